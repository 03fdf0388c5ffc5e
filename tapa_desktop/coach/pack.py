"""Packs: positions to practise, with their best plays, as a text that people can write; and rounds through them. Pure.

A round is ten positions of the day, the same all day, or a run against the clock.

The first line is the title. Each other line holds a question as text (`decision`), and after ` | ` the best play, a
theme, a grade from 1 to 3, and a note that is not shown, as far as they are known. Empty lines, and those that begin
with `#`, are ignored. Example:

    My positions
    tapa W13,8,W1,4,W1,8,B15 0/0/0 0/0/0 W 41 | 15/11 11/10 | points | 2
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from itertools import islice
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tapa_desktop.ai.engine.games import rules_engine_for
from tapa_desktop.game.record import FileFault, LineError
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.fault import Fault, FaultError
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS

from .decision import QuestionFault, actions_in, cube_text, play_text, question_in
from .reasons.facts import Reason, kinds

LIMIT: Final = 2_000_000  # bytes
MOST: Final = 10_000  # positions
TITLE_LIMIT: Final = 80  # characters
GRADES: Final = range(1, 4)  # easy, medium, hard
_EASY, _HARD = 0.75, 0.5  # the shares of players that find the best play, between which a position is of grade 2
_SEPARATOR: Final = " |"  # the text of a question may have one without a blank
_FIELDS: Final = 5
_COMMENT: Final = "#"
_GLANCE: Final = 4  # lines below the title that tell a pack


class Theme(Enum):
    """The main theme of a decision."""

    PIN = "pin"
    MOTHER = "mother"
    HIT = "hit"
    START = "start"
    POINTS = "points"
    PRIME = "prime"
    ESCAPE = "escape"
    SAFETY = "safety"
    TIMING = "timing"
    RACE = "race"
    BEAR_OFF = "bear-off"
    CUBE = "cube"


class Lesson(Struct, frozen=True):
    """The theme of a position and its grade, as far as known; in a request None and 0 mean any."""

    theme: Theme | None = None
    grade: int = 0  # one of `GRADES`, or 0


_THEMES: Final = {
    Theme.PIN: "PINS MISSES_PIN GIVES_UP_PIN KEEPS_PIN",
    Theme.MOTHER: "PINS_MOTHER BRINGS_MOTHER_AWAY LEAVES_MOTHER MISSES_MOTHER RISKS_MOTHER SAVES_MOTHER",
    Theme.HIT: "HITS MISSES_HIT",
    Theme.START: "UNSTACKS STAYS_STACKED PASSES_START HOLDS_START ENTERS ENTERS_FEWER PASSES_MORE PASSES_FEWER",
    Theme.POINTS: "MAKES_POINT MISSES_POINT KEEPS_POINT BREAKS_POINT HOLDS_MORE HOLDS_FEWER",
    Theme.PRIME: (
        "MAKES_PRIME SHORTER_PRIME LONGER_PRIME KEEPS_PRIME OPENS_PRIME HINDERS HINDERS_LESS BLOCKS BLOCKS_FEWER "
        "BLOCKS_MORE"
    ),
    Theme.ESCAPE: "ESCAPES STAYS_BEHIND LEAVES_BACK STAYS_BACK FREER LESS_FREE",
    Theme.SAFETY: (
        "COVERS SAVES SAFER LEAVES_BLOT LEAVES_NOTHING RISKS_BLOT RISKS_DEARER RISKS_MORE AIMS AIMS_MORE AIMS_LESS"
    ),
    Theme.TIMING: "STACKS STACKS_LESS WIDENS_GAP NARROWS_GAP BURIES BURIES_LESS",
    Theme.RACE: "FEWER_HOME MORE_HOME LEADS_RACE",
    Theme.BEAR_OFF: "SAVES_MARS RISKS_MARS EMPTIES_HOME FILLS_HOME BEARS_OFF BEARS_OFF_MORE BEARS_OFF_FEWER",
}
RARER: Final = (Theme.MOTHER, Theme.RACE, Theme.BEAR_OFF, Theme.START)  # before reasons with more weight
THEME_OF: Final = {kind: theme for theme, names in _THEMES.items() for kind in kinds(names)}


def theme_in(reasons: Iterable[Reason]) -> Theme | None:
    """The rarest theme of these reasons, else that of the first one; None if they have none."""
    themes = [theme for one in reasons if (theme := THEME_OF.get(one.kind)) is not None]
    return next((theme for theme in (*RARER, *themes) if theme in themes), None)


def grade_of_share(share: float) -> int:
    """The grade of a decision that this share of the weaker players finds."""
    return 1 if share >= _EASY else 2 if share >= _HARD else 3


class PackPosition(Struct, frozen=True):
    """A position of a pack. `position` is the text of its question, with White to play or to decide."""

    position: str
    best: str = ""  # the play, or the `Action`; empty if it is not known
    theme: Theme | None = None
    grade: int = 0  # one of `GRADES`, or 0
    note: str = ""


class Pack(Struct, frozen=True):
    """Positions with a title, in the order in which they are practised."""

    title: str
    positions: tuple[PackPosition, ...]


class PackFault(Fault):
    """What can be wrong with a pack, in addition to the faults of its positions and plays."""

    NO_TITLE = "The first line must be a title."
    LONG_TITLE = "A title has at most %n character(s)."
    NO_POSITIONS = "There are no positions in it."
    MANY = "A pack has {most} positions at most."
    ONE_PLAY = "There is only one move, so there is nothing to choose."
    TWICE = "This is the same position as in line {line}."
    THEME = "There is no theme “{text}”; there are {known}."
    GRADE = "The difficulty is 1, 2 or 3, not “{text}”."
    FIELDS = "A line has {most} parts at most."


class PackError(LineError):
    """A pack that cannot be read. The message has the number of the line and the fault."""


def parse_pack(data: bytes, check: Callable[[], object] = lambda: None) -> Pack:
    """The whole pack in the bytes of a file. A thousand positions take a tenth of a second.

    `check` is called before each line, and may raise an exception to stop. Raises `PackError` if anything is wrong.
    """
    if len(data) > LIMIT:
        raise PackError(0, FileFault.LONG)
    lines = _lines(data)
    at, title = next(lines, (1, ""))
    check_title(at, title)
    positions: dict[str, tuple[int, PackPosition]] = {}
    for number, line in lines:
        check()
        try:
            position = _parse_line(line)
        except FaultError as error:
            raise PackError(number, error.fault, **error.values) from error
        if len(positions) == MOST:
            raise PackError(number, PackFault.MANY, most=MOST)
        before, _ = positions.setdefault(position.position, (number, position))
        if before != number:
            raise PackError(number, PackFault.TWICE, line=before)
    if not positions:
        raise PackError(at, PackFault.NO_POSITIONS)
    return Pack(title, tuple(position for _, position in positions.values()))


def is_pack(data: bytes) -> bool:
    """Whether a file begins like a pack, right or wrong: with positions below its title, or one with an answer.

    Below an answer may be a bad line or two, which its import reports.
    """
    lines = _lines(data)
    try:
        check_title(*next(lines, (1, "")))
        below = [line for _, line in islice(lines, _GLANCE)]
    except PackError:
        return False
    first, *others = [*map(_begins_position, below), False]
    if first and _SEPARATOR in below[0]:
        return len(below) == 1 or any(others)
    return first and others[0]


def title_of(data: bytes) -> str:
    """The title of a pack, without reading the other lines. Raises `PackError` if it has none."""
    at, title = next(_lines(data), (1, ""))
    check_title(at, title)
    return title


def check_title(line: int, title: str) -> None:
    """Raise `PackError` if this cannot be a title."""
    if not title or _begins_position(title):
        raise PackError(line, PackFault.NO_TITLE)
    if len(title) > TITLE_LIMIT:
        raise PackError(line, PackFault.LONG_TITLE, limit=TITLE_LIMIT)


def _begins_position(line: str) -> bool:
    """Whether a line is meant as a position, right or wrong."""
    return line.partition(" ")[0] in RULE_SETS and "/" in line


def format_pack(pack: Pack, comments: Iterable[str] = ()) -> str:
    """The text of a pack, with these comments below its title."""
    return "".join(f"{line}\n" for line in (pack.title, *(f"# {one}" for one in comments), *map(_line, pack.positions)))


def _lines(data: bytes) -> Iterator[tuple[int, str]]:
    """The lines that are not empty, stripped and without unprintable signs, with their numbers."""
    for number, line in enumerate(data.splitlines(), start=1):
        try:
            signs = line.decode().replace("\t", " ")
        except UnicodeDecodeError as error:
            raise PackError(number, FileFault.NO_UTF8) from error
        text = "".join(filter(str.isprintable, signs)).strip()
        if text and not text.startswith(_COMMENT):
            yield number, text


def _parse_line(line: str) -> PackPosition:
    fields = [part.strip() for part in line.split(_SEPARATOR)]
    if len(fields) > _FIELDS:
        raise FaultError(PackFault.FIELDS, most=_FIELDS)
    position, best, theme, grade, note = (*fields, *[""] * (_FIELDS - len(fields)))
    question = question_in(position)
    if isinstance(question, GameState):
        if not replace(question, phase=Phase.TO_ROLL).may_double:
            raise FaultError(QuestionFault.CUBE, text=position)
        if best and best not in actions_in(question):
            raise FaultError(QuestionFault.CUBE, text=best[:60])
        position = cube_text(question, Side.WHITE)
    else:
        engine = rules_engine_for(question.rule_set)
        if len(engine.plays(question.position, question.roll, question.stage)) == 1:
            raise FaultError(PackFault.ONE_PLAY)
        if best:
            question.after(best)
        position = play_text(question)
    themes, grades = {one.value: one for one in Theme}, {str(one): one for one in GRADES}
    if theme and theme not in themes:
        raise FaultError(PackFault.THEME, text=theme[:60], known=", ".join(themes))
    if grade and grade not in grades:
        raise FaultError(PackFault.GRADE, text=grade[:60])
    return PackPosition(position, best, themes.get(theme), grades.get(grade, 0), note)


def _line(entry: PackPosition) -> str:
    fields = [entry.position, entry.best, entry.theme.value if entry.theme else "", str(entry.grade or ""), entry.note]
    while not fields[-1]:
        fields.pop()
    return f"{_SEPARATOR} ".join(fields)


OF_A_DAY: Final = 10  # positions
RUN_S: Final = 180.0
_AT_ONCE: Final = 24  # positions of a run that are sorted, the easier ones first


class RoundKind(Enum):
    """The end of a round: ten positions, three minutes, or the positions missed in these."""

    DAILY = "daily"
    RUN = "run"
    MISSED = "missed"


class Round(Struct, frozen=True):
    """Positions to answer one after the other, and the results of the first ones: "1" is right, "0" wrong."""

    kind: RoundKind
    name: str  # rounds of the same name can be compared; empty if the result is not kept
    positions: tuple[PackPosition, ...]
    results: str = ""

    @property
    def position(self) -> PackPosition | None:
        """The next position; None after the last one."""
        return self.positions[len(self.results)] if len(self.results) < len(self.positions) else None

    @property
    def missed(self) -> tuple[PackPosition, ...]:
        """The positions missed in a run, which shows no solutions; a round without a clock explains each."""
        results = self.results if self.kind is RoundKind.RUN else ""
        return tuple(self.positions[at] for at, result in enumerate(results) if result == "0")

    def after(self, *, is_right: bool) -> Round:
        """The round after an answer to that position."""
        return replace(self, results=f"{self.results}{int(is_right)}")


def round_of(kind: RoundKind, name: str, positions: Sequence[PackPosition], seed: str) -> Round:
    """A round through some of these positions, the same for the same seed; within each `_AT_ONCE` the easier first."""
    most = OF_A_DAY if kind is RoundKind.DAILY else len(positions)
    sample = Random(seed).sample(positions, min(most, len(positions)))  # noqa: S311 - no secret
    order = sorted(range(len(sample)), key=lambda at: (at // _AT_ONCE, sample[at].grade))
    return Round(kind, name, tuple(sample[at] for at in order))


def right_in(results: str) -> int:
    """How many answers were right."""
    return results.count("1")


def longest_in(results: str) -> int:
    """The most right answers in a row."""
    return max(map(len, results.split("0")))


def row_at_end(results: str) -> int:
    """How many answers have been right since the last wrong one."""
    return len(results) - len(results.rstrip("1"))
