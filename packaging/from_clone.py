"""From a fresh clone to a game, to green tests, or to a place to work in, each by one command.

    python3 packaging/from_clone.py play      set up what is missing, and open the window
    python3 packaging/from_clone.py test      set up what is missing, and run all the tests; arguments go to pytest
    python3 packaging/from_clone.py develop   set up the tools for working on the program

All it needs is Python 3.11 or newer. It sets up .venv inside the clone. Libraries that Qt needs from the system
come through the system's own package manager; they are named all at once, before anything is downloaded.
"""

import sys

# Any Python comes this far, so nothing above this line, nor in old_python.py, may be newer than that Python.
if sys.version_info < (3, 11):  # noqa: UP036
    from bootstrap.old_python import advice

    sys.exit(advice())

from bootstrap.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], usage=str(__doc__)))
