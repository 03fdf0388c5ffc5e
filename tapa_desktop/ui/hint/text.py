"""The coach's hints as lines of text. Pure."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.candidates import DEEPEST, Candidate, shown_equity
from tapa_desktop.coach.decision import PlayQuestion, TakeQuestion
from tapa_desktop.coach.hint import ALIKE, EXPLAINED, Hint, PlayHint
from tapa_desktop.coach.strength import ErrorClass, ErrorThresholds, error_class_of
from tapa_desktop.rules.outcome import How, counts_checkers, worth
from tapa_desktop.ui.text.names import error_class_name
from tapa_desktop.ui.text.numbers import (
    at_score_text,
    depth_text,
    equity_text,
    number,
    percent,
    short_chances,
    signed,
    signed_points,
)
from tapa_desktop.ui.text.reasons import reasons_text
from tapa_desktop.ui.text.result import chances_lines, decided_text
from tapa_desktop.ui.text.turns import shortened

translate = QCoreApplication.translate


class HintLine(Struct, frozen=True):
    """One play: two texts with a right part each, and a sentence for screen readers."""

    candidate: Candidate
    play: str
    worth: str  # its equity, or the points that it wins on average, or the probability to win
    chances: str
    difference: str  # to the best play, as equity or as a class of errors; empty for the best play itself
    spoken: str
    reasons: str  # why the play is good or a mistake; empty if there are none, or none yet


def hint_lines(hint: PlayHint, marks: ErrorThresholds | None = None) -> tuple[HintLine, ...]:
    """The lines of the candidates, the best first. With `marks`, classes of errors stand in place of equities."""
    rule_set, candidates = hint.question.rule_set, hint.candidates[:EXPLAINED]
    reasons = [reasons_text(rule_set, text) for text in hint.reasons] or [""] * len(candidates)
    words = [_words(hint, at, text) for at, text in enumerate(reasons)]
    pairs = zip(candidates, words, strict=True)
    return tuple(_line(hint.question, candidate, candidates[0], text, marks) for candidate, text in pairs)


def _words(hint: PlayHint, at: int, reasons: str) -> str:
    best, candidate = hint.candidates[0], hint.candidates[at]
    if len(hint.candidates) == 1:
        return translate("Hint", "Forced: there is no other move.")
    decided = decided_text(hint.question.rule_set, best.probabilities)
    if decided and hint.candidates[-1].loss < ALIKE:
        return decided
    if at and candidate.loss < ALIKE:
        return translate("Hint", "As good as the best move.")
    return reasons


def depth_texts() -> list[str]:
    """The texts for all search depths, and for the longest rollout."""
    return [*(depth_text(plies, is_last=plies == DEEPEST) for plies in range(DEEPEST + 1)), depth_text(DEEPEST, 1296)]


def unit_text(hint: Hint) -> str:
    """The meaning of a point in the equities of a hint at a score; empty without a score."""
    question = hint.question
    return "" if isinstance(question, TakeQuestion) or question.standing is None else at_score_text()


def _line(
    question: PlayQuestion, candidate: Candidate, best: Candidate, reasons: str, marks: ErrorThresholds | None
) -> HintLine:
    rule_set, play, chances = question.rule_set, shortened(candidate.play), candidate.probabilities
    difference, sentences = _difference(candidate, best, marks)
    if marks is None:
        equity = shown_equity(rule_set, candidate, at_score=question.standing is not None)
        value = equity_text(equity, candidate.half_width)
        sentences = [translate("Hint", "{play}: equity {equity}").format(play=play, equity=value), *sentences]
    else:
        value, sentences = _worth(question, candidate), [f"{play}: {difference}" if sentences else play]
    short = short_chances(rule_set, chances, with_win=value != percent(chances.win))
    sentences += [*chances_lines(rule_set, chances), *([reasons] if reasons else [])]
    return HintLine(candidate, play, value, short, difference, "\n".join(sentences), reasons)


def _worth(question: PlayQuestion, candidate: Candidate) -> str:
    """The value that the plays are sorted by: the average points, or the chance to win if all wins count the same."""
    rule_set = question.rule_set
    if worth(rule_set, How.MARS) is None and not counts_checkers(rule_set):
        return percent(candidate.probabilities.win)
    points = signed(shown_equity(rule_set, candidate, at_score=question.standing is not None), 2)
    return points if question.standing else translate("Hint", "{points} points").format(points=points)


def _difference(candidate: Candidate, best: Candidate, marks: ErrorThresholds | None) -> tuple[str, list[str]]:
    """The difference to the best play as a short text, and as sentences; none for the best play and its equals."""
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
