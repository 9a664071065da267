# SPDX-License-Identifier: MIT
"""RenLib's .lib: a tree of moves on a board of 15, two bytes a node, in depth-first order.

A heading of 20 bytes is followed by the nodes. A node's first byte is its point (lower half: the
column from the left, 1-15; upper half: the row from the top, 0-14; 0 for the root and for a pass),
its second byte holds flags. Texts follow their node; they end with a 0 and have an even length. A
comment is a line and, after a backspace, more lines. A text on the board is written at a point: it
follows the node of the move there, or one that is no move.

Which letters a text has, the file does not say: RenLib writes as Windows does, in GBK in China and
Shift-JIS in Japan. All texts of a file are read alike, as UTF-8 (which is written) or as the one
that fits. Files of programs older than RenLib 3 have no heading and are not recognised.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sudoku_qt.engine.document import MAX_READ_MOVES
from sudoku_qt.engine.format import Format, FormatFault, Found
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.record import named_players
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.tree.branches import Branches
from sudoku_qt.engine.gomoku.tree.files import FileNode, found_of_nodes, history_of, lost_opening
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.notes import SHAPES, tidy_label
from sudoku_qt.engine.text import old_encoding

SIZE = 15
LONGEST_LINE = SIZE * SIZE * 2  # nodes, passes and nodes without a move included
MOST_NODES = 2 * MAX_READ_MOVES
"""The most nodes that are looked at: moves, and texts on the board."""
LONGEST_TEXT = 2**20
"""The most bytes of one text."""
_MAGIC = b"\xffRenLib\xff"
_HEADING = _MAGIC + bytes((3, 4)) + b"\xff" * 10
_MAJOR = 3

_EXTENDED, _NO_MOVE, _COMMENT, _MARK, _OLD_COMMENT = 0x01, 0x02, 0x08, 0x10, 0x20
_NO_CHILD, _HAS_SIBLING = 0x40, 0x80
_BOARD_TEXT = 0x01  # in the second byte of an extension
_MORE_LINES = b"\b"
_JAPANESE = "cp932"
_SIGNS = dict(zip(SHAPES, "△□○×", strict=True))
_SHAPES = {
    **{sign: shape for shape, sign in _SIGNS.items()},
    "▲": "triangle", "■": "square", "●": "circle", "◯": "circle", "╳": "cross",
}  # fmt: skip


@dataclass(slots=True)
class _RenlibNode:
    """A node: its point byte, flags, place in the file and parent, and the bytes of its texts."""

    point: int
    flags: int
    start: int
    parent: int
    comment: bytes = b""
    label: bytes = b""


class GomokuRenlibFormat(Format):
    """A library of renju games, with all their variations and comments."""

    name = "gomoku_renlib"
    title = "RenLib (.lib)"
    game = "gomoku"
    suffixes = (".lib",)
    binary = True

    def likeness(self, head: str) -> float:
        """Look for the first eight bytes of the heading."""
        return 1.0 if head.startswith(_MAGIC.decode("latin-1")) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read the tree of a file."""
        data = text.encode("latin-1", "replace")
        _check_heading(data)
        nodes = list(_nodes(data))
        letters = _encoding(nodes)
        notices = []
        if len(nodes) == MOST_NODES:
            limit = f"{MAX_READ_MOVES:,}"
            notices.append(
                Message("Only the first {limit} moves of the file were read.", limit=limit)
            )
        setup = GomokuSetup(size=SIZE, rule=RENJU, players=named_players("", ""))
        return [found_of_nodes(setup, _file_nodes(nodes, letters), notices)]

    def lost(self, found: Found) -> Message | None:
        """What was said in an opening."""
        return lost_opening(found)

    def write(self, found: Found) -> str:
        """Write a root and all moves."""
        setup, history = history_of(found)
        if setup.size != SIZE:
            raise FormatFault(
                "RenLib knows boards of 15 rows only; this one has {size}.", size=setup.size
            )
        if setup.stones:
            raise FormatFault("This format cannot hold stones that were set up.")
        return (_HEADING + b"".join(_written(Branches(history)))).decode("latin-1")


# Reading


def _check_heading(data: bytes) -> None:
    if not data.startswith(_MAGIC) or len(data) < len(_HEADING):
        raise FormatFault("Byte {byte}: this is not the heading of a RenLib file.", byte=0)
    if data[8] != _MAJOR:
        raise FormatFault(
            "Byte {byte}: this is a RenLib file of version {found}; only {known} is known.",
            byte=8,
            found=data[8],
            known=_MAJOR,
        )


def _nodes(data: bytes) -> Iterator[_RenlibNode]:
    """Yield the nodes of a file with their texts, in its order, until the last branch ends."""
    place, parent = len(_HEADING), -1
    forks: list[int] = []
    depths: list[int] = []
    while place < len(data) and len(depths) < MOST_NODES:
        number = len(depths)
        node = _RenlibNode(*_pair(data, place), place, parent)
        depths.append(depths[parent] + 1 if parent >= 0 else 0)
        if depths[-1] >= LONGEST_LINE:
            raise FormatFault("Byte {byte}: the line of moves is longer than any game.", byte=place)
        place += 2
        flags = node.flags
        if flags & (_EXTENDED | _COMMENT | _OLD_COMMENT):
            place = _take_texts(data, place, node)
        yield node
        if flags & _HAS_SIBLING:
            forks.append(parent)
        if not flags & _NO_CHILD:
            parent = number
        elif forks:
            parent = forks.pop()
        else:
            return


def _take_texts(data: bytes, place: int, node: _RenlibNode) -> int:
    """Read the texts after a node; return where they end."""
    extension = 0
    if node.flags & _EXTENDED:
        extension = _pair(data, place)[1]
        place += 2
    if node.flags & _OLD_COMMENT:
        start, place = place, _end_of_old_text(data, place)
        node.comment = bytes(byte & 0x7F for byte in data[start:place]).rstrip(b"\0")
    elif node.flags & _COMMENT:
        node.comment, place = _text(data, place)
    if extension & _BOARD_TEXT:
        node.label, place = _text(data, place)
    return place


def _pair(data: bytes, place: int) -> tuple[int, int]:
    if place + 2 > len(data):
        raise FormatFault("Byte {byte}: the file ends in the middle of a move.", byte=place)
    return data[place], data[place + 1]


def _text(data: bytes, place: int) -> tuple[bytes, int]:
    """Read a text that closes with a 0, and find its end, rounded up to whole pairs of bytes."""
    end = data.find(0, place, place + LONGEST_TEXT)
    if end < 0:
        raise FormatFault("Byte {byte}: the file ends in the middle of a text.", byte=place)
    return data[place:end], end + 1 + (end + 1 - place) % 2


def _end_of_old_text(data: bytes, place: int) -> int:
    """Find the end of a text that closes with a byte whose highest bit is set."""
    for end in range(place, min(len(data), place + LONGEST_TEXT)):
        if data[end] & 0x80:
            return end + 1 + (end + 1 - place) % 2
    raise FormatFault("Byte {byte}: the file ends in the middle of a text.", byte=place)


def _encoding(nodes: Sequence[_RenlibNode]) -> str:
    """The encoding of all texts of a file."""
    texts = b"\n".join(text for node in nodes for text in (node.comment, node.label) if text)
    try:
        texts.decode()
    except UnicodeDecodeError:
        return _JAPANESE if _is_japanese(texts) else old_encoding(texts)
    return "utf-8"


def _is_japanese(texts: bytes) -> bool:
    """Whether texts are Shift-JIS: hardly a Japanese one has no kana, whose bytes come in pairs.

    In GBK, a pair that begins with the byte of kana is a rare character.
    """
    try:
        read = texts.decode(_JAPANESE)
    except UnicodeDecodeError:
        return False
    kana = sum("\u3041" <= sign <= "\u30fe" for sign in read)
    foreign = sum(sign > "\x7f" for sign in read)
    halves = sum("\uff61" <= sign <= "\uff9f" for sign in read)
    return kana > 0 and 4 * kana >= foreign and 4 * halves <= foreign


def _file_nodes(nodes: Sequence[_RenlibNode], letters: str) -> list[FileNode]:
    """The nodes as moves; a text on the board belongs to the position before its move."""
    labels: dict[int, dict[int, str]] = {}
    found = []
    for number, node in enumerate(nodes):
        read = FileNode(node.parent, _move(node, number))
        if node.comment:
            read.comment = node.comment.replace(_MORE_LINES, b"\n").decode(letters, "replace")
        if node.label and node.point and node.parent >= 0:
            label = node.label.decode(letters, "replace").strip()
            mark = _SHAPES.get(label) or tidy_label(label)
            if mark:
                labels.setdefault(node.parent, {})[_point(node)] = mark
        if node.flags & _MARK and node.point:
            labels.setdefault(number, {}).setdefault(_point(node), "circle")
        found.append(read)
    for number, marks in labels.items():
        found[number].marks = marks
    return found


def _move(node: _RenlibNode, number: int) -> GomokuMove | None:
    """The move of a node; None for the root, and for a text on the board."""
    if node.flags & _NO_MOVE or (number == 0 and node.point == 0):
        return None
    return GomokuMove.at(SIZE, _point(node)) if node.point else GomokuMove("pass")


def _point(node: _RenlibNode) -> int:
    column, row = node.point & 15, node.point >> 4
    if not 1 <= column <= SIZE or row >= SIZE:
        raise FormatFault("Byte {byte}: {value} is not a point.", byte=node.start, value=node.point)
    return row * SIZE + column - 1


# Writing


def _written(tree: Branches) -> Iterator[bytes]:
    """Yield the bytes of each node, the marks on points without a move as texts after the moves."""
    waiting = [(0, False)]
    while waiting:
        number, has_sibling = waiting.pop()
        children = _written_children(tree, number)
        node = tree.history.node(number)
        marks = dict(tree.history.bookmarks.note(number).marks)
        before = tree.history.bookmarks.note(node.parent).marks if number else {}
        at = node.state.last if tree.puts_stone(number) else None
        for child in children:
            if (point := tree.history.node(child).state.last) is not None:
                marks.pop(point, None)
        flags = 0 if children or marks else _NO_CHILD
        comment = tree.history.bookmarks.note(number).comment
        label = before.get(at, "") if at is not None else ""
        yield _node(at, flags | (_HAS_SIBLING if has_sibling else 0), comment, label)
        if not children:
            yield from _texts(marks)
        elif marks:
            yield from _texts(marks, has_sibling=True)
        last = len(children) - 1
        waiting += reversed([(child, index < last) for index, child in enumerate(children)])


def _written_children(tree: Branches, number: int) -> list[int]:
    """The moves after a node that the format can hold: what an opening says is passed over."""
    found, waiting = [], tree.children(number)[::-1]
    while waiting:
        child = waiting.pop()
        move = tree.history.node(child).move
        if tree.puts_stone(child) or (move is not None and move.word == "pass"):
            found.append(child)
        else:
            waiting += tree.children(child)[::-1]
    return found


def _texts(marks: dict[int, str], *, has_sibling: bool = False) -> Iterator[bytes]:
    """Yield nodes that are no moves, with a text on the board."""
    for left, (point, mark) in zip(range(len(marks) - 1, -1, -1), marks.items(), strict=True):
        more = _HAS_SIBLING if left or has_sibling else 0
        yield _node(point, _NO_MOVE | _NO_CHILD | more, "", mark)


def _node(point: int | None, flags: int, comment: str, label: str) -> bytes:
    byte = 0 if point is None else point // SIZE << 4 | point % SIZE + 1
    texts = b""
    if comment:
        flags |= _COMMENT
        first, mark, more = comment.partition("\n")
        lines = more.replace("\n", "\r\n").encode()
        texts += _padded(first.encode() + (_MORE_LINES + lines if mark else b""))
    if label:
        flags |= _EXTENDED
        texts = bytes((0, _BOARD_TEXT)) + texts + _padded(_SIGNS.get(label, label).encode())
    return bytes((byte, flags)) + texts


def _padded(text: bytes) -> bytes:
    return text + b"\0" * (2 - len(text) % 2)
