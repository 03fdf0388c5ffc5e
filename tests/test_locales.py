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


def compiled(locale: str, folder: Path) -> dict[str, str]:
    """The environment in which the C library speaks a locale, such as `tr_TR.UTF-8`, that is compiled into a folder."""
    name, _, charset = locale.partition(".")
    subprocess.run(
        ["localedef", "--no-archive", "-i", name, "-f", charset, folder / locale], check=True, capture_output=True
    )
    return {"LOCPATH": str(folder), "LC_ALL": locale}


pytestmark = pytest.mark.skipif(not CAN_COMPILE, reason="sources of locales are missing; Debian has them in `locales`")

IN_UTF8: Final = ("tr_TR", "az_AZ", "el_GR", "bg_BG", "mk_MK", "ar_EG", "fa_IR", "he_IL", "lt_LT", "de_DE")
SPOKEN: Final = "import locale\nlocale.setlocale(locale.LC_ALL, '')  # an error unless the locale is there\n"
PLAYING: Final = f"""{SPOKEN}
import sys
from pathlib import Path
from tapa_desktop.rules.position import Side
from tests.program import run_program

def script(running):
    running.begin("tapa")
    while len(running.session.match.history.active_events) < 20 or not running.session.player.may_resign:
        yield running.is_asked
        running.play_on()
    running.session.player.resign(Side.WHITE)
    yield running.is_asked
    running.session.store.save_copy(Path(sys.argv[1]))

sys.exit(run_program(script))
"""


@pytest.mark.parametrize("locale", [*(f"{name}.UTF-8" for name in IN_UTF8), "tr_TR.ISO-8859-9"])
def test_a_match_is_played_reported_and_verified(locale: str, tmp_path: Path) -> None:
    spoken = compiled(locale, tmp_path)
    home, match = tmp_path / "ev", tmp_path / "Kısa İş γιαγιά.tapa"

    played = start(str(match), home=home, before=PLAYING, QT_QPA_PLATFORM="offscreen", **spoken)
    reported = start("--report", str(match), home=home, before=SPOKEN, **spoken)
    verified = start("--verify", str(match), home=home, before=SPOKEN, **spoken)

    assert (played.returncode, played.stdout, played.stderr) == (0, "", "")
    assert "Traceback" not in Path(home, "log", "tapa-desktop.log").read_text("utf-8")
    assert (reported.returncode, verified.returncode) == (0, 0), reported.stderr + verified.stderr
    assert match.with_suffix(".html").read_bytes().startswith(b"<!DOCTYPE html>")
    assert f"{match}: Verified" in verified.stdout


def test_the_program_passes_its_self_test_in_turkish(tmp_path: Path) -> None:
    spoken = compiled("tr_TR.UTF-8", tmp_path)

    ended = start("--self-test", home=tmp_path, before=SPOKEN, **spoken)

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


def test_the_engine_answers_in_turkish(tmp_path: Path) -> None:
    spoken = compiled("tr_TR.UTF-8", tmp_path)

    ended = subprocess.run(
        [sys.executable, "-m", "tapa_desktop.ai.ubgi"],
        input="isready\nposition tapa W15,22,B15 0/0/0 0/0/0 W -\nperft 1\nquit\n", env={**os.environ, **spoken},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip

    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines()[-1] == "perft 1 59"
