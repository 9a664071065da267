# SPDX-License-Identifier: MIT
"""A page has a card for each group, with its rows in their order."""

from pytestqt.qtbot import QtBot

from sudoku_qt.models.option import Option
from sudoku_qt.views.preferences.option_row import RowsCard
from sudoku_qt.views.preferences.page import OptionsPage
from sudoku_qt.views.theme import Theme

ROWS = [Option(f"r{n}", "p", "AB"[n % 2], f"Row {n}", default=False) for n in range(4)]


def test_rows_of_a_group_share_a_card(qtbot: QtBot, theme: Theme) -> None:
    page = OptionsPage(ROWS, narrow=False)
    qtbot.addWidget(page)
    assert [row.option.name for row in page.rows] == ["r0", "r1", "r2", "r3"]
    cards = page.findChildren(RowsCard)
    assert len(cards) == 2
    assert [row.parent() is cards[0] for row in page.rows] == [True, False, True, False]
