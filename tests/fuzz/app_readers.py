"""The readers of settings, looks of the board, packs, the history and its table; and all readers."""

from __future__ import annotations

import csv
import sqlite3
from contextlib import closing
from io import StringIO
from typing import Final

from msgspec.structs import replace

from tapa_desktop.app.game_history import schema
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.finished_games import SideReview
from tapa_desktop.app.game_history.statistics import csv_of
from tapa_desktop.app.settings import Settings, format_settings, parse_settings
from tapa_desktop.coach.pack import PackError, format_pack, parse_pack
from tapa_desktop.game.events import Seat
from tapa_desktop.resources import resource
from tapa_desktop.ui.board.theme import BoardTheme, CheckerSet, ThemeError, parse_look, with_checkers
from tapa_desktop.ui.look.themes import may_combine
from tests.app.game_history.games import games
from tests.fuzz.ai_readers import AI_READERS
from tests.fuzz.game_readers import GAME_READERS
from tests.fuzz.trying import Reader, text_of, words_of

_FORMULA: Final = ("=", "+", "-", "@")
_GAMES: Final = [replace(game, white=replace(game.white, review=SideReview(0.5, 9, -1.25))) for game in games()]


def _read_settings(data: bytes) -> None:
    settings, faults = parse_settings(data)
    assert parse_settings(format_settings(settings)) == (settings, [])
    assert all(faults)


def _read_theme(data: bytes) -> None:
    may_combine(parse_look(BoardTheme, text_of(data)))


def _read_checkers(data: bytes) -> None:
    may_combine(with_checkers(parse_look(BoardTheme, ""), parse_look(CheckerSet, text_of(data))))


def _read_pack(data: bytes) -> None:
    pack = parse_pack(data)
    assert parse_pack(format_pack(pack).encode()) == pack


def _read_history(data: bytes) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.deserialize(data or b"\0")
        schema.prepare(connection)
        csv_of(_store(connection).games())


def _store(connection: sqlite3.Connection) -> HistoryDatabase:
    store = HistoryDatabase.__new__(HistoryDatabase)
    store.connection = connection
    return store


def _history() -> bytes:
    """A small database, with the smallest possible pages."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        connection.execute("PRAGMA page_size = 512")
        schema.prepare(connection)
        _store(connection).add_games(_GAMES)
        return connection.serialize()


def _export(data: bytes) -> None:
    """Write a table with this text as a name, and read it as spreadsheets do, with several separators."""
    text = text_of(data[:1000]).encode(errors="replace").decode()
    game = replace(_GAMES[0], file=text, white=replace(_GAMES[0].white, seat=Seat(text[:80], text)))
    table = csv_of([game]).decode("utf-8-sig")
    for delimiter in {",", ",;\t|"[len(data) % 4]}:
        for line in csv.reader(StringIO(table, newline=""), delimiter=delimiter):
            assert not [cell for cell in line if cell.startswith(_FORMULA) and not _is_number(cell)], line


def _is_number(cell: str) -> bool:
    try:
        float(cell)
    except ValueError:
        return False
    return True


def _files(kind: str) -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(resource(kind).glob("*.toml")))


APP_READERS: Final = (
    Reader(
        "settings",
        _read_settings,
        (),
        (
            format_settings(Settings(theme="own:море", window="AAEC.AAEC.panel")),
            b'{"volume": 7, "speed": "off", "error_loss": 0.05, "tutor": "error", "lesson": 3}',
        ),
        words_of('{ } [ ] : , "volume": "theme": "last_match": { 7 0.5 true null "wood" "speed": "off" "window": ""'),
    ),
    Reader(
        "theme",
        _read_theme,
        (ThemeError,),
        (b'name = "Olive"\nchecker_size = 0.9\n[board]\nfield = "#abcdef"\ntexture = 0.5\n', *_files("themes")[:1]),
        words_of('[board] [white] [[cube]] face = "#aabbcc" name = "x" gloss = 0.5 sign = "ring" a.b.c = \n { } """'),
    ),
    Reader(
        "checkers",
        _read_checkers,
        (ThemeError,),
        _files("checkers")[-1:],
        words_of('[white] [black] face = "#aabbcc" name = "x" gloss = 0.5 sign = "ring" edge_width = 0.03'),
    ),
    Reader(
        "pack",
        _read_pack,
        (PackError,),
        (
            b"Mine\n# by hand\ntapa W15,22,B15 0/0/0 0/0/0 W 31 | 24/21 24/23 | start | 2 | 0.1\n",
            b"\xef\xbb\xbfMine\r\ngul-bara W14,3,W1,7,B15,11 0/0/0 0/0/0 W 4x2< 3/3 | | | 3\r\n",
        ),
        words_of("| # pin points 1 2 3 tapa gul-bara W15,22,B15 0/0/0 W B 31 44> 24/21 \n rules=larger_die:no"),
    ),
    Reader(
        "history",
        _read_history,
        (sqlite3.Error,),
        (_history(),),
        words_of("CREATE TABLE TRIGGER VIEW games sides files INTEGER TEXT SQLite"),
    ),
    Reader(
        "export",
        _export,
        (),
        (
            "Ана, „майка“".encode(),
            b"=1+1",
            b"x;=cmd|' /C calc'!A0",
            b"a\tb\r\n-1",
            b'"',
            b"+1 2",
            b"'",
            b"\xef\xbc\x9d1",
        ),
        words_of("= + - @ ; , | \" ' \t \r \n =1+1 \uff1d \uff0b 1"),
    ),
)
READERS: Final = {reader.name: reader for reader in (*GAME_READERS, *APP_READERS, *AI_READERS)}
