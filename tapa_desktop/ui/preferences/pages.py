"""The table of all preferences, page by page: settings, labels, tooltips and controls. Add new settings here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.look.themes import checkers_choices
from tapa_desktop.ui.text.names import Choices, choices_of
from tapa_desktop.ui.text.translator import text_of, texts_of

translate = QCoreApplication.translate


def preference_pages(themes: Choices, *, can_play: bool = True) -> tuple[PreferencePage, ...]:
    """The pages in the order of the dialog; `themes` are the boards available, and `can_play` is about sounds."""
    silent = translate("Preferences", "No sounds can be played here: the library miniaudio is missing.")
    volume = NumberField("volume", low=0, high=100, step=10, needs="sounds", is_slider=True)
    numbers = ChoiceField("numbers_from", needs="show_numbers", choices=choices_of("numbers_from"))
    boards = ChoiceField("theme", choices=themes, pictures="boards")
    checkers = ChoiceField("checkers", offered=checkers_choices, offered_by="theme", pictures="checkers")
    shown = ("show_numbers", numbers, "show_pips", "mark_last_move", "show_words")
    automatic = ("roll_for_me", "play_forced", "pass_for_me", "offer_bear_off", "finish_turns")
    losses = ("doubtful_loss", "error_loss", "blunder_loss", "practice_loss")
    general = (
        _group(translate("Preferences", "Window"), "language", "appearance"),
        _group(translate("Preferences", "Animation"), "checker_speed", "dice_speed", "reduce_motion", "celebrate_wins"),
        _group(translate("Preferences", "Sound"), "sounds", volume, note="" if can_play else silent),
    )
    view = (
        _group(translate("Preferences", "Direction of play"), "direction", "home", "two_checker_start"),
        _group(translate("Preferences", "What is shown"), *shown),
    )
    turns = (
        _group(translate("Preferences", "Automatic actions"), *automatic),
        _group(translate("Preferences", "Ask before"), "confirm_resign", "confirm_turn", "confirm_leaving"),
    )
    coach = (
        _group(translate("Preferences", "Coach"), "tutor", "show_equities", "show_chances", "review_games"),
        _group(translate("Preferences", "Mistake thresholds"), *losses),
    )
    return (
        PreferencePage(translate("Preferences", "General"), general),
        *(PreferencePage(one.text, (PreferenceGroup("", (one,)),)) for one in (boards, checkers)),
        PreferencePage(translate("Preferences", "View"), view),
        PreferencePage(translate("Preferences", "Turns"), turns),
        PreferencePage(translate("Preferences", "Coach"), coach),
    )


def _group(title: str, *fields: str | PreferenceField, note: str = "") -> PreferenceGroup:
    return PreferenceGroup(title, tuple(_field(one) if isinstance(one, str) else one for one in fields), note)


def _field(field: str) -> PreferenceField:
    match getattr(Settings(), field):
        case bool():
            return CheckField(field)
        case float():
            unit = translate("Preferences", " points")
            return NumberField(field, low=0.001, high=3.0, step=0.01, decimals=3, unit=unit)
        case _:
            return ChoiceField(field, choices=choices_of(field))


class _Field(Struct, frozen=True):
    """One field of the settings; `needs` names another field that must be on for this one to have any effect."""

    field: str
    needs: str = ""

    @property
    def text(self) -> str:
        return text_of("Preferences", "labels", self.field)

    @property
    def sources(self) -> tuple[str, ...]:
        """The fields of the settings that decide what is shown."""
        return (self.field, self.needs) if self.needs else (self.field,)

    def matters(self, settings: Settings) -> bool:
        return not self.needs or getattr(settings, self.needs) not in {False, "off"}

    def value_in(self, settings: Settings) -> object:
        return getattr(settings, self.field)


class CheckField(_Field, frozen=True, kw_only=True):
    """A field that is on or off."""


class ChoiceField(_Field, frozen=True, kw_only=True):
    """A choice of several values, each with its label. The first is shown for a value that is not offered."""

    choices: Choices = ()
    offered: Callable[[str], Choices] | None = None  # makes the choices from the value of the field `offered_by`
    offered_by: str = ""
    pictures: Literal["", "boards", "checkers"] = ""  # pictures to choose from; else it is a list of words

    @property
    def sources(self) -> tuple[str, ...]:
        """The fields of the settings that decide what is shown."""
        return (*super().sources, self.offered_by) if self.offered_by else super().sources

    def choices_for(self, settings: Settings) -> Choices:
        """The choices with these settings."""
        return self.choices if self.offered is None else self.offered(getattr(settings, self.offered_by))

    def value_in(self, settings: Settings) -> object:
        """The value to show."""
        value, choices = getattr(settings, self.field), self.choices_for(settings)
        is_offered = self.offered is None or value in dict(choices)
        return value if is_offered else choices[0][0]


class NumberField(_Field, frozen=True, kw_only=True):
    """A number within limits, with this many `decimals`."""

    low: float
    high: float
    step: float
    decimals: int = 0
    unit: str = ""  # written after the number
    is_slider: bool = False

    def rounded(self, value: float) -> float:
        """The value as it is stored: an int if it has no decimals."""
        return round(value, self.decimals or None)


PreferenceField = CheckField | ChoiceField | NumberField


class PreferenceGroup(Struct, frozen=True):
    """Fields that belong together."""

    title: str
    fields: tuple[PreferenceField, ...]
    note: str = ""  # shown below them


class PreferencePage(Struct, frozen=True):
    """The groups on one page."""

    title: str
    groups: tuple[PreferenceGroup, ...]


def tip_of(field: str) -> str:
    """The tooltip of a settings field; empty if it has none."""
    return text_of("Preferences", "tips", field) if field in texts_of("Preferences", "tips") else ""
