; What stands in for the frozen program where the installer is tried: it writes down the command line that started it,
; and runs as long as there is a file "stay" beside what it wrote.

Target amd64-unicode
Unicode true
SilentInstall silent
RequestExecutionLevel user
OutFile "${OUTPUT}"

!include LogicLib.nsh

Section
  FileOpen $0 "$TEMP\started.txt" w
  FileWriteUTF16LE $0 $CMDLINE
  FileClose $0
  ${DoWhile} ${FileExists} "$TEMP\stay"
    Sleep 20
  ${Loop}
SectionEnd
