# SPDX-License-Identifier: MIT
"""The texts of a page are there in every language, and puzzles are called by what they are."""

from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.sharing.solving import WithSolution
from sudoku_qt.controllers.sudoku.sharing.web import WORDS, page_bytes, web_page, wordings
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.views.sudoku.web.page import WebPage

GIVENS = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
ROWS = ",".join(["[" + ",".join(["{}"] * 9) + "]"] * 9)
KILLER = read_variant(
    f'{{"size":9,"grid":[{ROWS}],"ruleset":"Have fun.",'
    '"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]}'
)
PLAIN = WithSolution(SudokuSetup(GIVENS), None)


def page(*puzzles: WithSolution, title: str = "") -> WebPage:
    """The contents of a page."""
    return web_page(puzzles, wordings(), title)


def test_the_words_are_there_in_both_languages(qtbot: QtBot) -> None:
    words = page(PLAIN).words
    assert [*words] == ["en", "zh-CN"]
    assert words["en"].keys() == words["zh-CN"].keys() == WORDS.keys()
    same = {key for key in WORDS if words["en"][key] == words["zh-CN"][key]}
    assert not same
    assert (words["en"]["name"], words["zh-CN"]["name"]) == ("English", "中文")


def test_a_puzzle_is_called_by_its_title_its_rules_or_its_number(qtbot: QtBot) -> None:
    named = WithSolution(SudokuSetup(GIVENS, title="Dawn", author="A. B.", level=2), None)
    killer = WithSolution(SudokuSetup(KILLER.givens, variant=KILLER), None)
    names = [each.name for each in page(named, killer, PLAIN).puzzles]
    assert names == [
        {"en": "Dawn", "zh-CN": "Dawn"},
        {"en": "Puzzle 2 · Killer", "zh-CN": "第 2 题 · 杀手"},
        {"en": "Puzzle 3", "zh-CN": "第 3 题"},
    ]
    assert page(killer).puzzles[0].name["en"] == "Killer"
    assert page(PLAIN).title == "Sudoku"
    assert page(named, title="list").title == "Dawn"
    assert page(named, PLAIN, title="list").title == "list"
    assert page(named).puzzles[0].about == {"en": "Easy", "zh-CN": "简单"}


def test_rules_are_told_in_both_languages_and_the_setters_words_are_kept(qtbot: QtBot) -> None:
    (shown,) = page(WithSolution(SudokuSetup(KILLER.givens, variant=KILLER), None)).puzzles
    assert [len(rules) for rules in shown.rules.values()] == [1, 1]
    assert "cage" in shown.rules["en"][0]
    assert "笼" in shown.rules["zh-CN"][0]
    assert shown.remark == "Have fun."


def test_the_file_is_a_page(qtbot: QtBot) -> None:
    text = page_bytes([PLAIN]).decode()
    assert text.startswith("<!DOCTYPE html>")
    assert text.rstrip().endswith("</html>")
