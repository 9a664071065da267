# SPDX-License-Identifier: MIT
"""The menus of the window: each game has its own, made when it is first played, and keeps them."""

from PySide6.QtWidgets import QMenu, QMenuBar

from sudoku_qt.controllers.actions import MENUS, Actions, plain, translate


class Menus:
    """Shows the menus of one game after the other.

    None of them is emptied or deleted again. PySide knows what stands in a menu and what that
    belongs to in turn; where it hears of the end of one menu, it takes all of that for deleted,
    the menus of the next game among it.
    """

    def __init__(self, bar: QMenuBar, common: Actions) -> None:
        self._bar, self._common = bar, common
        self._of_games: dict[str, dict[str, QMenu]] = {}
        self._shown: dict[str, QMenu] = {}

    def show(self, game: str, own: Actions) -> None:
        """Let the bar have the menus of a game, in which its own rows follow the common ones."""
        if game not in self._of_games:
            self._of_games[game] = {name: self._made(name, own) for name, _ in MENUS}
        self._shown = self._of_games[game]
        for action in self._bar.actions():
            self._bar.removeAction(action)
        self._bar.addActions([menu.menuAction() for menu in self._shown.values()])

    def _made(self, name: str, own: Actions) -> QMenu:
        menu = QMenu(self._bar)
        self._common.fill(menu, name)
        own.fill(menu, name)
        self._common.end(menu, name)
        return menu

    def name(self, own_title: str) -> None:
        """Title them in the language that is installed now, the game's own as it says."""
        for name, title in MENUS:
            self._shown[name].setTitle(translate(title) or own_title)

    def titles(self) -> dict[str, str]:
        """What each is called, without its letter key."""
        return {name: plain(menu.title()) for name, menu in self._shown.items()}
