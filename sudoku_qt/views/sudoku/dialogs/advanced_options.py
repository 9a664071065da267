# SPDX-License-Identifier: MIT
"""The options that most players never touch: a range of givens, a seed, techniques, cells."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.models.sudoku.options import STANDARD, NewSudoku
from sudoku_qt.models.sudoku.pattern_model import EVERY_CELL, SudokuMaskModel
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.dialogs.pattern_board import SudokuMaskBoard
from sudoku_qt.views.sudoku.dialogs.technique_lists import Family, TechniqueOptions
from sudoku_qt.views.sudoku.dialogs.wish_delegate import MUST, MUST_NOT
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards import Badge, Card, Paragraph, headline
from sudoku_qt.views.widgets.segment import Segment

FEWEST, MOST = 17, 80
USUAL_CLUES = (24, 32)
LONGEST_SEED = 40
NUMBER_WIDTH = 114
PAGES = ("givens", "techniques", "cells")

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
        column.setContentsMargins(0, 0, 0, 0)
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
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP)
        buttons.addWidget(self.all)
        buttons.addWidget(self.none)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(12))
        self.board.setFixedSize(self.board.sizeHint())
        column.addWidget(self._words)
        column.addWidget(self.board)
        column.addWidget(self.mirrored)
        column.addLayout(buttons)
        column.addStretch(1)

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


class AdvancedOptions(QWidget):
    """All of them on three pages of a card, and how many are set."""

    changed = Signal()

    def __init__(self, theme: Theme, families: Families, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mode = STANDARD
        self.givens = GivenOptions(theme)
        self.techniques = TechniqueOptions(theme, families())
        self.any_level = QCheckBox(self.tr("At any &level that has what must come up"))
        self.cells = CellOptions(theme)
        self.pages, self._stack = Segment(theme, low=True), QStackedWidget()
        self.badge = Badge(theme)
        self.forget = QToolButton()
        self.forget.setText(self.tr("Rese&t options"))
        self.forget.setAutoRaise(True)
        self.forget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out(theme)
        self._connect()
        self._name()

    def _lay_out(self, theme: Theme) -> None:
        room = QWidget()
        around = QVBoxLayout(room)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.techniques, 1)
        around.addWidget(self.any_level)
        words = self.tr("Givens"), self.tr("Techniques"), self.tr("Cells")
        for key, word, page in zip(PAGES, words, (self.givens, room, self.cells), strict=True):
            self.pages.add(key, word)
            self._stack.addWidget(page)
        card = Card(theme)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        inside.setSpacing(2 * STEP)
        inside.addWidget(self.pages)
        inside.addWidget(self._stack, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addLayout(self._head(theme))
        column.addWidget(card, 1)

    def _head(self, theme: Theme) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(STEP)
        head.addWidget(headline(self.tr("More options"), theme))
        head.addWidget(self.badge)
        head.addStretch(1)
        head.addWidget(self.forget)
        return head

    def _connect(self) -> None:
        for options in (self.givens, self.techniques, self.cells):
            options.changed.connect(self._name)
            options.changed.connect(self.changed)
        self.any_level.toggled.connect(self.changed)
        self.forget.clicked.connect(lambda: self.show_wanted(NewSudoku()))
        self.pages.chosen.connect(self.show_page)

    def stops(self) -> list[QWidget]:
        """Where Tab leads, in the order that is seen."""
        givens, cells, techniques = self.givens, self.cells, self.techniques
        return [
            *self.pages.stops(),
            *(givens.counted, givens.fewest, givens.most, givens.minimal, givens.seed),
            *(techniques.search, techniques.tree, self.any_level),
            *(cells.board, cells.mirrored, cells.all, cells.none),
            self.forget,
        ]

    def show_page(self, key: str) -> None:
        """Show one of the three pages."""
        self.pages.choose(key)
        self._stack.setCurrentIndex(PAGES.index(key))

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
        for key in PAGES[1:]:
            self.pages.offer(key, on=mode == STANDARD)
        if mode != STANDARD:
            self.show_page(PAGES[0])
        self.cells.set_symmetry(symmetry)
        self._name()

    def count(self) -> int:
        """How many options are set."""
        wanted = self.wanted(NewSudoku(self._mode))
        single = wanted.seed, wanted.clues, wanted.minimal, wanted.mask
        return sum(map(bool, single)) + len(wanted.must) + len(wanted.must_not)

    def _name(self) -> None:
        count = self.count()
        self.badge.setText(self.tr("{count} set").format(count=count))
        self.badge.setVisible(count > 0)
        self.any_level.setEnabled(bool(self.wanted(NewSudoku(self._mode)).must))
        self.forget.setEnabled(count > 0)


def _number(theme: Theme) -> QSpinBox:
    box = QSpinBox()
    box.setRange(FEWEST, MOST)
    box.setMaximumWidth(theme.px(NUMBER_WIDTH))
    return box
