# SPDX-License-Identifier: MIT
"""Sentences of the engine, said in another language where there is one."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.models.words import say

GERMAN = {
    "Row {row} has two {digit}s.": "Zwei {digit}en in Zeile {row}.",
    "The history was lost. {reason}": "Der Verlauf ist verloren. {reason}",
}


class German(QTranslator):
    """Knows the sentences of the engine's messages."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Look a sentence up."""
        return GERMAN.get(source, source) if context == "Message" else source


@pytest.fixture
def german(qapp: QCoreApplication) -> Iterator[None]:
    """Speak German during a test."""
    translator = German()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


INNER = Fault("Row {row} has two {digit}s.", row=2, digit=7)
OUTER = Message("The history was lost. {reason}", reason=INNER)


def test_without_a_translation_the_english_sentence_is_said(qapp: object) -> None:
    assert say(INNER) == str(INNER) == "Row 2 has two 7s."
    assert say(OUTER) == "The history was lost. Row 2 has two 7s."


def test_a_sentence_and_the_sentence_in_it_are_said_in_one_language(german: None) -> None:
    assert say(INNER) == "Zwei 7en in Zeile 2."
    assert say(OUTER) == "Der Verlauf ist verloren. Zwei 7en in Zeile 2."


def test_a_fact_is_never_taken_for_a_blank(german: None) -> None:
    odd = Fault("Row {row} has two {digit}s.", row="{digit}", digit="{")

    assert say(odd) == "Zwei {en in Zeile {digit}."
