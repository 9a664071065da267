# SPDX-License-Identifier: MIT
"""Deadly patterns that only two nodes prevent, one of which is therefore true.

A rectangle, or a whole grid, could be filled in two ways but for its guardians: the candidates that
it has beyond the pattern. If these are two candidates, or candidates of two digits, they form a
strong link.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.search.bug import bug_extras
from sudoku_qt.engine.sudoku.logic.search.rectangles import unsolved

Ends = tuple[tuple[int, int], tuple[int, int]]
"""The cells and the digit of both nodes."""
Pattern = tuple[int, int, tuple[int, ...]]
"""Cells, their digits (a mask, 0 for a whole grid) and the guardians."""


def deadly_patterns(board: Board) -> Iterator[tuple[Pattern, Ends]]:
    """Yield the patterns that two nodes prevent, with these nodes."""
    for pattern in _patterns(board):
        ends = two_nodes(pattern[2])
        if ends is not None:
            yield pattern, ends


def _patterns(board: Board) -> Iterator[Pattern]:
    a: bits.Cell
    b: bits.Cell
    c: bits.Cell
    d: bits.Cell
    pair: bits.Mask
    extra: bits.Mask
    cells: bits.CellSet
    for a, b, c, d, pair in unsolved(board, missing=False):
        extra = (board.masks[a] | board.masks[b] | board.masks[c] | board.masks[d]) & ~pair
        cells = bits.bit(a) | bits.bit(b) | bits.bit(c) | bits.bit(d)
        if bits.size(extra) <= 2:  # with more than two digits there are more than two nodes
            yield cells, pair, board.eliminations(cells, extra)
    bug = bug_extras(board, 2)
    if bug is not None:
        guardians: tuple[int, ...] = ()
        for cell, extra in bug:
            guardians += board.eliminations(bits.bit(cell), extra)
        yield 0, 0, guardians


def two_nodes(guardians: tuple[int, ...]) -> Ends | None:
    """The two nodes that guardians are, if that is what they are."""
    each: bits.Candidate
    by_digit: dict[int, int] = {}
    for each in guardians:
        by_digit[each // 81] = by_digit.get(each // 81, 0) | bits.bit(each % 81)
    if len(by_digit) == 2:
        (one, one_cells), (two, two_cells) = by_digit.items()
        return (one_cells, one), (two_cells, two)
    if len(guardians) == 2:
        start, end = guardians
        return (bits.bit(start % 81), start // 81), (bits.bit(end % 81), end // 81)
    return None
