# SPDX-License-Identifier: MIT
"""A segmented control: a few words side by side, one of which is selected and raised."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QSizePolicy, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme, blend
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.fade import faded
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.surfaces import FAINT, NOTHING, Surface, draw_surface, shadow_of

HEIGHT, LOW = 40, 32
"""The height of a control on its own, and of one in a row of a card."""
RADIUS, RAISED_RADIUS = 10, 8
INSET = 3
"""The distance of the raised part from the edge of the track."""
ICON, BESIDE_ICON = 16, 6
AROUND_WORD = 10
SLIDE_MS = 120
HOVER, PRESS = 0.45, 0.2
"""The strength of the raised part's ground under the mouse, and while pressed."""


Icon = str | Callable[[QPainter, QRectF, Theme], None]
"""The name of an icon, or a function that paints one with its own colours."""


class SegmentPart(QAbstractButton):
    """One of the words, with an optional icon if there is room for it."""

    def __init__(self, key: str, text: str, icon: Icon | None, segment: "Segment") -> None:
        super().__init__(segment)
        self.key, self._icon, self._segment = key, icon, segment
        self.setText(text)
        self.note = ""
        """The text after the word if there is room, such as a number."""
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

    @property
    def words(self) -> str:
        """The text shown: the word, and its note if there is room for both."""
        both = f"{self.text()}  {self.note}" if self.note else self.text()
        room = self.width() - self._segment.theme.px(STEP)
        return both if self._wide(both) <= room else self.text()

    def _wide(self, words: str) -> float:
        """The width of a text in the heavier of two weights, so that nothing ever moves."""
        font = face(14 * self._segment.theme.zoom, Weight.DemiBold)
        return QFontMetrics(font).horizontalAdvance(words)

    @property
    def _icon_wide(self) -> int:
        return self._segment.theme.px(ICON + (BESIDE_ICON if self.text() else 0))

    @override
    def sizeHint(self) -> QSize:
        bare = self.minimumSizeHint()
        return bare + QSize(self._icon_wide, 0) if self._icon else bare

    @override
    def minimumSizeHint(self) -> QSize:
        px = self._segment.theme.px
        return QSize(round(self._wide(self.text())) + px(AROUND_WORD), px(LOW - 2 * INSET))

    def has_room_for_icon(self) -> bool:
        """Whether the word leaves room for the icon."""
        return self._wide(self.words) + self._icon_wide <= self.width()

    def _ground(self) -> Surface:
        """The surface below an unselected part: none, unless the mouse is over it."""
        theme = self._segment.theme
        if self.isChecked() or not (self.isEnabled() and self.underMouse()):
            return Surface(NOTHING)
        return Surface(blend(theme.well, theme.raised, PRESS if self.isDown() else HOVER))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the word; the segment paints the raised part."""
        theme = self._segment.theme
        painter = QPainter(self)
        painter.setOpacity(1.0 if self.isEnabled() else FAINT)
        ground = faded(self, theme, self._ground())
        draw_surface(painter, QRectF(self.rect()), theme.px(RAISED_RADIUS), ground)
        ink = theme.accent_text if self.isChecked() else theme.text
        painter.setPen(ink)
        weight = Weight.DemiBold if self.isChecked() else Weight.Medium
        painter.setFont(face(14 * theme.zoom, weight))
        words = self.words
        wide = self._wide(words)
        room = QRectF(self.rect())
        if self._icon and self._segment.has_room_for_icons():
            room.setLeft((room.width() - wide - self._icon_wide) / 2)
            side = theme.px(ICON)
            place = QRectF(room.left(), (room.height() - side) / 2, side, side)
            if isinstance(self._icon, str):
                draw_icon(painter, self._icon, place, ink)
            else:
                self._icon(painter, place, theme)
            room.setLeft(room.left() + self._icon_wide)
            room.setWidth(wide)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
        painter.end()


class Segment(ThemedWidget):
    """A track of parts; arrows move between them, Tab goes to the selected one.

    For a screen reader it is a group of radio buttons; its accessible name is the question.
    """

    chosen = Signal(str)
    """The player has chosen another part; `choose` does not emit this."""

    def __init__(self, parent: QWidget | None = None, *, low: bool = False) -> None:
        super().__init__(parent)
        self._height = LOW if low else HEIGHT
        self._parts: dict[str, SegmentPart] = {}
        self._raised = QRectF()
        self._slide = QVariantAnimation(self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._move_raised)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        lay_out(self, row(gap="none", inset=INSET, grows=True, into=self._row))

    def add(self, key: str, text: str, icon: Icon | None = None) -> None:
        """Add a part at the right; the first one is selected initially."""
        part = SegmentPart(key, text, icon, self)
        self._parts[key] = part
        self._row.addWidget(part, 1)
        part.setChecked(len(self._parts) == 1)
        part.toggled.connect(self._follow)
        self._follow_tab()
        part.clicked.connect(lambda: self.chosen.emit(key))
        self.updateGeometry()

    def order(self, keys: Sequence[str]) -> None:
        """Set the order of the parts, given by all of their keys."""
        if list(self._parts) != list(keys):
            self._parts = {key: self._parts[key] for key in keys}
            for place, part in enumerate(self._parts.values()):
                self._row.insertWidget(place, part, 1)
            for before, after in pairwise(self._parts.values()):
                QWidget.setTabOrder(before, after)
            self._settle()

    def set_text(self, key: str, text: str, note: str = "") -> None:
        """Set the text of a part, as in another language; the note is dropped without room."""
        part = self._parts[key]
        part.setText(text)
        part.note = note
        part.setAccessibleName(f"{text} {note}".rstrip())
        part.updateGeometry()
        part.update()

    def set_tip(self, key: str, tip: str) -> None:
        """Set the tool tip of a part."""
        self._parts[key].setToolTip(tip)

    def has_room_for_icons(self) -> bool:
        """Whether all parts have room for their icons: all show one, or none does."""
        return all(part.has_room_for_icon() for part in self._parts.values() if part.isVisible())

    def offer(self, key: str, *, on: bool) -> None:
        """Enable or disable a part."""
        self._parts[key].setEnabled(on)

    def have(self, key: str, *, on: bool) -> None:
        """Show or hide a part."""
        self._parts[key].setVisible(on)
        self.updateGeometry()

    @property
    def key(self) -> str:
        """The key of the selected part; "" if there is none."""
        return next((key for key, part in self._parts.items() if part.isChecked()), "")

    def __contains__(self, key: str) -> bool:
        """Whether there is such a part."""
        return key in self._parts

    def choose(self, key: str) -> None:
        """Select a part, without a signal; an unknown key selects none."""
        if key in self._parts:
            self._parts[key].setChecked(True)
            return
        for part in self._parts.values():
            part.setAutoExclusive(False)
            part.setChecked(False)
            part.setAutoExclusive(True)
        self._follow_tab()
        self._settle()

    def stops(self) -> list[QWidget]:
        """The parts in the order of Tab and the arrows."""
        return list(self._parts.values())

    def fit(self, width: int) -> None:
        """Put the parts one below the other if they do not fit side by side."""
        ways = QBoxLayout.Direction
        self._row.setDirection(ways.LeftToRight)
        if self.minimumSizeHint().width() > width:
            self._row.setDirection(ways.TopToBottom)
        self.updateGeometry()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        for part in self._parts.values():
            part.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        widest = max((part.sizeHint().width() for part in self._shown), default=0)
        inset = self.theme.px(INSET)
        width = self._across * (widest + self.theme.px(STEP)) + 2 * inset
        return QSize(width, self._tall)

    @override
    def minimumSizeHint(self) -> QSize:
        words = [part.minimumSizeHint().width() for part in self._shown]
        wide = max(words, default=0) if self._is_upright else sum(words)
        return QSize(wide + 2 * self.theme.px(INSET), self._tall)

    @property
    def _is_upright(self) -> bool:
        return self._row.direction() == QBoxLayout.Direction.TopToBottom

    @property
    def _shown(self) -> list[SegmentPart]:
        return [part for part in self._parts.values() if not part.isHidden()]

    @property
    def _across(self) -> int:
        return 1 if self._is_upright else len(self._shown)

    @property
    def _tall(self) -> int:
        more = len(self._shown) - 1 if self._is_upright else 0
        return self.theme.px(self._height) + more * self.theme.px(self._height - 2 * INSET)

    # The raised part

    def _follow(self, on: bool) -> None:  # noqa: FBT001 - a signal's
        """Slide to the chosen part, if visible."""
        if not on:
            return
        self._follow_tab()
        duration = self.theme.ms(SLIDE_MS)
        if not (self.isVisible() and duration):
            self._settle()
            return
        self._slide.stop()
        self._slide.setDuration(duration)
        self._slide.setStartValue(self._raised)
        self._slide.setEndValue(self._target())
        self._slide.start()

    def _follow_tab(self) -> None:
        """Let Tab reach only the chosen part, and leave the focus on the board after a click."""
        policies = Qt.FocusPolicy.NoFocus, Qt.FocusPolicy.TabFocus
        stop = self._parts.get(self.key) or next(iter(self._parts.values()))
        for part in self._parts.values():
            part.setFocusPolicy(policies[part is stop])

    def _target(self) -> QRectF:
        part = self._parts.get(self.key)
        return QRectF(part.geometry()) if part else QRectF()

    def _move_raised(self, place: QRectF) -> None:
        self._raised = place
        self.update()

    def _settle(self) -> None:
        self._slide.stop()
        self._move_raised(self._target())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the raised part."""
        super().resizeEvent(event)
        self._row.activate()
        self._settle()

    def event(self, event: QEvent) -> bool:
        """Move the raised part when the layout has changed."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._row.activate()
            self._settle()
        return done

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track and the raised part; the parts paint their words."""
        theme = self.theme
        painter = QPainter(self)
        track = Surface(theme.well)
        draw_surface(painter, QRectF(self.rect()), theme.px(RADIUS), track)
        if self.isEnabled() and not self._raised.isEmpty():
            raised = Surface(theme.raised, shadow=shadow_of(theme))
            draw_surface(painter, self._raised, theme.px(RAISED_RADIUS), raised)
        painter.end()
