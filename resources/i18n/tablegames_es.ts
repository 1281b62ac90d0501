<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Table Games</source>
        <translation>Acerca de Table Games</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copiar las versiones</translation>
    </message>
    <message>
        <source>It uses Qt {qt} through PySide6 under the GNU Lesser General Public License, version 3. You may replace Qt by another build of the same version.</source>
        <translation>Usa Qt {qt} mediante PySide6, con la Licencia Pública General Reducida de GNU, versión 3. Puedes sustituir Qt por otra compilación de la misma versión.</translation>
    </message>
    <message>
        <source>Its text is set in Inter by Rasmus Andersson and others, under the SIL Open Font License 1.1.</source>
        <translation>El texto usa Inter, de Rasmus Andersson y otros, con la SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere: the program does not use the network.</source>
        <translation>No se envía nada: el programa no usa la red.</translation>
    </message>
    <message>
        <source>Table Games</source>
        <translation>Table Games</translation>
    </message>
    <message>
        <source>Table Games is free software under the MIT licence. All cards, icons and sounds are its own.</source>
        <translation>Table Games es software libre con licencia MIT. Las cartas, los iconos y los sonidos son propios.</translation>
    </message>
    <message>
        <source>The licences of all parts, and where the source of each is: {folder}</source>
        <translation>Las licencias de todas las partes, y dónde está el código fuente de cada una: {folder}</translation>
    </message>
    <message>
        <source>Traditional card and table games for one computer. Every deal is fixed before you play, and bots see no more than you would in their place.</source>
        <translation>Juegos tradicionales de cartas y de mesa para un ordenador. Cada reparto queda fijado antes de jugar y los bots no ven más de lo que verías tú en su lugar.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
</context>
<context>
    <name>AudienceWindow</name>
    <message>
        <source>Table Games – audience</source>
        <translation>Table Games – público</translation>
    </message>
</context>
<context>
    <name>BesideTable</name>
    <message>
        <source>{game}, deal {deal}</source>
        <translation>{game}, mano {deal}</translation>
    </message>
</context>
<context>
    <name>CalculatorPage</name>
    <message>
        <source>&amp;Add to the series</source>
        <translation>&amp;Añadir a la serie</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <translation>Reglas: {preset}</translation>
    </message>
    <message>
        <source>Rules: {preset}, changed</source>
        <translation>Reglas: {preset}, cambiadas</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>The series could not be saved.</source>
        <translation>No se ha podido guardar la serie.</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>Back to the evening</source>
        <translation>Volver a la velada</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf)</source>
        <translation>Páginas para imprimir (*.pdf)</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Reglas de esta partida</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Guardar como PDF …</translation>
    </message>
    <message>
        <source>Save the rules card</source>
        <translation>Guardar la tarjeta de reglas</translation>
    </message>
    <message>
        <source>Shows the card until you go on.</source>
        <translation>Muestra la tarjeta hasta que sigas.</translation>
    </message>
    <message>
        <source>The file could not be written: {words}.</source>
        <translation>No se pudo escribir el archivo: {words}.</translation>
    </message>
    <message>
        <source>The match starts in {seconds} s.</source>
        <translation>La partida empieza en {seconds} s.</translation>
    </message>
    <message>
        <source>The match starts when you go on.</source>
        <translation>La partida empieza cuando sigas.</translation>
    </message>
    <message>
        <source>The rules card is in {path}.</source>
        <translation>La tarjeta de reglas está en {path}.</translation>
    </message>
    <message>
        <source>The rules of this match: {game}</source>
        <translation>Las reglas de esta partida: {game}</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
</context>
<context>
    <name>CardsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Give each player seven cards.</source>
        <translation>Da siete cartas a cada jugador.</translation>
    </message>
    <message>
        <source>Take these cards</source>
        <translation>Usar estas cartas</translation>
    </message>
    <message>
        <source>The cards that were shown</source>
        <translation>Las cartas que se enseñaron</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>La baraja</translation>
    </message>
    <message>
        <source>Whose seven cards? {name} knocked.</source>
        <translation>¿De quién son estas siete cartas? Cerró {name}.</translation>
    </message>
    <message>
        <source>{name} may not knock with these cards.</source>
        <translation>{name} no puede cerrar con estas cartas.</translation>
    </message>
    <message>
        <source>{name} may not knock with {deadwood}: {limit} allowed.</source>
        <translation>{name} no puede cerrar con {deadwood}: se permiten {limit}.</translation>
    </message>
</context>
<context>
    <name>ChinchonForm</name>
    <message>
        <source>Adds, total</source>
        <translation>Suma, total</translation>
    </message>
    <message>
        <source>Chinchón?</source>
        <translation>¿Chinchón?</translation>
    </message>
    <message>
        <source>Enter the cards …</source>
        <translation>Anotar las cartas …</translation>
    </message>
    <message>
        <source>Laid off</source>
        <translation>Acomodado</translation>
    </message>
    <message>
        <source>Laid off by {name}</source>
        <translation>Acomodado por {name}</translation>
    </message>
    <message>
        <source>Loose points</source>
        <translation>Puntos sueltos</translation>
    </message>
    <message>
        <source>Loose points of {name}</source>
        <translation>Puntos sueltos de {name}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Puro</translation>
    </message>
    <message>
        <source>Say who knocked first.</source>
        <translation>Di antes quién cerró.</translation>
    </message>
    <message>
        <source>The stock ran out: nobody scores, the deal passes on.</source>
        <translation>Se acabó el mazo: nadie suma y reparte el siguiente.</translation>
    </message>
    <message>
        <source>Void deal</source>
        <translation>Mano nula</translation>
    </message>
    <message>
        <source>Who knocked?</source>
        <translation>¿Quién cerró?</translation>
    </message>
    <message>
        <source>With the joker</source>
        <translation>Con el comodín</translation>
    </message>
</context>
<context>
    <name>ChinchonScorePanel</name>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Deal {deal} in words</source>
        <translation>Mano {deal} en palabras</translation>
    </message>
    <message>
        <source>Last deal</source>
        <translation>Última mano</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Aún no ha terminado ninguna mano.</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Aún ninguna.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tanteo</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>repartió</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>{name}: {points}, {reason}</source>
        <translation>{name}: {points}, {reason}</translation>
    </message>
</context>
<context>
    <name>ChinosForm</name>
    <message>
        <source>Both called the right number in the same round.</source>
        <translation>Acertaron el número en la misma ronda.</translation>
    </message>
    <message>
        <source>Fouls of {name}</source>
        <translation>Faltas de {name}</translation>
    </message>
    <message>
        <source>Fouls, a coffee each</source>
        <translation>Faltas, a un café cada una</translation>
    </message>
    <message>
        <source>Saved: {order}</source>
        <translation>Salvados: {order}</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>Quitar el último</translation>
    </message>
    <message>
        <source>Together with the one before</source>
        <translation>Junto con el anterior</translation>
    </message>
    <message>
        <source>Who lost the final</source>
        <translation>Quién perdió la final</translation>
    </message>
    <message>
        <source>Who lost the final and pays?</source>
        <translation>¿Quién perdió la final y paga?</translation>
    </message>
    <message>
        <source>Who was saved first?</source>
        <translation>¿Quién se salvó primero?</translation>
    </message>
    <message>
        <source>Who was saved in the same round?</source>
        <translation>¿Quién se salvó en la misma ronda?</translation>
    </message>
    <message>
        <source>Who was saved next?</source>
        <translation>¿Quién se salvó después?</translation>
    </message>
    <message>
        <source>points of {name}</source>
        <translation>puntos de {name}</translation>
    </message>
</context>
<context>
    <name>ChinosScorePanel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Coffees: {paid}.</source>
        <translation>Cafés: {paid}.</translation>
    </message>
    <message>
        <source>Final {round}</source>
        <translation>Final {round}</translation>
    </message>
    <message>
        <source>Last opening</source>
        <translation>Última apertura</translation>
    </message>
    <message>
        <source>No fist was opened yet.</source>
        <translation>Aún no se ha abierto ningún puño.</translation>
    </message>
    <message>
        <source>No round is finished yet.</source>
        <translation>Aún no ha terminado ninguna ronda.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Esta partida</translation>
    </message>
    <message numerus="yes">
        <source>Tonight, %n match(es)</source>
        <translation>
            <numerusform>Hoy, %n partida</numerusform>
            <numerusform>Hoy, %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>call</source>
        <translation>pide</translation>
    </message>
    <message>
        <source>coffees</source>
        <translation>cafés</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>monedas</translation>
    </message>
    <message>
        <source>saved first</source>
        <translation>antes a salvo</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Close the dialog first.</source>
        <translation>Cierra antes el diálogo.</translation>
    </message>
    <message>
        <source>It is open.</source>
        <translation>Ya está abierta.</translation>
    </message>
    <message>
        <source>Matches (*.tgr *.tgr.*);;All files (*)</source>
        <translation>Partidas (*.tgr *.tgr.*);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>No game here has one.</source>
        <translation>Ningún juego de aquí la tiene.</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation>El archivo es {path}.</translation>
    </message>
    <message>
        <source>You are at home.</source>
        <translation>Estás en el inicio.</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue {match}</source>
        <translation>Continuar {match}</translation>
    </message>
    <message>
        <source>Nothing to continue. Choose a game.</source>
        <translation>No hay nada que continuar. Elige un juego.</translation>
    </message>
    <message>
        <source>Saved games ({number})</source>
        <translation>Partidas guardadas ({number})</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Mostrar el archivo</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>&amp;Keep it open while I play</source>
        <translation>&amp;Dejarla abierta mientras juego</translation>
    </message>
    <message numerus="yes">
        <source>An open hand is covered by itself after %n second(s) without a key or the mouse.</source>
        <translation>
            <numerusform>Una mano abierta se tapa sola tras %n segundo sin tecla ni ratón.</numerusform>
            <numerusform>Una mano abierta se tapa sola tras %n segundos sin tecla ni ratón.</numerusform>
        </translation>
    </message>
    <message>
        <source>Covered. Only for</source>
        <translation>Tapada. Solo para</translation>
    </message>
    <message>
        <source>Everybody else looks away. The hand stays covered until {name} says so.</source>
        <translation>Los demás miran a otro lado. La mano sigue tapada hasta que {name} lo diga.</translation>
    </message>
    <message>
        <source>For one hand: the hand stays open until Space, Esc or the end of the turn.</source>
        <translation>Para jugar con una mano: queda abierta hasta Espacio, Esc o el final del turno.</translation>
    </message>
    <message>
        <source>Hold &lt;b&gt;Space&lt;/b&gt; to see the hand. Letting go covers it.</source>
        <translation>Mantén &lt;b&gt;Espacio&lt;/b&gt; para ver la mano. Al soltar se tapa.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Mantén para mirar</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Soy {name}</translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation>Pasa la pantalla a</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Pasa la pantalla a {name}</translation>
    </message>
    <message>
        <source>Then hold &lt;b&gt;Space&lt;/b&gt;, or keep the button pressed, to see the hand. Letting go covers it.</source>
        <translation>Después mantén &lt;b&gt;Espacio&lt;/b&gt;, o el botón pulsado, para ver la mano. Al soltar se tapa.</translation>
    </message>
    <message>
        <source>While you hold it, play with the mouse, or with arrows and Enter.</source>
        <translation>Mientras lo mantienes, juega con el ratón, o con flechas e Intro.</translation>
    </message>
</context>
<context>
    <name>CurtainFoot</name>
    <message>
        <source>Somebody saw the wrong hand?</source>
        <translation>¿Alguien vio una mano ajena?</translation>
    </message>
    <message>
        <source>Void this deal …</source>
        <translation>Anular esta mano…</translation>
    </message>
</context>
<context>
    <name>DealBox</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the figures</source>
        <translation>Copiar las cifras</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código del reparto</translation>
    </message>
    <message>
        <source>Figures that fix the deal</source>
        <translation>Cifras que fijan el reparto</translation>
    </message>
    <message>
        <source>Note these figures: after the match you can check that no card was moved.</source>
        <translation>Anota estas cifras: después de la partida puedes comprobar que ninguna carta cambió de sitio.</translation>
    </message>
    <message>
        <source>Play deals again by their code</source>
        <translation>Repetir repartos con su código</translation>
    </message>
    <message>
        <source>Play new deals</source>
        <translation>Jugar repartos nuevos</translation>
    </message>
    <message>
        <source>The deal is already fixed. Cut with any word.</source>
        <translation>El reparto ya está fijado. Corta con una palabra.</translation>
    </message>
    <message>
        <source>The deals of another match</source>
        <translation>Los repartos de otra partida</translation>
    </message>
    <message>
        <source>This is not the deal code of a match of this game.</source>
        <translation>No es el código de reparto de una partida de este juego.</translation>
    </message>
    <message>
        <source>Whoever has the code can know the cards, so the match counts as practice.</source>
        <translation>Quien tiene el código puede conocer las cartas; por eso la partida cuenta como práctica.</translation>
    </message>
    <message>
        <source>Your cut</source>
        <translation>Tu corte</translation>
    </message>
    <message>
        <source>deal code: TG1 …</source>
        <translation>código: TG1 …</translation>
    </message>
    <message>
        <source>your cut, or nothing</source>
        <translation>tu corte, o nada</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>{name} plays from the next deal on, in the place of {bot}.</source>
        <translation>{name} juega desde la próxima mano, en el lugar de {bot}.</translation>
    </message>
</context>
<context>
    <name>DifferenceLine</name>
    <message>
        <source>Back to the preset</source>
        <translation>Volver al ajuste previo</translation>
    </message>
</context>
<context>
    <name>EntrantRow</name>
    <message>
        <source>Bot, {level}</source>
        <translation>Bot, {level}</translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Vuelve</translation>
    </message>
    <message>
        <source>Leaves now</source>
        <translation>Se va ahora</translation>
    </message>
    <message>
        <source>Mark of {name}</source>
        <translation>Marca de {name}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>somebody new</source>
        <translation>alguien nuevo</translation>
    </message>
    <message>
        <source>{name} is</source>
        <translation>{name} es</translation>
    </message>
</context>
<context>
    <name>EntryBox</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Quitar esta línea</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>&amp;Chow</source>
        <translation>&amp;Chow</translation>
    </message>
    <message>
        <source>&amp;Kong</source>
        <translation>&amp;Kong</translation>
    </message>
    <message>
        <source>&amp;Pung</source>
        <translation>&amp;Pung</translation>
    </message>
    <message>
        <source>Clear hand</source>
        <translation>Vaciar la mano</translation>
    </message>
    <message>
        <source>Conceale&amp;d kong</source>
        <translation>Kong &amp;oculto</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Fan</translation>
    </message>
    <message>
        <source>For real tiles: enter the hand, read the points.</source>
        <translation>Para fichas de verdad: introduce la mano y lee los puntos.</translation>
    </message>
    <message>
        <source>Mahjong hand calculator</source>
        <translation>Calculadora de manos de mahjong</translation>
    </message>
    <message>
        <source>Only the &amp;fan number</source>
        <translation>Solo el número de &amp;fan</translation>
    </message>
    <message>
        <source>Pick tiles</source>
        <translation>Elige fichas</translation>
    </message>
    <message>
        <source>Pick tiles below, or type them: 1 M is 1 of characters.</source>
        <translation>Elige fichas abajo o escríbelas: 1 M es el 1 de caracteres.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>keys: 1–9 then M P S, F Q for flowers, E S W N, R G B; the disc counts the copies left</source>
        <translation>teclas: 1–9 y luego M P S, F Q para flores, E S W N, R G B; el disco cuenta las fichas que quedan</translation>
    </message>
    <message>
        <source>{done} of {whole} tiles</source>
        <translation>{done} de {whole} fichas</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copiar los detalles</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Algo ha fallado en el programa</translation>
    </message>
    <message>
        <source>Your match is saved up to your last decision. If the table looks wrong, go home and continue from there.</source>
        <translation>Tu partida está guardada hasta tu última decisión. Si la mesa se ve mal, ve al inicio y continúa desde allí.</translation>
    </message>
</context>
<context>
    <name>EveningCommands</name>
    <message>
        <source>Evening {number}</source>
        <translation>Velada {number}</translation>
    </message>
    <message>
        <source>It is open.</source>
        <translation>Ya está abierta.</translation>
    </message>
    <message>
        <source>Open the evening first.</source>
        <translation>Abre primero la velada.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Guardando …</translation>
    </message>
    <message>
        <source>The result is deleted. Undo brings it back.</source>
        <translation>El resultado está borrado. Deshacer lo recupera.</translation>
    </message>
</context>
<context>
    <name>EveningDialog</name>
    <message>
        <source>A new evening</source>
        <translation>Una velada nueva</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Empezar la velada</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>From the first place on. Equal places share; further places get none. All results count by them.</source>
        <translation>Desde el primer puesto. Los puestos iguales se los reparten; los demás no reciben ninguno. Valen para todos los resultados.</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>Noche de juegos</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Nombre de la velada</translation>
    </message>
    <message>
        <source>People and points</source>
        <translation>Personas y puntos</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Puntos por puesto</translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>Choose a match in the table first.</source>
        <translation>Elige primero una partida en la tabla.</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>Corregir …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Nothing played yet. Start a match here, or add a result from a real table.</source>
        <translation>Aún no se ha jugado nada. Empieza aquí una partida o añade un resultado de una mesa de verdad.</translation>
    </message>
    <message>
        <source>People and points …</source>
        <translation>Personas y puntos …</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Start a match</source>
        <translation>Empezar una partida</translation>
    </message>
</context>
<context>
    <name>EveningsDialog</name>
    <message>
        <source>Evenings</source>
        <translation>Veladas</translation>
    </message>
    <message>
        <source>New evening …</source>
        <translation>Velada nueva …</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A discard</source>
        <translation>Un descarte</translation>
    </message>
    <message>
        <source>Chow, lowest tile</source>
        <translation>Chow, ficha más baja</translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation>Circunstancias</translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation>Mano oculta</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>Kong oculto</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Discarder</source>
        <translation>Quien descarta</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Liable</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>Next tiles go to</source>
        <translation>Las fichas van a</translation>
    </message>
    <message>
        <source>Own draw</source>
        <translation>Robo propio</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Robbing a kong</source>
        <translation>Robar un kong</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>Viento de la ronda</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Ganada con</translation>
    </message>
    <message>
        <source>after a flower</source>
        <translation>tras una flor</translation>
    </message>
    <message>
        <source>after a kong</source>
        <translation>tras un kong</translation>
    </message>
    <message>
        <source>earthly hand</source>
        <translation>mano terrenal</translation>
    </message>
    <message>
        <source>heavenly hand</source>
        <translation>mano celestial</translation>
    </message>
    <message>
        <source>human hand</source>
        <translation>mano humana</translation>
    </message>
    <message>
        <source>kong on kong</source>
        <translation>kong sobre kong</translation>
    </message>
    <message>
        <source>last tile of the wall</source>
        <translation>última ficha del muro</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Next in the series</source>
        <translation>Toca en la serie</translation>
    </message>
    <message>
        <source>What is played next?</source>
        <translation>¿A qué se juega ahora?</translation>
    </message>
    <message>
        <source>bots fill the other seats</source>
        <translation>los bots ocupan los demás asientos</translation>
    </message>
    <message>
        <source>{names} sit out, or change the seats</source>
        <translation>descansan: {names}; o cambia los asientos</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>{game}: {sentence} {players}.</source>
        <translation>{game}: {sentence} {players}.</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>Table Games</source>
        <translation>Table Games</translation>
    </message>
    <message>
        <source>{game} – Table Games</source>
        <translation>{game} – Table Games</translation>
    </message>
</context>
<context>
    <name>HandCounter</name>
    <message>
        <source>Back to the sheet</source>
        <translation>Volver a la hoja</translation>
    </message>
    <message>
        <source>T&amp;ake this hand</source>
        <translation>&amp;Tomar esta mano</translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>A chow needs its lowest tile: 1 to 7 of a suit.</source>
        <translation>Un chow se indica con su ficha más baja: del 1 al 7 de un palo.</translation>
    </message>
    <message>
        <source>All four of these are used.</source>
        <translation>Las cuatro ya están usadas.</translation>
    </message>
    <message>
        <source>At least {minimum} fan are needed.</source>
        <translation>Hacen falta al menos {minimum} fan.</translation>
    </message>
    <message>
        <source>Each flower is there once, and only where flowers are played.</source>
        <translation>Cada flor existe una sola vez, y solo si se juega con flores.</translation>
    </message>
    <message>
        <source>The hand is whole: 14 tiles, a set counts three.</source>
        <translation>La mano está completa: 14 fichas, un grupo cuenta tres.</translation>
    </message>
    <message>
        <source>The result is copied as text.</source>
        <translation>El resultado se ha copiado como texto.</translation>
    </message>
    <message>
        <source>There are four flowers and four seasons.</source>
        <translation>Hay cuatro flores y cuatro estaciones.</translation>
    </message>
    <message>
        <source>Won by {name}.</source>
        <translation>Gana {name}.</translation>
    </message>
    <message>
        <source>{digit} of what? M, P or S; F or Q for flowers and seasons.</source>
        <translation>¿{digit} de qué? M, P o S; F o Q para flores y estaciones.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Página de ayuda</translation>
    </message>
    <message>
        <source>Pages and sections</source>
        <translation>Páginas y secciones</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Arrow keys choose, Enter opens, F1 shows the rules of the chosen game.</source>
        <translation>Las flechas eligen, Intro abre, F1 muestra las reglas del juego elegido.</translation>
    </message>
    <message>
        <source>Count a real mahjong hand, keep any score</source>
        <translation>Cuenta una mano real de mahjong, lleva cualquier tanteo</translation>
    </message>
    <message>
        <source>Each game in five minutes, with pictures</source>
        <translation>Cada juego en cinco minutos, con imágenes</translation>
    </message>
    <message>
        <source>Every deal is fixed before you play, and you can check it afterwards.</source>
        <translation>Cada reparto queda fijado antes de jugar, y después puedes comprobarlo.</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>Noche de juegos</translation>
    </message>
    <message>
        <source>Go on with “{evening}”</source>
        <translation>Seguir con «{evening}»</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Tanteador</translation>
    </message>
    <message>
        <source>Several people, one projector</source>
        <translation>Varias personas, un proyector</translation>
    </message>
    <message>
        <source>Table Games</source>
        <translation>Table Games</translation>
    </message>
</context>
<context>
    <name>HotSeat</name>
    <message>
        <source>Covered. Waiting for {name}.</source>
        <translation>Tapada. Se espera a {name}.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Count by these rules</source>
        <translation>Contar con estas reglas</translation>
    </message>
    <message>
        <source>Rules to count by</source>
        <translation>Reglas con que se cuenta</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Enter the name first.</source>
        <translation>Escribe primero el nombre.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>KeeperPage</name>
    <message>
        <source>Export the sheet</source>
        <translation>Exportar la hoja</translation>
    </message>
    <message>
        <source>No sheet is open.</source>
        <translation>No hay ninguna hoja abierta.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Tanteador</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>The last save could not be read. You continue from the save before it.</source>
        <translation>No se pudo leer el último guardado. Sigues desde el anterior.</translation>
    </message>
    <message>
        <source>The sheet could not be written to {file}.</source>
        <translation>No se pudo escribir la hoja en {file}.</translation>
    </message>
    <message>
        <source>The sheet is copied as text.</source>
        <translation>La hoja se ha copiado como texto.</translation>
    </message>
    <message>
        <source>The sheet is in {file}.</source>
        <translation>La hoja está en {file}.</translation>
    </message>
    <message>
        <source>This sheet could not be read. Its file is kept aside, nothing is deleted.</source>
        <translation>No se pudo leer esta hoja. Su archivo queda aparte, no se borra nada.</translation>
    </message>
</context>
<context>
    <name>KeeperSetup</name>
    <message>
        <source>Begin the sheet</source>
        <translation>Empezar la hoja</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>In turn order.</source>
        <translation>En orden de turno.</translation>
    </message>
    <message>
        <source>Keep score: {game}</source>
        <translation>Llevar el tanteo: {game}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nombre del jugador {number}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Player {number} has no name.</source>
        <translation>El jugador {number} no tiene nombre.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Dos jugadores se llaman {name}.</translation>
    </message>
</context>
<context>
    <name>LatecomerDialog</name>
    <message>
        <source>A latecomer</source>
        <translation>Llega alguien</translation>
    </message>
    <message>
        <source>A seat is taken over with its total: {total}.</source>
        <translation>Un lugar se ocupa con su total: {total}.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Anotarlo</translation>
    </message>
    <message>
        <source>Nobody can take a new seat: {why}</source>
        <translation>Nadie puede ocupar un lugar nuevo: {why}</translation>
    </message>
    <message>
        <source>Takes, from the next deal on</source>
        <translation>Ocupa, desde la próxima mano</translation>
    </message>
    <message>
        <source>a new seat</source>
        <translation>un lugar nuevo</translation>
    </message>
    <message>
        <source>the seat of {name}</source>
        <translation>el lugar de {name}</translation>
    </message>
</context>
<context>
    <name>Legibility</name>
    <message>
        <source>Not everything on the projector can be read from the back of this room.</source>
        <translation>No todo lo que muestra el proyector se lee desde el fondo de esta sala.</translation>
    </message>
    <message>
        <source>The smallest pieces on the projector can be read from {heights} picture heights; this room has {room}. Sit closer, or enlarge the picture.</source>
        <translation>Las piezas más pequeñas del proyector se leen a {heights} alturas de la imagen; esta sala tiene {room}. Siéntate más cerca o agranda la imagen.</translation>
    </message>
</context>
<context>
    <name>LimitedField</name>
    <message>
        <source>There is room for {number} letters here.</source>
        <translation>Aquí caben {number} letras.</translation>
    </message>
</context>
<context>
    <name>MahjongForm</name>
    <message>
        <source>Count the tiles …</source>
        <translation>Contar las fichas …</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nula</translation>
    </message>
    <message>
        <source>Enter the hand tile by tile: the rules find its fan.</source>
        <translation>Introduce la mano ficha a ficha: las reglas calculan sus fan.</translation>
    </message>
    <message>
        <source>False win</source>
        <translation>Falsa victoria</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Fan</translation>
    </message>
    <message>
        <source>Fan of {name}</source>
        <translation>Fan de {name}</translation>
    </message>
    <message>
        <source>How did the hand end?</source>
        <translation>¿Cómo acabó la mano?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Own draw</source>
        <translation>Robo propio</translation>
    </message>
    <message>
        <source>Paid, total</source>
        <translation>Cobra, total</translation>
    </message>
    <message>
        <source>Robbed kong</source>
        <translation>Kong robado</translation>
    </message>
    <message>
        <source>Who called the false win?</source>
        <translation>¿Quién cantó la falsa victoria?</translation>
    </message>
    <message>
        <source>Who discarded the winning tile?</source>
        <translation>¿Quién descartó la ficha ganadora?</translation>
    </message>
    <message>
        <source>Who is liable?</source>
        <translation>¿Quién responde?</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>¿Quién ganó?</translation>
    </message>
    <message>
        <source>Whose kong was robbed?</source>
        <translation>¿De quién es el kong robado?</translation>
    </message>
</context>
<context>
    <name>MahjongScorePanel</name>
    <message>
        <source>Last hands</source>
        <translation>Últimas manos</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Aún ninguna.</translation>
    </message>
</context>
<context>
    <name>MatchCommands</name>
    <message>
        <source>Everybody would see the hint.</source>
        <translation>La pista la verían todos.</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>Las pistas son para tu turno.</translation>
    </message>
    <message>
        <source>It is shown when the match is over.</source>
        <translation>Se muestra al acabar la partida.</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>No hay ninguna partida abierta.</translation>
    </message>
    <message>
        <source>No turn was played yet.</source>
        <translation>Aún no se ha jugado ningún turno.</translation>
    </message>
    <message>
        <source>Not in this tool.</source>
        <translation>No en esta herramienta.</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Aún no se ha hecho nada.</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>No se ha deshecho nada.</translation>
    </message>
    <message>
        <source>Somebody else has seen what followed.</source>
        <translation>Alguien más ha visto lo que siguió.</translation>
    </message>
    <message>
        <source>The deal code is copied. It is entered where a match is set up.</source>
        <translation>El código del reparto está copiado. Se introduce al preparar una partida.</translation>
    </message>
    <message>
        <source>The figures are copied.</source>
        <translation>Las cifras están copiadas.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The hand is covered.</source>
        <translation>La mano está tapada.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The seed is shown when the match is over.</source>
        <translation>La semilla se muestra al acabar la partida.</translation>
    </message>
    <message>
        <source>You have not decided anything yet.</source>
        <translation>Aún no has decidido nada.</translation>
    </message>
    <message>
        <source>Your last decision is taken back. From here on the match is practice.</source>
        <translation>Tu última decisión queda deshecha. Desde aquí la partida es de práctica.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>There is no hint now.</source>
        <translation>Ahora no hay ninguna pista.</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nombre del jugador {number}</translation>
    </message>
    <message>
        <source>Names of the players</source>
        <translation>Nombres de los jugadores</translation>
    </message>
    <message>
        <source>Player {number} has no name.</source>
        <translation>El jugador {number} no tiene nombre.</translation>
    </message>
    <message>
        <source>Take these names</source>
        <translation>Usar estos nombres</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Dos jugadores se llaman {name}.</translation>
    </message>
</context>
<context>
    <name>NightCommands</name>
    <message>
        <source>Bring it back</source>
        <translation>Traerla de vuelta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Continuar aquí</translation>
    </message>
    <message>
        <source>How to extend</source>
        <translation>Cómo extender</translation>
    </message>
    <message>
        <source>Projector lost. It is used again when it comes back.</source>
        <translation>Proyector desconectado. Se usará otra vez cuando vuelva.</translation>
    </message>
    <message>
        <source>Projector lost. The game is paused.</source>
        <translation>Proyector desconectado. La partida está en pausa.</translation>
    </message>
    <message>
        <source>Projector: black</source>
        <translation>Proyector: en negro</translation>
    </message>
    <message>
        <source>Projector: frozen</source>
        <translation>Proyector: imagen fija</translation>
    </message>
    <message>
        <source>Projector: white</source>
        <translation>Proyector: en blanco</translation>
    </message>
    <message>
        <source>The audience sees the game again.</source>
        <translation>El público vuelve a ver la partida.</translation>
    </message>
    <message>
        <source>The audience window is not open.</source>
        <translation>La ventana del público no está abierta.</translation>
    </message>
    <message>
        <source>There is one screen only.</source>
        <translation>Solo hay una pantalla.</translation>
    </message>
    <message>
        <source>This window is on the projector’s screen: hands would be seen.</source>
        <translation>Esta ventana está en la pantalla del proyector: se verían las manos.</translation>
    </message>
    <message>
        <source>Use the curtain</source>
        <translation>Usar la cortina</translation>
    </message>
    <message>
        <source>Your hand lies face down. Point at a card, or hold Space, to see it.</source>
        <translation>Tu mano está boca abajo. Apunta a una carta, o mantén Espacio, para verla.</translation>
    </message>
    <message>
        <source>Your projector mirrors this screen: hands would be seen.</source>
        <translation>El proyector duplica esta pantalla: se verían las manos.</translation>
    </message>
    <message>
        <source>{keys} shows the game to the audience again.</source>
        <translation>{keys} vuelve a mostrar la partida al público.</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Nombre de archivo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Archivos de tipo:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>OpenQuestions</name>
    <message>
        <source>Cover</source>
        <translation>Tapar</translation>
    </message>
    <message>
        <source>Everybody may look: no hand is shown.</source>
        <translation>Todos pueden mirar: no se ve ninguna mano.</translation>
    </message>
    <message>
        <source>New match …</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Same players again</source>
        <translation>Otra vez las mismas personas</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>The hand of {name} stays open. Space or Esc covers it.</source>
        <translation>La mano de {name} queda abierta. Espacio o Esc la tapan.</translation>
    </message>
    <message>
        <source>The hand of {name}. Letting go covers it.</source>
        <translation>La mano de {name}. Al soltar se tapa.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The table …</source>
        <translation>La mesa…</translation>
    </message>
    <message>
        <source>Verify this match …</source>
        <translation>Verificar esta partida …</translation>
    </message>
    <message>
        <source>Who wants to claim it, or to look?</source>
        <translation>¿Alguien la reclama, o quiere mirar?</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to {value}, as in the preset</source>
        <translation>Volver a {value}, como en el ajuste previo</translation>
    </message>
    <message>
        <source>preset: {value} ↺</source>
        <translation>previo: {value} ↺</translation>
    </message>
</context>
<context>
    <name>OverBox</name>
    <message>
        <source>Another match of the same players</source>
        <translation>Otra partida con la misma gente</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Volver a la velada</translation>
    </message>
    <message>
        <source>Take it into the evening</source>
        <translation>Pasarla a la velada</translation>
    </message>
    <message>
        <source>The sheet is kept. A row can still be corrected, and Undo takes one back.</source>
        <translation>La hoja está guardada. Aún se puede corregir una línea, y Deshacer quita una.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
</context>
<context>
    <name>PaymentTable</name>
    <message>
        <source>What each fan is worth</source>
        <translation>Lo que vale cada fan</translation>
    </message>
    <message>
        <source>discarder</source>
        <translation>descarte</translation>
    </message>
    <message>
        <source>fan</source>
        <translation>fan</translation>
    </message>
    <message>
        <source>own draw</source>
        <translation>robo propio</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unidades</translation>
    </message>
</context>
<context>
    <name>PeopleForm</name>
    <message>
        <source>Add somebody</source>
        <translation>Añadir a alguien</translation>
    </message>
    <message>
        <source>An evening has room for twelve people.</source>
        <translation>En una velada caben doce personas.</translation>
    </message>
    <message>
        <source>Everybody has a mark of their own: colour, shape and line.</source>
        <translation>Cada cual tiene su marca: color, forma y línea.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Who comes later begins at 0 points and plays from the next match on. In a match that is open they can take the seat of a bot: menu Night, Somebody joins.</source>
        <translation>Quien llega más tarde empieza con 0 puntos y juega desde la próxima partida. En una partida abierta puede ocupar el lugar de un bot: menú Noche, Llega alguien.</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Game to plan</source>
        <translation>Juego para la serie</translation>
    </message>
    <message>
        <source>No plan: any game may come next.</source>
        <translation>Sin plan: puede tocar cualquier juego.</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Uno de cada</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation>Quitar el último</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
</context>
<context>
    <name>PokerForm</name>
    <message>
        <source>Automatic win, paid first:</source>
        <translation>Victoria automática, se paga primero:</translation>
    </message>
    <message>
        <source>Buy chips</source>
        <translation>Comprar fichas</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Por puntos</translation>
    </message>
    <message>
        <source>By rows</source>
        <translation>Por filas</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Chips are bought between two deals.</source>
        <translation>Las fichas se compran entre dos manos.</translation>
    </message>
    <message>
        <source>How the deal is entered</source>
        <translation>Cómo se anota la mano</translation>
    </message>
    <message>
        <source>Press from the highest to the lowest, or type 1 to 4. The right button gives the same place: a tie.</source>
        <translation>Pulsa del más alto al más bajo o escribe de 1 a 4. El botón derecho da el mismo puesto: empate.</translation>
    </message>
    <message>
        <source>What the first wins from the second, in points; less than 0 where it loses.</source>
        <translation>Lo que el primero gana al segundo, en puntos; menos de 0 si pierde.</translation>
    </message>
    <message>
        <source>Who buys</source>
        <translation>Quién compra</translation>
    </message>
    <message>
        <source>{name} from {other}</source>
        <translation>{name} a {other}</translation>
    </message>
    <message>
        <source>{name} {points} from {other}, {why}</source>
        <translation>{name} {points} a {other}, {why}</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>PrivateFrame</name>
    <message>
        <source>Hold to look</source>
        <translation>Mantén para mirar</translation>
    </message>
    <message>
        <source>Open for {name}</source>
        <translation>Abierta para {name}</translation>
    </message>
</context>
<context>
    <name>QuietStage</name>
    <message>
        <source>Next: {game}</source>
        <translation>A continuación: {game}</translation>
    </message>
    <message>
        <source>Table Games</source>
        <translation>Table Games</translation>
    </message>
    <message>
        <source>The next game is being chosen.</source>
        <translation>Se está eligiendo el próximo juego.</translation>
    </message>
</context>
<context>
    <name>ResultDialog</name>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a result</source>
        <translation>Añadir un resultado</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otro juego</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Correct a result</source>
        <translation>Corregir un resultado</translation>
    </message>
    <message>
        <source>Delete this result</source>
        <translation>Borrar este resultado</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nombre del juego</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note, behind the result (may stay empty)</source>
        <translation>Nota, tras el resultado (puede quedar vacía)</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>Say which game it was.</source>
        <translation>Di qué juego fue.</translation>
    </message>
    <message>
        <source>Totals, least wins</source>
        <translation>Totales, gana el menor</translation>
    </message>
    <message>
        <source>Totals, most wins</source>
        <translation>Totales, gana el mayor</translation>
    </message>
    <message>
        <source>Who was where</source>
        <translation>Quién quedó dónde</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>no jugó</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} puntos</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>By own draw: {fan}, {units}.</source>
        <translation>Con robo propio: {fan}, {units}.</translation>
    </message>
    <message>
        <source>By own draw: {line}</source>
        <translation>Con robo propio: {line}</translation>
    </message>
    <message>
        <source>On a discard from {name}: {fan}, {units}.</source>
        <translation>Con un descarte de {name}: {fan}, {units}.</translation>
    </message>
    <message>
        <source>On a discard: {line}</source>
        <translation>Con un descarte: {line}</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>The items appear here with the hand.</source>
        <translation>Los elementos aparecen aquí con la mano.</translation>
    </message>
    <message>
        <source>if discarded</source>
        <translation>con descarte</translation>
    </message>
    <message>
        <source>if drawn</source>
        <translation>con robo</translation>
    </message>
    <message>
        <source>on a discard</source>
        <translation>con descarte</translation>
    </message>
    <message>
        <source>own draw</source>
        <translation>robo propio</translation>
    </message>
    <message>
        <source>robbed</source>
        <translation>kong robado</translation>
    </message>
    <message>
        <source>{units}. Legal: at least {minimum} needed.</source>
        <translation>{units}. Válida: hacen falta al menos {minimum}.</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Entered by hand at {time}.</source>
        <translation>Anotado a mano a las {time}.</translation>
    </message>
    <message>
        <source>Kept for a real table, entered at {time}.</source>
        <translation>Llevado para una mesa de verdad, anotado a las {time}.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Played here, entered by itself at {time}.</source>
        <translation>Jugado aquí, anotado solo a las {time}.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>RowsEntry</name>
    <message>
        <source>Foul</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand of {name}</source>
        <translation>Mano de {name}</translation>
    </message>
    <message>
        <source>Not dealt in</source>
        <translation>No juega</translation>
    </message>
    <message>
        <source>Three rows</source>
        <translation>Tres filas</translation>
    </message>
    <message>
        <source>{row} of {name}, bonus hand</source>
        <translation>{row} de {name}, mano con bonificación</translation>
    </message>
    <message>
        <source>{row} of {name}, place</source>
        <translation>{row} de {name}, puesto</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Rules card: {game}</source>
        <translation>Tarjeta de reglas: {game}</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Reglas de esta partida</translation>
    </message>
    <message>
        <source>The whole rules (F1)</source>
        <translation>Las reglas completas (F1)</translation>
    </message>
</context>
<context>
    <name>SavedEntry</name>
    <message>
        <source>Delete this match? Its file is kept in the folder “deleted” and can be opened from there.</source>
        <translation>¿Eliminar esta partida? Su archivo se conserva en la carpeta «deleted» y puede abrirse desde allí.</translation>
    </message>
    <message>
        <source>Saved on {day} at {time}.</source>
        <translation>Guardada el {day} a las {time}.</translation>
    </message>
    <message>
        <source>Saved today at {time}.</source>
        <translation>Guardada hoy a las {time}.</translation>
    </message>
    <message>
        <source>Saved yesterday at {time}.</source>
        <translation>Guardada ayer a las {time}.</translation>
    </message>
    <message>
        <source>The last save could not be read; the one before it stands in deal {deal}.</source>
        <translation>No se pudo leer el último guardado; el anterior está en la mano {deal}.</translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation>{game} con {names}</translation>
    </message>
</context>
<context>
    <name>SavedRow</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue {match}</source>
        <translation>Continuar {match}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete {match}</source>
        <translation>Eliminar {match}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep {match}</source>
        <translation>Conservar {match}</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Mostrar el archivo</translation>
    </message>
    <message>
        <source>Show the file of {match}</source>
        <translation>Mostrar el archivo de {match}</translation>
    </message>
</context>
<context>
    <name>SavesDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partidas guardadas</translation>
    </message>
</context>
<context>
    <name>ScreenButton</name>
    <message>
        <source>Screen {number}: {words}</source>
        <translation>Pantalla {number}: {words}</translation>
    </message>
    <message>
        <source>this window</source>
        <translation>esta ventana</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Choose the screen that the audience sees. With one screen only the audience has a window on it.</source>
        <translation>Elige la pantalla que ve el público. Con una sola pantalla el público tiene una ventana en ella.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close the audience window</source>
        <translation>Cerrar la ventana del público</translation>
    </message>
    <message>
        <source>Identify</source>
        <translation>Identificar</translation>
    </message>
    <message>
        <source>Open the audience window</source>
        <translation>Abrir la ventana del público</translation>
    </message>
    <message>
        <source>Shows the number of each screen on it for three seconds.</source>
        <translation>Muestra en cada pantalla su número durante tres segundos.</translation>
    </message>
    <message>
        <source>The audience’s screen</source>
        <translation>La pantalla del público</translation>
    </message>
    <message>
        <source>These screens show the same picture. Extend the display in the system’s settings, not mirror it.</source>
        <translation>Estas pantallas muestran la misma imagen. Extiende la pantalla en los ajustes del sistema en vez de duplicarla.</translation>
    </message>
</context>
<context>
    <name>SeatDialog</name>
    <message>
        <source>In the place of this bot, from the next deal on</source>
        <translation>En el lugar de este bot, desde la próxima mano</translation>
    </message>
    <message>
        <source>Somebody is called {name} already.</source>
        <translation>Ya hay alguien que se llama {name}.</translation>
    </message>
    <message>
        <source>Somebody joins</source>
        <translation>Llega alguien</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Ocupar el lugar</translation>
    </message>
    <message>
        <source>The score of the seat goes on. By the rules of this game whoever is new buys in anew and may wait a deal.</source>
        <translation>La cuenta del lugar sigue. Según las reglas de este juego quien llega compra de nuevo y quizá espere una mano.</translation>
    </message>
    <message>
        <source>The score of the seat goes on: what the bot has made so far is taken over.</source>
        <translation>La cuenta del lugar sigue: se hereda lo que el bot ha hecho hasta ahora.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Level of the bot on seat {number}</source>
        <translation>Nivel del bot del asiento {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nombre del asiento {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>The screen is passed on. A curtain covers every hand in between.</source>
        <translation>La pantalla pasa de mano en mano. Entre medias, una cortina tapa todas las cartas.</translation>
    </message>
    <message>
        <source>Who sits on seat {number}</source>
        <translation>Quién ocupa el asiento {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>same screen</source>
        <translation>misma pantalla</translation>
    </message>
    <message>
        <source>this chair</source>
        <translation>esta silla</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>In turn order. You: who sets this up. Person: somebody else at this screen. Bot: the program.</source>
        <translation>Por orden de turno. Tú: quien prepara la partida. Persona: alguien más ante esta pantalla. Bot: el programa.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Número de jugadores</translation>
    </message>
    <message>
        <source>Seat {number} has no name.</source>
        <translation>El asiento {number} no tiene nombre.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Dos asientos se llaman {name}.</translation>
    </message>
</context>
<context>
    <name>SeriesDialog</name>
    <message>
        <source>All rounds are played.</source>
        <translation>Se han jugado todas las rondas.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change hand {number}</source>
        <translation>Cambiar la mano {number}</translation>
    </message>
    <message>
        <source>Change this hand</source>
        <translation>Cambiar esta mano</translation>
    </message>
    <message>
        <source>Copies the table as comma-separated values.</source>
        <translation>Copia la tabla como valores separados por comas.</translation>
    </message>
    <message>
        <source>Copies the table as text.</source>
        <translation>Copia la tabla como texto.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Drawn hand</source>
        <translation>Mano nula</translation>
    </message>
    <message>
        <source>False win by</source>
        <translation>Falsa victoria de</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Fan</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Names in turn order; the first one deals first</source>
        <translation>Nombres en orden de turno; el primero reparte primero</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Serie nueva</translation>
    </message>
    <message>
        <source>Next: {wind} round, {dealer}.</source>
        <translation>Ahora: ronda de {wind}, {dealer}.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The series is copied.</source>
        <translation>La serie se ha copiado.</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Viento</translation>
    </message>
    <message>
        <source>Winner and discarder are the same.</source>
        <translation>Quien gana y quien descarta no pueden ser la misma persona.</translation>
    </message>
    <message>
        <source>discard of</source>
        <translation>descarte de</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>mano nula</translation>
    </message>
    <message>
        <source>false win</source>
        <translation>falsa victoria</translation>
    </message>
    <message>
        <source>kong of</source>
        <translation>kong de</translation>
    </message>
    <message>
        <source>own draw</source>
        <translation>robo propio</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>won by</source>
        <translation>gana</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Has no effect: sounds are off.</source>
        <translation>No tiene efecto: los sonidos están apagados.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
</context>
<context>
    <name>SetupDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Enter the deal code first.</source>
        <translation>Escribe antes el código del reparto.</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Nueva partida: {game}</translation>
    </message>
    <message>
        <source>Rules card …</source>
        <translation>Tarjeta de reglas …</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Empezar la partida</translation>
    </message>
</context>
<context>
    <name>SharingCommands</name>
    <message>
        <source>In this game between two matches only.</source>
        <translation>En este juego, solo entre dos partidas.</translation>
    </message>
    <message>
        <source>It is covered.</source>
        <translation>Está tapada.</translation>
    </message>
    <message>
        <source>No bot plays that could leave.</source>
        <translation>No juega ningún bot que pueda irse.</translation>
    </message>
    <message>
        <source>No hand is shown.</source>
        <translation>No se ve ninguna mano.</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>No hay ninguna partida abierta.</translation>
    </message>
    <message>
        <source>Not in this tool.</source>
        <translation>No en esta herramienta.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The match is over: set up the next one.</source>
        <translation>La partida ha acabado: prepara la siguiente.</translation>
    </message>
    <message>
        <source>Wait until this deal is over.</source>
        <translation>Espera a que termine esta mano.</translation>
    </message>
    <message>
        <source>You play alone: your hand can lie face down.</source>
        <translation>Juegas a solas: tu mano puede estar boca abajo.</translation>
    </message>
</context>
<context>
    <name>SheetFile</name>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Not saved: opened a second time</source>
        <translation>Sin guardar: abierto por segunda vez</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Guardando …</translation>
    </message>
</context>
<context>
    <name>SheetLinks</name>
    <message>
        <source>All sheets</source>
        <translation>Todas las hojas</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Ends the match before its rules do: who leads has won.</source>
        <translation>Acaba la partida antes que sus reglas: gana quien va por delante.</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Exportar CSV</translation>
    </message>
    <message>
        <source>Latecomer</source>
        <translation>Llega alguien</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Somebody joins, or takes over a seat, from the next deal on.</source>
        <translation>Alguien se incorpora, u ocupa un lugar, a partir de la próxima mano.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
</context>
<context>
    <name>SheetRow</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete this sheet? Its file is kept in the folder “deleted”.</source>
        <translation>¿Borrar esta hoja? Su archivo queda en la carpeta «deleted».</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarla</translation>
    </message>
    <message>
        <source>This sheet is damaged. Opening it looks for an earlier save of it.</source>
        <translation>Esta hoja está dañada. Al abrirla se busca un guardado anterior.</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}: {names}</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>does not fit any more</source>
        <translation>ya no encaja</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>{name}: {added}, total {total}</source>
        <translation>{name}: {added}, total {total}</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>After this correction row {number} does not fit any more and is to be corrected, too.</source>
        <translation>Tras esta corrección la línea {number} ya no encaja y también habrá que corregirla.</translation>
    </message>
    <message>
        <source>All totals after it are worked out anew.</source>
        <translation>Todos los totales siguientes se calculan de nuevo.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Correct row {number}</source>
        <translation>Corregir la línea {number}</translation>
    </message>
    <message>
        <source>Correct the row that does not fit first.</source>
        <translation>Corrige antes la línea que no encaja.</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Aún no hay nada anotado.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>{game}: score keeper</source>
        <translation>{game}: tanteador</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Choose a row first.</source>
        <translation>Elige antes una línea.</translation>
    </message>
    <message>
        <source>Correct the chosen row</source>
        <translation>Corregir la línea elegida</translation>
    </message>
    <message>
        <source>Rows appear here as you enter them.</source>
        <translation>Las líneas aparecen aquí al anotarlas.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>La hoja</translation>
    </message>
</context>
<context>
    <name>SoundSwitches</name>
    <message>
        <source>Hear it</source>
        <translation>Oír</translation>
    </message>
    <message>
        <source>Hear “{sound}”</source>
        <translation>Oír «{sound}»</translation>
    </message>
    <message>
        <source>Single sounds</source>
        <translation>Cada sonido</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no sound: no loudspeaker or headphones were found.</source>
        <translation>No hay sonido: no se ha encontrado altavoz ni auriculares.</translation>
    </message>
    <message>
        <source>There is no sound: the sound part of Qt (PySide6-Addons) cannot be loaded on this computer.</source>
        <translation>No hay sonido: la parte de sonido de Qt (PySide6-Addons) no se puede cargar en este ordenador.</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>A new sheet</source>
        <translation>Una hoja nueva</translation>
    </message>
    <message>
        <source>For real cards, tiles and coins: you enter what happened, the rules of the game count.</source>
        <translation>Para cartas, fichas y monedas de verdad: tú anotas lo que pasó, las reglas del juego cuentan.</translation>
    </message>
    <message>
        <source>Kept sheets</source>
        <translation>Hojas guardadas</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Choose a game.</source>
        <translation>Aún no hay nada guardado. Elige un juego.</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Tanteador</translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message>
        <source>All deals of this match follow from these figures:
{figures}</source>
        <translation>Todos los repartos de esta partida se siguen de estas cifras:
{figures}</translation>
    </message>
    <message>
        <source>Deal fixed {figures}</source>
        <translation>Reparto fijado {figures}</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Guardando …</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Sonido apagado</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Sonido encendido</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
</context>
<context>
    <name>TableToolBar</name>
    <message>
        <source>Animation: off</source>
        <translation>Animación: no</translation>
    </message>
    <message>
        <source>How fast the cards move and bots play: {speed}</source>
        <translation>Rapidez de las cartas y de los bots: {speed}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Velocidad: {speed}</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>TakeAway</name>
    <message>
        <source>Export the evening</source>
        <translation>Exportar la velada</translation>
    </message>
    <message>
        <source>Page to print (*.html)</source>
        <translation>Página para imprimir (*.html)</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabla para hojas de cálculo (*.csv)</translation>
    </message>
    <message>
        <source>The evening is copied as text.</source>
        <translation>La velada está copiada como texto.</translation>
    </message>
    <message>
        <source>The evening is in {path}.</source>
        <translation>La velada está en {path}.</translation>
    </message>
    <message>
        <source>The file could not be written: {words}.</source>
        <translation>No se pudo escribir el archivo: {words}.</translation>
    </message>
</context>
<context>
    <name>TenForm</name>
    <message>
        <source>Both red fives in one capture?</source>
        <translation>¿Los dos cincos rojos en una captura?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Red points captured</source>
        <translation>Puntos rojos capturados</translation>
    </message>
    <message>
        <source>Red points of {name}</source>
        <translation>Puntos rojos de {name}</translation>
    </message>
    <message>
        <source>{sum} of {pack} points</source>
        <translation>{sum} de {pack} puntos</translation>
    </message>
</context>
<context>
    <name>TenScorePanel</name>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Last captures</source>
        <translation>Últimas capturas</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Aún ninguna.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>{base} = half the pack</source>
        <translation>{base} = media baraja</translation>
    </message>
    <message>
        <source>{card} takes {taken}</source>
        <translation>{card} captura {taken}</translation>
    </message>
</context>
<context>
    <name>TilePicker</name>
    <message>
        <source>{tile}, {left} left</source>
        <translation>{tile}, quedan {left}</translation>
    </message>
</context>
<context>
    <name>ToolPlace</name>
    <message>
        <source>Score keeper</source>
        <translation>Tanteador</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Go on with {game}</source>
        <translation>Seguir con {game}</translation>
    </message>
</context>
<context>
    <name>VerifyDialog</name>
    <message>
        <source>Action {number} is not one that the rules allow there.</source>
        <translation>La acción {number} no está permitida ahí por las reglas.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Compare with the figures you noted before the match:</source>
        <translation>Compara con las cifras que anotaste antes de la partida:</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy all this</source>
        <translation>Copiar todo esto</translation>
    </message>
    <message>
        <source>Deal {deal}: dealt again, {actions} actions as the rules allow, scores {scores}.</source>
        <translation>Mano {deal}: repartida de nuevo, {actions} acciones según las reglas, puntos {scores}.</translation>
    </message>
    <message>
        <source>Deal {deal}: the scores are not those recorded.</source>
        <translation>Mano {deal}: los puntos no son los anotados.</translation>
    </message>
    <message>
        <source>No card was moved: all deals and scores come out again.</source>
        <translation>Ninguna carta cambió de sitio: salen de nuevo todas las manos y todos los puntos.</translation>
    </message>
    <message>
        <source>The figures that belong to it, shown before the first deal:</source>
        <translation>Las cifras que le corresponden, mostradas antes de la primera mano:</translation>
    </message>
    <message>
        <source>The pack was cut with “{cut}”.</source>
        <translation>La baraja se cortó con «{cut}».</translation>
    </message>
    <message>
        <source>The same as far as you wrote them.</source>
        <translation>Coinciden hasta donde las has escrito.</translation>
    </message>
    <message>
        <source>The same figures: the deals were fixed before you played.</source>
        <translation>Son las mismas cifras: los repartos estaban fijados antes de jugar.</translation>
    </message>
    <message>
        <source>The seed, 32 random bytes, was chosen before the first deal:</source>
        <translation>La semilla, 32 bytes al azar, se eligió antes de la primera mano:</translation>
    </message>
    <message>
        <source>These are other figures.</source>
        <translation>Estas cifras son otras.</translation>
    </message>
    <message>
        <source>This match does not come out again.</source>
        <translation>Esta partida no sale igual.</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verificar esta partida</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Qué se ha encontrado</translation>
    </message>
</context>
<context>
    <name>WordsDock</name>
    <message>
        <source>Log of the match</source>
        <translation>Registro de la partida</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>La mesa en palabras</translation>
    </message>
    <message>
        <source>The table now</source>
        <translation>La mesa ahora</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About Table Games</source>
        <translation>&amp;Acerca de Table Games</translation>
    </message>
    <message>
        <source>&amp;Audience window</source>
        <translation>&amp;Ventana del público</translation>
    </message>
    <message>
        <source>&amp;Black picture</source>
        <translation>Imagen &amp;negra</translation>
    </message>
    <message>
        <source>&amp;Choose the screen …</source>
        <translation>&amp;Elegir la pantalla …</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Freeze the picture</source>
        <translation>&amp;Congelar la imagen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Inicio</translation>
    </message>
    <message>
        <source>&amp;New match …</source>
        <translation>&amp;Nueva partida …</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>&amp;Noche</translation>
    </message>
    <message>
        <source>&amp;Open a saved match …</source>
        <translation>&amp;Abrir una partida guardada …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Rules of this match …</source>
        <translation>&amp;Reglas de esta partida …</translation>
    </message>
    <message>
        <source>&amp;Say how the match stands</source>
        <translation>&amp;Decir cómo va la partida</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Puntos</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>A&amp;justes …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Verify this match …</source>
        <translation>&amp;Verificar esta partida …</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Add a &amp;result …</source>
        <translation>Añadir un &amp;resultado …</translation>
    </message>
    <message>
        <source>Add a result</source>
        <translation>Añadir un resultado</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Board of the &amp;evening</source>
        <translation>Marcador de la v&amp;elada</translation>
    </message>
    <message>
        <source>Co&amp;ver the hand</source>
        <translation>&amp;Tapar la mano</translation>
    </message>
    <message>
        <source>Colours for a &amp;bright room</source>
        <translation>Colores para una sala &amp;luminosa</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy the deal &amp;code</source>
        <translation>Copiar el &amp;código del reparto</translation>
    </message>
    <message>
        <source>Copy the evening as &amp;text</source>
        <translation>Copiar la velada como &amp;texto</translation>
    </message>
    <message>
        <source>Copy the figures that &amp;fix the deals</source>
        <translation>Copiar las cifras que &amp;fijan los repartos</translation>
    </message>
    <message>
        <source>E&amp;venings …</source>
        <translation>&amp;Veladas …</translation>
    </message>
    <message>
        <source>E&amp;xport the evening …</source>
        <translation>E&amp;xportar la velada …</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Veladas</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Hand ca&amp;lculator …</source>
        <translation>Cal&amp;culadora de manos …</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>My hand face &amp;down</source>
        <translation>Mi mano &amp;boca abajo</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proyector</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Rules of the &amp;game</source>
        <translation>Reglas del &amp;juego</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>Ve&amp;locidad</translation>
    </message>
    <message>
        <source>S&amp;wap the displays</source>
        <translation>&amp;Intercambiar las pantallas</translation>
    </message>
    <message>
        <source>Safe &amp;margin</source>
        <translation>&amp;Margen de seguridad</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Score &amp;keeper …</source>
        <translation>Mar&amp;cador …</translation>
    </message>
    <message>
        <source>Show the last turn &amp;again</source>
        <translation>Ver &amp;otra vez el último turno</translation>
    </message>
    <message>
        <source>Size of the &amp;room</source>
        <translation>&amp;Tamaño de la sala</translation>
    </message>
    <message>
        <source>Somebody &amp;joins …</source>
        <translation>&amp;Llega alguien …</translation>
    </message>
    <message>
        <source>Table in &amp;words</source>
        <translation>Mesa en &amp;palabras</translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation>Mesa en palabras</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>W&amp;hite picture</source>
        <translation>Imagen &amp;blanca</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>10 of {suit}</source>
        <translation>10 de {suit}</translation>
    </message>
    <message>
        <source>2 of {suit}</source>
        <translation>2 de {suit}</translation>
    </message>
    <message>
        <source>3 of {suit}</source>
        <translation>3 de {suit}</translation>
    </message>
    <message>
        <source>4 of {suit}</source>
        <translation>4 de {suit}</translation>
    </message>
    <message>
        <source>5 of {suit}</source>
        <translation>5 de {suit}</translation>
    </message>
    <message>
        <source>6 of {suit}</source>
        <translation>6 de {suit}</translation>
    </message>
    <message>
        <source>7 of {suit}</source>
        <translation>7 de {suit}</translation>
    </message>
    <message>
        <source>8 of {suit}</source>
        <translation>8 de {suit}</translation>
    </message>
    <message>
        <source>9 of {suit}</source>
        <translation>9 de {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>as de {suit}</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ases</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ochos</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>sota</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>jota de {suit}</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rey de {suit}</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nueves</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>reina de {suit}</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>reinas</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sietes</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieces</translation>
    </message>
    <message>
        <source>the 10 of {suit}</source>
        <translation>el 10 de {suit}</translation>
    </message>
    <message>
        <source>the 2 of {suit}</source>
        <translation>el 2 de {suit}</translation>
    </message>
    <message>
        <source>the 3 of {suit}</source>
        <translation>el 3 de {suit}</translation>
    </message>
    <message>
        <source>the 4 of {suit}</source>
        <translation>el 4 de {suit}</translation>
    </message>
    <message>
        <source>the 5 of {suit}</source>
        <translation>el 5 de {suit}</translation>
    </message>
    <message>
        <source>the 6 of {suit}</source>
        <translation>el 6 de {suit}</translation>
    </message>
    <message>
        <source>the 7 of {suit}</source>
        <translation>el 7 de {suit}</translation>
    </message>
    <message>
        <source>the 8 of {suit}</source>
        <translation>el 8 de {suit}</translation>
    </message>
    <message>
        <source>the 9 of {suit}</source>
        <translation>el 9 de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>el as de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>la jota de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>el rey de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la reina de {suit}</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
</context>
<context>
    <name>chinchon</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock.</source>
        <translation>
            <numerusform>Queda %n carta en el mazo.</numerusform>
            <numerusform>Quedan %n cartas en el mazo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, last draw</source>
        <translation>
            <numerusform>queda %n, último robo</numerusform>
            <numerusform>quedan %n, último robo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Chinchón&lt;/b&gt; with the joker: {name} knocks.</source>
        <translation>&lt;b&gt;Chinchón&lt;/b&gt; con el comodín: {name} cierra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Chinchón&lt;/b&gt; without the joker: {name} knocks.</source>
        <translation>&lt;b&gt;Chinchón&lt;/b&gt; sin el comodín: {name} cierra.</translation>
    </message>
    <message>
        <source>A card is in one meld at most.</source>
        <translation>Una carta está en una sola combinación.</translation>
    </message>
    <message>
        <source>A card just taken from the discards stays for this turn.</source>
        <translation>La carta recién tomada del descarte se queda en este turno.</translation>
    </message>
    <message>
        <source>A card of the stock leaves {mean} loose on average, the open card {after}.</source>
        <translation>Una carta del mazo deja de media {mean} puntos sueltos; la carta vista, {after}.</translation>
    </message>
    <message>
        <source>A chinchón leaves no loose cards: {name} has 0.</source>
        <translation>Un chinchón no deja cartas sueltas: {name} tiene 0.</translation>
    </message>
    <message>
        <source>A draw: {names} have {total}.</source>
        <translation>Empate: {names} tienen {total}.</translation>
    </message>
    <message>
        <source>A knock now would take you to {total} and win the match in {wins} of 100 cases only.</source>
        <translation>Cerrar ahora te llevaría a {total} y solo ganaría la partida en {wins} de cada 100 casos.</translation>
    </message>
    <message>
        <source>A meld has three cards or more.</source>
        <translation>Una combinación tiene tres cartas o más.</translation>
    </message>
    <message>
        <source>A new seat begins with the highest total still in play: {total}.</source>
        <translation>Un lugar nuevo empieza con el total más alto que sigue en juego: {total}.</translation>
    </message>
    <message>
        <source>After the next draw {mean} are loose on average, and in {chance} of 100 cases you may knock.</source>
        <translation>Tras el próximo robo quedan de media {mean} puntos sueltos, y en {chance} de cada 100 casos puedes cerrar.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Best proposal</source>
        <translation>Mejor propuesta</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>Chinchón {points}</source>
        <translation>Chinchón {points}</translation>
    </message>
    <message>
        <source>Chinchón: {name} wins the match</source>
        <translation>Chinchón: {name} gana la partida</translation>
    </message>
    <message>
        <source>Choose the card that you throw first.</source>
        <translation>Elige primero la carta que descartas.</translation>
    </message>
    <message>
        <source>Coming back in needs three players or more.</source>
        <translation>Para el reenganche hacen falta tres jugadores o más.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Mano {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} is over.</source>
        <translation>La mano {deal} ha terminado.</translation>
    </message>
    <message>
        <source>Deal {deal}. {name} deals.</source>
        <translation>Mano {deal}. Reparte {name}.</translation>
    </message>
    <message>
        <source>Deal {deal}: void</source>
        <translation>Mano {deal}: nula</translation>
    </message>
    <message>
        <source>Deal {deal}: {name} is to play.</source>
        <translation>Mano {deal}: le toca a {name}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {results}</source>
        <translation>Mano {deal}: {results}</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descarte</translation>
    </message>
    <message>
        <source>Discards, the top first</source>
        <translation>Descarte, empezando por arriba</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Roba antes una carta.</translation>
    </message>
    <message>
        <source>Draw a card: from the stock or the discards.</source>
        <translation>Toma una carta: del mazo o del descarte.</translation>
    </message>
    <message>
        <source>Enter the loose points of {name}.</source>
        <translation>Anota los puntos sueltos de {name}.</translation>
    </message>
    <message>
        <source>Forty cards are too few for four players.</source>
        <translation>Cuarenta cartas son pocas para cuatro jugadores.</translation>
    </message>
    <message>
        <source>Go on to the next deal.</source>
        <translation>Sigue con la mano siguiente.</translation>
    </message>
    <message>
        <source>Group melds</source>
        <translation>Agrupar</translation>
    </message>
    <message>
        <source>Hint: draw from the stock. {reason}</source>
        <translation>Pista: roba del mazo. {reason}</translation>
    </message>
    <message>
        <source>Hint: knock with {card} face down. {reason}</source>
        <translation>Pista: cierra con {card} boca abajo. {reason}</translation>
    </message>
    <message>
        <source>Hint: lay off {cards}. {reason}</source>
        <translation>Pista: acomoda {cards}. {reason}</translation>
    </message>
    <message>
        <source>Hint: show your melds as they are. {reason}</source>
        <translation>Pista: muestra tus combinaciones como están. {reason}</translation>
    </message>
    <message>
        <source>Hint: take {card} from the discards. {reason}</source>
        <translation>Pista: toma {card} del descarte. {reason}</translation>
    </message>
    <message>
        <source>Hint: throw {card}. {reason}</source>
        <translation>Pista: descarta {card}. {reason}</translation>
    </message>
    <message>
        <source>It does not fit there: the same rank, or next to an end.</source>
        <translation>Ahí no encaja: mismo valor, o junto a un extremo.</translation>
    </message>
    <message>
        <source>It helps this hand least in the turns to come.</source>
        <translation>Es la que menos ayuda a esta mano en los próximos turnos.</translation>
    </message>
    <message>
        <source>It is the last draw: taking the open card would leave it to the next player.</source>
        <translation>Es el último robo: tomar la carta vista se lo dejaría al siguiente.</translation>
    </message>
    <message>
        <source>It leaves the fewest loose points: {points}.</source>
        <translation>Deja los menos puntos sueltos: {points}.</translation>
    </message>
    <message>
        <source>It leaves {after} loose; a card of the stock would leave {mean} on average.</source>
        <translation>Deja {after} puntos sueltos; una carta del mazo dejaría {mean} de media.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Guardarlo</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Knock place</source>
        <translation>Cierre</translation>
    </message>
    <message numerus="yes">
        <source>Knock with %n loose? {limit} are allowed.</source>
        <translation>
            <numerusform>¿Cerrar con %n punto suelto? Se permiten {limit}.</numerusform>
            <numerusform>¿Cerrar con %n puntos sueltos? Se permiten {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock …</source>
        <translation>Cerrar …</translation>
    </message>
    <message>
        <source>Last draw: unless you knock, this deal is void.</source>
        <translation>Último robo: si no cierras, la mano es nula.</translation>
    </message>
    <message>
        <source>Last draw: with two cards left in the stock the deal is void.</source>
        <translation>Último robo: con dos cartas en el mazo la mano es nula.</translation>
    </message>
    <message>
        <source>Lay off cards on the melds of {name}, or finish.</source>
        <translation>Acomoda cartas en las combinaciones de {name}, o termina.</translation>
    </message>
    <message>
        <source>Loose points</source>
        <translation>Puntos sueltos</translation>
    </message>
    <message>
        <source>Loose points fall from {before} to {after}.</source>
        <translation>Los puntos sueltos bajan de {before} a {after}.</translation>
    </message>
    <message>
        <source>Loose points: {points}.</source>
        <translation>Puntos sueltos: {points}.</translation>
    </message>
    <message>
        <source>Loose: {cards}</source>
        <translation>Sueltas: {cards}</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>No card lies on the discards.</source>
        <translation>No hay ninguna carta en el descarte.</translation>
    </message>
    <message>
        <source>No loose cards on the other side: nothing is laid off. Show.</source>
        <translation>Al otro lado no hay cartas sueltas: no se acomoda nada. Muestra.</translation>
    </message>
    <message>
        <source>Nobody has reached {target}: the match goes on.</source>
        <translation>Nadie ha llegado a {target}: la partida sigue.</translation>
    </message>
    <message>
        <source>Nobody may knock in the first turn.</source>
        <translation>En el primer turno nadie puede cerrar.</translation>
    </message>
    <message>
        <source>Not now: wait for your turn.</source>
        <translation>Ahora no: espera tu turno.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>One loose card is allowed, and here are more.</source>
        <translation>Se permite una carta suelta, y aquí hay más.</translation>
    </message>
    <message>
        <source>Out of the match: {names}</source>
        <translation>Fuera de la partida: {names}</translation>
    </message>
    <message>
        <source>Out: {names}.</source>
        <translation>Fuera: {names}.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Say which card the joker stands for.</source>
        <translation>Di qué carta representa el comodín.</translation>
    </message>
    <message>
        <source>Say who knocked.</source>
        <translation>Di quién cerró.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tanteo</translation>
    </message>
    <message>
        <source>Seven cards are needed for {name}.</source>
        <translation>Faltan las siete cartas de {name}.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazo</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Mazo: %n carta</numerusform>
            <numerusform>Mazo: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock: {cards}.</source>
        <translation>Mazo: {cards}.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Esa carta no está en tu mano.</translation>
    </message>
    <message>
        <source>That is no meld: it takes one rank, or neighbours of one suit.</source>
        <translation>Eso no es una combinación: hace falta un mismo valor, o cartas seguidas de un palo.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n loose, {limit} are allowed.</source>
        <translation>
            <numerusform>Eso deja %n punto suelto, se permiten {limit}.</numerusform>
            <numerusform>Eso deja %n puntos sueltos, se permiten {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>That leaves {points}.</source>
        <translation>Eso deja {points}.</translation>
    </message>
    <message>
        <source>That promises fewer loose points.</source>
        <translation>Eso promete menos puntos sueltos.</translation>
    </message>
    <message>
        <source>That set is full.</source>
        <translation>Ese grupo está completo.</translation>
    </message>
    <message>
        <source>The discards are shuffled into a new stock.</source>
        <translation>El descarte se baraja y forma un mazo nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>The joker goes back into the stock, %n card(s) above it.</source>
        <translation>
            <numerusform>El comodín vuelve al mazo, con %n carta encima.</numerusform>
            <numerusform>El comodín vuelve al mazo, con %n cartas encima.</numerusform>
        </translation>
    </message>
    <message>
        <source>The joker helps any hand.</source>
        <translation>El comodín ayuda a cualquier mano.</translation>
    </message>
    <message>
        <source>The joker is {card}.</source>
        <translation>El comodín es {card}.</translation>
    </message>
    <message>
        <source>The joker lies on top of it.</source>
        <translation>El comodín está encima.</translation>
    </message>
    <message>
        <source>The joker may not be laid off.</source>
        <translation>El comodín no se puede acomodar.</translation>
    </message>
    <message>
        <source>The joker stands for that card in this run.</source>
        <translation>El comodín representa esa carta en esta escalera.</translation>
    </message>
    <message>
        <source>The knock left no loose cards: nothing is laid off.</source>
        <translation>El cierre no dejó cartas sueltas: no se acomoda nada.</translation>
    </message>
    <message>
        <source>The knock left no loose cards: {name} lays nothing off.</source>
        <translation>El cierre no dejó cartas sueltas: {name} no acomoda nada.</translation>
    </message>
    <message>
        <source>The last deal of the match.</source>
        <translation>La última mano de la partida.</translation>
    </message>
    <message>
        <source>The lot: {name} deals first.</source>
        <translation>El sorteo: {name} reparte primero.</translation>
    </message>
    <message>
        <source>The lowest total wins. Whoever reaches {target} loses.</source>
        <translation>Gana el total más bajo. Quien llega a {target} pierde.</translation>
    </message>
    <message>
        <source>The match is over: {winners}.</source>
        <translation>La partida ha terminado: {winners}.</translation>
    </message>
    <message>
        <source>The next deal could end the match.</source>
        <translation>La próxima mano podría acabar la partida.</translation>
    </message>
    <message>
        <source>The open card helps too little.</source>
        <translation>La carta vista ayuda demasiado poco.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>El mazo está vacío.</translation>
    </message>
    <message>
        <source>There is no joker in this pack.</source>
        <translation>En esta baraja no hay comodín.</translation>
    </message>
    <message>
        <source>There is no other source.</source>
        <translation>No hay otra opción.</translation>
    </message>
    <message>
        <source>These melds will be shown. Nothing is played yet.</source>
        <translation>Se mostrarán estas combinaciones. Aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>These rules are about a joker, and the pack has none.</source>
        <translation>Estas reglas tratan de un comodín, y la baraja no tiene.</translation>
    </message>
    <message>
        <source>Throw it</source>
        <translation>Descartarla</translation>
    </message>
    <message>
        <source>Throw one card, or knock.</source>
        <translation>Descarta una carta o cierra.</translation>
    </message>
    <message>
        <source>Throw the joker? It helps any hand.</source>
        <translation>¿Descartar el comodín? Ayuda a cualquier mano.</translation>
    </message>
    <message>
        <source>Took from the discards: {cards}</source>
        <translation>Tomadas del descarte: {cards}</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Carta vista: {card}.</translation>
    </message>
    <message>
        <source>Two cards left: knock, or the deal is void.</source>
        <translation>Quedan dos cartas: cierra, o la mano es nula.</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verificar esta partida</translation>
    </message>
    <message>
        <source>Void deal</source>
        <translation>Mano nula</translation>
    </message>
    <message>
        <source>Void deal: forty draws in a row came from the discards. Nobody scores.</source>
        <translation>Mano nula: cuarenta cartas seguidas salieron del descarte. Nadie puntúa.</translation>
    </message>
    <message>
        <source>Void deal: nobody scores.</source>
        <translation>Mano nula: nadie suma.</translation>
    </message>
    <message>
        <source>Void deal: the stock was shuffled too often. Nobody scores.</source>
        <translation>Mano nula: el mazo se barajó demasiadas veces. Nadie puntúa.</translation>
    </message>
    <message>
        <source>Void deal: two cards are left in the stock. Nobody scores.</source>
        <translation>Mano nula: quedan dos cartas en el mazo. Nadie puntúa.</translation>
    </message>
    <message>
        <source>Who knocks lays nothing off.</source>
        <translation>Quien cierra no acomoda nada.</translation>
    </message>
    <message>
        <source>Whoever reaches {target} is out. The last one in wins.</source>
        <translation>Quien llega a {target} queda fuera. Gana quien quede al final.</translation>
    </message>
    <message>
        <source>With it you may knock.</source>
        <translation>Con ella puedes cerrar.</translation>
    </message>
    <message>
        <source>You could knock without a loose card. Knock instead?</source>
        <translation>Puedes cerrar sin cartas sueltas. ¿Prefieres cerrar?</translation>
    </message>
    <message>
        <source>You have drawn already: throw a card, or knock.</source>
        <translation>Ya has robado: descarta una carta o cierra.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Your turn in deal {deal}.</source>
        <translation>Te toca en la mano {deal}.</translation>
    </message>
    <message>
        <source>after one discard</source>
        <translation>tras un descarte</translation>
    </message>
    <message>
        <source>as grouped: {points}</source>
        <translation>agrupadas: {points}</translation>
    </message>
    <message>
        <source>chinchón</source>
        <translation>chinchón</translation>
    </message>
    <message>
        <source>chinchón wins the match</source>
        <translation>el chinchón gana la partida</translation>
    </message>
    <message>
        <source>drop a card here</source>
        <translation>suelta aquí una carta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>face down, ends the deal</source>
        <translation>boca abajo, acaba la mano</translation>
    </message>
    <message>
        <source>for the chinchón with the joker</source>
        <translation>por el chinchón con comodín</translation>
    </message>
    <message>
        <source>for the pure chinchón</source>
        <translation>por el chinchón puro</translation>
    </message>
    <message>
        <source>has shown</source>
        <translation>ha mostrado</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>está pensando</translation>
    </message>
    <message>
        <source>joker stands for {card}</source>
        <translation>el comodín es {card}</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>recién robada</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>ha cerrado</translation>
    </message>
    <message>
        <source>knocked without loose cards</source>
        <translation>cierre sin cartas sueltas</translation>
    </message>
    <message>
        <source>laid off by {name}</source>
        <translation>acomodada por {name}</translation>
    </message>
    <message>
        <source>laid off: {cards}</source>
        <translation>acomodadas: {cards}</translation>
    </message>
    <message>
        <source>loose points</source>
        <translation>puntos sueltos</translation>
    </message>
    <message>
        <source>loose points of the knock</source>
        <translation>puntos sueltos del cierre</translation>
    </message>
    <message>
        <source>loose points, was {before}</source>
        <translation>puntos sueltos, eran {before}</translation>
    </message>
    <message>
        <source>loose points, {off} laid off</source>
        <translation>puntos sueltos, {off} acomodados</translation>
    </message>
    <message>
        <source>loose: {cards}</source>
        <translation>sueltas: {cards}</translation>
    </message>
    <message>
        <source>loose: {sum}</source>
        <translation>sueltas: {sum}</translation>
    </message>
    <message>
        <source>no loose cards</source>
        <translation>sin cartas sueltas</translation>
    </message>
    <message>
        <source>none loose</source>
        <translation>sin sueltas</translation>
    </message>
    <message>
        <source>nothing counts</source>
        <translation>no cuenta nada</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>out of the match</source>
        <translation>fuera de la partida</translation>
    </message>
    <message>
        <source>run</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>run of {suit}</source>
        <translation>escalera de {suit}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>set of {ranks}</source>
        <translation>grupo de {ranks}</translation>
    </message>
    <message>
        <source>shows</source>
        <translation>muestra</translation>
    </message>
    <message>
        <source>take the top card</source>
        <translation>toma la de arriba</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>llegó al tope</translation>
    </message>
    <message>
        <source>the discards</source>
        <translation>el descarte</translation>
    </message>
    <message>
        <source>the knock place</source>
        <translation>el cierre</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>a {target}</translation>
    </message>
    <message>
        <source>took</source>
        <translation>tomó</translation>
    </message>
    <message>
        <source>took from the discards</source>
        <translation>tomó del descarte</translation>
    </message>
    <message>
        <source>void deal</source>
        <translation>mano nula</translation>
    </message>
    <message>
        <source>without {card}</source>
        <translation>sin {card}</translation>
    </message>
    <message>
        <source>you can: {points}</source>
        <translation>puedes: {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>tu mano</translation>
    </message>
    <message>
        <source>{card} chosen: click the discards, or the knock place.</source>
        <translation>Elegida: {card}. Pulsa el descarte o el cierre.</translation>
    </message>
    <message>
        <source>{card} could help the next player more.</source>
        <translation>{card} podría servir más al siguiente.</translation>
    </message>
    <message>
        <source>{card} is not in this pack.</source>
        <translation>{card} no está en esta baraja.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>{card} está dos veces.</translation>
    </message>
    <message>
        <source>{card} laid off</source>
        <translation>{card} acomodada</translation>
    </message>
    <message>
        <source>{card} laid off on the melds of {name}</source>
        <translation>{card}, acomodada en las combinaciones de {name}</translation>
    </message>
    <message>
        <source>{card}, the joker</source>
        <translation>{card}, el comodín</translation>
    </message>
    <message>
        <source>{card}, {points}</source>
        <translation>{card}, {points}</translation>
    </message>
    <message>
        <source>{deal}. {dealer}.</source>
        <translation>{deal}. {dealer}.</translation>
    </message>
    <message>
        <source>{limit} allowed</source>
        <translation>se permiten {limit}</translation>
    </message>
    <message>
        <source>{limit} or less</source>
        <translation>{limit} o menos</translation>
    </message>
    <message>
        <source>{limit} or less, one card</source>
        <translation>{limit} o menos, una carta</translation>
    </message>
    <message>
        <source>{meld} (joker as {card})</source>
        <translation>{meld} (comodín como {card})</translation>
    </message>
    <message>
        <source>{meld} with the joker</source>
        <translation>{meld} con comodín</translation>
    </message>
    <message>
        <source>{meld}: {cards}</source>
        <translation>{meld}: {cards}</translation>
    </message>
    <message>
        <source>{name} adds {points}</source>
        <translation>{name} suma {points}</translation>
    </message>
    <message>
        <source>{name} adds {points} and has {total}</source>
        <translation>{name} suma {points} y tiene {total}</translation>
    </message>
    <message>
        <source>{name} cannot have less than 0 points.</source>
        <translation>{name} no puede tener menos de 0 puntos.</translation>
    </message>
    <message>
        <source>{name} cannot lay off more than the loose points.</source>
        <translation>{name} no puede acomodar más que sus puntos sueltos.</translation>
    </message>
    <message>
        <source>{name} comes back with {total}.</source>
        <translation>{name} se reengancha con {total}.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Reparte {name}.</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>repartió {name}</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} roba del mazo.</translation>
    </message>
    <message>
        <source>{name} has a chinchón with the joker: {added}.</source>
        <translation>{name} tiene un chinchón con el comodín: {added}.</translation>
    </message>
    <message>
        <source>{name} has a pure chinchón and wins the match.</source>
        <translation>{name} tiene un chinchón puro y gana la partida.</translation>
    </message>
    <message>
        <source>{name} has a pure chinchón: {added}.</source>
        <translation>{name} tiene un chinchón puro: {added}.</translation>
    </message>
    <message>
        <source>{name} has the last draw: without a knock the deal is void.</source>
        <translation>{name} tiene el último robo: sin cierre la mano es nula.</translation>
    </message>
    <message>
        <source>{name} has {total} and is out with {left} more.</source>
        <translation>{name} tiene {total}: con {left} más queda fuera.</translation>
    </message>
    <message>
        <source>{name} has {total} and is out.</source>
        <translation>{name} tiene {total} y queda fuera.</translation>
    </message>
    <message>
        <source>{name} has {total}: {left} more end the match.</source>
        <translation>{name} tiene {total}: con {left} más acaba la partida.</translation>
    </message>
    <message>
        <source>{name} is out and cannot knock.</source>
        <translation>{name} está fuera y no puede cerrar.</translation>
    </message>
    <message>
        <source>{name} is out and has no points.</source>
        <translation>{name} está fuera y no tiene puntos.</translation>
    </message>
    <message>
        <source>{name} is {points} from the target.</source>
        <translation>A {name} le quedan {points} hasta el tope.</translation>
    </message>
    <message>
        <source>{name} knocks</source>
        <translation>{name} cierra</translation>
    </message>
    <message numerus="yes">
        <source>{name} knocks with %n loose.</source>
        <translation>
            <numerusform>{name} cierra con %n punto suelto.</numerusform>
            <numerusform>{name} cierra con %n puntos sueltos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} knocks with {points}.</source>
        <translation>{name} cierra con {points}.</translation>
    </message>
    <message>
        <source>{name} knocks without a loose card.</source>
        <translation>{name} cierra sin cartas sueltas.</translation>
    </message>
    <message>
        <source>{name} knocks without loose cards: {added}.</source>
        <translation>{name} cierra sin cartas sueltas: {added}.</translation>
    </message>
    <message>
        <source>{name} lays off {cards}: {before} − {less} = {points}.</source>
        <translation>{name} acomoda {cards}: {before} − {less} = {points}.</translation>
    </message>
    <message>
        <source>{name} lays {card} off on the melds of {knocker}: {points} left.</source>
        <translation>{name} acomoda {card} en las combinaciones de {knocker}: quedan {points}.</translation>
    </message>
    <message>
        <source>{name} may not knock with {deadwood}: {limit} allowed.</source>
        <translation>{name} no puede cerrar con {deadwood}: se permiten {limit}.</translation>
    </message>
    <message>
        <source>{name} may not knock: one loose card is allowed.</source>
        <translation>{name} no puede cerrar: se permite una carta suelta.</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>Juega {name}.</translation>
    </message>
    <message>
        <source>{name} shows.</source>
        <translation>{name} muestra.</translation>
    </message>
    <message>
        <source>{name} shows: {points} loose.</source>
        <translation>{name} muestra: {points} puntos sueltos.</translation>
    </message>
    <message>
        <source>{name} takes {card} from the discards.</source>
        <translation>{name} toma {card} del descarte.</translation>
    </message>
    <message>
        <source>{name} throws {card}.</source>
        <translation>{name} descarta {card}.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>{name} wins the match with a pure chinchón.</source>
        <translation>{name} gana la partida con un chinchón puro.</translation>
    </message>
    <message>
        <source>{name} wins the match with {total}.</source>
        <translation>{name} gana la partida con {total}.</translation>
    </message>
    <message>
        <source>{name} {added} after laying off {off}</source>
        <translation>{name} {added} tras acomodar {off}</translation>
    </message>
    <message>
        <source>{name}: chinchón</source>
        <translation>{name}: chinchón</translation>
    </message>
    <message>
        <source>{name}: seven loose cards count {most} at most.</source>
        <translation>{name}: siete cartas sueltas cuentan {most} como mucho.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {total}, %n card(s) in hand</source>
        <translation>
            <numerusform>{name}: {total}, %n carta en la mano</numerusform>
            <numerusform>{name}: {total}, %n cartas en la mano</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {total}, out</source>
        <translation>{name}: {total}, fuera</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>{points} left</source>
        <translation>faltan {points}</translation>
    </message>
    <message>
        <source>{points} loose, {limit} allowed.</source>
        <translation>{points} puntos sueltos, se permiten {limit}.</translation>
    </message>
    <message>
        <source>{stands} Totals: {totals}.</source>
        <translation>{stands} Totales: {totals}.</translation>
    </message>
    <message>
        <source>{sum}: with {target} you are out.</source>
        <translation>{sum}: con {target} quedas fuera.</translation>
    </message>
    <message>
        <source>{sum}: you lose if {name} stays below {target}.</source>
        <translation>{sum}: pierdes si {name} no llega a {target}.</translation>
    </message>
</context>
<context>
    <name>chinese_poker</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen: click a row</source>
        <translation>
            <numerusform>%n elegida: haz clic en una fila</numerusform>
            <numerusform>%n elegidas: haz clic en una fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) for a hand</source>
        <translation>
            <numerusform>%n segundo para colocar</numerusform>
            <numerusform>%n segundos para colocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Queda %n segundo.</numerusform>
            <numerusform>Quedan %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to place</source>
        <translation>
            <numerusform>%n por colocar</numerusform>
            <numerusform>%n por colocar</numerusform>
        </translation>
    </message>
    <message>
        <source>9 instead of 6 from each</source>
        <translation>9 de cada uno en vez de 6</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}&lt;/b&gt; wins the match with {won}.</source>
        <translation>&lt;b&gt;{name}&lt;/b&gt; gana la partida con {won}.</translation>
    </message>
    <message>
        <source>A correction needs a reason for the log.</source>
        <translation>Una corrección necesita una razón para el registro.</translation>
    </message>
    <message>
        <source>A deal needs two players with chips.</source>
        <translation>Una mano necesita dos jugadores con fichas.</translation>
    </message>
    <message>
        <source>A deal needs two players.</source>
        <translation>Una mano necesita dos jugadores.</translation>
    </message>
    <message>
        <source>A foul: {reason}</source>
        <translation>Una falta: {reason}</translation>
    </message>
    <message>
        <source>A foul: {reason} It gives away &lt;b&gt;{cost}&lt;/b&gt; points expected.</source>
        <translation>Una falta: {reason} Regala &lt;b&gt;{cost}&lt;/b&gt; puntos esperados.</translation>
    </message>
    <message>
        <source>A full buy.</source>
        <translation>Una compra completa.</translation>
    </message>
    <message>
        <source>A hand went to the wrong player</source>
        <translation>Una mano fue al jugador equivocado</translation>
    </message>
    <message>
        <source>A new seat begins even.</source>
        <translation>Un lugar nuevo empieza en tablas.</translation>
    </message>
    <message>
        <source>A new seat buys in for {chips}.</source>
        <translation>Un lugar nuevo entra con {chips}.</translation>
    </message>
    <message>
        <source>A short buy: the one after it must be full.</source>
        <translation>Una compra corta: la siguiente debe ser completa.</translation>
    </message>
    <message>
        <source>A stack holds 999,999,999 chips at most.</source>
        <translation>Nadie tiene más de 999 999 999 fichas.</translation>
    </message>
    <message>
        <source>A void deal is dealt again: no chips move and the button stays. Why is it void?</source>
        <translation>Una mano anulada se reparte de nuevo: no se mueven fichas y el botón se queda. ¿Por qué se anula?</translation>
    </message>
    <message>
        <source>All are ready.</source>
        <translation>Todos están listos.</translation>
    </message>
    <message>
        <source>All placed</source>
        <translation>Todas colocadas</translation>
    </message>
    <message>
        <source>All rows are full: drop on a card to swap the two.</source>
        <translation>Todas las filas están completas: suelta sobre una carta para cambiarlas.</translation>
    </message>
    <message>
        <source>All rows are in order: lock them, or go on.</source>
        <translation>Las tres filas están en orden: confirma, o sigue.</translation>
    </message>
    <message>
        <source>All three rows from everybody: 9 instead of 6 from each</source>
        <translation>Las tres filas a todos: 9 de cada uno en vez de 6</translation>
    </message>
    <message>
        <source>All three rows from {name}: {points} instead of 3</source>
        <translation>Las tres filas a {name}: {points} en vez de 3</translation>
    </message>
    <message>
        <source>All three rows, super bonus: {points}</source>
        <translation>Las tres filas, superbonificación: {points}</translation>
    </message>
    <message>
        <source>All three rows: {points} instead of 3</source>
        <translation>Las tres filas: {points} en vez de 3</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Colocar</translation>
    </message>
    <message>
        <source>Automatic win: {points}</source>
        <translation>Victoria automática: {points}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Back to the boards</source>
        <translation>Volver a las manos</translation>
    </message>
    <message>
        <source>Best setting found: the hard bot’s</source>
        <translation>Mejor hallada: bot difícil</translation>
    </message>
    <message>
        <source>Bonuses {bonus}.</source>
        <translation>Bonificaciones {bonus}.</translation>
    </message>
    <message>
        <source>Both win by themselves</source>
        <translation>Ambas manos ganan solas</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Comprado</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Buy whole buy-ins, or once less than one, but no less than a point.</source>
        <translation>Compra compras enteras, o una vez menos de una, pero no menos de un punto.</translation>
    </message>
    <message>
        <source>Buy {chips}</source>
        <translation>Comprar {chips}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Chips and seats</source>
        <translation>Fichas y puestos</translation>
    </message>
    <message>
        <source>Chips for {name}</source>
        <translation>Fichas para {name}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy all deals as a table for a spreadsheet</source>
        <translation>Copiar todas las manos como tabla para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Correct the stacks; their sum stays the same.</source>
        <translation>Corrige las fichas; su suma no cambia.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Mano {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} is over.</source>
        <translation>La mano {deal} ha terminado.</translation>
    </message>
    <message>
        <source>Deal {deal} is over: {results}.</source>
        <translation>Fin de la mano {deal}: {results}.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} de {deals}</translation>
    </message>
    <message>
        <source>Deal {deal}: {names} are dealt in.</source>
        <translation>Mano {deal}: reciben cartas {names}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {results}</source>
        <translation>Mano {deal}: {results}</translation>
    </message>
    <message>
        <source>Deals so far</source>
        <translation>Manos jugadas</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Declarar</translation>
    </message>
    <message>
        <source>Declare {kind}? It takes {value} from each and is not compared by rows.</source>
        <translation>¿Declarar {kind}? Cobra {value} a cada uno y no se compara por filas.</translation>
    </message>
    <message>
        <source>Declaring {kind} would have been worth &lt;b&gt;{cost}&lt;/b&gt; points more, by expectation.</source>
        <translation>Declarar {kind} habría valido &lt;b&gt;{cost}&lt;/b&gt; puntos más de promedio.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Mano del dragón</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>End the match now? What was won so far decides it.</source>
        <translation>¿Terminar ya la partida? Decide lo ganado hasta ahora.</translation>
    </message>
    <message>
        <source>Enter every player.</source>
        <translation>Anota a cada jugador.</translation>
    </message>
    <message>
        <source>Enter the points of each pair.</source>
        <translation>Anota los puntos de cada pareja.</translation>
    </message>
    <message>
        <source>Expected: &lt;b&gt;{expected}&lt;/b&gt; points. In this deal: &lt;b&gt;{net}&lt;/b&gt;.</source>
        <translation>Esperados: &lt;b&gt;{expected}&lt;/b&gt; puntos. En esta mano: &lt;b&gt;{net}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Llenar el resto</translation>
    </message>
    <message>
        <source>Five or more cards of a hand were seen</source>
        <translation>Se vieron cinco o más cartas de una mano</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>For the foul: {points}</source>
        <translation>Por la falta: {points}</translation>
    </message>
    <message>
        <source>Foul by {name}</source>
        <translation>Falta de {name}</translation>
    </message>
    <message>
        <source>Foul by {name}: {reason}</source>
        <translation>Falta de {name}: {reason}</translation>
    </message>
    <message>
        <source>Foul: {names}.</source>
        <translation>Falta: {names}.</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>of a kind, short</comment>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póker</translation>
    </message>
    <message>
        <source>Four {ranks}</source>
        <translation>Póker de {ranks}</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Frente</translation>
    </message>
    <message>
        <source>Front ({front}) beats middle ({middle}).</source>
        <translation>El frente ({front}) gana al medio ({middle}).</translation>
    </message>
    <message>
        <source>Front beats middle</source>
        <translation>El frente gana al medio</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Go on to the next deal.</source>
        <translation>Pasa a la mano siguiente.</translation>
    </message>
    <message>
        <source>Hands are set in deal {deal}.</source>
        <translation>Se disponen las manos en el reparto {deal}.</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carta alta</translation>
    </message>
    <message>
        <source>Hint: declare {kind}, {value} from each.</source>
        <translation>Pista: declara {kind}, {value} de cada uno.</translation>
    </message>
    <message>
        <source>Hint: {back} behind, {middle} in the middle, {front} in front.</source>
        <translation>Pista: {back} en el fondo, {middle} en el medio, {front} en el frente.</translation>
    </message>
    <message>
        <source>In order. A locked hand is final.</source>
        <translation>En orden. Lo confirmado es definitivo.</translation>
    </message>
    <message>
        <source>In the interest of the game</source>
        <translation>En interés del juego</translation>
    </message>
    <message>
        <source>In this version a hand that wins by itself must be declared.</source>
        <translation>En esta versión hay que declarar una mano que gana por sí sola.</translation>
    </message>
    <message>
        <source>In {row} {name} and {other} cannot be equal.</source>
        <translation>En {row}, {name} y {other} no pueden empatar.</translation>
    </message>
    <message>
        <source>In {row} {name} has the stronger hand than {other}: the places do not fit.</source>
        <translation>En {row}, {name} tiene mejor mano que {other}: los puestos no encajan.</translation>
    </message>
    <message>
        <source>It gets no hand in its first deal.</source>
        <translation>En su primera mano no recibe cartas.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Irse</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Confirmar</translation>
    </message>
    <message>
        <source>Looking for the best rows …</source>
        <translation>Buscando las mejores filas …</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Middle ({middle}) beats back ({back}).</source>
        <translation>El medio ({middle}) gana al fondo ({back}).</translation>
    </message>
    <message>
        <source>Middle and back are equal: allowed.</source>
        <translation>Medio y fondo son iguales: permitido.</translation>
    </message>
    <message>
        <source>Middle beats back</source>
        <translation>El medio gana al fondo</translation>
    </message>
    <message>
        <source>Most of it from {name}: {points}</source>
        <translation>Sobre todo a {name}: {points}</translation>
    </message>
    <message>
        <source>Must be lower than the middle</source>
        <translation>Debe ser más bajo que el medio</translation>
    </message>
    <message>
        <source>Must be the highest</source>
        <translation>Debe ser lo más alto</translation>
    </message>
    <message>
        <source>Must not beat the back</source>
        <translation>No debe ganar al fondo</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No stack goes below zero.</source>
        <translation>Nadie baja de cero fichas.</translation>
    </message>
    <message>
        <source>Nobody forfeits a hand without a clock.</source>
        <translation>Sin reloj nadie pierde una mano por tiempo.</translation>
    </message>
    <message>
        <source>Nobody opens before all are ready.</source>
        <translation>Nadie descubre antes de que todos estén listos.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Nadie se sienta ahí.</translation>
    </message>
    <message>
        <source>Nobody wins the deal</source>
        <translation>Nadie gana la mano</translation>
    </message>
    <message>
        <source>Not now: your hand is locked, or you have none.</source>
        <translation>Ahora no: tu mano está confirmada, o no tienes.</translation>
    </message>
    <message>
        <source>Not ready yet: {names}</source>
        <translation>Faltan: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: %n card(s) are still in your tray.</source>
        <translation>
            <numerusform>Aún no: te queda %n carta por colocar.</numerusform>
            <numerusform>Aún no: te quedan %n cartas por colocar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing better was found: your setting gives nothing away.</source>
        <translation>No se halló nada mejor: tu colocación no regala nada.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Only between two deals.</source>
        <translation>Solo entre dos manos.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Pair of {ranks}</source>
        <translation>Pareja de {ranks}</translation>
    </message>
    <message>
        <source>Pair {ranks}</source>
        <translation>Pareja de {ranks}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas de jugadores</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Review my setting</source>
        <translation>Revisar mi colocación</translation>
    </message>
    <message>
        <source>Rows hold three, five and five cards.</source>
        <translation>Las filas llevan tres, cinco y cinco cartas.</translation>
    </message>
    <message>
        <source>Rows {won} to {lost}</source>
        <translation>Filas {won} a {lost}</translation>
    </message>
    <message>
        <source>Set three rows: &lt;b&gt;back highest&lt;/b&gt;, front lowest.</source>
        <translation>Coloca tres filas: &lt;b&gt;el fondo alto&lt;/b&gt;, el frente bajo.</translation>
    </message>
    <message>
        <source>Setting {number} of {count} found: {points} points expected from the others.</source>
        <translation>Colocación {number} de {count} halladas: {points} puntos esperados de los demás.</translation>
    </message>
    <message>
        <source>Short buys are not allowed in this match.</source>
        <translation>En esta partida no hay compras cortas.</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>Six pairs</source>
        <translation>Seis pares</translation>
    </message>
    <message>
        <source>Somebody has locked already: hands at the wrong place no longer void the deal.</source>
        <translation>Alguien ha confirmado ya: una mano mal entregada ya no anula el reparto.</translation>
    </message>
    <message>
        <source>Somebody sits there.</source>
        <translation>Ahí ya se sienta alguien.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Escalera de color</translation>
    </message>
    <message>
        <source>Super bonus for {name}</source>
        <translation>Superbonificación para {name}</translation>
    </message>
    <message>
        <source>Table …</source>
        <translation>Mesa …</translation>
    </message>
    <message>
        <source>That hand earns no bonus in {row}.</source>
        <translation>Esa mano no da bonificación en {row}.</translation>
    </message>
    <message>
        <source>That is for the table, not for one player.</source>
        <translation>Eso toca a la mesa, no a un solo jugador.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;back&lt;/b&gt; rows are opened.</source>
        <translation>Se descubren los &lt;b&gt;fondos&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;front&lt;/b&gt; rows are opened.</source>
        <translation>Se descubren los &lt;b&gt;frentes&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;middle&lt;/b&gt; rows are opened.</source>
        <translation>Se descubren los &lt;b&gt;medios&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The back rows are opened</source>
        <translation>Se descubre el fondo</translation>
    </message>
    <message>
        <source>The deal is void: a hand came to the wrong player. No chips move.</source>
        <translation>Mano anulada: unas cartas llegaron al jugador equivocado. No se mueven fichas.</translation>
    </message>
    <message>
        <source>The deal is void: five cards of a hand were seen. No chips move.</source>
        <translation>Mano anulada: se vieron cinco cartas de una mano. No se mueven fichas.</translation>
    </message>
    <message>
        <source>The deal is void: the host broke it off. No chips move.</source>
        <translation>Mano anulada por el anfitrión. No se mueven fichas.</translation>
    </message>
    <message>
        <source>The first buy is a full one.</source>
        <translation>La primera compra es completa.</translation>
    </message>
    <message>
        <source>The front beats the middle: a foul.</source>
        <translation>El frente gana al medio: una falta.</translation>
    </message>
    <message>
        <source>The front rows are opened</source>
        <translation>Se descubre el frente</translation>
    </message>
    <message>
        <source>The host corrects the stacks: {stacks}. {note}</source>
        <translation>El anfitrión corrige las fichas: {stacks}. {note}</translation>
    </message>
    <message>
        <source>The last deal of the match.</source>
        <translation>La última mano de la partida.</translation>
    </message>
    <message>
        <source>The lot gives {name} the button.</source>
        <translation>El sorteo da el botón a {name}.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The match is over. It is won by {names}.</source>
        <translation>La partida ha terminado. Gana: {names}.</translation>
    </message>
    <message>
        <source>The match is shared by {names}, {won} each.</source>
        <translation>La partida se reparte: {names}, {won} cada uno.</translation>
    </message>
    <message>
        <source>The middle beats the back: a foul.</source>
        <translation>El medio gana al fondo: una falta.</translation>
    </message>
    <message>
        <source>The middle of {name} beats the back: that is a foul.</source>
        <translation>El medio de {name} gana al fondo: es falta.</translation>
    </message>
    <message>
        <source>The middle rows are opened</source>
        <translation>Se descubre el medio</translation>
    </message>
    <message>
        <source>The players set their hands.</source>
        <translation>Los jugadores colocan sus manos.</translation>
    </message>
    <message>
        <source>The sum of all stacks has to stay the same.</source>
        <translation>La suma de las fichas no puede cambiar.</translation>
    </message>
    <message>
        <source>Then: {reason}</source>
        <translation>Entonces: {reason}</translation>
    </message>
    <message>
        <source>There is no deal to void.</source>
        <translation>No hay mano que anular.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Ese puesto no existe.</translation>
    </message>
    <message>
        <source>There is one stack for each seat.</source>
        <translation>Hay un montón de fichas por puesto.</translation>
    </message>
    <message>
        <source>These are not your thirteen cards.</source>
        <translation>Esas no son tus trece cartas.</translation>
    </message>
    <message>
        <source>They win {back}, {middle} and {front} of 100 rows.</source>
        <translation>Ganan {back}, {middle} y {front} de cada 100 filas.</translation>
    </message>
    <message>
        <source>This hand does not win by itself.</source>
        <translation>Esta mano no gana por sí sola.</translation>
    </message>
    <message>
        <source>This is a foul: you pay {points} to everybody. Lock anyway?</source>
        <translation>Es una falta: pagas {points} a cada uno. ¿Confirmar de todos modos?</translation>
    </message>
    <message>
        <source>This match is played for a running score.</source>
        <translation>Esta partida se juega por puntuación.</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>of a kind, short</comment>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Three flushes</source>
        <translation>Tres colores</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Three straights</source>
        <translation>Tres escaleras</translation>
    </message>
    <message>
        <source>Three {ranks}</source>
        <translation>Trío de {ranks}</translation>
    </message>
    <message>
        <source>Time is up: {name} forfeits the hand.</source>
        <translation>Se acabó el tiempo: {name} pierde la mano.</translation>
    </message>
    <message>
        <source>Two fouls</source>
        <translation>Dos faltas</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Doble pareja</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verificar esta partida</translation>
    </message>
    <message>
        <source>Void this deal</source>
        <translation>Anular esta mano</translation>
    </message>
    <message>
        <source>What place has {name} in {row}?</source>
        <translation>¿Qué puesto tiene {name} en {row}?</translation>
    </message>
    <message>
        <source>Who buys chips?</source>
        <translation>¿Quién compra fichas?</translation>
    </message>
    <message>
        <source>Who has the button first</source>
        <translation>Quién tiene el botón primero</translation>
    </message>
    <message>
        <source>Who has won most after {deals} deals wins.</source>
        <translation>Gana quien más lleve ganado tras {deals} manos.</translation>
    </message>
    <message>
        <source>Who has won most when you stop wins.</source>
        <translation>Gana quien más lleve ganado cuando paréis.</translation>
    </message>
    <message>
        <source>Why? It stands in the log.</source>
        <translation>¿Por qué? Queda en el registro.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>Won so far: {totals}</source>
        <translation>Ganado hasta ahora: {totals}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>You have the button</source>
        <translation>Tienes el botón</translation>
    </message>
    <message>
        <source>You hold &lt;b&gt;{kind}&lt;/b&gt;: declare it, or play rows.</source>
        <translation>Tienes &lt;b&gt;{kind}&lt;/b&gt;: declara, o juega filas.</translation>
    </message>
    <message>
        <source>You hold &lt;b&gt;{kind}&lt;/b&gt;: declared for you in this version.</source>
        <translation>Tienes &lt;b&gt;{kind}&lt;/b&gt;: en esta versión se declara por ti.</translation>
    </message>
    <message>
        <source>You hold {kind} ({value} from each). Play your rows instead?</source>
        <translation>Tienes {kind} ({value} de cada uno). ¿Jugar en cambio tus filas?</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Tus cartas</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Your hand waits in deal {deal}.</source>
        <translation>Tu mano espera en la mano {deal}.</translation>
    </message>
    <message>
        <source>Your last buy was a short one: the next must be full.</source>
        <translation>Tu última compra fue corta: la siguiente debe ser completa.</translation>
    </message>
    <message>
        <source>Your own rows again.</source>
        <translation>De nuevo tus propias filas.</translation>
    </message>
    <message>
        <source>Your rows are locked. Hold the mouse on them to look.</source>
        <translation>Tus filas están confirmadas. Mantén el ratón sobre ellas para mirar.</translation>
    </message>
    <message>
        <source>Your setting</source>
        <translation>Tu colocación</translation>
    </message>
    <message>
        <source>Your setting gives away &lt;b&gt;{cost}&lt;/b&gt; points, by expectation against hard bots.</source>
        <translation>Tu colocación regala &lt;b&gt;{cost}&lt;/b&gt; puntos de promedio contra bots difíciles.</translation>
    </message>
    <message>
        <source>Your short buy is used: the next buy is a full one.</source>
        <translation>Ya usaste tu compra corta: la siguiente es completa.</translation>
    </message>
    <message>
        <source>all three rows: {points}</source>
        <translation>las tres filas: {points}</translation>
    </message>
    <message>
        <source>automatic win: {points}</source>
        <translation>victoria automática: {points}</translation>
    </message>
    <message>
        <source>back to your cards</source>
        <translation>de vuelta a tus cartas</translation>
    </message>
    <message>
        <source>bonus {bonus}</source>
        <translation>bonif. {bonus}</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>foul: {points}</source>
        <translation>falta: {points}</translation>
    </message>
    <message>
        <source>not dealt in</source>
        <translation>fuera de la mano</translation>
    </message>
    <message>
        <source>nothing won</source>
        <translation>sin ganancia</translation>
    </message>
    <message>
        <source>push</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>rows {won} to {lost}</source>
        <translation>filas {won} a {lost}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>puntos {score}</translation>
    </message>
    <message>
        <source>setting …</source>
        <translation>colocando …</translation>
    </message>
    <message>
        <source>still setting</source>
        <translation>aún coloca</translation>
    </message>
    <message>
        <source>super bonus</source>
        <translation>superbonificación</translation>
    </message>
    <message>
        <source>super bonus: {points}</source>
        <translation>superbonificación: {points}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>el fondo</translation>
    </message>
    <message>
        <source>the front</source>
        <translation>el frente</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>el medio</translation>
    </message>
    <message>
        <source>waits a deal</source>
        <translation>espera una mano</translation>
    </message>
    <message>
        <source>wins the deal</source>
        <translation>gana la mano</translation>
    </message>
    <message>
        <source>won from each other</source>
        <translation>ganado entre sí</translation>
    </message>
    <message>
        <source>{base} for rows, {bonus} for bonuses</source>
        <translation>{base} por filas, {bonus} por bonificaciones</translation>
    </message>
    <message>
        <source>{cards} of {places}</source>
        <translation>{cards} de {places}</translation>
    </message>
    <message>
        <source>{card} chosen: click a place</source>
        <translation>{card}: haz clic en un sitio</translation>
    </message>
    <message>
        <source>{deals} deals so far: you {own}, the hard bot on your cards {best}. Given away by setting: {cost}. Luck: {luck}.</source>
        <translation>Manos hasta ahora: {deals}. Tú {own}, el bot difícil con tus cartas {best}. Regalado al colocar: {cost}. Suerte: {luck}.</translation>
    </message>
    <message>
        <source>{deal}: hands are being set</source>
        <translation>{deal}: se colocan las manos</translation>
    </message>
    <message>
        <source>{high} and {low}</source>
        <translation>{high} y {low}</translation>
    </message>
    <message>
        <source>{kind}, {ranks}</source>
        <translation>{kind}, {ranks}</translation>
    </message>
    <message>
        <source>{kind}: {value} from each</source>
        <translation>{kind}: {value} de cada uno</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>de {low} a {high}</translation>
    </message>
    <message>
        <source>{names} share the deal: {points} each</source>
        <translation>{names} comparten la mano: {points}</translation>
    </message>
    <message>
        <source>{name} against {other}: {points}</source>
        <translation>{name} contra {other}: {points}</translation>
    </message>
    <message>
        <source>{name} and {other} push: both win by themselves.</source>
        <translation>{name} y {other} empatan: ambas manos ganan por sí solas.</translation>
    </message>
    <message>
        <source>{name} and {other}: no two hands come to {points} points by these rules.</source>
        <translation>{name} y {other}: con estas reglas no hay dos manos que den {points} puntos.</translation>
    </message>
    <message>
        <source>{name} and {other}: nothing</source>
        <translation>{name} y {other}: nada</translation>
    </message>
    <message>
        <source>{name} and {other}: rows {won} to {lost}, nothing.</source>
        <translation>{name} y {other}: filas {won} a {lost}, nada.</translation>
    </message>
    <message>
        <source>{name} and {other}: two fouls, nothing.</source>
        <translation>{name} y {other}: dos faltas, nada.</translation>
    </message>
    <message>
        <source>{name} and {other}: {most} points at most in a deal.</source>
        <translation>{name} y {other}: {most} puntos como mucho en una mano.</translation>
    </message>
    <message>
        <source>{name} beats everybody in all three rows: 9 instead of 6 from each.</source>
        <translation>{name} gana a todos en las tres filas: 9 en vez de 6 de cada uno.</translation>
    </message>
    <message>
        <source>{name} beats {other} {won} rows to {lost}: {points}.</source>
        <translation>{name} gana a {other} por {won} filas a {lost}: {points}.</translation>
    </message>
    <message>
        <source>{name} buys</source>
        <translation>{name} compra</translation>
    </message>
    <message>
        <source>{name} buys {amount} and has {stack}.</source>
        <translation>{name} compra {amount} y tiene {stack}.</translation>
    </message>
    <message>
        <source>{name} buys {chips}.</source>
        <translation>{name} compra {chips}.</translation>
    </message>
    <message>
        <source>{name} declares {kind}</source>
        <translation>{name} declara {kind}</translation>
    </message>
    <message>
        <source>{name} declares {kind}, {value} from each; {card} lies on top.</source>
        <translation>{name} declara {kind}, {value} de cada uno; arriba está {card}.</translation>
    </message>
    <message>
        <source>{name} declares: sealed until all are ready.</source>
        <translation>{name} declara: sellado hasta que todos estén listos.</translation>
    </message>
    <message>
        <source>{name} had only {bound} at the start.</source>
        <translation>{name} solo tenía {bound} al empezar.</translation>
    </message>
    <message>
        <source>{name} had {bound} at the start and wins no more.</source>
        <translation>{name} tenía {bound} al empezar y no gana más.</translation>
    </message>
    <message>
        <source>{name} has already won the {bound} of the own stack at the start.</source>
        <translation>{name} ya ha ganado los {bound} que tenía al empezar.</translation>
    </message>
    <message>
        <source>{name} has an automatic win: that is no foul.</source>
        <translation>{name} tiene una victoria automática: no es falta.</translation>
    </message>
    <message>
        <source>{name} has no chips and buys in before the next deal.</source>
        <translation>{name} no tiene fichas y compra antes de la mano siguiente.</translation>
    </message>
    <message>
        <source>{name} has no chips.</source>
        <translation>{name} no tiene fichas.</translation>
    </message>
    <message>
        <source>{name} has no chips: buy in or leave.</source>
        <translation>{name} no tiene fichas: hay que comprar o irse.</translation>
    </message>
    <message>
        <source>{name} has no chips: buy in, or leave this player out.</source>
        <translation>{name} no tiene fichas: que compre o que no juegue.</translation>
    </message>
    <message>
        <source>{name} has no rows and so no places.</source>
        <translation>{name} no tiene filas ni, por tanto, puestos.</translation>
    </message>
    <message>
        <source>{name} has only {bound} left.</source>
        <translation>A {name} solo le quedan {bound}.</translation>
    </message>
    <message>
        <source>{name} has the button</source>
        <translation>{name} tiene el botón</translation>
    </message>
    <message>
        <source>{name} has the button.</source>
        <translation>{name} tiene el botón.</translation>
    </message>
    <message>
        <source>{name} has the super bonus.</source>
        <translation>{name} tiene la superbonificación.</translation>
    </message>
    <message>
        <source>{name} is new and gets no hand in this deal.</source>
        <translation>{name} acaba de llegar y no recibe cartas en esta mano.</translation>
    </message>
    <message>
        <source>{name} leaves with {stack}, {net} in all.</source>
        <translation>{name} se va con {stack}, {net} en total.</translation>
    </message>
    <message>
        <source>{name} locks, from back to front: {rows}.</source>
        <translation>{name} confirma, del fondo al frente: {rows}.</translation>
    </message>
    <message>
        <source>{name} shows {kind}: verified</source>
        <translation>{name} muestra {kind}: verificado</translation>
    </message>
    <message>
        <source>{name} shows {kind}: verified.</source>
        <translation>{name} muestra {kind}: verificado.</translation>
    </message>
    <message>
        <source>{name} sits down with {stack}.</source>
        <translation>{name} se sienta con {stack}.</translation>
    </message>
    <message>
        <source>{name} takes {points} from {other}</source>
        <translation>{name} gana {points} a {other}</translation>
    </message>
    <message>
        <source>{name} takes {points} from {other} for the foul.</source>
        <translation>{name} cobra {points} a {other} por la falta.</translation>
    </message>
    <message>
        <source>{name} takes {points} from {other}: automatic win.</source>
        <translation>{name} cobra {points} a {other}: victoria automática.</translation>
    </message>
    <message>
        <source>{name} waits a deal.</source>
        <translation>{name} espera una mano.</translation>
    </message>
    <message>
        <source>{name} wins all three rows from {other} with the super bonus: {points}.</source>
        <translation>{name} gana las tres filas a {other} con la superbonificación: {points}.</translation>
    </message>
    <message>
        <source>{name} wins all three rows from {other}: {points} instead of 3.</source>
        <translation>{name} gana las tres filas a {other}: {points} en vez de 3.</translation>
    </message>
    <message>
        <source>{name} wins the deal: {points}</source>
        <translation>{name} gana la mano: {points}</translation>
    </message>
    <message>
        <source>{name} {hand}</source>
        <translation>{name} {hand}</translation>
    </message>
    <message>
        <source>{name}: {kind}.</source>
        <translation>{name}: {kind}.</translation>
    </message>
    <message>
        <source>{owed} owed</source>
        <translation>Debía {owed}</translation>
    </message>
    <message>
        <source>{payer} owes {receiver} {owed} and pays {paid}: {why}</source>
        <translation>{payer} debe a {receiver} {owed} y paga {paid}: {why}</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {paid}</source>
        <translation>{payer} paga {paid} a {receiver}</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {paid}.</source>
        <translation>{payer} paga a {receiver} {paid}.</translation>
    </message>
    <message>
        <source>{points} from {name} for the foul</source>
        <translation>{points} de {name} por la falta</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>Alta: {rank}</translation>
    </message>
    <message numerus="yes">
        <source>{row} has %n free place(s) for {cards} cards.</source>
        <translation>
            <numerusform>{row}: %n sitio libre para {cards} cartas.</numerusform>
            <numerusform>{row}: %n sitios libres para {cards} cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{row} is full: drop on a card to swap the two.</source>
        <translation>{row} completo: suelta sobre una carta para cambiarlas.</translation>
    </message>
    <message>
        <source>{row}, place {place}, empty</source>
        <translation>{row}, sitio {place}, vacío</translation>
    </message>
    <message>
        <source>{row}, place {place}: swap with {card}</source>
        <translation>{row}, sitio {place}: cambiar con {card}</translation>
    </message>
    <message>
        <source>{row}: highest is {hand}, equal for {names}.</source>
        <translation>{row}: lo más alto es {hand}, igual para {names}.</translation>
    </message>
    <message>
        <source>{row}: {names} are equal and highest</source>
        <translation>{row}: lo más alto, igual: {names}</translation>
    </message>
    <message>
        <source>{row}: {name} is highest</source>
        <translation>{row}: lo más alto, {name}</translation>
    </message>
    <message>
        <source>{row}: {name} is highest with {hand}.</source>
        <translation>{row}: {name} tiene lo más alto, {hand}.</translation>
    </message>
    <message>
        <source>{row}: {number} equal and highest</source>
        <translation>{row}: {number} iguales en lo alto</translation>
    </message>
    <message>
        <source>{stands} Won so far: {totals}.</source>
        <translation>{stands} Ganado hasta ahora: {totals}.</translation>
    </message>
    <message>
        <source>{three} over {two}</source>
        <translation>{three} con {two}</translation>
    </message>
    <message>
        <source>{time} paused</source>
        <translation>{time} parado</translation>
    </message>
    <message>
        <source>{value} from each</source>
        <translation>{value} de cada uno</translation>
    </message>
    <message>
        <source>{value} from each; {card} lies on top</source>
        <translation>{value} de cada uno; encima, {card}</translation>
    </message>
    <message>
        <source>{words} With bonuses {total} for {name}.</source>
        <translation>{words} Con bonificaciones, {total} para {name}.</translation>
    </message>
    <message>
        <source>{words}, bonuses {bonus}</source>
        <translation>{words}, bonif. {bonus}</translation>
    </message>
    <message>
        <source>✓ hand ready</source>
        <translation>✓ mano lista</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ listo</translation>
    </message>
</context>
<context>
    <name>chinese_ten</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n en la mano</numerusform>
            <numerusform>%n en la mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>1  Hand card</source>
        <translation>1  De la mano</translation>
    </message>
    <message>
        <source>2  Stock card</source>
        <translation>2  Del mazo</translation>
    </message>
    <message>
        <source>3 → 4th takes all</source>
        <translation>3 → la 4.ª las captura</translation>
    </message>
    <message>
        <source>A new seat begins even, with {total}.</source>
        <translation>Un lugar nuevo empieza en tablas, con {total}.</translation>
    </message>
    <message>
        <source>A new seat begins with the lowest total: {total}.</source>
        <translation>Un lugar nuevo empieza con el total más bajo: {total}.</translation>
    </message>
    <message>
        <source>A result is the points of {pack} less {base}.</source>
        <translation>Un resultado son los puntos de {pack} menos {base}.</translation>
    </message>
    <message>
        <source>A tie at the top: {names}.</source>
        <translation>Empate en cabeza: {names}.</translation>
    </message>
    <message>
        <source>All captures</source>
        <translation>Todas las capturas</translation>
    </message>
    <message>
        <source>Both red fives are {least} points: {name} has fewer.</source>
        <translation>Los dos cincos rojos son {least} puntos: {name} tiene menos.</translation>
    </message>
    <message>
        <source>Captured cards</source>
        <translation>Cartas capturadas</translation>
    </message>
    <message>
        <source>Choose one of three.</source>
        <translation>Elige una de las tres.</translation>
    </message>
    <message>
        <source>Choose one of two.</source>
        <translation>Elige una de las dos.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Elige una.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Mano {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} is over.</source>
        <translation>La mano {deal} ha terminado.</translation>
    </message>
    <message>
        <source>Deal {deal} is over: {results}.</source>
        <translation>La mano {deal} ha terminado: {results}.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} de {deals}</translation>
    </message>
    <message>
        <source>Deal {deal}. {name} deals.</source>
        <translation>Mano {deal}. Reparte {name}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {name} is to play.</source>
        <translation>Mano {deal}: le toca a {name}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {results}</source>
        <translation>Mano {deal}: {results}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Reparte: {name}</translation>
    </message>
    <message>
        <source>Enter the points of every player.</source>
        <translation>Anota los puntos de cada jugador.</translation>
    </message>
    <message>
        <source>Enter the red points of {name}.</source>
        <translation>Anota los puntos rojos de {name}.</translation>
    </message>
    <message>
        <source>Four {ranks} lie open: {name} deals and takes them. {points}.</source>
        <translation>Hay cuatro {ranks} en la mesa: {name} reparte y se los lleva. {points}.</translation>
    </message>
    <message>
        <source>From then on a result is the points of {pack} less {base}.</source>
        <translation>Desde entonces un resultado son los puntos de {pack} menos {base}.</translation>
    </message>
    <message>
        <source>Go on to the next deal.</source>
        <translation>Sigue con la mano siguiente.</translation>
    </message>
    <message>
        <source>Hint: lay {card}. {reason}</source>
        <translation>Pista: deja {card}. {reason}</translation>
    </message>
    <message>
        <source>Hint: take {card}. {reason}</source>
        <translation>Pista: captura {card}. {reason}</translation>
    </message>
    <message>
        <source>Hint: take {taken} with {card}. {reason}</source>
        <translation>Pista: captura {taken} con {card}. {reason}</translation>
    </message>
    <message>
        <source>In a single deal the dealer is ahead by about 6 points on average.</source>
        <translation>En una sola mano quien reparte tiene de media unos 6 puntos de ventaja.</translation>
    </message>
    <message>
        <source>It is the only card.</source>
        <translation>Es la única carta.</translation>
    </message>
    <message>
        <source>Last deal: {name} needs {result} to win the series.</source>
        <translation>Última mano: {name} necesita {result} para ganar la serie.</translation>
    </message>
    <message>
        <source>Last turn of the deal.</source>
        <translation>Último turno de la mano.</translation>
    </message>
    <message>
        <source>More than {base} of the {pack} red points wins the deal.</source>
        <translation>Gana la mano quien pasa de {base} de los {pack} puntos rojos.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>No cards make {points} points: the pack has {most} in all, and none that counts 1.</source>
        <translation>Ninguna carta suma {points} puntos: la baraja tiene {most} en total y ninguna que valga 1.</translation>
    </message>
    <message>
        <source>No other card captures more: {points}.</source>
        <translation>Ninguna otra carta captura más: {points}.</translation>
    </message>
    <message>
        <source>Not now: wait for your turn.</source>
        <translation>Ahora no: espera tu turno.</translation>
    </message>
    <message>
        <source>Nothing can be captured, and it gives away least.</source>
        <translation>No se puede capturar nada y es lo que menos regala.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>On average no other card does better.</source>
        <translation>De media, ninguna otra carta es mejor.</translation>
    </message>
    <message>
        <source>On average the deal ends {points} better than with the next best card.</source>
        <translation>De media, la mano acaba con {points} de ventaja sobre la segunda mejor carta.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Open cards: {cards}.</source>
        <translation>Cartas en la mesa: {cards}.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Several cards can be taken: choose one.</source>
        <translation>Se pueden capturar varias cartas: elige una.</translation>
    </message>
    <message>
        <source>Single deal</source>
        <translation>Una sola mano</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Stock: {cards}.</source>
        <translation>Mazo: {cards}.</translation>
    </message>
    <message>
        <source>Sum: {totals}</source>
        <translation>Suma: {totals}</translation>
    </message>
    <message>
        <source>Table empty, {points} of {points}.</source>
        <translation>Mesa vacía, {points} de {points}.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Esa carta no está en tu mano.</translation>
    </message>
    <message>
        <source>The deal is a tie.</source>
        <translation>La mano acaba en empate.</translation>
    </message>
    <message>
        <source>The deal is void. {name} deals again.</source>
        <translation>Mano nula. {name} reparte de nuevo.</translation>
    </message>
    <message>
        <source>The first with {end} points wins.</source>
        <translation>Gana quien llega antes a {end} puntos.</translation>
    </message>
    <message>
        <source>The highest sum of results wins.</source>
        <translation>Gana la suma de resultados más alta.</translation>
    </message>
    <message>
        <source>The last deal of the series.</source>
        <translation>La última mano de la serie.</translation>
    </message>
    <message>
        <source>The lot: {name} draws {card}, the highest card, and deals first.</source>
        <translation>El sorteo: {name} saca {card}, la carta más alta, y reparte primero.</translation>
    </message>
    <message>
        <source>The match ends at {end} in results.</source>
        <translation>La partida acaba en {end} de resultados.</translation>
    </message>
    <message>
        <source>The match is a tie.</source>
        <translation>La partida acaba en empate.</translation>
    </message>
    <message>
        <source>The match is over: {winners}.</source>
        <translation>La partida ha terminado: {winners}.</translation>
    </message>
    <message>
        <source>The points cannot be shared: with four players a black ace must count, with three not both.</source>
        <translation>Los puntos no se pueden repartir: entre cuatro tiene que contar un as negro; entre tres, no los dos.</translation>
    </message>
    <message>
        <source>The red fives earn nothing by these rules.</source>
        <translation>Con estas reglas los cincos rojos no dan nada.</translation>
    </message>
    <message>
        <source>The stock card is {card}. {choose}</source>
        <translation>La carta del mazo es {card}. {choose}</translation>
    </message>
    <message>
        <source>The stock card is {card}: {targets} can be taken.</source>
        <translation>La carta del mazo es {card}: se puede capturar {targets}.</translation>
    </message>
    <message>
        <source>The stock card, {card}, stays on the table.</source>
        <translation>La carta del mazo, {card}, se queda en la mesa.</translation>
    </message>
    <message>
        <source>The stock card: {name} takes {taken} with {card}.</source>
        <translation>La carta del mazo: {name} captura {taken} con {card}.</translation>
    </message>
    <message>
        <source>They do not make ten. 10, J, Q and K take their own rank.</source>
        <translation>No suman diez. 10, J, Q y K capturan su mismo rango.</translation>
    </message>
    <message>
        <source>Three {ranks} lie open: the fourth takes all three.</source>
        <translation>Hay tres {ranks} en la mesa: la cuarta carta captura las tres.</translation>
    </message>
    <message>
        <source>Turn of {name}.</source>
        <translation>Turno de {name}.</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verificar esta partida</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Your turn in deal {deal}.</source>
        <translation>Te toca en la mano {deal}.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Te toca: juega una carta.</translation>
    </message>
    <message>
        <source>base {base}</source>
        <translation>base {base}</translation>
    </message>
    <message>
        <source>both red fives: {bonus}</source>
        <translation>los dos cincos rojos: {bonus}</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>capturadas</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>is playing</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>está pensando</translation>
    </message>
    <message>
        <source>lays {card}, worth nothing</source>
        <translation>deja {card}, que no vale nada</translation>
    </message>
    <message>
        <source>lays {card}: worth {value} for whoever takes it</source>
        <translation>deja {card}: vale {value} para quien la capture</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>turned card</source>
        <translation>carta vuelta</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>te toca</translation>
    </message>
    <message>
        <source>{capture} Red cards count: {points}.</source>
        <translation>{capture} Cuentan las rojas: {points}.</translation>
    </message>
    <message>
        <source>{capture} That counts {points}.</source>
        <translation>{capture} Eso cuenta {points}.</translation>
    </message>
    <message>
        <source>{cards} lie together: the deal is void, {name} deals again.</source>
        <translation>{cards} están juntas: la mano es nula y {name} reparte de nuevo.</translation>
    </message>
    <message>
        <source>{card}, worth {value}</source>
        <translation>{card}, vale {value}</translation>
    </message>
    <message>
        <source>{card}: takes nothing, stays on the table.</source>
        <translation>{card}: no captura nada, se queda en la mesa.</translation>
    </message>
    <message>
        <source>{card}: {targets}</source>
        <translation>{card}: {targets}</translation>
    </message>
    <message>
        <source>{name} chooses what the stock card takes.</source>
        <translation>{name} elige qué captura la carta del mazo.</translation>
    </message>
    <message>
        <source>{name} deals and takes {taken}</source>
        <translation>{name} reparte y se lleva {taken}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Reparte {name}.</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>repartió {name}</translation>
    </message>
    <message>
        <source>{name} draws {card} and deals first.</source>
        <translation>{name} saca {card} y reparte.</translation>
    </message>
    <message>
        <source>{name} is {points} from the end.</source>
        <translation>A {name} le quedan {points} para el final.</translation>
    </message>
    <message>
        <source>{name} lays {card}. Stays on the table.</source>
        <translation>{name} deja {card}. Se queda en la mesa.</translation>
    </message>
    <message>
        <source>{name} needs {result} to win.</source>
        <translation>{name} necesita {result} para ganar.</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>Juega {name}.</translation>
    </message>
    <message>
        <source>{name} takes all three {ranks} with {card}.</source>
        <translation>{name} captura los tres {ranks} con {card}.</translation>
    </message>
    <message>
        <source>{name} takes {cards}.</source>
        <translation>{name} se lleva {cards}.</translation>
    </message>
    <message>
        <source>{name} takes {taken} with {card}</source>
        <translation>{name} captura {taken} con {card}</translation>
    </message>
    <message>
        <source>{name} takes {taken} with {card} from the stock</source>
        <translation>{name} captura {taken} con {card} del mazo</translation>
    </message>
    <message>
        <source>{name} takes {taken} with {card}.</source>
        <translation>{name} captura {taken} con {card}.</translation>
    </message>
    <message>
        <source>{name} took both red fives at once.</source>
        <translation>{name} capturó los dos cincos rojos a la vez.</translation>
    </message>
    <message>
        <source>{name} turns {card}. Stays on the table.</source>
        <translation>{name} descubre {card}. Se queda en la mesa.</translation>
    </message>
    <message>
        <source>{name} turns {card}: {targets} can be taken.</source>
        <translation>{name} descubre {card}: se puede capturar {targets}.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>{name} wins the deal with {result}.</source>
        <translation>{name} gana la mano con {result}.</translation>
    </message>
    <message>
        <source>{name} wins the match with {total}.</source>
        <translation>{name} gana la partida con {total}.</translation>
    </message>
    <message>
        <source>{name} {points} points ({result})</source>
        <translation>{name} {points} puntos ({result})</translation>
    </message>
    <message>
        <source>{name} {points}, result {result}</source>
        <translation>{name} {points}, resultado {result}</translation>
    </message>
    <message>
        <source>{name}, stock card: {capture}, {points}</source>
        <translation>{name}, carta del mazo: {capture}, {points}</translation>
    </message>
    <message>
        <source>{name}: {card} stays</source>
        <translation>{name}: {card} se queda</translation>
    </message>
    <message>
        <source>{name}: {hand} in hand, {pile} captured</source>
        <translation>{name}: {hand} en la mano, {pile} capturadas</translation>
    </message>
    <message>
        <source>{pack} points are in the pack, {base} for each: what you capture above {base} is your result.</source>
        <translation>La baraja tiene {pack} puntos, {base} por persona: lo que captures por encima de {base} es tu resultado.</translation>
    </message>
    <message>
        <source>{points} are still to come.</source>
        <translation>Quedan {points}.</translation>
    </message>
    <message>
        <source>{stands} The series: {totals}.</source>
        <translation>{stands} La serie: {totals}.</translation>
    </message>
    <message>
        <source>{total} of {pack} points: {left} are missing.</source>
        <translation>{total} de {pack} puntos: faltan {left}.</translation>
    </message>
    <message>
        <source>{total} points, but the pack has {pack}: {over} too many.</source>
        <translation>{total} puntos, pero la baraja tiene {pack}: sobran {over}.</translation>
    </message>
</context>
<context>
    <name>chinos</name>
    <message numerus="yes">
        <source>%n coffee(s)</source>
        <translation>
            <numerusform>%n café</numerusform>
            <numerusform>%n cafés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneda</numerusform>
            <numerusform>%n monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fist(s) still to come.</source>
        <translation>
            <numerusform>Falta %n puño.</numerusform>
            <numerusform>Faltan %n puños.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foul(s)</source>
        <translation>
            <numerusform>%n falta</numerusform>
            <numerusform>%n faltas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foul(s).</source>
        <translation>
            <numerusform>%n falta.</numerusform>
            <numerusform>%n faltas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in play</source>
        <translation>
            <numerusform>%n en juego</numerusform>
            <numerusform>%n en juego</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) still in.</source>
        <translation>
            <numerusform>Queda %n jugador.</numerusform>
            <numerusform>Quedan %n jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds. Your last key counts, and nothing answers it. No key: three coins.</source>
        <translation>
            <numerusform>%n segundo. Vale tu última tecla, y nada responde a ella. Sin tecla: tres monedas.</numerusform>
            <numerusform>%n segundos. Vale tu última tecla, y nada responde a ella. Sin tecla: tres monedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) in the other hand</source>
        <translation>
            <numerusform>%n se queda en la otra mano</numerusform>
            <numerusform>%n se quedan en la otra mano</numerusform>
        </translation>
    </message>
    <message>
        <source>A call cannot be taken back.</source>
        <translation>Una pedida no se retira.</translation>
    </message>
    <message>
        <source>A closed fist cannot be changed.</source>
        <translation>Un puño cerrado no se cambia.</translation>
    </message>
    <message>
        <source>A fist holds 0 to 3 coins.</source>
        <translation>En el puño caben de 0 a 3 monedas.</translation>
    </message>
    <message>
        <source>A new seat has paid nothing yet.</source>
        <translation>Un lugar nuevo aún no ha pagado nada.</translation>
    </message>
    <message>
        <source>A number may be repeated.</source>
        <translation>Se puede repetir un número.</translation>
    </message>
    <message>
        <source>A round needs four different numbers: bring a new one.</source>
        <translation>La ronda necesita cuatro números distintos: di uno nuevo.</translation>
    </message>
    <message>
        <source>All fists are closed.</source>
        <translation>Todos los puños están cerrados.</translation>
    </message>
    <message>
        <source>All fists open</source>
        <translation>Se abren los puños</translation>
    </message>
    <message>
        <source>Already saved, in this order</source>
        <translation>Ya a salvo, en este orden</translation>
    </message>
    <message>
        <source>An impossible call is a foul: a refusal would tell what a fist holds.</source>
        <translation>Una pedida imposible es falta: rechazarla diría qué hay en un puño.</translation>
    </message>
    <message>
        <source>An impossible one is a foul, found when the fists open.</source>
        <translation>Una imposible es falta, y se ve al abrir los puños.</translation>
    </message>
    <message>
        <source>Another fist than last time.</source>
        <translation>Otro puño que la última vez.</translation>
    </message>
    <message>
        <source>Any number is as good: what counts is that nobody can foresee it.</source>
        <translation>Cualquier número vale igual: lo que cuenta es que nadie lo prevea.</translation>
    </message>
    <message>
        <source>At least three must remain if this number is right: call another one.</source>
        <translation>Si este número acierta deben quedar al menos tres: pide otro.</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Blanca</source>
        <translation>Blanca</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Pedidas</translation>
    </message>
    <message>
        <source>Choose a player by name or at the table.</source>
        <translation>Elige por el nombre o en la mesa.</translation>
    </message>
    <message>
        <source>Choose a total</source>
        <translation>Elige un total</translation>
    </message>
    <message>
        <source>Choose how many of your three coins you hide.</source>
        <translation>Elige cuántas de tus tres monedas escondes.</translation>
    </message>
    <message>
        <source>Choose who calls first in this match.</source>
        <translation>Elige quién es mano en esta partida.</translation>
    </message>
    <message>
        <source>Click a name to correct it. Counted coins cannot be changed.</source>
        <translation>Pulsa un nombre para corregirlo. Lo contado ya no se cambia.</translation>
    </message>
    <message>
        <source>Click or drag coins, or press 0 to 3.</source>
        <translation>Pulsa o arrastra monedas, o teclea de 0 a 3.</translation>
    </message>
    <message>
        <source>Click or drag coins, or press 0 to 3. A closed fist cannot be changed.</source>
        <translation>Pulsa o arrastra monedas, o teclea de 0 a 3. Un puño cerrado no se cambia.</translation>
    </message>
    <message>
        <source>Close the fist</source>
        <translation>Cerrar el puño</translation>
    </message>
    <message>
        <source>Close your fist</source>
        <translation>Cierra el puño</translation>
    </message>
    <message>
        <source>Closed, with real coins.</source>
        <translation>Cerrado, con monedas de verdad.</translation>
    </message>
    <message>
        <source>Coffees paid so far; the final is played to {target}.</source>
        <translation>Cafés pagados hasta ahora; la final es a {target}.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contar</translation>
    </message>
    <message>
        <source>Count all the same</source>
        <translation>Contar igual</translation>
    </message>
    <message>
        <source>Count the fouls from 0 to 99.</source>
        <translation>Cuenta las faltas de 0 a 99.</translation>
    </message>
    <message>
        <source>Different numbers</source>
        <translation>Números distintos</translation>
    </message>
    <message>
        <source>Each player closes the fist alone at the screen.</source>
        <translation>Cada cual cierra el puño a solas ante la pantalla.</translation>
    </message>
    <message>
        <source>Each player is alone at the screen to close the fist. Then the calls are made in public.</source>
        <translation>Cada cual cierra el puño a solas ante la pantalla. Después se pide delante de todos.</translation>
    </message>
    <message>
        <source>Enter how many coins are in your hand.</source>
        <translation>Indica cuántas monedas hay en tu mano.</translation>
    </message>
    <message>
        <source>Enter match {number}</source>
        <translation>Anotar la partida {number}</translation>
    </message>
    <message>
        <source>Enter the coins that you really hold.</source>
        <translation>Indica las monedas que tienes de verdad.</translation>
    </message>
    <message>
        <source>Everybody opens the hand. Enter what it holds.</source>
        <translation>Todos abren la mano. Anota lo que tiene cada una.</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Final, round {round}</source>
        <translation>Final, ronda {round}</translation>
    </message>
    <message>
        <source>Final: {names} play to {points}.</source>
        <translation>Final: {names} juegan a {points}.</translation>
    </message>
    <message>
        <source>Final: {winner} {won}, {loser} {lost}.</source>
        <translation>Final: {winner} {won}, {loser} {lost}.</translation>
    </message>
    <message>
        <source>Find your four keys.</source>
        <translation>Busca tus cuatro teclas.</translation>
    </message>
    <message>
        <source>Fist closed</source>
        <translation>Puño cerrado</translation>
    </message>
    <message>
        <source>Foul of {name}: the fist is empty, and this round has no blanca. The call {call} does not count.</source>
        <translation>Falta de {name}: el puño está vacío y en esta ronda no hay blanca. La pedida {call} no cuenta.</translation>
    </message>
    <message>
        <source>Foul of {name}: {call} does not count.</source>
        <translation>Falta de {name}: {call} no cuenta.</translation>
    </message>
    <message>
        <source>Foul of {name}: {coins} in the own fist, so {call} is too high. The call does not count.</source>
        <translation>Falta de {name}: con {coins} en el puño, {call} es demasiado. La pedida no cuenta.</translation>
    </message>
    <message>
        <source>Foul of {name}: {coins} in the own fist, so {call} is too low. The call does not count.</source>
        <translation>Falta de {name}: con {coins} en el puño, {call} es demasiado poco. La pedida no cuenta.</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Four keys each, up to four people. All fists close together when the time is over.</source>
        <translation>Cuatro teclas cada cual, hasta cuatro personas. Todos los puños se cierran a la vez al acabar el tiempo.</translation>
    </message>
    <message>
        <source>Four keys each: for 0, 1, 2 and 3 coins</source>
        <translation>Cuatro teclas cada cual: para 0, 1, 2 y 3 monedas</translation>
    </message>
    <message>
        <source>Four keys each: for 1, 1, 2 and 3 coins. In this round no fist is empty.</source>
        <translation>Cuatro teclas cada cual: para 1, 1, 2 y 3 monedas. En esta ronda no hay puño vacío.</translation>
    </message>
    <message>
        <source>Greyed numbers are taken, or impossible with your {coins}.</source>
        <translation>Lo gris ya está pedido o es imposible con {coins} en el puño.</translation>
    </message>
    <message>
        <source>Hint: call {total}. {reason}</source>
        <translation>Pista: pide {total}. {reason}</translation>
    </message>
    <message>
        <source>Hint: hide {coins}. {reason}</source>
        <translation>Pista: esconde {coins}. {reason}</translation>
    </message>
    <message>
        <source>Hint: {name} first. In a final it makes no difference.</source>
        <translation>Pista: {name} de mano. En la final da igual.</translation>
    </message>
    <message>
        <source>Hint: {name} first. Then you call in place {place}, the best one here.</source>
        <translation>Pista: {name} de mano. Así pides en el puesto {place}, el mejor aquí.</translation>
    </message>
    <message>
        <source>Hold P or the mouse button on the fist to look.</source>
        <translation>Mantén P o el ratón sobre el puño para mirar.</translation>
    </message>
    <message>
        <source>Hold real coins in real fists. Enter the calls, and the coins when the hands open.</source>
        <translation>Monedas de verdad en puños de verdad. Anota las pedidas, y las monedas al abrir las manos.</translation>
    </message>
    <message>
        <source>How many coins are in all five fists?</source>
        <translation>¿Cuántas monedas hay en los cinco puños?</translation>
    </message>
    <message>
        <source>How many coins are in all four fists?</source>
        <translation>¿Cuántas monedas hay en los cuatro puños?</translation>
    </message>
    <message>
        <source>How many coins are in all six fists?</source>
        <translation>¿Cuántas monedas hay en los seis puños?</translation>
    </message>
    <message>
        <source>How many coins are in all three fists?</source>
        <translation>¿Cuántas monedas hay en los tres puños?</translation>
    </message>
    <message>
        <source>How many coins are in all {fists} fists?</source>
        <translation>¿Cuántas monedas hay en los {fists} puños?</translation>
    </message>
    <message>
        <source>How many coins are in both fists?</source>
        <translation>¿Cuántas monedas hay en los dos puños?</translation>
    </message>
    <message>
        <source>How many coins does {name} show?</source>
        <translation>¿Cuántas monedas enseña {name}?</translation>
    </message>
    <message>
        <source>How many coins?</source>
        <translation>¿Cuántas monedas?</translation>
    </message>
    <message>
        <source>In a round that counts here somebody is saved.</source>
        <translation>En una ronda que cuenta aquí alguien se salva.</translation>
    </message>
    <message>
        <source>In the fist: {coins}</source>
        <translation>En el puño: {coins}</translation>
    </message>
    <message>
        <source>In the hand: {coins}</source>
        <translation>En la mano: {coins}</translation>
    </message>
    <message>
        <source>In the next match {name} calls first.</source>
        <translation>En la próxima partida {name} es mano.</translation>
    </message>
    <message>
        <source>In the other hand: {coins}</source>
        <translation>En la otra mano: {coins}</translation>
    </message>
    <message>
        <source>In this round every fist holds at least one coin.</source>
        <translation>En esta ronda cada puño lleva al menos una moneda.</translation>
    </message>
    <message>
        <source>It fits the habits of the other player: right in {chance} of 100 cases.</source>
        <translation>Encaja con las costumbres del rival: acierta en {chance} de 100 casos.</translation>
    </message>
    <message>
        <source>It stands in three seconds. Esc takes it back.</source>
        <translation>Queda firme en tres segundos. Esc la retira.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keys are for up to four people. Choose another way.</source>
        <translation>Las teclas son para cuatro personas como mucho. Elige otra manera.</translation>
    </message>
    <message>
        <source>Likely with your coins, and often enough called without them: right in {chance} of 100 cases.</source>
        <translation>Probable con tus monedas, y se pide a menudo sin ellas: acierta en {chance} de 100 casos.</translation>
    </message>
    <message>
        <source>Look again: {name}.</source>
        <translation>Mira otra vez: {name}.</translation>
    </message>
    <message>
        <source>Lot fixed {figures}</source>
        <translation>Sorteo fijado {figures}</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partida {number}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Partida siguiente</translation>
    </message>
    <message>
        <source>Next: {name}.</source>
        <translation>Ahora: {name}.</translation>
    </message>
    <message>
        <source>No hint for a call: the program does not know your real coins.</source>
        <translation>Sin pista para la pedida: el programa no conoce tus monedas de verdad.</translation>
    </message>
    <message>
        <source>Nobody called {total}.</source>
        <translation>Nadie pidió {total}.</translation>
    </message>
    <message>
        <source>Nobody was right.</source>
        <translation>Nadie acertó.</translation>
    </message>
    <message>
        <source>Not entered yet</source>
        <translation>Aún sin anotar</translation>
    </message>
    <message>
        <source>Not now: this comes at another moment of the round.</source>
        <translation>Ahora no: eso toca en otro momento de la ronda.</translation>
    </message>
    <message>
        <source>Note these figures: after the match you can check that no bot changed its coins.</source>
        <translation>Apunta estas cifras: tras la partida puedes comprobar que ningún bot cambió sus monedas.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Of {players} players only one can be saved in a round.</source>
        <translation>De {players} jugadores solo uno puede salvarse en una ronda.</translation>
    </message>
    <message>
        <source>Of {players} players {most} at most can be saved in one round.</source>
        <translation>De {players} jugadores pueden salvarse {most} como mucho en una ronda.</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Uno a uno</translation>
    </message>
    <message>
        <source>One of the two finalists calls first.</source>
        <translation>Uno de los dos finalistas es mano.</translation>
    </message>
    <message>
        <source>Only players of this round take part.</source>
        <translation>Solo participa quien sigue en la ronda.</translation>
    </message>
    <message>
        <source>Other settings …</source>
        <translation>Otros ajustes …</translation>
    </message>
    <message>
        <source>Play against new coins</source>
        <translation>Jugar contra monedas nuevas</translation>
    </message>
    <message>
        <source>Play against the same coins by a code</source>
        <translation>Jugar contra las mismas monedas con un código</translation>
    </message>
    <message>
        <source>Press your key for 0, 1, 2 or 3 coins.</source>
        <translation>Pulsa tu tecla para 0, 1, 2 o 3 monedas.</translation>
    </message>
    <message>
        <source>Real coins</source>
        <translation>Monedas de verdad</translation>
    </message>
    <message>
        <source>Right and saved: {names}.</source>
        <translation>Aciertan y se salvan: {names}.</translation>
    </message>
    <message>
        <source>Right in {chance} of 100 cases, and it gives little away about your fist.</source>
        <translation>Acierta en {chance} de 100 casos y dice poco de tu puño.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>Round {round}, final: {name} calls first.</source>
        <translation>Ronda {round}, final: {name} es mano.</translation>
    </message>
    <message>
        <source>Round {round}: {hands}. Total {total}: {result}.</source>
        <translation>Ronda {round}: {hands}. Total {total}: {result}.</translation>
    </message>
    <message>
        <source>Round {round}: {name} calls first.</source>
        <translation>Ronda {round}: {name} es mano.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Said: {total}</source>
        <translation>Dicho: {total}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>A salvo</translation>
    </message>
    <message>
        <source>Saved first: {names}.</source>
        <translation>Se salvó primero: {names}.</translation>
    </message>
    <message>
        <source>Saved in this order (round): {names}</source>
        <translation>Salvados en este orden (ronda): {names}</translation>
    </message>
    <message>
        <source>Saved in this order: {names}</source>
        <translation>Salvados en este orden: {names}</translation>
    </message>
    <message>
        <source>Saved, in this order</source>
        <translation>A salvo, en este orden</translation>
    </message>
    <message>
        <source>Saved: {names}.</source>
        <translation>A salvo: {names}.</translation>
    </message>
    <message>
        <source>Say {total}</source>
        <translation>Decir {total}</translation>
    </message>
    <message>
        <source>Several people at this screen</source>
        <translation>Varias personas ante esta pantalla</translation>
    </message>
    <message>
        <source>Show your coins</source>
        <translation>Enseña tus monedas</translation>
    </message>
    <message>
        <source>Show {coins}</source>
        <translation>Enseñar {coins}</translation>
    </message>
    <message>
        <source>Start the time</source>
        <translation>Empezar el tiempo</translation>
    </message>
    <message>
        <source>Still open.</source>
        <translation>Aún abierto.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirarla</translation>
    </message>
    <message>
        <source>Taken back. Choose again.</source>
        <translation>Retirada. Elige otra vez.</translation>
    </message>
    <message>
        <source>That many coins cannot be in the fists of this round.</source>
        <translation>En los puños de esta ronda no puede haber ese número.</translation>
    </message>
    <message>
        <source>That player is not at the table.</source>
        <translation>Ese jugador no está en la mesa.</translation>
    </message>
    <message>
        <source>The app does not know your fist.</source>
        <translation>El programa no conoce tu puño.</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>La cuenta</translation>
    </message>
    <message>
        <source>The bill: {payers}.</source>
        <translation>La cuenta: {payers}.</translation>
    </message>
    <message>
        <source>The calls so far suggest {total}: right in {chance} of 100 cases.</source>
        <translation>Lo pedido hasta ahora apunta a {total}: acierta en {chance} de 100 casos.</translation>
    </message>
    <message>
        <source>The countdown was stopped. No key counts: start it again.</source>
        <translation>La cuenta atrás se ha parado. Ninguna tecla vale: empieza de nuevo.</translation>
    </message>
    <message>
        <source>The final is played to {target}: the winner reaches it, the other does not.</source>
        <translation>La final es a {target}: quien gana llega, quien pierde no.</translation>
    </message>
    <message>
        <source>The first three calls differ.</source>
        <translation>Las tres primeras pedidas son distintas.</translation>
    </message>
    <message>
        <source>The fists close</source>
        <translation>Se cierran los puños</translation>
    </message>
    <message>
        <source>The fists open: {fists}. The total is {total}.</source>
        <translation>Se abren los puños: {fists}. El total es {total}.</translation>
    </message>
    <message>
        <source>The hands open</source>
        <translation>Se abren las manos</translation>
    </message>
    <message>
        <source>The hands open: everybody shows the coins.</source>
        <translation>Se abren las manos: cada cual enseña sus monedas.</translation>
    </message>
    <message>
        <source>The last caller must bring a new number.</source>
        <translation>Quien última pedida debe decir un número nuevo.</translation>
    </message>
    <message>
        <source>The last caller must bring a new one.</source>
        <translation>Al final hay que decir uno nuevo.</translation>
    </message>
    <message>
        <source>The likeliest total with your coins: right in {chance} of 100 cases.</source>
        <translation>El total más probable con tus monedas: acierta en {chance} de 100 casos.</translation>
    </message>
    <message>
        <source>The lot and the bots’ coins of another match</source>
        <translation>El sorteo y las monedas de los bots de otra partida</translation>
    </message>
    <message>
        <source>The lot and the coins of the bots are already fixed. Add any word.</source>
        <translation>El sorteo y las monedas de los bots ya están fijados. Añade una palabra.</translation>
    </message>
    <message>
        <source>The lot and the coins of the bots follow from these figures:
{figures}</source>
        <translation>De estas cifras salen el sorteo y las monedas de los bots:
{figures}</translation>
    </message>
    <message>
        <source>The lot: {name} calls first.</source>
        <translation>El sorteo: {name} es mano.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The middle of all totals tells the others nothing about your fist.</source>
        <translation>El centro de todos los totales no dice nada de tu puño.</translation>
    </message>
    <message>
        <source>The other hand is empty.</source>
        <translation>La otra mano está vacía.</translation>
    </message>
    <message>
        <source>The time runs</source>
        <translation>El tiempo corre</translation>
    </message>
    <message>
        <source>The total is &lt;b&gt;{total}&lt;/b&gt;.</source>
        <translation>El total es &lt;b&gt;{total}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The totals of this round</source>
        <translation>Los totales de esta ronda</translation>
    </message>
    <message>
        <source>These coins are counted already.</source>
        <translation>Estas monedas ya están contadas.</translation>
    </message>
    <message>
        <source>This number was called already.</source>
        <translation>Este número ya está pedido.</translation>
    </message>
    <message>
        <source>Todas</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Total {total}</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verificar esta partida</translation>
    </message>
    <message>
        <source>Wait until it is your turn to call.</source>
        <translation>Espera a que te toque pedir.</translation>
    </message>
    <message>
        <source>Who calls first</source>
        <translation>Quién pide primero</translation>
    </message>
    <message>
        <source>Who calls first?</source>
        <translation>¿Quién es mano?</translation>
    </message>
    <message>
        <source>Who lost the final and pays?</source>
        <translation>¿Quién perdió la final y paga?</translation>
    </message>
    <message>
        <source>Whoever has the code can know the coins of the bots, so the match counts as practice.</source>
        <translation>Quien tiene el código puede conocer las monedas de los bots: la partida cuenta como práctica.</translation>
    </message>
    <message>
        <source>With the coins in your fist the total cannot be that high.</source>
        <translation>Con las monedas de tu puño el total no puede llegar tan alto.</translation>
    </message>
    <message>
        <source>You are saved. The others play on: watch who pays the coffees.</source>
        <translation>Estás a salvo. La partida sigue: mira quién paga los cafés.</translation>
    </message>
    <message>
        <source>You did not score: you choose.</source>
        <translation>No has puntuado: eliges tú.</translation>
    </message>
    <message>
        <source>You do not play in this round.</source>
        <translation>No juegas en esta ronda.</translation>
    </message>
    <message>
        <source>You have called. Next: {name}.</source>
        <translation>Ya has pedido. Ahora: {name}.</translation>
    </message>
    <message>
        <source>You hold more coins than that yourself.</source>
        <translation>Tú ya tienes más monedas que eso.</translation>
    </message>
    <message>
        <source>You say {total}. It stands in three seconds; Esc takes it back.</source>
        <translation>Pides {total}. Queda firme en tres segundos; Esc la retira.</translation>
    </message>
    <message>
        <source>Your fist</source>
        <translation>Tu puño</translation>
    </message>
    <message>
        <source>a coin in the other hand</source>
        <translation>una moneda en la otra mano</translation>
    </message>
    <message>
        <source>a coin in the playing hand</source>
        <translation>una moneda en la mano de juego</translation>
    </message>
    <message>
        <source>blanca (0)</source>
        <translation>blanca (0)</translation>
    </message>
    <message>
        <source>called {total}</source>
        <translation>pidió {total}</translation>
    </message>
    <message>
        <source>caller number {place}</source>
        <translation>{place}.ª pedida</translation>
    </message>
    <message>
        <source>calls now</source>
        <translation>pide ahora</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>elige</translation>
    </message>
    <message>
        <source>fifth caller</source>
        <translation>5.ª pedida</translation>
    </message>
    <message>
        <source>first caller</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>first {count}</source>
        <translation>primero {count}</translation>
    </message>
    <message>
        <source>fist closed</source>
        <translation>puño cerrado</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>fourth caller</source>
        <translation>4.ª pedida</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>está pensando</translation>
    </message>
    <message>
        <source>last caller</source>
        <translation>última pedida</translation>
    </message>
    <message>
        <source>like {name}</source>
        <translation>como {name}</translation>
    </message>
    <message>
        <source>likeliest {totals}, in {chance} of 100 cases</source>
        <translation>lo más probable, {totals}: {chance} de cada 100 casos</translation>
    </message>
    <message>
        <source>lost the final {lost} : {won}</source>
        <translation>perdió la final {lost} : {won}</translation>
    </message>
    <message>
        <source>lost {count}</source>
        <translation>perdió {count}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>not yet, the fist is closed</source>
        <translation>aún no, puño cerrado</translation>
    </message>
    <message>
        <source>not yet, the fist is open</source>
        <translation>aún no, puño abierto</translation>
    </message>
    <message>
        <source>pays most</source>
        <translation>paga más</translation>
    </message>
    <message>
        <source>pays {cups}</source>
        <translation>paga {cups}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>acierta</translation>
    </message>
    <message>
        <source>right, saved</source>
        <translation>acierta, a salvo</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>ronda {round}</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>se salvó</translation>
    </message>
    <message>
        <source>saved in round {round}</source>
        <translation>a salvo en la ronda {round}</translation>
    </message>
    <message>
        <source>second caller</source>
        <translation>2.ª pedida</translation>
    </message>
    <message>
        <source>sixth caller</source>
        <translation>6.ª pedida</translation>
    </message>
    <message>
        <source>the other hand</source>
        <translation>la otra mano</translation>
    </message>
    <message>
        <source>the playing hand</source>
        <translation>la mano de juego</translation>
    </message>
    <message>
        <source>third caller</source>
        <translation>3.ª pedida</translation>
    </message>
    <message>
        <source>todas ({total})</source>
        <translation>todas ({total})</translation>
    </message>
    <message>
        <source>with an empty fist the total lies between {low} and {high}</source>
        <translation>con el puño vacío el total está entre {low} y {high}</translation>
    </message>
    <message>
        <source>with your {coins} the total lies between {low} and {high}</source>
        <translation>con {coins} en el puño el total está entre {low} y {high}</translation>
    </message>
    <message>
        <source>won the final {won} : {lost}</source>
        <translation>ganó la final {won} : {lost}</translation>
    </message>
    <message>
        <source>your word, or nothing</source>
        <translation>tu palabra, o nada</translation>
    </message>
    <message>
        <source>{bill} Each foul adds one.</source>
        <translation>{bill} Cada falta suma uno.</translation>
    </message>
    <message>
        <source>{chooser} chooses: {name} calls first.</source>
        <translation>{chooser} elige: {name} es mano.</translation>
    </message>
    <message>
        <source>{coins} in the fist</source>
        <translation>{coins} en el puño</translation>
    </message>
    <message>
        <source>{count} of {needed}</source>
        <translation>{count} de {needed}</translation>
    </message>
    <message>
        <source>{count} of {needed} different</source>
        <translation>{count} de {needed} distintos</translation>
    </message>
    <message>
        <source>{finalist} wins the final {won} : {lost} against {loser}.</source>
        <translation>{finalist} gana la final {won} : {lost} contra {loser}.</translation>
    </message>
    <message>
        <source>{first} saved first, {last} pays</source>
        <translation>{first} se salva primero, {last} paga</translation>
    </message>
    <message>
        <source>{game}, round {deal}</source>
        <translation>{game}, ronda {deal}</translation>
    </message>
    <message>
        <source>{hit} {needs} more needed.</source>
        <translation>{hit} Por sumar: {needs}.</translation>
    </message>
    <message>
        <source>{last} pays</source>
        <translation>{last} paga</translation>
    </message>
    <message>
        <source>{left} are still in; two of them play the final.</source>
        <translation>Quedan {left}; dos juegan la final.</translation>
    </message>
    <message>
        <source>{names}: {coffees} in all, the most.</source>
        <translation>{names}: {coffees} en total, lo que más.</translation>
    </message>
    <message>
        <source>{name} calls</source>
        <translation>Pide {name}</translation>
    </message>
    <message>
        <source>{name} calls first.</source>
        <translation>{name} es mano.</translation>
    </message>
    <message>
        <source>{name} calls {total}, like {others}.</source>
        <translation>{name} pide {total}, como {others}.</translation>
    </message>
    <message>
        <source>{name} calls {total}.</source>
        <translation>{name} pide {total}.</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>Elige {name}</translation>
    </message>
    <message>
        <source>{name} chooses who calls first in the next match.</source>
        <translation>{name} elige quién es mano en la próxima partida.</translation>
    </message>
    <message>
        <source>{name} chooses who calls first.</source>
        <translation>{name} elige quién es mano.</translation>
    </message>
    <message>
        <source>{name} hits a bet on none or all: two points.</source>
        <translation>{name} acierta su apuesta a blanca o todas: dos puntos.</translation>
    </message>
    <message>
        <source>{name} hits: one point.</source>
        <translation>{name} acierta: un punto.</translation>
    </message>
    <message>
        <source>{name} is there twice.</source>
        <translation>{name} está dos veces.</translation>
    </message>
    <message>
        <source>{name} needs one point to win the final.</source>
        <translation>A {name} le falta un punto para ganar la final.</translation>
    </message>
    <message>
        <source>{name} pays</source>
        <translation>{name} paga</translation>
    </message>
    <message>
        <source>{name} pays {coffees}</source>
        <translation>{name} paga {coffees}</translation>
    </message>
    <message>
        <source>{name} shows {coins}.</source>
        <translation>{name} enseña {coins}.</translation>
    </message>
    <message>
        <source>{name} {coins}, called {call}</source>
        <translation>{name} {coins}, pidió {call}</translation>
    </message>
    <message>
        <source>{name}, the table waits for your call: {seconds} seconds.</source>
        <translation>{name}, la mesa espera tu pedida: {seconds} segundos.</translation>
    </message>
    <message>
        <source>{name}, who calls first in the next match?</source>
        <translation>{name}, ¿quién es mano en la próxima partida?</translation>
    </message>
    <message>
        <source>{name}, your call</source>
        <translation>{name}, pide</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n foul(s)</source>
        <translation>
            <numerusform>{name}: %n falta</numerusform>
            <numerusform>{name}: %n faltas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: an empty fist in a round without blanca. Is it right?</source>
        <translation>{name}: puño vacío en una ronda sin blanca. ¿Es así?</translation>
    </message>
    <message>
        <source>{name}: {coins}</source>
        <translation>{name}: {coins}</translation>
    </message>
    <message>
        <source>{name}: {coins} and the call {total} do not go together. Is it right?</source>
        <translation>{name}: {coins} y la pedida {total} no casan. ¿Es así?</translation>
    </message>
    <message>
        <source>{name}: {points}.</source>
        <translation>{name}: {points}.</translation>
    </message>
    <message>
        <source>{one} {first} : {second} {two}, to {points}</source>
        <translation>{one} {first} : {second} {two}, a {points}</translation>
    </message>
    <message>
        <source>{place}, then {name}</source>
        <translation>{place}, luego {name}</translation>
    </message>
    <message>
        <source>{players}, {coffees}. The loser pays them all.</source>
        <translation>{players}, {coffees}. Quien pierde los paga todos.</translation>
    </message>
    <message>
        <source>{players}, {coffees}. The loser pays {loser}, the finalist {finalist}.</source>
        <translation>{players}, {coffees}. Quien pierde paga {loser}; quien gana la final, {finalist}.</translation>
    </message>
    <message>
        <source>{round} Every fist holds at least one coin.</source>
        <translation>{round} Cada puño lleva al menos una moneda.</translation>
    </message>
    <message>
        <source>{round}. After that: {name}</source>
        <translation>{round}. Después: {name}</translation>
    </message>
    <message>
        <source>{total} chosen. Press Enter or click it again to say it.</source>
        <translation>{total} elegido. Pulsa Intro o vuelve a pulsarlo para decirlo.</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message>
        <source>A name is missing.</source>
        <translation>Falta un nombre.</translation>
    </message>
    <message>
        <source>All games of the series are played.</source>
        <translation>Ya se han jugado todos los juegos de la serie.</translation>
    </message>
    <message>
        <source>An evening has room for 200 results.</source>
        <translation>En una velada caben 200 resultados.</translation>
    </message>
    <message>
        <source>An evening has room for twelve people.</source>
        <translation>En una velada caben doce personas.</translation>
    </message>
    <message>
        <source>At least two people are needed.</source>
        <translation>Hacen falta al menos dos personas.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Volver a la velada</translation>
    </message>
    <message>
        <source>Delete this evening? Its file is kept in the folder “deleted”.</source>
        <translation>¿Borrar esta velada? Su archivo se guarda en la carpeta «deleted».</translation>
    </message>
    <message>
        <source>First place {points} points</source>
        <translation>Primer puesto {points} puntos</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Last {number} of {all}</source>
        <translation>Últimas {number} de {all}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Next in the series: {game} ({number} of {all}).</source>
        <translation>Toca en la serie: {game} ({number} de {all}).</translation>
    </message>
    <message>
        <source>No match since {time}.</source>
        <translation>Ninguna partida desde las {time}.</translation>
    </message>
    <message>
        <source>Nobody has points yet.</source>
        <translation>Nadie tiene puntos aún.</translation>
    </message>
    <message>
        <source>Nobody of the evening has played this match: it does not count.</source>
        <translation>Nadie de la velada ha jugado esta partida: no cuenta.</translation>
    </message>
    <message>
        <source>One match since {time}.</source>
        <translation>Una partida desde las {time}.</translation>
    </message>
    <message>
        <source>Points after each match</source>
        <translation>Puntos tras cada partida</translation>
    </message>
    <message>
        <source>Points for places are numbers, such as 5, 3, 2, 1.</source>
        <translation>Los puntos por puesto son números, como 5, 3, 2, 1.</translation>
    </message>
    <message>
        <source>Points from the first place on: {points}; equal places share.</source>
        <translation>Puntos desde el primer puesto: {points}; los puestos iguales los comparten.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Saved by a newer version of Table Games. It is left as it is.</source>
        <translation>Guardada por una versión más nueva de Table Games. Se deja como está.</translation>
    </message>
    <message>
        <source>Somebody has no name.</source>
        <translation>Alguien no tiene nombre.</translation>
    </message>
    <message>
        <source>Somebody with a result stays on the board. Let them leave instead.</source>
        <translation>Quien tiene un resultado se queda en el marcador. Marca que se va.</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>That is not there any more.</source>
        <translation>Eso ya no está.</translation>
    </message>
    <message>
        <source>The evening could not be deleted: {words}.</source>
        <translation>No se pudo borrar la velada: {words}.</translation>
    </message>
    <message>
        <source>The last save could not be read. The evening goes on from the save before it.</source>
        <translation>No se pudo leer el último guardado. La velada sigue desde el anterior.</translation>
    </message>
    <message>
        <source>The lines begin with the first match.</source>
        <translation>Las líneas empiezan con la primera partida.</translation>
    </message>
    <message>
        <source>The places do not fit together: after two firsts comes a third.</source>
        <translation>Los puestos no encajan: tras dos primeros viene un tercero.</translation>
    </message>
    <message>
        <source>This evening cannot be read.</source>
        <translation>Esta velada no se puede leer.</translation>
    </message>
    <message>
        <source>This evening is damaged. Its file is kept as {file}.</source>
        <translation>Esta velada está dañada. Su archivo se guarda como {file}.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Two people have the same mark.</source>
        <translation>Dos personas tienen la misma marca.</translation>
    </message>
    <message>
        <source>Two people have the same name.</source>
        <translation>Dos personas tienen el mismo nombre.</translation>
    </message>
    <message>
        <source>Without points, not being of the evening: {names}.</source>
        <translation>Sin puntos, por no ser de la velada: {names}.</translation>
    </message>
    <message>
        <source>blue disc</source>
        <translation>disco azul</translation>
    </message>
    <message>
        <source>cyan saltire</source>
        <translation>aspa cian</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>once</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>fourth {points}</source>
        <translation>cuarto {points}</translation>
    </message>
    <message>
        <source>green ring</source>
        <translation>anillo verde</translation>
    </message>
    <message>
        <source>here since the first match was over</source>
        <translation>desde el fin de la primera partida</translation>
    </message>
    <message>
        <source>here since {number} matches were over</source>
        <translation>desde el fin de {number} partidas</translation>
    </message>
    <message>
        <source>indigo frame</source>
        <translation>marco añil</translation>
    </message>
    <message>
        <source>left after one match</source>
        <translation>se fue tras una partida</translation>
    </message>
    <message>
        <source>left after {number} matches</source>
        <translation>se fue tras {number} partidas</translation>
    </message>
    <message>
        <source>level with {name}</source>
        <translation>a la par con {name}</translation>
    </message>
    <message>
        <source>lime triangle</source>
        <translation>triángulo lima</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <source>no match yet</source>
        <translation>ninguna partida aún</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>sin puntos aún</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>one first place</source>
        <translation>un primer puesto</translation>
    </message>
    <message>
        <source>one point behind {name}</source>
        <translation>a un punto de {name}</translation>
    </message>
    <message>
        <source>one second place</source>
        <translation>un segundo puesto</translation>
    </message>
    <message>
        <source>orange hexagon</source>
        <translation>hexágono naranja</translation>
    </message>
    <message>
        <source>pink cross</source>
        <translation>cruz rosa</translation>
    </message>
    <message>
        <source>purple bar</source>
        <translation>barra púrpura</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>cuadrado rojo</translation>
    </message>
    <message>
        <source>sand star</source>
        <translation>estrella arena</translation>
    </message>
    <message>
        <source>second {points}</source>
        <translation>segundo {points}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>third {points}</source>
        <translation>tercero {points}</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>turquoise arrow</source>
        <translation>flecha turquesa</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>doce</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>violet diamond</source>
        <translation>rombo violeta</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} ya no está.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Table Games. It is left as it is.</source>
        <translation>{file} se guardó con una versión más nueva de Table Games. Se deja como está.</translation>
    </message>
    <message>
        <source>{names} lead together with one point.</source>
        <translation>Van en cabeza con un punto: {names}.</translation>
    </message>
    <message>
        <source>{names} lead together with {points} points.</source>
        <translation>Van en cabeza con {points} puntos: {names}.</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>ganan {names}</translation>
    </message>
    <message>
        <source>{names} share the win of the series, points: {points}.</source>
        <translation>{names} comparten el triunfo en la serie, puntos: {points}.</translation>
    </message>
    <message>
        <source>{name} leads with one point.</source>
        <translation>{name} va en cabeza con un punto.</translation>
    </message>
    <message>
        <source>{name} leads with {points} points.</source>
        <translation>{name} va en cabeza con {points} puntos.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>{name} wins the series, points: {points}.</source>
        <translation>{name} gana la serie, puntos: {points}.</translation>
    </message>
    <message>
        <source>{number} first places</source>
        <translation>{number} primeros puestos</translation>
    </message>
    <message>
        <source>{number} matches since {time}.</source>
        <translation>{number} partidas desde las {time}.</translation>
    </message>
    <message>
        <source>{number} points behind {name}</source>
        <translation>a {number} puntos de {name}</translation>
    </message>
    <message>
        <source>{number} second places</source>
        <translation>{number} segundos puestos</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} de {pages}</translation>
    </message>
    <message>
        <source>{places}; equal places share.</source>
        <translation>{places}; los puestos iguales los comparten.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>2–12 players</source>
        <translation>2–12 jugadores</translation>
    </message>
    <message>
        <source>2–4 players</source>
        <translation>2–4 jugadores</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 jugadores</translation>
    </message>
    <message>
        <source>Chinchón</source>
        <translation>Chinchón</translation>
    </message>
    <message>
        <source>Chinese Ten</source>
        <translation>Diez chino</translation>
    </message>
    <message>
        <source>Chinese poker</source>
        <translation>Póker chino</translation>
    </message>
    <message>
        <source>Four seats, 144 tiles, three fan to win.</source>
        <translation>Cuatro puestos, 144 fichas, tres fan.</translation>
    </message>
    <message>
        <source>Hong Kong mahjong</source>
        <translation>Mahjong de Hong Kong</translation>
    </message>
    <message>
        <source>How many coins are in all the fists?</source>
        <translation>¿Cuántas monedas hay en los puños?</translation>
    </message>
    <message>
        <source>Knock with little. A hundred loses.</source>
        <translation>Cierra con poco. Quien llega a cien pierde.</translation>
    </message>
    <message>
        <source>Los Chinos</source>
        <translation>Los Chinos</translation>
    </message>
    <message>
        <source>Mahjong hand calculator</source>
        <translation>Calculadora de manos de mahjong</translation>
    </message>
    <message>
        <source>Thirteen cards, three rows, four boards.</source>
        <translation>Trece cartas, tres filas, cuatro tableros.</translation>
    </message>
    <message>
        <source>Two cards make ten. Only red counts.</source>
        <translation>Dos cartas suman diez. Solo cuenta lo rojo.</translation>
    </message>
</context>
<context>
    <name>keeper</name>
    <message numerus="yes">
        <source>%n row(s) entered.</source>
        <translation>
            <numerusform>%n línea anotada.</numerusform>
            <numerusform>%n líneas anotadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct row {number} first.</source>
        <translation>Corrige antes la línea {number}.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Enter deal {number}</source>
        <translation>Anotar la mano {number}</translation>
    </message>
    <message>
        <source>Nobody sits there any more.</source>
        <translation>Ahí ya no se sienta nadie.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Aún no se ha jugado nada.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Somebody is called {name} already.</source>
        <translation>Ya hay alguien que se llama {name}.</translation>
    </message>
    <message>
        <source>The match was over before.</source>
        <translation>La partida ya había acabado.</translation>
    </message>
    <message>
        <source>The players stop here. {winner}</source>
        <translation>Los jugadores paran aquí. {winner}</translation>
    </message>
    <message>
        <source>The rules of this sheet allow no more players.</source>
        <translation>Las reglas de esta hoja no admiten más jugadores.</translation>
    </message>
    <message>
        <source>The table is full: {most} play at most. A latecomer can take over a seat.</source>
        <translation>La mesa está llena: juegan {most} como máximo. Quien llega tarde puede ocupar el lugar de alguien.</translation>
    </message>
    <message>
        <source>This sheet is full. Begin another one.</source>
        <translation>Esta hoja está llena. Empieza otra.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ha pasado</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Quién reparte primero</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>va por delante</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parada</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>{names} share the win with {total}.</source>
        <translation>{names} comparten la victoria con {total}.</translation>
    </message>
    <message>
        <source>{name} for {other}</source>
        <translation>{name} por {other}</translation>
    </message>
    <message>
        <source>{name} joins</source>
        <translation>entra {name}</translation>
    </message>
    <message>
        <source>{name} joins and begins with {total}.</source>
        <translation>{name} se incorpora y empieza con {total}.</translation>
    </message>
    <message>
        <source>{name} takes over from {other} with {total}.</source>
        <translation>{name} ocupa el lugar de {other} con {total}.</translation>
    </message>
    <message>
        <source>{name} wins with {total}.</source>
        <translation>{name} gana con {total}.</translation>
    </message>
    <message>
        <source>{name}: total</source>
        <translation>{name}: total</translation>
    </message>
    <message>
        <source>{text} is no whole number.</source>
        <translation>{text} no es un número entero.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Beginner</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Parroquiano</translation>
    </message>
    <message>
        <source>Sly</source>
        <translation>Zorro</translation>
    </message>
</context>
<context>
    <name>mahjong</name>
    <message numerus="yes">
        <source>%n concealed tile(s)</source>
        <translation>
            <numerusform>%n ficha oculta</numerusform>
            <numerusform>%n fichas ocultas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fan</source>
        <translation>
            <numerusform>%n fan</numerusform>
            <numerusform>%n fan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fan are needed to win.</source>
        <translation>
            <numerusform>Se necesita %n fan para ganar.</numerusform>
            <numerusform>Se necesitan %n fan para ganar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s).</source>
        <translation>
            <numerusform>%n ronda.</numerusform>
            <numerusform>%n rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are missing.</source>
        <translation>
            <numerusform>Falta %n ficha.</numerusform>
            <numerusform>Faltan %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from ready, whatever the fan.</source>
        <translation>
            <numerusform>A %n ficha de estar lista, sea cual sea el fan.</numerusform>
            <numerusform>A %n fichas de estar lista, sea cual sea el fan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the wall.</source>
        <translation>
            <numerusform>Queda %n ficha en el muro.</numerusform>
            <numerusform>Quedan %n fichas en el muro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) too many.</source>
        <translation>
            <numerusform>Sobra %n ficha.</numerusform>
            <numerusform>Sobran %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unidad</numerusform>
            <numerusform>%n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>0 fan of {minimum}.</source>
        <translation>0 fan de {minimum}.</translation>
    </message>
    <message>
        <source>1, 9 and honours only</source>
        <translation>solo 1, 9 y honores</translation>
    </message>
    <message>
        <source>1112345678999 of a suit and one more of it</source>
        <translation>1112345678999 de un palo y una más de él</translation>
    </message>
    <message>
        <source>&lt;b&gt;Throw one tile.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Descarta una ficha.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Throw one tile.&lt;/b&gt; You drew {tile}.</source>
        <translation>&lt;b&gt;Descarta una ficha.&lt;/b&gt; Has robado {tile}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your flowers win by themselves, if you like.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Tus flores ganan por sí solas, si quieres.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A drawn hand</source>
        <translation>Mano nula</translation>
    </message>
    <message>
        <source>A drawn hand: {name} stays dealer, streak {streak}.</source>
        <translation>Mano nula: {name} sigue repartiendo, racha {streak}.</translation>
    </message>
    <message>
        <source>A false win</source>
        <translation>Falsa victoria</translation>
    </message>
    <message>
        <source>A flower is no tile of the hand.</source>
        <translation>Una flor no es ficha de la mano.</translation>
    </message>
    <message>
        <source>A kong can only be robbed by a win.</source>
        <translation>Un kong solo se roba ganando.</translation>
    </message>
    <message>
        <source>A kong needs four alike, or the fourth tile of your own pung.</source>
        <translation>Un kong pide cuatro iguales, o la cuarta ficha de un pung tuyo.</translation>
    </message>
    <message>
        <source>A limit hand: {fan} fan = {units} ({table}).</source>
        <translation>Mano límite: {fan} fan = {units} ({table}).</translation>
    </message>
    <message>
        <source>A player wins a hand once.</source>
        <translation>Nadie gana dos veces una mano.</translation>
    </message>
    <message>
        <source>A pung needs two of the tile in your hand, a kong three.</source>
        <translation>Un pung pide dos de esa ficha en tu mano, un kong tres.</translation>
    </message>
    <message>
        <source>A tie at the top: {names}.</source>
        <translation>Empate en cabeza: {names}.</translation>
    </message>
    <message>
        <source>After a claimed chow or pung you only throw a tile.</source>
        <translation>Tras un chow o pung reclamado solo descartas.</translation>
    </message>
    <message>
        <source>All chows</source>
        <translation>Todo chows</translation>
    </message>
    <message>
        <source>All four flowers</source>
        <translation>Las cuatro flores</translation>
    </message>
    <message>
        <source>All four seasons</source>
        <translation>Las cuatro estaciones</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>Todo honores</translation>
    </message>
    <message>
        <source>All pungs</source>
        <translation>Todo pungs</translation>
    </message>
    <message>
        <source>All terminals</source>
        <translation>Todo terminales</translation>
    </message>
    <message>
        <source>Another reading</source>
        <translation>Otra lectura</translation>
    </message>
    <message>
        <source>Big four winds</source>
        <translation>Cuatro vientos grandes</translation>
    </message>
    <message>
        <source>Big three dragons</source>
        <translation>Tres dragones grandes</translation>
    </message>
    <message>
        <source>By own draw nobody discards.</source>
        <translation>En un robo propio nadie descarta.</translation>
    </message>
    <message>
        <source>By own draw with as many fan: {points} from each of the three.</source>
        <translation>Con robo propio y los mismos fan: {points} de cada uno de los tres.</translation>
    </message>
    <message>
        <source>By these rules nobody is liable.</source>
        <translation>Con estas reglas nadie responde por otro.</translation>
    </message>
    <message>
        <source>By these rules only the nearest winner in turn order after the discarder wins.</source>
        <translation>Con estas reglas gana solo quien va antes por turno tras quien descarta.</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Claim the tile, or pass: N.</source>
        <translation>Reclama la ficha o pasa: N.</translation>
    </message>
    <message>
        <source>Claims?</source>
        <translation>¿Se pide?</translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation>Mano oculta</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Counted reading</source>
        <translation>Lectura contada</translation>
    </message>
    <message>
        <source>Discards in order: {tiles}</source>
        <translation>Descartes en orden: {tiles}</translation>
    </message>
    <message>
        <source>Does anybody claim it?</source>
        <translation>¿Alguien la pide?</translation>
    </message>
    <message>
        <source>Does anybody rob the kong?</source>
        <translation>¿Alguien roba el kong?</translation>
    </message>
    <message>
        <source>Drawn hand: nobody pays, the dealer stays.</source>
        <translation>Mano nula: nadie paga y el repartidor sigue.</translation>
    </message>
    <message>
        <source>Each flower is there once, and only where flowers are played.</source>
        <translation>Cada flor existe una sola vez, y solo si se juega con flores.</translation>
    </message>
    <message>
        <source>Each of the others gets {points}. All four add up to zero.</source>
        <translation>Los demás reciben {points} cada uno. La suma de los cuatro es cero.</translation>
    </message>
    <message>
        <source>Each of the three pays</source>
        <translation>Paga cada uno de los tres</translation>
    </message>
    <message>
        <source>Each winner is paid in full by {name}. All four add up to zero.</source>
        <translation>{name} paga todo a cada ganador. La suma de los cuatro es cero.</translation>
    </message>
    <message>
        <source>Earthly hand</source>
        <translation>Mano terrenal</translation>
    </message>
    <message>
        <source>Eight flowers</source>
        <translation>Ocho flores</translation>
    </message>
    <message>
        <source>Enter hand {number}</source>
        <translation>Anotar la mano {number}</translation>
    </message>
    <message>
        <source>False win</source>
        <translation>Falsa victoria</translation>
    </message>
    <message>
        <source>False win by {name}: the hand is void.</source>
        <translation>Falsa victoria de {name}: la mano se anula.</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Clasificación final</translation>
    </message>
    <message>
        <source>Flower replacement</source>
        <translation>Reemplazo de flor</translation>
    </message>
    <message>
        <source>Flowers: {tiles}</source>
        <translation>Flores: {tiles}</translation>
    </message>
    <message>
        <source>Four concealed pungs</source>
        <translation>Cuatro pungs ocultos</translation>
    </message>
    <message>
        <source>Four kongs</source>
        <translation>Cuatro kongs</translation>
    </message>
    <message>
        <source>Full flush</source>
        <translation>Color completo</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>Dragón verde</translation>
    </message>
    <message>
        <source>Half flush</source>
        <translation>Color mixto</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Hand {number}, {wind} round: {title}. {payments}</source>
        <translation>Mano {number}, ronda de {wind}: {title}. {payments}</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Heavenly hand</source>
        <translation>Mano celestial</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason}</source>
        <translation>Pista: {action}. {reason}</translation>
    </message>
    <message>
        <source>How many fan has {name}?</source>
        <translation>¿Cuántos fan tiene {name}?</translation>
    </message>
    <message>
        <source>Human hand</source>
        <translation>Mano humana</translation>
    </message>
    <message>
        <source>It brings the hand on.</source>
        <translation>Hace avanzar la mano.</translation>
    </message>
    <message>
        <source>It brings you nearer to {plan}.</source>
        <translation>Te acerca a {plan}.</translation>
    </message>
    <message>
        <source>It does not help towards {plan}.</source>
        <translation>No ayuda para {plan}.</translation>
    </message>
    <message>
        <source>It is needed least.</source>
        <translation>Es la que menos falta hace.</translation>
    </message>
    <message>
        <source>It takes seven flowers to win by them.</source>
        <translation>Hacen falta siete flores para ganar con ellas.</translation>
    </message>
    <message>
        <source>Just drawn: {tile}</source>
        <translation>Recién robada: {tile}</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Kong on kong</source>
        <translation>Kong sobre kong</translation>
    </message>
    <message>
        <source>Kong replacement</source>
        <translation>Reemplazo de kong</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Último descarte</translation>
    </message>
    <message>
        <source>Last tile of the wall</source>
        <translation>Última ficha del muro</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Hoja de la partida</translation>
    </message>
    <message>
        <source>Mixed terminals</source>
        <translation>Terminales mixtos</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>Nine gates</source>
        <translation>Nueve puertas</translation>
    </message>
    <message>
        <source>No discard lies open.</source>
        <translation>No hay ningún descarte a la vista.</translation>
    </message>
    <message>
        <source>No discards</source>
        <translation>Sin descartes</translation>
    </message>
    <message>
        <source>No flowers</source>
        <translation>Sin flores</translation>
    </message>
    <message>
        <source>No hand has more than {most} fan.</source>
        <translation>Ninguna mano tiene más de {most} fan.</translation>
    </message>
    <message>
        <source>No winning hand. Press Win once more to call a false win and pay.</source>
        <translation>No es mano ganadora. Pulsa Ganar otra vez para cantar una falsa victoria y pagar.</translation>
    </message>
    <message>
        <source>Not a winning hand yet.</source>
        <translation>Aún no es mano ganadora.</translation>
    </message>
    <message>
        <source>Not a winning hand: four sets and a pair are needed.</source>
        <translation>No es mano ganadora: hacen falta cuatro grupos y una pareja.</translation>
    </message>
    <message>
        <source>Not a winning hand: it needs four sets and a pair.</source>
        <translation>No es mano ganadora: necesita cuatro grupos y una pareja.</translation>
    </message>
    <message>
        <source>Not counted: another reading is worth more.</source>
        <translation>No cuenta: otra lectura vale más.</translation>
    </message>
    <message>
        <source>Not now: wait for your turn.</source>
        <translation>Ahora no: espera tu turno.</translation>
    </message>
    <message>
        <source>Note these figures: after the match you can check that no tile was moved.</source>
        <translation>Anota estas cifras: después de la partida puedes comprobar que ninguna ficha cambió de sitio.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>On a discard with as many fan: {points} from the discarder alone.</source>
        <translation>Con descarte y los mismos fan: {points} solo de quien descarta.</translation>
    </message>
    <message>
        <source>One of the sets is none.</source>
        <translation>Uno de los grupos no lo es.</translation>
    </message>
    <message>
        <source>One player alone wins by own draw.</source>
        <translation>En un robo propio gana uno solo.</translation>
    </message>
    <message>
        <source>Only the next seat can claim a chow.</source>
        <translation>Solo el asiento siguiente puede reclamar un chow.</translation>
    </message>
    <message>
        <source>Other winner</source>
        <translation>Otro ganador</translation>
    </message>
    <message>
        <source>Others win on this tile about {risk} times in 100.</source>
        <translation>Otro gana con esta ficha unas {risk} veces de cada 100.</translation>
    </message>
    <message>
        <source>Own draw would add 1.</source>
        <translation>Con robo propio sería 1 más.</translation>
    </message>
    <message>
        <source>Own draw: each of the three pays one share.</source>
        <translation>Robo propio: cada uno de los tres paga una cuota.</translation>
    </message>
    <message>
        <source>Own flower</source>
        <translation>Flor propia</translation>
    </message>
    <message>
        <source>Own season</source>
        <translation>Estación propia</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Passes by itself after {seconds} s.</source>
        <translation>Pasa por sí solo tras {seconds} s.</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Payments: {payments}.</source>
        <translation>Pagos: {payments}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Puesto {place}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>Dragón rojo</translation>
    </message>
    <message>
        <source>Robbing the kong</source>
        <translation>Robo del kong</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>Viento de la ronda</translation>
    </message>
    <message>
        <source>Say who discarded the winning tile: not the winner.</source>
        <translation>Di quién descartó la ficha ganadora: no puede ser quien gana.</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>Viento del asiento</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Robo propio</translation>
    </message>
    <message>
        <source>Seven flowers</source>
        <translation>Siete flores</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Siete parejas</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>Varios ganadores</translation>
    </message>
    <message>
        <source>Several winners: {names}</source>
        <translation>Varios ganadores: {names}</translation>
    </message>
    <message>
        <source>Small four winds</source>
        <translation>Cuatro vientos pequeños</translation>
    </message>
    <message>
        <source>Small three dragons</source>
        <translation>Tres dragones pequeños</translation>
    </message>
    <message>
        <source>Somebody else is liable only where a hand is won by own draw.</source>
        <translation>Otro responde solo cuando se gana con robo propio.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Sum: {totals}</source>
        <translation>Suma: {totals}</translation>
    </message>
    <message>
        <source>That is a true win: call it as one.</source>
        <translation>Es una victoria de verdad: cántala como tal.</translation>
    </message>
    <message>
        <source>That player is not at the table.</source>
        <translation>Ese jugador no está en la mesa.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Esa ficha no está en tu mano.</translation>
    </message>
    <message>
        <source>The aim is {plan}, won about {win} times in 100.</source>
        <translation>El objetivo es {plan}: se gana unas {win} veces de cada 100.</translation>
    </message>
    <message>
        <source>The aim is {plan}.</source>
        <translation>El objetivo es {plan}.</translation>
    </message>
    <message numerus="yes">
        <source>The aim is {plan}: %n tile(s) from ready for it.</source>
        <translation>
            <numerusform>El objetivo es {plan}: a %n ficha de estar lista para eso.</numerusform>
            <numerusform>El objetivo es {plan}: a %n fichas de estar lista para eso.</numerusform>
        </translation>
    </message>
    <message>
        <source>The aim is {plan}: ready for it.</source>
        <translation>El objetivo es {plan}: la mano está lista para eso.</translation>
    </message>
    <message>
        <source>The deal has come round for the last time: the match is over.</source>
        <translation>El reparto ha dado la última vuelta: la partida ha terminado.</translation>
    </message>
    <message>
        <source>The hand has too few fan to win.</source>
        <translation>La mano tiene pocos fan para ganar.</translation>
    </message>
    <message>
        <source>The hand is complete.</source>
        <translation>La mano está completa.</translation>
    </message>
    <message>
        <source>The hand is ready, whatever the fan.</source>
        <translation>La mano está lista, sea cual sea el fan.</translation>
    </message>
    <message>
        <source>The hand is void: {name} deals again.</source>
        <translation>Mano anulada: {name} reparte otra vez.</translation>
    </message>
    <message>
        <source>The hand is worth enough.</source>
        <translation>La mano vale lo suficiente.</translation>
    </message>
    <message>
        <source>The hand is worth more without the claim.</source>
        <translation>La mano vale más sin reclamar.</translation>
    </message>
    <message>
        <source>The hand promises nothing: what is safe goes.</source>
        <translation>La mano no promete nada: sale lo seguro.</translation>
    </message>
    <message>
        <source>The hand shows something that is not known here.</source>
        <translation>La mano muestra algo que aquí no se conoce.</translation>
    </message>
    <message>
        <source>The kong spoils nothing and brings another tile.</source>
        <translation>El kong no estropea nada y da otra ficha.</translation>
    </message>
    <message>
        <source>The last discard can only be won on.</source>
        <translation>Con el último descarte solo se puede ganar.</translation>
    </message>
    <message>
        <source>The last discard: {tile}, by {name}.</source>
        <translation>El último descarte: {tile}, de {name}.</translation>
    </message>
    <message>
        <source>The last hand: {title}.</source>
        <translation>La última mano: {title}.</translation>
    </message>
    <message>
        <source>The lot falls on {name}, who deals first.</source>
        <translation>La suerte señala a {name}: reparte primero.</translation>
    </message>
    <message>
        <source>The match ends when {name} loses the deal.</source>
        <translation>La partida acaba cuando {name} deje de repartir.</translation>
    </message>
    <message>
        <source>The match is over: {winners}.</source>
        <translation>La partida ha terminado: {winners}.</translation>
    </message>
    <message>
        <source>The sheet is copied as text.</source>
        <translation>La hoja se ha copiado como texto.</translation>
    </message>
    <message>
        <source>The wall is empty: a kong would find no replacement.</source>
        <translation>El muro está agotado: no habría ficha para el kong.</translation>
    </message>
    <message>
        <source>The wall ran out before anybody won.</source>
        <translation>El muro se agotó antes de que alguien ganara.</translation>
    </message>
    <message>
        <source>The winning tile is {tile}.</source>
        <translation>La ficha ganadora es {tile}.</translation>
    </message>
    <message>
        <source>The {wind} round begins.</source>
        <translation>Empieza la ronda de {wind}.</translation>
    </message>
    <message>
        <source>There are only four of each tile.</source>
        <translation>Solo hay cuatro fichas de cada clase.</translation>
    </message>
    <message>
        <source>There is no discard to claim: it is your turn to throw a tile.</source>
        <translation>No hay descarte que reclamar: te toca descartar una ficha.</translation>
    </message>
    <message>
        <source>There is nothing to claim.</source>
        <translation>No hay nada que reclamar.</translation>
    </message>
    <message>
        <source>These circumstances cannot come together: for one, who robs a kong holds no tile of it.</source>
        <translation>Estas circunstancias no pueden darse juntas: por ejemplo, quien roba un kong no tiene ninguna ficha de él.</translation>
    </message>
    <message>
        <source>Thirteen orphans</source>
        <translation>Trece huérfanos</translation>
    </message>
    <message>
        <source>This claim costs most of what the hand promises. Press again to claim all the same.</source>
        <translation>Reclamar así cuesta casi todo lo que promete la mano. Pulsa otra vez para reclamar igual.</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta mano</translation>
    </message>
    <message>
        <source>Too few fan.</source>
        <translation>Pocos fan.</translation>
    </message>
    <message>
        <source>Towards a win</source>
        <translation>Hacia la victoria</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verificar esta partida</translation>
    </message>
    <message>
        <source>Wall empty: nobody pays.</source>
        <translation>Muro agotado: nadie paga.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Lo que cuenta</translation>
    </message>
    <message>
        <source>What is left is worth most.</source>
        <translation>Lo que queda es lo que más vale.</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>Dragón blanco</translation>
    </message>
    <message>
        <source>Who called the false win?</source>
        <translation>¿Quién cantó la falsa victoria?</translation>
    </message>
    <message>
        <source>Who discarded the winning tile?</source>
        <translation>¿Quién descartó la ficha ganadora?</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>¿Quién ganó?</translation>
    </message>
    <message>
        <source>Whoever has the code can know the tiles, so the match counts as practice.</source>
        <translation>Quien tiene el código puede conocer las fichas, así que la partida cuenta como práctica.</translation>
    </message>
    <message>
        <source>Whose kong was robbed?</source>
        <translation>¿De quién es el kong robado?</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Ganar</translation>
    </message>
    <message>
        <source>Win: {names}</source>
        <translation>Gana: {names}</translation>
    </message>
    <message>
        <source>With the kong the hand promises more.</source>
        <translation>Con el kong la mano promete más.</translation>
    </message>
    <message>
        <source>With which tiles?</source>
        <translation>¿Con qué fichas?</translation>
    </message>
    <message>
        <source>With {tiles}: {drawn} by own draw, {thrown} by a discard.</source>
        <translation>Con {tiles}: {drawn} con robo propio, {thrown} con un descarte.</translation>
    </message>
    <message>
        <source>With {tiles}: {drawn} by own draw; a discard has {thrown} of {least}.</source>
        <translation>Con {tiles}: {drawn} con robo propio; con un descarte, {thrown} de {least}.</translation>
    </message>
    <message>
        <source>With {tiles}: {thrown} by a discard.</source>
        <translation>Con {tiles}: {thrown} con un descarte.</translation>
    </message>
    <message>
        <source>Without {tile} you wait for {tiles}: {left} left.</source>
        <translation>Sin {tile} esperas {tiles}: quedan {left}.</translation>
    </message>
    <message numerus="yes">
        <source>Without {tile}: %n tile(s) from ready, whatever the fan.</source>
        <translation>
            <numerusform>Sin {tile}: a %n ficha de estar lista, sea cual sea el fan.</numerusform>
            <numerusform>Sin {tile}: a %n fichas de estar lista, sea cual sea el fan.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can win now. Throw it once more to go on without.</source>
        <translation>Puedes ganar ahora. Descártala otra vez para seguir sin hacerlo.</translation>
    </message>
    <message>
        <source>You can win now: {fan}, {items}.</source>
        <translation>Puedes ganar ahora: {fan}, {items}.</translation>
    </message>
    <message>
        <source>You hold no two tiles that make a chow with it.</source>
        <translation>No tienes dos fichas que hagan un chow con ella.</translation>
    </message>
    <message>
        <source>You passed a win on this tile: it is locked until you draw or claim.</source>
        <translation>Dejaste pasar una victoria con esta ficha: bloqueada hasta que robes o reclames.</translation>
    </message>
    <message>
        <source>You threw {tile}. Waiting.</source>
        <translation>Has descartado {tile}. Esperando.</translation>
    </message>
    <message>
        <source>You wait for {tiles}: {left} left.</source>
        <translation>Esperas {tiles}: quedan {left}.</translation>
    </message>
    <message>
        <source>You were waiting for {tiles}.</source>
        <translation>Esperabas {tiles}.</translation>
    </message>
    <message>
        <source>You win with a tile you draw, not after a claim.</source>
        <translation>Se gana con una ficha robada, no tras reclamar.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>a full flush</source>
        <translation>un palo puro</translation>
    </message>
    <message>
        <source>a full flush in {suit}</source>
        <translation>palo puro de {suit}</translation>
    </message>
    <message>
        <source>a half flush</source>
        <translation>un palo con honores</translation>
    </message>
    <message>
        <source>a half flush in {suit}</source>
        <translation>palo con honores, {suit}</translation>
    </message>
    <message>
        <source>a set of green dragons</source>
        <translation>un grupo de dragones verdes</translation>
    </message>
    <message>
        <source>a set of red dragons</source>
        <translation>un grupo de dragones rojos</translation>
    </message>
    <message>
        <source>a set of the round&apos;s wind</source>
        <translation>un grupo del viento de ronda</translation>
    </message>
    <message>
        <source>a set of the seat&apos;s wind</source>
        <translation>un grupo del viento de asiento</translation>
    </message>
    <message>
        <source>a set of white dragons</source>
        <translation>un grupo de dragones blancos</translation>
    </message>
    <message>
        <source>a set of {wind}, the wind of the round</source>
        <translation>un grupo de {wind}, el viento de ronda</translation>
    </message>
    <message>
        <source>a set of {wind}, the wind of the seat</source>
        <translation>un grupo de {wind}, el viento de asiento</translation>
    </message>
    <message>
        <source>all chows</source>
        <translation>todo chows</translation>
    </message>
    <message>
        <source>all chows, concealed</source>
        <translation>todo chows, oculta</translation>
    </message>
    <message>
        <source>all eight flowers and seasons</source>
        <translation>las ocho flores y estaciones</translation>
    </message>
    <message>
        <source>all four flowers</source>
        <translation>las cuatro flores</translation>
    </message>
    <message>
        <source>all four seasons</source>
        <translation>las cuatro estaciones</translation>
    </message>
    <message>
        <source>all pungs</source>
        <translation>todo pungs</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>any hand with enough fan</source>
        <translation>cualquier mano con fan suficientes</translation>
    </message>
    <message>
        <source>any hand with sets of {tiles}</source>
        <translation>cualquier mano con grupos de {tiles}</translation>
    </message>
    <message>
        <source>bamboo</source>
        <translation>bambúes</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caracteres</translation>
    </message>
    <message>
        <source>chow</source>
        <translation>chow</translation>
    </message>
    <message>
        <source>claim or pass</source>
        <translation>reclama o pasa</translation>
    </message>
    <message>
        <source>claim the chow with {tiles}</source>
        <translation>reclama el chow con {tiles}</translation>
    </message>
    <message>
        <source>claim the kong</source>
        <translation>reclama el kong</translation>
    </message>
    <message>
        <source>claim the pung</source>
        <translation>reclama el pung</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>concealed, winning tile ringed</source>
        <translation>oculta, con la ficha ganadora marcada</translation>
    </message>
    <message>
        <source>declare a kong of {tile}</source>
        <translation>declara un kong de {tile}</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>círculos</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>every 1, 9 and honour, one of them twice</source>
        <translation>cada 1, 9 y honor, uno de ellos dos veces</translation>
    </message>
    <message>
        <source>false win, {name}</source>
        <translation>falsa victoria, {name}</translation>
    </message>
    <message>
        <source>flower {number}, and {name} is {wind}</source>
        <translation>flor {number}, y {name} es {wind}</translation>
    </message>
    <message>
        <source>flowers</source>
        <translation>flores</translation>
    </message>
    <message>
        <source>four chows and a pair</source>
        <translation>cuatro chows y una pareja</translation>
    </message>
    <message>
        <source>four kongs and a pair</source>
        <translation>cuatro kongs y una pareja</translation>
    </message>
    <message>
        <source>four pungs or kongs and a pair</source>
        <translation>cuatro pungs o kongs y una pareja</translation>
    </message>
    <message>
        <source>four pungs or kongs, none claimed</source>
        <translation>cuatro pungs o kongs, ninguno reclamado</translation>
    </message>
    <message>
        <source>four sets of winds</source>
        <translation>cuatro grupos de vientos</translation>
    </message>
    <message>
        <source>go on to the next hand</source>
        <translation>pasa a la mano siguiente</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>total</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>recién robada</translation>
    </message>
    <message>
        <source>kong</source>
        <translation>kong</translation>
    </message>
    <message>
        <source>kong, concealed</source>
        <translation>kong oculto</translation>
    </message>
    <message>
        <source>last hand</source>
        <translation>última mano</translation>
    </message>
    <message>
        <source>last tiles</source>
        <translation>últimas fichas</translation>
    </message>
    <message>
        <source>left</source>
        <translation>quedan</translation>
    </message>
    <message>
        <source>limit {limit}, at least {minimum} needed</source>
        <translation>límite {limit}, mínimo {minimum}</translation>
    </message>
    <message>
        <source>neither a flower nor a season</source>
        <translation>ni flores ni estaciones</translation>
    </message>
    <message>
        <source>no set was laid open</source>
        <translation>ningún grupo expuesto</translation>
    </message>
    <message>
        <source>not counted: a kong was declared</source>
        <translation>no cuenta: se declaró un kong</translation>
    </message>
    <message>
        <source>not counted: a limit hand is worth the limit alone</source>
        <translation>no cuenta: una mano límite vale solo el límite</translation>
    </message>
    <message>
        <source>not counted: a set was claimed</source>
        <translation>no cuenta: se reclamó un grupo</translation>
    </message>
    <message>
        <source>not counted: {item} stands in its place</source>
        <translation>no cuenta: la sustituye {item}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>one suit and honours only</source>
        <translation>solo un palo y honores</translation>
    </message>
    <message>
        <source>one suit only</source>
        <translation>solo un palo</translation>
    </message>
    <message>
        <source>only 1 and 9</source>
        <translation>solo 1 y 9</translation>
    </message>
    <message>
        <source>own flower</source>
        <translation>flor propia</translation>
    </message>
    <message>
        <source>own season</source>
        <translation>estación propia</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>juega</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>pung</translation>
    </message>
    <message>
        <source>season {number}, and {name} is {wind}</source>
        <translation>estación {number}, y {name} es {wind}</translation>
    </message>
    <message>
        <source>seven of the eight flowers and seasons</source>
        <translation>siete de las ocho flores y estaciones</translation>
    </message>
    <message>
        <source>seven pairs</source>
        <translation>siete parejas</translation>
    </message>
    <message>
        <source>seven pairs instead of sets</source>
        <translation>siete parejas en vez de grupos</translation>
    </message>
    <message>
        <source>the dealer wins with the dealt hand</source>
        <translation>quien reparte gana con la mano repartida</translation>
    </message>
    <message>
        <source>the flower of the seat</source>
        <translation>la flor del asiento</translation>
    </message>
    <message>
        <source>the season of the seat</source>
        <translation>la estación del asiento</translation>
    </message>
    <message>
        <source>the winning tile came from the wall</source>
        <translation>la ficha ganadora vino del muro</translation>
    </message>
    <message>
        <source>thirteen orphans</source>
        <translation>trece huérfanos</translation>
    </message>
    <message>
        <source>three sets and the pair of winds</source>
        <translation>tres grupos y la pareja de vientos</translation>
    </message>
    <message>
        <source>three sets of dragons</source>
        <translation>tres grupos de dragones</translation>
    </message>
    <message>
        <source>throw {tile}</source>
        <translation>descarta {tile}</translation>
    </message>
    <message>
        <source>tiles left</source>
        <translation>fichas quedan</translation>
    </message>
    <message>
        <source>to the pond</source>
        <translation>a los descartes</translation>
    </message>
    <message>
        <source>two sets and the pair of dragons</source>
        <translation>dos grupos y la pareja de dragones</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>esperando</translation>
    </message>
    <message>
        <source>win</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>winds and dragons only</source>
        <translation>solo vientos y dragones</translation>
    </message>
    <message>
        <source>won after two kongs in one turn</source>
        <translation>ganada tras dos kongs en un turno</translation>
    </message>
    <message>
        <source>won on a discard before the first own draw</source>
        <translation>ganada con un descarte antes del primer robo</translation>
    </message>
    <message>
        <source>won on the dealer&apos;s first discard</source>
        <translation>ganada con el primer descarte del repartidor</translation>
    </message>
    <message>
        <source>won on the discard after the last tile</source>
        <translation>ganada con el descarte tras la última ficha</translation>
    </message>
    <message>
        <source>won with the last tile of the wall</source>
        <translation>ganada con la última ficha del muro</translation>
    </message>
    <message>
        <source>won with the tile drawn for a flower</source>
        <translation>ganada con la ficha robada por una flor</translation>
    </message>
    <message>
        <source>won with the tile drawn for a kong</source>
        <translation>ganada con la ficha robada por un kong</translation>
    </message>
    <message>
        <source>won with the tile of another&apos;s kong</source>
        <translation>ganada con la ficha del kong de otro</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>te toca</translation>
    </message>
    <message>
        <source>{counted} fan of {minimum}, flowers not counted: {items}.</source>
        <translation>{counted} fan de {minimum}, sin contar flores: {items}.</translation>
    </message>
    <message>
        <source>{counted} fan of {minimum}: {items}.</source>
        <translation>{counted} fan de {minimum}: {items}.</translation>
    </message>
    <message>
        <source>{fan} fan = {units} ({table}).</source>
        <translation>{fan} fan = {units} ({table}).</translation>
    </message>
    <message>
        <source>{fan} for {items}</source>
        <translation>{fan} por {items}</translation>
    </message>
    <message>
        <source>{fan} limit</source>
        <translation>{fan} límite</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{meld}, concealed</source>
        <translation>{meld}, oculto</translation>
    </message>
    <message>
        <source>{meld}, from {name}</source>
        <translation>{meld}, de {name}</translation>
    </message>
    <message>
        <source>{name} called a win that was none and pays everybody a share at the limit.</source>
        <translation>{name} cantó una victoria falsa y paga a cada uno una cuota al límite.</translation>
    </message>
    <message>
        <source>{name} calls a win that is none: the hand is void.</source>
        <translation>{name} canta una falsa victoria: la mano se anula.</translation>
    </message>
    <message>
        <source>{name} cannot have less than 0 fan.</source>
        <translation>{name} no puede tener menos de 0 fan.</translation>
    </message>
    <message>
        <source>{name} cannot win on the own discard.</source>
        <translation>{name} no puede ganar con su propio descarte.</translation>
    </message>
    <message>
        <source>{name} claims a chow</source>
        <translation>{name} pide chow</translation>
    </message>
    <message>
        <source>{name} claims a kong</source>
        <translation>{name} pide kong</translation>
    </message>
    <message>
        <source>{name} claims a pung</source>
        <translation>{name} pide pung</translation>
    </message>
    <message>
        <source>{name} claims from {other}: {meld}.</source>
        <translation>{name} reclama de {other}: {meld}.</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>reparte {name}</translation>
    </message>
    <message>
        <source>{name} deals first</source>
        <translation>Primero reparte {name}</translation>
    </message>
    <message>
        <source>{name} deals the next hand</source>
        <translation>La mano siguiente la reparte {name}</translation>
    </message>
    <message>
        <source>{name} deals, streak {streak}</source>
        <translation>reparte {name}, racha {streak}</translation>
    </message>
    <message>
        <source>{name} dealt and did not win: the deal passes to {next}.</source>
        <translation>{name} repartió y no ganó: ahora reparte {next}.</translation>
    </message>
    <message>
        <source>{name} dealt and won: stays dealer, streak {streak}.</source>
        <translation>{name} repartió y ganó: sigue repartiendo, racha {streak}.</translation>
    </message>
    <message>
        <source>{name} declared the kong and pays for all: three shares.</source>
        <translation>{name} declaró el kong y paga por todos: tres cuotas.</translation>
    </message>
    <message>
        <source>{name} declared the kong and pays two shares.</source>
        <translation>{name} declaró el kong y paga dos cuotas.</translation>
    </message>
    <message>
        <source>{name} declares a kong</source>
        <translation>{name} declara kong</translation>
    </message>
    <message>
        <source>{name} declares a kong of {tile}.</source>
        <translation>{name} declara un kong de {tile}.</translation>
    </message>
    <message>
        <source>{name} discarded it and pays for all: three shares.</source>
        <translation>{name} la descartó y paga por todos: tres cuotas.</translation>
    </message>
    <message>
        <source>{name} discarded it and pays two shares.</source>
        <translation>{name} la descartó y paga dos cuotas.</translation>
    </message>
    <message>
        <source>{name} draws a flower</source>
        <translation>{name} roba una flor</translation>
    </message>
    <message>
        <source>{name} draws a replacement</source>
        <translation>{name} roba una ficha de reemplazo</translation>
    </message>
    <message>
        <source>{name} draws a replacement.</source>
        <translation>{name} roba una ficha de reemplazo.</translation>
    </message>
    <message>
        <source>{name} draws {flower} and lays it open.</source>
        <translation>{name} roba {flower} y la descubre.</translation>
    </message>
    <message>
        <source>{name} fed the hand and pays all three shares.</source>
        <translation>{name} alimentó la mano y paga las tres cuotas.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has stayed dealer %n time(s).</source>
        <translation>
            <numerusform>{name} sigue repartiendo por %n vez.</numerusform>
            <numerusform>{name} sigue repartiendo por %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {fan} fan, and {minimum} are needed to win.</source>
        <translation>{name} tiene {fan} fan y hacen falta {minimum} para ganar.</translation>
    </message>
    <message>
        <source>{name} is {wind}, {round} round.</source>
        <translation>{name} es {wind}, ronda de {round}.</translation>
    </message>
    <message>
        <source>{name} lays down {meld}.</source>
        <translation>{name} baja {meld}.</translation>
    </message>
    <message>
        <source>{name} lays flowers open</source>
        <translation>{name} muestra flores</translation>
    </message>
    <message>
        <source>{name} lays open: {flowers}.</source>
        <translation>{name} descubre: {flowers}.</translation>
    </message>
    <message>
        <source>{name} makes a kong</source>
        <translation>{name} forma kong</translation>
    </message>
    <message>
        <source>{name} makes a kong of {tile}. &lt;b&gt;Rob it, or pass.&lt;/b&gt;</source>
        <translation>{name} hace un kong de {tile}. &lt;b&gt;Róbalo o pasa.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{name} makes a kong of {tile}. Waiting.</source>
        <translation>{name} hace un kong de {tile}. Esperando.</translation>
    </message>
    <message>
        <source>{name} may win by flowers.</source>
        <translation>{name} puede ganar por flores.</translation>
    </message>
    <message>
        <source>{name} pays alone</source>
        <translation>Solo paga {name}</translation>
    </message>
    <message>
        <source>{name} pays every winner in full</source>
        <translation>{name} paga cada victoria por entero</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>Juega {name}.</translation>
    </message>
    <message>
        <source>{name} robs the kong of {other}</source>
        <translation>{name} roba el kong de {other}</translation>
    </message>
    <message>
        <source>{name} threw</source>
        <translation>{name} descarta</translation>
    </message>
    <message>
        <source>{name} threw {tile}. &lt;b&gt;Claim it, or pass.&lt;/b&gt;</source>
        <translation>{name} descartó {tile}. &lt;b&gt;Reclámala o pasa.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{name} threw {tile}. Waiting.</source>
        <translation>{name} descartó {tile}. Esperando.</translation>
    </message>
    <message>
        <source>{name} throws {tile}.</source>
        <translation>{name} descarta {tile}.</translation>
    </message>
    <message>
        <source>{name} to throw</source>
        <translation>Descarta {name}</translation>
    </message>
    <message>
        <source>{name} wins by flowers</source>
        <translation>{name} gana por flores</translation>
    </message>
    <message>
        <source>{name} wins by own draw</source>
        <translation>{name} gana con robo propio</translation>
    </message>
    <message>
        <source>{name} wins on the discard of {other}</source>
        <translation>{name} gana con el descarte de {other}</translation>
    </message>
    <message>
        <source>{name} wins the match with {points}.</source>
        <translation>{name} gana la partida con {points}.</translation>
    </message>
    <message>
        <source>{name} wins with {fan} and receives {points}.</source>
        <translation>{name} gana con {fan} y recibe {points}.</translation>
    </message>
    <message>
        <source>{name}: flowers?</source>
        <translation>{name}: ¿flores?</translation>
    </message>
    <message>
        <source>{raw} fan, the limit is {fan} = {units} ({table}).</source>
        <translation>{raw} fan, el límite es {fan} = {units} ({table}).</translation>
    </message>
    <message>
        <source>{round} is over.</source>
        <translation>{round}: terminada.</translation>
    </message>
    <message numerus="yes">
        <source>{round}, %n tile(s) left.</source>
        <translation>
            <numerusform>{round}, queda %n ficha.</numerusform>
            <numerusform>{round}, quedan %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: {dealer}, {wall} tiles are left.</source>
        <translation>{round}: {dealer}, quedan {wall} fichas.</translation>
    </message>
    <message>
        <source>{shares} = {total}. All four add up to zero.</source>
        <translation>{shares} = {total}. La suma de los cuatro es cero.</translation>
    </message>
    <message>
        <source>{stands} {totals}.</source>
        <translation>{stands} {totals}.</translation>
    </message>
    <message>
        <source>{suit} and honours only</source>
        <translation>solo {suit} y honores</translation>
    </message>
    <message>
        <source>{suit} only</source>
        <translation>solo {suit}</translation>
    </message>
    <message>
        <source>{tile} four times</source>
        <translation>{tile} cuatro veces</translation>
    </message>
    <message>
        <source>{tile} from {name}</source>
        <translation>{tile}, de {name}</translation>
    </message>
    <message>
        <source>{tile} three times</source>
        <translation>{tile} tres veces</translation>
    </message>
    <message>
        <source>{tile} twice</source>
        <translation>{tile} dos veces</translation>
    </message>
    <message>
        <source>{tile}, just drawn</source>
        <translation>{tile}, recién robada</translation>
    </message>
    <message>
        <source>{tile}, the winning tile</source>
        <translation>{tile}, la ficha ganadora</translation>
    </message>
    <message>
        <source>{tile}, thrown by {name}</source>
        <translation>{tile}, descartada por {name}</translation>
    </message>
    <message>
        <source>{tile}, {set}</source>
        <translation>{tile}, {set}</translation>
    </message>
    <message>
        <source>{tile}. Somebody wins on it in one of {number} hands</source>
        <translation>{tile}. Alguien gana con ella en una de cada {number} manos</translation>
    </message>
    <message>
        <source>{tile}: it can only be won on</source>
        <translation>{tile}: solo sirve para ganar</translation>
    </message>
    <message>
        <source>{tile}; it may still be robbed</source>
        <translation>{tile}; aún se puede robar</translation>
    </message>
    <message>
        <source>{wind} round, hand {number}</source>
        <translation>Ronda de {wind}, mano {number}</translation>
    </message>
    <message>
        <source>{wind} round. {dealer}.</source>
        <translation>Ronda {wind}. {dealer}.</translation>
    </message>
    <message>
        <source>{winners} by own draw.</source>
        <translation>{winners} con robo propio.</translation>
    </message>
    <message>
        <source>{winners} by robbing a kong of {giver}.</source>
        <translation>{winners} robando un kong de {giver}.</translation>
    </message>
    <message>
        <source>{winners} on a discard of {giver}.</source>
        <translation>{winners} con un descarte de {giver}.</translation>
    </message>
</context>
<context>
    <name>option_words</name>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>All settings as in “{preset}”.</source>
        <translation>Todos los ajustes como en «{preset}».</translation>
    </message>
    <message>
        <source>Has no effect: only with “{option}” set to {values}.</source>
        <translation>No tiene efecto: solo con «{option}» en {values}.</translation>
    </message>
    <message>
        <source>One setting differs from “{preset}”.</source>
        <translation>Un ajuste difiere de «{preset}».</translation>
    </message>
    <message>
        <source>The number of seats and “{option}” differ.</source>
        <translation>El número de asientos y «{option}» no coinciden.</translation>
    </message>
    <message>
        <source>Three settings differ from “{preset}”.</source>
        <translation>Tres ajustes difieren de «{preset}».</translation>
    </message>
    <message>
        <source>Two settings differ from “{preset}”.</source>
        <translation>Dos ajustes difieren de «{preset}».</translation>
    </message>
    <message>
        <source>Unlike “{preset}”: {settings}.</source>
        <translation>A diferencia de «{preset}»: {settings}.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>{count} settings differ from “{preset}”.</source>
        <translation>{count} ajustes difieren de «{preset}».</translation>
    </message>
    <message>
        <source>{low} to {high}.</source>
        <translation>De {low} a {high}.</translation>
    </message>
    <message>
        <source>{settings}; and {count} more</source>
        <translation>{settings}; y {count} más</translation>
    </message>
    <message>
        <source>“{option}” has a value that is not allowed.</source>
        <translation>«{option}» tiene un valor no permitido.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>+100 adds the results of the deals, 1000 adds the red points.</source>
        <translation>+100 suma los resultados de las manos; 1000 suma los puntos rojos.</translation>
    </message>
    <message>
        <source>-25</source>
        <translation>−25</translation>
    </message>
    <message>
        <source>-50</source>
        <translation>−50</translation>
    </message>
    <message>
        <source>0: until you end it.</source>
        <translation>0: hasta que la termines.</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>10 each</source>
        <translation>10 cada una</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10 s</translation>
    </message>
    <message>
        <source>10, 11, 12</source>
        <translation>10, 11, 12</translation>
    </message>
    <message>
        <source>120 seconds</source>
        <translation>120 segundos</translation>
    </message>
    <message>
        <source>144 tiles with flowers and seasons, or 136 without.</source>
        <translation>144 fichas con flores y estaciones, o 136 sin ellas.</translation>
    </message>
    <message>
        <source>20 s</source>
        <translation>20 s</translation>
    </message>
    <message>
        <source>3 fan</source>
        <translation>3 fan</translation>
    </message>
    <message>
        <source>40 cards leave out the 8, 9 and 10, 48 the 10. The rule page that this game follows names a pack of 52, but gives 8, 9 and 10 no value, so 40 is the standard here. Turns a deal: 7.5, 10.4, 12.1.</source>
        <translation>Con 40 cartas faltan 8, 9 y 10; con 48, el 10. La página de reglas que sigue este juego habla de una baraja de 52, pero no da valor a 8, 9 y 10; por eso aquí lo normal son 40. Turnos por mano: 7,5, 10,4, 12,1.</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 segundos</translation>
    </message>
    <message>
        <source>90 seconds</source>
        <translation>90 segundos</translation>
    </message>
    <message>
        <source>A buy-in is twenty points in chips.</source>
        <translation>Una compra son veinte puntos en fichas.</translation>
    </message>
    <message>
        <source>A call that your own coins rule out. With real fists it can only be found at the opening.</source>
        <translation>Una pedida que tus propias monedas excluyen. Con puños de verdad solo se descubre al abrir.</translation>
    </message>
    <message>
        <source>A claim that costs most of what the hand promises is asked about again.</source>
        <translation>Si reclamar cuesta casi todo lo que promete la mano, se pregunta otra vez.</translation>
    </message>
    <message>
        <source>A coffee for each foul</source>
        <translation>Un café por cada falta</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>Una falta</translation>
    </message>
    <message>
        <source>A hand with flowers can still be a concealed hand.</source>
        <translation>Una mano con flores puede seguir siendo oculta.</translation>
    </message>
    <message>
        <source>A hand worth less may not win. Usual are 3, 1 and 0.</source>
        <translation>Una mano que vale menos no puede ganar. Lo usual es 3, 1 o 0.</translation>
    </message>
    <message>
        <source>A joker turned up at the start goes into the middle of the stock.</source>
        <translation>Si el comodín sale de carta vista, va al medio del mazo.</translation>
    </message>
    <message>
        <source>A passed win is locked</source>
        <translation>Victoria pasada, bloqueada</translation>
    </message>
    <message>
        <source>A robbed kong pays for all</source>
        <translation>El kong robado paga por todos</translation>
    </message>
    <message>
        <source>A running score has no chips and no caps, and may be negative.</source>
        <translation>Un marcador corrido no tiene fichas ni topes y puede ser negativo.</translation>
    </message>
    <message>
        <source>A self-draw with the tile that replaces a flower is worth 1 fan more.</source>
        <translation>Un robo propio con la ficha que reemplaza una flor vale 1 fan más.</translation>
    </message>
    <message>
        <source>A setting out of order is not accepted.</source>
        <translation>No se acepta una colocación desordenada.</translation>
    </message>
    <message>
        <source>A win on a discard before your first draw.</source>
        <translation>Una victoria con un descarte antes de tu primer robo.</translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <translation>As de diamantes</translation>
    </message>
    <message>
        <source>After each full buy you may buy once for less.</source>
        <translation>Tras cada compra completa puedes comprar una vez por menos.</translation>
    </message>
    <message>
        <source>After its deals</source>
        <translation>Tras sus manos</translation>
    </message>
    <message>
        <source>After passing a win you cannot win on that tile until you draw or claim.</source>
        <translation>Tras pasar una victoria no puedes ganar con esa ficha hasta robar o reclamar.</translation>
    </message>
    <message>
        <source>After so many the lowest total wins. Void deals do not count.</source>
        <translation>Tras ese número gana el total más bajo. Las manos nulas no cuentan.</translation>
    </message>
    <message>
        <source>After the dealer</source>
        <translation>Tras quien reparte</translation>
    </message>
    <message>
        <source>All compared</source>
        <translation>Todos los comparados</translation>
    </message>
    <message>
        <source>All discards</source>
        <translation>Todo el descarte</translation>
    </message>
    <message>
        <source>All who win on a discard are paid. Otherwise only the nearest in turn.</source>
        <translation>Cobran todos los que ganan con un descarte. Si no, solo el más cercano por turno.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitidas</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Antihorario</translation>
    </message>
    <message>
        <source>Any pair</source>
        <translation>Cualquier pareja</translation>
    </message>
    <message>
        <source>Arrange the rest</source>
        <translation>Colocar el resto</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Asociación</translation>
    </message>
    <message>
        <source>At +100</source>
        <translation>A +100</translation>
    </message>
    <message>
        <source>At 1000 points</source>
        <translation>A 1000 puntos</translation>
    </message>
    <message>
        <source>At the end of the stock</source>
        <translation>Al acabarse el mazo</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Al empezar</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Básica</translation>
    </message>
    <message>
        <source>Basic, light fouls</source>
        <translation>Básica, faltas leves</translation>
    </message>
    <message>
        <source>Beside a hand stands what was taken from the discards and not yet thrown.</source>
        <translation>Junto a una mano figura lo tomado del descarte y aún no descartado.</translation>
    </message>
    <message>
        <source>Big hands</source>
        <translation>Manos grandes</translation>
    </message>
    <message>
        <source>Big hands are limit hands</source>
        <translation>Las manos grandes son de límite</translation>
    </message>
    <message>
        <source>Big three dragons, small four winds, four concealed pungs and kong on kong.</source>
        <translation>Tres dragones grandes, cuatro vientos pequeños, cuatro pungs ocultos y kong sobre kong.</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>Black aces</source>
        <translation>Ases negros</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Los dos</translation>
    </message>
    <message>
        <source>Both bonuses</source>
        <translation>Las dos bonificaciones</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Los dos jugadores</translation>
    </message>
    <message>
        <source>Both players: bonuses count whoever won the row, and are set off.</source>
        <translation>Los dos jugadores: las bonificaciones cuentan gane quien gane la fila y se compensan.</translation>
    </message>
    <message>
        <source>Bright</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Sala luminosa</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Bury the joker</source>
        <translation>Enterrar el comodín</translation>
    </message>
    <message>
        <source>Buy-ins at the start</source>
        <translation>Compras al empezar</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>Por parejas</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Por su lugar</translation>
    </message>
    <message>
        <source>By place: 8, 9, 10 in 40 cards, 10, 11, 12 in 48, 11, 12, 13 in 52. It changes play very little.</source>
        <translation>Por su lugar: 8, 9, 10 con 40 cartas; 10, 11, 12 con 48; 11, 12, 13 con 52. Cambia muy poco el juego.</translation>
    </message>
    <message>
        <source>By thirteen orphans only.</source>
        <translation>Solo con trece huérfanos.</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Call clock</source>
        <translation>Reloj de pedidas</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Pedidas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Cartas de la baraja</translation>
    </message>
    <message>
        <source>Cards seen taken</source>
        <translation>Cartas tomadas a la vista</translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Grafito</translation>
    </message>
    <message>
        <source>Chinchón as a bonus</source>
        <translation>Chinchón como premio</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Chips for one point.</source>
        <translation>Fichas por punto.</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Elegir por mí</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Horario</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Coffees</source>
        <translation>Cafés</translation>
    </message>
    <message>
        <source>Concealed kongs can be robbed</source>
        <translation>Se pueden robar kongs ocultos</translation>
    </message>
    <message>
        <source>Concealed kongs keep a hand concealed</source>
        <translation>El kong oculto no descubre la mano</translation>
    </message>
    <message>
        <source>Concealed with flowers</source>
        <translation>Oculta con flores</translation>
    </message>
    <message>
        <source>Conga</source>
        <translation>Conga</translation>
    </message>
    <message>
        <source>Cover by itself</source>
        <translation>Tapar sola</translation>
    </message>
    <message>
        <source>Dark writing on a light table, on the projector only.</source>
        <translation>Letras oscuras sobre una mesa clara, solo en el proyector.</translation>
    </message>
    <message>
        <source>Dead wall</source>
        <translation>Muro muerto</translation>
    </message>
    <message>
        <source>Deadwood allowed to knock</source>
        <translation>Puntos sueltos para cerrar</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Repartir de nuevo</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Deals for each dealer</source>
        <translation>Manos de cada repartidor</translation>
    </message>
    <message>
        <source>Deals of a match</source>
        <translation>Manos de una partida</translation>
    </message>
    <message>
        <source>Discarder pays double</source>
        <translation>Quien descarta paga doble</translation>
    </message>
    <message>
        <source>Discarder pays for all</source>
        <translation>Quien descarta paga por todos</translation>
    </message>
    <message>
        <source>Double is two shares, for all is three. The others pay nothing.</source>
        <translation>Doble son dos partes, por todos son tres. Los demás no pagan.</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Each foul adds a coffee to what its player pays.</source>
        <translation>Cada falta suma un café a lo que paga quien la comete.</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own.</source>
        <translation>Cada palo tiene su propio color.</translation>
    </message>
    <message>
        <source>Everybody’s</source>
        <translation>De todos</translation>
    </message>
    <message>
        <source>False wins</source>
        <translation>Victorias falsas</translation>
    </message>
    <message>
        <source>Family of four</source>
        <translation>Familia de cuatro</translation>
    </message>
    <message>
        <source>Fan for a flower&apos;s replacement</source>
        <translation>Fan por el reemplazo de una flor</translation>
    </message>
    <message>
        <source>Fan to units</source>
        <translation>De fan a unidades</translation>
    </message>
    <message>
        <source>Figures ten</source>
        <translation>Figuras a diez</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Final, after a hit</source>
        <translation>Final, tras un acierto</translation>
    </message>
    <message>
        <source>Final, nobody hit</source>
        <translation>Final, sin acierto</translation>
    </message>
    <message>
        <source>First caller</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>First match</source>
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Fists</source>
        <translation>Puños</translation>
    </message>
    <message>
        <source>Flower win</source>
        <translation>Victoria por flores</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Flores</translation>
    </message>
    <message>
        <source>Flowers count for the minimum</source>
        <translation>Las flores cuentan para el mínimo</translation>
    </message>
    <message>
        <source>For 0 and 6</source>
        <translation>Por 0 y 6</translation>
    </message>
    <message>
        <source>For none or all in the other fist</source>
        <translation>Por ninguna o todas en el otro puño</translation>
    </message>
    <message>
        <source>For projectors that cut the edges: 5 % of the picture stay free all around.</source>
        <translation>Para proyectores que recortan los bordes: queda libre un 5 % de la imagen alrededor.</translation>
    </message>
    <message>
        <source>For three seconds, before the next call.</source>
        <translation>Durante tres segundos, antes de la siguiente pedida.</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Foul against automatic win</source>
        <translation>Falta contra victoria automática</translation>
    </message>
    <message>
        <source>Foul, basic version</source>
        <translation>Falta, versión básica</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Faltas</translation>
    </message>
    <message>
        <source>Four alike are two pairs</source>
        <translation>Cuatro iguales son dos parejas</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Four different numbers</source>
        <translation>Cuatro números distintos</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Cuatro jugadores</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesa</translation>
    </message>
    <message>
        <source>Friendly evening</source>
        <translation>Velada entre amigos</translation>
    </message>
    <message>
        <source>From each</source>
        <translation>De cada uno</translation>
    </message>
    <message>
        <source>From six players on the finalist pays a part.</source>
        <translation>Desde seis jugadores, quien llega a la final paga una parte.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Full pack</source>
        <translation>Baraja completa</translation>
    </message>
    <message>
        <source>Full-spicy</source>
        <translation>Picante entero</translation>
    </message>
    <message>
        <source>Full-spicy doubles with every fan, half-spicy with every second from 4 on.</source>
        <translation>El picante entero dobla con cada fan; el medio, con cada dos desde 4.</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>Noche de juegos</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Half-spicy</source>
        <translation>Medio picante</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Salón</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Harsh</source>
        <translation>Duro</translation>
    </message>
    <message>
        <source>Hot table</source>
        <translation>Mesa caliente</translation>
    </message>
    <message>
        <source>How far more than five players may repeat a call. Five or fewer never repeat one.</source>
        <translation>Cuánto pueden repetir una pedida más de cinco jugadores. Cinco o menos nunca repiten.</translation>
    </message>
    <message>
        <source>How fast cards move and bots play. Any key or click ends a movement.</source>
        <translation>Rapidez de las cartas y de los bots. Cualquier tecla o clic termina un movimiento.</translation>
    </message>
    <message>
        <source>How likely each total is with your coins, when nothing is known of the others.</source>
        <translation>Lo probable que es cada total con tus monedas, sin saber nada de las demás.</translation>
    </message>
    <message>
        <source>How long the countdown for hidden keys lasts. It never ends early.</source>
        <translation>Lo que dura la cuenta atrás de las teclas ocultas. Nunca acaba antes.</translation>
    </message>
    <message>
        <source>How many are on the bill; 0 is one for each player.</source>
        <translation>Cuántos hay en la cuenta; 0 es uno por jugador.</translation>
    </message>
    <message>
        <source>How many points may be loose at a knock. The fewer, the longer a deal. Turns of a deal, and knocks with nothing loose: 9.1 and 14 % with 3, 8.3 and 8 % with 5, 7.5 and 5 % with 7, 5.8 and 3 % with 10.</source>
        <translation>Cuántos puntos pueden quedar sueltos al cerrar. Cuantos menos, más larga la mano. Turnos por mano, y cierres sin nada suelto: 9,1 y 14 % con 3; 8,3 y 8 % con 5; 7,5 y 5 % con 7; 5,8 y 3 % con 10.</translation>
    </message>
    <message>
        <source>How many tiles at the end of the wall are never drawn.</source>
        <translation>Cuántas fichas del final del muro no se roban nunca.</translation>
    </message>
    <message>
        <source>How many tiles the hand is from being ready.</source>
        <translation>Cuántas fichas le faltan a la mano para estar lista.</translation>
    </message>
    <message>
        <source>How often each seat deals; 0 is a single deal.</source>
        <translation>Cuántas veces reparte cada asiento; 0 es una sola mano.</translation>
    </message>
    <message>
        <source>How they close their fists. “Keys” is for up to four.</source>
        <translation>Cómo cierran los puños. «Teclas» es para cuatro como mucho.</translation>
    </message>
    <message>
        <source>Human hand</source>
        <translation>Mano humana</translation>
    </message>
    <message>
        <source>Impossible calls</source>
        <translation>Pedidas imposibles</translation>
    </message>
    <message>
        <source>In a round every seat deals until it loses the deal.</source>
        <translation>En una ronda cada asiento reparte hasta perder el reparto.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>In the first round every fist holds at least one coin.</source>
        <translation>En la primera ronda cada puño tiene al menos una moneda.</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>Por turno</translation>
    </message>
    <message>
        <source>It stands for any card in a meld and counts 25 when loose. None: an ordinary ace, worth 1.</source>
        <translation>Representa cualquier carta en una combinación y suelto cuenta 25. Ninguno: un as corriente, que vale 1.</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Comodín</translation>
    </message>
    <message>
        <source>Joker as the fifth of a set</source>
        <translation>Comodín como quinta de un grupo</translation>
    </message>
    <message>
        <source>Joker may be laid off</source>
        <translation>El comodín se puede acomodar</translation>
    </message>
    <message>
        <source>Keep my tiles in order</source>
        <translation>Ordenar mis fichas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Knocking in the first turn</source>
        <translation>Cerrar en el primer turno</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Celosía</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>Responsabilidad</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Loser and finalist</source>
        <translation>Quien pierde y quien llega a la final</translation>
    </message>
    <message>
        <source>Losing total</source>
        <translation>Total que pierde</translation>
    </message>
    <message>
        <source>Mandarin</source>
        <translation>Mandarín</translation>
    </message>
    <message>
        <source>Mandarin only</source>
        <translation>Solo mandarín</translation>
    </message>
    <message>
        <source>Mandarin: all three rows are worth six, and strong rows earn a bonus.</source>
        <translation>Mandarín: las tres filas valen seis y las filas fuertes tienen bonificación.</translation>
    </message>
    <message>
        <source>Mark dangerous tiles</source>
        <translation>Marcar fichas peligrosas</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>Minimum fan to win</source>
        <translation>Fan mínimo para ganar</translation>
    </message>
    <message>
        <source>More fan count as so many. Limit hands are worth it at once.</source>
        <translation>Más fan cuentan como tantos. Las manos de límite lo valen de una vez.</translation>
    </message>
    <message>
        <source>More than five</source>
        <translation>Más de cinco</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>My hand face down</source>
        <translation>Mi mano boca abajo</translation>
    </message>
    <message>
        <source>Natural ace in a chinchón</source>
        <translation>As natural en el chinchón</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>New players wait a deal</source>
        <translation>Los nuevos esperan una mano</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Partida siguiente</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Nine from each for beating everybody in all three rows.</source>
        <translation>Nueve de cada uno por ganar a todos en las tres filas.</translation>
    </message>
    <message>
        <source>Nine gates need the pure wait</source>
        <translation>Nueve puertas con espera pura</translation>
    </message>
    <message>
        <source>No blanca in the first round</source>
        <translation>Sin blanca en la primera ronda</translation>
    </message>
    <message>
        <source>No flowers</source>
        <translation>Sin flores</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>No valued pair</source>
        <translation>Sin pareja con valor</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>De nadie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No permitidas</translation>
    </message>
    <message>
        <source>Of several targets the most valuable is taken without asking.</source>
        <translation>De varios objetivos se captura el más valioso sin preguntar.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Off: a set never has more than four cards, laid-off ones included.</source>
        <translation>No: un grupo nunca tiene más de cuatro cartas, contando las acomodadas.</translation>
    </message>
    <message>
        <source>Off: the joker does not fit the melds of the one who knocked.</source>
        <translation>No: el comodín no encaja en las combinaciones de quien cerró.</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>En la pantalla</translation>
    </message>
    <message>
        <source>On which side of you the next player sits. The rules stay the same.</source>
        <translation>A qué lado se sienta el siguiente jugador. Las reglas no cambian.</translation>
    </message>
    <message>
        <source>On your turn: ! somebody may win on it, !! somebody may well. Reckoned from what lies open.</source>
        <translation>En tu turno: ! alguien puede ganar con ella, !! es bastante probable. Calculado con lo que está a la vista.</translation>
    </message>
    <message>
        <source>On: the card just taken may be thrown in the same turn, which is a free pass.</source>
        <translation>Sí: la carta recién tomada se puede descartar en el mismo turno, lo que equivale a pasar.</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Uno a uno</translation>
    </message>
    <message>
        <source>One dealt hand in a hundred could knock at once.</source>
        <translation>Una mano repartida de cada cien podría cerrar enseguida.</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Uno por persona</translation>
    </message>
    <message>
        <source>One loose card at most</source>
        <translation>Una carta suelta como mucho</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Orden de la mano</translation>
    </message>
    <message>
        <source>Others in the room</source>
        <translation>Otros en la sala</translation>
    </message>
    <message>
        <source>Otherwise a concealed kong takes away the fan for a concealed hand.</source>
        <translation>Si no, un kong oculto quita el fan de mano oculta.</translation>
    </message>
    <message>
        <source>Otherwise the hand must reach the minimum without its flower fan.</source>
        <translation>Si no, la mano debe llegar al mínimo sin el fan de flores.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Los propios</translation>
    </message>
    <message>
        <source>Own fist</source>
        <translation>Tu puño</translation>
    </message>
    <message>
        <source>Pair of all chows</source>
        <translation>Pareja de todo chows</translation>
    </message>
    <message>
        <source>Pass for me</source>
        <translation>Pasar por mí</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Pictures of the cards</source>
        <translation>Dibujo de las cartas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Play an automatic win as rows</source>
        <translation>Jugar como filas una victoria automática</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Point at a tile to see which tiles would win without it, and how many are left.</source>
        <translation>Señala una ficha para ver con cuáles ganarías sin ella y cuántas quedan.</translation>
    </message>
    <message>
        <source>Points a foul pays to each legally set hand.</source>
        <translation>Puntos que paga una falta a cada mano bien colocada.</translation>
    </message>
    <message>
        <source>Points counter</source>
        <translation>Contador de puntos</translation>
    </message>
    <message>
        <source>Points for a unit</source>
        <translation>Puntos por unidad</translation>
    </message>
    <message>
        <source>Points may become negative; nobody goes bankrupt.</source>
        <translation>Los puntos pueden ser negativos; nadie quiebra.</translation>
    </message>
    <message>
        <source>Points of J, Q, K</source>
        <translation>Puntos de J, Q, K</translation>
    </message>
    <message>
        <source>Points of the final</source>
        <translation>Puntos de la final</translation>
    </message>
    <message>
        <source>Prevent fouls</source>
        <translation>Impedir faltas</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proyector</translation>
    </message>
    <message>
        <source>Pure chinchón</source>
        <translation>Chinchón puro</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Race to 1000</source>
        <translation>Carrera a 1000</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Reenganches</translation>
    </message>
    <message>
        <source>Real coins</source>
        <translation>Monedas de verdad</translation>
    </message>
    <message>
        <source>Real coins are entered when the fists open.</source>
        <translation>Las monedas de verdad se anotan al abrir los puños.</translation>
    </message>
    <message>
        <source>Red fives</source>
        <translation>Cincos rojos</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducido</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Reminds who is to call after so many seconds. It never calls for anybody.</source>
        <translation>Avisa a quien le toca pedir pasados esos segundos. Nunca pide por nadie.</translation>
    </message>
    <message>
        <source>Repeated calls</source>
        <translation>Pedidas repetidas</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Roseta</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Row bonuses</source>
        <translation>Bonificaciones de fila</translation>
    </message>
    <message>
        <source>Row&apos;s winner</source>
        <translation>Quien gana la fila</translation>
    </message>
    <message>
        <source>Running score</source>
        <translation>Marcador corrido</translation>
    </message>
    <message>
        <source>Safe margin</source>
        <translation>Margen de seguridad</translation>
    </message>
    <message>
        <source>Say how far I am</source>
        <translation>Decir cuánto me falta</translation>
    </message>
    <message>
        <source>Say what I wait for</source>
        <translation>Decir lo que espero</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Tanteo</translation>
    </message>
    <message>
        <source>Scored deals at most</source>
        <translation>Manos puntuadas como mucho</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Seconds for keys</source>
        <translation>Segundos para las teclas</translation>
    </message>
    <message>
        <source>Seven cards in one run without the joker. With the joker it is always -25.</source>
        <translation>Siete cartas en una escalera sin el comodín. Con el comodín siempre son −25.</translation>
    </message>
    <message>
        <source>Seven different pairs win and are worth 4 fan.</source>
        <translation>Siete parejas distintas ganan y valen 4 fan.</translation>
    </message>
    <message>
        <source>Seven flowers may win at once for 3 fan, eight for 8.</source>
        <translation>Siete flores pueden ganar al momento por 3 fan; ocho, por 8.</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Siete parejas</translation>
    </message>
    <message>
        <source>Seven pairs may hold the same pair twice.</source>
        <translation>Las siete parejas pueden tener dos veces la misma.</translation>
    </message>
    <message>
        <source>Several people, one screen</source>
        <translation>Varias personas, una pantalla</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>Varios ganadores</translation>
    </message>
    <message>
        <source>Short buys</source>
        <translation>Compras cortas</translation>
    </message>
    <message>
        <source>Show the chances</source>
        <translation>Mostrar probabilidades</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Barajar de nuevo</translation>
    </message>
    <message>
        <source>Single deal</source>
        <translation>Una sola mano</translation>
    </message>
    <message>
        <source>Size of the index</source>
        <translation>Tamaño del índice</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Tamaño de la interfaz</translation>
    </message>
    <message>
        <source>Size of the room</source>
        <translation>Tamaño de la sala</translation>
    </message>
    <message>
        <source>Small room</source>
        <translation>Sala pequeña</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Spade</source>
        <translation>Pica</translation>
    </message>
    <message>
        <source>Spade 30, club 40. Automatic: none for two, spade for three, both for four.</source>
        <translation>Picas 30, tréboles 40. Automático: ninguno con dos, picas con tres, los dos con cuatro.</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Española</translation>
    </message>
    <message>
        <source>Spanish pack of 48</source>
        <translation>Baraja española de 48</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Spoof</source>
        <translation>Spoof</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Puntos iniciales</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
    </message>
    <message>
        <source>Still in the round</source>
        <translation>Aún en la ronda</translation>
    </message>
    <message>
        <source>Strict three</source>
        <translation>Tres estricto</translation>
    </message>
    <message>
        <source>Suited pair</source>
        <translation>Pareja de palo</translation>
    </message>
    <message>
        <source>Super bonus</source>
        <translation>Superbonificación</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Mesa y cartas</translation>
    </message>
    <message>
        <source>Taiwan, four</source>
        <translation>Taiwán, cuatro</translation>
    </message>
    <message>
        <source>Taiwan, two</source>
        <translation>Taiwán, dos</translation>
    </message>
    <message>
        <source>Take a call back</source>
        <translation>Retirar una pedida</translation>
    </message>
    <message>
        <source>Taken card may go back</source>
        <translation>La carta tomada puede volver</translation>
    </message>
    <message>
        <source>Takes effect when the program is started again.</source>
        <translation>Se aplica al volver a abrir el programa.</translation>
    </message>
    <message>
        <source>Taking both red fives at once wins this from everybody.</source>
        <translation>Capturar los dos cincos rojos a la vez gana esto de cada rival.</translation>
    </message>
    <message>
        <source>The ace of diamonds in its own place makes A to 7 of diamonds a pure chinchón.</source>
        <translation>Con el as de diamantes en su propio lugar, de A a 7 de diamantes es chinchón puro.</translation>
    </message>
    <message>
        <source>The chips you had when the deal began limit what you can win.</source>
        <translation>Las fichas que tenías al empezar la mano limitan lo que puedes ganar.</translation>
    </message>
    <message>
        <source>The discards lie open in a row.</source>
        <translation>El descarte se ve entero, en fila.</translation>
    </message>
    <message>
        <source>The hand must have waited for all nine tiles of its suit.</source>
        <translation>La mano debía esperar las nueve fichas de su palo.</translation>
    </message>
    <message>
        <source>The host chooses</source>
        <translation>Elige el anfitrión</translation>
    </message>
    <message>
        <source>The last row sits 3, 6 or 8 picture heights away; the writing is sized to be read from there.</source>
        <translation>La última fila está a 3, 6 u 8 alturas de la imagen; las letras tienen el tamaño para leerse desde allí.</translation>
    </message>
    <message>
        <source>The loser chooses</source>
        <translation>Elige quien pierde</translation>
    </message>
    <message>
        <source>The loser pays all</source>
        <translation>Quien pierde lo paga todo</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partida acaba</translation>
    </message>
    <message>
        <source>The next player</source>
        <translation>El siguiente jugador</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>La misma persona otra vez</translation>
    </message>
    <message>
        <source>The same if nobody hit</source>
        <translation>La misma si nadie acierta</translation>
    </message>
    <message>
        <source>The table waits for Space after each half of a turn.</source>
        <translation>La mesa espera la barra espaciadora tras cada mitad del turno.</translation>
    </message>
    <message>
        <source>Three and four play each for itself, and who reaches the target is out. Four need a larger pack.</source>
        <translation>De tres o cuatro, cada cual juega por su cuenta y quien llega al límite queda fuera. Cuatro necesitan más cartas.</translation>
    </message>
    <message>
        <source>Three opponents</source>
        <translation>Tres rivales</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
    </message>
    <message>
        <source>Three players must remain</source>
        <translation>Deben quedar tres jugadores</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Time to claim</source>
        <translation>Tiempo para reclamar</translation>
    </message>
    <message>
        <source>Time to set a hand. A pause stops it.</source>
        <translation>Tiempo para colocar una mano. Una pausa lo detiene.</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Tríos</translation>
    </message>
    <message>
        <source>Triples: three open 5, 10, J, Q or K, or any four alike, void the deal.</source>
        <translation>Tríos: tres 5, 10, J, Q o K abiertos, o cuatro iguales cualesquiera, anulan la mano.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Orden de turno</translation>
    </message>
    <message>
        <source>Twelve cards each for two, eight for three, six for four. Four lie open.</source>
        <translation>Doce cartas con dos, ocho con tres, seis con cuatro. Cuatro quedan abiertas.</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Dos puntos</translation>
    </message>
    <message>
        <source>Until you move one yourself.</source>
        <translation>Hasta que muevas una.</translation>
    </message>
    <message>
        <source>Value and foul</source>
        <translation>Valor y falta</translation>
    </message>
    <message>
        <source>Value only</source>
        <translation>Solo el valor</translation>
    </message>
    <message>
        <source>Valued are dragons, the seat wind and the round wind.</source>
        <translation>Tienen valor los dragones, el viento del asiento y el de la ronda.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Void deal</source>
        <translation>Mano nula</translation>
    </message>
    <message>
        <source>Void: with two cards left nobody scores. Shuffle again: the discards become the stock.</source>
        <translation>Mano nula: con dos cartas en el mazo nadie puntúa. Barajar de nuevo: el descarte pasa a ser el mazo.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Warn of bad claims</source>
        <translation>Avisar de malas reclamaciones</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>Trenzado</translation>
    </message>
    <message>
        <source>What a foul pays to a hand that wins by itself.</source>
        <translation>Lo que paga una falta a una mano que gana por sí sola.</translation>
    </message>
    <message>
        <source>What happens to a hand that is not set in time.</source>
        <translation>Qué pasa con una mano que no se coloca a tiempo.</translation>
    </message>
    <message>
        <source>What one unit is worth.</source>
        <translation>Lo que vale una unidad.</translation>
    </message>
    <message>
        <source>What scores two for the first caller of a round of the final.</source>
        <translation>Qué da dos puntos a quien pide primero en una ronda de la final.</translation>
    </message>
    <message>
        <source>When time is up</source>
        <translation>Al acabar el tiempo</translation>
    </message>
    <message>
        <source>When you can claim nothing the table goes on by itself, in the same time.</source>
        <translation>Si no puedes reclamar nada, la mesa sigue sola, en el mismo tiempo.</translation>
    </message>
    <message>
        <source>When you play alone and others are near: a card or tile is seen under the mouse, all while you hold Space.</source>
        <translation>Si juegas a solas con gente cerca: una carta o ficha se ve bajo el ratón; todas, mientras mantienes Espacio.</translation>
    </message>
    <message>
        <source>Where several people share the screen: when so long no key and no mouse was touched.</source>
        <translation>Si varias personas comparten la pantalla: cuando en ese tiempo no se tocó tecla ni ratón.</translation>
    </message>
    <message>
        <source>Whether you may set rows with a hand that wins by itself.</source>
        <translation>Si puedes colocar filas con una mano que gana por sí sola.</translation>
    </message>
    <message>
        <source>Which players are counted to see whether calls may be repeated.</source>
        <translation>Qué jugadores se cuentan para ver si se puede repetir una pedida.</translation>
    </message>
    <message>
        <source>While held</source>
        <translation>Al mantener</translation>
    </message>
    <message>
        <source>Who calls first after a point in the final.</source>
        <translation>Quién pide primero tras un punto en la final.</translation>
    </message>
    <message>
        <source>Who calls first in the next match.</source>
        <translation>Quién pide primero en la partida siguiente.</translation>
    </message>
    <message>
        <source>Who calls first in the next round before the final.</source>
        <translation>Quién pide primero en la ronda siguiente antes de la final.</translation>
    </message>
    <message>
        <source>Who calls first when nobody scored in the final.</source>
        <translation>Quién pide primero si nadie puntúa en la final.</translation>
    </message>
    <message>
        <source>Who calls first when you sit down.</source>
        <translation>Quién pide primero al sentaros.</translation>
    </message>
    <message>
        <source>Who can claim a tile and does not answer in time passes.</source>
        <translation>Quien puede reclamar una ficha y no responde a tiempo pasa.</translation>
    </message>
    <message>
        <source>Who fed the third dragon, the fourth wind or the fourth set pays a self-draw alone.</source>
        <translation>Quien dio el tercer dragón, el cuarto viento o el cuarto grupo paga solo un robo propio.</translation>
    </message>
    <message>
        <source>Who has so many first wins the final.</source>
        <translation>Gana la final quien llega primero a tantos.</translation>
    </message>
    <message>
        <source>Who knocks may keep one loose card, its points within the limit.</source>
        <translation>Quien cierra puede quedarse una carta suelta, con sus puntos dentro del límite.</translation>
    </message>
    <message>
        <source>Who missed calls first</source>
        <translation>Pide primero quien falló</translation>
    </message>
    <message>
        <source>Who missed chooses</source>
        <translation>Elige quien falló</translation>
    </message>
    <message>
        <source>Who pays a win on a discard</source>
        <translation>Quién paga una victoria por descarte</translation>
    </message>
    <message>
        <source>Who plays the first card of a deal.</source>
        <translation>Quién juega la primera carta de una mano.</translation>
    </message>
    <message>
        <source>Who reaches it loses; of two, the lower total wins. To 100 a match lasts 8.6 deals.</source>
        <translation>Quien llega pierde; si llegan dos, gana el total más bajo. A 100, una partida dura 8,6 manos.</translation>
    </message>
    <message>
        <source>Who sits down during a match gets no hand in the first deal.</source>
        <translation>Quien se sienta durante una partida no recibe cartas en la primera mano.</translation>
    </message>
    <message>
        <source>Whoever declared the kong pays all three shares.</source>
        <translation>Quien declaró el kong paga las tres partes.</translation>
    </message>
    <message>
        <source>Whose captured points are counted during a deal.</source>
        <translation>De quién se cuentan los puntos capturados durante la mano.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <translation>Gana la partida</translation>
    </message>
    <message>
        <source>With three or four, who goes out comes back once with the worst total still in.</source>
        <translation>Con tres o cuatro, quien queda fuera vuelve una vez con el peor total de quienes siguen.</translation>
    </message>
    <message>
        <source>Worth of a point</source>
        <translation>Valor del punto</translation>
    </message>
    <message>
        <source>You can call a win you do not have, and then pay everybody the limit.</source>
        <translation>Puedes cantar una victoria que no tienes, y entonces pagas el límite a todos.</translation>
    </message>
    <message>
        <source>You win at most your stack</source>
        <translation>Ganas como mucho tus fichas</translation>
    </message>
    <message>
        <source>“Automatic” makes rank and suit large where cards are small.</source>
        <translation>«Automático» agranda número y palo cuando las cartas son pequeñas.</translation>
    </message>
    <message>
        <source>“Bright” is for rooms with much light and for projectors.</source>
        <translation>«Claro» es para salas con mucha luz y para proyectores.</translation>
    </message>
    <message>
        <source>“Reduced”: cards appear in their new place without travelling.</source>
        <translation>«Reducido»: las cartas aparecen en su nuevo sitio sin desplazarse.</translation>
    </message>
    <message>
        <source>“Spanish” has coins, cups, swords and clubs, in games that are played with it.</source>
        <translation>La «española» tiene oros, copas, espadas y bastos, en los juegos que se juegan con ella.</translation>
    </message>
    <message>
        <source>“While held”: what it holds is seen only while P or the mouse is held on it.</source>
        <translation>«Al mantener»: lo que guarda se ve solo mientras mantienes P o el ratón sobre él.</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>This match is practice: a decision was taken back, or its deals could be known beforehand.</source>
        <translation>Esta partida es de práctica: se deshizo una decisión o sus repartos podían conocerse de antemano.</translation>
    </message>
</context>
<context>
    <name>rules_card</name>
    <message>
        <source>instead of {value}</source>
        <translation>en lugar de {value}</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>Could not save: {words}. The game goes on; next try in {seconds} s.</source>
        <translation>No se pudo guardar: {words}. La partida sigue; nuevo intento en {seconds} s.</translation>
    </message>
    <message>
        <source>Opened a second time: nothing is saved here.</source>
        <translation>Abierto por segunda vez: aquí no se guarda nada.</translation>
    </message>
    <message>
        <source>The last save could not be read. You continue in deal {deal}, from the save before it.</source>
        <translation>No se pudo leer el último guardado. Continúas en la mano {deal}, desde el guardado anterior.</translation>
    </message>
    <message>
        <source>The match could not be deleted: {words}.</source>
        <translation>No se pudo eliminar la partida: {words}.</translation>
    </message>
    <message>
        <source>This match is damaged and cannot be continued. Its file is kept as {file}.</source>
        <translation>Esta partida está dañada y no puede continuar. Su archivo se conserva como {file}.</translation>
    </message>
    <message>
        <source>{file} is a match of a game that this version does not have. It is left as it is.</source>
        <translation>{file} es una partida de un juego que esta versión no tiene. Se deja como está.</translation>
    </message>
    <message>
        <source>{file} is not a match of Table Games.</source>
        <translation>{file} no es una partida de Table Games.</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} ya no está.</translation>
    </message>
    <message>
        <source>{file} was played by newer rules than these. It is left as it is: open it with a newer version.</source>
        <translation>{file} se jugó con reglas más nuevas. Se deja como está: ábrelo con una versión más nueva.</translation>
    </message>
    <message>
        <source>{file} was played by older rules than these. It is left as it is: open it with an older version.</source>
        <translation>{file} se jugó con reglas más antiguas. Se deja como está: ábrelo con una versión anterior.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Table Games. It is left as it is: open it with that version.</source>
        <translation>{file} se guardó con una versión más nueva de Table Games. Se deja como está: ábrelo con esa versión.</translation>
    </message>
</context>
<context>
    <name>scenarios</name>
    <message>
        <source>A knock without deadwood: nothing is laid off.</source>
        <translation>Un cierre sin puntos sueltos: no se acomoda nada.</translation>
    </message>
    <message>
        <source>A run grows at both ends while cards are laid off.</source>
        <translation>Una escalera crece por los dos extremos al acomodar cartas.</translation>
    </message>
    <message>
        <source>Both have exactly 100: a draw.</source>
        <translation>Ambos tienen exactamente 100: empate.</translation>
    </message>
    <message>
        <source>Both reach the target, and the lower total wins.</source>
        <translation>Ambos llegan al límite y gana el total más bajo.</translation>
    </message>
    <message>
        <source>Forty cards in a row came from the pile: the deal is void.</source>
        <translation>Cuarenta cartas seguidas salieron del descarte: la mano es nula.</translation>
    </message>
    <message>
        <source>One of three reaches the target; the others play on.</source>
        <translation>De tres, uno llega al límite; los demás siguen jugando.</translation>
    </message>
    <message>
        <source>Seven cards in one run with the joker take 25 points off.</source>
        <translation>Siete cartas en una escalera con el comodín restan 25 puntos.</translation>
    </message>
    <message>
        <source>Seven cards in one run without the joker win the match.</source>
        <translation>Siete cartas en una escalera sin el comodín ganan la partida.</translation>
    </message>
    <message>
        <source>The first upcard is the joker.</source>
        <translation>La primera carta vista es el comodín.</translation>
    </message>
    <message>
        <source>The joker is laid off and another card follows it.</source>
        <translation>Se acomoda el comodín y le sigue otra carta.</translation>
    </message>
    <message>
        <source>The joker was turned up and goes into the middle of the stock.</source>
        <translation>El comodín salió de carta vista y va al medio del mazo.</translation>
    </message>
    <message>
        <source>The stock is empty and the discards become a new one.</source>
        <translation>El mazo está vacío y el descarte forma uno nuevo.</translation>
    </message>
    <message>
        <source>Two cards are left in the stock: the deal is void.</source>
        <translation>Quedan dos cartas en el mazo: la mano es nula.</translation>
    </message>
    <message>
        <source>Who knocks reaches the target and loses the match.</source>
        <translation>Quien cierra llega al límite y pierde la partida.</translation>
    </message>
    <message>
        <source>Who reaches the target comes back with the worst total still in.</source>
        <translation>Quien llega al límite vuelve con el peor total de quienes siguen.</translation>
    </message>
</context>
<context>
    <name>sounds</name>
    <message>
        <source>A move that is not allowed</source>
        <translation>Una jugada no permitida</translation>
    </message>
    <message>
        <source>Calling a number</source>
        <translation>Pedir un número</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Capturar</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Dealing a card</source>
        <translation>Repartir una carta</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Cerrar la mano</translation>
    </message>
    <message>
        <source>Laying a card</source>
        <translation>Dejar una carta</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Mover cartas</translation>
    </message>
    <message>
        <source>Turning a card</source>
        <translation>Volver una carta</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Ganar</translation>
    </message>
</context>
<context>
    <name>spanish cards</name>
    <message>
        <source>clubs</source>
        <translation>bastos</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>oros</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>sota de {suit}</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>sotas</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rey de {suit}</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>reyes</translation>
    </message>
    <message>
        <source>knight of {suit}</source>
        <translation>caballo de {suit}</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>caballos</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>la sota de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>el rey de {suit}</translation>
    </message>
    <message>
        <source>the knight of {suit}</source>
        <translation>el caballo de {suit}</translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message>
        <source>East</source>
        <translation>Este</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norte</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Oeste</translation>
    </message>
    <message>
        <source>autumn, season 3</source>
        <translation>otoño, estación 3</translation>
    </message>
    <message>
        <source>bamboo</source>
        <translation>bambúes</translation>
    </message>
    <message>
        <source>bamboo plant, flower 4</source>
        <translation>bambú, flor 4</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caracteres</translation>
    </message>
    <message>
        <source>chow</source>
        <translation>chow</translation>
    </message>
    <message>
        <source>chow: {tiles}</source>
        <translation>chow: {tiles}</translation>
    </message>
    <message>
        <source>chrysanthemum, flower 3</source>
        <translation>crisantemo, flor 3</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>kong oculto</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>círculos</translation>
    </message>
    <message>
        <source>east wind</source>
        <translation>viento este</translation>
    </message>
    <message>
        <source>green dragon</source>
        <translation>dragón verde</translation>
    </message>
    <message>
        <source>kong</source>
        <translation>kong</translation>
    </message>
    <message>
        <source>north wind</source>
        <translation>viento norte</translation>
    </message>
    <message>
        <source>orchid, flower 2</source>
        <translation>orquídea, flor 2</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>plum, flower 1</source>
        <translation>ciruelo, flor 1</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>pung</translation>
    </message>
    <message>
        <source>red dragon</source>
        <translation>dragón rojo</translation>
    </message>
    <message>
        <source>single tile</source>
        <translation>ficha suelta</translation>
    </message>
    <message>
        <source>south wind</source>
        <translation>viento sur</translation>
    </message>
    <message>
        <source>spring, season 1</source>
        <translation>primavera, estación 1</translation>
    </message>
    <message>
        <source>summer, season 2</source>
        <translation>verano, estación 2</translation>
    </message>
    <message>
        <source>west wind</source>
        <translation>viento oeste</translation>
    </message>
    <message>
        <source>white dragon</source>
        <translation>dragón blanco</translation>
    </message>
    <message>
        <source>winter, season 4</source>
        <translation>invierno, estación 4</translation>
    </message>
    <message>
        <source>{number} bamboo</source>
        <translation>{number} de bambúes</translation>
    </message>
    <message>
        <source>{number} characters</source>
        <translation>{number} de caracteres</translation>
    </message>
    <message>
        <source>{number} dots</source>
        <translation>{number} de círculos</translation>
    </message>
    <message>
        <source>{set}: {tile}</source>
        <translation>{set}: {tile}</translation>
    </message>
</context>
</TS>
