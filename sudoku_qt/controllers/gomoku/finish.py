# SPDX-License-Identifier: MIT
"""The end of a game of Gomoku: its card, and its line in the record."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QObject

from sudoku_qt.controllers.gomoku import words
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.play.taking_back import has_person
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.gomoku.board import BLACK, COLOUR_NAMES, EMPTY
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say
from sudoku_qt.store.record import Played, Record
from sudoku_qt.views.gomoku.finish_card import GomokuResult, Side
from sudoku_qt.views.window.notice_bar import announce

ButtonAction = tuple[str, Callable[[], None]]
"""The text and the action of a button at the end of a problem."""


class GomokuFinish(QObject):
    """Shows the result of a game while its end is on the board."""

    def __init__(
        self, context: GomokuContext, after_end: Callable[[], ButtonAction | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._services, self._context, self._after_end = context.services, context, after_end
        card = context.page.finish
        card.again_clicked.connect(self.play_again)
        context.session.finished.connect(self._ended)

    def play_again(self) -> None:
        """Begin the same game again, after its end with exchanged colours.

        After a problem it is the next problem, or the same one.
        """
        meant = self._after_end()
        if meant:
            meant[1]()
            return
        setup, ended = self._context.session.setup, self._context.session.is_finished
        players = setup.players[::-1] if ended else setup.players
        self._context.begin(replace(setup, players=players))

    def show(self) -> None:
        """Show the card if the game is over, otherwise hide it."""
        page, session = self._context.page, self._context.session
        over = session.state.ending is not None and self._context.model.draft is None
        if over:
            self._say()
            if not self._context.replay.is_on and page.sole_card is not page.study:
                page.set_sole_card(page.finish)
        elif page.sole_card not in {None, page.study}:
            page.set_sole_card(None)

    def _ended(self) -> None:
        """Record a finished game; if there is no room for the card, show the result in a notice."""
        session, page = self._context.session, self._context.page
        nodes = session.history.nodes
        first = not session.is_repeated and sum(bool(node.state.ending) for node in nodes) == 1
        if has_person(session.setup) and first:
            self._services.jobs.start(adding(self._context.record, self._played()), self._recorded)
        ending = words.ending(session.setup, session.state)
        if page.finish.isVisible():
            announce(page.finish, ending)
        else:
            self._services.tell(ending, ((self._again_word(), self.play_again),))

    def _again_word(self) -> str:
        meant = self._after_end()
        return meant[0] if meant else self.tr("Play again")

    def _recorded(self, fault: Fault | None) -> None:
        if fault:
            self._services.complain(say(fault))

    def _played(self) -> Played:
        setup, state = self._context.session.setup, self._context.session.state
        return Played(
            when=datetime.now(UTC).isoformat(timespec="seconds"),
            game=self._context.session.game.name,
            puzzle=f"{setup.size} {setup.rule.name} {setup.opening}",
            kind=opponent(setup),
            elapsed_ms=sum(state.used_ms),
            result=result(setup, state),
            moves=len(state.order),
        )

    def _say(self) -> None:
        card = self._context.page.finish
        exchanged = "" if self._after_end() else self.tr("With the colours exchanged")
        card.set_again(self._again_word(), exchanged)
        card.show_result(self._result())

    def _result(self) -> GomokuResult:
        setup, state = self._context.session.setup, self._context.session.state
        title, remark = words.verdict(setup, state)
        seats = state.black_seat, 1 - state.black_seat
        first, second = (
            Side(
                state.colour_of(seat),
                words.name_of(setup, state, seat),
                words.minutes(state.used_ms[seat]),
            )
            for seat in seats
        )
        return GomokuResult(
            title=title,
            remark=remark,
            winner=state.ending.winner if state.ending else EMPTY,
            sides=(first, second),
            facts=(
                (self.tr("Moves"), str(len(state.order))),
                (self.tr("Time of both"), words.minutes(sum(state.used_ms))),
            ),
            values=self._context.values(),
        )


@as_work
def adding(_ticket: Ticket, record: Record, played: Played) -> Fault | None:
    """The work of adding a game to the record; returns the fault if that failed."""
    try:
        record.add(played)
    except Fault as fault:
        return fault
    return None


def opponent(setup: GomokuSetup) -> str:
    """A person's opponent: "person", an external engine, or the computer's level and style."""
    computer = next((player for player in setup.players if player.kind == "computer"), None)
    if computer is None:
        return "person"
    return f"engine {computer.engine}" if computer.engine else f"{computer.level} {computer.style}"


def result(setup: GomokuSetup, state: GomokuState) -> str:
    """How a game ended for its only person, or which colour won between two persons."""
    winner = state.ending.winner if state.ending else EMPTY
    if winner == EMPTY:
        return "drawn"
    kinds = [player.kind for player in setup.players]
    if len(set(kinds)) == 1:
        return COLOUR_NAMES[winner]
    seat = state.black_seat if winner == BLACK else 1 - state.black_seat
    return "won" if kinds[seat] == "person" else "lost"
