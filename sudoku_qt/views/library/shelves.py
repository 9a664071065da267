# SPDX-License-Identifier: MIT
"""The left side of the library: the shelves with their numbers, and keys to add puzzles.

In a narrow dialog the shelves are a menu behind a button.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QLineEdit, QMenu, QSizePolicy, QVBoxLayout, QWidget

from sudoku_qt.models.library.listing import (
    ALL,
    DAILY,
    FAVOURITES,
    REMOVED,
    SHELVES,
    SOLVED,
    STARTED,
    Shelf,
)
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import SPRING, Inset, column, filling, lay_out, row
from sudoku_qt.views.sizes import BUTTON_HEIGHT, KEY_RADIUS, STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import RETURNS, FlatButton, IconButton, WordButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface, draw_surface

STATISTICS = "statistics"
WIDE = 224
BEFORE = 40
LONGEST_NAME = 200
ICONS = {
    ALL: "list",
    STARTED: "play",
    SOLVED: "tick",
    FAVOURITES: "star",
    DAILY: "calendar",
    REMOVED: "bin",
    STATISTICS: "bars",
}
TITLES = {
    ALL: QT_TRANSLATE_NOOP("Shelves", "Everything"),
    STARTED: QT_TRANSLATE_NOOP("Shelves", "In progress"),
    SOLVED: QT_TRANSLATE_NOOP("Shelves", "Finished"),
    FAVOURITES: QT_TRANSLATE_NOOP("Shelves", "Favourites"),
    DAILY: QT_TRANSLATE_NOOP("Shelves", "Daily"),
    REMOVED: QT_TRANSLATE_NOOP("Shelves", "Removed"),
}
COLLECTION = "collection"
"""The key of a shelf that is a collection."""
INKS = "set_b", "set_a", "set_c", "follows", "eliminated"
"""The colours of collections, in turn."""


class ShelfButton(FlatButton):
    """A shelf with its icon, or the square of a collection, and its number at the right."""

    rename_asked = Signal()
    """The collection is to have another name."""

    def __init__(self, shelf: Shelf, title: str, ink: QColor | None = None) -> None:
        super().__init__(title)
        self.shelf = shelf
        self._ink = ink
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_count(shelf.count)

    def set_count(self, count: int) -> None:
        """Set the number of entries on it; negative if unknown."""
        self.shelf = replace(self.shelf, count=count)
        self.setAccessibleName(f"{self.text()}, {count}" if count >= 0 else self.text())
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Rename a collection on F2."""
        if event.key() == Qt.Key.Key_F2 and self._ink:
            self.rename_asked.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to rename a collection."""
        if not self._ink:
            event.ignore()
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("&Rename")).triggered.connect(self.rename_asked)
        menu.popup(event.globalPos())

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE - 3 * STEP), self.theme.px(BUTTON_HEIGHT + 4))

    def minimumSizeHint(self) -> QSize:
        """A collection's name may be elided; the fixed shelves are shown in full."""
        if self._ink:
            return QSize(self.theme.px(BEFORE), self.sizeHint().height())
        words = QFontMetrics(face(14 * self.theme.zoom, Weight.DemiBold))
        wide = words.horizontalAdvance(self.text()) + self.theme.px(BEFORE + 2 * STEP)
        return QSize(wide, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint background, icon, title and number."""
        theme, px, on = self.theme, self.theme.px, self.isChecked()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = theme.accent_ground if on else theme.hover if self.underMouse() else NOTHING
        draw_surface(painter, QRectF(self.rect()), px(KEY_RADIUS), Surface(ground))
        ink = theme.accent_text if on else theme.text
        self._draw_sign(painter, ink)
        count = f"{self.shelf.count:,}" if self.shelf.count >= 0 else ""
        painter.setFont(face(14 * theme.zoom))
        painter.setPen(ink if on else theme.muted)
        metrics = painter.fontMetrics()
        room = self.rect().adjusted(px(BEFORE), 0, -px(12), 0)
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(room, right, count)
        painter.setFont(face(14 * theme.zoom, Weight.DemiBold if on else Weight.Medium))
        painter.setPen(ink)
        room.setRight(room.right() - metrics.horizontalAdvance(count) - px(STEP))
        title = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, title)
        painter.end()

    def _draw_sign(self, painter: QPainter, ink: QColor) -> None:
        px = self.theme.px
        side = px(10 if self._ink else 16)
        place = QRectF(px(14), (self.height() - side) / 2, side, side)
        if self._ink:
            draw_surface(painter, place, px(3), Surface(self._ink))
        else:
            draw_icon(painter, ICONS[self.shelf.key], place, ink)


class NameField(QLineEdit):
    """A new name, typed in the place of the old one: Return takes it, Escape leaves the old one."""

    named = Signal(str)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.setMaxLength(LONGEST_NAME)
        self.setAccessibleName(self.tr("Name of the collection"))
        self._is_over = False

    def _end(self, name: str) -> None:
        """Be gone, once: hiding it takes the focus from it, too."""
        if not self._is_over:
            self._is_over = True
            self.hide()
            self.deleteLater()
            if name:
                self.named.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the name, or leave it; the dialog does not get these keys."""
        if event.key() in RETURNS:
            self._end(self.text().strip())
        elif event.key() == Qt.Key.Key_Escape:
            self._end("")
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the name when something else is clicked."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:  # its own menu
            self._end(self.text().strip())


class Shelves(ThemedWidget):
    """All shelves; the entry for the statistics is among them, but is no shelf."""

    renamed = Signal(str, str)
    """A collection is to have another name: the old and the new one."""

    chosen = Signal(str, str)
    """Another shelf is to be shown: its key and, for a collection, its name."""
    rename_asked = Signal()
    """The collection that is shown is to be renamed, where there is no place to type in."""
    statistics_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        titles = [(Shelf(key, -1), self.tr(TITLES[key])) for key in SHELVES]
        self._fixed = [self._button(shelf, title) for shelf, title in titles]
        self._collections: list[ShelfButton] = []
        self._key = ALL, ""
        self.statistics = ShelfButton(Shelf(STATISTICS, -1), self.tr("Statistics"))
        self.statistics.setCheckable(False)
        self.statistics.clicked.connect(self.statistics_clicked)
        self._heading = Line(12, Weight.DemiBold, "muted")
        self._heading.setText(self.tr("Collections"))
        self._heading.hide()
        indented = row(self._heading, inset=(14, "none", "none", "none"), grows=True)
        above = column(indented, inset=("none", "wide", "none", "tight"))
        self._list = QVBoxLayout()
        shelves = *self._fixed, self.statistics
        below = column(gap="hair", into=self._list)
        lay_out(self, column(*shelves, above, below, SPRING, gap="hair", inset=("easy", "wide")))
        self._fixed[0].setChecked(True)
        self._show_removed()

    def _button(self, shelf: Shelf, title: str, ink: QColor | None = None) -> ShelfButton:
        button = ShelfButton(shelf, title, ink)
        button.clicked.connect(lambda: self.choose(shelf.key, shelf.name))
        button.rename_asked.connect(lambda: self.begin_renaming(shelf.name))
        return button

    def begin_renaming(self, name: str) -> NameField | None:
        """Have a collection's name typed in its place; None if it is not there."""
        button = next((each for each in self._collections if each.shelf.name == name), None)
        if button is None:
            return None
        field = NameField(name, self)
        field.named.connect(lambda new: self._take_name(name, new))
        field.setGeometry(button.geometry())
        field.selectAll()
        field.show()
        field.setFocus()
        return field

    def _take_name(self, old: str, new: str) -> None:
        if new != old:
            self.renamed.emit(old, new)

    @property
    def shelf(self) -> tuple[str, str]:
        """The key of the selected shelf and, for a collection, its name."""
        return self._key

    def choose(self, key: str, name: str = "") -> None:
        """Select another shelf."""
        self._tick(key, name)
        self.chosen.emit(key, name)

    def follow_name(self, old: str, new: str) -> None:
        """Go on showing a collection by its new name."""
        if self._key == (COLLECTION, old):
            self._key = COLLECTION, new
            self.chosen.emit(*self._key)

    def _tick(self, key: str, name: str) -> None:
        self._key = key, name
        for button in self.buttons():
            button.setChecked((button.shelf.key, button.shelf.name) == self._key)

    def buttons(self) -> Iterator[ShelfButton]:
        """Yield every shelf."""
        yield from self._fixed
        yield from self._collections

    def show_counts(self, shelves: Sequence[Shelf], collections: Sequence[Shelf]) -> None:
        """Show the number of entries on each shelf, and the collections."""
        for button, shelf in zip(self._fixed, shelves, strict=True):
            button.set_count(shelf.count)
        self._show_removed()
        known = [button.shelf.name for button in self._collections]
        if known == [shelf.name for shelf in collections]:
            for button, shelf in zip(self._collections, collections, strict=True):
                button.set_count(shelf.count)
            return
        for button in self._collections:
            button.hide()
            button.deleteLater()
        inks = [getattr(self.theme, name) for name in INKS]
        self._collections = [
            self._button(shelf, shelf.name, inks[number % len(inks)])
            for number, shelf in enumerate(collections)
        ]
        for button in self._collections:
            self._list.addWidget(button)
        self._heading.setVisible(bool(collections))
        self._tick(*self._key)

    def _show_removed(self) -> None:
        """Show the shelf of removed entries if it is not empty, or is shown now."""
        removed = next(button for button in self._fixed if button.shelf.key == REMOVED)
        removed.setVisible(removed.shelf.count > 0 or self._key[0] == REMOVED)

    def names(self) -> list[str]:
        """The names of the collections."""
        return [button.shelf.name for button in self._collections]


class ShelfFoot(QWidget):
    """The keys below the shelves: to add puzzles, and for the whole library."""

    add_clicked = Signal()
    export_clicked = Signal()
    backup_clicked = Signal()
    restore_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.add = WordButton(self.tr("&Add puzzles"), icon="plus")
        self.add.clicked.connect(self.add_clicked)
        self.more = IconButton("more")
        self.more.setAccessibleName(self.tr("The whole library"))
        self.more.setToolTip(self.tr("Export, back up and restore the library"))
        self.more.clicked.connect(self._open)
        around: Inset = ("easy", "usual", "easy", "wide")
        lay_out(self, row(filling(self.add), self.more, gap="tight", inset=around))

    def _open(self) -> None:
        """Open the menu above the dots."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Export what is listed…")).triggered.connect(self.export_clicked)
        menu.addSeparator()
        menu.addAction(self.tr("Back up the library…")).triggered.connect(self.backup_clicked)
        menu.addAction(self.tr("Restore from a backup…")).triggered.connect(self.restore_clicked)
        corner = self.more.mapToGlobal(QPoint(0, 0))
        menu.popup(corner - QPoint(0, menu.sizeHint().height()))


def shelf_menu(shelves: Shelves, parent: QWidget) -> QMenu:
    """The shelves as a menu, for a dialog without room for them."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for button in filter(lambda each: not each.isHidden(), shelves.buttons()):
        count = f"\t{button.shelf.count:,}" if button.shelf.count >= 0 else ""
        action = menu.addAction(button.text().replace("&", "&&") + count)
        action.triggered.connect(button.click)
        action.setCheckable(True)
        action.setChecked(button.isChecked())
    menu.addSeparator()
    if shelves.shelf[0] == COLLECTION:
        rename = menu.addAction(shelves.tr("&Rename this collection…"))
        rename.setObjectName("rename")
        rename.triggered.connect(shelves.rename_asked)
    menu.addAction(shelves.statistics.text()).triggered.connect(shelves.statistics.click)
    return menu
