# SPDX-License-Identifier: MIT
"""The left side of the preferences: a search, the pages, and actions for all options."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from sudoku_qt.models.option import Option, translated
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import SPRING, Inset, Layout, Part, Space, column, lay_out, row
from sudoku_qt.views.sizes import BUTTON_HEIGHT, KEY_RADIUS, STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import FlatButton, IconButton
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.link_button import LinkButton
from sudoku_qt.views.widgets.lists.search_field import SearchField
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface, draw_surface

LIST, BEFORE = 232, 40
"""The width of the list, and the space before a title in it."""


@dataclass(frozen=True)
class Page:
    """A page: its key, title and icon, and its options."""

    key: str
    title: str
    icon: str
    options: Sequence[Option]
    maker: "PageMaker | None" = None
    """Makes the page if it is more than a row for each option."""


class PageMaker(Protocol):
    """The maker of a page that has other contents than rows of options."""

    def page(self, theme: Theme, *, narrow: bool, words: str = "") -> QWidget | None:
        """The page, which the maker keeps, or its part with some words; None if nothing matches."""

    def show_on(self, page: QWidget) -> None:
        """Show the present state on a page made here."""


class PageButton(FlatButton):
    """A page in the list, with its icon; the selected one has the accent's background."""

    def __init__(self, page: Page) -> None:
        super().__init__(translated(page.title))
        self.page = page
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @override
    def minimumSizeHint(self) -> QSize:
        words = QFontMetrics(face(14 * self.theme.zoom, Weight.DemiBold))
        wide = words.horizontalAdvance(self.text()) + self.theme.px(BEFORE + STEP)
        return QSize(wide, self.sizeHint().height())

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(LIST - 2 * STEP), self.theme.px(BUTTON_HEIGHT + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, the icon and the title."""
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
        words = self.rect().adjusted(px(BEFORE), 0, -px(STEP), 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()


class Sidebar(ThemedWidget):
    """A panel with a line at its right."""

    page_chosen = Signal(str)
    """The page with this key is to be shown."""
    searched = Signal(str)
    page_reset_asked = Signal()
    reset_asked = Signal()
    export_asked = Signal()
    import_asked = Signal()

    def __init__(self, pages: Iterable[Page]) -> None:
        super().__init__()
        self.search = SearchField(self.tr("Search all settings"))
        self.search.textChanged.connect(self.searched)
        self.list = [self._page_button(page) for page in pages]
        parts: list[Part] = [self.search, Space("usual"), *self.list, SPRING, self._foot()]
        lay_out(self, column(*parts, gap="hair", inset=("easy", "wide")))

    def _page_button(self, page: Page) -> PageButton:
        button = PageButton(page)
        button.clicked.connect(lambda: self.page_chosen.emit(page.key))
        return button

    def _foot(self) -> Layout:
        """A link for the page, and a menu behind three dots for all pages."""
        link = LinkButton(self.tr("Reset this page"))
        link.clicked.connect(self.page_reset_asked)
        self._more = IconButton("more")
        self._more.setAccessibleName(self.tr("All pages"))
        self._more.setToolTip(self.tr("Reset, export and import all settings"))
        self._more.clicked.connect(self._open_menu)
        icons: Inset = ("wide", "none", "none", "none")  # where those of the pages begin
        return row(link, SPRING, self._more, inset=icons)

    def _open_menu(self) -> None:
        """Open the menu for all pages, above the dots."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Reset all"), self.reset_asked.emit)
        menu.addSeparator()
        menu.addAction(self.tr("Export…"), self.export_asked.emit)
        menu.addAction(self.tr("Import…"), self.import_asked.emit)
        corner = self._more.mapToGlobal(QPoint(0, 0))
        menu.popup(corner - QPoint(0, menu.sizeHint().height()))

    def show_page(self, key: str) -> None:
        """Select a page in the list."""
        for button in self.list:
            button.setChecked(button.page.key == key)

    def search_no_longer(self) -> None:
        """Clear the search, without emitting a signal."""
        self.search.blockSignals(True)  # noqa: FBT003 - Qt's
        self.search.clear()
        self.search.blockSignals(False)  # noqa: FBT003 - Qt's

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.panel)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self.theme.edge)
        painter.end()
