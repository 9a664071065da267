# SPDX-License-Identifier: MIT
"""The rows in which a tree of moves is drawn: the main line, and below it branch after branch.

A branch begins below the place where it leaves its line, the nearest to the end of that line
highest. Of a branch that nobody walks in, the first moves are shown, without the branches from it.
"""

from collections.abc import Callable
from typing import NamedTuple

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.tree.branches import Branches

FOLDED_TO = 5
"""The moves that are shown of a folded branch."""
MOST_ROWS = 1_000
"""The most rows that are drawn; more branches than that nobody looks through."""


class TreeStone(NamedTuple):
    """A move: its node, its number in the game, its colour (0 for no stone), and what it has."""

    node: int
    column: int
    colour: int
    noted: bool


class TreeRow(NamedTuple):
    """A line: its moves, the row and column where it leaves another, and whether it is folded.

    `first` is the first move as text, "" for the main line.
    """

    stones: tuple[TreeStone, ...]
    fork: tuple[int, int]
    first: str = ""
    folded: bool = False


class TreeRows(NamedTuple):
    """All rows, the node that is shown, and the nodes that lead to it; mistakes by their node."""

    rows: tuple[TreeRow, ...] = ()
    at: int = 0
    way: frozenset[int] = frozenset()
    mistakes: dict[int, str] = {}  # noqa: RUF012 - a tuple's default, which nobody changes


def tree_rows(
    tree: Branches, at: int, named: Callable[[int], str], mistakes: dict[int, str]
) -> TreeRows:
    """The rows of a tree where a node is shown; `named` is what a move is called."""
    way = frozenset(tree.history.numbers(at))
    rows: list[TreeRow] = []
    waiting = [(0, 0, 0)]  # the first node of a line, and the row and column where it begins
    while waiting and len(rows) < MOST_ROWS:
        first, row, column = waiting.pop()
        nodes = [number for number in tree.onward(first) if number]
        is_open = first == 0 or first in way
        shown = nodes if is_open else nodes[:FOLDED_TO]
        stones = tuple(_stone(tree, number) for number in shown)
        branched = not is_open and any(len(tree.children(number)) > 1 for number in shown)
        folded = branched or len(shown) < len(nodes)
        rows.append(TreeRow(stones, (row, column), named(first) if first else "", folded))
        if is_open:
            line = [0, *shown] if first == 0 else shown
            waiting += [
                (child, len(rows) - 1, tree.depths[number])
                for number in line
                for child in reversed(tree.children(number)[1:])
            ]
    return TreeRows(tuple(rows), at, way, mistakes)


def _stone(tree: Branches, number: int) -> TreeStone:
    node = tree.history.node(number)
    colour = 0
    if tree.puts_stone(number) and node.state.last is not None:
        colour = node.state.stones[node.state.last]
    noted = number in tree.history.bookmarks.notes
    return TreeStone(number, tree.depths[number], colour if colour in {BLACK, WHITE} else 0, noted)
