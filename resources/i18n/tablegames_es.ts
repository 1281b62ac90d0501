<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Table Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It uses Qt {qt} through PySide6 under the GNU Lesser General Public License, version 3. You may replace Qt by another build of the same version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its text is set in Inter by Rasmus Andersson and others, under the SIL Open Font License 1.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is sent anywhere: the program does not use the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table Games is free software under the MIT licence. All cards, icons and sounds are its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traditional card and table games for one computer. Every deal is fixed before you play, and bots see no more than you would in their place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinueStrip</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue {match}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to continue. Choose a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other saved games ({number})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealBox</name>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures that fix the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note these figures: after the match you can check that no card was moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is already fixed. Cut with any word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your cut, or nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferenceLine</name>
    <message>
        <source>Back to the preset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {sentence} {players}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages and sections</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Arrow keys choose, Enter opens, F1 shows the rules of the chosen game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every deal is fixed before you play, and you can check it afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table Games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hint now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Back to {value}, as in the preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preset: {value} ↺</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules card: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole rules (F1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedEntry</name>
    <message>
        <source>Saved on {day} at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved today at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved yesterday at {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} with {names}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the bot on seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits on seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this chair</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>In turn order, clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number} has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no effect: sounds are off.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules card …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>There is no sound: no loudspeaker or headphones were found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sound: the sound part of Qt (PySide6-Addons) cannot be loaded on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableToolBar</name>
    <message>
        <source>How fast the cards move and bots play: {speed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed: {speed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TenScorePanel</name>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last captures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{base} = half the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} takes {taken}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordsDock</name>
    <message>
        <source>Log of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About Table Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a saved match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of this match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Say how the match stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify this match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the deal &amp;code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the figures that &amp;fix the deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the &amp;game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the last turn &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table in &amp;words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>10 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 10 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 2 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 3 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 4 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 5 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 6 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 7 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 8 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the 9 of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>chinese_ten</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1  Hand card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2  Stock card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 → 4th takes all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie at the top: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All captures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} is over: {results}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}. {name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}: {results}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four {ranks} lie open: {name} deals and takes them. {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to the next deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: lay {card}. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: take {card}. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: take {taken} with {card}. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the only card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last deal: {name} needs {result} to win the series.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turn of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than {base} of the {pack} red points wins the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other card captures more: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: wait for your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be captured, and it gives away least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open cards: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several cards can be taken: choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sum: {totals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table empty, {points} of {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lot: {name} draws {card}, the highest card, and deals first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is a tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: {winners}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock card is {card}: {targets} can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock card, {card}, stays on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock card: {name} takes {taken} with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do not make ten. 10, J, Q and K take their own rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three {ranks} lie open: the fourth takes all three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn in deal {deal}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base {base}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both red fives: {bonus}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays {card}, worth nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays {card}: worth {value} for whoever takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{capture} Red cards count: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} lie together: the deal is void, {name} deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, worth {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: takes nothing, stays on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {targets}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal}. {dealer}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} dealt. In a single deal the dealer is ahead by about 6 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays {card}. Stays on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes all three {ranks} with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {taken} with {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the deal by {result}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match with {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}, result {result}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {hand} in hand, {pile} captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pack} points are in the pack, {base} for each: what you capture above {base} is your result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} are still to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stands} The series: {totals}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>2–4 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards make ten. Only red counts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>option_words</name>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All settings as in “{preset}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One setting differs from “{preset}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of seats and “{option}” differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three settings differ from “{preset}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two settings differ from “{preset}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has no effect: only with “{option}” set to {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} settings differ from “{preset}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{option}” has a value that is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>+100 adds the results of the deals, 1000 adds the red points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After its deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At +100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 1000 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charcoal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals for each dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each suit has a colour of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast cards move and bots play. Any key or click ends a movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each seat deals; 0 is a single deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody’s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several targets the most valuable is taken without asking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race to 1000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spade 30, club 40. Automatic: none for two, spade for three, both for four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taiwan, four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taiwan, two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking both red fives at once wins this from everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table waits for Space after each half of a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triples: three open 5, 10, J, Q or K, or any four alike, void the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve cards each for two, eight for three, six for four. Four lie open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays the first card of a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose captured points are counted during a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Automatic” makes rank and suit large where cards are small.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Bright” is for rooms with much light and for projectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Reduced”: cards appear in their new place without travelling.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules_card</name>
    <message>
        <source>instead of {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>Could not save: {words}. The game goes on; next try in {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened a second time: nothing is saved here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last save could not be read. You continue in deal {deal}, from the save before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is damaged and cannot be continued. Its file is kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a match of a game that this version does not have. It is left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a match of Table Games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was played by newer rules than these. It is left as it is: open it with a newer version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was played by older rules than these. It is left as it is: open it with an older version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was saved by a newer version of Table Games. It is left as it is: open it with that version.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sounds</name>
    <message>
        <source>A move that is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calling a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laying a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
