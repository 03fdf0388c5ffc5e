"""The one place where a fault becomes a sentence. Pure: from its kind and its values to text."""

from __future__ import annotations

from tapa_desktop.app.notation import left_to_right
from tapa_desktop.rules.fault import Fault, FaultError
from tapa_desktop.rules.positionfault import Field

from .position import field_name, position_sentences


def sentence(error: FaultError) -> str:
    """What is wrong, in the language spoken now. What it quotes reads rightwards in all of them."""
    return sentences()[error.fault].format(**{name: _shown(value) for name, value in error.values.items()})


def sentences() -> dict[Fault, str]:
    """A sentence for each kind of fault, with places for its values."""
    return {**position_sentences()}


def _shown(value: object) -> str:
    if isinstance(value, Field):
        return field_name(value)
    return left_to_right(value) if isinstance(value, str) else str(value)
