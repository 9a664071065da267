# SPDX-License-Identifier: MIT
"""What is wanted of the library is narrowed by words and filters, not by a shelf."""

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
        (Listing(collection="Club", order="name", descending=False), False),
    ],
)
def test_a_shelf_alone_narrows_nothing(wanted: Listing, *, narrowed: bool) -> None:
    assert wanted.is_narrowed is narrowed
