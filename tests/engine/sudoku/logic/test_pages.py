# SPDX-License-Identifier: MIT
"""The pages of the techniques, and the sentences that they tell steps with."""

import re
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.pages import HOUSES, Pages, TechniquePage
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource
from tests.sweeps import in_turn

CASES = Path(__file__).parents[3] / "data" / "techniques"
NAMES = [rung.name for rung in LADDER]
HOUSE_IN_SIGNS = re.compile(r"(?<!\w)(?:[bc]\d|r\d(?!\d*c))")
"""A house such as "b3" that stands alone: not in "r3c5", nor in a whip's "7b3{r1c7 r2c8}"."""
TEXT = "# Trap\n\n> [one] {cell} first.\n\n> [two] {cell} second.\n\n## What it is\n\nA trap.\n"


def test_a_page_has_a_title_sentences_and_sections() -> None:
    page = TechniquePage.read(TEXT)
    assert page.title == "Trap"
    assert page.sentences == {"one": "{cell} first.", "two": "{cell} second."}
    assert page.sections == (("What it is", "A trap."),)


def test_a_variant_may_have_a_name_of_its_own() -> None:
    page = TechniquePage.read("# 排除\n\n> [box 宫排除] {house} 中。\n\n> [row] {house} 中。\n")
    assert page.sentences == {"box": "{house} 中。", "row": "{house} 中。"}
    steps = [
        Step("hidden_single", (), (), (), variant, (), (), (), bytes(81))
        for variant in ("box", "row")
    ]
    assert [page.name(step) for step in steps] == ["宫排除", "排除"]


def test_a_name_may_have_a_shorter_one() -> None:
    page = TechniquePage.read(
        "# Unique Rectangle | UR\n\n> [a With Three Corners | UR, three] {cell}.\n\n> [b] {cell}.\n"
    )
    steps = [Step("x", (), (), (), variant, (), (), (), bytes(81)) for variant in ("a", "b")]
    assert [page.name(step) for step in steps] == ["With Three Corners", "Unique Rectangle"]
    assert [page.short_name(step) for step in steps] == ["UR, three", "UR"]
    assert TechniquePage.read(TEXT).short_name(steps[0]) == "Trap"


def test_houses_are_said_in_the_words_of_the_language() -> None:
    parts = (
        evidence.houses("bases", (2, 9, 20)),
        evidence.sectors("sectors", ((3, 0b1000010), (26, 0b1))),
    )
    step = Step.of("msls", Finding(parts, 1), (1,) * 81, bytes(81))
    text = "# 鱼\n\n> 在{bases}中：{sectors}。\n"
    words = TechniquePage.read(text, "、", HOUSES["zh_CN"])
    assert words.sentence(step) == "在第 3 行、第 1 列、第 3 宫中：第 4 行（27）、第 9 宫（1）。"
    assert words.sentence(step, "D5") == words.sentence(step)
    assert TechniquePage.read(text).sentence(step) == "在r3, c1, b3中：27r4, 1b9。"


def test_in_english_a_house_is_said_in_words_and_sets_keep_their_signs() -> None:
    parts = (
        evidence.houses("house", (3,)),
        evidence.houses("houses", (10, 20)),
        evidence.sectors("sectors", ((3, 0b1000010),)),
        evidence.cell_sets("sets", [(1 << 3 | 1 << 12, 0b111)]),
    )
    step = Step.of("msls", Finding(parts, 1), (1,) * 81, bytes(81))
    text = "# Fish\n\n> {house} and {houses}: {sectors}, {sets}.\n"
    page = TechniquePage.read(text, houses=HOUSES["en"])
    rest = "column 2, box 3: 27r4, {123} r12c4 (c4)."
    assert page.sentence(step) == f"Row 4 and {rest}"
    assert page.sentence(step, "D5").startswith("Row D and column 2, box 3: ")
    inside = TechniquePage.read("# Fish\n\n> In {house}.\n", houses=HOUSES["en"])
    assert inside.sentence(step) == "In row 4."


def test_a_set_of_several_cells_is_said_with_its_house() -> None:
    pair, three = (1 << 3 | 1 << 12, 0b111), (1 << 60, 0b1001)
    parts = (
        evidence.cell_sets("sets", [pair, three]),
        evidence.hidden_sets("hidden_sets", [(0b110, 0b11000, 18)]),
        evidence.linked_sets("linked", [pair, three], [0b1]),
    )
    step = Step.of("als_nice_loop", Finding(parts, 1), (1,) * 81, bytes(81))
    text = "# A\n\n> {sets}; {hidden_sets}; {linked}\n"
    assert TechniquePage.read(text).sentence(step) == (
        "{123} r12c4 (c4), {14} r7c7; {45} r1c23 (b1); {123} r12c4 (c4) -1- {14} r7c7"
    )
    assert TechniquePage.read(text, "、", HOUSES["zh_CN"]).sentence(step) == (
        "{123} r12c4（第 4 列）、{14} r7c7; {45} r1c23（第 1 宫）; "
        "{123} r12c4（第 4 列） -1- {14} r7c7"
    )


def test_a_house_in_signs_would_be_found() -> None:
    for wrong in ("b3 中只有 r1c8", "全在 r2 上", "7 在 c5、c6", "D 行，b9"):
        assert HOUSE_IN_SIGNS.search(wrong), wrong
    for right in ("第 3 宫中只有 r1c8 能填 7：r12c8≠7", "7b3{r1c7 r2c8} - r4c5{1 .}"):
        assert not HOUSE_IN_SIGNS.search(right), right


def test_a_step_that_leaves_a_blank_empty_has_a_sentence_of_its_own() -> None:
    page = TechniquePage.read(
        "# Trap\n\n> {refuted} go, so {result}.\n\n> [without] So {result}.\n"
    )
    for refuted, told in (((3,), "r1c4=1 go, so r1c1≠1."), ((), "So r1c1≠1.")):
        parts = (evidence.nodes("refuted", refuted), evidence.nodes("result", (729,)))
        step = Step.of("nested_braid", Finding(parts, 1), (1,) * 81, bytes(81))
        assert page.sentence(step) == told


def test_a_page_without_a_sentence_is_a_fault() -> None:
    with pytest.raises(Fault, match="no title or no sentence"):
        TechniquePage.read("# Title\n\n## What it is\n")


@pytest.mark.slow
@in_turn("language", ["en", "zh_CN"])
@in_turn("name", NAMES)
def test_every_page_tells_every_step_of_its_cases(name: str, language: str) -> None:
    page = Pages(resource("techniques") / language)[name]
    assert len(page.sections) >= 3
    for line in (CASES / f"{name}.txt").read_text("utf-8").splitlines():
        case = read_case(line)
        if case.forbids:
            continue
        for finding in instances(LADDER[name].technique, Board(case.grid)):
            sentence = page.sentence(Step.of(name, finding, case.grid.candidates, case.grid.values))
            assert finding.variant in page.sentences
            assert language == "en" or not HOUSE_IN_SIGNS.search(sentence)
            without_sets = re.sub(r"\{[\drc. ]+\}", "", sentence)
            assert not re.search(r"[{}]", without_sets)
            break


@in_turn("name", NAMES)
def test_chinese_pages_are_chinese(name: str) -> None:
    text = (resource("techniques") / "zh_CN" / f"{name}.md").read_text("utf-8")
    assert not re.search("[,;:?()]", text), "full-width punctuation"
    assert len(re.findall("[一-鿿]", text)) > 60
