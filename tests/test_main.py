"""The program is started as a user starts it, also where it cannot be."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from textwrap import indent

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tapa_desktop import __version__
from tapa_desktop.__main__ import main
from tapa_desktop.app.session.dice import SeededDice, verify
from tapa_desktop.app.settings import parse_settings
from tapa_desktop.game.events import OpeningRolled
from tapa_desktop.game.load import read_match
from tapa_desktop.game.record import format_line
from tapa_desktop.ui.dice import comparison_text
from tests.app.disks import linked

PATIENCE_S = 300


def start(*arguments: str, home: Path, before: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """Start the program in a process and a home of its own, without a display unless `environ` names one.

    `before` is Python code that runs in that process first.
    """
    inherited = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    inherited.pop("QT_QPA_PLATFORM", None)
    code = f"{before}\nimport sys\nfrom tapa_desktop.__main__ import main\nsys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**inherited, "TAPA_DESKTOP_HOME": str(home), **environ},
        capture_output=True, text=True, timeout=PATIENCE_S, check=False,
    )  # fmt: skip


def after_show(code: str) -> str:
    """Python code that lets the program run this code as soon as it shows its window, `window`."""
    return f"""
from PySide6.QtCore import QTimer
from tapa_desktop.ui.main.window import MainWindow

show = MainWindow.show

def show_and_go_on(window):
    show(window)
{indent(code, "    ")}

MainWindow.show = show_and_go_on
"""


ENDING = after_show("QTimer.singleShot(100, window.close)")


def test_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["--version"])

    assert status == 0
    assert capsys.readouterr().out == f"Tapa Desktop {__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--to", "report.html"],
        ["--verify", "one", "--report", "one"],
        ["--self-test", "--report", "one"],
        ["--report", "one", "--to", "report.html", "two"],
        ["one", "--verify", "two"],
        ["--add-to-menu", "one"],
        ["--remove-from-menu", "one"],
    ],
)
def test_options_of_no_use_together_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)

    assert ended.value.code == 2
    assert arguments[0] in capsys.readouterr().err


def test_self_test_names_what_is_missing(tmp_path: Path) -> None:
    code = "from pathlib import Path\nfrom tapa_desktop import resources\nresources._resources = lambda: Path('gone')"

    ended = start("--self-test", home=tmp_path, before=code)

    assert ended.returncode == 1
    assert ended.stderr.startswith("self-test: ")
    assert "texts.json" in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_without_a_display_the_program_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)

    status = main([])

    assert status == 1
    assert "no screen" in capsys.readouterr().err


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there can a file say which screens there are")
def test_without_any_screen_the_program_waits_for_one_and_may_be_ended(tmp_path: Path) -> None:
    (tmp_path / "screens.json").write_text('{"screens": []}')
    waiting = """
from PySide6.QtCore import QTimer
from tapa_desktop.ui.startup import program

begin = program.begin_application

def begin_and_end():
    application = begin()
    QTimer.singleShot(0, lambda: print(application.screens(), application.topLevelWidgets()))
    QTimer.singleShot(0, application.exit)
    return application

program.begin_application = begin_and_end
"""

    ended = start(
        home=tmp_path / "home", before=waiting, QT_QPA_PLATFORM=f"offscreen:configfile={tmp_path / 'screens.json'}"
    )

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "[] []\n", "")


def test_display_that_does_not_answer_is_named(tmp_path: Path) -> None:
    ended = start(home=tmp_path, QT_QPA_PLATFORM="xcb", DISPLAY=":4711")

    assert ended.returncode == 1
    assert ended.stderr.startswith("Tapa Desktop cannot open a window: ")
    assert ended.stderr.count("\n") <= 2


def test_what_qt_lacks_is_named_without_a_traceback(tmp_path: Path) -> None:
    without_qt = """
import sys

class WithoutQt:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("PySide6"):
            raise ImportError("libEGL.so.1: cannot open shared object file")

sys.meta_path.insert(0, WithoutQt())
"""

    ended = start(home=tmp_path, before=without_qt, QT_QPA_PLATFORM="offscreen")

    assert ended.returncode == 1
    assert "the library libEGL.so.1" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="names are Unicode there")
def test_home_whose_name_is_not_utf8_holds_all_files_and_is_reported(tmp_path: Path) -> None:
    home = tmp_path / os.fsdecode(b"home \xff")
    telling = """

from tapa_desktop.ui.messages.bar import MessageBar
notice_shown = MessageBar.show_notice
def tell(bar, notice):
    print(notice.severity)
    return notice_shown(bar, notice)
MessageBar.show_notice = tell
"""

    ended = start(home=home, before=ENDING + telling, QT_QPA_PLATFORM="offscreen")

    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "warning\n", "")
    assert list(tmp_path.iterdir()) == [home]
    assert len(list((home / "data" / "matches").glob("*.tapa"))) == 1


def record_of(*rolls: str, seed: str = "7f") -> str:
    head = '{"format":"tapa-record","version":1,"rule_set":"tapa","white":{},"black":{},"target":1,"seed":"'
    return "\n".join([f'{head}{seed}"}}', *rolls, ""])


TRUE, FALSE = (
    format_line(OpeningRolled(white, black)).decode().rstrip()
    for white, black in [SeededDice("7f").throw(0, 0), SeededDice("80").throw(0, 0)]
)
BY_HAND = TRUE.replace("}", ',"by_hand":true}')
KEY = sha256("tapa dice\n7f\nпул".encode()).hexdigest()
WITH_WORD = format_line(OpeningRolled(*SeededDice(KEY).throw(0, 0))).decode().rstrip()


def test_verify_says_yes_by_its_status_without_a_display(tmp_path: Path) -> None:
    match = tmp_path / "match.tapa"
    match.write_text(record_of(TRUE))

    ended = start("--verify", str(match), home=tmp_path / "home")

    assert (ended.returncode, ended.stderr) == (0, "")
    verified, digest, compared = ended.stdout.splitlines()
    assert verified == f"{match}: Verified: the one roll matches the seed."
    assert digest.endswith(sha256(b"7f").hexdigest())
    assert compared.strip() == comparison_text(verify(read_match(match.read_bytes()).history))
    assert not (tmp_path / "home").exists()


@pytest.fixture
def restored_languages(qapp: QApplication) -> Iterator[None]:
    """Restores the application's language and translators."""
    before, spoken = QLocale(), set(qapp.findChildren(QTranslator))
    yield
    QLocale.setDefault(before)
    for translator in set(qapp.findChildren(QTranslator)) - spoken:
        qapp.removeTranslator(translator)


@pytest.mark.usefixtures("restored_languages")
@pytest.mark.parametrize(
    "data",
    [
        record_of(FALSE),
        record_of(BY_HAND),
        record_of(),
        record_of(TRUE, seed=""),
        record_of(TRUE) + "{",
        record_of(TRUE, "{}"),
        record_of(TRUE).replace('"seed":', '"seed_sha256":"' + "0" * 64 + '","seed":'),
        record_of(TRUE).replace('"seed":', '"seed":"80","seed":'),
        record_of(TRUE).replace('"seed":', '"word":"пул","seed":'),
        record_of(WITH_WORD).replace('"seed":', '"word":"пул","seed":'),
        "",
        None,
    ],
)
def test_verify_says_no_and_why_in_one_line(
    data: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, other = tmp_path / "match.tapa", tmp_path / "other.tapa"
    if data is not None:
        match.write_text(data)
    other.write_text(record_of(TRUE))

    status = main(["--verify", str(match), str(other)])

    no, yes = (line for line in capsys.readouterr().out.splitlines() if not line.startswith(" "))
    assert status == 1
    assert no.startswith(f"{match}: ")
    assert "Verified" not in no
    assert yes.startswith(f"{other}: Verified")


@pytest.mark.usefixtures("restored_languages")
def test_verify_prints_what_was_noted_when_the_match_began(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, digest = tmp_path / "match.tapa", sha256(b"7f").hexdigest()
    match.write_text(record_of(WITH_WORD).replace('"seed":', f'"word":"пул","seed_sha256":"{digest}","seed":'))

    status = main(["--verify", str(match)])

    _, digest_line, word, compared = capsys.readouterr().out.splitlines()
    assert (status, digest_line.endswith(digest), word.endswith(" пул")) == (0, True, True)
    assert compared.strip() == comparison_text(verify(read_match(match.read_bytes()).history))


@pytest.mark.usefixtures("restored_languages")
@pytest.mark.parametrize(
    "words",
    [["--verify", "{}"], ["--report", "{}"], ["--report", "none.tapa", "--to", "{}/report.html"]],
    ids=["verify", "report", "to"],
)
def test_name_of_a_file_forges_no_line_and_commands_no_terminal(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    status = main([word.format(tmp_path / "one\nother.tapa: Verified\x1b[8m") for word in words])

    output = capsys.readouterr()
    (line,) = (output.out + output.err).splitlines()
    assert (status, line.isprintable()) == (1, True)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="nothing is full here")
@pytest.mark.parametrize("words", [["--verify", *["match.tapa"] * 1_000], ["--version"]], ids=["many", "one"])
def test_what_is_printed_and_goes_nowhere_is_an_error(tmp_path: Path, words: list[str]) -> None:
    Path(tmp_path, "match.tapa").write_text(record_of(TRUE))
    full = f"import os\nos.chdir({str(tmp_path)!r})\nos.dup2(os.open('/dev/full', os.O_WRONLY), 1)"

    ended = start(*words, home=tmp_path / "home", before=full)

    assert ended.returncode == 1
    (line,) = ended.stderr.splitlines()
    assert os.strerror(errno.ENOSPC) in line


def test_matches_of_the_archive_come_into_the_history_after_the_start(tmp_path: Path) -> None:
    finished = tmp_path / "data" / "matches" / "finished" / "old.tapa"
    finished.parent.mkdir(parents=True)
    finished.write_text(
        '{"format":"tapa-record","version":1,"rule_set":"tapa","white":{},"black":{},"target":1}\n'
        '{"event":"opening","white":5,"black":3}\n'
        '{"event":"resign","side":"W"}\n'
    )
    soon = "from tapa_desktop.ui.startup import program\nprogram._INTAKE_MS = 0\n"
    waiting = soon + after_show("window.features.history_service.changed.connect(window.close)")

    ended = start(home=tmp_path, before=waiting, QT_QPA_PLATFORM="offscreen")

    assert (ended.returncode, ended.stderr) == (0, "")
    database = sqlite3.connect(tmp_path / "data" / "history.sqlite")
    assert database.execute("SELECT file, winner, resigned FROM games").fetchall() == [("old.tapa", "B", 1)]
    database.close()


def test_first_start_has_a_window_although_the_folder_of_the_settings_is_out_of_reach(tmp_path: Path) -> None:
    linked(tmp_path / "config", tmp_path / ("x" * 300))

    ended = start(home=tmp_path, before=ENDING, QT_QPA_PLATFORM="offscreen")

    assert (ended.returncode, ended.stderr) == (0, "")


def test_first_board_is_of_high_contrast_where_the_system_asks_for_it(tmp_path: Path) -> None:
    code = "from tapa_desktop.ui.look import colors\ncolors.is_contrast_wanted = lambda: True\n"

    ended = start(home=tmp_path, before=code + ENDING, QT_QPA_PLATFORM="offscreen")

    assert (ended.returncode, ended.stderr) == (0, "")
    settings, _ = parse_settings((tmp_path / "config" / "settings.json").read_bytes())
    assert settings.theme == "high-contrast"
