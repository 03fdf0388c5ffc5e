"""How much the hand-made evaluator makes of each feature; the numbers themselves are in settled.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tapa_desktop.rules.ruleset import Contact, RuleSet
from tapa_desktop.rules.steps import contact_of

from . import settled


@dataclass(frozen=True, slots=True)
class Weights:
    """What is added to the natural logarithms of odds: those to win, to win double, and to lose double.

    A feature of mine adds its first number to my odds of winning, the second to those of a double win, and the
    third to those of a double loss; a feature of the other side does so to his.
    """

    tempo: float  # to the odds of winning, for being on roll
    double: float  # to the odds of winning double, for either side
    double_tempo: float  # to the odds of winning double, for being on roll; taken from the other side's
    great: float  # the share of double wins that are won in the greatest way, where the game knows one
    features: Mapping[str, tuple[float, float, float]]


def weights_for(rule_set: RuleSet) -> Weights:
    """The weights for games of this kind. Whether a pinned mother loses is too little a difference for its own."""
    return _WEIGHTS[contact_of(rule_set)]


_WEIGHTS: Final = {
    Contact.PIN: Weights(*settled.PINNING_ODDS, settled.PINNING),
    Contact.HIT: Weights(*settled.HITTING_ODDS, settled.HITTING),
}
