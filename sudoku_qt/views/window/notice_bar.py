# SPDX-License-Identifier: MIT
"""A notice at the foot of the window: it covers no cell, asks for no click and goes by itself.

Only a warning, of what may cost a game, stays until somebody has taken note of it, and a task until
it is done: other notices come before them, and then they come back.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QGridLayout, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import Inset, grid, lay_out
from sudoku_qt.views.sizes import BUTTON_HEIGHT, STEP
from sudoku_qt.views.theme import blend
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton, WordButton
from sudoku_qt.views.widgets.cards.card import Paragraph

Kind = Literal["info", "error", "task", "warning"]
Offer = tuple[str, Callable[[], object]]
LEAST_HEIGHT = 48
OFFERED = 0.5
"""How much of the width offers may have beside the text."""
SHARES = 12
"""Columns that the offers of a line part among themselves: one to four have equal widths."""
MOST_BESIDE = 4
STAYS_MS = {"info": 6_000, "error": 15_000}
"""How long a notice stays where nobody touches it."""


class Standing(NamedTuple):
    """A warning that nobody has taken note of yet, or a task that is not done."""

    text: str
    offers: Sequence[Offer]


class NoticeBar(ThemedWidget):
    """One notice at a time; the next takes its place. After it a warning or a task comes back.

    Its parent, when it takes another size, lets it have its `place` again.
    """

    covers = Signal(int)
    """How much of the foot it lies over, 0 while it is hidden."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._kind: Kind = "info"
        self._text = Paragraph(14, Weight.Medium)
        self._cross = IconButton("close")
        self._cross.clicked.connect(self.dismiss)
        self._warnings: list[Standing] = []
        self._task: Standing | None = None
        self._offers: list[WordButton] = []
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._show_next)
        self._lay_out()
        self.hide()
        self.retranslate()

    def _lay_out(self) -> None:
        self._grid, self._offered = QGridLayout(), QWidget(self)
        self._lines = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        parts = self._text, None, self._cross
        around: Inset = ("frame", "tight", "usual", "tight")
        lay_out(self, grid(parts, gap="usual", inset=around, into=self._grid))
        lay_out(self, grid(gap="usual", into=self._lines), self._offered)

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self._cross.setAccessibleName(self.tr("Close"))
        self._cross.setToolTip(self.tr("Close"))

    def text(self) -> str:
        """What the notice says, or nothing while it is hidden."""
        return "" if self.isHidden() else self._text.text()

    def say(self, text: str, kind: Kind, offers: Sequence[Offer]) -> None:
        """Show a notice, with what can be done about it, and tell screen readers."""
        if kind == "warning":
            self._forget(text)
            self._warnings.append(Standing(text, offers))
        elif kind == "task":
            self._task = Standing(text, offers)
        self._kind = kind
        self._text.setText(text)
        self._replace_offers(offers)
        self.setAccessibleName(text)
        self._wait()
        self.place()
        self.show()
        self.raise_()
        self.update()
        announce(self, text)

    def dismiss(self) -> None:
        """Go, since the player has taken note."""
        if self._kind == "warning" and self._warnings:
            self._warnings.pop()
        elif self._kind == "task":
            self._task = None
        self._show_next()

    def change_offers(self, offers: Sequence[Offer]) -> bool:
        """Offer something else with the task; say whether there is one."""
        if self._task is not None:
            self._task = self._task._replace(offers=offers)
            if self._kind == "task":
                self._replace_offers(offers)
                self.place()
        return self._task is not None

    def take_back(self, warning: str = "") -> None:
        """Say no more what is no longer true; of warnings only the one with these words."""
        shown = self._kind != "warning" or self.text() == warning
        self._forget(warning)
        if not warning:
            self._task = None
        if shown:
            self._show_next()

    def make_room(self) -> None:
        """Hide, until what stands may come back."""
        self._timer.stop()
        self.hide()

    def come_back(self) -> None:
        """Show a warning, or a task, that had to make room."""
        if self.isHidden():
            self._show_next()

    def _forget(self, warning: str) -> None:
        self._warnings = [each for each in self._warnings if each.text != warning]

    def _show_next(self) -> None:
        """Show the latest warning, or the task, or nothing."""
        if self._warnings:
            self.say(self._warnings[-1].text, "warning", self._warnings[-1].offers)
        elif self._task:
            self.say(self._task.text, "task", self._task.offers)
        else:
            self.hide()

    def _wait(self) -> None:
        self._timer.stop()
        if self._kind in STAYS_MS:
            self._timer.start(STAYS_MS[self._kind])

    def showEvent(self, event: QShowEvent) -> None:
        """Say how much is covered now."""
        super().showEvent(event)
        self.covers.emit(self.height())

    def hideEvent(self, event: QHideEvent) -> None:
        """Say that nothing is any more."""
        super().hideEvent(event)
        self.covers.emit(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say how much more or less is covered."""
        super().resizeEvent(event)
        if self.isVisible():
            self.covers.emit(self.height())

    def place(self) -> None:
        """Lie over the foot of the parent, below the board."""
        room = self._over.rect()
        self._share(room.width())
        height = max(self.heightForWidth(room.width()), self.theme.px(LEAST_HEIGHT))
        self.setGeometry(0, room.height() - height, room.width(), height)

    def _share(self, width: int) -> None:
        """Put the offers beside the text or, where that would be a column of words, below it.

        In a widget of their own: for each item of a layout that is added filled PySide6 keeps an
        object, which outlives the item and is then taken for what lies at its address next.
        """
        widths = [button.minimumSizeHint().width() + STEP for button in self._offers]
        beside = sum(widths) <= OFFERED * width and self._is_lower_beside(sum(widths), width)
        self._part(_in_a_line(widths, round(OFFERED * width) if beside else width - 4 * STEP))
        self._grid.removeWidget(self._offered)
        if beside:
            self._grid.addWidget(self._offered, 0, 1)
        else:
            self._grid.addWidget(self._offered, 1, 0, 1, 3)

    def _is_lower_beside(self, offers: int, width: int) -> bool:
        """Whether the text with the offers beside it is no higher than with them below."""
        room = width - 4 * STEP - self._cross.sizeHint().width() - STEP
        below = self._text.heightForWidth(room) + self.theme.px(BUTTON_HEIGHT) + STEP
        return self._text.heightForWidth(room - offers) <= below

    def _part(self, count: int) -> None:
        """Lay the offers in lines of so many; the last line may have fewer, which are wider."""
        for first in range(0, len(self._offers), count):
            line = self._offers[first : first + count]
            share = SHARES // len(line)
            for place, button in enumerate(line):
                self._lines.removeWidget(button)
                self._lines.addWidget(button, first // count, place * share, 1, share)

    def _replace_offers(self, offers: Sequence[Offer]) -> None:
        for button in self._offers:
            button.hide()
            button.deleteLater()
        self._offers = [WordButton(word, self._offered) for word, _ in offers]
        for button, (_, act) in zip(self._offers, offers, strict=True):
            button.clicked.connect(self.dismiss)
            button.clicked.connect(lambda _=False, act=act: act())
            self._lines.addWidget(button)
            button.show()  # now: what is not seen yet is not measured
        for before, after in pairwise((*self._offers, self._cross)):
            self.setTabOrder(before, after)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay while the mouse is on it."""
        super().enterEvent(event)
        self._timer.stop()

    def leaveEvent(self, event: QEvent) -> None:
        """Go a while after the mouse has left."""
        super().leaveEvent(event)
        self._wait()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the strip; an error has a ground and an edge of its own."""
        theme, error = self.theme, self._kind in {"error", "warning"}
        accent = theme.conflict if error else theme.cursor
        painter = QPainter(self)
        ground = theme.conflict_ground if error else blend(theme.panel, accent, 0.10)
        painter.fillRect(self.rect(), ground)
        painter.fillRect(QRectF(0, 0, theme.px(4), self.height()), accent)
        painter.end()


def _in_a_line(widths: Sequence[int], room: int) -> int:
    """How many offers go into each line, so that every line has room for its own."""
    for count in range(min(len(widths), MOST_BESIDE), 1, -1):
        lines = (widths[first : first + count] for first in range(0, len(widths), count))
        if all(sum(line) <= room for line in lines):
            return count
    return 1


def announce(widget: QWidget, text: str) -> None:
    """Have screen readers read a text out."""
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
