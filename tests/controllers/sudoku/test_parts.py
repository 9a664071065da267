# SPDX-License-Identifier: MIT
"""The first paint of Sudoku: an empty grid."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.parts import create_page
from sudoku_qt.store.settings import Settings


def test_the_grid_is_empty(qtbot: QtBot, tmp_path: Path) -> None:
    parts = create_page(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(parts.page)
    assert parts.model.rowCount() == 9
    assert set(parts.session.state.values) == {0}
