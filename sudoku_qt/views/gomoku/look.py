# SPDX-License-Identifier: MIT
"""The looks of a Gomoku board: wood, plain, dark; and the width of its margin."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from sudoku_qt.views.theme import Theme, blend

BOARDS = (  # name, the theme's colours of its ground and its lines
    ("wood", "wood", "wood_line"),
    ("plain", "board", "muted"),
    ("dark", "slate", "slate_line"),
)
COORDINATE_MARGIN, BARE_MARGIN = 22.0, 4.0
"""The margin around the outermost points in logical pixels, with coordinates and without."""
WRITTEN = 0.18
"""How much stronger the coordinates are than the lines."""
DARK_BELOW = 0.5
"""Below this lightness of the board, light ink is used."""

RADIUS = 0.44
"""The radius of a stone, in distances of two points."""
EDGE, DARK_EDGE = 0.22, 0.65
"""The contrast of a stone's edge; on dark wood only the edge shows a black stone."""


@dataclass(frozen=True, eq=False)
class GomokuLook:
    """The appearance that the player chose: the board's colours, numbers, coordinates."""

    ground: QColor
    line: QColor
    written: QColor
    """The ink of coordinates."""
    ban: QColor
    """The ink of forbidden points."""
    ring: QColor
    """The ring around the last stone, and around the cursor."""
    coordinates: bool = True
    numbers: bool = True

    @property
    def is_dark(self) -> bool:
        """Whether the background is so dark that light ink is needed."""
        return is_dark(self.ground)

    @property
    def margin(self) -> float:
        """The width of the margin, in logical pixels."""
        return COORDINATE_MARGIN if self.coordinates else BARE_MARGIN

    def lines(self, size: int) -> tuple[float, ...]:
        """The widths around and between the cells of a `BoardView` with `size` rows."""
        return (self.margin, *(0.0,) * (size - 1), self.margin)


def look_of(theme: Theme, board: str, *, coordinates: bool, numbers: bool) -> GomokuLook:
    """The look with a board's name; wood if the name is unknown."""
    found = next((row for row in BOARDS if row[0] == board), BOARDS[0])
    ground, line = (getattr(theme, name) for name in found[1:])
    needs_light = is_dark(ground)
    far = QColor("white") if needs_light else QColor("black")
    strange = needs_light and not theme.dark  # a dark board in a light window
    return GomokuLook(
        ground=ground,
        line=line,
        written=blend(line, far, WRITTEN),
        ban=blend(theme.conflict, far, 0.6) if strange else theme.conflict,
        ring=blend(theme.cursor, far, 0.4) if strange else theme.cursor,
        coordinates=coordinates,
        numbers=numbers,
    )


def is_dark(ground: QColor) -> bool:
    """Whether a background needs light ink."""
    return ground.lightnessF() < DARK_BELOW


def edge_of(stone: QColor, look: GomokuLook, *, far: str) -> QColor:
    """The colour of a stone's edge, mixed with the one that is `far` from its own."""
    hardly_seen = far == "white" and look.is_dark
    return blend(stone, QColor(far), DARK_EDGE if hardly_seen else EDGE)
