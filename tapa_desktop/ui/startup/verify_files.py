"""`--verify`: whether the dice of the matches in files follow from their seeds. Needs no window; prints English."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from tapa_desktop.app.session.dice import verify
from tapa_desktop.app.storage.reading import RequestedFile, read_file
from tapa_desktop.resources import ResourceMissing, resource
from tapa_desktop.ui.dice.dialog import comparison_text, verification_text
from tapa_desktop.ui.text.errors import reason
from tapa_desktop.ui.text.translator import FOLDER, SOURCE

from .output import tell


def verify_files(files: Iterable[str]) -> int:
    """Print for each file what was found. Return the exit status: 0 if the dice of all are verified, else 1."""
    application = QCoreApplication.instance() or QCoreApplication([])
    translator = QTranslator(application)  # for English plural forms
    with suppress(ResourceMissing):
        translator.load(f"tapa_{SOURCE}", str(resource(FOLDER)))
    application.installTranslator(translator)
    QLocale.setDefault(QLocale(SOURCE))
    results = [(file, *_result(Path(file))) for file in files]
    status = tell("".join(f"{file}: {text}\n" for file, text, _ in results))
    return status if all(is_verified for *_, is_verified in results) else 1


def _result(path: Path) -> tuple[str, bool]:
    """The result for one file, with what a player compares below it, and whether all its dice are verified."""
    found = read_file(RequestedFile(path))
    error = found.error if found.match is None else found.match.damage
    if error is not None:
        return f"Cannot be read: {reason(error)}", False
    assert found.match is not None
    if found.match.torn:
        return "The last entry was never written to its end.", False
    verification = verify(found.match.history)
    lines = [verification_text(verification).replace("\n", " ")]
    if verification.digest:
        lines.append(f"SHA-256 of the seed: {verification.digest}")
    if verification.word:
        lines.append(f"The player’s word: {verification.word}")
    return "\n    ".join(filter(None, (*lines, comparison_text(verification)))), verification.is_verified
