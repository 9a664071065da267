# SPDX-License-Identifier: MIT
"""Positions of f-puzzles objects, links and lines, with rules of their own or without."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sudoku_qt.engine.foreign_json import list_in, parse_json
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.markings import COLOURS, Markings, unmarked
from sudoku_qt.engine.sudoku.text.cells import line_of
from sudoku_qt.engine.sudoku.text.position import Position, found_at, plain
from sudoku_qt.engine.sudoku.text.variants.links import object_in
from sudoku_qt.engine.sudoku.text.variants.lists import read_variants
from sudoku_qt.engine.sudoku.text.variants.notations import read_old_notation
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant, write_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

_NUMBERS = tuple(map(str, range(1, 17)))
NOTES, CORNERS, COLOUR = "centerPencilMarks", "cornerPencilMarks", "highlight"
ENTERED = frozenset(("value", NOTES, CORNERS, COLOUR))
"""The keys of a cell that say what somebody entered, if the value is not given."""


def line_found(line: str) -> Found | None:
    """The position of an object, a link or an older notation on a line; None for any other line.

    Raises `Fault`.
    """
    text = object_in(line)
    if text is not None:
        return object_found(text)
    puzzle = read_old_notation(line)
    return None if puzzle is None else variant_found(puzzle)


def lines_found(text: str) -> list[Found]:
    """The positions of a text with a puzzle on each line. Raises `Fault`."""
    return [*map(variant_found, read_variants(text))]


def object_found(text: str) -> Found:
    """The position of an f-puzzles object. Raises `FormatFault`."""
    whole = parse_json(text)
    cells = [cell for row in list_in(whole, "grid") if isinstance(row, list) for cell in row]
    return variant_found(read_variant(text), cells)


def variant_found(puzzle: VariantPuzzle, cells: Sequence[Json] = ()) -> Found:
    """A puzzle as a finding, with the digits, notes and colours that somebody entered in cells."""
    setup = SudokuSetup(
        puzzle.givens,
        title=_named(puzzle.kept, "title"),
        author=_named(puzzle.kept, "author"),
        variant=None if puzzle.rules.is_classic else puzzle,
    )
    return found_at(Position(setup, _entered(puzzle, cells, SudokuGame().start(setup))))


def written_object(position: Position) -> str:
    """The object of a position with rules of its own, on one line, with what was entered."""
    puzzle = position.setup.variant
    if puzzle is None:
        raise ValueError(position)
    grid, marks = position.grid, position.grid.markings
    cells = tuple(
        {key: value for key, value in section.items() if key not in ENTERED}
        for section in puzzle.cells or ({},) * len(puzzle.givens)
    )
    for cell, section in enumerate(cells):
        if grid.values[cell] and not grid.givens[cell]:
            section["value"] = grid.values[cell]
        for key, mask in ((NOTES, grid.candidates[cell]), (CORNERS, marks.corners[cell])):
            if mask:
                section[key] = list(digits_in(mask))
        if marks.colours[cell]:
            section[COLOUR] = next(digits_in(marks.colours[cell]))
    return write_variant(replace(puzzle, cells=cells))


def _named(kept: Section, name: str) -> str:
    text = kept.get(name)
    return plain(text) if isinstance(text, str) else ""


def _entered(puzzle: VariantPuzzle, cells: Sequence[Json], start: Grid) -> Grid:
    """The grid with what was entered in it; what no player can enter is left out."""
    side, values = puzzle.rules.size, bytearray(puzzle.givens)
    notes, corners, colours = ([0] * len(values) for _ in range(3))
    for cell, section in enumerate(cells):
        if not isinstance(section, dict):
            continue
        values[cell] = values[cell] or next(_numbers(section.get("value"), side), 0)
        colours[cell] = _mask(section.get(COLOUR), COLOURS)
        if not values[cell]:
            notes[cell] = _mask(section.get(NOTES), side)
            corners[cell] = _mask(section.get(CORNERS), side)
    markings = Markings(tuple(corners), tuple(colours), unmarked(len(values)).tints)
    return Grid(puzzle.givens, bytes(values), tuple(notes), markings, shape=start.shape)


def _mask(value: Json, most: int) -> int:
    return sum({1 << number - 1 for number in _numbers(value, most)})


def _numbers(value: Json, most: int) -> Iterator[int]:
    """The whole numbers from 1 to `most` in a value or a list of values."""
    for each in value if isinstance(value, list) else [value]:
        if not isinstance(each, bool) and str(each) in _NUMBERS[:most]:
            yield int(str(each))


def copied_line(setup: SudokuSetup, grid: Grid) -> str:
    """The digits on the board, 81 characters; with rules of its own, an f-puzzles object.

    The rules of a draft are those that were drawn.
    """
    if setup.is_draft and grid.puzzle:
        setup = replace(setup, givens=grid.values, variant=grid.puzzle)
        grid = replace(grid, givens=grid.values)
    if setup.variant is None:
        return line_of(grid.values)
    return written_object(Position(setup, grid))
