"""The engine on a line: cube and score in a position text, what they change in the answers, and the command `cube`."""

from __future__ import annotations

import re

import pytest

from tests.ai.ubgi.test_commands import answers
from tests.ai.ubgi.test_every_game import CHANCES, DRAW, NUMBER

START = "tapa-cube W15,22,B15 0/0/0 0/0/0 W"
CLOSE = "tapa-cube W9,2,W2,3,W1,4,W2,7,B2,1,W1,B12 0/0/0 0/0/1 W"
WON = "tapa-cube B15,17,W1,5 0/0/14 0/0/0 W"
CUBE = re.compile(rf"cube no_double {NUMBER} double_take {NUMBER} double_drop {NUMBER} best (\w+)( unit match)?")


def told(text: str) -> tuple[list[float], str]:
    (line,) = answers("set level expert", f"position {text}", "cube")
    found = CUBE.fullmatch(line)
    assert found, line
    assert bool(found[5]) is ("match=" in text)
    return [float(found[at]) for at in (1, 2, 3)], found[4]


@pytest.mark.parametrize(
    ("text", "best"),
    [
        (f"{START} -", "no_double"),
        (f"{START} - cube=2W", "no_double"),
        (f"{WON} -", "too_good"),
        (f"{START} - match=2:0-1", "double_drop"),  # nothing is left to lose: the opponent needs one point
        ("tapa-cube B1,17,W1,5 0/0/14 0/0/14 W -", "double_take"),
    ],
)
def test_cube_tells_what_each_answer_is_worth_and_which_is_best(text: str, best: str) -> None:
    (no_double, take, drop), word = told(text)

    assert word == best
    if "match" not in text:
        assert drop == 1
    doubled = min(take, drop)
    assert (doubled > no_double) is word.startswith("double")


def test_a_dropped_double_is_worth_the_match_that_follows() -> None:
    equities, _ = told(f"{START} - match=3:1-1")
    level, _ = told(f"{START} - match=3:1-2")  # a drop makes it 2-2

    assert all(-1 < one < 1 for one in equities)
    assert equities[2] > level[2] == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("tapa W15,22,B15 0/0/0 0/0/0 W -", "there is no cube in tapa"),
        (f"{START} - rules=cube:no", "there is no cube in tapa-cube"),
        (f"{START} 31", "the dice have been rolled"),
        (f"{START} - cube=2B", "the other side owns the cube"),
        (f"{START} - cube=1024W", "the cube is at its limit"),
        (f"{START} - match=5:4-2!", "this is the Crawford game, so it may not double"),
        (f"{START} - match=5:4-2", "the side to move needs no more points, so it may not double"),
        (f"{START} - cube=2W match=5:3-2", "the side to move needs no more points, so it may not double"),
        ("tapa-cube 24 0/0/15 0/0/15 W -", "the game is over"),
    ],
)
def test_where_no_double_is_possible_the_reason_is_told(text: str, why: str) -> None:
    assert answers(f"position {text}", "cube") == [f"error {why}"]


def test_cube_and_score_stay_with_the_position_that_comes_next() -> None:
    further = "cube=2W match=7:2-5 rules=larger_die:no"

    (line,) = answers("set level expert", f"position {START} 31 {further}", "go")

    assert re.fullmatch(rf"bestplay \S+ \S+ => tapa-cube .* B - {further} equity {NUMBER} unit match", line)
    assert all(f" - {further}" in play for play in answers(f"position {START} 31 {further}", "plays")[1:-1])


@pytest.mark.parametrize("match", ["match=1:0-0", "match=5:4-4", "match=31:3-30"])
def test_where_any_win_wins_the_match_its_probability_is_the_equity(match: str) -> None:
    for game in ("tapa W15,22,B15 0/0/0 0/0/0 W 31", f"{START} 31"):
        line, *_ = answers("set level expert", f"position {game} {match}", "eval")
        found = re.fullmatch(rf"eval {CHANCES} equity {NUMBER} unit match{DRAW}", line)

        assert found
        win, equity = float(found[1]), float(found[4])
        if match == "match=31:3-30":
            assert equity < 2 * win - 1
        else:
            assert equity == pytest.approx(2 * win - 1, abs=2e-4)


def test_an_outcome_counts_the_cube() -> None:
    over = "tapa-cube B3,22,B1 0/0/15 0/0/11 B -"

    assert answers(f"position {over}", "outcome", f"position {over} cube=4W", "outcome") == [
        "outcome W 1",
        "outcome W 4",
    ]


def test_without_a_match_a_cube_changes_no_equity() -> None:
    plain, turned = (answers("set level expert", f"position {START} 31{cube}", "eval") for cube in ("", " cube=4B"))

    assert plain == turned


def test_a_rollout_with_the_cube_lies_near_the_model_and_repeats_itself() -> None:
    commands = [f"position {CLOSE} -", "rollout 200 cubeful"]

    *lines, last = answers(*commands)

    numbers = rf"rollout games (\d+) equity {NUMBER}(?: halfwidth (\d+\.\d{{4}}))?"
    found = [re.fullmatch(numbers, line) for line in lines]
    assert [one[3] is None for one in found if one] == [True, False, False, False, False]
    assert [one[1] for one in found if one] == ["0", "48", "96", "192", "200"]
    assert last == f"rolled out {lines[-1].removeprefix('rollout ')}"
    model, rolled, width = (float(one) for one in (found[0][2], found[-1][2], found[-1][3]))  # type: ignore[index]
    assert abs(model - rolled) < width + 0.5
    assert answers("set threads 2", *commands) == [*lines, last]
    assert answers("set seed 1", *commands) != [*lines, last]


def test_a_rollout_in_the_last_game_brings_the_probability_to_win() -> None:
    *_, last = answers(f"position {CLOSE} - match=5:4-4", "rollout 60 cubeful")
    *_, plain = answers(f"position {CLOSE} - match=5:4-4", "rollout 60")

    assert last.endswith(" unit match")
    found = re.search(rf"equity {NUMBER} .* win {NUMBER}.* unit match", plain)
    assert found
    assert float(found[1]) == pytest.approx(2 * float(found[2]) - 1, abs=2e-4)


@pytest.mark.parametrize("text", ["tapa W15,22,B15 0/0/0 0/0/0 W -", "tapa-cube 24 0/0/15 0/0/15 W -"])
def test_a_rollout_with_the_cube_needs_one(text: str) -> None:
    (line,) = answers(f"position {text}", "rollout 10 cubeful")

    assert line.startswith("error ")
