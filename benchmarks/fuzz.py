"""Try each reader of the program on a million inputs: `python -m benchmarks.fuzz`.

It may raise only its own error, within a second and 100 MB. Seconds are those of the processor; memory is the growth of
the process of one reader. Exits with status 1 on any surprise. The short form is in tests/fuzz.

    --reader NAME --show 4711         the input with that number, and its result
    --huge                            files of 100 MB, deeply nested ones, and endless ones

Measured on one busy core: from 0.4 s (network file, bear-off table) to 3.0 s (a line of the protocol) for 10,000
inputs; the slowest took 43 ms (record), and none more than 20 MB. Of the huge files the most expensive took 0.3 s (a
line of the protocol) and 81 MB (a record).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time

from benchmarks.start import options
from tests.fuzz.app_readers import READERS
from tests.fuzz.doors import DOORS
from tests.fuzz.huge import peak_bytes, try_door
from tests.fuzz.inputs import make_input
from tests.fuzz.trying import MOST_S, Tally, try_one, try_out

_MOST_BYTES = 100_000_000  # that a reader may take


def main() -> int:
    asked = options(__doc__, inputs=1_000_000, reader="", seed=1, show=-1, huge=False)
    if asked.huge:
        return max(map(_tell_huge, DOORS))
    if not asked.reader:
        words = [sys.executable, "-m", "benchmarks.fuzz", *sys.argv[1:], "--reader"]
        return max(subprocess.run([*words, name], check=False).returncode for name in READERS)
    reader = READERS[asked.reader]
    if asked.show >= 0:
        data = make_input(reader.seeds, reader.words, asked.seed, asked.show)
        fault = try_one(reader, data)
        print(data, fault, sep="\n")
        return int(fault.startswith("!"))
    return _try_reader(asked)


def _try_reader(asked: argparse.Namespace) -> int:
    reader, tally = READERS[asked.reader], Tally()
    try_out(reader, asked.seed, range(min(200, asked.inputs)), Tally())  # fills caches
    grown, began = peak_bytes(), time.process_time()
    try_out(reader, asked.seed, range(asked.inputs), tally)
    grown, took = peak_bytes() - grown, time.process_time() - began
    print(f"{asked.reader}: {tally.inputs} inputs in {took:.1f} s, {tally.read} read, {dict(tally.errors)}")
    print(f"  slowest {tally.slowest_s * 1000:.0f} ms (input {tally.slowest}), {grown / 1e6:.0f} MB more memory")
    for number, fault in tally.surprises:
        print(f"  input {number}: {fault}")
    return int(bool(tally.surprises) or tally.slowest_s > MOST_S or grown > _MOST_BYTES)


def _tell_huge(name: str) -> int:
    cost, door = try_door(name), DOORS[name]
    print(f"{name}: {cost.seconds:.2f} s for {cost.slowest}, {cost.more_bytes / 1e6:.0f} MB more memory", *cost.faults)
    return int(cost.seconds > door.most_s or cost.more_bytes > door.most_bytes or bool(cost.faults))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main())
