"""Inputs to which coverage leads, found by atheris, which is none of the tools here and does not install everywhere."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import mkdtemp

from .reader import Reader
from .trying import try_one


def guide(reader: Reader, seconds: int) -> int:
    """Try a reader for so long, from its examples on; ends the program, with another status than 0 on a surprise."""
    import atheris  # type: ignore[import-not-found, unused-ignore] # noqa: PLC0415

    folder = Path(mkdtemp())
    for number, seed in enumerate(reader.seeds):
        (folder / str(number)).write_bytes(seed)

    def test_one(data: bytes) -> None:
        fault = try_one(reader, data)
        assert not fault.startswith("!"), fault

    atheris.instrument_all()
    atheris.Setup([sys.argv[0], f"-max_total_time={seconds}", "-max_len=20000", str(folder)], test_one)
    atheris.Fuzz()
    return 0
