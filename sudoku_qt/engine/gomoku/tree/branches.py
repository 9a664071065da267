# SPDX-License-Identifier: MIT
"""The branches of a history in order: the main line first, then as they were played."""

from collections.abc import Iterator
from typing import TypeAlias

from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.history import History

GomokuHistory: TypeAlias = History[GomokuState, GomokuMove]


class Branches:
    """The children and the depth of each node of a history; nodes that are added are followed."""

    def __init__(self, history: GomokuHistory) -> None:
        self.history = history
        self.parents: list[int] = []
        self.depths: list[int] = []
        self._children: list[list[int]] = []
        self.follow()

    def follow(self) -> None:
        """Add the nodes that the history has by now."""
        for node in self.history.since(len(self.parents)):
            number = len(self.parents)
            self.parents.append(node.parent)
            self._children.append([])
            self.depths.append(self.depths[node.parent] + 1 if number else 0)
            if number:
                self._children[node.parent].append(number)

    def children(self, number: int) -> list[int]:
        """The nodes played from a node, the one on the main line first."""
        known = self._children[number]
        first = self.history.bookmarks.main.get(number)
        if first is None or len(known) < 2 or first == known[0] or first not in known:
            return known
        return [first, *(child for child in known if child != first)]

    def puts_stone(self, number: int) -> bool:
        """Whether the move to a node puts a stone on the board: not a word, not an offer."""
        node = self.history.node(number)
        before = self.history.node(node.parent).state if number else node.state
        return len(node.state.order) > len(before.order)

    def onward(self, number: int) -> Iterator[int]:
        """Yield a node and those that follow it on its line."""
        yield number
        while children := self.children(number):
            number = children[0]
            yield number

    def with_main(self, number: int) -> dict[int, int]:
        """The first children after the way to a node was made the main line."""
        main = dict(self.history.bookmarks.main)
        for child in self.history.numbers(number)[1:]:
            parent = self.parents[child]
            main.pop(parent, None)
            if self._children[parent][0] != child:
                main[parent] = child
        return main
