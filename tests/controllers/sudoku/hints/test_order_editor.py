# SPDX-License-Identifier: MIT
"""The dialog of one's own order at work, opened from the preferences."""

from collections.abc import Generator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog

from sudoku_qt.controllers.preferences.editor import PreferencesEditor
from sudoku_qt.controllers.sudoku.hints.order_editor import OrderEditor
from sudoku_qt.controllers.sudoku.play.preferences import TECHNIQUE_ORDER
from sudoku_qt.engine.sudoku.hints.order import ladder_of, read_order
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.views.sudoku.hint.order_dialog import OrderDialog
from tests.controllers.conftest import Program


@pytest.fixture(autouse=True)
def without_file(program: Program) -> Generator[None]:
    """No order from before, and none for who comes after."""
    path = program.paths.technique_order
    path.unlink(missing_ok=True)
    yield
    path.unlink(missing_ok=True)


@pytest.fixture
def editor(program: Program) -> OrderEditor:
    """Who lets the player make an order."""
    editor = program.controller.order_editor
    assert isinstance(editor, OrderEditor)
    return editor


@pytest.fixture
def dialog(program: Program, editor: OrderEditor) -> OrderDialog:
    """The dialog over the window."""
    dialog = editor.made(program.shell.window)
    program.qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def first(dialog: OrderDialog) -> str:
    """What is looked for before all else."""
    return dialog.lines()[0].name


def test_the_button_stands_beside_the_own_order_only_and_opens_it(program: Program) -> None:
    preferences: PreferencesEditor = program.shell.dialogs.preferences()
    program.qtbot.addWidget(preferences.dialog)
    preferences.dialog.show()
    (row,) = [each for each in preferences.dialog.rows if each.option.name == TECHNIQUE_ORDER]
    assert row.button
    assert row.button.isHidden()
    row.chosen.emit(TECHNIQUE_ORDER, "own")
    assert row.button.isVisible()

    def move_and_save() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, OrderDialog)
        program.qtbot.keyClick(dialog.tree, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        dialog.accept()

    QTimer.singleShot(0, program.shell.window, move_and_save)
    program.qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
    rungs = program.controller.context.ladder().rungs
    assert [rung.name for rung in rungs[:2]] == [rung.name for rung in LADDER.rungs[1::-1]]


def test_what_is_left_with_cancel_changes_nothing(program: Program, editor: OrderEditor) -> None:
    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, OrderDialog)
        program.qtbot.keyClick(dialog.tree, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        dialog.reject()

    QTimer.singleShot(0, program.shell.window, leave)
    editor.open(TECHNIQUE_ORDER, program.shell.window)
    assert not program.paths.technique_order.exists()
    editor.open("something else", program.shell.window)


def test_restore_shows_the_order_by_level(program: Program, dialog: OrderDialog) -> None:
    program.qtbot.keyClick(dialog.tree, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert first(dialog) != LADDER.rungs[0].name
    program.qtbot.mouseClick(dialog.restore, Qt.MouseButton.LeftButton)
    assert [(line.name, line.score, line.on) for line in dialog.lines()] == [
        (rung.name, rung.score, rung.on) for rung in LADDER if not rung.whole
    ]


def test_an_order_goes_to_a_file_and_comes_back_from_one(
    program: Program, dialog: OrderDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    program.qtbot.mouseClick(dialog.send, Qt.MouseButton.LeftButton)
    assert "mine.txt" in dialog.notice.text()
    assert ladder_of(read_order(path.read_bytes())).active == LADDER.active
    path.write_text("jellyfish 3\nx_wing off\n", "utf-8")
    program.qtbot.mouseClick(dialog.fetch, Qt.MouseButton.LeftButton)
    (line, other, *_) = dialog.lines()
    assert (line.name, line.score) == ("jellyfish", 3)
    assert (other.name, other.on) == ("x_wing", False)
    assert "mine.txt" in dialog.notice.text()


def test_a_file_that_is_no_order_changes_nothing(
    editor: OrderEditor, dialog: OrderDialog, tmp_path: Path
) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("x_wing\nmagic", "utf-8")
    editor.import_from(path, dialog)
    assert "Line 2" in dialog.notice.text()
    assert first(dialog) == LADDER.rungs[0].name
    editor.export_to(tmp_path / "nowhere" / "mine.txt", dialog)
    assert "nowhere" in dialog.notice.text()
    editor.import_from(tmp_path, dialog)
    assert "folder" in dialog.notice.text()
