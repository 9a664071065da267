# SPDX-License-Identifier: MIT
"""Sentences put together from parts are spaced as Chinese is, and English stays as it is."""

import pytest

from sudoku_qt.engine.spacing import spaced


@pytest.mark.parametrize(
    ("joined", "written"),
    [
        ("看看r4c4 的“极大格”。", "看看 r4c4 的“极大格”。"),
        ("第 6 宫、 r4c8、r5c7 的“箭头”", "第 6 宫、r4c8、r5c7 的“箭头”"),
        ("若 r5c7=7，则 由 r4c8 的“箭头”得 r4c8≠2", "若 r5c7=7，则由 r4c8 的“箭头”得 r4c8≠2"),
        ("则 r4c7=1", "则 r4c7=1"),
        (" r1c1 没有数字可填", "r1c1 没有数字可填"),
        ("凭 “箭头”，便容不下 r3c6 中的 1", "凭“箭头”，便容不下 r3c6 中的 1"),
        (" Look at “Arrow” at r4c8, r5c7: no 2 ", "Look at “Arrow” at r4c8, r5c7: no 2"),
    ],
)
def test_spaces_stand_where_they_belong(joined: str, written: str) -> None:
    assert spaced(joined) == written
    assert spaced(written) == written
