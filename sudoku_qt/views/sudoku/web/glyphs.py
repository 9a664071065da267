# SPDX-License-Identifier: MIT
"""The digits of a web page as outlines, so that no reader needs the font."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtGui import QPainterPath

from sudoku_qt.models.sudoku.board.cell import NUMBERS
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sudoku.cell.digit_cache import sign_outline

UNIT = 1000
"""The height of a digit with flat ends, in the units of its outline."""
FACES = {"g": Weight.DemiBold, "e": Weight.Normal, "n": Weight.Medium}
"""The faces of givens, of entered digits and of notes, by the first letter of their names."""
MOVE, LINE, CURVE = (
    QPainterPath.ElementType.MoveToElement,
    QPainterPath.ElementType.LineToElement,
    QPainterPath.ElementType.CurveToElement,
)
LETTERS = {MOVE: "M", LINE: "L", CURVE: "C"}
"""The commands of a path's data; the further points of a curve follow without one."""


class Glyphs(NamedTuple):
    """The outlines of the digits of each face as SVG, and their widths."""

    svg: str
    widths: dict[str, list[int]]


def glyphs(most: int) -> Glyphs:
    """The digits from 1 to `most`, around their middles; that of 5 as a given is named "g5"."""
    drawn, widths = list[str](), dict[str, list[int]]()
    for name, weight in FACES.items():
        outlines = [sign_outline(NUMBERS[digit], weight) for digit in range(1, most + 1)]
        widths[name] = [round(each.boundingRect().width() * UNIT) for each in outlines]
        drawn += [
            f'<path id="{name}{digit}" d="{data_of(outline)}"/>'
            for digit, outline in enumerate(outlines, start=1)
        ]
    return Glyphs("".join(drawn), widths)


def data_of(path: QPainterPath) -> str:
    """An outline as the data of an SVG path, in whole units."""
    return "".join(_written(path))


def _written(path: QPainterPath) -> Iterator[str]:
    for number in range(path.elementCount()):
        element = path.elementAt(number)
        x, y = round(element.x * UNIT), round(element.y * UNIT)
        yield f"{LETTERS.get(element.type, ' ')}{x} {y}"
