# SPDX-License-Identifier: MIT
"""`make fuzz`: hands damaged files to every reader; what comes of each is a value or a sentence.

    python -m tests.fuzz [READER ...] [--first N] [--count N] [--seed N] [--address]

What is too much for a reader (another exception, too long, too much memory, the end of the process)
is written to build/fuzz/READER, with what happened beside it; once it is mended it is kept below
tests/data/fuzz/READER, which the tests read. The exit code is 1 then. Files have numbers from 0; to
read them in parts, say with which to begin. With --address the compiled modules are built anew with
AddressSanitizer, and the readers run with those.
"""

import faulthandler
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from tests.engine.formats.mutations import memory_kb
from tests.fuzz import address
from tests.fuzz.damage import damaged, too_much
from tests.fuzz.readers import Reader, readers

FINDINGS = address.ROOT / "build" / "fuzz"
COUNT = 10_000
MOST_MEMORY_KB = 600_000
ERRORS = 2
"""The stream of errors, whoever holds what Python calls so."""
PATIENCE = 10
"""A reader that takes so many times longer than it may is ended, with where it was."""


def main(words: Sequence[str]) -> int:
    """Read what was asked for, and say what was found."""
    wanted = arguments(words)
    if wanted.address:
        address.build()
        return address.run("tests.fuzz", [word for word in words if word != "--address"])
    names = wanted.readers
    chosen = [each for each in readers() if not names or each.name in names]
    part = wanted.first, wanted.count
    return max((fuzz(each, part, wanted.seed) for each in chosen), default=1)


def arguments(words: Sequence[str]) -> Namespace:
    """What is asked for."""
    parser = ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("readers", nargs="*", metavar="READER")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--address", action="store_true", help="with AddressSanitizer")
    return parser.parse_args(words)


def fuzz(reader: Reader, part: tuple[int, int], seed: int) -> int:
    """Hand a reader damaged files, the first and how many; 1 if one was too much for it."""
    first, count = part
    folder = FINDINGS / reader.name
    folder.mkdir(parents=True, exist_ok=True)
    reading, before, wrong = folder / f"reading-{first}", memory_kb(), 0
    for number, data in damaged(reader.seeds(), count, seed, first):
        reading.write_bytes(data)  # it stays where the process ends
        patience = PATIENCE * reader.longest_s
        faulthandler.dump_traceback_later(patience, exit=True, file=ERRORS)
        told = too_much(reader, data)
        if told:
            keep(folder / f"{seed}-{number}", data, told)
            wrong += 1
    faulthandler.cancel_dump_traceback_later()
    reading.unlink(missing_ok=True)
    grown = memory_kb() - before
    read = f"{count:,} read from {first:,} on" if first else f"{count:,} read"
    print(f"{reader.name}: {read}, {wrong} too much, {grown:,} KB more", flush=True)  # noqa: T201 - a report
    return int(wrong > 0 or grown > MOST_MEMORY_KB)


def keep(path: Path, data: bytes, told: str) -> None:
    """Write down a file that was too much, and what happened."""
    path.write_bytes(data)
    path.with_suffix(".txt").write_text(told, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
