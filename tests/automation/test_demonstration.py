# SPDX-License-Identifier: MIT
"""The demonstration plays a whole game, saves and opens it, and takes its pictures."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from sudoku_qt.automation.demonstration import demonstrate
from sudoku_qt.automation.window_driver import WindowDriver
from tests.controllers.conftest import Begin


@pytest.mark.slow
def test_a_whole_game_is_shown_in_pictures(begin: Begin, tmp_path: Path) -> None:
    program = begin()
    lines = list(demonstrate(WindowDriver(program.shell, program.appearance), tmp_path))

    pictures = [Path(line) for line in lines if line.endswith(".png")]
    assert {path.name for path in pictures} >= {
        "sudoku-light-en.png",
        "sudoku-dark-en.png",
        "sudoku-light-zh_CN.png",
        "sudoku-dark-zh_CN.png",
    }
    images = [QImage(str(path)) for path in pictures]
    assert not any(image.isNull() for image in images)
    assert len({image.pixel(5, image.height() - 5) for image in images}) == 2, "light and dark"
    assert any("solved" in line for line in lines)
    assert (tmp_path / "demonstration.sudoku").exists()
