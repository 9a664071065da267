# SPDX-License-Identifier: MIT
"""What is wanted of the library is narrowed by words and filters, not by a shelf."""

from sudoku_qt.models.library.wanted import SOLVED, Wanted
from tests.sweeps import in_turn


@in_turn(
    ("wanted", "narrowed"),
    [
        (Wanted(), False),
        (Wanted(shelf=SOLVED, words="  "), False),
        (Wanted(words="kite"), True),
        (Wanted(levels=frozenset({3})), True),
        (Wanted(minutes=(0.0, 5.0)), True),
        (Wanted(states=frozenset({"new"})), True),
        (Wanted(game="gomoku"), True),
        (Wanted(collection="Club", order="name", descending=False), False),
    ],
)
def test_a_shelf_alone_narrows_nothing(wanted: Wanted, *, narrowed: bool) -> None:
    assert wanted.is_narrowed is narrowed
