"""The first half of the lesson: how checkers move, block points, pin, and are pinned."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from .task import Task

translate = QCoreApplication.translate


def first_move() -> Task:
    """The direction of play, and what a die does."""
    return Task(
        title=translate("Lesson", "Roll and move"),
        tells=translate(
            "Lesson",
            "This is how a game of Tapa begins. The fifteen white checkers are yours. They all start on point 24 and "
            "go down the numbers: 23, 22 and so on, to point 1. The black ones start on point 1 and go the other way. "
            "Whoever first has all his checkers around, and off the board, wins.\n\n"
            "Each die moves a checker by as many points as it shows.",
        ),
        asks=translate(
            "Lesson",
            "Roll the dice: press the space bar, or click the word on the board. Then play the 4 and the 2, with two "
            "checkers or both with the same one. Drag the checker, or click it and then where it shall go; arrow keys "
            "and Enter do it, too.",
        ),
        position="tapa W15,22,B15 0/0/0 0/0/0 W -",
        throw="42",
        is_done=lambda _: True,
        praise=translate(
            "Lesson",
            "That was your first turn. In a game you end it with the space bar, or with a click on the dice. Here "
            "that leads you on to the next position.",
        ),
        amiss="",
    )


def doubles() -> Task:
    """A double is played four times."""
    return Task(
        title=translate("Lesson", "Doubles"),
        tells=translate(
            "Lesson",
            "Two equal dice are a double, and a double is played four times. So 3-3 is four moves of 3: with one "
            "checker or with several, as you like.",
        ),
        asks=translate("Lesson", "Bring two checkers from point 24 to point 18, each of them by two threes."),
        position="tapa W15,22,B15 0/0/0 0/0/0 W 33",
        is_done=lambda tried: tried.has(18, 2),
        praise=translate(
            "Lesson", "Good. And they have come two together, which matters in this game: you will see why at once."
        ),
        amiss=translate(
            "Lesson",
            "You may play it like that, but there are not two checkers on point 18 now. Take it back, and move two "
            "checkers from 24 to 21, then both on to 18.",
        ),
    )


def block() -> Task:
    """Two enemy checkers close a point, even for a checker that only touches down there."""
    return Task(
        title=translate("Lesson", "A block"),
        tells=translate(
            "Lesson",
            "Two or more checkers of one side on a point are a block: the other side cannot land there. Black has a "
            "block on point 10.\n\n"
            "A checker that moves by both dice touches down on the point between, so that point has to be open, too.",
        ),
        asks=translate(
            "Lesson",
            "Two of your checkers stand alone, on 16 and on 8. Bring the one on 16 to the one on 8, by the 6 and the "
            "2.",
        ),
        position="tapa W9,3,W4,3,W1,5,B2,1,W1,2,B2,1,B2,1,B9 0/0/0 0/0/0 W 62",
        is_done=lambda tried: tried.has(8, 2),
        praise=translate(
            "Lesson",
            "Right: the 2 first, since the 6 would have ended on the block. Now point 8 is a block of yours, and "
            "closed to Black. When no die at all can be played, the turn passes.",
        ),
        amiss=translate(
            "Lesson",
            "You may play it like that, but there is no block on point 8 now. Take it back. The 6 from point 16 ends "
            "on Black's block, so play the 2 first, to point 14, and go on from there by the 6.",
        ),
    )


def pin() -> Task:
    """What happens to a blot."""
    return Task(
        title=translate("Lesson", "A pin"),
        tells=translate(
            "Lesson",
            "A checker that stands alone can be pinned: you land on it, and it lies below yours. It cannot move until "
            "your last checker has left it, and until then the point is yours.\n\n"
            "Black has left a checker alone on point 7.",
        ),
        asks=translate("Lesson", "You have rolled 5-1. Pin the lone black checker."),
        position="tapa W7,5,W4,5,W2,3,W2,B1,B2,1,B2,2,B10 0/0/0 0/0/0 W 51",
        is_done=lambda tried: tried.pins(7),
        praise=translate(
            "Lesson",
            "Pinned; the ring shows it. Black must wait until you leave. And the checker that pins is safe, even if "
            "it is alone: it cannot be pinned itself.",
        ),
        amiss=translate(
            "Lesson",
            "You may play it like that, but Black's lone checker on point 7 got away. Take it back. The 5 from point "
            "12 lands on it, and so does the 1 from point 8.",
        ),
        amiss_when=(
            (
                lambda tried: tried.has_touched(7),
                translate(
                    "Lesson",
                    "You have landed on the black checker, and moved on with the same one: that leaves it free again. "
                    "Take it back, and let your checker stay on point 7.",
                ),
            ),
        ),
    )


def pinned() -> Task:
    """What a side with a pinned checker can do, and what it cannot."""
    return Task(
        title=translate("Lesson", "Pinned yourself"),
        tells=translate(
            "Lesson",
            "Now it is your checker on point 15 that lies below a black one. It has to wait, and you cannot land "
            "there to help it. Click it, and the board says why it stays. You play with your other checkers meanwhile.",
        ),
        asks=translate("Lesson", "You have rolled 6-3. Use the time, and make a block on point 5."),
        position="tapa W8,3,W4,4,wB1,3,W1,2,W1,4,B3,1,B11 0/0/0 0/0/0 W 63",
        is_done=lambda tried: tried.has(5, 2),
        praise=translate(
            "Lesson",
            "Well used. And see: Black has rolled 4-2 and moved off your checker. It is free again, and can move in "
            "your next turn.",
        ),
        amiss=translate(
            "Lesson",
            "You may play it like that, but there is no block on point 5 now. Take it back. One checker reaches point "
            "5 by the 6, another by the 3.",
        ),
        reply=("42", "10/6 6/4"),
    )
