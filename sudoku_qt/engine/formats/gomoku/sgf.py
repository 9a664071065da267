# SPDX-License-Identifier: MIT
"""SGF, the Smart Game Format, in which game number 4 is Gomoku and Renju.

Each game is a tree of nodes, `(;GM[4]SZ[15];B[hh];W[ig](;B[ih])(;B[gh]))`. The main line, which is
the first branch at every fork, is read. A point is two letters, the column from the left and the
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
    other,
    point_named,
    points_with,
    with_stone,
)
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.record import Record, colour_word, found_of, named_players, record_of
from sudoku_qt.engine.gomoku.rules import CARO, EXACT, FREESTYLE, RENJU, Rule
from sudoku_qt.engine.gomoku.setup import LONGEST_NAME, LONGEST_TEXT, GomokuSetup, check_set_up
from sudoku_qt.engine.message import Fault, Message

GAME = "4"
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
_HOW_WON = {"resigned": "R", "time": "T"}
_RULES = (  # words in the free text of RU, the more specific first
    ("renju", RENJU),
    ("caro", CARO),
    ("exact", EXACT),
    ("standard", EXACT),
)


@dataclass
class _Node:
    """The properties of a node, and the line of the file where it begins."""

    line: int
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
    """Games in the Smart Game Format."""

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
        """Read the main line of every game."""
        if len(text) > MOST_CHARACTERS:
            raise FormatFault("The text is larger than {limit} MB.", limit=MOST_CHARACTERS >> 20)
        found = [_read_game(nodes, branched=branched) for nodes, branched in _games(text)]
        if not found:
            raise _no_game()
        return found

    def write(self, found: Found) -> str:
        """Write one game, ten moves a line."""
        record = record_of(found)
        nodes = list(_write_moves(record))
        rows = [_write_root(record)]
        rows += ["".join(nodes[start : start + 10]) for start in range(0, len(nodes), 10)]
        return "(;" + "\n".join(rows) + ")\n"


# Reading: the tree


def _games(text: str) -> Iterator[tuple[list[_Node], bool]]:
    """Yield the nodes of each game's main line, and whether the game has variations."""
    reader = _Reader()
    for match in _TOKEN.finditer(text):
        reader.line += text.count("\n", reader.place, match.start())
        reader.place = match.start()
        if reader.take(match):
            yield reader.nodes, reader.branched
    if reader.depth:
        raise FormatFault("Line {line}: the file ends in the middle of a game.", line=reader.line)


class _Reader:
    """Parses the tokens of a file one by one."""

    def __init__(self) -> None:
        self.line, self.place = 1, 0
        self.games = self.depth = self.values = self.moves = 0
        self.nodes: list[_Node] = []
        self.property = ""
        self.branched = self.ended = False

    def take(self, match: re.Match[str]) -> bool:
        """Take a token; return whether it completes a game."""
        kind = match[0][0]
        if kind == "(":
            self._open()
        elif not self.depth or match[3]:
            raise self._fault(match[0])
        elif kind == ")":
            self.depth -= 1
            self.ended = True
            return self.depth == 0
        elif not self.ended:
            self._take_inside(kind, match)
        return False

    def _open(self) -> None:
        if self.depth:
            self.branched = self.branched or self.ended
        else:
            self.games += 1
            if self.games > MOST_GAMES:
                raise FormatFault("The file has more than {limit} games.", limit=MOST_GAMES)
            self.nodes, self.branched, self.ended, self.property = [], False, False, ""
        self.depth += 1

    def _take_inside(self, kind: str, match: re.Match[str]) -> None:
        if kind == ";":
            self.nodes.append(_Node(self.line))
            self.property, self.values = "", 0
            self.moves += 1
            if self.moves > MOST_MOVES:
                raise FormatFault("The file has more than {limit} moves.", limit=f"{MOST_MOVES:,}")
            if len(self.nodes) > MOST_NODES:
                raise FormatFault("Line {line}: there are more moves than points.", line=self.line)
        elif kind == "[":
            self.values += 1
            if not self.property or self.values > MOST_VALUES:
                raise self._fault(match[0])
            self.nodes[-1].properties.setdefault(self.property, []).append(match[2])
        else:  # small letters in the name of a property are an old way to spell it out
            self.property = "".join(filter(str.isupper, match[1])) if self.nodes else ""

    def _fault(self, token: str) -> FormatFault:
        return FormatFault(
            "Line {line}: “{word}” cannot stand here.", line=self.line, word=token[:10]
        )


# Reading: what the nodes say


def _no_game() -> FormatFault:
    return FormatFault("This text holds no game in the Smart Game Format.")


def _read_game(nodes: list[_Node], *, branched: bool) -> Found:
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
    notices = [Message("Only the main line was read; the file has variations.")] if branched else []
    if any(node.text("C", 1) for node in nodes[1:]):
        notices.append(Message("The comments on single moves were left out."))
    later = [node for node in nodes[1:] if node.sets_up]
    if later:
        nodes = nodes[: nodes.index(later[0])]
        template = "The game was read as far as stones are set up in the middle of it."
        notices.append(Message(template))
    moves = _read_moves(nodes, size, setup.to_move)
    return found_of(setup, moves, notices, _read_result(root))


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


def _read_moves(nodes: list[_Node], size: int, to_move: int) -> Iterator[GomokuMove]:
    """Yield the moves; where one colour moves twice, the other has passed."""
    for node in nodes:
        for name, values in node.properties.items():
            if name not in _COLOURS:
                continue
            if _COLOURS[name] != to_move:
                yield GomokuMove("pass")
            word = values[0].strip()
            if not word or (word == "tt" and size < 20):
                yield GomokuMove("pass")
            else:
                yield GomokuMove.at(size, _read_point(node, size, word))
            to_move = other(_COLOURS[name])


def _read_result(root: _Node) -> GomokuMove | None:
    result = root.text("RE", 20)
    match = _RESULT.fullmatch(result)
    if match:
        loser = "white" if match[1] == "B" else "black"
        return GomokuMove(f"{'resign' if match[2].startswith('R') else 'time'}-{loser}")
    return GomokuMove("draw") if result in {"0", "Draw"} else None


def _unescaped(match: re.Match[str]) -> str:
    return "" if match[1].endswith("\n") else match[1]


# Writing


def _write_root(record: Record) -> str:
    setup, ending = record.setup, record.last.ending
    size = setup.size
    parts = [f"GM[{GAME}]FF[4]CA[UTF-8]AP[sudoku-qt]SZ[{size}]RU[{setup.rule.name}]"]
    texts = {"GN": setup.title, "C": setup.comment}
    texts |= {f"P{colour_word(colour)}": record.player_of(colour).called for colour in COLOURS}
    parts += [f"{name}[{_escaped(text)}]" for name, text in texts.items() if text]
    if ending:
        won = f"{colour_word(ending.winner)}+" if ending.winner else "Draw"
        parts.append(f"RE[{won}{_HOW_WON.get(ending.reason, '')}]")
    for colour in COLOURS:
        points = [_letters(size, point) for point in points_with(setup.stones, colour)]
        if points:
            parts.append(f"A{colour_word(colour)}" + "".join(f"[{point}]" for point in points))
    if any(setup.stones) or setup.to_move == WHITE:
        parts.append(f"PL[{colour_word(setup.to_move)}]")
    return "".join(parts)


def _write_moves(record: Record) -> Iterator[str]:
    states = record.states
    for before, after, move in zip(states[:-1], states[1:], record.moves, strict=True):
        if move.is_stone and after.last is not None:
            yield f";{colour_word(before.to_move)}[{_letters(record.setup.size, after.last)}]"
        elif move.word == "pass":
            yield f";{colour_word(before.to_move)}[]"


def _letters(size: int, point: int) -> str:
    return LETTERS[point % size] + LETTERS[point // size]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")
