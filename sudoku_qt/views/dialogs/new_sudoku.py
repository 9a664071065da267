# SPDX-License-Identifier: MIT
"""The dialog that asks what kind of Sudoku is to be made."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
)

from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.buttons import WordButton
from sudoku_qt.views.cards import Line, Paragraph
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.main_window import MainWindow
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme

LEVELS = (  # name, what it means
    (
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Extremely easy"),
        QT_TRANSLATE_NOOP("NewSudokuDialog", "50 givens or more. To learn the rules."),
    ),
    (
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Easy"),
        QT_TRANSLATE_NOOP("NewSudokuDialog", "36 to 49 givens. A relaxed game."),
    ),
    (
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Medium"),
        QT_TRANSLATE_NOOP("NewSudokuDialog", "32 to 35 givens. It takes a closer look."),
    ),
    (
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Difficult"),
        QT_TRANSLATE_NOOP("NewSudokuDialog", "28 to 31 givens. Notes will help."),
    ),
    (
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Evil"),
        QT_TRANSLATE_NOOP("NewSudokuDialog", "22 to 27 givens. As empty as it gets."),
    ),
)
MODES = (  # value, name, what it means
    (
        "standard",
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Standard"),
        QT_TRANSLATE_NOOP("NewSudokuDialog", "One solution, and givens in a pattern."),
    ),
    (
        "classic",
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Classic digging"),
        QT_TRANSLATE_NOOP(
            "NewSudokuDialog", "Holes are dug in an order that belongs to the level; no pattern."
        ),
    ),
    (
        "simple",
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Simple digging"),
        QT_TRANSLATE_NOOP(
            "NewSudokuDialog", "Each cell is emptied by chance, more of them at a higher level."
        ),
    ),
)
SYMMETRIES = (  # value, name
    ("none", QT_TRANSLATE_NOOP("NewSudokuDialog", "None")),
    ("central", QT_TRANSLATE_NOOP("NewSudokuDialog", "Central")),
    ("diagonal", QT_TRANSLATE_NOOP("NewSudokuDialog", "Diagonal")),
    ("antidiagonal", QT_TRANSLATE_NOOP("NewSudokuDialog", "Anti-diagonal")),
    ("horizontal", QT_TRANSLATE_NOOP("NewSudokuDialog", "Horizontal axis")),
    ("vertical", QT_TRANSLATE_NOOP("NewSudokuDialog", "Vertical axis")),
    ("quarter", QT_TRANSLATE_NOOP("NewSudokuDialog", "Quarter turn")),
    ("all", QT_TRANSLATE_NOOP("NewSudokuDialog", "All of them")),
)
FEWEST, MOST = 17, 80
"""Bounds of a number of givens; one below the first stands for "as the level has it"."""


@dataclass(frozen=True)
class NewSudoku:
    """What kind of puzzle is wanted.

    `clues` is None where the level decides, `seed` is empty where chance does.
    """

    mode: str = "standard"
    level: int = 2
    symmetry: str = "central"
    clues: int | None = None
    seed: str = ""


class NewSudokuDialog(QDialog):
    """Shows the last wish and returns the next; it remembers nothing itself."""

    def __init__(self, before: NewSudoku, window: MainWindow) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("New puzzle"))
        self._levels = QButtonGroup(self)
        self._level_words = Paragraph(window.theme, 13, ink="muted")
        self._mode_words = Paragraph(window.theme, 13, ink="muted")
        self._mode, self._symmetry = QComboBox(), QComboBox()
        self._clues, self._seed = QSpinBox(), QLineEdit()
        self.setFont(face(13 * window.theme.zoom))
        self._fill(window.theme)
        self._lay_out(window.theme)
        self._show(before)
        self._levels.idToggled.connect(self._explain)
        self._mode.currentIndexChanged.connect(self._explain)
        self._explain()

    @classmethod
    def ask(cls, before: NewSudoku, window: MainWindow) -> NewSudoku | None:
        """Ask, beginning with an earlier wish; None if the player thinks better of it."""
        dialog = cls(before, window)
        return dialog.wish() if dialog.exec() else None

    def wish(self) -> NewSudoku:
        """Give what is chosen now."""
        clues = self._clues.value()
        return NewSudoku(
            mode=self._mode.currentData(),
            level=self._levels.checkedId(),
            symmetry=self._symmetry.currentData(),
            clues=clues if clues >= FEWEST else None,
            seed=self._seed.text().strip(),
        )

    def _fill(self, theme: Theme) -> None:
        for level, (name, _) in enumerate(LEVELS, start=1):
            button = WordButton(theme, self.tr(name))
            button.setCheckable(True)
            self._levels.addButton(button, level)
        for value, name, _ in MODES:
            self._mode.addItem(self.tr(name), value)
        for value, name in SYMMETRIES:
            self._symmetry.addItem(self.tr(name), value)
        self._clues.setRange(FEWEST - 1, MOST)
        self._clues.setSpecialValueText(self.tr("As the level has it"))
        self._seed.setPlaceholderText(self.tr("Random"))
        self._seed.setMaxLength(40)
        for field in (self._mode, self._symmetry, self._clues, self._seed):
            field.setMinimumHeight(theme.px(30))
        self._seed.setToolTip(self.tr("The same seed and choices give the same puzzle again."))

    def _lay_out(self, theme: Theme) -> None:
        title = Line(theme, 20, Weight.DemiBold)
        title.setText(self.tr("How hard should it be?"))
        levels = QHBoxLayout()
        levels.setSpacing(STEP)
        for button in self._levels.buttons():
            levels.addWidget(button, 1)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setHorizontalSpacing(2 * STEP)
        form.setVerticalSpacing(STEP)
        form.addRow(self.tr("&Made by"), self._mode)
        form.addRow("", self._mode_words)
        form.addRow(self.tr("S&ymmetry"), self._symmetry)
        form.addRow(self.tr("&Givens"), self._clues)
        form.addRow(self.tr("&Seed"), self._seed)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        column.addWidget(title)
        column.addLayout(levels)
        column.addWidget(self._level_words)
        column.addSpacing(STEP)
        column.addLayout(form)
        column.addSpacing(STEP)
        column.addWidget(self._buttons())

    def _buttons(self) -> QDialogButtonBox:
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel)
        buttons.button(kinds.Ok).setText(self.tr("Make it"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _show(self, wish: NewSudoku) -> None:
        level = wish.level if 1 <= wish.level <= len(LEVELS) else NewSudoku.level
        self._levels.button(level).setChecked(True)
        self._levels.button(level).setFocus()
        self._mode.setCurrentIndex(max(0, self._mode.findData(wish.mode)))
        self._symmetry.setCurrentIndex(max(0, self._symmetry.findData(wish.symmetry)))
        self._clues.setValue(wish.clues or FEWEST - 1)
        self._seed.setText(wish.seed)

    def _explain(self) -> None:
        """Say what the choices mean, and offer only what the mode looks at."""
        self._level_words.setText(self.tr(LEVELS[self._levels.checkedId() - 1][1]))
        value, _, words = MODES[self._mode.currentIndex()]
        self._mode_words.setText(self.tr(words))
        standard = value == "standard"
        self._symmetry.setEnabled(standard)
        self._clues.setEnabled(standard)
