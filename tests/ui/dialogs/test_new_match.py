"""Which game, who plays, how far, and by which house rules."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from tapa_desktop.game.events import Seat
from tapa_desktop.game.record import Header
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.dialogs.length_box import LengthBox
from tapa_desktop.ui.dialogs.new_match import NewMatchDialog
from tests.ui.states import header


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatchDialog:
    made = NewMatchDialog(header())
    qtbot.addWidget(made)
    return made


def house_rules(dialog: NewMatchDialog) -> dict[str, QCheckBox]:
    return {box.text(): box for box in dialog.house_rules.findChildren(QCheckBox) if box.parent() is not None}


def test_last_choices_are_there_again(qtbot: QtBot) -> None:
    last = Header(
        "tapa-record", 1, "mahbusa", Seat("casual"), Seat(name="Ana"), 31,
        house_rules={"count_checkers": True, "larger_die": False},
    )  # fmt: skip

    made = NewMatchDialog(last)
    qtbot.addWidget(made)

    assert made.header() == last


def test_play_tells_what_is_chosen_and_starts_at_once(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    dialog.choose_game("plakoto")

    with qtbot.waitSignal(dialog.chosen, timeout=1000) as told:
        dialog.accept()

    assert told.args == [Header("tapa-record", 1, "plakoto", Seat(), Seat("expert"), 7)]


@pytest.mark.parametrize(("key", "usual"), [("tapa", 5), ("plakoto", 7), ("mahbusa", 5)])
def test_usual_match_of_the_game_is_chosen_with_it(qtbot: QtBot, key: str, usual: int) -> None:
    made = NewMatchDialog(header(target=3))
    qtbot.addWidget(made)
    made.choose_game("plakoto" if key == "tapa" else "tapa")

    made.choose_game(key)

    assert made.header().target == usual


def test_counting_checkers_makes_it_a_match_to_31(dialog: NewMatchDialog) -> None:
    dialog.choose_game("mahbusa")
    (box,) = (box for text, box in house_rules(dialog).items() if text.startswith("Count to 31"))

    box.click()

    assert dialog.header().house_rules == {"count_checkers": True}
    assert dialog.header().target == 31


def test_counting_checkers_is_offered_where_it_is_a_house_rule(dialog: NewMatchDialog) -> None:
    assert not any(text.startswith("Count") for text in house_rules(dialog))
    assert len(house_rules(dialog)) == 2


def test_other_game_begins_with_its_own_house_rules(dialog: NewMatchDialog) -> None:
    for box in house_rules(dialog).values():
        box.click()
    assert dialog.header().house_rules == {"pinned_at_home": "by place", "larger_die": False}

    dialog.choose_game("plakoto")

    assert dialog.header().house_rules == {}


def test_person_and_computer_are_chosen_for_each_side(dialog: NewMatchDialog) -> None:
    white = dialog.seats[Side.WHITE].findChild(QComboBox)
    assert isinstance(white, QComboBox)

    white.setCurrentIndex(white.findData("master"))
    dialog.seats[Side.BLACK].show_seat(Seat(name=" Ana "))

    assert (dialog.header().white, dialog.header().black) == (Seat("master"), Seat(name="Ana"))


def test_level_that_is_not_known_is_a_person(dialog: NewMatchDialog) -> None:
    dialog.seats[Side.WHITE].show_seat(Seat("oracle"))

    assert dialog.header().white == Seat()


def test_match_of_any_length_can_be_played(qtbot: QtBot) -> None:
    box = LengthBox()
    qtbot.addWidget(box)
    box.show()
    number = box.findChild(QSpinBox)
    assert isinstance(number, QSpinBox)

    box.show_length(11, usual=5)

    assert box.points() == 11
    assert number.isVisible()


def test_usual_length_is_marked(qtbot: QtBot) -> None:
    box = LengthBox()
    qtbot.addWidget(box)
    lengths = box.findChild(QComboBox)
    assert isinstance(lengths, QComboBox)

    box.show_length(7, usual=7)

    assert lengths.currentText() == "To 7 points, the usual match"
    assert lengths.itemText(1) == "To 3 points"
