# SPDX-License-Identifier: MIT
"""Multi-sector sets: as many links as cells, which the solution fills, in any image."""

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.practice_bank import banked
from sudoku_qt.engine.sudoku.generate.random_isomorph import random_isomorph
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.multi_sectors import SectorSearch, beside, box_at, covered
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")


def found_in(puzzle: bytes, name: str) -> list[tuple[int, int]]:
    search = SectorSearch(Board.of_givens(puzzle))
    return search.loops() if name == "domino_loop" else search.rectangles()


@pytest.mark.parametrize("name", ["domino_loop", "msls"])
def test_every_image_of_a_puzzle_has_as_many(name: str) -> None:
    rng = SeededRandom("images of sectors")
    seen = 0
    for puzzle in banked(BANK, name).puzzles:
        here = found_in(puzzle, name)
        seen += len(here)
        assert len(here) == len(found_in(random_isomorph(puzzle, rng), name))
    assert seen >= 10


def test_each_link_of_a_loop_is_one_digit_of_its_cells() -> None:
    for puzzle in banked(BANK, "domino_loop").puzzles:
        solution = kernel.solve(puzzle)
        board = Board.of_givens(puzzle)
        assert solution
        for rows, columns in SectorSearch(board).loops():
            lines = tuple(house for house in range(18) if (rows | columns << 9) >> house & 1)
            boxes = tuple(box_at(rows, columns, number) for number in range(4))
            sectors = covered(board, beside(rows, columns), lines, boxes)
            assert len(sectors.links) == sectors.cells.bit_count() == 16
            for house, digit in sectors.links:
                (cell,) = (
                    cell
                    for cell in cells_in(sectors.cells)
                    if cell in STANDARD_SHAPE.houses[house] and solution[cell] == digit + 1
                )
                assert board.has(81 * digit + cell)


def test_the_cells_of_a_loop_lie_beside_the_crossings() -> None:
    cells = beside(1 << 0 | 1 << 4, 1 << 2 | 1 << 8)
    assert cells.bit_count() == 16
    assert all(not cells >> 9 * row + column & 1 for row in (0, 4) for column in (2, 8))
    assert [box_at(1 << 0 | 1 << 4, 1 << 2 | 1 << 8, each) for each in range(4)] == [18, 20, 21, 23]


def test_a_grid_without_clues_has_none() -> None:
    for name in ("domino_loop", "msls"):
        assert not found_in(bytes(81), name)
