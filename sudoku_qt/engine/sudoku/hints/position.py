# SPDX-License-Identifier: MIT
"""The player's position, and the sound position for reasoning, with only what is right of it."""

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
    """A grid in play, the player's eliminations, and the cell where they were last.

    `struck` are 81 masks: legal candidates that the player eliminated. `last` is the cell of their
    last digit or note, -1 before the first.
    """

    grid: Grid
    struck: tuple[int, ...] = NO_CANDIDATES
    last: int = -1

    @classmethod
    def of_states(cls, states: Iterable[Grid]) -> "Play":
        """The play after the states of a game, from its start to now."""
        line = list(states)
        return cls(line[-1], eliminated(line), _last_cell(line))

    @property
    def keeps_notes(self) -> bool:
        """Whether the player notes candidates at all."""
        return any(self.grid.candidates)


def states_of(line: Iterable[Node[Grid, SudokuMove]]) -> Iterator[Grid]:
    """Yield the states of a game, and one between where a move both adds and eliminates notes."""
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
            changed = (cell for cell in range(len(was)) if was[cell] != now[cell])
            if (cell := next(changed, -1)) >= 0:
                return cell
    return -1


def without_wrong(grid: Grid, solution: bytes) -> Grid:
    """The grid without digits that differ from the solution, and without notes."""
    values = bytes(
        digit if digit == due else 0 for digit, due in zip(grid.values, solution, strict=True)
    )
    return Grid(grid.givens, values)


def sound_position(play: Play, solution: bytes) -> Grid:
    """The position to reason from: the correct part of what the player entered and eliminated.

    It has every candidate that the rules allow, except those that the player rightly eliminated.
    """
    grid = without_wrong(play.grid, solution)
    masks = (
        0 if grid.values[cell] else grid.legal(cell) & ~(play.struck[cell] & ~_bit(solution[cell]))
        for cell in range(CELLS)
    )
    return Grid(grid.givens, grid.values, tuple(masks))


def _bit(digit: int) -> int:
    return 1 << digit - 1
