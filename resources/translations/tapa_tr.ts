<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Yeni maç…</translation>
    </message>
    <message>
        <source>The same match &amp;again</source>
        <translation>Aynı maçı &amp;tekrar oyna</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Tekrar oyna</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Aç…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Kopya &amp;kaydet…</translation>
    </message>
    <message>
        <source>Hi&amp;story…</source>
        <translation>&amp;Geçmiş…</translation>
    </message>
    <message>
        <source>Re&amp;view the match…</source>
        <translation>Maçı in&amp;cele…</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>Alı&amp;ştırma…</translation>
    </message>
    <message>
        <source>Match as &amp;text…</source>
        <translation>Maç (&amp;metin)…</translation>
    </message>
    <message>
        <source>Match &amp;report…</source>
        <translation>Maç rap&amp;oru…</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Resim (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Çizim (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Copy the match as text</source>
        <translation>Maçı metin olarak &amp;kopyala</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture of the board</source>
        <translation>Ta&amp;htanın resmini kopyala</translation>
    </message>
    <message>
        <source>&amp;Dice of this match…</source>
        <translation>Bu maçın &amp;zarları…</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>Zar&amp;ları doğrula</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>&amp;Oyunu bırak</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Çık</translation>
    </message>
    <message>
        <source>Roll, end the turn, continue</source>
        <translation>Zar at, hamleyi bitir, devam et</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>Undo the whole &amp;turn</source>
        <translation>Bütün &amp;hamleyi geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>Show the &amp;last move again</source>
        <translation>Son hamleyi yeni&amp;den göster</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <translation>&amp;Katla</translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation>K&amp;abul et</translation>
    </message>
    <message>
        <source>Dro&amp;p</source>
        <translation>&amp;Çekil</translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand</source>
        <translation>Zarları e&amp;lle gir</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Du&amp;raklat</translation>
    </message>
    <message>
        <source>Bear off to the e&amp;nd</source>
        <translation>So&amp;nuna kadar topla</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>İ&amp;pucu</translation>
    </message>
    <message>
        <source>Hint in &amp;depth</source>
        <translation>&amp;Derin ipucu</translation>
    </message>
    <message>
        <source>Show the &amp;better move</source>
        <translation>Daha &amp;iyi hamleyi göster</translation>
    </message>
    <message>
        <source>&amp;Roll out…</source>
        <translation>&amp;Simülasyon (rollout)…</translation>
    </message>
    <message>
        <source>Roll &amp;map…</source>
        <translation>Zar &amp;haritası…</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>Konumu &amp;kopyala</translation>
    </message>
    <message>
        <source>&amp;Paste a position</source>
        <translation>Konum ya&amp;pıştır</translation>
    </message>
    <message>
        <source>Pla&amp;y from here</source>
        <translation>Buradan &amp;oyna</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>Konum k&amp;ur…</translation>
    </message>
    <message>
        <source>&amp;Analyse the position…</source>
        <translation>Konumu &amp;analiz et…</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Menüleri aç</translation>
    </message>
    <message>
        <source>Go to the bo&amp;ard</source>
        <translation>Tahtaya &amp;git</translation>
    </message>
    <message>
        <source>Open the boards fol&amp;der</source>
        <translation>Tahta klasörünü &amp;aç</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Tercih&amp;ler…</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Yan panel</translation>
    </message>
    <message>
        <source>&amp;Write a note…</source>
        <translation>N&amp;ot yaz…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>Skor ta&amp;blosu</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tam &amp;ekran</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Sesler</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>İ&amp;lk ders</translation>
    </message>
    <message>
        <source>&amp;Second lesson: strategy</source>
        <translation>İkin&amp;ci ders: strateji</translation>
    </message>
    <message>
        <source>S&amp;trategy</source>
        <translation>&amp;Strateji</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tuşlar ve fare</translation>
    </message>
    <message>
        <source>How the &amp;dice are rolled</source>
        <translation>&amp;Zarlar nasıl atılır</translation>
    </message>
    <message>
        <source>Your own &amp;boards</source>
        <translation>Kendi tahtaları&amp;nız</translation>
    </message>
    <message>
        <source>&amp;About Tapa Desktop</source>
        <translation>Tapa Desktop &amp;hakkında</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Deeper</source>
        <translation>Daha derin</translation>
    </message>
    <message>
        <source>Play the best moves and the position out many times</source>
        <translation>En iyi hamleleri ve konumu birçok kez oynatır</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Düşünüyor…</translation>
    </message>
</context>
<context>
    <name>Arrows</name>
    <message>
        <source>best</source>
        <translation>en iyi</translation>
    </message>
    <message>
        <source>second</source>
        <translation>ikinci</translation>
    </message>
    <message>
        <source>played</source>
        <translation>oynanan</translation>
    </message>
    <message>
        <source>played, a mistake</source>
        <translation>oynanan, hata</translation>
    </message>
</context>
<context>
    <name>AskBar</name>
    <message>
        <source>Question</source>
        <translation>Soru</translation>
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
        <translation>Katlamayı kabul edin: oyun {value} sayı üzerinden sürer, küp sizin olur</translation>
    </message>
    <message>
        <source>Drop the double: you lose the game, which is worth {value}</source>
        <translation>Katlamayı kabul etmeyin: oyunu kaybedersiniz, {value} sayılır</translation>
    </message>
    <message>
        <source>A double is offered: the game would be worth {value}</source>
        <translation>Katlama önerildi: oyun {value} sayılacak</translation>
    </message>
    <message>
        <source>Doubling cube in the middle: the game is worth {value}</source>
        <translation>Katlama küpü ortada: oyun {value} sayılıyor</translation>
    </message>
    <message>
        <source>White’s doubling cube: the game is worth {value}</source>
        <translation>Katlama küpü Beyazda: oyun {value} sayılıyor</translation>
    </message>
    <message>
        <source>Black’s doubling cube: the game is worth {value}</source>
        <translation>Katlama küpü Siyahta: oyun {value} sayılıyor</translation>
    </message>
    <message>
        <source>This is the Crawford game: no one may double</source>
        <translation>Bu Crawford oyunu: kimse katlayamaz</translation>
    </message>
    <message>
        <source>Neither side can double any more</source>
        <translation>Artık kimse katlayamaz</translation>
    </message>
    <message>
        <source>The side to roll may double first</source>
        <translation>Zar atacak olan önce katlayabilir</translation>
    </message>
    <message>
        <source>Only White may double</source>
        <translation>Yalnız Beyaz katlayabilir</translation>
    </message>
    <message>
        <source>Only Black may double</source>
        <translation>Yalnız Siyah katlayabilir</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Kabul</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Çekil</translation>
    </message>
    <message>
        <source>White has to take the double or drop it</source>
        <translation>Beyaz katlamayı kabul etmeli ya da oyundan çekilmeli</translation>
    </message>
    <message>
        <source>Black has to take the double or drop it</source>
        <translation>Siyah katlamayı kabul etmeli ya da oyundan çekilmeli</translation>
    </message>
    <message>
        <source>Black drops: White wins</source>
        <translation>Siyah katlamayı kabul etmiyor: Beyaz kazanır</translation>
    </message>
    <message>
        <source>White drops: Black wins</source>
        <translation>Beyaz katlamayı kabul etmiyor: Siyah kazanır</translation>
    </message>
    <message>
        <source>Click it to take the double</source>
        <translation>Kabul etmek için tıklayın</translation>
    </message>
    <message>
        <source>Click it to offer a double: the game would be worth {value}</source>
        <translation>Katlama önermek için tıklayın: oyun {value} sayılacak</translation>
    </message>
    <message>
        <source>You must use as many dice as possible</source>
        <translation>Olabildiğince çok zar oynamalısınız</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Geri kondu.</translation>
    </message>
    <message>
        <source>Lifted from the bar; can go to {targets}.</source>
        <translation>Kırık pul kaldırıldı; gidebileceği yerler: {targets}.</translation>
    </message>
    <message>
        <source>Lifted from the reserve; can go to {targets}.</source>
        <translation>Yedekten kaldırıldı; gidebileceği yerler: {targets}.</translation>
    </message>
    <message>
        <source>Lifted from {point}; can go to {targets}.</source>
        <translation>{point}. haneden kaldırıldı; gidebileceği yerler: {targets}.</translation>
    </message>
    <message>
        <source>Nothing to lift here</source>
        <translation>Burada kaldıracak bir şey yok</translation>
    </message>
    <message>
        <source>{targets} or {last}</source>
        <translation>{targets} ya da {last}</translation>
    </message>
    <message>
        <source>off</source>
        <translation>dışarı</translation>
    </message>
    <message>
        <source>{point} hitting</source>
        <translation>{point} (kırarak)</translation>
    </message>
    <message>
        <source>{point} pinning</source>
        <translation>{point} (hapsederek)</translation>
    </message>
    <message>
        <source>You can bear off once all your checkers are home</source>
        <translation>Toplamak için bütün pullarınız evde olmalı</translation>
    </message>
    <message>
        <source>Drag it, or click it and then where it should go</source>
        <translation>Sürükleyin ya da önce pula, sonra gideceği yere tıklayın</translation>
    </message>
    <message>
        <source>White counts it as {number}</source>
        <translation>Beyaz için {number}</translation>
    </message>
    <message>
        <source>Black counts it as {number}</source>
        <translation>Siyah için {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>boş</translation>
    </message>
    <message>
        <source>{pinners}, pinning {pinned}</source>
        <translation>{pinners}, hapsedilen: {pinned}</translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>{count} beyaz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>{count} siyah</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <comment>zero checkers</comment>
        <translation>hiç</translation>
    </message>
    <message>
        <source>one</source>
        <translation>bir</translation>
    </message>
    <message>
        <source>two</source>
        <translation>iki</translation>
    </message>
    <message>
        <source>three</source>
        <translation>üç</translation>
    </message>
    <message>
        <source>four</source>
        <translation>dört</translation>
    </message>
    <message>
        <source>five</source>
        <translation>beş</translation>
    </message>
    <message>
        <source>six</source>
        <translation>altı</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>yedi</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>sekiz</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>dokuz</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>on</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>on bir</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>on iki</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>on üç</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>on dört</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>on beş</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Zar at</translation>
    </message>
    <message>
        <source>Click a die to use the dice in the other order</source>
        <translation>Zarları öteki sırayla kullanmak için bir zara tıklayın</translation>
    </message>
    <message>
        <source>Click to roll the dice</source>
        <translation>Zar atmak için tıklayın</translation>
    </message>
    <message>
        <source>Click the dice to go on</source>
        <translation>Devam etmek için zarlara tıklayın</translation>
    </message>
    <message>
        <source>Play as many dice as you can, then click here to go on</source>
        <translation>Olabildiğince çok zar oynayın; sonra devam etmek için buraya tıklayın</translation>
    </message>
    <message>
        <source>Click the dice to end your turn</source>
        <translation>Hamleyi bitirmek için zarlara tıklayın</translation>
    </message>
    <message>
        <source>No move with these dice: click them to end your turn</source>
        <translation>Bu zarla gele: sırayı geçmek için zarlara tıklayın</translation>
    </message>
    <message>
        <source>Play as many dice as you can, then click here to end your turn</source>
        <translation>Olabildiğince çok zar oynayın; sonra hamleyi bitirmek için buraya tıklayın</translation>
    </message>
    <message>
        <source>Pips: White {white}, Black {black}</source>
        <translation>Kalan yol: Beyaz {white}, Siyah {black}</translation>
    </message>
    <message>
        <source>White’s pip count: {count}</source>
        <translation>Beyazın kalan yolu: {count}</translation>
    </message>
    <message>
        <source>Black’s pip count: {count}</source>
        <translation>Siyahın kalan yolu: {count}</translation>
    </message>
    <message>
        <source>The number of points left to go until all checkers are off</source>
        <translation>Bütün pullar toplanana kadar kalan hane sayısı</translation>
    </message>
    <message>
        <source>{die} (used)</source>
        <translation>{die} (oynandı)</translation>
    </message>
    <message>
        <source>Dice: {dice}</source>
        <translation>Zarlar: {dice}</translation>
    </message>
    <message>
        <source>The rest of White’s chain</source>
        <translation>Beyazın zincirinden kalan</translation>
    </message>
    <message>
        <source>The rest of Black’s chain</source>
        <translation>Siyahın zincirinden kalan</translation>
    </message>
    <message>
        <source>Next: {numbers}, four of each</source>
        <translation>Sırada: {numbers}, her birinden dörder tane</translation>
    </message>
    <message>
        <source>Next: four {numbers}s</source>
        <translation>Sırada: dört tane {numbers}</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>Sıra: {side}</translation>
    </message>
    <message>
        <source>Cannot enter</source>
        <translation>Giremiyor</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Gele</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Kazanan: {side}</translation>
    </message>
    <message>
        <source>Point {number}: {checkers}</source>
        <translation>{number}. hane: {checkers}</translation>
    </message>
    <message>
        <source>On the bar: {checkers}</source>
        <translation>Kırık: {checkers}</translation>
    </message>
    <message>
        <source>Yet to enter: {checkers}</source>
        <translation>Girecek: {checkers}</translation>
    </message>
    <message>
        <source>White’s tray: {checkers}</source>
        <translation>Beyazın topladığı: {checkers}</translation>
    </message>
    <message>
        <source>Black’s tray: {checkers}</source>
        <translation>Siyahın topladığı: {checkers}</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Sa&amp;ve picture…</source>
        <translation>&amp;Resmi kaydet…</translation>
    </message>
    <message>
        <source>Save the chart as a picture (PNG)</source>
        <translation>Grafiği resim olarak kaydeder (PNG)</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Slow</source>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Anında</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Sisteme uy</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Evet</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hayır</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Sağa doğru</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Sola doğru</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Altta</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Üstte</translation>
    </message>
    <message>
        <source>When traditional</source>
        <translation>Geleneksel olduğunda</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Her zaman</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Hiçbir zaman</translation>
    </message>
    <message>
        <source>Me; the side to move if two people play</source>
        <translation>Benim için; iki kişi oynarken sırası gelen için</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Benim için</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>Sırası gelen için</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Doubtful moves and worse</source>
        <translation>Kuşkulu hamleler ve daha kötüleri</translation>
    </message>
    <message>
        <source>Errors and blunders</source>
        <translation>Hatalar ve büyük hatalar</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Yalnız büyük hatalar</translation>
    </message>
</context>
<context>
    <name>CloseBox</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>Bu pencereyi kapatır (Esc)</translation>
    </message>
</context>
<context>
    <name>ConfirmController</name>
    <message>
        <source>The match cannot be saved: it is lost unless you save a copy. Quit?</source>
        <translation>Maç kaydedilemiyor: kopyasını kaydetmezseniz kaybolur. Çıkıyor musunuz?</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Çık</translation>
    </message>
    <message numerus="yes">
        <source>{name} would win %n point(s). Resign this game?</source>
        <translation>
            <numerusform>Oyunu bırakırsanız {name} %Ln sayı kazanır. Bırakılsın mı?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Bırak</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>Oyuna &amp;devam</translation>
    </message>
    <message>
        <source>End this turn?</source>
        <translation>Hamleniz bitsin mi?</translation>
    </message>
    <message>
        <source>&amp;End the turn (Space)</source>
        <translation>Hamleyi &amp;bitir (boşluk)</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>H&amp;enüz değil</translation>
    </message>
    <message>
        <source>This match is not finished. It will be kept under Game ▸ Resume. Leave it?</source>
        <translation>Bu maç bitmedi. Oyun ▸ Sürdür menüsünde kalır. Ayrılıyor musunuz?</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;Ayrıl</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>Burada ka&amp;l</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Copy: {name}</source>
        <translation>Kopyala: {name}</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong. Everything you played is saved.</source>
        <translation>Bir şeyler ters gitti. Oynadığınız her şey kaydedildi.</translation>
    </message>
    <message>
        <source>Something went wrong, and the match cannot be saved right now.</source>
        <translation>Bir şeyler ters gitti ve maç şu anda kaydedilemiyor.</translation>
    </message>
    <message>
        <source>Tapa Desktop did not close properly last time. Everything you played is saved.</source>
        <translation>Tapa Desktop geçen sefer düzgün kapanmadı. Oynadığınız her şey kaydedildi.</translation>
    </message>
    <message>
        <source>To report it, copy the report and send it. It is also at the end of the log:</source>
        <translation>Bildirmek için raporu kopyalayıp gönderin. Rapor, günlük dosyasının sonunda da var:</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Raporu kopyala</translation>
    </message>
</context>
<context>
    <name>CubePrompt</name>
    <message>
        <source>You have doubled to {value}. {other} is thinking…</source>
        <translation>{value} değerine katladınız. {other} düşünüyor…</translation>
    </message>
    <message>
        <source>{name} doubles to {value}: take (T) or drop (X)</source>
        <translation>{name} katlıyor, değer {value}: kabul (T) ya da çekil (X)</translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other}: take (T) or drop (X)</source>
        <translation>{name} katlıyor, değer {value}. {other}: kabul (T) ya da çekil (X)</translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other} is thinking…</source>
        <translation>{name} katlıyor, değer {value}. {other} düşünüyor…</translation>
    </message>
    <message>
        <source>{name} has taken the double.</source>
        <translation>{name} katlamayı kabul etti.</translation>
    </message>
    <message>
        <source>You have taken the double.</source>
        <translation>Katlamayı kabul ettiniz.</translation>
    </message>
</context>
<context>
    <name>CubeText</name>
    <message>
        <source>expecting {equity} points ({chances})</source>
        <translation>beklenti {equity} sayı ({chances})</translation>
    </message>
    <message>
        <source>{told}. {otherwise} below {turning}.</source>
        <translation>{told}. Beklenti {turning} altında olsaydı {otherwise}.</translation>
    </message>
    <message>
        <source>{told}. {otherwise} from {turning} up.</source>
        <translation>{told}. Beklenti {turning} ya da üstünde olsaydı {otherwise}.</translation>
    </message>
    <message>
        <source>mars or mother won {mine}, lost {theirs}</source>
        <translation>mars ya da ana: kazanılan {mine}, kaybedilen {theirs}</translation>
    </message>
    <message>
        <source>{told}; losing this game would cost the match anyway.</source>
        <translation>{told}; bu oyunu kaybetmek zaten maçı kaybetmek olurdu.</translation>
    </message>
    <message>
        <source>{told}; at this score it never pays to double.</source>
        <translation>{told}; bu skorda katlamaya hiç değmez.</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}.</translation>
    </message>
    <message>
        <source>{name} doubles</source>
        <translation>{name} katlıyor</translation>
    </message>
    <message>
        <source>{name} would have waited</source>
        <translation>{name} beklerdi</translation>
    </message>
    <message>
        <source>{name} would have doubled</source>
        <translation>{name} katlardı</translation>
    </message>
    <message>
        <source>{name} would have dropped</source>
        <translation>{name} çekilirdi</translation>
    </message>
    <message>
        <source>{name} would have taken</source>
        <translation>{name} kabul ederdi</translation>
    </message>
    <message>
        <source>{name} has not doubled</source>
        <translation>{name} katlamadı</translation>
    </message>
    <message>
        <source>{name} takes</source>
        <translation>{name} kabul ediyor</translation>
    </message>
    <message>
        <source>{name} drops</source>
        <translation>{name} çekiliyor</translation>
    </message>
    <message>
        <source>win {win}</source>
        <translation>galibiyet {win}</translation>
    </message>
    <message>
        <source>mars won {mine}, lost {theirs}</source>
        <translation>mars: kazanılan {mine}, kaybedilen {theirs}</translation>
    </message>
    <message>
        <source>triple won {mine}, lost {theirs}</source>
        <translation>katmerli: kazanılan {mine}, kaybedilen {theirs}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Tuşlar ve fare</translation>
    </message>
    <message>
        <source>About Tapa Desktop</source>
        <translation>Tapa Desktop hakkında</translation>
    </message>
    <message>
        <source>How the dice are rolled</source>
        <translation>Zarlar nasıl atılır</translation>
    </message>
    <message>
        <source>Your own boards</source>
        <translation>Kendi tahtalarınız</translation>
    </message>
    <message>
        <source>Game with a friend elsewhere</source>
        <translation>Uzaktaki bir arkadaşla oyun</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Maç aç</translation>
    </message>
    <message>
        <source>Matches (*.tapa *.mat *.txt *.sgf)</source>
        <translation>Maçlar (*.tapa *.mat *.txt *.sgf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Bu maçın kopyasını kaydet</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Maçlar (*{suffix})</translation>
    </message>
</context>
<context>
    <name>DiceDialog</name>
    <message>
        <source>Dice of this match</source>
        <translation>Bu maçın zarları</translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed</source>
        <translation>Gizli sayının SHA-256’sı</translation>
    </message>
    <message>
        <source>The player’s word</source>
        <translation>Oyuncunun kelimesi</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Gizli sayı</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>Zar&amp;ları doğrula</translation>
    </message>
    <message>
        <source>&amp;How it works</source>
        <translation>&amp;Nasıl işler</translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand, from a real board</source>
        <translation>Zarları gerçek tahtadan &amp;elle gir</translation>
    </message>
    <message>
        <source>Work out all rolls of this match again</source>
        <translation>Bu maçın bütün atışlarını bir daha hesaplar</translation>
    </message>
    <message>
        <source>Read how the dice are rolled and how to check them</source>
        <translation>Zarların nasıl atıldığını ve nasıl denetlendiğini anlatır</translation>
    </message>
    <message>
        <source>You roll real dice and type what they show</source>
        <translation>Gerçek zar atar, ne geldiğini yazarsınız</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Bilinmiyor</translation>
    </message>
    <message>
        <source>&amp;SHA-256 of the secret seed</source>
        <translation>Gizli sayının &amp;SHA-256’sı</translation>
    </message>
    <message>
        <source>The player’s &amp;word</source>
        <translation>&amp;Oyuncunun kelimesi</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Gizli sayı</translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>Die 1</source>
        <translation>1. zar</translation>
    </message>
    <message>
        <source>Die 2</source>
        <translation>2. zar</translation>
    </message>
    <message>
        <source>{name}: {face} (key {face})</source>
        <translation>{name}: {face} ({face} tuşu)</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>&amp;Dice of</source>
        <translation>Z&amp;arlar:</translation>
    </message>
    <message>
        <source>How often each number was rolled</source>
        <translation>Her sayının kaç kez geldiği</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>bütün oyuncular</translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message>
        <source>The rolls to come follow from it, too. For secret dice, start a new match.</source>
        <translation>Sonraki zarlar da ondan çıkar: gizli zarlar için yeni maç başlatın.</translation>
    </message>
    <message>
        <source>Entered by hand: {n} of {all}, the first of them {where}.</source>
        <translation>Elle girilen: {all} içinde {n}, ilki {where}.</translation>
    </message>
    <message>
        <source>The seed in this file does not match its SHA-256: the file was changed and proves nothing.</source>
        <translation>Bu dosyadaki gizli sayı, yanında yazan SHA-256’yı vermiyor: dosya değiştirilmiş, hiçbir şey kanıtlamaz.</translation>
    </message>
    <message>
        <source>No dice have been rolled yet.</source>
        <translation>Henüz zar atılmadı.</translation>
    </message>
    <message>
        <source>Compare the SHA-256 and the word with what you noted when the match began: if they are the same, the dice are proven, and nothing else – not the names, the levels or the length of the match.</source>
        <translation>SHA-256’yı ve kelimeyi maç başlarken not ettiklerinizle karşılaştırın: aynıysalar zarlar kanıtlanmıştır, başka hiçbir şey değil; ne adlar, ne düzeyler, ne de maçın uzunluğu.</translation>
    </message>
    <message>
        <source>Compare the SHA-256 with the one you noted when the match began: if it is the same, the dice are proven, and nothing else – not the names, the levels or the length of the match.</source>
        <translation>SHA-256’yı maç başlarken not ettiğinizle karşılaştırın: aynıysa zarlar kanıtlanmıştır, başka hiçbir şey değil; ne adlar, ne düzeyler, ne de maçın uzunluğu.</translation>
    </message>
    <message>
        <source>Revealed when the match is over</source>
        <translation>Maç bitince açıklanır</translation>
    </message>
    <message>
        <source>Revealed when a game is over</source>
        <translation>Oyun bitince açıklanır</translation>
    </message>
    <message>
        <source>Missing from this file</source>
        <translation>Bu dosyada yok</translation>
    </message>
    <message>
        <source>The seed of this match is not known</source>
        <translation>Bu maçın bilinen bir gizli sayısı yok</translation>
    </message>
    <message>
        <source>Check it yourself. This must give the SHA-256:</source>
        <translation>Kendiniz doğrulayın. Bu, SHA-256’yı vermelidir:</translation>
    </message>
    <message>
        <source>This gives the key from which the dice are worked out:</source>
        <translation>Bu da zarların hesaplandığı anahtarı verir:</translation>
    </message>
    <message>
        <source>This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.</source>
        <translation>Bu dosyada, kelime yazılmadan önce gösterilen SHA-256 yok: dosya değiştirilmiş, hiçbir şey kanıtlamaz.</translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n roll(s) do not match the seed.</source>
        <translation>
            <numerusform>%Ln atıştan {wrong} tanesi gizli sayıya uymuyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>The roll {roll} was chosen together with the starting position.</source>
        <translation>{roll} zarı, maçın başladığı konumla birlikte seçilmiş.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n roll(s) match the seed.</source>
        <translation>
            <numerusform>Doğrulandı: %Ln atışın tümü gizli sayıya uyuyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) of the program match the seed.</source>
        <translation>
            <numerusform>Programın %Ln atışının tümü gizli sayıya uyuyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seed was left out of this file, so its dice cannot be worked out: only its SHA-256 is there.</source>
        <translation>Gizli sayı bu dosyaya konmamış, zarları hesaplanamaz: yalnız SHA-256’sı var.</translation>
    </message>
    <message>
        <source>There is no seed in this file, so its dice cannot be worked out.</source>
        <translation>Bu dosyada gizli sayı yok, zarları hesaplanamaz.</translation>
    </message>
    <message>
        <source>The first is {where}: {fallen}, but the seed gives {due}. Either these dice come from elsewhere, or the file was changed.</source>
        <translation>İlki {where}: gelen {fallen}, gizli sayının verdiği {due}. Ya bu zarlar başka yerden geliyor ya da dosya değiştirilmiş.</translation>
    </message>
    <message>
        <source>roll {number} of game {game}, the opening</source>
        <translation>{game}. oyunun {number}. atışı, açılış</translation>
    </message>
    <message>
        <source>roll {number} of game {game}, by {side}</source>
        <translation>{game}. oyunun {number}. atışı, atan: {side}</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>A pinned mother waits</source>
        <translation>Hapsedilen ana bekler</translation>
    </message>
    <message>
        <source>A pinned mother loses; also to 31</source>
        <translation>Hapsedilen ana kaybettirir; 31’e kadar da oynanır</translation>
    </message>
    <message>
        <source>A pinned mother loses</source>
        <translation>Hapsedilen ana kaybettirir</translation>
    </message>
    <message>
        <source>A checker pinned on its starting point simply waits until it is freed.</source>
        <translation>Başlangıç hanesinde hapsedilen pul, serbest kalana kadar yalnızca bekler.</translation>
    </message>
    <message>
        <source>A lone checker is hit, not pinned.</source>
        <translation>Açık pul hapsedilmez, kırılır.</translation>
    </message>
    <message>
        <source>One checker closes a point: nothing is hit or pinned.</source>
        <translation>Tek pul haneyi kapatır: pul kırılmaz, hapsedilmez.</translation>
    </message>
    <message>
        <source>The checkers start on four points.</source>
        <translation>Pullar dört haneden başlar.</translation>
    </message>
    <message>
        <source>Both sides move the same way round.</source>
        <translation>İki taraf aynı yönde oynar.</translation>
    </message>
    <message>
        <source>Most checkers enter from a reserve.</source>
        <translation>Pulların çoğu yedekten girer.</translation>
    </message>
    <message>
        <source>The first checker runs alone.</source>
        <translation>İlk pul yalnız koşar.</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes, and what is left goes to the opponent.</source>
        <translation>Çiftler altılara kadar sürer, kalanı rakip oynar.</translation>
    </message>
    <message>
        <source>The opening dice are also the first roll.</source>
        <translation>İlk hamle, başlamak için atılan iki zarla oynanır.</translation>
    </message>
    <message>
        <source>Pin the mother, the opponent’s last checker on its starting point, and you win double.</source>
        <translation>Anayı, yani rakibin başlangıç hanesindeki son pulunu hapsedin, iki kat kazanın.</translation>
    </message>
    <message>
        <source>A win can be worth three points.</source>
        <translation>Bir galibiyet üç sayı edebilir.</translation>
    </message>
    <message>
        <source>A doubling cube raises the stakes.</source>
        <translation>Katlama küpü oyunun değerini artırır.</translation>
    </message>
    <message>
        <source>Can be played to 31.</source>
        <translation>31’e kadar oynanabilir.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The game is over in this position.</source>
        <translation>Bu konumda oyun bitmiş.</translation>
    </message>
    <message>
        <source>Click: {side} · right click: {other} · drag: move · wheel or Delete: remove</source>
        <translation>Tıklama: {side} · sağ tıklama: {other} · sürükleme: taşır · tekerlek ya da Delete: kaldırır</translation>
    </message>
    <message>
        <source>{side}: all checkers are on the board. Remove one first.</source>
        <translation>{side}: bütün pullar tahtada. Önce birini kaldırın.</translation>
    </message>
    <message>
        <source>{side} to move, before the roll</source>
        <translation>Sıra: {side}, zardan önce</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Beklenti</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n checker(s) still to place.</source>
        <translation>
            <numerusform>{side}: konacak %Ln pul kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best with {roll}</source>
        <translation>{roll} ile en iyi</translation>
    </message>
</context>
<context>
    <name>ErrorThresholds</name>
    <message>
        <source>Good</source>
        <translation>İyi</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Kuşkulu</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Hata</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Büyük hata</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The computer cannot judge this position. {what}</source>
        <translation>Bilgisayar bu konumu değerlendiremiyor. {what}</translation>
    </message>
    <message>
        <source>White’s reserve/bar/off</source>
        <translation>Beyazın yedek/kırık/toplanan sayıları</translation>
    </message>
    <message>
        <source>Black’s reserve/bar/off</source>
        <translation>Siyahın yedek/kırık/toplanan sayıları</translation>
    </message>
    <message>
        <source>Part of the program is missing: {path}</source>
        <translation>Programın bir parçası eksik: {path}</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Bu bir dosya değil.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Diskte yer kalmadı.</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>Disk kotanız doldu.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Disk salt okunur.</translation>
    </message>
    <message>
        <source>The disk cannot be read or written.</source>
        <translation>Diskten okunamıyor ya da diske yazılamıyor.</translation>
    </message>
    <message>
        <source>The disk is not there any more.</source>
        <translation>Disk artık yok.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>Çok fazla dosya açık.</translation>
    </message>
    <message>
        <source>The file would become too large.</source>
        <translation>Dosya fazla büyük olurdu.</translation>
    </message>
    <message>
        <source>This is not permitted.</source>
        <translation>Buna izin yok.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Böyle bir dosya ya da klasör yok.</translation>
    </message>
    <message>
        <source>Part of the path is not a folder.</source>
        <translation>Yolun bir parçası klasör değil.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Bu bir klasör, dosya değil.</translation>
    </message>
    <message>
        <source>Something with that name already exists.</source>
        <translation>Bu adda bir şey zaten var.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Ad çok uzun.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Başka bir program kullanıyor.</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>{line}. satır: {what}</translation>
    </message>
    <message>
        <source>field {place}: {what}</source>
        <translation>{place} alanı: {what}</translation>
    </message>
    <message>
        <source>{what} Found: “{text}”</source>
        <translation>{what} Bulunan: “{text}”</translation>
    </message>
</context>
<context>
    <name>EvenOpponent</name>
    <message>
        <source>An even opponent for you is now at the level “{level}”, no longer “{before}”.</source>
        <translation>Size denk rakibin düzeyi artık “{level}”, “{before}” değil.</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>Matches as text (*.mat *.txt)</source>
        <translation>Metin olarak maçlar (*.mat *.txt)</translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation>Maçı metin olarak dışa aktar</translation>
    </message>
    <message>
        <source>PNG picture, {width} pixels wide (*.png)</source>
        <translation>PNG resim, {width} piksel genişlikte (*.png)</translation>
    </message>
    <message>
        <source>Export a picture of the board</source>
        <translation>Tahtanın resmini dışa aktar</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG çizim (*.svg)</translation>
    </message>
    <message>
        <source>Export a drawing of the board</source>
        <translation>Tahtanın çizimini dışa aktar</translation>
    </message>
    <message>
        <source>The match is on the clipboard, as text.</source>
        <translation>Maç metin olarak panoda.</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>Tahtanın resmi panoda.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>This is too long for a position: “{text}”</source>
        <translation>Bu, bir konum için çok uzun: “{text}”</translation>
    </message>
    <message>
        <source>A position has six fields, not {count}: “{text}”</source>
        <translation>Bir konumda altı alan olur, {count} değil: “{text}”</translation>
    </message>
    <message>
        <source>There is no game “{text}”; there are {known}.</source>
        <translation>“{text}” diye bir oyun yok; olanlar: {known}.</translation>
    </message>
    <message>
        <source>The side to move must be W or B, not “{text}”.</source>
        <translation>Sıranın kimde olduğu W ya da B ile yazılır, “{text}” ile değil.</translation>
    </message>
    <message>
        <source>The roll must be two dice from 1 to 6, the larger first, or a hyphen, not “{text}”.</source>
        <translation>Zar, büyüğü önce olmak üzere 1–6 arası iki zar ya da kısa çizgidir, “{text}” değil.</translation>
    </message>
    <message>
        <source>Checkers of White: {count}, not {full}.</source>
        <translation>Beyazın pulları: {count}, {full} olmalı.</translation>
    </message>
    <message>
        <source>Checkers of Black: {count}, not {full}.</source>
        <translation>Siyahın pulları: {count}, {full} olmalı.</translation>
    </message>
    <message>
        <source>The match is {rule_set}, but its position is from {text}.</source>
        <translation>Maç {rule_set} oyunundan, konumu ise {text} oyunundan.</translation>
    </message>
    <message>
        <source>White’s point {point}: “{text}” counts 0 or has a leading zero.</source>
        <translation>Beyazın {point}. hanesi: “{text}” 0 sayısıdır ya da sıfırla başlar.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Bu konumda oyun bitmiş.</translation>
    </message>
    <message>
        <source>It cannot be opened.</source>
        <translation>Açılamıyor.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Dosya bozulmuş.</translation>
    </message>
    <message numerus="yes">
        <source>This is longer than %n character(s).</source>
        <translation>
            <numerusform>Bu, %Ln karakterden uzun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n character(s).</source>
        <translation>
            <numerusform>Başlık en çok %Ln karakter olabilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line is longer than %n byte(s).</source>
        <translation>
            <numerusform>Satır %Ln bayttan uzun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n line(s).</source>
        <translation>
            <numerusform>%Ln satırdan fazla var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A text here is longer than %n character(s): “{text}”</source>
        <translation>
            <numerusform>Buradaki bir metin %Ln karakterden uzun: “{text}”</numerusform>
        </translation>
    </message>
    <message>
        <source>A file that the computer needs for this game is missing or damaged.</source>
        <translation>Bilgisayarın bu oyun için ihtiyaç duyduğu bir dosya eksik ya da bozuk.</translation>
    </message>
    <message>
        <source>The first line must be a title.</source>
        <translation>İlk satır bir başlık olmalı.</translation>
    </message>
    <message>
        <source>There are no positions in it.</source>
        <translation>İçinde konum yok.</translation>
    </message>
    <message>
        <source>A pack has {most} positions at most.</source>
        <translation>Bir sette en çok {most} konum olabilir.</translation>
    </message>
    <message>
        <source>The position has no roll.</source>
        <translation>Konumun zarı yok.</translation>
    </message>
    <message>
        <source>“{text}” is not a cube decision.</source>
        <translation>“{text}” küple ilgili bir karar değil.</translation>
    </message>
    <message>
        <source>There is only one move, so there is nothing to choose.</source>
        <translation>Tek bir hamle var, seçecek bir şey yok.</translation>
    </message>
    <message>
        <source>This is the same position as in line {line}.</source>
        <translation>Bu, {line}. satırdaki konumun aynısı.</translation>
    </message>
    <message>
        <source>There is no theme “{text}”; there are {known}.</source>
        <translation>“{text}” diye bir konu yok; olanlar: {known}.</translation>
    </message>
    <message>
        <source>The difficulty is 1, 2 or 3, not “{text}”.</source>
        <translation>Zorluk 1, 2 ya da 3 olmalı, “{text}” değil.</translation>
    </message>
    <message>
        <source>A line has {most} parts at most.</source>
        <translation>Bir satırda en çok {most} bölüm olabilir.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Bu, metin değil.</translation>
    </message>
    <message>
        <source>Expected the first roll of the game, two different dice, found “{text}”.</source>
        <translation>Burada oyunun ilk zarı, iki farklı zar olmalı, “{text}” değil.</translation>
    </message>
    <message>
        <source>The move before this is missing: “{text}”</source>
        <translation>Bundan önceki hamle eksik: “{text}”</translation>
    </message>
    <message>
        <source>The end of the game before this is missing, such as “Wins 1 point”: “{text}”</source>
        <translation>Bundan önceki oyunun sonu eksik, örneğin “Wins 1 point”: “{text}”</translation>
    </message>
    <message>
        <source>Expected the score {wanted}, found “{text}”.</source>
        <translation>Buradaki skor {wanted} olmalı, “{text}” değil.</translation>
    </message>
    <message>
        <source>{rule_set} counts {wanted} for this game, unlike the file: “{text}”</source>
        <translation>{rule_set} bu oyunu {wanted} sayar, dosyadaki gibi değil: “{text}”</translation>
    </message>
    <message>
        <source>This match has no game.</source>
        <translation>Bu maçta hiç oyun yok.</translation>
    </message>
    <message>
        <source>A match goes through {most} games at most; this one has {count}.</source>
        <translation>Bir maç en çok {most} oyundan oluşur; bunda {count} oyun var.</translation>
    </message>
    <message>
        <source>{rule_set}: the house rule “{name}” is possible only in a match of one game.</source>
        <translation>{rule_set}: “{name}” yöresel kuralı yalnızca tek oyunlu maçlarda kullanılabilir.</translation>
    </message>
    <message>
        <source>The larger die of a roll comes first, not {high} {low}.</source>
        <translation>Atılan zarların büyüğü önce yazılır, {high} {low} değil.</translation>
    </message>
    <message>
        <source>This side may not double now.</source>
        <translation>Bu taraf şimdi katlayamaz.</translation>
    </message>
    <message>
        <source>This game cannot be won like that: {how}.</source>
        <translation>Bu oyun böyle kazanılmaz: {how}.</translation>
    </message>
    <message>
        <source>There is no game to resign.</source>
        <translation>Bırakılacak oyun yok.</translation>
    </message>
    <message>
        <source>This event is impossible at this point of the match.</source>
        <translation>Bu olay, maçın bu aşamasında olamaz.</translation>
    </message>
    <message>
        <source>Undo cannot go back to event {to} of {count}.</source>
        <translation>{count} olaydan {to}. olaya dönülemez.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Yinelenecek bir şey yok.</translation>
    </message>
    <message>
        <source>This note is on a move after the end of the match.</source>
        <translation>Bu not, maçın sonundan sonraki bir hamleye ait.</translation>
    </message>
    <message>
        <source>A move has four steps at most: “{text}”</source>
        <translation>Bir hamlede en çok dört adım olur: “{text}”</translation>
    </message>
    <message>
        <source>Each step needs a die: “{text}”</source>
        <translation>Her adıma bir zar gerek: “{text}”</translation>
    </message>
    <message>
        <source>No legal move starts like this: “{text}”</source>
        <translation>Kurallara uygun hiçbir hamle böyle başlamaz: “{text}”</translation>
    </message>
    <message>
        <source>This is not a legal move: “{text}”</source>
        <translation>Bu, kurallara uygun bir hamle değil: “{text}”</translation>
    </message>
    <message>
        <source>Expected a step such as 24/18, in/22, bar/20 or 4/off, found “{text}”.</source>
        <translation>Burada 24/18, in/22, bar/20 ya da 4/off gibi bir adım olmalı, “{text}” değil.</translation>
    </message>
    <message>
        <source>The file is too long.</source>
        <translation>Dosya çok uzun.</translation>
    </message>
    <message>
        <source>There is no such setting.</source>
        <translation>Böyle bir ayar yok.</translation>
    </message>
    <message>
        <source>This is not a readable position ({form}): “{text}”</source>
        <translation>Bu konum okunamıyor ({form}): “{text}”</translation>
    </message>
    <message>
        <source>Each field after a position may appear once, in this order: {known}; not as in “{text}”.</source>
        <translation>Konumdan sonra her alan bir kez ve şu sırayla yazılır: {known}; “{text}” içindeki gibi değil.</translation>
    </message>
    <message>
        <source>This game has no cube, so it cannot be “{text}”.</source>
        <translation>Bu oyunda küp yok, bu yüzden “{text}” olamaz.</translation>
    </message>
    <message>
        <source>The cube is written as in {known}, up to {largest}, not “{text}”.</source>
        <translation>Küp, {known} gibi yazılır, en çok {largest}; “{text}” olmaz.</translation>
    </message>
    <message>
        <source>The score is written as in {known}, not “{text}”.</source>
        <translation>Skor, {known} gibi yazılır; “{text}” olmaz.</translation>
    </message>
    <message>
        <source>Each house rule may appear once, in order, and only if it differs from the default; not as in “{text}”.</source>
        <translation>Her yöresel kural bir kez, sırayla ve yalnız varsayılandan farklıysa yazılır, “{text}” gibi değil.</translation>
    </message>
    <message>
        <source>This game has no chains such as “{text}”.</source>
        <translation>Bu oyunda “{text}” gibi zincir yoktur.</translation>
    </message>
    <message>
        <source>A chain is written as in 44&gt;, and the rest of one as in 4x2&lt;, not “{text}”.</source>
        <translation>Zincir 44&gt; gibi, kalanı 4x2&lt; gibi yazılır, “{text}” değil.</translation>
    </message>
    <message>
        <source>The rolls so far are two counts from 0 to {most} such as 0/3, not “{text}”.</source>
        <translation>Atılan zarlar 0 ile {most} arasında, 0/3 gibi iki sayıdır, “{text}” değil.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>Bu, UTF-8 metin değil.</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Bu okunamıyor.</translation>
    </message>
    <message>
        <source>The file is longer than {limit} MiB.</source>
        <translation>Dosya {limit} MiB boyutundan büyük.</translation>
    </message>
    <message>
        <source>No match starts here.</source>
        <translation>Burada bir maç başlamıyor.</translation>
    </message>
    <message>
        <source>The file has version {version}; this program reads version {own}.</source>
        <translation>Dosyanın sürümü {version}; bu program {own} sürümünü okur.</translation>
    </message>
    <message>
        <source>There is too much undo and redo: {count}.</source>
        <translation>Buraya kadar çok fazla şey geri alınıp yinelenmiş: {count}.</translation>
    </message>
    <message>
        <source>“{name}” appears twice in this line.</source>
        <translation>Bu satırda “{name}” iki kez yazılı.</translation>
    </message>
    <message>
        <source>There are too many entries for so few moves: {count}, {plays}.</source>
        <translation>Bu kadar az hamle için çok fazla kayıt var: {count}, {plays}.</translation>
    </message>
    <message>
        <source>Unknown comment: “{text}”</source>
        <translation>Bilinmeyen açıklama: “{text}”</translation>
    </message>
    <message>
        <source>Expected the length of the match, such as “5 point match”, found “{text}”.</source>
        <translation>Burada “5 point match” gibi, maçın uzunluğu olmalı, “{text}” değil.</translation>
    </message>
    <message>
        <source>A line such as {example} must name the game before this.</source>
        <translation>Bundan önce {example} gibi bir satır oyunu belirtmeli.</translation>
    </message>
    <message>
        <source>Expected a roll or one of {known}, found “{text}”.</source>
        <translation>Burada bir zar ya da şunlardan biri olmalı: {known}; “{text}” değil.</translation>
    </message>
    <message>
        <source>This is not a line of a match: “{text}”</source>
        <translation>Bu, bir maç satırı değil: “{text}”</translation>
    </message>
    <message>
        <source>Expected rising numbers such as 1-3 5, found “{text}”.</source>
        <translation>Burada 1-3 5 gibi artan sayılar olmalı, “{text}” değil.</translation>
    </message>
    <message>
        <source>Expected “{wanted}”, found “{text}”.</source>
        <translation>Burada “{wanted}” olmalı, “{text}” değil.</translation>
    </message>
    <message>
        <source>The match ends before this: “{text}”</source>
        <translation>Maç bundan önce bitiyor: “{text}”</translation>
    </message>
    <message>
        <source>{rule_set} has no house rule “{name}”; it has {known}.</source>
        <translation>{rule_set} oyununda “{name}” yöresel kuralı yok; olanlar: {known}.</translation>
    </message>
    <message>
        <source>The house rule “{name}” cannot be “{value}”; it can be {known}.</source>
        <translation>“{name}” yöresel kuralı “{value}” olamaz; olabilecekleri: {known}.</translation>
    </message>
    <message>
        <source>A position of this game has seven fields, not {count}: “{text}”</source>
        <translation>Bu oyunun konumunda yedi alan olur, {count} değil: “{text}”</translation>
    </message>
    <message>
        <source>White’s point {point}: two numbers side by side.</source>
        <translation>Beyazın {point}. hanesi: iki sayı yan yana.</translation>
    </message>
    <message>
        <source>The points do not add up to 24: “{text}”</source>
        <translation>Hanelerin toplamı 24 değil: “{text}”</translation>
    </message>
    <message>
        <source>White’s point {point}: a number of empty points, or checkers such as W3 or bW2, not “{text}”.</source>
        <translation>Beyazın {point}. hanesi: boş hane sayısı ya da W3 veya bW2 gibi pullar olmalı, “{text}” değil.</translation>
    </message>
    <message>
        <source>White’s point {point}: “{text}” is more than fifteen checkers.</source>
        <translation>Beyazın {point}. hanesi: “{text}” on beş puldan fazla.</translation>
    </message>
    <message>
        <source>White’s point {point}: in “{text}” a checker pins one of its own side.</source>
        <translation>Beyazın {point}. hanesi: “{text}” içinde bir pul kendi tarafınınkini hapsediyor.</translation>
    </message>
    <message>
        <source>White’s point {point}: this game has no pins such as “{text}”.</source>
        <translation>Beyazın {point}. hanesi: bu oyunda “{text}” gibi hapis yok.</translation>
    </message>
    <message>
        <source>{field}: three counts such as 0/0/15 without leading zeros, not “{text}”.</source>
        <translation>{field}: 0/0/15 gibi, başında sıfır olmayan üç sayı olmalı, “{text}” değil.</translation>
    </message>
    <message>
        <source>{field}: this game has no bar, so it cannot be “{text}”.</source>
        <translation>{field}: bu oyunda kırık pul yok, “{text}” olamaz.</translation>
    </message>
    <message>
        <source>{field}: this game has no reserve, so it cannot be “{text}”.</source>
        <translation>{field}: bu oyunda yedek yok, “{text}” olamaz.</translation>
    </message>
    <message>
        <source>It is damaged, or of another version of this program.</source>
        <translation>Bozulmuş ya da bu programın başka bir sürümünden.</translation>
    </message>
    <message>
        <source>The line is not complete: copy all of it.</source>
        <translation>Satır eksik: tamamını kopyalayın.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter first</source>
        <translation>Önce kırık pul girmeli</translation>
    </message>
    <message>
        <source>Pinned: it can move again once all checkers on it have left</source>
        <translation>Hapiste: üstündeki bütün pullar gidince yeniden oynar</translation>
    </message>
    <message>
        <source>The two starters stay here until the reserve is empty</source>
        <translation>İlk iki pul, yedek bitene kadar burada bekler</translation>
    </message>
    <message>
        <source>No other checker may leave here until your first has passed your opponent’s start</source>
        <translation>İlk pul rakibin başlangıcını geçmeden buradan başka pul ayrılamaz</translation>
    </message>
    <message>
        <source>Not now: your opponent would have no point to enter on</source>
        <translation>Şimdi olmaz: rakibe girecek hane kalmaz</translation>
    </message>
    <message>
        <source>Not now: you may not hold all six points at your start</source>
        <translation>Şimdi olmaz: başlangıçtaki altı hanenin hepsi tutulamaz</translation>
    </message>
    <message>
        <source>Not now: a checker must stay where you hit at home</source>
        <translation>Şimdi olmaz: evde pul kırılan hanede bir pul kalmalı</translation>
    </message>
    <message>
        <source>Not now: your opponent would be locked in</source>
        <translation>Şimdi olmaz: rakip kilitlenir</translation>
    </message>
    <message>
        <source>You must use as many dice as possible; if only one, the larger</source>
        <translation>Olabildiğince çok zar oynamalısınız; yalnız biri oynanabiliyorsa büyüğünü</translation>
    </message>
    <message>
        <source>You can bear off once all your checkers are home and none is pinned</source>
        <translation>Toplamak için bütün pullarınız evde olmalı, hiçbiri hapiste olmamalı</translation>
    </message>
    <message>
        <source>A larger die bears off from the highest point: {number}</source>
        <translation>Büyük zarla önce en yüksek haneden toplanır: {number}</translation>
    </message>
    <message>
        <source>A point on the far side, 24 to 14, takes only one of your checkers</source>
        <translation>Karşı yandaki bir hane (24–14) pullarınızdan yalnız birini alır</translation>
    </message>
    <message>
        <source>No open point for this roll</source>
        <translation>Bu zarla gidilecek açık hane yok</translation>
    </message>
    <message>
        <source>The line was changed on its way: copy it again.</source>
        <translation>Satır yolda değişmiş: yeniden kopyalayın.</translation>
    </message>
    <message>
        <source>It belongs to a game that is not on this computer ({id}).</source>
        <translation>Bu bilgisayarda olmayan bir oyuna ait ({id}).</translation>
    </message>
    <message>
        <source>It belongs to another game ({id}).</source>
        <translation>Başka bir oyuna ait ({id}).</translation>
    </message>
    <message>
        <source>Line {number} has been played already.</source>
        <translation>{number}. satır zaten oynandı.</translation>
    </message>
    <message>
        <source>Line {number} is not the one that was played here: one side has changed the game.</source>
        <translation>{number}. satır burada oynanan satır değil: taraflardan biri oyunu değiştirmiş.</translation>
    </message>
    <message>
        <source>It is line {number}, but line {wanted} has not come yet: ask for it again.</source>
        <translation>Bu {number}. satır, ama {wanted}. satır daha gelmedi: yeniden isteyin.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Maç bitti.</translation>
    </message>
    <message>
        <source>Its secret does not match the one fixed at the start, so the dice would not be fair.</source>
        <translation>İçindeki sır başta belirlenen sırla uyuşmuyor; zarlar hilesiz olmazdı.</translation>
    </message>
    <message>
        <source>The game before it is not the one that was played here.</source>
        <translation>Ondan önceki oyun burada oynanan oyun değil.</translation>
    </message>
    <message>
        <source>“{text}” is not possible in this position.</source>
        <translation>“{text}” bu konumda mümkün değil.</translation>
    </message>
    <message>
        <source>The turn in it is not complete.</source>
        <translation>İçindeki hamle tam değil.</translation>
    </message>
    <message>
        <source>This program cannot read the invitation: “{text}”</source>
        <translation>Program daveti okuyamıyor: “{text}”</translation>
    </message>
    <message>
        <source>It does not fit into a line of {limit} characters.</source>
        <translation>{limit} karakterlik bir satıra sığmıyor.</translation>
    </message>
    <message>
        <source>The match has used all its {rolls} rolls.</source>
        <translation>Maç bütün atışlarını kullandı ({rolls}).</translation>
    </message>
    <message>
        <source>The moves in the file are not those of its lines.</source>
        <translation>Dosyadaki hamleler satırlarındakilerle uyuşmuyor.</translation>
    </message>
    <message>
        <source>A turn that was sent cannot be taken back.</source>
        <translation>Gönderilmiş bir hamle geri alınamaz.</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Search for a name, a level, a result, a word of a note, or a date such as 2026-11 (Ctrl+F)</source>
        <translation>Ad, düzey, sonuç, nottaki bir kelime ya da 2026-11 gibi bir tarih arayın (Ctrl+F)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Düzey</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Kişiler</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Bütün düzeyler</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Bütün oyunlar</translation>
    </message>
    <message>
        <source>{what}: show only these</source>
        <translation>{what}: yalnız bunlar</translation>
    </message>
</context>
<context>
    <name>Friend</name>
    <message>
        <source>The page about games with a friend cannot be shown.</source>
        <translation>Arkadaşla oyun sayfası gösterilemiyor.</translation>
    </message>
    <message>
        <source>Friend elsewhere</source>
        <translation>Uzaktaki arkadaş</translation>
    </message>
    <message>
        <source>Your friend</source>
        <comment>subject of a sentence</comment>
        <translation>Arkadaşınız</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Arkadaş</translation>
    </message>
    <message>
        <source>This line is not played.</source>
        <translation>Bu satır oynanmadı.</translation>
    </message>
    <message>
        <source>There is nothing new in this line.</source>
        <translation>Bu satırda yeni bir şey yok.</translation>
    </message>
    <message>
        <source>This is your own invitation: your friend has to paste it.</source>
        <translation>Bu sizin kendi davetiniz: onu arkadaşınızın yapıştırması gerekir.</translation>
    </message>
    <message>
        <source>This game was begun on another computer, which keeps its secrets: here it can only be looked at.</source>
        <translation>Bu oyun, sırlarını saklayan başka bir bilgisayarda başladı: burada yalnızca bakılabilir.</translation>
    </message>
</context>
<context>
    <name>FriendBar</name>
    <message>
        <source>&amp;Copy your turn again</source>
        <translation>Hamleyi yeniden &amp;kopyala</translation>
    </message>
    <message>
        <source>&amp;Copy your turn</source>
        <translation>Hamleyi &amp;kopyala</translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>Yanıtı &amp;kopyala</translation>
    </message>
    <message>
        <source>&amp;Copy the invitation</source>
        <translation>Daveti &amp;kopyala</translation>
    </message>
    <message>
        <source>Send the invitation to your friend, and paste the answer here.</source>
        <translation>Daveti arkadaşınıza gönderin, yanıtı buraya yapıştırın.</translation>
    </message>
    <message>
        <source>Send your answer to your friend: the game begins with it.</source>
        <translation>Yanıtınızı arkadaşınıza gönderin: oyun onunla başlar.</translation>
    </message>
    <message>
        <source>Double now, or send this line to roll.</source>
        <translation>Şimdi katlayın ya da zar atmak için bu satırı gönderin.</translation>
    </message>
    <message>
        <source>Your turn is complete: send it to your friend.</source>
        <translation>Hamleniz tamam: arkadaşınıza gönderin.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Sıra sizde.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Maç bitti.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Oyun bitti.</translation>
    </message>
    <message>
        <source>{name}: the answer has not come yet.</source>
        <translation>{name}: yanıt daha gelmedi.</translation>
    </message>
    <message>
        <source>&amp;No double next time</source>
        <translation>Bir dahaki sefere katlama &amp;yok</translation>
    </message>
    <message>
        <source>Your next roll then comes with your friend’s turn, without a message in between</source>
        <translation>O zaman sonraki atışınız arkadaşınızın hamlesiyle gelir, arada mesaj gerekmez</translation>
    </message>
    <message>
        <source>Copy it as a line of text, to be sent by mail or messenger</source>
        <translation>Bunu e-posta ya da mesajla gönderilecek bir metin satırı olarak kopyalar</translation>
    </message>
    <message>
        <source>Play the line of text that your friend has sent</source>
        <translation>Arkadaşınızın gönderdiği metin satırını oynar</translation>
    </message>
    <message>
        <source>Games with friends, and whose turn it is</source>
        <translation>Arkadaşlarla oyunlar ve sıranın kimde olduğu</translation>
    </message>
    <message>
        <source>To roll the dice, copy the line, send it to your friend, and paste the answer.</source>
        <translation>Zarların atılması için satırı kopyalayıp arkadaşınıza gönderin, sonra yanıtını yapıştırın.</translation>
    </message>
</context>
<context>
    <name>FriendController</name>
    <message>
        <source>&amp;Paste a turn</source>
        <translation>Hamle ya&amp;pıştır</translation>
    </message>
    <message>
        <source>&amp;Games with friends…</source>
        <translation>Arkadaşlarla &amp;oyunlar…</translation>
    </message>
    <message>
        <source>&amp;Game with a friend elsewhere</source>
        <translation>&amp;Uzaktaki bir arkadaşla oyun</translation>
    </message>
    <message>
        <source>Game with a &amp;friend</source>
        <translation>Arkadaşla oy&amp;un</translation>
    </message>
    <message>
        <source>&amp;Copy your turn</source>
        <translation>Hamleyi &amp;kopyala</translation>
    </message>
    <message>
        <source>Copied: now send it to your friend.</source>
        <translation>Kopyalandı: şimdi arkadaşınıza gönderin.</translation>
    </message>
    <message>
        <source>Turns (*{suffix})</source>
        <translation>Hamleler (*{suffix})</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Dosya olarak kaydet</translation>
    </message>
    <message>
        <source>There is no turn of a friend on the clipboard.</source>
        <translation>Panoda bir arkadaşın hamlesi yok.</translation>
    </message>
    <message>
        <source>Your friend’s turn is on the clipboard.</source>
        <translation>Arkadaşınızın hamlesi panoda.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>{name} invites you to a game: {match}. You play {colour}.</source>
        <translation>{name} sizi oyuna davet ediyor: {match}. Sizin renginiz: {colour}.</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>&amp;Dosya olarak kaydet…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Kabul et</translation>
    </message>
</context>
<context>
    <name>FriendText</name>
    <message>
        <source>The game is not proven. {why}</source>
        <translation>Oyun kanıtlanmadı. {why}</translation>
    </message>
    <message>
        <source>The game is proven. Lines: {count}. Rolls: {rolls}.</source>
        <translation>Oyun kanıtlandı. Satır: {count}. Atış: {rolls}.</translation>
    </message>
    <message>
        <source>Every roll follows from the secrets of both sides, which were fixed at the start.</source>
        <translation>Her atış, iki tarafın başta belirlenen sırlarından çıkar.</translation>
    </message>
    <message>
        <source>If your friend is shown the same sum here, both have the same game: {sum}</source>
        <translation>Arkadaşınız burada aynı sağlama toplamını görüyorsa ikinizde de aynı oyun var: {sum}</translation>
    </message>
    <message>
        <source>“Verify the dice” plays all lines again: it says whether every roll follows from the secrets of both sides, and shows a sum to compare with your friend’s.</source>
        <translation>“Zarları doğrula” bütün satırları yeniden oynar: her atışın iki tarafın sırlarından çıkıp çıkmadığını söyler ve arkadaşınızınkiyle karşılaştıracağınız bir sağlama toplamı gösterir.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>Kendi sıralamanız</translation>
    </message>
    <message>
        <source>Several games, in the order you choose, without the doubling cube.</source>
        <translation>Birkaç oyun, sizin seçtiğiniz sırayla, katlama küpü olmadan.</translation>
    </message>
    <message>
        <source>{games}, one after the other, with one score.</source>
        <translation>{games}: art arda, tek skorla.</translation>
    </message>
    <message>
        <source>Also called {names}.</source>
        <translation>Şöyle de denir: {names}.</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Games won: {white} {n}, {black} {m}</source>
        <translation>Kazanılan oyun: {white} {n}, {black} {m}</translation>
    </message>
    <message>
        <source>Drawn: {n}</source>
        <translation>Berabere: {n}</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message>
        <source>{name}, luck-adjusted result: {points}</source>
        <translation>{name}, şanstan arındırılmış sonuç: {points}</translation>
    </message>
    <message>
        <source>Your luck-adjusted result: {points}</source>
        <translation>Şanstan arındırılmış sonucunuz: {points}</translation>
    </message>
    <message>
        <source>{name} gave away {points} points; errors: {errors}, blunders: {blunders}</source>
        <translation>{name} {points} sayı verdi, hata {errors}, büyük hata {blunders}</translation>
    </message>
    <message>
        <source>{name}: no errors in play</source>
        <translation>{name}: oyunda hata yok</translation>
    </message>
    <message>
        <source>You gave away {points} points; errors: {errors}, blunders: {blunders}</source>
        <translation>Verdiğiniz sayı {points}, hata {errors}, büyük hata {blunders}</translation>
    </message>
    <message>
        <source>{name} gave away {points} points by resigning</source>
        <translation>{name} oyunu bırakmakla {points} sayı verdi</translation>
    </message>
    <message>
        <source>You gave away {points} points by resigning</source>
        <translation>Oyunu bırakmakla {points} sayı verdiniz</translation>
    </message>
    <message>
        <source>{name}: {pr}</source>
        <translation>{name}: {pr}</translation>
    </message>
    <message>
        <source>The dice favoured no one</source>
        <translation>Zarlar kimseyi kayırmadı</translation>
    </message>
    <message>
        <source>{name} had more luck: {points} points</source>
        <translation>{name} daha şanslıydı: {points} sayı</translation>
    </message>
    <message>
        <source>The dice gave you {points} points</source>
        <translation>Zarlar size {points} sayı kazandırdı</translation>
    </message>
    <message>
        <source>The dice cost you {points} points</source>
        <translation>Zarlar size {points} sayı kaybettirdi</translation>
    </message>
    <message>
        <source>{name}: nothing to decide</source>
        <translation>{name}: verilecek karar yoktu</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Tapa</source>
        <translation>Tapa</translation>
    </message>
    <message>
        <source>Тапа</source>
        <translation>Тапа</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Plakoto</translation>
    </message>
    <message>
        <source>Πλακωτό</source>
        <translation>Πλακωτό</translation>
    </message>
    <message>
        <source>Tsilliton</source>
        <translation>Tsilliton</translation>
    </message>
    <message>
        <source>„Тапа с майка“</source>
        <translation>„Тапа с майка“</translation>
    </message>
    <message>
        <source>Mahbusa</source>
        <translation>Hapis (Mahbusa)</translation>
    </message>
    <message>
        <source>محبوسة</source>
        <translation>hapis tavlası</translation>
    </message>
    <message>
        <source>Tapa with cube</source>
        <translation>Küplü Tapa</translation>
    </message>
    <message>
        <source>Tawula</source>
        <translation>Tavula</translation>
    </message>
    <message>
        <source>Turkish backgammon</source>
        <translation>Türk tavlası</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Πόρτες</source>
        <translation>Πόρτες</translation>
    </message>
    <message>
        <source>Tabla</source>
        <translation>Tavla</translation>
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
        <translation>Fevga</translation>
    </message>
    <message>
        <source>Φεύγα</source>
        <translation>Φεύγα</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Gülbahar</translation>
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
        <translation>Backgammon</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>Tavli</translation>
    </message>
    <message>
        <source>Tabla, three games</source>
        <translation>Tavla, üç oyun</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games with friends</source>
        <translation>Arkadaşlarla oyunlar</translation>
    </message>
    <message>
        <source>Enter or a double click opens a game</source>
        <translation>Enter ya da çift tıklama oyunu açar</translation>
    </message>
    <message>
        <source>No games yet. Choose Game ▸ New match ▸ Friend elsewhere.</source>
        <translation>Henüz oyun yok. Oyun ▸ Yeni maç ▸ Uzaktaki arkadaş yolunu seçin.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Aç</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Bitti</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Yanıtınız bekleniyor</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>Daha yanıtlanmadı</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sıra sizde</translation>
    </message>
    <message>
        <source>Your friend’s turn</source>
        <translation>Sıra arkadaşınızda</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Open the match</source>
        <translation>Maçı &amp;aç</translation>
    </message>
    <message>
        <source>Open the match on the board (Enter)</source>
        <translation>Maçı tahtada açar (Enter)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>İn&amp;cele</translation>
    </message>
    <message>
        <source>Review the match: mistakes and luck. Several games are reviewed in the background (Ctrl+R)</source>
        <translation>Maçı inceler: hatalar ve şans. Birden çok oyun arka planda incelenir (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Sil</translation>
    </message>
    <message>
        <source>Remove the games from the history; their matches stay (Del)</source>
        <translation>Oyunları geçmişten çıkarır; maçları kalır (Del)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>Restore the games deleted last (Ctrl+Z)</source>
        <translation>Son silinen oyunları geri getirir (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Dışa aktar…</translation>
    </message>
    <message>
        <source>Save the games shown as a table (CSV)</source>
        <translation>Gösterilen oyunları tablo olarak kaydeder (CSV)</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Aradığınıza uyan oyun yok.</translation>
    </message>
    <message>
        <source>No finished games yet. Each finished game is kept here, with its result and its dice.</source>
        <translation>Henüz biten oyun yok. Biten her oyun sonucu ve zarlarıyla burada saklanır.</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Finished games</source>
        <translation>Biten oyunlar</translation>
    </message>
    <message>
        <source>Your PR (performance rating): 500 times the average loss per decision. Lower is better.</source>
        <translation>PR değeriniz (performans): karar başına ortalama kaybın 500 katı. Düşük olan daha iyidir.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Düzey</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Sayı</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Şans</translation>
    </message>
    <message>
        <source>What your dice were worth, in points. PR and luck are known once a game has been reviewed.</source>
        <translation>Zarlarınızın sayı olarak değeri. İkisi de oyun incelenince belli olur.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>First estimate</source>
        <translation>İlk tahmin</translation>
    </message>
    <message numerus="yes">
        <source>Looked %n move(s) ahead</source>
        <translation>
            <numerusform>%Ln hamle ileriye bakıldı</numerusform>
        </translation>
    </message>
    <message>
        <source>Forced: there is no other move.</source>
        <translation>Zorunlu: başka hamle yok.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>En iyi hamle kadar iyi.</translation>
    </message>
    <message>
        <source>The game is decided.</source>
        <translation>Oyunun sonucu belli.</translation>
    </message>
    <message numerus="yes">
        <source>Played out %n time(s)</source>
        <translation>
            <numerusform>%Ln kez oynatıldı</numerusform>
        </translation>
    </message>
    <message>
        <source>{depth}, searching deeper…</source>
        <translation>{depth}, daha derine bakılıyor…</translation>
    </message>
    <message>
        <source>Equity {equity}</source>
        <translation>Beklenti {equity}</translation>
    </message>
    <message>
        <source>{label}: you {mine}, opponent {theirs}</source>
        <translation>{label}: siz {mine}, rakip {theirs}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} sayı</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Eşit</translation>
    </message>
    <message>
        <source>{play}: equity {equity}</source>
        <translation>{play}: beklenti {equity}</translation>
    </message>
    <message>
        <source>{loss} worse than the best</source>
        <translation>en iyiden {loss} daha kötü</translation>
    </message>
    <message>
        <source>Double.</source>
        <translation>Katlayın.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>bekleyin</translation>
    </message>
    <message>
        <source>Do not double.</source>
        <translation>Katlamayın.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>katlayın</translation>
    </message>
    <message>
        <source>Take.</source>
        <translation>Kabul edin.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>çekilin</translation>
    </message>
    <message>
        <source>Drop.</source>
        <translation>Çekilin.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>kabul edin</translation>
    </message>
    <message>
        <source>{action} {otherwise} below {turning}.</source>
        <translation>{action} {turning} altında {otherwise}.</translation>
    </message>
    <message>
        <source>{action} {otherwise} from {turning} up.</source>
        <translation>{action} {turning} ve üstünde {otherwise}.</translation>
    </message>
    <message>
        <source>{action} Losing this game would cost you the match anyway.</source>
        <translation>{action} Bu oyunu kaybederseniz maçı zaten kaybedersiniz.</translation>
    </message>
    <message>
        <source>{action} At this score, it never pays to double in a position like this.</source>
        <translation>{action} Bu skorda, böyle bir konumda katlamaya hiç değmez.</translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>The next hint comes when it is your turn.</source>
        <translation>Sonraki ipucu sıra size gelince.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Oyun bitti.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Düşünüyor…</translation>
    </message>
</context>
<context>
    <name>HintList</name>
    <message>
        <source>Best moves</source>
        <translation>En iyi hamleler</translation>
    </message>
    <message>
        <source>&amp;Roll this move out…</source>
        <translation>Bu hamlenin &amp;simülasyonu…</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Close the hint (H)</source>
        <translation>İpucunu kapatır (H)</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>Daha derin</translation>
    </message>
    <message>
        <source>Play the best moves out many times (Shift+H)</source>
        <translation>En iyi hamleleri birçok kez oynatır (Shift+H)</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Points</source>
        <translation>Sayı</translation>
    </message>
    <message numerus="yes">
        <source>Points won minus points lost since the first of these games: {points} in %n game(s).</source>
        <translation>
            <numerusform>Bu oyunların ilkinden bu yana kazanılan eksi kaybedilen sayı: %Ln oyunda {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one game above to see which level plays like that.</source>
        <translation>Hangi düzeyin böyle oynadığını görmek için yukarıdan bir oyun seçin.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Kazanılan oyunlar</translation>
    </message>
    <message>
        <source>{share} range</source>
        <translation>{share} aralığı</translation>
    </message>
    <message>
        <source>The share of games that you have won against each level; a draw is half a win.</source>
        <translation>Her düzeye karşı kazandığınız oyunların payı; beraberlik yarım galibiyettir.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Düzey</translation>
    </message>
    <message>
        <source>The program has not rolled any dice in these games.</source>
        <translation>Bu oyunlarda program hiç zar atmadı.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Çiftler</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Atılan</translation>
    </message>
    <message>
        <source>Expected range</source>
        <translation>Beklenen aralık</translation>
    </message>
    <message>
        <source>No reviewed games yet. A review gives you your PR.</source>
        <translation>Henüz incelenmiş oyun yok. İnceleme PR değerinizi bulur.</translation>
    </message>
    <message numerus="yes">
        <source>For a rating, play %n games of one of these against the computer: {games}.</source>
        <translation>
            <numerusform>Puan almak için bilgisayara karşı bunların birinden %Ln oyun oynayın: {games}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{level}: {rating}. With 400 points more than your opponent, you win 10 games out of 11.</source>
        <translation>{level}: {rating}. Rakibinizden 400 puan fazlanız varsa 11 oyunun 10’unu kazanırsınız.</translation>
    </message>
    <message>
        <source>{game} {rating} ± {half}: {level}</source>
        <translation>{game} {rating} ± {half}: {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%Ln hamle</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last 20</source>
        <translation>Son 20 oyununuz</translation>
    </message>
    <message numerus="yes">
        <source>Your PR in %n reviewed game(s): {rate}. Lower is better.</source>
        <translation>
            <numerusform>İncelenen %Ln oyunda PR değeriniz: {rate}. Düşük olan daha iyidir.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last 5 games it was {few}, in the last 20 {several}.</source>
        <translation>Son 5 oyunda {few}, son 20 oyunda {several} idi.</translation>
    </message>
    <message>
        <source>You play like this level: {level}.</source>
        <translation>Şu düzey gibi oynuyorsunuz: {level}.</translation>
    </message>
    <message>
        <source>The levels have not been measured in this game.</source>
        <translation>Düzeyler bu oyunda ölçülmedi.</translation>
    </message>
    <message>
        <source>Your PR against each level and that of the level itself. Lower is better.</source>
        <translation>Her düzeye karşı PR değeriniz ve düzeyin kendi değeri. Düşük olan daha iyidir.</translation>
    </message>
    <message>
        <source>In the last 20 you play like this level: {level}.</source>
        <translation>Son 20 oyunda şu düzey gibi oynuyorsunuz: {level}.</translation>
    </message>
    <message>
        <source>No games against the computer.</source>
        <translation>Bilgisayara karşı oyun yok.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Puanınız</translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice in %n roll(s).</source>
        <translation>
            <numerusform>%Ln atışta {dice} zar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice: two in each of %n roll(s), and {openings} in the opening rolls.</source>
        <translation>
            <numerusform>{dice} zar: %Ln atışın her birinde iki, açılışlarda {openings}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All seven counts are within their ranges. With fair dice that happens 95 times out of 100.</source>
        <translation>Yedi sayımın hepsi kendi aralığında; hilesiz zarlarda 100 denemenin 95’inde böyledir.</translation>
    </message>
    <message>
        <source>Outside the expected range: {what}.</source>
        <translation>Beklenen aralığın dışında: {what}.</translation>
    </message>
    <message>
        <source>With fair dice at least one of the seven counts is outside its range 5 times out of 100.</source>
        <translation>Hilesiz zarlarda 100 denemenin 5’inde yedi sayımdan en az biri dışarıda kalır.</translation>
    </message>
    <message>
        <source>After {count} decisions you can see which level plays like that.</source>
        <translation>{count} karardan sonra hangi düzeyin böyle oynadığı söylenebilir.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Berabere</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Kazanan: {name}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Kazanıldı</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kaybedildi</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>bırakıldı</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>çekildi</translation>
    </message>
    <message>
        <source>Moves {moves}, cube {cube}</source>
        <translation>Hamleler {moves}, küp {cube}</translation>
    </message>
    <message>
        <source>Errors {errors}, blunders {blunders}</source>
        <translation>Hata {errors}, büyük hata {blunders}</translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of a match to {target}, {turns}.</source>
        <translation>{white} – {black}. {target} sayılık maçın {number}. oyunu, {turns}.</translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of an unlimited match, {turns}.</source>
        <translation>{white} – {black}. Sınırsız maçın {number}. oyunu, {turns}.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>The file of this match is gone.</source>
        <translation>Bu maçın dosyası artık yok.</translation>
    </message>
    <message>
        <source>Export the games shown</source>
        <translation>Gösterilen oyunları dışa aktar</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablolar (*.csv)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Grafiği kaydet</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Resimler (*.png)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geçmiş</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Geçmiş</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Okunuyor…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>D&amp;urdur</translation>
    </message>
    <message>
        <source>Stop reviewing these games</source>
        <translation>Bu oyunların incelenmesini durdurur</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Oyunlar</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>Gelişi&amp;m</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>&amp;Zarlar</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>%Ln oyundan {shown} tanesi</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading older matches: {done} of {of}</source>
        <translation>Eski maçlar okunuyor: {done} / {of}</translation>
    </message>
    <message>
        <source>Reviewing games: {done} of {of}</source>
        <translation>Oyunlar inceleniyor: {done} / {of}</translation>
    </message>
    <message>
        <source>The history cannot be read or written now: {why}</source>
        <translation>Geçmiş şimdi okunamıyor ya da yazılamıyor: {why}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Bear off even while a checker is pinned at home</source>
        <translation>Evde hapsedilmiş pul varken de toplanır</translation>
    </message>
    <message>
        <source>Bear off only when none is pinned at home</source>
        <translation>Yalnız evde hapsedilmiş pul yokken toplanır</translation>
    </message>
    <message>
        <source>Free choice when only one die can be used</source>
        <translation>Tek zar oynanabiliyorsa seçim serbest</translation>
    </message>
    <message>
        <source>The larger die when only one can be used</source>
        <translation>Tek zar oynanabiliyorsa büyüğü</translation>
    </message>
    <message>
        <source>The game goes on when a mother is pinned</source>
        <translation>Ana hapsedilince oyun sürer</translation>
    </message>
    <message>
        <source>A pinned mother loses the game</source>
        <translation>Hapsedilen ana oyunu kaybettirir</translation>
    </message>
    <message>
        <source>A pinned mother counts three points</source>
        <translation>Hapsedilen ana üç sayı eder</translation>
    </message>
    <message>
        <source>A pinned mother counts two points</source>
        <translation>Hapsedilen ana iki sayı eder</translation>
    </message>
    <message>
        <source>Count to 31: a point for each checker left</source>
        <translation>31’e kadar say: kalan her pul bir sayı</translation>
    </message>
    <message>
        <source>Do not count the checkers that are left</source>
        <translation>Kalan pullar sayılmaz</translation>
    </message>
    <message>
        <source>Play with the doubling cube</source>
        <translation>Katlama küpüyle oyna</translation>
    </message>
    <message>
        <source>Play without the doubling cube</source>
        <translation>Katlama küpü olmadan oyna</translation>
    </message>
    <message>
        <source>Jacoby rule: in unlimited play a win counts single until a double</source>
        <translation>Jacoby kuralı: sınırsız oyunda katlanana kadar galibiyet tek sayılır</translation>
    </message>
    <message>
        <source>In unlimited play a mars counts before a double, too</source>
        <translation>Sınırsız oyunda mars katlanmadan önce de sayılır</translation>
    </message>
    <message>
        <source>A draw counts a point for each side</source>
        <translation>Beraberlik her iki tarafa bir sayı verir</translation>
    </message>
    <message>
        <source>A drawn game is played again</source>
        <translation>Berabere biten oyun yeniden oynanır</translation>
    </message>
    <message>
        <source>An opening roll before each game</source>
        <translation>Her oyuna kimin başlayacağı zarla belirlenir</translation>
    </message>
    <message>
        <source>The players start in turn</source>
        <translation>Oyuncular sırayla başlar</translation>
    </message>
    <message>
        <source>The winner starts the next game</source>
        <translation>Sonraki oyuna kazanan başlar</translation>
    </message>
    <message>
        <source>Enter one point farther on: a 6 on 18, a 1 on 23</source>
        <translation>Bir hane ileriden gir: 6 ile 18, 1 ile 23</translation>
    </message>
    <message>
        <source>Enter as from the bar: a 6 on 19, a 1 on 24</source>
        <translation>Kırık gibi gir: 6 ile 19, 1 ile 24</translation>
    </message>
    <message>
        <source>A checker that hits at home stays there</source>
        <translation>Kendi evinde kıran pul orada kalır</translation>
    </message>
    <message>
        <source>A checker may hit at home and move on</source>
        <translation>Bir pul kendi evinde kırıp yoluna devam edebilir</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the fourth roll</source>
        <translation>Çiftler dördüncü zardan itibaren altılara kadar sürer</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the third roll</source>
        <translation>Çiftler üçüncü zardan itibaren altılara kadar sürer</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the first roll</source>
        <translation>Çiftler ilk zardan itibaren altılara kadar sürer</translation>
    </message>
    <message>
        <source>What is left of a chain is lost</source>
        <translation>Zincirden kalan yanar</translation>
    </message>
    <message>
        <source>The opponent plays what is left of a chain</source>
        <translation>Zincirden kalanı rakip oynar</translation>
    </message>
    <message>
        <source>Otherwise: {rule}</source>
        <translation>Aksi halde: {rule}</translation>
    </message>
</context>
<context>
    <name>LengthBox</name>
    <message>
        <source>Length of the match</source>
        <translation>Maçın uzunluğu</translation>
    </message>
    <message>
        <source>Points needed to win the match</source>
        <translation>Maçı kazandıran sayı</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Sınırsız</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Başka…</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Tek oyun</translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s) (standard)</source>
        <translation>
            <numerusform>%Ln sayılık (standart)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <translation>
            <numerusform>%Ln sayılık</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Leave none alone</source>
        <translation>Hiçbirini yalnız bırakmayın</translation>
    </message>
    <message>
        <source>One of your checkers that stands alone can be pinned by Black’s next roll. That is worst on your points 24 to 19: they are Black’s home, where the black checkers stay longest. Two together are safe.</source>
        <translation>Yalnız duran bir pulunuz Siyahın sonraki zarıyla hapsedilebilir. En tehlikelisi 24’ten 19’a kadarki hanelerinizdir: orası Siyahın evidir, siyah pullar en uzun orada kalır. İki pul bir arada güvendedir.</translation>
    </message>
    <message>
        <source>You have rolled 5-2. Play so that none of your checkers stands alone afterwards.</source>
        <translation>Zarınız 5-2. Öyle oynayın ki sonunda hiçbir pulunuz yalnız kalmasın.</translation>
    </message>
    <message>
        <source>Safe: wherever Black lands, none of yours can be pinned.</source>
        <translation>Güvende: Siyah nereye gelirse gelsin pulunuzu hapsedemez.</translation>
    </message>
    <message>
        <source>That is legal, but the checker on point {point} stands alone and could be pinned. Take it back and count the checkers that stay behind, too.</source>
        <translation>Böyle de oynanır, ama {point}. hanedeki pul yalnız ve hapsedilebilir. Geri alın; geride kalan pulları da hesaba katın.</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>The last checker on its starting point is called the mother. Black’s mother stands alone on your point 1, where all the black checkers started. Your own checkers have all left point 24.</source>
        <translation>Başlangıç hanesindeki son pula ana pul, kısaca ana denir. Siyahın ana pulu, bütün pullarının başladığı sizin 1. hanenizde yalnız duruyor. Sizin pullarınızın hepsi 24. haneden ayrıldı.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Pin Black’s mother.</source>
        <translation>Zarınız 4-3. Siyahın ana pulunu hapsedin.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s mother can still run from point 1. Take it back. The 4 from point 5 lands on it.</source>
        <translation>Böyle de oynanır, ama Siyahın ana pulu 1. haneden hâlâ kaçabilir. Geri alın. 5. haneden 4 tam onun üstüne gelir.</translation>
    </message>
    <message>
        <source>Home, and off</source>
        <translation>Eve ve dışarı</translation>
    </message>
    <message>
        <source>The points 6 to 1 are your home. When all your checkers are there and none of them is pinned, you may bear them off: a 4 takes a checker off point 4, and so on. Drag it to the tray beside the board or double-click it.</source>
        <translation>6’dan 1’e kadarki haneler evinizdir. Bütün pullarınız oradaysa ve hiçbiri hapiste değilse toplayabilirsiniz: 4 zarı 4. haneden pul alır, ötekiler de öyle. Tahtanın yanındaki yuvaya sürükleyin ya da çift tıklayın.</translation>
    </message>
    <message>
        <source>Your first checker is off. Fourteen to go.</source>
        <translation>İlk pulunuz toplandı. On dört tane kaldı.</translation>
    </message>
    <message>
        <source>That is legal, but the checker on point 8 is not home, so you cannot bear off. Take it back and bring that one home first.</source>
        <translation>Böyle de oynanır, ama 8. hanedeki pul evde değil, o yüzden toplanamaz. Geri alın ve önce onu eve getirin.</translation>
    </message>
    <message>
        <source>All are home now, but you have used the second die as well. Take that back and bear a checker off with it: a 4 from point 4, a 2 from point 2.</source>
        <translation>Şimdi hepsi evde, ama ikinci zarla da pul oynadınız. Onu geri alın ve bir pul toplayın: 4. haneden 4, 2. haneden 2.</translation>
    </message>
    <message>
        <source>Larger dice</source>
        <translation>Büyük zarlar</translation>
    </message>
    <message>
        <source>If you have no checker on that point, a checker from a higher point must use the die. If there is none on a higher point either, the die takes a checker off your highest point.

You must use the dice if you can, but in which order is up to you.</source>
        <translation>Zarın hanesinde pul yoksa daha yüksek hanedeki bir pul o zarla oynar. Daha yüksekte de yoksa zar en yüksek hanenizden bir pul toplar.

Oynanabilen zarlar oynanmalıdır, ama sırası size kalmış.</translation>
    </message>
    <message>
        <source>You have rolled 6-5. Bear two checkers off.</source>
        <translation>Zarınız 6-5. İki pul toplayın.</translation>
    </message>
    <message>
        <source>Two at once. The 6 took the checker off point 6, and then the 5 was larger than your highest point. You never have to bear off while the same die can move a checker at home instead.</source>
        <translation>İkisi birden. 6 zarı 6. hanedeki pulu aldı, 5 zarı da en yüksek hanenizden büyüktü. Aynı zarla evde bir pul oynanabiliyorsa toplamak zorunlu değildir.</translation>
    </message>
    <message>
        <source>Only one is off: while a checker stood on point 6, the 5 had to move that one. Take it back and start with the 6.</source>
        <translation>Yalnız biri toplandı: 6. hanede pul varken 5 zarı onu oynatmak zorundaydı. Geri alın ve 6 ile başlayın.</translation>
    </message>
    <message>
        <source>Winning, and mars</source>
        <translation>Kazanmak ve mars</translation>
    </message>
    <message>
        <source>The first to bear off all fifteen wins the game and one point. If the opponent has not borne off any yet, it is a mars (backgammon players say gammon) and counts two. A match goes to a number of points, in Tapa usually to 5.</source>
        <translation>On beş pulun hepsini önce toplayan oyunu ve bir sayı kazanır. Rakip hiç toplamamışsa bu marstır ve iki sayılır. Maç belli bir sayıya kadar gider, Tapa’da genellikle 5’e.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black’s checkers are all home, and the first would be off next turn. Win a mars.</source>
        <translation>Zarınız 5-3. Siyahın pulları evde, sırası gelince ilkini toplayacak. Mars edin.</translation>
    </message>
    <message>
        <source>A mars and two points! Now you know all you need. The rules of each game are in the Help menu, and in a game a hint (H) shows a good move whenever you want one.</source>
        <translation>Mars, iki sayı! Artık gereken her şeyi biliyorsunuz. Her oyunun kuralları Yardım menüsünde; oyunda ipucu (H) istediğinizde iyi bir hamle gösterir.</translation>
    </message>
    <message>
        <source>One of yours is left, and Black would now bear off the first: no mars any more. Take it back and play the 5 first.</source>
        <translation>Bir pulunuz kaldı, Siyah şimdi ilkini toplar: artık mars olmaz. Geri alın ve önce 5’i oynayın.</translation>
    </message>
    <message>
        <source>Roll and move</source>
        <translation>Zar atmak ve oynamak</translation>
    </message>
    <message>
        <source>It is trapped almost until the end: your checker can leave point 1 only by bearing off, and Black cannot bear off any checker while the mother lies there. If your own mother were pinned too, the game would be a draw. In Plakoto and Mahbusa you would have won a double game at once, since none of yours is left on your own point 24.</source>
        <translation>Neredeyse sona kadar hapiste: pulunuz 1. haneden ancak toplanarak çıkar, ana orada kaldıkça Siyah da pul toplayamaz. Sizin ana pulunuz da hapiste olsaydı oyun berabere biterdi. Plakoto ve Mahbusa’da oyunu hemen iki kat kazanırdınız, çünkü 24. hanenizde pulunuz kalmadı.</translation>
    </message>
    <message>
        <source>You have rolled 4-2. Bring the checker on point 8 home with one of the dice and bear one off with the other.</source>
        <translation>Zarınız 4-2. Zarlardan biriyle 8. hanedeki pulu eve getirin, ötekiyle bir pul toplayın.</translation>
    </message>
    <message>
        <source>This is how a game of Tapa starts. The fifteen white checkers are yours. They all start on point 24 and go down the numbers: 23, 22 and so on, to point 1. The black ones start on point 1 and go the other way. The first to bring all checkers around and off the board wins.

Each die moves a checker by as many points as it shows.</source>
        <translation>Bir Tapa oyunu böyle başlar. On beş beyaz pul sizin. Hepsi 24. haneden başlar ve küçülen sayılarla ilerler: 23, 22, sonunda 1. hane. Siyahlar 1. haneden başlar ve ters yönde gider. Bütün pullarını önce dolaştırıp tahtadan toplayan kazanır.

Her zar bir pulu gösterdiği kadar hane oynatır.</translation>
    </message>
    <message>
        <source>Roll the dice: press the space bar or click Roll. Then play the 4 and the 2, with two checkers or both with the same one. Drag the checker, or click it and then where it should go; the arrow keys and Enter work too.</source>
        <translation>Zarları atın: boşluk tuşuna basın ya da “Zar at” düğmesine tıklayın. Sonra 4 ile 2’yi iki pulla ya da ikisini de aynı pulla oynayın. Pulu sürükleyin ya da önce pula, sonra gideceği yere tıklayın; ok tuşları ve Enter ile de olur.</translation>
    </message>
    <message>
        <source>That was your first turn. In a game you end it with the space bar or with a click on the dice. Here that takes you to the next position.</source>
        <translation>İlk hamleniz buydu. Oyunda hamleyi boşluk tuşuyla ya da zarlara tıklayarak bitirirsiniz. Burada bu sizi sonraki konuma götürür.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Çiftler</translation>
    </message>
    <message>
        <source>Two equal dice are a double, and a double is played four times. So 3-3 is four moves of 3: with one checker or with several, as you like.</source>
        <translation>İki eşit zar çifttir ve çift dört kez oynanır. Yani 3-3, dört tane 3 demektir: ister bir pulla, ister birkaç pulla.</translation>
    </message>
    <message>
        <source>Bring two checkers from point 24 to point 18, each with two threes.</source>
        <translation>24. haneden iki pulu 18. haneye getirin, her birini iki 3’le.</translation>
    </message>
    <message>
        <source>Good. And the two have stayed together, which matters in this game: you will soon see why.</source>
        <translation>Güzel. Üstelik ikisi birlikte geldi; bunun bu oyunda neden önemli olduğunu hemen göreceksiniz.</translation>
    </message>
    <message>
        <source>That is legal, but there are not two checkers on point 18 now. Take it back and move two checkers from 24 to 21, then both on to 18.</source>
        <translation>Böyle de oynanır, ama şimdi 18. hanede iki pul yok. Geri alın; iki pulu 24’ten 21’e, sonra ikisini 18’e oynayın.</translation>
    </message>
    <message>
        <source>A block</source>
        <translation>Kapı</translation>
    </message>
    <message>
        <source>Two or more checkers of one side on a point are a block: the other side cannot land there. Black has a block on point 10.

A checker that uses both dice touches down on the point between, so that point has to be open, too.</source>
        <translation>Bir tarafın bir hanedeki iki ya da daha çok pulu kapıdır: öteki taraf oraya giremez. Siyahın 10. hanede kapısı var.

İki zarı birden oynayan pul aradaki haneye de basar, o hane de açık olmalıdır.</translation>
    </message>
    <message>
        <source>Two of your checkers stand alone, on 16 and on 8. Bring the one on 16 to the one on 8, using the 6 and the 2.</source>
        <translation>İki pulunuz yalnız: 16 ve 8’de. 16’dakini 6 ve 2 ile 8’dekinin yanına getirin.</translation>
    </message>
    <message>
        <source>Right: the 2 first, since the 6 would have landed on the block. Now point 8 is your block and closed to Black. When no die can be used at all, the turn passes.</source>
        <translation>Doğru: önce 2, çünkü 6 kapıya gelirdi. Şimdi 8. hane sizin kapınız, Siyaha kapalı. Hiçbir zar oynanamıyorsa sıra geçer.</translation>
    </message>
    <message>
        <source>That is legal, but there is no block on point 8 now. Take it back. The 6 from point 16 ends on Black’s block, so play the 2 first, to point 14, and continue from there with the 6.</source>
        <translation>Böyle de oynanır, ama şimdi 8. hanede kapı yok. Geri alın. 16. haneden 6, Siyahın kapısına gelir; önce 2 ile 14’e, oradan 6 ile gidin.</translation>
    </message>
    <message>
        <source>A pin</source>
        <translation>Hapsetmek</translation>
    </message>
    <message>
        <source>A checker that stands alone can be pinned: you land on it, and it lies under yours. It cannot move until your last checker has left it, and until then the point is yours.

Black has left a checker alone on point 7.</source>
        <translation>Yalnız duran pul hapsedilebilir: üstüne gelirsiniz, o altta kalır. Son pulunuz gidene kadar oynayamaz ve hane o zamana kadar sizindir.

Siyah 7. hanede bir pulu yalnız bırakmış.</translation>
    </message>
    <message>
        <source>You have rolled 5-1. Pin the lone black checker.</source>
        <translation>Zarınız 5-1. Yalnız siyah pulu hapsedin.</translation>
    </message>
    <message>
        <source>Pinned; the ring shows it. Black must wait until you leave. And the checker that pins is safe, even if it is alone: it cannot be pinned itself.</source>
        <translation>Hapsedildi; halka bunu gösterir. Siyah siz gidene kadar beklemek zorunda. Hapseden pul yalnız da olsa güvendedir: kendisi hapsedilemez.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s lone checker on point 7 got away. Take it back. The 5 from point 12 lands on it, and so does the 1 from point 8.</source>
        <translation>Böyle de oynanır, ama 7. hanedeki yalnız siyah pul kurtuldu. Geri alın. 12. haneden 5 onun üstüne gelir, 8. haneden 1 de.</translation>
    </message>
    <message>
        <source>You have landed on the black checker and moved on with the same one: that leaves it free again. Take it back and let your checker stay on point 7.</source>
        <translation>Siyah pulun üstüne gelip aynı pulla yola devam ettiniz: böylece o yine serbest. Geri alın ve pulunuz 7. hanede kalsın.</translation>
    </message>
    <message>
        <source>Pinned yourself</source>
        <translation>Siz hapsedilince</translation>
    </message>
    <message>
        <source>Now it is your checker on point 15 that lies under a black one. It has to wait, and you cannot land there to help it. Click it, and the board says why it stays. Meanwhile, play with your other checkers.</source>
        <translation>Şimdi 15. hanedeki pulunuz siyah bir pulun altında. Beklemek zorunda, siz de yardıma gidemezsiniz. Tıklayın, tahta neden durduğunu söyler. Bu arada öteki pullarınızla oynayın.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Use the time to make a block on point 5.</source>
        <translation>Zarınız 6-3. Zamanı kullanın ve 5. hanede kapı alın.</translation>
    </message>
    <message>
        <source>Well done. Look: Black has rolled 4-2 and moved off your checker. It is free again and can move on your next turn.</source>
        <translation>Güzel oynadınız. Bakın: Siyah 4-2 attı ve pulunuzun üstünden kalktı. Pulunuz yine serbest, sıradaki hamlenizde oynayabilir.</translation>
    </message>
    <message>
        <source>That is legal, but there is no block on point 5 now. Take it back. One checker reaches point 5 with the 6, another with the 3.</source>
        <translation>Böyle de oynanır, ama şimdi 5. hanede kapı yok. Geri alın. Bir pul 5. haneye 6 ile, öteki 3 ile gelir.</translation>
    </message>
</context>
<context>
    <name>LessonActions</name>
    <message>
        <source>Re&amp;start</source>
        <translation>&amp;Baştan</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Geri</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>&amp;Atla</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Zar at</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Oyuna dön</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Geri a&amp;l</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Sonraki konum</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>&amp;More lessons</source>
        <translation>&amp;Başka dersler</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>“{level}” ile oyna</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Ders</translation>
    </message>
    <message>
        <source>Position {number} of {count}</source>
        <translation>Konum {number} / {count}</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>First lesson</source>
        <translation>İlk ders</translation>
    </message>
</context>
<context>
    <name>LevelCharacter</name>
    <message>
        <source>You have not played against the computer yet, so it begins in the middle.</source>
        <translation>Bilgisayara karşı henüz oynamadınız, bu yüzden ortadan başlıyor.</translation>
    </message>
    <message>
        <source>It follows your results and comes closer to you with each game.</source>
        <translation>Sonuçlarınızı izler ve her oyunla size biraz daha yaklaşır.</translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s) rate you at {rating} ± {width}.</source>
        <translation>
            <numerusform>Son %Ln oyununuza göre puanınız {rating} ± {width}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Often misses danger. Good for your first games.</source>
        <translation>Tehlikeyi sık sık gözden kaçırır. İlk oyunlarınız için uygundur.</translation>
    </message>
    <message>
        <source>Misses less but is still easy to surprise.</source>
        <translation>Daha az şey kaçırır ama kolayca gafil avlanır.</translation>
    </message>
    <message>
        <source>Plays for fun and makes plenty of mistakes.</source>
        <translation>Eğlence için oynar ve çok hata yapar.</translation>
    </message>
    <message>
        <source>Knows the usual moves and fails in hard positions.</source>
        <translation>Bilinen hamleleri bilir, zor konumlarda bocalar.</translation>
    </message>
    <message>
        <source>Makes few big mistakes in simple positions.</source>
        <translation>Basit konumlarda büyük hatayı az yapar.</translation>
    </message>
    <message>
        <source>Plays well and goes wrong when it gets complicated.</source>
        <translation>İyi oynar, iş karışınca yanılır.</translation>
    </message>
    <message>
        <source>Sees most dangers and takes advantage of your mistakes.</source>
        <translation>Tehlikelerin çoğunu görür ve hatalarınızdan yararlanır.</translation>
    </message>
    <message>
        <source>Punishes careless moves; small mistakes remain.</source>
        <translation>Dikkatsiz hamleleri cezalandırır; küçük hataları kalır.</translation>
    </message>
    <message>
        <source>Makes few mistakes, and only in hard positions.</source>
        <translation>Az hata yapar, o da yalnızca zor konumlarda.</translation>
    </message>
    <message>
        <source>Plays the move that looks best, without looking ahead.</source>
        <translation>İleriye bakmadan, en iyi görünen hamleyi oynar.</translation>
    </message>
    <message>
        <source>Looks one move ahead, at each of your rolls.</source>
        <translation>Bir hamle ileriye, atabileceğiniz her zara bakar.</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>İki hamle ileriye bakar.</translation>
    </message>
    <message>
        <source>Looks two moves ahead and plays the best moves out many times. The strongest level.</source>
        <translation>İki hamle ileriye bakar ve en iyi hamleleri defalarca oynatıp dener. En güçlü düzey.</translation>
    </message>
</context>
<context>
    <name>LevelSlider</name>
    <message>
        <source>About as strong as me</source>
        <translation>Yaklaşık benim kadar güçlü</translation>
    </message>
    <message>
        <source>The level follows your results, by a step or two a game at most</source>
        <translation>Düzey sonuçlarınızı izler, oyun başına en çok bir iki adım</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Acemi</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Öğrenci</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amatör</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Müdavim</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Dengeli</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Becerikli</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation>Deneyimli</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Güçlü</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Kıdemli</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Uzman</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Usta</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Büyük usta</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Şampiyon</translation>
    </message>
</context>
<context>
    <name>LoadingNotice</name>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} okunuyor…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log file cannot be written.</source>
        <translation>Günlük dosyasına yazılamıyor.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Oyun</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Hamle</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Koç</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>Ko&amp;num</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Dışa aktar</translation>
    </message>
</context>
<context>
    <name>MessageRow</name>
    <message>
        <source>Show the list</source>
        <translation>Listeyi göster</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Bu iletiyi kapatır</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>Opening</source>
        <translation>Açılış</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Oyun ortası</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Hapisler</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Yarış</translation>
    </message>
    <message>
        <source>Missed pins</source>
        <translation>Kaçırılan hapisler</translation>
    </message>
    <message>
        <source>Mother</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Blots</source>
        <translation>Açık pullar</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Kapılar</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Yığınlar</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>Geride kalma</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Pul toplama</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Küp</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Diğer</translation>
    </message>
    <message>
        <source>Your PR in each game. Lower is better.</source>
        <translation>Her oyundaki PR değeriniz. Düşük olan daha iyidir.</translation>
    </message>
    <message>
        <source>Levels that play like that: {levels}.</source>
        <translation>Böyle oynayan düzeyler: {levels}.</translation>
    </message>
    <message>
        <source>{game}: {level}</source>
        <translation>{game}: {level}</translation>
    </message>
    <message>
        <source>Your PR in each phase. You lose most in this one: {phase}, {share} of the total. Its positions come back in Practice.</source>
        <translation>Her evrede PR değeriniz. En çok bu evrede kaybediyorsunuz: {phase}, toplamın {share} kadarı. Konumları Alıştırma’da yine karşınıza çıkar.</translation>
    </message>
    <message>
        <source>You made no mistakes in the reviewed games.</source>
        <translation>İncelenmiş oyunlarda hatanız yok.</translation>
    </message>
    <message>
        <source>What costs you most: {kind}, {share} of all mistakes. Watch out for it in your next games.</source>
        <translation>En çok kaybettiren: {kind}, bütün hataların {share} kadarı. Sonraki oyunlarda buna dikkat edin.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>White</source>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>subject of a sentence</comment>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>White</source>
        <comment>subject of a sentence</comment>
        <translation>Beyaz</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>subject of a sentence</comment>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>{white} – {black}</source>
        <translation>{white} – {black}</translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation>Düzey: {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln sayı</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, unlimited</source>
        <translation>{game}, sınırsız</translation>
    </message>
    <message>
        <source>{game}, a single game</source>
        <translation>{game}, tek oyun</translation>
    </message>
    <message>
        <source>{game}, match to {target}</source>
        <translation>{game}, {target} sayılık maç</translation>
    </message>
    <message numerus="yes">
        <source>%n games in turn</source>
        <translation>
            <numerusform>Sırayla %Ln oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, checkers counted</source>
        <translation>{game}, pul sayılır</translation>
    </message>
    <message>
        <source>Game {number} of {count}: {game}</source>
        <translation>Oyun {number}/{count}: {game}</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Sırada: {game}</translation>
    </message>
    <message>
        <source>{match} · game {number}</source>
        <translation>{match} · {number}. oyun</translation>
    </message>
    <message>
        <source>{match} · game {number}, the Crawford game</source>
        <translation>{match} · {number}. oyun, Crawford oyunu</translation>
    </message>
    <message>
        <source>{match} · game {number}, {game}</source>
        <translation>{match} · {number}. oyun, {game}</translation>
    </message>
    <message>
        <source>{white} {score} : {other} {black}</source>
        <translation>{white} {score} : {other} {black}</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>Crawford oyunu</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Bilgisayar</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Yeni maç</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Keep the current match (Esc)</source>
        <translation>Şimdiki maçta kalır (Esc)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Oyna</translation>
    </message>
    <message>
        <source>Start this match (Enter)</source>
        <translation>Bu maçı başlatır (Enter)</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>&amp;Daha fazla</translation>
    </message>
    <message>
        <source>House rules and who rolls the dice</source>
        <translation>Yöresel kurallar ve zarları kimin attığı</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Program atar</translation>
    </message>
    <message>
        <source>I roll real dice and type them in</source>
        <translation>Gerçek zar atıp kendim gireceğim</translation>
    </message>
    <message>
        <source>Who rolls the dice</source>
        <translation>Zarları kimin attığı</translation>
    </message>
    <message>
        <source>&amp;Your word for the dice (optional)</source>
        <translation>Zarlar için &amp;kelimeniz (isteğe bağlı)</translation>
    </message>
    <message>
        <source>The game whose house rules are shown</source>
        <translation>Yöresel kuralları gösterilen oyun</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Maç</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Yöresel kurallar</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Zarlar</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Not</translation>
    </message>
    <message>
        <source>Note on {move}</source>
        <translation>Not: {move}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Kaydet</translation>
    </message>
    <message>
        <source>Keep the note with the match (Enter; Shift+Enter starts a new line)</source>
        <translation>Notu maçla birlikte saklar (Enter; Shift+Enter yeni satır başlatır)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>K&amp;aldır</translation>
    </message>
    <message>
        <source>Remove this note</source>
        <translation>Bu notu kaldırır</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>A note can have at most {most} characters; this text has {count}.</source>
        <translation>Bir not en çok {most} karakter olabilir; bu metin {count} karakter.</translation>
    </message>
    <message>
        <source>Characters that cannot be shown were left out.</source>
        <translation>Gösterilemeyen karakterler çıkarıldı.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Start of the game</source>
        <translation>Oyunun başı</translation>
    </message>
    <message>
        <source>{side}: {move}</source>
        <translation>{side}: {move}</translation>
    </message>
    <message>
        <source>This move is no longer in the match on the board: copy the note elsewhere.</source>
        <translation>Bu hamle artık tahtadaki maçta yok: notu başka bir yere kopyalayın.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The seed in this file does not match its SHA-256: the file was changed and proves nothing.</source>
        <translation>Bu dosyadaki gizli sayı, yanında yazan SHA-256’yı vermiyor: dosya değiştirilmiş, hiçbir şey kanıtlamaz.</translation>
    </message>
    <message>
        <source>{name} cannot be saved.</source>
        <translation>{name} kaydedilemiyor.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>{name} kaydedildi.</translation>
    </message>
    <message>
        <source>A match cannot be added to the history now. The program will try again at the next start.</source>
        <translation>Bir maç şimdi geçmişe alınamıyor. Program sonraki açılışta yeniden deneyecek.</translation>
    </message>
    <message>
        <source>The history cannot be saved now. It will be updated as soon as possible.</source>
        <translation>Geçmiş şimdi kaydedilemiyor. Olanak bulununca güncellenecek.</translation>
    </message>
    <message>
        <source>The history is saved again.</source>
        <translation>Geçmiş yeniden kaydediliyor.</translation>
    </message>
    <message>
        <source>The history was damaged and is being rebuilt from the matches. The old file is kept as {}.</source>
        <translation>Geçmiş bozulmuş, maçlardan yeniden oluşturuluyor. Eski dosya {} adıyla saklandı.</translation>
    </message>
    <message>
        <source>The computer cannot play. Undo or let someone else play its side.</source>
        <translation>Bilgisayar oynayamıyor. Geri alın ya da yerine başkası oynasın.</translation>
    </message>
    <message>
        <source>The last entry of this match is incomplete and was left out.</source>
        <translation>Bu maçın son kaydı yarım kalmış ve atlandı.</translation>
    </message>
    <message>
        <source>The match {name} is being played in another window.</source>
        <translation>{name} maçı başka bir pencerede oynanıyor.</translation>
    </message>
    <message>
        <source>process {process} on {machine}</source>
        <translation>{machine} üzerinde {process} numaralı işlem</translation>
    </message>
    <message>
        <source>The computer cannot play this game. You now play for it.</source>
        <translation>Bilgisayar bu oyunu oynayamıyor. Bundan sonra onun yerine siz oynuyorsunuz.</translation>
    </message>
    <message>
        <source>The computer cannot play some games. Two people can still play them.</source>
        <translation>Bilgisayar bazı oyunları oynayamıyor. İki kişi bu oyunları yine de oynayabilir.</translation>
    </message>
    <message>
        <source>This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.</source>
        <translation>Bu dosyada, kelime yazılmadan önce gösterilen SHA-256 yok: dosya değiştirilmiş, hiçbir şey kanıtlamaz.</translation>
    </message>
    <message>
        <source>The settings cannot be read and were replaced by the defaults. The file is kept as {}</source>
        <translation>Ayarlar okunamadı, yerlerine varsayılanlar kondu. Dosya {} adıyla saklandı</translation>
    </message>
    <message>
        <source>The match {name} is damaged. It is kept as {kept}.</source>
        <translation>{name} maçı bozulmuş. {kept} adıyla saklandı.</translation>
    </message>
    <message>
        <source>The match {name} is damaged and continues from before the damage. The old file is kept as {kept}.</source>
        <translation>{name} maçı bozulmuş, öncesinden sürüyor. Eski dosya {kept} adıyla saklandı.</translation>
    </message>
    <message>
        <source>This text ends before the match does. If there was more, it has been cut off.</source>
        <translation>Bu metin maçtan önce bitiyor. Devamı olmalıysa, metin kesilmiş.</translation>
    </message>
    <message>
        <source>The match was read only up to a line that cannot be read.</source>
        <translation>Maç, okunamayan bir satıra kadar okundu.</translation>
    </message>
    <message>
        <source>The match was read, but one of its games counts differently here.</source>
        <translation>Maç okundu, ama bir oyun burada başka sayılıyor.</translation>
    </message>
    <message>
        <source>This text has {count} matches. The first is open; the others are under Game ▸ Resume.</source>
        <translation>Bu metinde {count} maç var. İlki açık; ötekiler Oyun ▸ Sürdür menüsünde.</translation>
    </message>
    <message>
        <source>The file {name} cannot be saved any further. The match continues in a new file.</source>
        <translation>{name} dosyasına artık kaydedilemiyor. Maç yeni bir dosyada sürüyor.</translation>
    </message>
    <message>
        <source>The last entry was incomplete when the program stopped. It is kept as {}.</source>
        <translation>Program durduğunda son kayıt yarım kalmış. {} adıyla saklandı.</translation>
    </message>
    <message>
        <source>A damaged file cannot be renamed.</source>
        <translation>Bozuk dosya yeniden adlandırılamıyor.</translation>
    </message>
    <message>
        <source>{name} cannot be opened.</source>
        <translation>{name} açılamıyor.</translation>
    </message>
    <message>
        <source>The match in progress cannot be found. All matches are under Game ▸ Resume.</source>
        <translation>Süren maç bulunamıyor. Bütün maçlar Oyun ▸ Sürdür menüsünde.</translation>
    </message>
    <message>
        <source>Another program has changed the file of this match. The match continues in a new file.</source>
        <translation>Başka bir program bu maçın dosyasını değiştirdi. Maç yeni bir dosyada sürüyor.</translation>
    </message>
    <message>
        <source>The copy cannot be saved.</source>
        <translation>Kopya kaydedilemiyor.</translation>
    </message>
    <message>
        <source>A copy of this match is saved.</source>
        <translation>Bu maçın bir kopyası kaydedildi.</translation>
    </message>
    <message>
        <source>It contains the secret seed: anyone who reads it can know the rolls to come.</source>
        <translation>Gizli sayıyı içeriyor: okuyan, gelecek zarları bilebilir.</translation>
    </message>
    <message>
        <source>This match is already on the board.</source>
        <translation>Bu maç zaten tahtada.</translation>
    </message>
    <message>
        <source>A finished match cannot be filed with the others.</source>
        <translation>Bitmiş bir maç ötekilerin yanına konamaz.</translation>
    </message>
    <message>
        <source>This window has been closed, so the match is no longer saved.</source>
        <translation>Bu pencere kapatıldı; maç artık kaydedilmiyor.</translation>
    </message>
    <message>
        <source>The match cannot be saved now. Play on: it will be saved as soon as possible.</source>
        <translation>Maç şimdi kaydedilemiyor. Oynamayı sürdürün: olanak bulununca kaydedilecek.</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>Maç yeniden kaydediliyor.</translation>
    </message>
    <message>
        <source>The computer plays more weakly or slowly than it could: a file that it needs cannot be used.</source>
        <translation>Bilgisayar olabileceğinden zayıf ya da yavaş oynuyor: gereken bir dosya kullanılamıyor.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n messages about these files.</source>
        <translation>
            <numerusform>Bu dosyalarla ilgili %Ln ileti var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be opened.</source>
        <translation>
            <numerusform>%Ln dosya açılamadı.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of your matches folder is not UTF-8. Matches are saved there, but file dialogs cannot open it.</source>
        <translation>Maçlarınızın bulunduğu klasörün adı UTF-8 değil. Maçlar oraya kaydediliyor, ama dosya pencereleri bu klasörü açamıyor.</translation>
    </message>
    <message>
        <source>This match cannot be played.</source>
        <translation>Bu maç oynanamaz.</translation>
    </message>
    <message>
        <source>There is no player with that name or level.</source>
        <translation>Bu adda bir oyuncu ya da düzey yok.</translation>
    </message>
    <message>
        <source>This match has reached the maximum length of a file. It is kept, and a new match starts.</source>
        <translation>Maç, dosyasının izin verdiği kadar uzadı. Maç saklandı, yenisi başlıyor.</translation>
    </message>
    <message>
        <source>The computer plays at another level, since this program does not know {level}.</source>
        <translation>Program {level} düzeyini tanımadığı için bilgisayar başka düzeyde oynuyor.</translation>
    </message>
    <message>
        <source>The settings cannot be saved. They apply until you close the program.</source>
        <translation>Ayarlar kaydedilemiyor; program kapanana kadar geçerli.</translation>
    </message>
    <message>
        <source>Some settings are invalid and were replaced by the defaults. The file is kept as {}</source>
        <translation>Bazı ayarlar geçersizdi, yerlerine varsayılanlar kondu. Dosya {} adıyla saklandı</translation>
    </message>
    <message>
        <source>The board “{key}” cannot be shown.</source>
        <translation>“{key}” tahtası gösterilemiyor.</translation>
    </message>
    <message>
        <source>The checkers “{key}” cannot be shown.</source>
        <translation>“{key}” pulları gösterilemiyor.</translation>
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
        <translation>%{number}</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Galibiyet</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Beraberlik</translation>
    </message>
    <message>
        <source>Mars or mother</source>
        <translation>Mars ya da ana</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Mars</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Katmerli</translation>
    </message>
    <message>
        <source>Capote</source>
        <translation>Kapot</translation>
    </message>
    <message>
        <source>draw {number}</source>
        <translation>berabere {number}</translation>
    </message>
    <message>
        <source>mars won {mine}, lost {theirs}</source>
        <translation>mars: kazanılan {mine}, kaybedilen {theirs}</translation>
    </message>
    <message>
        <source>mars or mother won {mine}, lost {theirs}</source>
        <translation>mars ya da ana: kazanılan {mine}, kaybedilen {theirs}</translation>
    </message>
    <message>
        <source>triple won {mine}, lost {theirs}</source>
        <translation>katmerli: kazanılan {mine}, kaybedilen {theirs}</translation>
    </message>
    <message>
        <source>capote won {mine}, lost {theirs}</source>
        <translation>kapot: kazanılan {mine}, kaybedilen {theirs}</translation>
    </message>
    <message>
        <source>win {number}</source>
        <translation>galibiyet {number}</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>&amp;Openings…</source>
        <translation>Aç&amp;ılışlar…</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Mars</translation>
    </message>
    <message>
        <source>How often the game is then won by a mars, in Plakoto and Mahbusa also by the mother</source>
        <translation>Oyunun bundan sonra ne sıklıkla marsla, Plakoto ve Hapis’te anayla da kazanıldığı</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Güçlüler</translation>
    </message>
    <message>
        <source>How often the levels Strong and Veteran make this move, counted</source>
        <translation>Güçlü ve Kıdemli düzeylerinin bu hamleyi gerçekte ne sıklıkla oynadığı</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Benimkiler</translation>
    </message>
    <message>
        <source>How often you have made this move, and how many of these games you won</source>
        <translation>Bu hamleyi kaç kez oynadığınız ve bu oyunların kaçını kazandığınız</translation>
    </message>
    <message>
        <source>Here the game left the book.</source>
        <translation>Oyun burada kitaptan ayrıldı.</translation>
    </message>
    <message>
        <source>Here you left the book.</source>
        <translation>Burada siz kitaptan ayrıldınız.</translation>
    </message>
    <message>
        <source>Here your opponent left the book.</source>
        <translation>Burada rakibiniz kitaptan ayrıldı.</translation>
    </message>
    <message>
        <source>The book ends here; this is how the computer sees it now.</source>
        <translation>Kitap burada bitiyor; bilgisayar konumu şimdi böyle görüyor.</translation>
    </message>
    <message>
        <source>The book ends here. Choose a roll.</source>
        <translation>Kitap burada bitiyor. Bir zar seçin.</translation>
    </message>
    <message>
        <source>Choose a roll. Those in the book show the points of their best move.</source>
        <translation>Bir zar seçin. Kitapta olanlarda en iyi hamlelerinin kaç sayı ettiği yazar.</translation>
    </message>
    <message>
        <source>The points of the book leave the Jacoby rule out.</source>
        <translation>Kitaptaki sayılar Jacoby kuralını hesaba katmaz.</translation>
    </message>
    <message>
        <source>{play}: {reasons}</source>
        <translation>{play}: {reasons}</translation>
    </message>
    <message>
        <source>About as good: {play}.</source>
        <translation>Aşağı yukarı aynı derecede iyi: {play}.</translation>
    </message>
    <message>
        <source>It is worth {lead} more than {play}.</source>
        <translation>Değeri, {play} hamlesininkinden {lead} fazla.</translation>
    </message>
    <message>
        <source>The book does not have this move.</source>
        <translation>Bu hamle kitapta yok.</translation>
    </message>
    <message>
        <source>Equity in points, and half the width of its 95% interval: {equity}</source>
        <translation>Sayı olarak beklenti ve %95 aralığının yarı genişliği: {equity}</translation>
    </message>
    <message>
        <source>You have not made this move here.</source>
        <translation>Burada bu hamleyi oynamadınız.</translation>
    </message>
    <message>
        <source>Made: {games}. Won: {won}. Points: {points}.</source>
        <translation>Oynandı: {games}. Kazanıldı: {won}. Sayı: {points}.</translation>
    </message>
</context>
<context>
    <name>OpeningsController</name>
    <message>
        <source>Save this page</source>
        <translation>Bu sayfayı kaydet</translation>
    </message>
</context>
<context>
    <name>OpeningsPanel</name>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>The game whose openings are shown</source>
        <translation>Açılışları gösterilen oyun</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Nedenler</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>Açılışlar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Geri</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>İle&amp;ri</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Tahtayı çevir</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>Konumu &amp;kopyala</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>&amp;PDF olarak kaydet…</translation>
    </message>
</context>
<context>
    <name>OrderBox</name>
    <message>
        <source>Game {number}</source>
        <translation>{number}. oyun</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Başka yok</translation>
    </message>
</context>
<context>
    <name>PR</name>
    <message>
        <source>{level} or better</source>
        <translation>{level} ya da daha iyi</translation>
    </message>
    <message>
        <source>levels not measured in this game</source>
        <translation>düzeyler bu oyunda ölçülmedi</translation>
    </message>
    <message>
        <source>PR {rate} (plays like {level})</source>
        <translation>PR {rate} (düzey: {level})</translation>
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
        <translation>Duraklatıldı; sürdürmek için P. Kendiniz oynamak için Oyun menüsü</translation>
    </message>
    <message>
        <source>P pauses. To take over, use the Game menu</source>
        <translation>Duraklatmak için P. Kendiniz oynamak için Oyun menüsü</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>Sü&amp;rdür</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Du&amp;raklat</translation>
    </message>
</context>
<context>
    <name>PackChooser</name>
    <message>
        <source>What to practise</source>
        <translation>Ne çalışılacak</translation>
    </message>
    <message>
        <source>&amp;Import a pack…</source>
        <translation>Set &amp;içe aktar…</translation>
    </message>
    <message>
        <source>&amp;Export this pack…</source>
        <translation>Bu seti &amp;dışa aktar…</translation>
    </message>
    <message>
        <source>&amp;Remove this pack</source>
        <translation>Bu seti &amp;kaldır</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Benim hatalarım</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Konu</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Zorluk</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} okunuyor…</translation>
    </message>
    <message>
        <source>This pack was not imported. {why}</source>
        <translation>Bu set içe aktarılmadı. {why}</translation>
    </message>
    <message>
        <source>This pack cannot be read. {why}</source>
        <translation>Bu set okunamıyor. {why}</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Bütün konular</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Her zorluk</translation>
    </message>
    <message>
        <source>Import a pack of positions</source>
        <translation>Konum seti içe aktar</translation>
    </message>
    <message>
        <source>Export this pack of positions</source>
        <translation>Bu konum setini dışa aktar</translation>
    </message>
    <message>
        <source>This pack was not removed. {why}</source>
        <translation>Bu set kaldırılmadı. {why}</translation>
    </message>
    <message>
        <source>Packs of positions (*.txt)</source>
        <translation>Konum setleri (*.txt)</translation>
    </message>
    <message>
        <source>Import, export or remove packs</source>
        <translation>Setleri içe aktarır, dışa aktarır ya da kaldırır</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The page with the rules of {game} cannot be shown.</source>
        <translation>{game} kuralları sayfası gösterilemiyor.</translation>
    </message>
    <message>
        <source>The page about strategy cannot be shown.</source>
        <translation>Strateji sayfası gösterilemiyor.</translation>
    </message>
    <message>
        <source>The page about the dice cannot be shown.</source>
        <translation>Zarlar sayfası gösterilemiyor.</translation>
    </message>
    <message>
        <source>The page about your own boards cannot be shown.</source>
        <translation>Kendi tahtalarınız sayfası gösterilemiyor.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>İşlem</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuş</translation>
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
        <translation># Tuşlar

Boşluk sıradaki işi yapar: zar atar, hamlenizi bitirir, sonraki oyunu başlatır.

Tab pencerede gezdirir, F6 tahtaya götürür. Orada:

- **ok tuşları** sıra boyunca ve öteki sıraya, Home ve End sıranın uçlarına gider;
- **Page Down** ve **Page Up** bir şey yapılabilecek yere atlar;
- **Enter** pulu kaldırır ve bulunduğunuz yere bırakır; Esc geri koyar. Kaldıracak ya da bırakacak şey yoksa Enter da boşluk gibi sıradaki işi yapar;
- **1**–**6** rakamları kaldırılan pulu, yoksa bulunduğunuz yerdekini o zarla oynar.

Aynı tuşlarla bir konum da kurulur; orada Enter bir pul koyar, Shift’le karşı tarafın pulunu; Delete bir pulu kaldırır.

Gerçek tahtada attığınız zarlar **1**–**6** rakamlarıyla girilir; Backspace ilkini geri alır.</translation>
    </message>
    <message>
        <source># Mouse

- **Drag** a checker to a point that lights up, even by several dice at once.
- Or **click** a checker, then where it should go. A checker that can go to only one point needs one click.
- **Double-click** a checker to bear it off.
- **Click** beside the checkers to roll the dice; click the dice to end your turn.
- **Click** the doubling cube to double, and *Take* or *Drop* to answer.</source>
        <translation># Fare

- Pulu ışıklı bir haneye **sürükleyin**, birkaç zarı birden oynayarak da.
- Ya da bir pula, sonra gideceği yere **tıklayın**. Gidebileceği tek yer olan pula bir kez tıklamak yeter.
- Pulu toplamak için **çift tıklayın**.
- Zar atmak için pulların yanına **tıklayın**; hamlenizi bitirmek için zarlara tıklayın.
- Katlamak için katlama küpüne, yanıt için *Kabul* ya da *Çekil* üstüne **tıklayın**.</translation>
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

Tapa, Plakoto ve sekiz akraba oyun; bilgisayara ya da yanınızdaki arkadaşa karşı.

MIT lisanslı özgür yazılım. Tamamen çevrimdışı çalışır.

- Maçlar: `{data}`
- Günlük dosyası: `{log}`
- Python {python}, Qt {qt}
</translation>
    </message>
    <message>
        <source>It is built with Qt, which is under the LGPL, version 3: you may replace its libraries with others. Every package contains all licences and says where the source code is.</source>
        <translation>LGPL sürüm 3 lisanslı Qt ile yapılmıştır: kitaplıklarının yerine başkaları konabilir. Her paket, bütün lisansların metinlerini içerir ve kaynak kodların nerede olduğunu söyler.</translation>
    </message>
    <message>
        <source>Home page: {address}</source>
        <translation>Web sayfası: {address}</translation>
    </message>
    <message>
        <source>Report an error: {address}</source>
        <translation>Hata bildirimi: {address}</translation>
    </message>
</context>
<context>
    <name>PartnerLesson</name>
    <message>
        <source>Lesson: {games}</source>
        <translation>Ders: {games}</translation>
    </message>
    <message>
        <source>Points at home</source>
        <translation>Evdeki kapılar</translation>
    </message>
    <message>
        <source>This is how Portes and Tabla start. You go down the numbers from 24 to 1; Black goes the other way. Two checkers close a point to the opponent; a lone one can be hit and then has to start again. So close points at home and leave few checkers alone.</source>
        <translation>Portes ve Tavla böyle başlar. Siz 24’ten 1’e doğru inersiniz, Siyah ters yönde gider. İki pul haneyi rakibe kapatır; açık pul kırılabilir ve yeniden başlamak zorunda kalır. Onun için evde kapı alın, az açık pul bırakın.</translation>
    </message>
    <message>
        <source>You have rolled 3-1. Close point 5.</source>
        <translation>Zarınız 3-1. 5. haneyi kapatın.</translation>
    </message>
    <message>
        <source>Points 5, 6 and 8 are yours now, and the two black checkers on point 1 will find it hard to get past them. None of yours stands alone.</source>
        <translation>Artık 5, 6 ve 8 sizin; 1. hanedeki iki siyah pul bunları zor geçer. Açık pulunuz da yok.</translation>
    </message>
    <message>
        <source>That is legal, but point 5 is not closed. Take it back and move one checker there from 8 and one from 6.</source>
        <translation>Böyle de oynanır, ama 5. hane kapalı değil. Geri alın; oraya 8’den bir, 6’dan bir pul getirin.</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>Kırmak</translation>
    </message>
    <message>
        <source>Land on a lone black checker and you hit it: it goes to the bar, the middle of the board. Black must bring it in again before doing anything else and loses all the ground it had gained.</source>
        <translation>Açık bir siyah pulun üstüne gelirseniz onu kırarsınız: tahtanın ortasına çıkar. Siyah her şeyden önce onu sokmalıdır, geldiği bütün yol da boşa gitmiştir.</translation>
    </message>
    <message>
        <source>You have rolled 6-1. Hit the checker on point 7 and close that point.</source>
        <translation>Zarınız 6-1. 7. hanedeki pulu kırın ve o haneyi kapatın.</translation>
    </message>
    <message>
        <source>Hit, and your two checkers are safe there. Look: Black has rolled 6-3. A 6 enters on your point 6, which is closed, so only the 3 brings the checker in.</source>
        <translation>Kırıldı, oradaki iki pulunuz da güvende. Bakın: Siyahın zarı 6-3. 6 ile sizin 6. hanenize girilir, orası kapalı; bu yüzden pul yalnız 3 ile girer.</translation>
    </message>
    <message>
        <source>That is legal, but you do not have two checkers on point 7. Take it back. The 6 from 13 lands there, and so does the 1 from 8.</source>
        <translation>Böyle de oynanır, ama 7. hanede iki pulunuz yok. Geri alın. 13’ten 6 oraya gelir, 8’den 1 de.</translation>
    </message>
    <message>
        <source>From the bar</source>
        <translation>Kırık pul</translation>
    </message>
    <message>
        <source>One of your checkers was hit. Until it is in, no other may move. A die brings it in on 25 minus the die: a 4 on point 21, a 3 on 22. A checker that enters can hit, too.</source>
        <translation>Bir pulunuz kırıldı. O girene kadar başka pul oynayamaz. Pul, 25 eksi zar hanesinden girer: 4 ile 21’e, 3 ile 22’ye. Giren pul da kırabilir.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Enter so that you hit a black checker.</source>
        <translation>Zarınız 4-3. Bir siyah pulu kırarak girin.</translation>
    </message>
    <message>
        <source>Well hit. Now that checker is on the bar, and Black must bring it in before anything else.</source>
        <translation>Güzel kırdınız. Şimdi Siyahın kırık pulu var; her şeyden önce onu sokmak zorunda.</translation>
    </message>
    <message>
        <source>That is legal, but the black checker on point 22 is still there. Take it back and enter with the 3.</source>
        <translation>Böyle de oynanır, ama 22. hanedeki siyah pul hâlâ orada. Geri alın ve 3 ile girin.</translation>
    </message>
    <message>
        <source>The first checker</source>
        <translation>İlk pul</translation>
    </message>
    <message>
        <source>In Fevga nothing is hit or pinned: a point with a single black checker is closed to you. Both sides go the same way round; Black starts on your point 12. Your first checker runs alone until it has passed that point. Only then may others leave point 24.</source>
        <translation>Fevga’da pul kırılmaz, hapsedilmez: tek bir siyah pulun durduğu hane bile size kapalıdır. İki taraf aynı yönde gider; Siyah sizin 12. hanenizden başlar. İlk pulunuz o haneyi geçene kadar yalnız koşar. Ancak ondan sonra başkaları 24’ten ayrılabilir.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Bring the first checker past Black’s start and let the second one leave.</source>
        <translation>Zarınız 4-3. İlk pulu Siyahın başlangıcından öteye geçirin, ikincisini de yola çıkarın.</translation>
    </message>
    <message>
        <source>Right: with the 4 it has passed, and for the 3 all checkers were free.</source>
        <translation>Doğru: 4 ile geçti, 3 için bütün pullar serbestti.</translation>
    </message>
    <message>
        <source>That is legal, but the second checker still stands on 24. Take it back and play the 3 from there.</source>
        <translation>Böyle de oynanır, ama ikinci pul hâlâ 24’te. Geri alın ve 3’ü oradan oynayın.</translation>
    </message>
    <message>
        <source>A row of six</source>
        <translation>Art arda altı</translation>
    </message>
    <message>
        <source>One checker holds a point. Six of them in a row hold back whatever is behind them, since no die is larger than 6. Nine black checkers still stand on point 12.</source>
        <translation>Bir pul haneyi tutar. Art arda altısı, arkalarında ne varsa durdurur, çünkü 6’dan büyük zar yoktur. Dokuz siyah pul hâlâ 12. hanede.</translation>
    </message>
    <message>
        <source>You have rolled 5-4. Hold all six points from 11 to 6.</source>
        <translation>Zarınız 5-4. 11’den 6’ya kadarki altı hanenin hepsini tutun.</translation>
    </message>
    <message>
        <source>None of the nine can move as long as the six stand. You may build such a row here because Black has other checkers on the way: a side whose fifteen checkers all stand on one point may not be locked in.</source>
        <translation>Altısı durdukça dokuzundan hiçbiri oynayamaz. Burada böyle bir sıra kurabilirsiniz, çünkü Siyahın yolda başka pulları var: on beş pulu da tek hanede duran taraf kilitlenemez.</translation>
    </message>
    <message>
        <source>That is legal, but one of the six points is empty. Take it back. The 5 from 16 fills point 11; let the 4 leave the others as they are.</source>
        <translation>Böyle de oynanır, ama altı haneden biri boş. Geri alın. 16’dan 5, 11. haneyi doldurur; 4 ötekileri olduğu gibi bıraksın.</translation>
    </message>
    <message>
        <source>Not all six at the start</source>
        <translation>Başlangıçta altısı birden olmaz</translation>
    </message>
    <message>
        <source>On your first six points, 24 to 19, Black passes by with every checker. So it is forbidden to end a move with checkers on all six. You hold five of them.</source>
        <translation>İlk altı hanenizden, 24’ten 19’a kadar, Siyahın her pulu geçer. Onun için bir hamleyi altısında da pulla bitirmek yasaktır. Siz beşini tutuyorsunuz.</translation>
    </message>
    <message>
        <source>You have rolled 5-1. Leave the five points as they are and move both checkers on point 10.</source>
        <translation>Zarınız 5-1. Beş haneyi olduğu gibi bırakın, 10. hanedeki iki pulu da oynayın.</translation>
    </message>
    <message>
        <source>You keep a wall of five, and your checkers from point 10 are almost home. Where the rules hold a checker back, the board says why when you point at it.</source>
        <translation>Beşlik duvarınız duruyor, 10. hanedeki pullarınız da neredeyse evde. Kurallar bir pulu tutuyorsa, üstüne gelince tahta nedenini söyler.</translation>
    </message>
    <message>
        <source>That is legal, but a checker is still on point 10. Take it back and play both dice from there.</source>
        <translation>Böyle de oynanır, ama 10. hanede hâlâ bir pul var. Geri alın ve iki zarı da oradan oynayın.</translation>
    </message>
    <message>
        <source>A chain</source>
        <translation>Zincir</translation>
    </message>
    <message>
        <source>Gul Bara is played like Fevga, but any checker may leave point 24 at once, and rows have no limit. What is special is the chain: from your fourth roll on, a double runs on. After four fives come four sixes, in the same turn; after four fours come four fives and four sixes.</source>
        <translation>Gülbahar Fevga gibi oynanır, ama her pul 24’ten hemen ayrılabilir ve sıraların sınırı yoktur. Özelliği zincirdir: dördüncü zarınızdan itibaren çift sürer. Dört tane 5’ten sonra aynı hamlede dört tane 6 gelir; dört tane 4’ten sonra dört tane 5 ve dört tane 6.</translation>
    </message>
    <message>
        <source>You have rolled 5-5. Play the four fives so that two checkers reach point 14.</source>
        <translation>Zarınız 5-5. Dört 5’i, iki pul 14. haneye varacak biçimde oynayın.</translation>
    </message>
    <message>
        <source>All four were played, so you would go on with four sixes now. What you cannot play of them would go to Black.</source>
        <translation>Dördü de oynandı; oyunda şimdi dört tane 6 ile sürdürürdünüz. Oynayamadıklarınız Siyaha geçerdi.</translation>
    </message>
    <message>
        <source>That is legal, but it is not what was asked for. Take it back. Move two checkers from 24 to 19 and two from 19 to 14.</source>
        <translation>Böyle de oynanır, ama istenen bu değildi. Geri alın. 24’ten 19’a iki, 19’dan 14’e iki pul oynayın.</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Kalan</translation>
    </message>
    <message>
        <source>Black has rolled 5-5 and could play only two of the four fives. What is left of a chain is called the rest, and it is yours now: two fives, then four sixes. You play it before you roll.</source>
        <translation>Siyahın zarı 5-5’ti, dört beşten yalnız ikisini oynayabildi. Zincirden artana kalan denir ve şimdi sizindir: iki beş, sonra dört altı. Zar atmadan önce onu oynarsınız.</translation>
    </message>
    <message>
        <source>Play the two fives and hold point 11 with them.</source>
        <translation>İki beşi oynayın ve onlarla 11. haneyi tutun.</translation>
    </message>
    <message>
        <source>Three points in a row in front of Black. The sixes come next; what you cannot play of them is lost, and nothing goes back.</source>
        <translation>Siyahın önünde art arda üç hane. Ardından altılar gelir; oynayamadıklarınız yanar, hiçbiri geri dönmez.</translation>
    </message>
    <message>
        <source>That is legal, but two checkers on point 11 would block Black better. Take it back and move both from 16.</source>
        <translation>Böyle de oynanır, ama 11. hanedeki iki pul Siyahı daha iyi durdururdu. Geri alın ve ikisini de 16’dan oynayın.</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Kilitlenmiş</translation>
    </message>
    <message>
        <source>Nothing protects a side whose checkers all stand on one point. If you hold all six points in front of them, Black cannot move until you open the row.</source>
        <translation>Bütün pulları tek hanede duran tarafı koruyan bir kural yoktur. Önlerindeki altı hanenin hepsini tutarsanız, Siyah siz sırayı açana kadar oynayamaz.</translation>
    </message>
    <message>
        <source>You have rolled 5-2. Lock Black in: hold all points from 11 to 6.</source>
        <translation>Zarınız 5-2. Siyahı kilitleyin: 11’den 6’ya kadar bütün haneleri tutun.</translation>
    </message>
    <message>
        <source>Black is locked in. Now bring your other checkers home and keep the row as long as you can. In Fevga this would be forbidden.</source>
        <translation>Siyah kilitlendi. Şimdi öteki pullarınızı eve getirin ve sırayı olabildiğince koruyun. Fevga’da bu yasak olurdu.</translation>
    </message>
    <message>
        <source>That is legal, but one of the six points is empty. Take it back. The 5 from 11 fills point 6, and the 2 can be played from 24.</source>
        <translation>Böyle de oynanır, ama altı haneden biri boş. Geri alın. 11’den 5, 6. haneyi doldurur; 2 zarı 24’ten oynanabilir.</translation>
    </message>
</context>
<context>
    <name>PastPosition</name>
    <message>
        <source>Earlier position, after {side}: {move}</source>
        <translation>Önceki konum, şundan sonra: {side} {move}</translation>
    </message>
    <message>
        <source>Earlier position, after {move}</source>
        <translation>Önceki konum, {move} sonrası</translation>
    </message>
</context>
<context>
    <name>PlayMode</name>
    <message>
        <source>Dice</source>
        <translation>Zarlar</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Points in this match</source>
        <translation>Bu maçtaki sayılar</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>düşünüyor…</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>kalan yol: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation>küp {value}</translation>
    </message>
</context>
<context>
    <name>PlaysPanel</name>
    <message>
        <source>Moves of this game</source>
        <translation>Bu oyunun hamleleri</translation>
    </message>
</context>
<context>
    <name>PositionController</name>
    <message>
        <source>The position is copied.</source>
        <translation>Konum kopyalandı.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard.</source>
        <translation>Panoda konum yok.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Bu konum zaten tahtada.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Bu konumda oyun bitmiş.</translation>
    </message>
    <message>
        <source>There is no position in this text.</source>
        <translation>Bu metinde konum yok.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Bu konum oynanamaz.</translation>
    </message>
    <message>
        <source>It is a line such as {line}</source>
        <translation>Şuna benzer bir satırdır: {line}</translation>
    </message>
    <message>
        <source>It is long: save it to a file and open that file.</source>
        <translation>Uzun: bir dosyaya kaydedip o dosyayı açın.</translation>
    </message>
    <message>
        <source>This text is a match, not a position.</source>
        <translation>Bu metin bir maç, konum değil.</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Maçı aç</translation>
    </message>
    <message>
        <source>This match cannot be opened.</source>
        <translation>Bu maç açılamıyor.</translation>
    </message>
    <message>
        <source>A game from this position has started.</source>
        <translation>Bu konumdan yeni bir oyun başladı.</translation>
    </message>
    <message>
        <source>The match score does not count.</source>
        <translation>Maçın skoru sayılmaz.</translation>
    </message>
    <message>
        <source>Your previous match is under Game ▸ Resume.</source>
        <translation>Önceki maç Oyun ▸ Sürdür menüsünde.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Geri dön</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Konum kur</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>Geri &amp;al</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Son değişikliği geri alır (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Buradan oyna</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Bu konumdan bir oyun başlatır</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopyala</translation>
    </message>
    <message>
        <source>Copy the position as text (Ctrl+C)</source>
        <translation>Konumu metin olarak kopyalar (Ctrl+C)</translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <translation>K&amp;ur</translation>
    </message>
    <message>
        <source>Matc&amp;h</source>
        <translation>Ma&amp;ç</translation>
    </message>
    <message>
        <source>Cube, score and house rules</source>
        <translation>Küp, skor ve yöresel kurallar</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>Ana&amp;liz</translation>
    </message>
    <message>
        <source>The position is copied.</source>
        <translation>Konum kopyalandı.</translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Position as text</source>
        <translation>Metin olarak konum</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n position(s) left today</source>
        <translation>
            <numerusform>Bugün %Ln konum kaldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>Art arda %Ln gün</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin or build</source>
        <translation>Hapis mi, kapı mı</translation>
    </message>
    <message>
        <source>Mother in danger</source>
        <translation>Ana tehlikede</translation>
    </message>
    <message>
        <source>Hit or build</source>
        <translation>Kırmak mı, kapı mı</translation>
    </message>
    <message>
        <source>Leaving the start</source>
        <translation>Başlangıçtan çıkış</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <translation>Güvenli mi, cesur mu</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zamanlama</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Küp</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>{total} konumdan {solved} tanesi çözüldü</translation>
    </message>
    <message>
        <source>{right} of {answered} right today</source>
        <translation>bugün {answered} yanıttan {right} tanesi doğru</translation>
    </message>
    <message>
        <source>{answered} of {total} · {right} right</source>
        <translation>{answered}/{total} · {right} doğru</translation>
    </message>
    <message>
        <source>{sign}{time} · {right} right · {row} in a row</source>
        <translation>{sign}{time} · {right} doğru · art arda {row}</translation>
    </message>
    <message>
        <source>{right} of {answered} right, {row} in a row.</source>
        <translation>{answered} yanıttan {right} tanesi doğru, art arda {row}.</translation>
    </message>
    <message>
        <source>Today’s ten are done.</source>
        <translation>Günün on alıştırması bitti.</translation>
    </message>
    <message>
        <source>Your best: {right} right, {row} in a row.</source>
        <translation>En iyi sonucunuz: {right} doğru, art arda {row}.</translation>
    </message>
    <message>
        <source>There are no positions of this theme and difficulty.</source>
        <translation>Bu konuda ve zorlukta konum yok.</translation>
    </message>
    <message>
        <source>No positions yet. After your games against the computer are reviewed, your mistakes come back here as positions. Until then, choose a game above: each has positions of its own.</source>
        <translation>Henüz konum yok. Bilgisayara karşı oyunlarınız incelendikten sonra, hatalarınız buraya konum olarak gelir. O zamana kadar yukarıdan bir oyun seçin: her birinin kendi konumları var.</translation>
    </message>
    <message>
        <source>Done for today.</source>
        <translation>Bugünlük bitti.</translation>
    </message>
    <message>
        <source>Done for today. The next position comes on {day}.</source>
        <translation>Bugünlük bitti. Sonraki konum: {day}.</translation>
    </message>
    <message>
        <source>{game}. You are White. Find the best move.</source>
        <translation>{game}. Beyaz sizsiniz. En iyi hamleyi bulun.</translation>
    </message>
    <message>
        <source>{game}. You are White, and it is your turn. Do you double?</source>
        <translation>{game}. Beyaz sizsiniz ve sıra sizde. Katlar mısınız?</translation>
    </message>
    <message>
        <source>{game}. You are White, and your opponent doubles. Do you take?</source>
        <translation>{game}. Beyaz sizsiniz ve rakibiniz katlıyor. Kabul eder misiniz?</translation>
    </message>
    <message>
        <source>The match is unlimited.</source>
        <translation>Maç sınırsız.</translation>
    </message>
    <message>
        <source>Points needed to win: you {mine}, your opponent {theirs}.</source>
        <translation>Kazanmak için gereken sayı: siz {mine}, rakip {theirs}.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Katla</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Katlama yok</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Kabul</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Çekil</translation>
    </message>
    <message>
        <source>The answer: {action}.</source>
        <translation>Yanıt: {action}.</translation>
    </message>
    <message>
        <source>This is the best move.</source>
        <translation>En iyi hamle bu.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Doğru!</translation>
    </message>
    <message>
        <source>Good: nearly as good as the best move.</source>
        <translation>İyi: neredeyse en iyi hamle kadar iyi.</translation>
    </message>
    <message>
        <source>Good: only {loss} worse than the best move.</source>
        <translation>İyi: en iyi hamleden yalnızca {loss} eksik.</translation>
    </message>
    <message>
        <source>{mark}: your move loses {loss}.</source>
        <translation>{mark}: hamleniz {loss} kaybettirir.</translation>
    </message>
    <message>
        <source>{mark}: your decision loses {loss}.</source>
        <translation>{mark}: kararınız {loss} kaybettirir.</translation>
    </message>
    <message>
        <source>Best: {play}.</source>
        <translation>En iyisi: {play}.</translation>
    </message>
    <message>
        <source>You: {play}.</source>
        <translation>Siz: {play}.</translation>
    </message>
    <message>
        <source>In the game on {day} you played {play}.</source>
        <translation>{day} tarihli oyunda {play} oynadınız.</translation>
    </message>
    <message>
        <source>In the game on {day} you played {play}, which lost {loss}.</source>
        <translation>{day} tarihli oyunda {play} oynadınız; bu {loss} kaybettirdi.</translation>
    </message>
    <message>
        <source>{label}: you {mine}, your opponent {theirs}</source>
        <translation>{label}: siz {mine}, rakip {theirs}</translation>
    </message>
    <message>
        <source>{action} loses {loss}.</source>
        <translation>{action}: {loss} kaybettirir.</translation>
    </message>
    <message>
        <source>In the game on {day} you decided: {action}.</source>
        <translation>{day} tarihli oyunda kararınız: {action}.</translation>
    </message>
    <message>
        <source>Your opponent should drop, and you win the game at once.</source>
        <translation>Rakip çekilmelidir; oyunu hemen kazanırsınız.</translation>
    </message>
    <message>
        <source>Too good to double: your opponent would drop. Play on for more points.</source>
        <translation>Katlamak için fazla iyi: rakip oyundan çekilir. Daha çok sayı için oynayın.</translation>
    </message>
    <message>
        <source>You do not win often enough: playing on for twice the points costs more than dropping.</source>
        <translation>Yeterince sık kazanmıyorsunuz: iki katı sayı için oynamak daha pahalıya gelir.</translation>
    </message>
    <message>
        <source>You are far enough ahead to play for twice the points.</source>
        <translation>İki katı sayı için oynayacak kadar öndesiniz.</translation>
    </message>
    <message>
        <source>Making points</source>
        <translation>Kapı alma</translation>
    </message>
    <message>
        <source>Primes and blocks</source>
        <translation>Duvarlar</translation>
    </message>
    <message>
        <source>Escaping</source>
        <translation>Kaçış</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Yarış</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Pul toplama</translation>
    </message>
    <message>
        <source>Finished. A new best!</source>
        <translation>Bitti. Yeni rekor!</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>Bitti.</translation>
    </message>
    <message>
        <source>Too early: your opponent takes and owns the cube.</source>
        <translation>Çok erken: rakip kabul eder ve küp onun olur.</translation>
    </message>
    <message>
        <source>You win often enough to play on for twice the points.</source>
        <translation>İki katı sayı için oynamaya yetecek sıklıkta kazanırsınız.</translation>
    </message>
</context>
<context>
    <name>PracticeActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>&amp;Atla</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>&amp;Yanıtı göster</translation>
    </message>
    <message>
        <source>&amp;Leave this one out</source>
        <translation>Bu &amp;konumu çıkar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Durdur</translation>
    </message>
    <message>
        <source>Today’s ten</source>
        <translation>Günün on alıştırması</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Üç dakika</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrol et</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Sonraki konum</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Answer</source>
        <translation>Yanıt</translation>
    </message>
</context>
<context>
    <name>PracticeWindow</name>
    <message>
        <source>Practice</source>
        <translation>Alıştırma</translation>
    </message>
    <message>
        <source>Practise the missed ones</source>
        <translation>Yanlışları yeniden çöz</translation>
    </message>
    <message>
        <source>Go on practising</source>
        <translation>Alıştırmaya devam</translation>
    </message>
    <message>
        <source>Practise {game}</source>
        <translation>Alıştırma: {game}</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>End my turn automatically</source>
        <translation>Hamlemi kendiliğinden bitir</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Benim için zar at</translation>
    </message>
    <message>
        <source>Bear off</source>
        <translation>Toplama yönü</translation>
    </message>
    <message>
        <source>Start with two checkers</source>
        <translation>İki pulla başla</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>Moves are always written with the numbers of the side that makes them</source>
        <translation>Hamleler, onları oynayanın numaralarıyla yazılır</translation>
    </message>
    <message>
        <source>Where checkers came from and went to, until the next roll</source>
        <translation>Pulların nereden gelip nereye gittiği, bir sonraki zara kadar</translation>
    </message>
    <message>
        <source>Checkers rain over the board for a moment</source>
        <translation>Bir an için tahtanın üstüne pullar yağar</translation>
    </message>
    <message>
        <source>A button plays the rest of a race for you, by the best moves</source>
        <translation>Bir düğme yarışın kalanını en iyi hamlelerle sizin için oynar</translation>
    </message>
    <message>
        <source>The average result in points, beside the chances to win</source>
        <translation>Kazanma olasılıklarının yanında sayı olarak ortalama sonuç</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Pullar</translation>
    </message>
    <message>
        <source>A slim bar that follows the game. It helps the side to move</source>
        <translation>Oyunu izleyen ince bir çubuk. Sırası gelene yardım eder</translation>
    </message>
    <message>
        <source>The windows around the board; the board keeps its colours</source>
        <translation>Tahtanın çevresindeki pencereler; tahta renklerini korur</translation>
    </message>
    <message>
        <source>A decision that loses this many points or more comes back</source>
        <translation>Bu kadar ya da daha çok sayı kaybettiren karar yeniden karşınıza çıkar</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Pencere</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Açık ya da koyu</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Genel</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Oyun yönü</translation>
    </message>
    <message>
        <source>My home</source>
        <translation>Evim</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Gösterilenler</translation>
    </message>
    <message>
        <source>Numbers on the points</source>
        <translation>Hanelerde sayılar</translation>
    </message>
    <message>
        <source>Number points for</source>
        <translation>Hane numaraları</translation>
    </message>
    <message>
        <source>Pip counts</source>
        <translation>Kalan yol</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Son hamle</translation>
    </message>
    <message>
        <source>Status text</source>
        <translation>Durum metni</translation>
    </message>
    <message>
        <source>What to do next, below the board</source>
        <translation>Tahtanın altında, şimdi ne yapılacağı</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animasyon</translation>
    </message>
    <message>
        <source>Speed of checkers</source>
        <translation>Pulların hızı</translation>
    </message>
    <message>
        <source>Speed of dice</source>
        <translation>Zarların hızı</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Hareketi azalt</translation>
    </message>
    <message>
        <source>Celebrate my wins</source>
        <translation>Galibiyetlerimi kutla</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ses</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sesler</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Ses düzeyi</translation>
    </message>
    <message>
        <source>No sounds can be played here: the library miniaudio is missing.</source>
        <translation>Burada ses çalınamıyor: miniaudio kitaplığı eksik.</translation>
    </message>
    <message>
        <source>Automatic actions</source>
        <translation>Otomatik işlemler</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Zorunlu hamleleri benim yerime oyna</translation>
    </message>
    <message>
        <source>The move is made on the board; you end the turn or undo it</source>
        <translation>Hamle tahtada yapılır; onu siz bitirir ya da geri alırsınız</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>Hamle yoksa kendiliğinden geç</translation>
    </message>
    <message>
        <source>Offer to bear off to the end</source>
        <translation>Sonuna kadar toplamayı öner</translation>
    </message>
    <message>
        <source>As soon as no more dice can be used</source>
        <translation>Oynanacak zar kalmayınca</translation>
    </message>
    <message>
        <source>Ask before</source>
        <translation>Önce sor</translation>
    </message>
    <message>
        <source>Resigning</source>
        <translation>Oyunu bırakırken</translation>
    </message>
    <message>
        <source>Ending my turn</source>
        <translation>Hamleyi bitirirken</translation>
    </message>
    <message>
        <source>End the turn a second time, by key or click, to confirm</source>
        <translation>Onaylamak için hamleyi tuşla ya da tıklayarak ikinci kez bitirin</translation>
    </message>
    <message>
        <source>Leaving an unfinished match</source>
        <translation>Bitmemiş maçtan ayrılırken</translation>
    </message>
    <message>
        <source>It is kept under Game ▸ Resume in any case</source>
        <translation>Her durumda Oyun ▸ Sürdür menüsünde kalır</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Show equities</source>
        <translation>Beklentiyi göster</translation>
    </message>
    <message>
        <source>Winning chances beside the board</source>
        <translation>Tahtanın yanında kazanma olasılığı</translation>
    </message>
    <message>
        <source>Review games in the background</source>
        <translation>Oyunları arka planda incele</translation>
    </message>
    <message>
        <source>Each game that ends and those in the history without a review</source>
        <translation>Biten her oyun ve geçmişte incelenmemiş olanlar</translation>
    </message>
    <message>
        <source>Mistake thresholds</source>
        <translation>Hata sınırları</translation>
    </message>
    <message>
        <source>Doubtful from</source>
        <translation>Kuşkulu: en az</translation>
    </message>
    <message>
        <source>Error from</source>
        <translation>Hata: en az</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>Büyük hata: en az</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Koç</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Öğretmen</translation>
    </message>
    <message>
        <source>Practice from</source>
        <translation>Alıştırma: en az</translation>
    </message>
    <message>
        <source> points</source>
        <translation> sayı</translation>
    </message>
    <message>
        <source>A move that loses this many points or more is called that</source>
        <translation>Bu kadar ya da daha çok sayı kaybettiren hamleye böyle denir</translation>
    </message>
    <message>
        <source>Wood, felt, leather, or a board of your own</source>
        <translation>Ahşap, çuha, deri ya da kendi tahtanız</translation>
    </message>
    <message>
        <source>Another set of checkers for this board</source>
        <translation>Bu tahta için başka pullar</translation>
    </message>
    <message>
        <source>Where you bear off, as you sit at the board</source>
        <translation>Oturduğunuz yerden bakınca pulları topladığınız yan</translation>
    </message>
    <message>
        <source>The half of the board where your home is</source>
        <translation>Evinizin bulunduğu tahta yarısı</translation>
    </message>
    <message>
        <source>The other checkers are drawn in a rack until they are needed</source>
        <translation>Öbür pullar gerekene kadar kenarda gösterilir</translation>
    </message>
    <message>
        <source>Show the number of each point</source>
        <translation>Her hanenin numarasını gösterir</translation>
    </message>
    <message>
        <source>How far each side still has to go</source>
        <translation>Her tarafın daha ne kadar yolu olduğu</translation>
    </message>
    <message>
        <source>How fast checkers move</source>
        <translation>Pulların ne kadar hızlı hareket ettiği</translation>
    </message>
    <message>
        <source>How fast dice come to rest</source>
        <translation>Zarların ne kadar çabuk durduğu</translation>
    </message>
    <message>
        <source>Nothing moves or tumbles on the board</source>
        <translation>Tahtada hiçbir şey kaymaz, yuvarlanmaz</translation>
    </message>
    <message>
        <source>Dice, moves, pins, hits and the end of a game</source>
        <translation>Zar, hamle, hapis, kırma ve oyun sonu sesleri</translation>
    </message>
    <message>
        <source>How loud all sounds are</source>
        <translation>Bütün seslerin ne kadar yüksek olduğu</translation>
    </message>
    <message>
        <source>The dice are rolled as soon as it is your turn</source>
        <translation>Sıra size gelir gelmez zarlar atılır</translation>
    </message>
    <message>
        <source>The turn ends automatically when no checker can move</source>
        <translation>Hiçbir pul oynayamayınca sıra kendiliğinden geçer</translation>
    </message>
    <message>
        <source>So that no game is lost by accident</source>
        <translation>Yanlışlıkla oyun kaybedilmesin diye</translation>
    </message>
    <message>
        <source>The smallest mistake the tutor warns about before the move counts</source>
        <translation>Öğretmenin, hamle sayılmadan önce uyardığı en küçük hata</translation>
    </message>
    <message>
        <source>The language of the program changes at once</source>
        <translation>Programın bütün metinleri hemen değişir</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Tercihler</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>Tercih sayfaları</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Varsayılanlar</translation>
    </message>
    <message>
        <source>Reset all preferences to their defaults; this can be undone</source>
        <translation>Bütün tercihleri varsayılana döndürür; geri alınabilir</translation>
    </message>
    <message>
        <source>Preferences reset to defaults.</source>
        <translation>Tercihler varsayılana döndürüldü.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
</context>
<context>
    <name>PrimaryAction</name>
    <message>
        <source>Roll</source>
        <translation>Zar at</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Hamleyi bitir</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Take or drop</source>
        <translation>Kabul et ya da çekil</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Sonraki oyun</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Yeni maç…</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Göster</translation>
    </message>
    <message>
        <source>Results and errors</source>
        <translation>Sonuçlar ve hatalar</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Zaman içinde sayı</translation>
    </message>
    <message>
        <source>Games won by level</source>
        <translation>Düzeye göre kazanılan oyunlar</translation>
    </message>
    <message>
        <source>Rating by game</source>
        <translation>Oyuna göre puan</translation>
    </message>
    <message>
        <source>PR over time</source>
        <translation>Zaman içinde PR</translation>
    </message>
    <message>
        <source>PR by level</source>
        <translation>Düzeye göre PR</translation>
    </message>
    <message>
        <source>PR by game</source>
        <translation>Oyuna göre PR</translation>
    </message>
    <message>
        <source>PR by phase</source>
        <translation>Evreye göre PR</translation>
    </message>
    <message>
        <source>Mistakes by kind</source>
        <translation>Türüne göre hatalar</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Enter both dice (1–6)</source>
        <translation>İki zarı girin (1–6)</translation>
    </message>
    <message>
        <source>{name} plays {dice}</source>
        <translation>{name} {dice} oynuyor</translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <translation>{dice} ve {last}</translation>
    </message>
    <message>
        <source>Each side rolls one die to see who starts…</source>
        <translation>Kimin başlayacağı birer zarla belirlenir…</translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again (Space)</source>
        <translation>Eşit, {first} ve {second}: yeniden atın (boşluk)</translation>
    </message>
    <message>
        <source>Roll one die each to see who starts (Space)</source>
        <translation>Kimin başlayacağını görmek için birer zar atın (boşluk)</translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again and enter both dice (keys 1–6)</source>
        <translation>Eşit, {first} ve {second}: yeniden atıp iki zarı girin (1–6 tuşları)</translation>
    </message>
    <message>
        <source>Roll one die each and enter White’s, then Black’s (keys 1–6)</source>
        <translation>Birer zar atın, önce Beyazınkini, sonra Siyahınkini girin (1–6 tuşları)</translation>
    </message>
    <message>
        <source>The rest of the chain could not be played.</source>
        <translation>Zincirden kalan oynanamadı.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Pas geçtiniz.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} pas geçti.</translation>
    </message>
    <message>
        <source>{name} has no legal move with {dice}</source>
        <translation>{name} {dice} ile oynayamıyor</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} düşünüyor…</translation>
    </message>
    <message>
        <source>This ends the game: end the turn (Space) or undo (Ctrl+Z)</source>
        <translation>Bu, oyunu bitirir: hamleyi bitirin (boşluk) ya da geri alın (Ctrl+Z)</translation>
    </message>
    <message>
        <source>No legal move left with {dice}: end the turn (Space)</source>
        <translation>{dice} ile oynanacak hamle kalmadı: hamleyi bitirin (boşluk)</translation>
    </message>
    <message>
        <source>No legal move left with {dice}: go on (Space)</source>
        <translation>{dice} ile oynanacak hamle kalmadı: devam edin (boşluk)</translation>
    </message>
    <message>
        <source>Go on (Space) or undo (Ctrl+Z)</source>
        <translation>Devam edin (boşluk) ya da geri alın (Ctrl+Z)</translation>
    </message>
    <message>
        <source>End the turn (Space) or undo (Ctrl+Z)</source>
        <translation>Hamleyi bitirin (boşluk) ya da geri alın (Ctrl+Z)</translation>
    </message>
    <message>
        <source>The chain goes on. </source>
        <translation>Zincir sürüyor. </translation>
    </message>
    <message>
        <source>The rest of the chain. </source>
        <translation>Zincirden kalan. </translation>
    </message>
    <message>
        <source>You could not play your whole chain. Your opponent plays the rest. </source>
        <translation>Zincirinizin tamamını oynayamadınız. Kalanını rakip oynar. </translation>
    </message>
    <message>
        <source>{name} could not play the whole chain, so you play the rest before you roll. </source>
        <translation>{name} zincirin tamamını oynayamadı; zar atmadan önce kalanı siz oynarsınız. </translation>
    </message>
    <message>
        <source> (next: {numbers}, four of each)</source>
        <translation> (sırada {numbers}, her birinden dörder tane)</translation>
    </message>
    <message>
        <source> (next: four {numbers}s)</source>
        <translation> (sırada dört tane {numbers})</translation>
    </message>
    <message>
        <source>You start. </source>
        <translation>Siz başlıyorsunuz. </translation>
    </message>
    <message>
        <source>{name} starts. </source>
        <translation>{name} başlıyor. </translation>
    </message>
    <message>
        <source>{name}: </source>
        <translation>{name}: </translation>
    </message>
    <message>
        <source>Enter from the bar first: {dice}</source>
        <translation>Önce kırık pulu sokun: {dice}</translation>
    </message>
    <message>
        <source>Enter from the reserve: {dice}</source>
        <translation>Yedekten pul sokun: {dice}</translation>
    </message>
    <message>
        <source>Play {dice}</source>
        <translation>{dice} oynayın</translation>
    </message>
    <message>
        <source>every entry point is blocked</source>
        <translation>bütün giriş haneleri kapalı</translation>
    </message>
    <message>
        <source>every checker on the board is pinned</source>
        <translation>tahtadaki bütün pullar hapiste</translation>
    </message>
    <message>
        <source>you cannot bear off while a checker is pinned</source>
        <translation>hapiste pul varken toplanmaz</translation>
    </message>
    <message>
        <source>your first checker is blocked, and no other may start yet</source>
        <translation>ilk pulun önü kapalı, başka pul da henüz çıkamaz</translation>
    </message>
    <message>
        <source>every possible move would break a rule</source>
        <translation>her hamle bir kuralı bozar</translation>
    </message>
    <message>
        <source>every point in reach is blocked</source>
        <translation>gidilecek bütün haneler kapalı</translation>
    </message>
    <message>
        <source>No legal move with {dice}: {why}. End the turn (Space)</source>
        <translation>{dice} ile gele: {why}. Hamleyi bitirin (boşluk)</translation>
    </message>
    <message>
        <source>No legal move with {dice}: {why}. Go on (Space)</source>
        <translation>{dice} ile gele: {why}. Devam edin (boşluk)</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>point {number} at home</source>
        <translation>evdeki {number}. hane</translation>
    </message>
    <message>
        <source>point {number} in the opponent’s home</source>
        <translation>rakip evindeki {number}. hane</translation>
    </message>
    <message>
        <source>point {number}</source>
        <translation>{number}. hane</translation>
    </message>
    <message>
        <source>Wins the game at once.</source>
        <translation>Oyunu hemen kazanır.</translation>
    </message>
    <message>
        <source>Ends the game in a draw.</source>
        <translation>Oyunu berabere bitirir.</translation>
    </message>
    <message>
        <source>Pins the mother.</source>
        <translation>Anayı hapseder.</translation>
    </message>
    <message>
        <source>Pins a checker on {point}.</source>
        <translation>Bir pulu {point}de hapseder.</translation>
    </message>
    <message>
        <source>Makes {point}.</source>
        <translation>Kapı alır: {point}.</translation>
    </message>
    <message>
        <source>Takes {checkers} off the stack on 24.</source>
        <translation>24’teki yığından {checkers} alır.</translation>
    </message>
    <message>
        <source>Brings {checkers} in from the reserve.</source>
        <translation>Yedekten {checkers} sokar.</translation>
    </message>
    <message>
        <source>Bears off the first checker, so the mars is saved.</source>
        <translation>İlk pulu toplar, artık mars olmaz.</translation>
    </message>
    <message>
        <source>Bears off {checkers}.</source>
        <translation>{checkers} toplar.</translation>
    </message>
    <message>
        <source>Contact is over; this side leads the race by {pips}.</source>
        <translation>Temas bitti; bu taraf yarışta {pips} önde.</translation>
    </message>
    <message>
        <source>The better move wins the game at once.</source>
        <translation>Daha iyi hamle oyunu hemen kazanır.</translation>
    </message>
    <message>
        <source>The better move ends the game in a draw.</source>
        <translation>Daha iyi hamle oyunu berabere bitirir.</translation>
    </message>
    <message>
        <source>The better move pins the mother.</source>
        <translation>Daha iyi hamle anayı hapseder.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}.</source>
        <translation>Daha iyi hamle {point}de bir pulu hapseder.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point}.</source>
        <translation>Hapsi bırakır: {point}.</translation>
    </message>
    <message>
        <source>Breaks {point}.</source>
        <translation>Kapıyı bozar: {point}.</translation>
    </message>
    <message>
        <source>The better move makes {point}.</source>
        <translation>Daha iyi hamle {point}de kapı alır.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} on 24; the better move leaves {count}.</source>
        <translation>24’te {checkers_here} bırakır; daha iyi hamlede {count} kalır.</translation>
    </message>
    <message>
        <source>Stacks {checkers_here} on {point}; the better move leaves at most {count} on any point below 24.</source>
        <translation>Tek haneye {checkers_here} yığar ({point}); daha iyi hamlede 24 altındaki bir hanede en çok {count} olur.</translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln pul</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkers</source>
        <translation>0 pul</translation>
    </message>
    <message>
        <source>no opposing checkers</source>
        <translation>0 rakip pul</translation>
    </message>
    <message numerus="yes">
        <source>%n opposing checker(s)</source>
        <translation>
            <numerusform>%Ln rakip pul</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln hane</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln kapı</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of the 36 rolls</source>
        <comment>in each sentence in these words</comment>
        <translation>{count} tanesi</translation>
    </message>
    <message>
        <source>every roll</source>
        <comment>for “{count} of the 36 rolls”</comment>
        <translation>hepsi</translation>
    </message>
    <message>
        <source>every roll</source>
        <comment>for “{count}”, the second number of a sentence</comment>
        <translation>hepsi</translation>
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
        </translation>
    </message>
    <message>
        <source>after the next-best move</source>
        <translation>ikinci en iyi hamleden sonra</translation>
    </message>
    <message>
        <source>after the better move</source>
        <translation>daha iyi hamleden sonra</translation>
    </message>
    <message>
        <source>Easy to see: {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Kolay görülür: “{level}” düzeyindeki 10 oyuncudan {count} kişi bulur.</translation>
    </message>
    <message>
        <source>Hard to find: {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Zor bulunur: “{level}” düzeyindeki 10 oyuncudan {count} kişi bulur.</translation>
    </message>
    <message>
        <source>About {count} of 10 players at the level “{level}” would find it.</source>
        <translation>“{level}” düzeyindeki 10 oyuncudan yaklaşık {count} kişi bulur.</translation>
    </message>
    <message numerus="yes">
        <source>Makes %n point(s) in a row, with {enemies_behind} still behind them.</source>
        <translation>
            <numerusform>Art arda %Ln kapısı olur; arkalarında hâlâ {enemies_behind} var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings {checkers} past the opponent’s %n point(s) in a row.</source>
        <translation>
            <numerusform>Rakibin art arda %Ln kapısının ötesine {checkers} geçirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings the first checker past the opponent’s start: the others may leave 24.</source>
        <translation>İlk pulu rakibin başlangıcından öteye geçirir: ötekiler 24’ten ayrılabilir.</translation>
    </message>
    <message>
        <source>With {count} of the 36 rolls the opponent cannot move at all.</source>
        <translation>36 zarın {count} tanesiyle rakip hiç oynayamaz.</translation>
    </message>
    <message numerus="yes">
        <source>The better move has %n point(s) in a row in front of opposing checkers, this one {than}.</source>
        <translation>
            <numerusform>Daha iyi hamlenin rakip pulların önünde art arda %Ln kapısı olur, bununki {than}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens the row of %n point(s) in front of opposing checkers; the longest is {than} now.</source>
        <translation>
            <numerusform>Rakip pulların önündeki %Ln hanelik sırayı açar; şimdi en uzunu {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The better move brings the first checker past the opponent’s start.</source>
        <translation>Daha iyi hamle ilk pulu rakibin başlangıcından öteye geçirir.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {than} of the 36 rolls; after the better move it is {count}.</source>
        <translation>Rakip 36 zarın {than} tanesiyle oynayamaz; daha iyi hamleden sonra {count} tanesiyle.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the better move leaves one of {count}.</source>
        <translation>
            <numerusform>Kapıları arasında %Ln hanelik boşluk bırakır; daha iyi hamlede {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buries {checkers_here} on points 1–3; the better move buries {count}.</source>
        <translation>1–3. hanelere {checkers_here} gömer; daha iyi hamle {count}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} behind the opponent’s row that starts on {point}; the better move leaves {count}.</source>
        <translation>Rakibin {point}den başlayan sırasının arkasında {checkers_here} bırakır; daha iyi hamlede {count} kalır.</translation>
    </message>
    <message>
        <source>Brings {checkers_here} in from the reserve; the better move brings {count}.</source>
        <translation>Yedekten {checkers_here} sokar; daha iyi hamle {count} sokar.</translation>
    </message>
    <message>
        <source>The better move bears off the first checker, so the mars is saved.</source>
        <translation>Daha iyi hamle ilk pulu toplar, artık mars olmaz.</translation>
    </message>
    <message>
        <source>Bears off {checkers_here}; the better move bears off {count}.</source>
        <translation>{checkers_here} toplar; daha iyi hamle {count} toplar.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} outside; the better move leaves {count}.</source>
        <translation>Dışarıda {checkers_here} bırakır; daha iyi hamlede {count} kalır.</translation>
    </message>
    <message>
        <source>Empty points at home: {than}; after the better move {count}.</source>
        <translation>Evde boş haneler: {than}; daha iyi hamleden sonra {count}.</translation>
    </message>
    <message>
        <source>Keeps the pin on {point}.</source>
        <translation>Hapsi korur: {point}.</translation>
    </message>
    <message>
        <source>Keeps {point}.</source>
        <translation>Kapıyı korur: {point}.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n point(s) in a row in front of opposing checkers.</source>
        <translation>
            <numerusform>Rakip pulların önünde art arda %Ln kapıyı korur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has %n point(s) in a row in front of opposing checkers; the next-best move has {than}.</source>
        <translation>
            <numerusform>Rakip pulların önünde art arda %Ln kapısı olur; ikinci en iyi hamlede {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent cannot move with {count} of the 36 rolls; after the next-best move it is {than}.</source>
        <translation>Rakip 36 zarın {count} tanesiyle oynayamaz; ikinci en iyi hamleden sonra {than} tanesiyle.</translation>
    </message>
    <message>
        <source>Stacks at most {checkers} on any point below 24; the next-best move stacks {than}.</source>
        <translation>24 altındaki bir haneye en çok {checkers} yığar; ikinci en iyi hamle {than}.</translation>
    </message>
    <message>
        <source>Buries {checkers} on points 1–3; the next-best move buries {than}.</source>
        <translation>1–3. hanelere {checkers} gömer; ikinci en iyi hamle {than}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the next-best move leaves one of {than}.</source>
        <translation>
            <numerusform>Kapıları arasında %Ln hanelik boşluk bırakır; ikinci en iyi hamlede {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves {checkers} outside; the next-best move leaves {than}.</source>
        <translation>Dışarıda {checkers} bırakır; ikinci en iyi hamlede {than} kalır.</translation>
    </message>
    <message>
        <source>Bears off {checkers}; the next-best move bears off {than}.</source>
        <translation>{checkers} toplar; ikinci en iyi hamle {than} toplar.</translation>
    </message>
    <message>
        <source>Empty points at home: {count}; after the next-best move {than}.</source>
        <translation>Evde boş haneler: {count}; ikinci en iyi hamleden sonra {than}.</translation>
    </message>
    <message>
        <source>The opponent cannot play all dice with {count} of the 36 rolls; {other} it is {than}.</source>
        <translation>Rakip 36 zarın {count} tanesini tam oynayamaz; {other} {than} tanesini.</translation>
    </message>
    <message>
        <source>As the board stands, {count} of the 36 rolls can be played in full next turn; {other} {than}.</source>
        <translation>Tahtanın bu hâliyle sonraki hamlede 36 zarın {count} tanesi tam oynanabilir; {other} {than}.</translation>
    </message>
    <message>
        <source>Leaves {checkers} on points 19–24; {other} {than}.</source>
        <translation>19–24. hanelerde kalan: {checkers}; {other} {than}.</translation>
    </message>
    <message>
        <source>Checkers past the opponent’s start: {count}; {other} {than}.</source>
        <translation>Rakibin başlangıcını geçen pullar: {count}; {other} {than}.</translation>
    </message>
    <message>
        <source>Holds {points}; {other} {than}.</source>
        <translation>Elinde {points} olur; {other} {than}.</translation>
    </message>
    <message>
        <source>Wins {count} of the games; {other} {than}.</source>
        <translation>Oyunların {count} kadarını kazanır; {other} {than}.</translation>
    </message>
    <message>
        <source>Wins a mars in {count} of the games; {other} in {than}.</source>
        <translation>Oyunların {count} kadarında mars eder; {other} {than}.</translation>
    </message>
    <message>
        <source>Loses a mars in {count} of the games; {other} in {than}.</source>
        <translation>Oyunların {count} kadarında mars olur; {other} {than}.</translation>
    </message>
    <message>
        <source>Draws {count} of the games; {other} {than}.</source>
        <translation>Oyunların {count} kadarı berabere biter; {other} {than}.</translation>
    </message>
    <message>
        <source>Wins a triple in {count} of the games; {other} in {than}.</source>
        <translation>Oyunların {count} kadarında katmerli mars eder; {other} {than}.</translation>
    </message>
    <message>
        <source>Loses a triple in {count} of the games; {other} in {than}.</source>
        <translation>Oyunların {count} kadarında katmerli mars olur; {other} {than}.</translation>
    </message>
    <message>
        <source>Wins the most points possible in {count} of the games; {other} in {than}.</source>
        <translation>Oyunların {count} kadarında en çok sayıyı kazanır; {other} {than}.</translation>
    </message>
    <message>
        <source>Loses the most points possible in {count} of the games; {other} in {than}.</source>
        <translation>Oyunların {count} kadarında en çok sayıyı kaybeder; {other} {than}.</translation>
    </message>
    <message>
        <source>Wins a mars or by the mother in {count} of the games; {other} in {than}.</source>
        <translation>Oyunların {count} kadarında mars eder ya da anayı hapsederek kazanır; {other} {than}.</translation>
    </message>
    <message>
        <source>Loses a mars or by the mother in {count} of the games; {other} in {than}.</source>
        <translation>Oyunların {count} kadarında mars olur ya da ana pulu hapsedilerek kaybeder; {other} {than}.</translation>
    </message>
    <message>
        <source>Pins a checker on {point}, with {enemies} behind it.</source>
        <translation>Bir pulu {point}de hapseder; onun arkasında {enemies} var.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}; this one keeps the pin on {other_point} instead.</source>
        <translation>Daha iyi hamle {point}de bir pulu hapseder, bu ise {other_point}. hanedeki hapsi korur.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point} and keeps the one on {other_point}.</source>
        <translation>Hapislerden {point}dekini bırakır, {other_point}. hanedekini korur.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}; this one pins on {other_point} instead.</source>
        <translation>Daha iyi hamle {point}deki pulu hapseder, bu ise {other_point}. hanedekini.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point} for one on {other_point}.</source>
        <translation>Hapsi değiştirir: {point} yerine {other_point}. hane.</translation>
    </message>
    <message>
        <source>Hardly any player at the level “{level}” finds it.</source>
        <translation>“{level}” düzeyindeki oyunculardan neredeyse hiçbiri bulamaz.</translation>
    </message>
    <message>
        <source>Nearly all players at the level “{level}” find it.</source>
        <translation>“{level}” düzeyindeki oyuncuların neredeyse hepsi bulur.</translation>
    </message>
    <message>
        <source>Hits {checkers}.</source>
        <translation>{checkers} kırar.</translation>
    </message>
    <message>
        <source>Hits a checker on {point}.</source>
        <translation>Bir pulu {point}de kırar.</translation>
    </message>
    <message>
        <source>The better move hits {checkers}.</source>
        <translation>Daha iyi hamle {checkers} kırar.</translation>
    </message>
    <message>
        <source>The better move hits {checkers}, this one {than}.</source>
        <translation>Daha iyi hamle {checkers} kırar, bu ise {than}.</translation>
    </message>
    <message>
        <source>The better move hits a checker on {point}.</source>
        <translation>Daha iyi hamle {point}de bir pul kırar.</translation>
    </message>
    <message>
        <source>No roll lets the opponent play all dice; {other} {than} of the 36 do not.</source>
        <translation>Rakip hiçbir zarı tam oynayamaz; {other} 36 zarın {than} tanesini tam oynayamaz.</translation>
    </message>
    <message>
        <source>No roll lets the opponent play all dice; {other} every roll does.</source>
        <translation>Rakip hiçbir zarı tam oynayamaz; {other} hepsini oynayabilir.</translation>
    </message>
    <message>
        <source>Every roll lets the opponent play all dice; {other} none does.</source>
        <translation>Rakip her zarı tam oynayabilir; {other} hiçbirini tam oynayamaz.</translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have pinned.</source>
        <translation>Açık pulu kapatır ({point}); 36 zarın {count} tanesi onu hapsederdi.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it; now {than} can pin a checker.</source>
        <translation>Artık {point}de açık pul kalmaz (36 zarın {count} tanesi onu hapsederdi); şimdi {than} tanesi bir pulu hapsedebilir.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.</source>
        <translation>Tehdit: sonraki hamlede 36 zarın {count} tanesi bir pulu hapsedebilir; ikinci en iyi hamleden sonra {than} tanesi.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can pin a checker; after the next-best move {than} can.</source>
        <translation>36 zarın {count} tanesi bir pulu hapsedebilir; ikinci en iyi hamleden sonra {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can pin the mother; after the next-best move {than} can.</source>
        <translation>36 zarın {count} tanesi ana pulu hapsedebilir; ikinci en iyi hamleden sonra {than}.</translation>
    </message>
    <message>
        <source>The opponent can pin a checker within two turns in {count} of the games; {other} in {than}.</source>
        <translation>Rakip, oyunların {count} kadarında iki hamle içinde bir pulu hapsedebilir; {other} {than}.</translation>
    </message>
    <message>
        <source>Can pin a checker next turn in {count} of the games; {other} in {than}.</source>
        <translation>Oyunların {count} kadarında sonraki hamlede bir rakip pulu hapsedebilir; {other} {than}.</translation>
    </message>
    <message>
        <source>The opponent cannot pin anything next turn; after the next-best move {than} of the 36 rolls can.</source>
        <translation>Rakip sonraki hamlesinde hiçbir pulu hapsedemez; ikinci en iyi hamleden sonra 36 zarın {than} tanesiyle hapsedebilir.</translation>
    </message>
    <message>
        <source>The mother cannot be pinned next turn; after the next-best move {than} of the 36 rolls can pin it.</source>
        <translation>Ana pul sonraki hamlede hapsedilemez; ikinci en iyi hamleden sonra 36 zarın {than} tanesi hapsedebilir.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it; now {than} can hit a checker.</source>
        <translation>Artık {point}de açık pul kalmaz (36 zarın {count} tanesi onu kırardı); şimdi {than} tanesi bir pulu kırabilir.</translation>
    </message>
    <message>
        <source>Moves the mother off 24, where {count} of the 36 rolls would have pinned it.</source>
        <translation>Anayı 24’ten uzaklaştırır; orada 36 zarın {count} tanesi onu hapsederdi.</translation>
    </message>
    <message>
        <source>The opponent can play all dice with every roll; {other} not with {than} of the 36.</source>
        <translation>Rakip her zarı tam oynayabilir; {other} 36 zarın {than} tanesini tam oynayamaz.</translation>
    </message>
    <message>
        <source>As the board stands, no roll can be played in full next turn; {other} {than} of the 36 can.</source>
        <translation>Tahtanın bu hâliyle sonraki hamlede hiçbir zar tam oynanamaz; {other} 36 zarın {than} tanesi oynanabilir.</translation>
    </message>
    <message>
        <source>The opponent can move with every roll; after the better move not with {count} of the 36.</source>
        <translation>Rakip her zarla oynayabilir; daha iyi hamleden sonra 36 zarın {count} tanesiyle oynayamaz.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {count} of the 36 rolls; after the next-best move every roll can be played.</source>
        <translation>Rakip 36 zarın {count} tanesiyle oynayamaz; ikinci en iyi hamleden sonra her zarla oynayabilir.</translation>
    </message>
    <message>
        <source>The opponent cannot play all dice with {count} of the 36 rolls; {other} it can with every roll.</source>
        <translation>Rakip 36 zarın {count} tanesini tam oynayamaz; {other} hepsini oynayabilir.</translation>
    </message>
    <message>
        <source>As the board stands, {count} of the 36 rolls can be played in full next turn; {other} none.</source>
        <translation>Tahtanın bu hâliyle sonraki hamlede 36 zarın {count} tanesi tam oynanabilir; {other} hiçbiri.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn.</source>
        <translation>Rakip sonraki hamlede hiç oynayamaz.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {than} of the 36 rolls; after the better move not at all.</source>
        <translation>Rakip 36 zarın {than} tanesiyle oynayamaz; daha iyi hamleden sonra hiç oynayamaz.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn; after the next-best move not with {than} of the 36 rolls.</source>
        <translation>Rakip sonraki hamlede hiç oynayamaz; ikinci en iyi hamleden sonra 36 zarın {than} tanesiyle oynayamaz.</translation>
    </message>
    <message>
        <source>As the board stands, every roll can be played in full next turn; {other} {than} of the 36 can.</source>
        <translation>Tahtanın bu hâliyle sonraki hamlede her zar tam oynanabilir; {other} 36 zarın {than} tanesi.</translation>
    </message>
    <message>
        <source>The opponent can move with every roll; after the better move not at all.</source>
        <translation>Rakip her zarla oynayabilir; daha iyi hamleden sonra hiç oynayamaz.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn; after the next-best move every roll can be played.</source>
        <translation>Rakip sonraki hamlede hiç oynayamaz; ikinci en iyi hamleden sonra her zarla oynayabilir.</translation>
    </message>
    <message>
        <source>As the board stands, every roll can be played in full next turn; {other} none can.</source>
        <translation>Tahtanın bu hâliyle sonraki hamlede her zar tam oynanabilir; {other} hiçbiri oynanamaz.</translation>
    </message>
    <message>
        <source>As the board stands, no roll can be played in full next turn; {other} every roll can.</source>
        <translation>Tahtanın bu hâliyle sonraki hamlede hiçbir zar tam oynanamaz; {other} hepsi oynanabilir.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls.</source>
        <translation>Tehdit: sonraki hamlede 36 zarın {count} tanesi bir pulu hapsedebilir.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the mother.</source>
        <translation>Tehlike: 36 zarın {count} tanesi anayı hapsedebilir.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the blot on {point}.</source>
        <translation>Tehlike: 36 zarın {count} tanesi {point}deki açık pulu hapsedebilir.</translation>
    </message>
    <message>
        <source>The opponent cannot pin anything next turn.</source>
        <translation>Rakip sonraki hamlesinde hiçbir pulu hapsedemez.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move {count} can.</source>
        <translation>36 zarın {than} tanesi anayı hapsedebilir; daha iyi hamleden sonra {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move, {count} can pin something.</source>
        <translation>36 zarın {than} tanesi {point}deki açık pulu hapsedebilir; daha iyi hamleden sonra {count} tanesi herhangi bir pulu.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can.</source>
        <translation>36 zarın {than} tanesi {point}deki açık pulu hapsedebilir; daha iyi hamleden sonra {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move {count} can.</source>
        <translation>36 zarın {than} tanesi bir pulu hapsedebilir; daha iyi hamleden sonra {count}.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {than} of the 36 rolls; the better move, with {count}.</source>
        <translation>Tehdit: sonraki hamlede 36 zarın {than} tanesi bir pulu hapsedebilir; daha iyi hamleden sonra {count} tanesi.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with none.</source>
        <translation>Tehdit: sonraki hamlede 36 zarın {count} tanesi bir pulu hapsedebilir; ikinci en iyi hamleden sonra hiçbiri.</translation>
    </message>
    <message>
        <source>Does not threaten to pin a checker next turn; the better move does, with {count} of the 36 rolls.</source>
        <translation>Sonraki hamlede bir pulu hapsetme tehdidi yok; daha iyi hamleden sonra 36 zarın {count} tanesi hapsedebilir.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it.</source>
        <translation>Artık {point}de açık pul kalmaz; 36 zarın {count} tanesi onu hapsederdi.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move none can.</source>
        <translation>36 zarın {than} tanesi anayı hapsedebilir; daha iyi hamleden sonra hiçbiri.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can pin anything.</source>
        <translation>36 zarın {than} tanesi {point}deki açık pulu hapsedebilir; daha iyi hamleden sonra hiçbiri hiçbir pulu hapsedemez.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can.</source>
        <translation>36 zarın {than} tanesi {point}deki açık pulu hapsedebilir; daha iyi hamleden sonra hiçbiri.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move none can pin anything.</source>
        <translation>36 zarın {than} tanesi bir pulu hapsedebilir; daha iyi hamleden sonra hiçbiri hiçbir pulu hapsedemez.</translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have hit.</source>
        <translation>Açık pulu kapatır ({point}); 36 zarın {count} tanesi onu kırardı.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls.</source>
        <translation>Tehdit: sonraki hamlede 36 zarın {count} tanesi bir pulu kırabilir.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can hit the blot on {point}.</source>
        <translation>Tehlike: 36 zarın {count} tanesi {point}deki açık pulu kırabilir.</translation>
    </message>
    <message>
        <source>The opponent cannot hit anything next turn.</source>
        <translation>Rakip sonraki hamlesinde hiçbir pulu kıramaz.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move, {count} can hit something.</source>
        <translation>36 zarın {than} tanesi {point}deki açık pulu kırabilir; daha iyi hamleden sonra {count} tanesi herhangi bir pulu.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can.</source>
        <translation>36 zarın {than} tanesi {point}deki açık pulu kırabilir; daha iyi hamleden sonra {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move {count} can.</source>
        <translation>36 zarın {than} tanesi bir pulu kırabilir; daha iyi hamleden sonra {count}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.</source>
        <translation>Tehdit: sonraki hamlede 36 zarın {count} tanesi bir pulu kırabilir; ikinci en iyi hamleden sonra {than} tanesi.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can hit a checker; after the next-best move {than} can.</source>
        <translation>36 zarın {count} tanesi bir pulu kırabilir; ikinci en iyi hamleden sonra {than}.</translation>
    </message>
    <message>
        <source>The opponent can hit a checker within two turns in {count} of the games; {other} in {than}.</source>
        <translation>Rakip, oyunların {count} kadarında iki hamle içinde bir pulu kırabilir; {other} {than}.</translation>
    </message>
    <message>
        <source>Can hit a checker next turn in {count} of the games; {other} in {than}.</source>
        <translation>Oyunların {count} kadarında sonraki hamlede bir rakip pulu kırabilir; {other} {than}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {than} of the 36 rolls; the better move, with {count}.</source>
        <translation>Tehdit: sonraki hamlede 36 zarın {than} tanesi bir pulu kırabilir; daha iyi hamleden sonra {count} tanesi.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with none.</source>
        <translation>Tehdit: sonraki hamlede 36 zarın {count} tanesi bir pulu kırabilir; ikinci en iyi hamleden sonra hiçbiri.</translation>
    </message>
    <message>
        <source>Does not threaten to hit a checker next turn; the better move does, with {count} of the 36 rolls.</source>
        <translation>Sonraki hamlede bir pulu kırma tehdidi yok; daha iyi hamleden sonra 36 zarın {count} tanesi kırabilir.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it.</source>
        <translation>Artık {point}de açık pul kalmaz; 36 zarın {count} tanesi onu kırardı.</translation>
    </message>
    <message>
        <source>The opponent cannot hit anything next turn; after the next-best move {than} of the 36 rolls can.</source>
        <translation>Rakip sonraki hamlesinde hiçbir pulu kıramaz; ikinci en iyi hamleden sonra 36 zarın {than} tanesiyle kırabilir.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can hit anything.</source>
        <translation>36 zarın {than} tanesi {point}deki açık pulu kırabilir; daha iyi hamleden sonra hiçbiri hiçbir pulu kıramaz.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can.</source>
        <translation>36 zarın {than} tanesi {point}deki açık pulu kırabilir; daha iyi hamleden sonra hiçbiri.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move none can hit anything.</source>
        <translation>36 zarın {than} tanesi bir pulu kırabilir; daha iyi hamleden sonra hiçbiri hiçbir pulu kıramaz.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Game {number}</source>
        <translation>{number}. oyun</translation>
    </message>
    <message>
        <source>Other notes</source>
        <translation>Diğer notlar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Zar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Kayıp</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Şans</translation>
    </message>
    <message>
        <source>{count} on {number}</source>
        <comment>checkers on a point</comment>
        <translation>{number}. hanede {count}</translation>
    </message>
    <message>
        <source>{count} pinned on {number}</source>
        <comment>checkers on a point</comment>
        <translation>{number}. hanede {count} hapis</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <comment>checkers</comment>
        <translation>{count} kırık</translation>
    </message>
    <message>
        <source>{count} beside the board</source>
        <comment>checkers</comment>
        <translation>tahtanın yanında {count}</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web sayfası (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save a report of the match</source>
        <translation>Maç raporunu kaydet</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>Rapor hazırlanıyor…</translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation>Bilgisayar bu maçı inceleyemiyor. {what}</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Show the board</source>
        <translation>Tahtayı göster</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Ayrıntılar</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{why}. No points; a new game starts</source>
        <translation>{why}. Sayı yok; yeni bir oyun başlıyor</translation>
    </message>
    <message>
        <source>{why}. Each side gets a point</source>
        <translation>{why}. Her taraf bir sayı alır</translation>
    </message>
    <message>
        <source>{name} wins the match {score} : {other}</source>
        <translation>{name} maçı kazandı: {score} : {other}</translation>
    </message>
    <message>
        <source>You win the match {score} : {other}</source>
        <translation>Maçı kazandınız: {score} : {other}</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>bırakıldı</translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation>küp {value}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>single game</source>
        <translation>tek oyun</translation>
    </message>
    <message>
        <source>mars</source>
        <translation>mars</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>katmerli</translation>
    </message>
    <message>
        <source>mother pinned</source>
        <translation>ana hapsedildi</translation>
    </message>
    <message>
        <source>capote</source>
        <translation>kapot</translation>
    </message>
    <message>
        <source>draw, no points</source>
        <translation>berabere, sayı yok</translation>
    </message>
    <message>
        <source>{points} with the cube at {value}</source>
        <translation>{points}, küp {value} iken</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Kazandınız.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} kazandı.</translation>
    </message>
    <message>
        <source>{loser} has {checkers} left: {points}</source>
        <translation>{loser} için {checkers} kaldı ({points})</translation>
    </message>
    <message>
        <source>You have {checkers} left: {points}</source>
        <translation>Sizde {checkers} kaldı ({points})</translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln pul</numerusform>
        </translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>çekildi</translation>
    </message>
    <message>
        <source>{checkers} left</source>
        <translation>{checkers} kaldı</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>berabere</translation>
    </message>
    <message>
        <source>You resign. {won}</source>
        <translation>Oyunu bıraktınız. {won}</translation>
    </message>
    <message>
        <source>{name} resigns. {won}</source>
        <translation>{name} oyunu bıraktı. {won}</translation>
    </message>
    <message>
        <source>You drop the double. {won}</source>
        <translation>Katlamayı kabul etmediniz. {won}</translation>
    </message>
    <message>
        <source>{name} drops the double. {won}</source>
        <translation>{name} katlamayı kabul etmedi. {won}</translation>
    </message>
    <message>
        <source>A draw: both mothers are pinned</source>
        <translation>Berabere: iki ana da hapsedilmiş</translation>
    </message>
    <message>
        <source>A draw: no one can move any more</source>
        <translation>Berabere: artık kimse oynayamıyor</translation>
    </message>
    <message>
        <source>You win the game: {points}</source>
        <translation>Oyunu kazandınız: {points}</translation>
    </message>
    <message>
        <source>You win a mars (gammon): {points}</source>
        <translation>Mars ettiniz: {points}</translation>
    </message>
    <message>
        <source>You win a triple (backgammon): {points}</source>
        <translation>Katmerli mars ettiniz: {points}</translation>
    </message>
    <message>
        <source>You have pinned the mother and win: {points}</source>
        <translation>Anayı hapsettiniz ve kazandınız: {points}</translation>
    </message>
    <message>
        <source>You win a capote: {points}</source>
        <translation>Kapot kazandınız: {points}</translation>
    </message>
    <message>
        <source>{name} wins the game: {points}</source>
        <translation>{name} oyunu kazandı: {points}</translation>
    </message>
    <message>
        <source>{name} wins a mars (gammon): {points}</source>
        <translation>{name} mars etti: {points}</translation>
    </message>
    <message>
        <source>{name} wins a triple (backgammon): {points}</source>
        <translation>{name} katmerli mars etti: {points}</translation>
    </message>
    <message>
        <source>{name} has pinned the mother and wins: {points}</source>
        <translation>{name} anayı hapsetti ve kazandı: {points}</translation>
    </message>
    <message>
        <source>{name} wins a capote: {points}</source>
        <translation>{name} kapot kazandı: {points}</translation>
    </message>
</context>
<context>
    <name>ResumeMenu</name>
    <message>
        <source>Resu&amp;me</source>
        <translation>Sü&amp;rdür</translation>
    </message>
    <message>
        <source>No other matches</source>
        <translation>Bekleyen başka maç yok</translation>
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
        <translation>{name} kazanır</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>kuşkulu</translation>
    </message>
    <message>
        <source>error</source>
        <translation>hata</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>büyük hata</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>berabere</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {done} of %n turn(s).</source>
        <translation>
            <numerusform>%Ln hamlenin {done} tanesinden sonra durduruldu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>A quick look at each move; takes seconds.</source>
        <translation>Her hamleye kısa bir bakış: saniyeler sürer.</translation>
    </message>
    <message>
        <source>One move ahead</source>
        <translation>Bir hamle ileri</translation>
    </message>
    <message>
        <source>Looks at all replies to the promising moves.</source>
        <translation>Umut veren hamlelere verilecek bütün yanıtlara bakar.</translation>
    </message>
    <message>
        <source>Two moves ahead</source>
        <translation>İki hamle ileri</translation>
    </message>
    <message>
        <source>Looks furthest; takes minutes.</source>
        <translation>En uzağa bakar, dakikalar sürer.</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <translation>kazanma {chance}</translation>
    </message>
    <message>
        <source>You to win</source>
        <translation>Siz kazanırsınız</translation>
    </message>
    <message>
        <source>start</source>
        <comment>you</comment>
        <translation>başlıyorsunuz</translation>
    </message>
    <message>
        <source>do not double</source>
        <comment>you</comment>
        <translation>katlamıyorsunuz</translation>
    </message>
    <message>
        <source>double</source>
        <comment>you</comment>
        <translation>katlıyorsunuz</translation>
    </message>
    <message>
        <source>take</source>
        <comment>you</comment>
        <translation>kabul ediyorsunuz</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>you</comment>
        <translation>çekiliyorsunuz</translation>
    </message>
    <message>
        <source>resign</source>
        <comment>you</comment>
        <translation>bırakıyorsunuz</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>başlıyor</translation>
    </message>
    <message>
        <source>does not double</source>
        <translation>katlamıyor</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>katlıyor</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>kabul ediyor</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>çekiliyor</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>bırakıyor</translation>
    </message>
    <message>
        <source>good</source>
        <translation>iyi</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>hata</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>büyük hata</translation>
    </message>
    <message>
        <source>very lucky</source>
        <translation>çok şanslı</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>şanslı</translation>
    </message>
    <message>
        <source>very unlucky</source>
        <translation>çok şanssız</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>şanssız</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>{number}. oyun</translation>
    </message>
    <message>
        <source>loses {loss}, {mark}</source>
        <translation>kaybı {loss}, {mark}</translation>
    </message>
    <message>
        <source>nothing is better</source>
        <translation>daha iyisi yok</translation>
    </message>
    <message>
        <source>luck {luck}</source>
        <translation>şans {luck}</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the average loss per decision. Lower is better. In brackets: the 95% interval of the PR over many games.</source>
        <translation>Performans değeri: karar başına kaybın 500 katı. Düşük olan daha iyidir. Parantez içinde: PR&apos;nin çok sayıda oyundaki %95 aralığı.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>katla</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>katlama yok</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>çekil</translation>
    </message>
    <message>
        <source>take</source>
        <translation>kabul</translation>
    </message>
    <message>
        <source>best: {play}</source>
        <translation>en iyisi: {play}</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the average loss per decision. Lower is better.</source>
        <translation>Performans değeri: karar başına kaybın 500 katı. Düşük olan daha iyidir.</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR, moves</source>
        <translation>PR, hamleler</translation>
    </message>
    <message>
        <source>PR, cube</source>
        <translation>PR, küp</translation>
    </message>
    <message>
        <source>The level of the computer whose games have about this PR.</source>
        <translation>Oyunlarının PR değeri buna yakın olan bilgisayar düzeyi.</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Denk düzey</translation>
    </message>
    <message>
        <source>Points won. An unfinished game counts what it is worth now.</source>
        <translation>Kazanılan sayı; süren oyunda şimdiki değeri.</translation>
    </message>
    <message>
        <source>Each point is the value of a single win at this score, not a point on the score sheet.</source>
        <translation>Her sayı, bu skorda tek galibiyetin değeridir, skor tablosundaki bir sayı değil.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Kararlar</translation>
    </message>
    <message>
        <source>Turns in which there was a choice that mattered.</source>
        <translation>Önemli bir seçimin olduğu hamleler.</translation>
    </message>
    <message>
        <source>Loss per decision</source>
        <translation>Karar başına kayıp</translation>
    </message>
    <message>
        <source>What a decision lost on average compared with the best, in single wins.</source>
        <translation>Bir kararın en iyiye göre kaybettirdiği, tek galibiyet olarak.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Şans</translation>
    </message>
    <message>
        <source>What the dice were worth, in points.</source>
        <translation>Zarların sayı olarak değeri.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>Şanstan arındırılmış sonuç</translation>
    </message>
    <message>
        <source>The result minus the luck of both sides: what the moves themselves were worth.</source>
        <translation>Sonuç eksi iki tarafın şansı: hamlelerin kendi değeri.</translation>
    </message>
</context>
<context>
    <name>ReviewBoardPane</name>
    <message>
        <source>Previous turn (Left)</source>
        <translation>Önceki hamle (sol ok)</translation>
    </message>
    <message>
        <source>Next turn (Right)</source>
        <translation>Sonraki hamle (sağ ok)</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>Sonraki &amp;hata</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>En iyi hamleler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Not</translation>
    </message>
    <message>
        <source>Your next mistake or the next one of either side (Page Down)</source>
        <translation>Sonraki hatanız ya da iki tarafın sonraki hatası (Page Down)</translation>
    </message>
    <message>
        <source>Both &amp;sides</source>
        <translation>İ&amp;ki taraf</translation>
    </message>
    <message>
        <source>Go through the mistakes of both sides</source>
        <translation>İki tarafın hatalarını gezer</translation>
    </message>
    <message>
        <source>&amp;Best move</source>
        <translation>En &amp;iyi hamle</translation>
    </message>
    <message>
        <source>Show the best two moves beside the one played, by arrows (B)</source>
        <translation>En iyi iki hamleyi oynananın yanında oklarla gösterir (B)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Yeniden &amp;dene</translation>
    </message>
    <message>
        <source>Play each mistake again before its solution shows</source>
        <translation>Her hata, çözümü görünmeden yeniden oynanır</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <translation>D&amp;aha derin</translation>
    </message>
    <message>
        <source>Play many games out from the best moves and the one made, or from a decision about the cube</source>
        <translation>En iyi hamleleri ve oynananı ya da küp kararındaki konumu birçok kez oynatır</translation>
    </message>
    <message>
        <source>&amp;Rolls</source>
        <translation>&amp;Zarlar</translation>
    </message>
    <message>
        <source>Show what each of the 21 rolls is worth here</source>
        <translation>21 zarın her birinin burada değerini gösterir</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Not…</translation>
    </message>
    <message>
        <source>Write a note on this turn or change it (N)</source>
        <translation>Bu hamleye not ekler ya da notu değiştirir (N)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>&amp;Buradan oyna</translation>
    </message>
    <message>
        <source>Start a new game from this position; this match stays as it is</source>
        <translation>Bu konumdan yeni oyun başlatır; bu maç olduğu gibi kalır</translation>
    </message>
    <message>
        <source>Your next &amp;mistake</source>
        <translation>Sonraki &amp;hatanız</translation>
    </message>
    <message>
        <source>A mistake was made here. Play a better move on the board.</source>
        <translation>Burada hata yapıldı. Tahtada daha iyi bir hamle oynayın.</translation>
    </message>
    <message>
        <source>Yes, that is the best move.</source>
        <translation>Evet, en iyi hamle bu.</translation>
    </message>
    <message>
        <source>That is the move that was made.</source>
        <translation>Oynanan hamle buydu.</translation>
    </message>
    <message>
        <source>That is number {number} of the moves below.</source>
        <translation>Bu, aşağıdaki {number} numaralı hamle.</translation>
    </message>
    <message>
        <source>That is not one of the best moves.</source>
        <translation>Bu en iyi hamlelerden değil.</translation>
    </message>
</context>
<context>
    <name>ReviewControls</name>
    <message>
        <source>How far to look ahead</source>
        <translation>Ne kadar ileriye bakılacağı</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>İlerleme</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Vazgeç</translation>
    </message>
    <message>
        <source>Review &amp;again</source>
        <translation>Yeniden in&amp;cele</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Review the match as it is now</source>
        <translation>Maçı şimdiki hâliyle inceler</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Turns</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Zar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Kayıp</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Hata</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Şans</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>Winning chances</source>
        <translation>Kazanma olasılığı</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Not…</translation>
    </message>
    <message>
        <source>Review: {players}, {match}</source>
        <translation>İnceleme: {players}, {match}</translation>
    </message>
    <message>
        <source>The whole match has been reviewed.</source>
        <translation>Bütün maç incelendi.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Henüz bir şey oynanmadı.</translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation>Bilgisayar bu maçı inceleyemiyor. {what}</translation>
    </message>
</context>
<context>
    <name>RollMap</name>
    <message>
        <source>{dice}: {equity}, with {play}</source>
        <translation>{dice}: {equity}, {play} ile</translation>
    </message>
</context>
<context>
    <name>RollMapDialog</name>
    <message>
        <source>Roll map</source>
        <translation>Zar haritası</translation>
    </message>
    <message>
        <source>No one has to roll now.</source>
        <translation>Şimdi kimsenin zar atması gerekmiyor.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Düşünüyor…</translation>
    </message>
    <message>
        <source>{name} to roll: {equity} on average. Each square shows how much better or worse its roll is.</source>
        <translation>Sıra – {name}: ortalama {equity}. Her kare, zarının ne kadar daha iyi ya da kötü olduğunu gösterir.</translation>
    </message>
</context>
<context>
    <name>RollPrompt</name>
    <message>
        <source>{name} rolls…</source>
        <translation>{name} zar atıyor…</translation>
    </message>
    <message>
        <source>roll the dice (Space)</source>
        <translation>zarları atın (boşluk)</translation>
    </message>
    <message>
        <source>roll (Space) or double to {value} (D)</source>
        <translation>zar atın (boşluk) ya da {value} değerine katlayın (D)</translation>
    </message>
    <message>
        <source>{name}: roll the dice and enter them (keys 1–6)</source>
        <translation>{name}: zarını atın ve girin (1–6 tuşları)</translation>
    </message>
    <message>
        <source>{name} won and starts the next game…</source>
        <translation>{name} kazandı, sonraki oyuna başlıyor…</translation>
    </message>
    <message>
        <source>roll and enter your dice (keys 1–6)</source>
        <translation>zarlarınızı atın ve girin (1–6 tuşları)</translation>
    </message>
    <message>
        <source>roll and enter (1–6) or double to {value} (D)</source>
        <translation>atıp girin (1–6) ya da {value} değerine katlayın (D)</translation>
    </message>
    <message>
        <source>You start: {keys}</source>
        <translation>Siz başlıyorsunuz: {keys}</translation>
    </message>
    <message>
        <source>{name} starts: {keys}</source>
        <translation>{name} başlıyor: {keys}</translation>
    </message>
    <message>
        <source>You won and start the next game: {keys}</source>
        <translation>Kazandınız, sonraki oyuna siz başlıyorsunuz: {keys}</translation>
    </message>
    <message>
        <source>{name} won and starts the next game: {keys}</source>
        <translation>{name} kazandı, sonraki oyuna başlıyor: {keys}</translation>
    </message>
    <message>
        <source>Your turn: {keys}</source>
        <translation>Sıra sizde: {keys}</translation>
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
        <translation>{game}: {side} zar atacak</translation>
    </message>
    <message>
        <source>The result is certain: no games are needed.</source>
        <translation>Sonuç kesin: oyun gerekmez.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation>
            <numerusform>her biri %Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) each…</source>
        <translation>
            <numerusform>her biri için %Ln oyundan {done} tanesi…</numerusform>
        </translation>
    </message>
    <message>
        <source>clear winner</source>
        <translation>en iyisi belli</translation>
    </message>
    <message>
        <source>{game}: {side} plays {dice}</source>
        <translation>{game}: {side} {dice} oynuyor</translation>
    </message>
    <message>
        <source>no clear winner yet</source>
        <translation>en iyisi henüz belli değil</translation>
    </message>
    <message>
        <source>as accurate as {accuracy}</source>
        <translation>kesinlik {accuracy}</translation>
    </message>
    <message>
        <source>all games played</source>
        <translation>bütün oyunlar oynandı</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>durduruldu</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>sona kadar</translation>
    </message>
    <message numerus="yes">
        <source>judged after %n turn(s)</source>
        <translation>
            <numerusform>%Ln hamleden sonra değerlendirme</numerusform>
        </translation>
    </message>
    <message>
        <source>luck taken out</source>
        <translation>şans ayıklanmış</translation>
    </message>
    <message>
        <source>luck left in</source>
        <translation>şans dahil</translation>
    </message>
    <message>
        <source>Kept with the match: {games}, {level}, {far}, {luck}</source>
        <translation>Maçla saklandı: {games}, {level}, {far}, {luck}</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Bu konum</translation>
    </message>
</context>
<context>
    <name>RolloutChoices</name>
    <message>
        <source>No limit</source>
        <translation>Sınır yok</translation>
    </message>
    <message numerus="yes">
        <source>the best %n</source>
        <translation>
            <numerusform>en iyi %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>sona kadar</translation>
    </message>
    <message>
        <source>Stop when there is a clear winner</source>
        <translation>En iyisi belli olunca dur</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), then judged</source>
        <translation>
            <numerusform>%Ln hamle, sonra değerlendirme</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the luck of the dice out (slower, more accurate)</source>
        <translation>Zar şansını ayıkla (daha yavaş, daha doğru)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Maximum games</source>
        <translation>En çok oyun</translation>
    </message>
    <message>
        <source>Stop at an accuracy of</source>
        <translation>Şu kesinlikte dur</translation>
    </message>
    <message>
        <source>Length of each game</source>
        <translation>Her oyunun uzunluğu</translation>
    </message>
    <message>
        <source>Both sides play like</source>
        <translation>İki taraf da şöyle oynar</translation>
    </message>
    <message>
        <source>How many moves are compared</source>
        <translation>Kaç hamlenin karşılaştırılacağı</translation>
    </message>
    <message>
        <source>How often each of them is played out</source>
        <translation>Her birinin kaç oyunla deneneceği</translation>
    </message>
    <message>
        <source>How accurate the result has to be</source>
        <translation>Sonucun ne kadar kesin bilinmesi gerektiği</translation>
    </message>
    <message>
        <source>How many turns are played before the position is judged</source>
        <translation>Konum değerlendirilmeden önce kaç hamle oynanacağı</translation>
    </message>
    <message>
        <source>Master looks one move ahead: more accurate, and much slower</source>
        <translation>Usta bir hamle ileriye bakar: daha doğru, ama çok daha yavaş</translation>
    </message>
    <message>
        <source>Known as variance reduction</source>
        <translation>Varyans azaltma diye bilinir</translation>
    </message>
    <message>
        <source>Stop as soon as one move is clearly better than the others</source>
        <translation>Bir hamle öbürlerinden açıkça iyi olunca durur</translation>
    </message>
</context>
<context>
    <name>RolloutController</name>
    <message>
        <source>Looking at the moves…</source>
        <translation>Hamlelere bakılıyor…</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to roll out.</source>
        <translation>Oyun bitti: simülasyonu yapılacak bir şey yok.</translation>
    </message>
    <message>
        <source>The computer cannot roll this out. {what}</source>
        <translation>Bilgisayar bunun simülasyonunu yapamıyor. {what}</translation>
    </message>
</context>
<context>
    <name>RolloutDialog</name>
    <message>
        <source>Rollout</source>
        <translation>Simülasyon</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>D&amp;urdur</translation>
    </message>
    <message>
        <source>Play the position out many times to see what it is worth</source>
        <translation>Değerini görmek için konumu birçok kez sonuna kadar oynar</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Durur; şimdiye kadarki sonuçlar kalır</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>Yeniden &amp;başla</translation>
    </message>
    <message>
        <source>St&amp;art</source>
        <translation>&amp;Başla</translation>
    </message>
</context>
<context>
    <name>RolloutTable</name>
    <message>
        <source>Results of the rollout</source>
        <translation>Simülasyonun sonuçları</translation>
    </message>
    <message>
        <source>In points, without the cube; in a match where no one can double, in single wins at this score</source>
        <translation>Sayı olarak, küp olmadan; kimsenin katlayamayacağı bir maçta, bu skordaki tek galibiyetler olarak</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Beklenti</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Fark</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Olasılıklar</translation>
    </message>
    <message>
        <source>{share} confidence interval</source>
        <translation>{share} güven aralığı</translation>
    </message>
</context>
<context>
    <name>RulesMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Kurallar</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Kurallar: {game}</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strateji</translation>
    </message>
</context>
<context>
    <name>SaveCopyOffer</name>
    <message>
        <source>Try again</source>
        <translation>Yeniden bak</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopya kaydet…</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Skor tablosu</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Skor tablosu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Kazanan</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Nasıl</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Beyaz</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Siyah</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Kişi</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Bilgisayar: {level}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Who plays {side}</source>
        <translation>Oynayan: {side}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Kişi</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Ad (isteğe bağlı)</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>Ad: {side}</translation>
    </message>
    <message>
        <source>Strength of {side}</source>
        <translation>Güç: {side}</translation>
    </message>
</context>
<context>
    <name>SettingActions</name>
    <message>
        <source>&amp;Tutor</source>
        <translation>&amp;Öğretmen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Tah&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Numbers on the points</source>
        <translation>&amp;Hanelerde sayılar</translation>
    </message>
    <message>
        <source>N&amp;umber points for</source>
        <translation>Hane numar&amp;aları</translation>
    </message>
    <message>
        <source>&amp;Pip counts</source>
        <translation>&amp;Kalan yol</translation>
    </message>
    <message>
        <source>&amp;Winning chances</source>
        <translation>Kazanma &amp;olasılığı</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>So&amp;n hamle</translation>
    </message>
    <message>
        <source>&amp;Two-checker start</source>
        <translation>İki pulla &amp;başlangıç</translation>
    </message>
    <message>
        <source>&amp;Bear off</source>
        <translation>&amp;Toplama yönü</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>E&amp;v</translation>
    </message>
    <message>
        <source>Sp&amp;eed of checkers</source>
        <translation>&amp;Pulların hızı</translation>
    </message>
    <message>
        <source>Speed of d&amp;ice</source>
        <translation>&amp;Zarların hızı</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Ha&amp;reketi azalt</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Dil</translation>
    </message>
</context>
<context>
    <name>SetupControls</name>
    <message>
        <source>not rolled yet</source>
        <translation>henüz atılmadı</translation>
    </message>
    <message>
        <source>The game whose rules apply</source>
        <translation>Burada kuralları geçerli olan oyun</translation>
    </message>
    <message>
        <source>The roll to play, if the dice have been rolled</source>
        <translation>Atıldıysa oynanacak zar</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>Oynama sırası olan taraf</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Oyun</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Sıra kimde</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Zar</translation>
    </message>
    <message>
        <source>Rolls so far</source>
        <translation>Atılan zarlar</translation>
    </message>
    <message>
        <source>How often White has rolled in this game; 3 means 3 or more</source>
        <translation>Beyazın bu oyunda kaç kez zar attığı; 3, daha fazlası da demektir</translation>
    </message>
    <message>
        <source>How often Black has rolled in this game; 3 means 3 or more</source>
        <translation>Siyahın bu oyunda kaç kez zar attığı; 3, daha fazlası da demektir</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Başlan&amp;gıç</translation>
    </message>
    <message>
        <source>&amp;Empty</source>
        <translation>Bo&amp;ş</translation>
    </message>
    <message>
        <source>Put the rest at start</source>
        <translation>Kalanı başa koy</translation>
    </message>
    <message>
        <source>Bear &amp;off the rest</source>
        <translation>Kalanı d&amp;ışarı al</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>&amp;Yer değiştir</translation>
    </message>
    <message>
        <source>Copy current ga&amp;me</source>
        <translation>Şim&amp;diki oyunu kopyala</translation>
    </message>
    <message>
        <source>Put all checkers where a game starts</source>
        <translation>Bütün pulları oyunun başındaki yerlerine koyar</translation>
    </message>
    <message>
        <source>Take all checkers off the board</source>
        <translation>Bütün pulları tahtadan alır</translation>
    </message>
    <message>
        <source>Put the remaining checkers on their starting points</source>
        <translation>Kalan pulları başlangıç hanelerine koyar</translation>
    </message>
    <message>
        <source>Bear off the remaining checkers</source>
        <translation>Kalan pulları toplar</translation>
    </message>
    <message>
        <source>Swap the places of both sides</source>
        <translation>İki tarafın yerini değiştirir</translation>
    </message>
    <message>
        <source>Show the position of the current game</source>
        <translation>Oynanan oyunun konumunu gösterir</translation>
    </message>
    <message>
        <source>{dice} (rest)</source>
        <translation>{dice} (kalan)</translation>
    </message>
    <message>
        <source>{dice} (chain)</source>
        <translation>{dice} (zincir)</translation>
    </message>
</context>
<context>
    <name>SetupMode</name>
    <message>
        <source>Still to place: {checkers}</source>
        <translation>Konacak: {checkers}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
</context>
<context>
    <name>SoundController</name>
    <message>
        <source>The sounds are on.</source>
        <translation>Sesler açık.</translation>
    </message>
    <message>
        <source>The sounds are off. {key} switches them on again.</source>
        <translation>Sesler kapalı. {key} onları yeniden açar.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Put back.</source>
        <translation>Geri kondu.</translation>
    </message>
    <message numerus="yes">
        <source>{step}, %n time(s)</source>
        <translation>
            <numerusform>{step}, %Ln kez</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, then {next}</source>
        <translation>{first}, sonra {next}</translation>
    </message>
    <message>
        <source>{source} off</source>
        <translation>{source}. haneden dışarı</translation>
    </message>
    <message>
        <source>from the bar to {target}, hitting</source>
        <translation>kırıktan {target}. haneye, kırarak</translation>
    </message>
    <message>
        <source>from the bar to {target}</source>
        <translation>kırıktan {target}. haneye</translation>
    </message>
    <message>
        <source>from the reserve to {target}, hitting</source>
        <translation>yedekten {target}. haneye, kırarak</translation>
    </message>
    <message>
        <source>from the reserve to {target}</source>
        <translation>yedekten {target}. haneye</translation>
    </message>
    <message>
        <source>{source} to {target}, hitting</source>
        <translation>{source}. haneden {target}. haneye, kırarak</translation>
    </message>
    <message>
        <source>{source} to {target}, pinning</source>
        <translation>{source}. haneden {target}. haneye, hapsederek</translation>
    </message>
    <message>
        <source>{source} to {target}</source>
        <translation>{source}. haneden {target}. haneye</translation>
    </message>
    <message>
        <source>White rolls {white}, Black rolls {black}.</source>
        <translation>Beyaz {white}, Siyah {black} attı.</translation>
    </message>
    <message>
        <source>White rolls {white}, Black rolls {black}: {name} starts.</source>
        <translation>Beyaz {white}, Siyah {black} attı. {name} başlıyor.</translation>
    </message>
    <message>
        <source>{name} rolls {high} and {low}.</source>
        <translation>{name} {high} ve {low} attı.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pas geçiyorsunuz.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pas geçiyor.</translation>
    </message>
    <message>
        <source>{name} plays {play}.</source>
        <translation>{name}: {play} oynuyor.</translation>
    </message>
    <message>
        <source>The chain goes on: {dice}. </source>
        <translation>Zincir sürüyor: {dice}. </translation>
    </message>
    <message>
        <source>The rest of the chain: {dice}. </source>
        <translation>Zincirden kalan: {dice}. </translation>
    </message>
    <message>
        <source>{name}: {play}.</source>
        <translation>{name}: {play}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Geri alındı.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Yinelendi.</translation>
    </message>
    <message>
        <source>You double to {value}.</source>
        <translation>{value} değerine katlıyorsunuz.</translation>
    </message>
    <message>
        <source>{name} doubles to {value}.</source>
        <translation>{name} katlıyor, değer {value}.</translation>
    </message>
    <message>
        <source>You take the double.</source>
        <translation>Katlamayı kabul ediyorsunuz.</translation>
    </message>
    <message>
        <source>{name} takes the double.</source>
        <translation>{name} katlamayı kabul ediyor.</translation>
    </message>
    <message>
        <source>You drop the double.</source>
        <translation>Katlamayı kabul etmiyorsunuz.</translation>
    </message>
    <message>
        <source>{name} drops the double.</source>
        <translation>{name} katlamayı kabul etmiyor.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>Oyunu bırakıyorsunuz.</translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation>{name} oyunu bırakıyor.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Craw&amp;ford game</source>
        <translation>Craw&amp;ford oyunu</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>ortada</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>maç yok</translation>
    </message>
    <message>
        <source>Cu&amp;be</source>
        <translation>Kü&amp;p</translation>
    </message>
    <message>
        <source>Po&amp;ints to win</source>
        <translation>Kazandıran &amp;sayı</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>The points that White has</source>
        <translation>Beyazın sayısı</translation>
    </message>
    <message>
        <source>The points that Black has</source>
        <translation>Siyahın sayısı</translation>
    </message>
    <message>
        <source>What the cube shows; a cube that has not been turned shows 1</source>
        <translation>Küpün gösterdiği değer; çevrilmemiş küp 1 sayılır</translation>
    </message>
    <message>
        <source>Who owns the cube and may double next</source>
        <translation>Küp kimin; sıradaki katlamayı o yapabilir</translation>
    </message>
    <message>
        <source>The points needed to win the match</source>
        <translation>Maçı kazandıran sayı</translation>
    </message>
    <message>
        <source>The one game without the cube, after a side has come within a point of winning</source>
        <translation>Bir tarafın kazanmasına bir sayı kaldığında küpsüz oynanan tek oyun</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>Rolled out to the end, this move wins {wins} of the games ({mars} as a mars); {natural} wins {natural_wins} ({natural_mars} as a mars).</source>
        <translation>Simülasyonda bu hamle oyunların {wins} kadarını kazanır ({mars} mars); {natural} ise {natural_wins} ({natural_mars} mars).</translation>
    </message>
    <message>
        <source>Rolled out to the end, this move wins {wins} of the games; {natural} wins {natural_wins}.</source>
        <translation>Simülasyonda bu hamle oyunların {wins} kadarını kazanır; {natural} ise {natural_wins}.</translation>
    </message>
    <message>
        <source>No stacks</source>
        <translation>Yığın yapmayın</translation>
    </message>
    <message>
        <source>Two checkers hold a point as well as five do. The other three in the stack block nothing and leave you fewer ways to play the next roll. On points of their own they would help you.</source>
        <translation>İki pul bir haneyi beş pul kadar iyi tutar. Yığındaki öteki üçü hiçbir şeye engel olmaz, sonraki zar için seçeneklerinizi azaltır. Ayrı hanelerde olsalar işinize yararlardı.</translation>
    </message>
    <message>
        <source>Five of your checkers stand on 18. You have rolled 2-1: make a new point with it.</source>
        <translation>18’de beş pulunuz duruyor. Zarınız 2-1: bununla yeni bir kapı alın.</translation>
    </message>
    <message>
        <source>Three points in a row: 19, 18 and 17. Half of Black’s rolls pin the checker on 20, and still this is much better: a wall is worth a risk, a stack is worth nothing.</source>
        <translation>Art arda üç kapı: 19, 18 ve 17. Siyahın zarlarının yarısı 20’deki pulu hapseder, yine de böylesi çok daha iyi: duvar riske değer, yığın hiçbir şeye değmez.</translation>
    </message>
    <message>
        <source>That is legal, but it makes no new point. Take it back: from 19 a checker reaches point 17 with the 2, and from 18 another one with the 1.</source>
        <translation>Böyle de oynanır, ama yeni kapı almaz. Geri alın: 19’dan bir pul 2 ile 17. haneye gelir, 18’den bir başkası da 1 ile.</translation>
    </message>
    <message>
        <source>No checker stands alone now, but seven of them stand on one point. Take it back and make point 17: from 19 with the 2, from 18 with the 1.</source>
        <translation>Şimdi açık pul yok, ama yedi pulunuz tek hanede duruyor. Geri alın ve 17’de kapı alın: 19’dan 2 ile, 18’den 1 ile.</translation>
    </message>
    <message>
        <source>The prime</source>
        <translation>Duvar</translation>
    </message>
    <message>
        <source>Your points in an unbroken row are a prime. A checker cannot get past six of them at all, and past five only with a 6 from the point right before them. All of Black’s checkers still have to pass yours.</source>
        <translation>Aralıksız art arda duran kapılarınız bir duvardır. Altısını hiçbir pul geçemez, beşini de yalnız tam önündeki haneden 6 ile geçer. Siyahın bütün pulları daha sizinkileri geçecek.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Make a prime of five points.</source>
        <translation>Zarınız 5-3. Beş kapılık bir duvar kurun.</translation>
    </message>
    <message>
        <source>From 18 to 14 all is closed, and Black has to break up points while waiting for a 6. Your checker on 21 stands alone, but only 2 of 36 rolls reach it.</source>
        <translation>18’den 14’e kadar her yer kapalı; Siyah 6 beklerken kapılarını bozmak zorunda. 21’deki pulunuz yalnız, ama 36 zarın yalnız 2’si ona ulaşır.</translation>
    </message>
    <message>
        <source>That is legal, but Black can still pass through point 16. Take it back. The 5 from 21 and the 3 from 19 both reach it.</source>
        <translation>Böyle de oynanır, ama Siyah hâlâ 16. haneden geçebilir. Geri alın. 21’den 5, 19’dan 3 oraya gelir.</translation>
    </message>
    <message>
        <source>Nothing stands alone now, but Black can pass through the gap on 16. A prime is worth a small risk. Take it back and bring two checkers to 16, from 21 and from 19.</source>
        <translation>Şimdi açık pul yok, ama Siyah 16’daki boşluktan geçebilir. Duvar küçük bir riske değer. Geri alın ve 16’ya iki pul getirin: 21’den ve 19’dan.</translation>
    </message>
    <message>
        <source>The last two</source>
        <translation>Son iki pul</translation>
    </message>
    <message>
        <source>Think of the mother early. If you leave one checker alone on 24, Black can pin it there, and a pinned mother loses nearly every game. Later there may be no open point left to go to. So keep at least two on 24 or leave with both.</source>
        <translation>Anayı erken düşünün. 24’te tek pul bırakırsanız Siyah onu orada hapsedebilir; ana pulu hapsedilen neredeyse her oyunu kaybeder. Sonra gidecek açık hane kalmayabilir. Bu yüzden 24’te en az iki pul tutun ya da ikisiyle birden ayrılın.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Which checkers should move?</source>
        <translation>Zarınız 6-3. Hangi pullar oynasın?</translation>
    </message>
    <message>
        <source>Both have left: point 24 is empty, and there is no mother to pin any more. The checker on 21 is alone for one turn. That is a fair price.</source>
        <translation>İkisi de çıktı: 24. hane boş, hapsedilecek ana kalmadı. 21’deki pul bir hamle boyunca yalnız kalır. Bu makul bir bedel.</translation>
    </message>
    <message>
        <source>That is legal, but the two on 24 should not wait any longer. Take it back and move one of them with the 6 and the other with the 3.</source>
        <translation>Böyle de oynanır, ama 24’teki iki pul artık beklememeli. Geri alın; birini 6 ile, ötekini 3 ile oynayın.</translation>
    </message>
    <message>
        <source>Now your mother stands alone on 24. Take it back and move both checkers from there: one with the 6, the other with the 3.</source>
        <translation>Şimdi ana pulunuz 24’te yalnız. Geri alın ve oradaki iki pulu da oynayın: birini 6 ile, ötekini 3 ile.</translation>
    </message>
    <message>
        <source>Pin low</source>
        <translation>Küçük hanede hapsedin</translation>
    </message>
    <message>
        <source>Not all pins are worth the same. A pin in your home can stay until you bear off, and the lower its point, the longer Black has to wait. A pin far from home has to be given up soon, because your own checkers must go on.</source>
        <translation>Her hapis aynı değerde değildir. Evinizde hapsettiğiniz pulu toplama başlayana kadar tutabilirsiniz; hane ne kadar küçükse Siyah o kadar uzun bekler. Evden uzakta kısa sürede bırakırsınız, çünkü kendi pullarınız ilerlemek zorundadır.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black has left two checkers alone. Pin one.</source>
        <translation>Zarınız 5-3. Siyah iki pulu açık bırakmış. Birini hapsedin.</translation>
    </message>
    <message>
        <source>With the 5 you touch down on 6, with the 3 you go on to 3 and stay there. Black will often pin your checker on 11 in return, but that pin cannot last as long as yours.</source>
        <translation>5 ile 6’ya basar, 3 ile 3’e gidip orada kalırsınız. Siyah buna karşılık çoğu zaman 11’deki pulunuzu hapseder, ama onu sizin kadar uzun tutamaz.</translation>
    </message>
    <message>
        <source>That is legal, but it pins nothing. Take it back. The 5 from 11 reaches one black checker, and the 3 from there the other.</source>
        <translation>Böyle de oynanır, ama hiçbir pulu hapsetmez. Geri alın. 11’den 5 bir siyah pula, oradan 3 ötekine ulaşır.</translation>
    </message>
    <message>
        <source>A good pin, but there is a better one. Take it back and move the same checker on: from 6 to 3.</source>
        <translation>İyi bir hapis, ama daha iyisi var. Geri alın ve aynı pulla devam edin: 6’dan 3’e.</translation>
    </message>
    <message>
        <source>Their mother</source>
        <translation>Rakibin ana pulu</translation>
    </message>
    <message>
        <source>The best pin of all is Black’s mother on point 1. You leave point 1 last of all, so Black bears off nothing and you win a mars. For that you may leave checkers alone elsewhere, but not your own mother: if both are pinned, the game is a draw.</source>
        <translation>En iyi hapis, Siyahın 1. hanedeki ana puludur. 1. haneden en son siz ayrılırsınız; Siyah hiç pul toplayamaz, siz mars kazanırsınız. Bunun için başka yerde açık pul bırakabilirsiniz, yeter ki kendi ana pulunuzu bırakmayın: ikisi de hapsedilirse oyun berabere biter.</translation>
    </message>
    <message>
        <source>You have rolled 6-1. You could make a point on 7. Is there something better?</source>
        <translation>Zarınız 6-1. 7’de kapı alabilirsiniz. Daha iyisi var mı?</translation>
    </message>
    <message>
        <source>Caught! Now take your time to bring the others home and keep your own last checkers together until they leave point 24.</source>
        <translation>Yakalandı! Şimdi ötekileri acele etmeden eve getirin; son pullarınızı 24. haneden çıkana kadar bir arada tutun.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s mother gets away. Take it back. The 6 from 7 lands on it, and so do both dice together from 8.</source>
        <translation>Böyle de oynanır, ama Siyahın ana pulu kaçar. Geri alın. 7’den 6 tam onun üstüne gelir, 8’den iki zar birlikte de.</translation>
    </message>
    <message>
        <source>A good point, but a chance like this comes once. Take it back and play the 6 from 7: it lands on Black’s mother.</source>
        <translation>İyi bir kapı, ama böyle fırsat bir kez gelir. Geri alın ve 7’den 6’yı oynayın: Siyahın ana pulunun üstüne gelir.</translation>
    </message>
    <message>
        <source>When not to pin</source>
        <translation>Ne zaman hapsetmemeli</translation>
    </message>
    <message>
        <source>A pin costs something, too: the checkers that make it leave their points. You already pin a checker on 6. You could pin the one on 7 as well, from 16, but then three of your checkers would stand alone and your wall would have a hole.</source>
        <translation>Hapsetmenin de bedeli vardır: bunun için giden pullar hanelerinden ayrılır. 6’da zaten bir pul hapsettiniz. 16’dan gelip 7’dekini de hapsedebilirsiniz, ama o zaman üç pulunuz açık kalır ve duvarınızda bir gedik açılır.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Play so that your wall gets stronger.</source>
        <translation>Zarınız 6-3. Duvarınız güçlenecek biçimde oynayın.</translation>
    </message>
    <message>
        <source>Now 20, 18, 17, 16 and 14 are closed to Black, and Black has nothing to pin. One good pin with a wall is better than two pins without.</source>
        <translation>Şimdi 20, 18, 17, 16 ve 14 Siyaha kapalı; Siyahın hapsedecek pulu da yok. Duvarla birlikte bir iyi hapis, duvarsız iki hapisten iyidir.</translation>
    </message>
    <message>
        <source>That is legal, but there is something better. Take it back. The 6 brings the checker on 22 to 16, and the 3 one from 20 to 17.</source>
        <translation>Böyle de oynanır, ama daha iyisi var. Geri alın. 6 zarı 22’deki pulu 16’ya, 3 zarı 20’den bir pulu 17’ye getirir.</translation>
    </message>
    <message>
        <source>A second pin, but look at what is left behind: checkers alone on 22 and 16, and a hole in the wall. Take it back and move 22/16 and 20/17.</source>
        <translation>İkinci bir hapis, ama geride ne kaldığına bakın: 22 ve 16’da açık pullar, duvarda bir gedik. Geri alın; 22/16 ve 20/17 oynayın.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zamanlama</translation>
    </message>
    <message>
        <source>A pin is worth most if you can hold it longer than Black can wait. Every roll has to be played, so count the moves that your other checkers still have. When they run out, the pin has to go.</source>
        <translation>Hapis, onu Siyahın bekleyebileceğinden uzun tutabilirseniz en değerlidir. Her zar oynanmak zorundadır; onun için öteki pullarınızda kalan hamleleri sayın. Bitince hapsi bırakırsınız.</translation>
    </message>
    <message>
        <source>You pin a checker on 8 and one on 5. You have rolled 4-2. Keep both pins.</source>
        <translation>8’de ve 5’te birer pul hapsettiniz. Zarınız 4-2. İkisini de tutun.</translation>
    </message>
    <message>
        <source>The two at the back have made the moves, and now they are closer to the others. Those in front wait: you will need their moves later.</source>
        <translation>En gerideki iki pul zamanı kullandı, şimdi ötekilere daha yakınlar. Öndekiler bekler: onların hamleleri size sonra gerekecek.</translation>
    </message>
    <message>
        <source>That is legal, but there is a better way to use the time. Take it back and move the two checkers on 21, one with each die.</source>
        <translation>Böyle de oynanır, ama zamanı kullanmanın daha iyi bir yolu var. Geri alın; 21’deki iki pulu birer zarla oynayın.</translation>
    </message>
    <message>
        <source>One of your pins is gone, and Black’s checker is free. Take it back and move the two checkers on 21, one with each die.</source>
        <translation>Hapsettiğiniz pullardan biri artık serbest. Geri alın; 21’deki iki pulu birer zarla oynayın.</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Yarış</translation>
    </message>
    <message>
        <source>Once the two sides have passed each other, only the race counts: fewer pips to go is better. You need 62 pips, Black needs 78. If you lead, break contact; if you are behind, keep it.</source>
        <translation>İki taraf birbirini geçtikten sonra yalnız yarış önemlidir: yolu daha az olan öndedir. Sizin yolunuz 62, Siyahın 78. Öndeyseniz teması bitirin, gerideyseniz sürdürün.</translation>
    </message>
    <message>
        <source>Both are past, so nothing can be pinned any more: even checkers that stand alone are safe now. That was the whole lesson. There is more on the Strategy page in the Help menu.</source>
        <translation>İkisi de geçti; artık hiçbir pul hapsedilemez, açık pullar bile güvende. Ders bu kadardı. Yardım menüsündeki Strateji sayfasında daha fazlası var.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Two black checkers on 11 are still in your way. Wait, or run?</source>
        <translation>Zarınız 5-3. 11’deki iki siyah pul hâlâ yolunuzda. Beklemeli mi, koşmalı mı?</translation>
    </message>
    <message>
        <source>That is legal, but one of your checkers still has to pass Black, alone. Take it back and run with both from 12.</source>
        <translation>Böyle de oynanır, ama bir pulunuz daha Siyahı tek başına geçecek. Geri alın ve 12’den ikisiyle birden koşun.</translation>
    </message>
    <message>
        <source>You lead, so time works against you here: soon one of the two would have to go alone and could be pinned. Take it back and run with both from 12.</source>
        <translation>Öndesiniz, bu yüzden zaman size karşı işler: yakında ikisinden biri tek başına gitmek zorunda kalır ve hapsedilebilir. Geri alın ve 12’den ikisiyle birden koşun.</translation>
    </message>
    <message>
        <source>Second lesson: strategy</source>
        <translation>İkinci ders: strateji</translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Metin</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Same as the board</source>
        <translation>Tahtadaki gibi</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Ahşap</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Çuha</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>Deri</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Sade</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Yüksek karşıtlık</translation>
    </message>
    <message>
        <source>Ivory and ebony</source>
        <translation>Fildişi ve abanoz</translation>
    </message>
    <message>
        <source>Ivory and cherry</source>
        <translation>Fildişi ve kiraz</translation>
    </message>
    <message>
        <source>Pearl and navy</source>
        <translation>Sedef ve lacivert</translation>
    </message>
    <message>
        <source>Honey and walnut</source>
        <translation>Bal ve ceviz</translation>
    </message>
    <message>
        <source>Noughts and crosses</source>
        <translation>Halkalar ve çarpılar</translation>
    </message>
</context>
<context>
    <name>ThemeFolder</name>
    <message>
        <source>The boards folder cannot be created.</source>
        <translation>Tahta klasörü oluşturulamıyor.</translation>
    </message>
    <message>
        <source>The system cannot show the boards folder. It is here:</source>
        <translation>Sistem tahta klasörünü gösteremiyor. Yeri:</translation>
    </message>
    <message>
        <source>This is not a match. Your own boards and checkers belong in the boards folder.</source>
        <translation>Bu bir maç değil. Kendi tahtalarınız ve pullarınız tahta klasörüne konur.</translation>
    </message>
</context>
<context>
    <name>TotalsView</name>
    <message>
        <source>Totals</source>
        <translation>Toplamlar</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Bu oyun</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Bütün maç</translation>
    </message>
</context>
<context>
    <name>TurnLines</name>
    <message>
        <source>no move</source>
        <translation>hamle yok</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>bırakıyor</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <translation>{value} değerine katlıyor</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>kabul ediyor</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>çekiliyor</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>eşit</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>başlıyor</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>{mark}: {play} loses {loss} points. There is a better move.</source>
        <translation>{mark}: {play} {loss} sayı kaybettirir. Daha iyi bir hamle var.</translation>
    </message>
    <message>
        <source>{mark}: {play} loses {loss} points. {better} is better.</source>
        <translation>{mark}: {play} {loss} sayı kaybettirir. Daha iyisi {better}.</translation>
    </message>
    <message>
        <source>Your move wins {after} of the games, the better one {before}.</source>
        <translation>Hamleniz oyunların {after} kadarını, daha iyisi {before} kadarını kazanır.</translation>
    </message>
    <message>
        <source>{mark}: {play}. {better} is better.</source>
        <translation>{mark}: {play}. Daha iyisi {better}.</translation>
    </message>
    <message>
        <source>{mark}: {play}. There is a better move.</source>
        <translation>{mark}: {play}. Daha iyi bir hamle var.</translation>
    </message>
    <message>
        <source>{mark}: doubling loses {loss} points. It is better to roll.</source>
        <translation>{mark}: katlamak {loss} sayı kaybettirir. Zar atmak daha iyi.</translation>
    </message>
    <message>
        <source>{mark}: it is better to roll.</source>
        <translation>{mark}: zar atmak daha iyi.</translation>
    </message>
    <message>
        <source>{mark}: rolling loses {loss} points. It is better to double.</source>
        <translation>{mark}: zar atmak {loss} sayı kaybettirir. Katlamak daha iyi.</translation>
    </message>
    <message>
        <source>{mark}: it is better to double.</source>
        <translation>{mark}: katlamak daha iyi.</translation>
    </message>
    <message>
        <source>{mark}: taking loses {loss} points. It is better to drop.</source>
        <translation>{mark}: kabul etmek {loss} sayı kaybettirir. Çekilmek daha iyi.</translation>
    </message>
    <message>
        <source>{mark}: it is better to drop.</source>
        <translation>{mark}: çekilmek daha iyi.</translation>
    </message>
    <message>
        <source>{mark}: dropping loses {loss} points. It is better to take.</source>
        <translation>{mark}: çekilmek {loss} sayı kaybettirir. Kabul etmek daha iyi.</translation>
    </message>
    <message>
        <source>{mark}: it is better to take.</source>
        <translation>{mark}: kabul etmek daha iyi.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Katla</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Zar at</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Kabul</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Çekil</translation>
    </message>
</context>
<context>
    <name>TutorBar</name>
    <message>
        <source>Tutor</source>
        <translation>Öğretmen</translation>
    </message>
    <message>
        <source>Show better move</source>
        <translation>Daha iyisini göster</translation>
    </message>
    <message>
        <source>Show the better move by arrows on the board (B)</source>
        <translation>Daha iyi hamleyi tahtada oklarla gösterir (B)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Undo the move (Ctrl+Shift+Z)</source>
        <translation>Hamleyi geri alır (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Yine de oyna</translation>
    </message>
    <message>
        <source>End the turn with this move (Space)</source>
        <translation>Bu hamleyle bitirir (boşluk)</translation>
    </message>
    <message>
        <source>{action} anyway</source>
        <translation>Yine de: {action}</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>Earlier position</source>
        <translation>Önceki konum</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Önceki hamle</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Sonraki hamle</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Buradan oyna</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>Bu konumdan yeni bir oyun başlatır</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Oyuna dön</translation>
    </message>
    <message>
        <source>Show the current position again (Esc)</source>
        <translation>Şimdiki konumu yeniden gösterir (Esc)</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Still new to it? The first lesson shows how it works.</source>
        <translation>Oyunu yeni mi öğreniyorsunuz? İlk ders nasıl oynandığını gösterir.</translation>
    </message>
    <message>
        <source>Welcome! {game} is ready: roll the dice. New to it? The first lesson shows how it works.</source>
        <translation>Hoş geldiniz! {game} sizi bekliyor: zarları atın. Bu oyunda yeni misiniz? İlk ders nasıl oynandığını gösterir.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Yeni maç…</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>İlk ders</translation>
    </message>
</context>
<context>
    <name>WordRow</name>
    <message>
        <source>Your word for the dice</source>
        <translation>Zarlar için kelimeniz</translation>
    </message>
    <message>
        <source>The dice follow from the secret seed and from your word, so no one can choose them</source>
        <translation>Zarlar hem gizli sayıdan hem sizin kelimenizden çıkar: kimse onları seçemez</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>&amp;Rastgele</translation>
    </message>
    <message>
        <source>Fill in a random word</source>
        <translation>Rastgele bir kelime yazar</translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed, which has already been drawn</source>
        <translation>Önceden çekilmiş gizli sayının SHA-256’sı</translation>
    </message>
    <message>
        <source>Show the SHA-256 of the secret seed, to check the dice after the match</source>
        <translation>Zarları maçtan sonra denetlemek için gizli sayının SHA-256’sını gösterir</translation>
    </message>
</context>
</TS>
