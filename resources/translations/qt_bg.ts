<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Търсене в:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Вид на файловете:</translation>
    </message>
</context>
</TS>
