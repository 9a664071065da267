# SPDX-License-Identifier: MIT
"""Boards answer to keys and the mouse as `tests/data/board_answers` says.

Where that was meant to change, `ANSWERS=write` before pytest writes it anew: what it then says is
to be read. A state is told as far as it differs from the first of its board.
"""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from tests.views.board_answers import BOARDS, SIDE, answers

FOLDER = Path(__file__).resolve().parent.parent / "data" / "board_answers"


def answered(name: str, owner: QObject) -> list[str]:
    board = BOARDS[name](owner)
    board.resize(SIDE, SIDE)
    board.show()
    QApplication.processEvents()
    found = [*answers(board)]
    board.close()
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_answers_as_is_written_down(name: str, owner: QObject) -> None:
    found = answered(name, owner)
    first = FOLDER / f"{name.partition(',')[0].partition(' ')[0]}.txt"
    file = FOLDER / f"{name.replace(',', '').replace(' ', '_')}.txt".replace("'", "")
    if file != first:
        usual = {*first.read_text(encoding="utf-8").splitlines()}
        found = [line for line in found if line not in usual]
    if os.environ.get("ANSWERS") == "write":
        FOLDER.mkdir(exist_ok=True)
        file.write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
    assert found == file.read_text(encoding="utf-8").splitlines()
