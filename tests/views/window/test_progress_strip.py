# SPDX-License-Identifier: MIT
"""Progress: the bar fills, and the work can be stopped."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.window.progress_strip import ProgressStrip, SlimBar
from tests.views.parts import part


def filled(bar: SlimBar, theme: Theme) -> float:
    """Measure which share of the bar is filled."""
    image = bar.grab().toImage()
    middle = image.height() // 2
    row = [image.pixelColor(x, middle) == theme.cursor for x in range(image.width())]
    return sum(row) / len(row)


def test_the_bar_fills_from_nothing_to_the_end(qtbot: QtBot, theme: Theme) -> None:
    strip = ProgressStrip("Making a puzzle…")
    qtbot.addWidget(strip)
    strip.resize(600, 32)
    strip.show()
    bar = part(strip, SlimBar)
    shares = []
    for share in (-1, 0, 0.5, 1, 7):
        strip.set_share(share)
        shares.append(filled(bar, theme))
    assert shares[0] == shares[1] == 0, "not even a dot"
    assert abs(shares[2] - 0.5) < 0.03
    assert shares[3] == shares[4] > 0.98


def test_it_can_be_cancelled_in_any_language_and_theme(
    qtbot: QtBot, theme: Theme, dark: Theme
) -> None:
    strip = ProgressStrip("Solving…")
    qtbot.addWidget(strip)
    strip.show()
    wear(dark)
    QApplication.sendEvent(strip, QEvent(QEvent.Type.LanguageChange))
    button = part(strip, WordButton)
    assert button.text() == "Cancel"
    with qtbot.waitSignal(strip.cancelled):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
