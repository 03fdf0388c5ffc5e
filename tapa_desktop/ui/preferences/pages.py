"""The table of all preferences, page by page: settings, labels, tooltips and controls. Add new settings here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.look.themes import checkers_choices
from tapa_desktop.ui.text.names import (
    Choices,
    choices_of,
    languages,
)
from tapa_desktop.ui.text.translator import text_of, texts_of

translate = QCoreApplication.translate


def preference_pages(themes: Choices, *, can_play: bool = True) -> tuple[PreferencePage, ...]:
    """The pages in the order of the dialog; `themes` are the boards available, and `can_play` is about sounds."""
    return (_general(can_play=can_play), *_pictures(themes), _view(), _turns(), _coach())


def _general(*, can_play: bool) -> PreferencePage:
    window = PreferenceGroup(
        translate("Preferences", "Window"),
        (
            ChoiceField("language", translate("Preferences", "Language"), choices=languages()),
            ChoiceField("appearance", translate("Preferences", "Light or dark"), choices=choices_of("appearances")),
        ),
    )
    return PreferencePage(translate("Preferences", "General"), (window, *_motion(can_play=can_play)))


def _pictures(themes: Choices) -> tuple[PreferencePage, ...]:
    boards = ChoiceField("theme", translate("Preferences", "Board"), choices=themes, pictures="boards")
    title = translate("Preferences", "Checkers")
    checkers = ChoiceField("checkers", title, offered=checkers_choices, offered_by="theme", pictures="checkers")
    return tuple(PreferencePage(one.text, (PreferenceGroup("", (one,)),)) for one in (boards, checkers))


def _view() -> PreferencePage:
    way = PreferenceGroup(
        translate("Preferences", "Direction of play"),
        (
            ChoiceField("direction", translate("Preferences", "Bear off"), choices=choices_of("directions")),
            ChoiceField("home", translate("Preferences", "My home"), choices=choices_of("homes")),
            ChoiceField(
                "two_checker_start", translate("Preferences", "Start with two checkers"), choices=choices_of("starts")
            ),
        ),
    )
    shown = PreferenceGroup(
        translate("Preferences", "What is shown"),
        (
            CheckField("show_numbers", translate("Preferences", "Numbers on the points")),
            ChoiceField(
                "numbers_from",
                translate("Preferences", "Number points for"),
                needs="show_numbers",
                choices=choices_of("views"),
            ),
            CheckField("show_pips", translate("Preferences", "Pip counts")),
            CheckField("mark_last_move", translate("Preferences", "Last move")),
            CheckField("show_words", translate("Preferences", "Status text")),
        ),
    )
    return PreferencePage(translate("Preferences", "View"), (way, shown))


def _motion(*, can_play: bool) -> tuple[PreferenceGroup, PreferenceGroup]:
    moves = PreferenceGroup(
        translate("Preferences", "Animation"),
        (
            ChoiceField("checker_speed", translate("Preferences", "Speed of checkers"), choices=choices_of("speeds")),
            ChoiceField("dice_speed", translate("Preferences", "Speed of dice"), choices=choices_of("speeds")),
            ChoiceField("reduce_motion", translate("Preferences", "Reduce motion"), choices=choices_of("motion")),
            CheckField("celebrate_wins", translate("Preferences", "Celebrate my wins")),
        ),
    )
    sound = PreferenceGroup(
        translate("Preferences", "Sound"),
        (
            CheckField("sounds", translate("Preferences", "Sounds")),
            NumberField(
                "volume", translate("Preferences", "Volume"), low=0, high=100, step=10, needs="sounds", is_slider=True
            ),
        ),
        "" if can_play else translate("Preferences", "No sounds can be played here: the library miniaudio is missing."),
    )
    return moves, sound


def _turns() -> PreferencePage:
    by_itself = PreferenceGroup(
        translate("Preferences", "Automatic actions"),
        (
            CheckField("roll_for_me", translate("Preferences", "Roll for me")),
            CheckField("play_forced", translate("Preferences", "Play forced moves for me")),
            CheckField("pass_for_me", translate("Preferences", "Pass automatically")),
            CheckField("offer_bear_off", translate("Preferences", "Offer to bear off to the end")),
            CheckField("finish_turns", translate("Preferences", "End my turn automatically")),
        ),
    )
    asked = PreferenceGroup(
        translate("Preferences", "Ask before"),
        (
            CheckField("confirm_resign", translate("Preferences", "Resigning")),
            CheckField("confirm_turn", translate("Preferences", "Ending my turn")),
            CheckField("confirm_leaving", translate("Preferences", "Leaving an unfinished match")),
        ),
    )
    return PreferencePage(translate("Preferences", "Turns"), (by_itself, asked))


def _coach() -> PreferencePage:
    said = PreferenceGroup(
        translate("Preferences", "Coach"),
        (
            ChoiceField("tutor", translate("Preferences", "Tutor"), choices=choices_of("tutors")),
            CheckField("show_equities", translate("Preferences", "Show equities")),
            CheckField("show_chances", translate("Preferences", "Winning chances beside the board")),
            CheckField("review_games", translate("Preferences", "Review games in the background")),
        ),
    )
    marks = PreferenceGroup(
        translate("Preferences", "Mistake thresholds"),
        (
            _loss("doubtful_loss", translate("Preferences", "Doubtful from")),
            _loss("error_loss", translate("Preferences", "Error from")),
            _loss("blunder_loss", translate("Preferences", "Blunder from")),
            _loss("practice_loss", translate("Preferences", "Practice from")),
        ),
    )
    return PreferencePage(translate("Preferences", "Coach"), (said, marks))


def _loss(field: str, text: str) -> NumberField:
    unit = translate("Preferences", " points")
    return NumberField(field, text, low=0.001, high=3.0, step=0.01, decimals=3, unit=unit)


class _Field(Struct, frozen=True):
    """One field of the settings; `needs` names another field that must be on for this one to have any effect."""

    field: str
    text: str
    needs: str = ""

    @property
    def sources(self) -> tuple[str, ...]:
        """The fields of the settings that decide what is shown."""
        return (self.field, self.needs) if self.needs else (self.field,)

    def matters(self, settings: Settings) -> bool:
        """Whether the field has any effect with these settings."""
        return not self.needs or getattr(settings, self.needs) not in {False, "off"}

    def value_in(self, settings: Settings) -> object:
        """The value to show."""
        return getattr(settings, self.field)


class CheckField(_Field, frozen=True, kw_only=True):
    """A field that is on or off."""


class ChoiceField(_Field, frozen=True, kw_only=True):
    """A choice of several values, each with its label.

    If `offered` is given, it makes the choices from the value of another field, `offered_by`. The first choice is shown
    for a value that is not offered.
    """

    choices: Choices = ()
    offered: Callable[[str], Choices] | None = None
    offered_by: str = ""
    pictures: Literal["", "boards", "checkers"] = ""  # of what it shows pictures; otherwise it is a list of words

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
        is_there = self.offered is None or value in dict(choices)
        return value if is_there else choices[0][0]


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
