"""The candidate plays of a decision and their evaluation, by a strong level with its search limited.

Also the steps from a draft to a candidate, which the board shows. That part is a pure function.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.opinions import Opinion
from tapa_desktop.ai.levels import COACH, Level
from tapa_desktop.ai.player import worths_at
from tapa_desktop.ai.probabilities import EndWorths, Probabilities, in_points
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.game.draft import Draft
from tapa_desktop.rules.chains import Left, left_by
from tapa_desktop.rules.play_text import format_play
from tapa_desktop.rules.plays import Steps, plays
from tapa_desktop.rules.position import Position

from .decision import PlayQuestion

DEEPEST: Final = COACH.plies
COMPARED: Final = 40  # plays that are searched equally deep, promising or not
_MOST: Final = 12  # plays that are compared when none was searched deeper than the others


class Candidate(Struct, frozen=True):
    """A play of a decision and its evaluation, all seen by the side that plays."""

    play: str  # as `format_play` writes it
    position: Position  # after the play
    equity: float  # points, without the cube; in a match to a score as `EndWorths` has it
    probabilities: Probabilities
    loss: float  # equity below that of the best play, in single wins: points, unless checkers are counted
    plies: int  # depth of the search after the play
    half_width: float | None = None  # of the 95 % interval of the equity, if the play was rolled out


def level_seeing(plies: int) -> Level:
    """The level that evaluates for the coach: `COACH`, with its search limited to so many plies."""
    return COACH._replace(looks=COACH.looks[:plies])


def candidates_for(
    asked: PlayQuestion,
    plies: int = DEEPEST,
    *,
    also: Collection[Position] = (),
    is_cancelled: IsCancelled = never,
) -> tuple[Candidate, ...]:
    """All plays of the roll or group, the best first; a pass is the only one if there is none.

    At a standing the best is the one that wins the match most often. The promising plays are searched `plies` deep,
    and so are those that lead to the positions in `also`.

    Raises:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
    """
    rule_set, position, roll, stage = asked.rule_set, asked.position, asked.roll, asked.stage
    game = game_for(rule_set)
    worths = worths_at(asked.standing) or in_points(rule_set)
    opinions = game.think(position, roll, level_seeing(plies), stage=stage, worths=worths, is_cancelled=is_cancelled)
    legal = plays(rule_set, position, asked.dice)
    if also:
        left = {one: left_by(rule_set, stage, roll, len(legal[one]), one) for one in also}
        opinions = _searched(game, opinions, left, worths, is_cancelled)
    best = opinions[0].equity
    return tuple(
        Candidate(
            format_play(legal[one.position]),
            one.position,
            one.equity,
            one.probabilities,
            max(0.0, best - one.equity) / worths.single,
            one.plies,
        )
        for one in opinions
    )


def compared(asked: PlayQuestion, plies: int = DEEPEST, *, is_cancelled: IsCancelled = never) -> tuple[Candidate, ...]:
    """As `candidates_for`, with the best `COMPARED` plays searched equally deep, so that their losses can be compared.

    Hint and tutor both ask this, so they give the same numbers for the same play.
    """
    found = candidates_for(asked, plies, is_cancelled=is_cancelled)
    if not plies:
        return found
    return candidates_for(asked, plies, also=[one.position for one in found[:COMPARED]], is_cancelled=is_cancelled)


def contenders(candidates: Sequence[Candidate], also: Collection[Position]) -> Iterator[Candidate]:
    """Those that can be compared: searched deepest, those that end the game, and those that lead to `also`.

    `candidates` are those that `candidates_for` has found with the same `also`.
    """
    farthest = max(candidate.plies for candidate in candidates)
    for number, candidate in enumerate(candidates):
        is_seen = candidate.plies == farthest and (farthest or number < _MOST)
        if is_seen or candidate.position in also or candidate.probabilities.win in {0.0, 1.0}:
            yield candidate


def _searched(
    game: Game,
    opinions: Sequence[Opinion],
    also: Mapping[Position, Left],
    worths: EndWorths,
    is_cancelled: IsCancelled,
) -> list[Opinion]:
    """The opinions in order again, when these plays, each with what it leaves, are searched as deep as the deepest one.

    A play that ends the game is not searched: that would not change the result. Of plays with more to play in the turn,
    some have been passed over even at 0 plies.
    """
    plies = max(one.plies for one in opinions)

    def searched(one: Opinion) -> Opinion:
        left = also.get(one.position)
        if left is None or game.ending_of_turn(one.position) is not None:
            return one
        if one.plies == plies and (plies or left.stage.group is None):
            return one
        theirs = worths if left.goes_on else worths.swapped
        (found,) = game.probabilities([left.position], plies, is_cancelled, stage=left.stage, worths=theirs)
        mine = found if left.goes_on else found.swapped
        return Opinion(one.position, mine, worths.equity(mine), plies)

    return sorted(map(searched, opinions), key=lambda one: (-round(one.equity, 5), -one.plies))


def steps_to(draft: Draft, candidate: Candidate) -> Steps:
    """The steps of a candidate that the draft does not have yet.

    If the draft is the beginning of another play, these are the steps that the two plays do not have in common.
    """
    if draft.position == candidate.position:
        return ()
    rest = draft.rest_of(candidate.play)
    if rest is not None:
        return rest
    drafted, steps = list(draft.steps), []
    for step in draft.restarted().rest_of(candidate.play) or ():
        if step in drafted:
            drafted.remove(step)
        else:
            steps.append(step)
    return tuple(steps)
