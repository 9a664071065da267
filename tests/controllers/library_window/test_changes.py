# SPDX-License-Identifier: MIT
"""What is done with the lines that are chosen, and taken back."""

import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_qt.controllers.library_window import changes
from sudoku_qt.controllers.library_window.changes import tags_in
from sudoku_qt.store.library import changes as store_changes
from sudoku_qt.store.library import library
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.library.line_menu import LineMenu, NameDialog
from sudoku_qt.views.widgets.buttons import WordButton
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import looked, names, rows, settled
from tests.puzzle_lines import puzzles
from tests.waiting import until

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

    def give(dialog: LibraryDialog) -> None:
        assert not dialog.heads.has_tags
        pick(dialog, "tags")

    def look(dialog: LibraryDialog) -> None:
        assert [row.tags for row in rows(dialog)] == wanted
        until(lambda: dialog.heads.has_tags)  # counted soon after

    changed(listed, give, look)


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


def key(listed: Program, dialog: LibraryDialog, key: Qt.Key) -> None:
    """Press a key at the lines, with Ctrl where it takes something back."""
    dialog.activateWindow()  # a menu had the keys before
    until(dialog.isActiveWindow)
    no, ctrl = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
    listed.qtbot.keyClick(dialog.focusWidget() or dialog, key, ctrl if key == Qt.Key.Key_Z else no)
    settled(listed, dialog)


def shelf(listed: Program, dialog: LibraryDialog, name: str, collection: str = "") -> int:
    """Look at a shelf, and count its lines."""
    dialog.shelves.choose(name, collection)
    settled(listed, dialog)
    return len(rows(dialog))


def test_every_change_is_taken_back_in_turn(
    listed: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, "kite")

    def look(dialog: LibraryDialog) -> None:
        choose(listed, dialog)
        pick(dialog, "tags")
        settled(listed, dialog)
        key(listed, dialog, Qt.Key.Key_S)
        dialog.table.selectAll()
        key(listed, dialog, Qt.Key.Key_Delete)
        assert rows(dialog) == []

        key(listed, dialog, Qt.Key.Key_Z)
        assert dialog.notice.text() == "Taken back."
        assert [(row.tags, row.favourite) for row in rows(dialog)] == [(("kite",), True)] * 3
        key(listed, dialog, Qt.Key.Key_Z)
        assert [(row.tags, row.favourite) for row in rows(dialog)] == [(("kite",), False)] * 3
        key(listed, dialog, Qt.Key.Key_Z)
        assert [row.tags for row in rows(dialog)] == [()] * 3
        key(listed, dialog, Qt.Key.Key_Z)
        assert len(rows(dialog)) == 3

    looked(listed, look)


def test_what_was_removed_lies_on_a_shelf_of_its_own(listed: Program) -> None:
    def look(dialog: LibraryDialog) -> None:
        choose(listed, dialog)
        key(listed, dialog, Qt.Key.Key_Delete)
        assert shelf(listed, dialog, "removed") == 3
        assert (
            dialog.count_line.text() == "3 entries. Each is gone thirty days after it was removed."
        )
        assert [row.played for row in rows(dialog)] == ["now"] * 3
        assert dialog.heads.text("played") == "Removed"
        assert dialog.filters.play.text() == "&Put back"
        for nothing in (Qt.Key.Key_S, Qt.Key.Key_F2):
            key(listed, dialog, nothing)

        dialog.table.go_to(0)
        dialog.filters.play.click()
        settled(listed, dialog)
        assert dialog.notice.text() == "It is back in the library."
        assert len(rows(dialog)) == 2
        key(listed, dialog, Qt.Key.Key_Z)
        assert len(rows(dialog)) == 3
        key(listed, dialog, Qt.Key.Key_Z)  # the removal before that
        assert rows(dialog) == []
        shelf(listed, dialog, "collection", "Club")
        dialog.table.selectAll()
        key(listed, dialog, Qt.Key.Key_Delete)
        shelf(listed, dialog, "removed")
        dialog.table.selectAll()
        pick(dialog, "put_back")
        settled(listed, dialog)
        assert dialog.nothing.words.text() == "What you remove stays here for thirty days."
        assert shelf(listed, dialog, "collection", "Club") == 3
        assert dialog.heads.text("played") == "Played"

    looked(listed, look)


@pytest.mark.parametrize("answered", [Answer.Cancel, Answer.Ok])
def test_it_is_asked_before_an_end_is_made(
    listed: Program, monkeypatch: pytest.MonkeyPatch, answered: Answer
) -> None:
    asked: list[str] = []

    def asking(box: QuestionBox) -> Answer:
        asked.append(box.text())
        return answered

    monkeypatch.setattr(QuestionBox, "exec", asking)

    def look(dialog: LibraryDialog) -> None:
        choose(listed, dialog)
        key(listed, dialog, Qt.Key.Key_Delete)
        shelf(listed, dialog, "removed")
        dialog.table.selectAll()
        key(listed, dialog, Qt.Key.Key_Delete)
        assert asked == ["3 entries will be gone for good. They cannot be put back then."]
        assert len(rows(dialog)) == (0 if answered is Answer.Ok else 3)

    looked(listed, look)


def test_of_many_it_is_said_how_far_it_is_and_it_can_be_stopped(
    listed: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "MANY", 1)
    monkeypatch.setattr(library, "PIECE", 1)
    may_go_on, waits = threading.Event(), threading.Event()
    remove = store_changes.remove

    def wait(connection: Connection, ids: Sequence[int], at: int) -> None:
        remove(connection, ids, at)
        waits.set()
        may_go_on.wait()

    monkeypatch.setattr(store_changes, "remove", wait)

    def look(dialog: LibraryDialog) -> None:
        choose(listed, dialog)
        listed.qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
        until(waits.is_set)
        strip = dialog.progress
        assert strip is not None
        strip.cancelled.emit()
        assert dialog.progress is not strip
        may_go_on.set()
        settled(listed, dialog)
        assert len(rows(dialog)) == 2
        assert dialog.notice.text().startswith("Stopped.")
        listed.qtbot.keyClick(dialog.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        settled(listed, dialog)
        assert len(rows(dialog)) == 3

    looked(listed, look)


def test_a_damaged_line_is_shown_and_can_only_be_removed(listed: Program) -> None:
    kept = listed.shell._services.library.library
    kept.close()
    with closing(sqlite3.connect(listed.paths.library)) as connection:
        connection.execute("UPDATE entries SET source = 99 WHERE puzzle = ?", (LINES[0],))
        connection.commit()

    def look(dialog: LibraryDialog) -> None:
        dialog.shelves.choose("collection", "Club")
        settled(listed, dialog)
        (row,) = (each for each, row in enumerate(rows(dialog)) if row.state == "damaged")
        dialog.table.clearSelection()
        dialog.table.go_to(row)
        settled(listed, dialog)
        assert rows(dialog)[row].spoken() == (
            "Damaged entry, damaged, cannot be read, only removed"
        )
        assert not dialog.filters.play.isEnabled()
        dialog.played.emit(row)
        assert not dialog.is_over
        listed.qtbot.keyClick(dialog.table, Qt.Key.Key_F2)
        listed.qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
        settled(listed, dialog)
        assert len(rows(dialog)) == 2

    looked(listed, look)


def test_a_collection_is_renamed_where_it_stands_and_that_is_taken_back(program: Program) -> None:
    kept = program.shell._services.library.library
    first, second = puzzles(2)
    kept.add([Entry("sudoku", first, collection="One"), Entry("sudoku", second, collection="2")])

    def rename(dialog: LibraryDialog, old: str, new: str) -> None:
        field = dialog.shelves.begin_renaming(old)
        assert field is not None
        program.qtbot.keyClicks(field, new)
        program.qtbot.keyClick(field, Qt.Key.Key_Return)
        settled(program, dialog)

    def look(dialog: LibraryDialog) -> None:
        dialog.shelves.choose("collection", "One")
        settled(program, dialog)
        rename(dialog, "One", "First")
        until(lambda: dialog.shelves.names() == ["2", "First"])
        assert dialog.shelves.shelf == ("collection", "First")
        assert len(rows(dialog)) == 1

        rename(dialog, "First", "2")
        assert dialog.notice.text() == "There is a collection “2” already."
        assert dialog.shelves.names() == ["2", "First"]
        assert dialog.isVisible()

        dialog.undo_asked.emit()
        settled(program, dialog)
        until(lambda: dialog.shelves.names() == ["2", "One"])
        assert dialog.shelves.shelf == ("collection", "One")
        assert len(rows(dialog)) == 1

    looked(program, look)


def test_the_collection_that_is_shown_is_renamed_in_a_dialog_where_there_is_no_room(
    program: Program,
) -> None:
    kept = program.shell._services.library.library
    kept.add([Entry("sudoku", puzzles(1)[0], collection="One")])

    def look(dialog: LibraryDialog) -> None:
        dialog.shelves.choose("collection", "One")
        settled(program, dialog)

        def answer() -> None:
            box = QApplication.activeModalWidget()
            assert isinstance(box, NameDialog)
            assert box.field.text() == "One"
            box.field.setText("First")
            box.accept()

        QTimer.singleShot(0, answer)
        dialog.shelves.rename_asked.emit()
        settled(program, dialog)
        assert dialog.shelves.shelf == ("collection", "First")

    looked(program, look)
