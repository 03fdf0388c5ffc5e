"""The games that a match goes through in turn: what is offered as a card of its own, and an order of one's own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from tapa_desktop.game.record import GameRules
from tapa_desktop.rules.house_rules import MOST_GAMES
from tapa_desktop.rules.ruleset import MAHBUSA, RULE_SETS, SITTINGS
from tapa_desktop.ui.text.names import plain_game_name
from tapa_desktop.ui.text.numbers import whole

Order = tuple[str, ...]  # the keys of the games in turn

FEWEST: Final = 2  # games of an order of one's own
OWN: Final = tuple(RULE_SETS)[:FEWEST]  # what an own order begins as
_IN_A_ROW: Final = 3
_SITTINGS: Final = {name: keys for keys, name in SITTINGS.items()}
_AT_HOME: Final[dict[QLocale.Language, Order]] = {  # the game or the sitting that speakers of a language know best
    QLocale.Language.Greek: _SITTINGS["Tavli"],
    QLocale.Language.Bulgarian: _SITTINGS["Tabla, three games"],
    QLocale.Language.Macedonian: _SITTINGS["Tabla, three games"],
    QLocale.Language.Arabic: (MAHBUSA.key,),
}


def orders_offered(language: QLocale.Language) -> list[Order]:
    """The single games and the sittings that have a card, in order; what this language knows best comes first."""
    sittings = (keys for keys in SITTINGS if all(key in RULE_SETS for key in keys))
    orders = [*((key,) for key in RULE_SETS), *sittings]
    return sorted(orders, key=lambda order: order != _AT_HOME.get(language))  # keeps the order of all others


def keys_of(games: tuple[GameRules, ...]) -> Order:
    """The keys of these games."""
    return tuple(game.rule_set for game in games)


class OrderBox(QWidget):
    """Up to six lists of games, one for each place of an order of one's own. Places without a game are left out.

    Signals:
        changed: another order is chosen.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._places = [self._place(number) for number in range(MOST_GAMES)]
        for number, box in enumerate(self._places):
            layout.addWidget(box, *divmod(number, _IN_A_ROW))
            box.currentIndexChanged.connect(self.changed)
        self.setFocusProxy(self._places[0])
        self.show_order(OWN)

    def order(self) -> Order:
        """The chosen games."""
        return tuple(box.currentData() for box in self._places if box.currentData())

    def show_order(self, order: Order) -> None:
        """Choose these games; those that are not known are left out."""
        known = [key for key in order if key in RULE_SETS]
        keys = (known if len(known) >= FEWEST else [*OWN])[:MOST_GAMES]
        for box, key in zip(self._places, [*keys, *[""] * MOST_GAMES], strict=False):
            with QSignalBlocker(box):
                box.setCurrentIndex(box.findData(key))

    def _place(self, number: int) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(self.tr("Game {number}").format(number=whole(number + 1)))
        box.setToolTip(box.accessibleName())
        if number >= FEWEST:
            box.addItem(self.tr("No more games"), "")
        for rule_set in RULE_SETS.values():
            box.addItem(plain_game_name(rule_set), rule_set.key)
        return box
