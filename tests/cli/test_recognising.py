# SPDX-License-Identifier: MIT
"""What an input is whose beginning leaves that open."""

import io
from pathlib import Path
from typing import cast

import pytest

from sudoku_qt.cli import recognising
from sudoku_qt.cli.recognising import recognised, saved_batch
from sudoku_qt.engine import document
from sudoku_qt.engine.format import HEAD
from sudoku_qt.engine.message import Fault
from tests.cli.puzzles import EASY

DATA = Path(__file__).parents[1] / "data"


def reader_of(data: bytes) -> io.BufferedReader:
    """Make a stream of some bytes."""
    return cast("io.BufferedReader", io.BytesIO(data))


def test_it_reads_on_past_remarks() -> None:
    reader = reader_of(b"% a remark\n" * 1000 + f"{EASY}\n".encode())

    head, form = recognised(reader, reader.read1(HEAD))

    assert form is not None
    assert form.name == "line"
    assert head.endswith(EASY.encode() + b"\n")


def test_it_reads_on_past_so_many_bytes_of_remarks_and_no_further(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recognising, "MOST_HEAD", 4 * HEAD)
    remark = b"% a remark of 32 bytes with end\n"
    few = reader_of(remark * (4 * HEAD // 32 - 8) + f"{EASY}\n".encode())
    many = reader_of(remark * (4 * HEAD // 32) + f"{EASY}\n".encode())

    assert recognised(few, few.read1(HEAD))[1] is not None
    with pytest.raises(Fault, match="holds no puzzle"):
        recognised(many, many.read1(HEAD))


def test_a_saved_game_has_a_limit_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    data = (DATA / "documents" / "branch-1.0.sudoku").read_bytes()
    monkeypatch.setattr(document, "MAX_BYTES", len(data))
    assert saved_batch(reader_of(data[16:]), data[:16])[0] == len(data)
    monkeypatch.setattr(document, "MAX_BYTES", len(data) - 1)
    with pytest.raises(Fault, match="larger than"):
        saved_batch(reader_of(data[16:]), data[:16])


def test_a_game_that_is_no_sudoku_is_refused() -> None:
    reader = reader_of((DATA / "formats" / "gomoku_psq" / "good.psq").read_bytes())

    with pytest.raises(Fault, match="this is no Sudoku but a game of"):
        recognised(reader, reader.read1(HEAD))


def test_a_saved_game_is_one_puzzle() -> None:
    data = (DATA / "documents" / "branch-1.0.sudoku").read_bytes()
    reader = reader_of(data)
    head, form = recognised(reader, reader.read1(HEAD))

    size, batch = saved_batch(reader, head)

    assert form is None
    assert (size, len(batch.lines)) == (len(data), 1)
