# SPDX-License-Identifier: MIT
"""Position text, "h8i9j10": the points in the order of play, as players exchange them.

A line is a game. The text does not tell the board's size and the rule: a board of 15 rows is
assumed, or a larger one if a point does not lie on it. Rows are counted from the bottom.
"""

import re
from collections.abc import Iterator, Sequence

from sudoku_qt.engine.format import Format, FormatFault, Found
from sudoku_qt.engine.gomoku.board import LARGEST, LETTERS, point_name
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.record import found_of, named_players, record_of
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.tree.files import lost_opening, lost_tree
from sudoku_qt.engine.message import Message

USUAL_SIZES = (15, 16, 19, 20, LARGEST)
_POINT = re.compile(rf"([{LETTERS}])(\d{{1,2}})(?![0-9])", re.ASCII | re.IGNORECASE)
_BETWEEN = re.compile(r"[\s,;]*", re.ASCII)
_LINE = re.compile(
    rf"(?:{_BETWEEN.pattern}[{LETTERS}]\d{{1,2}})+{_BETWEEN.pattern}", re.ASCII | re.IGNORECASE
)


class GomokuTextFormat(Format):
    """Games as lines of points."""

    name = "gomoku_text"
    title = "position text"
    game = "gomoku"
    suffixes = (".txt", ".pos")

    def likeness(self, head: str) -> float:
        """Look for lines that consist of points only."""
        lines = [line for _, line in _lines(head)]
        return 0.95 if lines and all(map(_LINE.fullmatch, lines)) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read a game from every line that is not empty."""
        findings = [_read_line(number, line) for number, line in _lines(text)]
        if not findings:
            raise FormatFault("This text holds no points of a board, as in “h8i9j10”.")
        return findings

    def lost(self, found: Found) -> Message | None:
        """Variations, comments and marks; what was said in an opening."""
        return lost_tree(found) or lost_opening(found)

    def write(self, found: Found) -> str:
        """Write the points in the order of play."""
        record = record_of(found)
        size = record.setup.size
        return "".join(point_name(size, point) for point, _, _ in record.plain_stones()) + "\n"


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are more than what may stand between points, numbered from 1."""
    numbered = enumerate(text.split("\n"), 1)
    return ((number, line) for number, line in numbered if not _BETWEEN.fullmatch(line))


def _read_line(number: int, line: str) -> Found:
    names = list(_names(number, line))
    needed = max(max(LETTERS.index(name[0]) + 1, int(name[1:])) for name in names)
    size = next(size for size in USUAL_SIZES if size >= needed)
    notice = Message("The text does not tell the board's size; {size} rows were taken.", size=size)
    moves = [GomokuMove(name) for name in names]
    return found_of(GomokuSetup(size=size, players=named_players("", "")), moves, [notice])


def _names(number: int, line: str) -> Iterator[str]:
    """Yield the names of the points of a line. Raises `FormatFault` at the first that is none."""
    place = 0
    count = 0
    while (place := _end_of_blank(line, place)) < len(line):
        match = _POINT.match(line, place)
        if not match or not 1 <= int(match[2]) <= LARGEST:
            raise FormatFault(
                "Line {line}, character {place}: “{word}” is not a point, as in “h8”.",
                line=number,
                place=place + 1,
                word=line[place : place + 4],
            )
        count += 1
        if count > LARGEST * LARGEST:
            raise FormatFault("Line {line}: there are more moves than points.", line=number)
        yield f"{match[1].lower()}{int(match[2])}"
        place = match.end()


def _end_of_blank(line: str, place: int) -> int:
    blank = _BETWEEN.match(line, place)
    return blank.end() if blank else place
