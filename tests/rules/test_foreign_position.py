"""Positions of other programs are read and written: XGID, GNU ID and the board of FIBS."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.rules.cube import Cube, MatchScore
from tapa_desktop.rules.fault import PositionError, PositionFault
from tapa_desktop.rules.foreign_position import (
    find_foreign,
    find_position,
    format_gnu_id,
    format_xgid,
    formats_of_others,
    parse_fibs,
    parse_gnu_id,
    parse_xgid,
)
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tapa_desktop.rules.ruleset import BACKGAMMON, PORTES, TAWULA, RuleSet
from tapa_desktop.rules.side import Side
from tests.cases import each
from tests.rules.strategies import positions, rolls

SAMPLES = Path(__file__).parents[1] / "data" / "positions"
JACOBY = rule_set_named("backgammon", {"jacoby": True})
SAID = "backgammon W2,4,B5,1,B3,3,W5,B5,3,W3,1,W5,4,B2 0/0/0 0/0/0 W 31 cube=2B match=7:2-3"
XGID = "-b----E-C---eE---c-e----B-:1:-1:1:31:2:3:0:7:10"
FIBS = (SAMPLES / "fibs.txt").read_text(encoding="utf-8").strip()
CUBES = [Cube(), Cube(2, Side.WHITE), Cube(4, Side.BLACK), Cube(1024)]
SCORES = [None, MatchScore(7, 2, 3), MatchScore(7, 6, 3, is_crawford=True), MatchScore(1, 0, 0)]


@st.composite
def placed_in_backgammon(draw: st.DrawFn) -> Placed:
    about = draw(st.sampled_from(Side)), draw(positions(BACKGAMMON)), draw(st.none() | rolls)
    match = draw(st.sampled_from(SCORES))
    rule_set = BACKGAMMON if match else draw(st.sampled_from([BACKGAMMON, JACOBY]))
    return Placed(rule_set, *about, cube=draw(st.sampled_from(CUBES)), match=match)


@given(placed_in_backgammon())
def test_position_that_is_written_as_another_program_does_is_read_again(placed: Placed) -> None:
    assert parse_xgid(format_xgid(placed)) == placed
    assert parse_gnu_id(format_gnu_id(placed)) == placed


@each("name", ["extreme-gammon.txt", "gnu-backgammon.txt", "fibs.txt"])
def test_sample_of_every_form_is_the_position_that_it_says(name: str) -> None:
    found = find_position((SAMPLES / name).read_text(encoding="utf-8"))

    assert found is not None
    assert format_position(found, house_rules=True) == SAID


@each(
    "text",
    [
        f"XGID={XGID}",
        f"<XGID={XGID}>, what now?",
        f"as sent: XGID={XGID}.",
        format_gnu_id(parse_position(SAID)),
        f"({format_gnu_id(parse_position(SAID))})",
        "Position ID: {} Match ID   : {}".format(*format_gnu_id(parse_position(SAID)).split(":")),
    ],
)
def test_position_is_found_in_a_message(text: str) -> None:
    assert find_position(text) == parse_position(SAID)


def test_position_of_this_program_comes_first_wherever_it_stands() -> None:
    text = f"XGID={XGID}\n{format_position(Placed(PORTES, Side.BLACK, start_position(PORTES)))}"

    found = find_position(text)

    assert found is not None
    assert found.rule_set is PORTES


@each("text", ["", "no position", "4HPwATDgc/ABMA", "Position ID: too short"])
def test_text_without_a_position_has_none(text: str) -> None:
    assert find_foreign(text) is None


def test_position_id_alone_tells_no_cube() -> None:
    assert parse_gnu_id("4HPwATDgc/ABMA") == Placed(BACKGAMMON, Side.WHITE, start_position(BACKGAMMON))
    assert find_position("Position ID: 4HPwATDgc/ABMA") == parse_gnu_id("4HPwATDgc/ABMA")


def test_double_that_is_not_answered_is_the_position_before_it() -> None:
    assert parse_xgid(XGID.replace(":31:", ":D:")) == parse_xgid(XGID.replace(":31:", ":00:"))


def test_xgid_for_money_has_no_match_and_tells_the_jacoby_rule() -> None:
    plain, jacoby = (parse_xgid(f"-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:{rules}:0:10") for rules in (0, 3))

    assert plain.match is jacoby.match is None
    assert (plain.rule_set, jacoby.rule_set) == (BACKGAMMON, JACOBY)


@pytest.mark.parametrize(("match_id", "rule_set"), [("cIkFAAAAAAAE", BACKGAMMON), ("cIkFAAAAAAAA", JACOBY)])
def test_match_id_for_money_tells_the_jacoby_rule(match_id: str, rule_set: RuleSet) -> None:
    assert parse_gnu_id(f"4HPwATDgc/ABMA:{match_id}").rule_set == rule_set


@each(
    "text",
    [
        "what",
        XGID.replace(":31:", ":30:"),
        XGID.replace("-b-", "Ab-"),
        XGID.replace("B-:", "Ba:"),
        XGID.replace(":7:10", ":3:10"),
        XGID.replace(":0:7:", ":1:7:"),
        XGID.replace(":1:-1:", ":11:-1:"),
        XGID.replace("E-C", "EOC"),
        XGID.replace("-b-", "-o-"),
    ],
)
def test_xgid_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(PositionError) as caught:
        find_position(f"XGID={text}")

    assert caught.value.fault is PositionFault.FOREIGN


@each(
    "text",
    [
        "4HPwATDgc/ABM",
        "4HPwATDgc/ABMA:cInlABAAEA",
        "//////////////",
        "4HPwATDgc/ABM/",
        "4HPwATDgc/ABMA:YAngAAAAAAAA",
        "4HPwATDgc/ABMA:cIn/ABAAEAAE",
        "AACABAAAAAAAAA",
        "AQAAAAAAAACAAA",
    ],
)
def test_gnu_id_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        parse_gnu_id(text)


@each(
    "changed",
    [
        FIBS.replace("board:", "bored:"),
        FIBS.replace(":1:3:1:0:0:", ":0:3:1:0:0:"),
        FIBS.replace(":1:3:1:0:0:", ":1:9:1:0:0:"),
        FIBS.replace(":1:3:1:0:0:", ":1:3:0:0:0:"),
        FIBS.replace(":2:0:1:0:1:-1:", ":3:0:1:0:1:-1:"),
        FIBS.replace(":2:0:1:0:1:-1:", ":2:0:1:0:5:-1:"),
    ],
)
def test_board_of_fibs_that_cannot_be_is_refused(changed: str) -> None:
    with pytest.raises(PositionError):
        parse_fibs(changed)


def test_board_of_fibs_may_be_seen_by_the_side_that_runs_upwards() -> None:
    """The same board, on which the numbers and the signs of the sides are exchanged."""
    own, numbers = FIBS.split(":7:2:3:")
    board, rest = numbers.split(":")[:26], numbers.split(":")[26:]
    turned = ":".join([*(str(-int(value)) for value in reversed(board)), *rest])
    changed = f"{own}:7:2:3:{turned}".replace(":1:3:1:0:0:2:0:1:0:1:-1:", ":-1:3:1:0:0:2:0:1:0:-1:1:")

    assert parse_fibs(changed) == parse_fibs(FIBS)


def test_board_of_fibs_tells_whose_turn_it_is_and_how_the_match_stands() -> None:
    other = parse_fibs(FIBS.replace(":1:3:1:0:0:2:0:1:", ":-1:0:0:0:0:1:1:1:"))
    crawford = parse_fibs(FIBS.replace(":7:2:3:", ":4:2:3:"))
    after = parse_fibs(FIBS.replace(":7:2:3:", ":4:2:3:").removesuffix(":0:0") + ":1:0")
    money = parse_fibs(FIBS.replace(":7:2:3:", ":9999:2:3:"))
    owned = parse_fibs(FIBS.replace(":1:3:1:0:0:2:0:1:", ":1:3:1:0:0:2:1:0:"))

    assert (other.side, other.roll, other.cube) == (Side.BLACK, None, Cube())
    assert crawford.match == MatchScore(4, 2, 3, is_crawford=True)
    assert after.match == MatchScore(4, 2, 3)
    assert money.match is None
    assert owned.cube == Cube(2, Side.WHITE)


def test_short_board_of_fibs_has_had_no_crawford_game() -> None:
    short = ":".join(FIBS.replace(":7:2:3:", ":4:2:3:").split(":")[:41])

    assert parse_fibs(short).match == MatchScore(4, 2, 3, is_crawford=True)


def test_position_of_another_game_is_not_written_for_programs_that_do_not_know_it() -> None:
    placed = Placed(PORTES, Side.WHITE, start_position(PORTES))

    assert formats_of_others(placed) == (format_xgid(placed), format_gnu_id(placed))
    assert format_xgid(placed).endswith(":0")
    assert formats_of_others(Placed(TAWULA, Side.WHITE, start_position(TAWULA))) == ()
