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

from benchmarks.start import parse_options
from tests.fuzz.app_readers import READERS
from tests.fuzz.doors import DOORS
from tests.fuzz.huge import Cost, peak_bytes, try_doors
from tests.fuzz.inputs import make_input
from tests.fuzz.trying import MOST_S, Tally, try_one, try_out

_MOST_BYTES = 100_000_000  # that a reader may take


def main() -> int:
    options = parse_options(__doc__, inputs=1_000_000, reader="", seed=1, show=-1, huge=False)
    if options.huge:
        return max(_tell_huge(name, cost) for name, cost in try_doors().items())
    if not options.reader:
        words = [sys.executable, "-m", "benchmarks.fuzz", *sys.argv[1:], "--reader"]
        return max(subprocess.run([*words, name], check=False).returncode for name in READERS)
    reader = READERS[options.reader]
    if options.show >= 0:
        data = make_input(reader.seeds, reader.words, options.seed, options.show)
        fault = try_one(reader, data)
        print(data, fault, sep="\n")
        return int(fault.startswith("!"))
    return _try_reader(options)


def _try_reader(options: argparse.Namespace) -> int:
    reader, tally = READERS[options.reader], Tally()
    try_out(reader, options.seed, range(min(200, options.inputs)), Tally())  # fills caches
    growth, began = peak_bytes(), time.process_time()
    try_out(reader, options.seed, range(options.inputs), tally)
    growth, took = peak_bytes() - growth, time.process_time() - began
    print(f"{options.reader}: {tally.inputs} inputs in {took:.1f} s, {tally.read} read, {dict(tally.errors)}")
    print(f"  slowest {tally.slowest_s * 1000:.0f} ms (input {tally.slowest}), {growth / 1e6:.0f} MB more memory")
    for number, fault in tally.surprises:
        print(f"  input {number}: {fault}")
    return int(bool(tally.surprises) or tally.slowest_s > MOST_S or growth > _MOST_BYTES)


def _tell_huge(name: str, cost: Cost) -> int:
    door = DOORS[name]
    print(f"{name}: {cost.seconds:.2f} s for {cost.slowest}, {cost.more_bytes / 1e6:.0f} MB more memory", *cost.faults)
    return int(cost.seconds > door.most_s or cost.more_bytes > door.most_bytes or bool(cost.faults))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main())
