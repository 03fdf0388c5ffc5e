"""How much the hand-made evaluator makes of each feature; the numbers themselves are in settled.py."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tapa_desktop.rules.outcome import pinned_mother_loses
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
    """The weights for games of this kind."""
    return _WEIGHTS[contact_of(rule_set), pinned_mother_loses(rule_set)]


_PLAIN: Final = Weights(*settled.PLAIN_ODDS, settled.PLAIN)
_MOTHER: Final = Weights(*settled.MOTHER_ODDS, settled.MOTHER)
_HITTING: Final = Weights(*settled.HITTING_ODDS, settled.HITTING)
_WEIGHTS: Final = {
    (Contact.PIN, False): _PLAIN,
    (Contact.PIN, True): _MOTHER,
    (Contact.HIT, False): _HITTING,
}
