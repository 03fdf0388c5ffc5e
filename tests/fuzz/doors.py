"""Where files come in: how each is opened, how much of it is read, and how one may begin that means to do harm."""

from __future__ import annotations

import io
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

from tapa_desktop.ai.cube import match_equity
from tapa_desktop.ai.engine import games, weights
from tapa_desktop.ai.protocol.__main__ import serve
from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.settings import load_settings, settings_path
from tapa_desktop.app.storage.archive import Archive
from tapa_desktop.app.storage.match_store import MatchStore
from tapa_desktop.game import record
from tapa_desktop.game.mat import read as matchreading
from tapa_desktop.ui.look import themes
from tapa_desktop.ui.look.themes import load_theme
from tapa_desktop.ui.sounds.player import SoundError, samples
from tests.ai.engine.networks import forget
from tests.app.driver import opened
from tests.fuzz.trying import MOST_S
from tests.game.matches import header

_RECORD: Final = record.format_line(header())
_ENDLESS: Final = record.format_line(header(target=0))
_OPENED: Final = b'{"event":"opening","white":2,"black":1}\n'
_ROLLED: Final = b'{"event":"roll","high":2,"low":1}\n'
_TIE: Final = b'{"event":"opening","white":1,"black":1}\n'
_REWINDS: Final = (
    b'{"event":"rewind","to":0}\n{"event":"restore"}\n',
    b'{"event":"rewind","to":1}\n{"event":"seat","side":"W","seat":{}}\n{"event":"restore"}\n',
)
_EVENTS: Final = (  # of a match in which a move is due, which goes on as long as its file may be
    b'{"event":"resign","side":"W"}\n{"event":"game"}\n',
    *_REWINDS,
    b'{"event":"note","at":0,"text":"x"}\n{"event":"note","at":1,"text":""}\n',
    b'{"event":"dice","by_hand":true}\n',
    b'{"event":"seat","side":"B","seat":{"name":"x"}}\n{"event":"seat","side":"B","seat":{}}\n',
    b'{"event":"draft","play":"24/23"}\n{"event":"draft","play":"pass"}\n',
    b'{"event":"rollout","position":"","games":1,"plies":null,"less_luck":true,"seed":1,"lines":[{"play":"",'
    b'"equity":0.0,"half_width":0.0,"chances":[0,0,0,0,0]}]}\n',
)
_SGF: Final = b"(;FF[4]GM[6]AW[a]"
_TEXT: Final = b'; [Variation "tapa"]\n5 point match\nGame 1\n White : 0 Black : 0\n'
_ENTRY: Final = b"PK\x01\x02" + bytes(24) + b"\x01" + bytes(17) + b"a"
_LIST_END: Final = b"PK\x05\x06" + bytes(4) + b"\xff\xff\xff\xff"
_PATTERNS: Final = (b"\0", b"\n", b"ab\n", b"x ", b"[", b'{"a":', b"a.", "😀".encode(), b"[[a]]\n", b'"a":1,')


class Door(NamedTuple):
    """Where a file comes in: how it is opened, the longest that is read, and how such a file may begin and go on."""

    read: Callable[[Path], object]
    limit: int
    heads: tuple[bytes, ...] = (b"",)
    patterns: tuple[bytes, ...] = _PATTERNS  # each after each head
    more: tuple[tuple[bytes, bytes], ...] = ()  # heads, each with the one pattern that it lets go on
    most_s: float = MOST_S  # seconds of the processor
    most_bytes: int = 100_000_000  # more than before


def _elsewhere(path: Path) -> None:
    notices: list[object] = []
    match_store = MatchStore(Archive(path.parent / "data"), notices.append)
    assert opened(match_store, path, notices.append) is not None or notices


def _own_match(path: Path) -> None:
    archive = Archive(path.parent / "data")
    archive.matches.mkdir(parents=True, exist_ok=True)
    (archive.folder / "in-progress").unlink(missing_ok=True)
    path.replace(archive.matches / "huge.tapa")
    assert len(archive.unfinished()) <= 1
    opened(MatchStore(archive, lambda _: None), archive.matches / "huge.tapa")


def _pointer(path: Path) -> None:
    assert Archive(path.parent).in_progress() is None


def _settings(path: Path) -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    path.replace(settings_path())
    _, notices = load_settings()
    assert notices


def _look(path: Path) -> None:
    themes.own_folder("themes").mkdir(parents=True, exist_ok=True)
    path.replace(themes.own_folder("themes") / "huge.toml")
    _, notices = load_theme("own:huge")
    assert len(notices) <= 1


def _shipped(path: Path, parts: tuple[str, str], load: Callable[[], object], error: type[Exception]) -> None:
    """Load a file of the program's own that has this one in its place."""
    (path.parent / parts[0]).mkdir(exist_ok=True)
    path.replace(path.parent.joinpath(*parts))
    forget()
    with patch("tapa_desktop.resources._resources", lambda: path.parent):
        try:
            load()
        except error:
            return
    raise AssertionError("it was read")


def _history(path: Path) -> None:
    try:
        HistoryDatabase(path).games()
    except sqlite3.Error:
        return
    raise AssertionError("it was read")


def _line(path: Path) -> None:
    with path.open("rb") as file:
        target = io.BytesIO()
        serve(file, target)
    assert target.getvalue().startswith(b"error ")


_WAVE: Final = b"RIFF\xf0\xff\xff\x7fWAVEfmt \x10\0\0\0\1\0\1\0\x44\xac\0\0\x88\x58\1\0\2\0\x10\0data\xc0\xff\xff\x7f"
_ZIPPED: Final = (b"", b"PK\x03\x04", _ENTRY * 65_535 + _LIST_END)
DOORS: Final[dict[str, Door]] = {
    "match from elsewhere": Door(_elsewhere, record.RECORD_LIMIT, (b"", _RECORD)),
    "match text from elsewhere": Door(_elsewhere, matchreading.TEXT_LIMIT, (_TEXT, b"; ", _TEXT + b"; by hand ", _SGF)),
    "long match": Door(
        _elsewhere,
        record.RECORD_LIMIT,
        (_ENDLESS + _OPENED + _ROLLED,),
        _EVENTS,
        (
            (_ENDLESS, _TIE),
            (_ENDLESS + _OPENED, _EVENTS[-1]),
            *((_ENDLESS + 5_000 * _TIE, rewind) for rewind in _REWINDS),
        ),
        most_s=2.0,
        most_bytes=200_000_000,
    ),
    "match of the archive": Door(_own_match, record.RECORD_LIMIT, (_RECORD,)),
    "name of the match in progress": Door(_pointer, 255),
    "settings": Door(_settings, 1024 * 1024, (b"", b"{", b'{"last_match":', b'{"window":"')),
    "theme": Door(_look, themes.LIMIT, (b"", b"[board]\n", b"name = ", b'name = "')),
    "network": Door(
        lambda path: _shipped(path, ("networks", "tapa.npz"), lambda: games._network("tapa"), weights.WeightsError),
        weights.SIZE_LIMIT,
        _ZIPPED,
    ),
    "pruner": Door(
        lambda path: _shipped(path, ("pruning", "tapa.npz"), lambda: games._pruner("tapa"), weights.WeightsError),
        weights.SIZE_LIMIT,
        _ZIPPED,
    ),
    "bear-off table": Door(
        lambda path: _shipped(path, games.BEAROFF, games._bearoff_weights, weights.WeightsError),
        weights.SIZE_LIMIT,
        _ZIPPED,
    ),
    "table of wins": Door(
        lambda path: _shipped(path, match_equity.WIN_SHARES, match_equity.win_shares, match_equity.WinSharesError),
        match_equity.SIZE_LIMIT,
        (b"", b"[tapa]\n", b"games = "),
    ),
    "sound": Door(
        lambda path: _shipped(path, ("sounds", "win.wav"), lambda: samples("win"), SoundError),
        1024 * 1024,
        (b"", b"RIFF", _WAVE),
    ),
    "history": Door(_history, 1024 * 1024, (b"x", b"SQLite format 3\0\x10\0\1\1\0\x40\x20\x20")),
    "line of the protocol": Door(_line, 1024 * 1024, (b"x", b"position "), (b"\0", b"x ", b"[", b"W1,")),
}
