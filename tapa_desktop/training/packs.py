"""Find positions to practise in games that the program plays against itself, and write them as a pack.

    python -m tapa_desktop.training.packs GAME --positions 36 --seed 1

Levels of all strengths play. Of their plays, those are taken in which a natural one is wrong (pack_decisions.py): what
the best play is praised for and that one blamed for is the theme, and the grade is how many of the weaker levels find
it.

Mothers, races and the cube come seldom. A pack gets positions of these on top of those that are wanted, from the games
that it takes to find the others, and from more.

The pack is written whenever a position is found, so that a run that is stopped has not been for nothing.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from tapa_desktop.ai.engine.game import Engine
from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.coach.candidates import ERRING, difficulty_of
from tapa_desktop.coach.decision import play_question
from tapa_desktop.coach.drill import PlayAttempt, Verdict, judge_attempts
from tapa_desktop.coach.pack import RARER, THEME_OF, Pack, PackPosition, Theme, format_pack, grade_of_share
from tapa_desktop.coach.reasons.facts import is_blocking
from tapa_desktop.coach.tutor import OTHERWISE
from tapa_desktop.resources import resource
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.outcome import FIRST, Stage, dice_due, has_cube, turn_end_after
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import Side, start_position
from tapa_desktop.rules.position_text import PositionSpec, format_position
from tapa_desktop.rules.ruleset import RuleSet

from .arguments import above, interruptions, parser_of
from .games import PLAYING
from .pack_decisions import (
    DEPTH,
    NEEDS,
    Natural,
    confirm,
    confirm_by_rollout,
    decisions,
    natural_mistake,
    roll_out,
    share_right,
    wrong_action,
)

_TIMES: Final = 4  # seeds of each level for decisions about the cube
_NOT_ALL: Final = 0.95  # the most of them that decide rightly about the cube: as to wait at the start is no question
_OF_A_GAME: Final = 2  # positions from one game at most

_RARE: Final = (Theme.MOTHER, Theme.RACE, Theme.BEAR_OFF, Theme.CUBE)
_MORE_GAMES: Final = 2  # times as many are looked through for rare themes as for all others


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = parser_of("packs", __doc__)
    parser.add_argument("--positions", type=above(0, int), default=150, help="how many to find, besides rare ones; 150")
    parser.add_argument("--games", type=above(0, int), default=1000, help="to look through at most; 1000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="for the pack; the program's own unless another is named")
    options = parser.parse_args(arguments)
    rule_set, folder = options.rule_set, options.folder or resource("packs")
    settings = f"--positions {options.positions} --games {options.games} --seed {options.seed}"
    note = f"Rolled out {DEPTH} plies; the note is the lead over the natural play."
    comments = f"Found by {parser.prog} {rule_set.key} {settings}", note
    with interruptions() as is_cancelled:
        for pack in packs(rule_set, options.positions, options.games, options.seed, is_cancelled):
            text = format_pack(pack, comments)
            (folder / f"{rule_set.key}.txt").write_text(text, "utf-8", newline="\n")
            print(f"{len(pack.positions)}: {pack.positions[-1].theme}", flush=True)


def packs(rule_set: RuleSet, wanted: int, games: int, seed: int, is_cancelled: IsCancelled) -> Iterator[Pack]:
    """The pack of a game whenever a position was found, the easiest first; it ends with the wanted number.

    At most a quarter of them has one theme, or half of them in blocking games, which have few; and at most half have
    one grade. Of each rare theme there can be a sixth of that number besides. `games` are looked through at most.
    """
    finder, needed = Finder(engine_for(rule_set), wanted), games
    for number in range(games):
        if is_cancelled() or number >= _MORE_GAMES * needed:
            return
        needed = min(needed, number) if finder.has_enough else games
        if finder.look_through(seed, number):
            yield Pack(rule_set.name, finder.sorted)


class Finder:
    """Finds positions in games of one kind, and keeps themes and grades balanced."""

    def __init__(self, engine: Engine, wanted: int) -> None:
        self.engine, self.wanted = engine, wanted
        self.positions: list[PackPosition] = []
        self._shares: dict[str, float] = {}  # of the weaker levels that answer rightly, by position

    def look_through(self, seed: int, number: int) -> int:
        """Add the good positions of the game with this number; returns how many."""
        before = len(self.positions)
        for placed in turns_of(self.engine, seed, number):
            if len(self.positions) - before == _OF_A_GAME:
                break
            self._look_at(placed)
            if has_cube(self.engine.rule_set):
                self._look_at_cube(placed, NEEDS[len(self.positions) % len(NEEDS)])
        return len(self.positions) - before

    @property
    def sorted(self) -> tuple[PackPosition, ...]:
        """The positions, the easiest first."""
        return tuple(sorted(self.positions, key=lambda position: -self._shares[position.position]))

    @property
    def has_enough(self) -> bool:
        """Whether there are enough positions, without those of rare themes."""
        return sum(position.theme not in _RARE for position in self.positions) >= self.wanted

    def _look_at_cube(self, placed: PositionSpec, needs: tuple[int, int]) -> None:
        for text, state in decisions(placed, needs):
            wrong = wrong_action(state)
            if wrong is None:
                continue
            share = share_right(state, OTHERWISE[wrong], ERRING, _TIMES)
            skill = 2 * share - 1  # guessing finds half of the answers
            grade = grade_of_share(skill)
            is_wanted = share <= _NOT_ALL and self._is_missing(Theme.CUBE, grade)
            answer = confirm_by_rollout(state, wrong) if is_wanted else None
            if answer is not None:
                self._add(PackPosition(text, answer.best, Theme.CUBE, grade, answer.lead), skill)
                return

    def _look_at(self, placed: PositionSpec) -> None:
        mistake = natural_mistake(self.engine, placed)
        natural = None if mistake is None else confirm(mistake)
        theme = None if natural is None else theme_of(natural)
        if natural is None or theme is None:
            return
        share, text = 1 - difficulty_of(play_question(placed), [natural.best]).difficulty, format_position(placed)
        grade = grade_of_share(share)
        if not self._is_missing(theme, grade) or any(position.position == text for position in self.positions):
            return
        answer = roll_out(natural)
        if answer is not None:
            self._add(PackPosition(text, answer.best, theme, grade, answer.lead), share)

    def _add(self, position: PackPosition, share: float) -> None:
        self.positions.append(position)
        self._shares[position.position] = share

    def _is_missing(self, theme: Theme, grade: int) -> bool:
        themes = Counter(position.theme for position in self.positions)
        if theme in _RARE:
            equal = sum(position.theme is theme and position.grade == grade for position in self.positions)
            return themes[theme] < math.ceil(self.wanted / 6) and equal < math.ceil(self.wanted / 12)
        grades = Counter(position.grade for position in self.positions if position.theme not in _RARE)
        per_theme = self.wanted / (2 if is_blocking(self.engine.rule_set) else 4)
        is_missing = themes[theme] < math.ceil(per_theme) and grades[grade] < math.ceil(self.wanted / 2)
        return is_missing and not self.has_enough


def turns_of(engine: Engine, seed: int, number: int) -> Iterator[PositionSpec]:
    """The positions of the game with this number, each with its dice, seen by the side to move, here always White."""
    rule_set, random = engine.rule_set, Random(f"{engine.rule_set.key} {seed} {number}")  # noqa: S311 - of a game
    levels = [random.choice(PLAYING) for _ in range(2)]
    errors = [random.getrandbits(32) for _ in range(2)]
    position, stage, side = start_position(rule_set), FIRST, 0
    while True:
        roll = None if stage.group else roll_of(random.randint(1, 6), random.randint(1, 6))
        yield PositionSpec(rule_set, Side.WHITE, position, roll, stage)
        after = engine.think(position, roll, levels[side], errors[side], stage=stage, most=1)[0].position
        if engine.is_over(after):
            return
        used = len(plays(rule_set, position, dice_due(stage, roll))[after]) if _counts(stage, roll) else 0
        position, stage, goes_on = turn_end_after(rule_set, stage, roll, used, after)
        side = side if goes_on else 1 - side


def _counts(stage: Stage, roll: tuple[int, int] | None) -> bool:
    """Whether the number of dice that a play uses matters: only for a double, which may be a chain."""
    return stage.group is not None or (roll is not None and roll[0] == roll[1])


def theme_of(natural: Natural) -> Theme | None:
    """The theme that the best play is praised for and the natural one blamed for, rather a rarer one; None if none.

    So the player gets the lesson of the position after any play.
    """
    question = play_question(natural.placed)
    (solution,), (mistake,) = (
        judge_attempts(PlayAttempt(question, played, natural.best), never) for played in (None, natural.natural)
    )
    assert isinstance(solution, Verdict)
    assert isinstance(mistake, Verdict)
    for_best, against = ([THEME_OF.get(note.kind) for note in notes] for notes in (solution.for_best, mistake.against))
    return next((theme for theme in (*RARER, *against) if theme in against and theme in for_best), None)


if __name__ == "__main__":
    main()
