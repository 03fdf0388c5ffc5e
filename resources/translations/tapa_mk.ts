<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="mk" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Нова партија…</translation>
    </message>
    <message>
        <source>The same match &amp;again</source>
        <translation>И&amp;стата партија пак</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Играј пак</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Отвори…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Зачувај копија…</translation>
    </message>
    <message>
        <source>Hi&amp;story…</source>
        <translation>Ист&amp;орија…</translation>
    </message>
    <message>
        <source>Re&amp;view the match…</source>
        <translation>Преглед на &amp;партијата…</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>Ве&amp;жби…</translation>
    </message>
    <message>
        <source>Match as &amp;text…</source>
        <translation>Партијата како &amp;текст…</translation>
    </message>
    <message>
        <source>Match &amp;report…</source>
        <translation>&amp;Извештај за партијата…</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Слика (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Цртеж (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Copy the match as text</source>
        <translation>&amp;Копирај ја партијата како текст</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture of the board</source>
        <translation>Копирај слика од т&amp;аблата</translation>
    </message>
    <message>
        <source>&amp;Dice of this match…</source>
        <translation>&amp;Коцки на оваа партија…</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>Про&amp;вери ги коцките</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>Пре&amp;дај ја играта</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Из&amp;лез</translation>
    </message>
    <message>
        <source>Roll, end the turn, continue</source>
        <translation>Фрли, заврши го потегот, продолжи</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>Undo the whole &amp;turn</source>
        <translation>Врати го целиот &amp;потег</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>П&amp;овтори</translation>
    </message>
    <message>
        <source>Show the &amp;last move again</source>
        <translation>По&amp;кажи го пак последниот потег</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <translation>&amp;Удвој</translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation>П&amp;рифати</translation>
    </message>
    <message>
        <source>Dro&amp;p</source>
        <translation>Одби&amp;ј</translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand</source>
        <translation>Внеси ги коцките ра&amp;чно</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>Bear off to the e&amp;nd</source>
        <translation>Вадење &amp;до крај</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Совет</translation>
    </message>
    <message>
        <source>Show the &amp;better move</source>
        <translation>Покажи го по&amp;добриот потег</translation>
    </message>
    <message>
        <source>&amp;Roll out…</source>
        <translation>&amp;Разигрување…</translation>
    </message>
    <message>
        <source>Roll &amp;map…</source>
        <translation>&amp;Карта на коцките…</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Копирај ја позицијата</translation>
    </message>
    <message>
        <source>&amp;Paste a position</source>
        <translation>&amp;Вметни позиција</translation>
    </message>
    <message>
        <source>Pla&amp;y from here</source>
        <translation>Играј о&amp;ттука</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>&amp;Постави позиција…</translation>
    </message>
    <message>
        <source>&amp;Analyse the position…</source>
        <translation>&amp;Анализирај ја позицијата…</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Отворање на менијата</translation>
    </message>
    <message>
        <source>Go to the bo&amp;ard</source>
        <translation>Кон &amp;таблата</translation>
    </message>
    <message>
        <source>Open the boards fol&amp;der</source>
        <translation>П&amp;апката со табли</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Поставк&amp;и…</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Страничен панел</translation>
    </message>
    <message>
        <source>&amp;Write a note…</source>
        <translation>&amp;Белешка…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>&amp;Лист со резултати</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Цел екран</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Звуци</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>П&amp;рва лекција</translation>
    </message>
    <message>
        <source>&amp;Second lesson: strategy</source>
        <translation>Втора &amp;лекција: стратегија</translation>
    </message>
    <message>
        <source>S&amp;trategy</source>
        <translation>&amp;Стратегија</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Копчиња и глувче</translation>
    </message>
    <message>
        <source>How the &amp;dice are rolled</source>
        <translation>Како се &amp;фрлаат коцките</translation>
    </message>
    <message>
        <source>Your own &amp;boards</source>
        <translation>&amp;Ваши табли</translation>
    </message>
    <message>
        <source>&amp;About Tapa Desktop</source>
        <translation>&amp;За Tapa Desktop</translation>
    </message>
    <message>
        <source>Hint in &amp;depth</source>
        <translation>Под&amp;лабок совет</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Analysis</source>
        <translation>Анализа</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Размислува…</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>Подлабоко</translation>
    </message>
    <message>
        <source>Play the best moves and the position out many times</source>
        <translation>Ги разигрува многупати најдобрите потези и позицијата</translation>
    </message>
</context>
<context>
    <name>Arrows</name>
    <message>
        <source>best</source>
        <translation>најдобар</translation>
    </message>
    <message>
        <source>second</source>
        <translation>втор</translation>
    </message>
    <message>
        <source>played</source>
        <translation>одигран</translation>
    </message>
    <message>
        <source>played, a mistake</source>
        <translation>одигран, грешка</translation>
    </message>
</context>
<context>
    <name>AskBar</name>
    <message>
        <source>Question</source>
        <translation>Прашање</translation>
    </message>
    <message>
        <source>{answer} (Esc)</source>
        <translation>{answer} (Esc)</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Take the double: play on for {value}, and you own the cube</source>
        <translation>Прифатете: играта продолжува за {value}, а коцката за удвојување е ваша</translation>
    </message>
    <message>
        <source>Drop the double: you lose the game, which is worth {value}</source>
        <translation>Одбијте: ја губите играта и таа се брои за {value}</translation>
    </message>
    <message>
        <source>A double is offered: the game would be worth {value}</source>
        <translation>Понудено е удвојување: играта би се броела за {value}</translation>
    </message>
    <message>
        <source>Doubling cube in the middle: the game is worth {value}</source>
        <translation>Коцката за удвојување е на средина: играта се брои за {value}</translation>
    </message>
    <message>
        <source>White’s doubling cube: the game is worth {value}</source>
        <translation>Коцката за удвојување е кај белите: играта се брои за {value}</translation>
    </message>
    <message>
        <source>Black’s doubling cube: the game is worth {value}</source>
        <translation>Коцката за удвојување е кај црните: играта се брои за {value}</translation>
    </message>
    <message>
        <source>This is the Crawford game: no one may double</source>
        <translation>Ова е играта на Крофорд: никој не смее да удвојува</translation>
    </message>
    <message>
        <source>Neither side can double any more</source>
        <translation>Веќе никој не смее да удвојува</translation>
    </message>
    <message>
        <source>The side to roll may double first</source>
        <translation>Кој ќе фрла, може пред тоа да удвои</translation>
    </message>
    <message>
        <source>Only White may double</source>
        <translation>Само белите може да удвојат</translation>
    </message>
    <message>
        <source>Only Black may double</source>
        <translation>Само црните може да удвојат</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Прифати</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Одбиј</translation>
    </message>
    <message>
        <source>White has to take the double or drop it</source>
        <translation>Белите треба да го прифатат или да го одбијат удвојувањето</translation>
    </message>
    <message>
        <source>Black has to take the double or drop it</source>
        <translation>Црните треба да го прифатат или да го одбијат удвојувањето</translation>
    </message>
    <message>
        <source>Black drops: White wins</source>
        <translation>Црните одбиваат: победуваат белите</translation>
    </message>
    <message>
        <source>White drops: Black wins</source>
        <translation>Белите одбиваат: победуваат црните</translation>
    </message>
    <message>
        <source>Click it to take the double</source>
        <translation>Кликнете на неа за да прифатите</translation>
    </message>
    <message>
        <source>Click it to offer a double: the game would be worth {value}</source>
        <translation>Кликнете за да понудите удвојување: играта би се броела за {value}</translation>
    </message>
    <message>
        <source>You must use as many dice as possible</source>
        <translation>Мора да одиграте што повеќе коцки</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Пулот е вратен.</translation>
    </message>
    <message>
        <source>Lifted from the bar; can go to {targets}.</source>
        <translation>Кренат од барот: може да оди на {targets}.</translation>
    </message>
    <message>
        <source>Lifted from the reserve; can go to {targets}.</source>
        <translation>Кренат од резервата: може да оди на {targets}.</translation>
    </message>
    <message>
        <source>Lifted from {point}; can go to {targets}.</source>
        <translation>Кренат од {point}: може да оди на {targets}.</translation>
    </message>
    <message>
        <source>Nothing to lift here</source>
        <translation>Тука нема што да се крене</translation>
    </message>
    <message>
        <source>{targets} or {last}</source>
        <translation>{targets} или {last}</translation>
    </message>
    <message>
        <source>off</source>
        <translation>надвор</translation>
    </message>
    <message>
        <source>{point} hitting</source>
        <translation>{point} со удар</translation>
    </message>
    <message>
        <source>{point} pinning</source>
        <translation>{point} со затапување</translation>
    </message>
    <message>
        <source>You can bear off once all your checkers are home</source>
        <translation>Се вади кога сите ваши пулови се во домот</translation>
    </message>
    <message>
        <source>Drag it, or click it and then where it should go</source>
        <translation>Влечете го, или кликнете на него, па таму каде што треба да оди</translation>
    </message>
    <message>
        <source>White counts it as {number}</source>
        <translation>За белите тоа е {number}</translation>
    </message>
    <message>
        <source>Black counts it as {number}</source>
        <translation>За црните тоа е {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>празно</translation>
    </message>
    <message>
        <source>{pinners}, pinning {pinned}</source>
        <translation>{pinners}, затапен {pinned}</translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>{count} бел</numerusform>
            <numerusform>{count} бели</numerusform>
            <numerusform>{count} бели</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>{count} црн</numerusform>
            <numerusform>{count} црни</numerusform>
            <numerusform>{count} црни</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <comment>zero checkers</comment>
        <translation>нема</translation>
    </message>
    <message>
        <source>one</source>
        <translation>еден</translation>
    </message>
    <message>
        <source>two</source>
        <translation>два</translation>
    </message>
    <message>
        <source>three</source>
        <translation>три</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четири</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пет</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шест</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>седум</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>осум</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девет</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десет</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>единаесет</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>дванаесет</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>тринаесет</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>четиринаесет</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>петнаесет</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белите</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Црните</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Фрли</translation>
    </message>
    <message>
        <source>Click a die to use the dice in the other order</source>
        <translation>Кликнете на коцка за да ги користите коцките по обратен редослед</translation>
    </message>
    <message>
        <source>Click to roll the dice</source>
        <translation>Кликнете за да фрлите</translation>
    </message>
    <message>
        <source>Click the dice to go on</source>
        <translation>Кликнете на коцките за да продолжите</translation>
    </message>
    <message>
        <source>Play as many dice as you can, then click here to go on</source>
        <translation>Одиграјте што повеќе коцки; потоа кликнете тука за да продолжите</translation>
    </message>
    <message>
        <source>Click the dice to end your turn</source>
        <translation>Кликнете на коцките за да го завршите потегот</translation>
    </message>
    <message>
        <source>No move with these dice: click them to end your turn</source>
        <translation>Нема потег со овие коцки: кликнете на нив за да го завршите потегот</translation>
    </message>
    <message>
        <source>Play as many dice as you can, then click here to end your turn</source>
        <translation>Одиграјте што повеќе коцки; потоа кликнете тука за да го завршите потегот</translation>
    </message>
    <message>
        <source>Pips: White {white}, Black {black}</source>
        <translation>Пипови: бели {white}, црни {black}</translation>
    </message>
    <message>
        <source>White’s pip count: {count}</source>
        <translation>Број на пипови на белите: {count}</translation>
    </message>
    <message>
        <source>Black’s pip count: {count}</source>
        <translation>Број на пипови на црните: {count}</translation>
    </message>
    <message>
        <source>The number of points left to go until all checkers are off</source>
        <translation>Толку пипови остануваат додека не се извадат сите пулови</translation>
    </message>
    <message>
        <source>{die} (used)</source>
        <translation>{die} (одиграна)</translation>
    </message>
    <message>
        <source>Dice: {dice}</source>
        <translation>Коцки: {dice}</translation>
    </message>
    <message>
        <source>The rest of White’s chain</source>
        <translation>Остатокот од веригата на белите</translation>
    </message>
    <message>
        <source>The rest of Black’s chain</source>
        <translation>Остатокот од веригата на црните</translation>
    </message>
    <message>
        <source>Next: {numbers}, four of each</source>
        <translation>Следуваат: {numbers}, по четирипати</translation>
    </message>
    <message>
        <source>Next: four {numbers}s</source>
        <translation>Следува: {numbers}, четирипати</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>На потег: {side}</translation>
    </message>
    <message>
        <source>Cannot enter</source>
        <translation>Не може да влезе</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Нема потег</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} победуваат</translation>
    </message>
    <message>
        <source>Point {number}: {checkers}</source>
        <translation>Поле {number}: {checkers}</translation>
    </message>
    <message>
        <source>On the bar: {checkers}</source>
        <translation>На барот: {checkers}</translation>
    </message>
    <message>
        <source>Yet to enter: {checkers}</source>
        <translation>Сѐ уште не се влезени: {checkers}</translation>
    </message>
    <message>
        <source>White’s tray: {checkers}</source>
        <translation>Жлеб на белите: {checkers}</translation>
    </message>
    <message>
        <source>Black’s tray: {checkers}</source>
        <translation>Жлеб на црните: {checkers}</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Табла</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Sa&amp;ve picture…</source>
        <translation>Зачувај &amp;слика…</translation>
    </message>
    <message>
        <source>Save the chart as a picture (PNG)</source>
        <translation>Го зачувува графиконот како слика (PNG)</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Slow</source>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Брзо</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Веднаш</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Според системот</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Не</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светло</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темно</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Надесно</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Налево</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Долу</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Горе</translation>
    </message>
    <message>
        <source>When traditional</source>
        <translation>Каде што е по традиција</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Секогаш</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогаш</translation>
    </message>
    <message>
        <source>Me; the side to move if two people play</source>
        <translation>Мене; кога играат двајца – кој е на потег</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Мене</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>Кој е на потег</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Исклучен</translation>
    </message>
    <message>
        <source>Doubtful moves and worse</source>
        <translation>Сомнителни потези и полоши</translation>
    </message>
    <message>
        <source>Errors and blunders</source>
        <translation>Грешки и големи грешки</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Само големи грешки</translation>
    </message>
</context>
<context>
    <name>CloseBox</name>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>Затвори го овој прозорец (Esc)</translation>
    </message>
</context>
<context>
    <name>ConfirmController</name>
    <message>
        <source>The match cannot be saved: it is lost unless you save a copy. Quit?</source>
        <translation>Партијата не може да се зачува: ќе се изгуби ако не зачувате копија. Излегувате ли?</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Из&amp;лез</translation>
    </message>
    <message numerus="yes">
        <source>{name} would win %n point(s). Resign this game?</source>
        <translation>
            <numerusform>{name} ќе {name:добие|добијат} %Ln поен. Ја предавате ли играта?</numerusform>
            <numerusform>{name} ќе {name:добие|добијат} %Ln поена. Ја предавате ли играта?</numerusform>
            <numerusform>{name} ќе {name:добие|добијат} %Ln поена. Ја предавате ли играта?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Предај ја</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>П&amp;родолжи со играта</translation>
    </message>
    <message>
        <source>End this turn?</source>
        <translation>Да се заврши потегот?</translation>
    </message>
    <message>
        <source>&amp;End the turn (Space)</source>
        <translation>&amp;Заврши го потегот (празно место)</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>&amp;Уште не</translation>
    </message>
    <message>
        <source>This match is not finished. It will be kept under Game ▸ Resume. Leave it?</source>
        <translation>Оваа партија не е завршена. Ќе остане во Игра ▸ Продолжи. Ја напуштате ли?</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Напушти ја</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>О&amp;стани</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Copy</source>
        <translation>Копирај</translation>
    </message>
    <message>
        <source>Copy: {name}</source>
        <translation>Копирај: {name}</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong. Everything you played is saved.</source>
        <translation>Нешто тргна наопаку во програмата. Сѐ што е одиграно досега е зачувано.</translation>
    </message>
    <message>
        <source>Something went wrong, and the match cannot be saved right now.</source>
        <translation>Нешто тргна наопаку во програмата, а партијата сега не може да се зачува.</translation>
    </message>
    <message>
        <source>Tapa Desktop did not close properly last time. Everything you played is saved.</source>
        <translation>Минатиот пат Tapa Desktop не се затвори правилно. Сѐ што е одиграно е зачувано.</translation>
    </message>
    <message>
        <source>To report it, copy the report and send it. It is also at the end of the log:</source>
        <translation>За да ја пријавите грешката, копирајте го извештајот и испратете го. Тој е и на крајот од дневникот:</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Копирај го извештајот</translation>
    </message>
</context>
<context>
    <name>CubePrompt</name>
    <message>
        <source>You have doubled to {value}. {other} is thinking…</source>
        <translation>Удвоивте на {value}. {other} {other:мисли|мислат}…</translation>
    </message>
    <message>
        <source>{name} doubles to {value}: take (T) or drop (X)</source>
        <translation>{name} {name:удвојува|удвојуваат} на {value}: прифатете (T) или одбијте (X)</translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other}: take (T) or drop (X)</source>
        <translation>{name} {name:удвојува|удвојуваат} на {value}. {other}: прифатете (T) или одбијте (X)</translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other} is thinking…</source>
        <translation>{name} {name:удвојува|удвојуваат} на {value}. {other} {other:мисли|мислат}…</translation>
    </message>
    <message>
        <source>{name} has taken the double.</source>
        <translation>{name} го {name:прифати|прифатија} удвојувањето.</translation>
    </message>
    <message>
        <source>You have taken the double.</source>
        <translation>Го прифативте удвојувањето.</translation>
    </message>
</context>
<context>
    <name>CubeText</name>
    <message>
        <source>expecting {equity} points ({chances})</source>
        <translation>очекување {equity} поени ({chances})</translation>
    </message>
    <message>
        <source>{told}. {otherwise} below {turning}.</source>
        <translation>{told}. {otherwise} при очекување под {turning}.</translation>
    </message>
    <message>
        <source>{told}. {otherwise} from {turning} up.</source>
        <translation>{told}. {otherwise} при очекување од {turning} нагоре.</translation>
    </message>
    <message>
        <source>mars or mother won {mine}, lost {theirs}</source>
        <translation>марс или мајка за {mine}, против {theirs}</translation>
    </message>
    <message>
        <source>{told}; losing this game would cost the match anyway.</source>
        <translation>{told}; загуба на оваа игра и онака би била загуба на партијата.</translation>
    </message>
    <message>
        <source>{told}; at this score it never pays to double.</source>
        <translation>{told}; при овој резултат никогаш не вреди да се удвои.</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}.</translation>
    </message>
    <message>
        <source>{name} doubles</source>
        <translation>{name} {name:удвојува|удвојуваат}</translation>
    </message>
    <message>
        <source>{name} would have waited</source>
        <translation>{name} {name:ќе почекаше|ќе почекаа}</translation>
    </message>
    <message>
        <source>{name} would have doubled</source>
        <translation>{name} {name:ќе удвоеше|ќе удвоеа}</translation>
    </message>
    <message>
        <source>{name} would have dropped</source>
        <translation>{name} {name:ќе одбиеше|ќе одбиеја}</translation>
    </message>
    <message>
        <source>{name} would have taken</source>
        <translation>{name} {name:ќе прифатеше|ќе прифатеа}</translation>
    </message>
    <message>
        <source>{name} has not doubled</source>
        <translation>{name} не {name:удвои|удвоија}</translation>
    </message>
    <message>
        <source>{name} takes</source>
        <translation>{name} {name:прифаќа|прифаќаат}</translation>
    </message>
    <message>
        <source>{name} drops</source>
        <translation>{name} {name:одбива|одбиваат}</translation>
    </message>
    <message>
        <source>win {win}</source>
        <translation>победа {win}</translation>
    </message>
    <message>
        <source>mars won {mine}, lost {theirs}</source>
        <translation>марс за {mine}, против {theirs}</translation>
    </message>
    <message>
        <source>triple won {mine}, lost {theirs}</source>
        <translation>тројна за {mine}, против {theirs}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Копчиња и глувче</translation>
    </message>
    <message>
        <source>About Tapa Desktop</source>
        <translation>За Tapa Desktop</translation>
    </message>
    <message>
        <source>How the dice are rolled</source>
        <translation>Како се фрлаат коцките</translation>
    </message>
    <message>
        <source>Your own boards</source>
        <translation>Ваши табли</translation>
    </message>
    <message>
        <source>Game with a friend elsewhere</source>
        <translation>Игра со пријател оддалеку</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Отвори партија</translation>
    </message>
    <message>
        <source>Matches (*.tapa *.mat *.txt *.sgf)</source>
        <translation>Партии (*.tapa *.mat *.txt *.sgf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Сите датотеки (*)</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Зачувај копија од оваа партија</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Партии (*{suffix})</translation>
    </message>
</context>
<context>
    <name>DiceDialog</name>
    <message>
        <source>Dice of this match</source>
        <translation>Коцки на оваа партија</translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed</source>
        <translation>SHA-256 на тајниот број</translation>
    </message>
    <message>
        <source>The player’s word</source>
        <translation>Зборот на играчот</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Таен број</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>Про&amp;вери ги коцките</translation>
    </message>
    <message>
        <source>&amp;How it works</source>
        <translation>&amp;Како работи</translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand, from a real board</source>
        <translation>Внеси ко&amp;цки од вистинска табла</translation>
    </message>
    <message>
        <source>Work out all rolls of this match again</source>
        <translation>Ги пресметува уште еднаш сите фрлања од оваа партија</translation>
    </message>
    <message>
        <source>Read how the dice are rolled and how to check them</source>
        <translation>Како се фрлаат коцките и како се проверуваат</translation>
    </message>
    <message>
        <source>You roll real dice and type what they show</source>
        <translation>Фрлате вистински коцки и внесувате што покажуваат</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Непознато</translation>
    </message>
    <message>
        <source>&amp;SHA-256 of the secret seed</source>
        <translation>SHA-256 на тај&amp;ниот број</translation>
    </message>
    <message>
        <source>The player’s &amp;word</source>
        <translation>&amp;Зборот на играчот</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Таен број</translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>Die 1</source>
        <translation>Коцка 1</translation>
    </message>
    <message>
        <source>Die 2</source>
        <translation>Коцка 2</translation>
    </message>
    <message>
        <source>{name}: {face} (key {face})</source>
        <translation>{name}: {face} (копче {face})</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>&amp;Dice of</source>
        <translation>Коцки н&amp;а</translation>
    </message>
    <message>
        <source>How often each number was rolled</source>
        <translation>Колку често паднал секој број</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>сите играчи</translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message>
        <source>The rolls to come follow from it, too. For secret dice, start a new match.</source>
        <translation>Од него произлегуваат и идните коцки. За тајни коцки почнете нова партија.</translation>
    </message>
    <message>
        <source>Entered by hand: {n} of {all}, the first of them {where}.</source>
        <translation>Рачно внесени: {n} од {all}, првото од нив – {where}.</translation>
    </message>
    <message>
        <source>The seed in this file does not match its SHA-256: the file was changed and proves nothing.</source>
        <translation>Тајниот број во оваа датотека не го дава SHA-256 што стои до него: датотеката е сменета и не докажува ништо.</translation>
    </message>
    <message>
        <source>No dice have been rolled yet.</source>
        <translation>Сѐ уште не се фрлени коцки.</translation>
    </message>
    <message>
        <source>Compare the SHA-256 and the word with what you noted when the match began: if they are the same, the dice are proven, and nothing else – not the names, the levels or the length of the match.</source>
        <translation>Споредете ги SHA-256 и зборот со она што сте го запишале на почетокот на партијата: ако се исти, докажани се коцките и ништо друго – ни имињата, ни нивоата, ни должината на партијата.</translation>
    </message>
    <message>
        <source>Compare the SHA-256 with the one you noted when the match began: if it is the same, the dice are proven, and nothing else – not the names, the levels or the length of the match.</source>
        <translation>Споредете го SHA-256 со оној што сте го запишале на почетокот на партијата: ако е ист, докажани се коцките и ништо друго – ни имињата, ни нивоата, ни должината на партијата.</translation>
    </message>
    <message>
        <source>Revealed when the match is over</source>
        <translation>Се открива кога ќе заврши партијата</translation>
    </message>
    <message>
        <source>Revealed when a game is over</source>
        <translation>Се открива кога ќе заврши играта</translation>
    </message>
    <message>
        <source>Missing from this file</source>
        <translation>Го нема во датотекава</translation>
    </message>
    <message>
        <source>The seed of this match is not known</source>
        <translation>Тајниот број на оваа партија не е познат</translation>
    </message>
    <message>
        <source>Check it yourself. This must give the SHA-256:</source>
        <translation>Проверете сами. Ова мора да го даде SHA-256:</translation>
    </message>
    <message>
        <source>This gives the key from which the dice are worked out:</source>
        <translation>А ова го дава клучот од кој се пресметуваат коцките:</translation>
    </message>
    <message>
        <source>This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.</source>
        <translation>Во датотекава го нема SHA-256 што се прикажал пред да се внесе зборот: датотеката е сменета и не докажува ништо.</translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n roll(s) do not match the seed.</source>
        <translation>
            <numerusform>Не се совпаѓаат со тајниот број: {wrong} од %Ln фрлање.</numerusform>
            <numerusform>Не се совпаѓаат со тајниот број: {wrong} од %Ln фрлања.</numerusform>
            <numerusform>Не се совпаѓаат со тајниот број: {wrong} од %Ln фрлања.</numerusform>
        </translation>
    </message>
    <message>
        <source>The roll {roll} was chosen together with the starting position.</source>
        <translation>Фрлањето {roll} е избрано заедно со позицијата од која почнува партијата.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n roll(s) match the seed.</source>
        <translation>
            <numerusform>Проверено: %Ln фрлање се совпаѓа со тајниот број.</numerusform>
            <numerusform>Проверено: сите %Ln фрлања се совпаѓаат со тајниот број.</numerusform>
            <numerusform>Проверено: сите %Ln фрлања се совпаѓаат со тајниот број.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) of the program match the seed.</source>
        <translation>
            <numerusform>%Ln фрлање на програмата се совпаѓа со тајниот број.</numerusform>
            <numerusform>Сите %Ln фрлања на програмата се совпаѓаат со тајниот број.</numerusform>
            <numerusform>Сите %Ln фрлања на програмата се совпаѓаат со тајниот број.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seed was left out of this file, so its dice cannot be worked out: only its SHA-256 is there.</source>
        <translation>Тајниот број не е во датотекава, па коцките не може да се пресметаат: тука е само неговиот SHA-256.</translation>
    </message>
    <message>
        <source>There is no seed in this file, so its dice cannot be worked out.</source>
        <translation>Во датотекава нема таен број, па коцките не може да се пресметаат.</translation>
    </message>
    <message>
        <source>The first is {where}: {fallen}, but the seed gives {due}. Either these dice come from elsewhere, or the file was changed.</source>
        <translation>Првото е {where}: паднало {fallen}, а бројот дава {due}. Значи овие коцки се од друго место или некој ја сменил датотеката.</translation>
    </message>
    <message>
        <source>roll {number} of game {game}, the opening</source>
        <translation>фрлање {number} од игра {game}, за почеток</translation>
    </message>
    <message>
        <source>roll {number} of game {game}, by {side}</source>
        <translation>фрлање {number} од игра {game}, на {side}</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>A pinned mother waits</source>
        <translation>Затапена мајка чека</translation>
    </message>
    <message>
        <source>A pinned mother loses; also to 31</source>
        <translation>Затапена мајка губи; и до 31</translation>
    </message>
    <message>
        <source>A pinned mother loses</source>
        <translation>Затапена мајка губи</translation>
    </message>
    <message>
        <source>A checker pinned on its starting point simply waits until it is freed.</source>
        <translation>Пул затапен на почетното поле едноставно чека додека не се ослободи.</translation>
    </message>
    <message>
        <source>A lone checker is hit, not pinned.</source>
        <translation>Единечен пул се удира, не се затапува.</translation>
    </message>
    <message>
        <source>One checker closes a point: nothing is hit or pinned.</source>
        <translation>Еден пул затвора поле: ниеден не се удира и не се затапува.</translation>
    </message>
    <message>
        <source>The checkers start on four points.</source>
        <translation>Пуловите почнуваат од четири полиња.</translation>
    </message>
    <message>
        <source>Both sides move the same way round.</source>
        <translation>Двете страни се движат во иста насока.</translation>
    </message>
    <message>
        <source>Most checkers enter from a reserve.</source>
        <translation>Повеќето пулови влегуваат од резерва.</translation>
    </message>
    <message>
        <source>The first checker runs alone.</source>
        <translation>Првиот пул оди сам.</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes, and what is left goes to the opponent.</source>
        <translation>Паровите продолжуваат до шестките, а остатокот е за противникот.</translation>
    </message>
    <message>
        <source>The opening dice are also the first roll.</source>
        <translation>Првиот потег се игра со двете почетни коцки.</translation>
    </message>
    <message>
        <source>Pin the mother, the opponent’s last checker on its starting point, and you win double.</source>
        <translation>Затапете ја мајката, последниот противнички пул на почетното поле, и победувате двојно.</translation>
    </message>
    <message>
        <source>A win can be worth three points.</source>
        <translation>Една игра може да се брои тројно.</translation>
    </message>
    <message>
        <source>A doubling cube raises the stakes.</source>
        <translation>Коцка за удвојување го крева влогот.</translation>
    </message>
    <message>
        <source>Can be played to 31.</source>
        <translation>Може да се игра до 31.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The game is over in this position.</source>
        <translation>Во оваа позиција играта е завршена.</translation>
    </message>
    <message>
        <source>Click: {side} · right click: {other} · drag: move · wheel or Delete: remove</source>
        <translation>Клик: {side} · десен клик: {other} · влечење: преместување · тркалце или Delete: отстранување</translation>
    </message>
    <message>
        <source>{side}: all checkers are on the board. Remove one first.</source>
        <translation>{side}: сите пулови се на таблата. Прво отстранете еден.</translation>
    </message>
    <message>
        <source>{side} to move, before the roll</source>
        <translation>На потег: {side}, пред фрлање</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Очекување</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n checker(s) still to place.</source>
        <translation>
            <numerusform>{side}: уште %Ln пул за поставување.</numerusform>
            <numerusform>{side}: уште %Ln пула за поставување.</numerusform>
            <numerusform>{side}: уште %Ln пула за поставување.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best with {roll}</source>
        <translation>Најдобар потег со {roll}</translation>
    </message>
</context>
<context>
    <name>ErrorThresholds</name>
    <message>
        <source>Good</source>
        <translation>Добар</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Сомнителен</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Грешка</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Голема грешка</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The computer cannot judge this position. {what}</source>
        <translation>Компјутерот не може да ја оцени оваа позиција. {what}</translation>
    </message>
    <message>
        <source>White’s reserve/bar/off</source>
        <translation>Резерва/бар/извадени на белите</translation>
    </message>
    <message>
        <source>Black’s reserve/bar/off</source>
        <translation>Резерва/бар/извадени на црните</translation>
    </message>
    <message>
        <source>Part of the program is missing: {path}</source>
        <translation>Недостасува дел од програмата: {path}</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Ова не е датотека.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>На дискот нема повеќе место.</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>Вашиот дел од дискот е полн.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Дискот е само за читање.</translation>
    </message>
    <message>
        <source>The disk cannot be read or written.</source>
        <translation>Дискот не може да се чита или да се запишува.</translation>
    </message>
    <message>
        <source>The disk is not there any more.</source>
        <translation>Дискот веќе го нема.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>Отворени се премногу датотеки.</translation>
    </message>
    <message>
        <source>The file would become too large.</source>
        <translation>Датотеката би станала преголема.</translation>
    </message>
    <message>
        <source>This is not permitted.</source>
        <translation>Нема дозвола за ова.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Нема таква датотека или папка.</translation>
    </message>
    <message>
        <source>Part of the path is not a folder.</source>
        <translation>Дел од патеката не е папка.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Ова е папка, а не датотека.</translation>
    </message>
    <message>
        <source>Something with that name already exists.</source>
        <translation>Веќе има нешто со тоа име.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Името е предолго.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Друга програма ја користи.</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>ред {line}: {what}</translation>
    </message>
    <message>
        <source>field {place}: {what}</source>
        <translation>поле {place}: {what}</translation>
    </message>
    <message>
        <source>{what} Found: “{text}”</source>
        <translation>{what} Таму стои: „{text}“</translation>
    </message>
</context>
<context>
    <name>EvenOpponent</name>
    <message>
        <source>An even opponent for you is now at the level “{level}”, no longer “{before}”.</source>
        <translation>Рамноправен противник за вас сега е на ниво „{level}“, а не „{before}“.</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>Matches as text (*.mat *.txt)</source>
        <translation>Партии како текст (*.mat *.txt)</translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation>Извези ја партијата како текст</translation>
    </message>
    <message>
        <source>PNG picture, {width} pixels wide (*.png)</source>
        <translation>Слика PNG, широка {width} пиксела (*.png)</translation>
    </message>
    <message>
        <source>Export a picture of the board</source>
        <translation>Извези слика од таблата</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Цртеж SVG (*.svg)</translation>
    </message>
    <message>
        <source>Export a drawing of the board</source>
        <translation>Извези цртеж од таблата</translation>
    </message>
    <message>
        <source>The match is on the clipboard, as text.</source>
        <translation>Партијата е во клипбордот, како текст.</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>Сликата од таблата е во клипбордот.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>This is too long for a position: “{text}”</source>
        <translation>Ова е подолго од секоја позиција: „{text}“</translation>
    </message>
    <message>
        <source>A position has six fields, not {count}: “{text}”</source>
        <translation>Позицијата има шест полиња, а не {count}: „{text}“</translation>
    </message>
    <message>
        <source>There is no game “{text}”; there are {known}.</source>
        <translation>Нема игра „{text}“; има {known}.</translation>
    </message>
    <message>
        <source>The side to move must be W or B, not “{text}”.</source>
        <translation>Кој е на потег се пишува W или B, а не „{text}“.</translation>
    </message>
    <message>
        <source>The roll must be two dice from 1 to 6, the larger first, or a hyphen, not “{text}”.</source>
        <translation>Фрлањето е две коцки од 1 до 6, прво поголемата, или цртичка, а не „{text}“.</translation>
    </message>
    <message>
        <source>Checkers of White: {count}, not {full}.</source>
        <translation>Пулови на белите: {count}, а не {full}.</translation>
    </message>
    <message>
        <source>Checkers of Black: {count}, not {full}.</source>
        <translation>Пулови на црните: {count}, а не {full}.</translation>
    </message>
    <message>
        <source>The match is {rule_set}, but its position is from {text}.</source>
        <translation>Партијата е {rule_set}, а нејзината позиција е од {text}.</translation>
    </message>
    <message>
        <source>White’s point {point}: “{text}” counts 0 or has a leading zero.</source>
        <translation>Поле {point} на белите: „{text}“ е број 0 или почнува со нула.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Во оваа позиција играта е завршена.</translation>
    </message>
    <message>
        <source>It cannot be opened.</source>
        <translation>Не може да се отвори.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Датотеката е оштетена.</translation>
    </message>
    <message numerus="yes">
        <source>This is longer than %n character(s).</source>
        <translation>
            <numerusform>Ова е подолго од %Ln знак.</numerusform>
            <numerusform>Ова е подолго од %Ln знака.</numerusform>
            <numerusform>Ова е подолго од %Ln знака.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n character(s).</source>
        <translation>
            <numerusform>Насловот има најмногу %Ln знак.</numerusform>
            <numerusform>Насловот има најмногу %Ln знака.</numerusform>
            <numerusform>Насловот има најмногу %Ln знака.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line is longer than %n byte(s).</source>
        <translation>
            <numerusform>Редот е подолг од %Ln бајт.</numerusform>
            <numerusform>Редот е подолг од %Ln бајта.</numerusform>
            <numerusform>Редот е подолг од %Ln бајта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n line(s).</source>
        <translation>
            <numerusform>Редовите се повеќе од %Ln.</numerusform>
            <numerusform>Редовите се повеќе од %Ln.</numerusform>
            <numerusform>Редовите се повеќе од %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A text here is longer than %n character(s): “{text}”</source>
        <translation>
            <numerusform>Текст тука е подолг од %Ln знак: „{text}“</numerusform>
            <numerusform>Текст тука е подолг од %Ln знака: „{text}“</numerusform>
            <numerusform>Текст тука е подолг од %Ln знака: „{text}“</numerusform>
        </translation>
    </message>
    <message>
        <source>A file that the computer needs for this game is missing or damaged.</source>
        <translation>Датотека што му е потребна на компјутерот за оваа игра недостасува или е оштетена.</translation>
    </message>
    <message>
        <source>The first line must be a title.</source>
        <translation>На првиот ред треба да стои наслов.</translation>
    </message>
    <message>
        <source>There are no positions in it.</source>
        <translation>Во неа нема позиции.</translation>
    </message>
    <message>
        <source>A pack has {most} positions at most.</source>
        <translation>Една збирка има најмногу {most} позиции.</translation>
    </message>
    <message>
        <source>The position has no roll.</source>
        <translation>Позицијата е без коцки.</translation>
    </message>
    <message>
        <source>“{text}” is not a cube decision.</source>
        <translation>„{text}“ не е одлука за удвојување.</translation>
    </message>
    <message>
        <source>There is only one move, so there is nothing to choose.</source>
        <translation>Има само еден потег, нема што да се избира.</translation>
    </message>
    <message>
        <source>This is the same position as in line {line}.</source>
        <translation>Ова е истата позиција како во редот {line}.</translation>
    </message>
    <message>
        <source>There is no theme “{text}”; there are {known}.</source>
        <translation>Нема тема „{text}“; има {known}.</translation>
    </message>
    <message>
        <source>The difficulty is 1, 2 or 3, not “{text}”.</source>
        <translation>Тежината е 1, 2 или 3, а не „{text}“.</translation>
    </message>
    <message>
        <source>A line has {most} parts at most.</source>
        <translation>Еден ред има најмногу {most} дела.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Ова не е текст.</translation>
    </message>
    <message>
        <source>Expected the first roll of the game, two different dice, found “{text}”.</source>
        <translation>Тука треба да стои првото фрлање на играта, две различни коцки, а не „{text}“.</translation>
    </message>
    <message>
        <source>The move before this is missing: “{text}”</source>
        <translation>Недостасува потегот пред ова: „{text}“</translation>
    </message>
    <message>
        <source>The end of the game before this is missing, such as “Wins 1 point”: “{text}”</source>
        <translation>Недостасува крајот на играта пред ова, на пример „Wins 1 point“: „{text}“</translation>
    </message>
    <message>
        <source>Expected the score {wanted}, found “{text}”.</source>
        <translation>Резултатот тука треба да биде {wanted}, а не „{text}“.</translation>
    </message>
    <message>
        <source>{rule_set} counts {wanted} for this game, unlike the file: “{text}”</source>
        <translation>Во {rule_set} оваа игра се брои за {wanted}, а не како во датотеката: „{text}“</translation>
    </message>
    <message>
        <source>This match has no game.</source>
        <translation>Оваа партија нема игра.</translation>
    </message>
    <message>
        <source>A match goes through {most} games at most; this one has {count}.</source>
        <translation>Партијата минува најмногу низ {most} игри; оваа има {count}.</translation>
    </message>
    <message>
        <source>{rule_set}: the house rule “{name}” is possible only in a match of one game.</source>
        <translation>{rule_set}: договореното правило „{name}“ е можно само во партија со една игра.</translation>
    </message>
    <message>
        <source>The larger die of a roll comes first, not {high} {low}.</source>
        <translation>Поголемата коцка на фрлањето стои прва, а не {high} {low}.</translation>
    </message>
    <message>
        <source>This side may not double now.</source>
        <translation>Оваа страна сега не може да удвои.</translation>
    </message>
    <message>
        <source>This game cannot be won like that: {how}.</source>
        <translation>Оваа игра не се добива така: {how}.</translation>
    </message>
    <message>
        <source>There is no game to resign.</source>
        <translation>Нема игра за предавање.</translation>
    </message>
    <message>
        <source>This event is impossible at this point of the match.</source>
        <translation>Ова не може да се случи во овој момент од партијата.</translation>
    </message>
    <message>
        <source>Undo cannot go back to event {to} of {count}.</source>
        <translation>Нема враќање на настан {to} од {count}.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Нема што да се повтори.</translation>
    </message>
    <message>
        <source>This note is on a move after the end of the match.</source>
        <translation>Оваа белешка е за потег по крајот на партијата.</translation>
    </message>
    <message>
        <source>A move has four steps at most: “{text}”</source>
        <translation>Потегот има најмногу четири чекора: „{text}“</translation>
    </message>
    <message>
        <source>Each step needs a die: “{text}”</source>
        <translation>За секој чекор треба коцка: „{text}“</translation>
    </message>
    <message>
        <source>No legal move starts like this: “{text}”</source>
        <translation>Ниеден дозволен потег не почнува вака: „{text}“</translation>
    </message>
    <message>
        <source>This is not a legal move: “{text}”</source>
        <translation>Ова не е дозволен потег: „{text}“</translation>
    </message>
    <message>
        <source>Expected a step such as 24/18, in/22, bar/20 or 4/off, found “{text}”.</source>
        <translation>Тука треба да стои чекор како 24/18, in/22, bar/20 или 4/off, а не „{text}“.</translation>
    </message>
    <message>
        <source>The file is too long.</source>
        <translation>Датотеката е преголема.</translation>
    </message>
    <message>
        <source>There is no such setting.</source>
        <translation>Нема таква поставка.</translation>
    </message>
    <message>
        <source>This is not a readable position ({form}): “{text}”</source>
        <translation>Оваа позиција не може да се прочита ({form}): „{text}“</translation>
    </message>
    <message>
        <source>Each field after a position may appear once, in this order: {known}; not as in “{text}”.</source>
        <translation>По позицијата секое поле се пишува еднаш и во овој ред: {known} – а не како во „{text}“.</translation>
    </message>
    <message>
        <source>This game has no cube, so it cannot be “{text}”.</source>
        <translation>Во оваа игра нема коцка за удвојување, па не може да има „{text}“.</translation>
    </message>
    <message>
        <source>The cube is written as in {known}, up to {largest}, not “{text}”.</source>
        <translation>Коцката за удвојување се пишува како {known}, најмногу до {largest}, а не „{text}“.</translation>
    </message>
    <message>
        <source>The score is written as in {known}, not “{text}”.</source>
        <translation>Резултатот се пишува како {known}, а не „{text}“.</translation>
    </message>
    <message>
        <source>Each house rule may appear once, in order, and only if it differs from the default; not as in “{text}”.</source>
        <translation>Секое договорено правило се пишува еднаш, по ред и само ако се разликува од вообичаеното, а не како во „{text}“.</translation>
    </message>
    <message>
        <source>This game has no chains such as “{text}”.</source>
        <translation>Во оваа игра нема вериги како „{text}“.</translation>
    </message>
    <message>
        <source>A chain is written as in 44&gt;, and the rest of one as in 4x2&lt;, not “{text}”.</source>
        <translation>Веригата се пишува како 44&gt;, а остатокот од неа како 4x2&lt;, а не „{text}“.</translation>
    </message>
    <message>
        <source>The rolls so far are two counts from 0 to {most} such as 0/3, not “{text}”.</source>
        <translation>Фрлањата досега се два броја од 0 до {most}, на пример 0/3, а не „{text}“.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>Ова не е текст во UTF-8.</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Ова не може да се прочита.</translation>
    </message>
    <message>
        <source>The file is longer than {limit} MiB.</source>
        <translation>Датотеката е поголема од {limit} MiB.</translation>
    </message>
    <message>
        <source>No match starts here.</source>
        <translation>Тука не почнува партија.</translation>
    </message>
    <message>
        <source>The file has version {version}; this program reads version {own}.</source>
        <translation>Датотеката е од верзија {version}; програмава чита верзија {own}.</translation>
    </message>
    <message>
        <source>There is too much undo and redo: {count}.</source>
        <translation>Премногу враќања и повторувања: {count}.</translation>
    </message>
    <message>
        <source>“{name}” appears twice in this line.</source>
        <translation>„{name}“ стои двапати во овој ред.</translation>
    </message>
    <message>
        <source>There are too many entries for so few moves: {count}, {plays}.</source>
        <translation>Записите се премногу за толку малку потези: {count}, {plays}.</translation>
    </message>
    <message>
        <source>Unknown comment: “{text}”</source>
        <translation>Непознат коментар: „{text}“</translation>
    </message>
    <message>
        <source>Expected the length of the match, such as “5 point match”, found “{text}”.</source>
        <translation>Тука треба да стои должината на партијата, на пример „5 point match“, а не „{text}“.</translation>
    </message>
    <message>
        <source>A line such as {example} must name the game before this.</source>
        <translation>Пред ова, ред како {example} треба да ја именува играта.</translation>
    </message>
    <message>
        <source>Expected a roll or one of {known}, found “{text}”.</source>
        <translation>Тука треба да стои фрлање или едно од {known}, а не „{text}“.</translation>
    </message>
    <message>
        <source>This is not a line of a match: “{text}”</source>
        <translation>Ова не е ред од партија: „{text}“</translation>
    </message>
    <message>
        <source>Expected rising numbers such as 1-3 5, found “{text}”.</source>
        <translation>Тука треба да стојат растечки броеви како 1-3 5, а не „{text}“.</translation>
    </message>
    <message>
        <source>Expected “{wanted}”, found “{text}”.</source>
        <translation>Тука треба да стои „{wanted}“, а не „{text}“.</translation>
    </message>
    <message>
        <source>The match ends before this: “{text}”</source>
        <translation>Партијата завршува пред ова: „{text}“</translation>
    </message>
    <message>
        <source>{rule_set} has no house rule “{name}”; it has {known}.</source>
        <translation>{rule_set}: нема договорено правило „{name}“; има {known}.</translation>
    </message>
    <message>
        <source>The house rule “{name}” cannot be “{value}”; it can be {known}.</source>
        <translation>Договореното правило „{name}“ не може да биде „{value}“; може да биде {known}.</translation>
    </message>
    <message>
        <source>A position of this game has seven fields, not {count}: “{text}”</source>
        <translation>Позицијата на оваа игра има седум полиња, а не {count}: „{text}“</translation>
    </message>
    <message>
        <source>White’s point {point}: two numbers side by side.</source>
        <translation>Поле {point} на белите: два броја еден до друг.</translation>
    </message>
    <message>
        <source>The points do not add up to 24: “{text}”</source>
        <translation>Полињата не се вкупно 24: „{text}“</translation>
    </message>
    <message>
        <source>White’s point {point}: a number of empty points, or checkers such as W3 or bW2, not “{text}”.</source>
        <translation>Поле {point} на белите: број празни полиња или пулови како W3 или bW2, а не „{text}“.</translation>
    </message>
    <message>
        <source>White’s point {point}: “{text}” is more than fifteen checkers.</source>
        <translation>Поле {point} на белите: „{text}“ се повеќе од петнаесет пула.</translation>
    </message>
    <message>
        <source>White’s point {point}: in “{text}” a checker pins one of its own side.</source>
        <translation>Поле {point} на белите: во „{text}“ пул затапува свој.</translation>
    </message>
    <message>
        <source>White’s point {point}: this game has no pins such as “{text}”.</source>
        <translation>Поле {point} на белите: во оваа игра нема затапување како „{text}“.</translation>
    </message>
    <message>
        <source>{field}: three counts such as 0/0/15 without leading zeros, not “{text}”.</source>
        <translation>{field}: три броја како 0/0/15 без нули напред, а не „{text}“.</translation>
    </message>
    <message>
        <source>{field}: this game has no bar, so it cannot be “{text}”.</source>
        <translation>{field}: во оваа игра нема бар, затоа не може да биде „{text}“.</translation>
    </message>
    <message>
        <source>{field}: this game has no reserve, so it cannot be “{text}”.</source>
        <translation>{field}: во оваа игра нема резерва, затоа не може да биде „{text}“.</translation>
    </message>
    <message>
        <source>It is damaged, or of another version of this program.</source>
        <translation>Оштетена е или е од друга верзија на програмава.</translation>
    </message>
    <message>
        <source>The line is not complete: copy all of it.</source>
        <translation>Редот не е целосен: копирајте го целиот.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter first</source>
        <translation>Прво треба да влезе пулот од барот</translation>
    </message>
    <message>
        <source>Pinned: it can move again once all checkers on it have left</source>
        <translation>Затапен: ќе може пак да се движи кога ќе си отидат сите пулови од него</translation>
    </message>
    <message>
        <source>The two starters stay here until the reserve is empty</source>
        <translation>Двата почетни пула остануваат тука додека не се испразни резервата</translation>
    </message>
    <message>
        <source>No other checker may leave here until your first has passed your opponent’s start</source>
        <translation>Ниеден друг пул не тргнува оттука додека првиот не го помине почетокот на противникот</translation>
    </message>
    <message>
        <source>Not now: your opponent would have no point to enter on</source>
        <translation>Не сега: противникот не би имал поле за влегување</translation>
    </message>
    <message>
        <source>Not now: you may not hold all six points at your start</source>
        <translation>Не сега: не смеете да ги држите сите шест полиња во својата почетна четвртина</translation>
    </message>
    <message>
        <source>Not now: a checker must stay where you hit at home</source>
        <translation>Не сега: таму каде што сте удриле во својот дом мора да остане пул</translation>
    </message>
    <message>
        <source>Not now: your opponent would be locked in</source>
        <translation>Не сега: противникот би бил заклучен</translation>
    </message>
    <message>
        <source>You must use as many dice as possible; if only one, the larger</source>
        <translation>Мора да одиграте што повеќе коцки, или барем поголемата</translation>
    </message>
    <message>
        <source>You can bear off once all your checkers are home and none is pinned</source>
        <translation>Се вади кога сите ваши пулови се во домот и ниеден не е затапен</translation>
    </message>
    <message>
        <source>A larger die bears off from the highest point: {number}</source>
        <translation>Со поголема коцка прво се вади од највисокото поле: {number}</translation>
    </message>
    <message>
        <source>A point on the far side, 24 to 14, takes only one of your checkers</source>
        <translation>Поле на далечната страна, од 24 до 14, прима само еден ваш пул</translation>
    </message>
    <message>
        <source>No open point for this roll</source>
        <translation>Нема отворено поле за ова фрлање</translation>
    </message>
    <message>
        <source>The line was changed on its way: copy it again.</source>
        <translation>Редот е изменет по пат: копирајте го повторно.</translation>
    </message>
    <message>
        <source>It belongs to a game that is not on this computer ({id}).</source>
        <translation>Тој е од игра што не е на овој компјутер ({id}).</translation>
    </message>
    <message>
        <source>It belongs to another game ({id}).</source>
        <translation>Тој е од друга игра ({id}).</translation>
    </message>
    <message>
        <source>Line {number} has been played already.</source>
        <translation>Редот {number} е веќе одигран.</translation>
    </message>
    <message>
        <source>Line {number} is not the one that was played here: one side has changed the game.</source>
        <translation>Редот {number} не е оној што е одигран тука: едната страна ја изменила играта.</translation>
    </message>
    <message>
        <source>It is line {number}, but line {wanted} has not come yet: ask for it again.</source>
        <translation>Ова е редот {number}, а редот {wanted} сѐ уште не дошол: побарајте го повторно.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партијата заврши.</translation>
    </message>
    <message>
        <source>Its secret does not match the one fixed at the start, so the dice would not be fair.</source>
        <translation>Тајната во него не одговара на онаа од почетокот, па коцките не би биле чесни.</translation>
    </message>
    <message>
        <source>The game before it is not the one that was played here.</source>
        <translation>Играта пред него не е онаа што е одиграна тука.</translation>
    </message>
    <message>
        <source>“{text}” is not possible in this position.</source>
        <translation>„{text}“ не е можно во оваа позиција.</translation>
    </message>
    <message>
        <source>The turn in it is not complete.</source>
        <translation>Потегот во него не е завршен.</translation>
    </message>
    <message>
        <source>This program cannot read the invitation: “{text}”</source>
        <translation>Програмата не може да ја прочита поканата: „{text}“</translation>
    </message>
    <message>
        <source>It does not fit into a line of {limit} characters.</source>
        <translation>Не собира во ред од {limit} знака.</translation>
    </message>
    <message>
        <source>The match has used all its {rolls} rolls.</source>
        <translation>Партијата ги искористи сите свои фрлања ({rolls}).</translation>
    </message>
    <message>
        <source>The moves in the file are not those of its lines.</source>
        <translation>Потезите во датотеката не се оние од нејзините редови.</translation>
    </message>
    <message>
        <source>A turn that was sent cannot be taken back.</source>
        <translation>Испратен потег не може да се врати.</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search</source>
        <translation>Барање</translation>
    </message>
    <message>
        <source>Search for a name, a level, a result, a word of a note, or a date such as 2026-11 (Ctrl+F)</source>
        <translation>Барајте име, ниво, резултат, збор од белешка или датум како 2026-11 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ниво</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Луѓе</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Сите нивоа</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Сите игри</translation>
    </message>
    <message>
        <source>{what}: show only these</source>
        <translation>{what}: само овие</translation>
    </message>
</context>
<context>
    <name>Friend</name>
    <message>
        <source>The page about games with a friend cannot be shown.</source>
        <translation>Страницата за игри со пријател не може да се прикаже.</translation>
    </message>
    <message>
        <source>Friend elsewhere</source>
        <translation>Пријател оддалеку</translation>
    </message>
    <message>
        <source>Your friend</source>
        <comment>subject of a sentence</comment>
        <translation>Вашиот пријател</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Пријател</translation>
    </message>
    <message>
        <source>This line is not played.</source>
        <translation>Овој ред не е одигран.</translation>
    </message>
    <message>
        <source>There is nothing new in this line.</source>
        <translation>Во овој ред нема ништо ново.</translation>
    </message>
    <message>
        <source>This is your own invitation: your friend has to paste it.</source>
        <translation>Ова е вашата сопствена покана: треба да ја вметне пријателот.</translation>
    </message>
    <message>
        <source>This game was begun on another computer, which keeps its secrets: here it can only be looked at.</source>
        <translation>Оваа игра е започната на друг компјутер, кој ги чува нејзините тајни: тука може само да се гледа.</translation>
    </message>
</context>
<context>
    <name>FriendBar</name>
    <message>
        <source>&amp;Copy your turn again</source>
        <translation>&amp;Копирај го потегот пак</translation>
    </message>
    <message>
        <source>&amp;Copy your turn</source>
        <translation>&amp;Копирај го потегот</translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>&amp;Копирај го одговорот</translation>
    </message>
    <message>
        <source>&amp;Copy the invitation</source>
        <translation>&amp;Копирај ја поканата</translation>
    </message>
    <message>
        <source>Send the invitation to your friend, and paste the answer here.</source>
        <translation>Испратете му ја поканата на пријателот и вметнете го одговорот тука.</translation>
    </message>
    <message>
        <source>Send your answer to your friend: the game begins with it.</source>
        <translation>Испратете му го одговорот на пријателот: со него почнува играта.</translation>
    </message>
    <message>
        <source>Double now, or send this line to roll.</source>
        <translation>Удвојте сега или испратете го редот за да фрлите.</translation>
    </message>
    <message>
        <source>Your turn is complete: send it to your friend.</source>
        <translation>Вашиот потег е готов: испратете му го на пријателот.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Вие сте на потег.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партијата заврши.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Играта заврши.</translation>
    </message>
    <message>
        <source>{name}: the answer has not come yet.</source>
        <translation>{name}: одговорот сѐ уште не дошол.</translation>
    </message>
    <message>
        <source>&amp;No double next time</source>
        <translation>&amp;Без удвојување следниот пат</translation>
    </message>
    <message>
        <source>Your next roll then comes with your friend’s turn, without a message in between</source>
        <translation>Тогаш вашето следно фрлање доаѓа со потегот на пријателот, без порака меѓу нив</translation>
    </message>
    <message>
        <source>Copy it as a line of text, to be sent by mail or messenger</source>
        <translation>Го копира како ред текст, за праќање по е-пошта или со порака</translation>
    </message>
    <message>
        <source>Play the line of text that your friend has sent</source>
        <translation>Го игра редот текст што го испратил пријателот</translation>
    </message>
    <message>
        <source>Games with friends, and whose turn it is</source>
        <translation>Игрите со пријатели и кој е на потег</translation>
    </message>
    <message>
        <source>To roll the dice, copy the line, send it to your friend, and paste the answer.</source>
        <translation>За да се фрлат коцките, копирајте го редот, испратете му го на пријателот и вметнете го неговиот одговор.</translation>
    </message>
</context>
<context>
    <name>FriendController</name>
    <message>
        <source>&amp;Paste a turn</source>
        <translation>&amp;Вметни потег</translation>
    </message>
    <message>
        <source>&amp;Games with friends…</source>
        <translation>&amp;Игри со пријатели…</translation>
    </message>
    <message>
        <source>&amp;Game with a friend elsewhere</source>
        <translation>&amp;Игра со пријател оддалеку</translation>
    </message>
    <message>
        <source>Game with a &amp;friend</source>
        <translation>Игра со при&amp;јател</translation>
    </message>
    <message>
        <source>&amp;Copy your turn</source>
        <translation>&amp;Копирај го потегот</translation>
    </message>
    <message>
        <source>Copied: now send it to your friend.</source>
        <translation>Копирано: сега испратете му го на пријателот.</translation>
    </message>
    <message>
        <source>Turns (*{suffix})</source>
        <translation>Потези (*{suffix})</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Зачувај како датотека</translation>
    </message>
    <message>
        <source>There is no turn of a friend on the clipboard.</source>
        <translation>Во клипбордот нема потег од пријател.</translation>
    </message>
    <message>
        <source>Your friend’s turn is on the clipboard.</source>
        <translation>Потегот на пријателот е во клипбордот.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Одиграј го</translation>
    </message>
    <message>
        <source>{name} invites you to a game: {match}. You play {colour}.</source>
        <translation>{name}: покана за игра. {match}. Вашите пулови: {colour}.</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Зачувај како &amp;датотека…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Прифати</translation>
    </message>
</context>
<context>
    <name>FriendText</name>
    <message>
        <source>The game is not proven. {why}</source>
        <translation>Играта не е докажана. {why}</translation>
    </message>
    <message>
        <source>The game is proven. Lines: {count}. Rolls: {rolls}.</source>
        <translation>Играта е докажана. Редови: {count}. Фрлања: {rolls}.</translation>
    </message>
    <message>
        <source>Every roll follows from the secrets of both sides, which were fixed at the start.</source>
        <translation>Секое фрлање произлегува од тајните на двете страни, определени на почетокот.</translation>
    </message>
    <message>
        <source>If your friend is shown the same sum here, both have the same game: {sum}</source>
        <translation>Ако пријателот тука го гледа истиот контролен збир, двајцата ја имате истата игра: {sum}</translation>
    </message>
    <message>
        <source>“Verify the dice” plays all lines again: it says whether every roll follows from the secrets of both sides, and shows a sum to compare with your friend’s.</source>
        <translation>„Провери ги коцките“ ги игра сите редови повторно: кажува дали секое фрлање произлегува од тајните на двете страни и покажува контролен збир за споредба со оној на пријателот.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>Сопствен редослед</translation>
    </message>
    <message>
        <source>Several games, in the order you choose, without the doubling cube.</source>
        <translation>Повеќе игри, по редослед што ќе го изберете, без коцка за удвојување.</translation>
    </message>
    <message>
        <source>{games}, one after the other, with one score.</source>
        <translation>{games}, една по друга, со заеднички резултат.</translation>
    </message>
    <message>
        <source>Also called {names}.</source>
        <translation>Позната и како {names}.</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Games won: {white} {n}, {black} {m}</source>
        <translation>Добиени игри: {white} {n}, {black} {m}</translation>
    </message>
    <message>
        <source>Drawn: {n}</source>
        <translation>Реми: {n}</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message>
        <source>Your luck-adjusted result: {points}</source>
        <translation>Вашиот резултат без среќата: {points}</translation>
    </message>
    <message>
        <source>{name} gave away {points} points; errors: {errors}, blunders: {blunders}</source>
        <translation>{name} {name:испушти|испуштија} {points} поена; грешки: {errors}, големи грешки: {blunders}</translation>
    </message>
    <message>
        <source>{name}: no errors in play</source>
        <translation>{name}: без грешки во играта</translation>
    </message>
    <message>
        <source>You gave away {points} points; errors: {errors}, blunders: {blunders}</source>
        <translation>Испуштивте {points} поена; грешки: {errors}, големи грешки: {blunders}</translation>
    </message>
    <message>
        <source>{name} gave away {points} points by resigning</source>
        <translation>{name} {name:испушти|испуштија} {points} поена со предавањето</translation>
    </message>
    <message>
        <source>You gave away {points} points by resigning</source>
        <translation>Испуштивте {points} поена со предавањето</translation>
    </message>
    <message>
        <source>{name}: {pr}</source>
        <translation>{name}: {pr}</translation>
    </message>
    <message>
        <source>The dice favoured no one</source>
        <translation>Коцките никому не му помогнаа</translation>
    </message>
    <message>
        <source>{name} had more luck: {points} points</source>
        <translation>{name} {name:имаше|имаа} повеќе среќа: {points} поена</translation>
    </message>
    <message>
        <source>The dice gave you {points} points</source>
        <translation>Коцките ви дадоа {points} поена</translation>
    </message>
    <message>
        <source>The dice cost you {points} points</source>
        <translation>Коцките ви зедоа {points} поена</translation>
    </message>
    <message>
        <source>{name}: nothing to decide</source>
        <translation>{name}: немаше што да се одлучува</translation>
    </message>
    <message>
        <source>{name}, luck-adjusted result: {points}</source>
        <translation>{name}, резултат без среќата: {points}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Tapa</source>
        <translation>Тапа</translation>
    </message>
    <message>
        <source>Тапа</source>
        <translation>Тапа</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Плакото</translation>
    </message>
    <message>
        <source>Πλακωτό</source>
        <translation>Πλακωτό</translation>
    </message>
    <message>
        <source>Tsilliton</source>
        <translation>Цилитон</translation>
    </message>
    <message>
        <source>„Тапа с майка“</source>
        <translation>„Тапа с майка“</translation>
    </message>
    <message>
        <source>Mahbusa</source>
        <translation>Махбуса</translation>
    </message>
    <message>
        <source>محبوسة</source>
        <translation>محبوسة</translation>
    </message>
    <message>
        <source>Tapa with cube</source>
        <translation>Тапа со удвојување</translation>
    </message>
    <message>
        <source>Tawula</source>
        <translation>Тавула</translation>
    </message>
    <message>
        <source>Turkish backgammon</source>
        <translation>турска табла</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Портес</translation>
    </message>
    <message>
        <source>Πόρτες</source>
        <translation>Πόρτες</translation>
    </message>
    <message>
        <source>Tabla</source>
        <translation>Табла</translation>
    </message>
    <message>
        <source>Табла</source>
        <translation>Табла</translation>
    </message>
    <message>
        <source>Tavla</source>
        <translation>Tavla</translation>
    </message>
    <message>
        <source>„права табла“</source>
        <translation>„права табла“</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>Февга</translation>
    </message>
    <message>
        <source>Φεύγα</source>
        <translation>Φεύγα</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Ѓул бара</translation>
    </message>
    <message>
        <source>Гюлбара</source>
        <translation>Гюлбара</translation>
    </message>
    <message>
        <source>Ѓул бара</source>
        <translation>Ѓул бара</translation>
    </message>
    <message>
        <source>Gülbahar</source>
        <translation>Gülbahar</translation>
    </message>
    <message>
        <source>Backgammon</source>
        <translation>Бекгамон</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>Тавли</translation>
    </message>
    <message>
        <source>Tabla, three games</source>
        <translation>Табла, три игри</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games with friends</source>
        <translation>Игри со пријатели</translation>
    </message>
    <message>
        <source>Enter or a double click opens a game</source>
        <translation>Enter или двоен клик ја отвора играта</translation>
    </message>
    <message>
        <source>No games yet. Choose Game ▸ New match ▸ Friend elsewhere.</source>
        <translation>Сѐ уште нема игри. Изберете Игра ▸ Нова партија ▸ Пријател оддалеку.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отвори</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Завршена</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Се чека вашиот одговор</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>Сѐ уште нема одговор</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Вие сте на потег</translation>
    </message>
    <message>
        <source>Your friend’s turn</source>
        <translation>Пријателот е на потег</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Open the match</source>
        <translation>&amp;Отвори ја партијата</translation>
    </message>
    <message>
        <source>Open the match on the board (Enter)</source>
        <translation>Отвори ја партијата на таблата (Enter)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>П&amp;реглед</translation>
    </message>
    <message>
        <source>Review the match: mistakes and luck. Several games are reviewed in the background (Ctrl+R)</source>
        <translation>Преглед на партијата: грешки и среќа. Повеќе игри се прегледуваат во заднина (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Избри&amp;ши</translation>
    </message>
    <message>
        <source>Remove the games from the history; their matches stay (Del)</source>
        <translation>Извади ги игрите од историјата; партиите остануваат (Del)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Вра&amp;ти</translation>
    </message>
    <message>
        <source>Restore the games deleted last (Ctrl+Z)</source>
        <translation>Врати ги последно избришаните игри (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Из&amp;вези…</translation>
    </message>
    <message>
        <source>Save the games shown as a table (CSV)</source>
        <translation>Зачувај ги прикажаните игри како табела (CSV)</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Ниедна игра не одговара на барањето.</translation>
    </message>
    <message>
        <source>No finished games yet. Each finished game is kept here, with its result and its dice.</source>
        <translation>Сѐ уште нема завршени игри. Секоја завршена игра се чува тука, со резултатот и коцките.</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Finished games</source>
        <translation>Завршени игри</translation>
    </message>
    <message>
        <source>Your PR (performance rating): 500 times the average loss per decision. Lower is better.</source>
        <translation>Вашето PR (ниво на игра): просечната загуба по одлука помножена со 500. Помалку е подобро.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Датум</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Противник</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ниво</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Поени</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Среќа</translation>
    </message>
    <message>
        <source>What your dice were worth, in points. PR and luck are known once a game has been reviewed.</source>
        <translation>Колку поени ви донеле коцките. PR и среќата се пресметуваат при преглед на играта.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>First estimate</source>
        <translation>Прва проценка</translation>
    </message>
    <message numerus="yes">
        <source>Looked %n move(s) ahead</source>
        <translation>
            <numerusform>%Ln потег напред</numerusform>
            <numerusform>%Ln потега напред</numerusform>
            <numerusform>%Ln потега напред</numerusform>
        </translation>
    </message>
    <message>
        <source>Forced: there is no other move.</source>
        <translation>Принуден потег: друг нема.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Исто толку добар колку и најдобриот потег.</translation>
    </message>
    <message>
        <source>The game is decided.</source>
        <translation>Играта е решена.</translation>
    </message>
    <message>
        <source>{depth}, searching deeper…</source>
        <translation>{depth}, се бара подлабоко…</translation>
    </message>
    <message>
        <source>Equity {equity}</source>
        <translation>Очекување {equity}</translation>
    </message>
    <message>
        <source>{label}: you {mine}, opponent {theirs}</source>
        <translation>{label}: вие {mine}, противникот {theirs}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} поена</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Еднаков</translation>
    </message>
    <message>
        <source>{play}: equity {equity}</source>
        <translation>{play}: очекување {equity}</translation>
    </message>
    <message>
        <source>{loss} worse than the best</source>
        <translation>за {loss} послаб од најдобриот</translation>
    </message>
    <message>
        <source>Double.</source>
        <translation>Удвојте.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Почекајте</translation>
    </message>
    <message>
        <source>Do not double.</source>
        <translation>Не удвојувајте.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Удвојте</translation>
    </message>
    <message>
        <source>Take.</source>
        <translation>Прифатете.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Одбијте</translation>
    </message>
    <message>
        <source>Drop.</source>
        <translation>Одбијте.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Прифатете</translation>
    </message>
    <message>
        <source>{action} {otherwise} below {turning}.</source>
        <translation>{action} {otherwise} под {turning}.</translation>
    </message>
    <message>
        <source>{action} {otherwise} from {turning} up.</source>
        <translation>{action} {otherwise} од {turning} натаму.</translation>
    </message>
    <message>
        <source>{action} Losing this game would cost you the match anyway.</source>
        <translation>{action} Ако ја загубите оваа игра, и онака ја губите партијата.</translation>
    </message>
    <message>
        <source>{action} At this score, it never pays to double in a position like this.</source>
        <translation>{action} При овој резултат и во ваква позиција никогаш не вреди да се удвои.</translation>
    </message>
    <message numerus="yes">
        <source>Played out %n time(s)</source>
        <translation>
            <numerusform>Разиграно %Ln пат</numerusform>
            <numerusform>Разиграно %Ln пати</numerusform>
            <numerusform>Разиграно %Ln пати</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>The next hint comes when it is your turn.</source>
        <translation>Следниот совет доаѓа кога ќе бидете на потег.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Играта заврши.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Размислува…</translation>
    </message>
</context>
<context>
    <name>HintList</name>
    <message>
        <source>Best moves</source>
        <translation>Најдобри потези</translation>
    </message>
    <message>
        <source>&amp;Roll this move out…</source>
        <translation>&amp;Разиграј го овој потег…</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>Close the hint (H)</source>
        <translation>Затвори го советот (H)</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>Подлабоко</translation>
    </message>
    <message>
        <source>Play the best moves out many times (Shift+H)</source>
        <translation>Ги разигрува многупати најдобрите потези (Shift+H)</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Points</source>
        <translation>Поени</translation>
    </message>
    <message numerus="yes">
        <source>Points won minus points lost since the first of these games: {points} in %n game(s).</source>
        <translation>
            <numerusform>Добиени минус изгубени поени од првата од овие игри: {points} за %Ln игра.</numerusform>
            <numerusform>Добиени минус изгубени поени од првата од овие игри: {points} за %Ln игри.</numerusform>
            <numerusform>Добиени минус изгубени поени од првата од овие игри: {points} за %Ln игри.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one game above to see which level plays like that.</source>
        <translation>Изберете една игра горе за да видите кое ниво игра така.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Добиени игри</translation>
    </message>
    <message>
        <source>{share} range</source>
        <translation>Опсег од {share}</translation>
    </message>
    <message>
        <source>The share of games that you have won against each level; a draw is half a win.</source>
        <translation>Удел на добиените игри против секое ниво; ремито е половина победа.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ниво</translation>
    </message>
    <message>
        <source>The program has not rolled any dice in these games.</source>
        <translation>Во овие игри програмата не фрлала коцки.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Парови</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Паднале</translation>
    </message>
    <message>
        <source>Expected range</source>
        <translation>Очекуван опсег</translation>
    </message>
    <message>
        <source>No reviewed games yet. A review gives you your PR.</source>
        <translation>Сѐ уште нема прегледани игри. Прегледот го пресметува вашето PR.</translation>
    </message>
    <message numerus="yes">
        <source>For a rating, play %n games of one of these against the computer: {games}.</source>
        <translation>
            <numerusform>За рејтинг одиграјте %Ln игра против компјутерот од една од овие: {games}.</numerusform>
            <numerusform>За рејтинг одиграјте %Ln игри против компјутерот од една од овие: {games}.</numerusform>
            <numerusform>За рејтинг одиграјте %Ln игри против компјутерот од една од овие: {games}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{level}: {rating}. With 400 points more than your opponent, you win 10 games out of 11.</source>
        <translation>{level}: {rating}. Со 400 поена повеќе од противникот победувате во 10 од 11 игри.</translation>
    </message>
    <message>
        <source>{game} {rating} ± {half}: {level}</source>
        <translation>{game} {rating} ± {half}: {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%Ln потег</numerusform>
            <numerusform>%Ln потега</numerusform>
            <numerusform>%Ln потега</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last 20</source>
        <translation>Вашите последни 20</translation>
    </message>
    <message numerus="yes">
        <source>Your PR in %n reviewed game(s): {rate}. Lower is better.</source>
        <translation>
            <numerusform>Вашето PR во %Ln прегледана игра: {rate}. Помалку е подобро.</numerusform>
            <numerusform>Вашето PR во %Ln прегледани игри: {rate}. Помалку е подобро.</numerusform>
            <numerusform>Вашето PR во %Ln прегледани игри: {rate}. Помалку е подобро.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last 5 games it was {few}, in the last 20 {several}.</source>
        <translation>Во последните 5 игри беше {few}, во последните 20 – {several}.</translation>
    </message>
    <message>
        <source>You play like this level: {level}.</source>
        <translation>Играте на ова ниво: {level}.</translation>
    </message>
    <message>
        <source>The levels have not been measured in this game.</source>
        <translation>Нивоата не се измерени во оваа игра.</translation>
    </message>
    <message>
        <source>Your PR against each level and that of the level itself. Lower is better.</source>
        <translation>Вашето PR против секое ниво и PR на самото ниво. Помалку е подобро.</translation>
    </message>
    <message>
        <source>In the last 20 you play like this level: {level}.</source>
        <translation>Во последните 20 играте на ова ниво: {level}.</translation>
    </message>
    <message>
        <source>No games against the computer.</source>
        <translation>Нема игри против компјутерот.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вие</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Вашиот рејтинг</translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice in %n roll(s).</source>
        <translation>
            <numerusform>Коцки: {dice} во %Ln фрлање.</numerusform>
            <numerusform>Коцки: {dice} во %Ln фрлања.</numerusform>
            <numerusform>Коцки: {dice} во %Ln фрлања.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice: two in each of %n roll(s), and {openings} in the opening rolls.</source>
        <translation>
            <numerusform>Коцки: {dice} – по две во %Ln фрлање и {openings} за прв потег.</numerusform>
            <numerusform>Коцки: {dice} – по две во %Ln фрлања и {openings} за прв потег.</numerusform>
            <numerusform>Коцки: {dice} – по две во %Ln фрлања и {openings} за прв потег.</numerusform>
        </translation>
    </message>
    <message>
        <source>All seven counts are within their ranges. With fair dice that happens 95 times out of 100.</source>
        <translation>Сите седум броја се во своите граници, како кај чесни коцки 95 пати од 100.</translation>
    </message>
    <message>
        <source>Outside the expected range: {what}.</source>
        <translation>Надвор од очекуваниот опсег: {what}.</translation>
    </message>
    <message>
        <source>With fair dice at least one of the seven counts is outside its range 5 times out of 100.</source>
        <translation>Со чесни коцки барем еден од седумте броја е надвор 5 пати од 100.</translation>
    </message>
    <message>
        <source>After {count} decisions you can see which level plays like that.</source>
        <translation>По {count} одлуки може да се каже кое ниво игра така.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Победник: {name}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Пораз</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>предадена</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>одбиено удвојување</translation>
    </message>
    <message>
        <source>Moves {moves}, cube {cube}</source>
        <translation>Потези {moves}, удвојување {cube}</translation>
    </message>
    <message>
        <source>Errors {errors}, blunders {blunders}</source>
        <translation>Грешки {errors}, големи грешки {blunders}</translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of a match to {target}, {turns}.</source>
        <translation>{white} – {black}. Игра {number} од партија до {target}, {turns}.</translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of an unlimited match, {turns}.</source>
        <translation>{white} – {black}. Игра {number} од партија без ограничување, {turns}.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>The file of this match is gone.</source>
        <translation>Датотеката на оваа партија веќе ја нема.</translation>
    </message>
    <message>
        <source>Export the games shown</source>
        <translation>Извези ги прикажаните игри</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Табели (*.csv)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Зачувај го графиконот</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Слики (*.png)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Историја</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Историја</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Се чита…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Запри</translation>
    </message>
    <message>
        <source>Stop reviewing these games</source>
        <translation>Запри го прегледот на овие игри</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Игри</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>&amp;Напредок</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>&amp;Коцки</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln игра</numerusform>
            <numerusform>%Ln игри</numerusform>
            <numerusform>%Ln игри</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} од %Ln игра</numerusform>
            <numerusform>{shown} од %Ln игри</numerusform>
            <numerusform>{shown} од %Ln игри</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading older matches: {done} of {of}</source>
        <translation>Читање постари партии: {done} од {of}</translation>
    </message>
    <message>
        <source>Reviewing games: {done} of {of}</source>
        <translation>Преглед на игри: {done} од {of}</translation>
    </message>
    <message>
        <source>The history cannot be read or written now: {why}</source>
        <translation>Историјата сега не може да се чита или пишува: {why}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Bear off even while a checker is pinned at home</source>
        <translation>Се вади и кога во домот има затапен пул</translation>
    </message>
    <message>
        <source>Bear off only when none is pinned at home</source>
        <translation>Се вади само кога во домот нема затапен пул</translation>
    </message>
    <message>
        <source>Free choice when only one die can be used</source>
        <translation>Слободен избор кога може да се одигра само едната коцка</translation>
    </message>
    <message>
        <source>The larger die when only one can be used</source>
        <translation>Поголемата коцка кога може да се одигра само едната</translation>
    </message>
    <message>
        <source>The game goes on when a mother is pinned</source>
        <translation>Играта продолжува кога е затапена мајка</translation>
    </message>
    <message>
        <source>A pinned mother loses the game</source>
        <translation>Затапена мајка ја губи играта</translation>
    </message>
    <message>
        <source>A pinned mother counts three points</source>
        <translation>Затапена мајка носи три поена</translation>
    </message>
    <message>
        <source>A pinned mother counts two points</source>
        <translation>Затапена мајка носи два поена</translation>
    </message>
    <message>
        <source>Count to 31: a point for each checker left</source>
        <translation>Броење до 31: поен за секој останат пул</translation>
    </message>
    <message>
        <source>Do not count the checkers that are left</source>
        <translation>Останатите пулови не се бројат</translation>
    </message>
    <message>
        <source>Play with the doubling cube</source>
        <translation>Со коцка за удвојување</translation>
    </message>
    <message>
        <source>Play without the doubling cube</source>
        <translation>Без коцка за удвојување</translation>
    </message>
    <message>
        <source>Jacoby rule: in unlimited play a win counts single until a double</source>
        <translation>Правило на Џејкоби: без ограничување секоја победа е единечна до првото удвојување</translation>
    </message>
    <message>
        <source>In unlimited play a mars counts before a double, too</source>
        <translation>Без ограничување марсот се брои и пред првото удвојување</translation>
    </message>
    <message>
        <source>A draw counts a point for each side</source>
        <translation>Ремито носи по еден поен на секоја страна</translation>
    </message>
    <message>
        <source>A drawn game is played again</source>
        <translation>По реми играта се игра повторно</translation>
    </message>
    <message>
        <source>An opening roll before each game</source>
        <translation>Пред секоја игра се фрла за тоа кој почнува</translation>
    </message>
    <message>
        <source>The players start in turn</source>
        <translation>Играчите почнуваат наизменично</translation>
    </message>
    <message>
        <source>The winner starts the next game</source>
        <translation>Победникот ја почнува следната игра</translation>
    </message>
    <message>
        <source>Enter one point farther on: a 6 on 18, a 1 on 23</source>
        <translation>Се влегува едно поле подалеку: 6 на 18, 1 на 23</translation>
    </message>
    <message>
        <source>Enter as from the bar: a 6 on 19, a 1 on 24</source>
        <translation>Се влегува како од барот: 6 на 19, 1 на 24</translation>
    </message>
    <message>
        <source>A checker that hits at home stays there</source>
        <translation>Пул што удира во својот дом останува таму</translation>
    </message>
    <message>
        <source>A checker may hit at home and move on</source>
        <translation>Пул може да удри во својот дом и да продолжи</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the fourth roll</source>
        <translation>Од четвртото фрлање паровите продолжуваат до шестките</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the third roll</source>
        <translation>Од третото фрлање паровите продолжуваат до шестките</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the first roll</source>
        <translation>Од првото фрлање паровите продолжуваат до шестките</translation>
    </message>
    <message>
        <source>What is left of a chain is lost</source>
        <translation>Остатокот од веригата се губи</translation>
    </message>
    <message>
        <source>The opponent plays what is left of a chain</source>
        <translation>Противникот го игра остатокот од веригата</translation>
    </message>
    <message>
        <source>Otherwise: {rule}</source>
        <translation>Инаку: {rule}</translation>
    </message>
</context>
<context>
    <name>LengthBox</name>
    <message>
        <source>Length of the match</source>
        <translation>Должина на партијата</translation>
    </message>
    <message>
        <source>Points needed to win the match</source>
        <translation>Поени за победа во партијата</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Без ограничување</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Друга…</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Една игра</translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s) (standard)</source>
        <translation>
            <numerusform>До %Ln поен (вообичаено)</numerusform>
            <numerusform>До %Ln поена (вообичаено)</numerusform>
            <numerusform>До %Ln поена (вообичаено)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <translation>
            <numerusform>До %Ln поен</numerusform>
            <numerusform>До %Ln поена</numerusform>
            <numerusform>До %Ln поена</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Leave none alone</source>
        <translation>Ниеден да не остане сам</translation>
    </message>
    <message>
        <source>One of your checkers that stands alone can be pinned by Black’s next roll. That is worst on your points 24 to 19: they are Black’s home, where the black checkers stay longest. Two together are safe.</source>
        <translation>Ваш пул што стои сам може да биде затапен уште со следното фрлање на црните. Најлошо е тоа на вашите полиња од 24 до 19: таму е домот на црните и нивните пулови остануваат најдолго. Два заедно се безбедни.</translation>
    </message>
    <message>
        <source>You have rolled 5-2. Play so that none of your checkers stands alone afterwards.</source>
        <translation>Ви паднаа 5-2. Играјте така што потоа ниеден ваш пул да не стои сам.</translation>
    </message>
    <message>
        <source>Safe: wherever Black lands, none of yours can be pinned.</source>
        <translation>Безбедно: каде и да застанат црните, не можат да затапат ваш пул.</translation>
    </message>
    <message>
        <source>That is legal, but the checker on point {point} stands alone and could be pinned. Take it back and count the checkers that stay behind, too.</source>
        <translation>Може и така, но пулот на поле {point} стои сам и може да биде затапен. Вратете го потегот и мислете и на пуловите што остануваат назад.</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Мајката</translation>
    </message>
    <message>
        <source>The last checker on its starting point is called the mother. Black’s mother stands alone on your point 1, where all the black checkers started. Your own checkers have all left point 24.</source>
        <translation>Последниот пул на почетното поле се вика мајка. Мајката на црните стои сама на вашето поле 1, од каде што тргнаа сите нивни пулови. Вашите пулови веќе го напуштија полето 24.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Pin Black’s mother.</source>
        <translation>Ви паднаа 4-3. Затапете ја мајката на црните.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s mother can still run from point 1. Take it back. The 4 from point 5 lands on it.</source>
        <translation>Може и така, но мајката на црните сѐ уште може да избега од поле 1. Вратете го потегот. Со четворката од поле 5 застанувате на неа.</translation>
    </message>
    <message>
        <source>Home, and off</source>
        <translation>Во домот и надвор</translation>
    </message>
    <message>
        <source>The points 6 to 1 are your home. When all your checkers are there and none of them is pinned, you may bear them off: a 4 takes a checker off point 4, and so on. Drag it to the tray beside the board or double-click it.</source>
        <translation>Полињата од 6 до 1 се вашиот дом. Кога сите ваши пулови се таму и ниеден не е затапен, може да вадите: со 4 се вади пул од поле 4 и така натаму. Влечете го пулот до жлебот покрај таблата или кликнете двапати на него.</translation>
    </message>
    <message>
        <source>Your first checker is off. Fourteen to go.</source>
        <translation>Првиот ваш пул е изваден. Уште четиринаесет.</translation>
    </message>
    <message>
        <source>That is legal, but the checker on point 8 is not home, so you cannot bear off. Take it back and bring that one home first.</source>
        <translation>Може и така, но пулот на поле 8 не е во домот, па не може да вадите. Вратете го потегот и прво донесете го него.</translation>
    </message>
    <message>
        <source>All are home now, but you have used the second die as well. Take that back and bear a checker off with it: a 4 from point 4, a 2 from point 2.</source>
        <translation>Сега сите се во домот, но и втората коцка отиде за движење. Вратете го тоа и извадете пул со неа: со 4 од поле 4 или со 2 од поле 2.</translation>
    </message>
    <message>
        <source>Larger dice</source>
        <translation>Поголеми коцки</translation>
    </message>
    <message>
        <source>If you have no checker on that point, a checker from a higher point must use the die. If there is none on a higher point either, the die takes a checker off your highest point.

You must use the dice if you can, but in which order is up to you.</source>
        <translation>Ако на полето што го покажува коцката немате пул, со неа мора да се движи пул од повисоко поле. Ако и повисоко нема ниеден, коцката вади пул од вашето највисоко поле.

Коцките што може да се одиграат мора да се одиграат, но редоследот го избирате вие.</translation>
    </message>
    <message>
        <source>You have rolled 6-5. Bear two checkers off.</source>
        <translation>Ви паднаа 6-5. Извадете два пула.</translation>
    </message>
    <message>
        <source>Two at once. The 6 took the checker off point 6, and then the 5 was larger than your highest point. You never have to bear off while the same die can move a checker at home instead.</source>
        <translation>Два одеднаш! Шестката го извади пулот од поле 6, а потоа петката беше поголема од вашето највисоко поле. Никогаш не мора да вадите ако со истата коцка може да се движи пул во домот.</translation>
    </message>
    <message>
        <source>Only one is off: while a checker stood on point 6, the 5 had to move that one. Take it back and start with the 6.</source>
        <translation>Изваден е само еден: додека на поле 6 стоеше пул, петката мораше него да го движи. Вратете го потегот и почнете со шестката.</translation>
    </message>
    <message>
        <source>Winning, and mars</source>
        <translation>Победа и марс</translation>
    </message>
    <message>
        <source>The first to bear off all fifteen wins the game and one point. If the opponent has not borne off any yet, it is a mars (backgammon players say gammon) and counts two. A match goes to a number of points, in Tapa usually to 5.</source>
        <translation>Кој прв ќе ги извади сите петнаесет пула, ја добива играта и еден поен. Ако противникот сѐ уште не извадил ниту еден, тоа е марс и се брои за два. Партијата се игра до определен број поени, во тапа обично до 5.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black’s checkers are all home, and the first would be off next turn. Win a mars.</source>
        <translation>Ви паднаа 5-3. Сите пулови на црните се во домот, а со следниот потег првиот би бил изваден. Победете со марс.</translation>
    </message>
    <message>
        <source>A mars and two points! Now you know all you need. The rules of each game are in the Help menu, and in a game a hint (H) shows a good move whenever you want one.</source>
        <translation>Марс и два поена! Сега знаете сѐ што треба. Правилата на секоја игра се во менито „Помош“, а во игра советот (H) покажува добар потег кога ќе посакате.</translation>
    </message>
    <message>
        <source>One of yours is left, and Black would now bear off the first: no mars any more. Take it back and play the 5 first.</source>
        <translation>Ви остана еден пул, а црните веќе би го извадиле првиот: марсот пропадна. Вратете го потегот и прво одиграјте ја петката.</translation>
    </message>
    <message>
        <source>Roll and move</source>
        <translation>Фрлање и движење</translation>
    </message>
    <message>
        <source>It is trapped almost until the end: your checker can leave point 1 only by bearing off, and Black cannot bear off any checker while the mother lies there. If your own mother were pinned too, the game would be a draw. In Plakoto and Mahbusa you would have won a double game at once, since none of yours is left on your own point 24.</source>
        <translation>Фатена е речиси до крај: вашиот пул може да го напушти полето 1 само со вадење, а црните не можат да вадат додека мајката лежи таму. Да беше затапена и вашата мајка, играта ќе беше реми. Во плакото и махбуса веднаш ќе победевте со двојна игра, бидејќи на вашето поле 24 веќе нема ваш пул.</translation>
    </message>
    <message>
        <source>You have rolled 4-2. Bring the checker on point 8 home with one of the dice and bear one off with the other.</source>
        <translation>Ви паднаа 4-2. Донесете го пулот од поле 8 во домот со едната коцка и извадете пул со другата.</translation>
    </message>
    <message>
        <source>This is how a game of Tapa starts. The fifteen white checkers are yours. They all start on point 24 and go down the numbers: 23, 22 and so on, to point 1. The black ones start on point 1 and go the other way. The first to bring all checkers around and off the board wins.

Each die moves a checker by as many points as it shows.</source>
        <translation>Вака почнува една игра тапа. Петнаесетте бели пула се ваши. Сите тргнуваат од поле 24 и одат надолу по броевите: 23, 22 и така до поле 1. Црните тргнуваат од поле 1 и одат обратно. Победува кој прв ќе ги преведе сите свои пулови околу таблата и ќе ги извади.

Секоја коцка движи пул за онолку полиња колку што покажува.</translation>
    </message>
    <message>
        <source>Roll the dice: press the space bar or click Roll. Then play the 4 and the 2, with two checkers or both with the same one. Drag the checker, or click it and then where it should go; the arrow keys and Enter work too.</source>
        <translation>Фрлете ги коцките: притиснете „празно место“ или кликнете на „Фрли“. Потоа одиграјте 4 и 2, со два пула или двете со истиот. Влечете го пулот, или кликнете на него, па таму каде што треба да оди; може и со стрелките и Enter.</translation>
    </message>
    <message>
        <source>That was your first turn. In a game you end it with the space bar or with a click on the dice. Here that takes you to the next position.</source>
        <translation>Тоа беше вашиот прв потег. Во игра го завршувате со „празно место“ или со клик на коцките. Тука тоа ве води на следната позиција.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Парови</translation>
    </message>
    <message>
        <source>Two equal dice are a double, and a double is played four times. So 3-3 is four moves of 3: with one checker or with several, as you like.</source>
        <translation>Две исти коцки се пар, а парот се игра четирипати. Значи 3-3 се четири потега по 3: со еден пул или со повеќе, како сакате.</translation>
    </message>
    <message>
        <source>Bring two checkers from point 24 to point 18, each with two threes.</source>
        <translation>Донесете два пула од поле 24 на поле 18, секој со две тројки.</translation>
    </message>
    <message>
        <source>Good. And the two have stayed together, which matters in this game: you will soon see why.</source>
        <translation>Добро. И двата останаа заедно, што е важно во оваа игра: наскоро ќе видите зошто.</translation>
    </message>
    <message>
        <source>That is legal, but there are not two checkers on point 18 now. Take it back and move two checkers from 24 to 21, then both on to 18.</source>
        <translation>Може и така, но сега на поле 18 нема два пула. Вратете го потегот и преместете два пула од 24 на 21, па двата на 18.</translation>
    </message>
    <message>
        <source>A block</source>
        <translation>Капија</translation>
    </message>
    <message>
        <source>Two or more checkers of one side on a point are a block: the other side cannot land there. Black has a block on point 10.

A checker that uses both dice touches down on the point between, so that point has to be open, too.</source>
        <translation>Два или повеќе пула од иста боја на едно поле се капија: другата страна не може да застане таму. Црните имаат капија на поле 10.

Пул што се движи со двете коцки застанува и на полето меѓу двата чекора, па и тоа треба да биде отворено.</translation>
    </message>
    <message>
        <source>Two of your checkers stand alone, on 16 and on 8. Bring the one on 16 to the one on 8, using the 6 and the 2.</source>
        <translation>Два ваши пула стојат сами, на 16 и на 8. Донесете го оној од 16 кај оној на 8, со шестката и двојката.</translation>
    </message>
    <message>
        <source>Right: the 2 first, since the 6 would have landed on the block. Now point 8 is your block and closed to Black. When no die can be used at all, the turn passes.</source>
        <translation>Точно: прво двојката, бидејќи шестката би завршила на капијата. Сега поле 8 е ваша капија, затворена за црните. Кога ниедна коцка не може да се одигра, редот преминува кај противникот.</translation>
    </message>
    <message>
        <source>That is legal, but there is no block on point 8 now. Take it back. The 6 from point 16 ends on Black’s block, so play the 2 first, to point 14, and continue from there with the 6.</source>
        <translation>Може и така, но сега на поле 8 нема капија. Вратете го потегот. Шестката од поле 16 завршува на капијата на црните, па прво одиграјте ја двојката до поле 14, а оттаму продолжете со шестката.</translation>
    </message>
    <message>
        <source>A pin</source>
        <translation>Затапување</translation>
    </message>
    <message>
        <source>A checker that stands alone can be pinned: you land on it, and it lies under yours. It cannot move until your last checker has left it, and until then the point is yours.

Black has left a checker alone on point 7.</source>
        <translation>Пул што стои сам може да биде затапен: застанувате на него и тој лежи под вашиот. Не може да се движи додека не си отиде од него и последниот ваш пул, а дотогаш полето е ваше.

Црните оставиле осамен пул на поле 7.</translation>
    </message>
    <message>
        <source>You have rolled 5-1. Pin the lone black checker.</source>
        <translation>Ви паднаа 5-1. Затапете го осамениот црн пул.</translation>
    </message>
    <message>
        <source>Pinned; the ring shows it. Black must wait until you leave. And the checker that pins is safe, even if it is alone: it cannot be pinned itself.</source>
        <translation>Затапен; прстенот го покажува тоа. Црните мора да чекаат додека не си отидете. А пулот што затапува е безбеден дури и кога е сам: него не можат да го затапат.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s lone checker on point 7 got away. Take it back. The 5 from point 12 lands on it, and so does the 1 from point 8.</source>
        <translation>Може и така, но осамениот црн пул на поле 7 се извлече. Вратете го потегот. До него стигнуваат и петката од поле 12 и единицата од поле 8.</translation>
    </message>
    <message>
        <source>You have landed on the black checker and moved on with the same one: that leaves it free again. Take it back and let your checker stay on point 7.</source>
        <translation>Застанавте на црниот пул, но продолживте со истиот: така тој пак е слободен. Вратете го потегот и нека остане вашиот пул на поле 7.</translation>
    </message>
    <message>
        <source>Pinned yourself</source>
        <translation>Кога ве затапуваат</translation>
    </message>
    <message>
        <source>Now it is your checker on point 15 that lies under a black one. It has to wait, and you cannot land there to help it. Click it, and the board says why it stays. Meanwhile, play with your other checkers.</source>
        <translation>Сега вашиот пул на поле 15 лежи под црн. Тој мора да чека, а вие не можете да застанете таму за да му помогнете. Кликнете на него и таблата ќе каже зошто стои. Дотогаш играјте со другите пулови.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Use the time to make a block on point 5.</source>
        <translation>Ви паднаа 6-3. Искористете го времето и направете капија на поле 5.</translation>
    </message>
    <message>
        <source>Well done. Look: Black has rolled 4-2 and moved off your checker. It is free again and can move on your next turn.</source>
        <translation>Браво. И погледнете: на црните им паднаа 4-2 и тие го ослободија вашиот пул. Слободен е и може да се движи во следниот потег.</translation>
    </message>
    <message>
        <source>That is legal, but there is no block on point 5 now. Take it back. One checker reaches point 5 with the 6, another with the 3.</source>
        <translation>Може и така, но сега на поле 5 нема капија. Вратете го потегот. Еден пул стигнува до поле 5 со шестката, друг со тројката.</translation>
    </message>
</context>
<context>
    <name>LessonActions</name>
    <message>
        <source>Re&amp;start</source>
        <translation>&amp;Одново</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>П&amp;рескокни</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Фрли</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Врати го потегот</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Кон играта</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Следна позиција</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>&amp;More lessons</source>
        <translation>&amp;Уште лекции</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Игра против „{level}“</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Лекција</translation>
    </message>
    <message>
        <source>Position {number} of {count}</source>
        <translation>Позиција {number} од {count}</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>First lesson</source>
        <translation>Прва лекција</translation>
    </message>
</context>
<context>
    <name>LevelCharacter</name>
    <message>
        <source>You have not played against the computer yet, so it begins in the middle.</source>
        <translation>Сѐ уште не сте играле против компјутерот, па тој почнува од средината.</translation>
    </message>
    <message>
        <source>It follows your results and comes closer to you with each game.</source>
        <translation>Ги следи вашите резултати и со секоја игра ви се приближува.</translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s) rate you at {rating} ± {width}.</source>
        <translation>
            <numerusform>Според последната %Ln игра вашиот рејтинг е {rating} ± {width}.</numerusform>
            <numerusform>Според последните %Ln игри вашиот рејтинг е {rating} ± {width}.</numerusform>
            <numerusform>Според последните %Ln игри вашиот рејтинг е {rating} ± {width}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Often misses danger. Good for your first games.</source>
        <translation>Често не ја забележува опасноста. Добро за вашите први игри.</translation>
    </message>
    <message>
        <source>Misses less but is still easy to surprise.</source>
        <translation>Пропушта помалку, но лесно може да го изненадите.</translation>
    </message>
    <message>
        <source>Plays for fun and makes plenty of mistakes.</source>
        <translation>Игра за забава и многу греши.</translation>
    </message>
    <message>
        <source>Knows the usual moves and fails in hard positions.</source>
        <translation>Ги знае вообичаените потези, но греши во тешки позиции.</translation>
    </message>
    <message>
        <source>Makes few big mistakes in simple positions.</source>
        <translation>Ретко греши грубо во едноставни позиции.</translation>
    </message>
    <message>
        <source>Plays well and goes wrong when it gets complicated.</source>
        <translation>Игра добро, но греши кога ќе стане сложено.</translation>
    </message>
    <message>
        <source>Sees most dangers and takes advantage of your mistakes.</source>
        <translation>Ги забележува повеќето опасности и ги користи вашите грешки.</translation>
    </message>
    <message>
        <source>Punishes careless moves; small mistakes remain.</source>
        <translation>Ги казнува невнимателните потези, но прави ситни грешки.</translation>
    </message>
    <message>
        <source>Makes few mistakes, and only in hard positions.</source>
        <translation>Греши ретко и само во тешки позиции.</translation>
    </message>
    <message>
        <source>Plays the move that looks best, without looking ahead.</source>
        <translation>Го игра потегот што изгледа најдобар, без да гледа напред.</translation>
    </message>
    <message>
        <source>Looks one move ahead, at each of your rolls.</source>
        <translation>Гледа еден потег напред, при секое ваше фрлање.</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>Гледа два потега напред.</translation>
    </message>
    <message>
        <source>Looks two moves ahead and plays the best moves out many times. The strongest level.</source>
        <translation>Гледа два потега напред и многупати ги разигрува најдобрите потези. Најсилното ниво.</translation>
    </message>
</context>
<context>
    <name>LevelSlider</name>
    <message>
        <source>About as strong as me</source>
        <translation>Приближно колку мене</translation>
    </message>
    <message>
        <source>The level follows your results, by a step or two a game at most</source>
        <translation>Нивото ги следи вашите резултати, најмногу по еден-два чекора на игра</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Почетник</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Аматер</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Редовен играч</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Стабилен</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Вешт</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation>Искусен</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Силен</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Ветеран</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Експерт</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мајстор</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Велемајстор</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Шампион</translation>
    </message>
</context>
<context>
    <name>LoadingNotice</name>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} се чита…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Запри</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log file cannot be written.</source>
        <translation>Дневникот не може да се запишува.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>По&amp;тег</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>Тре&amp;нер</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>П&amp;озиција</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>По&amp;глед</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>По&amp;мош</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Извези</translation>
    </message>
</context>
<context>
    <name>MessageRow</name>
    <message>
        <source>Show the list</source>
        <translation>Прикажи го списокот</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Затвори ја оваа порака</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>Opening</source>
        <translation>Почеток</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Средина на играта</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Затапување</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Missed pins</source>
        <translation>Пропуштено затапување</translation>
    </message>
    <message>
        <source>Mother</source>
        <translation>Мајка</translation>
    </message>
    <message>
        <source>Blots</source>
        <translation>Единечни пулови</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Капии</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Купови</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>Заостанување</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Вадење</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Удвојување</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Друго</translation>
    </message>
    <message>
        <source>Your PR in each game. Lower is better.</source>
        <translation>Вашето PR во секоја игра. Помалку е подобро.</translation>
    </message>
    <message>
        <source>Levels that play like that: {levels}.</source>
        <translation>Нивоа што играат така: {levels}.</translation>
    </message>
    <message>
        <source>{game}: {level}</source>
        <translation>{game}: {level}</translation>
    </message>
    <message>
        <source>Your PR in each phase. You lose most in this one: {phase}, {share} of the total. Its positions come back in Practice.</source>
        <translation>Вашето PR во секоја фаза. Најмногу губите тука: {phase}, {share} од сѐ. Тие позиции ќе ги сретнете пак во „Вежби“.</translation>
    </message>
    <message>
        <source>You made no mistakes in the reviewed games.</source>
        <translation>Во прегледаните игри немате грешки.</translation>
    </message>
    <message>
        <source>What costs you most: {kind}, {share} of all mistakes. Watch out for it in your next games.</source>
        <translation>Најмногу ве чини ова: {kind}, {share} од сите грешки. Внимавајте на тоа во следните игри.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>White</source>
        <translation>Белите</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Црните</translation>
    </message>
    <message>
        <source>{white} – {black}</source>
        <translation>{white} – {black}</translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation>Ниво: {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln поен</numerusform>
            <numerusform>%Ln поена</numerusform>
            <numerusform>%Ln поена</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, unlimited</source>
        <translation>{game}, без ограничување</translation>
    </message>
    <message>
        <source>{game}, a single game</source>
        <translation>{game}, една игра</translation>
    </message>
    <message>
        <source>{game}, match to {target}</source>
        <translation>{game}, партија до {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n games in turn</source>
        <translation>
            <numerusform>%Ln игра по ред</numerusform>
            <numerusform>%Ln игри по ред</numerusform>
            <numerusform>%Ln игри по ред</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, checkers counted</source>
        <translation>{game}, се бројат пуловите</translation>
    </message>
    <message>
        <source>Game {number} of {count}: {game}</source>
        <translation>Игра {number} од {count}: {game}</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Следува: {game}</translation>
    </message>
    <message>
        <source>{match} · game {number}</source>
        <translation>{match} · игра {number}</translation>
    </message>
    <message>
        <source>{match} · game {number}, the Crawford game</source>
        <translation>{match} · игра {number}, играта на Крофорд</translation>
    </message>
    <message>
        <source>{match} · game {number}, {game}</source>
        <translation>{match} · игра {number}, {game}</translation>
    </message>
    <message>
        <source>{white} {score} : {other} {black}</source>
        <translation>{white} {score} : {other} {black}</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Игра на Крофорд</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вие</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Компјутер</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>subject of a sentence</comment>
        <translation>Компјутерот</translation>
    </message>
    <message>
        <source>White</source>
        <comment>subject of a sentence</comment>
        <translation>Белите</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>subject of a sentence</comment>
        <translation>Црните</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Нова партија</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Keep the current match (Esc)</source>
        <translation>Остани на сегашната партија (Esc)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играј</translation>
    </message>
    <message>
        <source>Start this match (Enter)</source>
        <translation>Почни ја оваа партија (Enter)</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>П&amp;овеќе</translation>
    </message>
    <message>
        <source>House rules and who rolls the dice</source>
        <translation>Договорени правила и кој ги фрла коцките</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Ги фрла програмата</translation>
    </message>
    <message>
        <source>I roll real dice and type them in</source>
        <translation>Фрлам вистински коцки и ги внесувам</translation>
    </message>
    <message>
        <source>Who rolls the dice</source>
        <translation>Кој ги фрла коцките</translation>
    </message>
    <message>
        <source>&amp;Your word for the dice (optional)</source>
        <translation>&amp;Ваш збор за коцките (по желба)</translation>
    </message>
    <message>
        <source>The game whose house rules are shown</source>
        <translation>Играта чии договорени правила се прикажани</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Партија</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Договорени правила</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Коцки</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Белешка</translation>
    </message>
    <message>
        <source>Note on {move}</source>
        <translation>Белешка за {move}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зачувај</translation>
    </message>
    <message>
        <source>Keep the note with the match (Enter; Shift+Enter starts a new line)</source>
        <translation>Ја чува белешката со партијата (Enter; Shift+Enter почнува нов ред)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Отстрани</translation>
    </message>
    <message>
        <source>Remove this note</source>
        <translation>Отстрани ја оваа белешка</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>A note can have at most {most} characters; this text has {count}.</source>
        <translation>Белешката може да има најмногу {most} знака; овој текст има {count}.</translation>
    </message>
    <message>
        <source>Characters that cannot be shown were left out.</source>
        <translation>Знаците што не можат да се прикажат се изоставени.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Start of the game</source>
        <translation>Почеток на играта</translation>
    </message>
    <message>
        <source>{side}: {move}</source>
        <translation>{side}: {move}</translation>
    </message>
    <message>
        <source>This move is no longer in the match on the board: copy the note elsewhere.</source>
        <translation>Овој потег веќе не е во партијата на таблата: копирајте ја белешката на друго место.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The seed in this file does not match its SHA-256: the file was changed and proves nothing.</source>
        <translation>Тајниот број во оваа датотека не го дава SHA-256 што стои до него: датотеката е сменета и не докажува ништо.</translation>
    </message>
    <message>
        <source>{name} cannot be saved.</source>
        <translation>{name} не може да се зачува.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>{name} е зачувано.</translation>
    </message>
    <message>
        <source>A match cannot be added to the history now. The program will try again at the next start.</source>
        <translation>Една партија сега не може да влезе во историјата. Програмата ќе проба пак при следното пуштање.</translation>
    </message>
    <message>
        <source>The history cannot be saved now. It will be updated as soon as possible.</source>
        <translation>Историјата сега не може да се зачува. Ќе се дополни штом ќе биде можно.</translation>
    </message>
    <message>
        <source>The history is saved again.</source>
        <translation>Историјата пак се зачувува.</translation>
    </message>
    <message>
        <source>The history was damaged and is being rebuilt from the matches. The old file is kept as {}.</source>
        <translation>Историјата е оштетена и се пишува одново од партиите. Старата датотека е зачувана како {}.</translation>
    </message>
    <message>
        <source>The computer cannot play. Undo or let someone else play its side.</source>
        <translation>Компјутерот не може да игра. Вратете потег или нека игра некој друг.</translation>
    </message>
    <message>
        <source>The last entry of this match is incomplete and was left out.</source>
        <translation>Последниот запис во оваа партија не е довршен и е изоставен.</translation>
    </message>
    <message>
        <source>The match {name} is being played in another window.</source>
        <translation>Партијата {name} се игра во друг прозорец.</translation>
    </message>
    <message>
        <source>process {process} on {machine}</source>
        <translation>процес {process} на {machine}</translation>
    </message>
    <message>
        <source>The computer cannot play this game. You now play for it.</source>
        <translation>Компјутерот не може да ја игра оваа игра. Отсега вие играте наместо него.</translation>
    </message>
    <message>
        <source>The computer cannot play some games. Two people can still play them.</source>
        <translation>Компјутерот не може да игра некои од игрите. Двајца луѓе сепак можат да ги играат.</translation>
    </message>
    <message>
        <source>This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.</source>
        <translation>Во датотекава го нема SHA-256 што се прикажал пред да се внесе зборот: датотеката е сменета и не докажува ништо.</translation>
    </message>
    <message>
        <source>The settings cannot be read and were replaced by the defaults. The file is kept as {}</source>
        <translation>Поставките не можат да се прочитаат и се заменети со првичните. Датотеката е зачувана како {}</translation>
    </message>
    <message>
        <source>The match {name} is damaged. It is kept as {kept}.</source>
        <translation>Партијата {name} е оштетена. Зачувана е како {kept}.</translation>
    </message>
    <message>
        <source>The match {name} is damaged and continues from before the damage. The old file is kept as {kept}.</source>
        <translation>Партијата {name} е оштетена и продолжува од моментот пред оштетувањето. Старата датотека е зачувана како {kept}.</translation>
    </message>
    <message>
        <source>This text ends before the match does. If there was more, it has been cut off.</source>
        <translation>Овој текст завршува пред партијата. Ако имало уште, остатокот е отсечен.</translation>
    </message>
    <message>
        <source>The match was read only up to a line that cannot be read.</source>
        <translation>Партијата е прочитана до ред што не може да се прочита.</translation>
    </message>
    <message>
        <source>The match was read, but one of its games counts differently here.</source>
        <translation>Партијата е прочитана, но една игра овде се брои поинаку.</translation>
    </message>
    <message>
        <source>This text has {count} matches. The first is open; the others are under Game ▸ Resume.</source>
        <translation>Во овој текст има {count} партии. Првата е отворена; другите се во Игра ▸ Продолжи.</translation>
    </message>
    <message>
        <source>The file {name} cannot be saved any further. The match continues in a new file.</source>
        <translation>Датотеката {name} не може повеќе да се зачувува. Партијата продолжува во нова датотека.</translation>
    </message>
    <message>
        <source>The last entry was incomplete when the program stopped. It is kept as {}.</source>
        <translation>Последниот запис не бил довршен кога програмата запрела. Зачуван е како {}.</translation>
    </message>
    <message>
        <source>A damaged file cannot be renamed.</source>
        <translation>Оштетена датотека не може да добие друго име.</translation>
    </message>
    <message>
        <source>{name} cannot be opened.</source>
        <translation>{name} не може да се отвори.</translation>
    </message>
    <message>
        <source>The match in progress cannot be found. All matches are under Game ▸ Resume.</source>
        <translation>Партијата што била во тек не може да се најде. Сите партии се во Игра ▸ Продолжи.</translation>
    </message>
    <message>
        <source>Another program has changed the file of this match. The match continues in a new file.</source>
        <translation>Друга програма ја сменила датотеката на оваа партија. Партијата продолжува во нова датотека.</translation>
    </message>
    <message>
        <source>The copy cannot be saved.</source>
        <translation>Копијата не може да се зачува.</translation>
    </message>
    <message>
        <source>A copy of this match is saved.</source>
        <translation>Зачувана е копија од оваа партија.</translation>
    </message>
    <message>
        <source>It contains the secret seed: anyone who reads it can know the rolls to come.</source>
        <translation>Во неа е тајниот број: кој ја чита, може да ги знае идните коцки.</translation>
    </message>
    <message>
        <source>This match is already on the board.</source>
        <translation>Оваа партија е веќе на таблата.</translation>
    </message>
    <message>
        <source>A finished match cannot be filed with the others.</source>
        <translation>Завршена партија не може да се стави кај другите.</translation>
    </message>
    <message>
        <source>This window has been closed, so the match is no longer saved.</source>
        <translation>Овој прозорец е затворен и партијата веќе не се зачувува.</translation>
    </message>
    <message>
        <source>The match cannot be saved now. Play on: it will be saved as soon as possible.</source>
        <translation>Партијата сега не може да се зачува. Продолжете: ќе се зачува штом ќе биде можно.</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>Партијата пак се зачувува.</translation>
    </message>
    <message>
        <source>The computer plays more weakly or slowly than it could: a file that it needs cannot be used.</source>
        <translation>Компјутерот игра послабо или побавно отколку што може: датотека што му треба не може да се користи.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n messages about these files.</source>
        <translation>
            <numerusform>Има %Ln порака за овие датотеки.</numerusform>
            <numerusform>Има %Ln пораки за овие датотеки.</numerusform>
            <numerusform>Има %Ln пораки за овие датотеки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be opened.</source>
        <translation>
            <numerusform>%Ln датотека не можеше да се отвори.</numerusform>
            <numerusform>%Ln датотеки не можеа да се отворат.</numerusform>
            <numerusform>%Ln датотеки не можеа да се отворат.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of your matches folder is not UTF-8. Matches are saved there, but file dialogs cannot open it.</source>
        <translation>Името на папката со вашите партии не е во UTF-8. Тие се зачувуваат таму, но прозорците за избор на датотеки не можат да ја отворат.</translation>
    </message>
    <message>
        <source>This match cannot be played.</source>
        <translation>Оваа партија не може да се игра.</translation>
    </message>
    <message>
        <source>There is no player with that name or level.</source>
        <translation>Нема играч со тоа име или ниво.</translation>
    </message>
    <message>
        <source>This match has reached the maximum length of a file. It is kept, and a new match starts.</source>
        <translation>Партијата ја достигна најголемата должина за една датотека. Таа се чува и почнува друга.</translation>
    </message>
    <message>
        <source>The computer plays at another level, since this program does not know {level}.</source>
        <translation>Компјутерот игра на друго ниво, бидејќи програмава не го познава {level}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved. They apply until you close the program.</source>
        <translation>Поставките не може да се зачуваат и важат додека програмата не се затвори.</translation>
    </message>
    <message>
        <source>Some settings are invalid and were replaced by the defaults. The file is kept as {}</source>
        <translation>Некои поставки се неважечки и се заменети со првичните. Датотеката е зачувана како {}</translation>
    </message>
    <message>
        <source>The board “{key}” cannot be shown.</source>
        <translation>Таблата „{key}“ не може да се прикаже.</translation>
    </message>
    <message>
        <source>The checkers “{key}” cannot be shown.</source>
        <translation>Пуловите „{key}“ не може да се прикажат.</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победи</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>Mars or mother</source>
        <translation>Марс или мајка</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Марс</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Тројна</translation>
    </message>
    <message>
        <source>Capote</source>
        <translation>Капот</translation>
    </message>
    <message>
        <source>draw {number}</source>
        <translation>реми {number}</translation>
    </message>
    <message>
        <source>mars won {mine}, lost {theirs}</source>
        <translation>марс за {mine}, против {theirs}</translation>
    </message>
    <message>
        <source>mars or mother won {mine}, lost {theirs}</source>
        <translation>марс или мајка за {mine}, против {theirs}</translation>
    </message>
    <message>
        <source>triple won {mine}, lost {theirs}</source>
        <translation>тројна за {mine}, против {theirs}</translation>
    </message>
    <message>
        <source>capote won {mine}, lost {theirs}</source>
        <translation>капот за {mine}, против {theirs}</translation>
    </message>
    <message>
        <source>win {number}</source>
        <translation>победа {number}</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>&amp;Openings…</source>
        <translation>&amp;Отворања…</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Потег</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Марс</translation>
    </message>
    <message>
        <source>How often the game is then won by a mars, in Plakoto and Mahbusa also by the mother</source>
        <translation>Колку често играта потоа се добива со марс, во Плакото и Махбуса и со мајката</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Силни</translation>
    </message>
    <message>
        <source>How often the levels Strong and Veteran make this move, counted</source>
        <translation>Колку често нивоата „Силен“ и „Ветеран“ навистина го играат овој потег</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Мои</translation>
    </message>
    <message>
        <source>How often you have made this move, and how many of these games you won</source>
        <translation>Колкупати сте го играле овој потег и колку од тие игри сте ги добиле</translation>
    </message>
    <message>
        <source>Here the game left the book.</source>
        <translation>Тука играта излезе од книгата.</translation>
    </message>
    <message>
        <source>Here you left the book.</source>
        <translation>Тука вие излеговте од книгата.</translation>
    </message>
    <message>
        <source>Here your opponent left the book.</source>
        <translation>Тука противникот излезе од книгата.</translation>
    </message>
    <message>
        <source>The book ends here; this is how the computer sees it now.</source>
        <translation>Книгата завршува тука; вака сега ја гледа позицијата компјутерот.</translation>
    </message>
    <message>
        <source>The book ends here. Choose a roll.</source>
        <translation>Книгата завршува тука. Изберете фрлање.</translation>
    </message>
    <message>
        <source>Choose a roll. Those in the book show the points of their best move.</source>
        <translation>Изберете фрлање. Кај оние од книгата пишува колку поени вреди нивниот најдобар потег.</translation>
    </message>
    <message>
        <source>The points of the book leave the Jacoby rule out.</source>
        <translation>Поените во книгата не го земаат предвид правилото на Џејкоби.</translation>
    </message>
    <message>
        <source>{play}: {reasons}</source>
        <translation>{play}: {reasons}</translation>
    </message>
    <message>
        <source>About as good: {play}.</source>
        <translation>Речиси исто толку е добар и {play}.</translation>
    </message>
    <message>
        <source>It is worth {lead} more than {play}.</source>
        <translation>Вреди {lead} повеќе од {play}.</translation>
    </message>
    <message>
        <source>The book does not have this move.</source>
        <translation>Овој потег го нема во книгата.</translation>
    </message>
    <message>
        <source>Equity in points, and half the width of its 95% interval: {equity}</source>
        <translation>Очекување во поени и половина од ширината на неговиот интервал од 95&#xa0;%: {equity}</translation>
    </message>
    <message>
        <source>You have not made this move here.</source>
        <translation>Не сте го играле овој потег тука.</translation>
    </message>
    <message>
        <source>Made: {games}. Won: {won}. Points: {points}.</source>
        <translation>Одигран: {games}. Добиени игри: {won}. Поени: {points}.</translation>
    </message>
</context>
<context>
    <name>OpeningsController</name>
    <message>
        <source>Save this page</source>
        <translation>Зачувај ја страницата</translation>
    </message>
</context>
<context>
    <name>OpeningsPanel</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The game whose openings are shown</source>
        <translation>Играта чии отворања се прикажуваат</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Причини</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>Отворања</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>Н&amp;апред</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Заврти ја таблата</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Копирај ја позицијата</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>&amp;Зачувај како PDF…</translation>
    </message>
</context>
<context>
    <name>OrderBox</name>
    <message>
        <source>Game {number}</source>
        <translation>Игра {number}</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Нема повеќе игри</translation>
    </message>
</context>
<context>
    <name>PR</name>
    <message>
        <source>{level} or better</source>
        <translation>{level} или подобар</translation>
    </message>
    <message>
        <source>levels not measured in this game</source>
        <translation>нивоата не се измерени во оваа игра</translation>
    </message>
    <message>
        <source>PR {rate} (plays like {level})</source>
        <translation>PR {rate} (игра како {level})</translation>
    </message>
    <message>
        <source>PR {rate}</source>
        <translation>PR {rate}</translation>
    </message>
</context>
<context>
    <name>Pacing</name>
    <message>
        <source>Paused; P continues. To take over, use the Game menu</source>
        <translation>Пауза; со P продолжува. За да играте вие: менито „Игра“</translation>
    </message>
    <message>
        <source>P pauses. To take over, use the Game menu</source>
        <translation>Со P – пауза. За да играте вие: менито „Игра“</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>П&amp;родолжи</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Пау&amp;за</translation>
    </message>
</context>
<context>
    <name>PackChooser</name>
    <message>
        <source>What to practise</source>
        <translation>Што да вежбате</translation>
    </message>
    <message>
        <source>&amp;Import a pack…</source>
        <translation>&amp;Увези збирка…</translation>
    </message>
    <message>
        <source>&amp;Export this pack…</source>
        <translation>&amp;Извези ја оваа збирка…</translation>
    </message>
    <message>
        <source>&amp;Remove this pack</source>
        <translation>О&amp;тстрани ја оваа збирка</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Моите грешки</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Тежина</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} се чита…</translation>
    </message>
    <message>
        <source>This pack was not imported. {why}</source>
        <translation>Оваа збирка не беше увезена. {why}</translation>
    </message>
    <message>
        <source>This pack cannot be read. {why}</source>
        <translation>Оваа збирка не може да се прочита. {why}</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Сите теми</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Секоја тежина</translation>
    </message>
    <message>
        <source>Import a pack of positions</source>
        <translation>Увези збирка позиции</translation>
    </message>
    <message>
        <source>Export this pack of positions</source>
        <translation>Извези ја оваа збирка позиции</translation>
    </message>
    <message>
        <source>This pack was not removed. {why}</source>
        <translation>Оваа збирка не беше отстранета. {why}</translation>
    </message>
    <message>
        <source>Packs of positions (*.txt)</source>
        <translation>Збирки позиции (*.txt)</translation>
    </message>
    <message>
        <source>Import, export or remove packs</source>
        <translation>Увоз, извоз и отстранување на збирки</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The page with the rules of {game} cannot be shown.</source>
        <translation>Страницата со правилата на {game} не може да се прикаже.</translation>
    </message>
    <message>
        <source>The page about strategy cannot be shown.</source>
        <translation>Страницата за стратегијата не може да се прикаже.</translation>
    </message>
    <message>
        <source>The page about the dice cannot be shown.</source>
        <translation>Страницата за коцките не може да се прикаже.</translation>
    </message>
    <message>
        <source>The page about your own boards cannot be shown.</source>
        <translation>Страницата за вашите табли не може да се прикаже.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Дејство</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Копчиња</translation>
    </message>
    <message>
        <source># Keys

Space does whatever comes next: it rolls, ends your turn, starts the next game.

Tab moves through the window; F6 goes to the board. There:

- the **arrow keys** move along the row and over to the other one, Home and End to its ends;
- **Page Down** and **Page Up** jump to where something can be done;
- **Enter** lifts a checker and drops it wherever you are then; Esc puts it back. Where there is nothing to lift or to drop, Enter does what Space does;
- the digits **1** to **6** move the lifted checker, or else the one where you are, by that die.

The same keys set up a position; there, Enter puts a checker, with Shift one of the other side, and Delete takes one away.

If you roll real dice, type them with the digits **1** to **6**; Backspace takes back the first.</source>
        <translation># Копчиња

„Празно место“ го прави тоа што следува: фрла, го завршува потегот, ја почнува следната игра.

Tab води низ прозорецот, F6 до таблата. Таму:

- **стрелките** одат по редот и кон другиот ред, Home и End до неговите краеви;
- **Page Down** и **Page Up** скокаат таму каде што може нешто да се направи;
- **Enter** крева пул и го спушта таму каде што сте потоа; Esc го враќа. Каде што нема што да се крене или да се спушти, Enter го прави истото како „празно место“;
- цифрите од **1** до **6** со таа коцка го движат кренатиот пул, а ако нема таков – пулот кај кој сте.

Со истите копчиња се поставува и позиција; таму Enter става пул, со Shift пул на другата страна, а Delete отстранува пул.

Коцките што ги фрлате на вистинска табла се внесуваат со цифрите од **1** до **6**; Backspace ја враќа првата.</translation>
    </message>
    <message>
        <source># Mouse

- **Drag** a checker to a point that lights up, even by several dice at once.
- Or **click** a checker, then where it should go. A checker that can go to only one point needs one click.
- **Double-click** a checker to bear it off.
- **Click** beside the checkers to roll the dice; click the dice to end your turn.
- **Click** the doubling cube to double, and *Take* or *Drop* to answer.</source>
        <translation># Глувче

- **Влечете** пул до поле што свети, дури и со повеќе коцки одеднаш.
- Или **кликнете** на пул, па таму каде што треба да оди. За пул што може да оди само на едно поле доволен е еден клик.
- **Кликнете двапати** на пул за да го извадите.
- **Кликнете** покрај пуловите за да фрлите; кликнете на коцките за да го завршите потегот.
- **Кликнете** на коцката за удвојување за да удвоите, и на *Прифати* или *Одбиј* за одговор.</translation>
    </message>
    <message>
        <source># Tapa Desktop {version}

Tapa, Plakoto and eight related games, against the computer or a friend beside you.

Free software under the MIT licence. It works entirely offline.

- Matches: `{data}`
- Log file: `{log}`
- Python {python}, Qt {qt}
</source>
        <translation># Tapa Desktop {version}

Тапа, Плакото и уште осум сродни игри, против компјутерот или пријател покрај вас.

Слободен софтвер со лиценца MIT. Работи целосно офлајн.

- Партии: `{data}`
- Дневник: `{log}`
- Python {python}, Qt {qt}
</translation>
    </message>
    <message>
        <source>It is built with Qt, which is under the LGPL, version 3: you may replace its libraries with others. Every package contains all licences and says where the source code is.</source>
        <translation>Програмата е направена со Qt, кој е под лиценцата LGPL, верзија 3: неговите библиотеки може да се заменат со други. Секој пакет ги носи текстовите на сите лиценци и кажува каде е изворниот код.</translation>
    </message>
    <message>
        <source>Home page: {address}</source>
        <translation>Страница на програмата: {address}</translation>
    </message>
    <message>
        <source>Report an error: {address}</source>
        <translation>Пријавување грешка: {address}</translation>
    </message>
</context>
<context>
    <name>PartnerLesson</name>
    <message>
        <source>Lesson: {games}</source>
        <translation>Лекција: {games}</translation>
    </message>
    <message>
        <source>Points at home</source>
        <translation>Затворени полиња во домот</translation>
    </message>
    <message>
        <source>This is how Portes and Tabla start. You go down the numbers from 24 to 1; Black goes the other way. Two checkers close a point to the opponent; a lone one can be hit and then has to start again. So close points at home and leave few checkers alone.</source>
        <translation>Вака почнуваат портес и табла. Вие одите од 24 надолу до 1, црните обратно. Два пула го затвораат полето за противникот; единечен пул може да биде удрен и тогаш тргнува одново. Затоа затворајте полиња во својот дом и оставајте малку единечни.</translation>
    </message>
    <message>
        <source>You have rolled 3-1. Close point 5.</source>
        <translation>Ви паднаа 3-1. Затворете го полето 5.</translation>
    </message>
    <message>
        <source>Points 5, 6 and 8 are yours now, and the two black checkers on point 1 will find it hard to get past them. None of yours stands alone.</source>
        <translation>Сега полињата 5, 6 и 8 се ваши и двата црни пула на поле 1 тешко ќе поминат покрај нив. Ниеден ваш пул не стои сам.</translation>
    </message>
    <message>
        <source>That is legal, but point 5 is not closed. Take it back and move one checker there from 8 and one from 6.</source>
        <translation>Може и така, но полето 5 не е затворено. Вратете го потегот и преместете таму еден пул од 8 и еден од 6.</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>Удар</translation>
    </message>
    <message>
        <source>Land on a lone black checker and you hit it: it goes to the bar, the middle of the board. Black must bring it in again before doing anything else and loses all the ground it had gained.</source>
        <translation>Ако застанете на единечен црн пул, го удирате: тој оди на барот, на средината на таблата. Црните мора да го внесат пред сѐ друго и го губат целиот изминат пат.</translation>
    </message>
    <message>
        <source>You have rolled 6-1. Hit the checker on point 7 and close that point.</source>
        <translation>Ви паднаа 6-1. Удрете го пулот на поле 7 и затворете го тоа поле.</translation>
    </message>
    <message>
        <source>Hit, and your two checkers are safe there. Look: Black has rolled 6-3. A 6 enters on your point 6, which is closed, so only the 3 brings the checker in.</source>
        <translation>Удрен е, а двата ваши пула таму се безбедни. Погледнете: на црните им паднаа 6-3. Со 6 се влегува на вашето поле 6, кое е затворено, па пулот влегува само со тројката.</translation>
    </message>
    <message>
        <source>That is legal, but you do not have two checkers on point 7. Take it back. The 6 from 13 lands there, and so does the 1 from 8.</source>
        <translation>Може и така, но немате два пула на поле 7. Вратете го потегот. Шестката од 13 застанува таму, а исто и единицата од 8.</translation>
    </message>
    <message>
        <source>From the bar</source>
        <translation>Од барот</translation>
    </message>
    <message>
        <source>One of your checkers was hit. Until it is in, no other may move. A die brings it in on 25 minus the die: a 4 on point 21, a 3 on 22. A checker that enters can hit, too.</source>
        <translation>Ваш пул беше удрен. Додека не влезе, ниеден друг не смее да се движи. Коцката го внесува на поле 25 минус коцката: 4 на поле 21, 3 на 22. И пул што влегува може да удри.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Enter so that you hit a black checker.</source>
        <translation>Ви паднаа 4-3. Влезете така што ќе удрите црн пул.</translation>
    </message>
    <message>
        <source>Well hit. Now that checker is on the bar, and Black must bring it in before anything else.</source>
        <translation>Добар удар. Сега тој пул е на барот и црните мора да го внесат пред сѐ друго.</translation>
    </message>
    <message>
        <source>That is legal, but the black checker on point 22 is still there. Take it back and enter with the 3.</source>
        <translation>Може и така, но црниот пул на поле 22 сѐ уште е таму. Вратете го потегот и влезете со тројката.</translation>
    </message>
    <message>
        <source>The first checker</source>
        <translation>Првиот пул</translation>
    </message>
    <message>
        <source>In Fevga nothing is hit or pinned: a point with a single black checker is closed to you. Both sides go the same way round; Black starts on your point 12. Your first checker runs alone until it has passed that point. Only then may others leave point 24.</source>
        <translation>Во февга ниеден пул не се удира и не се затапува: поле на кое стои макар и еден црн пул е затворено за вас. Двете страни одат во иста насока; црните почнуваат од вашето поле 12. Првиот ваш пул оди сам додека не го помине тоа поле. Дури тогаш и други смеат да го напуштат полето 24.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Bring the first checker past Black’s start and let the second one leave.</source>
        <translation>Ви паднаа 4-3. Поминете го со првиот пул почетокот на црните и тргнете со вториот.</translation>
    </message>
    <message>
        <source>Right: with the 4 it has passed, and for the 3 all checkers were free.</source>
        <translation>Точно: со четворката помина, а за тројката сите пулови беа слободни.</translation>
    </message>
    <message>
        <source>That is legal, but the second checker still stands on 24. Take it back and play the 3 from there.</source>
        <translation>Може и така, но вториот пул сѐ уште е на 24. Вратете го потегот и одиграјте ја тројката оттаму.</translation>
    </message>
    <message>
        <source>A row of six</source>
        <translation>Шест по ред</translation>
    </message>
    <message>
        <source>One checker holds a point. Six of them in a row hold back whatever is behind them, since no die is larger than 6. Nine black checkers still stand on point 12.</source>
        <translation>Еден пул држи поле. Шест по ред запираат сѐ зад себе, бидејќи нема коцка поголема од 6. Девет црни пула сѐ уште стојат на поле 12.</translation>
    </message>
    <message>
        <source>You have rolled 5-4. Hold all six points from 11 to 6.</source>
        <translation>Ви паднаа 5-4. Држете ги сите шест полиња од 11 до 6.</translation>
    </message>
    <message>
        <source>None of the nine can move as long as the six stand. You may build such a row here because Black has other checkers on the way: a side whose fifteen checkers all stand on one point may not be locked in.</source>
        <translation>Додека стојат шесте, ниеден од деветте не може да се движи. Тука смеете да направите таква низа бидејќи црните имаат и други пулови на пат: страна чии петнаесет пула се на едно поле не смее да се заклучи.</translation>
    </message>
    <message>
        <source>That is legal, but one of the six points is empty. Take it back. The 5 from 16 fills point 11; let the 4 leave the others as they are.</source>
        <translation>Може и така, но едно од шесте полиња е празно. Вратете го потегот. Петката од 16 го пополнува полето 11; четворката нека ги остави другите како што се.</translation>
    </message>
    <message>
        <source>Not all six at the start</source>
        <translation>Не сите шест на почетокот</translation>
    </message>
    <message>
        <source>On your first six points, 24 to 19, Black passes by with every checker. So it is forbidden to end a move with checkers on all six. You hold five of them.</source>
        <translation>Преку вашите први шест полиња, од 24 до 19, минува секој црн пул. Затоа е забрането потегот да заврши со пулови на сите шест. Вие држите пет од нив.</translation>
    </message>
    <message>
        <source>You have rolled 5-1. Leave the five points as they are and move both checkers on point 10.</source>
        <translation>Ви паднаа 5-1. Оставете ги петте полиња како што се и преместете ги двата пула од поле 10.</translation>
    </message>
    <message>
        <source>You keep a wall of five, and your checkers from point 10 are almost home. Where the rules hold a checker back, the board says why when you point at it.</source>
        <translation>Задржавте ѕид од пет, а пуловите од поле 10 се речиси во домот. Кога правилата задржуваат пул, таблата кажува зошто штом ќе го посочите.</translation>
    </message>
    <message>
        <source>That is legal, but a checker is still on point 10. Take it back and play both dice from there.</source>
        <translation>Може и така, но на поле 10 сѐ уште има пул. Вратете го потегот и одиграјте ги двете коцки оттаму.</translation>
    </message>
    <message>
        <source>A chain</source>
        <translation>Верига</translation>
    </message>
    <message>
        <source>Gul Bara is played like Fevga, but any checker may leave point 24 at once, and rows have no limit. What is special is the chain: from your fourth roll on, a double runs on. After four fives come four sixes, in the same turn; after four fours come four fives and four sixes.</source>
        <translation>Ѓул бара се игра како февга, но секој пул смее веднаш да го напушти полето 24 и низите немаат ограничување. Посебна е веригата: од вашето четврто фрлање натаму парот продолжува. По четири петки доаѓаат четири шестки, во истиот потег; по четири четворки доаѓаат четири петки и четири шестки.</translation>
    </message>
    <message>
        <source>You have rolled 5-5. Play the four fives so that two checkers reach point 14.</source>
        <translation>Ви паднаа 5-5. Одиграјте ги четирите петки така што два пула ќе стигнат на поле 14.</translation>
    </message>
    <message>
        <source>All four were played, so you would go on with four sixes now. What you cannot play of them would go to Black.</source>
        <translation>Сите четири се одиграни, па сега би продолжиле со четири шестки. Тие што не можете да ги одиграте одат кај црните.</translation>
    </message>
    <message>
        <source>That is legal, but it is not what was asked for. Take it back. Move two checkers from 24 to 19 and two from 19 to 14.</source>
        <translation>Може и така, но не се бараше тоа. Вратете го потегот. Преместете два пула од 24 на 19 и два од 19 на 14.</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Остатокот</translation>
    </message>
    <message>
        <source>Black has rolled 5-5 and could play only two of the four fives. What is left of a chain is called the rest, and it is yours now: two fives, then four sixes. You play it before you roll.</source>
        <translation>На црните им паднаа 5-5, но можеа да одиграат само две од четирите петки. Што останува од веригата се вика остаток и сега е ваше: две петки, потоа четири шестки. Го играте пред да фрлите.</translation>
    </message>
    <message>
        <source>Play the two fives and hold point 11 with them.</source>
        <translation>Одиграјте ги двете петки и заземете го со нив полето 11.</translation>
    </message>
    <message>
        <source>Three points in a row in front of Black. The sixes come next; what you cannot play of them is lost, and nothing goes back.</source>
        <translation>Три полиња по ред пред црните. Следуваат шестките; тие што не можете да ги одиграте се губат и ништо не се враќа.</translation>
    </message>
    <message>
        <source>That is legal, but two checkers on point 11 would block Black better. Take it back and move both from 16.</source>
        <translation>Може и така, но два пула на поле 11 подобро би ги запреле црните. Вратете го потегот и преместете ги двата од 16.</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Заклучени</translation>
    </message>
    <message>
        <source>Nothing protects a side whose checkers all stand on one point. If you hold all six points in front of them, Black cannot move until you open the row.</source>
        <translation>Ништо не ја штити страната чии пулови сите се на едно поле. Ако ги држите сите шест полиња пред нив, црните не можат да се движат додека не ја отворите низата.</translation>
    </message>
    <message>
        <source>You have rolled 5-2. Lock Black in: hold all points from 11 to 6.</source>
        <translation>Ви паднаа 5-2. Заклучете ги црните: држете ги сите полиња од 11 до 6.</translation>
    </message>
    <message>
        <source>Black is locked in. Now bring your other checkers home and keep the row as long as you can. In Fevga this would be forbidden.</source>
        <translation>Црните се заклучени. Сега донесете ги другите пулови во домот и чувајте ја низата колку што можете подолго. Во февга ова би било забрането.</translation>
    </message>
    <message>
        <source>That is legal, but one of the six points is empty. Take it back. The 5 from 11 fills point 6, and the 2 can be played from 24.</source>
        <translation>Може и така, но едно од шесте полиња е празно. Вратете го потегот. Петката од 11 го пополнува полето 6, а двојката може да се одигра од 24.</translation>
    </message>
</context>
<context>
    <name>PastPosition</name>
    <message>
        <source>Earlier position, after {side}: {move}</source>
        <translation>Претходна позиција, по потегот на {side}: {move}</translation>
    </message>
    <message>
        <source>Earlier position, after {move}</source>
        <translation>Претходна позиција, по {move}</translation>
    </message>
</context>
<context>
    <name>PlayMode</name>
    <message>
        <source>Dice</source>
        <translation>Коцки</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Points in this match</source>
        <translation>Поени во оваа партија</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>размислува…</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln пип</numerusform>
            <numerusform>%Ln пипа</numerusform>
            <numerusform>%Ln пипа</numerusform>
        </translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation>удвојување {value}</translation>
    </message>
</context>
<context>
    <name>PlaysPanel</name>
    <message>
        <source>Moves of this game</source>
        <translation>Потези во оваа игра</translation>
    </message>
</context>
<context>
    <name>PositionController</name>
    <message>
        <source>The position is copied.</source>
        <translation>Позицијата е копирана.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard.</source>
        <translation>Во клипбордот нема позиција.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Оваа позиција е веќе на таблата.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Во оваа позиција играта е завршена.</translation>
    </message>
    <message>
        <source>There is no position in this text.</source>
        <translation>Нема позиција во овој текст.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Оваа позиција не може да се игра.</translation>
    </message>
    <message>
        <source>It is a line such as {line}</source>
        <translation>Позицијата се пишува во еден ред, на пример {line}</translation>
    </message>
    <message>
        <source>It is long: save it to a file and open that file.</source>
        <translation>Текстот е долг: зачувајте го во датотека и отворете ја неа.</translation>
    </message>
    <message>
        <source>This text is a match, not a position.</source>
        <translation>Овој текст е партија, а не позиција.</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Отвори ја партијата</translation>
    </message>
    <message>
        <source>This match cannot be opened.</source>
        <translation>Оваа партија не може да се отвори.</translation>
    </message>
    <message>
        <source>A game from this position has started.</source>
        <translation>Почна игра од оваа позиција.</translation>
    </message>
    <message>
        <source>The match score does not count.</source>
        <translation>Резултатот од партијата не се брои.</translation>
    </message>
    <message>
        <source>Your previous match is under Game ▸ Resume.</source>
        <translation>Претходната партија е во Игра ▸ Продолжи.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Постави позиција</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Врати ја последната промена (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Играј отт&amp;ука</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Почни игра оттука</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>Copy the position as text (Ctrl+C)</source>
        <translation>Копирај ја позицијата како текст (Ctrl+C)</translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <translation>&amp;Поставување</translation>
    </message>
    <message>
        <source>Matc&amp;h</source>
        <translation>Парти&amp;ја</translation>
    </message>
    <message>
        <source>Cube, score and house rules</source>
        <translation>Удвојување, резултат и договорени правила</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Анализа</translation>
    </message>
    <message>
        <source>The position is copied.</source>
        <translation>Позицијата е копирана.</translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Position as text</source>
        <translation>Позицијата како текст</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n position(s) left today</source>
        <translation>
            <numerusform>Останува %Ln позиција за денес</numerusform>
            <numerusform>Остануваат %Ln позиции за денес</numerusform>
            <numerusform>Остануваат %Ln позиции за денес</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln ден по ред</numerusform>
            <numerusform>%Ln дена по ред</numerusform>
            <numerusform>%Ln дена по ред</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin or build</source>
        <translation>Затапување или градење</translation>
    </message>
    <message>
        <source>Mother in danger</source>
        <translation>Мајката во опасност</translation>
    </message>
    <message>
        <source>Hit or build</source>
        <translation>Удар или градење</translation>
    </message>
    <message>
        <source>Leaving the start</source>
        <translation>Тргнување од почетокот</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <translation>Сигурно или смело</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Темпо</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Удвојување</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лесно</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средно</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Тешко</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>Решени: {solved} од {total}</translation>
    </message>
    <message>
        <source>{right} of {answered} right today</source>
        <translation>денес {right} од {answered} точни</translation>
    </message>
    <message>
        <source>{answered} of {total} · {right} right</source>
        <translation>{answered} од {total} · точни: {right}</translation>
    </message>
    <message>
        <source>{sign}{time} · {right} right · {row} in a row</source>
        <translation>{sign}{time} · точни: {right} · по ред: {row}</translation>
    </message>
    <message>
        <source>{right} of {answered} right, {row} in a row.</source>
        <translation>Точни: {right} од {answered}, најмногу по ред: {row}.</translation>
    </message>
    <message>
        <source>Today’s ten are done.</source>
        <translation>Десетте за денес се готови.</translation>
    </message>
    <message>
        <source>Your best: {right} right, {row} in a row.</source>
        <translation>Вашиот рекорд: точни {right}, по ред {row}.</translation>
    </message>
    <message>
        <source>There are no positions of this theme and difficulty.</source>
        <translation>Нема позиции со оваа тема и тежина.</translation>
    </message>
    <message>
        <source>No positions yet. After your games against the computer are reviewed, your mistakes come back here as positions. Until then, choose a game above: each has positions of its own.</source>
        <translation>Сѐ уште нема позиции. Кога вашите игри против компјутерот ќе се прегледаат, вашите грешки ќе се појават тука како позиции. Дотогаш изберете игра горе: секоја има свои позиции.</translation>
    </message>
    <message>
        <source>Done for today.</source>
        <translation>Готово за денес.</translation>
    </message>
    <message>
        <source>Done for today. The next position comes on {day}.</source>
        <translation>Готово за денес. Следната позиција е на {day}.</translation>
    </message>
    <message>
        <source>{game}. You are White. Find the best move.</source>
        <translation>{game}. Вие сте со белите. Најдете го најдобриот потег.</translation>
    </message>
    <message>
        <source>{game}. You are White, and it is your turn. Do you double?</source>
        <translation>{game}. Вие сте со белите и сте на потег. Дали удвојувате?</translation>
    </message>
    <message>
        <source>{game}. You are White, and your opponent doubles. Do you take?</source>
        <translation>{game}. Вие сте со белите, а противникот удвојува. Дали прифаќате?</translation>
    </message>
    <message>
        <source>The match is unlimited.</source>
        <translation>Партијата е без ограничување.</translation>
    </message>
    <message>
        <source>Points needed to win: you {mine}, your opponent {theirs}.</source>
        <translation>Поени до победата: вие {mine}, противникот {theirs}.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Удвој</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Без удвојување</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Прифати</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Одбиј</translation>
    </message>
    <message>
        <source>The answer: {action}.</source>
        <translation>Одговорот: {action}.</translation>
    </message>
    <message>
        <source>This is the best move.</source>
        <translation>Ова е најдобриот потег.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Точно!</translation>
    </message>
    <message>
        <source>Good: nearly as good as the best move.</source>
        <translation>Добро: речиси исто толку добар колку и најдобриот потег.</translation>
    </message>
    <message>
        <source>Good: only {loss} worse than the best move.</source>
        <translation>Добро: само за {loss} послаб од најдобриот потег.</translation>
    </message>
    <message>
        <source>{mark}: your move loses {loss}.</source>
        <translation>{mark}: вашиот потег губи {loss}.</translation>
    </message>
    <message>
        <source>{mark}: your decision loses {loss}.</source>
        <translation>{mark}: вашата одлука губи {loss}.</translation>
    </message>
    <message>
        <source>Best: {play}.</source>
        <translation>Најдобро: {play}.</translation>
    </message>
    <message>
        <source>You: {play}.</source>
        <translation>Вие: {play}.</translation>
    </message>
    <message>
        <source>In the game on {day} you played {play}.</source>
        <translation>Во играта од {day} одигравте {play}.</translation>
    </message>
    <message>
        <source>In the game on {day} you played {play}, which lost {loss}.</source>
        <translation>Во играта од {day} одигравте {play}, што губи {loss}.</translation>
    </message>
    <message>
        <source>{label}: you {mine}, your opponent {theirs}</source>
        <translation>{label}: вие {mine}, противникот {theirs}</translation>
    </message>
    <message>
        <source>{action} loses {loss}.</source>
        <translation>{action}: губи {loss}.</translation>
    </message>
    <message>
        <source>In the game on {day} you decided: {action}.</source>
        <translation>Во играта од {day} одлучивте: {action}.</translation>
    </message>
    <message>
        <source>Your opponent should drop, and you win the game at once.</source>
        <translation>Противникот треба да го одбие удвојувањето, а вие веднаш ја добивате играта.</translation>
    </message>
    <message>
        <source>Too good to double: your opponent would drop. Play on for more points.</source>
        <translation>Предобра позиција за удвојување: противникот би одбил. Играјте за повеќе.</translation>
    </message>
    <message>
        <source>You do not win often enough: playing on for twice the points costs more than dropping.</source>
        <translation>Не победувате доволно често: играта за двојно повеќе поени ве чини повеќе од одбивањето.</translation>
    </message>
    <message>
        <source>You are far enough ahead to play for twice the points.</source>
        <translation>Водите доволно за да играте за двојно повеќе поени.</translation>
    </message>
    <message>
        <source>Making points</source>
        <translation>Правење капии</translation>
    </message>
    <message>
        <source>Primes and blocks</source>
        <translation>Прегради</translation>
    </message>
    <message>
        <source>Escaping</source>
        <translation>Бегство</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Трка</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Вадење</translation>
    </message>
    <message>
        <source>Finished. A new best!</source>
        <translation>Крај. Нов рекорд!</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>Крај.</translation>
    </message>
    <message>
        <source>Too early: your opponent takes and owns the cube.</source>
        <translation>Прерано: противникот прифаќа и коцката за удвојување станува негова.</translation>
    </message>
    <message>
        <source>You win often enough to play on for twice the points.</source>
        <translation>Победувате доволно често за да играте за двојно повеќе поени.</translation>
    </message>
</context>
<context>
    <name>PracticeActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>&amp;Прескокни</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Покажи го о&amp;дговорот</translation>
    </message>
    <message>
        <source>&amp;Leave this one out</source>
        <translation>&amp;Без оваа позиција</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Запри</translation>
    </message>
    <message>
        <source>Today’s ten</source>
        <translation>Десетте за денес</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Три минути</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Нов обид</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Провери</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Следна позиција</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Answer</source>
        <translation>Одговор</translation>
    </message>
</context>
<context>
    <name>PracticeWindow</name>
    <message>
        <source>Practice</source>
        <translation>Вежби</translation>
    </message>
    <message>
        <source>Practise the missed ones</source>
        <translation>Погрешените повторно</translation>
    </message>
    <message>
        <source>Go on practising</source>
        <translation>Уште вежби</translation>
    </message>
    <message>
        <source>Practise {game}</source>
        <translation>Вежби: {game}</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>End my turn automatically</source>
        <translation>Автоматски крај на мојот потег</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Фрлај наместо мене</translation>
    </message>
    <message>
        <source>Bear off</source>
        <translation>Вадење</translation>
    </message>
    <message>
        <source>Start with two checkers</source>
        <translation>Почеток со два пула</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Табла</translation>
    </message>
    <message>
        <source>Moves are always written with the numbers of the side that makes them</source>
        <translation>Потезите секогаш се запишуваат со броевите на оној што ги игра</translation>
    </message>
    <message>
        <source>Where checkers came from and went to, until the next roll</source>
        <translation>Од каде тргнаа и каде отидоа пуловите, до следното фрлање</translation>
    </message>
    <message>
        <source>Checkers rain over the board for a moment</source>
        <translation>За миг врз таблата врнат пулови</translation>
    </message>
    <message>
        <source>A button plays the rest of a race for you, by the best moves</source>
        <translation>Копче ја доигрува трката наместо вас со најдобрите потези</translation>
    </message>
    <message>
        <source>The average result in points, beside the chances to win</source>
        <translation>Просечниот резултат во поени, покрај шансите за победа</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Пулови</translation>
    </message>
    <message>
        <source>A slim bar that follows the game. It helps the side to move</source>
        <translation>Тесна лента што ја следи играта. Му помага на тој што е на потег</translation>
    </message>
    <message>
        <source>The windows around the board; the board keeps its colours</source>
        <translation>Прозорците околу таблата; таблата ги задржува своите бои</translation>
    </message>
    <message>
        <source>A decision that loses this many points or more comes back</source>
        <translation>Одлука што губи толку поени или повеќе се враќа</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Прозорец</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Светло или темно</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Општо</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Насока на играта</translation>
    </message>
    <message>
        <source>My home</source>
        <translation>Мојот дом</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Што се прикажува</translation>
    </message>
    <message>
        <source>Numbers on the points</source>
        <translation>Броеви на полињата</translation>
    </message>
    <message>
        <source>Number points for</source>
        <translation>Нумерирање за</translation>
    </message>
    <message>
        <source>Pip counts</source>
        <translation>Број на пипови</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последен потег</translation>
    </message>
    <message>
        <source>Status text</source>
        <translation>Текст за состојбата</translation>
    </message>
    <message>
        <source>What to do next, below the board</source>
        <translation>Што следува, под таблата</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Поглед</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимација</translation>
    </message>
    <message>
        <source>Speed of checkers</source>
        <translation>Брзина на пуловите</translation>
    </message>
    <message>
        <source>Speed of dice</source>
        <translation>Брзина на коцките</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Помалку движење</translation>
    </message>
    <message>
        <source>Celebrate my wins</source>
        <translation>Прослави ги моите победи</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуци</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Јачина на звукот</translation>
    </message>
    <message>
        <source>No sounds can be played here: the library miniaudio is missing.</source>
        <translation>Тука не може да се слушаат звуци: недостасува библиотеката miniaudio.</translation>
    </message>
    <message>
        <source>Automatic actions</source>
        <translation>Автоматски дејства</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Играј ги принудените потези наместо мене</translation>
    </message>
    <message>
        <source>The move is made on the board; you end the turn or undo it</source>
        <translation>Потегот се прави на таблата; вие го завршувате или враќате</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>Автоматски пас</translation>
    </message>
    <message>
        <source>Offer to bear off to the end</source>
        <translation>Понуди вадење до крај</translation>
    </message>
    <message>
        <source>As soon as no more dice can be used</source>
        <translation>Штом не може да се одигра ниту една коцка повеќе</translation>
    </message>
    <message>
        <source>Ask before</source>
        <translation>Прашај пред</translation>
    </message>
    <message>
        <source>Resigning</source>
        <translation>Предавање на игра</translation>
    </message>
    <message>
        <source>Ending my turn</source>
        <translation>Крај на потег</translation>
    </message>
    <message>
        <source>End the turn a second time, by key or click, to confirm</source>
        <translation>За потврда завршете го потегот уште еднаш, со копче или клик</translation>
    </message>
    <message>
        <source>Leaving an unfinished match</source>
        <translation>Напуштање недовршена партија</translation>
    </message>
    <message>
        <source>It is kept under Game ▸ Resume in any case</source>
        <translation>Таа и така останува во Игра ▸ Продолжи</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Show equities</source>
        <translation>Прикажи го очекувањето</translation>
    </message>
    <message>
        <source>Winning chances beside the board</source>
        <translation>Шанси за победа покрај таблата</translation>
    </message>
    <message>
        <source>Review games in the background</source>
        <translation>Прегледувај ги игрите во заднина</translation>
    </message>
    <message>
        <source>Each game that ends and those in the history without a review</source>
        <translation>Секоја завршена игра и оние во историјата без преглед</translation>
    </message>
    <message>
        <source>Mistake thresholds</source>
        <translation>Прагови на грешките</translation>
    </message>
    <message>
        <source>Doubtful from</source>
        <translation>Сомнителен од</translation>
    </message>
    <message>
        <source>Error from</source>
        <translation>Грешка од</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>Голема грешка од</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Јазик</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>Practice from</source>
        <translation>Вежби од</translation>
    </message>
    <message>
        <source> points</source>
        <translation> поена</translation>
    </message>
    <message>
        <source>A move that loses this many points or more is called that</source>
        <translation>Така се вика потег што губи толку поени или повеќе</translation>
    </message>
    <message>
        <source>Wood, felt, leather, or a board of your own</source>
        <translation>Дрво, чоја, кожа или ваша сопствена табла</translation>
    </message>
    <message>
        <source>Another set of checkers for this board</source>
        <translation>Други пулови за оваа табла</translation>
    </message>
    <message>
        <source>Where you bear off, as you sit at the board</source>
        <translation>На која страна вадите, гледано од вашето место</translation>
    </message>
    <message>
        <source>The half of the board where your home is</source>
        <translation>Половината на таблата во која е вашиот дом</translation>
    </message>
    <message>
        <source>The other checkers are drawn in a rack until they are needed</source>
        <translation>Другите пулови се прикажуваат настрана додека не затребаат</translation>
    </message>
    <message>
        <source>Show the number of each point</source>
        <translation>Прикажи го бројот на секое поле</translation>
    </message>
    <message>
        <source>How far each side still has to go</source>
        <translation>Колку пат ѝ останува на секоја страна</translation>
    </message>
    <message>
        <source>How fast checkers move</source>
        <translation>Колку брзо се движат пуловите</translation>
    </message>
    <message>
        <source>How fast dice come to rest</source>
        <translation>Колку брзо запираат коцките</translation>
    </message>
    <message>
        <source>Nothing moves or tumbles on the board</source>
        <translation>Ништо не се движи и не се тркала по таблата</translation>
    </message>
    <message>
        <source>Dice, moves, pins, hits and the end of a game</source>
        <translation>Коцки, потези, затапувања, удари и крајот на играта</translation>
    </message>
    <message>
        <source>How loud all sounds are</source>
        <translation>Колку се гласни сите звуци</translation>
    </message>
    <message>
        <source>The dice are rolled as soon as it is your turn</source>
        <translation>Коцките се фрлаат штом сте на ред</translation>
    </message>
    <message>
        <source>The turn ends automatically when no checker can move</source>
        <translation>Потегот завршува сам кога ниеден пул не може да се движи</translation>
    </message>
    <message>
        <source>So that no game is lost by accident</source>
        <translation>За да не се изгуби игра по грешка</translation>
    </message>
    <message>
        <source>The smallest mistake the tutor warns about before the move counts</source>
        <translation>Најмалата грешка за која наставникот предупредува, пред потегот да важи</translation>
    </message>
    <message>
        <source>The language of the program changes at once</source>
        <translation>Сите текстови на програмата се менуваат веднаш</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Поставки</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>Страници на поставките</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Првични</translation>
    </message>
    <message>
        <source>Reset all preferences to their defaults; this can be undone</source>
        <translation>Ги враќа сите поставки на првичните; ова може да се врати</translation>
    </message>
    <message>
        <source>Preferences reset to defaults.</source>
        <translation>Поставките се вратени на првичните.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Врати</translation>
    </message>
</context>
<context>
    <name>PrimaryAction</name>
    <message>
        <source>Roll</source>
        <translation>Фрли</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Заврши потег</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжи</translation>
    </message>
    <message>
        <source>Take or drop</source>
        <translation>Прифати или одбиј</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следна игра</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Нова партија…</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Прикажи</translation>
    </message>
    <message>
        <source>Results and errors</source>
        <translation>Резултати и грешки</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Поени низ времето</translation>
    </message>
    <message>
        <source>Games won by level</source>
        <translation>Победи по нивоа</translation>
    </message>
    <message>
        <source>Rating by game</source>
        <translation>Рејтинг по игри</translation>
    </message>
    <message>
        <source>PR over time</source>
        <translation>PR низ времето</translation>
    </message>
    <message>
        <source>PR by level</source>
        <translation>PR по нивоа</translation>
    </message>
    <message>
        <source>PR by game</source>
        <translation>PR по игри</translation>
    </message>
    <message>
        <source>PR by phase</source>
        <translation>PR по фази</translation>
    </message>
    <message>
        <source>Mistakes by kind</source>
        <translation>Грешки по вид</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Enter both dice (1–6)</source>
        <translation>Внесете ги двете коцки (1–6)</translation>
    </message>
    <message>
        <source>{name} plays {dice}</source>
        <translation>{name} {name:игра|играат} {dice}</translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <translation>{dice} и {last}</translation>
    </message>
    <message>
        <source>Each side rolls one die to see who starts…</source>
        <translation>Секоја страна фрла по една коцка за да се види кој почнува…</translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again (Space)</source>
        <translation>Еднакво, {first} и {second}: фрлете пак (празно место)</translation>
    </message>
    <message>
        <source>Roll one die each to see who starts (Space)</source>
        <translation>Фрлете по една коцка за да се види кој почнува (празно место)</translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again and enter both dice (keys 1–6)</source>
        <translation>Еднакво, {first} и {second}: фрлете пак и внесете ги двете (копчиња 1–6)</translation>
    </message>
    <message>
        <source>Roll one die each and enter White’s, then Black’s (keys 1–6)</source>
        <translation>Фрлете по една коцка и внесете ја прво коцката на белите, па онаа на црните (копчиња 1–6)</translation>
    </message>
    <message>
        <source>The rest of the chain could not be played.</source>
        <translation>Остатокот од веригата не можеше да се одигра.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Го прескокнавте потегот.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} го {name:прескокна|прескокнаа} потегот.</translation>
    </message>
    <message>
        <source>{name} has no legal move with {dice}</source>
        <translation>{name} {name:нема|немаат} потег со {dice}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} {name:мисли|мислат}…</translation>
    </message>
    <message>
        <source>This ends the game: end the turn (Space) or undo (Ctrl+Z)</source>
        <translation>Ова ја решава играта: завршете го потегот (празно место) или вратете чекор (Ctrl+Z)</translation>
    </message>
    <message>
        <source>No legal move left with {dice}: end the turn (Space)</source>
        <translation>Нема повеќе чекори со {dice}: завршете го потегот (празно место)</translation>
    </message>
    <message>
        <source>No legal move left with {dice}: go on (Space)</source>
        <translation>Нема повеќе чекори со {dice}: продолжете (празно место)</translation>
    </message>
    <message>
        <source>Go on (Space) or undo (Ctrl+Z)</source>
        <translation>Продолжете (празно место) или вратете чекор (Ctrl+Z)</translation>
    </message>
    <message>
        <source>End the turn (Space) or undo (Ctrl+Z)</source>
        <translation>Завршете го потегот (празно место) или вратете чекор (Ctrl+Z)</translation>
    </message>
    <message>
        <source>The chain goes on. </source>
        <translation>Веригата продолжува. </translation>
    </message>
    <message>
        <source>The rest of the chain. </source>
        <translation>Остатокот од веригата. </translation>
    </message>
    <message>
        <source>You could not play your whole chain. Your opponent plays the rest. </source>
        <translation>Не можевте да ја одиграте целата верига. Остатокот го игра противникот. </translation>
    </message>
    <message>
        <source>{name} could not play the whole chain, so you play the rest before you roll. </source>
        <translation>{name} не {name:можеше|можеа} да ја {name:одигра|одиграат} целата верига, па вие го играте остатокот пред да фрлите. </translation>
    </message>
    <message>
        <source> (next: {numbers}, four of each)</source>
        <translation> (следуваат {numbers}, по четирипати)</translation>
    </message>
    <message>
        <source> (next: four {numbers}s)</source>
        <translation> (следува {numbers}, четирипати)</translation>
    </message>
    <message>
        <source>You start. </source>
        <translation>Почнувате вие. </translation>
    </message>
    <message>
        <source>{name} starts. </source>
        <translation>{name} {name:почнува|почнуваат}. </translation>
    </message>
    <message>
        <source>{name}: </source>
        <translation>{name}: </translation>
    </message>
    <message>
        <source>Enter from the bar first: {dice}</source>
        <translation>Прво влезете од барот: {dice}</translation>
    </message>
    <message>
        <source>Enter from the reserve: {dice}</source>
        <translation>Влезете од резервата: {dice}</translation>
    </message>
    <message>
        <source>Play {dice}</source>
        <translation>Играјте {dice}</translation>
    </message>
    <message>
        <source>every entry point is blocked</source>
        <translation>сите полиња за влез се затворени</translation>
    </message>
    <message>
        <source>every checker on the board is pinned</source>
        <translation>сите пулови на таблата се затапени</translation>
    </message>
    <message>
        <source>you cannot bear off while a checker is pinned</source>
        <translation>ништо не се вади додека има затапен пул</translation>
    </message>
    <message>
        <source>your first checker is blocked, and no other may start yet</source>
        <translation>првиот ви пул е блокиран, а друг сѐ уште не смее да тргне</translation>
    </message>
    <message>
        <source>every possible move would break a rule</source>
        <translation>секој можен потег би прекршил правило</translation>
    </message>
    <message>
        <source>every point in reach is blocked</source>
        <translation>сите полиња до кои се стигнува се затворени</translation>
    </message>
    <message>
        <source>No legal move with {dice}: {why}. End the turn (Space)</source>
        <translation>Нема потег со {dice}: {why}. Завршете го потегот (празно место)</translation>
    </message>
    <message>
        <source>No legal move with {dice}: {why}. Go on (Space)</source>
        <translation>Нема потег со {dice}: {why}. Продолжете (празно место)</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>point {number} at home</source>
        <translation>поле {number} во домот</translation>
    </message>
    <message>
        <source>point {number} in the opponent’s home</source>
        <translation>поле {number} во домот на противникот</translation>
    </message>
    <message>
        <source>point {number}</source>
        <translation>поле {number}</translation>
    </message>
    <message>
        <source>Wins the game at once.</source>
        <translation>Веднаш ја добива играта.</translation>
    </message>
    <message>
        <source>Ends the game in a draw.</source>
        <translation>Ја завршува играта со реми.</translation>
    </message>
    <message>
        <source>Pins the mother.</source>
        <translation>Ја затапува мајката.</translation>
    </message>
    <message>
        <source>Pins a checker on {point}.</source>
        <translation>Затапува пул на {point}.</translation>
    </message>
    <message>
        <source>Makes {point}.</source>
        <translation>Прави капија на {point}.</translation>
    </message>
    <message>
        <source>Takes {checkers} off the stack on 24.</source>
        <translation>Симнува {checkers} од купот на 24.</translation>
    </message>
    <message>
        <source>Brings {checkers} in from the reserve.</source>
        <translation>Внесува {checkers} од резервата.</translation>
    </message>
    <message>
        <source>Bears off the first checker, so the mars is saved.</source>
        <translation>Го вади првиот пул и веќе нема опасност од марс.</translation>
    </message>
    <message>
        <source>Bears off {checkers}.</source>
        <translation>Вади {checkers}.</translation>
    </message>
    <message>
        <source>Contact is over; this side leads the race by {pips}.</source>
        <translation>Веќе нема контакт; оваа страна води во трката со {pips}.</translation>
    </message>
    <message>
        <source>The better move wins the game at once.</source>
        <translation>Подобриот потег веднаш ја добива играта.</translation>
    </message>
    <message>
        <source>The better move ends the game in a draw.</source>
        <translation>Подобриот потег ја завршува играта со реми.</translation>
    </message>
    <message>
        <source>The better move pins the mother.</source>
        <translation>Подобриот потег ја затапува мајката.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}.</source>
        <translation>Подобриот потег затапува пул на {point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point}.</source>
        <translation>Го ослободува затапениот пул на {point}.</translation>
    </message>
    <message>
        <source>Breaks {point}.</source>
        <translation>Ја расипува капијата на {point}.</translation>
    </message>
    <message>
        <source>The better move makes {point}.</source>
        <translation>Подобриот потег прави капија на {point}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} on 24; the better move leaves {count}.</source>
        <translation>Остава {checkers_here} на 24; подобриот потег остава {count}.</translation>
    </message>
    <message>
        <source>Stacks {checkers_here} on {point}; the better move leaves at most {count} on any point below 24.</source>
        <translation>Трупа {checkers_here} на {point}; по подобриот потег најмногу {count} на поле под 24.</translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln пул</numerusform>
            <numerusform>%Ln пула</numerusform>
            <numerusform>%Ln пула</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkers</source>
        <translation>0 пула</translation>
    </message>
    <message>
        <source>no opposing checkers</source>
        <translation>ниту еден противнички пул</translation>
    </message>
    <message numerus="yes">
        <source>%n opposing checker(s)</source>
        <translation>
            <numerusform>%Ln противнички пул</numerusform>
            <numerusform>%Ln противнички пула</numerusform>
            <numerusform>%Ln противнички пула</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln пип</numerusform>
            <numerusform>%Ln пипа</numerusform>
            <numerusform>%Ln пипа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln капија</numerusform>
            <numerusform>%Ln капии</numerusform>
            <numerusform>%Ln капии</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of the 36 rolls</source>
        <comment>in each sentence in these words</comment>
        <translation>{count} од 36-те фрлања</translation>
    </message>
    <message>
        <source>every roll</source>
        <comment>for “{count} of the 36 rolls”</comment>
        <translation>секое фрлање</translation>
    </message>
    <message>
        <source>every roll</source>
        <comment>for “{count}”, the second number of a sentence</comment>
        <translation>сите</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no checkers, of which the sentence has told some before</comment>
        <translation>0</translation>
    </message>
    <message numerus="yes">
        <source>%n</source>
        <comment>checkers as an object, after others were named in the sentence</comment>
        <translation>
            <numerusform>%Ln</numerusform>
            <numerusform>%Ln</numerusform>
            <numerusform>%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>after the next-best move</source>
        <translation>по следниот најдобар потег</translation>
    </message>
    <message>
        <source>after the better move</source>
        <translation>по подобриот потег</translation>
    </message>
    <message>
        <source>Easy to see: {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Лесно се забележува: го наоѓаат {count} од 10 играчи на ниво „{level}“.</translation>
    </message>
    <message>
        <source>Hard to find: {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Тешко се наоѓа: само {count} на секои 10 играчи на ниво „{level}“.</translation>
    </message>
    <message>
        <source>About {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Го наоѓаат околу {count} од 10 играчи на ниво „{level}“.</translation>
    </message>
    <message numerus="yes">
        <source>Makes %n point(s) in a row, with {enemies_behind} still behind them.</source>
        <translation>
            <numerusform>Затвора %Ln поле; зад него: {enemies_behind}.</numerusform>
            <numerusform>Затвора %Ln полиња по ред; зад нив: {enemies_behind}.</numerusform>
            <numerusform>Затвора %Ln полиња по ред; зад нив: {enemies_behind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings {checkers} past the opponent’s %n point(s) in a row.</source>
        <translation>
            <numerusform>Пренесува {checkers} покрај %Ln поле на противникот.</numerusform>
            <numerusform>Пренесува {checkers} покрај %Ln полиња по ред на противникот.</numerusform>
            <numerusform>Пренесува {checkers} покрај %Ln полиња по ред на противникот.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings the first checker past the opponent’s start: the others may leave 24.</source>
        <translation>Го поминува со првиот пул почетокот на противникот: останатите смеат да го напуштат 24.</translation>
    </message>
    <message>
        <source>With {count} of the 36 rolls the opponent cannot move at all.</source>
        <translation>Со {count} од 36-те фрлања противникот воопшто не може да се движи.</translation>
    </message>
    <message numerus="yes">
        <source>The better move has %n point(s) in a row in front of opposing checkers, this one {than}.</source>
        <translation>
            <numerusform>Подобриот потег држи %Ln поле пред противнички пулови, овој {than}.</numerusform>
            <numerusform>Подобриот потег држи %Ln полиња по ред пред противнички пулови, овој {than}.</numerusform>
            <numerusform>Подобриот потег држи %Ln полиња по ред пред противнички пулови, овој {than}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens the row of %n point(s) in front of opposing checkers; the longest is {than} now.</source>
        <translation>
            <numerusform>Ја отвора низата од %Ln поле пред противнички пулови; најдолгата сега е {than}.</numerusform>
            <numerusform>Ја отвора низата од %Ln полиња пред противнички пулови; најдолгата сега е {than}.</numerusform>
            <numerusform>Ја отвора низата од %Ln полиња пред противнички пулови; најдолгата сега е {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The better move brings the first checker past the opponent’s start.</source>
        <translation>Подобриот потег го поминува со првиот пул почетокот на противникот.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {than} of the 36 rolls; after the better move it is {count}.</source>
        <translation>Противникот не може да се движи со {than} од 36-те фрлања; по подобриот потег со {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the better move leaves one of {count}.</source>
        <translation>
            <numerusform>Остава празнина од %Ln поле меѓу капиите; подобриот потег од {count}.</numerusform>
            <numerusform>Остава празнина од %Ln полиња меѓу капиите; подобриот потег од {count}.</numerusform>
            <numerusform>Остава празнина од %Ln полиња меѓу капиите; подобриот потег од {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buries {checkers_here} on points 1–3; the better move buries {count}.</source>
        <translation>Закопува {checkers_here} на полињата 1 до 3; подобриот потег {count}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} behind the opponent’s row that starts on {point}; the better move leaves {count}.</source>
        <translation>Остава {checkers_here} зад низата на противникот од {point}; подобриот потег остава {count}.</translation>
    </message>
    <message>
        <source>Brings {checkers_here} in from the reserve; the better move brings {count}.</source>
        <translation>Внесува {checkers_here} од резервата; подобриот потег внесува {count}.</translation>
    </message>
    <message>
        <source>The better move bears off the first checker, so the mars is saved.</source>
        <translation>Подобриот потег го вади првиот пул и веќе нема опасност од марс.</translation>
    </message>
    <message>
        <source>Bears off {checkers_here}; the better move bears off {count}.</source>
        <translation>Вади {checkers_here}; подобриот потег вади {count}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} outside; the better move leaves {count}.</source>
        <translation>Остава {checkers_here} надвор од домот; подобриот потег остава {count}.</translation>
    </message>
    <message>
        <source>Empty points at home: {than}; after the better move {count}.</source>
        <translation>Празни полиња во домот: {than}; по подобриот потег {count}.</translation>
    </message>
    <message>
        <source>Keeps the pin on {point}.</source>
        <translation>Го задржува затапениот пул на {point}.</translation>
    </message>
    <message>
        <source>Keeps {point}.</source>
        <translation>Ја задржува капијата на {point}.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n point(s) in a row in front of opposing checkers.</source>
        <translation>
            <numerusform>Задржува %Ln поле пред противнички пулови.</numerusform>
            <numerusform>Задржува %Ln полиња по ред пред противнички пулови.</numerusform>
            <numerusform>Задржува %Ln полиња по ред пред противнички пулови.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has %n point(s) in a row in front of opposing checkers; the next-best move has {than}.</source>
        <translation>
            <numerusform>Држи %Ln поле пред противнички пулови; следниот најдобар потег {than}.</numerusform>
            <numerusform>Држи %Ln полиња по ред пред противнички пулови; следниот најдобар потег {than}.</numerusform>
            <numerusform>Држи %Ln полиња по ред пред противнички пулови; следниот најдобар потег {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent cannot move with {count} of the 36 rolls; after the next-best move it is {than}.</source>
        <translation>Противникот не може да се движи со {count} од 36-те фрлања; по следниот најдобар потег со {than}.</translation>
    </message>
    <message>
        <source>Stacks at most {checkers} on any point below 24; the next-best move stacks {than}.</source>
        <translation>Трупа најмногу {checkers} на поле под 24; следниот најдобар потег {than}.</translation>
    </message>
    <message>
        <source>Buries {checkers} on points 1–3; the next-best move buries {than}.</source>
        <translation>Закопува {checkers} на полињата 1 до 3; следниот најдобар потег {than}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the next-best move leaves one of {than}.</source>
        <translation>
            <numerusform>Остава празнина од %Ln поле меѓу капиите; следниот најдобар потег од {than}.</numerusform>
            <numerusform>Остава празнина од %Ln полиња меѓу капиите; следниот најдобар потег од {than}.</numerusform>
            <numerusform>Остава празнина од %Ln полиња меѓу капиите; следниот најдобар потег од {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves {checkers} outside; the next-best move leaves {than}.</source>
        <translation>Остава {checkers} надвор од домот; следниот најдобар потег остава {than}.</translation>
    </message>
    <message>
        <source>Bears off {checkers}; the next-best move bears off {than}.</source>
        <translation>Вади {checkers}; следниот најдобар потег вади {than}.</translation>
    </message>
    <message>
        <source>Empty points at home: {count}; after the next-best move {than}.</source>
        <translation>Празни полиња во домот: {count}; по следниот најдобар потег {than}.</translation>
    </message>
    <message>
        <source>The opponent cannot play all dice with {count} of the 36 rolls; {other} it is {than}.</source>
        <translation>Со {count} од 36-те фрлања противникот не може да ги одигра сите коцки; {other} со {than}.</translation>
    </message>
    <message>
        <source>As the board stands, {count} of the 36 rolls can be played in full next turn; {other} {than}.</source>
        <translation>Во оваа позиција следниот потег се игра целосно со {count} од 36-те фрлања; {other} со {than}.</translation>
    </message>
    <message>
        <source>Leaves {checkers} on points 19–24; {other} {than}.</source>
        <translation>Остава {checkers} на полињата 19 до 24; {other} {than}.</translation>
    </message>
    <message>
        <source>Checkers past the opponent’s start: {count}; {other} {than}.</source>
        <translation>Пулови преку почетокот на противникот: {count}; {other} {than}.</translation>
    </message>
    <message>
        <source>Holds {points}; {other} {than}.</source>
        <translation>Држи {points}; {other} {than}.</translation>
    </message>
    <message>
        <source>Wins {count} of the games; {other} {than}.</source>
        <translation>Победува во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Wins a mars in {count} of the games; {other} in {than}.</source>
        <translation>Победува со марс во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Loses a mars in {count} of the games; {other} in {than}.</source>
        <translation>Губи со марс во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Draws {count} of the games; {other} {than}.</source>
        <translation>Реми во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Wins a triple in {count} of the games; {other} in {than}.</source>
        <translation>Победува со тројна игра во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Loses a triple in {count} of the games; {other} in {than}.</source>
        <translation>Губи со тројна игра во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Wins the most points possible in {count} of the games; {other} in {than}.</source>
        <translation>Победува со најмногу можни поени во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Loses the most points possible in {count} of the games; {other} in {than}.</source>
        <translation>Губи со најмногу можни поени во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Wins a mars or by the mother in {count} of the games; {other} in {than}.</source>
        <translation>Победува со марс или мајка во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Loses a mars or by the mother in {count} of the games; {other} in {than}.</source>
        <translation>Губи со марс или мајка во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Pins a checker on {point}, with {enemies} behind it.</source>
        <translation>Затапува пул на {point}; зад него: {enemies}.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}; this one keeps the pin on {other_point} instead.</source>
        <translation>Подобриот потег затапува пул на {point}, а овој го задржува затапениот на {other_point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point} and keeps the one on {other_point}.</source>
        <translation>Го ослободува затапениот пул на {point} и го задржува оној на {other_point}.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}; this one pins on {other_point} instead.</source>
        <translation>Подобриот потег затапува пул на {point}, а овој на {other_point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point} for one on {other_point}.</source>
        <translation>Го ослободува затапениот пул на {point} за друг на {other_point}.</translation>
    </message>
    <message>
        <source>Hardly any player at the level “{level}” finds it.</source>
        <translation>Речиси ниеден играч на ниво „{level}“ не го наоѓа.</translation>
    </message>
    <message>
        <source>Nearly all players at the level “{level}” find it.</source>
        <translation>Го наоѓаат речиси сите играчи на ниво „{level}“.</translation>
    </message>
    <message>
        <source>Hits {checkers}.</source>
        <translation>Удира {checkers}.</translation>
    </message>
    <message>
        <source>Hits a checker on {point}.</source>
        <translation>Удира пул на {point}.</translation>
    </message>
    <message>
        <source>The better move hits {checkers}.</source>
        <translation>Подобриот потег удира {checkers}.</translation>
    </message>
    <message>
        <source>The better move hits {checkers}, this one {than}.</source>
        <translation>Подобриот потег удира {checkers}, овој {than}.</translation>
    </message>
    <message>
        <source>The better move hits a checker on {point}.</source>
        <translation>Подобриот потег удира пул на {point}.</translation>
    </message>
    <message>
        <source>No roll lets the opponent play all dice; {other} {than} of the 36 do not.</source>
        <translation>Противникот не може да ги одигра сите коцки со ниту едно фрлање; {other} не може со {than} од 36-те.</translation>
    </message>
    <message>
        <source>No roll lets the opponent play all dice; {other} every roll does.</source>
        <translation>Противникот не може да ги одигра сите коцки со ниту едно фрлање; {other} може со секое.</translation>
    </message>
    <message>
        <source>Every roll lets the opponent play all dice; {other} none does.</source>
        <translation>Противникот може да ги одигра сите коцки со секое фрлање; {other} не може со ниту едно.</translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have pinned.</source>
        <translation>Го покрива единечниот пул на {point}, кој со {count} од 36-те фрлања ќе беше затапен.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it; now {than} can pin a checker.</source>
        <translation>Веќе нема единечен пул на {point}, каде што со {count} од 36-те фрлања ќе беше затапен; сега со {than} може да се затапи пул.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.</source>
        <translation>Закана: со {count} од 36-те фрлања може да се затапи пул во следниот потег; по следниот најдобар потег со {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can pin a checker; after the next-best move {than} can.</source>
        <translation>Со {count} од 36-те фрлања може да се затапи пул; по следниот најдобар потег со {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can pin the mother; after the next-best move {than} can.</source>
        <translation>Со {count} од 36-те фрлања може да се затапи мајката; по следниот најдобар потег со {than}.</translation>
    </message>
    <message>
        <source>The opponent can pin a checker within two turns in {count} of the games; {other} in {than}.</source>
        <translation>Во рок од два потега противникот може да затапи пул во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Can pin a checker next turn in {count} of the games; {other} in {than}.</source>
        <translation>Во следниот потег може да затапи пул во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>The opponent cannot pin anything next turn; after the next-best move {than} of the 36 rolls can.</source>
        <translation>Противникот не може да затапи ништо во следниот потег; по следниот најдобар потег може со {than} од 36-те фрлања.</translation>
    </message>
    <message>
        <source>The mother cannot be pinned next turn; after the next-best move {than} of the 36 rolls can pin it.</source>
        <translation>Мајката не може да биде затапена во следниот потег; по следниот најдобар потег може со {than} од 36-те фрлања.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it; now {than} can hit a checker.</source>
        <translation>Веќе нема единечен пул на {point}, каде што со {count} од 36-те фрлања ќе беше удрен; сега со {than} може да се удри пул.</translation>
    </message>
    <message>
        <source>Moves the mother off 24, where {count} of the 36 rolls would have pinned it.</source>
        <translation>Ја трга мајката од 24, каде што со {count} од 36-те фрлања ќе беше затапена.</translation>
    </message>
    <message>
        <source>The opponent can play all dice with every roll; {other} not with {than} of the 36.</source>
        <translation>Противникот може да ги одигра сите коцки со секое фрлање; {other} не може со {than} од 36-те.</translation>
    </message>
    <message>
        <source>As the board stands, no roll can be played in full next turn; {other} {than} of the 36 can.</source>
        <translation>Во оваа позиција следниот потег не се игра целосно со ниту едно фрлање; {other} со {than} од 36-те.</translation>
    </message>
    <message>
        <source>The opponent can move with every roll; after the better move not with {count} of the 36.</source>
        <translation>Противникот може да се движи со секое фрлање; по подобриот потег не може со {count} од 36-те.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {count} of the 36 rolls; after the next-best move every roll can be played.</source>
        <translation>Противникот не може да се движи со {count} од 36-те фрлања; по следниот најдобар потег може со секое.</translation>
    </message>
    <message>
        <source>The opponent cannot play all dice with {count} of the 36 rolls; {other} it can with every roll.</source>
        <translation>Со {count} од 36-те фрлања противникот не може да ги одигра сите коцки; {other} може со секое.</translation>
    </message>
    <message>
        <source>As the board stands, {count} of the 36 rolls can be played in full next turn; {other} none.</source>
        <translation>Во оваа позиција следниот потег се игра целосно со {count} од 36-те фрлања; {other} со ниту едно.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn.</source>
        <translation>Противникот воопшто не може да се движи во следниот потег.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {than} of the 36 rolls; after the better move not at all.</source>
        <translation>Противникот не може да се движи со {than} од 36-те фрлања; по подобриот потег воопшто не може.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn; after the next-best move not with {than} of the 36 rolls.</source>
        <translation>Противникот воопшто не може да се движи во следниот потег; по следниот најдобар потег не може со {than} од 36-те фрлања.</translation>
    </message>
    <message>
        <source>As the board stands, every roll can be played in full next turn; {other} {than} of the 36 can.</source>
        <translation>Во оваа позиција следниот потег се игра целосно со секое фрлање; {other} со {than} од 36-те.</translation>
    </message>
    <message>
        <source>The opponent can move with every roll; after the better move not at all.</source>
        <translation>Противникот може да се движи со секое фрлање; по подобриот потег воопшто не може.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn; after the next-best move every roll can be played.</source>
        <translation>Противникот воопшто не може да се движи во следниот потег; по следниот најдобар потег може со секое фрлање.</translation>
    </message>
    <message>
        <source>As the board stands, every roll can be played in full next turn; {other} none can.</source>
        <translation>Во оваа позиција следниот потег се игра целосно со секое фрлање; {other} со ниту едно.</translation>
    </message>
    <message>
        <source>As the board stands, no roll can be played in full next turn; {other} every roll can.</source>
        <translation>Во оваа позиција следниот потег не се игра целосно со ниту едно фрлање; {other} со секое.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls.</source>
        <translation>Закана: со {count} од 36-те фрлања може да се затапи пул во следниот потег.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the mother.</source>
        <translation>Ризик: со {count} од 36-те фрлања може да се затапи мајката.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the blot on {point}.</source>
        <translation>Ризик: со {count} од 36-те фрлања може да се затапи единечниот пул на {point}.</translation>
    </message>
    <message>
        <source>The opponent cannot pin anything next turn.</source>
        <translation>Противникот не може да затапи ништо во следниот потег.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move {count} can.</source>
        <translation>Со {than} од 36-те фрлања може да се затапи мајката; по подобриот потег со {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move, {count} can pin something.</source>
        <translation>Со {than} од 36-те фрлања може да се затапи единечниот пул на {point}; по подобриот потег со {count} може да се затапи нешто.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can.</source>
        <translation>Со {than} од 36-те фрлања може да се затапи единечниот пул на {point}; по подобриот потег со {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move {count} can.</source>
        <translation>Со {than} од 36-те фрлања може да се затапи пул; по подобриот потег со {count}.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {than} of the 36 rolls; the better move, with {count}.</source>
        <translation>Закана: со {than} од 36-те фрлања може да се затапи пул во следниот потег; по подобриот потег со {count}.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with none.</source>
        <translation>Закана: со {count} од 36-те фрлања може да се затапи пул во следниот потег; по следниот најдобар потег со ниту едно.</translation>
    </message>
    <message>
        <source>Does not threaten to pin a checker next turn; the better move does, with {count} of the 36 rolls.</source>
        <translation>Не се заканува да затапи пул во следниот потег; подобриот потег се заканува со {count} од 36-те фрлања.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it.</source>
        <translation>Веќе нема единечен пул на {point}, каде што со {count} од 36-те фрлања ќе беше затапен.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move none can.</source>
        <translation>Со {than} од 36-те фрлања може да се затапи мајката; по подобриот потег со ниедно.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can pin anything.</source>
        <translation>Со {than} од 36-те фрлања може да се затапи единечниот пул на {point}; по подобриот потег не може да се затапи ништо.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can.</source>
        <translation>Со {than} од 36-те фрлања може да се затапи единечниот пул на {point}; по подобриот потег со ниедно.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move none can pin anything.</source>
        <translation>Со {than} од 36-те фрлања може да се затапи пул; по подобриот потег не може да се затапи ништо.</translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have hit.</source>
        <translation>Го покрива единечниот пул на {point}, кој со {count} од 36-те фрлања ќе беше удрен.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls.</source>
        <translation>Закана: со {count} од 36-те фрлања може да се удри пул во следниот потег.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can hit the blot on {point}.</source>
        <translation>Ризик: со {count} од 36-те фрлања може да се удри единечниот пул на {point}.</translation>
    </message>
    <message>
        <source>The opponent cannot hit anything next turn.</source>
        <translation>Противникот не може да удри ништо во следниот потег.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move, {count} can hit something.</source>
        <translation>Со {than} од 36-те фрлања може да се удри единечниот пул на {point}; по подобриот потег со {count} може да се удри нешто.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can.</source>
        <translation>Со {than} од 36-те фрлања може да се удри единечниот пул на {point}; по подобриот потег со {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move {count} can.</source>
        <translation>Со {than} од 36-те фрлања може да се удри пул; по подобриот потег со {count}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.</source>
        <translation>Закана: со {count} од 36-те фрлања може да се удри пул во следниот потег; по следниот најдобар потег со {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can hit a checker; after the next-best move {than} can.</source>
        <translation>Со {count} од 36-те фрлања може да се удри пул; по следниот најдобар потег со {than}.</translation>
    </message>
    <message>
        <source>The opponent can hit a checker within two turns in {count} of the games; {other} in {than}.</source>
        <translation>Во рок од два потега противникот може да удри пул во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Can hit a checker next turn in {count} of the games; {other} in {than}.</source>
        <translation>Во следниот потег може да удри пул во {count} од игрите; {other} во {than}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {than} of the 36 rolls; the better move, with {count}.</source>
        <translation>Закана: со {than} од 36-те фрлања може да се удри пул во следниот потег; по подобриот потег со {count}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with none.</source>
        <translation>Закана: со {count} од 36-те фрлања може да се удри пул во следниот потег; по следниот најдобар потег со ниту едно.</translation>
    </message>
    <message>
        <source>Does not threaten to hit a checker next turn; the better move does, with {count} of the 36 rolls.</source>
        <translation>Не се заканува да удри пул во следниот потег; подобриот потег се заканува со {count} од 36-те фрлања.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it.</source>
        <translation>Веќе нема единечен пул на {point}, каде што со {count} од 36-те фрлања ќе беше удрен.</translation>
    </message>
    <message>
        <source>The opponent cannot hit anything next turn; after the next-best move {than} of the 36 rolls can.</source>
        <translation>Противникот не може да удри ништо во следниот потег; по следниот најдобар потег може со {than} од 36-те фрлања.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can hit anything.</source>
        <translation>Со {than} од 36-те фрлања може да се удри единечниот пул на {point}; по подобриот потег не може да се удри ништо.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can.</source>
        <translation>Со {than} од 36-те фрлања може да се удри единечниот пул на {point}; по подобриот потег со ниедно.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move none can hit anything.</source>
        <translation>Со {than} од 36-те фрлања може да се удри пул; по подобриот потег не може да се удри ништо.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Game {number}</source>
        <translation>Игра {number}</translation>
    </message>
    <message>
        <source>Other notes</source>
        <translation>Други белешки</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Коцки</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Потег</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Загуба</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Среќа</translation>
    </message>
    <message>
        <source>{count} on {number}</source>
        <comment>checkers on a point</comment>
        <translation>{count} на {number}</translation>
    </message>
    <message>
        <source>{count} pinned on {number}</source>
        <comment>checkers on a point</comment>
        <translation>затапени на {number}: {count}</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <comment>checkers</comment>
        <translation>{count} на барот</translation>
    </message>
    <message>
        <source>{count} beside the board</source>
        <comment>checkers</comment>
        <translation>{count} покрај таблата</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Web page (*.html)</source>
        <translation>Веб-страница (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save a report of the match</source>
        <translation>Зачувај извештај за партијата</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>Извештајот се подготвува…</translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation>Компјутерот не може да ја прегледа оваа партија. {what}</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Show the board</source>
        <translation>Покажи ја таблата</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подетално</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{why}. No points; a new game starts</source>
        <translation>{why}. Без поени; почнува нова игра</translation>
    </message>
    <message>
        <source>{why}. Each side gets a point</source>
        <translation>{why}. Секоја страна добива поен</translation>
    </message>
    <message>
        <source>{name} wins the match {score} : {other}</source>
        <translation>{name} ја {name:добива|добиваат} партијата {score} : {other}</translation>
    </message>
    <message>
        <source>You win the match {score} : {other}</source>
        <translation>Ја добивате партијата {score} : {other}</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>предадена</translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation>удвојување {value}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <translation>Крофорд</translation>
    </message>
    <message>
        <source>single game</source>
        <translation>единечна игра</translation>
    </message>
    <message>
        <source>mars</source>
        <translation>марс</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>тројна</translation>
    </message>
    <message>
        <source>mother pinned</source>
        <translation>затапена мајка</translation>
    </message>
    <message>
        <source>capote</source>
        <translation>капот</translation>
    </message>
    <message>
        <source>draw, no points</source>
        <translation>реми, без поени</translation>
    </message>
    <message>
        <source>{points} with the cube at {value}</source>
        <translation>{points} со удвојување на {value}</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Победувате.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} {name:победува|победуваат}.</translation>
    </message>
    <message>
        <source>{loser} has {checkers} left: {points}</source>
        <translation>{loser} {loser:останува|остануваат} со {checkers}: {points}</translation>
    </message>
    <message>
        <source>You have {checkers} left: {points}</source>
        <translation>Ви преостануваат: {checkers} ({points})</translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln пул</numerusform>
            <numerusform>%Ln пула</numerusform>
            <numerusform>%Ln пула</numerusform>
        </translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>одбиено удвојување</translation>
    </message>
    <message>
        <source>{checkers} left</source>
        <translation>преостанати: {checkers}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>реми</translation>
    </message>
    <message>
        <source>You resign. {won}</source>
        <translation>Се предавате. {won}</translation>
    </message>
    <message>
        <source>{name} resigns. {won}</source>
        <translation>{name} ја {name:предава|предаваат} играта. {won}</translation>
    </message>
    <message>
        <source>You drop the double. {won}</source>
        <translation>Го одбивате удвојувањето. {won}</translation>
    </message>
    <message>
        <source>{name} drops the double. {won}</source>
        <translation>{name} го {name:одбива|одбиваат} удвојувањето. {won}</translation>
    </message>
    <message>
        <source>A draw: both mothers are pinned</source>
        <translation>Реми: и двете мајки се затапени</translation>
    </message>
    <message>
        <source>A draw: no one can move any more</source>
        <translation>Реми: веќе никој не може да се движи</translation>
    </message>
    <message>
        <source>You win the game: {points}</source>
        <translation>Ја добивате играта: {points}</translation>
    </message>
    <message>
        <source>You win a mars (gammon): {points}</source>
        <translation>Победувате со марс: {points}</translation>
    </message>
    <message>
        <source>You win a triple (backgammon): {points}</source>
        <translation>Победувате со тројна игра: {points}</translation>
    </message>
    <message>
        <source>You have pinned the mother and win: {points}</source>
        <translation>Ја затапивте мајката и победувате: {points}</translation>
    </message>
    <message>
        <source>You win a capote: {points}</source>
        <translation>Победувате со капот: {points}</translation>
    </message>
    <message>
        <source>{name} wins the game: {points}</source>
        <translation>{name} {name:победува|победуваат}: {points}</translation>
    </message>
    <message>
        <source>{name} wins a mars (gammon): {points}</source>
        <translation>{name} {name:победува|победуваат} со марс: {points}</translation>
    </message>
    <message>
        <source>{name} wins a triple (backgammon): {points}</source>
        <translation>{name} {name:победува|победуваат} со тројна игра: {points}</translation>
    </message>
    <message>
        <source>{name} has pinned the mother and wins: {points}</source>
        <translation>{name} ја {name:затапи|затапија} мајката и {name:победува|победуваат}: {points}</translation>
    </message>
    <message>
        <source>{name} wins a capote: {points}</source>
        <translation>{name} {name:победува|победуваат} со капот: {points}</translation>
    </message>
</context>
<context>
    <name>ResumeMenu</name>
    <message>
        <source>Resu&amp;me</source>
        <translation>П&amp;родолжи</translation>
    </message>
    <message>
        <source>No other matches</source>
        <translation>Нема други партии</translation>
    </message>
    <message>
        <source>{game}: {players}, {when}</source>
        <translation>{game}: {players}, {when}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>{name} to win</source>
        <translation>Победа: {name}</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>сомнителен</translation>
    </message>
    <message>
        <source>error</source>
        <translation>грешка</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>голема грешка</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>реми</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {done} of %n turn(s).</source>
        <translation>
            <numerusform>Запрено по {done} од %Ln потег.</numerusform>
            <numerusform>Запрено по {done} од %Ln потега.</numerusform>
            <numerusform>Запрено по {done} од %Ln потега.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Брз</translation>
    </message>
    <message>
        <source>A quick look at each move; takes seconds.</source>
        <translation>Брз поглед на секој потег: за секунди.</translation>
    </message>
    <message>
        <source>One move ahead</source>
        <translation>Еден потег напред</translation>
    </message>
    <message>
        <source>Looks at all replies to the promising moves.</source>
        <translation>Ги гледа сите одговори на ветувачките потези.</translation>
    </message>
    <message>
        <source>Two moves ahead</source>
        <translation>Два потега напред</translation>
    </message>
    <message>
        <source>Looks furthest; takes minutes.</source>
        <translation>Гледа најдалеку; трае неколку минути.</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <translation>победува во {chance}</translation>
    </message>
    <message>
        <source>You to win</source>
        <translation>Победа за вас</translation>
    </message>
    <message>
        <source>start</source>
        <comment>you</comment>
        <translation>почнувате</translation>
    </message>
    <message>
        <source>do not double</source>
        <comment>you</comment>
        <translation>не удвојувате</translation>
    </message>
    <message>
        <source>double</source>
        <comment>you</comment>
        <translation>удвојувате</translation>
    </message>
    <message>
        <source>take</source>
        <comment>you</comment>
        <translation>прифаќате</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>you</comment>
        <translation>одбивате</translation>
    </message>
    <message>
        <source>resign</source>
        <comment>you</comment>
        <translation>се предавате</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>прв потег</translation>
    </message>
    <message>
        <source>does not double</source>
        <translation>без удвојување</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>удвојување</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>прифаќање</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>одбивање</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>предавање</translation>
    </message>
    <message>
        <source>good</source>
        <translation>добар</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>грешка</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>голема грешка</translation>
    </message>
    <message>
        <source>very lucky</source>
        <translation>голема среќа</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>среќа</translation>
    </message>
    <message>
        <source>very unlucky</source>
        <translation>многу лоша среќа</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>лоша среќа</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Игра {number}</translation>
    </message>
    <message>
        <source>loses {loss}, {mark}</source>
        <translation>губи {loss}, {mark}</translation>
    </message>
    <message>
        <source>nothing is better</source>
        <translation>нема подобро</translation>
    </message>
    <message>
        <source>luck {luck}</source>
        <translation>среќа {luck}</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the average loss per decision. Lower is better. In brackets: the 95% interval of the PR over many games.</source>
        <translation>Ниво на игра: просечната загуба по одлука помножена со 500. Помалку е подобро. Во загради: интервалот од 95 % на PR при многу партии.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>удвојување</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>без удвојување</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>одбивање</translation>
    </message>
    <message>
        <source>take</source>
        <translation>прифаќање</translation>
    </message>
    <message>
        <source>best: {play}</source>
        <translation>најдобро: {play}</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the average loss per decision. Lower is better.</source>
        <translation>Ниво на игра: просечната загуба по одлука помножена со 500. Помалку е подобро.</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR, moves</source>
        <translation>PR, потези</translation>
    </message>
    <message>
        <source>PR, cube</source>
        <translation>PR, удвојување</translation>
    </message>
    <message>
        <source>The level of the computer whose games have about this PR.</source>
        <translation>Нивото на кое компјутерот игра со приближно такво PR.</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Игра како</translation>
    </message>
    <message>
        <source>Points won. An unfinished game counts what it is worth now.</source>
        <translation>Добиени поени; за игра што трае, колку вреди сега.</translation>
    </message>
    <message>
        <source>Each point is the value of a single win at this score, not a point on the score sheet.</source>
        <translation>Секој поен е вредноста на единечна победа при овој резултат, а не поен од листот со резултати.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Одлуки</translation>
    </message>
    <message>
        <source>Turns in which there was a choice that mattered.</source>
        <translation>Потези во кои имаше избор и тој беше важен.</translation>
    </message>
    <message>
        <source>Loss per decision</source>
        <translation>Загуба по одлука</translation>
    </message>
    <message>
        <source>What a decision lost on average compared with the best, in single wins.</source>
        <translation>Колку губи просечно една одлука во споредба со најдобрата, во единечни победи.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Среќа</translation>
    </message>
    <message>
        <source>What the dice were worth, in points.</source>
        <translation>Колку поени донеле коцките.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>Резултат без среќата</translation>
    </message>
    <message>
        <source>The result minus the luck of both sides: what the moves themselves were worth.</source>
        <translation>Резултатот без среќата на двете страни: колку вредат самите потези.</translation>
    </message>
</context>
<context>
    <name>ReviewBoardPane</name>
    <message>
        <source>Previous turn (Left)</source>
        <translation>Претходен потег (стрелка лево)</translation>
    </message>
    <message>
        <source>Next turn (Right)</source>
        <translation>Следен потег (стрелка десно)</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>Следна &amp;грешка</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Најдобри потези</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Белешка</translation>
    </message>
    <message>
        <source>Your next mistake or the next one of either side (Page Down)</source>
        <translation>Вашата следна грешка или следната на која било страна (Page Down)</translation>
    </message>
    <message>
        <source>Both &amp;sides</source>
        <translation>И &amp;двете страни</translation>
    </message>
    <message>
        <source>Go through the mistakes of both sides</source>
        <translation>Поминување низ грешките на двете страни</translation>
    </message>
    <message>
        <source>&amp;Best move</source>
        <translation>&amp;Најдобар потег</translation>
    </message>
    <message>
        <source>Show the best two moves beside the one played, by arrows (B)</source>
        <translation>Двата најдобри потега покрај одиграниот, со стрелки (B)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Но&amp;в обид</translation>
    </message>
    <message>
        <source>Play each mistake again before its solution shows</source>
        <translation>Одиграјте ја секоја грешка повторно пред да се покаже решението</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <translation>Под&amp;лабоко</translation>
    </message>
    <message>
        <source>Play many games out from the best moves and the one made, or from a decision about the cube</source>
        <translation>Ги разигрува многупати најдобрите потези и одиграниот, или позицијата при одлука за удвојување</translation>
    </message>
    <message>
        <source>&amp;Rolls</source>
        <translation>&amp;Коцки</translation>
    </message>
    <message>
        <source>Show what each of the 21 rolls is worth here</source>
        <translation>Покажува колку вреди тука секое можно фрлање, вкупно 21</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Белешка…</translation>
    </message>
    <message>
        <source>Write a note on this turn or change it (N)</source>
        <translation>Напиши или промени белешка за овој потег (N)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Играј оттука</translation>
    </message>
    <message>
        <source>Start a new game from this position; this match stays as it is</source>
        <translation>Почни нова игра од оваа позиција; оваа партија останува каква што е</translation>
    </message>
    <message>
        <source>Your next &amp;mistake</source>
        <translation>Ваша следна &amp;грешка</translation>
    </message>
    <message>
        <source>A mistake was made here. Play a better move on the board.</source>
        <translation>Тука е направена грешка. Одиграјте подобар потег на таблата.</translation>
    </message>
    <message>
        <source>Yes, that is the best move.</source>
        <translation>Да, тоа е најдобриот потег.</translation>
    </message>
    <message>
        <source>That is the move that was made.</source>
        <translation>Тоа е потегот што беше одигран.</translation>
    </message>
    <message>
        <source>That is number {number} of the moves below.</source>
        <translation>Тоа е број {number} од потезите подолу.</translation>
    </message>
    <message>
        <source>That is not one of the best moves.</source>
        <translation>Тоа не е меѓу најдобрите потези.</translation>
    </message>
</context>
<context>
    <name>ReviewControls</name>
    <message>
        <source>How far to look ahead</source>
        <translation>Колку напред да се гледа</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Напредок</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>О&amp;ткажи</translation>
    </message>
    <message>
        <source>Review &amp;again</source>
        <translation>Преглед &amp;одново</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Запри</translation>
    </message>
    <message>
        <source>Review the match as it is now</source>
        <translation>Преглед на партијата каква што е сега</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Turns</source>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Коцки</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Потег</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Загуба</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Грешка</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Среќа</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>Winning chances</source>
        <translation>Шанси за победа</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Белешка…</translation>
    </message>
    <message>
        <source>Review: {players}, {match}</source>
        <translation>Преглед: {players}, {match}</translation>
    </message>
    <message>
        <source>The whole match has been reviewed.</source>
        <translation>Целата партија е прегледана.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Сѐ уште ништо не е играно.</translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation>Компјутерот не може да ја прегледа оваа партија. {what}</translation>
    </message>
</context>
<context>
    <name>RollMap</name>
    <message>
        <source>{dice}: {equity}, with {play}</source>
        <translation>{dice}: {equity}, со {play}</translation>
    </message>
</context>
<context>
    <name>RollMapDialog</name>
    <message>
        <source>Roll map</source>
        <translation>Карта на коцките</translation>
    </message>
    <message>
        <source>No one has to roll now.</source>
        <translation>Сега никој не фрла.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Размислува…</translation>
    </message>
    <message>
        <source>{name} to roll: {equity} on average. Each square shows how much better or worse its roll is.</source>
        <translation>На потег – {name}: просечно {equity}. Секое квадратче покажува колку подобро или полошо е неговото фрлање.</translation>
    </message>
</context>
<context>
    <name>RollPrompt</name>
    <message>
        <source>{name} rolls…</source>
        <translation>{name} {name:фрла|фрлаат}…</translation>
    </message>
    <message>
        <source>roll the dice (Space)</source>
        <translation>фрлете ги коцките (празно место)</translation>
    </message>
    <message>
        <source>roll (Space) or double to {value} (D)</source>
        <translation>фрлете (празно место) или удвојте на {value} (D)</translation>
    </message>
    <message>
        <source>{name}: roll the dice and enter them (keys 1–6)</source>
        <translation>{name}: фрлете за оваа страна и внесете ги коцките (копчиња 1–6)</translation>
    </message>
    <message>
        <source>{name} won and starts the next game…</source>
        <translation>{name} {name:победи и ја почнува|победија и ја почнуваат} следната игра…</translation>
    </message>
    <message>
        <source>roll and enter your dice (keys 1–6)</source>
        <translation>фрлете и внесете ги своите коцки (копчиња 1–6)</translation>
    </message>
    <message>
        <source>roll and enter (1–6) or double to {value} (D)</source>
        <translation>фрлете и внесете (1–6) или удвојте на {value} (D)</translation>
    </message>
    <message>
        <source>You start: {keys}</source>
        <translation>Почнувате вие: {keys}</translation>
    </message>
    <message>
        <source>{name} starts: {keys}</source>
        <translation>{name} {name:почнува|почнуваат}: {keys}</translation>
    </message>
    <message>
        <source>You won and start the next game: {keys}</source>
        <translation>Победивте и ја почнувате следната игра: {keys}</translation>
    </message>
    <message>
        <source>{name} won and starts the next game: {keys}</source>
        <translation>{name} {name:победи и ја почнува|победија и ја почнуваат} следната игра: {keys}</translation>
    </message>
    <message>
        <source>Your turn: {keys}</source>
        <translation>Вие сте на потег: {keys}</translation>
    </message>
    <message>
        <source>{name}: {keys}</source>
        <translation>{name}: {keys}</translation>
    </message>
</context>
<context>
    <name>Rollout</name>
    <message>
        <source>{game}: {side} to roll</source>
        <translation>{game}: {side} фрлаат</translation>
    </message>
    <message>
        <source>The result is certain: no games are needed.</source>
        <translation>Резултатот е сигурен: не се потребни игри.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation>
            <numerusform>по %Ln игра</numerusform>
            <numerusform>по %Ln игри</numerusform>
            <numerusform>по %Ln игри</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) each…</source>
        <translation>
            <numerusform>по {done} од %Ln игра…</numerusform>
            <numerusform>по {done} од %Ln игри…</numerusform>
            <numerusform>по {done} од %Ln игри…</numerusform>
        </translation>
    </message>
    <message>
        <source>clear winner</source>
        <translation>јасен победник</translation>
    </message>
    <message>
        <source>{game}: {side} plays {dice}</source>
        <translation>{game}: {side} играат {dice}</translation>
    </message>
    <message>
        <source>no clear winner yet</source>
        <translation>сѐ уште нема јасен победник</translation>
    </message>
    <message>
        <source>as accurate as {accuracy}</source>
        <translation>со точност {accuracy}</translation>
    </message>
    <message>
        <source>all games played</source>
        <translation>сите игри се одиграни</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>запрено</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>до крај</translation>
    </message>
    <message numerus="yes">
        <source>judged after %n turn(s)</source>
        <translation>
            <numerusform>со оцена по %Ln потег</numerusform>
            <numerusform>со оцена по %Ln потега</numerusform>
            <numerusform>со оцена по %Ln потега</numerusform>
        </translation>
    </message>
    <message>
        <source>luck taken out</source>
        <translation>без среќата</translation>
    </message>
    <message>
        <source>luck left in</source>
        <translation>со среќата</translation>
    </message>
    <message>
        <source>Kept with the match: {games}, {level}, {far}, {luck}</source>
        <translation>Се чува со партијата: {games}, {level}, {far}, {luck}</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Оваа позиција</translation>
    </message>
</context>
<context>
    <name>RolloutChoices</name>
    <message>
        <source>No limit</source>
        <translation>Без граница</translation>
    </message>
    <message numerus="yes">
        <source>the best %n</source>
        <translation>
            <numerusform>најдобриот %Ln</numerusform>
            <numerusform>најдобрите %Ln</numerusform>
            <numerusform>најдобрите %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>до крај</translation>
    </message>
    <message>
        <source>Stop when there is a clear winner</source>
        <translation>Запри кога има јасен победник</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), then judged</source>
        <translation>
            <numerusform>%Ln потег, па оцена</numerusform>
            <numerusform>%Ln потега, па оцена</numerusform>
            <numerusform>%Ln потега, па оцена</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the luck of the dice out (slower, more accurate)</source>
        <translation>Без среќата на коцките (побавно, поточно)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Maximum games</source>
        <translation>Најмногу игри</translation>
    </message>
    <message>
        <source>Stop at an accuracy of</source>
        <translation>Запри при точност</translation>
    </message>
    <message>
        <source>Length of each game</source>
        <translation>Должина на секоја игра</translation>
    </message>
    <message>
        <source>Both sides play like</source>
        <translation>Двете страни играат како</translation>
    </message>
    <message>
        <source>How many moves are compared</source>
        <translation>Колку потези се споредуваат</translation>
    </message>
    <message>
        <source>How often each of them is played out</source>
        <translation>Колкупати се разигрува секој од нив</translation>
    </message>
    <message>
        <source>How accurate the result has to be</source>
        <translation>Колку точен треба да биде резултатот</translation>
    </message>
    <message>
        <source>How many turns are played before the position is judged</source>
        <translation>Колку потези се играат пред да се оцени позицијата</translation>
    </message>
    <message>
        <source>Master looks one move ahead: more accurate, and much slower</source>
        <translation>Мајсторот гледа еден потег напред: поточно, но многу побавно</translation>
    </message>
    <message>
        <source>Known as variance reduction</source>
        <translation>Познато како намалување на варијансата</translation>
    </message>
    <message>
        <source>Stop as soon as one move is clearly better than the others</source>
        <translation>Запирање штом еден потег е јасно подобар од другите</translation>
    </message>
</context>
<context>
    <name>RolloutController</name>
    <message>
        <source>Looking at the moves…</source>
        <translation>Се разгледуваат потезите…</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to roll out.</source>
        <translation>Играта е завршена: нема што да се разиграва.</translation>
    </message>
    <message>
        <source>The computer cannot roll this out. {what}</source>
        <translation>Компјутерот не може да го разигра ова. {what}</translation>
    </message>
</context>
<context>
    <name>RolloutDialog</name>
    <message>
        <source>Rollout</source>
        <translation>Разигрување</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Запри</translation>
    </message>
    <message>
        <source>Play the position out many times to see what it is worth</source>
        <translation>Ја разигрува позицијата многупати, за да се види колку вреди</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Запира; досегашните резултати остануваат</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>&amp;Одново</translation>
    </message>
    <message>
        <source>St&amp;art</source>
        <translation>&amp;Почни</translation>
    </message>
</context>
<context>
    <name>RolloutTable</name>
    <message>
        <source>Results of the rollout</source>
        <translation>Резултати од разигрувањето</translation>
    </message>
    <message>
        <source>In points, without the cube; in a match where no one can double, in single wins at this score</source>
        <translation>Во поени, без коцката за удвојување; во партија во која никој не може да удвои – во единечни победи при овој резултат</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Потег</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Очекување</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разлика</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Шанси</translation>
    </message>
    <message>
        <source>{share} confidence interval</source>
        <translation>Интервал на доверба од {share}</translation>
    </message>
</context>
<context>
    <name>RulesMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Правила: {game}</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Стратегија</translation>
    </message>
</context>
<context>
    <name>SaveCopyOffer</name>
    <message>
        <source>Try again</source>
        <translation>Нов обид</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Зачувај копија…</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Лист со резултати</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Лист со резултати</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Компјутерот</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Победник</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Како</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Белите</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Црните</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Компјутер: {level}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Who plays {side}</source>
        <translation>Кој игра со {side}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компјутер</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Име (по желба)</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>Име: {side}</translation>
    </message>
    <message>
        <source>Strength of {side}</source>
        <translation>Јачина: {side}</translation>
    </message>
</context>
<context>
    <name>SettingActions</name>
    <message>
        <source>&amp;Tutor</source>
        <translation>&amp;Наставник</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Та&amp;бла</translation>
    </message>
    <message>
        <source>&amp;Numbers on the points</source>
        <translation>&amp;Броеви на полињата</translation>
    </message>
    <message>
        <source>N&amp;umber points for</source>
        <translation>Н&amp;умерирање за</translation>
    </message>
    <message>
        <source>&amp;Pip counts</source>
        <translation>Број на &amp;пипови</translation>
    </message>
    <message>
        <source>&amp;Winning chances</source>
        <translation>&amp;Шанси за победа</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>Последен по&amp;тег</translation>
    </message>
    <message>
        <source>&amp;Two-checker start</source>
        <translation>Почеток со &amp;два пула</translation>
    </message>
    <message>
        <source>&amp;Bear off</source>
        <translation>&amp;Вадење</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>Д&amp;ом</translation>
    </message>
    <message>
        <source>Sp&amp;eed of checkers</source>
        <translation>Брзина на п&amp;уловите</translation>
    </message>
    <message>
        <source>Speed of d&amp;ice</source>
        <translation>Брзина на &amp;коцките</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>По&amp;малку движење</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Јазик</translation>
    </message>
</context>
<context>
    <name>SetupControls</name>
    <message>
        <source>not rolled yet</source>
        <translation>сѐ уште не е фрлено</translation>
    </message>
    <message>
        <source>The game whose rules apply</source>
        <translation>Играта чии правила важат овде</translation>
    </message>
    <message>
        <source>The roll to play, if the dice have been rolled</source>
        <translation>Фрлањето што треба да се одигра, ако веќе е фрлено</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>Страната што е на потег</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>На потег</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>Ко&amp;цки</translation>
    </message>
    <message>
        <source>Rolls so far</source>
        <translation>Фрлања досега</translation>
    </message>
    <message>
        <source>How often White has rolled in this game; 3 means 3 or more</source>
        <translation>Колкупати белите фрлиле во оваа игра; 3 значи и повеќе</translation>
    </message>
    <message>
        <source>How often Black has rolled in this game; 3 means 3 or more</source>
        <translation>Колкупати црните фрлиле во оваа игра; 3 значи и повеќе</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>П&amp;очеток</translation>
    </message>
    <message>
        <source>&amp;Empty</source>
        <translation>П&amp;разна</translation>
    </message>
    <message>
        <source>Put the rest at start</source>
        <translation>Останатите на почетокот</translation>
    </message>
    <message>
        <source>Bear &amp;off the rest</source>
        <translation>Останатите &amp;надвор</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>&amp;Замени ги страните</translation>
    </message>
    <message>
        <source>Copy current ga&amp;me</source>
        <translation>Копирај ја тековната и&amp;гра</translation>
    </message>
    <message>
        <source>Put all checkers where a game starts</source>
        <translation>Ги става сите пулови како на почеток на игра</translation>
    </message>
    <message>
        <source>Take all checkers off the board</source>
        <translation>Ги отстранува сите пулови од таблата</translation>
    </message>
    <message>
        <source>Put the remaining checkers on their starting points</source>
        <translation>Ги става преостанатите пулови на нивните почетни полиња</translation>
    </message>
    <message>
        <source>Bear off the remaining checkers</source>
        <translation>Ги вади преостанатите пулови</translation>
    </message>
    <message>
        <source>Swap the places of both sides</source>
        <translation>Ги разменува местата на двете страни</translation>
    </message>
    <message>
        <source>Show the position of the current game</source>
        <translation>Ја прикажува позицијата од тековната игра</translation>
    </message>
    <message>
        <source>{dice} (rest)</source>
        <translation>{dice} (остаток)</translation>
    </message>
    <message>
        <source>{dice} (chain)</source>
        <translation>{dice} (верига)</translation>
    </message>
</context>
<context>
    <name>SetupMode</name>
    <message>
        <source>Still to place: {checkers}</source>
        <translation>Уште за поставување: {checkers}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Потези</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
</context>
<context>
    <name>SoundController</name>
    <message>
        <source>The sounds are on.</source>
        <translation>Звуците се вклучени.</translation>
    </message>
    <message>
        <source>The sounds are off. {key} switches them on again.</source>
        <translation>Звуците се исклучени. {key} пак ги вклучува.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Put back.</source>
        <translation>Пулот е вратен.</translation>
    </message>
    <message numerus="yes">
        <source>{step}, %n time(s)</source>
        <translation>
            <numerusform>{step}, %Ln пат</numerusform>
            <numerusform>{step}, %Ln пати</numerusform>
            <numerusform>{step}, %Ln пати</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, then {next}</source>
        <translation>{first}, потоа {next}</translation>
    </message>
    <message>
        <source>{source} off</source>
        <translation>{source} надвор</translation>
    </message>
    <message>
        <source>from the bar to {target}, hitting</source>
        <translation>од барот на {target}, со удар</translation>
    </message>
    <message>
        <source>from the bar to {target}</source>
        <translation>од барот на {target}</translation>
    </message>
    <message>
        <source>from the reserve to {target}, hitting</source>
        <translation>од резервата на {target}, со удар</translation>
    </message>
    <message>
        <source>from the reserve to {target}</source>
        <translation>од резервата на {target}</translation>
    </message>
    <message>
        <source>{source} to {target}, hitting</source>
        <translation>{source} на {target}, со удар</translation>
    </message>
    <message>
        <source>{source} to {target}, pinning</source>
        <translation>{source} на {target}, со затапување</translation>
    </message>
    <message>
        <source>{source} to {target}</source>
        <translation>{source} на {target}</translation>
    </message>
    <message>
        <source>White rolls {white}, Black rolls {black}.</source>
        <translation>Белите фрлаат {white}, црните {black}.</translation>
    </message>
    <message>
        <source>White rolls {white}, Black rolls {black}: {name} starts.</source>
        <translation>Белите фрлаат {white}, црните {black}. {name} {name:почнува|почнуваат}.</translation>
    </message>
    <message>
        <source>{name} rolls {high} and {low}.</source>
        <translation>{name} {name:фрла|фрлаат} {high} и {low}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Го прескокнувате потегот.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} го {name:прескокнува|прескокнуваат} потегот.</translation>
    </message>
    <message>
        <source>{name} plays {play}.</source>
        <translation>{name} {name:игра|играат} {play}.</translation>
    </message>
    <message>
        <source>The chain goes on: {dice}. </source>
        <translation>Веригата продолжува: {dice}. </translation>
    </message>
    <message>
        <source>The rest of the chain: {dice}. </source>
        <translation>Остатокот од веригата: {dice}. </translation>
    </message>
    <message>
        <source>{name}: {play}.</source>
        <translation>{name}: {play}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Вратено.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Повторено.</translation>
    </message>
    <message>
        <source>You double to {value}.</source>
        <translation>Удвојувате на {value}.</translation>
    </message>
    <message>
        <source>{name} doubles to {value}.</source>
        <translation>{name} {name:удвојува|удвојуваат} на {value}.</translation>
    </message>
    <message>
        <source>You take the double.</source>
        <translation>Го прифаќате удвојувањето.</translation>
    </message>
    <message>
        <source>{name} takes the double.</source>
        <translation>{name} го {name:прифаќа|прифаќаат} удвојувањето.</translation>
    </message>
    <message>
        <source>You drop the double.</source>
        <translation>Го одбивате удвојувањето.</translation>
    </message>
    <message>
        <source>{name} drops the double.</source>
        <translation>{name} го {name:одбива|одбиваат} удвојувањето.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>Се предавате.</translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation>{name} ја {name:предава|предаваат} играта.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Craw&amp;ford game</source>
        <translation>Игра на Кро&amp;форд</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>на средина</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>без партија</translation>
    </message>
    <message>
        <source>Cu&amp;be</source>
        <translation>Коцка за у&amp;двојување</translation>
    </message>
    <message>
        <source>Po&amp;ints to win</source>
        <translation>Поени за по&amp;беда</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>The points that White has</source>
        <translation>Поените на белите</translation>
    </message>
    <message>
        <source>The points that Black has</source>
        <translation>Поените на црните</translation>
    </message>
    <message>
        <source>What the cube shows; a cube that has not been turned shows 1</source>
        <translation>Што покажува коцката; незавртена коцка се брои за 1</translation>
    </message>
    <message>
        <source>Who owns the cube and may double next</source>
        <translation>Чија е коцката и кој може следен да удвои</translation>
    </message>
    <message>
        <source>The points needed to win the match</source>
        <translation>Поени за победа во партијата</translation>
    </message>
    <message>
        <source>The one game without the cube, after a side has come within a point of winning</source>
        <translation>Единствената игра без удвојување, откако некому ќе му недостасува еден поен до победа</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>Rolled out to the end, this move wins {wins} of the games ({mars} as a mars); {natural} wins {natural_wins} ({natural_mars} as a mars).</source>
        <translation>Разигран до крај, овој потег победува во {wins} од игрите ({mars} со марс); {natural} победува во {natural_wins} ({natural_mars} со марс).</translation>
    </message>
    <message>
        <source>Rolled out to the end, this move wins {wins} of the games; {natural} wins {natural_wins}.</source>
        <translation>Разигран до крај, овој потег победува во {wins} од игрите; {natural} победува во {natural_wins}.</translation>
    </message>
    <message>
        <source>No stacks</source>
        <translation>Без купови</translation>
    </message>
    <message>
        <source>Two checkers hold a point as well as five do. The other three in the stack block nothing and leave you fewer ways to play the next roll. On points of their own they would help you.</source>
        <translation>Два пула држат поле исто толку добро колку и пет. Другите три од купот не пречат никому и ви оставаат помалку начини да ги одиграте следните коцки. На свои полиња би ви помагале.</translation>
    </message>
    <message>
        <source>Five of your checkers stand on 18. You have rolled 2-1: make a new point with it.</source>
        <translation>Пет ваши пула стојат на 18. Ви паднаа 2-1: направете со нив нова капија.</translation>
    </message>
    <message>
        <source>Three points in a row: 19, 18 and 17. Half of Black’s rolls pin the checker on 20, and still this is much better: a wall is worth a risk, a stack is worth nothing.</source>
        <translation>Три капии по ред: 19, 18 и 17. Половина од фрлањата на црните го затапуваат пулот на 20, а сепак ова е многу подобро: за преградата вреди да се ризикува, купот не вреди ништо.</translation>
    </message>
    <message>
        <source>That is legal, but it makes no new point. Take it back: from 19 a checker reaches point 17 with the 2, and from 18 another one with the 1.</source>
        <translation>Може и така, но нема нова капија. Вратете го потегот: од 19 еден пул стигнува до поле 17 со двојката, а од 18 друг со единицата.</translation>
    </message>
    <message>
        <source>No checker stands alone now, but seven of them stand on one point. Take it back and make point 17: from 19 with the 2, from 18 with the 1.</source>
        <translation>Сега ниеден пул не стои сам, но седум стојат на едно поле. Вратете го потегот и направете капија на 17: од 19 со двојката, од 18 со единицата.</translation>
    </message>
    <message>
        <source>The prime</source>
        <translation>Преградата</translation>
    </message>
    <message>
        <source>Your points in an unbroken row are a prime. A checker cannot get past six of them at all, and past five only with a 6 from the point right before them. All of Black’s checkers still have to pass yours.</source>
        <translation>Ваши капии во непрекината низа се преграда. Преку шест од нив пул воопшто не минува, а преку пет само со шестка од полето веднаш пред нив. Сите пулови на црните допрва треба да минат покрај вашите.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Make a prime of five points.</source>
        <translation>Ви паднаа 5-3. Направете преграда од пет капии.</translation>
    </message>
    <message>
        <source>From 18 to 14 all is closed, and Black has to break up points while waiting for a 6. Your checker on 21 stands alone, but only 2 of 36 rolls reach it.</source>
        <translation>Од 18 до 14 сѐ е затворено и, додека чекаат шестка, црните мора да ги растураат своите капии. Вашиот пул на 21 стои сам, но само 2 од 36 фрлања стигнуваат до него.</translation>
    </message>
    <message>
        <source>That is legal, but Black can still pass through point 16. Take it back. The 5 from 21 and the 3 from 19 both reach it.</source>
        <translation>Може и така, но црните сѐ уште можат да минат преку поле 16. Вратете го потегот. До него стигнуваат петката од 21 и тројката од 19.</translation>
    </message>
    <message>
        <source>Nothing stands alone now, but Black can pass through the gap on 16. A prime is worth a small risk. Take it back and bring two checkers to 16, from 21 and from 19.</source>
        <translation>Сега ниеден не стои сам, но црните можат да минат преку празнината на 16. За преградата вреди мал ризик. Вратете го потегот и донесете два пула на 16, од 21 и од 19.</translation>
    </message>
    <message>
        <source>The last two</source>
        <translation>Последните два</translation>
    </message>
    <message>
        <source>Think of the mother early. If you leave one checker alone on 24, Black can pin it there, and a pinned mother loses nearly every game. Later there may be no open point left to go to. So keep at least two on 24 or leave with both.</source>
        <translation>Мислете на мајката навреме. Ако оставите на 24 еден пул сам, црните можат да го затапат таму, а затапена мајка губи речиси секоја игра. Подоцна можеби нема да има отворено поле каде да одите. Затоа држете на 24 барем два пула или тргнете со двата.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Which checkers should move?</source>
        <translation>Ви паднаа 6-3. Кои пулови да тргнат?</translation>
    </message>
    <message>
        <source>Both have left: point 24 is empty, and there is no mother to pin any more. The checker on 21 is alone for one turn. That is a fair price.</source>
        <translation>И двата тргнаа: полето 24 е празно и веќе нема мајка за затапување. Пулот на 21 останува сам еден потег. Цената е прифатлива.</translation>
    </message>
    <message>
        <source>That is legal, but the two on 24 should not wait any longer. Take it back and move one of them with the 6 and the other with the 3.</source>
        <translation>Може и така, но двата на 24 не треба да чекаат повеќе. Вратете го потегот и движете го едниот со шестката, а другиот со тројката.</translation>
    </message>
    <message>
        <source>Now your mother stands alone on 24. Take it back and move both checkers from there: one with the 6, the other with the 3.</source>
        <translation>Сега вашата мајка стои сама на 24. Вратете го потегот и движете ги оттаму двата пула: едниот со шестката, другиот со тројката.</translation>
    </message>
    <message>
        <source>Pin low</source>
        <translation>Затапувајте ниско</translation>
    </message>
    <message>
        <source>Not all pins are worth the same. A pin in your home can stay until you bear off, and the lower its point, the longer Black has to wait. A pin far from home has to be given up soon, because your own checkers must go on.</source>
        <translation>Затапувањата не вредат исто. Затапен пул во вашиот дом може да се држи додека вадите, а колку е пониско полето, толку подолго чекаат црните. Далеку од домот наскоро мора да се пушти, бидејќи вашите пулови мора да одат напред.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black has left two checkers alone. Pin one.</source>
        <translation>Ви паднаа 5-3. Црните оставиле два пула сами. Затапете еден.</translation>
    </message>
    <message>
        <source>With the 5 you touch down on 6, with the 3 you go on to 3 and stay there. Black will often pin your checker on 11 in return, but that pin cannot last as long as yours.</source>
        <translation>Со петката застанувате на 6, со тројката продолжувате до 3 и останувате таму. Црните често ќе го затапат вашиот пул на 11, но нема да го држат толку долго колку вие.</translation>
    </message>
    <message>
        <source>That is legal, but it pins nothing. Take it back. The 5 from 11 reaches one black checker, and the 3 from there the other.</source>
        <translation>Може и така, но ништо не е затапено. Вратете го потегот. Петката од 11 стигнува до едниот црн пул, а тројката оттаму до другиот.</translation>
    </message>
    <message>
        <source>A good pin, but there is a better one. Take it back and move the same checker on: from 6 to 3.</source>
        <translation>Добро затапување, но има и подобро. Вратете го потегот и продолжете со истиот пул: од 6 до 3.</translation>
    </message>
    <message>
        <source>Their mother</source>
        <translation>Нивната мајка</translation>
    </message>
    <message>
        <source>The best pin of all is Black’s mother on point 1. You leave point 1 last of all, so Black bears off nothing and you win a mars. For that you may leave checkers alone elsewhere, but not your own mother: if both are pinned, the game is a draw.</source>
        <translation>Најдобро е да се затапи мајката на црните на поле 1. Оттаму си одите дури на крајот, па црните не вадат ништо и вие победувате со марс. Заради тоа може на друго место да оставите пулови сами, само не и својата мајка: ако двете се затапени, играта е реми.</translation>
    </message>
    <message>
        <source>You have rolled 6-1. You could make a point on 7. Is there something better?</source>
        <translation>Ви паднаа 6-1. Може да направите капија на 7. Има ли нешто подобро?</translation>
    </message>
    <message>
        <source>Caught! Now take your time to bring the others home and keep your own last checkers together until they leave point 24.</source>
        <translation>Фатена е! Сега донесете ги другите во домот без брзање и држете ги последните пулови заедно додека не го напуштат полето 24.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s mother gets away. Take it back. The 6 from 7 lands on it, and so do both dice together from 8.</source>
        <translation>Може и така, но мајката на црните бега. Вратете го потегот. Шестката од 7 застанува на неа, а исто и двете коцки заедно од 8.</translation>
    </message>
    <message>
        <source>A good point, but a chance like this comes once. Take it back and play the 6 from 7: it lands on Black’s mother.</source>
        <translation>Добра капија, но ваква прилика доаѓа еднаш. Вратете го потегот и одиграјте ја шестката од 7: таа застанува на мајката на црните.</translation>
    </message>
    <message>
        <source>When not to pin</source>
        <translation>Кога не се затапува</translation>
    </message>
    <message>
        <source>A pin costs something, too: the checkers that make it leave their points. You already pin a checker on 6. You could pin the one on 7 as well, from 16, but then three of your checkers would stand alone and your wall would have a hole.</source>
        <translation>И затапувањето чини нешто: пуловите што затапуваат ги напуштаат своите полиња. Веќе држите пул на 6. Може да го затапите и оној на 7, од 16, но тогаш три ваши пула би останале сами, а преградата би имала дупка.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Play so that your wall gets stronger.</source>
        <translation>Ви паднаа 6-3. Играјте така што преградата ќе стане поцврста.</translation>
    </message>
    <message>
        <source>Now 20, 18, 17, 16 and 14 are closed to Black, and Black has nothing to pin. One good pin with a wall is better than two pins without.</source>
        <translation>Сега 20, 18, 17, 16 и 14 се затворени за црните, а тие немаат што да затапат. Едно добро затапување со преграда е подобро од две без неа.</translation>
    </message>
    <message>
        <source>That is legal, but there is something better. Take it back. The 6 brings the checker on 22 to 16, and the 3 one from 20 to 17.</source>
        <translation>Може и така, но има нешто подобро. Вратете го потегот. Шестката го носи пулот од 22 на 16, а тројката еден од 20 на 17.</translation>
    </message>
    <message>
        <source>A second pin, but look at what is left behind: checkers alone on 22 and 16, and a hole in the wall. Take it back and move 22/16 and 20/17.</source>
        <translation>Второ затапување, но видете што останува зад него: осамени пулови на 22 и 16 и дупка во преградата. Вратете го потегот и одиграјте 22/16 и 20/17.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Темпо</translation>
    </message>
    <message>
        <source>A pin is worth most if you can hold it longer than Black can wait. Every roll has to be played, so count the moves that your other checkers still have. When they run out, the pin has to go.</source>
        <translation>Затапувањето најмногу вреди ако можете да го држите подолго отколку што црните можат да чекаат. Секоја коцка мора да се одигра, па бројте ги потезите што им остануваат на другите ваши пулови. Кога ќе ги снема, пулот мора да се пушти.</translation>
    </message>
    <message>
        <source>You pin a checker on 8 and one on 5. You have rolled 4-2. Keep both pins.</source>
        <translation>Држите затапен пул на 8 и уште еден на 5. Ви паднаа 4-2. Задржете ги двата.</translation>
    </message>
    <message>
        <source>The two at the back have made the moves, and now they are closer to the others. Those in front wait: you will need their moves later.</source>
        <translation>Двата најзадни пула го користат времето и сега се поблиску до другите. Предните чекаат: нивните потези ќе ви требаат подоцна.</translation>
    </message>
    <message>
        <source>That is legal, but there is a better way to use the time. Take it back and move the two checkers on 21, one with each die.</source>
        <translation>Може и така, но има подобар начин да го искористите времето. Вратете го потегот и движете ги двата пула од 21, секој со по една коцка.</translation>
    </message>
    <message>
        <source>One of your pins is gone, and Black’s checker is free. Take it back and move the two checkers on 21, one with each die.</source>
        <translation>Еден од затапените пулови сега е слободен. Вратете го потегот и движете ги двата пула од 21, секој со по една коцка.</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Трката</translation>
    </message>
    <message>
        <source>Once the two sides have passed each other, only the race counts: fewer pips to go is better. You need 62 pips, Black needs 78. If you lead, break contact; if you are behind, keep it.</source>
        <translation>Кога двете страни веќе се разминале, важи само трката: подобро стои страната на која ѝ остануваат помалку пипови. Вам ви остануваат 62 пипа, на црните 78. Ако водите, прекинете го контактот; ако заостанувате, чувајте го.</translation>
    </message>
    <message>
        <source>Both are past, so nothing can be pinned any more: even checkers that stand alone are safe now. That was the whole lesson. There is more on the Strategy page in the Help menu.</source>
        <translation>И двата минаа, па веќе ништо не може да се затапи: дури и осамените пулови се безбедни. Тоа беше целата лекција. Повеќе има на страницата „Стратегија“ во менито „Помош“.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Two black checkers on 11 are still in your way. Wait, or run?</source>
        <translation>Ви паднаа 5-3. Два црни пула на 11 сѐ уште ви се на патот. Да чекате или да бегате?</translation>
    </message>
    <message>
        <source>That is legal, but one of your checkers still has to pass Black, alone. Take it back and run with both from 12.</source>
        <translation>Може и така, но еден ваш пул допрва ќе минува сам покрај црните. Вратете го потегот и бегајте со двата од 12.</translation>
    </message>
    <message>
        <source>You lead, so time works against you here: soon one of the two would have to go alone and could be pinned. Take it back and run with both from 12.</source>
        <translation>Водите, па времето работи против вас: наскоро еден од двата ќе мора да тргне сам и може да биде затапен. Вратете го потегот и бегајте со двата од 12.</translation>
    </message>
    <message>
        <source>Second lesson: strategy</source>
        <translation>Втора лекција: стратегија</translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Текст</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Same as the board</source>
        <translation>Според таблата</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Дрво</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Чоја</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>Кожа</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Едноставна</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темна</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Висок контраст</translation>
    </message>
    <message>
        <source>Ivory and ebony</source>
        <translation>Слонова коска и абонос</translation>
    </message>
    <message>
        <source>Ivory and cherry</source>
        <translation>Слонова коска и цреша</translation>
    </message>
    <message>
        <source>Pearl and navy</source>
        <translation>Седеф и темносино</translation>
    </message>
    <message>
        <source>Honey and walnut</source>
        <translation>Мед и орев</translation>
    </message>
    <message>
        <source>Noughts and crosses</source>
        <translation>Крукчиња и крстчиња</translation>
    </message>
</context>
<context>
    <name>ThemeFolder</name>
    <message>
        <source>The boards folder cannot be created.</source>
        <translation>Папката за табли не може да се создаде.</translation>
    </message>
    <message>
        <source>The system cannot show the boards folder. It is here:</source>
        <translation>Системот не може да ја прикаже папката со табли. Таа е тука:</translation>
    </message>
    <message>
        <source>This is not a match. Your own boards and checkers belong in the boards folder.</source>
        <translation>Ова не е партија. Вашите табли и пулови одат во папката со табли.</translation>
    </message>
</context>
<context>
    <name>TotalsView</name>
    <message>
        <source>Totals</source>
        <translation>Вкупно</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Оваа игра</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Целата партија</translation>
    </message>
</context>
<context>
    <name>TurnLines</name>
    <message>
        <source>no move</source>
        <translation>нема потег</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>предавање</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <translation>удвојување на {value}</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>прифаќање</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>одбивање</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>еднакво</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>прв потег</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>{mark}: {play} loses {loss} points. There is a better move.</source>
        <translation>{mark}: {play} губи {loss} поена. Има подобар потег.</translation>
    </message>
    <message>
        <source>{mark}: {play} loses {loss} points. {better} is better.</source>
        <translation>{mark}: {play} губи {loss} поена. Подобар е {better}.</translation>
    </message>
    <message>
        <source>Your move wins {after} of the games, the better one {before}.</source>
        <translation>Вашиот потег победува во {after} од игрите, подобриот во {before}.</translation>
    </message>
    <message>
        <source>{mark}: {play}. {better} is better.</source>
        <translation>{mark}: {play}. Подобар е {better}.</translation>
    </message>
    <message>
        <source>{mark}: {play}. There is a better move.</source>
        <translation>{mark}: {play}. Има подобар потег.</translation>
    </message>
    <message>
        <source>{mark}: doubling loses {loss} points. It is better to roll.</source>
        <translation>{mark}: удвојувањето губи {loss} поена. Подобро е да фрлите.</translation>
    </message>
    <message>
        <source>{mark}: it is better to roll.</source>
        <translation>{mark}: подобро е да фрлите.</translation>
    </message>
    <message>
        <source>{mark}: rolling loses {loss} points. It is better to double.</source>
        <translation>{mark}: фрлањето губи {loss} поена. Подобро е да удвоите.</translation>
    </message>
    <message>
        <source>{mark}: it is better to double.</source>
        <translation>{mark}: подобро е да удвоите.</translation>
    </message>
    <message>
        <source>{mark}: taking loses {loss} points. It is better to drop.</source>
        <translation>{mark}: прифаќањето губи {loss} поена. Подобро е да одбиете.</translation>
    </message>
    <message>
        <source>{mark}: it is better to drop.</source>
        <translation>{mark}: подобро е да одбиете.</translation>
    </message>
    <message>
        <source>{mark}: dropping loses {loss} points. It is better to take.</source>
        <translation>{mark}: одбивањето губи {loss} поена. Подобро е да прифатите.</translation>
    </message>
    <message>
        <source>{mark}: it is better to take.</source>
        <translation>{mark}: подобро е да прифатите.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Удвој</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Фрли</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Прифати</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Одбиј</translation>
    </message>
</context>
<context>
    <name>TutorBar</name>
    <message>
        <source>Tutor</source>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>Show better move</source>
        <translation>Покажи го подобриот потег</translation>
    </message>
    <message>
        <source>Show the better move by arrows on the board (B)</source>
        <translation>Покажи го подобриот потег со стрелки на таблата (B)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Врати го потегот</translation>
    </message>
    <message>
        <source>Undo the move (Ctrl+Shift+Z)</source>
        <translation>Врати го потегот (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Сепак одиграј</translation>
    </message>
    <message>
        <source>End the turn with this move (Space)</source>
        <translation>Заврши го потегот вака (празно место)</translation>
    </message>
    <message>
        <source>{action} anyway</source>
        <translation>Сепак: {action}</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>Earlier position</source>
        <translation>Претходна позиција</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Претходен потег</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следен потег</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играј оттука</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>Нова игра од оваа позиција</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад кон играта</translation>
    </message>
    <message>
        <source>Show the current position again (Esc)</source>
        <translation>Прикажи ја сегашната позиција (Esc)</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Still new to it? The first lesson shows how it works.</source>
        <translation>Сѐ уште сте нови во играта? Првата лекција покажува како се игра.</translation>
    </message>
    <message>
        <source>Welcome! {game} is ready: roll the dice. New to it? The first lesson shows how it works.</source>
        <translation>Добре дојдовте! Играта ве чека: {game}. Фрлете ги коцките. Прв пат сте тука? Првата лекција покажува како се игра.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Нова партија…</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Прва лекција</translation>
    </message>
</context>
<context>
    <name>WordRow</name>
    <message>
        <source>Your word for the dice</source>
        <translation>Ваш збор за коцките</translation>
    </message>
    <message>
        <source>The dice follow from the secret seed and from your word, so no one can choose them</source>
        <translation>Коцките произлегуваат од тајниот број и од вашиот збор: никој не може да ги избере</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>&amp;Случаен</translation>
    </message>
    <message>
        <source>Fill in a random word</source>
        <translation>Внесува случаен збор</translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed, which has already been drawn</source>
        <translation>SHA-256 на веќе извлечениот таен број</translation>
    </message>
    <message>
        <source>Show the SHA-256 of the secret seed, to check the dice after the match</source>
        <translation>Го покажува SHA-256 на тајниот број, за да ги проверите коцките по партијата</translation>
    </message>
</context>
</TS>
