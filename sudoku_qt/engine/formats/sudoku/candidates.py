# SPDX-License-Identifier: MIT
"""The grid of candidates of the forums: 81 groups of digits, drawn with borders or without.

A group of one digit may be a digit that is set, or the one candidate that is left. It is set where
no cell that sees it has that candidate, too; where one has, the text can be read in both ways, so
both are offered. What is written here has a line of HoDoKu's library before it, which tells what
is given, what is set and what is noted. Marks of programs at a group are left out: `*`, `#`, `@`,
letters before it, and `-` before a candidate that is about to go.
"""

import re
from collections.abc import Sequence

from sudoku_qt.engine.format import FormatFault, Found, Reading, at_line
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.grid import digit_mask
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, STANDARD_SHAPE
from sudoku_qt.engine.sudoku.text.cells import digits_of, rows_of_cells
from sudoku_qt.engine.sudoku.text.library import LIBRARY_LINE, read_library_line, write_library_line
from sudoku_qt.engine.sudoku.text.position import Position, found_at, full_notes, position
from sudoku_qt.engine.sudoku.text.position_format import STATE, PositionFormat, with_notes
from sudoku_qt.engine.sudoku.words import digits_written

_BORDER = re.compile(r"[\s.:'`*+|=_-]*(--|==|\+)[\s.:'`*+|=_-]*")
_GROUP = re.compile(r"[1-9]{1,9}|[.0]")
_MARKS = re.compile(r"[*#@A-Za-z-]")
_PLAIN_LINE = re.compile(r"[0-9.]{81}")
_WORDS = re.compile(r"[^\W\d_]{2,}")
"""What makes a line a remark, as people write it above a grid or below."""
LIKE_GROUPS = 3
"""Rows of nine groups that make a text look like candidates."""


class CandidatesFormat(PositionFormat):
    """A grid with everything that is noted."""

    name = "candidates"
    title = "candidate grid"
    suffixes = (".txt",)
    carries = STATE

    def likeness(self, head: str) -> float:
        """Look for rows of nine groups, more than single digits."""
        rows = [groups for _, groups in _rows(head) if len(groups) == SIDE]
        good = [row for row in rows if all(map(_GROUP.fullmatch, row))]
        if len(good) < LIKE_GROUPS or len(good) < len(rows):
            return 0.0
        leading = [line.strip() for line in head.split("\n") if _is_leading(line)]
        if any(map(LIBRARY_LINE.match, leading)):
            return 0.96
        several = any(len(group) > 1 for row in good for group in row)
        return (0.96 if leading else 0.75) if several else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read it in the likeliest way."""
        lead = next((line for line in text.split("\n") if _is_leading(line)), "")
        groups = _groups(text)
        if lead:
            return [found_at(_led(lead, groups))]
        return [found_at(_read(groups, _single_candidates(groups)))]

    def readings(self, text: str) -> Sequence[Reading]:
        """Two readings, where a digit that stands alone is still a candidate of its peers."""
        if any(_is_leading(line) for line in text.split("\n")):
            return ()
        groups = _groups(text)
        singles = _single_candidates(groups)
        if not singles:
            return ()
        template = "{count} digits that stand alone are candidates"
        return (
            Reading(Message(template, count=len(singles)), [found_at(_read(groups, singles))]),
            Reading(
                Message("Every digit that stands alone is set"),
                [found_at(_read(groups, frozenset()))],
            ),
        )

    def kept(self, position: Position) -> Position:
        """Where nothing is noted, everything that is allowed is written."""
        left = super().kept(position)
        return with_notes(left, full_notes(left.grid))

    def write_position(self, position: Position) -> str:
        """Draw the groups below a line that tells given digits from entered ones."""
        grid = position.grid
        notes = full_notes(grid)
        groups = [
            str(grid.values[cell]) if grid.values[cell] else digits_written(notes[cell]) or "."
            for cell in range(CELLS)
        ]
        widths = [max(map(len, groups[column::SIDE])) for column in range(SIDE)]
        padded = [group.ljust(widths[cell % SIDE]) for cell, group in enumerate(groups)]
        parts = [sum(widths[left : left + 3]) + 4 for left in (0, 3, 6)]
        border = "+" + "+".join("-" * width for width in parts) + "+"
        lines = [
            "| " + " | ".join(" ".join(row[left : left + 3]) for left in (0, 3, 6)) + " |"
            for row in rows_of_cells(padded)
        ]
        drawn = "\n".join([border, *lines[:3], border, *lines[3:6], border, *lines[6:], border])
        return write_library_line(position) + drawn + "\n"


def _is_leading(line: str) -> bool:
    """Whether a line says which digits are given."""
    line = line.strip()
    return LIBRARY_LINE.match(line) is not None or _PLAIN_LINE.fullmatch(line) is not None


def _rows(text: str) -> list[tuple[int, list[str]]]:
    """The groups of every line that has some, with its number; marks are left out."""
    rows = []
    for number, line in enumerate(text.split("\n"), 1):
        if _is_leading(line) or _BORDER.fullmatch(line) or _WORDS.search(line):
            continue
        groups = [bare for word in line.replace("|", " ").split() if (bare := _MARKS.sub("", word))]
        if groups:
            rows.append((number, groups))
    return rows


def _groups(text: str) -> list[str]:
    """The 81 groups of a text. Raises `FormatFault`."""
    rows = _rows(text)
    for number, row in rows:
        for group in row:
            if not _GROUP.fullmatch(group) or len(set(group)) < len(group):
                template = "“{word}” is no group of candidates."
                raise at_line(number, Fault(template, word=group[:20]))
        if len(row) != SIDE:
            template = "{count} cells; a row of a Sudoku has 9."
            raise at_line(number, Fault(template, count=len(row)))
    if len(rows) != SIDE:
        raise FormatFault("The text has {count} rows; a Sudoku has 9.", count=len(rows))
    return [group for _, row in rows for group in row]


def _masks(groups: Sequence[str]) -> list[int]:
    return [digit_mask(map(int, group)) if group not in {".", "0"} else 0 for group in groups]


def _single_candidates(groups: Sequence[str]) -> frozenset[int]:
    """The cells whose one digit is a candidate of a peer that has others as well."""
    masks = _masks(groups)
    return frozenset(
        cell
        for cell, mask in enumerate(masks)
        if mask.bit_count() == 1
        if any(masks[peer] & mask and masks[peer] != mask for peer in STANDARD_SHAPE.peers[cell])
    )


def _read(groups: Sequence[str], singles: frozenset[int]) -> Position:
    """The position of groups, `singles` being those cells whose one digit is a candidate."""
    masks = _masks(groups)
    givens = bytes(
        mask.bit_length() if mask.bit_count() == 1 and cell not in singles else 0
        for cell, mask in enumerate(masks)
    )
    return position(givens, notes=masks)


def _led(line: str, groups: Sequence[str]) -> Position:
    """The position of groups below a line that says which digits are given."""
    line = line.strip()
    if _PLAIN_LINE.fullmatch(line):
        givens, values = digits_of(line), _read(groups, _single_candidates(groups)).grid.values
    else:
        told = read_library_line(line, 1)
        givens, values = told.setup.givens, told.grid.values
    return position(givens, values, _masks(groups))
