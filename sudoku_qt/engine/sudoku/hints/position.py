# SPDX-License-Identifier: MIT
"""What a player has before them, and the same as reasoning takes it: with all that is right."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from sudoku_qt.engine.history import Node
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame, SudokuMove
from sudoku_qt.engine.sudoku.grid import NO_CANDIDATES, Grid
from sudoku_qt.engine.sudoku.note_check import eliminated
from sudoku_qt.engine.sudoku.shape import CELLS


@dataclass(frozen=True)
class Play:
    """A grid that is being played, what the player struck out in it, and where they were last.

    `struck` are 81 masks: candidates that the rules allow and the player took away. `last` is the
    cell of their last digit or note, -1 before the first.
    """

    grid: Grid
    struck: tuple[int, ...] = NO_CANDIDATES
    last: int = -1

    @classmethod
    def of_states(cls, states: Iterable[Grid]) -> "Play":
        """What the states of a game, from its start to now, come to."""
        line = list(states)
        return cls(line[-1], eliminated(line), _last_cell(line))

    @property
    def keeps_notes(self) -> bool:
        """Whether the player notes candidates at all."""
        return any(self.grid.candidates)


def states_of(line: Iterable[Node[Grid, SudokuMove]]) -> Iterator[Grid]:
    """Yield the states of a game, and what lies between where one move notes and strikes out."""
    nodes = list(line)
    yield nodes[0].state
    for before, after in pairwise(nodes):
        noting = tuple(edit for edit in after.move or () if edit.kind != "-")
        if any(edit.kind == "+" for edit in noting) and noting != after.move:
            yield SudokuGame().play(EMPTY, before.state, noting)
        yield after.state


def _last_cell(line: list[Grid]) -> int:
    """The cell in which something was entered last, else where a note was changed."""
    for before, after in zip(line[-2::-1], line[:0:-1], strict=True):
        for was, now in ((before.values, after.values), (before.candidates, after.candidates)):
            changed = (cell for cell in range(CELLS) if was[cell] != now[cell])
            if (cell := next(changed, -1)) >= 0:
                return cell
    return -1


def without_wrong(grid: Grid, solution: bytes) -> Grid:
    """The same without digits that differ from the solution, and with nothing noted."""
    values = bytes(
        digit if digit == due else 0 for digit, due in zip(grid.values, solution, strict=True)
    )
    return Grid(grid.givens, values)


def sound_position(play: Play, solution: bytes) -> Grid:
    """The position to reason from: all that is right of what the player entered and struck out.

    Every candidate that the rules allow is there, but for those that the player struck out rightly.
    """
    grid = without_wrong(play.grid, solution)
    masks = (
        0 if grid.values[cell] else grid.legal(cell) & ~(play.struck[cell] & ~_bit(solution[cell]))
        for cell in range(CELLS)
    )
    return Grid(grid.givens, grid.values, tuple(masks))


def _bit(digit: int) -> int:
    return 1 << digit - 1
