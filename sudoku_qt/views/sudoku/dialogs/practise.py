# SPDX-License-Identifier: MIT
"""The dialog for choosing a technique to practise."""

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt

from sudoku_qt.models.sudoku.levels import GRADES, grade_word
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import column, filling
from sudoku_qt.views.sudoku.dialogs.technique_lists import Family, TechniqueList
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.main_window import MainWindow

WIDTH, LIST_HEIGHT, WORDS_HEIGHT = 460, 320, 72


class PractiseWish(NamedTuple):
    """A technique, and the grade of its puzzle, "" for any."""

    technique: str
    grade: str = ""


class PractiseSudokuDialog(Dialog):
    """Lets the player search for a technique, explains it, and returns its name."""

    def __init__(
        self,
        before: PractiseWish,
        families: Sequence[Family],
        explain: Callable[[str], str],
        graded: Container[str],
        window: MainWindow,
    ) -> None:
        super().__init__(self.tr("Practise a technique"), window)
        theme, room = self.theme, self.room  # which large text must not exceed
        self._explain, self._graded = explain, graded
        self._grades = self._made_grades(before.grade)
        self._title = Line(20, Weight.DemiBold)
        self._title.setText(self.tr("Which technique?"))
        self.techniques = TechniqueList(families)
        self.techniques.setMinimumHeight(min(theme.px(LIST_HEIGHT), room.height() // 3))
        self._words = Paragraph(13, ink="muted")
        self._words.setMinimumHeight(min(theme.px(WORDS_HEIGHT), room.height() // 8))
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setMinimumWidth(self.at_most(WIDTH))
        self._lay_out()
        self.techniques.current_changed.connect(self._describe)
        self.techniques.search.textChanged.connect(self._describe)
        self.techniques.chosen.connect(self.accept)
        self.techniques.go_to(before.technique)
        self.techniques.search.setFocus()
        self._describe()

    @classmethod
    def ask(
        cls,
        before: PractiseWish,
        families: Sequence[Family],
        explain: Callable[[str], str],
        graded: Container[str],
        window: MainWindow,
    ) -> PractiseWish | None:
        """Ask, beginning with the last choice; None if the player cancels.

        Only techniques in `graded` have puzzles of several grades.
        """
        dialog = cls(before, families, explain, graded, window)
        return dialog.answer(dialog.wish)

    def wish(self) -> PractiseWish:
        """The present choice."""
        technique = self.techniques.current()
        return PractiseWish(technique, self._grades.key if technique in self._graded else "")

    def _made_grades(self, grade: str) -> Segment:
        """The choice of the puzzle's grade."""
        grades = Segment(low=True)
        grades.add("", self.tr("Any grade"))
        for each in GRADES:
            grades.add(each.key, grade_word(each.key))
        grades.choose(grade)
        grades.setAccessibleName(self.tr("Grade of the puzzle"))
        return grades

    def _lay_out(self) -> None:
        parts = self._title, filling(self.techniques), self._grades, self._words
        self.set_body(column(*parts, gap="usual", inset=("frame", "frame", "frame", "wide")))
        self._practise = self.add_foot(Kind.Ok, self.tr("&Practise"))

    def _describe(self) -> None:
        """Describe the technique at the cursor; a family cannot be practised."""
        technique = self.techniques.current()
        nothing = "" if self.techniques.has_found() else self.tr("No technique is called that.")
        self._words.setText(self._explain(technique) if technique else nothing)
        self._practise.setEnabled(bool(technique))
        self._grades.setVisible(technique in self._graded)
