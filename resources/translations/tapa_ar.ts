<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hi&amp;story …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;view the match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match as &amp;text …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picture (PNG) …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG) …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the match as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the p&amp;icture of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice of this match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Give up this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll, finish the turn, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the whole &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dro&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;better play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll out …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Set up a position …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Analyse the position …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the &amp;board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder of &amp;boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the &amp;dice are thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Boards of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Tapa Desktop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the strongest level sees it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer cannot judge this position. {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AskBar</name>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{answer} (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Take the double: the game goes on for {value}, and the cube is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the double: the game is lost, and counts {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double is offered: the game is to count {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubling cube in the middle: the game counts {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubling cube of White: the game counts {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubling cube of Black: the game counts {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the Crawford game: nobody may double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may double any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is to roll may double first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only White may double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Black may double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White has to take the double or drop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black has to take the double or drop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black drops: White wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White drops: Black wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click it to take the double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click it to offer a double: the game is to count {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifted from the bar: can go to {targets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifted from the reserve: can go to {targets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifted from {point}: can go to {targets}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to lift here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{targets} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} hitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} pinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First a checker has to enter from the bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: it can move again when all checkers on it have left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two starters stay here until the reserve is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: it would leave the other side no point to enter on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: as many dice as possible are to be played, or else the larger one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkers bear off when all of them are at home, and none is pinned there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point on the far side, 24 to 14, takes only one of your checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These dice bring it to no open point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it, or click it and then where it is to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White counts it as {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black counts it as {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pinners}, pinning {pinned}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <comment>so many checkers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <comment>so many checkers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <comment>zero checkers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the dice to end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move with these dice: click them to end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as many dice as you can; then a click here ends your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pips: White {white}, Black {black}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{die} (used)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point {number}: {checkers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the bar: {checkers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yet to enter: {checkers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s tray: {checkers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s tray: {checkers}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardSurface</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it is the game’s custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From doubtful plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From errors on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only to blunders</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>The history cannot be written now. It is brought up as soon as that is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history is written again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history is damaged, and is written anew from the matches. It is kept as {}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Confirming</name>
    <message numerus="yes">
        <source>{name} would win %n point(s). Give up this game?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End this turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End the turn (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is not finished; it would wait in the menu Resume. Leave it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CubeCue</name>
    <message>
        <source>You have doubled to {value}. {other} considers …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} doubles to {value}: take (T) or drop (X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other}: take (T) or drop (X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other} considers …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has taken the double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have taken the double.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CubeWords</name>
    <message>
        <source>it expects {equity} points ({chances})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}; nothing would have changed that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}; below {turning} {otherwise}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told}; from {turning} on {otherwise}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would have waited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has not doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would have doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would have dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it would have taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win {win}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mars {mine} : {theirs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triple {mine} : {theirs}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cue</name>
    <message>
        <source>{name} plays {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die each says who begins …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll one die each to see who begins (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: throw again, and enter both dice (keys 1–6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw one die each, and enter White’s, then Black’s (keys 1–6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no legal play with {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} thinks …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ends the game: finish the turn (Space), or take a step back (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal step with {dice} is left: finish the turn (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the turn (Space), or take a step back (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter from the bar first: {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter from the reserve: {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each point to enter on is closed or full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every checker on the board is pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing bears off while one is pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all points to go to are closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No legal play with {dice}: {why}. Finish the turn (Space)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Deeds</name>
    <message>
        <source>&amp;Start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceDialog</name>
    <message>
        <source>Dice of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How it works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand, from a real board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match has no seed that is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;SHA-256 of the secret seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>Die 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {face} (key {face})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceLine</name>
    <message>
        <source>Dice {digits}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of this match: {digest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice follow from a secret seed with the SHA-256 {digest}. Check them: F7</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>&amp;Dice of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each face fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiceWords</name>
    <message>
        <source>No dice have been thrown yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told when the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told when a game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice to come follow from it, too: for secret ones begin a new match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered by hand: {n} of {all}, the first of them {where}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one throw of the program follows from the seed with this SHA-256.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n throw(s) do not follow from the seed with this SHA-256.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n throw(s) of the program follow from the seed with this SHA-256.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n throw(s) follow from the seed with this SHA-256.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The seed was left out of this file, so its dice cannot be worked out: only its SHA-256 is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seed in this file, so its dice cannot be worked out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first is {where}: {fallen}, where the seed gives {due}. So these dice come from elsewhere, or somebody has changed the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw {number} of game {game}, the opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw {number} of game {game}, by {side}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>A checker pinned on its starting point waits there, as anywhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lone checker is hit, not pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides move the same way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most checkers enter from a reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin the mother, the last checker on the other’s starting point, and you win double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game can count three times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A doubling cube raises the stakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be counted to 31.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The game is over in this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} to move, before the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equity</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n checker(s) still to be placed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Best with {roll}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errands</name>
    <message>
        <source>Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Tapa Desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the dice are thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches (*.tapa *.mat *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>{name} cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches as text (*.mat *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture, {width} pixels wide (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a picture of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a drawing of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is on the clipboard, as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mars or mother</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>win {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of a game: a name, a level, a result, a date such as 2026-11 (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: show only these</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also {names}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Games won: {white} {n}, {black} {m}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Tapa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mahbusa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tapa with cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tawula</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your error rate: 500 times the points that a decision has lost in the mean. Less is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What your dice were worth, in points. Both are there once a game is reviewed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Open the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the match to the board (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the match: errors and luck (Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the games out of the history; their matches stay (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back the games deleted last (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the games shown as a table (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game fits what you search for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has ended yet. Each one that does is kept here, with its result and its dice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Finished games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>At a glance</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Looked %n ply (plies) ahead</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{depth}; deeper …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equity {equity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} {mine} for, {his} against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play}: equity {equity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{difference} to the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed} {otherwise} below {turning}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed} {otherwise} from {turning} on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintList</name>
    <message>
        <source>Best plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll this play out …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the hint (H)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hinting</name>
    <message>
        <source>The next hint comes when it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer cannot judge this position. {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Points won less points lost since the first of these games: {points} in %n game(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your error rate in %n reviewed game(s): {rate}. Less is better.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of games that you have won against each level; a draw is half a win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your error rate against each level, and that of the level itself. Less is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program has thrown nothing in these games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice in %n throw(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All is within the range that chance allows 95 times in 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the range that chance allows 95 times in 100: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fair dice do that in 5 of 100 such counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these games is one of a person against the computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these games is reviewed yet: error rates are known after a review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of a match to {target}, {turns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of a match without end, {turns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Older matches are being read: {done} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The history cannot be read or written now: {why}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Bear off although a checker is pinned at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bear off only when none is pinned at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free choice when only one die can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The larger die when only one can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count to 31: a point for each checker left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not count the checkers that are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with the doubling cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play without the doubling cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter one point farther on: a 6 on 18, a 1 on 23</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter as from the bar: a 6 on 19, a 1 on 24</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keeper</name>
    <message>
        <source>It cannot be read which match was in progress. All are in the Resume menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has changed the file of this match. It goes on in a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy cannot be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of this match is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds the secret seed: whoever reads it can know the rolls to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is on the board already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match that has ended cannot be put with the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot be saved now. It goes on, and is saved as soon as that is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyedBoard</name>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LengthBox</name>
    <message>
        <source>Length of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s), the usual match</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Leave none alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lone checker of yours can be pinned by Black&apos;s next roll. That is worst on your points 24 to 19: they are Black&apos;s home, where his checkers stay longest. Two together are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have rolled 5-2. Play so that no checker of yours stands alone afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe: wherever Black lands, none of yours can be pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play it like that, but the checker on point {point} stands alone and could be pinned. Take it back, and count the checkers that stay behind, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mother</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last checker on its starting point is called the mother. Black&apos;s mother stands alone on your point 1, where all of his began. Your own checkers have all left point 24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have rolled 4-3. Pin Black&apos;s mother.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play it like that, but Black&apos;s mother can still run from point 1. Take it back. The 4 from point 5 lands on her.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, and off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points 6 to 1 are your home. When all your checkers are there and none of them is pinned, you may bear them off: a 4 takes a checker off point 4, and so on. Drag it to the tray beside the board, or double-click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first checker is off. Fourteen to go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play it like that, but the checker on point 8 is not home, and so nobody may bear off. Take it back, and bring that one home first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are home now, but you have moved by the second die as well. Take that back, and bear a checker off by it: a 4 from point 4, a 2 from point 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nobody stands on the point of a die, a checker from a higher point has to move by it. When none stands higher either, the die takes a checker off your highest point.

Dice that can be played have to be played, but in which order is up to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have rolled 6-5. Bear two checkers off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two at once. The 6 took the checker off point 6, and then the 5 was larger than your highest point. Bearing off is never a must while the same die could move a checker at home instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one is off: while a checker stood on point 6, the 5 had to move that one. Take it back, and begin with the 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning, and mars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has borne off all fifteen first wins the game, and one point. If the other has not borne off any yet, it is a mars, and counts two. A match goes to a number of points, in Tapa usually to 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black&apos;s checkers are all home, and the first would be off in his next turn. Win a mars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mars, and two points! Now you know all that it takes. The rules of each game can be read in the menu Help, and in a game a hint (H) shows a good play whenever you want one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of yours is left, and Black would bear off his first now: no mars any more. Take it back, and play the 5 first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll and move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She is caught almost to the end: your checker can leave point 1 only by bearing off, and Black cannot bear off anybody while she lies there. Were your own mother pinned as well, the game would be a draw. In Plakoto and Mahbusa you would have won a double game at once, since none of yours is left on your own point 24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have rolled 4-2. Bring the checker on point 8 home by one of the dice, and bear one off by the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is how a game of Tapa begins. The fifteen white checkers are yours. They all start on point 24 and go down the numbers: 23, 22 and so on, to point 1. The black ones start on point 1 and go the other way. Whoever first has all his checkers around, and off the board, wins.

Each die moves a checker by as many points as it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice: press the space bar, or click the word on the board. Then play the 4 and the 2, with two checkers or both with the same one. Drag the checker, or click it and then where it shall go; arrow keys and Enter do it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That was your first turn. In a game you end it with the space bar, or with a click on the dice. Here that leads you on to the next position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two equal dice are a double, and a double is played four times. So 3-3 is four moves of 3: with one checker or with several, as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring two checkers from point 24 to point 18, each of them by two threes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good. And they have come two together, which matters in this game: you will see why at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play it like that, but there are not two checkers on point 18 now. Take it back, and move two checkers from 24 to 21, then both on to 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more checkers of one side on a point are a block: the other side cannot land there. Black has a block on point 10.

A checker that moves by both dice touches down on the point between, so that point has to be open, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of your checkers stand alone, on 16 and on 8. Bring the one on 16 to the one on 8, by the 6 and the 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: the 2 first, since the 6 would have ended on the block. Now point 8 is a block of yours, and closed to Black. When no die at all can be played, the turn passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play it like that, but there is no block on point 8 now. Take it back. The 6 from point 16 ends on Black&apos;s block, so play the 2 first, to point 14, and go on from there by the 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checker that stands alone can be pinned: you land on it, and it lies below yours. It cannot move until your last checker has left it, and until then the point is yours.

Black has left a checker alone on point 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have rolled 5-1. Pin the lone black checker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned; the ring shows it. Black must wait until you leave. And the checker that pins is safe, even if it is alone: it cannot be pinned itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play it like that, but Black&apos;s lone checker on point 7 got away. Take it back. The 5 from point 12 lands on it, and so does the 1 from point 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have landed on the black checker, and moved on with the same one: that leaves it free again. Take it back, and let your checker stay on point 7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now it is your checker on point 15 that lies below a black one. It has to wait, and you cannot land there to help it. Click it, and the board says why it stays. You play with your other checkers meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have rolled 6-3. Use the time, and make a block on point 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well used. And see: Black has rolled 4-2 and moved off your checker. It is free again, and can move in your next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play it like that, but there is no block on point 5 now. Take it back. One checker reaches point 5 by the 6, another by the 3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>First lesson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>What goes wrong cannot be written down.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageRow</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>Something went wrong in the program. The match is saved as far as it was played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>The computer plays weaker or slower than it could: a file that it needs cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown on a real board, entered by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NextThing</name>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take or drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opener</name>
    <message>
        <source>The last entry of this match was never written to its end, and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match {name} is being played in another window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match {name} is damaged. It is kept as {kept}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match {name} is damaged, and goes on from before that. It is kept as {kept}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match {name} cannot be written on, and goes on in a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last entry was not written to its end when the program stopped. It is kept as {}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A damaged file cannot be given another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnBoards</name>
    <message>
        <source>There can be no folder of boards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system cannot show the folder of boards. It is here:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The page with the rules of {game} cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page about the dice cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page about boards of your own cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Keys

Space does the next thing: it rolls, ends your turn, begins the next game.

Tab leads through the window, F6 to the board. There:

- the **arrow keys** travel along the row and over to the other one, Home and End to its ends;
- **Page Down** and **Page Up** jump to where something can be done;
- **Enter** lifts a checker, and drops it where you are then; Esc puts it back. Where there is nothing to lift or to drop, Enter does the next thing as Space does;
- the digits **1** to **6** move the checker that is lifted, or else the one where you are, by that die.

Dice that you throw on a real board are entered by the digits **1** to **6**; Backspace takes the first back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Mouse

- **Drag** a checker to a point that lights up, also over several dice at once.
- Or **click** a checker, then where it shall go. A checker with only one way to go needs one click.
- **Double-click** a checker to bear it off.
- **Click** beside the checkers to roll the dice; click the dice to end your turn.
- **Click** the doubling cube to double, and *Take* or *Drop* to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source># Tapa Desktop {version}

The pinning games of the backgammon family, against the computer or a friend beside you.

Free software under the MIT licence. It goes to no network, and nobody else rolls your dice.

- Matches are kept in `{data}`
- What goes wrong is written down in `{log}`
- Python {python}, Qt {qt}
</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message>
        <source>The file of this match is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the games shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Points in this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaysPanel</name>
    <message>
        <source>Plays of this game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Set up a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Position as text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>The position is copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no position in the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position is on the board already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no position in this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a line such as {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game from this position begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match before waits in the menu Resume.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Finish turns by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bear off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with two checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers on the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pip counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion</source>
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
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play for me where there is only one play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The play is put on the board; you end the turn, or take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass for me where there is no play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As soon as all is played that can be, or nothing can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I give up a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I end a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ending the turn a second time, by key or click, is the answer, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I leave an unfinished match for another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits in the menu Resume in any case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a play gives away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubtful from a loss of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An error from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blunder from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All preferences are the usual ones again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>&amp;Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results and errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won by level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error rate over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error rate by level</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>point {number} at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point {number} in the enemy&apos;s home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins the game at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the game in a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins the mother.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins a checker on {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes {checkers} off the stack on 24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings {checkers} in from the reserve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bears off the first checker: no mars can be lost any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bears off {checkers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can meet any more; the race is led by {pips}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better move wins the game at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better move ends the game in a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better move pins the mother.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives up the pin on {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better move makes {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves {checkers_here} on 24; the better move leaves {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacks {checkers_here} on {point}; after the better move {count} is the most below 24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no enemy checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n enemy checker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Makes %n point(s) in a row, with {enemies_behind} still behind them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings {checkers} past the enemy&apos;s %n point(s) in a row.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The better move has %n point(s) in a row before enemy checkers, this one {than}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the better move leaves one of {count}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Points 1 to 3 hold {checkers_here} with little left to do; after the better move {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves {checkers_here} behind the enemy&apos;s row that begins on {point}; the better move leaves {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings {checkers_here} in from the reserve; the better move brings {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better move bears off the first checker, so that no mars can be lost any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bears off {checkers_here}; the better move bears off {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves {checkers_here} outside; the better move leaves {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points empty at home: {than}; after the better move {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pins a checker on {point}, with {enemies} behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}, this one only on {than}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives up the pin on {point} for one on {than}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits {checkers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits a checker on {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better move hits {checkers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better move hits {checkers}, this one {than}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better move hits a checker on {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have pinned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it; now {than} can pin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the mother away from 24, where {count} of the 36 rolls would have pinned it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the enemy stood still, {count} of the 36 rolls could pin a checker next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the mother.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the blot on {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy can pin nothing next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move {count} can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can pin anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move {count} can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the enemy stood still, {than} of the 36 rolls could pin a checker next; after the better move {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move none can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can pin anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move none can pin anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it; now {than} can hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the enemy stood still, {count} of the 36 rolls could hit a checker next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can hit the blot on {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enemy can hit nothing next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can hit anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move {count} can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the enemy stood still, {than} of the 36 rolls could hit a checker next; after the better move {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can hit anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move none can hit anything.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Show the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{why}. The game is played again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match {score} : {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match {score} : {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crawford</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mother pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw, played again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} with the cube at {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} has {checkers} left: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {checkers} left: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{checkers} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give up. {won}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives up. {won}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drop the double. {won}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drops the double. {won}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw: both mothers are pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw: nobody can move any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the game: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win a mars: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win a triple game: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have pinned the mother and win: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win capote: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the game: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins a mars: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins a triple game: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has pinned the mother and wins: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins capote: {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResumeMenu</name>
    <message>
        <source>Resu&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other match waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {players}, {when}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>{name} to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Ended after {done} of %n turn(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges plays as they stand: within seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One ply ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at all replies to the promising plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two plies ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks farthest, and takes minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>very unlucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses {loss}, {mark}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luck {luck}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best: {play}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points won; of a game that goes on, what it is worth now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each point is what a single win is worth at the score, not one on the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns in which there was something to choose, and it mattered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a decision has given away against the best, in single wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>500 times the loss a decision. The strongest players stay below 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the dice were worth, in points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result less the luck of both: what the play itself was worth.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewControls</name>
    <message>
        <source>How far to look ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the review here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review the match as it stands now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewModel</name>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>Winning chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review: {players}, {match}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole match has been reviewed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RollCue</name>
    <message>
        <source>{name} rolls …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll the dice (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll (Space) or double to {value} (D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: throw its dice, and enter them (keys 1–6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw and enter your dice (keys 1–6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throw and enter (1–6), or double to {value} (D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won and begin the next game: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won and begins the next game: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {keys}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RollingOut</name>
    <message>
        <source>Looking at the plays …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: there is nothing to roll out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer cannot roll this out. {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>{game}: {side} is to roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: {side} plays {high}-{low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known for sure: no game is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) each …</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ply (plies) far</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept with the match: %n game(s) each, {far}, {luck}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the best is settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best is not settled yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RolloutChoices</name>
    <message>
        <source>not for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the best %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ply (plies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop when the best play is settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the luck out of the games: slower, and much surer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RolloutDialog</name>
    <message>
        <source>Rollout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RolloutModel</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In points, without the cube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In 95 of 100 rollouts the true value lies as near</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RolloutTable</name>
    <message>
        <source>What the rollout has found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the best</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Who plays {side}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, if you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SecretLine</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>This match cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of that name or level can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer plays at another level, since this program does not know {level}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingActions</name>
    <message>
        <source>&amp;Tutor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Numbers on the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pip counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Two-checker start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bear off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp&amp;eed of checkers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of d&amp;ice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings cannot be saved, and hold until the program is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings cannot be used; the usual ones take their place. The file is kept as {}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupBoard</name>
    <message>
        <source>Still to be placed: {checkers}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupControls</name>
    <message>
        <source>not rolled yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest at start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest &amp;off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the ga&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The computer cannot play. Take back, or let somebody else play its side.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>Put back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step}, {count} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the bar to {target}, hitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the bar to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the reserve to {target}, hitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the reserve to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} to {target}, hitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} to {target}, pinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White throws {white}, Black throws {black}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White throws {white}, Black throws {black}: {name} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} rolls {high} and {low}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {play}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You double to {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} doubles to {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drop the double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drops the double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives up.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>&amp;Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is no text in UTF-8 (line {line})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As they belong to the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leather</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ivory and ebony</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ivory and cherry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pearl and navy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honey and walnut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noughts and crosses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board “{key}” cannot be shown; the wooden one takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkers “{key}” cannot be shown; those of the board take their place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TotalsView</name>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TurnLines</name>
    <message>
        <source>no play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>{mark}: {play} gives away {loss} points. There is a better play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark}: {play} gives away {loss} points. Better is {better}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark}: to double gives away {loss} points. It is better to roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark}: to roll gives away {loss} points. It is better to double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark}: to take gives away {loss} points. It is better to drop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mark}: to drop gives away {loss} points. It is better to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TutorBar</name>
    <message>
        <source>Tutor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the better one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the better play by arrows on the board (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the checkers back (Ctrl+Shift+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn with this play (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deed} anyway</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>The line before (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next line (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next mistake of either side (Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the best play by arrows (B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new game in this position; this match stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>Paused. Go on: P. Play yourself: menu Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause: P. Play yourself: menu Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome! A game of Tapa is ready for your dice. New to it? The first lesson shows how it goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{white} – {black}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, a single game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, match to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, checkers counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{match} · game {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{match} · game {number}, the Crawford game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{white} {score} : {other} {black}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
