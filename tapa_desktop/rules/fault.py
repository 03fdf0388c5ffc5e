"""What is wrong with something from outside, as a value: whoever shows it makes a sentence of it in his language."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum


class Fault(Enum):
    """A kind of fault. Its value says it in plain English, for protocols and logs, with places to be filled in."""

    def message(self, values: Mapping[str, object]) -> str:
        """The fault in English, with these values."""
        return str(self.value).format(**values)


class FaultError(ValueError):
    """Something from outside that is not accepted: `fault` is the kind, `values` is what a sentence is filled with.

    The message is the English one.
    """

    def __init__(self, fault: Fault, /, **values: object) -> None:
        super().__init__(fault.message(values))
        self.fault = fault
        self.values = values
