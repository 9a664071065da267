# SPDX-License-Identifier: MIT
"""Two strong links of one digit joined by a weak one: at least one of the far ends is true.

Skyscraper, two-string kite and turbot fish differ only in the houses of the links.
"""

from collections.abc import Iterator
from typing import Literal

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import DigitTechnique

Kind = Literal["skyscraper", "two_string_kite", "turbot_fish"]
_SKYSCRAPER = 0
_KITE = 1
_TURBOT = 2
_KINDS: dict[str, int] = {
    "skyscraper": _SKYSCRAPER,
    "two_string_kite": _KITE,
    "turbot_fish": _TURBOT,
}


class StrongPair(DigitTechnique):
    """Cells that see both far ends lose the digit."""

    def __init__(self, name: Kind) -> None:
        self.name = name
        self.kind = _KINDS[name]

    def find_digit(self, board: Board, digit: bits.Digit) -> Iterator[Finding]:
        """Try every two houses with two places for a digit."""
        for pair in strong_pairs(board, digit, self.kind):
            yield pair.finding(board)


class DualKite(DigitTechnique):
    """Two two-string kites that meet in the same two cells of a box."""

    name = "dual_two_string_kite"

    def find_digit(self, board: Board, digit: bits.Digit) -> Iterator[Finding]:
        """Combine the kites with the same meeting cells."""
        kites = list(strong_pairs(board, digit, _KITE))
        for index, kite in enumerate(kites):
            for other in kites[index + 1 :]:
                if kite.near == other.near:
                    first, second = kite.finding(board), other.finding(board)
                    eliminated = tuple(sorted({*first.eliminations, *second.eliminations}))
                    if eliminated not in (first.eliminations, second.eliminations):
                        yield Finding(first.parts + _second(other), first.digits, eliminated)


class _StrongPair:
    """Two linked strong links: far end, near end, near end, far end."""

    def __init__(
        self, digit: bits.Digit, chain: tuple[int, int, int, int], eliminations: bits.CellSet
    ):
        self.digit = digit
        self.chain = chain
        self.near = bits.bit(chain[1]) | bits.bit(chain[2])
        self.eliminations = eliminations

    def link(self, name: str) -> tuple[object, ...]:
        nodes = ((1 << cell, self.digit, on % 2 == 1) for on, cell in enumerate(self.chain))
        return evidence.chain(name, nodes)

    def finding(self, board: Board) -> Finding:
        mask: bits.Mask = 1 << self.digit
        parts = (evidence.digits("digit", mask), self.link("chain"))
        return Finding(parts, mask, board.eliminations(self.eliminations, mask))


def _second(pair: _StrongPair) -> tuple[tuple[object, ...], ...]:
    return (pair.link("second"),)


def strong_pairs(board: Board, digit: bits.Digit, kind: bits.Count) -> Iterator[_StrongPair]:
    """Yield the pairs of one kind and digit that eliminate anything."""
    first: bits.House
    second: bits.House
    turn: bits.Count
    a: bits.Cell
    b: bits.Cell
    c: bits.Cell
    d: bits.Cell
    eliminations: bits.CellSet
    linked: bits.HouseSet = _linked(board, digit)
    firsts: bits.HouseSet = linked if kind == _TURBOT else linked & 0o777777
    seconds: bits.HouseSet
    while firsts:
        first = bits.low(firsts)
        firsts &= firsts - 1
        seconds = linked & ~((2 << first) - 1) & _fitting(first, kind)
        while seconds:
            second = bits.low(seconds)
            seconds &= seconds - 1
            for turn in range(4):
                a = _end(board, digit, first, 1 - turn % 2)
                b = _end(board, digit, first, turn % 2)
                c = _end(board, digit, second, turn // 2)
                d = _end(board, digit, second, 1 - turn // 2)
                if a in (c, d) or b in (c, d) or not _meet(b, c, first, kind):
                    continue
                eliminations = bits.PEERS[a] & bits.PEERS[d] & board.where[digit]
                eliminations &= ~(bits.bit(b) | bits.bit(c))
                if eliminations:
                    yield _StrongPair(digit, (a, b, c, d), eliminations)


def _linked(board: Board, digit: bits.Digit) -> bits.HouseSet:
    """The houses that hold a digit in two cells."""
    house: bits.House
    rest: bits.Mask
    found: bits.HouseSet = 0
    for house in range(27):
        rest = board.spots[9 * house + digit] & board.spots[9 * house + digit] - 1
        if rest and not rest & rest - 1:
            found |= 1 << house
    return found


def _fitting(first: bits.House, kind: bits.Count) -> bits.HouseSet:
    """The houses that can make this kind with another before them."""
    if kind == _TURBOT:
        return 0o777 << 18
    if kind == _SKYSCRAPER:
        return 0o777 if first < 9 else 0o777 << 9
    return 0o777 << 9 if first < 9 else 0


def _meet(b: bits.Cell, c: bits.Cell, first: bits.House, kind: bits.Count) -> bits.Flag:
    """Whether the near ends are linked in the way of this kind."""
    if kind == _SKYSCRAPER:
        if first < 9:
            return bits.COLUMN[b] == bits.COLUMN[c]
        return bits.ROW[b] == bits.ROW[c]
    if kind == _KITE:
        return bits.BOX[b] == bits.BOX[c]
    return (bits.PEERS[b] & bits.bit(c)) != 0


def _end(board: Board, digit: bits.Digit, house: bits.House, turned: bits.Count) -> bits.Cell:
    """The first cell of a strong link, or the second one."""
    spots: bits.Mask = board.spots[9 * house + digit]
    return bits.cell_at(house, bits.low(spots & spots - 1 if turned else spots))
