# SPDX-License-Identifier: MIT
"""The parts of the card: the balance, rows that are pointed at, a legend that is heard."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.analysis.parts import (
    AnalysisRows,
    Balance,
    GomokuLegend,
    LegendWords,
    RowWords,
    blacks_part,
)
from sudoku_qt.views.theme import Theme
from tests.views.test_theme import contrast


@pytest.mark.parametrize("share", [0.0, 0.25, 0.8])
def test_the_bar_is_as_black_as_black_stands_well(qtbot: QtBot, theme: Theme, share: float) -> None:
    bar = Balance()
    qtbot.addWidget(bar)
    bar.resize(200, 16)
    bar.set_share(share)
    image = bar.grab().toImage()
    dark = sum(image.pixelColor(x, 8) == theme.black_stone for x in range(200))
    assert abs(dark - 200 * share) < 12


def test_both_shares_can_be_told_from_the_card_and_from_each_other(each_theme: Theme) -> None:
    black, white = blacks_part(each_theme), each_theme.white_stone
    assert contrast(black, white) > 3
    assert contrast(black, each_theme.panel) > 2.9


def test_rows_are_as_many_as_there_are_and_tell_when_the_mouse_goes(
    qtbot: QtBot, theme: Theme
) -> None:
    rows = AnalysisRows()
    qtbot.addWidget(rows)
    rows.set_rows([RowWords("a1"), RowWords("b2")], 1)
    rows.set_rows([RowWords("c3", "more", "+5")], 0)
    assert [row.isHidden() for row in rows.rows] == [False, True]
    assert rows.rows[0].accessibleName() == "c3 more +5"
    with qtbot.waitSignal(rows.pointed) as pointed:
        QApplication.sendEvent(rows, QEvent(QEvent.Type.Leave))
    assert pointed.args == [-1]


def test_a_legend_is_as_high_as_it_has_rows_and_is_heard(qtbot: QtBot, theme: Theme) -> None:
    legend = GomokuLegend()
    qtbot.addWidget(legend)
    legend.set_rows([LegendWords("own", "four of Black")])
    one = legend.sizeHint().height()
    legend.set_rows([LegendWords("own", "four of Black"), LegendWords("line", "the line")])
    assert legend.sizeHint().height() == 2 * one
    assert legend.accessibleName() == "four of Black; the line"
    assert not legend.grab().toImage().isNull()
