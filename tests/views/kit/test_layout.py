# SPDX-License-Identifier: MIT
"""Layouts as sentences: parts in their places, room by words, and room that follows the zoom."""

import pytest
from PySide6.QtCore import QMargins, QPoint, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QFormLayout, QGridLayout, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.kit.layout import (
    SPRING,
    Inset,
    Layout,
    Space,
    add_to,
    column,
    filled_by_hand,
    filling,
    give_room,
    grid,
    holder,
    lay_out,
    padded,
    placed,
    row,
    tall,
    wide,
)
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget, wear
from tests.layout_items import items_known


def block(wide: int = 20, tall: int = 10) -> QWidget:
    """A widget that can be as large as it likes, and no smaller than this."""
    made = QWidget()
    made.setMinimumSize(wide, tall)
    return made


def shown(what: Layout, size: QSize, qtbot: QtBot) -> QWidget:
    """A widget with a layout in a size."""
    made = holder(what)
    qtbot.addWidget(made)
    made.resize(size)
    made.show()
    return made


def at(part: QWidget) -> tuple[int, int]:
    """Where a part begins."""
    place = part.mapTo(part.window(), QPoint(0, 0))
    return place.x(), place.y()


def test_a_column_of_a_row_stands_as_it_is_said(qtbot: QtBot) -> None:
    above, left, right = block(), block(), block()
    for each in (above, left, right):
        each.setFixedSize(20, 10)
    said = column(above, None, row(left, SPRING, right), SPRING, gap="usual", inset="frame")
    _whole = shown(said, QSize(200, 200), qtbot)
    assert [at(each)[1] for each in (above, left, right)] == [24, 42, 42]
    assert (at(left)[0], at(right)[0]) == (24, 200 - 24 - 20)


def test_room_to_spare_is_shared_as_it_is_said(qtbot: QtBot) -> None:
    first, second, third = block(), block(), block()
    _whole = shown(
        row(first, filling(second), filling(third, 2), gap="none"), QSize(320, 50), qtbot
    )
    assert (first.width(), second.width(), third.width()) == (20, 100, 200)


def test_a_part_is_as_large_as_it_likes_where_it_is_placed(qtbot: QtBot) -> None:
    word, inner = QLabel("word"), QLabel("inner")
    top = Qt.AlignmentFlag.AlignTop
    _whole = shown(
        row(placed(word, top), placed(column(inner), top), block()), QSize(300, 200), qtbot
    )
    assert (at(word)[1], word.height()) == (0, word.sizeHint().height())
    assert inner.height() == inner.sizeHint().height()


def test_a_folded_row_is_a_column(qtbot: QtBot) -> None:
    first, second = block(), block()
    _whole = shown(
        row(first, Space("easy"), second, gap="tight", folded=True), QSize(90, 36), qtbot
    )
    assert first.x() == second.x() == 0
    assert second.y() - first.geometry().bottom() - 1 == 4 + 12


@pytest.mark.parametrize(
    ("inset", "margins"),
    [
        ("wide", (16, 16, 16, 16)),
        (("frame", "hair"), (24, 2, 24, 2)),
        (("tight", "usual", "none", 1), (4, 8, 0, 1)),
    ],
)
def test_an_inset_is_all_round_or_by_pairs_or_by_sides(
    inset: Inset, margins: tuple[int, int, int, int]
) -> None:
    layout = QBoxLayout(QBoxLayout.Direction.LeftToRight)
    give_room(layout, "loose", inset)
    assert layout.contentsMargins() == QMargins(*margins)
    assert layout.spacing() == 10
    assert padded(QLabel(), inset).contentsMargins() == QMargins(*margins)


def test_rows_of_a_grid_have_their_columns(qtbot: QtBot) -> None:
    title, side, name, field, below = (block() for _ in range(5))
    made = QGridLayout()
    made.setColumnStretch(1, 1)
    rows = (tall(side, 3), wide(title, 2)), (None, name, row(field)), (None, None, below)
    _whole = shown(grid(*rows, gap=("usual", "tight"), into=made), QSize(200, 100), qtbot)
    assert made.getItemPosition(made.indexOf(side)) == (0, 0, 3, 1)
    assert made.getItemPosition(made.indexOf(title)) == (0, 1, 1, 2)
    assert at(field)[1] == at(name)[1] > at(title)[1]
    assert at(field)[0] == at(below)[0] == at(name)[0] + name.width() + 8
    assert at(name)[1] - title.height() == 4


def test_a_layout_of_another_kind_is_filled_by_hand(qtbot: QtBot) -> None:
    form, field = QFormLayout(), QLineEdit()
    whole = holder(column(filled_by_hand(form, gap="easy", inset="wide")))
    qtbot.addWidget(whole)
    form.addRow("Name", field)
    whole.show()
    assert (form.horizontalSpacing(), form.verticalSpacing()) == (12, 12)
    assert field.y() == 16


def test_what_grows_follows_the_zoom_and_the_rest_does_not(qtbot: QtBot, theme: Theme) -> None:
    card = ThemedWidget()
    qtbot.addWidget(card)
    grown, still = (QBoxLayout(QBoxLayout.Direction.LeftToRight) for _ in range(2))
    grows = row(gap="usual", inset=("wide", "none"), grows=True, into=grown)
    lay_out(card, column(grows, row(gap="usual", inset="wide", into=still)))
    wear(theme._replace(zoom=2.0))
    assert (grown.spacing(), grown.contentsMargins()) == (16, QMargins(32, 0, 32, 0))
    assert (still.spacing(), still.contentsMargins()) == (8, QMargins(16, 16, 16, 16))


def test_what_grows_needs_somebody_who_hears_of_the_zoom(qtbot: QtBot) -> None:
    plain = QWidget()
    qtbot.addWidget(plain)
    with pytest.raises(TypeError, match="hears of no zoom"):
        lay_out(plain, column(gap="usual", grows=True))


def test_a_part_can_have_its_layout_from_the_card_around_it(qtbot: QtBot, theme: Theme) -> None:
    card, part = ThemedWidget(), QWidget()
    qtbot.addWidget(card)
    lay_out(card, column(part))
    lay_out(card, column(block(), gap="usual", grows=True), part)
    wear(theme._replace(zoom=1.5))
    layout = part.layout()
    assert layout is not None
    assert layout.spacing() == 12


def test_no_object_is_left_for_an_item(qtbot: QtBot) -> None:
    before = items_known()
    above = QBoxLayout(QBoxLayout.Direction.TopToBottom)
    parts = column(row(block(), block()), grid((block(), row(block(), SPRING))), into=above)
    made = holder(column(parts, row(block())))
    qtbot.addWidget(made)
    add_to(above, made, row(block(), column(block(), Space("usual"))), SPRING)
    made.show()
    assert items_known() == before
