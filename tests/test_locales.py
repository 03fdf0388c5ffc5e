"""The program in the locales of the countries where its games are played.

A locale that is not installed is silently that of C, so the tests compile them all.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.test_main import start

_SOURCES: Final = Path("/usr/share/i18n/locales")  # Debian's package `locales` brings them

CAN_COMPILE: Final = sys.platform.startswith("linux") and Path(_SOURCES, "tr_TR").exists()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the compiled locales."""
    return tmp_path_factory.mktemp("locales")


def compile_locale(locale: str, folder: Path) -> dict[str, str]:
    """Compile a locale, such as `tr_TR.UTF-8`, into a folder; the environment to use it."""
    name, _, charset = locale.partition(".")
    if not Path(folder, locale).exists():
        words = ["localedef", "--no-archive", "-i", name, "-f", charset, folder / locale]
        subprocess.run(words, check=True, capture_output=True)
    return {"LOCPATH": str(folder), "LC_ALL": locale}


compiled = pytest.mark.skipif(not CAN_COMPILE, reason="sources of locales are missing; Debian has them in `locales`")

# Small letters and a comma of their own; other digits and commas; and what is not UTF-8.
LOCALES: Final = ("tr_TR.UTF-8", "ar_EG.UTF-8", "tr_TR.ISO-8859-9")
SPOKEN: Final = "import locale\nlocale.setlocale(locale.LC_ALL, '')  # an error unless the locale is there\n"
PLAYING: Final = f"""{SPOKEN}
import sys
from pathlib import Path
from tapa_desktop.__main__ import main
from tapa_desktop.rules.position import Side
from tests.program import run_program

def script(running):
    running.begin("tapa")
    while len(running.session.match.history.active_events) < 8 or not running.session.player.may_resign:
        yield running.awaits_person
        running.act()
    running.session.player.resign(Side.WHITE)
    yield running.awaits_person
    running.session.store.save_copy(Path(sys.argv[1]))

match = sys.argv[1]
sys.exit(run_program(script) or main(["--report", match]) or main(["--verify", match]))
"""


@compiled
@pytest.mark.parametrize("locale", LOCALES)
def test_a_match_is_played_reported_and_verified(locale: str, folder: Path, tmp_path: Path) -> None:
    # In no byte of this name does ISO-8859-9 see a sign that could command a terminal: such are written as \\x9f.
    home, match = tmp_path / "ev", tmp_path / "Kısa İl γιαγιά.tapa"

    environ = {"QT_QPA_PLATFORM": "offscreen", **compile_locale(locale, folder)}
    ended = start(str(match), home=home, before=PLAYING, **environ)

    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Traceback" not in Path(home, "log", "tapa-desktop.log").read_text("utf-8")
    assert match.with_suffix(".html").read_bytes().startswith(b"<!DOCTYPE html>")
    reported, verified, *_ = ended.stdout.splitlines()
    assert reported.startswith(f"{match}: ")
    assert verified.startswith(f"{match}: Verified")


def test_self_test_passes_without_a_display_whatever_its_scale_in_turkish_too(folder: Path, tmp_path: Path) -> None:
    turkish = compile_locale("tr_TR.UTF-8", folder) if CAN_COMPILE else {}

    ended = start("--self-test", home=tmp_path, before=SPOKEN if turkish else "", QT_SCALE_FACTOR="0", **turkish)

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    assert list(tmp_path.iterdir()) == []


@compiled
def test_the_engine_answers_in_turkish(folder: Path) -> None:
    environ = os.environ | compile_locale("tr_TR.UTF-8", folder)
    ended = subprocess.run(
        [sys.executable, "-m", "tapa_desktop.ai.protocol"],
        input="isready\nposition tapa W15,22,B15 0/0/0 0/0/0 W -\nperft 1\nquit\n",
        env=environ, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[-1] == "perft 1 59"
