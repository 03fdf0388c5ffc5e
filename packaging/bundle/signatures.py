"""The modules by which PySide knows the types of what Qt is given: compiled, or else each start would compile them.

Its library holds them as packed sources. Where there is a folder `shiboken6/files.dir`, PySide takes them from there;
its own switch `SBK_EMBED` makes such a folder.
"""

from __future__ import annotations

import py_compile
import subprocess
import sys
from pathlib import Path
from typing import Final

PLACE: Final = "shiboken6/files.dir"
_UNPACK: Final = """
import sys, PySide6.QtCore
packed = sys.modules["shibokensupport.signature.loader"].__loader__.zfile
packed.extractall(sys.argv[1], [name for name in packed.namelist() if name.startswith("shibokensupport/")])
"""


def compiled_modules(scratch: Path) -> list[tuple[str, str]]:
    """The compiled files, and the folder of the bundle that each goes into; they are made in a folder of ours."""
    subprocess.run([sys.executable, "-c", _UNPACK, scratch], check=True)
    return [(_compiled(source, scratch), _folder_of(source, scratch)) for source in sorted(scratch.rglob("*.py"))]


def _compiled(source: Path, scratch: Path) -> str:
    made, name = source.with_suffix(".pyc"), source.relative_to(scratch).as_posix()
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), str(made), name, doraise=True, invalidation_mode=mode)
    return str(made)


def _folder_of(source: Path, scratch: Path) -> str:
    return f"{PLACE}/{source.parent.relative_to(scratch).as_posix()}"
