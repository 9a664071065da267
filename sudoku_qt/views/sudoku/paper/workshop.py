# SPDX-License-Identifier: MIT
"""The print workshop: choices at the left, a preview of the pages at the right."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QSpinBox

from sudoku_qt.models.sudoku.paper.items import Page
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.override import override
from sudoku_qt.views.kit.dialog import SHARE, Dialog
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.kit.layout import SPRING, Layout, Strut, column, filling, lay_out, row
from sudoku_qt.views.sudoku.paper.choices import PaperChoices
from sudoku_qt.views.sudoku.paper.lesson_source import LessonSource
from sudoku_qt.views.sudoku.paper.pages_view import PagesView
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.window.main_window import MainWindow
from sudoku_qt.views.window.notice_bar import announce
from sudoku_qt.views.window.progress_strip import ProgressStrip

COLUMN, WIDE, TALL = 320, 1152, 720
BEFORE_LINE = 0, 0, 1, 0
PREVIEW = 190
"""The least size of the preview with its surroundings."""


class Side(ThemedWidget):
    """The column of choices, on the background of cards, above buttons that stay in place."""

    def __init__(self, choices: PaperChoices) -> None:
        super().__init__()
        self.choices = choices
        self.print_key = PrimaryButton(self.tr("&Print…"))
        self.save_key = WordButton(self.tr("&Save as PDF…"))
        area = self._area = FitScrollArea(choices, COLUMN)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keys = column(self.print_key, self.save_key, gap="usual", inset=("frame", "wide"))
        lay_out(self, column(filling(area), keys, gap="none", inset=BEFORE_LINE))

    def show_more(self) -> None:
        """Bring what has just unfolded to the top, so that it is seen."""
        more = self.choices.more
        top = more.mapTo(self.choices, QPoint(0, 0)).y()
        self._area.verticalScrollBar().setValue(top)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background and the line at its right."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.panel)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self.theme.edge)
        painter.end()


class PrintWorkshop(Dialog):
    """Emits what is chosen and shows the pages; it makes, writes and prints nothing itself."""

    changed = Signal()
    """Other pages are needed."""
    cancelled = Signal()
    """The player does not want to wait for more puzzles."""
    print_asked = Signal()
    save_asked = Signal()

    def __init__(
        self, options: PaperOptions, window: MainWindow, lessons: LessonSource | None = None
    ) -> None:
        """It prints puzzles, or what is chosen of `lessons`."""
        super().__init__(self.tr("Print"), window)
        theme = self.theme
        self.choices, self.pages = PaperChoices(options, lessons), PagesView()
        self.side = Side(self.choices)
        self._count, self._where = Line(14, ink="muted"), Line(14)
        self._percent, self._told = WordButton(), Line(14)
        self._larger, self._smaller = IconButton("plus"), IconButton("minus")
        self._back, self._on = IconButton("left"), IconButton("right")
        self._progress = ProgressStrip(self.tr("Making puzzles…"))
        self._name()
        self._lay_out()
        self._connect()
        room = self.room * SHARE
        width = min(theme.px(COLUMN), room.width() - theme.px(PREVIEW))
        self.side.setFixedWidth(width)
        self.choices.fit(width)
        self.open_at(WIDE, TALL)
        self.show_progress(None)

    def _name(self) -> None:
        for button, words in (
            (self._larger, self.tr("Larger")),
            (self._smaller, self.tr("Smaller")),
            (self._percent, self.tr("As large as fits")),
            (self._back, self.tr("Previous pages")),
            (self._on, self.tr("Next pages")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.pages.setAccessibleName(self.tr("Preview"))

    def _lay_out(self) -> None:
        below = row(
            Strut(self.theme.px(36)),
            filling(self._progress),
            filling(self._told),
            inset=("frame", "none", "frame", "usual"),
        )
        right = column(self._head(), filling(self.pages), self._ways(), below, gap="usual")
        self.set_body(row(self.side, filling(right), gap="none"))

    def _head(self) -> Layout:
        """The number of pages, and their zoom."""
        self._percent.setFixedWidth(self.theme.px(72))
        keys = self._smaller, self._percent, self._larger
        return row(filling(self._count), *keys, inset=("frame", "wide", "frame", "none"))

    def _ways(self) -> Layout:
        """The number of the page shown, and the buttons for others."""
        ways = SPRING, self._back, self._where, self._on, SPRING
        return row(*ways, gap="wide", inset=("frame", "none"))

    def _connect(self) -> None:
        self.choices.changed.connect(self._change)
        self.choices.more.unfolded.connect(lambda: self.soon(self.side.show_more))
        self.pages.moved.connect(self._follow)
        self._larger.clicked.connect(lambda: self.pages.zoom(1))
        self._smaller.clicked.connect(lambda: self.pages.zoom(-1))
        self._percent.clicked.connect(self.pages.fit)
        self._back.clicked.connect(lambda: self.pages.go(-1))
        self._on.clicked.connect(lambda: self.pages.go(1))
        self._progress.cancelled.connect(self.cancelled)
        self.side.print_key.clicked.connect(self.print_asked)
        self.side.save_key.clicked.connect(self.save_asked)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.side.width() + self.theme.px(PREVIEW), self.theme.px(360))

    def _change(self) -> None:
        self.tell("")
        self.changed.emit()

    def show_pages(self, pages: Sequence[Page], fault: str = "") -> None:
        """Set the pages; where there are none because of a fault, that is in their place."""
        self.pages.set_pages(pages, fault)
        if fault:
            announce(self, fault)

    def show_progress(self, made: tuple[int, int] | None) -> None:
        """Show how many puzzles of how many have been made; None if none are being made.

        An incomplete worksheet cannot be printed.
        """
        self._progress.setVisible(made is not None)
        self._told.setVisible(made is None)
        if made is not None:
            self._progress.set_share(made[0] / max(1, made[1]))
        for button in (self.side.print_key, self.side.save_key):
            button.setEnabled(made is None and self.pages.count > 0)

    def tell(self, text: str, *, bad: bool = False) -> None:
        """Show a result or an error; "" removes it."""
        self._told.set_ink("conflict" if bad else "text")
        self._told.setText(text)
        self._told.setToolTip(text)
        if text:
            announce(self, text)

    def _follow(self) -> None:
        """Show which pages are visible, and their zoom."""
        count, in_sight = self.pages.count, self.pages.in_sight
        title = self.tr("Preview · {count} pages", "", count)
        self._count.setText(title.format(count=count) if count else "")
        one, several = (
            self.tr("Page {first} of {count}"),
            self.tr("Pages {first}–{last} of {count}"),
        )
        pages_in_sight = (one if len(in_sight) == 1 else several).format(
            first=in_sight.start, last=in_sight.stop - 1, count=count
        )
        self._where.setText(pages_in_sight if count else "")
        self._percent.setText(
            self.tr("{count} %").format(count=self.pages.percent) if count else ""
        )
        self._back.setEnabled(in_sight.start > 1)
        self._on.setEnabled(in_sight.stop <= count)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Print with Return; in a field Return only ends the input."""
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        elif not isinstance(self.focusWidget(), QLineEdit | QSpinBox):
            self.side.print_key.click()
