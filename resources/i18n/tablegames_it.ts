<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Table Games</source>
        <translation>Informazioni su Table Games</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copia le versioni</translation>
    </message>
    <message>
        <source>It uses Qt {qt} through PySide6 under the GNU Lesser General Public License, version 3. You may replace Qt by another build of the same version.</source>
        <translation>Usa Qt {qt} tramite PySide6, con la GNU Lesser General Public License, versione 3. Puoi sostituire Qt con un’altra compilazione della stessa versione.</translation>
    </message>
    <message>
        <source>Its text is set in Inter by Rasmus Andersson and others, under the SIL Open Font License 1.1.</source>
        <translation>Il testo usa Inter, di Rasmus Andersson e altri, con la SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere: the program does not use the network.</source>
        <translation>Non si invia nulla: il programma non usa la rete.</translation>
    </message>
    <message>
        <source>Table Games</source>
        <translation>Table Games</translation>
    </message>
    <message>
        <source>Table Games is free software under the MIT licence. All cards, icons and sounds are its own.</source>
        <translation>Table Games è software libero con licenza MIT. Carte, icone e suoni sono suoi.</translation>
    </message>
    <message>
        <source>The licences of all parts, and where the source of each is: {folder}</source>
        <translation>Le licenze di tutte le parti, e dove si trova il codice sorgente di ciascuna: {folder}</translation>
    </message>
    <message>
        <source>Traditional card and table games for one computer. Every deal is fixed before you play, and bots see no more than you would in their place.</source>
        <translation>Giochi tradizionali di carte e da tavolo per un computer. Ogni distribuzione è fissata prima di giocare e i bot non vedono più di quanto vedresti tu al loro posto.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
</context>
<context>
    <name>AudienceWindow</name>
    <message>
        <source>Table Games – audience</source>
        <translation>Table Games – pubblico</translation>
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
        <translation>&amp;Aggiungi alla serie</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <translation>Regole: {preset}</translation>
    </message>
    <message>
        <source>Rules: {preset}, changed</source>
        <translation>Regole: {preset}, modificate</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>The series could not be saved.</source>
        <translation>Non è stato possibile salvare la serie.</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>Back to the evening</source>
        <translation>Torna alla serata</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf)</source>
        <translation>Pagine da stampare (*.pdf)</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regole di questa partita</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>Salva come PDF …</translation>
    </message>
    <message>
        <source>Save the rules card</source>
        <translation>Salva la scheda delle regole</translation>
    </message>
    <message>
        <source>Shows the card until you go on.</source>
        <translation>Mostra la scheda finché non vai avanti.</translation>
    </message>
    <message>
        <source>The file could not be written: {words}.</source>
        <translation>Non è stato possibile scrivere il file: {words}.</translation>
    </message>
    <message>
        <source>The match starts in {seconds} s.</source>
        <translation>La partita inizia tra {seconds} s.</translation>
    </message>
    <message>
        <source>The match starts when you go on.</source>
        <translation>La partita inizia quando vai avanti.</translation>
    </message>
    <message>
        <source>The rules card is in {path}.</source>
        <translation>La scheda delle regole è in {path}.</translation>
    </message>
    <message>
        <source>The rules of this match: {game}</source>
        <translation>Le regole di questa partita: {game}</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Aspetta</translation>
    </message>
</context>
<context>
    <name>CardsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Give each player seven cards.</source>
        <translation>Dai sette carte a ogni giocatore.</translation>
    </message>
    <message>
        <source>Take these cards</source>
        <translation>Usa queste carte</translation>
    </message>
    <message>
        <source>The cards that were shown</source>
        <translation>Le carte mostrate</translation>
    </message>
    <message>
        <source>The pack</source>
        <translation>Il mazzo</translation>
    </message>
    <message>
        <source>Whose seven cards? {name} knocked.</source>
        <translation>Di chi sono queste sette carte? Ha bussato {name}.</translation>
    </message>
    <message>
        <source>{name} may not knock with these cards.</source>
        <translation>{name} non può bussare con queste carte.</translation>
    </message>
    <message>
        <source>{name} may not knock with {deadwood}: {limit} allowed.</source>
        <translation>{name} non può bussare con {deadwood}: ne sono permessi {limit}.</translation>
    </message>
</context>
<context>
    <name>ChinchonForm</name>
    <message>
        <source>Adds, total</source>
        <translation>Aggiunge, totale</translation>
    </message>
    <message>
        <source>Chinchón?</source>
        <translation>Chinchón?</translation>
    </message>
    <message>
        <source>Enter the cards …</source>
        <translation>Annota le carte …</translation>
    </message>
    <message>
        <source>Laid off</source>
        <translation>Adattato</translation>
    </message>
    <message>
        <source>Laid off by {name}</source>
        <translation>Adattato da {name}</translation>
    </message>
    <message>
        <source>Loose points</source>
        <translation>Legna</translation>
    </message>
    <message>
        <source>Loose points of {name}</source>
        <translation>Legna di {name}</translation>
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
        <translation>Di’ prima chi ha bussato.</translation>
    </message>
    <message>
        <source>The stock ran out: nobody scores, the deal passes on.</source>
        <translation>Il mazzo è finito: nessuno segna, la mano passa.</translation>
    </message>
    <message>
        <source>Void deal</source>
        <translation>Mano nulla</translation>
    </message>
    <message>
        <source>Who knocked?</source>
        <translation>Chi ha bussato?</translation>
    </message>
    <message>
        <source>With the joker</source>
        <translation>Con il jolly</translation>
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
        <translation>Mano {deal} a parole</translation>
    </message>
    <message>
        <source>Last deal</source>
        <translation>Ultima mano</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Nessuna mano è ancora finita.</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Ancora nessuna.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>mazziere</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulla</translation>
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
        <translation>Hanno chiamato il numero giusto nello stesso giro.</translation>
    </message>
    <message>
        <source>Fouls of {name}</source>
        <translation>Falli di {name}</translation>
    </message>
    <message>
        <source>Fouls, a coffee each</source>
        <translation>Falli, un caffè ciascuno</translation>
    </message>
    <message>
        <source>Saved: {order}</source>
        <translation>Salvi: {order}</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>Togli l’ultimo</translation>
    </message>
    <message>
        <source>Together with the one before</source>
        <translation>Insieme a quello prima</translation>
    </message>
    <message>
        <source>Who lost the final</source>
        <translation>Chi ha perso la finale</translation>
    </message>
    <message>
        <source>Who lost the final and pays?</source>
        <translation>Chi ha perso la finale e paga?</translation>
    </message>
    <message>
        <source>Who was saved first?</source>
        <translation>Chi si è salvato per primo?</translation>
    </message>
    <message>
        <source>Who was saved in the same round?</source>
        <translation>Chi si è salvato nello stesso giro?</translation>
    </message>
    <message>
        <source>Who was saved next?</source>
        <translation>Chi si è salvato dopo?</translation>
    </message>
    <message>
        <source>points of {name}</source>
        <translation>punti di {name}</translation>
    </message>
</context>
<context>
    <name>ChinosScorePanel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n persone</numerusform>
        </translation>
    </message>
    <message>
        <source>Coffees: {paid}.</source>
        <translation>Caffè: {paid}.</translation>
    </message>
    <message>
        <source>Final {round}</source>
        <translation>Finale {round}</translation>
    </message>
    <message>
        <source>Last opening</source>
        <translation>Ultima apertura</translation>
    </message>
    <message>
        <source>No fist was opened yet.</source>
        <translation>Nessun pugno è stato ancora aperto.</translation>
    </message>
    <message>
        <source>No round is finished yet.</source>
        <translation>Nessun giro è ancora finito.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Giro {round}</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Questa partita</translation>
    </message>
    <message numerus="yes">
        <source>Tonight, %n match(es)</source>
        <translation>
            <numerusform>Stasera, %n partita</numerusform>
            <numerusform>Stasera, %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>call</source>
        <translation>chiama</translation>
    </message>
    <message>
        <source>coffees</source>
        <translation>caffè</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>monete</translation>
    </message>
    <message>
        <source>saved first</source>
        <translation>salvo prima</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Close the dialog first.</source>
        <translation>Chiudi prima la finestra di dialogo.</translation>
    </message>
    <message>
        <source>It is open.</source>
        <translation>È già aperto.</translation>
    </message>
    <message>
        <source>Matches (*.tgr *.tgr.*);;All files (*)</source>
        <translation>Partite (*.tgr *.tgr.*);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>No game here has one.</source>
        <translation>Nessun gioco qui ne ha uno.</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <translation>Apri una partita salvata</translation>
    </message>
    <message>
        <source>The file is {path}.</source>
        <translation>Il file è {path}.</translation>
    </message>
    <message>
        <source>You are at home.</source>
        <translation>Sei alla pagina iniziale.</translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue {match}</source>
        <translation>Continua {match}</translation>
    </message>
    <message>
        <source>Nothing to continue. Choose a game.</source>
        <translation>Niente da continuare. Scegli un gioco.</translation>
    </message>
    <message>
        <source>Saved games ({number})</source>
        <translation>Partite salvate ({number})</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Mostra il file</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>&amp;Keep it open while I play</source>
        <translation>&amp;Lasciala aperta mentre gioco</translation>
    </message>
    <message numerus="yes">
        <source>An open hand is covered by itself after %n second(s) without a key or the mouse.</source>
        <translation>
            <numerusform>Una mano aperta si copre da sola dopo %n secondo senza tasti né mouse.</numerusform>
            <numerusform>Una mano aperta si copre da sola dopo %n secondi senza tasti né mouse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Covered. Only for</source>
        <translation>Coperta. Solo per</translation>
    </message>
    <message>
        <source>Everybody else looks away. The hand stays covered until {name} says so.</source>
        <translation>Gli altri guardano altrove. La mano resta coperta finché {name} non lo dice.</translation>
    </message>
    <message>
        <source>For one hand: the hand stays open until Space, Esc or the end of the turn.</source>
        <translation>Per giocare con una mano: resta aperta fino a Spazio, Esc o alla fine del turno.</translation>
    </message>
    <message>
        <source>Hold &lt;b&gt;Space&lt;/b&gt; to see the hand. Letting go covers it.</source>
        <translation>Tieni premuto &lt;b&gt;Spazio&lt;/b&gt; per vedere la mano. Rilasciando si copre.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Tieni premuto</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Sono {name}</translation>
    </message>
    <message>
        <source>Pass the screen to</source>
        <translation>Passa lo schermo a</translation>
    </message>
    <message>
        <source>Pass the screen to {name}</source>
        <translation>Passa lo schermo a {name}</translation>
    </message>
    <message>
        <source>Then hold &lt;b&gt;Space&lt;/b&gt;, or keep the button pressed, to see the hand. Letting go covers it.</source>
        <translation>Poi tieni premuto &lt;b&gt;Spazio&lt;/b&gt;, o il pulsante, per vedere la mano. Rilasciando si copre.</translation>
    </message>
    <message>
        <source>While you hold it, play with the mouse, or with arrows and Enter.</source>
        <translation>Mentre lo tieni, gioca con il mouse, o con frecce e Invio.</translation>
    </message>
</context>
<context>
    <name>CurtainFoot</name>
    <message>
        <source>Somebody saw the wrong hand?</source>
        <translation>Qualcuno ha visto la mano sbagliata?</translation>
    </message>
    <message>
        <source>Void this deal …</source>
        <translation>Annulla questa mano…</translation>
    </message>
</context>
<context>
    <name>DealBox</name>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy the figures</source>
        <translation>Copia le cifre</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Codice della distribuzione</translation>
    </message>
    <message>
        <source>Figures that fix the deal</source>
        <translation>Cifre che fissano la distribuzione</translation>
    </message>
    <message>
        <source>Note these figures: after the match you can check that no card was moved.</source>
        <translation>Annota queste cifre: dopo la partita puoi verificare che nessuna carta sia stata spostata.</translation>
    </message>
    <message>
        <source>Play deals again by their code</source>
        <translation>Rigioca mani con il loro codice</translation>
    </message>
    <message>
        <source>Play new deals</source>
        <translation>Gioca mani nuove</translation>
    </message>
    <message>
        <source>The deal is already fixed. Cut with any word.</source>
        <translation>La distribuzione è già fissata. Taglia con una parola.</translation>
    </message>
    <message>
        <source>The deals of another match</source>
        <translation>Le mani di un’altra partita</translation>
    </message>
    <message>
        <source>This is not the deal code of a match of this game.</source>
        <translation>Non è il codice di una partita di questo gioco.</translation>
    </message>
    <message>
        <source>Whoever has the code can know the cards, so the match counts as practice.</source>
        <translation>Chi ha il codice può conoscere le carte, quindi la partita conta come allenamento.</translation>
    </message>
    <message>
        <source>Your cut</source>
        <translation>Il tuo taglio</translation>
    </message>
    <message>
        <source>deal code: TG1 …</source>
        <translation>codice: TG1 …</translation>
    </message>
    <message>
        <source>your cut, or nothing</source>
        <translation>il tuo taglio, o nulla</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>{name} plays from the next deal on, in the place of {bot}.</source>
        <translation>{name} gioca dalla prossima mano, al posto di {bot}.</translation>
    </message>
</context>
<context>
    <name>DifferenceLine</name>
    <message>
        <source>Back to the preset</source>
        <translation>Torna al modello</translation>
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
        <translation>Torna</translation>
    </message>
    <message>
        <source>Leaves now</source>
        <translation>Va via ora</translation>
    </message>
    <message>
        <source>Mark of {name}</source>
        <translation>Segno di {name}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>somebody new</source>
        <translation>qualcuno di nuovo</translation>
    </message>
    <message>
        <source>{name} is</source>
        <translation>{name} è</translation>
    </message>
</context>
<context>
    <name>EntryBox</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Togli questa riga</translation>
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
        <translation>Svuota la mano</translation>
    </message>
    <message>
        <source>Conceale&amp;d kong</source>
        <translation>Kong c&amp;operto</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Fan</translation>
    </message>
    <message>
        <source>For real tiles: enter the hand, read the points.</source>
        <translation>Per tessere vere: inserisci la mano e leggi i punti.</translation>
    </message>
    <message>
        <source>Mahjong hand calculator</source>
        <translation>Calcolatore di mani di mahjong</translation>
    </message>
    <message>
        <source>Only the &amp;fan number</source>
        <translation>Solo il numero di &amp;fan</translation>
    </message>
    <message>
        <source>Pick tiles</source>
        <translation>Scegli le tessere</translation>
    </message>
    <message>
        <source>Pick tiles below, or type them: 1 M is 1 of characters.</source>
        <translation>Scegli le tessere qui sotto o scrivile: 1 M è 1 caratteri.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>keys: 1–9 then M P S, F Q for flowers, E S W N, R G B; the disc counts the copies left</source>
        <translation>tasti: 1–9 poi M P S, F Q per i fiori, E S W N, R G B; il disco conta le tessere rimaste</translation>
    </message>
    <message>
        <source>{done} of {whole} tiles</source>
        <translation>{done} tessere su {whole}</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copia i dettagli</translation>
    </message>
    <message>
        <source>Something went wrong in the program</source>
        <translation>Qualcosa è andato storto nel programma</translation>
    </message>
    <message>
        <source>Your match is saved up to your last decision. If the table looks wrong, go home and continue from there.</source>
        <translation>La partita è salvata fino alla tua ultima decisione. Se il tavolo non è a posto, vai alla pagina iniziale e continua da lì.</translation>
    </message>
</context>
<context>
    <name>EveningCommands</name>
    <message>
        <source>Evening {number}</source>
        <translation>Serata {number}</translation>
    </message>
    <message>
        <source>It is open.</source>
        <translation>È già aperto.</translation>
    </message>
    <message>
        <source>Open the evening first.</source>
        <translation>Apri prima la serata.</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvata</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Salvataggio …</translation>
    </message>
    <message>
        <source>The result is deleted. Undo brings it back.</source>
        <translation>Il risultato è eliminato. Annulla lo riporta.</translation>
    </message>
</context>
<context>
    <name>EveningDialog</name>
    <message>
        <source>A new evening</source>
        <translation>Una nuova serata</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Inizia la serata</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>From the first place on. Equal places share; further places get none. All results count by them.</source>
        <translation>Dal primo posto in poi. I posti uguali se li dividono; gli altri non ne ricevono. Valgono per tutti i risultati.</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>Serata di giochi</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Nome della serata</translation>
    </message>
    <message>
        <source>People and points</source>
        <translation>Persone e punti</translation>
    </message>
    <message>
        <source>Points for places</source>
        <translation>Punti per i posti</translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>Choose a match in the table first.</source>
        <translation>Scegli prima una partita nella tabella.</translation>
    </message>
    <message>
        <source>Correct …</source>
        <translation>Correggi …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Nothing played yet. Start a match here, or add a result from a real table.</source>
        <translation>Non si è ancora giocato. Inizia qui una partita o aggiungi un risultato di un tavolo vero.</translation>
    </message>
    <message>
        <source>People and points …</source>
        <translation>Persone e punti …</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Start a match</source>
        <translation>Inizia una partita</translation>
    </message>
</context>
<context>
    <name>EveningsDialog</name>
    <message>
        <source>Evenings</source>
        <translation>Serate</translation>
    </message>
    <message>
        <source>New evening …</source>
        <translation>Nuova serata …</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>A discard</source>
        <translation>Uno scarto</translation>
    </message>
    <message>
        <source>Chow, lowest tile</source>
        <translation>Chow, tessera più bassa</translation>
    </message>
    <message>
        <source>Circumstances</source>
        <translation>Circostanze</translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation>Mano coperta</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>Kong coperto</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Discarder</source>
        <translation>Chi scarta</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Liable</source>
        <translation>Responsabile</translation>
    </message>
    <message>
        <source>Next tiles go to</source>
        <translation>Le tessere vanno in</translation>
    </message>
    <message>
        <source>Own draw</source>
        <translation>Pesca propria</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Robbing a kong</source>
        <translation>Kong rubato</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>Vento del giro</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vince</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Vinta con</translation>
    </message>
    <message>
        <source>after a flower</source>
        <translation>dopo un fiore</translation>
    </message>
    <message>
        <source>after a kong</source>
        <translation>dopo un kong</translation>
    </message>
    <message>
        <source>earthly hand</source>
        <translation>mano terrena</translation>
    </message>
    <message>
        <source>heavenly hand</source>
        <translation>mano celeste</translation>
    </message>
    <message>
        <source>human hand</source>
        <translation>mano umana</translation>
    </message>
    <message>
        <source>kong on kong</source>
        <translation>kong su kong</translation>
    </message>
    <message>
        <source>last tile of the wall</source>
        <translation>ultima tessera del muro</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Next in the series</source>
        <translation>Tocca nella serie</translation>
    </message>
    <message>
        <source>What is played next?</source>
        <translation>A che cosa si gioca ora?</translation>
    </message>
    <message>
        <source>bots fill the other seats</source>
        <translation>i bot occupano gli altri posti</translation>
    </message>
    <message>
        <source>{names} sit out, or change the seats</source>
        <translation>riposano: {names}; oppure cambia i posti</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
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
        <translation>Torna al foglio</translation>
    </message>
    <message>
        <source>T&amp;ake this hand</source>
        <translation>&amp;Prendi questa mano</translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>A chow needs its lowest tile: 1 to 7 of a suit.</source>
        <translation>Un chow si indica con la tessera più bassa: da 1 a 7 di un seme.</translation>
    </message>
    <message>
        <source>All four of these are used.</source>
        <translation>Tutte e quattro sono già usate.</translation>
    </message>
    <message>
        <source>At least {minimum} fan are needed.</source>
        <translation>Servono almeno {minimum} fan.</translation>
    </message>
    <message>
        <source>Each flower is there once, and only where flowers are played.</source>
        <translation>Ogni fiore esiste una volta sola, e solo se si gioca con i fiori.</translation>
    </message>
    <message>
        <source>The hand is whole: 14 tiles, a set counts three.</source>
        <translation>La mano è completa: 14 tessere, una combinazione vale tre.</translation>
    </message>
    <message>
        <source>The result is copied as text.</source>
        <translation>Il risultato è copiato come testo.</translation>
    </message>
    <message>
        <source>There are four flowers and four seasons.</source>
        <translation>Ci sono quattro fiori e quattro stagioni.</translation>
    </message>
    <message>
        <source>Won by {name}.</source>
        <translation>Vince {name}.</translation>
    </message>
    <message>
        <source>{digit} of what? M, P or S; F or Q for flowers and seasons.</source>
        <translation>{digit} di che cosa? M, P o S; F o Q per fiori e stagioni.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Pagina di aiuto</translation>
    </message>
    <message>
        <source>Pages and sections</source>
        <translation>Pagine e sezioni</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Arrow keys choose, Enter opens, F1 shows the rules of the chosen game.</source>
        <translation>Le frecce scelgono, Invio apre, F1 mostra le regole del gioco scelto.</translation>
    </message>
    <message>
        <source>Count a real mahjong hand, keep any score</source>
        <translation>Conta una mano vera di mahjong, tieni ogni punteggio</translation>
    </message>
    <message>
        <source>Each game in five minutes, with pictures</source>
        <translation>Ogni gioco in cinque minuti, con immagini</translation>
    </message>
    <message>
        <source>Every deal is fixed before you play, and you can check it afterwards.</source>
        <translation>Ogni distribuzione è fissata prima di giocare, e dopo puoi verificarla.</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>Serata di giochi</translation>
    </message>
    <message>
        <source>Go on with “{evening}”</source>
        <translation>Continua con «{evening}»</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Several people, one projector</source>
        <translation>Più persone, un proiettore</translation>
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
        <translation>Coperta. In attesa di {name}.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Count by these rules</source>
        <translation>Conta con queste regole</translation>
    </message>
    <message>
        <source>Rules to count by</source>
        <translation>Regole con cui si conta</translation>
    </message>
</context>
<context>
    <name>JoinDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Enter the name first.</source>
        <translation>Prima scrivi il nome.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
</context>
<context>
    <name>KeeperPage</name>
    <message>
        <source>Export the sheet</source>
        <translation>Esporta il foglio</translation>
    </message>
    <message>
        <source>No sheet is open.</source>
        <translation>Nessun foglio è aperto.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Non si è ancora giocato niente.</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>The last save could not be read. You continue from the save before it.</source>
        <translation>L’ultimo salvataggio non si legge. Continui da quello prima.</translation>
    </message>
    <message>
        <source>The sheet could not be written to {file}.</source>
        <translation>Il foglio non si è potuto scrivere in {file}.</translation>
    </message>
    <message>
        <source>The sheet is copied as text.</source>
        <translation>Il foglio è copiato come testo.</translation>
    </message>
    <message>
        <source>The sheet is in {file}.</source>
        <translation>Il foglio è in {file}.</translation>
    </message>
    <message>
        <source>This sheet could not be read. Its file is kept aside, nothing is deleted.</source>
        <translation>Questo foglio non si legge. Il suo file resta da parte, non si cancella niente.</translation>
    </message>
</context>
<context>
    <name>KeeperSetup</name>
    <message>
        <source>Begin the sheet</source>
        <translation>Comincia il foglio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>In turn order.</source>
        <translation>In ordine di turno.</translation>
    </message>
    <message>
        <source>Keep score: {game}</source>
        <translation>Tieni i punti: {game}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Player {number} has no name.</source>
        <translation>Il giocatore {number} non ha nome.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Due giocatori si chiamano {name}.</translation>
    </message>
</context>
<context>
    <name>LatecomerDialog</name>
    <message>
        <source>A latecomer</source>
        <translation>Arriva qualcuno</translation>
    </message>
    <message>
        <source>A seat is taken over with its total: {total}.</source>
        <translation>Un posto si prende con il suo totale: {total}.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Annota</translation>
    </message>
    <message>
        <source>Nobody can take a new seat: {why}</source>
        <translation>Nessuno può prendere un posto nuovo: {why}</translation>
    </message>
    <message>
        <source>Takes, from the next deal on</source>
        <translation>Prende, dalla prossima mano</translation>
    </message>
    <message>
        <source>a new seat</source>
        <translation>un posto nuovo</translation>
    </message>
    <message>
        <source>the seat of {name}</source>
        <translation>il posto di {name}</translation>
    </message>
</context>
<context>
    <name>Legibility</name>
    <message>
        <source>Not everything on the projector can be read from the back of this room.</source>
        <translation>Non tutto ciò che mostra il proiettore si legge dal fondo di questa sala.</translation>
    </message>
    <message>
        <source>The smallest pieces on the projector can be read from {heights} picture heights; this room has {room}. Sit closer, or enlarge the picture.</source>
        <translation>I pezzi più piccoli sul proiettore si leggono da {heights} altezze dell’immagine; questa sala ne ha {room}. Avvicinatevi o ingrandite l’immagine.</translation>
    </message>
</context>
<context>
    <name>LimitedField</name>
    <message>
        <source>There is room for {number} letters here.</source>
        <translation>Qui c’è posto per {number} lettere.</translation>
    </message>
</context>
<context>
    <name>MahjongForm</name>
    <message>
        <source>Count the tiles …</source>
        <translation>Conta le tessere …</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>Enter the hand tile by tile: the rules find its fan.</source>
        <translation>Inserisci la mano tessera per tessera: le regole trovano i fan.</translation>
    </message>
    <message>
        <source>False win</source>
        <translation>Falsa vittoria</translation>
    </message>
    <message>
        <source>Fan</source>
        <translation>Fan</translation>
    </message>
    <message>
        <source>Fan of {name}</source>
        <translation>Fan di {name}</translation>
    </message>
    <message>
        <source>How did the hand end?</source>
        <translation>Come è finita la mano?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Own draw</source>
        <translation>Pesca propria</translation>
    </message>
    <message>
        <source>Paid, total</source>
        <translation>Incassa, totale</translation>
    </message>
    <message>
        <source>Robbed kong</source>
        <translation>Kong rubato</translation>
    </message>
    <message>
        <source>Who called the false win?</source>
        <translation>Chi ha chiamato la falsa vittoria?</translation>
    </message>
    <message>
        <source>Who discarded the winning tile?</source>
        <translation>Chi ha scartato la tessera vincente?</translation>
    </message>
    <message>
        <source>Who is liable?</source>
        <translation>Chi è responsabile?</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Chi ha vinto?</translation>
    </message>
    <message>
        <source>Whose kong was robbed?</source>
        <translation>Di chi è il kong rubato?</translation>
    </message>
</context>
<context>
    <name>MahjongScorePanel</name>
    <message>
        <source>Last hands</source>
        <translation>Ultime mani</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Ancora nessuna.</translation>
    </message>
</context>
<context>
    <name>MatchCommands</name>
    <message>
        <source>Everybody would see the hint.</source>
        <translation>Il suggerimento lo vedrebbero tutti.</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>I suggerimenti sono per il tuo turno.</translation>
    </message>
    <message>
        <source>It is shown when the match is over.</source>
        <translation>Si mostra a partita finita.</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>Nessuna partita è aperta.</translation>
    </message>
    <message>
        <source>No turn was played yet.</source>
        <translation>Non si è ancora giocato nessun turno.</translation>
    </message>
    <message>
        <source>Not in this tool.</source>
        <translation>Non in questo strumento.</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Non è stato fatto ancora nulla.</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Non si è annullato nulla.</translation>
    </message>
    <message>
        <source>Somebody else has seen what followed.</source>
        <translation>Qualcun altro ha visto il seguito.</translation>
    </message>
    <message>
        <source>The deal code is copied. It is entered where a match is set up.</source>
        <translation>Il codice della distribuzione è copiato. Si inserisce quando si prepara una partita.</translation>
    </message>
    <message>
        <source>The figures are copied.</source>
        <translation>Le cifre sono copiate.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>The hand is covered.</source>
        <translation>La mano è coperta.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The seed is shown when the match is over.</source>
        <translation>Il seme si mostra a partita finita.</translation>
    </message>
    <message>
        <source>You have not decided anything yet.</source>
        <translation>Non hai ancora deciso nulla.</translation>
    </message>
    <message>
        <source>Your last decision is taken back. From here on the match is practice.</source>
        <translation>La tua ultima decisione è annullata. Da qui in poi la partita è di allenamento.</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>There is no hint now.</source>
        <translation>Ora non c’è nessun suggerimento.</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
    </message>
    <message>
        <source>Names of the players</source>
        <translation>Nomi dei giocatori</translation>
    </message>
    <message>
        <source>Player {number} has no name.</source>
        <translation>Il giocatore {number} non ha nome.</translation>
    </message>
    <message>
        <source>Take these names</source>
        <translation>Usa questi nomi</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Due giocatori si chiamano {name}.</translation>
    </message>
</context>
<context>
    <name>NightCommands</name>
    <message>
        <source>Bring it back</source>
        <translation>Riportala indietro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Continua qui</translation>
    </message>
    <message>
        <source>How to extend</source>
        <translation>Come estendere</translation>
    </message>
    <message>
        <source>Projector lost. It is used again when it comes back.</source>
        <translation>Proiettore scollegato. Sarà usato di nuovo quando torna.</translation>
    </message>
    <message>
        <source>Projector lost. The game is paused.</source>
        <translation>Proiettore scollegato. La partita è in pausa.</translation>
    </message>
    <message>
        <source>Projector: black</source>
        <translation>Proiettore: nero</translation>
    </message>
    <message>
        <source>Projector: frozen</source>
        <translation>Proiettore: immagine ferma</translation>
    </message>
    <message>
        <source>Projector: white</source>
        <translation>Proiettore: bianco</translation>
    </message>
    <message>
        <source>The audience sees the game again.</source>
        <translation>Il pubblico vede di nuovo la partita.</translation>
    </message>
    <message>
        <source>The audience window is not open.</source>
        <translation>La finestra del pubblico non è aperta.</translation>
    </message>
    <message>
        <source>There is one screen only.</source>
        <translation>C’è un solo schermo.</translation>
    </message>
    <message>
        <source>This window is on the projector’s screen: hands would be seen.</source>
        <translation>Questa finestra è sullo schermo del proiettore: le mani si vedrebbero.</translation>
    </message>
    <message>
        <source>Use the curtain</source>
        <translation>Usa il sipario</translation>
    </message>
    <message>
        <source>Your hand lies face down. Point at a card, or hold Space, to see it.</source>
        <translation>La tua mano è coperta. Punta una carta, o tieni premuto Spazio, per vederla.</translation>
    </message>
    <message>
        <source>Your projector mirrors this screen: hands would be seen.</source>
        <translation>Il proiettore duplica questo schermo: le mani si vedrebbero.</translation>
    </message>
    <message>
        <source>{keys} shows the game to the audience again.</source>
        <translation>{keys} mostra di nuovo la partita al pubblico.</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Nome del file:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo di file:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Cerca in:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>OpenQuestions</name>
    <message>
        <source>Cover</source>
        <translation>Copri</translation>
    </message>
    <message>
        <source>Everybody may look: no hand is shown.</source>
        <translation>Tutti possono guardare: nessuna mano in vista.</translation>
    </message>
    <message>
        <source>New match …</source>
        <translation>Nuova partita…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano successiva</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Same players again</source>
        <translation>Ancora le stesse persone</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La mano è finita.</translation>
    </message>
    <message>
        <source>The hand of {name} stays open. Space or Esc covers it.</source>
        <translation>La mano di {name} resta aperta. Spazio o Esc la coprono.</translation>
    </message>
    <message>
        <source>The hand of {name}. Letting go covers it.</source>
        <translation>La mano di {name}. Rilasciando si copre.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The table …</source>
        <translation>Il tavolo…</translation>
    </message>
    <message>
        <source>Verify this match …</source>
        <translation>Verifica questa partita …</translation>
    </message>
    <message>
        <source>Who wants to claim it, or to look?</source>
        <translation>Qualcuno la prende, o vuole guardare?</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to {value}, as in the preset</source>
        <translation>Torna a {value}, come nel modello</translation>
    </message>
    <message>
        <source>preset: {value} ↺</source>
        <translation>modello: {value} ↺</translation>
    </message>
</context>
<context>
    <name>OverBox</name>
    <message>
        <source>Another match of the same players</source>
        <translation>Un’altra partita con le stesse persone</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Torna alla serata</translation>
    </message>
    <message>
        <source>Take it into the evening</source>
        <translation>Portala nella serata</translation>
    </message>
    <message>
        <source>The sheet is kept. A row can still be corrected, and Undo takes one back.</source>
        <translation>Il foglio è salvato. Una riga si può ancora correggere, e Annulla ne toglie una.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
</context>
<context>
    <name>PaymentTable</name>
    <message>
        <source>What each fan is worth</source>
        <translation>Quanto vale ogni fan</translation>
    </message>
    <message>
        <source>discarder</source>
        <translation>chi scarta</translation>
    </message>
    <message>
        <source>fan</source>
        <translation>fan</translation>
    </message>
    <message>
        <source>own draw</source>
        <translation>pesca propria</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unità</translation>
    </message>
</context>
<context>
    <name>PeopleForm</name>
    <message>
        <source>Add somebody</source>
        <translation>Aggiungi qualcuno</translation>
    </message>
    <message>
        <source>An evening has room for twelve people.</source>
        <translation>In una serata c’è posto per dodici persone.</translation>
    </message>
    <message>
        <source>Everybody has a mark of their own: colour, shape and line.</source>
        <translation>Ognuno ha un segno proprio: colore, forma e linea.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Who comes later begins at 0 points and plays from the next match on. In a match that is open they can take the seat of a bot: menu Night, Somebody joins.</source>
        <translation>Chi arriva dopo comincia da 0 punti e gioca dalla prossima partita. In una partita aperta può prendere il posto di un bot: menu Serata, Arriva qualcuno.</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Game to plan</source>
        <translation>Gioco per la serie</translation>
    </message>
    <message>
        <source>No plan: any game may come next.</source>
        <translation>Nessun piano: può toccare a qualsiasi gioco.</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Uno di ognuno</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation>Togli l’ultimo</translation>
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
        <translation>Vittoria automatica, si paga prima:</translation>
    </message>
    <message>
        <source>Buy chips</source>
        <translation>Compra fiches</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Per punti</translation>
    </message>
    <message>
        <source>By rows</source>
        <translation>Per file</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Chips are bought between two deals.</source>
        <translation>Le fiches si comprano tra due mani.</translation>
    </message>
    <message>
        <source>How the deal is entered</source>
        <translation>Come si annota la mano</translation>
    </message>
    <message>
        <source>Press from the highest to the lowest, or type 1 to 4. The right button gives the same place: a tie.</source>
        <translation>Premi dal più alto al più basso o scrivi da 1 a 4. Il tasto destro dà lo stesso posto: pareggio.</translation>
    </message>
    <message>
        <source>What the first wins from the second, in points; less than 0 where it loses.</source>
        <translation>Quello che il primo vince al secondo, in punti; meno di 0 se perde.</translation>
    </message>
    <message>
        <source>Who buys</source>
        <translation>Chi compra</translation>
    </message>
    <message>
        <source>{name} from {other}</source>
        <translation>{name} da {other}</translation>
    </message>
    <message>
        <source>{name} {points} from {other}, {why}</source>
        <translation>{name} {points} da {other}, {why}</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>PrivateFrame</name>
    <message>
        <source>Hold to look</source>
        <translation>Tieni premuto</translation>
    </message>
    <message>
        <source>Open for {name}</source>
        <translation>Aperta per {name}</translation>
    </message>
</context>
<context>
    <name>QuietStage</name>
    <message>
        <source>Next: {game}</source>
        <translation>Poi: {game}</translation>
    </message>
    <message>
        <source>Table Games</source>
        <translation>Table Games</translation>
    </message>
    <message>
        <source>The next game is being chosen.</source>
        <translation>Si sta scegliendo il prossimo gioco.</translation>
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
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a result</source>
        <translation>Aggiungi un risultato</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Un altro gioco</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Correct a result</source>
        <translation>Correggi un risultato</translation>
    </message>
    <message>
        <source>Delete this result</source>
        <translation>Elimina questo risultato</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nome del gioco</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note, behind the result (may stay empty)</source>
        <translation>Nota, dopo il risultato (può restare vuota)</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Say which game it was.</source>
        <translation>Di’ che gioco era.</translation>
    </message>
    <message>
        <source>Totals, least wins</source>
        <translation>Totali, vince il minore</translation>
    </message>
    <message>
        <source>Totals, most wins</source>
        <translation>Totali, vince il maggiore</translation>
    </message>
    <message>
        <source>Who was where</source>
        <translation>Chi è arrivato dove</translation>
    </message>
    <message>
        <source>sat out</source>
        <translation>non ha giocato</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} punti</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>By own draw: {fan}, {units}.</source>
        <translation>Con pesca propria: {fan}, {units}.</translation>
    </message>
    <message>
        <source>By own draw: {line}</source>
        <translation>Con pesca propria: {line}</translation>
    </message>
    <message>
        <source>On a discard from {name}: {fan}, {units}.</source>
        <translation>Su uno scarto di {name}: {fan}, {units}.</translation>
    </message>
    <message>
        <source>On a discard: {line}</source>
        <translation>Su uno scarto: {line}</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagamenti</translation>
    </message>
    <message>
        <source>The items appear here with the hand.</source>
        <translation>Le voci compaiono qui insieme alla mano.</translation>
    </message>
    <message>
        <source>if discarded</source>
        <translation>su scarto</translation>
    </message>
    <message>
        <source>if drawn</source>
        <translation>con pesca</translation>
    </message>
    <message>
        <source>on a discard</source>
        <translation>su scarto</translation>
    </message>
    <message>
        <source>own draw</source>
        <translation>pesca propria</translation>
    </message>
    <message>
        <source>robbed</source>
        <translation>kong rubato</translation>
    </message>
    <message>
        <source>{units}. Legal: at least {minimum} needed.</source>
        <translation>{units}. Valida: ne servono almeno {minimum}.</translation>
    </message>
</context>
<context>
    <name>ResultsTable</name>
    <message>
        <source>Entered by hand at {time}.</source>
        <translation>Inserito a mano alle {time}.</translation>
    </message>
    <message>
        <source>Kept for a real table, entered at {time}.</source>
        <translation>Tenuto per un tavolo vero, inserito alle {time}.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Played here, entered by itself at {time}.</source>
        <translation>Giocato qui, inserito da sé alle {time}.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>RowsEntry</name>
    <message>
        <source>Foul</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hand of {name}</source>
        <translation>Mano di {name}</translation>
    </message>
    <message>
        <source>Not dealt in</source>
        <translation>Non gioca</translation>
    </message>
    <message>
        <source>Three rows</source>
        <translation>Tre file</translation>
    </message>
    <message>
        <source>{row} of {name}, bonus hand</source>
        <translation>{row} di {name}, mano con bonus</translation>
    </message>
    <message>
        <source>{row} of {name}, place</source>
        <translation>{row} di {name}, posto</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Rules card: {game}</source>
        <translation>Scheda delle regole: {game}</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Regole di questa partita</translation>
    </message>
    <message>
        <source>The whole rules (F1)</source>
        <translation>Tutte le regole (F1)</translation>
    </message>
</context>
<context>
    <name>SavedEntry</name>
    <message>
        <source>Delete this match? Its file is kept in the folder “deleted” and can be opened from there.</source>
        <translation>Eliminare questa partita? Il suo file resta nella cartella «deleted» e si può aprire da lì.</translation>
    </message>
    <message>
        <source>Saved on {day} at {time}.</source>
        <translation>Salvata il {day} alle {time}.</translation>
    </message>
    <message>
        <source>Saved today at {time}.</source>
        <translation>Salvata oggi alle {time}.</translation>
    </message>
    <message>
        <source>Saved yesterday at {time}.</source>
        <translation>Salvata ieri alle {time}.</translation>
    </message>
    <message>
        <source>The last save could not be read; the one before it stands in deal {deal}.</source>
        <translation>L’ultimo salvataggio non si legge; quello prima è alla mano {deal}.</translation>
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
        <translation>Continua</translation>
    </message>
    <message>
        <source>Continue {match}</source>
        <translation>Continua {match}</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete {match}</source>
        <translation>Elimina {match}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Keep {match}</source>
        <translation>Tieni {match}</translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation>Mostra il file</translation>
    </message>
    <message>
        <source>Show the file of {match}</source>
        <translation>Mostra il file di {match}</translation>
    </message>
</context>
<context>
    <name>SavesDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Partite salvate</translation>
    </message>
</context>
<context>
    <name>ScreenButton</name>
    <message>
        <source>Screen {number}: {words}</source>
        <translation>Schermo {number}: {words}</translation>
    </message>
    <message>
        <source>this window</source>
        <translation>questa finestra</translation>
    </message>
</context>
<context>
    <name>ScreenDialog</name>
    <message>
        <source>Choose the screen that the audience sees. With one screen only the audience has a window on it.</source>
        <translation>Scegli lo schermo che vede il pubblico. Con un solo schermo il pubblico ha una finestra su di esso.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the audience window</source>
        <translation>Chiudi la finestra del pubblico</translation>
    </message>
    <message>
        <source>Identify</source>
        <translation>Identifica</translation>
    </message>
    <message>
        <source>Open the audience window</source>
        <translation>Apri la finestra del pubblico</translation>
    </message>
    <message>
        <source>Shows the number of each screen on it for three seconds.</source>
        <translation>Mostra su ogni schermo il suo numero per tre secondi.</translation>
    </message>
    <message>
        <source>The audience’s screen</source>
        <translation>Lo schermo del pubblico</translation>
    </message>
    <message>
        <source>These screens show the same picture. Extend the display in the system’s settings, not mirror it.</source>
        <translation>Questi schermi mostrano la stessa immagine. Estendi lo schermo nelle impostazioni del sistema, invece di duplicarlo.</translation>
    </message>
</context>
<context>
    <name>SeatDialog</name>
    <message>
        <source>In the place of this bot, from the next deal on</source>
        <translation>Al posto di questo bot, dalla prossima mano</translation>
    </message>
    <message>
        <source>Somebody is called {name} already.</source>
        <translation>C’è già qualcuno che si chiama {name}.</translation>
    </message>
    <message>
        <source>Somebody joins</source>
        <translation>Arriva qualcuno</translation>
    </message>
    <message>
        <source>Take the seat</source>
        <translation>Prendi il posto</translation>
    </message>
    <message>
        <source>The score of the seat goes on. By the rules of this game whoever is new buys in anew and may wait a deal.</source>
        <translation>Il conto del posto continua. Secondo le regole di questo gioco chi arriva compra di nuovo e forse aspetta una mano.</translation>
    </message>
    <message>
        <source>The score of the seat goes on: what the bot has made so far is taken over.</source>
        <translation>Il conto del posto continua: si eredita ciò che il bot ha fatto finora.</translation>
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
        <translation>Livello del bot al posto {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nome del posto {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>The screen is passed on. A curtain covers every hand in between.</source>
        <translation>Lo schermo passa di mano in mano. Nel mezzo un sipario copre tutte le carte.</translation>
    </message>
    <message>
        <source>Who sits on seat {number}</source>
        <translation>Chi siede al posto {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>same screen</source>
        <translation>stesso schermo</translation>
    </message>
    <message>
        <source>this chair</source>
        <translation>questa sedia</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>In turn order. You: who sets this up. Person: somebody else at this screen. Bot: the program.</source>
        <translation>In ordine di turno. Tu: chi prepara la partita. Persona: qualcun altro a questo schermo. Bot: il programma.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Numero di giocatori</translation>
    </message>
    <message>
        <source>Seat {number} has no name.</source>
        <translation>Il posto {number} non ha un nome.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Posti</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Due posti si chiamano {name}.</translation>
    </message>
</context>
<context>
    <name>SeriesDialog</name>
    <message>
        <source>All rounds are played.</source>
        <translation>Tutti i giri sono stati giocati.</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Change hand {number}</source>
        <translation>Cambia la mano {number}</translation>
    </message>
    <message>
        <source>Change this hand</source>
        <translation>Cambia questa mano</translation>
    </message>
    <message>
        <source>Copies the table as comma-separated values.</source>
        <translation>Copia la tabella come valori separati da virgole.</translation>
    </message>
    <message>
        <source>Copies the table as text.</source>
        <translation>Copia la tabella come testo.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Drawn hand</source>
        <translation>Mano nulla</translation>
    </message>
    <message>
        <source>False win by</source>
        <translation>Falsa vittoria di</translation>
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
        <translation>Come</translation>
    </message>
    <message>
        <source>Names in turn order; the first one deals first</source>
        <translation>Nomi in ordine di turno; il primo è il primo mazziere</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nuova serie</translation>
    </message>
    <message>
        <source>Next: {wind} round, {dealer}.</source>
        <translation>Ora: giro di {wind}, {dealer}.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>The series is copied.</source>
        <translation>La serie è copiata.</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Vento</translation>
    </message>
    <message>
        <source>Winner and discarder are the same.</source>
        <translation>Chi vince e chi scarta non possono essere la stessa persona.</translation>
    </message>
    <message>
        <source>discard of</source>
        <translation>scarto di</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>mano nulla</translation>
    </message>
    <message>
        <source>false win</source>
        <translation>falsa vittoria</translation>
    </message>
    <message>
        <source>kong of</source>
        <translation>kong di</translation>
    </message>
    <message>
        <source>own draw</source>
        <translation>pesca propria</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>won by</source>
        <translation>vince</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Has no effect: sounds are off.</source>
        <translation>Non ha effetto: i suoni sono spenti.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>SetupDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Enter the deal code first.</source>
        <translation>Inserisci prima il codice della distribuzione.</translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation>Nuova partita: {game}</translation>
    </message>
    <message>
        <source>Rules card …</source>
        <translation>Scheda delle regole …</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Inizia la partita</translation>
    </message>
</context>
<context>
    <name>SharingCommands</name>
    <message>
        <source>In this game between two matches only.</source>
        <translation>In questo gioco solo tra due partite.</translation>
    </message>
    <message>
        <source>It is covered.</source>
        <translation>È coperta.</translation>
    </message>
    <message>
        <source>No bot plays that could leave.</source>
        <translation>Non gioca nessun bot che possa andarsene.</translation>
    </message>
    <message>
        <source>No hand is shown.</source>
        <translation>Nessuna mano in vista.</translation>
    </message>
    <message>
        <source>No match is open.</source>
        <translation>Nessuna partita è aperta.</translation>
    </message>
    <message>
        <source>Not in this tool.</source>
        <translation>Non in questo strumento.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>The match is over: set up the next one.</source>
        <translation>La partita è finita: prepara la prossima.</translation>
    </message>
    <message>
        <source>Wait until this deal is over.</source>
        <translation>Aspetta che questa mano sia finita.</translation>
    </message>
    <message>
        <source>You play alone: your hand can lie face down.</source>
        <translation>Giochi in solitaria: la tua mano può stare coperta.</translation>
    </message>
</context>
<context>
    <name>SheetFile</name>
    <message>
        <source>Not saved</source>
        <translation>Non salvata</translation>
    </message>
    <message>
        <source>Not saved: opened a second time</source>
        <translation>Non salvato: aperto una seconda volta</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvata</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Salvataggio …</translation>
    </message>
</context>
<context>
    <name>SheetLinks</name>
    <message>
        <source>All sheets</source>
        <translation>Tutti i fogli</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Ends the match before its rules do: who leads has won.</source>
        <translation>Chiude la partita prima delle sue regole: vince chi è in testa.</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Esporta CSV</translation>
    </message>
    <message>
        <source>Latecomer</source>
        <translation>Arriva qualcuno</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Somebody joins, or takes over a seat, from the next deal on.</source>
        <translation>Qualcuno entra, o prende un posto, dalla prossima mano.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Ferma qui</translation>
    </message>
</context>
<context>
    <name>SheetRow</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete this sheet? Its file is kept in the folder “deleted”.</source>
        <translation>Eliminare questo foglio? Il suo file resta nella cartella «deleted».</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
    <message>
        <source>This sheet is damaged. Opening it looks for an earlier save of it.</source>
        <translation>Questo foglio è danneggiato. Aprendolo si cerca un salvataggio precedente.</translation>
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
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>does not fit any more</source>
        <translation>non va più bene</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>aspetta</translation>
    </message>
    <message>
        <source>{name}: {added}, total {total}</source>
        <translation>{name}: {added}, totale {total}</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>After this correction row {number} does not fit any more and is to be corrected, too.</source>
        <translation>Dopo questa correzione la riga {number} non va più bene e va corretta anche quella.</translation>
    </message>
    <message>
        <source>All totals after it are worked out anew.</source>
        <translation>Tutti i totali successivi vengono ricalcolati.</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Correct row {number}</source>
        <translation>Correggi la riga {number}</translation>
    </message>
    <message>
        <source>Correct the row that does not fit first.</source>
        <translation>Correggi prima la riga che non torna.</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Non è ancora annotato nulla.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>{game}: score keeper</source>
        <translation>{game}: segnapunti</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Choose a row first.</source>
        <translation>Scegli prima una riga.</translation>
    </message>
    <message>
        <source>Correct the chosen row</source>
        <translation>Correggi la riga scelta</translation>
    </message>
    <message>
        <source>Rows appear here as you enter them.</source>
        <translation>Le righe compaiono qui quando le annoti.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Il foglio</translation>
    </message>
</context>
<context>
    <name>SoundSwitches</name>
    <message>
        <source>Hear it</source>
        <translation>Ascolta</translation>
    </message>
    <message>
        <source>Hear “{sound}”</source>
        <translation>Ascolta «{sound}»</translation>
    </message>
    <message>
        <source>Single sounds</source>
        <translation>I singoli suoni</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no sound: no loudspeaker or headphones were found.</source>
        <translation>Non c’è audio: non si trovano altoparlanti o cuffie.</translation>
    </message>
    <message>
        <source>There is no sound: the sound part of Qt (PySide6-Addons) cannot be loaded on this computer.</source>
        <translation>Non c’è audio: la parte audio di Qt (PySide6-Addons) non si può caricare su questo computer.</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>A new sheet</source>
        <translation>Un foglio nuovo</translation>
    </message>
    <message>
        <source>For real cards, tiles and coins: you enter what happened, the rules of the game count.</source>
        <translation>Per carte, tessere e monete vere: tu annoti quello che è successo, le regole del gioco contano.</translation>
    </message>
    <message>
        <source>Kept sheets</source>
        <translation>Fogli salvati</translation>
    </message>
    <message>
        <source>Nothing is kept yet. Choose a game.</source>
        <translation>Non c’è ancora niente. Scegli un gioco.</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Segnapunti</translation>
    </message>
</context>
<context>
    <name>StatusFacts</name>
    <message>
        <source>All deals of this match follow from these figures:
{figures}</source>
        <translation>Tutte le mani di questa partita seguono da queste cifre:
{figures}</translation>
    </message>
    <message>
        <source>Deal fixed {figures}</source>
        <translation>Fissata {figures}</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non salvata</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvata</translation>
    </message>
    <message>
        <source>Saving …</source>
        <translation>Salvataggio …</translation>
    </message>
    <message>
        <source>Sound off</source>
        <translation>Audio spento</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Audio acceso</translation>
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
        <translation>Sì</translation>
    </message>
</context>
<context>
    <name>TableToolBar</name>
    <message>
        <source>Animation: off</source>
        <translation>Animazione: no</translation>
    </message>
    <message>
        <source>How fast the cards move and bots play: {speed}</source>
        <translation>Rapidità delle carte e dei bot: {speed}</translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation>Velocità: {speed}</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra degli strumenti</translation>
    </message>
</context>
<context>
    <name>TakeAway</name>
    <message>
        <source>Export the evening</source>
        <translation>Esporta la serata</translation>
    </message>
    <message>
        <source>Page to print (*.html)</source>
        <translation>Pagina da stampare (*.html)</translation>
    </message>
    <message>
        <source>Table for spreadsheets (*.csv)</source>
        <translation>Tabella per fogli di calcolo (*.csv)</translation>
    </message>
    <message>
        <source>The evening is copied as text.</source>
        <translation>La serata è copiata come testo.</translation>
    </message>
    <message>
        <source>The evening is in {path}.</source>
        <translation>La serata è in {path}.</translation>
    </message>
    <message>
        <source>The file could not be written: {words}.</source>
        <translation>Non è stato possibile scrivere il file: {words}.</translation>
    </message>
</context>
<context>
    <name>TenForm</name>
    <message>
        <source>Both red fives in one capture?</source>
        <translation>I due cinque rossi in una presa?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Red points captured</source>
        <translation>Punti rossi presi</translation>
    </message>
    <message>
        <source>Red points of {name}</source>
        <translation>Punti rossi di {name}</translation>
    </message>
    <message>
        <source>{sum} of {pack} points</source>
        <translation>{sum} di {pack} punti</translation>
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
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Last captures</source>
        <translation>Ultime prese</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>Ancora nessuna.</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>{base} = half the pack</source>
        <translation>{base} = mezzo mazzo</translation>
    </message>
    <message>
        <source>{card} takes {taken}</source>
        <translation>{card} cattura {taken}</translation>
    </message>
</context>
<context>
    <name>TilePicker</name>
    <message>
        <source>{tile}, {left} left</source>
        <translation>{tile}, ne restano {left}</translation>
    </message>
</context>
<context>
    <name>ToolPlace</name>
    <message>
        <source>Score keeper</source>
        <translation>Segnapunti</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Go on with {game}</source>
        <translation>Continua con {game}</translation>
    </message>
</context>
<context>
    <name>VerifyDialog</name>
    <message>
        <source>Action {number} is not one that the rules allow there.</source>
        <translation>L’azione {number} non è permessa lì dalle regole.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Compare with the figures you noted before the match:</source>
        <translation>Confronta con le cifre annotate prima della partita:</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Copy all this</source>
        <translation>Copia tutto</translation>
    </message>
    <message>
        <source>Deal {deal}: dealt again, {actions} actions as the rules allow, scores {scores}.</source>
        <translation>Mano {deal}: ridistribuita, {actions} azioni secondo le regole, punti {scores}.</translation>
    </message>
    <message>
        <source>Deal {deal}: the scores are not those recorded.</source>
        <translation>Mano {deal}: i punti non sono quelli registrati.</translation>
    </message>
    <message>
        <source>No card was moved: all deals and scores come out again.</source>
        <translation>Nessuna carta è stata spostata: tutte le mani e i punti tornano.</translation>
    </message>
    <message>
        <source>The figures that belong to it, shown before the first deal:</source>
        <translation>Le cifre corrispondenti, mostrate prima della prima mano:</translation>
    </message>
    <message>
        <source>The pack was cut with “{cut}”.</source>
        <translation>Il mazzo è stato tagliato con «{cut}».</translation>
    </message>
    <message>
        <source>The same as far as you wrote them.</source>
        <translation>Coincidono fin dove le hai scritte.</translation>
    </message>
    <message>
        <source>The same figures: the deals were fixed before you played.</source>
        <translation>Le cifre sono le stesse: le mani erano fissate prima di giocare.</translation>
    </message>
    <message>
        <source>The seed, 32 random bytes, was chosen before the first deal:</source>
        <translation>Il seme, 32 byte casuali, è stato scelto prima della prima mano:</translation>
    </message>
    <message>
        <source>These are other figures.</source>
        <translation>Queste cifre sono altre.</translation>
    </message>
    <message>
        <source>This match does not come out again.</source>
        <translation>Questa partita non torna.</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verifica questa partita</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Che cosa si è trovato</translation>
    </message>
</context>
<context>
    <name>WordsDock</name>
    <message>
        <source>Log of the match</source>
        <translation>Registro della partita</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Il tavolo a parole</translation>
    </message>
    <message>
        <source>The table now</source>
        <translation>Il tavolo ora</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About Table Games</source>
        <translation>Inform&amp;azioni su Table Games</translation>
    </message>
    <message>
        <source>&amp;Audience window</source>
        <translation>Finestra del &amp;pubblico</translation>
    </message>
    <message>
        <source>&amp;Black picture</source>
        <translation>Immagine &amp;nera</translation>
    </message>
    <message>
        <source>&amp;Choose the screen …</source>
        <translation>&amp;Scegli lo schermo …</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Freeze the picture</source>
        <translation>&amp;Ferma l’immagine</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gioco</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>Pagina &amp;iniziale</translation>
    </message>
    <message>
        <source>&amp;New match …</source>
        <translation>&amp;Nuova partita …</translation>
    </message>
    <message>
        <source>&amp;Night</source>
        <translation>Se&amp;rata</translation>
    </message>
    <message>
        <source>&amp;Open a saved match …</source>
        <translation>&amp;Apri una partita salvata …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Rules of this match …</source>
        <translation>&amp;Regole di questa partita …</translation>
    </message>
    <message>
        <source>&amp;Say how the match stands</source>
        <translation>&amp;Di’ a che punto è la partita</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Punti</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>I&amp;mpostazioni …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Verify this match …</source>
        <translation>&amp;Verifica questa partita …</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>Add a &amp;result …</source>
        <translation>Aggiungi un &amp;risultato …</translation>
    </message>
    <message>
        <source>Add a result</source>
        <translation>Aggiungi un risultato</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Di nuovo</translation>
    </message>
    <message>
        <source>Board of the &amp;evening</source>
        <translation>Tabellone della s&amp;erata</translation>
    </message>
    <message>
        <source>Co&amp;ver the hand</source>
        <translation>&amp;Copri la mano</translation>
    </message>
    <message>
        <source>Colours for a &amp;bright room</source>
        <translation>Colori per una sala &amp;luminosa</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Copy the deal &amp;code</source>
        <translation>Copia il &amp;codice della distribuzione</translation>
    </message>
    <message>
        <source>Copy the evening as &amp;text</source>
        <translation>Copia la serata come &amp;testo</translation>
    </message>
    <message>
        <source>Copy the figures that &amp;fix the deals</source>
        <translation>Copia le cifre che &amp;fissano le mani</translation>
    </message>
    <message>
        <source>E&amp;venings …</source>
        <translation>Sera&amp;te …</translation>
    </message>
    <message>
        <source>E&amp;xport the evening …</source>
        <translation>E&amp;sporta la serata …</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Serate</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Hand ca&amp;lculator …</source>
        <translation>Ca&amp;lcolatore di mani …</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>My hand face &amp;down</source>
        <translation>La mia mano co&amp;perta</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proiettore</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Rules of the &amp;game</source>
        <translation>Regole del &amp;gioco</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>Ve&amp;locità</translation>
    </message>
    <message>
        <source>S&amp;wap the displays</source>
        <translation>S&amp;cambia gli schermi</translation>
    </message>
    <message>
        <source>Safe &amp;margin</source>
        <translation>&amp;Margine di sicurezza</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Score &amp;keeper …</source>
        <translation>&amp;Segnapunti …</translation>
    </message>
    <message>
        <source>Show the last turn &amp;again</source>
        <translation>Rivedi l’ultimo t&amp;urno</translation>
    </message>
    <message>
        <source>Size of the &amp;room</source>
        <translation>&amp;Dimensione della sala</translation>
    </message>
    <message>
        <source>Somebody &amp;joins …</source>
        <translation>&amp;Arriva qualcuno …</translation>
    </message>
    <message>
        <source>Table in &amp;words</source>
        <translation>Tavolo a &amp;parole</translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation>Tavolo a parole</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>W&amp;hite picture</source>
        <translation>Immagine &amp;bianca</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>10 of {suit}</source>
        <translation>10 di {suit}</translation>
    </message>
    <message>
        <source>2 of {suit}</source>
        <translation>2 di {suit}</translation>
    </message>
    <message>
        <source>3 of {suit}</source>
        <translation>3 di {suit}</translation>
    </message>
    <message>
        <source>4 of {suit}</source>
        <translation>4 di {suit}</translation>
    </message>
    <message>
        <source>5 of {suit}</source>
        <translation>5 di {suit}</translation>
    </message>
    <message>
        <source>6 of {suit}</source>
        <translation>6 di {suit}</translation>
    </message>
    <message>
        <source>7 of {suit}</source>
        <translation>7 di {suit}</translation>
    </message>
    <message>
        <source>8 of {suit}</source>
        <translation>8 di {suit}</translation>
    </message>
    <message>
        <source>9 of {suit}</source>
        <translation>9 di {suit}</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>asso di {suit}</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>fante di {suit}</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>re di {suit}</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>donna di {suit}</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>the 10 of {suit}</source>
        <translation>il 10 di {suit}</translation>
    </message>
    <message>
        <source>the 2 of {suit}</source>
        <translation>il 2 di {suit}</translation>
    </message>
    <message>
        <source>the 3 of {suit}</source>
        <translation>il 3 di {suit}</translation>
    </message>
    <message>
        <source>the 4 of {suit}</source>
        <translation>il 4 di {suit}</translation>
    </message>
    <message>
        <source>the 5 of {suit}</source>
        <translation>il 5 di {suit}</translation>
    </message>
    <message>
        <source>the 6 of {suit}</source>
        <translation>il 6 di {suit}</translation>
    </message>
    <message>
        <source>the 7 of {suit}</source>
        <translation>il 7 di {suit}</translation>
    </message>
    <message>
        <source>the 8 of {suit}</source>
        <translation>l’8 di {suit}</translation>
    </message>
    <message>
        <source>the 9 of {suit}</source>
        <translation>il 9 di {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’asso di {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>il fante di {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>il re di {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la donna di {suit}</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>due</translation>
    </message>
</context>
<context>
    <name>chinchon</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock.</source>
        <translation>
            <numerusform>Resta %n carta nel mazzo.</numerusform>
            <numerusform>Restano %n carte nel mazzo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>ne resta %n</numerusform>
            <numerusform>ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, last draw</source>
        <translation>
            <numerusform>resta %n, ultima pesca</numerusform>
            <numerusform>restano %n, ultima pesca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;Chinchón&lt;/b&gt; with the joker: {name} knocks.</source>
        <translation>&lt;b&gt;Chinchón&lt;/b&gt; con il jolly: {name} bussa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Chinchón&lt;/b&gt; without the joker: {name} knocks.</source>
        <translation>&lt;b&gt;Chinchón&lt;/b&gt; senza jolly: {name} bussa.</translation>
    </message>
    <message>
        <source>A card is in one meld at most.</source>
        <translation>Una carta sta in un solo gioco.</translation>
    </message>
    <message>
        <source>A card just taken from the discards stays for this turn.</source>
        <translation>La carta appena presa dal cestino resta per questo turno.</translation>
    </message>
    <message>
        <source>A card of the stock leaves {mean} loose on average, the open card {after}.</source>
        <translation>Una carta del mazzo lascia in media {mean} di legna, la carta scoperta {after}.</translation>
    </message>
    <message>
        <source>A chinchón leaves no loose cards: {name} has 0.</source>
        <translation>Un chinchón non lascia legna: {name} ha 0.</translation>
    </message>
    <message>
        <source>A draw: {names} have {total}.</source>
        <translation>Parità: {names} hanno {total}.</translation>
    </message>
    <message>
        <source>A knock now would take you to {total} and win the match in {wins} of 100 cases only.</source>
        <translation>Bussare ora ti porterebbe a {total} e vincerebbe la partita solo in {wins} casi su 100.</translation>
    </message>
    <message>
        <source>A meld has three cards or more.</source>
        <translation>Un gioco ha tre carte o più.</translation>
    </message>
    <message>
        <source>A new seat begins with the highest total still in play: {total}.</source>
        <translation>Un posto nuovo comincia con il totale più alto ancora in gioco: {total}.</translation>
    </message>
    <message>
        <source>After the next draw {mean} are loose on average, and in {chance} of 100 cases you may knock.</source>
        <translation>Dopo la prossima pesca restano in media {mean} di legna, e in {chance} casi su 100 puoi bussare.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Best proposal</source>
        <translation>Proposta migliore</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Per valore</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Per seme</translation>
    </message>
    <message>
        <source>Chinchón {points}</source>
        <translation>Chinchón {points}</translation>
    </message>
    <message>
        <source>Chinchón: {name} wins the match</source>
        <translation>Chinchón: {name} vince la partita</translation>
    </message>
    <message>
        <source>Choose the card that you throw first.</source>
        <translation>Scegli prima la carta che scarti.</translation>
    </message>
    <message>
        <source>Coming back in needs three players or more.</source>
        <translation>Per rientrare ci vogliono tre giocatori o più.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Mano {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} is over.</source>
        <translation>La mano {deal} è finita.</translation>
    </message>
    <message>
        <source>Deal {deal}. {name} deals.</source>
        <translation>Mano {deal}. Distribuisce {name}.</translation>
    </message>
    <message>
        <source>Deal {deal}: void</source>
        <translation>Mano {deal}: nulla</translation>
    </message>
    <message>
        <source>Deal {deal}: {name} is to play.</source>
        <translation>Mano {deal}: tocca a {name}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {results}</source>
        <translation>Mano {deal}: {results}</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Discards, the top first</source>
        <translation>Cestino, dalla cima</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>Prima pesca una carta.</translation>
    </message>
    <message>
        <source>Draw a card: from the stock or the discards.</source>
        <translation>Prendi una carta: dal mazzo o dal cestino.</translation>
    </message>
    <message>
        <source>Enter the loose points of {name}.</source>
        <translation>Annota la legna di {name}.</translation>
    </message>
    <message>
        <source>Forty cards are too few for four players.</source>
        <translation>Quaranta carte sono poche per quattro giocatori.</translation>
    </message>
    <message>
        <source>Go on to the next deal.</source>
        <translation>Passa alla mano successiva.</translation>
    </message>
    <message>
        <source>Group melds</source>
        <translation>Raggruppa</translation>
    </message>
    <message>
        <source>Hint: draw from the stock. {reason}</source>
        <translation>Suggerimento: pesca dal mazzo. {reason}</translation>
    </message>
    <message>
        <source>Hint: knock with {card} face down. {reason}</source>
        <translation>Suggerimento: bussa con {card} a faccia in giù. {reason}</translation>
    </message>
    <message>
        <source>Hint: lay off {cards}. {reason}</source>
        <translation>Suggerimento: adatta {cards}. {reason}</translation>
    </message>
    <message>
        <source>Hint: show your melds as they are. {reason}</source>
        <translation>Suggerimento: mostra i tuoi giochi così come sono. {reason}</translation>
    </message>
    <message>
        <source>Hint: take {card} from the discards. {reason}</source>
        <translation>Suggerimento: prendi {card} dal cestino. {reason}</translation>
    </message>
    <message>
        <source>Hint: throw {card}. {reason}</source>
        <translation>Suggerimento: scarta {card}. {reason}</translation>
    </message>
    <message>
        <source>It does not fit there: the same rank, or next to an end.</source>
        <translation>Lì non va: stesso valore, o accanto a un estremo.</translation>
    </message>
    <message>
        <source>It helps this hand least in the turns to come.</source>
        <translation>È quella che aiuta meno questa mano nei prossimi turni.</translation>
    </message>
    <message>
        <source>It is the last draw: taking the open card would leave it to the next player.</source>
        <translation>È l’ultima pescata: prendere la carta scoperta la lascerebbe a chi segue.</translation>
    </message>
    <message>
        <source>It leaves the fewest loose points: {points}.</source>
        <translation>Lascia meno legna: {points}.</translation>
    </message>
    <message>
        <source>It leaves {after} loose; a card of the stock would leave {mean} on average.</source>
        <translation>Lascia {after} di legna; una carta del mazzo ne lascerebbe {mean} in media.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Tienilo</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Bussa</translation>
    </message>
    <message>
        <source>Knock place</source>
        <translation>Bussata</translation>
    </message>
    <message numerus="yes">
        <source>Knock with %n loose? {limit} are allowed.</source>
        <translation>
            <numerusform>Bussare con %n punto di legna? Ne sono permessi {limit}.</numerusform>
            <numerusform>Bussare con %n punti di legna? Ne sono permessi {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock …</source>
        <translation>Bussa …</translation>
    </message>
    <message>
        <source>Last draw: unless you knock, this deal is void.</source>
        <translation>Ultima pesca: se non bussi, la mano è nulla.</translation>
    </message>
    <message>
        <source>Last draw: with two cards left in the stock the deal is void.</source>
        <translation>Ultima pesca: con due carte nel mazzo la mano è nulla.</translation>
    </message>
    <message>
        <source>Lay off cards on the melds of {name}, or finish.</source>
        <translation>Adatta carte ai giochi di {name}, o concludi.</translation>
    </message>
    <message>
        <source>Loose points</source>
        <translation>Legna</translation>
    </message>
    <message>
        <source>Loose points fall from {before} to {after}.</source>
        <translation>La legna scende da {before} a {after}.</translation>
    </message>
    <message>
        <source>Loose points: {points}.</source>
        <translation>Legna: {points}.</translation>
    </message>
    <message>
        <source>Loose: {cards}</source>
        <translation>Spaiate: {cards}</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano successiva</translation>
    </message>
    <message>
        <source>No card lies on the discards.</source>
        <translation>Nel cestino non c’è nessuna carta.</translation>
    </message>
    <message>
        <source>No loose cards on the other side: nothing is laid off. Show.</source>
        <translation>Dall’altra parte non c’è legna: non si adatta nulla. Mostra.</translation>
    </message>
    <message>
        <source>Nobody has reached {target}: the match goes on.</source>
        <translation>Nessuno ha raggiunto {target}: la partita continua.</translation>
    </message>
    <message>
        <source>Nobody may knock in the first turn.</source>
        <translation>Al primo turno nessuno può bussare.</translation>
    </message>
    <message>
        <source>Not now: wait for your turn.</source>
        <translation>Non ora: aspetta il tuo turno.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>One loose card is allowed, and here are more.</source>
        <translation>È permessa una carta spaiata, e qui ce ne sono di più.</translation>
    </message>
    <message>
        <source>Out of the match: {names}</source>
        <translation>Fuori dalla partita: {names}</translation>
    </message>
    <message>
        <source>Out: {names}.</source>
        <translation>Fuori: {names}.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Say which card the joker stands for.</source>
        <translation>Di’ quale carta rappresenta il jolly.</translation>
    </message>
    <message>
        <source>Say who knocked.</source>
        <translation>Di’ chi ha bussato.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Seven cards are needed for {name}.</source>
        <translation>Servono le sette carte di {name}.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Mazzo</translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Mazzo: %n carta</numerusform>
            <numerusform>Mazzo: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock: {cards}.</source>
        <translation>Mazzo: {cards}.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Quella carta non è nella tua mano.</translation>
    </message>
    <message>
        <source>That is no meld: it takes one rank, or neighbours of one suit.</source>
        <translation>Non è un gioco: servono carte dello stesso valore, o vicine dello stesso seme.</translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n loose, {limit} are allowed.</source>
        <translation>
            <numerusform>Resta %n punto di legna, ne sono permessi {limit}.</numerusform>
            <numerusform>Restano %n punti di legna, ne sono permessi {limit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>That leaves {points}.</source>
        <translation>Restano {points}.</translation>
    </message>
    <message>
        <source>That promises fewer loose points.</source>
        <translation>Promette meno legna.</translation>
    </message>
    <message>
        <source>That set is full.</source>
        <translation>Quel gruppo è completo.</translation>
    </message>
    <message>
        <source>The discards are shuffled into a new stock.</source>
        <translation>Il cestino viene mescolato e diventa il nuovo mazzo.</translation>
    </message>
    <message numerus="yes">
        <source>The joker goes back into the stock, %n card(s) above it.</source>
        <translation>
            <numerusform>Il jolly torna nel mazzo, sotto %n carta.</numerusform>
            <numerusform>Il jolly torna nel mazzo, sotto %n carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The joker helps any hand.</source>
        <translation>Il jolly aiuta qualsiasi mano.</translation>
    </message>
    <message>
        <source>The joker is {card}.</source>
        <translation>Il jolly è {card}.</translation>
    </message>
    <message>
        <source>The joker lies on top of it.</source>
        <translation>In cima c’è il jolly.</translation>
    </message>
    <message>
        <source>The joker may not be laid off.</source>
        <translation>Il jolly non si può adattare.</translation>
    </message>
    <message>
        <source>The joker stands for that card in this run.</source>
        <translation>Il jolly rappresenta quella carta in questa scala.</translation>
    </message>
    <message>
        <source>The knock left no loose cards: nothing is laid off.</source>
        <translation>La bussata non ha lasciato legna: non si adatta nulla.</translation>
    </message>
    <message>
        <source>The knock left no loose cards: {name} lays nothing off.</source>
        <translation>La bussata non ha lasciato legna: {name} non adatta niente.</translation>
    </message>
    <message>
        <source>The last deal of the match.</source>
        <translation>L’ultima mano della partita.</translation>
    </message>
    <message>
        <source>The lot: {name} deals first.</source>
        <translation>Il sorteggio: la prima mano la distribuisce {name}.</translation>
    </message>
    <message>
        <source>The lowest total wins. Whoever reaches {target} loses.</source>
        <translation>Vince il punteggio più basso. Chi raggiunge {target} perde.</translation>
    </message>
    <message>
        <source>The match is over: {winners}.</source>
        <translation>La partita è finita: {winners}.</translation>
    </message>
    <message>
        <source>The next deal could end the match.</source>
        <translation>La prossima mano potrebbe chiudere la partita.</translation>
    </message>
    <message>
        <source>The open card helps too little.</source>
        <translation>La carta scoperta aiuta troppo poco.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Il mazzo è vuoto.</translation>
    </message>
    <message>
        <source>There is no joker in this pack.</source>
        <translation>In questo mazzo non c’è il jolly.</translation>
    </message>
    <message>
        <source>There is no other source.</source>
        <translation>Non c’è altra scelta.</translation>
    </message>
    <message>
        <source>These melds will be shown. Nothing is played yet.</source>
        <translation>Si mostreranno questi giochi. Nulla è ancora giocato.</translation>
    </message>
    <message>
        <source>These rules are about a joker, and the pack has none.</source>
        <translation>Queste regole riguardano un jolly, e il mazzo non ne ha.</translation>
    </message>
    <message>
        <source>Throw it</source>
        <translation>Scartala</translation>
    </message>
    <message>
        <source>Throw one card, or knock.</source>
        <translation>Scarta una carta o bussa.</translation>
    </message>
    <message>
        <source>Throw the joker? It helps any hand.</source>
        <translation>Scartare il jolly? Aiuta qualsiasi mano.</translation>
    </message>
    <message>
        <source>Took from the discards: {cards}</source>
        <translation>Prese dal cestino: {cards}</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Carta scoperta: {card}.</translation>
    </message>
    <message>
        <source>Two cards left: knock, or the deal is void.</source>
        <translation>Restano due carte: bussa, o la mano è nulla.</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verifica questa partita</translation>
    </message>
    <message>
        <source>Void deal</source>
        <translation>Mano nulla</translation>
    </message>
    <message>
        <source>Void deal: forty draws in a row came from the discards. Nobody scores.</source>
        <translation>Mano nulla: quaranta carte di fila sono venute dal cestino. Nessuno segna.</translation>
    </message>
    <message>
        <source>Void deal: nobody scores.</source>
        <translation>Mano nulla: nessuno segna.</translation>
    </message>
    <message>
        <source>Void deal: the stock was shuffled too often. Nobody scores.</source>
        <translation>Mano nulla: il mazzo è stato mescolato troppe volte. Nessuno segna.</translation>
    </message>
    <message>
        <source>Void deal: two cards are left in the stock. Nobody scores.</source>
        <translation>Mano nulla: restano due carte nel mazzo. Nessuno segna.</translation>
    </message>
    <message>
        <source>Who knocks lays nothing off.</source>
        <translation>Chi bussa non adatta niente.</translation>
    </message>
    <message>
        <source>Whoever reaches {target} is out. The last one in wins.</source>
        <translation>Chi arriva a {target} è fuori. Vince chi resta.</translation>
    </message>
    <message>
        <source>With it you may knock.</source>
        <translation>Con quella puoi bussare.</translation>
    </message>
    <message>
        <source>You could knock without a loose card. Knock instead?</source>
        <translation>Puoi bussare senza carte spaiate. Vuoi bussare?</translation>
    </message>
    <message>
        <source>You have drawn already: throw a card, or knock.</source>
        <translation>Hai già pescato: scarta una carta o bussa.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Your turn in deal {deal}.</source>
        <translation>Tocca a te, mano {deal}.</translation>
    </message>
    <message>
        <source>after one discard</source>
        <translation>dopo uno scarto</translation>
    </message>
    <message>
        <source>as grouped: {points}</source>
        <translation>così disposte: {points}</translation>
    </message>
    <message>
        <source>chinchón</source>
        <translation>chinchón</translation>
    </message>
    <message>
        <source>chinchón wins the match</source>
        <translation>il chinchón vince la partita</translation>
    </message>
    <message>
        <source>drop a card here</source>
        <translation>lascia qui una carta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>face down, ends the deal</source>
        <translation>coperta, chiude la mano</translation>
    </message>
    <message>
        <source>for the chinchón with the joker</source>
        <translation>per il chinchón con il jolly</translation>
    </message>
    <message>
        <source>for the pure chinchón</source>
        <translation>per il chinchón puro</translation>
    </message>
    <message>
        <source>has shown</source>
        <translation>ha mostrato</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>sta pensando</translation>
    </message>
    <message>
        <source>joker stands for {card}</source>
        <translation>il jolly è {card}</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>appena pescata</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>ha bussato</translation>
    </message>
    <message>
        <source>knocked without loose cards</source>
        <translation>bussata senza carte</translation>
    </message>
    <message>
        <source>laid off by {name}</source>
        <translation>adattata da {name}</translation>
    </message>
    <message>
        <source>laid off: {cards}</source>
        <translation>adattate: {cards}</translation>
    </message>
    <message>
        <source>loose points</source>
        <translation>legna</translation>
    </message>
    <message>
        <source>loose points of the knock</source>
        <translation>legna della bussata</translation>
    </message>
    <message>
        <source>loose points, was {before}</source>
        <translation>legna, era {before}</translation>
    </message>
    <message>
        <source>loose points, {off} laid off</source>
        <translation>legna, {off} adattati</translation>
    </message>
    <message>
        <source>loose: {cards}</source>
        <translation>spaiate: {cards}</translation>
    </message>
    <message>
        <source>loose: {sum}</source>
        <translation>spaiate: {sum}</translation>
    </message>
    <message>
        <source>no loose cards</source>
        <translation>senza carte spaiate</translation>
    </message>
    <message>
        <source>none loose</source>
        <translation>senza legna</translation>
    </message>
    <message>
        <source>nothing counts</source>
        <translation>non conta nulla</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>out of the match</source>
        <translation>fuori dalla partita</translation>
    </message>
    <message>
        <source>run</source>
        <translation>scala</translation>
    </message>
    <message>
        <source>run of {suit}</source>
        <translation>scala di {suit}</translation>
    </message>
    <message>
        <source>set</source>
        <translation>gruppo</translation>
    </message>
    <message>
        <source>set of {ranks}</source>
        <translation>gruppo di {ranks}</translation>
    </message>
    <message>
        <source>shows</source>
        <translation>mostra</translation>
    </message>
    <message>
        <source>take the top card</source>
        <translation>prendi la prima</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>traguardo raggiunto</translation>
    </message>
    <message>
        <source>the discards</source>
        <translation>il cestino</translation>
    </message>
    <message>
        <source>the knock place</source>
        <translation>la bussata</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>a {target}</translation>
    </message>
    <message>
        <source>took</source>
        <translation>ha preso</translation>
    </message>
    <message>
        <source>took from the discards</source>
        <translation>preso dal cestino</translation>
    </message>
    <message>
        <source>void deal</source>
        <translation>mano nulla</translation>
    </message>
    <message>
        <source>without {card}</source>
        <translation>senza {card}</translation>
    </message>
    <message>
        <source>you can: {points}</source>
        <translation>puoi: {points}</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>la tua mano</translation>
    </message>
    <message>
        <source>{card} chosen: click the discards, or the knock place.</source>
        <translation>Scelta: {card}. Premi il cestino o la bussata.</translation>
    </message>
    <message>
        <source>{card} could help the next player more.</source>
        <translation>{card} potrebbe servire di più a chi segue.</translation>
    </message>
    <message>
        <source>{card} is not in this pack.</source>
        <translation>{card} non è in questo mazzo.</translation>
    </message>
    <message>
        <source>{card} is there twice.</source>
        <translation>{card} c’è due volte.</translation>
    </message>
    <message>
        <source>{card} laid off</source>
        <translation>{card} adattata</translation>
    </message>
    <message>
        <source>{card} laid off on the melds of {name}</source>
        <translation>{card}, adattata ai giochi di {name}</translation>
    </message>
    <message>
        <source>{card}, the joker</source>
        <translation>{card}, il jolly</translation>
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
        <translation>permessi {limit}</translation>
    </message>
    <message>
        <source>{limit} or less</source>
        <translation>{limit} o meno</translation>
    </message>
    <message>
        <source>{limit} or less, one card</source>
        <translation>{limit} o meno, una carta</translation>
    </message>
    <message>
        <source>{meld} (joker as {card})</source>
        <translation>{meld} (jolly come {card})</translation>
    </message>
    <message>
        <source>{meld} with the joker</source>
        <translation>{meld} con il jolly</translation>
    </message>
    <message>
        <source>{meld}: {cards}</source>
        <translation>{meld}: {cards}</translation>
    </message>
    <message>
        <source>{name} adds {points}</source>
        <translation>{name} aggiunge {points}</translation>
    </message>
    <message>
        <source>{name} adds {points} and has {total}</source>
        <translation>{name} aggiunge {points} e ha {total}</translation>
    </message>
    <message>
        <source>{name} cannot have less than 0 points.</source>
        <translation>{name} non può avere meno di 0 punti.</translation>
    </message>
    <message>
        <source>{name} cannot lay off more than the loose points.</source>
        <translation>{name} non può adattare più della sua legna.</translation>
    </message>
    <message>
        <source>{name} comes back with {total}.</source>
        <translation>{name} rientra con {total}.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Dà le carte {name}.</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>ha distribuito {name}</translation>
    </message>
    <message>
        <source>{name} draws from the stock.</source>
        <translation>{name} pesca dal mazzo.</translation>
    </message>
    <message>
        <source>{name} has a chinchón with the joker: {added}.</source>
        <translation>{name} ha un chinchón con il jolly: {added}.</translation>
    </message>
    <message>
        <source>{name} has a pure chinchón and wins the match.</source>
        <translation>{name} ha un chinchón puro e vince la partita.</translation>
    </message>
    <message>
        <source>{name} has a pure chinchón: {added}.</source>
        <translation>{name} ha un chinchón puro: {added}.</translation>
    </message>
    <message>
        <source>{name} has the last draw: without a knock the deal is void.</source>
        <translation>{name} ha l’ultima pesca: senza bussata la mano è nulla.</translation>
    </message>
    <message>
        <source>{name} has {total} and is out with {left} more.</source>
        <translation>{name} ha {total}: con altri {left} esce.</translation>
    </message>
    <message>
        <source>{name} has {total} and is out.</source>
        <translation>{name} ha {total} ed esce.</translation>
    </message>
    <message>
        <source>{name} has {total}: {left} more end the match.</source>
        <translation>{name} ha {total}: con altri {left} la partita finisce.</translation>
    </message>
    <message>
        <source>{name} is out and cannot knock.</source>
        <translation>{name} è fuori e non può bussare.</translation>
    </message>
    <message>
        <source>{name} is out and has no points.</source>
        <translation>{name} è fuori e non ha punti.</translation>
    </message>
    <message>
        <source>{name} is {points} from the target.</source>
        <translation>A {name} mancano {points} al traguardo.</translation>
    </message>
    <message>
        <source>{name} knocks</source>
        <translation>{name} bussa</translation>
    </message>
    <message numerus="yes">
        <source>{name} knocks with %n loose.</source>
        <translation>
            <numerusform>{name} bussa con %n punto di legna.</numerusform>
            <numerusform>{name} bussa con %n punti di legna.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} knocks with {points}.</source>
        <translation>{name} bussa con {points}.</translation>
    </message>
    <message>
        <source>{name} knocks without a loose card.</source>
        <translation>{name} bussa senza carte spaiate.</translation>
    </message>
    <message>
        <source>{name} knocks without loose cards: {added}.</source>
        <translation>{name} bussa senza legna: {added}.</translation>
    </message>
    <message>
        <source>{name} lays off {cards}: {before} − {less} = {points}.</source>
        <translation>{name} adatta {cards}: {before} − {less} = {points}.</translation>
    </message>
    <message>
        <source>{name} lays {card} off on the melds of {knocker}: {points} left.</source>
        <translation>{name} adatta {card} ai giochi di {knocker}: restano {points}.</translation>
    </message>
    <message>
        <source>{name} may not knock with {deadwood}: {limit} allowed.</source>
        <translation>{name} non può bussare con {deadwood}: ne sono permessi {limit}.</translation>
    </message>
    <message>
        <source>{name} may not knock: one loose card is allowed.</source>
        <translation>{name} non può bussare: è permessa una sola carta sciolta.</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>Gioca {name}.</translation>
    </message>
    <message>
        <source>{name} shows.</source>
        <translation>{name} mostra.</translation>
    </message>
    <message>
        <source>{name} shows: {points} loose.</source>
        <translation>{name} mostra: {points} di legna.</translation>
    </message>
    <message>
        <source>{name} takes {card} from the discards.</source>
        <translation>{name} prende {card} dal cestino.</translation>
    </message>
    <message>
        <source>{name} throws {card}.</source>
        <translation>{name} scarta {card}.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vince</translation>
    </message>
    <message>
        <source>{name} wins the match with a pure chinchón.</source>
        <translation>{name} vince la partita con un chinchón puro.</translation>
    </message>
    <message>
        <source>{name} wins the match with {total}.</source>
        <translation>{name} vince la partita con {total}.</translation>
    </message>
    <message>
        <source>{name} {added} after laying off {off}</source>
        <translation>{name} {added} dopo aver adattato {off}</translation>
    </message>
    <message>
        <source>{name}: chinchón</source>
        <translation>{name}: chinchón</translation>
    </message>
    <message>
        <source>{name}: seven loose cards count {most} at most.</source>
        <translation>{name}: sette carte sciolte valgono al massimo {most}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {total}, %n card(s) in hand</source>
        <translation>
            <numerusform>{name}: {total}, %n carta in mano</numerusform>
            <numerusform>{name}: {total}, %n carte in mano</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {total}, out</source>
        <translation>{name}: {total}, fuori</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}.</translation>
    </message>
    <message>
        <source>{points} left</source>
        <translation>mancano {points}</translation>
    </message>
    <message>
        <source>{points} loose, {limit} allowed.</source>
        <translation>{points} di legna, ne sono permessi {limit}.</translation>
    </message>
    <message>
        <source>{stands} Totals: {totals}.</source>
        <translation>{stands} Punteggi: {totals}.</translation>
    </message>
    <message>
        <source>{sum}: with {target} you are out.</source>
        <translation>{sum}: con {target} sei fuori.</translation>
    </message>
    <message>
        <source>{sum}: you lose if {name} stays below {target}.</source>
        <translation>{sum}: perdi se {name} resta sotto {target}.</translation>
    </message>
</context>
<context>
    <name>chinese_poker</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen: click a row</source>
        <translation>
            <numerusform>%n scelta: fai clic su una fila</numerusform>
            <numerusform>%n scelte: fai clic su una fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) for a hand</source>
        <translation>
            <numerusform>%n secondo per disporre</numerusform>
            <numerusform>%n secondi per disporre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Resta %n secondo.</numerusform>
            <numerusform>Restano %n secondi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to place</source>
        <translation>
            <numerusform>%n da disporre</numerusform>
            <numerusform>%n da disporre</numerusform>
        </translation>
    </message>
    <message>
        <source>9 instead of 6 from each</source>
        <translation>9 da ciascuno invece di 6</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}&lt;/b&gt; wins the match with {won}.</source>
        <translation>&lt;b&gt;{name}&lt;/b&gt; vince la partita con {won}.</translation>
    </message>
    <message>
        <source>A correction needs a reason for the log.</source>
        <translation>Una correzione richiede una ragione per il registro.</translation>
    </message>
    <message>
        <source>A deal needs two players with chips.</source>
        <translation>Una mano richiede due giocatori con fiches.</translation>
    </message>
    <message>
        <source>A deal needs two players.</source>
        <translation>Per una mano servono due giocatori.</translation>
    </message>
    <message>
        <source>A foul: {reason}</source>
        <translation>Un fallo: {reason}</translation>
    </message>
    <message>
        <source>A foul: {reason} It gives away &lt;b&gt;{cost}&lt;/b&gt; points expected.</source>
        <translation>Un fallo: {reason} Regala &lt;b&gt;{cost}&lt;/b&gt; punti attesi.</translation>
    </message>
    <message>
        <source>A full buy.</source>
        <translation>Un acquisto pieno.</translation>
    </message>
    <message>
        <source>A hand went to the wrong player</source>
        <translation>Una mano è andata al giocatore sbagliato</translation>
    </message>
    <message>
        <source>A new seat begins even.</source>
        <translation>Un posto nuovo comincia in pari.</translation>
    </message>
    <message>
        <source>A new seat buys in for {chips}.</source>
        <translation>Un posto nuovo entra con {chips}.</translation>
    </message>
    <message>
        <source>A short buy: the one after it must be full.</source>
        <translation>Un acquisto ridotto: il seguente deve essere pieno.</translation>
    </message>
    <message>
        <source>A stack holds 999,999,999 chips at most.</source>
        <translation>Nessuno ha più di 999 999 999 fiches.</translation>
    </message>
    <message>
        <source>A void deal is dealt again: no chips move and the button stays. Why is it void?</source>
        <translation>Una mano annullata si distribuisce di nuovo: nessuna fiche si muove e il bottone resta. Perché è nulla?</translation>
    </message>
    <message>
        <source>All are ready.</source>
        <translation>Tutti sono pronti.</translation>
    </message>
    <message>
        <source>All placed</source>
        <translation>Tutte disposte</translation>
    </message>
    <message>
        <source>All rows are full: drop on a card to swap the two.</source>
        <translation>Tutte le file sono piene: rilascia su una carta per scambiarle.</translation>
    </message>
    <message>
        <source>All rows are in order: lock them, or go on.</source>
        <translation>Le tre file sono in ordine: conferma, o continua.</translation>
    </message>
    <message>
        <source>All three rows from everybody: 9 instead of 6 from each</source>
        <translation>Le tre file a tutti: 9 da ciascuno invece di 6</translation>
    </message>
    <message>
        <source>All three rows from {name}: {points} instead of 3</source>
        <translation>Le tre file a {name}: {points} invece di 3</translation>
    </message>
    <message>
        <source>All three rows, super bonus: {points}</source>
        <translation>Le tre file, superbonus: {points}</translation>
    </message>
    <message>
        <source>All three rows: {points} instead of 3</source>
        <translation>Le tre file: {points} invece di 3</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Disponi</translation>
    </message>
    <message>
        <source>Automatic win: {points}</source>
        <translation>Vittoria automatica: {points}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Dietro</translation>
    </message>
    <message>
        <source>Back to the boards</source>
        <translation>Torna alle mani</translation>
    </message>
    <message>
        <source>Best setting found: the hard bot’s</source>
        <translation>Migliore trovata: bot difficile</translation>
    </message>
    <message>
        <source>Bonuses {bonus}.</source>
        <translation>Bonus {bonus}.</translation>
    </message>
    <message>
        <source>Both win by themselves</source>
        <translation>Entrambe vincono da sole</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Comprate</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Buy whole buy-ins, or once less than one, but no less than a point.</source>
        <translation>Compra acquisti interi, o una volta meno di uno, ma non meno di un punto.</translation>
    </message>
    <message>
        <source>Buy {chips}</source>
        <translation>Compra {chips}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Chips and seats</source>
        <translation>Fiches e posti</translation>
    </message>
    <message>
        <source>Chips for {name}</source>
        <translation>Fiches per {name}</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy all deals as a table for a spreadsheet</source>
        <translation>Copia tutte le mani come tabella per un foglio di calcolo</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Correct the stacks; their sum stays the same.</source>
        <translation>Correggi le fiches; la somma resta uguale.</translation>
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
        <translation>La mano {deal} è finita.</translation>
    </message>
    <message>
        <source>Deal {deal} is over: {results}.</source>
        <translation>Fine della mano {deal}: {results}.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} di {deals}</translation>
    </message>
    <message>
        <source>Deal {deal}: {names} are dealt in.</source>
        <translation>Mano {deal}: ricevono carte {names}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {results}</source>
        <translation>Mano {deal}: {results}</translation>
    </message>
    <message>
        <source>Deals so far</source>
        <translation>Mani giocate</translation>
    </message>
    <message>
        <source>Declare</source>
        <translation>Dichiara</translation>
    </message>
    <message>
        <source>Declare {kind}? It takes {value} from each and is not compared by rows.</source>
        <translation>Dichiarare {kind}? Prende {value} da ciascuno e non si confronta per file.</translation>
    </message>
    <message>
        <source>Declaring {kind} would have been worth &lt;b&gt;{cost}&lt;/b&gt; points more, by expectation.</source>
        <translation>Dichiarare {kind} sarebbe valso in media &lt;b&gt;{cost}&lt;/b&gt; punti in più.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drago</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Finisci la partita</translation>
    </message>
    <message>
        <source>End the match now? What was won so far decides it.</source>
        <translation>Finire ora la partita? Decide ciò che si è vinto finora.</translation>
    </message>
    <message>
        <source>Enter every player.</source>
        <translation>Annota ogni giocatore.</translation>
    </message>
    <message>
        <source>Enter the points of each pair.</source>
        <translation>Annota i punti di ogni coppia.</translation>
    </message>
    <message>
        <source>Expected: &lt;b&gt;{expected}&lt;/b&gt; points. In this deal: &lt;b&gt;{net}&lt;/b&gt;.</source>
        <translation>Attesi: &lt;b&gt;{expected}&lt;/b&gt; punti. In questa mano: &lt;b&gt;{net}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Fill the rest</source>
        <translation>Riempi il resto</translation>
    </message>
    <message>
        <source>Five or more cards of a hand were seen</source>
        <translation>Si sono viste cinque o più carte di una mano</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>For the foul: {points}</source>
        <translation>Per il fallo: {points}</translation>
    </message>
    <message>
        <source>Foul by {name}</source>
        <translation>Fallo di {name}</translation>
    </message>
    <message>
        <source>Foul by {name}: {reason}</source>
        <translation>Fallo di {name}: {reason}</translation>
    </message>
    <message>
        <source>Foul: {names}.</source>
        <translation>Fallo: {names}.</translation>
    </message>
    <message>
        <source>Four</source>
        <comment>of a kind, short</comment>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Four {ranks}</source>
        <translation>Poker di {ranks}</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Davanti</translation>
    </message>
    <message>
        <source>Front ({front}) beats middle ({middle}).</source>
        <translation>La fila davanti ({front}) batte quella di mezzo ({middle}).</translation>
    </message>
    <message>
        <source>Front beats middle</source>
        <translation>Il davanti batte il mezzo</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Go on to the next deal.</source>
        <translation>Passa alla mano successiva.</translation>
    </message>
    <message>
        <source>Hands are set in deal {deal}.</source>
        <translation>Si dispongono le mani nella mano {deal}.</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carta alta</translation>
    </message>
    <message>
        <source>Hint: declare {kind}, {value} from each.</source>
        <translation>Suggerimento: dichiara {kind}, {value} da ciascuno.</translation>
    </message>
    <message>
        <source>Hint: {back} behind, {middle} in the middle, {front} in front.</source>
        <translation>Suggerimento: {back} dietro, {middle} in mezzo, {front} davanti.</translation>
    </message>
    <message>
        <source>In order. A locked hand is final.</source>
        <translation>In ordine. Ciò che confermi è definitivo.</translation>
    </message>
    <message>
        <source>In the interest of the game</source>
        <translation>Nell’interesse del gioco</translation>
    </message>
    <message>
        <source>In this version a hand that wins by itself must be declared.</source>
        <translation>In questa versione una mano che vince da sola va dichiarata.</translation>
    </message>
    <message>
        <source>In {row} {name} and {other} cannot be equal.</source>
        <translation>In {row} {name} e {other} non possono essere pari.</translation>
    </message>
    <message>
        <source>In {row} {name} has the stronger hand than {other}: the places do not fit.</source>
        <translation>In {row} {name} ha la mano più forte di {other}: i posti non tornano.</translation>
    </message>
    <message>
        <source>It gets no hand in its first deal.</source>
        <translation>Nella sua prima mano non riceve carte.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Va via</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Looking for the best rows …</source>
        <translation>Cerco le file migliori …</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>In mezzo</translation>
    </message>
    <message>
        <source>Middle ({middle}) beats back ({back}).</source>
        <translation>La fila di mezzo ({middle}) batte quella dietro ({back}).</translation>
    </message>
    <message>
        <source>Middle and back are equal: allowed.</source>
        <translation>Mezzo e dietro sono uguali: permesso.</translation>
    </message>
    <message>
        <source>Middle beats back</source>
        <translation>Il mezzo batte il dietro</translation>
    </message>
    <message>
        <source>Most of it from {name}: {points}</source>
        <translation>Soprattutto da {name}: {points}</translation>
    </message>
    <message>
        <source>Must be lower than the middle</source>
        <translation>Deve essere più bassa di quella di mezzo</translation>
    </message>
    <message>
        <source>Must be the highest</source>
        <translation>Deve essere la più alta</translation>
    </message>
    <message>
        <source>Must not beat the back</source>
        <translation>Non deve battere quella dietro</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano successiva</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No stack goes below zero.</source>
        <translation>Nessuno scende sotto zero.</translation>
    </message>
    <message>
        <source>Nobody forfeits a hand without a clock.</source>
        <translation>Senza orologio nessuno perde una mano per il tempo.</translation>
    </message>
    <message>
        <source>Nobody opens before all are ready.</source>
        <translation>Nessuno scopre prima che tutti siano pronti.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Lì non siede nessuno.</translation>
    </message>
    <message>
        <source>Nobody wins the deal</source>
        <translation>Nessuno vince la mano</translation>
    </message>
    <message>
        <source>Not now: your hand is locked, or you have none.</source>
        <translation>Non ora: la tua mano è confermata, o non ne hai.</translation>
    </message>
    <message>
        <source>Not ready yet: {names}</source>
        <translation>Mancano: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: %n card(s) are still in your tray.</source>
        <translation>
            <numerusform>Non ancora: resta %n carta da disporre.</numerusform>
            <numerusform>Non ancora: restano %n carte da disporre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing better was found: your setting gives nothing away.</source>
        <translation>Non si è trovato di meglio: la tua disposizione non regala nulla.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Adesso</translation>
    </message>
    <message>
        <source>Only between two deals.</source>
        <translation>Solo fra due mani.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Coppia</translation>
    </message>
    <message>
        <source>Pair of {ranks}</source>
        <translation>Coppia di {ranks}</translation>
    </message>
    <message>
        <source>Pair {ranks}</source>
        <translation>Coppia di {ranks}</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>A due a due</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagamenti</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Review my setting</source>
        <translation>Rivedi la mia disposizione</translation>
    </message>
    <message>
        <source>Rows hold three, five and five cards.</source>
        <translation>Le file hanno tre, cinque e cinque carte.</translation>
    </message>
    <message>
        <source>Rows {won} to {lost}</source>
        <translation>File {won} a {lost}</translation>
    </message>
    <message>
        <source>Set three rows: &lt;b&gt;back highest&lt;/b&gt;, front lowest.</source>
        <translation>Disponi tre file: &lt;b&gt;dietro la più alta&lt;/b&gt;, davanti la più bassa.</translation>
    </message>
    <message>
        <source>Setting {number} of {count} found: {points} points expected from the others.</source>
        <translation>Disposizione {number} di {count} trovate: {points} punti attesi dagli altri.</translation>
    </message>
    <message>
        <source>Short buys are not allowed in this match.</source>
        <translation>In questa partita non ci sono acquisti ridotti.</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Siediti</translation>
    </message>
    <message>
        <source>Six pairs</source>
        <translation>Sei coppie</translation>
    </message>
    <message>
        <source>Somebody has locked already: hands at the wrong place no longer void the deal.</source>
        <translation>Qualcuno ha già confermato: una mano al posto sbagliato non annulla più la distribuzione.</translation>
    </message>
    <message>
        <source>Somebody sits there.</source>
        <translation>Lì siede già qualcuno.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordina</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Scala colore</translation>
    </message>
    <message>
        <source>Super bonus for {name}</source>
        <translation>Superbonus per {name}</translation>
    </message>
    <message>
        <source>Table …</source>
        <translation>Tavolo …</translation>
    </message>
    <message>
        <source>That hand earns no bonus in {row}.</source>
        <translation>Quella mano non dà bonus in {row}.</translation>
    </message>
    <message>
        <source>That is for the table, not for one player.</source>
        <translation>Questo tocca al tavolo, non a un giocatore.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;back&lt;/b&gt; rows are opened.</source>
        <translation>Si scoprono le file &lt;b&gt;dietro&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;front&lt;/b&gt; rows are opened.</source>
        <translation>Si scoprono le file &lt;b&gt;davanti&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;middle&lt;/b&gt; rows are opened.</source>
        <translation>Si scoprono le file &lt;b&gt;di mezzo&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The back rows are opened</source>
        <translation>Si scoprono le file dietro</translation>
    </message>
    <message>
        <source>The deal is void: a hand came to the wrong player. No chips move.</source>
        <translation>Mano nulla: delle carte sono andate al giocatore sbagliato. Nessuna fiche si muove.</translation>
    </message>
    <message>
        <source>The deal is void: five cards of a hand were seen. No chips move.</source>
        <translation>Mano nulla: si sono viste cinque carte di una mano. Nessuna fiche si muove.</translation>
    </message>
    <message>
        <source>The deal is void: the host broke it off. No chips move.</source>
        <translation>Mano annullata dall’ospite. Nessuna fiche si muove.</translation>
    </message>
    <message>
        <source>The first buy is a full one.</source>
        <translation>Il primo acquisto è pieno.</translation>
    </message>
    <message>
        <source>The front beats the middle: a foul.</source>
        <translation>La fila davanti batte quella di mezzo: un fallo.</translation>
    </message>
    <message>
        <source>The front rows are opened</source>
        <translation>Si scoprono le file davanti</translation>
    </message>
    <message>
        <source>The host corrects the stacks: {stacks}. {note}</source>
        <translation>L’ospite corregge le fiches: {stacks}. {note}</translation>
    </message>
    <message>
        <source>The last deal of the match.</source>
        <translation>L’ultima mano della partita.</translation>
    </message>
    <message>
        <source>The lot gives {name} the button.</source>
        <translation>La sorte dà il bottone a {name}.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The match is over. It is won by {names}.</source>
        <translation>La partita è finita. Vince: {names}.</translation>
    </message>
    <message>
        <source>The match is shared by {names}, {won} each.</source>
        <translation>La partita si divide: {names}, {won} ciascuno.</translation>
    </message>
    <message>
        <source>The middle beats the back: a foul.</source>
        <translation>La fila di mezzo batte quella dietro: un fallo.</translation>
    </message>
    <message>
        <source>The middle of {name} beats the back: that is a foul.</source>
        <translation>La fila di mezzo di {name} batte quella dietro: è fallo.</translation>
    </message>
    <message>
        <source>The middle rows are opened</source>
        <translation>Si scoprono le file di mezzo</translation>
    </message>
    <message>
        <source>The players set their hands.</source>
        <translation>I giocatori dispongono le loro mani.</translation>
    </message>
    <message>
        <source>The sum of all stacks has to stay the same.</source>
        <translation>La somma delle fiches deve restare uguale.</translation>
    </message>
    <message>
        <source>Then: {reason}</source>
        <translation>Allora: {reason}</translation>
    </message>
    <message>
        <source>There is no deal to void.</source>
        <translation>Non c’è una mano da annullare.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Quel posto non esiste.</translation>
    </message>
    <message>
        <source>There is one stack for each seat.</source>
        <translation>C’è una pila di fiches per posto.</translation>
    </message>
    <message>
        <source>These are not your thirteen cards.</source>
        <translation>Queste non sono le tue tredici carte.</translation>
    </message>
    <message>
        <source>They win {back}, {middle} and {front} of 100 rows.</source>
        <translation>Vincono {back}, {middle} e {front} file su 100.</translation>
    </message>
    <message>
        <source>This hand does not win by itself.</source>
        <translation>Questa mano non vince da sola.</translation>
    </message>
    <message>
        <source>This is a foul: you pay {points} to everybody. Lock anyway?</source>
        <translation>È un fallo: paghi {points} a ciascuno. Confermare lo stesso?</translation>
    </message>
    <message>
        <source>This match is played for a running score.</source>
        <translation>Questa partita si gioca a punteggio.</translation>
    </message>
    <message>
        <source>Three</source>
        <comment>of a kind, short</comment>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Three flushes</source>
        <translation>Tre colori</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Three straights</source>
        <translation>Tre scale</translation>
    </message>
    <message>
        <source>Three {ranks}</source>
        <translation>Tris di {ranks}</translation>
    </message>
    <message>
        <source>Time is up: {name} forfeits the hand.</source>
        <translation>Tempo scaduto: {name} perde la mano.</translation>
    </message>
    <message>
        <source>Two fouls</source>
        <translation>Due falli</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Doppia coppia</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verifica questa partita</translation>
    </message>
    <message>
        <source>Void this deal</source>
        <translation>Annullare questa mano</translation>
    </message>
    <message>
        <source>What place has {name} in {row}?</source>
        <translation>Che posto ha {name} in {row}?</translation>
    </message>
    <message>
        <source>Who buys chips?</source>
        <translation>Chi compra fiches?</translation>
    </message>
    <message>
        <source>Who has the button first</source>
        <translation>Chi ha il bottone per primo</translation>
    </message>
    <message>
        <source>Who has won most after {deals} deals wins.</source>
        <translation>Vince chi ha guadagnato di più dopo {deals} mani.</translation>
    </message>
    <message>
        <source>Who has won most when you stop wins.</source>
        <translation>Vince chi ha guadagnato di più quando smettete.</translation>
    </message>
    <message>
        <source>Why? It stands in the log.</source>
        <translation>Perché? Resta nel registro.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinto</translation>
    </message>
    <message>
        <source>Won so far: {totals}</source>
        <translation>Vinto finora: {totals}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>You have the button</source>
        <translation>Hai il bottone</translation>
    </message>
    <message>
        <source>You hold &lt;b&gt;{kind}&lt;/b&gt;: declare it, or play rows.</source>
        <translation>Hai &lt;b&gt;{kind}&lt;/b&gt;: dichiara, o gioca le file.</translation>
    </message>
    <message>
        <source>You hold &lt;b&gt;{kind}&lt;/b&gt;: declared for you in this version.</source>
        <translation>Hai &lt;b&gt;{kind}&lt;/b&gt;: in questa versione si dichiara per te.</translation>
    </message>
    <message>
        <source>You hold {kind} ({value} from each). Play your rows instead?</source>
        <translation>Hai {kind} ({value} da ciascuno). Giocare invece le tue file?</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Le tue carte</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Your hand waits in deal {deal}.</source>
        <translation>Le tue carte aspettano, mano {deal}.</translation>
    </message>
    <message>
        <source>Your last buy was a short one: the next must be full.</source>
        <translation>Il tuo ultimo acquisto era ridotto: il prossimo deve essere pieno.</translation>
    </message>
    <message>
        <source>Your own rows again.</source>
        <translation>Di nuovo le tue file.</translation>
    </message>
    <message>
        <source>Your rows are locked. Hold the mouse on them to look.</source>
        <translation>Le tue file sono confermate. Tieni premuto il mouse per guardarle.</translation>
    </message>
    <message>
        <source>Your setting</source>
        <translation>La tua disposizione</translation>
    </message>
    <message>
        <source>Your setting gives away &lt;b&gt;{cost}&lt;/b&gt; points, by expectation against hard bots.</source>
        <translation>La tua disposizione regala in media &lt;b&gt;{cost}&lt;/b&gt; punti contro bot difficili.</translation>
    </message>
    <message>
        <source>Your short buy is used: the next buy is a full one.</source>
        <translation>Hai già fatto l’acquisto ridotto: il prossimo è pieno.</translation>
    </message>
    <message>
        <source>all three rows: {points}</source>
        <translation>le tre file: {points}</translation>
    </message>
    <message>
        <source>automatic win: {points}</source>
        <translation>vittoria automatica: {points}</translation>
    </message>
    <message>
        <source>back to your cards</source>
        <translation>indietro fra le tue carte</translation>
    </message>
    <message>
        <source>bonus {bonus}</source>
        <translation>bonus {bonus}</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>foul: {points}</source>
        <translation>fallo: {points}</translation>
    </message>
    <message>
        <source>not dealt in</source>
        <translation>fuori dalla mano</translation>
    </message>
    <message>
        <source>nothing won</source>
        <translation>nessuna vincita</translation>
    </message>
    <message>
        <source>push</source>
        <translation>pari</translation>
    </message>
    <message>
        <source>rows {won} to {lost}</source>
        <translation>file {won} a {lost}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>punti {score}</translation>
    </message>
    <message>
        <source>setting …</source>
        <translation>dispone …</translation>
    </message>
    <message>
        <source>still setting</source>
        <translation>ancora dispone</translation>
    </message>
    <message>
        <source>super bonus</source>
        <translation>superbonus</translation>
    </message>
    <message>
        <source>super bonus: {points}</source>
        <translation>superbonus: {points}</translation>
    </message>
    <message>
        <source>the back</source>
        <translation>la fila dietro</translation>
    </message>
    <message>
        <source>the front</source>
        <translation>la fila davanti</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>la fila di mezzo</translation>
    </message>
    <message>
        <source>waits a deal</source>
        <translation>aspetta una mano</translation>
    </message>
    <message>
        <source>wins the deal</source>
        <translation>vince la mano</translation>
    </message>
    <message>
        <source>won from each other</source>
        <translation>vinto l’uno dall’altro</translation>
    </message>
    <message>
        <source>{base} for rows, {bonus} for bonuses</source>
        <translation>{base} per le file, {bonus} per i bonus</translation>
    </message>
    <message>
        <source>{cards} of {places}</source>
        <translation>{cards} di {places}</translation>
    </message>
    <message>
        <source>{card} chosen: click a place</source>
        <translation>{card}: fai clic su un posto</translation>
    </message>
    <message>
        <source>{deals} deals so far: you {own}, the hard bot on your cards {best}. Given away by setting: {cost}. Luck: {luck}.</source>
        <translation>Mani finora: {deals}. Tu {own}, il bot difficile con le tue carte {best}. Regalato disponendo: {cost}. Fortuna: {luck}.</translation>
    </message>
    <message>
        <source>{deal}: hands are being set</source>
        <translation>{deal}: si dispongono le mani</translation>
    </message>
    <message>
        <source>{high} and {low}</source>
        <translation>{high} e {low}</translation>
    </message>
    <message>
        <source>{kind}, {ranks}</source>
        <translation>{kind}, {ranks}</translation>
    </message>
    <message>
        <source>{kind}: {value} from each</source>
        <translation>{kind}: {value} da ciascuno</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>da {low} a {high}</translation>
    </message>
    <message>
        <source>{names} share the deal: {points} each</source>
        <translation>{names} dividono la mano: {points}</translation>
    </message>
    <message>
        <source>{name} against {other}: {points}</source>
        <translation>{name} contro {other}: {points}</translation>
    </message>
    <message>
        <source>{name} and {other} push: both win by themselves.</source>
        <translation>{name} e {other} sono pari: entrambe le mani vincono da sole.</translation>
    </message>
    <message>
        <source>{name} and {other}: no two hands come to {points} points by these rules.</source>
        <translation>{name} e {other}: con queste regole non ci sono due mani che diano {points} punti.</translation>
    </message>
    <message>
        <source>{name} and {other}: nothing</source>
        <translation>{name} e {other}: niente</translation>
    </message>
    <message>
        <source>{name} and {other}: rows {won} to {lost}, nothing.</source>
        <translation>{name} e {other}: file {won} a {lost}, nulla.</translation>
    </message>
    <message>
        <source>{name} and {other}: two fouls, nothing.</source>
        <translation>{name} e {other}: due falli, nulla.</translation>
    </message>
    <message>
        <source>{name} and {other}: {most} points at most in a deal.</source>
        <translation>{name} e {other}: al massimo {most} punti in una mano.</translation>
    </message>
    <message>
        <source>{name} beats everybody in all three rows: 9 instead of 6 from each.</source>
        <translation>{name} batte tutti in tutte e tre le file: 9 invece di 6 da ciascuno.</translation>
    </message>
    <message>
        <source>{name} beats {other} {won} rows to {lost}: {points}.</source>
        <translation>{name} batte {other} per {won} file a {lost}: {points}.</translation>
    </message>
    <message>
        <source>{name} buys</source>
        <translation>{name} compra</translation>
    </message>
    <message>
        <source>{name} buys {amount} and has {stack}.</source>
        <translation>{name} compra {amount} e ha {stack}.</translation>
    </message>
    <message>
        <source>{name} buys {chips}.</source>
        <translation>{name} compra {chips}.</translation>
    </message>
    <message>
        <source>{name} declares {kind}</source>
        <translation>{name} dichiara {kind}</translation>
    </message>
    <message>
        <source>{name} declares {kind}, {value} from each; {card} lies on top.</source>
        <translation>{name} dichiara {kind}, {value} da ciascuno; in cima c’è {card}.</translation>
    </message>
    <message>
        <source>{name} declares: sealed until all are ready.</source>
        <translation>{name} dichiara: chiuso finché tutti sono pronti.</translation>
    </message>
    <message>
        <source>{name} had only {bound} at the start.</source>
        <translation>{name} aveva solo {bound} all’inizio.</translation>
    </message>
    <message>
        <source>{name} had {bound} at the start and wins no more.</source>
        <translation>{name} aveva {bound} all’inizio e non vince di più.</translation>
    </message>
    <message>
        <source>{name} has already won the {bound} of the own stack at the start.</source>
        <translation>{name} ha già vinto i {bound} che aveva all’inizio.</translation>
    </message>
    <message>
        <source>{name} has an automatic win: that is no foul.</source>
        <translation>{name} ha una vittoria automatica: non è fallo.</translation>
    </message>
    <message>
        <source>{name} has no chips and buys in before the next deal.</source>
        <translation>{name} non ha fiches e compra prima della prossima mano.</translation>
    </message>
    <message>
        <source>{name} has no chips.</source>
        <translation>{name} non ha fiches.</translation>
    </message>
    <message>
        <source>{name} has no chips: buy in or leave.</source>
        <translation>{name} non ha fiches: compra o va via.</translation>
    </message>
    <message>
        <source>{name} has no chips: buy in, or leave this player out.</source>
        <translation>{name} non ha fiches: deve comprare o restare fuori.</translation>
    </message>
    <message>
        <source>{name} has no rows and so no places.</source>
        <translation>{name} non ha file e quindi nessun posto.</translation>
    </message>
    <message>
        <source>{name} has only {bound} left.</source>
        <translation>A {name} restano solo {bound}.</translation>
    </message>
    <message>
        <source>{name} has the button</source>
        <translation>{name} ha il bottone</translation>
    </message>
    <message>
        <source>{name} has the button.</source>
        <translation>{name} ha il bottone.</translation>
    </message>
    <message>
        <source>{name} has the super bonus.</source>
        <translation>{name} ha il superbonus.</translation>
    </message>
    <message>
        <source>{name} is new and gets no hand in this deal.</source>
        <translation>{name} è al tavolo da poco: in questa mano non riceve carte.</translation>
    </message>
    <message>
        <source>{name} leaves with {stack}, {net} in all.</source>
        <translation>{name} va via con {stack}, {net} in tutto.</translation>
    </message>
    <message>
        <source>{name} locks, from back to front: {rows}.</source>
        <translation>{name} conferma, da dietro a davanti: {rows}.</translation>
    </message>
    <message>
        <source>{name} shows {kind}: verified</source>
        <translation>{name} mostra {kind}: verificato</translation>
    </message>
    <message>
        <source>{name} shows {kind}: verified.</source>
        <translation>{name} mostra {kind}: verificato.</translation>
    </message>
    <message>
        <source>{name} sits down with {stack}.</source>
        <translation>{name} si siede con {stack}.</translation>
    </message>
    <message>
        <source>{name} takes {points} from {other}</source>
        <translation>{name} vince {points} a {other}</translation>
    </message>
    <message>
        <source>{name} takes {points} from {other} for the foul.</source>
        <translation>{name} prende {points} da {other} per il fallo.</translation>
    </message>
    <message>
        <source>{name} takes {points} from {other}: automatic win.</source>
        <translation>{name} prende {points} da {other}: vittoria automatica.</translation>
    </message>
    <message>
        <source>{name} waits a deal.</source>
        <translation>{name} aspetta una mano.</translation>
    </message>
    <message>
        <source>{name} wins all three rows from {other} with the super bonus: {points}.</source>
        <translation>{name} vince le tre file contro {other} con il superbonus: {points}.</translation>
    </message>
    <message>
        <source>{name} wins all three rows from {other}: {points} instead of 3.</source>
        <translation>{name} vince le tre file contro {other}: {points} invece di 3.</translation>
    </message>
    <message>
        <source>{name} wins the deal: {points}</source>
        <translation>{name} vince la mano: {points}</translation>
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
        <translation>Dovute {owed}</translation>
    </message>
    <message>
        <source>{payer} owes {receiver} {owed} and pays {paid}: {why}</source>
        <translation>{payer} deve a {receiver} {owed} e paga {paid}: {why}</translation>
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
        <translation>{points} da {name} per il fallo</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>Alta: {rank}</translation>
    </message>
    <message numerus="yes">
        <source>{row} has %n free place(s) for {cards} cards.</source>
        <translation>
            <numerusform>{row}: %n posto libero per {cards} carte.</numerusform>
            <numerusform>{row}: %n posti liberi per {cards} carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{row} is full: drop on a card to swap the two.</source>
        <translation>{row}: fila piena, rilascia su una carta per scambiarle.</translation>
    </message>
    <message>
        <source>{row}, place {place}, empty</source>
        <translation>{row}, posto {place}, vuoto</translation>
    </message>
    <message>
        <source>{row}, place {place}: swap with {card}</source>
        <translation>{row}, posto {place}: scambia con {card}</translation>
    </message>
    <message>
        <source>{row}: highest is {hand}, equal for {names}.</source>
        <translation>{row}: la più alta è {hand}, pari per {names}.</translation>
    </message>
    <message>
        <source>{row}: {names} are equal and highest</source>
        <translation>{row}: la più alta, pari: {names}</translation>
    </message>
    <message>
        <source>{row}: {name} is highest</source>
        <translation>{row}: la più alta, {name}</translation>
    </message>
    <message>
        <source>{row}: {name} is highest with {hand}.</source>
        <translation>{row}: {name} ha la più alta, {hand}.</translation>
    </message>
    <message>
        <source>{row}: {number} equal and highest</source>
        <translation>{row}: {number} pari in testa</translation>
    </message>
    <message>
        <source>{stands} Won so far: {totals}.</source>
        <translation>{stands} Vinto finora: {totals}.</translation>
    </message>
    <message>
        <source>{three} over {two}</source>
        <translation>{three} con {two}</translation>
    </message>
    <message>
        <source>{time} paused</source>
        <translation>{time} fermo</translation>
    </message>
    <message>
        <source>{value} from each</source>
        <translation>{value} da ciascuno</translation>
    </message>
    <message>
        <source>{value} from each; {card} lies on top</source>
        <translation>{value} da ciascuno; in cima {card}</translation>
    </message>
    <message>
        <source>{words} With bonuses {total} for {name}.</source>
        <translation>{words} Con i bonus {total} per {name}.</translation>
    </message>
    <message>
        <source>{words}, bonuses {bonus}</source>
        <translation>{words}, bonus {bonus}</translation>
    </message>
    <message>
        <source>✓ hand ready</source>
        <translation>✓ mano pronta</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ pronto</translation>
    </message>
</context>
<context>
    <name>chinese_ten</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carta in mano</numerusform>
            <numerusform>%n carte in mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>ne resta %n</numerusform>
            <numerusform>ne restano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>1  Hand card</source>
        <translation>1  Dalla mano</translation>
    </message>
    <message>
        <source>2  Stock card</source>
        <translation>2  Dal mazzo</translation>
    </message>
    <message>
        <source>3 → 4th takes all</source>
        <translation>3 → la quarta prende tutto</translation>
    </message>
    <message>
        <source>A new seat begins even, with {total}.</source>
        <translation>Un posto nuovo comincia in pari, con {total}.</translation>
    </message>
    <message>
        <source>A new seat begins with the lowest total: {total}.</source>
        <translation>Un posto nuovo comincia con il totale più basso: {total}.</translation>
    </message>
    <message>
        <source>A result is the points of {pack} less {base}.</source>
        <translation>Un risultato sono i punti di {pack} meno {base}.</translation>
    </message>
    <message>
        <source>A tie at the top: {names}.</source>
        <translation>Pareggio in testa: {names}.</translation>
    </message>
    <message>
        <source>All captures</source>
        <translation>Tutte le prese</translation>
    </message>
    <message>
        <source>Both red fives are {least} points: {name} has fewer.</source>
        <translation>I due cinque rossi sono {least} punti: {name} ne ha meno.</translation>
    </message>
    <message>
        <source>Captured cards</source>
        <translation>Carte prese</translation>
    </message>
    <message>
        <source>Choose one of three.</source>
        <translation>Scegli una delle tre.</translation>
    </message>
    <message>
        <source>Choose one of two.</source>
        <translation>Scegli una delle due.</translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Scegline una.</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Mano {deal}</translation>
    </message>
    <message>
        <source>Deal {deal} is over.</source>
        <translation>La mano {deal} è finita.</translation>
    </message>
    <message>
        <source>Deal {deal} is over: {results}.</source>
        <translation>La mano {deal} è finita: {results}.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation>Mano {deal} di {deals}</translation>
    </message>
    <message>
        <source>Deal {deal}. {name} deals.</source>
        <translation>Mano {deal}. Distribuisce {name}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {name} is to play.</source>
        <translation>Mano {deal}: tocca a {name}.</translation>
    </message>
    <message>
        <source>Deal {deal}: {results}</source>
        <translation>Mano {deal}: {results}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Mazziere: {name}</translation>
    </message>
    <message>
        <source>Enter the points of every player.</source>
        <translation>Annota i punti di ogni giocatore.</translation>
    </message>
    <message>
        <source>Enter the red points of {name}.</source>
        <translation>Annota i punti rossi di {name}.</translation>
    </message>
    <message>
        <source>Four {ranks} lie open: {name} deals and takes them. {points}.</source>
        <translation>Ci sono quattro {ranks} in tavola: {name} distribuisce e prende tutto. {points}.</translation>
    </message>
    <message>
        <source>From then on a result is the points of {pack} less {base}.</source>
        <translation>Da allora un risultato sono i punti di {pack} meno {base}.</translation>
    </message>
    <message>
        <source>Go on to the next deal.</source>
        <translation>Passa alla mano successiva.</translation>
    </message>
    <message>
        <source>Hint: lay {card}. {reason}</source>
        <translation>Suggerimento: lascia {card}. {reason}</translation>
    </message>
    <message>
        <source>Hint: take {card}. {reason}</source>
        <translation>Suggerimento: cattura {card}. {reason}</translation>
    </message>
    <message>
        <source>Hint: take {taken} with {card}. {reason}</source>
        <translation>Suggerimento: cattura {taken} con {card}. {reason}</translation>
    </message>
    <message>
        <source>In a single deal the dealer is ahead by about 6 points on average.</source>
        <translation>In una mano singola chi distribuisce ha in media circa 6 punti di vantaggio.</translation>
    </message>
    <message>
        <source>It is the only card.</source>
        <translation>È l’unica carta.</translation>
    </message>
    <message>
        <source>Last deal: {name} needs {result} to win the series.</source>
        <translation>Ultima mano: a {name} serve {result} per vincere la serie.</translation>
    </message>
    <message>
        <source>Last turn of the deal.</source>
        <translation>Ultimo turno della mano.</translation>
    </message>
    <message>
        <source>More than {base} of the {pack} red points wins the deal.</source>
        <translation>Vince la mano chi supera {base} dei {pack} punti rossi.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Mano successiva</translation>
    </message>
    <message>
        <source>No cards make {points} points: the pack has {most} in all, and none that counts 1.</source>
        <translation>Nessuna carta fa {points} punti: il mazzo ne ha {most} in tutto, e nessuna vale 1.</translation>
    </message>
    <message>
        <source>No other card captures more: {points}.</source>
        <translation>Nessun’altra carta cattura di più: {points}.</translation>
    </message>
    <message>
        <source>Not now: wait for your turn.</source>
        <translation>Non ora: aspetta il tuo turno.</translation>
    </message>
    <message>
        <source>Nothing can be captured, and it gives away least.</source>
        <translation>Non si può catturare nulla, e questa regala meno.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>On average no other card does better.</source>
        <translation>In media nessun’altra carta fa meglio.</translation>
    </message>
    <message>
        <source>On average the deal ends {points} better than with the next best card.</source>
        <translation>In media la mano finisce con {points} di vantaggio sulla seconda carta migliore.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Open cards: {cards}.</source>
        <translation>Carte scoperte: {cards}.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Several cards can be taken: choose one.</source>
        <translation>Si possono catturare più carte: scegline una.</translation>
    </message>
    <message>
        <source>Single deal</source>
        <translation>Mano singola</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordina</translation>
    </message>
    <message>
        <source>Stock: {cards}.</source>
        <translation>Mazzo: {cards}.</translation>
    </message>
    <message>
        <source>Sum: {totals}</source>
        <translation>Somma: {totals}</translation>
    </message>
    <message>
        <source>Table empty, {points} of {points}.</source>
        <translation>Tavolo vuoto, {points} su {points}.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Quella carta non è nella tua mano.</translation>
    </message>
    <message>
        <source>The deal is a tie.</source>
        <translation>La mano finisce in pareggio.</translation>
    </message>
    <message>
        <source>The deal is void. {name} deals again.</source>
        <translation>Mano nulla. {name} distribuisce di nuovo.</translation>
    </message>
    <message>
        <source>The first with {end} points wins.</source>
        <translation>Vince chi arriva prima a {end} punti.</translation>
    </message>
    <message>
        <source>The highest sum of results wins.</source>
        <translation>Vince la somma di risultati più alta.</translation>
    </message>
    <message>
        <source>The last deal of the series.</source>
        <translation>L’ultima mano della serie.</translation>
    </message>
    <message>
        <source>The lot: {name} draws {card}, the highest card, and deals first.</source>
        <translation>Il sorteggio: {name} pesca {card}, la carta più alta, e distribuisce la prima mano.</translation>
    </message>
    <message>
        <source>The match ends at {end} in results.</source>
        <translation>La partita finisce a {end} di risultati.</translation>
    </message>
    <message>
        <source>The match is a tie.</source>
        <translation>La partita finisce in pareggio.</translation>
    </message>
    <message>
        <source>The match is over: {winners}.</source>
        <translation>La partita è finita: {winners}.</translation>
    </message>
    <message>
        <source>The points cannot be shared: with four players a black ace must count, with three not both.</source>
        <translation>I punti non si possono dividere: in quattro deve contare un asso nero; in tre, non tutti e due.</translation>
    </message>
    <message>
        <source>The red fives earn nothing by these rules.</source>
        <translation>Con queste regole i cinque rossi non danno niente.</translation>
    </message>
    <message>
        <source>The stock card is {card}. {choose}</source>
        <translation>La carta del mazzo è {card}. {choose}</translation>
    </message>
    <message>
        <source>The stock card is {card}: {targets} can be taken.</source>
        <translation>La carta del mazzo è {card}: si può catturare {targets}.</translation>
    </message>
    <message>
        <source>The stock card, {card}, stays on the table.</source>
        <translation>La carta del mazzo, {card}, resta sul tavolo.</translation>
    </message>
    <message>
        <source>The stock card: {name} takes {taken} with {card}.</source>
        <translation>La carta del mazzo: {name} cattura {taken} con {card}.</translation>
    </message>
    <message>
        <source>They do not make ten. 10, J, Q and K take their own rank.</source>
        <translation>Non fanno dieci. 10, J, Q e K catturano il proprio valore.</translation>
    </message>
    <message>
        <source>Three {ranks} lie open: the fourth takes all three.</source>
        <translation>Ci sono tre {ranks} in tavola: la quarta carta le cattura tutte.</translation>
    </message>
    <message>
        <source>Turn of {name}.</source>
        <translation>Turno di {name}.</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verifica questa partita</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>Your turn in deal {deal}.</source>
        <translation>Tocca a te, mano {deal}.</translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation>Tocca a te: gioca una carta.</translation>
    </message>
    <message>
        <source>base {base}</source>
        <translation>base {base}</translation>
    </message>
    <message>
        <source>both red fives: {bonus}</source>
        <translation>i due cinque rossi: {bonus}</translation>
    </message>
    <message>
        <source>captured</source>
        <translation>prese</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>distribuisce</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>is playing</source>
        <translation>gioca</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>sta pensando</translation>
    </message>
    <message>
        <source>lays {card}, worth nothing</source>
        <translation>lascia {card}, che non vale nulla</translation>
    </message>
    <message>
        <source>lays {card}: worth {value} for whoever takes it</source>
        <translation>lascia {card}: vale {value} per chi la cattura</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sul tavolo</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>pareggio</translation>
    </message>
    <message>
        <source>turned card</source>
        <translation>carta girata</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>{capture} Red cards count: {points}.</source>
        <translation>{capture} Contano le rosse: {points}.</translation>
    </message>
    <message>
        <source>{capture} That counts {points}.</source>
        <translation>{capture} Questo conta {points}.</translation>
    </message>
    <message>
        <source>{cards} lie together: the deal is void, {name} deals again.</source>
        <translation>{cards} sono insieme: la mano è nulla, {name} distribuisce di nuovo.</translation>
    </message>
    <message>
        <source>{card}, worth {value}</source>
        <translation>{card}, vale {value}</translation>
    </message>
    <message>
        <source>{card}: takes nothing, stays on the table.</source>
        <translation>{card}: non cattura nulla, resta sul tavolo.</translation>
    </message>
    <message>
        <source>{card}: {targets}</source>
        <translation>{card}: {targets}</translation>
    </message>
    <message>
        <source>{name} chooses what the stock card takes.</source>
        <translation>{name} sceglie che cosa cattura la carta del mazzo.</translation>
    </message>
    <message>
        <source>{name} deals and takes {taken}</source>
        <translation>{name} distribuisce e prende {taken}</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Dà le carte {name}.</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>ha distribuito {name}</translation>
    </message>
    <message>
        <source>{name} draws {card} and deals first.</source>
        <translation>{name} pesca {card} e distribuisce.</translation>
    </message>
    <message>
        <source>{name} is {points} from the end.</source>
        <translation>A {name} mancano {points} alla fine.</translation>
    </message>
    <message>
        <source>{name} lays {card}. Stays on the table.</source>
        <translation>{name} lascia {card}. Resta sul tavolo.</translation>
    </message>
    <message>
        <source>{name} needs {result} to win.</source>
        <translation>A {name} serve {result} per vincere.</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>Gioca {name}.</translation>
    </message>
    <message>
        <source>{name} takes all three {ranks} with {card}.</source>
        <translation>{name} cattura tutti e tre i {ranks} con {card}.</translation>
    </message>
    <message>
        <source>{name} takes {cards}.</source>
        <translation>{name} prende {cards}.</translation>
    </message>
    <message>
        <source>{name} takes {taken} with {card}</source>
        <translation>{name} cattura {taken} con {card}</translation>
    </message>
    <message>
        <source>{name} takes {taken} with {card} from the stock</source>
        <translation>{name} cattura {taken} con {card} dal mazzo</translation>
    </message>
    <message>
        <source>{name} takes {taken} with {card}.</source>
        <translation>{name} cattura {taken} con {card}.</translation>
    </message>
    <message>
        <source>{name} took both red fives at once.</source>
        <translation>{name} ha preso i due cinque rossi insieme.</translation>
    </message>
    <message>
        <source>{name} turns {card}. Stays on the table.</source>
        <translation>{name} scopre {card}. Resta sul tavolo.</translation>
    </message>
    <message>
        <source>{name} turns {card}: {targets} can be taken.</source>
        <translation>{name} scopre {card}: si può catturare {targets}.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vince</translation>
    </message>
    <message>
        <source>{name} wins the deal with {result}.</source>
        <translation>{name} vince la mano con {result}.</translation>
    </message>
    <message>
        <source>{name} wins the match with {total}.</source>
        <translation>{name} vince la partita con {total}.</translation>
    </message>
    <message>
        <source>{name} {points} points ({result})</source>
        <translation>{name} {points} punti ({result})</translation>
    </message>
    <message>
        <source>{name} {points}, result {result}</source>
        <translation>{name} {points}, risultato {result}</translation>
    </message>
    <message>
        <source>{name}, stock card: {capture}, {points}</source>
        <translation>{name}, carta del mazzo: {capture}, {points}</translation>
    </message>
    <message>
        <source>{name}: {card} stays</source>
        <translation>{name}: {card} resta</translation>
    </message>
    <message>
        <source>{name}: {hand} in hand, {pile} captured</source>
        <translation>{name}: {hand} in mano, {pile} prese</translation>
    </message>
    <message>
        <source>{pack} points are in the pack, {base} for each: what you capture above {base} is your result.</source>
        <translation>Nel mazzo ci sono {pack} punti, {base} a testa: quello che catturi oltre {base} è il tuo risultato.</translation>
    </message>
    <message>
        <source>{points} are still to come.</source>
        <translation>Ne restano da prendere: {points}.</translation>
    </message>
    <message>
        <source>{stands} The series: {totals}.</source>
        <translation>{stands} La serie: {totals}.</translation>
    </message>
    <message>
        <source>{total} of {pack} points: {left} are missing.</source>
        <translation>{total} di {pack} punti: ne mancano {left}.</translation>
    </message>
    <message>
        <source>{total} points, but the pack has {pack}: {over} too many.</source>
        <translation>{total} punti, ma il mazzo ne ha {pack}: {over} di troppo.</translation>
    </message>
</context>
<context>
    <name>chinos</name>
    <message numerus="yes">
        <source>%n coffee(s)</source>
        <translation>
            <numerusform>%n caffè</numerusform>
            <numerusform>%n caffè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n moneta</numerusform>
            <numerusform>%n monete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fist(s) still to come.</source>
        <translation>
            <numerusform>Manca %n pugno.</numerusform>
            <numerusform>Mancano %n pugni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foul(s)</source>
        <translation>
            <numerusform>%n fallo</numerusform>
            <numerusform>%n falli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foul(s).</source>
        <translation>
            <numerusform>%n fallo.</numerusform>
            <numerusform>%n falli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in play</source>
        <translation>
            <numerusform>%n in gioco</numerusform>
            <numerusform>%n in gioco</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n persone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) still in.</source>
        <translation>
            <numerusform>Ancora in gioco: %n.</numerusform>
            <numerusform>Ancora in gioco: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds. Your last key counts, and nothing answers it. No key: three coins.</source>
        <translation>
            <numerusform>%n secondo. Vale il tuo ultimo tasto, e nulla vi risponde. Nessun tasto: tre monete.</numerusform>
            <numerusform>%n secondi. Vale il tuo ultimo tasto, e nulla vi risponde. Nessun tasto: tre monete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) in the other hand</source>
        <translation>
            <numerusform>%n resta nell’altra mano</numerusform>
            <numerusform>%n restano nell’altra mano</numerusform>
        </translation>
    </message>
    <message>
        <source>A call cannot be taken back.</source>
        <translation>Una chiamata non si ritira.</translation>
    </message>
    <message>
        <source>A closed fist cannot be changed.</source>
        <translation>Un pugno chiuso non si cambia.</translation>
    </message>
    <message>
        <source>A fist holds 0 to 3 coins.</source>
        <translation>Nel pugno stanno da 0 a 3 monete.</translation>
    </message>
    <message>
        <source>A new seat has paid nothing yet.</source>
        <translation>Un posto nuovo non ha ancora pagato niente.</translation>
    </message>
    <message>
        <source>A number may be repeated.</source>
        <translation>Un numero si può ripetere.</translation>
    </message>
    <message>
        <source>A round needs four different numbers: bring a new one.</source>
        <translation>Il giro vuole quattro numeri diversi: dinne uno nuovo.</translation>
    </message>
    <message>
        <source>All fists are closed.</source>
        <translation>Tutti i pugni sono chiusi.</translation>
    </message>
    <message>
        <source>All fists open</source>
        <translation>Si aprono i pugni</translation>
    </message>
    <message>
        <source>Already saved, in this order</source>
        <translation>Già in salvo, in quest’ordine</translation>
    </message>
    <message>
        <source>An impossible call is a foul: a refusal would tell what a fist holds.</source>
        <translation>Una chiamata impossibile è un fallo: un rifiuto direbbe che cosa tiene un pugno.</translation>
    </message>
    <message>
        <source>An impossible one is a foul, found when the fists open.</source>
        <translation>Una impossibile è un fallo, e si vede quando i pugni si aprono.</translation>
    </message>
    <message>
        <source>Another fist than last time.</source>
        <translation>Un pugno diverso dall’ultima volta.</translation>
    </message>
    <message>
        <source>Any number is as good: what counts is that nobody can foresee it.</source>
        <translation>Ogni numero va bene: conta che nessuno possa prevederlo.</translation>
    </message>
    <message>
        <source>At least three must remain if this number is right: call another one.</source>
        <translation>Se questo numero è giusto devono restare almeno in tre: chiamane un altro.</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Conto</translation>
    </message>
    <message>
        <source>Blanca</source>
        <translation>Bianca</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Chiamate</translation>
    </message>
    <message>
        <source>Choose a player by name or at the table.</source>
        <translation>Scegli per nome o al tavolo.</translation>
    </message>
    <message>
        <source>Choose a total</source>
        <translation>Scegli un totale</translation>
    </message>
    <message>
        <source>Choose how many of your three coins you hide.</source>
        <translation>Scegli quante delle tue tre monete nascondi.</translation>
    </message>
    <message>
        <source>Choose who calls first in this match.</source>
        <translation>Scegli chi è di mano in questa partita.</translation>
    </message>
    <message>
        <source>Click a name to correct it. Counted coins cannot be changed.</source>
        <translation>Clicca un nome per correggerlo. Le monete contate non si cambiano più.</translation>
    </message>
    <message>
        <source>Click or drag coins, or press 0 to 3.</source>
        <translation>Tocca o trascina le monete, o premi da 0 a 3.</translation>
    </message>
    <message>
        <source>Click or drag coins, or press 0 to 3. A closed fist cannot be changed.</source>
        <translation>Tocca o trascina le monete, o premi da 0 a 3. Un pugno chiuso non si cambia.</translation>
    </message>
    <message>
        <source>Close the fist</source>
        <translation>Chiudi il pugno</translation>
    </message>
    <message>
        <source>Close your fist</source>
        <translation>Chiudi il pugno</translation>
    </message>
    <message>
        <source>Closed, with real coins.</source>
        <translation>Chiuso, con monete vere.</translation>
    </message>
    <message>
        <source>Coffees paid so far; the final is played to {target}.</source>
        <translation>Caffè pagati finora; la finale è a {target}.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Count all the same</source>
        <translation>Conta lo stesso</translation>
    </message>
    <message>
        <source>Count the fouls from 0 to 99.</source>
        <translation>Conta i falli da 0 a 99.</translation>
    </message>
    <message>
        <source>Different numbers</source>
        <translation>Numeri diversi</translation>
    </message>
    <message>
        <source>Each player closes the fist alone at the screen.</source>
        <translation>Ciascuno chiude il pugno da solo davanti allo schermo.</translation>
    </message>
    <message>
        <source>Each player is alone at the screen to close the fist. Then the calls are made in public.</source>
        <translation>Ciascuno chiude il pugno da solo davanti allo schermo. Poi si chiama davanti a tutti.</translation>
    </message>
    <message>
        <source>Enter how many coins are in your hand.</source>
        <translation>Indica quante monete hai in mano.</translation>
    </message>
    <message>
        <source>Enter match {number}</source>
        <translation>Annota la partita {number}</translation>
    </message>
    <message>
        <source>Enter the coins that you really hold.</source>
        <translation>Indica le monete che hai davvero.</translation>
    </message>
    <message>
        <source>Everybody opens the hand. Enter what it holds.</source>
        <translation>Tutti aprono la mano. Segna che cosa contiene.</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Final, round {round}</source>
        <translation>Finale, giro {round}</translation>
    </message>
    <message>
        <source>Final: {names} play to {points}.</source>
        <translation>Finale: {names} giocano a {points}.</translation>
    </message>
    <message>
        <source>Final: {winner} {won}, {loser} {lost}.</source>
        <translation>Finale: {winner} {won}, {loser} {lost}.</translation>
    </message>
    <message>
        <source>Find your four keys.</source>
        <translation>Trova i tuoi quattro tasti.</translation>
    </message>
    <message>
        <source>Fist closed</source>
        <translation>Pugno chiuso</translation>
    </message>
    <message>
        <source>Foul of {name}: the fist is empty, and this round has no blanca. The call {call} does not count.</source>
        <translation>Fallo di {name}: il pugno è vuoto e in questo giro non c’è bianca. La chiamata {call} non vale.</translation>
    </message>
    <message>
        <source>Foul of {name}: {call} does not count.</source>
        <translation>Fallo di {name}: {call} non conta.</translation>
    </message>
    <message>
        <source>Foul of {name}: {coins} in the own fist, so {call} is too high. The call does not count.</source>
        <translation>Fallo di {name}: con {coins} nel pugno, {call} è troppo. La chiamata non vale.</translation>
    </message>
    <message>
        <source>Foul of {name}: {coins} in the own fist, so {call} is too low. The call does not count.</source>
        <translation>Fallo di {name}: con {coins} nel pugno, {call} è troppo poco. La chiamata non vale.</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Falli</translation>
    </message>
    <message>
        <source>Four keys each, up to four people. All fists close together when the time is over.</source>
        <translation>Quattro tasti a testa, fino a quattro persone. Tutti i pugni si chiudono insieme quando il tempo è finito.</translation>
    </message>
    <message>
        <source>Four keys each: for 0, 1, 2 and 3 coins</source>
        <translation>Quattro tasti a testa: per 0, 1, 2 e 3 monete</translation>
    </message>
    <message>
        <source>Four keys each: for 1, 1, 2 and 3 coins. In this round no fist is empty.</source>
        <translation>Quattro tasti ciascuno: per 1, 1, 2 e 3 monete. In questo giro nessun pugno è vuoto.</translation>
    </message>
    <message>
        <source>Greyed numbers are taken, or impossible with your {coins}.</source>
        <translation>In grigio: già chiamati, o impossibili con {coins}.</translation>
    </message>
    <message>
        <source>Hint: call {total}. {reason}</source>
        <translation>Suggerimento: chiama {total}. {reason}</translation>
    </message>
    <message>
        <source>Hint: hide {coins}. {reason}</source>
        <translation>Suggerimento: nascondi {coins}. {reason}</translation>
    </message>
    <message>
        <source>Hint: {name} first. In a final it makes no difference.</source>
        <translation>Suggerimento: {name} di mano. In finale non fa differenza.</translation>
    </message>
    <message>
        <source>Hint: {name} first. Then you call in place {place}, the best one here.</source>
        <translation>Suggerimento: {name} di mano. Così chiami al posto {place}, il migliore qui.</translation>
    </message>
    <message>
        <source>Hold P or the mouse button on the fist to look.</source>
        <translation>Tieni premuto P o il mouse sul pugno per guardare.</translation>
    </message>
    <message>
        <source>Hold real coins in real fists. Enter the calls, and the coins when the hands open.</source>
        <translation>Monete vere in pugni veri. Segna le chiamate, e le monete quando le mani si aprono.</translation>
    </message>
    <message>
        <source>How many coins are in all five fists?</source>
        <translation>Quante monete ci sono nei cinque pugni?</translation>
    </message>
    <message>
        <source>How many coins are in all four fists?</source>
        <translation>Quante monete ci sono nei quattro pugni?</translation>
    </message>
    <message>
        <source>How many coins are in all six fists?</source>
        <translation>Quante monete ci sono nei sei pugni?</translation>
    </message>
    <message>
        <source>How many coins are in all three fists?</source>
        <translation>Quante monete ci sono nei tre pugni?</translation>
    </message>
    <message>
        <source>How many coins are in all {fists} fists?</source>
        <translation>Quante monete ci sono nei {fists} pugni?</translation>
    </message>
    <message>
        <source>How many coins are in both fists?</source>
        <translation>Quante monete ci sono nei due pugni?</translation>
    </message>
    <message>
        <source>How many coins does {name} show?</source>
        <translation>Quante monete mostra {name}?</translation>
    </message>
    <message>
        <source>How many coins?</source>
        <translation>Quante monete?</translation>
    </message>
    <message>
        <source>In a round that counts here somebody is saved.</source>
        <translation>In un giro che conta qui qualcuno si salva.</translation>
    </message>
    <message>
        <source>In the fist: {coins}</source>
        <translation>Nel pugno: {coins}</translation>
    </message>
    <message>
        <source>In the hand: {coins}</source>
        <translation>In mano: {coins}</translation>
    </message>
    <message>
        <source>In the next match {name} calls first.</source>
        <translation>Nella prossima partita {name} è di mano.</translation>
    </message>
    <message>
        <source>In the other hand: {coins}</source>
        <translation>Nell’altra mano: {coins}</translation>
    </message>
    <message>
        <source>In this round every fist holds at least one coin.</source>
        <translation>In questo giro ogni pugno ha almeno una moneta.</translation>
    </message>
    <message>
        <source>It fits the habits of the other player: right in {chance} of 100 cases.</source>
        <translation>Si adatta alle abitudini dell’altro: giusto in {chance} casi su 100.</translation>
    </message>
    <message>
        <source>It stands in three seconds. Esc takes it back.</source>
        <translation>Vale fra tre secondi. Esc la ritira.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Keys are for up to four people. Choose another way.</source>
        <translation>I tasti sono per quattro persone al massimo. Scegli un altro modo.</translation>
    </message>
    <message>
        <source>Likely with your coins, and often enough called without them: right in {chance} of 100 cases.</source>
        <translation>Probabile con le tue monete, e spesso chiamato senza: giusto in {chance} casi su 100.</translation>
    </message>
    <message>
        <source>Look again: {name}.</source>
        <translation>Guarda di nuovo: {name}.</translation>
    </message>
    <message>
        <source>Lot fixed {figures}</source>
        <translation>Sorteggio fissato {figures}</translation>
    </message>
    <message>
        <source>Match {number}</source>
        <translation>Partita {number}</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Partita successiva</translation>
    </message>
    <message>
        <source>Next: {name}.</source>
        <translation>Ora: {name}.</translation>
    </message>
    <message>
        <source>No hint for a call: the program does not know your real coins.</source>
        <translation>Nessun suggerimento per la chiamata: il programma non conosce le tue monete vere.</translation>
    </message>
    <message>
        <source>Nobody called {total}.</source>
        <translation>Nessuno ha chiamato {total}.</translation>
    </message>
    <message>
        <source>Nobody was right.</source>
        <translation>Nessuno ha indovinato.</translation>
    </message>
    <message>
        <source>Not entered yet</source>
        <translation>Non ancora segnate</translation>
    </message>
    <message>
        <source>Not now: this comes at another moment of the round.</source>
        <translation>Non ora: tocca in un altro momento del giro.</translation>
    </message>
    <message>
        <source>Note these figures: after the match you can check that no bot changed its coins.</source>
        <translation>Annota queste cifre: dopo la partita puoi verificare che nessun bot ha cambiato le sue monete.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Of {players} players only one can be saved in a round.</source>
        <translation>Di {players} giocatori uno solo può salvarsi in un giro.</translation>
    </message>
    <message>
        <source>Of {players} players {most} at most can be saved in one round.</source>
        <translation>Di {players} giocatori se ne possono salvare al massimo {most} in un giro.</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Uno alla volta</translation>
    </message>
    <message>
        <source>One of the two finalists calls first.</source>
        <translation>È di mano uno dei due finalisti.</translation>
    </message>
    <message>
        <source>Only players of this round take part.</source>
        <translation>Partecipa solo chi è ancora nel giro.</translation>
    </message>
    <message>
        <source>Other settings …</source>
        <translation>Altre opzioni …</translation>
    </message>
    <message>
        <source>Play against new coins</source>
        <translation>Gioca contro monete nuove</translation>
    </message>
    <message>
        <source>Play against the same coins by a code</source>
        <translation>Gioca contro le stesse monete con un codice</translation>
    </message>
    <message>
        <source>Press your key for 0, 1, 2 or 3 coins.</source>
        <translation>Premi il tuo tasto per 0, 1, 2 o 3 monete.</translation>
    </message>
    <message>
        <source>Real coins</source>
        <translation>Monete vere</translation>
    </message>
    <message>
        <source>Right and saved: {names}.</source>
        <translation>Indovinano e sono in salvo: {names}.</translation>
    </message>
    <message>
        <source>Right in {chance} of 100 cases, and it gives little away about your fist.</source>
        <translation>Giusto in {chance} casi su 100, e dice poco del tuo pugno.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Giro {round}</translation>
    </message>
    <message>
        <source>Round {round}, final: {name} calls first.</source>
        <translation>Giro {round}, finale: {name} è di mano.</translation>
    </message>
    <message>
        <source>Round {round}: {hands}. Total {total}: {result}.</source>
        <translation>Giro {round}: {hands}. Totale {total}: {result}.</translation>
    </message>
    <message>
        <source>Round {round}: {name} calls first.</source>
        <translation>Giro {round}: {name} è di mano.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Giri</translation>
    </message>
    <message>
        <source>Said: {total}</source>
        <translation>Detto: {total}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>In salvo</translation>
    </message>
    <message>
        <source>Saved first: {names}.</source>
        <translation>Si è salvato per primo: {names}.</translation>
    </message>
    <message>
        <source>Saved in this order (round): {names}</source>
        <translation>In salvo in quest&apos;ordine (giro): {names}</translation>
    </message>
    <message>
        <source>Saved in this order: {names}</source>
        <translation>In salvo in quest&apos;ordine: {names}</translation>
    </message>
    <message>
        <source>Saved, in this order</source>
        <translation>In salvo, in quest’ordine</translation>
    </message>
    <message>
        <source>Saved: {names}.</source>
        <translation>In salvo: {names}.</translation>
    </message>
    <message>
        <source>Say {total}</source>
        <translation>Di’ {total}</translation>
    </message>
    <message>
        <source>Several people at this screen</source>
        <translation>Più persone a questo schermo</translation>
    </message>
    <message>
        <source>Show your coins</source>
        <translation>Mostra le monete</translation>
    </message>
    <message>
        <source>Show {coins}</source>
        <translation>Mostra {coins}</translation>
    </message>
    <message>
        <source>Start the time</source>
        <translation>Avvia il tempo</translation>
    </message>
    <message>
        <source>Still open.</source>
        <translation>Ancora aperto.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Ritirala</translation>
    </message>
    <message>
        <source>Taken back. Choose again.</source>
        <translation>Ritirata. Scegli di nuovo.</translation>
    </message>
    <message>
        <source>That many coins cannot be in the fists of this round.</source>
        <translation>Nei pugni di questo giro non possono esserci tante monete.</translation>
    </message>
    <message>
        <source>That player is not at the table.</source>
        <translation>Quel giocatore non è al tavolo.</translation>
    </message>
    <message>
        <source>The app does not know your fist.</source>
        <translation>Il programma non conosce il tuo pugno.</translation>
    </message>
    <message>
        <source>The bill</source>
        <translation>Il conto</translation>
    </message>
    <message>
        <source>The bill: {payers}.</source>
        <translation>Il conto: {payers}.</translation>
    </message>
    <message>
        <source>The calls so far suggest {total}: right in {chance} of 100 cases.</source>
        <translation>Le chiamate fin qui indicano {total}: giusto in {chance} casi su 100.</translation>
    </message>
    <message>
        <source>The countdown was stopped. No key counts: start it again.</source>
        <translation>Il conto alla rovescia è stato fermato. Nessun tasto vale: riavvialo.</translation>
    </message>
    <message>
        <source>The final is played to {target}: the winner reaches it, the other does not.</source>
        <translation>La finale è a {target}: chi vince ci arriva, chi perde no.</translation>
    </message>
    <message>
        <source>The first three calls differ.</source>
        <translation>Le prime tre chiamate sono diverse.</translation>
    </message>
    <message>
        <source>The fists close</source>
        <translation>Si chiudono i pugni</translation>
    </message>
    <message>
        <source>The fists open: {fists}. The total is {total}.</source>
        <translation>Si aprono i pugni: {fists}. Il totale è {total}.</translation>
    </message>
    <message>
        <source>The hands open</source>
        <translation>Si aprono le mani</translation>
    </message>
    <message>
        <source>The hands open: everybody shows the coins.</source>
        <translation>Si aprono le mani: si mostrano le monete.</translation>
    </message>
    <message>
        <source>The last caller must bring a new number.</source>
        <translation>Chi chiama per ultimo deve dire un numero nuovo.</translation>
    </message>
    <message>
        <source>The last caller must bring a new one.</source>
        <translation>Alla fine ne serve uno nuovo.</translation>
    </message>
    <message>
        <source>The likeliest total with your coins: right in {chance} of 100 cases.</source>
        <translation>Il totale più probabile con le tue monete: giusto in {chance} casi su 100.</translation>
    </message>
    <message>
        <source>The lot and the bots’ coins of another match</source>
        <translation>Il sorteggio e le monete dei bot di un’altra partita</translation>
    </message>
    <message>
        <source>The lot and the coins of the bots are already fixed. Add any word.</source>
        <translation>Il sorteggio e le monete dei bot sono già fissati. Aggiungi una parola.</translation>
    </message>
    <message>
        <source>The lot and the coins of the bots follow from these figures:
{figures}</source>
        <translation>Da queste cifre seguono il sorteggio e le monete dei bot:
{figures}</translation>
    </message>
    <message>
        <source>The lot: {name} calls first.</source>
        <translation>Il sorteggio: {name} è di mano.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The middle of all totals tells the others nothing about your fist.</source>
        <translation>Il centro di tutti i totali non dice nulla del tuo pugno.</translation>
    </message>
    <message>
        <source>The other hand is empty.</source>
        <translation>L’altra mano è vuota.</translation>
    </message>
    <message>
        <source>The time runs</source>
        <translation>Il tempo corre</translation>
    </message>
    <message>
        <source>The total is &lt;b&gt;{total}&lt;/b&gt;.</source>
        <translation>Il totale è &lt;b&gt;{total}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The totals of this round</source>
        <translation>I totali di questo giro</translation>
    </message>
    <message>
        <source>These coins are counted already.</source>
        <translation>Queste monete sono già contate.</translation>
    </message>
    <message>
        <source>This number was called already.</source>
        <translation>Questo numero è già stato chiamato.</translation>
    </message>
    <message>
        <source>Todas</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Totale {total}</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verifica questa partita</translation>
    </message>
    <message>
        <source>Wait until it is your turn to call.</source>
        <translation>Aspetta il tuo turno per chiamare.</translation>
    </message>
    <message>
        <source>Who calls first</source>
        <translation>Chi chiama per primo</translation>
    </message>
    <message>
        <source>Who calls first?</source>
        <translation>Chi è di mano?</translation>
    </message>
    <message>
        <source>Who lost the final and pays?</source>
        <translation>Chi ha perso la finale e paga?</translation>
    </message>
    <message>
        <source>Whoever has the code can know the coins of the bots, so the match counts as practice.</source>
        <translation>Chi ha il codice può conoscere le monete dei bot: la partita conta come pratica.</translation>
    </message>
    <message>
        <source>With the coins in your fist the total cannot be that high.</source>
        <translation>Con le monete nel tuo pugno il totale non può essere così alto.</translation>
    </message>
    <message>
        <source>You are saved. The others play on: watch who pays the coffees.</source>
        <translation>Sei in salvo. La partita continua: guarda chi paga i caffè.</translation>
    </message>
    <message>
        <source>You did not score: you choose.</source>
        <translation>Non hai segnato: scegli tu.</translation>
    </message>
    <message>
        <source>You do not play in this round.</source>
        <translation>In questo giro non giochi.</translation>
    </message>
    <message>
        <source>You have called. Next: {name}.</source>
        <translation>Hai chiamato. Ora: {name}.</translation>
    </message>
    <message>
        <source>You hold more coins than that yourself.</source>
        <translation>Tu da solo hai già più monete.</translation>
    </message>
    <message>
        <source>You say {total}. It stands in three seconds; Esc takes it back.</source>
        <translation>Chiami {total}. Vale fra tre secondi; Esc la ritira.</translation>
    </message>
    <message>
        <source>Your fist</source>
        <translation>Il tuo pugno</translation>
    </message>
    <message>
        <source>a coin in the other hand</source>
        <translation>una moneta nell’altra mano</translation>
    </message>
    <message>
        <source>a coin in the playing hand</source>
        <translation>una moneta nella mano di gioco</translation>
    </message>
    <message>
        <source>blanca (0)</source>
        <translation>bianca (0)</translation>
    </message>
    <message>
        <source>called {total}</source>
        <translation>ha chiamato {total}</translation>
    </message>
    <message>
        <source>caller number {place}</source>
        <translation>{place}ª chiamata</translation>
    </message>
    <message>
        <source>calls now</source>
        <translation>chiama ora</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>sceglie</translation>
    </message>
    <message>
        <source>fifth caller</source>
        <translation>5ª chiamata</translation>
    </message>
    <message>
        <source>first caller</source>
        <translation>di mano</translation>
    </message>
    <message>
        <source>first {count}</source>
        <translation>primo {count}</translation>
    </message>
    <message>
        <source>fist closed</source>
        <translation>pugno chiuso</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>fallo</translation>
    </message>
    <message>
        <source>fourth caller</source>
        <translation>4ª chiamata</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>sta pensando</translation>
    </message>
    <message>
        <source>last caller</source>
        <translation>ultima chiamata</translation>
    </message>
    <message>
        <source>like {name}</source>
        <translation>come {name}</translation>
    </message>
    <message>
        <source>likeliest {totals}, in {chance} of 100 cases</source>
        <translation>più probabile {totals}, in {chance} casi su 100</translation>
    </message>
    <message>
        <source>lost the final {lost} : {won}</source>
        <translation>finale persa {lost} : {won}</translation>
    </message>
    <message>
        <source>lost {count}</source>
        <translation>perse {count}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>not yet, the fist is closed</source>
        <translation>non ancora, pugno chiuso</translation>
    </message>
    <message>
        <source>not yet, the fist is open</source>
        <translation>non ancora, pugno aperto</translation>
    </message>
    <message>
        <source>pays most</source>
        <translation>paga di più</translation>
    </message>
    <message>
        <source>pays {cups}</source>
        <translation>paga {cups}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>indovina</translation>
    </message>
    <message>
        <source>right, saved</source>
        <translation>indovina, in salvo</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>giro {round}</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>in salvo</translation>
    </message>
    <message>
        <source>saved in round {round}</source>
        <translation>in salvo nel giro {round}</translation>
    </message>
    <message>
        <source>second caller</source>
        <translation>2ª chiamata</translation>
    </message>
    <message>
        <source>sixth caller</source>
        <translation>6ª chiamata</translation>
    </message>
    <message>
        <source>the other hand</source>
        <translation>l’altra mano</translation>
    </message>
    <message>
        <source>the playing hand</source>
        <translation>la mano di gioco</translation>
    </message>
    <message>
        <source>third caller</source>
        <translation>3ª chiamata</translation>
    </message>
    <message>
        <source>todas ({total})</source>
        <translation>tutte ({total})</translation>
    </message>
    <message>
        <source>with an empty fist the total lies between {low} and {high}</source>
        <translation>con il pugno vuoto il totale è fra {low} e {high}</translation>
    </message>
    <message>
        <source>with your {coins} the total lies between {low} and {high}</source>
        <translation>con {coins} il totale è fra {low} e {high}</translation>
    </message>
    <message>
        <source>won the final {won} : {lost}</source>
        <translation>finale vinta {won} : {lost}</translation>
    </message>
    <message>
        <source>your word, or nothing</source>
        <translation>la tua parola, o niente</translation>
    </message>
    <message>
        <source>{bill} Each foul adds one.</source>
        <translation>{bill} Ogni fallo ne aggiunge uno.</translation>
    </message>
    <message>
        <source>{chooser} chooses: {name} calls first.</source>
        <translation>{chooser} sceglie: {name} è di mano.</translation>
    </message>
    <message>
        <source>{coins} in the fist</source>
        <translation>{coins} nel pugno</translation>
    </message>
    <message>
        <source>{count} of {needed}</source>
        <translation>{count} di {needed}</translation>
    </message>
    <message>
        <source>{count} of {needed} different</source>
        <translation>{count} su {needed} diversi</translation>
    </message>
    <message>
        <source>{finalist} wins the final {won} : {lost} against {loser}.</source>
        <translation>{finalist} vince la finale {won} : {lost} contro {loser}.</translation>
    </message>
    <message>
        <source>{first} saved first, {last} pays</source>
        <translation>{first} in salvo per primo, {last} paga</translation>
    </message>
    <message>
        <source>{game}, round {deal}</source>
        <translation>{game}, giro {deal}</translation>
    </message>
    <message>
        <source>{hit} {needs} more needed.</source>
        <translation>{hit} Ancora {needs}.</translation>
    </message>
    <message>
        <source>{last} pays</source>
        <translation>{last} paga</translation>
    </message>
    <message>
        <source>{left} are still in; two of them play the final.</source>
        <translation>Restano in {left}; in due giocano la finale.</translation>
    </message>
    <message>
        <source>{names}: {coffees} in all, the most.</source>
        <translation>{names}: {coffees} in tutto, il massimo.</translation>
    </message>
    <message>
        <source>{name} calls</source>
        <translation>Chiama {name}</translation>
    </message>
    <message>
        <source>{name} calls first.</source>
        <translation>{name} è di mano.</translation>
    </message>
    <message>
        <source>{name} calls {total}, like {others}.</source>
        <translation>{name} chiama {total}, come {others}.</translation>
    </message>
    <message>
        <source>{name} calls {total}.</source>
        <translation>{name} chiama {total}.</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>Sceglie {name}</translation>
    </message>
    <message>
        <source>{name} chooses who calls first in the next match.</source>
        <translation>{name} sceglie chi è di mano nella prossima partita.</translation>
    </message>
    <message>
        <source>{name} chooses who calls first.</source>
        <translation>{name} sceglie chi è di mano.</translation>
    </message>
    <message>
        <source>{name} hits a bet on none or all: two points.</source>
        <translation>{name} indovina con bianca o tutte: due punti.</translation>
    </message>
    <message>
        <source>{name} hits: one point.</source>
        <translation>{name} indovina: un punto.</translation>
    </message>
    <message>
        <source>{name} is there twice.</source>
        <translation>{name} c’è due volte.</translation>
    </message>
    <message>
        <source>{name} needs one point to win the final.</source>
        <translation>A {name} manca un punto per vincere la finale.</translation>
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
        <translation>{name} mostra {coins}.</translation>
    </message>
    <message>
        <source>{name} {coins}, called {call}</source>
        <translation>{name} {coins}, chiamata {call}</translation>
    </message>
    <message>
        <source>{name}, the table waits for your call: {seconds} seconds.</source>
        <translation>{name}, il tavolo aspetta la tua chiamata: {seconds} secondi.</translation>
    </message>
    <message>
        <source>{name}, who calls first in the next match?</source>
        <translation>{name}, chi è di mano nella prossima partita?</translation>
    </message>
    <message>
        <source>{name}, your call</source>
        <translation>{name}, chiama</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n foul(s)</source>
        <translation>
            <numerusform>{name}: %n fallo</numerusform>
            <numerusform>{name}: %n falli</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: an empty fist in a round without blanca. Is it right?</source>
        <translation>{name}: pugno vuoto in un giro senza bianca. È giusto?</translation>
    </message>
    <message>
        <source>{name}: {coins}</source>
        <translation>{name}: {coins}</translation>
    </message>
    <message>
        <source>{name}: {coins} and the call {total} do not go together. Is it right?</source>
        <translation>{name}: {coins} e la chiamata {total} non si accordano. È giusto?</translation>
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
        <translation>{place}, poi {name}</translation>
    </message>
    <message>
        <source>{players}, {coffees}. The loser pays them all.</source>
        <translation>{players}, {coffees}. Chi perde li paga tutti.</translation>
    </message>
    <message>
        <source>{players}, {coffees}. The loser pays {loser}, the finalist {finalist}.</source>
        <translation>{players}, {coffees}. Chi perde ne paga {loser}, chi vince la finale {finalist}.</translation>
    </message>
    <message>
        <source>{round} Every fist holds at least one coin.</source>
        <translation>{round} Ogni pugno ha almeno una moneta.</translation>
    </message>
    <message>
        <source>{round}. After that: {name}</source>
        <translation>{round}. Poi: {name}</translation>
    </message>
    <message>
        <source>{total} chosen. Press Enter or click it again to say it.</source>
        <translation>{total} scelto. Premi Invio o toccalo di nuovo per dirlo.</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message>
        <source>A name is missing.</source>
        <translation>Manca un nome.</translation>
    </message>
    <message>
        <source>All games of the series are played.</source>
        <translation>Tutti i giochi della serie sono giocati.</translation>
    </message>
    <message>
        <source>An evening has room for 200 results.</source>
        <translation>In una serata c’è posto per 200 risultati.</translation>
    </message>
    <message>
        <source>An evening has room for twelve people.</source>
        <translation>In una serata c’è posto per dodici persone.</translation>
    </message>
    <message>
        <source>At least two people are needed.</source>
        <translation>Servono almeno due persone.</translation>
    </message>
    <message>
        <source>Back to the evening</source>
        <translation>Torna alla serata</translation>
    </message>
    <message>
        <source>Delete this evening? Its file is kept in the folder “deleted”.</source>
        <translation>Eliminare questa serata? Il suo file resta nella cartella «deleted».</translation>
    </message>
    <message>
        <source>First place {points} points</source>
        <translation>Primo posto {points} punti</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Last {number} of {all}</source>
        <translation>Ultime {number} di {all}</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Next in the series: {game} ({number} of {all}).</source>
        <translation>Tocca nella serie: {game} ({number} di {all}).</translation>
    </message>
    <message>
        <source>No match since {time}.</source>
        <translation>Nessuna partita dalle {time}.</translation>
    </message>
    <message>
        <source>Nobody has points yet.</source>
        <translation>Nessuno ha ancora punti.</translation>
    </message>
    <message>
        <source>Nobody of the evening has played this match: it does not count.</source>
        <translation>Nessuno della serata ha giocato questa partita: non conta.</translation>
    </message>
    <message>
        <source>One match since {time}.</source>
        <translation>Una partita dalle {time}.</translation>
    </message>
    <message>
        <source>Points after each match</source>
        <translation>Punti dopo ogni partita</translation>
    </message>
    <message>
        <source>Points for places are numbers, such as 5, 3, 2, 1.</source>
        <translation>I punti per i posti sono numeri, come 5, 3, 2, 1.</translation>
    </message>
    <message>
        <source>Points from the first place on: {points}; equal places share.</source>
        <translation>Punti dal primo posto in poi: {points}; i posti uguali se li dividono.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Saved by a newer version of Table Games. It is left as it is.</source>
        <translation>Salvata da una versione più nuova di Table Games. Resta com’è.</translation>
    </message>
    <message>
        <source>Somebody has no name.</source>
        <translation>Qualcuno non ha nome.</translation>
    </message>
    <message>
        <source>Somebody with a result stays on the board. Let them leave instead.</source>
        <translation>Chi ha un risultato resta sul tabellone. Indica che va via.</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>That is not there any more.</source>
        <translation>Non c’è più.</translation>
    </message>
    <message>
        <source>The evening could not be deleted: {words}.</source>
        <translation>Non è stato possibile eliminare la serata: {words}.</translation>
    </message>
    <message>
        <source>The last save could not be read. The evening goes on from the save before it.</source>
        <translation>Non è stato possibile leggere l’ultimo salvataggio. La serata continua da quello prima.</translation>
    </message>
    <message>
        <source>The lines begin with the first match.</source>
        <translation>Le linee cominciano con la prima partita.</translation>
    </message>
    <message>
        <source>The places do not fit together: after two firsts comes a third.</source>
        <translation>I posti non tornano: dopo due primi viene un terzo.</translation>
    </message>
    <message>
        <source>This evening cannot be read.</source>
        <translation>Questa serata non si può leggere.</translation>
    </message>
    <message>
        <source>This evening is damaged. Its file is kept as {file}.</source>
        <translation>Questa serata è danneggiata. Il suo file è conservato come {file}.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Two people have the same mark.</source>
        <translation>Due persone hanno lo stesso segno.</translation>
    </message>
    <message>
        <source>Two people have the same name.</source>
        <translation>Due persone hanno lo stesso nome.</translation>
    </message>
    <message>
        <source>Without points, not being of the evening: {names}.</source>
        <translation>Senza punti, perché fuori dalla serata: {names}.</translation>
    </message>
    <message>
        <source>blue disc</source>
        <translation>disco blu</translation>
    </message>
    <message>
        <source>cyan saltire</source>
        <translation>croce ciano</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>undici</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>fourth {points}</source>
        <translation>quarto {points}</translation>
    </message>
    <message>
        <source>green ring</source>
        <translation>anello verde</translation>
    </message>
    <message>
        <source>here since the first match was over</source>
        <translation>dalla fine della prima partita</translation>
    </message>
    <message>
        <source>here since {number} matches were over</source>
        <translation>dalla fine di {number} partite</translation>
    </message>
    <message>
        <source>indigo frame</source>
        <translation>cornice indaco</translation>
    </message>
    <message>
        <source>left after one match</source>
        <translation>via dopo una partita</translation>
    </message>
    <message>
        <source>left after {number} matches</source>
        <translation>via dopo {number} partite</translation>
    </message>
    <message>
        <source>level with {name}</source>
        <translation>alla pari con {name}</translation>
    </message>
    <message>
        <source>lime triangle</source>
        <translation>triangolo lime</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <source>no match yet</source>
        <translation>ancora nessuna partita</translation>
    </message>
    <message>
        <source>no points yet</source>
        <translation>ancora senza punti</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>one first place</source>
        <translation>un primo posto</translation>
    </message>
    <message>
        <source>one point behind {name}</source>
        <translation>a un punto da {name}</translation>
    </message>
    <message>
        <source>one second place</source>
        <translation>un secondo posto</translation>
    </message>
    <message>
        <source>orange hexagon</source>
        <translation>esagono arancio</translation>
    </message>
    <message>
        <source>pink cross</source>
        <translation>croce rosa</translation>
    </message>
    <message>
        <source>purple bar</source>
        <translation>barra porpora</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>quadrato rosso</translation>
    </message>
    <message>
        <source>sand star</source>
        <translation>stella sabbia</translation>
    </message>
    <message>
        <source>second {points}</source>
        <translation>secondo {points}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>third {points}</source>
        <translation>terzo {points}</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>turquoise arrow</source>
        <translation>freccia turchese</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>dodici</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>violet diamond</source>
        <translation>rombo viola</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} non c’è più.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Table Games. It is left as it is.</source>
        <translation>{file} è stato salvato da una versione più nuova di Table Games. Resta com’è.</translation>
    </message>
    <message>
        <source>{names} lead together with one point.</source>
        <translation>In testa con un punto: {names}.</translation>
    </message>
    <message>
        <source>{names} lead together with {points} points.</source>
        <translation>In testa con {points} punti: {names}.</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>vincono {names}</translation>
    </message>
    <message>
        <source>{names} share the win of the series, points: {points}.</source>
        <translation>{names} vincono insieme la serie, punti: {points}.</translation>
    </message>
    <message>
        <source>{name} leads with one point.</source>
        <translation>{name} è in testa con un punto.</translation>
    </message>
    <message>
        <source>{name} leads with {points} points.</source>
        <translation>{name} è in testa con {points} punti.</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vince</translation>
    </message>
    <message>
        <source>{name} wins the series, points: {points}.</source>
        <translation>{name} vince la serie, punti: {points}.</translation>
    </message>
    <message>
        <source>{number} first places</source>
        <translation>{number} primi posti</translation>
    </message>
    <message>
        <source>{number} matches since {time}.</source>
        <translation>{number} partite dalle {time}.</translation>
    </message>
    <message>
        <source>{number} points behind {name}</source>
        <translation>a {number} punti da {name}</translation>
    </message>
    <message>
        <source>{number} second places</source>
        <translation>{number} secondi posti</translation>
    </message>
    <message>
        <source>{page} of {pages}</source>
        <translation>{page} di {pages}</translation>
    </message>
    <message>
        <source>{places}; equal places share.</source>
        <translation>{places}; i posti uguali se li dividono.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>2–12 players</source>
        <translation>2–12 giocatori</translation>
    </message>
    <message>
        <source>2–4 players</source>
        <translation>2–4 giocatori</translation>
    </message>
    <message>
        <source>4 players</source>
        <translation>4 giocatori</translation>
    </message>
    <message>
        <source>Chinchón</source>
        <translation>Chinchón</translation>
    </message>
    <message>
        <source>Chinese Ten</source>
        <translation>Dieci cinese</translation>
    </message>
    <message>
        <source>Chinese poker</source>
        <translation>Poker cinese</translation>
    </message>
    <message>
        <source>Four seats, 144 tiles, three fan to win.</source>
        <translation>Quattro posti, 144 tessere, tre fan.</translation>
    </message>
    <message>
        <source>Hong Kong mahjong</source>
        <translation>Mahjong di Hong Kong</translation>
    </message>
    <message>
        <source>How many coins are in all the fists?</source>
        <translation>Quante monete ci sono nei pugni?</translation>
    </message>
    <message>
        <source>Knock with little. A hundred loses.</source>
        <translation>Bussa con poco. Chi arriva a cento perde.</translation>
    </message>
    <message>
        <source>Los Chinos</source>
        <translation>Los Chinos</translation>
    </message>
    <message>
        <source>Mahjong hand calculator</source>
        <translation>Calcolatore di mani di mahjong</translation>
    </message>
    <message>
        <source>Thirteen cards, three rows, four boards.</source>
        <translation>Tredici carte, tre file, quattro tavoli.</translation>
    </message>
    <message>
        <source>Two cards make ten. Only red counts.</source>
        <translation>Due carte fanno dieci. Conta solo il rosso.</translation>
    </message>
</context>
<context>
    <name>keeper</name>
    <message numerus="yes">
        <source>%n row(s) entered.</source>
        <translation>
            <numerusform>%n riga annotata.</numerusform>
            <numerusform>%n righe annotate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct row {number} first.</source>
        <translation>Correggi prima la riga {number}.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Enter deal {number}</source>
        <translation>Annota la mano {number}</translation>
    </message>
    <message>
        <source>Nobody sits there any more.</source>
        <translation>Lì non siede più nessuno.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Non si è ancora giocato niente.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Somebody is called {name} already.</source>
        <translation>C’è già qualcuno che si chiama {name}.</translation>
    </message>
    <message>
        <source>The match was over before.</source>
        <translation>La partita era già finita.</translation>
    </message>
    <message>
        <source>The players stop here. {winner}</source>
        <translation>I giocatori si fermano qui. {winner}</translation>
    </message>
    <message>
        <source>The rules of this sheet allow no more players.</source>
        <translation>Le regole di questo foglio non ammettono altri giocatori.</translation>
    </message>
    <message>
        <source>The table is full: {most} play at most. A latecomer can take over a seat.</source>
        <translation>Il tavolo è pieno: si gioca al massimo in {most}. Chi arriva dopo può prendere il posto di qualcuno.</translation>
    </message>
    <message>
        <source>This sheet is full. Begin another one.</source>
        <translation>Questo foglio è pieno. Cominciane un altro.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Chi dà le carte per primo</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>in testa</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>fermata</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vince</translation>
    </message>
    <message>
        <source>{names} share the win with {total}.</source>
        <translation>{names} vincono insieme con {total}.</translation>
    </message>
    <message>
        <source>{name} for {other}</source>
        <translation>{name} per {other}</translation>
    </message>
    <message>
        <source>{name} joins</source>
        <translation>entra {name}</translation>
    </message>
    <message>
        <source>{name} joins and begins with {total}.</source>
        <translation>{name} entra e comincia con {total}.</translation>
    </message>
    <message>
        <source>{name} takes over from {other} with {total}.</source>
        <translation>{name} prende il posto di {other} con {total}.</translation>
    </message>
    <message>
        <source>{name} wins with {total}.</source>
        <translation>{name} vince con {total}.</translation>
    </message>
    <message>
        <source>{name}: total</source>
        <translation>{name}: totale</translation>
    </message>
    <message>
        <source>{text} is no whole number.</source>
        <translation>{text} non è un numero intero.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Beginner</source>
        <translation>Novellino</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
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
        <translation>Cliente fisso</translation>
    </message>
    <message>
        <source>Sly</source>
        <translation>Volpe</translation>
    </message>
</context>
<context>
    <name>mahjong</name>
    <message numerus="yes">
        <source>%n concealed tile(s)</source>
        <translation>
            <numerusform>%n tessera coperta</numerusform>
            <numerusform>%n tessere coperte</numerusform>
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
            <numerusform>Serve %n fan per vincere.</numerusform>
            <numerusform>Servono %n fan per vincere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s).</source>
        <translation>
            <numerusform>%n giro.</numerusform>
            <numerusform>%n giri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are missing.</source>
        <translation>
            <numerusform>Manca %n tessera.</numerusform>
            <numerusform>Mancano %n tessere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from ready, whatever the fan.</source>
        <translation>
            <numerusform>A %n tessera dall’attesa, quali che siano i fan.</numerusform>
            <numerusform>A %n tessere dall’attesa, quali che siano i fan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the wall.</source>
        <translation>
            <numerusform>Resta %n tessera nel muro.</numerusform>
            <numerusform>Restano %n tessere nel muro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) too many.</source>
        <translation>
            <numerusform>%n tessera di troppo.</numerusform>
            <numerusform>%n tessere di troppo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unità</numerusform>
            <numerusform>%n unità</numerusform>
        </translation>
    </message>
    <message>
        <source>0 fan of {minimum}.</source>
        <translation>0 fan su {minimum}.</translation>
    </message>
    <message>
        <source>1, 9 and honours only</source>
        <translation>solo 1, 9 e onori</translation>
    </message>
    <message>
        <source>1112345678999 of a suit and one more of it</source>
        <translation>1112345678999 di un seme e un’altra dello stesso</translation>
    </message>
    <message>
        <source>&lt;b&gt;Throw one tile.&lt;/b&gt;</source>
        <translation>&lt;b&gt;Scarta una tessera.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Throw one tile.&lt;/b&gt; You drew {tile}.</source>
        <translation>&lt;b&gt;Scarta una tessera.&lt;/b&gt; Hai pescato {tile}.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Your flowers win by themselves, if you like.&lt;/b&gt;</source>
        <translation>&lt;b&gt;I tuoi fiori vincono da soli, se vuoi.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A drawn hand</source>
        <translation>Mano nulla</translation>
    </message>
    <message>
        <source>A drawn hand: {name} stays dealer, streak {streak}.</source>
        <translation>Mano nulla: {name} resta mazziere, serie {streak}.</translation>
    </message>
    <message>
        <source>A false win</source>
        <translation>Falsa vittoria</translation>
    </message>
    <message>
        <source>A flower is no tile of the hand.</source>
        <translation>Un fiore non è una tessera della mano.</translation>
    </message>
    <message>
        <source>A kong can only be robbed by a win.</source>
        <translation>Un kong si ruba solo vincendo.</translation>
    </message>
    <message>
        <source>A kong needs four alike, or the fourth tile of your own pung.</source>
        <translation>Un kong chiede quattro uguali, o la quarta tessera di un tuo pung.</translation>
    </message>
    <message>
        <source>A limit hand: {fan} fan = {units} ({table}).</source>
        <translation>Mano limite: {fan} fan = {units} ({table}).</translation>
    </message>
    <message>
        <source>A player wins a hand once.</source>
        <translation>Nessuno vince due volte una mano.</translation>
    </message>
    <message>
        <source>A pung needs two of the tile in your hand, a kong three.</source>
        <translation>Un pung chiede due di quelle tessere in mano, un kong tre.</translation>
    </message>
    <message>
        <source>A tie at the top: {names}.</source>
        <translation>Pareggio in testa: {names}.</translation>
    </message>
    <message>
        <source>After a claimed chow or pung you only throw a tile.</source>
        <translation>Dopo un chow o pung preso scarti soltanto.</translation>
    </message>
    <message>
        <source>All chows</source>
        <translation>Tutti chow</translation>
    </message>
    <message>
        <source>All four flowers</source>
        <translation>Tutti e quattro i fiori</translation>
    </message>
    <message>
        <source>All four seasons</source>
        <translation>Tutte e quattro le stagioni</translation>
    </message>
    <message>
        <source>All honours</source>
        <translation>Tutto onori</translation>
    </message>
    <message>
        <source>All pungs</source>
        <translation>Tutti pung</translation>
    </message>
    <message>
        <source>All terminals</source>
        <translation>Tutto terminali</translation>
    </message>
    <message>
        <source>Another reading</source>
        <translation>Altra lettura</translation>
    </message>
    <message>
        <source>Big four winds</source>
        <translation>Quattro venti grandi</translation>
    </message>
    <message>
        <source>Big three dragons</source>
        <translation>Tre draghi grandi</translation>
    </message>
    <message>
        <source>By own draw nobody discards.</source>
        <translation>Con la pesca propria nessuno scarta.</translation>
    </message>
    <message>
        <source>By own draw with as many fan: {points} from each of the three.</source>
        <translation>Con pesca propria e gli stessi fan: {points} da ognuno dei tre.</translation>
    </message>
    <message>
        <source>By these rules nobody is liable.</source>
        <translation>Con queste regole nessuno è responsabile.</translation>
    </message>
    <message>
        <source>By these rules only the nearest winner in turn order after the discarder wins.</source>
        <translation>Con queste regole vince solo chi viene prima in ordine di turno dopo chi scarta.</translation>
    </message>
    <message>
        <source>Chow</source>
        <translation>Chow</translation>
    </message>
    <message>
        <source>Claim the tile, or pass: N.</source>
        <translation>Prendi la tessera o passa: N.</translation>
    </message>
    <message>
        <source>Claims?</source>
        <translation>Chiamate?</translation>
    </message>
    <message>
        <source>Concealed hand</source>
        <translation>Mano coperta</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Counted reading</source>
        <translation>Lettura contata</translation>
    </message>
    <message>
        <source>Discards in order: {tiles}</source>
        <translation>Scarti in ordine: {tiles}</translation>
    </message>
    <message>
        <source>Does anybody claim it?</source>
        <translation>Qualcuno la chiama?</translation>
    </message>
    <message>
        <source>Does anybody rob the kong?</source>
        <translation>Qualcuno ruba il kong?</translation>
    </message>
    <message>
        <source>Drawn hand: nobody pays, the dealer stays.</source>
        <translation>Mano nulla: nessuno paga, il mazziere resta.</translation>
    </message>
    <message>
        <source>Each flower is there once, and only where flowers are played.</source>
        <translation>Ogni fiore esiste una volta sola, e solo se si gioca con i fiori.</translation>
    </message>
    <message>
        <source>Each of the others gets {points}. All four add up to zero.</source>
        <translation>Gli altri ricevono {points} a testa. La somma dei quattro è zero.</translation>
    </message>
    <message>
        <source>Each of the three pays</source>
        <translation>Paga ciascuno dei tre</translation>
    </message>
    <message>
        <source>Each winner is paid in full by {name}. All four add up to zero.</source>
        <translation>{name} paga per intero ogni vincitore. La somma dei quattro è zero.</translation>
    </message>
    <message>
        <source>Earthly hand</source>
        <translation>Mano terrena</translation>
    </message>
    <message>
        <source>Eight flowers</source>
        <translation>Otto fiori</translation>
    </message>
    <message>
        <source>Enter hand {number}</source>
        <translation>Annota la mano {number}</translation>
    </message>
    <message>
        <source>False win</source>
        <translation>Falsa vittoria</translation>
    </message>
    <message>
        <source>False win by {name}: the hand is void.</source>
        <translation>Falsa vittoria di {name}: la mano è annullata.</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Classifica finale</translation>
    </message>
    <message>
        <source>Flower replacement</source>
        <translation>Sostituta del fiore</translation>
    </message>
    <message>
        <source>Flowers: {tiles}</source>
        <translation>Fiori: {tiles}</translation>
    </message>
    <message>
        <source>Four concealed pungs</source>
        <translation>Quattro pung coperti</translation>
    </message>
    <message>
        <source>Four kongs</source>
        <translation>Quattro kong</translation>
    </message>
    <message>
        <source>Full flush</source>
        <translation>Colore pieno</translation>
    </message>
    <message>
        <source>Green dragon</source>
        <translation>Drago verde</translation>
    </message>
    <message>
        <source>Half flush</source>
        <translation>Mezzo colore</translation>
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
        <translation>Mano {number}, giro di {wind}: {title}. {payments}</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Heavenly hand</source>
        <translation>Mano celeste</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason}</source>
        <translation>Suggerimento: {action}. {reason}</translation>
    </message>
    <message>
        <source>How many fan has {name}?</source>
        <translation>Quanti fan ha {name}?</translation>
    </message>
    <message>
        <source>Human hand</source>
        <translation>Mano umana</translation>
    </message>
    <message>
        <source>It brings the hand on.</source>
        <translation>Fa avanzare la mano.</translation>
    </message>
    <message>
        <source>It brings you nearer to {plan}.</source>
        <translation>Ti avvicina a {plan}.</translation>
    </message>
    <message>
        <source>It does not help towards {plan}.</source>
        <translation>Non aiuta per {plan}.</translation>
    </message>
    <message>
        <source>It is needed least.</source>
        <translation>È quella che serve di meno.</translation>
    </message>
    <message>
        <source>It takes seven flowers to win by them.</source>
        <translation>Servono sette fiori per vincere con quelli.</translation>
    </message>
    <message>
        <source>Just drawn: {tile}</source>
        <translation>Appena pescata: {tile}</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Kong on kong</source>
        <translation>Kong su kong</translation>
    </message>
    <message>
        <source>Kong replacement</source>
        <translation>Sostituta del kong</translation>
    </message>
    <message>
        <source>Last discard</source>
        <translation>Ultimo scarto</translation>
    </message>
    <message>
        <source>Last tile of the wall</source>
        <translation>Ultima tessera del muro</translation>
    </message>
    <message>
        <source>Match sheet</source>
        <translation>Foglio della partita</translation>
    </message>
    <message>
        <source>Mixed terminals</source>
        <translation>Terminali misti</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Mano successiva</translation>
    </message>
    <message>
        <source>Nine gates</source>
        <translation>Nove porte</translation>
    </message>
    <message>
        <source>No discard lies open.</source>
        <translation>Nessuno scarto è sul tavolo.</translation>
    </message>
    <message>
        <source>No discards</source>
        <translation>Nessuno scarto</translation>
    </message>
    <message>
        <source>No flowers</source>
        <translation>Senza fiori</translation>
    </message>
    <message>
        <source>No hand has more than {most} fan.</source>
        <translation>Nessuna mano ha più di {most} fan.</translation>
    </message>
    <message>
        <source>No winning hand. Press Win once more to call a false win and pay.</source>
        <translation>Non è una mano vincente. Premi ancora Vittoria per chiamare una falsa vittoria e pagare.</translation>
    </message>
    <message>
        <source>Not a winning hand yet.</source>
        <translation>Non è ancora una mano vincente.</translation>
    </message>
    <message>
        <source>Not a winning hand: four sets and a pair are needed.</source>
        <translation>Non è una mano vincente: servono quattro combinazioni e una coppia.</translation>
    </message>
    <message>
        <source>Not a winning hand: it needs four sets and a pair.</source>
        <translation>Non è una mano vincente: ci vogliono quattro combinazioni e una coppia.</translation>
    </message>
    <message>
        <source>Not counted: another reading is worth more.</source>
        <translation>Non contata: un’altra lettura vale di più.</translation>
    </message>
    <message>
        <source>Not now: wait for your turn.</source>
        <translation>Non ora: aspetta il tuo turno.</translation>
    </message>
    <message>
        <source>Note these figures: after the match you can check that no tile was moved.</source>
        <translation>Annota queste cifre: dopo la partita puoi verificare che nessuna tessera è stata spostata.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>On a discard with as many fan: {points} from the discarder alone.</source>
        <translation>Su scarto con gli stessi fan: {points} solo da chi scarta.</translation>
    </message>
    <message>
        <source>One of the sets is none.</source>
        <translation>Una delle combinazioni non è valida.</translation>
    </message>
    <message>
        <source>One player alone wins by own draw.</source>
        <translation>Con la pesca propria vince uno solo.</translation>
    </message>
    <message>
        <source>Only the next seat can claim a chow.</source>
        <translation>Solo il posto successivo può prendere un chow.</translation>
    </message>
    <message>
        <source>Other winner</source>
        <translation>Altro vincitore</translation>
    </message>
    <message>
        <source>Others win on this tile about {risk} times in 100.</source>
        <translation>Su questa tessera un altro vince circa {risk} volte su 100.</translation>
    </message>
    <message>
        <source>Own draw would add 1.</source>
        <translation>La pesca propria darebbe 1 in più.</translation>
    </message>
    <message>
        <source>Own draw: each of the three pays one share.</source>
        <translation>Pesca propria: ognuno dei tre paga una quota.</translation>
    </message>
    <message>
        <source>Own flower</source>
        <translation>Fiore proprio</translation>
    </message>
    <message>
        <source>Own season</source>
        <translation>Stagione propria</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Passes by itself after {seconds} s.</source>
        <translation>Passa da sé dopo {seconds} s.</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagamenti</translation>
    </message>
    <message>
        <source>Payments: {payments}.</source>
        <translation>Pagamenti: {payments}.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posto</translation>
    </message>
    <message>
        <source>Place {place}</source>
        <translation>Posto {place}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Red dragon</source>
        <translation>Drago rosso</translation>
    </message>
    <message>
        <source>Robbing the kong</source>
        <translation>Furto del kong</translation>
    </message>
    <message>
        <source>Round wind</source>
        <translation>Vento del giro</translation>
    </message>
    <message>
        <source>Say who discarded the winning tile: not the winner.</source>
        <translation>Indica chi ha scartato la tessera vincente: non chi vince.</translation>
    </message>
    <message>
        <source>Seat wind</source>
        <translation>Vento del posto</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Pesca propria</translation>
    </message>
    <message>
        <source>Seven flowers</source>
        <translation>Sette fiori</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Sette coppie</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>Più vincitori</translation>
    </message>
    <message>
        <source>Several winners: {names}</source>
        <translation>Più vincitori: {names}</translation>
    </message>
    <message>
        <source>Small four winds</source>
        <translation>Quattro venti piccoli</translation>
    </message>
    <message>
        <source>Small three dragons</source>
        <translation>Tre draghi piccoli</translation>
    </message>
    <message>
        <source>Somebody else is liable only where a hand is won by own draw.</source>
        <translation>Un altro è responsabile solo se si vince con la pesca propria.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordina</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>Sum: {totals}</source>
        <translation>Somma: {totals}</translation>
    </message>
    <message>
        <source>That is a true win: call it as one.</source>
        <translation>È una vittoria vera: chiamala come tale.</translation>
    </message>
    <message>
        <source>That player is not at the table.</source>
        <translation>Quel giocatore non è al tavolo.</translation>
    </message>
    <message>
        <source>That tile is not in your hand.</source>
        <translation>Quella tessera non è nella tua mano.</translation>
    </message>
    <message>
        <source>The aim is {plan}, won about {win} times in 100.</source>
        <translation>L’obiettivo è {plan}: riesce circa {win} volte su 100.</translation>
    </message>
    <message>
        <source>The aim is {plan}.</source>
        <translation>L’obiettivo è {plan}.</translation>
    </message>
    <message numerus="yes">
        <source>The aim is {plan}: %n tile(s) from ready for it.</source>
        <translation>
            <numerusform>L’obiettivo è {plan}: a %n tessera dall’attesa per questo.</numerusform>
            <numerusform>L’obiettivo è {plan}: a %n tessere dall’attesa per questo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The aim is {plan}: ready for it.</source>
        <translation>L’obiettivo è {plan}: la mano è in attesa per questo.</translation>
    </message>
    <message>
        <source>The deal has come round for the last time: the match is over.</source>
        <translation>Il mazziere ha fatto l’ultimo giro: la partita è finita.</translation>
    </message>
    <message>
        <source>The hand has too few fan to win.</source>
        <translation>La mano ha troppo pochi fan per vincere.</translation>
    </message>
    <message>
        <source>The hand is complete.</source>
        <translation>La mano è completa.</translation>
    </message>
    <message>
        <source>The hand is ready, whatever the fan.</source>
        <translation>La mano è in attesa, quali che siano i fan.</translation>
    </message>
    <message>
        <source>The hand is void: {name} deals again.</source>
        <translation>Mano annullata: {name} resta mazziere.</translation>
    </message>
    <message>
        <source>The hand is worth enough.</source>
        <translation>La mano vale abbastanza.</translation>
    </message>
    <message>
        <source>The hand is worth more without the claim.</source>
        <translation>La mano vale di più senza prenderla.</translation>
    </message>
    <message>
        <source>The hand promises nothing: what is safe goes.</source>
        <translation>La mano non promette nulla: si scarta il sicuro.</translation>
    </message>
    <message>
        <source>The hand shows something that is not known here.</source>
        <translation>La mano mostra qualcosa che qui non si conosce.</translation>
    </message>
    <message>
        <source>The kong spoils nothing and brings another tile.</source>
        <translation>Il kong non rovina nulla e porta un’altra tessera.</translation>
    </message>
    <message>
        <source>The last discard can only be won on.</source>
        <translation>Sull’ultimo scarto si può solo vincere.</translation>
    </message>
    <message>
        <source>The last discard: {tile}, by {name}.</source>
        <translation>L’ultimo scarto: {tile}, di {name}.</translation>
    </message>
    <message>
        <source>The last hand: {title}.</source>
        <translation>L’ultima mano: {title}.</translation>
    </message>
    <message>
        <source>The lot falls on {name}, who deals first.</source>
        <translation>La sorte indica {name}: è il primo mazziere.</translation>
    </message>
    <message>
        <source>The match ends when {name} loses the deal.</source>
        <translation>La partita finisce quando {name} perde il mazzo.</translation>
    </message>
    <message>
        <source>The match is over: {winners}.</source>
        <translation>La partita è finita: {winners}.</translation>
    </message>
    <message>
        <source>The sheet is copied as text.</source>
        <translation>Il foglio è copiato come testo.</translation>
    </message>
    <message>
        <source>The wall is empty: a kong would find no replacement.</source>
        <translation>Il muro è finito: il kong non avrebbe la tessera di ricambio.</translation>
    </message>
    <message>
        <source>The wall ran out before anybody won.</source>
        <translation>Il muro è finito prima che qualcuno vincesse.</translation>
    </message>
    <message>
        <source>The winning tile is {tile}.</source>
        <translation>La tessera vincente è {tile}.</translation>
    </message>
    <message>
        <source>The {wind} round begins.</source>
        <translation>Comincia il giro di {wind}.</translation>
    </message>
    <message>
        <source>There are only four of each tile.</source>
        <translation>Ci sono solo quattro tessere di ogni tipo.</translation>
    </message>
    <message>
        <source>There is no discard to claim: it is your turn to throw a tile.</source>
        <translation>Non c&apos;è uno scarto da chiamare: tocca a te scartare una tessera.</translation>
    </message>
    <message>
        <source>There is nothing to claim.</source>
        <translation>Non c’è nulla da prendere.</translation>
    </message>
    <message>
        <source>These circumstances cannot come together: for one, who robs a kong holds no tile of it.</source>
        <translation>Queste circostanze non possono darsi insieme: per esempio, chi ruba un kong non ne ha nessuna tessera.</translation>
    </message>
    <message>
        <source>Thirteen orphans</source>
        <translation>Tredici orfani</translation>
    </message>
    <message>
        <source>This claim costs most of what the hand promises. Press again to claim all the same.</source>
        <translation>Questa presa costa quasi tutto ciò che la mano promette. Premi ancora per prenderla lo stesso.</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Questa mano</translation>
    </message>
    <message>
        <source>Too few fan.</source>
        <translation>Troppo pochi fan.</translation>
    </message>
    <message>
        <source>Towards a win</source>
        <translation>Verso la vittoria</translation>
    </message>
    <message>
        <source>Verify this match</source>
        <translation>Verifica questa partita</translation>
    </message>
    <message>
        <source>Wall empty: nobody pays.</source>
        <translation>Muro finito: nessuno paga.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Che cosa conta</translation>
    </message>
    <message>
        <source>What is left is worth most.</source>
        <translation>Quello che resta vale di più.</translation>
    </message>
    <message>
        <source>White dragon</source>
        <translation>Drago bianco</translation>
    </message>
    <message>
        <source>Who called the false win?</source>
        <translation>Chi ha chiamato la falsa vittoria?</translation>
    </message>
    <message>
        <source>Who discarded the winning tile?</source>
        <translation>Chi ha scartato la tessera vincente?</translation>
    </message>
    <message>
        <source>Who won?</source>
        <translation>Chi ha vinto?</translation>
    </message>
    <message>
        <source>Whoever has the code can know the tiles, so the match counts as practice.</source>
        <translation>Chi ha il codice può conoscere le tessere, quindi la partita conta come allenamento.</translation>
    </message>
    <message>
        <source>Whose kong was robbed?</source>
        <translation>Di chi è il kong rubato?</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>Win: {names}</source>
        <translation>Vince: {names}</translation>
    </message>
    <message>
        <source>With the kong the hand promises more.</source>
        <translation>Con il kong la mano promette di più.</translation>
    </message>
    <message>
        <source>With which tiles?</source>
        <translation>Con quali tessere?</translation>
    </message>
    <message>
        <source>With {tiles}: {drawn} by own draw, {thrown} by a discard.</source>
        <translation>Con {tiles}: {drawn} con pesca propria, {thrown} su uno scarto.</translation>
    </message>
    <message>
        <source>With {tiles}: {drawn} by own draw; a discard has {thrown} of {least}.</source>
        <translation>Con {tiles}: {drawn} con pesca propria; su uno scarto {thrown} di {least}.</translation>
    </message>
    <message>
        <source>With {tiles}: {thrown} by a discard.</source>
        <translation>Con {tiles}: {thrown} su uno scarto.</translation>
    </message>
    <message>
        <source>Without {tile} you wait for {tiles}: {left} left.</source>
        <translation>Senza {tile} aspetti {tiles}: ne restano {left}.</translation>
    </message>
    <message numerus="yes">
        <source>Without {tile}: %n tile(s) from ready, whatever the fan.</source>
        <translation>
            <numerusform>Senza {tile}: a %n tessera dall’attesa, quali che siano i fan.</numerusform>
            <numerusform>Senza {tile}: a %n tessere dall’attesa, quali che siano i fan.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can win now. Throw it once more to go on without.</source>
        <translation>Puoi vincere adesso. Scartala ancora per andare avanti senza.</translation>
    </message>
    <message>
        <source>You can win now: {fan}, {items}.</source>
        <translation>Puoi vincere adesso: {fan}, {items}.</translation>
    </message>
    <message>
        <source>You hold no two tiles that make a chow with it.</source>
        <translation>Non hai due tessere che facciano un chow con questa.</translation>
    </message>
    <message>
        <source>You passed a win on this tile: it is locked until you draw or claim.</source>
        <translation>Hai lasciato passare una vittoria su questa tessera: bloccata finché non peschi o prendi.</translation>
    </message>
    <message>
        <source>You threw {tile}. Waiting.</source>
        <translation>Hai scartato {tile}. In attesa.</translation>
    </message>
    <message>
        <source>You wait for {tiles}: {left} left.</source>
        <translation>Aspetti {tiles}: ne restano {left}.</translation>
    </message>
    <message>
        <source>You were waiting for {tiles}.</source>
        <translation>Aspettavi {tiles}.</translation>
    </message>
    <message>
        <source>You win with a tile you draw, not after a claim.</source>
        <translation>Si vince con una tessera pescata, non dopo averne presa una.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>La tua mano</translation>
    </message>
    <message>
        <source>a full flush</source>
        <translation>un seme puro</translation>
    </message>
    <message>
        <source>a full flush in {suit}</source>
        <translation>seme puro, {suit}</translation>
    </message>
    <message>
        <source>a half flush</source>
        <translation>un seme con onori</translation>
    </message>
    <message>
        <source>a half flush in {suit}</source>
        <translation>seme con onori, {suit}</translation>
    </message>
    <message>
        <source>a set of green dragons</source>
        <translation>una combinazione di draghi verdi</translation>
    </message>
    <message>
        <source>a set of red dragons</source>
        <translation>una combinazione di draghi rossi</translation>
    </message>
    <message>
        <source>a set of the round&apos;s wind</source>
        <translation>una combinazione del vento del giro</translation>
    </message>
    <message>
        <source>a set of the seat&apos;s wind</source>
        <translation>una combinazione del vento del posto</translation>
    </message>
    <message>
        <source>a set of white dragons</source>
        <translation>una combinazione di draghi bianchi</translation>
    </message>
    <message>
        <source>a set of {wind}, the wind of the round</source>
        <translation>una combinazione di {wind}, il vento del giro</translation>
    </message>
    <message>
        <source>a set of {wind}, the wind of the seat</source>
        <translation>una combinazione di {wind}, il vento del posto</translation>
    </message>
    <message>
        <source>all chows</source>
        <translation>tutti chow</translation>
    </message>
    <message>
        <source>all chows, concealed</source>
        <translation>tutti chow, coperta</translation>
    </message>
    <message>
        <source>all eight flowers and seasons</source>
        <translation>tutti gli otto fiori e stagioni</translation>
    </message>
    <message>
        <source>all four flowers</source>
        <translation>tutti e quattro i fiori</translation>
    </message>
    <message>
        <source>all four seasons</source>
        <translation>tutte e quattro le stagioni</translation>
    </message>
    <message>
        <source>all pungs</source>
        <translation>tutti pung</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e altro %n</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>any hand with enough fan</source>
        <translation>qualunque mano con abbastanza fan</translation>
    </message>
    <message>
        <source>any hand with sets of {tiles}</source>
        <translation>qualunque mano con combinazioni di {tiles}</translation>
    </message>
    <message>
        <source>bamboo</source>
        <translation>bambù</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caratteri</translation>
    </message>
    <message>
        <source>chow</source>
        <translation>chow</translation>
    </message>
    <message>
        <source>claim or pass</source>
        <translation>prendi o passa</translation>
    </message>
    <message>
        <source>claim the chow with {tiles}</source>
        <translation>prendi il chow con {tiles}</translation>
    </message>
    <message>
        <source>claim the kong</source>
        <translation>prendi il kong</translation>
    </message>
    <message>
        <source>claim the pung</source>
        <translation>prendi il pung</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>concealed, winning tile ringed</source>
        <translation>coperta, tessera vincente segnata</translation>
    </message>
    <message>
        <source>declare a kong of {tile}</source>
        <translation>dichiara un kong di {tile}</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>cerchi</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>a sorte</translation>
    </message>
    <message>
        <source>every 1, 9 and honour, one of them twice</source>
        <translation>ogni 1, 9 e onore, uno di essi due volte</translation>
    </message>
    <message>
        <source>false win, {name}</source>
        <translation>falsa vittoria, {name}</translation>
    </message>
    <message>
        <source>flower {number}, and {name} is {wind}</source>
        <translation>fiore {number}, e {name} è {wind}</translation>
    </message>
    <message>
        <source>flowers</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>four chows and a pair</source>
        <translation>quattro chow e una coppia</translation>
    </message>
    <message>
        <source>four kongs and a pair</source>
        <translation>quattro kong e una coppia</translation>
    </message>
    <message>
        <source>four pungs or kongs and a pair</source>
        <translation>quattro pung o kong e una coppia</translation>
    </message>
    <message>
        <source>four pungs or kongs, none claimed</source>
        <translation>quattro pung o kong, nessuno preso</translation>
    </message>
    <message>
        <source>four sets of winds</source>
        <translation>quattro combinazioni di venti</translation>
    </message>
    <message>
        <source>go on to the next hand</source>
        <translation>vai alla mano successiva</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>totale</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>appena pescata</translation>
    </message>
    <message>
        <source>kong</source>
        <translation>kong</translation>
    </message>
    <message>
        <source>kong, concealed</source>
        <translation>kong coperto</translation>
    </message>
    <message>
        <source>last hand</source>
        <translation>ultima mano</translation>
    </message>
    <message>
        <source>last tiles</source>
        <translation>ultime tessere</translation>
    </message>
    <message>
        <source>left</source>
        <translation>restano</translation>
    </message>
    <message>
        <source>limit {limit}, at least {minimum} needed</source>
        <translation>limite {limit}, minimo {minimum}</translation>
    </message>
    <message>
        <source>neither a flower nor a season</source>
        <translation>né fiori né stagioni</translation>
    </message>
    <message>
        <source>no set was laid open</source>
        <translation>nessuna combinazione scoperta</translation>
    </message>
    <message>
        <source>not counted: a kong was declared</source>
        <translation>non contata: un kong è stato dichiarato</translation>
    </message>
    <message>
        <source>not counted: a limit hand is worth the limit alone</source>
        <translation>non contata: una mano limite vale solo il limite</translation>
    </message>
    <message>
        <source>not counted: a set was claimed</source>
        <translation>non contata: una combinazione è stata presa</translation>
    </message>
    <message>
        <source>not counted: {item} stands in its place</source>
        <translation>non contata: al suo posto {item}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ora</translation>
    </message>
    <message>
        <source>one suit and honours only</source>
        <translation>solo un seme e onori</translation>
    </message>
    <message>
        <source>one suit only</source>
        <translation>solo un seme</translation>
    </message>
    <message>
        <source>only 1 and 9</source>
        <translation>solo 1 e 9</translation>
    </message>
    <message>
        <source>own flower</source>
        <translation>fiore proprio</translation>
    </message>
    <message>
        <source>own season</source>
        <translation>stagione propria</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>gioca</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>pung</translation>
    </message>
    <message>
        <source>season {number}, and {name} is {wind}</source>
        <translation>stagione {number}, e {name} è {wind}</translation>
    </message>
    <message>
        <source>seven of the eight flowers and seasons</source>
        <translation>sette degli otto fiori e stagioni</translation>
    </message>
    <message>
        <source>seven pairs</source>
        <translation>sette coppie</translation>
    </message>
    <message>
        <source>seven pairs instead of sets</source>
        <translation>sette coppie al posto delle combinazioni</translation>
    </message>
    <message>
        <source>the dealer wins with the dealt hand</source>
        <translation>il mazziere vince con la mano distribuita</translation>
    </message>
    <message>
        <source>the flower of the seat</source>
        <translation>il fiore del posto</translation>
    </message>
    <message>
        <source>the season of the seat</source>
        <translation>la stagione del posto</translation>
    </message>
    <message>
        <source>the winning tile came from the wall</source>
        <translation>la tessera vincente viene dal muro</translation>
    </message>
    <message>
        <source>thirteen orphans</source>
        <translation>tredici orfani</translation>
    </message>
    <message>
        <source>three sets and the pair of winds</source>
        <translation>tre combinazioni e la coppia di venti</translation>
    </message>
    <message>
        <source>three sets of dragons</source>
        <translation>tre combinazioni di draghi</translation>
    </message>
    <message>
        <source>throw {tile}</source>
        <translation>scarta {tile}</translation>
    </message>
    <message>
        <source>tiles left</source>
        <translation>tessere restano</translation>
    </message>
    <message>
        <source>to the pond</source>
        <translation>agli scarti</translation>
    </message>
    <message>
        <source>two sets and the pair of dragons</source>
        <translation>due combinazioni e la coppia di draghi</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>win</source>
        <translation>vinci</translation>
    </message>
    <message>
        <source>winds and dragons only</source>
        <translation>solo venti e draghi</translation>
    </message>
    <message>
        <source>won after two kongs in one turn</source>
        <translation>vinta dopo due kong in un turno</translation>
    </message>
    <message>
        <source>won on a discard before the first own draw</source>
        <translation>vinta su uno scarto prima della prima pesca</translation>
    </message>
    <message>
        <source>won on the dealer&apos;s first discard</source>
        <translation>vinta sul primo scarto del mazziere</translation>
    </message>
    <message>
        <source>won on the discard after the last tile</source>
        <translation>vinta sullo scarto dopo l’ultima tessera</translation>
    </message>
    <message>
        <source>won with the last tile of the wall</source>
        <translation>vinta con l’ultima tessera del muro</translation>
    </message>
    <message>
        <source>won with the tile drawn for a flower</source>
        <translation>vinta con la tessera pescata per un fiore</translation>
    </message>
    <message>
        <source>won with the tile drawn for a kong</source>
        <translation>vinta con la tessera pescata per un kong</translation>
    </message>
    <message>
        <source>won with the tile of another&apos;s kong</source>
        <translation>vinta con la tessera del kong di un altro</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>tocca a te</translation>
    </message>
    <message>
        <source>{counted} fan of {minimum}, flowers not counted: {items}.</source>
        <translation>{counted} fan su {minimum}, fiori non contati: {items}.</translation>
    </message>
    <message>
        <source>{counted} fan of {minimum}: {items}.</source>
        <translation>{counted} fan su {minimum}: {items}.</translation>
    </message>
    <message>
        <source>{fan} fan = {units} ({table}).</source>
        <translation>{fan} fan = {units} ({table}).</translation>
    </message>
    <message>
        <source>{fan} for {items}</source>
        <translation>{fan} per {items}</translation>
    </message>
    <message>
        <source>{fan} limit</source>
        <translation>{fan} limite</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>{meld}, concealed</source>
        <translation>{meld}, coperto</translation>
    </message>
    <message>
        <source>{meld}, from {name}</source>
        <translation>{meld}, da {name}</translation>
    </message>
    <message>
        <source>{name} called a win that was none and pays everybody a share at the limit.</source>
        <translation>{name} ha chiamato una falsa vittoria e paga a ognuno una quota al limite.</translation>
    </message>
    <message>
        <source>{name} calls a win that is none: the hand is void.</source>
        <translation>{name} chiama una falsa vittoria: la mano è annullata.</translation>
    </message>
    <message>
        <source>{name} cannot have less than 0 fan.</source>
        <translation>{name} non può avere meno di 0 fan.</translation>
    </message>
    <message>
        <source>{name} cannot win on the own discard.</source>
        <translation>{name} non può vincere sul proprio scarto.</translation>
    </message>
    <message>
        <source>{name} claims a chow</source>
        <translation>{name} chiama chow</translation>
    </message>
    <message>
        <source>{name} claims a kong</source>
        <translation>{name} chiama kong</translation>
    </message>
    <message>
        <source>{name} claims a pung</source>
        <translation>{name} chiama pung</translation>
    </message>
    <message>
        <source>{name} claims from {other}: {meld}.</source>
        <translation>{name} prende da {other}: {meld}.</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>mazziere {name}</translation>
    </message>
    <message>
        <source>{name} deals first</source>
        <translation>Comincia a dare {name}</translation>
    </message>
    <message>
        <source>{name} deals the next hand</source>
        <translation>La prossima mano la dà {name}</translation>
    </message>
    <message>
        <source>{name} deals, streak {streak}</source>
        <translation>mazziere {name}, serie {streak}</translation>
    </message>
    <message>
        <source>{name} dealt and did not win: the deal passes to {next}.</source>
        <translation>{name} era mazziere e non ha vinto: ora tocca a {next}.</translation>
    </message>
    <message>
        <source>{name} dealt and won: stays dealer, streak {streak}.</source>
        <translation>{name} era mazziere e ha vinto: lo resta, serie {streak}.</translation>
    </message>
    <message>
        <source>{name} declared the kong and pays for all: three shares.</source>
        <translation>{name} ha dichiarato il kong e paga per tutti: tre quote.</translation>
    </message>
    <message>
        <source>{name} declared the kong and pays two shares.</source>
        <translation>{name} ha dichiarato il kong e paga due quote.</translation>
    </message>
    <message>
        <source>{name} declares a kong</source>
        <translation>{name} dichiara kong</translation>
    </message>
    <message>
        <source>{name} declares a kong of {tile}.</source>
        <translation>{name} dichiara un kong di {tile}.</translation>
    </message>
    <message>
        <source>{name} discarded it and pays for all: three shares.</source>
        <translation>{name} l’ha scartata e paga per tutti: tre quote.</translation>
    </message>
    <message>
        <source>{name} discarded it and pays two shares.</source>
        <translation>{name} l’ha scartata e paga due quote.</translation>
    </message>
    <message>
        <source>{name} draws a flower</source>
        <translation>{name} pesca un fiore</translation>
    </message>
    <message>
        <source>{name} draws a replacement</source>
        <translation>{name} pesca una tessera di ricambio</translation>
    </message>
    <message>
        <source>{name} draws a replacement.</source>
        <translation>{name} pesca una tessera di ricambio.</translation>
    </message>
    <message>
        <source>{name} draws {flower} and lays it open.</source>
        <translation>{name} pesca {flower} e lo scopre.</translation>
    </message>
    <message>
        <source>{name} fed the hand and pays all three shares.</source>
        <translation>{name} ha alimentato la mano e paga tutte e tre le quote.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has stayed dealer %n time(s).</source>
        <translation>
            <numerusform>{name} resta mazziere per la %n volta.</numerusform>
            <numerusform>{name} resta mazziere da %n volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has {fan} fan, and {minimum} are needed to win.</source>
        <translation>{name} ha {fan} fan, e ne servono {minimum} per vincere.</translation>
    </message>
    <message>
        <source>{name} is {wind}, {round} round.</source>
        <translation>{name} è {wind}, giro di {round}.</translation>
    </message>
    <message>
        <source>{name} lays down {meld}.</source>
        <translation>{name} cala {meld}.</translation>
    </message>
    <message>
        <source>{name} lays flowers open</source>
        <translation>{name} scopre fiori</translation>
    </message>
    <message>
        <source>{name} lays open: {flowers}.</source>
        <translation>{name} scopre: {flowers}.</translation>
    </message>
    <message>
        <source>{name} makes a kong</source>
        <translation>{name} forma kong</translation>
    </message>
    <message>
        <source>{name} makes a kong of {tile}. &lt;b&gt;Rob it, or pass.&lt;/b&gt;</source>
        <translation>{name} fa un kong di {tile}. &lt;b&gt;Rubalo o passa.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{name} makes a kong of {tile}. Waiting.</source>
        <translation>{name} fa un kong di {tile}. In attesa.</translation>
    </message>
    <message>
        <source>{name} may win by flowers.</source>
        <translation>{name} può vincere con i fiori.</translation>
    </message>
    <message>
        <source>{name} pays alone</source>
        <translation>Paga solo {name}</translation>
    </message>
    <message>
        <source>{name} pays every winner in full</source>
        <translation>{name} paga ogni vittoria per intero</translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation>Gioca {name}.</translation>
    </message>
    <message>
        <source>{name} robs the kong of {other}</source>
        <translation>{name} ruba il kong di {other}</translation>
    </message>
    <message>
        <source>{name} threw</source>
        <translation>{name} scarta</translation>
    </message>
    <message>
        <source>{name} threw {tile}. &lt;b&gt;Claim it, or pass.&lt;/b&gt;</source>
        <translation>{name} ha scartato {tile}. &lt;b&gt;Prendila o passa.&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{name} threw {tile}. Waiting.</source>
        <translation>{name} ha scartato {tile}. In attesa.</translation>
    </message>
    <message>
        <source>{name} throws {tile}.</source>
        <translation>{name} scarta {tile}.</translation>
    </message>
    <message>
        <source>{name} to throw</source>
        <translation>Scarta {name}</translation>
    </message>
    <message>
        <source>{name} wins by flowers</source>
        <translation>{name} vince con i fiori</translation>
    </message>
    <message>
        <source>{name} wins by own draw</source>
        <translation>{name} vince di pesca propria</translation>
    </message>
    <message>
        <source>{name} wins on the discard of {other}</source>
        <translation>{name} vince sullo scarto di {other}</translation>
    </message>
    <message>
        <source>{name} wins the match with {points}.</source>
        <translation>{name} vince la partita con {points}.</translation>
    </message>
    <message>
        <source>{name} wins with {fan} and receives {points}.</source>
        <translation>{name} vince con {fan} e riceve {points}.</translation>
    </message>
    <message>
        <source>{name}: flowers?</source>
        <translation>{name}: fiori?</translation>
    </message>
    <message>
        <source>{raw} fan, the limit is {fan} = {units} ({table}).</source>
        <translation>{raw} fan, il limite è {fan} = {units} ({table}).</translation>
    </message>
    <message>
        <source>{round} is over.</source>
        <translation>{round}: finita.</translation>
    </message>
    <message numerus="yes">
        <source>{round}, %n tile(s) left.</source>
        <translation>
            <numerusform>{round}, resta %n tessera.</numerusform>
            <numerusform>{round}, restano %n tessere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: {dealer}, {wall} tiles are left.</source>
        <translation>{round}: {dealer}, restano {wall} tessere.</translation>
    </message>
    <message>
        <source>{shares} = {total}. All four add up to zero.</source>
        <translation>{shares} = {total}. La somma dei quattro è zero.</translation>
    </message>
    <message>
        <source>{stands} {totals}.</source>
        <translation>{stands} {totals}.</translation>
    </message>
    <message>
        <source>{suit} and honours only</source>
        <translation>solo {suit} e onori</translation>
    </message>
    <message>
        <source>{suit} only</source>
        <translation>solo {suit}</translation>
    </message>
    <message>
        <source>{tile} four times</source>
        <translation>{tile} quattro volte</translation>
    </message>
    <message>
        <source>{tile} from {name}</source>
        <translation>{tile}, da {name}</translation>
    </message>
    <message>
        <source>{tile} three times</source>
        <translation>{tile} tre volte</translation>
    </message>
    <message>
        <source>{tile} twice</source>
        <translation>{tile} due volte</translation>
    </message>
    <message>
        <source>{tile}, just drawn</source>
        <translation>{tile}, appena pescata</translation>
    </message>
    <message>
        <source>{tile}, the winning tile</source>
        <translation>{tile}, la tessera vincente</translation>
    </message>
    <message>
        <source>{tile}, thrown by {name}</source>
        <translation>{tile}, scarto di {name}</translation>
    </message>
    <message>
        <source>{tile}, {set}</source>
        <translation>{tile}, {set}</translation>
    </message>
    <message>
        <source>{tile}. Somebody wins on it in one of {number} hands</source>
        <translation>{tile}. Qualcuno vince con essa in una mano su {number}</translation>
    </message>
    <message>
        <source>{tile}: it can only be won on</source>
        <translation>{tile}: vale solo per vincere</translation>
    </message>
    <message>
        <source>{tile}; it may still be robbed</source>
        <translation>{tile}; può ancora essere rubata</translation>
    </message>
    <message>
        <source>{wind} round, hand {number}</source>
        <translation>Giro di {wind}, mano {number}</translation>
    </message>
    <message>
        <source>{wind} round. {dealer}.</source>
        <translation>Giro {wind}. {dealer}.</translation>
    </message>
    <message>
        <source>{winners} by own draw.</source>
        <translation>{winners} con la pesca propria.</translation>
    </message>
    <message>
        <source>{winners} by robbing a kong of {giver}.</source>
        <translation>{winners} rubando un kong di {giver}.</translation>
    </message>
    <message>
        <source>{winners} on a discard of {giver}.</source>
        <translation>{winners} su uno scarto di {giver}.</translation>
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
        <translation>Tutte le opzioni come in «{preset}».</translation>
    </message>
    <message>
        <source>Has no effect: only with “{option}” set to {values}.</source>
        <translation>Non ha effetto: solo con «{option}» su {values}.</translation>
    </message>
    <message>
        <source>One setting differs from “{preset}”.</source>
        <translation>Un’opzione è diversa da «{preset}».</translation>
    </message>
    <message>
        <source>The number of seats and “{option}” differ.</source>
        <translation>Il numero di posti e «{option}» non coincidono.</translation>
    </message>
    <message>
        <source>Three settings differ from “{preset}”.</source>
        <translation>Tre opzioni diverse da «{preset}».</translation>
    </message>
    <message>
        <source>Two settings differ from “{preset}”.</source>
        <translation>Due opzioni diverse da «{preset}».</translation>
    </message>
    <message>
        <source>Unlike “{preset}”: {settings}.</source>
        <translation>A differenza di «{preset}»: {settings}.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>{count} settings differ from “{preset}”.</source>
        <translation>{count} opzioni diverse da «{preset}».</translation>
    </message>
    <message>
        <source>{low} to {high}.</source>
        <translation>Da {low} a {high}.</translation>
    </message>
    <message>
        <source>{settings}; and {count} more</source>
        <translation>{settings}; e altre {count}</translation>
    </message>
    <message>
        <source>“{option}” has a value that is not allowed.</source>
        <translation>«{option}» ha un valore non permesso.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>+100 adds the results of the deals, 1000 adds the red points.</source>
        <translation>+100 somma i risultati delle mani, 1000 somma i punti rossi.</translation>
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
        <translation>0: finché non la chiudi.</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>10 each</source>
        <translation>10 ciascuna</translation>
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
        <translation>120 secondi</translation>
    </message>
    <message>
        <source>144 tiles with flowers and seasons, or 136 without.</source>
        <translation>144 tessere con fiori e stagioni, o 136 senza.</translation>
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
        <translation>Con 40 carte mancano 8, 9 e 10; con 48 il 10. La pagina di regole seguita da questo gioco parla di un mazzo di 52, ma non dà valore a 8, 9 e 10; per questo qui di norma sono 40. Turni per mano: 7,5, 10,4, 12,1.</translation>
    </message>
    <message>
        <source>60 seconds</source>
        <translation>60 secondi</translation>
    </message>
    <message>
        <source>90 seconds</source>
        <translation>90 secondi</translation>
    </message>
    <message>
        <source>A buy-in is twenty points in chips.</source>
        <translation>Un acquisto sono venti punti in fiches.</translation>
    </message>
    <message>
        <source>A call that your own coins rule out. With real fists it can only be found at the opening.</source>
        <translation>Una chiamata che le tue stesse monete escludono. Con pugni veri si scopre solo all’apertura.</translation>
    </message>
    <message>
        <source>A claim that costs most of what the hand promises is asked about again.</source>
        <translation>Se una presa costa quasi tutto ciò che la mano promette, si chiede di nuovo.</translation>
    </message>
    <message>
        <source>A coffee for each foul</source>
        <translation>Un caffè per ogni fallo</translation>
    </message>
    <message>
        <source>A foul</source>
        <translation>Un fallo</translation>
    </message>
    <message>
        <source>A hand with flowers can still be a concealed hand.</source>
        <translation>Una mano con fiori può restare coperta.</translation>
    </message>
    <message>
        <source>A hand worth less may not win. Usual are 3, 1 and 0.</source>
        <translation>Una mano che vale meno non può vincere. Di solito 3, 1 o 0.</translation>
    </message>
    <message>
        <source>A joker turned up at the start goes into the middle of the stock.</source>
        <translation>Un jolly scoperto all’inizio va a metà del mazzo.</translation>
    </message>
    <message>
        <source>A passed win is locked</source>
        <translation>Vittoria passata, bloccata</translation>
    </message>
    <message>
        <source>A robbed kong pays for all</source>
        <translation>Il kong rubato paga per tutti</translation>
    </message>
    <message>
        <source>A running score has no chips and no caps, and may be negative.</source>
        <translation>Un punteggio continuo non ha fiches né limiti e può essere negativo.</translation>
    </message>
    <message>
        <source>A self-draw with the tile that replaces a flower is worth 1 fan more.</source>
        <translation>Una pesca propria con la sostituta di un fiore vale 1 fan in più.</translation>
    </message>
    <message>
        <source>A setting out of order is not accepted.</source>
        <translation>Una disposizione fuori ordine non è accettata.</translation>
    </message>
    <message>
        <source>A win on a discard before your first draw.</source>
        <translation>Una vittoria su scarto prima della tua prima pesca.</translation>
    </message>
    <message>
        <source>Ace of diamonds</source>
        <translation>Asso di quadri</translation>
    </message>
    <message>
        <source>After each full buy you may buy once for less.</source>
        <translation>Dopo ogni acquisto pieno puoi comprare una volta per meno.</translation>
    </message>
    <message>
        <source>After its deals</source>
        <translation>Dopo le sue mani</translation>
    </message>
    <message>
        <source>After passing a win you cannot win on that tile until you draw or claim.</source>
        <translation>Dopo aver passato una vittoria non puoi vincere con quella tessera finché non peschi o reclami.</translation>
    </message>
    <message>
        <source>After so many the lowest total wins. Void deals do not count.</source>
        <translation>Dopo tante mani vince il punteggio più basso. Le mani nulle non contano.</translation>
    </message>
    <message>
        <source>After the dealer</source>
        <translation>Dopo il mazziere</translation>
    </message>
    <message>
        <source>All compared</source>
        <translation>Tutti i confrontati</translation>
    </message>
    <message>
        <source>All discards</source>
        <translation>Tutto il cestino</translation>
    </message>
    <message>
        <source>All who win on a discard are paid. Otherwise only the nearest in turn.</source>
        <translation>Sono pagati tutti quelli che vincono su uno scarto. Altrimenti solo il più vicino di turno.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permesse</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Antiorario</translation>
    </message>
    <message>
        <source>Any pair</source>
        <translation>Qualsiasi coppia</translation>
    </message>
    <message>
        <source>Arrange the rest</source>
        <translation>Disponi il resto</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Associazione</translation>
    </message>
    <message>
        <source>At +100</source>
        <translation>A +100</translation>
    </message>
    <message>
        <source>At 1000 points</source>
        <translation>A 1000 punti</translation>
    </message>
    <message>
        <source>At the end of the stock</source>
        <translation>Alla fine del mazzo</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Dorso delle carte</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Basic, light fouls</source>
        <translation>Base, falli leggeri</translation>
    </message>
    <message>
        <source>Beside a hand stands what was taken from the discards and not yet thrown.</source>
        <translation>Accanto a una mano sta ciò che è stato preso dal cestino e non ancora scartato.</translation>
    </message>
    <message>
        <source>Big hands</source>
        <translation>Mani grandi</translation>
    </message>
    <message>
        <source>Big hands are limit hands</source>
        <translation>Le mani grandi sono di limite</translation>
    </message>
    <message>
        <source>Big three dragons, small four winds, four concealed pungs and kong on kong.</source>
        <translation>Tre draghi grandi, quattro venti piccoli, quattro pung coperti e kong su kong.</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Conto</translation>
    </message>
    <message>
        <source>Black aces</source>
        <translation>Assi neri</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Entrambi</translation>
    </message>
    <message>
        <source>Both bonuses</source>
        <translation>Entrambi i bonus</translation>
    </message>
    <message>
        <source>Both players</source>
        <translation>Entrambi i giocatori</translation>
    </message>
    <message>
        <source>Both players: bonuses count whoever won the row, and are set off.</source>
        <translation>Entrambi i giocatori: i bonus contano chiunque vinca la fila e si compensano.</translation>
    </message>
    <message>
        <source>Bright</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Bright room</source>
        <translation>Sala luminosa</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Bury the joker</source>
        <translation>Jolly nel mazzo</translation>
    </message>
    <message>
        <source>Buy-ins at the start</source>
        <translation>Acquisti all’inizio</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>A coppie</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Per posto</translation>
    </message>
    <message>
        <source>By place: 8, 9, 10 in 40 cards, 10, 11, 12 in 48, 11, 12, 13 in 52. It changes play very little.</source>
        <translation>Per posto: 8, 9, 10 con 40 carte, 10, 11, 12 con 48, 11, 12, 13 con 52. Cambia pochissimo il gioco.</translation>
    </message>
    <message>
        <source>By thirteen orphans only.</source>
        <translation>Solo con tredici orfani.</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Per valore</translation>
    </message>
    <message>
        <source>Call clock</source>
        <translation>Orologio delle chiamate</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Chiamate</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cards in the pack</source>
        <translation>Carte del mazzo</translation>
    </message>
    <message>
        <source>Cards seen taken</source>
        <translation>Carte viste prendere</translation>
    </message>
    <message>
        <source>Casino</source>
        <translation>Casinò</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antracite</translation>
    </message>
    <message>
        <source>Chinchón as a bonus</source>
        <translation>Chinchón come premio</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Chips for one point.</source>
        <translation>Fiches per un punto.</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Scegli per me</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Orario</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Circolo</translation>
    </message>
    <message>
        <source>Coffees</source>
        <translation>Caffè</translation>
    </message>
    <message>
        <source>Concealed kongs can be robbed</source>
        <translation>I kong coperti si possono rubare</translation>
    </message>
    <message>
        <source>Concealed kongs keep a hand concealed</source>
        <translation>Il kong coperto lascia la mano coperta</translation>
    </message>
    <message>
        <source>Concealed with flowers</source>
        <translation>Coperta con fiori</translation>
    </message>
    <message>
        <source>Conga</source>
        <translation>Conga</translation>
    </message>
    <message>
        <source>Cover by itself</source>
        <translation>Copri da sé</translation>
    </message>
    <message>
        <source>Dark writing on a light table, on the projector only.</source>
        <translation>Scritte scure su un tavolo chiaro, solo sul proiettore.</translation>
    </message>
    <message>
        <source>Dead wall</source>
        <translation>Muro morto</translation>
    </message>
    <message>
        <source>Deadwood allowed to knock</source>
        <translation>Legna permessa per bussare</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Ridistribuire</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Mazziere</translation>
    </message>
    <message>
        <source>Deals for each dealer</source>
        <translation>Mani per ogni mazziere</translation>
    </message>
    <message>
        <source>Deals of a match</source>
        <translation>Mani di una partita</translation>
    </message>
    <message>
        <source>Discarder pays double</source>
        <translation>Chi scarta paga doppio</translation>
    </message>
    <message>
        <source>Discarder pays for all</source>
        <translation>Chi scarta paga per tutti</translation>
    </message>
    <message>
        <source>Double is two shares, for all is three. The others pay nothing.</source>
        <translation>Doppio sono due quote, per tutti sono tre. Gli altri non pagano.</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>A sorte</translation>
    </message>
    <message>
        <source>Each foul adds a coffee to what its player pays.</source>
        <translation>Ogni fallo aggiunge un caffè a quanto paga chi lo commette.</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own.</source>
        <translation>Ogni seme ha un colore suo.</translation>
    </message>
    <message>
        <source>Everybody’s</source>
        <translation>Di tutti</translation>
    </message>
    <message>
        <source>False wins</source>
        <translation>Vittorie false</translation>
    </message>
    <message>
        <source>Family of four</source>
        <translation>Famiglia di quattro</translation>
    </message>
    <message>
        <source>Fan for a flower&apos;s replacement</source>
        <translation>Fan per la sostituta di un fiore</translation>
    </message>
    <message>
        <source>Fan to units</source>
        <translation>Da fan a unità</translation>
    </message>
    <message>
        <source>Figures ten</source>
        <translation>Figure a dieci</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Final, after a hit</source>
        <translation>Finale, dopo un centro</translation>
    </message>
    <message>
        <source>Final, nobody hit</source>
        <translation>Finale, nessun centro</translation>
    </message>
    <message>
        <source>First caller</source>
        <translation>Di mano</translation>
    </message>
    <message>
        <source>First match</source>
        <translation>Prima partita</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Fists</source>
        <translation>Pugni</translation>
    </message>
    <message>
        <source>Flower win</source>
        <translation>Vittoria di fiori</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>Flowers count for the minimum</source>
        <translation>I fiori contano per il minimo</translation>
    </message>
    <message>
        <source>For 0 and 6</source>
        <translation>Per 0 e 6</translation>
    </message>
    <message>
        <source>For none or all in the other fist</source>
        <translation>Per nessuna o tutte nell’altro pugno</translation>
    </message>
    <message>
        <source>For projectors that cut the edges: 5 % of the picture stay free all around.</source>
        <translation>Per proiettori che tagliano i bordi: il 5 % dell’immagine resta libero tutt’intorno.</translation>
    </message>
    <message>
        <source>For three seconds, before the next call.</source>
        <translation>Per tre secondi, prima della chiamata seguente.</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Foul against automatic win</source>
        <translation>Fallo contro vittoria automatica</translation>
    </message>
    <message>
        <source>Foul, basic version</source>
        <translation>Fallo, versione base</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Falli</translation>
    </message>
    <message>
        <source>Four alike are two pairs</source>
        <translation>Quattro uguali sono due coppie</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Four different numbers</source>
        <translation>Quattro numeri diversi</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Quattro giocatori</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francesi</translation>
    </message>
    <message>
        <source>Friendly evening</source>
        <translation>Serata tra amici</translation>
    </message>
    <message>
        <source>From each</source>
        <translation>Da ciascuno</translation>
    </message>
    <message>
        <source>From six players on the finalist pays a part.</source>
        <translation>Da sei giocatori in su chi va in finale paga una parte.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Full pack</source>
        <translation>Mazzo completo</translation>
    </message>
    <message>
        <source>Full-spicy</source>
        <translation>Tutto piccante</translation>
    </message>
    <message>
        <source>Full-spicy doubles with every fan, half-spicy with every second from 4 on.</source>
        <translation>Il tutto piccante raddoppia a ogni fan, il mezzo ogni due da 4 in su.</translation>
    </message>
    <message>
        <source>Game night</source>
        <translation>Serata di giochi</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Half-spicy</source>
        <translation>Mezzo piccante</translation>
    </message>
    <message>
        <source>Hall</source>
        <translation>Salone</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Harsh</source>
        <translation>Duro</translation>
    </message>
    <message>
        <source>Hot table</source>
        <translation>Tavolo caldo</translation>
    </message>
    <message>
        <source>How far more than five players may repeat a call. Five or fewer never repeat one.</source>
        <translation>Quanto possono ripetere una chiamata più di cinque giocatori. In cinque o meno mai.</translation>
    </message>
    <message>
        <source>How fast cards move and bots play. Any key or click ends a movement.</source>
        <translation>Rapidità delle carte e dei bot. Qualsiasi tasto o clic termina un movimento.</translation>
    </message>
    <message>
        <source>How likely each total is with your coins, when nothing is known of the others.</source>
        <translation>Quanto è probabile ogni totale con le tue monete, se degli altri non si sa nulla.</translation>
    </message>
    <message>
        <source>How long the countdown for hidden keys lasts. It never ends early.</source>
        <translation>Quanto dura il conto alla rovescia per i tasti nascosti. Non finisce mai prima.</translation>
    </message>
    <message>
        <source>How many are on the bill; 0 is one for each player.</source>
        <translation>Quanti sono nel conto; 0 è uno a testa.</translation>
    </message>
    <message>
        <source>How many points may be loose at a knock. The fewer, the longer a deal. Turns of a deal, and knocks with nothing loose: 9.1 and 14 % with 3, 8.3 and 8 % with 5, 7.5 and 5 % with 7, 5.8 and 3 % with 10.</source>
        <translation>Quanti punti possono restare spaiati quando si chiude. Meno sono, più dura la mano. Turni per mano, e chiusure senza nulla di spaiato: 9,1 e 14 % con 3; 8,3 e 8 % con 5; 7,5 e 5 % con 7; 5,8 e 3 % con 10.</translation>
    </message>
    <message>
        <source>How many tiles at the end of the wall are never drawn.</source>
        <translation>Quante tessere in fondo al muro non si pescano mai.</translation>
    </message>
    <message>
        <source>How many tiles the hand is from being ready.</source>
        <translation>Quante tessere mancano alla mano per essere in attesa.</translation>
    </message>
    <message>
        <source>How often each seat deals; 0 is a single deal.</source>
        <translation>Quante volte distribuisce ogni posto; 0 è una mano singola.</translation>
    </message>
    <message>
        <source>How they close their fists. “Keys” is for up to four.</source>
        <translation>Come chiudono i pugni. «Tasti» è per quattro al massimo.</translation>
    </message>
    <message>
        <source>Human hand</source>
        <translation>Mano umana</translation>
    </message>
    <message>
        <source>Impossible calls</source>
        <translation>Chiamate impossibili</translation>
    </message>
    <message>
        <source>In a round every seat deals until it loses the deal.</source>
        <translation>In un giro ogni posto distribuisce finché non perde il mazzo.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>In the first round every fist holds at least one coin.</source>
        <translation>Nel primo giro ogni pugno ha almeno una moneta.</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>A turno</translation>
    </message>
    <message>
        <source>It stands for any card in a meld and counts 25 when loose. None: an ordinary ace, worth 1.</source>
        <translation>Rappresenta qualsiasi carta in un gioco e spaiato conta 25. Nessuno: un asso comune, che vale 1.</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Joker as the fifth of a set</source>
        <translation>Jolly come quinta di un gruppo</translation>
    </message>
    <message>
        <source>Joker may be laid off</source>
        <translation>Il jolly si può adattare</translation>
    </message>
    <message>
        <source>Keep my tiles in order</source>
        <translation>Tieni in ordine le mie tessere</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Bussata</translation>
    </message>
    <message>
        <source>Knocking in the first turn</source>
        <translation>Bussare al primo turno</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Graticcio</translation>
    </message>
    <message>
        <source>Liability</source>
        <translation>Responsabilità</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Loser and finalist</source>
        <translation>Chi perde e chi va in finale</translation>
    </message>
    <message>
        <source>Losing total</source>
        <translation>Punteggio che perde</translation>
    </message>
    <message>
        <source>Mandarin</source>
        <translation>Mandarino</translation>
    </message>
    <message>
        <source>Mandarin only</source>
        <translation>Solo mandarino</translation>
    </message>
    <message>
        <source>Mandarin: all three rows are worth six, and strong rows earn a bonus.</source>
        <translation>Mandarino: le tre file valgono sei e le file forti hanno un bonus.</translation>
    </message>
    <message>
        <source>Mark dangerous tiles</source>
        <translation>Segna le tessere pericolose</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>Giochi</translation>
    </message>
    <message>
        <source>Minimum fan to win</source>
        <translation>Fan minimi per vincere</translation>
    </message>
    <message>
        <source>More fan count as so many. Limit hands are worth it at once.</source>
        <translation>Più fan contano come tanti. Le mani di limite li valgono subito.</translation>
    </message>
    <message>
        <source>More than five</source>
        <translation>Più di cinque</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animazione</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>My hand face down</source>
        <translation>La mia mano coperta</translation>
    </message>
    <message>
        <source>Natural ace in a chinchón</source>
        <translation>Asso naturale nel chinchón</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>New players wait a deal</source>
        <translation>I nuovi aspettano una mano</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Partita successiva</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Giro successivo</translation>
    </message>
    <message>
        <source>Nine from each for beating everybody in all three rows.</source>
        <translation>Nove da ciascuno per battere tutti nelle tre file.</translation>
    </message>
    <message>
        <source>Nine gates need the pure wait</source>
        <translation>Nove porte con attesa pura</translation>
    </message>
    <message>
        <source>No blanca in the first round</source>
        <translation>Niente blanca nel primo giro</translation>
    </message>
    <message>
        <source>No flowers</source>
        <translation>Senza fiori</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>No valued pair</source>
        <translation>Nessuna coppia di valore</translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation>Di nessuno</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non permesse</translation>
    </message>
    <message>
        <source>Of several targets the most valuable is taken without asking.</source>
        <translation>Fra più bersagli si cattura il più prezioso senza chiedere.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Off: a set never has more than four cards, laid-off ones included.</source>
        <translation>No: un gruppo non ha mai più di quattro carte, comprese quelle adattate.</translation>
    </message>
    <message>
        <source>Off: the joker does not fit the melds of the one who knocked.</source>
        <translation>No: il jolly non si adatta ai giochi di chi ha bussato.</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>Sullo schermo</translation>
    </message>
    <message>
        <source>On which side of you the next player sits. The rules stay the same.</source>
        <translation>Da che lato siede il giocatore successivo. Le regole non cambiano.</translation>
    </message>
    <message>
        <source>On your turn: ! somebody may win on it, !! somebody may well. Reckoned from what lies open.</source>
        <translation>Nel tuo turno: ! qualcuno può vincere con essa, !! è abbastanza probabile. Calcolato da ciò che è scoperto.</translation>
    </message>
    <message>
        <source>On: the card just taken may be thrown in the same turn, which is a free pass.</source>
        <translation>Sì: la carta appena presa si può scartare nello stesso turno, cioè passare.</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Uno alla volta</translation>
    </message>
    <message>
        <source>One dealt hand in a hundred could knock at once.</source>
        <translation>Una mano distribuita su cento potrebbe bussare subito.</translation>
    </message>
    <message>
        <source>One each</source>
        <translation>Uno a testa</translation>
    </message>
    <message>
        <source>One loose card at most</source>
        <translation>Una carta spaiata al massimo</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordine della mano</translation>
    </message>
    <message>
        <source>Others in the room</source>
        <translation>Altri nella stanza</translation>
    </message>
    <message>
        <source>Otherwise a concealed kong takes away the fan for a concealed hand.</source>
        <translation>Altrimenti un kong coperto toglie il fan della mano coperta.</translation>
    </message>
    <message>
        <source>Otherwise the hand must reach the minimum without its flower fan.</source>
        <translation>Altrimenti la mano deve raggiungere il minimo senza i fan dei fiori.</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>I propri</translation>
    </message>
    <message>
        <source>Own fist</source>
        <translation>Il tuo pugno</translation>
    </message>
    <message>
        <source>Pair of all chows</source>
        <translation>Coppia di tutti chow</translation>
    </message>
    <message>
        <source>Pass for me</source>
        <translation>Passa per me</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagamenti</translation>
    </message>
    <message>
        <source>Pictures of the cards</source>
        <translation>Disegno delle carte</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Play an automatic win as rows</source>
        <translation>Giocare in file una vittoria automatica</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Point at a tile to see which tiles would win without it, and how many are left.</source>
        <translation>Indica una tessera per vedere con quali vinceresti senza di essa e quante ne restano.</translation>
    </message>
    <message>
        <source>Points a foul pays to each legally set hand.</source>
        <translation>Punti che un fallo paga a ogni mano ben disposta.</translation>
    </message>
    <message>
        <source>Points counter</source>
        <translation>Conto dei punti</translation>
    </message>
    <message>
        <source>Points for a unit</source>
        <translation>Punti per unità</translation>
    </message>
    <message>
        <source>Points may become negative; nobody goes bankrupt.</source>
        <translation>I punti possono diventare negativi; nessuno fallisce.</translation>
    </message>
    <message>
        <source>Points of J, Q, K</source>
        <translation>Punti di J, Q, K</translation>
    </message>
    <message>
        <source>Points of the final</source>
        <translation>Punti della finale</translation>
    </message>
    <message>
        <source>Prevent fouls</source>
        <translation>Impedisci i falli</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proiettore</translation>
    </message>
    <message>
        <source>Pure chinchón</source>
        <translation>Chinchón puro</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapida</translation>
    </message>
    <message>
        <source>Race to 1000</source>
        <translation>Corsa a 1000</translation>
    </message>
    <message>
        <source>Re-entries</source>
        <translation>Rientri</translation>
    </message>
    <message>
        <source>Real coins</source>
        <translation>Monete vere</translation>
    </message>
    <message>
        <source>Real coins are entered when the fists open.</source>
        <translation>Le monete vere si inseriscono all’apertura dei pugni.</translation>
    </message>
    <message>
        <source>Red fives</source>
        <translation>Cinque rossi</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotta</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rifiutate</translation>
    </message>
    <message>
        <source>Reminds who is to call after so many seconds. It never calls for anybody.</source>
        <translation>Avvisa chi deve chiamare dopo tanti secondi. Non chiama mai per nessuno.</translation>
    </message>
    <message>
        <source>Repeated calls</source>
        <translation>Chiamate ripetute</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rosone</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Giri</translation>
    </message>
    <message>
        <source>Row bonuses</source>
        <translation>Bonus di fila</translation>
    </message>
    <message>
        <source>Row&apos;s winner</source>
        <translation>Chi vince la fila</translation>
    </message>
    <message>
        <source>Running score</source>
        <translation>Punteggio continuo</translation>
    </message>
    <message>
        <source>Safe margin</source>
        <translation>Margine di sicurezza</translation>
    </message>
    <message>
        <source>Say how far I am</source>
        <translation>Di’ quanto mi manca</translation>
    </message>
    <message>
        <source>Say what I wait for</source>
        <translation>Di’ che cosa aspetto</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Segnapunti</translation>
    </message>
    <message>
        <source>Scored deals at most</source>
        <translation>Mani contate al massimo</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Seconds for keys</source>
        <translation>Secondi per i tasti</translation>
    </message>
    <message>
        <source>Seven cards in one run without the joker. With the joker it is always -25.</source>
        <translation>Sette carte in una scala senza jolly. Con il jolly è sempre −25.</translation>
    </message>
    <message>
        <source>Seven different pairs win and are worth 4 fan.</source>
        <translation>Sette coppie diverse vincono e valgono 4 fan.</translation>
    </message>
    <message>
        <source>Seven flowers may win at once for 3 fan, eight for 8.</source>
        <translation>Sette fiori possono vincere subito per 3 fan, otto per 8.</translation>
    </message>
    <message>
        <source>Seven pairs</source>
        <translation>Sette coppie</translation>
    </message>
    <message>
        <source>Seven pairs may hold the same pair twice.</source>
        <translation>Le sette coppie possono avere due volte la stessa.</translation>
    </message>
    <message>
        <source>Several people, one screen</source>
        <translation>Più persone, uno schermo</translation>
    </message>
    <message>
        <source>Several winners</source>
        <translation>Più vincitori</translation>
    </message>
    <message>
        <source>Short buys</source>
        <translation>Acquisti ridotti</translation>
    </message>
    <message>
        <source>Show the chances</source>
        <translation>Mostra le probabilità</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visibile</translation>
    </message>
    <message>
        <source>Shuffle again</source>
        <translation>Mescola di nuovo</translation>
    </message>
    <message>
        <source>Single deal</source>
        <translation>Mano singola</translation>
    </message>
    <message>
        <source>Size of the index</source>
        <translation>Grandezza dell’indice</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>Grandezza dell’interfaccia</translation>
    </message>
    <message>
        <source>Size of the room</source>
        <translation>Dimensione della sala</translation>
    </message>
    <message>
        <source>Small room</source>
        <translation>Sala piccola</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Spade</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>Spade 30, club 40. Automatic: none for two, spade for three, both for four.</source>
        <translation>Picche 30, fiori 40. Automatico: nessuno in due, picche in tre, entrambi in quattro.</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spagnole</translation>
    </message>
    <message>
        <source>Spanish pack of 48</source>
        <translation>Mazzo spagnolo da 48</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Spoof</source>
        <translation>Spoof</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Poste</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Punti iniziali</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>Still in the round</source>
        <translation>Ancora nel giro</translation>
    </message>
    <message>
        <source>Strict three</source>
        <translation>Tre stretto</translation>
    </message>
    <message>
        <source>Suited pair</source>
        <translation>Coppia di seme</translation>
    </message>
    <message>
        <source>Super bonus</source>
        <translation>Superbonus</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tavolo e carte</translation>
    </message>
    <message>
        <source>Taiwan, four</source>
        <translation>Taiwan, quattro</translation>
    </message>
    <message>
        <source>Taiwan, two</source>
        <translation>Taiwan, due</translation>
    </message>
    <message>
        <source>Take a call back</source>
        <translation>Ritirare una chiamata</translation>
    </message>
    <message>
        <source>Taken card may go back</source>
        <translation>La carta presa può tornare</translation>
    </message>
    <message>
        <source>Takes effect when the program is started again.</source>
        <translation>Ha effetto al prossimo avvio del programma.</translation>
    </message>
    <message>
        <source>Taking both red fives at once wins this from everybody.</source>
        <translation>Catturare insieme i due cinque rossi vince questo da ogni avversario.</translation>
    </message>
    <message>
        <source>The ace of diamonds in its own place makes A to 7 of diamonds a pure chinchón.</source>
        <translation>Con l’asso di quadri al suo posto, da A a 7 di quadri è chinchón puro.</translation>
    </message>
    <message>
        <source>The chips you had when the deal began limit what you can win.</source>
        <translation>Le fiches che avevi a inizio mano limitano quanto puoi vincere.</translation>
    </message>
    <message>
        <source>The discards lie open in a row.</source>
        <translation>Il cestino si vede per intero, in fila.</translation>
    </message>
    <message>
        <source>The hand must have waited for all nine tiles of its suit.</source>
        <translation>La mano doveva aspettare tutte e nove le tessere del suo seme.</translation>
    </message>
    <message>
        <source>The host chooses</source>
        <translation>Sceglie chi ospita</translation>
    </message>
    <message>
        <source>The last row sits 3, 6 or 8 picture heights away; the writing is sized to be read from there.</source>
        <translation>L’ultima fila sta a 3, 6 o 8 altezze dell’immagine; le scritte sono grandi abbastanza per essere lette da lì.</translation>
    </message>
    <message>
        <source>The loser chooses</source>
        <translation>Sceglie chi perde</translation>
    </message>
    <message>
        <source>The loser pays all</source>
        <translation>Chi perde paga tutto</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partita finisce</translation>
    </message>
    <message>
        <source>The next player</source>
        <translation>Il giocatore successivo</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Di nuovo la stessa persona</translation>
    </message>
    <message>
        <source>The same if nobody hit</source>
        <translation>La stessa se nessuno fa centro</translation>
    </message>
    <message>
        <source>The table waits for Space after each half of a turn.</source>
        <translation>Il tavolo aspetta la barra spaziatrice dopo ogni metà del turno.</translation>
    </message>
    <message>
        <source>Three and four play each for itself, and who reaches the target is out. Four need a larger pack.</source>
        <translation>In tre o quattro ognuno gioca per sé, e chi raggiunge il limite esce. In quattro servono più carte.</translation>
    </message>
    <message>
        <source>Three opponents</source>
        <translation>Tre avversari</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tre giocatori</translation>
    </message>
    <message>
        <source>Three players must remain</source>
        <translation>Devono restare tre giocatori</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tessere</translation>
    </message>
    <message>
        <source>Time to claim</source>
        <translation>Tempo per chiamare</translation>
    </message>
    <message>
        <source>Time to set a hand. A pause stops it.</source>
        <translation>Tempo per disporre una mano. Una pausa lo ferma.</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Tris</translation>
    </message>
    <message>
        <source>Triples: three open 5, 10, J, Q or K, or any four alike, void the deal.</source>
        <translation>Tris: tre 5, 10, J, Q o K scoperti, o quattro uguali qualsiasi, annullano la mano.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordine di turno</translation>
    </message>
    <message>
        <source>Twelve cards each for two, eight for three, six for four. Four lie open.</source>
        <translation>Dodici carte in due, otto in tre, sei in quattro. Quattro restano scoperte.</translation>
    </message>
    <message>
        <source>Two points</source>
        <translation>Due punti</translation>
    </message>
    <message>
        <source>Until you move one yourself.</source>
        <translation>Finché non ne sposti una.</translation>
    </message>
    <message>
        <source>Value and foul</source>
        <translation>Valore e fallo</translation>
    </message>
    <message>
        <source>Value only</source>
        <translation>Solo il valore</translation>
    </message>
    <message>
        <source>Valued are dragons, the seat wind and the round wind.</source>
        <translation>Hanno valore i draghi, il vento del posto e quello del giro.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Void deal</source>
        <translation>Mano nulla</translation>
    </message>
    <message>
        <source>Void: with two cards left nobody scores. Shuffle again: the discards become the stock.</source>
        <translation>Mano nulla: con due carte nel mazzo nessuno segna. Mescola di nuovo: il cestino diventa il mazzo.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Warn of bad claims</source>
        <translation>Avvisa delle prese sbagliate</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>Intreccio</translation>
    </message>
    <message>
        <source>What a foul pays to a hand that wins by itself.</source>
        <translation>Quanto paga un fallo a una mano che vince da sola.</translation>
    </message>
    <message>
        <source>What happens to a hand that is not set in time.</source>
        <translation>Che cosa succede a una mano non disposta in tempo.</translation>
    </message>
    <message>
        <source>What one unit is worth.</source>
        <translation>Quanto vale un’unità.</translation>
    </message>
    <message>
        <source>What scores two for the first caller of a round of the final.</source>
        <translation>Che cosa dà due punti a chi chiama per primo in un giro della finale.</translation>
    </message>
    <message>
        <source>When time is up</source>
        <translation>A tempo scaduto</translation>
    </message>
    <message>
        <source>When you can claim nothing the table goes on by itself, in the same time.</source>
        <translation>Se non puoi prendere nulla il tavolo va avanti da solo, nello stesso tempo.</translation>
    </message>
    <message>
        <source>When you play alone and others are near: a card or tile is seen under the mouse, all while you hold Space.</source>
        <translation>Se giochi contro i bot con altri vicino: una carta o tessera si vede sotto il mouse; tutte mentre tieni Spazio.</translation>
    </message>
    <message>
        <source>Where several people share the screen: when so long no key and no mouse was touched.</source>
        <translation>Se più persone condividono lo schermo: quando per tanto tempo non si tocca né tasto né mouse.</translation>
    </message>
    <message>
        <source>Whether you may set rows with a hand that wins by itself.</source>
        <translation>Se puoi disporre in file una mano che vince da sola.</translation>
    </message>
    <message>
        <source>Which players are counted to see whether calls may be repeated.</source>
        <translation>Quali giocatori si contano per vedere se una chiamata si può ripetere.</translation>
    </message>
    <message>
        <source>While held</source>
        <translation>Tenendo premuto</translation>
    </message>
    <message>
        <source>Who calls first after a point in the final.</source>
        <translation>Chi chiama per primo dopo un punto in finale.</translation>
    </message>
    <message>
        <source>Who calls first in the next match.</source>
        <translation>Chi chiama per primo nella partita successiva.</translation>
    </message>
    <message>
        <source>Who calls first in the next round before the final.</source>
        <translation>Chi chiama per primo nel giro successivo prima della finale.</translation>
    </message>
    <message>
        <source>Who calls first when nobody scored in the final.</source>
        <translation>Chi chiama per primo se nessuno segna in finale.</translation>
    </message>
    <message>
        <source>Who calls first when you sit down.</source>
        <translation>Chi chiama per primo quando vi sedete.</translation>
    </message>
    <message>
        <source>Who can claim a tile and does not answer in time passes.</source>
        <translation>Chi può chiamare una tessera e non risponde in tempo passa.</translation>
    </message>
    <message>
        <source>Who fed the third dragon, the fourth wind or the fourth set pays a self-draw alone.</source>
        <translation>Chi ha dato il terzo drago, il quarto vento o il quarto gruppo paga da solo una pesca propria.</translation>
    </message>
    <message>
        <source>Who has so many first wins the final.</source>
        <translation>Vince la finale chi arriva prima a tanti.</translation>
    </message>
    <message>
        <source>Who knocks may keep one loose card, its points within the limit.</source>
        <translation>Chi bussa può tenere una carta spaiata, con i punti entro il limite.</translation>
    </message>
    <message>
        <source>Who missed calls first</source>
        <translation>Chiama per primo chi ha mancato</translation>
    </message>
    <message>
        <source>Who missed chooses</source>
        <translation>Sceglie chi ha mancato</translation>
    </message>
    <message>
        <source>Who pays a win on a discard</source>
        <translation>Chi paga una vittoria su scarto</translation>
    </message>
    <message>
        <source>Who plays the first card of a deal.</source>
        <translation>Chi gioca la prima carta di una mano.</translation>
    </message>
    <message>
        <source>Who reaches it loses; of two, the lower total wins. To 100 a match lasts 8.6 deals.</source>
        <translation>Chi lo raggiunge perde; di due vince il più basso. A 100 una partita dura 8,6 mani.</translation>
    </message>
    <message>
        <source>Who sits down during a match gets no hand in the first deal.</source>
        <translation>Chi si siede durante una partita non riceve carte nella prima mano.</translation>
    </message>
    <message>
        <source>Whoever declared the kong pays all three shares.</source>
        <translation>Chi ha dichiarato il kong paga tutte e tre le quote.</translation>
    </message>
    <message>
        <source>Whose captured points are counted during a deal.</source>
        <translation>Di chi si contano i punti catturati durante la mano.</translation>
    </message>
    <message>
        <source>Wins the match</source>
        <translation>Vince la partita</translation>
    </message>
    <message>
        <source>With three or four, who goes out comes back once with the worst total still in.</source>
        <translation>In tre o quattro, chi esce rientra una volta con il peggior punteggio rimasto.</translation>
    </message>
    <message>
        <source>Worth of a point</source>
        <translation>Valore del punto</translation>
    </message>
    <message>
        <source>You can call a win you do not have, and then pay everybody the limit.</source>
        <translation>Puoi dichiarare una vittoria che non hai, e poi paghi il limite a tutti.</translation>
    </message>
    <message>
        <source>You win at most your stack</source>
        <translation>Vinci al massimo le tue fiches</translation>
    </message>
    <message>
        <source>“Automatic” makes rank and suit large where cards are small.</source>
        <translation>«Automatico» ingrandisce valore e seme quando le carte sono piccole.</translation>
    </message>
    <message>
        <source>“Bright” is for rooms with much light and for projectors.</source>
        <translation>«Chiaro» è per stanze molto luminose e per proiettori.</translation>
    </message>
    <message>
        <source>“Reduced”: cards appear in their new place without travelling.</source>
        <translation>«Ridotta»: le carte appaiono al nuovo posto senza viaggiare.</translation>
    </message>
    <message>
        <source>“Spanish” has coins, cups, swords and clubs, in games that are played with it.</source>
        <translation>Quelle «spagnole» hanno denari, coppe, spade e bastoni, nei giochi che le usano.</translation>
    </message>
    <message>
        <source>“While held”: what it holds is seen only while P or the mouse is held on it.</source>
        <translation>«Tenendo premuto»: si vede solo mentre tieni P o il mouse su di esso.</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>This match is practice: a decision was taken back, or its deals could be known beforehand.</source>
        <translation>Questa partita è di allenamento: una decisione è stata annullata, o le sue mani potevano essere note in anticipo.</translation>
    </message>
</context>
<context>
    <name>rules_card</name>
    <message>
        <source>instead of {value}</source>
        <translation>invece di {value}</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>Could not save: {words}. The game goes on; next try in {seconds} s.</source>
        <translation>Salvataggio non riuscito: {words}. La partita continua; nuovo tentativo tra {seconds} s.</translation>
    </message>
    <message>
        <source>Opened a second time: nothing is saved here.</source>
        <translation>Aperto una seconda volta: qui non si salva nulla.</translation>
    </message>
    <message>
        <source>The last save could not be read. You continue in deal {deal}, from the save before it.</source>
        <translation>L’ultimo salvataggio non si legge. Continui alla mano {deal}, dal salvataggio prima.</translation>
    </message>
    <message>
        <source>The match could not be deleted: {words}.</source>
        <translation>Non è stato possibile eliminare la partita: {words}.</translation>
    </message>
    <message>
        <source>This match is damaged and cannot be continued. Its file is kept as {file}.</source>
        <translation>Questa partita è danneggiata e non può continuare. Il suo file è conservato come {file}.</translation>
    </message>
    <message>
        <source>{file} is a match of a game that this version does not have. It is left as it is.</source>
        <translation>{file} è una partita di un gioco che questa versione non ha. Resta com’è.</translation>
    </message>
    <message>
        <source>{file} is not a match of Table Games.</source>
        <translation>{file} non è una partita di Table Games.</translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation>{file} non c’è più.</translation>
    </message>
    <message>
        <source>{file} was played by newer rules than these. It is left as it is: open it with a newer version.</source>
        <translation>{file} è stato giocato con regole più nuove. Resta com’è: aprilo con una versione più nuova.</translation>
    </message>
    <message>
        <source>{file} was played by older rules than these. It is left as it is: open it with an older version.</source>
        <translation>{file} è stato giocato con regole più vecchie. Resta com’è: aprilo con una versione precedente.</translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Table Games. It is left as it is: open it with that version.</source>
        <translation>{file} è stato salvato da una versione più nuova di Table Games. Resta com’è: aprilo con quella versione.</translation>
    </message>
</context>
<context>
    <name>scenarios</name>
    <message>
        <source>A knock without deadwood: nothing is laid off.</source>
        <translation>Una bussata senza legna: non si adatta nulla.</translation>
    </message>
    <message>
        <source>A run grows at both ends while cards are laid off.</source>
        <translation>Una scala cresce a tutti e due gli estremi adattando carte.</translation>
    </message>
    <message>
        <source>Both have exactly 100: a draw.</source>
        <translation>Hanno tutti e due esattamente 100: parità.</translation>
    </message>
    <message>
        <source>Both reach the target, and the lower total wins.</source>
        <translation>Tutti e due raggiungono il limite e vince il punteggio più basso.</translation>
    </message>
    <message>
        <source>Forty cards in a row came from the pile: the deal is void.</source>
        <translation>Quaranta carte di fila sono venute dal cestino: la mano è nulla.</translation>
    </message>
    <message>
        <source>One of three reaches the target; the others play on.</source>
        <translation>Uno di tre raggiunge il limite; gli altri continuano.</translation>
    </message>
    <message>
        <source>Seven cards in one run with the joker take 25 points off.</source>
        <translation>Sette carte in una scala con il jolly tolgono 25 punti.</translation>
    </message>
    <message>
        <source>Seven cards in one run without the joker win the match.</source>
        <translation>Sette carte in una scala senza jolly vincono la partita.</translation>
    </message>
    <message>
        <source>The first upcard is the joker.</source>
        <translation>La prima carta scoperta è il jolly.</translation>
    </message>
    <message>
        <source>The joker is laid off and another card follows it.</source>
        <translation>Il jolly viene adattato e un’altra carta lo segue.</translation>
    </message>
    <message>
        <source>The joker was turned up and goes into the middle of the stock.</source>
        <translation>Il jolly è stato scoperto e va a metà del mazzo.</translation>
    </message>
    <message>
        <source>The stock is empty and the discards become a new one.</source>
        <translation>Il mazzo è vuoto e il cestino ne forma uno nuovo.</translation>
    </message>
    <message>
        <source>Two cards are left in the stock: the deal is void.</source>
        <translation>Restano due carte nel mazzo: la mano è nulla.</translation>
    </message>
    <message>
        <source>Who knocks reaches the target and loses the match.</source>
        <translation>Chi bussa raggiunge il limite e perde la partita.</translation>
    </message>
    <message>
        <source>Who reaches the target comes back with the worst total still in.</source>
        <translation>Chi raggiunge il limite rientra con il peggior punteggio rimasto.</translation>
    </message>
</context>
<context>
    <name>sounds</name>
    <message>
        <source>A move that is not allowed</source>
        <translation>Una mossa non permessa</translation>
    </message>
    <message>
        <source>Calling a number</source>
        <translation>Chiamare un numero</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Catturare</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monete</translation>
    </message>
    <message>
        <source>Dealing a card</source>
        <translation>Distribuire una carta</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Bussare</translation>
    </message>
    <message>
        <source>Laying a card</source>
        <translation>Lasciare una carta</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>Muovere carte</translation>
    </message>
    <message>
        <source>Turning a card</source>
        <translation>Girare una carta</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Vincere</translation>
    </message>
</context>
<context>
    <name>spanish cards</name>
    <message>
        <source>clubs</source>
        <translation>bastoni</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>denari</translation>
    </message>
    <message>
        <source>cups</source>
        <translation>coppe</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>fante di {suit}</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>re di {suit}</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>knight of {suit}</source>
        <translation>cavallo di {suit}</translation>
    </message>
    <message>
        <source>knights</source>
        <translation>cavalli</translation>
    </message>
    <message>
        <source>swords</source>
        <translation>spade</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>il fante di {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>il re di {suit}</translation>
    </message>
    <message>
        <source>the knight of {suit}</source>
        <translation>il cavallo di {suit}</translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ovest</translation>
    </message>
    <message>
        <source>autumn, season 3</source>
        <translation>autunno, stagione 3</translation>
    </message>
    <message>
        <source>bamboo</source>
        <translation>bambù</translation>
    </message>
    <message>
        <source>bamboo plant, flower 4</source>
        <translation>bambù, fiore 4</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caratteri</translation>
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
        <translation>crisantemo, fiore 3</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>kong coperto</translation>
    </message>
    <message>
        <source>dots</source>
        <translation>cerchi</translation>
    </message>
    <message>
        <source>east wind</source>
        <translation>vento est</translation>
    </message>
    <message>
        <source>green dragon</source>
        <translation>drago verde</translation>
    </message>
    <message>
        <source>kong</source>
        <translation>kong</translation>
    </message>
    <message>
        <source>north wind</source>
        <translation>vento nord</translation>
    </message>
    <message>
        <source>orchid, flower 2</source>
        <translation>orchidea, fiore 2</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>plum, flower 1</source>
        <translation>prugno, fiore 1</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>pung</translation>
    </message>
    <message>
        <source>red dragon</source>
        <translation>drago rosso</translation>
    </message>
    <message>
        <source>single tile</source>
        <translation>tessera singola</translation>
    </message>
    <message>
        <source>south wind</source>
        <translation>vento sud</translation>
    </message>
    <message>
        <source>spring, season 1</source>
        <translation>primavera, stagione 1</translation>
    </message>
    <message>
        <source>summer, season 2</source>
        <translation>estate, stagione 2</translation>
    </message>
    <message>
        <source>west wind</source>
        <translation>vento ovest</translation>
    </message>
    <message>
        <source>white dragon</source>
        <translation>drago bianco</translation>
    </message>
    <message>
        <source>winter, season 4</source>
        <translation>inverno, stagione 4</translation>
    </message>
    <message>
        <source>{number} bamboo</source>
        <translation>{number} bambù</translation>
    </message>
    <message>
        <source>{number} characters</source>
        <translation>{number} caratteri</translation>
    </message>
    <message>
        <source>{number} dots</source>
        <translation>{number} cerchi</translation>
    </message>
    <message>
        <source>{set}: {tile}</source>
        <translation>{set}: {tile}</translation>
    </message>
</context>
</TS>
