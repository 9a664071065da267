# SPDX-License-Identifier: MIT
"""Sentences of the engine, said in another language where there is one."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from sudoku_qt.engine.message import Counted, Fault, Message
from sudoku_qt.models.words import say

GERMAN = {
    "Row {row} has two {digit}s.": "Zwei {digit}en in Zeile {row}.",
    "The history was lost. {reason}": "Der Verlauf ist verloren. {reason}",
}
COUNTED = {"{count} givens": ("{count} Vorgabe", "{count} Vorgaben")}


class German(QTranslator):
    """Knows the sentences of the engine's messages."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Look a sentence up, in the form that goes with a number where there is one."""
        if context == "Message" and n >= 0 and source in COUNTED:
            return COUNTED[source][n != 1]
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


@pytest.mark.parametrize(("count", "german_words"), [(1, "1 Vorgabe"), (30, "30 Vorgaben")])
def test_what_is_counted_is_said_in_the_form_of_its_number(
    count: int, german_words: str, german: None
) -> None:
    assert say(Counted("1 given", "{count} givens", count)) == german_words


@pytest.mark.parametrize("count", [1, 2])
def test_what_is_counted_without_a_translation_is_english(count: int, german: None) -> None:
    counted = Counted("1 row has none.", "{count} rows have none.", count)

    assert say(counted) == ("1 row has none.", "2 rows have none.")[count - 1]
