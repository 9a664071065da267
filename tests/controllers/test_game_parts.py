# SPDX-License-Identifier: MIT
"""A place: every game can be laid out, with its board ready to be painted, before anybody sits."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.store.settings import Settings


@pytest.mark.parametrize("entry", GAMES, ids=[entry.name for entry in GAMES])
def test_a_game_is_laid_out_with_a_board_that_can_be_painted(
    qtbot: QtBot, tmp_path: Path, entry: GameEntry
) -> None:
    parts = entry.create_page(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(parts.page)
    parts.page.resize(600, 600)
    assert parts.session.game.name == entry.name
    assert parts.page.board.model() is parts.model
    assert not parts.page.board.grab().isNull()
