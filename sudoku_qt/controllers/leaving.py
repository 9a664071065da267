# SPDX-License-Identifier: MIT
"""Leaving the program: what is saved, and what is asked before."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QCloseEvent

from sudoku_qt.controllers.files.autosave import Autosave
from sudoku_qt.controllers.files.documents import Documents
from sudoku_qt.controllers.files.loss import Loss
from sudoku_qt.controllers.first_paint import USUAL_SIZE
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.game_switch import GameSwitch
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox


class Leaving(QObject):
    """Lets the window close if nothing is lost, and saves everything for the next start."""

    def __init__(
        self,
        services: Services,
        games: GameSwitch,
        autosave: Autosave,
        documents: Documents,
        preferences: Preferences,
    ) -> None:
        super().__init__(services.window)
        self._services, self._games, self._autosave = services, games, autosave
        self._documents, self._preferences = documents, preferences
        self.loss = Loss(services, games.entries, autosave, documents)
        self._asks = True

    def quit(self) -> None:
        """Leave the program, as by closing its window."""
        self._services.window.close()

    def leave(self) -> None:
        """Leave the program at once: everything is saved, and nothing asked."""
        self._asks = False
        self._services.window.close()

    def close(self, event: QCloseEvent) -> None:
        """Let the window close if nothing is lost."""
        event.setAccepted(self._is_settled())
        if event.isAccepted():
            self._services.jobs.close()

    def _is_settled(self) -> bool:
        """Save everything, ask if necessary, and return whether the program may end."""
        if not self._asks:
            self.keep()
            return True
        if not self._may_leave():
            return False
        self.keep()
        return self.loss.may_leave()

    def keep(self) -> None:
        """Save everything."""
        self._keep_place()
        self._services.settings.set("game", self._games.controller.session.game.name)
        self._autosave.keep()

    def _keep_place(self) -> None:
        """Save the window's position, size and zoom."""
        window, settings = self._services.window, self._services.settings
        window.notice_size()
        size = window.zoomed_size
        settings.set("window", window.saveGeometry())
        for name, length in zip(USUAL_SIZE, (size.width, size.height), strict=True):
            settings.set(name, length)
        settings.set("window_zoom", round(size.zoom * 100))

    def _may_leave(self) -> bool:
        """Ask the course program's question, if the player prefers that."""
        session = self._games.controller.session
        asks = self._preferences.is_on("ask_to_save")
        if not asks or session.is_saved or session.is_finished:
            return True
        answer = QuestionBox.ask(
            self.tr("Leave the game"),
            self.tr("Save the progress of this game?"),
            Answer.Save | Answer.Discard | Answer.Cancel,
            self._services.window,
        )
        if answer == Answer.Discard:
            session.begin(session.setup)
        return answer == Answer.Discard or (answer == Answer.Save and self._documents.save())
