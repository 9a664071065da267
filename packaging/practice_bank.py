# SPDX-License-Identifier: MIT
"""Fills the bank of puzzles that need a rare technique, each made here.

    python packaging/practice_bank.py [SECONDS]

Techniques that random puzzles need often enough are left to chance. For each of the others a few
puzzles are looked for, for SECONDS at most (300), among random puzzles that need nothing harder
before. What the bank holds already stays as long as the ladder still says so, so that a change of
the ladder costs little. The exit code is 1 where a technique has no puzzle.
"""

import sys
import time
from pathlib import Path

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.practice import due, ladder_with, puzzles_of, up_to
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom

BANK = Path(__file__).resolve().parent.parent / "resources" / "puzzles" / "techniques.txt"
WANTED = 6
"""Puzzles of each technique; every one has 1.2e12 isomorphs."""
SAMPLE = 400
OFTEN = 16
"""Techniques that so many puzzles of the sample need are left to chance."""
SECONDS = 300


def main(seconds: int = SECONDS) -> int:
    """Look for what is missing, and write the bank."""
    lines, missing = list[str](), 0
    for rung in LADDER:
        found = puzzles(rung.name, seconds)
        lines += [f"{rung.name} {to_text(puzzle)}\n" for puzzle in found]
        missing += not found and not is_frequent(rung.name)
        print(f"{rung.name:<28}{len(found)}", flush=True)
    BANK.write_text("".join(lines), encoding="ascii")
    return 1 if missing else 0


def puzzles(technique: str, seconds: int) -> list[bytes]:
    """The bank's puzzles of a technique with new ones, or none where it is frequent."""
    ladder = ladder_with(technique)
    known = puzzles_of(BANK, technique) if BANK.exists() else []
    found = [puzzle for puzzle in known if due(puzzle, technique, ladder)]
    if not found and is_frequent(technique):
        return []
    rng = SeededRandom(f"bank {technique} {len(found)}")
    end = time.monotonic() + seconds
    ladder = up_to(technique, ladder)
    while len(found) < WANTED and time.monotonic() < end:
        puzzle = kernel.minimal_puzzle(rng.word())
        if due(puzzle, technique, ladder):
            found.append(puzzle)
    return found[:WANTED]


def is_frequent(technique: str) -> bool:
    """Whether random puzzles need a technique often enough to be found at once."""
    ladder = up_to(technique, ladder_with(technique))
    drawn = (kernel.minimal_puzzle(number) for number in range(SAMPLE))
    return sum(due(puzzle, technique, ladder) is not None for puzzle in drawn) >= OFTEN


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
