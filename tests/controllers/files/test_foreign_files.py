# SPDX-License-Identifier: MIT
"""Files of other programs in the window: opened with all that they hold."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog

from sudoku_qt.controllers.files.exporting import filters_of
from sudoku_qt.engine.formats import FORMATS, format_named, recognise
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.views.dialogs.question_box import LossBox
from tests.controllers.conftest import Program
from tests.controllers.sudoku import used_again

program = used_again.program

SAMPLES = Path(__file__).parents[2] / "data" / "formats"
GOOD = [path for form in FORMATS for path in sorted((SAMPLES / form.name).glob("good.*"))]
SUDOKU = [path for path in GOOD if not path.parent.name.startswith("gomoku")]


@pytest.mark.slow
def test_what_was_entered_and_marked_is_there(program: Program) -> None:
    session = program.controller.session
    for path in SUDOKU:
        found = recognise(path.read_bytes()).found
        wanted = position_of(found[0])
        program.shell.bars.hide_notice()

        assert program.shell.documents.open(path), path
        program.settle()
        assert "Recognised: " in program.notice(), path
        if len(found) > 1:
            program.controller.lists.play(0)
            program.settle()

        assert session.setup.givens == wanted.setup.givens, path
        assert replace(session.state, givens=b"") == replace(wanted.grid, givens=b""), path
        assert session.clock.elapsed_ms() >= wanted.elapsed_ms, path


def test_what_a_reader_left_out_is_said(program: Program) -> None:
    assert program.shell.documents.open(SAMPLES / "sdk" / "good_sections.sdk")
    program.settle()

    assert "Parts that are not understood were left out: Colours" in program.notice()


def test_a_link_is_pasted(program: Program) -> None:
    QApplication.clipboard().setText((SAMPLES / "sudokupad" / "good.txt").read_text("utf-8"))
    program.shell.documents.paste()
    program.settle()

    assert "Recognised: SudokuPad link, 27 givens, one solution." in program.notice()


def answered(monkeypatch: pytest.MonkeyPatch, choice: LossBox.Choice) -> list[str]:
    """Answer the question of what may be lost; the list of what it said."""
    asked: list[str] = []

    def ask(lost: str, _: object) -> LossBox.Choice:
        asked.append(lost)
        return choice

    monkeypatch.setattr(LossBox, "ask_about", ask)
    return asked


def test_what_a_format_cannot_hold_is_said_before(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert program.shell.documents.open(SAMPLES / "fpuzzles" / "good.json")
    program.settle()
    program.controller.session.clock.reset(5000)
    asked = answered(monkeypatch, LossBox.Choice.SAVE)

    assert program.shell.documents.export_to(tmp_path / "puzzle.sdk", format_named("sdk"))
    assert asked == ["SadMan Sudoku (.sdk) cannot hold: notes, corner notes, colours, the clock."]
    assert program.notice() == "Written: puzzle.sdk"


def test_nothing_is_written_where_the_player_does_not_want_to_lose_it(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "puzzle.sdk"
    program.controller.notes.fill_notes()
    answered(monkeypatch, LossBox.Choice.CANCEL)

    assert not program.shell.documents.export_to(path, format_named("sdk"))
    assert not path.exists()


def test_another_format_can_be_chosen_instead(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.controller.notes.fill_notes()
    answered(monkeypatch, LossBox.Choice.OTHER)
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine.sudoku"), "")
    )

    assert program.shell.documents.export_to(tmp_path / "puzzle.sdk", format_named("sdk"))
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["mine.sudoku"]


def test_where_nothing_is_lost_nothing_is_asked(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = answered(monkeypatch, LossBox.Choice.CANCEL)
    program.controller.session.clock.reset(0)
    program.controller.session.clock.hold("test", on=True)

    assert program.shell.documents.export_to(tmp_path / "puzzle.txt", format_named("line"))
    assert asked == []


def test_only_what_is_written_to_files_is_offered() -> None:
    offered = {form.name for form in filters_of("sudoku").values()}

    assert {"line", "sdk", "opensudoku", "ksudoku"} <= offered
    assert offered.isdisjoint({"sudokupad", "good_sudoku", "coach"})
