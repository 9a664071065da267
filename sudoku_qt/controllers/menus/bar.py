# SPDX-License-Identifier: MIT
"""The menus of the bar: each game has its own, and another set where it is in another mode."""

from PySide6.QtWidgets import QMenu, QMenuBar

from sudoku_qt.controllers.actions import MENUS, plain, translate
from sudoku_qt.controllers.menus.actions import Actions


class Menus:
    """Shows the menus of one game, and of one of its modes, after the other.

    None of them is emptied or deleted again. PySide knows what stands in a menu and what that
    belongs to in turn; where it hears of the end of one menu, it takes all of that for deleted,
    the menus of the next game among it.
    """

    def __init__(self, bar: QMenuBar, common: Actions) -> None:
        self._bar, self._common = bar, common
        self._made_before: dict[tuple[str, str], dict[str, QMenu]] = {}
        self._shown: dict[str, QMenu] = {}

    def show(self, game: str, mode: str, own: Actions) -> None:
        """Let the bar have the menus of a game in a mode, its own rows among the common ones."""
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
        menu = QMenu(self._bar)
        self._common.fill(menu, name, mode, but=own.common_names)
        own.fill(menu, name, mode, common=self._common)
        self._common.end(menu, name)
        return menu

    def name(self, own_title: str) -> None:
        """Title them in the language that is installed now, the game's own as it says."""
        for name, title in MENUS:
            self._shown[name].setTitle(translate(title) or own_title)

    def titles(self) -> dict[str, str]:
        """What each is called, without its letter key."""
        return {name: plain(menu.title()) for name, menu in self._shown.items()}
