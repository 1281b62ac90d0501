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
        <source>Traditional card and table games for one computer. Every deal is fixed before you play, and bots see no more than you would in their place.</source>
        <translation>Giochi tradizionali di carte e da tavolo per un computer. Ogni distribuzione è fissata prima di giocare e i bot non vedono più di quanto vedresti tu al loro posto.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versione {version}</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Close the dialog first.</source>
        <translation>Chiudi prima la finestra di dialogo.</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>I suggerimenti sono per il tuo turno.</translation>
    </message>
    <message>
        <source>Matches (*.tgr *.tgr.*);;All files (*)</source>
        <translation>Partite (*.tgr *.tgr.*);;Tutti i file (*)</translation>
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
        <source>Nothing was undone.</source>
        <translation>Non si è annullato nulla.</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <translation>Apri una partita salvata</translation>
    </message>
    <message>
        <source>The code holds the seed, which is shown when the match is over.</source>
        <translation>Il codice contiene il seme, che si mostra a partita finita.</translation>
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
        <source>The file is {path}.</source>
        <translation>Il file è {path}.</translation>
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
        <source>You are at home.</source>
        <translation>Sei alla pagina iniziale.</translation>
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
    <name>DifferenceLine</name>
    <message>
        <source>Back to the preset</source>
        <translation>Torna al modello</translation>
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
        <source>Every deal is fixed before you play, and you can check it afterwards.</source>
        <translation>Ogni distribuzione è fissata prima di giocare, e dopo puoi verificarla.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
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
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>There is no hint now.</source>
        <translation>Ora non c’è nessun suggerimento.</translation>
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
    <name>PresetBar</name>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
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
        <source>Delete this match? Its file is kept in the folder “deleted” and can be opened from there.</source>
        <translation>Eliminare questa partita? Il suo file resta nella cartella «deleted» e si può aprire da lì.</translation>
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
        <source>Who sits on seat {number}</source>
        <translation>Chi siede al posto {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tu</translation>
    </message>
    <message>
        <source>this chair</source>
        <translation>questa sedia</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>In turn order, clockwise.</source>
        <translation>In ordine di turno, in senso orario.</translation>
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
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>has no effect: sounds are off.</source>
        <translation>non ha effetto: i suoni sono spenti.</translation>
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
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
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
        <source>Again</source>
        <translation>Di nuovo</translation>
    </message>
    <message>
        <source>Copy the deal &amp;code</source>
        <translation>Copia il &amp;codice della distribuzione</translation>
    </message>
    <message>
        <source>Copy the figures that &amp;fix the deals</source>
        <translation>Copia le cifre che &amp;fissano le mani</translation>
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
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Show the last turn &amp;again</source>
        <translation>Rivedi l’ultimo t&amp;urno</translation>
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
        <source>nines</source>
        <translation>nove</translation>
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
        <source>A tie at the top: {names}.</source>
        <translation>Pareggio in testa: {names}.</translation>
    </message>
    <message>
        <source>All captures</source>
        <translation>Tutte le prese</translation>
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
        <source>Deal {deal}: {results}</source>
        <translation>Mano {deal}: {results}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Mazziere: {name}</translation>
    </message>
    <message>
        <source>Four {ranks} lie open: {name} deals and takes them. {points}.</source>
        <translation>Ci sono quattro {ranks} in tavola: {name} distribuisce e prende tutto. {points}.</translation>
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
        <source>The lot: {name} draws {card}, the highest card, and deals first.</source>
        <translation>Il sorteggio: {name} pesca {card}, la carta più alta, e distribuisce la prima mano.</translation>
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
        <source>{name} deals and takes {taken}</source>
        <translation>{name} distribuisce e prende {taken}</translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation>ha distribuito {name}</translation>
    </message>
    <message>
        <source>{name} lays {card}. Stays on the table.</source>
        <translation>{name} lascia {card}. Resta sul tavolo.</translation>
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
        <source>{name} wins the deal with {result}.</source>
        <translation>{name} vince la mano con {result}.</translation>
    </message>
    <message>
        <source>{name} wins the match with {total}.</source>
        <translation>{name} vince la partita con {total}.</translation>
    </message>
    <message>
        <source>{name} {points}, result {result}</source>
        <translation>{name} {points}, risultato {result}</translation>
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
</context>
<context>
    <name>games</name>
    <message>
        <source>2–4 players</source>
        <translation>2–4 giocatori</translation>
    </message>
    <message>
        <source>Chinese Ten</source>
        <translation>Dieci cinese</translation>
    </message>
    <message>
        <source>Two cards make ten. Only red counts.</source>
        <translation>Due carte fanno dieci. Conta solo il rosso.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
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
        <translation>Tutte le opzioni come in «{preset}».</translation>
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
        <source>has no effect: only with “{option}” set to {values}.</source>
        <translation>non ha effetto: solo con «{option}» su {values}.</translation>
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
        <source>After its deals</source>
        <translation>Dopo le sue mani</translation>
    </message>
    <message>
        <source>After the dealer</source>
        <translation>Dopo il mazziere</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
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
        <source>Automatic</source>
        <translation>Automatico</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Dorso delle carte</translation>
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
        <source>Bright</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>A coppie</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>Per valore</translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation>Antracite</translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation>Scegli per me</translation>
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
        <source>Each suit has a colour of its own.</source>
        <translation>Ogni seme ha un colore suo.</translation>
    </message>
    <message>
        <source>Everybody’s</source>
        <translation>Di tutti</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primo giocatore</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Quattro giocatori</translation>
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
        <translation>Rapidità delle carte e dei bot. Qualsiasi tasto o clic termina un movimento.</translation>
    </message>
    <message>
        <source>How often each seat deals; 0 is a single deal.</source>
        <translation>Quante volte distribuisce ogni posto; 0 è una mano singola.</translation>
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
        <source>Match</source>
        <translation>Partita</translation>
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
        <source>Never</source>
        <translation>Mai</translation>
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
        <source>Of several targets the most valuable is taken without asking.</source>
        <translation>Fra più bersagli si cattura il più prezioso senza chiedere.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Ordine della mano</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>I propri</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Points counter</source>
        <translation>Conto dei punti</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proiettore</translation>
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
        <source>Red fives</source>
        <translation>Cinque rossi</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotta</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rosone</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
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
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
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
        <source>Takes effect when the program is started again.</source>
        <translation>Ha effetto al prossimo avvio del programma.</translation>
    </message>
    <message>
        <source>Taking both red fives at once wins this from everybody.</source>
        <translation>Catturare insieme i due cinque rossi vince questo da ogni avversario.</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>La partita finisce</translation>
    </message>
    <message>
        <source>The table waits for Space after each half of a turn.</source>
        <translation>Il tavolo aspetta la barra spaziatrice dopo ogni metà del turno.</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Tre giocatori</translation>
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
        <source>Twelve cards each for two, eight for three, six for four. Four lie open.</source>
        <translation>Dodici carte in due, otto in tre, sei in quattro. Quattro restano scoperte.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>Intreccio</translation>
    </message>
    <message>
        <source>Who plays the first card of a deal.</source>
        <translation>Chi gioca la prima carta di una mano.</translation>
    </message>
    <message>
        <source>Whose captured points are counted during a deal.</source>
        <translation>Di chi si contano i punti catturati durante la mano.</translation>
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
</TS>
