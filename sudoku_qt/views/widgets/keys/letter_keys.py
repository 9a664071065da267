# SPDX-License-Identifier: MIT
"""Letter keys as they are written: for those who go with the keys, else not at all."""

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

BRACKETED = re.compile(r"\s*\(&?[A-Z]\)")
"""The letter that languages without Latin ones put behind a text."""


def are_shown(widget: QWidget | None) -> bool:
    """Whether letter keys are pointed out where a widget stands."""
    by_keys = Qt.WidgetAttribute.WA_KeyboardFocusChange
    return widget is not None and widget.window().testAttribute(by_keys)


def letters(widget: QWidget | None) -> int:
    """How a letter inside a text is drawn: underlined, or like any other."""
    flags = Qt.TextFlag.TextShowMnemonic if are_shown(widget) else Qt.TextFlag.TextHideMnemonic
    return int(flags)


def written(text: str, widget: QWidget | None) -> str:
    """A text with its letter in brackets, or without that where none is pointed out."""
    return text if are_shown(widget) else without_letter(text)


def without_letter(text: str) -> str:
    """A text without the letter in brackets behind it."""
    return BRACKETED.sub("", text)
