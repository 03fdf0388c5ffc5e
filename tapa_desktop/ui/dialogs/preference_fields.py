"""What one line of the preferences is, as a value: which setting, in which words, and how it is set."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tapa_desktop.app.settings import Settings
from tapa_desktop.ui.choices import Choices


@dataclass(frozen=True, slots=True, kw_only=True)
class _Field:
    """One field of the settings; `needs` names another without which this one says nothing."""

    field: str
    text: str
    tip: str = ""
    needs: str = ""

    def matters(self, settings: Settings) -> bool:
        """Whether this can be set now."""
        return not self.needs or getattr(settings, self.needs) not in {False, "off"}

    def value_in(self, settings: Settings) -> object:
        """What it is set to."""
        return getattr(settings, self.field)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick(_Field):
    """On or off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(_Field):
    """One of several: each with the value of the setting, and its words.

    Where `offered` is given, other settings decide what there is to choose from; the first stands for all that is not.
    """

    choices: Choices = ()
    offered: Callable[[Settings], Choices] | None = None

    def choices_for(self, settings: Settings) -> Choices:
        """What there is to choose from."""
        return self.choices if self.offered is None else self.offered(settings)

    def value_in(self, settings: Settings) -> object:
        """What is chosen."""
        value, choices = getattr(settings, self.field), self.choices_for(settings)
        is_there = self.offered is None or value in dict(choices)
        return value if is_there else choices[0][0]


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(_Field):
    """A number within limits, of so many `decimals`."""

    low: float
    high: float
    step: float
    decimals: int = 0
    unit: str = ""  # what is written after it

    def rounded(self, value: float) -> float:
        """A value as it is kept: a whole number where it has no decimals."""
        return round(value, self.decimals or None)


Field = Tick | Choice | Number


@dataclass(frozen=True, slots=True)
class Group:
    """Lines that belong together."""

    title: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """Groups that are seen together."""

    title: str
    groups: tuple[Group, ...]
