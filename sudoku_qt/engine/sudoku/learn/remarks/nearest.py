# SPDX-License-Identifier: MIT
"""Of marks beside the pattern that comes nearest: which of them belong to it."""

from collections.abc import Iterator

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked


def of_nearest(marked: Marked, pattern: frozenset[int]) -> Iterator[Message]:
    """What there is to say of marks beside a pattern."""
    inside, outside = marked.cells & pattern, marked.cells - pattern
    if inside and outside:
        yield Message(
            "{inside} can belong to one, but not together with {outside}.",
            inside=marked.name(*sorted(inside)),
            outside=marked.name(*sorted(outside)),
        )
    elif inside:
        yield Message(
            "Right so far: {inside} belong to it, but that is not all.",
            inside=marked.name(*sorted(inside)),
        )
    else:
        yield Message("None of the marked cells belongs to the pattern.")
