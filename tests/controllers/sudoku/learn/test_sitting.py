# SPDX-License-Identifier: MIT
"""An exercise as it is being done."""

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.learn.sitting import ExerciseSitting
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition, positions
from sudoku_qt.engine.sudoku.learn.exercises import tasks
from sudoku_qt.engine.sudoku.learn.exercises.board_tasks import find_cell, missing_in_box
from sudoku_qt.engine.sudoku.learn.exercises.chain_tasks import finish
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.learn.exercises.fish_tasks import NO, is_it_one, reason
from sudoku_qt.engine.sudoku.learn.exercises.which_tasks import which_of_three
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")
TELLING = Telling(Pages(resource("techniques/en")))
LETTERS = Telling(TELLING.pages, "D5")


def some(technique: str) -> ExamplePosition:
    return next(positions(technique, "sitting", resource("puzzles/techniques.zip")))


def sit(exercise: Exercise) -> ExerciseSitting:
    return ExerciseSitting(exercise)


def test_a_mark_comes_and_goes_and_enough_of_them_can_be_checked() -> None:
    sitting = sit(tasks.mark_lit(some("x_wing")))
    cells = sorted(cell for cell, _ in sitting.exercise.answers[0].marks)
    for cell in (*cells, cells[0]):
        sitting.mark(cell, 5)
    assert not sitting.can_check
    sitting.mark(cells[0], 5)
    assert sitting.drawing.picked == set(cells)
    sitting.check()
    assert sitting.is_done
    assert sitting.at_once


def test_a_single_mark_moves_and_of_several_no_more_are_counted_than_asked_for() -> None:
    sitting = sit(find_cell("one mark"))
    assert sitting.content(TELLING).marked == "0 of 1 cell marked"
    for cell in (3, 40):
        sitting.mark(cell, 5)
    assert sitting.drawing.picked == {40}
    assert sitting.content(TELLING).marked == "1 of 1 cell marked"
    sitting.mark(40, 5)
    assert not sitting.marks
    sitting = sit(tasks.mark_lit(some("x_wing")))
    for cell in range(5):
        sitting.mark(cell, 5)
    assert sitting.content(TELLING).marked == "5 cells marked"


def test_only_candidates_are_struck() -> None:
    sitting = sit(tasks.strike(some("naked_pair")))
    cell, digit = min(sitting.exercise.answers[0].marks)
    masks = sitting.exercise.grid.candidates
    sitting.mark(cell, next(each for each in range(1, 10) if not masks[cell] >> each - 1 & 1))
    assert not sitting.marks
    sitting.mark(cell, digit)
    assert sitting.marks == {(cell, digit)}
    assert sitting.content(TELLING).marked == "1 struck out"


def test_only_what_is_offered_is_struck_wherever_in_its_cell_one_clicks() -> None:
    found = map(which_of_three, positions("xy_wing", "sitting", BANK))
    sitting = sit(next(each for each in found if each.view.offered))
    offered = sitting.exercise.view.offered
    for cell in sitting.exercise.grid.empty_cells:
        if all(each.cell != cell for each in offered):
            for digit in range(1, 10):
                sitting.mark(cell, digit)
    assert not sitting.marks
    one = next(each for each in offered if [at for at, _ in offered].count(each.cell) == 1)
    sitting.mark(one.cell, 0)
    assert sitting.marks == {one}
    sitting.mark(one.cell, one.digit)
    assert not sitting.marks


def test_a_chain_is_continued_by_clicks_and_its_beginning_cannot_be_taken_back() -> None:
    found = map(finish, positions("xy_chain", "sitting", BANK))
    sitting = sit(next(each for each in found if each.begun))
    for cell, digit in sitting.exercise.begun:
        sitting.mark(cell, digit)
    assert not sitting.marks
    for cell, digit in sorted(sitting.exercise.answers[0].marks):
        sitting.enter(cell, digit)
    content = sitting.content(TELLING)
    assert content.marked == "2 added"
    assert len(content.marks) == 2
    assert content.check == "Check the chain"
    sitting.check()
    assert sitting.is_done
    assert sitting.drawing.arrows


def test_a_choice_is_typed_and_clicks_on_the_board_choose_nothing() -> None:
    found = map(is_it_one, positions("swordfish", "sitting", BANK))
    sitting = sit(next(each for each in found if each.answers[0].marks == NO))
    sitting.mark(40, 5)
    sitting.enter(40, 3)
    sitting.enter(40, 0)
    assert not sitting.can_check
    sitting.enter(40, 1)
    assert sitting.content(TELLING).chosen == 1
    sitting.check()
    assert sitting.content(TELLING).kind == "wrong"
    assert sitting.content(TELLING).task.startswith("Swordfish of ")
    sitting.enter(40, 2)
    sitting.check()
    assert sitting.is_done
    assert not sitting.at_once
    assert sitting.content(TELLING).choices == ()


def test_where_it_is_shown_that_a_fish_is_none_the_reason_is_told() -> None:
    found = map(is_it_one, positions("swordfish", "sitting", BANK))
    sitting = sit(next(each for each in found if each.answers[0].marks == NO))
    sitting.show()
    assert str(sitting.content(TELLING).answer) == str(reason(sitting.exercise))


def test_a_digit_takes_the_place_of_the_one_before() -> None:
    sitting = sit(missing_in_box("sitting"))
    ((cell, digit),) = sitting.exercise.answers[0].marks
    other = digit % 9 + 1
    sitting.enter(cell, other)
    assert sitting.grid.values[cell] == other
    sitting.check()
    assert sitting.content(TELLING).kind == "wrong"
    sitting.enter(cell, digit)
    assert sitting.grid.values[cell] == digit
    sitting.check()
    assert sitting.is_done
    assert not sitting.at_once


def test_typing_what_a_click_has_entered_changes_nothing() -> None:
    sitting = sit(tasks.place_digit(some("hidden_single"), kind=2))
    ((cell, digit),) = sitting.exercise.answers[0].marks
    sitting.mark(cell, 5)
    sitting.enter(cell, digit)
    assert sitting.marks == {(cell, digit)}
    sitting.mark(cell, 5)
    assert not sitting.marks
    sitting.enter(cell, digit)
    sitting.enter(cell, 0)
    assert not sitting.marks


def test_what_was_shown_is_done_and_was_not_found() -> None:
    sitting = sit(tasks.mark_unnamed(some("x_wing")))
    sitting.show()

    assert sitting.is_done
    assert not sitting.at_once
    assert sitting.times_shown == 1
    assert not sitting.content(TELLING).marked, "the player has marked nothing"
    assert "stand only in" in sitting.content(TELLING).answer


def test_cells_are_called_as_the_player_likes() -> None:
    sitting = sit(find_cell("letters"))
    (cell,) = (cell for cell, _ in sitting.exercise.answers[0].marks)

    assert sitting.content(LETTERS).task == f"Mark {'ABCDEFGHI'[cell // 9]}{cell % 9 + 1}."


def test_the_cells_of_a_pattern_that_is_given_are_pointed_out() -> None:
    exercise = tasks.strike(some("naked_pair"))
    assert exercise.given
    assert sit(exercise).drawing.grounds == dict.fromkeys(exercise.given, "where")
