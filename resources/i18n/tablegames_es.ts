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
        <source>Traditional card and table games for one computer. Every deal is fixed before you play, and bots see no more than you would in their place.</source>
        <translation>Juegos tradicionales de cartas y de mesa para un ordenador. Cada reparto queda fijado antes de jugar y los bots no ven más de lo que verías tú en su lugar.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Close the dialog first.</source>
        <translation>Cierra antes el diálogo.</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>Las pistas son para tu turno.</translation>
    </message>
    <message>
        <source>Matches (*.tgr *.tgr.*);;All files (*)</source>
        <translation>Partidas (*.tgr *.tgr.*);;Todos los archivos (*)</translation>
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
        <source>Nothing was undone.</source>
        <translation>No se ha deshecho nada.</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <translation>Abrir una partida guardada</translation>
    </message>
    <message>
        <source>The code holds the seed, which is shown when the match is over.</source>
        <translation>El código contiene la semilla, que se muestra al acabar la partida.</translation>
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
        <source>The file is {path}.</source>
        <translation>El archivo es {path}.</translation>
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
        <source>You are at home.</source>
        <translation>Estás en el inicio.</translation>
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
    <name>DifferenceLine</name>
    <message>
        <source>Back to the preset</source>
        <translation>Volver al ajuste previo</translation>
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
        <source>Every deal is fixed before you play, and you can check it afterwards.</source>
        <translation>Cada reparto queda fijado antes de jugar, y después puedes comprobarlo.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Table Games</source>
        <translation>Table Games</translation>
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
    <name>PresetBar</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
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
        <source>Delete this match? Its file is kept in the folder “deleted” and can be opened from there.</source>
        <translation>¿Eliminar esta partida? Su archivo se conserva en la carpeta «deleted» y puede abrirse desde allí.</translation>
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
        <source>Who sits on seat {number}</source>
        <translation>Quién ocupa el asiento {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>this chair</source>
        <translation>esta silla</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>In turn order, clockwise.</source>
        <translation>Por orden de turno, en sentido horario.</translation>
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
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>has no effect: sounds are off.</source>
        <translation>no tiene efecto: los sonidos están apagados.</translation>
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
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
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
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Copy the deal &amp;code</source>
        <translation>Copiar el &amp;código del reparto</translation>
    </message>
    <message>
        <source>Copy the figures that &amp;fix the deals</source>
        <translation>Copiar las cifras que &amp;fijan los repartos</translation>
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
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Show the last turn &amp;again</source>
        <translation>Ver &amp;otra vez el último turno</translation>
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
        <source>jack of {suit}</source>
        <translation>jota de {suit}</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>jotas</translation>
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
        <source>A tie at the top: {names}.</source>
        <translation>Empate en cabeza: {names}.</translation>
    </message>
    <message>
        <source>All captures</source>
        <translation>Todas las capturas</translation>
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
        <source>Deal {deal}: {results}</source>
        <translation>Mano {deal}: {results}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Reparte: {name}</translation>
    </message>
    <message>
        <source>Four {ranks} lie open: {name} deals and takes them. {points}.</source>
        <translation>Hay cuatro {ranks} en la mesa: {name} reparte y se los lleva. {points}.</translation>
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
        <source>The lot: {name} draws {card}, the highest card, and deals first.</source>
        <translation>El sorteo: {name} saca {card}, la carta más alta, y reparte primero.</translation>
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
        <source>{name} deals and takes {taken}</source>
        <translation>{name} reparte y se lleva {taken}</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>repartió {name}</translation>
    </message>
    <message>
        <source>{name} lays {card}. Stays on the table.</source>
        <translation>{name} deja {card}. Se queda en la mesa.</translation>
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
        <source>{name} wins the deal with {result}.</source>
        <translation>{name} gana la mano con {result}.</translation>
    </message>
    <message>
        <source>{name} wins the match with {total}.</source>
        <translation>{name} gana la partida con {total}.</translation>
    </message>
    <message>
        <source>{name} {points}, result {result}</source>
        <translation>{name} {points}, resultado {result}</translation>
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
</context>
<context>
    <name>games</name>
    <message>
        <source>2–4 players</source>
        <translation>2–4 jugadores</translation>
    </message>
    <message>
        <source>Chinese Ten</source>
        <translation>Diez chino</translation>
    </message>
    <message>
        <source>Two cards make ten. Only red counts.</source>
        <translation>Dos cartas suman diez. Solo cuenta lo rojo.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
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
        <source>has no effect: only with “{option}” set to {values}.</source>
        <translation>no tiene efecto: solo con «{option}» en {values}.</translation>
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
        <source>After its deals</source>
        <translation>Tras sus manos</translation>
    </message>
    <message>
        <source>After the dealer</source>
        <translation>Tras quien reparte</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
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
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Dorso de las cartas</translation>
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
        <source>Bright</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>Por parejas</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Grafito</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Elegir por mí</translation>
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
        <source>Each suit has a colour of its own.</source>
        <translation>Cada palo tiene su propio color.</translation>
    </message>
    <message>
        <source>Everybody’s</source>
        <translation>De todos</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Cuatro jugadores</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>How fast cards move and bots play. Any key or click ends a movement.</source>
        <translation>Rapidez de las cartas y de los bots. Cualquier tecla o clic termina un movimiento.</translation>
    </message>
    <message>
        <source>How often each seat deals; 0 is a single deal.</source>
        <translation>Cuántas veces reparte cada asiento; 0 es una sola mano.</translation>
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
        <source>Match</source>
        <translation>Partida</translation>
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
        <source>Never</source>
        <translation>Nunca</translation>
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
        <source>Of several targets the most valuable is taken without asking.</source>
        <translation>De varios objetivos se captura el más valioso sin preguntar.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Orden de la mano</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Los propios</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Points counter</source>
        <translation>Contador de puntos</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proyector</translation>
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
        <source>Red fives</source>
        <translation>Cincos rojos</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducido</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Roseta</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
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
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Paso a paso</translation>
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
        <source>Takes effect when the program is started again.</source>
        <translation>Se aplica al volver a abrir el programa.</translation>
    </message>
    <message>
        <source>Taking both red fives at once wins this from everybody.</source>
        <translation>Capturar los dos cincos rojos a la vez gana esto de cada rival.</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partida acaba</translation>
    </message>
    <message>
        <source>The table waits for Space after each half of a turn.</source>
        <translation>La mesa espera la barra espaciadora tras cada mitad del turno.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tres jugadores</translation>
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
        <source>Twelve cards each for two, eight for three, six for four. Four lie open.</source>
        <translation>Doce cartas con dos, ocho con tres, seis con cuatro. Cuatro quedan abiertas.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>Trenzado</translation>
    </message>
    <message>
        <source>Who plays the first card of a deal.</source>
        <translation>Quién juega la primera carta de una mano.</translation>
    </message>
    <message>
        <source>Whose captured points are counted during a deal.</source>
        <translation>De quién se cuentan los puntos capturados durante la mano.</translation>
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
</TS>
