"""A position text is found inside whatever surrounds it."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.foreign_position import LIMIT, find_position
from tapa_desktop.rules.position_text import Placed, format_position, parse_position
from tests.rules.strategies import placed

TEXT = "tapa W13,W1,20,bW1,B14 0/0/0 0/0/0 B 31"
TAWULA = "tawula W2,11,B2,10,B1 13/0/0 12/0/0 W -"
EMPTY = "tapa 24 0/0/15 0/0/15 W -"
CUBE = "tapa-cube W15,22,B15 0/0/0 0/0/0 W 66"

prose = st.text(st.characters(codec="utf-8", exclude_characters="WB,/"), max_size=60)
gap = st.sampled_from([" ", "  ", "\t", "\n", "\r\n", "\n> ", "\n>> ", "\u00a0", "\u202f", " \u200b", "*", "`"])


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        f"  {TEXT}\n",
        f"Look at this: {TEXT}. What would you play?",
        f"“{TEXT}”",
        f"<{TEXT}>",
        f"«{TEXT}», he said",
        f"({TEXT})",
        f"`{TEXT}`!",
        f"position {TEXT}",
        f"> {TEXT}\n> is what I mean",
        f"position:{TEXT};",
        TEXT.replace(" ", "\u00a0"),
        TEXT.replace(" ", "\n> "),
        TEXT.replace(",", ", "),
        TEXT.replace(",", ",\n> "),
        TEXT.replace("tapa", "Tapa"),
        f"\ufeff{TEXT}",
        f"tapa is a game. I like tapa, 24 of them\n\n{TEXT}\n{CUBE}\n",
        f"tapa W15,22,B15 0/0/0 was cut off, so again: {TEXT}",
        f"{TEXT}, 5 more of them",
    ],
)
def test_position_is_found_in_a_message(text: str) -> None:
    assert find_position(text) == parse_position(TEXT)


@pytest.mark.parametrize("around", ["{}", "as sent: {}.", "“{}”", "{}, and so on", "({})", "<{}>", "{}\n> rest"])
def test_house_rules_are_found_with_their_position(around: str) -> None:
    text = f"{TEXT} rules=larger_die:no,next_begins:in_turn"

    assert find_position(around.format(text)) == parse_position(text)


@pytest.mark.parametrize("text", [TAWULA, EMPTY, CUBE])
@pytest.mark.parametrize("dash", ["-", "\u2010", "\u2011", "\u2013", "\u2014", "\u2212"])
def test_dashes_may_have_been_made_prettier(text: str, dash: str) -> None:
    assert find_position(f"as sent: {text.replace('-', dash)}.") == parse_position(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n\t",
        "Shall we play tapa 24 times on 12/11/2026?",
        "tapa 3,5 points",
        "24/18 13/8",
        "W15",
        "the 1-point, the 2-point",
        "tapa, plakoto, mahbusa",
        "ταπα 0/0/0",
        "0/0/0 0/0/0 W 31",
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
        ("tapa W15,22,B15 0/1/0 0/0/0 W 31", "White's reserve/bar/off", "0/1/0"),
        ("tapa 24 0/0/14 0/0/15 W -", "the line", "tapa 24 0/0/14 0/0/15 W -"),
        ("fevga W15,11,B15,11 0/0/0 0/0/0 W 44>", "roll", "44>"),
        ("fevga W15,11,B15,11 0/0/0 0/0/0 W 4x2<", "roll", "4x2<"),
    ],
)
def test_what_looks_like_a_position_but_is_none_is_an_error(text: str, field: str, offending: str) -> None:
    with pytest.raises(PositionError) as told:
        find_position(text)

    assert (told.value.field, told.value.text) == (field, offending)


def test_of_several_that_cannot_be_read_the_first_is_the_error() -> None:
    with pytest.raises(PositionError, match="7"):
        find_position(f"{TEXT.replace('31', '71')} or {TEXT.replace('31', '13')}")


@given(placed(), prose, prose, st.data())
def test_every_position_is_found_in_any_text(expected: Placed, before: str, after: str, data: st.DataObject) -> None:
    fields = format_position(expected).split(" ")
    written = "".join(field + data.draw(gap) for field in fields[:-1]) + fields[-1]

    assert find_position(f"{before} {written}\n{after}") == expected


@given(st.text())
def test_any_text_is_searched_without_an_accident(text: str) -> None:
    with suppress(PositionError):
        assert find_position(text) is None


@pytest.mark.parametrize("filling", ["x", " ", "W1,", "W1, ", "tapa W1,22,B1 ", "W1,22,B1 0/0/0 ", "9", ",", "-", "0/"])
def test_a_huge_text_is_searched_as_far_as_the_limit_and_no_longer(filling: str) -> None:
    began = time.process_time()
    huge = filling * (2_000_000 // len(filling))

    for text in (huge, f"{huge[:LIMIT]} {TEXT}"):
        try:
            found = find_position(text)
        except PositionError:
            found = None
        assert found is None

    assert time.process_time() - began < 10
