# SPDX-License-Identifier: MIT
"""Cells of a Sudoku board in every state, and every figure of a variant, each on its own."""

from collections.abc import Iterator

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from sudoku_qt.engine.sudoku.variants.figures import LINE_LOOKS
from sudoku_qt.models.sudoku.board.cell import Cell, Composed, Disc, Layout, Mark
from sudoku_qt.models.sudoku.board.entry_mode import EntryMode
from sudoku_qt.models.sudoku.board.figures import (
    Area,
    Cage,
    Clue,
    Digits,
    Dot,
    Figure,
    Label,
    Letter,
    Line,
    Plate,
    Shade,
    Stroke,
    Wedge,
)
from sudoku_qt.views.board.geometry import BoardGeometry
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.constraints.canvas import Canvas
from sudoku_qt.views.sudoku.delegate import SudokuDelegate
from sudoku_qt.views.sudoku.frame import lines_of
from sudoku_qt.views.sudoku.picture import DigitOutlines
from sudoku_qt.views.sudoku.shading import (
    CURSOR,
    DIGIT_SHIFT,
    FILTERED,
    MODE_SHIFT,
    MODES,
    PEER,
    SAME,
    SELECTED,
    WAITING,
)
from sudoku_qt.views.theme import Theme
from tests.views.painted_boards import REGIONS, Drawn

SIDE = 62
ROLES = ("follows", "eliminated", "placed", "excluded", *(f"set_{letter}" for letter in "abcdefg"))
NOTES = 0b100010111
CELLS = {
    "given": Cell(5, given=True),
    "entered": Cell(5),
    "in conflict": Cell(5, conflict=True),
    "given, in conflict": Cell(5, given=True, conflict=True),
    **{f"{mark.name}": Cell(5, mark=mark) for mark in Mark},
    **{f"empty, {mark.name}": Cell(mark=mark) for mark in Mark},
    "supposed": Cell(5, supposed=1 << 4),
    "notes": Cell(notes=NOTES),
    "notes, of which some are supposed": Cell(notes=NOTES, supposed=0b11, supposed_corners=1),
    "corner notes": Cell(corners=NOTES),
    "both notes": Cell(notes=0b111, corners=0b110000),
    "where corners are reserved": Cell(notes=NOTES, corners=0b1000, snyder=True),
    **{f"notes, {layout.name}": Cell(notes=NOTES, layout=layout) for layout in Layout},
    "missing and impossible": Cell(notes=NOTES, missing=0b1000, impossible=0b10),
    **{f"{count} colours": Cell(colours=(1 << count) - 1) for count in (1, 2, 3)},
    "tinted notes": Cell(notes=0b11, tints=0x21),
    **{f"disc {role}": Cell(notes=NOTES, discs=(Disc(2, role),)) for role in ROLES},
    **{
        f"disc {role} to come": Cell(notes=NOTES, discs=(Disc(2, role, ahead=True),))
        for role in ("follows", "eliminated", "set_a")
    },
    "disc of no note": Cell(notes=0b1, discs=(Disc(2, "set_b"),)),
    **{f"lone disc {role}": Cell(discs=(Disc(2, role),)) for role in ("placed", "excluded")},
    "disc of a digit": Cell(5, discs=(Disc(5, "placed"),)),
    **{f"ground {name}": Cell(ground=name) for name in ("set_a", "set_b", "both", "where")},
    "to look at": Cell(framed=True),
    "picked": Cell(picked=True),
    "picked, with notes": Cell(picked=True, notes=NOTES),
    "composed": Cell(composed=Composed(bytes([0, 1, 2, 3, 4, 0, 0, 0, 0]))),
    "composed, settled": Cell(composed=Composed(settled=5, partner=True)),
    "composed, redundant": Cell(5, given=True, composed=Composed(redundant=True)),
}
IN_EVERY_SIZE = (
    "both notes",
    "where corners are reserved",
    "missing and impossible",
    "tinted notes",
    "composed",
    "disc follows to come",
    "2 colours",
    "supposed",
)
SHADES = {
    "peer": PEER,
    "same": SAME,
    "selected": SELECTED,
    "same and selected": SAME | SELECTED,
    "filtered": FILTERED,
    "cursor elsewhere": CURSOR | WAITING,
    "digit": 2 << DIGIT_SHIFT,
    **{f"cursor, {mode}": CURSOR | MODES.index(mode) << MODE_SHIFT for mode in EntryMode},
}
FIGURES: dict[str, Figure] = {
    **{f"line {number}": Line((0, 5, 6), look) for number, look in enumerate(LINE_LOOKS)},
    "cage": Cage((0, 1, 5), "12"),
    "area": Area((0, 1, 5)),
    "plain area": Area((0, 1), plain=True),
    "shade": Shade(5),
    "round shade": Shade(5, disc=True),
    "label": Label(5, "7", (1, 2)),
    "white dot": Dot((0, 1)),
    "black dot": Dot((0, 4), black=True, text="2"),
    "letter": Letter((0, 1), "X"),
    "wedge": Wedge(1, 0),
    "upright wedge": Wedge(0, 4),
    "digits": Digits(0, (1, 2, 3)),
    "clue": Clue(-1, 1, "9"),
    "little killer": Clue(-1, 1, "9", (1, 1)),
    "stroke": Stroke(((0.5, 0.5), (2.5, 1.5)), "#102030", 0.1),
    "plate": Plate((1.5, 1.5), 1, 0.6, fill="#102030", outline="#405060", text="S", ink="#708090"),
    "round plate": Plate((1.5, 1.5), 1, 0.6, ellipse=True, angle=30, fill="#102030"),
}


def cells_in_every_size(theme: Theme) -> Iterator[tuple[str, QWidget]]:
    """Cells in which something is left out where there is no room for it, from small to large."""
    for side in range(6, 40):
        delegate = SudokuDelegate(theme, digits=DigitOutlines())
        delegate.fit(side)
        for name in IN_EVERY_SIZE:
            yield (
                f"cell of {side} pixels, {name}",
                Drawn(lambda painter: delegate.draw(painter, CELLS[name], 0), side, side),  # noqa: B023 - it is drawn before the loop goes on
            )


def cells_and_figures(theme: Theme) -> Iterator[tuple[str, QWidget]]:
    """Each of them."""
    delegate = SudokuDelegate(theme, digits=DigitOutlines())
    delegate.fit(SIDE)
    looks = [(name, cell, 0) for name, cell in CELLS.items()]
    looks += [(name, Cell(notes=NOTES), shade) for name, shade in SHADES.items()]
    looks += [(f"given, {name}", Cell(5, given=True), shade) for name, shade in SHADES.items()]
    looks.append(("composed, with a digit sought", CELLS["composed"], 2 << DIGIT_SHIFT))
    for name, cell, shade in looks:
        yield (
            f"cell, {name}",
            Drawn(lambda painter: delegate.draw(painter, cell, shade), SIDE, SIDE),  # noqa: B023 - it is drawn before the loop goes on
        )
    lines = tuple(map(round, lines_of(4)))
    for name, figure in FIGURES.items():
        board = ConstraintBoard([figure], REGIONS)
        geometry = BoardGeometry.fit(300, 300, lines, board.rim)

        def draw(painter: QPainter) -> None:
            canvas = Canvas(geometry, theme, 1.0)  # noqa: B023 - as above
            board.paint_outlines(painter, canvas, [Cell()] * 16, delegate)  # noqa: B023 - as above

        yield f"figure, {name}", Drawn(draw, 300, 300)
