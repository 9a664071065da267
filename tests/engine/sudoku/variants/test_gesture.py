# SPDX-License-Identifier: MIT
"""Every kind can be drawn by a setter, and what is typed at it is a value that it can have."""

import pytest

from sudoku_qt.engine.sudoku.variants.gesture import Gesture, Typed
from sudoku_qt.engine.sudoku.variants.kind import ConstraintKind
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.kinds.arrows import Arrow
from sudoku_qt.engine.sudoku.variants.kinds.outside import LittleKiller, OutsideClue
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_board import board_of

CELLS = {
    Gesture.SWITCH: (), Gesture.LINE: (0, 1, 2), Gesture.CELLS: (0, 1), Gesture.TWINS: (0, 40),
    Gesture.CELL: (0,), Gesture.BORDER: (0, 1), Gesture.CORNER: (0, 1, 9, 10),
    Gesture.EDGE: tuple(range(9)),
}  # fmt: skip
VALUES = {Typed.NOTHING: None, Typed.NUMBER: 7, Typed.DIGITS: (1, 2)}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_gesture_and_what_is_typed_make_a_constraint(kind: ConstraintKind) -> None:
    if isinstance(kind, LittleKiller):
        cells = kind.lines_from(-1, 4, board_of(9))[0]
    else:
        cells = CELLS[kind.gesture]
    value = kind.choices[0] if kind.choices else VALUES[kind.typed]
    made = kind.made(cells, value)
    assert Rules(9, None, (made,)).constraints == (kind.usual(made),)


def test_a_clue_is_about_what_lies_before_it() -> None:
    board = board_of(9)
    (row,) = (
        kind for kind in KINDS if kind.name == "sandwichsum" and isinstance(kind, OutsideClue)
    )
    assert row.lines_from(0, 9, board) == (tuple(range(8, -1, -1)),)
    assert row.lines_from(-1, -1, board) == ()
    assert row.lines_from(3, 3, board) == ()
    diagonals = LittleKiller().lines_from(-1, 3, board)
    assert {*diagonals} == {(4, 14, 24, 34, 44), (2, 10, 18)}
    assert LittleKiller().lines_from(-1, -1, board) == (tuple(range(0, 81, 10)),)
    assert LittleKiller().lines_from(0, 0, board) == ()


def test_a_pill_is_read_from_left_to_right() -> None:
    assert Arrow().made((2, 1, 0, 9), 2).cells == (1, 2, 0, 9)
