# SPDX-License-Identifier: MIT
"""The dialog that asks which technique is to be practised."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.dialogs.technique_lists import Family, TechniqueList
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.dialog.buttons import DialogButtons, DialogFoot
from sudoku_qt.views.window.main_window import MainWindow

WIDTH, LIST_HEIGHT, WORDS_HEIGHT = 460, 320, 72


class PractiseSudokuDialog(Themed, QDialog):
    """Lets one search for a technique, says what it is, and gives its name."""

    def __init__(
        self,
        before: str,
        families: Sequence[Family],
        explain: Callable[[str], str],
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        theme = self.theme
        self.setWindowTitle(self.tr("Practise a technique"))
        self._explain = explain
        self._title = Line(20, Weight.DemiBold)
        self._title.setText(self.tr("Which technique?"))
        self.techniques = TechniqueList(families)
        room = self.screen().availableSize()  # which large text may not leave
        self.techniques.setMinimumHeight(min(theme.px(LIST_HEIGHT), room.height() // 3))
        self._words = Paragraph(13, ink="muted")
        self._words.setMinimumHeight(min(theme.px(WORDS_HEIGHT), room.height() // 8))
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setMinimumWidth(min(theme.px(WIDTH), room.width()))
        self._lay_out()
        self.techniques.current_changed.connect(self._describe)
        self.techniques.chosen.connect(self.accept)
        self.techniques.go_to(before)
        self.techniques.search.setFocus()
        self._describe()

    @classmethod
    def ask(
        cls,
        before: str,
        families: Sequence[Family],
        explain: Callable[[str], str],
        window: MainWindow,
    ) -> str:
        """Ask, beginning with the technique of last time; "" if the player leaves."""
        dialog = cls(before, families, explain, window)
        return dialog.techniques.current() if dialog.exec() else ""

    def _lay_out(self) -> None:
        kinds = QDialogButtonBox.StandardButton
        self.buttons = DialogButtons(kinds.Ok | kinds.Cancel)
        self.buttons.button(kinds.Ok).setText(self.tr("&Practise"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout()
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(column, 1)
        for part in (self._title, self.techniques, self._words):
            column.addWidget(part)
        column.setStretchFactor(self.techniques, 1)
        whole.addWidget(DialogFoot(self.buttons))

    def _describe(self) -> None:
        """What the technique of the cursor is; a family cannot be practised."""
        technique = self.techniques.current()
        self._words.setText(self._explain(technique) if technique else "")
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(technique))
