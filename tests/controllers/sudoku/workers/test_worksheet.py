# SPDX-License-Identifier: MIT
"""The work behind a worksheet: puzzles from everywhere, and codes that hold their links."""

from dataclasses import replace

import pytest
import segno

from sudoku_qt.controllers.sudoku.workers.worksheet import (
    code_of,
    link_of,
    make_codes,
    prepare_all,
    prepare_order,
)
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.worksheet import SEVERAL
from sudoku_qt.engine.work import Cancelled
from tests.cages import SOLVED, killer

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GIVENS = bytes(parse(PUZZLE))


def test_puzzles_are_made_read_or_taken_from_the_board() -> None:
    shares: list[float] = []
    (found,) = recognise(PUZZLE.encode()).found
    played = SudokuSetup(GIVENS), Grid.of_givens(GIVENS).with_value(2, 4)
    made, read, now = prepare_all([MakeOptions(level=1, seed="A"), found, played])(
        Ticket(shares.append)
    )
    assert made.setup.level == 1
    assert read.setup.givens == now.setup.givens == GIVENS
    assert (read.grid.values[2], now.grid.values[2]) == (0, 4)
    assert read.solution == now.solution
    assert shares == [1 / 3, 2 / 3, 1.0]


def test_a_puzzle_with_its_own_rules_is_solved_by_them() -> None:
    open_rows = "".join("0" if cell < 18 and cell % 3 < 2 else SOLVED[cell] for cell in range(81))
    (found,) = recognise(killer(open_rows).encode()).found
    opened = prepare_order(found)
    assert (opened.solution, opened.fault) == (bytes(map(int, SOLVED)), None)
    classic = prepare_order((replace(opened.setup, variant=None), opened.grid))
    assert classic.fault == SEVERAL, "two rows can be exchanged but for the cages"


def test_the_link_is_short_and_opens_the_puzzle_again() -> None:
    link = link_of(GIVENS)
    assert link.startswith("https://sudokupad.app/scf")
    assert len(link) < 60
    (found,) = recognise(link.encode()).found
    assert position_of(found).setup.givens == GIVENS


def test_the_code_is_that_of_the_link_and_none_that_a_camera_may_not_know() -> None:
    code = code_of(GIVENS)
    made = segno.make(link_of(GIVENS), micro=False)
    assert code == tuple(bytes(row) for row in made.matrix)
    assert {len(row) for row in code} == {len(code)}
    assert len(code) >= 29
    assert make_codes([GIVENS])(Ticket(lambda _: None)) == {GIVENS: code}


def test_a_stopped_ticket_ends_both_kinds_of_work() -> None:
    ticket = Ticket(lambda _: None)
    ticket.stop()
    with pytest.raises(Cancelled):
        prepare_all([MakeOptions(seed="A")])(ticket)
    with pytest.raises(Cancelled):
        make_codes([GIVENS])(ticket)
    with pytest.raises(Cancelled):
        prepare_order(MakeOptions(seed="A"), ticket.stopped)
