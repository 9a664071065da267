# SPDX-License-Identifier: MIT
"""Blocks of whole lines."""

import io

import pytest

from sudoku_qt.cli import blocks
from sudoku_qt.cli.blocks import Block, blocks_of
from sudoku_qt.engine.format import FormatFault


def cut(data: bytes, size: int) -> list[Block]:
    """Cut bytes into blocks, of which four were read before."""
    return list(blocks_of(io.BufferedReader(io.BytesIO(data[4:])), data[:4], size))


@pytest.fixture
def short_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take lines of more than nine bytes for too long, and read seven bytes at a time."""
    monkeypatch.setattr(blocks, "LONGEST_LINE", 9)
    monkeypatch.setattr(blocks, "CHUNK", 7)


@pytest.mark.parametrize("size", [1, 3, 5, 100])
@pytest.mark.parametrize("chunk", [1, 2, 3, 100])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_they_are_whole_lines_however_they_end(
    size: int, chunk: int, end: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "CHUNK", chunk)
    lines = [b"one", b"", b"three", b"4"]
    found = cut(end.join(lines), size)

    assert b"".join(block.data for block in found) == b"one\n\nthree\n4\n"
    assert sum(block.size for block in found) == len(end.join(lines))
    assert all(block.data.endswith(b"\n") and block.fault is None for block in found)
    starts = [1 + sum(b.data.count(b"\n") for b in found[:at]) for at in range(len(found))]
    assert [block.first for block in found] == starts


@pytest.mark.parametrize("size", [1, 82, 100, 1000])
@pytest.mark.parametrize("chunk", [40, 82, 164, 165, 10_000])
def test_letters_of_regions_are_in_the_block_of_their_cells(
    size: int, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(blocks, "CHUNK", chunk)
    jigsaw = b"5" + b"." * 80 + b"\n" + b"AAABBBCCC" * 9 + b"\n"
    found = cut(9 * jigsaw, size)

    assert b"".join(block.data for block in found) == 9 * jigsaw
    assert sum(block.size for block in found) == len(9 * jigsaw)
    first, *others = (block.data.startswith(b"5") for block in found)
    assert first
    assert all(others)
    plain = cut(9 * (b"5" + b"." * 80 + b"\n"), 82)
    assert [len(block.data) for block in plain] == [82] * 9


@pytest.mark.usefixtures("short_lines")
@pytest.mark.parametrize("length", [10, 16, 17, 100])
@pytest.mark.parametrize("size", [1, 8, 100])
def test_a_line_that_is_too_long_leaves_an_empty_one(length: int, size: int) -> None:
    found = cut(b"one\n" + b"x" * length + b"\nthree\n" + b"y" * 9 + b"\n" + b"z" * length, size)

    assert b"".join(block.data for block in found) == b"one\n\nthree\nyyyyyyyyy\n\n"
    assert [block.first for block in found if block.fault] == [2, 5]
    assert sum(block.size for block in found) == 4 + length + 1 + 6 + 10 + length


@pytest.mark.usefixtures("short_lines")
def test_a_line_without_an_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "ENDLESS", 50)

    with pytest.raises(FormatFault, match="Line 2: the line does not come to an end"):
        cut(b"one\n" + b"x" * 100, 5)
