"""The choice of the game: a card for each game with a line on its differences, and the player's own order of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QButtonGroup, QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from tapa_desktop.game.record import GameRules
from tapa_desktop.rules.dice import first_roll
from tapa_desktop.rules.house_rules import MOST_GAMES, offered
from tapa_desktop.rules.outcome import How, has_chains, has_cube, pinned_mother_loses, worth
from tapa_desktop.rules.position import START, has_reserve, opposite, start_position
from tapa_desktop.rules.ruleset import MAHBUSA, RULE_SETS, SITTINGS, Contact, RuleSet
from tapa_desktop.rules.steps import contact_of, first_checker_alone
from tapa_desktop.ui.board_options import OptionsForState
from tapa_desktop.ui.text.names import order_name, other_names, plain_game_name
from tapa_desktop.ui.text.numbers import whole
from tapa_desktop.ui.text.translator import text_of
from tapa_desktop.ui.widgets.dialogs import fill, name_by_tip
from tapa_desktop.ui.widgets.labels import SteadyLabel, lead_focus

from .cards import Card, CardGrid, PictureOf, sitting_picture, start_picture

translate = QCoreApplication.translate

Order = tuple[str, ...]  # the keys of the games in turn

FEWEST: Final = 2  # games of an own order
OWN: Final = tuple(RULE_SETS)[:FEWEST]  # the own order at first
_IN_A_ROW: Final = 3
_SITTINGS: Final = {name: keys for keys, name in SITTINGS.items()}
_AT_HOME: Final[dict[QLocale.Language, Order]] = {  # the game or the sitting that speakers of a language know best
    QLocale.Language.Greek: _SITTINGS["Tavli"],
    QLocale.Language.Bulgarian: _SITTINGS["Tabla, three games"],
    QLocale.Language.Macedonian: _SITTINGS["Tabla, three games"],
    QLocale.Language.Arabic: (MAHBUSA.key,),
}
_GAMES: Final = tuple(RULE_SETS.values())
_SPACING: Final = 8


def orders_offered(language: QLocale.Language) -> list[Order]:
    """The single games and the sittings that have a card, in order; the best known one in this language comes first."""
    sittings = (keys for keys in SITTINGS if all(key in RULE_SETS for key in keys))
    orders = [*((key,) for key in RULE_SETS), *sittings]
    return sorted(orders, key=lambda order: order != _AT_HOME.get(language))  # keeps the order of all others


def keys_of(games: tuple[GameRules, ...]) -> Order:
    """The keys of these games."""
    return tuple(game.rule_set for game in games)


class GameBox(QWidget):
    """A card for each game, each sitting, and the player's own order; the chosen one is described below the cards."""

    changed, reordered = Signal(), Signal()  # another card is chosen; the own order has other games

    def __init__(self, options_for: OptionsForState, *, is_small: bool) -> None:
        """`is_small`: on a small screen, where small cards leave room for the other choices."""
        super().__init__()
        title = QLabel(self.tr("Game"))
        self.setAccessibleName(title.text())
        self._games = QButtonGroup(self)
        self._options_for, self.own = options_for, OrderBox()
        self._orders = orders_offered(QLocale().language())
        make = partial(Card, is_small=is_small)
        cards = [
            make(order_name(order), self._description(order), self._picture(order), note=note_text(order))
            for order in self._orders
        ]
        self._own_card = make(
            self.tr("Your own order"),
            self.tr("Several games, in the order you choose, without the doubling cube."),
            self._own_picture,
        )
        cards.append(self._own_card)
        self._summary = SteadyLabel(())
        for number, card in enumerate(cards):
            self._games.addButton(card, number)
        title.setBuddy(cards[0])
        layout = fill(QVBoxLayout(self), title, CardGrid(cards), self._summary, self.own, 1)
        layout.setContentsMargins(0, 0, _SPACING, 0)
        layout.setSpacing(_SPACING)
        self.choose(_GAMES[0].key)
        self._games.idToggled.connect(self._emit_choice)
        self.own.changed.connect(self._emit_own)
        self._show_choice()

    def order(self) -> Order:
        """The keys of the chosen games in turn; a single game is an order of one."""
        number = self._games.checkedId()
        return self._orders[number] if number < len(self._orders) else self.own.order()

    def choose(self, *order: str) -> None:
        """Choose the game with this key, or these games in turn; the first game if it is not known."""
        if order not in self._orders and len(order) > 1:
            self.own.show_order(order)
            self._own_card.setChecked(True)
            return
        chosen = order if order in self._orders else (_GAMES[0].key,)
        self._games.button(self._orders.index(chosen)).setChecked(True)

    def work(self) -> tuple[Order, Order]:
        """The games of the chosen card, none for the own order, and the own order."""
        is_own = self._games.checkedButton() is self._own_card
        return (() if is_own else self.order()), self.own.order()

    def take_up(self, work: tuple[Order, Order]) -> None:
        """Restore the choice."""
        order, own = work
        self.own.show_order(own)
        if order:
            self.choose(*order)
        else:
            self._own_card.setChecked(True)

    def _picture(self, order: Order) -> PictureOf:
        pictures = [start_picture(RULE_SETS[key], self._options_for) for key in order]
        return pictures[0] if len(order) == 1 else sitting_picture(pictures)

    def _own_picture(self, width: int) -> QImage:
        return self._picture(self.own.order())(width)

    def _description(self, order: Order) -> str:
        if len(order) == 1:
            rule_set = RULE_SETS[order[0]]
            also = QLocale().createSeparatedList(other_names(rule_set))
            also = self.tr("Also called {names}.").format(names=also) if also else ""
            return f"{also} {difference_text(rule_set)}".strip()
        names = QLocale().createSeparatedList([plain_game_name(RULE_SETS[key]) for key in order])
        return self.tr("{games}, one after the other, with one score.").format(games=names)

    def _emit_own(self) -> None:
        self._own_card.update()
        self.reordered.emit()

    def _emit_choice(self, _number: int, chosen: bool) -> None:
        if chosen:
            self._show_choice()
            self.changed.emit()

    def _show_choice(self) -> None:
        """Describe the chosen game, and let Tab reach only its card; the arrow keys reach the others."""
        chosen = self._games.checkedButton()
        assert chosen is not None
        is_own = chosen is self._own_card
        self._summary.texts = () if is_own else tuple(one.accessibleDescription() for one in self._games.buttons())
        self._summary.setText(chosen.accessibleDescription())
        self._summary.setBuddy(chosen)
        self.own.setVisible(is_own)
        # WORKAROUND(Qt 6.9): Qt does this only after one of the buttons was pressed.
        for button in self._games.buttons():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus)


class OrderBox(QWidget):
    """Up to six lists of games, one for each place of the own order. Places without a game are left out."""

    changed = Signal()  # another order is chosen

    def __init__(self) -> None:
        super().__init__()
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._places = [self._place(number) for number in range(MOST_GAMES)]
        for number, box in enumerate(self._places):
            layout.addWidget(box, *divmod(number, _IN_A_ROW))
            box.currentIndexChanged.connect(self.changed)
        lead_focus(self, self._places[0])
        self.show_order(OWN)

    def order(self) -> Order:
        """The chosen games."""
        return tuple(box.currentData() for box in self._places if box.currentData())

    def show_order(self, order: Order) -> None:
        """Choose these games, without unknown ones."""
        keys = [key for key in order if key in RULE_SETS]
        keys = keys if len(keys) >= FEWEST else [*OWN]
        for box, key in zip(self._places, [*keys, *[""] * MOST_GAMES], strict=False):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(key))

    def _place(self, number: int) -> QComboBox:
        box = QComboBox()
        name_by_tip(box, self.tr("Game {number}").format(number=whole(number + 1)))
        if number >= FEWEST:
            box.addItem(self.tr("No more games"), "")
        for rule_set in RULE_SETS.values():
            box.addItem(plain_game_name(rule_set), rule_set.key)
        return box


def note_text(order: Order) -> str:
    """The difference between games with pins that begin with all checkers on 24; empty for all others."""
    rule_set = RULE_SETS[order[0]]
    if len(order) > 1 or contact_of(rule_set) is not Contact.PIN or has_cube(rule_set):
        return ""
    if not pinned_mother_loses(rule_set):
        return translate("Difference", "A pinned mother waits")
    if "count_checkers" in offered(rule_set):
        return translate("Difference", "A pinned mother loses; also to 31")
    return translate("Difference", "A pinned mother loses")


def difference_text(rule_set: RuleSet) -> str:
    """The differences between a game and the others, to help players choose."""
    texts = [text_of("Difference", "games", key) for key, is_so in _DIFFERENCES.items() if is_so(rule_set)]
    return " ".join(texts) or text_of("Difference", "games", "waits")


_DIFFERENCES: Final[Mapping[str, Callable[[RuleSet], bool]]] = {
    "hits": lambda rules: contact_of(rules) is Contact.HIT,
    "blocks": lambda rules: contact_of(rules) is Contact.BLOCK,
    "starts on four points": lambda rules: sum(value > 0 for value in start_position(rules).board) > 1,
    "same way": lambda rules: opposite(rules, START) != 1,
    "reserve": has_reserve,
    "first checker alone": first_checker_alone,
    "chains": has_chains,
    "opening dice are played": lambda rules: first_roll(rules, 6, 5) is not None,
    "mother loses": pinned_mother_loses,
    "triple": lambda rules: worth(rules, How.TRIPLE) is not None,
    "cube": has_cube,
    "counted": lambda rules: "count_checkers" in offered(rules),
}
