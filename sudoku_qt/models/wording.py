# SPDX-License-Identifier: MIT
"""Texts in one language, whichever is installed: for what is made for readers of several."""

from PySide6.QtCore import QTranslator

from sudoku_qt.engine.message import Fault, Message, english, message_of


class Wording:
    """The texts of a language, from its translator; without one they stay English."""

    def __init__(self, language: str, translator: QTranslator | None = None) -> None:
        self.language = language
        self._translator = translator

    def text(self, context: str, text: str) -> str:
        """A text of a context, or the text itself if it has no translation."""
        return self._found(context, text) or text

    def say(self, what: Message | Fault) -> str:
        """A message, or that of a fault."""
        return message_of(what).sentence(lambda each: self.text("Message", each), self._counted)

    def _counted(self, one: str, template: str, number: int) -> str:
        found = self._found("Message", template, number)
        return found or english(one, template, number)

    def _found(self, context: str, text: str, number: int = -1) -> str:
        if self._translator is None:
            return ""
        return self._translator.translate(context, text, None, number) or ""
