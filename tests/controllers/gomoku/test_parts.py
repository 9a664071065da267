# SPDX-License-Identifier: MIT
"""The first paint of Gomoku: the board that the player chose last, with nothing on it."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.gomoku.options import remember
from sudoku_qt.controllers.gomoku.parts import create_page
from sudoku_qt.models.gomoku.options import NewGomoku
from sudoku_qt.store.settings import Settings


def test_the_board_is_of_the_size_chosen_last_and_empty(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    remember(settings, NewGomoku(size=19))
    parts = create_page(settings)
    qtbot.addWidget(parts.page)
    assert parts.model.rowCount() == 19
    assert not parts.session.state.order
