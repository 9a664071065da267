# SPDX-License-Identifier: MIT
"""What a sentence of a lesson on a variant points out on its board, in words.

r4 c5 b6        a row, a column or a region to look at
r4c6 r4c678     cells that are framed
a:r4c6 b:c5     cells of the first set, or of the second
o:r4c67         a constraint whose cells are outlined
r4c6:589        candidates that are noted from here on
r4c6≠58         candidates that go away
r4c6=7          a digit that follows, or of an answer
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import digit_mask
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn
from sudoku_qt.engine.sudoku.logic.step import Candidate
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

_WORD = re.compile(
    r"(?:(?P<set>[abo]):)?"
    r"(?:r(?P<rows>[1-9]+)c(?P<columns>[1-9]+)|(?P<house>[rcb])(?P<number>[1-9]))"
    r"(?:(?P<sign>[=≠:])(?P<digits>[1-9]+))?"
)
WHERE, SETS = "where", {"a": "set_a", "b": "set_b"}
BOTH, OUTLINED = "both", "o"


@dataclass(frozen=True)
class Pointed:
    """The cells and candidates that are pointed out."""

    grounds: Mapping[int, str] = field(default_factory=dict)
    """Cells of houses ("where") and of sets ("set_a", "set_b" or "both")."""
    frames: frozenset[int] = frozenset()
    outlined: tuple[int, ...] = ()
    placed: tuple[Candidate, ...] = ()
    struck: tuple[Candidate, ...] = ()
    noted: Mapping[int, int] = field(default_factory=dict)
    """Masks of candidates, by cell."""

    def turned(self, turning: BoardTurn) -> "Pointed":
        """The same on a turned board."""
        return Pointed(
            {turning.cell(cell): role for cell, role in self.grounds.items()},
            frozenset(turning.cells(self.frames)),
            turning.cells(self.outlined),
            tuple(Candidate(turning.cell(cell), digit) for cell, digit in self.placed),
            tuple(Candidate(turning.cell(cell), digit) for cell, digit in self.struck),
            {turning.cell(cell): mask for cell, mask in self.noted.items()},
        )


def pointed(words: str, board: VariantBoard) -> Pointed:
    """What some words point out. Raises `Fault` for a word that means nothing."""
    grounds, noted = dict[int, str](), dict[int, int]()
    frames, outlined = list[int](), list[int]()
    placed, struck = list[Candidate](), list[Candidate]()
    for word in words.split():
        match = _WORD.fullmatch(word)
        if match is None:
            raise Fault("“{word}” is nothing that a lesson can point out.", word=word)
        cells = [*_cells(match, board)]
        digits = [int(digit) for digit in match["digits"] or ""]
        candidates = [Candidate(cell, digit) for cell in cells for digit in digits]
        if match["sign"] == "=":
            placed += candidates
        elif match["sign"] == "≠":
            struck += candidates
        elif match["sign"]:
            noted |= dict.fromkeys(cells, digit_mask(digits))
        elif match["set"] == OUTLINED:
            outlined += cells
        elif match["set"]:
            role = SETS[match["set"]]
            grounds |= {cell: _with(grounds.get(cell, WHERE), role) for cell in cells}
        elif match["house"]:
            grounds |= {cell: grounds.get(cell, WHERE) for cell in cells}
        else:
            frames += cells
    return Pointed(grounds, frozenset(frames), tuple(outlined), tuple(placed), tuple(struck), noted)


def _with(before: str, role: str) -> str:
    return role if before in {WHERE, role} else BOTH


def _cells(match: re.Match[str], board: VariantBoard) -> Iterator[int]:
    if match["house"]:
        houses = {"r": board.rows, "c": board.columns, "b": board.areas}[match["house"]]
        yield from houses[int(match["number"]) - 1]
        return
    for row in match["rows"]:
        for column in match["columns"]:
            yield board.size * (int(row) - 1) + int(column) - 1
