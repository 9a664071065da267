# SPDX-License-Identifier: MIT
"""The workshop with several files, and with what cannot be printed as asked."""

import sys
from pathlib import Path

import pytest

from sudoku_qt.models.sudoku.paper.items import Board
from tests.cages import KILLER
from tests.controllers.sudoku.paper.opened import Open


def test_several_files_are_mixed_under_their_names(opened: Open, tmp_path: Path) -> None:
    killer, classic = tmp_path / "killers.json", tmp_path / "classics.txt"
    killer.write_text(KILLER, encoding="utf-8")
    classic.write_text(f"{'.' * 80}1\n", encoding="utf-8")
    opened.click(opened.source.kind, "A file")
    opened.workshop.read(killer, classic)
    opened.click(opened.choices.more.sections, "File")
    opened.program.settle()
    assert [text for text in opened.texts() if text in {"killers", "classics"}] == [
        "killers", "classics"
    ]  # fmt: skip
    assert "Little cages" in opened.texts()
    boards = [item for item in opened.items(Board) if isinstance(item, Board)]
    assert [board.variant is not None for board in boards] == [True, False, True, False]


def test_what_cannot_be_printed_is_said_in_place_of_the_pages(opened: Open) -> None:
    assert opened.dialog.side.print_key.isEnabled()
    opened.switch("large")
    opened.click(opened.choices.answers, "Below")
    said = opened.dialog.pages.fault
    assert said.startswith("In large print there is no room for answers below the puzzles.")
    assert opened.dialog.pages.count == 0
    assert not opened.dialog.side.print_key.isEnabled()
    opened.click(opened.choices.answers, "None")
    assert (opened.dialog.pages.fault, opened.dialog.pages.count) == ("", 1)
    assert opened.dialog.side.print_key.isEnabled()


def test_edges_that_cannot_be_written_are_said_and_no_file_is_left(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened.more("marks")
    monkeypatch.setitem(sys.modules, "pypdfium2", None)
    opened.workshop.write(tmp_path / "out.pdf")
    assert any("pip install sudoku-qt[pictures]" in text for text in opened.said())
    assert list(tmp_path.iterdir()) == []
