"""The chart of the player's ratings: one for each game that was played often enough against the levels."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.game_history.finished_games import HistoryGame
from tapa_desktop.app.game_history.statistics import level_records
from tapa_desktop.app.levels import level_choices
from tapa_desktop.coach.bands import RATINGS, measured
from tapa_desktop.coach.ratings import ENOUGH, WEAKEST, Against, Rating, rating_of
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.graph.chart import Band, Chart, Hue, Series, SeriesKind
from tapa_desktop.ui.text.names import level_name
from tapa_desktop.ui.text.numbers import NO_BREAK, listed, number
from tapa_desktop.ui.text.pr import strength_text

from .mistakes import Drawn
from .text import rule_set_text

translate = QCoreApplication.translate


def ratings_by_game(games: Sequence[HistoryGame]) -> Drawn:
    """The player's rating in each game, with its 95 % interval; without places if there were too few games."""
    ratings: dict[str, Rating] = {}
    for key in sorted({game.rule_set for game in games}, key=rule_set_text):
        records = level_records(game for game in games if game.rule_set == key)
        found = rating_of(key, {level: Against(record.won, record.games) for level, record in records.items()})
        if found is not None:
            ratings[key] = found
    if not ratings:
        text = translate(
            "History", "For a rating, play %n games of one of these against the computer: {games}.", "", ENOUGH
        )
        rated = (rule_set_text(key) for key in RULE_SETS if key in measured(RATINGS))
        return Chart(()), text.format(games=listed(rated))
    names = {key: rule_set_text(key) for key in ratings}
    layers = (
        Band(
            tuple(one.value - one.half_width for one in ratings.values()),
            tuple(one.value + one.half_width for one in ratings.values()),
            translate("History", "95 % range"),
        ),
        Series(
            SeriesKind.MARKS,
            tuple(one.value for one in ratings.values()),
            Hue.FIRST,
            translate("History", "Your rating"),
        ),
    )
    told = " · ".join(_told(names[key], one).replace(" ", NO_BREAK) for key, one in ratings.items())
    scale = translate("History", "{level}: {rating}. With 400 points more than your opponent you win 10 games of 11.")
    scale = scale.format(level=level_name(level_choices()[0].key), rating=_whole(WEAKEST))
    return Chart(tuple(names.values()), layers, value_text=_whole), f"{told}\n{scale}"


def _told(game: str, rating: Rating) -> str:
    """A rating in short, such as "Tapa 1,466 ± 126: Strong", with the level that is as strong."""
    level = strength_text(rating.level, is_strongest=rating.is_strongest)
    text = translate("History", "{game} {rating} ± {half}: {level}")
    return text.format(game=game, rating=_whole(rating.value), half=_whole(rating.half_width), level=level)


def _whole(value: float) -> str:
    return number(value, 0)
