"""The texts and figures of a review, its graph, and its summary on the result card."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tapa_desktop.app.game_history.reviewed_game import single_game
from tapa_desktop.coach.reasons.facts import Reason, ReasonKind
from tapa_desktop.coach.review.result import ReviewedAction, ReviewLine
from tapa_desktop.coach.strength import ErrorClass
from tapa_desktop.game.events import Doubled, GameBegun, Played, Resigned, Rolled, Taken
from tapa_desktop.game.record import Header
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.review.controls import TotalsView, review_chart
from tapa_desktop.ui.review.text import (
    action_text,
    detail,
    details_text,
    is_at_score,
    loss_text,
    luck_text,
    summary_text,
    total_rows,
)
from tapa_desktop.ui.text.names import plays_like
from tapa_desktop.ui.text.numbers import at_score_text, number
from tapa_desktop.ui.text.reasons import reasons_text
from tests.app.driver import COMPUTER, PERSON
from tests.game.matches import header, in_turn, match_of
from tests.ui.app import App, OpenWindow
from tests.ui.review.reviews import BEGINS, BLUNDER, FINE, TAKES, review_of, whole_review
from tests.ui.states import WHITE_BEGINS, match, turn

WHITE, BLACK = Side.WHITE, Side.BLACK
SECOND = (
    *(Resigned(BLACK), GameBegun(), Rolled(6, 5), Played("24/18 24/19")),
    *(*turn(4, 2, "24/20 24/22"), Resigned(BLACK)),
)


def test_summary_begins_with_you_and_no_line_with_a_number() -> None:
    history = match(*SECOND, white=COMPUTER, black=PERSON)
    review = whole_review(single_game(history, 2))

    text, details = (words(history.state, review) for words in (summary_text, details_text))

    mine, theirs, resigned, dice = text.splitlines()
    assert resigned.startswith("You gave away")
    assert mine.startswith("You")
    assert theirs.startswith("The computer")
    assert dice.startswith("The dice")
    assert [word for word in f"{text} {details}".split(" ") if word[:1] in "+−0123456789"] == []


def test_to_resign_is_no_blunder_and_no_pr_is_told_where_nothing_was_to_be_decided() -> None:
    resigned = replace(FINE, action=ReviewedAction.RESIGN, luck=None, cost=2.0, is_counted=False)
    state = match().state
    pr = plays_like(state.rule_set, 0.0, 1)

    assert (resigned.mark, loss_text(resigned)) == (ErrorClass.FINE, "2.000")
    assert detail(state, replace(resigned, cost=0.0)) == detail(state, resigned)
    assert [details_text(state, review_of(*lines)).count(pr) for lines in ((FINE,), ())] == [1, 0]


@pytest.mark.parametrize(("cost", "is_told"), [(1.2, True), (0.25, True), (0.1, False), (-1.0, False)])
def test_a_resignation_for_more_than_was_lost_has_a_line_of_its_own(cost: float, is_told: bool) -> None:
    resigned = replace(FINE, action=ReviewedAction.RESIGN, luck=None, cost=cost, is_counted=False)
    for state in (match(white=PERSON, black=COMPUTER).state, match(white=COMPUTER, black=PERSON).state):
        usual, lines = (summary_text(state, review_of(*turns)).splitlines() for turns in ((FINE,), (FINE, resigned)))

        assert [line for line in lines if line not in usual] == lines[2:-1]
        assert [number(cost) in line for line in lines[2:-1]] == [True] * is_told


@pytest.mark.parametrize(("cost", "is_told"), [(0.0, False), (0.04, False), (0.06, True), (0.3, True)])
def test_what_play_gave_away_is_a_figure_once_it_is_more_than_nothing(cost: float, is_told: bool) -> None:
    for state in (match(white=PERSON, black=COMPUTER).state, match(white=COMPUTER, black=PERSON).state):
        text = summary_text(state, review_of(replace(FINE, cost=cost)))

        assert any(digit in text for digit in "0123456789") is is_told


def test_small_error_keeps_its_figures() -> None:
    marks = replace(FINE.marks, doubtful=0.01, error=0.02)

    assert number(0.0) in summary_text(match().state, review_of(replace(FINE, cost=0.04, marks=marks)))


def test_luck_of_either_side_is_told_once_it_is_more_than_a_little() -> None:
    state = match_of(header()).state

    lines = [summary_text(state, review_of(replace(FINE, luck=luck))).splitlines()[-1] for luck in (-0.25, 0.24, 0.25)]

    assert len({*lines}) == 3


@pytest.mark.parametrize(("target", "is_told"), [(0, False), (1, False), (3, True)])
def test_unit_of_the_adjusted_result_is_told_in_matches_to_a_score(target: int, is_told: bool) -> None:
    played = (WHITE_BEGINS, Rolled(6, 5), Played("24/18 24/19"), Doubled(), Taken(), Resigned(BLACK))
    events = [event for event in played if target != 1 or not isinstance(event, Doubled | Taken)]
    history = match_of(header("tapa-cube", target), *events)

    assert (at_score_text() in details_text(history.state, whole_review(history))) is is_told


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    return open_window((6, 3), (6, 5), (4, 2), (3, 1), presses=1)


def test_card_tells_the_summary_of_each_game_once_it_is_known_and_figures_on_request(app: App, qtbot: QtBot) -> None:
    card = app.window.result

    app.window.commands.resign.trigger()
    qtbot.waitUntil(lambda: bool(card.summary))
    assert card.isVisible()

    in_words = card.summary
    app.press(card.details_button)
    assert card.summary.startswith(f"{in_words}\n")
    assert ["luck-adjusted" in text for text in (in_words, card.summary)] == [False, True]
    app.press(card.details_button)
    assert card.summary == in_words
    app.press(card.details_button)
    card.show_summary("words", "figures")
    assert card.summary == "words"

    app.press(card.next_button)
    assert card.isHidden()
    app.space()
    app.window.commands.resign.trigger()
    assert card.summary == ""


def test_card_tells_the_summary_also_after_another_start_and_when_the_match_is_opened_again(
    open_window: OpenWindow, app: App, qtbot: QtBot
) -> None:
    app.window.commands.resign.trigger()
    qtbot.waitUntil(lambda: bool(app.window.result.summary))
    summary, path = app.window.result.summary, app.file
    app.leave()

    again = open_window()
    again.window.features.reviewer.open()
    qtbot.waitUntil(lambda: again.window.result.summary == summary)

    again.session.new_match(header("tapa"))
    assert again.window.result.summary == ""
    again.session.open_record(path)
    qtbot.waitUntil(lambda: again.window.result.summary == summary)


def test_card_opens_the_review_and_undo_stops_the_summary(app: App) -> None:
    app.trigger(app.window.commands.resign)
    app.press(app.window.result.review_button)
    window = app.window.features.windows.review
    assert window.isVisible()
    window.close()

    app.player.undo()
    app.window.commands.resign.trigger()
    app.player.undo()
    app.let_happen()

    assert app.window.result.summary == ""
    assert not app.window.features.reviewer._ended_task.is_busy


def figures_of(view: TotalsView) -> list[QLabel]:
    """Figures and heads."""
    return [label for label in view.findChildren(QLabel) if not label.wordWrap()]


def alignments(view: TotalsView) -> set[Qt.AlignmentFlag]:
    """How figures and heads are aligned; all of them in the middle, and whatever the direction."""
    middle = Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
    return {label.alignment() & ~middle for label in figures_of(view) if label.alignment() & middle == middle}


def shown(qtbot: QtBot) -> TotalsView:
    view = TotalsView()
    qtbot.addWidget(view)
    view.show_rows(total_rows(review_of(FINE, BLUNDER)))
    return view


def test_figures_end_at_the_right_apart_from_the_other_side_and_uncut_however_narrow_it_is(
    qtbot: QtBot,
) -> None:
    view = shown(qtbot)
    view.resize(view.minimumSizeHint())
    view.show()

    places = sorted((label.geometry() for label in figures_of(view)), key=lambda one: one.x())

    assert alignments(view) == {Qt.AlignmentFlag.AlignRight}
    assert places[-1].left() - places[0].right() > view.fontMetrics().horizontalAdvance("  ")

    view.show_rows([("Result without the luck of the dice", "205.4 (106–398)", "62.3 (33–120)", "")])
    view.resize(view.minimumSizeHint())
    view.layout().activate()
    assert all(figure.width() >= figure.sizeHint().width() for figure in figures_of(view))


@pytest.mark.usefixtures("leftwards", "usual_locale")
def test_figures_end_at_the_left_with_a_sign_or_without_where_one_reads_leftwards(qtbot: QtBot) -> None:
    QLocale.setDefault(QLocale("ar_EG"))

    assert alignments(shown(qtbot)) == {Qt.AlignmentFlag.AlignLeft}


def test_it_shows_the_winning_chances_of_the_one_below_and_the_mistakes_of_both() -> None:
    white, black = (review_chart(ALL, side, "You") for side in Side)

    assert next(white.series).values == (0.45, 0.6, 0.8, 0.9)
    assert [round(value or 0, 6) for value in next(black.series).values] == [0.55, 0.4, 0.2, 0.1]
    assert white.marked == black.marked == (2, 3)
    assert white.description(2) == "3: You 80%, blunder 80%"
    assert review_chart(review_of(), Side.WHITE, "You").places == ()


def test_draws_have_a_line_of_their_own_where_there_may_be_any() -> None:
    review = review_of(BEGINS, replace(FINE, white_win=0.5, draw=0.25))

    of_white, draws, *_ = review_chart(review, Side.WHITE, "You").series
    of_black, *_ = review_chart(review, Side.BLACK, "You").series

    assert (of_white.values[-1], draws.values[-1], of_black.values[-1]) == (0.5, 0.25, 0.25)


STATE = match_of(header(target=1)).state  # of two persons without names
ALL = review_of(BEGINS, FINE, BLUNDER, TAKES)


LOSSES = {None: "", 0.0: "", 0.0004: "", 0.021: "0.021", 0.04: "0.040 ?!", 0.1: "0.100 ?", 0.5: "0.500 ??"}
LUCK = {None: "", 0.29: "", 0.3: "lucky", 0.6: "very lucky", -0.3: "unlucky", -0.9: "very unlucky"}


def test_a_loss_has_a_sign_for_its_class_a_roll_is_called_lucky_from_some_points_on_and_every_action_has_words() -> (
    None
):
    assert {cost: loss_text(replace(FINE, cost=cost)) for cost in LOSSES} == LOSSES
    assert loss_text(TAKES) == "0.050 ?!"  # in single wins
    assert {luck: luck_text(replace(FINE, luck=luck)) for luck in LUCK} == LUCK
    assert all(action_text(replace(FINE, action=action)) for action in ReviewedAction)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (FINE, "White · 5-2: 24/19 24/22 · nothing is better · luck +0.05"),
        (
            BLUNDER,
            "Black · 5-2: 24/19 24/22 · loses 0.250, a blunder · best: 24/22 22/17 · luck −0.70 (very unlucky)",
        ),
        (BEGINS, "Black · starts · luck +0.10"),
        (TAKES, "Black · takes · win 10.0% · loses 0.050, doubtful · best: drop"),
        (replace(FINE, play="", cost=None, is_counted=False, luck=None), "White · 5-2: …"),
    ],
)
def test_all_that_there_is_to_say_of_a_line(line: ReviewLine, text: str) -> None:
    in_match, in_turns = match_of(header(target=5)).state, match_of(in_turn(header(target=5), "tapa", "plakoto")).state

    assert detail(STATE, line) == text
    assert detail(in_match, replace(line, game=1)) == f"Game 2 · {text}"
    assert detail(in_turns, replace(line, game=2)) == f"Game 3 · Tapa · {text}"


@pytest.mark.parametrize(
    ("line", "loss", "text"),
    [
        (FINE, "", "White · 5-2: 24/19 24/22 · nothing is better"),
        (BLUNDER, "Blunder", "Black · 5-2: 24/19 24/22 · a blunder · best: 24/22 22/17 · very unlucky"),
    ],
)
def test_without_equities_mistakes_and_luck_are_told_in_words_and_why_stands_in_a_line_of_its_own(
    line: ReviewLine, loss: str, text: str
) -> None:
    reasons = (Reason(ReasonKind.BREAKS_POINT, 0.1, point=7),)
    why = reasons_text(STATE.rule_set, reasons)

    assert loss_text(line, with_equity=False) == loss
    assert detail(STATE, line, with_equity=False) == text
    assert detail(STATE, replace(line, reasons=reasons), with_equity=False) == f"{text}\n{why}"


def test_the_sums_come_to_the_result_and_a_side_that_had_nothing_to_decide_has_no_pr() -> None:
    all_rows, undecided = ([row[:3] for row in total_rows(one)] for one in (ALL, review_of(BEGINS, FINE)))

    rows = {name: (white, black) for name, white, black in all_rows}
    assert rows["Decisions"] == ("1", "2")
    assert rows["Loss per decision"] == ("0.000", "0.150")
    assert rows["PR"] == ("0.0", "75.0")
    assert (rows["PR, moves"], rows["PR, cube"]) == (("0.0", "125.0"), ("–", "25.0"))
    many = {name: white for name, white, *_ in total_rows(review_of(*[FINE] * 30, *[replace(BLUNDER, side=WHITE)] * 2))}
    assert many["PR"] == "7.8 (2.8–32)"
    cube_alone = {name: (white, black) for name, white, black, _ in total_rows(review_of(FINE, TAKES))}
    assert cube_alone["PR, moves"] == ("0.0", "–")
    assert rows["Luck"] == ("+0.05", "−0.60")
    assert rows["Result"] == ("+2.00", "−2.00")
    assert rows["Luck-adjusted result"] == ("+1.35", "−1.35")
    assert ("PR", "0.0", "–") in undecided


@pytest.mark.parametrize(
    ("match", "is_told"),
    [
        *((header("tapa-cube", target), target == 5) for target in (5, 1)),
        *((header("tapa", target), target == 5) for target in (5, 1, 0)),
        (in_turn(header(target=5), "portes", "plakoto"), True),
    ],
)
def test_points_are_said_to_be_those_at_the_score_in_matches_to_a_score(match: Header, is_told: bool) -> None:
    at_score = is_at_score(match_of(match).state)

    tips, plain = (
        {name: tip for name, _, _, tip in total_rows(review_of(FINE), at_score=at)} for at in (at_score, False)
    )

    changed = {name for name, tip in tips.items() if tip != plain[name]}
    assert changed == ({"Luck", "Result", "Luck-adjusted result"} if is_told else set())
