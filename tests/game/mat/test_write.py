"""A match as readable text, in the manner of the `.mat` files that backgammon players exchange."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tapa_desktop.game.events import (
    Doubled,
    Drafted,
    Dropped,
    GameBegun,
    LogEvent,
    Noted,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
    Seat,
    Seated,
    Taken,
)
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.tags import MatchTextError, format_numbers, parse_numbers
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import Header
from tapa_desktop.rules.position import Side
from tests.cases import each, sentences
from tests.game.matches import COMPUTER, header, match_of

OPENED = (OpeningRolled(5, 3), Rolled(3, 1), Played("24/21 24/23"))
LAST_CHECKERS = "tapa-cube B1,22,W1 0/0/14 0/0/14 {} -"
MOTHER_PINNED = "tapa wB14,21,W14,B1 0/0/0 0/0/0 W -"


def lines_of(text: str) -> list[str]:
    return text.split("\n")


def test_whole_match_is_written_in_two_columns_with_white_on_the_left() -> None:
    match_header = header("tapa-cube", 3, position=LAST_CHECKERS.format("W"))
    won = match_of(match_header, Doubled(), Taken(), Rolled(2, 1), Played("1/off"), GameBegun())
    history = match_of(won, Rolled(6, 5), Played("24/18 24/19"), Rolled(1, 1), Resigned(Side.BLACK))

    text = format_match(history)

    assert lines_of(text) == [
        '; [Variation "tapa-cube"]',
        '; [Position "tapa-cube B1,22,W1 0/0/14 0/0/14 W -"]',
        " 3 point match",
        "",
        " Game 1",
        " White : 0                                Black : 0",
        "  1)  Doubles => 2                         Takes",
        "  2) 21: 1/off",
        "      Wins 2 points",
        "",
        " Game 2",
        " White : 2                                Black : 0",
        "  1) 65: 24/18 24/19                      11:",
        "; Black resigns",
        "      Wins 2 points and the match",
        "",
    ]


@sentences(
    ("match_header", "events", "ending"),
    {
        "the side that begins second leaves its first cell empty": (
            header(), (OpeningRolled(3, 5), Rolled(3, 1), Played("24/21 24/23"), Rolled(6, 2)),
            ["; opening 3-5", "  1)                                      31: 24/21 24/23", "  2) 62:"],
        ),
        "a note is on a turn of a row and a side, or on what comes next": (
            header(), (OpeningRolled(3, 5), Noted(1, "a"), Rolled(3, 1), Played("24/21 24/23"), Noted(3, "b")),
            ["  1)                                      31: 24/21 24/23", '; note 1 Black "a"', '; note next "b"'],
        ),
        "every throw that decides who begins is written": (
            header(), (OpeningRolled(4, 4), OpeningRolled(2, 6)), ["; opening 4-4", "; opening 2-6"]
        ),
        "kept dice are told by the opening": (header("tawula"), (OpeningRolled(5, 2),), ["; opening 5-2"]),
        "kept dice stand with their play": (
            header("tawula"), (OpeningRolled(5, 2), Played("in/20 in/23")), ["; opening 5-2", "  1) 52: in/20 in/23"]
        ),
        "dice of a position that was set up stand with their play": (
            header(position="tapa B1,22,W1 0/0/14 0/0/14 B 64"), (Played("1/off"),),
            ["  1)                                      64: 1/off",
             "                                           Wins 1 point"],
        ),
        "a pass is written as in other programs": (
            header(position="tapa W15,4,B2,B2,16,B11 0/0/0 0/0/0 W 65"), (Played("pass"),), ["  1) 65: Cannot Move"],
        ),
        "drop and redouble stand in the column of the side that does it": (
            header("tapa-cube", 7),
            (*OPENED, Doubled(), Taken(), Rolled(6, 2), Played("24/18 24/22"), Doubled(), Dropped()),
            ["  1) 31: 24/21 24/23                       Doubles => 2",
             "  2)  Takes                               62: 24/18 24/22",
             "  3)  Doubles => 4                         Drops",
             "      Wins 2 points"],
        ),
        "a draw scores nothing and says why": (
            header(position=MOTHER_PINNED), (Rolled(2, 1), Played("2/1*"), GameBegun()),
            ["; Draw: both mothers pinned", "", " Game 2", " White : 0                                Black : 0"],
        ),
        "games without end are a match to 0": (
            header(target=0), (),
            [" 0 point match", "", " Game 1", " White : 0                                Black : 0"],
        ),
        "undone events and drafts are not written": (header(), (*OPENED[:2], Drafted("24/21")), ["  1) 31:"]),
        "nobody is named who has not typed a name": (
            header(white=Seat(), black=COMPUTER), (),
            ['; [Variation "tapa"]', '; [Player 2 level "expert"]', " 5 point match", "", " Game 1",
             " White : 0                                Black : 0"],
        ),
        "typed names head the columns": (
            header(white=Seat(name="Ana"), black=Seat("expert", "Τάβλι")), (),
            ['; [Player 1 "Ana"]', '; [Player 2 "Τάβλι"]', '; [Player 2 level "expert"]', " 5 point match", "",
             " Game 1", " Ana : 0                                  Τάβλι : 0"],
        ),
        "players are those in the seats now": (
            header(white=Seat(name="Ana")), (Seated(Side.WHITE, COMPUTER),),
            ['; [Variation "tapa"]', '; [Player 1 level "expert"]', " 5 point match", "", " Game 1",
             " White : 0                                Black : 0"],
        ),
        "a name cannot break out of its line": (
            header(white=Seat(name='A "b"\n; White resigns\n\x07 \u2028c')), (),
            ['; [Player 1 "A \\"b\\" ; White resigns    c"]', " 5 point match", "", " Game 1",
             ' A "b" ; White resigns c : 0              Black : 0'],
        ),
        "a long name pushes the other away but never touches it": (
            header(white=Seat(name="x" * 80)), (), [f" {'x' * 80} : 0 Black : 0"]
        ),
        "a house rule with a number is written as one": (
            header("tawula", house_rules={"enter_from": 24}), (),
            ['; [House rule enter_from "24"]', " 5 point match", "", " Game 1",
             " White : 0                                Black : 0"],
        ),
    },
)  # fmt: skip
def test_text_ends_with(match_header: Header, events: tuple[LogEvent, ...], ending: list[str]) -> None:
    assert lines_of(format_match(match_of(match_header, *events)))[-len(ending) - 1 :] == [*ending, ""]


def test_house_rules_the_day_and_the_seed_are_written() -> None:
    rules: dict[str, bool | int | str] = {"larger_die": False, "pinned_at_home": "by place"}
    mahbusa = replace(header("mahbusa", 31, house_rules={**rules, "count_checkers": True}), begun="2026-11-20 20:15")

    text = format_match(match_of(replace(mahbusa, seed="7f3a", word="пул")))

    assert lines_of(text)[:8] == [
        '; [Variation "mahbusa"]',
        '; [House rule larger_die "no"]',
        '; [House rule pinned_at_home "by place"]',
        '; [House rule count_checkers "yes"]',
        '; [Begun "2026-11-20 20:15"]',
        '; [Seed "7f3a"]',
        '; [Word "пул"]',
        " 31 point match",
    ]


@pytest.mark.parametrize(
    ("numbers", "text"), [([1], "1"), ([1, 2, 3, 5], "1-3 5"), ([2, 4, 6], "2 4 6"), ([7, 8], "7-8")]
)
def test_numbers_that_follow_one_another_are_drawn_together_and_read_again(numbers: list[int], text: str) -> None:
    assert format_numbers(numbers) == text
    assert parse_numbers(text, 10) == frozenset(numbers)


@each("text", ["0", "11", "3-1", "5-11", "1-2-3", "-3", "2 1", "1-3 3", "4 4"])
def test_what_is_no_number_of_that_range_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"numbers from 1 to 10 expected|invalid literal"):
        parse_numbers(text, 10)


# Portes and Tabla, which other programs read

SHARED_OPENED = (OpeningRolled(3, 3), OpeningRolled(5, 3, by_hand=True), Played("8/3 6/3"))
DOUBLING = {"cube": True}


def test_remarks_on_a_game_that_others_read_stand_at_the_top() -> None:
    opened = match_of(header("tabla", house_rules=DOUBLING), *SHARED_OPENED, Noted(3, "31: 8/5  Game 2"))
    history = match_of(opened, Rolled(6, 2), Resigned(Side.WHITE, "single"), GameBegun())

    text = format_match(history)

    assert lines_of(text) == [
        '; [Variation "tabla"]',
        '; [House rule cube "yes"]',
        '; [Opening 1 "3-3 5-3"]',
        '; [By hand 1 "2"]',
        '; [Resigned 1 "White single"]',
        '; [Note 1 1 Black "31: 8/5  Game 2"]',
        " 5 point match",
        "",
        " Game 1",
        " White : 0                                Black : 0",
        "  1) 53: 8/3 6/3                          62:",
        "                                           Wins 1 point",
        "",
        " Game 2",
        " White : 0                                Black : 1",
        "",
    ]
    parsed = parse_match(text)
    assert (parsed.active_events, parsed.notes) == (history.active_events, history.notes)


def test_end_of_a_game_that_white_drops_stands_on_the_row_of_the_drop() -> None:
    first = match_of(header("tabla", house_rules=DOUBLING), *SHARED_OPENED, Noted(3, "so?"), Doubled(), Dropped())
    events = Rolled(3, 1), Played("8/5 6/5"), Rolled(6, 2), Played("24/18 13/11"), Rolled(4, 2), Played("8/4 6/4")
    history = match_of(first, GameBegun(), *events, Doubled(), Dropped())

    text = format_match(history)

    assert "  2)  Drops                                Wins 1 point\n" in text
    assert " Drops\n      Wins 1 point\n" in text, "but that of a drop of Black on its own"
    parsed = parse_match(text)
    assert (parsed.active_events, parsed.notes) == (history.active_events, history.notes)


def test_short_row_is_filled_up_and_a_colon_in_a_name_left_out_so_that_others_read_them_rightly() -> None:
    match_header = header("tabla", white=Seat(name="A:b"))

    text = format_match(match_of(match_header, *SHARED_OPENED, Rolled(6, 2), Played("24/18 13/11"), Rolled(4, 2)))

    assert "\n  2) 42:          \n" in text
    assert "\n A b : 0 " in text


@each("tag", ['Opening 1 "3-3 5-4"', 'Opening 2 "1-1"', 'Resigned 1 "Nobody"', 'Note 1 9 White "x"'])
def test_remark_that_no_game_has_is_rejected(tag: str) -> None:
    name, text = tag.split(" ", maxsplit=1)[0], format_match(match_of(header("tabla"), *SHARED_OPENED))
    others = [line for line in lines_of(text) if not line.startswith(f"; [{name}")]

    with pytest.raises(MatchTextError):
        parse_match("\n".join((f"; [{tag}]", *others)))


def test_text_for_others_that_differs_is_rejected() -> None:
    text = format_match(match_of(header("tabla"), *SHARED_OPENED))

    with pytest.raises(MatchTextError, match="line 7"):
        parse_match(text.replace("Black : 0", "Black : 1"))
