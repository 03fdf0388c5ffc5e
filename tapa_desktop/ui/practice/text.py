"""The texts of the practice. Pure."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.game_history.cards import Card, Deck
from tapa_desktop.app.storage.packs import PackFile
from tapa_desktop.coach.drill import Verdict
from tapa_desktop.coach.pack import PackPosition, Theme
from tapa_desktop.coach.spacing import grade_of
from tapa_desktop.coach.thresholds import ErrorClass, ErrorThresholds, error_class_of
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.ui.text.names import ERROR_SIGNS, error_class_name, game_name, plain_game_name
from tapa_desktop.ui.text.numbers import day_text, fewer_wins, number, whole
from tapa_desktop.ui.text.reasons import reasons_text
from tapa_desktop.ui.text.turns import shortened

translate = QCoreApplication.translate


def pack_name(file: PackFile) -> str:
    """The name of a pack: the game of one of the program's own, the title of an imported one."""
    return plain_game_name(RULE_SETS[file.rule_set]) if file.rule_set else file.title


def theme_name(theme: Theme) -> str:
    """The name of a theme."""
    return {
        Theme.PIN: translate("Practice", "Pin or build"),
        Theme.MOTHER: translate("Practice", "Mother in danger"),
        Theme.HIT: translate("Practice", "Hit or build"),
        Theme.START: translate("Practice", "Leaving the start"),
        Theme.POINTS: translate("Practice", "Points and primes"),
        Theme.SAFETY: translate("Practice", "Safe or bold"),
        Theme.TIMING: translate("Practice", "Timing"),
        Theme.RACE: translate("Practice", "Race and bear-off"),
    }[theme]


def grade_name(grade: int) -> str:
    """The name of a difficulty, one of `GRADES`."""
    names = (translate("Practice", "Easy"), translate("Practice", "Medium"), translate("Practice", "Hard"))
    return names[grade - 1]


def deck_text(deck: Deck, *, is_pack: bool) -> str:
    """How much is left today or was solved of a pack, what was done, and for how many days in a row."""
    if is_pack:
        solved = translate("Practice", "{solved} of {total} solved")
        parts = [solved.format(solved=whole(deck.solved), total=whole(deck.total))]
    else:
        parts = [translate("Practice", "%n position(s) left today", "", deck.left)]
    if deck.answered:
        done = translate("Practice", "{right} of {answered} right")
        parts.append(done.format(right=whole(deck.passed), answered=whole(deck.answered)))
    if deck.streak > 1:
        parts.append(translate("Practice", "%n day(s) in a row", "", deck.streak))
    return " · ".join(parts)


def empty_text(deck: Deck) -> str:
    """Why there is no position now, and when the next one comes."""
    if not deck.total:
        return translate(
            "Practice",
            "No positions yet. After your games against the computer are reviewed, each move of yours that was an "
            "error comes back here. Until then, choose a game above: each has positions of its own.",
        )
    if deck.next_due is None:
        return translate("Practice", "Done for today.")
    return translate("Practice", "Done for today. The next position comes on {day}.").format(
        day=day_text(deck.next_due)
    )


def task_text(rule_set: RuleSet, known: PackPosition | None) -> str:
    """What to do with a position, and its theme and difficulty, if they are known."""
    task = translate("Practice", "{game}. You are White. Find the best move.").format(game=game_name(rule_set))
    about = [theme_name(known.theme)] if known is not None and known.theme is not None else []
    about += [grade_name(known.grade)] if known is not None and known.grade else []
    return "\n\n".join(filter(None, (task, " · ".join(about))))


def verdict_text(verdict: Verdict, marks: ErrorThresholds, *, with_equity: bool) -> str:
    """What an answer is worth, in a word or two, with the sign of its class, in points only `with_equity`."""
    if verdict.played is None:
        return translate("Practice", "This is the best move.")
    loss = verdict.played.loss
    if grade_of(loss, marks) == 5:
        return translate("Practice", "Right!")
    mark = error_class_of(loss, marks)
    if mark is ErrorClass.FINE:
        if not with_equity:
            return translate("Practice", "Good: nearly as good as the best move.")
        return translate("Practice", "Good: only {loss} less than the best move.").format(loss=number(loss, 3))
    if not with_equity:
        wins = fewer_wins(verdict.best.probabilities.win, verdict.played.probabilities.win)
        return f"{ERROR_SIGNS[mark]} {error_class_name(mark)}. {wins}".rstrip()
    text = translate("Practice", "{mark}: your move loses {loss}.").format(
        mark=error_class_name(mark), loss=number(loss, 3)
    )
    return f"{ERROR_SIGNS[mark]} {text}"


def details_text(card: Card, verdict: Verdict, marks: ErrorThresholds, *, with_equity: bool) -> str:
    """The best play and why, what is wrong with the answer, and what was played in the game."""
    rule_set = verdict.tried.question.rule_set
    best = translate("Practice", "Best: {play}.").format(play=shortened(verdict.best.play))
    lines = [f"{best} {reasons_text(rule_set, verdict.for_best)}".rstrip()]
    if verdict.played is not None and grade_of(verdict.played.loss, marks) < 5:
        yours = translate("Practice", "You: {play}.").format(play=shortened(verdict.played.play))
        lines.append(f"{yours} {reasons_text(rule_set, verdict.against)}".rstrip())
    if not card.played:
        return "\n\n".join(lines)
    then = translate("Practice", "In the game on {day} you played {play}.")
    if with_equity:
        then = translate("Practice", "In the game on {day} you played {play}, which lost {loss}.")
    told = {
        "day": day_text(date.fromisoformat(card.made)),
        "play": shortened(card.played),
        "loss": number(card.loss, 3),
    }
    return "\n\n".join((*lines, then.format(**told)))
