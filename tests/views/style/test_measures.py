# SPDX-License-Identifier: MIT
"""Measures: lengths of the design grow with the zoom, rings do not, and the rest is Fusion's."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMenu, QPushButton, QStyle, QStyleOption
from pytestqt.qtbot import QtBot

from sudoku_qt.views.style.measures import hint_of, metric_of, size_of
from sudoku_qt.views.theme import Theme
from tests.sweeps import in_turn

Metric, Hint, Contents = QStyle.PixelMetric, QStyle.StyleHint, QStyle.ContentsType


@in_turn(
    ("metric", "usual", "doubled"),
    [
        (Metric.PM_ScrollBarExtent, 12, 24),
        (Metric.PM_IndicatorWidth, 18, 36),
        (Metric.PM_FocusFrameHMargin, 4, 4),
        (Metric.PM_SliderThickness, None, None),
    ],
)
def test_lengths_grow_and_rings_do_not(
    theme: Theme, metric: QStyle.PixelMetric, usual: int | None, doubled: int | None
) -> None:
    assert (metric_of(theme, metric), metric_of(theme.at_zoom(2), metric)) == (usual, doubled)


@in_turn(
    ("kind", "size"),
    [
        (Contents.CT_PushButton, QSize(88, 36)),
        (Contents.CT_LineEdit, QSize(50, 36)),
        (Contents.CT_SpinBox, QSize(126, 36)),
        (Contents.CT_ItemViewItem, QSize(50, 60)),
        (Contents.CT_Slider, QSize(50, 60)),
    ],
)
def test_heights_are_the_designs_and_rows_as_high_as_what_they_hold(
    theme: Theme, kind: QStyle.ContentsType, size: QSize
) -> None:
    assert size_of(theme, kind, QStyleOption(), QSize(50, 60)) == size


def test_letter_keys_are_shown_in_menus_and_to_those_who_use_them(qtbot: QtBot) -> None:
    button, menu = QPushButton("&Play"), QMenu()
    qtbot.addWidget(button)
    qtbot.addWidget(menu)
    shown = [hint_of(Hint.SH_UnderlineShortcut, each) for each in (button, menu)]
    assert shown == [0, 1]
    assert hint_of(Hint.SH_UnderlineShortcut, None) is None
