"""What the computer says of its decisions about the cube, and when."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.app.background.questions import CubeDecision
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


def cubed(*events: LogEvent, white: str = "person") -> GameState:
    return match(*events, white=PERSON if white == "person" else COMPUTER, rule_set="tapa-cube").state


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        (
            TAKE,
            "The computer takes: expecting −0.42 points "
            "(win 31%, mars won 5%, lost 18%). The computer would have dropped below −0.55.",
        ),
        (
            replace(TAKE, action="drop", equity=-0.7),
            "The computer drops: expecting −0.70 points "
            "(win 31%, mars won 5%, lost 18%). The computer would have taken from −0.55 up.",
        ),
        (
            DOUBLE,
            "The computer doubles: expecting +0.60 points (win 80%, mars won 20%, lost 1%, triple won 2%, lost 0%)."
            " The computer would have waited below +0.40.",
        ),
        (
            replace(DOUBLE, action="no double", equity=0.1),
            "The computer has not doubled: expecting +0.10 points "
            "(win 80%, mars won 20%, lost 1%, triple won 2%, lost 0%)."
            " The computer would have doubled from +0.40 up.",
        ),
        (
            CubeDecision(Side.BLACK, "take", 0.1, None, win=0.55, mars=0.0, best=0.0, lose_mars=0.0, lose_best=0.0),
            "The computer takes: expecting +0.10 points (win 55%).",
        ),
        (
            replace(DOUBLE, turning_equity=None, at_score="nothing to lose"),
            "The computer doubles: expecting +0.60 points (win 80%, mars won 20%, lost 1%, triple won 2%, lost 0%);"
            " losing this game would cost the match anyway.",
        ),
        (
            replace(DOUBLE, action="no double", turning_equity=None, at_score="never"),
            "The computer has not doubled: expecting +0.60 points "
            "(win 80%, mars won 20%, lost 1%, triple won 2%, lost 0%);"
            " at this score it never pays to double.",
        ),
    ],
)
def test_a_decision_is_told_with_what_would_have_changed_it(word: CubeDecision, expected: str) -> None:
    assert cube_decision_text(cubed(), word).replace("\u00a0", " ") == expected


def test_of_two_computers_the_one_that_decides_is_named() -> None:
    assert cube_decision_text(cubed(white="computer"), TAKE).startswith("Black takes: ")


@pytest.mark.parametrize(("white", "expected"), [("person", "Компютърът щеше да"), ("computer", "Черните щяха да")])
def test_verb_of_what_would_have_been_follows_who_decides(translator: Translator, white: str, expected: str) -> None:
    translator.use("bg")

    assert expected in cube_decision_text(cubed(white=white), TAKE)


class Listener:
    """Hears what is told in the message bar."""

    def __init__(self) -> None:
        self.talk = CubeNotices()
        self.heard: list[str] = []
        self.talk.noticed.connect(self._hear)

    def _hear(self, notice: Message) -> None:
        assert notice.severity == "info"
        self.heard.append(notice.text.split(":")[0])


def test_an_answer_is_shown_once() -> None:
    listener = Listener()

    for _ in range(2):
        listener.talk.show_decision(cubed(Doubled(), Taken()), TAKE)

    assert listener.heard == ["The computer takes"]


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


def test_why_a_computer_doubles_another_is_shown_at_once() -> None:
    listener = Listener()

    listener.talk.show_decision(cubed(Doubled(), white="computer"), replace(DOUBLE, side=Side.WHITE))

    assert listener.heard == ["White doubles"]


def test_notice_is_withdrawn_when_the_decision_is_taken_back() -> None:
    listener = Listener()
    withdrawn: list[Message] = []
    listener.talk.withdrawn.connect(withdrawn.append)
    listener.talk.show_decision(cubed(Doubled(), Taken()), TAKE)

    listener.talk.withdraw()
    listener.talk.withdraw()

    assert [notice.text.split(":")[0] for notice in withdrawn] == ["The computer takes"]


def test_one_notice_makes_room_for_the_next() -> None:
    listener = Listener()
    withdrawn: list[Message] = []
    listener.talk.withdrawn.connect(withdrawn.append)

    listener.talk.show_decision(cubed(Doubled(), white="computer"), replace(DOUBLE, side=Side.WHITE))
    assert withdrawn == []
    listener.talk.show_decision(cubed(Doubled(), Taken(), white="computer"), TAKE)

    assert len(withdrawn) == 1
    assert listener.heard == ["White doubles", "Black takes"]
