# SPDX-License-Identifier: MIT
"""What a small window keeps: a large board, the hint, and the board where it was."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication

from sudoku_qt.views.sudoku.edge_numbers import EdgeNumbers
from sudoku_qt.views.window.status_strip import StatusStrip
from tests.controllers.conftest import Program
from tests.controllers.sudoku.hints.asking import ask, card


def resize(program: Program, *size: int) -> None:
    """Make the window as large as this, with no notice at its foot."""
    program.shell.bars.hide_notice()
    program.shell.window.resize(*size)
    QApplication.processEvents()


def strip(program: Program) -> StatusStrip:
    """The strip at the foot."""
    return program.shell.window.findChildren(StatusStrip)[0]


def board(program: Program) -> QRect:
    """Where the board lies."""
    return QRect(program.controller.page.board.geometry())


def test_at_640_by_480_the_board_has_360(program: Program) -> None:
    resize(program, 640, 480)
    assert board(program).height() >= 360
    assert program.controller.cards.pad.isVisible()
    assert not strip(program).isVisible()


def test_a_low_window_has_a_strip_at_its_foot_for_long_work_alone(program: Program) -> None:
    bars = program.shell.bars
    resize(program, 800, 559)
    assert not strip(program).isVisible()
    bars.show_progress("Counting…", lambda: None)
    assert strip(program).isVisible()
    bars.hide_progress()
    assert not strip(program).isVisible()
    resize(program, 800, 560)
    assert strip(program).isVisible()


def test_a_narrow_window_has_a_strip_only_if_it_is_high_or_a_puzzle_is_typed_in(
    program: Program,
) -> None:
    resize(program, 420, 600)
    assert not strip(program).isVisible()
    assert board(program).width() >= 0.78 * 420
    resize(program, 420, 660)
    assert strip(program).isVisible()
    resize(program, 420, 600)
    program.controller.type_in()
    program.settle()
    assert strip(program).isVisible()
    program.controller.actions["leave_composing"].trigger()
    program.settle()
    assert not strip(program).isVisible()


def test_numbers_of_columns_are_seen_between_board_and_hint(program: Program) -> None:
    resize(program, 420, 600)
    ask(program)
    QApplication.processEvents()
    numbers = program.controller.page.findChildren(EdgeNumbers)[0]
    assert numbers.isVisible()
    assert card(program).y() - board(program).bottom() > 12


@pytest.mark.parametrize("size", [(420, 690), (700, 1000), (640, 480), (1000, 740)])
def test_a_hint_moves_no_board(program: Program, size: tuple[int, int]) -> None:
    resize(program, *size)
    before = board(program)
    ask(program)
    QApplication.processEvents()
    assert card(program).isVisible()
    assert board(program) == before
    assert card(program).height() >= 190


def test_a_hint_changes_its_place_with_the_window(program: Program) -> None:
    resize(program, 360, 420)
    ask(program)
    assert card(program).accessibleDescription() in program.notice()
    program.shell.window.resize(420, 690)
    QApplication.processEvents()
    assert card(program).isVisible()
    assert program.notice() == ""
    resize(program, 360, 420)
    assert not card(program).isVisible()
    assert card(program).accessibleDescription() in program.notice()
    program.press(Qt.Key.Key_Escape)
    assert program.notice() == ""


def test_rows_are_numbered_while_a_hint_is_open_or_where_that_is_preferred(
    program: Program,
) -> None:
    def seen() -> bool:
        return any(each.isVisible() for each in program.shell.window.findChildren(EdgeNumbers))

    assert not seen()
    ask(program)
    assert seen()
    program.press(Qt.Key.Key_Escape)
    assert not seen()
    program.controller.preferences.set("edge_numbers", value=True)
    assert seen()
    program.controller.preferences.set("edge_numbers", value=False)
    assert not seen()
