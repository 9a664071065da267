# SPDX-License-Identifier: MIT
"""The candidate grid of the forums: 81 groups of digits, with or without borders.

A group of one digit may be a digit that is set, or a last candidate. It counts as set if no cell
that sees it has that candidate; otherwise the text is ambiguous, and both interpretations are
offered. Written grids are preceded by a line of HoDoKu's library, which tells givens, entered
digits and notes apart. Markers that programs add to a group are ignored: `*`, `#`, `@`, letters
before it, and `-` before a candidate about to be eliminated.
"""

import re
from collections.abc import Iterator, Sequence

from sudoku_qt.engine.format import FormatFault, Found, Reading, at_line
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.grid import digit_mask
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, STANDARD_SHAPE
from sudoku_qt.engine.sudoku.text.cells import digits_of, rows_of_cells
from sudoku_qt.engine.sudoku.text.library import LIBRARY_LINE, read_library_line, write_library_line
from sudoku_qt.engine.sudoku.text.nine_rows import read_rows_of_cells, row_likeness
from sudoku_qt.engine.sudoku.text.position import (
    Position,
    found_at,
    full_notes,
    position,
    position_of,
)
from sudoku_qt.engine.sudoku.text.position_format import STATE, PositionFormat, with_notes
from sudoku_qt.engine.sudoku.words import digits_written

_BORDER = re.compile(r"[\s.:'`*+|=_-]*(--|==|\+)[\s.:'`*+|=_-]*")
_GROUP = re.compile(r"[1-9]{1,9}|[.0]")
_MARKS = re.compile(r"[*#@A-Za-z-]")
_FULL_ROW = re.compile(r"[1-9]{9}")
_PLAIN_LINE = re.compile(r"[0-9.]{81}")
_WORDS = re.compile(r"[^\W\d_]{2,}")
"""The words that mark a line as a remark above or below a grid."""
LIKE_GROUPS = 3
"""The number of rows of nine groups that make a text look like candidates."""


class CandidatesFormat(PositionFormat):
    """A grid of all candidates."""

    name = "candidates"
    title = "candidate grid"
    suffixes = (".txt",)
    carries = STATE

    def likeness(self, head: str) -> float:
        """Look for rows of nine groups at the end, after an optional heading."""
        if [*_several(head)]:
            return 0.75
        lead, rows = _parted(head)
        good = [row for _, row in rows if _is_row(row)]
        if len(good) < LIKE_GROUPS or len(good) + 1 < len(rows):
            return 0.0
        several = any(len(group) > 1 for row in good for group in row)
        if _broken_off(head):
            return 0.7
        if not lead:
            return 0.75 * several
        library = LIBRARY_LINE.match(lead) is not None
        is_led = library or _PLAIN_LINE.fullmatch(lead) or row_likeness(lead) == 1.0
        return 0.96 if is_led and (several or library) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read the likeliest interpretation; of several grids, each by itself."""
        several = [*_several(text)]
        if several:
            return [
                found_at(_read(groups, _single_candidates(groups)), _without_candidates(groups))
                for groups in several
            ]
        if count := _broken_off(text):
            raise FormatFault("The text has {count} rows; a Sudoku has 9.", count=count)
        lead, groups = _lead_and_groups(text)
        singles = _single_candidates(groups)
        read = _led(lead, groups) if lead else _read(groups, singles)
        return [found_at(read, () if lead else _without_candidates(groups))]

    def readings(self, text: str) -> Sequence[Reading]:
        """Two interpretations, if a digit alone in its cell is still a candidate of its peers."""
        if [*_several(text)] or _broken_off(text):
            return ()
        lead, groups = _lead_and_groups(text)
        singles = _single_candidates(groups)
        if lead or not singles:
            return ()
        template = "{count} digits that stand alone are candidates"
        bare = _without_candidates(groups)
        noted, placed = (
            found_at(_read(groups, each), bare) for each in (singles, frozenset[int]())
        )
        return (
            Reading(Message(template, count=len(singles)), [noted]),
            Reading(Message("Every digit that stands alone is set"), [placed]),
        )

    def kept(self, position: Position) -> Position:
        """The position with all legal candidates, if it has no notes."""
        left = super().kept(position)
        return with_notes(left, full_notes(left.grid))

    def write_position(self, position: Position) -> str:
        """Draw the groups, after a line that tells given digits from entered ones."""
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


def _several(text: str) -> Iterator[list[str]]:
    """Yield the groups of each grid of a text with several, as posts have that tell a solution."""
    rows = [groups for _, line in _telling(text) if (groups := _bare_groups(line))]
    whole = len(rows) // SIDE
    if whole < 2 or len(rows) % SIDE or not all(map(_is_row, rows)):
        return
    grids = [rows[at : at + SIDE] for at in range(0, len(rows), SIDE)]
    if all(any(len(group) > 1 for row in grid for group in row) for grid in grids):
        yield from ([group for row in grid for group in row] for grid in grids)


def _broken_off(text: str) -> int:
    """The number of rows of several grids of which one lacks some; 0 for any other text."""
    rows = [groups for _, line in _telling(text) if (groups := _bare_groups(line))]
    is_whole = len(rows) <= SIDE or len(rows) % SIDE == 0 or not all(map(_is_row, rows))
    has_several = any(len(group) > 1 for row in rows[:SIDE] for group in row)
    return 0 if is_whole or not has_several else len(rows)


def _is_row(groups: Sequence[str]) -> bool:
    return len(groups) == SIDE and all(map(_GROUP.fullmatch, groups))


def _parted(text: str) -> tuple[str, list[tuple[int, list[str]]]]:
    """Part what stands before the last nine rows from their groups, each with its line's number.

    Borders, and remarks in words, are neither; marks are left out.
    """
    lines = _telling(text)
    rows = [(number, _bare_groups(line)) for number, line in lines[-SIDE:]]
    return "\n".join(line for _, line in lines[:-SIDE]), rows


def _telling(text: str) -> list[tuple[int, str]]:
    """The lines with their numbers, without borders, remarks, and a solution below a grid."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.split("\n"), 1)
        if line.strip() and not _BORDER.fullmatch(line) and not _is_remark(line)
    ]
    return lines[:-SIDE] if _ends_with_solution([line for _, line in lines]) else lines


def _ends_with_solution(lines: Sequence[str]) -> bool:
    """Whether the last nine lines are a full grid of digits that are candidates of the grid above.

    The grid above has cells with several candidates, or it would be the givens of the last one.
    """
    full = ["".join(_bare_groups(line)) for line in lines[-SIDE:]]
    above = [_bare_groups(line) for line in lines[-2 * SIDE : -SIDE]]
    if len(above) < SIDE or not all(map(_FULL_ROW.fullmatch, full)) or not all(map(_is_row, above)):
        return False
    groups = [group for row in above for group in row]
    has_several = any(len(group) > 1 for group in groups)
    return has_several and all(
        digit in group for digit, group in zip("".join(full), groups, strict=True)
    )


def _bare_groups(line: str) -> list[str]:
    words = (_MARKS.sub("", word) for word in line.replace("|", " ").split())
    return [word for word in words if word]


def _is_remark(line: str) -> bool:
    return _WORDS.search(line) is not None and not LIBRARY_LINE.match(line.strip())


def _lead_and_groups(text: str) -> tuple[str, list[str]]:
    """What stands before the groups, and these. Raises `FormatFault`."""
    lead, rows = _parted(text)
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
    return lead, [group for _, row in rows for group in row]


def _masks(groups: Sequence[str]) -> list[int]:
    return [digit_mask(map(int, group)) if group not in {".", "0"} else 0 for group in groups]


def _without_candidates(groups: Sequence[str]) -> tuple[Message, ...]:
    """What is said of cells that have neither digit nor candidate, which a grid hardly means."""
    count = _masks(groups).count(0)
    template = "Cells without a candidate, read as empty: {count}"
    return (Message(template, count=count),) if count else ()


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


def _led(lead: str, groups: Sequence[str]) -> Position:
    """The position of groups below what says which digits are given, and perhaps which are set."""
    if LIBRARY_LINE.match(lead):
        led = read_library_line(lead, 1)
        return position(led.setup.givens, led.grid.values, _masks(groups))
    if _PLAIN_LINE.fullmatch(lead):
        grids = [digits_of(lead)]
    else:
        grids = [position_of(found).setup.givens for found in read_rows_of_cells(lead)]
    single = _read(groups, _single_candidates(groups)).grid.values
    return position(grids[0], grids[1] if len(grids) > 1 else single, _masks(groups))
