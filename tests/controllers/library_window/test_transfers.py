# SPDX-License-Identifier: MIT
"""Files added to the library, exports, backups, and what is said where one cannot be written."""

import csv
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.library_window import transfers
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.library.line_menu import LineMenu
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import looked, rows, settle, settled
from tests.puzzle_lines import puzzles
from tests.waiting import until

LINES = puzzles(4)


def reading(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))


def writing(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A file of four puzzles, one of them twice, and a line that is none."""
    path = tmp_path / "Club.sdm"
    path.write_text("\n".join([*LINES, LINES[0], "nonsense"]), encoding="utf-8")
    return path


def test_what_comes_of_a_file_is_said(
    program: Program, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading(monkeypatch, club)

    def look(dialog: LibraryDialog) -> None:
        dialog.foot.add.click()
        settled(program, dialog)
        told = dialog.notice.text()
        assert told.startswith("Club.sdm: 4 added; 1 were there already")
        assert len(rows(dialog)) == 4

    looked(program, look)


def test_a_file_that_is_not_there_is_told_of(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading(monkeypatch, tmp_path / "gone.sdm")

    def look(dialog: LibraryDialog) -> None:
        dialog.foot.add.click()
        settled(program, dialog)
        assert "gone.sdm" in dialog.notice.text()

    looked(program, look)


def test_what_is_listed_is_exported(
    program: Program, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.shell._services.library.library.import_file(club, "Club")
    writing(monkeypatch, club.with_name("some"))

    def look(dialog: LibraryDialog) -> None:
        dialog.shelves.choose("collection", "Club")
        settled(program, dialog)
        dialog.foot.export_clicked.emit()
        settled(program, dialog)
        assert dialog.notice.text() == "4 written: some.sdm"

    looked(program, look)
    written = club.with_name("some.sdm").read_text(encoding="utf-8").split()
    assert sorted(written) == sorted(LINES)


@pytest.mark.slow
def test_a_backup_brings_back_what_was_removed(
    program: Program, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = program.shell._services.library.library
    library.import_file(club, "Club")
    backup = club.with_name("mine")
    writing(monkeypatch, backup)
    reading(monkeypatch, club.with_name("mine.sudoku-library"))

    def look(dialog: LibraryDialog) -> None:
        dialog.foot.backup_clicked.emit()
        settled(program, dialog)
        assert dialog.notice.text() == "Written: mine.sudoku-library"
        library.close()
        for each in program.paths.library.parent.glob("library*"):
            each.unlink()
        dialog.foot.restore_clicked.emit()
        settled(program, dialog)
        assert "came from the backup" in dialog.notice.text()
        assert len(rows(dialog)) == 4

    looked(program, look)


def test_a_backup_that_cannot_be_written_is_told_of(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    writing(monkeypatch, tmp_path / "file" / "mine.sudoku-library")

    def look(dialog: LibraryDialog) -> None:
        dialog.foot.backup_clicked.emit()
        settled(program, dialog)
        assert dialog.notice.text()
        assert "Written" not in dialog.notice.text()

    looked(program, look)


@pytest.mark.slow
def test_a_file_goes_on_being_added_where_the_library_is_closed(
    program: Program, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading(monkeypatch, club)
    looked(program, lambda dialog: dialog.foot.add.click())
    settle(program)
    assert "4 added" in program.notice()


def test_adding_can_be_stopped(
    program: Program, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading(monkeypatch, club)
    begun: list[bool] = []

    def without_end(_: Library, *words: object) -> None:
        stop = words[-2]
        assert callable(stop)
        begun.append(True)
        while not stop():
            pass

    monkeypatch.setattr(Library, "import_file", without_end)

    def look(dialog: LibraryDialog) -> None:
        dialog.foot.add.click()
        program.qtbot.waitUntil(lambda: bool(begun))
        strip = dialog.progress
        assert strip is not None
        strip.cancelled.emit()
        settled(program, dialog)
        assert dialog.notice.text() == "Stopped. What was done until then stays."
        assert dialog.progress is None

    looked(program, look)


def export_chosen(
    program: Program, dialog: LibraryDialog, count: int, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Select the first lines, and export them from their menu as a kind of file."""

    def name(_: object, title: str, proposal: str, kinds: str, *__: object) -> tuple[str, str]:
        assert title == "Export what is selected"
        chosen = next(each for each in kinds.split(";;") if kind in each)
        return str(Path(proposal).parent / "out"), chosen

    monkeypatch.setattr(QFileDialog, "getSaveFileName", name)
    dialog.table.go_to(0)
    for _ in range(count - 1):
        shift = Qt.KeyboardModifier.ShiftModifier
        program.qtbot.keyClick(dialog.table, Qt.Key.Key_Down, shift)
    dialog.table.menu_asked.emit(QPoint(0, 0))
    (menu,) = dialog.findChildren(LineMenu)
    next(each for each in menu.actions() if each.objectName() == "export").trigger()
    menu.close()
    settled(program, dialog)


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that is offered for files."""
    monkeypatch.setattr(transfers, "_documents", lambda: str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("kind", ["CSV", "JSON lines", "Saved games", "81 characters"])
def test_what_is_selected_is_exported_with_what_is_known(
    program: Program, documents: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    library = program.shell._services.library.library
    library.add(
        Entry("sudoku", line, name=f"P{at}", level=at + 1, tags=("a",), best_ms=90_000)
        for at, line in enumerate(LINES)
    )

    def look(dialog: LibraryDialog) -> None:
        dialog.heads._order("name")
        settled(program, dialog)
        export_chosen(program, dialog, 2, monkeypatch, kind)
        assert dialog.notice.text().startswith("2 written: out")

    looked(program, look)
    (written,) = documents.glob("out*")
    if kind == "CSV":
        found = list(csv.DictReader(written.read_text("utf-8").splitlines()))
        assert [(each["name"], each["level"], each["tags"]) for each in found] == [
            ("P0", "1", "a"), ("P1", "2", "a")
        ]  # fmt: skip
        assert found[0]["best_seconds"] == "90.0"
    elif kind == "JSON lines":
        lines = [json.loads(line) for line in written.read_text("utf-8").splitlines()]
        assert [each["puzzle"] for each in lines] == LINES[:2]
    elif kind == "Saved games":
        assert sorted(each.name for each in written.iterdir()) == ["1 P0.sudoku", "2 P1.sudoku"]
    else:
        assert written.read_text("utf-8").splitlines() == [
            f"{line} # P{at}" for at, line in enumerate(LINES[:2])
        ]


def test_an_export_that_is_stopped_leaves_nothing(
    program: Program, club: Path, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.shell._services.library.library.import_file(club, "Club")
    begun: list[bool] = []

    def without_end(*words: object) -> None:
        stop = words[-1]
        assert callable(stop)
        begun.append(True)
        while not stop():
            pass
        raise Cancelled

    monkeypatch.setattr(Library, "export", without_end)
    writing(monkeypatch, documents / "out.csv")

    def look(dialog: LibraryDialog) -> None:
        dialog.foot.export_clicked.emit()
        until(lambda: bool(begun))
        strip = dialog.progress
        assert strip is not None
        strip.cancelled.emit()
        settled(program, dialog)
        assert dialog.notice.text() == "Stopped. Nothing was written."

    looked(program, look)
    assert not [*documents.glob("out*")]


def test_a_folder_that_is_taken_is_told_of(
    program: Program, club: Path, documents: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.shell._services.library.library.import_file(club, "Club")
    (documents / "out").mkdir()
    (documents / "out" / "mine").touch()

    def look(dialog: LibraryDialog) -> None:
        export_chosen(program, dialog, 1, monkeypatch, "Saved games")
        assert dialog.notice.text().startswith("“out” is there already.")

    looked(program, look)
    assert [each.name for each in (documents / "out").iterdir()] == ["mine"]
