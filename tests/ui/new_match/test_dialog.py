"""Which game, who plays, how far, and by which house rules."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLabel, QRadioButton, QScrollArea, QSpinBox
from pytestqt.qtbot import QtBot

from tapa_desktop.app.session.dice import without_seed
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import begin_history
from tapa_desktop.game.record import Header
from tapa_desktop.rules.defaults import usual_match
from tapa_desktop.rules.house_rules import CHOICES, offered, plain
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, RULE_SETS, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.new_match.dialog import NewMatchDialog
from tapa_desktop.ui.new_match.game import difference_text, house_rule_text, other_choices
from tapa_desktop.ui.new_match.rows import LengthBox
from tests.ui.states import header


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatchDialog:
    made = NewMatchDialog(header())
    qtbot.addWidget(made)
    return made


def house_rules(dialog: NewMatchDialog) -> dict[str, QCheckBox]:
    return {box.text(): box for box in dialog.house_rules.findChildren(QCheckBox) if not box.isHidden()}


def test_last_choices_are_there_again(qtbot: QtBot) -> None:
    last = Header(
        "tapa-record", 1, "mahbusa", Seat("casual"), Seat(name="Ana"), 31,
        house_rules={"count_checkers": True, "larger_die": False},
    )  # fmt: skip

    made = NewMatchDialog(last)
    qtbot.addWidget(made)

    assert without_seed(made.header()) == last


def test_play_emits_what_is_chosen_and_starts_at_once(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    dialog.games.choose("plakoto")

    with qtbot.waitSignal(dialog.chosen) as told:
        dialog.accept()

    (given,) = told.args
    assert without_seed(given) == Header("tapa-record", 1, "plakoto", Seat(), Seat("expert"), 7)


def test_seed_is_the_one_whose_sha_256_was_shown_before_the_word_was_typed(dialog: NewMatchDialog) -> None:
    shown = dialog.word.digest.text.text()

    dialog.word.word.setText("  Cafe\u0301 ")

    assert sha256(dialog.header().seed.encode()).hexdigest() == dialog.word.digest.text.text() == shown
    assert dialog.header().word == "Caf\u00e9"


def test_shuffle_shows_another_word_at_once_and_the_seed_stays(dialog: NewMatchDialog) -> None:
    seed, words = dialog.header().seed, set()

    for _ in range(5):
        dialog.word.shuffle.click()
        words.add(dialog.word.word.text())
        assert (dialog.header().word, dialog.header().seed) == (dialog.word.word.text(), seed)

    assert len(words) == 5


def test_each_dialog_has_drawn_a_seed_of_its_own_and_keeps_no_word(qtbot: QtBot) -> None:
    last = header(target=3)
    dialogs = [NewMatchDialog(last), NewMatchDialog(last)]
    for made in dialogs:
        qtbot.addWidget(made)

    assert len({made.header().seed for made in dialogs}) == 2
    assert {made.header().word for made in dialogs} == {""}


def test_dice_of_a_real_board_need_no_word(dialog: NewMatchDialog) -> None:
    dialog.word.word.setText("word")

    dialog.dice.setCurrentIndex(dialog.dice.findData(True))

    assert dialog.word.isHidden()
    assert dialog.header().word == ""
    dialog.dice.setCurrentIndex(dialog.dice.findData(False))
    assert not dialog.word.isHidden()
    assert dialog.header().word == "word"


@pytest.mark.parametrize(("key", "usual"), [("tapa", 5), ("plakoto", 7), ("mahbusa", 5)])
def test_usual_match_of_the_game_is_chosen_with_it(qtbot: QtBot, key: str, usual: int) -> None:
    made = NewMatchDialog(header(target=3))
    qtbot.addWidget(made)
    made.games.choose("plakoto" if key == "tapa" else "tapa")

    made.games.choose(key)

    assert made.header().target == usual


def test_counting_checkers_makes_it_a_match_to_31(dialog: NewMatchDialog) -> None:
    dialog.games.choose("mahbusa")

    house_rules(dialog)[house_rule_text("count_checkers", True)].click()

    assert dialog.header().house_rules == {"count_checkers": True}
    assert dialog.header().target == 31


def test_counting_checkers_is_offered_where_it_is_a_house_rule(dialog: NewMatchDialog) -> None:
    assert not any(text.startswith("Count") for text in house_rules(dialog))
    assert len(house_rules(dialog)) == sum(len(other_choices(TAPA, field)) for field in offered(TAPA))


def test_of_several_choices_of_a_house_rule_one_is_ticked_at_most(dialog: NewMatchDialog) -> None:
    boxes = [house_rules(dialog)[house_rule_text("next_begins", choice)] for choice in ("opening roll", "in turn")]

    for box in boxes:
        box.click()

    assert [box.isChecked() for box in boxes] == [False, True]
    assert dialog.header().house_rules == {"next_begins": "in turn"}


def test_other_game_begins_with_its_own_house_rules(dialog: NewMatchDialog) -> None:
    for box in house_rules(dialog).values():
        box.click()
    assert dialog.header().house_rules == {field: other_choices(TAPA, field)[-1] for field in offered(TAPA)}

    dialog.games.choose("plakoto")

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


def test_last_choices_of_a_game_that_is_not_known_are_those_of_the_first(qtbot: QtBot) -> None:
    made = NewMatchDialog(header("chess"))
    qtbot.addWidget(made)

    assert made.header().rule_set == TAPA.key


def test_house_rule_that_changes_no_usual_length_leaves_the_chosen_one(dialog: NewMatchDialog) -> None:
    dialog.length.show_length(11, 5)

    house_rules(dialog)[house_rule_text("larger_die", False)].click()

    assert dialog.header().target == 11


@pytest.mark.parametrize("key", RULE_SETS)
def test_every_match_that_can_be_chosen_can_begin(qtbot: QtBot, key: str) -> None:
    made = NewMatchDialog(header())
    qtbot.addWidget(made)
    made.games.choose(key)
    for box in house_rules(made).values():
        box.click()

    state = begin_history(made.header()).state

    assert state.rule_set.key in {key, "tapa"}
    assert state.target == usual_match(state.rule_set)


# What the games and the house rules are called


@pytest.mark.parametrize("field", CHOICES)
def test_each_choice_of_a_house_rule_has_its_own_words(field: str) -> None:
    texts = [house_rule_text(field, plain(choice)) for choice in CHOICES[field]]

    assert len(set(texts)) == len(CHOICES[field])


@pytest.mark.parametrize(("rule_set", "text"), [(TAPA, "Play with"), (TAPA_CUBE, "Play without")])
def test_cube_is_offered_where_there_is_none_and_can_be_left_out_where_there_is(rule_set: RuleSet, text: str) -> None:
    assert house_rule_text("cube", *other_choices(rule_set, "cube")) == f"{text} the doubling cube"


@pytest.mark.parametrize(
    ("rule_set", "words"),
    [
        (TAPA, "simply waits until it is freed"),
        (PLAKOTO, "Pin the mother"),
        (MAHBUSA, "played to 31"),
        (TAPA_CUBE, "A win can count triple. A doubling cube raises the stakes."),
        (TAWULA, "hit, not pinned. Both sides move the same way round. Most checkers enter from a reserve."),
    ],
)
def test_each_game_is_described_by_its_differences_in_a_line(rule_set: RuleSet, words: str) -> None:
    assert words in difference_text(rule_set)


def test_what_sets_a_game_apart_is_said_of_its_rules_and_not_of_its_name() -> None:
    made_up = replace(TAPA_CUBE, key="tapa", name="Tapa", mother_pinned=PLAKOTO.mother_pinned)

    assert difference_text(made_up).startswith("Pin the mother")
    assert difference_text(replace(made_up, triple=None, cube=False)) == difference_text(PLAKOTO)


# On small screens, and by keys


@pytest.mark.parametrize("size", [(640, 420), (742, 468)])
def test_dialog_can_be_as_small_as_the_smallest_window_and_nothing_is_cut_off_sideways(
    dialog: NewMatchDialog, size: tuple[int, int]
) -> None:
    dialog.show()

    dialog.resize(*size)

    area = dialog.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert (dialog.width(), dialog.height()) == size
    assert area.horizontalScrollBar().maximum() == 0


def test_dialog_fits_a_screen_of_768_lines(dialog: NewMatchDialog) -> None:
    assert dialog.sizeHint().height() < 700


def test_dialog_is_filled_in_by_keys_alone(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    with qtbot.waitActive(dialog):
        dialog.show()
    for label in dialog.findChildren(QLabel):
        assert label.buddy() is not None, label.text()
    checked = next(button for button in dialog.findChildren(QRadioButton) if button.isChecked())

    checked.setFocus()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.chosen) as told:
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    assert told.args is not None
    assert told.args[0].rule_set == PLAKOTO.key


def test_tab_comes_by_the_chosen_game_and_by_all_else_as_it_stands_on_the_page(qtbot: QtBot) -> None:
    dialog = NewMatchDialog(header("plakoto"))
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()

    dialog.games.choose("mahbusa")
    stops = [dialog.focusWidget()]
    while (next_one := dialog.focusWidget()) and (len(stops) == 1 or next_one is not stops[0]):
        QTest.keyClick(next_one, Qt.Key.Key_Tab)
        stops.append(dialog.focusWidget())

    play, game, *_ = [stop.text() for stop in stops if isinstance(stop, QAbstractButton)]
    assert (play, game) == ("&Play", "Mahbusa")
    heights = [
        stop.mapTo(dialog, stop.rect().topLeft()).y() for stop in stops if isinstance(stop, QComboBox | QCheckBox)
    ]
    assert heights == sorted(heights)
    assert [stop.text() for stop in stops if isinstance(stop, QCheckBox)] == list(house_rules(dialog))


# How far


def test_match_of_any_length_can_be_played(qtbot: QtBot) -> None:
    box = LengthBox()
    qtbot.addWidget(box)
    box.show()
    number = box.findChild(QSpinBox)
    assert isinstance(number, QSpinBox)

    box.show_length(13, usual=5)

    assert box.points() == 13
    assert number.isVisible()


@pytest.mark.parametrize("points", [0, 1, 3, 5, 7, 11, 31, 2, 999])
def test_length_that_is_shown_is_the_one_that_is_chosen(qtbot: QtBot, points: int) -> None:
    box = LengthBox()
    qtbot.addWidget(box)

    box.show_length(points, usual=31)

    assert box.points() == points


def test_games_without_end_can_be_chosen(dialog: NewMatchDialog) -> None:
    lengths = dialog.length.findChild(QComboBox)
    assert isinstance(lengths, QComboBox)

    lengths.setCurrentText("Unlimited")

    assert dialog.header().target == 0
    assert begin_history(dialog.header()).state.target == 0


def test_usual_length_is_marked(qtbot: QtBot) -> None:
    box = LengthBox()
    qtbot.addWidget(box)
    lengths = box.findChild(QComboBox)
    assert isinstance(lengths, QComboBox)

    box.show_length(31, usual=31)

    assert [lengths.itemText(index) for index in range(lengths.count())] == [
        *("A single game", "To 3 points", "To 5 points", "To 7 points", "To 11 points"),
        *("To 31 points (standard)", "Unlimited", "Other …"),
    ]


def test_click_on_the_description_of_a_game_chooses_it(dialog: NewMatchDialog) -> None:
    (line,) = (line for line in dialog.findChildren(QLabel) if difference_text(TAWULA) in line.text())

    QTest.mouseClick(line, Qt.MouseButton.LeftButton)

    assert dialog.games.rule_set() is TAWULA
