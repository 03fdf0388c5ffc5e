"""Announces the events of the match to a screen reader. It does nothing while no screen reader runs."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible

from tapa_desktop.app.session.match import MatchController
from tapa_desktop.game.draft import steps_of
from tapa_desktop.game.events import (
    Drafted,
    GameBegun,
    LogEvent,
    OpeningRolled,
    Played,
    Resigned,
    Rolled,
)
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.dice import opening_side
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import Contact
from tapa_desktop.rules.steps import BAR, OFF, RESERVE, Step, contact_of
from tapa_desktop.ui.board.geometry import place_of
from tapa_desktop.ui.board.motion import last_play
from tapa_desktop.ui.board.picture import numbering_side
from tapa_desktop.ui.board.view.accessible import ScreenReader
from tapa_desktop.ui.board.view.play import PlayMode
from tapa_desktop.ui.match.turn_bar import TurnBar
from tapa_desktop.ui.messages.bar import MessageBar
from tapa_desktop.ui.text.names import game_text, is_single_game, is_you, score_text, subject
from tapa_desktop.ui.text.prompt import dice_text
from tapa_desktop.ui.text.result import match_result_text, result_text
from tapa_desktop.ui.text.translator import text_of, texts_of


class Announcer(QObject):
    """Waits until the board is at rest, then announces the changes and the next prompt."""

    def __init__(self, match: MatchController, play: PlayMode, turn_bar: TurnBar, messages: MessageBar) -> None:
        super().__init__(play)
        self._match, self._board, self._turn_bar = match, play.board, turn_bar
        self.voice = ScreenReader(play)
        self._pending: list[str] = []
        self._prompt = ""  # the prompt announced last
        self._announced: GameState | None = None  # the last state whose changes are announced
        match.state_changed.connect(self._follow)
        play.board.settled.connect(self._announce)
        messages.notice_shown.connect(lambda message: self.voice.say(f"{message.text}\n{message.detail}"))

    def repeat(self) -> None:
        """Announce the last play of the game once more."""
        play = last_play(self._match.history.states, self._match.history.active_events)
        if play is not None:
            self.voice.say(repeated_text(play.before, play.event, self._numbered_by(play.before)))

    def _follow(self, before: GameState | None, after: GameState, event: LogEvent | None) -> None:
        if not QAccessible.isActive() or self._match.is_preview:  # announced once it is read completely
            return
        self._announced = after
        self._pending.append(spoken_text(before, after, event, self._numbered_by(before)))
        if not self._board.is_moving:
            self._announce()

    def _numbered_by(self, state: GameState | None) -> Side:
        return numbering_side(self._board.options, None if state is None else state.side)

    def _announce(self) -> None:
        if not self._pending:
            return
        texts, self._pending = [text for text in self._pending if text], []
        state = self._match.state
        if state is self._announced and state.result is None and self._match.person_to_act is not None:
            texts += [self._turn_bar.prompt] * (self._turn_bar.prompt != self._prompt)
            self._prompt = self._turn_bar.prompt
        self.voice.say(" ".join(texts))


translate = QCoreApplication.translate


def spoken_text(before: GameState | None, after: GameState, event: LogEvent | None, below: Side) -> str:
    """The announcement of a change; empty if the player knows it already, as after rolling."""
    if before is None or event is None:
        return game_text(after)
    return " ".join(text for text in (_event_text(before, after, event, below), _end_text(after)) if text)


def _event_text(before: GameState, after: GameState, event: LogEvent, below: Side) -> str:
    match event:
        case OpeningRolled():
            return _opening_text(after, event)
        case Rolled():
            return _roll_text(after, event)
        case Drafted():
            return _draft_text(before, after, below)
        case Played():
            return _play_text(before, event, below)
        case GameBegun():
            return game_text(after)
        case _:
            return _action_text(before, event)


def _opening_text(after: GameState, event: OpeningRolled) -> str:
    """The opening dice. The prompt says that a person starts, or has to roll again."""
    starter = opening_side(event.white, event.black)
    if starter is None or after.seat_of(starter).is_person:
        text = translate("Spoken", "White rolls {white}, Black rolls {black}.")
        return text.format(white=event.white, black=event.black)
    text = translate("Spoken", "White rolls {white}, Black rolls {black}: {name} starts.")
    return text.format(white=event.white, black=event.black, name=subject(after, starter))


def _roll_text(after: GameState, event: Rolled) -> str:
    """The dice of the computer; the prompt says those of a person."""
    if after.seat_of(after.side).is_person:
        return ""
    text = translate("Spoken", "{name} rolls {high} and {low}.")
    return text.format(name=subject(after, after.side), high=event.high, low=event.low)


def _play_text(before: GameState, event: Played, below: Side) -> str:
    name, you = subject(before, before.side), is_you(before, before.side)
    if event.play == PASS:
        text = translate("Spoken", "You pass.") if you else translate("Spoken", "{name} passes.")
        return _group_text(before) + text.format(name=name)
    if before.seat_of(before.side).is_person:
        return ""  # announced step by step before
    text = translate("Spoken", "{name} plays {play}.")
    return _group_text(before) + text.format(name=name, play=_steps_text(before, steps_of(before, event.play), below))


def _group_text(before: GameState) -> str:
    """The dice of a group without a roll, in front of the play; empty for those of a roll."""
    group = before.group
    if group is None:
        return ""
    text = translate("Spoken", "The chain goes on: {dice}. ")
    if group.is_rest:
        text = translate("Spoken", "The rest of the chain: {dice}. ")
    return text.format(dice=dice_text(before.dice))


def repeated_text(before: GameState, event: Played, below: Side) -> str:
    """A play that was announced before, by either side."""
    if event.play == PASS:
        return _play_text(before, event, below)
    text = translate("Spoken", "{name}: {play}.")
    return text.format(name=subject(before, before.side), play=_steps_text(before, steps_of(before, event.play), below))


def _action_text(before: GameState, event: LogEvent) -> str:
    side = event.side if isinstance(event, Resigned) else before.actor
    table, kind = "you" if is_you(before, side) else "another", type(event).__name__
    text = text_of("Spoken", table, kind) if kind in texts_of("Spoken", table) else ""
    return text.format(name=subject(before, side), value=before.cube.value * 2)


def _end_text(after: GameState) -> str:
    if after.result is None:
        return ""
    score = "" if is_single_game(after) else f" {match_result_text(after) or score_text(after)}."
    return f"{result_text(after, after.result)}.{score}"


def _draft_text(before: GameState, after: GameState, below: Side) -> str:
    if len(after.drafted) <= len(before.drafted):
        return translate("Spoken", "Put back.")
    return f"{_steps_text(after, after.drafted[len(before.drafted) :], below)}."


def _steps_text(state: GameState, steps: Steps, below: Side) -> str:
    sentence = ""
    for step, count in Counter(steps).items():
        text = translate("Spoken", "{step}, %n time(s)", "", count) if count > 1 else "{step}"
        part = text.format(step=_step_text(state, step, below))
        sentence = translate("Spoken", "{first}, then {next}").format(first=sentence, next=part) if sentence else part
    return sentence


def _step_text(state: GameState, step: Step, below: Side) -> str:
    ends = (place_of(state.rule_set, below, state.side, number) for number in (step.source, step.target))
    source, target = (place.point for place in ends)  # 0 for the bar and the reserve, which have words
    return text_of("Spoken", "steps", _kind_of(step, contact_of(state.rule_set))).format(source=source, target=target)


def _kind_of(step: Step, contact: Contact) -> str:
    start = {BAR: "bar", RESERVE: "reserve"}.get(step.source, "point")
    if step.target == OFF:
        return "off"
    if step.touches and contact is Contact.HIT:
        return f"{start}, hitting"
    return "point, pinning" if step.touches and start == "point" else start
