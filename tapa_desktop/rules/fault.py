"""Errors in input from outside, as values, so that the user interface can word them in the user's language."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum


class Fault(Enum):
    """A kind of fault. Its value is a format string in plain English, for protocols and logs."""

    def message(self, values: Mapping[str, object]) -> str:
        """The message in English, with these values filled in."""
        return str(self.value).format(**values)


class FaultError(ValueError):
    """Rejected input from outside: `fault` is the kind of fault, `values` are the values for its message.

    The message of the exception is the English one.
    """

    def __init__(self, fault: Fault, /, **values: object) -> None:
        super().__init__(fault.message(values))
        self.fault = fault
        self.values = values
