# SPDX-License-Identifier: MIT
"""What is said below an exercise: what is drawn, and what its answer means for the lesson."""

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.learn.exercise.words import Outcome, drawn_words
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.exercises.chain_tasks import finish
from sudoku_qt.engine.sudoku.learn.exercises.fish_tasks import is_it_one
from sudoku_qt.engine.sudoku.learn.exercises.tasks import mark_lit
from sudoku_qt.engine.sudoku.learn.exercises.which_tasks import which_of_three
from sudoku_qt.engine.sudoku.learn.lessons.run import Done, LessonRun
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import write_candidates, write_cells
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.zip")
TELLING = Telling(Pages(resource("techniques/en")))
CLEAN, MISSED = Done(10, at_once=True), Done(10, at_once=False)


def test_a_chain_is_written_as_far_as_it_goes() -> None:
    found = map(finish, positions("xy_chain", "words", BANK))
    exercise = next(each for each in found if each.begun)
    marks = exercise.answers[0].marks
    (begun,) = drawn_words(exercise, frozenset(), TELLING)
    (whole,) = drawn_words(exercise, marks, TELLING)

    assert begun.startswith("So far: (")
    assert whole.startswith(begun[:-1])
    assert len(whole) > len(begun)


def test_what_is_lit_or_claimed_is_named_and_a_pattern_to_find_is_not() -> None:
    found = map(which_of_three, positions("xy_wing", "words", BANK))
    which = next(each for each in found if each.view.offered)
    fish = is_it_one(next(positions("x_wing", "words", BANK)))
    (lit,), (cells,) = (drawn_words(each, frozenset(), TELLING) for each in (which, fish))

    assert all(
        next(write_candidates([each], "=")).split("=")[0] in lit or "c" in lit
        for each in which.view.offered
    )
    assert lit.startswith("Lit: ")
    assert fish.fish
    assert cells == f"Its cells: {write_cells(sorted(fish.fish.body(fish.grid)))}."
    usual = mark_lit(next(positions("x_wing", "words", BANK)))
    assert not [*drawn_words(usual, frozenset(), TELLING)]


def test_what_follows_depends_on_the_lesson() -> None:
    begun = LessonRun("seed", (CLEAN, MISSED))
    missed = LessonRun("seed", (CLEAN, CLEAN, CLEAN, MISSED))
    closed = LessonRun("seed", (CLEAN,) * 4, closed=True)

    def said(run: LessonRun, **state: bool) -> tuple[str, str]:
        usual = {"is_to_repeat": False, "is_over": run.closed, "has_next": True}
        outcome = Outcome(run, **(usual | state))
        return outcome.note, outcome.onwards

    assert said(begun) == ("", "Next exercise")
    assert said(begun, is_to_repeat=True)[1] == "Another one like it"
    assert said(missed)[0] == (
        "3 more right at the first try, one after the other, and it is done."
    )
    assert said(closed) == ("This lesson is done.", "Next lesson")
    assert said(closed, has_next=False)[1] == "Once more, with others"
