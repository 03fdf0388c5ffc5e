"""The texts of the program in other languages: files for Qt Linguist, and what the program reads of them.

    .venv/bin/python packaging/translations.py update     brings new texts into resources/translations/*.ts
    .venv/bin/python packaging/translations.py check      says what is lacking or wrong in them; `check el` in Greek
    .venv/bin/python packaging/translations.py release    makes the *.qm beside them, which the program reads

Each language has a file tapa_XX.ts, and a file qt_XX.ts with those of Qt's own texts that Qt has not in that language,
which `update` leaves alone. Texts that are gone from the program are gone from the files, too.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import PySide6

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from linguist.faults import FORMS, faults, read_translations  # noqa: E402 - known from here on
from linguist.texts import Text, texts_of_program  # noqa: E402 - as above

FOLDER: Final = ROOT / "resources" / "translations"
ENGLISH: Final = "en"

# The section with the rules of plurals, as Qt's `qtranslator.cpp` has their codes: n % 10 == 1, or else n % 10 == 2;
# and the same with n % 100 != 11 and n % 100 != 12.
_MACEDONIAN_RULES: Final = (
    bytes.fromhex("88 00000005 1101 ff 1102"),
    bytes.fromhex("88 0000000b 1101 fd 290b ff 1102 fd 290c"),
)
_NUMBER: Final = re.compile(r"(<numerusform>[^<]*?%L?n) (?=\w)")


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["update"]:
            update(FOLDER)
        case ["release"]:
            release(FOLDER)
        case ["check", *codes]:
            return check(FOLDER, codes)
        case _:
            print(__doc__)
            return 2
    return 0


def update(folder: Path) -> None:
    """Bring the texts of the program into the files of a folder.

    Known texts keep their translations; changed texts are unfinished.
    """
    options = ("-silent", "-locations", "none", "-no-obsolete", "-source-language", "en")
    for code, file in _files(folder).items():
        with TemporaryDirectory() as scratch:
            listing = Path(scratch, "texts.cpp")  # lupdate is at home in C++
            listing.write_text("\n".join(map(_line, texts_for(code))) + "\n", "utf-8")
            _run("lupdate", *options, str(listing), "-ts", str(file))


def check(folder: Path, codes: Sequence[str]) -> int:
    """Print the faults in the files of these languages, or of all; the exit status is 1 if there are any."""
    status = 0
    for code in codes or _files(folder):
        for line in _faults_in(folder / f"tapa_{code}.ts", code):
            print(f"{code}: {line}")
            status = 1
    return status


def texts_for(code: str) -> list[Text]:
    """The texts that the file of a language must have; the English file has only the plural forms."""
    return [text for text in texts_of_program(ROOT) if text.has_plurals or code != ENGLISH]


def release(folder: Path) -> None:
    """Make the files that the program reads of all in a folder. Unfinished texts stay English.

    A space between a number and its noun does not break.
    """
    for file in sorted(folder.glob("*.ts")):
        new = file.with_suffix(".made")
        with TemporaryDirectory() as scratch:
            copy = Path(scratch, file.name)
            copy.write_text(_NUMBER.sub("\\1\u00a0", file.read_text("utf-8")), "utf-8")
            _run("lrelease", "-silent", "-nounfinished", str(copy), "-qm", str(new))
        # WORKAROUND(Qt 6.11): 11 takes the plural in Macedonian (CLDR); Qt takes any number that ends in 1 for one
        new.write_bytes(new.read_bytes().replace(*_MACEDONIAN_RULES))
        # a running program has mapped the old file, and goes on reading it
        new.replace(file.with_suffix(".qm"))


def _faults_in(file: Path, code: str) -> Iterable[str]:
    if not file.is_file():
        return [f"there is no file {file.name}: begin it as a copy of another"]
    if code not in FORMS:
        return ["nothing is known of its plural forms: packaging/linguist/faults.py needs them"]
    return faults(code, texts_for(code), read_translations(file))


def _files(folder: Path) -> dict[str, Path]:
    return {file.stem.removeprefix("tapa_"): file for file in sorted(folder.glob("tapa_*.ts"))}


def _line(text: Text) -> str:
    name = "QT_TRANSLATE_N_NOOP3" if text.has_plurals else "QT_TRANSLATE_NOOP3"
    words = (text.context, text.source, text.comment)
    return f"{name}({', '.join(json.dumps(word, ensure_ascii=False) for word in words)})"


def _run(tool: str, *arguments: str) -> None:
    suffix = ".exe" if sys.platform == "win32" else ""
    subprocess.run([str(Path(PySide6.__file__).with_name(tool + suffix)), *arguments], check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
