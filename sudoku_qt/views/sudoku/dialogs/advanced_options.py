# SPDX-License-Identifier: MIT
"""The options that most players never touch: a range of givens, a seed, techniques, cells."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from sudoku_qt.models.sudoku.board.pattern_model import EVERY_CELL, SudokuMaskModel
from sudoku_qt.models.sudoku.options import STANDARD, NewSudoku
from sudoku_qt.views.kit.layout import (
    SPRING,
    Inset,
    Layout,
    column,
    filling,
    holder,
    lay_out,
    placed,
    row,
)
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.dialogs.pattern_board import SudokuMaskBoard
from sudoku_qt.views.sudoku.dialogs.technique_lists import Family, TechniqueOptions
from sudoku_qt.views.sudoku.dialogs.wish_delegate import MUST, MUST_NOT
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Badge, Card, Paragraph, headline
from sudoku_qt.views.widgets.segment import Segment

FEWEST, MOST = 17, 80
USUAL_CLUES = (24, 32)
LOWEST_SE, HIGHEST_SE = 1.0, 12.0
KEY_LEVEL = 5
USUAL_SE = (7.5, 8.5)
LONGEST_SEED = 40
NUMBER_WIDTH = 114
PAGES = ("givens", "techniques", "cells")

Spin = Any
"""A `QSpinBox` or a `QDoubleSpinBox`, which have no common class with a value."""
Families = Callable[[], Sequence[Family]]

INDENT = 3 * STEP
"""Of what stands below the words of a box that is ticked."""


class RangeRow(QWidget):
    """A box that is ticked where a range is wanted, and its two ends below the words.

    Beside them there is not room enough in every language.
    """

    changed = Signal()

    def __init__(self, box: QCheckBox, to: str, least: Spin, most: Spin) -> None:
        super().__init__()
        self.box, self.ends = box, (least, most)
        indent: Inset = (INDENT, "none", "none", "none")
        below = row(least, QLabel(to), most, SPRING, gap="usual", inset=indent)
        lay_out(self, column(box, below, gap="tight"))
        box.toggled.connect(self.offer)
        box.toggled.connect(self.changed)
        least.valueChanged.connect(lambda low: most.setValue(max(low, most.value())))
        most.valueChanged.connect(lambda high: least.setValue(min(high, least.value())))
        for end in self.ends:
            end.valueChanged.connect(self.changed)

    def show_range(self, wanted: tuple[float, float] | None, usual: tuple[float, float]) -> None:
        """Show a range, or the usual one where none is wanted."""
        self.box.setChecked(wanted is not None)
        least, most = wanted or usual
        self.ends[1].setValue(most)
        self.ends[0].setValue(least)
        self.offer()

    def offer(self) -> None:
        """Offer the ends of a range where one is wanted."""
        for end in self.ends:
            end.setEnabled(self.box.isEnabled() and self.box.isChecked())


class GivenOptions(ThemedWidget):
    """How many givens there are, whether one could do without one of them, rating, and the seed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counted = QCheckBox(self.tr("&Givens from"))
        self.fewest, self.most = (_number(self.theme) for _ in range(2))
        self.fewest.setAccessibleName(self.tr("Fewest givens"))
        self.most.setAccessibleName(self.tr("Most givens"))
        self.rated = QCheckBox(self.tr("SE rat&ing from"))
        self.rated.setToolTip(self.tr("By Sudoku Explainer; the level follows from it."))
        self.lowest, self.highest = (_rating(self.theme) for _ in range(2))
        self.lowest.setAccessibleName(self.tr("Lowest SE rating"))
        self.highest.setAccessibleName(self.tr("Highest SE rating"))
        self.minimal = QCheckBox(self.tr("&Minimal: no given can be left out"))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(self.tr("Random"))
        self.seed.setMaxLength(LONGEST_SEED)
        self.seed.setToolTip(self.tr("The same seed and choices give the same puzzle again."))
        self._lay_out()
        self.set_clues(None)
        self.set_se(None)
        self._connect()

    def _lay_out(self) -> None:
        to = self.tr("to", "givens from 24 to 28")
        self._clues = RangeRow(self.counted, to, self.fewest, self.most)
        self._se = RangeRow(self.rated, to, self.lowest, self.highest)
        label = QLabel(self.tr("&Seed"))
        label.setBuddy(self.seed)
        seed = row(label, filling(self.seed), gap="wide")
        parts = self._clues, self.minimal, self._se, seed, SPRING
        lay_out(self, column(*parts, gap="easy", grows=True))

    def _connect(self) -> None:
        for each in (self._clues, self._se):
            each.changed.connect(self.changed)
        self.minimal.toggled.connect(self.changed)
        self.seed.textEdited.connect(self.changed)

    def clues(self) -> tuple[int, int] | None:
        """The range of givens, None where the level decides."""
        return (self.fewest.value(), self.most.value()) if self.counted.isChecked() else None

    def set_clues(self, clues: tuple[int, int] | None) -> None:
        """Show a range of givens."""
        self._clues.show_range(clues, USUAL_CLUES)

    def se(self) -> tuple[float, float] | None:
        """The range of SE ratings, None where any will do."""
        if not self.rated.isChecked():
            return None
        return round(self.lowest.value(), 1), round(self.highest.value(), 1)

    def set_se(self, se: tuple[float, float] | None) -> None:
        """Show a range of SE ratings."""
        self._se.show_range(se, USUAL_SE)

    def offer(self, *, on: bool) -> None:
        """Offer what only the standard mode looks at, or not; the seed is for all."""
        for part in (self.counted, self.rated, self.minimal):
            part.setEnabled(on)
        for each in (self._clues, self._se):
            each.offer()


class CellOptions(ThemedWidget):
    """The board on which cells are drawn, and what helps to draw them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = SudokuMaskModel(self)
        self.board = SudokuMaskBoard(self.model)
        self.board.setAccessibleName(self.tr("Cells that may hold givens"))
        self.mirrored = QCheckBox(self.tr("Mi&rror as the symmetry says"))
        self.mirrored.setChecked(True)
        self.all = QPushButton(self.tr("&All"))
        self.none = QPushButton(self.tr("C&lear"))
        for button, cells in ((self.all, EVERY_CELL), (self.none, frozenset[int]())):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, cells=cells: self.model.set_cells(cells))
        self._words = Paragraph(13, ink="muted")
        self._symmetry = "none"
        self._lay_out()
        self.mirrored.toggled.connect(self._mirror)
        self.model.changed.connect(self._describe)
        self.model.changed.connect(self.changed)
        self._describe()

    def _lay_out(self) -> None:
        self.board.setFixedSize(self.board.sizeHint())
        buttons = row(self.all, self.none, SPRING, gap="usual")
        parts = self._words, self.board, self.mirrored, buttons, SPRING
        lay_out(self, column(*parts, gap="easy", grows=True))

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


class AdvancedOptions(ThemedWidget):
    """All of them on three pages of a card, and how many are set."""

    changed = Signal()

    def __init__(self, families: Families, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mode = STANDARD
        self.givens = GivenOptions()
        self.techniques = TechniqueOptions(families())
        self.any_level = QCheckBox(self.tr("At any &level that has what must come up"))
        self.key_step = QCheckBox(self.tr("One &key step: a single step beyond level “Hard”"))
        self.cells = CellOptions()
        self.pages, self._stack = Segment(low=True), QStackedWidget()
        self.pages.setAccessibleName(self.tr("More options"))
        self.badge = Badge()
        self.forget = QToolButton()
        self.forget.setText(self.tr("Rese&t options"))
        self.forget.setAutoRaise(True)
        self.forget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        self._connect()
        self._name()

    def _lay_out(self) -> None:
        room = holder(column(filling(self.techniques), self.any_level, self.key_step))
        words = self.tr("Givens"), self.tr("Techniques"), self.tr("Cells")
        for key, word, page in zip(PAGES, words, (self.givens, room, self.cells), strict=True):
            self.pages.add(key, word)
            self._stack.addWidget(page)
        card = Card()
        lay_out(card, column(self.pages, filling(self._stack), gap="wide", inset="wide"))
        lay_out(self, column(self._head(), filling(card), gap="usual"))

    def _head(self) -> Layout:
        title = headline(self.tr("More options"))
        above = placed(title, Qt.AlignmentFlag.AlignTop)  # as high as the one at the left
        self.forget.setFixedHeight(title.sizeHint().height())
        return row(above, self.badge, SPRING, self.forget)

    def _connect(self) -> None:
        for options in (self.givens, self.techniques, self.cells):
            options.changed.connect(self._name)
            options.changed.connect(self.changed)
        self.any_level.toggled.connect(self.changed)
        self.key_step.toggled.connect(self._name)
        self.key_step.toggled.connect(self.changed)
        self.forget.clicked.connect(lambda: self.show_wanted(NewSudoku()))
        self.pages.chosen.connect(self.show_page)

    def stops(self) -> list[QWidget]:
        """Where Tab leads, in the order that is seen."""
        givens, cells, techniques = self.givens, self.cells, self.techniques
        return [
            *self.pages.stops(),
            *(givens.counted, givens.fewest, givens.most, givens.minimal),
            *(givens.rated, givens.lowest, givens.highest, givens.seed),
            *(techniques.search, techniques.tree, self.any_level, self.key_step),
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
        must, se = self.techniques.checked(MUST), self.givens.se()
        return replace(
            plain,
            level=self._level(plain.level, free=bool(must), rated=bool(se)),
            clues=self.givens.clues(),
            must=must,
            must_not=self.techniques.checked(MUST_NOT),
            mask=self.cells.model.mask,
            minimal=self.givens.minimal.isChecked(),
            seed=seed,
            one_key_step=self.key_step.isChecked(),
            se=se,
        )

    def _level(self, level: int, *, free: bool, rated: bool) -> int:
        """The level that was chosen, or what follows from what is chosen here."""
        if rated or (free and self.any_level.isChecked()):
            return 0
        return KEY_LEVEL if self.key_step.isChecked() else level

    def show_wanted(self, wanted: NewSudoku) -> None:
        """Show what was wanted last."""
        self.givens.set_clues(wanted.clues)
        self.givens.minimal.setChecked(wanted.minimal)
        self.givens.seed.setText(wanted.seed)
        self.techniques.set_checked(wanted.must, wanted.must_not)
        self.givens.set_se(wanted.se)
        self.any_level.setChecked(wanted.level == 0 and not wanted.se)
        self.key_step.setChecked(wanted.one_key_step)
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
        return self.wanted(NewSudoku(self._mode)).advanced

    def _name(self) -> None:
        count = self.count()
        self.badge.setText(self.tr("{count} set").format(count=count))
        self.badge.setVisible(count > 0)
        wanted = self.wanted(NewSudoku(self._mode))
        self.any_level.setEnabled(bool(wanted.must) and not wanted.se)
        self.forget.setEnabled(count > 0)


def _number(theme: Theme) -> QSpinBox:
    box = QSpinBox()
    box.setRange(FEWEST, MOST)
    box.setMaximumWidth(theme.px(NUMBER_WIDTH))
    return box


def _rating(theme: Theme) -> QDoubleSpinBox:
    box = QDoubleSpinBox()
    box.setRange(LOWEST_SE, HIGHEST_SE)
    box.setDecimals(1)
    box.setSingleStep(0.1)
    box.setMaximumWidth(theme.px(NUMBER_WIDTH))
    return box
