# SPDX-License-Identifier: MIT
"""What a move makes and stops, as a confirm card says it."""

import pytest

from sudoku_qt.engine.gomoku.board import BLACK, WHITE, point_named
from sudoku_qt.engine.gomoku.rules import EXACT, FREESTYLE, RENJU, Rule
from sudoku_qt.engine.gomoku.shapes import Shape, shapes_of_move, tell
from tests.engine.gomoku.cases import SIZE, stones_of
from tests.sweeps import in_turn

H8 = point_named(SIZE, "h8")


@in_turn(
    ("black", "white", "shapes"),
    [
        ("", "", ()),
        ("g8", "", ()),
        ("f8 g8", "", (Shape.THREE,)),
        ("e8 g8", "", (Shape.THREE,)),
        ("f8 g8", "e8", ()),
        ("f8 g8 h6 h7", "", (Shape.DOUBLE_THREE,)),
        ("e8 f8 g8", "d8", (Shape.FOUR,)),
        ("e8 f8 g8", "", (Shape.OPEN_FOUR,)),
        ("e8 f8 g8 h6 h7", "", (Shape.OPEN_FOUR,)),
        ("e8 f8 g8 h6 h7", "d8", (Shape.FOUR_THREE,)),
        ("e8 f8 g8 h5 h6 h7", "d8 h4", (Shape.DOUBLE_FOUR,)),
        ("e8 g8 i8 k8", "", (Shape.DOUBLE_FOUR,)),
        ("d8 e8 f8 g8", "", (Shape.FIVE,)),
        ("", "d8 e8 f8 g8", (Shape.STOPS_FIVE,)),
        ("", "e8 f8 g8", (Shape.STOPS_OPEN_FOUR,)),
        ("", "f8 g8 h6 h7", (Shape.STOPS_FORK,)),
        ("", "f8 g8", ()),
        ("f8 g8", "h9 h10 h11 h12", (Shape.THREE, Shape.STOPS_FIVE)),
    ],
)
def test_a_move_of_black_s_makes_and_stops(
    black: str, white: str, shapes: tuple[Shape, ...]
) -> None:
    assert shapes_of_move(FREESTYLE, stones_of(black, white), H8, BLACK) == shapes


@pytest.mark.parametrize(
    ("rule", "shapes"),
    [(FREESTYLE, (Shape.FIVE,)), (EXACT, (Shape.OVERLINE,)), (RENJU, (Shape.FIVE,))],
)
def test_six_in_a_row_is_what_the_rule_makes_of_it(rule: Rule, shapes: tuple[Shape, ...]) -> None:
    stones = stones_of("", "e8 f8 g8 i8 j8")

    assert shapes_of_move(rule, stones, H8, WHITE) == shapes


def test_renju_counts_only_the_threes_that_black_may_make_a_four_of() -> None:
    stones = stones_of("f8 g8 h6 h7 i5 i6 i7 i9 i10", "d8")

    assert shapes_of_move(RENJU, stones, H8, BLACK) == (Shape.THREE,)
    assert shapes_of_move(FREESTYLE, stones, H8, BLACK) == (Shape.DOUBLE_THREE,)


def test_white_need_not_stop_what_renju_forbids_black() -> None:
    stones = stones_of("f8 g8 h6 h7", "")

    assert shapes_of_move(RENJU, stones, H8, WHITE) == ()
    assert shapes_of_move(FREESTYLE, stones, H8, WHITE) == (Shape.STOPS_FORK,)


def test_a_shape_is_told_with_the_name_of_its_point() -> None:
    message = tell(Shape.THREE, stones_of("f8 g8"), H8)

    assert message.template == "{point} makes an open three"
    assert str(message) == "h8 makes an open three"


def test_every_shape_has_its_own_sentence() -> None:
    assert len({tell(shape, stones_of(""), H8).template for shape in Shape}) == len(Shape)
