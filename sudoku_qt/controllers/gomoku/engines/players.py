# SPDX-License-Identifier: MIT
"""External engines as players: their moves, and what is asked when they fail."""

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.gomoku.engines.chooser import EngineChooser
from sudoku_qt.controllers.gomoku.play import records
from sudoku_qt.controllers.gomoku.play.clocks import ENGINE
from sudoku_qt.controllers.gomoku.play.questions import Question
from sudoku_qt.controllers.gomoku.workers.engines import end_of, move_of
from sudoku_qt.controllers.workers.job import Work
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.player import Choice
from sudoku_qt.engine.gomoku.protocol.host import OPENED_BY_ENGINES, Host
from sudoku_qt.engine.gomoku.protocol.process import EngineFailed, LineHandler
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.message import Fault
from sudoku_qt.late import late
from sudoku_qt.models.gomoku.model import GomokuSession
from sudoku_qt.models.words import say
from sudoku_qt.views.gomoku.dialogs.engine_log import EngineLogDialog

if TYPE_CHECKING:  # a tournament takes 100 ms, and few games are one
    from sudoku_qt.controllers.gomoku.tournament.desk import TournamentDesk

MOST_LINES = 500
"""The most messages of engines that are kept, besides moves; earlier ones are dropped."""
translate = QCoreApplication.translate


class EnginePlayers(QObject):
    """Lets engines play that a person has chosen, each in a process of its own.

    A game that was opened only names its engine: the player is asked before it starts.
    """

    changed = Signal()
    """The question has changed."""
    game_opened = Signal(object, str)
    """A game of a tournament, as a `Found`, is to be shown, and what it is."""

    def __init__(self, services: Services, session: GomokuSession, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._session = services, session
        self.lines: deque[str] = deque(maxlen=MOST_LINES)
        self.chooser = EngineChooser(services, self.lines.append, self)
        self._hosts: dict[tuple[int, str], Host] = {}
        self._allowed: set[str] = set()
        self._failed: tuple[GomokuState, EngineFailed] | None = None
        self.chooser.added.connect(self._take_added)
        session.replaced.connect(self._dismiss)
        session.finished.connect(self._dismiss)
        services.window.closed.connect(lambda _: self.close())

    @late("sudoku_qt.controllers.gomoku.tournament.desk:TournamentDesk")
    def desk(self, kind: "type[TournamentDesk]") -> "TournamentDesk":
        """The tournaments."""
        desk = kind(self._services, self.chooser.store, self.chooser.list, self)
        desk.opened.connect(self.game_opened)
        return desk

    def tournament(self) -> None:
        """Show the tournament, or ask for one."""
        self.chooser.show()
        self.desk.open()

    # Playing

    def allow(self, setup: GomokuSetup) -> None:
        """Allow the engines of a setup to play, since a person has just chosen them."""
        self._allowed = {player.engine for player in setup.players}

    def ask_again(self) -> None:
        """Require permission again before an engine plays, since another game is opened."""
        self._allowed.clear()

    def work(self, setup: GomokuSetup, state: GomokuState) -> Work[Choice] | None:
        """The work of an engine's move; None if no external engine is to move.

        In openings other than swap2 our own computer plays, since the protocol does not know them.
        """
        name = engine_at_turn(setup, state)
        if not name:
            return None
        place = state.at_turn, self.chooser.store.program_of(name)
        if place not in self._hosts:
            self._hosts[place] = Host((place[1],), self._heard_from(name))
        return move_of(self._hosts[place], setup, state)

    def note(self, fault: Fault) -> None:
        """Report that an engine failed to move, and ask what to do."""
        if not isinstance(fault, EngineFailed):
            raise fault
        state = self._session.state
        self._failed = state, fault
        self.lines.append(f"{engine_at_turn(self._session.setup, state)}: {say(fault)}")
        self.changed.emit()

    def _heard_from(self, name: str) -> LineHandler:
        return lambda line: self.lines.append(f"{name}: {line}")

    # What is asked

    def trouble(self, *, quiet: bool) -> Question | None:
        """The question to answer before the engine can move, or None; the clock rests meanwhile.

        `quiet`: nobody is to move now, so nothing is asked.
        """
        question = None if quiet else self._question(self._session.setup, self._session.state)
        self._session.clock.hold(ENGINE, on=question is not None)
        return question

    def _question(self, setup: GomokuSetup, state: GomokuState) -> Question | None:
        name = engine_at_turn(setup, state)
        if not name or state.ending:
            return None
        if not self.chooser.store.program_of(name):
            return self._missing(name)
        if name not in self._allowed:
            return self._asking(name)
        if self._failed and self._failed[0] is state:
            return self._failing(name, self._failed[1])
        return None

    def _missing(self, name: str) -> Question:
        text = translate(
            "EnginePlayers", "{name} plays here. Which program that is, a game does not say."
        )
        return Question(
            translate("EnginePlayers", "Another engine's turn"),
            text.format(name=name),
            (
                (translate("EnginePlayers", "Choose a program…"), self.chooser.ask),
                (translate("EnginePlayers", "Our computer plays on"), self.replace_engine),
            ),
        )

    def _asking(self, name: str) -> Question:
        text = translate("EnginePlayers", "{name} plays here, a program that you have chosen once.")
        return Question(
            translate("EnginePlayers", "Another engine's turn"),
            text.format(name=name),
            (
                (translate("EnginePlayers", "Start it"), lambda: self._let_play(name)),
                (translate("EnginePlayers", "Our computer plays on"), self.replace_engine),
            ),
        )

    def _failing(self, name: str, fault: EngineFailed) -> Question:
        text = translate("EnginePlayers", "{name} has not moved: {reason}.")
        return Question(
            translate("EnginePlayers", "The engine cannot go on"),
            text.format(name=name, reason=say(fault)),
            (
                (translate("EnginePlayers", "Try again"), self._try_again),
                (translate("EnginePlayers", "Our computer plays on"), self.replace_engine),
                (translate("EnginePlayers", "It resigns"), self._resign),
            ),
        )

    # Answers

    def _let_play(self, name: str) -> None:
        self._allowed.add(name)
        self.changed.emit()

    def _try_again(self) -> None:
        self._failed = None
        self.changed.emit()

    def _resign(self) -> None:
        self._failed = None
        self._session.play(GomokuMove("resign"))

    def replace_engine(self, name: str = "") -> None:
        """Let another engine, or our own computer, take over from the one to move."""
        session = self._session
        seat, players = session.state.at_turn, list(session.setup.players)
        players[seat] = replace(players[seat], engine=name)
        setup = replace(session.setup, players=(players[0], players[1]))
        self._failed = None
        played = session.clock.elapsed_ms(), session.clock.turn_ms()
        records.resume(session, setup, session.history, *played)

    def _take_added(self, name: str) -> None:
        """Let the program that was just chosen replace a missing one."""
        missed = engine_at_turn(self._session.setup, self._session.state)
        if missed and not self.chooser.store.program_of(missed):
            self._allowed.add(name)
            self.replace_engine(name)

    # What engines say

    def engine_log(self) -> None:
        """Show what engines have said besides their moves."""
        EngineLogDialog.tell(tuple(self.lines), self._services.window)

    # The end

    def _dismiss(self) -> None:
        """Stop engines that no longer play, without waiting."""
        setup, over = self._session.setup, self._session.state.ending is not None
        programs = [self.chooser.store.program_of(player.engine) for player in setup.players]
        gone = [place for place in self._hosts if over or programs[place[0]] != place[1]]
        hosts = [self._hosts.pop(place) for place in gone]
        if hosts:
            self._services.jobs.start(end_of(hosts))

    def close(self) -> None:
        """End all engines, and wait for that."""
        hosts = list(self._hosts.values())
        self._hosts.clear()
        for host in hosts:
            host.close()


def engine_at_turn(setup: GomokuSetup, state: GomokuState) -> str:
    """The name of the external engine that is to act; "" if there is none."""
    if state.is_opening and setup.opening not in OPENED_BY_ENGINES:
        return ""
    return setup.players[state.at_turn].engine
