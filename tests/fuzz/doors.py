"""The doors through which files come in: how each is opened, how much is read, and harmful beginnings."""

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
_EVENTS: Final = (  # of a match in which a move is due, repeated up to the greatest size of a file
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
    """A way in for files: how they are opened, the greatest size that is read, and the contents to try."""

    read: Callable[[Path], object]
    limit: int
    heads: tuple[bytes, ...] = (b"",)
    patterns: tuple[bytes, ...] = _PATTERNS  # each after each head
    more: tuple[tuple[bytes, bytes], ...] = ()  # heads, each with the only pattern that can follow it
    most_s: float = MOST_S  # seconds of the processor
    most_bytes: int = 100_000_000  # more than before


def _open_file(path: Path) -> None:
    notices: list[object] = []
    match_store = MatchStore(Archive(path.parent / "data"), notices.append)
    assert opened(match_store, path, notices.append) is not None or notices


def _open_own_match(path: Path) -> None:
    archive = Archive(path.parent / "data")
    archive.matches.mkdir(parents=True, exist_ok=True)
    (archive.folder / "in-progress").unlink(missing_ok=True)
    path.replace(archive.matches / "huge.tapa")
    assert len(archive.unfinished()) <= 1
    opened(MatchStore(archive, lambda _: None), archive.matches / "huge.tapa")


def _read_pointer(path: Path) -> None:
    assert Archive(path.parent).in_progress() is None


def _load_settings(path: Path) -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    path.replace(settings_path())
    _, notices = load_settings()
    assert notices


def _load_look(path: Path) -> None:
    themes.own_folder("themes").mkdir(parents=True, exist_ok=True)
    path.replace(themes.own_folder("themes") / "huge.toml")
    _, notices = load_theme("own:huge")
    assert len(notices) <= 1


def _load_own(path: Path, parts: tuple[str, str], load: Callable[[], object], error: type[Exception]) -> None:
    """Load a file of the program, replaced by this one."""
    (path.parent / parts[0]).mkdir(exist_ok=True)
    path.replace(path.parent.joinpath(*parts))
    forget()
    with patch("tapa_desktop.resources._resources", lambda: path.parent):
        try:
            load()
        except error:
            return
    raise AssertionError("it was read")


def _read_history(path: Path) -> None:
    try:
        HistoryDatabase(path).games()
    except sqlite3.Error:
        return
    raise AssertionError("it was read")


def _serve_line(path: Path) -> None:
    with path.open("rb") as file:
        target = io.BytesIO()
        serve(file, target)
    assert target.getvalue().startswith(b"error ")


_WAVE: Final = b"RIFF\xf0\xff\xff\x7fWAVEfmt \x10\0\0\0\1\0\1\0\x44\xac\0\0\x88\x58\1\0\2\0\x10\0data\xc0\xff\xff\x7f"
_ZIPPED: Final = (b"", b"PK\x03\x04", _ENTRY * 65_535 + _LIST_END)
DOORS: Final[dict[str, Door]] = {
    "match from elsewhere": Door(_open_file, record.RECORD_LIMIT, (b"", _RECORD)),
    "match text from elsewhere": Door(_open_file, matchreading.TEXT_LIMIT, (_TEXT, b"; ", _TEXT + b"; by hand ", _SGF)),
    "long match": Door(
        _open_file,
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
    "match of the archive": Door(_open_own_match, record.RECORD_LIMIT, (_RECORD,)),
    "name of the match in progress": Door(_read_pointer, 255),
    "settings": Door(_load_settings, 1024 * 1024, (b"", b"{", b'{"last_match":', b'{"window":"')),
    "theme": Door(_load_look, themes.LIMIT, (b"", b"[board]\n", b"name = ", b'name = "')),
    "network": Door(
        lambda path: _load_own(path, ("networks", "tapa.npz"), lambda: games._network("tapa"), weights.WeightsError),
        weights.SIZE_LIMIT,
        _ZIPPED,
    ),
    "pruner": Door(
        lambda path: _load_own(path, ("pruning", "tapa.npz"), lambda: games._pruner("tapa"), weights.WeightsError),
        weights.SIZE_LIMIT,
        _ZIPPED,
    ),
    "bear-off table": Door(
        lambda path: _load_own(path, games.BEAROFF, games._bearoff_weights, weights.WeightsError),
        weights.SIZE_LIMIT,
        _ZIPPED,
    ),
    "table of wins": Door(
        lambda path: _load_own(path, match_equity.WIN_SHARES, match_equity.win_shares, match_equity.WinSharesError),
        match_equity.SIZE_LIMIT,
        (b"", b"[tapa]\n", b"games = "),
    ),
    "sound": Door(
        lambda path: _load_own(path, ("sounds", "win.wav"), lambda: samples("win"), SoundError),
        1024 * 1024,
        (b"", b"RIFF", _WAVE),
    ),
    "history": Door(_read_history, 1024 * 1024, (b"x", b"SQLite format 3\0\x10\0\1\1\0\x40\x20\x20")),
    "line of the protocol": Door(_serve_line, 1024 * 1024, (b"x", b"position "), (b"\0", b"x ", b"[", b"W1,")),
}
