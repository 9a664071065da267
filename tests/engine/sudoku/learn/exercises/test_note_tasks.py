# SPDX-License-Identifier: MIT
"""The exercises about notes: each asks for what the rules say of its position."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.learn.exercises import note_tasks
from sudoku_qt.engine.sudoku.learn.exercises.exercise import cells_of
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.sweeps import in_turn

SEEDS = [str(number) for number in range(5)]


@in_turn("seed", SEEDS)
def test_what_a_cell_sees_goes_and_nothing_else(seed: str) -> None:
    exercise = note_tasks.notes_of_cell(seed)
    (cell,), values = exercise.view.frames, exercise.grid.values
    seen = {values[each] for each in STANDARD_SHAPE.peers[cell]} - {0}

    assert [*digits_in(exercise.grid.candidates[cell])] == [*range(1, 10)]
    assert exercise.answers[0].marks == {(cell, digit) for digit in seen}
    assert sum(map(bool, exercise.grid.candidates)) == 1


@in_turn("seed", SEEDS)
def test_a_digit_has_two_places_in_the_box_that_is_named(seed: str) -> None:
    exercise = note_tasks.places_in_box(seed)
    one, other = sorted(cells_of(exercise.answers[0].marks))
    digit, grid = exercise.view.digit, exercise.grid
    (box,) = {STANDARD_SHAPE.houses_of[cell][2] for cell in (one, other)}

    assert not exercise.view.notes
    may = {cell for cell in STANDARD_SHAPE.houses[box] if not grid.values[cell]}
    assert {cell for cell in may if grid.legal(cell) >> digit - 1 & 1} == {one, other}
    assert str(exercise.task.text.facts["house"]) == f"box {box - 17}"


@in_turn("seed", SEEDS)
def test_the_notes_of_an_entered_digit_go_where_it_is_seen(seed: str) -> None:
    exercise = note_tasks.after_entry(seed)
    (cell,), grid = exercise.view.frames, exercise.grid
    digit = grid.values[cell]
    solution = kernel.solve(grid.givens)

    assert solution
    assert solution[cell] == digit
    assert not grid.givens[cell]
    wrong = {
        (each, note)
        for each in grid.empty_cells
        for note in digits_in(grid.candidates[each] & ~grid.legal(each))
    }
    assert exercise.answers[0].marks == wrong
    assert {note for _, note in wrong} == {digit}


@in_turn("seed", SEEDS)
def test_every_cell_with_one_note_is_right(seed: str) -> None:
    exercise = note_tasks.last_note(seed)
    grid, solution = exercise.grid, kernel.solve(exercise.grid.givens)
    assert solution
    alone = {cell for cell in grid.empty_cells if len([*digits_in(grid.candidates[cell])]) == 1}

    assert {cell for answer in exercise.answers for cell, _ in answer.marks} == alone
    assert all(solution[cell] == d for answer in exercise.answers for cell, d in answer.marks)
