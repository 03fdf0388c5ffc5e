"""docs/rules.md, "Position text"."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.house_rules import CHOICES, offered, plain, rule_set_named
from tapa_desktop.rules.outcome import Group, Stage, has_chains
from tapa_desktop.rules.position import PINNING, Beside, Side, flip, start_position
from tapa_desktop.rules.position_text import Cube, MatchScore, PositionSpec, format_position, parse_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAPA
from tests.cases import each, sentences, some
from tests.rules.strategies import position_specs

START = "tapa W15,22,B15 0/0/0 0/0/0 W 31"
CUBED = START.replace("tapa", "tapa-cube")
TAWULA_START = "tawula W2,11,B2,11 13/0/0 13/0/0 W -"


@pytest.mark.parametrize(("roll", "thrown"), [("31", (3, 1)), ("33", (3, 3)), ("-", None)])
def test_the_example_of_the_rules_with_its_roll_a_double_and_none(roll: str, thrown: Roll | None) -> None:
    text = START.replace("31", roll)

    assert parse_position(text) == PositionSpec(TAPA, Side.WHITE, start_position(TAPA), thrown)
    assert format_position(parse_position(text)) == text


@pytest.mark.parametrize(
    ("keys", "board", "beside"),
    [
        ("tapa plakoto mahbusa tapa-cube", "W15,22,B15", "0/0/0"),
        ("tawula", "W2,11,B2,11", "13/0/0"),
        ("portes tabla backgammon", "W2,4,B5,1,B3,3,W5,B5,3,W3,1,W5,4,B2", "0/0/0"),
        ("fevga gul-bara", "W15,11,B15,11", "0/0/0"),
    ],
)
@pytest.mark.parametrize("side", list(Side))
def test_the_start_of_every_rule_set(keys: str, board: str, beside: str, side: Side) -> None:
    for rule_set in some(RULE_SETS[key] for key in keys.split()):
        rolls = " 0/0" if has_chains(rule_set) else ""
        text = f"{rule_set.key} {board} {beside} {beside} {side.value} -{rolls}"
        assert parse_position(text) == PositionSpec(rule_set, side, start_position(rule_set))


@given(position_specs())
def test_a_position_is_read_as_it_was_written(spec: PositionSpec) -> None:
    assert parse_position(format_position(spec)) == spec


@given(position_specs())
def test_the_board_is_the_same_whoever_is_to_move(spec: PositionSpec) -> None:
    other = PositionSpec(spec.rule_set, spec.side.other, flip(spec.rule_set, spec.position), spec.roll)

    one, two = format_position(spec).split(" "), format_position(other).split(" ")

    assert one[:4] == two[:4]
    assert {one[4], two[4]} == {"W", "B"}


@sentences(
    ("board", "points"),
    {
        "the board lists the points from White's 24 down to White's 1": (
            "W1,W2,W3,14,W4,5,W5", {24: 1, 23: 2, 22: 3, 7: 4, 1: 5}
        ),
        "a number stands for so many empty points": ("10,W15,13", {14: 15}),
        "bW2 is two White checkers that pin a Black one": ("bW2,22,W12", {24: PINNING + 2, 1: 12}),
        "wB1 is a Black checker that pins a White one": ("wB1,22,W14", {24: -PINNING - 1, 1: 14}),
    },
)  # fmt: skip
def test_what_the_board_says(board: str, points: dict[int, int]) -> None:
    parsed = parse_position(f"tapa {board} 0/0/0 0/0/0 W -", may_lack=True).position

    assert {point: value for point, value in enumerate(parsed.board) if value} == points


def test_the_three_counts_are_reserve_bar_and_off_of_white_and_then_of_black() -> None:
    position = parse_position("tawula W2,11,B2,11 4/3/6 5/1/7 W -").position

    assert (position.mine, position.theirs) == (Beside(4, 3, 6), Beside(5, 1, 7))


def test_the_side_to_move_sees_its_own_checkers() -> None:
    white, black = (parse_position(f"tapa W3,22,B4 0/0/12 0/0/11 {side} -").position for side in "WB")
    parallel = parse_position("tawula 12,B15,11 0/0/15 0/0/0 B -").position

    assert (white.board[24], white.board[1], black.board[24], black.board[1]) == (3, -4, 4, -3)
    assert black.mine.off == 11
    assert parallel.board[24] == 15, "the board is listed by White's numbers all the same"


@pytest.mark.parametrize(
    "text",
    [
        "tapa 24 0/0/15 0/0/15 W -",  # nobody left
        "tapa W15,23 0/0/0 0/0/15 B 66",  # the game is over
        "tapa wB14,22,bW14 0/0/0 0/0/0 W -",  # both mothers pinned
        "tawula 24 15/0/0 0/15/0 W 21",  # nobody has begun, nobody can
        "tawula W15,23 0/0/0 0/0/15 W 11",  # fifteen on a point that takes two
        "tapa 18,W1,W2,W3,W4,W4,W1 0/0/0 0/0/15 W -",
    ],
)
def test_it_accepts_a_position_that_no_play_could_reach(text: str) -> None:
    assert format_position(parse_position(text)) == text


# Rejections, each with a fault and its place


def rejected(text: str) -> PositionError:
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    return caught.value


GUL_BARA = "gul-bara W15,11,B15,11 0/0/0 0/0/0 W - 0/3"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *((text, "six") for text in ("", "tapa", START.removesuffix(" 31"), f"{START} W", f"{START} ", f" {START}")),
        *((text, "six") for text in (START.replace(" ", "  ", 1), START.replace(" W ", "\tW\t"))),
        *((text, "seven") for text in (GUL_BARA.removesuffix(" 0/3"), f"{GUL_BARA} 0/3", f"{GUL_BARA} ")),
    ],
)
def test_a_reader_rejects_another_field_count_than_six_or_seven_with_chains(text: str, number: str) -> None:
    error = rejected(text)

    assert error.field == "the line"
    assert f"{number} fields, not {len(text.split(' '))}: “" in str(error)


@given(data=st.data())
def test_house_rules_are_read_as_they_were_written(data: st.DataObject) -> None:
    base = data.draw(st.sampled_from(list(RULE_SETS.values())))
    chosen = {name: plain(data.draw(st.sampled_from(CHOICES[name]))) for name in offered(base)}
    rule_set = rule_set_named(base.key, chosen)
    written = PositionSpec(rule_set, Side.BLACK, start_position(rule_set))

    text = format_position(written, house_rules=True)

    assert parse_position(text) == written
    assert format_position(written) == format_position(PositionSpec(base, Side.BLACK, start_position(base)))


def test_house_rules_are_words_without_blanks() -> None:
    rule_set = rule_set_named("tapa", {"next_begins": "opening roll", "larger_die": False, "drawn_points": 1})

    text = format_position(PositionSpec(rule_set, Side.WHITE, start_position(rule_set), (3, 1)), house_rules=True)

    assert text == f"{START} rules=larger_die:no,drawn_points:1,next_begins:opening_roll"


@pytest.mark.parametrize(
    ("rules", "offending", "message"),
    [
        ("mars:3", "mars", "tapa has no house rule “mars”; it has pinned_at_home, larger_die,"),
        ("", "", "tapa has no house rule “”"),
        ("larger_die", "", "“larger_die” cannot be “”; it can be yes, no"),
        ("larger_die:maybe", "maybe", "“larger_die” cannot be “maybe”; it can be yes, no"),
        ("larger_die:No", "No", "“larger_die” cannot be “No”; it can be yes, no"),
        ("larger_die:yes", "rules=larger_die:yes", "differs from the default"),
        ("cube:yes,larger_die:no", "rules=cube:yes,larger_die:no", "in order"),
        ("larger_die:no,larger_die:no", "rules=larger_die:no,larger_die:no", "once"),
    ],
)
def test_a_reader_rejects_other_house_rules(rules: str, offending: str, message: str) -> None:
    error = rejected(f"{START} rules={rules}")

    assert (error.field, error.text) == ("house rules", offending)
    assert message in str(error)


def test_the_counts_of_rolls_are_whites_and_blacks() -> None:
    white, black = (parse_position(GUL_BARA.replace("W -", f"{side} -")).stage for side in "WB")

    assert (white, black) == (Stage(0, 3), Stage(3, 0))


@pytest.mark.parametrize(("roll", "group"), [("44>", Group(4, 4, is_rest=False)), ("4x2<", Group(4, 2, is_rest=True))])
def test_a_chain_and_a_rest_are_read_and_written(roll: str, group: Group) -> None:
    text = GUL_BARA.replace(" - ", f" {roll} ")

    placed = parse_position(text)

    assert (placed.roll, placed.stage.group) == (None, group)
    assert format_position(placed) == text


ROLL = START.replace("31", "{}")
GROUP = GUL_BARA.replace(" - ", " {} ")
FIRST_POINT = START.replace("W15", "{}")
BESIDE = START.replace("0/0/0", "{}", 1)
WRONG_PARTS: list[tuple[str, str, list[str], str]] = [  # a text, its wrong field, the wrong parts, and the message
    (START.replace("tapa", "{}"), "rule set", ["", "Tapa", "Backgammon", "tapa-cubes", "тапа"],
     f"; there are {', '.join(RULE_SETS)}."),
    (START.replace("W15,22,B15", "{}"), "board",
     ["W15,21,B15", "W15,23,B15", "W15,B15", "24,W15", "W15,99", "W15", ",".join(["W1"] * 24) + ",B15"],
     "The points do not add up to 24"),
    (FIRST_POINT, "board, White’s point 24",
     ["", "W", "w15", "X15", "W15W", "W-1", "W1.5", "15W", "wbW1", "W\u0661", "bw1"],
     "point 24: a number of empty points, or checkers such as W3 or bW2, not “"),
    (FIRST_POINT, "board, White’s point 24", ["W0", "W015", "bW0", "B00"], "counts 0 or has a leading zero"),
    (FIRST_POINT, "board, White’s point 24", ["W16", "W99", "wB16"], "more than fifteen checkers"),
    (FIRST_POINT, "board, White’s point 24", ["wW2", "bB1"], "a checker pins one of its own side"),
    (START.replace("22", "{}"), "board, White’s point 23", ["0", "00", "01", "05", "022"],
     "counts 0 or has a leading zero"),
    (TAWULA_START.replace("W2", "{}"), "board, White’s point 24", ["bW2", "wB1"], "no pins such as “"),
    (BESIDE, "White’s reserve/bar/off", ["00/0/0", "0/00/0", "0/0/015"], "without leading zeros"),
    (BESIDE, "White’s reserve/bar/off", ["", "0/0", "0/0/0/0", "0/0/x", "0//0", "-1/0/0", "0/0/100"], ""),
    (START.replace(" W ", " {} "), "side to move", ["", "w", "White", "X", "WB"], "must be W or B"),
    (ROLL, "roll", ["", "3", "311", "07", "70", "3-1", "--", "3,1", "+3", "３１", "31\n"], "two dice from 1 to 6"),
    (ROLL, "roll", ["13", "56"], "the larger first"),
    (ROLL, "roll", ["44>", "4x2<", ">"], "no chains such as “"),
    (GROUP, "roll", ["11>", "77>", "43>", "4>", "44>>", "444>", "4x5<", "4x0<", "0x1<", "7x1<", "44<", "4x2>", "<"],
     "as in 44>, and the rest of one as in 4x2<, not “"),
    (GUL_BARA.replace("0/3", "{}"), "rolls thrown", ["", "0", "0/4", "4/0", "00/0", "0/0/0", "-1/0", "0-0", "a/b"],
     "two counts from 0 to 3 such as 0/3, not “"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "field", "wrong", "message"),
    [(text, field, wrong, message) for text, field, parts, message in WRONG_PARTS for wrong in parts],
)
def test_a_reader_rejects_a_part_that_is_wrong_and_quotes_it(text: str, field: str, wrong: str, message: str) -> None:
    error = rejected(text.format(wrong))

    assert (error.field, error.text) == (field, wrong)
    assert message in str(error)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (START.replace("W15", "W14"), "Checkers of White: 14, not 15."),
        (START.replace("B15", "B14"), "Checkers of Black: 14, not 15."),
        (START.replace("0/0/0 W", "0/0/1 W"), "Checkers of Black: 16, not 15."),
        (START.replace("0/0/0", "0/0/1", 1), "Checkers of White: 16, not 15."),
        (START.replace("W15", "bW15"), "Checkers of Black: 16, not 15."),
        (TAWULA_START.replace("13/0/0", "12/0/0", 1), "Checkers of White: 14, not 15."),
    ],
)
def test_a_reader_rejects_a_side_that_does_not_add_up_to_15_checkers(text: str, what: str) -> None:
    error = rejected(text)

    assert error.field == "the line"
    assert what in str(error)


def test_a_reader_that_lets_checkers_lack_rejects_all_else() -> None:
    assert format_position(parse_position(START.replace("W15", "W3"), may_lack=True)) == START.replace("W15", "W3")
    for text in (START.replace("0/0/0", "0/0/1", 1), START.replace("0/0/0", "0/1/0", 1), START[:-1]):
        with pytest.raises(PositionError):
            parse_position(text, may_lack=True)


@pytest.mark.parametrize(("beside", "what"), [("0/1/0", "bar"), ("1/0/0", "reserve")])
@pytest.mark.parametrize(("field", "whose"), [(2, "White’s"), (3, "Black’s")])
def test_a_reader_rejects_checkers_where_the_game_has_no_place(beside: str, what: str, field: int, whose: str) -> None:
    fields = START.replace("15", "14").split(" ")
    fields[field] = beside

    error = rejected(" ".join(fields))

    assert (error.field, error.text) == (f"{whose} reserve/bar/off", beside)
    assert f"{whose} reserve/bar/off: this game has no {what}" in str(error)


@pytest.mark.parametrize(
    ("board", "point", "what"),
    [
        ("W15,11,11,B15", 12, "two numbers side by side"),
        ("11,11,W15,B15", 13, "two numbers side by side"),
        ("W15,B15,2,20", 20, "two numbers side by side"),
        ("W1,3,W2,X,W12", 19, "“X”"),
    ],
)
def test_the_place_of_a_fault_on_the_board_is_the_point_that_it_stands_for(board: str, point: int, what: str) -> None:
    error = rejected(START.replace("W15,22,B15", board))

    assert error.field == f"board, White’s point {point}"
    assert what in str(error)


@pytest.mark.parametrize("sign", [" ", ",", "/", "W"])
def test_a_long_text_is_rejected_unread_and_a_message_quotes_only_its_beginning(sign: str) -> None:
    assert "too long for a position" in str(rejected(f"{START}{sign * 1_000_000}"))
    assert len(str(rejected("x" * 10_000))) < 200
    assert len(str(rejected(START.replace("tapa", "x" * 10_000)))) < 200


@given(st.text(max_size=80))
def test_any_other_text_is_rejected_with_a_message(text: str) -> None:
    assert re.search("(six|seven) fields|no game “", str(rejected(text)))


@given(position_specs(), st.integers(0, 80), st.sampled_from("0123456789WBwb,/- \n"))
def test_a_text_with_one_wrong_character_is_read_exactly_or_rejected(
    spec: PositionSpec, at: int, character: str
) -> None:
    text = format_position(spec)
    damaged = text[:at] + character + text[at + 1 :]

    with suppress(PositionError):
        assert format_position(parse_position(damaged)) == damaged


@each(
    "further",
    [
        *("cube=1-", "cube=2W", "cube=1024B"),
        *("match=7:3-2", "match=7:6-2!", "match=7:6-2", "match=1:0-0!", "match=999:0-998"),
    ],
)
def test_cube_and_score_follow_the_roll(further: str) -> None:
    text = f"{CUBED} {further}"

    assert format_position(parse_position(text)) == text
    assert parse_position(text)._replace(cube=None, match=None) == parse_position(CUBED)


def test_house_rules_follow_the_cube_that_depends_on_them() -> None:
    text = f"{CUBED.replace('tapa-cube', 'tapa')} cube=4B match=5:1-0 rules=cube:yes"
    placed = parse_position(text)

    assert format_position(placed) == text
    assert (placed.cube, placed.match) == (Cube(4, Side.BLACK), MatchScore(5, 1, 0))


@pytest.mark.parametrize(
    ("further", "offending"),
    [
        *((f"cube={bad}",) * 2 for bad in ("", "2", "W", "3W", "0W", "02W", "2048W", "2w", "-2W", "2W!")),
        *((f"match={bad}",) * 2 for bad in ("", "7", "7:3", "7:7-0", "7:3-8", "0:0-0", "07:3-2", "7:3-2!", "7:3-2!!")),
        *((f"match={bad}",) * 2 for bad in ("7:03-2", "1000:0-0", "7:3−2")),
        ("match=7:3-2 cube=2W", "cube=2W"),
        ("cube=2W cube=2W", "cube=2W"),
        ("match=7:3-2 match=7:3-2", "match=7:3-2"),
        ("rules=larger_die:no match=7:3-2", "match=7:3-2"),
        ("cube=2W rules=cube:no", "cube=2W"),
    ],
)
def test_a_further_field_in_another_form_or_order_is_refused(further: str, offending: str) -> None:
    error = rejected(f"{CUBED} {further}")

    assert (error.field, error.text) == (offending.split("=", maxsplit=1)[0], offending)
