# SPDX-License-Identifier: MIT
"""Problems in the window: the player looks for the win, the engine answers every move."""

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QCoreApplication, QObject, Signal

from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.gomoku.analysis.problem_pool import ProblemPool, entry_of, setup_of
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.play.questions import Question
from sudoku_qt.controllers.gomoku.words import colour_name
from sudoku_qt.controllers.gomoku.workers.analysis import find_problems, find_reply
from sudoku_qt.engine.gomoku.analysis.problems import Outcome, Reply, WinProblem
from sudoku_qt.engine.gomoku.analysis.wins import Attack
from sudoku_qt.engine.gomoku.board import point_name
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.gomoku.drawing import GomokuDrawing, planned
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say

translate = QCoreApplication.translate
MADE = 5
"""The number of new problems that are made at once."""
WRONG = {
    Outcome.NO_FOUR: QT_TRANSLATE_NOOP(
        "GomokuProblems", "{point} makes no four, so there is time for {answer}."
    ),
    Outcome.STOPPED: QT_TRANSLATE_NOOP(
        "GomokuProblems",
        "{point} makes a four, but after {answer} there is no win by continuous fours any more.",
    ),
}


class GomokuProblems(QObject):
    """Active while the current game began from a problem."""

    changed = Signal()
    """The question beside the board has changed."""

    def __init__(self, context: GomokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        services = context.services
        self._pool = ProblemPool(services.paths.gomoku_problems, services.settings)
        self._job = ForegroundJob(services, self)
        self._problem: WinProblem | None = None
        self._said = ""
        self._is_shelved = False
        context.session.replaced.connect(self._begin)
        context.session.changed.connect(lambda _: self._job.drop())
        context.session.finished.connect(self._finish)

    def _begin(self) -> None:
        """Find out whether a new game is a problem."""
        self._said = ""
        self._job.drop()
        setup = self._context.session.setup
        try:
            self._problem = self._pool.of_setup(setup)
        except Fault as fault:
            self._problem = None
            self._context.services.complain(say(fault))

    def _shelve(self) -> None:
        """Add all problems to the library of a player who has begun one. Raises `Fault`."""
        access, solved = self._context.services.library, self._pool.solved
        entries = [
            entry_of(problem, self.tr("Gomoku problems"), solved=problem.name in solved)
            for problem in self._pool.problems.values()
        ]
        if not self._is_shelved:
            self._is_shelved = True
            access.write(lambda _: access.library.add(entries))

    def next_problem(self) -> None:
        """Begin the next unsolved problem."""
        try:
            problem = self._pool.next_after(self._problem.name if self._problem else "")
            self._shelve()
        except Fault as fault:
            self._context.services.complain(say(fault))
            return
        if problem is None:
            text = self.tr("All problems are solved.")
            offers = [(self.tr("Make new ones"), self.new_problems)]
            self._context.services.tell(text, offers)
        else:
            self._context.begin(setup_of(problem))

    def new_problems(self) -> None:
        """Let the engine play against itself until some new problems are found."""
        setup = self._context.session.setup
        seed = Random().randrange(1 << 30)
        work = find_problems(setup.rule, setup.size, seed, MADE)
        self._job.run(self.tr("Making problems…"), work, self._keep)

    def _keep(self, made: tuple[WinProblem, ...]) -> None:
        try:
            count, self._is_shelved = self._pool.add(made), False
            self._shelve()
        except Fault as fault:
            self._context.services.complain(say(fault))
            return
        text = self.tr("New problems: {count}").format(count=count)
        self._context.services.tell(text, [(self.tr("Next problem"), self.next_problem)])

    # Solving

    def takes(self, point: int) -> bool:
        """Judge the move of a solver; return whether there is a problem to be solved."""
        if self._problem is None:
            return False
        state = self._context.session.state
        if state.stones[point] or state.to_move != self._problem.side:
            return True
        attack = Attack(self._problem.rule, state.stones, self._problem.side)
        work = find_reply(attack, point)
        self._job.run(self.tr("Thinking…"), work, lambda reply: self._answer(point, reply))
        return True

    def _answer(self, point: int, reply: Reply) -> None:
        if self._problem is None:
            return
        if reply.outcome in WRONG:
            self._refute(self._problem, point, reply)
            return
        self._context.model.set_drawing()
        self._said = self.tr("Right.") if reply.outcome is Outcome.RIGHT else ""
        self._context.put(point)
        if reply.answer is not None:
            name = point_name(self._problem.size, reply.answer)
            self._said = self.tr("Right. The answer is {point}; go on.").format(point=name)
            self._context.put(reply.answer)
        self.changed.emit()

    def _refute(self, problem: WinProblem, point: int, reply: Reply) -> None:
        """Show the move with its refutation, and let the player try again."""
        points = [point] if reply.answer is None else [point, reply.answer]
        self._context.model.set_drawing(GomokuDrawing((), planned(points, problem.side, 1)))
        names = [point_name(problem.size, each) for each in points]
        words = translate("GomokuProblems", WRONG[reply.outcome])
        self._said = words.format(point=names[0], answer=names[-1])
        self.changed.emit()

    def solution(self) -> None:
        """Show the win, move by move."""
        self._context.actions["find_win"].trigger()

    def again(self) -> None:
        """Restart the problem."""
        if self._problem:
            self._context.begin(setup_of(self._problem))

    def _finish(self) -> None:
        """Find out whether the right side has won the finished game."""
        if self._problem and self._is_won(self._problem):
            self._pool.solve(self._problem)
            access = self._context.services.library
            entry = entry_of(self._problem, self.tr("Gomoku problems"), solved=True)
            access.write(lambda _: access.library.keep(entry))
            text = self.tr("Solved.")
            self._context.services.tell(text, [(self.tr("Next problem"), self.next_problem)])

    def question(self) -> Question | None:
        """The question card while a problem is solved: the task, and the last move's result."""
        problem, state = self._problem, self._context.session.state
        if problem is None or state.ending or self._context.model.draft is not None:
            return None
        names = list(self._pool.problems)
        title = self.tr("Problem {number} of {count}").format(
            number=names.index(problem.name) + 1, count=len(names)
        )
        if problem.name in self._pool.solved:
            title = self.tr("{problem} · solved").format(problem=title)
        task = self.tr("{colour} wins by continuous fours, in {count} moves. Find the way.")
        text = self._said or task.format(colour=colour_name(problem.side), count=problem.moves)
        answers = (  # Return presses the first one, which must not leave an unsolved problem
            (self.tr("Start again"), self.again),
            (self.tr("Solution"), self.solution),
            (self.tr("Next problem"), self.next_problem),
        )
        return Question(title, text, answers)

    @property
    def is_on(self) -> bool:
        """Whether the current game began from a problem."""
        return self._problem is not None

    def after_end(self) -> tuple[str, Callable[[], None]] | None:
        """The primary action at the end of a problem; None at the end of any other game."""
        if self._problem is None:
            return None
        if self._is_won(self._problem):
            return self.tr("Next problem"), self.next_problem
        return self.tr("Start again"), self.again

    def _is_won(self, problem: WinProblem) -> bool:
        ending = self._context.session.state.ending
        return ending is not None and ending.winner == problem.side
