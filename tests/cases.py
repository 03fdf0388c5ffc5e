"""Many small cases in one test, which names all that fail; tests for each game, each that is learned, each level."""

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
    """All cases of a loop in a test. There has to be one: nothing else would tell that nothing is tested."""
    given = list(cases)
    assert given, "without a case nothing is tested"
    return given


def each(name: str, cases: Iterable[object]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Hand a test each case in turn as its argument of that name; it fails with the list of all faulty cases.

    For cases that are quick and need nothing of their own: a fixture of the test is the same for all of them.
    Where a case is slow, or is what one would run alone, `parametrize` makes it a test of its own.
    """
    given = some(cases)

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def run(**others: object) -> None:
            faulty = [fault for case in given if (fault := _fault(test, {**others, name: case}, str(case)))]
            assert not faulty, f"{len(faulty)} of {len(given)} cases of {name}:\n" + "\n".join(faulty)

        signature = inspect.signature(test)
        others = [parameter for parameter in signature.parameters.values() if parameter.name != name]
        run.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        return run

    return decorate


def sentences(names: str | tuple[str, ...], cases: Mapping[str, object]) -> pytest.MarkDecorator:
    """A test for each case, which goes by the sentence that it shows to be true."""
    return pytest.mark.parametrize(names, cases.values(), ids=cases.keys())


def _fault(test: Callable[..., None], arguments: dict[str, object], case: str) -> str:
    """What a test says of a case: empty where all is well. An error that is no finding of the test ends it there."""
    try:
        test(**arguments)
    except (AssertionError, pytest.fail.Exception) as error:
        return f"{case}: line {extract_tb(error.__traceback__)[-1].lineno}: {error}"
    except Exception as error:
        error.add_note(f"in the case {case}")
        raise
    return ""
