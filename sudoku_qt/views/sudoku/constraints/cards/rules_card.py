# SPDX-License-Identifier: MIT
"""The card of a variant's rules: each in a sentence with its sign, in the place of the pad."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGroupBox, QVBoxLayout, QWidget

from sudoku_qt.models.sudoku.board.rule_words import RulesShown, RuleWords
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.kit.layout import column, filling, lay_out, padded, placed, row
from sudoku_qt.views.sudoku.constraints.cards.rule_sign import RuleSign
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.link_button import LinkButton
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

RADIUS = 8


class RuleRow(Themed, QGroupBox):
    """A rule with its sign, lit while somebody points at it or at one of its cells.

    To assistive technology it is a group, which a bare widget that takes the focus is not.
    """

    pointed = Signal(object)
    """Its cells are to be lit; with none, no longer."""

    def __init__(self, rule: RuleWords) -> None:
        super().__init__()
        self.rule = rule
        self.is_lit = False
        self._text = Paragraph(14)
        self._text.setText(rule.sentence)
        parts = RuleSign(rule.sign), filling(self._text)
        lay_out(self, row(*parts, gap="loose", inset=("usual", "tight"), grows=True))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(rule.sentence)

    def set_lit(self, on: bool) -> None:  # noqa: FBT001 - the two states of a row
        """Light the row, or no longer."""
        if on != self.is_lit:
            self.is_lit = on
            self._text.set_ink("accent_text" if on else "text")
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light its cells."""
        self._point(on=True)

    def leaveEvent(self, event: QEvent) -> None:
        """Light them no longer."""
        self._point(on=False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light its cells for whoever has no mouse."""
        super().focusInEvent(event)
        self._point(on=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Light them no longer."""
        super().focusOutEvent(event)
        self._point(on=False)

    def _point(self, *, on: bool) -> None:
        self.set_lit(on)
        self.pointed.emit(tuple(self.rule.cells) if on else ())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill a lit row with the accent's background."""
        if self.is_lit:
            painter = QPainter(self)
            ground = Surface(self.theme.accent_ground)
            draw_surface(painter, QRectF(self.rect()), self.theme.px(RADIUS), ground)
            painter.end()


class RulesCard(Card):
    """All rules, a remark, and what the setter wrote, as plain text."""

    closed = Signal()
    pointed = Signal(object)
    """The cells of a rule, a tuple, are to be lit on the board; with none, no longer."""
    lesson_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lesson = LinkButton()
        self.lesson.clicked.connect(self.lesson_clicked)
        self._title, self.cross = Line(18, Weight.DemiBold), IconButton("close")
        self.cross.clicked.connect(self.closed)
        self._inside = QWidget()
        self._rows = QVBoxLayout(self._inside)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self.rows: list[RuleRow] = []
        self._remark = padded(Paragraph(14, ink="muted"), ("usual", "tight"))
        self._text = padded(Paragraph(14), ("usual", "tight"))
        head = row(filling(self._title), self.cross, inset=("usual", "none", "none", "none"))
        area = FitScrollArea(self._inside, 0)
        area.setMinimumHeight(1)
        left = Qt.AlignmentFlag.AlignLeft
        foot = row(placed(self.lesson, left), inset=("usual", "none", "usual", "none"))
        parts = head, filling(area), foot
        lay_out(
            self,
            column(*parts, gap="usual", inset="usual", grows=True),
        )
        self.retranslate()

    def retranslate(self) -> None:
        """Say what the widget says by itself."""
        self._title.setText(self.tr("Rules"))
        self.setAccessibleName(self.tr("Rules"))
        self.cross.set_name(self.tr("Close"))
        self.lesson.setText(self.tr("How such puzzles are solved"))

    def set_rules(self, rules: RulesShown) -> None:
        """Show the rules of a puzzle."""
        while item := self._rows.takeAt(0):
            if isinstance(widget := item.widget(), RuleRow):
                widget.hide()
                widget.deleteLater()
        self.rows = [RuleRow(rule) for rule in rules.rules]
        for rule in self.rows:
            rule.pointed.connect(self.pointed)
            self._rows.addWidget(rule)
        for paragraph, text in ((self._remark, rules.remark), (self._text, rules.text)):
            paragraph.setText(text)
            paragraph.setVisible(bool(text))
            self._rows.addWidget(paragraph)
        self._rows.addStretch(1)

    def offer_lesson(self, on: bool) -> None:  # noqa: FBT001 - the two states of an offer
        """Offer the lesson on these rules, or none if there is none."""
        self.lesson.setVisible(on)

    def light(self, cell: int | None) -> None:
        """Light the rules that concern a cell."""
        for rule in self.rows:
            rule.set_lit(cell is not None and cell in rule.rule.cells)
