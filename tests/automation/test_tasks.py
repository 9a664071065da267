# SPDX-License-Identifier: MIT
"""What the program can do without a player."""

from pathlib import Path

from PySide6.QtGui import QImage

from sudoku_qt.automation.tasks import lines_of
from sudoku_qt.automation.window_driver import SIZE, WindowDriver
from tests.controllers.conftest import Begin


def test_a_picture_is_taken_of_the_window(begin: Begin, tmp_path: Path) -> None:
    program = begin()
    driver = WindowDriver(program.shell, program.appearance)
    target = str(tmp_path / "shot.png")

    assert list(lines_of("screenshot", driver, target, [])) == [target]
    assert QImage(target).size().toTuple() >= SIZE


def test_nothing_is_done_before_a_line_is_asked_for(begin: Begin, tmp_path: Path) -> None:
    program = begin()
    driver = WindowDriver(program.shell, program.appearance)

    for task in ("demonstration", "self-test", "screenshot"):
        lines_of(task, driver, str(tmp_path / "new"), [])

    assert list(tmp_path.glob("new*")) == []
