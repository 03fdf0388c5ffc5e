"""What a player wishes in a match, made into events."""

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
    """A table with a player who has wishes. What is not possible now is not done, and nothing is said of it."""

    @property
    def person_to_act(self) -> Side | None:
        """The side of the person who has to roll, to play or to answer a double; None while no person has to."""
        return person_to_act(self.state) if self._is_live else None

    @property
    def may_roll(self) -> bool:
        """Whether a person is to let the program throw the dice, or the opening dice."""
        is_due = self.state.phase in {Phase.OPENING, Phase.TO_ROLL} and not self.state.by_hand
        return is_due and self.person_to_act is not None

    @property
    def may_enter_dice(self) -> bool:
        """Whether dice are to be thrown on a table and entered, be they a person's or the computer's."""
        return self._is_live and self.state.by_hand and self._is_roll_due

    @property
    def may_double(self) -> bool:
        """Whether a person is to roll and may offer a double before that."""
        return self.state.may_double and self.person_to_act is not None

    @property
    def may_answer(self) -> bool:
        """Whether a person has to take a double or to drop."""
        return self.state.phase is Phase.TO_ANSWER and self.person_to_act is not None

    @property
    def may_finish(self) -> bool:
        """Whether a person has composed a whole play, or has none and must pass."""
        return self.draft is not None and self.draft.is_complete and self.person_to_act is not None

    @property
    def may_undo(self) -> bool:
        """Whether there is something that a person could take back."""
        return self._is_live and undo_target(self.history) is not None

    @property
    def may_redo(self) -> bool:
        """Whether something was taken back and could stand again."""
        return self._is_live and bool(self.history.undone)

    @property
    def may_resign(self) -> bool:
        """Whether there is a game that a person could give up; the one who is offered a double drops instead."""
        is_on = self._is_live and self.state.phase in {Phase.TO_ROLL, Phase.TO_PLAY}
        return is_on and any(self.state.seat_of(side).is_person for side in Side)

    @property
    def may_begin_next(self) -> bool:
        """Whether the next game of the match waits."""
        return self._is_live and self.state.phase is Phase.GAME_OVER

    def roll(self) -> None:
        """Throw the dice that are to be thrown."""
        if self.may_roll and not (self.may_double and self._adviser.objects_to("no double")):
            self._is_fresh = True
            self._throw()

    def enter_dice(self, first: int, second: int) -> None:
        """Take these dice for those that are to be thrown: White's first where one die each is."""
        if self.may_enter_dice:
            self._is_fresh = True
            self._enter((first, second))

    def throw_by_hand(self, by_hand: bool) -> None:
        """Let a person throw and enter the dice from now on, or the program throw them."""
        if by_hand is not self.state.by_hand:
            self._happen(DiceSwitched(by_hand))

    def double(self) -> None:
        """Offer to play for twice as much."""
        if self.may_double:
            self._turn_cube("double", Doubled())

    def take(self) -> None:
        """Play on for twice as much."""
        if self.may_answer:
            self._turn_cube("take", Taken())

    def drop(self) -> None:
        """Give the game up for what the cube was worth before the double."""
        if self.may_answer:
            self._turn_cube("drop", Dropped())

    def add_steps(self, steps: Steps) -> None:
        """Draft these steps, each of which an undo takes back by itself."""
        draft = self.draft
        if draft is None or not steps or self.person_to_act is None:
            return
        drafted = _drafted(draft, steps)
        if drafted:
            self._is_fresh = True
            self._happen(*drafted)

    def draft_play(self, play: str) -> None:
        """Draft that whole play, which is a legal one, step by step; what does not belong to it is put back first."""
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
        """Play what has been drafted, or pass."""
        if self.may_finish:
            self._is_fresh = True
            self._finish(is_wished=True)

    def undo(self) -> None:
        """Take back the last step; or else what a person has decided last, with all that came after it."""
        self._rewind(undo_target(self.history))

    def undo_turn(self) -> None:
        """As `undo`, but of a turn all steps at once."""
        self._rewind(undo_turn_target(self.history))

    def redo(self) -> None:
        """Let stand again what the last undo has taken back."""
        if self.may_redo:
            self._is_fresh = False
            self._happen(Restored())

    def resign(self, side: Side) -> None:
        """Give the game up for a side that a person plays."""
        if self.may_resign and self.state.seat_of(side).is_person:
            self._is_fresh = True
            self._happen(Resigned(side))

    def next_game(self) -> None:
        """Begin the next game of the match."""
        if self.may_begin_next:
            self._is_fresh = True
            self._begin_next()

    def _turn_cube(self, deed: Action, event: MatchEvent) -> None:
        """Let that happen, unless there is an objection to it."""
        if not self._adviser.objects_to(deed):
            self._is_fresh = True
            self._happen(event)

    def _rewind(self, to: int | None) -> None:
        if to is not None:
            self._is_fresh = False
            self._happen(Rewound(to))


def _drafted(draft: Draft, steps: Steps) -> list[Drafted]:
    """What happens when these steps are added one by one; nothing when one of them cannot be."""
    drafted: list[Drafted] = []
    for step in steps:
        if step not in draft.next_steps():
            return []
        draft = draft.add(step)
        drafted.append(draft.event)
    return drafted
