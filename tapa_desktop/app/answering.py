"""How a question is answered by a player. It runs in the other thread, and knows no Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from tapa_desktop.ai.cancelling import IsCancelled
from tapa_desktop.ai.score import AtScore, CubeStand
from tapa_desktop.coach.hint import Deed
from tapa_desktop.rules.dice import Roll, dice_of
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.playtext import format_play
from tapa_desktop.rules.position import Position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

from .cube_word import CubeWord
from .questions import Answer, CubeAnswer, DoubleQuestion, PlayAnswer, PlayQuestion, Question


class Choice(Protocol):
    """What a player has chosen: the position after its play, and what that is worth to it in points."""

    @property
    def position(self) -> Position: ...  # noqa: D102 - a field

    @property
    def equity(self) -> float: ...  # noqa: D102 - a field


class CubeChoice(Protocol):
    """Whether a player doubles or takes, and what it goes by, seen by itself: fields as in `CubeWord`."""

    @property
    def is_yes(self) -> bool: ...  # noqa: D102 - a field

    @property
    def equity(self) -> float: ...  # noqa: D102 - a field

    @property
    def turning_equity(self) -> float | None: ...  # noqa: D102 - a field

    @property
    def chances(self) -> Sequence[float]: ...  # noqa: D102 - a field

    @property
    def at_score(self) -> AtScore | None: ...  # noqa: D102 - a field


class Player(Protocol):
    """Whoever can play. It asks `is_cancelled` often, and stops with an exception when it says yes."""

    def choose(self, rule_set: RuleSet, position: Position, roll: Roll, is_cancelled: IsCancelled) -> Choice:
        """The play of its choice."""
        ...

    def double(self, rule_set: RuleSet, position: Position, stand: CubeStand, is_cancelled: IsCancelled) -> CubeChoice:
        """Whether it doubles; it is to move, and it all is as it sees it."""
        ...

    def take(self, rule_set: RuleSet, position: Position, stand: CubeStand, is_cancelled: IsCancelled) -> CubeChoice:
        """Whether it takes; position and stand are as the side that doubles sees them."""
        ...


MakePlayer = Callable[[str, int], Player]  # from the key of a level and the seed of its errors


def answer_to(question: Question, make_player: MakePlayer, is_cancelled: IsCancelled) -> Answer:
    """The answer of a player that is made for the question.

    Raises:
        ValueError: when it has chosen what is not legal; and whatever a player that is called off raises.
    """
    if isinstance(question, PlayQuestion):
        return _play(question, make_player, is_cancelled)
    player = make_player(question.level, question.seed)
    about = question.rule_set, question.position, question.stand, is_cancelled
    if isinstance(question, DoubleQuestion):
        doubling = player.double(*about)
        return CubeAnswer(question.ticket, _word(question.side, "double" if doubling.is_yes else "no double", doubling))
    taking = player.take(*about)
    return CubeAnswer(question.ticket, _word(question.side, "take" if taking.is_yes else "drop", taking))


def learned_player(level: str, seed: int) -> Player:
    """The player of the program. It brings NumPy with it, which is loaded only here, in the other thread.

    Raises:
        ValueError: when there is no such level.
    """
    from tapa_desktop.ai.levels import level_named  # noqa: PLC0415
    from tapa_desktop.ai.player import Player as Learned  # noqa: PLC0415

    found = level_named(level)
    if found is None:
        raise ValueError(f"there is no level {level!r}")
    player: Player = Learned(found, seed)
    return player


def _play(question: PlayQuestion, make_player: MakePlayer, is_cancelled: IsCancelled) -> PlayAnswer:
    """The chosen position looked up among the legal plays, here, since that takes its time after a double."""
    legal = plays(question.rule_set, question.position, dice_of(question.roll))
    if len(legal) == 1:
        ((only, steps),) = legal.items()
        return PlayAnswer(question.ticket, format_play(steps), only)
    player = make_player(question.level, question.seed)
    choice = player.choose(question.rule_set, question.position, question.roll, is_cancelled)
    if choice.position not in legal:
        raise ValueError(f"no legal play leads to {choice.position}")
    return PlayAnswer(question.ticket, format_play(legal[choice.position]), choice.position, choice.equity)


def _word(side: Side, deed: Deed, choice: CubeChoice) -> CubeWord:
    win, mars, best, lose_mars, lose_best = choice.chances
    return CubeWord(
        side, deed, choice.equity, choice.turning_equity, win, mars, best, lose_mars, lose_best, choice.at_score
    )
