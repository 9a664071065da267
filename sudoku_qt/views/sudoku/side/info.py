# SPDX-License-Identifier: MIT
"""The card about the puzzle; further details are behind its (i)."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import Inset, column, filling, lay_out, row
from sudoku_qt.views.sizes import FIELD_HEIGHT, STEP
from sudoku_qt.views.sudoku.side.score_table import ScoreTable, ScoreWords
from sudoku_qt.views.theme import blend
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.link_button import LinkButton
from sudoku_qt.views.window.progress_strip import SlimBar

HEIGHT = 112
"""The height: constant, so that what is below never moves."""
FOLDED = 72
"""The height without its foot, in a low window."""
LEVELS, DOT, BETWEEN_DOTS = 5, 8, 3
EMPTY = 0.22
"""The strength of the text's ink in an empty dot; its lightness differs from a full one's, too."""
NARROW = 300
"""Below this width the dots make room for text."""
ABOUT_WIDTH = 328


class LevelDots(ThemedWidget):
    """Five dots, filled up to the level's number."""

    def __init__(self) -> None:
        super().__init__()
        self.level = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_level(self, level: int) -> None:
        """Fill `level` dots; with 0 the dots are hidden."""
        self.level = level
        self.setVisible(level > 0)
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the width of five dots."""
        px = self.theme.px
        return QSize(LEVELS * px(DOT) + (LEVELS - 1) * px(BETWEEN_DOTS), px(DOT))

    def minimumSizeHint(self) -> QSize:
        """Never less than all of them."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots."""
        theme, side = self.theme, self.theme.px(DOT)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        empty = blend(theme.panel, theme.text, EMPTY)
        for place in range(LEVELS):
            painter.setBrush(theme.cursor if place < self.level else empty)
            left = place * (side + theme.px(BETWEEN_DOTS))
            painter.drawEllipse(QRectF(left, (self.height() - side) / 2, side, side))
        painter.end()


class Shorter(NamedTuple):
    """Shorter forms of the card's texts, the longest first."""

    right: Sequence[str] = ()
    line: Sequence[str] = ()


NO_SHORTER = Shorter()


class AboutPuzzle(Card):
    """A small card with details of a puzzle, which closes on the next click or Escape."""

    def __init__(
        self,
        title: str,
        lines: Sequence[str],
        parent: QWidget,
        score: ScoreWords | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        head, *body = Paragraph(14, Weight.DemiBold), *(Paragraph(13, ink="muted") for _ in lines)
        for line, text in zip((head, *body), (title, *lines), strict=True):
            line.setText(text)
        table = ScoreTable(score) if score else None
        lay_out(self, column(head, *body, table, gap="usual", inset="wide", grows=True))
        self.setFixedWidth(self.theme.px(ABOUT_WIDTH))
        self.setAccessibleName(". ".join((title, *lines, *([score.spoken()] if score else []))))


class SudokuInfo(Card):
    """A title with its level, a remark at its right, a line, and the progress."""

    play_clicked = Signal()
    """The draft is to be played."""
    page_clicked = Signal()
    """The page of the technique in the line is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(20, Weight.DemiBold)
        self._dots = LevelDots()
        self._right = Line(14, ink="muted")
        self._right.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._line = Line(14)
        self._more = IconButton("info")
        self._more.clicked.connect(self._tell_more)
        self.page_key = LinkButton()
        self.page_key.clicked.connect(self.page_clicked)
        self.page_key.hide()
        self._bar = SlimBar()
        self._left = Line(13, ink="muted")
        self._play = PrimaryButton(parent=self)
        self._play.clicked.connect(self.play_clicked)
        self._play.hide()
        self._behind: tuple[str, ...] = ()
        self._score: ScoreWords | None = None
        self._to_go, self._level = 0, 0
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._foot = QHBoxLayout()
        head = row(self._title, self._dots, filling(self._right), gap="usual")
        middle = row(filling(self._line), self.page_key, self._more, gap="tight")
        foot = row(self._bar, self._left, self._play, gap="easy", into=self._foot)
        around: Inset = ("wide", "loose")
        lay_out(self, column(head, middle, foot, gap="tight", inset=around, grows=True))
        self._take_sizes()

    def _take_sizes(self) -> None:
        px = self.theme.px
        self._bar.setMaximumWidth(self.maximumWidth())
        self._more.setFixedSize(px(24), px(24))
        self.page_key.setFixedHeight(px(24))
        self._play.setFixedHeight(px(FIELD_HEIGHT))

    def sizeHint(self) -> QSize:
        """Keep the same height."""
        return QSize(self.theme.px(280), self.theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Texts may be elided."""
        return QSize(self.theme.px(160), self.theme.px(HEIGHT))

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self._more.setAccessibleName(self.tr("About this puzzle"))
        self._offer_more()
        self._count()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._take_sizes()
        self._share_head()
        self._count()

    def set_lines(
        self,
        title: str,
        right: str = "",
        lines: Sequence[str] = (),
        level: int = 0,
        shorter: Shorter = NO_SHORTER,
    ) -> None:
        """Set the texts about the puzzle; one line is shown, the others are behind the (i)."""
        self._title.setText(title)
        self._right.say(right, shorter.right)
        self._line.say(lines[0] if lines else "", shorter.line)
        self._behind, self._level = tuple(filter(None, lines[1:])), level
        self._offer_more()
        self._share_head()

    def set_score(self, score: ScoreWords | None) -> None:
        """Set the digging paper's score with its rows, if known; it is behind the (i)."""
        self._score = score
        self._offer_more()

    def _offer_more(self) -> None:
        behind = (*self._behind, *([self._score.title] if self._score else []))
        self._more.setVisible(bool(behind))
        self._more.setToolTip("\n".join((self.tr("About this puzzle"), *behind)))
        self._more.setAccessibleDescription("\n".join(behind))

    def set_page(self, word: str, tip: str = "") -> None:
        """Offer the page of what the line names as a link with a word and a tip; "" for none."""
        self.page_key.setText(word)
        self.page_key.setVisible(bool(word))
        self.page_key.setAccessibleName(tip)
        self.page_key.setToolTip(tip)

    def _share_head(self) -> None:
        """Show the whole title if possible; the dots are hidden first."""
        wide = self.width() >= self.theme.px(NARROW)
        self._dots.set_level(self._level if wide else 0)
        room = self.width() - 4 * self.theme.px(STEP)
        words = QFontMetrics(self._title.font()).horizontalAdvance(self._title.text())
        self._title.setFixedWidth(min(words + 1, max(room, 0)))

    @property
    @override
    def folded_height(self) -> int:
        return self.theme.px(FOLDED)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the width again, and drop the foot of a low card."""
        super().resizeEvent(event)
        self._share_head()
        self._share_foot()

    def _tell_more(self) -> None:
        """Show the contents of the (i) button below it, ending where the card ends."""
        words = tuple(filter(None, (self._line.text(), *self._behind)))
        title = self.tr("About this puzzle")
        about = AboutPuzzle(title, words, self, self._score)
        about.adjustSize()
        foot = self._more.mapTo(self, QPoint(0, self._more.height() + STEP // 2))
        left = self.width() - about.width()
        about.move(self.mapToGlobal(QPoint(left, foot.y())))
        about.show()

    # How far one has come

    def set_progress(self, to_go: int, of: int) -> None:
        """Show how many cells are still empty, out of how many."""
        self._bar.share = 1 - to_go / of if of else 1.0
        self._bar.update()
        self._to_go = to_go
        self._count()

    def _count(self) -> None:
        words = self.tr("{count} cells to go", "", self._to_go)
        self._left.setText(words.format(count=self._to_go))
        wide = QFontMetrics(self._left.font()).horizontalAdvance(self._left.text())
        self._left.setFixedWidth(wide + 1)  # the bar takes the rest

    def set_play(self, word: str) -> None:
        """Show, instead, a key that begins the puzzle that the card describes; it may fold then."""
        self._play.setText(word)
        self.is_needed = self.folds = bool(word)
        self._share_foot()
        self.updateGeometry()

    def allow_play(self, *, on: bool) -> None:
        """Enable that key, or disable it while there is nothing to play."""
        self._play.setEnabled(on)

    @property
    def has_foot(self) -> bool:
        """Whether the card is high enough for the key that begins the puzzle."""
        return self.height() >= self.theme.px(HEIGHT)

    def _share_foot(self) -> None:
        word = bool(self._play.text())
        self._play.setVisible(word and self.has_foot)
        self._bar.setHidden(word)
        self._left.setHidden(word)
