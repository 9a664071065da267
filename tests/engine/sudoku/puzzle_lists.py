# SPDX-License-Identifier: MIT
"""Puzzles to try solvers on: measured lists, damaged puzzles, symmetric images."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

FEW_CLUES = "....9.......6...........723....7..8.6....9.......319..97..8.....1......2..82....5"
HARD = "...1.9......5.8.316....4..92..........18.3..5..56...7...89.1..73.4.............4."
TWO_SOLUTIONS = "6....1...4.....9.2.85.......38..6....5....83..7..5...1..16..32.....7..1....9....5"
CHAINS = ".....3.879....5...6......4..827.......9....643...9.8......7..1....5......43..1..6"
NO_SOLUTION = "..85..........8.9.23..9.....6...2.8.42......7...7...6..8.95.3..3..1.....74......2"
LISTS = (  # file, how many of it make a quick sample
    ("17_clue.txt", 20),
    ("magictour_top1465.txt", 10),
    ("hardest_1905_sample.txt", 5),
    ("hardest_1106.txt", 3),
    ("serg_sample.txt", 20),
)


def digits(text: str) -> bytes:
    """Turn 81 characters into 81 bytes of 0-9."""
    return bytes(int(character) if character.isdigit() else 0 for character in text)


def read(path: Path) -> list[bytes]:
    """Read a list of puzzles, one a line."""
    lines = path.read_text("ascii").splitlines()
    return [digits(line[:81]) for line in lines if line.strip()]


def sample(path: Path, number: int) -> list[bytes]:
    """Read some puzzles of a list, spread over it."""
    puzzles = read(path)
    return puzzles[:: max(1, len(puzzles) // number)][:number]


def damaged(puzzle: bytes, rng: Random) -> Iterator[bytes]:
    """Yield a puzzle less a clue, less two, with a wrong one and with one more."""
    clues = [cell for cell in range(81) if puzzle[cell]]
    empty = [cell for cell in range(81) if not puzzle[cell]]
    first, second = rng.sample(clues, 2)
    wrong = puzzle[first] % 9 + 1
    for changes in ({first: 0}, {first: 0, second: 0}, {first: wrong}):
        yield changed(puzzle, changes)
    yield changed(puzzle, {rng.choice(empty): rng.randint(1, 9)})


def changed(puzzle: bytes, changes: dict[int, int]) -> bytes:
    """A puzzle with other digits in some cells."""
    return bytes(changes.get(cell, digit) for cell, digit in enumerate(puzzle))


def image(puzzle: bytes, rng: Random) -> bytes:
    """One of the symmetric images of a puzzle."""
    rows, columns = _lines(rng), _lines(rng)
    labels = [0, *rng.sample(range(1, 10), 9)]
    cells = [9 * row + column for row in rows for column in columns]
    if rng.random() < 0.5:
        cells = [cells[cell % 9 * 9 + cell // 9] for cell in range(81)]
    return bytes(labels[puzzle[cell]] for cell in cells)


def _lines(rng: Random) -> list[int]:
    threes = (0, 1, 2)
    return [3 * band + line for band in rng.sample(threes, 3) for line in rng.sample(threes, 3)]
