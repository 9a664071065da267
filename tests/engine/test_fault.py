# SPDX-License-Identifier: MIT
"""A fault says what is wrong in English, and keeps its facts apart for every other language."""

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import sudoku_qt
from sudoku_qt.engine.fault import Fault

SOURCES = sorted(Path(sudoku_qt.__file__).parent.rglob("*.py"))


def test_it_says_its_sentence_with_the_facts_filled_in() -> None:
    fault = Fault("Row {row} has two {digit}s.", row=2, digit=7)

    assert str(fault) == "Row 2 has two 7s."
    assert fault.template == "Row {row} has two {digit}s."
    assert fault.facts == {"row": 2, "digit": 7}


def test_a_fault_can_be_the_fact_of_another() -> None:
    inner = Fault("“{word}” is not a move.", word="r1c1")

    assert str(Fault("Lost. {reason}", reason=inner)) == "Lost. “r1c1” is not a move."


@pytest.mark.parametrize("word", ["{digit}", "{0}", "{", "}}", "%s", ""])
def test_a_fact_is_never_taken_for_a_blank(word: str) -> None:
    assert str(Fault("“{word}” is unknown.", word=word)) == f"“{word}” is unknown."


def test_it_can_be_sent_from_one_process_to_another() -> None:
    sent = pickle.loads(pickle.dumps(Fault("Row {row}.", row=2)))  # noqa: S301 - our own bytes

    assert str(sent) == "Row 2."


def faults(source: Path) -> Iterator[tuple[int, str, set[str]]]:
    """Yield the line, the template and the names of the facts of each fault that a module makes."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(
                func=ast.Name(id=name),
                args=[ast.Constant(value=str(template))],
                keywords=keywords,
            ) if name.endswith(("Fault", "IllegalMove")):
                yield node.lineno, template, {word.arg for word in keywords if word.arg}


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_no_sentence_has_a_blank_without_its_fact(source: Path) -> None:
    for line, template, facts in faults(source):
        blanks = {blank for _, blank, _, _ in Formatter().parse(template) if blank is not None}
        assert blanks <= facts, f"{source.name}:{line} leaves a blank in “{template}”"


def test_there_are_sentences_to_look_at() -> None:
    assert sum(len(list(faults(source))) for source in SOURCES) > 30
