# SPDX-License-Identifier: MIT
"""What another program adds is there when the player comes back to the window."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from sudoku_qt.store.library.entry import Entry
from sudoku_qt.views.library.dialog import LibraryDialog
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import looked, names, settled
from tests.puzzle_lines import puzzles


def come_back(program: Program, dialog: LibraryDialog) -> None:
    """Leave the window for another one, and come back."""
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.ActivationChange))
    settled(program, dialog)


def test_what_the_command_line_adds_is_noticed(program: Program, tmp_path: Path) -> None:
    first, second = puzzles(2)
    program.shell._services.library.library.add([Entry("sudoku", first, name="One")])
    path = tmp_path / "list.txt"
    path.write_text(f"{second} # Two\n", "utf-8")
    code = "import sys; from sudoku_qt.cli.main import main; sys.exit(main())"
    words = ["library", "add", str(path), "--library", str(program.paths.library)]

    def look(dialog: LibraryDialog) -> None:
        assert names(dialog) == ["One"]
        done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, check=True)
        assert b"1 added" in done.stdout
        settled(program, dialog)
        assert names(dialog) == ["One"]
        come_back(program, dialog)
        assert sorted(names(dialog)) == ["One", "Two"]
        assert dialog.shelves.names() == ["list"]

    looked(program, look)


def test_where_nobody_wrote_nothing_is_listed_again(program: Program) -> None:
    access = program.shell._services.library
    access.library.add([Entry("sudoku", line) for line in puzzles(2)])
    changes: list[bool] = []

    def look(dialog: LibraryDialog) -> None:
        dialog.table.go_to(0)
        dialog.table.starred.emit()
        settled(program, dialog)
        access.changed.connect(lambda: changes.append(True))
        for _ in range(3):
            come_back(program, dialog)
        assert not changes

    looked(program, look)
