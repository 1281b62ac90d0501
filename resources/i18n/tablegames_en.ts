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
        <source>%n tile(s) are missing.</source>
        <translation>
            <numerusform>%n tile is missing.</numerusform>
            <numerusform>%n tiles are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) from ready.</source>
        <translation>
            <numerusform>%n tile from ready.</numerusform>
            <numerusform>%n tiles from ready.</numerusform>
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
        <source>The aim is {plan}: %n tile(s) missing.</source>
        <translation>
            <numerusform>The aim is {plan}: %n tile missing.</numerusform>
            <numerusform>The aim is {plan}: %n tiles missing.</numerusform>
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
