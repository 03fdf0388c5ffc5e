"""Three tasks for each kind of game that goes by other rules than Tapa: Portes with Tabla, Fevga, and Gul Bara."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from tapa_desktop.rules.ruleset import FEVGA, GUL_BARA, PORTES, TABLA, RuleSet
from tapa_desktop.ui.text.names import plain_game_name

from .task import Lesson, Task

translate = QCoreApplication.translate


def _title(rule_sets: tuple[RuleSet, ...]) -> str:
    names = QLocale().createSeparatedList(list(map(plain_game_name, rule_sets)))
    return translate("PartnerLesson", "Lesson: {games}").format(games=names)


def _home_point() -> Task:
    return Task(
        title=translate("PartnerLesson", "Points at home"),
        explanation=translate(
            "PartnerLesson",
            "This is how Portes and Tabla start. You go down the numbers from 24 to 1; Black goes the other way. "
            "Two checkers close a point to the opponent; a lone one can be hit and then has to start again. So "
            "close points at home and leave few checkers alone.",
        ),
        assignment=translate("PartnerLesson", "You have rolled 3-1. Close point 5."),
        position="portes W2,4,B5,1,B3,3,W5,B5,3,W3,1,W5,4,B2 0/0/0 0/0/0 W 31",
        is_done=lambda tried: tried.has_checkers(5, 2),
        praise=translate(
            "PartnerLesson",
            "Points 5, 6 and 8 are yours now, and the two black checkers on point 1 will find it hard to get past "
            "them. None of yours stands alone.",
        ),
        correction=translate(
            "PartnerLesson",
            "That is legal, but point 5 is not closed. Take it back and move one checker there from 8 and one from 6.",
        ),
    )


def _hit() -> Task:
    return Task(
        title=translate("PartnerLesson", "A hit"),
        explanation=translate(
            "PartnerLesson",
            "Land on a lone black checker and you hit it: it goes to the bar, the middle of the board. Black "
            "must bring it in again before doing anything else and loses all the ground it had gained.",
        ),
        assignment=translate("PartnerLesson", "You have rolled 6-1. Hit the checker on point 7 and close that point."),
        position="portes W2,4,B5,1,B3,3,W5,B5,3,W3,B1,W5,4,B1 0/0/0 0/0/0 W 61",
        is_done=lambda tried: tried.has_checkers(7, 2),
        praise=translate(
            "PartnerLesson",
            "Hit, and your two checkers are safe there. Look: Black has rolled 6-3. A 6 enters on your point 6, "
            "which is closed, so only the 3 brings the checker in.",
        ),
        correction=translate(
            "PartnerLesson",
            "That is legal, but you do not have two checkers on point 7. Take it back. The 6 from 13 lands there, and "
            "so does the 1 from 8.",
        ),
        reply=("63", "bar/22 13/7"),
    )


def _bar() -> Task:
    return Task(
        title=translate("PartnerLesson", "From the bar"),
        explanation=translate(
            "PartnerLesson",
            "One of your checkers was hit. Until it is in, no other may move. A die brings it in on 25 minus the "
            "die: a 4 on point 21, a 3 on 22. A checker that enters can hit, too.",
        ),
        assignment=translate("PartnerLesson", "You have rolled 4-3. Enter so that you hit a black checker."),
        position="portes W1,1,B1,2,B5,1,B3,3,W5,B4,3,W3,1,W5,4,B2 0/1/0 0/0/0 W 43",
        is_done=lambda tried: tried.has_touched(22),
        praise=translate(
            "PartnerLesson",
            "Well hit. Now that checker is on the bar, and Black must bring it in before anything else.",
        ),
        correction=translate(
            "PartnerLesson",
            "That is legal, but the black checker on point 22 is still there. Take it back and enter with the 3.",
        ),
    )


def _first_checker() -> Task:
    return Task(
        title=translate("PartnerLesson", "The first checker"),
        explanation=translate(
            "PartnerLesson",
            "In Fevga nothing is hit or pinned: a point with a single black checker is closed to you. Both sides go "
            "the same way round; Black starts on your point 12. Your first checker runs alone until it has passed that "
            "point. Only then may others leave point 24.",
        ),
        assignment=translate(
            "PartnerLesson",
            "You have rolled 4-3. Bring the first checker past Black’s start and let the second one begin.",
        ),
        position="fevga W14,8,W1,2,B14,7,B1,3 0/0/0 0/0/0 W 43",
        is_done=lambda tried: tried.has_checkers(24, 13),
        praise=translate("PartnerLesson", "Right: with the 4 it has passed, and for the 3 all checkers were free."),
        correction=translate(
            "PartnerLesson",
            "That is legal, but the second checker still stands on 24. Take it back and play the 3 from there.",
        ),
    )


def _row() -> Task:
    return Task(
        title=translate("PartnerLesson", "A row of six"),
        explanation=translate(
            "PartnerLesson",
            "One checker holds a point. Six of them in a row hold back whatever is behind them, since no die is larger "
            "than 6. Nine black checkers still stand on point 12.",
        ),
        assignment=translate("PartnerLesson", "You have rolled 5-4. Hold all six points from 11 to 6."),
        position="fevga W5,7,W2,3,B9,1,W2,W2,W2,W1,W1,2,B3,B3,1 0/0/0 0/0/0 W 54",
        is_done=lambda tried: tried.holds(range(6, 12)),
        praise=translate(
            "PartnerLesson",
            "None of the nine can move as long as the six stand. You may build such a row here because Black has other "
            "checkers on the way: a side whose fifteen checkers all stand on one point may not be locked in.",
        ),
        correction=translate(
            "PartnerLesson",
            "That is legal, but one of the six points is empty. Take it back. The 5 from 16 fills point 11; let the 4 "
            "leave the others as they are.",
        ),
    )


def _start_free() -> Task:
    return Task(
        title=translate("PartnerLesson", "Not all six at the start"),
        explanation=translate(
            "PartnerLesson",
            "On your first six points, 24 to 19, Black passes by with every checker. So it is forbidden to end a move "
            "with checkers on all six. You hold five of them.",
        ),
        assignment=translate(
            "PartnerLesson",
            "You have rolled 5-1. Leave the five points as they are and move both checkers on point 10.",
        ),
        position="fevga W5,W2,W2,W2,W2,7,B9,1,W2,5,B3,1,B3,1 0/0/0 0/0/0 W 51",
        is_done=lambda tried: tried.has_checkers(10, 0),
        praise=translate(
            "PartnerLesson",
            "You keep a wall of five, and your checkers from point 10 are almost home. Where the rules hold a checker "
            "back, the board says why when you point at it.",
        ),
        correction=translate(
            "PartnerLesson",
            "That is legal, but a checker is still on point 10. Take it back and play both dice from there.",
        ),
    )


def _chain() -> Task:
    return Task(
        title=translate("PartnerLesson", "A chain"),
        explanation=translate(
            "PartnerLesson",
            "Gul Bara is played like Fevga, but any checker may leave point 24 at once, and rows have no limit. What "
            "is special is the chain: from your fourth roll on, a double runs on. After four fives come four sixes, in "
            "the same turn; after four fours come four fives and four sixes.",
        ),
        assignment=translate(
            "PartnerLesson", "You have rolled 5-5. Play the four fives so that two checkers reach point 14."
        ),
        position="gul-bara W7,4,W2,2,W2,3,B8,1,W2,W2,4,B3,B2,B2,1 0/0/0 0/0/0 W 55 3/3",
        is_done=lambda tried: tried.has_checkers(14, 2) and tried.has_checkers(24, 5),
        praise=translate(
            "PartnerLesson",
            "All four were played, so you would go on with four sixes now. What you cannot play of them would go to "
            "Black.",
        ),
        correction=translate(
            "PartnerLesson",
            "That is legal, but it is not what was asked for. Take it back. Move two checkers from 24 to 19 and "
            "two from 19 to 14.",
        ),
    )


def _rest() -> Task:
    return Task(
        title=translate("PartnerLesson", "The rest"),
        explanation=translate(
            "PartnerLesson",
            "Black has rolled 5-5 and could play only two of the four fives. What is left of a chain is called "
            "the rest, and it is yours now: two fives, then four sixes. You play it before you roll.",
        ),
        assignment=translate("PartnerLesson", "Play the two fives and hold point 11 with them."),
        position="gul-bara W9,7,W2,3,B8,1,W2,W2,4,B3,B2,B2,1 0/0/0 0/0/0 W 5x2< 3/3",
        is_done=lambda tried: tried.has_checkers(11, 2),
        praise=translate(
            "PartnerLesson",
            "Three points in a row in front of Black. The sixes come next; what you cannot play of them is lost, and "
            "nothing goes back.",
        ),
        correction=translate(
            "PartnerLesson",
            "That is legal, but two checkers on point 11 would block Black better. Take it back and move both from 16.",
        ),
    )


def _locked() -> Task:
    return Task(
        title=translate("PartnerLesson", "Locked in"),
        explanation=translate(
            "PartnerLesson",
            "Nothing protects a side whose checkers all stand on one point. If you hold all six points in front of "
            "them, Black cannot move until you open the row.",
        ),
        assignment=translate("PartnerLesson", "You have rolled 5-2. Lock Black in: hold all points from 11 to 6."),
        position="gul-bara W6,11,B15,W2,W2,W2,W2,W1,6 0/0/0 0/0/0 W 52 3/3",
        is_done=lambda tried: tried.holds(range(6, 12)),
        praise=translate(
            "PartnerLesson",
            "Black is locked in. Now bring your other checkers home and keep the row as long as you can. In "
            "Fevga this would be forbidden.",
        ),
        correction=translate(
            "PartnerLesson",
            "That is legal, but one of the six points is empty. Take it back. The 5 from 11 fills point 6, and the 2 "
            "can be played from 24.",
        ),
    )


PARTNER_LESSONS: Final = (
    Lesson(PORTES.key, lambda: _title((PORTES, TABLA)), (_home_point, _hit, _bar)),
    Lesson(FEVGA.key, lambda: _title((FEVGA,)), (_first_checker, _row, _start_free)),
    Lesson(GUL_BARA.key, lambda: _title((GUL_BARA,)), (_chain, _rest, _locked)),
)
