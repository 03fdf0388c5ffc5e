"""Notes on turns and rollouts that are kept: they change nothing, follow undo and redo, and are read again."""

from __future__ import annotations

import random

import msgspec
import pytest

from tapa_desktop.app.game_history.finished_games import fingerprint
from tapa_desktop.game.apply import EventError
from tapa_desktop.game.events import (
    NOTE_LIMIT,
    Drafted,
    GameBegun,
    Noted,
    OpeningRolled,
    Played,
    Resigned,
    Restored,
    Rewound,
    Rolled,
    RolledOut,
    RolloutLine,
    Seat,
    Seated,
    clean_note,
    turns_begun,
)
from tapa_desktop.game.history import History, replay
from tapa_desktop.game.load import compacted, preview_match, read_match
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.tags import MatchTextError
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import LINE_LIMIT, Record, RecordError, format_line, format_record, parse_event
from tapa_desktop.rules.side import Side
from tests.game.matches import COMPUTER, header, random_match, record_in, told

OPENED = (OpeningRolled(6, 5), Rolled(3, 1))
FOUND = RolledOut(
    "tapa W15,22,B15 0/0/0 0/0/0 W 31",
    72,
    7,
    True,
    1,
    (RolloutLine("24/21 24/23", 0.04, 0.01, (0.5, 0.2, 0, 0.2, 0, 0.1)),),
)
PLAYED = (*OPENED, Played("24/21 24/23"))
ANY = 'Τι έγινε; «ماذا» \u202e\u2067\u200f\n"\\ 🎲  end'


def with_notes(history: History, seed: int) -> History:
    """The match with a note on about every third turn, some of them written over or removed."""
    chance = random.Random(seed)
    for at in turns_begun(history.standing):
        if chance.random() < 0.3:
            for text in chance.choices(["", f"Note {at}", ANY], k=2):
                history = history.append(Noted(at, text))
    return history


def test_note_changes_nothing_but_the_log() -> None:
    without = told(header(), *PLAYED)

    history = told(without, Noted(1, "Too early."))

    assert (history.states, history.standing) == (without.states, without.standing)
    assert history.notes == {1: "Too early."}


def test_note_within_a_turn_belongs_to_the_turn() -> None:
    history = told(header(), *OPENED, Drafted("24/21"), Noted(3, "Hm."))

    assert history.notes == {1: "Hm."}


def test_note_takes_the_place_of_the_one_before_and_an_empty_one_removes_it() -> None:
    history = told(header(), *PLAYED, Noted(1, "One."), Noted(1, "Two."))

    assert history.notes == {1: "Two."}
    assert told(history, Noted(1, ""), Noted(1, "")).notes == {}


def test_note_goes_with_its_turn_and_comes_back_with_it() -> None:
    history = told(header(), *PLAYED, Noted(1, "White"), Noted(3, "Black"))

    undone = told(history, Rewound(1))

    assert undone.notes == {1: "White"}
    assert told(undone, Restored()).notes == history.notes
    assert told(undone, Seated(Side.BLACK, COMPUTER), Restored()).notes == {1: "White", 4: "Black"}
    assert told(undone, Rolled(3, 1)).notes == {1: "White"}


def test_note_on_a_turn_that_is_not_there_is_refused() -> None:
    with pytest.raises(EventError, match="a note on event 4 of 3"):
        told(header(), *PLAYED, Noted(4, "?"))


@pytest.mark.parametrize("text", ["a\0b", "\x1b[31m", "a\r\nb", "\u2028", "x" * (NOTE_LIMIT + 1), "x" * 1_000_000])
def test_record_with_a_note_that_nobody_can_have_written_is_refused(text: str) -> None:
    line = format_line(Noted(0, text)).rstrip(b"\n")

    with pytest.raises(RecordError, match="line 5: "):
        parse_event(5, line)


def test_record_with_half_a_character_in_a_note_is_refused() -> None:
    with pytest.raises(RecordError, match="line 5: "):
        parse_event(5, rb'{"event":"note","at":0,"text":"\ud800"}')


@pytest.mark.parametrize("letter", ["x", '"', "\\", "\n", "\U0001f3b2"])
def test_longest_note_fits_into_a_line(letter: str) -> None:
    event = Noted(999_999, letter * NOTE_LIMIT)

    assert len(format_line(event)) < LINE_LIMIT
    assert parse_event(2, format_line(event).rstrip(b"\n")) == event


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Too early. \n", "Too early."),
        ("one\r\ntwo\rthree\u2028four\tfive", "one\ntwo\nthree\nfour five"),
        ("a\0b\x1b\ud800c", "abc"),
        ("\u200fعربي\u202e", "\u200fعربي\u202e"),
    ],
)
def test_what_is_typed_is_cleaned(typed: str, kept: str) -> None:
    assert clean_note(typed) == kept
    assert parse_event(2, format_line(Noted(0, kept)).rstrip(b"\n")) == Noted(0, kept)


@pytest.mark.parametrize("seed", range(12))
def test_match_with_notes_comes_back_from_its_record_and_from_its_text(seed: int) -> None:
    keys = ("tapa", "tapa-cube", "gul-bara", "mahbusa")
    played = random_match(header(keys[seed % 4], 3, Seat(), COMPUTER), seed, hasty=True, most_events=80 * seed)
    given = with_notes(played, seed)

    data, text = format_record(given.record), format_match(given)

    assert read_match(data).history == replay(given.header, given.log) == given
    assert preview_match(data).notes == given.notes
    read = parse_match(text)
    assert sorted(read.notes.values()) == sorted(given.notes.values())
    assert format_match(read) == text
    assert text.replace("\n; note", "\n;; note").count(";; note") == len(given.notes)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("events", [30, 300, 1000])
def test_match_with_notes_keeps_them_when_it_is_condensed(seed: int, events: int) -> None:
    given = with_notes(random_match(header("tapa-cube", 3), seed, hasty=True, most_events=events), seed)

    short = compacted(given)

    assert replay(short.header, short.log) == short
    assert format_match(short) == format_match(given)
    assert fingerprint(short) == fingerprint(given) == fingerprint(compacted(short))


def test_match_is_the_same_in_the_history_with_early_notes_and_without() -> None:
    end = (Resigned(Side.WHITE), GameBegun())

    assert fingerprint(told(header(), *PLAYED, Noted(0, "!"), *end)) == fingerprint(told(header(), *PLAYED, *end))


TEXT = format_match(told(header(), *PLAYED, Noted(1, "Too early."), Noted(3, "Next.")))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("note 1 White", "note 2 White"),
        ("note 1 White", "note 01 White"),
        ("note next", "note 1 White"),
        ('"Too early."', '"Too\\u0000early."'),
        ('"Too early."', '""'),
        ('"Too early."', "Too early."),
        ('"Too early."', f'"{"x" * (NOTE_LIMIT + 1)}"'),
        ('"Too early."', r'"\ud800"'),
    ],
)
def test_text_with_a_note_that_is_not_written_so_is_refused_with_the_line(old: str, new: str) -> None:
    assert old in TEXT

    with pytest.raises(MatchTextError) as caught:
        parse_match(TEXT.replace(old, new))

    assert caught.value.line in {8, 9, 10}


def test_nothing_changes_by_a_rollout_and_the_log_holds_it() -> None:
    without = told(header(), *OPENED)

    history = told(without, FOUND)

    assert (history.states, history.standing) == (without.states, without.standing)
    assert history.log == (*OPENED, FOUND)


def test_what_was_taken_back_can_be_brought_back_after_a_rollout() -> None:
    history = told(header(), *OPENED, Rewound(1), FOUND, Restored())

    assert history.standing == OPENED


def test_a_rollout_is_written_and_read_with_the_record() -> None:
    record = Record(header(), (*OPENED, FOUND, msgspec.structs.replace(FOUND, plies=None)))

    assert record_in(format_record(record)) == record


@pytest.mark.parametrize("change", [{"games": 0}, {"lines": ()}, {"plies": -1}, {"lines": FOUND.lines * 17}])
def test_a_rollout_that_says_nothing_is_refused(change: dict[str, object]) -> None:
    line = format_line(msgspec.structs.replace(FOUND, **change))

    with pytest.raises(RecordError, match="line 5: "):
        parse_event(5, line)
