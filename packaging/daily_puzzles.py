# SPDX-License-Identifier: MIT
"""Makes the puzzles of ten years of days: resources/puzzles/daily.zip.

    python packaging/daily_puzzles.py [--check]

It was run once. The file never changes after that: every copy of the program has to have the same
puzzle on the same day. --check looks whether each puzzle has one solution, is of its level in
several disguises, is central, and no image of another one; the exit code is 1 where one is not.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import count
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from sudoku_qt.engine.message import Fault  # noqa: E402 - found only after that
from sudoku_qt.engine.sudoku import kernel  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.daily import DAYS, held_days, write_days  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.generator import make  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.grading import honest_level  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.options import MakeOptions  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.generate.random_isomorph import random_central_isomorph  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.kernel.solver import to_text  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.rating.levels import LEVELS  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.shape import CELLS  # noqa: E402 - as above

FILE = ROOT / "resources" / "puzzles" / "daily.zip"
HARDEST = (6.0, 8.3)
"""The SE ratings of the highest level: what a person can do in an evening."""
DISGUISES = 5


def made(level: int, number: int) -> bytes:
    """A puzzle of a level, its digits called in the order in which they appear."""
    se = HARDEST if level == len(LEVELS) else None
    wanted = MakeOptions(level=level, se=se, seed=f"daily {level} {number}")
    return in_order(make(wanted).givens)


def in_order(puzzle: bytes) -> bytes:
    """Call the digits 1, 2, ... in the order in which they appear; the disguise changes them."""
    digits = {0: 0}
    return bytes(digits.setdefault(digit, len(digits)) for digit in puzzle)


def keeps_level(puzzle: bytes, level: int) -> bool:
    """Whether a puzzle is of its level in whatever disguise."""
    rng = SeededRandom(f"disguises {to_text(puzzle)}")
    images = (random_central_isomorph(puzzle, rng) for _ in range(DISGUISES))
    return all(honest_level(image) == level for image in images)


def days(level: int) -> Iterator[bytes]:
    """Yield essentially different puzzles of a level, without end."""
    seen = set()
    for number in count(1):
        try:
            puzzle = made(level, number)
        except Fault:
            continue
        form = kernel.canonical_form(puzzle)
        if form not in seen and keeps_level(puzzle, level):
            seen.add(form)
            yield puzzle


def enough(level: int) -> list[bytes]:
    """The puzzles of a level for all days."""
    puzzles = days(level)
    return [next(puzzles) for _ in range(DAYS)]


def broken(level: int) -> list[str]:
    """The puzzles of which something that is promised does not hold."""
    held = held_days(FILE, level)
    forms = {kernel.canonical_form(puzzle) for puzzle in held}
    bad = [to_text(puzzle) for puzzle in held if not sound(puzzle, level)]
    return bad if len(forms) == len(held) == DAYS else [*bad, "there are equal ones, or too few"]


def sound(puzzle: bytes, level: int) -> bool:
    """Whether a puzzle has one solution, a central pattern, and its level in any disguise."""
    central = all(bool(puzzle[cell]) == bool(puzzle[CELLS - 1 - cell]) for cell in range(CELLS))
    return central and kernel.count_solutions(puzzle, 2) == 1 and keeps_level(puzzle, level)


def main(arguments: list[str]) -> int:
    """Make the file, or check it."""
    parser = ArgumentParser(description="Makes the daily puzzles.")
    parser.add_argument("--check", action="store_true")
    levels = range(1, len(LEVELS) + 1)
    if not parser.parse_args(arguments).check:
        if FILE.exists():
            parser.error(f"{FILE.name} is there already, and it never changes")
        write_days(FILE, {level: enough(level) for level in levels})
    bad = {level: broken(level) for level in levels}
    for level, puzzles in bad.items():
        print(level, "sound" if not puzzles else "BROKEN", *puzzles)
    return 1 if any(bad.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
