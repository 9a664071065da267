# SPDX-License-Identifier: MIT
"""The menus as a table: every action is one row, and bears the name of the method that does it."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from sudoku_qt.models.words import QT_TRANSLATE_NOOP

Key = QKeySequence.StandardKey


@dataclass(frozen=True)
class Row:
    """One action. `name` is the method of its owner; `keys` are the first choice first."""

    menu: str
    name: str
    text: str
    keys: tuple[Key | str, ...] = ()
    checkable: bool = False
    tool: str = ""
    """The word on its button in the tool bar, where that is shorter than the menu's."""
    sign: str = ""
    """The sign on its button, for the few that everybody knows."""


@dataclass(frozen=True)
class Line:
    """A line between two groups of a menu."""

    menu: str


@dataclass(frozen=True)
class Sub:
    """A menu inside a menu, filled by its owner when it is opened."""

    menu: str
    name: str
    text: str


Rows = Sequence[Row | Line | Sub]

MOST_KEYS = 2
"""Of an action on the sheet of keys; Qt also knows keys that few keyboards have."""

MENUS: tuple[tuple[str, str], ...] = (
    ("file", QT_TRANSLATE_NOOP("Actions", "&File")),
    ("edit", QT_TRANSLATE_NOOP("Actions", "&Edit")),
    ("game", ""),  # its title is the game's own
    ("view", QT_TRANSLATE_NOOP("Actions", "&View")),
    ("help", QT_TRANSLATE_NOOP("Actions", "&Help")),
)

SHELL_ROWS: Rows = (
    Row("file", "new", QT_TRANSLATE_NOOP("Actions", "&New…"), (Key.New,),
        tool=QT_TRANSLATE_NOOP("Actions", "New")),
    Row("file", "open_file", QT_TRANSLATE_NOOP("Actions", "&Open…"), (Key.Open,)),
    Sub("file", "recent", QT_TRANSLATE_NOOP("Actions", "Open &recent")),
    Sub("file", "earlier", QT_TRANSLATE_NOOP("Actions", "&Earlier games")),
    Line("file"),
    Row("file", "save", QT_TRANSLATE_NOOP("Actions", "&Save"), (Key.Save,)),
    Row("file", "save_as", QT_TRANSLATE_NOOP("Actions", "Save &as…"), (Key.SaveAs, "Ctrl+Shift+S")),
    Row("file", "ask_to_save", QT_TRANSLATE_NOOP("Actions", "Ask to save when &leaving"),
        checkable=True),
    Line("file"),
    Row("file", "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), (Key.Quit, "Ctrl+Q")),
    Row("edit", "undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), (Key.Undo, "Back"), sign="undo"),
    Row("edit", "redo", QT_TRANSLATE_NOOP("Actions", "&Redo"),
        (Key.Redo, "Ctrl+Y", "Ctrl+Shift+Z", "Forward"), sign="redo"),
    Line("edit"),
    Row("edit", "copy", QT_TRANSLATE_NOOP("Actions", "&Copy"), (Key.Copy,)),
    Row("edit", "paste", QT_TRANSLATE_NOOP("Actions", "&Paste"), (Key.Paste,)),
    Line("edit"),
    Row("game", "pause", QT_TRANSLATE_NOOP("Actions", "Pa&use or go on"), ("P",)),
    Line("game"),
    Sub("view", "languages", QT_TRANSLATE_NOOP("Actions", "&Language")),
    Sub("view", "themes", QT_TRANSLATE_NOOP("Actions", "&Theme")),
    Line("view"),
    Row("view", "zoom_in", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), (Key.ZoomIn, "Ctrl+=")),
    Row("view", "zoom_out", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), (Key.ZoomOut,)),
    Row("view", "zoom_reset", QT_TRANSLATE_NOOP("Actions", "&Normal size"), ("Ctrl+0",)),
    Line("view"),
    Row("view", "full_screen", QT_TRANSLATE_NOOP("Actions", "&Full screen"), ("F11",),
        checkable=True),
    Row("help", "show_keys", QT_TRANSLATE_NOOP("Actions", "&Keys"), (Key.HelpContents, "F1")),
    Row("help", "about", QT_TRANSLATE_NOOP("Actions", "&About sudoku-qt")),
)  # fmt: skip


class Actions(QObject):
    """The actions of some tables, made into menus; each calls the method that bears its name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tables: list[Rows] = []
        self._actions: dict[str, QAction] = {}
        self._rows: dict[str, Row | Sub] = {}
        self._subs: dict[str, QMenu] = {}

    def __getitem__(self, name: str) -> QAction:
        """Give the action of a name."""
        return self._actions[name]

    def add(self, rows: Rows, *owners: QObject) -> None:
        """Make the actions of a table; the first owner that has a method does the action."""
        self._tables.append(rows)
        for row in rows:
            if isinstance(row, Line):
                continue
            self._rows[row.name] = row
            if isinstance(row, Sub):
                self._subs[row.name] = self._made_menu(_method(owners, f"fill_{row.name}"))
            else:
                self._actions[row.name] = self._made(row, _method(owners, row.name))
        self.retranslate()

    def _made(self, row: Row, method: Callable[..., object]) -> QAction:
        action = QAction(self)
        action.setShortcuts(_sequences(row.keys))
        action.setCheckable(row.checkable)
        action.setProperty("sign", row.sign)
        # triggered hands over "checked", which only a checkable action's method wants.
        action.triggered.connect(method if row.checkable else lambda *_: method())
        return action

    def _made_menu(self, fill: Callable[[QMenu], object]) -> QMenu:
        menu = QMenu()
        menu.aboutToShow.connect(lambda: fill(menu))
        return menu

    def fill(self, menu: QMenu, name: str) -> None:
        """Put the rows of a menu into it, table after table."""
        for rows in self._tables:
            for row in rows:
                if row.menu != name:
                    continue
                if isinstance(row, Line):
                    menu.addSeparator()
                elif isinstance(row, Sub):
                    menu.addMenu(self._subs[row.name])
                else:
                    menu.addAction(self._actions[row.name])

    def retranslate(self) -> None:
        """Say every text in the language that is installed now."""
        for name, row in self._rows.items():
            text = translate(row.text)
            if isinstance(row, Sub):
                self._subs[name].setTitle(text)
                continue
            self._actions[name].setText(text)
            if row.tool:
                self._actions[name].setIconText(translate(row.tool))

    def keys(self) -> Iterable[tuple[str, str]]:
        """Yield each action that has keys with its plain text, for the sheet of keys."""
        for action in self._actions.values():
            shortcuts = [
                key.toString(QKeySequence.SequenceFormat.NativeText)
                for key in action.shortcuts()[:MOST_KEYS]
            ]
            if shortcuts:
                yield _plain(action.text()), ", ".join(shortcuts)


def _plain(text: str) -> str:
    """Take the mark of its letter key out of a menu's text: "&Open…", "打开(&O)…"."""
    return re.sub(r"\(&.\)|&", "", text).rstrip("…")


def translate(text: str) -> str:
    """Say a text of the tables in the language that is installed."""
    return QCoreApplication.translate("Actions", text) if text else ""


def _method(owners: Sequence[QObject], name: str) -> Callable[..., object]:
    method: Callable[..., object] = next(
        getattr(owner, name) for owner in owners if hasattr(owner, name)
    )
    return method


def _sequences(keys: Iterable[Key | str]) -> list[QKeySequence]:
    """Give the keys of a row; some standard keys stand for several or, on some systems, none."""
    sequences: list[QKeySequence] = []
    for key in keys:
        found = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        sequences += [sequence for sequence in found if sequence not in sequences]
    return sequences
