# SPDX-License-Identifier: MIT
"""A list, or a part of it, goes out in any format that holds many puzzles."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.files.exporting import filters_of
from sudoku_qt.views.dialogs.question_box import LossBox
from tests.controllers.conftest import Program
from tests.controllers.sudoku.puzzle_list.test_lists import LINES, opened


def test_only_formats_that_hold_many_are_offered() -> None:
    offered = {form.name for form in filters_of("sudoku", many=True).values()}
    assert {"line", "grid", "course", "hodoku", "opensudoku", "sudokupad"} <= offered
    assert offered.isdisjoint({"sdk", "ksudoku", "gnome", "good_sudoku"})


def test_a_part_is_exported_after_what_is_lost_was_said(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, tmp_path, [f"{line} # of the club" for line in LINES[:5]])
    told: list[str] = []

    def ask(lost: str, _: object) -> LossBox.Choice:
        told.append(lost)
        return LossBox.Choice.SAVE

    monkeypatch.setattr(LossBox, "ask_about", ask)
    for kind, name in (("81-character lines", "part"), ("OpenSudoku", "some.opensudoku")):
        answered(monkeypatch, kind, tmp_path / name)
        program.controller.lists.page.table.selectRow(2)
        program.controller.lists.page.export_asked.emit(True)
        program.settle()
    assert told == ["81-character lines cannot hold: the comment."]
    assert (tmp_path / "part.txt").read_text(encoding="utf-8") == LINES[2] + "\n"
    assert (tmp_path / "some.opensudoku").read_text(encoding="utf-8").count("<game ") == 1
    assert program.notice() == "Written: some.opensudoku"


def test_all_are_exported_in_their_order(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, tmp_path)
    answered(monkeypatch, "9x9 text", tmp_path / "all.txt")
    program.controller.lists.page.export_asked.emit(False)
    program.settle()
    digits = [each for each in (tmp_path / "all.txt").read_text("utf-8") if each in "123456789."]
    written = "".join(digits)
    assert written == "".join(LINES)


def answered(monkeypatch: pytest.MonkeyPatch, kind: str, path: Path) -> None:
    """Let the system's dialog answer with a file, and the first kind that begins so."""

    def answer(_window: object, _title: str, _name: str, kinds: str) -> tuple[str, str]:
        line = next(each for each in kinds.split(";;") if each.startswith(kind))
        return str(path), line

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)


def test_nothing_is_written_where_the_player_does_not_want_to_lose_it(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, tmp_path, [f"{line} # of the club" for line in LINES[:5]])
    answered(monkeypatch, "81-character lines", tmp_path / "all.txt")
    monkeypatch.setattr(LossBox, "ask_about", lambda *_: LossBox.Choice.CANCEL)
    program.controller.lists.page.export_asked.emit(False)
    program.settle()
    assert not (tmp_path / "all.txt").exists()


def test_what_goes_wrong_is_said(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, tmp_path)
    answered(monkeypatch, "81-character lines", tmp_path / "gone" / "all.txt")
    program.controller.lists.page.export_asked.emit(False)
    program.settle()
    assert "is not there" in program.notice()


@pytest.mark.parametrize(
    ("name", "holds"), [("some.opensudoku", "<game "), ("some.txt", LINES[0]), ("some", LINES[0])]
)
def test_where_the_dialog_tells_no_kind_the_name_does(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, holds: str
) -> None:
    opened(program, tmp_path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
    program.controller.lists.page.export_asked.emit(False)
    program.settle()
    written = (tmp_path / name).with_suffix(Path(name).suffix or ".txt")
    assert holds in written.read_text(encoding="utf-8")


def test_without_a_name_nothing_is_written(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened(program, tmp_path)
    here, said = {*tmp_path.iterdir()}, program.notice()
    monkeypatch.chdir(tmp_path)
    for kind in ("", *filters_of("sudoku", many=True)):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, kind=kind: ("", kind))
        program.controller.lists.page.export_asked.emit(False)
        program.settle()
    assert {*tmp_path.iterdir()} == here
    assert program.notice() == said
