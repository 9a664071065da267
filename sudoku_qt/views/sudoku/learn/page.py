# SPDX-License-Identifier: MIT
"""The page of the course: the contents at the left, the lesson beside them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.override import override
from sudoku_qt.views.contents import LIST, Contents
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, filling, give_room, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseView
from sudoku_qt.views.sudoku.learn.explained import Explained
from sudoku_qt.views.sudoku.learn.puzzles import Puzzles
from sudoku_qt.views.sudoku.learn.sheet import BESIDE_BAR
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import RETURNS, IconButton
from sudoku_qt.views.widgets.cards.card import Badge, Line
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.full_page import FullPage

EXPLAINED, EXERCISES, PUZZLES = TABS = "explained", "exercises", "puzzles"
NARROW = 760
"""Below this width the contents are shown instead of the lesson."""
MARGIN, NARROW_MARGIN = 3 * STEP, 2 * STEP
TITLE = 26
WALKS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Head(ThemedWidget):
    """The title of a lesson with its level, and the choice of its parts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.contents = IconButton("list")
        self.title = Line(TITLE, Weight.DemiBold)
        self.level = Badge()
        self.parts = Segment(low=True)
        for key in TABS:
            self.parts.add(key, "")
        name = row(self.contents, self.title, self.level, SPRING, gap="loose", grows=True)
        self._row, self._whole = (QBoxLayout(QBoxLayout.Direction.LeftToRight) for _ in range(2))
        both = row(filling(name), self.parts, gap="usual", grows=True, into=self._row)
        lay_out(self, row(both, into=self._whole))
        self.title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.level.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the key to the contents, and the group of the three parts."""
        self.contents.set_name(self.tr("Course"))
        self.parts.setAccessibleName(self.tr("Parts of the lesson"))

    def set_margin(self, right: int) -> None:
        """Set the margin at the right."""
        give_room(self._whole, inset=("none", "none", right, "none"))

    def fit(self, width: int) -> None:
        """Put the parts below the title if they do not fit beside it."""
        self.parts.fit(width)
        ways = QBoxLayout.Direction
        title = self.title.sizeHint().width() + self.level.sizeHint().width()
        needed = title + self.parts.sizeHint().width() + 4 * self.theme.px(STEP)
        needed += 0 if self.contents.isHidden() else self.contents.sizeHint().width()
        self._row.setDirection(ways.LeftToRight if needed <= width else ways.TopToBottom)


class LearnPage(FullPage):
    """Shows a lesson; the controller decides which."""

    left = Signal()
    """The player wants to go back to the game."""
    chosen = Signal(str)
    """The lesson with this key is to be shown."""
    next_wanted = Signal()
    """The lesson with which the course goes on is to be shown."""
    part_chosen = Signal(str)
    """A part of the lesson is to be shown: one of `TABS`."""
    walked = Signal(int)

    def __init__(self, model: SudokuModel) -> None:
        super().__init__()
        self.contents = Contents(self)
        self._lesson = QWidget(self)
        self.head = Head(self._lesson)
        self.explained, self.puzzles = Explained(model), Puzzles()
        self._exercises = QStackedWidget()
        self._stack = QStackedWidget(self._lesson)
        for part in (self.explained, self._exercises, self.puzzles):
            self._stack.addWidget(part)
        self._column = QVBoxLayout(self._lesson)
        self._column.addWidget(self.head)
        self._column.addWidget(self._stack, 1)
        self.setFocusProxy(self.contents.list)
        self._is_listing = False
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.contents.chosen.connect(self._choose)
        self.contents.back_clicked.connect(self.left)
        self.contents.on_clicked.connect(self._go_on_from_list)
        self.explained.chosen.connect(self.chosen)
        self.explained.walked.connect(self.walked)
        self.head.parts.chosen.connect(self.part_chosen)
        self.head.contents.clicked.connect(lambda: self._list(not self._is_listing))

    def _choose(self, key: str) -> None:
        """Show the chosen lesson; the list closes only after a click."""
        if not self.contents.list.hasFocus() or self.contents.list.underMouse():
            self._list(on=False)
        self.chosen.emit(key)

    def _go_on_from_list(self) -> None:
        """Close the list, and go on with the course."""
        self._list(on=False)
        self.next_wanted.emit()

    # What is shown

    def show_onward(self, words: str) -> None:
        """Set the text of the button that goes on with the course; "" if all of it is done.

        It is the filled button of the list where that takes the place of the lesson.
        """
        self.contents.go_on.setText(words)
        self._arrange()

    def set_exercises(self, exercises: ExerciseView) -> None:
        """Set the view of the exercises."""
        self._exercises.addWidget(exercises)
        self._exercises.setCurrentWidget(exercises)

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.contents.set_title(self.tr("Course"), self.tr("Search all techniques"))

    def show_head(self, title: str, level: str, parts: Sequence[str]) -> None:
        """Set the lesson's title, its level, and the names of its parts; "" for none."""
        self.head.title.setText(title)
        self.head.level.setText(level)
        self.head.level.setVisible(bool(level))
        for key, text in zip(TABS, parts, strict=True):
            self.head.parts.set_text(key, text)
            self.head.parts.have(key, on=bool(text))
        self.head.parts.setVisible(any(parts[1:]))
        self._arrange()

    def show_part(self, part: str) -> None:
        """Show a part of the lesson; the board keeps its place from part to part."""
        for exercises in self._exercises.findChildren(ExerciseView):
            exercises.sheet.keep_below(self.explained.sheet)
        self.head.parts.choose(part)
        focused = self.window().focusWidget()
        if focused and part == EXPLAINED != self.part and self._stack.isAncestorOf(focused):
            self.setFocus()  # otherwise Qt focuses a button further down and scrolls to it
        self._stack.setCurrentIndex(TABS.index(part))

    @property
    def part(self) -> str:
        """The part of the lesson that is shown."""
        return TABS[self._stack.currentIndex()]

    def parts(self) -> list[QWidget]:
        """The parts that keys can move between."""
        return [part for part in (self.contents, self._lesson) if part.isVisible()]

    @override
    def body(self) -> QWidget:
        return self._lesson

    # Where everything lies

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < self.theme.px(NARROW)

    def _list(self, on: bool) -> None:  # noqa: FBT001 - the two states of the contents
        """Show the contents over the lesson, if there is no room beside it, or hide them."""
        self._is_listing = on and self._is_narrow
        self._arrange()
        if self._is_listing:
            self.contents.list.setFocus()

    def _arrange(self) -> None:
        px, narrow = self.theme.px, self._is_narrow
        aside = self.width() if self._is_listing else 0 if narrow else px(LIST)
        self.contents.setVisible(aside > 0)
        self.contents.go_on.setVisible(self._is_listing and bool(self.contents.go_on.text()))
        self.contents.setGeometry(0, 0, aside, self.height())
        left = 0 if narrow else aside
        margin = px(NARROW_MARGIN if narrow else MARGIN)
        aside_bar = px(BESIDE_BAR)  # the scroll bar stands in the margin
        self._column.setContentsMargins(margin, px(2 * STEP), margin - aside_bar, px(STEP))
        self.head.set_margin(aside_bar)
        self._column.setSpacing(px(STEP))
        self.head.contents.setVisible(narrow)
        self.head.fit(self.width() - left - 2 * margin)
        self._lesson.setGeometry(left, 0, self.width() - left, self.height())
        self.contents.raise_()
        self.setFocusProxy(self.contents.list if aside else self._lesson)  # where Return steps on

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows; go on with Return; go back to the game."""
        way = WALKS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self._go_back()
        elif way is not None and self.part == EXPLAINED:
            self.walked.emit(way)
        elif event.key() in RETURNS and self._is_listing:
            self._list(on=False)
        elif event.key() in RETURNS and self.part == EXPLAINED:
            self.explained.go_on()
        else:
            super().keyPressEvent(event)

    def _go_back(self) -> None:
        """Leave a search, the list over the lesson, or the page."""
        if self.contents.search.text():
            self.contents.search.clear()
        elif self._is_listing:
            self._list(on=False)
        else:
            self.left.emit()
