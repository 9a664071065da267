# SPDX-License-Identifier: MIT
"""SadMan Sudoku's file, also written by SudoCue: headings, the puzzle, and the current state.

A heading is `#` and a letter: A for the author, D for a description, C for a comment; those for the
date, the source, the level and the URL (B, S, L, U) are kept in the comment as they are.
"""

import re
from collections.abc import Iterator, Sequence

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.text.cells import line_of, rows_of_cells
from sudoku_qt.engine.sudoku.text.nine_rows import read_rows_of_cells, row_likeness
from sudoku_qt.engine.sudoku.text.position import Position, found_at, plain, position, position_of
from sudoku_qt.engine.sudoku.text.position_format import NAMES, Part, PositionFormat

_HEADING = re.compile(r"#([A-Z])(.*)")
_SECTION = re.compile(r"\[(.+)\]\s*")
_KNOWN = "ACDBSLU"
PUZZLE, STATE = "Puzzle", "State"


class SdkFormat(PositionFormat):
    """One puzzle in sections."""

    name = "sdk"
    title = "SadMan Sudoku (.sdk)"
    suffixes = (".sdk",)
    carries = NAMES | {Part.VALUES}

    def likeness(self, head: str) -> float:
        """Look for the section of the puzzle, or for headings followed by nine rows."""
        lines = head.split("\n")
        if any(line.strip() == f"[{PUZZLE}]" for line in lines):
            return 0.95
        headed = any((found := _HEADING.match(line)) and found[1] in _KNOWN for line in lines)
        rows = [line for line in lines if line.strip() and not line.startswith("#")]
        whole = len(rows) == 9 and row_likeness("\n".join(rows)) == 1.0
        return 0.92 if headed and whole else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read the known sections; a notice names the others."""
        lines = text.split("\n")
        sections = dict(_sections(lines))
        read = {name: _cells(lines, sections[name]) for name in (PUZZLE, STATE) if name in sections}
        if PUZZLE not in read:
            raise FormatFault("The file is damaged: its part “{name}” is missing.", name=PUZZLE)
        notices = read[PUZZLE].notices
        others = tuple(name for name in sections if name not in read)
        if others:
            notices += (
                Message("Parts that are not understood were left out: {names}", names=others),
            )
        givens, now = (
            position_of(found).setup.givens
            for found in (read[PUZZLE], read.get(STATE, read[PUZZLE]))
        )
        return [found_at(position(givens, now).renamed(**_names(lines)), notices)]

    def write_position(self, position: Position) -> str:
        """Write the headings, the puzzle and, where there is one, the state."""
        setup, grid = position.setup, position.grid
        headings = [("A", setup.author), ("D", setup.title), ("C", setup.comment)]
        lines = [
            line if letter == "C" and _is_other(line) else f"#{letter}{line}"
            for letter, text in headings
            if text
            for line in text.split("\n")
        ]
        lines += [f"[{PUZZLE}]", *map("".join, rows_of_cells(line_of(grid.givens)))]
        if grid.values != grid.givens:
            lines += [f"[{STATE}]", *map("".join, rows_of_cells(line_of(grid.values)))]
        return "\n".join(lines) + "\n"


def _sections(lines: Sequence[str]) -> Iterator[tuple[str, range]]:
    """Yield the sections, and which lines they are; without a name it is the puzzle's."""
    name, start = PUZZLE, 0
    for number, line in enumerate(lines):
        heading = _SECTION.fullmatch(line)
        if heading:
            if any(_is_content(line) for line in lines[start:number]):
                yield name, range(start, number)
            name, start = heading[1], number + 1
    if any(_is_content(line) for line in lines[start:]):
        yield name, range(start, len(lines))


def _givens(found: Found) -> bytes:
    return position_of(found).setup.givens


def _unread(names: tuple[str, ...]) -> tuple[Message, ...]:
    """What is said of sections that are not understood."""
    template = "Parts that are not understood were left out: {names}"
    return (Message(template, names=tuple(name[:20] for name in names[:5])),) if names else ()


def _is_content(line: str) -> bool:
    return bool(line.strip()) and not line.startswith("#")


def _cells(lines: Sequence[str], where: range) -> Found:
    """Read the nine rows of a section; faults name their line in the whole text."""
    inside = ("" if number not in where else line for number, line in enumerate(lines))
    puzzles = read_rows_of_cells("\n".join(inside))
    if len(puzzles) > 1:
        raise FormatFault("The text has {count} rows; a Sudoku has 9.", count=9 * len(puzzles))
    return puzzles[0]


def _names(lines: Sequence[str]) -> dict[str, str]:
    """Author, title and comment as the headings tell them."""
    texts: dict[str, list[str]] = {"author": [], "title": [], "comment": []}
    for line in lines:
        heading = _HEADING.fullmatch(line)
        if heading and heading[1] in _KNOWN:
            name = {"A": "author", "D": "title"}.get(heading[1], "comment")
            texts[name].append(line if _is_other(line) else heading[2].strip())
    return {name: "\n".join(parts) for name, parts in texts.items()}


def _is_other(line: str) -> bool:
    """Whether a line is a heading that stands in the comment as it is."""
    heading = _HEADING.fullmatch(line)
    return heading is not None and heading[1] in "BSLU" and plain(line) == line
