# SPDX-License-Identifier: MIT
"""What is wanted of the library is narrowed by words and filters, not by a shelf."""

from dataclasses import replace

from sudoku_qt.models.library.listing import SOLVED, Listing
from tests.sweeps import in_turn


@in_turn(
    ("wanted", "narrowed"),
    [
        (Listing(), False),
        (Listing(shelf=SOLVED, words="  "), False),
        (Listing(words="kite"), True),
        (Listing(levels=frozenset({3})), True),
        (Listing(minutes=(0.0, 5.0)), True),
        (Listing(states=frozenset({"new"})), True),
        (Listing(game="gomoku"), True),
        (Listing(se=(1.0, 2.0)), True),
        (Listing(givens=(17, 20)), True),
        (Listing(hardest=frozenset({"x_wing"})), True),
        (Listing(minimal=False), True),
        (Listing(collection="Club", order="name", descending=False), False),
    ],
)
def test_a_shelf_alone_narrows_nothing(wanted: Listing, *, narrowed: bool) -> None:
    assert wanted.is_narrowed is narrowed


def test_only_another_order_or_other_filters_keep_what_is_chosen() -> None:
    before = Listing(words="kite", shelf=SOLVED)
    for other, kept in (
        (replace(before, order="se"), True),
        (replace(before, minimal=False, descending=False), True),
        (replace(before, words="kites"), False),
        (replace(before, collection="Mine", order="se"), False),
        (before, False),
    ):
        assert other.differs_in_order_or_filters(before) is kept
