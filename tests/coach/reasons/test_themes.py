"""The reasons that each theme gives, and no others: the numbers are those of the next 36 throws.

17 throws reach a checker six points away: any 6, 5-1, 4-2, 3-3, 2-2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from tapa_desktop.coach.reasons.comparison import by_numbers
from tapa_desktop.coach.reasons.facts import PositionFacts, Reason, ReasonKind, Where, facts_of
from tapa_desktop.coach.reasons.pins import (
    blot_faults,
    blot_gains,
    ending_faults,
    ending_gains,
    outlook_faults,
    outlook_gains,
    pin_merits,
    pin_mistakes,
)
from tapa_desktop.coach.reasons.reasons import (
    blocking_faults,
    blocking_gains,
    point_faults,
    point_gains,
    reasons_for,
    spread_faults,
    spread_gains,
)
from tapa_desktop.rules.ruleset import BACKGAMMON, FEVGA, GUL_BARA, MAHBUSA, PLAKOTO, PORTES, TAPA, TAWULA, RuleSet
from tests.cases import sentences
from tests.positions import after, position

K = ReasonKind
Theme = Callable[..., Iterator[Reason]]


class Case(NamedTuple):
    """A play, perhaps with a better one after a bar; and each expected kind with its point, count and other count."""

    rule_set: RuleSet
    stacks: str
    roll: str
    plays: str
    expected: dict[ReasonKind, tuple[int, int, int]]
    mine: int = 0  # in the reserve
    theirs: int = 0


BLOTS = {
    "a blot that is left counts the throws that reach it": Case(
        TAPA, "24:W15 12:B6 1:B9", "61", "24/18 24/23", {K.LEAVES_BLOT: (18, 17, 0)}
    ),
    "a blot that nobody can reach is not worth a word": Case(TAPA, "10:W15 12:B6 11:B9", "21", "10/8 10/9", {}),
    "a blot in danger is covered, another saved, and nothing is left": Case(
        *(TAPA, "24:W13 20:W1 18:W1 12:B15", "62", "24/18 20/18"),
        {K.COVERS: (18, 17, 0), K.SAVES: (20, 6, 0), K.LEAVES_NOTHING: (0, 20, 0)},
    ),
    "a blot out of reach is covered without a word": Case(TAPA, "10:W13 6:W1 4:W1 12:B15", "62", "10/4 6/4", {}),
    # 6-1 must be played on to 19, since 13 is closed
    "a blot goes to safety": Case(
        *(TAPA, "24:W12 18:W1 13:W2 12:B15", "55", "18/13 24/19 24/19 24/19"),
        {K.SAVES: (18, 15, 0), K.LEAVES_NOTHING: (0, 15, 0)},
    ),
    # 18 is seven away, 17 six
    "a blot that goes into more danger is not saved": Case(
        TAPA, "24:W14 18:W1 11:B15", "11", "18/17 24/23 24/23 24/23", {K.LEAVES_BLOT: (17, 17, 0)}
    ),
    "a mother left alone": Case(TAPA, "24:W2 10:W13 18:B15", "61", "24/23 10/4", {K.LEAVES_MOTHER: (24, 17, 0)}),
    "a mother that nobody can reach is not in danger": Case(
        TAPA, "24:W2 10:W13 1:B15", "61", "24/23 10/4", {K.LEAVES_BLOT: (4, 14, 0)}
    ),
    "a mother is brought away": Case(
        *(TAPA, "24:W1 10:W14 18:B15", "42", "24/20 10/8"),
        {K.BRINGS_MOTHER_AWAY: (24, 17, 0), K.LEAVES_BLOT: (20, 12, 0)},
    ),
    "a mother that stays is not brought away": Case(
        TAPA, "24:W1 10:W14 18:B15", "42", "10/6 10/8", {K.LEAVES_MOTHER: (24, 17, 0)}
    ),
    "in a game that hits, the last checker on 24 is a blot like others": Case(
        TAWULA, "24:W1 10:W14 7:B1 18:B14", "42", "10/6 10/8", {K.LEAVES_BLOT: (6, 11, 0)}
    ),
    # 13 is one away, and 18 six: any 1 or 6, 2-4 and 5-1, 2-2, 3-3; of the two a 1 reaches 13 at once
    "more risk is compared with that of the better play": Case(
        *(TAPA, "24:W13 18:W2 12:B15", "55", "18/13 24/19 24/19 24/19 | 24/19 24/19 24/19 24/19"),
        {K.RISKS_BLOT: (18, 0, 17)},
    ),
    "the same risk is no fault": Case(TAPA, "24:W15 12:B15", "61", "24/18 24/23 | 24/23 24/18", {}),
    "two blots are more at risk than one": Case(
        TAPA, "24:W13 20:W1 18:W1 12:B15", "21", "24/22 24/23 | 18/16 16/15", {K.RISKS_MORE: (0, 18, 21)}
    ),
    "a dearer blot is risked with as many throws": Case(
        *(TAWULA, "24:W1 16:W2 8:W12 7:B1 1:B9 18:B5", "21", "8/6 8/7* | 16/14 16/15"), {K.RISKS_DEARER: (7, 0, 17)}
    ),
    "a mother is at more risk": Case(
        TAPA, "24:W2 10:W13 18:B15", "61", "24/23 10/4 | 10/4 10/9", {K.RISKS_MOTHER: (24, 0, 17)}
    ),
    "a mother at as much risk is no fault": Case(TAPA, "24:W1 10:W14 18:B15", "61", "10/4 10/9 | 10/9 9/3", {}),
}

PINS = {
    "a pin has its point and the checkers behind it": Case(
        TAPA, "24:W9 10:W6 5:B1 3:B2 1:B12", "54", "10/5* 10/6", {K.PINS: (5, 14, 0)}
    ),
    "a pin that was there before is not won": Case(TAPA, "24:W9 10:W5 5:bW1 1:B14", "54", "10/5 10/6", {}),
    "a checker touched and left again is not pinned": Case(TAPA, "24:W9 10:W6 5:B1 1:B14", "52", "10/5* 5/3", {}),
    "nothing is hit where nobody stands alone": Case(TAWULA, "10:W15 5:B2 18:B13", "42", "10/6 10/8", {}),
    "a mother is pinned on my first point": Case(
        TAPA, "10:W9 6:W6 12:B14 1:B1", "52", "6/1* 10/8", {K.PINS_MOTHER: (1, 0, 0)}
    ),
    "a pin that only the better play wins": Case(
        TAPA, "24:W9 10:W6 5:B1 1:B14", "54", "10/6 24/19 | 10/5* 10/6", {K.MISSES_PIN: (5, 0, 0)}
    ),
    "of two pins the one made is named beside the better one": Case(
        TAPA, "24:W9 10:W6 20:B1 5:B1 1:B13", "54", "24/20* 24/19 | 10/5* 10/6", {K.MISSES_PIN: (5, 0, 20)}
    ),
    "a pin that stood before is kept, not made": Case(
        TAPA, "24:W9 20:bW1 10:W5 5:B1 1:B13", "54", "24/19 10/6 | 10/5* 20/16", {K.MISSES_PIN: (5, 1, 20)}
    ),
    "the pin made is named beside one of those that it stands for": Case(
        TAPA, "24:W9 10:W6 20:B1 6:B1 5:B1 1:B12", "54", "24/20* 24/19 | 10/5* 10/6*", {K.MISSES_PIN: (6, 0, 0)}
    ),
    "a pin that both plays win is not missed": Case(
        TAPA, "24:W9 10:W6 5:B1 1:B14", "54", "10/5* 24/20 | 10/5* 10/6", {}
    ),
    "a pin is given up": Case(
        TAPA, "24:W9 10:W5 5:bW1 1:B14", "21", "5/3 24/23 | 24/22 24/23", {K.GIVES_UP_PIN: (5, 0, 0)}
    ),
    "a mother that only the better play pins": Case(
        TAPA, "10:W9 6:W6 12:B14 1:B1", "52", "10/5 10/8 | 6/1* 10/8", {K.MISSES_MOTHER: (1, 0, 0)}
    ),
    "a hit is counted": Case(TAWULA, "10:W15 5:B1 6:B1 18:B13", "52", "10/5* 10/8", {K.HITS: (5, 1, 0)}),
    "two hits are counted": Case(TAWULA, "10:W15 5:B1 6:B1 18:B13", "54", "10/5* 10/6*", {K.HITS: (5, 2, 0)}),
    "a hit that only the better play makes": Case(
        TAWULA, "10:W15 5:B1 6:B1 18:B13", "54", "10/5* 5/1 | 10/5* 10/6*", {K.MISSES_HIT: (6, 2, 1)}
    ),
    "as many hits are no fault": Case(TAWULA, "10:W15 5:B1 6:B1 18:B13", "52", "10/5* 10/8 | 10/5* 5/3", {}),
}

ENDINGS = {
    "the last checker wins": Case(TAPA, "2:W1 20:B15", "61", "2/off", {K.WINS: (0, 2, 0), K.BEARS_OFF: (0, 1, 0)}),
    "a pinned mother wins where the rules have it so": Case(
        PLAKOTO, "10:W9 6:W6 12:B14 1:B1", "52", "6/1*", {K.WINS: (0, 2, 0)}
    ),
    "and elsewhere it does not": Case(TAPA, "10:W9 6:W6 12:B14 1:B1", "52", "6/1* 10/8", {}),
    "a second mother that is pinned draws": Case(
        TAPA, "24:wB1 10:W8 6:W6 12:B13 1:B1", "52", "6/1*", {K.DRAWS: (0, 0, 0)}
    ),
    "a win that only the better play has": Case(
        PLAKOTO, "10:W9 6:W6 12:B14 1:B1", "52", "10/5 10/8 | 6/1*", {K.MISSES_WIN: (0, 2, 0)}
    ),
    "no win is missed in vain": Case(PLAKOTO, "10:W9 6:W6 12:B14 1:B1", "52", "10/5 10/8 | 10/5 6/4", {}),
    "a draw that only the better play has": Case(
        TAPA, "24:wB1 10:W8 6:W6 12:B13 1:B1", "52", "10/5 10/8 | 6/1*", {K.MISSES_DRAW: (0, 0, 0)}
    ),
    "no draw is missed in vain": Case(TAPA, "24:wB1 10:W8 6:W6 12:B13 1:B1", "52", "10/5 10/8 | 10/5 6/4", {}),
    "checkers are borne off": Case(TAPA, "6:W5 5:W5 12:B15", "65", "6/off 5/off", {K.BEARS_OFF: (0, 2, 0)}),
    "none is borne off that stays": Case(TAPA, "6:W5 5:W5 12:B15", "11", "6/5 6/5 6/5 6/5", {}),
    "the first checker off saves the mars while the opponent bears off": Case(
        TAPA, "6:W10 5:W5 20:B4", "65", "6/off 5/off", {K.SAVES_MARS: (0, 0, 0)}
    ),
    "no mars is saved while the opponent is far from home": Case(
        TAPA, "6:W10 5:W5 12:B15", "65", "6/off 5/off", {K.BEARS_OFF: (0, 2, 0)}
    ),
    "no mars is saved where none is": Case(TAWULA, "6:W10 5:W5 16:B4", "65", "6/off 5/off", {K.BEARS_OFF: (0, 2, 0)}),
    "no mars is saved while every win counts single": Case(
        BACKGAMMON._replace(jacoby=True), "6:W10 5:W5 20:B4", "65", "6/off 5/off", {K.BEARS_OFF: (0, 2, 0)}
    ),
    "no mars is risked where checkers are counted": Case(
        MAHBUSA._replace(count_checkers=True),
        *("6:W10 5:W5 20:B4", "51", "6/1 6/5 | 5/off 6/5"),
        {K.BEARS_OFF_FEWER: (0, 1, 0)},
    ),
    "a mars is risked when only the better play bears off": Case(
        *(TAPA, "7:W1 6:W13 2:W1 20:B4", "21", "6/4 6/5 | 7/6 2/off"),
        {K.RISKS_MARS: (0, 0, 0), K.FEWER_HOME: (0, 0, 1)},
    ),
    "fewer are borne off": Case(TAPA, "6:W5 3:W5 20:B4", "31", "6/3 6/5 | 3/off 6/5", {K.BEARS_OFF_FEWER: (0, 1, 0)}),
    "as many off are no fault": Case(TAPA, "6:W5 3:W5 20:B4", "31", "3/off 3/2 | 3/off 6/5", {}),
    "who trails when contact ends is told nothing": Case(
        TAPA,
        "13:W1 6:W14 12:B1 20:B14",
        "31",
        "13/10 10/9",
        {},  # 84 + 9 against 13 + 14 x 5
    ),
    "the end of contact gives the lead": Case(
        TAPA, "13:W1 3:W14 12:B1 20:B14", "31", "13/10 10/9", {K.LEADS_RACE: (0, 13 + 14 * 5 - 9 - 14 * 3, 0)}
    ),
    "a race that has begun before gives no reason": Case(TAPA, "10:W1 3:W14 12:B1 20:B14", "31", "10/7 7/6", {}),
    "in a race checkers are left outside": Case(
        TAPA, "9:W1 7:W1 3:W8 20:B4", "31", "9/6 3/2 | 9/6 7/6", {K.FEWER_HOME: (0, 0, 1)}
    ),
    "as many at home are no fault": Case(TAPA, "9:W2 3:W8 20:B4", "31", "3/2 9/6 | 9/6 9/8", {}),
    "before the race nobody needs to hurry home": Case(TAPA, "9:W1 7:W1 3:W13 1:B15", "31", "9/6 3/2 | 9/6 7/6", {}),
    "a point at home stands empty": Case(
        TAPA, "6:W1 5:W1 4:W3 3:W3 20:B4", "31", "6/3 5/4 | 5/2 6/5", {K.EMPTIES_HOME: (0, 2, 4)}
    ),
    "as many empty are no fault": Case(TAPA, "6:W4 5:W4 3:W1 20:B4", "11", "6/5 6/5 6/5 5/4 | 6/5 6/5 6/5 6/5", {}),
}

OUTLOOKS = {
    "more throws reach their blot": Case(TAPA, "24:W15 10:B1 1:B14", "62", "24/18 18/16", {K.AIMS: (0, 17, 0)}),
    "where they have no blot nothing is aimed at": Case(TAPA, "24:W15 1:B15", "62", "24/18 18/16", {}),
    "fewer throws reach their blot than after the better play": Case(
        TAPA, "24:W15 10:B1 1:B14", "62", "24/18 24/22 | 24/18 18/16", {K.AIMS_LESS: (0, 17, 8)}
    ),
    "more throws are no fault": Case(TAPA, "24:W15 10:B1 1:B14", "62", "24/18 18/16 | 24/18 24/22", {}),
    "a play that pins their blot is not told to aim at less": Case(
        TAPA, "24:W3 13:W12 10:B1 1:B14", "31", "13/10* 24/23 | 24/21 13/12", {}
    ),
    "nor is a play that hits it": Case(PORTES, "24:W3 13:W12 10:B1 1:B14", "31", "13/10* 24/23 | 24/21 13/12", {}),
    "checkers enter from the reserve": Case(
        TAWULA, "24:W2 20:W1 12:B2", "32", "in/22 in/23", {K.ENTERS: (0, 2, 0)}, mine=12, theirs=13
    ),
    "none enters that waits": Case(TAWULA, "24:W2 20:W1 12:B2", "32", "20/17 17/15", {}, mine=12, theirs=13),
    "fewer enter than by the better play": Case(
        *(TAWULA, "24:W2 20:W1 12:B2", "32", "in/22 20/18 | in/22 in/23", {K.ENTERS_FEWER: (0, 2, 1)}, 12, 13)
    ),
    "more that enter are no fault": Case(
        TAWULA, "24:W2 20:W1 12:B2", "32", "in/22 in/23 | in/22 20/18", {}, mine=12, theirs=13
    ),
}

FIRST_AWAY = "24:W14 15:W1 12:B15"
ROW = "24:W4 16:W1 10:W2 9:W2 8:W2 7:W1 6:W1 12:B9 3:B3"
BEHIND_A_ROW = "24:W3 10:W12 18:B2 19:B2 20:B2 21:B9"
POINTS_MADE = {
    "a point is made": Case(TAPA, "24:W15 1:B15", "22", "24/22 24/22 24/22 24/22", {K.MAKES_POINT: (22, 0, 0)}),
    "a third checker makes no point": Case(TAPA, "24:W13 22:W2 1:B15", "22", "24/22 24/22 24/22 24/22", {}),
    "a pin is not counted as a made point": Case(TAPA, "24:W15 22:B1 1:B14", "22", "24/22* 24/22 24/22 24/22", {}),
    "a single checker makes no point worth a word": Case(FEVGA, ROW, "54", "24/20 24/19", {}),
    "four points in a row before opponents count those behind": Case(
        *(TAPA, "12:W4 9:W2 8:W2 7:W2 14:W5 2:B10 20:B5", "44", "14/10 14/10 14/10 14/10"),
        {K.MAKES_POINT: (10, 0, 0), K.MAKES_PRIME: (7, 4, 10)},
    ),
    "points in a row that all have passed give no reason": Case(
        *(TAPA, "12:W4 9:W2 8:W2 7:W2 14:W5 20:B15", "44", "14/10 14/10 14/10 14/10"), {K.MAKES_POINT: (10, 0, 0)}
    ),
    "three points in a row give no reason": Case(
        TAPA, "12:W6 8:W2 7:W2 14:W5 2:B15", "55", "14/9 14/9 12/7 12/7", {K.MAKES_POINT: (9, 0, 0)}
    ),
    "a row that stood is not made by a hit before it": Case(
        PORTES, "23:W2 21:B1 7:W2 6:W3 5:W2 4:W2 3:W2 2:W2 20:B6 24:B8", "21", "23/21* 6/5", {}
    ),
    # his 24 is my 12, and he moves down to my 1 and on from my 24
    "a row counts along the opponent's way where both move the same way round": Case(
        *(TAWULA, "6:W2 5:W2 4:W2 11:W9 10:B6 23:B9", "44", "11/7 11/7 11/7 11/7"),
        {K.MAKES_POINT: (7, 0, 0), K.MAKES_PRIME: (7, 4, 6)},
    ),
    "a row of single ones counts those behind it": Case(FEVGA, ROW, "54", "16/11 24/20", {K.MAKES_PRIME: (11, 6, 9)}),
    "a checker gets past a row of points": Case(TAPA, BEHIND_A_ROW, "52", "24/22 22/17", {K.ESCAPES: (21, 1, 4)}),
    "a checker that stays behind the row gets past nothing": Case(TAPA, BEHIND_A_ROW, "52", "24/22 10/5", {}),
    "a checker that only the better play gets past a row": Case(
        TAPA, BEHIND_A_ROW, "52", "24/22 10/5 | 24/22 22/17", {K.STAYS_BEHIND: (21, 2, 3)}
    ),
    "as many behind a row are no fault": Case(TAPA, BEHIND_A_ROW, "52", "10/5 10/8 | 24/22 10/5", {}),
    "a point that only the better play makes": Case(
        *(TAPA, "24:W12 20:W3 1:B15", "51", "24/19 24/23 | 24/19 20/19"),
        {K.MISSES_POINT: (19, 0, 0), K.SHORTER_PRIME: (0, 2, 1)},
    ),
    "a point that both plays make is not missed": Case(
        TAPA, "24:W12 20:W3 1:B15", "11", "20/19 20/19 24/23 24/23 | 20/19 20/19 20/19 24/23", {}
    ),
    "a point is broken": Case(
        TAPA, "24:W11 20:W2 15:W2 1:B15", "21", "15/13 15/14 | 24/22 24/23", {K.BREAKS_POINT: (15, 0, 0)}
    ),
    "a point that keeps two checkers is not broken": Case(
        TAPA, "24:W10 20:W2 15:W3 1:B15", "21", "15/13 24/23 | 24/22 24/23", {}
    ),
    "a shorter row is compared with the longer": Case(
        *(TAPA, "12:W4 9:W2 8:W2 7:W2 14:W5 2:B15", "44", "12/8 12/8 12/8 12/8 | 14/10 14/10 14/10 14/10"),
        {K.MISSES_POINT: (10, 0, 0), K.BREAKS_POINT: (12, 0, 0), K.SHORTER_PRIME: (0, 4, 3)},
    ),
    "a prime that stood is opened": Case(
        *(FEVGA, "24:W4 16:W1 11:W1 10:W2 9:W2 8:W2 7:W1 6:W1 12:B9 3:B3", "21", "11/10 24/22 | 24/22 24/23"),
        {K.OPENS_PRIME: (0, 6, 5)},
    ),
    "points at home are not missed in a bear-off": Case(TAPA, "6:W6 5:W2 3:W5 12:B15", "32", "5/2 5/3 | 3/off 6/4", {}),
}

BLOCKING = {
    "the first checker that passes frees the others": Case(
        FEVGA, FIRST_AWAY, "43", "15/11 24/21", {K.PASSES_START: (0, 0, 0)}
    ),
    "a first checker that only one play brings past": Case(
        FEVGA, "24:W13 18:W1 13:W1 12:B15", "21", "18/16 16/15 | 13/11 24/23", {K.HOLDS_START: (0, 0, 0)}
    ),
    "both bring the first one past": Case(FEVGA, "24:W13 18:W1 13:W1 12:B15", "21", "13/11 24/23 | 13/11 18/17", {}),
    # before, a 1 would have moved: 11 of the 36
    "throws that a row blocks are counted": Case(
        FEVGA, "24:W4 16:W1 10:W2 9:W2 8:W2 7:W1 6:W1 12:B9", "54", "16/11 24/20", {K.BLOCKS: (0, 36, 25)}
    ),
    "fewer throws are blocked than by the better play": Case(
        *(FEVGA, "24:W4 16:W1 10:W2 9:W2 8:W2 7:W1 6:W1 12:B9", "54", "24/20 24/19 | 16/11 24/20"),
        {K.BLOCKS_FEWER: (0, 36, 25)},
    ),
}

STACKS = {
    "a checker leaves the stack on 24": Case(FEVGA, FIRST_AWAY, "43", "15/11 24/21", {K.UNSTACKS: (24, 1, 13)}),
    "checkers come from the start": Case(TAPA, "24:W12 10:W3 1:B15", "21", "24/22 24/23", {K.UNSTACKS: (24, 2, 10)}),
    "all that come away are counted though a few may stay": Case(
        TAPA, "24:W5 10:W10 1:B15", "21", "24/22 24/23", {K.UNSTACKS: (24, 2, 3)}
    ),
    "the last few at the start are no stack": Case(TAPA, "24:W4 10:W11 1:B15", "21", "24/22 24/23", {}),
    "with a reserve there is no stack on 24": Case(TAWULA, "24:W6 10:W9 4:B15", "21", "24/22 24/23", {}),
    "more stay at the start": Case(
        TAPA, "24:W12 10:W3 1:B15", "21", "10/8 10/9 | 24/22 24/23", {K.STAYS_STACKED: (24, 10, 12)}
    ),
    "fewer at the start are no fault": Case(TAPA, "24:W12 10:W3 1:B15", "21", "24/22 24/23 | 10/8 10/9", {}),
    "a stack grows": Case(
        *(TAPA, "14:W5 10:W5 8:W2 7:W3 1:B15", "44", "14/10 14/10 14/10 14/10 | 14/10 8/4 7/3 7/3"),
        {K.STACKS: (10, 6, 9)},
    ),
    "a stack that stood is no fault": Case(TAPA, "14:W5 10:W8 7:W2 1:B15", "21", "14/12 14/13 | 10/8 10/9", {}),
    # between 24 and 11 there are 12, between 24 and 18 five, between 17 and 10 six
    "a gap is widened": Case(
        *(TAPA, "24:W6 17:W2 10:W7 1:B15", "66", "17/11 17/11 10/4 10/4 | 24/18 24/18 10/4 10/4"),
        {K.STAYS_STACKED: (24, 4, 6), K.WIDENS_GAP: (0, 6, 12)},
    ),
    "a gap that one die bridges is none": Case(
        TAPA, "16:W6 13:W2 10:W7 1:B15", "22", "13/11 13/11 10/8 10/8 | 16/14 16/14 10/8 10/8", {}
    ),
    "a gap is not compared with none": Case(
        TAPA, "24:W15 1:B15", "44", "24/20 24/20 20/16 20/16 | 24/20 24/20 20/16 16/12", {}
    ),
    "checkers are buried": Case(
        *(TAPA, "10:W8 6:W5 3:W2 1:B15", "33", "6/3 6/3 6/3 10/7 | 10/7 10/7 7/4 7/4"), {K.BURIES: (0, 0, 3)}
    ),
    "what was buried before is not buried by the play": Case(
        *(TAPA, "10:W8 6:W5 3:W2 1:B15", "33", "6/3 6/3 6/3 10/7 | 6/3 10/7 10/7 7/4"), {K.BURIES: (0, 1, 3)}
    ),
    "nobody is buried and nothing stacked who is to be borne off": Case(
        TAPA, "6:W6 5:W2 3:W5 12:B15", "32", "6/3 6/4 | 3/off 6/4", {}
    ),
}

SPREAD = "24:W9 20:W1 17:W2 14:W1 10:W1 9:W1 12:B9 8:B1 6:B2 4:B1 3:B2"
COUNTS = {  # the play after the bar is the better one
    "rolls that cannot be played in full": Case(
        *(FEVGA, "24:W5 16:W1 10:W2 9:W2 8:W2 7:W1 6:W2 12:B9 3:B3 15:B3", "54", "8/4 10/5 | 24/20 10/5"),
        {K.HINDERS: (0, 3, 1)},
    ),
    "checkers left in the starting table": Case(
        *(PORTES, "24:W2 13:W5 8:W3 6:W5 1:B2 12:B5 17:B3 19:B5", "61", "24/23 13/7 | 24/23 24/18"),
        {K.LEAVES_BACK: (0, 1, 2)},
    ),
    "checkers past their start": Case(FEVGA, SPREAD, "43", "17/13 10/7 | 14/11 11/7", {K.PASSES_MORE: (0, 3, 2)}),
    "points with one checker": Case(FEVGA, SPREAD, "43", "20/17 14/10 | 14/11 11/7", {K.HOLDS_MORE: (0, 6, 4)}),
    "points with two": Case(
        *(TAPA, "24:W9 20:W2 15:W2 12:W2 1:B9 3:B2 10:B2 13:B2", "31", "20/17 12/11 | 12/9 9/8"),
        {K.HOLDS_MORE: (0, 3, 2)},
    ),
}


def counts(_before: PositionFacts, played: PositionFacts, best: PositionFacts) -> Iterator[Reason]:
    return by_numbers(best, played, is_for_best=True)


THEMES = (
    *((blot_gains, blot_faults, BLOTS), (pin_merits, pin_mistakes, PINS), (ending_gains, ending_faults, ENDINGS)),
    *((outlook_gains, outlook_faults, OUTLOOKS), (point_gains, point_faults, POINTS_MADE)),
    *((blocking_gains, blocking_faults, BLOCKING), (spread_gains, spread_faults, STACKS)),
    (counts, counts, COUNTS),
)


def reasons_by(theme: Theme, case: Case) -> list[Reason]:
    """The reasons that the theme gives for the plays of a case."""
    start = position(case.rule_set, case.stacks, mine=(case.mine, 0), theirs=(case.theirs, 0))
    results = [after(case.rule_set, start, case.roll, play) for play in case.plays.split(" | ")]
    return list(theme(*(facts_of(case.rule_set, one) for one in (start, *results))))


@sentences(
    ("theme", "case"),
    {
        sentence: (faults if "|" in case.plays else gains, case)
        for gains, faults, cases in THEMES
        for sentence, case in cases.items()
    },
)
def test_a_theme_says_this_and_nothing_else(theme: Theme, case: Case) -> None:
    numbers = {reason.kind: (reason.point, reason.count, reason.than) for reason in reasons_by(theme, case)}

    assert numbers == case.expected


@pytest.mark.parametrize(
    ("theme", "case", "where"),
    [
        (blot_gains, BLOTS["a blot that is left counts the throws that reach it"], Where.OUTSIDE),
        (pin_merits, PINS["a pin has its point and the checkers behind it"], Where.HOME),
        (point_gains, POINTS_MADE["a point is made"], Where.OPPONENT_HOME),
    ],
)
def test_a_reason_says_where_its_point_is(theme: Theme, case: Case, where: Where) -> None:
    assert [reason.where for reason in reasons_by(theme, case)] == [where]


def test_the_deeper_of_two_new_pins_weighs_more() -> None:
    stacks = "24:W9 20:W6 15:B1 19:B1 1:B13"

    (near,) = reasons_by(pin_merits, Case(TAPA, stacks, "52", "20/15* 24/22", {}))
    (far,) = reasons_by(pin_merits, Case(TAPA, stacks, "12", "20/19* 24/22", {}))

    assert near.weight > far.weight


@pytest.mark.parametrize("rule_set", [FEVGA, GUL_BARA], ids=lambda rule_set: rule_set.key)
@sentences(
    ("stacks", "roll", "play", "kinds"),
    {
        "four": ("24:W9 22:W2 18:W2 9:W2", "31", "24/21 24/23", [K.UNSTACKS, K.MAKES_PRIME]),
        "five, and two leave": ("24:W9 22:W2 20:W2 9:W2", "31", "24/21 24/23", [K.UNSTACKS, K.MAKES_PRIME]),
        "five, and one leaves": (
            *("24:W5 23:W2 22:W2 20:W2 18:W1 9:W3", "32", "24/21 20/18"),
            [K.MAKES_PRIME, K.UNSTACKS],
        ),
        "six": ("24:W9 20:W2 19:W1 18:W1 17:W1 9:W1", "32", "24/21 24/22", [K.MAKES_PRIME, K.UNSTACKS]),
    },
)
def test_row_and_stack_are_told_by_worth(
    rule_set: RuleSet, stacks: str, roll: str, play: str, kinds: list[ReasonKind]
) -> None:
    before = position(rule_set, f"{stacks} 12:B11 4:B2 3:B2")

    reasons = reasons_for(rule_set, before, after(rule_set, before, roll, play))

    assert [reason.kind for reason in reasons] == kinds
