"""The cards of the practice: one for each position in which the player has made a mistake. Tables of the history.

The positions of a pack are cards, too, from when they are first dealt. `played` is empty until the player makes a
mistake in such a position; then the card is also one of the player's own.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date, timedelta
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from tapa_desktop.coach.drill import PASSED, Spacing, next_spacing
from tapa_desktop.coach.pack import GRADES, MOST, Lesson, Theme, longest_in, right_in

if TYPE_CHECKING:
    from tapa_desktop.coach.drill import Mistake

NEW_A_DAY: Final = 20  # cards that were never answered

CARDS: Final = """
CREATE TABLE cards (
    id INTEGER PRIMARY KEY,
    position TEXT NOT NULL UNIQUE,
    played TEXT NOT NULL,
    loss REAL NOT NULL,
    made TEXT NOT NULL,
    due TEXT NOT NULL,
    answered TEXT NOT NULL,
    repetitions INTEGER NOT NULL,
    days INTEGER NOT NULL,
    ease REAL NOT NULL,
    left_out INTEGER NOT NULL
)"""
CARDS_DUE: Final = "CREATE INDEX cards_due ON cards (left_out, due)"
DAYS: Final = "CREATE TABLE days (day TEXT PRIMARY KEY, answered INTEGER NOT NULL, passed INTEGER NOT NULL)"
# Made at the first round, since files of version 1.0 have none.
ROUNDS: Final = "CREATE TABLE IF NOT EXISTS rounds (name TEXT NOT NULL, day TEXT NOT NULL, results TEXT NOT NULL)"

# Made with the first mistake, for the same reason.
LESSONS: Final = """
CREATE TABLE IF NOT EXISTS lessons (position TEXT PRIMARY KEY, theme TEXT NOT NULL, grade INTEGER NOT NULL)"""

# A mistake that is made again in a later game makes its card new. The same game, reviewed again, changes nothing.
_ADD: Final = """
INSERT INTO cards (position, played, loss, made, due, answered, repetitions, days, ease, left_out)
VALUES (?, ?, ?, ?, ?, '', 0, 0, ?, 0)
ON CONFLICT (position) DO UPDATE SET
    played = excluded.played, loss = excluded.loss, made = excluded.made, due = excluded.due, repetitions = 0, days = 0
WHERE excluded.made > made
"""
_ADD_POSITION: Final = """
INSERT INTO cards (position, played, loss, made, due, answered, repetitions, days, ease, left_out)
VALUES (?, '', 0, '', '', '', 0, 0, ?, 0) ON CONFLICT (position) DO NOTHING
"""
_OWN: Final = "played <> '' AND loss >= :least AND NOT left_out"
_OF_LESSON: Final = f"{_OWN} AND :theme IN ('', theme) AND :grade IN (0, grade)"
_OF_PACK: Final = "position IN (SELECT value FROM json_each(:positions)) AND NOT left_out"
# A date later than tomorrow comes from a clock that was wrong, and the card does not wait for it.
_DUE: Final = "(due <= :day OR iif(answered = '', made, answered) > :tomorrow)"
_COUNTS: Final = f"""
SELECT count(*), sum(answered = '' AND {_DUE}), sum(answered <> '' AND {_DUE}),
    sum(answered = :day AND repetitions <= 1), sum(repetitions > 0), min(iif(due > :day, due, NULL))
FROM {{cards}} WHERE {{among}}
"""  # noqa: S608 - of constants
_CARD: Final = "id, position, played, loss, made, theme, grade, repetitions, days, ease"
_NEXT: Final = f"""
SELECT {_CARD} FROM {{cards}}
WHERE {{among}} AND {_DUE} AND (answered <> '' OR :fresh > 0)
ORDER BY answered = :day, answered = '', coalesce(nullif(grade, 0), 2), due, loss DESC, id LIMIT 1
"""  # noqa: S608 - of constants; wrong answers of today come last, new cards after old ones, the easier first
_CARD_AT: Final = f"SELECT {_CARD} FROM {{cards}} WHERE position = ?"  # noqa: S608
_MISTAKES: Final = f"""
SELECT {_CARD} FROM {{cards}}
WHERE {_OWN} ORDER BY made DESC, loss DESC, id LIMIT :most
"""  # noqa: S608 - of constants


_LESSONS_OF: Final = f"SELECT DISTINCT theme, grade FROM {{cards}} WHERE {_OWN} ORDER BY theme, grade"  # noqa: S608


class Card(Struct, frozen=True):
    """A position to practise, and the mistake made in it."""

    id: int
    position: str
    played: str  # empty if the player has made no mistake in it
    loss: float  # single wins
    made: str  # the date, ISO 8601, or empty
    spacing: Spacing
    lesson: Lesson = Lesson()


class Deck(Struct, frozen=True):
    """The cards of a day: the next one, and how many are left, were answered, and were answered rightly."""

    card: Card | None
    left: int
    answered: int
    passed: int
    streak: int  # days in a row with an answer, to this day or the one before
    total: int  # cards that are not left out
    next_due: date | None  # when the next card comes after this day
    solved: int = 0  # cards whose last answer was right
    lessons: tuple[Lesson, ...] = ()  # of all the player's own mistakes, if these are practised


class Rounds(Struct, frozen=True):
    """The results of the rounds of one name: the last one of this day, as `Round.results`, and the best ever."""

    name: str
    day: date
    today: str
    most_right: int
    longest_row: int


class CardTables:
    """The cards, days and rounds in an open database. After a `sqlite3.Error` of a method nothing has changed."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add_mistakes(self, mistakes: Sequence[Mistake], made: date) -> None:
        """Add the mistakes of a game that was played on that day, within a change."""
        day = made.isoformat()
        rows = [(one.position, one.played, one.loss, day, day, Spacing().ease) for one in mistakes]
        self._connection.executemany(_ADD, rows)
        self._connection.execute(LESSONS)
        lessons = [(one.position, _theme_word(one.lesson), one.lesson.grade) for one in mistakes]
        self._connection.executemany("REPLACE INTO lessons VALUES (?, ?, ?)", lessons)

    def deck(self, day: date, source: Collection[str] | Lesson | None = None, least: float = 0.0) -> Deck:
        """The cards of that day among the player's own mistakes, all or those of a lesson, or among those of a pack.

        Positions of a pack that are not cards yet become such, in their order; they may all be new on a day. Mistakes
        that have lost less than `least`, in single wins, wait.
        """
        source = Lesson() if source is None else source
        is_own = isinstance(source, Lesson)
        values: dict[str, object] = {"day": day.isoformat(), "tomorrow": (day + timedelta(days=1)).isoformat()}
        if isinstance(source, Lesson):
            among = _OWN if source == Lesson() else _OF_LESSON
            values |= {"least": least, "theme": _theme_word(source), "grade": source.grade}
        else:
            with change(self._connection):
                self._add_positions(source)
            among = _OF_PACK
            values["positions"] = json.dumps(list(source))

        cards = self._cards()
        counts = self._row(_COUNTS.format(cards=cards if among == _OF_LESSON else "cards", among=among), values)
        (total, new, old, fresh_today, solved), later = (number or 0 for number in counts[:-1]), counts[-1]
        fresh = max(0, NEW_A_DAY - fresh_today) if is_own else new
        row = self._connection.execute(_NEXT.format(cards=cards, among=among), {**values, "fresh": fresh}).fetchone()
        answered, passed = self._row("SELECT sum(answered), sum(passed) FROM days WHERE day = :day", values)
        lessons = self._connection.execute(_LESSONS_OF.format(cards=cards), values).fetchall() if is_own else ()
        return Deck(
            card=None if row is None else _card(*row),
            left=old + min(new, fresh),
            answered=answered or 0,
            passed=passed or 0,
            streak=self._streak(day),
            total=total,
            next_due=day + timedelta(days=1) if new else later and date.fromisoformat(later),
            solved=solved,
            lessons=tuple(_lesson(*one) for one in lessons),
        )

    def mistakes(self, least: float) -> tuple[Card, ...]:
        """The player's own mistakes that lost `least` single wins or more, the last first, at most `MOST`."""
        rows = self._connection.execute(_MISTAKES.format(cards=self._cards()), {"least": least, "most": MOST})
        return tuple(_card(*row) for row in rows)

    def answer(self, card: Card, grade: int, day: date) -> None:
        """Store an answer: when the card comes back, and one more answer for that day."""
        with change(self._connection):
            self._answer(card, grade, day)

    def answer_position(self, position: str, grade: int, day: date) -> None:
        """Store an answer to a position of a pack, which may not be a card yet."""
        with change(self._connection):
            self._add_positions([position])
            self._answer(_card(*self._row(_CARD_AT.format(cards=self._cards()), (position,))), grade, day)

    def add_round(self, name: str, results: str, day: date) -> None:
        """Store the results of a round of that day, in place of those of a part of it."""
        values = name, day.isoformat(), results
        with change(self._connection):
            self._connection.execute(ROUNDS)
            delete = "DELETE FROM rounds WHERE name = ? AND day = ? AND ? LIKE results || '%'"
            self._connection.execute(delete, values)
            self._connection.execute("INSERT INTO rounds VALUES (?, ?, ?)", values)

    def rounds(self, name: str, day: date) -> Rounds:
        """The results of the rounds of that name."""
        rows: list[tuple[str, str]] = []
        if self._has("rounds"):
            query = "SELECT day, results FROM rounds WHERE name = ? ORDER BY rowid"
            rows = self._connection.execute(query, (name,)).fetchall()
        today = [results for played, results in rows if played == day.isoformat()]
        most, longest = (max((count(results) for _, results in rows), default=0) for count in (right_in, longest_in))
        return Rounds(name, day, today[-1] if today else "", most, longest)

    def leave_out(self, card: Card) -> None:
        """Never show a card again."""
        self._connection.execute("UPDATE cards SET left_out = 1 WHERE id = ?", (card.id,))

    def _add_positions(self, positions: Iterable[str]) -> None:
        self._connection.executemany(_ADD_POSITION, [(position, Spacing().ease) for position in positions])

    def _answer(self, card: Card, grade: int, day: date) -> None:
        spacing, today = next_spacing(card.spacing, grade), day.isoformat()
        due = (day + timedelta(days=spacing.days)).isoformat()
        self._connection.execute(
            "UPDATE cards SET due = ?, answered = ?, repetitions = ?, days = ?, ease = ? WHERE id = ?",
            (due, today, spacing.repetitions, spacing.days, spacing.ease, card.id),
        )
        self._connection.execute(
            "INSERT INTO days VALUES (?, 1, ?) ON CONFLICT (day) DO UPDATE SET "
            "answered = answered + 1, passed = passed + excluded.passed",
            (today, grade >= PASSED),
        )

    def _cards(self) -> str:
        lessons = "lessons" if self._has("lessons") else "(SELECT '' AS position, '' AS theme, 0 AS grade)"
        select = "SELECT cards.*, coalesce(theme, '') AS theme, coalesce(grade, 0) AS grade FROM cards LEFT JOIN"
        return f"({select} {lessons} AS lessons ON lessons.position = cards.position)"

    def _has(self, table: str) -> bool:
        return bool(self._connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone())

    def _streak(self, day: date) -> int:
        query = "SELECT day FROM days WHERE answered AND day <= ?"
        days = {row[0] for row in self._connection.execute(query, (day.isoformat(),))}
        first = day if day.isoformat() in days else day - timedelta(days=1)
        back = (first - timedelta(days=number) for number in range(len(days) + 1))
        return sum(1 for _ in takewhile(lambda date: date.isoformat() in days, back))

    def _row(self, query: str, values: Mapping[str, object] | Sequence[object]) -> tuple[Any, ...]:
        return tuple(self._connection.execute(query, values).fetchone())


@contextmanager
def change(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction: all of the changes happen, or none."""
    connection.execute("BEGIN IMMEDIATE")
    with connection:
        yield


def _card(number: int, position: str, played: str, loss: float, made: str, *rest: Any) -> Card:
    theme, grade, *spacing = rest
    return Card(number, position, played, loss, made, Spacing(*spacing), _lesson(theme, grade))


def _lesson(theme: str, grade: int) -> Lesson:
    return Lesson(next((one for one in Theme if one.value == theme), None), grade if grade in GRADES else 0)


def _theme_word(lesson: Lesson) -> str:
    return "" if lesson.theme is None else lesson.theme.value
