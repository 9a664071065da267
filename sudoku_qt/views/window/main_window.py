# SPDX-License-Identifier: MIT
"""The window: menus, tool bar, the page of a game, status. It knows no game."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QPoint, QSize, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedLayout, QVBoxLayout, QWidget

from sudoku_qt.views.brushes import brush_of
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.sizes import status_height, tools_height
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.zoomed_size import ZoomedSize

if TYPE_CHECKING:
    from sudoku_qt.views.window.drop_glow import DropGlow
    from sudoku_qt.views.window.notice_bar import Kind, NoticeBar, Offer
    from sudoku_qt.views.window.status_strip import StatusStrip
    from sudoku_qt.views.window.tool_bar import ToolBar

FIRST_SIZE = 980, 740
LEAST_SIZE = 360, 420
FRAME = QSize(40, 60)
"""Room for what the system puts round a window that is not there yet."""
SLACK = QSize(0, 6)
"""What a menu may be higher at another zoom than its height now lets one think."""
NOTCH = 120
"""How much a wheel counts from one notch to the next; fine ones report parts of it."""


class Ground(QWidget):
    """The window's ground, on which everything stands."""

    painted = Signal()
    """The window has been painted for the first time."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
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


class MainWindow(QMainWindow):
    """Shows what it is handed and says what happens to it.

    It begins with a page alone, and room for what is around it. `build_rest` adds that.
    """

    pause_clicked = Signal()
    files_dropped = Signal(list)
    """Paths of files that were dropped on the window."""
    text_dropped = Signal(str)
    closed = Signal(QCloseEvent)
    """The window is about to close; the event can be ignored."""
    painted = Signal()
    """The window has been painted for the first time, so what can wait need wait no longer."""
    zoom_turned = Signal(int)
    """The wheel was turned with Ctrl: how many notches, larger above 0."""
    visibility_changed = Signal(bool)
    """The window was shown, hidden, minimised or brought back; true if it can be seen."""
    blocked_changed = Signal(bool)
    """A dialog keeps the player from the window, one of ours or the system's, or no longer."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._ground = Ground(theme)
        self._ground.painted.connect(self.painted)
        self._tools: ToolBar
        self._status: StatusStrip
        self._notice: NoticeBar | None = None
        self._glow: DropGlow | None = None
        self._pages = QStackedLayout()
        self._column = QVBoxLayout(self._ground)
        self._lay_out()
        self.setAcceptDrops(True)
        self.setMinimumSize(*LEAST_SIZE)
        self._turned = 0
        first = QSize(*FIRST_SIZE).boundedTo(self.room())
        usual = ZoomedSize(first.width(), first.height(), zoom=1, given=first)
        self.zoomed_size = usual.at(theme.zoom, self.room())
        self.resize(self.zoomed_size.given)

    def _lay_out(self) -> None:
        self.menuBar().addMenu(" ")  # nothing yet, but as high as a menu
        self._column.setContentsMargins(0, tools_height(self.theme), 0, status_height(self.theme))
        self._column.setSpacing(0)
        self._column.addLayout(self._pages, 1)
        self.setCentralWidget(self._ground)

    def restore(self, geometry: QByteArray, width: int, height: int, zoom: float) -> None:
        """Take the place that was left, at a zoom, by a window of some size at 100 %."""
        self.restoreGeometry(geometry)
        given = self._normal_size()
        usual = width or given.width() / zoom, height or given.height() / zoom
        self.zoomed_size = ZoomedSize(*usual, zoom=zoom, given=given)
        self._follow_zoom()

    def build_rest(self) -> None:
        """Put the tool bar and the strip at the foot where room was kept for them."""
        from sudoku_qt.views.window.status_strip import StatusStrip
        from sudoku_qt.views.window.tool_bar import ToolBar

        self._tools, self._status = ToolBar(self.theme), StatusStrip(self.theme)
        self._tools.pause_clicked.connect(self.pause_clicked)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.insertWidget(0, self._tools)
        self._column.addWidget(self._status)

    # What it shows

    def set_theme(self, theme: Theme) -> None:
        """Paint everything in other colours, or at another size, from now on."""
        self.theme = self._ground.theme = theme
        self._tools.set_theme(theme)
        self._status.set_theme(theme)
        if self._notice:
            self._notice.set_theme(theme)
        for place in range(self._pages.count()):
            page = self._pages.widget(place)
            if isinstance(page, GamePage):
                page.set_theme(theme)
        self._ground.update()
        self._follow_zoom()

    def set_page(self, page: GamePage) -> None:
        """Bring a game's page to the front and give it the keys."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus()

    def set_tools(self, groups: Sequence[Sequence[QAction]]) -> None:
        """Show these actions in the tool bar, and no others."""
        self._tools.set_tools(groups)

    def set_clock(self, text: str, *, paused: bool, shown: bool) -> None:
        """Show the time played and whether it stands still, or no clock at all."""
        self._tools.set_clock(text, paused=paused, shown=shown)

    def set_status(self, left: str, right: str) -> None:
        """Say at the foot where things stand."""
        self._status.set_status(left, right)

    def status_text(self) -> str:
        """What the status bar says."""
        return self._status.text()

    def show_notice(
        self, text: str, kind: "Kind" = "info", actions: "Sequence[Offer]" = ()
    ) -> None:
        """Show a notice, with words to click and what they do."""
        if self._notice is None:
            from sudoku_qt.views.window.notice_bar import NoticeBar

            self._notice = NoticeBar(self.theme, self._ground)
        self._notice.say(text, kind, actions)

    def hide_notice(self, warning: str = "") -> None:
        """Take a notice back that is no longer true; a warning only where these are its words."""
        if self._notice is not None:
            self._notice.take_back(warning)

    def notice_text(self) -> str:
        """What the notice says, or nothing where none is shown."""
        return self._notice.text() if self._notice else ""

    def show_progress(self, text: str, cancel: Callable[[], object]) -> None:
        """Say that long work runs, and let it be cancelled; a notice would lie over that."""
        if self._notice is not None:
            self._notice.hide()
        self._status.show_progress(text, cancel)

    def set_progress(self, share: float) -> None:
        """How far it has come, from 0 to 1."""
        self._status.set_progress(share)

    def hide_progress(self) -> None:
        """Say no more of it."""
        self._status.hide_progress()
        if self._notice is not None:
            self._notice.come_back()

    # How large it is

    def room(self) -> QSize:
        """How large the window can be on its screen."""
        frame = self.frameSize() - self.size() if self.isVisible() else FRAME
        return self.screen().availableSize() - frame

    def is_free(self) -> bool:
        """Whether the window has a size of its own: it does not fill the screen."""
        return not (self.isMaximized() or self.isFullScreen())

    def has_room_for(self, zoom: float) -> bool:
        """Whether a larger zoom leaves the board about as large as it is at 100 %."""
        page = self._pages.currentWidget()
        if zoom <= 1 or not isinstance(page, GamePage):
            return True
        there, usual = (self._size_at(each) - self._bars_at(each) for each in (zoom, 1.0))
        return page.has_room_for(zoom, there - SLACK, usual)

    def _bars_at(self, zoom: float) -> QSize:
        """The height of what is above and below the page."""
        bar, theme = self.menuBar(), self.theme.at_zoom(zoom)
        menus = 0 if bar.isNativeMenuBar() else bar.sizeHint().height() * zoom / self.theme.zoom
        return QSize(0, ceil(menus) + tools_height(theme) + status_height(theme))

    def _size_at(self, zoom: float) -> QSize:
        if not self.is_free():
            return self.size()
        return self.zoomed_size.noticed(self.size()).at(zoom, self.room()).given

    def _normal_size(self) -> QSize:
        """The size that the window has, or will have when it fills the screen no longer."""
        return self.size() if self.is_free() else self.normalGeometry().size()

    def notice_size(self) -> None:
        """Remember how large the player has made the window."""
        if self.is_free():
            self.zoomed_size = self.zoomed_size.noticed(self.size())

    def _follow_zoom(self) -> None:
        """Grow and shrink with everything in the window, where that has a size of its own."""
        if self.zoomed_size.zoom != self.theme.zoom and self.is_free():
            self.notice_size()
            self._take_zoomed_size()

    def _catch_up(self) -> None:
        """Follow a zoom that was chosen on the full screen, once the old size has come back."""
        late = self.zoomed_size.zoom != self.theme.zoom
        if late and self.is_free() and self.size() == self.zoomed_size.given:
            QTimer.singleShot(0, self._take_zoomed_size)

    def _take_zoomed_size(self) -> None:
        before = self.size()
        self.zoomed_size = self.zoomed_size.at(self.theme.zoom, self.room())
        self.resize(self.zoomed_size.given)
        if self.isVisible() and self.size().expandedTo(before) != before:
            self._stay_on_screen()

    def _stay_on_screen(self) -> None:
        """Move to where all of the window is seen."""
        screen, frame = self.screen().availableGeometry(), self.frameGeometry()
        left = min(frame.left(), screen.right() + 1 - frame.width())
        top = min(frame.top(), screen.bottom() + 1 - frame.height())
        place = QPoint(max(left, screen.left()), max(top, screen.top()))
        if place != frame.topLeft():
            self.move(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the notice at the foot, and the size with the zoom."""
        super().resizeEvent(event)
        self._catch_up()
        if self._notice:
            self._notice.place()

    # What happens to it

    def go_to_part(self, step: int) -> None:
        """Lead the keys to the next part of the window (1) or to the previous one (-1)."""
        from sudoku_qt.views.window.parts import go_to_part

        page = self._pages.currentWidget()
        parts = page.parts() if isinstance(page, GamePage) else []
        go_to_part([*parts, self._notice] if self._notice else parts, step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the notice on Escape, and leave to the page what is its board's."""
        from sudoku_qt.views.board.keys import Key

        page = self._pages.currentWidget()
        if event.key() == Key.Key_Escape and self._notice and self._notice.isVisible():
            self._notice.dismiss()
        elif not (isinstance(page, GamePage) and page.take_key(event)):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """How far the wheel was turned with Ctrl, notch by notch."""
        from sudoku_qt.views.board.keys import Modifier

        if not event.modifiers() & Modifier.ControlModifier:
            super().wheelEvent(event)
            return
        self._turned += event.angleDelta().y()
        notches = int(self._turned / NOTCH)
        if notches:
            self._turned -= notches * NOTCH
            self.zoom_turned.emit(notches)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave it to the listener whether the window closes."""
        self.closed.emit(event)

    def event(self, event: QEvent) -> bool:
        """When a dialog begins or ceases to block the window."""
        if event.type() in {QEvent.Type.WindowBlocked, QEvent.Type.WindowUnblocked}:
            self.blocked_changed.emit(event.type() == QEvent.Type.WindowBlocked)
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Say that the window can be seen."""
        super().showEvent(event)
        self.visibility_changed.emit(not self.isMinimized())

    def hideEvent(self, event: QHideEvent) -> None:
        """Say that it cannot."""
        super().hideEvent(event)
        self.visibility_changed.emit(False)  # noqa: FBT003 - a signal has no names

    def changeEvent(self, event: QEvent) -> None:
        """Whether the window can be seen when it is minimised or brought back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.visibility_changed.emit(self.isVisible() and not self.isMinimized())
            if not self.is_free():
                self.zoomed_size = self.zoomed_size.noticed(self._normal_size())
            self._catch_up()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Glow for files and text."""
        if carried(event.mimeData()):
            from sudoku_qt.views.window.drop_glow import DropGlow

            event.acceptProposedAction()
            self._put_out()
            self._glow = DropGlow(self.theme, self._ground)

    def _put_out(self) -> None:
        """Let the glow go."""
        if self._glow:
            self._glow.hide()
            self._glow.deleteLater()
            self._glow = None

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Take files and text anywhere."""
        if carried(event.mimeData()):
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Glow no longer."""
        self._put_out()

    def dropEvent(self, event: QDropEvent) -> None:
        """What was dropped: files, or else text."""
        self._put_out()
        mime = event.mimeData()
        paths = paths_in(mime)
        if paths:
            self.files_dropped.emit(paths)
        elif mime.hasText():
            self.text_dropped.emit(mime.text())
        event.acceptProposedAction()


def paths_in(mime: QMimeData) -> list[str]:
    """The paths of the files that are carried."""
    return [url.toLocalFile() for url in mime.urls() if url.isLocalFile()]


def carried(mime: QMimeData) -> bool:
    """Whether files or text are carried."""
    return bool(paths_in(mime)) or mime.hasText()
