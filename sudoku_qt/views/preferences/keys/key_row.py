# SPDX-License-Identifier: MIT
"""A row of the page of shortcuts: an action, its keys, and a button to record one."""

from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.models.keys import KeyLine
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import (
    SPRING,
    Gap,
    Inset,
    Strut,
    column,
    filling,
    lay_out,
    padded,
    row,
)
from sudoku_qt.views.preferences.keys.recorder import Recorder
from sudoku_qt.views.sizes import CARD_RADIUS
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import PITCH, Paragraph, Text
from sudoku_qt.views.widgets.keys.key_caps import KeyCaps
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface, fill_round
from sudoku_qt.views.window.notice_bar import announce

HEIGHT, EDGE, BETWEEN = 48, 4, 2
TEXT = 14
WAYS = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
MOST_KEYS = 3
"""The most keys that are shown in a row, if there is room."""
WORDS, KEYS = 3, 4
"""The shares of a row for its text and for its keys."""
STARTS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_F2})
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}


WidgetT = TypeVar("WidgetT", bound=QWidget)
TextT = TypeVar("TextT", bound=Text)


class ConflictPill(Text):
    """A few words on the background of conflicts: the other action with this key."""

    def __init__(self) -> None:
        super().__init__(12, Weight.Medium, "conflict")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        padded(self, ("loose", "tight"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write on a background with fully rounded ends."""
        painter = QPainter(self)
        ground = Surface(self.theme.conflict_ground)
        draw_surface(painter, QRectF(self.rect()), self.height() / 2, ground)
        painter.end()
        super().paintEvent(event)


def _only_seen(widget: WidgetT) -> WidgetT:
    """Paint a part of a button in the text's ink, and leave the mouse to the button."""
    widget.setForegroundRole(QPalette.ColorRole.WindowText)
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return widget


class RowParts:
    """The widgets of a row: its words, its keys, and its button."""

    def __init__(self, whole: QAbstractButton, *, narrow: bool) -> None:
        self.text = Paragraph(TEXT, Weight.Medium)
        self.caps = KeyCaps("", apart=not narrow)
        self.side = IconButton("down")
        self.side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words, self.place = QVBoxLayout(), QHBoxLayout()
        self.across = QBoxLayout(WAYS[narrow])
        words = column(SPRING, self.text, SPRING, gap="none", into=self.words)
        strut = Strut(self.text.theme.px(HEIGHT) - 2 * EDGE)
        keys = row(strut, filling(self.caps), self.side, into=self.place)
        gap: Gap = BETWEEN if narrow else "usual"
        around: Inset = ("wide", EDGE, "usual", EDGE)
        both = filling(words, WORDS), filling(keys, KEYS)
        lay_out(whole, row(*both, gap=gap, inset=around, into=self.across))
        for widget in (self.text, self.caps):
            _only_seen(widget)


class KeyRow(Themed, QAbstractButton):
    """Shows a line; when pressed, it waits for a key. Arrows lead to neighbouring rows.

    There are more than a hundred rows, of which a dozen is visible: the widgets in a row are
    created when it is first seen. Until then it is as high as a single line of words makes it.
    """

    recorded = Signal(str)
    cleared = Signal()
    standard_wanted = Signal()
    stepped = Signal(int)
    """The focus is to move by so many rows."""

    def __init__(self, line: KeyLine, *, narrow: bool) -> None:
        super().__init__()
        self.line, self._narrow = line, narrow
        self._parts: RowParts | None = None
        self._recorder: Recorder | None = None
        self._is_refused = False
        self.ends = False, False
        """Whether it is the first, and the last, row of its card, which have round corners."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if line.fixed else Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self.record)
        self._say()

    @property
    def parts(self) -> RowParts:
        """The widgets of the row, which are created and filled on first use."""
        if self._parts is None:
            self._parts = RowParts(self, narrow=self._narrow)
            self._parts.side.clicked.connect(self._press_side)
            self._fill(self._parts)
            self._parts.text.show()
            self._parts.across.activate()
        return self._parts

    def look(self) -> RowParts:
        """Create the widgets of the row, since it is about to be seen."""
        return self.parts

    # Made on demand, since most rows never show it.

    @cached_property
    def _why(self) -> Paragraph:
        """The reason why a key cannot be used, below the text."""
        why = Paragraph(13, ink="conflict")
        words = self.parts.words
        words.insertWidget(words.indexOf(self.parts.text) + 1, _only_seen(why))
        return why

    @cached_property
    def _pill(self) -> ConflictPill:
        """The other action with the key."""
        return self._beside(ConflictPill())

    @cached_property
    def _was(self) -> Text:
        """The key before a new one is recorded."""
        return self._beside(Text(13, ink="warn"))

    def _beside(self, text: TextT) -> TextT:
        place = self.parts.place
        place.insertWidget(place.indexOf(self.parts.side), _only_seen(text))
        return text

    @override
    def sizeHint(self) -> QSize:
        return self._parts.across.sizeHint() if self._parts else self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Ask for the height of a row; longer texts take more lines."""
        if self._parts:
            return QSize(self._parts.across.minimumSize().width(), self.theme.px(HEIGHT))
        words = round(PITCH * TEXT * self.theme.zoom) + BETWEEN if self._narrow else 0
        return QSize(0, self.theme.px(HEIGHT) + words)

    # What is shown

    def show_line(self, line: KeyLine) -> None:
        """Show another state of the line, and stop waiting for a key."""
        if line != self.line or self._recorder or self._is_refused:
            self.line = line
            self._say()

    def _say(self) -> None:
        keys = ", ".join(self.line.keys) or self.tr("no key")
        self.setAccessibleName(f"{self.line.text}: {keys}")
        self.setAccessibleDescription(self._state())
        if self._parts:
            self._fill(self._parts)

    def _fill(self, parts: RowParts) -> None:
        line = self.line
        parts.text.setText(line.text)
        parts.caps.show_keys(line.keys[:MOST_KEYS], faint=line.idle)
        parts.caps.setMinimumWidth(parts.caps.first_width)
        if line.also:
            self._pill.setText(self.tr("also: {actions}").format(actions=", ".join(line.also)))
        self.refuse("")
        self._stop()

    def _state(self) -> str:
        """The state in words for a screen reader, as colours and key caps show it."""
        if self.line.idle:
            words = self.tr("Its key does something else now: {actions}")
        elif self.line.also:
            words = self.tr("Its key was another's, too: {actions}")
        else:
            return self.tr("Stays as it is") if self.line.fixed else ""
        return words.format(actions=", ".join(self.line.also))

    def refuse(self, why: str) -> None:
        """Show why a key cannot be used; "" removes it."""
        if why or self._is_refused:
            self._why.setText(why)
            self._why.setVisible(bool(why))
        self._is_refused = bool(why)
        if why:
            announce(self, why)

    # Waiting for a key

    def record(self) -> None:
        """Start waiting for a key."""
        if self.line.fixed or self._recorder:
            return
        place = self.look().place
        self.refuse("")
        recorder = self._recorder = Recorder()
        recorder.recorded.connect(self.recorded)
        recorder.cleared.connect(self.cleared)
        recorder.cancelled.connect(self.stop)
        place.insertWidget(0, recorder)
        place.insertStretch(1, 1)
        self._was.setText(self.tr("was {key}").format(key=", ".join(self.line.keys)))
        self._follow()
        recorder.show()
        recorder.setFocus()

    def stop(self) -> None:
        """Stop waiting, and leave everything as it was."""
        if self._recorder:
            self.refuse("")
            self._stop()

    def _stop(self) -> None:
        recorder, self._recorder = self._recorder, None
        if recorder:
            recorder.blockSignals(True)  # noqa: FBT003 - Qt's
            if recorder.hasFocus():
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            self.parts.place.removeWidget(recorder)
            self.parts.place.takeAt(0)  # the space after it
            recorder.hide()
            recorder.deleteLater()
        self._follow()

    def _follow(self) -> None:
        """Show the widgets for recording, or the others."""
        waits = self._recorder is not None
        self.parts.caps.setHidden(waits)
        if "_pill" in self.__dict__:
            self._pill.setHidden(waits or not self.line.also)
        if "_was" in self.__dict__:
            self._was.setHidden(not waits or not self.line.keys)
        self.parts.side.setHidden(self.line.fixed)
        self.parts.side.set_icon("close" if waits else "down")
        word = self.tr("Cancel") if waits else self.tr("Change the key of {action}")
        self.parts.side.setAccessibleName(word.format(action=self.line.text))
        self.update()

    # The menu

    def _press_side(self) -> None:
        if self._recorder:
            self.stop()
        else:
            self._open_menu(self.parts.side.mapToGlobal(QPoint(0, self.parts.side.height())))

    def choices(self) -> list[tuple[str, Callable[[], object]]]:
        """The possible changes of this line, with their labels."""
        return [
            (self.tr("Record a key"), self.record),
            (self.tr("No key"), self.cleared.emit),
            (self.tr("Standard key"), self.standard_wanted.emit),
        ]

    def _open_menu(self, place: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, do in self.choices():
            menu.addAction(text, do)
        menu.popup(place)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the context menu."""
        if not self.line.fixed:
            self._open_menu(event.globalPos())

    # Keys and looks

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start waiting, remove the key, or go to another row."""
        key = Qt.Key(event.key())
        if key in STARTS:
            self.click()
        elif key in STEPS:
            self.stepped.emit(STEPS[key])
        elif key in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.cleared.emit()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, if the row is waiting or the mouse is on it."""
        self.look()
        hovered = self.underMouse() and not self.line.fixed
        if self._recorder or hovered:
            theme, painter = self.theme, QPainter(self)
            ground = theme.accent_ground if self._recorder else theme.hover
            radius = theme.px(CARD_RADIUS)
            above, below = (0 if end else radius for end in self.ends)
            painter.setClipRect(self.rect())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            place = QRectF(self.rect()).adjusted(1, 1 - above, -1, below)
            fill_round(painter, place, radius - 1, ground)
            painter.end()
