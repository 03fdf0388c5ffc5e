"""The book of a review: it follows what a match is worth, and writes down who has changed that, by luck or by deed.

The worth of a game goes along a chain of moments, which the roll and the play part in turn:

    before a roll   B(p)     what the position is worth to the side to move
    after the roll  R(p, r)  the greatest A(x) of all plays x of the roll
    after the play  A(x)     = -B(the same position seen by the other side); at the end of the game, its points

    luck of the roll   = R(p, r) - B(p)          cost of the play  = R(p, r) - A(x) >= 0

Luck less cost is A(x) - B(p), and A(x) is where the other side's next turn begins, so all moments but the first and the
last fall out of the sum over a game:

    result = worth before the first throw + luck of White - luck of Black - cost of White + cost of Black

for whatever B, as long as it is one and the same: here one that looks ahead, that is the mean over the 21 rolls of what
the best play of each brings (AI.md, section 7). Were it perfect, the luck would be 0 in the mean over the rolls; as it
is, R has been looked at one ply farther than what B was the mean of, and what that finds counts as luck too. Both
sides have the same of it, about 0.01 of a point a roll, so it hardly touches the corrected result.

A quick review judges plays as they stand, which is another A than that of the chain. There the chain goes on from
-B all the same, the cost is that between two plays judged alike, and the luck is what is left.

A decision about the cube is a link like a play: what is best less what was done. So is giving up, whose cost can be
negative. Who begins is luck: before that a game is worth what the mean of both ways is, 0 but at uneven match scores.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tapa_desktop.coach.candidates import Probabilities
from tapa_desktop.coach.reasons.reason import Reason
from tapa_desktop.coach.reasons.reasons import reasons_against
from tapa_desktop.coach.thresholds import DEFAULT_THRESHOLDS, ErrorClass, ErrorThresholds, error_class_of
from tapa_desktop.game.events import Doubled, Dropped, Taken
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.side import Side

from .cost import MATTERS, CubefulWorth, JudgedDecision, JudgedTurn, judge_turn, worth_in
from .decisions import CubeAction, Decision, GameStart, NoDouble, OpeningRoll, Resignation, TurnToPlay
from .result import ReviewedAction, ReviewedGame, ReviewLine

_DEEDS: Final = {Doubled: ReviewedAction.DOUBLE, Taken: ReviewedAction.TAKE, Dropped: ReviewedAction.DROP}


class LuckLedger:
    """Takes the happenings of the match of that state in their order, each with what the judge has said of it."""

    def __init__(self, state: GameState, marks: ErrorThresholds = DEFAULT_THRESHOLDS) -> None:
        self._marks = marks
        self.lines: list[ReviewLine] = []
        self.games: list[ReviewedGame] = []
        self._worth = worth_in(state)
        self._chances = Probabilities(0.5, 0, 0, 0, 0)  # of the side to move before its roll
        self._has_start = False  # whether it is known what this game was worth before anything was thrown

    def write(self, happening: Decision, seen: JudgedDecision) -> None:
        """Follow the worth of the game through one happening."""
        match happening:
            case GameStart():
                self._begin(happening, seen)
            case OpeningRoll():
                self._open(happening)
            case NoDouble():
                self._wait(happening)
            case CubeAction():
                self._turn_cube(happening)
            case TurnToPlay():
                self._turn(happening, seen)
            case Resignation():
                self._give_up(happening)

    def _begin(self, begun: GameStart, seen: JudgedDecision) -> None:
        """What the game is worth; where it begins with a roll the first turn tells that."""
        self.games.append(ReviewedGame(0.0, 0.0, is_over=False))
        self._has_start = False
        if seen.left is None:
            return
        state, self._chances = begun.state, seen.left
        if state.phase is Phase.OPENING:
            ways = [_to_white(side, self._worth.to_mover(replace(state, side=side), seen.left)) for side in Side]
            self._go_on(sum(ways) / len(ways))
        else:
            self._go_on(_to_white(state.side, self._worth.to_mover(state, seen.left)))

    def _open(self, opened: OpeningRoll) -> None:
        state = opened.state
        luck = self._moved(state.side, self._worth.to_mover(state, self._chances))
        self._add(self._line(opened, ReviewedAction.OPENING), luck=luck)

    def _wait(self, waited: NoDouble) -> None:
        """A double that was missed; a trifle is left to the luck of the roll."""
        assert isinstance(self._worth, CubefulWorth)
        side, waiting = waited.state.side, self._worth.waiting(waited.state, self._chances)
        if _to_white(side, self._now) - waiting >= MATTERS * self._worth.stake(waited.state):
            cost = -self._moved(side, waiting)
            self._add(self._line(waited, ReviewedAction.WAIT), cost=cost, is_counted=True)

    def _turn_cube(self, turned: CubeAction) -> None:
        assert isinstance(self._worth, CubefulWorth)
        state, deed = turned.state, _DEEDS[type(turned.event)]
        taken, dropped = self._worth.taken(state, self._chances), self._worth.of_points(state, state.cube.value)
        worth = {ReviewedAction.DOUBLE: min(taken, dropped), ReviewedAction.TAKE: taken, ReviewedAction.DROP: dropped}[
            deed
        ]
        change = self._moved(state.side, worth, is_over=deed is ReviewedAction.DROP)
        line = self._line(turned, deed)
        if deed is ReviewedAction.DROP:
            line = replace(line, white_win=_white_win(state.side, 1.0))
        cost = change if state.phase is Phase.TO_ANSWER else -change
        self._add(replace(line, side=state.actor), cost=cost, is_counted=True)

    def _turn(self, turned: TurnToPlay, seen: JudgedDecision) -> None:
        state = turned.state
        judged = judge_turn(self._worth, turned, seen)
        if not self._has_start:
            self._go_on(_to_white(state.side, judged.left + judged.cost))
        luck = self._moved(state.side, judged.left, is_over=judged.is_over) + judged.cost
        self._chances = seen.left or self._chances
        line = replace(
            self._line(turned, ReviewedAction.PLAY), roll=state.roll, white_win=_white_win(state.side, judged.win)
        )
        self._add(
            replace(line, play=turned.play, best=judged.best.play, reasons=_reasons(turned, judged, line)),
            luck=luck if turned.is_thrown else None,
            cost=None if turned.after is None else judged.cost,
            is_counted=turned.after is not None and judged.matters,
        )

    def _give_up(self, given: Resignation) -> None:
        winner, side = given.result.winner, given.side
        assert winner is not None
        points = given.result.points if winner is given.state.side else -given.result.points
        change = self._moved(given.state.side, self._worth.of_points(given.state, points), is_over=True)
        cost = -change if side is given.state.side else change
        line = replace(self._line(given, ReviewedAction.RESIGN), side=side, white_win=_white_win(winner, 1.0))
        self._add(line, cost=cost)

    @property
    def _now(self) -> float:
        """What the game is worth to White."""
        return self.games[-1].end

    def _go_on(self, worth: float, *, is_over: bool = False) -> None:
        """The game is worth that to White from now on."""
        start = self.games[-1].start if self._has_start else worth
        self._has_start = True
        self.games[-1] = ReviewedGame(start, worth, is_over)

    def _moved(self, side: Side, worth: float, *, is_over: bool = False) -> float:
        """As `_go_on`, but as that side sees it; by how much the game is worth more to it than before."""
        before = _to_white(side, self._now)
        self._go_on(_to_white(side, worth), is_over=is_over)
        return worth - before

    def _line(self, happening: Decision, deed: ReviewedAction) -> ReviewLine:
        """A line about the side to move, which has its chances still."""
        state = happening.state
        win = _white_win(state.side, self._chances.win)
        return ReviewLine(
            len(self.games) - 1, happening.at, state.side, deed, self._worth.stake(state), win, marks=self._marks
        )

    def _add(
        self, line: ReviewLine, *, luck: float | None = None, cost: float | None = None, is_counted: bool = False
    ) -> None:
        self.lines.append(replace(line, luck=luck, cost=cost, is_counted=is_counted))


def _reasons(turned: TurnToPlay, judged: JudgedTurn, line: ReviewLine) -> tuple[Reason, ...]:
    """Why a play was a mistake; nothing of one that is not marked."""
    if turned.after is None or error_class_of(judged.cost / line.stake, line.marks) is ErrorClass.FINE:
        return ()
    return reasons_against(turned.state.rule_set, turned.state.position, turned.after, judged.best.position)


def _to_white(side: Side, worth: float) -> float:
    """What is worth that to a side, to White; and the other way round."""
    return worth if side is Side.WHITE else -worth


def _white_win(side: Side, win: float) -> float:
    """White's chance to win when that is the one of a side."""
    return win if side is Side.WHITE else 1 - win
