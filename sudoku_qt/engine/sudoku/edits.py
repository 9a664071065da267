# SPDX-License-Identifier: MIT
"""Entries: what a key or a click does, as the edits of one move."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from sudoku_qt.engine.sudoku.credits import Credits
from sudoku_qt.engine.sudoku.game import Edit, EditKind, SudokuMove
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.markings import tint_of
from sudoku_qt.engine.sudoku.review import SudokuNode

_CENTRES: tuple[EditKind, EditKind] = "+", "-"
_CORNERS: tuple[EditKind, EditKind] = "^", "_"


def place(
    grid: Grid, cell: int, digit: int, *, tidy: bool = True, by_rules: bool = True
) -> SudokuMove:
    """Put a digit into a cell; with `tidy` also remove that note from the cells that see it.

    Without `by_rules` only from those that share a house with it.
    """
    if grid.is_given(cell):
        return ()
    bit = 1 << digit - 1
    seen = grid.shape.peers[cell] if by_rules else grid.shape.together(cell)
    peers = sorted(seen) if tidy else []
    layers: tuple[tuple[EditKind, tuple[int, ...]], ...] = (
        ("-", grid.candidates),
        ("_", grid.markings.corners),
    )
    gone = (Edit(peer, kind, bit) for kind, notes in layers for peer in peers if notes[peer] & bit)
    return (Edit(cell, "=", digit), *gone)


def note(grid: Grid, cells: Iterable[int], digit: int, *, corner: bool = False) -> SudokuMove:
    """Note a digit in all empty cells, or remove it if all of them have it."""
    bit = 1 << digit - 1
    notes = grid.markings.corners if corner else grid.candidates
    add, remove = _CORNERS if corner else _CENTRES
    empty = [cell for cell in cells if not grid.values[cell]]
    missing = [cell for cell in empty if not notes[cell] & bit]
    if missing:
        return tuple(Edit(cell, add, bit) for cell in missing)
    return tuple(Edit(cell, remove, bit) for cell in empty)


def colour(grid: Grid, cells: Sequence[int], number: int) -> SudokuMove:
    """Add a colour, 1 to 9, to all cells, or remove it if all of them have it."""
    bit, colours = 1 << number - 1, grid.markings.colours
    missing = [cell for cell in cells if not colours[cell] & bit]
    return tuple(Edit(cell, "#", colours[cell] ^ bit) for cell in missing or cells)


def tint(grid: Grid, cell: int, digit: int, number: int) -> SudokuMove:
    """Paint a candidate in a colour, 1 to 9, or unpaint it if it has that colour."""
    if grid.values[cell]:
        return ()
    number = 0 if tint_of(grid.markings.tints[cell], digit) == number else number
    return (Edit(cell, "@", 10 * digit + number),)


def uncolour(grid: Grid, cells: Iterable[int] | None = None) -> SudokuMove:
    """Remove all colours from cells, or from all, and from their candidates."""
    colours, tints = grid.markings.colours, grid.markings.tints
    found: list[Edit] = []
    for cell in range(grid.shape.cells) if cells is None else cells:
        found += [Edit(cell, "#", 0)] if colours[cell] else []
        found += [
            Edit(cell, "@", 10 * digit)
            for digit in range(1, grid.shape.side + 1)
            if tint_of(tints[cell], digit)
        ]
    return tuple(found)


def erase(grid: Grid, cells: Sequence[int]) -> SudokuMove:
    """Empty cells of values and notes; if there are none, remove the colours."""
    own = [cell for cell in cells if not grid.is_given(cell)]
    filled = tuple(Edit(cell, "=", 0) for cell in own if grid.values[cell])
    return filled + clear_notes(grid, own) or uncolour(grid, cells)


def with_lost_notes(nodes: Iterable[SudokuNode], move: SudokuMove) -> SudokuMove:
    """A move that empties cells, and brings back the notes that went when they were filled.

    The nodes lead to the present position. A note that another digit excludes does not come back.
    """
    path = [*nodes]
    grid = path[-1].state
    emptied = {edit.cell for edit in move if edit.kind == "=" and not edit.digits}
    values = [0 if cell in emptied else digit for cell, digit in enumerate(grid.values)]
    lost = [[0] * grid.shape.cells for _ in range(2)]  # centre notes, corner notes
    waiting = set(emptied)
    for node, before in pairwise(reversed(path)):
        made = node.move or ()
        filled = {e.cell: e.digits for e in made if e.kind == "=" and e.cell in waiting}
        waiting -= {cell for cell in filled if not before.state.values[cell]}
        gone = sum({1 << digit - 1 for digit in filled.values() if digit})
        for notes, kind, layer in zip(lost, "-_", _notes(before.state), strict=True):
            for cell in filled:
                notes[cell] |= layer[cell]
            for edit in made:
                notes[edit.cell] |= (
                    edit.digits & gone & layer[edit.cell] if edit.kind == kind else 0
                )
        if not waiting:
            break
    return (*move, *_noted_again(grid, values, lost))


def _notes(grid: Grid) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The centre notes and the corner notes of all cells."""
    return grid.candidates, grid.markings.corners


def _noted_again(grid: Grid, values: list[int], lost: list[list[int]]) -> Iterator[Edit]:
    """Note what was lost in the cells that are empty now, except what their houses hold."""
    for cell, digit in enumerate(values):
        taken = sum({1 << values[peer] - 1 for peer in grid.shape.peers[cell] if values[peer]})
        for kinds, layer, notes in zip((_CENTRES, _CORNERS), _notes(grid), lost, strict=True):
            missing = notes[cell] & ~taken & ~layer[cell]
            if missing and not digit:
                yield Edit(cell, kinds[0], missing)


def clear_notes(grid: Grid, cells: Iterable[int] | None = None) -> SudokuMove:
    """Remove all notes from cells, or from all, corner notes included."""
    corners = grid.markings.corners
    found: list[Edit] = []
    for cell in range(grid.shape.cells) if cells is None else cells:
        found += [Edit(cell, "-", grid.candidates[cell])] if grid.candidates[cell] else []
        found += [Edit(cell, "_", corners[cell])] if corners[cell] else []
    return tuple(found)


def restart(grid: Grid, first: Grid) -> SudokuMove:
    """Undo all that the player entered or noted since `first`, a grid of the same puzzle."""
    return tuple(edit for cell in range(grid.shape.cells) for edit in _back(grid, first, cell))


def _back(grid: Grid, first: Grid, cell: int) -> Iterator[Edit]:
    """Make a cell what it was."""
    digit, noted = first.values[cell], first.candidates[cell]
    now, corners = grid.candidates[cell], grid.markings.corners[cell]
    if grid.values[cell] != digit:
        yield Edit(cell, "=", digit)
        now = corners = 0
    changes: tuple[tuple[EditKind, int], ...] = (
        ("-", now & ~noted),
        ("+", noted & ~now),
        ("_", corners),
    )
    yield from (Edit(cell, kind, mask) for kind, mask in changes if mask)
    yield from uncolour(grid, [cell])


def fill(grid: Grid, solution: bytes) -> SudokuMove:
    """Enter the solution in every cell that is empty or differs from it."""
    differing = (cell for cell, digit in enumerate(solution) if grid.values[cell] != digit)
    return tuple(Edit(cell, "=", solution[cell]) for cell in differing)


def arrive(grid: Grid) -> SudokuMove:
    """Enter all that a grid from another program has beside its givens."""
    marks, found = grid.markings, list[Edit]()
    for cell in range(grid.shape.cells):
        if grid.values[cell] and not grid.is_given(cell):
            found.append(Edit(cell, "=", grid.values[cell]))
        masks: tuple[tuple[EditKind, int], ...] = (
            ("+", grid.candidates[cell]),
            ("^", marks.corners[cell]),
            ("#", marks.colours[cell]),
        )
        found += [Edit(cell, kind, mask) for kind, mask in masks if mask]
        digits = range(1, grid.shape.side + 1)
        tints = ((digit, tint_of(marks.tints[cell], digit)) for digit in digits)
        found += [Edit(cell, "@", 10 * digit + number) for digit, number in tints if number]
    return tuple(found)


def call(grid: Grid, credits_then: Credits) -> SudokuMove:
    """Change the credits of a puzzle that is being composed."""
    pairs = enumerate(zip(grid.credits, credits_then, strict=True))
    return tuple(Edit(place, ":", 0, text) for place, (now, text) in pairs if now != text)
