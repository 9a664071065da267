# SPDX-License-Identifier: MIT
"""The dialog of preferences: pages at the left, rows at the right; all takes hold at once."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.models.option import Option, Value, said
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.preferences.option_row import OptionRow
from sudoku_qt.views.preferences.page import OptionsPage
from sudoku_qt.views.sizes import BUTTON_HEIGHT, KEY_RADIUS, STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import FlatButton, WordButton
from sudoku_qt.views.widgets.cards import Paragraph
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface, draw_surface
from sudoku_qt.views.widgets.themed import Themed
from sudoku_qt.views.window.main_window import MainWindow

LIST = 232
NARROW = 440
"""The room for rows below which what is chosen stands under its words."""
WIDE, TALL = 880, 640
SHARE = 0.9
"""Of the screen, which the dialog may take."""


@dataclass(frozen=True)
class Page:
    """A page: its key, its title, its icon, and what is on it."""

    key: str
    title: str
    icon: str
    options: Sequence[Option]


class PageButton(FlatButton):
    """A page in the list, with its icon; the one that is shown stands on the accent's ground."""

    def __init__(self, page: Page, theme: Theme) -> None:
        super().__init__(theme, said(page.title))
        self.page = page
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        """Be as high as a button."""
        return QSize(self.theme.px(LIST - 2 * STEP), self.theme.px(BUTTON_HEIGHT + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the icon and the title."""
        theme, px = self.theme, self.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        ground = theme.accent_ground if on else theme.hover if self.underMouse() else NOTHING
        draw_surface(painter, QRectF(self.rect()), px(KEY_RADIUS), Surface(ground))
        ink = theme.accent_text if on else theme.text
        middle = (self.height() - px(16)) / 2
        draw_icon(painter, self.page.icon, QRectF(px(14), middle, px(16), px(16)), ink)
        painter.setPen(ink)
        painter.setFont(face(14 * theme.zoom, Weight.DemiBold if on else Weight.Medium))
        words = self.rect().adjusted(px(40), 0, -px(STEP), 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()


class Sidebar(Themed):
    """What stands at the left: a panel with a line at its right."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and the line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.panel)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self.theme.edge)
        painter.end()


class PreferencesDialog(QDialog):
    """Shows the pages, finds rows on all of them, and says what the player wants."""

    chosen = Signal(str, object)
    """An option by its name is to have a value."""
    reset_asked = Signal(str)
    """A page by its key is to be as at first; "" all of them."""
    export_asked = Signal()
    import_asked = Signal()

    def __init__(
        self, pages: Sequence[Page], now: Callable[[str], Value], window: MainWindow
    ) -> None:
        super().__init__(window)
        self._window, self._now = window, now
        self._across = QHBoxLayout(self)
        self._across.setContentsMargins(0, 0, 0, 0)
        self._across.setSpacing(0)
        self._content: QWidget | None = None
        self.rows: list[OptionRow] = []
        self.key = pages[0].key
        room = self.screen().availableSize() * SHARE
        px = window.theme.px
        self.resize(min(px(WIDE), room.width()), min(px(TALL), room.height()))
        self.fill(pages)

    def fill(self, pages: Sequence[Page]) -> None:
        """Show pages in the language, colours and size of now."""
        self._pages = {page.key: page for page in pages}
        self.setWindowTitle(self.tr("Preferences"))
        self.setFont(face(14 * self._window.theme.zoom))
        if self._content is not None:
            self._across.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self._content = QWidget()
        self._across.addWidget(self._content)
        across = QHBoxLayout(self._content)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(0)
        across.addWidget(self._scrolled(self._sidebar()))
        right = QVBoxLayout()
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.notice = Paragraph(self._window.theme, 13, ink="muted")
        self.notice.setContentsMargins(3 * STEP, STEP, 3 * STEP, STEP)
        self.notice.hide()
        right.setSpacing(0)
        right.addWidget(self.area, 1)
        right.addWidget(self.notice)
        across.addLayout(right, 1)
        self.show_page(self.key)
        self._content.show()

    def _scrolled(self, bar: Sidebar) -> QScrollArea:
        """The sidebar in as much room as there is."""
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedWidth(min(self._window.theme.px(LIST), self.width() * 2 // 5))
        area.setWidget(bar)
        self._side = area
        return area

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let rows be narrow where there is little room."""
        super().resizeEvent(event)
        self._side.setFixedWidth(min(self._window.theme.px(LIST), self.width() * 2 // 5))
        if self._narrow != self._is_narrow():
            self._put([row.option for row in self.rows])

    def _is_narrow(self) -> bool:
        room = self.width() - self._side.width()
        return room < self._window.theme.px(NARROW)

    def _sidebar(self) -> Sidebar:
        theme = self._window.theme
        bar = Sidebar(theme)
        bar.setAccessibleName(self.windowTitle())
        column = QVBoxLayout(bar)
        column.setContentsMargins(STEP + 4, 2 * STEP, STEP + 4, 2 * STEP)
        column.setSpacing(2)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Search all settings"))
        self.search.setAccessibleName(self.tr("Search all settings"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        column.addWidget(self.search)
        column.addSpacing(STEP)
        self.list = [self._page_button(page) for page in self._pages.values()]
        for button in self.list:
            column.addWidget(button)
        column.addStretch(1)
        for text, asked in self._foot():
            below = WordButton(theme, text)
            below.clicked.connect(asked)
            column.addWidget(below)
        return bar

    def _page_button(self, page: Page) -> PageButton:
        button = PageButton(page, self._window.theme)
        button.clicked.connect(lambda: self._open(page.key))
        return button

    def _foot(self) -> Sequence[tuple[str, Callable[[], object]]]:
        """What can be done with a page, and with all of them."""
        return (
            (self.tr("Reset this page"), lambda: self.reset_asked.emit(self.key)),
            (self.tr("Reset all"), lambda: self.reset_asked.emit("")),
            (self.tr("Export…"), self.export_asked.emit),
            (self.tr("Import…"), self.import_asked.emit),
        )

    def _open(self, key: str) -> None:
        """Show a page, and search no longer."""
        self.search.blockSignals(True)  # noqa: FBT003 - Qt's
        self.search.clear()
        self.search.blockSignals(False)  # noqa: FBT003 - Qt's
        self.show_page(key)

    def show_page(self, key: str) -> None:
        """Show a page by its key."""
        self.key = key
        for button in self.list:
            button.setChecked(button.page.key == key)
        self.notice.hide()
        self._put(self._pages[key].options)

    def _find(self, words: str) -> None:
        """Show what has some words on any page; without words, the page again."""
        if not words.strip():
            self.show_page(self.key)
            return
        every = [option for page in self._pages.values() for option in page.options]
        self._put(every)
        found = [row.option for row in self.rows if row.has(words.strip())]
        self._put(found)
        self.tell("" if found else self.tr("Nothing here is called that."))

    def _put(self, options: Iterable[Option]) -> None:
        self._narrow = self._is_narrow()
        page = OptionsPage(options, self._window.theme, narrow=self._narrow)
        page.chosen.connect(self.chosen)
        self.rows = page.rows
        self.area.setWidget(page)
        self.follow()

    def follow(self) -> None:
        """Show every value as it is now."""
        for row in self.rows:
            row.show_value(self._now(row.option.name))

    def tell(self, text: str) -> None:
        """Say something below the rows; "" says nothing any longer."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
