# SPDX-License-Identifier: MIT
"""What the cells of one digit rule out, against all its templates, and what rests on that."""

from collections.abc import Iterator
from random import Random

import pytest

from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.chains import CHAIN, ChainSearch
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import LinkKinds
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links
from sudoku_qt.engine.sudoku.logic.search.templates import any_outside_templates, outside_templates
from sudoku_qt.engine.sudoku.logic.technique import DigitTechnique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.engine.sudoku.logic.search.fishing_grounds import hard_positions


@pytest.fixture(scope="module")
def boards() -> list[Board]:
    """Positions of random puzzles in which singles do not help."""
    return hard_positions()


def cells_of(board: Board, digit: int) -> set[int]:
    return {cell for cell in range(81) if board.has(81 * digit + cell)}


def templates(cells: set[int]) -> Iterator[set[int]]:
    """Lay a digit in every house that has some of its cells."""
    wanting = [house for house in STANDARD_SHAPE.houses if not cells.isdisjoint(house)]

    def lay(left: set[int], laid: set[int]) -> Iterator[set[int]]:
        missing = [house for house in wanting if laid.isdisjoint(house)]
        if not missing:
            yield laid
            return
        for cell in left.intersection(missing[0]):
            seen = {each for house in STANDARD_SHAPE.houses if cell in house for each in house}
            yield from lay(left - seen, laid | {cell})

    return lay(cells, set())


def outside(board: Board, digit: int) -> set[int]:
    cells = outside_templates(board, digit)
    return {cell for cell in range(81) if cells >> cell & 1}


def test_what_no_template_has_is_found(boards: list[Board]) -> None:
    found = 0
    for board in boards[:12]:
        for digit in range(9):
            cells = cells_of(board, digit)
            missing = cells.difference(*templates(cells))
            assert outside(board, digit) == missing
            found += len(missing)
    assert found


def test_it_is_found_anew_whatever_goes_from_a_board(boards: list[Board]) -> None:
    """To the last candidate of a house: then no template is left, and all are outside."""
    board, chance = boards[0].copy(), Random(3)
    left = [candidate for candidate in range(729) if board.has(candidate)]
    for candidate in chance.sample(left, 60):
        board.apply(Finding((), 0, (candidate,)))
        cells = cells_of(board, candidate // 81)
        missing = cells.difference(*templates(cells))
        assert outside(board, candidate // 81) == missing


def test_where_columns_want_a_digit_that_no_row_can_take_all_is_outside() -> None:
    board = Board.of_givens(bytes(81))
    board.apply(Finding((), 0, tuple(range(9))))  # the first digit goes from the first row
    assert outside(board, 0) == set(range(9, 81))
    assert outside(board, 1) == set()


@pytest.mark.parametrize(
    "technique",
    [rung.technique for rung in LADDER if isinstance(rung.technique, DigitTechnique)],
    ids=lambda technique: technique.name,
)
def test_where_all_are_in_templates_one_digit_tells_nothing(
    technique: DigitTechnique, boards: list[Board]
) -> None:
    looked = 0
    for board in boards[:12]:
        for digit in range(9):
            if not outside_templates(board, digit):
                assert not list(technique.find_digit(board, digit))
                looked += 1
    assert looked > 20


def test_where_all_are_in_templates_no_chain_of_one_digit_is_found(boards: list[Board]) -> None:
    looked = 0
    for board in boards:
        if not any_outside_templates(board):
            links = Links(board, LinkKinds(within_cell=False))
            assert not list(ChainSearch(board, links).run((CHAIN,)))
            looked += 1
    assert looked
