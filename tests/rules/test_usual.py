from __future__ import annotations

import pytest

from tapa_desktop.rules.houserules import rule_set_named
from tapa_desktop.rules.usual import has_cube, usual_match


def test_with_count_to_31_a_match_goes_to_31() -> None:
    assert usual_match(rule_set_named("mahbusa", {"count_checkers": True})) == 31


@pytest.mark.parametrize("key", ["tapa", "plakoto", "mahbusa", "tapa-cube"])
@pytest.mark.parametrize("cube", [True, False])
def test_the_cube_is_on_or_off_by_house_rule(key: str, cube: bool) -> None:
    assert has_cube(rule_set_named(key, {"cube": cube})) is cube
