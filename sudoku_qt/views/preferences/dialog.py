# SPDX-License-Identifier: MIT
"""The dialog of preferences: pages at the left, rows at the right; changes take effect at once."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from sudoku_qt.models.option import Option, Value, translated
from sudoku_qt.views.fonts import face
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.layout import Space, add_to, column, filling, holder, lay_out, padded, row
from sudoku_qt.views.preferences.option_row import OptionRow, RowsCard, title_of
from sudoku_qt.views.preferences.sidebar import LIST, Page, PageMaker, Sidebar
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.window.main_window import MainWindow

NARROW = 440
"""In narrower rows the control is below its text."""
LEAST = 186
"""The least width of rows."""
WIDE, TALL = 880, 640


class OptionsPage(ThemedWidget):
    """Shows options as cards of rows, a card for each group below its title."""

    chosen = Signal(str, object)
    opened = Signal(str)

    def __init__(self, options: Iterable[Option], *, narrow: bool) -> None:
        super().__init__()
        self._cards = dict[str, RowsCard]()
        self.rows: list[OptionRow] = []
        self._column = QVBoxLayout()
        lay_out(self, column(gap="usual", inset="frame", into=self._column))
        for option in options:
            self._add(OptionRow(option, narrow=narrow))
        self._column.addStretch(1)

    def add_below(self, widget: QWidget) -> None:
        """Add another widget below the rows."""
        self._column.insertWidget(self._column.count() - 1, widget)

    def _add(self, row: OptionRow) -> None:
        row.chosen.connect(self.chosen)
        row.opened.connect(self.opened)
        self.rows.append(row)
        self._card(row.option.group).add(row)

    def _card(self, group: str) -> RowsCard:
        """The card of a group; a new one is below its title."""
        if group not in self._cards:
            if self._cards:
                add_to(self._column, self, Space("usual"))
            self._cards[group] = RowsCard()
            self._column.addWidget(title_of(translated(group)))
            self._column.addWidget(self._cards[group])
        return self._cards[group]


class PreferencesDialog(Dialog):
    """Shows the pages, searches rows on all of them, and emits changes."""

    chosen = Signal(str, object)
    """The option with this name is to have a new value."""
    opened = Signal(str)
    """The settings behind an option's value are to be opened."""
    reset_asked = Signal(str)
    """The page with this key is to be reset; "" for all pages."""
    export_asked = Signal()
    import_asked = Signal()

    def __init__(
        self, pages: Sequence[Page], now: Callable[[str], Value], window: MainWindow
    ) -> None:
        super().__init__(self.tr("Preferences"), window)
        self._now = now
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.set_body(row(gap="none", into=self._across))
        self._content: QWidget | None = None
        self.rows: list[OptionRow] = []
        self._made: list[tuple[PageMaker, QWidget]] = []
        self._lent: QWidget | None = None
        self.key = pages[0].key
        self.open_at(WIDE, TALL)
        self.fill(pages)

    def fill(self, pages: Sequence[Page]) -> None:
        """Build the pages in the present language, colours and size."""
        self._pages = {page.key: page for page in pages}
        self.setWindowTitle(self.tr("Preferences"))
        self.setFont(face(14 * self.theme.zoom))
        if self._content is not None:
            self._across.removeWidget(self._content)
            self._content.hide()
            self._content.deleteLater()
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.notice = Paragraph(13, ink="muted")
        self.notice.hide()
        notice = padded(self.notice, ("frame", "usual"))
        right = filling(column(filling(self.area), notice, gap="none"))
        self._content = holder(row(self._scrolled(self._sidebar()), right, gap="none"))
        self._across.addWidget(self._content)
        self.show_page(self.key)
        self._content.show()

    def _scrolled(self, bar: Sidebar) -> QScrollArea:
        """The sidebar in a scroll area."""
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(bar)
        self._side = area
        self._share()
        return area

    def _share(self) -> None:
        """Give the list its share or, if rows have enough room, the width of its texts."""
        scroll_bar = self._side.verticalScrollBar().sizeHint().width()
        words = self._bar.minimumSizeHint().width() + scroll_bar
        px, wide = self.theme.px, self.width()
        share = max(min(words, wide - px(LEAST)), wide * 2 // 5)
        self._side.setFixedWidth(min(px(LIST), share))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make rows narrow if there is little room."""
        super().resizeEvent(event)
        self._share()
        if self._narrow != self._is_narrow():
            self._find(self.search.text())

    def _is_narrow(self) -> bool:
        room = self.width() - self._side.width()
        return room < self.theme.px(NARROW)

    def _sidebar(self) -> Sidebar:
        bar = self._bar = Sidebar(self._pages.values())
        self.search, self.list = bar.search, bar.list
        bar.setAccessibleName(self.windowTitle())
        bar.searched.connect(self._find)
        bar.page_chosen.connect(self._open)
        bar.page_reset_asked.connect(lambda: self.reset_asked.emit(self.key))
        bar.reset_asked.connect(lambda: self.reset_asked.emit(""))
        bar.export_asked.connect(self.export_asked)
        bar.import_asked.connect(self.import_asked)
        return bar

    def _open(self, key: str) -> None:
        """Show a page, and end the search."""
        self._bar.search_no_longer()
        self.show_page(key)

    def show_page(self, key: str) -> None:
        """Show a page by its key."""
        self.key = key
        self._bar.show_page(key)
        self.notice.hide()
        page = self._pages[key]
        if page.maker and (made := self._make(page.maker)):
            self._show(made)
            self._made, self._lent = [(page.maker, made)], made
        else:
            self._put(page.options)

    def _find(self, words: str) -> None:
        """Show the rows with some words on any page; without words, the page again."""
        if not words.strip():
            self.show_page(self.key)
            return
        pages = [page for page in self._pages.values() if not page.maker]
        self._put(option for page in pages for option in page.options)
        found = self._put(row.option for row in self.rows if row.has(words.strip()))
        for maker in [page.maker for page in self._pages.values() if page.maker]:
            if made := self._make(maker, words):
                found.add_below(made)
                self._made.append((maker, made))
        self.notice.hide()
        if not (self.rows or self._made):
            nothing = Paragraph(14, ink="muted")
            nothing.setText(self.tr("Nothing here is called that."))
            found.add_below(nothing)

    def _make(self, maker: PageMaker, words: str = "") -> QWidget | None:
        self._narrow = self._is_narrow()
        return maker.page(self.theme, narrow=self._narrow, words=words)

    def _put(self, options: Iterable[Option]) -> OptionsPage:
        self._narrow = self._is_narrow()
        page = OptionsPage(options, narrow=self._narrow)
        page.chosen.connect(self.chosen)
        page.opened.connect(self.opened)
        for each in page.rows:
            each.show_value(self._now(each.option.name))  # unseen, so that no switch slides
        self._show(page)
        self.rows = page.rows
        return page

    def _show(self, page: QWidget) -> None:
        self.rows, self._made = [], []
        self._give_back()
        self.area.setWidget(page)

    def _give_back(self) -> None:
        """Release a page that belongs to its maker, before its place is deleted."""
        lent, self._lent = self._lent, None
        if lent is not None and lent is self.area.widget():
            self.area.takeWidget()

    def done(self, result: int) -> None:
        """Release a page that its maker keeps, and close."""
        super().done(result)
        self._give_back()

    def follow(self) -> None:
        """Show the present value of every option."""
        for each in self.rows:
            each.show_value(self._now(each.option.name))
        for maker, page in self._made:
            maker.show_on(page)

    def tell(self, text: str) -> None:
        """Show a message below the rows; "" removes it."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))
