; The installer for Windows: for one user, with no need of an administrator. installer.py beside this file compiles it,
; and passes VERSION, NUMBERS (VERSION as four numbers), BUNDLE (the frozen program's folder), ICONS and OUTPUT, and
; QUICK for one that is larger and soon made.
;
;   setup.exe /S [/D=FOLDER]             installs, or upgrades, and asks nothing
;   uninstall.exe /S [/GAMES=remove]     removes the program; games and settings too, if that is said
;
; Exit status 2: the program is running, and was left as it is.

Target amd64-unicode
Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
!ifdef QUICK
  SetCompressor zlib
!else
  SetCompressor /SOLID lzma
!endif

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define NAME "Tapa Desktop"
!define PROGRAM "tapa-desktop.exe"
!define ENGINE "tapa-engine.exe"
!define UNINSTALLER "uninstall.exe"
!define MATCH_ICON "tapa-match.ico"
!define MATCH "TapaDesktop.Match"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\tapa-desktop"
!define OWN_DATA "$LOCALAPPDATA\tapa-desktop" ; where app/storage/archive.py lets Qt put matches and settings
!define OWN_LOG "$LOCALAPPDATA\State\tapa-desktop" ; and the log

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey CompanyName "The Tapa Desktop developers"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${NAME}"
VIAddVersionKey LegalCopyright "The Tapa Desktop developers, MIT License"

!define MUI_ICON "${ICONS}\tapa-desktop.ico"
!define MUI_UNICON "${ICONS}\tapa-desktop.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP side.bmp
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_COMPONENTSPAGE_NODESC
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

!include languages.nsh

; Goes on when nobody runs a program of the folder, since Windows lets nobody write to one that runs.
!macro WaitUntilClosed FILE
  ${DoWhile} ${FileExists} "$INSTDIR\${FILE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${IfNot} ${Errors}
      FileClose $0
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillRuns)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Quit
    ${EndIf}
  ${Loop}
!macroend

; Takes out what an installer has put into the folder, and nothing that anybody else has.
!macro RemoveProgram
  !insertmacro WaitUntilClosed "${PROGRAM}"
  !insertmacro WaitUntilClosed "${ENGINE}"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\${ENGINE}"
  Delete "$INSTDIR\${MATCH_ICON}"
!macroend

; Lets the desktop look again at what opens which file.
!macro TellTheDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "-program"
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}\*"
  File "${ICONS}\${MATCH_ICON}"
  WriteUninstaller "$INSTDIR\${UNINSTALLER}"
  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

Section "-type of file"
  WriteRegStr HKCU "${CLASSES}\.tapa" "" "${MATCH}"
  WriteRegStr HKCU "${CLASSES}\.tapa\OpenWithProgids" "${MATCH}" ""
  WriteRegStr HKCU "${CLASSES}\${MATCH}" "" "$(Match)"
  WriteRegStr HKCU "${CLASSES}\${MATCH}\DefaultIcon" "" "$INSTDIR\${MATCH_ICON}"
  WriteRegStr HKCU "${CLASSES}\${MATCH}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  !insertmacro TellTheDesktop
SectionEnd

Section "-list of programs"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Tapa Desktop developers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\${UNINSTALLER}"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\${UNINSTALLER}" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "un.$(TheProgram)" RemoveTheProgram
  SectionIn RO
  !insertmacro RemoveProgram
  Delete "$INSTDIR\${UNINSTALLER}"
  RMDir "$INSTDIR" ; only if nothing else is in it
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.tapa" ""
  ${If} $0 == "${MATCH}" ; another program may have taken the files over
    DeleteRegValue HKCU "${CLASSES}\.tapa" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.tapa\OpenWithProgids" "${MATCH}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.tapa\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.tapa"
  DeleteRegKey HKCU "${CLASSES}\${MATCH}"
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro TellTheDesktop
SectionEnd

Section /o "un.$(GamesAndSettings)" RemoveGames
  RMDir /r "${OWN_DATA}"
  RMDir /r "${OWN_LOG}"
  RMDir "$LOCALAPPDATA\State" ; only if nothing else is in it
SectionEnd

Function un.onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/GAMES=" $1
  ${IfNot} ${Errors}
  ${AndIf} $1 == "remove"
    SectionSetFlags ${RemoveGames} 1 ; selected
  ${EndIf}
FunctionEnd
