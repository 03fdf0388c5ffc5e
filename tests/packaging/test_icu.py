"""The data of ICU in the frozen program for Linux: less of it, and the program's languages notice nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from bundle.icu import LANGUAGES, is_wanted, lacking, small_library

from tapa_desktop.ui.text.translator import NAMES, SOURCE

LETTERS = (
    "абвгдѓежзѕийјклљмнњопрстћќуфхцчџшщъыьюяѐѝ αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋΐΰς "
    "aâbcçdefgğhıiîjklmnoöpqrsştuûüvwxyz ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئىة"
)
TELL = f"""
import json, sys
from PySide6.QtCore import QByteArray, QCollator, QCoreApplication, QDateTime, QLocale, QTimeZone
application = QCoreApplication([])
letters = {LETTERS!r}.replace(" ", "")
words = [*letters, *letters.upper(), *(a + b for a in letters[::3] for b in letters[::5]), "2", "10", "-", "a b", "A-b"]
zones = [QTimeZone(name) for name in QTimeZone.availableTimeZoneIds()]
told = {{}}
for language in {LANGUAGES!r}:
    locale = QLocale(language)
    order = QCollator(locale)
    order.setNumericMode(True)
    told[language] = [
        sorted(words, key=order.sortKey),
        [zone.displayName(time, form, locale)
         for zone in zones for time in QTimeZone.TimeType for form in QTimeZone.NameType],
        [locale.toUpper(word) + locale.toLower(word) for word in words],
        locale.toString(QDateTime.fromSecsSinceEpoch(0, zones[7]), QLocale.FormatType.LongFormat),
    ]
json.dump(told, sys.stdout)
"""
LIBRARY = next(Path(PySide6.__path__[0], "Qt", "lib").glob("libicudata.so.*"), None)


def test_languages_of_the_program_are_those_that_are_kept() -> None:
    assert set(LANGUAGES) == {*NAMES, SOURCE}


@pytest.mark.parametrize(
    ("item", "is_kept"),
    [
        ("coll/bg.res", True), ("zone/ar_EG.res", True), ("tr.res", True), ("coll/ucadata.icu", True),
        ("zone/pool.res", True), ("zoneinfo64.res", True), ("root.res", True),
        ("coll/ja.res", False), ("zone/eo.res", False), ("elx.res", False), ("ibm-943_P15A-2003.cnv", False),
        ("brkitr/thaidict.dict", False), ("curr/bg.res", False), ("unames.icu", False),
    ],
)  # fmt: skip
def test_what_other_languages_need_is_left_out(item: str, *, is_kept: bool) -> None:
    assert is_wanted(item) == is_kept


def told_with(environ: dict[str, str]) -> dict[str, list[object]]:
    ran = subprocess.run(
        [sys.executable, "-c", TELL], env={**os.environ, **environ}, capture_output=True, text=True, check=True
    )
    assert ran.stderr == ""
    told = json.loads(ran.stdout)
    assert isinstance(told, dict)
    return told


@pytest.mark.skipif(LIBRARY is None or bool(lacking()), reason="no ICU of PySide6 here, or a tool is missing")
def test_order_of_words_and_names_of_time_zones_are_unchanged_in_each_language(tmp_path: Path) -> None:
    assert LIBRARY is not None

    small = small_library(LIBRARY, tmp_path)

    assert small.stat().st_size < LIBRARY.stat().st_size / 7
    before, after = told_with({}), told_with({"LD_PRELOAD": str(small)})
    assert list(before) == list(LANGUAGES)
    assert len({str(order) for order, *_ in before.values()}) >= 4
    for language, told in before.items():
        assert told == after[language]
