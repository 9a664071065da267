# SPDX-License-Identifier: MIT
"""Pictures of boards as files: PNG in pixels, SVG in outlines, PDF as a page of its own size."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRect, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QImageWriter, QPageSize, QPainter, QPdfWriter, qGray

from sudoku_qt.views.board.lettering import in_pixels
from sudoku_qt.views.brushes import fill
from sudoku_qt.views.theme import Theme

PIXELS_AN_INCH = 96
"""Pixels per inch, as SVG defines them."""
DOTS_AN_INCH = 600
PAGE_WIDTH_MM = 120.0
"""The width of a picture in a PDF; it fits between the margins of any paper."""
SIDE, LEAST_SIDE, MOST_SIDE = 1200, 100, 8000
"""The side of a board's picture in pixels: usual, least, most."""
MARGIN = 0.03
"""The margin on each side of the picture."""
WHITE, BLACK = QColor("#FFFFFF"), QColor("#000000")
INK = QColor("#333333")
NOTHING = QColor(0, 0, 0, 0)
WHITE_GROUNDS = ("window", "panel", "board", "given_ground", "wood", "slate")
"""The colours of grounds that are replaced by white paper."""
NO_GROUNDS = ("window", "panel", "given_ground", "wood", "slate")
"""The colours that are not painted at all in a plain picture."""
PLAIN_INKS = (
    "text", "muted", "given", "entered", "note", "thin", "box", "conflict", "wrong", "branch",
    "sign", "outline", "edge", "link", "wood_line", "slate_line", "dot_black",
)  # fmt: skip
"""The colours that are black in a plain picture, besides the marks on lines."""


EMPTY_GROUP = re.compile(rb"<g [^>]*>\s*</g>\s*")
NAMED_FACE = re.compile(
    rb'\s*font-family="[^"]*" font-size="[^"]*" font-weight="[^"]*" font-style="[^"]*"'
)
"""The face that Qt names with every colour, pen and transformation."""


@dataclass(frozen=True)
class PictureLook:
    """How the picture of a board should look."""

    theme: Theme
    side: int = SIDE
    """The side in pixels; outlines can have any size, but are shown at this one."""
    coordinates: str = ""
    """"none", "digits" or "letters" for rows; "" uses the player's preference."""
    candidates: str = ""
    """"none" or "all"; "" draws the player's notes. Not used by games without candidates."""


class Picture(Protocol):
    """Something that is painted at one size, in outlines as well as in pixels."""

    @property
    def size(self) -> QSize:
        """The size, in the units in which it is painted."""

    @property
    def title(self) -> str:
        """A short title."""

    @property
    def description(self) -> str:
        """A description for those who do not see it."""

    def paint(self, painter: QPainter) -> None:
        """Paint everything, including the background."""


@dataclass(frozen=True)
class FramedBoard:
    """A board with a margin."""

    paint_board: Callable[[QPainter, QRect], None]
    """Paints the board as large as fits into a rectangle, in the painter's coordinates."""
    look: PictureLook
    title: str
    description: str

    @property
    def size(self) -> QSize:
        """A square of the chosen size."""
        return QSize(self.look.side, self.look.side)

    def paint(self, painter: QPainter) -> None:
        """Paint the background, and the board in its middle; outlines look the same at any size."""
        side = self.look.side if in_pixels(painter) else SIDE
        painter.scale(self.look.side / side, self.look.side / side)
        margin = round(side * MARGIN)
        if self.look.theme.has_grounds:
            fill(painter, 0, 0, side, side, self.look.theme.window)
        self.paint_board(painter, QRect(margin, margin, side - 2 * margin, side - 2 * margin))


def png(picture: Picture) -> bytes:
    """The picture as a PNG file, one pixel a unit."""
    content, buffer = _opened()
    QImageWriter(buffer, QByteArray(b"png")).write(image_of(picture))
    return bytes(content.data())


def image_of(picture: Picture) -> QImage:
    """The picture in pixels, one a unit."""
    image = QImage(picture.size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(NOTHING)
    painter = QPainter(image)
    picture.paint(painter)
    painter.end()
    has_ground = image.pixelColor(0, 0).alpha() > 0
    return image.convertToFormat(QImage.Format.Format_RGB32) if has_ground else image


def svg(picture: Picture) -> bytes:
    """The picture as an SVG file, with outlines for digits and links."""
    from PySide6.QtSvg import QSvgGenerator  # a library of its own: 2 ms

    content, buffer = _opened()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(picture.size)
    generator.setResolution(PIXELS_AN_INCH)
    generator.setViewBox(QRect(0, 0, picture.size.width(), picture.size.height()))
    generator.setTitle(picture.title)
    generator.setDescription(picture.description)
    painter = QPainter(generator)
    picture.paint(painter)
    painter.end()
    return lean(bytes(content.data()))


def lean(content: bytes) -> bytes:
    """An SVG file without empty groups, and without fonts of no text."""
    content = EMPTY_GROUP.sub(b"", content)
    return content if b"<text" in content else NAMED_FACE.sub(b"", content)


def pdf(picture: Picture) -> bytes:
    """The picture as a PDF file: one page of its size, with the fonts used."""
    content, buffer = _opened()
    width, height = picture.size.width(), picture.size.height()
    page = QSizeF(PAGE_WIDTH_MM, PAGE_WIDTH_MM * height / width)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(page, QPageSize.Unit.Millimeter))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(DOTS_AN_INCH)
    writer.setTitle(picture.title)
    painter = QPainter(writer)
    painter.scale(writer.width() / width, writer.height() / height)
    picture.paint(painter)
    painter.end()
    return bytes(content.data())


def _opened() -> tuple[QByteArray, QBuffer]:
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return content, buffer


WRITERS: dict[str, Callable[[Picture], bytes]] = {".png": png, ".svg": svg, ".pdf": pdf}
"""The writers by suffix; the first one is the default."""


def on_paper(theme: Theme) -> Theme:
    """The theme's colours on white backgrounds; `theme` is a light one."""
    grounds = dict.fromkeys(WHITE_GROUNDS, WHITE)
    inks = {"wood_line": INK, "slate_line": INK, "given": BLACK, "text": BLACK}
    changed: dict[str, Any] = {**grounds, **inks}
    return theme._replace(**changed)


def plain(theme: Theme) -> Theme:
    """The theme in black on nothing, for print shops; `theme` is a light one.

    What lies below digits is grey, and white only where it has to part two lines.
    """
    colours = {name: each for name, each in theme._asdict().items() if isinstance(each, QColor)}
    changed: dict[str, Any] = {name: _grey(colour) for name, colour in colours.items()}
    marks = (name for name in colours if name.startswith("mark_"))
    changed |= dict.fromkeys((*PLAIN_INKS, *marks), BLACK)
    changed |= dict.fromkeys(NO_GROUNDS, NOTHING) | {"board": WHITE}
    return theme._replace(**changed)


def _grey(colour: QColor) -> QColor:
    """The grey of the same lightness."""
    level = qGray(colour.rgb())
    return QColor(level, level, level)
