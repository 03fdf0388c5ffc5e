"""The engine on a line: what each command answers, and that no input stops it."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from unittest.mock import Mock

import pytest

from tapa_desktop import __version__
from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.ai.openings import own_book
from tapa_desktop.ai.protocol.__main__ import serve
from tapa_desktop.ai.protocol.replies import decimals
from tapa_desktop.ai.protocol.state import LONGEST_LINE
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.outcome import FIRST
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import RULE_SETS
from tests.cases import LEARNED

START = "tapa W15,22,B15 0/0/0 0/0/0 W"
LOCKED_IN = "tapa W15,B2,B2,B2,B2,B2,B2,16,B3 0/0/0 0/0/0 W"
OVER = "tapa 22,W1,W1 0/0/13 0/0/15 W"


def start_of(key: str, side: Side = Side.WHITE, roll: Roll | None = None) -> str:
    rule_set = RULE_SETS[key]
    return format_position(PositionSpec(rule_set, side, start_position(rule_set), roll))


def answers(*commands: str) -> list[str]:
    target = io.BytesIO()
    serve(io.BytesIO("\n".join(commands).encode()), target)
    return target.getvalue().decode().splitlines()


@pytest.mark.parametrize("command", ["go", "candidates 1", "eval", "cube", "perft 6", "selfplay tapa 1000 1"])
def test_whatever_takes_long_can_be_interrupted(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    for module in ("replies", "__main__"):
        monkeypatch.setattr(f"tapa_desktop.ai.protocol.{module}.never_cancelled", Mock(side_effect=KeyboardInterrupt))
    roll = (3, 1) if command in {"go", "candidates 1"} else None

    with pytest.raises(KeyboardInterrupt):
        answers("set level master", f"position {start_of('tapa-cube', roll=roll)}", command)


def test_it_says_who_it_is() -> None:
    first, second, author, *options, ready, last = answers("ubgi")

    assert (first, second) == ("id name Tapa Desktop", f"id version {__version__}")
    assert author.startswith("id author ")
    assert [line.split(" type ")[0] for line in options] == [
        "option name Level",
        "option name Seed",
        "option name Threads",
        "option name Variant",
    ]
    assert (ready, last) == ("readyok", "ubgiok")
    assert answers("isready") == ["readyok"]


def test_it_lists_its_levels_weakest_first_and_takes_settings_in_any_case_and_in_silence() -> None:
    words = [word for level in LEVELS for word in (level.key, level.name, level.key.upper())]
    options = ["setoption name Level value Beginner", "setoption name SEED value 7", "setoption name threads value 2"]

    assert answers("levels") == [*(f"level {level.key}" for level in LEVELS), "end"]
    assert answers(*(f"set level {word}" for word in words)) == []
    assert (
        answers("set seed 0", "set seed 9223372036854775807", "set threads 2", *options, f"position {START} 31") == []
    )


@pytest.mark.parametrize(
    "command",
    [
        *("set", "set level", "set level nobody", "set seed", "set seed -1", "set seed x", "set seed 1 2"),
        *("set seed 9223372036854775808", "set threads 0", "set threads 65", "set color red"),
        *("setoption", "setoption name Level", "setoption name Level value nobody", "setoption name Hash value 3"),
        *("setoption name Variant value chess", "newgame now", "dice", "dice 1", "dice 1 7", "dice 1 2 3", "dice x y"),
        *("position xgid", "position xgid what", "position gnubgid", "position fibs board:", "go away", "go role king"),
        *("candidates", "candidates 0", "candidates -3", "candidates x", "candidates 1 2"),
        *("selfplay ", "selfplay tapa", "selfplay tapa 5", "selfplay chess 5 1", "selfplay tapa 0 1"),
        *("selfplay tapa 5 x", "selfplay tapa 5 1 1", "selfplay tapa 1e9 1", "perft", "perft 0", "perft 99"),
        *("rollout", "rollout 0", "rollout -1", "rollout x", "rollout 1000001", "rollout 1 2", "rollout 1e3"),
        *("stop", "stop now", "quit now"),
    ],
)
def test_what_cannot_be_gets_one_error(command: str) -> None:
    (line,) = answers(command)

    assert line.startswith("error ")


def test_plays_are_sorted_by_where_they_lead_and_counted() -> None:
    assert answers(f"position {START} -", "perft 1", "perft 2") == ["perft 1 59", "perft 2 3474"]
    assert answers(f"position {START} 31", "plays") == [
        "plays 2",
        "play 24/21 24/23 => tapa W13,W1,1,W1,19,B15 0/0/0 0/0/0 B -",
        "play 24/21 21/20 => tapa W14,3,W1,18,B15 0/0/0 0/0/0 B -",
        "end",
    ]


@pytest.mark.parametrize("command", ["plays", "go", "candidates 2"])
def test_without_a_roll_or_after_the_end_nothing_is_played(command: str) -> None:
    assert answers(f"position {START} -", command) == ["error the position has no roll"]
    assert answers(f"position {OVER} 31", command) == ["error the game is over"]


@pytest.mark.parametrize(
    ("position", "outcome"),
    [
        (f"{START} -", "none"),
        (f"{LOCKED_IN} 31", "none"),
        (f"{OVER} -", "B 1"),
        ("tapa 5,B15,18 0/0/15 0/0/0 B -", "W 2"),
        ("tapa wB1,22,bW1 0/0/13 0/0/13 B -", "draw"),
        ("tawula 6,B14,15,W14,1 0/0/1 0/1/0 B -", "W 7"),
        ("backgammon B15,23 0/0/15 0/0/0 B - rules=jacoby:yes", "W 1"),
        ("backgammon B15,23 0/0/15 0/0/0 B - cube=2W rules=jacoby:yes", "W 4"),
        ("backgammon B15,23 0/0/15 0/0/0 B - match=7:0-0 rules=jacoby:yes", "W 2"),
    ],
)
def test_the_outcome_is_told_for_a_position_after_a_play(position: str, outcome: str) -> None:
    assert answers(f"position {position}", "outcome") == [f"outcome {outcome}"]


def test_the_strongest_levels_go_by_the_opening_book() -> None:
    best = own_book().plays(RULE_SETS["tapa"], start_position(RULE_SETS["tapa"]), FIRST, (5, 1))[0]

    (answer,) = answers("set level champion", f"position {start_of('tapa', roll=(5, 1))}", "go")

    assert answer.startswith(f"bestplay {best.play} => ")


def test_a_weak_level_depends_on_the_seed_and_repeats_itself() -> None:
    middle = "position tapa W6,3,W2,4,W2,2,W1,2,bW1,3,B6,B4,W2,2 0/0/1 0/0/4 W 42"

    seeds = [answers("set level beginner", f"set seed {seed}", middle, "go") for seed in range(8)]

    assert len({line for (line,) in seeds}) > 1
    assert answers("set level beginner", "set seed 3", middle, "go") == seeds[3]


def test_candidates_are_as_many_as_are_asked_for() -> None:
    lines = answers(f"position {START} 65", "candidates 2")

    assert [line.partition(" ")[0] for line in lines] == ["candidate", "candidate", "end"]


@pytest.mark.parametrize("key", LEARNED)
def test_a_position_is_judged_for_the_side_to_move(key: str) -> None:
    white, black = (answers("set level expert", f"position {start_of(key, side)}", "eval") for side in Side)

    assert white == black


@pytest.mark.parametrize("key", RULE_SETS)
def test_selfplay_counts_every_game_once_and_all_its_turns_and_repeats_itself(key: str) -> None:
    first, again = answers(f"selfplay {key} 50 9", f"selfplay {key} 50 9")

    match = re.fullmatch(r"games 50 plies (\d+) white (\d+) black (\d+) mars (\d+) draws (\d+)", first)
    assert match
    plies, white, black, mars, draws = map(int, match.groups())
    assert white + black + draws == 50
    assert mars <= white + black
    assert plies > 50 * 30
    assert first == again


NUMBERS = r"games (\d+) equity (-?\d\.\d{4})(?: halfwidth (\d\.\d{4}))?"


def test_a_rollout_tells_how_it_goes_on_and_last_what_has_come_out() -> None:
    contact = "tapa W1,3,W2,10,bW1,3,W9,1,B3,1,B1 0/0/2 0/0/10 W -"

    *lines, last = answers(f"position {contact}", "rollout 300")

    matches = [re.fullmatch(f"rollout {NUMBERS}", line) for line in lines]
    assert [int(match[1]) for match in matches if match] == [0, 144, 288, 300]
    assert [match[3] is None for match in matches if match] == [True, False, False, False]
    assert re.fullmatch(
        rf"rolled out {NUMBERS} win \d\.\d{{4}} mars \d\.\d{{4}} lose_mars \d\.\d{{4}}(?: draw \d\.\d{{4}})?", last
    )
    assert last.removeprefix("rolled out").startswith(lines[-1].removeprefix("rollout"))


@pytest.mark.parametrize("mode", ["", " cubeful"])
def test_a_single_game_has_no_interval(mode: str) -> None:
    lines = answers("position tapa-cube W15,22,B15 0/0/0 0/0/0 W -", f"rollout 1{mode}")

    assert [line.split(" equity ")[0] for line in lines] == ["rollout games 0", "rollout games 1", "rolled out games 1"]
    assert [line for line in lines if "halfwidth" in line] == []


def test_a_rollout_repeats_itself_and_depends_on_the_seed() -> None:
    contact = "position tapa W1,3,W2,10,bW1,3,W9,1,B3,1,B1 0/0/2 0/0/10 W"

    first = answers(f"{contact} -", "rollout 40")

    assert answers(f"{contact} -", "rollout 40", "set level beginner", "rollout 40") == first * 2
    assert answers(f"{contact} 31", "rollout 40") == first
    assert answers(f"{contact} -", "rollout 40 ahead") != first
    assert answers(f"{contact} -", "set seed 1", "rollout 40") != first


def test_where_the_end_is_known_it_is_told_and_no_game_is_played() -> None:
    assert answers("position tapa W15,23 0/0/0 0/0/15 W -", "eval", "rollout 1000000") == [
        "eval win 0.0000 mars 0.0000 lose_mars 1.0000 equity -2.0000",
        "rollout games 0 equity -2.0000 halfwidth 0.0000",
        "rolled out games 0 equity -2.0000 halfwidth 0.0000 win 0.0000 mars 0.0000 lose_mars 1.0000",
    ]


def test_a_number_that_rounds_to_nothing_has_no_minus() -> None:
    assert [decimals(value) for value in (-1e-5, -1e-4)] == ["0.0000", "-0.0001"]


def test_a_position_that_is_refused_leaves_the_one_before() -> None:
    lines = answers(f"position {START} 31", "position tapa W15 0/0/0", "position", "plays")

    assert [line[:6] for line in lines[:2]] == ["error "] * 2
    assert lines[2] == "plays 2"


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b" ", b"\0", b"\xff\xfe", b"isready\0", b"ISREADY", b"isready ?", b"ubgi\x0bisready"),
        *("position τάπα".encode(), b"\xe2\x80\xa8", b"x" * LONGEST_LINE, b"x" * 10**6, b"position " + b"W1," * 10**5),
    ],
)
def test_what_it_cannot_read_gets_one_line(line: bytes) -> None:
    target = io.BytesIO()

    serve(io.BytesIO(line + b"\nisready\n"), target)

    first, second = target.getvalue().decode().split("\n", 1)
    assert first.startswith("error ")
    assert second == "readyok\n"


@pytest.mark.parametrize(
    "source",
    [
        b"\xef\xbb\xbfisready\n",
        b"  isready\t \n",
        b"position  tapa W15,22,B15   0/0/0 0/0/0\tW 31 \nisready\n",
        b"isready\nquit \nisready\n",
        b"isready\n  quit\r\nisready\n",
        b"isready\r\nquit\r\nisready\n",
    ],
)
def test_blanks_and_a_byte_order_mark_do_not_matter(source: bytes) -> None:
    target = io.BytesIO()

    serve(io.BytesIO(source), target)

    assert target.getvalue() == b"readyok\n"


def test_as_a_program_it_ends_well() -> None:
    command = [sys.executable, "-m", "tapa_desktop.ai.protocol"]

    ended = subprocess.run(command, input=b"isready", capture_output=True, check=False)

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"readyok\n", b"")


def test_groups_of_chains_and_rests_are_played_one_by_one() -> None:
    blocked = "gul-bara W15,5,B15,17 0/0/0 0/0/0 W"

    assert answers(f"position {blocked} 66> 3/3", "plays")[1] == (
        "play pass => gul-bara W15,5,B15,17 0/0/0 0/0/0 B 6x4< 3/3"
    )
    assert answers(f"position {blocked} 5x1< 3/3", "plays")[1].endswith("W 6x4< 3/3")
    assert answers(f"position {blocked} 6x4< 3/3", "plays")[1] == f"play pass => {blocked} - 3/3"
    assert answers(f"position {blocked} 55 2/3", "plays")[1].endswith("B - 3/3")
    assert answers("position gul-bara 23,W1 0/0/14 0/0/15 W 66> 3/2", "plays") == ["error the game is over"]
    ends = "gul-bara 11,B1,11,W1 0/0/14 0/0/14 W"
    assert answers(f"position {ends} 66> 3/2", "plays")[1] == "play 1/off => gul-bara 11,B1,12 0/0/15 0/0/14 B - 3/2"
