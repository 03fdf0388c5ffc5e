"""Inputs to which coverage leads, found by atheris, which is none of the tools here and does not install everywhere."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from types import FunctionType

from tests.fuzz.trying import Reader, try_one


def guide(reader: Reader, seconds: int) -> int:
    """Try a reader for so long, from its examples on; ends the program, with another status than 0 on a surprise."""
    import atheris  # type: ignore[import-not-found, unused-ignore] # noqa: PLC0415

    def test_one(data: bytes) -> None:
        fault = try_one(reader, data)
        assert not fault.startswith("!"), fault

    for function in list(_own_functions()):  # all there are, with those of the libraries, would take minutes
        atheris.instrument_func(function)
    folder = Path(mkdtemp())
    options = [f"-max_total_time={seconds}", "-max_len=20000", f"-dict={_words(reader, folder)}"]
    atheris.Setup([sys.argv[0], *options, str(_seeds(reader, folder))], test_one)
    atheris.Fuzz()
    return 0


def _own_functions() -> Iterator[FunctionType]:
    """Those of the program, as far as they have been imported."""
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and (one.__module__ or "").startswith("tapa_desktop."):
            yield one


def _seeds(reader: Reader, folder: Path) -> Path:
    """A new folder below this one, with what the reader can read, each in a file of its own."""
    seeds = folder / "seeds"
    seeds.mkdir()
    for number, seed in enumerate(reader.seeds):
        (seeds / str(number)).write_bytes(seed)
    return seeds


def _words(reader: Reader, folder: Path) -> Path:
    """A new file in this folder with the words of the reader's language, as libFuzzer wants them."""
    words = folder / "words"
    hexed = (word.hex(" ").split() for word in reader.words if word)
    words.write_text("".join('"' + "".join(rf"\x{byte}" for byte in word) + '"\n' for word in hexed))
    return words
