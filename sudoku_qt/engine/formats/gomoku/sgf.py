# SPDX-License-Identifier: MIT
"""SGF, the Smart Game Format, in which game number 4 is Gomoku and Renju.

Each game is a tree of nodes, `(;GM[4]SZ[15];B[hh];W[ig](;B[ih])(;B[gh]))`. The main line is the
first branch at every fork. A point is two letters, the column from the left and the
row from the top; some programs write "h8" instead, which is read, too.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sudoku_qt.engine.format import Format, FormatFault, Found
from sudoku_qt.engine.gomoku.board import (
    BLACK,
    COLOURS,
    LETTERS,
    SIZES,
    WHITE,
    Stones,
    empty_board,
    point_named,
    with_stone,
)
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.record import colour_word, named_players
from sudoku_qt.engine.gomoku.rules import CARO, EXACT, FREESTYLE, RENJU, Rule
from sudoku_qt.engine.gomoku.setup import LONGEST_NAME, LONGEST_TEXT, GomokuSetup, check_set_up
from sudoku_qt.engine.gomoku.tree.files import FileNode, found_of_nodes, lost_opening
from sudoku_qt.engine.gomoku.tree.sgf_marks import read_marks
from sudoku_qt.engine.gomoku.tree.sgf_text import GAME, sgf_of
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.notes import LONGEST_COMMENT

USUAL_SIZE = 15
MOST_GAMES = 20_000
"""The most games: as many as fit into the longest text; each is read before the next one."""
MOST_CHARACTERS = 8 * 2**20
MOST_MOVES = 100_000
"""The most moves of all games together; each is played, to check it against the rules."""
MOST_NODES = 2_000
MOST_VALUES = 1_000  # of a property in one node
_TOKEN = re.compile(r"[();]|([A-Za-z]+)|\[((?:[^\]\\]++|\\.)*+)\]|(\S)", re.DOTALL)
_ESCAPED = re.compile(r"\\(\r?\n|.)", re.DOTALL)
_SIZE = re.compile(r"(\d{1,3})(?::(\d{1,3}))?", re.ASCII)
_RESULT = re.compile(r"([BW])\+(R|Resign|T|Time)", re.ASCII)
_COLOURS = {"B": BLACK, "W": WHITE}
_RULES = (  # words in the free text of RU, the more specific first
    ("renju", RENJU),
    ("caro", CARO),
    ("exact", EXACT),
    ("standard", EXACT),
)


@dataclass(slots=True)
class _Node:
    """The properties of a node, the line of the file where it begins, and its place in the tree."""

    line: int
    parent: int = -1
    depth: int = 0
    properties: dict[str, list[str]] = field(default_factory=dict)

    def text(self, name: str, longest: int) -> str:
        """The first value of a property as text; "" where it is missing."""
        values = self.properties.get(name, [""])
        return _ESCAPED.sub(_unescaped, values[0]).strip()[:longest]

    @property
    def sets_up(self) -> bool:
        """Whether the node adds or removes stones other than by a move."""
        return not {"AB", "AW", "AE"}.isdisjoint(self.properties)


class GomokuSgfFormat(Format):
    """Games in the Smart Game Format, with their variations, comments and marks."""

    name = "gomoku_sgf"
    title = "Smart Game Format (.sgf)"
    game = "gomoku"
    suffixes = (".sgf",)

    def likeness(self, head: str) -> float:
        """Look for the beginning of a tree and the number of the game."""
        if not re.match(r"\s*\(\s*;", head):
            return 0.0
        return 1.0 if "GM[4]" in head else 0.5

    def read(self, text: str) -> Sequence[Found]:
        """Read every game."""
        if len(text) > MOST_CHARACTERS:
            raise FormatFault("The text is larger than {limit} MB.", limit=MOST_CHARACTERS >> 20)
        found = [_read_game(nodes) for nodes in _games(text)]
        if not found:
            raise _no_game()
        return found

    def lost(self, found: Found) -> Message | None:
        """What was said in an opening."""
        return lost_opening(found)

    def write(self, found: Found) -> str:
        """Write one game, ten moves a line; each variation begins a line of its own."""
        return sgf_of(found)


# Reading: the tree


def _games(text: str) -> Iterator[list[_Node]]:
    """Yield the nodes of each game, depth first."""
    reader = _Reader()
    for match in _TOKEN.finditer(text):
        reader.line += text.count("\n", reader.place, match.start())
        reader.place = match.start()
        if reader.take(match):
            yield reader.nodes
    if reader.forks:
        raise FormatFault("Line {line}: the file ends in the middle of a game.", line=reader.line)


class _Reader:
    """Parses the tokens of a file one by one."""

    def __init__(self) -> None:
        self.line, self.place = 1, 0
        self.games = self.values = self.moves = 0
        self.nodes: list[_Node] = []
        self.forks: list[int] = []
        """The last node before each open bracket; -1 before the first node of a game."""
        self.at = -1
        self.property = ""

    def take(self, match: re.Match[str]) -> bool:
        """Take a token; return whether it completes a game."""
        kind = match[0][0]
        if kind == "(":
            self._open()
        elif not self.forks or match[3]:
            raise self._fault(match[0])
        elif kind == ")":
            self.at = self.forks.pop()
            self.property = ""
            return not self.forks
        else:
            self._take_inside(kind, match)
        return False

    def _open(self) -> None:
        if not self.forks:
            self.games += 1
            if self.games > MOST_GAMES:
                raise FormatFault("The file has more than {limit} games.", limit=MOST_GAMES)
            self.nodes, self.at = [], -1
        elif len(self.forks) > MOST_MOVES:
            raise self._fault("(")
        self.property = ""
        self.forks.append(self.at)

    def _take_inside(self, kind: str, match: re.Match[str]) -> None:
        if kind == ";":
            depth = self.nodes[self.at].depth + 1 if self.at >= 0 else 0
            self.nodes.append(_Node(self.line, self.at, depth))
            self.at = len(self.nodes) - 1
            self.property, self.values = "", 0
            self.moves += 1
            if self.moves > MOST_MOVES:
                raise FormatFault("The file has more than {limit} moves.", limit=f"{MOST_MOVES:,}")
            if depth >= MOST_NODES:
                raise FormatFault("Line {line}: there are more moves than points.", line=self.line)
        elif kind == "[":
            self.values += 1
            if not self.property or self.values > MOST_VALUES:
                raise self._fault(match[0])
            self.nodes[self.at].properties.setdefault(self.property, []).append(match[2])
        else:  # small letters in the name of a property are an old way to spell it out
            self.property = "".join(filter(str.isupper, match[1])) if self.at >= 0 else ""

    def _fault(self, token: str) -> FormatFault:
        return FormatFault(
            "Line {line}: “{word}” cannot stand here.", line=self.line, word=token[:10]
        )


# Reading: what the nodes say


def _no_game() -> FormatFault:
    return FormatFault("This text holds no game in the Smart Game Format.")


def _read_game(nodes: list[_Node]) -> Found:
    if not nodes:
        raise _no_game()
    root = nodes[0]
    if root.text("GM", 10) not in {"", GAME}:
        raise FormatFault(
            "Line {line}: this is a game of another kind, number {game}; Gomoku is 4.",
            line=root.line,
            game=root.text("GM", 10),
        )
    size = _read_size(root)
    stones = _read_stones(root, size)
    setup = GomokuSetup(
        size=size,
        rule=_read_rule(root),
        players=named_players(root.text("PB", LONGEST_NAME), root.text("PW", LONGEST_NAME)),
        stones=stones if any(stones) else b"",
        to_move=_first_to_move(nodes),
        title=root.text("GN", LONGEST_NAME),
        comment=root.text("C", LONGEST_TEXT),
    )
    try:
        check_set_up(setup.rule, setup.first_stones)
    except Fault as fault:
        raise FormatFault("Line {line}: {reason}", line=root.line, reason=fault) from None
    notices = []
    if any(node.sets_up for node in nodes[1:]):
        template = "The game was read as far as stones are set up in the middle of it."
        notices.append(Message(template))
    return found_of_nodes(setup, _file_nodes(nodes, size), notices, _read_result(root))


def _file_nodes(nodes: Sequence[_Node], size: int) -> list[FileNode]:
    """The nodes as moves; a node with two moves makes two, one without notes something only."""
    read: list[FileNode] = []
    last: list[int] = []  # of the moves of each node
    for number, node in enumerate(nodes):
        parent = last[node.parent] if node.parent >= 0 else -1
        moves: list[tuple[int, GomokuMove | None]] = [
            (_COLOURS[name], _read_move(node, size, values[0].strip()))
            for name, values in node.properties.items()
            if name in _COLOURS
        ]
        for colour, move in moves or [(0, None)]:
            read.append(FileNode(parent, move, colour, left_out=number > 0 and node.sets_up))
            parent = len(read) - 1
        read[-1].comment = node.text("C", LONGEST_COMMENT) if number else ""
        read[-1].marks = read_marks(node.properties, size)
        last.append(parent)
    return read


def _read_size(root: _Node) -> int:
    word = root.text("SZ", 10) or str(USUAL_SIZE)
    match = _SIZE.fullmatch(word)
    if not match or int(match[1]) not in SIZES or int(match[2] or match[1]) != int(match[1]):
        raise FormatFault(
            "Line {line}: “{word}” is not the size of a board here, {least} to {most}.",
            line=root.line,
            word=word,
            least=SIZES.start,
            most=SIZES.stop - 1,
        )
    return int(match[1])


def _read_rule(root: _Node) -> Rule:
    text = root.text("RU", LONGEST_NAME).lower()
    return next((rule for word, rule in _RULES if word in text), FREESTYLE)


def _read_stones(root: _Node, size: int) -> Stones:
    stones = empty_board(size)
    for colour in COLOURS:
        for word in root.properties.get(f"A{colour_word(colour)}", []):
            for point in _read_points(root, size, word):
                stones = with_stone(stones, point, colour)
    return stones


def _read_points(node: _Node, size: int, word: str) -> list[int]:
    """Read a point, or the corners of a rectangle of points."""
    first, mark, last = word.partition(":")
    start = _read_point(node, size, first)
    if not mark:
        return [start]
    end = _read_point(node, size, last)
    return [
        row * size + column
        for row in range(start // size, end // size + 1)
        for column in range(start % size, end % size + 1)
    ]


def _read_point(node: _Node, size: int, word: str) -> int:
    word = word.strip()
    if len(word) == 2 and word.isalpha():
        column, row = (LETTERS.find(letter) for letter in word)
        if 0 <= column < size and 0 <= row < size:
            return row * size + column
    try:
        return point_named(size, word.lower())
    except Fault as fault:
        raise FormatFault("Line {line}: {reason}", line=node.line, reason=fault) from None


def _first_to_move(nodes: list[_Node]) -> int:
    """Find out who begins: what PL says, or else the colour of the first move."""
    words = [nodes[0].text("PL", 5)[:1].upper()]
    words += [name for node in nodes for name in node.properties if name in _COLOURS]
    return next((_COLOURS[word] for word in words if word in _COLOURS), BLACK)


def _read_move(node: _Node, size: int, word: str) -> GomokuMove:
    if not word or (word == "tt" and size < 20):
        return GomokuMove("pass")
    return GomokuMove.at(size, _read_point(node, size, word))


def _read_result(root: _Node) -> GomokuMove | None:
    result = root.text("RE", 20)
    match = _RESULT.fullmatch(result)
    if match:
        loser = "white" if match[1] == "B" else "black"
        return GomokuMove(f"{'resign' if match[2].startswith('R') else 'time'}-{loser}")
    return GomokuMove("draw") if result in {"0", "Draw"} else None


def _unescaped(match: re.Match[str]) -> str:
    return "" if match[1].endswith("\n") else match[1]
