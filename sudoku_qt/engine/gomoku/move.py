# SPDX-License-Identifier: MIT
"""A move: one short word, and its player's thinking time."""

from dataclasses import dataclass

from sudoku_qt.engine.gomoku.board import COLOUR_NAMES, LARGEST, LETTERS, point_name
from sudoku_qt.engine.gomoku.openings.procedures import OPENING_WORDS
from sudoku_qt.engine.message import Fault

MAX_MS = 10**9

WORDS = (
    *OPENING_WORDS,
    "pass",  # put no stone; twice in a row is a draw
    "swap",  # the players exchange their colours
    "draw",  # both have agreed on a draw
    "resign",  # whoever is to move resigns
    "resign-black",
    "resign-white",
    "time",  # whoever is to move has used up their time
    "time-black",
    "time-white",
)


@dataclass(frozen=True, slots=True)
class GomokuMove:
    """The name of a point, or one of `WORDS`; `ms` is the thinking time, 0 if unknown."""

    word: str
    ms: int = 0

    @classmethod
    def at(cls, size: int, point: int, ms: int = 0) -> "GomokuMove":
        """Put a stone on a point."""
        return cls(point_name(size, point), ms)

    @property
    def is_stone(self) -> bool:
        """Whether the move puts a stone on the board."""
        return self.word not in WORDS

    @property
    def loser(self) -> int | None:
        """The colour that resigned or lost on time, 0 if unnamed; None for other moves."""
        what, _, colour = self.word.partition("-")
        return COLOUR_NAMES.index(colour) if what in {"resign", "time"} else None


def write_move(move: GomokuMove) -> str:
    """A move as its word, followed by "@" and the milliseconds where they are known."""
    return f"{move.word}@{move.ms}" if move.ms else move.word


def read_move(text: str) -> GomokuMove:
    """Read a word from `write_move`. Raises `Fault`."""
    word, mark, digits = text.partition("@")
    known = word in WORDS or _is_point(word)
    if known and (not mark or _is_number(digits, MAX_MS)):
        return GomokuMove(word, int(digits) if mark else 0)
    raise Fault("“{word}” is not a move.", word=text[:20])


def _is_point(word: str) -> bool:
    return len(word) > 1 and word[0] in LETTERS and word[1] != "0" and _is_number(word[1:], LARGEST)


def _is_number(digits: str, most: int) -> bool:
    return digits.isascii() and digits.isdigit() and len(digits) <= 10 and int(digits) <= most
