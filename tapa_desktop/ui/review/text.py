"""The texts and numbers of a review. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from msgspec.structs import astuple
from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.candidates import DEEPEST, shown_equity
from tapa_desktop.coach.decision import standing_of
from tapa_desktop.coach.hint import OutlookHint
from tapa_desktop.coach.review.cost import Ranking
from tapa_desktop.coach.review.result import Review, ReviewedAction, ReviewLine, Totals
from tapa_desktop.coach.strength import ENOUGH, ErrorClass, rate_interval
from tapa_desktop.game.events import turn_start
from tapa_desktop.game.history import History
from tapa_desktop.game.state import GameState
from tapa_desktop.rules.outcome import has_cube
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RuleSet
from tapa_desktop.ui.text.names import (
    ERROR_SIGNS,
    band_text,
    error_class_name,
    is_you,
    plain_game_name,
    player_name,
    plays_like,
    pr_cell,
    subject,
    unmeasured_text,
)
from tapa_desktop.ui.text.numbers import (
    NO_BREAK,
    at_score_text,
    depth_text,
    dice_row,
    half_width_text,
    left_to_right,
    number,
    percent,
    signed,
    whole,
    win_chance,
)
from tapa_desktop.ui.text.reasons import difficulty_text, reasons_text
from tapa_desktop.ui.text.result import outlook_text
from tapa_desktop.ui.text.translator import text_of, texts_of
from tapa_desktop.ui.text.turns import shortened

translate = QCoreApplication.translate

LUCKY: Final = 0.3  # in single wins: from this luck on, a roll is called lucky or unlucky
VERY_LUCKY: Final = 0.6
_SHORT: Final = 10  # a limit of a PR from here on has no decimals


def ended_text(review: Review) -> str:
    """How far a review had come when it was stopped."""
    return translate("Review", "Stopped after {done} of %n turn(s).", "", review.turns).format(done=whole(review.done))


def signed_or_blank(points: float | None) -> str:
    """Points with their sign, such as "−0.21"; empty for None."""
    return "" if points is None else signed(points, 2)


def ranking_text(ranking: Ranking, *, with_equity: bool) -> str:
    """The best plays of a turn, the best first: chance to win, equity and loss `with_equity`, and reasons.

    A rollout begins with its progress. With a cube, only rollouts have equities, without the cube; losses include it.
    """
    state, rows = ranking.question.state, list[str]()
    if ranking.games:
        rows.append(depth_text(DEEPEST, ranking.games, is_last=ranking.is_last))
    for place, candidate, reasons in map(astuple, ranking.plays):
        figures = [translate("Review", "wins {chance}").format(chance=percent(candidate.probabilities.win, 0))]
        half_width = half_width_text(candidate.half_width)
        if with_equity and (half_width or not has_cube(state.rule_set)):
            equity = shown_equity(state.rule_set, candidate, at_score=standing_of(state) is not None)
            figures.append(f"{signed(equity, 3)} {half_width}".rstrip())
        if with_equity and candidate.loss >= _LEAST:
            figures.append(f"−{number(candidate.loss, 3)}")
        row = f"{whole(place)}. {shortened(candidate.play)}  {', '.join(figures)}"
        why = reasons_text(state.rule_set, reasons)
        rows.append(f"{row}. {why}" if why else row)
    return "\n".join(rows if ranking.difficulty is None else (*rows, difficulty_text(ranking.difficulty)))


def cube_text(outlook: OutlookHint, *, with_equity: bool) -> str:
    """The result of a rollout about the cube, with its progress."""
    depth = depth_text(outlook.plies, outlook.games, is_last=outlook.is_last)
    return f"{depth}\n{outlook_text(outlook, with_equity=with_equity, is_mine=False)}"


def winning_text(state: GameState, side: Side) -> str:
    """The title of the probability that a side wins."""
    if is_you(state, side):
        return translate("Review", "You to win")
    return translate("Review", "{name} to win").format(name=player_name(state, side))


def dice_text(line: ReviewLine) -> str:
    """The dice, such as "5-2"; empty if there are none."""
    return dice_row(line.dice, is_group=line.is_group) if line.dice else ""


def action_text(line: ReviewLine, *, is_you: bool = False) -> str:
    """The play or action, short enough for a table cell; addressed to the player if `is_you`."""
    actions = {
        ReviewedAction.OPENING: (translate("Review", "starts"), translate("Review", "start", "you")),
        ReviewedAction.WAIT: (translate("Review", "does not double"), translate("Review", "do not double", "you")),
        ReviewedAction.DOUBLE: (translate("Review", "doubles"), translate("Review", "double", "you")),
        ReviewedAction.TAKE: (translate("Review", "takes"), translate("Review", "take", "you")),
        ReviewedAction.DROP: (translate("Review", "drops"), translate("Review", "drop", "you")),
        ReviewedAction.RESIGN: (translate("Review", "resigns"), translate("Review", "resign", "you")),
    }
    if line.action in actions:
        return actions[line.action][is_you]
    return shortened(line.play) if line.play else "…"


def loss_text(line: ReviewLine, *, with_equity: bool = True) -> str:
    """The loss in single wins with the sign of its class; without equities the class, unless it is fine."""
    if line.loss is None or line.loss < _LEAST:
        return ""
    if not with_equity:
        return "" if line.mark is ErrorClass.FINE else error_class_name(line.mark)
    return f"{number(line.loss, 3)} {ERROR_SIGNS.get(line.mark, '')}".rstrip()


_LEAST: Final = 0.0005  # single wins; a smaller loss is shown as none


def mark_text(mark: ErrorClass) -> str:
    """The name of an error class in a sentence."""
    return text_of("Review", "classes", mark.value)


def luck_text(line: ReviewLine) -> str:
    """How lucky a roll was; empty if it was neither lucky nor unlucky."""
    chance = line.chance or 0.0
    if abs(chance) < LUCKY:
        return ""
    if chance > 0:
        return translate("Review", "very lucky") if chance >= VERY_LUCKY else translate("Review", "lucky")
    return translate("Review", "very unlucky") if chance <= -VERY_LUCKY else translate("Review", "unlucky")


def detail(state: GameState, line: ReviewLine, *, with_equity: bool = True) -> str:
    """The play of a line, a better one, and why; losses in points, or without equities in words."""
    action = action_text(line, is_you=is_you(state, line.side))
    done = f"{dice_text(line)}: {action}" if line.dice else action
    parts = [player_name(state, line.side), done]
    if state.target != 1:
        played = [plain_game_name(state.rule_set)] if state.order else []
        parts[:0] = [translate("Review", "Game {number}").format(number=whole(line.game + 1)), *played]
    if line.action in _BEFORE_ROLL:
        chance = line.white_win if line.side is Side.WHITE else 1 - line.white_win - line.draw
        parts.append(win_chance(chance))
    if line.is_counted and line.loss is not None and line.loss >= _LEAST:
        text = translate("Review", "loses {loss}, {mark}") if with_equity else "{mark}"
        parts.append(text.format(loss=number(line.loss, 3), mark=mark_text(line.mark)))
        parts.append(_better(line))
    elif line.is_counted:
        parts.append(translate("Review", "nothing is better"))
    parts.append(_luck_detail(line, with_equity=with_equity))
    facts = " · ".join(part for part in parts if part)
    why = reasons_text(state.rule_set, line.reasons)
    return f"{facts}\n{why}" if why else facts


_BEFORE_ROLL: Final = {ReviewedAction.WAIT, ReviewedAction.DOUBLE, ReviewedAction.TAKE}  # the game goes on after them


def _luck_detail(line: ReviewLine, *, with_equity: bool) -> str:
    word = luck_text(line)
    if line.luck is None or not with_equity:
        return word
    luck = translate("Review", "luck {luck}").format(luck=signed_or_blank(line.luck))
    return f"{luck} ({word})" if word else luck


def note_place(history: History, line: ReviewLine) -> int:
    """The number of events before the turn that a line is about, the key of its note."""
    within = line.at - 1 if line.action is ReviewedAction.OPENING else line.at
    return turn_start(history.active_events, within)


def turn_text(state: GameState, line: ReviewLine) -> str:
    """Who did what in a line, given the state before it."""
    done = " ".join(part for part in (dice_text(line), action_text(line)) if part)
    return f"{player_name(state, line.side)} · {done}"


def _better(line: ReviewLine) -> str:
    is_cube = line.action.value in texts_of("Review", "better")
    best = text_of("Review", "better", line.action.value) if is_cube else line.best and shortened(line.best)
    return translate("Review", "best: {play}").format(play=best) if best else ""


def _rate_rows(white: Totals, black: Totals, rule_set: RuleSet | None) -> Iterator[tuple[str, str, str, str]]:
    yield _row("pr", _rate_cell(white), _rate_cell(black))
    if white.cube_decisions or black.cube_decisions:
        for key, *rates in (
            ("pr of moves", white.play_rate, black.play_rate),
            ("pr of cube", white.cube_rate, black.cube_rate),
        ):
            yield _row(key, *("–" if rate is None else number(rate, 1) for rate in rates))
    sides = (white, black)
    if rule_set is None or not any(side.decisions >= ENOUGH for side in sides):
        return
    bands = [_bands(rule_set, side) if side.decisions >= ENOUGH else "–" for side in sides]
    row = _row("band", *bands)
    yield row if all(bands) else (row[0], "–", "–", unmeasured_text())


def _rate_cell(totals: Totals) -> str:
    """The PR and its 95 % interval, such as "16.9 (9.1–36)"."""
    rate, interval = (
        pr_cell(None, totals.error_rate, totals.decisions),
        rate_interval(totals.error_rate, totals.decisions),
    )
    if interval is None:
        return rate
    low, high = (number(limit, limit < _SHORT) for limit in interval)
    return f"{rate} {left_to_right(f'({low}–{high})')}"


def _bands(rule_set: RuleSet, totals: Totals) -> str:
    """The levels with about this PR, from the strongest that it can be to the weakest."""
    limits = rate_interval(totals.error_rate, totals.decisions) or (totals.error_rate,)
    return " – ".join(dict.fromkeys(band_text(rule_set, limit) for limit in limits))


def is_at_score(state: GameState) -> bool:
    """Whether a point of the review is the value of a single win at the score, as in coach/review/cost.py."""
    return state.target > 1


def banded_rule_set(state: GameState) -> RuleSet | None:
    """The game whose bands a whole match is compared with; None if it goes through several games."""
    return state.rule_set if len(set(state.order)) < 2 else None


def total_rows(
    review: Review, *, rule_set: RuleSet | None = None, at_score: bool = False, with_equity: bool = True
) -> tuple[tuple[str, str, str, str], ...]:
    """The rows: name, White's figure, Black's, explanation. With a game also bands; the loss only with equities."""
    unit = f"\n{at_score_text()}" if at_score else ""
    white, black = (review.totals[side] for side in Side)
    result, corrected = review.result, review.corrected
    return (
        _row("decisions", whole(white.decisions), whole(black.decisions)),
        *([_row("loss", number(white.mean_loss, 3), number(black.mean_loss, 3))] if with_equity else ()),
        *_rate_rows(white, black, rule_set),
        _row("luck", signed_or_blank(white.luck), signed_or_blank(black.luck), unit),
        _row("result", signed_or_blank(result), signed_or_blank(-result), unit),
        _row("corrected", signed_or_blank(corrected), signed_or_blank(-corrected), unit),
    )


def _row(key: str, white: str, black: str, unit: str = "") -> tuple[str, str, str, str]:
    return text_of("Review", "totals", key), white, black, text_of("Review", "tips of totals", key) + unit


EVEN: Final = 0.25  # points: smaller differences of luck are called even, smaller losses by resigning are left out


def summary_text(state: GameState, review: Review) -> str:
    """What both sides have lost in a reviewed game, also by resigning, and the luck of the dice, a line each."""
    sides = _you_first(state)
    lines = [line_of(state, review, side) for line_of in (_loss_line, _resignation_line) for side in sides]
    return "\n".join(filter(None, (*lines, _luck_text(state, review.totals))))


def details_text(state: GameState, review: Review) -> str:
    """The PR of both sides and the result without luck, a line each.

    In a match to a score, the points of a review have another unit than those on the card.
    """
    first, second = _you_first(state)
    corrected = review.corrected if first is Side.WHITE else -review.corrected
    without = _line_about(state, first, "luck-adjusted", points=signed(corrected, 2))
    rates = (_rate_text(state, review, side) for side in (first, second))
    unit = (at_score_text(),) if is_at_score(state) else ()
    return "\n".join((*filter(None, rates), without, *unit))


def _you_first(state: GameState) -> list[Side]:
    return sorted(Side, key=lambda side: not is_you(state, side))


def _line_about(state: GameState, side: Side, key: str, **filled: str) -> str:
    """A line about a player, without a line break before a number."""
    text = text_of("GameSummary", "you" if is_you(state, side) else "another", key)
    unbroken = re.sub(r" (?={(?:errors|blunders|points)})", NO_BREAK, text)
    return unbroken.format(name=subject(state, side), **filled)


def _loss_line(state: GameState, review: Review, side: Side) -> str:
    if not review.totals[side].decisions:
        return _line_about(state, side, "nothing to decide")
    lost = number(sum((line.cost or 0.0 for line in review.lines if line.is_counted and line.side is side), 0.0))
    errors, blunders = (_count(review, side, mark) for mark in (ErrorClass.ERROR, ErrorClass.BLUNDER))
    if not errors + blunders and lost == number(0.0):
        return _line_about(state, side, "no errors")
    return _line_about(state, side, "gave away", points=lost, errors=whole(errors), blunders=whole(blunders))


def _resignation_line(state: GameState, review: Review, side: Side) -> str:
    """The points that a side lost by resigning, beyond those lost anyway; empty if few."""
    lost = sum(line.cost or 0.0 for line in review.lines if line.action is ReviewedAction.RESIGN and line.side is side)
    return _line_about(state, side, "gave up", points=number(lost)) if lost >= EVEN else ""


def _rate_text(state: GameState, review: Review, side: Side) -> str:
    totals = review.totals[side]
    pr = plays_like(state.rule_set, totals.error_rate, totals.decisions)
    return _line_about(state, side, "pr", pr=pr) if totals.decisions else ""


def _count(review: Review, side: Side, mark: ErrorClass) -> int:
    """How many such mistakes the side made in decisions that count for its PR; resigning is not counted."""
    return sum(line.side is side and line.mark is mark for line in review.lines)


def _luck_text(state: GameState, totals: dict[Side, Totals]) -> str:
    lead = totals[Side.WHITE].luck - totals[Side.BLACK].luck
    if abs(lead) < EVEN:
        return translate("GameSummary", "The dice favoured no one")
    lucky = Side.WHITE if lead > 0 else Side.BLACK
    side, key = (lucky.other, "bad luck") if is_you(state, lucky.other) else (lucky, "luck")
    return _line_about(state, side, key, points=number(abs(lead)))
