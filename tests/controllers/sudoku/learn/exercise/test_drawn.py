# SPDX-License-Identifier: MIT
"""What is drawn of a chain, of what is offered, and of a fish that is claimed."""

from sudoku_qt.controllers.sudoku.learn.exercise.drawn import drawing_of_exercise, linked
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.exercises.chain_tasks import chain_of, finish
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, Marks
from sudoku_qt.engine.sudoku.learn.exercises.fish_tasks import NO, is_it_one
from sudoku_qt.engine.sudoku.learn.exercises.which_tasks import which_of_three
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")


def drawn(exercise: Exercise, marks: Marks = frozenset(), *, is_done: bool = False) -> Drawing:
    return drawing_of_exercise(exercise, exercise.grid, marks, is_done=is_done)


def roles(drawing: Drawing) -> dict[Candidate, str]:
    return {
        Candidate(cell, disc.digit): disc.role
        for cell, discs in drawing.discs.items()
        for disc in discs
    }


def begun_chain() -> Exercise:
    found = map(finish, positions("nice_loop", "drawn", BANK))
    return next(each for each in found if each.begun)


def test_a_chain_grows_by_a_link_with_each_candidate_that_it_leads_to() -> None:
    exercise = begun_chain()
    path = chain_of(exercise).continued(exercise.answers[0].marks)
    counts = [
        len(drawn(exercise, frozenset(path[len(exercise.begun) : end])).arrows)
        for end in (len(path) - 2, len(path) - 1, len(path))
    ]

    assert counts == [len(path) - 3, len(path) - 2, len(path) - 1]
    assert linked(exercise, exercise.answers[0].marks) == path[-2:]


def test_what_no_link_leads_to_is_lit_and_comes_last() -> None:
    exercise = begun_chain()
    chain = chain_of(exercise)
    far = next(
        Candidate(cell, digit)
        for cell in exercise.grid.empty_cells
        for digit in range(1, 10)
        if exercise.grid.candidates[cell] >> digit - 1 & 1
        if not chain.leads_on(exercise.begun, Candidate(cell, digit))
        and Candidate(cell, digit) not in exercise.begun
    )
    drawing = drawn(exercise, frozenset({far}))

    assert len(drawing.arrows) == len(exercise.begun) - 1
    assert roles(drawing)[far] == "same"
    assert linked(exercise, frozenset({far})) == (far,)


def test_three_are_lit_beside_the_pattern_and_what_is_struck_is_crossed() -> None:
    found = map(which_of_three, positions("xy_wing", "drawn", BANK))
    exercise = next(each for each in found if each.view.offered)
    lit = {each for each, role in roles(drawn(exercise)).items() if role == "same"}
    assert lit == exercise.view.offered
    one = min(exercise.view.offered)
    assert roles(drawn(exercise, frozenset({one})))[one] == "eliminated"
    assert {*drawn(exercise).grounds} == exercise.given


def test_of_a_fish_that_is_none_the_place_outside_is_framed_once_it_is_done() -> None:
    found = map(is_it_one, positions("x_wing", "drawn", BANK))
    exercise = next(each for each in found if each.answers[0].marks == NO)
    fish = exercise.fish
    assert fish

    assert not drawn(exercise).frames
    assert drawn(exercise, NO, is_done=True).frames == fish.outside(exercise.grid)
    body = {each.cell for each, role in roles(drawn(exercise)).items() if role == "set_a"}
    assert body == fish.body(exercise.grid)
