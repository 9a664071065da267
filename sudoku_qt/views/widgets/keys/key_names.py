# SPDX-License-Identifier: MIT
"""The names of keys, as on keyboards and in the installed language."""

import re

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

from sudoku_qt.models.words import QT_TRANSLATE_NOOP

WORDS = (
    QT_TRANSLATE_NOOP("KeyNames", "Space"),
    QT_TRANSLATE_NOOP("KeyNames", "Return"),
)
"""Names that are translated; the others are on the keys as they are."""
SIGNS = {"Backspace": "⌫"}
"""The signs of keys that have one instead of a name."""
NAMED = re.compile("|".join(WORDS))


def key_names(keys: str) -> str:
    """The localized names of the keys in a list such as "Return, Space"."""
    return NAMED.sub(lambda found: QCoreApplication.translate("KeyNames", found[0]), keys)


def with_key(words: str, key: str) -> str:
    """Words followed by their key, if there is one."""
    tip = QCoreApplication.translate("KeyNames", "{action} ({key})")
    return tip.format(action=words, key=key) if key else words


def on_keyboards(keys: QKeySequence) -> bool:
    """Whether ordinary keyboards have these keys; Qt also knows F14, Save, and other rarities."""
    strokes = [keys[place] for place in range(keys.count())]  # type: ignore[index]  # stubs lack it
    return all(stroke.key() <= Qt.Key.Key_F12 for stroke in strokes)


def spelled(keys: QKeySequence) -> str:
    """Keys as this system writes them."""
    portable = keys.toString()
    if portable in WORDS:
        return key_names(portable)
    name = _native(keys)
    for key, sign in SIGNS.items():
        if key in portable:
            name = name.replace(_native(QKeySequence(key)), sign)
    return name


def _native(keys: QKeySequence) -> str:
    """Keys in Qt's native form, in the installed language."""
    return keys.toString(QKeySequence.SequenceFormat.NativeText)
