# SPDX-License-Identifier: MIT
"""The dialog for a new Sudoku: it asks what is wanted and shows at once what that will be like."""

from itertools import pairwise
from typing import Literal

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.models.sudoku.levels import LEVELS, digging_word, level_word
from sudoku_qt.models.sudoku.options import DIGGING, STANDARD, NewSudoku
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.dialogs.advanced_options import AdvancedOptions, Families
from sudoku_qt.views.sudoku.dialogs.puzzle_preview import PuzzlePreview, PuzzlePreviewCard
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards import Line, Paragraph
from sudoku_qt.views.widgets.dialog_buttons import DialogButtons
from sudoku_qt.views.widgets.fit_scroll_area import FitScrollArea
from sudoku_qt.views.window.main_window import MainWindow

LEVEL_WORDS = (  # what the honest levels ask for
    QT_TRANSLATE_NOOP("NewSudokuDialog", "One box at a time is enough to find every digit."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Scanning boxes, rows and columns finds every digit."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Also naked singles, locked candidates and pairs."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Also triples, fish, wings and rectangles; notes help."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Also chains, in which one step follows from another."),
)
DIGGING_WORDS = (  # what the digging paper's levels leave
    QT_TRANSLATE_NOOP("NewSudokuDialog", "50 givens or more."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "36 to 49 givens."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "32 to 35 givens."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "28 to 31 givens."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "22 to 27 givens."),
)
MODES = (  # value, name, what it means
    (
        STANDARD,
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Standard"),
        QT_TRANSLATE_NOOP(
            "NewSudokuDialog", "Graded by the steps that it takes, not by the number of givens."
        ),
    ),
    (
        DIGGING,
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Digging (paper)"),
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
WIDTH = 540
LULL_MS = 250
"""After typing and drawing: a puzzle for every letter of a seed would only flicker."""
PATIENCE_MS = 200
"""A puzzle that is made within this needs no word about it."""


class NewSudokuDialog(QDialog):
    """Shows what was wanted last, asks for a preview whenever that changes, and shows that.

    It makes nothing and remembers nothing: whoever opened it answers `wanted` and `another` with
    `preview` or `refuse`, at once or later.
    """

    asked = Signal(object)
    """The `NewSudoku` that is chosen now; what was shown before is no longer wanted."""
    another = Signal(object)
    """The same options again, because the player does not like what was found."""

    def __init__(self, before: NewSudoku, families: Families, window: MainWindow) -> None:
        super().__init__(window)
        self.theme = theme = window.theme
        self.setWindowTitle(self.tr("New puzzle"))
        self.setFont(face(13 * theme.zoom))
        self._state: Literal["waiting", "found", "refused"] = "waiting"
        self._eager = False
        self._families = families
        self._lull, self._patience = (QTimer(self, singleShot=True) for _ in range(2))
        self._levels = QButtonGroup(self)
        self._level_words = Paragraph(theme, 13, ink="muted")
        self._mode_words = Paragraph(theme, 13, ink="muted")
        self.mode, self.symmetry = QComboBox(), QComboBox()
        self.card = PuzzlePreviewCard(theme)
        self.more_button = QToolButton()
        self.more: AdvancedOptions | None = None
        self._before = before
        self._fill(theme)
        self._lay_out(theme)
        self._show(before)
        self._connect()
        self._explain()

    def chosen(self) -> NewSudoku:
        """What is chosen now; options that the mode does not look at are none."""
        plain = NewSudoku(
            self.mode.currentData(), self._levels.checkedId(), self.symmetry.currentData()
        )
        return self.more.wanted(plain) if self.more else plain

    def showEvent(self, event: QShowEvent) -> None:
        """Open as tall as what is shown; Qt itself would not go beyond two thirds of the screen."""
        super().showEvent(event)
        self._fit()

    # What is found

    def renew(self) -> None:
        """Ask for a preview of what is chosen now."""
        self._wait()
        self.asked.emit(self.chosen())

    def ask_for_another(self) -> None:
        """Ask for another puzzle of the same kind; a seed would only give the same one."""
        if self.more:
            self.more.givens.seed.clear()
        self._wait()
        self.another.emit(self.chosen())

    def preview(self, preview: PuzzlePreview) -> None:
        """Show what the puzzle will be like; a player who could not wait begins it now."""
        self._settle("found")
        self.card.show_preview(preview)
        if self._eager:
            self.accept()

    def refuse(self, reason: str) -> None:
        """Why there is no such puzzle."""
        self._settle("refused")
        self._eager = False
        self.card.show_refusal(reason)

    def set_share(self, share: float) -> None:
        """How far the making has come, from 0 to 1."""
        self.card.set_share(share)

    def accept(self) -> None:
        """Begin what was found, or as soon as it is."""
        self._eager = self._state == "waiting"
        if self._lull.isActive():
            self._lull.stop()
            self.renew()
        if self._state == "found":
            super().accept()

    def _wait(self) -> None:
        self._lull.stop()
        if self._state != "waiting":
            self._state = "waiting"
            self._patience.start(PATIENCE_MS)
        self._play.setEnabled(True)

    def _settle(self, state: Literal["found", "refused"]) -> None:
        self._patience.stop()
        self._state = state
        self._play.setEnabled(state == "found")

    # Building

    def _fill(self, theme: Theme) -> None:
        for level in range(1, len(LEVELS) + 1):
            button = WordButton(theme)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self._levels.addButton(button, level)
        for value, name, _ in MODES:
            self.mode.addItem(self.tr(name), value)
        for value, name in SYMMETRIES:
            self.symmetry.addItem(self.tr(name), value)
        self._mode_words.setAlignment(Qt.AlignmentFlag.AlignTop)
        for field in (self.mode, self.symmetry):
            field.setMinimumHeight(theme.px(30))
        self.more_button.setText(self.tr("M&ore options"))
        self.more_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.more_button.setArrowType(Qt.ArrowType.RightArrow)
        self.more_button.setAutoRaise(True)

    def _lay_out(self, theme: Theme) -> None:
        title = Line(theme, 20, Weight.DemiBold)
        title.setText(self.tr("How hard should it be?"))
        levels = QHBoxLayout()
        levels.setSpacing(STEP)
        for button in self._levels.buttons():
            levels.addWidget(button, 1)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, STEP)
        self._column.setSpacing(STEP)
        self._column.addWidget(title)
        self._column.addLayout(levels)
        self._column.addWidget(self._level_words)
        self._column.addWidget(self.card)
        self._column.addSpacing(STEP)
        self._column.addLayout(self._form())
        self._column.addWidget(self.more_button)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self._area = FitScrollArea(inside, theme.px(WIDTH))
        whole.addWidget(self._area, 1)
        whole.addLayout(self._foot())

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setHorizontalSpacing(2 * STEP)
        form.setVerticalSpacing(STEP)
        form.addRow(self.tr("S&ymmetry"), self.symmetry)
        form.addRow(self.tr("Ma&de by"), self.mode)
        form.addRow("", self._mode_words)
        return form

    def _foot(self) -> QHBoxLayout:
        kinds = QDialogButtonBox.StandardButton
        self.buttons = DialogButtons(kinds.Ok | kinds.Cancel)
        self._play = self.buttons.button(kinds.Ok)
        self._play.setText(self.tr("&Play"))
        self.another_button = QPushButton(self.tr("&Another one"))
        self.buttons.addButton(self.another_button, QDialogButtonBox.ButtonRole.ResetRole)
        self.another_button.clicked.connect(self.ask_for_another)
        self.another_button.setAutoDefault(False)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        foot = QHBoxLayout()
        foot.setContentsMargins(3 * STEP, STEP, 3 * STEP, 2 * STEP)
        foot.addWidget(self.buttons)
        return foot

    def _show(self, wanted: NewSudoku) -> None:
        level = wanted.level if 1 <= wanted.level <= len(LEVELS) else NewSudoku.level
        self._levels.button(level).setChecked(True)
        self._levels.button(level).setFocus()
        self.mode.setCurrentIndex(max(0, self.mode.findData(wanted.mode)))
        self.symmetry.setCurrentIndex(max(0, self.symmetry.findData(wanted.symmetry)))
        if not wanted.is_plain:
            self._unfold(on=True)

    def _connect(self) -> None:
        self._lull.timeout.connect(self.renew)
        self._patience.timeout.connect(self.card.show_making)
        self._levels.idToggled.connect(lambda _, on: self._choose() if on else None)
        self.mode.currentIndexChanged.connect(self._choose)
        self.symmetry.currentIndexChanged.connect(self._choose)
        self.more_button.clicked.connect(
            lambda: self._unfold(on=self.more is None or self.more.isHidden())
        )

    # What is chosen

    def _choose(self, *_: object) -> None:
        """Ask for another preview at once."""
        self._explain()
        self.renew()

    def _choose_soon(self) -> None:
        """Ask for another preview when the player has finished typing or drawing."""
        self._explain()
        self._wait()
        self._lull.start(LULL_MS)

    def _explain(self) -> None:
        """What the choices mean, and offer only what the mode looks at."""
        value, _, words = MODES[self.mode.currentIndex()]
        standard = value == STANDARD
        self._mode_words.setText(self.tr(words))
        said = LEVEL_WORDS if standard else DIGGING_WORDS
        chosen = self.chosen().level
        self._level_words.setText(self.tr(said[chosen - 1]) if chosen else self.tr("Any level."))
        for level in range(1, len(LEVELS) + 1):
            button = self._levels.button(level)
            button.setText(level_word(level) if standard else digging_word(level))
            button.setToolTip(self.tr(said[level - 1]))
            button.setAccessibleDescription(self.tr(said[level - 1]))
            button.setEnabled(chosen == self._levels.checkedId())
            button.updateGeometry()
        self.symmetry.setEnabled(standard)
        if self.more:
            self.more.offer(value, self.symmetry.currentData())

    def _unfold(self, *, on: bool) -> None:
        """Show the options that most players never touch, or hide them; hidden ones hold too."""
        arrow = Qt.ArrowType.DownArrow if on else Qt.ArrowType.RightArrow
        self.more_button.setArrowType(arrow)
        if on and self.more is None:
            self.more = self._made_more()
            self._explain()
        if self.more:
            self.more.setVisible(on)
        if self.isVisible():
            QTimer.singleShot(0, self, self._fit)

    def _made_more(self) -> AdvancedOptions:
        more = AdvancedOptions(self.theme, self._families)
        more.show_wanted(self._before)
        more.changed.connect(self._choose_soon)
        self._column.insertWidget(self._column.indexOf(self.more_button) + 1, more)
        # Made last, it would be the last that Tab reaches; the buttons are.
        for before, after in pairwise((more.forget, *self.buttons.buttons())):
            self.setTabOrder(before, after)
        return more

    def _fit(self) -> None:
        """Be as tall as what is shown."""
        self._area.updateGeometry()
        self.resize(max(self.width(), self.sizeHint().width()), self.sizeHint().height())
