# SPDX-License-Identifier: MIT
"""The dock of the steps: found again as the game goes on, shown on the board, and gone to."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.steps.caption import caption_of, preview_words, walking_words
from sudoku_qt.controllers.sudoku.steps.kind import ClassicSteps, StepsKind, kind_for
from sudoku_qt.controllers.sudoku.workers.teaching.look_ahead import PathFound
from sudoku_qt.engine.sudoku.hints.path.applied import move_to
from sudoku_qt.engine.sudoku.hints.path.solving_path import Outlook, PathStep
from sudoku_qt.engine.sudoku.hints.position import Play, states_of
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.models.sudoku.steps.model import StepChoice, StepOrder, StepsModel, StepsProxy
from sudoku_qt.models.words import say
from sudoku_qt.views.sudoku.steps.dock import NOW, PATH

SOON_MS = 250
"""The solving path is searched after the board has been unchanged for so long."""
NOTHING = PathFound(Outlook())
SOLVED = -1
"""Stands for the number of steps done if all are: none is faint then, and none comes next."""


class StepsPanel(QObject):
    """Lists the steps while the dock is open; closed, it costs nothing."""

    status_changed = Signal()

    def __init__(self, context: SudokuContext, hints: HintPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._session, self._hints = context, context.session, hints
        self._page, self.dock = context.cards.page, context.cards.steps
        self._model, self._proxy = StepsModel(self), StepsProxy(self)
        self._proxy.setSourceModel(self._model)
        self.dock.set_model(self._proxy)
        self._job = ForegroundJob(context.services, self)
        self._timer = QTimer(self, singleShot=True, interval=SOON_MS)
        self._timer.timeout.connect(self._look)
        self.kind: StepsKind = ClassicSteps()
        """How the steps of the present puzzle are found and told."""
        self._found = NOTHING
        self._list, self.number = PATH, 0
        self._is_open = self._is_preview = self._explains = False
        self._is_left = False
        """Whether the game itself is shown, including wrong digits, until a step is chosen."""
        self._message = ""
        self._connect()

    def _connect(self) -> None:
        dock, session = self.dock, self._session
        dock.closed.connect(self.close)
        dock.list_chosen.connect(self._choose_list)
        dock.choice_made.connect(self._filter)
        dock.order_chosen.connect(self._sort)
        dock.searched.connect(self._search)
        dock.list.shown.connect(self.show_step)
        dock.list.entered.connect(self._enter)
        dock.plot.step_clicked.connect(self._show_bar)
        dock.explained.connect(self.explain)
        dock.gone_to.connect(self.go)
        session.changed.connect(lambda _: self.follow())
        session.replaced.connect(lambda: self._take(NOTHING, ""))  # of another game
        session.replaced.connect(self.follow)
        self._page.paused_changed.connect(lambda _: self._follow_pause())
        self._context.cards.finish.look_back_clicked.connect(self.close)
        self._hints.opening.connect(self._make_way)
        self._hints.closed.connect(self._come_back)

    # Opening and closing

    @property
    def is_open(self) -> bool:
        """Whether the dock is open."""
        return self._is_open

    @property
    def is_waiting(self) -> bool:
        """Whether the path of the current position is not known yet."""
        return self._timer.isActive() or self._job.is_running

    @property
    def outlook(self) -> Outlook[Any]:
        """The path, as far as it is known."""
        return self._found.outlook

    @property
    def ladder(self) -> Ladder:
        """The ladder by which the path was found."""
        return self._found.ladder

    def open(self) -> None:
        """Open the dock, unless it is open."""
        if not self._is_open:
            self._context.actions["show_steps"].trigger()

    def show_steps(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Open the dock, or close it."""
        if not on:
            self.close()
            return
        self._hints.close()
        if self._page.sole_card is self._context.cards.history:
            self._context.actions["show_history"].trigger()
        self._is_open, self._is_left = True, False
        self._page.set_dock_shown(True)
        self.retranslate()
        if not self.dock.isVisibleTo(self._page.window()):
            self.close()
            text = self.tr("There is no room for the steps: make the window larger.")
            self._context.services.tell(text)
            return
        self.dock.setFocus()
        self._look()
        self.status_changed.emit()

    def close(self) -> None:
        """Close the dock, and show only the game on the board."""
        if not self._is_open:
            return
        if self._explains:  # its position may be another one and must not remain
            self._hints.close()
        self._is_open = False
        self._timer.stop()
        self._job.drop()
        self._show_game()
        self._found, self.number = NOTHING, 0
        self._model.set_rows(())
        self._page.set_dock_shown(False)
        self._context.actions["show_steps"].setChecked(False)
        self._page.board.setFocus()
        self.status_changed.emit()

    def retranslate(self) -> None:
        """Set all texts again in the installed language, if the dock is open."""
        if self._is_open:
            self._fill()

    def words(self) -> list[str]:
        """The parts of the status line about the steps; none if it is closed."""
        if not self._is_open:
            return []
        if self._is_preview:
            return [preview_words(0 if self._is_next else self.number, len(self.outlook.path))]
        return walking_words()

    # Finding

    def follow(self) -> None:
        """Search again soon, since the board, or the order of techniques, has changed."""
        if self._is_open:
            self._show_game()
            self._timer.start()
            self.status_changed.emit()

    def _follow_pause(self) -> None:
        """Hide the contents in a pause."""
        if self._is_open:
            self.dock.setEnabled(not self._session.is_paused)
            self._fill()

    def _look(self) -> None:
        """Find the solving path from the present position."""
        if self._context.is_drafting:
            self._take(NOTHING, self.tr("First the puzzle has to be finished and played."))
            return
        states = tuple(states_of(self._session.history.line()))
        kind = self.kind if self._found is not NOTHING else kind_for(self._session.setup)

        def found(path: PathFound) -> None:
            if self._is_open and self._session.state is states[-1]:
                fault, self.kind = path.outlook.fault, kind
                self._take(path, say(fault) if fault else "")

        def stopped() -> None:
            self._take(NOTHING, self.tr("The search was stopped. It goes on with the next move."))

        self._job.run(
            self.tr("Looking for the path…"),
            kind.find(states, self._session.setup.minutes, self._context.ladder()),
            found,
            stopped,
        )

    def _take(self, found: PathFound, message: str) -> None:
        if not self._is_open:
            return
        self._found, self._message = found, message
        self.number = self._first
        self._fill()

    @property
    def _first(self) -> int:
        """The step to begin with: the next one, or the first of a list, or of a solved puzzle."""
        outlook = self.outlook
        return len(outlook.past) + 1 if self._list == PATH and outlook.ahead else 1

    # Listing

    @property
    def steps(self) -> tuple[PathStep[Any], ...]:
        """The steps of the current list, whether filtered or not."""
        outlook = self.outlook
        return outlook.path if self._list == PATH else outlook.now

    @property
    def telling(self) -> Telling:
        """How steps are told at present."""
        return self._hints.telling

    def _fill(self) -> None:
        """Show the list, and scroll to the step shown."""
        outlook, telling = self.outlook, self.telling
        self._proxy.set_board(self._context.model.side, telling.signs)
        past = len(outlook.past) if outlook.ahead else SOLVED
        path = tuple(self.kind.rows(outlook.path, past, telling, self.ladder))
        if self._list == PATH:
            self._model.set_rows(path)
        else:
            rows = self.kind.rows(outlook.now, 0, telling, self.ladder)
            self._model.set_rows(row._replace(is_next=False) for row in rows)
        self.dock.plot.set_steps([row.level for row in path], [row.name for row in path], past)
        self.dock.set_count(len(outlook.now) if outlook.path else None)
        self._choose(self.number)

    def _say_message(self) -> None:
        text = self._message
        if self._session.is_paused:
            text = self.tr("The game is paused.")
        elif not text and self._found is not NOTHING and not self.steps:
            text = self.tr("The puzzle is solved.")
        elif not text and self.steps and not self._proxy.rowCount():
            text = self.tr("No step fits.")
        elif not text and not self.steps:
            text = self.tr("Looking for the path…")
        self.dock.show_message(text)

    def _choose_list(self, name: str) -> None:
        self._list = name
        self.number = self._first
        self._sort(self._proxy.order)
        self._fill()

    def _filter(self, choice: str) -> None:
        self._proxy.choose(StepChoice(choice))
        self._choose(self.number)

    def _search(self, words: str) -> None:
        self._proxy.search(words)
        self._choose(self.number)

    def _sort(self, order: str) -> None:
        """Change the order; all steps are in groups if that is by technique."""
        by_name = order == StepOrder.TECHNIQUE or (self._list == NOW and order == StepOrder.PATH)
        self._proxy.sort_by(StepOrder(order), grouped=by_name)
        self._choose(self.number)

    # Showing

    def show_step(self, number: int) -> None:
        """Show a step of the list in its position; the game is unchanged."""
        if self._session.is_paused or not 0 < number <= len(self.steps):
            return
        explains = self._hints.is_open and self._explains
        self._is_left = False
        self._hints.close()
        self._choose(number)
        if explains:
            self.explain()

    def _show_bar(self, number: int) -> None:
        if self._list != PATH:
            self.dock.segment.choose(PATH)
            self._choose_list(PATH)
        self.show_step(number)

    def _choose(self, number: int) -> None:
        self.number = number
        self.dock.list.choose(self._proxy.row_of(number) if number else -1)
        self._say_place()
        self._say_message()
        self._draw()

    def _say_place(self) -> None:
        """Show below the bars the place in the path, and how much is left from there."""
        at = self.number if self._list == PATH else len(self.outlook.past) + 1
        current = self.current_step
        go_text = self.tr("Go to here")
        if current and self._is_here:
            go_text = self.kind.apply_words(current)
        self.dock.plot.set_mark(at if at <= len(self.outlook.path) else 0)
        self.dock.set_caption(caption_of(self._found, at), go_text=go_text)

    @property
    def _is_next(self) -> bool:
        """Whether the step shown is valid in the correct part of the player's position."""
        outlook = self.outlook
        on_path = bool(outlook.ahead) and self.number == len(outlook.past) + 1
        return self._list == NOW or on_path

    @property
    def _is_here(self) -> bool:
        """Whether it is valid in the whole position, without a wrong digit under a disc."""
        return self._is_next and not self.outlook.wrong

    @property
    def current_step(self) -> PathStep[Any] | None:
        """The step shown."""
        steps = self.steps
        return steps[self.number - 1] if 0 < self.number <= len(steps) else None

    def _draw(self) -> None:
        """Draw the step shown, in its position."""
        current = self.current_step
        if self._hints.is_open:
            return
        if current is None or self._session.is_paused or (self._is_left and self.outlook.wrong):
            self._show_game()
            return
        model = self._context.model
        if self._is_next:
            self._hints.note(current.step)
        if self._is_here:
            self._show_game()
        else:
            self._is_preview = True
            model.show(current.before)
        model.set_drawing(self.kind.drawing(current))
        self.status_changed.emit()

    def _show_game(self) -> None:
        """Show the present game without drawings."""
        model = self._context.model
        if self._is_preview:
            self._is_preview = False
            model.show(None)
        model.set_drawing()

    def leave_preview(self) -> bool:
        """Return to the game from another position; return whether one was shown."""
        was = self._is_preview
        if was:
            self._is_left = True
            self._hints.close()
            self._choose(len(self.outlook.past) + 1 if self._list == PATH else 1)
        return was

    def _make_way(self) -> None:
        """Hide the step for a hint, which shows its own position."""
        if self._is_open:
            self._show_game()

    def _come_back(self) -> None:
        """Show the step again after the hint, unless the board has changed."""
        self._explains = False
        if self._is_open and not self.is_waiting:
            self._draw()

    # What the player does with it

    def explain(self) -> None:
        """Tell the step that is shown in full, for walking link by link."""
        current = self.current_step
        if current is not None:
            self._hints.show_known(self.kind.explanation(current, is_here=self._is_here))
            self._explains = self._hints.is_open

    def _enter(self, number: int) -> None:
        self.show_step(number)
        self.go()

    def go(self) -> None:
        """Set the board to the position of the step shown, as one move; or apply the step."""
        current = self.current_step
        if current is None or self._session.is_paused:
            return
        here = self._is_here
        self._hints.close()
        self._show_game()
        if here:
            self._hints.apply_step(current.step)
        else:
            play = Play.of_states(states_of(self._session.history.line()))
            self._context.play(move_to(current.before, play))

    def leave(self) -> bool:
        """Leave a hint, a search or a preview, and then the dock; return whether it was open."""
        if not (self._is_open and self._page.isVisible()):
            return False
        if self._hints.is_open:
            self._hints.close()
        elif not (self.dock.leave_search() or self.leave_preview()):
            self.close()
        return True
