"""The coach's hints as lines of text. Pure."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tapa_desktop.ai.probabilities import Probabilities
from tapa_desktop.coach.candidates import DEEPEST, Candidate, told_equity
from tapa_desktop.coach.decision import PlayQuestion, TakeQuestion
from tapa_desktop.coach.hint import ALIKE, EXPLAINED, CubeHint, Hint, OutlookHint, PlayHint
from tapa_desktop.coach.strength import ErrorClass, ErrorThresholds, error_class_of
from tapa_desktop.rules.outcome import How, counts_checkers, worth
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.ui.text.names import error_class_name
from tapa_desktop.ui.text.numbers import (
    SHOWN,
    at_score_text,
    chances_of_wins,
    depth_text,
    equity_text,
    number,
    percent,
    short_chances,
    signed,
    signed_points,
)
from tapa_desktop.ui.text.reasons import reasons_text
from tapa_desktop.ui.text.turns import shortened

translate = QCoreApplication.translate

DECIDED: Final = 0.97  # the probability of a win from which on the game counts as decided


class HintLine(Struct, frozen=True):
    """One play: two texts with a right part each, and a sentence for screen readers."""

    candidate: Candidate
    play: str
    worth: str  # its equity, or the points that it wins on average, or the probability to win
    chances: str
    difference: str  # to the best play, as equity or as a class of errors; empty for the best play itself
    spoken: str
    reasons: str  # why the play is good, or what is wrong with it; empty if there are none, or none yet


def hint_lines(hint: PlayHint, marks: ErrorThresholds | None = None) -> tuple[HintLine, ...]:
    """The lines of the candidates, the best first. With `marks`, classes of errors stand in place of equities."""
    rule_set, listed = hint.question.rule_set, hint.candidates[:EXPLAINED]
    reasons = [reasons_text(rule_set, found) for found in hint.reasons] or [""] * len(listed)
    words = [_words(hint, at, found) for at, found in enumerate(reasons)]
    pairs = zip(listed, words, strict=True)
    return tuple(_line(hint.question, candidate, listed[0], told, marks) for candidate, told in pairs)


def _words(hint: PlayHint, at: int, reasons: str) -> str:
    """What there is to say about a play: its reasons, unless nothing depends on it."""
    best, candidate = hint.candidates[0], hint.candidates[at]
    if len(hint.candidates) == 1:
        return translate("Hint", "Forced: there is no other move.")
    decided = decided_text(hint.question.rule_set, best.probabilities)
    if decided and hint.candidates[-1].loss < ALIKE:
        return decided
    if at and candidate.loss < ALIKE:
        return translate("Hint", "As good as the best move.")
    return reasons


def decided_text(rule_set: RuleSet, chances: Probabilities) -> str:
    """That the game is decided, and nothing depends on how it is won; empty if something does."""
    win = max(chances.win, chances.lose, chances.draw)
    mars, best = chances.mars, chances.best
    if chances.win < chances.lose:
        mars, best = chances.lose_mars, chances.lose_best
    kinds = ((How.MARS, mars), (How.TRIPLE, best), (How.CAPOTE, best), (How.MOTHER, best))
    is_open = any(1 - DECIDED < chance < DECIDED for how, chance in kinds if worth(rule_set, how) is not None)
    is_open |= counts_checkers(rule_set) and mars < DECIDED  # each checker that is left counts
    return translate("Hint", "The game is decided.") if win >= DECIDED and not is_open else ""


def depth_texts() -> list[str]:
    """The texts for all search depths, and for the longest rollout."""
    return [*(depth_text(plies, is_last=plies == DEEPEST) for plies in range(DEEPEST + 1)), depth_text(DEEPEST, 1296)]


def unit_text(hint: Hint) -> str:
    """What a point means in the equities of a hint, where it is none of the score sheet; else empty."""
    question = hint.question
    return "" if isinstance(question, TakeQuestion) or question.standing is None else at_score_text()


def outlook_text(hint: OutlookHint, *, with_equity: bool = True) -> str:
    """What the side that has to decide should do with the cube, and its chances, one line each."""
    rule_set, chances = hint.question.rule_set, hint.probabilities
    lines = [_cube_text(hint, hint.cube, with_equity=with_equity)] if hint.cube else []
    lines += [decided_text(rule_set, chances), *chances_lines(rule_set, chances)]
    if with_equity:
        equity = equity_text(hint.equity, hint.half_width)
        lines.append(translate("Hint", "Equity {equity}").format(equity=equity))
    return "\n".join(line for line in lines if line)


def chances_lines(rule_set: RuleSet, chances: Probabilities) -> list[str]:
    """A line for each kind of win that is likely enough to show, with the probability for that side and against it."""
    (wins, mine, _), *better = chances_of_wins(rule_set, chances)
    pair = translate("Hint", "{label}: you {mine}, opponent {theirs}")
    return [
        f"{wins} {percent(mine)}",
        *(
            pair.format(label=label, mine=percent(mine), theirs=percent(theirs))
            for label, mine, theirs in better
            if max(mine, theirs) >= SHOWN
        ),
    ]


def _line(
    question: PlayQuestion, candidate: Candidate, best: Candidate, reasons: str, marks: ErrorThresholds | None
) -> HintLine:
    rule_set, play, chances = question.rule_set, shortened(candidate.play), candidate.probabilities
    difference, told = _difference(candidate, best, marks)
    if marks is None:
        equity = told_equity(rule_set, candidate, at_score=question.standing is not None)
        shown = equity_text(equity, candidate.half_width)
        told = [translate("Hint", "{play}: equity {equity}").format(play=play, equity=shown), *told]
    else:
        shown, told = _worth(question, candidate), [f"{play}: {difference}" if told else play]
    short = short_chances(rule_set, chances, with_win=shown != percent(chances.win))
    told += [*chances_lines(rule_set, chances), *([reasons] if reasons else [])]
    return HintLine(candidate, play, shown, short, difference, "\n".join(told), reasons)


def _worth(question: PlayQuestion, candidate: Candidate) -> str:
    """What the plays are in the order of: the points that are won on average, or where all wins are alike, the wins."""
    rule_set = question.rule_set
    if worth(rule_set, How.MARS) is None and not counts_checkers(rule_set):
        return percent(candidate.probabilities.win)
    points = signed(told_equity(rule_set, candidate, at_score=question.standing is not None), 2)
    return points if question.standing else translate("Hint", "{points} points").format(points=points)


def _difference(candidate: Candidate, best: Candidate, marks: ErrorThresholds | None) -> tuple[str, list[str]]:
    """How much worse than the best a play is, to be seen, and what is said of it; empty for the best and its equals."""
    if candidate is best:
        return "", []
    if candidate.loss < ALIKE:
        return translate("Hint", "Equal"), []
    if marks is not None:
        mark = error_class_of(candidate.loss, marks)
        return ("", []) if mark is ErrorClass.FINE else (error_class_name(mark), [error_class_name(mark)])
    loss = number(best.equity - candidate.equity, 3)
    worse = translate("Hint", "{loss} worse than the best").format(loss=loss)
    return signed_points(candidate.equity - best.equity), [worse]


def _cube_text(hint: OutlookHint, cube: CubeHint, *, with_equity: bool) -> str:
    """The best cube action, and the equity at which another one is better, or why the score leaves none."""
    action, otherwise = {
        "double": (translate("Hint", "Double."), translate("Hint", "Wait")),
        "no double": (translate("Hint", "Do not double."), translate("Hint", "Double")),
        "take": (translate("Hint", "Take."), translate("Hint", "Drop")),
        "drop": (translate("Hint", "Drop."), translate("Hint", "Take")),
    }[cube.action]
    if cube.is_too_good:
        action = translate("Practice", "Too good to double: your opponent would drop. Play on for more points.")
    if cube.turning_equity is None or not with_equity:
        return action if cube.is_too_good else _unturned(cube).format(action=action)
    text = translate("Hint", "{action} {otherwise} below {turning}.")
    if hint.equity < cube.turning_equity:
        text = translate("Hint", "{action} {otherwise} from {turning} up.")
    return text.format(action=action, otherwise=otherwise, turning=signed_points(cube.turning_equity))


def _unturned(cube: CubeHint) -> str:
    """The text if hardly any equity makes the other action better; it gives the score as the reason if that is why."""
    return {
        "nothing to lose": translate("Hint", "{action} Losing this game would cost you the match anyway."),
        "never": translate("Hint", "{action} At this score, it never pays to double in a position like this."),
        None: "{action}",
    }[cube.at_score]
