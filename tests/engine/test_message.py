# SPDX-License-Identifier: MIT
"""A message says its sentence in English, and keeps its facts apart for every other language."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import sudoku_qt
from sudoku_qt.engine.message import COMMA, Fault, Message, OpenMessage, message_of
from tests.sweeps import in_turn

SOURCES = sorted(Path(sudoku_qt.__file__).parent.rglob("*.py"))
MAKES_ONE = re.compile(r"(Fault|IllegalMove|Message)\(")
"""What stands in each source that makes a message; the others need not be parsed."""


def test_it_says_its_sentence_with_the_facts_filled_in() -> None:
    message = Message("Row {row} has two {digit}s.", row=2, digit=7)

    assert str(message) == "Row 2 has two 7s."
    assert message.template == "Row {row} has two {digit}s."
    assert message.facts == {"row": 2, "digit": 7}


def test_a_message_is_a_value_and_nothing_to_raise() -> None:
    message = Message("Row {row}.", row=2)

    assert message == Message("Row {row}.", row=2)
    assert message != Message("Row {row}.", row=3)
    assert len({message, Message("Row {row}.", row=2)}) == 1
    assert not issubclass(Message, Exception)


def test_a_fault_carries_the_message_that_it_says() -> None:
    fault = Fault("Row {row} has two {digit}s.", row=2, digit=7)

    assert str(fault) == "Row 2 has two 7s."
    assert message_of(fault) is fault.message
    assert fault.message == Message("Row {row} has two {digit}s.", row=2, digit=7)


@pytest.mark.parametrize("kind", [Message, Fault])
def test_a_message_or_a_fault_can_be_the_fact_of_another(kind: type[Message] | type[Fault]) -> None:
    inner = kind("“{word}” is not a move.", word="r1c1")

    assert str(Message("Lost. {reason}", reason=inner)) == "Lost. “r1c1” is not a move."
    assert str(Fault("Lost. {reason}", reason=inner)) == "Lost. “r1c1” is not a move."


def test_it_is_said_in_another_language_with_all_that_it_quotes() -> None:
    inner = Fault("“{word}” is not a move.", word="x")
    german = {"Lost. {reason}": "Verloren. {reason}", "“{word}” is not a move.": "„{word}“?"}

    assert Message("Lost. {reason}", reason=inner).sentence(german.__getitem__) == "Verloren. „x“?"


def test_messages_are_set_apart_as_names_are() -> None:
    rows = tuple(Message("row {number}", number=number) for number in (2, 5))
    chinese = {"Look at {rows}.": "看{rows}。", "row {number}": "第 {number} 行", COMMA: "、"}

    assert str(Message("Look at {rows}.", rows=rows)) == "Look at row 2, row 5."
    assert (
        Message("Look at {rows}.", rows=rows).sentence(chinese.__getitem__)
        == "看第 2 行、第 5 行。"
    )


def test_names_are_set_apart_as_the_language_does_it() -> None:
    message = Message("There are {names}.", names=("{a}", "b", "c"))
    chinese = {"There are {names}.": "有 {names}。", COMMA: "、"}

    assert str(message) == "There are {a}, b, c."
    assert message.sentence(chinese.__getitem__) == "有 {a}、b、c。"


@in_turn("word", ["{digit}", "{0}", "{", "}}", "%s", ""])
def test_a_fact_is_never_taken_for_a_blank(word: str) -> None:
    assert str(Message("“{word}” is unknown.", word=word)) == f"“{word}” is unknown."


@pytest.mark.parametrize("kind", [Message, Fault])
def test_it_can_be_sent_from_one_process_to_another(kind: type[Message] | type[Fault]) -> None:
    sent = pickle.loads(pickle.dumps(kind("Row {row}.", row=2)))  # noqa: S301 - our own bytes

    assert str(sent) == "Row 2."


def test_blanks_are_filled_later() -> None:
    message = OpenMessage("{name} of {digit}", digit=5)

    assert str(message.with_facts(name="X-Wing", digit=9)) == "X-Wing of 5"


def messages(source: Path) -> Iterator[tuple[int, str, set[str]]]:
    """Yield line, template and the names of the facts of each message that a module makes whole.

    Facts that come in a dictionary cannot be read here.
    """
    text = source.read_text(encoding="utf-8")
    if not MAKES_ONE.search(text):
        return
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Call(
                func=ast.Name(id=name),
                args=[ast.Constant(value=str(template))],
                keywords=keywords,
            ) if name != "OpenMessage" and name.endswith(("Fault", "IllegalMove", "Message")):
                names = [word.arg for word in keywords]
                if None not in names:
                    yield node.lineno, template, {name for name in names if name}


@pytest.mark.slow
def test_no_sentence_has_a_blank_without_its_fact() -> None:
    found = [(source, *each) for source in SOURCES for each in messages(source)]
    assert len(found) > 30
    for source, line, template, facts in found:
        blanks = {blank for _, blank, _, _ in Formatter().parse(template) if blank is not None}
        assert blanks <= facts, f"{source.name}:{line} leaves a blank in “{template}”"
