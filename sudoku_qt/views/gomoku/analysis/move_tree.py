# SPDX-License-Identifier: MIT
"""The tree of moves, painted in one widget: only what is seen of it is drawn."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QMenu, QToolTip, QWidget

from sudoku_qt.models.gomoku.tree import TreeRow, TreeRows, TreeStone
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.gomoku.players import paint_stone
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import Themed

STEP, ROW, RULER = 14, 27, 20
"""The distance of two moves and of two rows, and the height of the numbers above, at 100 %."""
RADIUS, RING, DOT = 5.5, 9.5, 2.5
NUMBERS = 0.4  # where they stand in that height: below may be a move's question mark
MARGIN = 8
LABEL = 12
EVERY = 5
"""Every so many moves a number stands above the main line."""
WIDEST, TALLEST = 8_000, 8_000
"""The most pixels of a picture, on each side."""
LEAST_PICTURE_ROWS = 2
Key = Qt.Key


@dataclass(frozen=True)
class TreePaint:
    """What paints a tree of rows at a zoom, in a theme."""

    theme: Theme
    tree: TreeRows

    def x(self, column: int) -> float:
        """The middle of a column."""
        return self.theme.zoom * (MARGIN + RADIUS + STEP * (column - 0.5))

    def y(self, row: int) -> float:
        """The middle of a row."""
        return self.theme.zoom * (RULER + ROW * (row + 0.5))

    def text_of(self, row: TreeRow) -> str:
        """The text behind a branch: its first move, and what is wrong with it."""
        reason = self.tree.mistakes.get(row.stones[0].node, "") if row.stones else ""
        more = " …" if row.folded else ""
        return (f"{row.first}: {reason}" if reason and row.first else row.first) + more

    @property
    def size(self) -> QSize:
        """The size of everything."""
        metrics = QFontMetricsF(face(LABEL * self.theme.zoom))
        ends = [
            self.x(row.stones[-1].column + 1) + metrics.horizontalAdvance(self.text_of(row))
            for row in self.tree.rows
            if row.stones
        ]
        width = max(ends, default=self.x(1)) + MARGIN * self.theme.zoom
        return QSize(
            round(width), round(self.y(max(1, len(self.tree.rows)) - 1) + self.theme.px(ROW) / 2)
        )

    def paint(self, painter: QPainter, seen: QRectF, hovered: int | None = None) -> None:
        """Paint the rows within a rectangle."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ruler(painter, seen)
        height = self.theme.zoom * ROW
        last = int((seen.bottom() - self.theme.zoom * RULER) / height) + 1
        first = max(0, int((seen.top() - self.theme.zoom * RULER) / height) - 1)
        for number, row in enumerate(self.tree.rows):
            if number >= first and row.fork[0] <= last:
                self._paint_stem(painter, number, row)
        for number, row in enumerate(self.tree.rows[first : last + 1], first):
            self._paint_row(painter, number, row, seen)
        for number, row in enumerate(self.tree.rows[first : last + 1], first):
            for stone in row.stones:
                if (
                    seen.left() <= self.x(stone.column + 1)
                    and self.x(stone.column - 1) <= seen.right()
                ):
                    self._paint_stone(painter, number, stone, is_hovered=stone.node == hovered)

    def _paint_ruler(self, painter: QPainter, seen: QRectF) -> None:
        painter.setPen(self.theme.muted)
        painter.setFont(face(LABEL * self.theme.zoom))
        line = self.tree.rows[0].stones if self.tree.rows else ()
        room = QRectF(0, 0, self.theme.zoom * 4 * STEP, self.theme.zoom * RULER)
        for number in range(EVERY, len(line) + 1, EVERY):
            if seen.left() - room.width() < self.x(number) < seen.right() + room.width():
                room.moveCenter(QPointF(self.x(number), self.theme.zoom * RULER * NUMBERS))
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(number))

    def _pen(self, *, on_way: bool) -> QPen:
        return QPen(self.theme.cursor if on_way else self.theme.outline, 1.6 * self.theme.zoom)

    def _paint_stem(self, painter: QPainter, number: int, row: TreeRow) -> None:
        """Paint the line from where a branch leaves to its first move."""
        if number == 0 or not row.stones:
            return
        fork, column = row.fork
        start = QPointF(self.x(column), self.y(fork))
        end = QPointF(self.x(row.stones[0].column), self.y(number))
        bend = QPointF(start.x(), end.y() - self.theme.zoom * STEP * 0.6)
        painter.setPen(self._pen(on_way=row.stones[0].node in self.tree.way))
        painter.drawPolyline(
            [start, bend, QPointF(end.x() - self.theme.zoom * RADIUS, end.y()), end]
        )

    def _paint_row(self, painter: QPainter, number: int, row: TreeRow, seen: QRectF) -> None:
        y, before = self.y(number), self.x(0) if number == 0 else None
        if number == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.cursor)
            painter.drawEllipse(QPointF(self.x(0), y), 2 * self.theme.zoom, 2 * self.theme.zoom)
        for stone in row.stones:
            x = self.x(stone.column)
            if before is not None and seen.left() <= x and before <= seen.right():
                painter.setPen(self._pen(on_way=stone.node in self.tree.way))
                painter.drawLine(QPointF(before, y), QPointF(x, y))
            before = x
        text = self.text_of(row)
        if text and row.stones:
            wrong = row.stones[0].node in self.tree.mistakes
            painter.setPen(self.theme.wrong if wrong else self.theme.muted)
            painter.setFont(face(LABEL * self.theme.zoom))
            left = self.x(row.stones[-1].column) + self.theme.zoom * (RADIUS + 5)
            room = QRectF(left, y - self.theme.zoom * ROW / 2, 10_000, self.theme.zoom * ROW)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _paint_stone(
        self, painter: QPainter, number: int, stone: TreeStone, *, is_hovered: bool
    ) -> None:
        zoom, middle = self.theme.zoom, QPointF(self.x(stone.column), self.y(number))
        if stone.colour:
            paint_stone(painter, self.theme, stone.colour, middle, RADIUS * zoom)
        else:
            painter.setPen(self._pen(on_way=False))
            painter.setBrush(self.theme.panel)
            side = RADIUS * zoom
            painter.drawRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
        if stone.node == self.tree.at or is_hovered:
            ink = self.theme.cursor if stone.node == self.tree.at else self.theme.muted
            painter.setPen(QPen(ink, 2 * zoom))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(middle, RING * zoom - zoom, RING * zoom - zoom)
        if stone.noted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.cursor)
            painter.drawEllipse(middle + QPointF(6, -6) * zoom, DOT * zoom, DOT * zoom)
        if stone.node in self.tree.mistakes:
            painter.setPen(self.theme.wrong)
            painter.setFont(face(LABEL * zoom, Weight.DemiBold))
            room = QRectF(0, 0, STEP * zoom, STEP * zoom)
            room.moveCenter(middle - QPointF(0, 12.5 * zoom))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, "?")


class MoveTree(Themed, QAbstractScrollArea):
    """Shows `TreeRows`, and emits what is asked for; the controller knows the tree."""

    chosen = Signal(int)
    """A node was clicked."""
    walked = Signal(str)
    """An arrow key, Home or End was pressed: "back", "on", "up", "down", "first", "last"."""
    main_wanted = Signal()
    delete_wanted = Signal()
    copy_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tree = TreeRows()
        self._hovered: int | None = None
        self.spoken: Callable[[int], str] = str
        """What a node is called, for tips and screen readers."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.retranslate()

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self.setAccessibleName(self.tr("Tree of moves"))

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self._fit()

    @property
    def painter(self) -> TreePaint:
        """What paints the tree."""
        return TreePaint(self.theme, self._tree)

    @property
    def rows(self) -> TreeRows:
        """What is shown."""
        return self._tree

    def set_rows(self, tree: TreeRows) -> None:
        """Show a tree, with the node that is shown in view."""
        if tree != self._tree:
            self._tree = tree
            self.setAccessibleDescription(self.spoken(tree.at))
            self._fit()
            self._reveal()
            self.viewport().update()

    def wanted_height(self) -> int:
        """The height of all rows."""
        return self.painter.size.height()

    def picture(self) -> QImage:
        """The whole tree as a picture, twice as large as on the screen."""
        size = self.painter.size.boundedTo(QSize(WIDEST // 2, TALLEST // 2))
        image = QImage(size * 2, QImage.Format.Format_ARGB32)
        image.fill(self.theme.panel)
        painter = QPainter(image)
        painter.scale(2, 2)
        self.painter.paint(painter, QRectF(QPointF(0, 0), size))
        painter.end()
        return image

    # Where things are

    def _fit(self) -> None:
        whole, room = self.painter.size, self.viewport().size()
        bars = (self.horizontalScrollBar(), whole.width(), room.width()), (
            self.verticalScrollBar(), whole.height(), room.height(),
        )  # fmt: skip
        for bar, length, seen in bars:
            most = max(0, length - seen)
            if (bar.maximum(), bar.pageStep()) != (most, seen):  # Qt lays out for each of them
                bar.setRange(0, most)
                bar.setPageStep(seen)
                bar.setSingleStep(self.theme.px(ROW))

    def _reveal(self) -> None:
        place = self._place_of(self._tree.at)
        if place is None:
            return
        room = self.viewport().size()
        near = self.theme.px(3 * STEP)
        for bar, at, seen in (
            (self.horizontalScrollBar(), place.x(), room.width()),
            (self.verticalScrollBar(), place.y(), room.height()),
        ):
            margin = min(near, seen // 3)
            if not bar.value() + margin <= at <= bar.value() + seen - margin:
                bar.setValue(round(at - (margin if at < bar.value() + margin else seen - margin)))

    def _place_of(self, node: int) -> QPointF | None:
        paint = self.painter
        if node == 0:
            return QPointF(paint.x(0), paint.y(0))
        for number, row in enumerate(self._tree.rows):
            if row.stones and row.stones[0].node <= node:
                for stone in row.stones:
                    if stone.node == node:
                        return QPointF(paint.x(stone.column), paint.y(number))
        return None

    def node_at(self, place: QPoint) -> int | None:
        """The node at a place of the viewport; at a branch's text the branch's first."""
        paint, zoom = self.painter, self.theme.zoom
        x = place.x() + self.horizontalScrollBar().value()
        y = place.y() + self.verticalScrollBar().value()
        number = int((y - RULER * zoom) // (ROW * zoom))
        if not 0 <= number < len(self._tree.rows):
            return None
        row = self._tree.rows[number]
        if number == 0 and abs(x - paint.x(0)) <= STEP * zoom / 2:
            return 0
        for stone in row.stones:
            if abs(x - paint.x(stone.column)) <= STEP * zoom / 2:
                return stone.node
        behind = bool(row.stones and row.first) and x > paint.x(row.stones[-1].column)
        return row.stones[0].node if behind else None

    # Events

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._reveal()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        left, top = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        painter.translate(-left, -top)
        seen = QRectF(self.viewport().rect()).translated(left, top)
        self.painter.paint(painter, seen, self._hovered)
        painter.resetTransform()
        if self.hasFocus():
            painter.setPen(QPen(self.theme.cursor, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self.node_at(event.position().toPoint())
        if node is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(node)
        else:
            super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.node_at(event.position().toPoint()))

    def _hover(self, node: int | None) -> None:
        if node != self._hovered:
            self._hovered = node
            self.viewport().setCursor(
                Qt.CursorShape.ArrowCursor if node is None else Qt.CursorShape.PointingHandCursor
            )
            self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell what is under the mouse; forget it when the mouse leaves."""
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            node = self.node_at(event.pos())
            text = "" if node is None else self.spoken(node)
            QToolTip.showText(event.globalPos(), text, self.viewport(), QRect())
            return True
        return super().viewportEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        plain = held == Qt.KeyboardModifier.NoModifier
        if plain and key in WALKS:
            self.walked.emit(WALKS[key])
        elif plain and key == Key.Key_M:
            self.main_wanted.emit()
        elif plain and key in {Key.Key_Delete, Key.Key_Backspace}:
            self.delete_wanted.emit()
        elif held == Qt.KeyboardModifier.ControlModifier and key == Key.Key_C:
            self.copy_wanted.emit()
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        """Take its keys before the window's shortcuts do."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            held = event.modifiers()
            copies = held == Qt.KeyboardModifier.ControlModifier and event.key() == Key.Key_C
            plain = held == Qt.KeyboardModifier.NoModifier
            own = {*WALKS, Key.Key_M, Key.Key_Delete, Key.Key_Backspace}
            if copies or (plain and Key(event.key()) in own):
                event.accept()
                return True
        return super().event(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        node = self.node_at(event.pos())
        if node is not None:
            self.chosen.emit(node)
        self.menu().exec(event.globalPos())

    def menu(self) -> QMenu:
        """What can be done with the branch and the tree."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for words, signal in (
            (self.tr("Make this the main line"), self.main_wanted),
            (self.tr("Delete from here on"), self.delete_wanted),
            (self.tr("Copy the tree as a picture"), self.copy_wanted),
        ):
            menu.addAction(words).triggered.connect(signal)
        return menu


WALKS = {
    Key.Key_Left: "back", Key.Key_Right: "on", Key.Key_Up: "up", Key.Key_Down: "down",
    Key.Key_Home: "first", Key.Key_End: "last",
}  # fmt: skip
"""The keys that walk in the tree."""
