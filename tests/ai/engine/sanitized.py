"""The engine compiled with checks of every access and of what C leaves undefined, over random positions.

PYTHONPATH=packaging .venv/bin/python -m tests.ai.engine.sanitized [POSITIONS]       100,000 take a quarter of an hour
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from itertools import cycle, islice
from pathlib import Path
from random import Random

from compiled.compiler import ROOT, compile_to, library_of, system_compiler

CHECKS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer", "-g1", "-O1")
STRICT = ("-Werror", "-Wconversion", "-Wshadow", "-Wvla", "-Wcast-qual", "-Wdouble-promotion", "-Wstrict-prototypes")
SLOW_EVERY = 25  # positions, of which one goes through the slow functions


def run(positions: int, seed: int = 1) -> subprocess.CompletedProcess[str]:
    """Compile, and check so many positions in a process of its own."""
    compiler = system_compiler()
    assert compiler is not None
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / library_of(ROOT).name
        compile_to(library, compiler, is_x86=True, more=(*CHECKS, *STRICT))
        answer = subprocess.run([*compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
        environ = {**os.environ, "LD_PRELOAD": answer.stdout.strip(), "ASAN_OPTIONS": "detect_leaks=0"}
        environ["PYTHONPATH"] = str(ROOT / "packaging")
        command = [sys.executable, "-m", "tests.ai.engine.sanitized", str(positions), str(seed), str(library)]
        return subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)


def look(positions: int, seed: int, library: Path) -> None:
    """Call every function of this library with random positions of all games, half of them made up."""
    from tapa_desktop.ai.engine import library as built  # noqa: PLC0415 - the path has to be set before it is asked

    built.PATH = library
    from tapa_desktop.ai.engine import selfplay  # noqa: PLC0415
    from tapa_desktop.ai.engine.interface import row_of  # noqa: PLC0415
    from tapa_desktop.ai.levels import LEVELS, RollOut  # noqa: PLC0415
    from tests.ai.engine.agreement import rare_pairs, reached_pairs  # noqa: PLC0415
    from tests.ai.engine.evaluations import full_engine  # noqa: PLC0415
    from tests.cases import LEARNED  # noqa: PLC0415

    share = positions // (2 * len(LEARNED) * 2)
    few_games = RollOut(3, 1.0, games=2, plies=9)
    level = cycle(level._replace(roll_out=level.roll_out and few_games) for level in LEVELS)
    for rule_set in LEARNED.values():
        for build in built.usable_builds():
            engine = full_engine(rule_set, build)
            pairs = (
                *islice(reached_pairs(engine, Random(seed)), share),
                *islice(rare_pairs(rule_set, Random(seed)), share),
            )
            for number, (position, roll) in enumerate(pairs):
                for after in engine.plays(position, roll)[:50]:
                    engine.is_over(after)
                selfplay.inputs(engine, row_of(position))
                engine.probabilities([position])
                if number % SLOW_EVERY == 0:
                    engine.think(position, roll, next(level), number)
                    engine.probabilities([position], 1)
                    engine.play_out(position, range(number, number + 1), seed, plies=20, less_luck=number % 2 == 0)
                    engine.error_of_cube(position, number)
            rows, dice = (
                b"".join(part) for part in zip(*((row_of(one), bytes(roll)) for one, roll in pairs), strict=True)
            )
            selfplay.inputs(engine, rows)
            selfplay.ends(engine, rows)
            selfplay.turns(engine, rows, dice)
            selfplay.duel(selfplay.Player(engine, LEVELS[0], seed), selfplay.Player(engine, None, seed), 2, seed)
            selfplay.random_games(engine, 2, seed)
            engine.perft(position, 1)


def main(arguments: list[str]) -> int:
    if len(arguments) == 3:
        look(int(arguments[0]), int(arguments[1]), Path(arguments[2]))
        return 0
    result = run(int(arguments[0]) if arguments else 100_000)
    sys.stdout.write(result.stdout + result.stderr)
    return result.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
