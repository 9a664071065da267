# SPDX-License-Identifier: MIT
"""Cards of questions: rows of 52, labels of 112, a line above each row."""

from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.dialog.group_card import GroupCard, label_of


def test_rows_are_52_high_and_their_fields_stand_below_each_other(
    qtbot: QtBot, theme: Theme
) -> None:
    card = GroupCard("Time")
    qtbot.addWidget(card)
    fields = QLineEdit(), QLineEdit()
    labels = [label_of(word, field) for word, field in zip(("&Game", "&Move"), fields, strict=True)]
    for label, field in zip(labels, fields, strict=True):
        card.add(label, field)
    card.resize(400, card.sizeHint().height())
    card.show()
    rows = [field.parentWidget() for field in fields]
    assert [row.height() for row in rows if row] == [52, 52]
    assert [label.width() for label in labels] == [112, 112]
    assert fields[0].x() == fields[1].x() > 112
    image = card.grab().toImage()
    assert all(image.pixelColor(200, row.y()) == theme.edge for row in rows if row)
    assert labels[0].buddy() is fields[0]


def test_a_card_without_a_title_has_no_line_above_its_first_row_that_is_seen(
    qtbot: QtBot, theme: Theme
) -> None:
    card = GroupCard()
    qtbot.addWidget(card)
    fields = QLineEdit(), QLineEdit(), QLineEdit()
    rows = [card.add(label_of("&Game", field), field) for field in fields]
    rows[0].hide()
    card.resize(400, card.sizeHint().height())
    card.show()
    image = card.grab().toImage()
    assert image.pixelColor(200, rows[2].y()) == theme.edge
    assert image.pixelColor(200, rows[1].y() + 1) != theme.edge
    assert card.height() < 3 * 52
