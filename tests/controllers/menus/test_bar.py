# SPDX-License-Identifier: MIT
"""Each game has menus of its own in the bar, which stay what they are."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QMenu
from shiboken6 import Shiboken

from sudoku_qt.controllers.actions import MENUS
from tests.controllers.conftest import Program


def shown(program: Program) -> list[QMenu]:
    """The menus of the bar, the first first."""
    found = [action.menu() for action in program.shell.window.menuBar().actions()]
    return [menu for menu in found if isinstance(menu, QMenu)]


def words(menus: list[QMenu]) -> list[list[str]]:
    """All that stands in menus, without what is filled when it is opened."""
    return [[menu.title(), *(action.text() for action in menu.actions())] for menu in menus]


def test_the_menus_of_a_game_come_back_with_it_and_none_is_made_anew(program: Program) -> None:
    first = shown(program)
    told = words(first)
    assert len(first) == len(MENUS)
    program.shell.games.go_to("gomoku")
    others = shown(program)
    assert words(others)[2] != told[2]
    assert not set(first) & set(others)
    children = len(program.shell.window.menuBar().children())
    for name in ("sudoku", "gomoku", "sudoku"):
        program.shell.games.go_to(name)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert shown(program) == first
    assert words(shown(program)) == told
    assert len(program.shell.window.menuBar().children()) == children
    assert all(map(Shiboken.isValid, (*first, *others)))


def test_menus_that_were_away_speak_the_language_of_now(program: Program) -> None:
    program.shell.games.go_to("gomoku")
    program.appearance.set_language("zh_CN", remember=False)
    program.shell.games.go_to("sudoku")
    assert [menu.title() for menu in shown(program)] == [
        "文件(&F)", "编辑(&E)", "题目(&P)", "游戏(&A)", "学习(&L)", "视图(&V)", "帮助(&H)",
    ]  # fmt: skip


@pytest.mark.parametrize("game", ["sudoku", "gomoku"])
def test_one_escape_closes_a_menu_and_gives_the_keys_back_to_the_board(
    program: Program, game: str
) -> None:
    program.shell.games.go_to(game)
    window, board = program.shell.window, program.shell.controller.page.board
    window.activateWindow()
    board.setFocus()
    bar = window.menuBar()
    place = bar.actionGeometry(bar.actions()[0]).center()
    program.qtbot.mousePress(bar, Qt.MouseButton.LeftButton, pos=place)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    program.qtbot.keyClick(menu, Qt.Key.Key_Escape)
    assert QApplication.activePopupWidget() is None
    assert bar.activeAction() is None
    assert window.focusWidget() is board
