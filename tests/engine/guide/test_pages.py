# SPDX-License-Identifier: MIT
"""Pages of the guide: found by their folder, filled where they have blanks, refused untitled."""

from pathlib import Path

import pytest

from sudoku_qt.engine.guide.pages import GuidePage, as_rows, code, in_cell, read_guide
from sudoku_qt.engine.message import Fault


def test_the_folder_is_the_list_and_the_numbers_are_its_order(tmp_path: Path) -> None:
    (tmp_path / "20_the_end.md").write_text("# The end\n\nIt ends.\n", encoding="utf-8")
    (tmp_path / "05_a_start.md").write_text("# 开始\n", encoding="utf-8")
    assert read_guide(tmp_path) == (
        GuidePage("a_start", "开始", ""),
        GuidePage("the_end", "The end", "It ends."),
    )


def test_blanks_are_filled_and_other_braces_stay() -> None:
    page = GuidePage.read("page", "# Page\n\n{{hint}} and {{verb solve}}: `{puzzle}` [x](files)")
    assert page.blanks == ("hint", "verb solve")
    assert page.links == ("files",)
    assert page.filled(str.upper).text == "HINT and VERB SOLVE: `{puzzle}` [x](files)"


def test_a_page_without_a_title_is_a_fault() -> None:
    with pytest.raises(Fault, match="no title"):
        GuidePage.read("page", "Something\n")


def test_signs_of_markdown_are_letters_in_a_cell() -> None:
    assert as_rows([(in_cell("a|b *c*"), code("--to"))]) == r"| a\|b \*c\* | `--to` |"
