"""The dialog for a new match: the game, the players, the length and the house rules."""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations, product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetrics, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from tapa_desktop.ai.levels import LEVELS, level_named
from tapa_desktop.app.session.dice import without_seed
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import begin_history
from tapa_desktop.game.record import GameRules, Header
from tapa_desktop.resources import resource
from tapa_desktop.rules.house_rules import CHOICES, offered, plain
from tapa_desktop.rules.outcome import usual_match
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, RULE_SETS, SITTINGS, TAPA, TAPA_CUBE, TAWULA, RuleSet
from tapa_desktop.ui.board.geometry import BoardOptions
from tapa_desktop.ui.board.theme import WOOD, BoardTheme, parse_look
from tapa_desktop.ui.house_rules import house_rule_text, in_lines, other_choices
from tapa_desktop.ui.new_match.cards import Card, sitting_picture, start_picture, start_state
from tapa_desktop.ui.new_match.dialog import NewMatchDialog
from tapa_desktop.ui.new_match.game import OWN, GameBox, difference_text, note_text, orders_offered
from tapa_desktop.ui.new_match.rows import LengthBox, LevelSlider, WrappedRow, level_character
from tapa_desktop.ui.text.names import level_name, plain_game_name
from tapa_desktop.ui.text.translator import NAMES, Translator
from tests.app.game_history.test_statistics import played
from tests.cases import each, some
from tests.game.matches import in_turn
from tests.ui.states import header

translate = QCoreApplication.translate

OFFERED_SITTINGS = [keys for keys in SITTINGS if all(key in RULE_SETS for key in keys)]


def make_dialog(qtbot: QtBot, last: Header) -> NewMatchDialog:
    dialog = NewMatchDialog(last, lambda _state: BoardOptions())
    qtbot.addWidget(dialog)
    return dialog


@pytest.fixture
def dialog(qtbot: QtBot) -> NewMatchDialog:
    return make_dialog(qtbot, header())


@pytest.fixture
def window(dialog: NewMatchDialog, qtbot: QtBot) -> NewMatchDialog:
    with qtbot.waitActive(dialog):
        dialog.show()
    dialog.grab()
    return dialog


def cards(dialog: NewMatchDialog) -> list[Card]:
    """The cards of single games."""
    return all_cards(dialog)[: len(RULE_SETS)]


def all_cards(dialog: NewMatchDialog) -> list[Card]:
    return dialog.findChildren(Card)


def house_rules(dialog: NewMatchDialog) -> dict[str, QAbstractButton]:
    return {box.text(): box for box in dialog.house_rules.findChildren(QAbstractButton) if not box.isHidden()}


@pytest.mark.parametrize(
    "last",
    [
        replace(
            header("mahbusa", Seat("casual"), Seat(name="Ana"), 31),
            games=(GameRules("mahbusa", {"count_checkers": True, "larger_die": False}),),
        ),
        in_turn(header(target=3), "portes", GameRules("plakoto", {"larger_die": False}), "fevga"),
        in_turn(header(target=3), "tapa", GameRules("tawula", {"larger_die": False}), "tapa", "plakoto"),
    ],
    ids=["one game", "a sitting", "an own order"],
)
def test_last_choices_are_there_again(qtbot: QtBot, last: Header) -> None:
    assert without_seed(make_dialog(qtbot, last).header()) == last


def test_level_that_is_not_known_is_a_person_and_such_a_game_the_first(qtbot: QtBot) -> None:
    match = make_dialog(qtbot, header("chess", white=Seat("oracle"))).header()

    assert (match.white, match.games[0].rule_set) == (Seat(), TAPA.key)


def test_play_emits_what_is_chosen_and_starts_at_once(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    dialog.games.choose("plakoto")
    dialog.show()

    with qtbot.waitSignal(dialog.chosen) as emitted:
        dialog.accept()

    (match,) = emitted.args
    assert without_seed(match) == Header("tapa-record", 2, (GameRules("plakoto"),), Seat(), Seat("expert"), 7)


def test_computer_is_about_as_strong_as_the_player_in_the_game_chosen(dialog: NewMatchDialog) -> None:
    row = dialog.seats[Side.BLACK].level
    before = row.key

    dialog.show_history([replace(one, rule_set="plakoto") for one in played(*[Side.WHITE] * 8, level="skilled")])
    dialog.games.choose(PLAKOTO.key)
    assert row.key == before

    row.even.click()
    chosen = dialog.header().black.level
    assert chosen not in {None, before}
    assert LEVELS.index(level_named(chosen or "")) > LEVELS.index(level_named("skilled"))
    assert not row.slider.isEnabled()

    row.even.click()
    assert row.slider.isEnabled()


def test_even_opponent_between_two_levels_sits_at_the_nearest_each_time(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    row = dialog.seats[Side.BLACK].level
    dialog.show_history(played(*[Side.WHITE, Side.BLACK] * 4, Side.BLACK, level="skilled"))
    row.even.click()

    chosen = dialog.header().black.level
    again = make_dialog(qtbot, dialog.header())

    assert chosen is not None
    assert chosen.startswith("noise 0.2")
    assert level_name(chosen) in row.slider.accessibleDescription()
    assert again.seats[Side.BLACK].level.slider.value() == row.slider.value()
    assert again.seats[Side.BLACK].seat().level in {level.key for level in LEVELS}


def test_even_opponent_stays_wanted_before_the_history_and_the_rating_is_told_once_it_says_something(
    dialog: NewMatchDialog,
) -> None:
    slider, has_rating = dialog.seats[Side.BLACK].level.slider, []
    dialog.wants_even = True
    assert dialog.seats[Side.BLACK].seat().level
    assert dialog.is_even

    for games in (4, 40):
        dialog.show_history(played(*[Side.WHITE, Side.BLACK] * games, level="skilled"))
        has_rating.append("±" in slider.accessibleDescription())

    assert has_rating == [False, True]


def test_seed_is_the_one_whose_sha_256_was_shown_before_the_word_was_typed(dialog: NewMatchDialog) -> None:
    assert dialog.word.digest.isHidden()
    assert dialog.word.check.arrowType() is Qt.ArrowType.RightArrow  # else it would not look like a button
    dialog.word.check.click()
    assert not dialog.word.digest.isHidden()
    window = dialog.word.digest.text.text()

    dialog.word.word.setText("  Cafe\u0301 ")

    assert sha256(dialog.header().seed.encode()).hexdigest() == dialog.word.digest.text.text() == window
    assert dialog.header().word == "Caf\u00e9"
    for by_hand in (True, False):  # dice of a real board need no word
        dialog.dice.setCurrentIndex(dialog.dice.findData(by_hand))
        assert dialog.word.isHidden() is by_hand
        assert dialog.header().word == ("" if by_hand else "Caf\u00e9")


def test_shuffle_shows_another_word_and_the_seed_stays_that_of_this_one(dialog: NewMatchDialog, qtbot: QtBot) -> None:
    seed, words = dialog.header().seed, set()

    for _ in range(5):
        dialog.word.shuffle.click()
        words.add(dialog.word.word.text())
        assert (dialog.header().word, dialog.header().seed) == (dialog.word.word.text(), seed)

    assert len(words) == 5
    other = make_dialog(qtbot, header()).header()
    assert other.seed != seed
    assert other.word == ""


def test_counting_checkers_is_offered_as_a_house_rule_and_makes_it_a_match_to_31_but_not_in_one_of_several_games(
    dialog: NewMatchDialog,
) -> None:
    assert not any(text.startswith("Count") for text in house_rules(dialog))
    own = sum(len(CHOICES[field]) > 2 for field in offered(TAPA))  # shown, too, as one of several radio buttons
    assert len(house_rules(dialog)) == own + sum(len(other_choices(TAPA, field)) for field in offered(TAPA))

    dialog.games.choose("mahbusa")
    count, mother = (
        house_rules(dialog)[house_rule_text(*rule)] for rule in (("count_checkers", True), ("mother_points", 3))
    )
    mother.click()
    count.click()
    assert not mother.isEnabled()  # a mother counts fifteen then
    assert dialog.header().games[0].house_rules == {"count_checkers": True}
    assert dialog.header().target == 31
    count.click()
    assert mother.isEnabled()
    assert dialog.header().games[0].house_rules == {"mother_points": 3}

    alone = len(house_rules(dialog))
    dialog.games.choose("mahbusa", "tapa")
    assert len(house_rules(dialog)) == alone - 2, "nor is the cube"
    begin_history(dialog.header())


def test_of_several_choices_of_a_house_rule_one_is_chosen_by_radio_buttons_and_another_game_has_its_own(
    dialog: NewMatchDialog,
) -> None:
    boxes = [house_rules(dialog)[house_rule_text("next_begins", plain(choice))] for choice in CHOICES["next_begins"]]
    assert all(isinstance(box, QRadioButton) for box in boxes)
    assert [box.isChecked() for box in boxes] == [True, False, False]

    for box in boxes:
        box.click()

    assert [box.isChecked() for box in boxes] == [False, False, True]
    assert dialog.header().games[0].house_rules == {"next_begins": "in turn"}

    boxes[0].click()
    assert dialog.header().games[0].house_rules == {}

    dialog.length.show_length(11, 5)
    for box in house_rules(dialog).values():
        box.click()
    assert dialog.header().games[0].house_rules == {field: other_choices(TAPA, field)[-1] for field in offered(TAPA)}
    assert dialog.header().target == 11
    dialog.games.choose("plakoto")
    assert dialog.header().games[0].house_rules == {}


def test_person_and_computer_are_chosen_for_each_side_with_a_name_or_a_strength(dialog: NewMatchDialog) -> None:
    white, black = (dialog.seats[side] for side in Side)
    name = white.findChild(QLineEdit)
    assert (white.level.isHidden(), name.isHidden()) == (True, False)

    white._computer.click()
    black._person.click()
    assert (white.level.isHidden(), name.isHidden()) == (False, True)

    white.level.slider.setValue(11)
    black.findChild(QLineEdit).setText(" Ana ")
    assert (dialog.header().white, dialog.header().black) == (Seat("master"), Seat(name="Ana"))

    white.show_seat(Seat("casual", "Deep"))  # a name that it has already can be changed
    assert not name.isHidden()


def test_slider_has_all_levels_from_the_weakest_on_and_tells_the_character_of_each(qtbot: QtBot) -> None:
    level = LevelSlider("Strength of Black")
    qtbot.addWidget(level)
    keys, heights = [], set()

    level.slider.setValue(1)
    for _ in LEVELS:
        keys.append(level.key)
        heights.add(level.heightForWidth(300))
        assert level_name(level.key) in level.slider.accessibleDescription()
        assert level_character(level.key) in level.slider.accessibleDescription()
        QTest.keyClick(level.slider, Qt.Key.Key_Right)

    assert keys == [one.key for one in LEVELS]
    assert len(heights) == 1


@pytest.mark.parametrize("key", RULE_SETS)
def test_every_match_that_can_be_chosen_can_begin_and_has_its_usual_length(qtbot: QtBot, key: str) -> None:
    dialog = make_dialog(qtbot, header("plakoto" if key == "tapa" else "tapa", target=3))
    dialog.games.choose(key)
    assert dialog.header().target == usual_match(RULE_SETS[key])
    for box in house_rules(dialog).values():
        box.click()

    state = begin_history(dialog.header()).state

    assert state.rule_set.key in {key, "tapa"}
    assert state.target == usual_match(state.rule_set)


def test_every_house_rule_is_broken_into_lines_of_any_column_with_type_of_any_size(qapp: QApplication) -> None:
    texts = [house_rule_text(field, plain(choice)) for field, choices in CHOICES.items() for choice in choices]
    sizes = [QFontMetrics(QFont(qapp.font().family(), size)) for size in range(6, 41, 4)]

    broken = [in_lines(text, metrics, widest) for metrics in sizes for widest in (190, 300) for text in texts]

    assert {" ".join(text.split()) for text in broken} == set(texts)


def test_cube_is_offered_where_there_is_none_and_can_be_left_out_where_there_is() -> None:
    offers = [house_rule_text("cube", *other_choices(rule_set, "cube")) for rule_set in (TAPA, TAPA_CUBE)]

    assert offers == ["Play with the doubling cube", "Play without the doubling cube"]


@pytest.mark.parametrize(
    ("rule_set", "words"),
    [
        (TAPA, "simply waits until it is freed"),
        (PLAKOTO, "Pin the mother"),
        (MAHBUSA, "played to 31"),
        (TAPA_CUBE, "A win can be worth three points. A doubling cube raises the stakes."),
        (TAWULA, "hit, not pinned. Both sides move the same way round. Most checkers enter from a reserve."),
        (TAPA._replace(mother_pinned=PLAKOTO.mother_pinned), "Pin the mother"),  # by its rules, not by its name
    ],
)
def test_each_game_is_described_by_its_differences_in_a_line(rule_set: RuleSet, words: str) -> None:
    assert words in difference_text(rule_set)


@pytest.mark.parametrize("code", NAMES)
def test_play_is_larger_than_cancel_in_its_usual_word(qtbot: QtBot, translator: Translator, code: str) -> None:
    translator.use(code)
    dialog, elsewhere = make_dialog(qtbot, header()), translate("ReviewControls", "&Cancel").replace("&", "")
    dialog.show()

    (buttons,) = dialog.findChildren(QDialogButtonBox)
    cancel = buttons.button(QDialogButtonBox.StandardButton.Cancel)
    (play,) = (button for button in buttons.buttons() if button is not cancel)

    assert cancel.text().replace("&", "") == elsewhere
    assert play.width() > cancel.width()
    assert play.height() > cancel.height()


def test_dialog_grows_with_the_lists_for_an_order_of_ones_own_and_with_no_other_card(window: NewMatchDialog) -> None:
    window.resize(window.width(), 300)

    window.games.choose("plakoto")
    assert window.height() == 300
    window.games.choose("portes", "tapa")

    assert window.height() == window.sizeHint().height() > 300


def test_all_games_are_seen_at_once_on_a_small_screen(window: NewMatchDialog) -> None:
    assert window.sizeHint().height() < 700  # on one of 768 lines

    window.resize(576, 432)  # what a screen of 640 x 480 leaves

    area = window.findChild(QScrollArea)
    assert (window.width(), window.height()) == (576, 432)
    assert area.horizontalScrollBar().maximum() == 0
    visible = area.viewport().rect()
    places = {card.text(): card.rect().translated(card.mapTo(area, QPoint())) for card in window.findChildren(Card)}
    assert [text for text, place in some(places.items()) if not visible.contains(place)] == []


def test_dialog_is_high_enough_for_what_is_told_of_any_game(qtbot: QtBot) -> None:
    dialog = make_dialog(qtbot, header(white=Seat(), black=Seat()))  # with few choices beside the games
    dialog.show()

    for card in some(all_cards(dialog)[:-1]):
        card.click()
        QCoreApplication.processEvents()
        assert dialog.findChild(QScrollArea).verticalScrollBar().maximum() == 0


def test_who_plays_is_asked_in_a_row_and_in_two_where_there_is_no_room(qtbot: QtBot) -> None:
    parts = [QRadioButton(text) for text in ("Person", "Computer", "Friend elsewhere")]
    row = WrappedRow(*parts)
    qtbot.addWidget(row)
    row.show()

    sizes = ((row.sizeHint(), 1), (row.minimumSizeHint(), 2))
    for direction, (size, tops) in some(product(Qt.LayoutDirection, sizes)):
        row.setLayoutDirection(direction)
        row.resize(size)
        assert len({part.y() for part in parts}) == tops
        assert row.heightForWidth(size.width()) == size.height()
        assert all(row.rect().contains(part.geometry()) for part in parts)
        assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(parts, 2))


@pytest.mark.usefixtures("leftwards")
@pytest.mark.parametrize("is_small", [True, False])
def test_small_and_large_cards_show_a_picture_and_do_not_overlap(qtbot: QtBot, is_small: bool) -> None:
    box = GameBox(lambda _state: BoardOptions(), is_small=is_small)
    qtbot.addWidget(box)
    box.resize(600, 500)
    box.show()

    cards = box.findChildren(Card)
    cards[3].click()

    assert box.order() == orders_offered(QLocale().language())[3]
    assert all(card.width() >= card.minimumSizeHint().width() for card in cards)
    assert all(not one.geometry().intersects(other.geometry()) for one, other in combinations(cards, 2))
    assert len(cards[0].grab().toImage().convertToFormat(QImage.Format.Format_Indexed8).colorTable()) > 50


def test_dialog_is_filled_in_by_keys_alone(window: NewMatchDialog, qtbot: QtBot) -> None:
    for label in some(window.findChildren(QLabel)):
        assert label.buddy() is not None, label.text()
    checked = next(button for button in window.findChildren(QRadioButton) if button.isChecked())

    checked.setFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    with qtbot.waitSignal(window.chosen) as emitted:
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)

    assert emitted.args[0].games[0].rule_set == PLAKOTO.key


def test_tab_comes_by_the_chosen_game_and_by_all_else_as_it_stands_on_the_page(qtbot: QtBot) -> None:
    dialog = make_dialog(qtbot, header("plakoto"))
    with qtbot.waitActive(dialog):
        dialog.show()

    dialog.more.click()
    dialog.games.choose("mahbusa")
    stops = [dialog.focusWidget()]
    while (next_one := dialog.focusWidget()) and (len(stops) == 1 or next_one is not stops[0]):
        QTest.keyClick(next_one, Qt.Key.Key_Tab)
        stops.append(dialog.focusWidget())

    play, cancel, game, *_ = [stop.text() for stop in stops if isinstance(stop, QAbstractButton)]
    assert (play, cancel, game) == ("&Play", "Cancel", "Mahbusa")
    heights = [
        stop.mapTo(dialog, stop.rect().topLeft()).y() for stop in stops if isinstance(stop, QComboBox | QCheckBox)
    ]
    assert heights == sorted(heights)
    ticks = [text for text, box in house_rules(dialog).items() if isinstance(box, QCheckBox)]
    assert [stop.text() for stop in stops if isinstance(stop, QCheckBox)] == ticks


@each("points", [0, 1, 3, 5, 7, 11, 31, 2, 13, 999])
def test_match_of_any_length_can_be_played(qtbot: QtBot, points: int) -> None:
    length = LengthBox()
    qtbot.addWidget(length)

    length.show_length(points, usual=31)

    assert length.points() == points
    assert length.findChild(QSpinBox).isHidden() is (points not in {2, 13, 999})


def test_usual_length_is_marked_and_games_without_end_can_be_chosen(dialog: NewMatchDialog) -> None:
    lengths = dialog.length.findChild(QComboBox)

    dialog.length.show_length(31, usual=31)
    assert [lengths.itemText(index) for index in range(lengths.count())] == [
        *("A single game", "To 3\u00a0points", "To 5\u00a0points", "To 7\u00a0points", "To 11\u00a0points"),
        *("To 31\u00a0points (standard)", "Unlimited", "Other…"),
    ]

    lengths.setCurrentText("Unlimited")
    assert dialog.header().target == begin_history(dialog.header()).state.target == 0


def test_each_game_has_a_card_that_a_click_anywhere_chooses_and_a_reader_hears(window: NewMatchDialog) -> None:
    for card, rule_set in some(reversed(list(zip(cards(window), RULE_SETS.values(), strict=True)))):
        assert card.text() == plain_game_name(rule_set)
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.rect().bottomRight() - QPoint(4, 4))

        assert window.games.order() == (rule_set.key,)
        assert any(difference_text(rule_set) in label.text() for label in window.findChildren(QLabel))
        access = QAccessible.queryAccessibleInterface(card)
        assert access.role() == QAccessible.Role.RadioButton
        assert access.text(QAccessible.Text.Name) == plain_game_name(rule_set)
        assert difference_text(rule_set) in access.text(QAccessible.Text.Description)
        states = [QAccessible.queryAccessibleInterface(one).state() for one in cards(window)]
        assert [bool(state.checked) for state in states] == [one is card for one in cards(window)]


def test_arrows_lead_from_card_to_card_and_round(window: NewMatchDialog) -> None:
    cards(window)[0].setFocus()
    chosen = []
    for _ in all_cards(window):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
        chosen.append(window.games.order())

    singles = [(key,) for key in RULE_SETS]
    assert chosen == [*singles[1:], *OFFERED_SITTINGS, OWN, singles[0]]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert window.games.order() == OWN


def test_cards_and_their_arrows_are_mirrored_where_one_reads_leftwards(window: NewMatchDialog) -> None:
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    window.resize(window.size() + QSize(1, 0))
    QApplication.processEvents()
    first, second = cards(window)[:2]
    assert first.x() > second.x()
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Left)
    assert second.isChecked()


@pytest.mark.parametrize(
    ("language", "first"),
    [
        *(("el", ("portes", "plakoto", "fevga")), ("mk", ("tabla", "gul-bara", "tapa"))),
        *(("ar", ("mahbusa",)), ("en", ("tapa",)), ("tr", ("tapa",))),
    ],
)
def test_what_is_played_at_home_has_the_first_card_there(language: str, first: tuple[str, ...]) -> None:
    offered_there = orders_offered(QLocale(language).language())

    assert offered_there[0] == first
    assert sorted(offered_there) == sorted({*((key,) for key in RULE_SETS), *OFFERED_SITTINGS})


def test_a_sitting_is_chosen_by_its_card_and_an_own_order_has_two_to_six_games(window: NewMatchDialog) -> None:
    (tavli,) = (card for card in all_cards(window) if card.text() == "Tavli")
    QTest.mouseClick(tavli, Qt.MouseButton.LeftButton)
    match = window.header()
    assert [game.rule_set for game in match.games] == ["portes", "plakoto", "fevga"]
    assert match.target == 5
    assert [rule_set.key for rule_set in begin_history(match).state.order] == ["portes", "plakoto", "fevga"]
    assert not window.games.own.isVisible()

    own = all_cards(window)[-1]
    QTest.mouseClick(own, Qt.MouseButton.LeftButton)
    assert window.games.own.isVisible()
    boxes, before = window.games.own.findChildren(QComboBox), own.grab().toImage()
    for box, key in zip(boxes, ["fevga", "tapa", "", "mahbusa", "tapa", "tawula"], strict=True):
        box.setCurrentIndex(box.findData(key))
    assert window.games.order() == ("fevga", "tapa", "mahbusa", "tapa", "tawula")
    assert [box.findData("") >= 0 for box in boxes] == [False, False, True, True, True, True]
    assert own.grab().toImage() != before
    window.games.choose("portes", "plakoto", "fevga")
    assert tavli.isChecked()


def test_each_game_in_turn_has_its_own_house_rules_which_tab_reaches_after_it(window: NewMatchDialog) -> None:
    window.games.choose("tapa", "plakoto", "tapa")
    free_choice = "Free choice when only one die can be used"

    window.place.setCurrentIndex(2)
    next(box for text, box in house_rules(window).items() if text.replace("\n", " ") == free_choice).click()
    window.place.setCurrentIndex(0)
    assert not any(box.isChecked() for box in house_rules(window).values() if isinstance(box, QCheckBox))
    assert [game.house_rules for game in window.header().games] == [{}, {}, {"larger_die": False}]

    window.more.setChecked(True)
    window.more.setFocus()
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert window.place.hasFocus()
    QTest.keyClick(window.place, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() in window.house_rules.findChildren(QCheckBox)


def test_another_game_in_an_own_order_leaves_house_rules_and_length_of_the_others(qtbot: QtBot) -> None:
    free = {"larger_die": False}
    games = (GameRules("tapa"), GameRules("tawula", free), GameRules("tapa", {"drawn_points": 1}))
    dialog = make_dialog(qtbot, replace(header(), games=games, target=9))
    first, _, _, fourth, *_ = dialog.games.own.findChildren(QComboBox)

    first.setCurrentIndex(first.findData("fevga"))
    fourth.setCurrentIndex(fourth.findData("tawula"))

    assert dialog.header().games == (
        GameRules("fevga"), GameRules("tawula", free), GameRules("tapa", {"drawn_points": 1}), GameRules("tawula"),
    )  # fmt: skip
    assert dialog.header().target == 9


@each("key", RULE_SETS)
def test_picture_of_a_start_is_that_of_the_game_in_the_colours_of_the_board(key: str) -> None:
    felt = parse_look(BoardTheme, resource("themes", "felt.toml").read_text("utf-8"))
    wooden, again, other = (
        start_picture(RULE_SETS[key], lambda _state, theme=theme: BoardOptions(theme=theme))
        for theme in (WOOD, WOOD, felt)
    )

    assert wooden(120).width() == 120
    assert wooden(120).cacheKey() == again(120).cacheKey()  # it was painted once
    assert wooden(120) != other(120)
    assert start_state(RULE_SETS[key]).position == start_position(RULE_SETS[key])
    sitting = sitting_picture([wooden] * 6)(95)
    assert sitting.pixelColor(0, 0) == wooden(95).pixelColor(0, 0), "it lies on the table, however small it is"


def test_rest_is_shown_if_something_there_was_chosen_or_by_more_and_the_window_is_as_small_again_when_that_is_folded(
    window: NewMatchDialog, qtbot: QtBot
) -> None:
    with_rule = replace(header(), games=(GameRules("tapa", {"larger_die": False}),))
    dialogs = [make_dialog(qtbot, last) for last in (header(), with_rule, replace(header(), by_hand=True))]
    assert [one.house_rules.isVisibleTo(one) for one in dialogs] == [False, True, True]
    dialogs[1].show()
    dialogs[1].more.click()
    assert dialogs[1].size().boundedTo(dialogs[0].size()) == dialogs[0].size(), "as large as without a rule"
    window.resize(700, 400)
    before = window.size()

    window.more.click()
    assert window.height() > before.height()
    assert window.house_rules.isVisible()
    assert window.dice.isVisible()

    window.more.click()
    assert window.size() == before
    assert not window.house_rules.isVisible()


def test_cards_of_games_that_look_alike_tell_them_apart() -> None:
    notes = [note_text((rule_set.key,)) for rule_set in (TAPA, PLAKOTO, MAHBUSA)]

    assert len(set(notes)) == 3
    assert all(notes)
    others = {*orders_offered(QLocale().language())} - {("tapa",), ("plakoto",), ("mahbusa",)}
    assert {note_text(order) for order in others} == {""}
