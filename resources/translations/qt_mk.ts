<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="mk" sourcelanguage="en">
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Во ред</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зачувај</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Зачувај сѐ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Да за &amp;сите</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Не</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Н&amp;е за сите</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Прекини</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Обиди се пак</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Игнорирај</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Откажи</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отфрли</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помош</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Примени</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Врати</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Врати ги првичните</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>Во ред</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Во ред</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зачувај</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Откажи</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>За&amp;твори</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Затвори без зачувување</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Што е ова?</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Прикажи подробности...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Скриј подробности...</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Барај во:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Име на датотеката:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Вид датотеки:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Датотеки</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Отвори</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зачувај</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Избери</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Зачувај како</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Најди папка</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Оди назад</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Оди напред</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Надредена папка</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Оди во надредената папка</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Создај нова папка</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Создај нова папка</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Нова папка</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Нова папка</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Приказ како список</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Подробен приказ</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Премини на приказ како список</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Премини на подробен приказ</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Странична лента</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Список на места и обележувачи</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Сите датотеки (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Сите датотеки (*)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Преименувај</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Избриши</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Избриши</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Отстрани</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Прикажи &amp;скриени датотеки</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Прикажи </translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Неодамнешни места</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мојот компјутер</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Датотека</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Папка со датотеки</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Алијас</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Кратенка</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Непознато</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Датотека %1</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 веќе постои.
Да се замени?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Датотеката не е најдена.
Проверете дали името е точно.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Папката не е најдена.
Проверете дали името е точно.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>„%1“ е заштитено од запишување.
Да се избрише сепак?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Навистина да се избрише „%1“?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Папката не може да се избрише.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Големина</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Изменето</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мојот компјутер</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компјутер</translation>
    </message>
    <message>
        <source>%1 byte(s)</source>
        <translation>%1 бајта</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 бајта</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation>%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Неважечко име на датотека</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Името „%1“ не може да се користи.&lt;/b&gt;&lt;p&gt;Обидете се со друго, со помалку знаци или без интерпункција.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повтори</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Исечи</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;метни</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Избриши</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Избери сѐ</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Врати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повтори</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Исечи</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копирај</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Копирај ја адресата на &amp;врската</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;метни</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Избриши</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Избери сѐ</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Избери сѐ</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Нагоре</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Надо&amp;лу</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Отвори го списокот за избор</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Лизгај овде</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Лев раб</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Десен раб</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Почеток</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Крај</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Страница налево</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Страница надесно</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Страница нагоре</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Страница надолу</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Лизгај налево</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Лизгај надесно</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Лизгај нагоре</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Лизгај надолу</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Лизгај налево</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Лизгај надесно</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Притисни</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Вклучи или исклучи</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Фокусирај</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Прикажи мени</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Зголеми</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Намали</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Го извршува дејството</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Ја менува состојбата</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Го поставува фокусот</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Го прикажува менито</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Ја зголемува вредноста</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Ја намалува вредноста</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Претходна страница</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Следна страница</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Оди една страница назад</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Оди на следната страница</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Лизгај налево</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Лизгај надесно</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Лизгај нагоре</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Лизгај надолу</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Лизга налево</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Лизга надесно</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Лизга нагоре</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Лизга надолу</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Празно место</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Backtab</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Лево</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Горе</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Десно</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Долу</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>Services</source>
        <translation>Услуги</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Скриј го %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Скриј ги другите</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Прикажи сѐ</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Поставки...</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Излези од %1</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>За %1</translation>
    </message>
</context>
</TS>
