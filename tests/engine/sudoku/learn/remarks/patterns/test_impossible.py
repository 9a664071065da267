# SPDX-License-Identifier: MIT
"""What is said of marks that should be a pattern of one digit, or of a few, and are not."""

from dataclasses import replace

from sudoku_qt.engine.sudoku.grid import digit_mask
from sudoku_qt.engine.sudoku.learn.exercises.judge import remarks_of
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.patterns.impossible import of_few_digits, of_odd_loop
from tests.engine.sudoku.learn.small import beside, marked, real

KNOWN = {"r1c1": "46", "r1c7": "46", "r3c7": "58", "r5c5": "4"}


def test_a_cell_of_a_loop_must_have_its_digit_and_a_neighbour() -> None:
    words = [str(text) for text in of_odd_loop(marked(KNOWN, "r1c1", "r1c7", "r5c5"))]

    assert words == ["r5c5 shares no row, column or box with another marked cell."]
    assert str(next(of_odd_loop(marked(KNOWN, "r1c7", "r3c7")))).endswith("no digit in common.")


def test_a_cell_without_the_digits_of_a_pattern_is_told_so() -> None:
    step = real("tridagon")
    others = digit_mask(range(1, 10)) & ~digit_mask(step.digits)
    stray = next(
        cell
        for cell, mask in enumerate(step.position)
        if mask & others and cell not in pattern_of(step)
    )
    position = list(step.position)
    position[stray] &= others

    marks = beside(replace(step, position=tuple(position)), stray, lacking=1)
    text = str(next(of_few_digits(marks)))

    assert text.endswith("has none of them.")


def test_the_new_patterns_are_spoken_of_by_their_digits() -> None:
    assert remarks_of("guardians") is of_odd_loop
    assert remarks_of("fireworks") is remarks_of("tridagon") is of_few_digits
