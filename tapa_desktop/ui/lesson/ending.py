"""The second half of the lesson: blots, the mother, bearing off, and how a game is won."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.rules.outcome import How

from .task import Task

translate = QCoreApplication.translate


def company() -> Task:
    """Leave no blot."""
    return Task(
        title=translate("Lesson", "Leave none alone"),
        tells=translate(
            "Lesson",
            "A lone checker of yours can be pinned by Black's next roll. That is worst on your points 24 to 19: they "
            "are Black's home, where his checkers stay longest. Two together are safe.",
        ),
        asks=translate("Lesson", "You have rolled 5-2. Play so that no checker of yours stands alone afterwards."),
        position="tapa W8,4,W3,2,W3,1,W1,3,B3,B2,3,B3,3,B7 0/0/0 0/0/0 W 52",
        is_done=lambda tried: not tried.lone(),
        praise=translate("Lesson", "Safe: wherever Black lands, none of yours can be pinned."),
        amiss=translate(
            "Lesson",
            "You may play it like that, but the checker on point {point} stands alone and could be pinned. Take it "
            "back, and count the checkers that stay behind, too.",
        ),
    )


def mother() -> Task:
    """What the mother is."""
    return Task(
        title=translate("Lesson", "The mother"),
        tells=translate(
            "Lesson",
            "The last checker on its starting point is called the mother. Black's mother stands alone on your point "
            "1, where all of his began. Your own checkers have all left point 24.",
        ),
        asks=translate("Lesson", "You have rolled 4-3. Pin Black's mother."),
        position="tapa B3,B3,B3,1,B3,B2,10,W3,1,W4,W3,1,W3,W2,B1 0/0/0 0/0/0 W 43",
        is_done=lambda tried: tried.pins(1),
        praise=translate(
            "Lesson",
            "She is caught almost to the end: your checker can leave point 1 only by bearing off, and Black cannot "
            "bear off anybody while she lies there. Were your own mother pinned as well, the game would be a draw. In "
            "Plakoto and Mahbusa you would have won a double game at once, since none of yours is left on your own "
            "point 24.",
        ),
        amiss=translate(
            "Lesson",
            "You may play it like that, but Black's mother can still run from point 1. Take it back. The 4 from point "
            "5 lands on her.",
        ),
    )


def bearing_off() -> Task:
    """Bring all checkers home, then bear off."""
    return Task(
        title=translate("Lesson", "Home, and off"),
        tells=translate(
            "Lesson",
            "The points 6 to 1 are your home. When all your checkers are there and none of them is pinned, you may "
            "bear them off: a 4 takes a checker off point 4, and so on. Drag it to the tray beside the board, or "
            "double-click it.",
        ),
        asks=translate(
            "Lesson",
            "You have rolled 4-2. Bring the checker on point 8 home by one of the dice, and bear one off by the other.",
        ),
        position="tapa B5,B4,B6,13,W1,1,W3,W3,W3,W2,W2,W1 0/0/0 0/0/0 W 42",
        is_done=lambda tried: tried.has_off(1),
        praise=translate("Lesson", "Your first checker is off. Fourteen to go."),
        amiss=translate(
            "Lesson",
            "You may play it like that, but the checker on point 8 is not home, and so nobody may bear off. Take it "
            "back, and bring that one home first.",
        ),
        amiss_when=(
            (
                lambda tried: tried.is_home(),
                translate(
                    "Lesson",
                    "All are home now, but you have moved by the second die as well. Take that back, and bear a "
                    "checker off by it: a 4 from point 4, a 2 from point 2.",
                ),
            ),
        ),
    )


def larger_dice() -> Task:
    """What a die does if its point is empty."""
    return Task(
        title=translate("Lesson", "Larger dice"),
        tells=translate(
            "Lesson",
            "When nobody stands on the point of a die, a checker from a higher point has to move by it. When none "
            "stands higher either, the die takes a checker off your highest point.\n\n"
            "Dice that can be played have to be played, but in which order is up to you.",
        ),
        asks=translate("Lesson", "You have rolled 6-5. Bear two checkers off."),
        position="tapa B5,B4,B6,15,W1,1,W2,W2,W3,W2 0/0/5 0/0/0 W 65",
        is_done=lambda tried: tried.has_off(7),
        praise=translate(
            "Lesson",
            "Two at once. The 6 took the checker off point 6, and then the 5 was larger than your highest point. "
            "Bearing off is never a must while the same die could move a checker at home instead.",
        ),
        amiss=translate(
            "Lesson",
            "Only one is off: while a checker stood on point 6, the 5 had to move that one. Take it back, and begin "
            "with the 6.",
        ),
    )


def winning() -> Task:
    """How a game is won, and when it counts double."""
    return Task(
        title=translate("Lesson", "Winning, and mars"),
        tells=translate(
            "Lesson",
            "Whoever has borne off all fifteen first wins the game, and one point. If the other has not borne off any "
            "yet, it is a mars, and counts two. A match goes to a number of points, in Tapa usually to 5.",
        ),
        asks=translate(
            "Lesson",
            "You have rolled 5-3. Black's checkers are all home, and the first would be off in his next turn. Win a "
            "mars.",
        ),
        position="tapa B1,B2,B3,B3,B3,B3,14,W1,1,W1,1 0/0/13 0/0/0 W 53",
        is_done=lambda tried: tried.wins(How.MARS),
        praise=translate(
            "Lesson",
            "A mars, and two points! Now you know all that it takes. The rules of each game can be read in the menu "
            "Help, and in a game a hint (H) shows a good play whenever you want one.",
        ),
        amiss=translate(
            "Lesson",
            "One of yours is left, and Black would bear off his first now: no mars any more. Take it back, and play "
            "the 5 first.",
        ),
    )
