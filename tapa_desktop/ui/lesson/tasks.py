"""The ten tasks of the lesson: how checkers move, block, pin and bear off, and how a game is won."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.rules.outcome import How

from .task import Lesson, Task

translate = QCoreApplication.translate


def _first_move() -> Task:
    return Task(
        title=translate("Lesson", "Roll and move"),
        explanation=translate(
            "Lesson",
            "This is how a game of Tapa starts. The fifteen white checkers are yours. They all start on point 24 "
            "and go down the numbers: 23, 22 and so on, to point 1. The black ones start on point 1 and go the "
            "other way. The first to bring all checkers around and off the board wins.\n\nEach die moves a checker "
            "by as many points as it shows.",
        ),
        assignment=translate(
            "Lesson",
            "Roll the dice: press the space bar or click Roll. Then play the 4 and the 2, with two checkers or "
            "both with the same one. Drag the checker, or click it and then where it should go; the arrow keys "
            "and Enter work too.",
        ),
        position="tapa W15,22,B15 0/0/0 0/0/0 W -",
        roll="42",
        is_done=lambda _: True,
        praise=translate(
            "Lesson",
            "That was your first turn. In a game you end it with the space bar or with a click on the dice. Here "
            "that takes you to the next position.",
        ),
        correction="",
    )


def _doubles() -> Task:
    return Task(
        title=translate("Lesson", "Doubles"),
        explanation=translate(
            "Lesson",
            "Two equal dice are a double, and a double is played four times. So 3-3 is four moves of 3: with one "
            "checker or with several, as you like.",
        ),
        assignment=translate("Lesson", "Bring two checkers from point 24 to point 18, each with two threes."),
        position="tapa W15,22,B15 0/0/0 0/0/0 W 33",
        is_done=lambda tried: tried.has_checkers(18, 2),
        praise=translate(
            "Lesson", "Good. And the two have stayed together, which matters in this game: you will soon see why."
        ),
        correction=translate(
            "Lesson",
            "That is legal, but there are not two checkers on point 18 now. Take it back and move two checkers "
            "from 24 to 21, then both on to 18.",
        ),
    )


def _block() -> Task:
    return Task(
        title=translate("Lesson", "A block"),
        explanation=translate(
            "Lesson",
            "Two or more checkers of one side on a point are a block: the other side cannot land there. Black "
            "has a block on point 10.\n\nA checker that uses both dice touches down on the point between, so that "
            "point has to be open, too.",
        ),
        assignment=translate(
            "Lesson",
            "Two of your checkers stand alone, on 16 and on 8. Bring the one on 16 to the one on 8, using the 6 "
            "and the 2.",
        ),
        position="tapa W9,3,W4,3,W1,5,B2,1,W1,2,B2,1,B2,1,B9 0/0/0 0/0/0 W 62",
        is_done=lambda tried: tried.has_checkers(8, 2),
        praise=translate(
            "Lesson",
            "Right: the 2 first, since the 6 would have landed on the block. Now point 8 is your block and "
            "closed to Black. When no die can be used at all, the turn passes.",
        ),
        correction=translate(
            "Lesson",
            "That is legal, but there is no block on point 8 now. Take it back. The 6 from point 16 ends on "
            "Black’s block, so play the 2 first, to point 14, and continue from there with the 6.",
        ),
    )


def _pin() -> Task:
    return Task(
        title=translate("Lesson", "A pin"),
        explanation=translate(
            "Lesson",
            "A checker that stands alone can be pinned: you land on it, and it lies under yours. It cannot move "
            "until your last checker has left it, and until then the point is yours.\n\n"
            "Black has left a checker alone on point 7.",
        ),
        assignment=translate("Lesson", "You have rolled 5-1. Pin the lone black checker."),
        position="tapa W7,5,W4,5,W2,3,W2,B1,B2,1,B2,2,B10 0/0/0 0/0/0 W 51",
        is_done=lambda tried: tried.pins(7),
        praise=translate(
            "Lesson",
            "Pinned; the ring shows it. Black must wait until you leave. And the checker that pins is safe, even if "
            "it is alone: it cannot be pinned itself.",
        ),
        correction=translate(
            "Lesson",
            "That is legal, but Black’s lone checker on point 7 got away. Take it back. The 5 from point 12 "
            "lands on it, and so does the 1 from point 8.",
        ),
        corrections=(
            (
                lambda tried: tried.has_touched(7),
                translate(
                    "Lesson",
                    "You have landed on the black checker and moved on with the same one: that leaves it free "
                    "again. Take it back and let your checker stay on point 7.",
                ),
            ),
        ),
    )


def _pinned() -> Task:
    return Task(
        title=translate("Lesson", "Pinned yourself"),
        explanation=translate(
            "Lesson",
            "Now it is your checker on point 15 that lies under a black one. It has to wait, and you cannot land "
            "there to help it. Click it, and the board says why it stays. Meanwhile, play with your other "
            "checkers.",
        ),
        assignment=translate("Lesson", "You have rolled 6-3. Use the time to make a block on point 5."),
        position="tapa W8,3,W4,4,wB1,3,W1,2,W1,4,B3,1,B11 0/0/0 0/0/0 W 63",
        is_done=lambda tried: tried.has_checkers(5, 2),
        praise=translate(
            "Lesson",
            "Well done. Look: Black has rolled 4-2 and moved off your checker. It is free again and can move on "
            "your next turn.",
        ),
        correction=translate(
            "Lesson",
            "That is legal, but there is no block on point 5 now. Take it back. One checker reaches point 5 with "
            "the 6, another with the 3.",
        ),
        reply=("42", "10/6 6/4"),
    )


def _company() -> Task:
    return Task(
        title=translate("Lesson", "Leave none alone"),
        explanation=translate(
            "Lesson",
            "One of your checkers that stands alone can be pinned by Black’s next roll. That is worst on your "
            "points 24 to 19: they are Black’s home, where the black checkers stay longest. Two together are "
            "safe.",
        ),
        assignment=translate(
            "Lesson", "You have rolled 5-2. Play so that no checker of yours stands alone afterwards."
        ),
        position="tapa W8,4,W3,2,W3,1,W1,3,B3,B2,3,B3,3,B7 0/0/0 0/0/0 W 52",
        is_done=lambda tried: not tried.farthest_blot(),
        praise=translate("Lesson", "Safe: wherever Black lands, none of yours can be pinned."),
        correction=translate(
            "Lesson",
            "That is legal, but the checker on point {point} stands alone and could be pinned. Take it back and "
            "count the checkers that stay behind, too.",
        ),
    )


def _mother() -> Task:
    return Task(
        title=translate("Lesson", "The mother"),
        explanation=translate(
            "Lesson",
            "The last checker on its starting point is called the mother. Black’s mother stands alone on your "
            "point 1, where all the black checkers started. Your own checkers have all left point 24.",
        ),
        assignment=translate("Lesson", "You have rolled 4-3. Pin Black’s mother."),
        position="tapa B3,B3,B3,1,B3,B2,10,W3,1,W4,W3,1,W3,W2,B1 0/0/0 0/0/0 W 43",
        is_done=lambda tried: tried.pins(1),
        praise=translate(
            "Lesson",
            "It is trapped almost until the end: your checker can leave point 1 only by bearing off, and Black "
            "cannot bear off any checker while the mother lies there. If your own mother were pinned too, the "
            "game would be a draw. In Plakoto and Mahbusa you would have won a double game at once, since none "
            "of yours is left on your own point 24.",
        ),
        correction=translate(
            "Lesson",
            "That is legal, but Black’s mother can still run from point 1. Take it back. The 4 from point 5 "
            "lands on it.",
        ),
    )


def _bearing_off() -> Task:
    return Task(
        title=translate("Lesson", "Home, and off"),
        explanation=translate(
            "Lesson",
            "The points 6 to 1 are your home. When all your checkers are there and none of them is pinned, you "
            "may bear them off: a 4 takes a checker off point 4, and so on. Drag it to the tray beside the board "
            "or double-click it.",
        ),
        assignment=translate(
            "Lesson",
            "You have rolled 4-2. Bring the checker on point 8 home with one of the dice and bear one off with "
            "the other.",
        ),
        position="tapa B5,B4,B6,13,W1,1,W3,W3,W3,W2,W2,W1 0/0/0 0/0/0 W 42",
        is_done=lambda tried: tried.has_off(1),
        praise=translate("Lesson", "Your first checker is off. Fourteen to go."),
        correction=translate(
            "Lesson",
            "That is legal, but the checker on point 8 is not home, so you cannot bear off. Take it back and "
            "bring that one home first.",
        ),
        corrections=(
            (
                lambda tried: tried.is_home(),
                translate(
                    "Lesson",
                    "All are home now, but you have used the second die as well. Take that back and bear a "
                    "checker off with it: a 4 from point 4, a 2 from point 2.",
                ),
            ),
        ),
    )


def _larger_dice() -> Task:
    return Task(
        title=translate("Lesson", "Larger dice"),
        explanation=translate(
            "Lesson",
            "If you have no checker on that point, a checker from a higher point must use the die. If there is "
            "none on a higher point either, the die takes a checker off your highest point.\n\nYou must use the "
            "dice if you can, but in which order is up to you.",
        ),
        assignment=translate("Lesson", "You have rolled 6-5. Bear two checkers off."),
        position="tapa B5,B4,B6,15,W1,1,W2,W2,W3,W2 0/0/5 0/0/0 W 65",
        is_done=lambda tried: tried.has_off(7),
        praise=translate(
            "Lesson",
            "Two at once. The 6 took the checker off point 6, and then the 5 was larger than your highest point. "
            "You never have to bear off while the same die can move a checker at home instead.",
        ),
        correction=translate(
            "Lesson",
            "Only one is off: while a checker stood on point 6, the 5 had to move that one. Take it back and "
            "start with the 6.",
        ),
    )


def _winning() -> Task:
    return Task(
        title=translate("Lesson", "Winning, and mars"),
        explanation=translate(
            "Lesson",
            "The first to bear off all fifteen wins the game and one point. If the opponent has not borne off "
            "any yet, it is a mars (backgammon players say gammon) and counts two. A match goes to a number of "
            "points, in Tapa usually to 5.",
        ),
        assignment=translate(
            "Lesson",
            "You have rolled 5-3. Black’s checkers are all home, and the first would be off next turn. Win a mars.",
        ),
        position="tapa B1,B2,B3,B3,B3,B3,14,W1,1,W1,1 0/0/13 0/0/0 W 53",
        is_done=lambda tried: tried.wins(How.MARS),
        praise=translate(
            "Lesson",
            "A mars and two points! Now you know all you need. The rules of each game are in the Help menu, and "
            "in a game a hint (H) shows a good move whenever you want one.",
        ),
        correction=translate(
            "Lesson",
            "One of yours is left, and Black would now bear off the first: no mars any more. Take it back and "
            "play the 5 first.",
        ),
    )


FIRST_LESSON: Final = Lesson(
    "lesson",
    lambda: translate("LessonWindow", "First lesson"),
    (
        *(_first_move, _doubles, _block, _pin, _pinned),
        *(_company, _mother, _bearing_off, _larger_dice, _winning),
    ),
)
