# SPDX-License-Identifier: MIT
"""The process that draws a PDF says by its exit code what is wrong with it."""

import subprocess
import sys
from io import BytesIO
from types import SimpleNamespace
from typing import cast

import pytest

from sudoku_qt.engine.pictures.pdf import drawing
from sudoku_qt.engine.pictures.pdf.drawing import DAMAGED, DONE, HEADER, MORE, NARROW, SECONDS
from sudoku_qt.engine.pictures.pdf.limits import ProcessLimits
from tests.engine.pictures.pdf.test_pages import document

CHILD = "import sys; from sudoku_qt.engine.pictures.pdf.drawing import main; sys.exit(main())"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (document(b""), DONE),
        (b"%PDF-1.7 no pages", DAMAGED),
        (b"", DAMAGED),
        (document(b"", "1 65"), NARROW),
    ],
)
def test_what_it_says(data: bytes, code: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHILD, "9"], input=data, stdout=subprocess.PIPE, check=False
    )
    assert done.returncode == code
    assert bool(done.stdout) is (code == DONE)


def test_a_page_is_told_by_its_size_and_its_shades() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHILD, "9"],
        input=document(b"", "200 100"),
        stdout=subprocess.PIPE,
        check=True,
    )
    head = HEADER.unpack(done.stdout[: HEADER.size])
    assert head == (1, 500, 250, 500, 1)
    assert len(done.stdout) == HEADER.size + 500 * 250


def test_the_process_needs_neither_qt_nor_arrays() -> None:
    """They would be of the memory that it may use."""
    code = "import sys, sudoku_qt.engine.pictures.pdf.drawing; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numpy", "PySide6", "PIL"} & set(done.stdout.split())


def test_each_page_that_was_drawn_gives_the_next_one_its_time() -> None:
    drawn = SimpleNamespace(buffer=b"\0", width=1, height=1, stride=1, n_channels=1)
    page = SimpleNamespace(get_size=lambda: (100, 100), render=lambda **_: drawn)
    allowed: list[float] = []
    limits = cast(ProcessLimits, SimpleNamespace(allow=allowed.append))

    assert drawing._draw([page] * 5, 3, BytesIO(), limits) == DONE
    assert allowed == [SECONDS + MORE, SECONDS + 2 * MORE, SECONDS + 3 * MORE]
