"""What the computer says of its decisions about the cube, and when."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.app.background.thinker import CubeDecision
from tapa_desktop.game.events import Doubled, LogEvent, Taken
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.side import Side
from tapa_desktop.ui.main.presenter import CubeNotices
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.result import cube_decision_text
from tapa_desktop.ui.text.translator import Translator
from tests.ui.states import COMPUTER, PERSON, match

TAKE = CubeDecision(Side.BLACK, "take", -0.42, -0.55, win=0.31, mars=0.05, best=0.0, lose_mars=0.18, lose_best=0.0)
DOUBLE = CubeDecision(Side.BLACK, "double", 0.6, 0.4, win=0.8, mars=0.2, best=0.02, lose_mars=0.01, lose_best=0.0)
CHANCES_OF_TAKE = "(win 31%, mars won 5%, lost 18%)"
CHANCES_OF_DOUBLE = "(win 80%, mars won 20%, lost 1%, triple won 2%, lost 0%)"


def cubed(*events: LogEvent, white: str = "person") -> GameState:
    return match(*events, white=PERSON if white == "person" else COMPUTER, rule_set="tapa-cube").state


@pytest.mark.parametrize(
    ("word", "told", "limit"),
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
            CubeDecision(Side.BLACK, "take", 0.1, None, win=0.55, mars=0.0, best=0.0, lose_mars=0.0, lose_best=0.0),
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
def test_a_decision_is_told_with_what_would_have_changed_it(word: CubeDecision, told: str, limit: str) -> None:
    text = cube_decision_text(cubed(), word).replace("\u00a0", " ")

    assert text == f"The computer {told}" + (f" The computer would have {limit}" if limit else "")


def test_of_two_computers_the_one_that_decides_is_named() -> None:
    assert cube_decision_text(cubed(white="computer"), TAKE).startswith("Black takes: ")


@pytest.mark.parametrize(("white", "expected"), [("person", "Компютърът щеше да"), ("computer", "Черните щяха да")])
def test_verb_of_what_would_have_been_follows_who_decides(translator: Translator, white: str, expected: str) -> None:
    translator.use("bg")

    assert expected in cube_decision_text(cubed(white=white), TAKE)


class Listener:
    """Hears what is told in the message bar, and what is withdrawn."""

    def __init__(self) -> None:
        self.talk = CubeNotices()
        self.heard, self.withdrawn = list[str](), list[str]()
        self.talk.noticed.connect(lambda notice: self.heard.append(self._words(notice)))
        self.talk.withdrawn.connect(lambda notice: self.withdrawn.append(self._words(notice)))

    @staticmethod
    def _words(notice: Message) -> str:
        assert notice.severity == "info"
        return notice.text.partition(":")[0]


def test_an_answer_is_shown_once_and_withdrawn_once_when_it_is_taken_back() -> None:
    listener = Listener()

    for _ in range(2):
        listener.talk.show_decision(cubed(Doubled(), Taken()), TAKE)
    assert listener.heard == ["The computer takes"]

    for _ in range(2):
        listener.talk.withdraw()
    assert listener.withdrawn == ["The computer takes"]


def test_decision_not_to_double_is_shown_only_on_request() -> None:
    listener = Listener()

    listener.talk.show_decision(cubed(), replace(DOUBLE, action="no double"))
    listener.talk.show_decision(cubed(), None)

    assert listener.heard == []


def test_why_the_computer_doubles_is_shown_after_the_answer() -> None:
    listener = Listener()
    word = replace(DOUBLE, side=Side.WHITE)
    given = match(Doubled(), white=COMPUTER, black=PERSON, rule_set="tapa-cube")

    listener.talk.show_decision(given.state, word)
    assert listener.heard == []
    listener.talk.show_decision(given.append(Taken()).state, word)

    assert listener.heard == ["The computer doubles"]


def test_why_a_computer_doubles_another_is_shown_at_once_and_makes_room_for_the_answer() -> None:
    listener = Listener()

    listener.talk.show_decision(cubed(Doubled(), white="computer"), replace(DOUBLE, side=Side.WHITE))
    assert (listener.heard, listener.withdrawn) == (["White doubles"], [])
    listener.talk.show_decision(cubed(Doubled(), Taken(), white="computer"), TAKE)

    assert listener.withdrawn == ["White doubles"]
    assert listener.heard == ["White doubles", "Black takes"]
