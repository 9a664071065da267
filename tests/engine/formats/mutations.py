# SPDX-License-Identifier: MIT
"""Damaged texts: good samples in which something was changed, and what reading them costs.

    python -m tests.engine.formats.mutations FORMAT COUNT

reads so many of them; the exit code is 0 where each was read or refused with a sentence, in less
than a second, and all of them in less memory than 200 MB more than none.
"""

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from sudoku_qt.engine.format import Format, Found
from sudoku_qt.engine.formats import FORMATS, format_named, recognise
from sudoku_qt.engine.message import Fault

SAMPLES = Path(__file__).parents[2] / "data" / "formats"
LONGEST_S = 1.0
MOST_MEMORY_KB = 200_000
WORDS = (
    *rb"""0 9 99999999999 -1 | : <a> {} [ &amp; " null true NaN e308 = % u""".split(),
    *(b"\n", b"\0", b"\xff", "\u202e".encode()),
)


def mutations(form: Format, count: int, seed: int = 17) -> Iterator[bytes]:
    """Yield so many damaged samples of a format."""
    random = Random(seed)
    samples = [path.read_bytes() for path in sorted((SAMPLES / form.name).glob("good*"))]
    others = [path.read_bytes() for path in sorted(SAMPLES.glob("*/good.*"))]
    for _ in range(count):
        data = bytearray(random.choice(samples))
        for _ in range(random.choice((1, 1, 2, 4, 16))):
            change(random, data, others)
        yield bytes(data)


def change(random: Random, data: bytearray, others: list[bytes]) -> None:
    """Change something: a bit, a piece cut out or doubled, a word or another's piece put in."""
    at = random.randrange(len(data) + 1)
    end = min(len(data), at + random.choice((1, 2, 8, 64, 1024)))
    kind = random.randrange(7)
    if kind == 0 and data:
        data[at % len(data)] ^= 1 << random.randrange(8)
    elif kind == 1:
        del data[at:end]
    elif kind == 2:
        data[at:at] = data[at:end] * random.choice((1, 2, 50))
    elif kind == 3:
        data[at:at] = random.choice(WORDS) * random.choice((1, 1, 1, 3000))
    elif kind == 4:
        data[at:end] = random.choice(WORDS)
    elif kind == 5:
        other = random.choice(others)
        start = random.randrange(len(other))
        data[at:end] = other[start : start + end - at]
    else:
        del data[at:]


def said_of(form: Format, data: bytes) -> str:
    """What is said of a text by its format, and by all: what it is, or what is wrong with it."""
    by_form = told(lambda: form.read(data.decode("latin-1")))
    return by_form and told(lambda: recognise(data).found)


def told(read: Callable[[], Sequence[Found]]) -> str:
    """How many positions were read, or why none was."""
    try:
        count = len(read())
    except Fault as fault:
        return str(fault)
    return f"{count} positions" if count else ""


def main() -> int:
    """Read the damaged samples, and name the first that is too much."""
    form, count = format_named(sys.argv[1]), int(sys.argv[2])
    for other in FORMATS:
        for data in mutations(other, 20):
            said_of(other, data)
    before = memory_kb()
    for number, data in enumerate(mutations(form, count)):
        began = time.process_time()
        said = said_of(form, data)
        took = time.process_time() - began
        if not said or took > LONGEST_S:
            print(f"{form.name} {number}: {said!r} after {took:.1f} s")  # noqa: T201 - a report
            return 1
    grown = memory_kb() - before
    print(f"{form.name}: {count:,} read, {grown:,} KB more")  # noqa: T201 - a report
    return grown > MOST_MEMORY_KB


def memory_kb() -> int:
    """The most memory this process ever had; 0 where the system does not tell it so."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    sys.exit(main())
