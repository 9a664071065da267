# SPDX-License-Identifier: MIT
"""The work of making a puzzle hands on what the player wants, and stops when asked."""

import pytest

from sudoku_qt.controllers.sudoku.workers.make import draw_from_bank, make_position, make_puzzle
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.inspection import inspect
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.models.sudoku.options import NewSudoku


@pytest.fixture
def shares() -> list[float]:
    """A list that fills with the progress told."""
    return []


@pytest.fixture
def ticket(shares: list[float]) -> Ticket:
    """A ticket that nobody has stopped."""
    return Ticket(shares.append)


def test_the_puzzle_is_what_was_asked_for(ticket: Ticket, shares: list[float]) -> None:
    setup = make_puzzle(NewSudoku(level=1, symmetry="diagonal", clues=(40, 40), seed="seed"))(
        ticket
    )

    assert isinstance(setup, SudokuSetup)
    assert (setup.origin, setup.mode, setup.symmetry) == ("generated", "standard", "diagonal")
    assert sum(digit != 0 for digit in setup.givens) == 40
    assert inspect(setup.givens).solutions == 1
    assert all(0 <= share <= 1 for share in shares)


def test_the_same_seed_makes_the_same_puzzle(ticket: Ticket) -> None:
    first, second = (
        make_puzzle(NewSudoku(level=1, symmetry="none", seed="seed"))(ticket) for _ in range(2)
    )

    assert first == second
    assert first.seed


@pytest.mark.parametrize("mode", ["standard", "digging"])
def test_it_stops_when_it_is_asked_to(ticket: Ticket, mode: str) -> None:
    ticket.stop()

    with pytest.raises(Cancelled):
        make_puzzle(NewSudoku(mode, 5, "none"))(ticket)


def test_the_bank_has_its_puzzles_by_number(ticket: Ticket) -> None:
    first, again, second = (draw_from_bank("seed", number)(ticket) for number in (0, 0, 1))

    assert first == again
    assert first.givens != second.givens
    assert first.origin == "bank"


def test_a_variant_to_practise_with_comes_with_its_position(ticket: Ticket) -> None:
    ready = make_position("thermometer__constraint")(ticket)
    assert ready.first
    assert ready.setup.variant
    assert ready.setup.technique == "thermometer__constraint"
    assert ready.setup.hardest
    with pytest.raises(Fault, match="called so"):
        make_position("thermometer__nothing", "called so")(ticket)
