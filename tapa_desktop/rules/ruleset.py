"""The rule sets as data: every difference between the games is a field.

One function in `rules` reads each field, and all other code calls it; a test counts the readers.

Source: docs/rules.md, "The rule sets", "Tawula, what it adds" and "The partner games".
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Contact(Enum):
    """What a checker does to a lone opposing checker that it lands on."""

    PIN = "pin"
    HIT = "hit"
    BLOCK = "block"


class MotherPinned(Enum):
    """The result when a mother is pinned and the other side has left its own starting point."""

    PLAYS_ON = "plays on"
    LOSES_DOUBLE = "loses double"


class PinnedAtHome(Enum):
    """Whether a pinned checker on 6-1 prevents the others from bearing off."""

    MUST_BE_FREE = "must be free"
    BY_PLACE = "by place"


class NextBegins(Enum):
    """Who begins the next game of a match. A game that is played again begins with an opening roll in any case."""

    WINNER = "winner"
    OPENING_ROLL = "opening roll"
    IN_TURN = "in turn"


class RuleSet(NamedTuple):
    """One game of the family. The defaults are Tapa's; a related game is `TAPA._replace(…)` with its differences."""

    key: str  # the word for it in position texts and records
    name: str  # as shown to the user
    also_known_as: str = ""
    parallel: bool = False  # whether both sides move the same way around the board, not towards each other
    contact: Contact = Contact.PIN
    setup: tuple[tuple[int, int], ...] = ((24, 15),)  # points, and checkers there at the beginning; the others: reserve
    shown_with_two: bool = False  # whether the board draws the two-checker start by default
    keeps_opening: bool = False  # whether the opening dice are played in the first turn, not a new roll of both
    mother_pinned: MotherPinned = MotherPinned.PLAYS_ON
    mother_points: int = 2  # points of such a win
    drawn_points: int = 0  # points of each side for a drawn game; 0 if it is played again
    next_begins: NextBegins = NextBegins.WINNER
    mars: int | None = 2  # points when the loser has borne off none
    triple: int | None = None  # points when the loser also has a checker on the bar or in the winner's home board
    capote: int | None = None  # points of Tawula's special win
    usual_match: int = 5
    cube: bool = False
    jacoby: bool = False  # whether, with points to play for, each win counts single until the cube has been turned
    pinned_at_home: PinnedAtHome = PinnedAtHome.MUST_BE_FREE
    larger_die: bool = True
    count_checkers: bool = False  # count to 31: one point for each checker the loser has not borne off
    enter_from: int = 25  # a die d enters a checker of the reserve on enter_from - d
    far_limit: int | None = None  # most own checkers on a point of the far side, 24-14, except for the starters
    starters_wait: bool = False  # whether the starters stay on 24 until the reserve is empty
    leaves_entry: bool = False  # whether a play that hits in the starting table must leave the opponent an entry point
    hit_and_run: bool = True  # whether a checker that hits at home may move on and leave that point empty
    first_checker: bool = False  # whether the first checker runs alone until it has passed the opponent's start
    no_prime_at_start: bool = False  # whether a play may not end with own checkers on all of 24-19
    must_open: bool = False  # whether six points in a row may not lock in an opponent whose checkers share one point
    cascade_from: int | None = None  # a player's roll of the game from which doubles are chains: four n, four n + 1, …
    rest_passes: bool = True  # whether the opponent plays the rest of a chain
    network: str | None = None  # the network trained on this game, or on one that hardly differs
    plain_network: str | None = None  # that for the house rule that a pinned mother plays on
    noise: tuple[float, float] = (1.0, 1.0)  # of a level here: the first × its noise in Tapa to the power of the second
    # fields that players may change
    house_rules: tuple[str, ...] = ("pinned_at_home", "larger_die", "cube", "drawn_points", "next_begins")

    def __hash__(self) -> int:
        """The hash of the key alone: it is needed very often, and few variants of one game exist at the same time."""
        return hash(self.key)


TAPA: Final = RuleSet(key="tapa", name="Tapa", also_known_as="Тапа", network="tapa")
PLAKOTO: Final = TAPA._replace(
    key="plakoto",
    name="Plakoto",
    also_known_as="Πλακωτό; Tsilliton; „Тапа с майка“",
    mother_pinned=MotherPinned.LOSES_DOUBLE,
    network="plakoto",
    plain_network="tapa",
    usual_match=7,
    house_rules=(*TAPA.house_rules, "mother_points", "mother_pinned"),
)
MAHBUSA: Final = PLAKOTO._replace(
    key="mahbusa",
    name="Mahbusa",
    also_known_as="محبوسة",
    usual_match=5,
    house_rules=(*PLAKOTO.house_rules, "count_checkers"),
)
TAPA_CUBE: Final = TAPA._replace(
    key="tapa-cube",
    name="Tapa with cube",
    also_known_as="",
    triple=3,
    cube=True,
    usual_match=3,
    shown_with_two=True,
    network="tapa-cube",
)
TAWULA: Final = RuleSet(
    key="tawula",
    name="Tawula",
    also_known_as="Turkish backgammon",
    parallel=True,
    contact=Contact.HIT,
    setup=((24, 2),),
    keeps_opening=True,
    mars=None,
    capote=7,
    usual_match=7,
    far_limit=1,
    starters_wait=True,
    leaves_entry=True,
    network="tawula",
    noise=(1.0, 1.25),
    house_rules=("larger_die", "enter_from"),
)

PORTES: Final = RuleSet(
    key="portes",
    name="Portes",
    also_known_as="Πόρτες",
    contact=Contact.HIT,
    setup=((24, 2), (13, 5), (8, 3), (6, 5)),
    network="portes",
    noise=(0.75, 0.75),
    house_rules=("larger_die", "cube", "next_begins", "hit_and_run"),
)
TABLA: Final = PORTES._replace(
    key="tabla", name="Tabla", also_known_as="Табла; Tavla; „права табла“", keeps_opening=True
)
FEVGA: Final = RuleSet(
    key="fevga",
    name="Fevga",
    also_known_as="Φεύγα",
    parallel=True,
    contact=Contact.BLOCK,
    first_checker=True,
    no_prime_at_start=True,
    must_open=True,
    network="fevga",
    noise=(1.15, 1.4),
    house_rules=("larger_die", "cube"),
)
GUL_BARA: Final = RuleSet(
    key="gul-bara",
    name="Gul Bara",
    also_known_as="Гюлбара; Ѓул бара; Gülbahar",
    parallel=True,
    contact=Contact.BLOCK,
    cascade_from=4,
    network="gul-bara",
    noise=(1.05, 1.3),
    house_rules=("larger_die", "cascade_from", "rest_passes"),
)
BACKGAMMON: Final = PORTES._replace(
    key="backgammon",
    name="Backgammon",
    also_known_as="",
    keeps_opening=True,
    next_begins=NextBegins.OPENING_ROLL,
    triple=3,
    cube=True,
    usual_match=7,
    network="backgammon",
    house_rules=("larger_die", "cube", "jacoby", "next_begins"),
)

RULE_SETS: Final[dict[str, RuleSet]] = {
    rule_set.key: rule_set
    for rule_set in (TAPA, PLAKOTO, MAHBUSA, TAPA_CUBE, TAWULA, PORTES, TABLA, FEVGA, GUL_BARA, BACKGAMMON)
}
SITTINGS: Final[dict[tuple[str, ...], str]] = {  # games that are played in turn, and the name of such a sitting
    ("portes", "plakoto", "fevga"): "Tavli",
    ("tabla", "gul-bara", "tapa"): "Tabla, three games",
}
