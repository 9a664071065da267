# SPDX-License-Identifier: MIT
"""A window to open the workshop over."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> Iterator[MainWindow]:
    """A window."""
    made = MainWindow()
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()
