"""Bears off to the end for a person, in a race in which no play can go wrong any more."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tapa_desktop.game.events import GameBegun, LogEvent, Played, Rewound
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.chains import FIRST
from tapa_desktop.rules.position import CHECKERS
from tapa_desktop.rules.side import Side
from tapa_desktop.rules.steps import may_bear_off

from .match import MatchController

AT_ONCE = 0  # plies: the table of bear-offs is exact without looking ahead


class BearOff(QObject):
    """Rolls and plays for the person who has asked for it, until the game ends or something is undone."""

    def __init__(self, match: MatchController) -> None:
        super().__init__(match)
        self._match = match
        self._side: Side | None = None  # for which it plays
        self.begun_at: int | None = None  # the number of events before the last bear-off; an undo can lead there
        match.stand_in = self._acts
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
            self._side, self.begun_at = self._match.person_to_act, len(self._match.history.standing)
            self._match.is_fresh = True
            self._match.wake()

    def _acts(self) -> bool:
        """Roll or play now, if it is up to the side that has begun; says whether it has."""
        state = self._match.state
        if self._side is None or self._match.person_to_act is not self._side or not is_plain_race(state):
            return False
        if state.phase is Phase.TO_ROLL:
            self._match.roll()
        else:
            self._match.append(Played(best_play(state)))
        return True

    def _follow(self, before: GameState | None, after: GameState, event: LogEvent | None) -> None:
        if before is None or after.result is not None or isinstance(event, Rewound | GameBegun):
            self._side = None
        is_gone = self.begun_at is not None and len(self._match.history.standing) <= self.begun_at
        if before is None or isinstance(event, GameBegun) or (is_gone and isinstance(event, Rewound)):
            self.begun_at = None


def is_plain_race(state: GameState) -> bool:
    """Whether the side to move has all its checkers at home, and the sides cannot meet any more.

    Where the computer cannot play the game, there is no such race, since it could not be played out.
    """
    rule_set, position = state.rule_set, state.position
    if state.phase not in {Phase.TO_ROLL, Phase.TO_PLAY} or position.mine.off >= CHECKERS:
        return False
    if not may_bear_off(rule_set, position):
        return False
    from tapa_desktop.ai.engine.games import CannotPlayError, game_for  # noqa: PLC0415 - no start waits for it

    try:
        return game_for(rule_set).is_race(position)
    except CannotPlayError:
        return False


def best_play(state: GameState) -> str:
    """The best play of the roll or of the group, as `format_play` writes it."""
    from tapa_desktop.coach.candidates import candidates_for  # noqa: PLC0415 - no start waits for it
    from tapa_desktop.coach.decision import PlayQuestion  # noqa: PLC0415

    asked = PlayQuestion(state.rule_set, state.position, state.roll, state.stage or FIRST)
    return candidates_for(asked, AT_ONCE)[0].play
