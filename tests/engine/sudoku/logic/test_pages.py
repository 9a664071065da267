# SPDX-License-Identifier: MIT
"""The pages of the techniques, and the sentences that they tell steps with."""

import re
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.pages import Page, Pages
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

CASES = Path(__file__).parents[3] / "data" / "techniques"
NAMES = [rung.name for rung in LADDER]
TEXT = "# Trap\n\n> [one] {cell} first.\n\n> [two] {cell} second.\n\n## What it is\n\nA trap.\n"


def test_a_page_has_a_title_sentences_and_sections() -> None:
    page = Page.read(TEXT)
    assert page.title == "Trap"
    assert page.sentences == {"one": "{cell} first.", "two": "{cell} second."}
    assert page.sections == (("What it is", "A trap."),)


def test_a_variant_may_have_a_name_of_its_own() -> None:
    page = Page.read("# 排除\n\n> [box 宫排除] {house} 中。\n\n> [row] {house} 中。\n")
    assert page.sentences == {"box": "{house} 中。", "row": "{house} 中。"}
    steps = [
        Step("hidden_single", (), (), (), variant, (), (), (), bytes(81))
        for variant in ("box", "row")
    ]
    assert [page.name(step) for step in steps] == ["宫排除", "排除"]


def test_a_page_without_a_sentence_is_a_fault() -> None:
    with pytest.raises(Fault, match="no title or no sentence"):
        Page.read("# Title\n\n## What it is\n")


@pytest.mark.slow
@in_turn("language", ["en", "zh_CN"])
@in_turn("name", NAMES)
def test_every_page_tells_every_step_of_its_cases(name: str, language: str) -> None:
    page = Pages(resource("techniques") / language)[name]
    assert len(page.sections) == 3
    for line in (CASES / f"{name}.txt").read_text("utf-8").splitlines():
        case = read_case(line)
        if case.forbids:
            continue
        for finding in instances(LADDER[name].technique, Board(case.grid)):
            sentence = page.sentence(Step.of(name, finding, case.grid.candidates, case.grid.values))
            assert finding.variant in page.sentences
            without_sets = re.sub(r"\{[\drc. ]+\}", "", sentence)
            assert not re.search(r"[{}]", without_sets)
            break


@in_turn("name", NAMES)
def test_chinese_pages_are_chinese(name: str) -> None:
    text = (resource("techniques") / "zh_CN" / f"{name}.md").read_text("utf-8")
    assert not re.search("[,;:?()]", text), "full-width punctuation"
    assert len(re.findall("[一-鿿]", text)) > 60
