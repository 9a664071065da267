# SPDX-License-Identifier: MIT
"""Singles in the order in which they came up."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.search.inference.single_queues import single_queues
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import CELLS


def an_empty_board() -> Board:
    return Board(Grid.of_givens(bytes(CELLS)).with_all_candidates())


def test_an_empty_board_has_no_single() -> None:
    queues = single_queues(an_empty_board())
    assert not queues.naked
    assert not queues.hidden


def test_what_came_up_first_comes_first() -> None:
    board = an_empty_board()
    assert not single_queues(board).naked
    for cell, left in ((60, 4), (3, 2)):
        gone = tuple(CELLS * digit + cell for digit in range(9) if digit != left)
        board.apply(Finding((), 0, gone))
        single_queues(board)
    assert list(single_queues(board).naked) == [CELLS * 4 + 60, CELLS * 2 + 3]


def test_a_digit_with_one_place_left_in_a_house_is_a_hidden_single() -> None:
    board = an_empty_board()
    board.apply(Finding((), 0, tuple(CELLS * 6 + cell for cell in range(8))))
    assert list(single_queues(board).hidden) == [CELLS * 6 + 8]


def test_what_is_placed_waits_no_longer() -> None:
    board = an_empty_board()
    board.apply(Finding((), 0, tuple(CELLS * digit + 40 for digit in range(8))))
    assert list(single_queues(board).naked) == [CELLS * 8 + 40]
    board.apply(Finding((), 0, placements=(CELLS * 8 + 40,)))
    assert not single_queues(board).naked


def test_every_single_of_a_position_waits() -> None:
    board = Board.of_givens(kernel.minimal_puzzle(3))
    for _ in follow(board, LADDER):
        queues = single_queues(board)
        bare = {
            CELLS * (mask.bit_length() - 1) + cell
            for cell, mask in enumerate(board.grid().candidates)
            if mask.bit_count() == 1
        }
        assert bare <= set(queues.naked)


def _peers(cell: int) -> list[int]:
    return [other for other in range(CELLS) if bits.PEERS[cell] >> other & 1]


def _as_they_came(givens: bytes) -> tuple[list[int], list[int]]:
    """The naked and the hidden singles of a puzzle whose digits are placed one by one."""
    there = set(range(9 * CELLS))
    naked, hidden = list[int](), list[int]()

    def leave(candidate: int) -> None:
        there.discard(candidate)
        cell, digit = candidate % CELLS, candidate // CELLS
        alone = [each for each in there if each % CELLS == cell]
        naked.extend(alone if len(alone) == 1 else ())
        for house in (bits.ROW[cell], 9 + bits.COLUMN[cell], 18 + bits.BOX[cell]):
            others = bits.HOUSES[house]
            alone = [
                each for each in there if each // CELLS == digit and others >> each % CELLS & 1
            ]
            hidden.extend(alone if len(alone) == 1 else ())

    for cell, digit in enumerate(givens):
        if digit:
            here = CELLS * (digit - 1)
            for other in _peers(cell):
                if here + other in there:
                    leave(here + other)
            for each in range(cell, 9 * CELLS, CELLS):
                if each in there and each != here + cell:
                    leave(each)
            there.discard(here + cell)
    return [each for each in naked if each in there], [each for each in hidden if each in there]


def test_singles_of_the_givens_wait_as_they_came_up_cell_by_cell() -> None:
    kinds = set()
    for number in range(8):
        givens = kernel.minimal_puzzle(number)
        queues = single_queues(Board.of_givens(givens))
        naked, hidden = _as_they_came(givens)
        assert [*dict.fromkeys(queues.naked)] == [*dict.fromkeys(naked)]
        assert [*dict.fromkeys(queues.hidden)] == [*dict.fromkeys(hidden)]
        kinds |= {len(naked) > 1, len(hidden) > 1}
    assert True in kinds
