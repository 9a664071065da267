# SPDX-License-Identifier: MIT
"""Entries that are the same puzzle."""

from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from tests.store.library.samples import different

FIRST, SECOND, THIRD = different(3)


def relabelled(puzzle: str) -> str:
    return puzzle.translate(str.maketrans("123456789", "234567891"))


def mirrored(puzzle: str) -> str:
    return "".join(puzzle[row * 9 : row * 9 + 9][::-1] for row in range(9))


def test_only_puzzles_that_are_there_in_another_guise_are_found(library: Library) -> None:
    puzzles = (FIRST, SECOND, relabelled(FIRST), THIRD, mirrored(FIRST), mirrored(THIRD))
    library.add(Entry("sudoku", puzzle) for puzzle in puzzles)
    assert library.twins() == []

    library.compare()

    assert [[each.puzzle for each in library.entries(ids)] for ids in library.twins()] == [
        [FIRST, relabelled(FIRST), mirrored(FIRST)],
        [THIRD, mirrored(THIRD)],
    ]
