"""The cards of the practice: one for each position in which the player has made a mistake. Tables of the history.

The positions of a pack are cards, too, from when they are first dealt. `played` is empty until the player makes a
mistake in such a position; then the card is also one of the player's own.

Functions with a connection raise `sqlite3.Error` if it cannot be read or written.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date, timedelta
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from tapa_desktop.coach.drill import PASSED, Spacing, spaced
from tapa_desktop.coach.pack import GRADES, Lesson, Theme, longest_in, right_in

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
_ADD_GIVEN: Final = """
INSERT INTO cards (position, played, loss, made, due, answered, repetitions, days, ease, left_out)
VALUES (?, '', 0, '', '', '', 0, 0, ?, 0) ON CONFLICT (position) DO NOTHING
"""
_OWN: Final = "played <> '' AND loss >= :least AND NOT left_out"
_OF_LESSON: Final = f"{_OWN} AND :theme IN ('', theme) AND :grade IN (0, grade)"
_GIVEN: Final = "position IN (SELECT value FROM json_each(:given)) AND NOT left_out"
# A card that is dated later than tomorrow has its date from a clock that was wrong, and does not wait for that day.
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
"""  # noqa: S608 - of constants; what was wrong today comes last, what is new after what is known, the easier first
_GIVEN_CARD: Final = f"SELECT {_CARD} FROM {{cards}} WHERE position = ?"  # noqa: S608
_MISTAKES: Final = f"""
SELECT {_CARD} FROM {{cards}}
WHERE {_OWN} ORDER BY made DESC, loss DESC, id LIMIT :most
"""  # noqa: S608 - of constants


_LESSONS_OF: Final = f"SELECT DISTINCT theme, grade FROM {{cards}} WHERE {_OWN} ORDER BY theme, grade"  # noqa: S608


class Card(Struct, frozen=True):
    """A position to practise, what was played in it, and when."""

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
    """What was reached in the rounds of that name: the last one of this day, as `Round.results`, and the best ever."""

    name: str
    day: date
    today: str
    most_right: int
    longest_row: int


def add_mistakes(connection: sqlite3.Connection, mistakes: Sequence[Mistake], made: date) -> None:
    """Add the mistakes of a game that was played on that day."""
    day = made.isoformat()
    rows = [(one.position, one.played, one.loss, day, day, Spacing().ease) for one in mistakes]
    connection.executemany(_ADD, rows)
    connection.execute(LESSONS)
    lessons = [(one.position, _theme_word(one.lesson), one.lesson.grade) for one in mistakes]
    connection.executemany("REPLACE INTO lessons VALUES (?, ?, ?)", lessons)


def add_given(connection: sqlite3.Connection, positions: Iterable[str]) -> None:
    """Add the positions of a pack that are not cards yet, in their order."""
    connection.executemany(_ADD_GIVEN, [(position, Spacing().ease) for position in positions])


def deck_of(connection: sqlite3.Connection, day: date, given: Collection[str] | Lesson, least: float) -> Deck:
    """The cards of that day among the player's own mistakes of a lesson, or among positions, which may all be new.

    Mistakes that have lost less than `least`, in single wins, wait.
    """
    is_own = isinstance(given, Lesson)
    among = _GIVEN if not is_own else _OWN if given == Lesson() else _OF_LESSON
    parts = {"cards": _cards(connection), "among": among}
    values: dict[str, object] = {"day": day.isoformat(), "tomorrow": (day + timedelta(days=1)).isoformat()}
    if isinstance(given, Lesson):
        values |= {"least": least, "theme": _theme_word(given), "grade": given.grade}
    else:
        values["given"] = json.dumps(list(given))

    counted = _row(connection, _COUNTS.format(**parts if among == _OF_LESSON else {**parts, "cards": "cards"}), values)
    (total, new, known, fresh_today, solved), later = (number or 0 for number in counted[:-1]), counted[-1]
    fresh = max(0, NEW_A_DAY - fresh_today) if is_own else new
    found = connection.execute(_NEXT.format(**parts), {**values, "fresh": fresh}).fetchone()
    answered, passed = _row(connection, "SELECT sum(answered), sum(passed) FROM days WHERE day = :day", values)
    lessons = connection.execute(_LESSONS_OF.format(**parts), values).fetchall() if is_own else ()
    return Deck(
        card=None if found is None else _card(*found),
        left=known + min(new, fresh),
        answered=answered or 0,
        passed=passed or 0,
        streak=_streak(connection, day),
        total=total,
        next_due=day + timedelta(days=1) if new else later and date.fromisoformat(later),
        solved=solved,
        lessons=tuple(_lesson(*one) for one in lessons),
    )


def mistakes_of(connection: sqlite3.Connection, least: float, most: int) -> tuple[Card, ...]:
    """The player's own mistakes, the last ones first, that have lost so much, in single wins; `most` of them."""
    found = _MISTAKES.format(cards=_cards(connection))
    return tuple(_card(*row) for row in connection.execute(found, {"least": least, "most": most}))


def answer(connection: sqlite3.Connection, card: Card, grade: int, day: date) -> None:
    """Store an answer of that grade: when the card comes back, and that something was done that day."""
    after, today = spaced(card.spacing, grade), day.isoformat()
    due = (day + timedelta(days=after.days)).isoformat()
    connection.execute(
        "UPDATE cards SET due = ?, answered = ?, repetitions = ?, days = ?, ease = ? WHERE id = ?",
        (due, today, after.repetitions, after.days, after.ease, card.id),
    )
    connection.execute(
        "INSERT INTO days VALUES (?, 1, ?) ON CONFLICT (day) DO UPDATE SET "
        "answered = answered + 1, passed = passed + excluded.passed",
        (today, grade >= PASSED),
    )


def answer_given(connection: sqlite3.Connection, position: str, grade: int, day: date) -> None:
    """Store an answer to a position of a pack, which may not be a card yet."""
    add_given(connection, [position])
    answer(connection, _card(*_row(connection, _GIVEN_CARD.format(cards=_cards(connection)), (position,))), grade, day)


def add_round(connection: sqlite3.Connection, name: str, results: str, day: date) -> None:
    """Store how a round of that day was answered, instead of a part of it."""
    connection.execute(ROUNDS)
    connection.execute(
        "DELETE FROM rounds WHERE name = ? AND day = ? AND ? LIKE results || '%'", (name, day.isoformat(), results)
    )
    connection.execute("INSERT INTO rounds VALUES (?, ?, ?)", (name, day.isoformat(), results))


def rounds_of(connection: sqlite3.Connection, name: str, day: date) -> Rounds:
    """What was reached in the rounds of that name."""
    found: list[tuple[str, str]] = []
    if _has(connection, "rounds"):
        found = connection.execute("SELECT day, results FROM rounds WHERE name = ? ORDER BY rowid", (name,)).fetchall()
    today = [results for of, results in found if of == day.isoformat()]
    most, longest = (max((count(results) for _, results in found), default=0) for count in (right_in, longest_in))
    return Rounds(name, day, today[-1] if today else "", most, longest)


def leave_out(connection: sqlite3.Connection, card: Card, *, is_out: bool) -> None:
    """Never show a card again, or show it again."""
    connection.execute("UPDATE cards SET left_out = ? WHERE id = ?", (is_out, card.id))


def _cards(connection: sqlite3.Connection) -> str:
    """The cards with their lessons, as a part of a query."""
    has = _has(connection, "lessons")
    lessons = "lessons" if has else "(SELECT '' AS position, '' AS theme, 0 AS grade)"
    found = "SELECT cards.*, coalesce(theme, '') AS theme, coalesce(grade, 0) AS grade FROM cards LEFT JOIN"
    return f"({found} {lessons} AS lessons ON lessons.position = cards.position)"


def _has(connection: sqlite3.Connection, table: str) -> bool:
    return bool(connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone())


def _card(number: int, position: str, played: str, loss: float, made: str, *rest: Any) -> Card:
    theme, grade, *spacing = rest
    return Card(number, position, played, loss, made, Spacing(*spacing), _lesson(theme, grade))


def _lesson(theme: str, grade: int) -> Lesson:
    return Lesson(next((one for one in Theme if one.value == theme), None), grade if grade in GRADES else 0)


def _theme_word(lesson: Lesson) -> str:
    return "" if lesson.theme is None else lesson.theme.value


def _streak(connection: sqlite3.Connection, day: date) -> int:
    found = {
        row[0] for row in connection.execute("SELECT day FROM days WHERE answered AND day <= ?", (day.isoformat(),))
    }
    first = day if day.isoformat() in found else day - timedelta(days=1)
    back = (first - timedelta(days=number) for number in range(len(found) + 1))
    return sum(1 for _ in takewhile(lambda one: one.isoformat() in found, back))


def _row(
    connection: sqlite3.Connection, query: str, values: Mapping[str, object] | Sequence[object]
) -> tuple[Any, ...]:
    return tuple(connection.execute(query, values).fetchone())
