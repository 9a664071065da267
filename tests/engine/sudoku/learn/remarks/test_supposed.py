# SPDX-License-Identifier: MIT
"""What is said of a digit that does not follow: what it would lead to in the position."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.remarks.supposed import of_struck, of_supposed
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")


def test_a_digit_is_answered_by_what_it_leads_to() -> None:
    position = next(positions("forcing_net", "supposed", BANK))
    grid, cell = position.grid, position.step.placements[0].cell
    solution = kernel.solve(grid.givens)
    assert solution

    for digit in digits_in(grid.candidates[cell]):
        text = str(of_supposed(grid, Candidate(cell, digit)))
        if digit == solution[cell]:
            assert text.endswith(" indeed, but this was not asked.")
        else:
            assert " cannot be " in text
            assert "followed to the end, it leaves " in text


def test_what_is_no_candidate_is_said_to_be_none() -> None:
    grid = next(positions("template_set", "supposed", BANK)).grid
    cell = min(grid.empty_cells)
    gone = next(digit for digit in range(1, 10) if not grid.candidates[cell] >> digit - 1 & 1)

    assert "followed" not in str(of_supposed(grid, Candidate(cell, gone)))


def test_what_is_struck_is_answered_by_whether_it_is_true_and_was_asked() -> None:
    grid = next(positions("forcing_net", "supposed", BANK)).grid
    solution = kernel.solve(grid.givens)
    assert solution
    cell = min(grid.empty_cells)
    false = next(digit for digit in digits_in(grid.candidates[cell]) if digit != solution[cell])

    stays, text = of_struck(grid, Candidate(cell, solution[cell]), {cell})
    assert stays
    assert "nothing speaks against it" in str(text)
    for asked, words in ((cell, "another proof"), (cell + 1, "was not asked")):
        stays, text = of_struck(grid, Candidate(cell, false), {asked})
        assert not stays
        assert words in str(text)
