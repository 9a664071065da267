# SPDX-License-Identifier: MIT
"""The first puzzle as it is being solved."""

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.learn.first_sitting import FirstSitting
from sudoku_qt.engine.sudoku.learn.lessons.first_puzzle import first_puzzle, guidance, solution_of
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.paths import resource

GRID = first_puzzle("sitting")
SOLUTION = solution_of(GRID)
TELLING = Telling(Pages(resource("techniques/en")))


def test_a_right_digit_stays_and_a_wrong_one_goes_with_the_next() -> None:
    sitting = FirstSitting(GRID)
    cell, other, *_ = GRID.empty_cells
    sitting.enter(cell, SOLUTION[cell] % 9 + 1)
    assert sitting.content(TELLING).kind == "wrong"
    assert sitting.grid.values[cell] == SOLUTION[cell] % 9 + 1
    sitting.enter(other, SOLUTION[other])
    assert sitting.grid.values[cell] == 0
    assert sitting.grid.values[other] == SOLUTION[other]


def test_it_goes_on_where_it_was_left_with_what_was_right() -> None:
    cell, other, *_ = GRID.empty_cells
    entered = bytearray(GRID.values)
    entered[cell], entered[other] = SOLUTION[cell], SOLUTION[other] % 9 + 1
    sitting = FirstSitting(GRID, "".join(map(str, entered)))

    assert sitting.grid.values[cell] == SOLUTION[cell]
    assert sitting.grid.values[other] == 0


def test_whoever_asks_is_shown_one_digit_after_the_other_to_the_end() -> None:
    sitting = FirstSitting(GRID)
    while not sitting.is_done:
        drawing = sitting.drawing
        assert len(drawing.frames) == 1 or {*drawing.grounds.values()} == {"where"}
        assert bool(drawing.frames) != bool(drawing.grounds)
        before = sitting.entered.count("0")
        sitting.show()
        assert sitting.entered.count("0") == before - 1

    assert sitting.grid.solved
    assert sitting.content(TELLING).answer.startswith("That was all")


def test_of_a_digit_that_is_shown_it_is_said_why_it_goes_there() -> None:
    sitting = FirstSitting(GRID)
    sitting.show()
    answer = sitting.content(TELLING).answer
    first, *_ = (cell for cell in GRID.empty_cells if sitting.grid.values[cell])
    name = f"r{first // 9 + 1}c{first % 9 + 1}={SOLUTION[first]}"

    assert name in answer
    assert answer.endswith(f" {guidance(sitting.grid).text}")

    other = next(cell for cell in GRID.empty_cells if cell != first)
    sitting.enter(other, SOLUTION[other])
    assert name not in sitting.content(TELLING).answer


def test_givens_stay_what_they_are() -> None:
    sitting = FirstSitting(GRID)
    given = next(cell for cell in range(81) if GRID.givens[cell])
    sitting.enter(given, GRID.givens[given] % 9 + 1)

    assert sitting.grid == GRID
