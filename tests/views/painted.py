# SPDX-License-Identifier: MIT
"""What a widget paints itself, in words: each shape with its place and its colours, each text.

The colours are called by their names in a theme where each has a value of its own.
"""

import base64
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QRegion, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.theme import Theme
from tests.views.pixels import pixels

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
SHARES = (40, 80, 120, 160, 200)
NEAR = 15
HALF = 127
"""Of what covers wholly."""
DOTS = 96
"""Dots of an inch, so that the file's points are the widget's pixels."""


def told_apart(theme: Theme) -> Theme:
    """The same theme with another value for each of its colours, and without motion."""
    shares = product(SHARES, repeat=3)
    values: dict[str, Any] = {name: QColor(*next(shares)) for name in colour_names(theme)}
    return theme._replace(motion=False, **values)


def colour_names(theme: Theme) -> list[str]:
    """What a theme calls its colours."""
    return [name for name in theme._fields if isinstance(getattr(theme, name), QColor)]


def painted(widget: QWidget, theme: Theme) -> list[str]:
    """What a widget paints, without its children, a line a shape."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    paper = QSvgGenerator()
    paper.setOutputDevice(buffer)
    paper.setResolution(DOTS)
    paper.setSize(widget.size())
    paper.setViewBox(QRect(QPoint(), widget.size()))
    painter = QPainter(paper)
    widget.render(painter, QPoint(), QRegion(), QWidget.RenderFlag(0))
    painter.end()
    root = ET.fromstring(bytes(buffer.data().data()))  # noqa: S314 - our own file
    names = {getattr(theme, name).name(): name for name in colour_names(theme)}
    return [line for group in root.iter(f"{SVG}g") for line in _lines(group, names)]


def in_sum(lines: list[str]) -> str:
    """How many lines there are, and a number that is another one if anything lies elsewhere."""
    numbers = (enumerate(map(float, NUMBER.findall(line)), 1) for line in lines)
    total = sum(place * number for line in numbers for place, number in line)
    return f"{len(lines)} lines, in sum {total:g}"


def _lines(group: ET.Element, names: dict[str, str]) -> Iterator[str]:
    inks = [_ink(group, what, names) for what in ("fill", "stroke")]
    pen = f" {float(group.get('stroke-width', '1')):g}" if inks[1] != "-" else ""
    pen += f" dashed {dashes}" if pen and (dashes := group.get("stroke-dasharray")) else ""
    share = float(group.get("opacity", "1"))
    through = f", {share:.0%} of it" if share < 1 else ""
    for shape in group:
        kind = shape.tag.removeprefix(SVG)
        if kind == "text":
            size, weight = shape.get("font-size"), shape.get("font-weight")
            place = _placed(group, [float(shape.get(name, "0")) for name in "xy"])
            ink, words = _ink(shape, "fill", names), shape.text or ""
            yield f"{ink} “{words}” {size} {weight} at {place}{through}"
        elif kind in ("path", "polyline", "polygon", "rect", "circle", "ellipse", "line", "image"):
            ground = f"{inks[0]} / {inks[1]}{pen}" if kind != "image" else _content(shape, names)
            points = _points(kind, shape)
            yield f"{ground} {kind}{_leaning(points)} {_placed(group, points)}{through}"


def _ink(group: ET.Element, what: str, names: dict[str, str]) -> str:
    value, share = group.get(what, "none"), float(group.get(f"{what}-opacity", "1"))
    if value == "none" or not share:
        return "-"
    return names.get(value, value) + (f" {share:.0%}" if share < 1 else "")


def _content(image: ET.Element, names: dict[str, str]) -> str:
    """The colours that a picture is full of, or has along a side; Qt writes it nearly as it was."""
    data = next(text for name, text in image.attrib.items() if name.endswith("href"))
    shown = pixels(QImage.fromData(base64.b64decode(data.partition(",")[2])))
    values, counts = np.unique(shown, return_counts=True)
    known = _shares(np.array([int(name[1:], 16) for name in names]))
    apart = np.abs(_shares(values)[:, None] - known).max(axis=2)
    near = np.where(apart.min(axis=1) < NEAR, apart.argmin(axis=1), len(names))
    found = np.bincount(near, counts, len(names) + 1)
    return " + ".join(
        name
        for name, count in sorted(zip(names.values(), found.tolist(), strict=False))
        if count >= max(shown.shape)
    ) + _rounding(shown)


def _rounding(shown: NDArray[np.uint32]) -> str:
    """How far from the left the upper edge begins where the corner is round, in pixels."""
    edge = np.flatnonzero(shown[0] >> 24 > HALF)
    return f", round {edge[0]}" if edge.size and edge[0] else ""


def _shares(colours: NDArray[Any]) -> NDArray[np.int64]:
    """The red, green and blue of colours."""
    shares: NDArray[np.int64] = colours.astype(np.int64)[:, None] >> np.array([16, 8, 0]) & 255
    return shares


def _points(kind: str, shape: ET.Element) -> list[float]:
    """The points of a shape, x and y in turn; of a circle two corners about it."""

    def number(name: str) -> float:
        return float(shape.get(name, "0"))

    if kind in ("circle", "ellipse"):
        across, up = (number("r"),) * 2 if kind == "circle" else (number("rx"), number("ry"))
        x, y = number("cx"), number("cy")
        return [x - across, y - up, x + across, y + up]
    if kind in ("rect", "image"):
        x, y = number("x"), number("y")
        return [x, y, x + number("width"), y + number("height")]
    if kind == "line":
        return [number(name) for name in ("x1", "y1", "x2", "y2")]
    return [float(each) for each in NUMBER.findall(shape.get("d") or shape.get("points") or "")]


def _leaning(points: list[float]) -> str:
    """Which way a shape leans: how far the middle of its points is from that of its box."""
    if len(points) <= 4:
        rises = len(points) == 4 and (points[2] - points[0]) * (points[3] - points[1]) < 0
        return " rising" * rises
    ways = []
    for places in (points[::2], points[1::2]):
        least, most = min(places), max(places)
        wide = most - least
        ways.append((sum(places) / len(places) - (least + most) / 2) / wide if wide > 1 else 0)
    lean = " ".join(f"{round(10 * way):d}" for way in ways)
    return f" of {len(points) // 2}" + (f" leaning {lean}" if lean != "0 0" else "")


def _placed(group: ET.Element, points: list[float]) -> str:
    """Where the points lie on the widget: the box about them, in half pixels."""
    matrix = [float(each) for each in NUMBER.findall(group.get("transform", ""))]
    moved = QTransform(*matrix) if len(matrix) == 6 else QTransform()
    places = [moved.map(x, y) for x, y in zip(points[::2], points[1::2], strict=True)]
    across, down = zip(*places, strict=True)
    box = QRectF(min(across), min(down), max(across) - min(across), max(down) - min(down))
    corners = (box.left(), box.top(), box.right(), box.bottom())
    ends = " ".join(f"{round(2 * each) / 2:g}" for each in corners)
    return " ".join(ends.split()[:2]) if len(places) == 1 else ends
