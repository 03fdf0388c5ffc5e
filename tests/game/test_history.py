"""The log only grows; undo and redo are events in it, and neither hands out other dice nor changes who plays."""

from __future__ import annotations

import random

import msgspec
import pytest

from tapa_desktop.app.game_history.finished_games import fingerprint
from tapa_desktop.game.apply import EventError
from tapa_desktop.game.events import (
    NOTE_LIMIT,
    Drafted,
    Event,
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
    SharedList,
    clean_note,
    turn_start,
    turn_starts,
)
from tapa_desktop.game.history import History, begin_history, replay
from tapa_desktop.game.load import compact, preview_match, read_match
from tapa_desktop.game.mat.read import parse_match
from tapa_desktop.game.mat.tags import MatchTextError
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import LINE_LIMIT, RecordError, format_line, format_record, parse_event
from tapa_desktop.game.state import Phase, Result, results_of
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.position import Side
from tests.cases import each, sentences
from tests.game.matches import COMPUTER, PERSON, header, match_of, random_match, record_in

OPENED = (OpeningRolled(6, 5), Rolled(3, 1))
STEPPED = (*OPENED, Drafted("24/21"), Drafted("24/21 24/23"))


def test_undo_leaves_the_first_events_standing_and_the_whole_log_and_goes_back_to_nothing_that_has_not_been() -> None:
    undone = match_of(header(), *STEPPED, Rewound(3))

    assert format_play(undone.state.drafted) == "24/21"
    assert undone.active_events == STEPPED[:3]
    assert undone.log == (*STEPPED, Rewound(3))
    assert undone.append(Rewound(0)).state == begin_history(header()).state
    for to in (4, 5, 10**20):
        with pytest.raises(EventError, match=f"event {to} of 4"):
            match_of(header(), *STEPPED, Rewound(to))


def test_two_undos_are_brought_back_one_by_one() -> None:
    history = match_of(header(), *STEPPED)

    once = match_of(history, Rewound(3), Rewound(1), Restored())
    twice = once.append(Restored())

    assert format_play(once.state.drafted) == "24/21"
    assert (twice.state, twice.active_events) == (history.state, history.active_events)


@each("events", [(), (Rewound(2), Drafted("24/23"))])
def test_there_is_nothing_to_redo_where_nothing_was_undone_or_after_another_step(events: tuple[Event, ...]) -> None:
    history = match_of(header(), *STEPPED, *events)

    assert history.undone == ()
    with pytest.raises(EventError, match="nothing to redo"):
        history.append(Restored())


def test_undo_and_redo_do_not_change_who_plays() -> None:
    history = match_of(header(), *OPENED, Seated(Side.BLACK, COMPUTER), Drafted("24/21"), Seated(Side.WHITE, COMPUTER))

    undone = history.append(Rewound(1))
    restored = match_of(undone, Seated(Side.BLACK, PERSON), Restored())

    assert (undone.state.white, undone.state.black) == (COMPUTER, COMPUTER)
    assert undone.state.phase is Phase.TO_ROLL
    assert (restored.state.white, restored.state.black) == (COMPUTER, PERSON)
    assert format_play(restored.state.drafted) == "24/21"


PLAYED = (*OPENED, Played("24/21 24/23"))
NEXT = (*OPENED, Resigned(Side.WHITE), GameBegun())


@sentences(
    ("events", "throw"),
    {
        "none that has not been made": (PLAYED, None),
        "one that was undone": ((*PLAYED, Rolled(6, 2), Rewound(2), Played("24/23 23/20")), (6, 2)),
        "the first and not other dice after an undo": ((*OPENED, Rewound(1), Rolled(6, 6), Rewound(1)), (3, 1)),
        "the opening dice": ((OpeningRolled(2, 2), OpeningRolled(3, 6), Rewound(0)), (2, 2)),
        "in their order": ((OpeningRolled(2, 2), OpeningRolled(3, 6), Rewound(0), OpeningRolled(2, 2)), (3, 6)),
        "none of another game": (NEXT, None),
        "over the end of a game": ((*NEXT, Rolled(5, 4), Rewound(2), Resigned(Side.WHITE), GameBegun()), (5, 4)),
        "none of dice typed in": ((OpeningRolled(6, 5, by_hand=True), Rewound(0)), None),
    },
)
def test_throw_that_is_known(events: tuple[Event, ...], throw: tuple[int, int] | None) -> None:
    assert match_of(header(), *events).known_throw() == throw


def test_an_impossible_event_changes_nothing_and_replay_says_which_it_is() -> None:
    history = match_of(header(), *STEPPED)

    with pytest.raises(EventError):
        history.append(GameBegun())

    assert history.log == STEPPED
    assert replay(history.header, history.log) == history
    with pytest.raises(EventError, match=r"^event 3: .*not to roll"):
        replay(header(), [*OPENED, Rolled(3, 1)])


def test_a_longer_history_shares_what_it_has_in_common_with_the_one_before_and_disturbs_no_other() -> None:
    before = match_of(header(target=0), *OPENED)

    one, other = before.append(Played("24/21 24/23")), before.append(Resigned(Side.WHITE))
    later = one.append(Rolled(6, 6))

    assert one.active_events[:2] == before.active_events
    for part in ("states", "active_events", "log"):
        longer, shorter = getattr(one, part), getattr(before, part)
        assert isinstance(longer, SharedList)
        assert longer.extends(shorter)
    assert [len(each_one.active_events) for each_one in (before, one, other, later)] == [2, 3, 3, 4]
    assert other.active_events[2] == Resigned(Side.WHITE)
    assert later == match_of(header(target=0), *later.log)
    assert (one.known_throw(), other.append(GameBegun()).known_throw()) == (None, None)


def test_results_of_many_games_are_shared_by_the_states() -> None:
    history = match_of(header(target=0), OpeningRolled(6, 5))
    for _ in range(3):
        history = history.append(Resigned(Side.WHITE)).append(GameBegun())

    now = history.state.results

    assert now.before is history.states[-3].results
    assert (len(now), now.white, now.black) == (3, 0, 6)
    assert now == results_of(list(now))
    assert now[:-1] == results_of(tuple(now)[:2])
    assert now[1] == now[-1]


def test_results_of_two_equal_matches_are_compared_to_the_beginning_only_once() -> None:
    results = [Result(Side.WHITE, points, How.SINGLE) for points in range(1, 5)]
    one, other = results_of(results), results_of(results)
    assert one[:-1] is not other[:-1]

    assert one == other

    assert one[:-1] is other[:-1]


def test_what_has_grown_is_to_others_the_tuple_of_its_items() -> None:
    items = SharedList([1, 2, 3], 2)

    assert items == (1, 2)
    assert (hash(items), repr(items), items[-1], items[::-1]) == (hash((1, 2)), "(1, 2)", 2, (2, 1))
    for place in (2, -3):
        with pytest.raises(IndexError):
            items[place]


def test_equal_matches_have_equal_parts() -> None:
    one, other = (match_of(header(target=5), OpeningRolled(6, 5), Rolled(3, 1), Resigned(Side.WHITE)) for _ in range(2))
    shorter = match_of(header(target=5), OpeningRolled(6, 5))
    results = one.state.results

    assert (one, hash(one.past_throws), hash(results)) == (other, hash(other.past_throws), hash(other.state.results))
    assert repr(results) == repr(tuple(results))
    assert one.past_throws != shorter.past_throws
    assert results not in (shorter.state.results, tuple(results))
    assert results != match_of(header(target=5), OpeningRolled(6, 5), Rolled(3, 1), Resigned(Side.BLACK)).state.results


# Notes on turns, and rollouts: they change nothing, follow undo and redo, and are read again


LINE = RolloutLine("24/21 24/23", 0.04, 0.01, (0.5, 0.2, 0, 0.2, 0, 0.1))
ROLLOUT = RolledOut("tapa W15,22,B15 0/0/0 0/0/0 W 31", 72, 7, True, 1, (LINE,))

ANY = 'Τι έγινε; «ماذا» \u202e\u2067\u200f\n"\\ 🎲  end'


def with_notes(history: History, seed: int) -> History:
    """The match with a note on about every third turn, some of them written over or removed."""
    chance = random.Random(seed)
    for at in turn_starts(history.active_events):
        if chance.random() < 0.3:
            for text in chance.choices(["", f"Note {at}", ANY], k=2):
                history = history.append(Noted(at, text))
    return history


def test_note_changes_nothing_but_the_log_belongs_to_its_turn_and_takes_the_place_of_the_one_before() -> None:
    without = match_of(header(), *PLAYED)

    history = match_of(without, Noted(1, "Too early."), Noted(1, "Two."))

    assert (history.states, history.active_events) == (without.states, without.active_events)
    assert history.notes == {1: "Two."}
    assert match_of(history, Noted(1, ""), Noted(1, "")).notes == {}
    within = match_of(header(), *OPENED, Drafted("24/21"), Noted(3, "Hm."))
    assert within.notes == {1: "Hm."}
    assert turn_start(within.active_events, 3) == 1
    with pytest.raises(EventError, match="event 4 of 3"):
        match_of(without, Noted(4, "?"))


def test_note_goes_with_its_turn_and_comes_back_with_it() -> None:
    history = match_of(header(), *PLAYED, Noted(1, "White"), Noted(3, "Black"))

    undone = match_of(history, Rewound(1))

    assert undone.notes == {1: "White"}
    assert read_match(format_record(undone.record)).history.notes == undone.notes
    assert match_of(undone, Restored()).notes == history.notes
    assert match_of(undone, Seated(Side.BLACK, COMPUTER), Restored()).notes == {1: "White", 4: "Black"}
    assert match_of(undone, Rolled(3, 1)).notes == {1: "White"}
    turn = Rolled(4, 2), Played("24/20 24/22")
    seated = match_of(header(), *PLAYED, Seated(Side.BLACK, PERSON), *turn, Noted(6, "Two"))
    assert match_of(seated, Rewound(1), Restored()).notes == {5: "Two"}


def test_note_after_an_undo_belongs_to_its_turn_also_where_the_one_before_has_fewer_steps_now() -> None:
    play = Played("24/21 24/23")
    first = match_of(header(), *STEPPED, play, Noted(1, "White"))

    history = match_of(first, Rewound(2), play, Rolled(4, 2), Noted(4, "Black"))

    assert replay(history.header, history.log).notes == history.notes == {1: "White", 3: "Black"}


NOT_IN_NOTES = ["a\0b", "\x1b[31m", "a\r\nb", "\u2028", "x" * (NOTE_LIMIT + 1), "x" * 1_000_000]


@each(
    "line", [rb'{"event":"note","at":0,"text":"\ud800"}', *(format_line(Noted(0, text))[:-1] for text in NOT_IN_NOTES)]
)
def test_record_with_a_note_that_nobody_can_have_written_is_refused(line: bytes) -> None:
    with pytest.raises(RecordError, match="line 5: "):
        parse_event(5, line)


@each("letter", ["x", '"', "\\", "\n", "\U0001f3b2"])
def test_longest_note_fits_into_a_line(letter: str) -> None:
    event = Noted(999_999, letter * NOTE_LIMIT)

    assert len(format_line(event)) < LINE_LIMIT
    assert parse_event(2, format_line(event).rstrip(b"\n")) == event


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("  Too early. \n", "Too early."),
        ("one\r\ntwo\rthree\u2028four\tfive", "one\ntwo\nthree\nfour five"),
        ("a\0b\x1b\ud800c", "abc"),
        ("\u200fعربي\u202e", "\u200fعربي\u202e"),
    ],
)
def test_what_is_typed_is_cleaned(typed: str, expected: str) -> None:
    assert clean_note(typed) == expected
    assert parse_event(2, format_line(Noted(0, expected)).rstrip(b"\n")) == Noted(0, expected)


@pytest.mark.parametrize("seed", range(8))
def test_match_with_notes_comes_back_from_its_record_and_from_its_text(seed: int) -> None:
    keys = ("tapa", "tapa-cube", "gul-bara", "mahbusa")
    played = random_match(header(keys[seed % 4], 3, Seat(), COMPUTER), seed, hasty=True, most_events=80 * seed)
    history = with_notes(played, seed)

    data, text = format_record(history.record), format_match(history)

    assert read_match(data).history == replay(history.header, history.log) == history
    assert preview_match(data).notes == history.notes
    parsed = parse_match(text)
    assert sorted(parsed.notes.values()) == sorted(history.notes.values())
    assert format_match(parsed) == text
    assert text.replace("\n; note", "\n;; note").count(";; note") == len(history.notes)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("events", [3, 30, 600])
def test_match_is_the_same_with_its_notes_when_it_is_condensed(seed: int, events: int) -> None:
    keys = ("tapa", "tapa-cube", "plakoto", "mahbusa", "tawula")
    played = random_match(header(keys[seed % 5], 3, Seat(), COMPUTER), seed, hasty=True, most_events=events)
    history = with_notes(played, seed)

    short = compact(history)

    assert replay(short.header, short.log) == short
    assert (short.state, short.state.drafted) == (history.state, history.state.drafted)
    assert format_match(short) == format_match(history)
    assert len(format_record(short.record)) <= len(format_record(history.record)) + 200
    assert fingerprint(short) == fingerprint(history) == fingerprint(compact(short))


def test_match_whose_first_game_was_undone_after_its_end_is_the_same_when_it_is_condensed() -> None:
    ended = match_of(header(), *PLAYED, Resigned(Side.WHITE))
    history = match_of(ended, Rewound(2), Played("24/23 23/20"))

    short = compact(history)

    assert (short.state, short.active_events) == (history.state, history.active_events)
    assert fingerprint(short) == fingerprint(history) == fingerprint(ended)


TEXT = format_match(match_of(header(), *PLAYED, Noted(1, "Too early."), Noted(3, "Next.")))


@each(
    "change",
    [
        ("note 1 White", "note 2 White"),
        ("note 1 White", "note 01 White"),
        ("note next", "note 1 White"),
        *(('"Too early."', text) for text in ('"Too\\u0000early."', '""', "Too early.", r'"\ud800"')),
        ('"Too early."', f'"{"x" * (NOTE_LIMIT + 1)}"'),
    ],
)
def test_text_with_a_note_that_is_not_written_so_is_refused_with_the_line(change: tuple[str, str]) -> None:
    assert change[0] in TEXT

    with pytest.raises(MatchTextError) as caught:
        parse_match(TEXT.replace(*change))

    assert caught.value.line in {8, 9, 10}


def test_nothing_changes_by_a_rollout_which_the_log_and_the_record_hold() -> None:
    without = match_of(header(), *OPENED)

    history = match_of(without, ROLLOUT, msgspec.structs.replace(ROLLOUT, plies=None))

    assert (history.states, history.active_events) == (without.states, without.active_events)
    assert history.log[:-1] == (*OPENED, ROLLOUT)
    assert record_in(format_record(history.record)) == history.record
    assert match_of(without, Rewound(1), ROLLOUT, Restored()).active_events == OPENED


@each(
    "change",
    [{"games": 0}, {"lines": ()}, {"plies": -1}, {"lines": ROLLOUT.lines * 17}, {"games": 2**31}, {"plies": 2**31}],
)
def test_a_rollout_that_says_nothing_or_nothing_that_can_be_is_refused(change: dict[str, object]) -> None:
    line = format_line(msgspec.structs.replace(ROLLOUT, **change))

    with pytest.raises(RecordError, match="line 5: "):
        parse_event(5, line)
