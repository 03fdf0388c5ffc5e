"""Many small cases in one test, which names all that fail; tests for each game, each learned game, each level."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from operator import attrgetter
from traceback import extract_tb
from typing import Final, TypeVar

import pytest

from tapa_desktop.ai.levels import LEVELS
from tapa_desktop.rules.outcome import network_of
from tapa_desktop.rules.ruleset import RULE_SETS

_Case = TypeVar("_Case")

LEARNED: Final = {key: rule_set for key, rule_set in RULE_SETS.items() if network_of(rule_set) is not None}
EVERY_GAME: Final = pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=RULE_SETS)
EVERY_LEARNED: Final = pytest.mark.parametrize("rule_set", LEARNED.values(), ids=LEARNED)
EVERY_LEVEL: Final = pytest.mark.parametrize("level", LEVELS, ids=attrgetter("key"))


def some(cases: Iterable[_Case]) -> list[_Case]:
    """All cases of a loop in a test; at least one, so that the test cannot pass without testing anything."""
    all_cases = list(cases)
    assert all_cases, "without a case nothing is tested"
    return all_cases


def each(name: str, cases: Iterable[object]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test with each case as its argument of that name; it fails with the list of all faulty cases.

    For quick cases without fixtures of their own: a fixture of the test is the same for all of them. For slow cases,
    or cases to run alone, use `parametrize`.
    """
    all_cases = some(cases)

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def run(**others: object) -> None:
            faulty = [fault for case in all_cases if (fault := _fault(test, {**others, name: case}, str(case)))]
            assert not faulty, f"{len(faulty)} of {len(all_cases)} cases of {name}:\n" + "\n".join(faulty)

        signature = inspect.signature(test)
        others = [parameter for parameter in signature.parameters.values() if parameter.name != name]
        run.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        return run

    return decorate


def sentences(names: str | tuple[str, ...], cases: Mapping[str, object]) -> pytest.MarkDecorator:
    """A test for each case, named by a sentence."""
    return pytest.mark.parametrize(names, cases.values(), ids=cases.keys())


def _fault(test: Callable[..., None], arguments: dict[str, object], case: str) -> str:
    """The message of a failed case, or an empty text. Other errors than failed assertions end the test."""
    try:
        test(**arguments)
    except (AssertionError, pytest.fail.Exception) as error:
        return f"{case}: line {extract_tb(error.__traceback__)[-1].lineno}: {error}"
    except Exception as error:
        error.add_note(f"in the case {case}")
        raise
    return ""
