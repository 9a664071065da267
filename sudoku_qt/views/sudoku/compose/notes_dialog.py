# SPDX-License-Identifier: MIT
"""Asks what the solver is to be told: a title, an author, rules and notes."""

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.dialog.buttons import DialogButtons, DialogFoot

LONGEST = 200
LONGEST_RULES = 1_000
WIDE, ROWS = 380, 5

Told = tuple[str, str, str]
"""Title, author, rules."""


class NotesDialog(Themed, QDialog):
    """Three fields; Tab leads out of each of them."""

    def __init__(self, now: Told, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Notes to the solver"))
        self.title, self.author = QLineEdit(now[0]), QLineEdit(now[1])
        self.rules = QPlainTextEdit(now[2])
        for field in (self.title, self.author):
            field.setMaxLength(LONGEST)
        self.rules.setTabChangesFocus(True)
        self.rules.setFixedHeight(ROWS * self.rules.fontMetrics().lineSpacing() + 2 * STEP)
        screen = self.screen().availableSize().width() - 64
        self.title.setMinimumWidth(min(self.theme.px(WIDE), screen) // 2)
        kinds = QDialogButtonBox.StandardButton
        self.buttons = DialogButtons(kinds.Ok | kinds.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()

    def _lay_out(self) -> None:
        whole, form = QVBoxLayout(self), QFormLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(form)
        form.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        form.setSpacing(STEP + 4)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.addRow(self.tr("&Title:"), self.title)
        form.addRow(self.tr("&Author:"), self.author)
        form.addRow(self.tr("&Rules and notes:"), self.rules)
        whole.addWidget(DialogFoot(self.buttons))

    @property
    def told(self) -> Told:
        """What stands in the fields."""
        rules = self.rules.toPlainText().strip()[:LONGEST_RULES]
        return self.title.text().strip(), self.author.text().strip(), rules

    @classmethod
    def ask(cls, now: Told, parent: QWidget) -> Told | None:
        """Ask, and wait for the answer; None where none is given."""
        dialog = cls(now, parent)
        answer = dialog.told if dialog.exec() else None
        dialog.deleteLater()
        return answer
