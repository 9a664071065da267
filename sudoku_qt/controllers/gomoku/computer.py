# SPDX-License-Identifier: MIT
"""The computer player: it thinks in a worker, and reports its move when that is due."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from sudoku_qt.controllers.gomoku.pondering import GomokuPondering
from sudoku_qt.controllers.gomoku.workers.move import choose_move, value_states
from sudoku_qt.controllers.workers.job import Jobs, Work
from sudoku_qt.engine.gomoku.board import Stones
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.player import Choice
from sudoku_qt.engine.gomoku.search.minds import Minds
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.message import Fault

PACE_MS = 350
"""The least delay of the computer's stone, which would otherwise startle."""
MOST_VALUES = 5000
"""The most positions whose values are cached."""


class GomokuComputer(QObject):
    """Chooses moves and evaluates positions, never in the main thread."""

    chosen = Signal(GomokuMove)
    """The computer's move is due."""
    valued = Signal()
    """The values of more positions are known."""
    failed = Signal(object)
    """No move was found, because of a `Fault`."""

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self.pace_ms = PACE_MS
        self.pondering = GomokuPondering(self)
        self._jobs = jobs
        self._move_job = self._value_job = 0
        self._values: dict[tuple[Stones, int], float] = {}
        self._minds = Minds()
        self._thinks: object = None
        self._choice: GomokuMove | None = None
        self._since = QElapsedTimer()
        self._due = QTimer(self)
        self._due.setSingleShot(True)
        self._due.timeout.connect(self._put)

    # Moves

    def think(
        self,
        setup: GomokuSetup,
        state: GomokuState,
        seed: int,
        work: Work[Choice] | None = None,
    ) -> None:
        """Choose a move for the side to move; the signal `chosen` reports it when it is due.

        An external engine brings its own `work`.
        """
        if self._thinks is state:
            return
        self.stop()
        self._thinks = state
        self._since.start()
        player = setup.players[state.at_turn]
        chosen = work or choose_move(setup, state, player, seed, minds=self._minds)
        self._move_job = self._jobs.start(chosen, self._decided, self._fail)

    def ponder(self, setup: GomokuSetup, state: GomokuState) -> None:
        """Let a person move; at long levels, think ahead meanwhile."""
        if self.is_thinking:
            self.stop()
        self.pondering.begin(setup, state, self._minds)

    def stop(self) -> None:
        """Stop thinking; nothing will be reported."""
        self.pondering.stop()
        self._jobs.cancel(self._move_job)
        self._due.stop()
        self._thinks = self._choice = None

    @property
    def is_thinking(self) -> bool:
        """Whether a move is being chosen or about to be played."""
        return self._thinks is not None

    def _decided(self, choice: Choice) -> None:
        self._choice = choice.move
        self._due.start(max(0, self.pace_ms - self._since.elapsed()))

    def _fail(self, fault: Fault) -> None:
        self._thinks = None
        self.failed.emit(fault)

    def _put(self) -> None:
        move, self._thinks = self._choice, None
        if move is not None:
            self.chosen.emit(move)

    # Values

    def value(self, setup: GomokuSetup, states: Sequence[GomokuState]) -> None:
        """Evaluate the positions that have no value yet; the signal `valued` reports the end."""
        unknown = [state for state in states if _key(state) not in self._values]
        self._jobs.cancel(self._value_job)
        if not unknown:
            return
        if len(self._values) > MOST_VALUES:
            self._values.clear()

        def valued(values: list[float]) -> None:
            self._values.update(zip(map(_key, unknown), values, strict=True))
            self.valued.emit()

        self._value_job = self._jobs.start(value_states(setup, unknown), valued)

    def values(self, states: Sequence[GomokuState]) -> list[float]:
        """The values of positions, as far as they are known from the first on."""
        found = []
        for state in states:
            value = self._values.get(_key(state))
            if value is None:
                break
            found.append(value)
        return found

    def forget(self) -> None:
        """Stop, and forget everything: another game begins, perhaps with other rules."""
        self.stop()
        self._minds = Minds()
        self._jobs.cancel(self._value_job)
        self._values.clear()


def _key(state: GomokuState) -> tuple[Stones, int]:
    return state.stones, 10 + state.ending.winner if state.ending else state.to_move
