"""A finished game as text, from the point of view of the player at this computer."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QLocale, QTime

from tapa_desktop.app.game_history.finished_games import HistoryGame, SideReview, rate_of
from tapa_desktop.app.game_history.statistics import player_of, points_of
from tapa_desktop.coach.strength import ENOUGH
from tapa_desktop.rules.house_rules import HouseRuleError, rule_set_named
from tapa_desktop.rules.outcome import How
from tapa_desktop.rules.position import Side
from tapa_desktop.rules.ruleset import RULE_SETS, RuleSet
from tapa_desktop.ui.text.names import (
    game_name,
    level_name,
    order_name,
    plain_game_name,
    player_in,
    plays_like,
    pr_cell,
    side_name,
)
from tapa_desktop.ui.text.numbers import day_text, listed, number, percent, signed, whole
from tapa_desktop.ui.text.result import how_word
from tapa_desktop.ui.text.turns import with_note

translate = QCoreApplication.translate

_NOTES = 200  # characters of the notes on a game that its tooltip shows


def date_text(when: datetime) -> str:
    """The day and time in the format of the locale."""
    # WORKAROUND(Qt 6.9): formatting a QDateTime takes ten times as long as formatting its day and time separately.
    time = QLocale().toString(QTime(when.hour, when.minute, when.second), QLocale.FormatType.ShortFormat)
    return f"{day_text(when)} {time}"


def game_text(game: HistoryGame) -> str:
    """The name of the game played."""
    rule_set = _rule_set(game)
    return rule_set_text(game.rule_set) if rule_set is None else game_name(rule_set)


def rule_set_text(key: str) -> str:
    """The name of a rule set; its key if this program does not know it."""
    return plain_game_name(RULE_SETS[key]) if key in RULE_SETS else key


def sitting_text(sitting: str) -> str:
    """The name of a sitting, or of its games in turn; empty for a match of one game."""
    return order_name(sitting.split())


def name_text(game: HistoryGame, side: Side) -> str:
    """The name of the player of that side."""
    return player_in(side, game.of(side).seat, game.of(side.other).seat)


def opponent_text(game: HistoryGame) -> str:
    """The opponent's name, or both names unless exactly one person played."""
    side = player_of(game)
    if side is not None:
        return name_text(game, side.other)
    return f"{name_text(game, Side.WHITE)} – {name_text(game, Side.BLACK)}"


def level_text(game: HistoryGame) -> str:
    """The levels of the computer players, White's first; empty if only people played."""
    levels = (game.white.seat.level, game.black.seat.level)
    return " – ".join(level_name(level) for level in levels if level is not None)


def result_text(game: HistoryGame) -> str:
    """Whether and how the player won; with the winner's name unless exactly one person played."""
    result, side = game.result, player_of(game)
    if result.winner is None:
        return translate("History", "Drawn")
    if side is None:
        won = translate("History", "{name} won").format(name=name_text(game, result.winner))
    else:
        won = translate("History", "Won") if side is result.winner else translate("History", "Lost")
    is_counted = result.how is How.MARS and game.house_rules.get("count_checkers")  # a point for each checker left
    is_plain = result.how is How.SINGLE or is_counted
    given_up = translate("History", "resigned") if result.resigned else ""
    dropped = translate("History", "dropped") if result.dropped else ""
    return listed((won, "" if is_plain else how_word(result.how), given_up, dropped))


def points_text(game: HistoryGame) -> str:
    """The player's points with their sign, or the points of the game unless exactly one person played."""
    side = player_of(game)
    return whole(game.result.points) if side is None else signed_or_zero(points_of(game, side))


def signed_or_zero(value: float, decimals: int = 0) -> str:
    """A number with its sign; 0 has none."""
    return signed(value, decimals) if round(value, decimals) else number(0, decimals)


def rate_text(game: HistoryGame) -> str:
    """The player's PR with its band, or White's above Black's; empty until the game is reviewed."""
    rule_set = _rule_set(game)
    return "\n".join(pr_cell(rule_set, review.error_rate, review.decisions) for _, review in _reviews(game))


def has_band(game: HistoryGame) -> bool:
    """Whether `rate_text` may have a band: a side has had enough decisions for one."""
    return any(side.review is not None and side.review.decisions >= ENOUGH for side in (game.white, game.black))


def band_tip(game: HistoryGame) -> str:
    """The PR with its band, and of plays and cube apart, of the player or both sides; unreviewed the `sentence`."""
    rule_set, reviews = _rule_set(game), _reviews(game)
    if rule_set is None or not reviews:
        return sentence(game)
    tips = (_band_tip(rule_set, review) for _, review in reviews)
    if len(reviews) == 1:
        return next(tips)
    return "\n".join(f"{name_text(game, side)}: {tip}" for (side, _), tip in zip(reviews, tips, strict=True))


def _band_tip(rule_set: RuleSet, review: SideReview) -> str:
    lines = [plays_like(rule_set, review.error_rate, review.decisions)]
    if review.part("cube")[1]:
        split = translate("History", "Moves {moves}, cube {cube}")
        rates = (number(rate_of(review.part(key))) for key in ("play", "cube"))
        lines.append(split.format(moves=next(rates), cube=next(rates)))
    if review.parts:
        counts = translate("History", "Errors {errors}, blunders {blunders}")
        values = (whole(review.part(key)[1]) for key in ("error", "blunder"))
        lines.append(counts.format(errors=next(values), blunders=next(values)))
    return "\n".join(lines)


def _rule_set(game: HistoryGame) -> RuleSet | None:
    """The game with its house rules; None if they are of another version of the program."""
    try:
        return rule_set_named(game.rule_set, game.house_rules)
    except HouseRuleError:
        return None


def luck_text(game: HistoryGame) -> str:
    """The player's luck in points, or White's above Black's; empty until the game is reviewed."""
    return "\n".join(signed_or_zero(review.luck, 2) for _, review in _reviews(game))


def sentence(game: HistoryGame) -> str:
    """The details without a column: the number of the game in its match, the players, and the number of turns."""
    text = translate("History", "{white} – {black}. Game {number} of a match to {target}, {turns}.")
    if not game.target:
        text = translate("History", "{white} – {black}. Game {number} of an unlimited match, {turns}.")
    white, black = (f"{side_name(side)}: {name_text(game, side)}" for side in Side)
    turns = translate("History", "%n turn(s)", "", game.turns)
    text = text.format(white=white, black=black, number=whole(game.key.number), target=whole(game.target), turns=turns)
    return with_note(f"{sitting_text(game.sitting)}. {text}" if game.sitting else text, game.notes, _NOTES)


def short(value: float) -> str:
    """A number in the format of the locale, with one decimal unless that is zero."""
    return number(value, _decimals(value))


def short_percent(value: float) -> str:
    """A share from 0 to 1 as a percentage, as short as `short`."""
    return percent(value, _decimals(100 * value))


def _decimals(value: float) -> int:
    return 0 if round(value, 1) == round(value) else 1


def _reviews(game: HistoryGame) -> list[tuple[Side, SideReview]]:
    """The review of the player's side, or those of both sides; only those that are known."""
    side = player_of(game)
    sides = tuple(Side) if side is None else (side,)
    return [(shown, review) for shown in sides if (review := game.of(shown).review) is not None]
