"""The charts of one's own mistakes: by game, by phase and by kind, each with a sentence on what to practise."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from tapa_desktop.app.game_history.finished_games import HistoryGame, Part, SideReview, rate_of
from tapa_desktop.app.game_history.statistics import player_of, total_review
from tapa_desktop.coach.review.result import MISTAKES, PHASES
from tapa_desktop.coach.strength import ENOUGH
from tapa_desktop.rules.ruleset import RULE_SETS
from tapa_desktop.ui.graph.chart import Chart, Hue, Series, SeriesKind
from tapa_desktop.ui.text.names import band_text
from tapa_desktop.ui.text.numbers import percent

from .charts import ChartWithText, not_reviewed, nothing
from .text import rule_set_text, short

translate = QCoreApplication.translate


def phase_name(phase: str) -> str:
    """The name of a phase of a game."""
    return {
        "opening": translate("Mistakes", "Opening"),
        "middle": translate("Mistakes", "Middle game"),
        "pins": translate("Mistakes", "Pins"),
        "race": translate("Mistakes", "Race"),
    }[phase]


def kind_name(kind: str) -> str:
    """The name of a kind of mistake."""
    return {
        "pin": translate("Mistakes", "Missed pins"),
        "mother": translate("Mistakes", "Mother"),
        "blot": translate("Mistakes", "Blots"),
        "point": translate("Mistakes", "Points"),
        "stack": translate("Mistakes", "Stacks"),
        "hold": translate("Mistakes", "Left behind"),
        "bear off": translate("Mistakes", "Bearing off"),
        "double": translate("Mistakes", "Cube"),
        "other": translate("Mistakes", "Other"),
    }[kind]


def errors_by_game(games: Sequence[HistoryGame]) -> ChartWithText:
    """The player's PR in each game."""
    keys = sorted({game.rule_set for game in games}, key=rule_set_text)
    reviews = {key: total_review([game for game in games if game.rule_set == key], of_player=True) for key in keys}
    known = {key: review for key, review in reviews.items() if review is not None}
    if not known:
        return nothing(not_reviewed())
    text = translate("Mistakes", "Your PR in each game. Lower is better.")
    enough = {key: review.error_rate for key, review in known.items() if review.decisions >= ENOUGH}
    if bands := [band for key, rate in enough.items() if (band := _band(key, rate))]:
        levels = translate("Mistakes", "Levels that play like that: {levels}.").format(levels=" · ".join(bands))
        text = f"{text} {levels}"
    rows = [(rule_set_text(key), review.error_rate) for key, review in known.items()]
    return ChartWithText(_bars(rows, short), text)


def _band(key: str, rate: float) -> str:
    """A game and the level with about that PR; empty if the game has none."""
    band = band_text(RULE_SETS[key], rate) if key in RULE_SETS else ""
    return translate("Mistakes", "{game}: {level}").format(game=rule_set_text(key), level=band) if band else ""


def errors_by_phase(games: Sequence[HistoryGame]) -> ChartWithText:
    """The player's PR in each phase of a game."""
    review = _own(games)
    parts = [(phase, review.part(phase)) for phase in PHASES] if review is not None else []
    known = [(phase, part) for phase, part in parts if part[1]]
    if not known:
        return nothing(not_reviewed())
    worst, (lost, _) = max(known, key=lambda one: one[1][0])
    total = sum(part[0] for _, part in known)
    text = translate(
        "Mistakes",
        "Your PR in each phase. You lose most in this one: {phase}, {share} of the total. Its positions come back in "
        "Practice.",
    )
    rows = [(phase_name(phase), rate_of(part)) for phase, part in known]
    share = percent(lost / total if total else 0.0, 0)
    return ChartWithText(_bars(rows, short), text.format(phase=phase_name(worst), share=share))


def loss_by_kind(games: Sequence[HistoryGame]) -> ChartWithText:
    """The share of each kind of mistake in what the player's mistakes have lost."""
    review = _own(games)
    lost = {kind: _part(review, f"by {kind}")[0] for kind in MISTAKES}
    total = sum(lost.values())
    if not total:
        return nothing(not_reviewed())
    order = sorted((kind for kind in MISTAKES if lost[kind]), key=lambda kind: -lost[kind])
    named = [kind for kind in order if kind != "other"] or order
    text = translate(
        "Mistakes", "What costs you most: {kind}, {share} of all mistakes. Watch out for it in your next games."
    )
    told = text.format(kind=kind_name(named[0]), share=percent(lost[named[0]] / total, 0))
    shares = [(kind_name(kind), lost[kind] / total) for kind in order]
    return ChartWithText(_bars(shares, lambda share: percent(share, 0)), told)


def _own(games: Iterable[HistoryGame]) -> SideReview | None:
    return total_review((game for game in games if player_of(game) is not None), of_player=True)


def _part(review: SideReview | None, key: str) -> Part:
    return (0.0, 0) if review is None else review.part(key)


def _bars(rows: Sequence[tuple[str, float]], value_text: Callable[[float], str]) -> Chart:
    places, values = zip(*rows, strict=True)
    return Chart(places, (Series(SeriesKind.BARS, values, Hue.FIRST),), low=0.0, value_text=value_text)
