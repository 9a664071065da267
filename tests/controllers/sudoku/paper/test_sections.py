# SPDX-License-Identifier: MIT
"""Puzzles under headings: each once, those of a heading together, in the order that is said."""

from dataclasses import replace

import pytest

from sudoku_qt.controllers.sudoku.paper.sections import Sourced, arranged, source_name
from sudoku_qt.controllers.sudoku.workers.worksheet import prepare_order
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.worksheet import Prepared
from tests.cages import KILLER
from tests.controllers.conftest import Begin


def classic(level: int, seed: str) -> Prepared:
    setup = SudokuSetup(bytes(81), level=level, seed=seed)
    return Prepared(setup, Grid.of_givens(setup.givens))


@pytest.fixture
def puzzles() -> list[Sourced]:
    """Puzzles of two files, and a new one, that are in no order."""
    killer = prepare_order(recognise(KILLER.encode()).found[0])
    variant = replace(killer, setup=replace(killer.setup, seed="killer"))
    return [
        Sourced("b", classic(3, "1")),
        Sourced("", classic(1, "2")),
        Sourced("a", variant),
        Sourced("b", classic(1, "3")),
        Sourced("a", classic(0, "4")),
    ]


@pytest.mark.parametrize(
    ("sections", "headed"),
    [
        ("none", [("", "1"), ("", "2"), ("", "killer"), ("", "3"), ("", "4")]),
        ("level", [("Very easy", "2"), ("Very easy", "3"), ("Medium", "1"),
                   ("Other puzzles", "killer"), ("Other puzzles", "4")]),
        ("kind", [("Classic", "1"), ("Classic", "2"), ("Classic", "3"), ("Classic", "4"),
                  ("Killer", "killer")]),
        ("file", [("b", "1"), ("b", "3"), ("New puzzles", "2"), ("a", "killer"), ("a", "4")]),
    ],
)  # fmt: skip
def test_what_stands_under_which_heading(
    puzzles: list[Sourced], sections: str, headed: list[tuple[str, str]]
) -> None:
    found = arranged(puzzles, sections)
    assert [(each.section, each.prepared.setup.seed) for each in found] == headed


def test_and_in_chinese(puzzles: list[Sourced], begin: Begin) -> None:
    begin().appearance.set_language("zh_CN", remember=False)
    assert [each.section for each in arranged(puzzles, "kind")] == ["经典"] * 4 + ["杀手"]


def test_a_file_is_named_without_folder_and_suffix() -> None:
    assert source_name("lists/Week 12.sdm") == "Week 12"
    assert source_name("-") == "-"
