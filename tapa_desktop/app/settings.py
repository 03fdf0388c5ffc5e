"""What the player has set, kept in one file. A field that is wrong costs that field, and never the others.

The file is JSON and may be edited by hand while the program does not run. Several windows may keep it: each writes
only what it has changed.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS, ErrorThresholds
from tapa_desktop.game.events import Seat
from tapa_desktop.game.history import begin_history
from tapa_desktop.game.json_faults import FileFault, field_fault, within
from tapa_desktop.game.record import FORMAT, VERSION, Header
from tapa_desktop.rules.defaults import usual_match
from tapa_desktop.rules.fault import FaultError
from tapa_desktop.rules.ruleset import TAPA

from .levels import DEFAULT_LEVEL
from .storage.files import keep_aside, read_at_most, write_whole
from .storage.paths import config_dir
from .text.errors import at_file, reason, sentence
from .text.notice import Notice

translate = QCoreApplication.translate
_log: Final = logging.getLogger(__name__)
LIMIT: Final = 1024 * 1024  # bytes; no settings are as long
_MOST_FIELDS: Final = 1000  # none of this program's versions has as many
_SHOWN: Final = 60  # characters of a wrong value in a message
_FORMERLY: Final = {"speed": ("checker_speed", "dice_speed")}  # what older versions wrote, and what it is called now

FIRST_MATCH: Final = Header(FORMAT, VERSION, TAPA.key, Seat(), Seat(DEFAULT_LEVEL), usual_match(TAPA))

Speed = Literal["off", "fast", "normal", "slow"]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Loss = Annotated[float, msgspec.Meta(ge=0.001, le=3.0)]  # what a play gives away, in single wins


class Settings(msgspec.Struct, frozen=True):
    """Everything that is remembered from one start to the next, besides the matches."""

    checker_speed: Speed = "normal"
    dice_speed: Speed = "normal"
    reduce_motion: Literal["by system", "yes", "no"] = "by system"
    finish_turns: bool = False  # turns finish by themselves
    roll_for_me: bool = False
    play_forced: bool = False  # the only play that there is, is put on the board by itself
    pass_for_me: bool = False
    confirm_resign: bool = True
    confirm_turn: bool = False
    confirm_leaving: bool = False  # of a match that has not ended, for another one
    two_checker_start: Literal["by game", "yes", "no"] = "by game"
    show_numbers: bool = True
    show_pips: bool = True
    show_words: bool = True  # below the board, what has to happen next
    direction: Literal["right", "left"] = "right"  # where the person bears off
    home: Literal["bottom", "top"] = "bottom"  # the half of the board with the home of the person
    language: Literal["system", "en", "bg", "el", "mk", "tr", "ar"] = "system"
    theme: Annotated[str, msgspec.Meta(max_length=80)] = "wood"
    checkers: Annotated[str, msgspec.Meta(max_length=80)] = "board"  # those that belong to the board, or others
    sounds: bool = True
    volume: Percent = 40  # of the sounds
    tutor: Literal["off", "doubtful", "error", "blunder"] = "off"  # from which class of plays on it objects
    doubtful_loss: Loss = DEFAULT_THRESHOLDS.doubtful
    error_loss: Loss = DEFAULT_THRESHOLDS.error
    blunder_loss: Loss = DEFAULT_THRESHOLDS.blunder
    lesson: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0  # the position at which the first lesson goes on
    last_match: Header = FIRST_MATCH  # the last choices for a new match, without date and seed
    window: Annotated[str, msgspec.Meta(max_length=100_000)] = ""  # its place and division, in its own words

    @property
    def look(self) -> tuple[str, str]:
        """The board and the checkers, by their keys."""
        return self.theme, self.checkers

    @property
    def marks(self) -> ErrorThresholds:
        """From which loss on a play is marked."""
        return ErrorThresholds(self.doubtful_loss, self.error_loss, self.blunder_loss)


_TYPES: Final = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def settings_path() -> Path:
    """The file. It may not exist yet."""
    return config_dir() / "settings.json"


def load_settings() -> tuple[Settings, list[Notice]]:
    """The settings as they were kept, with the defaults for what is not there or wrong, and what is to be said of it.

    A file with anything wrong in it is kept under another name, since the next change writes a new one.
    """
    path = settings_path()
    try:
        data = read_at_most(path, LIMIT)
    except FileNotFoundError:
        return Settings(), []
    except OSError as error:
        return Settings(), [_set_aside(path, [reason(error)])]
    settings, faults = parse_settings(data)
    return settings, [_set_aside(path, faults)] if faults else []


def save_settings(settings: Settings) -> list[Notice]:
    """Keep the settings; what is to be said when that is not possible."""
    path = settings_path()
    try:
        write_whole(path, format_settings(settings))
    except OSError as error:
        text = translate("Settings", "The settings cannot be saved, and hold until the program is closed.")
        return [Notice("warning", text, at_file(path, error))]
    return []


def format_settings(settings: Settings) -> bytes:
    """The settings as they stand in the file: a line for each field."""
    return msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"


def parse_settings(data: bytes) -> tuple[Settings, list[str]]:
    """The settings in these bytes, the defaults for what is wrong, and a line for each fault that names its field."""
    try:
        found = _object(data)
    except FaultError as error:
        return Settings(), [sentence(error)]
    settings, faults = Settings(), []
    for field, value in _renamed(found).items():
        try:
            settings = msgspec.structs.replace(settings, **{field: _value(field, value)})
        except FaultError as error:
            faults.append(sentence(within(field[:_SHOWN], error)))
    return settings, faults


def _object(data: bytes) -> dict[str, Any]:
    """The fields and their values, whatever they are.

    Raises:
        FaultError: when it is no JSON object, or too long.
    """
    try:
        found = msgspec.json.decode(data, type=dict[str, Any]) if len(data) <= LIMIT else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _fault(error) from error
    if found is None or len(found) > _MOST_FIELDS:
        raise FaultError(FileFault.LONG)
    return found


def _renamed(found: dict[str, Any]) -> dict[str, Any]:
    """The fields by their present names; one that stands there under both names counts by the present one."""
    former = {new: found[old] for old, names in _FORMERLY.items() if old in found for new in names}
    return former | {field: value for field, value in found.items() if field not in _FORMERLY}


def _value(field: str, value: object) -> object:
    """The value of a field by its type.

    Raises:
        FaultError: when there is no such field, or it cannot have that value.
    """
    if field not in _TYPES:
        raise FaultError(FileFault.NO_SETTING)
    try:
        converted = msgspec.convert(value, _TYPES[field])
    except msgspec.ValidationError as error:
        raise _fault(error) from error
    if isinstance(converted, Header):
        begin_history(converted)
    return converted


def _fault(error: Exception) -> FaultError:
    fault, values = field_fault(str(error))
    return FaultError(fault, **values)


def _set_aside(path: Path, faults: list[str]) -> Notice:
    """What to say of a file with faults, once it has another name."""
    try:
        kept = keep_aside(path, "damaged")
    except OSError as error:
        faults = [*faults, at_file(path, error)]
        kept = path
    text = translate(
        "Settings", "Some settings cannot be used; the usual ones take their place. The file is kept as {}"
    )
    return _notice(text.format(kept.name), "\n".join([str(kept), *faults[:5]]))


def _notice(text: str, detail: str) -> Notice:
    _log.warning("%s %s", text, detail)
    return Notice("warning", text, detail)


class KeptSettings:
    """Writes what this window has changed over what stands in the file, and leaves the rest as others have set it.

    What could not be written is told once, and written the next time.
    """

    def __init__(self, settings: Settings) -> None:
        """`settings` are those that the window has begun with."""
        self._kept = settings
        self._has_trouble = False

    def is_behind(self, settings: Settings) -> bool:
        """Whether some of these are not on the disk yet."""
        return settings != self._kept

    def tell_anew(self) -> None:
        """Tell once more what cannot be written, the next time that it cannot: to a window that has not heard of it."""
        self._has_trouble = False

    def keep(self, settings: Settings) -> list[Notice]:
        """Write down what is not there yet; what is to be said."""
        notices = save_settings(self._with_those_of_others(settings))
        if not notices:
            self._kept = settings
        is_told, self._has_trouble = self._has_trouble, bool(notices)
        if is_told:
            return []
        for notice in notices:
            _log.warning("%s %s", notice.text, notice.detail)
        return notices

    def _with_those_of_others(self, settings: Settings) -> Settings:
        try:
            others, faults = parse_settings(read_at_most(settings_path(), LIMIT))
        except OSError:  # then there are none, or the writing will tell
            return settings
        kept = msgspec.structs.asdict(self._kept)
        changed = {field: value for field, value in msgspec.structs.asdict(settings).items() if value != kept[field]}
        return settings if faults else msgspec.structs.replace(others, **changed)
