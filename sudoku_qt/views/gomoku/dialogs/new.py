# SPDX-License-Identifier: MIT
"""The dialog that asks what kind of Gomoku is to be played, and by whom."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.models.gomoku.options import MOST_MINUTES, MOST_SECONDS, PERSON, NewGomoku
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards import Line, Paragraph
from sudoku_qt.views.widgets.dialog_buttons import DialogButtons
from sudoku_qt.views.widgets.fit_scroll_area import FitScrollArea
from sudoku_qt.views.window.main_window import MainWindow

KINDS = (  # value, name
    (PERSON, QT_TRANSLATE_NOOP("NewGomokuDialog", "Person")),
    ("easy", QT_TRANSLATE_NOOP("NewGomokuDialog", "Computer, easy")),
    ("medium", QT_TRANSLATE_NOOP("NewGomokuDialog", "Computer, medium")),
    ("hard", QT_TRANSLATE_NOOP("NewGomokuDialog", "Computer, hard")),
)
STYLES = (  # value, name
    ("attacking", QT_TRANSLATE_NOOP("NewGomokuDialog", "Attacking")),
    ("balanced", QT_TRANSLATE_NOOP("NewGomokuDialog", "Balanced")),
    ("defensive", QT_TRANSLATE_NOOP("NewGomokuDialog", "Defensive")),
)
RULES = (  # value, name, what it means
    (
        "freestyle",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Freestyle"),
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Five or more in a row win."),
    ),
    (
        "exact",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Exactly five"),
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Five in a row win; six or more do not."),
    ),
    (
        "renju",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Renju"),
        QT_TRANSLATE_NOOP(
            "NewGomokuDialog", "Black may make no two threes, no two fours and no row above five."
        ),
    ),
    (
        "caro",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Caro"),
        QT_TRANSLATE_NOOP(
            "NewGomokuDialog", "Exactly five win, unless stones of the other colour end both sides."
        ),
    ),
)
OPENINGS = (  # value, name, what it means
    (
        "free",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Free"),
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Black begins anywhere."),
    ),
    (
        "swap",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Swap"),
        QT_TRANSLATE_NOOP(
            "NewGomokuDialog", "One puts three stones, the other chooses the colour."
        ),
    ),
    (
        "swap2",
        QT_TRANSLATE_NOOP("NewGomokuDialog", "Swap2"),
        QT_TRANSLATE_NOOP(
            "NewGomokuDialog",
            "As Swap; but the other may put two stones more and leave the choice.",
        ),
    ),
)
CLICKS = (  # value, name
    ("direct", QT_TRANSLATE_NOOP("NewGomokuDialog", "plays at once")),
    ("second", QT_TRANSLATE_NOOP("NewGomokuDialog", "plays when repeated")),
    ("buttons", QT_TRANSLATE_NOOP("NewGomokuDialog", "is confirmed with a button")),
)
SIZES = 5, 22
WIDTH = 480


class NewGomokuDialog(QDialog):
    """Shows what was wanted last and returns what is wanted now; it remembers nothing itself."""

    def __init__(self, before: NewGomoku, window: MainWindow) -> None:
        super().__init__(window)
        theme = window.theme
        self.setWindowTitle(self.tr("New game"))
        self.setFont(face(13 * theme.zoom))
        self.players = tuple(self._choice(KINDS) for _ in range(2))
        self.styles = tuple(self._choice(STYLES) for _ in range(2))
        self.size_box = _number(SIZES[0], SIZES[1])
        self.rule, self.opening = self._choice(RULES), self._choice(OPENINGS)
        self.clicks = self._choice(CLICKS)
        self.minutes, self.seconds = _number(0, MOST_MINUTES), _number(0, MOST_SECONDS)
        self.increment = _number(0, MOST_SECONDS)
        self.take_back = QCheckBox(self.tr("Moves can be &taken back"))
        self._rule_words = Paragraph(theme, 13, ink="muted")
        self._opening_words = Paragraph(theme, 13, ink="muted")
        self._word_numbers()
        self._lay_out(theme)
        self._show(before)
        self._connect()
        self._explain()

    @classmethod
    def ask(cls, before: NewGomoku, window: MainWindow) -> NewGomoku | None:
        """Ask, beginning with what was wanted before; None if the player thinks better of it."""
        dialog = cls(before, window)
        return dialog.chosen() if dialog.exec() else None

    def chosen(self) -> NewGomoku:
        """What is chosen now."""
        return NewGomoku(
            size=self.size_box.value(),
            rule=self.rule.currentData(),
            opening=self.opening.currentData(),
            black=self.players[0].currentData(),
            white=self.players[1].currentData(),
            black_style=self.styles[0].currentData(),
            white_style=self.styles[1].currentData(),
            game_minutes=self.minutes.value(),
            move_seconds=self.seconds.value(),
            increment_seconds=self.increment.value() if self.minutes.value() else 0,
            take_back=self.take_back.isChecked(),
            clicks=self.clicks.currentData(),
        )

    def exchange(self) -> None:
        """Let the two players exchange their colours."""
        for first, second in (self.players, self.styles):
            before = first.currentIndex()
            first.setCurrentIndex(second.currentIndex())
            second.setCurrentIndex(before)

    # Building

    def _choice(self, rows: Sequence[tuple[str, ...]]) -> QComboBox:
        box = QComboBox()
        for value, name, *_ in rows:
            box.addItem(self.tr(name), value)
        return box

    def _word_numbers(self) -> None:
        self.minutes.setSpecialValueText(self.tr("Game: no limit"))
        self.seconds.setSpecialValueText(self.tr("Move: no limit"))
        self.minutes.setSuffix(self.tr(" min for the game"))
        self.seconds.setSuffix(self.tr(" s for a move"))
        self.increment.setSuffix(self.tr(" s more after each move"))

    def _lay_out(self, theme: Theme) -> None:
        title = Line(theme, 20, Weight.DemiBold)
        title.setText(self.tr("Who plays?"))
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setHorizontalSpacing(2 * STEP)
        form.setVerticalSpacing(STEP)
        exchange = QPushButton(self.tr("E&xchange colours"))
        exchange.setAutoDefault(False)
        exchange.clicked.connect(self.exchange)
        form.addRow(
            _label(self.tr("&Black"), self.players[0]), _row(self.players[0], self.styles[0])
        )
        form.addRow(
            _label(self.tr("&White"), self.players[1]), _row(self.players[1], self.styles[1])
        )
        form.addRow("", _row(exchange, None))
        form.addRow(self.tr("&Rows of the board"), self.size_box)
        form.addRow(self.tr("R&ule"), self.rule)
        form.addRow("", self._rule_words)
        form.addRow(self.tr("&Opening"), self.opening)
        form.addRow("", self._opening_words)
        form.addRow(_label(self.tr("Ti&me"), self.minutes), _row(self.minutes, self.seconds))
        form.addRow("", _row(self.increment, None))
        form.addRow(self.tr("&Clicking"), self.clicks)
        form.addRow("", self.take_back)
        for field in (*self.players, *self.styles, self.size_box, self.rule, self.opening,
                      self.minutes, self.seconds, self.increment, self.clicks):  # fmt: skip
            field.setMinimumHeight(theme.px(30))
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, STEP)
        column.setSpacing(STEP)
        column.addWidget(title)
        column.addSpacing(STEP)
        column.addLayout(form)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self._area = FitScrollArea(inside, theme.px(WIDTH))
        whole.addWidget(self._area, 1)
        whole.addLayout(self._foot())

    def showEvent(self, event: QShowEvent) -> None:
        """Open as tall as what is asked; Qt itself would not go beyond two thirds of the screen."""
        super().showEvent(event)
        self._area.updateGeometry()
        self.resize(max(self.width(), self.sizeHint().width()), self.sizeHint().height())

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(3 * STEP, STEP, 3 * STEP, 2 * STEP)
        foot.addWidget(self._buttons())
        return foot

    def _buttons(self) -> QDialogButtonBox:
        kinds = QDialogButtonBox.StandardButton
        buttons = DialogButtons(kinds.Ok | kinds.Cancel)
        buttons.button(kinds.Ok).setText(self.tr("Begin"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _show(self, wanted: NewGomoku) -> None:
        chosen = (
            (self.players[0], wanted.black),
            (self.players[1], wanted.white),
            (self.styles[0], wanted.black_style),
            (self.styles[1], wanted.white_style),
            (self.rule, wanted.rule),
            (self.opening, wanted.opening),
            (self.clicks, wanted.clicks),
        )
        for box, value in chosen:
            box.setCurrentIndex(max(0, box.findData(value)))
        self.size_box.setValue(wanted.size)
        self.minutes.setValue(wanted.game_minutes)
        self.seconds.setValue(wanted.move_seconds)
        self.increment.setValue(wanted.increment_seconds)
        self.take_back.setChecked(wanted.take_back)

    def _connect(self) -> None:
        for box in (*self.players, self.rule, self.opening):
            box.currentIndexChanged.connect(self._explain)
        self.minutes.valueChanged.connect(self._explain)

    def _explain(self) -> None:
        """What the choices mean, and offer only what they leave open."""
        self._rule_words.setText(self.tr(RULES[self.rule.currentIndex()][2]))
        self._opening_words.setText(self.tr(OPENINGS[self.opening.currentIndex()][2]))
        for player, style in zip(self.players, self.styles, strict=True):
            style.setEnabled(player.currentData() != PERSON)
        self.increment.setEnabled(self.minutes.value() > 0)


def _number(least: int, most: int) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, most)
    return box


def _label(text: str, field: QWidget) -> QLabel:
    """A label whose underlined letter leads to a field that stands in a row of several."""
    label = QLabel(text)
    label.setBuddy(field)
    return label


def _row(left: QWidget, right: QWidget | None) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(STEP)
    row.addWidget(left, 3)
    if right is None:
        row.addStretch(2)
    else:
        row.addWidget(right, 2)
    return row
