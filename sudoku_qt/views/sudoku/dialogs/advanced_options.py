# SPDX-License-Identifier: MIT
"""The options that most players never change: a range of givens, a seed, techniques, cells."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton, QStackedWidget, QToolButton, QWidget

from sudoku_qt.models.sudoku.board.pattern_model import EVERY_CELL, SudokuMaskModel
from sudoku_qt.models.sudoku.options import KEY_ABOVE, STANDARD, NewSudoku
from sudoku_qt.views.kit.layout import SPRING, Layout, column, filling, lay_out, placed, row
from sudoku_qt.views.sudoku.dialogs.option_fields import (
    GIVEN_ROWS,
    TECHNIQUE_ROWS,
    OptionPart,
    field_of,
)
from sudoku_qt.views.sudoku.dialogs.pattern_board import SudokuMaskBoard
from sudoku_qt.views.sudoku.dialogs.technique_lists import Family, TechniqueOptions
from sudoku_qt.views.sudoku.dialogs.wish_delegate import MUST, MUST_NOT
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Badge, Card, Paragraph, headline
from sudoku_qt.views.widgets.segment import Segment

PAGES = ("givens", "techniques", "cells")
KEY_LEVEL = KEY_ABOVE + 1
Families = Callable[[], Sequence[Family]]


class CellOptions(OptionPart):
    """The board on which cells are chosen, and keys that help."""

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

    def values(self) -> Mapping[str, frozenset[int] | None]:
        """The cells, None if any may hold givens."""
        return {"mask": self.model.mask}

    def show_options(self, options: NewSudoku) -> None:
        """Choose these cells and no others."""
        self.model.set_cells(options.mask or ())

    def set_symmetry(self, symmetry: str) -> None:
        """Set the symmetry by which cells are mirrored."""
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


class TechniqueChoice(OptionPart):
    """The list of techniques, and related options."""

    def __init__(self, families: Sequence[Family]) -> None:
        super().__init__()
        self.list = TechniqueOptions(families)
        self.any_level = QCheckBox(self.tr("At any &level that has what must come up"))
        self.fields = [field_of(option) for option in TECHNIQUE_ROWS]
        lay_out(self, column(filling(self.list), self.any_level, *self.fields))
        for changed in (self.list.changed, self.any_level.toggled):
            changed.connect(self.changed)
        for field in self.fields:
            field.changed.connect(self.changed)

    def offer(self, options: NewSudoku) -> None:
        """Offer "any level" if a technique must come up and nothing else sets the level."""
        self.any_level.setEnabled(bool(options.must) and not options.se)

    def values(self) -> Mapping[str, Any]:
        """The techniques that must and must not come up; and level 0 if any level will do."""
        must = self.list.checked(MUST)
        values = {"must": must, "must_not": self.list.checked(MUST_NOT)}
        for field in self.fields:
            values |= field.values()
        return values | {"level": 0} if must and self.any_level.isChecked() else values

    def show_options(self, options: NewSudoku) -> None:
        """Show which techniques must and must not come up."""
        self.list.set_checked(options.must, options.must_not)
        self.any_level.setChecked(options.level == 0 and not options.se)
        for field in self.fields:
            field.show_options(options)


class AdvancedOptions(ThemedWidget):
    """All these options, on three pages of a card, and how many are set."""

    changed = Signal()
    forgotten = Signal()
    """All options are to be reset."""

    def __init__(self, families: Families, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields = {option.name: field_of(option) for option in GIVEN_ROWS}
        self.techniques, self.cells = TechniqueChoice(families()), CellOptions()
        self._parts: list[OptionPart] = [*self.fields.values(), self.techniques, self.cells]
        self.pages, self._stack = Segment(low=True), QStackedWidget()
        self.pages.setAccessibleName(self.tr("More options"))
        self.badge = Badge()
        self.forget = QToolButton()
        self.forget.setText(self.tr("Rese&t options"))
        self.forget.setAutoRaise(True)
        self.forget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()
        for part in self._parts:
            part.changed.connect(self.changed)
        self.forget.clicked.connect(self.forgotten)
        self.pages.chosen.connect(self.show_page)

    def _lay_out(self) -> None:
        givens = ThemedWidget()
        lay_out(givens, column(*self.fields.values(), SPRING, gap="easy", grows=True))
        words = self.tr("Givens"), self.tr("Techniques"), self.tr("Cells")
        pages = givens, self.techniques, self.cells
        for key, word, page in zip(PAGES, words, pages, strict=True):
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

    def show_page(self, key: str) -> None:
        """Show one of the three pages."""
        self.pages.choose(key)
        self._stack.setCurrentIndex(PAGES.index(key))

    def added_to(self, plain: NewSudoku) -> NewSudoku:
        """Add the options chosen here, as far as the mode uses them."""
        values: dict[str, Any] = {}
        for part in self._parts:
            values |= part.values()
        if plain.mode != STANDARD:
            return replace(plain, seed=values["seed"])
        level = KEY_LEVEL if values["one_key_step"] else plain.level
        follows = {"level": 0} if values["se"] else {}
        return replace(plain, **{"level": level, **values, **follows})

    def show_options(self, options: NewSudoku) -> None:
        """Show the last choice."""
        for part in self._parts:
            part.show_options(options)

    def offer(self, options: NewSudoku) -> None:
        """Enable what the mode uses, mirror by the symmetry, and show how many options are set."""
        is_standard = options.mode == STANDARD
        for field in self.fields.values():
            field.offer(options.mode)
        for key in PAGES[1:]:
            self.pages.offer(key, on=is_standard)
        if not is_standard:
            self.show_page(PAGES[0])
        self.techniques.offer(options)
        self.cells.set_symmetry(options.symmetry)
        count = options.advanced
        self.badge.setText(self.tr("{count} set").format(count=count))
        self.badge.setVisible(count > 0)
        self.forget.setEnabled(count > 0)
