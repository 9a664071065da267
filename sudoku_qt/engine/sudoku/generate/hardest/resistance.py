# SPDX-License-Identifier: MIT
"""The resistance to trial: a fast measure of difficulty that grows where ratings stand still.

The hardest puzzles for people are those where assuming a candidate and placing the singles that
follow refutes hardly anything. The number of wrong candidates that withstand this guides a climb
over the wide plateaus of the SE scale.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.singles import fill_singles


def resistance(start: Board, solution: bytes) -> bits.Count:
    """The number of wrong candidates in a position that singles do not refute.

    Candidates that are eliminated once singles are placed are not counted; the singles are placed
    on the board.
    """
    trial: Board = start.copy()
    cell: bits.Cell
    digit: bits.Digit
    count: bits.Count = 0
    _fill(start)
    for cell in range(81):
        for digit in range(9):
            if start.masks[cell] >> digit & 1 and solution[cell] != digit + 1:
                trial.become(start)
                trial.place(cell, digit)
                _fill(trial)
                if not _is_refuted(trial):
                    count += 1
    return count


def _fill(board: Board) -> None:
    """Place singles of houses and of cells while there are any."""
    cell: bits.Cell
    mask: bits.Mask
    found: bits.Flag = True
    while found:
        found = False
        fill_singles(board)
        for cell in range(81):
            mask = board.masks[cell]
            if mask and not mask & mask - 1:
                board.place(cell, bits.low(mask))
                found = True


def _is_refuted(board: Board) -> bits.Flag:
    """Whether a house has fewer digits left than empty cells, or a cell has none."""
    house: bits.House
    place: bits.Count
    cell: bits.Cell
    left: bits.Mask
    number: bits.Count
    for house in range(27):
        left = 0
        number = 0
        for place in range(9):
            cell = bits.cell_at(house, place)
            if board.empty & bits.bit(cell):
                if not board.masks[cell]:
                    return True
                left |= board.masks[cell]
                number += 1
        if bits.size(left) < number:
            return True
    return False
