# SPDX-License-Identifier: MIT
"""The engine's messages in the player's language."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.message import Fault, Message, english, message_of


def say(what: Message | Fault) -> str:
    """A message, or that of a fault, in the installed language."""
    return message_of(what).sentence(_translated, _counted)


def _translated(template: str) -> str:
    """A template in the installed language; the English text is the key."""
    return QCoreApplication.translate("Message", template)


def _counted(one: str, template: str, number: int) -> str:
    """A template in the installed language, in the plural form for a number."""
    found = QCoreApplication.translate("Message", template, None, number)
    return english(one, template, number) if found == template else found


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001 - read by lupdate
    """Mark a text for translators that is translated later; Qt's own function is not typed."""
    return text


def QT_TRANSLATE_N_NOOP(context: str, text: str) -> str:  # noqa: ARG001 - read by translations.py
    """Mark a text, in its plural form, for translators; it is translated later with a number.

    Whoever translates it passes the number to `translate`, which chooses the form.
    """
    return text
