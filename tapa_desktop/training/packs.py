"""Find positions to practise in games that the program plays against itself, and write them as a pack.

    python -m tapa_desktop.training.packs GAME --positions 36 --seed 1

Levels of all strengths play. A decision is taken if a play that looks natural loses much: one that several simple rules
choose, such as to touch what can be touched, to leave nothing open, or to make points. The best play must be the same
at 1 and 2 plies and lead the second one clearly; then both and the natural one are rolled out, and the best must lead
by more than the intervals. What it gains over the natural play is the theme, and the grade is how many of the weaker
levels find it.

Mothers, races and the cube (`cube_packs`) come seldom. A pack gets positions of these on top of those that are wanted,
from the games that it takes to find the others, and from more.

The pack is written whenever a position is found, so that a run that is stopped has not been for nothing.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tapa_desktop.ai.engine.game import Game
from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.engine.opinions import Opinion
from tapa_desktop.ai.levels import LEVELS, Level, level_named
from tapa_desktop.ai.probabilities import stakes
from tapa_desktop.cancelling import IsCancelled, never
from tapa_desktop.coach.candidates import candidates_for
from tapa_desktop.coach.decision import play_question
from tapa_desktop.coach.pack import Pack, PackPosition, Theme, format_pack
from tapa_desktop.coach.reasons.facts import is_blocking, outside
from tapa_desktop.coach.reasons.reason import ReasonKind
from tapa_desktop.coach.reasons.reasons import reasons_against, reasons_for
from tapa_desktop.coach.rollout import RolloutQuestion, rollouts
from tapa_desktop.coach.tutor import OTHERWISE
from tapa_desktop.resources import resource
from tapa_desktop.rules.chains import FIRST, Stage, dice_due, left_by
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import START, Position, flip, mine_on, pins, start_position
from tapa_desktop.rules.position_text import Placed, format_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

from .arguments import above, interruptions
from .cube_packs import NEEDS, confirmed_by_rollout, decisions, share_right, wrong_action

_PROGRAM: Final = "python -m tapa_desktop.training.packs"
_PLAYING: Final = ("casual", "steady", "seasoned", "veteran", "expert")
_PLAIN: Final = Level("0-ply", "0-ply")
_PLIES: Final = (1, 2)
_LOST: Final = 0.1  # single wins: the least that the natural play loses
_LOST_LITTLE: Final = 0.05  # the same in races, bear-offs and blocking games, where few plays lose much
_CLEAR: Final = 0.03  # the least that the second play loses
_LOOKED_AT: Final = 16  # plays that may be natural, the best ones
_CHOICE: Final = 3  # plays that there have to be
_VOTES: Final = 2  # simple rules that choose the natural play; one where little is lost, since fewer apply there
_GAMES: Final = 144  # rolled out from each play at most, with variance reduction
_DEPTH: Final = 7  # plies of each, before the network judges
_ASKED: Final = [level for level in LEVELS if level.noise]
_TIMES: Final = 4  # that each of them is asked, with other errors
_EASY, _HARD = 0.75, 0.5  # the shares of them that find the best play, between which a position is of grade 2
_NOT_ALL: Final = 0.95  # the most of them that decide rightly about the cube: as to wait at the start is no question
_OF_A_GAME: Final = 2  # positions from one game at most

_THEMES: Final = {
    Theme.PIN: (ReasonKind.PINS, ReasonKind.MISSES_PIN, ReasonKind.GIVES_UP_PIN),
    Theme.MOTHER: (
        *(ReasonKind.PINS_MOTHER, ReasonKind.BRINGS_MOTHER_AWAY, ReasonKind.LEAVES_MOTHER),
        *(ReasonKind.MISSES_MOTHER, ReasonKind.RISKS_MOTHER),
    ),
    Theme.HIT: (ReasonKind.HITS, ReasonKind.MISSES_HIT),
    Theme.START: (
        *(ReasonKind.UNSTACKS, ReasonKind.STAYS_STACKED, ReasonKind.PASSES_START, ReasonKind.HOLDS_START),
        *(ReasonKind.ENTERS, ReasonKind.ENTERS_FEWER),
    ),
    Theme.POINTS: (
        *(ReasonKind.MAKES_POINT, ReasonKind.MISSES_POINT, ReasonKind.MAKES_PRIME, ReasonKind.SHORTER_PRIME),
        *(ReasonKind.BLOCKS, ReasonKind.BLOCKS_FEWER, ReasonKind.ESCAPES, ReasonKind.STAYS_BEHIND),
    ),
    Theme.SAFETY: (
        *(ReasonKind.COVERS, ReasonKind.SAVES, ReasonKind.LEAVES_BLOT, ReasonKind.LEAVES_NOTHING),
        *(ReasonKind.RISKS_BLOT, ReasonKind.RISKS_DEARER, ReasonKind.RISKS_MORE),
        *(ReasonKind.AIMS, ReasonKind.AIMS_LESS),
    ),
    Theme.TIMING: (
        *(ReasonKind.BREAKS_POINT, ReasonKind.OPENS_PRIME, ReasonKind.STACKS, ReasonKind.WIDENS_GAP),
        ReasonKind.BURIES,
    ),
    Theme.RACE: (
        *(ReasonKind.SAVES_MARS, ReasonKind.RISKS_MARS, ReasonKind.BEARS_OFF, ReasonKind.BEARS_OFF_FEWER),
        *(ReasonKind.FEWER_HOME, ReasonKind.EMPTIES_HOME, ReasonKind.LEADS_RACE),
    ),
}
_FIRST: Final = (Theme.MOTHER, Theme.RACE, Theme.START)  # which come before reasons with more weight
_RARE: Final = (Theme.MOTHER, Theme.RACE, Theme.CUBE)
_MORE_GAMES: Final = 2  # times as many are looked through for rare themes as for all others
_THEME_OF: Final = {kind: theme for theme, kinds in _THEMES.items() for kind in kinds}


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog=_PROGRAM, description=__doc__)
    parser.add_argument("rule_set", help="the key of a game that a network has learned")
    parser.add_argument("--positions", type=above(0, int), default=36, help="how many to find, besides rare ones; 36")
    parser.add_argument("--games", type=above(0, int), default=1000, help="to look through at most; 1000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="for the pack; the program's own unless another is named")
    asked = parser.parse_args(arguments)
    rule_set = rule_set_named(asked.rule_set)
    folder = asked.folder or resource("packs")
    command = f"{_PROGRAM} {rule_set.key} --positions {asked.positions} --games {asked.games} --seed {asked.seed}"
    how = f"Rolled out {_DEPTH} plies; the note is the lead over the natural play."
    comments = f"Found by {command}", how
    with interruptions() as is_cancelled:
        for pack in packs(rule_set, asked.positions, asked.games, asked.seed, is_cancelled):
            text = format_pack(pack, comments)
            (folder / f"{rule_set.key}.txt").write_text(text, "utf-8", newline="\n")
            sys.stdout.write(f"{len(pack.positions)}: {pack.positions[-1].theme}\n")
            sys.stdout.flush()


def packs(rule_set: RuleSet, wanted: int, games: int, seed: int, is_cancelled: IsCancelled) -> Iterator[Pack]:
    """The pack of a game whenever a position was found, the easier ones first; it ends with the wanted number.

    At most a quarter of them has one theme, or half of them in blocking games, which have few; and at most half have
    one grade. Of each rare theme there can be a sixth of that number besides. `games` are looked through at most.
    """
    finder, needed = Finder(game_for(rule_set), wanted), games
    for number in range(games):
        if is_cancelled() or number >= _MORE_GAMES * needed:
            return
        needed = min(needed, number) if finder.has_enough else games
        if finder.look_through(seed, number):
            yield Pack(rule_set.name, tuple(sorted(finder.found, key=lambda one: one.grade)))


class Natural(NamedTuple):
    """A decision in which a play that looks natural seems to lose much."""

    placed: Placed
    best: Position
    natural: Position
    second: Position
    least: float  # single wins that the natural play has to lose


class Finder:
    """Finds positions in games of one kind, and keeps themes and grades balanced."""

    def __init__(self, game: Game, wanted: int) -> None:
        self.game, self.wanted = game, wanted
        self.found: list[PackPosition] = []

    def look_through(self, seed: int, number: int) -> int:
        """Take the positions worth it from the game with this number; how many they were."""
        before = len(self.found)
        for placed in turns_of(self.game, seed, number):
            if len(self.found) - before == _OF_A_GAME:
                break
            self._look_at(placed)
            if has_cube(self.game.rule_set):
                self._look_at_cube(placed, NEEDS[len(self.found) % len(NEEDS)])
        return len(self.found) - before

    @property
    def has_enough(self) -> bool:
        """Whether all positions are found that are wanted, except those of rare themes."""
        return sum(one.theme not in _RARE for one in self.found) >= self.wanted

    def _look_at_cube(self, placed: Placed, needs: tuple[int, int]) -> None:
        for text, state in decisions(placed, needs):
            wrong = wrong_action(state)
            if wrong is None:
                continue
            share = share_right(state, OTHERWISE[wrong], _ASKED, _TIMES)
            grade = _grade(2 * share - 1)  # guessing finds half of the answers
            is_wanted = share <= _NOT_ALL and self._is_missing(Theme.CUBE, grade)
            found = confirmed_by_rollout(state, wrong) if is_wanted else None
            if found is not None:
                self.found.append(PackPosition(text, found.best, Theme.CUBE, grade, found.lead))
                return

    def _look_at(self, placed: Placed) -> None:
        seeming = natural_mistake(self.game, placed)
        natural = None if seeming is None else confirmed(seeming)
        theme = None if natural is None else theme_of(natural)
        if natural is None or theme is None:
            return
        grade, text = grade_of(self.game, natural), format_position(placed)
        if not self._is_missing(theme, grade) or any(one.position == text for one in self.found):
            return
        found = rolled_out(natural)
        if found is not None:
            self.found.append(PackPosition(text, found.best, theme, grade, found.lead))

    def _is_missing(self, theme: Theme, grade: int) -> bool:
        themes = Counter(one.theme for one in self.found)
        if theme in _RARE:
            of_both = sum(one.theme is theme and one.grade == grade for one in self.found)
            return themes[theme] < math.ceil(self.wanted / 6) and of_both < math.ceil(self.wanted / 12)
        grades = Counter(one.grade for one in self.found if one.theme not in _RARE)
        of_a_theme = self.wanted / (2 if is_blocking(self.game.rule_set) else 4)
        is_missing = themes[theme] < math.ceil(of_a_theme) and grades[grade] < math.ceil(self.wanted / 2)
        return is_missing and not self.has_enough


def turns_of(game: Game, seed: int, number: int) -> Iterator[Placed]:
    """The positions of the game with this number, each with its dice and seen by its side, here always White."""
    rule_set, random = game.rule_set, Random(f"{game.rule_set.key} {seed} {number}")  # noqa: S311 - of a game
    levels = [level_named(random.choice(_PLAYING)) or _PLAIN for _ in range(2)]
    errors = [random.getrandbits(32) for _ in range(2)]
    position, stage, side = start_position(rule_set), FIRST, 0
    while True:
        roll = None if stage.group else roll_of(random.randint(1, 6), random.randint(1, 6))
        yield Placed(rule_set, Side.WHITE, position, roll, stage)
        after = game.think(position, roll, levels[side], errors[side], stage=stage, most=1)[0].position
        if game.ending_of_turn(after):
            return
        used = len(plays(rule_set, position, dice_due(stage, roll))[after]) if _counts(stage, roll) else 0
        position, stage, goes_on = left_by(rule_set, stage, roll, used, after)
        side = side if goes_on else 1 - side


def _counts(stage: Stage, roll: tuple[int, int] | None) -> bool:
    """Whether it matters how many dice a play uses: only of a double, which may be a chain."""
    return stage.group is not None or (roll is not None and roll[0] == roll[1])


def natural_mistake(game: Game, placed: Placed) -> Natural | None:
    """A natural play that seems to lose much by 0-ply, which is cheap; None if there is none."""
    found = game.think(placed.position, placed.roll, _PLAIN, stage=placed.stage)
    single, best = stakes(placed.rule_set).single, found[0]
    is_ending = game.is_race(placed.position) or not outside(placed.position)
    has_few = is_blocking(placed.rule_set) or is_ending
    least, votes = (_LOST_LITTLE, 1) if has_few else (_LOST, _VOTES)
    near = found[:_LOOKED_AT]
    if len(found) < _CHOICE or game.ending_of_turn(best.position) is not None:
        return None
    lost = {one.position: (best.equity - one.equity) / single for one in near}
    if max(lost.values()) < least:
        return None
    for position, count in Counter(natural_plays(game, near)).most_common():
        if count >= votes and lost[position] >= least:
            return Natural(placed, best.position, position, best.position, least)
    return None


def natural_plays(game: Game, near: Sequence[Opinion]) -> Iterator[Position]:
    """The plays, of these, that simple rules choose; of equal ones the better."""
    for rule in (_touching, _safety, _points, _home, _leaving):
        scores = [rule(game, one.position) for one in near]
        if max(scores) > min(scores):
            yield near[scores.index(max(scores))].position


def _touching(_game: Game, after: Position) -> int:
    """Pin or hit as many as possible."""
    return sum(map(pins, after.board)) + after.theirs.bar


def _safety(game: Game, after: Position) -> int:
    """Leave as little as possible that can be pinned or hit."""
    return 0 if is_blocking(game.rule_set) else -game.shots(flip(game.rule_set, after))[0]


def _points(game: Game, after: Position) -> int:
    """Have as many points as possible."""
    return sum(value > (0 if is_blocking(game.rule_set) else 1) for value in after.board)


def _home(_game: Game, after: Position) -> int:
    """Bring as many home, and off, as possible."""
    return after.mine.off - outside(after)


def _leaving(_game: Game, after: Position) -> int:
    """Leave the start with as many as possible."""
    return -mine_on(after.board[START]) - after.mine.reserve


def theme_of(natural: Natural) -> Theme | None:
    """What the best play gains over the natural one, of several rather the rarer; None if there is no reason."""
    about = natural.placed.rule_set, natural.placed.position
    reasons = (*reasons_against(*about, natural.natural, natural.best), *reasons_for(*about, natural.best))
    found = [_THEME_OF[reason.kind] for reason in reasons if reason.kind in _THEME_OF]
    return next((theme for theme in (*_FIRST, *found) if theme in found), None)


def grade_of(game: Game, natural: Natural) -> int:
    """1 to 3: how few of the weaker levels find the best play."""
    placed = natural.placed
    chosen = [
        game.think(placed.position, placed.roll, level, seed, stage=placed.stage, most=1)[0].position
        for level in _ASKED
        for seed in range(_TIMES)
    ]
    return _grade(chosen.count(natural.best) / len(chosen))


def _grade(share: float) -> int:
    """The grade of a decision that this share of the weaker levels finds."""
    return 1 if share >= _EASY else 2 if share >= _HARD else 3


def confirmed(natural: Natural) -> Natural | None:
    """The same with the best and the second play at 1 and 2 plies; None if these differ, or the lead is too small."""
    asked, also = play_question(natural.placed), {natural.best, natural.natural}
    best: list[Position] = []
    for plies in _PLIES:
        found = candidates_for(asked, plies, also=also)
        lost = {one.position: one.loss for one in found}
        if lost[natural.natural] < natural.least or found[1].loss < _CLEAR:
            return None
        best.append(found[0].position)
        also |= {one.position for one in found[:2]}
    return natural._replace(best=best[0], second=found[1].position) if len(set(best)) == 1 else None


class RolledOut(NamedTuple):
    """The best play, and its lead over the natural one in points, with half the width of its 95 % interval."""

    best: str
    lead: str


def rolled_out(natural: Natural) -> RolledOut | None:
    """What rollouts say; None if the best play is not sure to be the best, by more than the intervals."""
    placed = natural.placed
    play = {one.position: one.play for one in candidates_for(play_question(placed), 0)}
    asked = tuple({natural.best: 0, natural.natural: 0, natural.second: 0})
    question = RolloutQuestion(placed, 0, asked, games=_GAMES, plies=_DEPTH, until_settled=True)
    *_, last = rollouts(question, never)
    lines = {line.play: line for line in last.found.lines}
    best, other = lines[play[natural.best]], lines[play[natural.natural]]
    lead, width = best.equity - other.equity, math.hypot(best.half_width, other.half_width)
    if not last.is_settled or best.equity < max(line.equity for line in last.found.lines) or lead <= width:
        return None
    return RolledOut(best.play, f"{lead:.3f} ± {width:.3f} before {other.play}")


if __name__ == "__main__":
    main()
