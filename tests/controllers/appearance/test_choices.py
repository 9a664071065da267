# SPDX-License-Identifier: MIT
"""What can be chosen in the menus reaches what is painted."""

from PySide6.QtWidgets import QMenu

from tests.controllers.conftest import Program


def test_a_theme_that_is_chosen_in_its_menu_is_shown(program: Program) -> None:
    menu = QMenu(program.shell.window)
    program.shell.choices.fill_themes(menu)
    checked = [action for action in menu.actions() if action.isChecked()]
    assert checked == menu.actions()[:1], "as the system"

    menu.actions()[2].trigger()

    assert program.appearance.scheme == "dark"
    assert program.shell.window.theme.dark


def test_a_zoom_reaches_the_window(program: Program) -> None:
    program.shell.choices.zoom_out()
    assert program.shell.window.theme.zoom < 1
    program.shell.choices.zoom_reset()
    assert program.shell.window.theme.zoom == 1
