# SPDX-License-Identifier: MIT
"""The neighbours of a puzzle that resist enough to be worth a rating.

A rating takes a second if nested chains are needed, the resistance less than a millisecond. Of the
puzzles that differ from a hard one in one clue, several in ten are about as hard; of those drawn at
random near it hardly one in five hundred is, but they are inexhaustible.
"""

from dataclasses import dataclass

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.groups import without
from sudoku_qt.engine.sudoku.generate.hardest.climber import resistance_of
from sudoku_qt.engine.sudoku.research.neighbours import neighbours
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import CELLS

DRAWN = 16


@dataclass(frozen=True)
class NearSearch:
    """A search near a puzzle for puzzles of at least some resistance.

    With a `seed` it draws `DRAWN` puzzles at random; without one it tries all that differ in one
    clue.
    """

    puzzle: bytes
    least: int
    seed: str = ""


def found_near(search: NearSearch) -> list[tuple[int, bytes]]:
    """The minimal puzzles near one that resist enough, each with its resistance."""
    if search.seed:
        rng = SeededRandom(search.seed)
        near = {neighbour(search.puzzle, rng) for _ in range(DRAWN)}
    else:
        one_other = neighbours(search.puzzle, 1, 1)
        near = {_minimal(each) for each in one_other if isinstance(each, bytes)}
    found = ((resistance_of(each), each) for each in sorted(near))
    return [each for each in found if each[0] >= search.least]


def neighbour(puzzle: bytes, rng: SeededRandom) -> bytes:
    """A random minimal puzzle that lacks one to three of another one's clues, and has others."""
    clues = [cell for cell in range(CELLS) if puzzle[cell]]
    puzzle = without(puzzle, rng.shuffled(clues)[: rng.within(1, 3)])
    full = kernel.random_solution(puzzle, rng.word()) or puzzle
    values = bytearray(puzzle)
    while len(found := kernel.solutions(bytes(values), 2)) == 2:
        other = found[0] if found[0] != full else found[1]
        cell = rng.choice([cell for cell in range(CELLS) if other[cell] != full[cell]])
        values[cell] = full[cell]
    return _minimal(bytes(values), rng)


def _minimal(puzzle: bytes, rng: SeededRandom | None = None) -> bytes:
    clues = [cell for cell in range(CELLS) if puzzle[cell]]
    return kernel.dig(puzzle, bytes(rng.shuffled(clues) if rng else clues))
