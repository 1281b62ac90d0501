<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ChinosScorePanel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tonight, %n match(es)</source>
        <translation>
            <numerusform>Tonight, %n match</numerusform>
            <numerusform>Tonight, %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message numerus="yes">
        <source>An open hand is covered by itself after %n second(s) without a key or the mouse.</source>
        <translation>
            <numerusform>An open hand is covered by itself after %n second without a key or the mouse.</numerusform>
            <numerusform>An open hand is covered by itself after %n seconds without a key or the mouse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chinchon</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock.</source>
        <translation>
            <numerusform>%n card left in the stock.</numerusform>
            <numerusform>%n cards left in the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, last draw</source>
        <translation>
            <numerusform>%n left, last draw</numerusform>
            <numerusform>%n left, last draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knock with %n loose? {limit} are allowed.</source>
        <translation>
            <numerusform>Knock with %n loose? {limit} are allowed.</numerusform>
            <numerusform>Knock with %n loose? {limit} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Stock: %n card</numerusform>
            <numerusform>Stock: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves %n loose, {limit} are allowed.</source>
        <translation>
            <numerusform>That leaves %n loose, {limit} are allowed.</numerusform>
            <numerusform>That leaves %n loose, {limit} are allowed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The joker goes back into the stock, %n card(s) above it.</source>
        <translation>
            <numerusform>The joker goes back into the stock, %n card above it.</numerusform>
            <numerusform>The joker goes back into the stock, %n cards above it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} knocks with %n loose.</source>
        <translation>
            <numerusform>{name} knocks with %n loose.</numerusform>
            <numerusform>{name} knocks with %n loose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {total}, %n card(s) in hand</source>
        <translation>
            <numerusform>{name}: {total}, %n card in hand</numerusform>
            <numerusform>{name}: {total}, %n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chinese_poker</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen: click a row</source>
        <translation>
            <numerusform>%n chosen: click a row</numerusform>
            <numerusform>%n chosen: click a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) for a hand</source>
        <translation>
            <numerusform>%n second for a hand</numerusform>
            <numerusform>%n seconds for a hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>%n second left.</numerusform>
            <numerusform>%n seconds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to place</source>
        <translation>
            <numerusform>%n to place</numerusform>
            <numerusform>%n to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet: %n card(s) are still in your tray.</source>
        <translation>
            <numerusform>Not yet: %n card is still in your tray.</numerusform>
            <numerusform>Not yet: %n cards are still in your tray.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{row} has %n free place(s) for {cards} cards.</source>
        <translation>
            <numerusform>{row} has %n free place for {cards} cards.</numerusform>
            <numerusform>{row} has %n free places for {cards} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chinese_ten</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chinos</name>
    <message numerus="yes">
        <source>%n coffee(s)</source>
        <translation>
            <numerusform>%n coffee</numerusform>
            <numerusform>%n coffees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fist(s) still to come.</source>
        <translation>
            <numerusform>%n fist still to come.</numerusform>
            <numerusform>%n fists still to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foul(s)</source>
        <translation>
            <numerusform>%n foul</numerusform>
            <numerusform>%n fouls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n foul(s).</source>
        <translation>
            <numerusform>%n foul.</numerusform>
            <numerusform>%n fouls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in play</source>
        <translation>
            <numerusform>%n in play</numerusform>
            <numerusform>%n in play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) still in.</source>
        <translation>
            <numerusform>%n player still in.</numerusform>
            <numerusform>%n players still in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds. Your last key counts, and nothing answers it. No key: three coins.</source>
        <translation>
            <numerusform>%n seconds. Your last key counts, and nothing answers it. No key: three coins.</numerusform>
            <numerusform>%n seconds. Your last key counts, and nothing answers it. No key: three coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s) in the other hand</source>
        <translation>
            <numerusform>%n stays in the other hand</numerusform>
            <numerusform>%n stay in the other hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n foul(s)</source>
        <translation>
            <numerusform>{name}: %n foul</numerusform>
            <numerusform>{name}: %n fouls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>keeper</name>
    <message numerus="yes">
        <source>%n row(s) entered.</source>
        <translation>
            <numerusform>%n row entered.</numerusform>
            <numerusform>%n rows entered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mahjong</name>
    <message numerus="yes">
        <source>%n concealed tile(s)</source>
        <translation>
            <numerusform>%n concealed tile</numerusform>
            <numerusform>%n concealed tiles</numerusform>
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
            <numerusform>%n fan are needed to win.</numerusform>
            <numerusform>%n fan are needed to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s).</source>
        <translation>
            <numerusform>%n round.</numerusform>
            <numerusform>%n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are missing.</source>
        <translation>
            <numerusform>%n tile is missing.</numerusform>
            <numerusform>%n tiles are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from ready, whatever the fan.</source>
        <translation>
            <numerusform>%n tile from ready, whatever the fan.</numerusform>
            <numerusform>%n tiles from ready, whatever the fan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left in the wall.</source>
        <translation>
            <numerusform>%n tile left in the wall.</numerusform>
            <numerusform>%n tiles left in the wall.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) too many.</source>
        <translation>
            <numerusform>%n tile too many.</numerusform>
            <numerusform>%n tiles too many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The aim is {plan}: %n tile(s) from ready for it.</source>
        <translation>
            <numerusform>The aim is {plan}: %n tile from ready for it.</numerusform>
            <numerusform>The aim is {plan}: %n tiles from ready for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without {tile}: %n tile(s) from ready, whatever the fan.</source>
        <translation>
            <numerusform>Without {tile}: %n tile from ready, whatever the fan.</numerusform>
            <numerusform>Without {tile}: %n tiles from ready, whatever the fan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has stayed dealer %n time(s).</source>
        <translation>
            <numerusform>{name} has stayed dealer %n time.</numerusform>
            <numerusform>{name} has stayed dealer %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{round}, %n tile(s) left.</source>
        <translation>
            <numerusform>{round}, %n tile left.</numerusform>
            <numerusform>{round}, %n tiles left.</numerusform>
        </translation>
    </message>
</context>
</TS>
