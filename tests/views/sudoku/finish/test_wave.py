# SPDX-License-Identifier: MIT
"""The wave and the pulse: where they are when, and that they are over soon."""

from PySide6.QtCore import QVariantAnimation

from sudoku_qt.views.board.veil import Veil
from sudoku_qt.views.sudoku.finish.wave import (
    CELL_MS,
    PULSE_MS,
    RING_MS,
    pulse,
    ring_ms,
    rings,
    wave,
)
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from tests.views.parts import veils
from tests.views.sudoku.boards import of_side, show


def duration(veil: Veil) -> int:
    """How long a veil lasts."""
    animation = veil.findChild(QVariantAnimation)
    assert isinstance(animation, QVariantAnimation)
    return animation.duration()


def test_it_spreads_in_rings_from_the_last_cell() -> None:
    distances = rings(40, 9)

    assert distances[40] == 0
    assert [distances[cell] for cell in (30, 41, 49, 50)] == [1, 1, 1, 1]
    assert distances[0] == distances[80] == 4


def test_from_anywhere_it_is_over_within_600_ms() -> None:
    assert max(RING_MS * max(rings(cell, 9)) + CELL_MS for cell in range(81)) <= 600


def test_the_wave_covers_the_board_and_the_pulse_a_house(board: SudokuView, theme: Theme) -> None:
    wave(board, theme, 40)
    pulse(board, theme, range(9))

    whole, house = veils(board)
    assert duration(whole) == 4 * RING_MS + CELL_MS
    assert duration(house) == PULSE_MS <= 150
    assert house.height() * 8 < whole.height()


def test_where_nothing_may_move_there_is_neither(board: SudokuView, theme: Theme) -> None:
    still = theme._replace(motion=False)
    wave(board, still, 40)
    pulse(board, still, range(9))

    assert not veils(board)


def test_over_another_side_it_takes_no_longer(board: SudokuView, theme: Theme) -> None:
    show(board, of_side(16, {0}))
    wave(board, theme, 255)
    pulse(board, theme, range(16))

    whole, house = veils(board)
    assert duration(whole) == 15 * ring_ms(16) + CELL_MS <= 600
    assert max(rings(255, 16)) == rings(255, 16)[0] == 15
    assert whole.geometry().contains(board.cell_rect(15, 15))
    assert house.geometry().contains(board.cell_rect(0, 15))
    assert (ring_ms(4), ring_ms(9)) == (RING_MS, RING_MS)
