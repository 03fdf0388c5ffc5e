"""The eight tasks of the second lesson: prime, mother, when to pin, stacks, timing and the race.

Each has one best play, and a natural one that is worse: of the plays that the first correction is about, the best.
`benchmarks/lesson_rollouts.py` rolls them out.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tapa_desktop.ui.text.numbers import left_to_right, percent

from .task import Lesson, Task

translate = QCoreApplication.translate


class Judged(Struct, frozen=True):
    """The chances of the best play and of the natural one by a rollout, in percent; a mars is a win, too."""

    wins: int
    mars: int
    natural: str
    natural_wins: int
    natural_mars: int


def _praise(text: str, judged: Judged) -> str:
    if judged.mars:
        rollout = translate(
            "StrategyLesson",
            "Rolled out to the end, this move wins {wins} ({mars} of them as a mars); {natural} wins "
            "{natural_wins} ({natural_mars} as a mars).",
        )
    else:
        rollout = translate(
            "StrategyLesson", "Rolled out to the end, this move wins {wins}; {natural} wins {natural_wins}."
        )
    told = rollout.format(
        wins=percent(judged.wins / 100, 0),
        mars=percent(judged.mars / 100, 0),
        natural=left_to_right(judged.natural),
        natural_wins=percent(judged.natural_wins / 100, 0),
        natural_mars=percent(judged.natural_mars / 100, 0),
    )
    return f"{text}\n\n{told}"


def _stacks() -> Task:
    return Task(
        title=translate("StrategyLesson", "No stacks"),
        explanation=translate(
            "StrategyLesson",
            "Two checkers hold a point as well as five do. The other three in the stack block nothing and leave "
            "you fewer ways to play the next roll. On points of their own they would help you.",
        ),
        assignment=translate(
            "StrategyLesson", "Five of your checkers stand on 18. You have rolled 2-1: make a new point with it."
        ),
        position="tapa W3,3,W1,W3,W5,2,wB1,2,B2,B2,2,B1,bW1,1,B2,bW1,2,B5 0/0/0 0/0/0 W 21",
        is_done=lambda tried: tried.has_checkers(17, 2) and tried.has_checkers(19, 2),
        praise=_praise(
            translate(
                "StrategyLesson",
                "Three points in a row: 19, 18 and 17. Half of Black’s rolls pin the checker on 20, and still this "
                "is much better: a wall is worth a risk, a stack is worth nothing.",
            ),
            STACKS,
        ),
        correction=translate(
            "StrategyLesson",
            "That is legal, but it makes no new point. Take it back: from 19 a checker reaches point 17 with the 2, "
            "and from 18 another one with the 1.",
        ),
        corrections=(
            (
                lambda tried: tried.has_checkers(18, 7),
                translate(
                    "StrategyLesson",
                    "No checker stands alone now, but seven of them stand on one point. Take it back and make "
                    "point 17: from 19 with the 2, from 18 with the 1.",
                ),
            ),
        ),
    )


def _prime() -> Task:
    return Task(
        title=translate("StrategyLesson", "The prime"),
        explanation=translate(
            "StrategyLesson",
            "Your points in an unbroken row are a prime. A checker cannot get past six of them at all, and past "
            "five only with a 6 from the point right before them. All of Black’s checkers still have to pass "
            "yours.",
        ),
        assignment=translate("StrategyLesson", "You have rolled 5-3. Make a prime of five points."),
        position="tapa 3,W2,1,W1,W3,W3,1,W3,W3,B2,B4,B2,B3,B2,1,B2,6 0/0/0 0/0/0 W 53",
        is_done=lambda tried: tried.has_checkers(16, 2),
        praise=_praise(
            translate(
                "StrategyLesson",
                "From 18 to 14 all is closed, and Black has to break up points while waiting for a 6. Your checker on "
                "21 stands alone, but only 2 of 36 rolls reach it.",
            ),
            PRIME,
        ),
        correction=translate(
            "StrategyLesson",
            "That is legal, but Black can still pass through point 16. Take it back. The 5 from 21 and the 3 from 19 "
            "both reach it.",
        ),
        corrections=(
            (
                lambda tried: not tried.farthest_blot(),
                translate(
                    "StrategyLesson",
                    "Nothing stands alone now, but Black can pass through the gap on 16. A prime is worth a "
                    "small risk. Take it back and bring two checkers to 16, from 21 and from 19.",
                ),
            ),
        ),
    )


def _last_two() -> Task:
    return Task(
        title=translate("StrategyLesson", "The last two"),
        explanation=translate(
            "StrategyLesson",
            "Think of the mother early. If you leave one checker alone on 24, Black can pin it there, and a "
            "pinned mother loses nearly every game. Later there may be no open point left to go to. So keep at "
            "least two on 24 or leave with both.",
        ),
        assignment=translate("StrategyLesson", "You have rolled 6-3. Which checkers should move?"),
        position="tapa W2,1,W2,2,W5,W2,1,wB1,1,W2,3,B2,B2,B2,B1,B1,B2,bW1,2,B3 0/0/0 0/0/0 W 63",
        is_done=lambda tried: tried.has_checkers(24, 0),
        praise=_praise(
            translate(
                "StrategyLesson",
                "Both have left: point 24 is empty, and there is no mother to pin any more. The checker on 21 is "
                "alone for one turn. That is a fair price.",
            ),
            LAST_TWO,
        ),
        correction=translate(
            "StrategyLesson",
            "That is legal, but the two on 24 should not wait any longer. Take it back and move one of them with "
            "the 6 and the other with the 3.",
        ),
        corrections=(
            (
                lambda tried: tried.has_checkers(24, 1),
                translate(
                    "StrategyLesson",
                    "Now your mother stands alone on 24. Take it back and move both checkers from there: one "
                    "with the 6, the other with the 3.",
                ),
            ),
        ),
    )


def _low_pin() -> Task:
    return Task(
        title=translate("StrategyLesson", "Pin low"),
        explanation=translate(
            "StrategyLesson",
            "Not all pins are worth the same. A pin in your home can stay until you bear off, and the lower its "
            "point, the longer Black has to wait. A pin far from home has to be given up soon, because your own "
            "checkers must go on.",
        ),
        assignment=translate("StrategyLesson", "You have rolled 5-3. Black has left two checkers alone. Pin one."),
        position="tapa W4,W1,W2,2,W2,W2,W2,5,W2,2,B2,B2,B1,2,B1,1,B9 0/0/0 0/0/0 W 53",
        is_done=lambda tried: tried.pins(3),
        praise=_praise(
            translate(
                "StrategyLesson",
                "With the 5 you touch down on 6, with the 3 you go on to 3 and stay there. Black will often pin your "
                "checker on 11 in return, but that pin cannot last as long as yours.",
            ),
            LOW_PIN,
        ),
        correction=translate(
            "StrategyLesson",
            "That is legal, but it pins nothing. Take it back. The 5 from 11 reaches one black checker, and the 3 "
            "from there the other.",
        ),
        corrections=(
            (
                lambda tried: tried.pins(6),
                translate(
                    "StrategyLesson",
                    "A good pin, but there is a better one. Take it back and move the same checker on: from 6 to 3.",
                ),
            ),
        ),
    )


def _their_mother() -> Task:
    return Task(
        title=translate("StrategyLesson", "Their mother"),
        explanation=translate(
            "StrategyLesson",
            "The best pin of all is Black’s mother on point 1. You leave point 1 last of all, so Black bears off "
            "nothing and you win a mars. For that you may leave checkers alone elsewhere, but not your own "
            "mother: if both are pinned, the game is a draw.",
        ),
        assignment=translate(
            "StrategyLesson",
            "You have rolled 6-1. You could make a point on 7. Is there something better?",
        ),
        position="tapa W4,3,W2,1,W2,B2,W2,B2,1,W2,B3,1,B3,B2,W2,W1,1,B2,3,B1 0/0/0 0/0/0 W 61",
        is_done=lambda tried: tried.pins(1),
        praise=_praise(
            translate(
                "StrategyLesson",
                "Caught! Now take your time to bring the others home and keep your own last checkers together "
                "until they leave point 24.",
            ),
            THEIR_MOTHER,
        ),
        correction=translate(
            "StrategyLesson",
            "That is legal, but Black’s mother gets away. Take it back. The 6 from 7 lands on it, and so do both "
            "dice together from 8.",
        ),
        corrections=(
            (
                lambda tried: tried.has_checkers(7, 3),
                translate(
                    "StrategyLesson",
                    "A good point, but a chance like this comes once. Take it back and play the 6 from 7: it "
                    "lands on Black’s mother.",
                ),
            ),
        ),
    )


def _no_pin() -> Task:
    return Task(
        title=translate("StrategyLesson", "When not to pin"),
        explanation=translate(
            "StrategyLesson",
            "A pin costs something, too: the checkers that make it leave their points. You already pin a checker "
            "on 6. You could pin the one on 7 as well, from 16, but then three of your checkers would stand "
            "alone and your wall would have a hole.",
        ),
        assignment=translate("StrategyLesson", "You have rolled 6-3. Play so that your wall gets stronger."),
        position="tapa 2,W1,1,W3,1,W3,W2,W2,B2,W2,2,B3,B2,B2,B2,B1,bW1,B2,1,W1,2 0/0/0 0/0/0 W 63",
        is_done=lambda tried: tried.has_checkers(16, 3) and tried.has_checkers(17, 3),
        praise=_praise(
            translate(
                "StrategyLesson",
                "Now 20, 18, 17, 16 and 14 are closed to Black, and Black has nothing to pin. One good pin with a "
                "wall is better than two pins without.",
            ),
            NO_PIN,
        ),
        correction=translate(
            "StrategyLesson",
            "That is legal, but there is something better. Take it back. The 6 brings the checker on 22 to 16, and "
            "the 3 one from 20 to 17.",
        ),
        corrections=(
            (
                lambda tried: tried.pins(7),
                translate(
                    "StrategyLesson",
                    "A second pin, but look at what is left behind: checkers alone on 22 and 16, and a hole in "
                    "the wall. Take it back and move 22/16 and 20/17.",
                ),
            ),
        ),
    )


def _timing() -> Task:
    return Task(
        title=translate("StrategyLesson", "Timing"),
        explanation=translate(
            "StrategyLesson",
            "A pin is worth most if you can hold it longer than Black can wait. Every roll has to be played, so count "
            "the moves that your other checkers still have. When they run out, the pin has to go.",
        ),
        assignment=translate(
            "StrategyLesson", "You pin a checker on 8 and one on 5. You have rolled 4-2. Keep both pins."
        ),
        position="tapa 3,W2,1,W2,W3,W2,1,B3,1,B3,B3,B2,wB2,1,bW1,2,bW1,1,W1,W2,1 0/0/0 0/0/0 W 42",
        is_done=lambda tried: tried.has_checkers(21, 0),
        praise=_praise(
            translate(
                "StrategyLesson",
                "The two farthest back use the time, and now they are closer to the others. Those in front wait: you "
                "will need their moves later.",
            ),
            TIMING,
        ),
        correction=translate(
            "StrategyLesson",
            "That is legal, but there is a better way to use the time. Take it back and move the two checkers on "
            "21, one with each die.",
        ),
        corrections=(
            (
                lambda tried: not (tried.pins(8) and tried.pins(5)),
                translate(
                    "StrategyLesson",
                    "One of your pins is gone, and Black’s checker is free. Take it back and move the two "
                    "checkers on 21, one with each die.",
                ),
            ),
        ),
    )


def _race() -> Task:
    return Task(
        title=translate("StrategyLesson", "The race"),
        explanation=translate(
            "StrategyLesson",
            "Once the two sides have passed each other, only the race counts: fewer pips to go is better. You "
            "need 62 pips, Black needs 78. If you lead, break contact; if you are behind, keep it.",
        ),
        assignment=translate(
            "StrategyLesson", "You have rolled 5-3. Two black checkers on 11 are still in your way. Wait, or run?"
        ),
        position="tapa B2,B1,B2,B3,B2,B3,6,W2,B2,4,W2,1,W2,W3,W3,W3 0/0/0 0/0/0 W 53",
        is_done=lambda tried: tried.has_checkers(12, 0),
        praise=_praise(
            translate(
                "StrategyLesson",
                "Both are past, so nothing can be pinned any more: even checkers that stand alone are safe now. "
                "That was the whole lesson. There is more on the Strategy page in the Help menu.",
            ),
            RACE,
        ),
        correction=translate(
            "StrategyLesson",
            "That is legal, but a checker of yours still has to pass Black, alone. Take it back and run with "
            "both from 12.",
        ),
        corrections=(
            (
                lambda tried: tried.has_checkers(12, 2),
                translate(
                    "StrategyLesson",
                    "You lead, so time works against you here: soon one of the two would have to go alone and "
                    "could be pinned. Take it back and run with both from 12.",
                ),
            ),
        ),
    )


STACKS: Final = Judged(66, 48, "20/18 19/18", 50, 33)
PRIME: Final = Judged(51, 0, "19/14 18/15", 39, 0)
LAST_TWO: Final = Judged(54, 30, "24/18 18/15", 41, 24)
LOW_PIN: Final = Judged(80, 55, "11/6* 23/20", 62, 38)
THEIR_MOTHER: Final = Judged(100, 99, "13/7 8/7", 44, 17)
NO_PIN: Final = Judged(71, 27, "16/13 13/7*", 46, 15)
TIMING: Final = Judged(51, 18, "8/4 3/1", 32, 10)
RACE: Final = Judged(85, 0, "6/1 6/3", 79, 0)

STRATEGY_LESSON: Final = Lesson(
    "strategy_lesson",
    lambda: translate("StrategyLesson", "Second lesson: strategy"),
    (_stacks, _prime, _last_two, _low_pin, _their_mother, _no_pin, _timing, _race),
)
