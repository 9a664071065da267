# SPDX-License-Identifier: MIT
"""What is done with the lines that are chosen, and taken back."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.library_window.changes import tags_in
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.library.line_menu import LineMenu, NameDialog
from sudoku_qt.views.widgets.buttons import WordButton
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import looked, names, rows, settled
from tests.puzzle_lines import puzzles

LINES = puzzles(3)


@pytest.fixture
def listed(program: Program, tmp_path: Path) -> Program:
    """A program whose library has three puzzles in a collection, and the one that is played."""
    path = tmp_path / "Club.sdm"
    path.write_text("\n".join(LINES), encoding="utf-8")
    program.shell._services.library.library.import_file(path, "Club")
    return program


def choose(program: Program, dialog: LibraryDialog) -> None:
    """List the collection, and choose all of it."""
    dialog.shelves.choose("collection", "Club")
    settled(program, dialog)
    dialog.table.selectAll()


def answer(monkeypatch: pytest.MonkeyPatch, text: str | None) -> None:
    monkeypatch.setattr(NameDialog, "ask", lambda *_: text)


def pick(dialog: LibraryDialog, name: str) -> None:
    """Choose from the menu of a line."""
    dialog.table.menu_asked.emit(dialog.mapToGlobal(QPoint(50, 50)))
    (menu,) = dialog.findChildren(LineMenu)
    within: list[QAction] = [
        action for each in (menu, *menu.findChildren(QMenu)) for action in each.actions()
    ]
    next(each for each in within if name in {each.objectName(), each.text()}).trigger()
    menu.close()


def changed(
    listed: Program,
    change: Callable[[LibraryDialog], object],
    look: Callable[[LibraryDialog], object],
) -> None:
    """Choose the collection, change something, and look at what came of it."""

    def run(dialog: LibraryDialog) -> None:
        choose(listed, dialog)
        change(dialog)
        settled(listed, dialog)
        look(dialog)

    looked(listed, run)


@pytest.mark.slow
def test_puzzles_are_made_favourites_and_no_longer(listed: Program) -> None:
    def change(dialog: LibraryDialog) -> None:
        listed.qtbot.keyClick(dialog.table, Qt.Key.Key_S)
        settled(listed, dialog)
        assert [row.favourite for row in rows(dialog)] == [True] * 3
        pick(dialog, "star")

    changed(
        listed, change, lambda dialog: _check([row.favourite for row in rows(dialog)], [False] * 3)
    )


def _check(found: object, wanted: object) -> None:
    assert found == wanted


def test_a_click_at_the_star_is_one_line_s(listed: Program) -> None:
    def change(dialog: LibraryDialog) -> None:
        line = dialog.table.visualRect(dialog.table.model().index(1, 0))
        place = QPoint(line.right() - 30, line.center().y())
        listed.qtbot.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    wanted = [False, True, False]
    changed(listed, change, lambda dialog: _check([row.favourite for row in rows(dialog)], wanted))


def test_a_puzzle_is_renamed(listed: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, "Final")

    def change(dialog: LibraryDialog) -> None:
        dialog.table.go_to(0)
        listed.qtbot.keyClick(dialog.table, Qt.Key.Key_F2)

    changed(listed, change, lambda dialog: _check("Final" in names(dialog), wanted=True))


def test_tags_are_given(listed: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, "kite, to practise,,kite")
    wanted = [("kite", "to practise")] * 3
    changed(
        listed,
        lambda dialog: pick(dialog, "tags"),
        lambda dialog: _check([row.tags for row in rows(dialog)], wanted),
    )


@pytest.mark.parametrize(("text", "changes"), [(None, False), ("Mine", True)])
def test_puzzles_are_moved_to_a_new_collection(
    listed: Program, monkeypatch: pytest.MonkeyPatch, text: str | None, *, changes: bool
) -> None:
    answer(monkeypatch, text)

    def look(dialog: LibraryDialog) -> None:
        assert ("Mine" in dialog.shelves.names()) is changes
        assert len(rows(dialog)) == (0 if changes else 3)

    changed(listed, lambda dialog: pick(dialog, "New…"), look)


def test_what_is_removed_can_be_put_back(listed: Program) -> None:
    def change(dialog: LibraryDialog) -> None:
        listed.qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
        settled(listed, dialog)
        assert rows(dialog) == []
        assert dialog.notice.text() == "3 entries are removed."
        keys = dialog.notice.findChildren(WordButton)
        undo = next(key for key in keys if key.isVisible() and key.text() == "Undo")
        listed.qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)

    changed(listed, change, lambda dialog: _check(len(rows(dialog)), 3))


def test_a_chinese_comma_parts_tags_too() -> None:
    assert tags_in("风筝，练习、难， 难,") == ("风筝", "练习", "难")
