# SPDX-License-Identifier: MIT
"""A calendar that shows for each day which of its puzzles are solved."""

from collections.abc import Mapping

from PySide6.QtCore import QDate, QLocale, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QTextCharFormat
from PySide6.QtWidgets import QCalendarWidget, QTableView, QWidget

from sudoku_qt.models.language import locale
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import column, filling, lay_out, row
from sudoku_qt.views.sizes import FIELD_HEIGHT, KEY_RADIUS
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line
from sudoku_qt.views.widgets.surfaces import FAINT, NOTHING, Surface, draw_surface

PIP_LEVELS = 1, 2, 3, 4, 5, 0
"""The levels of a day's dots; the last is the variant."""
WIDE, TALL = 308, 272
PIP, PIP_STEP = 4, 6
"""The size of a level's dot, and the distance to the next."""
DIGITS, PIPS = 0.42, 0.74
"""The heights of the number and of the dots in a day's tile, from its top."""

Marks = Mapping[QDate, frozenset[int]]
"""The solved levels by day."""


class DayCalendar(Themed, QCalendarWidget):
    """Qt's calendar in the program's design; only its keyboard handling is unchanged."""

    def __init__(self, latest: QDate) -> None:
        super().__init__()
        self.marks = dict[QDate, frozenset[int]]()
        self._latest = latest
        self.setMaximumDate(latest)
        self.setNavigationBarVisible(False)
        self.setGridVisible(False)
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setFont(face(13 * self.theme.zoom))
        quiet = QTextCharFormat()
        quiet.setForeground(self.theme.muted)
        quiet.setBackground(self.theme.panel)
        self.setHeaderTextFormat(quiet)
        for day in Qt.DayOfWeek:
            self.setWeekdayTextFormat(day, quiet)
        self.setMinimumSize(self.theme.px(WIDE), self.theme.px(TALL))
        for part in (self, *self.findChildren(QTableView)):
            part.setAccessibleName(self.tr("Days of the month"))

    def set_marks(self, marks: Marks) -> None:
        """Show for each day which of its levels are solved."""
        self.marks = dict(marks)
        self.updateCells()

    def paintCell(self, painter: QPainter, rect: QRect, date: QDate | object) -> None:
        """Paint a day: its number, a ring if it is selected, its dots."""
        if not isinstance(date, QDate):  # according to the stubs it might be a Python date
            return
        theme = self.theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, theme.panel)
        chosen, today = date == self.selectedDate(), date == self._latest
        tile = QRectF(rect).adjusted(1, 1, -1, -1)
        if chosen:
            surface = Surface(theme.accent_ground, theme.cursor, NOTHING, 2.0)
            draw_surface(painter, tile, theme.px(KEY_RADIUS), surface)
        strange = date.month() != self.monthShown() or date > self._latest
        painter.setOpacity(FAINT if strange else 1.0)
        painter.setPen(theme.accent_text if chosen or today else theme.text)
        weight = Weight.DemiBold if chosen or today else Weight.Normal
        painter.setFont(face(14 * theme.zoom, weight))
        number = QRectF(tile.left(), tile.top(), tile.width(), 2 * DIGITS * tile.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(date.day()))
        self._paint_pips(painter, tile, self.marks.get(date, frozenset()))
        painter.restore()

    def _paint_pips(self, painter: QPainter, tile: QRectF, solved: frozenset[int]) -> None:
        """Fill a dot for each solved level; a day without any has no dots at all."""
        if not solved:
            return
        theme = self.theme
        step, radius = theme.px(PIP_STEP), theme.px(PIP) / 2
        middle = QPointF(tile.center().x(), tile.top() + PIPS * tile.height())
        painter.setPen(QColor(NOTHING))
        for number, level in enumerate(PIP_LEVELS):
            painter.setBrush(theme.good if level in solved else theme.edge)
            aside = (number - (len(PIP_LEVELS) - 1) / 2) * step
            painter.drawEllipse(middle + QPointF(aside, 0), radius, radius)


class MonthCard(Card):
    """A calendar with the name of its month above it, and keys to the other months."""

    day_chosen = Signal(QDate)
    month_shown = Signal(QDate)
    """The first day of the month that is shown now."""

    def __init__(self, day: QDate, latest: QDate, parent: QWidget | None = None):
        super().__init__(parent)
        self.calendar = DayCalendar(latest)
        self.calendar.setLocale(locale())  # it names the days and months
        self.calendar.setFirstDayOfWeek(QLocale.system().firstDayOfWeek())
        self.calendar.setSelectedDate(day)
        self._latest = latest
        self._name = Line(16, Weight.DemiBold)
        self.before = WordButton(icon="left")
        self.after = WordButton(icon="right")
        self.today = WordButton(self.tr("T&oday"))
        self._lay_out()
        self.before.setAccessibleName(self.tr("The month before"))
        self.after.setAccessibleName(self.tr("The month after"))
        for button in (self.before, self.after):
            button.setToolTip(button.accessibleName())
        self.before.clicked.connect(self.calendar.showPreviousMonth)
        self.after.clicked.connect(self.calendar.showNextMonth)
        self.today.clicked.connect(lambda: self.calendar.setSelectedDate(latest))
        self.calendar.selectionChanged.connect(self._choose)
        self.calendar.currentPageChanged.connect(self._follow)
        self._say()

    def _lay_out(self) -> None:
        for button in (self.before, self.after, self.today):
            button.setFixedHeight(self.theme.px(FIELD_HEIGHT))
        for button in (self.before, self.after):
            button.setFixedWidth(self.theme.px(FIELD_HEIGHT))
        head = row(filling(self._name), self.today, self.before, self.after)
        lay_out(self, column(head, filling(self.calendar), gap="usual", inset="wide"))

    @property
    def first(self) -> QDate:
        """The first day of the month shown."""
        return QDate(self.calendar.yearShown(), self.calendar.monthShown(), 1)

    def _choose(self) -> None:
        self._say()
        self.day_chosen.emit(self.calendar.selectedDate())

    def _follow(self) -> None:
        self._say()
        self.month_shown.emit(self.first)

    def _say(self) -> None:
        """Show the name of the month, and enable the buttons for other months."""
        self._name.setText(self.calendar.locale().toString(self.first, self.tr("MMMM yyyy")))
        self.after.setEnabled(self.first.addMonths(1) <= self._latest)
        self.today.setEnabled(self.calendar.selectedDate() != self._latest)
