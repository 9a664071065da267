# SPDX-License-Identifier: MIT
"""The dialog for the credits of a puzzle: title, author, rules and notes."""

from PySide6.QtWidgets import QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import filled_by_hand
from sudoku_qt.views.sizes import STEP

LONGEST = 200
LONGEST_RULES = 1_000
WIDE, ROWS = 380, 5

NoteTexts = tuple[str, str, str]
"""Title, author, rules."""


class NotesDialog(Dialog):
    """Three fields; Tab leads out of each of them."""

    def __init__(self, now: NoteTexts, parent: QWidget) -> None:
        super().__init__(self.tr("Notes to the solver"), parent)
        self.title, self.author = QLineEdit(now[0]), QLineEdit(now[1])
        self.rules = QPlainTextEdit(now[2])
        for field in (self.title, self.author):
            field.setMaxLength(LONGEST)
        self.rules.setTabChangesFocus(True)
        self.rules.setFixedHeight(ROWS * self.rules.fontMetrics().lineSpacing() + 2 * STEP)
        self.title.setMinimumWidth(min(self.theme.px(WIDE), self.room.width() - 64) // 2)
        self._lay_out()

    def _lay_out(self) -> None:
        form = QFormLayout()
        self.set_body(filled_by_hand(form, gap="easy", inset="frame"))
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.addRow(self.tr("&Title:"), self.title)
        form.addRow(self.tr("&Author:"), self.author)
        form.addRow(self.tr("&Rules and notes:"), self.rules)
        self.add_foot(Kind.Ok)

    @property
    def texts(self) -> NoteTexts:
        """The texts in the fields."""
        rules = self.rules.toPlainText().strip()[:LONGEST_RULES]
        return self.title.text().strip(), self.author.text().strip(), rules

    @classmethod
    def ask(cls, now: NoteTexts, parent: QWidget) -> NoteTexts | None:
        """Ask, and wait for the answer; None if the player cancels."""
        dialog = cls(now, parent)
        return dialog.answer(lambda: dialog.texts)
