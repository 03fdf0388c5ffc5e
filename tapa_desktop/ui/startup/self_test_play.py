"""The part of `--self-test` that plays: a window, the computer at each game, and a match saved and opened again."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import structs
from PySide6.QtCore import QEventLoop, QTimer

from tapa_desktop.app.levels import DEFAULT_LEVEL
from tapa_desktop.app.notice import Notice
from tapa_desktop.app.session.session import Session
from tapa_desktop.app.settings import FIRST_MATCH
from tapa_desktop.game.events import Played, Seat
from tapa_desktop.game.record import GameRules
from tapa_desktop.rules.defaults import network_of
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.ui.board.view.image import image_of
from tapa_desktop.ui.main.window import MainWindow
from tapa_desktop.ui.text.notices import message_of

TURNS: Final = 3
PATIENCE_MS: Final = 30_000


def play_fault(session: Session, copy: Path) -> str:
    """What goes wrong first; empty if the computer plays what it has learned, and saving, opening and painting work.

    Args:
        session: a session without a window. It is closed afterwards.
        copy: the file to which the match is saved.
    """
    window = MainWindow(session)
    window.show()
    try:
        learned = [rule_set for rule_set in RULE_SETS.values() if network_of(rule_set) is not None]
        played = (_fault_of_turns(session, rule_set) for rule_set in learned)
        return next(filter(None, played), "") or _fault_of_saving(session, copy) or _fault_of_painting(window)
    finally:
        window.close()
        window.deleteLater()


def _fault_of_turns(session: Session, rule_set: RuleSet) -> str:
    """Let the computer play a few turns against itself. Any notice counts as a fault and ends it."""
    computer = Seat(DEFAULT_LEVEL)
    loop, heard = QEventLoop(), list[Notice]()

    def look() -> None:
        if _turns(session) >= TURNS:
            loop.quit()

    def note(notice: Notice) -> None:
        heard.append(notice)
        loop.quit()

    session.match.state_changed.connect(look)
    session.noticed.connect(note)
    QTimer.singleShot(PATIENCE_MS, loop, loop.quit)
    session.new_match(structs.replace(FIRST_MATCH, games=(GameRules(rule_set.key),), white=computer, black=computer))
    loop.exec()
    session.match.state_changed.disconnect(look)
    session.noticed.disconnect(note)
    if heard:
        return f"{rule_set.name}: {message_of(heard[0]).text} {message_of(heard[0]).detail}"
    if _turns(session) < TURNS:
        return f"{rule_set.name}: the computer has not played {TURNS} turns in {PATIENCE_MS // 1000} s"
    return ""


def _turns(session: Session) -> int:
    return sum(isinstance(event, Played) for event in session.match.history.standing)


def _fault_of_saving(session: Session, copy: Path) -> str:
    saved = session.match.history
    session.store.save_copy(copy)
    session.new_match(FIRST_MATCH)  # then the saved match is opened again
    session.open_record(copy)
    is_same = session.match.history.log[: len(saved.log)] == saved.log
    return "" if is_same else "a match that was saved does not open as it was"


def _fault_of_painting(window: MainWindow) -> str:
    image = window.board.grab().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    if len(colours) < 10:
        return "the board is not painted"
    picture = image_of(window.board)
    if not picture.png(100).startswith(b"\x89PNG") or b"<path" not in picture.svg():
        return "no picture can be made of the board"
    return ""
