"""The strict reading of records, and their faults with the number of the line."""

from __future__ import annotations

import json
import re
from contextlib import suppress

import msgspec
import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st
from msgspec.structs import replace

from tapa_desktop.game import record as record_module
from tapa_desktop.game.apply import EventError
from tapa_desktop.game.events import (
    DiceSwitched,
    Drafted,
    GameBegun,
    OpeningRolled,
    Played,
    Resigned,
    Rewound,
    Rolled,
    Seat,
    Seated,
)
from tapa_desktop.game.load import LoadedMatch, compact, preview_match, read_match
from tapa_desktop.game.record import (
    LINE_LIMIT,
    GameRules,
    Header,
    Record,
    RecordError,
    RecordFault,
    format_line,
    format_record,
    header_in,
    parse_event,
    split_record,
)
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS
from tests.cases import each
from tests.game.matches import header, in_turn, match_of, random_match, record_in

HEADER = b'{"format":"tapa-record","version":1,"rule_set":"tapa","white":{},"black":{"level":"expert"},"target":5}'


def record_of(*lines: bytes) -> Record:
    return record_in(b"".join(line + b"\n" for line in (HEADER, *lines)))


def test_a_record_is_one_header_line_and_then_one_line_an_event() -> None:
    data = format_record(Record(header(black=Seat("expert")), (OpeningRolled(6, 5), Rolled(3, 1))))

    assert data.splitlines() == [
        HEADER,
        b'{"event":"opening","white":6,"black":5}',
        b'{"event":"roll","high":3,"low":1}',
    ]


def test_all_that_a_header_says_is_read() -> None:
    full_header = Header(
        "tapa-record",
        2,
        (GameRules("mahbusa", {"cube": True}),),
        Seat(name="Ayşe"),
        Seat("expert"),
        31,
        "2026-11-20 20:15",
        "7f" * 64,
        seed_sha256="0f" * 32,
        word="Пул д'or".ljust(128, "."),
    )

    assert record_in(format_line(full_header)) == Record(full_header, ())


def test_a_header_in_other_json_is_read_in_both_versions() -> None:
    of_two_games = in_turn(header(), "tapa", "plakoto")

    assert header_in(json.loads(HEADER)) == header(black=Seat("expert"))
    assert header_in(json.loads(format_line(of_two_games))) == of_two_games
    with pytest.raises(msgspec.ValidationError):
        header_in([])


@each("end", [b'{"event":"roll","hi', b"{", b'{"event":"roll","high":3,"low":1}', b"\0\0\0", b"\xff"])
def test_a_last_line_without_its_line_feed_is_set_aside(end: bytes) -> None:
    whole = format_record(Record(header(), (OpeningRolled(6, 5),)))

    _, lines, torn = split_record(whole + end)

    assert [parse_event(2, line) for line in lines] == [OpeningRolled(6, 5)]
    assert torn == end


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b'{"event":"roll","high":3,"low":1,"luck":7}', "unknown field `luck`"),
        (b'{"event":"roll","high":3}', "missing required field `low`"),
        (b'{"event":"roll","high":7,"low":1}', "<= 6"),
        (b'{"event":"roll","high":3,"low":0}', ">= 1"),
        (b'{"event":"roll","high":"3","low":1}', "Expected `int`, got `str`"),
        (b'{"event":"cast","high":3,"low":1}', "Invalid value 'cast'"),
        (b'{"high":3,"low":1}', "missing required field `event`"),
        (b'{"event":"resign","side":"X"}', "Invalid enum value 'X'"),
        (b'{"event":"seat","side":"W","seat":{"age":7}}', "unknown field `age`"),
        (b'{"event":"seat","side":"W","seat":{"name":"' + b"x" * 81 + b'"}}', "longer than 80 character(s): “"),
        (b'{"event":"play","play":"' + b"x" * 65 + b'"}', "longer than 64 character(s): “"),
        (b'{"event":"rewind","to":-1}', ">= 0"),
        (b'{"event":"game"}{"event":"game"}', "malformed"),
        (b'{"event":"game"', "truncated"),
        (b'{"event":"play","play":"\xff"}', "UTF-8"),
        (b'{"event":"play","play":"\\ud800"}', "truncated"),
        (b"\0\0\0\0", "malformed"),
        (b"", "truncated"),
        (b'{"event":' * 400, "truncated"),
        (b"[" * 4000, "Expected `object`"),
        (HEADER, "missing required field `event`"),
        (b'{"event":"roll","high":6,"low":1,"high":5}', "“high” appears twice"),
        (b'{"event":"roll","high":6,"low":1,"l\\u006fw":1}', "“low” appears twice"),
        (b'{"event":"game","event":"game"}', "“event” appears twice"),
        (b'{"event":"seat","side":"W","seat":{"name":"a","name":"b"}}', "“name” appears twice"),
    ],
)
def test_a_line_that_is_no_event_is_refused_with_its_number_and_its_fault(line: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=f"(?i)^line 3: .*{re.escape(message)}") as caught:
        record_of(b'{"event":"opening","white":6,"black":5}', line, b'{"event":"game"}')

    assert caught.value.line == 3
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b'{"format":"chess","version":1}', "Invalid enum value 'chess'"),
        (b'{"format":"chess","version":2}', "Invalid enum value 'chess'"),
        (HEADER.replace(b'"version":1', b'"version":4'), "has version 4; this program reads version 3"),
        (HEADER.replace(b'"version":1', b'"version":"1"'), "Expected `int`, got `str`"),
        (HEADER.replace(b'"target":5', b'"target":1000'), "<= 999"),
        (HEADER.replace(b'"target":5', b'"target":-1'), ">= 0"),
        (HEADER.replace(b'"target":5', b'"target":5,"colour":"red"'), "unknown field `colour`"),
        (HEADER.replace(b',"target":5', b""), "missing required field `target`"),
        (HEADER.replace(b'"target":5', b'"target":5,"house_rules":{"larger_die":[1]}'), "got `array`"),
        (HEADER.replace(b'"target":5', b'"target":5,"word":"a\\nb"'), "matching regex"),
        (HEADER.replace(b'"target":5', b'"target":5,"word":"' + b"x" * 129 + b'"'), "longer than 128 character(s): “"),
        (HEADER[:-1] + b',"target":5}', "“target” appears twice"),
        (HEADER[:-1] + b',"version":1}', "“version” appears twice"),
        (HEADER[:-1] + b',"seed":"a","seed":"b"}', "“seed” appears twice"),
        (HEADER[:-1] + b',"house_rules":{"cube":true,"cube":false}}', "“cube” appears twice"),
        (2 * b"\xef\xbb\xbf" + HEADER, "No match starts here"),
        (b'{"event":"game"}', "missing required field `format`"),
    ],
)
def test_a_header_that_is_none_is_refused_with_its_fault(line: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=f"^line 1: .*{re.escape(message)}"):
        record_in(line + b"\n")


def test_other_ways_to_write_the_same_event_are_read_and_lines_as_long_as_they_may_be() -> None:
    spaced = b' { "low" : 1, "high":3 , "\\u0065vent":"roll", "by_hand" : false } '

    assert record_of(spaced, b'{"event":"game"}'.ljust(LINE_LIMIT)).log == (Rolled(3, 1), GameBegun())
    with pytest.raises(RecordError, match=r"line 2: .*longer than 4096 byte"):
        record_of(b'{"event":"game"}' + b" " * LINE_LIMIT)


def test_a_record_that_is_too_long_is_refused_before_it_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_module, "RECORD_LIMIT", 1 << 20)

    with pytest.raises(RecordError, match=r"^The file is longer than 1 MiB"):
        record_in(b"\n" * ((1 << 20) + 1))


# A damaged record is read up to its first damage, which has the number of its line


OPENED = match_of(header(), OpeningRolled(6, 5), Rolled(3, 1))
WRITTEN = format_record(OPENED.record)


def test_what_stands_before_a_torn_or_damaged_line_or_an_impossible_event_is_read() -> None:
    torn = read_match(WRITTEN + b'{"event":"pl')
    damaged = read_match(WRITTEN + b"#*!\n" + format_line(Played("24/21 24/23")))
    impossible = read_match(WRITTEN + format_line(Played("24/20 24/23")) + format_line(GameBegun()))

    assert torn.history == damaged.history == impossible.history == OPENED
    assert (torn.torn, torn.damage) == (b'{"event":"pl', None)
    assert damaged.damage.line == 4
    assert "malformed" in str(damaged.damage)
    assert str(impossible.damage) == "line 4: This is not a legal move: “24/20 24/23”"


def test_empty_lines_of_an_editor_are_passed_over_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    spaced = read_match(WRITTEN.replace(b"\n", b"\n\n") + b" \r\n")

    assert (spaced.history, spaced.damage) == (OPENED, None)
    monkeypatch.setattr("tapa_desktop.game.load._EVENTS", 10)
    assert read_match(WRITTEN + b"\n" * 10).damage is not None


def test_redo_that_would_take_for_ever_is_damage_and_that_of_a_hasty_hand_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there_and_back = b'{"event":"rewind","to":0}\n{"event":"restore"}\n'
    assert read_match(WRITTEN + there_and_back * 3000).damage is None

    monkeypatch.setattr("tapa_desktop.game.load._RESTORED", 50)
    long = match_of(header(), *[OpeningRolled(1, 1)] * 100)
    loaded = read_match(format_record(long.record) + there_and_back * 1000)

    assert loaded.damage is not None
    assert loaded.damage.fault is RecordFault.ENDLESS
    assert len(loaded.history.log) < 1000


def test_many_more_events_than_plays_are_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tapa_desktop.game.load._EVENTS", 10)
    again = format_line(DiceSwitched(True))
    played = format_line(Played("24/21 24/23"))

    few, many, rich = (read_match(WRITTEN + more) for more in (again * 7, again * 8, played + again * 20))

    assert few.damage is None
    assert many.damage is not None
    assert (many.damage.fault, len(many.history.log)) == (RecordFault.FEW_PLAYS, 10)
    assert rich.damage is None


def test_names_are_shown_without_the_control_characters_of_a_file() -> None:
    named = format_line(header(white=Seat(name="AB"))).replace(b"AB", b"A\\u0007B\\u0085\\nC")
    seated = format_line(Seated(Side.BLACK, Seat(name="AB"))).replace(b"AB", b"A\\u001bB")

    state = read_match(named + seated).history.state

    assert state.white.name == "A B  C"
    assert state.black.name == "A B"


@each("data", [b"", b"{", HEADER, b"\n", b"#!/bin/sh\n", WRITTEN[20:], b"PK\x03\x04\n"])
def test_without_a_whole_line_of_a_header_there_is_no_match(data: bytes) -> None:
    with pytest.raises(RecordError, match="line 1: No match starts here"):
        read_match(data)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (header("chess"), ".*no game “chess”; there are tapa"),
        (header(house_rules={"luck": True}), "tapa has no house rule “luck”"),
    ],
)
def test_a_rule_set_or_house_rule_that_does_not_exist_is_an_error_in_line_1(wrong: Header, message: str) -> None:
    with pytest.raises(RecordError, match=f"line 1: {message}"):
        read_match(format_line(wrong))


@drawn(st.integers(0, len(WRITTEN) - 1), st.integers(0, 255))
def test_a_damaged_byte_leaves_at_most_what_stands_before_it(at: int, value: int) -> None:
    damaged = WRITTEN[:at] + bytes([value]) + WRITTEN[at + 1 :]
    line = damaged[:at].count(b"\n") + 1

    if line == 1:
        with suppress(RecordError):
            read_match(damaged)
        return

    assert len(read_match(damaged).history.log) <= 2
    assert read_match(damaged).history.log[: line - 2] == OPENED.log[: line - 2]


@pytest.mark.parametrize(
    ("target", "resigns", "is_cut"),
    [(0, False, True), (5, False, True), (5, True, True), (0, True, False), (1, True, False)],
)
def test_a_text_is_cut_short_where_its_game_or_its_match_goes_on(target: int, resigns: bool, is_cut: bool) -> None:
    end = (Resigned(Side.WHITE),) if resigns else ()
    history = match_of(header(target=target), OpeningRolled(6, 5), *end)

    assert LoadedMatch(history, is_text=True).is_cut_short is is_cut
    assert not LoadedMatch(history).is_cut_short


@pytest.mark.slow
@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_preview_is_what_is_read(rule_set: str) -> None:
    live = random_match(header(rule_set, 7), 0, hasty=True, most_events=1000).record

    for count in (len(live.log), len(live.log) * 2 // 3, len(live.log) // 3):
        data = format_record(Record(live.header, live.log[:count]))
        read, preview = read_match(data).history, preview_match(data)

        ends = [number for number, event in enumerate(read.active_events, start=1) if isinstance(event, GameBegun)]
        last = max(ends, default=0)
        assert preview.states[last:] == read.states[last:]
        assert preview.states[:last] == tuple(replace(state, drafted=()) for state in read.states[:last])
        assert replace(preview, states=read.states) == read


def test_preview_believes_all_games_but_the_last() -> None:
    data = format_record(match_of(OPENED, Resigned(Side.WHITE), GameBegun(), Rolled(3, 1)).record)
    opened, resigned = format_line(OpeningRolled(6, 5)), format_line(Resigned(Side.WHITE))
    wrong = format_line(Played("24/20 24/20"))

    preview = preview_match(data.replace(resigned, wrong + resigned))

    assert preview.state == read_match(data).history.state
    with pytest.raises(EventError):
        preview_match(data + wrong)
    for early in (data + opened, data.replace(opened, opened + format_line(Drafted("24/21")))):
        with pytest.raises(RecordError):
            preview_match(early)


def test_preview_can_be_called_off() -> None:
    def stop() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        preview_match(WRITTEN, stop)


# Compacting a long match

BEGINNING = (OpeningRolled(6, 5), Rolled(3, 1))
NEXT = (Resigned(Side.WHITE), GameBegun())


def test_what_was_taken_back_and_how_plays_were_composed_is_left_out_but_for_the_turn_under_way() -> None:
    drafts = (Drafted("24/21"), Drafted("24/21 24/23"), Played("24/21 24/23"))
    under_way = match_of(header(), *BEGINNING, *NEXT, Rolled(3, 1), Drafted("24/21"))
    match = match_of(header(), *BEGINNING, *NEXT, Rolled(3, 1), *drafts, Rewound(len(BEGINNING) + 3), *drafts)

    assert compact(match).log == (*BEGINNING, *NEXT, Rolled(3, 1), Played("24/21 24/23"))
    assert compact(under_way).log == under_way.log


def test_seats_are_those_of_now_though_an_undo_has_left_their_change_out() -> None:
    computer = Seated(Side.BLACK, Seat("expert"))
    match = match_of(header(), *BEGINNING, *NEXT, Rolled(3, 1), computer, Rewound(len(BEGINNING) + 2))

    short = compact(match)

    assert short.state == match.state
    assert short.state.black == Seat("expert")
