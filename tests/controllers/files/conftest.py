# SPDX-License-Identifier: MIT
"""Pictures are drawn with the program's own fonts, whichever test comes first."""

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_qt.paths import resource
from sudoku_qt.views.fonts import add_fonts


@pytest.fixture(scope="session", autouse=True)
def _own_fonts(qapp: QApplication) -> None:
    add_fonts(resource("fonts"))
