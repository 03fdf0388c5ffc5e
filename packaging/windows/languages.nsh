; The languages of the installer, which are those of the program. It speaks the system's own, or else the first of these.

!macro Language NAME MATCH RUNS PROGRAM GAMES
  !insertmacro MUI_LANGUAGE "${NAME}"
  LangString Match ${LANG_${NAME}} "${MATCH}"
  LangString StillRuns ${LANG_${NAME}} "${RUNS}"
  LangString TheProgram ${LANG_${NAME}} "${PROGRAM}"
  LangString GamesAndSettings ${LANG_${NAME}} "${GAMES}"
!macroend

!insertmacro Language "English" \
  "Tapa Desktop match" \
  "Tapa Desktop is running. Please close it, then try again." \
  "The program" \
  "My games, statistics and preferences too"
!insertmacro Language "Bulgarian" \
  "Мач на Tapa Desktop" \
  "Tapa Desktop работи. Моля, затворете програмата и опитайте отново." \
  "Програмата" \
  "Също и моите игри, статистики и настройки"
!insertmacro Language "Greek" \
  "Παρτίδα του Tapa Desktop" \
  "Το Tapa Desktop είναι ανοιχτό. Κλείστε το και προσπαθήστε ξανά." \
  "Το πρόγραμμα" \
  "Και τα παιχνίδια, τα στατιστικά και οι προτιμήσεις μου"
!insertmacro Language "Macedonian" \
  "Партија на Tapa Desktop" \
  "Tapa Desktop работи. Ве молиме, затворете ја програмата и обидете се повторно." \
  "Програмата" \
  "И моите игри, статистики и поставки"
!insertmacro Language "Turkish" \
  "Tapa Desktop maçı" \
  "Tapa Desktop şu anda açık. Lütfen kapatıp yeniden deneyin." \
  "Program" \
  "Oyunlarım, istatistiklerim ve tercihlerim de"
!insertmacro Language "Arabic" \
  "مباراة Tapa Desktop" \
  "برنامج Tapa Desktop مفتوح. أغلقه من فضلك ثم حاول مرة أخرى." \
  "البرنامج" \
  "وكذلك ألعابي وإحصاءاتي وتفضيلاتي"
