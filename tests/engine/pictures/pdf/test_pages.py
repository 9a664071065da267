# SPDX-License-Identifier: MIT
"""The pages of a PDF are drawn by a process that is held to time and memory, and can be ended."""

import io
import sys
import time
import zlib

import pytest
from PIL import Image

from sudoku_qt.engine.pictures.grey import Page
from sudoku_qt.engine.pictures.paper import PictureFault
from sudoku_qt.engine.pictures.pdf import pages as module
from sudoku_qt.engine.pictures.pdf.drawing import HEADER
from sudoku_qt.engine.pictures.pdf.pages import pages
from sudoku_qt.engine.work import Cancelled, never

SQUARES = b"0 0 300 300 re f "


def document(operators: bytes, size: str = "400 400") -> bytes:
    """A PDF of one page."""
    drawn = zlib.compress(operators, 9)
    return b"".join(
        (
            b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n",
            b"2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R",
            f"/MediaBox[0 0 {size}]/Contents 4 0 R>>endobj\n4 0 obj".encode(),
            f"<</Length {len(drawn)}/Filter/FlateDecode>>stream\n".encode(),
            drawn + b"\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF",
        )
    )


def read(data: bytes) -> list[Page]:
    return list(pages(data, never))


def test_a_page_is_drawn_by_another_process() -> None:
    (page,) = read(document(b"0 0 200 400 re f"))
    assert (page.number, page.count, page.grey.shape) == (1, 1, (1000, 1000))
    assert page.grey[:, :490].max() < 0.01
    assert page.grey[:, 510:].min() > 0.99


@pytest.mark.parametrize("size", ["0.0001 1000000", "1000000 0.0001", "0.5 400"])
def test_a_page_without_room_for_a_grid_is_told(size: str) -> None:
    with pytest.raises(PictureFault, match="too long and too narrow"):
        read(document(b"", size))


@pytest.mark.parametrize("data", [b"%PDF-", b"%PDF-1.7 no pages", document(b"")[:90]])
def test_a_broken_one_is_told(data: bytes) -> None:
    with pytest.raises(PictureFault, match="damaged or locked"):
        read(data)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="it asks Unix what a process took")
def test_three_million_operators_are_too_much() -> None:
    import resource

    began = resource.getrusage(resource.RUSAGE_CHILDREN)
    with pytest.raises(PictureFault, match="too much time or memory"):
        read(document(SQUARES * 3_000_000))
    taken = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert taken.ru_utime + taken.ru_stime - began.ru_utime - began.ru_stime < 12


def test_one_that_is_waited_for_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST_S", 0.2)
    monkeypatch.setattr(module, "CHILD", "while True: pass")
    began = time.monotonic()
    with pytest.raises(PictureFault, match="too much time or memory"):
        read(document(b""))
    assert time.monotonic() - began < 20


def test_one_that_is_no_longer_wanted_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHILD", "while True: pass")
    began = time.monotonic()
    with pytest.raises(Cancelled):
        list(pages(document(b""), lambda: time.monotonic() > began + 0.2))
    assert time.monotonic() - began < 20


def test_whoever_wants_no_more_pages_waits_for_none() -> None:
    stream = io.BytesIO()
    sheets = [Image.new("L", (1500, 1500), 255)] * 20
    sheets[0].save(stream, "PDF", save_all=True, append_images=sheets[1:])
    drawn = pages(stream.getvalue(), never)
    assert next(drawn).count == 20
    del drawn


@pytest.mark.parametrize("numbers", [(1, 2**31, 2**31, 2**31, 1), (1, 1, 1, 0, 1)])
def test_a_page_that_claims_too_much_is_not_believed(
    numbers: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = HEADER.pack(*numbers)
    monkeypatch.setattr(module, "CHILD", f"import os; os.write(1, {said!r})")
    assert read(document(b"")) == []
