# SPDX-License-Identifier: MIT
"""The card of a hint: what it says at each of its stages, what the drawing means, and its keys."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.hint.parts import Crumbs, LegendList, LegendRow, StageBar
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.fit_scroll_area import FitScrollArea
from sudoku_qt.views.widgets.link_button import LinkButton

MARGIN = 2 * STEP
LOW, READABLE = 220, 300
"""The height below which all keys stand in one row, and one that will do, at 100 %."""
WAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
WALKING = frozenset({Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier})
"""What may be held beside an arrow that walks, wherever on the card the keys are."""
DOWN, ALONG = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight


class HintShown(NamedTuple):
    """What the card shows. `stage` is 1 to 4, or 0 for a remark that comes before any step."""

    title: str
    text: str
    stage: int = 0
    progress: str = ""
    quiet: str = ""
    legend: Sequence[LegendRow] = ()
    crumbs: Sequence[str] = ()
    at: int = 0
    primary: str = ""
    """What the filled key does; "" where there is nothing to do."""
    on: str = ""
    """What the key beside it does: one stage on, or the next remark."""
    walks: bool = False
    """Whether the reasoning can be walked."""
    page: str = ""
    """The words of the link to the technique's page; "" where there is none."""


class HintCard(Card):
    """Says what it is asked for; what is drawn on the board is the controller's business."""

    applied = Signal()
    stepped_on = Signal()
    walked = Signal(int)
    """The next station of a walk is wanted (1), or the one before (-1)."""
    closed = Signal()
    page_clicked = Signal()
    """The page of the technique is wanted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._title = Paragraph(theme, 20, Weight.DemiBold)
        self.cross = IconButton("close", theme, self)
        self._bar = StageBar(theme)
        self._progress = Line(theme, 13, ink="muted")
        self._crumbs = Crumbs(theme)
        self._text = Paragraph(theme, 15)
        self._quiet = Paragraph(theme, 13, ink="muted")
        self._legend = LegendList(theme)
        self.page_key = LinkButton(theme)
        self.page_key.clicked.connect(self.page_clicked)
        self.back, self.next = (WordButton(theme, parent=self) for _ in range(2))
        self.apply_key = PrimaryButton(theme, parent=self)
        self.on_key = WordButton(theme, parent=self)
        self._walks = False
        self._lay_out()
        for part in (*self._keys_of_card, self._scroll):
            part.installEventFilter(self)
        self.cross.clicked.connect(self.closed)
        self.apply_key.clicked.connect(self.applied)
        self.on_key.clicked.connect(self.stepped_on)
        self.back.clicked.connect(lambda: self.walked.emit(-1))
        self.next.clicked.connect(lambda: self.walked.emit(1))

    def _lay_out(self) -> None:
        top, stage = QHBoxLayout(), QHBoxLayout()
        words = QWidget()
        told = QVBoxLayout(words)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(STEP)
        told.addLayout(stage)
        stage.setSpacing(2 * STEP)  # which is none where there is no bar
        stage.addWidget(self._bar, 1)
        stage.addWidget(self._progress)
        for part in (self._crumbs, self._text, self._quiet, self._legend):
            told.addWidget(part)
        told.addWidget(self.page_key, 0, Qt.AlignmentFlag.AlignLeft)
        told.addStretch(1)
        self._scroll = FitScrollArea(words, 0)
        self._scroll.setMinimumHeight(1)
        self._keys, walk, keys = QBoxLayout(DOWN), QHBoxLayout(), QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(STEP + 2)
        column.addLayout(top)
        top.addWidget(self._title, 1)
        top.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._scroll, 1)
        column.addLayout(self._keys)
        for row in (walk, keys):
            self._keys.addLayout(row)
        for key in (self.back, self.next):
            walk.addWidget(key, 1)
        keys.addWidget(self.apply_key, 1)
        keys.addWidget(self.on_key, 1)

    @property
    def _keys_of_card(self) -> tuple[IconButton | WordButton | LinkButton, ...]:
        return self.cross, self.back, self.next, self.apply_key, self.on_key, self.page_key

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the keys into one row where two would leave no room for what is said."""
        super().resizeEvent(event)
        is_low = self.height() < self.theme.px(LOW)
        self._keys.setDirection(ALONG if is_low else DOWN)

    def minimumSizeHint(self) -> QSize:
        """Do with a few lines above the keys."""
        return QSize(self.theme.px(200), self.theme.px(READABLE))

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        super().set_theme(theme)
        texts = (self._title, self._progress, self._text, self._quiet)
        for part in (*texts, *self._keys_of_card, self._bar, self._crumbs, self._legend):
            part.set_theme(theme)

    def set_words(self, close: str, back: str, on: str) -> None:
        """Write what does not change."""
        self.cross.setToolTip(close)
        self.cross.setAccessibleName(close)
        self.back.setText(back)
        self.next.setText(on)

    def show_hint(self, shown: HintShown) -> None:
        """Show a stage of a hint, or a remark."""
        self._title.setText(shown.title)
        self._bar.set_stage(shown.stage)
        self._bar.setVisible(shown.stage > 0)
        self._progress.setText(shown.progress)
        self._progress.setVisible(bool(shown.progress))
        self._crumbs.set_stations(shown.crumbs, shown.at)
        self._crumbs.setVisible(shown.walks)
        self._text.setText(shown.text)
        self._quiet.setText(shown.quiet)
        self._quiet.setVisible(bool(shown.quiet))
        self._legend.set_rows(shown.legend)
        self._legend.setVisible(bool(shown.legend))
        self._show_keys(shown)
        self._scroll.verticalScrollBar().setValue(0)
        self.setAccessibleName(shown.title)
        self.setAccessibleDescription(" ".join(filter(None, (shown.text, shown.quiet))))

    def _show_keys(self, shown: HintShown) -> None:
        self._walks = shown.walks
        for key in (self.back, self.next):
            key.setVisible(shown.walks)
        self._enable_walk(goes_back=shown.at > 0, goes_on=shown.at < len(shown.crumbs) - 1)
        words = (
            (self.apply_key, shown.primary),
            (self.on_key, shown.on),
            (self.page_key, shown.page),
        )
        for key, word in words:
            key.setText(word)
            key.setVisible(bool(word))

    def _enable_walk(self, *, goes_back: bool, goes_on: bool) -> None:
        """Let the keys be of use or not; at an end the other one takes over the focus.

        Qt would hand it on to the key that applies, which nobody means who walks.
        """
        ways = ((self.back, goes_back), (self.next, goes_on))
        held = self.window().focusWidget()
        for (key, is_of_use), (other, other_is) in (ways, ways[::-1]):
            if key is held and other_is and not is_of_use:
                other.setEnabled(True)
                other.setFocus()
        for key, is_of_use in ways:
            key.setEnabled(is_of_use)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows while the keys are the card's."""
        if not self._walk(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrows from a key of the card, which would hand the focus on."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._walk(event)
        return super().eventFilter(watched, event)

    def _walk(self, event: QKeyEvent) -> bool:
        """Ask for the next station or the one before; say whether the key was such a wish."""
        way = WAYS.get(Qt.Key(event.key()))
        # On a Mac, and beside a number pad, an arrow is said to be one of the keypad's.
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if way is None or held not in WALKING or not self._walks:
            return False
        self.walked.emit(way)
        return True
