# SPDX-License-Identifier: MIT
"""The program drives its own window: the demonstration, the self-test and pictures of it."""

from pathlib import Path

import pytest

from sudoku_qt.automation.window_driver import Rehearsal
from tests.controllers.conftest import Begin, Program


def rehearsal_of(program: Program) -> Rehearsal:
    return Rehearsal(program.shell, program.appearance)


def test_a_picture_that_cannot_be_written_is_an_error(begin: Begin, tmp_path: Path) -> None:
    rehearsal = rehearsal_of(begin())
    rehearsal.open()
    with pytest.raises(OSError, match="could not be written"):
        rehearsal.picture(tmp_path / "no" / "such" / "folder.png")
    rehearsal.close()


def test_what_never_comes_is_not_waited_for_for_ever(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_qt.automation.window_driver.PATIENCE_S", 0.05)
    with pytest.raises(TimeoutError, match="nothing"):
        rehearsal_of(begin()).wait_until(lambda: False, "nothing")
