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
        <source>Stock: %n card(s)</source>
        <translation>
            <numerusform>Stock: %n card</numerusform>
            <numerusform>Stock: %n cards</numerusform>
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
        <source>{name}: {total}, %n card(s) in hand</source>
        <translation>
            <numerusform>{name}: {total}, %n card in hand</numerusform>
            <numerusform>{name}: {total}, %n cards in hand</numerusform>
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
</TS>
