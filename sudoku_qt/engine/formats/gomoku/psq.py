# SPDX-License-Identifier: MIT
r"""Piskvork's .psq: a heading, one line a move, and further lines after the moves.

Piskvorky 15x15, 0:3, 0      columns x rows, level of either player (0: a person), who begins
8,8,1200                     column from the left, row from the top, milliseconds
9,7,310
homo-1                       the players' names, which many files leave out
pbrain-pela
0                            how the game ended, of no use to others
"""

import re
from collections.abc import Sequence

from sudoku_qt.engine.format import Format, FormatFault, Found
from sudoku_qt.engine.gomoku.board import SIZES
from sudoku_qt.engine.gomoku.levels import BEGINNER, EASY, HARD, MEDIUM
from sudoku_qt.engine.gomoku.move import MAX_MS, GomokuMove
from sudoku_qt.engine.gomoku.record import found_of, record_of
from sudoku_qt.engine.gomoku.setup import LONGEST_NAME, GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.tree.files import lost_opening, lost_tree
from sudoku_qt.engine.message import Message

_HEADING = re.compile(
    r"Piskvorky (\d{1,4})x(\d{1,4}), *(-?\d{1,4}) *: *(-?\d{1,4}), *([01])\s*", re.ASCII
)
_MOVE = re.compile(r"\s*(\d{1,4}) *, *(\d{1,4})(?: *, *(-?\d{1,10}))?\s*", re.ASCII)
_CODE = re.compile(r"-?\d+\s*", re.ASCII)
_PERSON = "homo-"
_LEVELS = (EASY.name, MEDIUM.name, HARD.name)
"""The levels that a file numbers, from 1 on."""


class GomokuPsqFormat(Format):
    """A game as Piskvork saves it."""

    name = "gomoku_psq"
    title = "Piskvork (.psq)"
    game = "gomoku"
    suffixes = (".psq",)

    def likeness(self, head: str) -> float:
        """Look for the first word of the heading."""
        return 1.0 if head.startswith("Piskvorky ") else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read the game in a file."""
        lines = text.split("\n")
        heading = _HEADING.fullmatch(lines[0])
        if not heading:
            raise FormatFault(
                "Line 1 is not the heading of a Piskvork file, as in “Piskvorky 15x15, 0:3, 0”."
            )
        columns, rows, *levels, first = map(int, heading.groups())
        size = _size(columns, rows)
        moves = _moves(lines, size)
        names = _names(lines[len(moves) + 1 :])
        players = [_player(*one) for one in zip(levels, names, strict=True)]
        black, white = reversed(players) if first else players
        return [found_of(GomokuSetup(size=size, players=(black, white)), moves)]

    def lost(self, found: Found) -> Message | None:
        """Variations, comments and marks; what was said in an opening."""
        return lost_tree(found) or lost_opening(found)

    def write(self, found: Found) -> str:
        """Write the moves with their times; the format has no place for rule and opening."""
        record = record_of(found)
        size = record.setup.size
        stones = record.plain_stones()
        seats = (record.last.black_seat, 1 - record.last.black_seat)
        black, white = (record.setup.players[seat] for seat in seats)
        lines = [f"Piskvorky {size}x{size}, {_level(black)}:{_level(white)}, 0"]
        lines += [f"{point % size + 1},{point // size + 1},{ms}" for point, _, ms in stones]
        lines += [_name(black, 1), _name(white, 2), "0"]
        return "\n".join(lines) + "\n"


def _size(columns: int, rows: int) -> int:
    if columns != rows or rows not in SIZES:
        raise FormatFault(
            "Line 1: the board has {columns} columns and {rows} rows; "
            "boards here are square, from {least} to {most}.",
            columns=columns,
            rows=rows,
            least=SIZES.start,
            most=SIZES.stop - 1,
        )
    return rows


def _moves(lines: Sequence[str], size: int) -> list[GomokuMove]:
    """Read the lines after the heading as long as they are moves."""
    moves: list[GomokuMove] = []
    for number, line in enumerate(lines[1:], 2):
        match = _MOVE.fullmatch(line)
        if not match:
            if "," in line and line.lstrip()[:1].isdigit():
                raise FormatFault("Line {line} is not a move, as in “8,8,1200”.", line=number)
            break
        column, row = int(match[1]), int(match[2])
        if not (1 <= column <= size and 1 <= row <= size):
            raise FormatFault(
                "Line {line}: column {column}, row {row} is not on a board of {size}.",
                line=number,
                column=column,
                row=row,
                size=size,
            )
        ms = min(max(int(match[3] or 0), 0), MAX_MS)
        moves.append(GomokuMove.at(size, (row - 1) * size + column - 1, ms))
        if len(moves) > size * size:
            raise FormatFault("Line {line}: there are more moves than points.", line=number)
    return moves


def _names(lines: Sequence[str]) -> list[str]:
    """Read the names after the moves, where there are both."""
    names = [line.strip()[:LONGEST_NAME] for line in lines if line.strip()][:2]
    named = len(names) == 2 and not any(_CODE.fullmatch(name) for name in names)
    return ["" if name.startswith(_PERSON) else name for name in names] if named else ["", ""]


def _player(level: int, name: str) -> GomokuPlayer:
    if level <= 0:
        return GomokuPlayer(name=name)
    return GomokuPlayer("computer", _LEVELS[min(level, len(_LEVELS)) - 1], name=name)


def _level(player: GomokuPlayer) -> int:
    """The number of the nearest level that has one; 0 for a person."""
    if player.kind == "person":
        return 0
    if player.level == BEGINNER.name:
        return 1
    return _LEVELS.index(player.level) + 1 if player.level in _LEVELS else len(_LEVELS)


def _name(player: GomokuPlayer, number: int) -> str:
    return " ".join(player.called.split()) or f"{_PERSON}{number}"
