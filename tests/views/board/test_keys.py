# SPDX-License-Identifier: MIT
"""The keys of a board: where each leads."""

from PySide6.QtCore import Qt

from sudoku_qt.views.board.keys import end_of, step_of
from tests.sweeps import in_turn

Key = Qt.Key


@in_turn(
    ("key", "alone", "with_ctrl"),
    [
        (Key.Key_Home, (2, 0), (0, 3)),
        (Key.Key_End, (2, 8), (8, 3)),
        (Key.Key_PageUp, (0, 3), (0, 3)),
        (Key.Key_PageDown, (8, 3), (8, 3)),
        (Key.Key_A, None, None),
    ],
)
def test_some_keys_lead_to_the_edge(
    key: Key, alone: tuple[int, int] | None, with_ctrl: tuple[int, int] | None
) -> None:
    assert end_of(key, 2, 3, 8, ctrl=False) == alone
    assert end_of(key, 2, 3, 8, ctrl=True) == with_ctrl


def test_a_key_event_finds_its_step_by_number() -> None:
    assert step_of(int(Key.Key_Left)) == (0, -1)
    assert step_of(int(Key.Key_A)) is None
