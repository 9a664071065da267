# SPDX-License-Identifier: MIT
"""The tiles of the kinds of puzzles, each with a picture and its name; the last has a menu."""

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QMenu

from sudoku_qt.models.sudoku.board.small_boards import PICTURES
from sudoku_qt.models.sudoku.made_variants import MORE, VARIANT_NAMED, VARIANTS, variant_word
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sudoku.dialogs.level_tiles import letters_for
from sudoku_qt.views.sudoku.dialogs.variants.small_board import draw_small_board
from sudoku_qt.views.widgets.dialog.tiles import Tile, Tiles

WIDE, TALL, LEAST = 80, 76, 56
PICTURE, ABOVE, ASIDE, LINE = 44, 7, 3, 19
COUNT = len(VARIANTS) + 2
A_ROW, HALF = 8, 4
"""The tiles side by side, and on a narrow screen."""
NARROW = 608
"""The least width of a dialog in which a whole row has room."""
REST = "more"
"""The key of the last tile, until one of its kinds is chosen."""
DOT, DOTS_APART = 2.5, 9
MIDDLE = Qt.AlignmentFlag.AlignCenter


class KindTile(Tile):
    """A picture of a board with its rules, or dots, and the name below it."""

    def __init__(self, key: str, word: str) -> None:
        super().__init__()
        self._picture = PICTURES.get(key)
        self.set_word(word)

    def set_word(self, word: str) -> None:
        """Set the name."""
        self.setText(word)
        self.setAccessibleName(word)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), self.theme.px(TALL))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(LEAST), self.theme.px(TALL))

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Draw the picture, and write the name in one line."""
        px, zoom, body = self.theme.px, self.theme.zoom, self.body()
        side = px(PICTURE)
        place = QRect(body.left() + (body.width() - side) // 2, body.top() + px(ABOVE), side, side)
        if self._picture:
            draw_small_board(painter, place, self._picture, self.theme)
        else:
            _draw_dots(painter, QPointF(place.center()), ink, zoom)
        name = QRect(
            body.left() + px(ASIDE), place.bottom() + 1, body.width() - 2 * px(ASIDE), px(LINE) + 4
        )
        painter.setPen(ink)
        size = min(letters_for(self.text(), name.width() / zoom, 1), 13)
        painter.setFont(face(size * zoom, Weight.Medium))
        painter.drawText(name, MIDDLE, self.text())


def _draw_dots(painter: QPainter, middle: QPointF, ink: QColor, zoom: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for aside in (-1, 0, 1):
        painter.drawEllipse(middle + QPointF(aside * DOTS_APART * zoom, 0), DOT * zoom, DOT * zoom)


class RestTile(KindTile):
    """The tile for all other kinds: a click opens their menu, and only there it is chosen."""

    @override
    def nextCheckState(self) -> None:
        pass


class KindTiles(Tiles):
    """All kinds, the classic one first; its key is ""."""

    def __init__(self, a_row: int = A_ROW) -> None:
        """`a_row` is how many stand side by side."""
        super().__init__(rows=-(-COUNT // a_row), a_row=a_row)
        self._rest = ""
        self.add("", KindTile("", self.tr("Classic")))
        for made in VARIANTS:
            self.add(made.key, KindTile(made.key, variant_word(made.key)))
        self.rest_tile = RestTile(REST, self.tr("More…"))
        self.add(REST, self.rest_tile)
        self.rest_tile.clicked.connect(self._open_menu)

    @property
    def key(self) -> str:
        """The key of the chosen kind."""
        key = super().key
        return self._rest if key == REST else key

    def choose(self, key: str) -> None:
        """Choose a kind; an unknown one is the classic kind."""
        if key in self.tiles or key not in VARIANT_NAMED:
            super().choose(key)
            return
        changes = self._rest != key
        self._rest = key
        self.rest_tile.set_word(variant_word(key))
        if self.rest_tile.isChecked() and changes:
            self.chosen.emit(key)
        self.rest_tile.setChecked(True)

    def _follow(self, key: str) -> None:
        super()._follow(self._rest if key == REST else key)

    def _open_menu(self) -> None:
        """Offer the other kinds below their tile."""
        menu = QMenu(self)
        for made in MORE:
            action = menu.addAction(variant_word(made.key))
            action.setCheckable(True)
            action.setChecked(self.key == made.key)
            action.triggered.connect(lambda _=False, key=made.key: self.choose(key))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.rest_tile.mapToGlobal(QPoint(0, self.rest_tile.height())))
