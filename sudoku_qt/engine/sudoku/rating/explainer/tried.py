# SPDX-License-Identifier: MIT
"""What was tried in vain in the positions of a puzzle, shared between its isomorphs.

A rule that finds nothing in a position finds nothing in its isomorphs, except rules that are not
`symmetric`. Most positions on the path of one isomorph are on those of the others: there only the
hints that were found have to be searched for again.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint, Rule
from sudoku_qt.engine.work import Stop, never

_UPRIGHT = bytes(range(81))
_NAMED_SO = bytes(range(10))


class Tried:
    """The rule that had the first hint in each position, which is identified by its candidates.

    `turned` shares this with an isomorph, in which cell i holds what the puzzle has in `cells[i]`,
    and digit d is relabelled to `digits[d]`.
    """

    def __init__(self, cells: bytes = _UPRIGHT, digits: bytes = _NAMED_SO) -> None:
        number: bits.Count
        self.found: dict[tuple[int, ...], Rule] = {}
        self.upright = cells == _UPRIGHT and digits == _NAMED_SO
        if not bits.COMPILED:
            self.cells, self.digits = [0] * 81, [0] * 9
            self.where = [bits.NO_CELLS] * 9
        for number in range(81):
            self.cells[number] = cells[number]
        for number in range(9):
            self.digits[number] = digits[number + 1] - 1

    def turned(self, cells: bytes, digits: bytes) -> "Tried":
        """The same knowledge, for the boards of an isomorph."""
        tried: Tried = Tried(cells, digits)
        tried.found = self.found
        return tried

    def key(self, board: Board) -> tuple[int, ...]:
        """The key of a position among those of the puzzle, the same for all isomorphs."""
        digit: bits.Digit
        cells: bits.CellSet
        if self.upright:
            return board.key()
        for digit in range(9):
            cells = board.where[self.digits[digit]]
            self.where[digit] = bits.NO_CELLS
            while cells:
                self.where[digit] |= bits.bit(self.cells[bits.first(cells)])
                cells &= cells - 1
        return tuple([self.where[digit] for digit in range(9)])


def first_hint(
    board: Board, rules: tuple[Rule, ...], stop: Stop = never, tried: Tried | None = None
) -> RatedHint | None:
    """The hint of the first rule that has one. Raises `Cancelled`.

    Rules that have none, according to `tried`, are skipped, and new ones are added to it.
    """
    rule: Rule
    hint: RatedHint | None
    if not board.empty:
        return None
    key: tuple[int, ...] = () if tried is None else tried.key(board)
    known = None if tried is None else tried.found.get(key)
    for rule in rules:
        if known is not None and rule is not known and rule.symmetric:
            continue
        hint = rule.find_until(board, stop)
        if hint is not None:
            if tried is not None:
                tried.found[key] = rule
            return hint
        if rule is known:
            known = None
    return None
