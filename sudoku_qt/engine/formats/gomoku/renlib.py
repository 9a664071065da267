# SPDX-License-Identifier: MIT
"""RenLib's .lib: a tree of moves on a board of 15, two bytes a node, in depth-first order.

A heading of 20 bytes is followed by the nodes. A node's first byte is its point (lower half: the
column from the left, 1-15; upper half: the row from the top, 0-14; 0 for the root and for a pass),
its second byte holds flags. Texts follow their node; they end with a 0 and have an even length.

Only the main line is read: the first child of each node. Files of programs older than RenLib 3 have
no heading and are not recognised.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.format import Format, FormatFault, Found
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.record import found_of, named_players, record_of
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.message import Message

SIZE = 15
LONGEST_LINE = SIZE * SIZE * 2  # nodes, passes and nodes without a move included
_MAGIC = b"\xffRenLib\xff"
_HEADING = _MAGIC + bytes((3, 4)) + b"\xff" * 10
_MAJOR = 3

_EXTENDED, _NO_MOVE, _COMMENT, _OLD_COMMENT = 0x01, 0x02, 0x08, 0x20
_NO_CHILD, _HAS_SIBLING = 0x40, 0x80
_BOARD_TEXT = 0x01  # in the second byte of an extension


@dataclass(frozen=True)
class _RenlibNode:
    """A node's point byte and flags, and its position in the file."""

    point: int
    marks: int
    start: int


class GomokuRenlibFormat(Format):
    """A library of renju games, of which the main line is read."""

    name = "gomoku_renlib"
    title = "RenLib (.lib)"
    game = "gomoku"
    suffixes = (".lib",)
    binary = True

    def likeness(self, head: str) -> float:
        """Look for the first eight bytes of the heading."""
        return 1.0 if head.startswith(_MAGIC.decode("latin-1")) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read the main line; a notice says that the variations were dropped."""
        data = text.encode("latin-1", "replace")
        _check_heading(data)
        nodes = list(_main_line(data))
        moves = [
            _move(node)
            for number, node in enumerate(nodes)
            if not node.marks & _NO_MOVE and not (number == 0 and node.point == 0)
        ]
        notices = []
        if any(node.marks & _HAS_SIBLING for node in nodes):
            notices.append(Message("Only the main line was read; the file has variations."))
        if any(node.marks & (_COMMENT | _OLD_COMMENT | _EXTENDED) for node in nodes):
            notices.append(Message("The file's comments were left out."))
        setup = GomokuSetup(size=SIZE, rule=RENJU, players=named_players("", ""))
        return [found_of(setup, moves, notices)]

    def write(self, found: Found) -> str:
        """Write a root and one node a move."""
        record = record_of(found)
        if record.setup.size != SIZE:
            raise FormatFault(
                "RenLib knows boards of 15 rows only; this one has {size}.", size=record.setup.size
            )
        if record.setup.stones:
            raise FormatFault("This format cannot hold stones that were set up.")
        points = [
            _byte(move, after.last)
            for move, after in zip(record.moves, record.states[1:], strict=True)
            if move.is_stone or move.word == "pass"
        ]
        nodes = bytearray(b"".join(bytes((point, 0)) for point in (0, *points)))
        nodes[-1] |= _NO_CHILD
        return (_HEADING + nodes).decode("latin-1")


def _check_heading(data: bytes) -> None:
    if not data.startswith(_MAGIC) or len(data) < len(_HEADING):
        raise FormatFault("Byte {byte}: this is not the heading of a RenLib file.", byte=0)
    if data[8] != _MAJOR:
        raise FormatFault(
            "Byte {byte}: this is a RenLib file of version {version}; only 3 is known.",
            byte=8,
            version=data[8],
        )


def _main_line(data: bytes) -> Iterator[_RenlibNode]:
    """Yield the nodes until the first one without a child."""
    place = len(_HEADING)
    for _ in range(LONGEST_LINE):
        if place >= len(data):
            return
        node = _RenlibNode(*_pair(data, place), place)
        place += 2
        extension = 0
        if node.marks & _EXTENDED:
            extension = _pair(data, place)[1]
            place += 2
        if node.marks & _OLD_COMMENT:
            place = _end_of_old_text(data, place)
        elif node.marks & _COMMENT:
            place = _end_of_text(data, place)
        if extension & _BOARD_TEXT:
            place = _end_of_text(data, place)
        yield node
        if node.marks & _NO_CHILD:
            return
    raise FormatFault("Byte {byte}: the line of moves is longer than any game.", byte=place)


def _pair(data: bytes, place: int) -> tuple[int, int]:
    if place + 2 > len(data):
        raise FormatFault("Byte {byte}: the file ends in the middle of a move.", byte=place)
    return data[place], data[place + 1]


def _end_of_text(data: bytes, place: int) -> int:
    """Find the end of a text that closes with a 0, rounded up to whole pairs of bytes."""
    end = data.find(0, place)
    if end < 0:
        raise FormatFault("Byte {byte}: the file ends in the middle of a text.", byte=place)
    return end + 1 + (end + 1 - place) % 2


def _end_of_old_text(data: bytes, place: int) -> int:
    """Find the end of a text that closes with a byte whose highest bit is set."""
    for end in range(place, len(data)):
        if data[end] & 0x80:
            return end + 1 + (end + 1 - place) % 2
    raise FormatFault("Byte {byte}: the file ends in the middle of a text.", byte=place)


def _move(node: _RenlibNode) -> GomokuMove:
    column, row = node.point & 15, node.point >> 4
    if node.point == 0:
        return GomokuMove("pass")
    if not 1 <= column <= SIZE or row >= SIZE:
        raise FormatFault("Byte {byte}: {value} is not a point.", byte=node.start, value=node.point)
    return GomokuMove.at(SIZE, row * SIZE + column - 1)


def _byte(move: GomokuMove, last: int | None) -> int:
    if last is None or not move.is_stone:
        return 0
    return last // SIZE << 4 | last % SIZE + 1
