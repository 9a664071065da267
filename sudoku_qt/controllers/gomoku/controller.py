# SPDX-License-Identifier: MIT
"""Gomoku in the window: the players' actions, and their effects."""

from dataclasses import replace
from functools import partial
from random import Random

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.game_controller import GameController, Services
from sudoku_qt.controllers.gomoku import options, words
from sudoku_qt.controllers.gomoku.analysis.hint import GomokuHint
from sudoku_qt.controllers.gomoku.analysis.panel import GomokuAnalysis
from sudoku_qt.controllers.gomoku.analysis.problems import GomokuProblems
from sudoku_qt.controllers.gomoku.analysis.tree import GomokuTree
from sudoku_qt.controllers.gomoku.computer import GomokuComputer
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.display import GomokuDisplay
from sudoku_qt.controllers.gomoku.engines.players import EnginePlayers
from sudoku_qt.controllers.gomoku.finish import GomokuFinish
from sudoku_qt.controllers.gomoku.guide import GOMOKU_TABLES, fixed_keys
from sudoku_qt.controllers.gomoku.library.recorder import GomokuRecorder
from sudoku_qt.controllers.gomoku.menu import GOMOKU_ROWS, allowed
from sudoku_qt.controllers.gomoku.parts import GomokuParts
from sudoku_qt.controllers.gomoku.picture import picture_of
from sudoku_qt.controllers.gomoku.play import records, taking_back
from sudoku_qt.controllers.gomoku.play.calls import GomokuCalls
from sudoku_qt.controllers.gomoku.play.clicks import GomokuClicks
from sudoku_qt.controllers.gomoku.play.clocks import ENGINE, GomokuClocks
from sudoku_qt.controllers.gomoku.play.drafting import GomokuDraft
from sudoku_qt.controllers.gomoku.play.opening_words import said
from sudoku_qt.controllers.gomoku.play.questions import Answerer, question
from sudoku_qt.controllers.gomoku.play.taking_back import has_person, person_at_turn
from sudoku_qt.controllers.gomoku.preferences import PREFERENCES
from sudoku_qt.controllers.gomoku.replay import GomokuReplay
from sudoku_qt.controllers.menus.actions import Actions
from sudoku_qt.engine.document import Opened
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.game import GomokuGame, choices
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.gomoku.model import GomokuModel
from sudoku_qt.models.words import say
from sudoku_qt.store.record import Record
from sudoku_qt.views.gomoku.dialogs.new import NewGomokuDialog
from sudoku_qt.views.gomoku.page import GomokuPage
from sudoku_qt.views.page_keys import BOARD, PAGE, on_escape
from sudoku_qt.views.window.notice_bar import announce

HOLDS = ("paused", "away", ENGINE)
"""Reasons why the computer must not move."""


class GomokuController(GameController[GomokuSetup, GomokuState, GomokuMove]):
    """Turns clicks and the computer's choices into moves, and shows whose turn it is."""

    model: GomokuModel
    page: GomokuPage
    rules, rows, options = GomokuGame(), GOMOKU_ROWS, PREFERENCES
    picture, description = staticmethod(picture_of), staticmethod(words.description)
    caption = staticmethod(words.caption)
    tools = (("hint", "analyse", "set_up"),)
    guide_tables, standing_keys = GOMOKU_TABLES, staticmethod(fixed_keys)

    def __init__(self, services: Services, parts: GomokuParts) -> None:
        super().__init__(services, parts)
        self.computer = GomokuComputer(services.jobs, self)
        self.engines = EnginePlayers(services, self.session, self)
        self.display = GomokuDisplay(self.preferences, self.page)
        self.replay = GomokuReplay(self.session, self.model, self.page)
        self.actions, self.clicks = Actions(self), GomokuClicks(self.preferences, self)
        seen = services, self.session, self.model, self.page, self.preferences, self.actions
        doing = self.begin, self._play, self._may_play, self.values, self.engines.lines.append
        record = Record(services.paths.record)
        self.context = context = GomokuContext(*seen, self.computer, self.replay, record, *doing)
        self.finish = GomokuFinish(context, lambda: self.problems.after_end(), self)  # noqa: PLW0108 - they come later
        self.analysis = GomokuAnalysis(context, self)
        self.tree = GomokuTree(context, self.analysis, self)
        self.hints = GomokuHint(context, self.analysis, self)
        self.problems, self.draft = GomokuProblems(context, self), GomokuDraft(context, self)
        self.calls = GomokuCalls(context, self)
        acts = self._play, self.confirm, self.drop_pending, self.go_on
        self._answerer = Answerer(self.model, self.draft, *acts)
        owners = self.finish, self.analysis, self.hints, self.engines
        self.actions.add(self.rows, self, self.calls, *owners, self.problems, self.draft)
        self.analysis.offer()
        self.clocks = GomokuClocks(self.session, self.page.players)
        self._travel = partial(taking_back.travel, services, self.computer, self.clocks)
        self.recorder = GomokuRecorder(context, self)
        self._connect()
        self._begun()

    def _connect(self) -> None:
        """Connect the signals of the parts."""
        board, page = self.page.board, self.page
        # The order in which Escape drops a stone and closes the notice.
        leaves = self.tree.drop_tool, self.analysis.leave_preview, self.replay.leave
        self.keys.offer(*(on_escape(leave, BOARD, PAGE) for leave in leaves))
        self.leaving.connect(self.recorder.keep_now)
        self.list_taken.connect(self.recorder.lists.add)
        self.analysis.status_changed.connect(self.status_changed)
        page.finish.setup_clicked.connect(self.new)
        board.point_chosen.connect(self._choose_point)
        board.point_turned.connect(self._turn_point)
        board.colour_typed.connect(self.model.put_draft)
        board.dropped.connect(self.drop_pending)
        board.cursor_moved.connect(self.status_changed)
        page.question.answered.connect(self._answer)
        page.finish.look_back_clicked.connect(self.replay.begin)
        self.analysis.wanted.connect(self._play_line)
        shown = self.replay.ended, self.analysis.left, self.problems.changed, self.draft.changed
        for changed in (*shown, self.engines.changed):
            changed.connect(self._show)
        self.draft.begun.connect(self.analysis.close)
        self.engines.game_opened.connect(self.take)
        page.keys.take_back_clicked.connect(self.undo)
        page.keys.resign_clicked.connect(self.calls.resign)
        self.session.changed.connect(self._moved)
        self.session.replaced.connect(self._begun)
        self.session.clock.ticked.connect(self._let_computer_play)
        self.clocks.ran_out.connect(self._lose_on_time)
        self.clicks.changed.connect(self.drop_pending)
        self.computer.pondering.end_with(self.services.window, self.session)
        self.computer.chosen.connect(self._play_for_computer)
        self.computer.failed.connect(self.engines.note)
        self.computer.valued.connect(self._show_values)

    # Words

    @classmethod
    def menu_title(cls) -> str:
        """The title of the game's menu."""
        return QCoreApplication.translate("GomokuController", "&Game")

    def clock_text(self) -> str:
        """Leave the tool bar's clock empty: the players' cards show the clocks."""
        return ""

    def status(self) -> str:
        """Board, rule, who has Black, the move's number and the cursor's point."""
        board = self.page.board
        cursor = board.cursor_cell if board.currentIndex().isValid() else None
        texts = words.status(self._setup, self._state, cursor), self.analysis.status()
        return " · ".join(filter(None, texts))

    def copied(self) -> str:
        """The points in the order of play; a position that was set up as SGF."""
        return records.as_text(self.session)

    def file_name(self) -> str:
        """The game's title."""
        return f"{words.file_stem(self._setup)}.{self.session.game.name}"

    def retranslate(self) -> None:
        """Update the cards."""
        self._show()
        self.replay.retranslate()
        self.analysis.retranslate()

    # Beginning

    def new(self) -> bool:
        """Ask for board, rules and players, and begin; return whether a game was begun."""
        settings, engines = self.services.settings, self.engines.chooser
        engines.show()
        before, window = options.remembered(settings), self.services.window
        chosen = NewGomokuDialog.ask(before, window, engines.list)
        if chosen is not None:
            options.remember(settings, chosen)
            self.begin_first()
        return chosen is not None

    def begin(self, setup: GomokuSetup) -> None:
        """Begin a game; the current one is archived."""
        self.leaving.emit()
        self.session.begin(replace(setup, identity=""))

    def begin_first(self) -> None:
        """Begin with the last options; at the first start, as Black against the computer."""
        setup = options.setup_of(options.remembered(self.services.settings), Random())
        self.engines.allow(setup)
        self.begin(setup)

    def resume(
        self, opened: Opened[GomokuSetup, GomokuState, GomokuMove], path: str, *, saved: bool
    ) -> None:
        """Resume a game that was read from a file; engines named in it are not started."""
        self.engines.ask_again()
        super().resume(opened, path, saved=saved)

    def take(self, found: Found, recognition: str) -> None:
        """Continue a foreign game, with two human players until the player changes that."""
        try:
            setup, history = records.history_of(found)
        except Fault as fault:
            self.services.complain(say(fault))
            return
        self.leaving.emit()
        records.resume(self.session, setup, history)
        text = " ".join([recognition, *map(say, found.notices)])
        offers = [(self.tr("Play on against the computer"), self.against_computer)]
        self.services.tell(text, [] if history.state.ending else offers)

    def against_computer(self) -> None:
        """Let the computer play for the side that is not to move."""
        if self.session.is_paused:
            return
        usual = options.remembered(self.services.settings)
        setup = options.against_computer(self._setup, self._state.at_turn, usual)
        played = self.session.clock.elapsed_ms(), self.session.clock.turn_ms()
        records.resume(self.session, setup, self.session.history, *played)

    # Playing

    def _choose_point(self, point: int) -> None:
        if self.model.draft is not None:
            self.model.turn_draft(point)
        elif not self.tree.takes(point) and self._may_play():
            self._put(point)

    def _turn_point(self, point: int) -> None:
        self.model.turn_draft(point, back=True)
        self.drop_pending()

    def _may_play(self) -> bool:
        """Whether it is a person's turn, and nothing else is in progress."""
        held = any(map(self.session.clock.is_held, HOLDS))
        held = held or self.analysis.previews
        return not held and self.model.draft is None and person_at_turn(self._setup, self._state)

    def _put(self, point: int) -> None:
        """Play on a point, or hold the stone there until it is confirmed."""
        self.services.bars.hide_notice()  # it was about the former board
        if self.problems.takes(point):
            return
        move = GomokuMove.at(self._setup.size, point)
        try:
            self.session.game.play(self._setup, self._state, move)
        except IllegalMove as fault:
            self.services.tell(say(fault))
            return
        again, clicks = self.model.pending == point, self.clicks.value
        # Where there is no room for the card with the button, a second click plays.
        confirmed = again and (clicks == "second" or not self.page.question.isVisible())
        if clicks == "direct" or confirmed or (again and self.page.board.hasFocus()):
            self._play(move)
        else:
            self.model.set_pending(point)
            self._show()

    def confirm(self) -> None:
        """Play the pending move."""
        if self.model.pending is not None and self._may_play():
            self._play(GomokuMove.at(self._setup.size, self.model.pending))

    def drop_pending(self) -> None:
        """Remove the pending stone."""
        self.model.set_pending(None)
        self._show()

    def _play(self, move: GomokuMove) -> None:
        if self.session.is_paused:
            return  # a notice may still offer an analysis that is not possible now
        try:
            self.session.play(replace(move, ms=self.clocks.thinking_ms()))
        except IllegalMove as fault:
            self.services.tell(say(fault))

    def _play_line(self, point: int) -> None:
        """Play a move of an analysis, without confirmation."""
        if self._may_play() and not self.problems.takes(point):
            self.context.put(point)

    def _play_for_computer(self, move: GomokuMove) -> None:
        before = self._state
        self._play(move)
        who = words.name_of(self._setup, self._state, before.at_turn)
        if remark := said(before, self._state, move, who):
            self.services.tell(remark)
        elif self._state.last is not None:
            announce(self.page.board, self.model.spoken(self._state.last))

    # Taking back

    def can_undo(self) -> bool:
        """Whether there is a move to undo, and the game allows it."""
        return self._setup.take_back and taking_back.earlier(self.session) is not None

    def can_redo(self) -> bool:
        """Whether a move was undone."""
        return self._setup.take_back and super().can_redo()

    def undo(self) -> None:
        """Remove the pending stone, or else go back to the person's last turn."""
        if self.model.pending is not None:
            self.drop_pending()
            return
        number = taking_back.earlier(self.session)
        if self.can_undo() and number is not None and self.model.draft is None:
            self._rests = not has_person(self._setup)
            self._travel(lambda: self.session.go(number))

    def redo(self) -> None:
        """Redo what was undone."""
        if self.can_redo() and self.model.draft is None:
            self._travel(lambda: taking_back.redo(self.session))

    def go_on(self) -> None:
        """Let the computers play on."""
        self._rests = False
        self._show()

    # What is shown

    @property
    def _setup(self) -> GomokuSetup:
        return self.session.setup

    @property
    def _state(self) -> GomokuState:
        return self.session.state

    def _begun(self) -> None:
        if self.problems.is_on:
            self.analysis.close()  # it would show the win that the player has to find
        self.computer.forget()
        self._rests = False
        self._seed = Random().randrange(1 << 30)
        self.session.clock.hold("set up", on=False)
        self._moved()

    def _moved(self, _points: object = None) -> None:
        if _points and self._state.last is not None:
            self.display.sound_stone()
        self.computer.value(self._setup, self.analysis.game)
        self._show_values()
        self._show()

    def _show(self) -> None:
        """Show whose turn it is, ask pending questions, and start the computer if it is to move."""
        setup, state, page = self._setup, self._state, self.page
        person, confirmed = person_at_turn(setup, state), self.clicks.value != "direct"
        drafting = self.model.draft is not None
        quiet = self._rests or drafting
        how = {"person": person, "confirmed": confirmed, "rests": self._rests}
        pending = self.problems.question() or self.engines.trouble(quiet=quiet)
        pending = pending or question(self._answerer, setup, state, **how)
        self._asked = pending
        if pending:
            words = [word for word, _ in pending.answers]
            how = {"ready": pending.ready, "on_return": pending.on_return}
            page.question.ask(pending.title, pending.text, words, **how)
        page.side.set_asking(pending is not None)
        self.finish.show()
        page.arrange()
        if pending and pending.ready and page.isVisible() and not page.side.isVisible():
            # Where there is no room for the card, the notice asks.
            text = " · ".join(filter(None, (pending.title, pending.text)))
            self.services.tell(text, pending.answers)
        puts = self._may_play() and not choices(state)
        page.board.set_may_play(puts or self.analysis.previews, drafting=drafting)
        resign = state.ending is None and has_person(setup) and bool(state.order)
        page.offer_keys(take_back=self.can_undo(), resign=resign)
        for name, on in allowed(setup, state, drafting=drafting).items():
            self.actions.allow(name, on)
        self.status_changed.emit()
        self.clocks.look()
        self._let_computer_play()

    def _answer(self, number: int) -> None:
        if self._asked and number < len(self._asked.answers):
            self._asked.answers[number][1]()

    def _lose_on_time(self) -> None:
        self.computer.stop()
        self._play(GomokuMove("time"))

    def _let_computer_play(self) -> None:
        setup, state = self._setup, self._state
        held = any(map(self.session.clock.is_held, HOLDS)) or self.model.draft is not None
        if person_at_turn(setup, state) and not held:
            self.computer.ponder(setup, state)
        elif held or self._rests or state.ending:
            self.computer.stop()
        else:
            work = self.engines.work(setup, state)
            self.computer.think(setup, state, self._seed ^ len(state.order), work)

    def values(self) -> tuple[float, ...]:
        """The value after each move, if the player wants to see the evaluation."""
        shown = self.display.shows_evaluation
        return tuple(self.computer.values(self.analysis.game)) if shown else ()

    def _show_values(self) -> None:
        values = self.computer.values(self.analysis.game)
        self.page.evaluation.set_values(values, over=self._state.ending is not None)
        self.finish.show()
