# SPDX-License-Identifier: MIT
"""The fields for options: the kind of an option determines its field."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QLabel, QLineEdit

from sudoku_qt.models.sudoku.options import (
    KINDS,
    STANDARD,
    STANDARD_ONLY,
    FreeText,
    NewSudoku,
    NumberRange,
    OnOff,
)
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.kit.layout import SPRING, Inset, column, filling, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import ThemedWidget

NUMBER_WIDTH = 114
INDENT = 3 * STEP
"""The indentation of fields that belong to a ticked box."""


class OptionWords(NamedTuple):
    """The label of an option, its tool tip, and the labels of a range's ends."""

    name: str
    text: str
    tip: str = ""
    ends: tuple[str, str] = ("", "")


GIVEN_ROWS = (
    OptionWords(
        "clues",
        QT_TRANSLATE_NOOP("SudokuOptions", "&Givens from"),
        ends=(
            QT_TRANSLATE_NOOP("SudokuOptions", "Fewest givens"),
            QT_TRANSLATE_NOOP("SudokuOptions", "Most givens"),
        ),
    ),
    OptionWords(
        "minimal", QT_TRANSLATE_NOOP("SudokuOptions", "&Minimal: no given can be left out")
    ),
    OptionWords(
        "se",
        QT_TRANSLATE_NOOP("SudokuOptions", "SE rat&ing from"),
        QT_TRANSLATE_NOOP("SudokuOptions", "By Sudoku Explainer; the level follows from it."),
        (
            QT_TRANSLATE_NOOP("SudokuOptions", "Lowest SE rating"),
            QT_TRANSLATE_NOOP("SudokuOptions", "Highest SE rating"),
        ),
    ),
    OptionWords(
        "seed",
        QT_TRANSLATE_NOOP("SudokuOptions", "&Seed"),
        QT_TRANSLATE_NOOP("SudokuOptions", "The same seed and choices give the same puzzle again."),
    ),
)
TECHNIQUE_ROWS = (
    OptionWords(
        "one_key_step",
        QT_TRANSLATE_NOOP("SudokuOptions", "One &key step: a single step beyond level “Hard”"),
    ),
)
"""The rows below the list of techniques."""


class OptionPart(ThemedWidget):
    """A widget for choosing one or several options."""

    changed = Signal()

    @abstractmethod
    def values(self) -> Mapping[str, Any]:
        """The values chosen, by the names of the options."""

    @abstractmethod
    def show_options(self, options: NewSudoku) -> None:
        """Show the last choice."""


class OptionField(OptionPart):
    """The field of one option."""

    def __init__(self, option: OptionWords) -> None:
        super().__init__()
        self.name = option.name
        self.text, self.tip = translated(option.text), translated(option.tip)

    def offer(self, mode: str) -> None:
        """Enable the field if the mode uses the option."""
        self.setEnabled(mode == STANDARD or self.name not in STANDARD_ONLY)


class SwitchField(OptionField):
    """A check box."""

    def __init__(self, option: OptionWords) -> None:
        super().__init__(option)
        self.box = QCheckBox(self.text)
        self.box.setToolTip(self.tip)
        lay_out(self, column(self.box))
        self.box.toggled.connect(self.changed)

    def values(self) -> Mapping[str, bool]:
        """Whether it is checked."""
        return {self.name: self.box.isChecked()}

    def show_options(self, options: NewSudoku) -> None:
        """Check it, or not."""
        self.box.setChecked(getattr(options, self.name))


class SpanField(OptionField):
    """A check box for whether there is a range, and its two ends below the label.

    Beside the label there is not enough room in every language.
    """

    def __init__(self, option: OptionWords, kind: NumberRange) -> None:
        super().__init__(option)
        self._kind = kind
        self.box = QCheckBox(self.text)
        self.box.setToolTip(self.tip)
        self.ends = self._end(option.ends[0]), self._end(option.ends[1])
        least, most = self.ends
        to = QLabel(self.tr("to", "givens from 24 to 28"))
        indent: Inset = (INDENT, "none", "none", "none")
        below = row(least, to, most, SPRING, gap="usual", inset=indent)
        lay_out(self, column(self.box, below, gap="tight"))
        self.show_options(NewSudoku())
        self._connect()

    def _connect(self) -> None:
        least, most = self.ends
        self.box.toggled.connect(self._offer_ends)
        self.box.toggled.connect(self.changed)
        least.valueChanged.connect(lambda low: most.setValue(max(low, most.value())))
        most.valueChanged.connect(lambda high: least.setValue(min(high, least.value())))
        for end in self.ends:
            end.valueChanged.connect(self.changed)

    def _end(self, name: str) -> QDoubleSpinBox:
        end = QDoubleSpinBox()
        end.setDecimals(self._kind.places)
        end.setSingleStep(10**-self._kind.places)
        end.setRange(self._kind.least, self._kind.most)
        end.setMaximumWidth(self.theme.px(NUMBER_WIDTH))
        end.setAccessibleName(translated(name))
        return end

    def values(self) -> Mapping[str, tuple[float, float] | None]:
        """The range, None if there is none."""
        places = self._kind.places or None  # without any, a whole number
        least, most = (round(end.value(), places) for end in self.ends)
        return {self.name: (least, most) if self.box.isChecked() else None}

    def show_options(self, options: NewSudoku) -> None:
        """Show a range, or the usual one if there is none."""
        span = getattr(options, self.name)
        self.box.setChecked(span is not None)
        least, most = span or self._kind.usual
        self.ends[1].setValue(most)
        self.ends[0].setValue(least)
        self._offer_ends()

    def _offer_ends(self) -> None:
        """Show the ends of a range if one is wanted."""
        for end in self.ends:
            end.setEnabled(self.box.isChecked())


class WordsField(OptionField):
    """A line edit."""

    def __init__(self, option: OptionWords, kind: FreeText) -> None:
        super().__init__(option)
        self.line = QLineEdit()
        self.line.setPlaceholderText(self.tr("Random"))
        self.line.setMaxLength(kind.longest)
        self.line.setToolTip(self.tip)
        label = QLabel(self.text)
        label.setBuddy(self.line)
        lay_out(self, row(label, filling(self.line), gap="wide"))
        self.line.textEdited.connect(self.changed)

    def values(self) -> Mapping[str, str]:
        """The text without surrounding blanks."""
        return {self.name: self.line.text().strip()}

    def show_options(self, options: NewSudoku) -> None:
        """Show a text."""
        self.line.setText(getattr(options, self.name))


def field_of(option: OptionWords) -> OptionField:
    """The field for an option. Raises `TypeError` for an unknown kind."""
    kind = KINDS[option.name]
    if isinstance(kind, OnOff):
        return SwitchField(option)
    if isinstance(kind, NumberRange):
        return SpanField(option, kind)
    if isinstance(kind, FreeText):
        return WordsField(option, kind)
    raise TypeError(f"there is no field for {option.name}, which is a {type(kind).__name__}")


def translated(text: str) -> str:
    """A text of the rows in the installed language."""
    return QCoreApplication.translate("SudokuOptions", text) if text else ""
