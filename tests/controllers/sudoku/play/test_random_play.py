# SPDX-License-Identifier: MIT
"""Keys and clicks at random, through the real window: nothing breaks, undo brings all back."""

import ctypes
import gc
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from sudoku_qt.engine import document
from sudoku_qt.engine.sudoku.grid import Grid
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.by_hand import EASY, paste

Key, Held = Qt.Key, Qt.KeyboardModifier
NONE, SHIFT, CTRL, ALT = (
    Held.NoModifier, Held.ShiftModifier, Held.ControlModifier, Held.AltModifier,
)  # fmt: skip
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
DIGITS = [Key(Key.Key_0 + digit) for digit in range(10)]
ARROWS = [Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End]
BARE = [
    Key.Key_Space, Key.Key_Z, Key.Key_X, Key.Key_C, Key.Key_V, Key.Key_R, Key.Key_Q, Key.Key_M,
    Key.Key_Tab, Key.Key_Delete, Key.Key_Backspace, Key.Key_Escape, Key.Key_Return, Key.Key_Comma,
    Key.Key_Period, Key.Key_PageUp, Key.Key_PageDown, Key.Key_P,
]  # fmt: skip
WITH_CTRL = [Key.Key_A, Key.Key_M, Key.Key_Z, Key.Key_Y, Key.Key_C]


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave anything at all behind."""
    return fresh


class Player:
    """Somebody who presses and clicks without a thought, and remembers every position."""

    def __init__(self, program: Program, seed: int) -> None:
        self.program = program
        self._random = random.Random(seed)
        self._seen: dict[int, Grid] = {}
        self._ways: list[tuple[Callable[[], None], int]] = [
            (self._digit, 8),
            (self._move, 5),
            (self._key, 4),
            (self._click, 8),
            (self._drag, 3),
            (self._pad, 3),
            (self._menu, 2),
            (self._prefer, 1),
        ]

    def play(self, times: int) -> None:
        """Do something, again and again."""
        ways, weights = [way for way, _ in self._ways], [weight for _, weight in self._ways]
        for way in self._random.choices(ways, weights, k=times):
            way()
            self.look()

    def take_back(self) -> None:
        """Undo all there is, and see that every position on the way is the one that it was."""
        while self.program.controller.session.history.can_undo():
            self.program.shell.undo()
            self.look()

    def look(self) -> None:
        """See that a position once seen is still the same."""
        history = self.program.controller.session.history
        assert self._seen.setdefault(history.at, history.state) == history.state

    # Keys

    def _press(self, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
        board = self.program.controller.page.board
        board.setFocus()
        self.program.qtbot.keyClick(board, key, held)
        if self.program.controller.session.is_paused:
            self.program.shell.pause()

    def _digit(self) -> None:
        held = self._random.choice([NONE, NONE, NONE, CTRL, SHIFT, CTRL | SHIFT, ALT, ALT | SHIFT])
        self._press(self._random.choice(DIGITS), held)

    def _move(self) -> None:
        held = self._random.choice([NONE, NONE, SHIFT, CTRL, CTRL | SHIFT, CTRL | ALT, ALT])
        self._press(self._random.choice(ARROWS), held)

    def _key(self) -> None:
        if self._random.random() < 0.3:
            self._press(self._random.choice(WITH_CTRL), CTRL)
        else:
            self._press(self._random.choice(BARE), NONE)

    # The mouse

    def _place(self) -> QPoint:
        surface = self.program.controller.page.board.surface
        return QPoint(
            self._random.randrange(surface.width()), self._random.randrange(surface.height())
        )

    def _click(self) -> None:
        surface, qtbot = self.program.controller.page.board.surface, self.program.qtbot
        held = self._random.choice([NONE, NONE, NONE, SHIFT, CTRL])
        button = LEFT if self._random.random() < 0.8 else RIGHT
        place = self._place()
        qtbot.mouseClick(surface, button, held, place)
        if self._random.random() < 0.2:
            qtbot.mouseDClick(surface, button, held, place)

    def _drag(self) -> None:
        surface, qtbot = self.program.controller.page.board.surface, self.program.qtbot
        qtbot.mousePress(surface, LEFT, self._random.choice([NONE, CTRL]), self._place())
        for _ in range(self._random.randrange(5)):
            where = QPointF(self._place())
            kind, button = QEvent.Type.MouseMove, Qt.MouseButton.NoButton
            event = QMouseEvent(kind, where, surface.mapToGlobal(where), button, LEFT, NONE)
            QApplication.sendEvent(surface, event)
        qtbot.mouseRelease(surface, LEFT, NONE, self._place())

    def _pad(self) -> None:
        keys = self.program.controller.cards.pad.findChildren(QAbstractButton)
        self.program.qtbot.mouseClick(self._random.choice(keys), LEFT)

    def _menu(self) -> None:
        """Open the menu of a cell, and choose something in it."""
        board, place = self.program.controller.page.board, self._place()
        reason = QContextMenuEvent.Reason.Mouse
        there = board.surface.mapToGlobal(place)
        QApplication.sendEvent(board.surface, QContextMenuEvent(reason, place, there))
        for menu in self.program.controller.page.findChildren(QMenu, "cell_menu"):
            choices = list(leaves(menu))
            self._random.choice(choices).trigger()
            menu.close()
            menu.deleteLater()

    def _prefer(self) -> None:
        names = ("wrap", "wasd", "function_keys", "clear_peers")
        preferences, name = self.program.controller.preferences, self._random.choice(names)
        preferences.set(name, not preferences.is_on(name))


def leaves(menu: QMenu) -> list[QAction]:
    """Every entry of a menu that does something, those of the menus inside it too."""
    found: list[QAction] = []
    for action in menu.actions():
        inner = action.menu()
        found += leaves(inner) if isinstance(inner, QMenu) else [action]
    return [action for action in found if action.isEnabled() and not action.isSeparator()]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "times"),
    [
        (1, 250),
        pytest.param(2, 250, marks=pytest.mark.torture),
        *(pytest.param(seed, 1_000, marks=pytest.mark.torture) for seed in range(3, 13)),
    ],
)
def test_whatever_is_pressed_nothing_breaks_and_undo_brings_it_back(
    begin: Begin, seed: int, times: int
) -> None:
    program = begin().start(painting=True)
    paste(program, EASY)
    session = program.controller.session
    start = session.state
    player = Player(program, seed)
    player.look()
    player.play(times)
    program.settle()

    written = document.write(session.document("test"))
    opened = document.unpack(session.game, document.read(written))
    assert opened.notices == ()
    assert opened.history.state == session.state

    assert session.history.can_undo()
    player.take_back()
    assert session.state == start


GAMES, ACTIONS = 10, 1_000
MOST_GROWTH_MB = 5
"""After the first thousand actions; until then pictures of digits, fonts and pools fill up."""
PAGE = 4_096


def resident_mb() -> float:
    """How much memory this process holds, after all that is due to go has gone."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)  # or else it keeps for later what was given back to it
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE / 1e6


@pytest.mark.torture
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux how much memory is held")
def test_ten_thousand_actions_leave_nothing_behind(program: Program) -> None:
    held, parts = [], []
    for seed in range(GAMES):
        paste(program, EASY)
        start = program.controller.session.state
        player = Player(program, seed)
        player.play(ACTIONS)
        player.take_back()
        assert program.controller.session.state == start
        program.settle()
        paste(program, EASY)  # a game that has ended keeps nothing; one that runs keeps all moves
        held.append(resident_mb())
        parts.append(len(program.shell.window.findChildren(QObject)))

    assert held[-1] - held[0] < MOST_GROWTH_MB, held
    assert parts[-1] <= parts[0], parts
