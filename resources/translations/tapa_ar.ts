<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>مباراة &amp;جديدة…</translation>
    </message>
    <message>
        <source>The same match &amp;again</source>
        <translation>المباراة نفسها &amp;مرة أخرى</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>اللعب مرة أخرى</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;فتح…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;حفظ نسخة…</translation>
    </message>
    <message>
        <source>Hi&amp;story…</source>
        <translation>ال&amp;سجل…</translation>
    </message>
    <message>
        <source>Re&amp;view the match…</source>
        <translation>م&amp;راجعة المباراة…</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>الت&amp;دريب…</translation>
    </message>
    <message>
        <source>Match as &amp;text…</source>
        <translation>المباراة ك&amp;نص…</translation>
    </message>
    <message>
        <source>Match &amp;report…</source>
        <translation>ت&amp;قرير المباراة…</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;صورة (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;رسم (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Copy the match as text</source>
        <translation>ن&amp;سخ المباراة كنص</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture of the board</source>
        <translation>نسخ صورة &amp;الرقعة</translation>
    </message>
    <message>
        <source>&amp;Dice of this match…</source>
        <translation>&amp;زهر هذه المباراة…</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>التحق&amp;ق من الزهر</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>التس&amp;ليم</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>Roll, end the turn, continue</source>
        <translation>رمي الزهر، إنهاء الدور، المتابعة</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Undo the whole &amp;turn</source>
        <translation>التراجع عن الدور &amp;كله</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>Show the &amp;last move again</source>
        <translation>إظهار آخر نقلة م&amp;جددا</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <translation>&amp;مضاعفة</translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation>&amp;قبول</translation>
    </message>
    <message>
        <source>Dro&amp;p</source>
        <translation>ا&amp;نسحاب</translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand</source>
        <translation>إدخال الزهر &amp;يدويا</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>إيقا&amp;ف مؤقت</translation>
    </message>
    <message>
        <source>Bear off to the e&amp;nd</source>
        <translation>الإ&amp;خراج حتى النهاية</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;تلميح</translation>
    </message>
    <message>
        <source>Show the &amp;better move</source>
        <translation>إظهار النقلة الأ&amp;فضل</translation>
    </message>
    <message>
        <source>&amp;Roll out…</source>
        <translation>&amp;محاكاة…</translation>
    </message>
    <message>
        <source>Roll &amp;map…</source>
        <translation>&amp;خريطة الرميات…</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;نسخ الوضعية</translation>
    </message>
    <message>
        <source>&amp;Paste a position</source>
        <translation>&amp;لصق وضعية</translation>
    </message>
    <message>
        <source>Pla&amp;y from here</source>
        <translation>الل&amp;عب من هنا</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>تر&amp;تيب وضعية…</translation>
    </message>
    <message>
        <source>&amp;Analyse the position…</source>
        <translation>ت&amp;حليل الوضعية…</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>فتح القوائم</translation>
    </message>
    <message>
        <source>Go to the bo&amp;ard</source>
        <translation>إلى ال&amp;رقعة</translation>
    </message>
    <message>
        <source>Open the boards fol&amp;der</source>
        <translation>فتح مجلد الر&amp;قع</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>الت&amp;فضيلات…</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>اللوحة ال&amp;جانبية</translation>
    </message>
    <message>
        <source>&amp;Write a note…</source>
        <translation>كتابة م&amp;لاحظة…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>جدول ال&amp;نتائج</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>الأ&amp;صوات</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>ال&amp;درس الأول</translation>
    </message>
    <message>
        <source>&amp;Second lesson: strategy</source>
        <translation>الدرس ال&amp;ثاني: الاستراتيجية</translation>
    </message>
    <message>
        <source>S&amp;trategy</source>
        <translation>الا&amp;ستراتيجية</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>ال&amp;مفاتيح والفأرة</translation>
    </message>
    <message>
        <source>How the &amp;dice are rolled</source>
        <translation>كيف يُرمى ال&amp;زهر</translation>
    </message>
    <message>
        <source>Your own &amp;boards</source>
        <translation>رق&amp;عك الخاصة</translation>
    </message>
    <message>
        <source>&amp;About Tapa Desktop</source>
        <translation>&amp;حول Tapa Desktop</translation>
    </message>
    <message>
        <source>Hint in &amp;depth</source>
        <translation>تلميح أعم&amp;ق</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Analysis</source>
        <translation>تحليل</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>يفكر…</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>أعمق</translation>
    </message>
    <message>
        <source>Play the best moves and the position out many times</source>
        <translation>محاكاة أفضل النقلات والوضعية مرات كثيرة</translation>
    </message>
</context>
<context>
    <name>Arrows</name>
    <message>
        <source>best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>second</source>
        <translation>الثانية</translation>
    </message>
    <message>
        <source>played</source>
        <translation>النقلة الملعوبة</translation>
    </message>
    <message>
        <source>played, a mistake</source>
        <translation>النقلة الملعوبة، وهي خطأ</translation>
    </message>
</context>
<context>
    <name>AskBar</name>
    <message>
        <source>Question</source>
        <translation>سؤال</translation>
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
        <translation>اقبل المضاعفة: تستمر اللعبة بقيمة {value} ويصير المكعب لك</translation>
    </message>
    <message>
        <source>Drop the double: you lose the game, which is worth {value}</source>
        <translation>انسحب: تخسر اللعبة، وقيمتها {value}</translation>
    </message>
    <message>
        <source>A double is offered: the game would be worth {value}</source>
        <translation>عُرضت مضاعفة: تُحسب اللعبة {value}</translation>
    </message>
    <message>
        <source>Doubling cube in the middle: the game is worth {value}</source>
        <translation>مكعب المضاعفة في الوسط: تُحسب اللعبة {value}</translation>
    </message>
    <message>
        <source>White’s doubling cube: the game is worth {value}</source>
        <translation>مكعب المضاعفة عند الأبيض: تُحسب اللعبة {value}</translation>
    </message>
    <message>
        <source>Black’s doubling cube: the game is worth {value}</source>
        <translation>مكعب المضاعفة عند الأسود: تُحسب اللعبة {value}</translation>
    </message>
    <message>
        <source>This is the Crawford game: no one may double</source>
        <translation>هذه لعبة كروفورد: لا يحق لأحد أن يضاعف</translation>
    </message>
    <message>
        <source>Neither side can double any more</source>
        <translation>لم يعد يحق لأحد أن يضاعف</translation>
    </message>
    <message>
        <source>The side to roll may double first</source>
        <translation>لصاحب الدور أن يضاعف قبل الرمي</translation>
    </message>
    <message>
        <source>Only White may double</source>
        <translation>الأبيض وحده له أن يضاعف</translation>
    </message>
    <message>
        <source>Only Black may double</source>
        <translation>الأسود وحده له أن يضاعف</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>انسحاب</translation>
    </message>
    <message>
        <source>White has to take the double or drop it</source>
        <translation>على الأبيض أن يقبل المضاعفة أو ينسحب</translation>
    </message>
    <message>
        <source>Black has to take the double or drop it</source>
        <translation>على الأسود أن يقبل المضاعفة أو ينسحب</translation>
    </message>
    <message>
        <source>Black drops: White wins</source>
        <translation>الأسود ينسحب: يفوز الأبيض</translation>
    </message>
    <message>
        <source>White drops: Black wins</source>
        <translation>الأبيض ينسحب: يفوز الأسود</translation>
    </message>
    <message>
        <source>Click it to take the double</source>
        <translation>انقر المكعب لقبول المضاعفة</translation>
    </message>
    <message>
        <source>Click it to offer a double: the game would be worth {value}</source>
        <translation>انقره لعرض مضاعفة: تُحسب اللعبة {value}</translation>
    </message>
    <message>
        <source>You must use as many dice as possible</source>
        <translation>يجب لعب أكبر عدد ممكن من الزهر</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>أُعيد الحجر.</translation>
    </message>
    <message>
        <source>Lifted from the bar; can go to {targets}.</source>
        <translation>رُفع من البار: يمكنه الذهاب إلى {targets}.</translation>
    </message>
    <message>
        <source>Lifted from the reserve; can go to {targets}.</source>
        <translation>رُفع من الاحتياط: يمكنه الذهاب إلى {targets}.</translation>
    </message>
    <message>
        <source>Lifted from {point}; can go to {targets}.</source>
        <translation>رُفع من الخانة {point}: يمكنه الذهاب إلى {targets}.</translation>
    </message>
    <message>
        <source>Nothing to lift here</source>
        <translation>لا شيء يُرفع هنا</translation>
    </message>
    <message>
        <source>{targets} or {last}</source>
        <translation>{targets} أو {last}</translation>
    </message>
    <message>
        <source>off</source>
        <translation>الخارج</translation>
    </message>
    <message>
        <source>{point} hitting</source>
        <translation>{point} مع ضرب</translation>
    </message>
    <message>
        <source>{point} pinning</source>
        <translation>{point} مع حبس</translation>
    </message>
    <message>
        <source>You can bear off once all your checkers are home</source>
        <translation>لا يجوز الإخراج إلا حين تصير كل أحجارك في الدار</translation>
    </message>
    <message>
        <source>Drag it, or click it and then where it should go</source>
        <translation>اسحبه، أو انقره ثم انقر وجهته</translation>
    </message>
    <message>
        <source>White counts it as {number}</source>
        <translation>يعدها الأبيض {number}</translation>
    </message>
    <message>
        <source>Black counts it as {number}</source>
        <translation>يعدها الأسود {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>{pinners}, pinning {pinned}</source>
        <translation>{pinners}، والمحبوس: {pinned}</translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>أبيض: {count}</numerusform>
            <numerusform>أبيض: {count}</numerusform>
            <numerusform>أبيض: {count}</numerusform>
            <numerusform>أبيض: {count}</numerusform>
            <numerusform>أبيض: {count}</numerusform>
            <numerusform>أبيض: {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>أسود: {count}</numerusform>
            <numerusform>أسود: {count}</numerusform>
            <numerusform>أسود: {count}</numerusform>
            <numerusform>أسود: {count}</numerusform>
            <numerusform>أسود: {count}</numerusform>
            <numerusform>أسود: {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <comment>zero checkers</comment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>one</source>
        <translation>واحد</translation>
    </message>
    <message>
        <source>two</source>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>five</source>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>six</source>
        <translation>ستة</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>سبعة</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ثمانية</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>تسعة</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>عشرة</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>أحد عشر</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>اثنا عشر</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>ثلاثة عشر</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>أربعة عشر</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>خمسة عشر</translation>
    </message>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>رمي</translation>
    </message>
    <message>
        <source>Click a die to use the dice in the other order</source>
        <translation>انقر إحدى الزهرتين لاستعمال الزهر بالترتيب المعاكس</translation>
    </message>
    <message>
        <source>Click to roll the dice</source>
        <translation>انقر لرمي الزهر</translation>
    </message>
    <message>
        <source>Click the dice to go on</source>
        <translation>انقر الزهر للمتابعة</translation>
    </message>
    <message>
        <source>Play as many dice as you can, then click here to go on</source>
        <translation>العب ما أمكن من الزهر؛ ثم انقر هنا للمتابعة</translation>
    </message>
    <message>
        <source>Click the dice to end your turn</source>
        <translation>انقر الزهر لإنهاء دورك</translation>
    </message>
    <message>
        <source>No move with these dice: click them to end your turn</source>
        <translation>لا نقلة بهذا الزهر: انقره لإنهاء دورك</translation>
    </message>
    <message>
        <source>Play as many dice as you can, then click here to end your turn</source>
        <translation>العب ما أمكن من الزهر؛ ثم انقر هنا لإنهاء دورك</translation>
    </message>
    <message>
        <source>Pips: White {white}, Black {black}</source>
        <translation>الباقي من الطريق: الأبيض {white}، الأسود {black}</translation>
    </message>
    <message>
        <source>White’s pip count: {count}</source>
        <translation>الباقي من طريق الأبيض: {count}</translation>
    </message>
    <message>
        <source>Black’s pip count: {count}</source>
        <translation>الباقي من طريق الأسود: {count}</translation>
    </message>
    <message>
        <source>The number of points left to go until all checkers are off</source>
        <translation>عدد الخانات الباقية حتى تخرج كل الأحجار</translation>
    </message>
    <message>
        <source>{die} (used)</source>
        <translation>{die} (لُعب)</translation>
    </message>
    <message>
        <source>Dice: {dice}</source>
        <translation>الزهر: {dice}</translation>
    </message>
    <message>
        <source>The rest of White’s chain</source>
        <translation>باقي سلسلة الأبيض</translation>
    </message>
    <message>
        <source>The rest of Black’s chain</source>
        <translation>باقي سلسلة الأسود</translation>
    </message>
    <message>
        <source>Next: {numbers}, four of each</source>
        <translation>التالي: {numbers}، أربع مرات لكل رقم</translation>
    </message>
    <message>
        <source>Next: four {numbers}s</source>
        <translation>التالي: {numbers}، أربع مرات</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>الدور: {side}</translation>
    </message>
    <message>
        <source>Cannot enter</source>
        <translation>لا دخول</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>لا نقلة</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>الفائز: {side}</translation>
    </message>
    <message>
        <source>Point {number}: {checkers}</source>
        <translation>الخانة {number}: {checkers}</translation>
    </message>
    <message>
        <source>On the bar: {checkers}</source>
        <translation>على البار: {checkers}</translation>
    </message>
    <message>
        <source>Yet to enter: {checkers}</source>
        <translation>لم يدخل بعد: {checkers}</translation>
    </message>
    <message>
        <source>White’s tray: {checkers}</source>
        <translation>ما أخرجه الأبيض: {checkers}</translation>
    </message>
    <message>
        <source>Black’s tray: {checkers}</source>
        <translation>ما أخرجه الأسود: {checkers}</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Sa&amp;ve picture…</source>
        <translation>حفظ ال&amp;صورة…</translation>
    </message>
    <message>
        <source>Save the chart as a picture (PNG)</source>
        <translation>حفظ الرسم البياني في صورة (PNG)</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Slow</source>
        <translation>بطيء</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>فوري</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>إلى اليمين</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>إلى اليسار</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>في الأسفل</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>في الأعلى</translation>
    </message>
    <message>
        <source>When traditional</source>
        <translation>حيث جرت العادة</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائما</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدا</translation>
    </message>
    <message>
        <source>Me; the side to move if two people play</source>
        <translation>لي؛ وعند لعب شخصين لصاحب الدور</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>لي</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>لصاحب الدور</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>معطل</translation>
    </message>
    <message>
        <source>Doubtful moves and worse</source>
        <translation>النقلات المشكوك فيها وما هو أسوأ</translation>
    </message>
    <message>
        <source>Errors and blunders</source>
        <translation>الأخطاء والأخطاء الفادحة</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>الأخطاء الفادحة فقط</translation>
    </message>
</context>
<context>
    <name>CloseBox</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>إغلاق هذه النافذة (Esc)</translation>
    </message>
</context>
<context>
    <name>ConfirmController</name>
    <message>
        <source>The match cannot be saved: it is lost unless you save a copy. Quit?</source>
        <translation>لا يمكن حفظ المباراة: ستضيع ما لم تحفظ نسخة منها. هل تخرج؟</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message numerus="yes">
        <source>{name} would win %n point(s). Resign this game?</source>
        <translation>
            <numerusform>{name} لن يكسب نقاطا. هل تسلّم في هذه اللعبة؟</numerusform>
            <numerusform>{name} يكسب نقطة. هل تسلّم في هذه اللعبة؟</numerusform>
            <numerusform>{name} يكسب نقطتين. هل تسلّم في هذه اللعبة؟</numerusform>
            <numerusform>{name} يكسب %Ln نقاط. هل تسلّم في هذه اللعبة؟</numerusform>
            <numerusform>{name} يكسب %Ln نقطة. هل تسلّم في هذه اللعبة؟</numerusform>
            <numerusform>{name} يكسب %Ln نقطة. هل تسلّم في هذه اللعبة؟</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;تسليم</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>متا&amp;بعة اللعب</translation>
    </message>
    <message>
        <source>End this turn?</source>
        <translation>هل تنهي دورك؟</translation>
    </message>
    <message>
        <source>&amp;End the turn (Space)</source>
        <translation>إ&amp;نهاء الدور (مسافة)</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>ليس &amp;بعد</translation>
    </message>
    <message>
        <source>This match is not finished. It will be kept under Game ▸ Resume. Leave it?</source>
        <translation>هذه المباراة لم تنته. ستبقى في اللعبة ◂ متابعة. هل تتركها؟</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;تركها</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>&amp;بقاء</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy: {name}</source>
        <translation>نسخ: {name}</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong. Everything you played is saved.</source>
        <translation>حدث خلل في البرنامج. كل ما لعبته محفوظ.</translation>
    </message>
    <message>
        <source>Something went wrong, and the match cannot be saved right now.</source>
        <translation>حدث خلل في البرنامج، ولا يمكن حفظ المباراة الآن.</translation>
    </message>
    <message>
        <source>Tapa Desktop did not close properly last time. Everything you played is saved.</source>
        <translation>لم يُغلق Tapa Desktop كما ينبغي في المرة الماضية. كل ما لعبته محفوظ.</translation>
    </message>
    <message>
        <source>To report it, copy the report and send it. It is also at the end of the log:</source>
        <translation>للإبلاغ عن ذلك انسخ التقرير وأرسله. وتجده أيضا في آخر سجل الأخطاء:</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>نسخ التقرير</translation>
    </message>
</context>
<context>
    <name>CubePrompt</name>
    <message>
        <source>You have doubled to {value}. {other} is thinking…</source>
        <translation>ضاعفت إلى {value}. {other} يفكر…</translation>
    </message>
    <message>
        <source>{name} doubles to {value}: take (T) or drop (X)</source>
        <translation>{name} يضاعف إلى {value}: اقبل (T) أو انسحب (X)</translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other}: take (T) or drop (X)</source>
        <translation>{name} يضاعف إلى {value}. {other}: القبول (T) أو الانسحاب (X)</translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other} is thinking…</source>
        <translation>{name} يضاعف إلى {value}. {other} يفكر…</translation>
    </message>
    <message>
        <source>{name} has taken the double.</source>
        <translation>{name} قبل المضاعفة.</translation>
    </message>
    <message>
        <source>You have taken the double.</source>
        <translation>قبلت المضاعفة.</translation>
    </message>
</context>
<context>
    <name>CubeText</name>
    <message>
        <source>expecting {equity} points ({chances})</source>
        <translation>التوقع {equity} نقطة ({chances})</translation>
    </message>
    <message>
        <source>{told}. {otherwise} below {turning}.</source>
        <translation>{told}. {otherwise} لو كان التوقع دون {turning}.</translation>
    </message>
    <message>
        <source>{told}. {otherwise} from {turning} up.</source>
        <translation>{told}. {otherwise} لو كان التوقع {turning} أو أكثر.</translation>
    </message>
    <message>
        <source>mars or mother won {mine}, lost {theirs}</source>
        <translation>كسب مارس أو الأم {mine} وخسارتهما {theirs}</translation>
    </message>
    <message>
        <source>{told}; losing this game would cost the match anyway.</source>
        <translation>{told}؛ وخسارة هذه اللعبة خسارة للمباراة على أي حال.</translation>
    </message>
    <message>
        <source>{told}; at this score it never pays to double.</source>
        <translation>{told}؛ وعند هذه النتيجة لا تجدي المضاعفة أبدا.</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}.</translation>
    </message>
    <message>
        <source>{name} doubles</source>
        <translation>{name} يضاعف</translation>
    </message>
    <message>
        <source>{name} would have waited</source>
        <translation>{name} كان سينتظر</translation>
    </message>
    <message>
        <source>{name} would have doubled</source>
        <translation>{name} كان سيضاعف</translation>
    </message>
    <message>
        <source>{name} would have dropped</source>
        <translation>{name} كان سينسحب</translation>
    </message>
    <message>
        <source>{name} would have taken</source>
        <translation>{name} كان سيقبل</translation>
    </message>
    <message>
        <source>{name} has not doubled</source>
        <translation>{name} لم يضاعف</translation>
    </message>
    <message>
        <source>{name} takes</source>
        <translation>{name} يقبل</translation>
    </message>
    <message>
        <source>{name} drops</source>
        <translation>{name} ينسحب</translation>
    </message>
    <message>
        <source>win {win}</source>
        <translation>فوز {win}</translation>
    </message>
    <message>
        <source>mars won {mine}, lost {theirs}</source>
        <translation>كسب مارس {mine} وخسارته {theirs}</translation>
    </message>
    <message>
        <source>triple won {mine}, lost {theirs}</source>
        <translation>كسب ثلاثية {mine} وخسارتها {theirs}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Keys and mouse</source>
        <translation>المفاتيح والفأرة</translation>
    </message>
    <message>
        <source>About Tapa Desktop</source>
        <translation>حول Tapa Desktop</translation>
    </message>
    <message>
        <source>How the dice are rolled</source>
        <translation>كيف يُرمى الزهر</translation>
    </message>
    <message>
        <source>Your own boards</source>
        <translation>رقعك الخاصة</translation>
    </message>
    <message>
        <source>Game with a friend elsewhere</source>
        <translation>لعبة عن بُعد مع صديق</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>فتح مباراة</translation>
    </message>
    <message>
        <source>Matches (*.tapa *.mat *.txt *.sgf)</source>
        <translation>مباريات (*.tapa *.mat *.txt *.sgf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>حفظ نسخة من هذه المباراة</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>مباريات (*{suffix})</translation>
    </message>
</context>
<context>
    <name>DiceDialog</name>
    <message>
        <source>Dice of this match</source>
        <translation>زهر هذه المباراة</translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed</source>
        <translation>بصمة SHA-256 للرقم السري</translation>
    </message>
    <message>
        <source>The player’s word</source>
        <translation>كلمة اللاعب</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>الرقم السري</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>التحق&amp;ق من الزهر</translation>
    </message>
    <message>
        <source>&amp;How it works</source>
        <translation>&amp;كيف يعمل</translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand, from a real board</source>
        <translation>إدخال ال&amp;زهر يدويا، من رقعة حقيقية</translation>
    </message>
    <message>
        <source>Work out all rolls of this match again</source>
        <translation>حساب كل رميات هذه المباراة مرة أخرى</translation>
    </message>
    <message>
        <source>Read how the dice are rolled and how to check them</source>
        <translation>كيف يُرمى الزهر وكيف يمكن التحقق منه</translation>
    </message>
    <message>
        <source>You roll real dice and type what they show</source>
        <translation>ترمي زهرا حقيقيا وتكتب ما يظهر</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>&amp;SHA-256 of the secret seed</source>
        <translation>&amp;بصمة SHA-256 للرقم السري</translation>
    </message>
    <message>
        <source>The player’s &amp;word</source>
        <translation>كلمة ال&amp;لاعب</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>ال&amp;رقم السري</translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>Die 1</source>
        <translation>الزهرة 1</translation>
    </message>
    <message>
        <source>Die 2</source>
        <translation>الزهرة 2</translation>
    </message>
    <message>
        <source>{name}: {face} (key {face})</source>
        <translation>{name}: {face} (المفتاح {face})</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>&amp;Dice of</source>
        <translation>زه&amp;ر</translation>
    </message>
    <message>
        <source>How often each number was rolled</source>
        <translation>كم مرة جاء كل رقم</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>كل اللاعبين</translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message>
        <source>The rolls to come follow from it, too. For secret dice, start a new match.</source>
        <translation>والزهر القادم يُشتق منه أيضا: إن أردت زهرا سريا فابدأ مباراة جديدة.</translation>
    </message>
    <message>
        <source>Entered by hand: {n} of {all}, the first of them {where}.</source>
        <translation>أُدخلت يدويا: {n} من {all}، وأولها {where}.</translation>
    </message>
    <message>
        <source>The seed in this file does not match its SHA-256: the file was changed and proves nothing.</source>
        <translation>الرقم السري في هذا الملف لا يعطي بصمة SHA-256 المكتوبة معه: لقد غُيّر الملف ولا يثبت شيئا.</translation>
    </message>
    <message>
        <source>No dice have been rolled yet.</source>
        <translation>لم يُرم زهر بعد.</translation>
    </message>
    <message>
        <source>Compare the SHA-256 and the word with what you noted when the match began: if they are the same, the dice are proven, and nothing else – not the names, the levels or the length of the match.</source>
        <translation>قارن بصمة SHA-256 والكلمة بما دوّنته عند بدء المباراة: إن كانتا كما دوّنت فقد ثبت الزهر، ولا شيء غيره: لا الأسماء ولا المستويات ولا طول المباراة.</translation>
    </message>
    <message>
        <source>Compare the SHA-256 with the one you noted when the match began: if it is the same, the dice are proven, and nothing else – not the names, the levels or the length of the match.</source>
        <translation>قارن بصمة SHA-256 بما دوّنته عند بدء المباراة: إن كانت هي نفسها فقد ثبت الزهر، ولا شيء غيره: لا الأسماء ولا المستويات ولا طول المباراة.</translation>
    </message>
    <message>
        <source>Revealed when the match is over</source>
        <translation>يُكشف بعد انتهاء المباراة</translation>
    </message>
    <message>
        <source>Revealed when a game is over</source>
        <translation>يُكشف بعد انتهاء لعبة</translation>
    </message>
    <message>
        <source>Missing from this file</source>
        <translation>ليست في هذا الملف</translation>
    </message>
    <message>
        <source>The seed of this match is not known</source>
        <translation>لا رقم سريا معروفا لهذه المباراة</translation>
    </message>
    <message>
        <source>Check it yourself. This must give the SHA-256:</source>
        <translation>تحقق بنفسك. هذا يجب أن يعطي بصمة SHA-256:</translation>
    </message>
    <message>
        <source>This gives the key from which the dice are worked out:</source>
        <translation>وهذا يعطي المفتاح الذي يُحسب منه الزهر:</translation>
    </message>
    <message>
        <source>This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.</source>
        <translation>تنقص هذا الملف بصمة SHA-256 التي عُرضت قبل كتابة الكلمة: لقد غُيّر الملف فلا يثبت شيئا.</translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n roll(s) do not match the seed.</source>
        <translation>
            <numerusform>{wrong} من الرميات لا توافق الرقم السري.</numerusform>
            <numerusform>{wrong} من رمية واحدة لا توافق الرقم السري.</numerusform>
            <numerusform>{wrong} من رميتين لا توافق الرقم السري.</numerusform>
            <numerusform>{wrong} من %Ln رميات لا توافق الرقم السري.</numerusform>
            <numerusform>{wrong} من %Ln رمية لا توافق الرقم السري.</numerusform>
            <numerusform>{wrong} من %Ln رمية لا توافق الرقم السري.</numerusform>
        </translation>
    </message>
    <message>
        <source>The roll {roll} was chosen together with the starting position.</source>
        <translation>الرمية {roll} اختيرت مع الوضعية التي تبدأ منها المباراة.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n roll(s) match the seed.</source>
        <translation>
            <numerusform>لا رميات للتحقق منها (%Ln).</numerusform>
            <numerusform>تم التحقق: الرمية الوحيدة توافق الرقم السري.</numerusform>
            <numerusform>تم التحقق: الرميتان توافقان الرقم السري.</numerusform>
            <numerusform>تم التحقق: كل الرميات، وهي %Ln رميات، توافق الرقم السري.</numerusform>
            <numerusform>تم التحقق: كل الرميات، وهي %Ln رمية، توافق الرقم السري.</numerusform>
            <numerusform>تم التحقق: كل الرميات، وهي %Ln رمية، توافق الرقم السري.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) of the program match the seed.</source>
        <translation>
            <numerusform>رميات البرنامج: %Ln.</numerusform>
            <numerusform>رمية البرنامج الوحيدة توافق الرقم السري.</numerusform>
            <numerusform>رميتا البرنامج توافقان الرقم السري.</numerusform>
            <numerusform>كل رميات البرنامج، وهي %Ln رميات، توافق الرقم السري.</numerusform>
            <numerusform>كل رميات البرنامج، وهي %Ln رمية، توافق الرقم السري.</numerusform>
            <numerusform>كل رميات البرنامج، وهي %Ln رمية، توافق الرقم السري.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seed was left out of this file, so its dice cannot be worked out: only its SHA-256 is there.</source>
        <translation>لم يوضع الرقم السري في هذا الملف فلا يمكن حساب زهره: فيه بصمة SHA-256 فقط.</translation>
    </message>
    <message>
        <source>There is no seed in this file, so its dice cannot be worked out.</source>
        <translation>لا رقم سريا في هذا الملف، فلا يمكن حساب زهره.</translation>
    </message>
    <message>
        <source>The first is {where}: {fallen}, but the seed gives {due}. Either these dice come from elsewhere, or the file was changed.</source>
        <translation>أولها {where}: وقع {fallen}، والرقم السري يعطي {due}. فهذا الزهر من مصدر آخر، أو أن أحدا غيّر الملف.</translation>
    </message>
    <message>
        <source>roll {number} of game {game}, the opening</source>
        <translation>الرمية {number} من اللعبة {game}، رمية البداية</translation>
    </message>
    <message>
        <source>roll {number} of game {game}, by {side}</source>
        <translation>الرمية {number} من اللعبة {game}، والرامي {side}</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>A pinned mother waits</source>
        <translation>الأم المحبوسة تنتظر</translation>
    </message>
    <message>
        <source>A pinned mother loses; also to 31</source>
        <translation>الأم المحبوسة تخسر؛ وتُلعب إلى 31 أيضا</translation>
    </message>
    <message>
        <source>A pinned mother loses</source>
        <translation>الأم المحبوسة تخسر</translation>
    </message>
    <message>
        <source>A checker pinned on its starting point simply waits until it is freed.</source>
        <translation>الحجر المحبوس في خانة بدايته ينتظر فحسب حتى يُفك حبسه.</translation>
    </message>
    <message>
        <source>A lone checker is hit, not pinned.</source>
        <translation>الحجر المفرد يُضرب ولا يُحبس.</translation>
    </message>
    <message>
        <source>One checker closes a point: nothing is hit or pinned.</source>
        <translation>حجر واحد يغلق الخانة: لا ضرب ولا حبس.</translation>
    </message>
    <message>
        <source>The checkers start on four points.</source>
        <translation>تبدأ الأحجار من أربع خانات.</translation>
    </message>
    <message>
        <source>Both sides move the same way round.</source>
        <translation>يتحرك الطرفان في الاتجاه نفسه.</translation>
    </message>
    <message>
        <source>Most checkers enter from a reserve.</source>
        <translation>معظم الأحجار تدخل من الاحتياط.</translation>
    </message>
    <message>
        <source>The first checker runs alone.</source>
        <translation>الحجر الأول يسير وحده.</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes, and what is left goes to the opponent.</source>
        <translation>الدبل يستمر حتى الستات، والباقي للخصم.</translation>
    </message>
    <message>
        <source>The opening dice are also the first roll.</source>
        <translation>تُلعب النقلة الأولى بزهرتي الافتتاح.</translation>
    </message>
    <message>
        <source>Pin the mother, the opponent’s last checker on its starting point, and you win double.</source>
        <translation>احبس الأم، وهي آخر حجر للخصم في خانة بدايته، تفز فوزا مضاعفا.</translation>
    </message>
    <message>
        <source>A win can be worth three points.</source>
        <translation>قد يُحسب الفوز ثلاث نقاط.</translation>
    </message>
    <message>
        <source>A doubling cube raises the stakes.</source>
        <translation>مكعب مضاعفة يرفع قيمة اللعبة.</translation>
    </message>
    <message>
        <source>Can be played to 31.</source>
        <translation>يمكن اللعب حتى 31.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The game is over in this position.</source>
        <translation>اللعبة منتهية في هذه الوضعية.</translation>
    </message>
    <message>
        <source>Click: {side} · right click: {other} · drag: move · wheel or Delete: remove</source>
        <translation>نقرة: {side} · نقرة يمنى: {other} · سحب: نقل · العجلة أو Delete: رفع</translation>
    </message>
    <message>
        <source>{side}: all checkers are on the board. Remove one first.</source>
        <translation>{side}: كل الأحجار على الرقعة. ارفع واحدا أولا.</translation>
    </message>
    <message>
        <source>{side} to move, before the roll</source>
        <translation>الدور: {side}، قبل الرمي</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>التوقع</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n checker(s) still to place.</source>
        <translation>
            <numerusform>{side}: لم يبق حجر لوضعه.</numerusform>
            <numerusform>{side}: بقي حجر واحد لوضعه.</numerusform>
            <numerusform>{side}: بقي حجران لوضعهما.</numerusform>
            <numerusform>{side}: بقيت %Ln أحجار لوضعها.</numerusform>
            <numerusform>{side}: بقي %Ln حجرا لوضعه.</numerusform>
            <numerusform>{side}: بقي %Ln حجر لوضعه.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best with {roll}</source>
        <translation>الأفضل مع {roll}</translation>
    </message>
</context>
<context>
    <name>ErrorThresholds</name>
    <message>
        <source>Good</source>
        <translation>جيدة</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>مشكوك فيها</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>خطأ فادح</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The computer cannot judge this position. {what}</source>
        <translation>لا يستطيع الحاسوب تقييم هذه الوضعية. {what}</translation>
    </message>
    <message>
        <source>White’s reserve/bar/off</source>
        <translation>احتياط الأبيض/البار/ما أُخرج</translation>
    </message>
    <message>
        <source>Black’s reserve/bar/off</source>
        <translation>احتياط الأسود/البار/ما أُخرج</translation>
    </message>
    <message>
        <source>Part of the program is missing: {path}</source>
        <translation>جزء من البرنامج ناقص: {path}</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>هذا ليس ملفا.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>لم يبق مكان على القرص.</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>امتلأت حصتك من القرص.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>القرص للقراءة فقط.</translation>
    </message>
    <message>
        <source>The disk cannot be read or written.</source>
        <translation>تعذرت القراءة من القرص أو الكتابة عليه.</translation>
    </message>
    <message>
        <source>The disk is not there any more.</source>
        <translation>لم يعد القرص موجودا.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>الملفات المفتوحة كثيرة جدا.</translation>
    </message>
    <message>
        <source>The file would become too large.</source>
        <translation>سيصير الملف أكبر مما يُسمح به.</translation>
    </message>
    <message>
        <source>This is not permitted.</source>
        <translation>هذا غير مسموح.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>لا ملف ولا مجلد بهذا الاسم.</translation>
    </message>
    <message>
        <source>Part of the path is not a folder.</source>
        <translation>جزء من المسار ليس مجلدا.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>هذا مجلد وليس ملفا.</translation>
    </message>
    <message>
        <source>Something with that name already exists.</source>
        <translation>يوجد شيء بهذا الاسم أصلا.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>الاسم طويل جدا.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>يستعمله برنامج آخر.</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>السطر {line}: {what}</translation>
    </message>
    <message>
        <source>field {place}: {what}</source>
        <translation>الحقل {place}: {what}</translation>
    </message>
    <message>
        <source>{what} Found: “{text}”</source>
        <translation>{what} المكتوب: «{text}»</translation>
    </message>
</context>
<context>
    <name>EvenOpponent</name>
    <message>
        <source>An even opponent for you is now at the level “{level}”, no longer “{before}”.</source>
        <translation>الخصم المكافئ لك الآن في مستوى «{level}»، لا في مستوى «{before}».</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>Matches as text (*.mat *.txt)</source>
        <translation>مباريات كنص (*.mat *.txt)</translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation>تصدير المباراة كنص</translation>
    </message>
    <message>
        <source>PNG picture, {width} pixels wide (*.png)</source>
        <translation>صورة PNG بعرض {width} بكسل (*.png)</translation>
    </message>
    <message>
        <source>Export a picture of the board</source>
        <translation>تصدير صورة للرقعة</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>رسم SVG (*.svg)</translation>
    </message>
    <message>
        <source>Export a drawing of the board</source>
        <translation>تصدير رسم للرقعة</translation>
    </message>
    <message>
        <source>The match is on the clipboard, as text.</source>
        <translation>المباراة في الحافظة كنص.</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>صورة الرقعة في الحافظة.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>This is too long for a position: “{text}”</source>
        <translation>هذا أطول من أي وضعية: «{text}»</translation>
    </message>
    <message>
        <source>A position has six fields, not {count}: “{text}”</source>
        <translation>للوضعية ستة حقول، لا {count}: «{text}»</translation>
    </message>
    <message>
        <source>There is no game “{text}”; there are {known}.</source>
        <translation>لا لعبة باسم «{text}»؛ الموجود: {known}.</translation>
    </message>
    <message>
        <source>The side to move must be W or B, not “{text}”.</source>
        <translation>صاحب الدور يُكتب W أو B، لا «{text}».</translation>
    </message>
    <message>
        <source>The roll must be two dice from 1 to 6, the larger first, or a hyphen, not “{text}”.</source>
        <translation>الرمية زهرتان من 1 إلى 6، الكبرى أولا، أو شرطة، لا «{text}».</translation>
    </message>
    <message>
        <source>Checkers of White: {count}, not {full}.</source>
        <translation>أحجار الأبيض: {count}، لا {full}.</translation>
    </message>
    <message>
        <source>Checkers of Black: {count}, not {full}.</source>
        <translation>أحجار الأسود: {count}، لا {full}.</translation>
    </message>
    <message>
        <source>The match is {rule_set}, but its position is from {text}.</source>
        <translation>المباراة من لعبة {rule_set}، ووضعيتها من لعبة {text}.</translation>
    </message>
    <message>
        <source>White’s point {point}: “{text}” counts 0 or has a leading zero.</source>
        <translation>الخانة {point} للأبيض: «{text}» عدد صفر أو يبدأ بصفر.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>اللعبة منتهية في هذه الوضعية.</translation>
    </message>
    <message>
        <source>It cannot be opened.</source>
        <translation>لا يمكن فتحه.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>الملف تالف.</translation>
    </message>
    <message numerus="yes">
        <source>This is longer than %n character(s).</source>
        <translation>
            <numerusform>هذا ليس فارغا.</numerusform>
            <numerusform>هذا أطول من حرف واحد.</numerusform>
            <numerusform>هذا أطول من حرفين.</numerusform>
            <numerusform>هذا أطول من %Ln أحرف.</numerusform>
            <numerusform>هذا أطول من %Ln حرفا.</numerusform>
            <numerusform>هذا أطول من %Ln حرف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n character(s).</source>
        <translation>
            <numerusform>لا يجوز أن يكون للعنوان أحرف.</numerusform>
            <numerusform>طول العنوان حرف واحد على الأكثر.</numerusform>
            <numerusform>طول العنوان حرفان على الأكثر.</numerusform>
            <numerusform>طول العنوان %Ln أحرف على الأكثر.</numerusform>
            <numerusform>طول العنوان %Ln حرفا على الأكثر.</numerusform>
            <numerusform>طول العنوان %Ln حرف على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line is longer than %n byte(s).</source>
        <translation>
            <numerusform>السطر ليس فارغا.</numerusform>
            <numerusform>السطر أطول من بايت واحد.</numerusform>
            <numerusform>السطر أطول من بايتين.</numerusform>
            <numerusform>السطر أطول من %Ln بايتات.</numerusform>
            <numerusform>السطر أطول من %Ln بايتا.</numerusform>
            <numerusform>السطر أطول من %Ln بايت.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n line(s).</source>
        <translation>
            <numerusform>توجد سطور.</numerusform>
            <numerusform>يوجد أكثر من سطر واحد.</numerusform>
            <numerusform>يوجد أكثر من سطرين.</numerusform>
            <numerusform>يوجد أكثر من %Ln سطور.</numerusform>
            <numerusform>يوجد أكثر من %Ln سطرا.</numerusform>
            <numerusform>يوجد أكثر من %Ln سطر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A text here is longer than %n character(s): “{text}”</source>
        <translation>
            <numerusform>يوجد هنا نص ليس فارغا: «{text}»</numerusform>
            <numerusform>يوجد هنا نص أطول من حرف واحد: «{text}»</numerusform>
            <numerusform>يوجد هنا نص أطول من حرفين: «{text}»</numerusform>
            <numerusform>يوجد هنا نص أطول من %Ln أحرف: «{text}»</numerusform>
            <numerusform>يوجد هنا نص أطول من %Ln حرفا: «{text}»</numerusform>
            <numerusform>يوجد هنا نص أطول من %Ln حرف: «{text}»</numerusform>
        </translation>
    </message>
    <message>
        <source>A file that the computer needs for this game is missing or damaged.</source>
        <translation>أحد الملفات التي يحتاج إليها الحاسوب في هذه اللعبة مفقود أو تالف.</translation>
    </message>
    <message>
        <source>The first line must be a title.</source>
        <translation>يجب أن يكون السطر الأول عنوانا.</translation>
    </message>
    <message>
        <source>There are no positions in it.</source>
        <translation>لا وضعيات فيه.</translation>
    </message>
    <message>
        <source>A pack has {most} positions at most.</source>
        <translation>في المجموعة {most} وضعية على الأكثر.</translation>
    </message>
    <message>
        <source>The position has no roll.</source>
        <translation>الوضعية بلا زهر.</translation>
    </message>
    <message>
        <source>“{text}” is not a cube decision.</source>
        <translation>«{text}» ليس قرارا بشأن المكعب.</translation>
    </message>
    <message>
        <source>There is only one move, so there is nothing to choose.</source>
        <translation>لا توجد إلا نقلة واحدة، فلا اختيار.</translation>
    </message>
    <message>
        <source>This is the same position as in line {line}.</source>
        <translation>هذه الوضعية نفسها التي في السطر {line}.</translation>
    </message>
    <message>
        <source>There is no theme “{text}”; there are {known}.</source>
        <translation>لا موضوع باسم «{text}»؛ الموجود: {known}.</translation>
    </message>
    <message>
        <source>The difficulty is 1, 2 or 3, not “{text}”.</source>
        <translation>الصعوبة 1 أو 2 أو 3، لا «{text}».</translation>
    </message>
    <message>
        <source>A line has {most} parts at most.</source>
        <translation>في السطر {most} أجزاء على الأكثر.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>هذا ليس نصا.</translation>
    </message>
    <message>
        <source>Expected the first roll of the game, two different dice, found “{text}”.</source>
        <translation>يجب أن تكون هنا أول رمية في اللعبة، زهرتان مختلفتان، لا «{text}».</translation>
    </message>
    <message>
        <source>The move before this is missing: “{text}”</source>
        <translation>النقلة التي قبل هذا ناقصة: «{text}»</translation>
    </message>
    <message>
        <source>The end of the game before this is missing, such as “Wins 1 point”: “{text}”</source>
        <translation>نهاية اللعبة التي قبل هذا ناقصة، مثل «Wins 1 point»: «{text}»</translation>
    </message>
    <message>
        <source>Expected the score {wanted}, found “{text}”.</source>
        <translation>يجب أن تكون النتيجة هنا {wanted}، لا «{text}».</translation>
    </message>
    <message>
        <source>{rule_set} counts {wanted} for this game, unlike the file: “{text}”</source>
        <translation>تُحسب هذه اللعبة في {rule_set} بقيمة {wanted}، لا كما في الملف: «{text}»</translation>
    </message>
    <message>
        <source>This match has no game.</source>
        <translation>ليس في هذه المباراة لعبة.</translation>
    </message>
    <message>
        <source>A match goes through {most} games at most; this one has {count}.</source>
        <translation>تتألف المباراة من {most} ألعاب على الأكثر؛ وفي هذه {count}.</translation>
    </message>
    <message>
        <source>{rule_set}: the house rule “{name}” is possible only in a match of one game.</source>
        <translation>{rule_set}: القاعدة المحلية «{name}» ممكنة فقط في مباراة من لعبة واحدة.</translation>
    </message>
    <message>
        <source>The larger die of a roll comes first, not {high} {low}.</source>
        <translation>الزهرة الكبرى في الرمية تأتي أولا، لا {high} {low}.</translation>
    </message>
    <message>
        <source>This side may not double now.</source>
        <translation>لا يجوز لهذا الطرف أن يضاعف الآن.</translation>
    </message>
    <message>
        <source>This game cannot be won like that: {how}.</source>
        <translation>لا تُكسب هذه اللعبة هكذا: {how}.</translation>
    </message>
    <message>
        <source>There is no game to resign.</source>
        <translation>لا لعبة يُسلَّم فيها.</translation>
    </message>
    <message>
        <source>This event is impossible at this point of the match.</source>
        <translation>لا يمكن أن يحدث هذا في هذه المرحلة من المباراة.</translation>
    </message>
    <message>
        <source>Undo cannot go back to event {to} of {count}.</source>
        <translation>لا رجوع إلى الحدث {to} من {count}.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>لا شيء لإعادته.</translation>
    </message>
    <message>
        <source>This note is on a move after the end of the match.</source>
        <translation>هذه الملاحظة على نقلة بعد نهاية المباراة.</translation>
    </message>
    <message>
        <source>A move has four steps at most: “{text}”</source>
        <translation>في النقلة أربع خطوات على الأكثر: «{text}»</translation>
    </message>
    <message>
        <source>Each step needs a die: “{text}”</source>
        <translation>كل خطوة تحتاج إلى زهرة: «{text}»</translation>
    </message>
    <message>
        <source>No legal move starts like this: “{text}”</source>
        <translation>لا نقلة مسموحة تبدأ هكذا: «{text}»</translation>
    </message>
    <message>
        <source>This is not a legal move: “{text}”</source>
        <translation>هذه نقلة غير مسموحة: «{text}»</translation>
    </message>
    <message>
        <source>Expected a step such as 24/18, in/22, bar/20 or 4/off, found “{text}”.</source>
        <translation>يجب أن تكون هنا خطوة مثل ⁦24/18⁩ أو ⁦in/22⁩ أو ⁦bar/20⁩ أو ⁦4/off⁩، لا «{text}».</translation>
    </message>
    <message>
        <source>The file is too long.</source>
        <translation>الملف كبير جدا.</translation>
    </message>
    <message>
        <source>There is no such setting.</source>
        <translation>لا إعداد بهذا الاسم.</translation>
    </message>
    <message>
        <source>This is not a readable position ({form}): “{text}”</source>
        <translation>لا يمكن قراءة هذه الوضعية ({form}): «{text}»</translation>
    </message>
    <message>
        <source>Each field after a position may appear once, in this order: {known}; not as in “{text}”.</source>
        <translation>بعد الوضعية يرد كل حقل مرة واحدة وبهذا الترتيب: {known} – لا كما في «{text}».</translation>
    </message>
    <message>
        <source>This game has no cube, so it cannot be “{text}”.</source>
        <translation>ليس في هذه اللعبة مكعب، فلا يمكن أن يكون «{text}».</translation>
    </message>
    <message>
        <source>The cube is written as in {known}, up to {largest}, not “{text}”.</source>
        <translation>يُكتب المكعب مثل {known}، حتى {largest}، لا «{text}».</translation>
    </message>
    <message>
        <source>The score is written as in {known}, not “{text}”.</source>
        <translation>تُكتب النتيجة مثل {known}، لا «{text}».</translation>
    </message>
    <message>
        <source>Each house rule may appear once, in order, and only if it differs from the default; not as in “{text}”.</source>
        <translation>تُكتب كل قاعدة محلية مرة واحدة، بالترتيب، وفقط إن خالفت المعتاد، لا كما في «{text}».</translation>
    </message>
    <message>
        <source>This game has no chains such as “{text}”.</source>
        <translation>لا سلاسل في هذه اللعبة مثل «{text}».</translation>
    </message>
    <message>
        <source>A chain is written as in 44&gt;, and the rest of one as in 4x2&lt;, not “{text}”.</source>
        <translation>تُكتب السلسلة مثل ⁦44&gt;⁩ وباقيها مثل ⁦4x2&lt;⁩، لا «{text}».</translation>
    </message>
    <message>
        <source>The rolls so far are two counts from 0 to {most} such as 0/3, not “{text}”.</source>
        <translation>الرميات عددان من 0 إلى {most} مثل ⁦0/3⁩، لا «{text}».</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>هذا ليس نصا بترميز UTF-8.</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>لا يمكن قراءة هذا.</translation>
    </message>
    <message>
        <source>The file is longer than {limit} MiB.</source>
        <translation>الملف أكبر من {limit} ميبيبايت.</translation>
    </message>
    <message>
        <source>No match starts here.</source>
        <translation>لا تبدأ هنا مباراة.</translation>
    </message>
    <message>
        <source>The file has version {version}; this program reads version {own}.</source>
        <translation>الملف من الإصدار {version}؛ وهذا البرنامج يقرأ الإصدار {own}.</translation>
    </message>
    <message>
        <source>There is too much undo and redo: {count}.</source>
        <translation>كثر التراجع والإعادة حتى هنا: {count}.</translation>
    </message>
    <message>
        <source>“{name}” appears twice in this line.</source>
        <translation>«{name}» مكتوب مرتين في هذا السطر.</translation>
    </message>
    <message>
        <source>There are too many entries for so few moves: {count}, {plays}.</source>
        <translation>السجلات أكثر مما تحتمله نقلات بهذه القلة: {count}، {plays}.</translation>
    </message>
    <message>
        <source>Unknown comment: “{text}”</source>
        <translation>تعليق غير معروف: «{text}»</translation>
    </message>
    <message>
        <source>Expected the length of the match, such as “5 point match”, found “{text}”.</source>
        <translation>يجب أن يكون هنا طول المباراة مثل «⁦5 point match⁩»، لا «{text}».</translation>
    </message>
    <message>
        <source>A line such as {example} must name the game before this.</source>
        <translation>قبل هذا يجب أن يسمي اللعبة سطر مثل {example}.</translation>
    </message>
    <message>
        <source>Expected a roll or one of {known}, found “{text}”.</source>
        <translation>يجب أن تكون هنا رمية أو واحدة من {known}، لا «{text}».</translation>
    </message>
    <message>
        <source>This is not a line of a match: “{text}”</source>
        <translation>ليس هذا سطرا من مباراة: «{text}»</translation>
    </message>
    <message>
        <source>Expected rising numbers such as 1-3 5, found “{text}”.</source>
        <translation>يجب أن تكون هنا أعداد متزايدة مثل ⁦1-3 5⁩، لا «{text}».</translation>
    </message>
    <message>
        <source>Expected “{wanted}”, found “{text}”.</source>
        <translation>يجب أن يكون هنا «{wanted}»، لا «{text}».</translation>
    </message>
    <message>
        <source>The match ends before this: “{text}”</source>
        <translation>تنتهي المباراة قبل هذا: «{text}»</translation>
    </message>
    <message>
        <source>{rule_set} has no house rule “{name}”; it has {known}.</source>
        <translation>ليس في {rule_set} قاعدة محلية «{name}»؛ فيها {known}.</translation>
    </message>
    <message>
        <source>The house rule “{name}” cannot be “{value}”; it can be {known}.</source>
        <translation>القاعدة المحلية «{name}» لا تكون «{value}»؛ تكون {known}.</translation>
    </message>
    <message>
        <source>A position of this game has seven fields, not {count}: “{text}”</source>
        <translation>لوضعية هذه اللعبة سبعة حقول، لا {count}: «{text}»</translation>
    </message>
    <message>
        <source>White’s point {point}: two numbers side by side.</source>
        <translation>الخانة {point} للأبيض: عددان متجاوران.</translation>
    </message>
    <message>
        <source>The points do not add up to 24: “{text}”</source>
        <translation>مجموع الخانات ليس 24: «{text}»</translation>
    </message>
    <message>
        <source>White’s point {point}: a number of empty points, or checkers such as W3 or bW2, not “{text}”.</source>
        <translation>الخانة {point} للأبيض: عدد خانات فارغة، أو أحجار مثل W3 أو bW2، لا «{text}».</translation>
    </message>
    <message>
        <source>White’s point {point}: “{text}” is more than fifteen checkers.</source>
        <translation>الخانة {point} للأبيض: «{text}» أكثر من خمسة عشر حجرا.</translation>
    </message>
    <message>
        <source>White’s point {point}: in “{text}” a checker pins one of its own side.</source>
        <translation>الخانة {point} للأبيض: في «{text}» حجر يحبس حجرا من طرفه.</translation>
    </message>
    <message>
        <source>White’s point {point}: this game has no pins such as “{text}”.</source>
        <translation>الخانة {point} للأبيض: لا حبس في هذه اللعبة مثل «{text}».</translation>
    </message>
    <message>
        <source>{field}: three counts such as 0/0/15 without leading zeros, not “{text}”.</source>
        <translation>{field}: ثلاثة أعداد مثل ⁦0/0/15⁩ بلا أصفار في أولها، لا «{text}».</translation>
    </message>
    <message>
        <source>{field}: this game has no bar, so it cannot be “{text}”.</source>
        <translation>{field}: لا بار في هذه اللعبة، فلا يمكن أن يكون «{text}».</translation>
    </message>
    <message>
        <source>{field}: this game has no reserve, so it cannot be “{text}”.</source>
        <translation>{field}: لا احتياط في هذه اللعبة، فلا يمكن أن يكون «{text}».</translation>
    </message>
    <message>
        <source>It is damaged, or of another version of this program.</source>
        <translation>تالف، أو من إصدار آخر لهذا البرنامج.</translation>
    </message>
    <message>
        <source>The line is not complete: copy all of it.</source>
        <translation>السطر غير كامل: انسخه كله.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter first</source>
        <translation>يجب أولا إدخال حجر من البار</translation>
    </message>
    <message>
        <source>Pinned: it can move again once all checkers on it have left</source>
        <translation>محبوس: يتحرك ثانية حين تغادره كل الأحجار التي فوقه</translation>
    </message>
    <message>
        <source>The two starters stay here until the reserve is empty</source>
        <translation>يبقى حجرا البداية هنا حتى يفرغ الاحتياط</translation>
    </message>
    <message>
        <source>No other checker may leave here until your first has passed your opponent’s start</source>
        <translation>لا يغادر حجر آخر هذه الخانة حتى يتجاوز الأول بداية الخصم</translation>
    </message>
    <message>
        <source>Not now: your opponent would have no point to enter on</source>
        <translation>ليس الآن: لن تبقى للخصم خانة يدخل إليها</translation>
    </message>
    <message>
        <source>Not now: you may not hold all six points at your start</source>
        <translation>ليس الآن: لا يجوز الإمساك بخانات البداية الست كلها</translation>
    </message>
    <message>
        <source>Not now: a checker must stay where you hit at home</source>
        <translation>ليس الآن: حيث ضربت في دارك يجب أن يبقى لك حجر</translation>
    </message>
    <message>
        <source>Not now: your opponent would be locked in</source>
        <translation>ليس الآن: سيُسجن الخصم</translation>
    </message>
    <message>
        <source>You must use as many dice as possible; if only one, the larger</source>
        <translation>يجب لعب أكبر عدد ممكن من الزهر؛ فإن لم يمكن إلا واحدة فالكبرى</translation>
    </message>
    <message>
        <source>You can bear off once all your checkers are home and none is pinned</source>
        <translation>لا يجوز الإخراج إلا حين تصير كل أحجارك في الدار ولا محبوس بينها</translation>
    </message>
    <message>
        <source>A larger die bears off from the highest point: {number}</source>
        <translation>الزهرة الأكبر تُخرج من أعلى خانة: {number}</translation>
    </message>
    <message>
        <source>A point on the far side, 24 to 14, takes only one of your checkers</source>
        <translation>الخانة في الجهة البعيدة، من 24 إلى 14، لا تسع إلا حجرا واحدا لك</translation>
    </message>
    <message>
        <source>No open point for this roll</source>
        <translation>لا خانة مفتوحة لهذه الرمية</translation>
    </message>
    <message>
        <source>The line was changed on its way: copy it again.</source>
        <translation>تغيّر السطر في طريقه: انسخه من جديد.</translation>
    </message>
    <message>
        <source>It belongs to a game that is not on this computer ({id}).</source>
        <translation>هو من لعبة ليست على هذا الحاسوب ({id}).</translation>
    </message>
    <message>
        <source>It belongs to another game ({id}).</source>
        <translation>هو من لعبة أخرى ({id}).</translation>
    </message>
    <message>
        <source>Line {number} has been played already.</source>
        <translation>لُعب السطر {number} من قبل.</translation>
    </message>
    <message>
        <source>Line {number} is not the one that was played here: one side has changed the game.</source>
        <translation>السطر {number} ليس الذي لُعب هنا: غيّر أحد الطرفين اللعبة.</translation>
    </message>
    <message>
        <source>It is line {number}, but line {wanted} has not come yet: ask for it again.</source>
        <translation>هذا هو السطر {number}، لكن السطر {wanted} لم يصل بعد: اطلبه من جديد.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>انتهت المباراة.</translation>
    </message>
    <message>
        <source>Its secret does not match the one fixed at the start, so the dice would not be fair.</source>
        <translation>سره لا يطابق السر المحدد في البداية، فلا يكون الزهر عادلا.</translation>
    </message>
    <message>
        <source>The game before it is not the one that was played here.</source>
        <translation>اللعبة التي قبله ليست التي لُعبت هنا.</translation>
    </message>
    <message>
        <source>“{text}” is not possible in this position.</source>
        <translation>«{text}» غير ممكن في هذه الوضعية.</translation>
    </message>
    <message>
        <source>The turn in it is not complete.</source>
        <translation>النقلة التي فيه غير مكتملة.</translation>
    </message>
    <message>
        <source>This program cannot read the invitation: “{text}”</source>
        <translation>لا يستطيع هذا البرنامج قراءة الدعوة: «{text}»</translation>
    </message>
    <message>
        <source>It does not fit into a line of {limit} characters.</source>
        <translation>لا يتسع له سطر طوله بالأحرف {limit}.</translation>
    </message>
    <message>
        <source>The match has used all its {rolls} rolls.</source>
        <translation>استنفدت المباراة كل رمياتها ({rolls}).</translation>
    </message>
    <message>
        <source>The moves in the file are not those of its lines.</source>
        <translation>النقلات في الملف ليست نقلات سطوره.</translation>
    </message>
    <message>
        <source>A turn that was sent cannot be taken back.</source>
        <translation>لا يمكن التراجع عن نقلة أُرسلت.</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search for a name, a level, a result, a word of a note, or a date such as 2026-11 (Ctrl+F)</source>
        <translation>ابحث عن اسم أو مستوى أو نتيجة أو كلمة من ملاحظة أو تاريخ مثل ⁦2026-11⁩ (Ctrl+F)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>People</source>
        <translation>أشخاص</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>كل المستويات</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>{what}: show only these</source>
        <translation>{what}: إظهار هذه فقط</translation>
    </message>
</context>
<context>
    <name>Friend</name>
    <message>
        <source>The page about games with a friend cannot be shown.</source>
        <translation>لا يمكن عرض الصفحة عن اللعب مع صديق.</translation>
    </message>
    <message>
        <source>Friend elsewhere</source>
        <translation>صديق عن بُعد</translation>
    </message>
    <message>
        <source>Your friend</source>
        <comment>subject of a sentence</comment>
        <translation>صديقك</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>صديق</translation>
    </message>
    <message>
        <source>This line is not played.</source>
        <translation>لم يُلعب هذا السطر.</translation>
    </message>
    <message>
        <source>There is nothing new in this line.</source>
        <translation>لا جديد في هذا السطر.</translation>
    </message>
    <message>
        <source>This is your own invitation: your friend has to paste it.</source>
        <translation>هذه دعوتك أنت: على صديقك أن يلصقها.</translation>
    </message>
    <message>
        <source>This game was begun on another computer, which keeps its secrets: here it can only be looked at.</source>
        <translation>بدأت هذه اللعبة على حاسوب آخر يحفظ أسرارها: لا يمكن هنا إلا مشاهدتها.</translation>
    </message>
</context>
<context>
    <name>FriendBar</name>
    <message>
        <source>&amp;Copy your turn again</source>
        <translation>&amp;نسخ نقلتك ثانية</translation>
    </message>
    <message>
        <source>&amp;Copy your turn</source>
        <translation>&amp;نسخ نقلتك</translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>&amp;نسخ الجواب</translation>
    </message>
    <message>
        <source>&amp;Copy the invitation</source>
        <translation>&amp;نسخ الدعوة</translation>
    </message>
    <message>
        <source>Send the invitation to your friend, and paste the answer here.</source>
        <translation>أرسل الدعوة إلى صديقك، والصق الجواب هنا.</translation>
    </message>
    <message>
        <source>Send your answer to your friend: the game begins with it.</source>
        <translation>أرسل جوابك إلى صديقك: به تبدأ اللعبة.</translation>
    </message>
    <message>
        <source>Double now, or send this line to roll.</source>
        <translation>ضاعف الآن، أو أرسل السطر لترمي.</translation>
    </message>
    <message>
        <source>Your turn is complete: send it to your friend.</source>
        <translation>اكتملت نقلتك: أرسلها إلى صديقك.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>الدور لك.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>انتهت المباراة.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>{name}: the answer has not come yet.</source>
        <translation>{name}: لم يصل الجواب بعد.</translation>
    </message>
    <message>
        <source>&amp;No double next time</source>
        <translation>&amp;بلا مضاعفة في المرة القادمة</translation>
    </message>
    <message>
        <source>Your next roll then comes with your friend’s turn, without a message in between</source>
        <translation>تأتي رميتك القادمة حينها مع نقلة صديقك، بلا رسالة بينهما</translation>
    </message>
    <message>
        <source>Copy it as a line of text, to be sent by mail or messenger</source>
        <translation>نسخه سطرا من النص، ليُرسل بالبريد الإلكتروني أو بتطبيق مراسلة</translation>
    </message>
    <message>
        <source>Play the line of text that your friend has sent</source>
        <translation>لعب سطر النص الذي أرسله صديقك</translation>
    </message>
    <message>
        <source>Games with friends, and whose turn it is</source>
        <translation>الألعاب مع الأصدقاء، ولمن الدور</translation>
    </message>
    <message>
        <source>To roll the dice, copy the line, send it to your friend, and paste the answer.</source>
        <translation>لرمي الزهر، انسخ السطر وأرسله إلى صديقك، ثم الصق جوابه.</translation>
    </message>
</context>
<context>
    <name>FriendController</name>
    <message>
        <source>&amp;Paste a turn</source>
        <translation>&amp;لصق نقلة</translation>
    </message>
    <message>
        <source>&amp;Games with friends…</source>
        <translation>الأل&amp;عاب مع الأصدقاء…</translation>
    </message>
    <message>
        <source>&amp;Game with a friend elsewhere</source>
        <translation>&amp;لعبة عن بُعد مع صديق</translation>
    </message>
    <message>
        <source>Game with a &amp;friend</source>
        <translation>لعبة مع ص&amp;ديق</translation>
    </message>
    <message>
        <source>&amp;Copy your turn</source>
        <translation>&amp;نسخ نقلتك</translation>
    </message>
    <message>
        <source>Copied: now send it to your friend.</source>
        <translation>تم النسخ: أرسل السطر الآن إلى صديقك.</translation>
    </message>
    <message>
        <source>Turns (*{suffix})</source>
        <translation>نقلات (*{suffix})</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>حفظ في ملف</translation>
    </message>
    <message>
        <source>There is no turn of a friend on the clipboard.</source>
        <translation>لا توجد نقلة من صديق في الحافظة.</translation>
    </message>
    <message>
        <source>Your friend’s turn is on the clipboard.</source>
        <translation>نقلة صديقك في الحافظة.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>لعب النقلة</translation>
    </message>
    <message>
        <source>{name} invites you to a game: {match}. You play {colour}.</source>
        <translation>{name}: دعوة إلى لعبة. {match}. لونك: {colour}.</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>&amp;حفظ في ملف…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>قبول</translation>
    </message>
</context>
<context>
    <name>FriendText</name>
    <message>
        <source>The game is not proven. {why}</source>
        <translation>اللعبة غير مثبتة. {why}</translation>
    </message>
    <message>
        <source>The game is proven. Lines: {count}. Rolls: {rolls}.</source>
        <translation>اللعبة مثبتة. السطور: {count}. الرميات: {rolls}.</translation>
    </message>
    <message>
        <source>Every roll follows from the secrets of both sides, which were fixed at the start.</source>
        <translation>تُشتق كل رمية من سرّي الطرفين المحددين في البداية.</translation>
    </message>
    <message>
        <source>If your friend is shown the same sum here, both have the same game: {sum}</source>
        <translation>إن رأى صديقك هنا البصمة نفسها فلديكما اللعبة نفسها: {sum}</translation>
    </message>
    <message>
        <source>“Verify the dice” plays all lines again: it says whether every roll follows from the secrets of both sides, and shows a sum to compare with your friend’s.</source>
        <translation>«التحقق من الزهر» يلعب كل السطور من جديد: يبيّن هل تُشتق كل رمية من سرّي الطرفين، ويعرض بصمة لتقارنها ببصمة صديقك.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>ترتيبك الخاص</translation>
    </message>
    <message>
        <source>Several games, in the order you choose, without the doubling cube.</source>
        <translation>عدة ألعاب بالترتيب الذي تختاره، بلا مكعب المضاعفة.</translation>
    </message>
    <message>
        <source>{games}, one after the other, with one score.</source>
        <translation>{games}، واحدة بعد أخرى، بنتيجة واحدة.</translation>
    </message>
    <message>
        <source>Also called {names}.</source>
        <translation>تسمى أيضا {names}.</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Games won: {white} {n}, {black} {m}</source>
        <translation>الألعاب المكسوبة: {white} {n}، {black} {m}</translation>
    </message>
    <message>
        <source>Drawn: {n}</source>
        <translation>التعادلات: {n}</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message>
        <source>Your luck-adjusted result: {points}</source>
        <translation>نتيجتك بعد استبعاد الحظ: {points}</translation>
    </message>
    <message>
        <source>{name} gave away {points} points; errors: {errors}, blunders: {blunders}</source>
        <translation>{name} ضيع {points} نقطة، أخطاء {errors}، أخطاء فادحة {blunders}</translation>
    </message>
    <message>
        <source>{name}: no errors in play</source>
        <translation>{name}: لا أخطاء في اللعب</translation>
    </message>
    <message>
        <source>You gave away {points} points; errors: {errors}, blunders: {blunders}</source>
        <translation>ضيعت {points} نقطة، أخطاء {errors}، أخطاء فادحة {blunders}</translation>
    </message>
    <message>
        <source>{name} gave away {points} points by resigning</source>
        <translation>{name} ضيع {points} نقطة بالتسليم</translation>
    </message>
    <message>
        <source>You gave away {points} points by resigning</source>
        <translation>ضيعت {points} نقطة بالتسليم</translation>
    </message>
    <message>
        <source>{name}: {pr}</source>
        <translation>{name}: {pr}</translation>
    </message>
    <message>
        <source>The dice favoured no one</source>
        <translation>لم يحاب الزهر أحدا</translation>
    </message>
    <message>
        <source>{name} had more luck: {points} points</source>
        <translation>{name} أوفر حظا: {points} نقطة</translation>
    </message>
    <message>
        <source>The dice gave you {points} points</source>
        <translation>أعطاك الزهر {points} نقطة</translation>
    </message>
    <message>
        <source>The dice cost you {points} points</source>
        <translation>أخذ منك الزهر {points} نقطة</translation>
    </message>
    <message>
        <source>{name}: nothing to decide</source>
        <translation>{name}: لم يكن هناك ما يُقرَّر</translation>
    </message>
    <message>
        <source>{name}, luck-adjusted result: {points}</source>
        <translation>{name}، النتيجة بعد استبعاد الحظ: {points}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Tapa</source>
        <translation>تابا</translation>
    </message>
    <message>
        <source>Тапа</source>
        <translation>Тапа</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>بلاكوتو</translation>
    </message>
    <message>
        <source>Πλακωτό</source>
        <translation>Πλακωτό</translation>
    </message>
    <message>
        <source>Tsilliton</source>
        <translation>تسيليتون</translation>
    </message>
    <message>
        <source>„Тапа с майка“</source>
        <translation>«Тапа с майка»</translation>
    </message>
    <message>
        <source>Mahbusa</source>
        <translation>محبوسة</translation>
    </message>
    <message>
        <source>محبوسة</source>
        <translation>محبوسة</translation>
    </message>
    <message>
        <source>Tapa with cube</source>
        <translation>تابا بالمكعب</translation>
    </message>
    <message>
        <source>Tawula</source>
        <translation>تاولا</translation>
    </message>
    <message>
        <source>Turkish backgammon</source>
        <translation>الطاولة التركية</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>فرنجية (بورتس)</translation>
    </message>
    <message>
        <source>Πόρτες</source>
        <translation>Πόρτες</translation>
    </message>
    <message>
        <source>Tabla</source>
        <translation>طاولة عادية</translation>
    </message>
    <message>
        <source>Табла</source>
        <translation>عادة أو شيش بيش</translation>
    </message>
    <message>
        <source>Tavla</source>
        <translation>Tavla</translation>
    </message>
    <message>
        <source>„права табла“</source>
        <translation>«права табла»</translation>
    </message>
    <message>
        <source>Fevga</source>
        <translation>فيفغا</translation>
    </message>
    <message>
        <source>Φεύγα</source>
        <translation>Φεύγα</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>جلبهار</translation>
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
        <translation>باكغامون</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>تافلي</translation>
    </message>
    <message>
        <source>Tabla, three games</source>
        <translation>طاولة بثلاث ألعاب</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games with friends</source>
        <translation>الألعاب مع الأصدقاء</translation>
    </message>
    <message>
        <source>Enter or a double click opens a game</source>
        <translation>يفتح Enter أو النقر المزدوج لعبة</translation>
    </message>
    <message>
        <source>No games yet. Choose Game ▸ New match ▸ Friend elsewhere.</source>
        <translation>لا ألعاب بعد. اختر اللعبة ◂ مباراة جديدة ◂ صديق عن بُعد.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>انتهت</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>بانتظار جوابك</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>لم يُجب عليها بعد</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>الدور لك</translation>
    </message>
    <message>
        <source>Your friend’s turn</source>
        <translation>الدور لصديقك</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Open the match</source>
        <translation>&amp;فتح المباراة</translation>
    </message>
    <message>
        <source>Open the match on the board (Enter)</source>
        <translation>فتح المباراة على الرقعة (Enter)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;مراجعة</translation>
    </message>
    <message>
        <source>Review the match: mistakes and luck. Several games are reviewed in the background (Ctrl+R)</source>
        <translation>مراجعة المباراة: الأخطاء والحظ. تُراجَع عدة ألعاب في الخلفية (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Remove the games from the history; their matches stay (Del)</source>
        <translation>إخراج الألعاب من السجل؛ تبقى مبارياتها (Del)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Restore the games deleted last (Ctrl+Z)</source>
        <translation>إعادة آخر ما حُذف من ألعاب (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Save the games shown as a table (CSV)</source>
        <translation>حفظ الألعاب المعروضة في جدول (CSV)</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>لا لعبة توافق بحثك.</translation>
    </message>
    <message>
        <source>No finished games yet. Each finished game is kept here, with its result and its dice.</source>
        <translation>لم تنته لعبة بعد. كل لعبة تنتهي تُحفظ هنا بنتيجتها وزهرها.</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Finished games</source>
        <translation>الألعاب المنتهية</translation>
    </message>
    <message>
        <source>Your PR (performance rating): 500 times the average loss per decision. Lower is better.</source>
        <translation>مؤشر أدائك PR: متوسط الخسارة لكل قرار مضروبا في 500. كلما قل كان أفضل.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>الخصم</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>الحظ</translation>
    </message>
    <message>
        <source>What your dice were worth, in points. PR and luck are known once a game has been reviewed.</source>
        <translation>قيمة زهرك بالنقاط. كلاهما يُعرف بعد مراجعة اللعبة.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>First estimate</source>
        <translation>تقدير أول</translation>
    </message>
    <message numerus="yes">
        <source>Looked %n move(s) ahead</source>
        <translation>
            <numerusform>بلا نظر إلى الأمام</numerusform>
            <numerusform>بالنظر نقلة إلى الأمام</numerusform>
            <numerusform>بالنظر نقلتين إلى الأمام</numerusform>
            <numerusform>بالنظر %Ln نقلات إلى الأمام</numerusform>
            <numerusform>بالنظر %Ln نقلة إلى الأمام</numerusform>
            <numerusform>بالنظر %Ln نقلة إلى الأمام</numerusform>
        </translation>
    </message>
    <message>
        <source>Forced: there is no other move.</source>
        <translation>نقلة إجبارية: لا توجد غيرها.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>تساوي أفضل نقلة.</translation>
    </message>
    <message>
        <source>The game is decided.</source>
        <translation>اللعبة محسومة.</translation>
    </message>
    <message>
        <source>{depth}, searching deeper…</source>
        <translation>{depth}، والبحث يتعمق…</translation>
    </message>
    <message>
        <source>Equity {equity}</source>
        <translation>التوقع {equity}</translation>
    </message>
    <message>
        <source>{label}: you {mine}, opponent {theirs}</source>
        <translation>{label}: أنت {mine}، الخصم {theirs}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} نقطة</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>مساوية</translation>
    </message>
    <message>
        <source>{play}: equity {equity}</source>
        <translation>{play}: التوقع {equity}</translation>
    </message>
    <message>
        <source>{loss} worse than the best</source>
        <translation>أسوأ من الأفضل بمقدار {loss}</translation>
    </message>
    <message>
        <source>Double.</source>
        <translation>ضاعف.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>انتظر</translation>
    </message>
    <message>
        <source>Do not double.</source>
        <translation>لا تضاعف.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>ضاعف</translation>
    </message>
    <message>
        <source>Take.</source>
        <translation>اقبل.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>انسحب</translation>
    </message>
    <message>
        <source>Drop.</source>
        <translation>انسحب.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>اقبل</translation>
    </message>
    <message>
        <source>{action} {otherwise} below {turning}.</source>
        <translation>{action} {otherwise} تحت {turning}.</translation>
    </message>
    <message>
        <source>{action} {otherwise} from {turning} up.</source>
        <translation>{action} {otherwise} من {turning} فصاعدا.</translation>
    </message>
    <message>
        <source>{action} Losing this game would cost you the match anyway.</source>
        <translation>{action} إن خسرت هذه اللعبة خسرت المباراة على أي حال.</translation>
    </message>
    <message>
        <source>{action} At this score, it never pays to double in a position like this.</source>
        <translation>{action} عند هذه النتيجة وفي وضعية كهذه لا تجدي المضاعفة أبدا.</translation>
    </message>
    <message numerus="yes">
        <source>Played out %n time(s)</source>
        <translation>
            <numerusform>بلا محاكاة</numerusform>
            <numerusform>محاكاة واحدة</numerusform>
            <numerusform>محاكاتان</numerusform>
            <numerusform>%Ln محاكيات</numerusform>
            <numerusform>%Ln محاكاة</numerusform>
            <numerusform>%Ln محاكاة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>The next hint comes when it is your turn.</source>
        <translation>التلميح التالي يأتي حين يحين دورك.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>يفكر…</translation>
    </message>
</context>
<context>
    <name>HintList</name>
    <message>
        <source>Best moves</source>
        <translation>أفضل النقلات</translation>
    </message>
    <message>
        <source>&amp;Roll this move out…</source>
        <translation>&amp;محاكاة هذه النقلة…</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Close the hint (H)</source>
        <translation>إغلاق التلميح (H)</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>أعمق</translation>
    </message>
    <message>
        <source>Play the best moves out many times (Shift+H)</source>
        <translation>محاكاة أفضل النقلات مرات كثيرة (Shift+H)</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message numerus="yes">
        <source>Points won minus points lost since the first of these games: {points} in %n game(s).</source>
        <translation>
            <numerusform>النقاط المكسوبة ناقص المخسورة منذ أولى هذه الألعاب: {points} (ألعاب: %Ln).</numerusform>
            <numerusform>النقاط المكسوبة ناقص المخسورة منذ أولى هذه الألعاب: {points} في لعبة.</numerusform>
            <numerusform>النقاط المكسوبة ناقص المخسورة منذ أولى هذه الألعاب: {points} في لعبتين.</numerusform>
            <numerusform>النقاط المكسوبة ناقص المخسورة منذ أولى هذه الألعاب: {points} في %Ln ألعاب.</numerusform>
            <numerusform>النقاط المكسوبة ناقص المخسورة منذ أولى هذه الألعاب: {points} في %Ln لعبة.</numerusform>
            <numerusform>النقاط المكسوبة ناقص المخسورة منذ أولى هذه الألعاب: {points} في %Ln لعبة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one game above to see which level plays like that.</source>
        <translation>اختر لعبة واحدة أعلاه لترى أي مستوى يلعب هكذا.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>الألعاب المكسوبة</translation>
    </message>
    <message>
        <source>{share} range</source>
        <translation>مجال {share}</translation>
    </message>
    <message>
        <source>The share of games that you have won against each level; a draw is half a win.</source>
        <translation>حصة الألعاب التي كسبتها من كل مستوى؛ التعادل نصف فوز.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>The program has not rolled any dice in these games.</source>
        <translation>لم يرم البرنامج الزهر في هذه الألعاب.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>الدبل</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>الظاهر</translation>
    </message>
    <message>
        <source>Expected range</source>
        <translation>المدى المتوقع</translation>
    </message>
    <message>
        <source>No reviewed games yet. A review gives you your PR.</source>
        <translation>لا ألعاب مراجَعة بعد. المراجعة تجد مؤشرك PR.</translation>
    </message>
    <message numerus="yes">
        <source>For a rating, play %n games of one of these against the computer: {games}.</source>
        <translation>
            <numerusform>للحصول على تقييم العب ضد الحاسوب إحدى هذه: {games}.</numerusform>
            <numerusform>للحصول على تقييم العب ضد الحاسوب لعبة واحدة من إحدى هذه: {games}.</numerusform>
            <numerusform>للحصول على تقييم العب ضد الحاسوب لعبتين من إحدى هذه: {games}.</numerusform>
            <numerusform>للحصول على تقييم العب ضد الحاسوب %Ln ألعاب من إحدى هذه: {games}.</numerusform>
            <numerusform>للحصول على تقييم العب ضد الحاسوب %Ln لعبة من إحدى هذه: {games}.</numerusform>
            <numerusform>للحصول على تقييم العب ضد الحاسوب %Ln لعبة من إحدى هذه: {games}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{level}: {rating}. With 400 points more than your opponent, you win 10 games out of 11.</source>
        <translation>{level}: {rating}. من زاد على خصمه 400 نقطة يفوز في 10 ألعاب من 11.</translation>
    </message>
    <message>
        <source>{game} {rating} ± {half}: {level}</source>
        <translation>{game} {rating} ± {half}: {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>لا أدوار</numerusform>
            <numerusform>دور واحد</numerusform>
            <numerusform>دوران</numerusform>
            <numerusform>%Ln أدوار</numerusform>
            <numerusform>%Ln دورا</numerusform>
            <numerusform>%Ln دور</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last 20</source>
        <translation>آخر 20 لعبة لك</translation>
    </message>
    <message numerus="yes">
        <source>Your PR in %n reviewed game(s): {rate}. Lower is better.</source>
        <translation>
            <numerusform>مؤشرك PR بلا ألعاب مراجَعة: {rate}. الأقل أفضل.</numerusform>
            <numerusform>مؤشرك PR في لعبة مراجَعة واحدة: {rate}. الأقل أفضل.</numerusform>
            <numerusform>مؤشرك PR في لعبتين مراجَعتين: {rate}. الأقل أفضل.</numerusform>
            <numerusform>مؤشرك PR في %Ln ألعاب مراجَعة: {rate}. الأقل أفضل.</numerusform>
            <numerusform>مؤشرك PR في %Ln لعبة مراجَعة: {rate}. الأقل أفضل.</numerusform>
            <numerusform>مؤشرك PR في %Ln لعبة مراجَعة: {rate}. الأقل أفضل.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last 5 games it was {few}, in the last 20 {several}.</source>
        <translation>كان {few} في آخر 5 ألعاب، و{several} في آخر 20 لعبة.</translation>
    </message>
    <message>
        <source>You play like this level: {level}.</source>
        <translation>تلعب كهذا المستوى: {level}.</translation>
    </message>
    <message>
        <source>The levels have not been measured in this game.</source>
        <translation>لم تُقَس المستويات في هذه اللعبة.</translation>
    </message>
    <message>
        <source>Your PR against each level and that of the level itself. Lower is better.</source>
        <translation>مؤشرك PR ضد كل مستوى ومؤشر المستوى نفسه. الأقل أفضل.</translation>
    </message>
    <message>
        <source>In the last 20 you play like this level: {level}.</source>
        <translation>في آخر 20 لعبة تلعب كهذا المستوى: {level}.</translation>
    </message>
    <message>
        <source>No games against the computer.</source>
        <translation>لا ألعاب ضد الحاسوب.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>تقييمك</translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice in %n roll(s).</source>
        <translation>
            <numerusform>الزهر: {dice} (رميات: %Ln).</numerusform>
            <numerusform>الزهر: {dice} في رمية.</numerusform>
            <numerusform>الزهر: {dice} في رميتين.</numerusform>
            <numerusform>الزهر: {dice} في %Ln رميات.</numerusform>
            <numerusform>الزهر: {dice} في %Ln رمية.</numerusform>
            <numerusform>الزهر: {dice} في %Ln رمية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice: two in each of %n roll(s), and {openings} in the opening rolls.</source>
        <translation>
            <numerusform>الزهر: {dice}، منها {openings} للبداية (رميات: %Ln).</numerusform>
            <numerusform>الزهر: {dice}، اثنان في رمية و{openings} للبداية.</numerusform>
            <numerusform>الزهر: {dice}، اثنان في كل من رميتين و{openings} للبداية.</numerusform>
            <numerusform>الزهر: {dice}، اثنان في كل من %Ln رميات و{openings} للبداية.</numerusform>
            <numerusform>الزهر: {dice}، اثنان في كل من %Ln رمية و{openings} للبداية.</numerusform>
            <numerusform>الزهر: {dice}، اثنان في كل من %Ln رمية و{openings} للبداية.</numerusform>
        </translation>
    </message>
    <message>
        <source>All seven counts are within their ranges. With fair dice that happens 95 times out of 100.</source>
        <translation>الأعداد السبعة كلها ضمن مجالاتها، كما يكون مع الزهر العادل 95 مرة من 100.</translation>
    </message>
    <message>
        <source>Outside the expected range: {what}.</source>
        <translation>خارج المجال المتوقع: {what}.</translation>
    </message>
    <message>
        <source>With fair dice at least one of the seven counts is outside its range 5 times out of 100.</source>
        <translation>مع الزهر العادل يخرج واحد على الأقل من الأعداد السبعة 5 مرات من 100.</translation>
    </message>
    <message>
        <source>After {count} decisions you can see which level plays like that.</source>
        <translation>بعد {count} قرار يمكن معرفة المستوى الذي يلعب هكذا.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>الفائز: {name}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>تسليم</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>انسحاب</translation>
    </message>
    <message>
        <source>Moves {moves}, cube {cube}</source>
        <translation>النقلات {moves}، المكعب {cube}</translation>
    </message>
    <message>
        <source>Errors {errors}, blunders {blunders}</source>
        <translation>الأخطاء {errors}، الأخطاء الفادحة {blunders}</translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of a match to {target}, {turns}.</source>
        <translation>{white} – {black}. اللعبة {number} من مباراة حتى {target}، {turns}.</translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of an unlimited match, {turns}.</source>
        <translation>{white} – {black}. اللعبة {number} من مباراة بلا حد، {turns}.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>The file of this match is gone.</source>
        <translation>لم يعد ملف هذه المباراة موجودا.</translation>
    </message>
    <message>
        <source>Export the games shown</source>
        <translation>تصدير الألعاب المعروضة</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جداول (*.csv)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>حفظ الرسم البياني</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>صور (*.png)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>تجري القراءة…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Stop reviewing these games</source>
        <translation>إيقاف مراجعة هذه الألعاب</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>الأ&amp;لعاب</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>الت&amp;قدم</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>ال&amp;زهر</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>لا ألعاب</numerusform>
            <numerusform>لعبة واحدة</numerusform>
            <numerusform>لعبتان</numerusform>
            <numerusform>%Ln ألعاب</numerusform>
            <numerusform>%Ln لعبة</numerusform>
            <numerusform>%Ln لعبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} من الألعاب</numerusform>
            <numerusform>{shown} من لعبة واحدة</numerusform>
            <numerusform>{shown} من لعبتين</numerusform>
            <numerusform>{shown} من %Ln ألعاب</numerusform>
            <numerusform>{shown} من %Ln لعبة</numerusform>
            <numerusform>{shown} من %Ln لعبة</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading older matches: {done} of {of}</source>
        <translation>قراءة مباريات أقدم: {done} من {of}</translation>
    </message>
    <message>
        <source>Reviewing games: {done} of {of}</source>
        <translation>مراجعة الألعاب: {done} من {of}</translation>
    </message>
    <message>
        <source>The history cannot be read or written now: {why}</source>
        <translation>لا يمكن قراءة السجل أو كتابته الآن: {why}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Bear off even while a checker is pinned at home</source>
        <translation>إخراج ولو كان حجر محبوسا في الدار</translation>
    </message>
    <message>
        <source>Bear off only when none is pinned at home</source>
        <translation>لا إخراج إلا ولا محبوس في الدار</translation>
    </message>
    <message>
        <source>Free choice when only one die can be used</source>
        <translation>اختيار حر حين لا يُلعب إلا زهرة واحدة</translation>
    </message>
    <message>
        <source>The larger die when only one can be used</source>
        <translation>الزهرة الأكبر حين لا يُلعب إلا واحدة</translation>
    </message>
    <message>
        <source>The game goes on when a mother is pinned</source>
        <translation>تستمر اللعبة حين تُحبس الأم</translation>
    </message>
    <message>
        <source>A pinned mother loses the game</source>
        <translation>الأم المحبوسة تخسر اللعبة</translation>
    </message>
    <message>
        <source>A pinned mother counts three points</source>
        <translation>تُحسب الأم المحبوسة ثلاث نقاط</translation>
    </message>
    <message>
        <source>A pinned mother counts two points</source>
        <translation>تُحسب الأم المحبوسة نقطتين</translation>
    </message>
    <message>
        <source>Count to 31: a point for each checker left</source>
        <translation>العد حتى 31: نقطة لكل حجر باق</translation>
    </message>
    <message>
        <source>Do not count the checkers that are left</source>
        <translation>لا تُعد الأحجار الباقية</translation>
    </message>
    <message>
        <source>Play with the doubling cube</source>
        <translation>اللعب بمكعب المضاعفة</translation>
    </message>
    <message>
        <source>Play without the doubling cube</source>
        <translation>اللعب بلا مكعب المضاعفة</translation>
    </message>
    <message>
        <source>Jacoby rule: in unlimited play a win counts single until a double</source>
        <translation>قاعدة جاكوبي: في اللعب بلا حد يُحسب الفوز مفردا إلى أول مضاعفة</translation>
    </message>
    <message>
        <source>In unlimited play a mars counts before a double, too</source>
        <translation>في اللعب بلا حد يُحسب المارس قبل المضاعفة أيضا</translation>
    </message>
    <message>
        <source>A draw counts a point for each side</source>
        <translation>التعادل يمنح كل طرف نقطة</translation>
    </message>
    <message>
        <source>A drawn game is played again</source>
        <translation>تُعاد اللعبة المتعادلة</translation>
    </message>
    <message>
        <source>An opening roll before each game</source>
        <translation>رمية افتتاح قبل كل لعبة</translation>
    </message>
    <message>
        <source>The players start in turn</source>
        <translation>يبدأ اللاعبان بالتناوب</translation>
    </message>
    <message>
        <source>The winner starts the next game</source>
        <translation>يبدأ الفائز اللعبة التالية</translation>
    </message>
    <message>
        <source>Enter one point farther on: a 6 on 18, a 1 on 23</source>
        <translation>الدخول خانة أبعد: 6 إلى 18 و1 إلى 23</translation>
    </message>
    <message>
        <source>Enter as from the bar: a 6 on 19, a 1 on 24</source>
        <translation>الدخول كما من البار: 6 إلى 19 و1 إلى 24</translation>
    </message>
    <message>
        <source>A checker that hits at home stays there</source>
        <translation>الحجر الذي يضرب في داره يبقى هناك</translation>
    </message>
    <message>
        <source>A checker may hit at home and move on</source>
        <translation>يجوز للحجر أن يضرب في داره ثم يتابع</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the fourth roll</source>
        <translation>تتوالى الدبلات حتى الستات من الرمية الرابعة</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the third roll</source>
        <translation>تتوالى الدبلات حتى الستات من الرمية الثالثة</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the first roll</source>
        <translation>تتوالى الدبلات حتى الستات من الرمية الأولى</translation>
    </message>
    <message>
        <source>What is left of a chain is lost</source>
        <translation>يضيع باقي السلسلة</translation>
    </message>
    <message>
        <source>The opponent plays what is left of a chain</source>
        <translation>يلعب الخصم باقي السلسلة</translation>
    </message>
    <message>
        <source>Otherwise: {rule}</source>
        <translation>وإلا: {rule}</translation>
    </message>
</context>
<context>
    <name>LengthBox</name>
    <message>
        <source>Length of the match</source>
        <translation>طول المباراة</translation>
    </message>
    <message>
        <source>Points needed to win the match</source>
        <translation>النقاط التي تكسب المباراة</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>غير ذلك…</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>لعبة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s) (standard)</source>
        <translation>
            <numerusform>حتى %Ln نقطة (المعتاد)</numerusform>
            <numerusform>حتى نقطة واحدة (المعتاد)</numerusform>
            <numerusform>حتى نقطتين (المعتاد)</numerusform>
            <numerusform>حتى %Ln نقاط (المعتاد)</numerusform>
            <numerusform>حتى %Ln نقطة (المعتاد)</numerusform>
            <numerusform>حتى %Ln نقطة (المعتاد)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <translation>
            <numerusform>حتى %Ln نقطة</numerusform>
            <numerusform>حتى نقطة واحدة</numerusform>
            <numerusform>حتى نقطتين</numerusform>
            <numerusform>حتى %Ln نقاط</numerusform>
            <numerusform>حتى %Ln نقطة</numerusform>
            <numerusform>حتى %Ln نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Leave none alone</source>
        <translation>لا تترك حجرا وحده</translation>
    </message>
    <message>
        <source>One of your checkers that stands alone can be pinned by Black’s next roll. That is worst on your points 24 to 19: they are Black’s home, where the black checkers stay longest. Two together are safe.</source>
        <translation>حجرك المفرد قد تحبسه رمية الأسود القادمة. وأسوأ ما يكون ذلك على خاناتك من 24 إلى 19: فهي دار الأسود وفيها تبقى أحجاره أطول. الحجران معا في أمان.</translation>
    </message>
    <message>
        <source>You have rolled 5-2. Play so that none of your checkers stands alone afterwards.</source>
        <translation>رميت ⁦5-2⁩. العب بحيث لا يبقى لك حجر وحده بعدها.</translation>
    </message>
    <message>
        <source>Safe: wherever Black lands, none of yours can be pinned.</source>
        <translation>أمان: حيثما نزل الأسود فلن يحبس لك حجرا.</translation>
    </message>
    <message>
        <source>That is legal, but the checker on point {point} stands alone and could be pinned. Take it back and count the checkers that stay behind, too.</source>
        <translation>يجوز اللعب هكذا، لكن الحجر في الخانة {point} وحده وقد يُحبس. تراجع، واحسب أيضا الأحجار التي تبقى.</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>الأم</translation>
    </message>
    <message>
        <source>The last checker on its starting point is called the mother. Black’s mother stands alone on your point 1, where all the black checkers started. Your own checkers have all left point 24.</source>
        <translation>آخر حجر في خانة البداية يسمى الأم. أم الأسود وحدها في خانتك 1، حيث بدأت كل أحجاره. أحجارك كلها غادرت الخانة 24.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Pin Black’s mother.</source>
        <translation>رميت ⁦4-3⁩. احبس أم الأسود.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s mother can still run from point 1. Take it back. The 4 from point 5 lands on it.</source>
        <translation>يجوز اللعب هكذا، لكن أم الأسود ما زالت تستطيع الهرب من الخانة 1. تراجع. الأربعة من الخانة 5 تنزل عليها.</translation>
    </message>
    <message>
        <source>Home, and off</source>
        <translation>إلى الدار ثم إلى الخارج</translation>
    </message>
    <message>
        <source>The points 6 to 1 are your home. When all your checkers are there and none of them is pinned, you may bear them off: a 4 takes a checker off point 4, and so on. Drag it to the tray beside the board or double-click it.</source>
        <translation>الخانات من 6 إلى 1 هي دارك. حين تصير كل أحجارك فيها ولا محبوس بينها يمكنك الإخراج: الأربعة تخرج حجرا من الخانة 4، وهكذا. اسحبه إلى الدرج بجانب الرقعة أو انقره نقرتين.</translation>
    </message>
    <message>
        <source>Your first checker is off. Fourteen to go.</source>
        <translation>خرج أول أحجارك. بقي أربعة عشر.</translation>
    </message>
    <message>
        <source>That is legal, but the checker on point 8 is not home, so you cannot bear off. Take it back and bring that one home first.</source>
        <translation>يجوز اللعب هكذا، لكن الحجر في الخانة 8 ليس في الدار، فلا يجوز الإخراج بعد. تراجع وأدخله أولا.</translation>
    </message>
    <message>
        <source>All are home now, but you have used the second die as well. Take that back and bear a checker off with it: a 4 from point 4, a 2 from point 2.</source>
        <translation>كلها الآن في الدار، لكنك حركت بالزهرة الثانية أيضا. تراجع عن ذلك وأخرج بها حجرا: 4 من الخانة 4، أو 2 من الخانة 2.</translation>
    </message>
    <message>
        <source>Larger dice</source>
        <translation>الزهر الأكبر</translation>
    </message>
    <message>
        <source>If you have no checker on that point, a checker from a higher point must use the die. If there is none on a higher point either, the die takes a checker off your highest point.

You must use the dice if you can, but in which order is up to you.</source>
        <translation>إذا لم يكن على خانة الزهرة حجر وجب تحريك حجر من خانة أعلى بها. وإذا لم يكن أعلى منها حجر أخرجت الزهرة حجرا من أعلى خاناتك.

ما يمكن لعبه من الزهر يجب لعبه، أما الترتيب فلك.</translation>
    </message>
    <message>
        <source>You have rolled 6-5. Bear two checkers off.</source>
        <translation>رميت ⁦6-5⁩. أخرج حجرين.</translation>
    </message>
    <message>
        <source>Two at once. The 6 took the checker off point 6, and then the 5 was larger than your highest point. You never have to bear off while the same die can move a checker at home instead.</source>
        <translation>اثنان معا. أخرجت الستة الحجر من الخانة 6، ثم كانت الخمسة أكبر من أعلى خاناتك. والإخراج ليس واجبا ما دامت الزهرة نفسها تستطيع تحريك حجر في الدار.</translation>
    </message>
    <message>
        <source>Only one is off: while a checker stood on point 6, the 5 had to move that one. Take it back and start with the 6.</source>
        <translation>خرج واحد فقط: ما دام على الخانة 6 حجر فعلى الخمسة أن تحركه. تراجع وابدأ بالستة.</translation>
    </message>
    <message>
        <source>Winning, and mars</source>
        <translation>الفوز والمارس</translation>
    </message>
    <message>
        <source>The first to bear off all fifteen wins the game and one point. If the opponent has not borne off any yet, it is a mars (backgammon players say gammon) and counts two. A match goes to a number of points, in Tapa usually to 5.</source>
        <translation>من يخرج أحجاره الخمسة عشر أولا يكسب اللعبة ونقطة واحدة. وإن لم يكن الخصم قد أخرج أي حجر فهو مارس ويُحسب نقطتين. وتُلعب المباراة إلى عدد من النقاط، وهو 5 عادة في تابا.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black’s checkers are all home, and the first would be off next turn. Win a mars.</source>
        <translation>رميت ⁦5-3⁩. أحجار الأسود كلها في الدار، وفي دوره القادم يخرج الأول. اكسب مارسا.</translation>
    </message>
    <message>
        <source>A mars and two points! Now you know all you need. The rules of each game are in the Help menu, and in a game a hint (H) shows a good move whenever you want one.</source>
        <translation>مارس ونقطتان! عرفت الآن كل ما يلزم. قواعد كل لعبة في قائمة المساعدة، وفي اللعب يريك التلميح (H) نقلة جيدة متى شئت.</translation>
    </message>
    <message>
        <source>One of yours is left, and Black would now bear off the first: no mars any more. Take it back and play the 5 first.</source>
        <translation>بقي لك حجر واحد، والأسود سيخرج أول أحجاره: لا مارس. تراجع والعب الخمسة أولا.</translation>
    </message>
    <message>
        <source>Roll and move</source>
        <translation>ارم والعب</translation>
    </message>
    <message>
        <source>It is trapped almost until the end: your checker can leave point 1 only by bearing off, and Black cannot bear off any checker while the mother lies there. If your own mother were pinned too, the game would be a draw. In Plakoto and Mahbusa you would have won a double game at once, since none of yours is left on your own point 24.</source>
        <translation>هي محبوسة حتى النهاية تقريبا: حجرك لا يغادر الخانة 1 إلا بالإخراج، والأسود لا يستطيع الإخراج ما دامت هناك. ولو كان حجرك الأم محبوسا أيضا لكانت اللعبة تعادلا. في بلاكوتو والمحبوسة كنت ستفوز بلعبة مضاعفة فورا، إذ لم يبق لك حجر في خانتك 24.</translation>
    </message>
    <message>
        <source>You have rolled 4-2. Bring the checker on point 8 home with one of the dice and bear one off with the other.</source>
        <translation>رميت ⁦4-2⁩. أدخل الحجر الذي على الخانة 8 إلى الدار بإحدى الزهرتين، وأخرج حجرا بالأخرى.</translation>
    </message>
    <message>
        <source>This is how a game of Tapa starts. The fifteen white checkers are yours. They all start on point 24 and go down the numbers: 23, 22 and so on, to point 1. The black ones start on point 1 and go the other way. The first to bring all checkers around and off the board wins.

Each die moves a checker by as many points as it shows.</source>
        <translation>هكذا تبدأ لعبة تابا. الأحجار البيضاء الخمسة عشر لك. تبدأ كلها من الخانة 24 وتنزل مع الأرقام: 23 ثم 22 وهكذا حتى الخانة 1. والسوداء تبدأ من الخانة 1 وتسير عكسها. يفوز من يدور بكل أحجاره ويخرجها من الرقعة أولا.

كل زهرة تحرك حجرا عدد الخانات الذي تظهره.</translation>
    </message>
    <message>
        <source>Roll the dice: press the space bar or click Roll. Then play the 4 and the 2, with two checkers or both with the same one. Drag the checker, or click it and then where it should go; the arrow keys and Enter work too.</source>
        <translation>ارم الزهر: اضغط مفتاح المسافة أو انقر «رمي». ثم العب الأربعة والاثنين، بحجرين أو كليهما بالحجر نفسه. اسحب الحجر، أو انقره ثم انقر وجهته؛ ويمكنك ذلك بمفاتيح الأسهم ومفتاح Enter أيضا.</translation>
    </message>
    <message>
        <source>That was your first turn. In a game you end it with the space bar or with a click on the dice. Here that takes you to the next position.</source>
        <translation>كان هذا دورك الأول. في اللعب تنهيه بمفتاح المسافة أو بنقر الزهر. وهنا يأخذك ذلك إلى الوضعية التالية.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>الدبل</translation>
    </message>
    <message>
        <source>Two equal dice are a double, and a double is played four times. So 3-3 is four moves of 3: with one checker or with several, as you like.</source>
        <translation>الزهرتان المتساويتان دبل، والدبل يُلعب أربع مرات. فالرمية ⁦3-3⁩ أربع نقلات بثلاثة: بحجر واحد أو بعدة أحجار كما تشاء.</translation>
    </message>
    <message>
        <source>Bring two checkers from point 24 to point 18, each with two threes.</source>
        <translation>انقل حجرين من الخانة 24 إلى الخانة 18، كلا منهما بثلاثتين.</translation>
    </message>
    <message>
        <source>Good. And the two have stayed together, which matters in this game: you will soon see why.</source>
        <translation>حسن. وقد وصلا معا، وهذا مهم في هذه اللعبة: سترى السبب حالا.</translation>
    </message>
    <message>
        <source>That is legal, but there are not two checkers on point 18 now. Take it back and move two checkers from 24 to 21, then both on to 18.</source>
        <translation>يجوز اللعب هكذا، لكن ليس على الخانة 18 حجران الآن. تراجع وحرك حجرين من 24 إلى 21 ثم كليهما إلى 18.</translation>
    </message>
    <message>
        <source>A block</source>
        <translation>سد</translation>
    </message>
    <message>
        <source>Two or more checkers of one side on a point are a block: the other side cannot land there. Black has a block on point 10.

A checker that uses both dice touches down on the point between, so that point has to be open, too.</source>
        <translation>حجران أو أكثر لطرف واحد على خانة هما سد: لا يستطيع الطرف الآخر النزول هناك. للأسود سد على الخانة 10.

والحجر الذي يتحرك بالزهرتين ينزل على الخانة التي بينهما، فيجب أن تكون مفتوحة أيضا.</translation>
    </message>
    <message>
        <source>Two of your checkers stand alone, on 16 and on 8. Bring the one on 16 to the one on 8, using the 6 and the 2.</source>
        <translation>لك حجران مفردان، على 16 وعلى 8. انقل الذي على 16 إلى الذي على 8 بالستة والاثنين.</translation>
    </message>
    <message>
        <source>Right: the 2 first, since the 6 would have landed on the block. Now point 8 is your block and closed to Black. When no die can be used at all, the turn passes.</source>
        <translation>صحيح: الاثنان أولا، فالستة كانت لتنتهي عند السد. صارت الخانة 8 سدا لك، مغلقة على الأسود. وحين لا يمكن لعب شيء من الزهر ينتقل الدور.</translation>
    </message>
    <message>
        <source>That is legal, but there is no block on point 8 now. Take it back. The 6 from point 16 ends on Black’s block, so play the 2 first, to point 14, and continue from there with the 6.</source>
        <translation>يجوز اللعب هكذا، لكن لا سد على الخانة 8 الآن. تراجع. الستة من الخانة 16 تنتهي عند سد الأسود، فالعب الاثنين أولا إلى الخانة 14 ثم الستة من هناك.</translation>
    </message>
    <message>
        <source>A pin</source>
        <translation>حبس</translation>
    </message>
    <message>
        <source>A checker that stands alone can be pinned: you land on it, and it lies under yours. It cannot move until your last checker has left it, and until then the point is yours.

Black has left a checker alone on point 7.</source>
        <translation>الحجر الواقف وحده قد يُحبس: تنزل عليه فيصير تحت حجرك. لا يتحرك حتى يغادره آخر حجر لك، وحتى ذلك الحين فالخانة لك.

ترك الأسود حجرا وحده على الخانة 7.</translation>
    </message>
    <message>
        <source>You have rolled 5-1. Pin the lone black checker.</source>
        <translation>رميت ⁦5-1⁩. احبس الحجر الأسود الوحيد.</translation>
    </message>
    <message>
        <source>Pinned; the ring shows it. Black must wait until you leave. And the checker that pins is safe, even if it is alone: it cannot be pinned itself.</source>
        <translation>حُبس؛ والحلقة تدل على ذلك. على الأسود أن ينتظر حتى تغادر. والحجر الحابس آمن ولو كان وحده: لا يمكن حبسه.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s lone checker on point 7 got away. Take it back. The 5 from point 12 lands on it, and so does the 1 from point 8.</source>
        <translation>يجوز اللعب هكذا، لكن الحجر الأسود الوحيد على الخانة 7 نجا. تراجع. الخمسة من الخانة 12 تنزل عليه، وكذلك الواحد من الخانة 8.</translation>
    </message>
    <message>
        <source>You have landed on the black checker and moved on with the same one: that leaves it free again. Take it back and let your checker stay on point 7.</source>
        <translation>نزلت على الحجر الأسود ثم مضيت بالحجر نفسه: فصار حرا ثانية. تراجع ودع حجرك على الخانة 7.</translation>
    </message>
    <message>
        <source>Pinned yourself</source>
        <translation>حين تُحبس أنت</translation>
    </message>
    <message>
        <source>Now it is your checker on point 15 that lies under a black one. It has to wait, and you cannot land there to help it. Click it, and the board says why it stays. Meanwhile, play with your other checkers.</source>
        <translation>الآن حجرك على الخانة 15 هو الذي تحت حجر أسود. عليه أن ينتظر، ولا تستطيع النزول هناك لمساعدته. انقره فتقول الرقعة لماذا يبقى. وفي الأثناء تلعب بأحجارك الأخرى.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Use the time to make a block on point 5.</source>
        <translation>رميت ⁦6-3⁩. استفد من الوقت واصنع سدا على الخانة 5.</translation>
    </message>
    <message>
        <source>Well done. Look: Black has rolled 4-2 and moved off your checker. It is free again and can move on your next turn.</source>
        <translation>أحسنت. وانظر: رمى الأسود ⁦4-2⁩ وغادر حجرك. صار حرا ويستطيع التحرك في دورك القادم.</translation>
    </message>
    <message>
        <source>That is legal, but there is no block on point 5 now. Take it back. One checker reaches point 5 with the 6, another with the 3.</source>
        <translation>يجوز اللعب هكذا، لكن لا سد على الخانة 5 الآن. تراجع. حجر يصل إلى الخانة 5 بالستة وآخر بالثلاثة.</translation>
    </message>
</context>
<context>
    <name>LessonActions</name>
    <message>
        <source>Re&amp;start</source>
        <translation>من ال&amp;بداية</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>ت&amp;خطي</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>رمي</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>إلى اللعبة</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>الوضعية التالية</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>&amp;More lessons</source>
        <translation>د&amp;روس أخرى</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>اللعب ضد «{level}»</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>درس</translation>
    </message>
    <message>
        <source>Position {number} of {count}</source>
        <translation>الوضعية {number} من {count}</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>First lesson</source>
        <translation>الدرس الأول</translation>
    </message>
</context>
<context>
    <name>LevelCharacter</name>
    <message>
        <source>You have not played against the computer yet, so it begins in the middle.</source>
        <translation>لم تلعب ضد الحاسوب بعد، فيبدأ من الوسط.</translation>
    </message>
    <message>
        <source>It follows your results and comes closer to you with each game.</source>
        <translation>يتبع نتائجك ويقترب من مستواك مع كل لعبة.</translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s) rate you at {rating} ± {width}.</source>
        <translation>
            <numerusform>تقييمك {rating} ± {width}.</numerusform>
            <numerusform>تقييمك حسب آخر لعبة لك {rating} ± {width}.</numerusform>
            <numerusform>تقييمك حسب آخر لعبتين لك {rating} ± {width}.</numerusform>
            <numerusform>تقييمك حسب آخر %Ln ألعاب لك {rating} ± {width}.</numerusform>
            <numerusform>تقييمك حسب آخر %Ln لعبة لك {rating} ± {width}.</numerusform>
            <numerusform>تقييمك حسب آخر %Ln لعبة لك {rating} ± {width}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Often misses danger. Good for your first games.</source>
        <translation>كثيرا ما يغفل عن الخطر. مناسب لألعابك الأولى.</translation>
    </message>
    <message>
        <source>Misses less but is still easy to surprise.</source>
        <translation>أقل غفلة، لكن مفاجأته ما زالت سهلة.</translation>
    </message>
    <message>
        <source>Plays for fun and makes plenty of mistakes.</source>
        <translation>يلعب للتسلية ويخطئ كثيرا.</translation>
    </message>
    <message>
        <source>Knows the usual moves and fails in hard positions.</source>
        <translation>يعرف النقلات المألوفة ويتعثر في الوضعيات الصعبة.</translation>
    </message>
    <message>
        <source>Makes few big mistakes in simple positions.</source>
        <translation>قليل الأخطاء الكبيرة في الوضعيات البسيطة.</translation>
    </message>
    <message>
        <source>Plays well and goes wrong when it gets complicated.</source>
        <translation>يلعب جيدا ويخطئ حين تتعقد الوضعية.</translation>
    </message>
    <message>
        <source>Sees most dangers and takes advantage of your mistakes.</source>
        <translation>يرى معظم الأخطار ويستغل أخطاءك.</translation>
    </message>
    <message>
        <source>Punishes careless moves; small mistakes remain.</source>
        <translation>يعاقب على النقلات المتهوّرة، وتبقى له أخطاء صغيرة.</translation>
    </message>
    <message>
        <source>Makes few mistakes, and only in hard positions.</source>
        <translation>قليل الأخطاء، ولا يخطئ إلا في الوضعيات الصعبة.</translation>
    </message>
    <message>
        <source>Plays the move that looks best, without looking ahead.</source>
        <translation>يلعب النقلة التي تبدو الأفضل، دون النظر إلى الأمام.</translation>
    </message>
    <message>
        <source>Looks one move ahead, at each of your rolls.</source>
        <translation>ينظر نقلة واحدة إلى الأمام، في كل رمية محتملة لك.</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>ينظر نقلتين إلى الأمام.</translation>
    </message>
    <message>
        <source>Looks two moves ahead and plays the best moves out many times. The strongest level.</source>
        <translation>ينظر نقلتين إلى الأمام ويجرّب أفضل النقلات باللعب مرات كثيرة. أقوى مستوى.</translation>
    </message>
</context>
<context>
    <name>LevelSlider</name>
    <message>
        <source>About as strong as me</source>
        <translation>بقوتي تقريبا</translation>
    </message>
    <message>
        <source>The level follows your results, by a step or two a game at most</source>
        <translation>يتبع المستوى نتائجك، خطوة أو خطوتين في كل لعبة على الأكثر</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>مبتدئ</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>متعلم</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>هاو</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>منتظم</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>ثابت</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>ماهر</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation>متمرس</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>قوي</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>مخضرم</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>أستاذ</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>أستاذ كبير</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>بطل</translation>
    </message>
</context>
<context>
    <name>LoadingNotice</name>
    <message>
        <source>Reading {name}…</source>
        <translation>تجري قراءة {name}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log file cannot be written.</source>
        <translation>لا يمكن الكتابة في سجل الأخطاء.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>ال&amp;لعبة</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>ال&amp;دور</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>ال&amp;مدرب</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>ال&amp;وضعية</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>ت&amp;صدير</translation>
    </message>
</context>
<context>
    <name>MessageRow</name>
    <message>
        <source>Show the list</source>
        <translation>عرض القائمة</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>Opening</source>
        <translation>الافتتاح</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>وسط اللعبة</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>الحبس</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>السباق</translation>
    </message>
    <message>
        <source>Missed pins</source>
        <translation>حبس فائت</translation>
    </message>
    <message>
        <source>Mother</source>
        <translation>الأم</translation>
    </message>
    <message>
        <source>Blots</source>
        <translation>أحجار مفردة</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>السدود</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>التكديس</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>التأخر</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>الإخراج</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>المكعب</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>غير ذلك</translation>
    </message>
    <message>
        <source>Your PR in each game. Lower is better.</source>
        <translation>مؤشرك PR في كل لعبة. الأقل أفضل.</translation>
    </message>
    <message>
        <source>Levels that play like that: {levels}.</source>
        <translation>المستويات التي تلعب هكذا: {levels}.</translation>
    </message>
    <message>
        <source>{game}: {level}</source>
        <translation>{game}: {level}</translation>
    </message>
    <message>
        <source>Your PR in each phase. You lose most in this one: {phase}, {share} of the total. Its positions come back in Practice.</source>
        <translation>مؤشرك PR في كل مرحلة. أكثر الخسارة هنا: {phase}، {share} من مجموعها. وتعود وضعياتها في التدريب.</translation>
    </message>
    <message>
        <source>You made no mistakes in the reviewed games.</source>
        <translation>لا أخطاء لك في الألعاب المراجَعة.</translation>
    </message>
    <message>
        <source>What costs you most: {kind}, {share} of all mistakes. Watch out for it in your next games.</source>
        <translation>أكثر الخسارة من هذا: {kind}، {share} من كل الأخطاء. انتبه له في ألعابك القادمة.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>White</source>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>الأسود</translation>
    </message>
    <message>
        <source>{white} – {black}</source>
        <translation>{white} – {black}</translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation>المستوى: {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, unlimited</source>
        <translation>{game}، بلا حد</translation>
    </message>
    <message>
        <source>{game}, a single game</source>
        <translation>{game}، لعبة واحدة</translation>
    </message>
    <message>
        <source>{game}, match to {target}</source>
        <translation>{game}، مباراة حتى {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n games in turn</source>
        <translation>
            <numerusform>لا ألعاب بالتناوب</numerusform>
            <numerusform>لعبة واحدة بالتناوب</numerusform>
            <numerusform>لعبتان بالتناوب</numerusform>
            <numerusform>%Ln ألعاب بالتناوب</numerusform>
            <numerusform>%Ln لعبة بالتناوب</numerusform>
            <numerusform>%Ln لعبة بالتناوب</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, checkers counted</source>
        <translation>{game}، تُعد الأحجار</translation>
    </message>
    <message>
        <source>Game {number} of {count}: {game}</source>
        <translation>اللعبة {number} من {count}: {game}</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>التالية: {game}</translation>
    </message>
    <message>
        <source>{match} · game {number}</source>
        <translation>{match} · اللعبة {number}</translation>
    </message>
    <message>
        <source>{match} · game {number}, the Crawford game</source>
        <translation>{match} · اللعبة {number}، لعبة كروفورد</translation>
    </message>
    <message>
        <source>{match} · game {number}, {game}</source>
        <translation>{match} · اللعبة {number}، {game}</translation>
    </message>
    <message>
        <source>{white} {score} : {other} {black}</source>
        <translation>{white} {score} : {other} {black}</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>لعبة كروفورد</translation>
    </message>
    <message>
        <source>You</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>subject of a sentence</comment>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>White</source>
        <comment>subject of a sentence</comment>
        <translation>الأبيض</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>subject of a sentence</comment>
        <translation>الأسود</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>مباراة جديدة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Keep the current match (Esc)</source>
        <translation>البقاء في المباراة الحالية (Esc)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>الل&amp;عب</translation>
    </message>
    <message>
        <source>Start this match (Enter)</source>
        <translation>بدء هذه المباراة (Enter)</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>المزي&amp;د</translation>
    </message>
    <message>
        <source>House rules and who rolls the dice</source>
        <translation>القواعد المحلية، ومن يرمي الزهر</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>يرميه البرنامج</translation>
    </message>
    <message>
        <source>I roll real dice and type them in</source>
        <translation>أرمي زهرا حقيقيا وأدخله بنفسي</translation>
    </message>
    <message>
        <source>Who rolls the dice</source>
        <translation>من يرمي الزهر</translation>
    </message>
    <message>
        <source>&amp;Your word for the dice (optional)</source>
        <translation>&amp;كلمتك للزهر (اختيارية)</translation>
    </message>
    <message>
        <source>The game whose house rules are shown</source>
        <translation>اللعبة التي تظهر قواعدها المحلية</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;المباراة</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>ال&amp;قواعد المحلية</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>ال&amp;زهر</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Note on {move}</source>
        <translation>ملاحظة على {move}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Keep the note with the match (Enter; Shift+Enter starts a new line)</source>
        <translation>حفظ الملاحظة مع المباراة (Enter؛ وShift+Enter يبدأ سطرا جديدا)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>Remove this note</source>
        <translation>إزالة هذه الملاحظة</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>A note can have at most {most} characters; this text has {count}.</source>
        <translation>في الملاحظة {most} حرف على الأكثر؛ وفي هذا النص {count}.</translation>
    </message>
    <message>
        <source>Characters that cannot be shown were left out.</source>
        <translation>حُذفت الأحرف التي لا يمكن إظهارها.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Start of the game</source>
        <translation>بداية اللعبة</translation>
    </message>
    <message>
        <source>{side}: {move}</source>
        <translation>{side}: {move}</translation>
    </message>
    <message>
        <source>This move is no longer in the match on the board: copy the note elsewhere.</source>
        <translation>لم تعد هذه النقلة في المباراة على الرقعة: انسخ الملاحظة إلى مكان آخر.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The seed in this file does not match its SHA-256: the file was changed and proves nothing.</source>
        <translation>الرقم السري في هذا الملف لا يعطي بصمة SHA-256 المكتوبة معه: لقد غُيّر الملف ولا يثبت شيئا.</translation>
    </message>
    <message>
        <source>{name} cannot be saved.</source>
        <translation>لا يمكن حفظ {name}.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>حُفظ {name}.</translation>
    </message>
    <message>
        <source>A match cannot be added to the history now. The program will try again at the next start.</source>
        <translation>لا يمكن إدخال مباراة في السجل الآن. سيحاول البرنامج ثانية عند التشغيل التالي.</translation>
    </message>
    <message>
        <source>The history cannot be saved now. It will be updated as soon as possible.</source>
        <translation>لا يمكن حفظ السجل الآن. يُحدَّث حالما يمكن ذلك.</translation>
    </message>
    <message>
        <source>The history is saved again.</source>
        <translation>يُحفظ السجل من جديد.</translation>
    </message>
    <message>
        <source>The history was damaged and is being rebuilt from the matches. The old file is kept as {}.</source>
        <translation>السجل تالف، ويُبنى من جديد من المباريات. حُفظ الملف القديم باسم {}.</translation>
    </message>
    <message>
        <source>The computer cannot play. Undo or let someone else play its side.</source>
        <translation>لا يستطيع الحاسوب اللعب. تراجع، أو دع غيره يلعب مكانه.</translation>
    </message>
    <message>
        <source>The last entry of this match is incomplete and was left out.</source>
        <translation>آخر قيد في هذه المباراة ناقص، فتُرك.</translation>
    </message>
    <message>
        <source>The match {name} is being played in another window.</source>
        <translation>تُلعب المباراة {name} في نافذة أخرى.</translation>
    </message>
    <message>
        <source>process {process} on {machine}</source>
        <translation>العملية {process} على {machine}</translation>
    </message>
    <message>
        <source>The computer cannot play this game. You now play for it.</source>
        <translation>لا يستطيع الحاسوب أن يلعب هذه اللعبة. من الآن تلعب أنت بدلا منه.</translation>
    </message>
    <message>
        <source>The computer cannot play some games. Two people can still play them.</source>
        <translation>لا يستطيع الحاسوب أن يلعب بعض الألعاب. لكن يستطيع شخصان أن يلعباها.</translation>
    </message>
    <message>
        <source>This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.</source>
        <translation>تنقص هذا الملف بصمة SHA-256 التي عُرضت قبل كتابة الكلمة: لقد غُيّر الملف فلا يثبت شيئا.</translation>
    </message>
    <message>
        <source>The settings cannot be read and were replaced by the defaults. The file is kept as {}</source>
        <translation>تعذرت قراءة الإعدادات، فحل الافتراضي محلها. حُفظ الملف باسم {}</translation>
    </message>
    <message>
        <source>The match {name} is damaged. It is kept as {kept}.</source>
        <translation>المباراة {name} تالفة. حُفظت باسم {kept}.</translation>
    </message>
    <message>
        <source>The match {name} is damaged and continues from before the damage. The old file is kept as {kept}.</source>
        <translation>المباراة {name} تالفة، وتستمر مما قبل التلف. حُفظ الملف القديم باسم {kept}.</translation>
    </message>
    <message>
        <source>This text ends before the match does. If there was more, it has been cut off.</source>
        <translation>ينتهي هذا النص قبل نهاية المباراة. إن كانت له بقية فقد قُطعت.</translation>
    </message>
    <message>
        <source>The match was read only up to a line that cannot be read.</source>
        <translation>قُرئت المباراة حتى سطر لا يمكن قراءته.</translation>
    </message>
    <message>
        <source>The match was read, but one of its games counts differently here.</source>
        <translation>قُرئت المباراة، لكن إحدى ألعابها تُحسب هنا بشكل آخر.</translation>
    </message>
    <message>
        <source>This text has {count} matches. The first is open; the others are under Game ▸ Resume.</source>
        <translation>عدد المباريات في هذا النص: {count}. فُتحت أولاها، والأخرى في اللعبة ◂ متابعة.</translation>
    </message>
    <message>
        <source>The file {name} cannot be saved any further. The match continues in a new file.</source>
        <translation>لم يعد يمكن الحفظ في الملف {name}. تستمر المباراة في ملف جديد.</translation>
    </message>
    <message>
        <source>The last entry was incomplete when the program stopped. It is kept as {}.</source>
        <translation>كان آخر قيد ناقصا حين توقف البرنامج. حُفظ باسم {}.</translation>
    </message>
    <message>
        <source>A damaged file cannot be renamed.</source>
        <translation>لا يمكن تغيير اسم الملف التالف.</translation>
    </message>
    <message>
        <source>{name} cannot be opened.</source>
        <translation>لا يمكن فتح {name}.</translation>
    </message>
    <message>
        <source>The match in progress cannot be found. All matches are under Game ▸ Resume.</source>
        <translation>لا يمكن العثور على المباراة الجارية. كل المباريات في اللعبة ◂ متابعة.</translation>
    </message>
    <message>
        <source>Another program has changed the file of this match. The match continues in a new file.</source>
        <translation>غيّر برنامج آخر ملف هذه المباراة. تستمر المباراة في ملف جديد.</translation>
    </message>
    <message>
        <source>The copy cannot be saved.</source>
        <translation>لا يمكن حفظ النسخة.</translation>
    </message>
    <message>
        <source>A copy of this match is saved.</source>
        <translation>حُفظت نسخة من هذه المباراة.</translation>
    </message>
    <message>
        <source>It contains the secret seed: anyone who reads it can know the rolls to come.</source>
        <translation>فيها الرقم السري: من يقرؤها قد يعرف الرميات القادمة.</translation>
    </message>
    <message>
        <source>This match is already on the board.</source>
        <translation>هذه المباراة على الرقعة أصلا.</translation>
    </message>
    <message>
        <source>A finished match cannot be filed with the others.</source>
        <translation>لا يمكن وضع مباراة منتهية مع المباريات الأخرى.</translation>
    </message>
    <message>
        <source>This window has been closed, so the match is no longer saved.</source>
        <translation>أُغلقت هذه النافذة، ولم تعد المباراة تُحفظ.</translation>
    </message>
    <message>
        <source>The match cannot be saved now. Play on: it will be saved as soon as possible.</source>
        <translation>لا يمكن حفظ المباراة الآن. تابع اللعب: ستُحفظ حالما يمكن ذلك.</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>تُحفظ المباراة من جديد.</translation>
    </message>
    <message>
        <source>The computer plays more weakly or slowly than it could: a file that it needs cannot be used.</source>
        <translation>يلعب الحاسوب أضعف أو أبطأ مما يستطيع: ملف يحتاج إليه لا يمكن استعماله.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n messages about these files.</source>
        <translation>
            <numerusform>لا رسائل عن هذه الملفات.</numerusform>
            <numerusform>هناك رسالة واحدة عن هذه الملفات.</numerusform>
            <numerusform>هناك رسالتان عن هذه الملفات.</numerusform>
            <numerusform>هناك %Ln رسائل عن هذه الملفات.</numerusform>
            <numerusform>هناك %Ln رسالة عن هذه الملفات.</numerusform>
            <numerusform>هناك %Ln رسالة عن هذه الملفات.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be opened.</source>
        <translation>
            <numerusform>لا ملفات تعذّر فتحها.</numerusform>
            <numerusform>تعذّر فتح ملف واحد.</numerusform>
            <numerusform>تعذّر فتح ملفين.</numerusform>
            <numerusform>تعذّر فتح %Ln ملفات.</numerusform>
            <numerusform>تعذّر فتح %Ln ملفا.</numerusform>
            <numerusform>تعذّر فتح %Ln ملف.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of your matches folder is not UTF-8. Matches are saved there, but file dialogs cannot open it.</source>
        <translation>اسم مجلد مبارياتك ليس بترميز UTF-8. تُحفظ المباريات فيه، لكن نوافذ اختيار الملفات لا تستطيع فتحه.</translation>
    </message>
    <message>
        <source>This match cannot be played.</source>
        <translation>لا يمكن لعب هذه المباراة.</translation>
    </message>
    <message>
        <source>There is no player with that name or level.</source>
        <translation>لا لاعب ولا مستوى بهذا الاسم.</translation>
    </message>
    <message>
        <source>This match has reached the maximum length of a file. It is kept, and a new match starts.</source>
        <translation>بلغت المباراة أقصى طول يسمح به ملفها. وهي محفوظة، وتبدأ مباراة أخرى.</translation>
    </message>
    <message>
        <source>The computer plays at another level, since this program does not know {level}.</source>
        <translation>يلعب الحاسوب بمستوى آخر، إذ لا يعرف هذا البرنامج {level}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved. They apply until you close the program.</source>
        <translation>لا يمكن حفظ الإعدادات، وتبقى سارية حتى إغلاق البرنامج.</translation>
    </message>
    <message>
        <source>Some settings are invalid and were replaced by the defaults. The file is kept as {}</source>
        <translation>كانت بعض الإعدادات غير صالحة، فحل الافتراضي محلها. حُفظ الملف باسم {}</translation>
    </message>
    <message>
        <source>The board “{key}” cannot be shown.</source>
        <translation>لا يمكن عرض الرقعة «{key}».</translation>
    </message>
    <message>
        <source>The checkers “{key}” cannot be shown.</source>
        <translation>لا يمكن عرض الأحجار «{key}».</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>Mars or mother</source>
        <translation>مارس أو الأم</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>مارس</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>ثلاثية</translation>
    </message>
    <message>
        <source>Capote</source>
        <translation>كابوت</translation>
    </message>
    <message>
        <source>draw {number}</source>
        <translation>تعادل {number}</translation>
    </message>
    <message>
        <source>mars won {mine}, lost {theirs}</source>
        <translation>كسب مارس {mine}، وخسارته {theirs}</translation>
    </message>
    <message>
        <source>mars or mother won {mine}, lost {theirs}</source>
        <translation>كسب مارس أو الأم {mine}، وخسارتهما {theirs}</translation>
    </message>
    <message>
        <source>triple won {mine}, lost {theirs}</source>
        <translation>كسب ثلاثية {mine}، وخسارتها {theirs}</translation>
    </message>
    <message>
        <source>capote won {mine}, lost {theirs}</source>
        <translation>كسب كابوت {mine}، وخسارته {theirs}</translation>
    </message>
    <message>
        <source>win {number}</source>
        <translation>فوز {number}</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>&amp;Openings…</source>
        <translation>الا&amp;فتتاحيات…</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>مارس</translation>
    </message>
    <message>
        <source>How often the game is then won by a mars, in Plakoto and Mahbusa also by the mother</source>
        <translation>كم مرة تُكسب اللعبة بعدها بمارس، وفي بلاكوتو ومحبوسة بالأم أيضا</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>الأقوياء</translation>
    </message>
    <message>
        <source>How often the levels Strong and Veteran make this move, counted</source>
        <translation>كم مرة يلعب المستويان «قوي» و«مخضرم» هذه النقلة فعلا</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>نقلاتي</translation>
    </message>
    <message>
        <source>How often you have made this move, and how many of these games you won</source>
        <translation>كم مرة لعبت هذه النقلة، وكم لعبة منها كسبت</translation>
    </message>
    <message>
        <source>Here the game left the book.</source>
        <translation>هنا خرجت اللعبة عن الكتاب.</translation>
    </message>
    <message>
        <source>Here you left the book.</source>
        <translation>هنا خرجت أنت عن الكتاب.</translation>
    </message>
    <message>
        <source>Here your opponent left the book.</source>
        <translation>هنا خرج خصمك عن الكتاب.</translation>
    </message>
    <message>
        <source>The book ends here; this is how the computer sees it now.</source>
        <translation>ينتهي الكتاب هنا، وهكذا يراها الحاسوب الآن.</translation>
    </message>
    <message>
        <source>The book ends here. Choose a roll.</source>
        <translation>ينتهي الكتاب هنا. اختر رمية.</translation>
    </message>
    <message>
        <source>Choose a roll. Those in the book show the points of their best move.</source>
        <translation>اختر رمية. الرميات التي في الكتاب تبيّن كم نقطة تساوي أفضل نقلة فيها.</translation>
    </message>
    <message>
        <source>The points of the book leave the Jacoby rule out.</source>
        <translation>نقاط الكتاب لا تراعي قاعدة جاكوبي.</translation>
    </message>
    <message>
        <source>{play}: {reasons}</source>
        <translation>{play}: {reasons}</translation>
    </message>
    <message>
        <source>About as good: {play}.</source>
        <translation>وتكاد تساويها: {play}.</translation>
    </message>
    <message>
        <source>It is worth {lead} more than {play}.</source>
        <translation>وتزيد قيمتها {lead} على {play}.</translation>
    </message>
    <message>
        <source>The book does not have this move.</source>
        <translation>هذه النقلة ليست في الكتاب.</translation>
    </message>
    <message>
        <source>Equity in points, and half the width of its 95% interval: {equity}</source>
        <translation>التوقع بالنقاط، ونصف عرض مجاله عند 95%: {equity}</translation>
    </message>
    <message>
        <source>You have not made this move here.</source>
        <translation>لم تلعب هذه النقلة هنا.</translation>
    </message>
    <message>
        <source>Made: {games}. Won: {won}. Points: {points}.</source>
        <translation>لُعبت: {games}. كُسبت: {won}. النقاط: {points}.</translation>
    </message>
</context>
<context>
    <name>OpeningsController</name>
    <message>
        <source>Save this page</source>
        <translation>حفظ هذه الصفحة</translation>
    </message>
</context>
<context>
    <name>OpeningsPanel</name>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>The game whose openings are shown</source>
        <translation>اللعبة التي تُعرض افتتاحياتها</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>الأسباب</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>الافتتاحيات</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;قلب الرقعة</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;نسخ الوضعية</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>&amp;حفظ بصيغة PDF…</translation>
    </message>
</context>
<context>
    <name>OrderBox</name>
    <message>
        <source>Game {number}</source>
        <translation>اللعبة {number}</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>لا ألعاب أخرى</translation>
    </message>
</context>
<context>
    <name>PR</name>
    <message>
        <source>{level} or better</source>
        <translation>{level} أو أفضل</translation>
    </message>
    <message>
        <source>levels not measured in this game</source>
        <translation>لم تُقَس المستويات في هذه اللعبة</translation>
    </message>
    <message>
        <source>PR {rate} (plays like {level})</source>
        <translation>PR {rate} (بمستوى {level})</translation>
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
        <translation>متوقف؛ اضغط P للمتابعة. لتلعب بنفسك: قائمة اللعبة</translation>
    </message>
    <message>
        <source>P pauses. To take over, use the Game menu</source>
        <translation>اضغط P للإيقاف المؤقت. لتلعب بنفسك: قائمة اللعبة</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>متا&amp;بعة</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>إيقا&amp;ف مؤقت</translation>
    </message>
</context>
<context>
    <name>PackChooser</name>
    <message>
        <source>What to practise</source>
        <translation>ما الذي تتدرب عليه</translation>
    </message>
    <message>
        <source>&amp;Import a pack…</source>
        <translation>&amp;استيراد مجموعة…</translation>
    </message>
    <message>
        <source>&amp;Export this pack…</source>
        <translation>&amp;تصدير هذه المجموعة…</translation>
    </message>
    <message>
        <source>&amp;Remove this pack</source>
        <translation>إ&amp;زالة هذه المجموعة</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>أخطائي</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>الموضوع</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>الصعوبة</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>تجري قراءة {name}…</translation>
    </message>
    <message>
        <source>This pack was not imported. {why}</source>
        <translation>لم تُستورد هذه المجموعة. {why}</translation>
    </message>
    <message>
        <source>This pack cannot be read. {why}</source>
        <translation>لا يمكن قراءة هذه المجموعة. {why}</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>كل المواضيع</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>كل الصعوبات</translation>
    </message>
    <message>
        <source>Import a pack of positions</source>
        <translation>استيراد مجموعة وضعيات</translation>
    </message>
    <message>
        <source>Export this pack of positions</source>
        <translation>تصدير مجموعة الوضعيات هذه</translation>
    </message>
    <message>
        <source>This pack was not removed. {why}</source>
        <translation>لم تُزل هذه المجموعة. {why}</translation>
    </message>
    <message>
        <source>Packs of positions (*.txt)</source>
        <translation>مجموعات وضعيات (*.txt)</translation>
    </message>
    <message>
        <source>Import, export or remove packs</source>
        <translation>استيراد المجموعات أو تصديرها أو إزالتها</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The page with the rules of {game} cannot be shown.</source>
        <translation>لا يمكن عرض صفحة قواعد {game}.</translation>
    </message>
    <message>
        <source>The page about strategy cannot be shown.</source>
        <translation>لا يمكن عرض صفحة الاستراتيجية.</translation>
    </message>
    <message>
        <source>The page about the dice cannot be shown.</source>
        <translation>لا يمكن عرض صفحة الزهر.</translation>
    </message>
    <message>
        <source>The page about your own boards cannot be shown.</source>
        <translation>لا يمكن عرض صفحة رقعك الخاصة.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفتاح</translation>
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
        <translation># المفاتيح

مفتاح المسافة يفعل الشيء التالي: يرمي، ينهي دورك، يبدأ اللعبة التالية.

مفتاح Tab يتنقل في النافذة، وF6 إلى الرقعة. وهناك:

- **مفاتيح الأسهم** تسير على الصف وإلى الصف الآخر، وHome وEnd إلى طرفيه؛
- المفتاحان **Page Down** و**Page Up** يقفزان إلى حيث يمكن فعل شيء؛
- مفتاح **Enter** يرفع حجرا وينزله حيث تكون عندها؛ وEsc يعيده. وحيث لا شيء يُرفع أو يُنزل يفعل Enter الشيء التالي كمفتاح المسافة؛
- الأرقام من **1** إلى **6** تحرك بتلك الزهرة الحجر المرفوع، وإلا فالذي أنت عنده.

وبالمفاتيح نفسها تُرتَّب وضعية؛ وهناك يضع Enter حجرا، ومع Shift حجرا للطرف الآخر، ويزيل Delete حجرا.

الزهر الذي ترميه على رقعة حقيقية يُدخل بالأرقام من **1** إلى **6**؛ ومفتاح Backspace يعيد الأولى.</translation>
    </message>
    <message>
        <source># Mouse

- **Drag** a checker to a point that lights up, even by several dice at once.
- Or **click** a checker, then where it should go. A checker that can go to only one point needs one click.
- **Double-click** a checker to bear it off.
- **Click** beside the checkers to roll the dice; click the dice to end your turn.
- **Click** the doubling cube to double, and *Take* or *Drop* to answer.</source>
        <translation># الفأرة

- **اسحب** حجرا إلى خانة مضاءة، ولو بعدة زهرات معا.
- أو **انقر** حجرا ثم وجهته. والحجر الذي له طريق واحد تكفيه نقرة.
- **انقر نقرتين** على حجر لإخراجه.
- **انقر** بجانب الأحجار لرمي الزهر؛ وانقر الزهر لإنهاء دورك.
- **انقر** مكعب المضاعفة لتضاعف، و«قبول» أو «انسحاب» لتجيب.</translation>
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

تابا وبلاكوتو وثماني ألعاب قريبة منهما، ضد الحاسوب أو مع صديق بجانبك.

برنامج حر برخصة MIT. يعمل كله دون اتصال بالشبكة.

- المباريات: `{data}`
- سجل الأخطاء: `{log}`
- Python {python}، Qt {qt}
</translation>
    </message>
    <message>
        <source>It is built with Qt, which is under the LGPL, version 3: you may replace its libraries with others. Every package contains all licences and says where the source code is.</source>
        <translation>بُني البرنامج بمكتبات Qt المنشورة برخصة LGPL، الإصدار 3، ويجوز وضع مكتبات أخرى مكانها. وفي كل حزمة نصوص جميع الرخص، مع بيان مكان الشفرة المصدرية.</translation>
    </message>
    <message>
        <source>Home page: {address}</source>
        <translation>صفحة البرنامج: {address}</translation>
    </message>
    <message>
        <source>Report an error: {address}</source>
        <translation>للإبلاغ عن خطأ: {address}</translation>
    </message>
</context>
<context>
    <name>PartnerLesson</name>
    <message>
        <source>Lesson: {games}</source>
        <translation>درس: {games}</translation>
    </message>
    <message>
        <source>Points at home</source>
        <translation>خانات في الدار</translation>
    </message>
    <message>
        <source>This is how Portes and Tabla start. You go down the numbers from 24 to 1; Black goes the other way. Two checkers close a point to the opponent; a lone one can be hit and then has to start again. So close points at home and leave few checkers alone.</source>
        <translation>هكذا تبدأ الفرنجية (بورتس) والطاولة العادية. أنت تنزل من 24 إلى 1، والأسود يسير عكسك. حجران يغلقان الخانة على الخصم؛ والمفرد يمكن أن يُضرب فيبدأ من جديد. فأغلق خانات في دارك ولا تترك كثيرا من الأحجار المفردة.</translation>
    </message>
    <message>
        <source>You have rolled 3-1. Close point 5.</source>
        <translation>رميت ⁦3-1⁩. أغلق الخانة 5.</translation>
    </message>
    <message>
        <source>Points 5, 6 and 8 are yours now, and the two black checkers on point 1 will find it hard to get past them. None of yours stands alone.</source>
        <translation>الخانات 5 و6 و8 لك الآن، وسيصعب على الحجرين الأسودين في الخانة 1 أن يتجاوزاها. ولا حجر مفرد لك.</translation>
    </message>
    <message>
        <source>That is legal, but point 5 is not closed. Take it back and move one checker there from 8 and one from 6.</source>
        <translation>يجوز اللعب هكذا، لكن الخانة 5 ليست مغلقة. تراجع وانقل إليها حجرا من 8 وحجرا من 6.</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>ضربة</translation>
    </message>
    <message>
        <source>Land on a lone black checker and you hit it: it goes to the bar, the middle of the board. Black must bring it in again before doing anything else and loses all the ground it had gained.</source>
        <translation>انزل على حجر أسود مفرد فيُضرب: يذهب إلى العمود الأوسط من الرقعة، ويسمى البار. وعلى الأسود أن يُدخله قبل أي شيء آخر، وقد ضاع كل ما قطعه.</translation>
    </message>
    <message>
        <source>You have rolled 6-1. Hit the checker on point 7 and close that point.</source>
        <translation>رميت ⁦6-1⁩. اضرب الحجر الذي على الخانة 7 وأغلق تلك الخانة.</translation>
    </message>
    <message>
        <source>Hit, and your two checkers are safe there. Look: Black has rolled 6-3. A 6 enters on your point 6, which is closed, so only the 3 brings the checker in.</source>
        <translation>ضُرب، وحجراك هناك في أمان. انظر: رمى الأسود ⁦6-3⁩. الستة تُدخل على خانتك 6، وهي مغلقة، فلا يدخل الحجر إلا بالثلاثة.</translation>
    </message>
    <message>
        <source>That is legal, but you do not have two checkers on point 7. Take it back. The 6 from 13 lands there, and so does the 1 from 8.</source>
        <translation>يجوز اللعب هكذا، لكن ليس لك حجران على الخانة 7. تراجع. الستة من 13 تنزل هناك، والواحد من 8 كذلك.</translation>
    </message>
    <message>
        <source>From the bar</source>
        <translation>من البار</translation>
    </message>
    <message>
        <source>One of your checkers was hit. Until it is in, no other may move. A die brings it in on 25 minus the die: a 4 on point 21, a 3 on 22. A checker that enters can hit, too.</source>
        <translation>ضُرب حجر لك. وإلى أن يدخل لا يتحرك غيره. تُدخله الزهرة على 25 ناقص الزهرة: الأربعة على الخانة 21، والثلاثة على 22. والحجر الداخل يستطيع أن يضرب أيضا.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Enter so that you hit a black checker.</source>
        <translation>رميت ⁦4-3⁩. ادخل بحيث تضرب حجرا أسود.</translation>
    </message>
    <message>
        <source>Well hit. Now that checker is on the bar, and Black must bring it in before anything else.</source>
        <translation>ضربة جيدة. صار ذلك الحجر على البار، وعلى الأسود أن يُدخله قبل أي شيء آخر.</translation>
    </message>
    <message>
        <source>That is legal, but the black checker on point 22 is still there. Take it back and enter with the 3.</source>
        <translation>يجوز اللعب هكذا، لكن الحجر الأسود ما زال على الخانة 22. تراجع وادخل بالثلاثة.</translation>
    </message>
    <message>
        <source>The first checker</source>
        <translation>الحجر الأول</translation>
    </message>
    <message>
        <source>In Fevga nothing is hit or pinned: a point with a single black checker is closed to you. Both sides go the same way round; Black starts on your point 12. Your first checker runs alone until it has passed that point. Only then may others leave point 24.</source>
        <translation>في فيفغا لا ضرب ولا حبس: الخانة التي عليها حجر أسود واحد مغلقة عليك. والطرفان يسيران في الاتجاه نفسه؛ ويبدأ الأسود من خانتك 12. يسير حجرك الأول وحده حتى يتجاوز تلك الخانة. وعندها فقط يجوز لغيره أن يغادر 24.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Bring the first checker past Black’s start and let the second one leave.</source>
        <translation>رميت ⁦4-3⁩. أوصل الحجر الأول إلى ما بعد بداية الأسود، وابدأ بالثاني.</translation>
    </message>
    <message>
        <source>Right: with the 4 it has passed, and for the 3 all checkers were free.</source>
        <translation>صحيح: تجاوز بالأربعة، فصارت الأحجار كلها حرة للثلاثة.</translation>
    </message>
    <message>
        <source>That is legal, but the second checker still stands on 24. Take it back and play the 3 from there.</source>
        <translation>يجوز اللعب هكذا، لكن الحجر الثاني ما زال على 24. تراجع والعب الثلاثة من هناك.</translation>
    </message>
    <message>
        <source>A row of six</source>
        <translation>ست متتالية</translation>
    </message>
    <message>
        <source>One checker holds a point. Six of them in a row hold back whatever is behind them, since no die is larger than 6. Nine black checkers still stand on point 12.</source>
        <translation>حجر واحد يمسك خانة. وست متتالية توقف كل ما وراءها، إذ لا زهرة أكبر من 6. وما زالت تسعة أحجار سوداء على الخانة 12.</translation>
    </message>
    <message>
        <source>You have rolled 5-4. Hold all six points from 11 to 6.</source>
        <translation>رميت ⁦5-4⁩. أمسك الخانات الست كلها من 11 إلى 6.</translation>
    </message>
    <message>
        <source>None of the nine can move as long as the six stand. You may build such a row here because Black has other checkers on the way: a side whose fifteen checkers all stand on one point may not be locked in.</source>
        <translation>ما دامت الست قائمة لا يتحرك أي من التسعة. ويجوز بناء صف كهذا هنا لأن للأسود أحجارا أخرى في الطريق: أما من كانت أحجاره الخمسة عشر على خانة واحدة فلا يُسجن.</translation>
    </message>
    <message>
        <source>That is legal, but one of the six points is empty. Take it back. The 5 from 16 fills point 11; let the 4 leave the others as they are.</source>
        <translation>يجوز اللعب هكذا، لكن إحدى الخانات الست خالية. تراجع. الخمسة من 16 تملأ الخانة 11؛ ودع الأربعة لا تمس غيرها.</translation>
    </message>
    <message>
        <source>Not all six at the start</source>
        <translation>لا الست كلها في البداية</translation>
    </message>
    <message>
        <source>On your first six points, 24 to 19, Black passes by with every checker. So it is forbidden to end a move with checkers on all six. You hold five of them.</source>
        <translation>على خاناتك الست الأولى، من 24 إلى 19، يمر كل حجر أسود. لذلك لا يجوز أن تنتهي نقلة وأحجارك عليها كلها. وأنت تمسك خمسا منها.</translation>
    </message>
    <message>
        <source>You have rolled 5-1. Leave the five points as they are and move both checkers on point 10.</source>
        <translation>رميت ⁦5-1⁩. دع الخانات الخمس كما هي، وحرك الحجرين اللذين على الخانة 10.</translation>
    </message>
    <message>
        <source>You keep a wall of five, and your checkers from point 10 are almost home. Where the rules hold a checker back, the board says why when you point at it.</source>
        <translation>تحتفظ بجدار من خمس، وحجراك من الخانة 10 قريبان من الدار. وحيث تمنع القواعد حجرا تقول لك الرقعة السبب حين تشير إليه.</translation>
    </message>
    <message>
        <source>That is legal, but a checker is still on point 10. Take it back and play both dice from there.</source>
        <translation>يجوز اللعب هكذا، لكن حجرا ما زال على الخانة 10. تراجع والعب الزهرتين من هناك.</translation>
    </message>
    <message>
        <source>A chain</source>
        <translation>سلسلة</translation>
    </message>
    <message>
        <source>Gul Bara is played like Fevga, but any checker may leave point 24 at once, and rows have no limit. What is special is the chain: from your fourth roll on, a double runs on. After four fives come four sixes, in the same turn; after four fours come four fives and four sixes.</source>
        <translation>تُلعب جلبهار مثل فيفغا، لكن أي حجر يجوز له أن يغادر 24 فورا، ولا حد للصفوف. والخاص فيها السلسلة: من رميتك الرابعة فصاعدا يستمر الدبل. فبعد أربع خمسات تأتي أربع ستات في الدور نفسه؛ وبعد أربع أربعات تأتي أربع خمسات وأربع ستات.</translation>
    </message>
    <message>
        <source>You have rolled 5-5. Play the four fives so that two checkers reach point 14.</source>
        <translation>رميت ⁦5-5⁩. العب الخمسات الأربع بحيث يصل حجران إلى الخانة 14.</translation>
    </message>
    <message>
        <source>All four were played, so you would go on with four sixes now. What you cannot play of them would go to Black.</source>
        <translation>لُعبت الأربع كلها، فتتابع الآن بأربع ستات. وما لا تستطيع لعبه منها يذهب إلى الأسود.</translation>
    </message>
    <message>
        <source>That is legal, but it is not what was asked for. Take it back. Move two checkers from 24 to 19 and two from 19 to 14.</source>
        <translation>يجوز اللعب هكذا، لكنه ليس المطلوب. تراجع. انقل حجرين من 24 إلى 19، وحجرين من 19 إلى 14.</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>الباقي</translation>
    </message>
    <message>
        <source>Black has rolled 5-5 and could play only two of the four fives. What is left of a chain is called the rest, and it is yours now: two fives, then four sixes. You play it before you roll.</source>
        <translation>رمى الأسود ⁦5-5⁩ ولم يستطع أن يلعب إلا خمستين من الأربع. وما بقي من السلسلة يسمى الباقي، وهو لك الآن: خمستان، ثم أربع ستات. تلعبه قبل أن ترمي.</translation>
    </message>
    <message>
        <source>Play the two fives and hold point 11 with them.</source>
        <translation>العب الخمستين وأمسك بهما الخانة 11.</translation>
    </message>
    <message>
        <source>Three points in a row in front of Black. The sixes come next; what you cannot play of them is lost, and nothing goes back.</source>
        <translation>ثلاث خانات متتالية أمام الأسود. وتأتي الستات بعدها؛ وما لا تستطيع لعبه منها يضيع، ولا يرجع شيء.</translation>
    </message>
    <message>
        <source>That is legal, but two checkers on point 11 would block Black better. Take it back and move both from 16.</source>
        <translation>يجوز اللعب هكذا، لكن حجرين على الخانة 11 يسدان طريق الأسود خيرا من هذا. تراجع وانقل الحجرين من 16.</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>في السجن</translation>
    </message>
    <message>
        <source>Nothing protects a side whose checkers all stand on one point. If you hold all six points in front of them, Black cannot move until you open the row.</source>
        <translation>لا شيء يحمي من كانت أحجاره كلها على خانة واحدة. فإن أمسكت الخانات الست التي أمامها لم يتحرك الأسود حتى تفتح الصف.</translation>
    </message>
    <message>
        <source>You have rolled 5-2. Lock Black in: hold all points from 11 to 6.</source>
        <translation>رميت ⁦5-2⁩. اسجن الأسود: أمسك كل الخانات من 11 إلى 6.</translation>
    </message>
    <message>
        <source>Black is locked in. Now bring your other checkers home and keep the row as long as you can. In Fevga this would be forbidden.</source>
        <translation>سُجن الأسود. أوصل الآن أحجارك الأخرى إلى الدار، واحفظ الصف ما استطعت. وفي فيفغا هذا ممنوع.</translation>
    </message>
    <message>
        <source>That is legal, but one of the six points is empty. Take it back. The 5 from 11 fills point 6, and the 2 can be played from 24.</source>
        <translation>يجوز اللعب هكذا، لكن إحدى الخانات الست خالية. تراجع. الخمسة من 11 تملأ الخانة 6، والاثنان يُلعب من 24.</translation>
    </message>
</context>
<context>
    <name>PastPosition</name>
    <message>
        <source>Earlier position, after {side}: {move}</source>
        <translation>وضعية سابقة، بعد {side}: {move}</translation>
    </message>
    <message>
        <source>Earlier position, after {move}</source>
        <translation>وضعية سابقة، بعد {move}</translation>
    </message>
</context>
<context>
    <name>PlayMode</name>
    <message>
        <source>Dice</source>
        <translation>الزهر</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Points in this match</source>
        <translation>النقاط في هذه المباراة</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>يفكر…</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln خطوة</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%Ln خطوات</numerusform>
            <numerusform>%Ln خطوة</numerusform>
            <numerusform>%Ln خطوة</numerusform>
        </translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation>المكعب {value}</translation>
    </message>
</context>
<context>
    <name>PlaysPanel</name>
    <message>
        <source>Moves of this game</source>
        <translation>نقلات هذه اللعبة</translation>
    </message>
</context>
<context>
    <name>PositionController</name>
    <message>
        <source>The position is copied.</source>
        <translation>نُسخت الوضعية.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard.</source>
        <translation>لا وضعية في الحافظة.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>هذه الوضعية على الرقعة أصلا.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>اللعبة منتهية في هذه الوضعية.</translation>
    </message>
    <message>
        <source>There is no position in this text.</source>
        <translation>لا وضعية في هذا النص.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>لا يمكن لعب هذه الوضعية.</translation>
    </message>
    <message>
        <source>It is a line such as {line}</source>
        <translation>هي سطر مثل {line}</translation>
    </message>
    <message>
        <source>It is long: save it to a file and open that file.</source>
        <translation>إنه طويل: احفظه في ملف ثم افتحه.</translation>
    </message>
    <message>
        <source>This text is a match, not a position.</source>
        <translation>هذا النص مباراة، لا وضعية.</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>فتح المباراة</translation>
    </message>
    <message>
        <source>This match cannot be opened.</source>
        <translation>لا يمكن فتح هذه المباراة.</translation>
    </message>
    <message>
        <source>A game from this position has started.</source>
        <translation>بدأت لعبة من هذه الوضعية.</translation>
    </message>
    <message>
        <source>The match score does not count.</source>
        <translation>نتيجة المباراة لا تُحتسب.</translation>
    </message>
    <message>
        <source>Your previous match is under Game ▸ Resume.</source>
        <translation>مباراتك السابقة في اللعبة ◂ متابعة.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>العودة إليها</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>ترتيب وضعية</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>ت&amp;راجع</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>التراجع عن آخر تغيير (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>الل&amp;عب من هنا</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>بدء لعبة من هذه الوضعية</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy the position as text (Ctrl+C)</source>
        <translation>نسخ الوضعية كنص (Ctrl+C)</translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <translation>تر&amp;تيب</translation>
    </message>
    <message>
        <source>Matc&amp;h</source>
        <translation>ال&amp;مباراة</translation>
    </message>
    <message>
        <source>Cube, score and house rules</source>
        <translation>المكعب والنتيجة والقواعد المحلية</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>ت&amp;حليل</translation>
    </message>
    <message>
        <source>The position is copied.</source>
        <translation>نُسخت الوضعية.</translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Position as text</source>
        <translation>الوضعية كنص</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n position(s) left today</source>
        <translation>
            <numerusform>لم تبق وضعيات اليوم</numerusform>
            <numerusform>بقيت وضعية واحدة اليوم</numerusform>
            <numerusform>بقيت وضعيتان اليوم</numerusform>
            <numerusform>بقيت %Ln وضعيات اليوم</numerusform>
            <numerusform>بقيت %Ln وضعية اليوم</numerusform>
            <numerusform>بقيت %Ln وضعية اليوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>لا أيام متتالية</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان متتاليان</numerusform>
            <numerusform>%Ln أيام متتالية</numerusform>
            <numerusform>%Ln يوما متتاليا</numerusform>
            <numerusform>%Ln يوم متتال</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin or build</source>
        <translation>الحبس أم البناء</translation>
    </message>
    <message>
        <source>Mother in danger</source>
        <translation>الأم في خطر</translation>
    </message>
    <message>
        <source>Hit or build</source>
        <translation>الضرب أم البناء</translation>
    </message>
    <message>
        <source>Leaving the start</source>
        <translation>الخروج من البداية</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <translation>السلامة أم الجرأة</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>المكعب</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>حُلّت {solved} من {total}</translation>
    </message>
    <message>
        <source>{right} of {answered} right today</source>
        <translation>اليوم {right} من {answered} صحيحة</translation>
    </message>
    <message>
        <source>{answered} of {total} · {right} right</source>
        <translation>{answered} من {total} · الصحيحة: {right}</translation>
    </message>
    <message>
        <source>{sign}{time} · {right} right · {row} in a row</source>
        <translation>{sign}{time} · الصحيحة: {right} · المتتالية: {row}</translation>
    </message>
    <message>
        <source>{right} of {answered} right, {row} in a row.</source>
        <translation>الصحيحة {right} من {answered}، والمتتالية {row}.</translation>
    </message>
    <message>
        <source>Today’s ten are done.</source>
        <translation>انتهت تمارين اليوم العشرة.</translation>
    </message>
    <message>
        <source>Your best: {right} right, {row} in a row.</source>
        <translation>أفضل نتائجك: الصحيحة {right}، والمتتالية {row}.</translation>
    </message>
    <message>
        <source>There are no positions of this theme and difficulty.</source>
        <translation>لا وضعيات بهذا الموضوع وهذه الصعوبة.</translation>
    </message>
    <message>
        <source>No positions yet. After your games against the computer are reviewed, your mistakes come back here as positions. Until then, choose a game above: each has positions of its own.</source>
        <translation>لا وضعيات بعد. بعد مراجعة ألعابك ضد الحاسوب تعود أخطاؤك إلى هنا وضعيات للتدريب. وحتى ذلك الحين اختر لعبة من الأعلى: لكل منها وضعيات.</translation>
    </message>
    <message>
        <source>Done for today.</source>
        <translation>انتهى تدريب اليوم.</translation>
    </message>
    <message>
        <source>Done for today. The next position comes on {day}.</source>
        <translation>انتهى تدريب اليوم. الوضعية التالية في {day}.</translation>
    </message>
    <message>
        <source>{game}. You are White. Find the best move.</source>
        <translation>{game}. أنت الأبيض. ابحث عن أفضل نقلة.</translation>
    </message>
    <message>
        <source>{game}. You are White, and it is your turn. Do you double?</source>
        <translation>{game}. أنت الأبيض، والدور لك. هل تضاعف؟</translation>
    </message>
    <message>
        <source>{game}. You are White, and your opponent doubles. Do you take?</source>
        <translation>{game}. أنت الأبيض، وخصمك يضاعف. هل تقبل؟</translation>
    </message>
    <message>
        <source>The match is unlimited.</source>
        <translation>المباراة بلا حد.</translation>
    </message>
    <message>
        <source>Points needed to win: you {mine}, your opponent {theirs}.</source>
        <translation>النقاط اللازمة للفوز: لك {mine}، ولخصمك {theirs}.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>بلا مضاعفة</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>انسحاب</translation>
    </message>
    <message>
        <source>The answer: {action}.</source>
        <translation>الجواب: {action}.</translation>
    </message>
    <message>
        <source>This is the best move.</source>
        <translation>هذه أفضل نقلة.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>صحيح!</translation>
    </message>
    <message>
        <source>Good: nearly as good as the best move.</source>
        <translation>جيد: تكاد تساوي أفضل نقلة.</translation>
    </message>
    <message>
        <source>Good: only {loss} worse than the best move.</source>
        <translation>جيد: أقل من أفضل نقلة بمقدار {loss} فقط.</translation>
    </message>
    <message>
        <source>{mark}: your move loses {loss}.</source>
        <translation>{mark}: نقلتك تخسر {loss}.</translation>
    </message>
    <message>
        <source>{mark}: your decision loses {loss}.</source>
        <translation>{mark}: قرارك يخسر {loss}.</translation>
    </message>
    <message>
        <source>Best: {play}.</source>
        <translation>الأفضل: {play}.</translation>
    </message>
    <message>
        <source>You: {play}.</source>
        <translation>أنت: {play}.</translation>
    </message>
    <message>
        <source>In the game on {day} you played {play}.</source>
        <translation>في لعبة {day} لعبت {play}.</translation>
    </message>
    <message>
        <source>In the game on {day} you played {play}, which lost {loss}.</source>
        <translation>في لعبة {day} لعبت {play}، فخسرت {loss}.</translation>
    </message>
    <message>
        <source>{label}: you {mine}, your opponent {theirs}</source>
        <translation>{label}: أنت {mine}، الخصم {theirs}</translation>
    </message>
    <message>
        <source>{action} loses {loss}.</source>
        <translation>{action}: يخسر {loss}.</translation>
    </message>
    <message>
        <source>In the game on {day} you decided: {action}.</source>
        <translation>في لعبة {day} قررت: {action}.</translation>
    </message>
    <message>
        <source>Your opponent should drop, and you win the game at once.</source>
        <translation>على خصمك أن ينسحب، فتفوز باللعبة فورا.</translation>
    </message>
    <message>
        <source>Too good to double: your opponent would drop. Play on for more points.</source>
        <translation>وضعك أفضل من أن تضاعف: سينسحب خصمك. تابع لتكسب أكثر.</translation>
    </message>
    <message>
        <source>You do not win often enough: playing on for twice the points costs more than dropping.</source>
        <translation>لا تفوز بما يكفي: اللعب على ضعف النقاط يكلفك أكثر.</translation>
    </message>
    <message>
        <source>You are far enough ahead to play for twice the points.</source>
        <translation>تقدمك يكفي لتلعب على ضعف النقاط.</translation>
    </message>
    <message>
        <source>Making points</source>
        <translation>بناء السدود</translation>
    </message>
    <message>
        <source>Primes and blocks</source>
        <translation>الحواجز</translation>
    </message>
    <message>
        <source>Escaping</source>
        <translation>الهروب</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>السباق</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>الإخراج</translation>
    </message>
    <message>
        <source>Finished. A new best!</source>
        <translation>انتهى. رقم قياسي جديد!</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>انتهى.</translation>
    </message>
    <message>
        <source>Too early: your opponent takes and owns the cube.</source>
        <translation>مبكر جدا: سيقبل خصمك ويملك المكعب.</translation>
    </message>
    <message>
        <source>You win often enough to play on for twice the points.</source>
        <translation>تفوز بما يكفي لتلعب على ضعف النقاط.</translation>
    </message>
</context>
<context>
    <name>PracticeActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>ت&amp;خطي</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>إظهار ال&amp;جواب</translation>
    </message>
    <message>
        <source>&amp;Leave this one out</source>
        <translation>ا&amp;ستبعاد هذه الوضعية</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إي&amp;قاف</translation>
    </message>
    <message>
        <source>Today’s ten</source>
        <translation>تمارين اليوم العشرة</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>ثلاث دقائق</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>محاولة ثانية</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>الوضعية التالية</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Answer</source>
        <translation>الجواب</translation>
    </message>
</context>
<context>
    <name>PracticeWindow</name>
    <message>
        <source>Practice</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Practise the missed ones</source>
        <translation>إعادة ما أخطأت فيه</translation>
    </message>
    <message>
        <source>Go on practising</source>
        <translation>متابعة التدريب</translation>
    </message>
    <message>
        <source>Practise {game}</source>
        <translation>التدريب: {game}</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>End my turn automatically</source>
        <translation>إنهاء دوري تلقائيا</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>الرمي بدلا مني</translation>
    </message>
    <message>
        <source>Bear off</source>
        <translation>جهة الإخراج</translation>
    </message>
    <message>
        <source>Start with two checkers</source>
        <translation>البدء بحجرين</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>الرقعة</translation>
    </message>
    <message>
        <source>Moves are always written with the numbers of the side that makes them</source>
        <translation>تُكتب النقلات بأرقام من يلعبها</translation>
    </message>
    <message>
        <source>Where checkers came from and went to, until the next roll</source>
        <translation>من أين جاءت الأحجار وإلى أين ذهبت، حتى الرمية التالية</translation>
    </message>
    <message>
        <source>Checkers rain over the board for a moment</source>
        <translation>تتساقط الأحجار فوق الرقعة لحظة</translation>
    </message>
    <message>
        <source>A button plays the rest of a race for you, by the best moves</source>
        <translation>زر يكمل السباق عنك بأفضل النقلات</translation>
    </message>
    <message>
        <source>The average result in points, beside the chances to win</source>
        <translation>متوسط النتيجة بالنقاط إلى جانب فرص الفوز</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>الأحجار</translation>
    </message>
    <message>
        <source>A slim bar that follows the game. It helps the side to move</source>
        <translation>شريط رفيع يتابع اللعبة. يساعد صاحب الدور</translation>
    </message>
    <message>
        <source>The windows around the board; the board keeps its colours</source>
        <translation>النوافذ حول الرقعة؛ أما الرقعة فتحفظ ألوانها</translation>
    </message>
    <message>
        <source>A decision that loses this many points or more comes back</source>
        <translation>يعود القرار الذي يخسر هذا القدر من النقاط أو أكثر</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>فاتح أو داكن</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>اتجاه اللعب</translation>
    </message>
    <message>
        <source>My home</source>
        <translation>داري</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>ما يُعرض</translation>
    </message>
    <message>
        <source>Numbers on the points</source>
        <translation>أرقام على الخانات</translation>
    </message>
    <message>
        <source>Number points for</source>
        <translation>ترقيم الخانات</translation>
    </message>
    <message>
        <source>Pip counts</source>
        <translation>الباقي من الطريق</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>آخر نقلة</translation>
    </message>
    <message>
        <source>Status text</source>
        <translation>نص الحالة</translation>
    </message>
    <message>
        <source>What to do next, below the board</source>
        <translation>ما عليك فعله الآن، تحت الرقعة</translation>
    </message>
    <message>
        <source>View</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Speed of checkers</source>
        <translation>سرعة الأحجار</translation>
    </message>
    <message>
        <source>Speed of dice</source>
        <translation>سرعة الزهر</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>تقليل الحركة</translation>
    </message>
    <message>
        <source>Celebrate my wins</source>
        <translation>الاحتفال بانتصاراتي</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>الصوت</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>الأصوات</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>مستوى الصوت</translation>
    </message>
    <message>
        <source>No sounds can be played here: the library miniaudio is missing.</source>
        <translation>لا يمكن تشغيل الأصوات هنا: مكتبة miniaudio غير موجودة.</translation>
    </message>
    <message>
        <source>Automatic actions</source>
        <translation>إجراءات تلقائية</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>لعب النقلات الإجبارية عني</translation>
    </message>
    <message>
        <source>The move is made on the board; you end the turn or undo it</source>
        <translation>توضع النقلة على الرقعة؛ وأنت تنهي الدور أو تتراجع</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>تمرير الدور تلقائيا</translation>
    </message>
    <message>
        <source>Offer to bear off to the end</source>
        <translation>عرض الإخراج حتى النهاية</translation>
    </message>
    <message>
        <source>As soon as no more dice can be used</source>
        <translation>حالما لا يبقى من الزهر ما يمكن لعبه</translation>
    </message>
    <message>
        <source>Ask before</source>
        <translation>السؤال قبل</translation>
    </message>
    <message>
        <source>Resigning</source>
        <translation>التسليم في لعبة</translation>
    </message>
    <message>
        <source>Ending my turn</source>
        <translation>إنهاء الدور</translation>
    </message>
    <message>
        <source>End the turn a second time, by key or click, to confirm</source>
        <translation>للتأكيد أنهِ الدور مرة ثانية، بمفتاح أو نقرة</translation>
    </message>
    <message>
        <source>Leaving an unfinished match</source>
        <translation>ترك مباراة لم تنته</translation>
    </message>
    <message>
        <source>It is kept under Game ▸ Resume in any case</source>
        <translation>تبقى في اللعبة ◂ متابعة على كل حال</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>Show equities</source>
        <translation>إظهار التوقع</translation>
    </message>
    <message>
        <source>Winning chances beside the board</source>
        <translation>فرص الفوز بجانب الرقعة</translation>
    </message>
    <message>
        <source>Review games in the background</source>
        <translation>مراجعة الألعاب في الخلفية</translation>
    </message>
    <message>
        <source>Each game that ends and those in the history without a review</source>
        <translation>كل لعبة تنتهي، وألعاب السجل التي لم تُراجَع</translation>
    </message>
    <message>
        <source>Mistake thresholds</source>
        <translation>حدود الأخطاء</translation>
    </message>
    <message>
        <source>Doubtful from</source>
        <translation>مشكوك فيها من</translation>
    </message>
    <message>
        <source>Error from</source>
        <translation>خطأ من</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>خطأ فادح من</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>المدرب</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>المعلم</translation>
    </message>
    <message>
        <source>Practice from</source>
        <translation>التدريب من</translation>
    </message>
    <message>
        <source> points</source>
        <translation> نقطة</translation>
    </message>
    <message>
        <source>A move that loses this many points or more is called that</source>
        <translation>هكذا تسمى نقلة تخسر هذا القدر من النقاط أو أكثر</translation>
    </message>
    <message>
        <source>Wood, felt, leather, or a board of your own</source>
        <translation>خشب أو جوخ أو جلد أو رقعة من صنعك</translation>
    </message>
    <message>
        <source>Another set of checkers for this board</source>
        <translation>أحجار أخرى لهذه الرقعة</translation>
    </message>
    <message>
        <source>Where you bear off, as you sit at the board</source>
        <translation>الجهة التي تُخرج إليها أحجارك كما تراها من مكانك</translation>
    </message>
    <message>
        <source>The half of the board where your home is</source>
        <translation>نصف الرقعة الذي فيه دارك</translation>
    </message>
    <message>
        <source>The other checkers are drawn in a rack until they are needed</source>
        <translation>تظهر بقية الأحجار جانبا إلى أن يحين وقتها</translation>
    </message>
    <message>
        <source>Show the number of each point</source>
        <translation>إظهار رقم كل خانة</translation>
    </message>
    <message>
        <source>How far each side still has to go</source>
        <translation>كم بقي من الطريق لكل طرف</translation>
    </message>
    <message>
        <source>How fast checkers move</source>
        <translation>سرعة تحرك الأحجار</translation>
    </message>
    <message>
        <source>How fast dice come to rest</source>
        <translation>السرعة التي يستقر بها الزهر</translation>
    </message>
    <message>
        <source>Nothing moves or tumbles on the board</source>
        <translation>لا شيء يسير أو يتدحرج على الرقعة</translation>
    </message>
    <message>
        <source>Dice, moves, pins, hits and the end of a game</source>
        <translation>الزهر والخطوات والحبس والضرب ونهاية الألعاب</translation>
    </message>
    <message>
        <source>How loud all sounds are</source>
        <translation>مدى ارتفاع الأصوات كلها</translation>
    </message>
    <message>
        <source>The dice are rolled as soon as it is your turn</source>
        <translation>يُرمى الزهر حالما يأتي دورك</translation>
    </message>
    <message>
        <source>The turn ends automatically when no checker can move</source>
        <translation>ينتهي الدور تلقائيا حين لا يستطيع أي حجر أن يتحرك</translation>
    </message>
    <message>
        <source>So that no game is lost by accident</source>
        <translation>كي لا تضيع لعبة بزلة يد</translation>
    </message>
    <message>
        <source>The smallest mistake the tutor warns about before the move counts</source>
        <translation>أصغر خطأ ينبه إليه المعلم قبل أن تُحسب النقلة</translation>
    </message>
    <message>
        <source>The language of the program changes at once</source>
        <translation>تتغير كل نصوص البرنامج فورا</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>صفحات التفضيلات</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>استعادة الا&amp;فتراضي</translation>
    </message>
    <message>
        <source>Reset all preferences to their defaults; this can be undone</source>
        <translation>إعادة كل التفضيلات إلى الافتراضي؛ ويمكن التراجع عن ذلك</translation>
    </message>
    <message>
        <source>Preferences reset to defaults.</source>
        <translation>أُعيدت التفضيلات إلى الافتراضي.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
</context>
<context>
    <name>PrimaryAction</name>
    <message>
        <source>Roll</source>
        <translation>رمي</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>إنهاء الدور</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Take or drop</source>
        <translation>قبول أو انسحاب</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>اللعبة التالية</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>مباراة جديدة…</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>Results and errors</source>
        <translation>النتائج والأخطاء</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>النقاط مع الزمن</translation>
    </message>
    <message>
        <source>Games won by level</source>
        <translation>الفوز حسب المستوى</translation>
    </message>
    <message>
        <source>Rating by game</source>
        <translation>التقييم حسب اللعبة</translation>
    </message>
    <message>
        <source>PR over time</source>
        <translation>مؤشر PR عبر الزمن</translation>
    </message>
    <message>
        <source>PR by level</source>
        <translation>مؤشر PR حسب المستوى</translation>
    </message>
    <message>
        <source>PR by game</source>
        <translation>مؤشر PR حسب اللعبة</translation>
    </message>
    <message>
        <source>PR by phase</source>
        <translation>مؤشر PR حسب المرحلة</translation>
    </message>
    <message>
        <source>Mistakes by kind</source>
        <translation>الأخطاء حسب النوع</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Enter both dice (1–6)</source>
        <translation>أدخلوا الزهرتين (1–6)</translation>
    </message>
    <message>
        <source>{name} plays {dice}</source>
        <translation>{name} يلعب {dice}</translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <translation>{dice} و{last}</translation>
    </message>
    <message>
        <source>Each side rolls one die to see who starts…</source>
        <translation>زهرة واحدة لكل طرف تقرر من يبدأ…</translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again (Space)</source>
        <translation>تساوى الزهر، {first} و{second}: ارم ثانية (مسافة)</translation>
    </message>
    <message>
        <source>Roll one die each to see who starts (Space)</source>
        <translation>ارموا زهرة لكل طرف لمعرفة من يبدأ (مسافة)</translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again and enter both dice (keys 1–6)</source>
        <translation>تساوى الزهر، {first} و{second}: ارموا ثانية وأدخلوا الزهرتين (المفاتيح 1–6)</translation>
    </message>
    <message>
        <source>Roll one die each and enter White’s, then Black’s (keys 1–6)</source>
        <translation>ارموا زهرة لكل طرف، وأدخلوا زهرة الأبيض ثم زهرة الأسود (المفاتيح 1–6)</translation>
    </message>
    <message>
        <source>The rest of the chain could not be played.</source>
        <translation>لم يكن ممكنا لعب باقي السلسلة.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>مررت دورك.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} مرر دوره.</translation>
    </message>
    <message>
        <source>{name} has no legal move with {dice}</source>
        <translation>{name} لا يملك نقلة مسموحة بـ {dice}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} يفكر…</translation>
    </message>
    <message>
        <source>This ends the game: end the turn (Space) or undo (Ctrl+Z)</source>
        <translation>هذا ينهي اللعبة: أنهِ الدور (مسافة)، أو تراجع خطوة (Ctrl+Z)</translation>
    </message>
    <message>
        <source>No legal move left with {dice}: end the turn (Space)</source>
        <translation>لم تبق خطوة مسموحة بـ {dice}: أنهِ الدور (مسافة)</translation>
    </message>
    <message>
        <source>No legal move left with {dice}: go on (Space)</source>
        <translation>لم تبق خطوة مسموحة بـ {dice}: تابع (مسافة)</translation>
    </message>
    <message>
        <source>Go on (Space) or undo (Ctrl+Z)</source>
        <translation>تابع (مسافة)، أو تراجع خطوة (Ctrl+Z)</translation>
    </message>
    <message>
        <source>End the turn (Space) or undo (Ctrl+Z)</source>
        <translation>أنهِ الدور (مسافة)، أو تراجع خطوة (Ctrl+Z)</translation>
    </message>
    <message>
        <source>The chain goes on. </source>
        <translation>السلسلة مستمرة. </translation>
    </message>
    <message>
        <source>The rest of the chain. </source>
        <translation>باقي السلسلة. </translation>
    </message>
    <message>
        <source>You could not play your whole chain. Your opponent plays the rest. </source>
        <translation>لم تتمكن من لعب سلسلتك كلها. يلعب الخصم باقيها. </translation>
    </message>
    <message>
        <source>{name} could not play the whole chain, so you play the rest before you roll. </source>
        <translation>لم يتمكن {name} من لعب السلسلة كلها، فتلعب أنت باقيها قبل أن ترمي. </translation>
    </message>
    <message>
        <source> (next: {numbers}, four of each)</source>
        <translation> (التالي: {numbers}، أربع مرات لكل رقم)</translation>
    </message>
    <message>
        <source> (next: four {numbers}s)</source>
        <translation> (التالي: {numbers}، أربع مرات)</translation>
    </message>
    <message>
        <source>You start. </source>
        <translation>أنت تبدأ. </translation>
    </message>
    <message>
        <source>{name} starts. </source>
        <translation>{name} يبدأ. </translation>
    </message>
    <message>
        <source>{name}: </source>
        <translation>{name}: </translation>
    </message>
    <message>
        <source>Enter from the bar first: {dice}</source>
        <translation>أدخل أولا من البار: {dice}</translation>
    </message>
    <message>
        <source>Enter from the reserve: {dice}</source>
        <translation>أدخل من الاحتياط: {dice}</translation>
    </message>
    <message>
        <source>Play {dice}</source>
        <translation>العب {dice}</translation>
    </message>
    <message>
        <source>every entry point is blocked</source>
        <translation>كل خانات الدخول مغلقة</translation>
    </message>
    <message>
        <source>every checker on the board is pinned</source>
        <translation>كل حجر على الرقعة محبوس</translation>
    </message>
    <message>
        <source>you cannot bear off while a checker is pinned</source>
        <translation>لا إخراج ما دام حجر محبوسا</translation>
    </message>
    <message>
        <source>your first checker is blocked, and no other may start yet</source>
        <translation>الحجر الأول مسدود، ولا يجوز لغيره أن ينطلق بعد</translation>
    </message>
    <message>
        <source>every possible move would break a rule</source>
        <translation>كل نقلة ممكنة تخالف قاعدة</translation>
    </message>
    <message>
        <source>every point in reach is blocked</source>
        <translation>كل الخانات المقصودة مغلقة</translation>
    </message>
    <message>
        <source>No legal move with {dice}: {why}. End the turn (Space)</source>
        <translation>لا نقلة مسموحة بـ {dice}: {why}. أنهِ الدور (مسافة)</translation>
    </message>
    <message>
        <source>No legal move with {dice}: {why}. Go on (Space)</source>
        <translation>لا نقلة مسموحة بـ {dice}: {why}. تابع (مسافة)</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>point {number} at home</source>
        <translation>الخانة {number} في الدار</translation>
    </message>
    <message>
        <source>point {number} in the opponent’s home</source>
        <translation>الخانة {number} في دار الخصم</translation>
    </message>
    <message>
        <source>point {number}</source>
        <translation>الخانة {number}</translation>
    </message>
    <message>
        <source>Wins the game at once.</source>
        <translation>تكسب اللعبة فورا.</translation>
    </message>
    <message>
        <source>Ends the game in a draw.</source>
        <translation>تنهي اللعبة بالتعادل.</translation>
    </message>
    <message>
        <source>Pins the mother.</source>
        <translation>تحبس الأم.</translation>
    </message>
    <message>
        <source>Pins a checker on {point}.</source>
        <translation>تحبس حجرا على {point}.</translation>
    </message>
    <message>
        <source>Makes {point}.</source>
        <translation>تصنع سدا: {point}.</translation>
    </message>
    <message>
        <source>Takes {checkers} off the stack on 24.</source>
        <translation>ترفع من الكومة على 24: {checkers}.</translation>
    </message>
    <message>
        <source>Brings {checkers} in from the reserve.</source>
        <translation>تدخل من الاحتياط: {checkers}.</translation>
    </message>
    <message>
        <source>Bears off the first checker, so the mars is saved.</source>
        <translation>تخرج أول حجر، فلا خطر مارس بعد الآن.</translation>
    </message>
    <message>
        <source>Bears off {checkers}.</source>
        <translation>تخرج: {checkers}.</translation>
    </message>
    <message>
        <source>Contact is over; this side leads the race by {pips}.</source>
        <translation>انتهى التماس؛ تقدم هذا الطرف في السباق: {pips}.</translation>
    </message>
    <message>
        <source>The better move wins the game at once.</source>
        <translation>النقلة الأفضل تكسب اللعبة فورا.</translation>
    </message>
    <message>
        <source>The better move ends the game in a draw.</source>
        <translation>النقلة الأفضل تنهي اللعبة بالتعادل.</translation>
    </message>
    <message>
        <source>The better move pins the mother.</source>
        <translation>النقلة الأفضل تحبس الأم.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}.</source>
        <translation>النقلة الأفضل تحبس حجرا على {point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point}.</source>
        <translation>تفك الحبس على {point}.</translation>
    </message>
    <message>
        <source>Breaks {point}.</source>
        <translation>تكسر السد: {point}.</translation>
    </message>
    <message>
        <source>The better move makes {point}.</source>
        <translation>النقلة الأفضل تصنع سدا: {point}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} on 24; the better move leaves {count}.</source>
        <translation>تترك على 24: {checkers_here}؛ والنقلة الأفضل تترك {count}.</translation>
    </message>
    <message>
        <source>Stacks {checkers_here} on {point}; the better move leaves at most {count} on any point below 24.</source>
        <translation>تكدس على {point}: {checkers_here}؛ والنقلة الأفضل تترك {count} على الأكثر على أي خانة دون 24.</translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln حجر</numerusform>
            <numerusform>حجر واحد</numerusform>
            <numerusform>حجران</numerusform>
            <numerusform>%Ln أحجار</numerusform>
            <numerusform>%Ln حجرا</numerusform>
            <numerusform>%Ln حجر</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkers</source>
        <translation>لا أحجار</translation>
    </message>
    <message>
        <source>no opposing checkers</source>
        <translation>لا أحجار للخصم</translation>
    </message>
    <message numerus="yes">
        <source>%n opposing checker(s)</source>
        <translation>
            <numerusform>%Ln حجر للخصم</numerusform>
            <numerusform>حجر واحد للخصم</numerusform>
            <numerusform>حجران للخصم</numerusform>
            <numerusform>%Ln أحجار للخصم</numerusform>
            <numerusform>%Ln حجرا للخصم</numerusform>
            <numerusform>%Ln حجر للخصم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln خطوة</numerusform>
            <numerusform>خطوة واحدة</numerusform>
            <numerusform>خطوتان</numerusform>
            <numerusform>%Ln خطوات</numerusform>
            <numerusform>%Ln خطوة</numerusform>
            <numerusform>%Ln خطوة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>لا سدود</numerusform>
            <numerusform>سدا واحدا</numerusform>
            <numerusform>سدين</numerusform>
            <numerusform>%Ln سدود</numerusform>
            <numerusform>%Ln سدا</numerusform>
            <numerusform>%Ln سد</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of the 36 rolls</source>
        <comment>in each sentence in these words</comment>
        <translation>{count} من الرميات الـ 36</translation>
    </message>
    <message>
        <source>every roll</source>
        <comment>for “{count} of the 36 rolls”</comment>
        <translation>كل الرميات</translation>
    </message>
    <message>
        <source>every roll</source>
        <comment>for “{count}”, the second number of a sentence</comment>
        <translation>كلها</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no checkers, of which the sentence has told some before</comment>
        <translation>0 أحجار</translation>
    </message>
    <message numerus="yes">
        <source>%n</source>
        <comment>checkers as an object, after others were named in the sentence</comment>
        <translation>
            <numerusform>0 أحجار</numerusform>
            <numerusform>حجرا واحدا</numerusform>
            <numerusform>حجرين</numerusform>
            <numerusform>%Ln أحجار</numerusform>
            <numerusform>%Ln حجرا</numerusform>
            <numerusform>%Ln حجر</numerusform>
        </translation>
    </message>
    <message>
        <source>after the next-best move</source>
        <translation>بعد ثاني أفضل نقلة</translation>
    </message>
    <message>
        <source>after the better move</source>
        <translation>بعد النقلة الأفضل</translation>
    </message>
    <message>
        <source>Easy to see: {count} of 10 players at the level “{level}” would find it.</source>
        <translation>تسهل رؤيتها: يجدها {count} من كل 10 لاعبين في مستوى «{level}».</translation>
    </message>
    <message>
        <source>Hard to find: {count} of 10 players at the level “{level}” would find it.</source>
        <translation>يصعب إيجادها: يجدها {count} من كل 10 لاعبين في مستوى «{level}».</translation>
    </message>
    <message>
        <source>About {count} of 10 players at the level “{level}” would find it.</source>
        <translation>يجدها نحو {count} من كل 10 لاعبين في مستوى «{level}».</translation>
    </message>
    <message numerus="yes">
        <source>Makes %n point(s) in a row, with {enemies_behind} still behind them.</source>
        <translation>
            <numerusform>تصنع %Ln سدا، ولا يزال خلفه {enemies_behind}.</numerusform>
            <numerusform>تصنع سدا واحدا، ولا يزال خلفه {enemies_behind}.</numerusform>
            <numerusform>تصنع سدين متتاليين، ولا يزال خلفهما {enemies_behind}.</numerusform>
            <numerusform>تصنع %Ln سدود متتالية، ولا يزال خلفها {enemies_behind}.</numerusform>
            <numerusform>تصنع %Ln سدا متتاليا، ولا يزال خلفها {enemies_behind}.</numerusform>
            <numerusform>تصنع %Ln سد، ولا يزال خلفها {enemies_behind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings {checkers} past the opponent’s %n point(s) in a row.</source>
        <translation>
            <numerusform>تجتاز سدود الخصم: {checkers}.</numerusform>
            <numerusform>تجتاز سد الخصم: {checkers}.</numerusform>
            <numerusform>تجتاز سدّي الخصم: {checkers}.</numerusform>
            <numerusform>تجتاز %Ln سدود متتالية للخصم: {checkers}.</numerusform>
            <numerusform>تجتاز %Ln سدا متتاليا للخصم: {checkers}.</numerusform>
            <numerusform>تجتاز %Ln سد للخصم: {checkers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings the first checker past the opponent’s start: the others may leave 24.</source>
        <translation>توصل الحجر الأول إلى ما بعد بداية الخصم: فيجوز للأخرى أن تغادر 24.</translation>
    </message>
    <message>
        <source>With {count} of the 36 rolls the opponent cannot move at all.</source>
        <translation>لا يستطيع الخصم أن يتحرك إطلاقا مع {count} من الرميات الـ 36.</translation>
    </message>
    <message numerus="yes">
        <source>The better move has %n point(s) in a row in front of opposing checkers, this one {than}.</source>
        <translation>
            <numerusform>للنقلة الأفضل %Ln سد أمام أحجار الخصم، ولهذه {than}.</numerusform>
            <numerusform>للنقلة الأفضل سد واحد أمام أحجار الخصم، ولهذه {than}.</numerusform>
            <numerusform>للنقلة الأفضل سدان متتاليان أمام أحجار الخصم، ولهذه {than}.</numerusform>
            <numerusform>للنقلة الأفضل %Ln سدود متتالية أمام أحجار الخصم، ولهذه {than}.</numerusform>
            <numerusform>للنقلة الأفضل %Ln سدا متتاليا أمام أحجار الخصم، ولهذه {than}.</numerusform>
            <numerusform>للنقلة الأفضل %Ln سد أمام أحجار الخصم، ولهذه {than}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens the row of %n point(s) in front of opposing checkers; the longest is {than} now.</source>
        <translation>
            <numerusform>تفتح صف %Ln خانات أمام أحجار الخصم؛ وأطول صف الآن {than}.</numerusform>
            <numerusform>تفتح صفا من خانة واحدة أمام أحجار الخصم؛ وأطول صف الآن {than}.</numerusform>
            <numerusform>تفتح صفا من خانتين أمام أحجار الخصم؛ وأطول صف الآن {than}.</numerusform>
            <numerusform>تفتح صف %Ln خانات أمام أحجار الخصم؛ وأطول صف الآن {than}.</numerusform>
            <numerusform>تفتح صف %Ln خانة أمام أحجار الخصم؛ وأطول صف الآن {than}.</numerusform>
            <numerusform>تفتح صف %Ln خانة أمام أحجار الخصم؛ وأطول صف الآن {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The better move brings the first checker past the opponent’s start.</source>
        <translation>النقلة الأفضل توصل الحجر الأول إلى ما بعد بداية الخصم.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {than} of the 36 rolls; after the better move it is {count}.</source>
        <translation>لا يستطيع الخصم أن يتحرك مع {than} من الرميات الـ 36؛ وبعد النقلة الأفضل مع {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the better move leaves one of {count}.</source>
        <translation>
            <numerusform>لا تترك بين سدودها فجوة؛ والنقلة الأفضل فجوة من {count}.</numerusform>
            <numerusform>تترك بين سدودها فجوة من خانة واحدة؛ والنقلة الأفضل فجوة من {count}.</numerusform>
            <numerusform>تترك بين سدودها فجوة من خانتين؛ والنقلة الأفضل فجوة من {count}.</numerusform>
            <numerusform>تترك بين سدودها فجوة من %Ln خانات؛ والنقلة الأفضل فجوة من {count}.</numerusform>
            <numerusform>تترك بين سدودها فجوة من %Ln خانة؛ والنقلة الأفضل فجوة من {count}.</numerusform>
            <numerusform>تترك بين سدودها فجوة من %Ln خانة؛ والنقلة الأفضل فجوة من {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buries {checkers_here} on points 1–3; the better move buries {count}.</source>
        <translation>تدفن على الخانات من 1 إلى 3: {checkers_here}؛ والنقلة الأفضل تدفن {count}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} behind the opponent’s row that starts on {point}; the better move leaves {count}.</source>
        <translation>تترك خلف صف الخصم الذي يبدأ عند {point}: {checkers_here}؛ والنقلة الأفضل تترك {count}.</translation>
    </message>
    <message>
        <source>Brings {checkers_here} in from the reserve; the better move brings {count}.</source>
        <translation>تدخل من الاحتياط: {checkers_here}؛ والنقلة الأفضل تدخل {count}.</translation>
    </message>
    <message>
        <source>The better move bears off the first checker, so the mars is saved.</source>
        <translation>النقلة الأفضل تخرج أول حجر، فلا خطر مارس بعد الآن.</translation>
    </message>
    <message>
        <source>Bears off {checkers_here}; the better move bears off {count}.</source>
        <translation>تخرج: {checkers_here}؛ والنقلة الأفضل تخرج {count}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} outside; the better move leaves {count}.</source>
        <translation>تترك في الخارج: {checkers_here}؛ والنقلة الأفضل تترك {count}.</translation>
    </message>
    <message>
        <source>Empty points at home: {than}; after the better move {count}.</source>
        <translation>خانات فارغة في الدار: {than}؛ وبعد النقلة الأفضل {count}.</translation>
    </message>
    <message>
        <source>Keeps the pin on {point}.</source>
        <translation>تبقي الحبس على {point}.</translation>
    </message>
    <message>
        <source>Keeps {point}.</source>
        <translation>تبقي السد: {point}.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n point(s) in a row in front of opposing checkers.</source>
        <translation>
            <numerusform>تبقي %Ln سد أمام أحجار الخصم.</numerusform>
            <numerusform>تبقي سدا واحدا أمام أحجار الخصم.</numerusform>
            <numerusform>تبقي سدين متتاليين أمام أحجار الخصم.</numerusform>
            <numerusform>تبقي %Ln سدود متتالية أمام أحجار الخصم.</numerusform>
            <numerusform>تبقي %Ln سدا متتاليا أمام أحجار الخصم.</numerusform>
            <numerusform>تبقي %Ln سد أمام أحجار الخصم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has %n point(s) in a row in front of opposing checkers; the next-best move has {than}.</source>
        <translation>
            <numerusform>لها %Ln سد أمام أحجار الخصم؛ ولثاني أفضل نقلة {than}.</numerusform>
            <numerusform>لها سد واحد أمام أحجار الخصم؛ ولثاني أفضل نقلة {than}.</numerusform>
            <numerusform>لها سدان متتاليان أمام أحجار الخصم؛ ولثاني أفضل نقلة {than}.</numerusform>
            <numerusform>لها %Ln سدود متتالية أمام أحجار الخصم؛ ولثاني أفضل نقلة {than}.</numerusform>
            <numerusform>لها %Ln سدا متتاليا أمام أحجار الخصم؛ ولثاني أفضل نقلة {than}.</numerusform>
            <numerusform>لها %Ln سد أمام أحجار الخصم؛ ولثاني أفضل نقلة {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent cannot move with {count} of the 36 rolls; after the next-best move it is {than}.</source>
        <translation>لا يستطيع الخصم أن يتحرك مع {count} من الرميات الـ 36؛ وبعد ثاني أفضل نقلة مع {than}.</translation>
    </message>
    <message>
        <source>Stacks at most {checkers} on any point below 24; the next-best move stacks {than}.</source>
        <translation>أقصى ما تكدسه على خانة دون 24: {checkers}؛ وثاني أفضل نقلة تكدس {than}.</translation>
    </message>
    <message>
        <source>Buries {checkers} on points 1–3; the next-best move buries {than}.</source>
        <translation>تدفن على الخانات من 1 إلى 3: {checkers}؛ وثاني أفضل نقلة تدفن {than}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the next-best move leaves one of {than}.</source>
        <translation>
            <numerusform>لا تترك بين سدودها فجوة؛ وثاني أفضل نقلة فجوة من {than}.</numerusform>
            <numerusform>تترك بين سدودها فجوة من خانة واحدة؛ وثاني أفضل نقلة فجوة من {than}.</numerusform>
            <numerusform>تترك بين سدودها فجوة من خانتين؛ وثاني أفضل نقلة فجوة من {than}.</numerusform>
            <numerusform>تترك بين سدودها فجوة من %Ln خانات؛ وثاني أفضل نقلة فجوة من {than}.</numerusform>
            <numerusform>تترك بين سدودها فجوة من %Ln خانة؛ وثاني أفضل نقلة فجوة من {than}.</numerusform>
            <numerusform>تترك بين سدودها فجوة من %Ln خانة؛ وثاني أفضل نقلة فجوة من {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves {checkers} outside; the next-best move leaves {than}.</source>
        <translation>تترك في الخارج: {checkers}؛ وثاني أفضل نقلة تترك {than}.</translation>
    </message>
    <message>
        <source>Bears off {checkers}; the next-best move bears off {than}.</source>
        <translation>تخرج: {checkers}؛ وثاني أفضل نقلة تخرج {than}.</translation>
    </message>
    <message>
        <source>Empty points at home: {count}; after the next-best move {than}.</source>
        <translation>خانات فارغة في الدار: {count}؛ وبعد ثاني أفضل نقلة {than}.</translation>
    </message>
    <message>
        <source>The opponent cannot play all dice with {count} of the 36 rolls; {other} it is {than}.</source>
        <translation>لا يستطيع الخصم لعب كل الزهر مع {count} من الرميات الـ 36؛ و{other} مع {than}.</translation>
    </message>
    <message>
        <source>As the board stands, {count} of the 36 rolls can be played in full next turn; {other} {than}.</source>
        <translation>على هذا الوضع يمكن لعب {count} من الرميات الـ 36 كاملة في الدور القادم؛ و{other} {than}.</translation>
    </message>
    <message>
        <source>Leaves {checkers} on points 19–24; {other} {than}.</source>
        <translation>تترك على الخانات من 19 إلى 24: {checkers}؛ و{other} تترك {than}.</translation>
    </message>
    <message>
        <source>Checkers past the opponent’s start: {count}; {other} {than}.</source>
        <translation>أحجار تجاوزت بداية الخصم: {count}؛ و{other} {than}.</translation>
    </message>
    <message>
        <source>Holds {points}; {other} {than}.</source>
        <translation>تملك {points}؛ و{other} {than}.</translation>
    </message>
    <message>
        <source>Wins {count} of the games; {other} {than}.</source>
        <translation>تكسب {count} من الألعاب؛ و{other} {than}.</translation>
    </message>
    <message>
        <source>Wins a mars in {count} of the games; {other} in {than}.</source>
        <translation>تكسب مارسا في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Loses a mars in {count} of the games; {other} in {than}.</source>
        <translation>تخسر مارسا في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Draws {count} of the games; {other} {than}.</source>
        <translation>تنتهي بالتعادل {count} من الألعاب؛ و{other} {than}.</translation>
    </message>
    <message>
        <source>Wins a triple in {count} of the games; {other} in {than}.</source>
        <translation>تكسب ثلاثية في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Loses a triple in {count} of the games; {other} in {than}.</source>
        <translation>تخسر ثلاثية في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Wins the most points possible in {count} of the games; {other} in {than}.</source>
        <translation>تكسب أكثر النقاط الممكنة في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Loses the most points possible in {count} of the games; {other} in {than}.</source>
        <translation>تخسر أكثر النقاط الممكنة في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Wins a mars or by the mother in {count} of the games; {other} in {than}.</source>
        <translation>تفوز بمارس أو بحبس الأم في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Loses a mars or by the mother in {count} of the games; {other} in {than}.</source>
        <translation>تخسر بمارس أو بحبس الأم في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Pins a checker on {point}, with {enemies} behind it.</source>
        <translation>تحبس حجرا على {point}، وخلفه {enemies}.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}; this one keeps the pin on {other_point} instead.</source>
        <translation>النقلة الأفضل تحبس حجرا على {point}، أما هذه فتبقي الحبس على الخانة {other_point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point} and keeps the one on {other_point}.</source>
        <translation>تفك الحبس على {point} وتبقي الحبس على الخانة {other_point}.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}; this one pins on {other_point} instead.</source>
        <translation>النقلة الأفضل تحبس حجرا على {point}، أما هذه فعلى الخانة {other_point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point} for one on {other_point}.</source>
        <translation>تترك الحبس على {point} لتحبس على الخانة {other_point}.</translation>
    </message>
    <message>
        <source>Hardly any player at the level “{level}” finds it.</source>
        <translation>لا يكاد يجدها أحد من لاعبي مستوى «{level}».</translation>
    </message>
    <message>
        <source>Nearly all players at the level “{level}” find it.</source>
        <translation>يجدها كل لاعبي مستوى «{level}» تقريبا.</translation>
    </message>
    <message>
        <source>Hits {checkers}.</source>
        <translation>تضرب: {checkers}.</translation>
    </message>
    <message>
        <source>Hits a checker on {point}.</source>
        <translation>تضرب حجرا على {point}.</translation>
    </message>
    <message>
        <source>The better move hits {checkers}.</source>
        <translation>النقلة الأفضل تضرب: {checkers}.</translation>
    </message>
    <message>
        <source>The better move hits {checkers}, this one {than}.</source>
        <translation>النقلة الأفضل تضرب: {checkers}؛ وهذه تضرب {than}.</translation>
    </message>
    <message>
        <source>The better move hits a checker on {point}.</source>
        <translation>النقلة الأفضل تضرب حجرا على {point}.</translation>
    </message>
    <message>
        <source>No roll lets the opponent play all dice; {other} {than} of the 36 do not.</source>
        <translation>لا يستطيع الخصم لعب كل الزهر مع أي رمية؛ و{other} لا يستطيع مع {than} من الرميات الـ 36.</translation>
    </message>
    <message>
        <source>No roll lets the opponent play all dice; {other} every roll does.</source>
        <translation>لا يستطيع الخصم لعب كل الزهر مع أي رمية؛ و{other} يستطيع مع كل رمية.</translation>
    </message>
    <message>
        <source>Every roll lets the opponent play all dice; {other} none does.</source>
        <translation>يستطيع الخصم لعب كل الزهر مع كل رمية؛ و{other} لا يستطيع مع أي رمية.</translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have pinned.</source>
        <translation>تغطي الحجر المفرد على {point}، وكانت {count} من الرميات الـ 36 لتحبسه.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it; now {than} can pin a checker.</source>
        <translation>لا يبقى حجر مفرد على {point} حيث كانت {count} من الرميات الـ 36 لتحبسه؛ والآن تستطيع {than} أن تحبس حجرا.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.</source>
        <translation>تهديد: {count} من الرميات الـ 36 تحبس حجرا في النقلة القادمة؛ وبعد ثاني أفضل نقلة {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can pin a checker; after the next-best move {than} can.</source>
        <translation>{count} من الرميات الـ 36 تحبس حجرا؛ وبعد ثاني أفضل نقلة {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can pin the mother; after the next-best move {than} can.</source>
        <translation>{count} من الرميات الـ 36 تحبس حجرك الأم؛ وبعد ثاني أفضل نقلة {than}.</translation>
    </message>
    <message>
        <source>The opponent can pin a checker within two turns in {count} of the games; {other} in {than}.</source>
        <translation>يستطيع الخصم حبس حجر خلال دورين في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Can pin a checker next turn in {count} of the games; {other} in {than}.</source>
        <translation>يمكن حبس حجر للخصم في الدور القادم في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>The opponent cannot pin anything next turn; after the next-best move {than} of the 36 rolls can.</source>
        <translation>لا يستطيع الخصم حبس أي حجر في دوره القادم؛ وبعد ثاني أفضل نقلة يستطيع مع {than} من الرميات الـ 36.</translation>
    </message>
    <message>
        <source>The mother cannot be pinned next turn; after the next-best move {than} of the 36 rolls can pin it.</source>
        <translation>لا يمكن حبس الأم في الدور القادم؛ وبعد ثاني أفضل نقلة تحبسها {than} من الرميات الـ 36.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it; now {than} can hit a checker.</source>
        <translation>لا يبقى حجر مفرد على {point} حيث كانت {count} من الرميات الـ 36 لتضربه؛ والآن تستطيع {than} أن تضرب حجرا.</translation>
    </message>
    <message>
        <source>Moves the mother off 24, where {count} of the 36 rolls would have pinned it.</source>
        <translation>تبعد الأم عن 24، حيث كانت {count} من الرميات الـ 36 لتحبسها.</translation>
    </message>
    <message>
        <source>The opponent can play all dice with every roll; {other} not with {than} of the 36.</source>
        <translation>يستطيع الخصم لعب كل الزهر مع كل رمية؛ و{other} لا يستطيع مع {than} من الرميات الـ 36.</translation>
    </message>
    <message>
        <source>As the board stands, no roll can be played in full next turn; {other} {than} of the 36 can.</source>
        <translation>على هذا الوضع لا يمكن لعب أي رمية كاملة في الدور القادم؛ و{other} يمكن لعب {than} من الرميات الـ 36.</translation>
    </message>
    <message>
        <source>The opponent can move with every roll; after the better move not with {count} of the 36.</source>
        <translation>يستطيع الخصم أن يتحرك مع كل رمية؛ وبعد النقلة الأفضل لا يستطيع مع {count} من الرميات الـ 36.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {count} of the 36 rolls; after the next-best move every roll can be played.</source>
        <translation>لا يستطيع الخصم أن يتحرك مع {count} من الرميات الـ 36؛ وبعد ثاني أفضل نقلة يستطيع مع كل رمية.</translation>
    </message>
    <message>
        <source>The opponent cannot play all dice with {count} of the 36 rolls; {other} it can with every roll.</source>
        <translation>لا يستطيع الخصم لعب كل الزهر مع {count} من الرميات الـ 36؛ و{other} يستطيع مع كل رمية.</translation>
    </message>
    <message>
        <source>As the board stands, {count} of the 36 rolls can be played in full next turn; {other} none.</source>
        <translation>على هذا الوضع يمكن لعب {count} من الرميات الـ 36 كاملة في الدور القادم؛ و{other} لا يمكن لعب أي منها.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn.</source>
        <translation>لا يستطيع الخصم أن يتحرك إطلاقا في الدور القادم.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {than} of the 36 rolls; after the better move not at all.</source>
        <translation>لا يستطيع الخصم أن يتحرك مع {than} من الرميات الـ 36؛ وبعد النقلة الأفضل لا يستطيع إطلاقا.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn; after the next-best move not with {than} of the 36 rolls.</source>
        <translation>لا يستطيع الخصم أن يتحرك إطلاقا في الدور القادم؛ وبعد ثاني أفضل نقلة لا يستطيع مع {than} من الرميات الـ 36.</translation>
    </message>
    <message>
        <source>As the board stands, every roll can be played in full next turn; {other} {than} of the 36 can.</source>
        <translation>على هذا الوضع يمكن لعب كل رمية كاملة في الدور القادم؛ و{other} يمكن لعب {than} من الرميات الـ 36.</translation>
    </message>
    <message>
        <source>The opponent can move with every roll; after the better move not at all.</source>
        <translation>يستطيع الخصم أن يتحرك مع كل رمية؛ وبعد النقلة الأفضل لا يستطيع إطلاقا.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn; after the next-best move every roll can be played.</source>
        <translation>لا يستطيع الخصم أن يتحرك إطلاقا في الدور القادم؛ وبعد ثاني أفضل نقلة يستطيع مع كل رمية.</translation>
    </message>
    <message>
        <source>As the board stands, every roll can be played in full next turn; {other} none can.</source>
        <translation>على هذا الوضع يمكن لعب كل رمية كاملة في الدور القادم؛ و{other} لا يمكن لعب أي منها.</translation>
    </message>
    <message>
        <source>As the board stands, no roll can be played in full next turn; {other} every roll can.</source>
        <translation>على هذا الوضع لا يمكن لعب أي رمية كاملة في الدور القادم؛ و{other} يمكن لعبها كلها.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls.</source>
        <translation>تهديد: {count} من الرميات الـ 36 تحبس حجرا في النقلة القادمة.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the mother.</source>
        <translation>الخطر: {count} من الرميات الـ 36 تحبس الأم.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the blot on {point}.</source>
        <translation>الخطر: {count} من الرميات الـ 36 تحبس الحجر المفرد على {point}.</translation>
    </message>
    <message>
        <source>The opponent cannot pin anything next turn.</source>
        <translation>لا يستطيع الخصم حبس أي حجر في دوره القادم.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move {count} can.</source>
        <translation>{than} من الرميات الـ 36 تحبس الأم؛ وبعد النقلة الأفضل {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move, {count} can pin something.</source>
        <translation>{than} من الرميات الـ 36 تحبس الحجر المفرد على {point}؛ وبعد النقلة الأفضل {count} تحبس أي حجر.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can.</source>
        <translation>{than} من الرميات الـ 36 تحبس الحجر المفرد على {point}؛ وبعد النقلة الأفضل {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move {count} can.</source>
        <translation>{than} من الرميات الـ 36 تحبس حجرا؛ وبعد النقلة الأفضل {count}.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {than} of the 36 rolls; the better move, with {count}.</source>
        <translation>تهديد: {than} من الرميات الـ 36 تحبس حجرا في النقلة القادمة؛ وبعد النقلة الأفضل {count}.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with none.</source>
        <translation>تهديد: {count} من الرميات الـ 36 تحبس حجرا في النقلة القادمة؛ وبعد ثاني أفضل نقلة لا تحبس أي منها حجرا.</translation>
    </message>
    <message>
        <source>Does not threaten to pin a checker next turn; the better move does, with {count} of the 36 rolls.</source>
        <translation>لا تهديد بحبس حجر في النقلة القادمة؛ وبعد النقلة الأفضل تحبس {count} من الرميات الـ 36 حجرا.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it.</source>
        <translation>لا يبقى حجر مفرد على {point} حيث كانت {count} من الرميات الـ 36 لتحبسه.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move none can.</source>
        <translation>{than} من الرميات الـ 36 تحبس الأم؛ وبعد النقلة الأفضل لا تحبسها أي رمية.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can pin anything.</source>
        <translation>{than} من الرميات الـ 36 تحبس الحجر المفرد على {point}؛ وبعد النقلة الأفضل لا تحبس أي منها حجرا.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can.</source>
        <translation>{than} من الرميات الـ 36 تحبس الحجر المفرد على {point}؛ وبعد النقلة الأفضل لا تحبسه أي رمية.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move none can pin anything.</source>
        <translation>{than} من الرميات الـ 36 تحبس حجرا؛ وبعد النقلة الأفضل لا تحبس أي منها حجرا.</translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have hit.</source>
        <translation>تغطي الحجر المفرد على {point}، وكانت {count} من الرميات الـ 36 لتضربه.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls.</source>
        <translation>تهديد: {count} من الرميات الـ 36 تضرب حجرا في النقلة القادمة.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can hit the blot on {point}.</source>
        <translation>الخطر: {count} من الرميات الـ 36 تضرب الحجر المفرد على {point}.</translation>
    </message>
    <message>
        <source>The opponent cannot hit anything next turn.</source>
        <translation>لا يستطيع الخصم ضرب أي حجر في دوره القادم.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move, {count} can hit something.</source>
        <translation>{than} من الرميات الـ 36 تضرب الحجر المفرد على {point}؛ وبعد النقلة الأفضل {count} تضرب أي حجر.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can.</source>
        <translation>{than} من الرميات الـ 36 تضرب الحجر المفرد على {point}؛ وبعد النقلة الأفضل {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move {count} can.</source>
        <translation>{than} من الرميات الـ 36 تضرب حجرا؛ وبعد النقلة الأفضل {count}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.</source>
        <translation>تهديد: {count} من الرميات الـ 36 تضرب حجرا في النقلة القادمة؛ وبعد ثاني أفضل نقلة {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can hit a checker; after the next-best move {than} can.</source>
        <translation>{count} من الرميات الـ 36 تضرب حجرا؛ وبعد ثاني أفضل نقلة {than}.</translation>
    </message>
    <message>
        <source>The opponent can hit a checker within two turns in {count} of the games; {other} in {than}.</source>
        <translation>يستطيع الخصم ضرب حجر خلال دورين في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Can hit a checker next turn in {count} of the games; {other} in {than}.</source>
        <translation>يمكن ضرب حجر للخصم في الدور القادم في {count} من الألعاب؛ و{other} في {than}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {than} of the 36 rolls; the better move, with {count}.</source>
        <translation>تهديد: {than} من الرميات الـ 36 تضرب حجرا في النقلة القادمة؛ وبعد النقلة الأفضل {count}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with none.</source>
        <translation>تهديد: {count} من الرميات الـ 36 تضرب حجرا في النقلة القادمة؛ وبعد ثاني أفضل نقلة لا تضرب أي منها حجرا.</translation>
    </message>
    <message>
        <source>Does not threaten to hit a checker next turn; the better move does, with {count} of the 36 rolls.</source>
        <translation>لا تهديد بضرب حجر في النقلة القادمة؛ وبعد النقلة الأفضل تضرب {count} من الرميات الـ 36 حجرا.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it.</source>
        <translation>لا يبقى حجر مفرد على {point} حيث كانت {count} من الرميات الـ 36 لتضربه.</translation>
    </message>
    <message>
        <source>The opponent cannot hit anything next turn; after the next-best move {than} of the 36 rolls can.</source>
        <translation>لا يستطيع الخصم ضرب أي حجر في دوره القادم؛ وبعد ثاني أفضل نقلة يستطيع مع {than} من الرميات الـ 36.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can hit anything.</source>
        <translation>{than} من الرميات الـ 36 تضرب الحجر المفرد على {point}؛ وبعد النقلة الأفضل لا تضرب أي منها حجرا.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can.</source>
        <translation>{than} من الرميات الـ 36 تضرب الحجر المفرد على {point}؛ وبعد النقلة الأفضل لا تضربه أي رمية.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move none can hit anything.</source>
        <translation>{than} من الرميات الـ 36 تضرب حجرا؛ وبعد النقلة الأفضل لا تضرب أي منها حجرا.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Game {number}</source>
        <translation>اللعبة {number}</translation>
    </message>
    <message>
        <source>Other notes</source>
        <translation>ملاحظات أخرى</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>اللاعب</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>الزهر</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>الحظ</translation>
    </message>
    <message>
        <source>{count} on {number}</source>
        <comment>checkers on a point</comment>
        <translation>{count} على {number}</translation>
    </message>
    <message>
        <source>{count} pinned on {number}</source>
        <comment>checkers on a point</comment>
        <translation>محبوسة على {number}: {count}</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <comment>checkers</comment>
        <translation>{count} على البار</translation>
    </message>
    <message>
        <source>{count} beside the board</source>
        <comment>checkers</comment>
        <translation>{count} بجانب الرقعة</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Web page (*.html)</source>
        <translation>صفحة ويب (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save a report of the match</source>
        <translation>حفظ تقرير المباراة</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>يُعَد التقرير…</translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation>لا يستطيع الحاسوب مراجعة هذه المباراة. {what}</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Show the board</source>
        <translation>إظهار الرقعة</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{why}. No points; a new game starts</source>
        <translation>{why}. بلا نقاط؛ تبدأ لعبة جديدة</translation>
    </message>
    <message>
        <source>{why}. Each side gets a point</source>
        <translation>{why}. لكل طرف نقطة</translation>
    </message>
    <message>
        <source>{name} wins the match {score} : {other}</source>
        <translation>{name} يكسب المباراة {score} : {other}</translation>
    </message>
    <message>
        <source>You win the match {score} : {other}</source>
        <translation>كسبت المباراة {score} : {other}</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>تسليم</translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation>المكعب {value}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <translation>كروفورد</translation>
    </message>
    <message>
        <source>single game</source>
        <translation>لعبة واحدة</translation>
    </message>
    <message>
        <source>mars</source>
        <translation>مارس</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>ثلاثية</translation>
    </message>
    <message>
        <source>mother pinned</source>
        <translation>حُبست الأم</translation>
    </message>
    <message>
        <source>capote</source>
        <translation>كابوت</translation>
    </message>
    <message>
        <source>draw, no points</source>
        <translation>تعادل، بلا نقاط</translation>
    </message>
    <message>
        <source>{points} with the cube at {value}</source>
        <translation>{points} والمكعب على {value}</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>أنت الفائز.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} يفوز.</translation>
    </message>
    <message>
        <source>{loser} has {checkers} left: {points}</source>
        <translation>{loser} بقي له {checkers} ({points})</translation>
    </message>
    <message>
        <source>You have {checkers} left: {points}</source>
        <translation>الباقي لك {checkers} ({points})</translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln حجر</numerusform>
            <numerusform>حجر واحد</numerusform>
            <numerusform>حجران</numerusform>
            <numerusform>%Ln أحجار</numerusform>
            <numerusform>%Ln حجرا</numerusform>
            <numerusform>%Ln حجر</numerusform>
        </translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>انسحاب</translation>
    </message>
    <message>
        <source>{checkers} left</source>
        <translation>الباقي {checkers}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>تعادل</translation>
    </message>
    <message>
        <source>You resign. {won}</source>
        <translation>سلّمت. {won}</translation>
    </message>
    <message>
        <source>{name} resigns. {won}</source>
        <translation>{name} يسلّم. {won}</translation>
    </message>
    <message>
        <source>You drop the double. {won}</source>
        <translation>انسحبت من المضاعفة. {won}</translation>
    </message>
    <message>
        <source>{name} drops the double. {won}</source>
        <translation>{name} ينسحب من المضاعفة. {won}</translation>
    </message>
    <message>
        <source>A draw: both mothers are pinned</source>
        <translation>تعادل: أمّا الطرفين محبوستان</translation>
    </message>
    <message>
        <source>A draw: no one can move any more</source>
        <translation>تعادل: لم يعد أحد يستطيع الحركة</translation>
    </message>
    <message>
        <source>You win the game: {points}</source>
        <translation>كسبت اللعبة: {points}</translation>
    </message>
    <message>
        <source>You win a mars (gammon): {points}</source>
        <translation>كسبت مارسا: {points}</translation>
    </message>
    <message>
        <source>You win a triple (backgammon): {points}</source>
        <translation>كسبت لعبة ثلاثية: {points}</translation>
    </message>
    <message>
        <source>You have pinned the mother and win: {points}</source>
        <translation>حبست الأم وفزت: {points}</translation>
    </message>
    <message>
        <source>You win a capote: {points}</source>
        <translation>كسبت كابوت: {points}</translation>
    </message>
    <message>
        <source>{name} wins the game: {points}</source>
        <translation>{name} يكسب اللعبة: {points}</translation>
    </message>
    <message>
        <source>{name} wins a mars (gammon): {points}</source>
        <translation>{name} يكسب مارسا: {points}</translation>
    </message>
    <message>
        <source>{name} wins a triple (backgammon): {points}</source>
        <translation>{name} يكسب لعبة ثلاثية: {points}</translation>
    </message>
    <message>
        <source>{name} has pinned the mother and wins: {points}</source>
        <translation>{name} يحبس الأم ويفوز: {points}</translation>
    </message>
    <message>
        <source>{name} wins a capote: {points}</source>
        <translation>{name} يكسب كابوت: {points}</translation>
    </message>
</context>
<context>
    <name>ResumeMenu</name>
    <message>
        <source>Resu&amp;me</source>
        <translation>م&amp;تابعة</translation>
    </message>
    <message>
        <source>No other matches</source>
        <translation>لا مباراة أخرى تنتظر</translation>
    </message>
    <message>
        <source>{game}: {players}, {when}</source>
        <translation>{game}: {players}، {when}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>{name} to win</source>
        <translation>فوز {name}</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>مشكوك فيها</translation>
    </message>
    <message>
        <source>error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>خطأ فادح</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>تعادل</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {done} of %n turn(s).</source>
        <translation>
            <numerusform>توقفت بعد {done} من الأدوار.</numerusform>
            <numerusform>توقفت بعد {done} من دور واحد.</numerusform>
            <numerusform>توقفت بعد {done} من دورين.</numerusform>
            <numerusform>توقفت بعد {done} من %Ln أدوار.</numerusform>
            <numerusform>توقفت بعد {done} من %Ln دورا.</numerusform>
            <numerusform>توقفت بعد {done} من %Ln دور.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>A quick look at each move; takes seconds.</source>
        <translation>نظرة سريعة إلى كل نقلة، خلال ثوان.</translation>
    </message>
    <message>
        <source>One move ahead</source>
        <translation>نقلة إلى الأمام</translation>
    </message>
    <message>
        <source>Looks at all replies to the promising moves.</source>
        <translation>تنظر في كل الردود على النقلات الواعدة.</translation>
    </message>
    <message>
        <source>Two moves ahead</source>
        <translation>نقلتان إلى الأمام</translation>
    </message>
    <message>
        <source>Looks furthest; takes minutes.</source>
        <translation>تنظر أبعد ما يكون، وتستغرق دقائق.</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <translation>فوز {chance}</translation>
    </message>
    <message>
        <source>You to win</source>
        <translation>فوزك</translation>
    </message>
    <message>
        <source>start</source>
        <comment>you</comment>
        <translation>تبدأ</translation>
    </message>
    <message>
        <source>do not double</source>
        <comment>you</comment>
        <translation>لا تضاعف</translation>
    </message>
    <message>
        <source>double</source>
        <comment>you</comment>
        <translation>تضاعف</translation>
    </message>
    <message>
        <source>take</source>
        <comment>you</comment>
        <translation>تقبل</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>you</comment>
        <translation>تنسحب</translation>
    </message>
    <message>
        <source>resign</source>
        <comment>you</comment>
        <translation>تسلّم</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>بداية</translation>
    </message>
    <message>
        <source>does not double</source>
        <translation>بلا مضاعفة</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>انسحاب</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>تسليم</translation>
    </message>
    <message>
        <source>good</source>
        <translation>جيدة</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>خطأ فادح</translation>
    </message>
    <message>
        <source>very lucky</source>
        <translation>حظ كبير</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>حظ</translation>
    </message>
    <message>
        <source>very unlucky</source>
        <translation>سوء حظ كبير</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>سوء حظ</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>اللعبة {number}</translation>
    </message>
    <message>
        <source>loses {loss}, {mark}</source>
        <translation>تخسر {loss}، {mark}</translation>
    </message>
    <message>
        <source>nothing is better</source>
        <translation>لا أفضل منها</translation>
    </message>
    <message>
        <source>luck {luck}</source>
        <translation>الحظ {luck}</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the average loss per decision. Lower is better. In brackets: the 95% interval of the PR over many games.</source>
        <translation>مؤشر الأداء: الخسارة لكل قرار مضروبة في 500. الأقل أفضل. بين القوسين: مجال PR عند 95% في ألعاب كثيرة.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>لا مضاعفة</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>انسحاب</translation>
    </message>
    <message>
        <source>take</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>best: {play}</source>
        <translation>الأفضل: {play}</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the average loss per decision. Lower is better.</source>
        <translation>مؤشر الأداء: الخسارة لكل قرار مضروبة في 500. الأقل أفضل.</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR, moves</source>
        <translation>PR، النقلات</translation>
    </message>
    <message>
        <source>PR, cube</source>
        <translation>PR، المكعب</translation>
    </message>
    <message>
        <source>The level of the computer whose games have about this PR.</source>
        <translation>مستوى الحاسوب الذي لألعابه نحو هذا المؤشر.</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>المستوى المماثل</translation>
    </message>
    <message>
        <source>Points won. An unfinished game counts what it is worth now.</source>
        <translation>النقاط المكسوبة؛ وفي لعبة لم تنته قيمتها الآن.</translation>
    </message>
    <message>
        <source>Each point is the value of a single win at this score, not a point on the score sheet.</source>
        <translation>كل نقطة هي قيمة الفوز المفرد عند هذه النتيجة، لا نقطة في الجدول.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>Turns in which there was a choice that mattered.</source>
        <translation>الأدوار التي كان فيها اختيار مهم.</translation>
    </message>
    <message>
        <source>Loss per decision</source>
        <translation>الخسارة لكل قرار</translation>
    </message>
    <message>
        <source>What a decision lost on average compared with the best, in single wins.</source>
        <translation>ما يخسره القرار قياسا بالأفضل، بوحدات الفوز المفرد.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>الحظ</translation>
    </message>
    <message>
        <source>What the dice were worth, in points.</source>
        <translation>قيمة الزهر بالنقاط.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>النتيجة بعد استبعاد الحظ</translation>
    </message>
    <message>
        <source>The result minus the luck of both sides: what the moves themselves were worth.</source>
        <translation>النتيجة بعد طرح حظ الطرفين: قيمة اللعب نفسه.</translation>
    </message>
</context>
<context>
    <name>ReviewBoardPane</name>
    <message>
        <source>Previous turn (Left)</source>
        <translation>الدور السابق (سهم اليسار)</translation>
    </message>
    <message>
        <source>Next turn (Right)</source>
        <translation>الدور التالي (سهم اليمين)</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>ال&amp;خطأ التالي</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>أفضل النقلات</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Your next mistake or the next one of either side (Page Down)</source>
        <translation>خطؤك التالي، أو الخطأ التالي لأي من الطرفين (Page Down)</translation>
    </message>
    <message>
        <source>Both &amp;sides</source>
        <translation>ال&amp;طرفان</translation>
    </message>
    <message>
        <source>Go through the mistakes of both sides</source>
        <translation>المرور على أخطاء الطرفين</translation>
    </message>
    <message>
        <source>&amp;Best move</source>
        <translation>أ&amp;فضل نقلة</translation>
    </message>
    <message>
        <source>Show the best two moves beside the one played, by arrows (B)</source>
        <translation>إظهار أفضل نقلتين بجانب ما لُعب بالأسهم (B)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>مح&amp;اولة ثانية</translation>
    </message>
    <message>
        <source>Play each mistake again before its solution shows</source>
        <translation>إعادة لعب كل خطأ قبل أن يظهر حله</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <translation>أعم&amp;ق</translation>
    </message>
    <message>
        <source>Play many games out from the best moves and the one made, or from a decision about the cube</source>
        <translation>محاكاة أفضل النقلات والنقلة الملعوبة، أو وضعية القرار بشأن المكعب، مرات كثيرة</translation>
    </message>
    <message>
        <source>&amp;Rolls</source>
        <translation>ال&amp;رميات</translation>
    </message>
    <message>
        <source>Show what each of the 21 rolls is worth here</source>
        <translation>إظهار قيمة كل من الرميات الـ 21 هنا</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>ملا&amp;حظة…</translation>
    </message>
    <message>
        <source>Write a note on this turn or change it (N)</source>
        <translation>كتابة ملاحظة على هذا الدور أو تغييرها (N)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>الل&amp;عب من هنا</translation>
    </message>
    <message>
        <source>Start a new game from this position; this match stays as it is</source>
        <translation>بدء لعبة جديدة من هذه الوضعية؛ تبقى هذه المباراة كما هي</translation>
    </message>
    <message>
        <source>Your next &amp;mistake</source>
        <translation>&amp;خطؤك التالي</translation>
    </message>
    <message>
        <source>A mistake was made here. Play a better move on the board.</source>
        <translation>هنا وقع خطأ. العب نقلة أفضل على الرقعة.</translation>
    </message>
    <message>
        <source>Yes, that is the best move.</source>
        <translation>نعم، هذه أفضل نقلة.</translation>
    </message>
    <message>
        <source>That is the move that was made.</source>
        <translation>هذه هي النقلة التي لُعبت.</translation>
    </message>
    <message>
        <source>That is number {number} of the moves below.</source>
        <translation>هذه هي النقلة رقم {number} أدناه.</translation>
    </message>
    <message>
        <source>That is not one of the best moves.</source>
        <translation>ليست هذه من أفضل النقلات.</translation>
    </message>
</context>
<context>
    <name>ReviewControls</name>
    <message>
        <source>How far to look ahead</source>
        <translation>مدى النظر إلى الأمام</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>إ&amp;لغاء</translation>
    </message>
    <message>
        <source>Review &amp;again</source>
        <translation>مراجعة من &amp;جديد</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Review the match as it is now</source>
        <translation>مراجعة المباراة كما هي الآن</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Turns</source>
        <translation>الأدوار</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>الزهر</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>الخطأ</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>الحظ</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>Winning chances</source>
        <translation>فرص الفوز</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>ملا&amp;حظة…</translation>
    </message>
    <message>
        <source>Review: {players}, {match}</source>
        <translation>مراجعة: {players}، {match}</translation>
    </message>
    <message>
        <source>The whole match has been reviewed.</source>
        <translation>روجعت المباراة كلها.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>لم يُلعب شيء بعد.</translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation>لا يستطيع الحاسوب مراجعة هذه المباراة. {what}</translation>
    </message>
</context>
<context>
    <name>RollMap</name>
    <message>
        <source>{dice}: {equity}, with {play}</source>
        <translation>{dice}: {equity}، بالنقلة {play}</translation>
    </message>
</context>
<context>
    <name>RollMapDialog</name>
    <message>
        <source>Roll map</source>
        <translation>خريطة الرميات</translation>
    </message>
    <message>
        <source>No one has to roll now.</source>
        <translation>لا رمية الآن لأي من الطرفين.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>يفكر…</translation>
    </message>
    <message>
        <source>{name} to roll: {equity} on average. Each square shows how much better or worse its roll is.</source>
        <translation>الدور – {name}: في المتوسط {equity}. كل مربع يبين بكم تكون رميته أفضل أو أسوأ.</translation>
    </message>
</context>
<context>
    <name>RollPrompt</name>
    <message>
        <source>{name} rolls…</source>
        <translation>{name} يرمي…</translation>
    </message>
    <message>
        <source>roll the dice (Space)</source>
        <translation>ارم الزهر (مسافة)</translation>
    </message>
    <message>
        <source>roll (Space) or double to {value} (D)</source>
        <translation>ارم (مسافة) أو ضاعف إلى {value} (D)</translation>
    </message>
    <message>
        <source>{name}: roll the dice and enter them (keys 1–6)</source>
        <translation>{name}: ارموا لهذا الطرف وأدخلوا الزهر (المفاتيح 1–6)</translation>
    </message>
    <message>
        <source>{name} won and starts the next game…</source>
        <translation>{name} فاز ويبدأ اللعبة التالية…</translation>
    </message>
    <message>
        <source>roll and enter your dice (keys 1–6)</source>
        <translation>ارم زهرك وأدخله (المفاتيح 1–6)</translation>
    </message>
    <message>
        <source>roll and enter (1–6) or double to {value} (D)</source>
        <translation>ارم وأدخل (1–6)، أو ضاعف إلى {value} (D)</translation>
    </message>
    <message>
        <source>You start: {keys}</source>
        <translation>أنت تبدأ: {keys}</translation>
    </message>
    <message>
        <source>{name} starts: {keys}</source>
        <translation>{name} يبدأ: {keys}</translation>
    </message>
    <message>
        <source>You won and start the next game: {keys}</source>
        <translation>فزت وتبدأ اللعبة التالية: {keys}</translation>
    </message>
    <message>
        <source>{name} won and starts the next game: {keys}</source>
        <translation>{name} فاز ويبدأ اللعبة التالية: {keys}</translation>
    </message>
    <message>
        <source>Your turn: {keys}</source>
        <translation>دورك: {keys}</translation>
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
        <translation>{game}: الرمي على {side}</translation>
    </message>
    <message>
        <source>The result is certain: no games are needed.</source>
        <translation>النتيجة مؤكدة: لا حاجة إلى ألعاب.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation>
            <numerusform>لا ألعاب</numerusform>
            <numerusform>لعبة لكل منها</numerusform>
            <numerusform>لعبتان لكل منها</numerusform>
            <numerusform>%Ln ألعاب لكل منها</numerusform>
            <numerusform>%Ln لعبة لكل منها</numerusform>
            <numerusform>%Ln لعبة لكل منها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) each…</source>
        <translation>
            <numerusform>{done} من الألعاب…</numerusform>
            <numerusform>{done} من لعبة لكل منها…</numerusform>
            <numerusform>{done} من لعبتين لكل منها…</numerusform>
            <numerusform>{done} من %Ln ألعاب لكل منها…</numerusform>
            <numerusform>{done} من %Ln لعبة لكل منها…</numerusform>
            <numerusform>{done} من %Ln لعبة لكل منها…</numerusform>
        </translation>
    </message>
    <message>
        <source>clear winner</source>
        <translation>الأفضل واضح</translation>
    </message>
    <message>
        <source>{game}: {side} plays {dice}</source>
        <translation>{game}: {side} يلعب {dice}</translation>
    </message>
    <message>
        <source>no clear winner yet</source>
        <translation>الأفضل لم يتضح بعد</translation>
    </message>
    <message>
        <source>as accurate as {accuracy}</source>
        <translation>بدقة {accuracy}</translation>
    </message>
    <message>
        <source>all games played</source>
        <translation>لُعبت كل الألعاب</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>أُوقفت</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>حتى النهاية</translation>
    </message>
    <message numerus="yes">
        <source>judged after %n turn(s)</source>
        <translation>
            <numerusform>بتقييم بعد %Ln دور</numerusform>
            <numerusform>بتقييم بعد دور واحد</numerusform>
            <numerusform>بتقييم بعد دورين</numerusform>
            <numerusform>بتقييم بعد %Ln أدوار</numerusform>
            <numerusform>بتقييم بعد %Ln دورا</numerusform>
            <numerusform>بتقييم بعد %Ln دور</numerusform>
        </translation>
    </message>
    <message>
        <source>luck taken out</source>
        <translation>بعد استبعاد الحظ</translation>
    </message>
    <message>
        <source>luck left in</source>
        <translation>مع الحظ</translation>
    </message>
    <message>
        <source>Kept with the match: {games}, {level}, {far}, {luck}</source>
        <translation>محفوظة مع المباراة: {games}، {level}، {far}، {luck}</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>هذه الوضعية</translation>
    </message>
</context>
<context>
    <name>RolloutChoices</name>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message numerus="yes">
        <source>the best %n</source>
        <translation>
            <numerusform>أفضل %Ln</numerusform>
            <numerusform>الأفضل</numerusform>
            <numerusform>أفضل اثنتين</numerusform>
            <numerusform>أفضل %Ln</numerusform>
            <numerusform>أفضل %Ln</numerusform>
            <numerusform>أفضل %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>حتى النهاية</translation>
    </message>
    <message>
        <source>Stop when there is a clear winner</source>
        <translation>التوقف حين يتضح الأفضل</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), then judged</source>
        <translation>
            <numerusform>%Ln دور ثم تقييم</numerusform>
            <numerusform>دور واحد ثم تقييم</numerusform>
            <numerusform>دوران ثم تقييم</numerusform>
            <numerusform>%Ln أدوار ثم تقييم</numerusform>
            <numerusform>%Ln دورا ثم تقييم</numerusform>
            <numerusform>%Ln دور ثم تقييم</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the luck of the dice out (slower, more accurate)</source>
        <translation>استبعاد حظ الزهر (أبطأ وأدق)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Maximum games</source>
        <translation>أقصى عدد للألعاب</translation>
    </message>
    <message>
        <source>Stop at an accuracy of</source>
        <translation>التوقف عند دقة</translation>
    </message>
    <message>
        <source>Length of each game</source>
        <translation>طول كل لعبة</translation>
    </message>
    <message>
        <source>Both sides play like</source>
        <translation>يلعب الطرفان بمستوى</translation>
    </message>
    <message>
        <source>How many moves are compared</source>
        <translation>كم نقلة تُقارن</translation>
    </message>
    <message>
        <source>How often each of them is played out</source>
        <translation>كم مرة تُحاكى كل منها</translation>
    </message>
    <message>
        <source>How accurate the result has to be</source>
        <translation>مدى الدقة المطلوبة للنتيجة</translation>
    </message>
    <message>
        <source>How many turns are played before the position is judged</source>
        <translation>كم دورا يُلعب قبل تقييم الوضعية</translation>
    </message>
    <message>
        <source>Master looks one move ahead: more accurate, and much slower</source>
        <translation>أستاذ ينظر نقلة واحدة إلى الأمام: أدق، وأبطأ بكثير</translation>
    </message>
    <message>
        <source>Known as variance reduction</source>
        <translation>ويسمى تقليل التباين</translation>
    </message>
    <message>
        <source>Stop as soon as one move is clearly better than the others</source>
        <translation>التوقف متى صارت نقلة أفضل من غيرها بوضوح</translation>
    </message>
</context>
<context>
    <name>RolloutController</name>
    <message>
        <source>Looking at the moves…</source>
        <translation>يُنظر في النقلات…</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to roll out.</source>
        <translation>انتهت اللعبة: لا شيء للمحاكاة.</translation>
    </message>
    <message>
        <source>The computer cannot roll this out. {what}</source>
        <translation>لا يستطيع الحاسوب محاكاة هذا. {what}</translation>
    </message>
</context>
<context>
    <name>RolloutDialog</name>
    <message>
        <source>Rollout</source>
        <translation>محاكاة</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إ&amp;يقاف</translation>
    </message>
    <message>
        <source>Play the position out many times to see what it is worth</source>
        <translation>محاكاة الوضعية مرات كثيرة لمعرفة قيمتها</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>الإيقاف مع إبقاء النتائج حتى الآن</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>البدء من &amp;جديد</translation>
    </message>
    <message>
        <source>St&amp;art</source>
        <translation>ال&amp;بدء</translation>
    </message>
</context>
<context>
    <name>RolloutTable</name>
    <message>
        <source>Results of the rollout</source>
        <translation>نتائج المحاكاة</translation>
    </message>
    <message>
        <source>In points, without the cube; in a match where no one can double, in single wins at this score</source>
        <translation>بالنقاط، بلا المكعب؛ وفي مباراة لا يمكن لأحد أن يضاعف فيها، بوحدات الفوز المفرد عند هذه النتيجة</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>النقلة</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>التوقع</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>الفرق</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>الفرص</translation>
    </message>
    <message>
        <source>{share} confidence interval</source>
        <translation>مجال ثقة {share}</translation>
    </message>
</context>
<context>
    <name>RulesMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>ال&amp;قواعد</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>قواعد {game}</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>الاستراتيجية</translation>
    </message>
</context>
<context>
    <name>SaveCopyOffer</name>
    <message>
        <source>Try again</source>
        <translation>تحقّق مجددا</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>حفظ نسخة…</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>جدول النتائج</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>جدول النتائج</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>اللعبة</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>الفائز</translation>
    </message>
    <message>
        <source>How</source>
        <translation>كيف</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;White</source>
        <translation>الأ&amp;بيض</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>الأ&amp;سود</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>الحاسوب: {level}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Who plays {side}</source>
        <translation>من يلعب {side}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>الحاسوب</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>اسم (اختياري)</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>اسم {side}</translation>
    </message>
    <message>
        <source>Strength of {side}</source>
        <translation>القوة: {side}</translation>
    </message>
</context>
<context>
    <name>SettingActions</name>
    <message>
        <source>&amp;Tutor</source>
        <translation>الم&amp;علم</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>الرق&amp;عة</translation>
    </message>
    <message>
        <source>&amp;Numbers on the points</source>
        <translation>أ&amp;رقام على الخانات</translation>
    </message>
    <message>
        <source>N&amp;umber points for</source>
        <translation>تر&amp;قيم الخانات</translation>
    </message>
    <message>
        <source>&amp;Pip counts</source>
        <translation>ال&amp;باقي من الطريق</translation>
    </message>
    <message>
        <source>&amp;Winning chances</source>
        <translation>فرص ال&amp;فوز</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>آخر &amp;نقلة</translation>
    </message>
    <message>
        <source>&amp;Two-checker start</source>
        <translation>البدء بحجر&amp;ين</translation>
    </message>
    <message>
        <source>&amp;Bear off</source>
        <translation>جهة الإ&amp;خراج</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>ال&amp;دار</translation>
    </message>
    <message>
        <source>Sp&amp;eed of checkers</source>
        <translation>سرعة الأ&amp;حجار</translation>
    </message>
    <message>
        <source>Speed of d&amp;ice</source>
        <translation>سرعة ال&amp;زهر</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>&amp;تقليل الحركة</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>ال&amp;لغة</translation>
    </message>
</context>
<context>
    <name>SetupControls</name>
    <message>
        <source>not rolled yet</source>
        <translation>لم يُرم بعد</translation>
    </message>
    <message>
        <source>The game whose rules apply</source>
        <translation>اللعبة التي تسري قواعدها هنا</translation>
    </message>
    <message>
        <source>The roll to play, if the dice have been rolled</source>
        <translation>الرمية التي ستُلعب إن كانت قد رُميت</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>الطرف صاحب الدور</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ال&amp;لعبة</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>صاحب الدور</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>الرم&amp;ية</translation>
    </message>
    <message>
        <source>Rolls so far</source>
        <translation>الرميات السابقة</translation>
    </message>
    <message>
        <source>How often White has rolled in this game; 3 means 3 or more</source>
        <translation>كم مرة رمى الأبيض في هذه اللعبة؛ 3 تعني أكثر أيضا</translation>
    </message>
    <message>
        <source>How often Black has rolled in this game; 3 means 3 or more</source>
        <translation>كم مرة رمى الأسود في هذه اللعبة؛ 3 تعني أكثر أيضا</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>ال&amp;بداية</translation>
    </message>
    <message>
        <source>&amp;Empty</source>
        <translation>&amp;فارغة</translation>
    </message>
    <message>
        <source>Put the rest at start</source>
        <translation>وضع الباقي في البداية</translation>
    </message>
    <message>
        <source>Bear &amp;off the rest</source>
        <translation>إ&amp;خراج الباقي</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>تبديل ال&amp;طرفين</translation>
    </message>
    <message>
        <source>Copy current ga&amp;me</source>
        <translation>ن&amp;سخ اللعبة الحالية</translation>
    </message>
    <message>
        <source>Put all checkers where a game starts</source>
        <translation>وضع كل الأحجار كما في بداية اللعبة</translation>
    </message>
    <message>
        <source>Take all checkers off the board</source>
        <translation>رفع كل الأحجار عن الرقعة</translation>
    </message>
    <message>
        <source>Put the remaining checkers on their starting points</source>
        <translation>وضع الأحجار الباقية على خانات بدايتها</translation>
    </message>
    <message>
        <source>Bear off the remaining checkers</source>
        <translation>إخراج الأحجار الباقية</translation>
    </message>
    <message>
        <source>Swap the places of both sides</source>
        <translation>تبديل مكاني الطرفين</translation>
    </message>
    <message>
        <source>Show the position of the current game</source>
        <translation>عرض وضعية اللعبة الجارية</translation>
    </message>
    <message>
        <source>{dice} (rest)</source>
        <translation>{dice} (باقٍ)</translation>
    </message>
    <message>
        <source>{dice} (chain)</source>
        <translation>{dice} (سلسلة)</translation>
    </message>
</context>
<context>
    <name>SetupMode</name>
    <message>
        <source>Still to place: {checkers}</source>
        <translation>بقي للوضع: {checkers}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>SoundController</name>
    <message>
        <source>The sounds are on.</source>
        <translation>الأصوات تعمل.</translation>
    </message>
    <message>
        <source>The sounds are off. {key} switches them on again.</source>
        <translation>الأصوات متوقفة. {key} يشغلها من جديد.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Put back.</source>
        <translation>أُعيد الحجر.</translation>
    </message>
    <message numerus="yes">
        <source>{step}, %n time(s)</source>
        <translation>
            <numerusform>{step}، ولا مرة</numerusform>
            <numerusform>{step}، مرة واحدة</numerusform>
            <numerusform>{step}، مرتين</numerusform>
            <numerusform>{step}، %Ln مرات</numerusform>
            <numerusform>{step}، %Ln مرة</numerusform>
            <numerusform>{step}، %Ln مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, then {next}</source>
        <translation>{first}، ثم {next}</translation>
    </message>
    <message>
        <source>{source} off</source>
        <translation>{source} إلى الخارج</translation>
    </message>
    <message>
        <source>from the bar to {target}, hitting</source>
        <translation>من البار إلى {target}، مع ضرب</translation>
    </message>
    <message>
        <source>from the bar to {target}</source>
        <translation>من البار إلى {target}</translation>
    </message>
    <message>
        <source>from the reserve to {target}, hitting</source>
        <translation>من الاحتياط إلى {target}، مع ضرب</translation>
    </message>
    <message>
        <source>from the reserve to {target}</source>
        <translation>من الاحتياط إلى {target}</translation>
    </message>
    <message>
        <source>{source} to {target}, hitting</source>
        <translation>{source} إلى {target}، مع ضرب</translation>
    </message>
    <message>
        <source>{source} to {target}, pinning</source>
        <translation>{source} إلى {target}، مع حبس</translation>
    </message>
    <message>
        <source>{source} to {target}</source>
        <translation>{source} إلى {target}</translation>
    </message>
    <message>
        <source>White rolls {white}, Black rolls {black}.</source>
        <translation>رمى الأبيض {white}، ورمى الأسود {black}.</translation>
    </message>
    <message>
        <source>White rolls {white}, Black rolls {black}: {name} starts.</source>
        <translation>رمى الأبيض {white}، ورمى الأسود {black}: يبدأ {name}.</translation>
    </message>
    <message>
        <source>{name} rolls {high} and {low}.</source>
        <translation>{name} يرمي {high} و{low}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>مررت دورك.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} يمرر دوره.</translation>
    </message>
    <message>
        <source>{name} plays {play}.</source>
        <translation>{name} يلعب {play}.</translation>
    </message>
    <message>
        <source>The chain goes on: {dice}. </source>
        <translation>السلسلة مستمرة: {dice}. </translation>
    </message>
    <message>
        <source>The rest of the chain: {dice}. </source>
        <translation>باقي السلسلة: {dice}. </translation>
    </message>
    <message>
        <source>{name}: {play}.</source>
        <translation>{name}: {play}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>تم التراجع.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>أُعيد ما تُراجع عنه.</translation>
    </message>
    <message>
        <source>You double to {value}.</source>
        <translation>تضاعف إلى {value}.</translation>
    </message>
    <message>
        <source>{name} doubles to {value}.</source>
        <translation>{name} يضاعف إلى {value}.</translation>
    </message>
    <message>
        <source>You take the double.</source>
        <translation>تقبل المضاعفة.</translation>
    </message>
    <message>
        <source>{name} takes the double.</source>
        <translation>{name} يقبل المضاعفة.</translation>
    </message>
    <message>
        <source>You drop the double.</source>
        <translation>تنسحب من المضاعفة.</translation>
    </message>
    <message>
        <source>{name} drops the double.</source>
        <translation>{name} ينسحب من المضاعفة.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>تسلّم.</translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation>{name} يسلّم.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Craw&amp;ford game</source>
        <translation>لعبة كروفور&amp;د</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>في الوسط</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>بلا مباراة</translation>
    </message>
    <message>
        <source>Cu&amp;be</source>
        <translation>الم&amp;كعب</translation>
    </message>
    <message>
        <source>Po&amp;ints to win</source>
        <translation>ن&amp;قاط الفوز</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>The points that White has</source>
        <translation>نقاط الأبيض</translation>
    </message>
    <message>
        <source>The points that Black has</source>
        <translation>نقاط الأسود</translation>
    </message>
    <message>
        <source>What the cube shows; a cube that has not been turned shows 1</source>
        <translation>ما يظهر على المكعب؛ والمكعب الذي لم يُقلب يُعد 1</translation>
    </message>
    <message>
        <source>Who owns the cube and may double next</source>
        <translation>من يملك المكعب ويحق له أن يضاعف</translation>
    </message>
    <message>
        <source>The points needed to win the match</source>
        <translation>النقاط التي تكسب المباراة</translation>
    </message>
    <message>
        <source>The one game without the cube, after a side has come within a point of winning</source>
        <translation>اللعبة الوحيدة بلا مكعب، بعد أن يصير أحد الطرفين على بعد نقطة من الفوز</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>Rolled out to the end, this move wins {wins} of the games ({mars} as a mars); {natural} wins {natural_wins} ({natural_mars} as a mars).</source>
        <translation>حين تُلعب حتى النهاية تفوز هذه النقلة في {wins} من الألعاب (منها {mars} مارس)، وتفوز {natural} في {natural_wins} (منها {natural_mars} مارس).</translation>
    </message>
    <message>
        <source>Rolled out to the end, this move wins {wins} of the games; {natural} wins {natural_wins}.</source>
        <translation>حين تُلعب حتى النهاية تفوز هذه النقلة في {wins} من الألعاب، وتفوز {natural} في {natural_wins}.</translation>
    </message>
    <message>
        <source>No stacks</source>
        <translation>لا للأكوام</translation>
    </message>
    <message>
        <source>Two checkers hold a point as well as five do. The other three in the stack block nothing and leave you fewer ways to play the next roll. On points of their own they would help you.</source>
        <translation>حجران يمسكان الخانة كما تمسكها خمسة. والثلاثة الأخرى في الكومة لا تسد شيئا، وتترك لك طرقا أقل للعب الرمية التالية. ولو كانت على خانات لها لنفعتك.</translation>
    </message>
    <message>
        <source>Five of your checkers stand on 18. You have rolled 2-1: make a new point with it.</source>
        <translation>خمسة من أحجارك على 18. رميت ⁦2-1⁩: اصنع بها سدا جديدا.</translation>
    </message>
    <message>
        <source>Three points in a row: 19, 18 and 17. Half of Black’s rolls pin the checker on 20, and still this is much better: a wall is worth a risk, a stack is worth nothing.</source>
        <translation>ثلاثة سدود متتالية: 19 و18 و17. نصف رميات الأسود يحبس الحجر الذي على 20، ومع ذلك فهذا أفضل بكثير: الحاجز يستحق المخاطرة، والكومة لا تساوي شيئا.</translation>
    </message>
    <message>
        <source>That is legal, but it makes no new point. Take it back: from 19 a checker reaches point 17 with the 2, and from 18 another one with the 1.</source>
        <translation>يجوز اللعب هكذا، لكنه لا يصنع سدا جديدا. تراجع: من 19 يصل حجر إلى الخانة 17 بالاثنين، ومن 18 يصل آخر بالواحد.</translation>
    </message>
    <message>
        <source>No checker stands alone now, but seven of them stand on one point. Take it back and make point 17: from 19 with the 2, from 18 with the 1.</source>
        <translation>لا حجر مفردا الآن، لكن سبعة منها على خانة واحدة. تراجع واصنع السد على 17: من 19 بالاثنين، ومن 18 بالواحد.</translation>
    </message>
    <message>
        <source>The prime</source>
        <translation>الحاجز</translation>
    </message>
    <message>
        <source>Your points in an unbroken row are a prime. A checker cannot get past six of them at all, and past five only with a 6 from the point right before them. All of Black’s checkers still have to pass yours.</source>
        <translation>سدودك المتتالية بلا فجوة حاجز. لا يعبر حجر ستة منها أبدا، ولا يعبر خمسة إلا بستة من الخانة التي أمامها مباشرة. وما زال على أحجار الأسود كلها أن تتجاوز أحجارك.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Make a prime of five points.</source>
        <translation>رميت ⁦5-3⁩. اصنع حاجزا من خمسة سدود.</translation>
    </message>
    <message>
        <source>From 18 to 14 all is closed, and Black has to break up points while waiting for a 6. Your checker on 21 stands alone, but only 2 of 36 rolls reach it.</source>
        <translation>كل شيء مغلق من 18 إلى 14، وعلى الأسود أن يفكك سدوده وهو ينتظر الستة. حجرك على 21 وحده، لكن رميتين فقط من 36 تصلان إليه.</translation>
    </message>
    <message>
        <source>That is legal, but Black can still pass through point 16. Take it back. The 5 from 21 and the 3 from 19 both reach it.</source>
        <translation>يجوز اللعب هكذا، لكن الأسود ما زال يستطيع العبور من الخانة 16. تراجع. تصل إليها الخمسة من 21 والثلاثة من 19.</translation>
    </message>
    <message>
        <source>Nothing stands alone now, but Black can pass through the gap on 16. A prime is worth a small risk. Take it back and bring two checkers to 16, from 21 and from 19.</source>
        <translation>لا حجر مفردا الآن، لكن الأسود يستطيع العبور من الفجوة على 16. والحاجز يستحق مخاطرة صغيرة. تراجع، وأحضر حجرين إلى 16: من 21 ومن 19.</translation>
    </message>
    <message>
        <source>The last two</source>
        <translation>الحجران الأخيران</translation>
    </message>
    <message>
        <source>Think of the mother early. If you leave one checker alone on 24, Black can pin it there, and a pinned mother loses nearly every game. Later there may be no open point left to go to. So keep at least two on 24 or leave with both.</source>
        <translation>فكر في الأم مبكرا. إن تركت حجرا وحده على 24 فقد يحبسه الأسود هناك، والأم المحبوسة تخسر كل لعبة تقريبا. وقد لا تبقى لاحقا خانة مفتوحة تذهب إليها. فأبقِ على 24 حجرين على الأقل، أو غادر بهما معا.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Which checkers should move?</source>
        <translation>رميت ⁦6-3⁩. أي الأحجار يتحرك؟</translation>
    </message>
    <message>
        <source>Both have left: point 24 is empty, and there is no mother to pin any more. The checker on 21 is alone for one turn. That is a fair price.</source>
        <translation>غادر الاثنان: الخانة 24 خالية، ولم تبق أم تُحبس. يبقى الحجر الذي على 21 وحده دورا واحدا. وهذا ثمن مقبول.</translation>
    </message>
    <message>
        <source>That is legal, but the two on 24 should not wait any longer. Take it back and move one of them with the 6 and the other with the 3.</source>
        <translation>يجوز اللعب هكذا، لكن الحجرين على 24 لا يصح أن ينتظرا أكثر. تراجع، وحرك أحدهما بالستة والآخر بالثلاثة.</translation>
    </message>
    <message>
        <source>Now your mother stands alone on 24. Take it back and move both checkers from there: one with the 6, the other with the 3.</source>
        <translation>حجرك الأم الآن وحده على 24. تراجع، وحرك الحجرين من هناك: أحدهما بالستة والآخر بالثلاثة.</translation>
    </message>
    <message>
        <source>Pin low</source>
        <translation>احبس في الخانات الدنيا</translation>
    </message>
    <message>
        <source>Not all pins are worth the same. A pin in your home can stay until you bear off, and the lower its point, the longer Black has to wait. A pin far from home has to be given up soon, because your own checkers must go on.</source>
        <translation>ليس كل حبس سواء. الحجر المحبوس في دارك تستطيع أن تمسكه حتى الإخراج، وكلما كانت خانته أدنى طال انتظار الأسود. أما البعيد عن الدار فتتركه سريعا، لأن أحجارك يجب أن تتقدم.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black has left two checkers alone. Pin one.</source>
        <translation>رميت ⁦5-3⁩. ترك الأسود حجرين مفردين. احبس واحدا.</translation>
    </message>
    <message>
        <source>With the 5 you touch down on 6, with the 3 you go on to 3 and stay there. Black will often pin your checker on 11 in return, but that pin cannot last as long as yours.</source>
        <translation>بالخمسة تنزل على 6، وبالثلاثة تواصل إلى 3 وتبقى هناك. كثيرا ما يحبس الأسود حجرك على 11 في المقابل، لكنه لا يستطيع أن يمسكه بقدر ما تمسك أنت.</translation>
    </message>
    <message>
        <source>That is legal, but it pins nothing. Take it back. The 5 from 11 reaches one black checker, and the 3 from there the other.</source>
        <translation>يجوز اللعب هكذا، لكنه لا يحبس شيئا. تراجع. الخمسة من 11 تصل إلى حجر أسود، والثلاثة من هناك إلى الآخر.</translation>
    </message>
    <message>
        <source>A good pin, but there is a better one. Take it back and move the same checker on: from 6 to 3.</source>
        <translation>حبس جيد، لكن هناك أفضل منه. تراجع وواصل بالحجر نفسه: من 6 إلى 3.</translation>
    </message>
    <message>
        <source>Their mother</source>
        <translation>أم الخصم</translation>
    </message>
    <message>
        <source>The best pin of all is Black’s mother on point 1. You leave point 1 last of all, so Black bears off nothing and you win a mars. For that you may leave checkers alone elsewhere, but not your own mother: if both are pinned, the game is a draw.</source>
        <translation>أفضل حبس هو حبس أم الأسود على الخانة 1. أنت تغادر الخانة 1 آخر الأمر، فلا يُخرج الأسود شيئا وتفوز بمارس. ولهذا يمكنك أن تترك أحجارا مفردة في مكان آخر، إلا حجرك الأم: فإن حُبست الأمّان كلتاهما فاللعبة تعادل.</translation>
    </message>
    <message>
        <source>You have rolled 6-1. You could make a point on 7. Is there something better?</source>
        <translation>رميت ⁦6-1⁩. تستطيع أن تصنع سدا على 7. فهل هناك أفضل؟</translation>
    </message>
    <message>
        <source>Caught! Now take your time to bring the others home and keep your own last checkers together until they leave point 24.</source>
        <translation>أُمسكت! أحضر الآن الأحجار الأخرى إلى الدار بلا عجلة، وأبقِ أحجارك الأخيرة معا حتى تغادر الخانة 24.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s mother gets away. Take it back. The 6 from 7 lands on it, and so do both dice together from 8.</source>
        <translation>يجوز اللعب هكذا، لكن أم الأسود تهرب. تراجع. الستة من 7 تنزل عليها، وكذلك الزهرتان معا من 8.</translation>
    </message>
    <message>
        <source>A good point, but a chance like this comes once. Take it back and play the 6 from 7: it lands on Black’s mother.</source>
        <translation>سد جيد، لكن فرصة كهذه تأتي مرة واحدة. تراجع والعب الستة من 7: إنها تنزل على أم الأسود.</translation>
    </message>
    <message>
        <source>When not to pin</source>
        <translation>متى لا تحبس</translation>
    </message>
    <message>
        <source>A pin costs something, too: the checkers that make it leave their points. You already pin a checker on 6. You could pin the one on 7 as well, from 16, but then three of your checkers would stand alone and your wall would have a hole.</source>
        <translation>للحبس ثمن أيضا: الأحجار التي تذهب إليه تترك خاناتها. أنت تحبس بالفعل حجرا على 6. وتستطيع أن تحبس الذي على 7 أيضا من 16، لكن ثلاثة من أحجارك ستبقى عندئذ مفردة، وفي حاجزك ثغرة.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Play so that your wall gets stronger.</source>
        <translation>رميت ⁦6-3⁩. العب بحيث يقوى حاجزك.</translation>
    </message>
    <message>
        <source>Now 20, 18, 17, 16 and 14 are closed to Black, and Black has nothing to pin. One good pin with a wall is better than two pins without.</source>
        <translation>الآن 20 و18 و17 و16 و14 مغلقة على الأسود، وليس له ما يحبسه. حبس جيد واحد مع حاجز خير من اثنين بلا حاجز.</translation>
    </message>
    <message>
        <source>That is legal, but there is something better. Take it back. The 6 brings the checker on 22 to 16, and the 3 one from 20 to 17.</source>
        <translation>يجوز اللعب هكذا، لكن هناك أفضل. تراجع. الستة تأتي بالحجر من 22 إلى 16، والثلاثة بواحد من 20 إلى 17.</translation>
    </message>
    <message>
        <source>A second pin, but look at what is left behind: checkers alone on 22 and 16, and a hole in the wall. Take it back and move 22/16 and 20/17.</source>
        <translation>حبس ثان، لكن انظر ما بقي وراءه: حجران مفردان على 22 و16، وثغرة في الحاجز. تراجع والعب ⁦22/16⁩ و⁦20/17⁩.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>A pin is worth most if you can hold it longer than Black can wait. Every roll has to be played, so count the moves that your other checkers still have. When they run out, the pin has to go.</source>
        <translation>أثمن الحبس ما تمسكه أطول مما يستطيع الأسود أن ينتظر. كل رمية يجب أن تُلعب، فاحسب النقلات الباقية لأحجارك الأخرى. وحين تنفد يجب ترك المحبوس.</translation>
    </message>
    <message>
        <source>You pin a checker on 8 and one on 5. You have rolled 4-2. Keep both pins.</source>
        <translation>تحبس حجرا على 8 وآخر على 5. رميت ⁦4-2⁩. أبقِ الاثنين محبوسين.</translation>
    </message>
    <message>
        <source>The two at the back have made the moves, and now they are closer to the others. Those in front wait: you will need their moves later.</source>
        <translation>الحجران الأبعد إلى الوراء يستعملان الوقت، وهما الآن أقرب إلى البقية. والتي في الأمام تنتظر: ستحتاج إلى نقلاتها لاحقا.</translation>
    </message>
    <message>
        <source>That is legal, but there is a better way to use the time. Take it back and move the two checkers on 21, one with each die.</source>
        <translation>يجوز اللعب هكذا، لكن هناك طريقة أفضل لاستعمال الوقت. تراجع، وحرك الحجرين من 21، كلا منهما بزهرة.</translation>
    </message>
    <message>
        <source>One of your pins is gone, and Black’s checker is free. Take it back and move the two checkers on 21, one with each die.</source>
        <translation>تحرر أحد الحجرين المحبوسين. تراجع، وحرك الحجرين من 21، كلا منهما بزهرة.</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>السباق</translation>
    </message>
    <message>
        <source>Once the two sides have passed each other, only the race counts: fewer pips to go is better. You need 62 pips, Black needs 78. If you lead, break contact; if you are behind, keep it.</source>
        <translation>حين يتجاوز الطرفان أحدهما الآخر لا يبقى إلا السباق: الأفضل من بقيت له خطوات أقل. بقيت لك 62 خطوة وللأسود 78. إن كنت متقدما فأنهِ التماس، وإن كنت متأخرا فحافظ عليه.</translation>
    </message>
    <message>
        <source>Both are past, so nothing can be pinned any more: even checkers that stand alone are safe now. That was the whole lesson. There is more on the Strategy page in the Help menu.</source>
        <translation>مر الاثنان، فلا شيء يُحبس بعد الآن: حتى الأحجار المفردة آمنة. كان هذا الدرس كله. وفي صفحة «الاستراتيجية» في قائمة المساعدة المزيد.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Two black checkers on 11 are still in your way. Wait, or run?</source>
        <translation>رميت ⁦5-3⁩. ما زال حجران أسودان على 11 في طريقك. أتنتظر أم تجري؟</translation>
    </message>
    <message>
        <source>That is legal, but one of your checkers still has to pass Black, alone. Take it back and run with both from 12.</source>
        <translation>يجوز اللعب هكذا، لكن حجرا لك ما زال عليه أن يتجاوز الأسود وحده. تراجع واجرِ بالاثنين من 12.</translation>
    </message>
    <message>
        <source>You lead, so time works against you here: soon one of the two would have to go alone and could be pinned. Take it back and run with both from 12.</source>
        <translation>أنت متقدم، فالوقت ضدك هنا: قريبا سيضطر أحدهما إلى الذهاب وحده وقد يُحبس. تراجع واجرِ بالاثنين من 12.</translation>
    </message>
    <message>
        <source>Second lesson: strategy</source>
        <translation>الدرس الثاني: الاستراتيجية</translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>&amp;Text</source>
        <translation>الن&amp;ص</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Same as the board</source>
        <translation>كأحجار الرقعة</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>خشب</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>جوخ</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>جلد</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>بسيطة</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عال</translation>
    </message>
    <message>
        <source>Ivory and ebony</source>
        <translation>عاج وأبنوس</translation>
    </message>
    <message>
        <source>Ivory and cherry</source>
        <translation>عاج وكرز</translation>
    </message>
    <message>
        <source>Pearl and navy</source>
        <translation>صدف وكحلي</translation>
    </message>
    <message>
        <source>Honey and walnut</source>
        <translation>عسل وجوز</translation>
    </message>
    <message>
        <source>Noughts and crosses</source>
        <translation>دوائر وعلامات ×</translation>
    </message>
</context>
<context>
    <name>ThemeFolder</name>
    <message>
        <source>The boards folder cannot be created.</source>
        <translation>لا يمكن إنشاء مجلد الرقع.</translation>
    </message>
    <message>
        <source>The system cannot show the boards folder. It is here:</source>
        <translation>لا يستطيع النظام إظهار مجلد الرقع. وهو هنا:</translation>
    </message>
    <message>
        <source>This is not a match. Your own boards and checkers belong in the boards folder.</source>
        <translation>هذه ليست مباراة. مكان رقعك وأحجارك الخاصة هو مجلد الرقع.</translation>
    </message>
</context>
<context>
    <name>TotalsView</name>
    <message>
        <source>Totals</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>هذه اللعبة</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>المباراة كلها</translation>
    </message>
</context>
<context>
    <name>TurnLines</name>
    <message>
        <source>no move</source>
        <translation>لا نقلة</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>تسليم</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <translation>مضاعفة إلى {value}</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>انسحاب</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>تساو</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>بداية</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>{mark}: {play} loses {loss} points. There is a better move.</source>
        <translation>{mark}: {play} تخسر {loss} نقطة. هناك نقلة أفضل.</translation>
    </message>
    <message>
        <source>{mark}: {play} loses {loss} points. {better} is better.</source>
        <translation>{mark}: {play} تخسر {loss} نقطة. الأفضل {better}.</translation>
    </message>
    <message>
        <source>Your move wins {after} of the games, the better one {before}.</source>
        <translation>نقلتك تكسب {after} من الألعاب، والأفضل تكسب {before}.</translation>
    </message>
    <message>
        <source>{mark}: {play}. {better} is better.</source>
        <translation>{mark}: {play}. الأفضل {better}.</translation>
    </message>
    <message>
        <source>{mark}: {play}. There is a better move.</source>
        <translation>{mark}: {play}. هناك نقلة أفضل.</translation>
    </message>
    <message>
        <source>{mark}: doubling loses {loss} points. It is better to roll.</source>
        <translation>{mark}: المضاعفة تخسر {loss} نقطة. الأفضل الرمي.</translation>
    </message>
    <message>
        <source>{mark}: it is better to roll.</source>
        <translation>{mark}: الأفضل الرمي.</translation>
    </message>
    <message>
        <source>{mark}: rolling loses {loss} points. It is better to double.</source>
        <translation>{mark}: الرمي يخسر {loss} نقطة. الأفضل المضاعفة.</translation>
    </message>
    <message>
        <source>{mark}: it is better to double.</source>
        <translation>{mark}: الأفضل المضاعفة.</translation>
    </message>
    <message>
        <source>{mark}: taking loses {loss} points. It is better to drop.</source>
        <translation>{mark}: القبول يخسر {loss} نقطة. الأفضل الانسحاب.</translation>
    </message>
    <message>
        <source>{mark}: it is better to drop.</source>
        <translation>{mark}: الأفضل الانسحاب.</translation>
    </message>
    <message>
        <source>{mark}: dropping loses {loss} points. It is better to take.</source>
        <translation>{mark}: الانسحاب يخسر {loss} نقطة. الأفضل القبول.</translation>
    </message>
    <message>
        <source>{mark}: it is better to take.</source>
        <translation>{mark}: الأفضل القبول.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>مضاعفة</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>رمي</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>انسحاب</translation>
    </message>
</context>
<context>
    <name>TutorBar</name>
    <message>
        <source>Tutor</source>
        <translation>المعلم</translation>
    </message>
    <message>
        <source>Show better move</source>
        <translation>إظهار النقلة الأفضل</translation>
    </message>
    <message>
        <source>Show the better move by arrows on the board (B)</source>
        <translation>إظهار النقلة الأفضل بأسهم على الرقعة (B)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo the move (Ctrl+Shift+Z)</source>
        <translation>التراجع عن النقلة (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>لعبها مع ذلك</translation>
    </message>
    <message>
        <source>End the turn with this move (Space)</source>
        <translation>إنهاء الدور بهذه النقلة (مسافة)</translation>
    </message>
    <message>
        <source>{action} anyway</source>
        <translation>{action} مع ذلك</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>Earlier position</source>
        <translation>وضعية سابقة</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>النقلة السابقة</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>النقلة التالية</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>اللعب من هنا</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>بدء لعبة جديدة من هذه الوضعية</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>العودة إلى اللعبة</translation>
    </message>
    <message>
        <source>Show the current position again (Esc)</source>
        <translation>إظهار الوضعية الحالية من جديد (Esc)</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Still new to it? The first lesson shows how it works.</source>
        <translation>أما زالت اللعبة جديدة عليك؟ الدرس الأول يريك كيف تُلعب.</translation>
    </message>
    <message>
        <source>Welcome! {game} is ready: roll the dice. New to it? The first lesson shows how it works.</source>
        <translation>مرحبا! اللعبة جاهزة: {game}. ارم الزهر. أهي جديدة عليك؟ الدرس الأول يريك كيف تُلعب.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>مباراة جديدة…</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>الدرس الأول</translation>
    </message>
</context>
<context>
    <name>WordRow</name>
    <message>
        <source>Your word for the dice</source>
        <translation>كلمتك للزهر</translation>
    </message>
    <message>
        <source>The dice follow from the secret seed and from your word, so no one can choose them</source>
        <translation>الزهر يُشتق من الرقم السري ومن كلمتك معا: فلا يستطيع أحد أن يختاره</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>ع&amp;شوائية</translation>
    </message>
    <message>
        <source>Fill in a random word</source>
        <translation>كتابة كلمة عشوائية</translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed, which has already been drawn</source>
        <translation>بصمة SHA-256 للرقم السري المسحوب مسبقا</translation>
    </message>
    <message>
        <source>Show the SHA-256 of the secret seed, to check the dice after the match</source>
        <translation>عرض بصمة SHA-256 للرقم السري، للتحقق من الزهر بعد المباراة</translation>
    </message>
</context>
</TS>
