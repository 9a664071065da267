# SPDX-License-Identifier: MIT
"""Notices: a card in the free space below the board, at the window's foot, or on the board.

A notice covers no key that is needed, and disappears after a while unless it has a button or is
red, as only errors are. A warning about something that may cost a game stays until the player
dismisses it, and a task with a button until it is done: other notices interrupt them, and then they
return.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import Inset, grid, lay_out, padded
from sudoku_qt.views.sizes import BUTTON_HEIGHT, CARD_RADIUS, STEP
from sudoku_qt.views.theme import blend
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface, shadow_of

Kind = Literal["info", "error", "task", "warning"]
Offer = tuple[str, Callable[[], object]]
LEAST_HEIGHT = 48
OFFERED = 0.5
"""The most of the width for buttons beside the text."""
MOST_LINES = 4
"""The most lines of text beside buttons; a column of more is hard to read."""
SHARES = 12
"""The grid columns for the buttons of a line: one to four buttons have equal widths."""
MOST_BESIDE = 4
STAYS_MS = 6_000
"""How long a notice stays that is not red and has no button, unless it is touched."""
RED = "error", "warning"
SIGN = 20
AIR = STEP
"""The space around the card, to the edges of its area."""


class Standing(NamedTuple):
    """A warning that has not been dismissed, or a task that is not done."""

    text: str
    offers: Sequence[Offer]


class NoticeArea(NamedTuple):
    """Where a notice may lie, and what it may only cover if it must."""

    room: QRect
    needed: Sequence[QRect] = ()
    foot: QRect | None = None
    """The area where it covers nothing that is used for playing, if it is low enough."""
    sliver: int = 0
    """By how much it may be higher than that area."""
    keys: Sequence[QRect] = ()
    """Rectangles in that area that it must not cover."""
    spares: Sequence[QRect] = ()
    """Areas where nothing lies; a notice that fits into one covers nothing at all."""
    along: QRect | None = None
    """The area whose width it may take if the room below the board is too low."""


class Sign(ThemedWidget):
    """An icon that marks a red notice for those who do not see red."""

    def sizeHint(self) -> QSize:
        """Ask for the size of an icon."""
        return QSize(self.theme.px(SIGN), self.theme.px(SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon."""
        painter = QPainter(self)
        draw_icon(painter, "attention", QRectF(self.rect()), self.theme.conflict)
        painter.end()


class NoticeBar(ThemedWidget):
    """Shows one notice at a time; the next replaces it. Then a warning or a task returns.

    `place_in` returns the room for it; without that it uses all of its parent, and avoids the
    buttons there. The parent calls `place` again when its size changes.
    """

    lay_changed = Signal(QRect)
    """The notice lies elsewhere; the rectangle is empty while it is hidden."""

    def __init__(self, parent: QWidget, place_in: Callable[[], NoticeArea] | None = None) -> None:
        super().__init__(parent)
        self._over, self._place_in = parent, place_in or self._in_parent
        self._kind: Kind = "info"
        self._sign, self._text = Sign(), Paragraph(14, Weight.Medium)
        self._cross = IconButton("close")
        self._cross.clicked.connect(self.dismiss)
        self._warnings: list[Standing] = []
        self._task: Standing | None = None
        self._offers: list[WordButton] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._end)
        self._lay_out()
        self.hide()
        self.retranslate()

    def _lay_out(self) -> None:
        self._grid, self._offered = QGridLayout(), QWidget(self)
        self._lines = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        parts = self._sign, self._text, None, self._cross
        around: Inset = ("wide", "tight", "usual", "tight")
        lay_out(self, grid(parts, gap="usual", inset=around, into=self._grid))
        lay_out(self, grid(gap="usual", into=self._lines), self._offered)

    def retranslate(self) -> None:
        """Set its texts in the installed language."""
        self._cross.setAccessibleName(self.tr("Close"))
        self._cross.setToolTip(self.tr("Close"))

    def text(self) -> str:
        """The text of the notice, "" while it is hidden."""
        return "" if self.isHidden() else self._text.text()

    def say(self, text: str, kind: Kind, offers: Sequence[Offer]) -> None:
        """Show a notice with its actions, and announce it to screen readers."""
        if kind == "warning":
            self._forget(text)
            self._warnings.append(Standing(text, offers))
        elif kind == "task":
            self._task = Standing(text, offers)
        self._kind = kind
        self._sign.setVisible(kind in RED)
        self._text.setText(text)
        self._replace_offers(offers)
        self.setAccessibleName(text)
        self._wait()
        self.place()
        self.show()
        self.raise_()
        self.update()
        self.lay_changed.emit(self.geometry())
        announce(self, text)

    def dismiss(self) -> None:
        """Close the notice, since the player has seen it."""
        if self._kind == "warning" and self._warnings:
            self._warnings.pop()
        elif self._kind == "task":
            self._task = None
        self._show_next()

    def leave_behind(self) -> None:
        """Close a notice that is only about what is no longer shown."""
        if self._kind == "info" and not self.isHidden():
            self._show_next()

    def take_back(self, warning: str = "") -> None:
        """Withdraw what is no longer true; of warnings only the one with these words."""
        goes = self._kind != "warning" or self.text() == warning
        self._forget(warning)
        if not warning:
            self._task = None
        if goes:
            self._show_next()

    def _forget(self, warning: str) -> None:
        self._warnings = [each for each in self._warnings if each.text != warning]

    def _end(self) -> None:
        """Close after the time; a task that cannot be closed has now been shown long enough."""
        if self._kind == "task":
            self._task = None
        self._show_next()

    def _show_next(self) -> None:
        """Show the latest warning, or the task, or nothing."""
        if self._warnings:
            self.say(self._warnings[-1].text, "warning", self._warnings[-1].offers)
        elif self._task:
            self.say(self._task.text, "task", self._task.offers)
        else:
            self.hide()
            self.lay_changed.emit(QRect())

    def _wait(self) -> None:
        self._timer.stop()
        if not (self._offers or self._kind in RED):
            self._timer.start(STAYS_MS)

    def place(self) -> None:
        """Lie at the foot, or float above the lower edge of the room if the foot is too low."""
        where = self._place_in()
        place = next(filter(None, map(self._in_spare, where.spares)), None)
        if place is None and where.foot:
            place = self._at_foot(where.foot, where.sliver, where.keys)
        place = place or self._along(where)
        self.setGeometry(place or self._in_room(where.room, where.needed))
        if self.isVisible():
            self.lay_changed.emit(self.geometry())

    def _along(self, where: NoticeArea) -> QRect | None:
        """A wide strip along the lower edge, if that hides less of the room, and no button."""
        if where.along is None:
            return None
        air, usual = self.theme.px(AIR), self._in_room(where.room, where.needed)
        edge = where.along.adjusted(air, 0, -air, -air // 2)
        size = self._size_in(edge.width())
        place = QRect(QPoint(edge.center().x() - size.width() // 2, 0), size)
        place.moveBottom(edge.bottom())
        hidden = (each.intersected(where.room) for each in (place, usual))
        along, above = (each.height() for each in hidden)
        less = along < above
        is_free = not any(map(place.intersects, (*where.keys, *where.needed)))
        return place if less and is_free else None

    def _in_spare(self, spare: QRect) -> QRect | None:
        """The upper end of an area where nothing lies, in the middle, if it is high enough."""
        place = QRect(QPoint(0, 0), self._size_in(spare.width()))
        place.moveCenter(spare.center())
        place.moveTop(min(place.top(), spare.top() + self.theme.px(2 * AIR)))
        return place if spare.contains(place) else None

    def _at_foot(self, foot: QRect, sliver: int, keys: Sequence[QRect]) -> QRect | None:
        """The right end of the foot, which has the least contents, or the left; or None."""
        size = self._size_in(foot.width())
        spare = foot.height() - size.height()
        below = min(max(spare // 2, 0), self.theme.px(AIR))
        top, lefts = foot.top() + spare - below, (foot.right() + 1 - size.width(), foot.left())
        places = (QRect(QPoint(left, top), size) for left in lefts)
        free = (place for place in places if not any(map(place.intersects, keys)))
        return next(free, None) if spare + sliver >= 0 else None

    def _size_in(self, most: int) -> QSize:
        """The size within a width, with the buttons distributed for it."""
        width = min(self._wanted_width(), most)
        self._share(width)
        return QSize(width, max(self.heightForWidth(width), self.theme.px(LEAST_HEIGHT)))

    def _in_room(self, room: QRect, needed: Sequence[QRect]) -> QRect:
        """A place at the lower edge of a room, or where nothing needed is covered."""
        air = self.theme.px(AIR)
        room = room.adjusted(air, air, -air, -air)
        width, height = self._size_in(room.width()).toTuple()
        left, lowest = room.center().x() - width // 2, room.bottom() + 1 - height
        above = (each.top() - air - height for each in needed)
        tops = lowest, room.top(), *sorted((each for each in above if each > 0), reverse=True)
        places = [QRect(left, top, width, height) for top in tops]
        free = (place for place in places if not any(map(place.intersects, needed)))
        return next(free, places[0])

    def _in_parent(self) -> NoticeArea:
        """The whole parent, whose buttons may be needed."""
        return NoticeArea(self._over.rect(), buttons_in(self._over, self._over))

    def _wanted_width(self) -> int:
        """The width with everything on one line."""
        words = QFontMetrics(self._text.font()).horizontalAdvance(self._text.text()) + 2
        parts = [button.sizeHint().width() for button in self._offers]
        parts += [self._sign.sizeHint().width()] * (self._kind in RED)
        around = self._grid.contentsMargins()
        beside = around.left() + around.right() + self._cross.sizeHint().width()
        return words + beside + sum(parts) + self._grid.horizontalSpacing() * (2 + len(parts))

    def _share(self, width: int) -> None:
        """Put the buttons beside the text or, if the text would be too narrow, below it.

        They are in a widget of their own: for each item of a layout that is added when filled
        PySide6 keeps an object, which outlives the item and is then taken for what is at its
        address next.
        """
        widths = [button.minimumSizeHint().width() + STEP for button in self._offers]
        taken = len(widths) * max(widths, default=0) + 2 * STEP  # in a line all are equally wide
        beside = sum(widths) <= OFFERED * width and self._is_lower_beside(taken, width)
        self._part(_in_a_line(widths, round(OFFERED * width) if beside else width - 4 * STEP))
        self._grid.removeWidget(self._offered)
        padded(self._text, "none" if beside else ("none", "tight"))
        if beside:
            self._grid.addWidget(self._offered, 0, 2)
        else:
            self._grid.addWidget(self._offered, 1, 0, 1, 4)

    def _is_lower_beside(self, offers: int, width: int) -> bool:
        """Whether the text beside the buttons is not long, and no higher than with them below."""
        room = width - 4 * STEP - self._cross.sizeHint().width() - STEP
        below = self._text.heightForWidth(room) + self.theme.px(BUTTON_HEIGHT) + STEP
        beside = self._text.heightForWidth(room - offers)
        is_low = beside <= MOST_LINES * max(self._text.pitch, self._text.fontMetrics().height())
        return is_low and beside <= below

    def _part(self, count: int) -> None:
        """Put this many buttons on a line; the last line may have fewer, wider ones."""
        for first in range(0, len(self._offers), count):
            line = self._offers[first : first + count]
            share = SHARES // len(line)
            for place, button in enumerate(line):
                self._lines.removeWidget(button)
                self._lines.addWidget(button, first // count, place * share, 1, share)

    def _replace_offers(self, offers: Sequence[Offer]) -> None:
        self._renew_room(on=bool(offers))
        does_first = self._kind == "task"
        self._offers = [
            self._key(word, filled=does_first and not number)
            for number, (word, _) in enumerate(offers)
        ]
        for button, (_, act) in zip(self._offers, offers, strict=True):
            button.clicked.connect(self.dismiss)
            button.clicked.connect(lambda _=False, act=act: act())
            self._lines.addWidget(button)
            button.show()  # at once: a hidden button would not be measured
        for before, after in pairwise((*self._offers, self._cross)):
            self.setTabOrder(before, after)

    def _renew_room(self, *, on: bool) -> None:
        """Make anew the room of the buttons: the old one keeps columns, which take room."""
        self._grid.removeWidget(self._offered)
        self._offered.hide()
        self._offered.deleteLater()
        self._offered, self._lines = QWidget(self), QGridLayout()
        lay_out(self, grid(gap="usual", into=self._lines), self._offered)
        self._offered.setVisible(on)

    def _key(self, word: str, *, filled: bool) -> WordButton:
        """A button; filled if it is for the next thing to do."""
        if not filled:
            return WordButton(word, self._offered)
        key = PrimaryButton(word, self._offered)
        key.is_on_return = False
        return key

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay while the mouse is on it."""
        super().enterEvent(event)
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        """Close a while after the mouse has left."""
        super().leaveEvent(event)
        self._wait()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card; red notices have a background and an outline of their own."""
        theme, red = self.theme, self._kind in RED
        ground = theme.conflict_ground if red else blend(theme.panel, theme.cursor, 0.10)
        line = blend(ground, theme.conflict if red else theme.cursor, 0.5)
        painter = QPainter(self)
        card = Surface(ground, line, shadow_of(theme))
        draw_surface(painter, QRectF(self.rect()), theme.px(CARD_RADIUS), card)
        painter.end()


def buttons_in(part: QWidget, over: QWidget) -> list[QRect]:
    """The rectangles of a part's enabled buttons, in the coordinates of what a notice covers."""
    return [
        QRect(button.mapTo(over, button.rect().topLeft()), button.size())
        for button in part.findChildren(QAbstractButton)
        if button.isVisibleTo(over) and button.isEnabled() and not is_of_notice(button)
    ]


def is_of_notice(button: QWidget | None) -> bool:
    """Whether a button is on a notice."""
    while button is not None and not isinstance(button, NoticeBar):
        button = button.parentWidget()
    return button is not None


def _in_a_line(widths: Sequence[int], room: int) -> int:
    """The number of buttons on each line, so that every line has enough room."""
    for count in range(min(len(widths), MOST_BESIDE), 1, -1):
        lines = (widths[first : first + count] for first in range(0, len(widths), count))
        if all(sum(line) <= room for line in lines):
            return count
    return 1


def announce(widget: QWidget, text: str) -> None:
    """Have screen readers read out a text."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
