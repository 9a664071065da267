# SPDX-License-Identifier: MIT
# cython: annotation_typing=False, cdivision=True
"""Plain depth-first search, as in the course's papers, which counts its trials.

Cells are filled from the top left, digits are tried in order, and nothing is deduced. A trial is a
digit put into a cell because no peer has it. The number of trials up to the solution depends only
on the puzzle, so every machine gets the same figure. The search can be stopped and resumed, so that
a caller can do other work between slices.

Cython compiles this file as it stands, with the C types of `backtracking.pxd`; it is then 100 times
faster, and makes the same trials in the same order.
"""

from collections.abc import Sequence

from sudoku_qt.engine.sudoku.shape import CELLS

FROM_ONE = bytes(range(1, 10)) * CELLS
"""For each cell the order in which its digits are tried: 1 to 9, 81 times."""


class PlainSearch:
    """A search for the solution of one puzzle.

    `values` are its 81 digits, 0 for empty, and are filled in by the search; no digit may be
    repeated in a house. `order` holds for each cell the nine digits in the order in which they are
    tried, 729 bytes in all.
    """

    def __init__(self, values: Sequence[int], order: bytes = FROM_ONE) -> None:
        self.values = bytearray(values)
        self.trials = 0
        self._order = order
        self._cells = bytes(cell for cell, digit in enumerate(values) if not digit)
        self._tried = bytearray(len(self._cells) + 1)
        self._depth = 0

    @property
    def solved(self) -> bool:
        """Whether every cell is filled."""
        return self._depth == len(self._cells)

    @property
    def failed(self) -> bool:
        """Whether the search has ended without a solution."""
        return self._depth < 0

    def run(self, trials: int) -> bool:
        """Search until there have been `trials` trials in all; return whether it has ended."""
        if not self.solved and not self.failed:
            left, self._depth = _advance(
                self.values,
                self._cells,
                self._order,
                self._tried,
                self._depth,
                trials - self.trials,
            )
            self.trials = trials - left
        return self.solved or self.failed


def _advance(
    all_values: bytearray,
    all_cells: bytes,
    all_orders: bytes,
    all_tried: bytearray,
    depth: int,
    left: int,
) -> tuple[int, int]:
    """Make at most `left` trials from where the search stands: (trials left over, depth)."""
    values, cells, orders, tried = all_values, all_cells, all_orders, all_tried
    count = len(all_cells)
    used = [0] * 27
    for cell in range(81):
        bit = 1 << values[cell]
        used[cell // 9] |= bit
        used[9 + cell % 9] |= bit
        used[18 + cell // 27 * 3 + cell % 9 // 3] |= bit
    while 0 <= depth < count:
        cell = cells[depth]
        row = cell // 9
        column = 9 + cell % 9
        box = 18 + cell // 27 * 3 + cell % 9 // 3
        if values[cell]:
            bit = 1 << values[cell]
            values[cell] = 0
            used[row] ^= bit
            used[column] ^= bit
            used[box] ^= bit
        taken = used[row] | used[column] | used[box]
        nth = tried[depth]
        while nth < 9 and taken >> orders[9 * cell + nth] & 1:
            nth += 1
        if nth == 9:
            tried[depth] = 0
            depth -= 1
        elif left == 0:
            break
        else:
            left -= 1
            tried[depth] = nth + 1
            values[cell] = orders[9 * cell + nth]
            bit = 1 << values[cell]
            used[row] |= bit
            used[column] |= bit
            used[box] |= bit
            depth += 1
    return left, depth
