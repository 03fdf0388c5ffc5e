"""The program on keyboards of other countries: a real screen, whose keys bear no Latin letters."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.test_main import start

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, ("Xvfb", "xdotool", "setxkbmap"))), reason="Xvfb, xdotool or setxkbmap is missing"
)

# Keys are named by their codes in X11, which say where they are.
PRESSING = """
import json, subprocess, sys
from msgspec import structs
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit
from tapa_desktop.app.settings import format_settings, settings_path
from tapa_desktop.app.storage.files import write_whole
from tapa_desktop.ui.help.pages import keys_page
from tests.program import QUIET, run_program

A, H, X, N, COMMA = "38", "43", "53", "57", "59"
LAYOUT, LANGUAGE, FIRST_MENU = sys.argv[1:]
write_whole(settings_path(), format_settings(structs.replace(QUIET, language=LANGUAGE)))
sys.argv = sys.argv[:1]

def press(*keys):
    subprocess.run(["xdotool", "key", "+".join(keys)], check=True)

def focus(widget):
    subprocess.run(["xdotool", "windowfocus", str(int(widget.winId()))], check=True)
    return widget.isActiveWindow

def menu():
    return QApplication.activePopupWidget()

def script(running):
    window, hint = running.window, running.window.commands.hint
    opened = lambda: {d.objectName(): d for d in window.findChildren(QDialog) if d.isVisible()}
    yield lambda: window.isVisible() and window.windowHandle().isExposed()
    yield focus(window)
    subprocess.run(["setxkbmap", *LAYOUT.split()], check=True)
    yield lambda: "Ctrl+N (" in keys_page(window.commands.sheet)
    print(json.dumps([row for row in keys_page(window.commands.sheet).splitlines() if "Ctrl+N" in row]))
    press(H)
    yield hint.isChecked
    press(H)
    yield lambda: not hint.isChecked()
    press("alt", FIRST_MENU)
    yield menu
    if LANGUAGE == "en":
        press(N)
        yield lambda: "new_match" in opened()
        opened()["new_match"].close()
        yield focus(window)
    else:
        press("Escape")
        yield lambda: menu() is None
        press("Escape")
    press("ctrl", COMMA)
    yield lambda: "preferences" in opened()
    opened()["preferences"].close()
    yield focus(window)
    press("ctrl", H)
    yield lambda: "history" in opened()
    (words,) = [line for line in opened()["history"].findChildren(QLineEdit) if line.isVisible()]
    yield focus(opened()["history"])
    words.setFocus()
    press(N)
    yield words.text
    print(json.dumps(words.text()))
    press("ctrl", A)
    yield words.selectedText
    press("ctrl", X)
    yield lambda: not words.text()

sys.exit(run_program(script))
"""


GAME = "42"  # the place of G; the others are those of the letters that their own languages underline


@pytest.mark.parametrize(
    ("layout", "n", "language"),
    [
        ("gr", "ν", ("el", "33")), ("bg", "х", ("en", GAME)), ("mk", "н", ("mk", "31")), ("ara", "ى", ("en", GAME)),
    ],
)  # fmt: skip
def test_letter_keys_work_by_their_places(
    screen: str, tmp_path: Path, layout: str, n: str, language: tuple[str, str]
) -> None:
    ended = start(layout, *language, home=tmp_path, before=PRESSING, DISPLAY=screen, QT_QPA_PLATFORM="xcb")

    assert (ended.returncode, ended.stderr) == (0, "")
    (row,), typed = map(json.loads, ended.stdout.splitlines())
    assert f"Ctrl+N ({n.upper()})" in row
    assert typed == n
