# SPDX-License-Identifier: MIT
"""A dialog with a few questions; others unfold beside them, or on a narrow screen below."""

from abc import abstractmethod

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QStyle, QToolButton, QWidget

from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.layout import Layout, filling, holder, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.widgets.icons import icon_of

FRAME = 3 * STEP
"""The margin around the dialog's contents, and between its two sides."""
WAYS = QBoxLayout.Direction


class UnfoldingDialog(Dialog):
    """Has two widths: with the first questions only, and with all of them side by side.

    The folded questions are created on first use; their answers count even while they are hidden.
    """

    def __init__(
        self, title: str, window: QWidget, width: int, wide: int, first: int | None = None
    ) -> None:
        """`first` is the share of the first questions in the width of all, if not as alone."""
        super().__init__(title, window)
        self._widths = width, wide
        self._firsts = width, first or width
        self._lefts: tuple[int, int] | None = None
        self.folded: QWidget | None = None
        self.is_unfolded = False
        """Whether all questions are shown."""
        self.more_button = QToolButton()
        self.more_button.setAutoRaise(True)
        self.more_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more_button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # arrow after text
        self.more_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that Return still plays
        self.more_button.clicked.connect(lambda: self.unfold(on=not self.is_unfolded))
        has_room = self.room.width() >= self.theme.px(wide)
        self._sides = QBoxLayout(WAYS.LeftToRight if has_room else WAYS.TopToBottom)

    @abstractmethod
    def make_folded(self) -> QWidget:
        """Create the folded questions."""

    def count_folded(self) -> int:
        """How many of the folded questions have unusual answers."""
        return 0

    def set_questions(self, questions: Layout) -> None:
        """Set the first questions."""
        self._held = holder(questions)
        self._widen(on=False)
        sides = row(filling(self._held), gap="frame", inset="frame", into=self._sides)
        self.set_body(sides, scrolled=self._widths[0])

    def _widen(self, *, on: bool) -> None:
        """Give the first questions their width, alone or with all others beside."""
        least = self.theme.px(self._firsts[on] - 2 * FRAME) if self.is_wide else 0
        self._held.setMinimumWidth(least)

    @property
    def is_wide(self) -> bool:
        """Whether the screen has room for both sides."""
        return self._sides.direction() == WAYS.LeftToRight

    def have_folded(self) -> None:
        """Create the folded questions, unless they exist, without showing them."""
        if self.folded is None:
            self.folded = self.make_folded()
            self.folded.hide()
            if self.is_wide:
                beside = self._widths[True] - self._firsts[True] - FRAME
                self.folded.setFixedWidth(self.theme.px(beside))
            self._sides.addWidget(self.folded)
            self._put_foot_last()

    def _put_foot_last(self) -> None:
        """Let Tab reach the last widgets before the buttons of the foot."""
        last = self.previousInFocusChain() or self
        for button in (self.more_button, *self.buttons.buttons()):
            self.setTabOrder(last, button)
            last = button

    def showEvent(self, event: QShowEvent) -> None:
        """Open with enough room at the right that unfolding moves nothing."""
        super().showEvent(event)
        if event.spontaneous():
            return
        screen, frame = self.screen().availableGeometry(), self.frameGeometry()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        all_of_it = self.theme.px(self._widths[self.is_wide]) + bar + frame.width() - self.width()
        left = max(screen.right() + 1 - all_of_it, screen.left())
        if frame.left() > left:
            self.move(left, frame.top())

    def fit(self, least: QSize | None = None) -> None:
        """Fit the contents; when folded again, return to the place before unfolding."""
        before = self.x()
        super().fit(least)
        if self.is_unfolded:
            if self.x() != before:
                self._lefts = before, self.x()
        elif self._lefts:
            back, moved_to = self._lefts
            self._lefts = None
            if self.x() == moved_to:  # unless the player has moved it
                self.move(back, self.y())

    def unfold(self, *, on: bool, beside: bool = True) -> None:
        """Show the folded questions, or hide them; those `beside` the first only if wanted."""
        self.is_unfolded = on
        if on and beside:
            self.have_folded()
        if self.folded is not None:
            self.folded.setVisible(on and beside)
        self._widen(on=on and beside)
        self.set_scrolled(self._widths[on and beside and self.is_wide])
        self.name_more()
        below = self._held.height()
        self.soon(self.fit)
        if on and beside and not self.is_wide:
            self.soon(lambda: self.soon(lambda: self.scroll_to(below)))  # when the layout is done

    def name_more(self) -> None:
        """Set the button's label, with the number of settings that are hidden."""
        theme, ratio = self.theme, self.devicePixelRatioF()
        side = theme.px(2 * STEP)
        self.more_button.setIconSize(QSize(side, side))
        arrow = "left" if self.is_unfolded else "right"
        self.more_button.setIcon(icon_of(arrow, theme.text, side, ratio))
        count = self.count_folded()
        if self.is_unfolded:
            words = self.tr("Hide &options")
        else:
            words = self.tr("M&ore options ({count})") if count else self.tr("M&ore options")
        self.more_button.setText(words.format(count=count))
