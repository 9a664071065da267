# SPDX-License-Identifier: MIT
"""Sentences of the engine in the player's language."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.fault import Fault


def say(fault: Fault) -> str:
    """Say a fault in the language that is installed; its English template is the key."""
    facts = {
        name: say(fact) if isinstance(fact, Fault) else fact for name, fact in fault.facts.items()
    }
    return QCoreApplication.translate("Fault", fault.template).format(**facts)


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001 - read by lupdate
    """Mark a text for the translators that is said later; Qt's own is not typed as a text."""
    return text
