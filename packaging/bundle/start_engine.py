"""Where the frozen engine on a line begins: a script, since PyInstaller starts no module of a package."""

from __future__ import annotations

import sys

from tapa_desktop.ai.protocol.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
