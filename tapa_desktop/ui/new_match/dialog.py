"""The choices for a new match: game, players, length, house rules. Nothing happens until *Play*."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from tapa_desktop.app.game_history.finished_games import HistoryGame
from tapa_desktop.app.game_history.statistics import even_opponent
from tapa_desktop.game.events import FRIEND, Seat
from tapa_desktop.game.record import FORMAT, VERSION, GameRules, Header
from tapa_desktop.rules.house_rules import Plain, order_named
from tapa_desktop.rules.outcome import usual_sitting
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA
from tapa_desktop.ui.board_options import OptionsForState
from tapa_desktop.ui.house_rules import HouseRulesBox
from tapa_desktop.ui.look.colors import disc_icons
from tapa_desktop.ui.text.names import plain_game_name, side_name
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.widgets.dialog_parts import Scrolled, TwoColumns
from tapa_desktop.ui.widgets.dialogs import FoldingButton, fill, fill_box, name_by_tip, room_of

from .cards import start_state
from .game import GameBox, Order, keys_of
from .rows import LengthBox, SeatRow, WordRow

_WIDE: Final = 1060  # width of both columns, in logical pixels
_PLAY: Final = (120, 36)  # the least size of *Play*, which most players press at once
_SHIFTED: Final = "أإآ"  # letters of Arabic that need the Shift key
_ROOMY: Final = QSize(1100, 700)  # a smaller screen has no room for large cards


class NewMatchWork(Struct, frozen=True):
    """The choices for a match, by parts of the dialog, and which parts are shown."""

    games: tuple[Order, Order]
    seats: tuple[tuple[Seat, str], ...]  # in the order of `Side`
    house_rules: tuple[dict[str, Plain], ...]  # of each game in turn
    place: int  # of the game whose house rules are shown
    length: tuple[int, int]
    by_hand: bool
    word: tuple[str, str, bool]
    is_more: bool
    is_even: bool


class NewMatchDialog(QDialog):
    """The choices for a new match. It is open beside the game."""

    chosen = Signal(object)  # the `Header` of the match without a date, which the session adds

    def __init__(self, last: Header, options_for: OptionsForState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        icons = disc_icons(options_for(start_state(TAPA)).theme)
        room = room_of(self)
        self.games = GameBox(options_for, is_small=room != room.expandedTo(_ROOMY))
        self.seats = {side: SeatRow(side, icons[side]) for side in Side}
        self.length = LengthBox()
        self.house_rules = HouseRulesBox()
        self.place = self._place_box()
        self._rules: list[dict[str, Plain]] = [{}]  # the house rules of each game in turn
        self._order: Order = ()  # these games
        self.dice = self._dice_box()
        self.word = WordRow()
        self.more = FoldingButton(self.tr("M&ore"), self.tr("House rules and who rolls the dice"))
        self.more.toggled.connect(self._show_more)
        self._rest = QWidget()
        self._folded_size: QSize | None = None  # the size of the window before these were shown
        self._finished_games: tuple[HistoryGame, ...] | None = None  # the player's games, once they are known
        self.wants_even = False  # whether the computer was as strong as the player the last time
        self._lay_out()
        self._show(last)
        # WORKAROUND(Qt 6.9): Qt limits the first size of a window to two thirds of the screen.
        self.resize(self.sizeHint())
        for side in Side:
            self.seats[side].friend.clicked.connect(self.seats[side.other].sit_opposite)
            self.seats[side].friend.toggled.connect(self._show_word)
        self._show_word()
        self.games.changed.connect(self._show_game)
        self.games.reordered.connect(self._show_order)
        self.house_rules.changed.connect(self._keep_rules)

    def header(self) -> Header:
        """The choices. The seed is the one whose SHA-256 is shown."""
        seed, word = self.word.share()
        by_hand = bool(self.dice.currentData())
        return Header(
            format=FORMAT,
            version=VERSION,
            games=self._chosen_games(),
            white=self.seats[Side.WHITE].seat(),
            black=self.seats[Side.BLACK].seat(),
            target=self.length.points(),
            by_hand=by_hand,
            seed=seed,
            word="" if by_hand else word,
        )

    def work(self) -> NewMatchWork:
        """All choices and typed texts."""
        return NewMatchWork(
            self.games.work(),
            tuple(self.seats[side].work() for side in Side),
            tuple(map(dict, self._rules)),
            self.place.currentIndex(),
            self.length.work(),
            bool(self.dice.currentData()),
            self.word.work(),
            self.more.isChecked(),
            self.is_even,
        )

    def show_history(self, games: Iterable[HistoryGame]) -> None:
        """Offer the level about as strong as the player in these games; choose it if it was chosen the last time."""
        if self._finished_games is None:
            for row in self.seats.values():
                row.level.even.setChecked(self.wants_even)
        self._finished_games = tuple(games)
        self._show_even()

    @property
    def is_even(self) -> bool:
        """Whether the computer is to be about as strong as the player; until the history is known, as the last time."""
        levels = [row.level for row in self.seats.values() if row.seat().level]
        return any(level.even.isChecked() or (self._finished_games is None and self.wants_even) for level in levels)

    def take_up(self, work: NewMatchWork) -> None:
        """Restore the choices."""
        self.games.take_up(work.games)
        for side, seat in zip(Side, work.seats, strict=True):
            self.seats[side].take_up(seat)
        self._show_places([*map(dict, work.house_rules)])
        self.place.setCurrentIndex(work.place)
        self._follow_usual_length()
        self.length.take_up(work.length)
        self.dice.setCurrentIndex(self.dice.findData(work.by_hand))
        self.word.take_up(work.word)
        self.more.setChecked(work.is_more)
        self.wants_even = work.is_even
        for row in self.seats.values():
            row.level.even.setChecked(work.is_even)

    def accept(self) -> None:
        """Close the dialog and emit the choices, unless it is closed already: it may be accepted twice."""
        is_open = self.isVisible()
        super().accept()
        if is_open:
            self.chosen.emit(self.header())

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setText(self.tr("Cancel"))  # Qt uses another word in some languages
        cancel.setToolTip(self.tr("Keep the current match (Esc)"))
        play = buttons.addButton(self.tr("&Play"), QDialogButtonBox.ButtonRole.AcceptRole)
        play.setToolTip(self.tr("Start this match (Enter)"))
        play.setMinimumSize(*_PLAY)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._scrolled = Scrolled(TwoColumns(self.games, self._form()), _WIDE)
        fill(QVBoxLayout(self), self._scrolled, buttons)
        self.setTabOrder(play, cancel)
        play.setDefault(True)
        play.setFocus()

    def _dice_box(self) -> QComboBox:
        box = QComboBox()
        box.addItem(self.tr("Rolled by the program"), False)
        box.addItem(self.tr("I roll real dice and type them in"), True)
        box.setToolTip(self.tr("Who rolls the dice"))
        return box

    def _form(self) -> QFormLayout:
        form = self._form_layout = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapAllRows)
        for side in Side:
            form.addRow(_with_letter(side), self.seats[side])
        form.addRow(self.tr("&Match"), self.length)
        form.addRow(self.more)
        self._more_form = QFormLayout(rowWrapPolicy=QFormLayout.RowWrapPolicy.WrapAllRows)
        self._more_form.setContentsMargins(0, 0, 0, 0)
        label, both = QLabel(self.tr("&House rules")), QWidget()
        fill(QVBoxLayout(both), self.place, self.house_rules, edge=0)
        self._more_form.addRow(label, both)
        label.setBuddy(self.house_rules)
        self._more_form.addRow(self.tr("&Dice"), self.dice)
        self._more_form.addRow(self.tr("&Your word for the dice (optional)"), self.word)
        self._rest.setLayout(self._more_form)
        form.addRow(self._rest)
        self.dice.currentIndexChanged.connect(self._show_word)
        return form

    def _show_word(self) -> None:
        """Ask for a word if the program rolls the dice; with a friend elsewhere, both programs roll them."""
        has_friend = any(row.seat().level == FRIEND for row in self.seats.values())
        self._more_form.setRowVisible(self.dice, not has_friend)
        self._more_form.setRowVisible(self.word, not (has_friend or self.dice.currentData()))

    def _show_more(self, is_shown: bool) -> None:
        size = self.size()
        self._form_layout.setRowVisible(self._rest, is_shown)
        if not self.isVisible():
            return
        if is_shown:
            self._folded_size = size
            self._grow()
        elif self._folded_size is not None:
            self.resize(self.size().boundedTo(self._folded_size))

    def _grow(self) -> None:
        if self.isVisible():
            self._scrolled.updateGeometry()
            self.resize(self.size().expandedTo(self.sizeHint()))

    def _place_box(self) -> QComboBox:
        box = QComboBox()
        name_by_tip(box, self.tr("The game whose house rules are shown"))
        box.currentIndexChanged.connect(self._show_rules)
        return box

    def _chosen_games(self) -> tuple[GameRules, ...]:
        return tuple(map(GameRules, self.games.order(), self._rules))

    def _show(self, last: Header) -> None:
        self.games.choose(*keys_of(last.games))
        self.seats[Side.WHITE].show_seat(last.white)
        self.seats[Side.BLACK].show_seat(last.black)
        is_known = self.games.order() == keys_of(last.games)
        self._show_places([dict(game.house_rules) for game in last.games] if is_known else None)
        self.dice.setCurrentIndex(self.dice.findData(last.by_hand))
        self._usual = self._usual_length()
        self.length.show_length(last.target, self._usual)
        self.more.setChecked(any(game.house_rules for game in last.games) or last.by_hand)
        self._show_more(self.more.isChecked())

    def _show_places(self, house_rules: list[dict[str, Plain]] | None = None) -> None:
        self._order = order = self.games.order()
        self._rules = house_rules or [{} for _ in order]
        names = (f"{whole(number)}. {plain_game_name(RULE_SETS[key])}" for number, key in enumerate(order, start=1))
        fill_box(self.place, zip(names, order, strict=True), order[0])
        self.place.setVisible(len(order) > 1)
        self._show_rules()

    def _show_rules(self) -> None:
        order, place = self.games.order(), self.place.currentIndex()
        several = len(order) > 1
        self.house_rules.show_rules(RULE_SETS[order[place]], self._rules[place], is_one_of_several=several)

    def _show_even(self) -> None:
        even = None if self._finished_games is None else even_opponent(self._finished_games, self.games.order())
        for row in self.seats.values():
            row.level.show_even(even)

    def _show_game(self) -> None:
        self._show_even()
        self._show_places()
        self._usual = self._usual_length()
        self.length.show_length(self._usual, self._usual)
        if self.games.own.isVisible():
            self._grow()

    def _show_order(self) -> None:
        """Keep the house rules of the games that are still in the order, at the same place or at another."""
        order, remaining = self.games.order(), dict(enumerate(zip(self._order, self._rules, strict=True)))
        kept: dict[int, dict[str, Plain]] = {}
        for may_move in (False, True):
            for place, key in enumerate(order):
                sources = (at for at, (game, _) in remaining.items() if game == key and (may_move or at == place))
                source = None if place in kept else next(sources, None)
                if source is not None:
                    kept[place] = remaining.pop(source)[1]
        self._show_places([kept.get(place, {}) for place in range(len(order))])
        self._follow_usual_length()

    def _keep_rules(self) -> None:
        self._rules[self.place.currentIndex()] = self.house_rules.chosen()
        self._follow_usual_length()

    def _follow_usual_length(self) -> None:
        usual = self._usual_length()
        if usual != self._usual:
            self._usual = usual
            self.length.show_length(usual, usual)

    def _usual_length(self) -> int:
        return usual_sitting(order_named([(game.rule_set, game.house_rules) for game in self._chosen_games()]))


def _with_letter(side: Side) -> str:
    """The colour of a side with the letter for Alt: the first that differs from the other side, and needs no Shift."""
    name, other = side_name(side), side_name(side.other)
    letters = enumerate(zip(name, other, strict=False))
    at = next((at for at, (mine, theirs) in letters if mine != theirs and mine not in _SHIFTED), 0)
    return f"{name[:at]}&{name[at:]}"
