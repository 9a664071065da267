# SPDX-License-Identifier: MIT
"""Of a single it is said which rules keep digits away, where rows, columns and regions do not."""

from sudoku_qt.engine.sudoku.variants.explaining.explained import explained
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.reasoning.techniques import (
    line_singles,
    naked_singles,
    region_singles,
)
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from tests.engine.sudoku.variants.boards import cells_of, read


def told(marks: Marks, step: ReasonedStep) -> list[str]:
    """The reasons of a step as they are said."""
    return [str(each.told(marks.size)) for each in explained(step, marks).because]


def filled(rules: str, size: int, **digits: int) -> Marks:
    """The candidates of a board with rules and a few digits."""
    puzzle = read(rules, size)
    values = [0] * size**2
    for name, digit in digits.items():
        values[cells_of(name, size)[0]] = digit
    return Marks(VariantPuzzle(puzzle.rules, bytes(values)))


def naked(marks: Marks) -> list[str]:
    """The reasons of the naked single in the first cell."""
    step = next(step for step in naked_singles(marks) if step.placement and step.placement[0] == 0)
    return told(marks, step)


def test_a_mark_excludes_only_what_is_not_seen() -> None:
    odd = '"odd":[{"cell":"R1C1"}]'
    assert naked(filled(odd, 4, R1C3=1)) == ["By “Odd cell” r1c1 cannot be 2 or 4."]
    assert naked(filled(odd, 4, R1C3=1, R3C1=2)) == ["By “Odd cell” r1c1 cannot be 4."]
    assert not naked(filled(odd, 4, R1C3=1, R3C1=2, R2C2=4))


def test_a_rule_that_lets_a_cell_see_others_is_named() -> None:
    marks = filled('"antiknight":true', 4, R1C2=1, R2C1=2, R2C3=4)
    assert naked(marks) == ["r1c1 sees r2c3, which is 4, by “Anti-knight”."]


def test_what_a_house_shows_as_well_is_not_told_as_the_rule_s() -> None:
    marks = filled('"antiking":true', 4, R1C2=1, R2C1=2, R2C2=4)
    assert not naked(marks)


def test_a_house_that_a_rule_adds_is_named_by_its_own_name() -> None:
    marks = filled('"diagonal-":true', 4, R1C2=1, R2C1=2, R4C4=4)
    assert naked(marks) == ["r1c1 sees r4c4, which is 4, by the falling diagonal."]


def test_a_hidden_single_tells_of_the_other_cells_of_its_house() -> None:
    marks = filled('"even":[{"cell":"R1C1"},{"cell":"R1C2"}]', 4, R3C3=1)
    step = next(each for each in line_singles(marks) if each.placement == (3, 1))
    assert told(marks, step) == ["By “Even cell” r1c1, r1c2 cannot be 1."]


def test_cells_that_see_the_same_digit_by_a_rule_are_told_together() -> None:
    marks = filled('"diagonal-":true', 4, R4C4=1, R3C2=1)
    (step,) = (each for each in region_singles(marks) if each.placement == (4, 1))
    assert told(marks, step) == ["r1c1 sees r4c4, which is 1, by the falling diagonal."]
    marks = filled('"extraregion":[{"cells":["R1C1","R1C2","R2C3","R3C4"]}]', 4, R3C4=1)
    marks.masks[5] &= ~1
    (step,) = (each for each in region_singles(marks) if each.placement == (4, 1))
    assert told(marks, step) == [
        "r1c1, r1c2 see r3c4, which is 1, by the extra region from r1c1 to r3c4."
    ]


def test_a_classic_single_needs_no_reason() -> None:
    marks = filled("", 4, R1C2=1, R2C1=2, R1C3=4)
    assert not naked(marks)
