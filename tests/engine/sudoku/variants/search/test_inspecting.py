# SPDX-License-Identifier: MIT
"""A puzzle with rules of its own, and an answer to it, are checked as a classic one is."""

from dataclasses import replace

import pytest

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.inspection import check, inspect
from sudoku_qt.engine.sudoku.variants.search.inspecting import VariantSolver, broken_rule
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.variants.boards import read

CAGE = read('"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]', 4)
SOLUTION = bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])

TWICE = """\
This puzzle breaks a rule: a digit stands twice in a row, column or region: r2c2, r2c4."""


def with_givens(**cells: int) -> VariantPuzzle:
    """The cage of 3 with digits in cells named c0 ... c15."""
    values = bytearray(16)
    for name, digit in cells.items():
        values[int(name[1:])] = digit
    return replace(CAGE, givens=bytes(values))


def test_one_solution_is_no_fault() -> None:
    puzzle = replace(CAGE, givens=b"\0\0" + SOLUTION[2:])
    inspection = inspect(puzzle.givens, solver=VariantSolver(puzzle))

    assert (inspection.solutions, inspection.solution) == (1, SOLUTION)
    assert inspection.fault is None


def test_several_solutions_are_said_with_the_cells_they_leave_open() -> None:
    inspection = inspect(bytes(16), solver=VariantSolver(CAGE))

    assert (inspection.solutions, str(inspection.fault)) == (
        2,
        "This puzzle has several solutions.",
    )
    assert inspection.cells == frozenset(range(16))


@pytest.mark.parametrize(
    ("cells", "told", "marked"),
    [
        (
            {"c0": 4},
            "This puzzle breaks a rule: “Killer cage” does not hold: r1c1.",
            {0},
        ),
        (
            {"c5": 1, "c7": 1},
            TWICE,
            {5, 7},
        ),
        ({"c2": 1}, "This puzzle has no solution.", {2}),
    ],
)
def test_what_cannot_be_is_blamed_on_cells(
    cells: dict[str, int], told: str, marked: set[int]
) -> None:
    puzzle = with_givens(**cells)
    inspection = inspect(puzzle.givens, solver=VariantSolver(puzzle))

    assert str(inspection.fault) == told
    assert inspection.cells == marked


def test_a_wrong_digit_is_found_by_the_rules() -> None:
    puzzle = replace(CAGE, givens=b"\0\0" + SOLUTION[2:])
    grid = VariantSolver(puzzle)
    start = puzzle.rules.shape
    answer = check(Grid.of_givens(puzzle.givens, start).with_value(0, 2), solver=grid)

    assert answer.wrong == {0}
    assert str(answer.verdict) == "1 wrong digit, marked with a cross."


def test_it_stops_when_it_is_asked_to() -> None:
    with pytest.raises(Cancelled):
        inspect(bytes(16), lambda: True, VariantSolver(CAGE))


def test_the_first_broken_rule_is_said() -> None:
    puzzle = with_givens(c0=4)

    assert str(broken_rule(puzzle, puzzle.givens)) == "“Killer cage” does not hold: r1c1"
