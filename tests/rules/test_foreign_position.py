"""Positions of other programs, read and written; and positions inside other text."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.rules.fault import PositionError, PositionFault
from tapa_desktop.rules.foreign_position import (
    LIMIT,
    find_foreign,
    find_position,
    foreign_formats,
    format_gnu_id,
    format_xgid,
    is_doubled,
    parse_fibs,
    parse_gnu_id,
    parse_xgid,
)
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import Cube, MatchScore, PositionSpec, format_position, parse_position
from tapa_desktop.rules.ruleset import BACKGAMMON, PORTES, TAWULA
from tests.cases import each
from tests.rules.strategies import position_specs, positions, rolls

SAMPLES = Path(__file__).parents[1] / "data" / "positions"
JACOBY = rule_set_named("backgammon", {"jacoby": True})
EXPECTED = "backgammon W2,4,B5,1,B3,3,W5,B5,3,W3,1,W5,4,B2 0/0/0 0/0/0 W 31 cube=2B match=7:2-3"
XGID = "-b----E-C---eE---c-e----B-:1:-1:1:31:2:3:0:7:10"
FIBS = (SAMPLES / "fibs.txt").read_text(encoding="utf-8").strip()
CUBES = [Cube(), Cube(2, Side.WHITE), Cube(4, Side.BLACK), Cube(1024)]
SCORES = [None, MatchScore(7, 2, 3), MatchScore(7, 6, 3, is_crawford=True), MatchScore(1, 0, 0)]


@st.composite
def backgammon_specs(draw: st.DrawFn) -> PositionSpec:
    basics = draw(st.sampled_from(Side)), draw(positions(BACKGAMMON)), draw(st.none() | rolls)
    match = draw(st.sampled_from(SCORES))
    rule_set = BACKGAMMON if match else draw(st.sampled_from([BACKGAMMON, JACOBY]))
    return PositionSpec(rule_set, *basics, cube=draw(st.sampled_from(CUBES)), match=match)


@given(backgammon_specs())
def test_position_that_is_written_as_another_program_does_is_read_again(written: PositionSpec) -> None:
    assert parse_xgid(format_xgid(written)) == written
    assert parse_gnu_id(format_gnu_id(written)) == written


@each("name", ["extreme-gammon.txt", "gnu-backgammon.txt", "fibs.txt"])
def test_sample_of_every_form_is_the_position_that_it_says(name: str) -> None:
    spec = find_position((SAMPLES / name).read_text(encoding="utf-8"))

    assert spec is not None
    assert format_position(spec, house_rules=True) == EXPECTED


@each(
    "text",
    [
        f"XGID={XGID}",
        f"<XGID={XGID}>, what now?",
        f"as sent: XGID={XGID}.",
        format_gnu_id(parse_position(EXPECTED)),
        f"({format_gnu_id(parse_position(EXPECTED))})",
        "Position ID: {} Match ID   : {}".format(*format_gnu_id(parse_position(EXPECTED)).split(":")),
    ],
)
def test_position_is_found_in_a_message(text: str) -> None:
    assert find_position(text) == parse_position(EXPECTED)


def test_position_of_this_program_comes_first_wherever_it_stands() -> None:
    text = f"XGID={XGID}\n{format_position(PositionSpec(PORTES, Side.BLACK, start_position(PORTES)))}"

    spec = find_position(text)

    assert spec is not None
    assert spec.rule_set is PORTES


@each("text", ["", "no position", "4HPwATDgc/ABMA", "Position ID: too short"])
def test_text_without_a_position_has_none(text: str) -> None:
    assert find_foreign(text) is None


def test_position_id_alone_tells_no_cube() -> None:
    assert parse_gnu_id("4HPwATDgc/ABMA") == PositionSpec(BACKGAMMON, Side.WHITE, start_position(BACKGAMMON))
    assert find_position("Position ID: 4HPwATDgc/ABMA") == parse_gnu_id("4HPwATDgc/ABMA")


def test_double_that_is_not_answered_is_the_position_before_it() -> None:
    assert parse_xgid(XGID.replace(":31:", ":D:")) == parse_xgid(XGID.replace(":31:", ":00:"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (XGID.replace(":31:", ":D:"), True),
        (XGID, False),
        ("dwAAgDsAAAAAAA:cBEAAAAAAAAE", True),  # by GNU Backgammon, as the next
        ("dwAAgDsAAAAAAA:cAkAAAAAAAAE", False),
        ("dwAAgDsAAAAAAA", False),
        (FIBS, False),
    ],
)
def test_double_that_waits_for_its_answer_is_told(text: str, expected: bool) -> None:
    assert is_doubled(text) is expected


def test_id_for_money_has_no_match_and_tells_the_jacoby_rule() -> None:
    plain, jacoby = (parse_xgid(f"-b----E-C---eE---c-e----B-:0:0:-1:00:0:0:{rules}:0:10") for rules in (0, 3))
    of_gnu = [parse_gnu_id(f"4HPwATDgc/ABMA:{match_id}") for match_id in ("cIkFAAAAAAAE", "cIkFAAAAAAAA")]

    assert plain.match is jacoby.match is None
    assert [plain.rule_set, jacoby.rule_set] == [one.rule_set for one in of_gnu] == [BACKGAMMON, JACOBY]


@each(
    "change",
    [
        (XGID, "what"),
        (":31:", ":30:"),
        ("-b-", "Ab-"),
        ("B-:", "Ba:"),
        (":7:10", ":3:10"),
        (":0:7:", ":1:7:"),
        (":1:-1:", ":11:-1:"),
        ("E-C", "EOC"),
        ("-b-", "-o-"),
    ],
)
def test_xgid_that_cannot_be_is_refused(change: tuple[str, str]) -> None:
    with pytest.raises(PositionError) as caught:
        find_position(f"XGID={XGID.replace(*change)}")

    assert caught.value.fault is PositionFault.FOREIGN


@each(
    "text",
    [
        *("4HPwATDgc/ABM", "4HPwATDgc/ABMA:cInlABAAEA", "//////////////", "4HPwATDgc/ABM/"),
        *("4HPwATDgc/ABMA:YAngAAAAAAAA", "4HPwATDgc/ABMA:cIn/ABAAEAAE", "AACABAAAAAAAAA", "AQAAAAAAAACAAA"),
    ],
)
def test_gnu_id_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        parse_gnu_id(text)


@each(
    "board",
    [
        FIBS.replace("board:", "bored:"),
        FIBS.replace(":7:2:3:", f":{'7' * 5000}:2:3:"),
        FIBS.replace(":1:3:1:0:0:", ":0:3:1:0:0:"),
        FIBS.replace(":1:3:1:0:0:", ":1:9:1:0:0:"),
        FIBS.replace(":1:3:1:0:0:", ":1:3:0:0:0:"),
        FIBS.replace(":2:0:1:0:1:-1:", ":3:0:1:0:1:-1:"),
        FIBS.replace(":2:0:1:0:1:-1:", ":2:0:1:0:5:-1:"),
        FIBS.replace(":0:2:0:1:3:1:", ":0:2:-3:1:3:1:"),
        FIBS.replace(":7:2:3:0:", ":7:2:3:2:"),
        FIBS.replace(":7:2:3:", ":7:2:-3:"),
        *(":".join(FIBS.split(":")[:length]) for length in (4, 32, 36, 39)),
    ],
)
def test_board_of_fibs_that_cannot_be_or_lacks_numbers_is_refused(board: str) -> None:
    assert board != FIBS

    with pytest.raises(PositionError):
        parse_fibs(board)


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
    short = ":".join(FIBS.replace(":7:2:3:", ":4:2:3:").split(":")[:41])  # it does not tell of the Crawford game
    money = parse_fibs(FIBS.replace(":7:2:3:", ":9999:2:3:"))
    owned = parse_fibs(FIBS.replace(":1:3:1:0:0:2:0:1:", ":1:3:1:0:0:2:1:0:"))

    assert (other.side, other.roll, other.cube) == (Side.BLACK, None, Cube())
    assert crawford.match == MatchScore(4, 2, 3, is_crawford=True)
    assert after.match == MatchScore(4, 2, 3)
    assert parse_fibs(short).match == MatchScore(4, 2, 3, is_crawford=True)
    assert money.match is None
    assert parse_fibs(FIBS.replace(":7:2:3:", ":1:0:0:")).match == MatchScore(1, 0, 0)
    assert parse_fibs(FIBS.replace(":3:1:0:0:2:0:1:", ":3:1:0:0:1:0:1:")).cube == Cube()
    assert owned.cube == Cube(2, Side.WHITE)


def test_position_of_another_game_is_not_written_for_programs_that_do_not_know_it() -> None:
    portes, tawula = (PositionSpec(one, Side.WHITE, start_position(one)) for one in (PORTES, TAWULA))

    assert foreign_formats(portes) == (format_xgid(portes), format_gnu_id(portes))
    assert format_xgid(portes).endswith(":0")
    assert foreign_formats(tawula) == ()


# A position text of this program inside other text

TEXT = "tapa W13,W1,20,bW1,B14 0/0/0 0/0/0 B 31"
TAWULA_START = "tawula W2,11,B2,10,B1 13/0/0 12/0/0 W -"
EMPTY = "tapa 24 0/0/15 0/0/15 W -"
CUBE = "tapa-cube W15,22,B15 0/0/0 0/0/0 W 66"

prose = st.text(st.characters(codec="utf-8", exclude_characters="WB,/"), max_size=60)
gap = st.sampled_from([" ", "  ", "\t", "\n", "\r\n", "\n> ", "\n>> ", "\u00a0", "\u202f", " \u200b", "*", "`"])


@each(
    "text",
    [
        TEXT,
        f"  {TEXT}\n",
        f"Look at this: {TEXT}. What would you play?",
        f"“{TEXT}”",
        *(f"<{TEXT}>", f"«{TEXT}», he said", f"({TEXT})", f"`{TEXT}`!"),
        f"position {TEXT}",
        f"> {TEXT}\n> is what I mean",
        f"position:{TEXT};",
        *(TEXT.replace(" ", gap) for gap in ("\u00a0", "\n> ")),
        *(TEXT.replace(",", gap) for gap in (", ", ",\n> ")),
        TEXT.replace("tapa", "Tapa"),
        f"\ufeff{TEXT}",
        f"tapa is a game. I like tapa, 24 of them\n\n{TEXT}\n{CUBE}\n",
        f"tapa W15,22,B15 0/0/0 was cut off, so again: {TEXT}",
        f"{TEXT}, 5 more of them",
    ],
)
def test_position_of_this_program_is_found_in_a_message(text: str) -> None:
    assert find_position(text) == parse_position(TEXT)


@each("around", ["{}", "as sent: {}.", "“{}”", "{}, and so on", "({})", "<{}>", "{}\n> rest"])
def test_house_rules_are_found_with_their_position(around: str) -> None:
    text = f"{TEXT} rules=larger_die:no,next_begins:in_turn"

    assert find_position(around.format(text)) == parse_position(text)


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        ("tapa-cube {} W -|2W 3-5 | double | cube | 1", "tapa-cube {} W - cube=2W match=6:3-1"),
        ("tapa-cube {} B -|1- 0-0", "tapa-cube {} B - cube=1-"),
        ("tapa-cube {} W 41|4 3-2", "tapa-cube {} W 41 cube=4B match=4:1-2"),
        ("tapa-cube {} W 41|1 1-3", "tapa-cube {} W 41 cube=1- match=4:3-1!"),
        ("tapa {} W 41 rules=larger_die:no|1-3 | 24/20 24/23", "tapa {} W 41 match=4:3-1 rules=larger_die:no"),
    ],
)
def test_cube_and_score_of_a_line_of_a_pack_are_read(line: str, fields: str) -> None:
    line, fields = (text.format("W15,22,B15 0/0/0 0/0/0") for text in (line, fields))

    assert find_position(line) == parse_position(fields)


@pytest.mark.parametrize("text", [TAWULA_START, EMPTY, CUBE])
@each("dash", ["-", "\u2010", "\u2011", "\u2013", "\u2014", "\u2212"])
def test_dashes_may_have_been_made_prettier(text: str, dash: str) -> None:
    assert find_position(f"as sent: {text.replace('-', dash)}.") == parse_position(text)


@each(
    "text",
    [
        *("", " \n\t"),
        "Shall we play tapa 24 times on 12/11/2026?",
        "tapa 3,5 points",
        *("24/18 13/8", "W15", "the 1-point, the 2-point", "tapa, plakoto, mahbusa", "ταπα 0/0/0", "0/0/0 0/0/0 W 31"),
    ],
)
def test_nothing_is_found_where_nothing_looks_like_a_position(text: str) -> None:
    assert find_position(text) is None


@pytest.mark.parametrize(
    ("text", "field", "offending"),
    [
        ("tapa W14,22,B15 0/0/0 0/0/0 W 31", "the line", "tapa W14,22,B15 0/0/0 0/0/0 W 31"),
        ("try tapa W15,22,B15 0/0/0 0/0/0 W 13!", "roll", "13"),
        ("tapa W15,23,B15 0/0/0 0/0/0 W 31", "board", "W15,23,B15"),
        ("tappa W15,22,B15 0/0/0 0/0/0 W 31", "rule set", "tappa"),
        ("tapa W15,22,B15 0/0/0 0/0/0 W", "the line", "tapa W15,22,B15 0/0/0 0/0/0 W"),
        ("W15,22,B15 0/0/0 0/0/0 W 31", "the line", "W15,22,B15 0/0/0 0/0/0 W 31"),
        ("tapa W15,22,B15 0/0/0 0/0/0 X 31", "side to move", "X"),
        ("tapa W15,22,B15 0/1/0 0/0/0 W 31", "White’s reserve/bar/off", "0/1/0"),
        ("tapa 24 0/0/14 0/0/15 W -", "the line", "tapa 24 0/0/14 0/0/15 W -"),
        ("fevga W15,11,B15,11 0/0/0 0/0/0 W 44>", "roll", "44>"),
        ("fevga W15,11,B15,11 0/0/0 0/0/0 W 4x2<", "roll", "4x2<"),
    ],
)
def test_what_looks_like_a_position_but_is_none_is_an_error(text: str, field: str, offending: str) -> None:
    with pytest.raises(PositionError) as caught:
        find_position(text)

    assert (caught.value.field, caught.value.text) == (field, offending)


def test_of_several_that_cannot_be_read_the_first_is_the_error() -> None:
    with pytest.raises(PositionError, match="7"):
        find_position(f"{TEXT.replace('31', '71')} or {TEXT.replace('31', '13')}")


@given(position_specs(), prose, prose, st.data())
def test_every_position_is_found_in_any_text(
    expected: PositionSpec, before: str, after: str, data: st.DataObject
) -> None:
    fields = format_position(expected).split(" ")
    written = "".join(field + data.draw(gap) for field in fields[:-1]) + fields[-1]

    assert find_position(f"{before} {written}\n{after}") == expected


@pytest.mark.parametrize("filling", ["x", " ", "W1,", "W1, ", "tapa W1,22,B1 ", "W1,22,B1 0/0/0 ", "9", ",", "-", "0/"])
def test_a_huge_text_is_searched_as_far_as_the_limit_and_no_longer(filling: str) -> None:
    began = time.process_time()
    huge = filling * (2_000_000 // len(filling))

    for text in (huge, f"{huge[:LIMIT]} {TEXT}"):
        try:
            spec = find_position(text)
        except PositionError:
            spec = None
        assert spec is None

    assert time.process_time() - began < 10
