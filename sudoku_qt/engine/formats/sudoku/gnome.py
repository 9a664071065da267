# SPDX-License-Identifier: MIT
"""GNOME Sudoku's saved game: an object that lists the cells that are not empty.

A cell is named by its row and column from 0. The time is in seconds, -1 if unknown. GNOME Sudoku
opens no game without a known difficulty, so one is always written.
"""

import json
from collections.abc import Sequence

from sudoku_qt.engine.foreign_json import digit_in, list_in, mask_in, missing, parse_json
from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.sudoku.grid import digits_in
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, cell_at, column_of, row_of
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position
from sudoku_qt.engine.sudoku.text.position_format import STATE, Part, PositionFormat

DIFFICULTIES = ("Medium", "Easy", "Medium", "Hard", "Very Hard", "Very Hard")
"""Its difficulties, by our level; 0 is an unknown one."""


class GnomeFormat(PositionFormat):
    """A game as a list of cells."""

    name = "gnome"
    title = "GNOME Sudoku (.save)"
    suffixes = (".save",)
    carries = STATE | {Part.CLOCK}

    def likeness(self, head: str) -> float:
        """Look for the combination of keys that no other program's objects have."""
        words = ('"cells"', '"position"', '"fixed"')
        like = head.lstrip().startswith("{") and "cells" in head
        return 0.98 if like and any(word in head for word in words[1:]) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read the cells and the clock."""
        whole = parse_json(text)
        givens, entered, notes = bytearray(CELLS), bytearray(CELLS), [0] * CELLS
        if "cells" not in whole:
            raise missing("cells")
        for each in list_in(whole, "cells"):
            if not isinstance(each, dict):
                raise missing("cells")
            cell = _place(each.get("position"))
            value = digit_in(each.get("value", 0))
            (givens if each.get("fixed") is True else entered)[cell] = value
            notes[cell] = mask_in(each.get("earmarks", []))
        return [found_at(position(givens, entered, notes).timed(_milliseconds(whole)))]

    def write_position(self, position: Position) -> str:
        """Write the object."""
        grid = position.grid
        cells: list[Json] = [
            {
                "position": [row_of(cell), column_of(cell)],
                "value": grid.values[cell],
                "fixed": grid.is_given(cell),
                "earmarks": list(digits_in(grid.candidates[cell])),
            }
            for cell in range(CELLS)
            if grid.values[cell] or grid.candidates[cell]
        ]
        whole = {
            "difficulty_category": f"{DIFFICULTIES[position.setup.level]} Difficulty",
            "time_elapsed": position.elapsed_ms / 1000,
            "cells": cells,
        }
        return json.dumps(whole, indent=2) + "\n"


def _place(value: Json) -> int:
    """The cell of a row and a column. Raises `FormatFault`."""
    if isinstance(value, list) and len(value) == 2:
        numbers = [each for each in value if type(each) is int and 0 <= each < SIDE]
        if len(numbers) == 2:
            return cell_at(*numbers)
    raise FormatFault("“{word}” is no cell.", word=str(value)[:20])


def _milliseconds(whole: Section) -> float:
    seconds = whole.get("time_elapsed", 0)
    if isinstance(seconds, int | float) and not isinstance(seconds, bool) and abs(seconds) < 1e12:
        return round(seconds * 1000)
    return 0
