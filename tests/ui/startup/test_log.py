"""What goes wrong is written down."""

from __future__ import annotations

import faulthandler
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tapa_desktop.ui.startup import log
from tapa_desktop.ui.startup.log import FILE, start_log, why_qt_aborted, without_log


@pytest.fixture(autouse=True)
def _own_handlers() -> Iterator[None]:
    """Whatever a test adds to the log of the process is gone after it."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield
    for handler in set(root.handlers) - set(before):
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)
    faulthandler.enable(sys.__stderr__)


def test_warnings_stand_in_the_file(tmp_path: Path) -> None:
    assert start_log(tmp_path / "log") is None

    logging.getLogger("somewhere").warning("something is odd")

    assert "WARNING somewhere: something is odd" in (tmp_path / "log" / FILE).read_text()


def test_home_folder_does_not_stand_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pathlib.Path.home", lambda: tmp_path)
    start_log(tmp_path / "log")

    logging.getLogger("somewhere").error("%s is odd", tmp_path / "a.tapa", exc_info=OSError(f"{tmp_path}/b.tapa"))

    text = (tmp_path / "log" / FILE).read_text()
    assert str(tmp_path) not in text
    assert "~/a.tapa is odd" in text
    assert "OSError: ~/b.tapa" in text


def test_full_log_is_kept_while_the_next_two_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "_BYTES", 100)
    start_log(tmp_path)

    for number in range(6):
        logging.getLogger("somewhere").warning("line %d %s", number, "." * 70)

    kept = [(tmp_path / name).read_text() for name in (FILE, f"{FILE}.1", f"{FILE}.2")]
    assert [re.findall(r"line (\d)", text) for text in kept] == [[], ["5"], ["4"]]
    assert faulthandler.is_enabled()


def test_log_that_cannot_be_written_any_more_is_not_worth_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start_log(tmp_path / "log")
    (handler,) = (found for found in logging.getLogger().handlers if isinstance(found, log._LogFile))

    def refuse(_line: str) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(handler.stream, "write", refuse)
    logging.getLogger("somewhere").warning("something is odd")

    assert capsys.readouterr().err == ""


def test_place_that_cannot_be_written_is_reported_and_nothing_stops(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("not a folder")

    error = start_log(tmp_path / "log")

    assert error is not None
    notice = without_log(error)
    assert notice.severity == "warning"
    assert "log" in notice.detail


def test_last_words_of_qt_are_passed_on() -> None:
    assert why_qt_aborted("out of memory") == "Tapa Desktop has to stop: out of memory"


@pytest.mark.parametrize(
    ("environ", "platform"),
    [
        ({"DISPLAY": ":0"}, "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"QT_QPA_PLATFORM": "nonsense:size=1x1"}, "nonsense"),
    ],
)
def test_screen_that_qt_could_not_open_is_named(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], platform: str
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    asked: list[str] = []
    monkeypatch.setattr(
        "tapa_desktop.ui.startup.log.why_no_platform", lambda _folder, asked_for: asked.append(asked_for) or ""
    )

    why_qt_aborted("no Qt platform plugin could be initialized")

    assert asked == [platform]
