"""The door for those who study the games in Python: its examples are true, and each of its names is documented."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import tapa_desktop

DOCUMENT = Path(__file__).parent.parent / "docs" / "python.md"


def test_examples_of_the_document_are_true() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    test = doctest.DocTestParser().get_doctest(text, {}, DOCUMENT.name, str(DOCUMENT), 0)
    said: list[str] = []

    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)

    assert result.attempted > 20
    assert result.failed == 0, "".join(said)


def test_each_name_is_there_and_documented() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")

    for name in tapa_desktop.__all__:
        assert getattr(tapa_desktop, name) is not None
        assert name in text or name == "__version__"


def test_names_that_checkers_of_types_see_are_those_that_are_there() -> None:
    stub = (Path(tapa_desktop.__file__).parent / "__init__.pyi").read_text(encoding="utf-8")

    seen = {line.rsplit(" as ", 1)[1] for line in stub.splitlines() if " as " in line}

    assert seen == {name for name in tapa_desktop.__all__ if name != "__version__"}


def test_name_that_is_not_there_is_refused_as_by_any_module() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        tapa_desktop.chess  # noqa: B018


@pytest.mark.slow
def test_package_alone_loads_nothing_of_itself() -> None:
    listing = "import sys, tapa_desktop; print([name for name in sys.modules if name.startswith('tapa_desktop.')])"

    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"
