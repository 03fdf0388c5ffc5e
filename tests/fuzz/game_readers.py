"""The readers of records, match texts, lines of a friend, positions and plays."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

from tapa_desktop.game.events import (
    DiceSwitched,
    Doubled,
    Drafted,
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
    Taken,
)
from tapa_desktop.game.friend import answer, begin, read
from tapa_desktop.game.friend_line import Chain, FriendError, Line, header_of, invitation, lines_in
from tapa_desktop.game.load import read_match
from tapa_desktop.game.mat.tags import MatchTextError
from tapa_desktop.game.mat.texts import is_match_text, read_match_text
from tapa_desktop.game.mat.write import format_match
from tapa_desktop.game.record import RecordError, format_record
from tapa_desktop.rules.fault import PositionError
from tapa_desktop.rules.foreign_position import find_position
from tapa_desktop.rules.play_text import PlayError, find_play, find_steps
from tapa_desktop.rules.plays import Turn
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import parse_position
from tapa_desktop.rules.ruleset import RULE_SETS, TAWULA
from tests.fuzz.trying import Reader, text_of, words_of
from tests.game.matches import header, match_of, record_in

_POSITIONS: Final = (
    "tapa W15,22,B15 0/0/0 0/0/0 W 31",
    "plakoto W9,3,bW4,5,wB1,12,B13 0/0/1 0/0/0 B -",
    "tawula W2,9,W1,11,B1,B1 10/1/1 12/0/1 B 66",
    "mahbusa 23,W1 0/0/14 0/0/15 W 21",
)
_LINE: Final = RolloutLine("24/21 24/23", -0.25, 0.01, (0.4, 0.1, 0.0, 0.2, 0.0))
_MATCHES: Final = (
    match_of(
        header("tapa", 5),
        OpeningRolled(2, 2),
        OpeningRolled(5, 3),
        Rolled(3, 1),
        Drafted("24/21"),
        Rewound(2),
        Noted(1, 'Ана: "\u202e!\n'),
        Noted(2, "?"),
    ),
    match_of(
        *(header("tapa-cube", 3, Seat(name="Ана"), Seat("expert")), OpeningRolled(6, 1), Rolled(6, 6)),
        *(Played("24/18 24/18 24/18 24/18"), Doubled(), Taken(), Rolled(2, 1), Resigned(Side.BLACK)),
    ),
    match_of(
        *(header("mahbusa", 31, house_rules={"count_checkers": True}), DiceSwitched(by_hand=True)),
        *(OpeningRolled(4, 1, by_hand=True), Seated(Side.WHITE, Seat("beginner")), Rolled(4, 2, by_hand=True)),
        *(Played("24/20 24/22"), Rewound(3), Restored()),
        RolledOut("tapa W15,22,B15 0/0/0 0/0/0 W 31", 36, None, less_luck=True, seed=7, lines=(_LINE,)),
    ),
    match_of(header("tapa", 1, position=_POSITIONS[0][:-2] + "-")),
)
_TURN: Final = Turn(TAWULA, start_position(TAWULA), (6, 5))
_PLAYS: Final = ("in/19 in/20", "24/18 13/8*", "bar/20* 4/off", "pass", "in/19 19/14", "24/18 24/18 24/18 24/18")
_POSITION_WORDS: Final = words_of(
    " ".join([*RULE_SETS, *_POSITIONS, "W B 31 66 13 - W1 bW2 wB1 23 0 0/0/0 W15,22,B15"])
)


def _of_others(folder: str, *names: str) -> list[bytes]:
    return [(Path(__file__).parents[1] / "data" / folder / name).read_bytes() for name in names]


def _read_record(data: bytes) -> None:
    record_in(data)
    damage = read_match(data).damage
    if damage is not None:
        raise damage


def _read_match_text(data: bytes) -> None:
    is_match_text(data)
    read_match_text(data)


def _find_play(data: bytes) -> None:
    text = text_of(data)
    find_steps(_TURN, text)
    find_play(_TURN, text)


def _read_friend_line(data: bytes) -> None:
    """Read whole lines; any other text as the actions of a line with the right secret, or of an invitation."""
    text = text_of(data)
    lines = lines_in(text)
    for line in lines:
        header_of(line)
    if not lines:
        actions = text.encode(errors="replace").decode()
        with suppress(FriendError):
            header_of(Line(_GAME.id, 0, actions, b"", "", ""))
        read(_GAME, Line(_GAME.id, 2, actions, _CHAIN.secret(2), "", ""))


_CHAIN: Final = Chain(Side.WHITE, b"white" * 4)
_INVITATION: Final = invitation(header("plakoto", 5, house_rules={"mother_points": 3}), _CHAIN)
_GAME: Final = read(begin(_INVITATION), *lines_in(answer(begin(_INVITATION), Chain(Side.BLACK, b"black" * 4), "Ана")))


GAME_READERS: Final = (
    Reader(
        "line of a friend",
        _read_friend_line,
        (FriendError,),
        (_INVITATION.encode(), b"portes+fevga=cube:yes;7;B;\xd0\x90", b"24/18,24/23;-"),
        words_of("tapa ; , = + - double take drop resign roll nodouble join pass 24/18 7 W B plakoto=mother_points:3"),
    ),
    Reader(
        "record",
        _read_record,
        (RecordError,),
        tuple(format_record(match.record) for match in _MATCHES),
        words_of('{"event":"roll","high":6,"low":1} {"event":"restore"} {"event":"rewind","to":0} {"event":"take"}'),
    ),
    Reader(
        "match text",
        _read_match_text,
        (MatchTextError,),
        (*(format_match(match).encode() for match in _MATCHES), *_of_others("matches", "gnubg.sgf", "jellyfish.mat")),
        words_of(
            '; [Variation "tapa"] 5 point match Game 1 Doubles => 2 Takes Drops 31: 24/21 24/23 1) ; Wins 2 points'
        ),
    ),
    Reader(
        "position text",
        lambda data: parse_position(text_of(data)),
        (PositionError,),
        tuple(text.encode() for text in _POSITIONS),
        _POSITION_WORDS,
    ),
    Reader(
        "pasted text",
        lambda data: find_position(text_of(data)),
        (PositionError,),
        (
            *(f"Look:\n\t“{text}”,\r\nsays he.".encode() for text in _POSITIONS),
            *_of_others("positions", "fibs.txt", "extreme-gammon.txt", "gnu-backgammon.txt"),
        ),
        _POSITION_WORDS,
    ),
    Reader("play text", _find_play, (PlayError,), tuple(map(str.encode, _PLAYS)), words_of(" ".join(_PLAYS))),
)
