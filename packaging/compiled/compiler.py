"""Compiles the engine, by the system's C compiler where there is one, else by the one in the `ziglang` wheel.

    .venv/bin/python packaging/compiled/compiler.py                              if its sources have changed
    .venv/bin/python packaging/compiled/compiler.py x86_64-windows-gnu FILE      for another system, by zig

Only the standard library is needed. The same sources give the same library.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = Path("tapa_desktop/ai/engine")
SUFFIXES: Final = {"win32": ".dll", "darwin": ".dylib"}
ZIG: Final = "ziglang>=0.13"  # as a requirement
_FLAGS: Final = (
    "-std=c11", "-O3", "-Wall", "-Wextra", "-Wno-psabi", "-fvisibility=hidden",
    # The same numbers everywhere: nothing is fused, as some processors could, and no rounding is skipped.
    "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math",
)  # fmt: skip
_X86: Final = ("x86_64", "amd64")
_AVX2: Final = ("-mavx2", "-mbmi", "-mbmi2", "-mpopcnt", "-mlzcnt", "-mf16c")
_AVX512: Final = (*_AVX2, "-mavx512f", "-mavx512dq", "-mavx512bw", "-mavx512vl", "-mavx512vbmi2")


class NoCompiler(Exception):  # noqa: N818 - what it says is its name
    """There is no C compiler here, or it has failed; the message has its output."""


def library_of(root: Path = ROOT, system: str = sys.platform) -> Path:
    return root / SOURCES / f"engine{SUFFIXES.get(system, '.so')}"


def system_compiler() -> list[str] | None:
    """The system's C compiler; on Windows none, since gcc there misaligns the stack for AVX2."""
    if os.environ.get("CC"):
        return shlex.split(os.environ["CC"])
    if sys.platform == "win32":
        return None
    if sys.platform == "darwin" and subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode:
        return None  # without its tools the `cc` of macOS only offers to install them
    path = next((path for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), None)
    return [path] if path else None


def is_stale(root: Path = ROOT) -> bool:
    """Whether a C file is newer than the library, or there is none."""
    library = library_of(root)
    changed = [*(root / SOURCES).glob("*.[ch]"), root / Path(__file__).resolve().relative_to(ROOT)]
    return not library.exists() or any(file.stat().st_mtime > library.stat().st_mtime for file in changed)


def compile_library(root: Path = ROOT) -> Path:
    """Compile the library for this machine, to its place among the sources. Raises as `compile_to`."""
    compile_to(library_of(root), system_compiler() or _zig(), root, is_x86=platform.machine().lower() in _X86)
    return library_of(root)


def compile_to(
    library: Path, compiler: Sequence[str], root: Path = ROOT, *, is_x86: bool, more: Sequence[str] = ()
) -> None:
    """Compile the library by this compiler, for a machine of the x86-64 family or another one.

    The library is replaced atomically, so that a running program keeps the old one. Raises `NoCompiler` on failure.
    """
    position, mathematics = ((), ()) if library.suffix == ".dll" else (("-fPIC",), ("-lm",))
    builds: list[tuple[str, Sequence[str]]] = [("engine.c", ()), ("machine.c", ("-DTAPA_X86",) if is_x86 else ())]
    if is_x86:
        builds.append(("engine.c", (*_AVX2, "-DNAME(name)=name##_avx2")))
        builds.append(("engine.c", (*_AVX512, "-DNAME(name)=name##_avx512")))
    with tempfile.TemporaryDirectory(dir=library.parent, prefix=".compiled") as folder:
        objects = [f"{folder}/{number}.o" for number in range(len(builds))]
        for (source, flags), into in zip(builds, objects, strict=True):
            _run([*compiler, *_FLAGS, *position, *flags, *more, "-c", source, "-o", into], root / SOURCES)
        new = Path(folder, library.name)
        _run([*compiler, "-shared", "-s", *more, *objects, "-o", str(new), *mathematics], root / SOURCES)
        new.replace(library)


def _zig() -> list[str]:
    if find_spec("ziglang") is None:
        raise NoCompiler(f"There is no C compiler here; `pip install '{ZIG}'` brings one.")
    return [sys.executable, "-m", "ziglang", "cc"]


def _run(command: Sequence[str], folder: Path) -> None:
    try:
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except OSError as error:
        raise NoCompiler(f"{shlex.join(command)}: {error}") from error
    if result.returncode:
        raise NoCompiler(f"{shlex.join(command)}\n{result.stdout}{result.stderr}")


def main(arguments: Sequence[str]) -> int:
    try:
        match arguments:
            case []:
                if is_stale():
                    print(compile_library())
            case [target, file]:
                is_x86 = target.startswith(_X86)
                compile_to(Path(file).resolve(), _zig(), is_x86=is_x86, more=("-target", target))
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except NoCompiler as problem:
        sys.exit(str(problem))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
