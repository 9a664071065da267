# SPDX-License-Identifier: MIT
"""A row of the preferences: the option at the left, its value at the right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QVBoxLayout, QWidget

from sudoku_qt.models.option import Option, Value, translated
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, Gap, Layout, column, filling, lay_out, placed, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Card, Paragraph, Text
from sudoku_qt.views.widgets.dialog.switch import Switch
from sudoku_qt.views.widgets.segment import Segment

ROW, TALL_ROW = 48, 56
SHORTEST_WORD = 8
MOST_PARTS, LONGEST_WORD = 3, 12
"""The limits of a segmented control; with more or longer values it is a combo box."""

SIDES = (
    Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
    Qt.AlignmentFlag.AlignLeft,
)
"""The place of the control: beside the text, or below it in a narrow row."""

Field = Switch | Segment | QComboBox


class OptionRow(ThemedWidget):
    """Shows an option, and emits the player's choice."""

    chosen = Signal(str, object)
    """The name of an option, and its new value."""
    opened = Signal(str)
    """The settings behind its value are to be opened."""

    def __init__(self, option: Option, *, narrow: bool) -> None:
        super().__init__()
        self.option, self._narrow = option, narrow
        self.setMinimumHeight(self.theme.px(TALL_ROW if option.detail else ROW))
        self.field = self._field()
        self.field.setAccessibleName(translated(option.text))
        self.field.setAccessibleDescription(translated(option.detail))
        self.button = self._button()
        parts = filling(self._words()), self.button, placed(self.field, SIDES[narrow])
        gap: Gap = "usual" if narrow else "wide"
        lay_out(self, row(*parts, gap=gap, inset=("wide", "tight"), folded=narrow))

    def _words(self) -> Layout:
        text, detail = Paragraph(14, Weight.Medium), Paragraph(13, ink="muted")
        text.setText(translated(self.option.text))
        detail.setText(translated(self.option.detail))
        return column(SPRING, text, detail if detail.text() else None, SPRING, gap="none")

    def _field(self) -> Field:
        texts = [translated(text) for _, text in self.option.values]
        if self.option.is_switch:
            return self._switch()
        if not self._narrow and len(texts) <= MOST_PARTS and max(map(len, texts)) <= LONGEST_WORD:
            return self._segment()
        return self._combo()

    def _button(self) -> QPushButton | None:
        """The button for the settings behind a value, if there are any."""
        if self.option.opens is None:
            return None
        text = translated(self.option.opens[1])
        button = QPushButton(text, self)
        button.setAccessibleName(f"{translated(self.option.text)}: {text}")
        button.clicked.connect(lambda: self.opened.emit(self.option.name))
        button.hide()
        return button

    def _switch(self) -> Switch:
        switch = Switch()
        switch.clicked.connect(lambda on: self.chosen.emit(self.option.name, on))
        return switch

    def _segment(self) -> Segment:
        segment = Segment(low=True)
        for value, text in self.option.values:
            segment.add(value, translated(text))
        segment.chosen.connect(lambda value: self.chosen.emit(self.option.name, value))
        return segment

    def _combo(self) -> QComboBox:
        combo = QComboBox()
        if self._narrow:
            combo.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            combo.setMinimumContentsLength(SHORTEST_WORD)
        for value, text in self.option.values:
            combo.addItem(translated(text), value)
        combo.activated.connect(
            lambda place: self.chosen.emit(self.option.name, combo.itemData(place))
        )
        return combo

    def show_value(self, value: Value) -> None:
        """Show a value, without emitting a signal."""
        if self.button is not None and self.option.opens is not None:
            self.button.setVisible(value == self.option.opens[0])
        if isinstance(self.field, Switch):
            self.field.setChecked(bool(value))
        elif isinstance(self.field, Segment):
            self.field.choose(str(value))
        else:
            self.field.setCurrentIndex(self.field.findData(value))

    def has(self, words: str) -> bool:
        """Whether the row's texts contain some words."""
        option = self.option
        texts = (option.group, option.text, option.detail, *(text for _, text in option.values))
        return words.casefold() in " ".join(map(translated, texts)).casefold()


class RowsCard(Card):
    """Rows one below the other, with a line between each two visible ones."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout()
        lay_out(self, column(gap="none", inset=(0, 0, 0, 1), into=self._column))

    def add(self, row: QWidget) -> None:
        """Add a row below the others."""
        self._rows.append(row)
        self._column.addWidget(row)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        for each in [each for each in self._rows if not each.isHidden()][1:]:
            painter.fillRect(1, each.y(), self.width() - 2, 1, self.theme.edge)
        painter.end()


def title_of(text: str) -> Text:
    """The title above a card of rows."""
    title = Text(14, Weight.DemiBold)
    title.setText(text)
    return title
