# SPDX-License-Identifier: MIT
"""Games of Gomoku that come and go as text and files."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication

from tests.controllers.conftest import click
from tests.controllers.gomoku import used_again
from tests.controllers.gomoku.table import Table

table = used_again.table


def paste(table: Table, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    table.program.shell.documents.paste()
    table.settle()


def test_text_is_pasted_copied_and_played_on_against_the_computer(table: Table) -> None:
    paste(table, "h8i9j10")
    assert table.order == ["h8", "i9", "j10"]
    assert "Recognised" in table.program.notice()
    table.program.shell.copy()
    assert QGuiApplication.clipboard().text() == "h8i9j10"
    click(table.program, "Play on against the computer")
    assert [player.kind for player in table.controller.session.setup.players] == [
        "computer",
        "person",
    ]
    table.click("a1")
    assert len(table.order) == 5


def test_a_text_with_an_impossible_game_leaves_the_running_one_alone(table: Table) -> None:
    table.click("h8")
    paste(table, "(;GM[1]SZ[19];B[aa])")
    assert table.order == ["h8"]


def test_a_game_is_saved_and_opened_with_its_history(table: Table, tmp_path: Path) -> None:
    table.click("h8 i9 j10")
    table.program.shell.undo()
    path = tmp_path / "game.gomoku"
    assert table.program.shell.documents.save_to(path)
    table.begin(size=19)
    assert table.program.shell.documents.open(path)
    assert table.order == ["h8", "i9"]
    table.program.shell.redo()
    assert table.order == ["h8", "i9", "j10"]
