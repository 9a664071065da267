# SPDX-License-Identifier: MIT
"""A question in a box of its own: words only, without a picture, as everywhere in the program."""

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMessageBox, QWidget

Answer = QMessageBox.StandardButton


class QuestionBox(QMessageBox):
    """Asks for one of some answers; closing the box is `Cancel` where that is among them."""

    def __init__(self, title: str, text: str, answers: Answer, parent: QWidget | None) -> None:
        super().__init__(QMessageBox.Icon.NoIcon, title, text, answers, parent)
        for button in self.buttons():
            button.setIcon(QIcon())
        if answers & Answer.Discard:
            self.button(Answer.Discard).setText(self.tr("&Don't save"))

    @classmethod
    def ask(cls, title: str, text: str, answers: Answer, parent: QWidget | None) -> Answer:
        """Ask, and wait for the answer."""
        return Answer(cls(title, text, answers, parent).exec())
