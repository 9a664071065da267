# SPDX-License-Identifier: MIT
"""The work of looking at a puzzle or at an answer hands home what the engine found."""

import pytest

from sudoku_qt.controllers.sudoku.workers.inspect import check_answer, check_picture, inspect_puzzle
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.inspection import check, inspect
from sudoku_qt.engine.work import Cancelled, unheard
from sudoku_qt.models.sudoku.board.correction import PictureCheck

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GIVENS = bytes(int(sign) for sign in PUZZLE.replace(".", "0"))
WITHOUT_SOLUTION = bytes(range(1, 9)) + bytes(9) + b"\x09" + bytes(63)
"""Row 1 wants a 9 in its last cell, and the 9 below it forbids that."""


@pytest.fixture
def ticket() -> Ticket:
    """A ticket that nobody has stopped."""
    return Ticket(unheard)


@pytest.mark.parametrize("givens", [GIVENS, bytes(81), WITHOUT_SOLUTION])
def test_what_is_found_of_a_puzzle_comes_home(ticket: Ticket, givens: bytes) -> None:
    found = inspect_puzzle(SudokuSetup(givens))(ticket)

    assert (found.solutions, found.cells) == (inspect(givens).solutions, inspect(givens).cells)


def test_what_is_found_of_an_answer_comes_home(ticket: Ticket) -> None:
    grid = Grid.of_givens(GIVENS).with_value(2, 1)

    answer = check_answer(SudokuSetup(GIVENS), grid)(ticket)

    assert answer.wrong == check(grid).wrong == {2}


def test_looking_for_what_is_to_blame_stops_when_it_is_asked_to(ticket: Ticket) -> None:
    ticket.stop()

    with pytest.raises(Cancelled):
        inspect_puzzle(SudokuSetup(WITHOUT_SOLUTION))(ticket)


@pytest.mark.parametrize(
    ("digits", "solutions", "conflicts"),
    [
        (GIVENS, 1, ()),
        (bytes(81), 2, ()),
        (WITHOUT_SOLUTION, 0, ()),
        (bytes([5, 0, 0, 0, 5, *[0] * 76]), 0, (0, 4)),
    ],
)
def test_digits_of_a_picture_are_counted_or_in_conflict(
    ticket: Ticket, digits: bytes, solutions: int, conflicts: tuple[int, ...]
) -> None:
    assert check_picture(digits)(ticket) == PictureCheck(solutions, conflicts)
