# SPDX-License-Identifier: MIT
"""The options that most players never touch: a range of givens, a seed, techniques, cells."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.models.sudoku.options import STANDARD, NewSudoku
from sudoku_qt.models.sudoku.pattern_model import EVERY_CELL, SudokuMaskModel
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.dialogs.pattern_board import SudokuMaskBoard
from sudoku_qt.views.sudoku.dialogs.technique_lists import MUST, MUST_NOT, Family, TechniqueOptions
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards import Paragraph

FEWEST, MOST = 17, 80
USUAL_CLUES = (24, 32)
LONGEST_SEED = 40

Families = Callable[[], Sequence[Family]]


class GivenOptions(QWidget):
    """How many givens there are, whether one could do without one of them, and the seed."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counted = QCheckBox(self.tr("&Givens from"))
        self.fewest, self.most = (_number(theme) for _ in range(2))
        self.fewest.setAccessibleName(self.tr("Fewest givens"))
        self.most.setAccessibleName(self.tr("Most givens"))
        self.minimal = QCheckBox(self.tr("&Minimal: no given can be left out"))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(self.tr("Random"))
        self.seed.setMaxLength(LONGEST_SEED)
        self.seed.setMinimumHeight(theme.px(30))
        self.seed.setToolTip(self.tr("The same seed and choices give the same puzzle again."))
        self._lay_out(theme)
        self.set_clues(None)
        self._connect()

    def _lay_out(self, theme: Theme) -> None:
        range_row = QHBoxLayout()
        range_row.setSpacing(STEP)
        to = QLabel(self.tr("to", "givens from 24 to 28"))
        for part in (self.counted, self.fewest, to, self.most):
            range_row.addWidget(part)
        range_row.addStretch(1)
        label = QLabel(self.tr("&Seed"))
        label.setBuddy(self.seed)
        seed_row = QHBoxLayout()
        seed_row.setSpacing(2 * STEP)
        seed_row.addWidget(label)
        seed_row.addWidget(self.seed, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        column.setSpacing(theme.px(12))
        column.addLayout(range_row)
        column.addWidget(self.minimal)
        column.addLayout(seed_row)
        column.addStretch(1)

    def _connect(self) -> None:
        self.counted.toggled.connect(self._offer_range)
        self.counted.toggled.connect(self.changed)
        self.fewest.valueChanged.connect(
            lambda fewest: self.most.setValue(max(fewest, self.most.value()))
        )
        self.most.valueChanged.connect(
            lambda most: self.fewest.setValue(min(most, self.fewest.value()))
        )
        for box in (self.fewest, self.most):
            box.valueChanged.connect(self.changed)
        self.minimal.toggled.connect(self.changed)
        self.seed.textEdited.connect(self.changed)

    def clues(self) -> tuple[int, int] | None:
        """The range of givens, None where the level decides."""
        return (self.fewest.value(), self.most.value()) if self.counted.isChecked() else None

    def set_clues(self, clues: tuple[int, int] | None) -> None:
        """Show a range of givens."""
        self.counted.setChecked(clues is not None)
        fewest, most = clues or USUAL_CLUES
        self.most.setValue(most)
        self.fewest.setValue(fewest)
        self._offer_range()

    def offer(self, *, on: bool) -> None:
        """Offer what only the standard mode looks at, or not; the seed is for all."""
        for part in (self.counted, self.minimal):
            part.setEnabled(on)
        self._offer_range()

    def _offer_range(self) -> None:
        for box in (self.fewest, self.most):
            box.setEnabled(self.counted.isEnabled() and self.counted.isChecked())


class CellOptions(QWidget):
    """The board on which cells are drawn, and what helps to draw them."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SudokuMaskModel(self)
        self.board = SudokuMaskBoard(theme, self.model)
        self.board.setAccessibleName(self.tr("Cells that may hold givens"))
        self.mirrored = QCheckBox(self.tr("Mi&rror as the symmetry says"))
        self.mirrored.setChecked(True)
        self.all = QPushButton(self.tr("&All"))
        self.none = QPushButton(self.tr("C&lear"))
        for button, cells in ((self.all, EVERY_CELL), (self.none, frozenset[int]())):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, cells=cells: self.model.set_cells(cells))
        self._words = Paragraph(theme, 13, ink="muted")
        self._symmetry = "none"
        self._lay_out(theme)
        self.mirrored.toggled.connect(self._mirror)
        self.model.changed.connect(self._describe)
        self.model.changed.connect(self.changed)
        self._describe()

    def _lay_out(self, theme: Theme) -> None:
        side = QVBoxLayout()
        side.setSpacing(theme.px(10))
        buttons = QHBoxLayout()
        buttons.addWidget(self.all)
        buttons.addWidget(self.none)
        buttons.addStretch(1)
        side.addWidget(self._words)
        side.addWidget(self.mirrored)
        side.addLayout(buttons)
        side.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        row.setSpacing(2 * STEP)
        self.board.setFixedSize(self.board.sizeHint())
        row.addWidget(self.board)
        row.addLayout(side, 1)

    def set_symmetry(self, symmetry: str) -> None:
        """Mirror by another symmetry from now on."""
        self._symmetry = symmetry
        self._mirror()

    def _mirror(self) -> None:
        self.model.mirror(self._symmetry if self.mirrored.isChecked() else "none")

    def _describe(self) -> None:
        if self.model.mask is None:
            words = self.tr("Draw where givens may stand, with the mouse or with Space.")
        else:
            words = self.tr(
                "Givens only in the {count} cells drawn. The symmetry mirrors the drawing alone."
            )
        self._words.setText(words.format(count=self.model.count))


class AdvancedOptions(QTabWidget):
    """All of them, in three tabs; a tab on which something is chosen says so."""

    changed = Signal()

    def __init__(self, theme: Theme, families: Families, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mode = STANDARD
        self.givens = GivenOptions(theme)
        self.techniques = TechniqueOptions(theme, families())
        self.any_level = QCheckBox(self.tr("At any &level that has what must come up"))
        self.cells = CellOptions(theme)
        room = QWidget()
        around = QVBoxLayout(room)
        around.setContentsMargins(STEP, STEP, STEP, STEP)
        around.addWidget(self.techniques)
        around.addWidget(self.any_level)
        for part in (self.givens, room, self.cells):
            self.addTab(part, "")
        for options in (self.givens, self.techniques, self.cells):
            options.changed.connect(self._name)
            options.changed.connect(self.changed)
        self.any_level.toggled.connect(self.changed)
        self.forget = QToolButton()
        self.forget.setText(self.tr("Rese&t options"))
        self.forget.setAutoRaise(True)
        self.forget.clicked.connect(lambda: self.show_wanted(NewSudoku()))
        self.setCornerWidget(self.forget)
        self._name()

    def wanted(self, plain: NewSudoku) -> NewSudoku:
        """Add to what is wanted what is chosen here, as far as its mode looks at it."""
        seed = self.givens.seed.text().strip()
        if plain.mode != STANDARD:
            return replace(plain, seed=seed)
        must = self.techniques.checked(MUST)
        return replace(
            plain,
            level=0 if must and self.any_level.isChecked() else plain.level,
            clues=self.givens.clues(),
            must=must,
            must_not=self.techniques.checked(MUST_NOT),
            mask=self.cells.model.mask,
            minimal=self.givens.minimal.isChecked(),
            seed=seed,
        )

    def show_wanted(self, wanted: NewSudoku) -> None:
        """Show what was wanted last."""
        self.givens.set_clues(wanted.clues)
        self.givens.minimal.setChecked(wanted.minimal)
        self.givens.seed.setText(wanted.seed)
        self.techniques.set_checked(wanted.must, wanted.must_not)
        self.any_level.setChecked(wanted.level == 0)
        self.cells.model.set_cells(wanted.mask or ())

    def offer(self, mode: str, symmetry: str) -> None:
        """Offer what a mode looks at, and mirror by a symmetry."""
        self._mode = mode
        self.givens.offer(on=mode == STANDARD)
        for tab in (1, 2):
            self.setTabEnabled(tab, mode == STANDARD)
        self.cells.set_symmetry(symmetry)
        self._name()

    def _name(self) -> None:
        wanted = self.wanted(NewSudoku(self._mode))
        asked = (
            wanted.seed or wanted.clues or wanted.minimal,
            wanted.must or wanted.must_not,
            wanted.mask,
        )
        names = (self.tr("Givens"), self.tr("Techniques"), self.tr("Cells"))
        for tab, (name, on) in enumerate(zip(names, asked, strict=True)):
            self.setTabText(tab, f"{name} •" if on else name)
        self.any_level.setEnabled(bool(wanted.must))
        self.forget.setEnabled(any(asked))


def _number(theme: Theme) -> QSpinBox:
    box = QSpinBox()
    box.setRange(FEWEST, MOST)
    box.setMinimumHeight(theme.px(30))
    box.setMinimumWidth(theme.px(72))
    return box
