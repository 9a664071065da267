# SPDX-License-Identifier: MIT
"""A filter by a range of numbers: some usual ranges, or any other, typed into a dialog."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QDoubleSpinBox, QLabel, QMenu, QWidget

from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import column, row
from sudoku_qt.views.library.chips import FilterChip, FilterChoice

Range = tuple[float, float]


class Bounds(NamedTuple):
    """The least and the greatest number, and the digits after the point."""

    least: float
    most: float
    decimals: int = 0

    def words(self, span: Range) -> str:
        """A range in words: "7.5–8.5", or a single number."""
        low, high = (f"{number:.{self.decimals}f}" for number in span)
        return low if low == high else f"{low}–{high}"


class RangeDialog(Dialog):
    """Asks for a range."""

    def __init__(self, title: str, bounds: Bounds, span: Range, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.least, self.most = QDoubleSpinBox(), QDoubleSpinBox()
        labels = QLabel(self.tr("&From:")), QLabel(self.tr("&to:"))
        for field, label, value in zip((self.least, self.most), labels, span, strict=True):
            field.setDecimals(bounds.decimals)
            field.setSingleStep(10**-bounds.decimals)
            field.setRange(bounds.least, bounds.most)
            field.setValue(value)
            label.setBuddy(field)
        fields = row(labels[0], self.least, labels[1], self.most, gap="usual")
        self.set_body(column(fields, inset=("frame", "frame", "frame", "wide")))
        self.add_foot(Kind.Ok)
        self.least.selectAll()

    @property
    def span(self) -> Range:
        """The two numbers, the lesser one first."""
        low, high = sorted((self.least.value(), self.most.value()))
        return low, high


class RangeChip(FilterChip):
    """Offers ranges, and to type another one."""

    def __init__(self, title: str, bounds: Bounds, ranges: Sequence[Range]) -> None:
        self._bounds = bounds
        self._usual = [FilterChoice(span, bounds.words(span)) for span in ranges]
        super().__init__(title, self._usual, single=True)

    def menu(self) -> QMenu:
        """The menu of the ranges, with another one at its end."""
        menu = super().menu()
        menu.addSeparator()
        menu.addAction(self.tr("Other range…")).triggered.connect(self._ask)
        return menu

    @property
    def span(self) -> Range | None:
        """The chosen range."""
        (span, *_) = (*self.chosen, None)
        return span if isinstance(span, tuple) else None

    def choose(self, span: Range) -> None:
        """Filter by a range, which need not be a usual one."""
        own = [] if span in {each.key for each in self._usual} else [span]
        others = [FilterChoice(each, self._bounds.words(each)) for each in own]
        self.set_choices([*self._usual, *others])
        self.clear_to(span)

    def _ask(self) -> None:
        bounds = self._bounds
        span = self.span or (bounds.least, bounds.most)
        dialog = RangeDialog(self.title, bounds, span, self)
        found = dialog.answer(lambda: dialog.span)
        if found:
            self.choose(found)
