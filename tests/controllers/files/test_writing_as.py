# SPDX-License-Identifier: MIT
"""A file is asked for; its name decides what is in it, and what goes wrong is said."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.files.writing_as import WritingAs
from tests.controllers.conftest import Program
from tests.controllers.sudoku import used_again

program = used_again.program

KINDS = {".a": "A (*.a)", ".b": "B (*.b)"}


def write(program: Program, monkeypatch: pytest.MonkeyPatch, chosen: str, kind: str) -> None:
    """Let a player choose a name and a kind."""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, kind))
    writers = {".a": lambda: b"first", ".b": lambda: b"second"}
    writing = WritingAs(program.controller.services, program.controller)
    writing.ask("Write", "game", KINDS, writers)


@pytest.mark.parametrize(
    ("name", "kind", "written", "content"),
    [
        ("x", "B (*.b)", "x.b", b"second"),
        ("x.a", "B (*.b)", "x.a", b"first"),
        ("x.B", "A (*.a)", "x.B", b"second"),
        ("r1.5", "A (*.a)", "r1.5.a", b"first"),
        ("x", "", "x.a", b"first"),
    ],
)
def test_the_name_decides_and_without_an_ending_the_kind(
    name: str,
    kind: str,
    written: str,
    content: bytes,
    program: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    write(program, monkeypatch, str(folder / name), kind)
    assert [(file.name, file.read_bytes()) for file in folder.iterdir()] == [(written, content)]
    assert program.notice() == f"Written: {written}"


def test_a_file_that_cannot_be_written_is_told_of(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder.a").mkdir()
    write(program, monkeypatch, str(tmp_path / "folder.a"), "")
    assert "is a folder" in program.notice()


def test_whoever_chooses_nothing_gets_nothing(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = program.notice()
    write(program, monkeypatch, "", "")
    assert program.notice() == before


@pytest.mark.parametrize("name", ["x.a", "folder.a"])
def test_the_pointer_says_that_it_takes_a_while_and_no_longer(
    name: str, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "folder.a").mkdir()
    shapes: list[Qt.CursorShape] = []

    def content() -> bytes:
        cursor = QGuiApplication.overrideCursor()
        shapes.extend([cursor.shape()] if cursor else [])
        return b""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
    writing = WritingAs(program.controller.services, program.controller)
    writing.ask("Write", "game", KINDS, {".a": content, ".b": content})
    assert shapes == [Qt.CursorShape.WaitCursor]
    assert QGuiApplication.overrideCursor() is None
