# SPDX-License-Identifier: MIT
"""The eight ways to look at a board: what the rules and the computer say may not depend on them."""

from collections.abc import Iterable
from functools import cache

from sudoku_qt.engine.gomoku.board import Stones


@cache
def symmetries(size: int) -> tuple[tuple[int, ...], ...]:
    """The eight ways to turn and mirror a board: to which point each point goes."""
    last = size - 1
    return tuple(
        tuple(
            (last - new_row if flip else new_row) * size + new_column
            for row in range(size)
            for column in range(size)
            for new_row, new_column in (_turned(row, column, last, turns),)
        )
        for flip in (False, True)
        for turns in range(4)
    )


def moved(stones: Stones, image: Iterable[int]) -> Stones:
    """A board after one of its `symmetries`."""
    result = bytearray(len(stones))
    for point, target in enumerate(image):
        result[target] = stones[point]
    return bytes(result)


def _turned(row: int, column: int, last: int, turns: int) -> tuple[int, int]:
    for _ in range(turns):
        row, column = column, last - row
    return row, column
