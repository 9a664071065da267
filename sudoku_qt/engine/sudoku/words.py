# SPDX-License-Identifier: MIT
"""The values, notes and colours of a grid as words of a document.

Digits above nine are written A to G.
"""

from collections.abc import Iterable
from dataclasses import replace

from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import digit_mask, digits_in
from sudoku_qt.engine.sudoku.markings import COLOURS, Markings, tint_of, unmarked
from sudoku_qt.engine.sudoku.shape import SIDE, cell_name, cell_named

NO_CELLS: Section = {}
SIGNS = ".123456789ABCDEFG"
"""The sign of each value, that of an empty cell first."""
WRITTEN = bytes.maketrans(bytes(range(len(SIGNS))), SIGNS.encode())


def write_rows(values: bytes, side: int = SIDE) -> list[str]:
    """Values as rows, with a sign for each cell."""
    text = bytes(values).translate(WRITTEN).decode()
    return [text[start : start + side] for start in range(0, len(text), side)]


def read_rows(rows: object, what: str, side: int = SIDE) -> bytes:
    """Read as many rows as columns. `what` names them in the `Fault` that this may raise."""
    if isinstance(rows, list) and len(rows) == side:
        texts = [row for row in rows if isinstance(row, str) and len(row) == side]
        text, known = "".join(texts), SIGNS[: side + 1]
        if len(text) == side * side and all(sign in known for sign in text):
            return bytes(map(known.index, text))
    if side == SIDE:
        raise Fault("The {what} are not nine rows of nine digits or dots.", what=what)
    raise Fault("The {what} are not {count} rows of {count} digits or dots.", what=what, count=side)


def write_notes(masks: Iterable[int], side: int = SIDE) -> Section:
    """Masks by cell, without empty ones."""
    return {cell_name(cell, side): digits_written(mask) for cell, mask in enumerate(masks) if mask}


def read_notes(section: Section, name: str, values: bytes, side: int = SIDE) -> tuple[int, ...]:
    """Read masks by cell; filled cells have none. Raises `Fault`."""
    masks = [0] * len(values)
    for where, digits in _table(section, name):
        cell = cell_called(where, side)
        masks[cell] = 0 if values[cell] else digits_called(digits, where, side)
    return tuple(masks)


def _table(section: Section, name: str) -> Iterable[tuple[str, Json]]:
    table = section.get(name, NO_CELLS)
    if not isinstance(table, dict):
        raise Fault("“{name}” is not a table of cells.", name=name)
    return table.items()


def write_markings(markings: Markings, side: int = SIDE) -> Section:
    """The markings; each word only if there is something of its kind."""
    written: Section = {
        "corners": write_notes(markings.corners, side),
        "colours": {
            cell_name(cell, side): list(digits_in(mask))
            for cell, mask in enumerate(markings.colours)
            if mask
        },
        "candidate_colours": {
            cell_name(cell, side): {
                SIGNS[digit]: tint_of(tints, digit)
                for digit in range(1, side + 1)
                if tint_of(tints, digit)
            }
            for cell, tints in enumerate(markings.tints)
            if tints
        },
    }
    return {name: table for name, table in written.items() if table}


def read_markings(section: Section, values: bytes, side: int = SIDE) -> Markings:
    """Read markings; filled cells have no notes and no colours of notes. Raises `Fault`."""
    corners = read_notes(section, "corners", values, side)
    markings = replace(unmarked(len(values)), corners=corners)
    for where, colours in _table(section, "colours"):
        markings = markings.with_colours(cell_called(where, side), _colour_mask(colours, where))
    for where, tints in _table(section, "candidate_colours"):
        cell = cell_called(where, side)
        if not isinstance(tints, dict):
            raise _wrong_colours(where)
        for digit, colour in tints.items():
            mask = _colour_mask([colour], where)
            if not values[cell]:
                noted = _one_digit(digit, where, side)
                markings = markings.with_tint(cell, noted, mask.bit_length())
    return markings


def _colour_mask(colours: Json, where: str) -> int:
    """The mask of a list of colours."""
    if isinstance(colours, list) and colours:
        numbers = [each for each in colours if isinstance(each, int) and each is not True]
        if len(set(numbers)) == len(colours) and all(1 <= each <= COLOURS for each in numbers):
            return digit_mask(numbers)
    raise _wrong_colours(where)


def _one_digit(digit: str, where: str, side: int) -> int:
    mask = digits_called(digit, where, side)
    if mask.bit_count() != 1:
        raise _wrong_colours(where)
    return mask.bit_length()


def _wrong_colours(where: str) -> Fault:
    return Fault("The colours at {where} are not different numbers from 1 to 9.", where=where[:20])


def cell_called(name: str, side: int = SIDE) -> int:
    """The cell of this name. Raises `Fault`."""
    try:
        return cell_named(name, side)
    except ValueError:
        template = "“{word}” is not a cell; cells are written r1c1 to {last}."
        last = cell_name(side * side - 1, side)
        raise Fault(template, word=name[:20], last=last) from None


def digits_called(text: object, where: str, side: int = SIDE) -> int:
    """The mask of different digits. Raises `Fault`, which tells where they are."""
    known = SIGNS[1 : side + 1]
    if isinstance(text, str) and text and all(sign in known for sign in text):
        mask = digit_mask(map(SIGNS.index, text))
        if mask.bit_count() == len(text):
            return mask
    template = "The notes at {where} are not different digits from 1 to {most}."
    raise Fault(template, where=where[:20], most=side)


def digits_written(mask: int) -> str:
    """The digits of a mask in ascending order."""
    return "".join(SIGNS[digit] for digit in digits_in(mask))
