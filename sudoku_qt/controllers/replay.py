# SPDX-License-Identifier: MIT
"""The replay of a finished game, at its own pace or faster."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_qt.engine.history import Node
from sudoku_qt.models.clock import clock_text
from sudoku_qt.models.session import AnySession
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.widgets.cards.replay import ReplayCard

SPEEDS = 1, 10, 60
LONGEST_MS, SHORTEST_MS = 1_500, 20
"""The longest and the shortest delay between two moves, however long the player thought."""


class Replay(QObject):
    """Shows earlier positions on the board; the game itself is unchanged.

    A subclass for each game tells the times, shows positions and names moves.
    """

    ended = Signal()

    def __init__(self, session: AnySession, page: GamePage, card: ReplayCard) -> None:
        super().__init__(page)
        self.session, self.page, self.card = session, page, card
        self._line: tuple[Node[Any, Any], ...] = ()
        self._times: tuple[int, ...] = ()
        self._at, self._speed = 0, SPEEDS[-1]
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        card.moved.connect(self._seek)
        card.play_clicked.connect(self.toggle)
        card.speed_clicked.connect(self.change_speed)
        card.closed.connect(self.end)
        session.changed.connect(lambda _: self.end())
        session.replaced.connect(self.end)

    @abstractmethod
    def times(self, line: Sequence[Node[Any, Any]]) -> tuple[int, ...]:
        """The time played at each node, in milliseconds."""

    @abstractmethod
    def long_moves(self, line: Sequence[Node[Any, Any]]) -> Sequence[int]:
        """The numbers of the moves before which a player took long."""

    @abstractmethod
    def show(self, node: Node[Any, Any] | None) -> None:
        """Show a position, or with None the current state."""

    @abstractmethod
    def named(self, move: Any) -> str:
        """The name of a move, in a word."""

    @property
    def is_on(self) -> bool:
        """Whether the board shows, or may show, an earlier position."""
        return bool(self._line)

    def begin(self) -> None:
        """Show the start, and play the moves."""
        line = tuple(self.session.history.line())
        if len(line) < 2:
            return
        self._line, self._times = line, self.times(line)
        self.card.set_moves(self._times, self.long_moves(line))
        self._show_playing()
        self.page.set_sole_card(self.card)
        self._go(0)
        self.toggle()

    def end(self) -> None:
        """Show the current state."""
        if self._line:
            self._timer.stop()
            self._line = ()
            self.show(None)
            self.ended.emit()

    def leave(self) -> bool:
        """End; return whether it was on."""
        was = self.is_on
        self.end()
        return was

    def toggle(self) -> None:
        """Play, from the start if it has ended; or stop."""
        if self._timer.isActive():
            self._timer.stop()
        elif self._line:
            if self._at == len(self._line) - 1:
                self._go(0)
            self._wait()
        self._show_playing()

    def change_speed(self) -> None:
        """Switch to the next speed."""
        self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
        if self._timer.isActive():
            self._wait()
        self._show_playing()

    def retranslate(self) -> None:
        """Set all texts again in the installed language."""
        if self._line:
            self._go(self._at)

    def _seek(self, number: int) -> None:
        if self._line:
            self._timer.stop()
            self._show_playing()
            self._go(number)

    def _step(self) -> None:
        self._go(self._at + 1)
        if self._at < len(self._line) - 1:
            self._wait()
        self._show_playing()

    def _wait(self) -> None:
        """Schedule the next move."""
        ms = self._times[self._at + 1] - self._times[self._at]
        self._timer.start(min(max(ms // self._speed, SHORTEST_MS), LONGEST_MS))

    def _go(self, number: int) -> None:
        self._at = number
        self.show(self._line[number])
        self.card.show_move(number, clock_text(self._times[number]), self._told(number))

    def _told(self, number: int) -> str:
        """The number of the move, the total, and what it did."""
        move = self._line[number].move
        count = len(self._line) - 1
        what = self.named(move) if move else self.tr("the start")
        return self.tr("{number} of {count}: {move}").format(number=number, count=count, move=what)

    def _show_playing(self) -> None:
        self.card.show_playing(f"{self._speed}×", on=self._timer.isActive())
