# SPDX-License-Identifier: MIT
"""The bytes of a picture, or of a PDF, made into grey values; nothing in them is trusted."""

from __future__ import annotations

import io
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.pictures.grey import Grey
from sudoku_qt.engine.pictures.signature import MAX_BYTES, PDF

if TYPE_CHECKING:  # decoders are an extra, imported when a picture comes
    from collections.abc import Iterator

    from PIL.Image import Image

MAX_PIXELS = 64 * 10**6
MOST_SIDE = 2400
"""Pixels of the longer side that are looked at; what is larger is made smaller."""
MOST_PAGES = 50
_FORMATS = ("PNG", "JPEG", "GIF", "BMP", "TIFF", "WEBP", "MPO")
_WHITE = (255, 255, 255, 255)


class PictureFault(Fault):
    """A picture that cannot be read."""


@dataclass(frozen=True, eq=False)
class Page:
    """A page of a file, from number 1; of its `count` pages only `MOST_PAGES` are looked at."""

    grey: Grey
    number: int = 1
    count: int = 1

    @property
    def left_out(self) -> int:
        """How many pages of the file are not looked at."""
        return max(0, self.count - MOST_PAGES)


def decode(data: bytes) -> Iterator[Page]:
    """The pages of a PDF, or the one picture. Raises `PictureFault`."""
    if len(data) > MAX_BYTES:
        raise PictureFault("The file is larger than {limit} MB.", limit=MAX_BYTES >> 20)
    if data.startswith(PDF):
        yield from _pages(data)
    else:
        yield Page(_picture(data))


def _picture(data: bytes) -> Grey:
    try:
        import PIL.Image
        import PIL.ImageOps
    except ImportError:
        raise missing() from None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # broken remarks of cameras, and sizes, looked at below
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
    """The grey values of a picture of any mode, no larger than is looked at; glass is white."""
    factor = -(-max(image.size) // MOST_SIDE)
    if image.mode.startswith(("I", "F")):
        values = np.asarray(image, dtype=np.float32)
        return _levelled(values[::factor, ::factor])
    if image.has_transparency_data:
        import PIL.Image

        ground = PIL.Image.new("RGBA", image.size, _WHITE)
        image = PIL.Image.alpha_composite(ground, image.convert("RGBA"))
    plain = image.convert("RGB").convert("L")
    return np.asarray(plain.reduce(factor), dtype=np.float32) / np.float32(255)


def _levelled(values: Grey) -> Grey:
    """Values of any depth between 0 and 1."""
    finite = np.nan_to_num(values, nan=0.0, posinf=0.0, neginf=0.0)
    low, high = float(finite.min()), float(finite.max())
    return (finite - np.float32(low)) / np.float32(max(high - low, 1e-9))


def _pages(data: bytes) -> Iterator[Page]:
    try:
        import pypdfium2
    except ImportError:
        raise missing() from None
    try:
        with pypdfium2.PdfDocument(data) as document:
            for number in range(min(len(document), MOST_PAGES)):
                page = document[number]
                scale = min(MOST_SIDE / max(*page.get_size(), 1), 2.5)
                bitmap = page.render(scale=scale, grayscale=True)
                shades = np.atleast_3d(bitmap.to_numpy())[..., 0]
                grey = shades.astype(np.float32) / np.float32(255)
                yield Page(grey, number + 1, len(document))
    except pypdfium2.PdfiumError:
        raise PictureFault("The PDF is damaged or locked.") from None


def missing() -> PictureFault:
    """What to say where no decoder is installed."""
    return PictureFault(
        "Pictures are read with Pillow and pypdfium2: pip install sudoku-qt[pictures]"
    )


def _check_size(width: int, height: int) -> None:
    if width * height > MAX_PIXELS:
        raise _too_large()


def _too_large() -> PictureFault:
    return PictureFault(
        "The picture has more than {limit} million pixels.", limit=MAX_PIXELS // 10**6
    )
