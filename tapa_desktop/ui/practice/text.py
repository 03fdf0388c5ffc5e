"""The texts of the practice. Pure."""

from __future__ import annotations

from datetime import date
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.game_history.cards import Card, Deck, Rounds
from tapa_desktop.app.storage.packs import PackFile
from tapa_desktop.coach.decision import Action, PlayQuestion
from tapa_desktop.coach.drill import CubeVerdict, Verdict, grade_of
from tapa_desktop.coach.pack import (
    OF_A_DAY,
    Lesson,
    PackPosition,
    Round,
    RoundKind,
    Theme,
    longest_in,
    right_in,
    row_at_end,
)
from tapa_desktop.coach.strength import ErrorClass, ErrorThresholds, error_class_of
from tapa_desktop.coach.tutor import OTHERWISE
from tapa_desktop.game.state import GameState, Phase
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.text.names import ERROR_SIGNS, error_class_name, game_name, plain_game_name
from tapa_desktop.ui.text.numbers import chances_of_wins, day_text, fewer_wins, number, percent, whole
from tapa_desktop.ui.text.reasons import difficulty_text, reasons_text
from tapa_desktop.ui.text.translator import text_of, texts_of
from tapa_desktop.ui.text.turns import shortened

translate = QCoreApplication.translate

_LEAST: Final = 0.0005  # the least loss that is not shown as 0


def pack_name(file: PackFile) -> str:
    """The name of a pack: the game of one of the program's own, the title of an imported one."""
    return plain_game_name(RULE_SETS[file.rule_set]) if file.rule_set else file.title


def theme_name(theme: Theme) -> str:
    """The name of a theme."""
    return text_of("Practice", "themes", theme.value)


def grade_name(grade: int) -> str:
    """The name of a difficulty, one of `GRADES`."""
    return text_of("Practice", "grades", str(grade))


def deck_text(deck: Deck, *, is_pack: bool) -> str:
    """The positions left today or solved in a pack, the answers of today, and the days in a row."""
    if is_pack:
        solved = translate("Practice", "{solved} of {total} solved")
        parts = [solved.format(solved=whole(deck.solved), total=whole(deck.total))]
    else:
        parts = [translate("Practice", "%n position(s) left today", "", deck.left)] if deck.total else []
    if deck.answered:
        done = translate("Practice", "{right} of {answered} right today")
        parts.append(done.format(right=whole(deck.passed), answered=whole(deck.answered)))
    if deck.streak > 1:
        parts.append(translate("Practice", "%n day(s) in a row", "", deck.streak))
    return " · ".join(parts)


def round_text(current: Round, left_s: float | None) -> str:
    """The progress of a round: the time left of a run, or the number of the position, and the right answers."""
    at, right = len(current.results), whole(right_in(current.results))
    if left_s is None:
        done = translate("Practice", "{answered} of {total} · {right} right")
        return done.format(answered=whole(at), total=whole(len(current.positions)), right=right)
    minutes, seconds = divmod(ceil(left_s), 60)
    signs = {"": "", "0": "✗ ", "1": "✓ "}
    text = translate("Practice", "{sign}{time} · {right} right · {row} in a row")
    row = whole(row_at_end(current.results))
    return text.format(sign=signs[current.results[-1:]], time=f"{minutes}:{seconds:02}", right=right, row=row)


def round_over_texts(finished: Round, before: Rounds | None) -> tuple[str, str]:
    """The result of a round, and for a run also the best ever."""
    right, longest = right_in(finished.results), longest_in(finished.results)
    text = translate("Practice", "{right} of {answered} right, {row} in a row.")
    text = text.format(right=whole(right), answered=whole(len(finished.results)), row=whole(longest))
    if finished.kind is not RoundKind.RUN:
        # some themes have fewer
        is_ten = finished.kind is RoundKind.DAILY and len(finished.positions) == OF_A_DAY
        return translate("Practice", "Today’s ten are done.") if is_ten else translate("Practice", "Finished."), text
    most, row = (0, 0) if before is None else (before.most_right, before.longest_row)
    best = translate("Practice", "Your best: {right} right, {row} in a row.")
    best = best.format(right=whole(max(most, right)), row=whole(max(row, longest)))
    title = translate("Practice", "Finished. A new best!") if right > most else translate("Practice", "Finished.")
    return title, f"{text}\n\n{best}"


def empty_text(deck: Deck, *, is_part: bool) -> str:
    """Why there is no position now, and when the next one comes."""
    if not deck.total and is_part:
        return translate("Practice", "There are no positions of this theme and difficulty.")
    if not deck.total:
        return translate(
            "Practice",
            "No positions yet. After your games against the computer are reviewed, your mistakes come back here "
            "as positions. Until then, choose a game above: each has positions of its own.",
        )
    if deck.next_due is None:
        return translate("Practice", "Done for today.")
    return translate("Practice", "Done for today. The next position comes on {day}.").format(
        day=day_text(deck.next_due)
    )


def task_text(question: PlayQuestion | GameState) -> str:
    """The task of a position, with its score."""
    game = game_name(question.rule_set)
    task = translate("Practice", "{game}. You are White. Find the best move.").format(game=game)
    if isinstance(question, GameState):
        return _cube_task(question, game)
    if question.standing is not None:
        task = f"{task}\n\n{_score_text(question.standing.score.mine, question.standing.score.theirs)}"
    return task


def _cube_task(question: GameState, game: str) -> str:
    text = translate("Practice", "{game}. You are White, and it is your turn. Do you double?")
    if question.phase is Phase.TO_ANSWER:
        text = translate("Practice", "{game}. You are White, and your opponent doubles. Do you take?")
    score = translate("Practice", "The match is unlimited.")
    if question.target:
        score = _score_text(*(question.target - question.score(side) for side in Side))
    return f"{text.format(game=game)}\n\n{score}"


def _score_text(mine: int, theirs: int) -> str:
    text = translate("Practice", "Points needed to win: you {mine}, your opponent {theirs}.")
    return text.format(mine=whole(mine), theirs=whole(theirs))


def action_text(action: Action) -> str:
    """The text of a button for a cube action."""
    return text_of("Practice", "actions", action)


def verdict_text(verdict: Verdict | CubeVerdict, marks: ErrorThresholds, *, with_equity: bool) -> str:
    """The worth of an answer in a word or two, with the sign of its class, and in points `with_equity`."""
    loss = verdict.loss
    if loss is None:
        if isinstance(verdict, CubeVerdict):
            return translate("Practice", "The answer: {action}.").format(action=action_text(verdict.best))
        return translate("Practice", "This is the best move.")
    if grade_of(loss, marks) == 5:
        return translate("Practice", "Right!")
    mark = error_class_of(loss, marks)
    if mark is ErrorClass.FINE:
        if not with_equity:
            return translate("Practice", "Good: nearly as good as the best move.")
        return translate("Practice", "Good: only {loss} worse than the best move.").format(loss=number(loss, 3))
    if not with_equity:
        if isinstance(verdict, CubeVerdict) or verdict.played is None:
            return f"{ERROR_SIGNS[mark]} {error_class_name(mark)}."
        wins = fewer_wins(verdict.best.probabilities.win, verdict.played.probabilities.win)
        return f"{ERROR_SIGNS[mark]} {error_class_name(mark)}. {wins}".rstrip()
    text = translate("Practice", "{mark}: your move loses {loss}.")
    if isinstance(verdict, CubeVerdict):
        text = translate("Practice", "{mark}: your decision loses {loss}.")
    return f"{ERROR_SIGNS[mark]} {text.format(mark=error_class_name(mark), loss=number(loss, 3))}"


def about_text(entry: PackPosition | Lesson) -> str:
    """The theme of a position and its difficulty, if known."""
    parts = [] if entry.theme is None else [theme_name(entry.theme)]
    parts += [grade_name(entry.grade)] if entry.grade else []
    return " · ".join(parts)


def details_text(card: Card, verdict: Verdict | CubeVerdict, marks: ErrorThresholds, *, with_equity: bool) -> str:
    """The best play or action and why, what is wrong with the answer, and what the player did in the game."""
    if isinstance(verdict, CubeVerdict):
        return _cube_details(card, verdict, with_equity=with_equity)
    rule_set = verdict.attempt.question.rule_set
    best = translate("Practice", "Best: {play}.").format(play=shortened(verdict.best.play))
    lines = [f"{best} {reasons_text(rule_set, verdict.for_best)}".rstrip()]
    if verdict.difficulty is not None:
        lines[0] = f"{lines[0]} {difficulty_text(verdict.difficulty)}"
    if verdict.played is not None and grade_of(verdict.played.loss, marks) < 5:
        yours = translate("Practice", "You: {play}.").format(play=shortened(verdict.played.play))
        wins = "" if with_equity else fewer_wins(verdict.best.probabilities.win, verdict.played.probabilities.win)
        lines.append(f"{yours} {reasons_text(rule_set, verdict.against, beside=wins)}".rstrip())
    if card.played:
        text, lost = translate("Practice", "In the game on {day} you played {play}."), ""
        if with_equity and verdict.in_game is not None and verdict.in_game.loss >= _LEAST:
            text = translate("Practice", "In the game on {day} you played {play}, which lost {loss}.")
            lost = number(verdict.in_game.loss, 3)
        day = day_text(date.fromisoformat(card.made))
        lines.append(text.format(day=day, play=shortened(card.played), loss=lost))
    return "\n\n".join(lines)


def _cube_details(card: Card, verdict: CubeVerdict, *, with_equity: bool) -> str:
    state, evaluation = verdict.attempt.question, verdict.evaluation
    mine = evaluation.probabilities.swapped if state.phase is Phase.TO_ANSWER else evaluation.probabilities
    best = translate("Practice", "Best: {play}.").format(play=action_text(verdict.best))
    why = f"{verdict.best}, {'drop' if evaluation.is_drop else 'take'}"  # the pack may disagree: then there is no text
    lines = [f"{best} {text_of('Practice', 'cube', why) if why in texts_of('Practice', 'cube') else ''}"]
    pair = translate("Practice", "{label}: you {mine}, your opponent {theirs}")
    chances = [
        pair.format(label=label, mine=percent(one, 0), theirs=percent(other, 0))
        for label, one, other in chances_of_wins(state.rule_set, mine)
    ]
    lines.append("\n".join(chances))
    if with_equity:
        worse = OTHERWISE[verdict.best]
        text = translate("Practice", "{action} loses {loss}.")
        lines.append(text.format(action=action_text(worse), loss=number(evaluation.losses[worse], 3)))
    if card.played:
        action = next(action for action in OTHERWISE if action == card.played)
        text = translate("Practice", "In the game on {day} you decided: {action}.")
        lines.append(text.format(day=day_text(date.fromisoformat(card.made)), action=action_text(action)))
    return "\n\n".join(lines)
