# SPDX-License-Identifier: MIT
"""Pictures and PDFs decoded to grey values; the files are not trusted."""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from sudoku_qt.engine.pictures.grey import Grey, Page
from sudoku_qt.engine.pictures.paper import (
    MAX_BYTES,
    MOST_SIDE,
    PDF,
    PictureFault,
    is_narrow,
    missing,
    narrow,
)
from sudoku_qt.engine.pictures.pdf.pages import pages
from sudoku_qt.engine.work import Stop, never

if TYPE_CHECKING:  # decoders are an extra, imported when a picture comes
    from PIL.Image import Image

MAX_PIXELS = 64 * 10**6
_FORMATS = ("PNG", "JPEG", "GIF", "BMP", "TIFF", "WEBP", "MPO")
_WHITE = (255, 255, 255, 255)


def decode(data: bytes, stop: Stop = never) -> Iterator[Page]:
    """The pages of a PDF, or the single picture. Raises `PictureFault` and `Cancelled`."""
    if len(data) > MAX_BYTES:
        raise PictureFault("The file is larger than {limit} MB.", limit=MAX_BYTES >> 20)
    if data.startswith(PDF):
        yield from pages(data, stop)
    else:
        yield Page(_picture(data))


def _picture(data: bytes) -> Grey:
    try:
        import PIL.Image  # 45 ms, with the next
        import PIL.ImageOps
    except ImportError:
        raise missing() from None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about metadata, and sizes, which are checked below
            image: Image = PIL.Image.open(io.BytesIO(data), formats=_FORMATS)
            _check_size(*image.size)
            image.draft("RGB", (MOST_SIDE, MOST_SIDE))
            return grey_of(PIL.ImageOps.exif_transpose(image))
    except PictureFault:
        raise
    except PIL.Image.DecompressionBombError:
        raise _too_large() from None
    except Exception:  # noqa: BLE001 - a hostile file makes decoders raise whatever they like
        raise PictureFault("The picture is damaged.") from None


def grey_of(image: Image) -> Grey:
    """The grey values of a picture of any mode, scaled down to what is used; glass is white."""
    factor = -(-max(image.size) // MOST_SIDE)
    if image.mode.startswith(("I", "F")):
        values = np.asarray(image, dtype=np.float32)
        return _levelled(values[::factor, ::factor])
    if image.has_transparency_data:
        import PIL.Image  # 21 ms

        ground = PIL.Image.new("RGBA", image.size, _WHITE)
        image = PIL.Image.alpha_composite(ground, image.convert("RGBA"))
    plain = image.convert("RGB").convert("L")
    return np.asarray(plain.reduce(factor), dtype=np.float32) / np.float32(255)


def _levelled(values: Grey) -> Grey:
    """Values of any depth between 0 and 1."""
    finite = np.nan_to_num(values, nan=0.0, posinf=0.0, neginf=0.0)
    low, high = float(finite.min()), float(finite.max())
    return (finite - np.float32(low)) / np.float32(max(high - low, 1e-9))


def _check_size(width: int, height: int) -> None:
    if width * height > MAX_PIXELS:
        raise _too_large()
    if is_narrow(width, height):
        raise narrow()


def _too_large() -> PictureFault:
    return PictureFault(
        "The picture has more than {limit} million pixels.", limit=MAX_PIXELS // 10**6
    )
