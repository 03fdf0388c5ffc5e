"""A play being composed: a cursor in the tree of legal plays. It offers only steps that lead to a legal play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tapa_desktop.rules.dice import Dice
from tapa_desktop.rules.outcome import outcome
from tapa_desktop.rules.play_text import find_play, find_steps, format_play
from tapa_desktop.rules.plays import BlockedReason, Node, Steps, Turn, blocked_reason, turn_for
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.steps import Step

from .events import Drafted
from .state import GameState, Phase

Targets = Mapping[int, Mapping[int, Steps]]  # for each source its targets, with the steps that lead there


class Draft:
    """The steps that the side to move has composed, and the possible next ones. A value: `add` returns another."""

    def __init__(self, turn: Turn, steps: Steps = ()) -> None:
        self.steps = steps
        self._turn = turn
        self._node = turn.root
        for step in steps:
            self._node = dict(turn.following(self._node))[step]

    @classmethod
    def of(cls, state: GameState) -> Draft | None:
        """The draft of the side to move, or None when there are no dice to play."""
        if state.phase is not Phase.TO_PLAY:
            return None
        return cls(turn_for(state.rule_set, state.position, state.dice), state.drafted)

    @property
    def position(self) -> Position:
        """The position after the steps so far, seen by the side to move."""
        return self._node.position

    @property
    def dice_left(self) -> Dice:
        """The dice that are not used yet."""
        return self._node.dice

    @property
    def is_complete(self) -> bool:
        """Whether the steps so far are a legal play; without steps, whether the turn passes."""
        return self._turn.is_complete(self._node)

    @property
    def ends_game(self) -> bool:
        """Whether the steps so far end the game."""
        return outcome(self._turn.rule_set, self.position) is not None

    @property
    def must_pass(self) -> bool:
        """Whether the roll gives no play at all."""
        return self._turn.is_complete(self._turn.root)

    @property
    def event(self) -> Drafted:
        """The event that records this draft."""
        play = format_play(self.steps)
        is_plain = find_steps(self._turn, play) == self.steps
        return Drafted(play, () if is_plain else tuple(step.die for step in self.steps))

    @property
    def only_play(self) -> Steps | None:
        """The steps of the forced play; None if there is a choice, or no play at all."""
        plays = list(self._turn.plays().values())
        return plays[0] if len(plays) == 1 and plays[0] else None

    def add(self, step: Step) -> Draft:
        """The draft with one more step, which must be one of `next_steps`."""
        return Draft(self._turn, (*self.steps, step))

    def restarted(self) -> Draft:
        """The draft without any steps."""
        return Draft(self._turn)

    def rest_of(self, play: str) -> Steps | None:
        """The steps missing from a play, None if those so far begin another. Raises `PlayError` if it is illegal."""
        rest = list(find_play(self._turn, play))
        for step in self.steps:
            if step not in rest:
                return None
            rest.remove(step)
        node = self._node
        for step in rest:
            following = dict(self._turn.following(node))
            if step not in following:
                return None
            node = following[step]
        return tuple(rest)

    def next_steps(self) -> list[Step]:
        """The possible next steps: each leads to a legal play."""
        return [step for step, _ in self._turn.following(self._node)]

    def blocked_reason(self, source: int) -> BlockedReason:
        """Why no checker can move from `source`, which has one but is not in `targets`, while dice are left."""
        return blocked_reason(self._turn.rule_set, self._node, source)

    def targets(self, first: int = 0) -> Targets:
        """For each source of a checker that can move: its targets, each with the steps that bring the checker there.

        A target may need several dice. Of several ways the best has the fewest steps; then begins with the die `first`,
        unless it is 0; then touches the fewest opposing checkers; then begins with the larger die.
        """
        targets: dict[int, dict[int, Steps]] = {}
        for path, _ in self._paths(self._node, ()):
            best = targets.setdefault(path[0].source, {})
            target = path[-1].target
            if target not in best or _cost(path, first) < _cost(best[target], first):
                best[target] = path
        return targets

    def _paths(self, node: Node, path: Steps) -> Iterator[tuple[Steps, Node]]:
        """All paths of a single checker from `node`, as steps, each with the node after it."""
        for step, child in self._turn.following(node):
            if not path or step.source == path[-1].target:
                longer = (*path, step)
                yield longer, child
                yield from self._paths(child, longer)


def movable_of(state: GameState) -> Draft | None:
    """The draft of the side to move; None unless a person has dice to play."""
    return Draft.of(state) if state.seat.is_person else None


def steps_of(state: GameState, play: str) -> Steps:
    """The steps of a play that was made in this state, with their dice."""
    return find_play(turn_for(state.rule_set, state.position, state.dice), play)


def _cost(path: Steps, first: int) -> tuple[int, bool, int, int]:
    is_other = bool(first) and path[0].die != first
    return len(path), is_other, sum(step.touches for step in path), -path[0].die
