"""The PR (performance rating) with its band, as text. Pure."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tapa_desktop.coach.strength import ENOUGH, PR, band_of, bands_in, measured
from tapa_desktop.rules.ruleset import RuleSet

from .names import level_name
from .numbers import NO_BREAK, number

translate = QCoreApplication.translate


def band_text(rule_set: RuleSet, rate: float) -> str:
    """The level with about that PR in this game, such as "Seasoned"; empty if it is not known."""
    band = band_of(rule_set, rate)
    return "" if band is None else strength_text(band.level, is_strongest=band.is_strongest)


def strength_text(level: str, *, is_strongest: bool) -> str:
    """A level that somebody plays like, such as "Seasoned"; the strongest that is told apart means all above it."""
    text = translate("PR", "{level} or better") if is_strongest else "{level}"
    return text.format(level=level_name(level))


def pr_cell(rule_set: RuleSet | None, rate: float, decisions: int) -> str:
    """The PR of so many decisions and its band for the cell of a table, such as "9.8 · Seasoned"; + is "or better"."""
    band = band_of(rule_set, rate) if rule_set is not None and decisions >= ENOUGH else None
    return _shown(rate, decisions) if band is None else _in_cell(rate, band.level, is_strongest=band.is_strongest)


def _shown(rate: float, decisions: int) -> str:
    """The PR as a number; a dash where there was nothing to decide."""
    return number(rate) if decisions else "–"


def longest_pr_cell() -> str:
    """The longest text of `pr_cell` in any game."""
    bands = [enumerate(bands_in(rates)) for rates in measured(PR).values()]
    return max(
        (_in_cell(100.0, key, is_strongest=not at) for some in bands for at, (key, _) in some), key=len, default=""
    )


def _in_cell(rate: float, level: str, *, is_strongest: bool) -> str:
    return f"{number(rate)} · {level_name(level)}{'+' * is_strongest}"


def unmeasured_text() -> str:
    """That a game has no bands."""
    return translate("PR", "levels not measured in this game")


def plays_like(rule_set: RuleSet, rate: float, decisions: int) -> str:
    """The PR of so many decisions and its band, if they are enough and the game has any, in a few words."""
    band = band_text(rule_set, rate) if decisions >= ENOUGH else ""
    text = translate("PR", "PR {rate} (plays like {level})") if band else translate("PR", "PR {rate}")
    return text.replace(" {rate}", f"{NO_BREAK}{{rate}}").format(rate=_shown(rate, decisions), level=band)
