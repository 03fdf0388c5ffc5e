"""The commands without a window: `--report` and `--verify`, and the program in the player's own menu on Linux.

Reports are in the player's language, messages in English. Packages bring their own entry for the menu; this one is for
programs unpacked by hand or installed by pip. It changes only files in `$XDG_DATA_HOME`. Source: the specifications of
freedesktop.org for desktop entries, icon themes and types.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from tapa_desktop.app.session.dice import verify
from tapa_desktop.app.settings import Settings, load_settings
from tapa_desktop.app.storage.files import write_whole
from tapa_desktop.app.storage.reading import RequestedFile, read_file
from tapa_desktop.coach.review.review import ReviewQuestion, review
from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.rules.fault import printable
from tapa_desktop.ui.board_options import board_options
from tapa_desktop.ui.dice import comparison_text, friend_text, verification_text
from tapa_desktop.ui.look.themes import load_theme
from tapa_desktop.ui.review.report import KINDS, pdf, report
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.text.translator import FOLDER, SOURCE, Translator

from .environment import complain, tell

PLIES = 1  # depth of the review


def report_files(files: Sequence[str], to: str) -> int:
    """Write a report of each file, and print where it is. Return the exit status: 0 if all are written, else 1.

    `to` is a file, whose suffix is the format, or a folder for an HTML file each; empty: the folder of each file. A
    missing folder is created, but not its parents.
    """
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    settings, _ = load_settings()
    translator = Translator(application)
    translator.use(settings.language)
    target = Path(to) if to else None
    if target is not None and (fault := _fault_of(target, len(files))):
        return complain(printable(f"{target}: {fault}"))
    try:
        status, used = 0, set(map(os.path.realpath, files))
    except OSError as error:  # the current folder has been deleted
        return complain(f"{Path()}: {reason(error)}")
    for file in map(Path, files):
        output = _target(file, target)
        if os.path.realpath(output) in used:
            status = complain(printable(f"{file}: its report would replace another file: {output}"))
        elif _report(file, output, settings):
            status = 1
        else:
            used.add(os.path.realpath(output))
            status |= tell(printable(f"{file}: the report is in {output}") + "\n")
    return status


def _fault_of(target: Path, count: int) -> str:
    """Why `count` reports cannot be written to this file or folder; empty if they can."""
    if os.path.isdir(target):  # noqa: PTH112 - returns False where a Path of Python 3.11 raises
        return ""
    if not os.path.isdir(target.parent):  # noqa: PTH112
        return f"there is no folder {target.parent}"
    if target.suffix.lower() in KINDS:
        return "several reports need a folder" if count > 1 else ""
    is_name = target.suffix or os.path.lexists(target)
    return f"a report ends in {' or '.join(KINDS)}, and there is no such folder" if is_name else ""


def _target(file: Path, target: Path | None) -> Path:
    if target is not None and target.suffix.lower() in KINDS and not os.path.isdir(target):  # noqa: PTH112
        return target
    return (target or file.parent) / f"{file.stem}.html"


def _report(file: Path, target: Path, settings: Settings) -> int:
    loaded, name = read_file(RequestedFile(file)), printable(file)
    damage = loaded.error if loaded.match is None else loaded.match.damage
    if damage is not None:
        return complain(f"{name}: {reason(damage)}")
    assert loaded.match is not None
    if not loaded.match.history.active_events:
        return complain(f"{name}: nothing has been played in this match")
    if loaded.match.torn:
        complain(f"{name}: the last entry was never written to its end; the report is about those before it")
    if loaded.match.others:
        complain(f"{name}: the report is about the first of {1 + len(loaded.match.others)} matches")
    on_paper = target.suffix.lower() == ".pdf"
    history = loaded.match.history
    *_, result = review(ReviewQuestion(history, PLIES, settings.marks))
    theme, _ = load_theme(*settings.look)
    html = "".join(report(history, result, board_options(settings, theme, history.state), on_paper=on_paper))
    try:
        write_whole(target, pdf(html) if on_paper else html.encode())
    except OSError as error:
        return complain(f"{printable(target)}: {reason(error)}")
    return 0


def verify_files(files: Iterable[str]) -> int:
    """Print the result for each file. Return the exit status: 0 if the dice of all are verified, else 1."""
    application = QCoreApplication.instance() or QCoreApplication([])
    translator = QTranslator(application)  # for English plural forms
    with suppress(ResourceMissing):
        translator.load(f"tapa_{SOURCE}", str(resource(FOLDER)))
    application.installTranslator(translator)
    QLocale.setDefault(QLocale(SOURCE))
    results = [(file, *_result(Path(file))) for file in files]
    status = tell("".join(f"{printable(file)}: {text}\n" for file, text, _ in results))
    return status if all(is_verified for *_, is_verified in results) else 1


def _result(path: Path) -> tuple[str, bool]:
    """The result for one file, with the lines to compare below it, and whether all its dice are verified."""
    loaded = read_file(RequestedFile(path))
    error = loaded.error if loaded.match is None else loaded.match.damage
    if error is not None:
        return f"Cannot be read: {reason(error)}", False
    assert loaded.match is not None
    history = loaded.match.history
    if history.header.friend:
        text, is_verified = friend_text(history)
        lines = text.split("\n")
    else:
        verification = verify(history)
        is_verified, lines = verification.is_verified, [verification_text(verification).replace("\n", " ")]
        if verification.digest:
            lines.append(f"SHA-256 of the seed: {verification.digest}")
        if verification.word:
            lines.append(f"The player’s word: {verification.word}")
        lines.append(comparison_text(verification))
    if loaded.match.torn:
        lines.insert(0, "The last entry was never written to its end. Those before it:")
    return "\n    ".join(filter(None, lines)), is_verified and not loaded.match.torn


_ICONS: Final = {"tapa-desktop": "apps/tapa-desktop.png", "tapa-match": "mimetypes/application-x-tapa-match.png"}
_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)
_EXEC: Final = re.compile(r"^Exec=tapa-desktop\b", re.MULTILINE)
_TOOLS: Final = {
    "update-desktop-database": "applications",
    "update-mime-database": "mime",
    "gtk-update-icon-cache": "icons/hicolor",
}
_CACHES: Final = {"applications/mimeinfo.cache", "icons/hicolor/icon-theme.cache"}  # files of these tools
_PATIENCE_S: Final = 30


def change_menu(*, is_added: bool) -> int:
    """Add the program to the menu or remove it, and print the result. Return the exit status."""
    if sys.platform != "linux":
        return complain("Only on Linux can the program change the menu.")
    folder = Path(os.environ.get("XDG_DATA_HOME", ""))  # invalid if relative: XDG Base Directory
    data = folder if folder.is_absolute() else Path.home() / ".local" / "share"
    try:
        if is_added:
            add_to_menu(data, command())
        else:
            remove_from_menu(data)
    except OSError as error:
        return complain(f"The menu cannot be changed: {error}")
    except UnicodeEncodeError:
        return complain("The menu cannot name this program: the name of its folder is not UTF-8.")
    return tell("Tapa Desktop is in your menu.\n" if is_added else "Tapa Desktop is no longer in your menu.\n")


def command() -> list[str]:
    """The command line that starts this program."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    script = Path(sys.argv[0]).absolute()
    return [sys.executable, "-m", "tapa_desktop"] if script.suffix == ".py" else [str(script)]


def add_to_menu(data: Path, words: Sequence[str]) -> None:
    """Write the entry, the type of matches and the icons below a folder for data.

    Raises `UnicodeEncodeError` before any file is written when a word is not UTF-8; or `OSError`.
    """
    program = f"Exec={' '.join(map(_quoted, words))}"
    for name, path in menu_files(data).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(".desktop"):
            path.write_bytes(_EXEC.sub(lambda _: program, resource(name).read_text("utf-8")).encode())
        else:
            shutil.copyfile(resource(name), path)
    _refresh(data)


def remove_from_menu(data: Path) -> None:
    """Remove what `add_to_menu` has written, with caches and folders that hold nothing else. May raise `OSError`."""
    files = [*menu_files(data).values()]
    for path in files:
        path.unlink(missing_ok=True)
    _refresh(data)
    if not any((data / "mime" / "packages").glob("*")):  # then the folder holds only files about our type
        shutil.rmtree(data / "mime", ignore_errors=True)
    for cache in _CACHES:
        if _is_alone(data / cache):
            (data / cache).unlink()
    folders = {parent for path in files for parent in path.parents if parent.is_relative_to(data) and parent != data}
    for folder in sorted(folders, reverse=True):
        with suppress(OSError):  # it is not empty
            folder.rmdir()


def menu_files(data: Path) -> Mapping[str, Path]:
    """The path of each resource of the menu."""
    return {
        "menu/tapa-desktop.desktop": data / "applications" / "tapa-desktop.desktop",
        "menu/tapa-desktop.xml": data / "mime" / "packages" / "tapa-desktop.xml",
        **{
            f"icons/{ours}-{size}.png": data / "icons" / "hicolor" / f"{size}x{size}" / theirs
            for ours, theirs in _ICONS.items()
            for size in _SIZES
        },
    }


def _is_alone(cache: Path) -> bool:
    """Whether this file exists, and no other one beside or below it."""
    return cache.exists() and not any(path.is_file() for path in cache.parent.rglob("*") if path != cache)


def _refresh(data: Path) -> None:
    """Update the caches of the desktop with the tools that it has."""
    for tool, folder in _TOOLS.items():
        if (path := shutil.which(tool)) and (data / folder).is_dir():
            options = ["-q", "-t"] if tool.startswith("gtk") else []
            with suppress(OSError, subprocess.TimeoutExpired):
                subprocess.run(  # noqa: S603 - a tool of the desktop, by its whole path
                    [path, *options, data / folder], capture_output=True, timeout=_PATIENCE_S, check=False
                )


def _quoted(word: str) -> str:
    """A word of an `Exec` line, escaped twice: as a quoted word, and as a string of the file."""
    return '"' + re.sub(r'["`$\\]', lambda sign: "\\\\" + sign[0].replace("\\", "\\\\"), word).replace("%", "%%") + '"'
