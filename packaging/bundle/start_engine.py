"""Start script of the frozen engine, since PyInstaller cannot start a module of a package."""

from __future__ import annotations

import sys

from tapa_desktop.ai.protocol.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
