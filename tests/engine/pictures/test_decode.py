# SPDX-License-Identifier: MIT
"""Pictures of every kind become grey values; hostile and broken ones a sentence."""

import io
import sys

import numpy as np
import pytest
from PIL import Image

from sudoku_qt.engine.pictures import decode as module
from sudoku_qt.engine.pictures import paper
from sudoku_qt.engine.pictures.decode import decode
from sudoku_qt.engine.pictures.paper import PictureFault


def saved(picture: Image.Image, form: str, **more: object) -> bytes:
    """The bytes of a picture."""
    stream = io.BytesIO()
    picture.save(stream, form, **more)
    return stream.getvalue()


@pytest.fixture
def half() -> Image.Image:
    """A picture, 20 wide and 10 high, whose left half is black."""
    picture = Image.new("RGB", (20, 10), "white")
    picture.paste("black", (0, 0, 10, 10))
    return picture


@pytest.mark.parametrize("mode", ["RGB", "L", "1", "P", "RGBA", "LA", "CMYK", "I;16", "F"])
def test_every_mode_is_grey(mode: str, half: Image.Image) -> None:
    if mode == "I;16":
        values = np.asarray(half.convert("L")).astype(np.uint16) * 257
        picture = Image.fromarray(values)
    else:
        picture = half.convert(mode)
    (page,) = decode(saved(picture, "TIFF"))

    assert page.grey.shape == (10, 20)
    assert page.grey[:, :8].max() < 0.1
    assert page.grey[:, 12:].min() > 0.9


def test_glass_is_white() -> None:
    (page,) = decode(saved(Image.new("RGBA", (4, 4), (0, 0, 0, 0)), "PNG"))
    assert page.grey.min() == 1


def test_a_photograph_is_turned_as_the_camera_was(half: Image.Image) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    (page,) = decode(saved(half, "JPEG", exif=exif))
    assert page.grey.shape == (20, 10)


def test_a_large_picture_is_made_smaller() -> None:
    (page,) = decode(saved(Image.new("L", (paper.MOST_SIDE + 1, 40), 255), "PNG"))
    assert max(page.grey.shape) <= paper.MOST_SIDE


def test_a_page_of_a_pdf_is_a_picture(half: Image.Image) -> None:
    (page,) = decode(saved(half, "PDF"))
    rows, columns = page.grey.shape
    assert columns == 2 * rows


def test_pages_are_numbered_and_those_too_many_counted(
    half: Image.Image, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper, "MOST_PAGES", 2)
    pages = decode(saved(half, "PDF", save_all=True, append_images=[half, half]))
    told = [(page.number, page.count, page.left_out) for page in pages]
    assert told == [(1, 3, 1), (2, 3, 1)]


@pytest.mark.parametrize(
    "data", [b"\x89PNG\r\n\x1a\nno picture", b"%PDF-1.7 no pages", b"\xff\xd8\xff"]
)
def test_a_broken_one_is_a_fault(data: bytes) -> None:
    with pytest.raises(PictureFault):
        list(decode(data))


def test_a_cut_off_one_is_a_fault(half: Image.Image) -> None:
    data = saved(half, "JPEG")
    with pytest.raises(PictureFault):
        list(decode(data[: len(data) // 2]))


def test_one_with_too_many_pixels_is_not_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    data = saved(Image.new("L", (30, 30)), "PNG")
    monkeypatch.setattr(module, "MAX_PIXELS", 800)
    with pytest.raises(PictureFault, match="million pixels"):
        list(decode(data))


def test_a_file_too_large_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_BYTES", 10)
    with pytest.raises(PictureFault, match="larger"):
        list(decode(b"\x89PNG\r\n\x1a\nand more"))


@pytest.mark.parametrize(("missing", "data"), [("PIL", b"\x89PNG\r\n"), ("pypdfium2", b"%PDF-")])
def test_without_a_decoder_it_says_what_to_install(
    missing: str, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [missing, *(each for each in sys.modules if each.startswith(f"{missing}."))]:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(PictureFault, match=r"pip install sudoku-qt\[pictures\]"):
        list(decode(data))


@pytest.mark.parametrize("size", [(2401, 1), (1, 2401), (60_000_000, 1), (65, 1)])
@pytest.mark.parametrize("form", ["PNG", "TIFF"])
def test_one_without_room_for_a_grid_is_told(form: str, size: tuple[int, int]) -> None:
    with pytest.raises(PictureFault, match="too long and too narrow"):
        list(decode(saved(Image.new("1", size, 1), form)))


@pytest.mark.parametrize("form", ["JPEG", "WEBP", "GIF", "BMP"])
def test_so_is_one_of_any_kind(form: str) -> None:
    with pytest.raises(PictureFault, match="too long and too narrow"):
        list(decode(saved(Image.new("RGB", (6000, 1)), form)))


def test_a_strip_that_is_just_wide_enough_is_looked_at() -> None:
    (page,) = decode(saved(Image.new("L", (64 * 50, 50), 255), "PNG"))
    assert page.grey.shape == (25, 1600)
