"""The choice of a game by its card, with a line on what sets it apart, and of its house rules.

A ticked box is a house rule that differs from the written rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QLabel, QRadioButton, QVBoxLayout, QWidget

from tapa_desktop.rules.chains import has_chains
from tapa_desktop.rules.dice import first_roll
from tapa_desktop.rules.house_rules import CHOICES, ONE_GAME_ONLY, Plain, house_rules_of, offered, plain, rule_set_named
from tapa_desktop.rules.outcome import How, has_cube, pinned_mother_loses, worth
from tapa_desktop.rules.position import START, has_reserve, opposite, start_position
from tapa_desktop.rules.ruleset import RULE_SETS, Contact, RuleSet
from tapa_desktop.rules.steps import contact_of, first_checker_alone
from tapa_desktop.ui.board_options import Look
from tapa_desktop.ui.text.names import order_name, other_names, plain_game_name
from tapa_desktop.ui.widgets.labels import PlainLabel

from .cards import Card, CardGrid, PictureOf, sitting_picture, start_picture
from .order import OWN, Order, OrderBox, orders_offered

translate = QCoreApplication.translate

_GAMES: Final = tuple(RULE_SETS.values())
_SPACING: Final = 8
_WIDTH: Final = 300  # logical pixels


class GameBox(QWidget):
    """A card for each game, sitting, and an order of one's own; one is always chosen, and told about below the cards.

    Signals:
        changed: another card is chosen.
        reordered: the order of one's own has other games.
    """

    changed, reordered = Signal(), Signal()

    def __init__(self, look: Look, *, is_small: bool) -> None:
        """`is_small`: on a small screen, where small cards leave room for the other choices."""
        super().__init__()
        title = QLabel(self.tr("Game"))
        self.setAccessibleName(title.text())
        self._games = QButtonGroup(self)
        self._told = PlainLabel()
        self._look, self.own = look, OrderBox()
        self._orders = orders_offered(QLocale().language())
        make = partial(Card, is_small=is_small)
        cards = [make(order_name(order), self._told_of(order), self._picture(order)) for order in self._orders]
        self._own_card = make(
            self.tr("Your own order"), self.tr("Several games, in the order you choose."), self._picture(OWN)
        )
        cards.append(self._own_card)
        for number, card in enumerate(cards):
            self._games.addButton(card, number)
        title.setBuddy(cards[0])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, _SPACING, 0)
        layout.addWidget(title)
        layout.setSpacing(_SPACING)
        layout.addWidget(CardGrid(cards))
        layout.addWidget(self._told)
        layout.addWidget(self.own)
        layout.addStretch(1)
        self.choose(_GAMES[0].key)
        self._games.idToggled.connect(self._emit_choice)
        self.own.changed.connect(self._emit_own)
        self._show_choice()

    def order(self) -> Order:
        """The keys of the chosen games in turn; a single game is an order of one."""
        chosen = self._games.checkedId()
        return self._orders[chosen] if chosen < len(self._orders) else self.own.order()

    def choose(self, *order: str) -> None:
        """Choose the game with this key, or these games in turn; the first game if it is not known."""
        if order not in self._orders and len(order) > 1:
            self.own.show_order(order)
            self._own_card.show_picture(self._picture(self.own.order()))
            self._own_card.setChecked(True)
            return
        known = order if order in self._orders else (_GAMES[0].key,)
        self._games.button(self._orders.index(known)).setChecked(True)

    def work(self) -> tuple[Order, Order]:
        """The games of the chosen card, none for that of one's own order, and that order."""
        is_own = self._games.checkedButton() is self._own_card
        return (() if is_own else self.order()), self.own.order()

    def take_up(self, work: tuple[Order, Order]) -> None:
        """Choose the same."""
        order, own = work
        self.own.show_order(own)
        self._own_card.show_picture(self._picture(own))
        if order:
            self.choose(*order)
        else:
            self._own_card.setChecked(True)

    def _picture(self, order: Order) -> PictureOf:
        pictures = [start_picture(RULE_SETS[key], self._look) for key in order]
        return pictures[0] if len(order) == 1 else sitting_picture(pictures)

    def _told_of(self, order: Order) -> str:
        if len(order) == 1:
            return self._difference(RULE_SETS[order[0]])
        names = QLocale().createSeparatedList([plain_game_name(RULE_SETS[key]) for key in order])
        return self.tr("{games}, one after the other, with one score.").format(games=names)

    def _emit_own(self) -> None:
        self._own_card.show_picture(self._picture(self.own.order()))
        self.reordered.emit()

    def _difference(self, rule_set: RuleSet) -> str:
        also = QLocale().createSeparatedList(other_names(rule_set))
        also = self.tr("Also called {names}.").format(names=also) if also else ""
        return f"{also} {difference_text(rule_set)}".strip()

    def _emit_choice(self, _number: int, chosen: bool) -> None:
        if chosen:
            self._show_choice()
            self.changed.emit()

    def _show_choice(self) -> None:
        """Tell about the chosen game, and let Tab reach its card only; the arrow keys reach the others."""
        chosen = self._games.checkedButton()
        assert chosen is not None
        self._told.setText(chosen.accessibleDescription())
        self._told.setBuddy(chosen)
        self.own.setVisible(chosen is self._own_card)
        # WORKAROUND(Qt 6.9): Qt does this only after one of the buttons was pressed.
        for button in self._games.buttons():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus)


def difference_text(rule_set: RuleSet) -> str:
    """What sets a game apart from the others, for a player who has to choose one."""
    special = " ".join((*_about_moving(rule_set), *_about_winning(rule_set)))
    return special or translate("Difference", "A checker pinned on its starting point simply waits until it is freed.")


def _about_moving(rule_set: RuleSet) -> Iterator[str]:
    if contact_of(rule_set) is Contact.HIT:
        yield translate("Difference", "A lone checker is hit, not pinned.")
    if contact_of(rule_set) is Contact.BLOCK:
        yield translate("Difference", "One checker closes a point: nothing is hit or pinned.")
    if sum(value > 0 for value in start_position(rule_set).board) > 1:
        yield translate("Difference", "The checkers start on four points.")
    if opposite(rule_set, START) != 1:
        yield translate("Difference", "Both sides move the same way round.")
    if has_reserve(rule_set):
        yield translate("Difference", "Most checkers enter from a reserve.")
    if first_checker_alone(rule_set):
        yield translate("Difference", "The first checker runs alone.")
    if has_chains(rule_set):
        yield translate("Difference", "Doubles run on to the sixes, and what is left goes to the opponent.")
    if first_roll(rule_set, 6, 5) is not None:
        yield translate("Difference", "The opening dice are also the first roll.")


def _about_winning(rule_set: RuleSet) -> Iterator[str]:
    if pinned_mother_loses(rule_set):
        yield translate(
            "Difference", "Pin the mother, the opponent’s last checker on its starting point, and you win double."
        )
    if worth(rule_set, How.TRIPLE) is not None:
        yield translate("Difference", "A win can be worth three points.")
    if has_cube(rule_set):
        yield translate("Difference", "A doubling cube raises the stakes.")
    if "count_checkers" in offered(rule_set):
        yield translate("Difference", "Can be played to 31.")


def house_rule_text(field: str, choice: Plain) -> str:
    """The text of a house rule with this choice."""
    texts: dict[tuple[str, Plain], str] = {
        ("pinned_at_home", "by place"): translate("HouseRules", "Bear off even while a checker is pinned at home"),
        ("pinned_at_home", "must be free"): translate("HouseRules", "Bear off only when none is pinned at home"),
        ("larger_die", False): translate("HouseRules", "Free choice when only one die can be used"),
        ("larger_die", True): translate("HouseRules", "The larger die when only one can be used"),
        ("mother_pinned", "plays on"): translate("HouseRules", "The game goes on when a mother is pinned"),
        ("mother_pinned", "loses double"): translate("HouseRules", "A pinned mother loses the game"),
        ("mother_points", 3): translate("HouseRules", "A pinned mother counts three points"),
        ("mother_points", 2): translate("HouseRules", "A pinned mother counts two points"),
        ("count_checkers", True): translate("HouseRules", "Count to 31: a point for each checker left"),
        ("count_checkers", False): translate("HouseRules", "Do not count the checkers that are left"),
        ("cube", True): translate("HouseRules", "Play with the doubling cube"),
        ("cube", False): translate("HouseRules", "Play without the doubling cube"),
        ("drawn_points", 1): translate("HouseRules", "A draw counts a point for each side"),
        ("drawn_points", 0): translate("HouseRules", "A drawn game is played again"),
        ("next_begins", "opening roll"): translate("HouseRules", "An opening roll before each game"),
        ("next_begins", "in turn"): translate("HouseRules", "The players begin in turn"),
        ("next_begins", "winner"): translate("HouseRules", "The winner begins the next game"),
        ("enter_from", 24): translate("HouseRules", "Enter one point farther on: a 6 on 18, a 1 on 23"),
        ("enter_from", 25): translate("HouseRules", "Enter as from the bar: a 6 on 19, a 1 on 24"),
        ("hit_and_run", False): translate("HouseRules", "A checker that hits at home stays there"),
        ("hit_and_run", True): translate("HouseRules", "A checker may hit at home and move on"),
        ("cascade_from", 4): translate("HouseRules", "Doubles run on to the sixes from the fourth roll"),
        ("cascade_from", 3): translate("HouseRules", "Doubles run on to the sixes from the third roll"),
        ("cascade_from", 1): translate("HouseRules", "Doubles run on to the sixes from the first roll"),
        ("rest_passes", False): translate("HouseRules", "What is left of a chain is lost"),
        ("rest_passes", True): translate("HouseRules", "The opponent plays what is left of a chain"),
    }
    return texts[field, choice]


def in_lines(text: str, metrics: QFontMetrics) -> str:
    """A text broken into lines of similar length that fit a column of the dialog."""
    # WORKAROUND(Qt 6.9): a check box does not wrap its text.
    fewest = len(_broken(text, metrics, _WIDTH))
    return next(
        "\n".join(lines)
        for width in range(_WIDTH // 2, _WIDTH + 1, 10)
        if len(lines := _broken(text, metrics, width)) == fewest
    )


def _broken(text: str, metrics: QFontMetrics, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def other_choices(rule_set: RuleSet, field: str) -> list[Plain]:
    """The choices of a house rule that the rule set does not make itself."""
    choices = [plain(choice) for choice in CHOICES[field]]
    return [choice for choice in choices if house_rules_of(rule_set_named(rule_set.key, {field: choice}))]


def _usual_choice(rule_set: RuleSet, field: str) -> Plain:
    """The choice of a house rule that the rule set makes itself."""
    others = other_choices(rule_set, field)
    return next(choice for choice in map(plain, CHOICES[field]) if choice not in others)


class HouseRulesBox(QWidget):
    """The house rules: a check box for each, or a row of radio buttons where there are more than two choices.

    Signals:
        changed: another choice was made.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        fields = [field for field in CHOICES if any(field in offered(rule_set) for rule_set in _GAMES)]
        # Created once, so that the tab order stays
        self._boxes = {(field, plain(choice)): _box(field) for field in fields for choice in CHOICES[field]}
        self._shown: set[tuple[str, Plain]] = set()
        self._usual: dict[str, Plain] = {}  # the choices that the game makes itself
        groups = {field: QButtonGroup(self) for field in fields if _is_exclusive(field)}
        for (field, _), box in self._boxes.items():
            self._layout.addWidget(box)
            if field in groups:
                groups[field].addButton(box)
            box.toggled.connect(self.changed)

    def show_rules(self, rule_set: RuleSet, chosen: Mapping[str, Plain], *, is_one_of_several: bool = False) -> None:
        """Show the house rules of this rule set, with the chosen ones ticked."""
        fields = [field for field in offered(rule_set) if not (is_one_of_several and field in ONE_GAME_ONLY)]
        self._usual = {field: _usual_choice(rule_set, field) for field in fields}
        self._shown = {
            (field, choice)
            for field, choice in self._boxes
            if field in self._usual and (_is_exclusive(field) or choice != self._usual[field])
        }
        with QSignalBlocker(self):
            for (field, choice), box in self._boxes.items():
                box.setVisible((field, choice) in self._shown)
                box.setText(in_lines(house_rule_text(field, choice), self.fontMetrics()))
                box.setToolTip(self._otherwise(field))
                box.setChecked(chosen.get(field, self._usual.get(field)) == choice)
        for box in [box for place, box in self._boxes.items() if place in self._shown][:1]:
            self.setFocusProxy(box)

    def chosen(self) -> dict[str, Plain]:
        """The ticked house rules, as in the header of a match."""
        ticked = (place for place, box in self._boxes.items() if place in self._shown and box.isChecked())
        return {field: choice for field, choice in ticked if choice != self._usual[field]}

    def _otherwise(self, field: str) -> str:
        """The tool tip: the rule that applies if the game's own choice is left as it is."""
        usual = self._usual.get(field, plain(CHOICES[field][0]))
        return translate("HouseRules", "Otherwise: {rule}").format(rule=house_rule_text(field, usual))


def _is_exclusive(field: str) -> bool:
    """Whether a house rule has more choices than a check box can tell apart."""
    return len(CHOICES[field]) > 2


def _box(field: str) -> QRadioButton | QCheckBox:
    return QRadioButton() if _is_exclusive(field) else QCheckBox()
