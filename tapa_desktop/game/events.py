"""What can happen in a match, as values. A record is a header and a list of these; all else follows from them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tapa_desktop.rules.side import Side

Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
StepDice = Annotated[tuple[Die, ...], msgspec.Meta(max_length=4)]
PlayText = Annotated[str, msgspec.Meta(max_length=64)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
PositionText = Annotated[str, msgspec.Meta(max_length=256)]


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a side: a person, or the computer at the level of that key. A name is only what somebody has typed."""

    level: Name | None = None
    name: Name = ""

    @property
    def is_person(self) -> bool:
        """Whether a hand plays here."""
        return self.level is None


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """One thing that has happened. Plays are in the numbers of the side that was to move."""


class OpeningRolled(Event, frozen=True, omit_defaults=True, tag="opening"):
    """One die each decides who begins; equal dice decide nothing."""

    white: Die
    black: Die
    by_hand: bool = False  # thrown by a person on a table, and entered


class Rolled(Event, frozen=True, omit_defaults=True, tag="roll"):
    """The side to move has thrown both dice, the larger first."""

    high: Die
    low: Die
    by_hand: bool = False


class Drafted(Event, frozen=True, omit_defaults=True, tag="draft"):
    """The side to move has composed so much of its play; `pass` when it has put everything back.

    The die of each step is told where the play alone would be taken for another one: two may bear the same checker off.
    """

    play: PlayText
    dice: StepDice = ()


class Played(Event, frozen=True, tag="play"):
    """The side to move has made its play, or has passed."""

    play: PlayText


class Doubled(Event, frozen=True, tag="double"):
    """The side to move offers to play for twice as much, before its roll."""


class Taken(Event, frozen=True, tag="take"):
    """The other side plays on for twice as much, and owns the cube."""


class Dropped(Event, frozen=True, tag="drop"):
    """The other side gives the game up for what the cube was worth before the double."""


class Resigned(Event, frozen=True, tag="resign"):
    """A side has given the game up."""

    side: Side


class GameBegun(Event, frozen=True, tag="game"):
    """The next game of the match has begun."""


class Seated(Event, frozen=True, tag="seat"):
    """Somebody else plays a side from now on."""

    side: Side
    seat: Seat


class DiceSwitched(Event, frozen=True, tag="dice"):
    """From now on a person throws and enters the dice, or else the program throws them again."""

    by_hand: bool


class Rewound(Event, frozen=True, tag="rewind"):
    """Undo: only the first `to` of the events that stood are left standing."""

    to: Annotated[int, msgspec.Meta(ge=0)]


class Restored(Event, frozen=True, tag="restore"):
    """Redo: what the last undo took away stands again."""


class RolloutLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a candidate of a rollout has brought to the side to move, in points without the cube."""

    play: PlayText  # empty for the position itself, before its roll
    equity: float
    half_width: float  # of the 95 % interval
    chances: tuple[float, float, float, float, float]  # to win, of a mars, of the best win, and of both against


class RolledOut(Event, frozen=True, tag="rollout"):
    """Somebody has had a position rolled out, or plays side by side. It is a note: nothing changes by it."""

    position: PositionText
    games: Annotated[int, msgspec.Meta(ge=1)]  # from each candidate
    plies: Annotated[int, msgspec.Meta(ge=0)] | None  # until the evaluator had its word; None: to the end
    less_luck: bool
    seed: int
    lines: Annotated[tuple[RolloutLine, ...], msgspec.Meta(min_length=1, max_length=16)]


DiceThrown = OpeningRolled | Rolled  # dice have fallen
Setting = Seated | DiceSwitched  # what no undo takes back
MatchEvent = DiceThrown | Drafted | Played | Doubled | Taken | Dropped | Resigned | GameBegun | Setting
LogEvent = MatchEvent | Rewound | Restored | RolledOut
