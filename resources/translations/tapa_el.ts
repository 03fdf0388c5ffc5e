<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="el" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Νέα παρτίδα…</translation>
    </message>
    <message>
        <source>The same match &amp;again</source>
        <translation>Η ί&amp;δια παρτίδα ξανά</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Παίξτε ξανά</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Άνο&amp;ιγμα…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Αποθήκευση αντι&amp;γράφου…</translation>
    </message>
    <message>
        <source>Hi&amp;story…</source>
        <translation>&amp;Ιστορικό…</translation>
    </message>
    <message>
        <source>Re&amp;view the match…</source>
        <translation>&amp;Ανασκόπηση της παρτίδας…</translation>
    </message>
    <message>
        <source>Pra&amp;ctice…</source>
        <translation>Ε&amp;ξάσκηση…</translation>
    </message>
    <message>
        <source>Match as &amp;text…</source>
        <translation>Παρτίδα ως &amp;κείμενο…</translation>
    </message>
    <message>
        <source>Match &amp;report…</source>
        <translation>Ανα&amp;φορά της παρτίδας…</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)…</source>
        <translation>&amp;Εικόνα (PNG)…</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)…</source>
        <translation>&amp;Σχέδιο (SVG)…</translation>
    </message>
    <message>
        <source>&amp;Copy the match as text</source>
        <translation>Αντιγραφή της &amp;παρτίδας ως κειμένου</translation>
    </message>
    <message>
        <source>Copy the p&amp;icture of the board</source>
        <translation>Αντιγραφή της εικόνας του τα&amp;βλιού</translation>
    </message>
    <message>
        <source>&amp;Dice of this match…</source>
        <translation>&amp;Ζάρια της παρτίδας…</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>Έλεγ&amp;χος των ζαριών</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>Παραί&amp;τηση</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Έ&amp;ξοδος</translation>
    </message>
    <message>
        <source>Roll, end the turn, continue</source>
        <translation>Ρίξιμο ζαριών, τέλος κίνησης, συνέχεια</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Αναίρεση</translation>
    </message>
    <message>
        <source>Undo the whole &amp;turn</source>
        <translation>Αναίρεση όλης της &amp;κίνησης</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Επανάληψη</translation>
    </message>
    <message>
        <source>Show the &amp;last move again</source>
        <translation>Εμφάνιση της τε&amp;λευταίας κίνησης ξανά</translation>
    </message>
    <message>
        <source>&amp;Double</source>
        <translation>&amp;Διπλασιασμός</translation>
    </message>
    <message>
        <source>T&amp;ake</source>
        <translation>Α&amp;ποδοχή</translation>
    </message>
    <message>
        <source>Dro&amp;p</source>
        <translation>Απόρρι&amp;ψη</translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand</source>
        <translation>Εισαγωγή &amp;ζαριών με το χέρι</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Παύσ&amp;η</translation>
    </message>
    <message>
        <source>Bear off to the e&amp;nd</source>
        <translation>Μάζεμα ως το &amp;τέλος</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Υπόδειξη</translation>
    </message>
    <message>
        <source>Show the &amp;better move</source>
        <translation>Εμφάνιση &amp;καλύτερης κίνησης</translation>
    </message>
    <message>
        <source>&amp;Roll out…</source>
        <translation>&amp;Προσομοίωση…</translation>
    </message>
    <message>
        <source>Roll &amp;map…</source>
        <translation>&amp;Χάρτης ζαριών…</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Αντιγραφή της διάταξης</translation>
    </message>
    <message>
        <source>&amp;Paste a position</source>
        <translation>&amp;Επικόλληση διάταξης</translation>
    </message>
    <message>
        <source>Pla&amp;y from here</source>
        <translation>Παίξτε από ε&amp;δώ</translation>
    </message>
    <message>
        <source>&amp;Set up a position…</source>
        <translation>&amp;Στήσιμο διάταξης…</translation>
    </message>
    <message>
        <source>&amp;Analyse the position…</source>
        <translation>Α&amp;νάλυση της διάταξης…</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Άνοιγμα των μενού</translation>
    </message>
    <message>
        <source>Go to the bo&amp;ard</source>
        <translation>Στο τά&amp;βλι</translation>
    </message>
    <message>
        <source>Open the boards fol&amp;der</source>
        <translation>Άνοιγμα φακέ&amp;λου ταβλιών</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Προτιμήσε&amp;ις…</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Πλευρικός πίνακας</translation>
    </message>
    <message>
        <source>&amp;Write a note…</source>
        <translation>Ση&amp;μείωση…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>Πίνακας &amp;σκορ</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Πλήρης ο&amp;θόνη</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>Ή&amp;χοι</translation>
    </message>
    <message>
        <source>&amp;First lesson</source>
        <translation>Πρώτο &amp;μάθημα</translation>
    </message>
    <message>
        <source>&amp;Second lesson: strategy</source>
        <translation>Δεύτερ&amp;ο μάθημα: στρατηγική</translation>
    </message>
    <message>
        <source>S&amp;trategy</source>
        <translation>Στ&amp;ρατηγική</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Πλήκτρα και ποντίκι</translation>
    </message>
    <message>
        <source>How the &amp;dice are rolled</source>
        <translation>Πώς ρίχνονται τα &amp;ζάρια</translation>
    </message>
    <message>
        <source>Your own &amp;boards</source>
        <translation>&amp;Δικά σας τάβλια</translation>
    </message>
    <message>
        <source>&amp;About Tapa Desktop</source>
        <translation>&amp;Σχετικά με το Tapa Desktop</translation>
    </message>
    <message>
        <source>Hint in &amp;depth</source>
        <translation>Υπόδειξη σε &amp;βάθος</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Analysis</source>
        <translation>Ανάλυση</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Σκέφτεται…</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>Βαθύτερα</translation>
    </message>
    <message>
        <source>Play the best moves and the position out many times</source>
        <translation>Παίζει πολλές φορές τις καλύτερες κινήσεις και τη διάταξη</translation>
    </message>
</context>
<context>
    <name>Arrows</name>
    <message>
        <source>best</source>
        <translation>η καλύτερη</translation>
    </message>
    <message>
        <source>second</source>
        <translation>η δεύτερη</translation>
    </message>
    <message>
        <source>played</source>
        <translation>παίχτηκε</translation>
    </message>
    <message>
        <source>played, a mistake</source>
        <translation>παίχτηκε, λάθος</translation>
    </message>
</context>
<context>
    <name>AskBar</name>
    <message>
        <source>Question</source>
        <translation>Ερώτηση</translation>
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
        <translation>Αποδοχή του διπλασιασμού: το παιχνίδι συνεχίζεται για {value} και ο κύβος γίνεται δικός σας</translation>
    </message>
    <message>
        <source>Drop the double: you lose the game, which is worth {value}</source>
        <translation>Απόρριψη του διπλασιασμού: το παιχνίδι χάνεται και μετράει {value}</translation>
    </message>
    <message>
        <source>A double is offered: the game would be worth {value}</source>
        <translation>Προτείνεται διπλασιασμός: το παιχνίδι θα μετράει {value}</translation>
    </message>
    <message>
        <source>Doubling cube in the middle: the game is worth {value}</source>
        <translation>Κύβος διπλασιασμού στη μέση: το παιχνίδι μετράει {value}</translation>
    </message>
    <message>
        <source>White’s doubling cube: the game is worth {value}</source>
        <translation>Κύβος διπλασιασμού του Λευκού: το παιχνίδι μετράει {value}</translation>
    </message>
    <message>
        <source>Black’s doubling cube: the game is worth {value}</source>
        <translation>Κύβος διπλασιασμού του Μαύρου: το παιχνίδι μετράει {value}</translation>
    </message>
    <message>
        <source>This is the Crawford game: no one may double</source>
        <translation>Είναι το παιχνίδι Crawford: κανείς δεν μπορεί να διπλασιάσει</translation>
    </message>
    <message>
        <source>Neither side can double any more</source>
        <translation>Κανείς δεν μπορεί πια να διπλασιάσει</translation>
    </message>
    <message>
        <source>The side to roll may double first</source>
        <translation>Όποιος έχει σειρά να ρίξει μπορεί πρώτα να διπλασιάσει</translation>
    </message>
    <message>
        <source>Only White may double</source>
        <translation>Μόνο ο Λευκός μπορεί να διπλασιάσει</translation>
    </message>
    <message>
        <source>Only Black may double</source>
        <translation>Μόνο ο Μαύρος μπορεί να διπλασιάσει</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Αποδοχή</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Απόρριψη</translation>
    </message>
    <message>
        <source>White has to take the double or drop it</source>
        <translation>Ο Λευκός πρέπει να δεχτεί ή να απορρίψει τον διπλασιασμό</translation>
    </message>
    <message>
        <source>Black has to take the double or drop it</source>
        <translation>Ο Μαύρος πρέπει να δεχτεί ή να απορρίψει τον διπλασιασμό</translation>
    </message>
    <message>
        <source>Black drops: White wins</source>
        <translation>Ο Μαύρος απορρίπτει: κερδίζει ο Λευκός</translation>
    </message>
    <message>
        <source>White drops: Black wins</source>
        <translation>Ο Λευκός απορρίπτει: κερδίζει ο Μαύρος</translation>
    </message>
    <message>
        <source>Click it to take the double</source>
        <translation>Κάντε κλικ για να δεχτείτε τον διπλασιασμό</translation>
    </message>
    <message>
        <source>Click it to offer a double: the game would be worth {value}</source>
        <translation>Κάντε κλικ για να διπλασιάσετε: το παιχνίδι θα μετράει {value}</translation>
    </message>
    <message>
        <source>You must use as many dice as possible</source>
        <translation>Πρέπει να παίξετε όσο γίνεται περισσότερα ζάρια</translation>
    </message>
    <message>
        <source>Put back.</source>
        <translation>Το πούλι γύρισε στη θέση του.</translation>
    </message>
    <message>
        <source>Lifted from the bar; can go to {targets}.</source>
        <translation>Από την μπάρα. Προορισμοί: {targets}.</translation>
    </message>
    <message>
        <source>Lifted from the reserve; can go to {targets}.</source>
        <translation>Από το απόθεμα. Προορισμοί: {targets}.</translation>
    </message>
    <message>
        <source>Lifted from {point}; can go to {targets}.</source>
        <translation>Από {point}. Προορισμοί: {targets}.</translation>
    </message>
    <message>
        <source>Nothing to lift here</source>
        <translation>Εδώ δεν υπάρχει πούλι να σηκώσετε</translation>
    </message>
    <message>
        <source>{targets} or {last}</source>
        <translation>{targets} ή {last}</translation>
    </message>
    <message>
        <source>off</source>
        <translation>έξω</translation>
    </message>
    <message>
        <source>{point} hitting</source>
        <translation>{point} με χτύπημα</translation>
    </message>
    <message>
        <source>{point} pinning</source>
        <translation>{point} με πλάκωμα</translation>
    </message>
    <message>
        <source>You can bear off once all your checkers are home</source>
        <translation>Το μάζεμα αρχίζει όταν όλα τα πούλια είναι στην περιοχή μαζέματος</translation>
    </message>
    <message>
        <source>Drag it, or click it and then where it should go</source>
        <translation>Σύρετέ το, ή κάντε κλικ σε αυτό και μετά εκεί που θα πάει</translation>
    </message>
    <message>
        <source>White counts it as {number}</source>
        <translation>Για τον Λευκό είναι η {number}</translation>
    </message>
    <message>
        <source>Black counts it as {number}</source>
        <translation>Για τον Μαύρο είναι η {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>άδεια</translation>
    </message>
    <message>
        <source>{pinners}, pinning {pinned}</source>
        <translation>{pinners}, με {pinned} πλακωμένο</translation>
    </message>
    <message numerus="yes">
        <source>{count} white</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>{count} λευκό</numerusform>
            <numerusform>{count} λευκά</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} black</source>
        <comment>so many checkers</comment>
        <translation>
            <numerusform>{count} μαύρο</numerusform>
            <numerusform>{count} μαύρα</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <comment>zero checkers</comment>
        <translation>καθόλου</translation>
    </message>
    <message>
        <source>one</source>
        <translation>ένα</translation>
    </message>
    <message>
        <source>two</source>
        <translation>δύο</translation>
    </message>
    <message>
        <source>three</source>
        <translation>τρία</translation>
    </message>
    <message>
        <source>four</source>
        <translation>τέσσερα</translation>
    </message>
    <message>
        <source>five</source>
        <translation>πέντε</translation>
    </message>
    <message>
        <source>six</source>
        <translation>έξι</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>επτά</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>οκτώ</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>εννέα</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>δέκα</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>έντεκα</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>δώδεκα</translation>
    </message>
    <message>
        <source>thirteen</source>
        <translation>δεκατρία</translation>
    </message>
    <message>
        <source>fourteen</source>
        <translation>δεκατέσσερα</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>δεκαπέντε</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Λευκός</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Μαύρος</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Ρίξτε</translation>
    </message>
    <message>
        <source>Click a die to use the dice in the other order</source>
        <translation>Κάντε κλικ σε ένα ζάρι για να παίξετε τα ζάρια με την άλλη σειρά</translation>
    </message>
    <message>
        <source>Click to roll the dice</source>
        <translation>Κάντε κλικ για να ρίξετε τα ζάρια</translation>
    </message>
    <message>
        <source>Click the dice to go on</source>
        <translation>Κάντε κλικ στα ζάρια για να συνεχίσετε</translation>
    </message>
    <message>
        <source>Play as many dice as you can, then click here to go on</source>
        <translation>Παίξτε όσα ζάρια μπορείτε· μετά κάντε κλικ εδώ για να συνεχίσετε</translation>
    </message>
    <message>
        <source>Click the dice to end your turn</source>
        <translation>Κάντε κλικ στα ζάρια για να τελειώσετε την κίνησή σας</translation>
    </message>
    <message>
        <source>No move with these dice: click them to end your turn</source>
        <translation>Καμία κίνηση με αυτά τα ζάρια: κάντε κλικ σε αυτά για να τελειώσετε</translation>
    </message>
    <message>
        <source>Play as many dice as you can, then click here to end your turn</source>
        <translation>Παίξτε όσα ζάρια μπορείτε· μετά κάντε κλικ εδώ για να τελειώσετε την κίνησή σας</translation>
    </message>
    <message>
        <source>Pips: White {white}, Black {black}</source>
        <translation>Βήματα: Λευκός {white}, Μαύρος {black}</translation>
    </message>
    <message>
        <source>White’s pip count: {count}</source>
        <translation>Βήματα του Λευκού: {count}</translation>
    </message>
    <message>
        <source>Black’s pip count: {count}</source>
        <translation>Βήματα του Μαύρου: {count}</translation>
    </message>
    <message>
        <source>The number of points left to go until all checkers are off</source>
        <translation>Τόσα βήματα μένουν μέχρι να μαζευτούν όλα τα πούλια</translation>
    </message>
    <message>
        <source>{die} (used)</source>
        <translation>{die} (παίχτηκε)</translation>
    </message>
    <message>
        <source>Dice: {dice}</source>
        <translation>Ζάρια: {dice}</translation>
    </message>
    <message>
        <source>The rest of White’s chain</source>
        <translation>Το υπόλοιπο της αλυσίδας του Λευκού</translation>
    </message>
    <message>
        <source>The rest of Black’s chain</source>
        <translation>Το υπόλοιπο της αλυσίδας του Μαύρου</translation>
    </message>
    <message>
        <source>Next: {numbers}, four of each</source>
        <translation>Ακολουθούν: {numbers}, τέσσερις φορές το καθένα</translation>
    </message>
    <message>
        <source>Next: four {numbers}s</source>
        <translation>Ακολουθεί: {numbers}, τέσσερις φορές</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>Παίζει ο {side}</translation>
    </message>
    <message>
        <source>Cannot enter</source>
        <translation>Δεν μπαίνει</translation>
    </message>
    <message>
        <source>No move</source>
        <translation>Καμία κίνηση</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ισοπαλία</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Νικά ο {side}</translation>
    </message>
    <message>
        <source>Point {number}: {checkers}</source>
        <translation>Θέση {number}: {checkers}</translation>
    </message>
    <message>
        <source>On the bar: {checkers}</source>
        <translation>Στην μπάρα: {checkers}</translation>
    </message>
    <message>
        <source>Yet to enter: {checkers}</source>
        <translation>Δεν έχουν μπει ακόμα: {checkers}</translation>
    </message>
    <message>
        <source>White’s tray: {checkers}</source>
        <translation>Θήκη του Λευκού: {checkers}</translation>
    </message>
    <message>
        <source>Black’s tray: {checkers}</source>
        <translation>Θήκη του Μαύρου: {checkers}</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Τάβλι</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Sa&amp;ve picture…</source>
        <translation>Αποθήκευση εικό&amp;νας…</translation>
    </message>
    <message>
        <source>Save the chart as a picture (PNG)</source>
        <translation>Αποθηκεύει το διάγραμμα ως εικόνα (PNG)</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Slow</source>
        <translation>Αργά</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Κανονικά</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Γρήγορα</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Αμέσως</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Όπως το σύστημα</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ναι</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Όχι</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Φωτεινό</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Σκούρο</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Προς τα δεξιά</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Προς τα αριστερά</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Κάτω</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Πάνω</translation>
    </message>
    <message>
        <source>When traditional</source>
        <translation>Όπου είναι παράδοση</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Πάντα</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ποτέ</translation>
    </message>
    <message>
        <source>Me; the side to move if two people play</source>
        <translation>Εμένα· όταν παίζουν δύο, όποιον παίζει τώρα</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Εμένα</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>Όποιον παίζει τώρα</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Κλειστός</translation>
    </message>
    <message>
        <source>Doubtful moves and worse</source>
        <translation>Αμφίβολες κινήσεις και χειρότερες</translation>
    </message>
    <message>
        <source>Errors and blunders</source>
        <translation>Λάθη και γκάφες</translation>
    </message>
    <message>
        <source>Blunders only</source>
        <translation>Μόνο γκάφες</translation>
    </message>
</context>
<context>
    <name>CloseBox</name>
    <message>
        <source>Close</source>
        <translation>Κλείσιμο</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>Κλείσιμο αυτού του παραθύρου (Esc)</translation>
    </message>
</context>
<context>
    <name>ConfirmController</name>
    <message>
        <source>The match cannot be saved: it is lost unless you save a copy. Quit?</source>
        <translation>Η παρτίδα δεν μπορεί να αποθηκευτεί: χάνεται, εκτός αν αποθηκεύσετε αντίγραφο. Έξοδος;</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Έ&amp;ξοδος</translation>
    </message>
    <message numerus="yes">
        <source>{name} would win %n point(s). Resign this game?</source>
        <translation>
            <numerusform>{name} θα κερδίσει %Ln πόντο. Παραιτείστε από το παιχνίδι;</numerusform>
            <numerusform>{name} θα κερδίσει %Ln πόντους. Παραιτείστε από το παιχνίδι;</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Παραίτηση</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Συνέχεια</translation>
    </message>
    <message>
        <source>End this turn?</source>
        <translation>Τέλος κίνησης;</translation>
    </message>
    <message>
        <source>&amp;End the turn (Space)</source>
        <translation>&amp;Τέλος κίνησης (διάστημα)</translation>
    </message>
    <message>
        <source>&amp;Not yet</source>
        <translation>Όχι &amp;ακόμα</translation>
    </message>
    <message>
        <source>This match is not finished. It will be kept under Game ▸ Resume. Leave it?</source>
        <translation>Αυτή η παρτίδα δεν τελείωσε. Θα μείνει στο Παιχνίδι ▸ Συνέχιση. Θέλετε να την αφήσετε;</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>Να τη&amp;ν αφήσω</translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation>Να &amp;μείνω</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Copy</source>
        <translation>Αντιγραφή</translation>
    </message>
    <message>
        <source>Copy: {name}</source>
        <translation>Αντιγραφή: {name}</translation>
    </message>
</context>
<context>
    <name>CrashReporter</name>
    <message>
        <source>Something went wrong. Everything you played is saved.</source>
        <translation>Κάτι πήγε στραβά στο πρόγραμμα. Ό,τι παίξατε έχει αποθηκευτεί.</translation>
    </message>
    <message>
        <source>Something went wrong, and the match cannot be saved right now.</source>
        <translation>Κάτι πήγε στραβά στο πρόγραμμα και η παρτίδα δεν μπορεί να αποθηκευτεί τώρα.</translation>
    </message>
    <message>
        <source>Tapa Desktop did not close properly last time. Everything you played is saved.</source>
        <translation>Την προηγούμενη φορά το Tapa Desktop δεν έκλεισε σωστά. Ό,τι παίχτηκε έχει αποθηκευτεί.</translation>
    </message>
    <message>
        <source>To report it, copy the report and send it. It is also at the end of the log:</source>
        <translation>Για να αναφέρετε το πρόβλημα, αντιγράψτε την αναφορά και στείλτε την. Βρίσκεται και στο τέλος του αρχείου καταγραφής:</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Αντιγραφή της αναφοράς</translation>
    </message>
</context>
<context>
    <name>CubePrompt</name>
    <message>
        <source>You have doubled to {value}. {other} is thinking…</source>
        <translation>Διπλασιάσατε στο {value}. {other} σκέφτεται…</translation>
    </message>
    <message>
        <source>{name} doubles to {value}: take (T) or drop (X)</source>
        <translation>{name} διπλασιάζει στο {value}: αποδοχή (T) ή απόρριψη (X)</translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other}: take (T) or drop (X)</source>
        <translation>{name} διπλασιάζει στο {value}. {other}: αποδοχή (T) ή απόρριψη (X)</translation>
    </message>
    <message>
        <source>{name} doubles to {value}. {other} is thinking…</source>
        <translation>{name} διπλασιάζει στο {value}. {other} σκέφτεται…</translation>
    </message>
    <message>
        <source>{name} has taken the double.</source>
        <translation>{name} δέχτηκε τον διπλασιασμό.</translation>
    </message>
    <message>
        <source>You have taken the double.</source>
        <translation>Δεχτήκατε τον διπλασιασμό.</translation>
    </message>
</context>
<context>
    <name>CubeText</name>
    <message>
        <source>expecting {equity} points ({chances})</source>
        <translation>προσδοκία {equity} πόντοι ({chances})</translation>
    </message>
    <message>
        <source>{told}. {otherwise} below {turning}.</source>
        <translation>{told}. {otherwise} με προσδοκία κάτω από {turning}.</translation>
    </message>
    <message>
        <source>{told}. {otherwise} from {turning} up.</source>
        <translation>{told}. {otherwise} με προσδοκία από {turning} και πάνω.</translation>
    </message>
    <message>
        <source>mars or mother won {mine}, lost {theirs}</source>
        <translation>διπλό ή μάνα υπέρ {mine}, κατά {theirs}</translation>
    </message>
    <message>
        <source>{told}; losing this game would cost the match anyway.</source>
        <translation>{told}· ήττα σε αυτό το παιχνίδι θα ήταν έτσι κι αλλιώς ήττα στην παρτίδα.</translation>
    </message>
    <message>
        <source>{told}; at this score it never pays to double.</source>
        <translation>{told}· με αυτό το σκορ ο διπλασιασμός δεν συμφέρει ποτέ.</translation>
    </message>
    <message>
        <source>{told}.</source>
        <translation>{told}.</translation>
    </message>
    <message>
        <source>{name} doubles</source>
        <translation>{name} διπλασιάζει</translation>
    </message>
    <message>
        <source>{name} would have waited</source>
        <translation>{name} θα περίμενε</translation>
    </message>
    <message>
        <source>{name} would have doubled</source>
        <translation>{name} θα διπλασίαζε</translation>
    </message>
    <message>
        <source>{name} would have dropped</source>
        <translation>{name} θα απέρριπτε</translation>
    </message>
    <message>
        <source>{name} would have taken</source>
        <translation>{name} θα δεχόταν</translation>
    </message>
    <message>
        <source>{name} has not doubled</source>
        <translation>{name} δεν διπλασίασε</translation>
    </message>
    <message>
        <source>{name} takes</source>
        <translation>{name} δέχεται</translation>
    </message>
    <message>
        <source>{name} drops</source>
        <translation>{name} απορρίπτει</translation>
    </message>
    <message>
        <source>win {win}</source>
        <translation>νίκη {win}</translation>
    </message>
    <message>
        <source>mars won {mine}, lost {theirs}</source>
        <translation>διπλό υπέρ {mine}, κατά {theirs}</translation>
    </message>
    <message>
        <source>triple won {mine}, lost {theirs}</source>
        <translation>τριπλό υπέρ {mine}, κατά {theirs}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Πλήκτρα και ποντίκι</translation>
    </message>
    <message>
        <source>About Tapa Desktop</source>
        <translation>Σχετικά με το Tapa Desktop</translation>
    </message>
    <message>
        <source>How the dice are rolled</source>
        <translation>Πώς ρίχνονται τα ζάρια</translation>
    </message>
    <message>
        <source>Your own boards</source>
        <translation>Δικά σας τάβλια</translation>
    </message>
    <message>
        <source>Game with a friend elsewhere</source>
        <translation>Παιχνίδι με φίλο από μακριά</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Άνοιγμα παρτίδας</translation>
    </message>
    <message>
        <source>Matches (*.tapa *.mat *.txt *.sgf)</source>
        <translation>Παρτίδες (*.tapa *.mat *.txt *.sgf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Όλα τα αρχεία (*)</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Αποθήκευση αντιγράφου της παρτίδας</translation>
    </message>
    <message>
        <source>Matches (*{suffix})</source>
        <translation>Παρτίδες (*{suffix})</translation>
    </message>
</context>
<context>
    <name>DiceDialog</name>
    <message>
        <source>Dice of this match</source>
        <translation>Ζάρια της παρτίδας</translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed</source>
        <translation>SHA-256 του μυστικού σπόρου</translation>
    </message>
    <message>
        <source>The player’s word</source>
        <translation>Η λέξη του παίκτη</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Σπόρος</translation>
    </message>
    <message>
        <source>&amp;Verify the dice</source>
        <translation>Έλεγ&amp;χος των ζαριών</translation>
    </message>
    <message>
        <source>&amp;How it works</source>
        <translation>Πώς &amp;λειτουργεί</translation>
    </message>
    <message>
        <source>&amp;Enter the dice by hand, from a real board</source>
        <translation>Εισαγωγή ζαριών με το χέρι, από αληθινό &amp;τάβλι</translation>
    </message>
    <message>
        <source>Work out all rolls of this match again</source>
        <translation>Υπολογίζει ξανά όλες τις ζαριές αυτής της παρτίδας</translation>
    </message>
    <message>
        <source>Read how the dice are rolled and how to check them</source>
        <translation>Πώς ρίχνονται τα ζάρια και πώς ελέγχονται</translation>
    </message>
    <message>
        <source>You roll real dice and type what they show</source>
        <translation>Ρίχνετε αληθινά ζάρια και γράφετε τι δείχνουν</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Άγνωστος</translation>
    </message>
    <message>
        <source>&amp;SHA-256 of the secret seed</source>
        <translation>SHA-256 του &amp;μυστικού σπόρου</translation>
    </message>
    <message>
        <source>The player’s &amp;word</source>
        <translation>Η λέ&amp;ξη του παίκτη</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Σ&amp;πόρος</translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>Die 1</source>
        <translation>Ζάρι 1</translation>
    </message>
    <message>
        <source>Die 2</source>
        <translation>Ζάρι 2</translation>
    </message>
    <message>
        <source>{name}: {face} (key {face})</source>
        <translation>{name}: {face} (πλήκτρο {face})</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>&amp;Dice of</source>
        <translation>Παί&amp;κτης</translation>
    </message>
    <message>
        <source>How often each number was rolled</source>
        <translation>Πόσο συχνά έπεσε κάθε αριθμός</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>όλοι οι παίκτες</translation>
    </message>
</context>
<context>
    <name>DiceText</name>
    <message>
        <source>The rolls to come follow from it, too. For secret dice, start a new match.</source>
        <translation>Από αυτόν προκύπτουν και τα επόμενα ζάρια: για μυστικά ζάρια αρχίστε νέα παρτίδα.</translation>
    </message>
    <message>
        <source>Entered by hand: {n} of {all}, the first of them {where}.</source>
        <translation>Με το χέρι: {n} από {all}, η πρώτη ήταν η {where}.</translation>
    </message>
    <message>
        <source>The seed in this file does not match its SHA-256: the file was changed and proves nothing.</source>
        <translation>Ο σπόρος σε αυτό το αρχείο δεν δίνει το SHA-256 που αναγράφεται δίπλα του: το αρχείο έχει αλλοιωθεί και δεν αποδεικνύει τίποτα.</translation>
    </message>
    <message>
        <source>No dice have been rolled yet.</source>
        <translation>Δεν έχουν ριχτεί ακόμα ζάρια.</translation>
    </message>
    <message>
        <source>Compare the SHA-256 and the word with what you noted when the match began: if they are the same, the dice are proven, and nothing else – not the names, the levels or the length of the match.</source>
        <translation>Συγκρίνετε το SHA-256 και τη λέξη με αυτά που σημειώσατε στην αρχή της παρτίδας: αν είναι τα ίδια, αποδεικνύονται τα ζάρια και τίποτα άλλο – ούτε τα ονόματα ούτε τα επίπεδα ούτε το μήκος της παρτίδας.</translation>
    </message>
    <message>
        <source>Compare the SHA-256 with the one you noted when the match began: if it is the same, the dice are proven, and nothing else – not the names, the levels or the length of the match.</source>
        <translation>Συγκρίνετε το SHA-256 με αυτό που σημειώσατε στην αρχή της παρτίδας: αν είναι το ίδιο, αποδεικνύονται τα ζάρια και τίποτα άλλο – ούτε τα ονόματα ούτε τα επίπεδα ούτε το μήκος της παρτίδας.</translation>
    </message>
    <message>
        <source>Revealed when the match is over</source>
        <translation>Αποκαλύπτεται όταν τελειώσει η παρτίδα</translation>
    </message>
    <message>
        <source>Revealed when a game is over</source>
        <translation>Αποκαλύπτεται όταν τελειώσει ένα παιχνίδι</translation>
    </message>
    <message>
        <source>Missing from this file</source>
        <translation>Λείπει από αυτό το αρχείο</translation>
    </message>
    <message>
        <source>The seed of this match is not known</source>
        <translation>Ο σπόρος αυτής της παρτίδας δεν είναι γνωστός</translation>
    </message>
    <message>
        <source>Check it yourself. This must give the SHA-256:</source>
        <translation>Ελέγξτε το μόνοι σας. Αυτό πρέπει να δώσει το SHA-256:</translation>
    </message>
    <message>
        <source>This gives the key from which the dice are worked out:</source>
        <translation>Και αυτό δίνει το κλειδί από το οποίο υπολογίζονται τα ζάρια:</translation>
    </message>
    <message>
        <source>This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.</source>
        <translation>Από αυτό το αρχείο λείπει το SHA-256 που φάνηκε πριν γραφτεί η λέξη: το αρχείο έχει αλλοιωθεί και δεν αποδεικνύει τίποτα.</translation>
    </message>
    <message numerus="yes">
        <source>{wrong} of %n roll(s) do not match the seed.</source>
        <translation>
            <numerusform>Δεν ταιριάζουν με τον σπόρο: {wrong} από %Ln ζαριά.</numerusform>
            <numerusform>Δεν ταιριάζουν με τον σπόρο: {wrong} από τις %Ln ζαριές.</numerusform>
        </translation>
    </message>
    <message>
        <source>The roll {roll} was chosen together with the starting position.</source>
        <translation>Η ζαριά {roll} επιλέχθηκε μαζί με τη διάταξη από την οποία αρχίζει η παρτίδα.</translation>
    </message>
    <message numerus="yes">
        <source>Verified: all %n roll(s) match the seed.</source>
        <translation>
            <numerusform>Επαληθεύτηκε: η μοναδική ζαριά ταιριάζει με τον σπόρο.</numerusform>
            <numerusform>Επαληθεύτηκε: και οι %Ln ζαριές ταιριάζουν με τον σπόρο.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n roll(s) of the program match the seed.</source>
        <translation>
            <numerusform>Η μοναδική ζαριά του προγράμματος ταιριάζει με τον σπόρο.</numerusform>
            <numerusform>Και οι %Ln ζαριές του προγράμματος ταιριάζουν με τον σπόρο.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seed was left out of this file, so its dice cannot be worked out: only its SHA-256 is there.</source>
        <translation>Ο σπόρος παραλείφθηκε από αυτό το αρχείο, γι’ αυτό τα ζάρια του δεν μπορούν να υπολογιστούν: υπάρχει μόνο το SHA-256.</translation>
    </message>
    <message>
        <source>There is no seed in this file, so its dice cannot be worked out.</source>
        <translation>Δεν υπάρχει σπόρος σε αυτό το αρχείο, γι’ αυτό τα ζάρια του δεν μπορούν να υπολογιστούν.</translation>
    </message>
    <message>
        <source>The first is {where}: {fallen}, but the seed gives {due}. Either these dice come from elsewhere, or the file was changed.</source>
        <translation>Η πρώτη είναι η {where}: {fallen}, ενώ ο σπόρος δίνει {due}. Άρα τα ζάρια προέρχονται από αλλού, ή κάποιος άλλαξε το αρχείο.</translation>
    </message>
    <message>
        <source>roll {number} of game {game}, the opening</source>
        <translation>ζαριά {number} στο παιχνίδι {game}, για το ποιος αρχίζει</translation>
    </message>
    <message>
        <source>roll {number} of game {game}, by {side}</source>
        <translation>ζαριά {number} στο παιχνίδι {game}, που έριξε ο {side}</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>A pinned mother waits</source>
        <translation>Η πλακωμένη μάνα περιμένει</translation>
    </message>
    <message>
        <source>A pinned mother loses; also to 31</source>
        <translation>Η πλακωμένη μάνα χάνει· και ως τα 31</translation>
    </message>
    <message>
        <source>A pinned mother loses</source>
        <translation>Η πλακωμένη μάνα χάνει</translation>
    </message>
    <message>
        <source>A checker pinned on its starting point simply waits until it is freed.</source>
        <translation>Πούλι πλακωμένο στην αρχική του θέση απλώς περιμένει ώσπου να ελευθερωθεί.</translation>
    </message>
    <message>
        <source>A lone checker is hit, not pinned.</source>
        <translation>Το μονό πούλι χτυπιέται, δεν πλακώνεται.</translation>
    </message>
    <message>
        <source>One checker closes a point: nothing is hit or pinned.</source>
        <translation>Ένα πούλι κλείνει μια θέση: κανένα δεν χτυπιέται ούτε πλακώνεται.</translation>
    </message>
    <message>
        <source>The checkers start on four points.</source>
        <translation>Τα πούλια ξεκινούν από τέσσερις θέσεις.</translation>
    </message>
    <message>
        <source>Both sides move the same way round.</source>
        <translation>Και οι δύο πλευρές κινούνται προς την ίδια φορά.</translation>
    </message>
    <message>
        <source>Most checkers enter from a reserve.</source>
        <translation>Τα περισσότερα πούλια μπαίνουν από το απόθεμα.</translation>
    </message>
    <message>
        <source>The first checker runs alone.</source>
        <translation>Το πρώτο πούλι τρέχει μόνο του.</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes, and what is left goes to the opponent.</source>
        <translation>Οι διπλές συνεχίζονται ως τις εξάρες, και το υπόλοιπο πάει στον αντίπαλο.</translation>
    </message>
    <message>
        <source>The opening dice are also the first roll.</source>
        <translation>Η πρώτη κίνηση παίζεται με τα δύο ζάρια του ξεκινήματος.</translation>
    </message>
    <message>
        <source>Pin the mother, the opponent’s last checker on its starting point, and you win double.</source>
        <translation>Πλακώστε τη μάνα, το τελευταίο πούλι στην αρχική θέση του αντιπάλου, και κερδίζετε διπλό.</translation>
    </message>
    <message>
        <source>A win can be worth three points.</source>
        <translation>Ένα παιχνίδι μπορεί να μετρήσει τριπλό.</translation>
    </message>
    <message>
        <source>A doubling cube raises the stakes.</source>
        <translation>Ο κύβος διπλασιασμού ανεβάζει το στοίχημα.</translation>
    </message>
    <message>
        <source>Can be played to 31.</source>
        <translation>Μπορεί να παιχτεί ως τους 31 πόντους.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>The game is over in this position.</source>
        <translation>Σε αυτή τη διάταξη το παιχνίδι έχει τελειώσει.</translation>
    </message>
    <message>
        <source>Click: {side} · right click: {other} · drag: move · wheel or Delete: remove</source>
        <translation>Κλικ: {side} · δεξί κλικ: {other} · σύρσιμο: μετακίνηση · ροδέλα ή Delete: αφαίρεση</translation>
    </message>
    <message>
        <source>{side}: all checkers are on the board. Remove one first.</source>
        <translation>{side}: όλα τα πούλια είναι στο τάβλι. Βγάλτε πρώτα ένα.</translation>
    </message>
    <message>
        <source>{side} to move, before the roll</source>
        <translation>Παίζει ο {side}, πριν από τη ζαριά</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Προσδοκία</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n checker(s) still to place.</source>
        <translation>
            <numerusform>{side}: μένει να μπει ακόμα %Ln πούλι.</numerusform>
            <numerusform>{side}: μένουν να μπουν ακόμα %Ln πούλια.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best with {roll}</source>
        <translation>Καλύτερη με {roll}</translation>
    </message>
</context>
<context>
    <name>ErrorThresholds</name>
    <message>
        <source>Good</source>
        <translation>Εντάξει</translation>
    </message>
    <message>
        <source>Doubtful</source>
        <translation>Αμφίβολη</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Λάθος</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Γκάφα</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The computer cannot judge this position. {what}</source>
        <translation>Ο υπολογιστής δεν μπορεί να κρίνει αυτή τη διάταξη. {what}</translation>
    </message>
    <message>
        <source>White’s reserve/bar/off</source>
        <translation>Απόθεμα/μπάρα/μαζεμένα του Λευκού</translation>
    </message>
    <message>
        <source>Black’s reserve/bar/off</source>
        <translation>Απόθεμα/μπάρα/μαζεμένα του Μαύρου</translation>
    </message>
    <message>
        <source>Part of the program is missing: {path}</source>
        <translation>Λείπει ένα μέρος του προγράμματος: {path}</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Δεν είναι αρχείο.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Δεν υπάρχει άλλος χώρος στον δίσκο.</translation>
    </message>
    <message>
        <source>Your disk quota is full.</source>
        <translation>Το μερίδιό σας στον δίσκο γέμισε.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Ο δίσκος είναι μόνο για ανάγνωση.</translation>
    </message>
    <message>
        <source>The disk cannot be read or written.</source>
        <translation>Ο δίσκος δεν διαβάζεται ή δεν γράφεται.</translation>
    </message>
    <message>
        <source>The disk is not there any more.</source>
        <translation>Ο δίσκος δεν υπάρχει πια.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>Είναι ανοιχτά πάρα πολλά αρχεία.</translation>
    </message>
    <message>
        <source>The file would become too large.</source>
        <translation>Το αρχείο θα γινόταν πολύ μεγάλο.</translation>
    </message>
    <message>
        <source>This is not permitted.</source>
        <translation>Δεν επιτρέπεται.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Δεν υπάρχει τέτοιο αρχείο ή φάκελος.</translation>
    </message>
    <message>
        <source>Part of the path is not a folder.</source>
        <translation>Ένα μέρος της διαδρομής δεν είναι φάκελος.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Είναι φάκελος και όχι αρχείο.</translation>
    </message>
    <message>
        <source>Something with that name already exists.</source>
        <translation>Υπάρχει ήδη κάτι με αυτό το όνομα.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Το όνομα είναι πολύ μεγάλο.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Το χρησιμοποιεί άλλο πρόγραμμα.</translation>
    </message>
    <message>
        <source>line {line}: {what}</source>
        <translation>γραμμή {line}: {what}</translation>
    </message>
    <message>
        <source>field {place}: {what}</source>
        <translation>πεδίο {place}: {what}</translation>
    </message>
    <message>
        <source>{what} Found: “{text}”</source>
        <translation>{what} Γράφει: «{text}»</translation>
    </message>
</context>
<context>
    <name>EvenOpponent</name>
    <message>
        <source>An even opponent for you is now at the level “{level}”, no longer “{before}”.</source>
        <translation>Ισάξιος αντίπαλος για εσάς είναι τώρα το επίπεδο «{level}» και όχι πια το «{before}».</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>Matches as text (*.mat *.txt)</source>
        <translation>Παρτίδες ως κείμενο (*.mat *.txt)</translation>
    </message>
    <message>
        <source>Export the match as text</source>
        <translation>Εξαγωγή της παρτίδας ως κειμένου</translation>
    </message>
    <message>
        <source>PNG picture, {width} pixels wide (*.png)</source>
        <translation>Εικόνα PNG, πλάτους {width} εικονοστοιχείων (*.png)</translation>
    </message>
    <message>
        <source>Export a picture of the board</source>
        <translation>Εξαγωγή εικόνας του ταβλιού</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Σχέδιο SVG (*.svg)</translation>
    </message>
    <message>
        <source>Export a drawing of the board</source>
        <translation>Εξαγωγή σχεδίου του ταβλιού</translation>
    </message>
    <message>
        <source>The match is on the clipboard, as text.</source>
        <translation>Η παρτίδα είναι στο πρόχειρο ως κείμενο.</translation>
    </message>
    <message>
        <source>The picture of the board is on the clipboard.</source>
        <translation>Η εικόνα του ταβλιού είναι στο πρόχειρο.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>This is too long for a position: “{text}”</source>
        <translation>Είναι μακρύτερο από κάθε διάταξη: «{text}»</translation>
    </message>
    <message>
        <source>A position has six fields, not {count}: “{text}”</source>
        <translation>Μια διάταξη έχει έξι πεδία, όχι {count}: «{text}»</translation>
    </message>
    <message>
        <source>There is no game “{text}”; there are {known}.</source>
        <translation>Δεν υπάρχει παιχνίδι «{text}»· υπάρχουν {known}.</translation>
    </message>
    <message>
        <source>The side to move must be W or B, not “{text}”.</source>
        <translation>Ποιος παίζει γράφεται W ή B, όχι «{text}».</translation>
    </message>
    <message>
        <source>The roll must be two dice from 1 to 6, the larger first, or a hyphen, not “{text}”.</source>
        <translation>Η ζαριά είναι δύο ζάρια από 1 ως 6, πρώτα το μεγαλύτερο, ή παύλα, όχι «{text}».</translation>
    </message>
    <message>
        <source>Checkers of White: {count}, not {full}.</source>
        <translation>Πούλια του Λευκού: {count}, όχι {full}.</translation>
    </message>
    <message>
        <source>Checkers of Black: {count}, not {full}.</source>
        <translation>Πούλια του Μαύρου: {count}, όχι {full}.</translation>
    </message>
    <message>
        <source>The match is {rule_set}, but its position is from {text}.</source>
        <translation>Η παρτίδα είναι {rule_set}, αλλά η διάταξή της είναι από {text}.</translation>
    </message>
    <message>
        <source>White’s point {point}: “{text}” counts 0 or has a leading zero.</source>
        <translation>Θέση {point} του Λευκού: «{text}» είναι πλήθος 0 ή αρχίζει με μηδέν.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Σε αυτή τη διάταξη το παιχνίδι έχει τελειώσει.</translation>
    </message>
    <message>
        <source>It cannot be opened.</source>
        <translation>Δεν ανοίγει.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Το αρχείο είναι κατεστραμμένο.</translation>
    </message>
    <message numerus="yes">
        <source>This is longer than %n character(s).</source>
        <translation>
            <numerusform>Είναι μεγαλύτερο από έναν χαρακτήρα.</numerusform>
            <numerusform>Είναι μεγαλύτερο από %Ln χαρακτήρες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n character(s).</source>
        <translation>
            <numerusform>Ο τίτλος έχει το πολύ έναν χαρακτήρα.</numerusform>
            <numerusform>Ο τίτλος έχει το πολύ %Ln χαρακτήρες.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line is longer than %n byte(s).</source>
        <translation>
            <numerusform>Η γραμμή είναι μεγαλύτερη από ένα byte.</numerusform>
            <numerusform>Η γραμμή είναι μεγαλύτερη από %Ln byte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n line(s).</source>
        <translation>
            <numerusform>Οι γραμμές είναι πάνω από μία.</numerusform>
            <numerusform>Οι γραμμές είναι πάνω από %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A text here is longer than %n character(s): “{text}”</source>
        <translation>
            <numerusform>Ένα κείμενο εδώ είναι μεγαλύτερο από έναν χαρακτήρα: «{text}»</numerusform>
            <numerusform>Ένα κείμενο εδώ είναι μεγαλύτερο από %Ln χαρακτήρες: «{text}»</numerusform>
        </translation>
    </message>
    <message>
        <source>A file that the computer needs for this game is missing or damaged.</source>
        <translation>Ένα αρχείο που χρειάζεται ο υπολογιστής για αυτό το παιχνίδι λείπει ή είναι κατεστραμμένο.</translation>
    </message>
    <message>
        <source>The first line must be a title.</source>
        <translation>Η πρώτη γραμμή πρέπει να είναι τίτλος.</translation>
    </message>
    <message>
        <source>There are no positions in it.</source>
        <translation>Δεν περιέχει διατάξεις.</translation>
    </message>
    <message>
        <source>A pack has {most} positions at most.</source>
        <translation>Μια συλλογή έχει το πολύ {most} διατάξεις.</translation>
    </message>
    <message>
        <source>The position has no roll.</source>
        <translation>Η διάταξη δεν έχει ζάρια.</translation>
    </message>
    <message>
        <source>“{text}” is not a cube decision.</source>
        <translation>Το «{text}» δεν είναι απόφαση για τον κύβο.</translation>
    </message>
    <message>
        <source>There is only one move, so there is nothing to choose.</source>
        <translation>Υπάρχει μόνο μία κίνηση, δεν μένει τίποτα να διαλέξετε.</translation>
    </message>
    <message>
        <source>This is the same position as in line {line}.</source>
        <translation>Είναι η ίδια διάταξη με τη γραμμή {line}.</translation>
    </message>
    <message>
        <source>There is no theme “{text}”; there are {known}.</source>
        <translation>Δεν υπάρχει θέμα «{text}»· υπάρχουν {known}.</translation>
    </message>
    <message>
        <source>The difficulty is 1, 2 or 3, not “{text}”.</source>
        <translation>Η δυσκολία είναι 1, 2 ή 3, όχι «{text}».</translation>
    </message>
    <message>
        <source>A line has {most} parts at most.</source>
        <translation>Μια γραμμή έχει το πολύ {most} μέρη.</translation>
    </message>
    <message>
        <source>This is not text.</source>
        <translation>Δεν είναι κείμενο.</translation>
    </message>
    <message>
        <source>Expected the first roll of the game, two different dice, found “{text}”.</source>
        <translation>Εδώ πρέπει να είναι η πρώτη ζαριά του παιχνιδιού, δύο διαφορετικά ζάρια, όχι «{text}».</translation>
    </message>
    <message>
        <source>The move before this is missing: “{text}”</source>
        <translation>Λείπει η κίνηση πριν από αυτό: «{text}»</translation>
    </message>
    <message>
        <source>The end of the game before this is missing, such as “Wins 1 point”: “{text}”</source>
        <translation>Λείπει το τέλος του παιχνιδιού πριν από αυτό, όπως «Wins 1 point»: «{text}»</translation>
    </message>
    <message>
        <source>Expected the score {wanted}, found “{text}”.</source>
        <translation>Το σκορ εδώ πρέπει να είναι {wanted}, όχι «{text}».</translation>
    </message>
    <message>
        <source>{rule_set} counts {wanted} for this game, unlike the file: “{text}”</source>
        <translation>{rule_set}: αυτό το παιχνίδι μετράει {wanted}, όχι όπως στο αρχείο: «{text}»</translation>
    </message>
    <message>
        <source>This match has no game.</source>
        <translation>Αυτή η παρτίδα δεν έχει κανένα παιχνίδι.</translation>
    </message>
    <message>
        <source>A match goes through {most} games at most; this one has {count}.</source>
        <translation>Μια παρτίδα έχει το πολύ {most} παιχνίδια στη σειρά· αυτή έχει {count}.</translation>
    </message>
    <message>
        <source>{rule_set}: the house rule “{name}” is possible only in a match of one game.</source>
        <translation>{rule_set}: η παραλλαγή κανόνων «{name}» επιτρέπεται μόνο σε παρτίδα ενός παιχνιδιού.</translation>
    </message>
    <message>
        <source>The larger die of a roll comes first, not {high} {low}.</source>
        <translation>Το μεγαλύτερο ζάρι μιας ζαριάς είναι πρώτο, όχι {high} {low}.</translation>
    </message>
    <message>
        <source>This side may not double now.</source>
        <translation>Αυτή η πλευρά δεν μπορεί να διπλασιάσει τώρα.</translation>
    </message>
    <message>
        <source>This game cannot be won like that: {how}.</source>
        <translation>Αυτό το παιχνίδι δεν κερδίζεται έτσι: {how}.</translation>
    </message>
    <message>
        <source>There is no game to resign.</source>
        <translation>Δεν υπάρχει παιχνίδι για παραίτηση.</translation>
    </message>
    <message>
        <source>This event is impossible at this point of the match.</source>
        <translation>Αυτό δεν μπορεί να συμβεί σε αυτό το σημείο της παρτίδας.</translation>
    </message>
    <message>
        <source>Undo cannot go back to event {to} of {count}.</source>
        <translation>Δεν υπάρχει επιστροφή στο γεγονός {to} από {count}.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Δεν υπάρχει τίποτα για επανάληψη.</translation>
    </message>
    <message>
        <source>This note is on a move after the end of the match.</source>
        <translation>Αυτή η σημείωση αφορά μια κίνηση μετά το τέλος της παρτίδας.</translation>
    </message>
    <message>
        <source>A move has four steps at most: “{text}”</source>
        <translation>Μια κίνηση έχει το πολύ τέσσερις μετακινήσεις: «{text}»</translation>
    </message>
    <message>
        <source>Each step needs a die: “{text}”</source>
        <translation>Κάθε μετακίνηση χρειάζεται ένα ζάρι: «{text}»</translation>
    </message>
    <message>
        <source>No legal move starts like this: “{text}”</source>
        <translation>Καμία έγκυρη κίνηση δεν αρχίζει έτσι: «{text}»</translation>
    </message>
    <message>
        <source>This is not a legal move: “{text}”</source>
        <translation>Δεν είναι έγκυρη κίνηση: «{text}»</translation>
    </message>
    <message>
        <source>Expected a step such as 24/18, in/22, bar/20 or 4/off, found “{text}”.</source>
        <translation>Εδώ πρέπει να είναι μια μετακίνηση όπως 24/18, in/22, bar/20 ή 4/off, όχι «{text}».</translation>
    </message>
    <message>
        <source>The file is too long.</source>
        <translation>Το αρχείο είναι πολύ μεγάλο.</translation>
    </message>
    <message>
        <source>There is no such setting.</source>
        <translation>Δεν υπάρχει τέτοια ρύθμιση.</translation>
    </message>
    <message>
        <source>This is not a readable position ({form}): “{text}”</source>
        <translation>Αυτή η διάταξη δεν διαβάζεται ({form}): «{text}»</translation>
    </message>
    <message>
        <source>Each field after a position may appear once, in this order: {known}; not as in “{text}”.</source>
        <translation>Μετά τη διάταξη κάθε πεδίο γράφεται μία φορά και με αυτή τη σειρά: {known} – όχι όπως στο «{text}».</translation>
    </message>
    <message>
        <source>This game has no cube, so it cannot be “{text}”.</source>
        <translation>Αυτό το παιχνίδι δεν έχει κύβο, άρα δεν γίνεται «{text}».</translation>
    </message>
    <message>
        <source>The cube is written as in {known}, up to {largest}, not “{text}”.</source>
        <translation>Ο κύβος γράφεται όπως {known}, το πολύ έως {largest}, όχι «{text}».</translation>
    </message>
    <message>
        <source>The score is written as in {known}, not “{text}”.</source>
        <translation>Το σκορ γράφεται όπως {known}, όχι «{text}».</translation>
    </message>
    <message>
        <source>Each house rule may appear once, in order, and only if it differs from the default; not as in “{text}”.</source>
        <translation>Οι παραλλαγές γράφονται μία φορά η καθεμία, με τη σειρά και μόνο όπου διαφέρουν από τη συνηθισμένη, όχι όπως στο «{text}».</translation>
    </message>
    <message>
        <source>This game has no chains such as “{text}”.</source>
        <translation>Αυτό το παιχνίδι δεν έχει αλυσίδες όπως «{text}».</translation>
    </message>
    <message>
        <source>A chain is written as in 44&gt;, and the rest of one as in 4x2&lt;, not “{text}”.</source>
        <translation>Μια αλυσίδα γράφεται όπως 44&gt; και το υπόλοιπό της όπως 4x2&lt;, όχι «{text}».</translation>
    </message>
    <message>
        <source>The rolls so far are two counts from 0 to {most} such as 0/3, not “{text}”.</source>
        <translation>Οι ζαριές ως τώρα είναι δύο αριθμοί από 0 έως {most}, όπως 0/3, όχι «{text}».</translation>
    </message>
    <message>
        <source>This is not UTF-8 text.</source>
        <translation>Δεν είναι κείμενο σε UTF-8.</translation>
    </message>
    <message>
        <source>This cannot be read.</source>
        <translation>Δεν διαβάζεται.</translation>
    </message>
    <message>
        <source>The file is longer than {limit} MiB.</source>
        <translation>Το αρχείο είναι μεγαλύτερο από {limit} MiB.</translation>
    </message>
    <message>
        <source>No match starts here.</source>
        <translation>Εδώ δεν αρχίζει παρτίδα.</translation>
    </message>
    <message>
        <source>The file has version {version}; this program reads version {own}.</source>
        <translation>Το αρχείο είναι έκδοσης {version}· αυτό το πρόγραμμα διαβάζει την έκδοση {own}.</translation>
    </message>
    <message>
        <source>There is too much undo and redo: {count}.</source>
        <translation>Υπάρχουν πάρα πολλές αναιρέσεις και επαναλήψεις: {count}.</translation>
    </message>
    <message>
        <source>“{name}” appears twice in this line.</source>
        <translation>Το «{name}» υπάρχει δύο φορές σε αυτή τη γραμμή.</translation>
    </message>
    <message>
        <source>There are too many entries for so few moves: {count}, {plays}.</source>
        <translation>Οι εγγραφές είναι πάρα πολλές για τόσο λίγες κινήσεις: {count}, {plays}.</translation>
    </message>
    <message>
        <source>Unknown comment: “{text}”</source>
        <translation>Άγνωστο σχόλιο εδώ: «{text}»</translation>
    </message>
    <message>
        <source>Expected the length of the match, such as “5 point match”, found “{text}”.</source>
        <translation>Εδώ πρέπει να είναι το μήκος της παρτίδας, όπως «5 point match», όχι «{text}».</translation>
    </message>
    <message>
        <source>A line such as {example} must name the game before this.</source>
        <translation>Πριν από αυτό μια γραμμή όπως {example} πρέπει να ονομάζει το παιχνίδι.</translation>
    </message>
    <message>
        <source>Expected a roll or one of {known}, found “{text}”.</source>
        <translation>Εδώ πρέπει να είναι μια ζαριά ή ένα από τα {known}, όχι «{text}».</translation>
    </message>
    <message>
        <source>This is not a line of a match: “{text}”</source>
        <translation>Δεν είναι γραμμή παρτίδας: «{text}»</translation>
    </message>
    <message>
        <source>Expected rising numbers such as 1-3 5, found “{text}”.</source>
        <translation>Εδώ πρέπει να υπάρχουν αύξοντες αριθμοί όπως 1-3 5, όχι «{text}».</translation>
    </message>
    <message>
        <source>Expected “{wanted}”, found “{text}”.</source>
        <translation>Εδώ πρέπει να είναι «{wanted}», όχι «{text}».</translation>
    </message>
    <message>
        <source>The match ends before this: “{text}”</source>
        <translation>Η παρτίδα τελειώνει πριν από αυτό: «{text}»</translation>
    </message>
    <message>
        <source>{rule_set} has no house rule “{name}”; it has {known}.</source>
        <translation>{rule_set}: δεν υπάρχει παραλλαγή κανόνων «{name}»· υπάρχουν {known}.</translation>
    </message>
    <message>
        <source>The house rule “{name}” cannot be “{value}”; it can be {known}.</source>
        <translation>Η παραλλαγή κανόνων «{name}» δεν μπορεί να είναι «{value}»· μπορεί να είναι {known}.</translation>
    </message>
    <message>
        <source>A position of this game has seven fields, not {count}: “{text}”</source>
        <translation>Μια διάταξη αυτού του παιχνιδιού έχει επτά πεδία, όχι {count}: «{text}»</translation>
    </message>
    <message>
        <source>White’s point {point}: two numbers side by side.</source>
        <translation>Θέση {point} του Λευκού: δύο αριθμοί ο ένας δίπλα στον άλλο.</translation>
    </message>
    <message>
        <source>The points do not add up to 24: “{text}”</source>
        <translation>Οι θέσεις δεν είναι συνολικά 24: «{text}»</translation>
    </message>
    <message>
        <source>White’s point {point}: a number of empty points, or checkers such as W3 or bW2, not “{text}”.</source>
        <translation>Θέση {point} του Λευκού: αριθμός κενών θέσεων ή πούλια όπως W3 ή bW2, όχι «{text}».</translation>
    </message>
    <message>
        <source>White’s point {point}: “{text}” is more than fifteen checkers.</source>
        <translation>Θέση {point} του Λευκού: «{text}» είναι πάνω από δεκαπέντε πούλια.</translation>
    </message>
    <message>
        <source>White’s point {point}: in “{text}” a checker pins one of its own side.</source>
        <translation>Θέση {point} του Λευκού: στο «{text}» ένα πούλι πλακώνει δικό του.</translation>
    </message>
    <message>
        <source>White’s point {point}: this game has no pins such as “{text}”.</source>
        <translation>Θέση {point} του Λευκού: αυτό το παιχνίδι δεν έχει πλάκωμα όπως «{text}».</translation>
    </message>
    <message>
        <source>{field}: three counts such as 0/0/15 without leading zeros, not “{text}”.</source>
        <translation>{field}: τρία πλήθη όπως 0/0/15 χωρίς μηδενικά μπροστά, όχι «{text}».</translation>
    </message>
    <message>
        <source>{field}: this game has no bar, so it cannot be “{text}”.</source>
        <translation>{field}: αυτό το παιχνίδι δεν έχει μπάρα, άρα δεν μπορεί να είναι «{text}».</translation>
    </message>
    <message>
        <source>{field}: this game has no reserve, so it cannot be “{text}”.</source>
        <translation>{field}: αυτό το παιχνίδι δεν έχει απόθεμα, άρα δεν μπορεί να είναι «{text}».</translation>
    </message>
    <message>
        <source>It is damaged, or of another version of this program.</source>
        <translation>Είναι κατεστραμμένο ή άλλης έκδοσης αυτού του προγράμματος.</translation>
    </message>
    <message>
        <source>The line is not complete: copy all of it.</source>
        <translation>Η γραμμή δεν είναι ολόκληρη: αντιγράψτε την όλη.</translation>
    </message>
    <message>
        <source>A checker on the bar must enter first</source>
        <translation>Πρώτα πρέπει να μπει πούλι από την μπάρα</translation>
    </message>
    <message>
        <source>Pinned: it can move again once all checkers on it have left</source>
        <translation>Πλακωμένο: θα μπορεί να παίξει όταν φύγουν όλα τα πούλια από πάνω του</translation>
    </message>
    <message>
        <source>The two starters stay here until the reserve is empty</source>
        <translation>Τα δύο αρχικά πούλια μένουν εδώ ώσπου να αδειάσει το απόθεμα</translation>
    </message>
    <message>
        <source>No other checker may leave here until your first has passed your opponent’s start</source>
        <translation>Κανένα άλλο πούλι δεν φεύγει από εδώ ώσπου το πρώτο να περάσει το ξεκίνημα του αντιπάλου</translation>
    </message>
    <message>
        <source>Not now: your opponent would have no point to enter on</source>
        <translation>Όχι τώρα: ο αντίπαλος δεν θα είχε καμία θέση για να μπει</translation>
    </message>
    <message>
        <source>Not now: you may not hold all six points at your start</source>
        <translation>Όχι τώρα: δεν επιτρέπεται να κρατάτε και τις έξι θέσεις στο ξεκίνημά σας</translation>
    </message>
    <message>
        <source>Not now: a checker must stay where you hit at home</source>
        <translation>Όχι τώρα: όπου χτυπήσατε στην περιοχή μαζέματος πρέπει να μείνει πούλι</translation>
    </message>
    <message>
        <source>Not now: your opponent would be locked in</source>
        <translation>Όχι τώρα: ο αντίπαλος θα έμενε κλειδωμένος</translation>
    </message>
    <message>
        <source>You must use as many dice as possible; if only one, the larger</source>
        <translation>Πρέπει να παίξετε όσο γίνεται περισσότερα ζάρια· αν παίζεται μόνο ένα, το μεγαλύτερο</translation>
    </message>
    <message>
        <source>You can bear off once all your checkers are home and none is pinned</source>
        <translation>Το μάζεμα αρχίζει όταν όλα τα πούλια είναι στην περιοχή μαζέματος και κανένα δεν είναι πλακωμένο εκεί</translation>
    </message>
    <message>
        <source>A larger die bears off from the highest point: {number}</source>
        <translation>Με μεγαλύτερο ζάρι μαζεύετε πρώτα από την ψηλότερη θέση: {number}</translation>
    </message>
    <message>
        <source>A point on the far side, 24 to 14, takes only one of your checkers</source>
        <translation>Κάθε θέση της απέναντι πλευράς, από 24 έως 14, χωράει μόνο ένα δικό σας πούλι</translation>
    </message>
    <message>
        <source>No open point for this roll</source>
        <translation>Καμία ανοιχτή θέση γι’ αυτή τη ζαριά</translation>
    </message>
    <message>
        <source>The line was changed on its way: copy it again.</source>
        <translation>Η γραμμή άλλαξε στον δρόμο: αντιγράψτε την ξανά.</translation>
    </message>
    <message>
        <source>It belongs to a game that is not on this computer ({id}).</source>
        <translation>Ανήκει σε παιχνίδι που δεν υπάρχει σε αυτόν τον υπολογιστή ({id}).</translation>
    </message>
    <message>
        <source>It belongs to another game ({id}).</source>
        <translation>Ανήκει σε άλλο παιχνίδι ({id}).</translation>
    </message>
    <message>
        <source>Line {number} has been played already.</source>
        <translation>Η γραμμή {number} έχει ήδη παιχτεί.</translation>
    </message>
    <message>
        <source>Line {number} is not the one that was played here: one side has changed the game.</source>
        <translation>Η γραμμή {number} δεν είναι εκείνη που παίχτηκε εδώ: η μία πλευρά άλλαξε το παιχνίδι.</translation>
    </message>
    <message>
        <source>It is line {number}, but line {wanted} has not come yet: ask for it again.</source>
        <translation>Είναι η γραμμή {number}, αλλά η γραμμή {wanted} δεν ήρθε ακόμα: ζητήστε την ξανά.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Η παρτίδα τελείωσε.</translation>
    </message>
    <message>
        <source>Its secret does not match the one fixed at the start, so the dice would not be fair.</source>
        <translation>Το μυστικό της δεν ταιριάζει με εκείνο που ορίστηκε στην αρχή, οπότε τα ζάρια δεν θα ήταν τίμια.</translation>
    </message>
    <message>
        <source>The game before it is not the one that was played here.</source>
        <translation>Το παιχνίδι πριν από αυτήν δεν είναι εκείνο που παίχτηκε εδώ.</translation>
    </message>
    <message>
        <source>“{text}” is not possible in this position.</source>
        <translation>Το «{text}» δεν γίνεται σε αυτή τη διάταξη.</translation>
    </message>
    <message>
        <source>The turn in it is not complete.</source>
        <translation>Η κίνηση που περιέχει δεν είναι ολόκληρη.</translation>
    </message>
    <message>
        <source>This program cannot read the invitation: “{text}”</source>
        <translation>Το πρόγραμμα δεν μπορεί να διαβάσει την πρόσκληση: «{text}»</translation>
    </message>
    <message>
        <source>It does not fit into a line of {limit} characters.</source>
        <translation>Δεν χωράει σε γραμμή με {limit} χαρακτήρες.</translation>
    </message>
    <message>
        <source>The match has used all its {rolls} rolls.</source>
        <translation>Η παρτίδα εξάντλησε όλες τις ζαριές της ({rolls}).</translation>
    </message>
    <message>
        <source>The moves in the file are not those of its lines.</source>
        <translation>Οι κινήσεις στο αρχείο δεν είναι εκείνες των γραμμών του.</translation>
    </message>
    <message>
        <source>A turn that was sent cannot be taken back.</source>
        <translation>Μια κίνηση που στάλθηκε δεν αναιρείται.</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Search</source>
        <translation>Αναζήτηση</translation>
    </message>
    <message>
        <source>Search for a name, a level, a result, a word of a note, or a date such as 2026-11 (Ctrl+F)</source>
        <translation>Αναζήτηση για όνομα, επίπεδο, αποτέλεσμα, λέξη σημείωσης ή ημερομηνία όπως 2026-11 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Επίπεδο</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Άνθρωποι</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Όλα τα επίπεδα</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Όλα τα παιχνίδια</translation>
    </message>
    <message>
        <source>{what}: show only these</source>
        <translation>{what}: εμφάνιση μόνο αυτών</translation>
    </message>
</context>
<context>
    <name>Friend</name>
    <message>
        <source>The page about games with a friend cannot be shown.</source>
        <translation>Η σελίδα για τα παιχνίδια με φίλο δεν μπορεί να εμφανιστεί.</translation>
    </message>
    <message>
        <source>Friend elsewhere</source>
        <translation>Φίλος από μακριά</translation>
    </message>
    <message>
        <source>Your friend</source>
        <comment>subject of a sentence</comment>
        <translation>Ο φίλος σας</translation>
    </message>
    <message>
        <source>Friend</source>
        <translation>Φίλος</translation>
    </message>
    <message>
        <source>This line is not played.</source>
        <translation>Αυτή η γραμμή δεν παίχτηκε.</translation>
    </message>
    <message>
        <source>There is nothing new in this line.</source>
        <translation>Αυτή η γραμμή δεν έχει τίποτα νέο.</translation>
    </message>
    <message>
        <source>This is your own invitation: your friend has to paste it.</source>
        <translation>Αυτή είναι η δική σας πρόσκληση: πρέπει να την επικολλήσει ο φίλος σας.</translation>
    </message>
    <message>
        <source>This game was begun on another computer, which keeps its secrets: here it can only be looked at.</source>
        <translation>Αυτό το παιχνίδι ξεκίνησε σε άλλον υπολογιστή, που κρατά τα μυστικά του: εδώ μπορείτε μόνο να το δείτε.</translation>
    </message>
</context>
<context>
    <name>FriendBar</name>
    <message>
        <source>&amp;Copy your turn again</source>
        <translation>&amp;Αντιγραφή της κίνησης ξανά</translation>
    </message>
    <message>
        <source>&amp;Copy your turn</source>
        <translation>&amp;Αντιγραφή της κίνησης</translation>
    </message>
    <message>
        <source>&amp;Copy the answer</source>
        <translation>&amp;Αντιγραφή της απάντησης</translation>
    </message>
    <message>
        <source>&amp;Copy the invitation</source>
        <translation>&amp;Αντιγραφή της πρόσκλησης</translation>
    </message>
    <message>
        <source>Send the invitation to your friend, and paste the answer here.</source>
        <translation>Στείλτε την πρόσκληση στον φίλο σας και επικολλήστε εδώ την απάντηση.</translation>
    </message>
    <message>
        <source>Send your answer to your friend: the game begins with it.</source>
        <translation>Στείλτε την απάντηση στον φίλο σας: με αυτήν αρχίζει το παιχνίδι.</translation>
    </message>
    <message>
        <source>Double now, or send this line to roll.</source>
        <translation>Διπλασιάστε τώρα ή στείλτε τη γραμμή για να ρίξετε.</translation>
    </message>
    <message>
        <source>Your turn is complete: send it to your friend.</source>
        <translation>Η κίνησή σας είναι έτοιμη: στείλτε την στον φίλο σας.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Είναι η σειρά σας.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Η παρτίδα τελείωσε.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Το παιχνίδι τελείωσε.</translation>
    </message>
    <message>
        <source>{name}: the answer has not come yet.</source>
        <translation>{name}: η απάντηση δεν ήρθε ακόμα.</translation>
    </message>
    <message>
        <source>&amp;No double next time</source>
        <translation>&amp;Χωρίς διπλασιασμό μετά</translation>
    </message>
    <message>
        <source>Your next roll then comes with your friend’s turn, without a message in between</source>
        <translation>Η επόμενη ζαριά σας έρχεται τότε μαζί με την κίνηση του φίλου σας, χωρίς ενδιάμεσο μήνυμα</translation>
    </message>
    <message>
        <source>Copy it as a line of text, to be sent by mail or messenger</source>
        <translation>Το αντιγράφει ως γραμμή κειμένου, για αποστολή με email ή μήνυμα</translation>
    </message>
    <message>
        <source>Play the line of text that your friend has sent</source>
        <translation>Παίζει τη γραμμή κειμένου που έστειλε ο φίλος σας</translation>
    </message>
    <message>
        <source>Games with friends, and whose turn it is</source>
        <translation>Τα παιχνίδια με φίλους και ποιος έχει σειρά</translation>
    </message>
    <message>
        <source>To roll the dice, copy the line, send it to your friend, and paste the answer.</source>
        <translation>Για να ριχτούν τα ζάρια, αντιγράψτε τη γραμμή, στείλτε την στον φίλο σας και επικολλήστε την απάντησή του.</translation>
    </message>
</context>
<context>
    <name>FriendController</name>
    <message>
        <source>&amp;Paste a turn</source>
        <translation>&amp;Επικόλληση κίνησης</translation>
    </message>
    <message>
        <source>&amp;Games with friends…</source>
        <translation>&amp;Παιχνίδια με φίλους…</translation>
    </message>
    <message>
        <source>&amp;Game with a friend elsewhere</source>
        <translation>Παιχνίδι με &amp;φίλο από μακριά</translation>
    </message>
    <message>
        <source>Game with a &amp;friend</source>
        <translation>Παιχνίδι με &amp;φίλο</translation>
    </message>
    <message>
        <source>&amp;Copy your turn</source>
        <translation>&amp;Αντιγραφή της κίνησης</translation>
    </message>
    <message>
        <source>Copied: now send it to your friend.</source>
        <translation>Αντιγράφηκε: στείλτε την τώρα στον φίλο σας.</translation>
    </message>
    <message>
        <source>Turns (*{suffix})</source>
        <translation>Κινήσεις (*{suffix})</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Αποθήκευση σε αρχείο</translation>
    </message>
    <message>
        <source>There is no turn of a friend on the clipboard.</source>
        <translation>Δεν υπάρχει κίνηση φίλου στο πρόχειρο.</translation>
    </message>
    <message>
        <source>Your friend’s turn is on the clipboard.</source>
        <translation>Η κίνηση του φίλου σας είναι στο πρόχειρο.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Παίξτε την</translation>
    </message>
    <message>
        <source>{name} invites you to a game: {match}. You play {colour}.</source>
        <translation>{name}: πρόσκληση σε παιχνίδι. {match}. Τα πούλια σας: {colour}.</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Αποθήκευση σε αρ&amp;χείο…</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Αποδοχή</translation>
    </message>
</context>
<context>
    <name>FriendText</name>
    <message>
        <source>The game is not proven. {why}</source>
        <translation>Το παιχνίδι δεν αποδεικνύεται. {why}</translation>
    </message>
    <message>
        <source>The game is proven. Lines: {count}. Rolls: {rolls}.</source>
        <translation>Το παιχνίδι αποδείχτηκε. Γραμμές: {count}. Ζαριές: {rolls}.</translation>
    </message>
    <message>
        <source>Every roll follows from the secrets of both sides, which were fixed at the start.</source>
        <translation>Κάθε ζαριά προκύπτει από τα μυστικά των δύο πλευρών, που ορίστηκαν στην αρχή.</translation>
    </message>
    <message>
        <source>If your friend is shown the same sum here, both have the same game: {sum}</source>
        <translation>Αν ο φίλος σας βλέπει εδώ το ίδιο άθροισμα ελέγχου, έχετε και οι δύο το ίδιο παιχνίδι: {sum}</translation>
    </message>
    <message>
        <source>“Verify the dice” plays all lines again: it says whether every roll follows from the secrets of both sides, and shows a sum to compare with your friend’s.</source>
        <translation>Ο «Έλεγχος των ζαριών» παίζει ξανά όλες τις γραμμές: λέει αν κάθε ζαριά προκύπτει από τα μυστικά των δύο πλευρών και δείχνει ένα άθροισμα ελέγχου, για να το συγκρίνετε με του φίλου σας.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>Δική σας σειρά</translation>
    </message>
    <message>
        <source>Several games, in the order you choose, without the doubling cube.</source>
        <translation>Διάφορα παιχνίδια, με τη σειρά που θέλετε, χωρίς κύβο διπλασιασμού.</translation>
    </message>
    <message>
        <source>{games}, one after the other, with one score.</source>
        <translation>{games}, το ένα μετά το άλλο, με ενιαίο σκορ.</translation>
    </message>
    <message>
        <source>Also called {names}.</source>
        <translation>Λέγεται και {names}.</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Games won: {white} {n}, {black} {m}</source>
        <translation>Κερδισμένα παιχνίδια: {white} {n}, {black} {m}</translation>
    </message>
    <message>
        <source>Drawn: {n}</source>
        <translation>Ισοπαλίες: {n}</translation>
    </message>
</context>
<context>
    <name>GameSummary</name>
    <message>
        <source>{name}, luck-adjusted result: {points}</source>
        <translation>{name}, αποτέλεσμα χωρίς την τύχη: {points}</translation>
    </message>
    <message>
        <source>Your luck-adjusted result: {points}</source>
        <translation>Το αποτέλεσμά σας χωρίς την τύχη: {points}</translation>
    </message>
    <message>
        <source>{name} gave away {points} points; errors: {errors}, blunders: {blunders}</source>
        <translation>{name} χάρισε {points} πόντους, λάθη {errors}, γκάφες {blunders}</translation>
    </message>
    <message>
        <source>{name}: no errors in play</source>
        <translation>{name}: κανένα λάθος στο παιχνίδι</translation>
    </message>
    <message>
        <source>You gave away {points} points; errors: {errors}, blunders: {blunders}</source>
        <translation>Χαρίσατε {points} πόντους, λάθη {errors}, γκάφες {blunders}</translation>
    </message>
    <message>
        <source>{name} gave away {points} points by resigning</source>
        <translation>{name} χάρισε {points} πόντους με την παραίτηση</translation>
    </message>
    <message>
        <source>You gave away {points} points by resigning</source>
        <translation>Χαρίσατε {points} πόντους με την παραίτηση</translation>
    </message>
    <message>
        <source>{name}: {pr}</source>
        <translation>{name}: {pr}</translation>
    </message>
    <message>
        <source>The dice favoured no one</source>
        <translation>Τα ζάρια δεν ευνόησαν κανέναν</translation>
    </message>
    <message>
        <source>{name} had more luck: {points} points</source>
        <translation>{name} είχε περισσότερη τύχη: {points} πόντοι</translation>
    </message>
    <message>
        <source>The dice gave you {points} points</source>
        <translation>Τα ζάρια σάς έδωσαν {points} πόντους</translation>
    </message>
    <message>
        <source>The dice cost you {points} points</source>
        <translation>Τα ζάρια σάς πήραν {points} πόντους</translation>
    </message>
    <message>
        <source>{name}: nothing to decide</source>
        <translation>{name}: καμία απόφαση</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Tapa</source>
        <translation>Τάπα</translation>
    </message>
    <message>
        <source>Тапа</source>
        <translation>Тапа</translation>
    </message>
    <message>
        <source>Plakoto</source>
        <translation>Πλακωτό</translation>
    </message>
    <message>
        <source>Πλακωτό</source>
        <translation>Πλακωτό</translation>
    </message>
    <message>
        <source>Tsilliton</source>
        <translation>Τσιλλητόν</translation>
    </message>
    <message>
        <source>„Тапа с майка“</source>
        <translation>„Тапа с майка“</translation>
    </message>
    <message>
        <source>Mahbusa</source>
        <translation>Μαχμπούσα</translation>
    </message>
    <message>
        <source>محبوسة</source>
        <translation>محبوسة</translation>
    </message>
    <message>
        <source>Tapa with cube</source>
        <translation>Τάπα με κύβο</translation>
    </message>
    <message>
        <source>Tawula</source>
        <translation>Ταούλα</translation>
    </message>
    <message>
        <source>Turkish backgammon</source>
        <translation>τουρκικό τάβλι</translation>
    </message>
    <message>
        <source>Portes</source>
        <translation>Πόρτες</translation>
    </message>
    <message>
        <source>Πόρτες</source>
        <translation>Πόρτες</translation>
    </message>
    <message>
        <source>Tabla</source>
        <translation>Τάβλα</translation>
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
        <translation>Φεύγα</translation>
    </message>
    <message>
        <source>Φεύγα</source>
        <translation>Φεύγα</translation>
    </message>
    <message>
        <source>Gul Bara</source>
        <translation>Γκιούλ μπαρά</translation>
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
        <translation>Μπακγκάμον</translation>
    </message>
    <message>
        <source>Tavli</source>
        <translation>Τάβλι</translation>
    </message>
    <message>
        <source>Tabla, three games</source>
        <translation>Τάβλα, τρία παιχνίδια</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Games with friends</source>
        <translation>Παιχνίδια με φίλους</translation>
    </message>
    <message>
        <source>Enter or a double click opens a game</source>
        <translation>Το Enter ή ένα διπλό κλικ ανοίγει ένα παιχνίδι</translation>
    </message>
    <message>
        <source>No games yet. Choose Game ▸ New match ▸ Friend elsewhere.</source>
        <translation>Δεν υπάρχουν παιχνίδια ακόμα. Επιλέξτε Παιχνίδι ▸ Νέα παρτίδα ▸ Φίλος από μακριά.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Άν&amp;οιγμα</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Τελείωσε</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Περιμένει την απάντησή σας</translation>
    </message>
    <message>
        <source>Not answered yet</source>
        <translation>Δεν απαντήθηκε ακόμα</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Η σειρά σας</translation>
    </message>
    <message>
        <source>Your friend’s turn</source>
        <translation>Η σειρά του φίλου σας</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>&amp;Open the match</source>
        <translation>Άνοι&amp;γμα της παρτίδας</translation>
    </message>
    <message>
        <source>Open the match on the board (Enter)</source>
        <translation>Άνοιγμα της παρτίδας στο τάβλι (Enter)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>Ανα&amp;σκόπηση</translation>
    </message>
    <message>
        <source>Review the match: mistakes and luck. Several games are reviewed in the background (Ctrl+R)</source>
        <translation>Ανασκόπηση της παρτίδας: λάθη και τύχη. Όταν τα παιχνίδια είναι πολλά, γίνεται στο παρασκήνιο (Ctrl+R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Διαγρα&amp;φή</translation>
    </message>
    <message>
        <source>Remove the games from the history; their matches stay (Del)</source>
        <translation>Αφαίρεση των παιχνιδιών από το ιστορικό· οι παρτίδες τους μένουν (Del)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Αναίρεση</translation>
    </message>
    <message>
        <source>Restore the games deleted last (Ctrl+Z)</source>
        <translation>Επαναφορά των παιχνιδιών που διαγράφηκαν τελευταία (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Ε&amp;ξαγωγή…</translation>
    </message>
    <message>
        <source>Save the games shown as a table (CSV)</source>
        <translation>Αποθήκευση των παιχνιδιών που φαίνονται, ως πίνακα (CSV)</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Κανένα παιχνίδι δεν ταιριάζει με την αναζήτηση.</translation>
    </message>
    <message>
        <source>No finished games yet. Each finished game is kept here, with its result and its dice.</source>
        <translation>Δεν έχει τελειώσει ακόμα κανένα παιχνίδι. Όσα τελειώνουν φυλάσσονται εδώ, με το αποτέλεσμα και τα ζάρια τους.</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Finished games</source>
        <translation>Τελειωμένα παιχνίδια</translation>
    </message>
    <message>
        <source>Your PR (performance rating): 500 times the average loss per decision. Lower is better.</source>
        <translation>Το PR σας (δείκτης απόδοσης): η μέση απώλεια ανά απόφαση επί 500. Όσο μικρότερο, τόσο καλύτερα.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Ημερομηνία</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Αντίπαλος</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Επίπεδο</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Αποτέλεσμα</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Πόντοι</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Τύχη</translation>
    </message>
    <message>
        <source>What your dice were worth, in points. PR and luck are known once a game has been reviewed.</source>
        <translation>Πόσο άξιζαν τα ζάρια σας, σε πόντους. Το PR και η τύχη φαίνονται μετά την ανασκόπηση του παιχνιδιού.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>First estimate</source>
        <translation>Πρώτη εκτίμηση</translation>
    </message>
    <message numerus="yes">
        <source>Looked %n move(s) ahead</source>
        <translation>
            <numerusform>Βάθος %Ln κίνησης</numerusform>
            <numerusform>Βάθος %Ln κινήσεων</numerusform>
        </translation>
    </message>
    <message>
        <source>Forced: there is no other move.</source>
        <translation>Υποχρεωτική: δεν υπάρχει άλλη κίνηση.</translation>
    </message>
    <message>
        <source>As good as the best move.</source>
        <translation>Ισάξια με την καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>The game is decided.</source>
        <translation>Το παιχνίδι έχει κριθεί.</translation>
    </message>
    <message>
        <source>{depth}, searching deeper…</source>
        <translation>{depth}, αναζήτηση πιο βαθιά…</translation>
    </message>
    <message>
        <source>Equity {equity}</source>
        <translation>Προσδοκία {equity}</translation>
    </message>
    <message>
        <source>{label}: you {mine}, opponent {theirs}</source>
        <translation>{label}: εσείς {mine}, ο αντίπαλος {theirs}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} πόντοι</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Ισάξια</translation>
    </message>
    <message>
        <source>{play}: equity {equity}</source>
        <translation>{play}: προσδοκία {equity}</translation>
    </message>
    <message>
        <source>{loss} worse than the best</source>
        <translation>κατά {loss} χειρότερη από την καλύτερη</translation>
    </message>
    <message>
        <source>Double.</source>
        <translation>Διπλασιασμός.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Αναμονή</translation>
    </message>
    <message>
        <source>Do not double.</source>
        <translation>Χωρίς διπλασιασμό.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Διπλασιασμός</translation>
    </message>
    <message>
        <source>Take.</source>
        <translation>Αποδοχή.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Απόρριψη</translation>
    </message>
    <message>
        <source>Drop.</source>
        <translation>Απόρριψη.</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Αποδοχή</translation>
    </message>
    <message>
        <source>{action} {otherwise} below {turning}.</source>
        <translation>{action} {otherwise} κάτω από {turning}.</translation>
    </message>
    <message>
        <source>{action} {otherwise} from {turning} up.</source>
        <translation>{action} {otherwise} από {turning} και πάνω.</translation>
    </message>
    <message>
        <source>{action} Losing this game would cost you the match anyway.</source>
        <translation>{action} Αν χάσετε αυτό το παιχνίδι, χάνετε έτσι κι αλλιώς την παρτίδα.</translation>
    </message>
    <message>
        <source>{action} At this score, it never pays to double in a position like this.</source>
        <translation>{action} Με αυτό το σκορ και σε τέτοια διάταξη ο διπλασιασμός δεν συμφέρει ποτέ.</translation>
    </message>
    <message numerus="yes">
        <source>Played out %n time(s)</source>
        <translation>
            <numerusform>%Ln προσομοίωση</numerusform>
            <numerusform>%Ln προσομοιώσεις</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintController</name>
    <message>
        <source>The next hint comes when it is your turn.</source>
        <translation>Η επόμενη υπόδειξη θα έρθει όταν παίζετε εσείς.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Το παιχνίδι τελείωσε.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Σκέφτεται…</translation>
    </message>
</context>
<context>
    <name>HintList</name>
    <message>
        <source>Best moves</source>
        <translation>Καλύτερες κινήσεις</translation>
    </message>
    <message>
        <source>&amp;Roll this move out…</source>
        <translation>&amp;Προσομοίωση αυτής της κίνησης…</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Υπόδειξη</translation>
    </message>
    <message>
        <source>Close the hint (H)</source>
        <translation>Κλείσιμο της υπόδειξης (H)</translation>
    </message>
    <message>
        <source>Deeper</source>
        <translation>Βαθύτερα</translation>
    </message>
    <message>
        <source>Play the best moves out many times (Shift+H)</source>
        <translation>Παίζει πολλές φορές τις καλύτερες κινήσεις (Shift+H)</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Points</source>
        <translation>Πόντοι</translation>
    </message>
    <message numerus="yes">
        <source>Points won minus points lost since the first of these games: {points} in %n game(s).</source>
        <translation>
            <numerusform>Πόντοι που κερδίσατε μείον όσους χάσατε, από το πρώτο από αυτά τα παιχνίδια και μετά: {points} σε %Ln παιχνίδι.</numerusform>
            <numerusform>Πόντοι που κερδίσατε μείον όσους χάσατε, από το πρώτο από αυτά τα παιχνίδια και μετά: {points} σε %Ln παιχνίδια.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one game above to see which level plays like that.</source>
        <translation>Διαλέξτε ένα παιχνίδι παραπάνω για να δείτε ποιο επίπεδο παίζει έτσι.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Κερδισμένα παιχνίδια</translation>
    </message>
    <message>
        <source>{share} range</source>
        <translation>Εύρος {share}</translation>
    </message>
    <message>
        <source>The share of games that you have won against each level; a draw is half a win.</source>
        <translation>Το ποσοστό των παιχνιδιών που κερδίσατε εναντίον κάθε επιπέδου· η ισοπαλία είναι μισή νίκη.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Επίπεδο</translation>
    </message>
    <message>
        <source>The program has not rolled any dice in these games.</source>
        <translation>Σε αυτά τα παιχνίδια το πρόγραμμα δεν έριξε ζάρια.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Διπλές</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Έπεσαν</translation>
    </message>
    <message>
        <source>Expected range</source>
        <translation>Αναμενόμενα όρια</translation>
    </message>
    <message>
        <source>No reviewed games yet. A review gives you your PR.</source>
        <translation>Δεν υπάρχουν ακόμα παιχνίδια με ανασκόπηση. Η ανασκόπηση βρίσκει το PR σας.</translation>
    </message>
    <message numerus="yes">
        <source>For a rating, play %n games of one of these against the computer: {games}.</source>
        <translation>
            <numerusform>Για βαθμολογία παίξτε %Ln παιχνίδι με τον υπολογιστή σε ένα από αυτά: {games}.</numerusform>
            <numerusform>Για βαθμολογία παίξτε %Ln παιχνίδια με τον υπολογιστή σε ένα από αυτά: {games}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{level}: {rating}. With 400 points more than your opponent, you win 10 games out of 11.</source>
        <translation>{level}: {rating}. Με 400 μονάδες περισσότερες από τον αντίπαλο κερδίζετε 10 παιχνίδια στα 11.</translation>
    </message>
    <message>
        <source>{game} {rating} ± {half}: {level}</source>
        <translation>{game} {rating} ± {half}: {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%Ln κίνηση</numerusform>
            <numerusform>%Ln κινήσεις</numerusform>
        </translation>
    </message>
    <message>
        <source>Your last 20</source>
        <translation>Τα τελευταία σας 20</translation>
    </message>
    <message numerus="yes">
        <source>Your PR in %n reviewed game(s): {rate}. Lower is better.</source>
        <translation>
            <numerusform>Το PR σας σε %Ln παιχνίδι με ανασκόπηση: {rate}. Όσο μικρότερο, τόσο καλύτερα.</numerusform>
            <numerusform>Το PR σας σε %Ln παιχνίδια με ανασκόπηση: {rate}. Όσο μικρότερο, τόσο καλύτερα.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last 5 games it was {few}, in the last 20 {several}.</source>
        <translation>Στα τελευταία 5 παιχνίδια ήταν {few}, στα τελευταία 20 {several}.</translation>
    </message>
    <message>
        <source>You play like this level: {level}.</source>
        <translation>Παίζετε σαν το επίπεδο {level}.</translation>
    </message>
    <message>
        <source>The levels have not been measured in this game.</source>
        <translation>Τα επίπεδα δεν έχουν μετρηθεί σε αυτό το παιχνίδι.</translation>
    </message>
    <message>
        <source>Your PR against each level and that of the level itself. Lower is better.</source>
        <translation>Το PR σας εναντίον κάθε επιπέδου και το PR του ίδιου του επιπέδου. Όσο μικρότερο, τόσο καλύτερα.</translation>
    </message>
    <message>
        <source>In the last 20 you play like this level: {level}.</source>
        <translation>Στα τελευταία 20 παίζετε σαν το επίπεδο {level}.</translation>
    </message>
    <message>
        <source>No games against the computer.</source>
        <translation>Κανένα παιχνίδι με τον υπολογιστή.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Εσείς</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Η βαθμολογία σας</translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice in %n roll(s).</source>
        <translation>
            <numerusform>{dice} ζάρια σε %Ln ζαριά.</numerusform>
            <numerusform>{dice} ζάρια σε %Ln ζαριές.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{dice} dice: two in each of %n roll(s), and {openings} in the opening rolls.</source>
        <translation>
            <numerusform>{dice} ζάρια: δύο σε %Ln ζαριά και {openings} για το ποιος ξεκινά.</numerusform>
            <numerusform>{dice} ζάρια: δύο σε καθεμιά από τις %Ln ζαριές και {openings} για το ποιος ξεκινά.</numerusform>
        </translation>
    </message>
    <message>
        <source>All seven counts are within their ranges. With fair dice that happens 95 times out of 100.</source>
        <translation>Και οι επτά μετρήσεις είναι μέσα στα όριά τους, όπως με τίμια ζάρια 95 φορές στις 100.</translation>
    </message>
    <message>
        <source>Outside the expected range: {what}.</source>
        <translation>Έξω από τα αναμενόμενα όρια: {what}.</translation>
    </message>
    <message>
        <source>With fair dice at least one of the seven counts is outside its range 5 times out of 100.</source>
        <translation>Με τίμια ζάρια τουλάχιστον μία από τις επτά μετρήσεις είναι έξω 5 φορές στις 100.</translation>
    </message>
    <message>
        <source>After {count} decisions you can see which level plays like that.</source>
        <translation>Μετά από {count} αποφάσεις φαίνεται ποιο επίπεδο παίζει έτσι.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ισοπαλία</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>Νίκη: {name}</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Νίκη</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ήττα</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>παραίτηση</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>απόρριψη</translation>
    </message>
    <message>
        <source>Moves {moves}, cube {cube}</source>
        <translation>Κινήσεις {moves}, κύβος {cube}</translation>
    </message>
    <message>
        <source>Errors {errors}, blunders {blunders}</source>
        <translation>Λάθη {errors}, γκάφες {blunders}</translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of a match to {target}, {turns}.</source>
        <translation>{white} – {black}. Παιχνίδι {number} σε παρτίδα στους {target}, {turns}.</translation>
    </message>
    <message>
        <source>{white} – {black}. Game {number} of an unlimited match, {turns}.</source>
        <translation>{white} – {black}. Παιχνίδι {number} σε παρτίδα χωρίς όριο, {turns}.</translation>
    </message>
</context>
<context>
    <name>HistoryController</name>
    <message>
        <source>The file of this match is gone.</source>
        <translation>Το αρχείο αυτής της παρτίδας δεν υπάρχει πια.</translation>
    </message>
    <message>
        <source>Export the games shown</source>
        <translation>Εξαγωγή των παιχνιδιών που φαίνονται</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Πίνακες (*.csv)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Αποθήκευση του διαγράμματος</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Εικόνες (*.png)</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Ιστορικό</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Ιστορικό</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Ανάγνωση…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Διακοπή</translation>
    </message>
    <message>
        <source>Stop reviewing these games</source>
        <translation>Διακοπή της ανασκόπησης αυτών των παιχνιδιών</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Παιχνίδια</translation>
    </message>
    <message>
        <source>&amp;Progress</source>
        <translation>Π&amp;ρόοδος</translation>
    </message>
    <message>
        <source>D&amp;ice</source>
        <translation>&amp;Ζάρια</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln παιχνίδι</numerusform>
            <numerusform>%Ln παιχνίδια</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} από %Ln παιχνίδι</numerusform>
            <numerusform>{shown} από %Ln παιχνίδια</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading older matches: {done} of {of}</source>
        <translation>Ανάγνωση παλιότερων παρτίδων: {done} από {of}</translation>
    </message>
    <message>
        <source>Reviewing games: {done} of {of}</source>
        <translation>Ανασκόπηση παιχνιδιών: {done} από {of}</translation>
    </message>
    <message>
        <source>The history cannot be read or written now: {why}</source>
        <translation>Το ιστορικό δεν μπορεί τώρα να διαβαστεί ή να γραφτεί: {why}</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Bear off even while a checker is pinned at home</source>
        <translation>Μάζεμα και με πλακωμένο πούλι στην περιοχή μαζέματος</translation>
    </message>
    <message>
        <source>Bear off only when none is pinned at home</source>
        <translation>Μάζεμα μόνο χωρίς πλακωμένο στην περιοχή μαζέματος</translation>
    </message>
    <message>
        <source>Free choice when only one die can be used</source>
        <translation>Ελεύθερη επιλογή όταν παίζεται μόνο ένα ζάρι</translation>
    </message>
    <message>
        <source>The larger die when only one can be used</source>
        <translation>Το μεγαλύτερο ζάρι όταν παίζεται μόνο ένα</translation>
    </message>
    <message>
        <source>The game goes on when a mother is pinned</source>
        <translation>Το παιχνίδι συνεχίζεται όταν πλακωθεί μάνα</translation>
    </message>
    <message>
        <source>A pinned mother loses the game</source>
        <translation>Η πλακωμένη μάνα χάνει το παιχνίδι</translation>
    </message>
    <message>
        <source>A pinned mother counts three points</source>
        <translation>Η πλακωμένη μάνα μετράει τρεις πόντους</translation>
    </message>
    <message>
        <source>A pinned mother counts two points</source>
        <translation>Η πλακωμένη μάνα μετράει δύο πόντους</translation>
    </message>
    <message>
        <source>Count to 31: a point for each checker left</source>
        <translation>Ως τους 31: ένας πόντος για κάθε πούλι που μένει</translation>
    </message>
    <message>
        <source>Do not count the checkers that are left</source>
        <translation>Τα πούλια που μένουν δεν μετράνε</translation>
    </message>
    <message>
        <source>Play with the doubling cube</source>
        <translation>Με κύβο διπλασιασμού</translation>
    </message>
    <message>
        <source>Play without the doubling cube</source>
        <translation>Χωρίς κύβο διπλασιασμού</translation>
    </message>
    <message>
        <source>Jacoby rule: in unlimited play a win counts single until a double</source>
        <translation>Κανόνας Jacoby: χωρίς όριο η νίκη είναι μονή ώσπου να διπλασιάσει κάποιος</translation>
    </message>
    <message>
        <source>In unlimited play a mars counts before a double, too</source>
        <translation>Χωρίς όριο το διπλό μετράει και πριν διπλασιάσει κάποιος</translation>
    </message>
    <message>
        <source>A draw counts a point for each side</source>
        <translation>Η ισοπαλία δίνει έναν πόντο σε κάθε πλευρά</translation>
    </message>
    <message>
        <source>A drawn game is played again</source>
        <translation>Το ισόπαλο παιχνίδι ξαναπαίζεται</translation>
    </message>
    <message>
        <source>An opening roll before each game</source>
        <translation>Πριν από κάθε παιχνίδι ζαριά για το ποιος ξεκινά</translation>
    </message>
    <message>
        <source>The players start in turn</source>
        <translation>Οι παίκτες ξεκινούν εναλλάξ</translation>
    </message>
    <message>
        <source>The winner starts the next game</source>
        <translation>Ο νικητής ξεκινά το επόμενο παιχνίδι</translation>
    </message>
    <message>
        <source>Enter one point farther on: a 6 on 18, a 1 on 23</source>
        <translation>Είσοδος μία θέση πιο πέρα: το 6 στο 18, το 1 στο 23</translation>
    </message>
    <message>
        <source>Enter as from the bar: a 6 on 19, a 1 on 24</source>
        <translation>Είσοδος όπως από την μπάρα: το 6 στο 19, το 1 στο 24</translation>
    </message>
    <message>
        <source>A checker that hits at home stays there</source>
        <translation>Πούλι που χτυπάει στην περιοχή του μένει εκεί</translation>
    </message>
    <message>
        <source>A checker may hit at home and move on</source>
        <translation>Ένα πούλι μπορεί να χτυπήσει στην περιοχή του και να συνεχίσει</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the fourth roll</source>
        <translation>Οι διπλές συνεχίζονται ως τις εξάρες από την τέταρτη ζαριά</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the third roll</source>
        <translation>Οι διπλές συνεχίζονται ως τις εξάρες από την τρίτη ζαριά</translation>
    </message>
    <message>
        <source>Doubles run on to the sixes from the first roll</source>
        <translation>Οι διπλές συνεχίζονται ως τις εξάρες από την πρώτη ζαριά</translation>
    </message>
    <message>
        <source>What is left of a chain is lost</source>
        <translation>Το υπόλοιπο μιας αλυσίδας χάνεται</translation>
    </message>
    <message>
        <source>The opponent plays what is left of a chain</source>
        <translation>Ο αντίπαλος παίζει το υπόλοιπο μιας αλυσίδας</translation>
    </message>
    <message>
        <source>Otherwise: {rule}</source>
        <translation>Διαφορετικά: {rule}</translation>
    </message>
</context>
<context>
    <name>LengthBox</name>
    <message>
        <source>Length of the match</source>
        <translation>Μήκος της παρτίδας</translation>
    </message>
    <message>
        <source>Points needed to win the match</source>
        <translation>Πόντοι για τη νίκη στην παρτίδα</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Χωρίς όριο</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Άλλο…</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Ένα μόνο παιχνίδι</translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s) (standard)</source>
        <translation>
            <numerusform>Στον %Ln πόντο (συνηθισμένη)</numerusform>
            <numerusform>Στους %Ln πόντους (συνηθισμένη)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %n point(s)</source>
        <translation>
            <numerusform>Στον %Ln πόντο</numerusform>
            <numerusform>Στους %Ln πόντους</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Leave none alone</source>
        <translation>Κανένα μόνο του</translation>
    </message>
    <message>
        <source>One of your checkers that stands alone can be pinned by Black’s next roll. That is worst on your points 24 to 19: they are Black’s home, where the black checkers stay longest. Two together are safe.</source>
        <translation>Ένα μονό σας πούλι μπορεί να πλακωθεί με την επόμενη ζαριά του Μαύρου. Χειρότερα είναι στις θέσεις σας 24 έως 19: εκεί μαζεύει ο Μαύρος, και εκεί μένουν περισσότερο τα πούλια του. Δύο μαζί είναι ασφαλή.</translation>
    </message>
    <message>
        <source>You have rolled 5-2. Play so that none of your checkers stands alone afterwards.</source>
        <translation>Φέρατε 5-2. Παίξτε έτσι ώστε μετά να μη μείνει κανένα πούλι σας μόνο του.</translation>
    </message>
    <message>
        <source>Safe: wherever Black lands, none of yours can be pinned.</source>
        <translation>Ασφαλή: όπου κι αν πάει ο Μαύρος, κανένα πούλι σας δεν πλακώνεται.</translation>
    </message>
    <message>
        <source>That is legal, but the checker on point {point} stands alone and could be pinned. Take it back and count the checkers that stay behind, too.</source>
        <translation>Παίζεται κι έτσι, αλλά το πούλι στη θέση {point} μένει μόνο του και θα μπορούσε να πλακωθεί. Αναιρέστε την κίνηση και λογαριάστε και τα πούλια που μένουν πίσω.</translation>
    </message>
    <message>
        <source>The mother</source>
        <translation>Η μάνα</translation>
    </message>
    <message>
        <source>The last checker on its starting point is called the mother. Black’s mother stands alone on your point 1, where all the black checkers started. Your own checkers have all left point 24.</source>
        <translation>Το τελευταίο πούλι στην αρχική του θέση λέγεται μάνα. Η μάνα του Μαύρου στέκεται μόνη στη θέση σας 1, απ’ όπου ξεκίνησαν όλα τα πούλια του. Τα δικά σας έχουν φύγει όλα από τη θέση 24.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Pin Black’s mother.</source>
        <translation>Φέρατε 4-3. Πλακώστε τη μάνα του Μαύρου.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s mother can still run from point 1. Take it back. The 4 from point 5 lands on it.</source>
        <translation>Παίζεται κι έτσι, αλλά η μάνα του Μαύρου μπορεί ακόμα να φύγει από τη θέση 1. Αναιρέστε την κίνηση. Το 4 από τη θέση 5 πέφτει πάνω της.</translation>
    </message>
    <message>
        <source>Home, and off</source>
        <translation>Στο μάζεμα</translation>
    </message>
    <message>
        <source>The points 6 to 1 are your home. When all your checkers are there and none of them is pinned, you may bear them off: a 4 takes a checker off point 4, and so on. Drag it to the tray beside the board or double-click it.</source>
        <translation>Οι θέσεις 6 έως 1 είναι η περιοχή μαζέματός σας. Όταν όλα τα πούλια σας είναι εκεί και κανένα δεν είναι πλακωμένο, μπορείτε να τα μαζεύετε: ένα 4 μαζεύει πούλι από τη θέση 4, και ούτω καθεξής. Σύρετέ το στη θήκη δίπλα στο τάβλι ή κάντε διπλό κλικ σε αυτό.</translation>
    </message>
    <message>
        <source>Your first checker is off. Fourteen to go.</source>
        <translation>Το πρώτο πούλι μαζεύτηκε. Μένουν δεκατέσσερα.</translation>
    </message>
    <message>
        <source>That is legal, but the checker on point 8 is not home, so you cannot bear off. Take it back and bring that one home first.</source>
        <translation>Παίζεται κι έτσι, αλλά το πούλι στη θέση 8 δεν είναι στην περιοχή μαζέματος, και γι’ αυτό δεν μαζεύεται κανένα. Αναιρέστε την κίνηση και φέρτε πρώτα εκείνο μέσα.</translation>
    </message>
    <message>
        <source>All are home now, but you have used the second die as well. Take that back and bear a checker off with it: a 4 from point 4, a 2 from point 2.</source>
        <translation>Τώρα όλα είναι στην περιοχή μαζέματος, αλλά παίξατε και το δεύτερο ζάρι μέσα στο τάβλι. Αναιρέστε το και μαζέψτε με αυτό ένα πούλι: με 4 από τη θέση 4, με 2 από τη θέση 2.</translation>
    </message>
    <message>
        <source>Larger dice</source>
        <translation>Μεγαλύτερα ζάρια</translation>
    </message>
    <message>
        <source>If you have no checker on that point, a checker from a higher point must use the die. If there is none on a higher point either, the die takes a checker off your highest point.

You must use the dice if you can, but in which order is up to you.</source>
        <translation>Όταν στη θέση του ζαριού δεν υπάρχει πούλι, με αυτό παίζει υποχρεωτικά ένα πούλι από πιο ψηλή θέση. Αν δεν υπάρχει ούτε πιο ψηλά, το ζάρι μαζεύει ένα πούλι από την πιο ψηλή σας θέση.

Όσα ζάρια παίζονται πρέπει να παιχτούν, αλλά τη σειρά τους τη διαλέγετε εσείς.</translation>
    </message>
    <message>
        <source>You have rolled 6-5. Bear two checkers off.</source>
        <translation>Φέρατε 6-5. Μαζέψτε δύο πούλια.</translation>
    </message>
    <message>
        <source>Two at once. The 6 took the checker off point 6, and then the 5 was larger than your highest point. You never have to bear off while the same die can move a checker at home instead.</source>
        <translation>Δύο με τη μία. Το 6 μάζεψε το πούλι από τη θέση 6, και μετά το 5 ήταν μεγαλύτερο από την πιο ψηλή σας θέση. Το μάζεμα δεν είναι ποτέ υποχρεωτικό όσο το ίδιο ζάρι μπορεί να παίξει πούλι μέσα στην περιοχή μαζέματος.</translation>
    </message>
    <message>
        <source>Only one is off: while a checker stood on point 6, the 5 had to move that one. Take it back and start with the 6.</source>
        <translation>Μαζεύτηκε μόνο ένα: όσο υπήρχε πούλι στη θέση 6, το 5 έπρεπε να παίξει εκείνο. Αναιρέστε την κίνηση και αρχίστε με το 6.</translation>
    </message>
    <message>
        <source>Winning, and mars</source>
        <translation>Νίκη και διπλό</translation>
    </message>
    <message>
        <source>The first to bear off all fifteen wins the game and one point. If the opponent has not borne off any yet, it is a mars (backgammon players say gammon) and counts two. A match goes to a number of points, in Tapa usually to 5.</source>
        <translation>Όποιος μαζέψει πρώτος και τα δεκαπέντε του πούλια κερδίζει το παιχνίδι και έναν πόντο. Αν ο άλλος δεν έχει μαζέψει ακόμα κανένα, είναι διπλό και μετράει δύο. Η παρτίδα παίζεται ως έναν αριθμό πόντων, στην Τάπα συνήθως στους 5.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black’s checkers are all home, and the first would be off next turn. Win a mars.</source>
        <translation>Φέρατε 5-3. Τα πούλια του Μαύρου είναι όλα στην περιοχή μαζέματος, και το πρώτο θα μαζευόταν στην επόμενη κίνησή του. Κερδίστε διπλό.</translation>
    </message>
    <message>
        <source>A mars and two points! Now you know all you need. The rules of each game are in the Help menu, and in a game a hint (H) shows a good move whenever you want one.</source>
        <translation>Διπλό, και δύο πόντοι! Τώρα ξέρετε όλα όσα χρειάζονται. Οι κανόνες κάθε παιχνιδιού βρίσκονται στο μενού «Βοήθεια», και στο παιχνίδι μια υπόδειξη (H) δείχνει μια καλή κίνηση όποτε θέλετε.</translation>
    </message>
    <message>
        <source>One of yours is left, and Black would now bear off the first: no mars any more. Take it back and play the 5 first.</source>
        <translation>Σας μένει ένα πούλι, και τώρα ο Μαύρος θα μάζευε το πρώτο του: πάει το διπλό. Αναιρέστε την κίνηση και παίξτε πρώτα το 5.</translation>
    </message>
    <message>
        <source>Roll and move</source>
        <translation>Ζαριά και κίνηση</translation>
    </message>
    <message>
        <source>It is trapped almost until the end: your checker can leave point 1 only by bearing off, and Black cannot bear off any checker while the mother lies there. If your own mother were pinned too, the game would be a draw. In Plakoto and Mahbusa you would have won a double game at once, since none of yours is left on your own point 24.</source>
        <translation>Πιάστηκε σχεδόν ως το τέλος: το πούλι σας αφήνει τη θέση 1 μόνο με μάζεμα, και ο Μαύρος δεν μπορεί να μαζέψει όσο εκείνη μένει εκεί. Αν ήταν πλακωμένη και η δική σας μάνα, το παιχνίδι θα ήταν ισόπαλο. Στο Πλακωτό και στη Μαχμπούσα θα κερδίζατε αμέσως διπλό παιχνίδι, αφού δεν έχετε πούλι στη δική σας θέση 24.</translation>
    </message>
    <message>
        <source>You have rolled 4-2. Bring the checker on point 8 home with one of the dice and bear one off with the other.</source>
        <translation>Φέρατε 4-2. Φέρτε το πούλι της θέσης 8 στην περιοχή μαζέματος με το ένα ζάρι και μαζέψτε ένα με το άλλο.</translation>
    </message>
    <message>
        <source>This is how a game of Tapa starts. The fifteen white checkers are yours. They all start on point 24 and go down the numbers: 23, 22 and so on, to point 1. The black ones start on point 1 and go the other way. The first to bring all checkers around and off the board wins.

Each die moves a checker by as many points as it shows.</source>
        <translation>Έτσι αρχίζει ένα παιχνίδι Τάπα. Τα δεκαπέντε λευκά πούλια είναι δικά σας. Ξεκινούν όλα από τη θέση 24 και κατεβαίνουν τους αριθμούς: 23, 22 και ούτω καθεξής ως τη θέση 1. Τα μαύρα ξεκινούν από τη θέση 1 και πηγαίνουν αντίθετα. Κερδίζει όποιος πρώτος γυρίσει όλα τα πούλια του και τα βγάλει από το τάβλι.

Κάθε ζάρι μετακινεί ένα πούλι τόσες θέσεις όσες δείχνει.</translation>
    </message>
    <message>
        <source>Roll the dice: press the space bar or click Roll. Then play the 4 and the 2, with two checkers or both with the same one. Drag the checker, or click it and then where it should go; the arrow keys and Enter work too.</source>
        <translation>Ρίξτε τα ζάρια: πατήστε το διάστημα ή κάντε κλικ στη λέξη «Ρίξτε». Μετά παίξτε το 4 και το 2, με δύο πούλια ή και τα δύο με το ίδιο. Σύρετε το πούλι, ή κάντε κλικ σε αυτό και μετά εκεί που θα πάει· γίνεται και με τα βέλη και το Enter.</translation>
    </message>
    <message>
        <source>That was your first turn. In a game you end it with the space bar or with a click on the dice. Here that takes you to the next position.</source>
        <translation>Αυτή ήταν η πρώτη σας κίνηση. Στο παιχνίδι την τελειώνετε με το διάστημα ή με κλικ στα ζάρια. Εδώ αυτό σας φέρνει στην επόμενη διάταξη.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Διπλές</translation>
    </message>
    <message>
        <source>Two equal dice are a double, and a double is played four times. So 3-3 is four moves of 3: with one checker or with several, as you like.</source>
        <translation>Δύο ίδια ζάρια είναι διπλές, και οι διπλές παίζονται τέσσερις φορές. Έτσι το 3-3 είναι τέσσερα τριάρια: με ένα πούλι ή με περισσότερα, όπως θέλετε.</translation>
    </message>
    <message>
        <source>Bring two checkers from point 24 to point 18, each with two threes.</source>
        <translation>Φέρτε δύο πούλια από τη θέση 24 στη θέση 18, το καθένα με δύο τριάρια.</translation>
    </message>
    <message>
        <source>Good. And the two have stayed together, which matters in this game: you will soon see why.</source>
        <translation>Ωραία. Και έμειναν μαζί, κάτι που σε αυτό το παιχνίδι έχει σημασία: θα δείτε σύντομα γιατί.</translation>
    </message>
    <message>
        <source>That is legal, but there are not two checkers on point 18 now. Take it back and move two checkers from 24 to 21, then both on to 18.</source>
        <translation>Παίζεται κι έτσι, αλλά τώρα δεν υπάρχουν δύο πούλια στη θέση 18. Αναιρέστε την κίνηση, και παίξτε δύο πούλια από το 24 στο 21, και μετά και τα δύο στο 18.</translation>
    </message>
    <message>
        <source>A block</source>
        <translation>Η πόρτα</translation>
    </message>
    <message>
        <source>Two or more checkers of one side on a point are a block: the other side cannot land there. Black has a block on point 10.

A checker that uses both dice touches down on the point between, so that point has to be open, too.</source>
        <translation>Δύο ή περισσότερα πούλια της ίδιας πλευράς σε μια θέση είναι πόρτα: η άλλη πλευρά δεν μπορεί να πατήσει εκεί. Ο Μαύρος έχει πόρτα στη θέση 10.

Το πούλι που παίζει και τα δύο ζάρια πατάει και στην ενδιάμεση θέση, γι’ αυτό πρέπει να είναι κι εκείνη ανοιχτή.</translation>
    </message>
    <message>
        <source>Two of your checkers stand alone, on 16 and on 8. Bring the one on 16 to the one on 8, using the 6 and the 2.</source>
        <translation>Δύο πούλια σας είναι μόνα τους, στο 16 και στο 8. Φέρτε το πούλι από το 16 σε εκείνο του 8, με το 6 και το 2.</translation>
    </message>
    <message>
        <source>Right: the 2 first, since the 6 would have landed on the block. Now point 8 is your block and closed to Black. When no die can be used at all, the turn passes.</source>
        <translation>Σωστά: πρώτα το 2, γιατί το 6 θα έπεφτε στην πόρτα. Τώρα η θέση 8 είναι δική σας πόρτα, κλειστή για τον Μαύρο. Όταν δεν παίζεται κανένα ζάρι, η σειρά περνάει στον άλλο.</translation>
    </message>
    <message>
        <source>That is legal, but there is no block on point 8 now. Take it back. The 6 from point 16 ends on Black’s block, so play the 2 first, to point 14, and continue from there with the 6.</source>
        <translation>Παίζεται κι έτσι, αλλά τώρα δεν υπάρχει πόρτα στη θέση 8. Αναιρέστε την κίνηση. Το 6 από τη θέση 16 πέφτει στην πόρτα του Μαύρου, γι’ αυτό παίξτε πρώτα το 2, στη θέση 14, και από εκεί συνεχίστε με το 6.</translation>
    </message>
    <message>
        <source>A pin</source>
        <translation>Το πλάκωμα</translation>
    </message>
    <message>
        <source>A checker that stands alone can be pinned: you land on it, and it lies under yours. It cannot move until your last checker has left it, and until then the point is yours.

Black has left a checker alone on point 7.</source>
        <translation>Ένα πούλι που στέκεται μόνο του μπορεί να πλακωθεί: πατάτε πάνω του, και μένει κάτω από το δικό σας. Δεν μπορεί να κουνηθεί ώσπου να φύγει το τελευταίο σας πούλι από πάνω του, και ως τότε η θέση είναι δική σας.

Ο Μαύρος άφησε ένα πούλι μόνο του στη θέση 7.</translation>
    </message>
    <message>
        <source>You have rolled 5-1. Pin the lone black checker.</source>
        <translation>Φέρατε 5-1. Πλακώστε το μονό μαύρο πούλι.</translation>
    </message>
    <message>
        <source>Pinned; the ring shows it. Black must wait until you leave. And the checker that pins is safe, even if it is alone: it cannot be pinned itself.</source>
        <translation>Πλακωμένο· το δείχνει ο δακτύλιος. Ο Μαύρος πρέπει να περιμένει ώσπου να φύγετε. Και το πούλι που πλακώνει είναι ασφαλές, ακόμα και μόνο του: δεν μπορεί να πλακωθεί το ίδιο.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s lone checker on point 7 got away. Take it back. The 5 from point 12 lands on it, and so does the 1 from point 8.</source>
        <translation>Παίζεται κι έτσι, αλλά το μονό πούλι του Μαύρου στη θέση 7 γλίτωσε. Αναιρέστε την κίνηση. Το 5 από τη θέση 12 πέφτει πάνω του, όπως και το 1 από τη θέση 8.</translation>
    </message>
    <message>
        <source>You have landed on the black checker and moved on with the same one: that leaves it free again. Take it back and let your checker stay on point 7.</source>
        <translation>Πατήσατε το μαύρο πούλι και προχωρήσατε με το ίδιο: έτσι ελευθερώθηκε πάλι. Αναιρέστε την κίνηση και αφήστε το πούλι σας στη θέση 7.</translation>
    </message>
    <message>
        <source>Pinned yourself</source>
        <translation>Όταν σας πλακώνουν</translation>
    </message>
    <message>
        <source>Now it is your checker on point 15 that lies under a black one. It has to wait, and you cannot land there to help it. Click it, and the board says why it stays. Meanwhile, play with your other checkers.</source>
        <translation>Τώρα είναι το δικό σας πούλι στη θέση 15 κάτω από ένα μαύρο. Πρέπει να περιμένει, και δεν μπορείτε να πατήσετε εκεί για να το βοηθήσετε. Κάντε κλικ σε αυτό, και το τάβλι θα σας πει γιατί μένει εκεί. Στο μεταξύ παίζετε με τα άλλα σας πούλια.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Use the time to make a block on point 5.</source>
        <translation>Φέρατε 6-3. Εκμεταλλευτείτε τον χρόνο και κάντε πόρτα στη θέση 5.</translation>
    </message>
    <message>
        <source>Well done. Look: Black has rolled 4-2 and moved off your checker. It is free again and can move on your next turn.</source>
        <translation>Καλή δουλειά. Και δείτε: ο Μαύρος έφερε 4-2 και έφυγε πάνω από το πούλι σας. Είναι πάλι ελεύθερο και μπορεί να παίξει στην επόμενη κίνησή σας.</translation>
    </message>
    <message>
        <source>That is legal, but there is no block on point 5 now. Take it back. One checker reaches point 5 with the 6, another with the 3.</source>
        <translation>Παίζεται κι έτσι, αλλά τώρα δεν υπάρχει πόρτα στη θέση 5. Αναιρέστε την κίνηση. Ένα πούλι φτάνει στη θέση 5 με το 6, ένα άλλο με το 3.</translation>
    </message>
</context>
<context>
    <name>LessonActions</name>
    <message>
        <source>Re&amp;start</source>
        <translation>&amp;Ξανά από την αρχή</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Πίσω</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Παρά&amp;λειψη</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Ρίξτε</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Αναίρεση της κίνησης</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Στο παιχνίδι</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Αναίρεση</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Επόμενη διάταξη</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>&amp;More lessons</source>
        <translation>Άλλα μα&amp;θήματα</translation>
    </message>
    <message>
        <source>Play against {level}</source>
        <translation>Αντίπαλος: {level}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Μάθημα</translation>
    </message>
    <message>
        <source>Position {number} of {count}</source>
        <translation>Διάταξη {number} από {count}</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>First lesson</source>
        <translation>Πρώτο μάθημα</translation>
    </message>
</context>
<context>
    <name>LevelCharacter</name>
    <message>
        <source>You have not played against the computer yet, so it begins in the middle.</source>
        <translation>Δεν έχετε παίξει ακόμα με τον υπολογιστή, γι’ αυτό αρχίζει από τη μέση.</translation>
    </message>
    <message>
        <source>It follows your results and comes closer to you with each game.</source>
        <translation>Ακολουθεί τα αποτελέσματά σας και σας πλησιάζει με κάθε παιχνίδι.</translation>
    </message>
    <message numerus="yes">
        <source>Your last %n game(s) rate you at {rating} ± {width}.</source>
        <translation>
            <numerusform>Με το τελευταίο σας παιχνίδι η βαθμολογία σας είναι {rating} ± {width}.</numerusform>
            <numerusform>Με τα τελευταία %Ln παιχνίδια σας η βαθμολογία σας είναι {rating} ± {width}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Often misses danger. Good for your first games.</source>
        <translation>Συχνά δεν βλέπει τον κίνδυνο. Καλό για τα πρώτα σας παιχνίδια.</translation>
    </message>
    <message>
        <source>Misses less but is still easy to surprise.</source>
        <translation>Του ξεφεύγουν λιγότερα, αλλά αιφνιδιάζεται εύκολα.</translation>
    </message>
    <message>
        <source>Plays for fun and makes plenty of mistakes.</source>
        <translation>Παίζει για διασκέδαση και κάνει πολλά λάθη.</translation>
    </message>
    <message>
        <source>Knows the usual moves and fails in hard positions.</source>
        <translation>Ξέρει τις συνηθισμένες κινήσεις, αλλά χάνεται στις δύσκολες διατάξεις.</translation>
    </message>
    <message>
        <source>Makes few big mistakes in simple positions.</source>
        <translation>Κάνει λίγα μεγάλα λάθη στις απλές διατάξεις.</translation>
    </message>
    <message>
        <source>Plays well and goes wrong when it gets complicated.</source>
        <translation>Παίζει καλά, αλλά κάνει λάθη όταν τα πράγματα μπερδεύονται.</translation>
    </message>
    <message>
        <source>Sees most dangers and takes advantage of your mistakes.</source>
        <translation>Βλέπει τους περισσότερους κινδύνους και εκμεταλλεύεται τα λάθη σας.</translation>
    </message>
    <message>
        <source>Punishes careless moves; small mistakes remain.</source>
        <translation>Τιμωρεί τις απρόσεκτες κινήσεις, αλλά κάνει μικρά λάθη.</translation>
    </message>
    <message>
        <source>Makes few mistakes, and only in hard positions.</source>
        <translation>Κάνει λίγα λάθη, και μόνο σε δύσκολες διατάξεις.</translation>
    </message>
    <message>
        <source>Plays the move that looks best, without looking ahead.</source>
        <translation>Παίζει την κίνηση που φαίνεται καλύτερη, χωρίς να κοιτάζει μπροστά.</translation>
    </message>
    <message>
        <source>Looks one move ahead, at each of your rolls.</source>
        <translation>Κοιτάζει μία κίνηση μπροστά, σε κάθε δική σας ζαριά.</translation>
    </message>
    <message>
        <source>Looks two moves ahead.</source>
        <translation>Κοιτάζει δύο κινήσεις μπροστά.</translation>
    </message>
    <message>
        <source>Looks two moves ahead and plays the best moves out many times. The strongest level.</source>
        <translation>Κοιτάζει δύο κινήσεις μπροστά και δοκιμάζει τις καλύτερες παίζοντάς τες πολλές φορές. Το πιο δυνατό επίπεδο.</translation>
    </message>
</context>
<context>
    <name>LevelSlider</name>
    <message>
        <source>About as strong as me</source>
        <translation>Περίπου όσο εγώ</translation>
    </message>
    <message>
        <source>The level follows your results, by a step or two a game at most</source>
        <translation>Το επίπεδο ακολουθεί τα αποτελέσματά σας, το πολύ ένα-δύο σκαλιά σε κάθε παιχνίδι</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Αρχάριος</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Μαθητευόμενος</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Περιστασιακός</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Συχνός παίκτης</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Σταθερός</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Επιδέξιος</translation>
    </message>
    <message>
        <source>Seasoned</source>
        <translation>Έμπειρος</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Δυνατός</translation>
    </message>
    <message>
        <source>Veteran</source>
        <translation>Βετεράνος</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Εξπέρ</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Μαιτρ</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Γκραν μαιτρ</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Πρωταθλητής</translation>
    </message>
</context>
<context>
    <name>LoadingNotice</name>
    <message>
        <source>Reading {name}…</source>
        <translation>Ανάγνωση: {name}…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Διακοπή</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The log file cannot be written.</source>
        <translation>Το αρχείο καταγραφής δεν μπορεί να γραφτεί.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Παιχνίδι</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Κίνηση</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>Προπονη&amp;τής</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Διάταξη</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Προβο&amp;λή</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Βοήθεια</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Εξαγωγή</translation>
    </message>
</context>
<context>
    <name>MessageRow</name>
    <message>
        <source>Show the list</source>
        <translation>Εμφάνιση της λίστας</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Κλείσιμο αυτού του μηνύματος</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>Opening</source>
        <translation>Άνοιγμα</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Μέση παιχνιδιού</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>Πλακώματα</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Αγώνας δρόμου</translation>
    </message>
    <message>
        <source>Missed pins</source>
        <translation>Χαμένα πλακώματα</translation>
    </message>
    <message>
        <source>Mother</source>
        <translation>Μάνα</translation>
    </message>
    <message>
        <source>Blots</source>
        <translation>Μονά πούλια</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Πόρτες</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Στοίβες</translation>
    </message>
    <message>
        <source>Left behind</source>
        <translation>Πούλια πίσω</translation>
    </message>
    <message>
        <source>Bearing off</source>
        <translation>Μάζεμα</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Κύβος</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Άλλο</translation>
    </message>
    <message>
        <source>Your PR in each game. Lower is better.</source>
        <translation>Το PR σας σε κάθε παιχνίδι. Όσο μικρότερο, τόσο καλύτερα.</translation>
    </message>
    <message>
        <source>Levels that play like that: {levels}.</source>
        <translation>Επίπεδα που παίζουν έτσι: {levels}.</translation>
    </message>
    <message>
        <source>{game}: {level}</source>
        <translation>{game}: {level}</translation>
    </message>
    <message>
        <source>Your PR in each phase. You lose most in this one: {phase}, {share} of the total. Its positions come back in Practice.</source>
        <translation>Το PR σας σε κάθε φάση. Τα περισσότερα χάνονται εδώ: {phase}, {share} του συνόλου. Οι διατάξεις της επιστρέφουν στην Εξάσκηση.</translation>
    </message>
    <message>
        <source>You made no mistakes in the reviewed games.</source>
        <translation>Στα παιχνίδια με ανασκόπηση δεν έχετε λάθη.</translation>
    </message>
    <message>
        <source>What costs you most: {kind}, {share} of all mistakes. Watch out for it in your next games.</source>
        <translation>Τα περισσότερα χάνονται από αυτό: {kind}, {share} όλων των λαθών. Προσέξτε το στα επόμενα παιχνίδια.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>White</source>
        <translation>Λευκός</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Μαύρος</translation>
    </message>
    <message>
        <source>The computer</source>
        <comment>subject of a sentence</comment>
        <translation>Ο υπολογιστής</translation>
    </message>
    <message>
        <source>White</source>
        <comment>subject of a sentence</comment>
        <translation>Ο Λευκός</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>subject of a sentence</comment>
        <translation>Ο Μαύρος</translation>
    </message>
    <message>
        <source>{white} – {black}</source>
        <translation>{white} – {black}</translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation>Επίπεδο: {level}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln πόντος</numerusform>
            <numerusform>%Ln πόντοι</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, unlimited</source>
        <translation>{game}, χωρίς όριο</translation>
    </message>
    <message>
        <source>{game}, a single game</source>
        <translation>{game}, ένα παιχνίδι</translation>
    </message>
    <message>
        <source>{game}, match to {target}</source>
        <translation>{game}, παρτίδα στους {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n games in turn</source>
        <translation>
            <numerusform>%Ln παιχνίδι στη σειρά</numerusform>
            <numerusform>%Ln παιχνίδια στη σειρά</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, checkers counted</source>
        <translation>{game}, με μέτρημα πουλιών</translation>
    </message>
    <message>
        <source>Game {number} of {count}: {game}</source>
        <translation>Παιχνίδι {number} από {count}: {game}</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Επόμενο: {game}</translation>
    </message>
    <message>
        <source>{match} · game {number}</source>
        <translation>{match} · παιχνίδι {number}</translation>
    </message>
    <message>
        <source>{match} · game {number}, the Crawford game</source>
        <translation>{match} · παιχνίδι {number}, το παιχνίδι Crawford</translation>
    </message>
    <message>
        <source>{match} · game {number}, {game}</source>
        <translation>{match} · παιχνίδι {number}, {game}</translation>
    </message>
    <message>
        <source>{white} {score} : {other} {black}</source>
        <translation>{white} {score} : {other} {black}</translation>
    </message>
    <message>
        <source>Crawford game</source>
        <translation>παιχνίδι Crawford</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Εσείς</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Υπολογιστής</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Νέα παρτίδα</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ακύρωση</translation>
    </message>
    <message>
        <source>Keep the current match (Esc)</source>
        <translation>Συνέχεια της τωρινής παρτίδας (Esc)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Παί&amp;ξτε</translation>
    </message>
    <message>
        <source>Start this match (Enter)</source>
        <translation>Έναρξη αυτής της παρτίδας (Enter)</translation>
    </message>
    <message>
        <source>M&amp;ore</source>
        <translation>Π&amp;ερισσότερα</translation>
    </message>
    <message>
        <source>House rules and who rolls the dice</source>
        <translation>Παραλλαγές, και ποιος ρίχνει τα ζάρια</translation>
    </message>
    <message>
        <source>Rolled by the program</source>
        <translation>Τα ρίχνει το πρόγραμμα</translation>
    </message>
    <message>
        <source>I roll real dice and type them in</source>
        <translation>Ρίχνω αληθινά ζάρια και τα πληκτρολογώ</translation>
    </message>
    <message>
        <source>Who rolls the dice</source>
        <translation>Ποιος ρίχνει τα ζάρια</translation>
    </message>
    <message>
        <source>&amp;Your word for the dice (optional)</source>
        <translation>Η λέξη &amp;σας για τα ζάρια (προαιρετικά)</translation>
    </message>
    <message>
        <source>The game whose house rules are shown</source>
        <translation>Ποιου παιχνιδιού φαίνονται οι παραλλαγές κανόνων</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Παρτίδα</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Παραλλα&amp;γές κανόνων</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Ζάρια</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Σημείωση</translation>
    </message>
    <message>
        <source>Note on {move}</source>
        <translation>Σημείωση για {move}</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Αποθήκευση</translation>
    </message>
    <message>
        <source>Keep the note with the match (Enter; Shift+Enter starts a new line)</source>
        <translation>Κρατά τη σημείωση με την παρτίδα (Enter· Shift+Enter για νέα γραμμή)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Α&amp;φαίρεση</translation>
    </message>
    <message>
        <source>Remove this note</source>
        <translation>Αφαίρεση αυτής της σημείωσης</translation>
    </message>
</context>
<context>
    <name>NoteField</name>
    <message>
        <source>A note can have at most {most} characters; this text has {count}.</source>
        <translation>Μια σημείωση έχει το πολύ {most} χαρακτήρες· αυτό το κείμενο έχει {count}.</translation>
    </message>
    <message>
        <source>Characters that cannot be shown were left out.</source>
        <translation>Χαρακτήρες που δεν μπορούν να εμφανιστούν παραλείφθηκαν.</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>Start of the game</source>
        <translation>Αρχή του παιχνιδιού</translation>
    </message>
    <message>
        <source>{side}: {move}</source>
        <translation>{side}: {move}</translation>
    </message>
    <message>
        <source>This move is no longer in the match on the board: copy the note elsewhere.</source>
        <translation>Αυτή η κίνηση δεν υπάρχει πια στην παρτίδα που είναι στο τάβλι: αντιγράψτε τη σημείωση αλλού.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The seed in this file does not match its SHA-256: the file was changed and proves nothing.</source>
        <translation>Ο σπόρος σε αυτό το αρχείο δεν δίνει το SHA-256 που αναγράφεται δίπλα του: το αρχείο έχει αλλοιωθεί και δεν αποδεικνύει τίποτα.</translation>
    </message>
    <message>
        <source>{name} cannot be saved.</source>
        <translation>Το {name} δεν μπορεί να αποθηκευτεί.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>Το {name} αποθηκεύτηκε.</translation>
    </message>
    <message>
        <source>A match cannot be added to the history now. The program will try again at the next start.</source>
        <translation>Μια παρτίδα δεν μπορεί να μπει στο ιστορικό τώρα. Το πρόγραμμα θα δοκιμάσει ξανά στην επόμενη εκκίνηση.</translation>
    </message>
    <message>
        <source>The history cannot be saved now. It will be updated as soon as possible.</source>
        <translation>Το ιστορικό δεν μπορεί να αποθηκευτεί τώρα. Θα ενημερωθεί μόλις γίνει δυνατό.</translation>
    </message>
    <message>
        <source>The history is saved again.</source>
        <translation>Το ιστορικό αποθηκεύεται πάλι κανονικά.</translation>
    </message>
    <message>
        <source>The history was damaged and is being rebuilt from the matches. The old file is kept as {}.</source>
        <translation>Το ιστορικό είναι κατεστραμμένο και ξαναφτιάχνεται από τις παρτίδες. Το παλιό αρχείο φυλάσσεται ως {}.</translation>
    </message>
    <message>
        <source>The computer cannot play. Undo or let someone else play its side.</source>
        <translation>Ο υπολογιστής δεν μπορεί να παίξει. Κάντε αναίρεση ή βάλτε άλλον να παίξει στη θέση του.</translation>
    </message>
    <message>
        <source>The last entry of this match is incomplete and was left out.</source>
        <translation>Η τελευταία εγγραφή αυτής της παρτίδας είναι ημιτελής και παραλείφθηκε.</translation>
    </message>
    <message>
        <source>The match {name} is being played in another window.</source>
        <translation>Η παρτίδα {name} παίζεται σε άλλο παράθυρο.</translation>
    </message>
    <message>
        <source>process {process} on {machine}</source>
        <translation>διεργασία {process} στο {machine}</translation>
    </message>
    <message>
        <source>The computer cannot play this game. You now play for it.</source>
        <translation>Ο υπολογιστής δεν μπορεί να παίξει αυτό το παιχνίδι. Από εδώ και πέρα παίζετε εσείς στη θέση του.</translation>
    </message>
    <message>
        <source>The computer cannot play some games. Two people can still play them.</source>
        <translation>Ο υπολογιστής δεν μπορεί να παίξει ορισμένα παιχνίδια. Δύο άνθρωποι μπορούν ακόμα να τα παίξουν.</translation>
    </message>
    <message>
        <source>This file lacks the SHA-256 that was shown before the word was typed: it was changed and proves nothing.</source>
        <translation>Από αυτό το αρχείο λείπει το SHA-256 που φάνηκε πριν γραφτεί η λέξη: το αρχείο έχει αλλοιωθεί και δεν αποδεικνύει τίποτα.</translation>
    </message>
    <message>
        <source>The settings cannot be read and were replaced by the defaults. The file is kept as {}</source>
        <translation>Οι ρυθμίσεις δεν διαβάζονται· στη θέση τους μπήκαν οι προεπιλογές. Το αρχείο φυλάσσεται ως {}</translation>
    </message>
    <message>
        <source>The match {name} is damaged. It is kept as {kept}.</source>
        <translation>Η παρτίδα {name} είναι κατεστραμμένη. Φυλάσσεται ως {kept}.</translation>
    </message>
    <message>
        <source>The match {name} is damaged and continues from before the damage. The old file is kept as {kept}.</source>
        <translation>Η παρτίδα {name} είναι κατεστραμμένη και συνεχίζεται από το σημείο πριν από τη ζημιά. Το παλιό αρχείο φυλάσσεται ως {kept}.</translation>
    </message>
    <message>
        <source>This text ends before the match does. If there was more, it has been cut off.</source>
        <translation>Αυτό το κείμενο τελειώνει πριν από την παρτίδα. Αν υπήρχε συνέχεια, έχει κοπεί.</translation>
    </message>
    <message>
        <source>The match was read only up to a line that cannot be read.</source>
        <translation>Η παρτίδα διαβάστηκε μέχρι μια γραμμή που δεν διαβάζεται.</translation>
    </message>
    <message>
        <source>The match was read, but one of its games counts differently here.</source>
        <translation>Η παρτίδα διαβάστηκε, αλλά ένα παιχνίδι εδώ μετράει αλλιώς.</translation>
    </message>
    <message>
        <source>This text has {count} matches. The first is open; the others are under Game ▸ Resume.</source>
        <translation>Αυτό το κείμενο έχει {count} παρτίδες. Η πρώτη είναι ανοιχτή· οι άλλες είναι στο Παιχνίδι ▸ Συνέχιση.</translation>
    </message>
    <message>
        <source>The file {name} cannot be saved any further. The match continues in a new file.</source>
        <translation>Το αρχείο {name} δεν μπορεί να αποθηκευτεί άλλο. Η παρτίδα συνεχίζεται σε νέο αρχείο.</translation>
    </message>
    <message>
        <source>The last entry was incomplete when the program stopped. It is kept as {}.</source>
        <translation>Η τελευταία εγγραφή ήταν ημιτελής όταν σταμάτησε το πρόγραμμα. Φυλάσσεται ως {}.</translation>
    </message>
    <message>
        <source>A damaged file cannot be renamed.</source>
        <translation>Το κατεστραμμένο αρχείο δεν μπορεί να μετονομαστεί.</translation>
    </message>
    <message>
        <source>{name} cannot be opened.</source>
        <translation>Το {name} δεν μπορεί να ανοίξει.</translation>
    </message>
    <message>
        <source>The match in progress cannot be found. All matches are under Game ▸ Resume.</source>
        <translation>Η παρτίδα που ήταν σε εξέλιξη δεν βρέθηκε. Όλες οι παρτίδες είναι στο Παιχνίδι ▸ Συνέχιση.</translation>
    </message>
    <message>
        <source>Another program has changed the file of this match. The match continues in a new file.</source>
        <translation>Άλλο πρόγραμμα άλλαξε το αρχείο αυτής της παρτίδας. Η παρτίδα συνεχίζεται σε νέο αρχείο.</translation>
    </message>
    <message>
        <source>The copy cannot be saved.</source>
        <translation>Το αντίγραφο δεν μπορεί να αποθηκευτεί.</translation>
    </message>
    <message>
        <source>A copy of this match is saved.</source>
        <translation>Αποθηκεύτηκε αντίγραφο της παρτίδας.</translation>
    </message>
    <message>
        <source>It contains the secret seed: anyone who reads it can know the rolls to come.</source>
        <translation>Περιέχει τον μυστικό σπόρο: όποιος τον διαβάσει μπορεί να μάθει τις επόμενες ζαριές.</translation>
    </message>
    <message>
        <source>This match is already on the board.</source>
        <translation>Αυτή η παρτίδα είναι ήδη στο τάβλι.</translation>
    </message>
    <message>
        <source>A finished match cannot be filed with the others.</source>
        <translation>Μια παρτίδα που τελείωσε δεν μπορεί να μπει μαζί με τις άλλες.</translation>
    </message>
    <message>
        <source>This window has been closed, so the match is no longer saved.</source>
        <translation>Αυτό το παράθυρο έκλεισε και η παρτίδα δεν αποθηκεύεται πια.</translation>
    </message>
    <message>
        <source>The match cannot be saved now. Play on: it will be saved as soon as possible.</source>
        <translation>Η παρτίδα δεν μπορεί να αποθηκευτεί τώρα. Συνεχίστε: θα αποθηκευτεί μόλις γίνει δυνατό.</translation>
    </message>
    <message>
        <source>The match is saved again.</source>
        <translation>Η παρτίδα αποθηκεύεται πάλι κανονικά.</translation>
    </message>
    <message>
        <source>The computer plays more weakly or slowly than it could: a file that it needs cannot be used.</source>
        <translation>Ο υπολογιστής παίζει πιο αδύναμα ή πιο αργά απ’ όσο μπορεί: ένα αρχείο που χρειάζεται δεν μπορεί να χρησιμοποιηθεί.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n messages about these files.</source>
        <translation>
            <numerusform>Υπάρχει %Ln μήνυμα για αυτά τα αρχεία.</numerusform>
            <numerusform>Υπάρχουν %Ln μηνύματα για αυτά τα αρχεία.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be opened.</source>
        <translation>
            <numerusform>%Ln αρχείο δεν μπόρεσε να ανοίξει.</numerusform>
            <numerusform>%Ln αρχεία δεν μπόρεσαν να ανοίξουν.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name of your matches folder is not UTF-8. Matches are saved there, but file dialogs cannot open it.</source>
        <translation>Το όνομα του φακέλου με τις παρτίδες σας δεν είναι σε UTF-8. Αποθηκεύονται εκεί, αλλά τα παράθυρα επιλογής αρχείων δεν μπορούν να τον ανοίξουν.</translation>
    </message>
    <message>
        <source>This match cannot be played.</source>
        <translation>Αυτή η παρτίδα δεν μπορεί να παιχτεί.</translation>
    </message>
    <message>
        <source>There is no player with that name or level.</source>
        <translation>Δεν υπάρχει παίκτης με αυτό το όνομα ή επίπεδο.</translation>
    </message>
    <message>
        <source>This match has reached the maximum length of a file. It is kept, and a new match starts.</source>
        <translation>Το αρχείο αυτής της παρτίδας έφτασε στο μέγιστο μήκος. Η παρτίδα φυλάσσεται, και αρχίζει άλλη.</translation>
    </message>
    <message>
        <source>The computer plays at another level, since this program does not know {level}.</source>
        <translation>Ο υπολογιστής παίζει σε άλλο επίπεδο, γιατί αυτό το πρόγραμμα δεν γνωρίζει το {level}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved. They apply until you close the program.</source>
        <translation>Οι ρυθμίσεις δεν μπορούν να αποθηκευτούν και ισχύουν ώσπου να κλείσει το πρόγραμμα.</translation>
    </message>
    <message>
        <source>Some settings are invalid and were replaced by the defaults. The file is kept as {}</source>
        <translation>Μερικές ρυθμίσεις δεν είναι έγκυρες· στη θέση τους μπήκαν οι προεπιλογές. Το αρχείο φυλάσσεται ως {}</translation>
    </message>
    <message>
        <source>The board “{key}” cannot be shown.</source>
        <translation>Το τάβλι «{key}» δεν μπορεί να εμφανιστεί.</translation>
    </message>
    <message>
        <source>The checkers “{key}” cannot be shown.</source>
        <translation>Τα πούλια «{key}» δεν μπορούν να εμφανιστούν.</translation>
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
        <translation>{number}%</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Νίκες</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ισοπαλίες</translation>
    </message>
    <message>
        <source>Mars or mother</source>
        <translation>Διπλό ή μάνα</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Διπλό</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Τριπλό</translation>
    </message>
    <message>
        <source>Capote</source>
        <translation>Capote</translation>
    </message>
    <message>
        <source>draw {number}</source>
        <translation>ισοπαλία {number}</translation>
    </message>
    <message>
        <source>mars won {mine}, lost {theirs}</source>
        <translation>διπλό υπέρ {mine}, κατά {theirs}</translation>
    </message>
    <message>
        <source>mars or mother won {mine}, lost {theirs}</source>
        <translation>διπλό ή μάνα υπέρ {mine}, κατά {theirs}</translation>
    </message>
    <message>
        <source>triple won {mine}, lost {theirs}</source>
        <translation>τριπλό υπέρ {mine}, κατά {theirs}</translation>
    </message>
    <message>
        <source>capote won {mine}, lost {theirs}</source>
        <translation>capote υπέρ {mine}, κατά {theirs}</translation>
    </message>
    <message>
        <source>win {number}</source>
        <translation>νίκη {number}</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>&amp;Openings…</source>
        <translation>Ανοί&amp;γματα…</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Διπλό</translation>
    </message>
    <message>
        <source>How often the game is then won by a mars, in Plakoto and Mahbusa also by the mother</source>
        <translation>Πόσο συχνά το παιχνίδι κερδίζεται μετά με διπλό, στο Πλακωτό και τη Μαχμπούσα και με τη μάνα</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Δυνατοί</translation>
    </message>
    <message>
        <source>How often the levels Strong and Veteran make this move, counted</source>
        <translation>Πόσο συχνά τα επίπεδα «Δυνατός» και «Βετεράνος» παίζουν στην πράξη αυτή την κίνηση</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Δικές μου</translation>
    </message>
    <message>
        <source>How often you have made this move, and how many of these games you won</source>
        <translation>Πόσες φορές παίξατε αυτή την κίνηση και πόσα από αυτά τα παιχνίδια κερδίσατε</translation>
    </message>
    <message>
        <source>Here the game left the book.</source>
        <translation>Εδώ το παιχνίδι βγήκε από το βιβλίο.</translation>
    </message>
    <message>
        <source>Here you left the book.</source>
        <translation>Εδώ βγήκατε από το βιβλίο.</translation>
    </message>
    <message>
        <source>Here your opponent left the book.</source>
        <translation>Εδώ ο αντίπαλος βγήκε από το βιβλίο.</translation>
    </message>
    <message>
        <source>The book ends here; this is how the computer sees it now.</source>
        <translation>Το βιβλίο τελειώνει εδώ· έτσι το βλέπει τώρα ο υπολογιστής.</translation>
    </message>
    <message>
        <source>The book ends here. Choose a roll.</source>
        <translation>Το βιβλίο τελειώνει εδώ. Επιλέξτε ζαριά.</translation>
    </message>
    <message>
        <source>Choose a roll. Those in the book show the points of their best move.</source>
        <translation>Επιλέξτε ζαριά. Όσες έχει το βιβλίο δείχνουν τους πόντους της καλύτερης κίνησής τους.</translation>
    </message>
    <message>
        <source>The points of the book leave the Jacoby rule out.</source>
        <translation>Οι πόντοι του βιβλίου δεν λογαριάζουν τον κανόνα Jacoby.</translation>
    </message>
    <message>
        <source>{play}: {reasons}</source>
        <translation>{play}: {reasons}</translation>
    </message>
    <message>
        <source>About as good: {play}.</source>
        <translation>Περίπου εξίσου καλή: {play}.</translation>
    </message>
    <message>
        <source>It is worth {lead} more than {play}.</source>
        <translation>Αξίζει {lead} περισσότερο από {play}.</translation>
    </message>
    <message>
        <source>The book does not have this move.</source>
        <translation>Το βιβλίο δεν έχει αυτή την κίνηση.</translation>
    </message>
    <message>
        <source>Equity in points, and half the width of its 95% interval: {equity}</source>
        <translation>Προσδοκία σε πόντους και το μισό πλάτος του διαστήματος 95% της: {equity}</translation>
    </message>
    <message>
        <source>You have not made this move here.</source>
        <translation>Δεν έχετε παίξει εδώ αυτή την κίνηση.</translation>
    </message>
    <message>
        <source>Made: {games}. Won: {won}. Points: {points}.</source>
        <translation>Παίχτηκε: {games}. Νίκες: {won}. Πόντοι: {points}.</translation>
    </message>
</context>
<context>
    <name>OpeningsController</name>
    <message>
        <source>Save this page</source>
        <translation>Αποθήκευση της σελίδας</translation>
    </message>
</context>
<context>
    <name>OpeningsPanel</name>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>The game whose openings are shown</source>
        <translation>Το παιχνίδι του οποίου εμφανίζονται τα ανοίγματα</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Λόγοι</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>Ανοίγματα</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Πίσω</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Εμπρός</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Στροφή του ταβλιού</translation>
    </message>
    <message>
        <source>&amp;Copy the position</source>
        <translation>&amp;Αντιγραφή της διάταξης</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Α&amp;ποθήκευση PDF…</translation>
    </message>
</context>
<context>
    <name>OrderBox</name>
    <message>
        <source>Game {number}</source>
        <translation>Παιχνίδι {number}</translation>
    </message>
    <message>
        <source>No more games</source>
        <translation>Κανένα άλλο</translation>
    </message>
</context>
<context>
    <name>PR</name>
    <message>
        <source>{level} or better</source>
        <translation>{level} ή καλύτερα</translation>
    </message>
    <message>
        <source>levels not measured in this game</source>
        <translation>τα επίπεδα δεν έχουν μετρηθεί σε αυτό το παιχνίδι</translation>
    </message>
    <message>
        <source>PR {rate} (plays like {level})</source>
        <translation>PR {rate} (παίζει σαν {level})</translation>
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
        <translation>Παύση· το P συνεχίζει. Για να παίξετε εσείς: μενού Παιχνίδι</translation>
    </message>
    <message>
        <source>P pauses. To take over, use the Game menu</source>
        <translation>Το P κάνει παύση. Για να παίξετε εσείς: μενού Παιχνίδι</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Συνέχεια</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Παύσ&amp;η</translation>
    </message>
</context>
<context>
    <name>PackChooser</name>
    <message>
        <source>What to practise</source>
        <translation>Σε τι θα εξασκηθείτε</translation>
    </message>
    <message>
        <source>&amp;Import a pack…</source>
        <translation>&amp;Εισαγωγή συλλογής…</translation>
    </message>
    <message>
        <source>&amp;Export this pack…</source>
        <translation>Ε&amp;ξαγωγή αυτής της συλλογής…</translation>
    </message>
    <message>
        <source>&amp;Remove this pack</source>
        <translation>&amp;Αφαίρεση αυτής της συλλογής</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Τα λάθη μου</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Θέμα</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Δυσκολία</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>Ανάγνωση: {name}…</translation>
    </message>
    <message>
        <source>This pack was not imported. {why}</source>
        <translation>Αυτή η συλλογή δεν εισήχθη. {why}</translation>
    </message>
    <message>
        <source>This pack cannot be read. {why}</source>
        <translation>Αυτή η συλλογή δεν διαβάζεται. {why}</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Όλα τα θέματα</translation>
    </message>
    <message>
        <source>Any difficulty</source>
        <translation>Κάθε δυσκολία</translation>
    </message>
    <message>
        <source>Import a pack of positions</source>
        <translation>Εισαγωγή συλλογής διατάξεων</translation>
    </message>
    <message>
        <source>Export this pack of positions</source>
        <translation>Εξαγωγή αυτής της συλλογής διατάξεων</translation>
    </message>
    <message>
        <source>This pack was not removed. {why}</source>
        <translation>Αυτή η συλλογή δεν αφαιρέθηκε. {why}</translation>
    </message>
    <message>
        <source>Packs of positions (*.txt)</source>
        <translation>Συλλογές διατάξεων (*.txt)</translation>
    </message>
    <message>
        <source>Import, export or remove packs</source>
        <translation>Εισαγωγή, εξαγωγή ή αφαίρεση συλλογών</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>The page with the rules of {game} cannot be shown.</source>
        <translation>Η σελίδα με τους κανόνες ({game}) δεν μπορεί να εμφανιστεί.</translation>
    </message>
    <message>
        <source>The page about strategy cannot be shown.</source>
        <translation>Η σελίδα για τη στρατηγική δεν μπορεί να εμφανιστεί.</translation>
    </message>
    <message>
        <source>The page about the dice cannot be shown.</source>
        <translation>Η σελίδα για τα ζάρια δεν μπορεί να εμφανιστεί.</translation>
    </message>
    <message>
        <source>The page about your own boards cannot be shown.</source>
        <translation>Η σελίδα για τα δικά σας τάβλια δεν μπορεί να εμφανιστεί.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ενέργεια</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Πλήκτρα</translation>
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
        <translation># Πλήκτρα

Το διάστημα κάνει ό,τι ακολουθεί: ρίχνει τα ζάρια, τελειώνει την κίνησή σας, αρχίζει το επόμενο παιχνίδι.

Το Tab πηγαίνει από το ένα μέρος του παραθύρου στο άλλο, το F6 πηγαίνει στο τάβλι. Εκεί:

- τα **βέλη** προχωρούν κατά μήκος της σειράς και περνούν στην άλλη, τα Home και End πάνε στις άκρες της·
- τα **Page Down** και **Page Up** πηδούν εκεί όπου μπορεί να γίνει κάτι·
- το **Enter** σηκώνει ένα πούλι και το αφήνει εκεί που βρίσκεστε τότε· το Esc το γυρίζει στη θέση του. Όπου δεν υπάρχει τι να σηκώσετε ή να αφήσετε, το Enter κάνει ό,τι και το διάστημα·
- τα ψηφία **1** έως **6** παίζουν με εκείνο το ζάρι το πούλι που σηκώσατε, αλλιώς αυτό που βρίσκεται εκεί που είστε.

Με τα ίδια πλήκτρα στήνετε και μια διάταξη· εκεί το Enter βάζει ένα πούλι, με το Shift ένα της άλλης πλευράς, και το Delete αφαιρεί ένα.

Αν ρίχνετε αληθινά ζάρια, γράψτε τα με τα ψηφία **1** έως **6**· το Backspace σβήνει το πρώτο.</translation>
    </message>
    <message>
        <source># Mouse

- **Drag** a checker to a point that lights up, even by several dice at once.
- Or **click** a checker, then where it should go. A checker that can go to only one point needs one click.
- **Double-click** a checker to bear it off.
- **Click** beside the checkers to roll the dice; click the dice to end your turn.
- **Click** the doubling cube to double, and *Take* or *Drop* to answer.</source>
        <translation># Ποντίκι

- **Σύρετε** ένα πούλι σε μια θέση που φωτίζεται, και με περισσότερα ζάρια μαζί.
- Ή κάντε **κλικ** σε ένα πούλι και μετά εκεί που θα πάει. Ένα πούλι με έναν μόνο δρόμο θέλει ένα κλικ.
- Κάντε **διπλό κλικ** σε ένα πούλι για να το μαζέψετε.
- Κάντε **κλικ** δίπλα στα πούλια για να ρίξετε τα ζάρια, και κλικ στα ζάρια για να τελειώσετε την κίνησή σας.
- Κάντε **κλικ** στον κύβο για να διπλασιάσετε, και στο *Αποδοχή* ή στο *Απόρριψη* για να απαντήσετε.</translation>
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

Τάπα, Πλακωτό και οκτώ συγγενικά παιχνίδια, με αντίπαλο τον υπολογιστή ή έναν φίλο δίπλα σας.

Ελεύθερο λογισμικό με την άδεια MIT. Λειτουργεί εντελώς χωρίς σύνδεση.

- Παρτίδες: `{data}`
- Αρχείο καταγραφής: `{log}`
- Python {python}, Qt {qt}
</translation>
    </message>
    <message>
        <source>It is built with Qt, which is under the LGPL, version 3: you may replace its libraries with others. Every package contains all licences and says where the source code is.</source>
        <translation>Βασίζεται στο Qt, που διατίθεται με την άδεια LGPL, έκδοση 3: οι βιβλιοθήκες του μπορούν να αντικατασταθούν με άλλες. Κάθε πακέτο περιέχει τα κείμενα όλων των αδειών και λέει πού βρίσκεται ο πηγαίος κώδικας.</translation>
    </message>
    <message>
        <source>Home page: {address}</source>
        <translation>Ιστοσελίδα: {address}</translation>
    </message>
    <message>
        <source>Report an error: {address}</source>
        <translation>Αναφορά σφάλματος: {address}</translation>
    </message>
</context>
<context>
    <name>PartnerLesson</name>
    <message>
        <source>Lesson: {games}</source>
        <translation>Μάθημα: {games}</translation>
    </message>
    <message>
        <source>Points at home</source>
        <translation>Πόρτες στην περιοχή μαζέματος</translation>
    </message>
    <message>
        <source>This is how Portes and Tabla start. You go down the numbers from 24 to 1; Black goes the other way. Two checkers close a point to the opponent; a lone one can be hit and then has to start again. So close points at home and leave few checkers alone.</source>
        <translation>Έτσι ξεκινούν οι Πόρτες και η Τάβλα. Εσείς κατεβαίνετε από το 24 στο 1, ο Μαύρος πηγαίνει αντίθετα. Δύο πούλια κλείνουν μια θέση στον αντίπαλο· ένα μονό μπορεί να χτυπηθεί, και τότε ξαναρχίζει. Κλείνετε λοιπόν θέσεις στην περιοχή μαζέματος και αφήνετε λίγα μονά.</translation>
    </message>
    <message>
        <source>You have rolled 3-1. Close point 5.</source>
        <translation>Φέρατε 3-1. Κλείστε τη θέση 5.</translation>
    </message>
    <message>
        <source>Points 5, 6 and 8 are yours now, and the two black checkers on point 1 will find it hard to get past them. None of yours stands alone.</source>
        <translation>Τώρα οι θέσεις 5, 6 και 8 είναι δικές σας, και τα δύο μαύρα πούλια στη θέση 1 δύσκολα θα τις περάσουν. Κανένα δικό σας δεν είναι μονό.</translation>
    </message>
    <message>
        <source>That is legal, but point 5 is not closed. Take it back and move one checker there from 8 and one from 6.</source>
        <translation>Παίζεται κι έτσι, αλλά η θέση 5 δεν είναι κλειστή. Αναιρέστε την κίνηση και φέρτε εκεί ένα πούλι από το 8 και ένα από το 6.</translation>
    </message>
    <message>
        <source>A hit</source>
        <translation>Ένα χτύπημα</translation>
    </message>
    <message>
        <source>Land on a lone black checker and you hit it: it goes to the bar, the middle of the board. Black must bring it in again before doing anything else and loses all the ground it had gained.</source>
        <translation>Όταν πατάτε πάνω σε μονό μαύρο πούλι, το χτυπάτε: πηγαίνει στην μπάρα, στη μέση του ταβλιού. Ο Μαύρος πρέπει να το βάλει πριν από οτιδήποτε άλλο, και χάνει όλο τον δρόμο που είχε κάνει.</translation>
    </message>
    <message>
        <source>You have rolled 6-1. Hit the checker on point 7 and close that point.</source>
        <translation>Φέρατε 6-1. Χτυπήστε το πούλι στη θέση 7 και κλείστε τη θέση αυτή.</translation>
    </message>
    <message>
        <source>Hit, and your two checkers are safe there. Look: Black has rolled 6-3. A 6 enters on your point 6, which is closed, so only the 3 brings the checker in.</source>
        <translation>Χτυπήθηκε, και τα δύο δικά σας εκεί είναι ασφαλή. Δείτε: ο Μαύρος έφερε 6-3. Το 6 μπαίνει στη θέση σας 6, που είναι κλειστή, γι’ αυτό μόνο το 3 βάζει το πούλι.</translation>
    </message>
    <message>
        <source>That is legal, but you do not have two checkers on point 7. Take it back. The 6 from 13 lands there, and so does the 1 from 8.</source>
        <translation>Παίζεται κι έτσι, αλλά δεν έχετε δύο πούλια στη θέση 7. Αναιρέστε την κίνηση. Το 6 από το 13 φτάνει εκεί, και το 1 από το 8 επίσης.</translation>
    </message>
    <message>
        <source>From the bar</source>
        <translation>Από την μπάρα</translation>
    </message>
    <message>
        <source>One of your checkers was hit. Until it is in, no other may move. A die brings it in on 25 minus the die: a 4 on point 21, a 3 on 22. A checker that enters can hit, too.</source>
        <translation>Ένα πούλι σας χτυπήθηκε. Ώσπου να μπει, κανένα άλλο δεν παίζει. Το ζάρι το βάζει στη θέση 25 μείον το ζάρι: το 4 στη θέση 21, το 3 στο 22. Και πούλι που μπαίνει μπορεί να χτυπήσει.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Enter so that you hit a black checker.</source>
        <translation>Φέρατε 4-3. Μπείτε έτσι που να χτυπήσετε ένα μαύρο πούλι.</translation>
    </message>
    <message>
        <source>Well hit. Now that checker is on the bar, and Black must bring it in before anything else.</source>
        <translation>Ωραίο χτύπημα. Τώρα εκείνο το πούλι είναι στην μπάρα, και ο Μαύρος πρέπει να το βάλει πριν από οτιδήποτε άλλο.</translation>
    </message>
    <message>
        <source>That is legal, but the black checker on point 22 is still there. Take it back and enter with the 3.</source>
        <translation>Παίζεται κι έτσι, αλλά το μαύρο πούλι στη θέση 22 είναι ακόμα εκεί. Αναιρέστε την κίνηση και μπείτε με το 3.</translation>
    </message>
    <message>
        <source>The first checker</source>
        <translation>Το πρώτο πούλι</translation>
    </message>
    <message>
        <source>In Fevga nothing is hit or pinned: a point with a single black checker is closed to you. Both sides go the same way round; Black starts on your point 12. Your first checker runs alone until it has passed that point. Only then may others leave point 24.</source>
        <translation>Στο Φεύγα κανένα πούλι δεν χτυπιέται ούτε πλακώνεται: θέση με έστω και ένα μαύρο πούλι είναι κλειστή για σας. Και οι δύο πλευρές πηγαίνουν προς την ίδια φορά· ο Μαύρος ξεκινά από τη θέση σας 12. Το πρώτο σας πούλι τρέχει μόνο του ώσπου να περάσει τη θέση αυτή. Μόνο τότε φεύγουν και άλλα από το 24.</translation>
    </message>
    <message>
        <source>You have rolled 4-3. Bring the first checker past Black’s start and let the second one leave.</source>
        <translation>Φέρατε 4-3. Περάστε το πρώτο πούλι πέρα από το ξεκίνημα του Μαύρου και ξεκινήστε το δεύτερο.</translation>
    </message>
    <message>
        <source>Right: with the 4 it has passed, and for the 3 all checkers were free.</source>
        <translation>Σωστά: με το 4 πέρασε, και για το 3 όλα τα πούλια ήταν ελεύθερα.</translation>
    </message>
    <message>
        <source>That is legal, but the second checker still stands on 24. Take it back and play the 3 from there.</source>
        <translation>Παίζεται κι έτσι, αλλά το δεύτερο πούλι στέκεται ακόμα στο 24. Αναιρέστε την κίνηση και παίξτε το 3 από εκεί.</translation>
    </message>
    <message>
        <source>A row of six</source>
        <translation>Έξι στη σειρά</translation>
    </message>
    <message>
        <source>One checker holds a point. Six of them in a row hold back whatever is behind them, since no die is larger than 6. Nine black checkers still stand on point 12.</source>
        <translation>Ένα πούλι κρατά μια θέση. Έξι στη σειρά κρατούν ό,τι είναι πίσω τους, γιατί ζάρι πάνω από 6 δεν υπάρχει. Εννέα μαύρα πούλια στέκονται ακόμα στη θέση 12.</translation>
    </message>
    <message>
        <source>You have rolled 5-4. Hold all six points from 11 to 6.</source>
        <translation>Φέρατε 5-4. Κρατήστε και τις έξι θέσεις από 11 έως 6.</translation>
    </message>
    <message>
        <source>None of the nine can move as long as the six stand. You may build such a row here because Black has other checkers on the way: a side whose fifteen checkers all stand on one point may not be locked in.</source>
        <translation>Όσο στέκουν οι έξι, κανένα από τα εννέα δεν παίζει. Εδώ επιτρέπεται τέτοια σειρά, γιατί ο Μαύρος έχει και άλλα πούλια στον δρόμο: πλευρά που και τα δεκαπέντε πούλια της είναι σε μία θέση δεν επιτρέπεται να κλειδωθεί.</translation>
    </message>
    <message>
        <source>That is legal, but one of the six points is empty. Take it back. The 5 from 16 fills point 11; let the 4 leave the others as they are.</source>
        <translation>Παίζεται κι έτσι, αλλά μία από τις έξι θέσεις είναι άδεια. Αναιρέστε την κίνηση. Το 5 από το 16 γεμίζει τη θέση 11· το 4 ας αφήσει τις άλλες όπως είναι.</translation>
    </message>
    <message>
        <source>Not all six at the start</source>
        <translation>Όχι και τις έξι στο ξεκίνημα</translation>
    </message>
    <message>
        <source>On your first six points, 24 to 19, Black passes by with every checker. So it is forbidden to end a move with checkers on all six. You hold five of them.</source>
        <translation>Από τις πρώτες έξι θέσεις σας, 24 έως 19, περνά κάθε πούλι του Μαύρου. Γι’ αυτό απαγορεύεται να τελειώνει μια κίνηση με πούλια σας και στις έξι. Κρατάτε πέντε από αυτές.</translation>
    </message>
    <message>
        <source>You have rolled 5-1. Leave the five points as they are and move both checkers on point 10.</source>
        <translation>Φέρατε 5-1. Αφήστε τις πέντε θέσεις όπως είναι και παίξτε και τα δύο πούλια της θέσης 10.</translation>
    </message>
    <message>
        <source>You keep a wall of five, and your checkers from point 10 are almost home. Where the rules hold a checker back, the board says why when you point at it.</source>
        <translation>Κρατάτε τείχος από πέντε, και τα πούλια σας από τη θέση 10 είναι σχεδόν στην περιοχή μαζέματος. Όπου οι κανόνες κρατούν ένα πούλι, το τάβλι λέει γιατί όταν το δείχνετε.</translation>
    </message>
    <message>
        <source>That is legal, but a checker is still on point 10. Take it back and play both dice from there.</source>
        <translation>Παίζεται κι έτσι, αλλά ένα πούλι είναι ακόμα στη θέση 10. Αναιρέστε την κίνηση και παίξτε και τα δύο ζάρια από εκεί.</translation>
    </message>
    <message>
        <source>A chain</source>
        <translation>Μια αλυσίδα</translation>
    </message>
    <message>
        <source>Gul Bara is played like Fevga, but any checker may leave point 24 at once, and rows have no limit. What is special is the chain: from your fourth roll on, a double runs on. After four fives come four sixes, in the same turn; after four fours come four fives and four sixes.</source>
        <translation>Το Γκιούλ μπαρά παίζεται όπως το Φεύγα, αλλά κάθε πούλι μπορεί να φύγει αμέσως από το 24, και οι σειρές δεν έχουν όριο. Το ξεχωριστό είναι η αλυσίδα: από την τέταρτη ζαριά σας και μετά οι διπλές συνεχίζονται. Μετά από τέσσερα πεντάρια έρχονται τέσσερα εξάρια, στην ίδια κίνηση· μετά από τέσσερα τεσσάρια, τέσσερα πεντάρια και τέσσερα εξάρια.</translation>
    </message>
    <message>
        <source>You have rolled 5-5. Play the four fives so that two checkers reach point 14.</source>
        <translation>Φέρατε 5-5. Παίξτε τα τέσσερα πεντάρια έτσι που δύο πούλια να φτάσουν στη θέση 14.</translation>
    </message>
    <message>
        <source>All four were played, so you would go on with four sixes now. What you cannot play of them would go to Black.</source>
        <translation>Παίχτηκαν και τα τέσσερα, οπότε τώρα θα συνεχίζατε με τέσσερα εξάρια. Όσα από αυτά δεν παίζονται θα πήγαιναν στον Μαύρο.</translation>
    </message>
    <message>
        <source>That is legal, but it is not what was asked for. Take it back. Move two checkers from 24 to 19 and two from 19 to 14.</source>
        <translation>Παίζεται κι έτσι, αλλά δεν ζητήθηκε αυτό. Αναιρέστε την κίνηση. Παίξτε δύο πούλια από το 24 στο 19 και δύο από το 19 στο 14.</translation>
    </message>
    <message>
        <source>The rest</source>
        <translation>Το υπόλοιπο</translation>
    </message>
    <message>
        <source>Black has rolled 5-5 and could play only two of the four fives. What is left of a chain is called the rest, and it is yours now: two fives, then four sixes. You play it before you roll.</source>
        <translation>Ο Μαύρος έφερε 5-5 και μπόρεσε να παίξει μόνο δύο από τα τέσσερα πεντάρια. Ό,τι μένει από μια αλυσίδα λέγεται υπόλοιπο, και τώρα είναι δικό σας: δύο πεντάρια, έπειτα τέσσερα εξάρια. Το παίζετε πριν ρίξετε.</translation>
    </message>
    <message>
        <source>Play the two fives and hold point 11 with them.</source>
        <translation>Παίξτε τα δύο πεντάρια και πιάστε με αυτά τη θέση 11.</translation>
    </message>
    <message>
        <source>Three points in a row in front of Black. The sixes come next; what you cannot play of them is lost, and nothing goes back.</source>
        <translation>Τρεις θέσεις στη σειρά μπροστά στον Μαύρο. Ακολουθούν τα εξάρια· όσα δεν παίζονται χάνονται, και τίποτα δεν επιστρέφει.</translation>
    </message>
    <message>
        <source>That is legal, but two checkers on point 11 would block Black better. Take it back and move both from 16.</source>
        <translation>Παίζεται κι έτσι, αλλά δύο πούλια στη θέση 11 θα έκλειναν καλύτερα τον Μαύρο. Αναιρέστε την κίνηση και παίξτε και τα δύο από το 16.</translation>
    </message>
    <message>
        <source>Locked in</source>
        <translation>Κλειδωμένοι</translation>
    </message>
    <message>
        <source>Nothing protects a side whose checkers all stand on one point. If you hold all six points in front of them, Black cannot move until you open the row.</source>
        <translation>Τίποτα δεν προστατεύει μια πλευρά που όλα τα πούλια της στέκονται σε μία θέση. Αν κρατάτε και τις έξι θέσεις μπροστά τους, ο Μαύρος δεν παίζει ώσπου να ανοίξετε τη σειρά.</translation>
    </message>
    <message>
        <source>You have rolled 5-2. Lock Black in: hold all points from 11 to 6.</source>
        <translation>Φέρατε 5-2. Κλειδώστε τον Μαύρο: κρατήστε όλες τις θέσεις από 11 έως 6.</translation>
    </message>
    <message>
        <source>Black is locked in. Now bring your other checkers home and keep the row as long as you can. In Fevga this would be forbidden.</source>
        <translation>Ο Μαύρος είναι κλειδωμένος. Φέρτε τώρα τα άλλα πούλια σας στην περιοχή μαζέματος και κρατήστε τη σειρά όσο μπορείτε. Στο Φεύγα αυτό θα απαγορευόταν.</translation>
    </message>
    <message>
        <source>That is legal, but one of the six points is empty. Take it back. The 5 from 11 fills point 6, and the 2 can be played from 24.</source>
        <translation>Παίζεται κι έτσι, αλλά μία από τις έξι θέσεις είναι άδεια. Αναιρέστε την κίνηση. Το 5 από το 11 γεμίζει τη θέση 6, και το 2 παίζεται από το 24.</translation>
    </message>
</context>
<context>
    <name>PastPosition</name>
    <message>
        <source>Earlier position, after {side}: {move}</source>
        <translation>Παλιότερη διάταξη, μετά την κίνηση: {side} {move}</translation>
    </message>
    <message>
        <source>Earlier position, after {move}</source>
        <translation>Παλιότερη διάταξη, μετά από {move}</translation>
    </message>
</context>
<context>
    <name>PlayMode</name>
    <message>
        <source>Dice</source>
        <translation>Ζάρια</translation>
    </message>
</context>
<context>
    <name>PlayerCard</name>
    <message>
        <source>Points in this match</source>
        <translation>Πόντοι σε αυτή την παρτίδα</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>σκέφτεται…</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln βήμα</numerusform>
            <numerusform>%Ln βήματα</numerusform>
        </translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation>κύβος {value}</translation>
    </message>
</context>
<context>
    <name>PlaysPanel</name>
    <message>
        <source>Moves of this game</source>
        <translation>Κινήσεις του παιχνιδιού</translation>
    </message>
</context>
<context>
    <name>PositionController</name>
    <message>
        <source>The position is copied.</source>
        <translation>Η διάταξη αντιγράφηκε.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard.</source>
        <translation>Δεν υπάρχει διάταξη στο πρόχειρο.</translation>
    </message>
    <message>
        <source>This position is already on the board.</source>
        <translation>Αυτή η διάταξη είναι ήδη στο τάβλι.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>Σε αυτή τη διάταξη το παιχνίδι έχει τελειώσει.</translation>
    </message>
    <message>
        <source>There is no position in this text.</source>
        <translation>Δεν υπάρχει διάταξη σε αυτό το κείμενο.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Αυτή η διάταξη δεν μπορεί να παιχτεί.</translation>
    </message>
    <message>
        <source>It is a line such as {line}</source>
        <translation>Είναι μια γραμμή όπως {line}</translation>
    </message>
    <message>
        <source>It is long: save it to a file and open that file.</source>
        <translation>Είναι μεγάλο: αποθηκεύστε το σε αρχείο και ανοίξτε το.</translation>
    </message>
    <message>
        <source>This text is a match, not a position.</source>
        <translation>Αυτό το κείμενο είναι παρτίδα, όχι διάταξη.</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Άνοιγμα της παρτίδας</translation>
    </message>
    <message>
        <source>This match cannot be opened.</source>
        <translation>Αυτή η παρτίδα δεν ανοίγει.</translation>
    </message>
    <message>
        <source>A game from this position has started.</source>
        <translation>Άρχισε παιχνίδι από αυτή τη διάταξη.</translation>
    </message>
    <message>
        <source>The match score does not count.</source>
        <translation>Το σκορ της παρτίδας δεν μετράει.</translation>
    </message>
    <message>
        <source>Your previous match is under Game ▸ Resume.</source>
        <translation>Η προηγούμενη παρτίδα είναι στο Παιχνίδι ▸ Συνέχιση.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Επιστροφή</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Στήσιμο διάταξης</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>Αναίρε&amp;ση</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Αναίρεση της τελευταίας αλλαγής (Ctrl+Z)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Παίξτε από &amp;εδώ</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Έναρξη παιχνιδιού από εδώ</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Αντι&amp;γραφή</translation>
    </message>
    <message>
        <source>Copy the position as text (Ctrl+C)</source>
        <translation>Αντιγραφή της διάταξης ως κειμένου (Ctrl+C)</translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <translation>Σ&amp;τήσιμο</translation>
    </message>
    <message>
        <source>Matc&amp;h</source>
        <translation>Πα&amp;ρτίδα</translation>
    </message>
    <message>
        <source>Cube, score and house rules</source>
        <translation>Κύβος, σκορ και παραλλαγές κανόνων</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>Α&amp;νάλυση</translation>
    </message>
    <message>
        <source>The position is copied.</source>
        <translation>Η διάταξη αντιγράφηκε.</translation>
    </message>
</context>
<context>
    <name>PositionLine</name>
    <message>
        <source>Position as text</source>
        <translation>Διάταξη ως κείμενο</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n position(s) left today</source>
        <translation>
            <numerusform>Απομένει %Ln διάταξη για σήμερα</numerusform>
            <numerusform>Απομένουν %Ln διατάξεις για σήμερα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln μέρα στη σειρά</numerusform>
            <numerusform>%Ln μέρες στη σειρά</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin or build</source>
        <translation>Πλάκωμα ή πόρτα</translation>
    </message>
    <message>
        <source>Mother in danger</source>
        <translation>Η μάνα σε κίνδυνο</translation>
    </message>
    <message>
        <source>Hit or build</source>
        <translation>Χτύπημα ή πόρτα</translation>
    </message>
    <message>
        <source>Leaving the start</source>
        <translation>Έξοδος από το ξεκίνημα</translation>
    </message>
    <message>
        <source>Safe or bold</source>
        <translation>Ασφάλεια ή τόλμη</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Χρονισμός</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Κύβος</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Εύκολη</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Μέτρια</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Δύσκολη</translation>
    </message>
    <message>
        <source>{solved} of {total} solved</source>
        <translation>Λυμένες: {solved} από {total}</translation>
    </message>
    <message>
        <source>{right} of {answered} right today</source>
        <translation>σήμερα {right} από {answered} σωστές</translation>
    </message>
    <message>
        <source>{answered} of {total} · {right} right</source>
        <translation>{answered} από {total} · σωστές: {right}</translation>
    </message>
    <message>
        <source>{sign}{time} · {right} right · {row} in a row</source>
        <translation>{sign}{time} · σωστές: {right} · στη σειρά: {row}</translation>
    </message>
    <message>
        <source>{right} of {answered} right, {row} in a row.</source>
        <translation>Σωστές: {right} από {answered}, το πολύ στη σειρά: {row}.</translation>
    </message>
    <message>
        <source>Today’s ten are done.</source>
        <translation>Οι δέκα της ημέρας τελείωσαν.</translation>
    </message>
    <message>
        <source>Your best: {right} right, {row} in a row.</source>
        <translation>Το ρεκόρ σας: σωστές {right}, στη σειρά {row}.</translation>
    </message>
    <message>
        <source>There are no positions of this theme and difficulty.</source>
        <translation>Δεν υπάρχουν διατάξεις με αυτό το θέμα και αυτή τη δυσκολία.</translation>
    </message>
    <message>
        <source>No positions yet. After your games against the computer are reviewed, your mistakes come back here as positions. Until then, choose a game above: each has positions of its own.</source>
        <translation>Δεν υπάρχουν ακόμα διατάξεις. Μετά την ανασκόπηση των παιχνιδιών σας με τον υπολογιστή, τα λάθη σας επιστρέφουν εδώ ως διατάξεις. Ως τότε διαλέξτε παραπάνω ένα παιχνίδι: το καθένα έχει δικές του διατάξεις.</translation>
    </message>
    <message>
        <source>Done for today.</source>
        <translation>Τέλος για σήμερα.</translation>
    </message>
    <message>
        <source>Done for today. The next position comes on {day}.</source>
        <translation>Τέλος για σήμερα. Η επόμενη διάταξη έρχεται στις {day}.</translation>
    </message>
    <message>
        <source>{game}. You are White. Find the best move.</source>
        <translation>{game}. Παίζετε με τα λευκά. Βρείτε την καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>{game}. You are White, and it is your turn. Do you double?</source>
        <translation>{game}. Παίζετε με τα λευκά και είναι η σειρά σας. Διπλασιάζετε;</translation>
    </message>
    <message>
        <source>{game}. You are White, and your opponent doubles. Do you take?</source>
        <translation>{game}. Παίζετε με τα λευκά και ο αντίπαλος διπλασιάζει. Δέχεστε;</translation>
    </message>
    <message>
        <source>The match is unlimited.</source>
        <translation>Η παρτίδα δεν έχει όριο.</translation>
    </message>
    <message>
        <source>Points needed to win: you {mine}, your opponent {theirs}.</source>
        <translation>Πόντοι που λείπουν: σε εσάς {mine}, στον αντίπαλο {theirs}.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Διπλασιασμός</translation>
    </message>
    <message>
        <source>No double</source>
        <translation>Χωρίς διπλασιασμό</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Αποδοχή</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Απόρριψη</translation>
    </message>
    <message>
        <source>The answer: {action}.</source>
        <translation>Η απάντηση: {action}.</translation>
    </message>
    <message>
        <source>This is the best move.</source>
        <translation>Αυτή είναι η καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Σωστά!</translation>
    </message>
    <message>
        <source>Good: nearly as good as the best move.</source>
        <translation>Καλά: σχεδόν τόσο καλή όσο η καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>Good: only {loss} worse than the best move.</source>
        <translation>Καλά: μόνο κατά {loss} χειρότερη από την καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>{mark}: your move loses {loss}.</source>
        <translation>{mark}: η κίνησή σας χάνει {loss}.</translation>
    </message>
    <message>
        <source>{mark}: your decision loses {loss}.</source>
        <translation>{mark}: η απόφασή σας χάνει {loss}.</translation>
    </message>
    <message>
        <source>Best: {play}.</source>
        <translation>Καλύτερη: {play}.</translation>
    </message>
    <message>
        <source>You: {play}.</source>
        <translation>Εσείς: {play}.</translation>
    </message>
    <message>
        <source>In the game on {day} you played {play}.</source>
        <translation>Στο παιχνίδι στις {day} παίξατε {play}.</translation>
    </message>
    <message>
        <source>In the game on {day} you played {play}, which lost {loss}.</source>
        <translation>Στο παιχνίδι στις {day} παίξατε {play}, που έχασε {loss}.</translation>
    </message>
    <message>
        <source>{label}: you {mine}, your opponent {theirs}</source>
        <translation>{label}: εσείς {mine}, ο αντίπαλος {theirs}</translation>
    </message>
    <message>
        <source>{action} loses {loss}.</source>
        <translation>{action}: χάνει {loss}.</translation>
    </message>
    <message>
        <source>In the game on {day} you decided: {action}.</source>
        <translation>Στο παιχνίδι στις {day} αποφασίσατε: {action}.</translation>
    </message>
    <message>
        <source>Your opponent should drop, and you win the game at once.</source>
        <translation>Ο αντίπαλος πρέπει να απορρίψει, και κερδίζετε αμέσως το παιχνίδι.</translation>
    </message>
    <message>
        <source>Too good to double: your opponent would drop. Play on for more points.</source>
        <translation>Η διάταξη παραείναι καλή για διπλασιασμό: ο αντίπαλος θα απέρριπτε. Συνεχίστε για περισσότερους πόντους.</translation>
    </message>
    <message>
        <source>You do not win often enough: playing on for twice the points costs more than dropping.</source>
        <translation>Δεν κερδίζετε αρκετά συχνά: το παιχνίδι για διπλάσιους πόντους κοστίζει περισσότερο από την απόρριψη.</translation>
    </message>
    <message>
        <source>You are far enough ahead to play for twice the points.</source>
        <translation>Προηγείστε αρκετά για να παίξετε για διπλάσιους πόντους.</translation>
    </message>
    <message>
        <source>Making points</source>
        <translation>Φτιάξιμο πόρτας</translation>
    </message>
    <message>
        <source>Primes and blocks</source>
        <translation>Φράγματα</translation>
    </message>
    <message>
        <source>Escaping</source>
        <translation>Διαφυγή</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Αγώνας δρόμου</translation>
    </message>
    <message>
        <source>Bear-off</source>
        <translation>Μάζεμα</translation>
    </message>
    <message>
        <source>Finished. A new best!</source>
        <translation>Τέλος. Νέο ρεκόρ!</translation>
    </message>
    <message>
        <source>Finished.</source>
        <translation>Τέλος.</translation>
    </message>
    <message>
        <source>Too early: your opponent takes and owns the cube.</source>
        <translation>Πολύ νωρίς: ο αντίπαλος δέχεται και ο κύβος γίνεται δικός του.</translation>
    </message>
    <message>
        <source>You win often enough to play on for twice the points.</source>
        <translation>Κερδίζετε αρκετά συχνά για να παίξετε για διπλάσιους πόντους.</translation>
    </message>
</context>
<context>
    <name>PracticeActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Αναίρεση</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>&amp;Παράλειψη</translation>
    </message>
    <message>
        <source>Show the &amp;answer</source>
        <translation>Εμφάνιση της α&amp;πάντησης</translation>
    </message>
    <message>
        <source>&amp;Leave this one out</source>
        <translation>&amp;Χωρίς αυτή τη διάταξη</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Διακοπή</translation>
    </message>
    <message>
        <source>Today’s ten</source>
        <translation>Οι δέκα της ημέρας</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Τρία λεπτά</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ξαναδοκιμάστε</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Έλεγχος</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Επόμενη διάταξη</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Answer</source>
        <translation>Απάντηση</translation>
    </message>
</context>
<context>
    <name>PracticeWindow</name>
    <message>
        <source>Practice</source>
        <translation>Εξάσκηση</translation>
    </message>
    <message>
        <source>Practise the missed ones</source>
        <translation>Ξανά οι λανθασμένες</translation>
    </message>
    <message>
        <source>Go on practising</source>
        <translation>Συνέχεια εξάσκησης</translation>
    </message>
    <message>
        <source>Practise {game}</source>
        <translation>Εξάσκηση: {game}</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>End my turn automatically</source>
        <translation>Αυτόματο τέλος της κίνησής μου</translation>
    </message>
    <message>
        <source>Roll for me</source>
        <translation>Αυτόματη ζαριά</translation>
    </message>
    <message>
        <source>Bear off</source>
        <translation>Μάζεμα</translation>
    </message>
    <message>
        <source>Start with two checkers</source>
        <translation>Ξεκίνημα με δύο πούλια</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Τάβλι</translation>
    </message>
    <message>
        <source>Moves are always written with the numbers of the side that makes them</source>
        <translation>Οι κινήσεις γράφονται με τους αριθμούς εκείνου που τις παίζει</translation>
    </message>
    <message>
        <source>Where checkers came from and went to, until the next roll</source>
        <translation>Από πού ξεκίνησαν και πού πήγαν τα πούλια, ως την επόμενη ζαριά</translation>
    </message>
    <message>
        <source>Checkers rain over the board for a moment</source>
        <translation>Για λίγο βρέχει πούλια πάνω στο τάβλι</translation>
    </message>
    <message>
        <source>A button plays the rest of a race for you, by the best moves</source>
        <translation>Ένα κουμπί παίζει για εσάς το υπόλοιπο μάζεμα με τις καλύτερες κινήσεις</translation>
    </message>
    <message>
        <source>The average result in points, beside the chances to win</source>
        <translation>Το μέσο αποτέλεσμα σε πόντους, δίπλα στις πιθανότητες νίκης</translation>
    </message>
    <message>
        <source>Checkers</source>
        <translation>Πούλια</translation>
    </message>
    <message>
        <source>A slim bar that follows the game. It helps the side to move</source>
        <translation>Μια λεπτή στήλη που ακολουθεί το παιχνίδι. Βοηθά όποιον παίζει</translation>
    </message>
    <message>
        <source>The windows around the board; the board keeps its colours</source>
        <translation>Τα παράθυρα γύρω από το τάβλι· το τάβλι κρατά τα χρώματά του</translation>
    </message>
    <message>
        <source>A decision that loses this many points or more comes back</source>
        <translation>Μια απόφαση που χάνει τόσους πόντους ή περισσότερους επιστρέφει</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Παράθυρο</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Φωτεινό ή σκούρο</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Γενικά</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Φορά παιχνιδιού</translation>
    </message>
    <message>
        <source>My home</source>
        <translation>Η περιοχή μαζέματός μου</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Τι φαίνεται</translation>
    </message>
    <message>
        <source>Numbers on the points</source>
        <translation>Αριθμοί στις θέσεις</translation>
    </message>
    <message>
        <source>Number points for</source>
        <translation>Αρίθμηση θέσεων για</translation>
    </message>
    <message>
        <source>Pip counts</source>
        <translation>Μέτρημα βημάτων</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Τελευταία κίνηση</translation>
    </message>
    <message>
        <source>Status text</source>
        <translation>Κείμενο κατάστασης</translation>
    </message>
    <message>
        <source>What to do next, below the board</source>
        <translation>Τι πρέπει να κάνετε, κάτω από το τάβλι</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Προβολή</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Εφέ κίνησης</translation>
    </message>
    <message>
        <source>Speed of checkers</source>
        <translation>Ταχύτητα πουλιών</translation>
    </message>
    <message>
        <source>Speed of dice</source>
        <translation>Ταχύτητα ζαριών</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Λιγότερα εφέ κίνησης</translation>
    </message>
    <message>
        <source>Celebrate my wins</source>
        <translation>Πανηγυρισμός στις νίκες μου</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ήχος</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Ήχοι</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Ένταση</translation>
    </message>
    <message>
        <source>No sounds can be played here: the library miniaudio is missing.</source>
        <translation>Εδώ δεν μπορούν να ακουστούν ήχοι: λείπει η βιβλιοθήκη miniaudio.</translation>
    </message>
    <message>
        <source>Automatic actions</source>
        <translation>Αυτόματες ενέργειες</translation>
    </message>
    <message>
        <source>Play forced moves for me</source>
        <translation>Αυτόματες υποχρεωτικές κινήσεις</translation>
    </message>
    <message>
        <source>The move is made on the board; you end the turn or undo it</source>
        <translation>Η κίνηση μπαίνει στο τάβλι· εσείς την τελειώνετε ή την αναιρείτε</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>Αυτόματο πάσο</translation>
    </message>
    <message>
        <source>Offer to bear off to the end</source>
        <translation>Πρόταση για μάζεμα ως το τέλος</translation>
    </message>
    <message>
        <source>As soon as no more dice can be used</source>
        <translation>Μόλις παιχτεί ό,τι παίζεται, ή όταν δεν παίζεται τίποτα</translation>
    </message>
    <message>
        <source>Ask before</source>
        <translation>Ερώτηση πριν από</translation>
    </message>
    <message>
        <source>Resigning</source>
        <translation>Παραίτηση από παιχνίδι</translation>
    </message>
    <message>
        <source>Ending my turn</source>
        <translation>Τέλος κίνησης</translation>
    </message>
    <message>
        <source>End the turn a second time, by key or click, to confirm</source>
        <translation>Για επιβεβαίωση τελειώστε την κίνηση δεύτερη φορά, με πλήκτρο ή κλικ</translation>
    </message>
    <message>
        <source>Leaving an unfinished match</source>
        <translation>Αλλαγή παρτίδας που δεν τελείωσε</translation>
    </message>
    <message>
        <source>It is kept under Game ▸ Resume in any case</source>
        <translation>Σε κάθε περίπτωση μένει στο Παιχνίδι ▸ Συνέχιση</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>Show equities</source>
        <translation>Εμφάνιση προσδοκίας</translation>
    </message>
    <message>
        <source>Winning chances beside the board</source>
        <translation>Πιθανότητες νίκης δίπλα στο τάβλι</translation>
    </message>
    <message>
        <source>Review games in the background</source>
        <translation>Ανασκόπηση παιχνιδιών στο παρασκήνιο</translation>
    </message>
    <message>
        <source>Each game that ends and those in the history without a review</source>
        <translation>Κάθε παιχνίδι που τελειώνει και όσα του ιστορικού δεν έχουν ανασκόπηση</translation>
    </message>
    <message>
        <source>Mistake thresholds</source>
        <translation>Όρια των λαθών</translation>
    </message>
    <message>
        <source>Doubtful from</source>
        <translation>Αμφίβολη από</translation>
    </message>
    <message>
        <source>Error from</source>
        <translation>Λάθος από</translation>
    </message>
    <message>
        <source>Blunder from</source>
        <translation>Γκάφα από</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Προπονητής</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Γλώσσα</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Δάσκαλος</translation>
    </message>
    <message>
        <source>Practice from</source>
        <translation>Εξάσκηση από</translation>
    </message>
    <message>
        <source> points</source>
        <translation> πόντοι</translation>
    </message>
    <message>
        <source>A move that loses this many points or more is called that</source>
        <translation>Έτσι λέγεται μια κίνηση που χάνει τόσους πόντους ή περισσότερους</translation>
    </message>
    <message>
        <source>Wood, felt, leather, or a board of your own</source>
        <translation>Ξύλο, τσόχα, δέρμα ή ένα δικό σας τάβλι</translation>
    </message>
    <message>
        <source>Another set of checkers for this board</source>
        <translation>Άλλα πούλια για αυτό το τάβλι</translation>
    </message>
    <message>
        <source>Where you bear off, as you sit at the board</source>
        <translation>Προς τα πού μαζεύετε, όπως κάθεστε</translation>
    </message>
    <message>
        <source>The half of the board where your home is</source>
        <translation>Το μισό του ταβλιού όπου είναι η περιοχή μαζέματός σας</translation>
    </message>
    <message>
        <source>The other checkers are drawn in a rack until they are needed</source>
        <translation>Τα υπόλοιπα πούλια φαίνονται στο πλάι ώσπου να χρειαστούν</translation>
    </message>
    <message>
        <source>Show the number of each point</source>
        <translation>Δείχνει τον αριθμό κάθε θέσης</translation>
    </message>
    <message>
        <source>How far each side still has to go</source>
        <translation>Πόσος δρόμος μένει σε κάθε πλευρά</translation>
    </message>
    <message>
        <source>How fast checkers move</source>
        <translation>Πόσο γρήγορα κινούνται τα πούλια</translation>
    </message>
    <message>
        <source>How fast dice come to rest</source>
        <translation>Πόσο γρήγορα σταματούν τα ζάρια</translation>
    </message>
    <message>
        <source>Nothing moves or tumbles on the board</source>
        <translation>Τίποτα δεν κινείται ούτε κυλά πάνω στο τάβλι</translation>
    </message>
    <message>
        <source>Dice, moves, pins, hits and the end of a game</source>
        <translation>Ζάρια, κινήσεις, πλακώματα, χτυπήματα και το τέλος του παιχνιδιού</translation>
    </message>
    <message>
        <source>How loud all sounds are</source>
        <translation>Πόσο δυνατά ακούγονται όλοι οι ήχοι</translation>
    </message>
    <message>
        <source>The dice are rolled as soon as it is your turn</source>
        <translation>Τα ζάρια ρίχνονται μόλις έρθει η σειρά σας</translation>
    </message>
    <message>
        <source>The turn ends automatically when no checker can move</source>
        <translation>Η σειρά περνά μόνη της όταν κανένα πούλι δεν μπορεί να κινηθεί</translation>
    </message>
    <message>
        <source>So that no game is lost by accident</source>
        <translation>Για να μη χαθεί παιχνίδι από απροσεξία</translation>
    </message>
    <message>
        <source>The smallest mistake the tutor warns about before the move counts</source>
        <translation>Το μικρότερο λάθος για το οποίο προειδοποιεί ο δάσκαλος, πριν μετρήσει η κίνηση</translation>
    </message>
    <message>
        <source>The language of the program changes at once</source>
        <translation>Όλα τα κείμενα του προγράμματος αλλάζουν αμέσως</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Προτιμήσεις</translation>
    </message>
    <message>
        <source>Pages of the preferences</source>
        <translation>Σελίδες των προτιμήσεων</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Επαναφορά προεπι&amp;λογών</translation>
    </message>
    <message>
        <source>Reset all preferences to their defaults; this can be undone</source>
        <translation>Επαναφέρει όλες τις προτιμήσεις στις προεπιλογές· αυτό αναιρείται</translation>
    </message>
    <message>
        <source>Preferences reset to defaults.</source>
        <translation>Οι προτιμήσεις επανήλθαν στις προεπιλογές.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Αναίρεση</translation>
    </message>
</context>
<context>
    <name>PrimaryAction</name>
    <message>
        <source>Roll</source>
        <translation>Ρίξτε</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Τέλος κίνησης</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Συνέχεια</translation>
    </message>
    <message>
        <source>Take or drop</source>
        <translation>Αποδοχή ή απόρριψη</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Επόμενο παιχνίδι</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Νέα παρτίδα…</translation>
    </message>
</context>
<context>
    <name>ProgressPage</name>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Εμφάνιση</translation>
    </message>
    <message>
        <source>Results and errors</source>
        <translation>Αποτελέσματα και λάθη</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Εξέλιξη πόντων</translation>
    </message>
    <message>
        <source>Games won by level</source>
        <translation>Νίκες ανά επίπεδο</translation>
    </message>
    <message>
        <source>Rating by game</source>
        <translation>Βαθμολογία ανά παιχνίδι</translation>
    </message>
    <message>
        <source>PR over time</source>
        <translation>Εξέλιξη PR</translation>
    </message>
    <message>
        <source>PR by level</source>
        <translation>PR ανά επίπεδο</translation>
    </message>
    <message>
        <source>PR by game</source>
        <translation>PR ανά παιχνίδι</translation>
    </message>
    <message>
        <source>PR by phase</source>
        <translation>PR ανά φάση</translation>
    </message>
    <message>
        <source>Mistakes by kind</source>
        <translation>Λάθη ανά είδος</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Enter both dice (1–6)</source>
        <translation>Δώστε τα δύο ζάρια (1–6)</translation>
    </message>
    <message>
        <source>{name} plays {dice}</source>
        <translation>{name} παίζει {dice}</translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <translation>{dice} και {last}</translation>
    </message>
    <message>
        <source>Each side rolls one die to see who starts…</source>
        <translation>Από ένα ζάρι για το ποιος αρχίζει…</translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again (Space)</source>
        <translation>Ίδια ζάρια, {first} και {second}: ρίξτε πάλι (διάστημα)</translation>
    </message>
    <message>
        <source>Roll one die each to see who starts (Space)</source>
        <translation>Ρίξτε από ένα ζάρι για το ποιος αρχίζει (διάστημα)</translation>
    </message>
    <message>
        <source>A tie, {first} and {second}: roll again and enter both dice (keys 1–6)</source>
        <translation>Ίδια ζάρια, {first} και {second}: ρίξτε πάλι και δώστε τα δύο ζάρια (πλήκτρα 1–6)</translation>
    </message>
    <message>
        <source>Roll one die each and enter White’s, then Black’s (keys 1–6)</source>
        <translation>Ρίξτε από ένα ζάρι και δώστε πρώτα του Λευκού, μετά του Μαύρου (πλήκτρα 1–6)</translation>
    </message>
    <message>
        <source>The rest of the chain could not be played.</source>
        <translation>Το υπόλοιπο της αλυσίδας δεν μπόρεσε να παιχτεί.</translation>
    </message>
    <message>
        <source>You have passed.</source>
        <translation>Πήγατε πάσο.</translation>
    </message>
    <message>
        <source>{name} has passed.</source>
        <translation>{name} πήγε πάσο.</translation>
    </message>
    <message>
        <source>{name} has no legal move with {dice}</source>
        <translation>{name} δεν έχει κίνηση με {dice}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} σκέφτεται…</translation>
    </message>
    <message>
        <source>This ends the game: end the turn (Space) or undo (Ctrl+Z)</source>
        <translation>Έτσι τελειώνει το παιχνίδι: τελειώστε την κίνηση (διάστημα) ή αναιρέστε (Ctrl+Z)</translation>
    </message>
    <message>
        <source>No legal move left with {dice}: end the turn (Space)</source>
        <translation>Δεν παίζεται άλλο με {dice}: τελειώστε την κίνηση (διάστημα)</translation>
    </message>
    <message>
        <source>No legal move left with {dice}: go on (Space)</source>
        <translation>Δεν παίζεται άλλο με {dice}: συνεχίστε (διάστημα)</translation>
    </message>
    <message>
        <source>Go on (Space) or undo (Ctrl+Z)</source>
        <translation>Συνεχίστε (διάστημα) ή αναιρέστε (Ctrl+Z)</translation>
    </message>
    <message>
        <source>End the turn (Space) or undo (Ctrl+Z)</source>
        <translation>Τελειώστε την κίνηση (διάστημα) ή αναιρέστε (Ctrl+Z)</translation>
    </message>
    <message>
        <source>The chain goes on. </source>
        <translation>Η αλυσίδα συνεχίζεται. </translation>
    </message>
    <message>
        <source>The rest of the chain. </source>
        <translation>Το υπόλοιπο της αλυσίδας. </translation>
    </message>
    <message>
        <source>You could not play your whole chain. Your opponent plays the rest. </source>
        <translation>Δεν μπορέσατε να παίξετε όλη την αλυσίδα σας. Το υπόλοιπο το παίζει ο αντίπαλός σας. </translation>
    </message>
    <message>
        <source>{name} could not play the whole chain, so you play the rest before you roll. </source>
        <translation>{name} δεν μπόρεσε να παίξει όλη την αλυσίδα, οπότε παίζετε το υπόλοιπο πριν ρίξετε. </translation>
    </message>
    <message>
        <source> (next: {numbers}, four of each)</source>
        <translation> (ακολουθούν {numbers}, τέσσερις φορές το καθένα)</translation>
    </message>
    <message>
        <source> (next: four {numbers}s)</source>
        <translation> (ακολουθεί {numbers}, τέσσερις φορές)</translation>
    </message>
    <message>
        <source>You start. </source>
        <translation>Αρχίζετε εσείς. </translation>
    </message>
    <message>
        <source>{name} starts. </source>
        <translation>{name} αρχίζει. </translation>
    </message>
    <message>
        <source>{name}: </source>
        <translation>{name}: </translation>
    </message>
    <message>
        <source>Enter from the bar first: {dice}</source>
        <translation>Μπείτε πρώτα από την μπάρα: {dice}</translation>
    </message>
    <message>
        <source>Enter from the reserve: {dice}</source>
        <translation>Βάλτε από το απόθεμα: {dice}</translation>
    </message>
    <message>
        <source>Play {dice}</source>
        <translation>Παίξτε {dice}</translation>
    </message>
    <message>
        <source>every entry point is blocked</source>
        <translation>κάθε θέση εισόδου είναι κλειστή</translation>
    </message>
    <message>
        <source>every checker on the board is pinned</source>
        <translation>όλα τα πούλια στο τάβλι είναι πλακωμένα</translation>
    </message>
    <message>
        <source>you cannot bear off while a checker is pinned</source>
        <translation>δεν μαζεύεται τίποτα όσο υπάρχει πλακωμένο</translation>
    </message>
    <message>
        <source>your first checker is blocked, and no other may start yet</source>
        <translation>το πρώτο πούλι είναι κλεισμένο, και άλλο δεν φεύγει ακόμα</translation>
    </message>
    <message>
        <source>every possible move would break a rule</source>
        <translation>κάθε δυνατή κίνηση θα παραβίαζε κάποιον κανόνα</translation>
    </message>
    <message>
        <source>every point in reach is blocked</source>
        <translation>όλες οι θέσεις προορισμού είναι κλειστές</translation>
    </message>
    <message>
        <source>No legal move with {dice}: {why}. End the turn (Space)</source>
        <translation>Καμία κίνηση με {dice}: {why}. Τελειώστε την κίνηση (διάστημα)</translation>
    </message>
    <message>
        <source>No legal move with {dice}: {why}. Go on (Space)</source>
        <translation>Καμία κίνηση με {dice}: {why}. Συνεχίστε (διάστημα)</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>point {number} at home</source>
        <translation>θέση {number} στην περιοχή μαζέματος</translation>
    </message>
    <message>
        <source>point {number} in the opponent’s home</source>
        <translation>θέση {number} στην περιοχή μαζέματος του αντιπάλου</translation>
    </message>
    <message>
        <source>point {number}</source>
        <translation>θέση {number}</translation>
    </message>
    <message>
        <source>Wins the game at once.</source>
        <translation>Κερδίζει αμέσως το παιχνίδι.</translation>
    </message>
    <message>
        <source>Ends the game in a draw.</source>
        <translation>Φέρνει ισοπαλία.</translation>
    </message>
    <message>
        <source>Pins the mother.</source>
        <translation>Πλακώνει τη μάνα.</translation>
    </message>
    <message>
        <source>Pins a checker on {point}.</source>
        <translation>Πλακώνει πούλι στη {point}.</translation>
    </message>
    <message>
        <source>Makes {point}.</source>
        <translation>Κάνει πόρτα στη {point}.</translation>
    </message>
    <message>
        <source>Takes {checkers} off the stack on 24.</source>
        <translation>Βγάζει {checkers} από τη στοίβα στο 24.</translation>
    </message>
    <message>
        <source>Brings {checkers} in from the reserve.</source>
        <translation>Βάζει {checkers} από το απόθεμα.</translation>
    </message>
    <message>
        <source>Bears off the first checker, so the mars is saved.</source>
        <translation>Μαζεύει το πρώτο πούλι, οπότε δεν χάνεται πια διπλό.</translation>
    </message>
    <message>
        <source>Bears off {checkers}.</source>
        <translation>Μαζεύει {checkers}.</translation>
    </message>
    <message>
        <source>Contact is over; this side leads the race by {pips}.</source>
        <translation>Δεν υπάρχει πια επαφή· αυτή η πλευρά προηγείται κατά {pips}.</translation>
    </message>
    <message>
        <source>The better move wins the game at once.</source>
        <translation>Η καλύτερη κίνηση κερδίζει αμέσως το παιχνίδι.</translation>
    </message>
    <message>
        <source>The better move ends the game in a draw.</source>
        <translation>Η καλύτερη κίνηση φέρνει ισοπαλία.</translation>
    </message>
    <message>
        <source>The better move pins the mother.</source>
        <translation>Η καλύτερη κίνηση πλακώνει τη μάνα.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}.</source>
        <translation>Η καλύτερη κίνηση πλακώνει πούλι στη {point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point}.</source>
        <translation>Αφήνει ελεύθερο το πλακωμένο πούλι στη {point}.</translation>
    </message>
    <message>
        <source>Breaks {point}.</source>
        <translation>Χαλάει την πόρτα στη {point}.</translation>
    </message>
    <message>
        <source>The better move makes {point}.</source>
        <translation>Η καλύτερη κίνηση κάνει πόρτα στη {point}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} on 24; the better move leaves {count}.</source>
        <translation>Αφήνει {checkers_here} στο 24· η καλύτερη κίνηση αφήνει {count}.</translation>
    </message>
    <message>
        <source>Stacks {checkers_here} on {point}; the better move leaves at most {count} on any point below 24.</source>
        <translation>Στοιβάζει {checkers_here} στη {point}· με την καλύτερη κίνηση μένουν το πολύ {count} σε μια θέση κάτω από το 24.</translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln πούλι</numerusform>
            <numerusform>%Ln πούλια</numerusform>
        </translation>
    </message>
    <message>
        <source>no checkers</source>
        <translation>0 πούλια</translation>
    </message>
    <message>
        <source>no opposing checkers</source>
        <translation>0 πούλια του αντιπάλου</translation>
    </message>
    <message numerus="yes">
        <source>%n opposing checker(s)</source>
        <translation>
            <numerusform>%Ln πούλι του αντιπάλου</numerusform>
            <numerusform>%Ln πούλια του αντιπάλου</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%Ln βήμα</numerusform>
            <numerusform>%Ln βήματα</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln πόρτα</numerusform>
            <numerusform>%Ln πόρτες</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of the 36 rolls</source>
        <comment>in each sentence in these words</comment>
        <translation>{count} από τις 36 ζαριές</translation>
    </message>
    <message>
        <source>every roll</source>
        <comment>for “{count} of the 36 rolls”</comment>
        <translation>όλες τις ζαριές</translation>
    </message>
    <message>
        <source>every roll</source>
        <comment>for “{count}”, the second number of a sentence</comment>
        <translation>όλες</translation>
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
        <translation>μετά την επόμενη καλύτερη κίνηση</translation>
    </message>
    <message>
        <source>after the better move</source>
        <translation>μετά την καλύτερη κίνηση</translation>
    </message>
    <message>
        <source>Easy to see: {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Φαίνεται εύκολα: τη βρίσκουν {count} στους 10 παίκτες του επιπέδου «{level}».</translation>
    </message>
    <message>
        <source>Hard to find: {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Βρίσκεται δύσκολα: από {count} στους 10 παίκτες του επιπέδου «{level}».</translation>
    </message>
    <message>
        <source>About {count} of 10 players at the level “{level}” would find it.</source>
        <translation>Τη βρίσκουν περίπου {count} στους 10 παίκτες του επιπέδου «{level}».</translation>
    </message>
    <message numerus="yes">
        <source>Makes %n point(s) in a row, with {enemies_behind} still behind them.</source>
        <translation>
            <numerusform>Κάνει %Ln πόρτα, με {enemies_behind} ακόμα πίσω της.</numerusform>
            <numerusform>Κάνει %Ln συνεχόμενες πόρτες, με {enemies_behind} ακόμα πίσω τους.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings {checkers} past the opponent’s %n point(s) in a row.</source>
        <translation>
            <numerusform>Περνάει {checkers} πέρα από %Ln πόρτα του αντιπάλου.</numerusform>
            <numerusform>Περνάει {checkers} πέρα από τις %Ln συνεχόμενες πόρτες του αντιπάλου.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings the first checker past the opponent’s start: the others may leave 24.</source>
        <translation>Περνά το πρώτο πούλι πέρα από το ξεκίνημα του αντιπάλου: τα άλλα μπορούν να φύγουν από το 24.</translation>
    </message>
    <message>
        <source>With {count} of the 36 rolls the opponent cannot move at all.</source>
        <translation>Με {count} από τις 36 ζαριές ο αντίπαλος δεν μπορεί να παίξει καθόλου.</translation>
    </message>
    <message numerus="yes">
        <source>The better move has %n point(s) in a row in front of opposing checkers, this one {than}.</source>
        <translation>
            <numerusform>Η καλύτερη κίνηση έχει %Ln πόρτα μπροστά σε πούλια του αντιπάλου, αυτή {than}.</numerusform>
            <numerusform>Η καλύτερη κίνηση έχει %Ln συνεχόμενες πόρτες μπροστά σε πούλια του αντιπάλου, αυτή {than}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens the row of %n point(s) in front of opposing checkers; the longest is {than} now.</source>
        <translation>
            <numerusform>Ανοίγει τη σειρά από %Ln θέση μπροστά σε πούλια του αντιπάλου· η μεγαλύτερη τώρα είναι {than}.</numerusform>
            <numerusform>Ανοίγει τη σειρά από %Ln θέσεις μπροστά σε πούλια του αντιπάλου· η μεγαλύτερη τώρα είναι {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The better move brings the first checker past the opponent’s start.</source>
        <translation>Η καλύτερη κίνηση περνά το πρώτο πούλι πέρα από το ξεκίνημα του αντιπάλου.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {than} of the 36 rolls; after the better move it is {count}.</source>
        <translation>Ο αντίπαλος δεν μπορεί να παίξει με {than} από τις 36 ζαριές· μετά την καλύτερη κίνηση με {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the better move leaves one of {count}.</source>
        <translation>
            <numerusform>Αφήνει κενό %Ln θέσης ανάμεσα στις πόρτες· η καλύτερη κίνηση αφήνει {count}.</numerusform>
            <numerusform>Αφήνει κενό %Ln θέσεων ανάμεσα στις πόρτες· η καλύτερη κίνηση αφήνει {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Buries {checkers_here} on points 1–3; the better move buries {count}.</source>
        <translation>Θάβει {checkers_here} στις θέσεις 1 έως 3· η καλύτερη κίνηση {count}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} behind the opponent’s row that starts on {point}; the better move leaves {count}.</source>
        <translation>Αφήνει {checkers_here} πίσω από τις πόρτες του αντιπάλου που αρχίζουν στη {point}· η καλύτερη κίνηση αφήνει {count}.</translation>
    </message>
    <message>
        <source>Brings {checkers_here} in from the reserve; the better move brings {count}.</source>
        <translation>Βάζει {checkers_here} από το απόθεμα· η καλύτερη κίνηση βάζει {count}.</translation>
    </message>
    <message>
        <source>The better move bears off the first checker, so the mars is saved.</source>
        <translation>Η καλύτερη κίνηση μαζεύει το πρώτο πούλι, οπότε δεν χάνεται πια διπλό.</translation>
    </message>
    <message>
        <source>Bears off {checkers_here}; the better move bears off {count}.</source>
        <translation>Μαζεύει {checkers_here}· η καλύτερη κίνηση μαζεύει {count}.</translation>
    </message>
    <message>
        <source>Leaves {checkers_here} outside; the better move leaves {count}.</source>
        <translation>Αφήνει {checkers_here} έξω· η καλύτερη κίνηση αφήνει {count}.</translation>
    </message>
    <message>
        <source>Empty points at home: {than}; after the better move {count}.</source>
        <translation>Άδειες θέσεις στην περιοχή μαζέματος: {than}· με την καλύτερη κίνηση {count}.</translation>
    </message>
    <message>
        <source>Keeps the pin on {point}.</source>
        <translation>Κρατάει το πλακωμένο πούλι στη {point}.</translation>
    </message>
    <message>
        <source>Keeps {point}.</source>
        <translation>Κρατάει την πόρτα στη {point}.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps %n point(s) in a row in front of opposing checkers.</source>
        <translation>
            <numerusform>Κρατάει %Ln πόρτα μπροστά σε πούλια του αντιπάλου.</numerusform>
            <numerusform>Κρατάει %Ln συνεχόμενες πόρτες μπροστά σε πούλια του αντιπάλου.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Has %n point(s) in a row in front of opposing checkers; the next-best move has {than}.</source>
        <translation>
            <numerusform>Έχει %Ln πόρτα μπροστά σε πούλια του αντιπάλου· η επόμενη καλύτερη κίνηση {than}.</numerusform>
            <numerusform>Έχει %Ln συνεχόμενες πόρτες μπροστά σε πούλια του αντιπάλου· η επόμενη καλύτερη κίνηση {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The opponent cannot move with {count} of the 36 rolls; after the next-best move it is {than}.</source>
        <translation>Ο αντίπαλος δεν μπορεί να παίξει με {count} από τις 36 ζαριές· μετά την επόμενη καλύτερη κίνηση, με {than}.</translation>
    </message>
    <message>
        <source>Stacks at most {checkers} on any point below 24; the next-best move stacks {than}.</source>
        <translation>Στοιβάζει το πολύ {checkers} σε θέση κάτω από το 24· η επόμενη καλύτερη κίνηση {than}.</translation>
    </message>
    <message>
        <source>Buries {checkers} on points 1–3; the next-best move buries {than}.</source>
        <translation>Θάβει {checkers} στις θέσεις 1 έως 3· η επόμενη καλύτερη κίνηση {than}.</translation>
    </message>
    <message numerus="yes">
        <source>Leaves a gap of %n point(s) between its blocks; the next-best move leaves one of {than}.</source>
        <translation>
            <numerusform>Αφήνει κενό %Ln θέσης ανάμεσα στις πόρτες· η επόμενη καλύτερη κίνηση αφήνει {than}.</numerusform>
            <numerusform>Αφήνει κενό %Ln θέσεων ανάμεσα στις πόρτες· η επόμενη καλύτερη κίνηση αφήνει {than}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves {checkers} outside; the next-best move leaves {than}.</source>
        <translation>Αφήνει {checkers} έξω· η επόμενη καλύτερη κίνηση αφήνει {than}.</translation>
    </message>
    <message>
        <source>Bears off {checkers}; the next-best move bears off {than}.</source>
        <translation>Μαζεύει {checkers}· η επόμενη καλύτερη κίνηση μαζεύει {than}.</translation>
    </message>
    <message>
        <source>Empty points at home: {count}; after the next-best move {than}.</source>
        <translation>Άδειες θέσεις στην περιοχή μαζέματος: {count}· μετά την επόμενη καλύτερη κίνηση {than}.</translation>
    </message>
    <message>
        <source>The opponent cannot play all dice with {count} of the 36 rolls; {other} it is {than}.</source>
        <translation>Με {count} από τις 36 ζαριές ο αντίπαλος δεν μπορεί να παίξει όλα τα ζάρια· {other}, με {than}.</translation>
    </message>
    <message>
        <source>As the board stands, {count} of the 36 rolls can be played in full next turn; {other} {than}.</source>
        <translation>Με το τάβλι όπως είναι τώρα, {count} από τις 36 ζαριές παίζονται ολόκληρες στην επόμενη κίνηση· {other}, {than}.</translation>
    </message>
    <message>
        <source>Leaves {checkers} on points 19–24; {other} {than}.</source>
        <translation>Αφήνει {checkers} στις θέσεις 19 έως 24· {other}, {than}.</translation>
    </message>
    <message>
        <source>Checkers past the opponent’s start: {count}; {other} {than}.</source>
        <translation>Πούλια που πέρασαν το ξεκίνημα του αντιπάλου: {count}· {other}, {than}.</translation>
    </message>
    <message>
        <source>Holds {points}; {other} {than}.</source>
        <translation>Κρατάει {points}· {other}, {than}.</translation>
    </message>
    <message>
        <source>Wins {count} of the games; {other} {than}.</source>
        <translation>Κερδίζει το {count} των παιχνιδιών· {other}, το {than}.</translation>
    </message>
    <message>
        <source>Wins a mars in {count} of the games; {other} in {than}.</source>
        <translation>Κερδίζει διπλό στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Loses a mars in {count} of the games; {other} in {than}.</source>
        <translation>Χάνει διπλό στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Draws {count} of the games; {other} {than}.</source>
        <translation>Ισοπαλία στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Wins a triple in {count} of the games; {other} in {than}.</source>
        <translation>Κερδίζει τριπλό στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Loses a triple in {count} of the games; {other} in {than}.</source>
        <translation>Χάνει τριπλό στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Wins the most points possible in {count} of the games; {other} in {than}.</source>
        <translation>Κερδίζει τους μέγιστους πόντους στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Loses the most points possible in {count} of the games; {other} in {than}.</source>
        <translation>Χάνει τους μέγιστους πόντους στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Wins a mars or by the mother in {count} of the games; {other} in {than}.</source>
        <translation>Κερδίζει διπλό ή με μάνα στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Loses a mars or by the mother in {count} of the games; {other} in {than}.</source>
        <translation>Χάνει διπλό ή με μάνα στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Pins a checker on {point}, with {enemies} behind it.</source>
        <translation>Πλακώνει πούλι στη {point}, με {enemies} πίσω του.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}; this one keeps the pin on {other_point} instead.</source>
        <translation>Η καλύτερη κίνηση πλακώνει πούλι στη {point}, ενώ αυτή κρατάει το πλακωμένο στο {other_point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point} and keeps the one on {other_point}.</source>
        <translation>Αφήνει ελεύθερο το πλακωμένο πούλι στη {point} και κρατάει εκείνο στο {other_point}.</translation>
    </message>
    <message>
        <source>The better move pins a checker on {point}; this one pins on {other_point} instead.</source>
        <translation>Η καλύτερη κίνηση πλακώνει πούλι στη {point}, ενώ αυτή στο {other_point}.</translation>
    </message>
    <message>
        <source>Gives up the pin on {point} for one on {other_point}.</source>
        <translation>Αφήνει ελεύθερο το πλακωμένο πούλι στη {point} για ένα στο {other_point}.</translation>
    </message>
    <message>
        <source>Hardly any player at the level “{level}” finds it.</source>
        <translation>Σχεδόν κανένας παίκτης του επιπέδου «{level}» δεν τη βρίσκει.</translation>
    </message>
    <message>
        <source>Nearly all players at the level “{level}” find it.</source>
        <translation>Τη βρίσκουν σχεδόν όλοι οι παίκτες του επιπέδου «{level}».</translation>
    </message>
    <message>
        <source>Hits {checkers}.</source>
        <translation>Χτυπάει {checkers}.</translation>
    </message>
    <message>
        <source>Hits a checker on {point}.</source>
        <translation>Χτυπάει πούλι στη {point}.</translation>
    </message>
    <message>
        <source>The better move hits {checkers}.</source>
        <translation>Η καλύτερη κίνηση χτυπάει {checkers}.</translation>
    </message>
    <message>
        <source>The better move hits {checkers}, this one {than}.</source>
        <translation>Η καλύτερη κίνηση χτυπάει {checkers}, αυτή {than}.</translation>
    </message>
    <message>
        <source>The better move hits a checker on {point}.</source>
        <translation>Η καλύτερη κίνηση χτυπάει πούλι στη {point}.</translation>
    </message>
    <message>
        <source>No roll lets the opponent play all dice; {other} {than} of the 36 do not.</source>
        <translation>Με καμία ζαριά ο αντίπαλος δεν μπορεί να παίξει όλα τα ζάρια· {other} δεν μπορεί με {than} από τις 36.</translation>
    </message>
    <message>
        <source>No roll lets the opponent play all dice; {other} every roll does.</source>
        <translation>Με καμία ζαριά ο αντίπαλος δεν μπορεί να παίξει όλα τα ζάρια· {other} μπορεί με κάθε ζαριά.</translation>
    </message>
    <message>
        <source>Every roll lets the opponent play all dice; {other} none does.</source>
        <translation>Ο αντίπαλος μπορεί να παίξει όλα τα ζάρια με κάθε ζαριά· {other} δεν μπορεί με καμία.</translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have pinned.</source>
        <translation>Καλύπτει το μονό πούλι στη {point}, που θα πλακωνόταν με {count} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it; now {than} can pin a checker.</source>
        <translation>Δεν μένει μονό πούλι στη {point}, όπου θα πλακωνόταν με {count} από τις 36 ζαριές· τώρα πλακώνεται κάποιο πούλι με {than}.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.</source>
        <translation>Απειλή: με {count} από τις 36 ζαριές πλακώνεται πούλι του αντιπάλου στην επόμενη κίνηση· με την επόμενη καλύτερη κίνηση, με {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can pin a checker; after the next-best move {than} can.</source>
        <translation>Με {count} από τις 36 ζαριές πλακώνεται κάποιο πούλι· μετά την επόμενη καλύτερη κίνηση, με {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can pin the mother; after the next-best move {than} can.</source>
        <translation>Με {count} από τις 36 ζαριές πλακώνεται η μάνα· μετά την επόμενη καλύτερη κίνηση, με {than}.</translation>
    </message>
    <message>
        <source>The opponent can pin a checker within two turns in {count} of the games; {other} in {than}.</source>
        <translation>Μέσα σε δύο κινήσεις ο αντίπαλος μπορεί να πλακώσει πούλι στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Can pin a checker next turn in {count} of the games; {other} in {than}.</source>
        <translation>Στην επόμενη κίνηση μπορεί να πλακώσει πούλι στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>The opponent cannot pin anything next turn; after the next-best move {than} of the 36 rolls can.</source>
        <translation>Ο αντίπαλος δεν μπορεί να πλακώσει τίποτα στην επόμενη κίνησή του· μετά την επόμενη καλύτερη κίνηση μπορεί με {than} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>The mother cannot be pinned next turn; after the next-best move {than} of the 36 rolls can pin it.</source>
        <translation>Η μάνα δεν μπορεί να πλακωθεί στην επόμενη κίνηση· μετά την επόμενη καλύτερη κίνηση πλακώνεται με {than} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it; now {than} can hit a checker.</source>
        <translation>Δεν μένει μονό πούλι στη {point}, όπου θα χτυπιόταν με {count} από τις 36 ζαριές· τώρα χτυπιέται κάποιο πούλι με {than}.</translation>
    </message>
    <message>
        <source>Moves the mother off 24, where {count} of the 36 rolls would have pinned it.</source>
        <translation>Η μάνα φεύγει από το 24, όπου θα πλακωνόταν με {count} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>The opponent can play all dice with every roll; {other} not with {than} of the 36.</source>
        <translation>Ο αντίπαλος μπορεί να παίξει όλα τα ζάρια με κάθε ζαριά· {other} δεν μπορεί με {than} από τις 36.</translation>
    </message>
    <message>
        <source>As the board stands, no roll can be played in full next turn; {other} {than} of the 36 can.</source>
        <translation>Με το τάβλι όπως είναι τώρα, καμία ζαριά δεν παίζεται ολόκληρη στην επόμενη κίνηση· {other}, {than} από τις 36.</translation>
    </message>
    <message>
        <source>The opponent can move with every roll; after the better move not with {count} of the 36.</source>
        <translation>Ο αντίπαλος μπορεί να παίξει με κάθε ζαριά· μετά την καλύτερη κίνηση δεν μπορεί με {count} από τις 36.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {count} of the 36 rolls; after the next-best move every roll can be played.</source>
        <translation>Ο αντίπαλος δεν μπορεί να παίξει με {count} από τις 36 ζαριές· μετά την επόμενη καλύτερη κίνηση μπορεί με όλες.</translation>
    </message>
    <message>
        <source>The opponent cannot play all dice with {count} of the 36 rolls; {other} it can with every roll.</source>
        <translation>Με {count} από τις 36 ζαριές ο αντίπαλος δεν μπορεί να παίξει όλα τα ζάρια· {other} μπορεί με κάθε ζαριά.</translation>
    </message>
    <message>
        <source>As the board stands, {count} of the 36 rolls can be played in full next turn; {other} none.</source>
        <translation>Με το τάβλι όπως είναι τώρα, {count} από τις 36 ζαριές παίζονται ολόκληρες στην επόμενη κίνηση· {other}, καμία.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn.</source>
        <translation>Ο αντίπαλος δεν μπορεί να παίξει καθόλου στην επόμενη κίνηση.</translation>
    </message>
    <message>
        <source>The opponent cannot move with {than} of the 36 rolls; after the better move not at all.</source>
        <translation>Ο αντίπαλος δεν μπορεί να παίξει με {than} από τις 36 ζαριές· μετά την καλύτερη κίνηση δεν μπορεί καθόλου.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn; after the next-best move not with {than} of the 36 rolls.</source>
        <translation>Ο αντίπαλος δεν μπορεί να παίξει καθόλου στην επόμενη κίνηση· μετά την επόμενη καλύτερη κίνηση δεν μπορεί με {than} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>As the board stands, every roll can be played in full next turn; {other} {than} of the 36 can.</source>
        <translation>Με το τάβλι όπως είναι τώρα, κάθε ζαριά παίζεται ολόκληρη στην επόμενη κίνηση· {other}, {than} από τις 36.</translation>
    </message>
    <message>
        <source>The opponent can move with every roll; after the better move not at all.</source>
        <translation>Ο αντίπαλος μπορεί να παίξει με κάθε ζαριά· μετά την καλύτερη κίνηση δεν μπορεί καθόλου.</translation>
    </message>
    <message>
        <source>The opponent cannot move at all next turn; after the next-best move every roll can be played.</source>
        <translation>Ο αντίπαλος δεν μπορεί να παίξει καθόλου στην επόμενη κίνηση· μετά την επόμενη καλύτερη κίνηση μπορεί με όλες τις ζαριές.</translation>
    </message>
    <message>
        <source>As the board stands, every roll can be played in full next turn; {other} none can.</source>
        <translation>Με το τάβλι όπως είναι τώρα, κάθε ζαριά παίζεται ολόκληρη στην επόμενη κίνηση· {other}, καμία.</translation>
    </message>
    <message>
        <source>As the board stands, no roll can be played in full next turn; {other} every roll can.</source>
        <translation>Με το τάβλι όπως είναι τώρα, καμία ζαριά δεν παίζεται ολόκληρη στην επόμενη κίνηση· {other}, όλες.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls.</source>
        <translation>Απειλή: με {count} από τις 36 ζαριές πλακώνεται πούλι του αντιπάλου στην επόμενη κίνηση.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the mother.</source>
        <translation>Ο κίνδυνος: με {count} από τις 36 ζαριές πλακώνεται η μάνα.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can pin the blot on {point}.</source>
        <translation>Ο κίνδυνος: με {count} από τις 36 ζαριές πλακώνεται το μονό πούλι στη {point}.</translation>
    </message>
    <message>
        <source>The opponent cannot pin anything next turn.</source>
        <translation>Ο αντίπαλος δεν μπορεί να πλακώσει τίποτα στην επόμενη κίνησή του.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move {count} can.</source>
        <translation>Με {than} από τις 36 ζαριές πλακώνεται η μάνα· μετά την καλύτερη κίνηση, με {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move, {count} can pin something.</source>
        <translation>Με {than} από τις 36 ζαριές πλακώνεται το μονό πούλι στη {point}· μετά την καλύτερη κίνηση, με {count} πλακώνεται κάποιο πούλι.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move {count} can.</source>
        <translation>Με {than} από τις 36 ζαριές πλακώνεται το μονό πούλι στη {point}· μετά την καλύτερη κίνηση, με {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move {count} can.</source>
        <translation>Με {than} από τις 36 ζαριές πλακώνεται κάποιο πούλι· μετά την καλύτερη κίνηση, με {count}.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {than} of the 36 rolls; the better move, with {count}.</source>
        <translation>Απειλή: με {than} από τις 36 ζαριές πλακώνεται πούλι του αντιπάλου στην επόμενη κίνηση· με την καλύτερη κίνηση, με {count}.</translation>
    </message>
    <message>
        <source>Threatens to pin a checker next turn with {count} of the 36 rolls; the next-best move, with none.</source>
        <translation>Απειλή: με {count} από τις 36 ζαριές πλακώνεται πούλι του αντιπάλου στην επόμενη κίνηση· με την επόμενη καλύτερη κίνηση, με καμία.</translation>
    </message>
    <message>
        <source>Does not threaten to pin a checker next turn; the better move does, with {count} of the 36 rolls.</source>
        <translation>Δεν απειλεί να πλακώσει πούλι στην επόμενη κίνηση· η καλύτερη κίνηση απειλεί με {count} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have pinned it.</source>
        <translation>Δεν μένει μονό πούλι στη {point}, όπου θα πλακωνόταν με {count} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the mother; after the better move none can.</source>
        <translation>Με {than} από τις 36 ζαριές πλακώνεται η μάνα· μετά την καλύτερη κίνηση, με καμία.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can pin anything.</source>
        <translation>Με {than} από τις 36 ζαριές πλακώνεται το μονό πούλι στη {point}· μετά την καλύτερη κίνηση δεν πλακώνεται τίποτα.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin the blot on {point}; after the better move none can.</source>
        <translation>Με {than} από τις 36 ζαριές πλακώνεται το μονό πούλι στη {point}· μετά την καλύτερη κίνηση, με καμία.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can pin a checker; after the better move none can pin anything.</source>
        <translation>Με {than} από τις 36 ζαριές πλακώνεται κάποιο πούλι· μετά την καλύτερη κίνηση δεν πλακώνεται τίποτα.</translation>
    </message>
    <message>
        <source>Covers the blot on {point}, which {count} of the 36 rolls would have hit.</source>
        <translation>Καλύπτει το μονό πούλι στη {point}, που θα χτυπιόταν με {count} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls.</source>
        <translation>Απειλή: με {count} από τις 36 ζαριές χτυπιέται πούλι του αντιπάλου στην επόμενη κίνηση.</translation>
    </message>
    <message>
        <source>The risk: {count} of the 36 rolls can hit the blot on {point}.</source>
        <translation>Ο κίνδυνος: με {count} από τις 36 ζαριές χτυπιέται το μονό πούλι στη {point}.</translation>
    </message>
    <message>
        <source>The opponent cannot hit anything next turn.</source>
        <translation>Ο αντίπαλος δεν μπορεί να χτυπήσει τίποτα στην επόμενη κίνησή του.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move, {count} can hit something.</source>
        <translation>Με {than} από τις 36 ζαριές χτυπιέται το μονό πούλι στη {point}· μετά την καλύτερη κίνηση, με {count} χτυπιέται κάποιο πούλι.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move {count} can.</source>
        <translation>Με {than} από τις 36 ζαριές χτυπιέται το μονό πούλι στη {point}· μετά την καλύτερη κίνηση, με {count}.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move {count} can.</source>
        <translation>Με {than} από τις 36 ζαριές χτυπιέται κάποιο πούλι· μετά την καλύτερη κίνηση, με {count}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with {than}.</source>
        <translation>Απειλή: με {count} από τις 36 ζαριές χτυπιέται πούλι του αντιπάλου στην επόμενη κίνηση· με την επόμενη καλύτερη κίνηση, με {than}.</translation>
    </message>
    <message>
        <source>{count} of the 36 rolls can hit a checker; after the next-best move {than} can.</source>
        <translation>Με {count} από τις 36 ζαριές χτυπιέται κάποιο πούλι· μετά την επόμενη καλύτερη κίνηση, με {than}.</translation>
    </message>
    <message>
        <source>The opponent can hit a checker within two turns in {count} of the games; {other} in {than}.</source>
        <translation>Μέσα σε δύο κινήσεις ο αντίπαλος μπορεί να χτυπήσει πούλι στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Can hit a checker next turn in {count} of the games; {other} in {than}.</source>
        <translation>Στην επόμενη κίνηση μπορεί να χτυπήσει πούλι στο {count} των παιχνιδιών· {other}, στο {than}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {than} of the 36 rolls; the better move, with {count}.</source>
        <translation>Απειλή: με {than} από τις 36 ζαριές χτυπιέται πούλι του αντιπάλου στην επόμενη κίνηση· με την καλύτερη κίνηση, με {count}.</translation>
    </message>
    <message>
        <source>Threatens to hit a checker next turn with {count} of the 36 rolls; the next-best move, with none.</source>
        <translation>Απειλή: με {count} από τις 36 ζαριές χτυπιέται πούλι του αντιπάλου στην επόμενη κίνηση· με την επόμενη καλύτερη κίνηση, με καμία.</translation>
    </message>
    <message>
        <source>Does not threaten to hit a checker next turn; the better move does, with {count} of the 36 rolls.</source>
        <translation>Δεν απειλεί να χτυπήσει πούλι στην επόμενη κίνηση· η καλύτερη κίνηση απειλεί με {count} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>No blot stays on {point}, where {count} of the 36 rolls would have hit it.</source>
        <translation>Δεν μένει μονό πούλι στη {point}, όπου θα χτυπιόταν με {count} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>The opponent cannot hit anything next turn; after the next-best move {than} of the 36 rolls can.</source>
        <translation>Ο αντίπαλος δεν μπορεί να χτυπήσει τίποτα στην επόμενη κίνησή του· μετά την επόμενη καλύτερη κίνηση μπορεί με {than} από τις 36 ζαριές.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can hit anything.</source>
        <translation>Με {than} από τις 36 ζαριές χτυπιέται το μονό πούλι στη {point}· μετά την καλύτερη κίνηση δεν χτυπιέται τίποτα.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit the blot on {point}; after the better move none can.</source>
        <translation>Με {than} από τις 36 ζαριές χτυπιέται το μονό πούλι στη {point}· μετά την καλύτερη κίνηση, με καμία.</translation>
    </message>
    <message>
        <source>{than} of the 36 rolls can hit a checker; after the better move none can hit anything.</source>
        <translation>Με {than} από τις 36 ζαριές χτυπιέται κάποιο πούλι· μετά την καλύτερη κίνηση δεν χτυπιέται τίποτα.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Game {number}</source>
        <translation>Παιχνίδι {number}</translation>
    </message>
    <message>
        <source>Other notes</source>
        <translation>Άλλες σημειώσεις</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Παίκτης</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Ζαριά</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Απώλεια</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Τύχη</translation>
    </message>
    <message>
        <source>{count} on {number}</source>
        <comment>checkers on a point</comment>
        <translation>{count} στο {number}</translation>
    </message>
    <message>
        <source>{count} pinned on {number}</source>
        <comment>checkers on a point</comment>
        <translation>πλακωμένα στο {number}: {count}</translation>
    </message>
    <message>
        <source>{count} on the bar</source>
        <comment>checkers</comment>
        <translation>{count} στην μπάρα</translation>
    </message>
    <message>
        <source>{count} beside the board</source>
        <comment>checkers</comment>
        <translation>{count} δίπλα στο τάβλι</translation>
    </message>
</context>
<context>
    <name>ReportExport</name>
    <message>
        <source>Web page (*.html)</source>
        <translation>Ιστοσελίδα (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save a report of the match</source>
        <translation>Αποθήκευση αναφοράς της παρτίδας</translation>
    </message>
    <message>
        <source>Making the report…</source>
        <translation>Η αναφορά ετοιμάζεται…</translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation>Ο υπολογιστής δεν μπορεί να κάνει ανασκόπηση αυτής της παρτίδας. {what}</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Show the board</source>
        <translation>Εμφάνιση του ταβλιού</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Λεπτομέρειες</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>{why}. No points; a new game starts</source>
        <translation>{why}. Χωρίς πόντους· αρχίζει νέο παιχνίδι</translation>
    </message>
    <message>
        <source>{why}. Each side gets a point</source>
        <translation>{why}. Κάθε πλευρά παίρνει έναν πόντο</translation>
    </message>
    <message>
        <source>{name} wins the match {score} : {other}</source>
        <translation>{name} κερδίζει την παρτίδα {score} : {other}</translation>
    </message>
    <message>
        <source>You win the match {score} : {other}</source>
        <translation>Κερδίζετε την παρτίδα {score} : {other}</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>παραίτηση</translation>
    </message>
    <message>
        <source>cube {value}</source>
        <translation>κύβος {value}</translation>
    </message>
    <message>
        <source>Crawford</source>
        <translation>Crawford</translation>
    </message>
    <message>
        <source>single game</source>
        <translation>μονό</translation>
    </message>
    <message>
        <source>mars</source>
        <translation>διπλό</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>τριπλό</translation>
    </message>
    <message>
        <source>mother pinned</source>
        <translation>πλακωμένη μάνα</translation>
    </message>
    <message>
        <source>capote</source>
        <translation>capote</translation>
    </message>
    <message>
        <source>draw, no points</source>
        <translation>ισοπαλία, χωρίς πόντους</translation>
    </message>
    <message>
        <source>{points} with the cube at {value}</source>
        <translation>{points} με τον κύβο στο {value}</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Κερδίζετε.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} κερδίζει.</translation>
    </message>
    <message>
        <source>{loser} has {checkers} left: {points}</source>
        <translation>{loser} έχει ακόμα {checkers} ({points})</translation>
    </message>
    <message>
        <source>You have {checkers} left: {points}</source>
        <translation>Έχετε ακόμα {checkers} ({points})</translation>
    </message>
    <message numerus="yes">
        <source>%n checker(s)</source>
        <translation>
            <numerusform>%Ln πούλι</numerusform>
            <numerusform>%Ln πούλια</numerusform>
        </translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>απόρριψη</translation>
    </message>
    <message>
        <source>{checkers} left</source>
        <translation>έμειναν: {checkers}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ισοπαλία</translation>
    </message>
    <message>
        <source>You resign. {won}</source>
        <translation>Παραιτείστε. {won}</translation>
    </message>
    <message>
        <source>{name} resigns. {won}</source>
        <translation>{name} παραιτείται. {won}</translation>
    </message>
    <message>
        <source>You drop the double. {won}</source>
        <translation>Απορρίπτετε τον διπλασιασμό. {won}</translation>
    </message>
    <message>
        <source>{name} drops the double. {won}</source>
        <translation>{name} απορρίπτει τον διπλασιασμό. {won}</translation>
    </message>
    <message>
        <source>A draw: both mothers are pinned</source>
        <translation>Ισοπαλία: και οι δύο μάνες είναι πλακωμένες</translation>
    </message>
    <message>
        <source>A draw: no one can move any more</source>
        <translation>Ισοπαλία: κανείς δεν μπορεί πια να παίξει</translation>
    </message>
    <message>
        <source>You win the game: {points}</source>
        <translation>Κερδίζετε το παιχνίδι: {points}</translation>
    </message>
    <message>
        <source>You win a mars (gammon): {points}</source>
        <translation>Κερδίζετε διπλό: {points}</translation>
    </message>
    <message>
        <source>You win a triple (backgammon): {points}</source>
        <translation>Κερδίζετε τριπλό: {points}</translation>
    </message>
    <message>
        <source>You have pinned the mother and win: {points}</source>
        <translation>Πλακώσατε τη μάνα και κερδίζετε: {points}</translation>
    </message>
    <message>
        <source>You win a capote: {points}</source>
        <translation>Κερδίζετε capote: {points}</translation>
    </message>
    <message>
        <source>{name} wins the game: {points}</source>
        <translation>{name} κερδίζει το παιχνίδι: {points}</translation>
    </message>
    <message>
        <source>{name} wins a mars (gammon): {points}</source>
        <translation>{name} κερδίζει διπλό: {points}</translation>
    </message>
    <message>
        <source>{name} wins a triple (backgammon): {points}</source>
        <translation>{name} κερδίζει τριπλό: {points}</translation>
    </message>
    <message>
        <source>{name} has pinned the mother and wins: {points}</source>
        <translation>{name} πλάκωσε τη μάνα και κερδίζει: {points}</translation>
    </message>
    <message>
        <source>{name} wins a capote: {points}</source>
        <translation>{name} κερδίζει capote: {points}</translation>
    </message>
</context>
<context>
    <name>ResumeMenu</name>
    <message>
        <source>Resu&amp;me</source>
        <translation>&amp;Συνέχιση</translation>
    </message>
    <message>
        <source>No other matches</source>
        <translation>Καμία άλλη παρτίδα</translation>
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
        <translation>Νίκη: {name}</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>αμφίβολη</translation>
    </message>
    <message>
        <source>error</source>
        <translation>λάθος</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>γκάφα</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ισοπαλία</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after {done} of %n turn(s).</source>
        <translation>
            <numerusform>Διακοπή ύστερα από {done} από %Ln κίνηση.</numerusform>
            <numerusform>Διακοπή ύστερα από {done} από τις %Ln κινήσεις.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Γρήγορη</translation>
    </message>
    <message>
        <source>A quick look at each move; takes seconds.</source>
        <translation>Μια γρήγορη ματιά σε κάθε κίνηση, σε λίγα δευτερόλεπτα.</translation>
    </message>
    <message>
        <source>One move ahead</source>
        <translation>Μία κίνηση μπροστά</translation>
    </message>
    <message>
        <source>Looks at all replies to the promising moves.</source>
        <translation>Κοιτάζει όλες τις απαντήσεις στις κινήσεις που φαίνονται καλές.</translation>
    </message>
    <message>
        <source>Two moves ahead</source>
        <translation>Δύο κινήσεις μπροστά</translation>
    </message>
    <message>
        <source>Looks furthest; takes minutes.</source>
        <translation>Κοιτάζει πιο μακριά από όλες· χρειάζεται μερικά λεπτά.</translation>
    </message>
    <message>
        <source>wins {chance}</source>
        <translation>κερδίζει {chance}</translation>
    </message>
    <message>
        <source>You to win</source>
        <translation>Η νίκη σας</translation>
    </message>
    <message>
        <source>start</source>
        <comment>you</comment>
        <translation>αρχίζετε</translation>
    </message>
    <message>
        <source>do not double</source>
        <comment>you</comment>
        <translation>δεν διπλασιάζετε</translation>
    </message>
    <message>
        <source>double</source>
        <comment>you</comment>
        <translation>διπλασιάζετε</translation>
    </message>
    <message>
        <source>take</source>
        <comment>you</comment>
        <translation>δέχεστε</translation>
    </message>
    <message>
        <source>drop</source>
        <comment>you</comment>
        <translation>απορρίπτετε</translation>
    </message>
    <message>
        <source>resign</source>
        <comment>you</comment>
        <translation>παραιτείστε</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>έναρξη</translation>
    </message>
    <message>
        <source>does not double</source>
        <translation>χωρίς διπλασιασμό</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>διπλασιασμός</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>αποδοχή</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>απόρριψη</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>παραίτηση</translation>
    </message>
    <message>
        <source>good</source>
        <translation>εντάξει</translation>
    </message>
    <message>
        <source>an error</source>
        <translation>λάθος</translation>
    </message>
    <message>
        <source>a blunder</source>
        <translation>γκάφα</translation>
    </message>
    <message>
        <source>very lucky</source>
        <translation>πολύ τυχερή</translation>
    </message>
    <message>
        <source>lucky</source>
        <translation>τυχερή</translation>
    </message>
    <message>
        <source>very unlucky</source>
        <translation>πολύ άτυχη</translation>
    </message>
    <message>
        <source>unlucky</source>
        <translation>άτυχη</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Παιχνίδι {number}</translation>
    </message>
    <message>
        <source>loses {loss}, {mark}</source>
        <translation>απώλεια {loss}, {mark}</translation>
    </message>
    <message>
        <source>nothing is better</source>
        <translation>δεν υπάρχει καλύτερη</translation>
    </message>
    <message>
        <source>luck {luck}</source>
        <translation>τύχη {luck}</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the average loss per decision. Lower is better. In brackets: the 95% interval of the PR over many games.</source>
        <translation>Δείκτης απόδοσης: η μέση απώλεια ανά απόφαση επί 500. Όσο μικρότερος, τόσο καλύτερα. Στην παρένθεση: το διάστημα 95% του PR σε πολλές παρτίδες.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>διπλασιασμός</translation>
    </message>
    <message>
        <source>no double</source>
        <translation>χωρίς διπλασιασμό</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>απόρριψη</translation>
    </message>
    <message>
        <source>take</source>
        <translation>αποδοχή</translation>
    </message>
    <message>
        <source>best: {play}</source>
        <translation>καλύτερη: {play}</translation>
    </message>
    <message>
        <source>Performance rating: 500 times the average loss per decision. Lower is better.</source>
        <translation>Δείκτης απόδοσης: η μέση απώλεια ανά απόφαση επί 500. Όσο μικρότερος, τόσο καλύτερα.</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR, moves</source>
        <translation>PR, κινήσεις</translation>
    </message>
    <message>
        <source>PR, cube</source>
        <translation>PR, κύβος</translation>
    </message>
    <message>
        <source>The level of the computer whose games have about this PR.</source>
        <translation>Το επίπεδο του υπολογιστή που στα παιχνίδια του έχει περίπου αυτό το PR.</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Παίζει σαν</translation>
    </message>
    <message>
        <source>Points won. An unfinished game counts what it is worth now.</source>
        <translation>Κερδισμένοι πόντοι· για παιχνίδι που συνεχίζεται, όσο αξίζει τώρα.</translation>
    </message>
    <message>
        <source>Each point is the value of a single win at this score, not a point on the score sheet.</source>
        <translation>Ο κάθε πόντος είναι η αξία μιας μονής νίκης σε αυτό το σκορ, όχι ένας πόντος του πίνακα.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Αποφάσεις</translation>
    </message>
    <message>
        <source>Turns in which there was a choice that mattered.</source>
        <translation>Κινήσεις όπου η επιλογή είχε σημασία.</translation>
    </message>
    <message>
        <source>Loss per decision</source>
        <translation>Απώλεια ανά απόφαση</translation>
    </message>
    <message>
        <source>What a decision lost on average compared with the best, in single wins.</source>
        <translation>Τι έχασε κατά μέσο όρο μια απόφαση σε σχέση με την καλύτερη, σε μονές νίκες.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Τύχη</translation>
    </message>
    <message>
        <source>What the dice were worth, in points.</source>
        <translation>Πόσο άξιζαν τα ζάρια, σε πόντους.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Αποτέλεσμα</translation>
    </message>
    <message>
        <source>Luck-adjusted result</source>
        <translation>Αποτέλεσμα χωρίς την τύχη</translation>
    </message>
    <message>
        <source>The result minus the luck of both sides: what the moves themselves were worth.</source>
        <translation>Το αποτέλεσμα χωρίς την τύχη των δύο πλευρών: τι άξιζαν οι ίδιες οι κινήσεις.</translation>
    </message>
</context>
<context>
    <name>ReviewBoardPane</name>
    <message>
        <source>Previous turn (Left)</source>
        <translation>Προηγούμενη κίνηση (αριστερό βέλος)</translation>
    </message>
    <message>
        <source>Next turn (Right)</source>
        <translation>Επόμενη κίνηση (δεξί βέλος)</translation>
    </message>
    <message>
        <source>Next &amp;mistake</source>
        <translation>Επόμενο &amp;λάθος</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Καλύτερες κινήσεις</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Σημείωση</translation>
    </message>
    <message>
        <source>Your next mistake or the next one of either side (Page Down)</source>
        <translation>Το επόμενο λάθος σας ή το επόμενο οποιασδήποτε πλευράς (Page Down)</translation>
    </message>
    <message>
        <source>Both &amp;sides</source>
        <translation>Και οι &amp;δύο</translation>
    </message>
    <message>
        <source>Go through the mistakes of both sides</source>
        <translation>Πέρασμα από τα λάθη και των δύο πλευρών</translation>
    </message>
    <message>
        <source>&amp;Best move</source>
        <translation>&amp;Καλύτερη κίνηση</translation>
    </message>
    <message>
        <source>Show the best two moves beside the one played, by arrows (B)</source>
        <translation>Οι δύο καλύτερες κινήσεις δίπλα σε αυτή που παίχτηκε, με βέλη (B)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Νέα προσ&amp;πάθεια</translation>
    </message>
    <message>
        <source>Play each mistake again before its solution shows</source>
        <translation>Παίξτε ξανά κάθε λάθος πριν φανεί η λύση</translation>
    </message>
    <message>
        <source>&amp;Deeper</source>
        <translation>&amp;Βαθύτερα</translation>
    </message>
    <message>
        <source>Play many games out from the best moves and the one made, or from a decision about the cube</source>
        <translation>Παίζει πολλές φορές τις καλύτερες κινήσεις και αυτήν που παίχτηκε, ή τη διάταξη μιας απόφασης για τον κύβο</translation>
    </message>
    <message>
        <source>&amp;Rolls</source>
        <translation>&amp;Ζάρια</translation>
    </message>
    <message>
        <source>Show what each of the 21 rolls is worth here</source>
        <translation>Δείχνει τι αξίζει εδώ καθεμιά από τις 21 ζαριές</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Σημείωση…</translation>
    </message>
    <message>
        <source>Write a note on this turn or change it (N)</source>
        <translation>Γράψτε ή αλλάξτε μια σημείωση για αυτή την κίνηση (N)</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Παίξτε από &amp;εδώ</translation>
    </message>
    <message>
        <source>Start a new game from this position; this match stays as it is</source>
        <translation>Νέο παιχνίδι από αυτή τη διάταξη· αυτή η παρτίδα μένει όπως είναι</translation>
    </message>
    <message>
        <source>Your next &amp;mistake</source>
        <translation>Επόμενο δικό σας &amp;λάθος</translation>
    </message>
    <message>
        <source>A mistake was made here. Play a better move on the board.</source>
        <translation>Εδώ έγινε λάθος. Παίξτε μια καλύτερη κίνηση στο τάβλι.</translation>
    </message>
    <message>
        <source>Yes, that is the best move.</source>
        <translation>Ναι, αυτή είναι η καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>That is the move that was made.</source>
        <translation>Αυτή είναι η κίνηση που παίχτηκε.</translation>
    </message>
    <message>
        <source>That is number {number} of the moves below.</source>
        <translation>Αυτή είναι η {number}η από τις κινήσεις παρακάτω.</translation>
    </message>
    <message>
        <source>That is not one of the best moves.</source>
        <translation>Αυτή δεν είναι από τις καλύτερες κινήσεις.</translation>
    </message>
</context>
<context>
    <name>ReviewControls</name>
    <message>
        <source>How far to look ahead</source>
        <translation>Πόσο μπροστά να κοιτάξει</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Πρόοδος</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Ακύρωση</translation>
    </message>
    <message>
        <source>Review &amp;again</source>
        <translation>&amp;Νέα ανασκόπηση</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Διακοπή</translation>
    </message>
    <message>
        <source>Review the match as it is now</source>
        <translation>Ανασκόπηση της παρτίδας όπως είναι τώρα</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Turns</source>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Ζαριά</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Απώλεια</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Λάθος</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Τύχη</translation>
    </message>
</context>
<context>
    <name>ReviewWindow</name>
    <message>
        <source>Winning chances</source>
        <translation>Πιθανότητες νίκης</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Σημείωση…</translation>
    </message>
    <message>
        <source>Review: {players}, {match}</source>
        <translation>Ανασκόπηση: {players}, {match}</translation>
    </message>
    <message>
        <source>The whole match has been reviewed.</source>
        <translation>Έγινε ανασκόπηση όλης της παρτίδας.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Δεν έχει παιχτεί τίποτα ακόμα.</translation>
    </message>
    <message>
        <source>The computer cannot review this match. {what}</source>
        <translation>Ο υπολογιστής δεν μπορεί να κάνει ανασκόπηση αυτής της παρτίδας. {what}</translation>
    </message>
</context>
<context>
    <name>RollMap</name>
    <message>
        <source>{dice}: {equity}, with {play}</source>
        <translation>{dice}: {equity}, με {play}</translation>
    </message>
</context>
<context>
    <name>RollMapDialog</name>
    <message>
        <source>Roll map</source>
        <translation>Χάρτης ζαριών</translation>
    </message>
    <message>
        <source>No one has to roll now.</source>
        <translation>Τώρα κανείς δεν ρίχνει ζάρια.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Σκέφτεται…</translation>
    </message>
    <message>
        <source>{name} to roll: {equity} on average. Each square shows how much better or worse its roll is.</source>
        <translation>Ζαριά – {name}: κατά μέσο όρο {equity}. Κάθε τετράγωνο δείχνει πόσο καλύτερη ή χειρότερη είναι η ζαριά του.</translation>
    </message>
</context>
<context>
    <name>RollPrompt</name>
    <message>
        <source>{name} rolls…</source>
        <translation>{name} ρίχνει…</translation>
    </message>
    <message>
        <source>roll the dice (Space)</source>
        <translation>ρίξτε τα ζάρια (διάστημα)</translation>
    </message>
    <message>
        <source>roll (Space) or double to {value} (D)</source>
        <translation>ρίξτε (διάστημα) ή διπλασιάστε στο {value} (D)</translation>
    </message>
    <message>
        <source>{name}: roll the dice and enter them (keys 1–6)</source>
        <translation>{name}: ρίξτε τα ζάρια και δώστε τα (πλήκτρα 1–6)</translation>
    </message>
    <message>
        <source>{name} won and starts the next game…</source>
        <translation>{name} νίκησε και αρχίζει το επόμενο παιχνίδι…</translation>
    </message>
    <message>
        <source>roll and enter your dice (keys 1–6)</source>
        <translation>ρίξτε και δώστε τα ζάρια σας (πλήκτρα 1–6)</translation>
    </message>
    <message>
        <source>roll and enter (1–6) or double to {value} (D)</source>
        <translation>ρίξτε και δώστε ζάρια (1–6), ή διπλασιάστε στο {value} (D)</translation>
    </message>
    <message>
        <source>You start: {keys}</source>
        <translation>Αρχίζετε εσείς: {keys}</translation>
    </message>
    <message>
        <source>{name} starts: {keys}</source>
        <translation>{name} αρχίζει: {keys}</translation>
    </message>
    <message>
        <source>You won and start the next game: {keys}</source>
        <translation>Νικήσατε και αρχίζετε το επόμενο παιχνίδι: {keys}</translation>
    </message>
    <message>
        <source>{name} won and starts the next game: {keys}</source>
        <translation>{name} νίκησε και αρχίζει το επόμενο παιχνίδι: {keys}</translation>
    </message>
    <message>
        <source>Your turn: {keys}</source>
        <translation>Σειρά σας: {keys}</translation>
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
        <translation>{game}: ρίχνει ο {side}</translation>
    </message>
    <message>
        <source>The result is certain: no games are needed.</source>
        <translation>Το αποτέλεσμα είναι βέβαιο: δεν χρειάζεται κανένα παιχνίδι.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) each</source>
        <translation>
            <numerusform>%Ln παιχνίδι η καθεμιά</numerusform>
            <numerusform>%Ln παιχνίδια η καθεμιά</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n game(s) each…</source>
        <translation>
            <numerusform>{done} από %Ln παιχνίδι η καθεμιά…</numerusform>
            <numerusform>{done} από %Ln παιχνίδια η καθεμιά…</numerusform>
        </translation>
    </message>
    <message>
        <source>clear winner</source>
        <translation>ξεχώρισε η καλύτερη</translation>
    </message>
    <message>
        <source>{game}: {side} plays {dice}</source>
        <translation>{game}: ο {side} παίζει {dice}</translation>
    </message>
    <message>
        <source>no clear winner yet</source>
        <translation>δεν ξεχώρισε ακόμα η καλύτερη</translation>
    </message>
    <message>
        <source>as accurate as {accuracy}</source>
        <translation>με ακρίβεια {accuracy}</translation>
    </message>
    <message>
        <source>all games played</source>
        <translation>παίχτηκαν όλα τα παιχνίδια</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>διακόπηκε</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>ως το τέλος</translation>
    </message>
    <message numerus="yes">
        <source>judged after %n turn(s)</source>
        <translation>
            <numerusform>με εκτίμηση μετά από %Ln κίνηση</numerusform>
            <numerusform>με εκτίμηση μετά από %Ln κινήσεις</numerusform>
        </translation>
    </message>
    <message>
        <source>luck taken out</source>
        <translation>χωρίς την τύχη</translation>
    </message>
    <message>
        <source>luck left in</source>
        <translation>με την τύχη</translation>
    </message>
    <message>
        <source>Kept with the match: {games}, {level}, {far}, {luck}</source>
        <translation>Φυλάσσεται με την παρτίδα: {games}, {level}, {far}, {luck}</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Αυτή η διάταξη</translation>
    </message>
</context>
<context>
    <name>RolloutChoices</name>
    <message>
        <source>No limit</source>
        <translation>Χωρίς όριο</translation>
    </message>
    <message numerus="yes">
        <source>the best %n</source>
        <translation>
            <numerusform>η καλύτερη</numerusform>
            <numerusform>οι %Ln καλύτερες</numerusform>
        </translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>ως το τέλος</translation>
    </message>
    <message>
        <source>Stop when there is a clear winner</source>
        <translation>Διακοπή μόλις ξεχωρίσει η καλύτερη</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), then judged</source>
        <translation>
            <numerusform>%Ln κίνηση, μετά εκτίμηση</numerusform>
            <numerusform>%Ln κινήσεις, μετά εκτίμηση</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the luck of the dice out (slower, more accurate)</source>
        <translation>Χωρίς την τύχη των ζαριών (πιο αργά, με μεγαλύτερη ακρίβεια)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>Maximum games</source>
        <translation>Παιχνίδια το πολύ</translation>
    </message>
    <message>
        <source>Stop at an accuracy of</source>
        <translation>Διακοπή σε ακρίβεια</translation>
    </message>
    <message>
        <source>Length of each game</source>
        <translation>Μήκος κάθε παιχνιδιού</translation>
    </message>
    <message>
        <source>Both sides play like</source>
        <translation>Και οι δύο παίζουν σαν</translation>
    </message>
    <message>
        <source>How many moves are compared</source>
        <translation>Πόσες κινήσεις συγκρίνονται</translation>
    </message>
    <message>
        <source>How often each of them is played out</source>
        <translation>Πόσες φορές παίζεται η καθεμία</translation>
    </message>
    <message>
        <source>How accurate the result has to be</source>
        <translation>Πόσο ακριβές πρέπει να είναι το αποτέλεσμα</translation>
    </message>
    <message>
        <source>How many turns are played before the position is judged</source>
        <translation>Πόσες κινήσεις παίζονται πριν κριθεί η διάταξη</translation>
    </message>
    <message>
        <source>Master looks one move ahead: more accurate, and much slower</source>
        <translation>Ο Μαιτρ κοιτάζει μία κίνηση μπροστά: πιο ακριβές, αλλά πολύ πιο αργό</translation>
    </message>
    <message>
        <source>Known as variance reduction</source>
        <translation>Γνωστό ως μείωση διακύμανσης</translation>
    </message>
    <message>
        <source>Stop as soon as one move is clearly better than the others</source>
        <translation>Διακοπή μόλις μια κίνηση είναι σαφώς καλύτερη από τις άλλες</translation>
    </message>
</context>
<context>
    <name>RolloutController</name>
    <message>
        <source>Looking at the moves…</source>
        <translation>Εξετάζονται οι κινήσεις…</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to roll out.</source>
        <translation>Το παιχνίδι τελείωσε: δεν υπάρχει τίποτα για προσομοίωση.</translation>
    </message>
    <message>
        <source>The computer cannot roll this out. {what}</source>
        <translation>Ο υπολογιστής δεν μπορεί να κάνει αυτή την προσομοίωση. {what}</translation>
    </message>
</context>
<context>
    <name>RolloutDialog</name>
    <message>
        <source>Rollout</source>
        <translation>Προσομοίωση</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Διακοπή</translation>
    </message>
    <message>
        <source>Play the position out many times to see what it is worth</source>
        <translation>Παίζει τη διάταξη πολλές φορές, για να φανεί πόσο αξίζει</translation>
    </message>
    <message>
        <source>Stop and keep the results so far</source>
        <translation>Διακόπτει· τα αποτελέσματα ως τώρα μένουν</translation>
    </message>
    <message>
        <source>Rest&amp;art</source>
        <translation>Από την αρ&amp;χή</translation>
    </message>
    <message>
        <source>St&amp;art</source>
        <translation>Έναρ&amp;ξη</translation>
    </message>
</context>
<context>
    <name>RolloutTable</name>
    <message>
        <source>Results of the rollout</source>
        <translation>Αποτελέσματα της προσομοίωσης</translation>
    </message>
    <message>
        <source>In points, without the cube; in a match where no one can double, in single wins at this score</source>
        <translation>Σε πόντους, χωρίς τον κύβο· σε παρτίδα όπου κανείς δεν μπορεί να διπλασιάσει, σε μονές νίκες με αυτό το σκορ</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Κίνηση</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Προσδοκία</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Διαφορά</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Πιθανότητες</translation>
    </message>
    <message>
        <source>{share} confidence interval</source>
        <translation>Διάστημα εμπιστοσύνης {share}</translation>
    </message>
</context>
<context>
    <name>RulesMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Κανόνες</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Κανόνες: {game}</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Στρατηγική</translation>
    </message>
</context>
<context>
    <name>SaveCopyOffer</name>
    <message>
        <source>Try again</source>
        <translation>Νέα προσπάθεια</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Αποθήκευση αντιγράφου…</translation>
    </message>
</context>
<context>
    <name>ScoreDialog</name>
    <message>
        <source>Score sheet</source>
        <translation>Πίνακας σκορ</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Πίνακας σκορ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Παιχνίδι</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>Ο υπολογιστής</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Νικητής</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Πώς</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Σκορ</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Λευκός</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Μαύρος</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Άνθρωπος</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Υπολογιστής: {level}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Who plays {side}</source>
        <translation>Ποιος παίζει ως {side}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Άνθρωπος</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Υπολογιστής</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Όνομα (προαιρετικό)</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>Όνομα: {side}</translation>
    </message>
    <message>
        <source>Strength of {side}</source>
        <translation>Δύναμη: {side}</translation>
    </message>
</context>
<context>
    <name>SettingActions</name>
    <message>
        <source>&amp;Tutor</source>
        <translation>&amp;Δάσκαλος</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Τάβλι</translation>
    </message>
    <message>
        <source>&amp;Numbers on the points</source>
        <translation>&amp;Αριθμοί στις θέσεις</translation>
    </message>
    <message>
        <source>N&amp;umber points for</source>
        <translation>Αρί&amp;θμηση θέσεων για</translation>
    </message>
    <message>
        <source>&amp;Pip counts</source>
        <translation>&amp;Μέτρημα βημάτων</translation>
    </message>
    <message>
        <source>&amp;Winning chances</source>
        <translation>&amp;Πιθανότητες νίκης</translation>
    </message>
    <message>
        <source>&amp;Last move</source>
        <translation>Τε&amp;λευταία κίνηση</translation>
    </message>
    <message>
        <source>&amp;Two-checker start</source>
        <translation>&amp;Ξεκίνημα με δύο πούλια</translation>
    </message>
    <message>
        <source>&amp;Bear off</source>
        <translation>Μά&amp;ζεμα</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>Περιοχή μαζέμα&amp;τος</translation>
    </message>
    <message>
        <source>Sp&amp;eed of checkers</source>
        <translation>Ταχύτητα π&amp;ουλιών</translation>
    </message>
    <message>
        <source>Speed of d&amp;ice</source>
        <translation>Ταχύτητα ζα&amp;ριών</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Λιγότερα &amp;εφέ κίνησης</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Γλώσσα</translation>
    </message>
</context>
<context>
    <name>SetupControls</name>
    <message>
        <source>not rolled yet</source>
        <translation>χωρίς ζαριά ακόμα</translation>
    </message>
    <message>
        <source>The game whose rules apply</source>
        <translation>Ποιου παιχνιδιού οι κανόνες ισχύουν εδώ</translation>
    </message>
    <message>
        <source>The roll to play, if the dice have been rolled</source>
        <translation>Η ζαριά που παίζεται, αν έχει ριχτεί</translation>
    </message>
    <message>
        <source>The side to move</source>
        <translation>Η πλευρά που παίζει τώρα</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Παιχνίδι</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Παίζει</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Ζαριά</translation>
    </message>
    <message>
        <source>Rolls so far</source>
        <translation>Ζαριές ως τώρα</translation>
    </message>
    <message>
        <source>How often White has rolled in this game; 3 means 3 or more</source>
        <translation>Πόσες ζαριές έχει ρίξει ο Λευκός σε αυτό το παιχνίδι· το 3 σημαίνει και περισσότερες</translation>
    </message>
    <message>
        <source>How often Black has rolled in this game; 3 means 3 or more</source>
        <translation>Πόσες ζαριές έχει ρίξει ο Μαύρος σε αυτό το παιχνίδι· το 3 σημαίνει και περισσότερες</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Αρχική</translation>
    </message>
    <message>
        <source>&amp;Empty</source>
        <translation>Ά&amp;δειο</translation>
    </message>
    <message>
        <source>Put the rest at start</source>
        <translation>Τα άλλα στην αρχή</translation>
    </message>
    <message>
        <source>Bear &amp;off the rest</source>
        <translation>Τα άλλα &amp;μαζεμένα</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Α&amp;λλαγή πλευρών</translation>
    </message>
    <message>
        <source>Copy current ga&amp;me</source>
        <translation>Αντιγραφή του παι&amp;χνιδιού</translation>
    </message>
    <message>
        <source>Put all checkers where a game starts</source>
        <translation>Βάζει όλα τα πούλια όπως στην αρχή ενός παιχνιδιού</translation>
    </message>
    <message>
        <source>Take all checkers off the board</source>
        <translation>Βγάζει όλα τα πούλια από το τάβλι</translation>
    </message>
    <message>
        <source>Put the remaining checkers on their starting points</source>
        <translation>Βάζει τα υπόλοιπα πούλια στις αρχικές τους θέσεις</translation>
    </message>
    <message>
        <source>Bear off the remaining checkers</source>
        <translation>Μαζεύει τα υπόλοιπα πούλια</translation>
    </message>
    <message>
        <source>Swap the places of both sides</source>
        <translation>Ανταλλάσσει τις θέσεις των δύο πλευρών</translation>
    </message>
    <message>
        <source>Show the position of the current game</source>
        <translation>Δείχνει τη διάταξη του παιχνιδιού που παίζεται</translation>
    </message>
    <message>
        <source>{dice} (rest)</source>
        <translation>{dice} (υπόλοιπο)</translation>
    </message>
    <message>
        <source>{dice} (chain)</source>
        <translation>{dice} (αλυσίδα)</translation>
    </message>
</context>
<context>
    <name>SetupMode</name>
    <message>
        <source>Still to place: {checkers}</source>
        <translation>Μένουν να μπουν: {checkers}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Moves</source>
        <translation>Κινήσεις</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Σκορ</translation>
    </message>
</context>
<context>
    <name>SoundController</name>
    <message>
        <source>The sounds are on.</source>
        <translation>Οι ήχοι είναι ανοιχτοί.</translation>
    </message>
    <message>
        <source>The sounds are off. {key} switches them on again.</source>
        <translation>Οι ήχοι είναι κλειστοί. Με το {key} ανοίγουν πάλι.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Put back.</source>
        <translation>Το πούλι γύρισε στη θέση του.</translation>
    </message>
    <message numerus="yes">
        <source>{step}, %n time(s)</source>
        <translation>
            <numerusform>{step}, %Ln φορά</numerusform>
            <numerusform>{step}, %Ln φορές</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, then {next}</source>
        <translation>{first}, μετά {next}</translation>
    </message>
    <message>
        <source>{source} off</source>
        <translation>{source} έξω</translation>
    </message>
    <message>
        <source>from the bar to {target}, hitting</source>
        <translation>από την μπάρα στο {target}, με χτύπημα</translation>
    </message>
    <message>
        <source>from the bar to {target}</source>
        <translation>από την μπάρα στο {target}</translation>
    </message>
    <message>
        <source>from the reserve to {target}, hitting</source>
        <translation>από το απόθεμα στο {target}, με χτύπημα</translation>
    </message>
    <message>
        <source>from the reserve to {target}</source>
        <translation>από το απόθεμα στο {target}</translation>
    </message>
    <message>
        <source>{source} to {target}, hitting</source>
        <translation>{source} στο {target}, με χτύπημα</translation>
    </message>
    <message>
        <source>{source} to {target}, pinning</source>
        <translation>{source} στο {target}, με πλάκωμα</translation>
    </message>
    <message>
        <source>{source} to {target}</source>
        <translation>{source} στο {target}</translation>
    </message>
    <message>
        <source>White rolls {white}, Black rolls {black}.</source>
        <translation>Ο Λευκός φέρνει {white}, ο Μαύρος {black}.</translation>
    </message>
    <message>
        <source>White rolls {white}, Black rolls {black}: {name} starts.</source>
        <translation>Ο Λευκός φέρνει {white}, ο Μαύρος {black}. {name} αρχίζει.</translation>
    </message>
    <message>
        <source>{name} rolls {high} and {low}.</source>
        <translation>{name} φέρνει {high} και {low}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Πάτε πάσο.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} πάει πάσο.</translation>
    </message>
    <message>
        <source>{name} plays {play}.</source>
        <translation>{name} παίζει {play}.</translation>
    </message>
    <message>
        <source>The chain goes on: {dice}. </source>
        <translation>Η αλυσίδα συνεχίζεται: {dice}. </translation>
    </message>
    <message>
        <source>The rest of the chain: {dice}. </source>
        <translation>Το υπόλοιπο της αλυσίδας: {dice}. </translation>
    </message>
    <message>
        <source>{name}: {play}.</source>
        <translation>{name}: {play}.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Αναιρέθηκε.</translation>
    </message>
    <message>
        <source>Redone.</source>
        <translation>Έγινε ξανά.</translation>
    </message>
    <message>
        <source>You double to {value}.</source>
        <translation>Διπλασιάζετε στο {value}.</translation>
    </message>
    <message>
        <source>{name} doubles to {value}.</source>
        <translation>{name} διπλασιάζει στο {value}.</translation>
    </message>
    <message>
        <source>You take the double.</source>
        <translation>Δέχεστε τον διπλασιασμό.</translation>
    </message>
    <message>
        <source>{name} takes the double.</source>
        <translation>{name} δέχεται τον διπλασιασμό.</translation>
    </message>
    <message>
        <source>You drop the double.</source>
        <translation>Απορρίπτετε τον διπλασιασμό.</translation>
    </message>
    <message>
        <source>{name} drops the double.</source>
        <translation>{name} απορρίπτει τον διπλασιασμό.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>Παραιτείστε.</translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation>{name} παραιτείται.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Craw&amp;ford game</source>
        <translation>Παιχνίδ&amp;ι Crawford</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>στη μέση</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>χωρίς παρτίδα</translation>
    </message>
    <message>
        <source>Cu&amp;be</source>
        <translation>Κύ&amp;βος</translation>
    </message>
    <message>
        <source>Po&amp;ints to win</source>
        <translation>Πόντ&amp;οι για νίκη</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Σκορ</translation>
    </message>
    <message>
        <source>The points that White has</source>
        <translation>Οι πόντοι του Λευκού</translation>
    </message>
    <message>
        <source>The points that Black has</source>
        <translation>Οι πόντοι του Μαύρου</translation>
    </message>
    <message>
        <source>What the cube shows; a cube that has not been turned shows 1</source>
        <translation>Τι δείχνει ο κύβος· αν δεν έχει γυρίσει, μετράει 1</translation>
    </message>
    <message>
        <source>Who owns the cube and may double next</source>
        <translation>Ποιος έχει τον κύβο και μπορεί να διπλασιάσει</translation>
    </message>
    <message>
        <source>The points needed to win the match</source>
        <translation>Πόντοι για τη νίκη στην παρτίδα</translation>
    </message>
    <message>
        <source>The one game without the cube, after a side has come within a point of winning</source>
        <translation>Το μόνο παιχνίδι χωρίς κύβο, όταν κάποιος φτάσει έναν πόντο πριν από τη νίκη</translation>
    </message>
</context>
<context>
    <name>StrategyLesson</name>
    <message>
        <source>Rolled out to the end, this move wins {wins} of the games ({mars} as a mars); {natural} wins {natural_wins} ({natural_mars} as a mars).</source>
        <translation>Αν παιχτεί ως το τέλος, αυτή η κίνηση κερδίζει το {wins} των παιχνιδιών (το {mars} με διπλό)· η {natural} κερδίζει το {natural_wins} (το {natural_mars} με διπλό).</translation>
    </message>
    <message>
        <source>Rolled out to the end, this move wins {wins} of the games; {natural} wins {natural_wins}.</source>
        <translation>Αν παιχτεί ως το τέλος, αυτή η κίνηση κερδίζει το {wins} των παιχνιδιών· η {natural} κερδίζει το {natural_wins}.</translation>
    </message>
    <message>
        <source>No stacks</source>
        <translation>Όχι στοίβες</translation>
    </message>
    <message>
        <source>Two checkers hold a point as well as five do. The other three in the stack block nothing and leave you fewer ways to play the next roll. On points of their own they would help you.</source>
        <translation>Δύο πούλια κρατούν μια θέση εξίσου καλά με πέντε. Τα άλλα τρία της στοίβας δεν εμποδίζουν τίποτα, και σας αφήνουν λιγότερους τρόπους να παίξετε την επόμενη ζαριά. Σε δικές τους θέσεις θα σας βοηθούσαν.</translation>
    </message>
    <message>
        <source>Five of your checkers stand on 18. You have rolled 2-1: make a new point with it.</source>
        <translation>Πέντε πούλια σας στέκονται στο 18. Φέρατε 2-1: κάντε με αυτό μια νέα πόρτα.</translation>
    </message>
    <message>
        <source>Three points in a row: 19, 18 and 17. Half of Black’s rolls pin the checker on 20, and still this is much better: a wall is worth a risk, a stack is worth nothing.</source>
        <translation>Τρεις πόρτες στη σειρά: 19, 18 και 17. Οι μισές ζαριές του Μαύρου πλακώνουν το πούλι στο 20, και πάλι αυτό είναι πολύ καλύτερο: το φράγμα αξίζει το ρίσκο, η στοίβα δεν αξίζει τίποτα.</translation>
    </message>
    <message>
        <source>That is legal, but it makes no new point. Take it back: from 19 a checker reaches point 17 with the 2, and from 18 another one with the 1.</source>
        <translation>Παίζεται κι έτσι, αλλά δεν έγινε νέα πόρτα. Αναιρέστε την κίνηση: από το 19 ένα πούλι φτάνει στη θέση 17 με το 2, και από το 18 ένα άλλο με το 1.</translation>
    </message>
    <message>
        <source>No checker stands alone now, but seven of them stand on one point. Take it back and make point 17: from 19 with the 2, from 18 with the 1.</source>
        <translation>Κανένα πούλι δεν είναι μόνο τώρα, αλλά επτά στέκονται σε μία θέση. Αναιρέστε την κίνηση και κάντε πόρτα στο 17: από το 19 με το 2, από το 18 με το 1.</translation>
    </message>
    <message>
        <source>The prime</source>
        <translation>Το φράγμα</translation>
    </message>
    <message>
        <source>Your points in an unbroken row are a prime. A checker cannot get past six of them at all, and past five only with a 6 from the point right before them. All of Black’s checkers still have to pass yours.</source>
        <translation>Πόρτες σας στη σειρά χωρίς κενό είναι φράγμα. Από έξι δεν περνάει κανένα πούλι, και από πέντε μόνο με 6 από τη θέση ακριβώς μπροστά τους. Όλα τα πούλια του Μαύρου έχουν ακόμα να περάσουν από τα δικά σας.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Make a prime of five points.</source>
        <translation>Φέρατε 5-3. Κάντε φράγμα από πέντε πόρτες.</translation>
    </message>
    <message>
        <source>From 18 to 14 all is closed, and Black has to break up points while waiting for a 6. Your checker on 21 stands alone, but only 2 of 36 rolls reach it.</source>
        <translation>Από το 18 ως το 14 όλα είναι κλειστά, και όσο περιμένει ένα 6 ο Μαύρος πρέπει να χαλάει τις πόρτες του. Το πούλι σας στο 21 είναι μόνο, αλλά μόνο 2 από τις 36 ζαριές το φτάνουν.</translation>
    </message>
    <message>
        <source>That is legal, but Black can still pass through point 16. Take it back. The 5 from 21 and the 3 from 19 both reach it.</source>
        <translation>Παίζεται κι έτσι, αλλά ο Μαύρος μπορεί ακόμα να περάσει από τη θέση 16. Αναιρέστε την κίνηση. Εκεί φτάνουν το 5 από το 21 και το 3 από το 19.</translation>
    </message>
    <message>
        <source>Nothing stands alone now, but Black can pass through the gap on 16. A prime is worth a small risk. Take it back and bring two checkers to 16, from 21 and from 19.</source>
        <translation>Κανένα δεν είναι μόνο τώρα, αλλά ο Μαύρος μπορεί να περάσει από το κενό στο 16. Το φράγμα αξίζει ένα μικρό ρίσκο. Αναιρέστε την κίνηση και φέρτε δύο πούλια στο 16, από το 21 και από το 19.</translation>
    </message>
    <message>
        <source>The last two</source>
        <translation>Τα δύο τελευταία</translation>
    </message>
    <message>
        <source>Think of the mother early. If you leave one checker alone on 24, Black can pin it there, and a pinned mother loses nearly every game. Later there may be no open point left to go to. So keep at least two on 24 or leave with both.</source>
        <translation>Σκεφτείτε νωρίς τη μάνα. Αν αφήσετε ένα πούλι μόνο στο 24, ο Μαύρος μπορεί να το πλακώσει εκεί, και πλακωμένη μάνα χάνει σχεδόν κάθε παιχνίδι. Αργότερα ίσως δεν υπάρχει ανοιχτή θέση για να πάτε. Γι’ αυτό κρατήστε στο 24 τουλάχιστον δύο ή φύγετε και με τα δύο.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Which checkers should move?</source>
        <translation>Φέρατε 6-3. Ποια πούλια να φύγουν;</translation>
    </message>
    <message>
        <source>Both have left: point 24 is empty, and there is no mother to pin any more. The checker on 21 is alone for one turn. That is a fair price.</source>
        <translation>Έφυγαν και τα δύο: η θέση 24 είναι άδεια, και δεν υπάρχει πια μάνα για πλάκωμα. Το πούλι στο 21 μένει μόνο για μια κίνηση. Αυτό είναι το τίμημα, και αξίζει.</translation>
    </message>
    <message>
        <source>That is legal, but the two on 24 should not wait any longer. Take it back and move one of them with the 6 and the other with the 3.</source>
        <translation>Παίζεται κι έτσι, αλλά τα δύο στο 24 δεν πρέπει να περιμένουν άλλο. Αναιρέστε την κίνηση και παίξτε το ένα με το 6 και το άλλο με το 3.</translation>
    </message>
    <message>
        <source>Now your mother stands alone on 24. Take it back and move both checkers from there: one with the 6, the other with the 3.</source>
        <translation>Τώρα η μάνα σας είναι μόνη στο 24. Αναιρέστε την κίνηση και παίξτε και τα δύο από εκεί: το ένα με το 6, το άλλο με το 3.</translation>
    </message>
    <message>
        <source>Pin low</source>
        <translation>Πλακώστε χαμηλά</translation>
    </message>
    <message>
        <source>Not all pins are worth the same. A pin in your home can stay until you bear off, and the lower its point, the longer Black has to wait. A pin far from home has to be given up soon, because your own checkers must go on.</source>
        <translation>Δεν αξίζουν όλα τα πλακώματα το ίδιο. Στην περιοχή μαζέματός σας το κρατάτε ώσπου να μαζέψετε, και όσο πιο χαμηλή η θέση, τόσο περισσότερο περιμένει ο Μαύρος. Μακριά από εκεί σύντομα το αφήνετε, γιατί τα πούλια σας πρέπει να προχωρούν.</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Black has left two checkers alone. Pin one.</source>
        <translation>Φέρατε 5-3. Ο Μαύρος έχει αφήσει δύο πούλια μόνα. Πλακώστε ένα.</translation>
    </message>
    <message>
        <source>With the 5 you touch down on 6, with the 3 you go on to 3 and stay there. Black will often pin your checker on 11 in return, but that pin cannot last as long as yours.</source>
        <translation>Με το 5 πατάτε στο 6, με το 3 συνεχίζετε στο 3 και μένετε εκεί. Συχνά ο Μαύρος θα πλακώσει κι αυτός το πούλι σας στο 11, αλλά δεν μπορεί να το κρατήσει όσο εσείς.</translation>
    </message>
    <message>
        <source>That is legal, but it pins nothing. Take it back. The 5 from 11 reaches one black checker, and the 3 from there the other.</source>
        <translation>Παίζεται κι έτσι, αλλά δεν πλακώνει τίποτα. Αναιρέστε την κίνηση. Το 5 από το 11 φτάνει το ένα μαύρο πούλι, και το 3 από εκεί το άλλο.</translation>
    </message>
    <message>
        <source>A good pin, but there is a better one. Take it back and move the same checker on: from 6 to 3.</source>
        <translation>Καλό πλάκωμα, αλλά υπάρχει καλύτερο. Αναιρέστε την κίνηση και συνεχίστε με το ίδιο πούλι: από το 6 στο 3.</translation>
    </message>
    <message>
        <source>Their mother</source>
        <translation>Η μάνα του αντιπάλου</translation>
    </message>
    <message>
        <source>The best pin of all is Black’s mother on point 1. You leave point 1 last of all, so Black bears off nothing and you win a mars. For that you may leave checkers alone elsewhere, but not your own mother: if both are pinned, the game is a draw.</source>
        <translation>Το καλύτερο πλάκωμα είναι η μάνα του Μαύρου στη θέση 1. Τη θέση 1 την αφήνετε τελευταία, οπότε ο Μαύρος δεν μαζεύει τίποτα και κερδίζετε διπλό. Γι’ αυτό μπορείτε να αφήσετε αλλού μονά πούλια, όχι όμως τη δική σας μάνα: αν πλακωθούν και οι δύο, το παιχνίδι είναι ισόπαλο.</translation>
    </message>
    <message>
        <source>You have rolled 6-1. You could make a point on 7. Is there something better?</source>
        <translation>Φέρατε 6-1. Μπορείτε να κάνετε πόρτα στο 7. Υπάρχει κάτι καλύτερο;</translation>
    </message>
    <message>
        <source>Caught! Now take your time to bring the others home and keep your own last checkers together until they leave point 24.</source>
        <translation>Πιάστηκε! Τώρα φέρτε τα άλλα χωρίς βιασύνη, και κρατήστε τα τελευταία σας πούλια μαζί ώσπου να φύγουν από τη θέση 24.</translation>
    </message>
    <message>
        <source>That is legal, but Black’s mother gets away. Take it back. The 6 from 7 lands on it, and so do both dice together from 8.</source>
        <translation>Παίζεται κι έτσι, αλλά η μάνα του Μαύρου ξεφεύγει. Αναιρέστε την κίνηση. Το 6 από το 7 πέφτει πάνω της, και το ίδιο τα δύο ζάρια μαζί από το 8.</translation>
    </message>
    <message>
        <source>A good point, but a chance like this comes once. Take it back and play the 6 from 7: it lands on Black’s mother.</source>
        <translation>Καλή πόρτα, αλλά τέτοια ευκαιρία έρχεται μία φορά. Αναιρέστε την κίνηση και παίξτε το 6 από το 7: πέφτει πάνω στη μάνα του Μαύρου.</translation>
    </message>
    <message>
        <source>When not to pin</source>
        <translation>Πότε δεν πλακώνουμε</translation>
    </message>
    <message>
        <source>A pin costs something, too: the checkers that make it leave their points. You already pin a checker on 6. You could pin the one on 7 as well, from 16, but then three of your checkers would stand alone and your wall would have a hole.</source>
        <translation>Και το πλάκωμα κοστίζει κάτι: τα πούλια που χρειάζεται αφήνουν τις θέσεις τους. Κρατάτε ήδη ένα πούλι στο 6. Μπορείτε να πλακώσετε και εκείνο στο 7, από το 16, αλλά τότε τρία δικά σας θα έμεναν μόνα και το φράγμα σας θα είχε τρύπα.</translation>
    </message>
    <message>
        <source>You have rolled 6-3. Play so that your wall gets stronger.</source>
        <translation>Φέρατε 6-3. Παίξτε έτσι ώστε το φράγμα σας να δυναμώσει.</translation>
    </message>
    <message>
        <source>Now 20, 18, 17, 16 and 14 are closed to Black, and Black has nothing to pin. One good pin with a wall is better than two pins without.</source>
        <translation>Τώρα το 20, το 18, το 17, το 16 και το 14 είναι κλειστά για τον Μαύρο, και δεν έχει τι να πλακώσει. Ένα καλό πλάκωμα με φράγμα είναι καλύτερο από δύο χωρίς.</translation>
    </message>
    <message>
        <source>That is legal, but there is something better. Take it back. The 6 brings the checker on 22 to 16, and the 3 one from 20 to 17.</source>
        <translation>Παίζεται κι έτσι, αλλά υπάρχει κάτι καλύτερο. Αναιρέστε την κίνηση. Το 6 φέρνει το πούλι από το 22 στο 16, και το 3 ένα από το 20 στο 17.</translation>
    </message>
    <message>
        <source>A second pin, but look at what is left behind: checkers alone on 22 and 16, and a hole in the wall. Take it back and move 22/16 and 20/17.</source>
        <translation>Δεύτερο πλάκωμα, αλλά δείτε τι μένει πίσω: μονά πούλια στο 22 και στο 16, και μια τρύπα στο φράγμα. Αναιρέστε την κίνηση και παίξτε 22/16 και 20/17.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Χρονισμός</translation>
    </message>
    <message>
        <source>A pin is worth most if you can hold it longer than Black can wait. Every roll has to be played, so count the moves that your other checkers still have. When they run out, the pin has to go.</source>
        <translation>Το πλάκωμα αξίζει περισσότερο αν το κρατάτε πιο πολύ απ’ όσο μπορεί να περιμένει ο Μαύρος. Κάθε ζαριά πρέπει να παιχτεί, γι’ αυτό μετρήστε τις κινήσεις που μένουν στα άλλα πούλια σας. Όταν τελειώσουν, το πλάκωμα χάνεται.</translation>
    </message>
    <message>
        <source>You pin a checker on 8 and one on 5. You have rolled 4-2. Keep both pins.</source>
        <translation>Κρατάτε ένα πούλι στο 8 και ένα στο 5. Φέρατε 4-2. Κρατήστε και τα δύο πλακωμένα.</translation>
    </message>
    <message>
        <source>The two at the back have made the moves, and now they are closer to the others. Those in front wait: you will need their moves later.</source>
        <translation>Τα δύο πιο πίσω εκμεταλλεύονται τον χρόνο, και τώρα είναι πιο κοντά στα άλλα. Τα μπροστινά περιμένουν: τις κινήσεις τους θα τις χρειαστείτε αργότερα.</translation>
    </message>
    <message>
        <source>That is legal, but there is a better way to use the time. Take it back and move the two checkers on 21, one with each die.</source>
        <translation>Παίζεται κι έτσι, αλλά υπάρχει καλύτερος τρόπος να εκμεταλλευτείτε τον χρόνο. Αναιρέστε την κίνηση και παίξτε τα δύο πούλια στο 21, ένα με κάθε ζάρι.</translation>
    </message>
    <message>
        <source>One of your pins is gone, and Black’s checker is free. Take it back and move the two checkers on 21, one with each die.</source>
        <translation>Ένα από τα πλακωμένα πούλια του Μαύρου είναι τώρα ελεύθερο. Αναιρέστε την κίνηση και παίξτε τα δύο πούλια στο 21, ένα με κάθε ζάρι.</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Ο αγώνας δρόμου</translation>
    </message>
    <message>
        <source>Once the two sides have passed each other, only the race counts: fewer pips to go is better. You need 62 pips, Black needs 78. If you lead, break contact; if you are behind, keep it.</source>
        <translation>Όταν οι δύο πλευρές έχουν πια προσπεράσει η μία την άλλη, μετράει μόνο ο αγώνας δρόμου: όσα λιγότερα βήματα μένουν, τόσο το καλύτερο. Εσείς χρειάζεστε 62 βήματα, ο Μαύρος 78. Αν προηγείστε, διακόψτε την επαφή· αν είστε πίσω, κρατήστε την.</translation>
    </message>
    <message>
        <source>Both are past, so nothing can be pinned any more: even checkers that stand alone are safe now. That was the whole lesson. There is more on the Strategy page in the Help menu.</source>
        <translation>Πέρασαν και τα δύο, και τίποτα δεν μπορεί πια να πλακωθεί: ακόμα και τα μονά πούλια είναι ασφαλή. Αυτό ήταν όλο το μάθημα. Περισσότερα έχει η σελίδα «Στρατηγική» στο μενού «Βοήθεια».</translation>
    </message>
    <message>
        <source>You have rolled 5-3. Two black checkers on 11 are still in your way. Wait, or run?</source>
        <translation>Φέρατε 5-3. Δύο μαύρα πούλια στο 11 είναι ακόμα στον δρόμο σας. Περιμένετε ή τρέχετε;</translation>
    </message>
    <message>
        <source>That is legal, but one of your checkers still has to pass Black, alone. Take it back and run with both from 12.</source>
        <translation>Παίζεται κι έτσι, αλλά ένα πούλι σας έχει ακόμα να περάσει μόνο του από τον Μαύρο. Αναιρέστε την κίνηση και τρέξτε και με τα δύο από το 12.</translation>
    </message>
    <message>
        <source>You lead, so time works against you here: soon one of the two would have to go alone and could be pinned. Take it back and run with both from 12.</source>
        <translation>Προηγείστε, άρα ο χρόνος δουλεύει εναντίον σας: σύντομα το ένα από τα δύο θα πρέπει να φύγει μόνο του και μπορεί να πλακωθεί. Αναιρέστε την κίνηση και τρέξτε και με τα δύο από το 12.</translation>
    </message>
    <message>
        <source>Second lesson: strategy</source>
        <translation>Δεύτερο μάθημα: στρατηγική</translation>
    </message>
</context>
<context>
    <name>TextRow</name>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Κείμενο</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Same as the board</source>
        <translation>Όπως το τάβλι</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Ξύλο</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Τσόχα</translation>
    </message>
    <message>
        <source>Leather</source>
        <translation>Δέρμα</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Απλό</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Σκούρο</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Υψηλή αντίθεση</translation>
    </message>
    <message>
        <source>Ivory and ebony</source>
        <translation>Φίλντισι και έβενος</translation>
    </message>
    <message>
        <source>Ivory and cherry</source>
        <translation>Φίλντισι και κερασιά</translation>
    </message>
    <message>
        <source>Pearl and navy</source>
        <translation>Πέρλα και σκούρο μπλε</translation>
    </message>
    <message>
        <source>Honey and walnut</source>
        <translation>Μέλι και καρυδιά</translation>
    </message>
    <message>
        <source>Noughts and crosses</source>
        <translation>Κύκλοι και σταυροί</translation>
    </message>
</context>
<context>
    <name>ThemeFolder</name>
    <message>
        <source>The boards folder cannot be created.</source>
        <translation>Ο φάκελος ταβλιών δεν μπορεί να δημιουργηθεί.</translation>
    </message>
    <message>
        <source>The system cannot show the boards folder. It is here:</source>
        <translation>Το σύστημα δεν μπορεί να εμφανίσει τον φάκελο ταβλιών. Βρίσκεται εδώ:</translation>
    </message>
    <message>
        <source>This is not a match. Your own boards and checkers belong in the boards folder.</source>
        <translation>Αυτό δεν είναι παρτίδα. Τα δικά σας τάβλια και πούλια μπαίνουν στον φάκελο ταβλιών.</translation>
    </message>
</context>
<context>
    <name>TotalsView</name>
    <message>
        <source>Totals</source>
        <translation>Σύνολα</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Αυτό το παιχνίδι</translation>
    </message>
    <message>
        <source>Whole match</source>
        <translation>Όλη η παρτίδα</translation>
    </message>
</context>
<context>
    <name>TurnLines</name>
    <message>
        <source>no move</source>
        <translation>καμία κίνηση</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>παραίτηση</translation>
    </message>
    <message>
        <source>doubles to {value}</source>
        <translation>διπλασιασμός στο {value}</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>αποδοχή</translation>
    </message>
    <message>
        <source>drops</source>
        <translation>απόρριψη</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>ίδια ζάρια</translation>
    </message>
    <message>
        <source>starts</source>
        <translation>έναρξη</translation>
    </message>
</context>
<context>
    <name>Tutor</name>
    <message>
        <source>{mark}: {play} loses {loss} points. There is a better move.</source>
        <translation>{mark}: με {play} χάνετε {loss} πόντους. Υπάρχει καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>{mark}: {play} loses {loss} points. {better} is better.</source>
        <translation>{mark}: με {play} χάνετε {loss} πόντους. Καλύτερη είναι η {better}.</translation>
    </message>
    <message>
        <source>Your move wins {after} of the games, the better one {before}.</source>
        <translation>Η κίνησή σας κερδίζει το {after} των παιχνιδιών, η καλύτερη το {before}.</translation>
    </message>
    <message>
        <source>{mark}: {play}. {better} is better.</source>
        <translation>{mark}: {play}. Καλύτερη είναι η {better}.</translation>
    </message>
    <message>
        <source>{mark}: {play}. There is a better move.</source>
        <translation>{mark}: {play}. Υπάρχει καλύτερη κίνηση.</translation>
    </message>
    <message>
        <source>{mark}: doubling loses {loss} points. It is better to roll.</source>
        <translation>{mark}: με τον διπλασιασμό χάνετε {loss} πόντους. Καλύτερα να ρίξετε.</translation>
    </message>
    <message>
        <source>{mark}: it is better to roll.</source>
        <translation>{mark}: καλύτερα να ρίξετε.</translation>
    </message>
    <message>
        <source>{mark}: rolling loses {loss} points. It is better to double.</source>
        <translation>{mark}: αν ρίξετε, χάνετε {loss} πόντους. Καλύτερα να διπλασιάσετε.</translation>
    </message>
    <message>
        <source>{mark}: it is better to double.</source>
        <translation>{mark}: καλύτερα να διπλασιάσετε.</translation>
    </message>
    <message>
        <source>{mark}: taking loses {loss} points. It is better to drop.</source>
        <translation>{mark}: με την αποδοχή χάνετε {loss} πόντους. Καλύτερα να απορρίψετε.</translation>
    </message>
    <message>
        <source>{mark}: it is better to drop.</source>
        <translation>{mark}: καλύτερα να απορρίψετε.</translation>
    </message>
    <message>
        <source>{mark}: dropping loses {loss} points. It is better to take.</source>
        <translation>{mark}: με την απόρριψη χάνετε {loss} πόντους. Καλύτερα να δεχτείτε.</translation>
    </message>
    <message>
        <source>{mark}: it is better to take.</source>
        <translation>{mark}: καλύτερα να δεχτείτε.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Διπλασιασμός</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Ρίξτε</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Αποδοχή</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Απόρριψη</translation>
    </message>
</context>
<context>
    <name>TutorBar</name>
    <message>
        <source>Tutor</source>
        <translation>Δάσκαλος</translation>
    </message>
    <message>
        <source>Show better move</source>
        <translation>Η καλύτερη κίνηση</translation>
    </message>
    <message>
        <source>Show the better move by arrows on the board (B)</source>
        <translation>Η καλύτερη κίνηση με βέλη στο τάβλι (B)</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Αναίρεση της κίνησης</translation>
    </message>
    <message>
        <source>Undo the move (Ctrl+Shift+Z)</source>
        <translation>Αναίρεση της κίνησης (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Ας παιχτεί έτσι</translation>
    </message>
    <message>
        <source>End the turn with this move (Space)</source>
        <translation>Τέλος της κίνησης όπως παίχτηκε (διάστημα)</translation>
    </message>
    <message>
        <source>{action} anyway</source>
        <translation>{action} παρ’ όλα αυτά</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>Earlier position</source>
        <translation>Παλιότερη διάταξη</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Η προηγούμενη κίνηση</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Η επόμενη κίνηση</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Παίξτε από εδώ</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>Νέο παιχνίδι από αυτή τη διάταξη</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Πίσω στην παρτίδα</translation>
    </message>
    <message>
        <source>Show the current position again (Esc)</source>
        <translation>Εμφάνιση της τωρινής διάταξης (Esc)</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Still new to it? The first lesson shows how it works.</source>
        <translation>Δεν το ξέρετε καλά ακόμα; Το πρώτο μάθημα δείχνει πώς παίζεται.</translation>
    </message>
    <message>
        <source>Welcome! {game} is ready: roll the dice. New to it? The first lesson shows how it works.</source>
        <translation>Καλώς ήρθατε! Το παιχνίδι είναι έτοιμο: {game}. Ρίξτε τα ζάρια. Πρώτη φορά; Το πρώτο μάθημα δείχνει πώς παίζεται.</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Νέα παρτίδα…</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Πρώτο μάθημα</translation>
    </message>
</context>
<context>
    <name>WordRow</name>
    <message>
        <source>Your word for the dice</source>
        <translation>Η λέξη σας για τα ζάρια</translation>
    </message>
    <message>
        <source>The dice follow from the secret seed and from your word, so no one can choose them</source>
        <translation>Τα ζάρια προκύπτουν από τον μυστικό σπόρο και από τη λέξη σας: κανείς δεν μπορεί να τα διαλέξει</translation>
    </message>
    <message>
        <source>&amp;Random</source>
        <translation>&amp;Τυχαία</translation>
    </message>
    <message>
        <source>Fill in a random word</source>
        <translation>Συμπληρώνει μια τυχαία λέξη</translation>
    </message>
    <message>
        <source>SHA-256 of the secret seed, which has already been drawn</source>
        <translation>SHA-256 του μυστικού σπόρου, που έχει ήδη κληρωθεί</translation>
    </message>
    <message>
        <source>Show the SHA-256 of the secret seed, to check the dice after the match</source>
        <translation>Δείχνει το SHA-256 του μυστικού σπόρου, για να ελέγξετε τα ζάρια μετά την παρτίδα</translation>
    </message>
</context>
</TS>
