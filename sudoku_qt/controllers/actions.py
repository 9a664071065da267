# SPDX-License-Identifier: MIT
"""The menus as a table: every action is a row, named like the method that carries it out."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.systems import System

Key = QKeySequence.StandardKey
Role = QAction.MenuRole


@dataclass(frozen=True)
class ActionRow:
    """An action. `name` is the method of its owner; `keys` are its shortcuts, by preference."""

    menu: str
    name: str
    text: str
    keys: tuple[Key | str, ...] = ()
    checkable: bool = False
    tool: str = ""
    """The shorter text for its button in the tool bar, if the menu's is too long."""
    icon: str = ""
    """The icon of its button: before the text, or alone for the few that are well known."""
    goes_last: bool = False
    """Whether its button is the last to be hidden when the tool bar is too narrow."""
    mac: tuple[Key | str, ...] | None = None
    """The keys on a Mac, if they differ."""
    mac_role: Role = Role.NoRole
    """Its place in a Mac's application menu; Qt can only guess it from English texts."""
    gnome: tuple[Key | str, ...] | None = None
    """The keys on GNOME, if they differ."""
    group: str = ""
    """Its group on the page of keys, if that is not its menu."""
    last: bool = False
    """Whether it is at the end of its menu, after the game's own actions."""
    submenu: str = ""
    """The name of the submenu that it is in."""
    part: str = ""
    """The attribute of the first owner that has the method, if that is made on demand."""
    why: str = ""
    """The reason shown while it is disabled; without one it is then hidden from its menu."""
    modes: tuple[str, ...] = ()
    """The modes of its game in which it is in its menu; empty for all."""

    def keys_on(self, system: System) -> tuple[Key | str, ...]:
        """The shortcuts on a system, without those that the system uses itself."""
        others = {System.MAC: self.mac, System.GNOME: self.gnome}.get(system)
        return self.keys if others is None else others

    def standard_keys(self, system: System) -> tuple[str, ...]:
        """The names of the shortcuts on a system, as `QKeySequence` writes and reads them."""
        return tuple(key.toString() for key in sequences_of(self.keys_on(system)))


@dataclass(frozen=True)
class Separator:
    """A separator between two groups of a menu."""

    menu: str


@dataclass(frozen=True)
class Submenu:
    """A submenu, filled with its own rows, or else by its owner when it is opened."""

    menu: str
    name: str
    text: str
    submenu: str = ""
    """The submenu that contains this one; empty if it is directly in a menu of the bar."""
    part: str = ""
    modes: tuple[str, ...] = ()


@dataclass(frozen=True)
class SharedAction:
    """The place of one of the window's own actions among the rows of a game."""

    menu: str
    name: str


Rows = Sequence[ActionRow | Separator | Submenu | SharedAction]

MENUS: tuple[tuple[str, str], ...] = (
    ("file", QT_TRANSLATE_NOOP("Actions", "&File")),
    ("edit", QT_TRANSLATE_NOOP("Actions", "&Edit")),
    ("game", ""),  # its title is the game's own
    ("play", QT_TRANSLATE_NOOP("Actions", "Pl&ay")),
    ("learn", QT_TRANSLATE_NOOP("Actions", "&Learn")),
    ("view", QT_TRANSLATE_NOOP("Actions", "&View")),
    ("help", QT_TRANSLATE_NOOP("Actions", "&Help")),
)

SHELL_ROWS: Rows = (
    ActionRow("file", "open_file", QT_TRANSLATE_NOOP("Actions", "&Open…"), (Key.Open,),
        part="documents"),
    Submenu("file", "recent", QT_TRANSLATE_NOOP("Actions", "Open &recent"), part="documents"),
    Submenu("file", "earlier", QT_TRANSLATE_NOOP("Actions", "&Earlier games"), part="documents"),
    Separator("file"),
    ActionRow("file", "save", QT_TRANSLATE_NOOP("Actions", "&Save"), (Key.Save,), part="documents"),
    ActionRow("file", "save_as", QT_TRANSLATE_NOOP("Actions", "Save &as…"),
        (Key.SaveAs, "Ctrl+Shift+S"),
        part="documents"),
    ActionRow("file", "export_picture", QT_TRANSLATE_NOOP("Actions", "E&xport picture or page…"),
        part="pictures"),
    Separator("file"),
    ActionRow("file", "print_out", QT_TRANSLATE_NOOP("Actions", "&Print…"), (Key.Print,)),
    Separator("file"),
    ActionRow("file", "quit", QT_TRANSLATE_NOOP("Actions", "&Quit"), (Key.Quit, "Ctrl+Q"),
        part="leaving", mac_role=Role.QuitRole),
    ActionRow("edit", "undo", QT_TRANSLATE_NOOP("Actions", "&Undo"), (Key.Undo, "Back"),
        icon="undo",
        why=QT_TRANSLATE_NOOP("Actions", "There is nothing to take back.")),
    ActionRow("edit", "redo", QT_TRANSLATE_NOOP("Actions", "&Redo"),
        (Key.Redo, "Ctrl+Y", "Ctrl+Shift+Z", "Forward"), icon="redo",
        why=QT_TRANSLATE_NOOP("Actions", "Nothing was taken back.")),
    Separator("edit"),
    ActionRow("edit", "copy", QT_TRANSLATE_NOOP("Actions", "&Copy"), (Key.Copy,)),
    ActionRow("edit", "copy_picture", QT_TRANSLATE_NOOP("Actions", "Cop&y picture"),
        ("Ctrl+Shift+C",),
        part="pictures"),
    ActionRow("edit", "paste", QT_TRANSLATE_NOOP("Actions", "&Paste"), (Key.Paste,),
        part="documents"),
    Separator("edit"),
    ActionRow("game", "new", QT_TRANSLATE_NOOP("Actions", "&New…"), (Key.New,),
        tool=QT_TRANSLATE_NOOP("Actions", "New")),
    ActionRow("game", "library", QT_TRANSLATE_NOOP("Actions", "Librar&y…"), ("Ctrl+Shift+L",)),
    ActionRow("game", "other_game", QT_TRANSLATE_NOOP("Actions", "&Play the other game")),
    ActionRow("play", "pause", QT_TRANSLATE_NOOP("Actions", "Pa&use / Resume"), ("P",),
        why=QT_TRANSLATE_NOOP("Actions", "The game is over.")),
    Separator("play"),
    Submenu("view", "themes", QT_TRANSLATE_NOOP("Actions", "&Theme")),
    Separator("view"),
    ActionRow("view", "zoom_in", QT_TRANSLATE_NOOP("Actions", "Zoom &in"), (Key.ZoomIn, "Ctrl+=")),
    ActionRow("view", "zoom_out", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), (Key.ZoomOut,)),
    ActionRow("view", "zoom_reset", QT_TRANSLATE_NOOP("Actions", "&Normal size"), ("Ctrl+0",)),
    ActionRow("view", "full_screen", QT_TRANSLATE_NOOP("Actions", "&Full screen"), ("F11",),
        checkable=True, mac=("Ctrl+Meta+F",)),
    Separator("view"),
    ActionRow("view", "next_part", QT_TRANSLATE_NOOP("Actions", "Ne&xt part of the window"),
        ("F6", "Ctrl+Tab"), mac=("F6", "Meta+Tab")),
    ActionRow("view", "previous_part", QT_TRANSLATE_NOOP("Actions", "Pre&vious part of the window"),
        ("Shift+F6", "Ctrl+Shift+Tab"), mac=("Shift+F6", "Meta+Shift+Tab")),
    ActionRow("view", "show_preferences", QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
        (Key.Preferences, "Ctrl+,"), last=True, part="dialogs", mac_role=Role.PreferencesRole),
    ActionRow("help", "show_guide", QT_TRANSLATE_NOOP("Actions", "&Guide"),
        (Key.HelpContents, "F1"),
        part="guide"),
    ActionRow("help", "show_keys", QT_TRANSLATE_NOOP("Actions", "&Keys"), ("Ctrl+?",),
        mac=("Ctrl+/",),
        part="dialogs"),
    ActionRow("help", "copy_details",
        QT_TRANSLATE_NOOP("Actions", "&Copy details for a bug report"), last=True,
        part="bug_report"),
    ActionRow("help", "about", QT_TRANSLATE_NOOP("Actions", "&About sudoku-qt"), last=True,
        part="dialogs", mac_role=Role.AboutRole),
)  # fmt: skip


WHILE_PAUSED = frozenset({
    "new", "open_file", "save", "save_as", "quit", "paste", "pause", "other_game",
    "zoom_in", "zoom_out", "zoom_reset", "full_screen", "show_preferences",
    "show_guide", "show_keys", "about", "copy_details",
    "new_alike", "daily", "statistics", "practise", "type_in", "bank_next", "bank_reset",
    "show_list", "list_next", "list_previous", "library",
    "play_again", "learn", "next_problem", "new_problems",
})  # fmt: skip
"""The actions that neither show nor change the hidden board; all others are disabled in a pause."""
WHILE_AWAY = WHILE_PAUSED - {"pause", "learn"} | {"next_part", "previous_part"}
"""The same while something else is shown instead of the board."""


def plain(text: str) -> str:
    """A menu text without its letter key: of "&Open…", "打开(&O)…"."""
    return re.sub(r"\(&.\)|&", "", text).rstrip("…")


def translate(text: str) -> str:
    """A text of the tables in the installed language."""
    return QCoreApplication.translate("Actions", text) if text else ""


def sequences_of(keys: Iterable[Key | str]) -> list[QKeySequence]:
    """The shortcuts of a row; a standard key stands for several or, on some systems, for none."""
    sequences: list[QKeySequence] = []
    for key in keys:
        found = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
        sequences += [sequence for sequence in found if sequence not in sequences]
    return sequences
