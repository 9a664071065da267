# SPDX-License-Identifier: MIT
"""Loss: if a game cannot be saved the player is told at once, and asked before the end."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from sudoku_qt.controllers.entry import GameEntry, entry_named
from sudoku_qt.controllers.files.autosave import Autosave, Homeless
from sudoku_qt.controllers.files.documents import Documents
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say


class Loss(QObject):
    """Warns of failed autosaves, once until saving works again."""

    def __init__(
        self,
        services: Services,
        games: Sequence[GameEntry],
        autosave: Autosave,
        documents: Documents,
    ) -> None:
        super().__init__(services.window)
        self._services, self._games = services, games
        self._autosave, self._documents = autosave, documents
        self._of_game = self._of_settings = ""

    def warn(self) -> None:
        """Show what would be lost at the end of the program, or withdraw that warning."""
        faults = self._autosave.faults
        if bool(faults) != bool(self._of_game):
            self._of_game = self._warned(self._of_game, self._game_words(*faults[:1]))
        if self._autosave.loses_settings != bool(self._of_settings):
            words = self._settings_words() if self._autosave.loses_settings else ""
            self._of_settings = self._warned(self._of_settings, words)

    def _warned(self, before: str, now: str) -> str:
        """Show a warning, or remove it; a game can also be saved elsewhere."""
        if before:
            self._services.bars.hide_notice(before)
        if now:
            offers = (
                [(self.tr("Save as…"), self._documents.save_as)] if self._autosave.faults else []
            )
            self._services.warn(now, offers)
        return now

    def _game_words(self, fault: Fault | None = None) -> str:
        text = self.tr("This game is not being saved automatically. {reason}")
        return text.format(reason=say(fault)) if fault else ""

    def _settings_words(self) -> str:
        if fault := self._services.settings.fault():
            text = self.tr("Your preferences cannot be read, so the defaults hold. {reason}")
            return text.format(reason=say(fault))
        text = self.tr("Your preferences cannot be saved: “{file}” cannot be written.")
        return text.format(file=self._services.paths.settings)

    def may_leave(self) -> bool:
        """Ask what to do with each game that could not be saved; return whether to leave."""
        homeless = self._autosave.homeless()
        may_leave = all(map(self._is_settled, homeless))
        if homeless:  # one of them may have a file of its own now
            self._autosave.keep()
        return may_leave

    def _is_settled(self, left: Homeless) -> bool:
        """Ask until the game is saved or given up, or the program is to stay open."""
        while (answer := self._asked(left)) == "save":
            if self._documents.rescue(left):
                return True
        return answer == "lose"

    def _asked(self, left: Homeless) -> str:
        reason = say(left.fault) if left.fault else ""
        text = self.tr("{game}: the progress of this game could not be saved. {reason}")
        title = entry_named(self._games, left.game).said_title()
        box = QMessageBox(self._services.window)
        box.setWindowTitle(self.tr("Leave the game"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(text.format(game=title, reason=reason))
        save = box.addButton(self.tr("Save as…"), QMessageBox.ButtonRole.AcceptRole)
        lose = box.addButton(
            self.tr("Close without saving"), QMessageBox.ButtonRole.DestructiveRole
        )
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(save)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        return "save" if clicked is save else "lose" if clicked is lose else "stay"
