# SPDX-License-Identifier: MIT
"""The actions of some tables: each calls the method that bears its name, and is enabled or not."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.actions import (
    WHILE_AWAY,
    WHILE_PAUSED,
    ActionRow,
    Rows,
    Separator,
    SharedAction,
    Submenu,
    plain,
    sequences_of,
    translate,
)
from sudoku_qt.late import to_part
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.systems import this_system
from sudoku_qt.views.widgets.keys.key_names import on_keyboards, spelled, with_key

MOST_KEYS = 2
"""The most keys of an action on the sheet of keys."""
IN_PAUSE = QT_TRANSLATE_NOOP("Actions", "The game is paused: resume it first.")
IN_ELSEWHERE = QT_TRANSLATE_NOOP("Actions", "Go back to the board first.")


class Actions(QObject):
    """The actions of some tables, made into menus; each calls the method that bears its name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tables: list[Rows] = []
        self._actions: dict[str, QAction] = {}
        self._rows: dict[str, ActionRow | Submenu] = {}
        self._subs: dict[str, QMenu] = {}
        self._not_now: set[str] = set()
        self._paused = self._away = False

    def __iter__(self) -> Iterator[str]:
        """Yield the names of the actions."""
        return iter(self._actions)

    def allow(self, name: str, on: bool) -> None:  # noqa: FBT001 - the two states of an action
        """Enable an action except while the game is paused, or disable it; or a submenu.

        A disabled action is hidden from its menu, unless it explains there why.
        """
        if on is (name not in self._not_now):
            return
        (self._not_now.discard if on else self._not_now.add)(name)
        if name in self._subs:
            self._subs[name].menuAction().setVisible(on)
        else:
            self._enable(name)

    def call(self, name: str, text: str) -> None:
        """Change the text of an action until the language changes."""
        self._actions[name].setText(text)
        self._say_tip(name)

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Disable every action that shows or changes the hidden board, or enable them again."""
        if on != self._paused:
            self._paused = on
            for name in self._actions:
                self._enable(name)

    def set_away(self, on: bool) -> None:  # noqa: FBT001 - the two states of a place
        """Disable every action that needs a visible board, or enable them again."""
        if on != self._away:
            self._away = on
            for name in self._actions:
                self._enable(name)

    def _enable(self, name: str) -> None:
        action, can = self._actions[name], name not in self._not_now
        action.setVisible(can or bool(self._why(name)))
        waits = self._waits(name)
        action.setEnabled(can and not waits)
        action.setStatusTip(translate("" if action.isEnabled() else waits or self._why(name)))

    def _waits(self, name: str) -> str:
        """The reason why an otherwise possible action is disabled now."""
        if self._paused and name not in WHILE_PAUSED:
            return IN_PAUSE
        return IN_ELSEWHERE if self._away and name not in WHILE_AWAY else ""

    def _why(self, name: str) -> str:
        row = self._rows[name]
        return row.why if isinstance(row, ActionRow) else ""

    def each(self) -> list[QAction]:
        """All actions, of all menus."""
        return list(self._actions.values())

    def tool(self, name: str) -> QAction:
        """The tool bar's action for an action, or for a submenu."""
        return self._subs[name].menuAction() if name in self._subs else self._actions[name]

    def has_tool(self, name: str) -> bool:
        """Whether there is an action, or a submenu, of this name."""
        return name in self._rows

    def __contains__(self, name: str) -> bool:
        """Whether there is an action with a name."""
        return name in self._actions

    def __getitem__(self, name: str) -> QAction:
        """The action with a name."""
        return self._actions[name]

    def add(self, rows: Rows, *owners: QObject) -> None:
        """Make the actions of a table; the named part, or else the first able owner, does each."""
        self._tables.append(rows)
        made = [row for row in rows if isinstance(row, ActionRow | Submenu)]
        filled = {row.submenu for row in made}
        for row in made:
            self._rows[row.name] = row
            if isinstance(row, ActionRow):
                self._actions[row.name] = self._made(row, _method(owners, row.part, row.name))
            elif row.name in filled:
                self._subs[row.name] = self._made_menu()
            else:
                fill = _method(owners, row.part, f"fill_{row.name}")
                self._subs[row.name] = self._made_menu(fill)
        for name in filled - {""}:
            self._put([row for row in made if row.submenu == name], self._subs[name])
        for menu in self._subs.values():
            menu.menuAction().setProperty("opens", True)  # noqa: FBT003 - Qt's
        self.retranslate()

    def _made(self, row: ActionRow, method: Callable[..., object]) -> QAction:
        action = QAction(self)
        action.setObjectName(row.name)
        action.setShortcuts(sequences_of(row.keys_on(this_system())))
        action.setCheckable(row.checkable)
        action.setMenuRole(row.mac_role)
        action.setProperty("icon_name", row.icon)
        action.setProperty("goes_last", row.goes_last)
        action.setProperty("icon_only", bool(row.icon and not row.tool))
        # `triggered` passes "checked" to every slot that takes an argument.
        if row.checkable:
            action.triggered.connect(lambda on: method(on))  # noqa: PLW0108 - as said
        else:
            action.triggered.connect(lambda *_: method())
        return action

    def _made_menu(self, fill: Callable[[QMenu], object] | None = None) -> QMenu:
        menu = QMenu()
        if fill is not None:
            menu.aboutToShow.connect(lambda: fill(menu))
        self.destroyed.connect(menu.deleteLater)  # a menu does not own its submenus
        return menu

    def set_keys(self, keys: Mapping[str, Iterable[str]]) -> None:
        """Set the shortcuts of actions, in menus and tool tips, too."""
        for name in keys.keys() & self._actions.keys():
            sequences = [QKeySequence(key) for key in keys[name]]
            if sequences != self._actions[name].shortcuts():
                self._actions[name].setShortcuts(sequences)
                self._say_tip(name)

    @property
    def common_names(self) -> frozenset[str]:
        """The names of the window's own actions that have a place among these."""
        rows = (row for rows in self._tables for row in rows)
        return frozenset(row.name for row in rows if isinstance(row, SharedAction))

    def fill(
        self,
        menu: QMenu,
        name: str,
        mode: str = "",
        *,
        common: "Actions | None" = None,
        but: Collection[str] = (),
    ) -> None:
        """Fill a menu with its rows for a mode, table after table.

        Rows that come last follow later, and those in `but` are elsewhere. If a row stands for one
        of the `common` actions, that action is taken.
        """
        rows = [row for row in self._rows_of(name) if _stands(row, mode)]
        self._put([row for row in rows if _name(row) not in but], menu, common)

    def _put(self, rows: Rows, menu: QMenu, common: "Actions | None" = None) -> None:
        for row in rows:
            if isinstance(row, Separator):
                menu.addSeparator()
            elif isinstance(row, Submenu):
                # With `addMenu` PySide would make the one a child of the other.
                menu.addAction(self._subs[row.name].menuAction())
            elif isinstance(row, SharedAction):
                if common is not None:
                    menu.addAction(common[row.name])
            elif not row.last:
                menu.addAction(self._actions[row.name])

    def end(self, menu: QMenu, name: str) -> None:
        """Add the rows of a menu that come last, below a separator."""
        last = [row for row in self._rows_of(name) if isinstance(row, ActionRow) and row.last]
        if last:
            menu.addSeparator()
        menu.addActions([self._actions[row.name] for row in last])

    def _rows_of(self, menu: str) -> list[ActionRow | Separator | Submenu | SharedAction]:
        return [row for rows in self._tables for row in rows if row.menu == menu]

    def retranslate(self) -> None:
        """Set every text in the installed language."""
        for name, row in self._rows.items():
            text = translate(row.text)
            if isinstance(row, Submenu):
                self._subs[name].setTitle(text)
                continue
            self._actions[name].setText(text)
            self._say_tip(name)
            self._enable(name)
            if row.tool:
                self._actions[name].setIconText(translate(row.tool))

    def _say_tip(self, name: str) -> None:
        """Set an action's tool tip: its text and its key."""
        action, (key, *_) = self._actions[name], (*self.shown_keys(name), "")
        action.setToolTip(with_key(plain(action.text()), key))

    def shown_keys(self, name: str) -> list[str]:
        """The first shortcuts of an action, as written on keyboards."""
        return [spelled(key) for key in self._actions[name].shortcuts() if on_keyboards(key)][
            :MOST_KEYS
        ]

    def keys(self, menu: str) -> Iterable[tuple[str, str]]:
        """Yield each action of a menu with shortcuts, and its plain text, for the sheet."""
        for name, action in self._actions.items():
            if self._rows[name].menu != menu:
                continue
            if keys := self.shown_keys(name):
                yield plain(action.text()), ", ".join(keys)


def _method(owners: Sequence[QObject], part: str, name: str) -> Callable[..., object]:
    """The method of a part, which may not exist yet, or of the first owner that has one."""
    if part:
        return to_part(owners[0], part, name)
    method: Callable[..., object] = next(
        getattr(owner, name) for owner in owners if hasattr(type(owner), name)
    )
    return method


def _stands(row: ActionRow | Separator | Submenu | SharedAction, mode: str) -> bool:
    """Whether a row is directly in a menu of the bar, in a mode of its game."""
    if not isinstance(row, ActionRow | Submenu):
        return True
    return not row.submenu and (not row.modes or mode in row.modes)


def _name(row: ActionRow | Separator | Submenu | SharedAction) -> str:
    return "" if isinstance(row, Separator) else row.name
