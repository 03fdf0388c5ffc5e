"""Speed compared with GNU Backgammon, if it is installed (Debian: gnubg): `python -m benchmarks.peers`.

All times are processor time of one thread (user and system), in rounds that alternate between the programs; each figure
is the median of the rounds. A decision is the best play for a roll in 40 middle-game positions with contact, taken from
each program's own games; a rollout is 1,296 games by 0-ply from the start to the end. At 2 plies GNU Backgammon looks
at 8 plays within 0.16 at each ply; this program is timed with the same filter, and with the narrower ones of its
levels.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from tapa_desktop.ai.engine.games import engine_for
from tapa_desktop.ai.engine.interface import row_of
from tapa_desktop.ai.levels import EXPERT, STRONGEST, Level
from tapa_desktop.ai.player import Player
from tapa_desktop.ai.rollout import Goal, Way, roll_out
from tapa_desktop.rules.dice import Roll
from tapa_desktop.rules.position import Position, start_position
from tapa_desktop.rules.ruleset import TAPA

from .games import self_play
from .start import parse_options
from .strength import PROGRAM

POSITIONS, TURNS, FEWEST_PLAYS = 40, (12, 24, 36, 48), 6
EVALUATED, ROLLED_OUT = 100_000, 1296
ITERATIONS, EVALUATIONS_EACH = 200, 1024  # of gnubg's `calibrate`; its source has EVALS_PER_ITERATION

Figures = dict[str, float]

GNUBG = """
import gnubg, time, statistics
C = gnubg.command
for c in ("set threads 1", "set rng mersenne", "set seed 20240607", "set player 0 human", "set player 1 human",
          "set automatic roll off", "set automatic game off", "set automatic move off", "set automatic bearoff off",
          "set automatic doubles 0", "set confirm new off", "set display off", "set cube use off",
          "set evaluation chequerplay evaluation plies 0"):
    C(c)
ids = []
while len(ids) < 40:
    C("new session"); n = 0
    while n <= 30:
        if gnubg.posinfo()["gamestate"] != 1: break
        if not gnubg.posinfo()["dice"][0]: C("roll")
        if gnubg.posinfo()["gamestate"] != 1: break
        n += 1
        try: moves = gnubg.hint(60)["hint"]
        except Exception: break
        if not moves: break
        if n in (6, 12, 18, 24) and gnubg.classifypos(gnubg.board(), 0) >= 9 and len(moves) >= 6:
            ids.append(gnubg.gnubgid())
        C("move " + moves[0]["move"])
for ply in (0, 1, 2):
    C("set evaluation chequerplay evaluation plies %d" % ply)
    cpu = []
    for g in ids[:40]:
        C("set gnubgid " + g); C("clear cache")
        t = time.process_time(); gnubg.hint(1); cpu.append(time.process_time() - t)
    print("RES %d-ply, median ms: %.4f" % (ply, 1e3 * statistics.median(cpu)))
    print("RES %d-ply, longest ms: %.4f" % (ply, 1e3 * max(cpu)))
for c in ("set rollout trials 1296", "set rollout cubeful off", "set rollout varredn off",
          "set rollout truncation enable off", "set rollout chequerplay plies 0", "set rollout cubedecision plies 0",
          "new session"):
    C(c)
t = time.process_time(); C("rollout")
print("RES rollout games a second: %.1f" % (1296 / (time.process_time() - t)))
"""


def main() -> None:
    options = parse_options(__doc__, rounds=5)
    programs: dict[str, Callable[[], Figures]] = {"Tapa Desktop": own_figures}
    if PROGRAM:
        programs["GNU Backgammon"] = partial(gnubg_figures, [PROGRAM, "-t", "-q", "-r"])
    rounds: dict[str, list[Figures]] = {name: [] for name in programs}
    for _ in range(options.rounds):
        for name, measure in programs.items():
            rounds[name].append(measure())
    for name, figures in rounds.items():
        print(name)
        for figure in figures[0]:
            print(f"  {figure}: {median(round_figures[figure] for round_figures in figures):,.2f}")


def own_figures() -> Figures:
    turns, engine = middle_games(), engine_for(TAPA)
    rows = b"".join(row_of(position) for position, _ in turns) * (EVALUATED // len(turns))
    static = EVALUATED // len(turns) * len(turns) / seconds_of(lambda: engine.probabilities_of_rows(rows))
    figures = {"static evaluations a second": static}
    wide, *narrower = STRONGEST.looks
    for name, looks in (
        ("0-ply", ()),
        ("1-ply", (wide,)),
        ("2-ply", (wide, wide)),
        ("2-ply as the levels look", (wide, *narrower[:1])),
    ):
        choose = partial(Player(Level("timed", "", looks)).choose, TAPA)
        choose(*turns[0])
        times = [1e3 * seconds_of(partial(choose, *turn)) for turn in turns]
        figures |= {f"{name}, median ms": median(times), f"{name}, longest ms": max(times)}
    rolled = seconds_of(lambda: list(roll_out(engine, start_position(TAPA), Goal(ROLLED_OUT), Way(1))))
    figures["rollout games a second"] = ROLLED_OUT / rolled
    return figures


def middle_games() -> list[tuple[Position, Roll]]:
    """Positions with contact and a choice, each with its roll, from the program's games against itself."""
    engine = engine_for(TAPA)
    turns = [
        (position, roll)
        for number in range(2 * POSITIONS)
        for turn, (position, roll) in enumerate(self_play(engine, EXPERT, 7, number))
        if turn in TURNS and not engine.is_race(position) and len(engine.plays(position, roll)) >= FEWEST_PLAYS
    ]
    return Random(7).sample(turns, POSITIONS)


def gnubg_figures(gnubg: list[str]) -> Figures:
    """The figures of GNU Backgammon: decisions as it times them itself, evaluations by its user and system time."""
    with TemporaryDirectory() as folder:
        script = Path(folder) / "timing.py"
        script.write_text(GNUBG)
        printed = output_of([*gnubg, "-p", str(script)])

    def calibration_time(iterations: int) -> float:
        return seconds_of(lambda: output_of(gnubg, f"set threads 1\ncalibrate {iterations}\nquit\n"))

    seconds = calibration_time(ITERATIONS + 1) - calibration_time(1)  # without the time of its start
    figures = {name: float(figure) for name, figure in re.findall(r"RES (.*): (\S+)", printed)}
    return {"static evaluations a second": ITERATIONS * EVALUATIONS_EACH / seconds, **figures}


def output_of(command: list[str], text: str = "") -> str:
    return subprocess.run(command, input=text, capture_output=True, text=True, errors="replace", check=False).stdout


def seconds_of(work: Callable[[], object]) -> float:
    """The processor time of a function, including that of child processes that it waits for."""
    began = _processor_time()
    work()
    return _processor_time() - began


def _processor_time() -> float:
    """Finer than by `os.times`, which counts in ticks of 10 ms."""
    return process_time() + sum(getrusage(RUSAGE_CHILDREN)[:2])


if __name__ == "__main__":
    main()
