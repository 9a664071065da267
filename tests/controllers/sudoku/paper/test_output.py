# SPDX-License-Identifier: MIT
"""Pages planned and shown, or why they cannot be; saved under their title."""

from sudoku_qt.controllers.sudoku.paper.output import documents
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.sudoku.paper.items import Page
from tests.controllers.sudoku.paper.opened import Open


def test_pages_that_cannot_be_planned_are_replaced_by_the_reason(opened: Open) -> None:
    def fail() -> tuple[Page, ...]:
        raise Fault("It does not fit.")

    opened.workshop.plan(fail)
    assert (opened.dialog.pages.count, opened.dialog.pages.fault) == (0, "It does not fit.")
    opened.workshop.plan(lambda: (Page(100, 100, ()),))
    assert (opened.dialog.pages.count, opened.dialog.pages.fault) == (1, "")


def test_a_fault_is_said(opened: Open) -> None:
    opened.workshop.complain(Fault("It went wrong."))
    assert "It went wrong." in opened.said()


def test_files_are_proposed_in_a_folder_that_there_is() -> None:
    assert documents()
