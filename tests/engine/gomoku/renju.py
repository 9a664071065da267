# SPDX-License-Identifier: MIT
"""What renju forbids, a second time: written from the federation's definitions, slowly and plainly.

It shares nothing with the program: a board is the sets of black and white points, rows are walked
stone by stone, and fours and threes are counted as sets of stones, as the definitions do:

- a *five* is an unbroken row of just five black stones, an *overline* one of more;
- a *four* is four stones that one more stone makes a five;
- a *straight four* is a four in an unbroken row that does so at both ends;
- a *three* is three stones that one more stone makes a straight four, where Black may put that
  stone and makes no five with it.

A stone is forbidden that makes an overline, two fours or more, or two threes or more, unless it
makes a five.
"""

from dataclasses import dataclass

Place = tuple[int, int]
WAYS = ((1, 0), (0, 1), (1, 1), (1, -1))


@dataclass(frozen=True)
class RenjuBoard:
    """The stones as sets of places, each a row and a column."""

    size: int
    black: frozenset[Place]
    white: frozenset[Place]

    def with_black(self, place: Place) -> "RenjuBoard":
        """The board with one more black stone."""
        return RenjuBoard(self.size, self.black | {place}, self.white)

    def is_empty(self, place: Place) -> bool:
        """Whether a place is on the board and has no stone."""
        row, column = place
        inside = 0 <= row < self.size and 0 <= column < self.size
        return inside and place not in self.black and place not in self.white

    def run(self, place: Place, way: Place) -> frozenset[Place]:
        """The unbroken black row through a black stone."""
        found = {place}
        for sign in (1, -1):
            step = 1
            while (each := along(place, way, sign * step)) in self.black:
                found.add(each)
                step += 1
        return frozenset(found)

    def near(self, place: Place, way: Place) -> list[Place]:
        """The empty places on a line that can belong to a row of five with a place."""
        line = (along(place, way, step) for step in range(-4, 5))
        return [each for each in line if self.is_empty(each)]


def along(place: Place, way: Place, steps: int) -> Place:
    """The place so many steps away."""
    return place[0] + steps * way[0], place[1] + steps * way[1]


def forbidden(board: RenjuBoard, place: Place) -> str:
    """Why Black may not put a stone on an empty place; "" if that is allowed."""
    after = board.with_black(place)
    lengths = [len(after.run(place, way)) for way in WAYS]
    if 5 in lengths:
        return ""
    if max(lengths) > 5:
        return "overline"
    if sum(len(fours(after, place, way)) for way in WAYS) >= 2:
        return "double four"
    threes_made: set[tuple[Place, frozenset[Place]]] = set()
    for way in WAYS:
        threes_made.update((way, three) for three in threes(after, place, way))
    return "double three" if len(threes_made) >= 2 else ""


def fours(board: RenjuBoard, place: Place, way: Place) -> set[frozenset[Place]]:
    """The fours on a line that hold a stone, each as its stones."""
    found = set()
    for more in board.near(place, way):
        row = board.with_black(more).run(more, way)
        if len(row) == 5 and place in row:
            found.add(row - {more})
    return found


def threes(board: RenjuBoard, place: Place, way: Place) -> set[frozenset[Place]]:
    """The threes on a line that hold a stone, each as its stones."""
    found = set()
    for more in board.near(place, way):
        after = board.with_black(more)
        row = after.run(more, way)
        if place in row and is_straight_four(after, row, way) and may_extend(board, more):
            found.add(row - {more})
    return found


def is_straight_four(board: RenjuBoard, row: frozenset[Place], way: Place) -> bool:
    """Whether an unbroken row is four stones that become a five at both ends."""
    ends = along(min(row), way, -1), along(max(row), way, 1)
    return len(row) == 4 and all(
        board.is_empty(end) and len(board.with_black(end).run(end, way)) == 5 for end in ends
    )


def may_extend(board: RenjuBoard, place: Place) -> bool:
    """Whether Black may put a stone there and makes no five with it."""
    after = board.with_black(place)
    return all(len(after.run(place, way)) != 5 for way in WAYS) and not forbidden(board, place)
