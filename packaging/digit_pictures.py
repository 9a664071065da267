# SPDX-License-Identifier: MIT
"""Pictures of cells drawn from fonts, for the digit net to learn from: as cameras spoil them.

Digits of every size, weight and slant; empty cells, cells with notes, dirt and remains of lines;
shades, blur, coarse pixels, noise and JPEG. No photograph is among them.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from sudoku_qt.engine.pictures.cells import EDGE, INNER, levelled

Floats = NDArray[np.float32]
CELL = 88
"""Pixels of a cell while it is drawn; what the net sees of it is 28."""
CANVAS = 128
_DIGITS = "123456789"
_SHARE_OF_DIGITS = 0.72
_EXTENSIONS = {".ttf", ".otf", ".ttc"}


@dataclass(frozen=True)
class Face:
    """A face that has digits: its file, and the height of its digits by the size asked for."""

    path: Path
    height: float

    def digit(self, digit: str, height: float) -> Image.Image:
        """A digit so many pixels high, white on black, as small as it may be."""
        font = ImageFont.truetype(str(self.path), max(4, round(height / self.height)))
        left, top, right, low = font.getbbox(digit)
        size = (max(1, int(right - left)) + 2, max(1, int(low - top)) + 2)
        picture = Image.new("L", size)
        ImageDraw.Draw(picture).text((1 - left, 1 - top), digit, fill=255, font=font)
        return picture


def faces_in(folders: Sequence[Path]) -> list[Face]:
    """The faces whose nine digits are drawings as high as digits are, by name of file."""
    paths = {p.name: p for folder in folders for p in sorted(folder.rglob("*"))}
    found = (_face(p) for name, p in sorted(paths.items()) if p.suffix.lower() in _EXTENSIONS)
    return [face for face in found if face]


def _face(path: Path) -> Face | None:
    """The face of a file; None where it has no digits of its own, or such as hang below."""
    try:
        font = ImageFont.truetype(str(path), 100)
        boxes = [font.getbbox(digit) for digit in _DIGITS]
        masks = {bytes(font.getmask(digit)) for digit in [*_DIGITS, "\ufffe"]}
    except (OSError, ValueError):
        return None
    heights = [box[3] - box[1] for box in boxes]
    widths = [box[2] - box[0] for box in boxes]
    if len(masks) < 10 or min(heights) < 0.8 * max(heights) or min(heights) < 35:
        return None
    if max(widths) > 1.15 * max(heights) or max(box[3] for box in boxes) - boxes[0][3] > 15:
        return None
    return Face(path, float(np.median(heights)) / 100)


class Artist:
    """Draws cells, each time others, by a seed."""

    def __init__(self, faces: Sequence[Face], seed: int) -> None:
        self._faces = faces
        self._random = np.random.default_rng(seed)

    def cells(self, count: int) -> tuple[Floats, NDArray[np.int64]]:
        """So many cells as the net sees them, count by 28 by 28, and which digit each shows."""
        drawn = [self._cell() for _ in range(count)]
        pictures = np.stack([picture for picture, _, _ in drawn])
        least = np.array([contrast for _, _, contrast in drawn], dtype=np.float32)
        return levelled(pictures, least), np.array([digit for _, digit, _ in drawn])

    def _cell(self) -> tuple[Floats, int, float]:
        """A cell, the digit in it, and the contrast to which it is to be stretched at least."""
        picture, contrast = Image.new("L", (CANVAS, CANVAS)), self._between(0.12, 0.9)
        digit = 0
        if self._chance(_SHARE_OF_DIGITS):
            digit = int(self._random.integers(1, 10))
            self._draw_digit(picture, digit)
        elif self._chance(0.5):
            self._draw_notes(picture)
        self._draw_lines(picture)
        if self._chance(0.15):
            self._draw_dirt(picture)
        spoiled = self._spoiled(self._shrunk(self._warped(picture)), contrast)
        return spoiled, digit, self._between(0.15, 0.7) * contrast

    def _draw_digit(self, picture: Image.Image, digit: int) -> None:
        face = self._faces[int(self._random.integers(len(self._faces)))]
        height = self._between(0.35, 0.74) * CELL
        stamp = face.digit(str(digit), height)
        if self._chance(0.15):
            stamp = stamp.filter(ImageFilter.MaxFilter(3))
        width = round(stamp.width * self._between(0.85, 1.15))
        stamp = stamp.resize((min(max(width, 2), 78), stamp.height))
        self._paste(picture, stamp, self._random.normal(0, 0.045, 2))

    def _draw_notes(self, picture: Image.Image) -> None:
        """Small digits in their nine places, in the middle or at the corners."""
        face = self._faces[int(self._random.integers(len(self._faces)))]
        height = self._between(0.13, 0.3) * CELL
        digits = [digit for digit in _DIGITS if self._chance(self._between(0.1, 0.9))] or ["5"]
        way = self._random.integers(4)
        if way == 3:
            digits = digits[:1]
        for place, digit in enumerate(digits):
            at = (int(digit) - 1 if way == 0 else place) % 9
            grid = np.array([at % 3 - 1, at // 3 - 1]) * self._between(0.27, 0.31)
            row = np.array([(place - (len(digits) - 1) / 2) * 0.75 * height / CELL, 0.0])
            spot = row if way == 1 else self._random.normal(0, 0.18, 2) if way == 3 else grid
            self._paste(picture, face.digit(digit, height), spot)

    def _paste(self, picture: Image.Image, stamp: Image.Image, spot: NDArray[np.float64]) -> None:
        """Draw over what is there, the middle of the stamp `spot` from the middle, in cells."""
        x = round(CANVAS / 2 + spot[0] * CELL - stamp.width / 2)
        y = round(CANVAS / 2 + spot[1] * CELL - stamp.height / 2)
        picture.paste(255, (x, y, x + stamp.width, y + stamp.height), stamp)

    def _draw_lines(self, picture: Image.Image) -> None:
        """The four lines round the cell, often out of sight."""
        pen, strength = ImageDraw.Draw(picture), int(self._between(60, 256))
        away = self._random.normal(0, 0.05, 4) * CELL
        for side, off in enumerate(away):
            width = max(1, round(self._between(0.01, 0.09) * CELL))
            middle = CANVAS / 2 + (CELL / 2 if side % 2 else -CELL / 2) + off
            box = (0, middle - width / 2, CANVAS, middle + width / 2)
            turned = (box[1], box[0], box[3], box[2])
            pen.rectangle(box if side < 2 else turned, fill=strength)

    def _draw_dirt(self, picture: Image.Image) -> None:
        """A scratch, a spot, or a part of the ground in another shade."""
        pen, shade = ImageDraw.Draw(picture), int(self._between(40, 200))
        one, other = self._random.uniform(0, CANVAS, (2, 2))
        way = self._random.integers(3)
        if way == 0:
            pen.line([tuple(one), tuple(other)], fill=shade, width=int(self._random.integers(1, 4)))
        elif way == 1:
            radius = self._between(1, 8)
            pen.ellipse([*(one - radius), *(one + radius)], fill=shade)
        else:
            ground = Image.new("L", picture.size, shade // 3)
            x = int(one[0])
            part = picture.crop((x, 0, CANVAS, CANVAS))
            lifted = Image.fromarray(np.maximum(np.asarray(part), np.asarray(ground)[:, x:]))
            picture.paste(lifted, (x, 0))

    def _warped(self, picture: Image.Image) -> Image.Image:
        """Turned, slanted and a little out of perspective; what the net sees fills it."""
        half = CELL * INNER / 2
        corners = np.array([[-1, -1], [-1, 1], [1, 1], [1, -1]]) * half
        angle, slant = self._random.normal(0, 0.04), self._random.normal(0, 0.05)
        turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        corners = corners @ turn @ np.array([[1, 0], [slant, 1]])
        corners += self._random.normal(0, 0.012, (4, 2)) * CELL + CANVAS / 2
        quad = tuple(corners.ravel())
        return picture.transform(
            (2 * EDGE, 2 * EDGE), Image.Transform.QUAD, quad, Image.Resampling.BILINEAR
        )

    def _shrunk(self, picture: Image.Image) -> Image.Image:
        """Out of focus, and from as few pixels as a bad camera has for a cell."""
        if self._chance(0.7):
            radius = self._between(0.3, 4.2) if self._chance(0.5) else self._between(0.2, 1.8)
            picture = picture.filter(ImageFilter.GaussianBlur(radius))
        pixels = int(self._random.integers(15, 2 * EDGE))
        coarse = picture.resize((pixels, pixels), Image.Resampling.BOX)
        if self._chance(0.3):
            stream = io.BytesIO()
            coarse.save(stream, "JPEG", quality=int(self._random.integers(25, 90)))
            coarse = Image.open(stream)
        return coarse.resize((EDGE, EDGE), Image.Resampling.BILINEAR)

    def _spoiled(self, picture: Image.Image, contrast: float) -> Floats:
        """Dark on light or light on dark, in a light that is not even, with noise."""
        inked = np.asarray(picture, dtype=np.float32) / 255 * contrast
        along = np.linspace(-1, 1, EDGE, dtype=np.float32)
        shade = self._random.normal(0, 0.035, 2)
        ground = self._between(0.3, 1) + along[:, None] * shade[0] + along * shade[1]
        noise = self._random.normal(0, self._between(0, 0.07) * contrast, inked.shape)
        if self._chance(0.5):
            noise = (noise + np.roll(noise, 1, 0) + np.roll(noise, 1, 1)) / 1.7
        spoiled = ground - inked + noise
        return np.asarray(1 - spoiled if self._chance(0.2) else spoiled, dtype=np.float32)

    def _between(self, low: float, high: float) -> float:
        return float(self._random.uniform(low, high))

    def _chance(self, share: float) -> bool:
        return bool(self._random.random() < share)
