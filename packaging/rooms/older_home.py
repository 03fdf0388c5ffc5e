"""A player's home folder from version 0.1.0: settings, an unfinished match, a finished one, and a history."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tapa_desktop.app.game_history.database import HistoryDatabase
from tapa_desktop.app.game_history.service import FILE
from tapa_desktop.app.settings import Settings, parse_settings

from .room import CONFIG, DATA, Room

_FILES: Final = Path(__file__).with_name("older")
MATCH: Final = _FILES / "data" / "matches" / "2026-11-20-120000-tapa.tapa"
_GAMES: Final = ["portes", "fevga", "plakoto", "plakoto", "plakoto", "portes", "tapa"]


def move_in(room: Room) -> None:
    """Make that home the player's."""
    room.renew_home()
    shutil.copytree(_FILES / "data", room.home / DATA)
    shutil.copytree(_FILES / "config", room.home / CONFIG)
    room.hand_over(room.home)


def faults(room: Room) -> list[str]:
    """What of all that has not been kept."""
    settings, refused = parse_settings((room.home / CONFIG / "settings.json").read_bytes())
    wrong = [str(error) for error in refused]
    wrong += [f"another {name}: {found}" for name, found, kept in _settings_kept(settings) if found != kept]
    store = HistoryDatabase(room.home / DATA / FILE)
    games = [game.rule_set for game in store.games()]
    store.close()
    return wrong if games == _GAMES else [*wrong, f"other games in the history: {games}"]


def _settings_kept(settings: Settings) -> list[tuple[str, object, object]]:
    return [
        ("speed of the checkers", settings.checker_speed, "fast"),
        ("speed of the dice", settings.dice_speed, "fast"),
        ("board", settings.theme, "felt"),
        ("showing of pips", settings.show_pips, False),
    ]
