# SPDX-License-Identifier: MIT
"""The first puzzle of the course in the real window: its words are followed, or shown."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.sudoku.learn import exercises
from sudoku_qt.controllers.sudoku.learn.first_sitting import FirstSitting
from sudoku_qt.engine.sudoku.learn.lessons.first_puzzle import first_puzzle, guidance, solution_of
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.learn.doing import (
    answer,
    check,
    click_cell,
    open_lesson,
    show,
    type_at,
)


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave lessons that are done behind."""
    return fresh


@pytest.mark.slow
def test_the_first_puzzle_is_solved_by_following_the_words(begin: Begin) -> None:
    program = begin().start()
    found = open_lesson(program, "first_puzzle")
    sitting = found.sitting
    assert isinstance(sitting, FirstSitting)
    solution = solution_of(sitting.grid)
    half = sitting.grid.givens.count(0) // 2
    for _ in range(half):
        step = guidance(sitting.grid).step
        assert step is not None
        type_at(program, found, *step.placements[0])
    program.shell.window.close()

    program = begin().start()
    found = open_lesson(program, "first_puzzle")
    assert isinstance(found.sitting, FirstSitting)
    assert found.sitting.grid.values.count(0) == half
    for cell in [*found.sitting.grid.empty_cells]:
        type_at(program, found, cell, solution[cell])
    assert answer(found).startswith("That was all")
    assert found.view.sheet.note.text() == "This lesson is done."
    assert found.view.sheet.check_key.text() == "Next lesson"
    check(program, found)
    assert program.controller.learning.topic.key == "full_house"


@pytest.mark.slow
def test_the_first_puzzle_says_how_much_of_it_was_shown(begin: Begin) -> None:
    program = begin().start()
    found = open_lesson(program, "first_puzzle")
    show(program, found)
    program.shell.window.close()
    program = begin().start()
    found = open_lesson(program, "first_puzzle")
    while found.sitting and not found.sitting.is_done:
        show(program, found)
    assert isinstance(found.sitting, FirstSitting)
    assert not found.sitting.at_once
    count = found.sitting.grid.givens.count(0)
    text = f"This lesson is done. Digits that were shown: {count}."
    assert found.view.sheet.note.text() == text


def test_the_first_click_is_where_the_cursor_stays(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = next(
        str(number) for number in range(99) if len(guidance(first_puzzle(str(number))).cells) == 1
    )
    monkeypatch.setattr(exercises, "fresh_seed", lambda: seed)
    found = open_lesson(program, "first_puzzle")
    assert isinstance(found.sitting, FirstSitting)
    (asked,) = guidance(found.sitting.grid).cells
    assert found.view.sheet.board.cursor_cell == asked
    cell = next(each for each in found.sitting.grid.empty_cells if each != asked)
    click_cell(program, found, cell)
    assert found.view.sheet.board.cursor_cell == cell


def test_a_wrong_digit_in_the_first_puzzle_is_answered_and_goes_again(program: Program) -> None:
    found = open_lesson(program, "first_puzzle")
    sitting = found.sitting
    assert isinstance(sitting, FirstSitting)
    before = sitting.grid
    cell = next(before.empty_cells)
    row = cell // 9 * 9
    wrong = next(digit for digit in before.values[row : row + 9] if digit)
    type_at(program, found, cell, wrong)
    assert f"is {wrong} already" in answer(found)
    program.qtbot.mouseClick(found.view.sheet.show_key, Qt.MouseButton.LeftButton)
    assert sitting.grid.values.count(0) == before.values.count(0) - 1


def test_the_cursor_goes_where_a_digit_is_asked_for_and_leaves_nobody_s_own_way(
    program: Program,
) -> None:
    found = open_lesson(program, "first_puzzle")
    sitting, board = found.sitting, found.view.sheet.board
    assert isinstance(sitting, FirstSitting)
    solution = solution_of(sitting.grid)
    while len((asked := guidance(sitting.grid)).cells) > 1:
        step = asked.step
        assert step is not None
        type_at(program, found, *step.placements[0])
    (cell,) = asked.cells
    assert board.cursor_cell == cell
    type_at(program, found, cell, solution[cell])
    following = guidance(sitting.grid).cells
    assert following != asked.cells
    if len(following) == 1:
        assert board.cursor_cell == min(following)
    other = next(each for each in sitting.grid.empty_cells if each not in following)
    type_at(program, found, other, solution[other])
    if guidance(sitting.grid).cells == following:
        assert board.cursor_cell == other, "a player's own plan is not disturbed"
