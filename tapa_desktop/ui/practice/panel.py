"""The panel beside the board of the practice: the choice of positions, actions, and texts about a card.

The player's own mistakes or a pack are practised; a pack can be imported and exported as a file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QGridLayout, QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from tapa_desktop.app.background.task import BackgroundTask, Worker
from tapa_desktop.app.game_history.cards import Card
from tapa_desktop.app.storage.archive import dialog_dir
from tapa_desktop.app.storage.packs import SUFFIX, LoadedPack, PackFile, PackFolder
from tapa_desktop.app.storage.reading import is_long
from tapa_desktop.coach.decision import Action
from tapa_desktop.coach.pack import GRADES, Lesson, Pack, PackPosition, RoundKind, Theme, format_pack
from tapa_desktop.ui.board.view.accessible import announce
from tapa_desktop.ui.export import export_text, save_dialog, write_export
from tapa_desktop.ui.question_board import ExercisePanel
from tapa_desktop.ui.text.errors import at_file
from tapa_desktop.ui.widgets.dialogs import (
    ActionButton,
    AnswerButton,
    NextButton,
    OfferedButton,
    fill,
    fill_box,
    name_by_tip,
    window_action,
)
from tapa_desktop.ui.widgets.labels import PlainLabel

from .text import action_text, grade_name, pack_name, theme_name


class PackWork(Struct, frozen=True):
    """The chosen pack, the present one with its positions, None for own mistakes; its part; own lessons."""

    chosen: PackFile | None
    file: PackFile | None
    pack: Pack | None
    part: Lesson
    own: tuple[Lesson, ...]


class PackChooser(QWidget):
    """A list of the packs, below it the themes and the grades of the present pack, and a menu for files.

    Packs are read in the thread for files; until one is read, the pack before it is the present one.
    """

    chosen = Signal(object)  # the positions to practise, a tuple of texts, or the `Lesson` of the player's own mistakes
    mistakes_wanted = Signal()  # call `export_mistakes` with the player's own mistakes

    def __init__(self, folder: PackFolder, files: Worker) -> None:
        super().__init__()
        self._folder = folder
        self._task = BackgroundTask(folder.load, files, parent=self)
        self._task.answered.connect(self._receive)
        self.file: PackFile | None = None  # that of the present pack; None for the player's own mistakes
        self._pack: Pack | None = None
        self._own: tuple[Lesson, ...] = ()
        self._target = Path()  # of the player's own mistakes
        self.packs, self.themes, self.grades = QComboBox(), QComboBox(), QComboBox()
        tips = self.tr("What to practise"), self.tr("Theme"), self.tr("Difficulty")
        for box, tip in zip((self.packs, self.themes, self.grades), tips, strict=True):
            name_by_tip(box, tip)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(6)
        self.notice = PlainLabel()
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        parts = fill(QHBoxLayout(), (self.themes, 1), (self.grades, 1))
        layout.addWidget(self.packs, 0, 0)
        layout.addWidget(self._menu_button(), 0, 1)
        layout.addLayout(parts, 1, 0, 1, 2)
        layout.addWidget(self.notice, 2, 0, 1, 2)
        layout.setColumnStretch(0, 1)
        self._fill(None)
        self.packs.currentIndexChanged.connect(self._choose_pack)
        for box in (self.themes, self.grades):
            box.currentIndexChanged.connect(self._choose_part)
        self._show_pack(None, None)
        self.notify("")

    def work(self) -> PackWork:
        """The choices, and the packs that have been read."""
        return PackWork(self.packs.currentData(), self.file, self._pack, self.part, self._own)

    def take_up(self, work: PackWork) -> None:
        """Restore the choices, without reading them again."""
        self._task.cancel()  # the pack that a new window opens with
        self._fill(work.chosen)
        self._own = work.own
        if self.packs.currentData() != work.chosen:  # it is gone
            self._choose_pack()
            return
        self._show_pack(work.file, work.pack, work.part)
        self._choose_part()
        if work.chosen != work.file:  # it is being read
            self._choose_pack()

    def entry_of(self, position: str) -> PackPosition | None:
        """The entry of the present pack for a position."""
        positions = () if self._pack is None else self._pack.positions
        return next((one for one in positions if one.position == position), None)

    def show_own(self, own: tuple[Lesson, ...]) -> None:
        """Offer the themes and grades of the player's own mistakes."""
        if self._pack is None and own != self._own:
            self._own, part = own, self.part
            self._show_pack(None, None, part)
            if self.part != part:  # its last card was left out
                self._choose_part()

    @property
    def part(self) -> Lesson:
        """The chosen theme and grade."""
        return Lesson(self.themes.currentData(), self.grades.currentData())

    @property
    def selection(self) -> tuple[str, ...] | Lesson:
        """The chosen positions, or the chosen theme and grade of the player's own mistakes."""
        return self.part if self._pack is None else tuple(one.position for one in self.selected_of_pack)

    @property
    def selected_of_pack(self) -> tuple[PackPosition, ...]:
        """The positions of the chosen theme and difficulty in the present pack."""
        part, positions = self.part, () if self._pack is None else self._pack.positions
        return tuple(one for one in positions if part.theme in {None, one.theme} and part.grade in {0, one.grade})

    @property
    def part_name(self) -> str:
        """The name of the chosen part of the present pack, the same in all languages."""
        theme, grade = self.part.theme, self.part.grade
        return " ".join(filter(None, (self.key, theme and theme.value, str(grade or ""))))

    @property
    def key(self) -> str:
        """The key of the present pack; empty for the player's own mistakes."""
        return "" if self.file is None else self.file.key

    @property
    def is_read(self) -> bool:
        """Whether the chosen pack is the present one."""
        chosen: PackFile | None = self.packs.currentData()
        return chosen == self.file

    def row_for(self, key: str) -> int:
        """The row of the pack with this key, -1 if there is none. Packs of the program have the key of their game."""
        files: list[PackFile | None] = [self.packs.itemData(row) for row in range(self.packs.count())]
        return next((row for row, file in enumerate(files) if file is not None and file.key == key), -1)

    def import_file(self, path: Path) -> None:
        """Import a pack and choose it, or say what is wrong with it and import nothing."""
        self._read(path, path)

    def export_mistakes(self, cards: Sequence[Card]) -> None:
        """Export the player's own mistakes to the chosen file, with the plays made as notes."""
        positions = tuple(
            PackPosition(card.position, "", card.lesson.theme, card.lesson.grade, f"{card.played} {-card.loss:.3f}")
            for card in cards
        )
        self._write(self._target, format_pack(Pack(self.packs.itemText(0), positions)).encode())

    def cancel(self) -> None:
        """Stop reading and importing."""
        self._task.cancel()

    def _fill(self, chosen: PackFile | None) -> None:
        """List the packs, with that one chosen. Those of the same name are numbered."""
        names = Counter[str]()
        with QSignalBlocker(self.packs):
            self.packs.clear()
            self.packs.addItem(self.tr("My mistakes"), None)
            for file in self._folder.files():
                names[name := pack_name(file)] += 1
                self.packs.addItem(f"{name} ({names[name]})" if names[name] > 1 else name, file)
                if chosen is not None and file.path == chosen.path:
                    self.packs.setCurrentIndex(self.packs.count() - 1)

    def _choose_pack(self) -> None:
        file: PackFile | None = self.packs.currentData()
        if file is not None:
            self._read(file, file.path)
        else:
            self.notify("")
            self._show_pack(None, None)
            self._choose_part()

    def _read(self, request: Path | PackFile, path: Path) -> None:
        self.notify(self.tr("Reading {name}…").format(name=path.name) if is_long(path) else "")
        self._task.add(request)

    def _receive(self, loaded: LoadedPack) -> None:
        request, error = loaded.request, loaded.error
        if isinstance(request, Path):
            if error is not None:
                self.notify(self.tr("This pack was not imported. {why}").format(why=at_file(request, error)))
                return
            self._fill(loaded.file)
        elif request != self.packs.currentData():
            return
        self.notify("")
        if isinstance(request, PackFile) and error is not None:
            self.notify(self.tr("This pack cannot be read. {why}").format(why=at_file(request.path, error)))
            self._show_pack(request, Pack(request.title, ()))
        else:
            self._show_pack(loaded.file, loaded.pack)
        self._choose_part()

    def _show_pack(self, file: PackFile | None, pack: Pack | None, part: Lesson = Lesson()) -> None:  # noqa: B008
        """List the themes and grades of a pack, or of the own mistakes, if it has several; choose that part of it."""
        self.file, self._pack = file, pack
        listed = self._own if pack is None else pack.positions
        themes = [(theme_name(one), one) for one in Theme if any(one is item.theme for item in listed)]
        grades = [(grade_name(one), one) for one in GRADES if any(one == item.grade for item in listed)]
        fill_box(self.themes, [(self.tr("All themes"), None), *themes], part.theme)
        fill_box(self.grades, [(self.tr("Any difficulty"), 0), *grades], part.grade)
        self.themes.setVisible(len(themes) > 1)
        self.grades.setVisible(len(grades) > 1)
        self.remove_action.setEnabled(file is not None and not file.rule_set)
        self.export_action.setEnabled(bool(listed))

    def _choose_part(self) -> None:
        self.chosen.emit(self.selection)

    def _choose_import(self) -> None:
        dialog = QFileDialog(self, self.tr("Import a pack of positions"), str(dialog_dir()), self._filter())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.import_file(Path(name)))
        dialog.open()

    def _choose_export(self) -> None:
        file = self.file
        name = f"{self.packs.itemText(0)}{SUFFIX}" if file is None else file.path.name
        title = self.tr("Export this pack of positions")
        save_dialog(self, title, [self._filter()], name, partial(self._export, file)).open()

    def _export(self, file: PackFile | None, path: Path) -> None:
        if file is None:
            self._target = path
            self.mistakes_wanted.emit()
            return
        try:
            data = file.path.read_bytes()
        except OSError as error:
            self.notify(self.tr("This pack cannot be read. {why}").format(why=at_file(file.path, error)))
        else:
            self._write(path, data)

    def _write(self, path: Path, data: bytes) -> None:
        write_export(path, data, lambda notice: self.notify(export_text(notice)))

    def _remove(self) -> None:
        file = self.file
        assert file is not None
        try:
            file.path.unlink(missing_ok=True)  # its cards stay
        except OSError as error:
            self.notify(self.tr("This pack was not removed. {why}").format(why=at_file(file.path, error)))
        else:
            self._fill(None)
            self._choose_pack()

    def _filter(self) -> str:
        return self.tr("Packs of positions (*.txt)")

    def notify(self, text: str) -> None:
        """Show this text below the lists, or nothing if it is empty."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
        if text:
            announce(self, text)

    def _menu_button(self) -> QToolButton:
        button = QToolButton(popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setText("⋯")
        name_by_tip(button, self.tr("Import, export or remove packs"))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(button)
        self.import_action = menu.addAction(self.tr("&Import a pack…"), self._choose_import)
        self.export_action = menu.addAction(self.tr("&Export this pack…"), self._choose_export)
        self.remove_action = menu.addAction(self.tr("&Remove this pack"), self._remove)
        button.setMenu(menu)
        return button


class PracticeActions(QObject):
    """The actions of the practice, one attribute each. The window connects them."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.advance = window_action(window, "", "Space", "Return", "Enter")
        self.begin = window_action(window, "", "Space", "Return", "Enter")  # while there is no card
        self.take_back = window_action(window, self.tr("&Undo"), "Ctrl+Z")
        self.give_up = window_action(window, "", "A")
        self.leave_out = window_action(window, self.tr("&Leave this one out"), "Del")
        self.stop = window_action(window, self.tr("&Stop"), "S")
        self.rounds = {
            RoundKind.DAILY: window_action(window, self.tr("Today’s ten")),
            RoundKind.RUN: window_action(window, self.tr("Three minutes")),
        }
        keys: dict[Action, str] = {"double": "D", "no double": "N", "take": "T", "drop": "X"}
        self.decisions = {action: window_action(window, action_text(action), key) for action, key in keys.items()}

    def show_next_step(self, *, is_check: bool, is_again: bool, is_timed: bool) -> None:
        """Set the texts of the action for the space bar, and of the one that gives up."""
        text = self.tr("Try again") if is_again else self.tr("Next position")
        self.advance.setText(self.tr("Check") if is_check else text)
        self.give_up.setText(self.tr("S&kip") if is_timed else self.tr("Show the &answer"))


class PracticePanel(ExercisePanel):
    """The choice of positions, the progress, and the texts about a card, above the buttons."""

    def __init__(self, packs: PackChooser, actions: PracticeActions) -> None:
        super().__init__()
        self.status = PlainLabel()
        self.next_button, self.begin_button = NextButton(actions.advance), NextButton(actions.begin)
        page = QWidget()
        inner = self._inner = fill(QVBoxLayout(page), 0, self.title, self.text)
        inner.setContentsMargins(0, 0, 4, 0)
        inner.addSpacing(6)
        inner.addWidget(self.begin_button, 0, Qt.AlignmentFlag.AlignHCenter)
        inner.addStretch(1)
        self.texts.setAccessibleName(self.tr("Answer"))
        self.texts.setWidget(page)
        # one below the other: some languages have long words
        answers = fill(QVBoxLayout(), *map(AnswerButton, actions.decisions.values()))
        self._buttons = QWidget()
        rows = QGridLayout(self._buttons)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(ActionButton(actions.take_back), 0, 0)
        rows.addWidget(ActionButton(actions.give_up), 0, 1)
        for row, action in enumerate((actions.leave_out, actions.stop), start=1):
            rows.addWidget(OfferedButton(action), row, 0, 1, 2)
        rounds = [OfferedButton(action) for action in actions.rounds.values()]
        for button in rounds:
            button.setAutoDefault(False)
        shown = packs, fill(QHBoxLayout(), *rounds), self.status, (self.texts, 1)
        fill(self.column, *shown, self.next_button, answers, self._buttons)

    def show_buttons(self, *, is_wanted: bool) -> None:
        """Show the buttons; or, without a card, only the texts, centred, above a `begin_button`."""
        self.begin_button.hide()
        for part in (self.next_button, self._buttons):
            part.setVisible(is_wanted)
        self._inner.setStretch(0, 0 if is_wanted else 1)
        sides = Qt.AlignmentFlag.AlignLeft if is_wanted else Qt.AlignmentFlag.AlignHCenter
        for label in (self.title, self.text):
            label.setAlignment(sides | Qt.AlignmentFlag.AlignVCenter)

    def show_text(self, title: str, text: str) -> None:
        """Show these texts, and announce them to screen readers."""
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.text.setText(text)
        self.texts.verticalScrollBar().setValue(0)
        announce(self, "\n".join(filter(None, (title, text))))
