# SPDX-License-Identifier: MIT
"""A whole path as a file to share: an HTML page, or a PDF with a step on each page.

The page is self-contained: its drawings are inline outlines. An outline that recurs, such as a note
of the same digit, is written once and referenced.
"""

import re
from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRect
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter

from sudoku_qt.views.board.picture import DOTS_AN_INCH, FramedBoard, PictureLook, svg
from sudoku_qt.views.board.svg_text import contents, leaner
from sudoku_qt.views.sudoku.picture import BoardPicture
from sudoku_qt.views.sudoku.steps.picture import StepPicture, StepShown
from sudoku_qt.views.theme import Theme

BOARD = 480
"""The side of a drawing in pixels, if the page is wide enough."""
PAPER_MARGIN_MM = 12.0
OUTLINE = re.compile(r'<path vector-effect="none" fill-rule="evenodd" d="([^"]*)"/>')
STYLE = """\
body { margin: 2rem auto; padding: 0 1rem; max-width: 64rem; background: %(ground)s;
  color: %(text)s; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
header p, h2 small { color: %(muted)s; font-weight: normal; }
header p { margin: .5rem 0; }
header code { word-break: break-all; }
section { display: flex; flex-wrap: wrap; gap: 1.5rem; padding: 1.5rem 0;
  border-top: 1px solid %(edge)s; break-inside: avoid; }
section > svg { flex: 0 1 %(board)dpx; min-width: 0; width: 100%%; height: auto; }
section > div { flex: 1 1 18rem; overflow-wrap: anywhere; }
ul { padding-left: 1.2rem; }
h2 small { white-space: nowrap; }
@media print {
  body { margin: 0; padding: 0; max-width: none; font-size: .8rem; print-color-adjust: exact; }
  section { flex-wrap: nowrap; padding: .6rem 0; }
  section > svg { flex: 0 0 7cm; }
  section > div { flex: 1 1 auto; }
}"""


class PathPage(NamedTuple):
    """The contents of a path's file; every text is plain text, not markup."""

    title: str
    about: str
    """The facts about the puzzle below its title."""
    position: str
    """The position before the first step, a character for each cell."""
    steps: Sequence[StepShown]
    language: str
    """The language tag of a web page: en, zh-CN."""
    rows: Sequence[str]
    """The names of the rows beside each board."""


def html(page: PathPage, theme: Theme) -> bytes:
    """The HTML page, in the colours of a theme."""
    boards = [step.board(theme, page.rows) for step in page.steps[:1]]  # for all of them
    drawings = [_drawing(step, board, theme) for step in page.steps for board in boards]
    outlines = Counter(each for drawing in drawings for each in OUTLINE.findall(drawing))
    shared = [outline for outline, count in outlines.items() if count > 1]
    names = {outline: f"o{number}" for number, outline in enumerate(shared)}
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{escape(page.language)}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(page.title)}</title>",
        f"<style>\n{_style(theme)}\n</style></head>",
        "<body>",
        _shared(names),
        f"<header><h1>{escape(page.title)}</h1>",
        f"<p>{escape(page.about)}</p>",
        f"<p><code>{escape(page.position)}</code></p></header>",
        *(
            _section(step, _leaner(drawing, names))
            for step, drawing in zip(page.steps, drawings, strict=True)
        ),
        "</body></html>",
    ]
    return ("\n".join(parts) + "\n").encode()


def _style(theme: Theme) -> str:
    inks = {"ground": theme.panel, "text": theme.text, "muted": theme.muted, "edge": theme.edge}
    return STYLE % {**{name: ink.name() for name, ink in inks.items()}, "board": BOARD}


def _drawing(step: StepShown, board: BoardPicture, theme: Theme) -> str:
    """The contents of a step's SVG."""
    look = PictureLook(theme._replace(window=theme.panel), BOARD)
    framed = FramedBoard(lambda painter, room: board.paint(painter, room, step), look, "", "")
    return contents(svg(framed))


def _shared(names: dict[str, str]) -> str:
    """The outlines that are used more than once, in an invisible SVG."""
    defined = "".join(
        f'<path id="{name}" fill-rule="evenodd" d="{outline}"/>' for outline, name in names.items()
    )
    return f'<svg width="0" height="0" style="position:absolute"><defs>{defined}</defs></svg>'


def _leaner(drawing: str, names: dict[str, str]) -> str:
    """A drawing that references the shared outlines, without default attributes."""

    def used(found: re.Match[str]) -> str:
        name = names.get(found[1])
        return f'<use href="#{name}"/>' if name else found[0]

    return leaner(OUTLINE.sub(used, drawing))


def _section(step: StepShown, drawing: str) -> str:
    title, sentence, place = map(escape, (step.title, step.sentence, step.place))
    branches = "".join(f"<li>{escape(branch)}</li>" for branch in step.branches)
    label = escape(f"{step.title}. {step.sentence}")
    return (
        f'<section><svg viewBox="0 0 {BOARD} {BOARD}" role="img" aria-label="{label}">'
        f"{drawing}</svg>\n<div><h2>{title} <small>{place}</small></h2><p>{sentence}</p>"
        + (f"<ul>{branches}</ul>" if branches else "")
        + "</div></section>"
    )


def pdf(page: PathPage, theme: Theme) -> bytes:
    """The PDF, with a step on each page; `theme` is one for paper."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(*(PAPER_MARGIN_MM,) * 4))
    writer.setResolution(DOTS_AN_INCH)
    writer.setTitle(page.title)
    painter = QPainter(writer)
    for number, step in enumerate(page.steps):
        if number:
            writer.newPage()
        _paint(painter, QRect(0, 0, writer.width(), writer.height()), _in_full(step), theme)
    painter.end()
    return bytes(content.data())


def _in_full(step: StepShown) -> StepShown:
    """A step with its number and branches added to its text."""
    title = f"{step.title} · {step.place}" if step.place else step.title
    return step._replace(title=title, sentence="\n".join((step.sentence, *step.branches)))


def _paint(painter: QPainter, room: QRect, step: StepShown, theme: Theme) -> None:
    """Paint a step as wide as the paper, or narrower if it has much text."""
    picture = StepPicture(step, theme)
    size = picture.size
    scale = min(room.width() / size.width(), room.height() / size.height())
    painter.save()
    painter.translate((room.width() - size.width() * scale) / 2, 0)
    painter.scale(scale, scale)
    picture.paint(painter)
    painter.restore()
