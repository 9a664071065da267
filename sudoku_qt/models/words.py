# SPDX-License-Identifier: MIT
"""Sentences of the engine in the player's language."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.message import Fault, Message, english, message_of


def say(what: Message | Fault) -> str:
    """A message, or that of a fault, in the language that is installed."""
    return message_of(what).said(_translated, _counted)


def _translated(template: str) -> str:
    """A template in the language that is installed; the English one is the key."""
    return QCoreApplication.translate("Message", template)


def _counted(one: str, template: str, number: int) -> str:
    """A template in the form that goes with a number, in the language that is installed."""
    found = QCoreApplication.translate("Message", template, None, number)
    return english(one, template, number) if found == template else found


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001 - read by lupdate
    """Mark a text for the translators that is said later; Qt's own is not typed as a text."""
    return text


def QT_TRANSLATE_N_NOOP(context: str, text: str) -> str:  # noqa: ARG001 - read by translations.py
    """Mark a text for the translators, as it is of several, that is said later of a number.

    Whoever says it hands the number to `translate`, which finds the form that goes with it.
    """
    return text
