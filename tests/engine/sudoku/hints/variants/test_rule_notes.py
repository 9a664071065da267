# SPDX-License-Identifier: MIT
"""The notes that all rules of a variant leave."""

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.variants.rule_notes import fitting
from sudoku_qt.engine.sudoku.note_check import note_faults
from tests.engine.sudoku.variants.boards import read

CAGES = read(
    '"killercage":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R2C1","R2C2"],"value":"16"},'
    '{"cells":["R5C5","R5C6","R5C7"],"value":"24"}],"thermometer":[{"lines":[["R9C1","R9C2"]]}]'
)


def grid(**values: int) -> Grid:
    """A board with some digits."""
    cells = bytearray(81)
    for name, digit in values.items():
        cells[9 * (int(name[1]) - 1) + int(name[3]) - 1] = digit
    return Grid(bytes(81), bytes(cells), shape=CAGES.rules.shape)


def test_sums_and_lines_leave_fewer_notes_than_what_is_seen() -> None:
    masks = fitting(CAGES, grid())
    assert masks[0] == masks[1] == 0b000000011
    assert masks[9] == masks[10] == 0b101000000
    assert masks[72] == 0b011111111
    assert masks[73] == 0b111111110
    assert masks[2] == 0b111111111, "what follows from two cages together is the player's to find"


def test_digits_on_the_board_count() -> None:
    masks = fitting(CAGES, grid(r1c1=1, r5c5=8))
    assert masks[0] == 0
    assert masks[1] == 0b000000010
    assert masks[41] == masks[42] == 0b101000000


def test_a_rule_that_is_broken_says_nothing() -> None:
    board = grid(r1c1=5)
    assert fitting(CAGES, board)[1] == board.legal(1)


def test_full_notes_are_those() -> None:
    board = grid()
    faults = note_faults(board, fitting=fitting(CAGES, board))
    assert faults.missing[0] == 0b000000011
    noted = board.with_candidates(0, 0b000000111)
    assert note_faults(noted, fitting=fitting(CAGES, noted)).impossible[0] == 0b000000100
