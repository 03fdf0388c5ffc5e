"""From a fresh clone to a game, to green tests, or to a place to work in, each by one command.

    python3 packaging/from_clone.py play      set up what is missing, and open the window
    python3 packaging/from_clone.py test      set up what is missing, and run all the tests; arguments go to pytest
    python3 packaging/from_clone.py develop   set up the tools for working on the program

It needs a bare Python alone. What it sets up lies in .venv inside the clone; only libraries that Qt
needs from the system go elsewhere, through the system's own package manager.
"""

import sys

# Any Python comes as far as this line, so nothing above it may be newer than that Python.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Python 3.11 or newer is needed, and this is %d.%d." % sys.version_info[:2])  # noqa: UP031

from bootstrap.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], usage=str(__doc__)))
