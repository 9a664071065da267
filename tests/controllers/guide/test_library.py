# SPDX-License-Identifier: MIT
"""The pages of a language: filled, and searched in both languages."""

from pathlib import Path

import pytest

from sudoku_qt.controllers.guide.library import GuideLibrary
from sudoku_qt.engine.guide.pages import Chapter, GuidePage
from sudoku_qt.models.contents import ContentsModel, ContentsRole
from tests.program_copy import Copy


def library(language: str) -> GuideLibrary:
    """The guide with one page more, and one table."""
    more = Chapter("Techniques", [GuidePage("mobius", "Möbius", "Une chaîne.")])
    return GuideLibrary(language, "Guide", [more], {"hint": "Hint in {}".format})


def found(model: ContentsModel, words: str) -> list[str]:
    """The keys of what a search lists."""
    model.search(words)
    entries = (model.index(row, 0).data(ContentsRole.ENTRY) for row in range(model.rowCount()))
    return [entry.key for entry in entries if entry.key]


def test_blanks_have_their_table_s_words_in_the_language_of_the_page() -> None:
    assert "Hint in zh_CN" in library("zh_CN").pages["hints"].text
    assert "{{" not in "".join(page.text for page in library("en").pages.values())


def test_a_search_knows_both_languages_and_no_accents() -> None:
    model = ContentsModel()
    model.set_entries([*library("zh_CN").entries(library("en").pages)], "In the text")
    assert found(model, "mobius chaine") == []
    assert found(model, "mobius") == ["mobius"]
    assert found(model, "CHAINE") == ["mobius"]
    assert found(model, "挖洞法") == ["own_puzzles"]
    assert "printing" in found(model, "worksheets")
    assert found(model, "打印")[0] == "printing"


@pytest.mark.slow
def test_a_new_page_is_a_file_in_each_language(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    for language, title in (("en", "Clubs"), ("zh_CN", "俱乐部")):
        copy.add(f"resources/guide/{language}/82_clubs.md", f"# {title}\n\nWhere to meet.\n")

    assert copy.window(
        "from sudoku_qt.models.contents import ContentsRole\n"
        "shell.guide.show_guide(); model = shell.guide.view.contents.list.model()\n"
        "rows = [model.index(row, 0) for row in range(model.rowCount())]\n"
        "print(sum(row.data(ContentsRole.ENTRY).key == 'clubs' for row in rows))\n"
        "shell.guide.show_page('clubs'); print(shell.guide.title)"
    ) == ["1", "Clubs"]
