"""Compiles the engine when the program is built or installed; Hatchling calls it."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from compiled.compiler import ZIG, compile_here, library_of, system_compiler


class Hook(BuildHookInterface[Any]):
    """Puts the library among the sources, and from there into the wheel, which is then one for this system."""

    def dependencies(self) -> list[str]:
        """What building needs beside Hatchling: a compiler, where the system has none."""
        return [] if system_compiler() else [ZIG]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile; called before what goes into the wheel is collected."""
        del version
        root = Path(self.root)
        compile_here(root)
        place = library_of(root).relative_to(root).as_posix()
        build_data["artifacts"].append(f"/{place}")
        system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{system}"
