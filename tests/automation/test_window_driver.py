# SPDX-License-Identifier: MIT
"""The program drives its own window: the demonstration, the self-test and pictures of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QVariantAnimation

from sudoku_qt.automation.window_driver import WindowDriver
from tests.controllers.conftest import Begin, Program


def driver_of(program: Program) -> WindowDriver:
    return WindowDriver(program.shell, program.appearance)


def test_a_picture_that_cannot_be_written_is_an_error(begin: Begin, tmp_path: Path) -> None:
    driver = driver_of(begin())
    driver.open()
    with pytest.raises(OSError, match="could not be written"):
        driver.picture(tmp_path / "no" / "such" / "folder.png")
    driver.close()


def test_what_never_comes_is_not_waited_for_for_ever(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_qt.automation.window_driver.PATIENCE_S", 0.05)
    with pytest.raises(TimeoutError, match="nothing"):
        driver_of(begin()).wait_until(lambda: False, "nothing")


def test_a_picture_is_taken_when_nothing_moves_any_more(begin: Begin, tmp_path: Path) -> None:
    program = begin()
    driver = WindowDriver(program.shell, program.appearance)
    driver.open()
    way = QVariantAnimation(program.shell.window)
    way.setDuration(150)
    way.setStartValue(0.0)
    way.setEndValue(1.0)
    way.start()
    driver.picture(tmp_path / "still.png")
    assert way.state() is QVariantAnimation.State.Stopped
