"""The player's settings, kept in one file. An invalid field falls back to its default and does not affect the others.

The file is JSON and may be edited by hand while the program is not running. Several windows may write it: each writes
only what it has changed.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from tapa_desktop.ai.levels import LEVELS, level_named
from tapa_desktop.coach.strength import DEFAULT_THRESHOLDS, ErrorThresholds
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import begin_history
from tapa_desktop.game.record import FORMAT, VERSION, FileFault, GameRules, Header, header_in
from tapa_desktop.rules.fault import FaultError
from tapa_desktop.rules.outcome import usual_match
from tapa_desktop.rules.ruleset import MAHBUSA, PLAKOTO, TABLA, TAPA

from .notice import Notice, NoticeKind, Report, log_notice, logging_to
from .storage.archive import config_dir
from .storage.files import read_at_most, set_aside, write_whole

LIMIT: Final = 1024 * 1024  # bytes; real settings are far shorter
_MOST_FIELDS: Final = 1000  # far more than any version of this program has
_SHOWN: Final = 60  # characters of a wrong value in a message

DEFAULT_LEVEL: Final = "skilled"  # a middle one, for a first game
LEVEL_CHOICES: Final = LEVELS  # the weakest first
WEAKEST: Final = LEVELS[0].key
FIRST_MATCH: Final = Header(FORMAT, VERSION, (GameRules(TAPA.key),), Seat(), Seat(DEFAULT_LEVEL), usual_match(TAPA))

_FIRST_GAMES: Final = {"el": PLAKOTO, "tr": TABLA, "ar": MAHBUSA}  # by language; elsewhere Tapa


def nearest_level(key: str) -> str:
    """The key of the level of `LEVEL_CHOICES` that is about as strong; an unknown key stays as it is."""
    level = level_named(key)
    return key if level is None else next(choice.key for choice in LEVELS if choice.name == level.name)


def first_match(language: str) -> Header:
    """The match of the very first start: the game that a speaker of this language, by its code, is likely to know."""
    rule_set = _FIRST_GAMES.get(language, TAPA)
    return msgspec.structs.replace(FIRST_MATCH, games=(GameRules(rule_set.key),), target=usual_match(rule_set))


Speed = Literal["off", "fast", "normal", "slow"]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Loss = Annotated[float, msgspec.Meta(ge=0.001, le=3.0)]  # the equity that a play loses, in single wins


class Settings(msgspec.Struct, frozen=True):
    """Everything that is remembered from one start to the next, except for the matches."""

    checker_speed: Speed = "normal"
    dice_speed: Speed = "normal"
    reduce_motion: Literal["by system", "yes", "no"] = "by system"
    finish_turns: bool = False  # end the person's turns automatically
    roll_for_me: bool = False
    play_forced: bool = False  # draft the only legal play automatically
    pass_for_me: bool = False
    celebrate_wins: bool = True  # a short animation over the board
    offer_bear_off: bool = True  # a button that bears off to the end where nothing can go wrong
    confirm_resign: bool = True
    confirm_turn: bool = False
    confirm_leaving: bool = False  # ask before an unfinished match is left for another one
    two_checker_start: Literal["by game", "yes", "no"] = "by game"
    show_numbers: bool = True
    numbers_from: Literal["by players", "me", "turn"] = "by players"  # the view from which points are numbered
    show_pips: bool = True
    mark_last_move: bool = True
    show_chances: bool = False  # a bar beside the board with the chances to win
    show_words: bool = True  # the status text below the board
    direction: Literal["right", "left"] = "right"  # the side on which the person bears off
    home: Literal["bottom", "top"] = "bottom"  # the half of the board with the person's home
    language: Literal["system", "en", "bg", "el", "mk", "tr", "ar"] = "system"
    appearance: Literal["by system", "light", "dark"] = "by system"  # of the window around the board
    theme: Annotated[str, msgspec.Meta(max_length=80)] = "wood"
    checkers: Annotated[str, msgspec.Meta(max_length=80)] = "board"  # "board" for the theme's own, or a key
    sounds: bool = True
    volume: Percent = 40  # of the sounds
    show_equities: bool = False  # beside the chances
    tutor: Literal["off", "doubtful", "error", "blunder"] = "off"  # the mildest class of errors that it warns about
    review_games: bool = True  # review games in the background
    doubtful_loss: Loss = DEFAULT_THRESHOLDS.doubtful
    error_loss: Loss = DEFAULT_THRESHOLDS.error
    blunder_loss: Loss = DEFAULT_THRESHOLDS.blunder
    practice_loss: Loss = DEFAULT_THRESHOLDS.error  # of the decisions that come back in Practice
    has_finished: bool = False  # a person has played a game to its end
    lesson: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0  # the position at which the first lesson resumes
    strategy_lesson: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0  # likewise for the second lesson
    practice_pack: Annotated[str, msgspec.Meta(max_length=80)] = ""  # key of the last one, empty for one's own mistakes
    even_opponent: bool = False  # New match offers the level that is about as strong as the player
    last_match: Header = FIRST_MATCH  # the last choices in New match, without date and seed
    window: Annotated[str, msgspec.Meta(max_length=100_000)] = ""  # geometry and layout, in the window's own format

    @property
    def look(self) -> tuple[str, str]:
        """The keys of the board's theme and of the checkers."""
        return self.theme, self.checkers

    @property
    def automatic(self) -> tuple[bool, ...]:
        """Which actions are automatic."""
        return self.finish_turns, self.roll_for_me, self.play_forced, self.pass_for_me

    @property
    def marks(self) -> ErrorThresholds:
        """The losses from which on plays are marked."""
        return ErrorThresholds(self.doubtful_loss, self.error_loss, self.blunder_loss)


_TYPES: Final = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def settings_path() -> Path:
    """The settings file. It may not exist yet."""
    return config_dir() / "settings.json"


def load_settings() -> tuple[Settings, list[Notice]]:
    """Load the settings, with defaults for missing and invalid fields; and the notices about the invalid ones.

    An invalid file is kept under another name, because the next change writes a new one.
    """
    path = settings_path()
    try:
        data = read_at_most(path, LIMIT)
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        return Settings(), [_set_aside(path, [error], NoticeKind.SETTINGS_UNREAD)]
    settings, faults = parse_settings(data)
    return settings, [_set_aside(path, faults, NoticeKind.SETTINGS_REPLACED)] if faults else []


def format_settings(settings: Settings) -> bytes:
    """The content of the settings file: one line for each field."""
    return msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"


def parse_settings(data: bytes) -> tuple[Settings, list[FaultError]]:
    """Parse the settings, with defaults for invalid fields; and the faults, each with its field as `place`."""
    try:
        values = _object(data)
    except FaultError as error:
        return Settings(), [error]
    settings, faults = Settings(), []
    for field, value in values.items():
        try:
            settings = msgspec.structs.replace(settings, **{field: _value(field, value)})
        except FaultError as error:
            faults.append(FaultError(error.fault, **{**error.values, "place": field[:_SHOWN]}))
    return settings, faults


def _object(data: bytes) -> dict[str, Any]:
    """The values by field, not validated yet. Raises `FaultError` for no JSON object, or one too long."""
    try:
        text = data.removeprefix(BOM_UTF8)  # with which some editors begin a file
        values = msgspec.json.decode(text, type=dict[str, Any]) if len(data) <= LIMIT else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FaultError(FileFault.UNREADABLE, detail=str(error)) from error
    if values is None or len(values) > _MOST_FIELDS:
        raise FaultError(FileFault.LONG)
    return values


def _value(field: str, value: object) -> object:
    """The value, converted to the field's type. Raises `FaultError` if it is invalid, or there is no such field."""
    if field not in _TYPES:
        raise FaultError(FileFault.NO_SETTING)
    try:
        converted = header_in(value) if field == "last_match" else msgspec.convert(value, _TYPES[field])
    except msgspec.ValidationError as error:
        raise FaultError(FileFault.UNREADABLE, detail=str(error)) from error
    if isinstance(converted, Header):
        begin_history(converted)
    return converted


def _set_aside(path: Path, faults: Sequence[Exception], kind: NoticeKind) -> Notice:
    try:
        kept = set_aside(path)
    except OSError as error:
        faults = [*faults, error]
        kept = path
    notice = Notice("warning", kind, kept, values={"faults": faults[:5]})
    log_notice(notice)
    return notice


class SettingsFile:
    """Writes this window's changes and keeps those of others. A failure is reported once, and tried again."""

    def __init__(self, settings: Settings, report: Report) -> None:
        """`settings`: those at the start of the window. `saved` are those on the disk."""
        self.saved = settings
        self._path = settings_path()
        self._report = logging_to(report)
        self._has_trouble = False

    def save(self, settings: Settings) -> None:
        """Write the settings, with the changes of other windows."""
        had_trouble, self._has_trouble = self._has_trouble, False
        try:
            write_whole(self._path, format_settings(self._merged(settings)))
        except OSError as error:
            self._has_trouble = True
            if not had_trouble:
                self._report(Notice("warning", NoticeKind.SETTINGS_UNSAVED, self._path, error))
        else:
            self.saved = settings

    def _merged(self, settings: Settings) -> Settings:
        try:
            data = read_at_most(self._path, LIMIT)
        except OSError:  # there is no file, or the write that follows reports the error
            return settings
        if data == format_settings(self.saved):
            return settings
        others, faults = parse_settings(data)
        old = msgspec.structs.asdict(self.saved)
        changed = {field: value for field, value in msgspec.structs.asdict(settings).items() if value != old[field]}
        return settings if faults else msgspec.structs.replace(others, **changed)
