"""Charts of results, PR, mistakes and ratings over many games, and of the dice of each player, each with a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.game_history.finished_games import DiceCounts, HistoryGame, SideReview, rate_of
from tapa_desktop.app.game_history.statistics import (
    FACE_SHARE,
    Frequency,
    LevelRecord,
    level_records,
    player_of,
    shares_of,
    spans_of,
    total_review,
)
from tapa_desktop.app.settings import LEVEL_CHOICES
from tapa_desktop.coach.review.result import MISTAKES, PHASES
from tapa_desktop.coach.strength import ENOUGH, RATED_GAMES, RATINGS, WEAKEST, LevelTally, Rating, measured, rating_of
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.graph.chart import Band, Chart, Hue, Series, SeriesKind
from tapa_desktop.ui.text.names import band_text, level_name, strength_text
from tapa_desktop.ui.text.numbers import NO_BREAK, day_text, listed, number, percent, whole
from tapa_desktop.ui.text.translator import text_of

from .text import rule_set_text, short, short_percent, signed_or_zero

translate = QCoreApplication.translate

FEW: Final = 5  # games; the text has their mean PR, and that of SEVERAL
SEVERAL: Final = 20


class ChartWithText(NamedTuple):
    """A chart, and a sentence that sums it up."""

    chart: Chart
    text: str


Draw = Callable[[Sequence[HistoryGame]], ChartWithText]  # takes games, the latest first


def results_over_time(games: Sequence[HistoryGame]) -> ChartWithText:
    """The points won less the points lost by the player, from the first game on."""
    spans = spans_of(games)
    if not spans:
        return _empty(_no_games())
    points = tuple(float(span.points) for span in spans)
    line = Series(SeriesKind.LINE, points, Hue.FIRST, translate("History", "Points"))
    count = sum(len(span.games) for span in spans)
    text = translate(
        "History", "Points won minus points lost since the first of these games: {points} in %n game(s).", "", count
    )
    chart = Chart(_days([span.games for span in spans]), (line,), base=0.0, value_text=signed_or_zero)
    return ChartWithText(chart, text.format(points=signed_or_zero(spans[-1].points)))


def errors_over_time(games: Sequence[HistoryGame]) -> ChartWithText:
    """The error rates of the player and of the opponents over time."""
    spans = [span.games for span in spans_of([game for game in games if game.white.review and game.black.review])]
    if not spans:
        return _empty(_not_reviewed())
    own, other = (tuple(_rate(total_review(some, of_player=mine)) for some in spans) for mine in (True, False))
    layers: tuple[Series, ...] = (
        Series(SeriesKind.LINE, own, Hue.FIRST, _you()),
        Series(SeriesKind.LINE, other, Hue.SECOND, translate("GamesTable", "Opponent")),
    )
    in_order = [game for some in spans for game in some]
    if len(in_order) > SEVERAL:
        ends = list(accumulate(map(len, spans)))
        means = tuple(_rate(total_review(in_order[max(0, end - SEVERAL) : end], of_player=True)) for end in ends)
        layers = (*layers, Series(SeriesKind.LINE, means, Hue.THIRD, translate("History", "Your last 20")))
    count = len(in_order)
    text = translate("History", "Your PR in %n reviewed game(s): {rate}. Lower is better.", "", count)
    summary = text.format(rate=short(_rate(total_review(in_order, of_player=True)) or 0.0))
    if count > FEW:
        last = translate("History", "In the last 5 games it was {few}, in the last 20 {several}.")
        few, several = (_rate(total_review(in_order[-some:], of_player=True)) or 0.0 for some in (FEW, SEVERAL))
        summary = f"{summary} {last.format(few=short(few), several=short(several))}"
    summary = f"{summary} {_like_level(in_order[-SEVERAL:], of_last=count > SEVERAL)}"
    return ChartWithText(Chart(_days(spans), layers, low=0.0, value_text=short), summary)


def results_by_level(games: Sequence[HistoryGame]) -> ChartWithText:
    """The share of games won against each level, with its 95 % confidence interval."""
    records = _by_level(games)
    if not records:
        return _empty(_no_games())
    lows, highs = zip(*(record.range for record in records), strict=True)
    won = _bars((record.share for record in records), translate("History", "Games won"))
    layers = (won, Band(lows, highs, _range_name()))
    text = translate("History", "The share of games that you have won against each level; a draw is half a win.")
    return ChartWithText(Chart(_levels(records), layers, low=0.0, high=1.0, value_text=short_percent), text)


def errors_by_level(games: Sequence[HistoryGame]) -> ChartWithText:
    """The error rate of the player against each level, and that of the level itself."""
    records = [record for record in _by_level(games) if record.own is not None]
    if not records:
        return _empty(_not_reviewed())
    own = _bars((_rate(record.own) for record in records), _you())
    others = _bars((_rate(record.other) for record in records), translate("History", "Level"), Hue.SECOND)
    text = translate("History", "Your PR against each level and that of the level itself. Lower is better.")
    reviewed = [game for game in games if player_of(game) is not None and game.white.review]
    text = f"{text} {_like_level(reviewed)}"
    return ChartWithText(Chart(_levels(records), (own, others), low=0.0, value_text=short), text)


def ratings_by_game(games: Sequence[HistoryGame]) -> ChartWithText:
    """The player's rating in each game played often enough against the levels, with its 95 % interval."""
    ratings: dict[str, Rating] = {}
    for key in sorted({game.rule_set for game in games}, key=rule_set_text):
        records = level_records((game for game in games if game.rule_set == key), str)
        rating = rating_of(key, {level: LevelTally(record.won, record.games) for level, record in records.items()})
        if rating is not None:
            ratings[key] = rating
    if not ratings:
        text = translate(
            "History", "For a rating, play %n games of one of these against the computer: {games}.", "", RATED_GAMES
        )
        rated = (rule_set_text(key) for key in RULE_SETS if key in measured(RATINGS))
        return _empty(text.format(games=listed(rated)))
    names = {key: rule_set_text(key) for key in ratings}
    lows, values, highs = zip(
        *((one.value - one.half_width, one.value, one.value + one.half_width) for one in ratings.values()), strict=True
    )
    marks = Series(SeriesKind.MARKS, values, Hue.FIRST, translate("History", "Your rating"))
    layers = (Band(lows, highs, _range_name()), marks)
    lines = " · ".join(_rating_text(names[key], one).replace(" ", NO_BREAK) for key, one in ratings.items())
    scale = translate(
        "History", "{level}: {rating}. With 400 points more than your opponent, you win 10 games out of 11."
    )
    scale = scale.format(level=level_name(LEVEL_CHOICES[0].key), rating=_whole(WEAKEST))
    return ChartWithText(Chart(tuple(names.values()), layers, value_text=_whole), f"{lines}\n{scale}")


def _rating_text(game: str, rating: Rating) -> str:
    """A rating in short, such as "Tapa 1,466 ± 126: Strong", with the level that is as strong."""
    level = strength_text(rating.level, is_strongest=rating.is_strongest)
    text = translate("History", "{game} {rating} ± {half}: {level}")
    return text.format(game=game, rating=_whole(rating.value), half=_whole(rating.half_width), level=level)


def _whole(value: float) -> str:
    return number(value, 0)


def dice_chart(dice: DiceCounts) -> ChartWithText:
    """How often each face was rolled, and doubles, with the range expected by chance."""
    shares = shares_of(dice)
    if not dice.total:
        return _empty(translate("History", "The program has not rolled any dice in these games."))
    places = (*(whole(face) for face in range(1, 7)), translate("History", "Doubles"))
    lows, highs = tuple(share.low for share in shares), tuple(share.high for share in shares)
    layers = (
        _bars((share.share for share in shares), translate("History", "Rolled")),
        Band(lows, highs, translate("History", "Expected range")),
    )
    chart = Chart(places, layers, base=FACE_SHARE, value_text=short_percent)
    return ChartWithText(chart, _dice_sentence(places, shares))


def _dice_sentence(places: Sequence[str], shares: Sequence[Frequency]) -> str:
    dice, rolls = shares[0].of, shares[-1].of
    openings = dice - 2 * rolls
    count = translate("History", "{dice} dice in %n roll(s).", "", rolls)
    if openings:
        count = translate(
            "History", "{dice} dice: two in each of %n roll(s), and {openings} in the opening rolls.", "", rolls
        )
    count = count.format(dice=whole(dice), openings=whole(openings))
    outside = [place for place, share in zip(places, shares, strict=True) if not share.is_within]
    if not outside:
        return f"{count} " + translate(
            "History", "All seven counts are within their ranges. With fair dice that happens 95 times out of 100."
        )
    text = translate("History", "Outside the expected range: {what}.")
    return f"{count} {text.format(what=listed(outside))} " + translate(
        "History", "With fair dice at least one of the seven counts is outside its range 5 times out of 100."
    )


def _like_level(games: Sequence[HistoryGame], *, of_last: bool = False) -> str:
    """Which level plays like the player in these reviewed games, the last ones if `of_last`; or why it is unknown."""
    if len({game.rule_set for game in games}) > 1:
        return translate("History", "Choose one game above to see which level plays like that.")
    review = total_review(games, of_player=True)
    if review is not None and review.decisions < ENOUGH:
        return translate("History", "After {count} decisions you can see which level plays like that.").format(
            count=whole(ENOUGH)
        )
    band = _band(games[0].rule_set, review.error_rate) if review is not None else ""
    if not band:
        return translate("History", "The levels have not been measured in this game.")
    text = translate("History", "You play like this level: {level}.")
    if of_last:
        text = translate("History", "In the last 20 you play like this level: {level}.")
    return text.format(level=band)


def _band(key: str, rate: float) -> str:
    return band_text(RULE_SETS[key], rate) if key in RULE_SETS else ""


def errors_by_game(games: Sequence[HistoryGame]) -> ChartWithText:
    """The player's PR in each game."""
    keys = sorted({game.rule_set for game in games}, key=rule_set_text)
    reviews = {key: total_review([game for game in games if game.rule_set == key], of_player=True) for key in keys}
    rated = {key: review for key, review in reviews.items() if review is not None and review.decisions}
    if not rated:
        return _empty(_not_reviewed())
    text, levels = translate("Mistakes", "Your PR in each game. Lower is better."), []
    for key, review in rated.items():
        if review.decisions >= ENOUGH and (band := _band(key, review.error_rate)):
            levels.append(translate("Mistakes", "{game}: {level}").format(game=rule_set_text(key), level=band))
    if levels:
        sentence = translate("Mistakes", "Levels that play like that: {levels}.").format(levels=" · ".join(levels))
        text = f"{text} {sentence}"
    rows = [(rule_set_text(key), review.error_rate) for key, review in rated.items()]
    return ChartWithText(_bar_chart(rows, short), text)


def errors_by_phase(games: Sequence[HistoryGame]) -> ChartWithText:
    """The player's PR in each phase of a game."""
    review = _own(games)
    parts = [(phase, part) for phase in PHASES if (part := review.part(phase))[1]]
    if not parts:
        return _empty(_not_reviewed())
    worst, (lost, _) = max(parts, key=lambda item: item[1][0])
    total = sum(part[0] for _, part in parts)
    text = translate(
        "Mistakes",
        "Your PR in each phase. You lose most in this one: {phase}, {share} of the total. Its positions come back in "
        "Practice.",
    )
    rows = [(text_of("Mistakes", "phases", phase), rate_of(part)) for phase, part in parts]
    share = percent(lost / total if total else 0.0, 0)
    return ChartWithText(_bar_chart(rows, short), text.format(phase=text_of("Mistakes", "phases", worst), share=share))


def loss_by_kind(games: Sequence[HistoryGame]) -> ChartWithText:
    """The share of each kind of mistake in the player's total loss."""
    review = _own(games)
    lost = {kind: review.part(f"by {kind}")[0] for kind in MISTAKES}
    total = sum(lost.values())
    if not total:
        clean = translate("Mistakes", "You made no mistakes in the reviewed games.")
        return _empty(clean if review.parts else _not_reviewed())
    order = sorted((kind for kind in MISTAKES if lost[kind]), key=lambda kind: -lost[kind])
    named = [kind for kind in order if kind != "other"] or order
    text = translate(
        "Mistakes", "What costs you most: {kind}, {share} of all mistakes. Watch out for it in your next games."
    )
    summary = text.format(kind=text_of("Mistakes", "kinds", named[0]), share=percent(lost[named[0]] / total, 0))
    shares = [(text_of("Mistakes", "kinds", kind), lost[kind] / total) for kind in order]
    return ChartWithText(_bar_chart(shares, lambda share: percent(share, 0)), summary)


def _own(games: Sequence[HistoryGame]) -> SideReview:
    review = total_review((game for game in games if player_of(game) is not None), of_player=True)
    return SideReview(0.0, 0, 0.0) if review is None else review


def _bar_chart(rows: Sequence[tuple[str, float]], value_text: Callable[[float], str]) -> Chart:
    places, values = zip(*rows, strict=True)
    return Chart(places, (_bars(values),), low=0.0, value_text=value_text)


def _bars(values: Iterable[float | None], name: str = "", hue: Hue = Hue.FIRST) -> Series:
    return Series(SeriesKind.BARS, tuple(values), hue, name)


def _empty(text: str) -> ChartWithText:
    return ChartWithText(Chart(()), text)


def _range_name() -> str:
    return translate("History", "{share} range").format(share=percent(0.95, 0))


def _no_games() -> str:
    return translate("History", "No games against the computer.")


def _not_reviewed() -> str:
    return translate("History", "No reviewed games yet. A review gives you your PR.")


def _you() -> str:
    return translate("History", "You")


def _days(spans: Sequence[Sequence[HistoryGame]]) -> tuple[str, ...]:
    return tuple(day_text(games[-1].ended) for games in spans)


def _by_level(games: Sequence[HistoryGame]) -> list[LevelRecord]:
    """The weakest level first; levels unknown to this program come last."""
    keys = [choice.key for choice in LEVEL_CHOICES]
    records = level_records(games).values()
    return sorted(records, key=lambda record: ([*keys, record.level].index(record.level), record.level))


def _levels(records: Sequence[LevelRecord]) -> tuple[str, ...]:
    return tuple(level_name(record.level) for record in records)


def _rate(review: SideReview | None) -> float | None:
    return review.error_rate if review is not None and review.decisions else None
