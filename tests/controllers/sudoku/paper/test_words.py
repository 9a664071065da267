# SPDX-License-Identifier: MIT
"""What is written on paper, in both languages, and never an answer that there is not."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QDate

from sudoku_qt.controllers.sudoku.paper.words import paper_words, puzzles_on_paper
from sudoku_qt.controllers.sudoku.workers.worksheet import prepare_order
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.worksheet import Prepared, prepare
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from tests.cages import KILLER, SOLVED
from tests.controllers.conftest import Begin

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
DAY = QDate(2026, 11, 22)
LISTED = PaperOptions(techniques=True)


@pytest.fixture
def ready() -> Prepared:
    """A puzzle with a cell filled and a note in another."""
    made = prepare(SudokuSetup(bytes(parse(PUZZLE)), level=2, minutes=4.6))
    return replace(made, grid=made.grid.with_value(2, 4).with_candidates(3, 0b100000))


def test_level_minutes_techniques_and_date_in_english(ready: Prepared) -> None:
    (puzzle,) = puzzles_on_paper([ready], LISTED, {})
    assert puzzle.remark == "Easy, 5 min"
    assert puzzle.techniques.startswith("Full House\u00a0×\u00a0")
    words = paper_words(PaperOptions(title="  Week 12 "), DAY)
    assert (words.title, words.date, words.answers) == (
        "Week 12",
        "22 November 2026",
        "Answers: Week 12",
    )
    assert paper_words(PaperOptions(), DAY).answers == "Answers"


def test_a_technique_that_is_needed_once_has_no_number(ready: Prepared) -> None:
    needed = (("naked_single", 1), ("hidden_single", 2))
    (puzzle,) = puzzles_on_paper([replace(ready, techniques=needed)], LISTED, {})
    assert puzzle.techniques == "Naked Single, Hidden Single\u00a0×\u00a02"


def test_and_in_chinese(ready: Prepared, begin: Begin) -> None:
    begin().appearance.set_language("zh_CN", remember=False)
    (puzzle,) = puzzles_on_paper([ready], LISTED, {})
    assert puzzle.remark == "简单，5 分钟"
    assert "、" in puzzle.techniques
    assert puzzle.techniques.startswith("同区剩余")
    words = paper_words(PaperOptions(title="第 12 周"), DAY)
    assert (words.date, words.answers) == ("2026 年 11 月 22 日", "答案：第 12 周")


def test_long_puzzles_are_counted_in_fives_and_none_takes_no_time(ready: Prepared) -> None:
    for minutes, told in ((0.2, "1 min"), (19.6, "20 min"), (43.0, "45 min")):
        each = replace(ready, setup=replace(ready.setup, minutes=minutes))
        assert puzzles_on_paper([each], PaperOptions(), {})[0].remark == f"Easy, {told}"


def test_what_was_entered_is_printed_where_that_is_wanted(ready: Prepared) -> None:
    bare, entered = (
        puzzles_on_paper([ready], PaperOptions(), {}, entered=on)[0] for on in (False, True)
    )
    assert (bare.values, bare.notes) == (ready.setup.givens, ())
    assert (entered.values[2], entered.notes[3]) == (4, 0b100000)
    assert entered.givens == bare.givens


def test_all_candidates_stand_in_the_empty_cells(ready: Prepared) -> None:
    candidates = PaperOptions(candidates=True)
    bare, entered = (
        puzzles_on_paper([ready], candidates, {}, entered=on)[0] for on in (False, True)
    )
    assert bare.notes[2] == 0b1011, "1, 2 and 4"
    assert (entered.notes[2], entered.notes[3]) == (0, 0b100000)


@pytest.mark.parametrize(
    ("text", "told"), [("." * 81, "Several solutions"), ("55" + "." * 79, "No solution")]
)
def test_a_puzzle_without_one_solution_says_so_and_has_no_answer(text: str, told: str) -> None:
    wrong = prepare(SudokuSetup(bytes(parse(text))))
    (puzzle,) = puzzles_on_paper([wrong], LISTED, {})
    assert (puzzle.solution, puzzle.remark, puzzle.techniques) == (None, told, "")


def test_a_code_goes_to_its_puzzle(ready: Prepared) -> None:
    codes = {ready.setup.givens: (b"\x01",)}
    assert puzzles_on_paper([ready], PaperOptions(), codes)[0].code == (b"\x01",)
    assert puzzles_on_paper([ready], PaperOptions(), {})[0].code == ()


def test_a_puzzle_with_its_own_rules_says_their_names_and_has_no_code() -> None:
    (found,) = recognise(KILLER.encode()).found
    opened = prepare_order(found)
    graded = replace(opened, setup=replace(opened.setup, level=2))
    codes = {opened.setup.givens: (b"\x01",)}
    known, unknown = puzzles_on_paper([graded, opened], PaperOptions(candidates=True), codes)
    assert (known.remark, unknown.remark) == ("Easy · Killer", "Killer")
    assert known.solution == bytes(map(int, SOLVED))
    assert known.variant == opened.setup.variant
    assert (
        known.rules
        == "No digit stands twice in a cage, and the digits add up to its sum where it has one."
    )
    assert known.notes[80] == 1 << int(SOLVED[80]) - 1
    assert known.code == ()
