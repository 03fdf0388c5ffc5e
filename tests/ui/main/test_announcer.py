"""The announcements to a screen reader; and the notice to a player of even matches after a game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible

from tapa_desktop.app.settings import Settings
from tapa_desktop.game.events import FRIEND
from tapa_desktop.rules.position import Side
from tapa_desktop.ui.board.geometry import point
from tapa_desktop.ui.board.motion import last_play
from tapa_desktop.ui.board.view import accessible
from tapa_desktop.ui.board.view.accessible import install_board_access
from tapa_desktop.ui.main.announcer import repeated_text, spoken_text
from tapa_desktop.ui.main.features import EvenOpponent
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.text.notices import Message
from tapa_desktop.ui.text.prompt import prompt_text
from tests.app.game_history.test_statistics import played
from tests.ui.app import App, OpenWindow

K = Qt.Key


class Listener:
    """A screen reader beside a window, with the texts announced."""

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app, self.texts = app, list[str]()
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        monkeypatch.setattr(accessible, "announce", lambda _board, text: self.texts.append(text))

    def after(self, *keys: Qt.Key) -> list[str]:
        """The texts announced after some keys."""
        self.texts.clear()
        self.app.type(*keys)
        return self.texts


@pytest.fixture
def app(open_window: OpenWindow) -> App:
    install_board_access()
    return open_window((6, 3), (6, 5), (4, 2), (3, 1))


@pytest.fixture
def listener(app: App, monkeypatch: pytest.MonkeyPatch) -> Listener:
    return Listener(app, monkeypatch)


def test_last_play_is_told_once_more_when_it_is_shown_again(app: App, listener: Listener) -> None:
    assert listener.after(K.Key_Space, K.Key_Space, K.Key_R)[2:] == []

    app.click(24, 18)
    app.click(24, 19)
    listener.after(K.Key_Space)
    history = app.history
    past = last_play(history.states, history.active_events)

    assert listener.after(K.Key_R) == [repeated_text(past.before, past.event, app.window.board.options.below)]


def test_game_is_announced_from_the_opening_on(app: App, listener: Listener) -> None:
    before = app.state
    below = app.window.board.options.below

    texts = listener.after(K.Key_Space)
    opening = spoken_text(before, app.state, app.history.log[-1], below)
    assert opening
    assert texts == [f"{opening} {prompt_text(app.state, None)}"]
    assert listener.after(K.Key_Space) == ["Play 6 and 5"]


@pytest.mark.parametrize(("numbers_from", "start"), [("me", 1), ("turn", 24)])
def test_steps_the_computers_turn_and_what_comes_next_are_announced(
    app: App, listener: Listener, numbers_from: str, start: int
) -> None:
    app.window.change_settings(replace(app.session.settings, numbers_from=numbers_from))
    listener.after(K.Key_Space, K.Key_Space)
    app.window.board.focus.visit(point(24))
    app.window.board.setFocus()

    assert listener.after(K.Key_6) == ["24 to 18. Play 5"]
    listener.after(K.Key_5)
    texts = listener.after(K.Key_Space)

    assert texts[0] == "The computer rolls 4 and 2."
    assert texts[1].startswith(f"The computer plays {start} to ")
    assert texts[1].endswith(f". {prompt_text(app.state, None)}")


def test_lifting_says_where_to_and_a_refusal_says_why(app: App, listener: Listener) -> None:
    listener.after(K.Key_Space, K.Key_Space)
    board = app.window.board

    board.mode.act_at(point(24))
    board.mode.act_at(point(24))
    board.mode.act_at(point(9))

    assert listener.texts[-3:] == [
        "Lifted from 24; can go to 19, 18 or 13.",
        "Put back.",
        "Point 9: empty. Nothing to lift here.",
    ]


def test_notices_and_objections_are_announced_while_somebody_listens(
    app: App, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.window.messages.show_notice(Message("error", "It has failed.", "a file"))
    app.window.features.tutor_bar.show_text("Better not")
    app.window.features.tutor_bar.show_text("Better not")

    assert listener.texts == ["It has failed.\na file", "Better not"]

    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    assert listener.after(K.Key_Space, K.Key_Space) == []


# After a game of an even match there is a notice if the level changes


class Past(QObject):
    """Stands in for the match, the history and the message bar."""

    results_changed = Signal(object, object)
    changed = Signal()
    listed = Signal(object)

    def __init__(self, winner: Side, last: str) -> None:
        super().__init__()
        levels = dict.fromkeys((last, "skilled"))
        self.games = [replace(one, rule_set="tapa") for level in levels for one in played(winner, level=level)]
        self.messages: list[Message] = []

    def list_games(self) -> None:
        self.listed.emit(tuple(self.games))

    def show_notice(self, message: Message) -> None:
        self.messages.append(message)


def messages_after(
    winner: Side = Side.WHITE, is_even: bool = True, ended: tuple[int | None, int] = (0, 1), last: str = "skilled"
) -> list[Message]:
    """The messages when the number of ended games changes from the first to the second; None: another match.

    `last`: whom the last game was against; the one before was against a level.
    """
    past = Past(winner, last)
    EvenOpponent(SimpleNamespace(settings=Settings(even_opponent=is_even), match=past), past, past)
    past.results_changed.emit(*(None if one is None else SimpleNamespace(results=(None,) * one) for one in ended))
    past.changed.emit()
    past.changed.emit()
    return past.messages


@pytest.mark.parametrize(
    ("given", "times"),
    [
        *(({"winner": winner}, 1) for winner in Side),
        ({"ended": (None, 1)}, 0),  # another match
        ({"ended": (1, 0)}, 0),  # an undo
        ({"is_even": False}, 0),  # a level that the player has chosen
        ({"last": FRIEND}, 0),
    ],
)
def test_change_of_level_is_told_once_and_nothing_else(given: dict[str, Any], times: int) -> None:
    messages = messages_after(**given)

    assert [(one.severity, level_name("skilled") in one.text) for one in messages] == [("info", True)] * times
