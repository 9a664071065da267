# SPDX-License-Identifier: MIT
"""A mixed exercise on a variant: what is said, what is drawn, and what counts."""

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.variants.mixed_sitting import MixedSitting
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Marks
from sudoku_qt.engine.sudoku.learn.variants.mixed_variants import MixedVariant, marks_of
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.models.sudoku.board.rule_words import rule_messages
from tests.engine.sudoku.learn.variants.made import some

ENTERED, STRUCK = some("enter"), some("strike")


def done(exercise: MixedVariant, marks: Marks) -> MixedSitting:
    """The exercise with some marks that were checked."""
    sitting = MixedSitting(exercise)
    mark(sitting, marks)
    sitting.check()
    return sitting


def mark(sitting: MixedSitting, marks: Marks) -> None:
    for cell, digit in marks:
        if sitting.exercise.kind == "enter":
            sitting.enter(cell, digit)
        else:
            sitting.mark(cell, digit)


def said(sitting: MixedSitting, language: str = "en") -> str:
    """What stands in the box."""
    return sitting.content(Telling(Library(language).pages)).answer


def test_an_answer_is_right_at_once_and_explained() -> None:
    for exercise in (*ENTERED, *STRUCK):
        sitting = done(exercise, exercise.answers[0].marks)
        assert (sitting.is_done, sitting.at_once) == (True, True)
        assert said(sitting).startswith("Right. ")
        assert "{" not in said(sitting)


def test_what_was_taken_away_is_drawn_with_what_it_rests_on() -> None:
    for exercise in STRUCK:
        drawing = done(exercise, exercise.answers[0].marks).drawing
        struck = {
            (cell, disc.digit)
            for cell, discs in drawing.discs.items()
            for disc in discs
            if disc.role == "eliminated"
        }
        assert struck == {*exercise.answers[0].marks}


def test_where_notes_are_hidden_only_digits_on_the_board_are_drawn() -> None:
    for exercise in ENTERED:
        sitting = MixedSitting(exercise)
        assert not any(sitting.grid.candidates)
        assert not sitting.drawing.discs
        sitting = done(exercise, exercise.answers[0].marks)
        assert all(sitting.grid.values[cell] for cell in sitting.drawing.discs)
        assert sitting.grid.shape == exercise.puzzle.rules.shape


def test_a_wrong_answer_counts_and_can_be_mended() -> None:
    exercise = STRUCK[0]
    cell = next(iter(exercise.grid.empty_cells))
    sitting = done(exercise, frozenset({Candidate(cell, exercise.solution[cell])}))
    assert not sitting.is_done
    assert "nothing speaks against it" in said(sitting)
    sitting.mark(cell, exercise.solution[cell])
    mark(sitting, exercise.answers[0].marks)
    sitting.check()
    assert (sitting.is_done, sitting.at_once) == (True, False)


def test_two_looks_are_told_as_two() -> None:
    exercise = next(each for each in ENTERED if each.in_two)
    sitting = done(exercise, marks_of(exercise.in_two[0]))
    assert sitting.is_done
    assert said(sitting).startswith("Right, though it takes two looks")


def test_show_me_shows_the_step_that_comes_next_and_does_not_count() -> None:
    sitting = MixedSitting(STRUCK[0])
    sitting.show()
    assert sitting.marks == STRUCK[0].answers[0].marks
    assert (sitting.is_done, sitting.at_once, sitting.times_shown) == (True, False, 1)
    assert said(sitting)


def test_nudges_go_from_the_rules_to_a_house() -> None:
    sitting = MixedSitting(ENTERED[0])
    sitting.nudge()
    assert said(sitting).startswith("Begin with the rules of this board")
    sitting.nudge()
    assert said(sitting).startswith("The cell lies in ")
    assert sitting.was_helped


def test_the_rules_stand_beside_it() -> None:
    for exercise in (*ENTERED, *STRUCK):
        quiet = MixedSitting(exercise).content(Telling(Library("en").pages)).quiet
        rules = [str(rule) for rule in rule_messages(exercise.puzzle)]
        assert rules
        assert quiet == " ".join(["Nothing says what to look for.", *rules])


def test_cells_are_named_as_the_player_writes_them() -> None:
    sitting = MixedSitting(ENTERED[0], "D5")
    mark(sitting, ENTERED[0].answers[0].marks)
    sitting.check()
    told = sitting.content(Telling(Library("en").pages, "D5")).answer
    assert "r1c" not in told
    assert "Right. " in told
