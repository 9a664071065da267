# SPDX-License-Identifier: MIT
"""What is selected in the library comes into the print workshop."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication

from sudoku_qt.store.library.entry import Entry
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.library.line_menu import LineMenu
from sudoku_qt.views.sudoku.paper.source import FILE
from sudoku_qt.views.sudoku.paper.workshop import PrintWorkshop
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import looked, settled
from tests.puzzle_lines import puzzles
from tests.waiting import until


def printed(program: Program, dialog: LibraryDialog, look: Callable[[PrintWorkshop], None]) -> None:
    """Print what is selected, and look at the workshop."""
    troubles: list[BaseException | None] = []

    def wait() -> None:
        workshop = QApplication.activeModalWidget()
        if not isinstance(workshop, PrintWorkshop):
            QTimer.singleShot(10, wait)
            return
        try:
            program.settle()
            look(workshop)
            troubles.append(None)
        except BaseException as error:  # noqa: BLE001 - what is raised in a slot is lost
            troubles.append(error)
        finally:
            workshop.reject()

    QTimer.singleShot(0, wait)
    menu_action(dialog)
    until(lambda: bool(troubles))
    if troubles[0]:
        raise troubles[0]


def menu_action(dialog: LibraryDialog) -> None:
    """Choose "Print…" from the menu of the selected lines."""
    dialog.table.menu_asked.emit(QPoint(0, 0))
    menu = dialog.findChild(LineMenu)
    assert menu is not None
    next(each for each in menu.actions() if each.objectName() == "print").trigger()
    menu.close()


def test_the_selected_puzzles_are_printed_under_their_collection(program: Program) -> None:
    library = program.shell._services.library.library
    lines = puzzles(5)
    library.add(
        Entry("sudoku", line, name=f"P{at}", collection="Club") for at, line in enumerate(lines)
    )
    before = program.settings.text("print/source")

    def look(dialog: LibraryDialog) -> None:
        dialog.heads._order("name")
        settled(program, dialog)
        dialog.table.go_to(1)
        program.qtbot.keyClick(dialog.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)

        def look_at(workshop: PrintWorkshop) -> None:
            source = workshop.choices.source
            assert source.kind.key == FILE
            assert source.how_many.value() == 2
            assert workshop.pages.count

        printed(program, dialog, look_at)

    looked(program, look)
    assert program.settings.text("print/source") in {before, "this"}


def test_games_of_gomoku_are_not_printed(program: Program) -> None:
    library = program.shell._services.library.library
    library.add([Entry("gomoku", "15 freestyle free", name="A match")])

    def look(dialog: LibraryDialog) -> None:
        menu_action(dialog)
        settled(program, dialog)
        assert dialog.notice.text() == "Only Sudokus can be printed."

    looked(program, look)
