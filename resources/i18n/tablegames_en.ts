<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
