# SPDX-License-Identifier: MIT
"""Reads digits and discs out of an SVG file, by their outlines, as a person would by eye."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtGui import QPainterPath

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sudoku.cell.digit_cache import DigitCache

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
CLOSE = 0.02
"""How much two outlines of one digit may differ, of its height: files have six figures."""

Points = Sequence[tuple[float, float]]


class Placed(NamedTuple):
    """What stands where, in the units of the picture; `height` is that of a digit's ink."""

    what: int
    x: float
    y: float
    height: float
    ink: str


def digits_in(svg: bytes) -> list[Placed]:
    """Every digit of the picture, by the middle of its ink."""
    known = dict(_outlines())
    found = []
    for group in _groups(svg):
        for path in group.iter(f"{SVG}path"):
            numbers = [float(number) for number in NUMBER.findall(path.get("d", ""))]
            points = list(zip(numbers[::2], numbers[1::2], strict=True))
            digit = next((what for what, shape in known.items() if _alike(points, shape)), None)
            if digit:
                found.append(_placed(digit[0], points, group))
    return found


def discs_in(svg: bytes) -> list[Placed]:
    """Every disc of the picture: its middle, and its radius as the height."""
    found = []
    for group in _groups(svg):
        for circle in group.iter(f"{SVG}circle"):
            x, y, radius = (float(circle.get(name, "0")) for name in ("cx", "cy", "r"))
            at = _moved(x, y, group)
            found.append(Placed(0, *at, radius, group.get("fill", "")))
    return found


def _groups(svg: bytes) -> Iterator[ET.Element]:
    root = ET.fromstring(svg)  # noqa: S314 - our own file
    return (group for outer in root.iter(f"{SVG}g") for group in outer.findall(f"{SVG}g"))


def _moved(x: float, y: float, group: ET.Element) -> tuple[float, float]:
    """A point of a group in the units of the picture."""
    m = [float(number) for number in NUMBER.findall(group.get("transform", ""))]
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]


def _placed(digit: int, points: Points, group: ET.Element) -> Placed:
    moved = [_moved(x, y, group) for x, y in points]
    (left, top), (right, foot) = _corners(moved)
    return Placed(digit, (left + right) / 2, (top + foot) / 2, foot - top, group.get("fill", ""))


def _corners(points: Points) -> tuple[tuple[float, float], tuple[float, float]]:
    across, down = zip(*points, strict=True)
    return (min(across), min(down)), (max(across), max(down))


def _outlines() -> Iterator[tuple[tuple[int, Weight], Points]]:
    """Each digit in each weight, as its outline is listed from end to end."""
    digits = DigitCache()
    for weight in Weight:
        for digit in range(1, 10):
            yield (digit, weight), _listed(digits.path(digit, 1000, 800, weight))


def _listed(path: QPainterPath) -> Points:
    elements = [path.elementAt(place) for place in range(path.elementCount())]
    return [(element.x, element.y) for element in elements]


def _alike(one: Points, other: Points) -> bool:
    return len(one) == len(other) and all(
        abs(x - u) < CLOSE and abs(y - v) < CLOSE
        for (x, y), (u, v) in zip(_normal(one), _normal(other), strict=True)
    )


def _normal(points: Points) -> Points:
    """The points as they would be at the origin with a height of 1."""
    (left, top), (_, foot) = _corners(points)
    height = (foot - top) or 1
    return [((x - left) / height, (y - top) / height) for x, y in points]
