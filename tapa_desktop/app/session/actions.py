"""The player's actions in a match, turned into events; how far an undo goes back; and bearing off to the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from tapa_desktop.app.notice import Notice, NoticeKind
from tapa_desktop.coach.decision import Action
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import (
    DiceSwitched,
    Doubled,
    Drafted,
    Dropped,
    GameBegun,
    LogEvent,
    MatchEvent,
    OpeningRolled,
    Played,
    Resigned,
    Restored,
    Rewound,
    Rolled,
    Seat,
    Seated,
    Setting,
    SharedList,
    Taken,
)
from tapa_desktop.game.history import History
from tapa_desktop.game.record import format_line, parse_event
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.fault import FaultError
from tapa_desktop.rules.outcome import FIRST
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.position import CHECKERS, Side
from tapa_desktop.rules.steps import may_bear_off

from .automatic import person_to_act
from .match import MatchController

AT_ONCE = 0  # plies: the table of bear-offs is exact without looking ahead


class BearOff(QObject):
    """Rolls and plays for a person on request, until the game ends or something is undone.

    The person still enters dice of a real board, and rolls where a double is possible.
    """

    def __init__(self, match: MatchController) -> None:
        super().__init__(match)
        self._match = match
        self._side: Side | None = None  # that it plays for
        self.begun_at: int | None = None  # the number of events before the last bear-off; an undo can lead there
        match.auto_player = self._act
        match.state_changed.connect(self._follow)

    @property
    def may_begin(self) -> bool:
        """Whether a person is to act in such a race, and has not begun it yet."""
        state = self._match.state
        person = self._match.person_to_act if self._match.partner is None else None
        is_free = person is not None and person is not self._side
        return is_free and not state.by_hand and not state.may_double and is_plain_race(state)

    def begin(self) -> None:
        """Bear off to the end for the person to act."""
        if self.may_begin:
            self._side, self.begun_at = self._match.person_to_act, len(self._match.history.active_events)
            self._match.may_act_automatically = True
            self._match.schedule_next()

    def _act(self) -> bool:
        """Roll or play if it is that side's turn; returns whether it did."""
        state = self._match.state
        if self._side is None or self._match.person_to_act is not self._side or not is_plain_race(state):
            return False
        if state.phase is Phase.TO_ROLL:
            if state.by_hand or state.may_double:
                return False
            self._match.roll()
        else:
            self._match.append(Played(best_play(state)))
        return True

    def _follow(self, before: GameState | None, after: GameState, event: LogEvent | None) -> None:
        if before is None or after.result is not None or isinstance(event, Rewound | GameBegun):
            self._side = None
        is_gone = self.begun_at is not None and len(self._match.history.active_events) <= self.begun_at
        if before is None or isinstance(event, GameBegun) or (is_gone and isinstance(event, Rewound)):
            self.begun_at = None


def is_plain_race(state: GameState) -> bool:
    """Whether the side to move is home, and the sides cannot meet any more; False where the computer cannot play."""
    rule_set, position = state.rule_set, state.position
    if state.phase not in {Phase.TO_ROLL, Phase.TO_PLAY} or position.mine.off >= CHECKERS:
        return False
    if not may_bear_off(rule_set, position):
        return False
    from tapa_desktop.ai.engine.games import CannotPlayError, engine_for  # noqa: PLC0415 - no start waits for it

    try:
        return engine_for(rule_set).is_race(position)
    except CannotPlayError:
        return False


def best_play(state: GameState) -> str:
    """The best play of the roll or of the group, as `format_play` writes it."""
    from tapa_desktop.coach.candidates import candidates_for  # noqa: PLC0415 - no start waits for it
    from tapa_desktop.coach.decision import PlayQuestion  # noqa: PLC0415

    question = PlayQuestion(state.rule_set, state.position, state.roll, state.stage or FIRST)
    return candidates_for(question, AT_ONCE)[0].play


class PlayerActions(QObject):
    """The player's actions in a match. An impossible action silently does nothing."""

    def __init__(self, match: MatchController) -> None:
        super().__init__(match)
        self._match = match
        self._undoable = _Undoable()
        self.bear_off = BearOff(match)

    @property
    def may_roll(self) -> bool:
        """Whether it is up to a person to have the program roll, for a turn or for the opening."""
        state = self._match.state
        is_due = state.phase in {Phase.OPENING, Phase.TO_ROLL} and not state.by_hand
        return is_due and self._match.partner is None and self._match.person_to_act is not None

    @property
    def may_enter_dice(self) -> bool:
        """Whether dice that were rolled on a real board are to be entered, for a person or for the computer."""
        return self._match.state.by_hand and self._match.is_roll_due

    @property
    def may_double(self) -> bool:
        """Whether a person is about to roll and may double first."""
        partner, state = self._match.partner, self._match.state
        is_open = state.may_double if partner is None else partner.may_choose
        return is_open and self._match.person_to_act is not None

    @property
    def may_answer(self) -> bool:
        """Whether a person has to take a double or drop."""
        return self._match.state.phase is Phase.TO_ANSWER and self._match.person_to_act is not None

    @property
    def may_finish(self) -> bool:
        """Whether a person has composed a whole play, or has no legal play and must pass."""
        draft = self._match.draft
        return draft is not None and draft.is_complete and self._match.person_to_act is not None

    @property
    def may_undo(self) -> bool:
        """Whether there is something to undo: a decision of a person."""
        return self._match.is_live and self._undoable.target(self._match.history) is not None

    @property
    def may_redo(self) -> bool:
        """Whether something was undone that can be redone."""
        return self._match.is_live and bool(self._match.history.undone)

    @property
    def may_resign(self) -> bool:
        """Whether there is a game that a person can resign; a side that is offered a double drops instead."""
        state = self._match.state
        is_theirs = self._match.partner is not None and not self._match.partner.is_my_turn
        is_on = self._match.is_live and not is_theirs and state.phase in {Phase.TO_ROLL, Phase.TO_PLAY}
        return is_on and any(state.seat_of(side).is_person for side in Side)

    @property
    def may_begin_next(self) -> bool:
        """Whether the game is over and the next game of the match can begin."""
        return self._match.is_live and self._match.state.phase is Phase.GAME_OVER

    def roll(self) -> None:
        """Roll the dice."""
        if self.may_roll and not (self.may_double and self._is_objected_to("no double")):
            self._match.may_act_automatically = True
            self._match.roll()

    def enter_dice(self, first: int, second: int) -> None:
        """Enter the dice that were rolled on a real board; for the opening, White's die comes first."""
        if self.may_enter_dice:
            self._match.may_act_automatically = True
            self._match.enter_dice((first, second))

    def set_by_hand(self, by_hand: bool) -> None:
        """Choose whether a person enters the dice from now on, or the program rolls them."""
        if by_hand is not self._match.state.by_hand and self._match.partner is None:
            self._match.append(DiceSwitched(by_hand))

    def set_seat(self, side: Side, seat: Seat) -> None:
        """Change the player of a side from now on. If the computer takes over in mid-turn, the draft is reset."""
        state = self._match.state
        if seat == state.seat_of(side) or self._match.partner is not None:
            return
        event = Seated(side, seat)
        try:
            parse_event(1, format_line(event))
        except ValueError as error:
            self._match.noticed.emit(refusal(NoticeKind.SEAT_IMPOSSIBLE, error))
            return
        takes_over = side is state.side and not seat.is_person and state.drafted
        self._match.append(*([Drafted(PASS)] if takes_over else []), event)

    def double(self) -> None:
        """Offer to play for twice as much."""
        if self.may_double and not self._is_objected_to("double"):
            self._go_forward(Doubled())

    def take(self) -> None:
        """Accept the double."""
        if self.may_answer and not self._is_objected_to("take"):
            self._go_forward(Taken())

    def drop(self) -> None:
        """Refuse the double, and lose the game at the old value of the cube."""
        if self.may_answer and not self._is_objected_to("drop"):
            self._go_forward(Dropped())

    def add_steps(self, steps: Steps) -> None:
        """Add these steps to the draft. Each can be undone separately."""
        draft = self._match.draft
        if draft is not None and self._match.person_to_act is not None:
            self._go_forward(*_draft_events(draft, steps))

    def draft_play(self, play: str) -> None:
        """Draft a whole legal play, step by step; steps in the draft that do not belong to it are removed first."""
        draft = self._match.draft
        if draft is None or self._match.person_to_act is None:
            return
        rest, back = draft.rest_of(play), []
        if rest is None:
            draft, back = draft.restarted(), [Drafted(PASS)]
            rest = draft.rest_of(play)
        if rest:
            self._go_forward(*back, *_draft_events(draft, rest))

    def finish_turn(self) -> None:
        """Play the draft, or pass."""
        if self.may_finish:
            self._match.may_act_automatically = True
            self._match.finish_turn(is_requested=True)

    def undo(self) -> None:
        """Undo the last step; or else the last decision of a person, with everything that came after it."""
        self._rewind(self._undoable.target(self._match.history))

    def undo_turn(self) -> None:
        """Like `undo`, but all steps of a turn at once, or all turns that were borne off at once."""
        to, begun = self._undoable.turn_target(self._match.history), self.bear_off.begun_at
        self._rewind(to if to is None or begun is None else min(to, begun))

    def redo(self) -> None:
        """Revert the last undo."""
        if self.may_redo:
            self._match.may_act_automatically = False
            self._match.append(Restored())

    def resign(self, side: Side) -> None:
        """Resign the game for a side that a person plays."""
        if self.may_resign and self._match.state.seat_of(side).is_person:
            self._go_forward(Resigned(side))

    def next_game(self) -> None:
        """Begin the next game of the match."""
        if self.may_begin_next:
            self._match.may_act_automatically = True
            self._match.begin_next_game()

    def _is_objected_to(self, action: Action) -> bool:
        adviser = self._match.adviser
        return adviser is not None and adviser.objects_to(action)

    def _go_forward(self, *events: LogEvent) -> None:
        if events:
            self._match.may_act_automatically = True
            self._match.append(*events)

    def _rewind(self, to: int | None) -> None:
        if to is not None:
            self._match.may_act_automatically = False
            self._match.append(Rewound(to))


def refusal(kind: NoticeKind, error: ValueError | OSError) -> Notice:
    """The notice that something is impossible, and why; without a line number, since there is no file."""
    without_line = FaultError(error.fault, **error.values) if isinstance(error, FaultError) else error
    return Notice("error", kind, error=without_line)


def _draft_events(draft: Draft, steps: Steps) -> list[Drafted]:
    events: list[Drafted] = []
    for step in steps:
        if step not in draft.next_steps():
            return []
        draft = draft.add(step)
        events.append(draft.event)
    return events


class _Undoable:
    """How far an undo goes back. It caches its last answer, so that it looks at each event once."""

    def __init__(self) -> None:
        self._events: Sequence[MatchEvent] = ()
        self._persons: list[Side] = []
        self._answer: int | None = None

    def target(self, history: History) -> int | None:
        """How many of the events in force an undo leaves; None if there is nothing that a person could undo.

        It undoes one step that the person to move has drafted. Otherwise it undoes the last play, double, take, drop or
        resignation of a person, or the last dice that were entered by hand, with everything that came after it, such as
        the computer's answer to the double. The draft of an undone play is restored, and the program's dice stay the
        same.
        """
        if history.state.drafted and person_to_act(history.state):
            return _last_draft(history)
        decision = self._last_decision(history)
        return None if decision is None or decision < history.undo_limit else decision

    def turn_target(self, history: History) -> int | None:
        """Like `target`, but goes back to where no step of that turn was drafted."""
        to = self.target(history)
        while to is not None and history.states[to].drafted:
            to -= 1
        return to

    def _last_decision(self, history: History) -> int | None:
        events, persons = history.active_events, [side for side in Side if history.state.seat_of(side).is_person]
        if persons != self._persons or not (isinstance(events, SharedList) and events.extends(self._events)):
            self._events, self._persons, self._answer = (), persons, None
        new = reversed(range(len(self._events), len(events)))
        self._answer = next((index for index in new if _is_decision(history, index)), self._answer)
        self._events = events
        return self._answer


def _is_decision(history: History, index: int) -> bool:
    """Whether a side that a person plays now decided this: dice only if entered by hand, and never by a pass."""
    match history.active_events[index]:
        case Played(play):
            return play != PASS and history.state.seat_of(history.states[index].actor).is_person
        case Doubled() | Taken() | Dropped():
            return history.state.seat_of(history.states[index].actor).is_person
        case OpeningRolled() | Rolled() as event:
            return event.by_hand
        case Resigned(side):
            return history.state.seat_of(side).is_person
        case _:
            return False


def _last_draft(history: History) -> int:
    """The index of the last drafted step; only settings can have followed it."""
    index = len(history.active_events) - 1
    while isinstance(history.active_events[index], Setting):
        index -= 1
    assert isinstance(history.active_events[index], Drafted), history.active_events[index]
    return index
