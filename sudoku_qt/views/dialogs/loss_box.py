# SPDX-License-Identifier: MIT
"""The question before a file is written in a format that cannot hold everything."""

from enum import Enum, auto

from PySide6.QtWidgets import QWidget

from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox


class LossBox(QuestionBox):
    """Says what would be lost, before anything is written."""

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
