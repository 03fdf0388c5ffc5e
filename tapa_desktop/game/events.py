"""The events of a match, as values, and the turns they end. A record is a header and a list of events.

The log only grows: a longer sequence shares the items of the one before it, so appending takes no time.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Final, Literal, TypeVar, overload

import msgspec

from tapa_desktop.rules.position import Side

Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
StepDice = Annotated[tuple[Die, ...], msgspec.Meta(max_length=4)]
PlayText = Annotated[str, msgspec.Meta(max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
PositionText = Annotated[str, msgspec.Meta(max_length=512)]  # a board, a cube, and all house rules of its game
NOTE_LIMIT: Final = 1000  # characters; as a line of a record even such a note is shorter than 4096 bytes
NoteText = Annotated[
    str, msgspec.Meta(max_length=NOTE_LIMIT, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*\Z")
]
LineText = Annotated[str, msgspec.Meta(max_length=400)]
AgreedWin = Literal["single", "mars", "triple"]
_MOST: Final = 2**31 - 1  # that a text can count; no rollout comes near it

_UNSHOWN: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a side: a person, or the computer at the level with that key. Only a user's typing sets `name`."""

    level: Name | None = None
    name: Name = ""

    def __post_init__(self) -> None:
        """Replace control characters in the name, wherever it comes from: they could hide text."""
        if _UNSHOWN.search(self.name):
            msgspec.structs.force_setattr(self, "name", _UNSHOWN.sub(" ", self.name))

    @property
    def is_person(self) -> bool:
        """Whether a person plays this side."""
        return self.level is None


FRIEND: Final = "friend"  # in place of a level: a person who plays elsewhere, and sends turns as lines of text
NOBODY: Final = Seat("")  # neither a person nor a level: nothing can be done, and no prompt is shown


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", gc=False):
    """An event of a match. Plays use the point numbers of the side that was to move."""


class OpeningRolled(Event, frozen=True, omit_defaults=True, tag="opening"):
    """Each side has rolled one die to decide who begins; equal dice decide nothing."""

    white: Die
    black: Die
    by_hand: bool = False  # real dice, rolled by a person and typed in


class Rolled(Event, frozen=True, omit_defaults=True, tag="roll"):
    """The side to move has rolled both dice."""

    high: Die
    low: Die
    by_hand: bool = False


class Drafted(Event, frozen=True, omit_defaults=True, tag="draft"):
    """The side to move has composed this much of its play; `pass` when it has taken all steps back.

    `dice` has the die of each step if the play text alone would give other dice: two may bear off the same checker.
    """

    play: PlayText
    dice: StepDice = ()


class Played(Event, frozen=True, tag="play"):
    """The side to move has made its play or passed."""

    play: PlayText


class Doubled(Event, frozen=True, tag="double"):
    """The side to move has offered a double, before its roll."""


class Taken(Event, frozen=True, tag="take"):
    """The other side has taken the double; it owns the cube now."""


class Dropped(Event, frozen=True, tag="drop"):
    """The other side has dropped: it loses the value that the cube had before the double."""


class Resigned(Event, frozen=True, omit_defaults=True, tag="resign"):
    """A side has resigned the game. It loses `how` if the sides have agreed on it, else what the position counts."""

    side: Side
    how: AgreedWin | None = None


class GameBegun(Event, frozen=True, tag="game"):
    """The next game of the match has begun."""


class Seated(Event, frozen=True, tag="seat"):
    """Another player, a person or a level, plays a side from now on."""

    side: Side
    seat: Seat


class DiceSwitched(Event, frozen=True, tag="dice"):
    """From now on a person rolls the dice and types them in, or the program rolls them again."""

    by_hand: bool


class Rewound(Event, frozen=True, tag="rewind"):
    """Undo: of the active events only the first `to` are kept."""

    to: Annotated[int, msgspec.Meta(ge=0)]


class Restored(Event, frozen=True, tag="restore"):
    """Redo: the events removed by the last undo are restored."""


class Noted(Event, frozen=True, tag="note"):
    """A player has written a note on a turn, in place of the one before; an empty text removes it.

    `at` is the number of active events before the turn, or within it. This does not change the state.
    """

    at: Annotated[int, msgspec.Meta(ge=0)]
    text: NoteText


class RolloutLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of one candidate in a rollout, seen by the side to move."""

    play: PlayText  # empty for the position itself, before its roll
    equity: float  # points without the cube; in a match in which nobody can double, single wins
    half_width: float  # of the 95 % interval
    # Win, mars, best win, mars lost, best win lost, cumulative; and draw, which older files leave out.
    chances: Annotated[tuple[float, ...], msgspec.Meta(min_length=5, max_length=6)]


class RolledOut(Event, frozen=True, omit_defaults=True, tag="rollout"):
    """A rollout of a position, or of several plays, has been made. This does not change the state."""

    position: PositionText
    games: Annotated[int, msgspec.Meta(ge=1, le=_MOST)]  # from each candidate
    plies: (
        Annotated[int, msgspec.Meta(ge=0, le=_MOST)] | None
    )  # played before the evaluator judges; None: to the end of the game
    less_luck: bool
    seed: int
    lines: Annotated[tuple[RolloutLine, ...], msgspec.Meta(min_length=1, max_length=16)]
    level: Name = "expert"  # the key of the level by which both sides played


class FriendLine(Event, frozen=True, tag="told"):
    """A line of a game with a friend elsewhere was sent or received. The events before it cannot be undone."""

    line: LineText


RollEvent = OpeningRolled | Rolled
Setting = Seated | DiceSwitched  # not affected by undo
MatchEvent = RollEvent | Drafted | Played | Doubled | Taken | Dropped | Resigned | GameBegun | Setting
Annotation = Noted | RolledOut | FriendLine  # goes to the log only
LogEvent = MatchEvent | Rewound | Restored | Annotation


Notes = Mapping[int, str]  # by the number of active events before the turn

_ENDING: Final = (OpeningRolled, Played, Doubled, Taken, Dropped, Resigned, GameBegun)  # events that end a turn
_LINE_ENDS: Final = r"\r\n?|[\x0b\x0c\x85\u2028\u2029]"
_NOT_IN_NOTES: Final = r"[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]"


def ends_turn(event: MatchEvent) -> bool:
    """Whether the turn is over with this event; for a note each action at the cube is a turn of its own."""
    return isinstance(event, _ENDING)


def turn_start(events: Sequence[MatchEvent], at: int) -> int:
    """The number of events before the current or next turn after the first `at` events."""
    return next((start for start in range(at, 0, -1) if ends_turn(events[start - 1])), 0)


def turn_starts(events: Sequence[MatchEvent]) -> list[int]:
    """The number of events before each turn, from the first to the next one."""
    return [0, *(at for at, event in enumerate(events, 1) if ends_turn(event))]


def clean_note(typed: str) -> str:
    """A typed or pasted text with line feeds as line ends and without control characters."""
    return re.sub(_NOT_IN_NOTES, "", re.sub(_LINE_ENDS, "\n", typed.replace("\t", " "))).strip()


def notes_within(notes: Notes, begin: int, end: int) -> list[tuple[int, str]]:
    """The notes on the turns that begin after at least `begin` and less than `end` events, in order."""
    return sorted((at, text) for at, text in notes.items() if begin <= at < end)


T = TypeVar("T")


class SharedList(Sequence[T]):
    """The first items of a list that may grow. It equals a tuple with the same items, and each slice is a tuple.

    The second sequence that extends the same one copies the list. Any thread may read; only one may extend.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T], length: int | None = None) -> None:
        self._items = items  # nobody else changes it
        self._length = len(items) if length is None else length

    def plus(self, item: T) -> SharedList[T]:
        """This sequence with one more item."""
        return SharedList(self._with(item), self._length + 1)

    def _with(self, item: T) -> list[T]:
        """The list with this item: the same one, unless another sequence has extended it."""
        items = self._items if len(self._items) == self._length else self._items[: self._length]
        items.append(item)
        return items

    def extends(self, other: Sequence[T]) -> bool:
        """Whether this begins with the items of `other` and shares them."""
        return isinstance(other, SharedList) and self._items is other._items and self._length >= len(other)  # noqa: SLF001 - of its own kind

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            return tuple(self._items[slice(*at.indices(self._length))] if at.step is None else tuple(self)[at])
        place = at + self._length if at < 0 else at
        if 0 <= place < self._length:
            return self._items[place]
        raise IndexError(at)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, SharedList):
            is_alike = self._length == other._length
            return is_alike and (self._items is other._items or tuple(self) == tuple(other))
        return isinstance(other, tuple) and tuple(self) == other

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


def append_to(items: Sequence[T], item: T) -> SharedList[T]:
    """These items and one more; a list is copied once, a `SharedList` never."""
    return (items if isinstance(items, SharedList) else SharedList(list(items))).plus(item)
