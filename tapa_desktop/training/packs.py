"""Find positions to practise in games that the program plays against itself, and write them as a pack.

    python -m tapa_desktop.training.packs GAME --positions 36 --seed 1

Levels of all strengths play. A decision is taken if a play that looks natural loses much: one that several simple rules
choose, such as to touch what can be touched, to leave nothing open, or to make points. The best play must be the same
at 0, 1 and 2 plies and lead the second one clearly; then both and the natural one are rolled out, and the intervals of
the best and each other one must not meet. What the best play gains over the natural one is the theme. The grade is how
many of the weaker levels find it.

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
from tapa_desktop.coach.candidates import Candidate, candidates_for
from tapa_desktop.coach.pack import Pack, PackPosition, Theme, format_pack
from tapa_desktop.coach.reasons.facts import Facts, facts_of, is_made, outside
from tapa_desktop.coach.reasons.reason import ReasonKind
from tapa_desktop.coach.reasons.reasons import reasons_against, reasons_for
from tapa_desktop.coach.rollout import RolloutQuestion, rollouts
from tapa_desktop.resources import resource
from tapa_desktop.rules.chains import FIRST, Stage, dice_due, left_by
from tapa_desktop.rules.dice import roll_of
from tapa_desktop.rules.house_rules import rule_set_named
from tapa_desktop.rules.plays import plays
from tapa_desktop.rules.position import PINNING, START, Position, mine_on, pins, start_position
from tapa_desktop.rules.position_text import Placed, format_position
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.rules.side import Side

from .arguments import above, commit_of_program, interruptions

_PROGRAM: Final = "python -m tapa_desktop.training.packs"
_PLAYING: Final = ("casual", "steady", "seasoned", "veteran", "expert")
_PLAIN: Final = Level("0-ply", "0-ply")
_PLIES: Final = (1, 2)
_LOST: Final = (
    0.1  # single wins: the least that the natural play loses; half of it in a race, where all losses are small
)
_CLEAR: Final = 0.03  # the least that the second play loses
_LOOKED_AT: Final = 16  # plays that may be natural, the best ones
_CHOICE: Final = 3  # plays that there have to be
_VOTES: Final = 2  # simple rules that choose the natural play
_GAMES: Final = 144  # rolled out from each play at most, with variance reduction
_DEPTH: Final = 7  # plies of each, before the network judges
_ASKED: Final = [level for level in LEVELS if level.noise]
_TIMES: Final = 4  # that each of them is asked, with other errors
_EASY, _HARD = 0.75, 0.5  # the shares of them that find the best play, between which a position is of grade 2
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
_RARE: Final = (Theme.MOTHER, Theme.RACE, Theme.START)  # which come before reasons with more weight
_THEME_OF: Final = {kind: theme for theme, kinds in _THEMES.items() for kind in kinds}


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog=_PROGRAM, description=__doc__)
    parser.add_argument("rule_set", help="the key of a game that a network has learned")
    parser.add_argument("--positions", type=above(0, int), default=36, help="how many to find; 36")
    parser.add_argument("--games", type=above(0, int), default=1000, help="to look through at most; 1000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="for the pack; the program's own unless another is named")
    asked = parser.parse_args(arguments)
    rule_set = rule_set_named(asked.rule_set)
    folder = asked.folder or resource("packs")
    command = f"{_PROGRAM} {rule_set.key} --positions {asked.positions} --games {asked.games} --seed {asked.seed}"
    how = f"Rolled out {_DEPTH} plies; the note is the lead over the natural play."
    comments = f"Found by {command}", f"at {commit_of_program()}", how
    with interruptions() as is_cancelled:
        for pack in packs(rule_set, asked.positions, asked.games, asked.seed, is_cancelled):
            text = format_pack(pack, comments)
            (folder / f"{rule_set.key}.txt").write_text(text, "utf-8", newline="\n")
            sys.stdout.write(f"{len(pack.positions)}: {pack.positions[-1].theme}\n")
            sys.stdout.flush()


def packs(rule_set: RuleSet, wanted: int, games: int, seed: int, is_cancelled: IsCancelled) -> Iterator[Pack]:
    """The pack of a game whenever a position was found, the easier ones first; it ends with the wanted number.

    At most a quarter of them has one theme, and at most half of them one grade. `games` are looked through at most.
    """
    finder = Finder(game_for(rule_set), wanted)
    for number in range(games):
        if is_cancelled() or len(finder.found) >= wanted:
            return
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
            if len(self.found) - before == _OF_A_GAME or len(self.found) >= self.wanted:
                break
            self._look_at(placed)
        return len(self.found) - before

    def _look_at(self, placed: Placed) -> None:
        natural = natural_mistake(self.game, placed)
        if natural is None:
            return
        theme, grade = theme_of(natural), grade_of(self.game, natural)
        text = format_position(placed)
        if theme is None or not self._is_missing(theme, grade) or any(one.position == text for one in self.found):
            return
        best = confirmed(natural)
        lead = None if best is None else rolled_out(natural)
        if best is not None and lead is not None:
            self.found.append(PackPosition(text, best.play, theme, grade, lead))

    def _is_missing(self, theme: Theme, grade: int) -> bool:
        themes, grades = Counter(one.theme for one in self.found), Counter(one.grade for one in self.found)
        return themes[theme] < math.ceil(self.wanted / 4) and grades[grade] < math.ceil(self.wanted / 2)


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
    """A natural play that seems to lose much by 0-ply, which is cheap; None if there is none, or no clear best play."""
    found = game.think(placed.position, placed.roll, _PLAIN, stage=placed.stage)
    single, best = stakes(placed.rule_set).single, found[0]
    least = _LOST / 2 if game.is_race(placed.position) else _LOST
    if len(found) < _CHOICE or game.ending_of_turn(best.position) is not None:
        return None
    if best.equity - found[1].equity < _CLEAR / 2 * single or best.equity - found[-1].equity < least * single:
        return None
    near = found[:_LOOKED_AT]
    votes = Counter(natural_plays(placed, near))
    for position, count in votes.most_common():
        lost = next(best.equity - one.equity for one in near if one.position == position)
        if position != best.position and count >= _VOTES and lost >= least * single:
            return Natural(placed, best.position, position, found[1].position, least)
    return None


def natural_plays(placed: Placed, near: Sequence[Opinion]) -> Iterator[Position]:
    """The plays, of these, that simple rules choose; of equal ones the better."""
    facts = facts_of(placed.rule_set, [one.position for one in near])
    for rule in (_touching, _safety, _points, _home, _leaving):
        scores = [rule(one) for one in facts]
        if max(scores) > min(scores):
            yield near[scores.index(max(scores))].position


def _touching(after: Facts) -> int:
    """Pin or hit as many as possible."""
    return sum(pins(value) for value in after.board if value > PINNING) + after.position.theirs.bar


def _safety(after: Facts) -> int:
    """Leave as little as possible that can be pinned or hit."""
    return -after.opponent_roll.any


def _points(after: Facts) -> int:
    """Have as many points as possible."""
    return sum(value >= after.least or is_made(value) for value in after.board)


def _home(after: Facts) -> int:
    """Bring as many home, and off, as possible."""
    return after.position.mine.off - outside(after.position)


def _leaving(after: Facts) -> int:
    """Leave the start with as many as possible."""
    return -mine_on(after.board[START]) - after.position.mine.reserve


def theme_of(natural: Natural) -> Theme | None:
    """What the best play gains over the natural one, of several rather the rarer; None if there is no reason."""
    about = natural.placed.rule_set, natural.placed.position
    reasons = (*reasons_against(*about, natural.natural, natural.best), *reasons_for(*about, natural.best))
    found = [_THEME_OF[reason.kind] for reason in reasons if reason.kind in _THEME_OF]
    return next((theme for theme in (*_RARE, *found) if theme in found), None)


def grade_of(game: Game, natural: Natural) -> int:
    """1 to 3: how few of the weaker levels find the best play."""
    placed = natural.placed
    chosen = [
        game.think(placed.position, placed.roll, level, seed, stage=placed.stage, most=1)[0].position
        for level in _ASKED
        for seed in range(_TIMES)
    ]
    share = chosen.count(natural.best) / len(chosen)
    return 1 if share >= _EASY else 2 if share >= _HARD else 3


def confirmed(natural: Natural) -> Candidate | None:
    """The best play, if it is still the best by so much at 1 and 2 plies, else None."""
    placed, also = natural.placed, (natural.natural, natural.second)
    about = placed.rule_set, placed.position, placed.roll
    for plies in _PLIES:
        found = candidates_for(*about, plies, stage=placed.stage, also=also)
        lost = {one.position: one.loss for one in found}
        if found[0].position != natural.best or lost[natural.natural] < natural.least or found[1].loss < _CLEAR:
            return None
    return found[0]


def rolled_out(natural: Natural) -> str | None:
    """The lead of the best play over the natural one by rollouts, in points; None if it is not sure to be the best."""
    asked = tuple(dict.fromkeys((natural.best, natural.natural, natural.second)))
    question = RolloutQuestion(natural.placed, 0, asked, games=_GAMES, plies=_DEPTH, until_settled=True)
    *_, last = rollouts(question, never)
    best, *others = sorted(last.found.lines, key=lambda line: -line.equity)
    placed = natural.placed
    about = placed.rule_set, placed.position, placed.roll, 0
    play = {one.position: one.play for one in candidates_for(*about, stage=placed.stage)}
    if best.play != play[natural.best] or not last.is_settled:
        return None
    other = next(line for line in others if line.play == play[natural.natural])
    lead, width = best.equity - other.equity, math.hypot(best.half_width, other.half_width)
    return f"{lead:.3f} ± {width:.3f} before {other.play}" if lead > width else None


if __name__ == "__main__":
    main()
