# SPDX-License-Identifier: MIT
"""What Sudoku says in the guide: its techniques by level, and its levels."""

from sudoku_qt.controllers.sudoku.guide import SUDOKU_TABLES, technique_chapters
from sudoku_qt.engine.sudoku.rating.levels import LEVELS


def test_techniques_stand_below_their_levels_the_easiest_first() -> None:
    chapters = technique_chapters("en")
    assert next(chapter.heading for chapter in chapters) == "Techniques: Very easy"
    keys = [page.key for chapter in chapters for page in chapter.pages]
    assert keys.index("naked_single") < keys.index("x_wing") < keys.index("death_blossom")


def test_a_page_has_its_sections_but_no_sentence_for_a_step() -> None:
    pages = {page.key: page for chapter in technique_chapters("en") for page in chapter.pages}
    page = pages["x_wing"]
    assert page.title == "X-Wing"
    assert page.text.startswith("## What it is")
    assert "{digit}" not in page.text


def test_the_table_of_levels_is_that_of_the_program() -> None:
    rows = SUDOKU_TABLES["levels"]("en").splitlines()
    assert len(rows) == len(LEVELS)
    assert rows[0] == "| 1 | Very easy | 1.2 | 3 |"
    assert rows[-1] == "| 5 | Expert | – | 17 |"
