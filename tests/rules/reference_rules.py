"""A second, slow implementation of docs/rules.md, to compare with the package.

It shares nothing with `tapa_desktop.rules`, neither code nor the fields of a rule set. A point is a string of letters
from the lowest checker to the highest, `m` for mine and `h` for his. It lists all sequences of steps, then applies the
sentences of "A play" to drop those that are not legal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

PINNING = {"tapa", "plakoto", "mahbusa", "tapa-cube"}
HITTING = {"tawula", "portes", "tabla", "backgammon"}
BLOCKING = {"fevga", "gul-bara"}
PARALLEL = {"tawula", "fevga", "gul-bara"}
HOME, STARTING_TABLE, FAR_SIDE = range(1, 7), range(19, 25), range(14, 25)
OTHERS = str.maketrans("mh", "hm")


class Outside(NamedTuple):
    reserve: int
    bar: int
    off: int


class Board(NamedTuple):
    """Seen by the player to move: `points[p]` is his point p, from the lowest checker to the highest."""

    points: tuple[str, ...]
    mine: Outside
    his: Outside

    def with_point(self, point: int, stack: str) -> Board:
        return self._replace(points=(*self.points[:point], stack, *self.points[point + 1 :]))

    def has_mine(self, points: range) -> bool:
        return any("m" in self.points[point] for point in points)


class WrittenStep(NamedTuple):
    """One step: as play text, and the die it used."""

    text: str
    die: int


class Sequence(NamedTuple):
    steps: tuple[WrittenStep, ...]
    board: Board
    ended: bool
    hit_at_his_start: bool


class ReferenceRules:
    """One game of the family with its house rules, by name."""

    def __init__(
        self,
        key: str,
        *,
        pinned_at_home: str = "must be free",
        larger_die: bool = True,
        count_checkers: bool = False,
        enter_from: int = 25,
        hit_and_run: bool = True,
        cascade_from: int = 4,
        rest_passes: bool = True,
        mother_pinned: str = "",
        mother_points: int = 2,
        **around_games: object,
    ) -> None:
        assert key in PINNING | HITTING | BLOCKING, f"the reference does not know {key}"
        assert around_games.keys() <= {"cube", "jacoby", "drawn_points", "next_begins"}, "no play depends on these"
        self.key = key
        self.is_tawula = key == "tawula"
        self.is_fevga = key == "fevga"
        self.mother_loses = key in {"plakoto", "mahbusa"} and mother_pinned != "plays on"
        self.mother_points = mother_points
        self.by_place = pinned_at_home == "by place"
        self.larger_die = larger_die
        self.count_checkers = count_checkers
        self.enter_from = enter_from
        self.hit_and_run = hit_and_run
        self.cascade_from = cascade_from
        self.rest_passes = rest_passes

    def his_number(self, point: int) -> int:
        if self.key not in PARALLEL:
            return 25 - point
        return point + 12 if point <= 12 else point - 12

    def flip(self, board: Board) -> Board:
        his = " ".join(board.points[1:]).translate(OTHERS).split(" ")
        points = his[12:] + his[:12] if self.key in PARALLEL else his[::-1]
        return Board(("", *points), board.his, board.mine)

    # A step

    def steps(self, board: Board, die: int) -> Iterator[tuple[WrittenStep, Board]]:
        if board.mine.bar:
            entered = board._replace(mine=board.mine._replace(bar=board.mine.bar - 1))
            yield from self._land(entered, "bar", 25 - die, die)
            return
        if board.mine.reserve:
            entered = board._replace(mine=board.mine._replace(reserve=board.mine.reserve - 1))
            yield from self._land(entered, "in", self.enter_from - die, die)
        for point in range(1, 25):
            stack = board.points[point]
            starter_waits = self.is_tawula and point == 24 and board.mine.reserve > 0
            if not stack.endswith("m") or starter_waits or (point == 24 and self.first_checker_runs(board)):
                continue
            lifted = board.with_point(point, stack[:-1])
            if point - die >= 1:
                yield from self._land(lifted, str(point), point - die, die)
            elif self._may_bear_off(board, point, die):
                off = lifted._replace(mine=board.mine._replace(off=board.mine.off + 1))
                yield WrittenStep(f"{point}/off", die), off

    def first_checker_runs(self, board: Board) -> bool:
        """Whether one is away from 24, and none has passed his start, which is my 12."""
        away = board.points[24].count("m") < 15
        return self.is_fevga and away and not board.has_mine(range(1, 12)) and board.mine.off == 0

    def _land(self, lifted: Board, source: str, target: int, die: int) -> Iterator[tuple[WrittenStep, Board]]:
        stack = lifted.points[target]
        if stack.count("h") >= 2 or stack == "mh" or (self.key in BLOCKING and "h" in stack):
            return
        if self.is_tawula and target in FAR_SIDE and "m" in stack:
            return
        if stack != "h":
            yield WrittenStep(f"{source}/{target}", die), lifted.with_point(target, stack + "m")
        elif self.key in HITTING:
            hit = lifted.with_point(target, "m")._replace(his=lifted.his._replace(bar=lifted.his.bar + 1))
            yield WrittenStep(f"{source}/{target}*", die), hit
        else:
            yield WrittenStep(f"{source}/{target}*", die), lifted.with_point(target, "hm")

    def _may_bear_off(self, board: Board, point: int, die: int) -> bool:
        if board.mine.reserve or board.mine.bar or board.has_mine(range(7, 25)):
            return False
        if not self.by_place and any(is_pinned(board.points[place], "m") for place in HOME):
            return False
        return die == point or not board.has_mine(range(point + 1, 25))

    # A play

    def plays(self, board: Board, roll: tuple[int, int]) -> list[Sequence]:
        """The legal plays of a roll, each in every order of its steps."""
        return self.plays_of(board, list(roll) * 2 if roll[0] == roll[1] else list(roll))

    def plays_of(self, board: Board, dice: list[int]) -> list[Sequence]:
        """The legal plays of these dice: two different ones, or up to four equal ones."""
        plays = [sequence for sequence in self.sequences(board, dice) if self.may_end(sequence)]
        most = max(len(play.steps) for play in plays)
        legal = [play for play in plays if play.ended or len(play.steps) == most]
        if most == 1 and len(set(dice)) == 2 and self.larger_die:
            larger = [play for play in plays if not play.ended and play.steps and play.steps[0].die == max(dice)]
            legal = [play for play in legal if play.ended or not larger or play.steps[0].die == max(dice)]
        return [play for play in legal if not self.locks_in(play.board)] or legal

    def sequences(self, board: Board, dice: Iterable[int]) -> Iterator[Sequence]:
        """All sequences of steps, complete or not, legal or not."""
        return self._sequences(Sequence((), board, False, False), list(dice))

    def _sequences(self, so_far: Sequence, dice: list[int]) -> Iterator[Sequence]:
        yield so_far
        if so_far.ended:
            return
        for die in sorted(set(dice)):
            rest = list(dice)
            rest.remove(die)
            for step, board in self.steps(so_far.board, die):
                ended = self.outcome(board) is not None
                hit = so_far.hit_at_his_start or self._hits_at_his_start(step)
                yield from self._sequences(Sequence((*so_far.steps, step), board, ended, hit), rest)

    def _hits_at_his_start(self, step: WrittenStep) -> bool:
        return self.is_tawula and step.text in {f"{step.text.split('/')[0]}/{point}*" for point in range(7, 13)}

    def may_end(self, sequence: Sequence) -> bool:
        """Whether a play may end like this, however many dice it has used."""
        if not self.leaves_entry(sequence) or (not self.hit_and_run and self.leaves_a_hit(sequence)):
            return False
        return not sequence.steps or not self.is_prime_at_start(sequence.board)

    def leaves_a_hit(self, sequence: Sequence) -> bool:
        """Whether a play that goes on with the game has left a point of my home on which it has hit."""
        hit = [point for point in HOME for step in sequence.steps if step.text.endswith(f"/{point}*")]
        return not sequence.ended and any("m" not in sequence.board.points[point] for point in hit)

    def is_prime_at_start(self, board: Board) -> bool:
        return self.is_fevga and all("m" in board.points[point] for point in STARTING_TABLE)

    def locks_in(self, board: Board) -> bool:
        """Whether his fifteen stand on one point, and mine on each of the six before it."""
        his = self.flip(board).points  # mine is his, seen by him
        return self.is_fevga and any(
            his[point].count("m") == 15 and all("h" in his[point - die] for die in range(1, 7))
            for point in range(7, 25)
        )

    def leaves_entry(self, sequence: Sequence) -> bool:
        """Whether he could enter after a play that hit him at his start."""
        if not sequence.hit_at_his_start:
            return True
        entries = [self.flip(sequence.board).points[point] for point in STARTING_TABLE]  # mine is his, seen by him
        return any(stack.count("h") < 2 and "m" not in stack for stack in entries)

    # Chains, in the words of position texts

    def what_follows(self, roll: str, thrown: int, used: int) -> tuple[bool, str, int]:
        """After a play of `used` dice: whether the same player goes on, the roll, and their rolls so far.

        `roll` is that of the play, such as 31, 33, 44> or 4x2<.
        """
        ends = (False, "-", min(thrown + 1, 3))
        if roll.endswith("<"):
            higher = int(roll[0]) + 1
            return True, "-" if higher > 6 else f"{higher}x4<", thrown
        if roll[0] != roll[1] or (not roll.endswith(">") and thrown < self.cascade_from - 1):
            return ends
        number = int(roll[0])
        if used == 4:
            return ends if number == 6 else (True, 2 * str(number + 1) + ">", thrown)
        nothing_of_the_roll = used == 0 and not roll.endswith(">")
        if nothing_of_the_roll or not self.rest_passes:
            return ends
        return False, f"{number}x{4 - used}<", min(thrown + 1, 3)

    # The end

    def outcome(self, board: Board) -> tuple[bool | None, int, str] | None:
        """Whether I have won (None: a draw), the points, and the way; None while the game goes on."""
        if is_pinned(board.points[24], "m") and is_pinned(board.points[self.his_number(24)], "h"):
            return None, 0, "both mothers pinned"
        flipped = self.flip(board)
        for mine, winner, loser in ((True, board, flipped), (False, flipped, board)):
            wins = list(self._wins(winner, loser))
            if wins:
                points, how = max(wins, key=lambda win: win[0])
                return mine, points, how
        return None

    def _wins(self, winner: Board, loser: Board) -> Iterator[tuple[int, str]]:
        """All ways in which the game is won, the better of two with the same points first."""
        if self.mother_loses and is_pinned(loser.points[24], "m") and "m" not in winner.points[24]:
            yield (15 if self.count_checkers else self.mother_points), "mother"
        none_off = loser.mine.off == 0
        if winner.mine.off == 15:
            counted = 15 - loser.mine.off
            is_far_behind = loser.mine.bar > 0 or any("h" in winner.points[point] for point in HOME)
            if self.key in {"tapa-cube", "backgammon"} and none_off and is_far_behind:
                yield 3, "triple"
            if none_off and not self.is_tawula:  # each of the others has a mars
                yield (counted if self.count_checkers else 2), "mars"
            yield (counted if self.count_checkers else 1), "single"
        if self.is_tawula and winner.mine.off >= 1 and loser.mine.bar == 1:
            at_home = all("m" not in winner.points[point] for point in range(7, 25))
            inside = at_home and not winner.mine.bar and not winner.mine.reserve
            if inside and sum(loser.points[point].count("m") for point in HOME) == 14:
                yield 7, "capote"

    def outcome_of_turn(self, board: Board) -> tuple[bool | None, int, str] | None:
        stuck = not any(list(self.steps(view, die)) for view in (board, self.flip(board)) for die in range(1, 7))
        return self.outcome(board) or ((None, 0, "void") if stuck else None)


def is_pinned(stack: str, whose: str) -> bool:
    """Whether the lowest checker of a stack is that of `whose`, below opposing ones."""
    return stack.startswith(whose) and not stack.endswith(whose)
