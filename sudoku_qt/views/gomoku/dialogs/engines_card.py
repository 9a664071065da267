# SPDX-License-Identifier: MIT
"""The card of the external engines, with a key to add a program."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.views.kit.layout import column, lay_out
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.dialog.group_card import GroupCard


class EnginesCard(ThemedWidget):
    """A row for each engine, with a message about the last one below; rebuilt on changes.

    Programs are only chosen here, by hand: no file and no link names one.
    """

    def __init__(self, engines: EngineList, *, narrow: bool) -> None:
        super().__init__()
        self._engines, self._narrow = engines, narrow
        self._column = QVBoxLayout()
        lay_out(self, column(into=self._column))
        self._card: GroupCard | None = None
        engines.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        had_focus = self._card is not None and self._card.isAncestorOf(self.focusWidget())
        if self._card is not None:
            self._column.removeWidget(self._card)
            self._card.hide()
            self._card.deleteLater()
        self._choose = self._key(self.tr("Choose a &program…"))
        self._choose.clicked.connect(self._engines.wanted)
        title = self.tr("Other engines")
        self._card = card = GroupCard(title, self._choose, narrow=self._narrow)
        for engine in self._engines.engines:
            self._add(card, engine.name, engine.program)
        self._tell(card)
        self._column.addWidget(card)
        card.show()
        if had_focus:
            self._choose.setFocus()

    def _key(self, text: str) -> QPushButton:
        key = QPushButton(text)
        key.setAutoDefault(False)
        key.setFixedHeight(self.theme.px(FIELD_HEIGHT))
        return key

    def _add(self, card: GroupCard, name: str, path: str) -> None:
        called = QLabel(name)
        called.setTextFormat(Qt.TextFormat.PlainText)
        called.setWordWrap(True)
        program = Line(13, ink="muted")
        program.setText(path)
        program.setToolTip(path)
        policy = program.sizePolicy()
        policy.setHorizontalStretch(1)
        program.setSizePolicy(policy)
        remove = self._key(self.tr("Remove"))
        remove.setAccessibleName(self.tr("Remove {name}").format(name=name))
        remove.clicked.connect(lambda: self._engines.unwanted.emit(name))
        card.add(called, program, remove)

    def _tell(self, card: GroupCard) -> None:
        """Show the result for the program that was chosen last, or the possible choices."""
        words = Paragraph(13, ink="muted")
        usual = self.tr(
            "Any program that speaks the Gomocup protocol. It may do on this computer what you "
            "may, so choose only one that you trust."
        )
        words.setText(self._engines.words or usual)
        card.add_alone(words)
