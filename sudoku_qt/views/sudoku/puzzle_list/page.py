# SPDX-License-Identifier: MIT
"""The page of a list of puzzles: its title, its rows, and the actions on them."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QVBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import column, filling, lay_out, row
from sudoku_qt.views.sizes import CARD_RADIUS, STEP
from sudoku_qt.views.sudoku.puzzle_list.table import PuzzleTable
from sudoku_qt.views.sudoku.side.info import AboutPuzzle
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.link_button import LinkButton
from sudoku_qt.views.widgets.surfaces import draw_surface, raised
from sudoku_qt.views.window.full_page import FullPage

SMALL = 560
"""Below this width margins are narrow."""
WIDEST = 960
"""The most width of the lines, so that the eye can follow them."""


class ListSheet(ThemedWidget):
    """The panel under the rows."""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        radius = self.theme.px(CARD_RADIUS)
        draw_surface(painter, QRectF(self.rect()), radius, raised(self.theme))
        painter.end()


class PuzzleListPage(FullPage):
    """Emits what is asked for; the controller has the puzzles."""

    left = Signal()
    """The player wants to go back to the game."""
    export_asked = Signal(bool)
    """The chosen lines (True), or all, are to be exported."""
    keeping_asked = Signal()
    """The list is to be added to the library."""
    rating_asked = Signal(bool)
    """Rating is to begin, or to stop."""

    def __init__(self, model: QAbstractItemModel) -> None:
        super().__init__()
        self.back = IconButton("left", self)
        self._title = Line(26, Weight.DemiBold)
        self._count = Line(14, ink="muted")
        self._rated = Line(14, ink="muted")
        self.rating = IconButton("pause", self)
        self.export, self.play = WordButton(), PrimaryButton()
        self.keep = LinkButton()
        self._sheet = ListSheet()
        self.table = PuzzleTable()
        self.table.setModel(model)
        self._damaged, self.details = Line(13, ink="muted"), WordButton()
        self._faults: tuple[str, ...] = ()
        self._is_rating = False
        self._lay_out()
        self._connect()
        self._allow()
        self.retranslate()
        self.setFocusProxy(self.table)

    def _lay_out(self) -> None:
        for key in (self.export, self.play):
            key.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._column = QVBoxLayout()
        head = row(self.back, filling(self._title), self.export, self.play, gap="usual")
        below = row(filling(self._count), self.keep, self._rated, self.rating, gap="usual")
        foot = row(filling(self._damaged), self.details)
        lay_out(self, column(head, below, filling(self._sheet), foot, into=self._column))
        lay_out(self, column(self.table, inset=(1, "tight")), self._sheet)
        self._arrange()

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.play.clicked.connect(lambda: self.table.played.emit(self.table.currentIndex().row()))
        self.export.clicked.connect(self._offer_export)
        self.keep.clicked.connect(self.keeping_asked)
        self.rating.clicked.connect(lambda: self.rating_asked.emit(not self._is_rating))
        self.details.clicked.connect(self._tell_faults)
        self.table.chosen_changed.connect(self._allow)

    # What it says

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.play.setText(self.tr("Play"))
        self.export.setText(self.tr("Export…"))
        self.keep.setText(self.tr("Add to the library"))
        self.details.setText(self.tr("What is wrong?"))
        self.back.set_name(self.tr("Back to the game (Esc)"))
        self._name_rating()

    def show_head(self, title: str, count: str) -> None:
        """Show the title of the list, and the number of puzzles."""
        self._title.setText(title)
        self._count.setText(count)
        self.table.setAccessibleName(title)
        self.setAccessibleName(f"{title}. {count}")

    def show_rating(self, text: str, *, running: bool, whole: bool) -> None:
        """Show how many levels are known; the key pauses or resumes the rating."""
        self._rated.setText(text)
        self._is_rating = running
        self.rating.set_icon("pause" if running else "play")
        self._name_rating()
        self.rating.setHidden(whole)

    def _name_rating(self) -> None:
        find, stop = self.tr("Find out the levels"), self.tr("Stop finding out the levels")
        self.rating.set_name(stop if self._is_rating else find)

    def show_damaged(self, text: str, faults: Sequence[str]) -> None:
        """Show that some lines hold no puzzle; a key shows their faults."""
        self._damaged.setText(text)
        self._faults = tuple(faults)
        for part in (self._damaged, self.details):
            part.setVisible(bool(text))

    def _allow(self) -> None:
        self.play.setEnabled(self.table.currentIndex().isValid())
        self.export.setEnabled(self.table.model().rowCount() > 0)

    def _tell_faults(self) -> None:
        about = AboutPuzzle(self._damaged.text(), self._faults, self)
        about.adjustSize()
        corner = self.details.mapToGlobal(QPoint(self.details.width(), 0))
        about.move(corner - QPoint(about.width(), about.height() + STEP // 2))
        about.show()

    def _offer_export(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chosen = menu.addAction(self.tr("Export the chosen puzzles…"))
        chosen.setEnabled(bool(self.table.chosen()))
        chosen.triggered.connect(lambda: self.export_asked.emit(True))  # noqa: FBT003 - a signal's
        whole = menu.addAction(self.tr("Export all puzzles…"))
        whole.triggered.connect(lambda: self.export_asked.emit(False))  # noqa: FBT003 - the same
        menu.popup(self.export.mapToGlobal(QPoint(0, self.export.height() + STEP // 2)))

    # Where everything lies

    def parts(self) -> list[QWidget]:
        """The parts that keys can move between."""
        return [self.table, self.export]

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(SMALL), self.theme.px(SMALL))

    def _arrange(self) -> None:
        px = self.theme.px
        least = px(2 * STEP if self.width() < px(SMALL) else 3 * STEP)
        aside = max(least, (self.width() - px(WIDEST)) // 2)
        self._column.setContentsMargins(aside, px(2 * STEP), aside, px(2 * STEP))
        self._column.setSpacing(px(STEP))

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the game."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
