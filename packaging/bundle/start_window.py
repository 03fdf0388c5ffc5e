"""Start script of the frozen window, since PyInstaller cannot start a module of a package."""

from __future__ import annotations

import sys

from tapa_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
