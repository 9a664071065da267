# SPDX-License-Identifier: MIT
"""The history of a game: a tree of states, with undo and redo for every game."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Generic

from sudoku_qt.engine.bookmarks import NO_BOOKMARKS, Bookmarks
from sudoku_qt.engine.game import MoveT, StateT


@dataclass(frozen=True, slots=True)
class Node(Generic[StateT, MoveT]):
    """A state, the move that led to it, and the number of the node it was played from.

    `elapsed_ms` is the time played when the move was made; 0 if unknown.
    """

    state: StateT
    move: MoveT | None
    parent: int
    elapsed_ms: int = 0


class History(Generic[StateT, MoveT]):
    """All states since the start. Node 0 is the start; a move after an undo begins a branch.

    The hypothesis in its `bookmarks` ends as soon as the current node no longer descends from its
    start.
    """

    def __init__(self, start: StateT) -> None:
        self._nodes: list[Node[StateT, MoveT]] = [Node(start, None, -1)]
        self._next: dict[int, int] = {}
        self._at = 0
        self.bookmarks = NO_BOOKMARKS

    @classmethod
    def from_nodes(
        cls, nodes: Iterable[Node[StateT, MoveT]], at: int, bookmarks: Bookmarks = NO_BOOKMARKS
    ) -> "History[StateT, MoveT]":
        """Rebuild a history from its nodes in order, with `at` as the current node.

        Bookmarks of missing nodes are dropped.
        """
        first, *rest = nodes
        history: History[StateT, MoveT] = cls(first.state)
        for node in rest:
            history._add(node)
        known = bookmarks.renumbered(lambda number: number if number <= len(history) else None)
        history.go(at if known.ahead is None else known.ahead)
        history.bookmarks = replace(known, ahead=None)
        history.go(at)
        return history

    def __len__(self) -> int:
        """Count the moves ever made, those of left branches included."""
        return len(self._nodes) - 1

    @property
    def at(self) -> int:
        """The number of the current node."""
        return self._at

    @property
    def state(self) -> StateT:
        """The current state."""
        return self._nodes[self._at].state

    @property
    def nodes(self) -> tuple[Node[StateT, MoveT], ...]:
        """Every node in the order in which it was played; a parent stands before its children."""
        return tuple(self._nodes)

    def since(self, number: int) -> list[Node[StateT, MoveT]]:
        """The nodes from a number on."""
        return self._nodes[number:]

    def node(self, number: int) -> Node[StateT, MoveT]:
        """A node by its number."""
        return self._nodes[number]

    def state_at(self, number: int) -> StateT:
        """The state of a node."""
        return self._nodes[number].state

    def play(self, move: MoveT, state: StateT, elapsed_ms: int = 0) -> None:
        """Add a node after the current one, and make it the current one."""
        self._add(Node(state, move, self._at, elapsed_ms))
        self._at = len(self._nodes) - 1

    def child(self, is_wanted: Callable[[MoveT], bool]) -> int | None:
        """The first node after the current one whose move is wanted; None if there is none."""
        for number in range(self._at + 1, len(self._nodes)):
            node = self._nodes[number]
            if node.parent == self._at and node.move is not None and is_wanted(node.move):
                return number
        return None

    def repeat(self, number: int, move: MoveT, state: StateT, elapsed_ms: int = 0) -> None:
        """Make the move of a node after the current one again; what followed it still does."""
        self._nodes[number] = Node(state, move, self._at, elapsed_ms)
        self._next[self._at] = number
        self._at = number

    def grow(self, parent: int, move: MoveT, state: StateT) -> int:
        """Add a node after any other one; the current node and redo stay. Returns its number."""
        before = self._next.get(parent)
        self._add(Node(state, move, parent))
        if before is not None:
            self._next[parent] = before
        return len(self)

    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self._at > 0

    def can_redo(self) -> bool:
        """Whether redo leads anywhere."""
        return self._at in self._next

    def undo(self) -> StateT:
        """Go back one move; at the start, stay."""
        if self.can_undo():
            self._at = self._nodes[self._at].parent
            self._end_hypothesis()
        return self.state

    def redo(self) -> StateT:
        """Go forward along the branch played last from here; at its end, stay."""
        self._at = self._next.get(self._at, self._at)
        return self.state

    def go(self, number: int) -> StateT:
        """Go to any node; redo then follows the branch that contains it."""
        if not 0 <= number < len(self._nodes):
            raise IndexError(number)
        self._at = number
        while number:
            parent = self._nodes[number].parent
            self._next[parent] = number
            number = parent
        self._end_hypothesis()
        return self.state

    def line(self) -> Iterator[Node[StateT, MoveT]]:
        """Yield the nodes from the start to the current one."""
        return (self._nodes[number] for number in self.numbers(self._at))

    def numbers(self, number: int) -> list[int]:
        """The numbers of the nodes from the start to a node."""
        found = []
        while number >= 0:
            found.append(number)
            number = self._nodes[number].parent
        return found[::-1]

    def end_of(self, number: int) -> int:
        """The node where repeated redo from a node would end."""
        while number in self._next:
            number = self._next[number]
        return number

    def folded(self, most: int) -> "History[StateT, MoveT]":
        """The history without its oldest moves beyond `most`, and without their side branches.

        If very many moves were undone, some of the latest are dropped instead.
        """
        if len(self) <= most:
            return self
        nodes, oldest = self._nodes, len(self._nodes) - most
        root = self._at
        while nodes[root].parent >= oldest:
            root = nodes[root].parent
        numbers = {root: 0}
        kept: list[Node[StateT, MoveT]] = [Node(nodes[root].state, None, -1)]
        for number in range(root + 1, len(nodes)):
            parent = numbers.get(nodes[number].parent)
            if parent is not None and len(kept) <= most:
                numbers[number] = len(kept)
                kept.append(replace(nodes[number], parent=parent))
        ahead = [number for number in self.numbers(self.end_of(self._at)) if number in numbers][-1]
        bookmarks = replace(self.bookmarks, ahead=ahead).renumbered(numbers.get)
        return History.from_nodes(kept, numbers[self._at], bookmarks)

    def without(self, number: int) -> "History[StateT, MoveT]":
        """The history without a node and what follows it; the current node is kept, or its parent.

        Raises `IndexError` for the start, which cannot be left out.
        """
        if not 0 < number < len(self._nodes):
            raise IndexError(number)
        numbers: dict[int, int] = {}
        kept: list[Node[StateT, MoveT]] = []
        for old, node in enumerate(self._nodes):
            if old != number and (not old or node.parent in numbers):
                numbers[old] = len(kept)
                kept.append(replace(node, parent=numbers.get(node.parent, -1)))
        at = self._at if self._at in numbers else self._nodes[number].parent
        ahead = [old for old in self.numbers(self.end_of(at)) if old in numbers][-1]
        bookmarks = replace(self.bookmarks, ahead=ahead).renumbered(numbers.get)
        return History.from_nodes(kept, numbers[at], bookmarks)

    def _end_hypothesis(self) -> None:
        start = self.bookmarks.what_if
        if start is not None and start not in self.numbers(self._at):
            self.bookmarks = replace(self.bookmarks, what_if=None)

    def _add(self, node: Node[StateT, MoveT]) -> None:
        self._next[node.parent] = len(self._nodes)
        self._nodes.append(node)
