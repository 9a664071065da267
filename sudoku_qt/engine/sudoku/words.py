# SPDX-License-Identifier: MIT
"""The notes and colours of a grid as words of a document, cell by cell."""

from collections.abc import Iterable

from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import ALL_DIGITS, digit_mask, digits_in
from sudoku_qt.engine.sudoku.markings import COLOURS, Markings, tint_of
from sudoku_qt.engine.sudoku.shape import CELLS, cell_name, cell_named

NO_CELLS: Section = {}


def write_notes(masks: Iterable[int]) -> Section:
    """Masks by cell, without empty ones."""
    return {cell_name(cell): digits_written(mask) for cell, mask in enumerate(masks) if mask}


def read_notes(section: Section, name: str, values: bytes) -> tuple[int, ...]:
    """Read masks by cell; filled cells have none. Raises `Fault`."""
    masks = [0] * CELLS
    for where, digits in _table(section, name):
        cell = cell_called(where)
        masks[cell] = 0 if values[cell] else digits_called(digits, where)
    return tuple(masks)


def _table(section: Section, name: str) -> Iterable[tuple[str, Json]]:
    table = section.get(name, NO_CELLS)
    if not isinstance(table, dict):
        raise Fault("“{name}” is not a table of cells.", name=name)
    return table.items()


def write_markings(markings: Markings) -> Section:
    """The markings; each word only if there is something of its kind."""
    written: Section = {
        "corners": write_notes(markings.corners),
        "colours": {
            cell_name(cell): list(digits_in(mask))
            for cell, mask in enumerate(markings.colours)
            if mask
        },
        "candidate_colours": {
            cell_name(cell): {
                str(digit): tint_of(tints, digit) for digit in range(1, 10) if tint_of(tints, digit)
            }
            for cell, tints in enumerate(markings.tints)
            if tints
        },
    }
    return {name: table for name, table in written.items() if table}


def read_markings(section: Section, values: bytes) -> Markings:
    """Read markings; filled cells have no notes and no colours of notes. Raises `Fault`."""
    markings = Markings(read_notes(section, "corners", values))
    for where, colours in _table(section, "colours"):
        markings = markings.with_colours(cell_called(where), _colour_mask(colours, where))
    for where, tints in _table(section, "candidate_colours"):
        cell = cell_called(where)
        if not isinstance(tints, dict):
            raise _wrong_colours(where)
        for digit, colour in tints.items():
            mask = _colour_mask([colour], where)
            if not values[cell]:
                markings = markings.with_tint(cell, _one_digit(digit, where), mask.bit_length())
    return markings


def _colour_mask(colours: Json, where: str) -> int:
    """The mask of a list of colours."""
    if isinstance(colours, list) and colours:
        numbers = [each for each in colours if isinstance(each, int) and each is not True]
        if len(set(numbers)) == len(colours) and all(1 <= each <= COLOURS for each in numbers):
            return digit_mask(numbers)
    raise _wrong_colours(where)


def _one_digit(digit: str, where: str) -> int:
    mask = digits_called(digit, where)
    if mask.bit_count() != 1:
        raise _wrong_colours(where)
    return mask.bit_length()


def _wrong_colours(where: str) -> Fault:
    return Fault("The colours at {where} are not different numbers from 1 to 9.", where=where[:20])


def cell_called(name: str) -> int:
    """The cell of this name. Raises `Fault`."""
    try:
        return cell_named(name)
    except ValueError:
        template = "“{word}” is not a cell; cells are written r1c1 to r9c9."
        raise Fault(template, word=name[:20]) from None


def digits_called(text: object, where: str) -> int:
    """The mask of different digits. Raises `Fault`, which tells where they are."""
    if isinstance(text, str) and text and all(character in "123456789" for character in text):
        mask = digit_mask(map(int, text))
        if mask.bit_count() == len(text) and 0 < mask <= ALL_DIGITS:
            return mask
    raise Fault("The notes at {where} are not different digits from 1 to 9.", where=where[:20])


def digits_written(mask: int) -> str:
    """The digits of a mask in ascending order."""
    return "".join(map(str, digits_in(mask)))
