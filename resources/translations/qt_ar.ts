<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>ال&amp;مكان:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;نوع الملفات:</translation>
    </message>
</context>
</TS>
