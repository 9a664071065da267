# SPDX-License-Identifier: MIT
"""What is taught on boards with rules of their own, and what a plain board has."""

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.variants.taught_steps import (
    SINGLES,
    PlainBoard,
    hidden_pairs,
    is_taught,
    left_by_taught,
    next_step,
    taught_steps,
)
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.sudoku.variants.written import told_cells

EMPTY = bytes(81)
CAGE = Constraint("killercage", (0, 9), 17)
LINE = Constraint("renban", (0, 1, 2))


def board(*constraints: Constraint, givens: bytes = EMPTY) -> Marks:
    """The marks of a board with some constraints."""
    return Marks(VariantPuzzle(Rules(constraints=constraints), givens))


def step(technique: str, count: int = 1, constraint: Constraint | None = None) -> ReasonedStep:
    """A step whose sentence names so many cells."""
    message = Message("Why.", cells=told_cells(range(count), 9))
    return ReasonedStep(technique, 3, message, None, ((0, 1),), constraint)


def test_a_hidden_pair_takes_the_other_digits_away() -> None:
    marks = board()
    for cell in range(2, 9):
        marks.masks[cell] &= ~0b11
    found = [each for each in hidden_pairs(marks) if str(each.reason).startswith("In row 1")]
    assert [each.eliminations for each in found] == [((0, 0b111111100), (1, 0b111111100))]
    marks.masks[0] = marks.masks[1] = 0b11
    assert not [each for each in hidden_pairs(marks) if "row 1" in str(each.reason)]


def test_three_places_are_no_pair() -> None:
    marks = board()
    for cell in range(3, 9):
        marks.masks[cell] &= ~0b11
    assert not [each for each in hidden_pairs(marks) if "row 1" in str(each.reason)]


def test_triples_are_taught_and_larger_subsets_and_unknown_rules_are_not() -> None:
    assert is_taught(step("naked_subset", 3))
    assert not is_taught(step("naked_subset", 4))
    assert is_taught(step("constraint", 2, CAGE))
    assert not is_taught(step("constraint", 3, LINE))


def test_several_sums_in_a_house_and_what_is_supposed_are_not_among_the_steps() -> None:
    marks = board(CAGE)
    assert {each.technique for each in taught_steps(marks)} == {"constraint", "constraint_locked"}
    assert next_step(board())[0] is None


def test_a_plain_board_lacks_what_a_rule_excludes() -> None:
    """A knight's move from 1 is the second last place of the 1 in box 2."""
    givens = bytearray(81)
    givens[19] = 1  # r3c2: r2c4 is a knight's move away, r3c456 lie in its row
    for cell, digit in ((4, 2), (5, 3), (13, 4), (14, 5), (3, 6)):
        givens[cell] = digit
    puzzle = VariantPuzzle(Rules(constraints=(Constraint("antiknight"),)), bytes(givens))
    marks, plain = Marks(puzzle), PlainBoard(puzzle.rules)
    found, rung = next_step(marks)
    assert found is None or rung > SINGLES  # no place is left: the board is only for this
    assert plain.single(marks) is not None
    single = plain.single(marks)
    assert single
    assert single.placement == (12, 1)
    assert plain.step(marks, SINGLES) is None


def test_a_plain_board_beside_regions_has_rows_and_columns_only() -> None:
    regions = tuple(cell // 9 for cell in range(81))  # rows once more
    plain = PlainBoard(Rules(9, regions))
    marks = board(
        givens=bytes((1, 2, 3, 0, 0, 0, 0, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0, 7, 8) + (0,) * 61)
    )
    assert next_step(marks)[0]
    assert plain.single(marks) is None
    assert PlainBoard(Rules()).single(marks)


def test_what_taught_steps_leave_is_what_none_of_them_takes_away() -> None:
    marks = board(CAGE)
    left = left_by_taught(marks)
    assert left.masks[0] == left.masks[9] == 0b110000000
    assert not [each for each in taught_steps(left) if not each.placement]
    assert not left.masks[1] & 0b110000000
    assert marks.masks[0] == 0b111111111
