"""The computer player: a level with a seed chooses plays and decides about the cube."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Final

from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.outcome import FIRST, Stage, is_single_unturned, noise_in
from tapa_desktop.rules.position import Position, flip
from tapa_desktop.rules.ruleset import RuleSet

from .engine.games import engine_for
from .engine.interface import RankedPlay
from .engine.library import CHANCES
from .levels import Level
from .probabilities import EACH_SINGLE, EndValues, Probabilities, in_points

if TYPE_CHECKING:
    from .cube.cubeful import CubeState, Standing
    from .cube.decisions import CubeChoice

CUBE_SHARE: Final = 0.5  # of the noise: to judge a whole game is easier than to compare plays


def end_values_at(rule_set: RuleSet, standing: Standing | None) -> EndValues:
    """The values of the ends of the game: at a standing, or in points by the rules now in force."""
    if standing is None:
        return EACH_SINGLE if is_single_unturned(rule_set) else in_points(rule_set)
    from .cube.match_equity import end_values_in  # noqa: PLC0415 - not needed in a single game

    return end_values_in(standing)


def level_probabilities(
    level: Level,
    rule_set: RuleSet,
    position: Position,
    is_cancelled: IsCancelled = never,
    *,
    stage: Stage = FIRST,
    end_values: EndValues | None = None,
) -> Probabilities:
    """The chances of the side to move at this stage at the depth of a level, without its errors. Raises as `Player`.

    A level that rolls plays out rolls the position out, too: no search tells as well whether to double.
    """
    engine, roll_out = engine_for(rule_set), level.roll_out
    if roll_out is None:
        return engine.probabilities([position], level.plies, is_cancelled, stage=stage, end_values=end_values)[0]
    results = engine.play_out(
        position, range(roll_out.games), 0, stage=stage, plies=roll_out.plies, less_luck=True, end_values=end_values,
        is_cancelled=is_cancelled,
    )  # fmt: skip
    means = (fsum(results[column::CHANCES]) / roll_out.games for column in range(CHANCES))
    return Probabilities(*(min(max(mean, 0.0), 1.0) for mean in means))


class Player:
    """A level with a seed. Its answers depend on these, the position and the roll, and on nothing else.

    All methods raise:
        Cancelled: when `is_cancelled`, which is called every few milliseconds, returns True.
        CannotPlayError: when a file that it needs for this game cannot be used.
    """

    def __init__(self, level: Level, seed: int = 0) -> None:
        self.level = level
        self.seed = seed

    def choose(
        self,
        rule_set: RuleSet,
        position: Position,
        roll: Roll | None,
        is_cancelled: IsCancelled = never,
        stage: Stage = FIRST,
        *,
        standing: Standing | None = None,
    ) -> RankedPlay:
        """The best play of the roll, or of the group that is due at this stage, for the level.

        At a standing both sides play to win the match, and equities are on the scale of `EndValues`.
        A level that knows the openings plays from the book, without a search.
        """
        end_values = end_values_at(rule_set, standing)
        if self.level.knows_openings:
            from .openings import best_book_play  # noqa: PLC0415 - not needed by weaker levels

            book_play = best_book_play(rule_set, position, stage, roll, end_values)
            if book_play is not None:
                return book_play
        engine, question = engine_for(rule_set), (position, roll, self.level, self.seed)
        return engine.think(*question, stage=stage, most=1, end_values=end_values, is_cancelled=is_cancelled)[0]

    def double(
        self, rule_set: RuleSet, position: Position, state: CubeState, is_cancelled: IsCancelled = never
    ) -> CubeChoice:
        """Whether the side to move doubles before its roll. A level with noise errs here too."""
        from .cube.decisions import choose_double, with_error  # noqa: PLC0415 - most games have no cube

        end_values = end_values_at(rule_set, None)
        chances = level_probabilities(self.level, rule_set, position, is_cancelled, end_values=end_values)
        return choose_double(rule_set, with_error(chances, self._error(rule_set, position)), state)

    def take(
        self, rule_set: RuleSet, position: Position, state: CubeState, is_cancelled: IsCancelled = never
    ) -> CubeChoice:
        """Whether the other side takes when the side to move, which sees position and state, has doubled."""
        from .cube.decisions import choose_take, with_error  # noqa: PLC0415 - as above

        chances = level_probabilities(self.level, rule_set, position, is_cancelled).swapped
        return choose_take(rule_set, with_error(chances, self._error(rule_set, flip(rule_set, position))), state)

    def _error(self, rule_set: RuleSet, position: Position) -> float:
        """The error of the level about a position, seen by the side that decides about the cube."""
        if not self.level.noise:
            return 0.0
        return (
            CUBE_SHARE * noise_in(rule_set, self.level.noise) * engine_for(rule_set).error_of_cube(position, self.seed)
        )
