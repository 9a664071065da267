# SPDX-License-Identifier: MIT
"""Sentences of the engine in the player's language."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.message import Fault, Message, message_of


def say(what: Message | Fault) -> str:
    """A message, or that of a fault, in the language that is installed."""
    return message_of(what).said(_translated)


def _translated(template: str) -> str:
    """A template in the language that is installed; the English one is the key."""
    return QCoreApplication.translate("Message", template)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001 - read by lupdate
    """Mark a text for the translators that is said later; Qt's own is not typed as a text."""
    return text
