"""A program made for the Universal Backgammon Interface can drive the engine."""

from __future__ import annotations

import re
from pathlib import Path

from tests.ai.ubgi.test_commands import answers
from tests.cases import each

DOCUMENT = Path(__file__).parents[3] / "docs" / "protocol.md"
START = "4HPwATDgc/ABMA"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
FIBS = "board:You:Bob:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:0:0:1:1:1:0:1:-1:0:25"


@each("form", [f"gnubgid {START}", f"xgid {XGID}", f"fibs {FIBS}"])
def test_position_of_another_program_is_played(form: str) -> None:
    assert answers(f"position {form}", "dice 3 1", "go") == ["bestmove 8/5 6/5"]
    assert answers(f"position {form}", "dice 3 1", "go role chequer") == ["bestmove 8/5 6/5"]


def test_game_is_played_from_its_start() -> None:
    lines = answers("setoption name Variant value Tabla", "newgame", "dice 1 3", "go", "plays")

    assert lines[0] == "bestmove 8/5 6/5"
    assert lines[1].startswith("plays ")


def test_options_are_those_of_the_other_words() -> None:
    said = ["setoption name Level value Beginner", "setoption name SEED value 7", "setoption name threads value 2"]

    assert answers(*said, "position tapa W15,22,B15 0/0/0 0/0/0 W 31") == []


def test_go_answers_as_ever_to_one_who_says_none_of_these_words() -> None:
    (line,) = answers("ubgi", "position tapa W15,22,B15 0/0/0 0/0/0 W 31", "go")[-1:]

    assert line.startswith("bestplay ")


@each(
    "said",
    [
        ("position xgid -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "go role cube", "bestcube nodouble"),
        ("position xgid -b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", "go role turn", "bestcube nodouble"),
        ("position xgid -CC--------------------cc-:0:0:1:00:0:0:0:0:10", "go role cube", "bestcube double"),
        ("position xgid -b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "go role turn", "bestmove 8/5 6/5"),
    ],
)
def test_cube_is_decided_before_the_roll(said: tuple[str, str, str]) -> None:
    position, asked, answer = said

    assert answers(position, asked) == [answer]


@each(
    "command",
    [
        *("dice", "dice 1", "dice 1 7", "dice 1 2 3", "dice x y", "newgame now", "setoption", "setoption name Level"),
        *("setoption name Level value nobody", "setoption name Hash value 3", "setoption name Variant value chess"),
        *("position xgid", "position xgid what", "position gnubgid", "position fibs board:", "go away", "go role king"),
    ],
)
def test_what_cannot_be_gets_one_error(command: str) -> None:
    (line,) = answers(command)

    assert line.startswith("error ")


def test_group_of_a_chain_takes_no_dice() -> None:
    chain = "position gul-bara W15,11,B15,11 0/0/0 0/0/0 W 44> 3/3"

    assert answers(chain, "dice 3 1") == ["error a group is due, not a roll"]


def test_example_in_the_document_is_what_the_engine_says() -> None:
    example = re.search(r"\$ tapa-engine\n((?:    .*\n)+)", DOCUMENT.read_text(encoding="utf-8"))
    assert example is not None
    said = [line.strip() for line in example[1].splitlines()]
    asked = [line for line in said if line.startswith(("position", "go", "candidates"))]

    assert answers(*asked) == [line for line in said if line not in asked]
