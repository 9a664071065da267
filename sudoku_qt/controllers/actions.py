# SPDX-License-Identifier: MIT
"""The menus as a table: every action is one row, and bears the name of the method that does it."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from sudoku_qt.late import to_part
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.systems import System, this_system
from sudoku_qt.views.widgets.keys.key_names import on_keyboards, spelled, with_key

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
    icon: str = ""
    """The icon on its button: before the word, or alone for the few that everybody knows."""
    goes_last: bool = False
    """Whether its button is the last to go where the tool bar has little room."""
    mac: tuple[Key | str, ...] | None = None
    """The keys on a Mac, where they are others."""
    gnome: tuple[Key | str, ...] | None = None
    """The keys on GNOME, where they are others."""
    group: str = ""
    """Its group on the page of keys, where that is not its menu."""
    last: bool = False
    """Whether it stands at the end of its menu, below what the game adds."""
    submenu: str = ""
    """The menu inside its menu in which it stands, by name."""
    part: str = ""
    """Which part of the first owner has the method, where that is made when it is asked for."""

    def keys_on(self, system: System) -> tuple[Key | str, ...]:
        """The keys on a system, none of which the system keeps for itself."""
        others = {System.MAC: self.mac, System.GNOME: self.gnome}.get(system)
        return self.keys if others is None else others

    def standard_keys(self, system: System) -> tuple[str, ...]:
        """The names of the keys on a system, as `QKeySequence` writes and reads them."""
        return tuple(key.toString() for key in _sequences(self.keys_on(system)))


@dataclass(frozen=True)
class Separator:
    """A line between two groups of a menu, or of the menu inside it of that name."""

    menu: str
    submenu: str = ""


@dataclass(frozen=True)
class Submenu:
    """A menu inside a menu, filled with its own rows, or else by its owner when it is opened."""

    menu: str
    name: str
    text: str
    submenu: str = ""
    """The menu in which it stands itself where that is not one of the bar."""
    part: str = ""


Rows = Sequence[Row | Separator | Submenu]

MOST_KEYS = 2
"""Of an action on the sheet of keys."""

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
    Row("file", "open_file", QT_TRANSLATE_NOOP("Actions", "&Open…"), (Key.Open,), part="documents"),
    Submenu("file", "recent", QT_TRANSLATE_NOOP("Actions", "Open &recent"), part="documents"),
    Submenu("file", "earlier", QT_TRANSLATE_NOOP("Actions", "&Earlier games"), part="documents"),
    Separator("file"),
    Row("file", "save", QT_TRANSLATE_NOOP("Actions", "&Save"), (Key.Save,), part="documents"),
    Row("file", "save_as", QT_TRANSLATE_NOOP("Actions", "Save &as…"), (Key.SaveAs, "Ctrl+Shift+S"),
        part="documents"),
    Row("file", "ask_to_save", QT_TRANSLATE_NOOP("Actions", "Ask to save when &leaving"),
        checkable=True, part="leaving"),
    Row("file", "export_picture", QT_TRANSLATE_NOOP("Actions", "E&xport picture…"),
        part="pictures"),
    Separator("file"),
    Row("file", "print_out", QT_TRANSLATE_NOOP("Actions", "&Print…"), (Key.Print,)),
    Separator("file"),
    Row("file", "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), (Key.Quit, "Ctrl+Q"),
        part="leaving"),
    Row("edit", "undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), (Key.Undo, "Back"), icon="undo"),
    Row("edit", "redo", QT_TRANSLATE_NOOP("Actions", "&Redo"),
        (Key.Redo, "Ctrl+Y", "Ctrl+Shift+Z", "Forward"), icon="redo"),
    Separator("edit"),
    Row("edit", "copy", QT_TRANSLATE_NOOP("Actions", "&Copy"), (Key.Copy,)),
    Row("edit", "copy_picture", QT_TRANSLATE_NOOP("Actions", "Cop&y picture"), ("Ctrl+Shift+C",),
        part="pictures"),
    Row("edit", "paste", QT_TRANSLATE_NOOP("Actions", "&Paste"), (Key.Paste,), part="documents"),
    Separator("edit"),
    Row("game", "pause", QT_TRANSLATE_NOOP("Actions", "Pa&use / Resume"), ("P",)),
    Separator("game"),
    Submenu("view", "languages", QT_TRANSLATE_NOOP("Actions", "&Language")),
    Submenu("view", "themes", QT_TRANSLATE_NOOP("Actions", "&Theme")),
    Submenu("view", "accents", QT_TRANSLATE_NOOP("Actions", "&Accent")),
    Row("view", "reduce_motion", QT_TRANSLATE_NOOP("Actions", "&Reduce motion"), checkable=True),
    Row("view", "library", QT_TRANSLATE_NOOP("Actions", "Librar&y…"), ("Ctrl+Shift+L",)),
    Separator("view"),
    Row("view", "zoom_in", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), (Key.ZoomIn, "Ctrl+=")),
    Row("view", "zoom_out", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), (Key.ZoomOut,)),
    Row("view", "zoom_reset", QT_TRANSLATE_NOOP("Actions", "&Normal size"), ("Ctrl+0",)),
    Separator("view"),
    Row("view", "full_screen", QT_TRANSLATE_NOOP("Actions", "&Full screen"), ("F11",),
        checkable=True, mac=("Ctrl+Meta+F",)),
    Separator("view"),
    Row("view", "next_part", QT_TRANSLATE_NOOP("Actions", "Ne&xt part of the window"),
        ("F6", "Ctrl+Tab"), mac=("F6", "Meta+Tab")),
    Row("view", "previous_part", QT_TRANSLATE_NOOP("Actions", "Pre&vious part of the window"),
        ("Shift+F6", "Ctrl+Shift+Tab"), mac=("Shift+F6", "Meta+Shift+Tab")),
    Row("view", "show_preferences", QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
        (Key.Preferences, "Ctrl+,"), last=True, part="dialogs"),
    Separator("view"),
    Row("help", "show_guide", QT_TRANSLATE_NOOP("Actions", "&Guide"), (Key.HelpContents, "F1"),
        part="guide"),
    Row("help", "show_keys", QT_TRANSLATE_NOOP("Actions", "&Keys"), ("Ctrl+?",), mac=("Ctrl+/",),
        part="dialogs"),
    Row("help", "copy_details",
        QT_TRANSLATE_NOOP("Actions", "&Copy details for a bug report"), last=True,
        part="bug_report"),
    Row("help", "about", QT_TRANSLATE_NOOP("Actions", "&About sudoku-qt"), last=True,
        part="dialogs"),
)  # fmt: skip


WHILE_PAUSED = frozenset({
    "new", "open_file", "save", "save_as", "ask_to_save", "quit", "paste", "pause",
    "zoom_in", "zoom_out", "zoom_reset", "full_screen", "reduce_motion", "show_preferences",
    "show_guide", "show_keys", "about", "copy_details",
    "new_alike", "daily", "statistics", "practise", "type_in", "bank_next", "bank_reset",
    "show_list", "list_next", "list_previous", "library",
    "play_again", "show_numbers", "show_coordinates", "show_evaluation", "sound_stones", "learn",
    "next_problem", "new_problems",
})  # fmt: skip
"""What neither shows nor changes the board that a pause hides: all else waits for its end."""
WHILE_AWAY = WHILE_PAUSED - {"pause", "learn"} | {"next_part", "previous_part"}
"""The same where something else stands in the place of the board."""


class Actions(QObject):
    """The actions of some tables, made into menus; each calls the method that bears its name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._tables: list[Rows] = []
        self._actions: dict[str, QAction] = {}
        self._rows: dict[str, Row | Submenu] = {}
        self._subs: dict[str, QMenu] = {}
        self._not_now: set[str] = set()
        self._paused = self._away = False

    def __iter__(self) -> Iterator[str]:
        """Yield the names of the actions."""
        return iter(self._actions)

    def allow(self, name: str, on: bool) -> None:  # noqa: FBT001 - the two states of an action
        """Let an action be had where the game is not paused, or not at all."""
        (self._not_now.discard if on else self._not_now.add)(name)
        self._enable(name)

    def set_paused(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Take away every action that shows or changes the hidden board, or give them back."""
        if on != self._paused:
            self._paused = on
            for name in self._actions:
                self._enable(name)

    def set_away(self, on: bool) -> None:  # noqa: FBT001 - the two states of a place
        """Take away every action for which the board has to be seen, or give them back."""
        if on != self._away:
            self._away = on
            for name in self._actions:
                self._enable(name)

    def _enable(self, name: str) -> None:
        waits = (self._paused and name not in WHILE_PAUSED) or (
            self._away and name not in WHILE_AWAY
        )
        self._actions[name].setEnabled(not waits and name not in self._not_now)

    def each(self) -> list[QAction]:
        """Every action, whichever menu it stands in."""
        return list(self._actions.values())

    def tool(self, name: str) -> QAction:
        """What stands in the tool bar for an action, or for a menu inside a menu."""
        return self._subs[name].menuAction() if name in self._subs else self._actions[name]

    def has_tool(self, name: str) -> bool:
        """Whether there is an action, or a menu inside a menu, of a name."""
        return name in self._rows

    def __contains__(self, name: str) -> bool:
        """Whether there is an action of a name."""
        return name in self._actions

    def __getitem__(self, name: str) -> QAction:
        """The action of a name."""
        return self._actions[name]

    def add(self, rows: Rows, *owners: QObject) -> None:
        """Make the actions of a table; the part that is named does it, or who can first."""
        self._tables.append(rows)
        filled = {row.submenu for row in rows}
        for row in rows:
            if isinstance(row, Separator):
                continue
            self._rows[row.name] = row
            if isinstance(row, Row):
                self._actions[row.name] = self._made(row, _method(owners, row.part, row.name))
            elif row.name in filled:
                self._subs[row.name] = self._made_menu()
            else:
                fill = _method(owners, row.part, f"fill_{row.name}")
                self._subs[row.name] = self._made_menu(fill)
        for name in filled - {""}:
            self._put([row for row in rows if row.submenu == name], self._subs[name])
        for menu in self._subs.values():
            menu.menuAction().setProperty("opens", True)  # noqa: FBT003 - Qt's
        self.retranslate()

    def _made(self, row: Row, method: Callable[..., object]) -> QAction:
        action = QAction(self)
        action.setObjectName(row.name)
        action.setShortcuts(_sequences(row.keys_on(this_system())))
        action.setCheckable(row.checkable)
        action.setProperty("icon_name", row.icon)
        action.setProperty("goes_last", row.goes_last)
        action.setProperty("icon_only", bool(row.icon and not row.tool))
        # triggered hands over "checked", to what is seen to take it.
        if row.checkable:
            action.triggered.connect(lambda on: method(on))  # noqa: PLW0108 - as said
        else:
            action.triggered.connect(lambda *_: method())
        return action

    def _made_menu(self, fill: Callable[[QMenu], object] | None = None) -> QMenu:
        menu = QMenu()
        if fill is not None:
            menu.aboutToShow.connect(lambda: fill(menu))
        self.destroyed.connect(menu.deleteLater)  # no menu takes a submenu for its own
        return menu

    def set_keys(self, keys: Mapping[str, Iterable[str]]) -> None:
        """Let actions have other keys from now on, in menus and tool tips too."""
        for name in keys.keys() & self._actions.keys():
            sequences = [QKeySequence(key) for key in keys[name]]
            if sequences != self._actions[name].shortcuts():
                self._actions[name].setShortcuts(sequences)
                self._say_tip(name)

    def fill(self, menu: QMenu, name: str) -> None:
        """Put the rows of a menu into it, table after table, but for those that stand last."""
        self._put([row for row in self._rows_of(name) if not row.submenu], menu)

    def _put(self, rows: Rows, menu: QMenu) -> None:
        for row in rows:
            if isinstance(row, Separator):
                menu.addSeparator()
            elif isinstance(row, Submenu):
                # `addMenu` would let PySide take the one for a part of the other.
                menu.addAction(self._subs[row.name].menuAction())
            elif not row.last:
                menu.addAction(self._actions[row.name])

    def end(self, menu: QMenu, name: str) -> None:
        """Put those rows of a menu into it that stand last, below a line."""
        last = [row for row in self._rows_of(name) if isinstance(row, Row) and row.last]
        if last:
            menu.addSeparator()
        menu.addActions([self._actions[row.name] for row in last])

    def _rows_of(self, menu: str) -> list[Row | Separator | Submenu]:
        return [row for rows in self._tables for row in rows if row.menu == menu]

    def retranslate(self) -> None:
        """Say every text in the language that is installed now."""
        for name, row in self._rows.items():
            text = translate(row.text)
            if isinstance(row, Submenu):
                self._subs[name].setTitle(text)
                continue
            self._actions[name].setText(text)
            self._say_tip(name)
            if row.tool:
                self._actions[name].setIconText(translate(row.tool))

    def _say_tip(self, name: str) -> None:
        """Say in a tool tip what an action does, and its key."""
        action, (key, *_) = self._actions[name], (*self.shown_keys(name), "")
        action.setToolTip(with_key(plain(action.text()), key))

    def shown_keys(self, name: str) -> list[str]:
        """The first keys of an action as they stand on keyboards."""
        return [spelled(key) for key in self._actions[name].shortcuts() if on_keyboards(key)][
            :MOST_KEYS
        ]

    def keys(self, menu: str) -> Iterable[tuple[str, str]]:
        """Yield each action of a menu that has keys with its plain text, for the sheet of keys."""
        for name, action in self._actions.items():
            if self._rows[name].menu != menu:
                continue
            if keys := self.shown_keys(name):
                yield plain(action.text()), ", ".join(keys)


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


def plain(text: str) -> str:
    """Take the mark of its letter key out of a menu's text: "&Open…", "打开(&O)…"."""
    return re.sub(r"\(&.\)|&", "", text).rstrip("…")


def translate(text: str) -> str:
    """Say a text of the tables in the language that is installed."""
    return QCoreApplication.translate("Actions", text) if text else ""


def _method(owners: Sequence[QObject], part: str, name: str) -> Callable[..., object]:
    """The method of a part, which need not be there yet, or of the first owner that has one."""
    if part:
        return to_part(owners[0], part, name)
    method: Callable[..., object] = next(
        getattr(owner, name) for owner in owners if hasattr(type(owner), name)
    )
    return method


def _sequences(keys: Iterable[Key | str]) -> list[QKeySequence]:
    """The keys of a row; some standard keys stand for several or, on some systems, none."""
    sequences: list[QKeySequence] = []
    for key in keys:
        found = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        sequences += [sequence for sequence in found if sequence not in sequences]
    return sequences
