# SPDX-License-Identifier: MIT
"""The choice of how many lines are analysed and by which engine; it is remembered."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.gomoku.analysis.finder import LineFinder
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.engine.gomoku.analysis.study import MOST_LINES, USUAL_LINES
from sudoku_qt.engine.gomoku.protocol.analyst import Analyst
from sudoku_qt.engine.gomoku.protocol.process import LineHandler
from sudoku_qt.store.gomoku.engines import EngineStore

LINES_KEY, ENGINE_KEY = "gomoku/analysis/lines", "gomoku/analysis/engine"


class AnalysisChoice(QObject):
    """Keeps the choice in the settings, and hands it to the finder and to the card.

    An engine is started by the finder when it has something to ask.
    """

    def __init__(self, context: GomokuContext, finder: LineFinder, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._finder = context, finder
        self._settings = context.services.settings
        self._store, self._program = EngineStore(self._settings), ""
        keys = context.page.analysis.run
        keys.engines = self._names
        keys.count_chosen.connect(self._choose_count)
        keys.engine_chosen.connect(self._choose_engine)
        context.session.clock.ticked.connect(self._rest_in_pause)
        context.services.window.closed.connect(lambda _: finder.close())

    def offer(self) -> None:
        """Show what is chosen; an engine that was taken from the list is chosen no more."""
        self._take()

    def _rest_in_pause(self) -> None:
        """Stop what would go on without end while the board is hidden."""
        if self._finder.is_endless and self._context.session.is_paused:
            self._finder.stop()

    def _names(self) -> tuple[str, ...]:
        return tuple(engine.name for engine in self._store.engines())

    def _choose_count(self, count: int) -> None:
        self._settings.set(LINES_KEY, count)
        self._take()

    def _choose_engine(self, name: str) -> None:
        self._settings.set(ENGINE_KEY, name)
        self._take()

    def _take(self) -> None:
        name = self._settings.text(ENGINE_KEY)
        program = self._store.program_of(name) if name else ""
        if program != self._program:
            self._program = program
            analyst = Analyst((program,), self._heard_from(name)) if program else None
            self._finder.set_analyst(name if program else "", analyst)
        self._finder.set_count(self._settings.number(LINES_KEY, USUAL_LINES, 1, MOST_LINES))
        self._context.page.analysis.run.set_choice(self._finder.count, self._finder.who)

    def _heard_from(self, name: str) -> LineHandler:
        return lambda line: self._context.heard(f"{name}: {line}")
