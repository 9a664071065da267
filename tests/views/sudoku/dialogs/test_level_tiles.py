# SPDX-License-Identifier: MIT
"""The tiles of the levels: name and time stand there whole, however narrow a tile is."""

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.rating.explainer.singles import rate_singles
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.views.fonts import face
from sudoku_qt.views.sudoku.dialogs.level_tiles import BOLD, LevelTile, letters_for
from sudoku_qt.views.sudoku.dialogs.option_words import LEVEL_WORDS
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear


def advance(text: str, size: int) -> int:
    """How long a text is in letters of a size."""
    return QFontMetrics(face(size, BOLD)).horizontalAdvance(text)


@pytest.mark.parametrize(("text", "lines"), [("Very easy", 1), ("Extremely easy", 2), ("", 1)])
def test_letters_are_small_enough_for_their_room(qapp: object, text: str, lines: int) -> None:
    longest = max(text.split() if lines > 1 else [text], key=len, default="")
    assert letters_for(text, advance(longest, 14), lines) == 14
    room = advance(longest, 12)
    assert advance(longest, letters_for(text, room, lines)) <= room
    assert letters_for(text, 0, lines) == 14 if not text else 10


def test_a_tile_says_name_and_time(qtbot: QtBot, each_theme: Theme) -> None:
    wear(each_theme)
    tile = LevelTile()
    qtbot.addWidget(tile)
    tile.resize(83, 62)
    tile.set_words("Hard", "12 min", "Also triples.")
    tile.show()
    with_time = tile.grab().toImage()
    assert (tile.text(), tile.accessibleName()) == ("Hard", "Hard, 12 min")
    assert tile.accessibleDescription() == tile.toolTip() == "Also triples."
    tile.set_words("Hard", "", "28 to 31 givens.")
    assert tile.accessibleName() == "Hard"
    assert tile.grab().toImage() != with_time


def test_the_first_level_promises_no_more_than_its_rating_allows() -> None:
    solved = bytes((row * 3 + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9))
    holes = {36, 45}  # each is the last of its row; in box and column there are both
    givens = bytes(0 if cell in holes else digit for cell, digit in enumerate(solved))
    assert 0 < rate_singles(givens)[0] <= LEVELS[0].highest
    assert "a line with one cell left" in LEVEL_WORDS[0]
