# SPDX-License-Identifier: MIT
"""Files of other programs in the window: opened with all that they hold."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sudoku_qt.controllers.files.exporting import filters_of
from sudoku_qt.engine.formats import FORMATS, recognise
from sudoku_qt.engine.sudoku.text.position import position_of
from tests.controllers.conftest import Program

SAMPLES = Path(__file__).parents[2] / "data" / "formats"
GOOD = [path for form in FORMATS for path in sorted((SAMPLES / form.name).glob("good.*"))]
SUDOKU = [path for path in GOOD if not path.parent.name.startswith("gomoku")]


@pytest.mark.parametrize("path", SUDOKU, ids=lambda path: path.parent.name)
def test_what_was_entered_and_marked_is_there(path: Path, program: Program) -> None:
    wanted = position_of(recognise(path.read_bytes()).found[0])

    assert program.shell.documents.open(path)
    program.settle()

    session = program.controller.session
    assert session.setup.givens == wanted.setup.givens
    assert replace(session.state, givens=b"") == replace(wanted.grid, givens=b"")
    assert session.clock.elapsed_ms() >= wanted.elapsed_ms
    assert "Recognised: " in program.notice()


def test_what_a_reader_left_out_is_said(program: Program) -> None:
    assert program.shell.documents.open(SAMPLES / "sdk" / "good_sections.sdk")
    program.settle()

    assert "Parts that are not understood were left out: Colours" in program.notice()


def test_a_link_is_pasted(program: Program) -> None:
    QApplication.clipboard().setText((SAMPLES / "sudokupad" / "good.txt").read_text("utf-8"))
    program.shell.documents.paste()
    program.settle()

    assert "Recognised: SudokuPad link, 27 givens, one solution." in program.notice()


def test_what_a_format_cannot_hold_is_said(program: Program, tmp_path: Path) -> None:
    assert program.shell.documents.open(SAMPLES / "fpuzzles" / "good.json")
    program.settle()
    form = next(form for form in filters_of("sudoku").values() if form.name == "sdk")

    assert program.shell.documents.export_to(tmp_path / "puzzle.sdk", form)
    assert "SadMan Sudoku (.sdk) cannot hold: centre notes, corner notes, colours" in (
        program.notice()
    )


def test_only_what_is_written_to_files_is_offered() -> None:
    offered = {form.name for form in filters_of("sudoku").values()}

    assert {"line", "sdk", "opensudoku", "ksudoku"} <= offered
    assert offered.isdisjoint({"sudokupad", "good_sudoku", "coach"})
