"""The settings on the disk, as one window among several keeps them."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from .files import read_at_most
from .notice import Notice
from .settings import LIMIT, Settings, parse_settings, save_settings, settings_path

_log: Final = logging.getLogger(__name__)


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
