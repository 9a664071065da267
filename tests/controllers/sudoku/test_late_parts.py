# SPDX-License-Identifier: MIT
"""The parts of a Sudoku that wait are not there before they are asked for, and are kept then."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.sudoku import controller
from sudoku_qt.controllers.sudoku.late_parts import SudokuLateParts
from sudoku_qt.late import late_parts
from tests.controllers.conftest import Begin
from tests.controllers.sudoku.by_hand import go
from tests.waiting import until


def test_no_part_is_made_by_beginning_a_game(begin: Begin) -> None:
    program = begin()
    program.settings.set("welcome", value=False)
    sudoku = program.start().controller
    made = [name for name, part in late_parts(SudokuLateParts).items() if part.made(sudoku)]
    assert made == []
    sudoku.actions["check"].trigger()
    assert SudokuLateParts.inspecting.made(sudoku) is sudoku.inspecting


def test_some_seconds_after_the_start_what_works_unseen_begins(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(controller, "LATER_MS", 0)
    program = begin().start()
    until(lambda: SudokuLateParts.new_puzzle.made(program.controller) is not None)
    assert SudokuLateParts.puzzle_library.made(program.controller)
    assert SudokuLateParts.composing.made(program.controller) is None


def test_a_draft_that_is_gone_on_with_is_composed_from_the_start(begin: Begin) -> None:
    first = begin().start()
    first.controller.actions["compose"].trigger()
    go(first, 0)
    first.press(Qt.Key.Key_5)
    first.shell.window.close()
    second = begin().start()
    assert second.controller.is_composing
    assert second.controller.actions["erase_pair"].isEnabled()
