"""A test of many cases runs all of them, and names each that fails."""

from __future__ import annotations

import pytest

from tests.cases import each


@each("number", range(1, 101))
def no_fortieth(number: int) -> None:
    assert number % 40


def test_all_cases_that_fail_are_named_in_one_message() -> None:
    with pytest.raises(AssertionError) as caught:
        no_fortieth()

    head, *faulty = [line for line in str(caught.value).splitlines() if "of 100" in line or ": line " in line]
    assert head.startswith("2 of 100 cases")
    assert [line.partition(":")[0] for line in faulty] == ["40", "80"]


def test_error_that_is_no_finding_names_its_case() -> None:
    @each("number", [2, 1, 0])
    def divided(number: int) -> None:
        assert 6 // number

    with pytest.raises(ZeroDivisionError) as caught:
        divided()

    assert caught.value.__notes__ == ["in the case 0"]


@each("twice", [1, 2])
@each("number", [1, 2])
@pytest.mark.parametrize("word", ["a", "b"])
def test_other_arguments_are_handed_on(word: str, number: int, twice: int, tmp_path_factory) -> None:
    assert word * number * twice
    assert tmp_path_factory
