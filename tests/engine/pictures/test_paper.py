# SPDX-License-Identifier: MIT
"""Paper without room for a grid is known by its sides, a picture by its first bytes."""

import pytest

from sudoku_qt.engine.pictures.paper import NARROW, is_narrow, is_picture
from tests.sweeps import in_turn


@pytest.mark.parametrize("size", [(1, 1), (1, NARROW), (30, 30 * NARROW), (2.5, 1)])
def test_what_may_hold_a_grid(size: tuple[float, float]) -> None:
    assert not is_narrow(*size)
    assert not is_narrow(*size[::-1])


@pytest.mark.parametrize(
    "size", [(1, NARROW + 1), (0, 0), (0, 5), (-1, 4), (1, float("inf")), (1, float("nan"))]
)
def test_what_may_not(size: tuple[float, float]) -> None:
    assert is_narrow(*size)
    assert is_narrow(*size[::-1])


@in_turn(
    "head",
    [
        b"\x89PNG\r\n\x1a\n",
        b"\xff\xd8\xff\xe0",
        b"GIF89a",
        b"BM\x36\x10\0\0\0\0\0\0",
        b"II*\0",
        b"MM\0*",
        b"RIFF\x10\0\0\0WEBPVP8 ",
        b"%PDF-1.4",
    ],
)
def test_pictures(head: bytes) -> None:
    assert is_picture(head)


@in_turn("head", [b"", b"53..7", b"BMW is a car", b"RIFF\x10\0\0\0WAVE", b"<svg"])
def test_others(head: bytes) -> None:
    assert not is_picture(head)
