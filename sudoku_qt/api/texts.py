# SPDX-License-Identifier: MIT
"""Texts and files of any format: read as puzzles or positions, and converted to another format."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from warnings import warn

from sudoku_qt.api.arguments import faults_as_errors
from sudoku_qt.engine.format import Format, Found
from sudoku_qt.engine.formats import FORMATS, format_named, recognise, recognise_text
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.kernel.solver import parse as parse_line
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.engine.sudoku.text.lines import may_hold_variants
from sudoku_qt.engine.sudoku.text.position import Position as PositionRead
from sudoku_qt.engine.sudoku.text.position import full_notes, position_of
from sudoku_qt.engine.sudoku.text.variants.lists import read_variants
from sudoku_qt.engine.text import decode

WRITTEN = tuple(form.name for form in FORMATS if form.game == SudokuGame.name and form.writes)


@dataclass(frozen=True)
class Position:
    """A position: the givens, all digits, and the candidates of each empty cell.

    `givens` and `values` are texts of 81 characters; `candidates` are 81 texts such as "159", ""
    where a digit stands.
    """

    givens: str
    values: str
    candidates: tuple[str, ...]

    def __post_init__(self) -> None:
        """Check the position. Raises `ValueError`."""
        if len(self.candidates) != CELLS or {*"".join(self.candidates)} - {*"123456789"}:
            raise ValueError(f"candidates are {CELLS} texts of digits from 1 to 9")
        with faults_as_errors():
            givens, values = parse_line(self.givens), parse_line(self.values)
        if any(digit not in (0, value) for digit, value in zip(givens, values, strict=True)):
            raise ValueError("every given stands among the values, too")


def parse(text: str | bytes) -> list[Any]:
    """The givens of every puzzle in a text or in a file's bytes, in any known format.

        >>> sudoku.parse(sudoku.convert(puzzle, "grid")) == [puzzle]
        True

    f-puzzles objects and links, a single one or one a line, may have rules of their own; such a
    puzzle is returned as a `VariantPuzzle`, which `solve`, `count`, `true_candidates`, `steps`,
    `rate`, `minimal` and `why_not` take, too.

        >>> grid = [[{}] * 6 for _ in range(6)]
        >>> cages = [{"cells": ["R1C1", "R1C2"], "value": "3"}, {"cells": ["R1C3"], "value": 5}]
        >>> import json
        >>> killer, = sudoku.parse(json.dumps({"size": 6, "grid": grid, "killercage": cages}))
        >>> sudoku.true_candidates(killer)[:4]
        ['12', '12', '5', '346']

    Raises:
        ValueError: There is no Sudoku that can be read.
    """
    try:
        found = _found_in(text)
    except ValueError:
        plain = decode(text) if isinstance(text, bytes) else text
        if not may_hold_variants(plain):
            raise
        with faults_as_errors():
            return [each.text if each.rules.is_classic else each for each in read_variants(plain)]
    with faults_as_errors():
        setups = [position_of(each).setup for each in found]
    return [setup.variant or to_text(setup.givens) for setup in setups]


def positions(text: str | bytes) -> list[Position]:
    """Every position in a text or in a file's bytes, with digits and candidates.

    Where the format has no candidates, or a cell has none, they are those that the digits allow.

        >>> position, = sudoku.positions(puzzle)
        >>> position.candidates[2]
        '124'

    Raises:
        ValueError: There is no Sudoku that can be read.
    """
    with faults_as_errors():
        return [_position(position_of(found)) for found in _found_in(text)]


def convert(text: str | bytes, to: str) -> str:
    """A text or a file's bytes converted to another format, named as in `sudoku info`.

        >>> print(sudoku.convert(puzzle, "simple_sudoku").splitlines()[1])
        |53.|.7.|...|

    What the format cannot hold is left out with a warning.

    Raises:
        ValueError: There is no Sudoku that can be read, the format is unknown, or it holds one
            puzzle only and there are several.
    """
    if to not in WRITTEN:
        raise ValueError(f"there is no format {to!r} to write, only {', '.join(WRITTEN)}")
    found, form = _found_in(text), format_named(to)
    for each in found:
        if not _is_plain(each) and (lost := form.lost(each)):
            warn(str(lost), stacklevel=2)
    with faults_as_errors():
        return _written(found, form)


def _written(found: Sequence[Found], form: Format) -> str:
    if len(found) == 1:
        return form.write(found[0])
    if form.between is None:
        title = form.title
        raise Fault(
            "{format} holds one puzzle, and here are {count}", format=title, count=len(found)
        )
    return form.opening + form.between.join(map(form.part, found)) + form.closing


def _is_plain(found: Found) -> bool:
    """Whether it has only givens, which every format can hold."""
    return found.state is None and not found.moves and {*found.setup} <= {"givens"}


def _found_in(text: str | bytes) -> Sequence[Found]:
    """All positions in a text. Raises `ValueError`, and `TypeError` for anything but a text."""
    if not isinstance(text, str | bytes):
        raise TypeError(f"a text or bytes are read, and not {type(text).__name__}")
    with faults_as_errors():
        read = recognise_text(text) if isinstance(text, str) else recognise(text)
    if read.format.game != SudokuGame.name:
        raise ValueError(f"this is no Sudoku but a game of {read.format.game}")
    return read.found


def grid_of(position: Position) -> Grid:
    """A position as the engine's grid: a cell keeps no candidate that a digit it sees rules out."""
    masks = tuple(sum(1 << int(digit) - 1 for digit in {*each}) for each in position.candidates)
    grid = Grid(parse_line(position.givens), parse_line(position.values), masks)
    legal = tuple(mask and mask & grid.legal(cell) for cell, mask in enumerate(full_notes(grid)))
    return replace(grid, candidates=legal)


def _position(read: PositionRead) -> Position:
    grid, variant = read.grid, read.setup.variant
    if variant:
        names = ", ".join(variant.rules.named()[:5])
        raise ValueError(f"the puzzle has rules of its own ({names}), and a position has none")
    notes = tuple(map(_digits_in, full_notes(grid)))
    return Position(to_text(grid.givens), to_text(grid.values), notes)


def _digits_in(mask: int) -> str:
    return "".join(str(digit + 1) for digit in range(SIDE) if mask >> digit & 1)
