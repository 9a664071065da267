# SPDX-License-Identifier: MIT
"""The dialog of the daily puzzles: a calendar, a day's puzzles and its variant, the state of one.

It knows no puzzles: its user answers `asked` with `preview`, and `month_shown` with `set_marks`.
"""

from datetime import date

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.levels import LEVELS, level_word
from sudoku_qt.models.sudoku.made_variants import variant_and_level, variant_of_day, variant_rule
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import SPRING, column, filling, holder, row
from sudoku_qt.views.sudoku.dialogs.day_calendar import Marks, MonthCard
from sudoku_qt.views.sudoku.dialogs.level_tiles import LevelTile
from sudoku_qt.views.sudoku.dialogs.puzzle_preview import PuzzlePreview, PuzzlePreviewCard
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.dialog.tiles import Tiles
from sudoku_qt.views.window.main_window import MainWindow

SIDE, WIDTH, NARROW = 416, 840, 496
VARIANT = "0"
"""The key of the tile of the day's variant."""


class DailyDialog(Dialog):
    """Lets the player choose a day and a level, and shows the state of that puzzle."""

    asked = Signal(QDate, int)
    """The chosen day and level, 0 for its variant."""
    month_shown = Signal(QDate)
    """The first day of the month that is shown now."""
    copy_clicked = Signal()
    """The chosen puzzle is to be copied for sharing."""

    def __init__(self, day: QDate, today: QDate, level: int, window: MainWindow) -> None:
        super().__init__(self.tr("Daily puzzle"), window)
        self.month = MonthCard(day, today)
        self._day = Line(20, Weight.DemiBold)
        self.levels = Tiles(rows=2, a_row=len(LEVELS))
        for number in range(1, len(LEVELS) + 1):
            tile = LevelTile()
            tile.set_words(level_word(number), "", "")
            self.levels.add(str(number), tile)
        self._variant = LevelTile()
        self.levels.add(VARIANT, self._variant)
        self.levels.setAccessibleName(self.tr("How hard should it be?"))
        self.card = PuzzlePreviewCard()
        self.card.another.hide()
        self._state = Line(14, Weight.Medium)
        self.copy = WordButton(self.tr("&Copy result"))
        self.levels.choose(str(level))
        self._lay_out()
        self.month.day_chosen.connect(self._ask)
        self.month.month_shown.connect(self.month_shown)
        self.levels.chosen.connect(self._ask)
        self.copy.clicked.connect(self.copy_clicked)
        self._say()

    @property
    def chosen(self) -> tuple[QDate, int]:
        """The chosen day and level, 0 for its variant."""
        return self.month.calendar.selectedDate(), int(self.levels.key)

    @property
    def state(self) -> str:
        """The text about the chosen puzzle."""
        return self._state.text()

    def begin(self) -> None:
        """Ask for what is shown first."""
        self.month_shown.emit(self.month.first)
        self._ask()
        self.levels.tiles[self.levels.key].setFocus()

    def set_marks(self, marks: Marks) -> None:
        """Show which puzzles of the month are solved."""
        self.month.calendar.set_marks(marks)

    def preview(self, preview: PuzzlePreview) -> None:
        """Show the preview of a puzzle."""
        self.card.show_preview(preview)
        self.play.setEnabled(True)

    def refuse(self, reason: str) -> None:
        """Show why there is no puzzle."""
        self.card.show_refusal(reason)

    def show_state(self, text: str, play: str, *, ink: str = "muted", is_solved: bool) -> None:
        """Show the state of the puzzle, the button's label, and whether there is a result."""
        self._state.set_ink(ink)
        self._state.setText(text)
        self.play.setText(play)
        self.copy.setVisible(is_solved)

    def _ask(self) -> None:
        self._say()
        self.play.setEnabled(False)
        self.asked.emit(*self.chosen)

    def _say(self) -> None:
        day = self.month.calendar.selectedDate()
        locale = self.month.calendar.locale()
        key, level = variant_of_day(date(day.year(), day.month(), day.day()))
        kind = variant_and_level(key, level)
        self._variant.set_words(self.tr("Variant"), kind, variant_rule(key))
        self._day.setText(locale.toString(day, self.tr("dddd, d MMMM yyyy")))

    def _lay_out(self) -> None:
        px = self.theme.px
        wide = self.room.width() >= px(WIDTH)
        puzzle = self._puzzle()
        puzzle.setMinimumWidth(px(SIDE) if wide else 0)
        sides = row(self.month, filling(puzzle), gap="frame", inset="frame", folded=not wide)
        self.set_body(sides, scrolled=WIDTH if wide else NARROW)
        self.copy.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.play = self.add_foot(Kind.Ok, left=self.copy)

    def _puzzle(self) -> QWidget:
        """The day's puzzle, at the right."""
        return holder(column(self._day, self.levels, self.card, self._state, SPRING, gap="wide"))
