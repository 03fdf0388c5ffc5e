<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Нов мач…</translation>
    </message>
    <message>
        <source>The same match &amp;again</source>
        <translation>Съ&amp;щият мач отново</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Играй отново</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Отваряне…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Запис на &amp;копие…</translation>
    </message>
    <message>
        <source>Hi&amp;story…</source>
        <translation>И&amp;стория…</translation>
    </message>
    <message>
        <source>Re&amp;view the match…</source>
        <translation>Преглед на &amp;мача…</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>&amp;Упражнения…</translation>
    </message>
    <message>
        <source>Match as &amp;text…</source>
        <translation>Мачът като &amp;текст…</translation>
    </message>
    <message>
        <source>Match &amp;report…</source>
        <translation>Отч&amp;ет за мача…</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Изображение (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Рисунка (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Copy the match as text</source>
        <translation>К&amp;опиране на мача като текст</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture of the board</source>
        <translation>Копиране на изображение на &amp;дъската</translation>
    </message>
    <message>
        <source>&amp;Dice of this match…</source>
        <translation>&amp;Зарове на този мач…</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>&amp;Проверка на заровете</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>Пре&amp;даване</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Из&amp;ход</translation>
    </message>
    <message>
        <source>Roll, end the turn, continue</source>
        <translation>Хвърляне, край на хода, продължаване</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
    <message>
        <source>Undo the whole &amp;turn</source>
        <translation>Отмяна на целия &amp;ход</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Повто&amp;рение</translation>
    </message>
    <message>
        <source>Show the &amp;last move again</source>
        <translation>По&amp;вторно показване на последния ход</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <translation>Ко&amp;нтра</translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation>&amp;Приемам</translation>
    </message>
    <message>
        <source>Dro&amp;p</source>
        <translation>О&amp;тказвам</translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand</source>
        <translation>Въвеждане на заровете на ръ&amp;ка</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>Bear off to the e&amp;nd</source>
        <translation>Вадене &amp;до края</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Подсказка</translation>
    </message>
    <message>
        <source>Show the &amp;better move</source>
        <translation>Показване на по-&amp;добрия ход</translation>
    </message>
    <message>
        <source>&amp;Roll out…</source>
        <translation>&amp;Разиграване…</translation>
    </message>
    <message>
        <source>Roll &amp;map…</source>
        <translation>&amp;Карта на заровете…</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Копиране на позицията</translation>
    </message>
    <message>
        <source>&amp;Paste a position</source>
        <translation>&amp;Поставяне на позиция</translation>
    </message>
    <message>
        <source>Pla&amp;y from here</source>
        <translation>Иг&amp;рай оттук</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>&amp;Нареждане на позиция…</translation>
    </message>
    <message>
        <source>&amp;Analyse the position…</source>
        <translation>&amp;Анализ на позицията…</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Отваряне на менютата</translation>
    </message>
    <message>
        <source>Go to the bo&amp;ard</source>
        <translation>Към дъск&amp;ата</translation>
    </message>
    <message>
        <source>Open the boards fol&amp;der</source>
        <translation>Папката с д&amp;ъски</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Наст&amp;ройки…</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Страничен панел</translation>
    </message>
    <message>
        <source>&amp;Write a note…</source>
        <translation>&amp;Бележка…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>&amp;Таблица с резултата</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Цял екран</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>Звуц&amp;и</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>&amp;Първи урок</translation>
    </message>
    <message>
        <source>&amp;Second lesson: strategy</source>
        <translation>Втори &amp;урок: стратегия</translation>
    </message>
    <message>
        <source>S&amp;trategy</source>
        <translation>&amp;Стратегия</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Клавиши и мишка</translation>
    </message>
    <message>
        <source>How the &amp;dice are rolled</source>
        <translation>Как се хвърлят &amp;заровете</translation>
    </message>
    <message>
        <source>Your own &amp;boards</source>
        <translation>&amp;Ваши дъски</translation>
    </message>
    <message>
        <source>&amp;About Tapa Desktop</source>
        <translation>З&amp;а Tapa Desktop</translation>
    </message>
    <message>
        <source>Hint in &amp;depth</source>
        <translation>Подсказка в дъл&amp;бочина</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Мисли…</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>По-дълбоко</translation>
    </message>
    <message>
        <source>Play the best moves and the position out many times</source>
        <translation>Най-добрите ходове и позицията се разиграват много пъти</translation>
    </message>
</context>
<context>
    <name>Arrows</name>
    <message>
        <source>best</source>
        <translation>най-добър</translation>
    </message>
    <message>
        <source>second</source>
        <translation>втори</translation>
    </message>
    <message>
        <source>played</source>
        <translation>изигран</translation>
    </message>
    <message>
        <source>played, a mistake</source>
        <translation>изигран, грешка</translation>
    </message>
</context>
<context>
    <name>AskBar</name>
    <message>
        <source>Question</source>
        <translation>Въпрос</translation>
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
        <translation>Приемане на контрата: играе се за {value}, а кубът става ваш</translation>
    </message>
    <message>
        <source>Drop the double: you lose the game, which is worth {value}</source>
        <translation>Отказване на контрата: губите играта и тя се брои за {value}</translation>
    </message>
    <message>
        <source>A double is offered: the game would be worth {value}</source>
        <translation>Предложена е контра: играта ще се брои за {value}</translation>
    </message>
    <message>
        <source>Doubling cube in the middle: the game is worth {value}</source>
        <translation>Кубът е в средата: играта се брои за {value}</translation>
    </message>
    <message>
        <source>White’s doubling cube: the game is worth {value}</source>
        <translation>Кубът е на белите: играта се брои за {value}</translation>
    </message>
    <message>
        <source>Black’s doubling cube: the game is worth {value}</source>
        <translation>Кубът е на черните: играта се брои за {value}</translation>
    </message>
    <message>
        <source>This is the Crawford game: no one may double</source>
        <translation>Това е играта на Крофорд: контра не може да се дава</translation>
    </message>
    <message>
        <source>Neither side can double any more</source>
        <translation>Вече никоя страна не може да дава контра</translation>
    </message>
    <message>
        <source>The side to roll may double first</source>
        <translation>Който ще хвърля, може преди това да даде контра</translation>
    </message>
    <message>
        <source>Only White may double</source>
        <translation>Само белите могат да дадат контра</translation>
    </message>
    <message>
        <source>Only Black may double</source>
        <translation>Само черните могат да дадат контра</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Приемам</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Отказвам</translation>
    </message>
    <message>
        <source>White has to take the double or drop it</source>
        <translation>Белите трябва да приемат или да откажат контрата</translation>
    </message>
    <message>
        <source>Black has to take the double or drop it</source>
        <translation>Черните трябва да приемат или да откажат контрата</translation>
    </message>
    <message>
        <source>Black drops: White wins</source>
        <translation>Черните отказват контрата: белите печелят</translation>
    </message>
    <message>
        <source>White drops: Black wins</source>
        <translation>Белите отказват контрата: черните печелят</translation>
    </message>
    <message>
        <source>Click it to take the double</source>
        <translation>Щракнете върху куба, за да приемете контрата</translation>
    </message>
    <message>
        <source>Click it to offer a double: the game would be worth {value}</source>
        <translation>Щракнете, за да дадете контра: играта ще се брои за {value}</translation>
    </message>
    <message>
        <source>You must use as many dice as possible</source>
        <translation>Трябва да изиграете колкото може повече зарове</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Пулът е върнат.</translation>
    </message>
    <message>
        <source>Lifted from the bar; can go to {targets}.</source>
        <translation>Вдигнат от бара: може да отиде на {targets}.</translation>
    </message>
    <message>
        <source>Lifted from the reserve; can go to {targets}.</source>
        <translation>Вдигнат от резерва: може да отиде на {targets}.</translation>
    </message>
    <message>
        <source>Lifted from {point}; can go to {targets}.</source>
        <translation>Вдигнат от {point}: може да отиде на {targets}.</translation>
    </message>
    <message>
        <source>Nothing to lift here</source>
        <translation>Тук няма какво да се вдигне</translation>
    </message>
    <message>
        <source>{targets} or {last}</source>
        <translation>{targets} или {last}</translation>
    </message>
    <message>
        <source>off</source>
        <translation>вън</translation>
    </message>
    <message>
        <source>{point} hitting</source>
        <translation>{point} с удар</translation>
    </message>
    <message>
        <source>{point} pinning</source>
        <translation>{point} със затапване</translation>
    </message>
    <message>
        <source>You can bear off once all your checkers are home</source>
        <translation>Вади се, когато всичките ви пулове са в дома</translation>
    </message>
    <message>
        <source>Drag it, or click it and then where it should go</source>
        <translation>Влачете го или щракнете първо върху него, а после накъдето да отиде</translation>
    </message>
    <message>
        <source>White counts it as {number}</source>
        <translation>За белите това е {number}</translation>
    </message>
    <message>
        <source>Black counts it as {number}</source>
        <translation>За черните това е {number}</translation>
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
            <numerusform>{count} бял</numerusform>
            <numerusform>{count} бели</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>{count} черен</numerusform>
            <numerusform>{count} черни</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <comment>zero checkers</comment>
        <translation>няма</translation>
    </message>
    <message>
        <source>one</source>
        <translation>един</translation>
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
        <translation>седем</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>осем</translation>
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
        <translation>единайсет</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>дванайсет</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>тринайсет</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>четиринайсет</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>петнайсет</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белите</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Черните</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Хвърли</translation>
    </message>
    <message>
        <source>Click a die to use the dice in the other order</source>
        <translation>Щракнете върху зар, за да използвате заровете в обратен ред</translation>
    </message>
    <message>
        <source>Click to roll the dice</source>
        <translation>Щракнете, за да хвърлите</translation>
    </message>
    <message>
        <source>Click the dice to go on</source>
        <translation>Щракнете върху заровете, за да продължите</translation>
    </message>
    <message>
        <source>Play as many dice as you can, then click here to go on</source>
        <translation>Изиграйте колкото можете повече зарове, после щракнете тук, за да продължите</translation>
    </message>
    <message>
        <source>Click the dice to end your turn</source>
        <translation>Щракнете върху заровете, за да завършите хода</translation>
    </message>
    <message>
        <source>No move with these dice: click them to end your turn</source>
        <translation>С тези зарове няма ход: щракнете върху тях, за да завършите хода</translation>
    </message>
    <message>
        <source>Play as many dice as you can, then click here to end your turn</source>
        <translation>Изиграйте колкото можете повече зарове, после щракнете тук, за да завършите хода</translation>
    </message>
    <message>
        <source>Pips: White {white}, Black {black}</source>
        <translation>Пипове: бели {white}, черни {black}</translation>
    </message>
    <message>
        <source>White’s pip count: {count}</source>
        <translation>Брой пипове на белите: {count}</translation>
    </message>
    <message>
        <source>Black’s pip count: {count}</source>
        <translation>Брой пипове на черните: {count}</translation>
    </message>
    <message>
        <source>The number of points left to go until all checkers are off</source>
        <translation>Толкова пипа остават, докато се извадят всички пулове</translation>
    </message>
    <message>
        <source>{die} (used)</source>
        <translation>{die} (изигран)</translation>
    </message>
    <message>
        <source>Dice: {dice}</source>
        <translation>Зарове: {dice}</translation>
    </message>
    <message>
        <source>The rest of White’s chain</source>
        <translation>Остатъкът от веригата на белите</translation>
    </message>
    <message>
        <source>The rest of Black’s chain</source>
        <translation>Остатъкът от веригата на черните</translation>
    </message>
    <message>
        <source>Next: {numbers}, four of each</source>
        <translation>Следват: {numbers}, по четири пъти</translation>
    </message>
    <message>
        <source>Next: four {numbers}s</source>
        <translation>Следва: {numbers}, четири пъти</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>На ход: {side}</translation>
    </message>
    <message>
        <source>Cannot enter</source>
        <translation>Не може да влезе</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Няма ход</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} печелят</translation>
    </message>
    <message>
        <source>Point {number}: {checkers}</source>
        <translation>Позиция {number}: {checkers}</translation>
    </message>
    <message>
        <source>On the bar: {checkers}</source>
        <translation>На бара: {checkers}</translation>
    </message>
    <message>
        <source>Yet to enter: {checkers}</source>
        <translation>Още не са влезли: {checkers}</translation>
    </message>
    <message>
        <source>White’s tray: {checkers}</source>
        <translation>Улей на белите: {checkers}</translation>
    </message>
    <message>
        <source>Black’s tray: {checkers}</source>
        <translation>Улей на черните: {checkers}</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Sa&amp;ve picture…</source>
        <translation>Запис на из&amp;ображение…</translation>
    </message>
    <message>
        <source>Save the chart as a picture (PNG)</source>
        <translation>Записва диаграмата като изображение (PNG)</translation>
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
        <translation>Бързо</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Веднага</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Според системата</translation>
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
        <translation>Тъмно</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Надясно</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Наляво</translation>
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
        <translation>Където е по традиция</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Винаги</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никога</translation>
    </message>
    <message>
        <source>Me; the side to move if two people play</source>
        <translation>Мен; при двама играчи – който е на ход</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Мен</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>Който е на ход</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Изключен</translation>
    </message>
    <message>
        <source>Doubtful moves and worse</source>
        <translation>Съмнителни ходове и по-лоши</translation>
    </message>
    <message>
        <source>Errors and blunders</source>
        <translation>Грешки и груби грешки</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Само груби грешки</translation>
    </message>
</context>
<context>
    <name>CloseBox</name>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>Затваряне на този прозорец (Esc)</translation>
    </message>
</context>
<context>
    <name>ConfirmController</name>
    <message>
        <source>The match cannot be saved: it is lost unless you save a copy. Quit?</source>
        <translation>Мачът не може да се запише и ще се загуби, ако не запазите копие. Излизате ли?</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Из&amp;ход</translation>
    </message>
    <message numerus="yes">
        <source>{name} would win %n point(s). Resign this game?</source>
        <translation>
            <numerusform>{name} ще {name:спечели|спечелят} %Ln точка. Предавате ли тази игра?</numerusform>
            <numerusform>{name} ще {name:спечели|спечелят} %Ln точки. Предавате ли тази игра?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>Пре&amp;даване</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Продължаване на играта</translation>
    </message>
    <message>
        <source>End this turn?</source>
        <translation>Край на този ход?</translation>
    </message>
    <message>
        <source>&amp;End the turn (Space)</source>
        <translation>&amp;Край на хода (интервал)</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>О&amp;ще не</translation>
    </message>
    <message>
        <source>This match is not finished. It will be kept under Game ▸ Resume. Leave it?</source>
        <translation>Този мач не е завършен. Ще остане в Игра ▸ Продължаване. Напускате ли го?</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Напускане</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>О&amp;ставане</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Copy</source>
        <translation>Копиране</translation>
    </message>
    <message>
        <source>Copy: {name}</source>
        <translation>Копиране: {name}</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong. Everything you played is saved.</source>
        <translation>Нещо в програмата се обърка. Всичко изиграно дотук е записано.</translation>
    </message>
    <message>
        <source>Something went wrong, and the match cannot be saved right now.</source>
        <translation>Нещо в програмата се обърка и мачът не може да се запише сега.</translation>
    </message>
    <message>
        <source>Tapa Desktop did not close properly last time. Everything you played is saved.</source>
        <translation>Миналия път Tapa Desktop не се затвори правилно. Всичко изиграно е записано.</translation>
    </message>
    <message>
        <source>To report it, copy the report and send it. It is also at the end of the log:</source>
        <translation>За да съобщите за грешката, копирайте доклада и го изпратете. Той е и в края на дневника:</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Копиране на доклада</translation>
    </message>
</context>
<context>
    <name>CubePrompt</name>
    <message>
        <source>You have doubled to {value}. {other} is thinking…</source>
        <translation>Дадохте контра на {value}. {other} {other:мисли|мислят}…</translation>
    </message>
    <message>
        <source>{name} doubles to {value}: take (T) or drop (X)</source>
        <translation>{name} {name:дава|дават} контра на {value}: приемете (T) или откажете (X)</translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other}: take (T) or drop (X)</source>
        <translation>{name} {name:дава|дават} контра на {value}. {other}: приемете (T) или откажете (X)</translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other} is thinking…</source>
        <translation>{name} {name:дава|дават} контра на {value}. {other} {other:мисли|мислят}…</translation>
    </message>
    <message>
        <source>{name} has taken the double.</source>
        <translation>{name} {name:прие|приеха} контрата.</translation>
    </message>
    <message>
        <source>You have taken the double.</source>
        <translation>Приехте контрата.</translation>
    </message>
</context>
<context>
    <name>CubeText</name>
    <message>
        <source>expecting {equity} points ({chances})</source>
        <translation>очакване {equity} точки ({chances})</translation>
    </message>
    <message>
        <source>{told}. {otherwise} below {turning}.</source>
        <translation>{told}. {otherwise} при очакване под {turning}.</translation>
    </message>
    <message>
        <source>{told}. {otherwise} from {turning} up.</source>
        <translation>{told}. {otherwise} при очакване от {turning} нагоре.</translation>
    </message>
    <message>
        <source>mars or mother won {mine}, lost {theirs}</source>
        <translation>марс или майка за {mine}, срещу {theirs}</translation>
    </message>
    <message>
        <source>{told}; losing this game would cost the match anyway.</source>
        <translation>{told}; загуба на тази игра и без това би била загуба на мача.</translation>
    </message>
    <message>
        <source>{told}; at this score it never pays to double.</source>
        <translation>{told}; при този резултат контрата никога не си струва.</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}.</translation>
    </message>
    <message>
        <source>{name} doubles</source>
        <translation>{name} {name:дава|дават} контра</translation>
    </message>
    <message>
        <source>{name} would have waited</source>
        <translation>{name} {name:щеше|щяха} да {name:изчака|изчакат}</translation>
    </message>
    <message>
        <source>{name} would have doubled</source>
        <translation>{name} {name:щеше|щяха} да {name:даде|дадат} контра</translation>
    </message>
    <message>
        <source>{name} would have dropped</source>
        <translation>{name} {name:щеше|щяха} да {name:откаже|откажат}</translation>
    </message>
    <message>
        <source>{name} would have taken</source>
        <translation>{name} {name:щеше|щяха} да {name:приеме|приемат}</translation>
    </message>
    <message>
        <source>{name} has not doubled</source>
        <translation>{name} не {name:даде|дадоха} контра</translation>
    </message>
    <message>
        <source>{name} takes</source>
        <translation>{name} {name:приема|приемат}</translation>
    </message>
    <message>
        <source>{name} drops</source>
        <translation>{name} {name:отказва|отказват}</translation>
    </message>
    <message>
        <source>win {win}</source>
        <translation>победа {win}</translation>
    </message>
    <message>
        <source>mars won {mine}, lost {theirs}</source>
        <translation>марс за {mine}, срещу {theirs}</translation>
    </message>
    <message>
        <source>triple won {mine}, lost {theirs}</source>
        <translation>бекгемън за {mine}, срещу {theirs}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Клавиши и мишка</translation>
    </message>
    <message>
        <source>About Tapa Desktop</source>
        <translation>За Tapa Desktop</translation>
    </message>
    <message>
        <source>How the dice are rolled</source>
        <translation>Как се хвърлят заровете</translation>
    </message>
    <message>
        <source>Your own boards</source>
        <translation>Ваши дъски</translation>
    </message>
    <message>
        <source>Game with a friend elsewhere</source>
        <translation>Игра с приятел отдалече</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Отваряне на мач</translation>
    </message>
    <message>
        <source>Matches (*.tapa *.mat *.txt *.sgf)</source>
        <translation>Мачове (*.tapa *.mat *.txt *.sgf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Всички файлове (*)</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Запис на копие на този мач</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Мачове (*{suffix})</translation>
    </message>
</context>
<context>
    <name>DiceDialog</name>
    <message>
        <source>Dice of this match</source>
        <translation>Зарове на този мач</translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed</source>
        <translation>SHA-256 на тайното число</translation>
    </message>
    <message>
        <source>The player’s word</source>
        <translation>Думата на играча</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Тайно число</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>&amp;Проверка на заровете</translation>
    </message>
    <message>
        <source>&amp;How it works</source>
        <translation>&amp;Как става това</translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand, from a real board</source>
        <translation>&amp;Въвеждане на зарове от истинска дъска</translation>
    </message>
    <message>
        <source>Work out all rolls of this match again</source>
        <translation>Преизчислява всички хвърляния в този мач</translation>
    </message>
    <message>
        <source>Read how the dice are rolled and how to check them</source>
        <translation>Как се хвърлят заровете и как се проверяват</translation>
    </message>
    <message>
        <source>You roll real dice and type what they show</source>
        <translation>Хвърляте истински зарове и въвеждате какво показват</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>&amp;SHA-256 of the secret seed</source>
        <translation>SHA-256 на тай&amp;ното число</translation>
    </message>
    <message>
        <source>The player’s &amp;word</source>
        <translation>&amp;Думата на играча</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Тайно число</translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>Die 1</source>
        <translation>Зар 1</translation>
    </message>
    <message>
        <source>Die 2</source>
        <translation>Зар 2</translation>
    </message>
    <message>
        <source>{name}: {face} (key {face})</source>
        <translation>{name}: {face} (клавиш {face})</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>&amp;Dice of</source>
        <translation>Зарове &amp;на</translation>
    </message>
    <message>
        <source>How often each number was rolled</source>
        <translation>Колко често се е падало всяко число</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>всички играчи</translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message>
        <source>The rolls to come follow from it, too. For secret dice, start a new match.</source>
        <translation>От него следват и бъдещите зарове. За тайни зарове започнете нов мач.</translation>
    </message>
    <message>
        <source>Entered by hand: {n} of {all}, the first of them {where}.</source>
        <translation>Въведени на ръка: {n} от {all}, първото от тях – {where}.</translation>
    </message>
    <message>
        <source>The seed in this file does not match its SHA-256: the file was changed and proves nothing.</source>
        <translation>Тайното число в този файл не дава записания до него SHA-256: файлът е променен и не доказва нищо.</translation>
    </message>
    <message>
        <source>No dice have been rolled yet.</source>
        <translation>Още не са хвърляни зарове.</translation>
    </message>
    <message>
        <source>Compare the SHA-256 and the word with what you noted when the match began: if they are the same, the dice are proven, and nothing else – not the names, the levels or the length of the match.</source>
        <translation>Сравнете SHA-256 и думата с това, което сте си записали в началото на мача: ако са същите, доказани са заровете и нищо друго – нито имената, нито нивата, нито дължината на мача.</translation>
    </message>
    <message>
        <source>Compare the SHA-256 with the one you noted when the match began: if it is the same, the dice are proven, and nothing else – not the names, the levels or the length of the match.</source>
        <translation>Сравнете SHA-256 с този, който сте си записали в началото на мача: ако е същият, доказани са заровете и нищо друго – нито имената, нито нивата, нито дължината на мача.</translation>
    </message>
    <message>
        <source>Revealed when the match is over</source>
        <translation>Разкрива се след края на мача</translation>
    </message>
    <message>
        <source>Revealed when a game is over</source>
        <translation>Разкрива се след края на игра</translation>
    </message>
    <message>
        <source>Missing from this file</source>
        <translation>Липсва в този файл</translation>
    </message>
    <message>
        <source>The seed of this match is not known</source>
        <translation>Тайното число на този мач не е известно</translation>
    </message>
    <message>
        <source>Check it yourself. This must give the SHA-256:</source>
        <translation>Проверете сами. Това трябва да даде SHA-256:</translation>
    </message>
    <message>
        <source>This gives the key from which the dice are worked out:</source>
        <translation>А това дава ключа, от който се изчисляват заровете:</translation>
    </message>
    <message>
        <source>This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.</source>
        <translation>В този файл липсва SHA-256, който е бил показан, преди да се въведе думата: файлът е променен и не доказва нищо.</translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n roll(s) do not match the seed.</source>
        <translation>
            <numerusform>{wrong} от %Ln хвърляне не съвпада с тайното число.</numerusform>
            <numerusform>{wrong} от %Ln хвърляния не съвпадат с тайното число.</numerusform>
        </translation>
    </message>
    <message>
        <source>The roll {roll} was chosen together with the starting position.</source>
        <translation>Хвърлянето {roll} е избрано заедно с позицията, от която започва мачът.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n roll(s) match the seed.</source>
        <translation>
            <numerusform>Проверено: единственото хвърляне съвпада с тайното число.</numerusform>
            <numerusform>Проверено: всички %Ln хвърляния съвпадат с тайното число.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) of the program match the seed.</source>
        <translation>
            <numerusform>Единственото хвърляне на програмата съвпада с тайното число.</numerusform>
            <numerusform>Всички %Ln хвърляния на програмата съвпадат с тайното число.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seed was left out of this file, so its dice cannot be worked out: only its SHA-256 is there.</source>
        <translation>Тайното число не е включено в този файл и заровете не могат да се изчислят: има само неговия SHA-256.</translation>
    </message>
    <message>
        <source>There is no seed in this file, so its dice cannot be worked out.</source>
        <translation>В този файл няма тайно число и заровете не могат да се изчислят.</translation>
    </message>
    <message>
        <source>The first is {where}: {fallen}, but the seed gives {due}. Either these dice come from elsewhere, or the file was changed.</source>
        <translation>Първото е {where}: паднало се е {fallen}, а от числото следва {due}. Значи тези зарове идват отдругаде или някой е променил файла.</translation>
    </message>
    <message>
        <source>roll {number} of game {game}, the opening</source>
        <translation>хвърляне {number} от игра {game}, за начало</translation>
    </message>
    <message>
        <source>roll {number} of game {game}, by {side}</source>
        <translation>хвърляне {number} от игра {game}, на {side}</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>A pinned mother waits</source>
        <translation>Затапена майка чака</translation>
    </message>
    <message>
        <source>A pinned mother loses; also to 31</source>
        <translation>Затапена майка губи; и до 31</translation>
    </message>
    <message>
        <source>A pinned mother loses</source>
        <translation>Затапена майка губи</translation>
    </message>
    <message>
        <source>A checker pinned on its starting point simply waits until it is freed.</source>
        <translation>Пул, затапен на началната си позиция, просто чака, докато се освободи.</translation>
    </message>
    <message>
        <source>A lone checker is hit, not pinned.</source>
        <translation>Единичният пул се удря, а не се затапва.</translation>
    </message>
    <message>
        <source>One checker closes a point: nothing is hit or pinned.</source>
        <translation>Един пул затваря позиция; пуловете нито се удрят, нито се затапват.</translation>
    </message>
    <message>
        <source>The checkers start on four points.</source>
        <translation>Пуловете започват от четири позиции.</translation>
    </message>
    <message>
        <source>Both sides move the same way round.</source>
        <translation>Двете страни се движат в една и съща посока.</translation>
    </message>
    <message>
        <source>Most checkers enter from a reserve.</source>
        <translation>Повечето пулове влизат от резерв.</translation>
    </message>
    <message>
        <source>The first checker runs alone.</source>
        <translation>Първият пул върви сам.</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes, and what is left goes to the opponent.</source>
        <translation>Чифтовете продължават до шестиците, а остатъкът е за противника.</translation>
    </message>
    <message>
        <source>The opening dice are also the first roll.</source>
        <translation>Първият ход се играе със заровете, които са решили кой започва.</translation>
    </message>
    <message>
        <source>Pin the mother, the opponent’s last checker on its starting point, and you win double.</source>
        <translation>Затапете майката, последния пул на началната позиция на противника, и печелите двойно.</translation>
    </message>
    <message>
        <source>A win can be worth three points.</source>
        <translation>Една игра може да се брои тройно.</translation>
    </message>
    <message>
        <source>A doubling cube raises the stakes.</source>
        <translation>Кубът за контра вдига залога.</translation>
    </message>
    <message>
        <source>Can be played to 31.</source>
        <translation>Може да се играе до 31.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The game is over in this position.</source>
        <translation>В тази позиция играта е свършила.</translation>
    </message>
    <message>
        <source>Click: {side} · right click: {other} · drag: move · wheel or Delete: remove</source>
        <translation>Щракване: {side} · десен бутон: {other} · влачене: местене · колелце или Delete: махане</translation>
    </message>
    <message>
        <source>{side}: all checkers are on the board. Remove one first.</source>
        <translation>{side}: всички пулове са на дъската. Първо махнете един.</translation>
    </message>
    <message>
        <source>{side} to move, before the roll</source>
        <translation>На ход: {side}, преди хвърлянето</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Очакване</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n checker(s) still to place.</source>
        <translation>
            <numerusform>{side}: остава да се сложи още %Ln пул.</numerusform>
            <numerusform>{side}: остава да се сложат още %Ln пула.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best with {roll}</source>
        <translation>Най-добър ход при {roll}</translation>
    </message>
</context>
<context>
    <name>ErrorThresholds</name>
    <message>
        <source>Good</source>
        <translation>Добър</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Съмнителен</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Грешка</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Груба грешка</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The computer cannot judge this position. {what}</source>
        <translation>Компютърът не може да прецени тази позиция. {what}</translation>
    </message>
    <message>
        <source>White’s reserve/bar/off</source>
        <translation>Резерв/бар/извадени на белите</translation>
    </message>
    <message>
        <source>Black’s reserve/bar/off</source>
        <translation>Резерв/бар/извадени на черните</translation>
    </message>
    <message>
        <source>Part of the program is missing: {path}</source>
        <translation>Липсва част от програмата: {path}</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Това не е файл.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>На диска няма повече място.</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>Отреденото ви място на диска е запълнено.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Дискът е само за четене.</translation>
    </message>
    <message>
        <source>The disk cannot be read or written.</source>
        <translation>Дискът не може да се чете или записва.</translation>
    </message>
    <message>
        <source>The disk is not there any more.</source>
        <translation>Дискът вече го няма.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>Отворени са твърде много файлове.</translation>
    </message>
    <message>
        <source>The file would become too large.</source>
        <translation>Файлът ще стане твърде голям.</translation>
    </message>
    <message>
        <source>This is not permitted.</source>
        <translation>Няма разрешение за това.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Няма такъв файл или папка.</translation>
    </message>
    <message>
        <source>Part of the path is not a folder.</source>
        <translation>Част от пътя не е папка.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Това е папка, а не файл.</translation>
    </message>
    <message>
        <source>Something with that name already exists.</source>
        <translation>Вече има нещо с това име.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Името е твърде дълго.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Друга програма го използва.</translation>
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
        <translation>{what} Там стои: „{text}“</translation>
    </message>
</context>
<context>
    <name>EvenOpponent</name>
    <message>
        <source>An even opponent for you is now at the level “{level}”, no longer “{before}”.</source>
        <translation>Равностоен противник за вас вече е на ниво „{level}“, а не „{before}“.</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>Matches as text (*.mat *.txt)</source>
        <translation>Мачове като текст (*.mat *.txt)</translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation>Изнасяне на мача като текст</translation>
    </message>
    <message>
        <source>PNG picture, {width} pixels wide (*.png)</source>
        <translation>Изображение PNG, широко {width} пиксела (*.png)</translation>
    </message>
    <message>
        <source>Export a picture of the board</source>
        <translation>Изнасяне на изображение на дъската</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Рисунка SVG (*.svg)</translation>
    </message>
    <message>
        <source>Export a drawing of the board</source>
        <translation>Изнасяне на рисунка на дъската</translation>
    </message>
    <message>
        <source>The match is on the clipboard, as text.</source>
        <translation>Мачът е в клипборда като текст.</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>Изображението на дъската е в клипборда.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>This is too long for a position: “{text}”</source>
        <translation>Това е по-дълго от всяка позиция: „{text}“</translation>
    </message>
    <message>
        <source>A position has six fields, not {count}: “{text}”</source>
        <translation>Позицията има шест полета, а не {count}: „{text}“</translation>
    </message>
    <message>
        <source>There is no game “{text}”; there are {known}.</source>
        <translation>Няма игра „{text}“; има {known}.</translation>
    </message>
    <message>
        <source>The side to move must be W or B, not “{text}”.</source>
        <translation>Който е на ход, се пише W или B, а не „{text}“.</translation>
    </message>
    <message>
        <source>The roll must be two dice from 1 to 6, the larger first, or a hyphen, not “{text}”.</source>
        <translation>Хвърлянето е два зара от 1 до 6, първо по-големият, или тире, а не „{text}“.</translation>
    </message>
    <message>
        <source>Checkers of White: {count}, not {full}.</source>
        <translation>Пулове на белите: {count}, а не {full}.</translation>
    </message>
    <message>
        <source>Checkers of Black: {count}, not {full}.</source>
        <translation>Пулове на черните: {count}, а не {full}.</translation>
    </message>
    <message>
        <source>The match is {rule_set}, but its position is from {text}.</source>
        <translation>Мачът е на {rule_set}, а позицията му е от {text}.</translation>
    </message>
    <message>
        <source>White’s point {point}: “{text}” counts 0 or has a leading zero.</source>
        <translation>Позиция {point} на белите: „{text}“ е брой 0 или започва с нула.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>В тази позиция играта е свършила.</translation>
    </message>
    <message>
        <source>It cannot be opened.</source>
        <translation>Не може да се отвори.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Файлът е повреден.</translation>
    </message>
    <message numerus="yes">
        <source>This is longer than %n character(s).</source>
        <translation>
            <numerusform>Това е по-дълго от един знак.</numerusform>
            <numerusform>Това е по-дълго от %Ln знака.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n character(s).</source>
        <translation>
            <numerusform>Заглавието е най-много един знак.</numerusform>
            <numerusform>Заглавието е най-много %Ln знака.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line is longer than %n byte(s).</source>
        <translation>
            <numerusform>Редът е по-дълъг от един байт.</numerusform>
            <numerusform>Редът е по-дълъг от %Ln байта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n line(s).</source>
        <translation>
            <numerusform>Редовете са повече от един.</numerusform>
            <numerusform>Редовете са повече от %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A text here is longer than %n character(s): “{text}”</source>
        <translation>
            <numerusform>Текст тук е по-дълъг от един знак: „{text}“</numerusform>
            <numerusform>Текст тук е по-дълъг от %Ln знака: „{text}“</numerusform>
        </translation>
    </message>
    <message>
        <source>A file that the computer needs for this game is missing or damaged.</source>
        <translation>Файл, който е нужен на компютъра за тази игра, липсва или е повреден.</translation>
    </message>
    <message>
        <source>The first line must be a title.</source>
        <translation>На първия ред трябва да стои заглавие.</translation>
    </message>
    <message>
        <source>There are no positions in it.</source>
        <translation>В него няма задачи.</translation>
    </message>
    <message>
        <source>A pack has {most} positions at most.</source>
        <translation>Един сборник има най-много {most} задачи.</translation>
    </message>
    <message>
        <source>The position has no roll.</source>
        <translation>Позицията е без зарове.</translation>
    </message>
    <message>
        <source>“{text}” is not a cube decision.</source>
        <translation>„{text}“ не е решение за куба.</translation>
    </message>
    <message>
        <source>There is only one move, so there is nothing to choose.</source>
        <translation>Има само един ход, няма какво да се избира.</translation>
    </message>
    <message>
        <source>This is the same position as in line {line}.</source>
        <translation>Това е същата позиция като на ред {line}.</translation>
    </message>
    <message>
        <source>There is no theme “{text}”; there are {known}.</source>
        <translation>Няма тема „{text}“; има {known}.</translation>
    </message>
    <message>
        <source>The difficulty is 1, 2 or 3, not “{text}”.</source>
        <translation>Трудността е 1, 2 или 3, а не „{text}“.</translation>
    </message>
    <message>
        <source>A line has {most} parts at most.</source>
        <translation>Един ред има най-много {most} части.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Това не е текст.</translation>
    </message>
    <message>
        <source>Expected the first roll of the game, two different dice, found “{text}”.</source>
        <translation>Тук трябва да стои първото хвърляне на играта, два различни зара, а не „{text}“.</translation>
    </message>
    <message>
        <source>The move before this is missing: “{text}”</source>
        <translation>Липсва ходът преди това: „{text}“</translation>
    </message>
    <message>
        <source>The end of the game before this is missing, such as “Wins 1 point”: “{text}”</source>
        <translation>Липсва краят на играта преди това, например „Wins 1 point“: „{text}“</translation>
    </message>
    <message>
        <source>Expected the score {wanted}, found “{text}”.</source>
        <translation>Резултатът тук трябва да е {wanted}, а не „{text}“.</translation>
    </message>
    <message>
        <source>{rule_set} counts {wanted} for this game, unlike the file: “{text}”</source>
        <translation>{rule_set}: тази игра се брои за {wanted}, а не както във файла: „{text}“</translation>
    </message>
    <message>
        <source>This match has no game.</source>
        <translation>Този мач няма игра.</translation>
    </message>
    <message>
        <source>A match goes through {most} games at most; this one has {count}.</source>
        <translation>Мачът минава най-много през {most} игри; този има {count}.</translation>
    </message>
    <message>
        <source>{rule_set}: the house rule “{name}” is possible only in a match of one game.</source>
        <translation>{rule_set}: уговорката „{name}“ е възможна само в мач от една игра.</translation>
    </message>
    <message>
        <source>The larger die of a roll comes first, not {high} {low}.</source>
        <translation>По-големият зар на хвърлянето стои първи, а не {high} {low}.</translation>
    </message>
    <message>
        <source>This side may not double now.</source>
        <translation>Тази страна не може да дава контра сега.</translation>
    </message>
    <message>
        <source>This game cannot be won like that: {how}.</source>
        <translation>Тази игра не се печели така: {how}.</translation>
    </message>
    <message>
        <source>There is no game to resign.</source>
        <translation>Няма игра за предаване.</translation>
    </message>
    <message>
        <source>This event is impossible at this point of the match.</source>
        <translation>Това не може да се случи в този момент от мача.</translation>
    </message>
    <message>
        <source>Undo cannot go back to event {to} of {count}.</source>
        <translation>Не може да се върне до събитие {to} от {count}.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Няма какво да се повтори.</translation>
    </message>
    <message>
        <source>This note is on a move after the end of the match.</source>
        <translation>Тази бележка е към ход след края на мача.</translation>
    </message>
    <message>
        <source>A move has four steps at most: “{text}”</source>
        <translation>Ходът има най-много четири стъпки: „{text}“</translation>
    </message>
    <message>
        <source>Each step needs a die: “{text}”</source>
        <translation>За всяка стъпка трябва зар: „{text}“</translation>
    </message>
    <message>
        <source>No legal move starts like this: “{text}”</source>
        <translation>Така не започва нито един позволен ход: „{text}“</translation>
    </message>
    <message>
        <source>This is not a legal move: “{text}”</source>
        <translation>Това не е позволен ход: „{text}“</translation>
    </message>
    <message>
        <source>Expected a step such as 24/18, in/22, bar/20 or 4/off, found “{text}”.</source>
        <translation>Тук трябва да стои стъпка като 24/18, in/22, bar/20 или 4/off, а не „{text}“.</translation>
    </message>
    <message>
        <source>The file is too long.</source>
        <translation>Файлът е твърде дълъг.</translation>
    </message>
    <message>
        <source>There is no such setting.</source>
        <translation>Няма такава настройка.</translation>
    </message>
    <message>
        <source>This is not a readable position ({form}): “{text}”</source>
        <translation>Тази позиция не може да се прочете ({form}): „{text}“</translation>
    </message>
    <message>
        <source>Each field after a position may appear once, in this order: {known}; not as in “{text}”.</source>
        <translation>След позицията всяко поле се пише веднъж и в този ред: {known} – а не както в „{text}“.</translation>
    </message>
    <message>
        <source>This game has no cube, so it cannot be “{text}”.</source>
        <translation>В тази игра няма куб, затова „{text}“ не може да стои тук.</translation>
    </message>
    <message>
        <source>The cube is written as in {known}, up to {largest}, not “{text}”.</source>
        <translation>Кубът се пише като {known}, най-много до {largest}, а не „{text}“.</translation>
    </message>
    <message>
        <source>The score is written as in {known}, not “{text}”.</source>
        <translation>Резултатът се пише като {known}, а не „{text}“.</translation>
    </message>
    <message>
        <source>Each house rule may appear once, in order, and only if it differs from the default; not as in “{text}”.</source>
        <translation>Всяка уговорка се пише веднъж, подред и само ако се различава от обичайното, а не като в „{text}“.</translation>
    </message>
    <message>
        <source>This game has no chains such as “{text}”.</source>
        <translation>В тази игра няма вериги като „{text}“.</translation>
    </message>
    <message>
        <source>A chain is written as in 44&gt;, and the rest of one as in 4x2&lt;, not “{text}”.</source>
        <translation>Веригата се пише като 44&gt;, а остатъкът от нея като 4x2&lt;, а не „{text}“.</translation>
    </message>
    <message>
        <source>The rolls so far are two counts from 0 to {most} such as 0/3, not “{text}”.</source>
        <translation>Хвърлянията дотук са две числа от 0 до {most}, например 0/3, а не „{text}“.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>Това не е текст в UTF-8.</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Това не може да се прочете.</translation>
    </message>
    <message>
        <source>The file is longer than {limit} MiB.</source>
        <translation>Файлът е по-дълъг от {limit} MiB.</translation>
    </message>
    <message>
        <source>No match starts here.</source>
        <translation>Тук не започва мач.</translation>
    </message>
    <message>
        <source>The file has version {version}; this program reads version {own}.</source>
        <translation>Файлът е от версия {version}; тази програма чете версия {own}.</translation>
    </message>
    <message>
        <source>There is too much undo and redo: {count}.</source>
        <translation>Твърде много връщания и повторения: {count}.</translation>
    </message>
    <message>
        <source>“{name}” appears twice in this line.</source>
        <translation>„{name}“ се среща два пъти на този ред.</translation>
    </message>
    <message>
        <source>There are too many entries for so few moves: {count}, {plays}.</source>
        <translation>Записите са твърде много за толкова малко ходове: {count}, {plays}.</translation>
    </message>
    <message>
        <source>Unknown comment: “{text}”</source>
        <translation>Непознат коментар: „{text}“</translation>
    </message>
    <message>
        <source>Expected the length of the match, such as “5 point match”, found “{text}”.</source>
        <translation>Тук трябва да стои дължината на мача, например „5 point match“, а не „{text}“.</translation>
    </message>
    <message>
        <source>A line such as {example} must name the game before this.</source>
        <translation>Преди това ред като {example} трябва да назове играта.</translation>
    </message>
    <message>
        <source>Expected a roll or one of {known}, found “{text}”.</source>
        <translation>Тук трябва да стои хвърляне или едно от {known}, а не „{text}“.</translation>
    </message>
    <message>
        <source>This is not a line of a match: “{text}”</source>
        <translation>Това не е ред от мач: „{text}“</translation>
    </message>
    <message>
        <source>Expected rising numbers such as 1-3 5, found “{text}”.</source>
        <translation>Тук трябва да стоят нарастващи числа като 1-3 5, а не „{text}“.</translation>
    </message>
    <message>
        <source>Expected “{wanted}”, found “{text}”.</source>
        <translation>Тук трябва да стои „{wanted}“, а не „{text}“.</translation>
    </message>
    <message>
        <source>The match ends before this: “{text}”</source>
        <translation>Мачът свършва преди това: „{text}“</translation>
    </message>
    <message>
        <source>{rule_set} has no house rule “{name}”; it has {known}.</source>
        <translation>{rule_set}: няма уговорка „{name}“; има {known}.</translation>
    </message>
    <message>
        <source>The house rule “{name}” cannot be “{value}”; it can be {known}.</source>
        <translation>Уговорката „{name}“ не може да е „{value}“; може да е {known}.</translation>
    </message>
    <message>
        <source>A position of this game has seven fields, not {count}: “{text}”</source>
        <translation>Позицията на тази игра има седем полета, а не {count}: „{text}“</translation>
    </message>
    <message>
        <source>White’s point {point}: two numbers side by side.</source>
        <translation>Позиция {point} на белите: две числа едно до друго.</translation>
    </message>
    <message>
        <source>The points do not add up to 24: “{text}”</source>
        <translation>Позициите на дъската не са общо 24: „{text}“</translation>
    </message>
    <message>
        <source>White’s point {point}: a number of empty points, or checkers such as W3 or bW2, not “{text}”.</source>
        <translation>Позиция {point} на белите: брой празни позиции или пулове като W3 или bW2, а не „{text}“.</translation>
    </message>
    <message>
        <source>White’s point {point}: “{text}” is more than fifteen checkers.</source>
        <translation>Позиция {point} на белите: „{text}“ са повече от петнайсет пула.</translation>
    </message>
    <message>
        <source>White’s point {point}: in “{text}” a checker pins one of its own side.</source>
        <translation>Позиция {point} на белите: в „{text}“ пул затапва свой.</translation>
    </message>
    <message>
        <source>White’s point {point}: this game has no pins such as “{text}”.</source>
        <translation>Позиция {point} на белите: в тази игра няма затапване като „{text}“.</translation>
    </message>
    <message>
        <source>{field}: three counts such as 0/0/15 without leading zeros, not “{text}”.</source>
        <translation>{field}: три броя като 0/0/15 без нули отпред, а не „{text}“.</translation>
    </message>
    <message>
        <source>{field}: this game has no bar, so it cannot be “{text}”.</source>
        <translation>{field}: в тази игра няма бар, затова не може да е „{text}“.</translation>
    </message>
    <message>
        <source>{field}: this game has no reserve, so it cannot be “{text}”.</source>
        <translation>{field}: в тази игра няма резерв, затова не може да е „{text}“.</translation>
    </message>
    <message>
        <source>It is damaged, or of another version of this program.</source>
        <translation>Повреден е или е от друга версия на тази програма.</translation>
    </message>
    <message>
        <source>The line is not complete: copy all of it.</source>
        <translation>Редът не е пълен: копирайте го целия.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter first</source>
        <translation>Първо трябва да влезе пулът от бара</translation>
    </message>
    <message>
        <source>Pinned: it can move again once all checkers on it have left</source>
        <translation>Затапен: ще може да се движи, когато си тръгнат всички пулове отгоре му</translation>
    </message>
    <message>
        <source>The two starters stay here until the reserve is empty</source>
        <translation>Двата начални пула остават тук, докато не се изпразни резервът</translation>
    </message>
    <message>
        <source>No other checker may leave here until your first has passed your opponent’s start</source>
        <translation>Никой друг пул не тръгва оттук, докато първият не подмине началото на противника</translation>
    </message>
    <message>
        <source>Not now: your opponent would have no point to enter on</source>
        <translation>Не сега: противникът няма да има позиция, на която да влезе</translation>
    </message>
    <message>
        <source>Not now: you may not hold all six points at your start</source>
        <translation>Не сега: не може да държите и шестте позиции в началната си четвърт</translation>
    </message>
    <message>
        <source>Not now: a checker must stay where you hit at home</source>
        <translation>Не сега: там, където сте ударили в дома си, трябва да остане пул</translation>
    </message>
    <message>
        <source>Not now: your opponent would be locked in</source>
        <translation>Не сега: противникът ще остане заключен</translation>
    </message>
    <message>
        <source>You must use as many dice as possible; if only one, the larger</source>
        <translation>Трябва да изиграете колкото може повече зарове или поне по-големия</translation>
    </message>
    <message>
        <source>You can bear off once all your checkers are home and none is pinned</source>
        <translation>Вади се, когато всичките ви пулове са в дома и нито един не е затапен</translation>
    </message>
    <message>
        <source>A larger die bears off from the highest point: {number}</source>
        <translation>С по-голям зар се вади първо от най-високата позиция: {number}</translation>
    </message>
    <message>
        <source>A point on the far side, 24 to 14, takes only one of your checkers</source>
        <translation>На позиция от далечната страна, от 24 до 14, може да стои само един ваш пул</translation>
    </message>
    <message>
        <source>No open point for this roll</source>
        <translation>Няма свободна позиция за това хвърляне</translation>
    </message>
    <message>
        <source>The line was changed on its way: copy it again.</source>
        <translation>Редът е променен по пътя: копирайте го отново.</translation>
    </message>
    <message>
        <source>It belongs to a game that is not on this computer ({id}).</source>
        <translation>Той е от игра, която не е на този компютър ({id}).</translation>
    </message>
    <message>
        <source>It belongs to another game ({id}).</source>
        <translation>Той е от друга игра ({id}).</translation>
    </message>
    <message>
        <source>Line {number} has been played already.</source>
        <translation>Ред {number} вече е изигран.</translation>
    </message>
    <message>
        <source>Line {number} is not the one that was played here: one side has changed the game.</source>
        <translation>Ред {number} не е този, който е изигран тук: едната страна е променила играта.</translation>
    </message>
    <message>
        <source>It is line {number}, but line {wanted} has not come yet: ask for it again.</source>
        <translation>Това е ред {number}, а ред {wanted} още не е дошъл: поискайте го отново.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Мачът свърши.</translation>
    </message>
    <message>
        <source>Its secret does not match the one fixed at the start, so the dice would not be fair.</source>
        <translation>Тайната в него не отговаря на уговорената в началото и заровете не биха били честни.</translation>
    </message>
    <message>
        <source>The game before it is not the one that was played here.</source>
        <translation>Играта преди него не е тази, която е изиграна тук.</translation>
    </message>
    <message>
        <source>“{text}” is not possible in this position.</source>
        <translation>„{text}“ не е възможно в това положение.</translation>
    </message>
    <message>
        <source>The turn in it is not complete.</source>
        <translation>Ходът в него не е завършен.</translation>
    </message>
    <message>
        <source>This program cannot read the invitation: “{text}”</source>
        <translation>Програмата не може да прочете поканата: „{text}“</translation>
    </message>
    <message>
        <source>It does not fit into a line of {limit} characters.</source>
        <translation>Не се побира в ред от {limit} знака.</translation>
    </message>
    <message>
        <source>The match has used all its {rolls} rolls.</source>
        <translation>Мачът изчерпа всичките си хвърляния ({rolls}).</translation>
    </message>
    <message>
        <source>The moves in the file are not those of its lines.</source>
        <translation>Ходовете във файла не са тези от редовете му.</translation>
    </message>
    <message>
        <source>A turn that was sent cannot be taken back.</source>
        <translation>Изпратен ход не може да се върне.</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search</source>
        <translation>Търсене</translation>
    </message>
    <message>
        <source>Search for a name, a level, a result, a word of a note, or a date such as 2026-11 (Ctrl+F)</source>
        <translation>Търсете име, ниво, резултат, дума от бележка или дата като 2026-11 (Ctrl+F)</translation>
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
        <translation>Хора</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Всички нива</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Всички игри</translation>
    </message>
    <message>
        <source>{what}: show only these</source>
        <translation>{what}: само тези</translation>
    </message>
</context>
<context>
    <name>Friend</name>
    <message>
        <source>The page about games with a friend cannot be shown.</source>
        <translation>Страницата за игри с приятел не може да се покаже.</translation>
    </message>
    <message>
        <source>Friend elsewhere</source>
        <translation>Приятел отдалече</translation>
    </message>
    <message>
        <source>Your friend</source>
        <comment>subject of a sentence</comment>
        <translation>Приятелят ви</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Приятел</translation>
    </message>
    <message>
        <source>This line is not played.</source>
        <translation>Този ред не е изигран.</translation>
    </message>
    <message>
        <source>There is nothing new in this line.</source>
        <translation>В този ред няма нищо ново.</translation>
    </message>
    <message>
        <source>This is your own invitation: your friend has to paste it.</source>
        <translation>Това е вашата собствена покана: приятелят ви трябва да я постави.</translation>
    </message>
    <message>
        <source>This game was begun on another computer, which keeps its secrets: here it can only be looked at.</source>
        <translation>Тази игра е започната на друг компютър, който пази тайните ѝ: тук може само да се гледа.</translation>
    </message>
</context>
<context>
    <name>FriendBar</name>
    <message>
        <source>&amp;Copy your turn again</source>
        <translation>&amp;Копиране на хода отново</translation>
    </message>
    <message>
        <source>&amp;Copy your turn</source>
        <translation>&amp;Копиране на хода</translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>&amp;Копиране на отговора</translation>
    </message>
    <message>
        <source>&amp;Copy the invitation</source>
        <translation>&amp;Копиране на поканата</translation>
    </message>
    <message>
        <source>Send the invitation to your friend, and paste the answer here.</source>
        <translation>Изпратете поканата на приятеля си и поставете тук отговора.</translation>
    </message>
    <message>
        <source>Send your answer to your friend: the game begins with it.</source>
        <translation>Изпратете отговора на приятеля си: с него започва играта.</translation>
    </message>
    <message>
        <source>Double now, or send this line to roll.</source>
        <translation>Дайте контра сега или изпратете реда, за да хвърлите.</translation>
    </message>
    <message>
        <source>Your turn is complete: send it to your friend.</source>
        <translation>Ходът ви е готов: изпратете го на приятеля си.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Вие сте на ход.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Мачът свърши.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Играта свърши.</translation>
    </message>
    <message>
        <source>{name}: the answer has not come yet.</source>
        <translation>{name}: отговорът още не е дошъл.</translation>
    </message>
    <message>
        <source>&amp;No double next time</source>
        <translation>&amp;Без контра следващия път</translation>
    </message>
    <message>
        <source>Your next roll then comes with your friend’s turn, without a message in between</source>
        <translation>Тогава следващото ви хвърляне идва с хода на приятеля ви, без междинно съобщение</translation>
    </message>
    <message>
        <source>Copy it as a line of text, to be sent by mail or messenger</source>
        <translation>Копира го като ред текст, който се изпраща по имейл или в чат</translation>
    </message>
    <message>
        <source>Play the line of text that your friend has sent</source>
        <translation>Изиграва реда текст, който приятелят ви е изпратил</translation>
    </message>
    <message>
        <source>Games with friends, and whose turn it is</source>
        <translation>Игрите с приятели и кой е на ход</translation>
    </message>
    <message>
        <source>To roll the dice, copy the line, send it to your friend, and paste the answer.</source>
        <translation>За да се хвърлят заровете, копирайте реда, изпратете го на приятеля си и поставете отговора му.</translation>
    </message>
</context>
<context>
    <name>FriendController</name>
    <message>
        <source>&amp;Paste a turn</source>
        <translation>&amp;Поставяне на ход</translation>
    </message>
    <message>
        <source>&amp;Games with friends…</source>
        <translation>&amp;Игри с приятели…</translation>
    </message>
    <message>
        <source>&amp;Game with a friend elsewhere</source>
        <translation>Игра с п&amp;риятел отдалече</translation>
    </message>
    <message>
        <source>Game with a &amp;friend</source>
        <translation>Игра с пр&amp;иятел</translation>
    </message>
    <message>
        <source>&amp;Copy your turn</source>
        <translation>&amp;Копиране на хода</translation>
    </message>
    <message>
        <source>Copied: now send it to your friend.</source>
        <translation>Копирано: сега го изпратете на приятеля си.</translation>
    </message>
    <message>
        <source>Turns (*{suffix})</source>
        <translation>Ходове (*{suffix})</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Запис като файл</translation>
    </message>
    <message>
        <source>There is no turn of a friend on the clipboard.</source>
        <translation>В клипборда няма ход на приятел.</translation>
    </message>
    <message>
        <source>Your friend’s turn is on the clipboard.</source>
        <translation>Ходът на приятеля ви е в клипборда.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Изиграй го</translation>
    </message>
    <message>
        <source>{name} invites you to a game: {match}. You play {colour}.</source>
        <translation>{name}: покана за игра. {match}. Вашите пулове: {colour}.</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Запис като &amp;файл…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Приеми</translation>
    </message>
</context>
<context>
    <name>FriendText</name>
    <message>
        <source>The game is not proven. {why}</source>
        <translation>Играта не е доказана. {why}</translation>
    </message>
    <message>
        <source>The game is proven. Lines: {count}. Rolls: {rolls}.</source>
        <translation>Играта е доказана. Редове: {count}. Хвърляния: {rolls}.</translation>
    </message>
    <message>
        <source>Every roll follows from the secrets of both sides, which were fixed at the start.</source>
        <translation>Всяко хвърляне следва от тайните на двете страни, определени в началото.</translation>
    </message>
    <message>
        <source>If your friend is shown the same sum here, both have the same game: {sum}</source>
        <translation>Ако тук приятелят ви вижда същата контролна сума, и двамата имате една и съща игра: {sum}</translation>
    </message>
    <message>
        <source>“Verify the dice” plays all lines again: it says whether every roll follows from the secrets of both sides, and shows a sum to compare with your friend’s.</source>
        <translation>„Проверка на заровете“ изиграва всички редове отново: казва дали всяко хвърляне следва от тайните на двете страни и показва контролна сума, която да сравните с тази на приятеля си.</translation>
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
        <translation>Собствен ред</translation>
    </message>
    <message>
        <source>Several games, in the order you choose, without the doubling cube.</source>
        <translation>Няколко игри в ред по ваш избор, без куб за контра.</translation>
    </message>
    <message>
        <source>{games}, one after the other, with one score.</source>
        <translation>{games}, една след друга, с общ резултат.</translation>
    </message>
    <message>
        <source>Also called {names}.</source>
        <translation>Позната и като {names}.</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Games won: {white} {n}, {black} {m}</source>
        <translation>Спечелени игри: {white} {n}, {black} {m}</translation>
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
        <translation>Вашият резултат без късмета: {points}</translation>
    </message>
    <message>
        <source>{name} gave away {points} points; errors: {errors}, blunders: {blunders}</source>
        <translation>{name} {name:изпусна|изпуснаха} {points} точки, грешки {errors}, груби грешки {blunders}</translation>
    </message>
    <message>
        <source>{name}: no errors in play</source>
        <translation>{name}: без грешки в играта</translation>
    </message>
    <message>
        <source>You gave away {points} points; errors: {errors}, blunders: {blunders}</source>
        <translation>Изпуснахте {points} точки, грешки {errors}, груби грешки {blunders}</translation>
    </message>
    <message>
        <source>{name} gave away {points} points by resigning</source>
        <translation>{name} {name:изпусна|изпуснаха} {points} точки с предаването</translation>
    </message>
    <message>
        <source>You gave away {points} points by resigning</source>
        <translation>Изпуснахте {points} точки с предаването</translation>
    </message>
    <message>
        <source>{name}: {pr}</source>
        <translation>{name}: {pr}</translation>
    </message>
    <message>
        <source>The dice favoured no one</source>
        <translation>Заровете не облагодетелстваха никого</translation>
    </message>
    <message>
        <source>{name} had more luck: {points} points</source>
        <translation>{name} {name:имаше|имаха} повече късмет: {points} точки</translation>
    </message>
    <message>
        <source>The dice gave you {points} points</source>
        <translation>Заровете ви дадоха {points} точки</translation>
    </message>
    <message>
        <source>The dice cost you {points} points</source>
        <translation>Заровете ви взеха {points} точки</translation>
    </message>
    <message>
        <source>{name}: nothing to decide</source>
        <translation>{name}: нищо за решаване</translation>
    </message>
    <message>
        <source>{name}, luck-adjusted result: {points}</source>
        <translation>{name}, резултат без късмета: {points}</translation>
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
        <translation>Тапа с куб</translation>
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
        <translation>Гюлбара</translation>
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
        <translation>Бекгемън</translation>
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
        <translation>Игри с приятели</translation>
    </message>
    <message>
        <source>Enter or a double click opens a game</source>
        <translation>Enter или двойно щракване отваря играта</translation>
    </message>
    <message>
        <source>No games yet. Choose Game ▸ New match ▸ Friend elsewhere.</source>
        <translation>Още няма игри. Изберете Игра ▸ Нов мач ▸ Приятел отдалече.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отваряне</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Завършена</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Чака вашия отговор</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>Още няма отговор</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Вие сте на ход</translation>
    </message>
    <message>
        <source>Your friend’s turn</source>
        <translation>Приятелят ви е на ход</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Open the match</source>
        <translation>&amp;Отваряне на мача</translation>
    </message>
    <message>
        <source>Open the match on the board (Enter)</source>
        <translation>Отваряне на мача на дъската (Enter)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>П&amp;реглед</translation>
    </message>
    <message>
        <source>Review the match: mistakes and luck. Several games are reviewed in the background (Ctrl+R)</source>
        <translation>Преглед на мача: грешки и късмет. Няколко игри се преглеждат във фонов режим (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Из&amp;триване</translation>
    </message>
    <message>
        <source>Remove the games from the history; their matches stay (Del)</source>
        <translation>Маха игрите от историята; мачовете остават (Del)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>От&amp;мяна</translation>
    </message>
    <message>
        <source>Restore the games deleted last (Ctrl+Z)</source>
        <translation>Връща последно изтритите игри (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Изнас&amp;яне…</translation>
    </message>
    <message>
        <source>Save the games shown as a table (CSV)</source>
        <translation>Записва показаните игри като таблица (CSV)</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Няма игра, която отговаря на търсенето.</translation>
    </message>
    <message>
        <source>No finished games yet. Each finished game is kept here, with its result and its dice.</source>
        <translation>Още няма завършени игри. Всяка завършена игра се пази тук с резултата и заровете.</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Finished games</source>
        <translation>Завършени игри</translation>
    </message>
    <message>
        <source>Your PR (performance rating): 500 times the average loss per decision. Lower is better.</source>
        <translation>Вашето PR (ниво на игра): средната загуба на решение, умножена по 500. По-малко е по-добре.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
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
        <translation>Точки</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Късмет</translation>
    </message>
    <message>
        <source>What your dice were worth, in points. PR and luck are known once a game has been reviewed.</source>
        <translation>Колко точки са ви донесли заровете. PR и късметът се пресмятат при преглед на играта.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>First estimate</source>
        <translation>Първа преценка</translation>
    </message>
    <message numerus="yes">
        <source>Looked %n move(s) ahead</source>
        <translation>
            <numerusform>%Ln ход напред</numerusform>
            <numerusform>%Ln хода напред</numerusform>
        </translation>
    </message>
    <message>
        <source>Forced: there is no other move.</source>
        <translation>Принуден ход: друг няма.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Равностоен на най-добрия ход.</translation>
    </message>
    <message>
        <source>The game is decided.</source>
        <translation>Играта е решена.</translation>
    </message>
    <message>
        <source>{depth}, searching deeper…</source>
        <translation>{depth}, търси се по-дълбоко…</translation>
    </message>
    <message>
        <source>Equity {equity}</source>
        <translation>Очакване {equity}</translation>
    </message>
    <message>
        <source>{label}: you {mine}, opponent {theirs}</source>
        <translation>{label}: вие {mine}, противникът {theirs}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} точки</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Равностоен</translation>
    </message>
    <message>
        <source>{play}: equity {equity}</source>
        <translation>{play}: очакване {equity}</translation>
    </message>
    <message>
        <source>{loss} worse than the best</source>
        <translation>с {loss} по-слаб от най-добрия</translation>
    </message>
    <message>
        <source>Double.</source>
        <translation>Дайте контра.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Изчакване</translation>
    </message>
    <message>
        <source>Do not double.</source>
        <translation>Не давайте контра.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Take.</source>
        <translation>Приемете.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Drop.</source>
        <translation>Откажете.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Приемане</translation>
    </message>
    <message>
        <source>{action} {otherwise} below {turning}.</source>
        <translation>{action} {otherwise} под {turning}.</translation>
    </message>
    <message>
        <source>{action} {otherwise} from {turning} up.</source>
        <translation>{action} {otherwise} от {turning} нагоре.</translation>
    </message>
    <message>
        <source>{action} Losing this game would cost you the match anyway.</source>
        <translation>{action} Загубите ли тази игра, така или иначе губите мача.</translation>
    </message>
    <message>
        <source>{action} At this score, it never pays to double in a position like this.</source>
        <translation>{action} При този резултат и в такава позиция контрата никога не си струва.</translation>
    </message>
    <message numerus="yes">
        <source>Played out %n time(s)</source>
        <translation>
            <numerusform>Разиграно %Ln път</numerusform>
            <numerusform>Разиграно %Ln пъти</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>The next hint comes when it is your turn.</source>
        <translation>Следващата подсказка идва, когато сте на ход.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Играта свърши.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Мисли…</translation>
    </message>
</context>
<context>
    <name>HintList</name>
    <message>
        <source>Best moves</source>
        <translation>Най-добри ходове</translation>
    </message>
    <message>
        <source>&amp;Roll this move out…</source>
        <translation>&amp;Разиграване на този ход…</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Close the hint (H)</source>
        <translation>Затваряне на подсказката (H)</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>По-дълбоко</translation>
    </message>
    <message>
        <source>Play the best moves out many times (Shift+H)</source>
        <translation>Най-добрите ходове се разиграват много пъти (Shift+H)</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message numerus="yes">
        <source>Points won minus points lost since the first of these games: {points} in %n game(s).</source>
        <translation>
            <numerusform>Спечелени минус изгубени точки от първата от тези игри насам: {points} за %Ln игра.</numerusform>
            <numerusform>Спечелени минус изгубени точки от първата от тези игри насам: {points} за %Ln игри.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one game above to see which level plays like that.</source>
        <translation>Изберете една игра горе, за да видите кое ниво играе така.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Спечелени игри</translation>
    </message>
    <message>
        <source>{share} range</source>
        <translation>{share} интервал</translation>
    </message>
    <message>
        <source>The share of games that you have won against each level; a draw is half a win.</source>
        <translation>Дял на спечелените игри срещу всяко ниво; ремито е половин победа.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ниво</translation>
    </message>
    <message>
        <source>The program has not rolled any dice in these games.</source>
        <translation>В тези игри програмата не е хвърляла зарове.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Чифтове</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Хвърлени</translation>
    </message>
    <message>
        <source>Expected range</source>
        <translation>Очаквани граници</translation>
    </message>
    <message>
        <source>No reviewed games yet. A review gives you your PR.</source>
        <translation>Още няма прегледани игри. Прегледът намира вашето PR.</translation>
    </message>
    <message numerus="yes">
        <source>For a rating, play %n games of one of these against the computer: {games}.</source>
        <translation>
            <numerusform>За рейтинг изиграйте %Ln игра срещу компютъра от една от тези: {games}.</numerusform>
            <numerusform>За рейтинг изиграйте %Ln игри срещу компютъра от една от тези: {games}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{level}: {rating}. With 400 points more than your opponent, you win 10 games out of 11.</source>
        <translation>{level}: {rating}. С 400 точки повече от противника печелите 10 от 11 игри.</translation>
    </message>
    <message>
        <source>{game} {rating} ± {half}: {level}</source>
        <translation>{game} {rating} ± {half}: {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%Ln ход</numerusform>
            <numerusform>%Ln хода</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last 20</source>
        <translation>Последните ви 20</translation>
    </message>
    <message numerus="yes">
        <source>Your PR in %n reviewed game(s): {rate}. Lower is better.</source>
        <translation>
            <numerusform>Вашето PR в %Ln прегледана игра: {rate}. По-малко е по-добре.</numerusform>
            <numerusform>Вашето PR в %Ln прегледани игри: {rate}. По-малко е по-добре.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last 5 games it was {few}, in the last 20 {several}.</source>
        <translation>В последните 5 игри беше {few}, в последните 20 – {several}.</translation>
    </message>
    <message>
        <source>You play like this level: {level}.</source>
        <translation>Играете на това ниво: {level}.</translation>
    </message>
    <message>
        <source>The levels have not been measured in this game.</source>
        <translation>Нивата не са измерени в тази игра.</translation>
    </message>
    <message>
        <source>Your PR against each level and that of the level itself. Lower is better.</source>
        <translation>Вашето PR срещу всяко ниво и това на самото ниво. По-малко е по-добре.</translation>
    </message>
    <message>
        <source>In the last 20 you play like this level: {level}.</source>
        <translation>В последните 20 играете на това ниво: {level}.</translation>
    </message>
    <message>
        <source>No games against the computer.</source>
        <translation>Няма игри срещу компютъра.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вие</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Вашият рейтинг</translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice in %n roll(s).</source>
        <translation>
            <numerusform>Зарове: {dice} в %Ln хвърляне.</numerusform>
            <numerusform>Зарове: {dice} в %Ln хвърляния.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice: two in each of %n roll(s), and {openings} in the opening rolls.</source>
        <translation>
            <numerusform>Зарове: {dice} – по два в %Ln хвърляне и {openings} за първи ход.</numerusform>
            <numerusform>Зарове: {dice} – по два в %Ln хвърляния и {openings} за първи ход.</numerusform>
        </translation>
    </message>
    <message>
        <source>All seven counts are within their ranges. With fair dice that happens 95 times out of 100.</source>
        <translation>И седемте броя са в границите си, както при честни зарове 95 пъти от 100.</translation>
    </message>
    <message>
        <source>Outside the expected range: {what}.</source>
        <translation>Извън очакваните граници: {what}.</translation>
    </message>
    <message>
        <source>With fair dice at least one of the seven counts is outside its range 5 times out of 100.</source>
        <translation>При честни зарове поне един от седемте броя е извън границите 5 пъти от 100.</translation>
    </message>
    <message>
        <source>After {count} decisions you can see which level plays like that.</source>
        <translation>След {count} решения може да се каже кое ниво играе така.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Реми</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Победа: {name}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Загуба</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>предадена</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>отказана контра</translation>
    </message>
    <message>
        <source>Moves {moves}, cube {cube}</source>
        <translation>Ходове {moves}, куб {cube}</translation>
    </message>
    <message>
        <source>Errors {errors}, blunders {blunders}</source>
        <translation>Грешки {errors}, груби грешки {blunders}</translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of a match to {target}, {turns}.</source>
        <translation>{white} – {black}. Игра {number} от мач до {target}, {turns}.</translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of an unlimited match, {turns}.</source>
        <translation>{white} – {black}. Игра {number} от мач без ограничение, {turns}.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>The file of this match is gone.</source>
        <translation>Файлът на този мач вече го няма.</translation>
    </message>
    <message>
        <source>Export the games shown</source>
        <translation>Изнасяне на показаните игри</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблици (*.csv)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Запис на диаграмата</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Изображения (*.png)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чете се…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>Stop reviewing these games</source>
        <translation>Спиране на прегледа на тези игри</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Игри</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>На&amp;предък</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>&amp;Зарове</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln игра</numerusform>
            <numerusform>%Ln игри</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} от %Ln игра</numerusform>
            <numerusform>{shown} от %Ln игри</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading older matches: {done} of {of}</source>
        <translation>Четене на по-стари мачове: {done} от {of}</translation>
    </message>
    <message>
        <source>Reviewing games: {done} of {of}</source>
        <translation>Преглед на игри: {done} от {of}</translation>
    </message>
    <message>
        <source>The history cannot be read or written now: {why}</source>
        <translation>Историята не може да се чете или пише сега: {why}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Bear off even while a checker is pinned at home</source>
        <translation>Вади се и със затапен пул в дома</translation>
    </message>
    <message>
        <source>Bear off only when none is pinned at home</source>
        <translation>Вади се само ако в дома няма затапен пул</translation>
    </message>
    <message>
        <source>Free choice when only one die can be used</source>
        <translation>Свободен избор, когато се играе само един зар</translation>
    </message>
    <message>
        <source>The larger die when only one can be used</source>
        <translation>По-големият зар, когато се играе само един</translation>
    </message>
    <message>
        <source>The game goes on when a mother is pinned</source>
        <translation>Играта продължава, когато е затапена майка</translation>
    </message>
    <message>
        <source>A pinned mother loses the game</source>
        <translation>Затапена майка губи играта</translation>
    </message>
    <message>
        <source>A pinned mother counts three points</source>
        <translation>Затапена майка носи три точки</translation>
    </message>
    <message>
        <source>A pinned mother counts two points</source>
        <translation>Затапена майка носи две точки</translation>
    </message>
    <message>
        <source>Count to 31: a point for each checker left</source>
        <translation>Броене до 31: точка за всеки останал пул</translation>
    </message>
    <message>
        <source>Do not count the checkers that are left</source>
        <translation>Останалите пулове не се броят</translation>
    </message>
    <message>
        <source>Play with the doubling cube</source>
        <translation>С куб за контра</translation>
    </message>
    <message>
        <source>Play without the doubling cube</source>
        <translation>Без куб за контра</translation>
    </message>
    <message>
        <source>Jacoby rule: in unlimited play a win counts single until a double</source>
        <translation>Правило на Джейкоби: без ограничение всяка победа се брои за 1 до първата контра</translation>
    </message>
    <message>
        <source>In unlimited play a mars counts before a double, too</source>
        <translation>Без ограничение марсът се брои и преди първата контра</translation>
    </message>
    <message>
        <source>A draw counts a point for each side</source>
        <translation>Ремито носи по точка на всяка страна</translation>
    </message>
    <message>
        <source>A drawn game is played again</source>
        <translation>При реми играта се играе отново</translation>
    </message>
    <message>
        <source>An opening roll before each game</source>
        <translation>Преди всяка игра зарът решава кой започва</translation>
    </message>
    <message>
        <source>The players start in turn</source>
        <translation>Играчите се редуват да започват</translation>
    </message>
    <message>
        <source>The winner starts the next game</source>
        <translation>Победителят започва следващата игра</translation>
    </message>
    <message>
        <source>Enter one point farther on: a 6 on 18, a 1 on 23</source>
        <translation>Влиза се с една позиция по-нататък: 6 на 18, 1 на 23</translation>
    </message>
    <message>
        <source>Enter as from the bar: a 6 on 19, a 1 on 24</source>
        <translation>Влиза се както от бара: 6 на 19, 1 на 24</translation>
    </message>
    <message>
        <source>A checker that hits at home stays there</source>
        <translation>Пул, който удари в дома си, остава там</translation>
    </message>
    <message>
        <source>A checker may hit at home and move on</source>
        <translation>Пул може да удари в дома си и да продължи</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the fourth roll</source>
        <translation>Чифтовете вървят до шестиците от четвъртото хвърляне</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the third roll</source>
        <translation>Чифтовете вървят до шестиците от третото хвърляне</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the first roll</source>
        <translation>Чифтовете вървят до шестиците от първото хвърляне</translation>
    </message>
    <message>
        <source>What is left of a chain is lost</source>
        <translation>Остатъкът от веригата се губи</translation>
    </message>
    <message>
        <source>The opponent plays what is left of a chain</source>
        <translation>Противникът играе остатъка от веригата</translation>
    </message>
    <message>
        <source>Otherwise: {rule}</source>
        <translation>Иначе: {rule}</translation>
    </message>
</context>
<context>
    <name>LengthBox</name>
    <message>
        <source>Length of the match</source>
        <translation>Дължина на мача</translation>
    </message>
    <message>
        <source>Points needed to win the match</source>
        <translation>Точки, с които се печели мачът</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Без ограничение</translation>
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
            <numerusform>До %Ln точка (обичайно)</numerusform>
            <numerusform>До %Ln точки (обичайно)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <translation>
            <numerusform>До %Ln точка</numerusform>
            <numerusform>До %Ln точки</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Leave none alone</source>
        <translation>Не оставяйте пул сам</translation>
    </message>
    <message>
        <source>One of your checkers that stands alone can be pinned by Black’s next roll. That is worst on your points 24 to 19: they are Black’s home, where the black checkers stay longest. Two together are safe.</source>
        <translation>Ваш единичен пул може да бъде затапен още със следващото хвърляне на черните. Най-лошо е това на позициите ви от 24 до 19: там е домът на черните и техните пулове стоят най-дълго. Два пула заедно са в безопасност.</translation>
    </message>
    <message>
        <source>You have rolled 5-2. Play so that none of your checkers stands alone afterwards.</source>
        <translation>Паднаха ви се 5-2. Играйте така, че никой ваш пул да не остане сам.</translation>
    </message>
    <message>
        <source>Safe: wherever Black lands, none of yours can be pinned.</source>
        <translation>В безопасност сте: където и да стъпят черните, не могат да затапят ваш пул.</translation>
    </message>
    <message>
        <source>That is legal, but the checker on point {point} stands alone and could be pinned. Take it back and count the checkers that stay behind, too.</source>
        <translation>Може и така, но пулът на позиция {point} стои сам и може да бъде затапен. Върнете хода и помислете и за пуловете, които остават отзад.</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Майката</translation>
    </message>
    <message>
        <source>The last checker on its starting point is called the mother. Black’s mother stands alone on your point 1, where all the black checkers started. Your own checkers have all left point 24.</source>
        <translation>Последният пул на началната си позиция се нарича майка. Майката на черните стои сама на вашата позиция 1, откъдето тръгнаха всичките им пулове. Вашите пулове вече са напуснали позиция 24.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Pin Black’s mother.</source>
        <translation>Паднаха ви се 4-3. Затапете майката на черните.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s mother can still run from point 1. Take it back. The 4 from point 5 lands on it.</source>
        <translation>Може и така, но майката на черните още може да избяга от позиция 1. Върнете хода. С четворката от позиция 5 стъпвате върху нея.</translation>
    </message>
    <message>
        <source>Home, and off</source>
        <translation>В дома и навън</translation>
    </message>
    <message>
        <source>The points 6 to 1 are your home. When all your checkers are there and none of them is pinned, you may bear them off: a 4 takes a checker off point 4, and so on. Drag it to the tray beside the board or double-click it.</source>
        <translation>Позициите от 6 до 1 са вашият дом. Когато всичките ви пулове са там и нито един не е затапен, може да вадите: с 4 се вади пул от позиция 4 и така нататък. Завлечете пула в улея до дъската или щракнете двукратно върху него.</translation>
    </message>
    <message>
        <source>Your first checker is off. Fourteen to go.</source>
        <translation>Първият ви пул е изваден. Остават още четиринайсет.</translation>
    </message>
    <message>
        <source>That is legal, but the checker on point 8 is not home, so you cannot bear off. Take it back and bring that one home first.</source>
        <translation>Може и така, но пулът на позиция 8 още не е в дома и затова не може да вадите. Върнете хода и първо приберете него.</translation>
    </message>
    <message>
        <source>All are home now, but you have used the second die as well. Take that back and bear a checker off with it: a 4 from point 4, a 2 from point 2.</source>
        <translation>Сега всички са в дома, но вторият зар отиде за местене. Върнете го и извадете с него пул: с 4 от позиция 4 или с 2 от позиция 2.</translation>
    </message>
    <message>
        <source>Larger dice</source>
        <translation>По-големи зарове</translation>
    </message>
    <message>
        <source>If you have no checker on that point, a checker from a higher point must use the die. If there is none on a higher point either, the die takes a checker off your highest point.

You must use the dice if you can, but in which order is up to you.</source>
        <translation>Ако на позицията, която показва зарът, нямате пул, с него трябва да преместите пул от по-висока позиция. Ако и по-високо нямате пул, зарът вади пул от най-високата ви позиция.

Заровете, които могат да се изиграят, трябва да се изиграят, но в какъв ред – избирате вие.</translation>
    </message>
    <message>
        <source>You have rolled 6-5. Bear two checkers off.</source>
        <translation>Паднаха ви се 6-5. Извадете два пула.</translation>
    </message>
    <message>
        <source>Two at once. The 6 took the checker off point 6, and then the 5 was larger than your highest point. You never have to bear off while the same die can move a checker at home instead.</source>
        <translation>Два наведнъж! Шестицата извади пула от позиция 6, а после петицата беше по-голяма от най-високата ви позиция. Никога не сте длъжни да вадите, ако със същия зар може да преместите пул в дома.</translation>
    </message>
    <message>
        <source>Only one is off: while a checker stood on point 6, the 5 had to move that one. Take it back and start with the 6.</source>
        <translation>Изваден е само един: докато на позиция 6 имаше пул, петицата трябваше да премести него. Върнете хода и започнете с шестицата.</translation>
    </message>
    <message>
        <source>Winning, and mars</source>
        <translation>Победа и марс</translation>
    </message>
    <message>
        <source>The first to bear off all fifteen wins the game and one point. If the opponent has not borne off any yet, it is a mars (backgammon players say gammon) and counts two. A match goes to a number of points, in Tapa usually to 5.</source>
        <translation>Който пръв извади и петнайсетте си пула, печели играта и една точка. Ако противникът още не е извадил нито един, това е марс и се брои за две. Мачът се играе до определен брой точки, на тапа обикновено до 5.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black’s checkers are all home, and the first would be off next turn. Win a mars.</source>
        <translation>Паднаха ви се 5-3. Всички черни пулове са в дома си и със следващия ход първият ще бъде изваден. Спечелете с марс.</translation>
    </message>
    <message>
        <source>A mars and two points! Now you know all you need. The rules of each game are in the Help menu, and in a game a hint (H) shows a good move whenever you want one.</source>
        <translation>Марс, и то две точки! Вече знаете всичко нужно. Правилата на всяка игра са в менюто „Помощ“, а докато играете, подсказката (H) ви показва добър ход, когато пожелаете.</translation>
    </message>
    <message>
        <source>One of yours is left, and Black would now bear off the first: no mars any more. Take it back and play the 5 first.</source>
        <translation>Остана ви един пул, а черните вече ще извадят първия си: марсът пропадна. Върнете хода и първо изиграйте петицата.</translation>
    </message>
    <message>
        <source>Roll and move</source>
        <translation>Хвърляне и местене</translation>
    </message>
    <message>
        <source>It is trapped almost until the end: your checker can leave point 1 only by bearing off, and Black cannot bear off any checker while the mother lies there. If your own mother were pinned too, the game would be a draw. In Plakoto and Mahbusa you would have won a double game at once, since none of yours is left on your own point 24.</source>
        <translation>Хваната е почти до края: вашият пул може да си тръгне от позиция 1 само ако го извадите, а черните не могат да вадят, докато майката лежи там. Ако беше затапена и вашата майка, играта щеше да е реми. На плакото и махбуса веднага щяхте да спечелите двойна игра, защото на вашата позиция 24 вече нямате пул.</translation>
    </message>
    <message>
        <source>You have rolled 4-2. Bring the checker on point 8 home with one of the dice and bear one off with the other.</source>
        <translation>Паднаха ви се 4-2. Приберете пула от позиция 8 с единия зар, а с другия извадете пул.</translation>
    </message>
    <message>
        <source>This is how a game of Tapa starts. The fifteen white checkers are yours. They all start on point 24 and go down the numbers: 23, 22 and so on, to point 1. The black ones start on point 1 and go the other way. The first to bring all checkers around and off the board wins.

Each die moves a checker by as many points as it shows.</source>
        <translation>Така започва игра на тапа. Петнайсетте бели пула са ваши. Всички тръгват от позиция 24 и слизат по числата: 23, 22 и така до позиция 1. Черните тръгват от позиция 1 и вървят насреща. Печели този, който пръв преведе всичките си пулове и ги извади от дъската.

Всеки зар мести пул с толкова позиции, колкото показва.</translation>
    </message>
    <message>
        <source>Roll the dice: press the space bar or click Roll. Then play the 4 and the 2, with two checkers or both with the same one. Drag the checker, or click it and then where it should go; the arrow keys and Enter work too.</source>
        <translation>Хвърлете заровете: натиснете интервала или щракнете върху „Хвърли“. После изиграйте 4 и 2 – с два пула или и двете с един и същ. Завлечете пула или щракнете първо върху него, а после накъдето да отиде; може и със стрелките и Enter.</translation>
    </message>
    <message>
        <source>That was your first turn. In a game you end it with the space bar or with a click on the dice. Here that takes you to the next position.</source>
        <translation>Това беше първият ви ход. В игра го завършвате с интервала или с щракване върху заровете. Тук така минавате към следващата задача.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Чифтове</translation>
    </message>
    <message>
        <source>Two equal dice are a double, and a double is played four times. So 3-3 is four moves of 3: with one checker or with several, as you like.</source>
        <translation>Два еднакви зара са чифт, а чифтът се играе четири пъти. Значи 3-3 са четири хода по 3: с един пул или с няколко, както искате.</translation>
    </message>
    <message>
        <source>Bring two checkers from point 24 to point 18, each with two threes.</source>
        <translation>Преместете два пула от позиция 24 на позиция 18, всеки с по две тройки.</translation>
    </message>
    <message>
        <source>Good. And the two have stayed together, which matters in this game: you will soon see why.</source>
        <translation>Добре. И двата останаха заедно, което в тази игра е важно: след малко ще видите защо.</translation>
    </message>
    <message>
        <source>That is legal, but there are not two checkers on point 18 now. Take it back and move two checkers from 24 to 21, then both on to 18.</source>
        <translation>Може и така, но сега на позиция 18 няма два пула. Върнете хода и преместете два пула от 24 на 21, а после и двата на 18.</translation>
    </message>
    <message>
        <source>A block</source>
        <translation>Капия</translation>
    </message>
    <message>
        <source>Two or more checkers of one side on a point are a block: the other side cannot land there. Black has a block on point 10.

A checker that uses both dice touches down on the point between, so that point has to be open, too.</source>
        <translation>Два или повече пула от един цвят на една позиция са капия: другата страна не може да стъпи там. Черните имат капия на позиция 10.

Пул, който се мести и с двата зара, стъпва и на позицията по средата, затова и тя трябва да е свободна.</translation>
    </message>
    <message>
        <source>Two of your checkers stand alone, on 16 and on 8. Bring the one on 16 to the one on 8, using the 6 and the 2.</source>
        <translation>Два ваши пула стоят сами – на 16 и на 8. Доведете този от 16 при този на 8 с шестицата и двойката.</translation>
    </message>
    <message>
        <source>Right: the 2 first, since the 6 would have landed on the block. Now point 8 is your block and closed to Black. When no die can be used at all, the turn passes.</source>
        <translation>Точно така: първо двойката, защото шестицата щеше да опре в капията. Сега позиция 8 е ваша капия, затворена за черните. Когато не може да се изиграе нито един зар, редът минава към противника.</translation>
    </message>
    <message>
        <source>That is legal, but there is no block on point 8 now. Take it back. The 6 from point 16 ends on Black’s block, so play the 2 first, to point 14, and continue from there with the 6.</source>
        <translation>Може и така, но сега на позиция 8 няма капия. Върнете хода. Шестицата от позиция 16 опира в капията на черните, затова първо изиграйте двойката до позиция 14 и оттам продължете с шестицата.</translation>
    </message>
    <message>
        <source>A pin</source>
        <translation>Затапване</translation>
    </message>
    <message>
        <source>A checker that stands alone can be pinned: you land on it, and it lies under yours. It cannot move until your last checker has left it, and until then the point is yours.

Black has left a checker alone on point 7.</source>
        <translation>Пул, който стои сам, може да бъде затапен: стъпвате върху него и той остава под вашия. Не може да мръдне, докато и последният ви пул не си тръгне от него, а дотогава позицията е ваша.

Черните са оставили единичен пул на позиция 7.</translation>
    </message>
    <message>
        <source>You have rolled 5-1. Pin the lone black checker.</source>
        <translation>Паднаха ви се 5-1. Затапете единичния черен пул.</translation>
    </message>
    <message>
        <source>Pinned; the ring shows it. Black must wait until you leave. And the checker that pins is safe, even if it is alone: it cannot be pinned itself.</source>
        <translation>Затапен; пръстенът го показва. Черните трябва да чакат, докато си тръгнете. А пулът, който затапва, е в безопасност дори сам: него не могат да го затапят.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s lone checker on point 7 got away. Take it back. The 5 from point 12 lands on it, and so does the 1 from point 8.</source>
        <translation>Може и така, но единичният черен пул на позиция 7 се измъкна. Върнете хода. Върху него стъпват и петицата от позиция 12, и единицата от позиция 8.</translation>
    </message>
    <message>
        <source>You have landed on the black checker and moved on with the same one: that leaves it free again. Take it back and let your checker stay on point 7.</source>
        <translation>Стъпихте върху черния пул, но продължихте със същия: така той пак е свободен. Върнете хода и оставете своя пул на позиция 7.</translation>
    </message>
    <message>
        <source>Pinned yourself</source>
        <translation>Когато затапят вас</translation>
    </message>
    <message>
        <source>Now it is your checker on point 15 that lies under a black one. It has to wait, and you cannot land there to help it. Click it, and the board says why it stays. Meanwhile, play with your other checkers.</source>
        <translation>Сега ваш пул на позиция 15 лежи под черен. Той трябва да чака, а вие не можете да стъпите там, за да му помогнете. Щракнете върху него и дъската ще ви каже защо стои. Междувременно играйте с другите си пулове.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Use the time to make a block on point 5.</source>
        <translation>Паднаха ви се 6-3. Използвайте времето и направете капия на позиция 5.</translation>
    </message>
    <message>
        <source>Well done. Look: Black has rolled 4-2 and moved off your checker. It is free again and can move on your next turn.</source>
        <translation>Браво. И вижте: на черните се паднаха 4-2 и те освободиха вашия пул. Той пак е свободен и може да тръгне със следващия ви ход.</translation>
    </message>
    <message>
        <source>That is legal, but there is no block on point 5 now. Take it back. One checker reaches point 5 with the 6, another with the 3.</source>
        <translation>Може и така, но сега на позиция 5 няма капия. Върнете хода. Един пул стига до позиция 5 с шестицата, друг – с тройката.</translation>
    </message>
</context>
<context>
    <name>LessonActions</name>
    <message>
        <source>Re&amp;start</source>
        <translation>&amp;Отначало</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>П&amp;ропускане</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Хвърли</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Връщане на хода</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Към играта</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>От&amp;мяна</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Следваща задача</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>&amp;More lessons</source>
        <translation>Ощ&amp;е уроци</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Игра срещу „{level}“</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Position {number} of {count}</source>
        <translation>Задача {number} от {count}</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>First lesson</source>
        <translation>Първи урок</translation>
    </message>
</context>
<context>
    <name>LevelCharacter</name>
    <message>
        <source>You have not played against the computer yet, so it begins in the middle.</source>
        <translation>Още не сте играли срещу компютъра, затова той започва по средата.</translation>
    </message>
    <message>
        <source>It follows your results and comes closer to you with each game.</source>
        <translation>Следва резултатите ви и с всяка игра се доближава до вас.</translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s) rate you at {rating} ± {width}.</source>
        <translation>
            <numerusform>Според последната ви игра рейтингът ви е {rating} ± {width}.</numerusform>
            <numerusform>Според последните ви %Ln игри рейтингът ви е {rating} ± {width}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Often misses danger. Good for your first games.</source>
        <translation>Често не вижда опасността. Подходящо за първите ви игри.</translation>
    </message>
    <message>
        <source>Misses less but is still easy to surprise.</source>
        <translation>Пропуска по-малко, но лесно може да го изненадате.</translation>
    </message>
    <message>
        <source>Plays for fun and makes plenty of mistakes.</source>
        <translation>Играе за удоволствие и греши много.</translation>
    </message>
    <message>
        <source>Knows the usual moves and fails in hard positions.</source>
        <translation>Знае обичайните ходове, но се проваля в трудните позиции.</translation>
    </message>
    <message>
        <source>Makes few big mistakes in simple positions.</source>
        <translation>Рядко греши грубо в прости позиции.</translation>
    </message>
    <message>
        <source>Plays well and goes wrong when it gets complicated.</source>
        <translation>Играе добре, но греши, когато стане сложно.</translation>
    </message>
    <message>
        <source>Sees most dangers and takes advantage of your mistakes.</source>
        <translation>Вижда повечето опасности и се възползва от грешките ви.</translation>
    </message>
    <message>
        <source>Punishes careless moves; small mistakes remain.</source>
        <translation>Наказва невнимателните ходове, но допуска дребни грешки.</translation>
    </message>
    <message>
        <source>Makes few mistakes, and only in hard positions.</source>
        <translation>Греши рядко и само в трудни позиции.</translation>
    </message>
    <message>
        <source>Plays the move that looks best, without looking ahead.</source>
        <translation>Играе хода, който изглежда най-добър, без да гледа напред.</translation>
    </message>
    <message>
        <source>Looks one move ahead, at each of your rolls.</source>
        <translation>Гледа един ход напред – при всяко ваше хвърляне.</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>Гледа два хода напред.</translation>
    </message>
    <message>
        <source>Looks two moves ahead and plays the best moves out many times. The strongest level.</source>
        <translation>Гледа два хода напред и разиграва най-добрите ходове много пъти. Най-силното ниво.</translation>
    </message>
</context>
<context>
    <name>LevelSlider</name>
    <message>
        <source>About as strong as me</source>
        <translation>Горе-долу колкото мен</translation>
    </message>
    <message>
        <source>The level follows your results, by a step or two a game at most</source>
        <translation>Нивото следва резултатите ви, с най-много една-две стъпки на игра</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Начинаещ</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любител</translation>
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
        <translation>Умел</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation>Опитен</translation>
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
        <translation>Майстор</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Гросмайстор</translation>
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
        <translation>Чете се {name}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спиране</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log file cannot be written.</source>
        <translation>Дневникът не може да се записва.</translation>
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
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Треньор</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Позиция</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>И&amp;зглед</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Помо&amp;щ</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Изнас&amp;яне</translation>
    </message>
</context>
<context>
    <name>MessageRow</name>
    <message>
        <source>Show the list</source>
        <translation>Показване на списъка</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Затваряне на това съобщение</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>Opening</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Среда на играта</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Затапване</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Missed pins</source>
        <translation>Пропуснато затапване</translation>
    </message>
    <message>
        <source>Mother</source>
        <translation>Майка</translation>
    </message>
    <message>
        <source>Blots</source>
        <translation>Единични пулове</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Капии</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Кули</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>Изоставане</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Вадене</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Куб</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Друго</translation>
    </message>
    <message>
        <source>Your PR in each game. Lower is better.</source>
        <translation>Вашето PR във всяка игра. По-малко е по-добре.</translation>
    </message>
    <message>
        <source>Levels that play like that: {levels}.</source>
        <translation>Нива, които играят така: {levels}.</translation>
    </message>
    <message>
        <source>{game}: {level}</source>
        <translation>{game}: {level}</translation>
    </message>
    <message>
        <source>Your PR in each phase. You lose most in this one: {phase}, {share} of the total. Its positions come back in Practice.</source>
        <translation>Вашето PR във всяка фаза. Най-много губите тук: {phase}, {share} от всичко. Тези позиции ще срещнете пак в „Упражнения“.</translation>
    </message>
    <message>
        <source>You made no mistakes in the reviewed games.</source>
        <translation>В прегледаните игри нямате грешки.</translation>
    </message>
    <message>
        <source>What costs you most: {kind}, {share} of all mistakes. Watch out for it in your next games.</source>
        <translation>Най-много ви струва това: {kind}, {share} от всички грешки. Внимавайте за него в следващите игри.</translation>
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
        <translation>Черните</translation>
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
            <numerusform>%Ln точка</numerusform>
            <numerusform>%Ln точки</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, unlimited</source>
        <translation>{game}, без ограничение</translation>
    </message>
    <message>
        <source>{game}, a single game</source>
        <translation>{game}, една игра</translation>
    </message>
    <message>
        <source>{game}, match to {target}</source>
        <translation>{game}, мач до {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n games in turn</source>
        <translation>
            <numerusform>%Ln игра поред</numerusform>
            <numerusform>%Ln игри поред</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, checkers counted</source>
        <translation>{game}, броят се пуловете</translation>
    </message>
    <message>
        <source>Game {number} of {count}: {game}</source>
        <translation>Игра {number} от {count}: {game}</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Следва: {game}</translation>
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
        <translation>Компютър</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>subject of a sentence</comment>
        <translation>Компютърът</translation>
    </message>
    <message>
        <source>White</source>
        <comment>subject of a sentence</comment>
        <translation>Белите</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>subject of a sentence</comment>
        <translation>Черните</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Нов мач</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Keep the current match (Esc)</source>
        <translation>Остава сегашният мач (Esc)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играй</translation>
    </message>
    <message>
        <source>Start this match (Enter)</source>
        <translation>Започване на този мач (Enter)</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>&amp;Още</translation>
    </message>
    <message>
        <source>House rules and who rolls the dice</source>
        <translation>Уговорки и кой хвърля заровете</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Хвърля ги програмата</translation>
    </message>
    <message>
        <source>I roll real dice and type them in</source>
        <translation>Хвърлям истински зарове и ги въвеждам</translation>
    </message>
    <message>
        <source>Who rolls the dice</source>
        <translation>Кой хвърля заровете</translation>
    </message>
    <message>
        <source>&amp;Your word for the dice (optional)</source>
        <translation>&amp;Ваша дума за заровете (по желание)</translation>
    </message>
    <message>
        <source>The game whose house rules are shown</source>
        <translation>Играта, чиито уговорки се показват</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Мач</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Уговорки</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Зарове</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Бележка</translation>
    </message>
    <message>
        <source>Note on {move}</source>
        <translation>Бележка към {move}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Запазване</translation>
    </message>
    <message>
        <source>Keep the note with the match (Enter; Shift+Enter starts a new line)</source>
        <translation>Запазва бележката с мача (Enter; Shift+Enter започва нов ред)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Премахване</translation>
    </message>
    <message>
        <source>Remove this note</source>
        <translation>Премахване на тази бележка</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>A note can have at most {most} characters; this text has {count}.</source>
        <translation>Бележката може да има най-много {most} знака; този текст има {count}.</translation>
    </message>
    <message>
        <source>Characters that cannot be shown were left out.</source>
        <translation>Знаците, които не могат да се покажат, са пропуснати.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Start of the game</source>
        <translation>Начало на играта</translation>
    </message>
    <message>
        <source>{side}: {move}</source>
        <translation>{side}: {move}</translation>
    </message>
    <message>
        <source>This move is no longer in the match on the board: copy the note elsewhere.</source>
        <translation>Този ход вече не е в мача на дъската: копирайте бележката другаде.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The seed in this file does not match its SHA-256: the file was changed and proves nothing.</source>
        <translation>Тайното число в този файл не дава записания до него SHA-256: файлът е променен и не доказва нищо.</translation>
    </message>
    <message>
        <source>{name} cannot be saved.</source>
        <translation>{name} не може да се запише.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>{name} е записан.</translation>
    </message>
    <message>
        <source>A match cannot be added to the history now. The program will try again at the next start.</source>
        <translation>Един мач не може да влезе в историята сега. Програмата ще опита отново при следващото пускане.</translation>
    </message>
    <message>
        <source>The history cannot be saved now. It will be updated as soon as possible.</source>
        <translation>Историята не може да се запише сега. Ще бъде допълнена, щом стане възможно.</translation>
    </message>
    <message>
        <source>The history is saved again.</source>
        <translation>Историята отново се записва.</translation>
    </message>
    <message>
        <source>The history was damaged and is being rebuilt from the matches. The old file is kept as {}.</source>
        <translation>Историята е повредена и се пише наново от мачовете. Старият файл е запазен като {}.</translation>
    </message>
    <message>
        <source>The computer cannot play. Undo or let someone else play its side.</source>
        <translation>Компютърът не може да играе. Върнете ход или нека друг играе на негово място.</translation>
    </message>
    <message>
        <source>The last entry of this match is incomplete and was left out.</source>
        <translation>Последният запис на този мач не е довършен и е пропуснат.</translation>
    </message>
    <message>
        <source>The match {name} is being played in another window.</source>
        <translation>Мачът {name} се играе в друг прозорец.</translation>
    </message>
    <message>
        <source>process {process} on {machine}</source>
        <translation>процес {process} на {machine}</translation>
    </message>
    <message>
        <source>The computer cannot play this game. You now play for it.</source>
        <translation>Компютърът не може да играе тази игра. Оттук нататък вие играете вместо него.</translation>
    </message>
    <message>
        <source>The computer cannot play some games. Two people can still play them.</source>
        <translation>Компютърът не може да играе някои от игрите. Двама души все пак могат да ги играят.</translation>
    </message>
    <message>
        <source>This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.</source>
        <translation>В този файл липсва SHA-256, който е бил показан, преди да се въведе думата: файлът е променен и не доказва нищо.</translation>
    </message>
    <message>
        <source>The settings cannot be read and were replaced by the defaults. The file is kept as {}</source>
        <translation>Настройките не могат да се прочетат и са заменени с първоначалните. Файлът е запазен като {}</translation>
    </message>
    <message>
        <source>The match {name} is damaged. It is kept as {kept}.</source>
        <translation>Мачът {name} е повреден. Запазен е като {kept}.</translation>
    </message>
    <message>
        <source>The match {name} is damaged and continues from before the damage. The old file is kept as {kept}.</source>
        <translation>Мачът {name} е повреден и продължава от момента преди повредата. Старият файл е запазен като {kept}.</translation>
    </message>
    <message>
        <source>This text ends before the match does. If there was more, it has been cut off.</source>
        <translation>Този текст свършва преди мача. Ако е имало още, останалото е отрязано.</translation>
    </message>
    <message>
        <source>The match was read only up to a line that cannot be read.</source>
        <translation>Мачът е прочетен до ред, който не може да се прочете.</translation>
    </message>
    <message>
        <source>The match was read, but one of its games counts differently here.</source>
        <translation>Мачът е прочетен, но една игра тук се брои иначе.</translation>
    </message>
    <message>
        <source>This text has {count} matches. The first is open; the others are under Game ▸ Resume.</source>
        <translation>В този текст има {count} мача. Първият е отворен; другите са в Игра ▸ Продължаване.</translation>
    </message>
    <message>
        <source>The file {name} cannot be saved any further. The match continues in a new file.</source>
        <translation>Файлът {name} не може повече да се записва. Мачът продължава в нов файл.</translation>
    </message>
    <message>
        <source>The last entry was incomplete when the program stopped. It is kept as {}.</source>
        <translation>Последният запис не е бил довършен, когато програмата е спряла. Запазен е като {}.</translation>
    </message>
    <message>
        <source>A damaged file cannot be renamed.</source>
        <translation>Повреденият файл не може да получи друго име.</translation>
    </message>
    <message>
        <source>{name} cannot be opened.</source>
        <translation>{name} не може да се отвори.</translation>
    </message>
    <message>
        <source>The match in progress cannot be found. All matches are under Game ▸ Resume.</source>
        <translation>Мачът, който се играеше, не може да се намери. Всички мачове са в Игра ▸ Продължаване.</translation>
    </message>
    <message>
        <source>Another program has changed the file of this match. The match continues in a new file.</source>
        <translation>Друга програма е променила файла на този мач. Той продължава в нов файл.</translation>
    </message>
    <message>
        <source>The copy cannot be saved.</source>
        <translation>Копието не може да се запише.</translation>
    </message>
    <message>
        <source>A copy of this match is saved.</source>
        <translation>Записано е копие на този мач.</translation>
    </message>
    <message>
        <source>It contains the secret seed: anyone who reads it can know the rolls to come.</source>
        <translation>То съдържа тайното число: който го прочете, може да знае бъдещите зарове.</translation>
    </message>
    <message>
        <source>This match is already on the board.</source>
        <translation>Този мач вече е на дъската.</translation>
    </message>
    <message>
        <source>A finished match cannot be filed with the others.</source>
        <translation>Завършен мач не може да се сложи при другите.</translation>
    </message>
    <message>
        <source>This window has been closed, so the match is no longer saved.</source>
        <translation>Този прозорец е затворен и мачът вече не се записва.</translation>
    </message>
    <message>
        <source>The match cannot be saved now. Play on: it will be saved as soon as possible.</source>
        <translation>Мачът не може да се запише сега. Продължавайте: ще се запише, щом стане възможно.</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>Мачът отново се записва.</translation>
    </message>
    <message>
        <source>The computer plays more weakly or slowly than it could: a file that it needs cannot be used.</source>
        <translation>Компютърът играе по-слабо или по-бавно, отколкото може: файл, който му трябва, не може да се използва.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n messages about these files.</source>
        <translation>
            <numerusform>Има %Ln съобщение за тези файлове.</numerusform>
            <numerusform>Има %Ln съобщения за тези файлове.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be opened.</source>
        <translation>
            <numerusform>%Ln файл не можа да се отвори.</numerusform>
            <numerusform>%Ln файла не можаха да се отворят.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of your matches folder is not UTF-8. Matches are saved there, but file dialogs cannot open it.</source>
        <translation>Името на папката с мачовете ви не е в UTF-8. Те се записват там, но диалоговите прозорци за файлове не могат да я отворят.</translation>
    </message>
    <message>
        <source>This match cannot be played.</source>
        <translation>Този мач не може да се играе.</translation>
    </message>
    <message>
        <source>There is no player with that name or level.</source>
        <translation>Няма играч с такова име или ниво.</translation>
    </message>
    <message>
        <source>This match has reached the maximum length of a file. It is kept, and a new match starts.</source>
        <translation>Мачът достигна най-голямата дължина за един файл. Той се запазва и започва нов.</translation>
    </message>
    <message>
        <source>The computer plays at another level, since this program does not know {level}.</source>
        <translation>Компютърът играе на друго ниво, защото програмата не познава {level}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved. They apply until you close the program.</source>
        <translation>Настройките не могат да се запишат и важат до затварянето на програмата.</translation>
    </message>
    <message>
        <source>Some settings are invalid and were replaced by the defaults. The file is kept as {}</source>
        <translation>Някои настройки са невалидни и са заменени с първоначалните. Файлът е запазен като {}</translation>
    </message>
    <message>
        <source>The board “{key}” cannot be shown.</source>
        <translation>Дъската „{key}“ не може да се покаже.</translation>
    </message>
    <message>
        <source>The checkers “{key}” cannot be shown.</source>
        <translation>Пуловете „{key}“ не могат да се покажат.</translation>
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
        <translation>Марс или майка</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Марс</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Бекгемън</translation>
    </message>
    <message>
        <source>Capote</source>
        <translation>Капо</translation>
    </message>
    <message>
        <source>draw {number}</source>
        <translation>реми {number}</translation>
    </message>
    <message>
        <source>mars won {mine}, lost {theirs}</source>
        <translation>марс за {mine}, срещу {theirs}</translation>
    </message>
    <message>
        <source>mars or mother won {mine}, lost {theirs}</source>
        <translation>марс или майка за {mine}, срещу {theirs}</translation>
    </message>
    <message>
        <source>triple won {mine}, lost {theirs}</source>
        <translation>бекгемън за {mine}, срещу {theirs}</translation>
    </message>
    <message>
        <source>capote won {mine}, lost {theirs}</source>
        <translation>капо за {mine}, срещу {theirs}</translation>
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
        <translation>&amp;Дебюти…</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Марс</translation>
    </message>
    <message>
        <source>How often the game is then won by a mars, in Plakoto and Mahbusa also by the mother</source>
        <translation>Колко често след това играта се печели с марс, в Плакото и Махбуса и с майката</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Силни</translation>
    </message>
    <message>
        <source>How often the levels Strong and Veteran make this move, counted</source>
        <translation>Колко често нивата „Силен“ и „Ветеран“ наистина играят този ход</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Мои</translation>
    </message>
    <message>
        <source>How often you have made this move, and how many of these games you won</source>
        <translation>Колко пъти сте играли този ход и колко от тези игри сте спечелили</translation>
    </message>
    <message>
        <source>Here the game left the book.</source>
        <translation>Тук играта излезе от книгата.</translation>
    </message>
    <message>
        <source>Here you left the book.</source>
        <translation>Тук вие излязохте от книгата.</translation>
    </message>
    <message>
        <source>Here your opponent left the book.</source>
        <translation>Тук противникът излезе от книгата.</translation>
    </message>
    <message>
        <source>The book ends here; this is how the computer sees it now.</source>
        <translation>Книгата свършва тук; така вижда позицията компютърът сега.</translation>
    </message>
    <message>
        <source>The book ends here. Choose a roll.</source>
        <translation>Книгата свършва тук. Изберете хвърляне.</translation>
    </message>
    <message>
        <source>Choose a roll. Those in the book show the points of their best move.</source>
        <translation>Изберете хвърляне. При тези от книгата пише колко точки носи най-добрият им ход.</translation>
    </message>
    <message>
        <source>The points of the book leave the Jacoby rule out.</source>
        <translation>Точките в книгата не отчитат правилото на Джейкоби.</translation>
    </message>
    <message>
        <source>{play}: {reasons}</source>
        <translation>{play}: {reasons}</translation>
    </message>
    <message>
        <source>About as good: {play}.</source>
        <translation>Почти толкова добър е и {play}.</translation>
    </message>
    <message>
        <source>It is worth {lead} more than {play}.</source>
        <translation>Носи с {lead} повече от {play}.</translation>
    </message>
    <message>
        <source>The book does not have this move.</source>
        <translation>Този ход го няма в книгата.</translation>
    </message>
    <message>
        <source>Equity in points, and half the width of its 95% interval: {equity}</source>
        <translation>Очакване в точки и половината ширина на 95-процентния му интервал: {equity}</translation>
    </message>
    <message>
        <source>You have not made this move here.</source>
        <translation>Не сте играли този ход тук.</translation>
    </message>
    <message>
        <source>Made: {games}. Won: {won}. Points: {points}.</source>
        <translation>Изиграни: {games}. Спечелени: {won}. Точки: {points}.</translation>
    </message>
</context>
<context>
    <name>OpeningsController</name>
    <message>
        <source>Save this page</source>
        <translation>Запис на страницата</translation>
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
        <translation>Играта, чиито дебюти се показват</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
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
        <translation>Дебюти</translation>
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
        <translation>&amp;Обръщане на дъската</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Копиране на позицията</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>&amp;Запис като PDF…</translation>
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
        <translation>Няма повече игри</translation>
    </message>
</context>
<context>
    <name>PR</name>
    <message>
        <source>{level} or better</source>
        <translation>{level} или по-добър</translation>
    </message>
    <message>
        <source>levels not measured in this game</source>
        <translation>нивата не са измерени в тази игра</translation>
    </message>
    <message>
        <source>PR {rate} (plays like {level})</source>
        <translation>PR {rate} (играе като {level})</translation>
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
        <translation>Пауза; с P продължава. За да играете вие: менюто „Игра“</translation>
    </message>
    <message>
        <source>P pauses. To take over, use the Game menu</source>
        <translation>С P – пауза. За да играете вие: менюто „Игра“</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>Продъ&amp;лжаване</translation>
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
        <translation>Какво да упражнявате</translation>
    </message>
    <message>
        <source>&amp;Import a pack…</source>
        <translation>&amp;Внасяне на сборник…</translation>
    </message>
    <message>
        <source>&amp;Export this pack…</source>
        <translation>&amp;Изнасяне на този сборник…</translation>
    </message>
    <message>
        <source>&amp;Remove this pack</source>
        <translation>&amp;Премахване на този сборник</translation>
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
        <translation>Трудност</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>Чете се {name}…</translation>
    </message>
    <message>
        <source>This pack was not imported. {why}</source>
        <translation>Този сборник не беше внесен. {why}</translation>
    </message>
    <message>
        <source>This pack cannot be read. {why}</source>
        <translation>Този сборник не може да се прочете. {why}</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Всички теми</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Всяка трудност</translation>
    </message>
    <message>
        <source>Import a pack of positions</source>
        <translation>Внасяне на сборник от задачи</translation>
    </message>
    <message>
        <source>Export this pack of positions</source>
        <translation>Изнасяне на този сборник от задачи</translation>
    </message>
    <message>
        <source>This pack was not removed. {why}</source>
        <translation>Този сборник не беше премахнат. {why}</translation>
    </message>
    <message>
        <source>Packs of positions (*.txt)</source>
        <translation>Сборници от задачи (*.txt)</translation>
    </message>
    <message>
        <source>Import, export or remove packs</source>
        <translation>Внасяне, изнасяне и премахване на сборници</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The page with the rules of {game} cannot be shown.</source>
        <translation>Страницата с правилата на {game} не може да се покаже.</translation>
    </message>
    <message>
        <source>The page about strategy cannot be shown.</source>
        <translation>Страницата за стратегията не може да се покаже.</translation>
    </message>
    <message>
        <source>The page about the dice cannot be shown.</source>
        <translation>Страницата за заровете не може да се покаже.</translation>
    </message>
    <message>
        <source>The page about your own boards cannot be shown.</source>
        <translation>Страницата за вашите дъски не може да се покаже.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
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
        <translation># Клавиши

Интервалът прави онова, което следва: хвърля, завършва хода, започва следващата игра.

Tab води през прозореца, F6 – към дъската. Там:

- **стрелките** вървят по реда и към другия ред, Home и End – към краищата му;
- **Page Down** и **Page Up** прескачат там, където може да се направи нещо;
- **Enter** вдига пул и го пуска там, където сте; Esc го връща. Където няма какво да се вдигне или пусне, Enter прави същото като интервала;
- цифрите от **1** до **6** местят с този зар вдигнатия пул, а иначе онзи, при който сте.

Със същите клавиши се нарежда и позиция; там Enter слага пул, с Shift пул на другата страна, а Delete маха пул.

Зарове, които хвърляте на истинска дъска, се въвеждат с цифрите от **1** до **6**; Backspace връща първия.</translation>
    </message>
    <message>
        <source># Mouse

- **Drag** a checker to a point that lights up, even by several dice at once.
- Or **click** a checker, then where it should go. A checker that can go to only one point needs one click.
- **Double-click** a checker to bear it off.
- **Click** beside the checkers to roll the dice; click the dice to end your turn.
- **Click** the doubling cube to double, and *Take* or *Drop* to answer.</source>
        <translation># Мишка

- **Влачете** пул до позиция, която светва, дори с няколко зара наведнъж.
- Или **щракнете** върху пул, а после накъдето да отиде. За пул, който може да отиде само на една позиция, стига едно щракване.
- **Щракнете двукратно** върху пул, за да го извадите.
- **Щракнете** встрани от пуловете, за да хвърлите; щракнете върху заровете, за да завършите хода.
- **Щракнете** върху куба, за да дадете контра, и върху *Приемам* или *Отказвам*, за да отговорите.</translation>
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

Тапа, Плакото и още осем сродни игри – срещу компютъра или приятел до вас.

Свободен софтуер с лиценз MIT. Работи изцяло офлайн.

- Мачове: `{data}`
- Дневник: `{log}`
- Python {python}, Qt {qt}
</translation>
    </message>
    <message>
        <source>It is built with Qt, which is under the LGPL, version 3: you may replace its libraries with others. Every package contains all licences and says where the source code is.</source>
        <translation>Програмата е създадена с Qt, който е под лиценза LGPL, версия 3: библиотеките му може да се заменят с други. Всеки пакет носи текстовете на всички лицензи и казва къде е изходният код.</translation>
    </message>
    <message>
        <source>Home page: {address}</source>
        <translation>Страница на програмата: {address}</translation>
    </message>
    <message>
        <source>Report an error: {address}</source>
        <translation>Съобщаване на грешка: {address}</translation>
    </message>
</context>
<context>
    <name>PartnerLesson</name>
    <message>
        <source>Lesson: {games}</source>
        <translation>Урок: {games}</translation>
    </message>
    <message>
        <source>Points at home</source>
        <translation>Капии в дома</translation>
    </message>
    <message>
        <source>This is how Portes and Tabla start. You go down the numbers from 24 to 1; Black goes the other way. Two checkers close a point to the opponent; a lone one can be hit and then has to start again. So close points at home and leave few checkers alone.</source>
        <translation>Така започват портес и табла. Вие слизате от 24 до 1, черните вървят обратно. Два пула затварят позиция за противника; единичен пул може да бъде ударен и тогава тръгва отначало. Затова затваряйте позиции в дома си и оставяйте малко единични.</translation>
    </message>
    <message>
        <source>You have rolled 3-1. Close point 5.</source>
        <translation>Паднаха ви се 3-1. Затворете позиция 5.</translation>
    </message>
    <message>
        <source>Points 5, 6 and 8 are yours now, and the two black checkers on point 1 will find it hard to get past them. None of yours stands alone.</source>
        <translation>Сега позиции 5, 6 и 8 са ваши и двата черни пула на позиция 1 трудно ще минат покрай тях. Никой ваш пул не стои сам.</translation>
    </message>
    <message>
        <source>That is legal, but point 5 is not closed. Take it back and move one checker there from 8 and one from 6.</source>
        <translation>Може и така, но позиция 5 не е затворена. Върнете хода и преместете там един пул от 8 и един от 6.</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>Удар</translation>
    </message>
    <message>
        <source>Land on a lone black checker and you hit it: it goes to the bar, the middle of the board. Black must bring it in again before doing anything else and loses all the ground it had gained.</source>
        <translation>Стъпите ли върху единичен черен пул, го удряте: той отива на бара, в средата на дъската. Черните трябва да го вкарат преди всичко друго и губят целия изминат път.</translation>
    </message>
    <message>
        <source>You have rolled 6-1. Hit the checker on point 7 and close that point.</source>
        <translation>Паднаха ви се 6-1. Ударете пула на позиция 7 и затворете тази позиция.</translation>
    </message>
    <message>
        <source>Hit, and your two checkers are safe there. Look: Black has rolled 6-3. A 6 enters on your point 6, which is closed, so only the 3 brings the checker in.</source>
        <translation>Ударен е, а двата ви пула там са в безопасност. Вижте: на черните се паднаха 6-3. С 6 се влиза на вашата позиция 6, която е затворена, затова пулът влиза само с тройката.</translation>
    </message>
    <message>
        <source>That is legal, but you do not have two checkers on point 7. Take it back. The 6 from 13 lands there, and so does the 1 from 8.</source>
        <translation>Може и така, но на позиция 7 нямате два пула. Върнете хода. Шестицата от 13 стъпва там, единицата от 8 – също.</translation>
    </message>
    <message>
        <source>From the bar</source>
        <translation>От бара</translation>
    </message>
    <message>
        <source>One of your checkers was hit. Until it is in, no other may move. A die brings it in on 25 minus the die: a 4 on point 21, a 3 on 22. A checker that enters can hit, too.</source>
        <translation>Ваш пул беше ударен. Докато не влезе, никой друг не може да се мести. Зарът го вкарва на позиция 25 минус зара: с 4 – на позиция 21, с 3 – на 22. И пул, който влиза, може да удари.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Enter so that you hit a black checker.</source>
        <translation>Паднаха ви се 4-3. Влезте така, че да ударите черен пул.</translation>
    </message>
    <message>
        <source>Well hit. Now that checker is on the bar, and Black must bring it in before anything else.</source>
        <translation>Добър удар. Сега този пул е на бара и черните трябва да го вкарат преди всичко друго.</translation>
    </message>
    <message>
        <source>That is legal, but the black checker on point 22 is still there. Take it back and enter with the 3.</source>
        <translation>Може и така, но черният пул на позиция 22 още е там. Върнете хода и влезте с тройката.</translation>
    </message>
    <message>
        <source>The first checker</source>
        <translation>Първият пул</translation>
    </message>
    <message>
        <source>In Fevga nothing is hit or pinned: a point with a single black checker is closed to you. Both sides go the same way round; Black starts on your point 12. Your first checker runs alone until it has passed that point. Only then may others leave point 24.</source>
        <translation>На февга пуловете нито се удрят, нито се затапват: и един-единствен черен пул затваря позицията за вас. Двете страни вървят в една и съща посока; черните започват от вашата позиция 12. Първият ви пул върви сам, докато не подмине тази позиция. Едва тогава и други могат да напуснат позиция 24.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Bring the first checker past Black’s start and let the second one leave.</source>
        <translation>Паднаха ви се 4-3. Прекарайте първия пул покрай началото на черните и пуснете втория.</translation>
    </message>
    <message>
        <source>Right: with the 4 it has passed, and for the 3 all checkers were free.</source>
        <translation>Точно така: с четворката той подмина, а за тройката всички пулове вече бяха свободни.</translation>
    </message>
    <message>
        <source>That is legal, but the second checker still stands on 24. Take it back and play the 3 from there.</source>
        <translation>Може и така, но вторият пул още е на 24. Върнете хода и изиграйте тройката оттам.</translation>
    </message>
    <message>
        <source>A row of six</source>
        <translation>Шест поред</translation>
    </message>
    <message>
        <source>One checker holds a point. Six of them in a row hold back whatever is behind them, since no die is larger than 6. Nine black checkers still stand on point 12.</source>
        <translation>Един пул държи позиция. Шест поред спират всичко зад себе си, защото няма зар, по-голям от 6. Девет черни пула още стоят на позиция 12.</translation>
    </message>
    <message>
        <source>You have rolled 5-4. Hold all six points from 11 to 6.</source>
        <translation>Паднаха ви се 5-4. Заемете и шестте позиции от 11 до 6.</translation>
    </message>
    <message>
        <source>None of the nine can move as long as the six stand. You may build such a row here because Black has other checkers on the way: a side whose fifteen checkers all stand on one point may not be locked in.</source>
        <translation>Докато стоят шестте, нито един от деветте не може да мръдне. Тук може да направите такава редица, защото черните имат и други пулове на път: страна, чиито петнайсет пула са на една позиция, не бива да се заключва.</translation>
    </message>
    <message>
        <source>That is legal, but one of the six points is empty. Take it back. The 5 from 16 fills point 11; let the 4 leave the others as they are.</source>
        <translation>Може и така, но една от шестте позиции е празна. Върнете хода. Петицата от 16 запълва позиция 11; нека четворката остави другите, както са.</translation>
    </message>
    <message>
        <source>Not all six at the start</source>
        <translation>Не и шестте в началото</translation>
    </message>
    <message>
        <source>On your first six points, 24 to 19, Black passes by with every checker. So it is forbidden to end a move with checkers on all six. You hold five of them.</source>
        <translation>През първите ви шест позиции, от 24 до 19, минава всеки черен пул. Затова е забранено в края на хода да имате пулове и на шестте. Вие държите пет от тях.</translation>
    </message>
    <message>
        <source>You have rolled 5-1. Leave the five points as they are and move both checkers on point 10.</source>
        <translation>Паднаха ви се 5-1. Оставете петте позиции, както са, и преместете двата пула от позиция 10.</translation>
    </message>
    <message>
        <source>You keep a wall of five, and your checkers from point 10 are almost home. Where the rules hold a checker back, the board says why when you point at it.</source>
        <translation>Запазихте стена от пет, а пуловете от позиция 10 са почти в дома. Когато правилата задържат пул, дъската казва защо, щом го посочите.</translation>
    </message>
    <message>
        <source>That is legal, but a checker is still on point 10. Take it back and play both dice from there.</source>
        <translation>Може и така, но на позиция 10 още има пул. Върнете хода и изиграйте и двата зара оттам.</translation>
    </message>
    <message>
        <source>A chain</source>
        <translation>Верига</translation>
    </message>
    <message>
        <source>Gul Bara is played like Fevga, but any checker may leave point 24 at once, and rows have no limit. What is special is the chain: from your fourth roll on, a double runs on. After four fives come four sixes, in the same turn; after four fours come four fives and four sixes.</source>
        <translation>Гюлбара се играе като февга, но всеки пул може веднага да напусне позиция 24 и редиците нямат ограничение. Особеното е веригата: от четвъртото ви хвърляне нататък чифтът продължава. След четири петици идват четири шестици, в същия ход; след четири четворки – четири петици и четири шестици.</translation>
    </message>
    <message>
        <source>You have rolled 5-5. Play the four fives so that two checkers reach point 14.</source>
        <translation>Паднаха ви се 5-5. Изиграйте четирите петици така, че два пула да стигнат до позиция 14.</translation>
    </message>
    <message>
        <source>All four were played, so you would go on with four sixes now. What you cannot play of them would go to Black.</source>
        <translation>И четирите са изиграни, затова сега бихте продължили с четири шестици. Които от тях не можете да изиграете, отиват при черните.</translation>
    </message>
    <message>
        <source>That is legal, but it is not what was asked for. Take it back. Move two checkers from 24 to 19 and two from 19 to 14.</source>
        <translation>Може и така, но не това се искаше. Върнете хода. Преместете два пула от 24 на 19 и два от 19 на 14.</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Остатъкът</translation>
    </message>
    <message>
        <source>Black has rolled 5-5 and could play only two of the four fives. What is left of a chain is called the rest, and it is yours now: two fives, then four sixes. You play it before you roll.</source>
        <translation>На черните се паднаха 5-5, но те можаха да изиграят само две от четирите петици. Каквото остава от веригата, се нарича остатък и сега е ваше: две петици, после четири шестици. Играете го, преди да хвърлите.</translation>
    </message>
    <message>
        <source>Play the two fives and hold point 11 with them.</source>
        <translation>Изиграйте двете петици и заемете с тях позиция 11.</translation>
    </message>
    <message>
        <source>Three points in a row in front of Black. The sixes come next; what you cannot play of them is lost, and nothing goes back.</source>
        <translation>Три позиции поред пред черните. Следват шестиците; които от тях не можете да изиграете, се губят и нищо не се връща.</translation>
    </message>
    <message>
        <source>That is legal, but two checkers on point 11 would block Black better. Take it back and move both from 16.</source>
        <translation>Може и така, но два пула на позиция 11 биха спрели черните по-добре. Върнете хода и преместете и двата от 16.</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Заключени</translation>
    </message>
    <message>
        <source>Nothing protects a side whose checkers all stand on one point. If you hold all six points in front of them, Black cannot move until you open the row.</source>
        <translation>Нищо не пази страна, чиито пулове са всички на една позиция. Ако държите и шестте позиции пред тях, черните не могат да мръднат, докато не отворите редицата.</translation>
    </message>
    <message>
        <source>You have rolled 5-2. Lock Black in: hold all points from 11 to 6.</source>
        <translation>Паднаха ви се 5-2. Заключете черните: заемете всички позиции от 11 до 6.</translation>
    </message>
    <message>
        <source>Black is locked in. Now bring your other checkers home and keep the row as long as you can. In Fevga this would be forbidden.</source>
        <translation>Черните са заключени. Сега приберете другите си пулове в дома и пазете редицата колкото можете по-дълго. На февга това би било забранено.</translation>
    </message>
    <message>
        <source>That is legal, but one of the six points is empty. Take it back. The 5 from 11 fills point 6, and the 2 can be played from 24.</source>
        <translation>Може и така, но една от шестте позиции е празна. Върнете хода. Петицата от 11 запълва позиция 6, а двойката може да се изиграе от 24.</translation>
    </message>
</context>
<context>
    <name>PastPosition</name>
    <message>
        <source>Earlier position, after {side}: {move}</source>
        <translation>По-ранна позиция, след хода на {side}: {move}</translation>
    </message>
    <message>
        <source>Earlier position, after {move}</source>
        <translation>По-ранна позиция, след {move}</translation>
    </message>
</context>
<context>
    <name>PlayMode</name>
    <message>
        <source>Dice</source>
        <translation>Зарове</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Points in this match</source>
        <translation>Точки в този мач</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>мисли…</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln пип</numerusform>
            <numerusform>%Ln пипа</numerusform>
        </translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation>куб {value}</translation>
    </message>
</context>
<context>
    <name>PlaysPanel</name>
    <message>
        <source>Moves of this game</source>
        <translation>Ходове в тази игра</translation>
    </message>
</context>
<context>
    <name>PositionController</name>
    <message>
        <source>The position is copied.</source>
        <translation>Позицията е копирана.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard.</source>
        <translation>В клипборда няма позиция.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Тази позиция вече е на дъската.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>В тази позиция играта е свършила.</translation>
    </message>
    <message>
        <source>There is no position in this text.</source>
        <translation>В този текст няма позиция.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Тази позиция не може да се играе.</translation>
    </message>
    <message>
        <source>It is a line such as {line}</source>
        <translation>Позицията се пише на един ред, например {line}</translation>
    </message>
    <message>
        <source>It is long: save it to a file and open that file.</source>
        <translation>Текстът е дълъг: запазете го във файл и отворете файла.</translation>
    </message>
    <message>
        <source>This text is a match, not a position.</source>
        <translation>Този текст е мач, а не позиция.</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Отваряне на мача</translation>
    </message>
    <message>
        <source>This match cannot be opened.</source>
        <translation>Този мач не може да се отвори.</translation>
    </message>
    <message>
        <source>A game from this position has started.</source>
        <translation>Започна игра от тази позиция.</translation>
    </message>
    <message>
        <source>The match score does not count.</source>
        <translation>Резултатът от мача не се брои.</translation>
    </message>
    <message>
        <source>Your previous match is under Game ▸ Resume.</source>
        <translation>Предишният мач е в Игра ▸ Продължаване.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад към него</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Нареждане на позиция</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>От&amp;мяна</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Отмяна на последната промяна (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Играй &amp;оттук</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Започване на игра оттук</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копиране</translation>
    </message>
    <message>
        <source>Copy the position as text (Ctrl+C)</source>
        <translation>Копиране на позицията като текст (Ctrl+C)</translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <translation>На&amp;реждане</translation>
    </message>
    <message>
        <source>Matc&amp;h</source>
        <translation>Ма&amp;ч</translation>
    </message>
    <message>
        <source>Cube, score and house rules</source>
        <translation>Куб, резултат и уговорки</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>The position is copied.</source>
        <translation>Позицията е копирана.</translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Position as text</source>
        <translation>Позицията като текст</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n position(s) left today</source>
        <translation>
            <numerusform>Остава %Ln задача за днес</numerusform>
            <numerusform>Остават %Ln задачи за днес</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln ден подред</numerusform>
            <numerusform>%Ln дни подред</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin or build</source>
        <translation>Затапване или градеж</translation>
    </message>
    <message>
        <source>Mother in danger</source>
        <translation>Майката в опасност</translation>
    </message>
    <message>
        <source>Hit or build</source>
        <translation>Удар или градеж</translation>
    </message>
    <message>
        <source>Leaving the start</source>
        <translation>Тръгване от началото</translation>
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
        <translation>Куб</translation>
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
        <translation>Трудно</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>Решени: {solved} от {total}</translation>
    </message>
    <message>
        <source>{right} of {answered} right today</source>
        <translation>днес {right} от {answered} верни</translation>
    </message>
    <message>
        <source>{answered} of {total} · {right} right</source>
        <translation>{answered} от {total} · верни: {right}</translation>
    </message>
    <message>
        <source>{sign}{time} · {right} right · {row} in a row</source>
        <translation>{sign}{time} · верни: {right} · подред: {row}</translation>
    </message>
    <message>
        <source>{right} of {answered} right, {row} in a row.</source>
        <translation>Верни: {right} от {answered}, най-много подред: {row}.</translation>
    </message>
    <message>
        <source>Today’s ten are done.</source>
        <translation>Десетте за днес са решени.</translation>
    </message>
    <message>
        <source>Your best: {right} right, {row} in a row.</source>
        <translation>Вашият рекорд: верни {right}, подред {row}.</translation>
    </message>
    <message>
        <source>There are no positions of this theme and difficulty.</source>
        <translation>Няма задачи с тази тема и трудност.</translation>
    </message>
    <message>
        <source>No positions yet. After your games against the computer are reviewed, your mistakes come back here as positions. Until then, choose a game above: each has positions of its own.</source>
        <translation>Още няма задачи. След преглед на игрите ви срещу компютъра грешките ви се връщат тук като задачи. Дотогава изберете игра отгоре: всяка има свои задачи.</translation>
    </message>
    <message>
        <source>Done for today.</source>
        <translation>Готово за днес.</translation>
    </message>
    <message>
        <source>Done for today. The next position comes on {day}.</source>
        <translation>Готово за днес. Следващата задача е на {day}.</translation>
    </message>
    <message>
        <source>{game}. You are White. Find the best move.</source>
        <translation>{game}. Вие сте белите. Намерете най-добрия ход.</translation>
    </message>
    <message>
        <source>{game}. You are White, and it is your turn. Do you double?</source>
        <translation>{game}. Вие сте белите и сте на ход. Давате ли контра?</translation>
    </message>
    <message>
        <source>{game}. You are White, and your opponent doubles. Do you take?</source>
        <translation>{game}. Вие сте белите, а противникът дава контра. Приемате ли?</translation>
    </message>
    <message>
        <source>The match is unlimited.</source>
        <translation>Мачът е без ограничение.</translation>
    </message>
    <message>
        <source>Points needed to win: you {mine}, your opponent {theirs}.</source>
        <translation>Точки до победата: вие {mine}, противникът {theirs}.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Без контра</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Приемам</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Отказвам</translation>
    </message>
    <message>
        <source>The answer: {action}.</source>
        <translation>Отговорът: {action}.</translation>
    </message>
    <message>
        <source>This is the best move.</source>
        <translation>Това е най-добрият ход.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Вярно!</translation>
    </message>
    <message>
        <source>Good: nearly as good as the best move.</source>
        <translation>Добре: почти толкова добър, колкото най-добрият ход.</translation>
    </message>
    <message>
        <source>Good: only {loss} worse than the best move.</source>
        <translation>Добре: само с {loss} по-слаб от най-добрия ход.</translation>
    </message>
    <message>
        <source>{mark}: your move loses {loss}.</source>
        <translation>{mark}: ходът ви губи {loss}.</translation>
    </message>
    <message>
        <source>{mark}: your decision loses {loss}.</source>
        <translation>{mark}: решението ви губи {loss}.</translation>
    </message>
    <message>
        <source>Best: {play}.</source>
        <translation>Най-добре: {play}.</translation>
    </message>
    <message>
        <source>You: {play}.</source>
        <translation>Вие: {play}.</translation>
    </message>
    <message>
        <source>In the game on {day} you played {play}.</source>
        <translation>В играта от {day} изиграхте {play}.</translation>
    </message>
    <message>
        <source>In the game on {day} you played {play}, which lost {loss}.</source>
        <translation>В играта от {day} изиграхте {play}, което губи {loss}.</translation>
    </message>
    <message>
        <source>{label}: you {mine}, your opponent {theirs}</source>
        <translation>{label}: вие {mine}, противникът {theirs}</translation>
    </message>
    <message>
        <source>{action} loses {loss}.</source>
        <translation>{action}: губи {loss}.</translation>
    </message>
    <message>
        <source>In the game on {day} you decided: {action}.</source>
        <translation>В играта от {day} решихте: {action}.</translation>
    </message>
    <message>
        <source>Your opponent should drop, and you win the game at once.</source>
        <translation>Противникът трябва да откаже контрата и вие веднага печелите играта.</translation>
    </message>
    <message>
        <source>Too good to double: your opponent would drop. Play on for more points.</source>
        <translation>Твърде добра позиция за контра: противникът би я отказал. Играйте за повече.</translation>
    </message>
    <message>
        <source>You do not win often enough: playing on for twice the points costs more than dropping.</source>
        <translation>Не печелите достатъчно често: играта за двойно повече точки ви струва повече от отказа.</translation>
    </message>
    <message>
        <source>You are far enough ahead to play for twice the points.</source>
        <translation>Водите достатъчно, за да играете за двойно повече точки.</translation>
    </message>
    <message>
        <source>Making points</source>
        <translation>Правене на капии</translation>
    </message>
    <message>
        <source>Primes and blocks</source>
        <translation>Прегради</translation>
    </message>
    <message>
        <source>Escaping</source>
        <translation>Бягство</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Надбягване</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Вадене</translation>
    </message>
    <message>
        <source>Finished. A new best!</source>
        <translation>Край. Нов рекорд!</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>Край.</translation>
    </message>
    <message>
        <source>Too early: your opponent takes and owns the cube.</source>
        <translation>Твърде рано: противникът приема и кубът става негов.</translation>
    </message>
    <message>
        <source>You win often enough to play on for twice the points.</source>
        <translation>Печелите достатъчно често, за да играете за двойно повече точки.</translation>
    </message>
</context>
<context>
    <name>PracticeActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>&amp;Пропускане</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Показване на от&amp;говора</translation>
    </message>
    <message>
        <source>&amp;Leave this one out</source>
        <translation>&amp;Без тази задача</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>Today’s ten</source>
        <translation>Десетте за днес</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Три минути</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Нов опит</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Следваща задача</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Answer</source>
        <translation>Отговор</translation>
    </message>
</context>
<context>
    <name>PracticeWindow</name>
    <message>
        <source>Practice</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Practise the missed ones</source>
        <translation>Сгрешените отново</translation>
    </message>
    <message>
        <source>Go on practising</source>
        <translation>Още упражнения</translation>
    </message>
    <message>
        <source>Practise {game}</source>
        <translation>Упражнения: {game}</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>End my turn automatically</source>
        <translation>Автоматичен край на хода ми</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Хвърляне вместо мен</translation>
    </message>
    <message>
        <source>Bear off</source>
        <translation>Вадене</translation>
    </message>
    <message>
        <source>Start with two checkers</source>
        <translation>Начало с два пула</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Moves are always written with the numbers of the side that makes them</source>
        <translation>Ходовете винаги се записват с номерата на този, който ги играе</translation>
    </message>
    <message>
        <source>Where checkers came from and went to, until the next roll</source>
        <translation>Откъде тръгнаха и къде отидоха пуловете, до следващото хвърляне</translation>
    </message>
    <message>
        <source>Checkers rain over the board for a moment</source>
        <translation>За миг над дъската валят пулове</translation>
    </message>
    <message>
        <source>A button plays the rest of a race for you, by the best moves</source>
        <translation>Бутон доиграва надбягването вместо вас с най-добрите ходове</translation>
    </message>
    <message>
        <source>The average result in points, beside the chances to win</source>
        <translation>Средният резултат в точки, до шансовете за победа</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Пулове</translation>
    </message>
    <message>
        <source>A slim bar that follows the game. It helps the side to move</source>
        <translation>Тясна лента, която следва играта. Помага на този, който е на ход</translation>
    </message>
    <message>
        <source>The windows around the board; the board keeps its colours</source>
        <translation>Прозорците около дъската; цветовете на дъската не се променят</translation>
    </message>
    <message>
        <source>A decision that loses this many points or more comes back</source>
        <translation>Решение, което губи толкова точки или повече, се връща</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Прозорец</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Светло или тъмно</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Общи</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Посока на играта</translation>
    </message>
    <message>
        <source>My home</source>
        <translation>Моят дом</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Какво се показва</translation>
    </message>
    <message>
        <source>Numbers on the points</source>
        <translation>Номера на позициите</translation>
    </message>
    <message>
        <source>Number points for</source>
        <translation>Номериране за</translation>
    </message>
    <message>
        <source>Pip counts</source>
        <translation>Брой пипове</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последен ход</translation>
    </message>
    <message>
        <source>Status text</source>
        <translation>Текст за състоянието</translation>
    </message>
    <message>
        <source>What to do next, below the board</source>
        <translation>Какво следва, под дъската</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Изглед</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Speed of checkers</source>
        <translation>Скорост на пуловете</translation>
    </message>
    <message>
        <source>Speed of dice</source>
        <translation>Скорост на заровете</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>По-малко движение</translation>
    </message>
    <message>
        <source>Celebrate my wins</source>
        <translation>Поздрав при моите победи</translation>
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
        <translation>Сила на звука</translation>
    </message>
    <message>
        <source>No sounds can be played here: the library miniaudio is missing.</source>
        <translation>Тук не могат да се чуват звуци: липсва библиотеката miniaudio.</translation>
    </message>
    <message>
        <source>Automatic actions</source>
        <translation>Автоматични действия</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Автоматични принудени ходове</translation>
    </message>
    <message>
        <source>The move is made on the board; you end the turn or undo it</source>
        <translation>Ходът се нанася на дъската; вие го завършвате или връщате</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>Автоматичен пас</translation>
    </message>
    <message>
        <source>Offer to bear off to the end</source>
        <translation>Предлагане на вадене до края</translation>
    </message>
    <message>
        <source>As soon as no more dice can be used</source>
        <translation>Щом не може да се изиграе нито един зар повече</translation>
    </message>
    <message>
        <source>Ask before</source>
        <translation>Въпрос преди</translation>
    </message>
    <message>
        <source>Resigning</source>
        <translation>Предаване на игра</translation>
    </message>
    <message>
        <source>Ending my turn</source>
        <translation>Край на хода</translation>
    </message>
    <message>
        <source>End the turn a second time, by key or click, to confirm</source>
        <translation>За потвърждение завършете хода още веднъж, с клавиш или щракване</translation>
    </message>
    <message>
        <source>Leaving an unfinished match</source>
        <translation>Напускане на недовършен мач</translation>
    </message>
    <message>
        <source>It is kept under Game ▸ Resume in any case</source>
        <translation>Той и без това остава в Игра ▸ Продължаване</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Show equities</source>
        <translation>Показване на очакването</translation>
    </message>
    <message>
        <source>Winning chances beside the board</source>
        <translation>Шансове за победа до дъската</translation>
    </message>
    <message>
        <source>Review games in the background</source>
        <translation>Преглед на игрите във фонов режим</translation>
    </message>
    <message>
        <source>Each game that ends and those in the history without a review</source>
        <translation>Всяка завършила игра и тези в историята без преглед</translation>
    </message>
    <message>
        <source>Mistake thresholds</source>
        <translation>Прагове на грешките</translation>
    </message>
    <message>
        <source>Doubtful from</source>
        <translation>Съмнителен от</translation>
    </message>
    <message>
        <source>Error from</source>
        <translation>Грешка от</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>Груба грешка от</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Треньор</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Наставник</translation>
    </message>
    <message>
        <source>Practice from</source>
        <translation>Упражнения от</translation>
    </message>
    <message>
        <source> points</source>
        <translation> точки</translation>
    </message>
    <message>
        <source>A move that loses this many points or more is called that</source>
        <translation>Така се нарича ход, който губи толкова точки или повече</translation>
    </message>
    <message>
        <source>Wood, felt, leather, or a board of your own</source>
        <translation>Дърво, сукно, кожа или ваша собствена дъска</translation>
    </message>
    <message>
        <source>Another set of checkers for this board</source>
        <translation>Други пулове за тази дъска</translation>
    </message>
    <message>
        <source>Where you bear off, as you sit at the board</source>
        <translation>Накъде вадите, гледано от вашето място</translation>
    </message>
    <message>
        <source>The half of the board where your home is</source>
        <translation>Половината на дъската, в която е вашият дом</translation>
    </message>
    <message>
        <source>The other checkers are drawn in a rack until they are needed</source>
        <translation>Останалите пулове се рисуват отстрани, докато потрябват</translation>
    </message>
    <message>
        <source>Show the number of each point</source>
        <translation>Показва номера на всяка позиция</translation>
    </message>
    <message>
        <source>How far each side still has to go</source>
        <translation>Колко път остава на всяка страна</translation>
    </message>
    <message>
        <source>How fast checkers move</source>
        <translation>Колко бързо се движат пуловете</translation>
    </message>
    <message>
        <source>How fast dice come to rest</source>
        <translation>Колко бързо спират заровете</translation>
    </message>
    <message>
        <source>Nothing moves or tumbles on the board</source>
        <translation>Нищо не се движи и не се търкаля по дъската</translation>
    </message>
    <message>
        <source>Dice, moves, pins, hits and the end of a game</source>
        <translation>Зарове, ходове, затапване, удари и краят на играта</translation>
    </message>
    <message>
        <source>How loud all sounds are</source>
        <translation>Колко силни са всички звуци</translation>
    </message>
    <message>
        <source>The dice are rolled as soon as it is your turn</source>
        <translation>Заровете се хвърлят, щом дойде вашият ред</translation>
    </message>
    <message>
        <source>The turn ends automatically when no checker can move</source>
        <translation>Редът минава сам, когато никой пул не може да се движи</translation>
    </message>
    <message>
        <source>So that no game is lost by accident</source>
        <translation>За да не се загуби игра по погрешка</translation>
    </message>
    <message>
        <source>The smallest mistake the tutor warns about before the move counts</source>
        <translation>Най-малката грешка, за която наставникът предупреждава, преди ходът да важи</translation>
    </message>
    <message>
        <source>The language of the program changes at once</source>
        <translation>Всички текстове на програмата се сменят веднага</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>Страници на настройките</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Първоначални</translation>
    </message>
    <message>
        <source>Reset all preferences to their defaults; this can be undone</source>
        <translation>Връща всички настройки към първоначалните; това може да се отмени</translation>
    </message>
    <message>
        <source>Preferences reset to defaults.</source>
        <translation>Настройките са върнати към първоначалните.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
</context>
<context>
    <name>PrimaryAction</name>
    <message>
        <source>Roll</source>
        <translation>Хвърли</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Край на хода</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>Take or drop</source>
        <translation>Приемам или отказвам</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Следваща игра</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Нов мач…</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>&amp;Show</source>
        <translation>По&amp;казване</translation>
    </message>
    <message>
        <source>Results and errors</source>
        <translation>Резултати и грешки</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Точки във времето</translation>
    </message>
    <message>
        <source>Games won by level</source>
        <translation>Победи по нива</translation>
    </message>
    <message>
        <source>Rating by game</source>
        <translation>Рейтинг по игри</translation>
    </message>
    <message>
        <source>PR over time</source>
        <translation>PR във времето</translation>
    </message>
    <message>
        <source>PR by level</source>
        <translation>PR по нива</translation>
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
        <translation>Въведете двата зара (1–6)</translation>
    </message>
    <message>
        <source>{name} plays {dice}</source>
        <translation>{name} {name:играе|играят} {dice}</translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <translation>{dice} и {last}</translation>
    </message>
    <message>
        <source>Each side rolls one die to see who starts…</source>
        <translation>Всяка страна хвърля по един зар, за да се види кой започва…</translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again (Space)</source>
        <translation>Равно, {first} и {second}: хвърлете пак (интервал)</translation>
    </message>
    <message>
        <source>Roll one die each to see who starts (Space)</source>
        <translation>Хвърлете по един зар, за да се реши кой започва (интервал)</translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again and enter both dice (keys 1–6)</source>
        <translation>Равно, {first} и {second}: хвърлете пак и въведете двата зара (клавиши 1–6)</translation>
    </message>
    <message>
        <source>Roll one die each and enter White’s, then Black’s (keys 1–6)</source>
        <translation>Хвърлете по един зар и въведете първо зара на белите, после този на черните (клавиши 1–6)</translation>
    </message>
    <message>
        <source>The rest of the chain could not be played.</source>
        <translation>Остатъкът от веригата не можа да се изиграе.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Пропуснахте хода.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} {name:пропусна|пропуснаха} хода си.</translation>
    </message>
    <message>
        <source>{name} has no legal move with {dice}</source>
        <translation>{name} {name:няма|нямат} ход с {dice}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} {name:мисли|мислят}…</translation>
    </message>
    <message>
        <source>This ends the game: end the turn (Space) or undo (Ctrl+Z)</source>
        <translation>Това решава играта: завършете хода (интервал) или върнете стъпка (Ctrl+Z)</translation>
    </message>
    <message>
        <source>No legal move left with {dice}: end the turn (Space)</source>
        <translation>Не остана позволена стъпка с {dice}: завършете хода (интервал)</translation>
    </message>
    <message>
        <source>No legal move left with {dice}: go on (Space)</source>
        <translation>Не остана позволена стъпка с {dice}: продължете (интервал)</translation>
    </message>
    <message>
        <source>Go on (Space) or undo (Ctrl+Z)</source>
        <translation>Продължете (интервал) или върнете стъпка (Ctrl+Z)</translation>
    </message>
    <message>
        <source>End the turn (Space) or undo (Ctrl+Z)</source>
        <translation>Завършете хода (интервал) или върнете стъпка (Ctrl+Z)</translation>
    </message>
    <message>
        <source>The chain goes on. </source>
        <translation>Веригата продължава. </translation>
    </message>
    <message>
        <source>The rest of the chain. </source>
        <translation>Остатъкът от веригата. </translation>
    </message>
    <message>
        <source>You could not play your whole chain. Your opponent plays the rest. </source>
        <translation>Не можахте да изиграете цялата си верига. Остатъка ще изиграе противникът. </translation>
    </message>
    <message>
        <source>{name} could not play the whole chain, so you play the rest before you roll. </source>
        <translation>{name} не {name:можа|можаха} да {name:изиграе|изиграят} цялата верига, затова вие играете остатъка, преди да хвърлите. </translation>
    </message>
    <message>
        <source> (next: {numbers}, four of each)</source>
        <translation> (следват {numbers}, по четири пъти)</translation>
    </message>
    <message>
        <source> (next: four {numbers}s)</source>
        <translation> (следва {numbers}, четири пъти)</translation>
    </message>
    <message>
        <source>You start. </source>
        <translation>Започвате вие. </translation>
    </message>
    <message>
        <source>{name} starts. </source>
        <translation>{name} {name:започва|започват}. </translation>
    </message>
    <message>
        <source>{name}: </source>
        <translation>{name}: </translation>
    </message>
    <message>
        <source>Enter from the bar first: {dice}</source>
        <translation>Първо влезте от бара: {dice}</translation>
    </message>
    <message>
        <source>Enter from the reserve: {dice}</source>
        <translation>Влезте от резерва: {dice}</translation>
    </message>
    <message>
        <source>Play {dice}</source>
        <translation>Играйте {dice}</translation>
    </message>
    <message>
        <source>every entry point is blocked</source>
        <translation>всички позиции за влизане са затворени</translation>
    </message>
    <message>
        <source>every checker on the board is pinned</source>
        <translation>всички пулове на дъската са затапени</translation>
    </message>
    <message>
        <source>you cannot bear off while a checker is pinned</source>
        <translation>нищо не се вади, докато има затапен пул</translation>
    </message>
    <message>
        <source>your first checker is blocked, and no other may start yet</source>
        <translation>първият ви пул е блокиран, а друг още не може да тръгне</translation>
    </message>
    <message>
        <source>every possible move would break a rule</source>
        <translation>всеки възможен ход би нарушил правило</translation>
    </message>
    <message>
        <source>every point in reach is blocked</source>
        <translation>всички позиции, до които се стига, са затворени</translation>
    </message>
    <message>
        <source>No legal move with {dice}: {why}. End the turn (Space)</source>
        <translation>Няма позволен ход с {dice}: {why}. Завършете хода (интервал)</translation>
    </message>
    <message>
        <source>No legal move with {dice}: {why}. Go on (Space)</source>
        <translation>Няма позволен ход с {dice}: {why}. Продължете (интервал)</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>point {number} at home</source>
        <translation>позиция {number} в дома</translation>
    </message>
    <message>
        <source>point {number} in the opponent’s home</source>
        <translation>позиция {number} в дома на противника</translation>
    </message>
    <message>
        <source>point {number}</source>
        <translation>позиция {number}</translation>
    </message>
    <message>
        <source>Wins the game at once.</source>
        <translation>Печели играта веднага.</translation>
    </message>
    <message>
        <source>Ends the game in a draw.</source>
        <translation>Завършва играта с реми.</translation>
    </message>
    <message>
        <source>Pins the mother.</source>
        <translation>Затапва майката.</translation>
    </message>
    <message>
        <source>Pins a checker on {point}.</source>
        <translation>Затапва пул на {point}.</translation>
    </message>
    <message>
        <source>Makes {point}.</source>
        <translation>Прави капия на {point}.</translation>
    </message>
    <message>
        <source>Takes {checkers} off the stack on 24.</source>
        <translation>Маха {checkers} от кулата на 24.</translation>
    </message>
    <message>
        <source>Brings {checkers} in from the reserve.</source>
        <translation>Вкарва {checkers} от резерва.</translation>
    </message>
    <message>
        <source>Bears off the first checker, so the mars is saved.</source>
        <translation>Вади първия пул и вече няма опасност от марс.</translation>
    </message>
    <message>
        <source>Bears off {checkers}.</source>
        <translation>Вади {checkers}.</translation>
    </message>
    <message>
        <source>Contact is over; this side leads the race by {pips}.</source>
        <translation>Вече няма контакт; преднината на тази страна в надбягването е {pips}.</translation>
    </message>
    <message>
        <source>The better move wins the game at once.</source>
        <translation>По-добрият ход печели играта веднага.</translation>
    </message>
    <message>
        <source>The better move ends the game in a draw.</source>
        <translation>По-добрият ход завършва играта с реми.</translation>
    </message>
    <message>
        <source>The better move pins the mother.</source>
        <translation>По-добрият ход затапва майката.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}.</source>
        <translation>По-добрият ход затапва пул на {point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point}.</source>
        <translation>Освобождава затапения пул на {point}.</translation>
    </message>
    <message>
        <source>Breaks {point}.</source>
        <translation>Разваля капията на {point}.</translation>
    </message>
    <message>
        <source>The better move makes {point}.</source>
        <translation>По-добрият ход прави капия на {point}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} on 24; the better move leaves {count}.</source>
        <translation>Оставя {checkers_here} на 24; по-добрият ход оставя {count}.</translation>
    </message>
    <message>
        <source>Stacks {checkers_here} on {point}; the better move leaves at most {count} on any point below 24.</source>
        <translation>Трупа {checkers_here} на {point}; при по-добрия ход остават най-много {count} на позиция под 24.</translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln пул</numerusform>
            <numerusform>%Ln пула</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkers</source>
        <translation>0 пула</translation>
    </message>
    <message>
        <source>no opposing checkers</source>
        <translation>нито един противников пул</translation>
    </message>
    <message numerus="yes">
        <source>%n opposing checker(s)</source>
        <translation>
            <numerusform>%Ln противников пул</numerusform>
            <numerusform>%Ln противникови пула</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln пип</numerusform>
            <numerusform>%Ln пипа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln капия</numerusform>
            <numerusform>%Ln капии</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of the 36 rolls</source>
        <comment>in each sentence in these words</comment>
        <translation>{count} от 36-те хвърляния</translation>
    </message>
    <message>
        <source>every roll</source>
        <comment>for “{count} of the 36 rolls”</comment>
        <translation>всяко хвърляне</translation>
    </message>
    <message>
        <source>every roll</source>
        <comment>for “{count}”, the second number of a sentence</comment>
        <translation>всички</translation>
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
        </translation>
    </message>
    <message>
        <source>after the next-best move</source>
        <translation>след следващия по сила ход</translation>
    </message>
    <message>
        <source>after the better move</source>
        <translation>след по-добрия ход</translation>
    </message>
    <message>
        <source>Easy to see: {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Лесно се вижда: намират го {count} от 10 играчи на ниво „{level}“.</translation>
    </message>
    <message>
        <source>Hard to find: {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Трудно се намира: само от {count} на всеки 10 играчи на ниво „{level}“.</translation>
    </message>
    <message>
        <source>About {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Намират го около {count} от 10 играчи на ниво „{level}“.</translation>
    </message>
    <message numerus="yes">
        <source>Makes %n point(s) in a row, with {enemies_behind} still behind them.</source>
        <translation>
            <numerusform>Затваря %Ln позиция; зад нея: {enemies_behind}.</numerusform>
            <numerusform>Затваря %Ln позиции поред; зад тях: {enemies_behind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings {checkers} past the opponent’s %n point(s) in a row.</source>
        <translation>
            <numerusform>Прекарва {checkers} покрай %Ln позиция на противника.</numerusform>
            <numerusform>Прекарва {checkers} покрай %Ln поредни позиции на противника.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings the first checker past the opponent’s start: the others may leave 24.</source>
        <translation>Прекарва първия пул покрай началото на противника: останалите могат да напуснат 24.</translation>
    </message>
    <message>
        <source>With {count} of the 36 rolls the opponent cannot move at all.</source>
        <translation>При {count} от 36-те хвърляния противникът изобщо не може да мръдне.</translation>
    </message>
    <message numerus="yes">
        <source>The better move has %n point(s) in a row in front of opposing checkers, this one {than}.</source>
        <translation>
            <numerusform>По-добрият ход държи %Ln позиция пред противникови пулове, този – {than}.</numerusform>
            <numerusform>По-добрият ход държи %Ln поредни позиции пред противникови пулове, този – {than}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens the row of %n point(s) in front of opposing checkers; the longest is {than} now.</source>
        <translation>
            <numerusform>Отваря редицата от %Ln позиция пред противникови пулове; най-дългата сега е {than}.</numerusform>
            <numerusform>Отваря редицата от %Ln позиции пред противникови пулове; най-дългата сега е {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The better move brings the first checker past the opponent’s start.</source>
        <translation>По-добрият ход прекарва първия пул покрай началото на противника.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {than} of the 36 rolls; after the better move it is {count}.</source>
        <translation>Противникът не може да мръдне при {than} от 36-те хвърляния; след по-добрия ход – при {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the better move leaves one of {count}.</source>
        <translation>
            <numerusform>Оставя пролука от %Ln позиция между капиите; по-добрият ход – от {count}.</numerusform>
            <numerusform>Оставя пролука от %Ln позиции между капиите; по-добрият ход – от {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buries {checkers_here} on points 1–3; the better move buries {count}.</source>
        <translation>Заравя {checkers_here} на позиции 1–3; по-добрият ход – {count}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} behind the opponent’s row that starts on {point}; the better move leaves {count}.</source>
        <translation>Оставя {checkers_here} зад редицата на противника от {point}; по-добрият ход оставя {count}.</translation>
    </message>
    <message>
        <source>Brings {checkers_here} in from the reserve; the better move brings {count}.</source>
        <translation>Вкарва {checkers_here} от резерва; по-добрият ход вкарва {count}.</translation>
    </message>
    <message>
        <source>The better move bears off the first checker, so the mars is saved.</source>
        <translation>По-добрият ход вади първия пул и вече няма опасност от марс.</translation>
    </message>
    <message>
        <source>Bears off {checkers_here}; the better move bears off {count}.</source>
        <translation>Вади {checkers_here}; по-добрият ход вади {count}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} outside; the better move leaves {count}.</source>
        <translation>Оставя {checkers_here} извън дома; по-добрият ход оставя {count}.</translation>
    </message>
    <message>
        <source>Empty points at home: {than}; after the better move {count}.</source>
        <translation>Празни позиции в дома: {than}; след по-добрия ход {count}.</translation>
    </message>
    <message>
        <source>Keeps the pin on {point}.</source>
        <translation>Запазва затапения пул на {point}.</translation>
    </message>
    <message>
        <source>Keeps {point}.</source>
        <translation>Запазва капията на {point}.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n point(s) in a row in front of opposing checkers.</source>
        <translation>
            <numerusform>Запазва %Ln позиция пред противникови пулове.</numerusform>
            <numerusform>Запазва %Ln поредни позиции пред противникови пулове.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has %n point(s) in a row in front of opposing checkers; the next-best move has {than}.</source>
        <translation>
            <numerusform>Държи %Ln позиция пред противникови пулове; следващият по сила ход – {than}.</numerusform>
            <numerusform>Държи %Ln поредни позиции пред противникови пулове; следващият по сила ход – {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent cannot move with {count} of the 36 rolls; after the next-best move it is {than}.</source>
        <translation>Противникът не може да мръдне при {count} от 36-те хвърляния; след следващия по сила ход – при {than}.</translation>
    </message>
    <message>
        <source>Stacks at most {checkers} on any point below 24; the next-best move stacks {than}.</source>
        <translation>Трупа най-много {checkers} на позиция под 24; следващият по сила ход – {than}.</translation>
    </message>
    <message>
        <source>Buries {checkers} on points 1–3; the next-best move buries {than}.</source>
        <translation>Заравя {checkers} на позиции 1–3; следващият по сила ход – {than}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the next-best move leaves one of {than}.</source>
        <translation>
            <numerusform>Оставя пролука от %Ln позиция между капиите; следващият по сила ход – от {than}.</numerusform>
            <numerusform>Оставя пролука от %Ln позиции между капиите; следващият по сила ход – от {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves {checkers} outside; the next-best move leaves {than}.</source>
        <translation>Оставя {checkers} извън дома; следващият по сила ход – {than}.</translation>
    </message>
    <message>
        <source>Bears off {checkers}; the next-best move bears off {than}.</source>
        <translation>Вади {checkers}; следващият по сила ход вади {than}.</translation>
    </message>
    <message>
        <source>Empty points at home: {count}; after the next-best move {than}.</source>
        <translation>Празни позиции в дома: {count}; след следващия по сила ход {than}.</translation>
    </message>
    <message>
        <source>The opponent cannot play all dice with {count} of the 36 rolls; {other} it is {than}.</source>
        <translation>При {count} от 36-те хвърляния противникът не може да изиграе всички зарове; {other} – при {than}.</translation>
    </message>
    <message>
        <source>As the board stands, {count} of the 36 rolls can be played in full next turn; {other} {than}.</source>
        <translation>Както стои дъската, следващият ход се играе изцяло при {count} от 36-те хвърляния; {other} – при {than}.</translation>
    </message>
    <message>
        <source>Leaves {checkers} on points 19–24; {other} {than}.</source>
        <translation>Оставя {checkers} на позиции 19–24; {other} – {than}.</translation>
    </message>
    <message>
        <source>Checkers past the opponent’s start: {count}; {other} {than}.</source>
        <translation>Пулове, минали началото на противника: {count}; {other} – {than}.</translation>
    </message>
    <message>
        <source>Holds {points}; {other} {than}.</source>
        <translation>Държи {points}; {other} – {than}.</translation>
    </message>
    <message>
        <source>Wins {count} of the games; {other} {than}.</source>
        <translation>Печели {count} от игрите; {other} – {than}.</translation>
    </message>
    <message>
        <source>Wins a mars in {count} of the games; {other} in {than}.</source>
        <translation>Печели с марс {count} от игрите; {other} – {than}.</translation>
    </message>
    <message>
        <source>Loses a mars in {count} of the games; {other} in {than}.</source>
        <translation>Губи с марс {count} от игрите; {other} – {than}.</translation>
    </message>
    <message>
        <source>Draws {count} of the games; {other} {than}.</source>
        <translation>Реми в {count} от игрите; {other} – {than}.</translation>
    </message>
    <message>
        <source>Wins a triple in {count} of the games; {other} in {than}.</source>
        <translation>Печели с бекгемън {count} от игрите; {other} – {than}.</translation>
    </message>
    <message>
        <source>Loses a triple in {count} of the games; {other} in {than}.</source>
        <translation>Губи с бекгемън {count} от игрите; {other} – {than}.</translation>
    </message>
    <message>
        <source>Wins the most points possible in {count} of the games; {other} in {than}.</source>
        <translation>Печели възможно най-много точки в {count} от игрите; {other} – в {than}.</translation>
    </message>
    <message>
        <source>Loses the most points possible in {count} of the games; {other} in {than}.</source>
        <translation>Губи възможно най-много точки в {count} от игрите; {other} – в {than}.</translation>
    </message>
    <message>
        <source>Wins a mars or by the mother in {count} of the games; {other} in {than}.</source>
        <translation>Печели с марс или майка {count} от игрите; {other} – {than}.</translation>
    </message>
    <message>
        <source>Loses a mars or by the mother in {count} of the games; {other} in {than}.</source>
        <translation>Губи с марс или майка {count} от игрите; {other} – {than}.</translation>
    </message>
    <message>
        <source>Pins a checker on {point}, with {enemies} behind it.</source>
        <translation>Затапва пул на {point}; зад него: {enemies}.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}; this one keeps the pin on {other_point} instead.</source>
        <translation>По-добрият ход затапва пул на {point}, а този запазва затапения на {other_point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point} and keeps the one on {other_point}.</source>
        <translation>Освобождава затапения пул на {point} и запазва този на {other_point}.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}; this one pins on {other_point} instead.</source>
        <translation>По-добрият ход затапва пул на {point}, а този – на {other_point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point} for one on {other_point}.</source>
        <translation>Освобождава затапения пул на {point} заради друг на {other_point}.</translation>
    </message>
    <message>
        <source>Hardly any player at the level “{level}” finds it.</source>
        <translation>Почти никой играч на ниво „{level}“ не го намира.</translation>
    </message>
    <message>
        <source>Nearly all players at the level “{level}” find it.</source>
        <translation>Намират го почти всички играчи на ниво „{level}“.</translation>
    </message>
    <message>
        <source>Hits {checkers}.</source>
        <translation>Удря {checkers}.</translation>
    </message>
    <message>
        <source>Hits a checker on {point}.</source>
        <translation>Удря пул на {point}.</translation>
    </message>
    <message>
        <source>The better move hits {checkers}.</source>
        <translation>По-добрият ход удря {checkers}.</translation>
    </message>
    <message>
        <source>The better move hits {checkers}, this one {than}.</source>
        <translation>По-добрият ход удря {checkers}, този – {than}.</translation>
    </message>
    <message>
        <source>The better move hits a checker on {point}.</source>
        <translation>По-добрият ход удря пул на {point}.</translation>
    </message>
    <message>
        <source>No roll lets the opponent play all dice; {other} {than} of the 36 do not.</source>
        <translation>Противникът не може да изиграе всички зарове при нито едно хвърляне; {other} не може при {than} от 36-те.</translation>
    </message>
    <message>
        <source>No roll lets the opponent play all dice; {other} every roll does.</source>
        <translation>Противникът не може да изиграе всички зарове при нито едно хвърляне; {other} може при всяко.</translation>
    </message>
    <message>
        <source>Every roll lets the opponent play all dice; {other} none does.</source>
        <translation>Противникът може да изиграе всички зарове при всяко хвърляне; {other} не може при нито едно.</translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have pinned.</source>
        <translation>Покрива единичния пул на {point}, който при {count} от 36-те хвърляния щеше да бъде затапен.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it; now {than} can pin a checker.</source>
        <translation>Вече няма единичен пул на {point}, където при {count} от 36-те хвърляния щеше да бъде затапен; сега при {than} може да се затапи пул.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.</source>
        <translation>Заплаха: при {count} от 36-те хвърляния може да се затапи пул в следващия ход; след следващия по сила ход – при {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can pin a checker; after the next-best move {than} can.</source>
        <translation>При {count} от 36-те хвърляния може да се затапи пул; след следващия по сила ход – при {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can pin the mother; after the next-best move {than} can.</source>
        <translation>При {count} от 36-те хвърляния може да се затапи майката; след следващия по сила ход – при {than}.</translation>
    </message>
    <message>
        <source>The opponent can pin a checker within two turns in {count} of the games; {other} in {than}.</source>
        <translation>До два хода противникът може да затапи пул в {count} от игрите; {other} – в {than}.</translation>
    </message>
    <message>
        <source>Can pin a checker next turn in {count} of the games; {other} in {than}.</source>
        <translation>В следващия си ход може да затапи пул в {count} от игрите; {other} – в {than}.</translation>
    </message>
    <message>
        <source>The opponent cannot pin anything next turn; after the next-best move {than} of the 36 rolls can.</source>
        <translation>Противникът не може да затапи нищо в следващия ход; след следващия по сила ход може при {than} от 36-те хвърляния.</translation>
    </message>
    <message>
        <source>The mother cannot be pinned next turn; after the next-best move {than} of the 36 rolls can pin it.</source>
        <translation>Майката не може да бъде затапена в следващия ход; след следващия по сила ход може да бъде затапена при {than} от 36-те хвърляния.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it; now {than} can hit a checker.</source>
        <translation>Вече няма единичен пул на {point}, където при {count} от 36-те хвърляния щеше да бъде ударен; сега при {than} може да се удари пул.</translation>
    </message>
    <message>
        <source>Moves the mother off 24, where {count} of the 36 rolls would have pinned it.</source>
        <translation>Маха майката от 24, където при {count} от 36-те хвърляния щеше да бъде затапена.</translation>
    </message>
    <message>
        <source>The opponent can play all dice with every roll; {other} not with {than} of the 36.</source>
        <translation>Противникът може да изиграе всички зарове при всяко хвърляне; {other} не може при {than} от 36-те.</translation>
    </message>
    <message>
        <source>As the board stands, no roll can be played in full next turn; {other} {than} of the 36 can.</source>
        <translation>Както стои дъската, следващият ход не се играе изцяло при нито едно хвърляне; {other} – при {than} от 36-те.</translation>
    </message>
    <message>
        <source>The opponent can move with every roll; after the better move not with {count} of the 36.</source>
        <translation>Противникът може да мръдне при всяко хвърляне; след по-добрия ход не може при {count} от 36-те.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {count} of the 36 rolls; after the next-best move every roll can be played.</source>
        <translation>Противникът не може да мръдне при {count} от 36-те хвърляния; след следващия по сила ход може при всяко.</translation>
    </message>
    <message>
        <source>The opponent cannot play all dice with {count} of the 36 rolls; {other} it can with every roll.</source>
        <translation>При {count} от 36-те хвърляния противникът не може да изиграе всички зарове; {other} може при всяко.</translation>
    </message>
    <message>
        <source>As the board stands, {count} of the 36 rolls can be played in full next turn; {other} none.</source>
        <translation>Както стои дъската, следващият ход се играе изцяло при {count} от 36-те хвърляния; {other} – при нито едно.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn.</source>
        <translation>В следващия ход противникът изобщо не може да мръдне.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {than} of the 36 rolls; after the better move not at all.</source>
        <translation>Противникът не може да мръдне при {than} от 36-те хвърляния; след по-добрия ход изобщо не може.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn; after the next-best move not with {than} of the 36 rolls.</source>
        <translation>В следващия ход противникът изобщо не може да мръдне; след следващия по сила ход не може при {than} от 36-те хвърляния.</translation>
    </message>
    <message>
        <source>As the board stands, every roll can be played in full next turn; {other} {than} of the 36 can.</source>
        <translation>Както стои дъската, следващият ход се играе изцяло при всяко хвърляне; {other} – при {than} от 36-те.</translation>
    </message>
    <message>
        <source>The opponent can move with every roll; after the better move not at all.</source>
        <translation>Противникът може да мръдне при всяко хвърляне; след по-добрия ход изобщо не може.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn; after the next-best move every roll can be played.</source>
        <translation>В следващия ход противникът изобщо не може да мръдне; след следващия по сила ход може при всяко хвърляне.</translation>
    </message>
    <message>
        <source>As the board stands, every roll can be played in full next turn; {other} none can.</source>
        <translation>Както стои дъската, следващият ход се играе изцяло при всяко хвърляне; {other} – при нито едно.</translation>
    </message>
    <message>
        <source>As the board stands, no roll can be played in full next turn; {other} every roll can.</source>
        <translation>Както стои дъската, следващият ход не се играе изцяло при нито едно хвърляне; {other} – при всяко.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls.</source>
        <translation>Заплаха: при {count} от 36-те хвърляния може да се затапи пул в следващия ход.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the mother.</source>
        <translation>Рискът: при {count} от 36-те хвърляния може да се затапи майката.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the blot on {point}.</source>
        <translation>Рискът: при {count} от 36-те хвърляния може да се затапи единичният пул на {point}.</translation>
    </message>
    <message>
        <source>The opponent cannot pin anything next turn.</source>
        <translation>Противникът не може да затапи нищо в следващия ход.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move {count} can.</source>
        <translation>При {than} от 36-те хвърляния може да се затапи майката; след по-добрия ход – при {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move, {count} can pin something.</source>
        <translation>При {than} от 36-те хвърляния може да се затапи единичният пул на {point}; след по-добрия ход при {count} може да се затапи някой пул.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can.</source>
        <translation>При {than} от 36-те хвърляния може да се затапи единичният пул на {point}; след по-добрия ход – при {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move {count} can.</source>
        <translation>При {than} от 36-те хвърляния може да се затапи пул; след по-добрия ход – при {count}.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {than} of the 36 rolls; the better move, with {count}.</source>
        <translation>Заплаха: при {than} от 36-те хвърляния може да се затапи пул в следващия ход; след по-добрия ход – при {count}.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with none.</source>
        <translation>Заплаха: при {count} от 36-те хвърляния може да се затапи пул в следващия ход; след следващия по сила ход – при нито едно.</translation>
    </message>
    <message>
        <source>Does not threaten to pin a checker next turn; the better move does, with {count} of the 36 rolls.</source>
        <translation>Не заплашва да затапи пул в следващия ход; по-добрият ход заплашва при {count} от 36-те хвърляния.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it.</source>
        <translation>Вече няма единичен пул на {point}, където при {count} от 36-те хвърляния щеше да бъде затапен.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move none can.</source>
        <translation>При {than} от 36-те хвърляния може да се затапи майката; след по-добрия ход – при никое.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can pin anything.</source>
        <translation>При {than} от 36-те хвърляния може да се затапи единичният пул на {point}; след по-добрия ход нищо не може да се затапи.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can.</source>
        <translation>При {than} от 36-те хвърляния може да се затапи единичният пул на {point}; след по-добрия ход – при никое.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move none can pin anything.</source>
        <translation>При {than} от 36-те хвърляния може да се затапи пул; след по-добрия ход нищо не може да се затапи.</translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have hit.</source>
        <translation>Покрива единичния пул на {point}, който при {count} от 36-те хвърляния щеше да бъде ударен.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls.</source>
        <translation>Заплаха: при {count} от 36-те хвърляния може да се удари пул в следващия ход.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can hit the blot on {point}.</source>
        <translation>Рискът: при {count} от 36-те хвърляния може да се удари единичният пул на {point}.</translation>
    </message>
    <message>
        <source>The opponent cannot hit anything next turn.</source>
        <translation>Противникът не може да удари нищо в следващия ход.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move, {count} can hit something.</source>
        <translation>При {than} от 36-те хвърляния може да се удари единичният пул на {point}; след по-добрия ход при {count} може да се удари някой пул.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can.</source>
        <translation>При {than} от 36-те хвърляния може да се удари единичният пул на {point}; след по-добрия ход – при {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move {count} can.</source>
        <translation>При {than} от 36-те хвърляния може да се удари пул; след по-добрия ход – при {count}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.</source>
        <translation>Заплаха: при {count} от 36-те хвърляния може да се удари пул в следващия ход; след следващия по сила ход – при {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can hit a checker; after the next-best move {than} can.</source>
        <translation>При {count} от 36-те хвърляния може да се удари пул; след следващия по сила ход – при {than}.</translation>
    </message>
    <message>
        <source>The opponent can hit a checker within two turns in {count} of the games; {other} in {than}.</source>
        <translation>До два хода противникът може да удари пул в {count} от игрите; {other} – в {than}.</translation>
    </message>
    <message>
        <source>Can hit a checker next turn in {count} of the games; {other} in {than}.</source>
        <translation>В следващия си ход може да удари пул в {count} от игрите; {other} – в {than}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {than} of the 36 rolls; the better move, with {count}.</source>
        <translation>Заплаха: при {than} от 36-те хвърляния може да се удари пул в следващия ход; след по-добрия ход – при {count}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with none.</source>
        <translation>Заплаха: при {count} от 36-те хвърляния може да се удари пул в следващия ход; след следващия по сила ход – при нито едно.</translation>
    </message>
    <message>
        <source>Does not threaten to hit a checker next turn; the better move does, with {count} of the 36 rolls.</source>
        <translation>Не заплашва да удари пул в следващия ход; по-добрият ход заплашва при {count} от 36-те хвърляния.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it.</source>
        <translation>Вече няма единичен пул на {point}, където при {count} от 36-те хвърляния щеше да бъде ударен.</translation>
    </message>
    <message>
        <source>The opponent cannot hit anything next turn; after the next-best move {than} of the 36 rolls can.</source>
        <translation>Противникът не може да удари нищо в следващия ход; след следващия по сила ход може при {than} от 36-те хвърляния.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can hit anything.</source>
        <translation>При {than} от 36-те хвърляния може да се удари единичният пул на {point}; след по-добрия ход нищо не може да се удари.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can.</source>
        <translation>При {than} от 36-те хвърляния може да се удари единичният пул на {point}; след по-добрия ход – при никое.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move none can hit anything.</source>
        <translation>При {than} от 36-те хвърляния може да се удари пул; след по-добрия ход нищо не може да се удари.</translation>
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
        <translation>Други бележки</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Зарове</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Загуба</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Късмет</translation>
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
        <translation>{count} на бара</translation>
    </message>
    <message>
        <source>{count} beside the board</source>
        <comment>checkers</comment>
        <translation>{count} до дъската</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Web page (*.html)</source>
        <translation>Уебстраница (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save a report of the match</source>
        <translation>Запис на отчет за мача</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>Отчетът се изготвя…</translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation>Компютърът не може да прегледа този мач. {what}</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Show the board</source>
        <translation>Показване на дъската</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{why}. No points; a new game starts</source>
        <translation>{why}. Без точки; започва нова игра</translation>
    </message>
    <message>
        <source>{why}. Each side gets a point</source>
        <translation>{why}. Всяка страна получава точка</translation>
    </message>
    <message>
        <source>{name} wins the match {score} : {other}</source>
        <translation>{name} {name:печели|печелят} мача {score} : {other}</translation>
    </message>
    <message>
        <source>You win the match {score} : {other}</source>
        <translation>Печелите мача {score} : {other}</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>предадена</translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation>куб {value}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <translation>Крофорд</translation>
    </message>
    <message>
        <source>single game</source>
        <translation>единична игра</translation>
    </message>
    <message>
        <source>mars</source>
        <translation>марс</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>бекгемън</translation>
    </message>
    <message>
        <source>mother pinned</source>
        <translation>затапена майка</translation>
    </message>
    <message>
        <source>capote</source>
        <translation>капо</translation>
    </message>
    <message>
        <source>draw, no points</source>
        <translation>реми, без точки</translation>
    </message>
    <message>
        <source>{points} with the cube at {value}</source>
        <translation>{points} с куб на {value}</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Печелите.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} {name:печели|печелят}.</translation>
    </message>
    <message>
        <source>{loser} has {checkers} left: {points}</source>
        <translation>{loser} {loser:има|имат} още {checkers}: {points}</translation>
    </message>
    <message>
        <source>You have {checkers} left: {points}</source>
        <translation>Остават ви: {checkers} ({points})</translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln пул</numerusform>
            <numerusform>%Ln пула</numerusform>
        </translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>отказана контра</translation>
    </message>
    <message>
        <source>{checkers} left</source>
        <translation>останали: {checkers}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>реми</translation>
    </message>
    <message>
        <source>You resign. {won}</source>
        <translation>Предавате се. {won}</translation>
    </message>
    <message>
        <source>{name} resigns. {won}</source>
        <translation>{name} {name:предава|предават} играта. {won}</translation>
    </message>
    <message>
        <source>You drop the double. {won}</source>
        <translation>Отказвате контрата. {won}</translation>
    </message>
    <message>
        <source>{name} drops the double. {won}</source>
        <translation>{name} {name:отказва|отказват} контрата. {won}</translation>
    </message>
    <message>
        <source>A draw: both mothers are pinned</source>
        <translation>Реми: и двете майки са затапени</translation>
    </message>
    <message>
        <source>A draw: no one can move any more</source>
        <translation>Реми: вече никой не може да мръдне</translation>
    </message>
    <message>
        <source>You win the game: {points}</source>
        <translation>Печелите играта: {points}</translation>
    </message>
    <message>
        <source>You win a mars (gammon): {points}</source>
        <translation>Печелите с марс: {points}</translation>
    </message>
    <message>
        <source>You win a triple (backgammon): {points}</source>
        <translation>Печелите с бекгемън: {points}</translation>
    </message>
    <message>
        <source>You have pinned the mother and win: {points}</source>
        <translation>Затапихте майката и печелите: {points}</translation>
    </message>
    <message>
        <source>You win a capote: {points}</source>
        <translation>Печелите с капо: {points}</translation>
    </message>
    <message>
        <source>{name} wins the game: {points}</source>
        <translation>{name} {name:печели|печелят} играта: {points}</translation>
    </message>
    <message>
        <source>{name} wins a mars (gammon): {points}</source>
        <translation>{name} {name:печели|печелят} с марс: {points}</translation>
    </message>
    <message>
        <source>{name} wins a triple (backgammon): {points}</source>
        <translation>{name} {name:печели|печелят} с бекгемън: {points}</translation>
    </message>
    <message>
        <source>{name} has pinned the mother and wins: {points}</source>
        <translation>{name} {name:затапи|затапиха} майката и {name:печели|печелят}: {points}</translation>
    </message>
    <message>
        <source>{name} wins a capote: {points}</source>
        <translation>{name} {name:печели|печелят} с капо: {points}</translation>
    </message>
</context>
<context>
    <name>ResumeMenu</name>
    <message>
        <source>Resu&amp;me</source>
        <translation>П&amp;родължаване</translation>
    </message>
    <message>
        <source>No other matches</source>
        <translation>Няма други мачове</translation>
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
        <translation>съмнителен</translation>
    </message>
    <message>
        <source>error</source>
        <translation>грешка</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>груба грешка</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>реми</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {done} of %n turn(s).</source>
        <translation>
            <numerusform>Спряно след {done} от %Ln ход.</numerusform>
            <numerusform>Спряно след {done} от %Ln хода.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Бърз</translation>
    </message>
    <message>
        <source>A quick look at each move; takes seconds.</source>
        <translation>Бърз поглед към всеки ход: за секунди.</translation>
    </message>
    <message>
        <source>One move ahead</source>
        <translation>Един ход напред</translation>
    </message>
    <message>
        <source>Looks at all replies to the promising moves.</source>
        <translation>Гледа всички отговори на обещаващите ходове.</translation>
    </message>
    <message>
        <source>Two moves ahead</source>
        <translation>Два хода напред</translation>
    </message>
    <message>
        <source>Looks furthest; takes minutes.</source>
        <translation>Гледа най-далече; отнема минути.</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <translation>печели {chance}</translation>
    </message>
    <message>
        <source>You to win</source>
        <translation>Печелите вие</translation>
    </message>
    <message>
        <source>start</source>
        <comment>you</comment>
        <translation>започвате</translation>
    </message>
    <message>
        <source>do not double</source>
        <comment>you</comment>
        <translation>не давате контра</translation>
    </message>
    <message>
        <source>double</source>
        <comment>you</comment>
        <translation>давате контра</translation>
    </message>
    <message>
        <source>take</source>
        <comment>you</comment>
        <translation>приемате</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>you</comment>
        <translation>отказвате</translation>
    </message>
    <message>
        <source>resign</source>
        <comment>you</comment>
        <translation>предавате се</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>първи ход</translation>
    </message>
    <message>
        <source>does not double</source>
        <translation>без контра</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>контра</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>приемане</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>отказ</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>предаване</translation>
    </message>
    <message>
        <source>good</source>
        <translation>добър</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>грешка</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>груба грешка</translation>
    </message>
    <message>
        <source>very lucky</source>
        <translation>голям късмет</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>късмет</translation>
    </message>
    <message>
        <source>very unlucky</source>
        <translation>много лош късмет</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>лош късмет</translation>
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
        <translation>няма по-добро</translation>
    </message>
    <message>
        <source>luck {luck}</source>
        <translation>късмет {luck}</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the average loss per decision. Lower is better. In brackets: the 95% interval of the PR over many games.</source>
        <translation>Ниво на игра: средната загуба на решение, умножена по 500. По-малко е по-добре. В скобите: 95-процентният интервал на PR при много партии.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>контра</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>без контра</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>отказ</translation>
    </message>
    <message>
        <source>take</source>
        <translation>приемане</translation>
    </message>
    <message>
        <source>best: {play}</source>
        <translation>най-добре: {play}</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the average loss per decision. Lower is better.</source>
        <translation>Ниво на игра: средната загуба на решение, умножена по 500. По-малко е по-добре.</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR, moves</source>
        <translation>PR, ходове</translation>
    </message>
    <message>
        <source>PR, cube</source>
        <translation>PR, куб</translation>
    </message>
    <message>
        <source>The level of the computer whose games have about this PR.</source>
        <translation>Нивото, на което компютърът играе с приблизително такова PR.</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Играе като</translation>
    </message>
    <message>
        <source>Points won. An unfinished game counts what it is worth now.</source>
        <translation>Спечелени точки; при недовършена игра – колко струва тя сега.</translation>
    </message>
    <message>
        <source>Each point is the value of a single win at this score, not a point on the score sheet.</source>
        <translation>Всяка точка е стойността на единична победа при този резултат, а не точка от таблицата.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Turns in which there was a choice that mattered.</source>
        <translation>Ходове, при които имаше избор и той беше важен.</translation>
    </message>
    <message>
        <source>Loss per decision</source>
        <translation>Загуба на решение</translation>
    </message>
    <message>
        <source>What a decision lost on average compared with the best, in single wins.</source>
        <translation>Колко губи средно едно решение спрямо най-доброто, в единични победи.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Късмет</translation>
    </message>
    <message>
        <source>What the dice were worth, in points.</source>
        <translation>Колко точки са донесли заровете.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>Резултат без късмета</translation>
    </message>
    <message>
        <source>The result minus the luck of both sides: what the moves themselves were worth.</source>
        <translation>Резултатът без късмета на двете страни: колко струват самите ходове.</translation>
    </message>
</context>
<context>
    <name>ReviewBoardPane</name>
    <message>
        <source>Previous turn (Left)</source>
        <translation>Предишен ход (стрелка наляво)</translation>
    </message>
    <message>
        <source>Next turn (Right)</source>
        <translation>Следващ ход (стрелка надясно)</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>Следваща &amp;грешка</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Най-добри ходове</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Бележка</translation>
    </message>
    <message>
        <source>Your next mistake or the next one of either side (Page Down)</source>
        <translation>Следващата ви грешка или следващата на който и да е (Page Down)</translation>
    </message>
    <message>
        <source>Both &amp;sides</source>
        <translation>И &amp;двете страни</translation>
    </message>
    <message>
        <source>Go through the mistakes of both sides</source>
        <translation>Преминаване през грешките на двете страни</translation>
    </message>
    <message>
        <source>&amp;Best move</source>
        <translation>&amp;Най-добър ход</translation>
    </message>
    <message>
        <source>Show the best two moves beside the one played, by arrows (B)</source>
        <translation>Двата най-добри хода до изиграния, със стрелки (B)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Нов опи&amp;т</translation>
    </message>
    <message>
        <source>Play each mistake again before its solution shows</source>
        <translation>Играйте всяка грешка отново, преди да видите решението</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <translation>По-дълбо&amp;ко</translation>
    </message>
    <message>
        <source>Play many games out from the best moves and the one made, or from a decision about the cube</source>
        <translation>Най-добрите ходове и изиграният, или позицията при решение за куба, се разиграват много пъти</translation>
    </message>
    <message>
        <source>&amp;Rolls</source>
        <translation>&amp;Зарове</translation>
    </message>
    <message>
        <source>Show what each of the 21 rolls is worth here</source>
        <translation>Показва колко струва тук всяко от 21-те хвърляния</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Бележка…</translation>
    </message>
    <message>
        <source>Write a note on this turn or change it (N)</source>
        <translation>Написване или промяна на бележка към този ход (N)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Играй оттук</translation>
    </message>
    <message>
        <source>Start a new game from this position; this match stays as it is</source>
        <translation>Започва нова игра от тази позиция; този мач остава, както е</translation>
    </message>
    <message>
        <source>Your next &amp;mistake</source>
        <translation>Ваша следваща &amp;грешка</translation>
    </message>
    <message>
        <source>A mistake was made here. Play a better move on the board.</source>
        <translation>Тук е направена грешка. Изиграйте по-добър ход на дъската.</translation>
    </message>
    <message>
        <source>Yes, that is the best move.</source>
        <translation>Да, това е най-добрият ход.</translation>
    </message>
    <message>
        <source>That is the move that was made.</source>
        <translation>Това е ходът, който е изигран.</translation>
    </message>
    <message>
        <source>That is number {number} of the moves below.</source>
        <translation>Това е номер {number} от ходовете по-долу.</translation>
    </message>
    <message>
        <source>That is not one of the best moves.</source>
        <translation>Това не е сред най-добрите ходове.</translation>
    </message>
</context>
<context>
    <name>ReviewControls</name>
    <message>
        <source>How far to look ahead</source>
        <translation>Колко напред да се гледа</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Напредък</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отказ</translation>
    </message>
    <message>
        <source>Review &amp;again</source>
        <translation>&amp;Преглед наново</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спиране</translation>
    </message>
    <message>
        <source>Review the match as it is now</source>
        <translation>Преглед на мача, както е сега</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Turns</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Зарове</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
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
        <translation>Късмет</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>Winning chances</source>
        <translation>Шансове за победа</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Бележка…</translation>
    </message>
    <message>
        <source>Review: {players}, {match}</source>
        <translation>Преглед: {players}, {match}</translation>
    </message>
    <message>
        <source>The whole match has been reviewed.</source>
        <translation>Целият мач е прегледан.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Още нищо не е играно.</translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation>Компютърът не може да прегледа този мач. {what}</translation>
    </message>
</context>
<context>
    <name>RollMap</name>
    <message>
        <source>{dice}: {equity}, with {play}</source>
        <translation>{dice}: {equity}, ход {play}</translation>
    </message>
</context>
<context>
    <name>RollMapDialog</name>
    <message>
        <source>Roll map</source>
        <translation>Карта на заровете</translation>
    </message>
    <message>
        <source>No one has to roll now.</source>
        <translation>Сега никой не хвърля.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Мисли…</translation>
    </message>
    <message>
        <source>{name} to roll: {equity} on average. Each square shows how much better or worse its roll is.</source>
        <translation>На ход – {name}: средно {equity}. Всяко квадратче показва колко по-добро или по-лошо е хвърлянето му.</translation>
    </message>
</context>
<context>
    <name>RollPrompt</name>
    <message>
        <source>{name} rolls…</source>
        <translation>{name} {name:хвърля|хвърлят}…</translation>
    </message>
    <message>
        <source>roll the dice (Space)</source>
        <translation>хвърлете заровете (интервал)</translation>
    </message>
    <message>
        <source>roll (Space) or double to {value} (D)</source>
        <translation>хвърлете (интервал) или дайте контра на {value} (D)</translation>
    </message>
    <message>
        <source>{name}: roll the dice and enter them (keys 1–6)</source>
        <translation>{name}: хвърлете за тази страна и въведете заровете (клавиши 1–6)</translation>
    </message>
    <message>
        <source>{name} won and starts the next game…</source>
        <translation>{name} {name:спечели и започва|спечелиха и започват} следващата игра…</translation>
    </message>
    <message>
        <source>roll and enter your dice (keys 1–6)</source>
        <translation>хвърлете и въведете заровете си (клавиши 1–6)</translation>
    </message>
    <message>
        <source>roll and enter (1–6) or double to {value} (D)</source>
        <translation>хвърлете и въведете (1–6) или дайте контра на {value} (D)</translation>
    </message>
    <message>
        <source>You start: {keys}</source>
        <translation>Започвате вие: {keys}</translation>
    </message>
    <message>
        <source>{name} starts: {keys}</source>
        <translation>{name} {name:започва|започват}: {keys}</translation>
    </message>
    <message>
        <source>You won and start the next game: {keys}</source>
        <translation>Спечелихте и започвате следващата игра: {keys}</translation>
    </message>
    <message>
        <source>{name} won and starts the next game: {keys}</source>
        <translation>{name} {name:спечели и започва|спечелиха и започват} следващата игра: {keys}</translation>
    </message>
    <message>
        <source>Your turn: {keys}</source>
        <translation>Вие сте на ход: {keys}</translation>
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
        <translation>{game}: {side} хвърлят</translation>
    </message>
    <message>
        <source>The result is certain: no games are needed.</source>
        <translation>Резултатът е сигурен: не са нужни игри.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation>
            <numerusform>по %Ln игра</numerusform>
            <numerusform>по %Ln игри</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) each…</source>
        <translation>
            <numerusform>по {done} от %Ln игра…</numerusform>
            <numerusform>по {done} от %Ln игри…</numerusform>
        </translation>
    </message>
    <message>
        <source>clear winner</source>
        <translation>ясен победител</translation>
    </message>
    <message>
        <source>{game}: {side} plays {dice}</source>
        <translation>{game}: {side} играят {dice}</translation>
    </message>
    <message>
        <source>no clear winner yet</source>
        <translation>още няма ясен победител</translation>
    </message>
    <message>
        <source>as accurate as {accuracy}</source>
        <translation>с точност {accuracy}</translation>
    </message>
    <message>
        <source>all games played</source>
        <translation>всички игри са изиграни</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>спряно</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>докрай</translation>
    </message>
    <message numerus="yes">
        <source>judged after %n turn(s)</source>
        <translation>
            <numerusform>с оценка след %Ln ход</numerusform>
            <numerusform>с оценка след %Ln хода</numerusform>
        </translation>
    </message>
    <message>
        <source>luck taken out</source>
        <translation>без късмета</translation>
    </message>
    <message>
        <source>luck left in</source>
        <translation>с късмета</translation>
    </message>
    <message>
        <source>Kept with the match: {games}, {level}, {far}, {luck}</source>
        <translation>Пази се с мача: {games}, {level}, {far}, {luck}</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Тази позиция</translation>
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
            <numerusform>най-добрият %Ln</numerusform>
            <numerusform>най-добрите %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>докрай</translation>
    </message>
    <message>
        <source>Stop when there is a clear winner</source>
        <translation>Спиране при ясен победител</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), then judged</source>
        <translation>
            <numerusform>%Ln ход, после оценка</numerusform>
            <numerusform>%Ln хода, после оценка</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the luck of the dice out (slower, more accurate)</source>
        <translation>Без късмета на заровете (по-бавно, по-точно)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Maximum games</source>
        <translation>Най-много игри</translation>
    </message>
    <message>
        <source>Stop at an accuracy of</source>
        <translation>Спиране при точност</translation>
    </message>
    <message>
        <source>Length of each game</source>
        <translation>Дължина на всяка игра</translation>
    </message>
    <message>
        <source>Both sides play like</source>
        <translation>И двете страни играят като</translation>
    </message>
    <message>
        <source>How many moves are compared</source>
        <translation>Колко хода се сравняват</translation>
    </message>
    <message>
        <source>How often each of them is played out</source>
        <translation>Колко пъти се разиграва всеки от тях</translation>
    </message>
    <message>
        <source>How accurate the result has to be</source>
        <translation>Колко точен трябва да е резултатът</translation>
    </message>
    <message>
        <source>How many turns are played before the position is judged</source>
        <translation>Колко хода се играят, преди позицията да се оцени</translation>
    </message>
    <message>
        <source>Master looks one move ahead: more accurate, and much slower</source>
        <translation>Майсторът гледа един ход напред: по-точно, но много по-бавно</translation>
    </message>
    <message>
        <source>Known as variance reduction</source>
        <translation>Нарича се намаляване на дисперсията</translation>
    </message>
    <message>
        <source>Stop as soon as one move is clearly better than the others</source>
        <translation>Спиране, щом един ход е ясно по-добър от другите</translation>
    </message>
</context>
<context>
    <name>RolloutController</name>
    <message>
        <source>Looking at the moves…</source>
        <translation>Преглеждат се ходовете…</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to roll out.</source>
        <translation>Играта свърши: няма какво да се разиграва.</translation>
    </message>
    <message>
        <source>The computer cannot roll this out. {what}</source>
        <translation>Компютърът не може да разиграе това. {what}</translation>
    </message>
</context>
<context>
    <name>RolloutDialog</name>
    <message>
        <source>Rollout</source>
        <translation>Разиграване</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Спиране</translation>
    </message>
    <message>
        <source>Play the position out many times to see what it is worth</source>
        <translation>Позицията се разиграва много пъти, за да се види колко струва</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Спира; резултатите дотук остават</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>&amp;Наново</translation>
    </message>
    <message>
        <source>St&amp;art</source>
        <translation>&amp;Започване</translation>
    </message>
</context>
<context>
    <name>RolloutTable</name>
    <message>
        <source>Results of the rollout</source>
        <translation>Резултати от разиграването</translation>
    </message>
    <message>
        <source>In points, without the cube; in a match where no one can double, in single wins at this score</source>
        <translation>В точки, без куба; в мач, в който никой не може да даде контра, – в единични победи при този резултат</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Очакване</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разлика</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Шансове</translation>
    </message>
    <message>
        <source>{share} confidence interval</source>
        <translation>{share} доверителен интервал</translation>
    </message>
</context>
<context>
    <name>RulesMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>Прави&amp;ла</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Правила: {game}</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Стратегия</translation>
    </message>
</context>
<context>
    <name>SaveCopyOffer</name>
    <message>
        <source>Try again</source>
        <translation>Нов опит</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Запис на копие…</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Таблица с резултата</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Таблица с резултата</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Компютърът</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Победител</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Как</translation>
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
        <translation>&amp;Черните</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Компютър: {level}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Who plays {side}</source>
        <translation>Кой води {side}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компютър</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Име (по желание)</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>Име: {side}</translation>
    </message>
    <message>
        <source>Strength of {side}</source>
        <translation>Сила: {side}</translation>
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
        <translation>&amp;Дъска</translation>
    </message>
    <message>
        <source>&amp;Numbers on the points</source>
        <translation>&amp;Номера на позициите</translation>
    </message>
    <message>
        <source>N&amp;umber points for</source>
        <translation>Номери&amp;ране за</translation>
    </message>
    <message>
        <source>&amp;Pip counts</source>
        <translation>Брой &amp;пипове</translation>
    </message>
    <message>
        <source>&amp;Winning chances</source>
        <translation>&amp;Шансове за победа</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>Последен &amp;ход</translation>
    </message>
    <message>
        <source>&amp;Two-checker start</source>
        <translation>Начало с &amp;два пула</translation>
    </message>
    <message>
        <source>&amp;Bear off</source>
        <translation>&amp;Вадене</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>До&amp;м</translation>
    </message>
    <message>
        <source>Sp&amp;eed of checkers</source>
        <translation>Скорост на п&amp;уловете</translation>
    </message>
    <message>
        <source>Speed of d&amp;ice</source>
        <translation>Скорост на &amp;заровете</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>По-мал&amp;ко движение</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
</context>
<context>
    <name>SetupControls</name>
    <message>
        <source>not rolled yet</source>
        <translation>още не е хвърлено</translation>
    </message>
    <message>
        <source>The game whose rules apply</source>
        <translation>Играта, чиито правила важат тук</translation>
    </message>
    <message>
        <source>The roll to play, if the dice have been rolled</source>
        <translation>Хвърлените зарове, които предстои да се играят, ако вече са хвърлени</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>Страната, която е на ход</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>На ход</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Зарове</translation>
    </message>
    <message>
        <source>Rolls so far</source>
        <translation>Хвърляния дотук</translation>
    </message>
    <message>
        <source>How often White has rolled in this game; 3 means 3 or more</source>
        <translation>Колко пъти белите са хвърляли в тази игра; 3 значи и повече</translation>
    </message>
    <message>
        <source>How often Black has rolled in this game; 3 means 3 or more</source>
        <translation>Колко пъти черните са хвърляли в тази игра; 3 значи и повече</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Начало</translation>
    </message>
    <message>
        <source>&amp;Empty</source>
        <translation>&amp;Празна</translation>
    </message>
    <message>
        <source>Put the rest at start</source>
        <translation>Останалите в началото</translation>
    </message>
    <message>
        <source>Bear &amp;off the rest</source>
        <translation>Останалите из&amp;вадени</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>См&amp;яна на страните</translation>
    </message>
    <message>
        <source>Copy current ga&amp;me</source>
        <translation>Копиране на теку&amp;щата игра</translation>
    </message>
    <message>
        <source>Put all checkers where a game starts</source>
        <translation>Поставя всички пулове както в началото на игра</translation>
    </message>
    <message>
        <source>Take all checkers off the board</source>
        <translation>Сваля всички пулове от дъската</translation>
    </message>
    <message>
        <source>Put the remaining checkers on their starting points</source>
        <translation>Поставя останалите пулове на началните им позиции</translation>
    </message>
    <message>
        <source>Bear off the remaining checkers</source>
        <translation>Вади останалите пулове</translation>
    </message>
    <message>
        <source>Swap the places of both sides</source>
        <translation>Разменя местата на двете страни</translation>
    </message>
    <message>
        <source>Show the position of the current game</source>
        <translation>Показва позицията от текущата игра</translation>
    </message>
    <message>
        <source>{dice} (rest)</source>
        <translation>{dice} (остатък)</translation>
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
        <translation>Остава да се сложат: {checkers}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
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
        <translation>Звуците са включени.</translation>
    </message>
    <message>
        <source>The sounds are off. {key} switches them on again.</source>
        <translation>Звуците са изключени. {key} ги включва отново.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Put back.</source>
        <translation>Пулът е върнат.</translation>
    </message>
    <message numerus="yes">
        <source>{step}, %n time(s)</source>
        <translation>
            <numerusform>{step}, %Ln път</numerusform>
            <numerusform>{step}, %Ln пъти</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, then {next}</source>
        <translation>{first}, после {next}</translation>
    </message>
    <message>
        <source>{source} off</source>
        <translation>{source} вън</translation>
    </message>
    <message>
        <source>from the bar to {target}, hitting</source>
        <translation>от бара на {target}, с удар</translation>
    </message>
    <message>
        <source>from the bar to {target}</source>
        <translation>от бара на {target}</translation>
    </message>
    <message>
        <source>from the reserve to {target}, hitting</source>
        <translation>от резерва на {target}, с удар</translation>
    </message>
    <message>
        <source>from the reserve to {target}</source>
        <translation>от резерва на {target}</translation>
    </message>
    <message>
        <source>{source} to {target}, hitting</source>
        <translation>{source} на {target}, с удар</translation>
    </message>
    <message>
        <source>{source} to {target}, pinning</source>
        <translation>{source} на {target}, със затапване</translation>
    </message>
    <message>
        <source>{source} to {target}</source>
        <translation>{source} на {target}</translation>
    </message>
    <message>
        <source>White rolls {white}, Black rolls {black}.</source>
        <translation>Белите хвърлят {white}, черните {black}.</translation>
    </message>
    <message>
        <source>White rolls {white}, Black rolls {black}: {name} starts.</source>
        <translation>Белите хвърлят {white}, черните {black}. {name} {name:започва|започват}.</translation>
    </message>
    <message>
        <source>{name} rolls {high} and {low}.</source>
        <translation>{name} {name:хвърля|хвърлят} {high} и {low}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Пропускате хода.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} {name:пропуска|пропускат} хода си.</translation>
    </message>
    <message>
        <source>{name} plays {play}.</source>
        <translation>{name} {name:играе|играят} {play}.</translation>
    </message>
    <message>
        <source>The chain goes on: {dice}. </source>
        <translation>Веригата продължава: {dice}. </translation>
    </message>
    <message>
        <source>The rest of the chain: {dice}. </source>
        <translation>Остатъкът от веригата: {dice}. </translation>
    </message>
    <message>
        <source>{name}: {play}.</source>
        <translation>{name}: {play}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Върнато.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Повторено.</translation>
    </message>
    <message>
        <source>You double to {value}.</source>
        <translation>Давате контра на {value}.</translation>
    </message>
    <message>
        <source>{name} doubles to {value}.</source>
        <translation>{name} {name:дава|дават} контра на {value}.</translation>
    </message>
    <message>
        <source>You take the double.</source>
        <translation>Приемате контрата.</translation>
    </message>
    <message>
        <source>{name} takes the double.</source>
        <translation>{name} {name:приема|приемат} контрата.</translation>
    </message>
    <message>
        <source>You drop the double.</source>
        <translation>Отказвате контрата.</translation>
    </message>
    <message>
        <source>{name} drops the double.</source>
        <translation>{name} {name:отказва|отказват} контрата.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>Предавате се.</translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation>{name} {name:предава|предават} играта.</translation>
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
        <translation>в средата</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>без мач</translation>
    </message>
    <message>
        <source>Cu&amp;be</source>
        <translation>Ку&amp;б</translation>
    </message>
    <message>
        <source>Po&amp;ints to win</source>
        <translation>Точки за побе&amp;да</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>The points that White has</source>
        <translation>Точките на белите</translation>
    </message>
    <message>
        <source>The points that Black has</source>
        <translation>Точките на черните</translation>
    </message>
    <message>
        <source>What the cube shows; a cube that has not been turned shows 1</source>
        <translation>Какво показва кубът; необърнат куб се брои за 1</translation>
    </message>
    <message>
        <source>Who owns the cube and may double next</source>
        <translation>Чий е кубът и кой може да даде следващата контра</translation>
    </message>
    <message>
        <source>The points needed to win the match</source>
        <translation>Точки, с които се печели мачът</translation>
    </message>
    <message>
        <source>The one game without the cube, after a side has come within a point of winning</source>
        <translation>Единствената игра без куб, след като на някого му остане една точка до победата</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>Rolled out to the end, this move wins {wins} of the games ({mars} as a mars); {natural} wins {natural_wins} ({natural_mars} as a mars).</source>
        <translation>Разигран докрай, този ход печели {wins} ({mars} с марс); {natural} печели {natural_wins} ({natural_mars} с марс).</translation>
    </message>
    <message>
        <source>Rolled out to the end, this move wins {wins} of the games; {natural} wins {natural_wins}.</source>
        <translation>Разигран докрай, този ход печели {wins}; {natural} печели {natural_wins}.</translation>
    </message>
    <message>
        <source>No stacks</source>
        <translation>Без кули</translation>
    </message>
    <message>
        <source>Two checkers hold a point as well as five do. The other three in the stack block nothing and leave you fewer ways to play the next roll. On points of their own they would help you.</source>
        <translation>Два пула държат позиция точно толкова добре, колкото и пет. Другите три от кулата не спират нищо и ви оставят по-малко начини да изиграете следващите зарове. На свои позиции те щяха да ви помагат.</translation>
    </message>
    <message>
        <source>Five of your checkers stand on 18. You have rolled 2-1: make a new point with it.</source>
        <translation>Пет ваши пула стоят на 18. Паднаха ви се 2-1: направете с тях нова капия.</translation>
    </message>
    <message>
        <source>Three points in a row: 19, 18 and 17. Half of Black’s rolls pin the checker on 20, and still this is much better: a wall is worth a risk, a stack is worth nothing.</source>
        <translation>Три капии поред: 19, 18 и 17. Половината хвърляния на черните затапват пула на 20 и въпреки това така е много по-добре: преградата си струва риска, кулата не струва нищо.</translation>
    </message>
    <message>
        <source>That is legal, but it makes no new point. Take it back: from 19 a checker reaches point 17 with the 2, and from 18 another one with the 1.</source>
        <translation>Може и така, но няма нова капия. Върнете хода: от 19 един пул стига до позиция 17 с двойката, а от 18 – друг с единицата.</translation>
    </message>
    <message>
        <source>No checker stands alone now, but seven of them stand on one point. Take it back and make point 17: from 19 with the 2, from 18 with the 1.</source>
        <translation>Сега никой пул не стои сам, но седем стоят на една позиция. Върнете хода и направете капия на 17: от 19 с двойката, от 18 с единицата.</translation>
    </message>
    <message>
        <source>The prime</source>
        <translation>Преградата</translation>
    </message>
    <message>
        <source>Your points in an unbroken row are a prime. A checker cannot get past six of them at all, and past five only with a 6 from the point right before them. All of Black’s checkers still have to pass yours.</source>
        <translation>Ваши капии в непрекъсната редица са преграда. През шест от тях пул изобщо не може да мине, а през пет – само с шестица от позицията точно пред тях. Всички пулове на черните тепърва трябва да минат покрай вашите.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Make a prime of five points.</source>
        <translation>Паднаха ви се 5-3. Направете преграда от пет капии.</translation>
    </message>
    <message>
        <source>From 18 to 14 all is closed, and Black has to break up points while waiting for a 6. Your checker on 21 stands alone, but only 2 of 36 rolls reach it.</source>
        <translation>От 18 до 14 всичко е затворено и докато чакат шестица, черните трябва да развалят капиите си. Вашият пул на 21 стои сам, но само 2 от 36 хвърляния стигат до него.</translation>
    </message>
    <message>
        <source>That is legal, but Black can still pass through point 16. Take it back. The 5 from 21 and the 3 from 19 both reach it.</source>
        <translation>Може и така, но черните още могат да минат през позиция 16. Върнете хода. До нея стигат петицата от 21 и тройката от 19.</translation>
    </message>
    <message>
        <source>Nothing stands alone now, but Black can pass through the gap on 16. A prime is worth a small risk. Take it back and bring two checkers to 16, from 21 and from 19.</source>
        <translation>Сега няма единичен пул, но черните могат да минат през пролуката на 16. Преградата си струва малък риск. Върнете хода и докарайте два пула на 16, от 21 и от 19.</translation>
    </message>
    <message>
        <source>The last two</source>
        <translation>Последните два</translation>
    </message>
    <message>
        <source>Think of the mother early. If you leave one checker alone on 24, Black can pin it there, and a pinned mother loses nearly every game. Later there may be no open point left to go to. So keep at least two on 24 or leave with both.</source>
        <translation>Мислете рано за майката. Оставите ли на 24 един пул сам, черните могат да го затапят там, а затапена майка губи почти всяка игра. По-късно може да няма свободна позиция, на която да отидете. Затова дръжте на 24 поне два пула или тръгнете и с двата.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Which checkers should move?</source>
        <translation>Паднаха ви се 6-3. Кои пулове да тръгнат?</translation>
    </message>
    <message>
        <source>Both have left: point 24 is empty, and there is no mother to pin any more. The checker on 21 is alone for one turn. That is a fair price.</source>
        <translation>И двата тръгнаха: позиция 24 е празна и вече няма майка за затапване. Пулът на 21 остава сам за един ход. Цената е приемлива.</translation>
    </message>
    <message>
        <source>That is legal, but the two on 24 should not wait any longer. Take it back and move one of them with the 6 and the other with the 3.</source>
        <translation>Може и така, но двата на 24 не бива да чакат повече. Върнете хода и преместете единия с шестицата, а другия с тройката.</translation>
    </message>
    <message>
        <source>Now your mother stands alone on 24. Take it back and move both checkers from there: one with the 6, the other with the 3.</source>
        <translation>Сега майката ви стои сама на 24. Върнете хода и преместете оттам и двата пула: единия с шестицата, другия с тройката.</translation>
    </message>
    <message>
        <source>Pin low</source>
        <translation>Затапвайте ниско</translation>
    </message>
    <message>
        <source>Not all pins are worth the same. A pin in your home can stay until you bear off, and the lower its point, the longer Black has to wait. A pin far from home has to be given up soon, because your own checkers must go on.</source>
        <translation>Не всички затапвания струват еднакво. Затапен пул във вашия дом може да се държи, докато вадите, и колкото по-ниска е позицията, толкова по-дълго чакат черните. Далеч от дома скоро трябва да го пуснете, защото вашите пулове трябва да вървят напред.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black has left two checkers alone. Pin one.</source>
        <translation>Паднаха ви се 5-3. Черните са оставили два пула сами. Затапете единия.</translation>
    </message>
    <message>
        <source>With the 5 you touch down on 6, with the 3 you go on to 3 and stay there. Black will often pin your checker on 11 in return, but that pin cannot last as long as yours.</source>
        <translation>С петицата стъпвате на 6, с тройката продължавате до 3 и оставате там. Черните често ще затапят в отговор пула ви на 11, но няма да го държат толкова дълго, колкото вие.</translation>
    </message>
    <message>
        <source>That is legal, but it pins nothing. Take it back. The 5 from 11 reaches one black checker, and the 3 from there the other.</source>
        <translation>Може и така, но нищо не е затапено. Върнете хода. Петицата от 11 стига до единия черен пул, а тройката оттам до другия.</translation>
    </message>
    <message>
        <source>A good pin, but there is a better one. Take it back and move the same checker on: from 6 to 3.</source>
        <translation>Добро затапване, но има и по-добро. Върнете хода и продължете със същия пул: от 6 до 3.</translation>
    </message>
    <message>
        <source>Their mother</source>
        <translation>Тяхната майка</translation>
    </message>
    <message>
        <source>The best pin of all is Black’s mother on point 1. You leave point 1 last of all, so Black bears off nothing and you win a mars. For that you may leave checkers alone elsewhere, but not your own mother: if both are pinned, the game is a draw.</source>
        <translation>Най-доброто затапване е това на майката на черните, на позиция 1. Оттам си тръгвате чак накрая, затова черните не вадят нищо и вие печелите с марс. Заради това може другаде да оставите пулове сами, само не и своята майка: ако и двете са затапени, играта е реми.</translation>
    </message>
    <message>
        <source>You have rolled 6-1. You could make a point on 7. Is there something better?</source>
        <translation>Паднаха ви се 6-1. Може да направите капия на 7. Има ли нещо по-добро?</translation>
    </message>
    <message>
        <source>Caught! Now take your time to bring the others home and keep your own last checkers together until they leave point 24.</source>
        <translation>Хваната е! Сега приберете другите без бързане и дръжте последните си пулове заедно, докато напуснат позиция 24.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s mother gets away. Take it back. The 6 from 7 lands on it, and so do both dice together from 8.</source>
        <translation>Може и така, но майката на черните се измъква. Върнете хода. Шестицата от 7 стъпва върху нея, а също и двата зара заедно от 8.</translation>
    </message>
    <message>
        <source>A good point, but a chance like this comes once. Take it back and play the 6 from 7: it lands on Black’s mother.</source>
        <translation>Добра капия, но такъв случай идва веднъж. Върнете хода и изиграйте шестицата от 7: тя стъпва върху майката на черните.</translation>
    </message>
    <message>
        <source>When not to pin</source>
        <translation>Кога не се затапва</translation>
    </message>
    <message>
        <source>A pin costs something, too: the checkers that make it leave their points. You already pin a checker on 6. You could pin the one on 7 as well, from 16, but then three of your checkers would stand alone and your wall would have a hole.</source>
        <translation>Затапването също струва нещо: пуловете, които отиват за него, напускат позициите си. Вече държите пул на 6. Можете да затапите и този на 7, от 16, но тогава три ваши пула ще останат сами, а преградата ви ще има дупка.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Play so that your wall gets stronger.</source>
        <translation>Паднаха ви се 6-3. Играйте така, че преградата ви да стане по-здрава.</translation>
    </message>
    <message>
        <source>Now 20, 18, 17, 16 and 14 are closed to Black, and Black has nothing to pin. One good pin with a wall is better than two pins without.</source>
        <translation>Сега 20, 18, 17, 16 и 14 са затворени за черните, а те няма какво да затапят. Едно добро затапване с преграда е по-добро от две без нея.</translation>
    </message>
    <message>
        <source>That is legal, but there is something better. Take it back. The 6 brings the checker on 22 to 16, and the 3 one from 20 to 17.</source>
        <translation>Може и така, но има нещо по-добро. Върнете хода. Шестицата води пула от 22 на 16, а тройката един от 20 на 17.</translation>
    </message>
    <message>
        <source>A second pin, but look at what is left behind: checkers alone on 22 and 16, and a hole in the wall. Take it back and move 22/16 and 20/17.</source>
        <translation>Второ затапване, но вижте какво остава след него: единични пулове на 22 и 16 и дупка в преградата. Върнете хода и изиграйте 22/16 и 20/17.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Темпо</translation>
    </message>
    <message>
        <source>A pin is worth most if you can hold it longer than Black can wait. Every roll has to be played, so count the moves that your other checkers still have. When they run out, the pin has to go.</source>
        <translation>Затапването струва най-много, ако можете да го държите по-дълго, отколкото черните могат да чакат. Всеки зар трябва да се изиграе, затова бройте ходовете, които остават на другите ви пулове. Свършат ли, пулът се освобождава.</translation>
    </message>
    <message>
        <source>You pin a checker on 8 and one on 5. You have rolled 4-2. Keep both pins.</source>
        <translation>Държите затапен пул на 8 и още един на 5. Паднаха ви се 4-2. Запазете и двата.</translation>
    </message>
    <message>
        <source>The two at the back have made the moves, and now they are closer to the others. Those in front wait: you will need their moves later.</source>
        <translation>Двата най-задни пула използват времето и вече са по-близо до другите. Предните чакат: техните ходове ще ви трябват по-късно.</translation>
    </message>
    <message>
        <source>That is legal, but there is a better way to use the time. Take it back and move the two checkers on 21, one with each die.</source>
        <translation>Може и така, но има по-добър начин да използвате времето. Върнете хода и преместете двата пула от 21, всеки с по един зар.</translation>
    </message>
    <message>
        <source>One of your pins is gone, and Black’s checker is free. Take it back and move the two checkers on 21, one with each die.</source>
        <translation>Единият затапен пул е вече свободен. Върнете хода и преместете двата пула от 21, всеки с по един зар.</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Надбягването</translation>
    </message>
    <message>
        <source>Once the two sides have passed each other, only the race counts: fewer pips to go is better. You need 62 pips, Black needs 78. If you lead, break contact; if you are behind, keep it.</source>
        <translation>Когато двете страни вече са се разминали, важи само надбягването: по-добре стои страната, на която остават по-малко пипове. На вас ви остават 62 пипа, на черните – 78. Ако водите, прекъснете контакта; ако изоставате, пазете го.</translation>
    </message>
    <message>
        <source>Both are past, so nothing can be pinned any more: even checkers that stand alone are safe now. That was the whole lesson. There is more on the Strategy page in the Help menu.</source>
        <translation>И двата минаха и вече нищо не може да се затапи: дори единичните пулове са в безопасност. Това беше целият урок. Повече има на страницата „Стратегия“ в менюто „Помощ“.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Two black checkers on 11 are still in your way. Wait, or run?</source>
        <translation>Паднаха ви се 5-3. Два черни пула на 11 още са на пътя ви. Да чакате ли, или да бягате?</translation>
    </message>
    <message>
        <source>That is legal, but one of your checkers still has to pass Black, alone. Take it back and run with both from 12.</source>
        <translation>Може и така, но един ваш пул тепърва ще минава сам покрай черните. Върнете хода и бягайте и с двата от 12.</translation>
    </message>
    <message>
        <source>You lead, so time works against you here: soon one of the two would have to go alone and could be pinned. Take it back and run with both from 12.</source>
        <translation>Водите, затова времето работи срещу вас: скоро единият ще трябва да тръгне сам и може да бъде затапен. Върнете хода и бягайте и с двата от 12.</translation>
    </message>
    <message>
        <source>Second lesson: strategy</source>
        <translation>Втори урок: стратегия</translation>
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
        <translation>Според дъската</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Дърво</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>Кожа</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Проста</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмна</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Силен контраст</translation>
    </message>
    <message>
        <source>Ivory and ebony</source>
        <translation>Слонова кост и абанос</translation>
    </message>
    <message>
        <source>Ivory and cherry</source>
        <translation>Слонова кост и череша</translation>
    </message>
    <message>
        <source>Pearl and navy</source>
        <translation>Седеф и тъмносиньо</translation>
    </message>
    <message>
        <source>Honey and walnut</source>
        <translation>Мед и орех</translation>
    </message>
    <message>
        <source>Noughts and crosses</source>
        <translation>Кръгчета и кръстчета</translation>
    </message>
</context>
<context>
    <name>ThemeFolder</name>
    <message>
        <source>The boards folder cannot be created.</source>
        <translation>Папката за дъски не може да се създаде.</translation>
    </message>
    <message>
        <source>The system cannot show the boards folder. It is here:</source>
        <translation>Системата не може да покаже папката с дъските. Тя е тук:</translation>
    </message>
    <message>
        <source>This is not a match. Your own boards and checkers belong in the boards folder.</source>
        <translation>Това не е мач. Вашите дъски и пулове са за папката с дъските.</translation>
    </message>
</context>
<context>
    <name>TotalsView</name>
    <message>
        <source>Totals</source>
        <translation>Общо</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Тази игра</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Целият мач</translation>
    </message>
</context>
<context>
    <name>TurnLines</name>
    <message>
        <source>no move</source>
        <translation>няма ход</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>предаване</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <translation>контра на {value}</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>приемане</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>отказ</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>равно</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>първи ход</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>{mark}: {play} loses {loss} points. There is a better move.</source>
        <translation>{mark}: {play} губи {loss} точки. Има по-добър ход.</translation>
    </message>
    <message>
        <source>{mark}: {play} loses {loss} points. {better} is better.</source>
        <translation>{mark}: {play} губи {loss} точки. По-добър е {better}.</translation>
    </message>
    <message>
        <source>Your move wins {after} of the games, the better one {before}.</source>
        <translation>Вашият ход печели {after} от игрите, по-добрият – {before}.</translation>
    </message>
    <message>
        <source>{mark}: {play}. {better} is better.</source>
        <translation>{mark}: {play}. По-добър е {better}.</translation>
    </message>
    <message>
        <source>{mark}: {play}. There is a better move.</source>
        <translation>{mark}: {play}. Има по-добър ход.</translation>
    </message>
    <message>
        <source>{mark}: doubling loses {loss} points. It is better to roll.</source>
        <translation>{mark}: контрата губи {loss} точки. По-добре е да хвърлите.</translation>
    </message>
    <message>
        <source>{mark}: it is better to roll.</source>
        <translation>{mark}: по-добре е да хвърлите.</translation>
    </message>
    <message>
        <source>{mark}: rolling loses {loss} points. It is better to double.</source>
        <translation>{mark}: хвърлянето губи {loss} точки. По-добре е да дадете контра.</translation>
    </message>
    <message>
        <source>{mark}: it is better to double.</source>
        <translation>{mark}: по-добре е да дадете контра.</translation>
    </message>
    <message>
        <source>{mark}: taking loses {loss} points. It is better to drop.</source>
        <translation>{mark}: приемането губи {loss} точки. По-добре е да откажете.</translation>
    </message>
    <message>
        <source>{mark}: it is better to drop.</source>
        <translation>{mark}: по-добре е да откажете.</translation>
    </message>
    <message>
        <source>{mark}: dropping loses {loss} points. It is better to take.</source>
        <translation>{mark}: отказът губи {loss} точки. По-добре е да приемете.</translation>
    </message>
    <message>
        <source>{mark}: it is better to take.</source>
        <translation>{mark}: по-добре е да приемете.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Хвърли</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Приемам</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Отказвам</translation>
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
        <translation>По-добрият ход</translation>
    </message>
    <message>
        <source>Show the better move by arrows on the board (B)</source>
        <translation>По-добрият ход със стрелки на дъската (B)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Връщане на хода</translation>
    </message>
    <message>
        <source>Undo the move (Ctrl+Shift+Z)</source>
        <translation>Отмяна на хода (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Изиграй въпреки това</translation>
    </message>
    <message>
        <source>End the turn with this move (Space)</source>
        <translation>Завършва хода така (интервал)</translation>
    </message>
    <message>
        <source>{action} anyway</source>
        <translation>{action} въпреки това</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>Earlier position</source>
        <translation>По-ранна позиция</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Предишен ход</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Следващ ход</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играй оттук</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>Нова игра от тази позиция</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Обратно към играта</translation>
    </message>
    <message>
        <source>Show the current position again (Esc)</source>
        <translation>Показване на сегашната позиция (Esc)</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Still new to it? The first lesson shows how it works.</source>
        <translation>Още не сте сигурни как се играе? Първият урок го показва.</translation>
    </message>
    <message>
        <source>Welcome! {game} is ready: roll the dice. New to it? The first lesson shows how it works.</source>
        <translation>Добре дошли! Играта ви чака: {game}. Хвърлете заровете. За пръв път сте тук? Първият урок показва как се играе.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Нов мач…</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Първи урок</translation>
    </message>
</context>
<context>
    <name>WordRow</name>
    <message>
        <source>Your word for the dice</source>
        <translation>Ваша дума за заровете</translation>
    </message>
    <message>
        <source>The dice follow from the secret seed and from your word, so no one can choose them</source>
        <translation>Заровете следват от тайното число и от вашата дума: никой не може да ги избере</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>&amp;Случайна</translation>
    </message>
    <message>
        <source>Fill in a random word</source>
        <translation>Попълва случайна дума</translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed, which has already been drawn</source>
        <translation>SHA-256 на вече изтегленото тайно число</translation>
    </message>
    <message>
        <source>Show the SHA-256 of the secret seed, to check the dice after the match</source>
        <translation>Показва SHA-256 на тайното число, за да проверите заровете след мача</translation>
    </message>
</context>
</TS>
