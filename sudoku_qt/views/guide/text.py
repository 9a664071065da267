# SPDX-License-Identifier: MIT
"""The text of a page of the guide: Markdown in the theme's fonts; links only lead to pages."""

from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from sudoku_qt.views.fonts import face
from sudoku_qt.views.guide.dressing import SIZE, dress
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed

WIDEST = 720
"""The most width of a line."""
LEFT_TO_PAGE = (QKeySequence.StandardKey.Back, QKeySequence.StandardKey.Forward)
Feature = QTextDocument.MarkdownFeature


class GuideText(Themed, QTextBrowser):
    """Shows a text; nothing in it is fetched, opened or run."""

    followed = Signal(str)
    """A link was clicked: the key of a page."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(self._follow)
        self.restyle()

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Load nothing: a page is its text only."""
        return None

    def _follow(self, link: QUrl) -> None:
        """Emit the key of a page; a link with a scheme or a folder is not a page."""
        if link.isRelative() and "/" not in link.path():
            self.followed.emit(link.path())

    def show_text(self, text: str, sought: str = "") -> None:
        """Show a text from its beginning, or from the first match of `sought`."""
        self._shown = text
        document = self.document()
        features = Feature.MarkdownDialectGitHub | Feature.MarkdownNoHTML
        document.setDefaultFont(face(SIZE * self.theme.zoom))
        document.setMarkdown(text, features)
        dress(document, self.theme)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        if sought:
            self.find(sought)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        palette, role = QPalette(), QPalette.ColorRole
        for ink, colour in (
            (role.Base, Qt.GlobalColor.transparent),
            (role.Text, self.theme.text),
            (role.Highlight, self.theme.selected),
            (role.HighlightedText, self.theme.text),
        ):
            palette.setColor(ink, colour)
        self.setPalette(palette)
        at = self.verticalScrollBar().value()
        self.show_text(self._shown)
        self.verticalScrollBar().setValue(at)
        self._leave_margin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Limit the length of lines for the sake of reading."""
        super().resizeEvent(event)
        self._leave_margin()

    def _leave_margin(self) -> None:
        """Set the margin beyond the longest line; the scroll bar is at the window's edge."""
        px = self.theme.px
        beside = max(px(2 * STEP), self.width() - px(WIDEST))
        if self.viewportMargins().right() != beside:
            self.setViewportMargins(0, 0, beside, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys back and forward to the page, which knows the pages read."""
        if any(event.matches(key) for key in LEFT_TO_PAGE):
            event.ignore()
        else:
            super().keyPressEvent(event)
