"""The example in the package's docstring."""

from __future__ import annotations

import doctest

from tapa_desktop import rules


def test_the_example_of_the_package_is_right() -> None:
    result = doctest.testmod(rules)

    assert result.attempted > 0
    assert result.failed == 0
