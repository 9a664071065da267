# SPDX-License-Identifier: MIT
"""Trees that search one position at the same time, each in a thread, with one table.

No thread waits for another: what one has found the others read in the table (lazy SMP). The first
tree keeps the time. The search itself runs without Python's lock.
"""

from collections.abc import Callable, Sequence
from threading import Thread
from typing import TypeAlias

from sudoku_qt.engine.gomoku.search.tree import COMPILED, Tree
from sudoku_qt.engine.gomoku.search.worths import SURE_WIN
from sudoku_qt.engine.work import Stop, never

Found: TypeAlias = tuple[int, int, int]
"""The best point (-1: none), its worth, and the depth reached."""


def useful(threads: int) -> int:
    """How many of so many threads are of use: uncompiled, Python runs one at a time."""
    return max(1, threads) if COMPILED else 1


class Team:
    """Searches like a single `Tree`; with one tree it is that tree, in the same thread."""

    def __init__(self, trees: Sequence[Tree]) -> None:
        """Take the trees, all in the same position and with the same table."""
        self._trees = trees

    @property
    def nodes(self) -> int:
        """The positions searched by all."""
        return sum(tree.nodes for tree in self._trees)

    @property
    def deepest(self) -> int:
        """The length of the longest line searched."""
        return max(tree.deepest for tree in self._trees)

    def think(
        self,
        side: int,
        depth: int,
        stop: Stop,
        heard: Callable[[int, int, int], bool],
        without: Sequence[int] = (),
    ) -> Found:
        """Search for the best move of a side, as `Tree.think` does."""
        first, *others = self._trees
        found: list[Found] = []

        def help_first(tree: Tree) -> None:
            found.append(tree.think(side, depth, never, _go_on, without))

        for tree in others:
            tree.halted = False
        threads = [Thread(target=help_first, args=(tree,), name="search") for tree in others]
        for thread in threads:
            thread.start()
        try:
            best = first.think(side, depth, stop, heard, without)
        finally:
            for tree in others:
                tree.halted = True
            for thread in threads:
                thread.join()
        return max([best, *found], key=_trust)  # of equal ones the first


def _trust(found: Found) -> tuple[int, int]:
    """What makes a result better than another: the shortest proved win, or else the depth."""
    point, worth, depth = found
    if point >= 0 and worth > SURE_WIN:
        return 1, worth
    return 0, depth


def _go_on(_depth: int, _point: int, _worth: int) -> bool:
    """Go on, whatever was found at a depth."""
    return True
