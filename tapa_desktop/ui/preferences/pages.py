"""All preferences, page by page. A line of the table is a line of the dialog: whoever adds a setting adds one here."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.ui.look.themes import checkers_choices
from tapa_desktop.ui.text.choices import Choices, calms, directions, homes, languages, speeds, starts, tutors

from .fields import Choice, Field, Group, Number, Page, Tick

translate = QCoreApplication.translate


def preference_pages(themes: Choices) -> tuple[Page, ...]:
    """The pages in the order of the dialog; `themes` are the boards that there are."""
    return (_board(themes), _motion(), _turns(), _coach(), _language())


def fields_of(pages: tuple[Page, ...]) -> tuple[Field, ...]:
    """All lines of all pages."""
    return tuple(field for page in pages for group in page.groups for field in group.fields)


def _board(themes: Choices) -> Page:
    look = Group(
        translate("Preferences", "Look"),
        (
            Choice(field="theme", text=translate("Preferences", "Board"), choices=themes),
            Choice(
                field="checkers",
                text=translate("Preferences", "Checkers"),
                offered=lambda settings: checkers_choices(settings.theme),
            ),
        ),
    )
    way = Group(
        translate("Preferences", "Direction of play"),
        (
            Choice(field="direction", text=translate("Preferences", "Bear off"), choices=directions()),
            Choice(field="home", text=translate("Preferences", "My home"), choices=homes()),
            Choice(
                field="two_checker_start",
                text=translate("Preferences", "Start with two checkers"),
                choices=starts(),
            ),
        ),
    )
    shown = Group(
        translate("Preferences", "What is shown"),
        (
            Tick(field="show_numbers", text=translate("Preferences", "Numbers on the points")),
            Tick(field="show_pips", text=translate("Preferences", "Pip counts")),
            Tick(
                field="show_words",
                text=translate("Preferences", "Words below the board"),
                tip=translate("Preferences", "What has to happen next"),
            ),
        ),
    )
    return Page(translate("Preferences", "Board"), (look, way, shown))


def _motion() -> Page:
    moves = Group(
        translate("Preferences", "Animation"),
        (
            Choice(field="checker_speed", text=translate("Preferences", "Speed of checkers"), choices=speeds()),
            Choice(field="dice_speed", text=translate("Preferences", "Speed of dice"), choices=speeds()),
            Choice(field="reduce_motion", text=translate("Preferences", "Reduce motion"), choices=calms()),
        ),
    )
    sound = Group(
        translate("Preferences", "Sound"),
        (
            Tick(field="sounds", text=translate("Preferences", "Sounds")),
            _per_cent("volume", translate("Preferences", "Volume"), needs="sounds"),
        ),
    )
    return Page(translate("Preferences", "Motion and sound"), (moves, sound))


def _turns() -> Page:
    by_itself = Group(
        translate("Preferences", "What happens by itself"),
        (
            Tick(field="roll_for_me", text=translate("Preferences", "Roll for me")),
            Tick(
                field="play_forced",
                text=translate("Preferences", "Play for me where there is only one play"),
                tip=translate("Preferences", "The play is put on the board; you end the turn, or take it back"),
            ),
            Tick(field="pass_for_me", text=translate("Preferences", "Pass for me where there is no play")),
            Tick(
                field="finish_turns",
                text=translate("Preferences", "Finish turns by themselves"),
                tip=translate("Preferences", "As soon as all is played that can be, or nothing can be"),
            ),
        ),
    )
    asked = Group(
        translate("Preferences", "Ask before"),
        (
            Tick(field="confirm_resign", text=translate("Preferences", "I give up a game")),
            Tick(
                field="confirm_turn",
                text=translate("Preferences", "I end a turn"),
                tip=translate("Preferences", "Ending the turn a second time, by key or click, is the answer, too"),
            ),
            Tick(
                field="confirm_leaving",
                text=translate("Preferences", "I leave an unfinished match for another"),
                tip=translate("Preferences", "It waits in the menu Resume in any case"),
            ),
        ),
    )
    return Page(translate("Preferences", "Turns"), (by_itself, asked))


def _coach() -> Page:
    tutor = Group(
        translate("Preferences", "Tutor"),
        (Choice(field="tutor", text=translate("Preferences", "Object"), choices=tutors()),),
    )
    marks = Group(
        translate("Preferences", "What a play gives away"),
        (
            _loss("doubtful_loss", translate("Preferences", "Doubtful from a loss of")),
            _loss("error_loss", translate("Preferences", "An error from")),
            _loss("blunder_loss", translate("Preferences", "A blunder from")),
        ),
    )
    return Page(translate("Preferences", "Coach"), (tutor, marks))


def _language() -> Page:
    spoken = Group(
        translate("Preferences", "Language"),
        (Choice(field="language", text=translate("Preferences", "Language"), choices=languages()),),
    )
    return Page(translate("Preferences", "Language"), (spoken,))


def _per_cent(field: str, text: str, needs: str) -> Number:
    unit = translate("Preferences", " %")
    return Number(field=field, text=text, low=0, high=100, step=10, unit=unit, needs=needs)


def _loss(field: str, text: str) -> Number:
    unit = translate("Preferences", " points")
    return Number(field=field, text=text, low=0.001, high=3.0, step=0.01, decimals=3, unit=unit)
