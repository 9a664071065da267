# SPDX-License-Identifier: MIT
"""The columns and the order of the list are as they were the last time."""

from sudoku_qt.models.library.listing import GIVENS, NAME, PLAYED, SE
from sudoku_qt.views.library.dialog import LibraryDialog
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import looked, settled


def test_what_was_chosen_is_there_the_next_time(program: Program) -> None:
    def choose(dialog: LibraryDialog) -> None:
        assert dialog.heads.order == (PLAYED, True)
        menu = dialog.heads.menu()
        next(each for each in menu.actions() if each.objectName() == SE).trigger()
        menu.close()
        dialog.heads._order(GIVENS)
        settled(program, dialog)

    def look(dialog: LibraryDialog) -> None:
        assert SE not in dialog.heads.layout_of_columns.hidden
        assert dialog.heads.order == (GIVENS, False)
        assert dialog.listing().order == GIVENS

    looked(program, choose)
    looked(program, look)


def test_nonsense_in_the_settings_is_the_usual_list(program: Program) -> None:
    program.settings.set("library/columns", ["-name", "played:x", "??"])
    program.settings.set("library/order", "nonsense")

    def look(dialog: LibraryDialog) -> None:
        assert dialog.heads.order == (PLAYED, True)
        assert NAME not in dialog.heads.layout_of_columns.hidden

    looked(program, look)
