# SPDX-License-Identifier: MIT
"""Reasons for a move: what it wins, makes and stops."""

import pytest

from sudoku_qt.engine.gomoku.analysis.reasons import advise
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import BLACK, centre, empty_board, point_name
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.search.thinker import Limits
from sudoku_qt.engine.gomoku.shapes import Shape
from tests.engine.gomoku.cases import SIZE, stones_of
from tests.sweeps import in_turn

SHALLOW = Limits(lambda: 0.0, 1.0, depth=2)


@pytest.mark.slow
@in_turn(
    ("black", "white", "points", "fours", "forced", "saves"),
    [
        ("e8 f8 g8 h8", "d8 a1", "i8", 1, False, False),
        ("f8 g8 h8 i9 i10 i11", "e8 i12 a1", "i8", 2, False, False),
        ("a1 c1", "g8 h8 i8 j8 f3", "f8 k8", 0, False, False),
        ("a1 f8", "g8 h8 i8 j8", "k8", 0, True, True),
        ("a1 c1", "g8 h8 i8", "e8 f8 j8 k8", 0, False, True),
    ],
)
def test_what_a_move_wins_and_what_it_keeps_from_being_lost(
    black: str,
    white: str,
    points: str,
    fours: int,
    forced: bool,  # noqa: FBT001 - a table
    saves: bool,  # noqa: FBT001 - a table
) -> None:
    advice = advise(Attack(FREESTYLE, stones_of(black, white), BLACK), SHALLOW)
    assert advice is not None
    assert point_name(SIZE, advice.point) in points.split()
    assert (advice.fours, advice.forced, advice.saves) == (fours, forced, saves)


def test_shapes_are_told_and_an_empty_board_has_a_move_too() -> None:
    advice = advise(Attack(FREESTYLE, stones_of("f8 g8 h8", "a1 b5"), BLACK), SHALLOW)
    assert advice is not None
    assert Shape.OPEN_FOUR in advice.shapes
    first = advise(Attack(FREESTYLE, empty_board(SIZE), BLACK), SHALLOW)
    assert first is not None
    assert first.point == centre(SIZE)
