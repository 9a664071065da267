# SPDX-License-Identifier: MIT
"""Links to the puzzle on the board are copied, and lead back to it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from sudoku_qt.engine.formats import recognise_text
from sudoku_qt.engine.sudoku.text.position import Position, position_of
from sudoku_qt.engine.sudoku.words import write_rows
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import EASY, go, paste
from tests.engine.sudoku.variants.boards import fpuzzle

LINKS = {
    "copy_sudokupad": ("Copy a link for &SudokuPad", "https://sudokupad.app/"),
    "copy_fpuzzles": ("Copy a link for &f-puzzles", "https://f-puzzles.com/?load="),
}
each_link = pytest.mark.parametrize("name", LINKS)


def copied(program: Program, name: str) -> Position:
    """The position of the link that an action of the Edit menu copies."""
    bar = program.shell.window.menuBar()
    edit = next(each.menu() for each in bar.actions() if each.text() == "&Edit")
    assert isinstance(edit, QMenu)
    links = next(each.menu() for each in edit.actions() if each.text() == "Copy a li&nk")
    assert isinstance(links, QMenu)
    text, start = LINKS[name]
    action: QAction = next(each for each in links.actions() if each.text() == text)
    QGuiApplication.clipboard().clear()
    action.trigger()
    return read(start)


def read(start: str) -> Position:
    """The position of the link on the clipboard, which begins like this."""
    link = QGuiApplication.clipboard().text()
    assert link.startswith(start), link
    assert "\n" not in link
    return position_of(recognise_text(link).found[0])


def rows(values: bytes) -> str:
    """Digits as a line."""
    return "".join(write_rows(values))


@each_link
def test_a_link_leads_to_the_puzzle(program: Program, name: str) -> None:
    paste(program, EASY)
    found = copied(program, name)
    assert rows(found.setup.givens) == EASY
    assert program.notice().endswith(" link is on the clipboard.")


@each_link
def test_what_was_entered_is_in_it_only_if_that_is_asked_for(program: Program, name: str) -> None:
    paste(program, EASY)
    go(program, 2)
    program.press(Qt.Key.Key_4)
    assert rows(copied(program, name).grid.values) == EASY
    click(program, "Copy it with what I entered")
    found = read(LINKS[name][1])
    assert (rows(found.setup.givens), found.grid.values[2]) == (EASY, 4)
    assert program.notice().endswith(" link with what you entered is on the clipboard.")


@each_link
def test_a_link_holds_the_rules_of_a_variant(program: Program, name: str) -> None:
    paste(program, fpuzzle('"antiknight":true,"title":"Leap"'))
    click(program, "Play it all the same")
    found = copied(program, name).setup
    assert found.title == "Leap"
    assert found.variant is not None
    assert found.variant.identity == program.controller.session.setup.identity


@each_link
def test_a_draft_is_handed_on_as_the_puzzle_that_it_has_become(program: Program, name: str) -> None:
    program.controller.composing.compose()
    program.settle()
    go(program, 0)
    program.press(Qt.Key.Key_5)
    program.settle()
    found = copied(program, name)
    assert found.setup.givens == bytes([5, *[0] * 80])
    assert "entered" not in program.notice()


def test_a_pause_hides_the_puzzle_from_links_too(program: Program) -> None:
    program.shell.pause()
    assert not program.controller.actions["copy_fpuzzles"].isEnabled()
    assert not program.controller.actions["copy_sudokupad"].isEnabled()
