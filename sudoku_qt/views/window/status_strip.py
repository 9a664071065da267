# SPDX-License-Identifier: MIT
"""The strip at the foot of the window: the state of the game, or the progress of long work."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from sudoku_qt.views.sizes import STEP, status_height
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.window.progress_strip import ProgressStrip

BETWEEN = " · "
"""The separator between two facts."""
ASIDE = 3 * STEP


class Facts(Line):
    """Facts on one line; the last ones are left out, whole, if they do not fit."""

    def written(self) -> str:
        """As many facts as fit, at least the first."""
        facts, metrics = self.text().split(BETWEEN), QFontMetrics(self.font())
        while len(facts) > 1 and metrics.horizontalAdvance(BETWEEN.join(facts)) > self.width():
            facts.pop()
        return BETWEEN.join(facts)


class StatusStrip(ThemedWidget):
    """Quiet text at the left and at the right; progress replaces the left one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._left = Facts(13, ink="muted")
        self._right = Line(13, ink="muted")
        self._right.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._progress: ProgressStrip | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(ASIDE, 1, ASIDE, 0)
        self._row.setSpacing(2 * STEP)
        self._row.addWidget(self._left, 1)
        self._row.addWidget(self._right)
        self._is_low = False
        self._facts = self._reason = ""
        self._take_height()

    def _take_height(self) -> None:
        """Fit the height to the text, or hide in a low window."""
        is_bare = self._is_low and self._progress is None
        self.setFixedHeight(0 if is_bare else status_height(self.theme))
        self.setHidden(is_bare)

    def set_low(self, on: bool) -> None:  # noqa: FBT001 - the two states of a window
        """Hide, except during long work, to leave more height to the page; or show always."""
        self._is_low = on
        self._take_height()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._take_height()

    def make_way(self, notice: QRect) -> None:
        """Write only beside a notice that lies over a part of the strip, so that none is cut."""
        over = notice.translated(-self.pos()).intersected(self.rect())
        before, behind = over.left(), self.width() - over.right() - 1
        is_right = not over.isEmpty() and before >= behind
        left = over.right() + 2 * STEP if not over.isEmpty() and not is_right else ASIDE
        right = self.width() - before + 2 * STEP if is_right else ASIDE
        self._row.setContentsMargins(left, 1, right, 0)
        self._right.setHidden(is_right)

    def set_status(self, left: str, right: str) -> None:
        """Set the texts."""
        self._facts = left
        self._left.setText(self._reason or left)
        self._right.setText(right)

    def explain(self, reason: str) -> None:
        """Show temporarily why something is not available, in place of the facts; "" ends that."""
        self._reason = reason
        self._left.setText(reason or self._facts)

    def text(self) -> str:
        """The texts of the left and right side, on one line."""
        return f"{self._left.text()} {self._right.text()}"

    @property
    def is_busy(self) -> bool:
        """Whether it shows the progress of work, which matters more than the state."""
        return self._progress is not None

    def show_progress(self, text: str, cancel: Callable[[], object]) -> None:
        """Show that long work runs, with a way to cancel it."""
        self.hide_progress()
        self._progress = ProgressStrip(text)
        self._progress.cancelled.connect(cancel)
        self._left.hide()
        self._row.insertWidget(0, self._progress, 1)
        self._progress.show()
        self._take_height()

    def set_progress(self, share: float) -> None:
        """Set the progress of the work, from 0 to 1."""
        if self._progress is not None:
            self._progress.set_share(share)

    def hide_progress(self) -> None:
        """Hide the progress."""
        if self._progress is not None:
            self._progress.hide()  # hidden, since it is deleted only when no dialog is open
            self._progress.deleteLater()
            self._progress = None
            self._left.show()
            self._take_height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill the strip, with a line above it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.panel)
        painter.fillRect(0, 0, self.width(), 1, self.theme.edge)
        painter.end()
