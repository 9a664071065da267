# SPDX-License-Identifier: MIT
"""A question in a message box with words only, without an icon, as everywhere in the program."""

from enum import Enum, auto
from typing import cast

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QLabel, QMessageBox, QWidget

from sudoku_qt.views.kit.dialog_foot import fill_one
from sudoku_qt.views.kit.layout import give_room, padded

Answer = QMessageBox.StandardButton


class QuestionBox(QMessageBox):
    """Asks for one of some answers; closing the box is `Cancel` if that is among them."""

    def __init__(self, title: str, text: str, answers: Answer, parent: QWidget | None) -> None:
        super().__init__(QMessageBox.Icon.NoIcon, title, text, answers, parent)
        for button in self.buttons():
            button.setIcon(QIcon())
        roles = QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.YesRole
        fill_one(button for button in self.buttons() if self.buttonRole(button) in roles)
        self._lay_out()
        if answers & Answer.Discard:
            self.button(Answer.Discard).setText(self.tr("&Don't save"))

    def _lay_out(self) -> None:
        """Align the text with the buttons: Qt reserves room for a picture before it."""
        layout = self.layout()
        if isinstance(layout, QGridLayout):
            give_room(layout, ("none", "wide"), ("frame", "frame", "frame", "wide"))
            for place in range(layout.count()):
                item = layout.itemAt(place)
                gap = item.spacerItem() if item else None
                if gap is not None:
                    gap.changeSize(0, 0)
        words = self.findChild(QLabel, "qt_msgbox_label")
        if isinstance(words, QLabel):
            padded(words, "none")
            words.setIndent(0)
            if isinstance(layout, QGridLayout):
                _, column, *_ = cast(
                    "tuple[int, ...]", layout.getItemPosition(layout.indexOf(words))
                )
                layout.setColumnStretch(column, 1)

    @classmethod
    def ask(cls, title: str, text: str, answers: Answer, parent: QWidget | None) -> Answer:
        """Ask, and wait for the answer."""
        return Answer(cls(title, text, answers, parent).exec())


class LossBox(QuestionBox):
    """Says what would be lost, before a file is written in a format that cannot hold everything."""

    class Choice(Enum):
        """The player's choice."""

        SAVE = auto()
        OTHER = auto()
        CANCEL = auto()

    def __init__(self, lost: str, parent: QWidget | None) -> None:
        answers = Answer.Save | Answer.Retry | Answer.Cancel
        text = f"{lost}\n\n{self.tr('The game in the window keeps everything.')}"
        super().__init__(self.tr("Before it is saved"), text, answers, parent)
        self.button(Answer.Save).setText(self.tr("&Save anyway"))
        self.button(Answer.Retry).setText(self.tr("&Another format…"))
        self.setDefaultButton(Answer.Save)

    @classmethod
    def ask_about(cls, lost: str, parent: QWidget | None) -> Choice:
        """Ask, and wait for the choice; closing the box cancels."""
        choices = {Answer.Save: cls.Choice.SAVE, Answer.Retry: cls.Choice.OTHER}
        return choices.get(Answer(cls(lost, parent).exec()), cls.Choice.CANCEL)
