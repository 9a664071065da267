# SPDX-License-Identifier: MIT
"""OpenSudoku's collections, in all versions of its format, and OpenSudoku 2's.

The cells of a game are 81 digits or, after a line "version: N", words separated by bars: the digit,
the notes (a list; from version 3 a mask; from 4 masks of corner and centre notes), and whether the
cell can be edited. The end of that line is inside an attribute, so XML parsers turn it into a blank
unless told otherwise.
"""

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar
from xml.etree.ElementTree import Element

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.sudoku.grid import ALL_DIGITS, digit_mask
from sudoku_qt.engine.sudoku.markings import Markings
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position
from sudoku_qt.engine.sudoku.text.position_format import STATE, Part, PositionFormat
from sudoku_qt.engine.sudoku.text.xml_text import number_in, parse_xml, written

DECLARED = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_PLAIN = re.compile(r"[0-9]{81}")
_VERSION = re.compile(r"version: ([1-4])\s(.*)", re.DOTALL)
_LIST = re.compile(r"-|([1-9],)*[1-9]?,?")
PLAYING, NOT_STARTED, COMPLETED = "0", "1", "2"


class OpenSudokuFormat(PositionFormat):
    """Many games in one folder element."""

    name = "opensudoku"
    title = "OpenSudoku (.opensudoku)"
    suffixes = (".opensudoku",)
    carries = STATE | {Part.CLOCK, Part.COMMENT}
    between = ""
    opening = f'{DECLARED}<opensudoku version="2">\n<folder name="sudoku-qt" created="0">\n'
    closing = "</folder>\n</opensudoku>\n"
    root: ClassVar[str] = "opensudoku"
    cells_word: ClassVar[str] = "data"
    note_word: ClassVar[str] = "note"
    version: ClassVar[int] = 3

    def likeness(self, head: str) -> float:
        """Look for the root element."""
        named = re.search(rf"<{self.root}[\s>/]", head) is not None
        return 0.99 if head.lstrip().startswith("<") and named else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read every game of every folder."""
        root = parse_xml(text)
        names = {name: root.findtext(name) or "" for name in ("author", "comment")}
        found = [self._game(game, names) for game in root.iter("game")]
        if not found:
            raise FormatFault("This text holds no puzzle that this program can read.")
        return found

    def _game(self, game: Element, names: dict[str, str]) -> Found:
        read = _position(game.get(self.cells_word, ""))
        comment = game.get(self.note_word) or names["comment"]
        named = read.renamed(author=names["author"], comment=comment)
        return found_at(named.timed(number_in(game, "time")))

    def write_position(self, position: Position) -> str:
        """Write one game."""
        grid = position.grid
        state = NOT_STARTED if grid.values == grid.givens else PLAYING
        cells = "|".join("|".join(words) for words in self._cells(position))
        words = {
            "created": 0,
            "state": COMPLETED if grid.solved else state,
            "time": position.elapsed_ms,
            "last_played": 0,
            self.cells_word: f"version: {self.version}\n{cells}|",
            self.note_word: position.setup.comment,
            "command_stack": "",
        }
        return written("game", words) + "\n"

    def _cells(self, position: Position) -> Iterator[tuple[str, ...]]:
        """Yield the words of each cell: its digit, its notes, and whether it may be edited."""
        grid = position.grid
        for cell in range(CELLS):
            notes = [str(grid.candidates[cell])]
            if Part.CORNERS in self.carries:
                notes.insert(0, str(grid.markings.corners[cell]))
            yield str(grid.values[cell]), *notes, "0" if grid.is_given(cell) else "1"


class OpenSudoku2Format(OpenSudokuFormat):
    """The same with corner notes, and other names."""

    name = "opensudoku2"
    title = "OpenSudoku 2 (.opensudoku2)"
    suffixes = (".opensudoku2",)
    carries = OpenSudokuFormat.carries | {Part.CORNERS}
    opening = (
        f'{DECLARED}<opensudoku2 version="3">\n'
        '<folder folder_name="sudoku-qt" folder_created="0">\n'
    )
    closing = "</folder>\n</opensudoku2>\n"
    root = "opensudoku2"
    cells_word = "cells_data"
    note_word = "user_note"
    version = 4


def _position(data: str) -> Position:
    """The position of a game's cells. Raises `FormatFault`."""
    if _PLAIN.fullmatch(data.strip()):
        return position(map(int, data.strip()))
    match = _VERSION.fullmatch(data.strip())
    if not match:
        raise FormatFault("The file is damaged: its part “{name}” is missing.", name="data")
    version = int(match[1])
    words = [word for word in match[2].split("|") if word.strip()]
    width = 4 if version == 4 else 3
    if len(words) != CELLS * width:
        count = len(words) // width
        raise FormatFault("The file is damaged: a puzzle has {count} cells.", count=count)
    digits = [_number(word, 9) for word in words[::width]]
    fixed = [not _number(word, 1) for word in words[width - 1 :: width]]
    notes = [_mask(word, version) for word in words[width - 2 :: width]]
    corners = [_mask(word, version) for word in words[1::width]] if version == 4 else [0] * CELLS
    givens = bytes(digit if is_fixed else 0 for digit, is_fixed in zip(digits, fixed, strict=True))
    return position(givens, digits, notes, Markings(tuple(corners)))


def _mask(word: str, version: int) -> int:
    """The notes of a cell, in the way of a version."""
    if version > 2:
        return _number(word, ALL_DIGITS)
    if not _LIST.fullmatch(word):
        raise FormatFault("“{word}” is no list of digits.", word=word[:20])
    return digit_mask(int(digit) for digit in word if digit in "123456789")


def _number(word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4 and int(word) <= most):
        raise FormatFault("“{word}” is no digit from 1 to 9.", word=word[:20])
    return int(word)
