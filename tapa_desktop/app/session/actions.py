"""The player's actions in a match, turned into events."""

from __future__ import annotations

from tapa_desktop.coach.hint import Action
from tapa_desktop.game.draft import Draft
from tapa_desktop.game.events import (
    DiceSwitched,
    Doubled,
    Drafted,
    Dropped,
    MatchEvent,
    Resigned,
    Restored,
    Rewound,
    Taken,
)
from tapa_desktop.game.state import Phase
from tapa_desktop.rules.play_text import PASS
from tapa_desktop.rules.plays import Steps
from tapa_desktop.rules.side import Side

from .automatic import person_to_act
from .match import MatchController
from .undo import undo_target, undo_turn_target


class PlayerActions(MatchController):
    """A match controller with the player's actions. An action that is not possible now does nothing, silently."""

    @property
    def person_to_act(self) -> Side | None:
        """The side of the person who has to roll, to play or to answer a double; None if no person has to act."""
        return person_to_act(self.state) if self._is_live else None

    @property
    def may_roll(self) -> bool:
        """Whether it is up to a person to have the program roll, for a turn or for the opening."""
        is_due = self.state.phase in {Phase.OPENING, Phase.TO_ROLL} and not self.state.by_hand
        return is_due and self.person_to_act is not None

    @property
    def may_enter_dice(self) -> bool:
        """Whether dice that were rolled on a real board are to be entered, for a person or for the computer."""
        return self._is_live and self.state.by_hand and self._is_roll_due

    @property
    def may_double(self) -> bool:
        """Whether a person is about to roll and may double first."""
        return self.state.may_double and self.person_to_act is not None

    @property
    def may_answer(self) -> bool:
        """Whether a person has to take a double or drop."""
        return self.state.phase is Phase.TO_ANSWER and self.person_to_act is not None

    @property
    def may_finish(self) -> bool:
        """Whether a person has composed a whole play, or has no legal play and must pass."""
        return self.draft is not None and self.draft.is_complete and self.person_to_act is not None

    @property
    def may_undo(self) -> bool:
        """Whether there is something to undo: a decision of a person."""
        return self._is_live and undo_target(self.history) is not None

    @property
    def may_redo(self) -> bool:
        """Whether something was undone that can be redone."""
        return self._is_live and bool(self.history.undone)

    @property
    def may_resign(self) -> bool:
        """Whether there is a game that a person can resign; a side that is offered a double drops instead."""
        is_on = self._is_live and self.state.phase in {Phase.TO_ROLL, Phase.TO_PLAY}
        return is_on and any(self.state.seat_of(side).is_person for side in Side)

    @property
    def may_begin_next(self) -> bool:
        """Whether the game is over and the next game of the match can begin."""
        return self._is_live and self.state.phase is Phase.GAME_OVER

    def roll(self) -> None:
        """Roll the dice."""
        if self.may_roll and not (self.may_double and self._adviser.objects_to("no double")):
            self._is_fresh = True
            self._throw()

    def enter_dice(self, first: int, second: int) -> None:
        """Enter the dice that were rolled on a real board; for the opening, White's die comes first."""
        if self.may_enter_dice:
            self._is_fresh = True
            self._enter((first, second))

    def throw_by_hand(self, by_hand: bool) -> None:
        """Choose whether a person enters the dice from now on, or the program rolls them."""
        if by_hand is not self.state.by_hand:
            self._happen(DiceSwitched(by_hand))

    def double(self) -> None:
        """Offer to play for twice as much."""
        if self.may_double:
            self._turn_cube("double", Doubled())

    def take(self) -> None:
        """Accept the double."""
        if self.may_answer:
            self._turn_cube("take", Taken())

    def drop(self) -> None:
        """Refuse the double, and lose what the cube was worth before it."""
        if self.may_answer:
            self._turn_cube("drop", Dropped())

    def add_steps(self, steps: Steps) -> None:
        """Add these steps to the draft. Each can be undone separately."""
        draft = self.draft
        if draft is None or not steps or self.person_to_act is None:
            return
        drafted = _drafted(draft, steps)
        if drafted:
            self._is_fresh = True
            self._happen(*drafted)

    def draft_play(self, play: str) -> None:
        """Draft a whole legal play, step by step; steps in the draft that do not belong to it are removed first."""
        draft = self.draft
        if draft is None or self.person_to_act is None:
            return
        rest, back = draft.rest_of(play), []
        if rest is None:
            draft, back = draft.anew(), [Drafted(PASS)]
            rest = draft.rest_of(play)
        if rest:
            self._is_fresh = True
            self._happen(*back, *_drafted(draft, rest))

    def finish_turn(self) -> None:
        """Play the draft, or pass."""
        if self.may_finish:
            self._is_fresh = True
            self._finish(is_wished=True)

    def undo(self) -> None:
        """Undo the last step; or else the last decision of a person, with everything that came after it."""
        self._rewind(undo_target(self.history))

    def undo_turn(self) -> None:
        """Like `undo`, but all steps of a turn at once."""
        self._rewind(undo_turn_target(self.history))

    def redo(self) -> None:
        """Redo what the last undo has undone."""
        if self.may_redo:
            self._is_fresh = False
            self._happen(Restored())

    def resign(self, side: Side) -> None:
        """Resign the game for a side that a person plays."""
        if self.may_resign and self.state.seat_of(side).is_person:
            self._is_fresh = True
            self._happen(Resigned(side))

    def next_game(self) -> None:
        """Begin the next game of the match."""
        if self.may_begin_next:
            self._is_fresh = True
            self._begin_next()

    def _turn_cube(self, deed: Action, event: MatchEvent) -> None:
        """Carry out a decision about the cube, unless the adviser objects."""
        if not self._adviser.objects_to(deed):
            self._is_fresh = True
            self._happen(event)

    def _rewind(self, to: int | None) -> None:
        if to is not None:
            self._is_fresh = False
            self._happen(Rewound(to))


def _drafted(draft: Draft, steps: Steps) -> list[Drafted]:
    """The events that add these steps one by one; empty if one of the steps is not possible."""
    drafted: list[Drafted] = []
    for step in steps:
        if step not in draft.next_steps():
            return []
        draft = draft.add(step)
        drafted.append(draft.event)
    return drafted
