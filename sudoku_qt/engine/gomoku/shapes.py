# SPDX-License-Identifier: MIT
"""What a move makes and what it stops, in a player's terms."""

from enum import IntEnum

from sudoku_qt.engine.gomoku.board import BLACK, Stones, other, point_name, size_of, with_stone
from sudoku_qt.engine.gomoku.rules import Row, Rule, ban_on, is_true_three, rows_made
from sudoku_qt.engine.message import Message


class Shape(IntEnum):
    """A shape that a stone makes, or that it stops."""

    FIVE = 0
    OPEN_FOUR = 1
    DOUBLE_FOUR = 2
    FOUR_THREE = 3
    FOUR = 4
    DOUBLE_THREE = 5
    THREE = 6
    OVERLINE = 7
    STOPS_FIVE = 8
    STOPS_OPEN_FOUR = 9
    STOPS_FORK = 10


_STOPPED = {
    Shape.FIVE: Shape.STOPS_FIVE,
    Shape.OPEN_FOUR: Shape.STOPS_OPEN_FOUR,
    Shape.DOUBLE_FOUR: Shape.STOPS_FORK,
    Shape.FOUR_THREE: Shape.STOPS_FORK,
    Shape.DOUBLE_THREE: Shape.STOPS_FORK,
}


def shape_made(rule: Rule, stones: Stones, point: int, colour: int) -> Shape | None:
    """The shape that a stone of `colour` on an empty point makes; None for nothing of note."""
    rows = rows_made(rule, stones, point, colour)
    fours = sum(2 if row is Row.DOUBLE_FOUR else row >= Row.FOUR for row in rows)
    threes = _threes(rule, stones, point, colour, rows)
    if Row.FIVE in rows:
        return Shape.FIVE
    if fours >= 2:
        return Shape.DOUBLE_FOUR
    if fours:
        return _shape_with_four(rows, threes)
    if threes:
        return Shape.DOUBLE_THREE if threes >= 2 else Shape.THREE
    return Shape.OVERLINE if Row.OVERLINE in rows else None


def shapes_of_move(rule: Rule, stones: Stones, point: int, colour: int) -> tuple[Shape, ...]:
    """The shape that a move makes, followed by the opponent's shape that it stops."""
    made = shape_made(rule, stones, point, colour)
    opponent = other(colour)
    stopped = None
    if not (rule.forbids and opponent == BLACK and ban_on(stones, point)):
        stopped = shape_made(rule, stones, point, opponent)
    found = (made, None if stopped is None else _STOPPED.get(stopped))
    return tuple(shape for shape in found if shape is not None)


def tell(shape: Shape, stones: Stones, point: int) -> Message:
    """A sentence about a shape for the confirm card, its blank to be filled later."""
    template = (
        "{point} makes five in a row",
        "{point} makes an open four",
        "{point} makes two fours",
        "{point} makes a four and an open three",
        "{point} makes a four",
        "{point} makes two open threes",
        "{point} makes an open three",
        "{point} makes a row of six or more, which does not win",
        "{point} stops five in a row",
        "{point} stops an open four",
        "{point} stops a double threat",
    )
    return Message(template[shape], point=point_name(size_of(stones), point))


def _shape_with_four(rows: tuple[Row, ...], threes: int) -> Shape:
    if Row.STRAIGHT_FOUR in rows:
        return Shape.OPEN_FOUR
    return Shape.FOUR_THREE if threes else Shape.FOUR


def _threes(rule: Rule, stones: Stones, point: int, colour: int, rows: tuple[Row, ...]) -> int:
    """Count the open threes; under renju, those of Black's that he may make a straight four."""
    if not (rule.forbids and colour == BLACK) or Row.THREE not in rows:
        return rows.count(Row.THREE)
    after = with_stone(stones, point, BLACK)
    return sum(is_true_three(after, point, direction) for direction in range(len(rows)))
