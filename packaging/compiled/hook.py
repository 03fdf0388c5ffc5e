"""Compiles the engine when the program is built or installed, and records the commit; Hatchling calls it."""

from __future__ import annotations

import platform
import re
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from identity import version_file

from compiled.compiler import ZIG, compile_library, system_compiler


class Hook(BuildHookInterface[Any]):
    """Puts the library among the sources, and from there into the wheel, which is then for this system only."""

    def dependencies(self) -> list[str]:
        """The requirements of building besides Hatchling: a compiler, where the system has none."""
        return [ZIG] if self.target_name == "wheel" and not system_compiler() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; called before the files of the wheel or sdist are collected."""
        root = Path(self.root)
        self._scratch = TemporaryDirectory()  # which goes with this hook
        if version != "editable":
            version_text = version_file(Path(self._scratch.name))
            place = "resources" if self.target_name == "sdist" else "tapa_desktop/resources"
            build_data["force_include"][str(version_text)] = f"{place}/{version_text.name}"
        if self.target_name == "wheel":
            library = compile_library(root)
            build_data["artifacts"].append(f"/{library.relative_to(root).as_posix()}")
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{platform_of(library)}"


def platform_of(library: Path, system: str = sys.platform) -> str:
    """The platform tag of a wheel with this library, which was compiled here. Sources: PEP 425, PEP 600.

    On Linux it has the newest C library that any symbol needs, on macOS this machine's version.
    """
    if system == "darwin":
        return f"macosx_{platform.mac_ver()[0].partition('.')[0]}_0_{platform.machine()}"
    minors = [int(minor) for minor in re.findall(rb"GLIBC_2\.(\d+)", library.read_bytes())]
    if system == "linux" and minors:
        return f"manylinux_2_{max(17, *minors)}_{platform.machine()}"
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")
