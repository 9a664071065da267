# SPDX-License-Identifier: MIT
"""The card of a hint: the text of each stage, the legend of the drawing, and the keys."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.kit.layout import SPRING, column, filling, holder, lay_out, placed, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.hint.cell_text import CellText
from sudoku_qt.views.sudoku.hint.parts import STAGES, Crumbs, LegendList, LegendRow, StageBar
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.link_button import LinkButton

MARGIN = 2 * STEP
LOW, READABLE = 220, 190
"""The height below which buttons are in one row and the text has the room of the bar, and a
sufficient one, at 100 %."""
LINK_HEIGHT = 28
"""The height of each link below the text."""
WAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
WALKING = frozenset({Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier})
"""Modifiers that may be held with an arrow key, wherever the focus is on the card."""
ALONG, AGAINST = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.RightToLeft
UP = QBoxLayout.Direction.BottomToTop

BREAK = "\u200b"
"""A zero-width space, where a line of notation may be wrapped."""
NAMED = 2
"""The stage from which a technique, and all others on the way, may be named."""


class HintShown(NamedTuple):
    """The contents of the card. `stage` is 1 to 4, or 0 for a remark before any step."""

    title: str
    text: str
    stage: int = 0
    progress: str = ""
    quiet: str = ""
    notation: str = ""
    """The same in notation, for those who prefer it."""
    legend: Sequence[LegendRow] = ()
    crumbs: Sequence[str] = ()
    at: int = 0
    primary: str = ""
    """The text of the filled button, which Enter presses; "" if it has no action."""
    second: str = ""
    """The text of the button beside it."""
    second_in_short: str = ""
    """A shorter text of it."""
    walks: bool = False
    """Whether one can step through the reasoning."""
    page: str = ""
    """The text of the link to the technique's page; "" if there is none."""


class HintCard(Card):
    """Shows what it is given; the controller draws on the board."""

    names_cells = True
    primary_clicked = Signal()
    second_clicked = Signal()
    walked = Signal(int)
    """The next station of the walk is wanted (1), or the previous one (-1)."""
    closed = Signal()
    page_clicked = Signal()
    """The page of the technique is to be shown."""
    steps_clicked = Signal()
    """All steps to the end are to be shown, or hidden."""
    pointed = Signal(object)
    """The cells (a frozenset) whose name is under the pointer, if any."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Paragraph(20, Weight.DemiBold)
        self.cross = IconButton("close", self)
        self._bar = StageBar()
        self._progress, self._progress_above = (Line(13, ink="muted") for _ in range(2))
        self._crumbs = Crumbs()
        self._text = CellText(15)
        self._quiet, self._notation = (CellText(13, ink="muted") for _ in range(2))
        for text in (self._text, self._quiet, self._notation):
            text.pointed.connect(self.pointed)
        self.notation_key = LinkButton()
        self.notation_key.setCheckable(True)
        self.notation_key.toggled.connect(self._open_notation)
        self.copy_key = LinkButton()
        self.copy_key.clicked.connect(self._copy_notation)
        self._legend = LegendList()
        self.page_key = LinkButton()
        self.page_key.clicked.connect(self.page_clicked)
        self.steps_key = LinkButton()
        self.steps_key.clicked.connect(self.steps_clicked)
        self.primary_key = PrimaryButton(parent=self)
        self.second_key = WordButton(parent=self)
        self.back = WordButton(parent=self, icon="left")
        self._walks = self._is_remark = self._has_bar = False
        self._seconds = [""]
        """The text of the second button, and a shorter one."""
        self._lay_out()
        self.restyle()
        for part in (*self._keys_of_card, self._scroll):
            part.installEventFilter(self)
        self.cross.clicked.connect(self.closed)
        self.primary_key.clicked.connect(self.primary_clicked)
        self.second_key.clicked.connect(self.second_clicked)
        self.back.clicked.connect(lambda: self.walked.emit(-1))
        self.retranslate()

    def _lay_out(self) -> None:
        flags = Qt.AlignmentFlag
        stage = row(filling(self._bar), self._progress, gap="wide")  # no progress without a bar
        texts = self._crumbs, self._text, self._quiet, self._legend
        chain = row(self.notation_key, self.copy_key, SPRING, gap="wide")
        pages = (placed(key, flags.AlignLeft) for key in self._links[2:])
        links = column(chain, self._notation, *pages, gap="none")
        self._scroll = FitScrollArea(holder(column(stage, *texts, links, SPRING, gap="usual")), 0)
        self._scroll.setMinimumHeight(1)
        self._keys = QBoxLayout(ALONG)
        above = placed(self._progress_above, flags.AlignVCenter)
        top = row(filling(self._title), above, placed(self.cross, flags.AlignTop))
        keys = row(*map(filling, (self.back, self.second_key, self.primary_key)), into=self._keys)
        lay_out(
            self, column(top, filling(self._scroll), keys, gap="loose", inset=MARGIN, grows=True)
        )

    @property
    def _keys_of_card(self) -> tuple[IconButton | WordButton | LinkButton, ...]:
        return self.cross, self.back, self.second_key, self.primary_key, *self._links

    @property
    def _links(self) -> tuple[LinkButton, ...]:
        return self.notation_key, self.copy_key, self.page_key, self.steps_key

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        for link in self._links:
            link.setFixedHeight(self.theme.px(LINK_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the keys into one row if two rows would leave no room for the text."""
        super().resizeEvent(event)
        self._place_keys()
        self._follow_height()

    @property
    def _is_low(self) -> bool:
        return self.height() < self.theme.px(LOW)

    def _follow_height(self) -> None:
        """In a low card, leave the room of the bar and the cells so far to the text."""
        is_low = self._is_low
        self._progress_above.setVisible(is_low and bool(self._progress.text()))
        self._progress.setVisible(not is_low and bool(self._progress.text()))
        self._bar.setVisible(not is_low and self._has_bar)
        self._crumbs.setVisible(not is_low and self._walks)

    def _place_keys(self) -> None:
        """Put the filled button last in a walk, else first; those of a remark are stacked."""
        fits = self._is_low and any(map(self._fits_beside, self._seconds))
        if not fits:
            self.second_key.setText(self._seconds[0])
        stands = UP if self._is_remark and not fits else ALONG if self._walks else AGAINST
        self._keys.setDirection(stands)
        self._keys.setStretch(2, 1 if self._walks else 2)

    def _fits_beside(self, word: str) -> bool:
        """Whether the second button with this text fits into one row with the filled one."""
        self.second_key.setText(word)
        keys = (self.second_key, self.primary_key)
        return sum(key.minimumSizeHint().width() for key in keys) + 5 * STEP <= self.width()

    def minimumSizeHint(self) -> QSize:
        """Ask for a few lines above the keys."""
        return QSize(self.theme.px(200), self.theme.px(READABLE))

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.cross.set_name(self.tr("Close"))
        self.back.setText(self.tr("Back"))
        self.steps_key.setText(self.tr("All steps to the end"))
        self._show_notation()

    def show_hint(self, hint: HintShown) -> None:
        """Show a stage of a hint, or a remark."""
        self._title.setText(hint.title)
        self._bar.set_stage(*_reached(hint))
        self._has_bar = hint.stage > 0
        for line in (self._progress, self._progress_above):
            line.setText(hint.progress)
        self._crumbs.set_stations(hint.crumbs, hint.at)
        self._text.setText(hint.text)
        self._quiet.setText(hint.quiet)
        self._quiet.setVisible(bool(hint.quiet))
        self._notation.setText(hint.notation)
        self.notation_key.setVisible(bool(hint.notation))
        self._show_notation()
        self._legend.set_rows(hint.legend)
        self._legend.setVisible(bool(hint.legend))
        self._show_keys(hint)
        self._follow_height()
        self._scroll.verticalScrollBar().setValue(0)
        self.setAccessibleName(hint.title)
        self.setAccessibleDescription(" ".join(filter(None, (hint.text, hint.quiet))))

    def _show_notation(self) -> None:
        """Show the notation if there is one and the player has chosen it, which is remembered."""
        is_open = self.notation_key.isChecked()
        self.notation_key.setText(
            self.tr("Hide the notation") if is_open else self.tr("Show the notation")
        )
        is_shown = is_open and bool(self._notation.text())
        self._notation.setVisible(is_shown)
        self.copy_key.setText(self.tr("Copy it"))
        self.copy_key.setVisible(is_shown)

    def set_side(self, side: int) -> None:
        """Set the side of the board whose cells the texts name."""
        for text in (self._text, self._quiet, self._notation):
            text.side = side

    def _open_notation(self, on: bool) -> None:  # noqa: FBT001 - a signal's
        """Show the notation below its key, scrolled into sight, or hide it."""
        self._show_notation()
        if on:
            QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(self._notation))

    def _copy_notation(self) -> None:
        """Copy the notation as one line, and say so."""
        QGuiApplication.clipboard().setText(self._notation.text().replace(BREAK, ""))
        self.copy_key.setText(self.tr("Copied"))

    def _show_keys(self, hint: HintShown) -> None:
        self._walks, self._is_remark = hint.walks, not hint.stage and not hint.walks
        self.back.setVisible(hint.walks)
        self.steps_key.setVisible(hint.stage >= NAMED)
        if not hint.at and self.back is self.window().focusWidget():
            self.primary_key.setFocus()  # which walks on; Qt would focus the one that applies
        self.back.setEnabled(hint.at > 0)
        words = (
            (self.primary_key, hint.primary),
            (self.second_key, hint.second),
            (self.page_key, hint.page),
        )
        for key, word in words:
            key.setText(word)
            key.setVisible(bool(word))
        shorter = [hint.second_in_short] if hint.second_in_short else []
        self._seconds, self.second_key.shorter = [hint.second, *shorter], shorter
        self._place_keys()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows while the card has the focus."""
        if not self._walk(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrows from the card's keys, which would move the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._walk(event)
        return super().eventFilter(watched, event)

    def _walk(self, event: QKeyEvent) -> bool:
        """Ask for the next or the previous station; return whether the key meant that."""
        way = WAYS.get(Qt.Key(event.key()))
        # On a Mac, and with a number pad, arrows have the keypad's modifier.
        held = event.modifiers()
        held ^= held & Qt.KeyboardModifier.KeypadModifier
        if way is None or held not in WALKING or not self._walks:
            return False
        self.walked.emit(way)
        return True


def _reached(hint: HintShown) -> tuple[int, int]:
    """The number of filled bars, and of all: stages of a hint, or links of a walk."""
    return (hint.at + 1, len(hint.crumbs)) if hint.walks else (hint.stage, STAGES)
