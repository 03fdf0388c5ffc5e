"""How a game and a match have ended, in sentences and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from msgspec.structs import replace

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.app.background.thinker import CubeDecision
from tapa_desktop.game.events import Doubled, Dropped, GameBegun, LogEvent, Resigned, Seat, Taken
from tapa_desktop.game.history import replay
from tapa_desktop.game.record import GameRules
from tapa_desktop.game.state import GameState, Phase, Result, results_of
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import Cube
from tapa_desktop.ui.main.presenter import CubeNotices
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.result import cube_decision_text, how_text, match_result_text, result_text
from tapa_desktop.ui.text.translator import Translator
from tests.cases import each
from tests.game.matches import in_turn
from tests.ui.states import COMPUTER, PERSON, WHITE_BEGINS, header, match

if TYPE_CHECKING:
    from tapa_desktop.ui.messages.bar import MessageBar

COUNTED = replay(in_turn(header(target=31), GameRules("mahbusa", {"count_checkers": True})), ())


def after(*events: LogEvent, white: Seat = PERSON, black: Seat = COMPUTER, target: int = 5) -> GameState:
    return replay(header("tapa-cube", white=white, black=black, target=target), (WHITE_BEGINS, *events)).state


def end_text(state: GameState) -> str:
    assert state.result is not None
    return result_text(state, state.result)


def counted(result: Result) -> GameState:
    return replace(COUNTED.state, phase=Phase.GAME_OVER, results=results_of([result]))


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        (PERSON, COMPUTER, "The computer drops the double. You win the game: 1\u00a0point"),
        (COMPUTER, PERSON, "You drop the double. The computer wins the game: 1\u00a0point"),
        (PERSON, PERSON, "Black drops the double. White wins the game: 1\u00a0point"),
    ],
)
def test_a_drop_says_who_has_dropped_and_what_it_costs(white: Seat, black: Seat, expected: str) -> None:
    assert end_text(after(Doubled(), Dropped(), white=white, black=black)) == expected


@pytest.mark.parametrize(
    ("result", "sentence", "word"),
    [
        (
            Result(Side.WHITE, 9, How.SINGLE),
            "You win. The computer has 9\u00a0checkers left: 9\u00a0points",
            "9\u00a0checkers left",
        ),
        (
            Result(Side.BLACK, 1, How.SINGLE),
            "The computer wins. You have 1\u00a0checker left: 1\u00a0point",
            "1\u00a0checker left",
        ),
        (
            Result(Side.BLACK, 15, How.MARS),
            "The computer wins. You have 15\u00a0checkers left: 15\u00a0points",
            "15\u00a0checkers left",
        ),
        (
            Result(Side.BLACK, 12, How.SINGLE, resigned=True),
            "You resign. The computer wins. You have 12\u00a0checkers left: 12\u00a0points",
            "12\u00a0checkers left, resigned",
        ),
        (Result(Side.WHITE, 15, How.MOTHER), "You have pinned the mother and win: 15\u00a0points", "mother pinned"),
        (
            Result(Side.WHITE, 1, How.SINGLE, dropped=True),
            *("The computer drops the double. You win the game: 1\u00a0point", "dropped"),
        ),
    ],
)
def test_checkers_left_are_counted_where_the_game_counts_them(result: Result, sentence: str, word: str) -> None:
    state = counted(result)

    assert end_text(state) == sentence
    assert how_text(state, result) == word


def test_result_has_both_the_counted_checkers_and_the_cube() -> None:
    state = replace(counted(Result(Side.WHITE, 18, How.SINGLE)), cube=Cube(2, Side.WHITE))

    assert end_text(state) == "You win. The computer has 9\u00a0checkers left: 18\u00a0points with the cube at\u00a02"


WORDS = dict(zip(How, ("single game", "mars", "triple", "mother pinned", "capote"), strict=False))


@each("how", WORDS)
def test_each_kind_of_win_has_its_word_and_a_draw_counts_nothing(how: How) -> None:
    state = after(Resigned(Side.BLACK))

    assert how_text(state, Result(Side.WHITE, 1, how)) == WORDS[how]
    assert how_text(state, Result(None, 0, How.VOID)) == "draw, no points"


def test_cube_and_crawford_game_are_noted_where_there_is_a_cube_and_what_the_cube_has_made_of_the_points() -> None:
    doubled = after(Doubled(), Taken(), Resigned(Side.BLACK))
    crawford = after(Doubled(), Taken(), Resigned(Side.BLACK), GameBegun(), Resigned(Side.WHITE))
    uncubed = replay(header(target=3), (WHITE_BEGINS, Resigned(Side.BLACK), GameBegun(), Resigned(Side.WHITE))).state

    words = [how_text(given, given.results[-1]) for given in (doubled, crawford, uncubed)]
    assert words == ["mars, resigned, cube\u00a02", "mars, resigned, Crawford", "mars, resigned"]
    assert uncubed.is_crawford
    assert end_text(doubled) == "The computer resigns. You win a mars (gammon): 4\u00a0points with the cube at\u00a02"


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (after(Resigned(Side.BLACK), target=2), "You win the match 2\u00a0:\u00a00"),
        (after(Resigned(Side.WHITE), target=2), "The computer wins the match 2\u00a0:\u00a00"),
        (after(Resigned(Side.BLACK), target=3), ""),
        (after(), ""),
    ],
)
def test_the_end_of_a_match_says_who_has_won_it(state: GameState, expected: str) -> None:
    assert match_result_text(state) == expected


# The texts about the cube decisions of the computer


TAKE = CubeDecision(Side.BLACK, "take", -0.42, -0.55, Probabilities(0.31, 0.05, 0.0, 0.18, 0.0))
DOUBLE = CubeDecision(Side.BLACK, "double", 0.6, 0.4, Probabilities(0.8, 0.2, 0.02, 0.01, 0.0))
CHANCES_OF_TAKE = "(win 31%, mars won 5%, lost 18%)"
CHANCES_OF_DOUBLE = "(win 80%, mars won 20%, lost 1%, triple won 2%, lost 0%)"


def cubed(*events: LogEvent, white: Seat = PERSON) -> GameState:
    return match(*events, white=white, rule_set="tapa-cube").state


@pytest.mark.parametrize(
    ("word", "decided", "limit"),
    [
        (TAKE, f"takes: expecting −0.42 points {CHANCES_OF_TAKE}.", "dropped below −0.55."),
        (
            replace(TAKE, action="drop", equity=-0.7),
            *(f"drops: expecting −0.70 points {CHANCES_OF_TAKE}.", "taken from −0.55 up."),
        ),
        (DOUBLE, f"doubles: expecting +0.60 points {CHANCES_OF_DOUBLE}.", "waited below +0.40."),
        (
            replace(DOUBLE, action="no double", equity=0.1),
            *(f"has not doubled: expecting +0.10 points {CHANCES_OF_DOUBLE}.", "doubled from +0.40 up."),
        ),
        (
            replace(TAKE, equity=0.1, turning_equity=None, probabilities=Probabilities(0.55, 0.0, 0.0, 0.0, 0.0)),
            *("takes: expecting +0.10 points (win 55%).", ""),
        ),
        (
            replace(DOUBLE, turning_equity=None, at_score="nothing to lose"),
            f"doubles: expecting +0.60 points {CHANCES_OF_DOUBLE}; losing this game would cost the match anyway.",
            "",
        ),
        (
            replace(DOUBLE, action="no double", turning_equity=None, at_score="never"),
            f"has not doubled: expecting +0.60 points {CHANCES_OF_DOUBLE}; at this score it never pays to double.",
            "",
        ),
    ],
)
def test_a_decision_is_told_with_what_would_have_changed_it(word: CubeDecision, decided: str, limit: str) -> None:
    text, of_two = (cube_decision_text(cubed(white=white), word) for white in (PERSON, COMPUTER))

    sentence = f"The computer {decided}" + (f" The computer would have {limit}" if limit else "")
    assert text.replace("\u00a0", " ") == sentence
    assert of_two == text.replace("The computer", "Black"), "of two computers the one that decides is named"


def test_a_pinned_mother_is_told_with_mars_even_where_it_counts_three_and_not_as_a_triple() -> None:
    told = cube_decision_text(match(rule_set="plakoto").state, DOUBLE)

    assert "(win 80%, mars or mother won 20%, lost 1%)" in told.replace("\u00a0", " ")


@pytest.mark.parametrize(("white", "expected"), [(PERSON, "Компютърът щеше да"), (COMPUTER, "Черните щяха да")])
def test_verb_of_what_would_have_been_follows_who_decides(translator: Translator, white: Seat, expected: str) -> None:
    translator.use("bg")

    assert expected in cube_decision_text(cubed(white=white), TAKE)


class Listener:
    """Records the notices of the message bar, and those withdrawn."""

    def __init__(self) -> None:
        self.talk = CubeNotices(cast("MessageBar", self))
        self.texts, self.withdrawn = list[str](), list[str]()

    def show_notice(self, notice: Message) -> None:
        self.texts.append(self._words(notice))

    def close_notice(self, notice: Message) -> None:
        self.withdrawn.append(self._words(notice))

    def show(self, state: GameState, decision: CubeDecision) -> None:
        self.talk.show_decision(state, decision, cube_decision_text(state, decision))

    @staticmethod
    def _words(notice: Message) -> str:
        assert notice.severity == "info"
        return notice.text.partition(":")[0]


def test_an_answer_is_shown_once_and_withdrawn_once_when_it_is_taken_back() -> None:
    listener = Listener()

    for _ in range(2):
        listener.show(cubed(Doubled(), Taken()), TAKE)
    assert listener.texts == ["The computer takes"]

    for _ in range(2):
        listener.talk.withdraw()
    assert listener.withdrawn == ["The computer takes"]


def test_why_the_computer_doubles_is_shown_after_the_answer_and_why_it_does_not_only_on_request() -> None:
    listener = Listener()
    word = replace(DOUBLE, side=Side.WHITE)
    history = match(Doubled(), white=COMPUTER, black=PERSON, rule_set="tapa-cube")

    listener.show(cubed(), replace(DOUBLE, action="no double"))
    listener.show(history.state, word)
    assert listener.texts == []
    listener.show(history.append(Taken()).state, word)

    assert listener.texts == ["The computer doubles"]


def test_why_a_computer_doubles_another_is_shown_at_once_and_makes_room_for_the_answer() -> None:
    listener = Listener()

    listener.show(cubed(Doubled(), white=COMPUTER), replace(DOUBLE, side=Side.WHITE))
    assert (listener.texts, listener.withdrawn) == (["White doubles"], [])
    listener.show(cubed(Doubled(), Taken(), white=COMPUTER), TAKE)

    assert listener.withdrawn == ["White doubles"]
    assert listener.texts == ["White doubles", "Black takes"]
