"""Speed of rollouts, and gain of variance reduction: `OPENBLAS_NUM_THREADS=1 python -m benchmarks.rollout_speed`.

First, games per processor second by 0-ply from the start of Tapa to the end, compared with GNU Backgammon's games of
backgammon in the same run, if it is installed. Then, for games of this many plies, games per second and the standard
deviation of a game with and without variance reduction, and how many times as efficient the reduction is (the ratio of
variance times time).
"""

from __future__ import annotations

import re
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from tapa_desktop.ai.engine.games import game_for
from tapa_desktop.ai.rollout.rollout import Goal, Way, roll_out
from tapa_desktop.rules.position import start_position
from tapa_desktop.rules.ruleset import TAPA

GAMES = 1296
PLIES = {3: 1296, 7: 432, 15: 288, 40: 144, None: 144}  # plies of a game: games measured with variance reduction
GNUBG = """
import gnubg, time
for line in '''set threads 1
set rng mersenne
set seed 20240607
set player 0 human
set player 1 human
set automatic roll off
set automatic game off
set automatic doubles 0
set confirm new off
set display off
set cube use off
set rollout trials 1296
set rollout cubeful off
set rollout varredn off
set rollout truncation enable off
set rollout chequerplay plies 0
set rollout cubedecision plies 0
new session'''.splitlines():
    gnubg.command(line)
for _ in range(3):
    began = time.process_time()
    gnubg.command('rollout')
    print('SPEED %f' % (1296 / (time.process_time() - began)))
"""


def main() -> None:
    measured(Way(), 144)  # fills tables
    ours = statistics.median(measured(Way(seed), GAMES)[0] for seed in range(3))
    print(f"{ours:.0f} games a second of CPU, to the end")
    theirs = gnubg_speed()
    print(f"gnubg: {theirs:.0f}; ratio {ours / theirs:.2f}" if theirs else "gnubg is not installed, or did not answer")
    for plies, games in PLIES.items():
        (plain, wide), (slow, narrow) = (measured(Way(1, plies, less), games) for less in (False, True))
        print(f"{plies or 'all'} plies: with luck {plain:.0f}/s, {wide:.3f} points a game; ", end="")
        print(f"without {slow:.1f}/s, ", end="")
        worth = (wide / narrow) ** 2 * slow / plain
        print(
            f"{narrow:.3f}: {wide / narrow:.1f} times narrower, for the same time {worth:.2f} times as good", flush=True
        )


def measured(way: Way, games: int) -> tuple[float, float]:
    """Games per processor second, and the standard deviation of a game in points."""
    began = time.process_time()
    *_, last = roll_out(game_for(TAPA), start_position(TAPA), Goal(games), way)
    return games / (time.process_time() - began), last.rolled[0].standard_error * games**0.5


def gnubg_speed() -> float | None:
    """The median of three rollouts of a position with contact, or None without gnubg."""
    program = shutil.which("gnubg") or shutil.which("/usr/games/gnubg")
    if program is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "speed.py")
        script.write_text(GNUBG, encoding="utf-8")
        command = [program, "-t", "-q", "-r", "-p", str(script)]
        said = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False).stdout
    speeds = [float(speed) for speed in re.findall(r"SPEED ([\d.]+)", said)]
    return statistics.median(speeds) if speeds else None


if __name__ == "__main__":
    main()
