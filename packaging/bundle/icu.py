"""The data of ICU, which sorts words and names time zones for Qt, for the program's languages only. For Linux.

PySide6 brings 32 MB for all languages of the world. Other systems have an ICU of their own. It takes `icupkg` (Debian:
icu-devtools), `objcopy` and `gcc`.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from .trim import Entry

TOOLS: Final = ("icupkg", "objcopy", "gcc")
LANGUAGES: Final = ("en", "bg", "el", "mk", "tr", "ar")
# Of the data that ICU has by language: numbers and dates, which names are made with, order, time zones.
_BY_LANGUAGE: Final = re.compile(
    rf"(?:(?:coll|zone)/)?(?:(?:root|{'|'.join(LANGUAGES)})(?:_\w+)?|pool|res_index)\.res|coll/ucadata.*"
)
_FOR_ALL: Final = (  # what a language falls back to, and which zones there are
    "icustd.res", "icuver.res", "keyTypeData.res", "langInfo.res", "likelySubtags.res", "metadata.res",
    "metaZones.res", "numberingSystems.res", "plurals.res", "supplementalData.res", "timezoneTypes.res",
    "ulayout.icu", "windowsZones.res", "zoneinfo64.res",
)  # fmt: skip
_SOURCE: Final = """
    .section .rodata
    .balign 16
    .globl {name}_dat
    .type {name}_dat, @object
{name}_dat:
    .incbin "{data}"
    .size {name}_dat, . - {name}_dat
    .section .note.GNU-stack, "", @progbits
"""


def lacking() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


def with_little_data(binaries: Iterable[Entry], scratch: Path) -> list[Entry]:
    """Replace ICU's library of data by a small one. Where a tool is missing it stays, with a message.

    `scratch`: the folder for the small library.
    """
    if missing := lacking():
        print(f"ICU keeps its 32 MB of data, since here is no {', '.join(missing)}")
        return list(binaries)
    return [
        (place, str(small_library(Path(source), scratch)), kind)
        if "libicudata" in place and kind != "SYMLINK"
        else (place, source, kind)
        for place, source, kind in binaries
    ]


def small_library(library: Path, scratch: Path) -> Path:
    """Make a library with less data in place of this one, libicudata.so with its version."""
    name = f"icudt{library.suffix.removeprefix('.')}"
    complete, little = scratch / f"{name}l.dat", scratch / "little" / f"{name}l.dat"  # icupkg wants it by its name
    unwanted, source, result = scratch / "unwanted.txt", scratch / "data.s", scratch / "little" / library.name
    result.parent.mkdir(exist_ok=True)
    _run("objcopy", "-O", "binary", "--only-section=.rodata", library, complete)
    items = _run("icupkg", "-l", complete).split()
    unwanted.write_text("".join(f"{item}\n" for item in items if not is_wanted(item)), "utf-8")
    _run("icupkg", "-r", unwanted, complete, little)
    source.write_text(_SOURCE.format(name=name, data=little), "utf-8")
    flags = ("-shared", "-nostdlib", "-s", "-Wl,--build-id=none", f"-Wl,-soname,{library.name}")
    _run("gcc", *flags, source, "-o", result)
    return result


def is_wanted(item: str) -> bool:
    """Whether the program's languages need an item of ICU's data, named as icupkg lists it."""
    return item in _FOR_ALL or _BY_LANGUAGE.fullmatch(item) is not None


def _run(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
