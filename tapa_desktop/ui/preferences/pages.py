"""The table of all preferences, page by page. Each entry is a line of the dialog; add new settings here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.ui.look.themes import checkers_choices
from tapa_desktop.ui.text.choices import (
    Choices,
    directions,
    homes,
    languages,
    motion_choices,
    speeds,
    starts,
    tutors,
    views,
)

from .fields import CheckField, ChoiceField, NumberField, PreferenceGroup, PreferencePage

translate = QCoreApplication.translate


def preference_pages(themes: Choices, *, can_play: bool = True) -> tuple[PreferencePage, ...]:
    """The pages in the order of the dialog; `themes` are the boards available, and `can_play` is about sounds."""
    motion = _motion(can_play=can_play)
    return (_boards(themes), _checkers(), _view(), motion, _turns(), _coach(), _mistakes(), _language())


def _boards(themes: Choices) -> PreferencePage:
    title = translate("Preferences", "Board")
    boards = ChoiceField(field="theme", text=title, choices=themes, pictures="boards")
    return PreferencePage(title, (PreferenceGroup("", (boards,)),))


def _checkers() -> PreferencePage:
    title = translate("Preferences", "Checkers")
    checkers = ChoiceField(
        field="checkers", text=title, offered=checkers_choices, offered_by="theme", pictures="checkers"
    )
    return PreferencePage(title, (PreferenceGroup("", (checkers,)),))


def _view() -> PreferencePage:
    way = PreferenceGroup(
        translate("Preferences", "Direction of play"),
        (
            ChoiceField(field="direction", text=translate("Preferences", "Bear off"), choices=directions()),
            ChoiceField(field="home", text=translate("Preferences", "My home"), choices=homes()),
            ChoiceField(
                field="two_checker_start",
                text=translate("Preferences", "Start with two checkers"),
                choices=starts(),
            ),
        ),
    )
    shown = PreferenceGroup(
        translate("Preferences", "What is shown"),
        (
            CheckField(field="show_numbers", text=translate("Preferences", "Numbers on the points")),
            ChoiceField(
                field="numbers_from",
                text=translate("Preferences", "Number points for"),
                choices=views(),
                needs="show_numbers",
            ),
            CheckField(field="show_pips", text=translate("Preferences", "Pip counts")),
            CheckField(field="mark_last_move", text=translate("Preferences", "Last move")),
            CheckField(
                field="show_words",
                text=translate("Preferences", "Status text"),
                tip=translate("Preferences", "What to do next, below the board"),
            ),
        ),
    )
    return PreferencePage(translate("Preferences", "View"), (way, shown))


def _motion(*, can_play: bool) -> PreferencePage:
    moves = PreferenceGroup(
        translate("Preferences", "Animation"),
        (
            ChoiceField(field="checker_speed", text=translate("Preferences", "Speed of checkers"), choices=speeds()),
            ChoiceField(field="dice_speed", text=translate("Preferences", "Speed of dice"), choices=speeds()),
            ChoiceField(
                field="reduce_motion", text=translate("Preferences", "Reduce motion"), choices=motion_choices()
            ),
            CheckField(field="celebrate_wins", text=translate("Preferences", "Celebrate my wins")),
        ),
    )
    sound = PreferenceGroup(
        translate("Preferences", "Sound"),
        (
            CheckField(field="sounds", text=translate("Preferences", "Sounds")),
            _loudness("volume", translate("Preferences", "Volume")),
        ),
        "" if can_play else translate("Preferences", "No sounds can be played here: the library miniaudio is missing."),
    )
    return PreferencePage(translate("Preferences", "Motion and sound"), (moves, sound))


def _turns() -> PreferencePage:
    by_itself = PreferenceGroup(
        translate("Preferences", "Automatic actions"),
        (
            CheckField(field="roll_for_me", text=translate("Preferences", "Roll for me")),
            CheckField(
                field="play_forced",
                text=translate("Preferences", "Play forced moves for me"),
                tip=translate("Preferences", "The move is made on the board; you end the turn or undo it"),
            ),
            CheckField(field="pass_for_me", text=translate("Preferences", "Pass automatically")),
            CheckField(field="offer_bear_off", text=translate("Preferences", "Offer to bear off to the end")),
            CheckField(
                field="finish_turns",
                text=translate("Preferences", "End my turn automatically"),
                tip=translate("Preferences", "As soon as no more dice can be used"),
            ),
        ),
    )
    asked = PreferenceGroup(
        translate("Preferences", "Ask before"),
        (
            CheckField(field="confirm_resign", text=translate("Preferences", "Resigning")),
            CheckField(
                field="confirm_turn",
                text=translate("Preferences", "Ending my turn"),
                tip=translate("Preferences", "End the turn a second time, by key or click, to confirm"),
            ),
            CheckField(
                field="confirm_leaving",
                text=translate("Preferences", "Leaving an unfinished match"),
                tip=translate("Preferences", "It is kept under Game ▸ Resume in any case"),
            ),
        ),
    )
    return PreferencePage(translate("Preferences", "Turns"), (by_itself, asked))


def _coach() -> PreferencePage:
    tutor = PreferenceGroup(
        translate("Preferences", "Tutor"),
        (ChoiceField(field="tutor", text=translate("Preferences", "Warn me about"), choices=tutors()),),
    )
    figures = PreferenceGroup(
        translate("Preferences", "Hints"),
        (
            CheckField(field="show_equities", text=translate("Preferences", "Show equities")),
            CheckField(field="show_chances", text=translate("Preferences", "Winning chances beside the board")),
        ),
    )
    reviews = PreferenceGroup(
        translate("Preferences", "Review"),
        (
            CheckField(
                field="review_games",
                text=translate("Preferences", "Review games in the background"),
                tip=translate("Preferences", "Each game that ends and those in the history without a review"),
            ),
        ),
    )
    return PreferencePage(translate("Preferences", "Coach"), (figures, tutor, reviews))


def _mistakes() -> PreferencePage:
    marks = PreferenceGroup(
        translate("Preferences", "Mistake thresholds"),
        (
            _loss("doubtful_loss", translate("Preferences", "Doubtful from")),
            _loss("error_loss", translate("Preferences", "Error from")),
            _loss("blunder_loss", translate("Preferences", "Blunder from")),
        ),
    )
    practice = PreferenceGroup(
        translate("Preferences", "Practice"),
        (_loss("practice_loss", translate("Preferences", "Mistakes from")),),
    )
    return PreferencePage(translate("Preferences", "Mistakes"), (marks, practice))


def _language() -> PreferencePage:
    spoken = PreferenceGroup(
        translate("Preferences", "Language"),
        (ChoiceField(field="language", text=translate("Preferences", "Language"), choices=languages()),),
    )
    return PreferencePage(translate("Preferences", "Language"), (spoken,))


def _loudness(field: str, text: str) -> NumberField:
    return NumberField(field=field, text=text, low=0, high=100, step=10, needs="sounds", is_slider=True)


def _loss(field: str, text: str) -> NumberField:
    unit = translate("Preferences", " points")
    return NumberField(field=field, text=text, low=0.001, high=3.0, step=0.01, decimals=3, unit=unit)
