# SPDX-License-Identifier: MIT
"""Games written for other programs, and read again."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.files.exporting import filters_of
from sudoku_qt.controllers.files.picture_reader import SUFFIXES
from sudoku_qt.engine.formats import FORMATS
from sudoku_qt.views.dialogs.question_box import LossBox
from tests.controllers.conftest import Program
from tests.controllers.gomoku.table import Table
from tests.controllers.sudoku import used_again
from tests.sweeps import in_turn

program = used_again.program


def test_each_format_of_a_game_has_its_line_in_the_dialog() -> None:
    lines = filters_of("gomoku")
    assert "RenLib (*.lib)" in lines
    assert {form.game for form in lines.values()} == {"gomoku"}
    assert {form.game for form in filters_of("sudoku").values()} == {"sudoku"}


def test_the_dialog_for_opening_offers_what_the_formats_read(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[str] = []

    def answer(_window: object, _title: str, _folder: str, kinds: str) -> tuple[str, str]:
        offered.append(kinds)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", answer)
    program.shell.documents.open_file()
    patterns = set(re.findall(r"\*(\.\w+)", offered[0]))
    formats = {suffix for form in FORMATS for suffix in form.suffixes}
    assert patterns == {".sudoku", ".gomoku", *formats, *SUFFIXES}


@in_turn("name", ["gomoku_psq", "gomoku_sgf", "gomoku_renlib", "gomoku_text"])
def test_a_game_of_gomoku_goes_out_and_comes_in_again(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table = Table(program)
    table.begin()
    table.click("h8 i9 j10")
    line = next(line for line, form in filters_of("gomoku").items() if form.name == name)
    suffix = filters_of("gomoku")[line].suffixes[0]
    answer = str(tmp_path / "game"), line
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    assert program.shell.documents.save_as()
    assert not table.controller.session.path, "the game itself is not saved by that"
    table.begin(size=19)
    assert program.shell.documents.open(tmp_path / f"game{suffix}")
    program.settle()
    assert table.order == ["h8", "i9", "j10"]


def test_what_a_format_cannot_hold_is_said(program: Program, tmp_path: Path) -> None:
    table = Table(program)
    table.begin(size=19)
    form = next(form for form in filters_of("gomoku").values() if form.name == "gomoku_renlib")
    assert not program.shell.documents.export_to(tmp_path / "game.lib", form)
    assert "15 rows only" in program.notice()


def test_a_sudoku_goes_out_and_comes_in_again(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LossBox, "ask_about", lambda *_: LossBox.Choice.SAVE)
    before = program.controller.session.setup.givens
    form = next(form for form in filters_of("sudoku").values() if form.name == "line")
    path = tmp_path / "puzzle.txt"
    assert program.shell.documents.export_to(path, form)
    program.controller.type_in()
    assert program.shell.documents.open(path)
    program.settle()
    assert program.controller.session.setup.givens == before
