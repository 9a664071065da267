# SPDX-License-Identifier: MIT
"""The sheet of an exercise: the task above, the board with its chips, and the words beside it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.edge_numbers import ROOM, EdgeNumbers
from sudoku_qt.views.sudoku.hint.links import HintOverlay
from sudoku_qt.views.sudoku.learn.exercise.answer import AnswerBox
from sudoku_qt.views.sudoku.learn.exercise.answer_rows import ChoiceRow, DigitRow
from sudoku_qt.views.sudoku.learn.exercise.board import ExerciseBoard
from sudoku_qt.views.sudoku.learn.exercise.chips import ExerciseChips
from sudoku_qt.views.sudoku.learn.exercise.rows import ExerciseRow, Rows
from sudoku_qt.views.sudoku.learn.sheet import EDGE, GAP, MOST_BESIDE, NEAR, Sheet, SheetView, put
from sudoku_qt.views.widgets.buttons import PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.dialog.switch import Switch

CHIPS = ROOM + STEP // 2
"""The space between the board and the chips: the numbers of its columns stand in it."""


class ExerciseShown(NamedTuple):
    """All texts of an exercise; empty ones are hidden."""

    task: str
    quiet: str = ""
    title: str = ""
    rows: Sequence[ExerciseRow] = ()
    spoken_rows: str = ""
    marks: Sequence[str] = ()
    places: int = 0
    marked: str = ""
    """The number of marks, in words."""
    choices: Sequence[str] = ()
    chosen: int = 0
    """The number of the choice that is taken, from 1; 0 for none."""
    digits: bool = False
    """Whether digits are to be entered, for which the mouse needs buttons."""
    kind: str = ""
    """The kind of the answer: a key of `answer.ICONS`."""
    answer: str = ""
    note: str = ""
    nudge: str = ""
    show: str = ""
    check: str = ""
    can_check: bool = False


class ExerciseSheet(Sheet):
    """All parts of an exercise; its height depends on its width."""

    nudge_clicked = Signal()
    show_clicked = Signal()
    check_clicked = Signal()
    arranged = Signal()
    answered = Signal()
    """There is another answer, or none any more."""

    def __init__(self, model: SudokuModel) -> None:
        super().__init__()
        self.task = Paragraph(16, Weight.DemiBold, parent=self)
        self.quiet = Paragraph(15, ink="muted", parent=self)
        self.board, self.chips = ExerciseBoard(model), ExerciseChips()
        self.digits, self.choices = DigitRow(), ChoiceRow()
        self.title, self.timed = Line(16, Weight.DemiBold), Switch()
        self.time = Line(13.5, ink="muted")
        self.rows, self.answer = Rows(), AnswerBox()
        self.note = Paragraph(13.5, ink="muted")
        self.nudge_key, self.show_key = WordButton(), WordButton()
        self.check_key = PrimaryButton()
        self._line = 0, 0, 0
        self.is_upright = self._is_cut = False
        """Whether words are below the board; whether those beside it have little height."""
        for part in self._all:
            part.setParent(self)
        self._numbers = EdgeNumbers(self.board, self)
        self._links = HintOverlay(self.board, model)
        self.board.check_asked.connect(self._check)
        self.digits.chosen.connect(
            lambda digit: self.board.typed.emit(self.board.cursor_cell, digit)
        )
        self.choices.chosen.connect(
            lambda number: self.board.typed.emit(self.board.cursor_cell, number)
        )
        self.nudge_key.clicked.connect(self.nudge_clicked)
        self.show_key.clicked.connect(self.show_clicked)
        self.check_key.clicked.connect(self.check_clicked)
        self.retranslate()

    @property
    def _all(self) -> tuple[QWidget, ...]:
        below = self.chips, self.digits, self.choices
        words = self.task, self.quiet, self.board, *below, self.title, self.timed, self.rows
        keys = self.nudge_key, self.show_key, self.check_key
        return *words, self.time, self.answer, self.note, *keys

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.arrange()

    def retranslate(self) -> None:
        """Name the switch."""
        self.timed.setText(self.tr("Time"))
        self.timed.setToolTip(self.tr("Show the time of four exercises, and the best one"))
        self.timed.setAccessibleName(self.tr("Show the time of four exercises, and the best one"))

    def show_time(self, text: str) -> None:
        """Show the time of these exercises; "" hides it."""
        was_hidden = self.time.isHidden()
        self.time.setText(text)
        self.time.setVisible(bool(text))
        if was_hidden == bool(text):
            self.arrange()

    def _check(self) -> None:
        """Treat Enter on the board as a click on the filled button."""
        if self.check_key.isEnabled() and not self.check_key.isHidden():
            self.check_clicked.emit()

    def show_exercise(self, exercise: ExerciseShown) -> None:
        """Show an exercise."""
        texts = (
            (self.task, exercise.task),
            (self.quiet, exercise.quiet),
            (self.title, exercise.title),
            (self.note, exercise.note),
            (self.nudge_key, exercise.nudge),
            (self.show_key, exercise.show),
            (self.check_key, exercise.check),
        )
        for part, text in texts:
            part.setText(text)
            part.setVisible(bool(text))
        self.rows.show_rows(exercise.rows, exercise.spoken_rows)
        self.chips.show_marks(exercise.marks, exercise.places, exercise.marked)
        self.digits.setVisible(exercise.digits)
        self.choices.show_choices(exercise.choices, exercise.chosen, exercise.task)
        self.timed.setVisible(bool(exercise.rows))
        before = self.answer.text.text()
        self.answer.say(exercise.kind, exercise.answer)
        self.check_key.setEnabled(exercise.can_check)
        self.arrange()
        if self.answer.text.text() != before:
            self.answered.emit()

    # Where everything lies

    def arrange(self) -> None:
        """Lay out all parts."""
        width = self.room_wide
        top = self.board_top(self._arrange_task(width))
        room, is_beside = self.board_room(top)
        self.is_upright, self._is_cut = not is_beside, False
        put_all = self._arrange_beside if is_beside else self._arrange_below
        self.setMinimumHeight(put_all(top, self.board.whole_side(room), width))
        self.update()
        self.arranged.emit()

    def _arrange_task(self, width: int) -> int:
        """Put the task on one line with its label, or above it."""
        one = self.task.sizeHint().width() if not self.task.wordWrap() else _long(self.task)
        beside = width - one - self.theme.px(STEP)
        if self.quiet.isHidden() or _long(self.quiet) > beside:
            end = put(self.task, QRect(0, 0, width, 0))
            if self.quiet.isHidden():
                return end
            return put(self.quiet, QRect(0, end + self.theme.px(2), width, 0))
        end = put(self.task, QRect(0, 0, one, 0))
        self.quiet.setGeometry(one + self.theme.px(STEP), 0, beside, end)
        return end

    def _arrange_beside(self, top: int, side: int, width: int) -> int:
        px = self.theme.px
        chips = self.chips.sizeHint().height()
        edge = px(EDGE)
        self.board.setGeometry(edge, top, side, side)
        self._numbers.follow()
        for row in (self.chips, self.digits):
            row.setGeometry(edge, top + side + px(CHIPS), side, chips)
        foot, left = top + side + px(CHIPS) + chips, edge + side + px(GAP)
        is_low = self._is_cut = foot > self._room.height()
        wide, keys = min(width - left, px(MOST_BESIDE)), self._keys_height()
        end = self._arrange_words(QRect(left, top, wide, 0))
        if not is_low and end + px(STEP) + keys > self._room.height():
            self._is_cut = True
            end = self._arrange_words(QRect(left, top, wide, 0))
        start = end + px(STEP) if is_low else max(foot - keys, end + px(STEP))
        self._arrange_keys(QRect(left, start, wide, 0))
        return max(foot, start + keys)

    def _arrange_below(self, top: int, side: int, width: int) -> int:
        px = self.theme.px
        left = (width - side) // 2
        self.board.setGeometry(left, top, side, side)
        self._numbers.follow()
        top += side + px(CHIPS)
        chips = self.chips.sizeHint().height()
        for row in (self.chips, self.digits, self.choices):
            row.setGeometry(left, top, side, chips)
        end = self._arrange_words(QRect(0, top + chips + px(STEP), width, 0)) + px(NEAR)
        self._arrange_keys(QRect(0, end, width, 0))
        return end + self._keys_height()

    def _arrange_words(self, place: QRect) -> int:
        """Put the title, the list, the answer and the note below each other.

        In an upright window the answer comes first, since all but what is near the board is below
        the edge there.
        """
        px, left, wide = self.theme.px, place.left(), place.width()
        answer, upright = (self.answer, self.note), self.is_upright
        first: Sequence[QWidget] = answer if upright else ()
        last: Sequence[QWidget] = (self.time, *(() if upright else (*answer, self.choices)))
        top = self._put_shown(first, place)
        if not self.title.isHidden():
            top = self._arrange_title(QRect(left, top, wide, 0)) + px(STEP)
        has_rows = bool(self.rows.rows) and not self._is_cut  # the keys are in sight then
        self.rows.setVisible(has_rows)
        self._line = 0, 0, 0
        if has_rows:
            top = put(self.rows, QRect(left, top, wide, 0)) + px(NEAR)
            self._line = left, top, wide
            top += px(NEAR)
        return self._put_shown(last, QRect(left, top, wide, 0))

    def _put_shown(self, parts: Sequence[QWidget], place: QRect) -> int:
        """Put the parts that are shown below each other; return their end."""
        top = place.top()
        for part in parts:
            if not part.isHidden():
                lower = QRect(place.left(), top, place.width(), 0)
                top = put(part, lower) + self.theme.px(NEAR - 4)
        return top

    def _arrange_title(self, place: QRect) -> int:
        """Put the title, and the switch at its end."""
        switch = self.timed.sizeHint()
        wide, right = place.width() - switch.width() - self.theme.px(STEP), place.right() + 1
        end = put(self.title, QRect(place.left(), place.top(), wide, 0))
        top = place.top() + (end - place.top() - switch.height()) // 2
        self.timed.setGeometry(right - switch.width(), top, switch.width(), switch.height())
        return end

    def _keys_height(self) -> int:
        high = self.check_key.sizeHint().height()
        rows = sum(bool(row) for row in self._key_rows)
        return rows * high + max(rows - 1, 0) * self.theme.px(STEP)

    @property
    def _key_rows(self) -> tuple[list[WordButton], list[WordButton]]:
        helps = [key for key in (self.nudge_key, self.show_key) if not key.isHidden()]
        is_here = not self.check_key.isHidden() and self.check_key.parent() is self
        return helps, [self.check_key] if is_here else []

    def _arrange_keys(self, place: QRect) -> None:
        gap, top = self.theme.px(STEP), place.top()
        for row in self._key_rows:
            if not row:
                continue
            wide = (place.width() - gap * (len(row) - 1)) // len(row)
            for number, key in enumerate(row):
                high = key.sizeHint().height()
                key.setGeometry(place.left() + number * (wide + gap), top, wide, high)
            top += row[0].sizeHint().height() + gap

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        left, top, wide = self._line
        if wide:
            painter = QPainter(self)
            painter.fillRect(left, top, wide, 1, self.theme.edge)
            painter.end()


def _long(text: Paragraph) -> int:
    """The width of a text on one line."""
    return text.fontMetrics().horizontalAdvance(text.text()) + 4


class ExerciseView(SheetView):
    """Scrolls an exercise that is larger than the window."""

    def __init__(self, model: SudokuModel) -> None:
        self.sheet = ExerciseSheet(model)
        super().__init__(self.sheet)
        self.setFocusProxy(self.sheet.board)
        self.sheet.arranged.connect(self._keep_foot)
        self.sheet.answered.connect(self._follow_answer)

    @override
    def take_room(self, room: QSize) -> None:
        self.sheet.set_room(QSize(room.width(), self.height()))
        self._keep_foot()

    def _keep_foot(self) -> None:
        """Keep the filled button in sight if words are below the board."""
        self.keep_at_foot(self.sheet.check_key, self.sheet, on=self.sheet.is_upright)

    def _follow_answer(self) -> None:
        """Scroll to a new answer in an upright window, and back to the top when it is gone."""
        sheet = self.sheet
        if sheet.is_upright:
            sheet.resize(sheet.width(), max(sheet.minimumHeight(), self.viewport().height()))
            if sheet.answer.isHidden():
                self.verticalScrollBar().setValue(0)
            else:
                self.ensureWidgetVisible(sheet.answer, 0, self.theme.px(STEP))
