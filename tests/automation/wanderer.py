# SPDX-License-Identifier: MIT
"""A wanderer: it does one random thing after the other in the real window, as nobody would.

What it does follows from its seed; when a job ends does not, so that a walk is much the same each
time, and not quite.
"""

import random
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QFileDialog, QMenu, QWidget

from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.games import GAMES

LEAVING = frozenset({"quit"})
"""What ends the walk."""
KEYS = (
    *(Qt.Key(Qt.Key.Key_0 + digit) for digit in range(10)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Space),
    *(Qt.Key.Key_Backspace, Qt.Key.Key_Delete),
    *(Qt.Key(Qt.Key.Key_A + letter) for letter in range(26) if letter != ord("Q") - ord("A")),
)
HELD = (
    *(Qt.KeyboardModifier.NoModifier,) * 8,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
MOST_IN_DIALOG = 4
"""Things done in a dialog before it is closed."""
DEEPEST = 3
"""How many dialogs may stand on each other: the next one is closed at once."""
SOON_MS = 5
LATE_MS = 50
"""A dialog that comes of itself, when nobody waits for one any more, is met by then."""
REMEMBERED = 12
SIZES = (360, 420), (700, 500), (1000, 740), (1400, 900)


class Wanderer(QObject):
    """Walks through a program that has begun."""

    def __init__(self, driver: WindowDriver, seed: int, arrivals: Sequence[Path]) -> None:
        super().__init__(driver.shell.window)
        self._driver, self._random = driver, random.Random(seed)
        self._arrivals = arrivals
        self._left = 0
        self._late = QTimer(self, interval=LATE_MS)
        self._late.timeout.connect(self._meet)
        self.done: deque[str] = deque(maxlen=REMEMBERED)
        """What was done last."""
        self._kinds: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self._act),
            (30, self._press),
            (20, self._click),
            (6, self._open_menu),
            (4, self._arrive),
            (3, self._paste),
            (3, self._change_game),
            (1, self._change_language),
            (1, self._change_theme),
            (2, self._resize),
        )

    def walk(self, steps: int) -> None:
        """Do so many things."""
        self._late.start()
        weights = [weight for weight, _ in self._kinds]
        for _ in range(steps):
            (kind,) = self._random.choices(self._kinds, weights)
            self._left = MOST_IN_DIALOG
            QTimer.singleShot(SOON_MS, self, self._meet)
            kind[1]()
            _let_live(self._random.choice((0, 0, 0, 5, 30)))
            self._close_all()

    def end(self) -> None:
        """Meet no dialog any more."""
        self._late.stop()

    # In the window

    def _act(self) -> None:
        actions = self._driver.actions()
        may = sorted(
            name for name, each in actions.items() if each.isEnabled() and name not in LEAVING
        )
        self._trigger(actions[self._random.choice(may)])

    def _trigger(self, action: QAction) -> None:
        self.done.append(f"action {action.objectName() or action.text()}")
        action.trigger()

    def _press(self) -> None:
        target = QApplication.focusWidget() or self._driver.shell.controller.page.board
        self._press_in(target)

    def _press_in(self, target: QWidget) -> None:
        key, held = self._random.choice(KEYS), self._random.choice(HELD)
        self.done.append(f"key {key.name} {held.name}")
        QTest.keyClick(target, key, held)

    def _click(self) -> None:
        window = self._driver.shell.window
        place = QPoint(
            self._random.randrange(window.width()), self._random.randrange(window.height())
        )
        target = window.childAt(place) or window
        self._click_at(target, target.mapFrom(window, place))

    def _click_at(self, target: QWidget, place: QPoint) -> None:
        (button,) = self._random.choices(
            (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton), (5, 1)
        )
        self.done.append(f"click {type(target).__name__} {button.name}")
        QTest.mouseClick(target, button, Qt.KeyboardModifier.NoModifier, place)

    def _open_menu(self) -> None:
        menus = [each.menu() for each in self._driver.shell.window.menuBar().actions()]
        menu = self._random.choice(menus)
        assert isinstance(menu, QMenu)
        assert menu.actions(), "an empty menu"
        self.done.append(f"menu {menu.title()}")
        menu.popup(QPoint(0, 0))

    def _choose_in(self, menu: QMenu) -> None:
        choices = [
            each
            for each in menu.actions()
            if each.isEnabled() and not each.isSeparator() and each.objectName() not in LEAVING
        ]
        if not choices:
            menu.close()
            return
        chosen = self._random.choice(choices)
        below = chosen.menu()
        if isinstance(below, QMenu):
            self.done.append(f"menu {below.title()}")
            below.popup(QPoint(0, 0))
            return
        menu.close()
        self._trigger(chosen)

    def _arrive(self) -> None:
        path = self._random.choice(self._arrivals)
        self.done.append(f"arrival {path.name}")
        self._driver.shell.open_all([str(path)])
        self._driver.shell.come_to_front()

    def _paste(self) -> None:
        path = self._random.choice(self._arrivals)
        self.done.append(f"paste {path.name}")
        QGuiApplication.clipboard().setText(path.read_text(encoding="utf-8", errors="replace"))
        self._driver.shell.documents.paste()

    def _change_game(self) -> None:
        entry = self._random.choice(GAMES)
        self.done.append(f"game {entry.name}")
        self._driver.shell.games.go_to(entry.name)

    def _change_language(self) -> None:
        language = self._random.choice(sorted(self._driver.appearance.languages()))
        self.done.append(f"language {language}")
        self._driver.appearance.set_language(language, remember=False)

    def _change_theme(self) -> None:
        theme = self._random.choice(("light", "dark"))
        self.done.append(f"theme {theme}")
        self._driver.appearance.set_theme(theme, remember=False)

    def _resize(self) -> None:
        size = self._random.choice(SIZES)
        self.done.append(f"size {size}")
        self._driver.shell.window.resize(*size)

    # In what stands before the window

    def _meet(self) -> None:
        """Do something in the dialog or the menu that is open, and look again."""
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if popup is None and dialog is None:
            return
        self._left -= 1
        QTimer.singleShot(SOON_MS, self, self._meet)  # also while what is done here waits
        if isinstance(popup, QMenu) and self._left > 0:
            self._choose_in(popup)
        elif popup is not None:
            popup.close()
        elif dialog is not None:
            self._do_in(dialog)

    def _do_in(self, dialog: QWidget) -> None:
        if self._left <= 0 or isinstance(dialog, QFileDialog) or _depth() > DEEPEST:
            self.done.append(f"close {type(dialog).__name__}")
            dialog.close()
            return
        what = self._random.choice((self._click_in, self._push_in, self._type_in, self._arrive_in))
        what(dialog)

    def _click_in(self, dialog: QWidget) -> None:
        place = QPoint(
            self._random.randrange(max(1, dialog.width())),
            self._random.randrange(max(1, dialog.height())),
        )
        target = dialog.childAt(place) or dialog
        self._click_at(target, target.mapFrom(dialog, place))

    def _push_in(self, dialog: QWidget) -> None:
        buttons = [
            each
            for each in dialog.findChildren(QAbstractButton)
            if each.isVisible() and each.isEnabled()
        ]
        if buttons:
            button = self._random.choice(buttons)
            self.done.append(f"button {button.text() or button.accessibleName()}")
            button.click()

    def _type_in(self, dialog: QWidget) -> None:
        focus = QApplication.focusWidget()
        self._press_in(focus if focus and dialog.isAncestorOf(focus) else dialog)

    def _arrive_in(self, _dialog: QWidget) -> None:
        self._arrive()

    def _close_all(self) -> None:
        """Leave nothing open that the next thing would wait for."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for _ in range(DEEPEST + 2):
            dialog = QApplication.activeModalWidget()
            if dialog is None:
                return
            dialog.close()
            _let_live(0)


def _depth() -> int:
    return sum(
        isinstance(each, QDialog) and each.isVisible() and each.isModal()
        for each in QApplication.topLevelWidgets()
    )


def _let_live(milliseconds: int) -> None:
    if milliseconds == 0:
        QApplication.processEvents()
        return
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
