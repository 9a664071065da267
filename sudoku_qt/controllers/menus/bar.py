# SPDX-License-Identifier: MIT
"""The menus of the menu bar: each game has its own, with another set for each mode."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from sudoku_qt.controllers.actions import MENUS, plain, translate
from sudoku_qt.controllers.menus.actions import Actions


class BarMenu(QMenu):
    """A menu of the bar, which one Escape closes and leaves the bar, too.

    Qt would keep the focus in the bar, where Return opens the menu again; with a second Escape the
    bar gives it back to the widget that had it.
    """

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """On Escape also leave the bar."""
        key = event.key()
        super().keyPressEvent(event)
        if key == Qt.Key.Key_Escape and self._bar.hasFocus():
            none = Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(self._bar, QKeyEvent(QEvent.Type.KeyPress, key, none))


class Menus:
    """Shows the menus of a game in a mode, in place of those of another.

    Menus are never emptied or deleted. PySide keeps track of a menu's contents and of what these
    belong to; when one menu is deleted, it takes all of that for deleted, including the menus of
    the next game.
    """

    def __init__(self, bar: QMenuBar, common: Actions) -> None:
        self._bar, self._common = bar, common
        self._made_before: dict[tuple[str, str], dict[str, QMenu]] = {}
        self._shown: dict[str, QMenu] = {}

    def show(self, game: str, mode: str, own: Actions) -> None:
        """Show the menus of a game in a mode, with its own rows among the common ones."""
        key = game, mode
        if key not in self._made_before:
            self._made_before[key] = {name: self._made(name, mode, own) for name, _ in MENUS}
        if self._shown is self._made_before[key]:
            return
        self._shown = self._made_before[key]
        for action in self._bar.actions():
            self._bar.removeAction(action)
        self._bar.addActions([menu.menuAction() for menu in self._shown.values()])

    def _made(self, name: str, mode: str, own: Actions) -> QMenu:
        menu = BarMenu(self._bar)
        self._common.fill(menu, name, mode, but=own.common_names)
        own.fill(menu, name, mode, common=self._common)
        self._common.end(menu, name)
        return menu

    def name(self, own_title: str) -> None:
        """Set the titles in the installed language, and the game's own title."""
        for name, title in MENUS:
            self._shown[name].setTitle(translate(title) or own_title)

    def titles(self) -> dict[str, str]:
        """The title of each menu, without its letter key."""
        return {name: plain(menu.title()) for name, menu in self._shown.items()}
