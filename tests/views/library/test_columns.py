# SPDX-License-Identifier: MIT
"""THE COLUMNS of the library's list."""

from sudoku_qt.models.library.listing import NAME, ORDERS
from sudoku_qt.store.library.query import Order
from sudoku_qt.views.library.columns import COLUMNS, NAMED


def test_whatever_can_be_sorted_by_is_a_column() -> None:
    assert {column.key for column in COLUMNS if column.orders} == {*ORDERS}
    assert {*ORDERS} < {order.value for order in Order}


def test_each_column_has_a_width_and_its_own_place_in_little_room() -> None:
    ranks = [column.rank for column in COLUMNS if column.key != NAME]
    assert len({*ranks}) == len(ranks)
    assert all(column.width for column in COLUMNS if column.key != NAME)
    assert [*NAMED] == [column.key for column in COLUMNS]
