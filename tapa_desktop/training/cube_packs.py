"""Find decisions about the cube to practise; a part of `packs`.

A decision is taken if the wrong action loses something, but not so much that everybody sees it, by the same order at 0,
1 and 2 plies, and by the probabilities that a rollout has found, at both ends of its interval, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from tapa_desktop.ai.cube.decisions import misjudged
from tapa_desktop.ai.levels import Level
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.probabilities import Probabilities, stakes
from tapa_desktop.cancelling import never
from tapa_desktop.coach.candidates import RolloutQuestion, rollouts
from tapa_desktop.coach.decision import Action, cube_state_of, question_in
from tapa_desktop.coach.tutor import OTHERWISE, cube_losses, losses_by
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.position_text import Placed, format_position
from tapa_desktop.rules.side import Side

from .play_packs import PackAnswer

NEEDS: Final = ((0, 0), (0, 0), (5, 5), (5, 3), (3, 5))  # points to go of the side that doubles, and of the other
_PLIES: Final = (0, 1, 2)
_LEAST, _MOST = 0.05, 0.4  # single wins that the wrong action loses
_SENSIBLE: Final = 0.1  # the most that a double may lose which White has to answer
_GAMES: Final = 324  # rolled out at most, with variance reduction
_DEPTH: Final = 7  # plies of each, before the network judges
_HALF_WIDTH: Final = 0.03  # points: narrow enough
_NEVER_ZERO: Final = 0.005  # the least by which the right action has to lead at the worse end of the interval


def decisions(placed: Placed, needs: tuple[int, int]) -> Iterator[tuple[str, GameState]]:
    """Whether to double before the roll of this turn, and whether to take: the texts and states of both questions."""
    for side in Side:
        mine, theirs = needs if side is Side.WHITE else needs[::-1]
        position = format_position(Placed(placed.rule_set, side, placed.position))
        text = f"{position}|1- {mine}-{theirs}"
        question = question_in(text)
        assert isinstance(question, GameState)
        yield text, question


def wrong_action(state: GameState) -> Action | None:
    """The wrong action where White decides about the cube; None if the decision is too easy or unclear."""
    if state.phase is Phase.TO_ANSWER:
        doubled = cube_losses(replace(state, phase=Phase.TO_ROLL), 0, never)
        if doubled.losses["double"] > _SENSIBLE:
            return None
    wrong = set[Action]()
    for plies in _PLIES:
        losses = cube_losses(state, plies, never).losses
        worse = max(losses, key=losses.__getitem__)
        wrong.add(worse)
        if len(wrong) > 1 or not _LEAST <= losses[worse] <= _MOST:
            return None
    return wrong.pop()


def share_right(state: GameState, best: Action, levels: Sequence[Level], times: int) -> float:
    """The share of these levels, each with so many errors, that decide rightly."""
    about = state.rule_set, state.position, cube_state_of(state)
    players = [Player(level, seed) for level in levels for seed in range(times)]
    asked = [player.take if state.phase is Phase.TO_ANSWER else player.double for player in players]
    right = [decide(*about).is_yes is (best in {"double", "take"}) for decide in asked]
    return sum(right) / len(right)


def confirmed_by_rollout(state: GameState, wrong: Action) -> PackAnswer | None:
    """What a rollout says; None if it does not make sure that this action is wrong."""
    placed = Placed(state.rule_set, Side.WHITE, state.position)
    question = RolloutQuestion(placed, games=_GAMES, half_width=_HALF_WIDTH, plies=_DEPTH)
    *_, last = rollouts(question, never)
    (line,) = last.found.lines
    found = Probabilities(*line.chances)
    if not 0 < found.win < 1:
        return None
    of_win = line.half_width / stakes(state.rule_set).single / 2
    error = of_win / (found.win * (1 - found.win))  # of the logarithm of the odds
    ends = [losses_by(state, misjudged(found, error * way)).losses for way in (0, -1, 1)]
    best = OTHERWISE[wrong]
    leads = [losses[wrong] - losses[best] for losses in ends]
    if min(leads) < _NEVER_ZERO:
        return None
    return PackAnswer(best, f"{leads[0]:.3f} ± {leads[0] - min(leads):.3f} before {wrong}")
