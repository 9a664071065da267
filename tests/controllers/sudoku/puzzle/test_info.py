# SPDX-License-Identifier: MIT
"""The card of a puzzle: what is remarked comes first, and goes with the next description."""

from sudoku_qt.views.widgets.cards.card import Line
from tests.controllers.conftest import Program


def test_a_remark_stands_first_until_the_puzzle_is_described_again(program: Program) -> None:
    info, said = program.controller.info, program.controller.cards.info
    heard: list[bool] = []
    info.described.connect(lambda: heard.append(True))
    info.describe("Three cells are open.")
    shown = [line.text() for line in said.findChildren(Line)]
    assert "Three cells are open." in shown
    info.describe()
    assert "Three cells are open." not in [line.text() for line in said.findChildren(Line)]
    assert heard == [True, True]
