# SPDX-License-Identifier: MIT
"""Whole games without a mouse: every key goes to whatever has the focus, as on a real desktop."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from sudoku_qt.automation.dialogs import visit
from sudoku_qt.controllers.gomoku.controller import GomokuController
from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.views.preferences.dialog import PreferencesDialog
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from sudoku_qt.views.widgets.dialog.switch import Switch
from tests.controllers.conftest import Program

Key, Held = Qt.Key, Qt.KeyboardModifier
CTRL = Held.ControlModifier
MOST_STEPS = 40
"""Within so many steps of Tab, or of F6, everything in a window is reached."""


class Typist:
    """Somebody with a keyboard and nothing else."""

    def __init__(self, program: Program) -> None:
        self.program = program

    def sit_at(self, window: QWidget) -> None:
        """Wait until a window has the keys; without a desktop nobody gives them to it."""
        window.activateWindow()
        self.program.qtbot.waitUntil(lambda: has_keys(window))

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = Held.NoModifier) -> None:
        """Press a key, whoever has the focus."""
        target = QApplication.activePopupWidget() or self.focus or self.front
        self.program.qtbot.keyClick(target, key, held)

    @property
    def front(self) -> QWidget:
        """The window that a desktop would give the keys to."""
        return QApplication.activeModalWidget() or self.program.shell.window

    @property
    def focus(self) -> QWidget | None:
        """Who in that window has them."""
        return self.front.focusWidget()

    def walk_to(self, text: str, key: Qt.Key = Key.Key_Tab) -> QWidget:
        """Press a key until what has the focus bears a text."""
        for _ in range(MOST_STEPS):
            focus = self.focus
            if focus is not None and text in {focus.accessibleName(), said(focus)}:
                return focus
            self.press(key)
        raise AssertionError(f"{text} is not reached with the keyboard")


def has_keys(window: QWidget) -> bool:
    """Whether something in a window has the focus of the whole program."""
    focus: QWidget | None = window.focusWidget()
    return focus is not None and focus.hasFocus()


def said(widget: QWidget) -> str:
    """What a button says, without the mark of its letter."""
    return widget.text().replace("&", "") if isinstance(widget, QAbstractButton) else ""


@pytest.fixture
def typist(program: Program) -> Typist:
    """Somebody at the keyboard of a program that has begun."""
    program.controller.page.board.setFocus()
    typist = Typist(program)
    typist.sit_at(program.shell.window)
    return typist


def solve_with_keys(typist: Typist) -> None:
    """Type the solution, row by row."""
    controller = typist.program.controller
    solution = solve(controller.copied()).solution
    assert solution
    typist.press(Key.Key_Home, CTRL)
    for row in range(SIDE):
        typist.press(Key.Key_Home)
        for column in range(SIDE):
            typist.press(Key(Key.Key_0 + solution[row * SIDE + column]))
            typist.press(Key.Key_Right)
        typist.press(Key.Key_Down)


@pytest.mark.slow
def test_a_sudoku_from_the_wish_to_the_next_one(typist: Typist) -> None:
    program = typist.program
    before = program.controller.session.setup

    def wish(dialog: QWidget) -> str:
        assert isinstance(dialog, NewSudokuDialog)
        typist.sit_at(dialog)
        typist.press(Key.Key_Right)
        program.qtbot.waitUntil(lambda: dialog._state == "found")
        level = dialog.levels.key
        typist.walk_to("Play")
        typist.press(Key.Key_Return)
        return str(level)

    levels = visit(lambda: typist.press(Key.Key_N, CTRL), wish)
    program.settle()
    setup = program.controller.session.setup
    assert setup != before
    assert [str(setup.level)] == levels

    typist.sit_at(program.shell.window)
    solve_with_keys(typist)
    program.settle()
    assert program.controller.session.is_finished
    assert program.controller.session.state.values.count(0) == 0 != CELLS
    typist.press(Key.Key_F6)
    typist.walk_to("Next of this kind")
    typist.press(Key.Key_Space)
    program.settle()
    assert program.controller.session.setup != setup


def test_a_preference_is_found_and_changed(typist: Typist) -> None:
    def change(dialog: QWidget) -> bool:
        assert isinstance(dialog, PreferencesDialog)
        typist.sit_at(dialog)
        typist.walk_to("Playing")
        typist.press(Key.Key_Down)
        field = typist.walk_to("The cursor goes on at the other edge")
        assert isinstance(field, Switch)
        typist.press(Key.Key_Space)
        typist.press(Key.Key_Escape)
        return dialog.isVisible()

    assert visit(lambda: typist.press(Key.Key_Comma, CTRL), change) == [False]
    assert typist.program.controller.preferences.is_on("wrap")


@pytest.mark.slow
def test_a_gomoku_from_the_menu_to_its_end(typist: Typist) -> None:
    program = typist.program

    typist.press(Key.Key_P, Held.AltModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    rows = [
        row.text().replace("&", "")
        for row in menu.actions()
        if row.isVisible() and not row.isSeparator()
    ]
    for _ in range(rows.index("Play Gomoku")):
        typist.press(Key.Key_Down)
    typist.press(Key.Key_Return)
    program.settle()
    assert isinstance(program.shell.controller, GomokuController)

    def wish(dialog: QWidget) -> bool:
        typist.sit_at(dialog)
        typist.walk_to("Computer")
        typist.press(Key.Key_Right)  # a friend
        typist.walk_to("Begin")
        typist.press(Key.Key_Return)
        return True

    typist.sit_at(program.shell.window)
    assert visit(lambda: typist.press(Key.Key_N, CTRL), wish) == [True]
    program.settle()
    controller = program.shell.controller
    typist.sit_at(program.shell.window)
    stone, both = Key.Key_Return, (Key.Key_Up, Key.Key_Return, Key.Key_Down, Key.Key_Right)
    for key in (stone, *4 * (*both, stone)):
        typist.press(key)
        program.settle()
    assert controller.session.state.ending is not None
    typist.press(Key.Key_R, CTRL)
    assert controller.session.state.ending is None
