# SPDX-License-Identifier: MIT
"""The card of a killer cage: the sets of digits with its sum, those that fit first."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sudoku_qt.models.sudoku.board.figures import SIGNS
from sudoku_qt.models.sudoku.board.rule_words import CageSets
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.kit.layout import Inset, column, filling, lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Card, Line
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface, raised

CHIP_HEIGHT, CHIP_GAP, LEAST_CHIP, RADIUS = 30, 8, 64, 8
LETTER = 11
"""The width of a digit on a chip, with its space."""
STRIKE = 1.5


class SetChips(ThemedWidget):
    """The sets as chips in rows, those that are ruled out struck through."""

    def __init__(self) -> None:
        super().__init__()
        self._sets: Sequence[tuple[str, bool]] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_sets(self, sets: CageSets) -> None:
        """Show the sets of a cage."""
        found = ((each, True) for each in sets.fitting), ((each, False) for each in sets.ruled_out)
        self._sets = [
            (" ".join(SIGNS[digit] for digit in digits), fits)
            for group in found
            for digits, fits in group
        ]
        self.updateGeometry()
        self.update()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._sets) // self._columns(width))
        return rows * self.theme.px(CHIP_HEIGHT) + max(0, rows - 1) * self.theme.px(CHIP_GAP)

    def sizeHint(self) -> QSize:
        """Ask for four chips in a row."""
        width = 4 * self.theme.px(LEAST_CHIP) + 3 * self.theme.px(CHIP_GAP)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Ask for one chip in a row."""
        return QSize(self._chip(), self.theme.px(CHIP_HEIGHT))

    def _chip(self) -> int:
        """The least width of a chip."""
        longest = max((len(text) // 2 + 1 for text, _ in self._sets), default=3)
        return self.theme.px(max(LEAST_CHIP, longest * (LETTER + 4) + 2 * CHIP_GAP))

    def _columns(self, width: int) -> int:
        gap = self.theme.px(CHIP_GAP)
        return max(1, min(4, (width + gap) // (self._chip() + gap)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chips."""
        theme, columns = self.theme, self._columns(self.width())
        gap, height = theme.px(CHIP_GAP), theme.px(CHIP_HEIGHT)
        width = (self.width() - (columns - 1) * gap) / columns
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = face(16 * theme.zoom, Weight.Medium)
        for number, (text, fits) in enumerate(self._sets):
            down, across = divmod(number, columns)
            place = QRectF(across * (width + gap), down * (height + gap), width, height)
            ground = raised(theme) if fits else Surface(theme.well)
            draw_surface(painter, place, theme.px(RADIUS), ground)
            painter.setFont(font)
            painter.setPen(theme.text if fits else theme.muted)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
            if not fits:
                self._strike(painter, place, painter.fontMetrics().horizontalAdvance(text))
        painter.end()

    def _strike(self, painter: QPainter, place: QRectF, width: float) -> None:
        pen = painter.pen()
        pen.setColor(self.theme.conflict)
        pen.setWidthF(STRIKE * self.theme.zoom)
        painter.setPen(pen)
        half, middle = width / 2 + self.theme.px(6), place.center()
        painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))


class CageCard(Card):
    """The sum of a cage, how many sets fit, and the sets themselves."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._right = Line(14, Weight.DemiBold), Line(13, ink="muted")
        self._right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.cross = IconButton("close")
        self.cross.clicked.connect(self.closed)
        self.chips = SetChips()
        self._cage: tuple[int, int] = (0, 0)
        self._sets = CageSets((), ())
        self._area = FitScrollArea(self.chips, 0)
        head = row(self._title, filling(self._right), self.cross, gap="usual")
        inset: Inset = ("wide", "tight", "wide", "usual")
        lay_out(self, column(head, self._area, gap="tight", inset=inset, grows=True))
        self.retranslate()

    def set_cage(self, total: int, count: int, sets: CageSets) -> None:
        """Show a cage of `count` cells with its sets."""
        self._cage, self._sets = (total, count), sets
        self.chips.set_sets(sets)
        self._give_room()
        self.retranslate()

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self._give_room()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_room()

    def _give_room(self) -> None:
        """Show two rows at most; there is a bar for more."""
        two = 2 * self.theme.px(CHIP_HEIGHT) + self.theme.px(CHIP_GAP)
        self._area.setFixedHeight(min(two, self.chips.heightForWidth(self.chips.width())))

    def retranslate(self) -> None:
        """Say the sum and what fits."""
        total, count = self._cage
        self.cross.set_name(self.tr("Close"))
        title = self.tr("{total} in {count} cells", "", count)
        self._title.setText(title.format(total=total, count=count))
        fitting, common = len(self._sets.fitting), self._sets.common
        every = fitting + len(self._sets.ruled_out)
        fits = self.tr("{fitting} of {every} fit").format(fitting=fitting, every=every)
        longer = fits
        if common and fitting > 1:
            digits = " ".join(SIGNS[digit] for digit in common)
            longer = self.tr("{fits}, all with {digits}").format(fits=fits, digits=digits)
        self._right.say(longer, [fits])
        self.setAccessibleName(f"{self._title.text()}. {longer}")
        self.setAccessibleDescription(
            ", ".join("".join(SIGNS[digit] for digit in each) for each in self._sets.fitting)
        )
