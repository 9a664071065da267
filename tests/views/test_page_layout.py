# SPDX-License-Identifier: MIT
"""The layout of a page: the board is as large as can be, and nothing overlaps."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot

from sudoku_qt.override import override
from sudoku_qt.views.page_layout import GAP, NEARLY, WORTH_IT, Places, Requirements, places, stacked
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget
from tests.sweeps import in_turn

NARROWEST, WIDEST = 280, 448
USUAL = 1000 - 48, 740 - 32 - 48 - 32 - 28
"""What the usual window leaves a page."""


def height(width: int) -> int:
    """Be like the pad: low where it is wide."""
    return 112 if width >= 480 else 256


ASKED = Requirements(NARROWEST, WIDEST, height, lambda room: room)


def shared(width: int, tall: int) -> Places:
    """Share a room out."""
    return places(QRect(10, 20, width, tall), ASKED)


def test_in_a_wide_room_the_cards_stand_beside_the_board() -> None:
    board, (column,) = shared(*USUAL)
    assert board == QRect(10, 20, 600, 600)
    assert column == QRect(10 + 600 + GAP, 20, 328, 600)


def test_in_a_very_wide_room_both_stand_in_the_middle() -> None:
    board, (column,) = shared(1600, 700)
    assert column.width() == WIDEST
    assert board.left() - 10 == 10 + 1600 - (column.right() + 1)


def test_in_a_tall_room_the_cards_stand_in_two_columns_below() -> None:
    board, columns = shared(560, 900)
    assert (board.width(), board.height()) == (560, 560)
    assert [column.width() for column in columns] == [268, 268]
    assert columns[0].top() == 20 + 560 + GAP
    assert columns[1].right() == board.right()


def test_in_a_square_room_a_low_strip_lies_below() -> None:
    board, (column,) = shared(670, 682)
    assert board == QRect(10 + (670 - 546) // 2, 20, 546, 682 - GAP - 112)
    assert (column.width(), column.height()) == (670, 112)


def test_in_a_small_room_the_board_stands_alone() -> None:
    assert shared(400, 430) == Places(QRect(10, 20, 400, 430))


def test_the_column_grows_with_the_window() -> None:
    board, (column,) = shared(1440 - 48, 960 - 32 - 48 - 32 - 28)
    assert (board.width(), column.width()) == (820, 448)


def test_the_board_takes_whole_cells_and_the_column_stands_next_to_it() -> None:
    asked = ASKED._replace(whole=lambda room: room // 9 * 9)
    board, (column,) = places(QRect(0, 0, 952, 600), asked)
    assert (board.width(), column.left()) == (594, board.left() + 594 + GAP)


def test_the_span_is_from_the_boards_left_to_the_columns_right() -> None:
    where = shared(1600, 700)
    assert where.span == (where.board.left(), where.columns[0].right() + 1)
    assert Places(QRect(5, 6, 70, 80)).span == (5, 75)


@given(st.integers(60, 3000), st.integers(60, 2000))
def test_nothing_overlaps_or_leaves_the_room(width: int, tall: int) -> None:
    room = QRect(10, 20, width, tall)
    board, columns = places(room, ASKED)
    parts = [board, *columns]
    assert all(room.contains(part) for part in parts)
    assert not any(a.intersects(b) for a in parts for b in parts if a is not b)


@given(st.integers(300, 3000), st.integers(300, 2000))
def test_the_board_keeps_most_of_what_it_could_have_alone(width: int, tall: int) -> None:
    board, _ = shared(width, tall)
    alone = min(width, tall)
    assert min(board.width(), board.height()) >= int(WORTH_IT * NEARLY * alone)


@in_turn("width", [852, 900, 1000, 1400])
def test_a_column_is_never_too_narrow_for_the_pad(width: int) -> None:
    _, columns = shared(width, 560)
    assert all(NARROWEST <= column.width() <= WIDEST for column in columns)


def test_a_column_too_low_for_its_card_gives_all_the_room_to_the_board() -> None:
    asked = ASKED._replace(narrowest=840, widest=1344, height=lambda _: 984, least=lambda _: 738)
    room = QRect(24, 8, 1192, 520)
    assert places(room, asked) == Places(room)
    board, (column,) = places(room, asked._replace(least=lambda _: 520))
    assert (column.width(), column.height()) == (840, 520)
    assert board.right() < column.left()


def test_two_columns_that_would_cut_words_are_one() -> None:
    room, asked = QRect(0, 0, 396, 660), ASKED._replace(half=248)
    _, (column,) = places(room, asked)
    assert (column.width(), column.height()) == (396, 256)
    _, columns = places(QRect(0, 0, 2 * 248 + GAP, 900), asked)
    assert [each.width() for each in columns] == [248, 248]


class Tall(ThemedWidget):
    """A card of 200, which perhaps does with 100."""

    def __init__(self, *, folds: bool) -> None:
        super().__init__()
        self.folds = folds

    @override
    def sizeHint(self) -> QSize:
        return QSize(280, 200)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(280, 100)


def test_what_folds_is_folded_before_it_goes(qtbot: QtBot, theme: Theme) -> None:
    folding, essential, _ = cards = [Tall(folds=each) for each in (True, False, False)]
    for card in cards:
        qtbot.addWidget(card)
    for room, shown, height in (
        (700, cards, 200),
        (450, [folding, essential], 200),
        (350, [folding, essential], 100),
        (250, [essential], None),
    ):
        assert stacked(QRect(0, 0, 280, room), cards, essential) == shown
        assert height in {None, folding.height()}
        assert essential.geometry().bottom() < room
