# SPDX-License-Identifier: MIT
"""Keys on the sheets of keys as they are called in the player's language."""

import re

from PySide6.QtCore import QCoreApplication

from sudoku_qt.models.words import QT_TRANSLATE_NOOP

WORDS = (
    QT_TRANSLATE_NOOP("KeyNames", "Space"),
    QT_TRANSLATE_NOOP("KeyNames", "Return"),
    QT_TRANSLATE_NOOP("KeyNames", "Comma"),
    QT_TRANSLATE_NOOP("KeyNames", "Period"),
)
"""Names that are words; the others stand on the keys as they are."""
NAMED = re.compile("|".join(WORDS))


def key_names(keys: str) -> str:
    """Call the keys of a row, such as "Return, Space", by their names."""
    return NAMED.sub(lambda found: QCoreApplication.translate("KeyNames", found[0]), keys)
