# SPDX-License-Identifier: MIT
"""Screens of Sudoku programs, drawn in their proportions: lines, colours, digits and candidates."""

import io
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import isqrt
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

INTER = Path(__file__).parents[3] / "resources" / "fonts" / "InterSudoku-Medium.otf"
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

SIX = "1...3...5.64..2......5..56.4...1...6"
"""A puzzle in boxes of two rows,"""
STANDING = "".join(SIX[cell % 6 * 6 + cell // 6] for cell in range(36))
"""... and in boxes of three."""


def boxes(side: int, rows: int, columns: int) -> list[int]:
    """The box of each cell, row by row."""
    cells = range(side * side)
    return [c // side // rows * (side // columns) + c % side // columns for c in cells]


@dataclass(frozen=True)
class Screen:
    """How a program draws: lengths in parts of a cell, colours as Pillow names them.

    `lines` are those of cells, boxes and the frame; `notes` is how they stand: in their nine
    places, in the middle, or at the corners.
    """

    ground: str = "#FFFFFF"
    given_ground: str = "#FFFFFF"
    thin: str = "#BABEC3"
    thick: str = "#292E35"
    lines: tuple[float, float, float] = (1 / 66, 2 / 66, 3 / 66)
    given: str = "#191F25"
    entered: str = "#0052B4"
    note: str = "#535C66"
    height: float = 0.57
    note_height: float = 0.235
    notes: str = "places"
    around: str = "#E8EBF0"
    font: Path = INTER


OURS = Screen(given_ground="#E9EDF2", thin="#B3B9C0")
OURS_DARK = Screen(
    ground="#2B2E32",
    given_ground="#1C1E22",
    thin="#4A4E54",
    thick="#888D92",
    given="#E8EAEC",
    entered="#8DD0FF",
    note="#B2B6BC",
    around="#15171A",
)
GNOME = Screen(
    thin="#C0BFBC",
    thick="#3D3846",
    lines=(0.015, 0.06, 0.06),
    given="#1A1A1A",
    entered="#1C71D8",
    height=0.62,
    note_height=0.25,
    around="#FAFAFA",
)
GNOME_DARK = replace(
    GNOME,
    ground="#1E1E1E",
    given_ground="#303030",
    thin="#4A4A4A",
    thick="#C0BFBC",
    given="#FFFFFF",
    entered="#78AEED",
    note="#DEDDDA",
    around="#242424",
)
SUDOKUPAD = Screen(
    thin="#000000",
    thick="#000000",
    lines=(1 / 64, 3 / 64, 3 / 64),
    given="#000000",
    entered="#1D6AE5",
    note="#1D6AE5",
    height=0.72,
    note_height=0.27,
    notes="corners",
    around="#FFFFFF",
)
SUDOKUPAD_MIDDLE = replace(SUDOKUPAD, notes="middle", note_height=0.29)
SUDOKUWIKI = replace(
    SUDOKUPAD,
    thin="#A0A0A0",
    lines=(1 / 50, 2 / 50, 3 / 50),
    entered="#0000FF",
    note="#808080",
    height=0.6,
    note_height=0.24,
    notes="places",
    around="#FFFFEE",
)
SCREENS = {
    "ours": OURS,
    "ours, dark": OURS_DARK,
    "GNOME Sudoku": GNOME,
    "GNOME Sudoku, dark": GNOME_DARK,
    "SudokuPad": SUDOKUPAD,
    "SudokuPad, centre notes": SUDOKUPAD_MIDDLE,
    "SudokuWiki": SUDOKUWIKI,
}


def digits_of(line: str) -> bytes:
    """81 characters as 81 digits."""
    return bytes(int(letter) if letter.isdigit() else 0 for letter in line)


def drawn(
    screen: Screen,
    puzzle: str,
    cell: int = 48,
    notes: dict[int, str] | None = None,
    givens: str = "",
) -> Image.Image:
    """A screen with a puzzle and notes by cell; what is not among the givens was entered."""
    margin = cell // 2
    picture = Image.new("RGB", (9 * cell + 2 * margin,) * 2, screen.around)
    pen = ImageDraw.Draw(picture)
    for at, letter in enumerate(puzzle):
        x, y = margin + at % 9 * cell, margin + at // 9 * cell
        given = (givens or puzzle)[at].isdigit()
        ground = screen.given_ground if given else screen.ground
        pen.rectangle((x, y, x + cell, y + cell), fill=ground)
        middle = (x + cell / 2, y + cell / 2)
        if letter.isdigit():
            _write(pen, screen, letter, middle, screen.height * cell, given=given)
        for note, (u, v) in _places(screen, (notes or {}).get(at, "")):
            spot = (middle[0] + u * cell, middle[1] + v * cell)
            _write(pen, screen, note, spot, screen.note_height * cell)
    _rule(pen, screen, cell, margin)
    return picture


def drawn_in(screen: Screen, puzzle: str, regions: Sequence[int], cell: int = 48) -> Image.Image:
    """A screen with a puzzle of any size, with thick lines between its regions."""
    side, margin = isqrt(len(puzzle)), cell // 2
    picture = Image.new("RGB", (side * cell + 2 * margin,) * 2, screen.around)
    pen = ImageDraw.Draw(picture)
    for at, letter in enumerate(puzzle):
        x, y = margin + at % side * cell, margin + at // side * cell
        ground = screen.given_ground if letter.isdigit() else screen.ground
        pen.rectangle((x, y, x + cell, y + cell), fill=ground)
        if letter.isdigit():
            middle = (x + cell / 2, y + cell / 2)
            _write(pen, screen, letter, middle, screen.height * cell, given=True)
    table = np.pad(np.reshape(regions, (side, side)), 1, constant_values=-1)
    for heavy, down in product((False, True), repeat=2):
        seen = table.T if down else table
        for line, at in product(range(side + 1), range(1, side + 1)):
            if heavy is bool(seen[line, at] != seen[line + 1, at]):
                part = screen.lines[1 if heavy else 0]
                width = max(1, round(part * cell))
                start, end = margin + (at - 1) * cell, margin + at * cell
                edge = margin + line * cell - width // 2
                box = (start, edge, end, edge + width - 1)
                place = (box[1], box[0], box[3], box[2]) if down else box
                pen.rectangle(place, fill=screen.thick if heavy else screen.thin)
    return picture


def _write(
    pen: ImageDraw.ImageDraw,
    screen: Screen,
    text: str,
    middle: tuple[float, float],
    height: float,
    *,
    given: bool | None = None,
) -> None:
    font = ImageFont.truetype(str(screen.font), 100)
    top, low = font.getbbox("8")[1], font.getbbox("8")[3]
    font = ImageFont.truetype(str(screen.font), max(6, round(100 * height / (low - top))))
    fill = screen.note if given is None else screen.given if given else screen.entered
    pen.text(middle, text, fill=fill, font=font, anchor="mm")


def _places(screen: Screen, notes: str) -> list[tuple[str, tuple[float, float]]]:
    """Each text and where it stands, from the middle of the cell, in cells."""
    if screen.notes == "middle":
        return [(notes, (0.0, 0.0))] if notes else []
    if screen.notes == "corners":
        corners = ((-0.3, -0.3), (0.3, -0.3), (-0.3, 0.3), (0.3, 0.3), (0.0, -0.3), (0.0, 0.3))
        return list(zip(notes, corners, strict=False))
    return [
        (note, ((int(note) - 1) % 3 * 0.3 - 0.3, (int(note) - 1) // 3 * 0.3 - 0.3))
        for note in notes
    ]


def _rule(pen: ImageDraw.ImageDraw, screen: Screen, cell: int, margin: int) -> None:
    end = margin + 9 * cell
    for heavy in (False, True):
        for line in range(10):
            if heavy is bool(line % 3):
                continue
            part = screen.lines[0 if line % 3 else 1 if line % 9 else 2]
            width = max(1, round(part * cell))
            at = margin + line * cell - width // 2
            colour = screen.thick if heavy else screen.thin
            pen.rectangle((margin, at, end, at + width - 1), fill=colour)
            pen.rectangle((at, margin, at + width - 1, end), fill=colour)


def png(picture: Image.Image) -> bytes:
    """The bytes of a picture as PNG."""
    stream = io.BytesIO()
    picture.save(stream, "PNG")
    return stream.getvalue()


def with_cages(picture: Image.Image, cages: Sequence[Sequence[int]], cell: int = 48) -> Image.Image:
    """A screen in which dashes are drawn round cells, as programs do for cages."""
    pen, margin, inset = ImageDraw.Draw(picture), cell // 2, round(0.08 * cell)
    for cage in cages:
        for at in cage:
            x, y = margin + at % 9 * cell, margin + at // 9 * cell
            left, top, right, low = x + inset, y + inset, x + cell - inset, y + cell - inset
            for other, ends in (
                (at - 9, (left, top, right, top)),
                (at + 9, (left, low, right, low)),
                (at - 1, (left, top, left, low)),
                (at + 1, (right, top, right, low)),
            ):
                if other not in cage:
                    _dashes(pen, ends)
    return picture


def with_outlines(
    picture: Image.Image, cages: Sequence[Sequence[int]], cell: int, side: int
) -> Image.Image:
    """A screen in which one dashed outline runs round each cage."""
    pen, margin, inset = ImageDraw.Draw(picture), cell // 2, round(0.08 * cell)
    for cage in cages:
        for at in cage:
            row, column = divmod(at, side)
            around = (
                at - side,
                at + side,
                at - 1 if column else -1,
                at + 1 if (at + 1) % side else -1,
            )
            up, down, before, after = (other in cage for other in around)
            left = margin + column * cell + inset * (not before)
            right = margin + (column + 1) * cell - inset * (not after)
            top = margin + row * cell + inset * (not up)
            low = margin + (row + 1) * cell - inset * (not down)
            sides = (
                (up, (left, top, right, top)),
                (down, (left, low, right, low)),
                (before, (left, top, left, low)),
                (after, (right, top, right, low)),
            )
            for is_inside, ends in sides:
                if not is_inside:
                    _dashes(pen, ends, "black")
    return picture


def _dashes(
    pen: ImageDraw.ImageDraw, ends: tuple[int, int, int, int], ink: str = "#383E45"
) -> None:
    """A line across or down, of dashes."""
    left, top, right, low = ends
    for begin in range(0, max(right - left, low - top), 6):
        x, y = (left + begin, top) if right > left else (left, top + begin)
        pen.line((x, y, min(x + 3, right), min(y + 3, low)), fill=ink)


def empty_grid(side: int, cell: int = 48, *, dark: bool = False) -> Image.Image:
    """An empty grid of any size on a page."""
    ground, line = ("#1E1E1E", "#C0BFBC") if dark else ("white", "black")
    margin = cell // 2
    picture = Image.new("RGB", (side * cell + 2 * margin,) * 2, ground)
    pen, last = ImageDraw.Draw(picture), margin + side * cell
    for number in range(side + 1):
        at = margin + number * cell
        pen.line((margin, at, last, at), fill=line)
        pen.line((at, margin, at, last), fill=line)
    return picture
