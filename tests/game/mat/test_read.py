"""The strict reading of match texts, which gives the match that was written."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tapa_desktop.game.events import Drafted, Seat, Setting
from tapa_desktop.game.history import History, begin_history, replay
from tapa_desktop.game.mat.read import LINE_LIMIT, TEXT_LIMIT, parse_match
from tapa_desktop.game.mat.tags import MatchTextError
from tapa_desktop.game.mat.texts import is_match_text, read_match_text
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.state import is_over
from tapa_desktop.rules.house_rules import CHOICES, offered, plain, rule_set_named
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tests.cases import each
from tests.game.matches import COMPUTER, header, random_match
from tests.rules.strategies import positions, rolls

MATCH = format_match(random_match(header("tapa-cube", 5, Seat(name="Ana"), COMPUTER), 5))
NAMES = st.text(max_size=80)


@st.composite
def house_rules(draw: st.DrawFn, rule_set: RuleSet) -> dict[str, bool | int | str]:
    fields = draw(st.lists(st.sampled_from(offered(rule_set)), unique=True))
    return {field: plain(draw(st.sampled_from(CHOICES[field]))) for field in fields}


@st.composite
def histories(draw: st.DrawFn) -> History:
    """Matches of every rule set, left at any moment, some begun in a position that was set up."""
    rule_set = draw(st.sampled_from(list(RULE_SETS.values())))
    rules = draw(house_rules(rule_set))
    spec = PositionSpec(rule_set, draw(st.sampled_from(Side)), draw(positions(rule_set)), draw(st.none() | rolls))
    is_set_up = draw(st.booleans()) and not is_over(rule_set_named(rule_set.key, rules), spec)
    position = format_position(spec) if is_set_up else ""
    start = header(rule_set.key, draw(st.integers(0, 5)), Seat(None, draw(NAMES)), COMPUTER, rules, position=position)
    return random_match(start, draw(st.integers(0, 999)), hasty=True, most_events=draw(st.integers(0, 250)))


@given(histories())
def test_match_that_is_written_and_read_is_the_same_match(history: History) -> None:
    text = format_match(history)

    parsed = parse_match(text)

    expected = [event for event in history.active_events if not isinstance(event, Drafted | Setting)]
    assert list(parsed.active_events) == expected, "not how a play was composed, nor who sat where and threw before"
    assert parsed.state == replace(history.state, drafted=())
    assert replay(parsed.header, parsed.log) == parsed
    assert format_match(parsed) == text


@given(NAMES, NAMES, st.text(max_size=128))
def test_whatever_is_typed_is_read_again(white: str, black: str, seed: str) -> None:
    start = msgspec.structs.replace(header(white=Seat(name=white), black=Seat("", black)), seed=seed)

    parsed = parse_match(format_match(begin_history(start)))

    assert parsed.header == start


@each(
    "text",
    [
        MATCH.replace("\n", "\r\n"),
        "\ufeff" + MATCH,
        MATCH.replace("\n\n", "\n"),
        MATCH.rstrip("\n"),
        "\n".join(" ".join(line.split()) for line in MATCH.split("\n")),
        "\n".join(f"\t{line}  " for line in MATCH.split("\n")),
    ],
)
def test_white_space_does_not_matter(text: str) -> None:
    assert parse_match(text) == parse_match(MATCH)
    assert is_match_text(text.encode())
    assert read_match_text(text.encode()).history.active_events == parse_match(MATCH).active_events


# Rejections, each with the number of the line and its fault

GOOD = """\
; [Variation "tapa-cube"]
; [House rule larger_die "no"]
; [Player 2 "Ana"]
 3 point match

 Game 1
 White : 0                                Ana : 0
; opening 5-3
  1) 31: 24/21 24/23                       Doubles => 2
  2)  Takes                               62: 24/18 24/22
  3) 66: 24/18 24/18 24/18 24/18
; Black resigns
      Wins 4 points and the match
"""


def rejected(text: str) -> MatchTextError:
    with pytest.raises(MatchTextError) as caught:
        parse_match(text)
    return caught.value


def test_the_text_that_the_next_tests_change_is_right() -> None:
    assert format_match(parse_match(GOOD)) == GOOD


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        # the head
        ('; [Variation "tapa-cube"]\n', "", 3, "must name the game before this"),
        ('"tapa-cube"', '"chess"', 1, "no game “chess”"),
        ('"tapa-cube"', '"tapa-cube', 1, "Unknown comment: “"),
        ('"tapa-cube"', r'"tapa\-cube"', 1, "invalid"),
        ('"tapa-cube"', f'"{"x" * 81}"', 1, "longer than 80 character(s): “"),
        ("larger_die", "smaller_die", 2, "Unknown comment: “"),
        ("larger_die", "enter_from", 2, "tapa-cube has no house rule “enter_from”"),
        ("rule larger_die", "rule 2 larger_die", 2, "Unknown comment: “"),
        ('"no"', '"maybe"', 2, "house rule “larger_die” cannot be “maybe”"),
        ("Player 2", "Player 3", 3, "Unknown comment: “"),
        ('; [Player 2 "Ana"]', '; [Position "tapa 24"]', 3, "six fields, not 2"),
        ('; [Player 2 "Ana"]', '; [Position "tapa W15,22,B15 0/0/0 0/0/0 W -"]', 3, "The match is tapa-cube"),
        ('; [Player 2 "Ana"]\n', '; [Player 2 "Ana"]\n; [Player 2 "Bob"]\n', 4, "Expected the length of the match"),
        (" 3 point match\n", "", 5, "Expected the length of the match"),
        (" 3 point match", " 3 points match", 4, "Expected the length of the match"),
        (" 3 point match", " 1000 point match", 4, "Expected the length of the match"),
        (" 3 point match", " 03 point match", 4, "Expected “3 point match”, found “03 point match”."),
        # headings
        ("Game 1", "Game 2", 6, "Expected “Game 1”, found “Game 2”."),
        (" Game 1\n", "", 6, "not a line of a match: “White : 0"),
        ("White : 0", "White : 1", 7, "Expected “White : 0 Ana : 0”, found “White : 1 Ana : 0”."),
        ("Ana : 0", "Bob : 0", 7, "Expected “White : 0 Ana : 0”"),
        # rows
        ("; opening 5-3", "; opening 5-7", 8, "not a line of a match: “; opening 5-7”"),
        ("; opening 5-3\n", "", 8, "not to roll)"),
        ("  1) 31", "  2) 31", 9, "Expected “1) 31: 24/21 24/23 Doubles => 2”"),
        ("  1) 31", "  1 31", 9, "not a line of a match"),
        ("31: 24/21", "13: 24/21", 9, "not 1 3."),
        ("31: 24/21 24/23", "31: 24/21 24/22", 9, "not a legal move: “24/21 24/22”"),
        ("31: 24/21 24/23", "31: Cannot Move", 9, "not a legal move: “pass”"),
        ("31: 24/21 24/23", "31: 24/x", 9, "Expected a step such as 24/18, in/22, bar/20 or 4/off, found “24/x”."),
        ("31: 24/21 24/23", "31: 24/23 24/21 24/20 24/19 24/18", 9, "four steps at most"),
        ("31: 24/21 24/23", "Beavers", 9, "a roll or one of Doubles, Takes, Drops, found “Beavers”."),
        ("Doubles => 2", "Doubles => 4", 9, ", found “1) 31: 24/21 24/23 Doubles => 4”."),
        ("Doubles => 2", "Takes", 9, "not to answer)"),
        ("Takes ", "Takes!", 10, "a roll or one of Doubles"),
        ("  2)  Takes ", "  2)  Drops ", 10, "(game over, not to roll)"),
        ("  2)  Takes                               62: 24/18 24/22\n", "", 10, "not to roll)"),
        ("62: 24/18 24/22", "66>: 24/18", 10, "not to play)"),
        # endings
        ("; Black resigns", "; Red resigns", 12, "not a line of a match: “; Red resigns”"),
        ("; Black resigns\n", "", 12, "ends before this: “Wins 4 points and the match”"),
        ("Wins 4 points", "Wins 2 points", 13, "Expected “Wins 4 points and the match”, found “Wins 2 points and"),
        (" and the match", "", 13, "Expected “Wins 4 points and the match”, found “Wins 4 points”."),
        ("      Wins 4 points and the match\n", "", 13, "Expected “Wins 4 points and the match”, found “”."),
        ("and the match\n", "and the match\n\n Game 2\n White : 4 Ana : 0\n", 15, "not game over)"),
        ("and the match\n", "and the match\n; Draw: void\n", 14, "ends before this: “; Draw: void”"),
    ],
)
def test_wrong_line_is_named(old: str, new: str, line: int, message: str) -> None:
    assert old in GOOD

    error = rejected(GOOD.replace(old, new, 1))

    assert error.line == line
    assert str(error).startswith(f"line {line}: ")
    assert message in str(error)


@each("text", ["", "\n \n", "\ufeff", "hello", "{}", '{"format":"tapa-record","version":1}'])
def test_text_that_is_no_match_is_rejected(text: str) -> None:
    assert str(rejected(text)).startswith("line 1: Expected the length of the match")


@each("letter", ["a", "ж", "😀"])
def test_file_of_a_text_without_end_is_rejected_before_it_is_unpacked(letter: str) -> None:
    with pytest.raises(MatchTextError, match="longer than"):
        read_match_text(letter.encode() * 8_000_001)


def test_text_of_endless_lines_or_without_end_is_rejected() -> None:
    assert "more than 200000 line(s)" in str(rejected(GOOD + "\n" * 300_000))
    assert "longer than" in str(rejected(" " * (TEXT_LIMIT + 1)))
    assert rejected(GOOD.replace("Ana : 0", "A" * LINE_LIMIT)).line == 7
    assert all("Expected" in str(rejected(text)) for text in ("\n" * 200_000, " " * TEXT_LIMIT, "x" * LINE_LIMIT))


@given(st.data())
@settings(max_examples=200)
def test_damaged_text_is_rejected_with_a_line_or_read_as_before(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(GOOD)))
    end = data.draw(st.integers(start, min(start + 6, len(GOOD))))
    damaged = GOOD[:start] + data.draw(st.text(st.characters(codec="utf-8"), max_size=6)) + GOOD[end:]

    result: History | MatchTextError
    try:
        result = parse_match(damaged)
    except MatchTextError as fault:
        result = fault

    if isinstance(result, MatchTextError):
        assert 1 <= result.line <= damaged.count("\n") + 2
    else:
        assert format_match(result).split() == damaged.removeprefix("\ufeff").split()


def test_dice_entered_by_hand_are_written_and_read_again() -> None:
    text = GOOD.replace("; opening", "; by hand 1 3\n; opening")

    history = parse_match(text)

    assert [one.event.by_hand for one in history.past_throws] == [True, False, True, False]
    assert format_match(history) == text


@each("numbers", ["0", "3-2", "10001", "1 -"])
def test_throws_that_cannot_be_are_rejected_with_the_line(numbers: str) -> None:
    assert str(rejected(GOOD.replace("; opening", f"; by hand {numbers}\n; opening"))).startswith("line 8: ")
