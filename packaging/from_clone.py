"""From a fresh clone to a game, to green tests, or to a place to work in, each by one command.

    python3 packaging/from_clone.py play      set up what is missing, and open the window
    python3 packaging/from_clone.py test      set up what is missing, and run all the tests; arguments go to pytest
    python3 packaging/from_clone.py develop   set up the tools for working on the program

All it needs is Python 3.11 or newer. It sets up .venv inside the clone. Libraries that Qt needs from the system
come through the system's own package manager; they are named all at once, before anything is downloaded.
"""

import sys

# Any Python comes this far, so nothing above this line may be newer than that Python.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Python 3.11 or newer is needed, and this is %d.%d. Get one from the system's packages or from\n"  # noqa: UP031
        "https://www.python.org/downloads/, then type python3.13, or as it is called, in place of python3."
        % sys.version_info[:2]
    )

from bootstrap.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], usage=str(__doc__)))
