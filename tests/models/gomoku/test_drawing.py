# SPDX-License-Identifier: MIT
"""What an analysis draws: bands for or against whoever is to move, stones in turn."""

from sudoku_qt.engine.gomoku.analysis.threats import Threat, ThreatKind
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.models.gomoku.drawing import Band, bands_of, planned


def test_a_band_goes_from_the_first_stone_to_the_last() -> None:
    three = Threat(ThreatKind.OPEN_THREE, WHITE, (16, 17, 18), (15, 19))
    assert bands_of([three], BLACK) == (Band(16, 18, (15, 19), against=True),)
    assert bands_of([three], WHITE) == (Band(16, 18, (15, 19), against=False),)


def test_planned_stones_take_turns_and_are_numbered_on() -> None:
    assert planned([5, 9], WHITE, 18) == {5: (WHITE, 18), 9: (BLACK, 19)}
