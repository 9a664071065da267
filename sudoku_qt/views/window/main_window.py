# SPDX-License-Identifier: MIT
"""The window: the page of a game, and room for the bars. It knows no game."""

from collections.abc import Iterable
from math import ceil

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QEvent, QSize, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QStatusTipEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedLayout, QVBoxLayout, QWidget

from sudoku_qt.views.brushes import brush_of
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.kit.on_screen import stay_on_screen
from sudoku_qt.views.sizes import MENU_HEIGHT, WIDE_PAD, is_low_window, status_height, tools_height
from sudoku_qt.views.themed import Themed, ThemedWidget
from sudoku_qt.views.window.full_page import FullPage
from sudoku_qt.views.window.zoomed_size import ZoomedSize

FIRST_SIZE = 1000, 740
LEAST_SIZE = 360, 420
FRAME = QSize(40, 60)
"""The room for the system's frame around a window, the same before there is one and afterwards: so
the size at a zoom is the same after a restart, and Qt does not shrink what it restores."""
SLACK = QSize(0, 6)
"""By how much a menu may be higher at another zoom than its present height suggests."""
NOTCH = 120
"""The wheel's units of a notch; fine wheels report parts of it."""


BLOCKED, UNBLOCKED = QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked


class Ground(ThemedWidget):
    """The window's background, on which everything lies."""

    painted = Signal()
    """The window has been painted for the first time."""
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._first = True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the ground."""
        painter = QPainter(self)
        painter.setBackground(brush_of(self.theme.window))
        painter.eraseRect(event.rect())
        painter.end()
        if self._first:
            self._first = False
            # What stands on the ground is painted right after it, before any timer fires.
            QTimer.singleShot(0, self.painted.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have what lies over it follow its size."""
        super().resizeEvent(event)
        self.resized.emit()


class MainWindow(Themed, QMainWindow):
    """Shows what it is given and emits what happens to it.

    It only has a page, and room around it: `WindowBars` and `Drops` work on it from outside.
    """

    closed = Signal(QCloseEvent)
    """The window is about to close; the event can be ignored."""
    painted = Signal()
    """The window has been painted for the first time; postponed work can begin."""
    span_changed = Signal(int, int)
    """The left and right ends of the page's contents."""
    zoom_turned = Signal(int)
    """The wheel was turned with Ctrl: the number of notches, positive to enlarge."""
    visibility_changed = Signal(bool)
    """The window was shown, hidden, minimized or restored; true if it is visible."""
    key_left = Signal(QKeyEvent)
    """A key that no widget of the window has handled; a receiver that handles it accepts it."""
    dragged = Signal(QEvent)
    """Something is dragged over the window, moves, leaves it or is dropped."""
    tip_changed = Signal(str)
    """The help text of the menu row under the pointer."""
    blocked_changed = Signal(bool)
    """A dialog, ours or the system's, blocks the window, or no longer."""
    lowered = Signal(bool)
    """The window has become too low for a strip at its foot, or high enough."""
    filled_changed = Signal(bool)
    """Something is shown in place of the game's page, or no longer."""

    def __init__(self) -> None:
        super().__init__()
        self.ground = Ground()
        self.ground.painted.connect(self.painted)
        self._pages = QStackedLayout()
        self._column = QVBoxLayout(self.ground)
        self._lay_out()
        self.setMinimumSize(*LEAST_SIZE)
        self._turned = 0
        self._is_low = self._has_bars = self._keeps_strip = False
        self._game_page: GamePage | None = None
        first = QSize(*FIRST_SIZE).boundedTo(self.room())
        usual = ZoomedSize(first.width(), first.height(), zoom=1, given=first)
        self.zoomed_size = usual.at(self.theme.zoom, self.room())
        self.resize(self.zoomed_size.given)

    def _lay_out(self) -> None:
        self.menuBar().addMenu(" ")  # empty, but as high as a menu
        self.menuBar().setMinimumHeight(self.theme.px(MENU_HEIGHT))
        self._column.setContentsMargins(0, tools_height(self.theme), 0, status_height(self.theme))
        self._column.setSpacing(0)
        self._column.addLayout(self._pages, 1)
        self.setCentralWidget(self.ground)

    def restore(self, geometry: QByteArray, width: float, height: float, zoom: float) -> None:
        """Restore the saved geometry, at a zoom, given the window's size at 100 %."""
        self.restoreGeometry(geometry)
        given = self._normal_size()
        usual = width or given.width() / zoom, height or given.height() / zoom
        self.zoomed_size = ZoomedSize(*usual, zoom=zoom, given=given)
        self._follow_zoom()

    def put_bars(self, above: QWidget, below: QWidget) -> None:
        """Put bars above and below the page, where room was kept for them."""
        self._has_bars = True
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.insertWidget(0, above)
        self._column.addWidget(below)
        self.lowered.emit(self._is_low)

    def _notice_height(self) -> None:
        """Hide the strip at the foot if the window is low."""
        is_low = is_low_window(self._strip_width, self.height(), self.theme.zoom)
        if is_low != self._is_low:
            self._is_low = is_low
            if not self._has_bars:
                foot = 0 if is_low else status_height(self.theme)
                self._column.setContentsMargins(0, tools_height(self.theme), 0, foot)
            self.lowered.emit(is_low)

    @property
    def _strip_width(self) -> int:
        """The width by which the strip is shown; an indispensable one is as in a wide window."""
        return self.theme.px(WIDE_PAD) if self._keeps_strip else self.width()

    def keep_strip(self, *, on: bool) -> None:
        """Keep the strip in a narrow window, too, since what it says stands nowhere else there."""
        if on != self._keeps_strip:
            self._keeps_strip = on
            self._notice_height()

    # What it shows

    def settle(self) -> None:
        """Take the size for a theme, now that everything in the window has taken the theme."""
        self.menuBar().setMinimumHeight(self.theme.px(MENU_HEIGHT))
        self._follow_zoom()
        self._notice_height()
        if page := self.page():
            page.arrange()
        if layout := self.layout():
            layout.activate()  # or the board would be painted once below the menu's old height

    def set_page(self, page: GamePage) -> None:
        """Show a game's page and give it the focus."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
            page.arranged.connect(self.tell_span)
        self._game_page = page
        self._pages.setCurrentWidget(page)
        page.setFocus()
        self.tell_span()
        self.filled_changed.emit(False)  # noqa: FBT003 - a signal has no names

    def fill(self, page: FullPage | None) -> None:
        """Show another page in place of the game's, or with None the game's again."""
        if page is None:
            if self._game_page and self.filling():
                self.set_page(self._game_page)
            return
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus()
        self.filled_changed.emit(True)  # noqa: FBT003 - a signal has no names

    def filling(self) -> FullPage | None:
        """The page shown in place of the game's; None if there is none."""
        page = self._pages.currentWidget()
        return page if isinstance(page, FullPage) else None

    def tell_span(self) -> None:
        """Report the left and right edge of the page in front."""
        page = self.page()
        if page:
            self.span_changed.emit(*page.span)

    def page(self) -> GamePage | None:
        """The page in front; None if there is none."""
        page = self._pages.currentWidget()
        return page if isinstance(page, GamePage) else None

    # How large it is

    def room(self) -> QSize:
        """The size that the window can grow to on its screen."""
        return self.screen().availableSize() - FRAME

    def take_actions(self, actions: Iterable[QAction]) -> None:
        """Handle the shortcuts of these actions and no others, also without a menu bar."""
        for action in self.actions():
            self.removeAction(action)
        self.addActions([*actions])

    def set_full_screen(self, *, on: bool) -> None:
        """Enter or leave the full screen, without a menu bar."""
        self.menuBar().setHidden(on)
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    def is_free(self) -> bool:
        """Whether the window has a size of its own: it is neither maximized nor full screen."""
        return not (self.isMaximized() or self.isFullScreen())

    def has_room_for(self, zoom: float) -> bool:
        """Whether the board stays about as large at a larger zoom as at 100 %."""
        page = self._game_page
        if zoom <= 1 or page is None:
            return True
        sizes = (zoom, self._size_at(zoom)), (1.0, self._size_at(1))
        there, usual = (size - self._bars_at(each, size) for each, size in sizes)
        return page.has_room_for(zoom, there - SLACK, usual)

    def _bars_at(self, zoom: float, size: QSize) -> QSize:
        """The height of the bars above and below the page, in a window of this size."""
        bar, theme = self.menuBar(), self.theme.at_zoom(zoom)
        usual = bar.sizeHint().height() * zoom / self.theme.zoom
        menus = 0 if bar.isNativeMenuBar() else max(ceil(usual), theme.px(MENU_HEIGHT))
        is_low = is_low_window(size.width(), size.height(), zoom)
        foot = 0 if is_low else status_height(theme)
        return QSize(0, menus + tools_height(theme) + foot)

    def _size_at(self, zoom: float) -> QSize:
        if not self.is_free():
            return self.size()
        return self.zoomed_size.noticed(self.size()).at(zoom, self.room()).given

    def _normal_size(self) -> QSize:
        """The window's present size, or the one after full screen."""
        return self.size() if self.is_free() else self.normalGeometry().size()

    def notice_size(self) -> None:
        """Remember the size that the player gave the window."""
        if self.is_free():
            self.zoomed_size = self.zoomed_size.noticed(self.size())

    def _follow_zoom(self) -> None:
        """Resize the window with the zoom of its contents, if it is not maximized."""
        if self.zoomed_size.zoom != self.theme.zoom and self.is_free():
            self.notice_size()
            self._take_zoomed_size()

    def _catch_up(self) -> None:
        """Apply a zoom that was chosen in full screen, once the old size is restored."""
        late = self.zoomed_size.zoom != self.theme.zoom
        if late and self.is_free() and self.size() == self.zoomed_size.given:
            QTimer.singleShot(0, self._take_zoomed_size)

    def _take_zoomed_size(self) -> None:
        before = self.size()
        self.zoomed_size = self.zoomed_size.at(self.theme.zoom, self.room())
        self.resize(self.zoomed_size.given)
        if self.isVisible() and self.size().expandedTo(before) != before:
            stay_on_screen(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the size in proportion to the zoom."""
        super().resizeEvent(event)
        self._notice_height()
        self._catch_up()

    # What happens to it

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer a key to the listeners, then to the page, for its board."""
        event.ignore()
        self.key_left.emit(event)
        page = self.page()
        if page and not event.isAccepted():
            event.setAccepted(page.take_key(event))
        if not event.isAccepted():
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Report that something is dragged into the window."""
        self.dragged.emit(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Report that it is moved over the window."""
        self.dragged.emit(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Report that it has left the window."""
        self.dragged.emit(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Report that it is dropped."""
        self.dragged.emit(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Treat the mouse's side buttons as the keys of that name, if an action has them."""
        buttons = QtCore.Qt.MouseButton
        name = {buttons.BackButton: "Back", buttons.ForwardButton: "Forward"}.get(event.button())
        key = QKeySequence(name) if name else None
        meant = [action for action in self.actions() if key and key in action.shortcuts()]
        for action in meant:
            action.trigger()
        event.setAccepted(bool(meant))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Report the turns of the wheel with Ctrl, notch by notch."""
        if not event.modifiers() & QtCore.Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        self._turned += event.angleDelta().y()
        notches = int(self._turned / NOTCH)
        if notches:
            self._turned -= notches * NOTCH
            self.zoom_turned.emit(notches)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let the listener decide whether the window closes."""
        self.closed.emit(event)

    def event(self, event: QEvent) -> bool:
        """Report when a dialog begins or ends to block the window, and the tip of a menu row."""
        if isinstance(event, QStatusTipEvent):
            self.tip_changed.emit(event.tip())
            return True
        kind = event.type()
        if kind is BLOCKED or kind is UNBLOCKED:
            self.blocked_changed.emit(kind is BLOCKED)
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Report that the window is visible."""
        super().showEvent(event)
        self.visibility_changed.emit(not self.isMinimized())

    def hideEvent(self, event: QHideEvent) -> None:
        """Report that the window is hidden."""
        super().hideEvent(event)
        self.visibility_changed.emit(False)  # noqa: FBT003 - a signal has no names

    def changeEvent(self, event: QEvent) -> None:
        """Report whether the window is visible when it is minimised or restored."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.visibility_changed.emit(self.isVisible() and not self.isMinimized())
            if not self.is_free():
                self.zoomed_size = self.zoomed_size.noticed(self._normal_size())
            self._catch_up()
