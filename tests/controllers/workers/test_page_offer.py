# SPDX-License-Identifier: MIT
"""Games with puzzles offer a web page of the one that is played; others offer none."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.views.dialogs.picture import PictureDialog, PictureSubject, PictureWish
from tests.controllers.conftest import Program
from tests.controllers.gomoku.table import Table

WISH = PictureWish(".html", colours="shown", coordinates=True, side=1200)


def test_a_page_of_the_open_puzzle_is_written(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: list[tuple[str, ...]] = []

    def ask(_: PictureWish, subject: PictureSubject, *__: object) -> PictureWish:
        offered.append(tuple(subject.endings))
        assert subject.draw(WISH).description == "".join(
            str(digit or ".") for digit in program.controller.session.setup.givens
        )
        return WISH

    monkeypatch.setattr(PictureDialog, "ask", ask)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "my"), ""))
    program.shell.pictures.export_picture()
    program.settle()
    page = (tmp_path / "my.html").read_text("utf-8")
    assert offered == [(".png", ".svg", ".pdf", ".html")]
    assert page.startswith("<!DOCTYPE html>")
    assert program.notice() == "Written: my.html"


def test_gomoku_has_none(program: Program) -> None:
    Table(program).begin()
    assert program.shell.controller.web_page() is None
