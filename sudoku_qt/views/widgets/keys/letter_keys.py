# SPDX-License-Identifier: MIT
"""Letter keys (mnemonics), which are only shown to those who use the keyboard."""

import re

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

BRACKETED = re.compile(r"\s*\(&?[A-Z]\)")
"""The letter in brackets after a text, in languages without Latin letters."""


def are_shown(widget: QWidget | None) -> bool:
    """Whether letter keys are shown in a widget."""
    by_keys = Qt.WidgetAttribute.WA_KeyboardFocusChange
    return widget is not None and widget.window().testAttribute(by_keys)


def letters(widget: QWidget | None) -> int:
    """Qt's flag for drawing letter keys: underlined, or hidden."""
    flags = Qt.TextFlag.TextShowMnemonic if are_shown(widget) else Qt.TextFlag.TextHideMnemonic
    return int(flags)


def written(text: str, widget: QWidget | None) -> str:
    """A text with its letter in brackets, or without it if letter keys are hidden."""
    return text if are_shown(widget) else without_letter(text)


def without_letter(text: str) -> str:
    """A text without the letter in brackets at its end."""
    return BRACKETED.sub("", text)
