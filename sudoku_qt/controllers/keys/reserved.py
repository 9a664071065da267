# SPDX-License-Identifier: MIT
"""Keys that no action can be given: the system's own, and those that the boards need."""

import re

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from sudoku_qt.controllers.keys.changes import is_key
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.systems import System
from sudoku_qt.views.widgets.keys.key_names import spelled

THE_SYSTEMS_OWN = {
    System.WINDOWS: """
        Alt+F4 Alt+F6 Alt+Tab Alt+Shift+Tab Alt+Esc Alt+Shift+Esc Alt+Space Alt+- Ctrl+Esc
        Ctrl+Shift+Esc Ctrl+Alt+Del Ctrl+Alt+Tab Ctrl+F4 Print Alt+Print F10 Shift+F10
        Ctrl+Space Shift+Space Ctrl+. Ctrl+Shift+F
    """,
    System.GNOME: """
        Ctrl+Alt+Up Ctrl+Alt+Down Ctrl+Alt+Left Ctrl+Alt+Right Ctrl+Alt+Shift+Up
        Ctrl+Alt+Shift+Down Ctrl+Alt+Shift+Left Ctrl+Alt+Shift+Right Ctrl+Alt+Tab
        Ctrl+Alt+Shift+Tab Ctrl+Alt+Esc Ctrl+Alt+Shift+Esc Ctrl+Alt+Del Ctrl+Alt+Shift+R Alt+Tab
        Alt+Shift+Tab Alt+Esc Alt+Shift+Esc Alt+Space Alt+F1 Alt+F2 Alt+F4 Alt+F5 Alt+F6
        Alt+Shift+F6 Alt+F7 Alt+F8 Alt+F10 Alt+` Alt+Shift+` Print Alt+Print Shift+Print
        Ctrl+Space Shift+Space Ctrl+; Ctrl+.
    """,
    System.KDE: """
        Ctrl+F1 Ctrl+F2 Ctrl+F3 Ctrl+F4 Ctrl+F7 Ctrl+F8 Ctrl+F9 Ctrl+F10 Ctrl+F12 Alt+F1 Alt+F2
        Alt+Shift+F2 Alt+F3 Alt+F4 Alt+Shift+F12 Alt+Tab Alt+Shift+Tab Alt+` Alt+Shift+` Alt+Space
        Ctrl+Esc Ctrl+Alt+A Ctrl+Alt+L Ctrl+Alt+T Ctrl+Alt+K Ctrl+Alt+Del Ctrl+Alt+Esc
        Ctrl+Alt+Shift+Del Ctrl+Alt+Shift+PgUp Ctrl+Alt+Shift+PgDown Ctrl+Alt+V Ctrl+Alt+X
        Ctrl+Alt+R Print Shift+Print Ctrl+Space Shift+Space Ctrl+; Ctrl+.
    """,
    System.MAC: """
        Ctrl+Tab Ctrl+Shift+Tab Ctrl+H Ctrl+Alt+H Ctrl+M Ctrl+Alt+M Ctrl+Space Ctrl+Alt+Space
        Meta+Ctrl+Space Ctrl+` Ctrl+Shift+` Ctrl+Alt+` Ctrl+Shift+3 Ctrl+Shift+4 Ctrl+Shift+5
        Ctrl+Shift+6 Ctrl+Shift+Q Ctrl+Alt+Shift+Q Meta+Ctrl+Q Ctrl+Alt+D Ctrl+Alt+Esc Meta+Up
        Meta+Down Meta+Left Meta+Right Meta+Space Meta+Alt+Space Meta+F1 Meta+F2 Meta+F3 Meta+F4
        Meta+Shift+F4 Meta+F5 Meta+F6 Meta+Shift+F6 Meta+F7 Meta+F8 F3 F4 F11 F12 Ctrl+F5
        Ctrl+Alt+F5 Ctrl+Alt+8 Ctrl+Alt+- Ctrl+Alt+= Meta+Ctrl+Alt+8
    """,
}
"""Keys that the systems reserve; on a Mac Ctrl is the Command key, and Meta is Control.

Windows: Microsoft, "Guidelines for Keyboard User Interface Design", its table of shortcut keys,
and "Keyboard shortcuts in Windows". GNOME: the defaults of the schemas
org.gnome.desktop.wm.keybindings, org.gnome.settings-daemon.plugins.media-keys and
org.gnome.shell.keybindings. KDE: kwinbindings.cpp of KWin, klipper.cpp of Plasma (with the keys
that it had before Plasma 5.25), and the defaults as a new kglobalshortcutsrc lists them. macOS:
Apple, "Human Interface Guidelines", Keyboards, and "Mac keyboard shortcuts". The first three
lists end with the keys of input methods, which every Chinese desktop has: Microsoft Pinyin,
Fcitx 5 (its default Hotkey/TriggerKeys) and IBus (ibus-emoji(7), up to version 1.5.28).
"""

OF_SYSTEM = QT_TRANSLATE_NOOP(
    "Keys", "{key} belongs to the system ({system}), which keeps it from every program."
)
SYSTEM_NAMES = {
    System.WINDOWS: "Windows", System.GNOME: "GNOME", System.KDE: "Linux", System.MAC: "macOS",
}  # fmt: skip
HELD = r"((Ctrl|Alt|Shift|Meta)\+)*"
OF_BOARDS = tuple(
    (re.compile(HELD + keys), words)
    for keys, words in (
        (r"\d", QT_TRANSLATE_NOOP("Keys", "{key} enters or points out digits on the board.")),
        (
            r"(Left|Right|Up|Down|Home|End|PgUp|PgDown|Tab|Backtab)",
            QT_TRANSLATE_NOOP("Keys", "{key} moves about on the board or in the window."),
        ),
        (
            r"(Return|Enter|Esc)",
            QT_TRANSLATE_NOOP("Keys", "{key} confirms or leaves what is open."),
        ),
    )
)
OF_MENUS = re.compile(r"Alt\+[A-Z]"), QT_TRANSLATE_NOOP("Keys", "Alt and a letter open the menus.")
UNKNOWN = QT_TRANSLATE_NOOP("Keys", "This key has no name here.")


def why_not(key: str, system: System, standard: tuple[str, ...] = ()) -> str:
    """Why a key cannot be given to an action with these standard keys; "" if it can."""
    if not is_key(key):
        return _said(UNKNOWN)
    name = spelled(QKeySequence(key))
    if key in systems_own(system):
        return _said(OF_SYSTEM).format(key=name, system=SYSTEM_NAMES[system])
    if key in standard:
        return ""
    kinds = OF_BOARDS if system is System.MAC else (*OF_BOARDS, OF_MENUS)
    found = (words for keys, words in kinds if keys.fullmatch(key))
    return _said(next(found, "")).format(key=name)


def systems_own(system: System) -> frozenset[str]:
    """The keys that a system uses itself."""
    return frozenset(QKeySequence(key).toString() for key in THE_SYSTEMS_OWN[system].split())


def _said(words: str) -> str:
    return QCoreApplication.translate("Keys", words) if words else ""
