<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>{count} white</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>{count} white</numerusform>
            <numerusform>{count} white</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>{count} black</numerusform>
            <numerusform>{count} black</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConfirmController</name>
    <message numerus="yes">
        <source>{name} would win %n point(s). Resign this game?</source>
        <translation>
            <numerusform>{name} would win %Ln point. Resign this game?</numerusform>
            <numerusform>{name} would win %Ln points. Resign this game?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message numerus="yes">
        <source>{wrong} of %n roll(s) do not match the seed.</source>
        <translation>
            <numerusform>{wrong} of %Ln roll does not match the seed.</numerusform>
            <numerusform>{wrong} of %Ln rolls do not match the seed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n roll(s) match the seed.</source>
        <translation>
            <numerusform>Verified: the one roll matches the seed.</numerusform>
            <numerusform>Verified: all %Ln rolls match the seed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) of the program match the seed.</source>
        <translation>
            <numerusform>The one roll of the program matches the seed.</numerusform>
            <numerusform>All %Ln rolls of the program match the seed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>{side}: %n checker(s) still to place.</source>
        <translation>
            <numerusform>{side}: %Ln checker still to place.</numerusform>
            <numerusform>{side}: %Ln checkers still to place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message numerus="yes">
        <source>This is longer than %n character(s).</source>
        <translation>
            <numerusform>This is longer than %Ln character.</numerusform>
            <numerusform>This is longer than %Ln characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n character(s).</source>
        <translation>
            <numerusform>A title has at most %Ln character.</numerusform>
            <numerusform>A title has at most %Ln characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line is longer than %n byte(s).</source>
        <translation>
            <numerusform>The line is longer than %Ln byte.</numerusform>
            <numerusform>The line is longer than %Ln bytes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n line(s).</source>
        <translation>
            <numerusform>There are more than %Ln line.</numerusform>
            <numerusform>There are more than %Ln lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A text here is longer than %n character(s): “{text}”</source>
        <translation>
            <numerusform>A text here is longer than %Ln character: “{text}”</numerusform>
            <numerusform>A text here is longer than %Ln characters: “{text}”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>Looked %n move(s) ahead</source>
        <translation>
            <numerusform>Looked %Ln move ahead</numerusform>
            <numerusform>Looked %Ln moves ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played out %n time(s)</source>
        <translation>
            <numerusform>Played out %Ln time</numerusform>
            <numerusform>Played out %Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>Points won minus points lost since the first of these games: {points} in %n game(s).</source>
        <translation>
            <numerusform>Points won minus points lost since the first of these games: {points} in %Ln game.</numerusform>
            <numerusform>Points won minus points lost since the first of these games: {points} in %Ln games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your PR in %n reviewed game(s): {rate}. Lower is better.</source>
        <translation>
            <numerusform>Your PR in %Ln reviewed game: {rate}. Lower is better.</numerusform>
            <numerusform>Your PR in %Ln reviewed games: {rate}. Lower is better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For a rating, play %n games of one of these against the computer: {games}.</source>
        <translation>
            <numerusform>For a rating, play %Ln game of one of these against the computer: {games}.</numerusform>
            <numerusform>For a rating, play %Ln games of one of these against the computer: {games}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice in %n roll(s).</source>
        <translation>
            <numerusform>{dice} dice in %Ln roll.</numerusform>
            <numerusform>{dice} dice in %Ln rolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice: two in each of %n roll(s), and {openings} in the opening rolls.</source>
        <translation>
            <numerusform>{dice} dice: two in %Ln roll, and {openings} in the opening rolls.</numerusform>
            <numerusform>{dice} dice: two in each of %Ln rolls, and {openings} in the opening rolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%Ln turn</numerusform>
            <numerusform>%Ln turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} of %Ln game</numerusform>
            <numerusform>{shown} of %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LengthBox</name>
    <message numerus="yes">
        <source>To %n point(s) (standard)</source>
        <translation>
            <numerusform>To %Ln point (standard)</numerusform>
            <numerusform>To %Ln points (standard)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <translation>
            <numerusform>To %Ln point</numerusform>
            <numerusform>To %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelCharacter</name>
    <message numerus="yes">
        <source>Your last %n game(s) rate you at {rating} ± {width}.</source>
        <translation>
            <numerusform>Your last game rates you at {rating} ± {width}.</numerusform>
            <numerusform>Your last %Ln games rate you at {rating} ± {width}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games in turn</source>
        <translation>
            <numerusform>%Ln game in turn</numerusform>
            <numerusform>%Ln games in turn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>There are %n messages about these files.</source>
        <translation>
            <numerusform>There is %Ln message about these files.</numerusform>
            <numerusform>There are %Ln messages about these files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be opened.</source>
        <translation>
            <numerusform>%Ln file could not be opened.</numerusform>
            <numerusform>%Ln files could not be opened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln pip</numerusform>
            <numerusform>%Ln pips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n position(s) left today</source>
        <translation>
            <numerusform>%Ln position left today</numerusform>
            <numerusform>%Ln positions left today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln day in a row</numerusform>
            <numerusform>%Ln days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln checker</numerusform>
            <numerusform>%Ln checkers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opposing checker(s)</source>
        <translation>
            <numerusform>%Ln opposing checker</numerusform>
            <numerusform>%Ln opposing checkers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln pip</numerusform>
            <numerusform>%Ln pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n</source>
        <comment>checkers as an object, after others were named in the sentence</comment>
        <translation>
            <numerusform>%Ln</numerusform>
            <numerusform>%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n point(s) in a row, with {enemies_behind} still behind them.</source>
        <translation>
            <numerusform>Makes %Ln point in a row, with {enemies_behind} still behind them.</numerusform>
            <numerusform>Makes %Ln points in a row, with {enemies_behind} still behind them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings {checkers} past the opponent’s %n point(s) in a row.</source>
        <translation>
            <numerusform>Brings {checkers} past the opponent’s %Ln point in a row.</numerusform>
            <numerusform>Brings {checkers} past the opponent’s %Ln points in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The better move has %n point(s) in a row in front of opposing checkers, this one {than}.</source>
        <translation>
            <numerusform>The better move has %Ln point in a row in front of opposing checkers, this one {than}.</numerusform>
            <numerusform>The better move has %Ln points in a row in front of opposing checkers, this one {than}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens the row of %n point(s) in front of opposing checkers; the longest is {than} now.</source>
        <translation>
            <numerusform>Opens the row of %Ln point in front of opposing checkers; the longest is {than} now.</numerusform>
            <numerusform>Opens the row of %Ln points in front of opposing checkers; the longest is {than} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the better move leaves one of {count}.</source>
        <translation>
            <numerusform>Leaves a gap of %Ln point between its blocks; the better move leaves one of {count}.</numerusform>
            <numerusform>Leaves a gap of %Ln points between its blocks; the better move leaves one of {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n point(s) in a row in front of opposing checkers.</source>
        <translation>
            <numerusform>Keeps %Ln point in a row in front of opposing checkers.</numerusform>
            <numerusform>Keeps %Ln points in a row in front of opposing checkers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has %n point(s) in a row in front of opposing checkers; the next-best move has {than}.</source>
        <translation>
            <numerusform>Has %Ln point in a row in front of opposing checkers; the next-best move has {than}.</numerusform>
            <numerusform>Has %Ln points in a row in front of opposing checkers; the next-best move has {than}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the next-best move leaves one of {than}.</source>
        <translation>
            <numerusform>Leaves a gap of %Ln point between its blocks; the next-best move leaves one of {than}.</numerusform>
            <numerusform>Leaves a gap of %Ln points between its blocks; the next-best move leaves one of {than}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln checker</numerusform>
            <numerusform>%Ln checkers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>Stopped after {done} of %n turn(s).</source>
        <translation>
            <numerusform>Stopped after {done} of %Ln turn.</numerusform>
            <numerusform>Stopped after {done} of %Ln turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation>
            <numerusform>%Ln game each</numerusform>
            <numerusform>%Ln games each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) each…</source>
        <translation>
            <numerusform>{done} of %Ln game each…</numerusform>
            <numerusform>{done} of %Ln games each…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>judged after %n turn(s)</source>
        <translation>
            <numerusform>judged after %Ln turn</numerusform>
            <numerusform>judged after %Ln turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RolloutChoices</name>
    <message numerus="yes">
        <source>the best %n</source>
        <translation>
            <numerusform>the best %Ln</numerusform>
            <numerusform>the best %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), then judged</source>
        <translation>
            <numerusform>%Ln turn, then judged</numerusform>
            <numerusform>%Ln turns, then judged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>{step}, %n time(s)</source>
        <translation>
            <numerusform>{step}, %Ln time</numerusform>
            <numerusform>{step}, %Ln times</numerusform>
        </translation>
    </message>
</context>
</TS>
