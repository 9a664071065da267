# SPDX-License-Identifier: MIT
"""A picture is known by how its file begins."""

from sudoku_qt.engine.pictures.signature import is_picture
from tests.sweeps import in_turn


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
