"""What PySide would compile at each start is compiled in the bundle, and the same each time."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import SourcelessFileLoader
from pathlib import Path

from bundle.signatures import PLACE, compiled_modules

LOADED = "import sys, PySide6.QtCore; print(*(name for name in sys.modules if name.startswith('shibokensupport.')))"


def test_each_module_that_a_start_loads_is_compiled(tmp_path: Path) -> None:
    told = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout

    made = {f"{folder}/{Path(file).stem}": file for file, folder in compiled_modules(tmp_path)}

    places = {name: f"{PLACE}/{name.replace('.', '/')}" for name in told.split()}
    assert places
    for name, place in places.items():
        file = made.get(place) or made[f"{place}/__init__"]
        assert SourcelessFileLoader(name, file).get_code(name) is not None


def test_they_are_the_same_wherever_they_are_made(tmp_path: Path) -> None:
    one, other = (
        [Path(file).read_bytes() for file, _ in compiled_modules(tmp_path / name)] for name in ("here", "there")
    )

    assert one == other
