# SPDX-License-Identifier: MIT
"""The turning points of a game: all its positions are evaluated, one after the other."""

from dataclasses import replace
from itertools import takewhile

from PySide6.QtCore import QObject

from sudoku_qt.controllers.gomoku.analysis import words
from sudoku_qt.controllers.gomoku.analysis.finder import LineFinder
from sudoku_qt.controllers.gomoku.analysis.parts import AnalysisPart, PartShown, Scene, for_black
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.workers.analysis import judge_game
from sudoku_qt.engine.gomoku.analysis.turning_points import Judgement, TurningPoint, turning_points
from sudoku_qt.engine.gomoku.board import BLACK, Stones, point_name
from sudoku_qt.engine.gomoku.state import GomokuState

JUDGE_SECONDS = 0.15
"""The seconds for a position at first."""
LONGER = 4
"""How many times as long a game is looked at again."""


class TurningPoints(AnalysisPart):
    """The turning points of each side."""

    def __init__(self, context: GomokuContext, finder: LineFinder, parent: QObject) -> None:
        super().__init__(context, finder, parent)
        self._states: tuple[GomokuState, ...] = ()
        self._judged: list[Judgement] = []
        """The judgements of the first positions, to which the work adds those that follow."""
        self._former: tuple[Judgement, ...] = ()
        """The judgements of all positions from before they were judged again."""
        self._learned: dict[int, Judgement] = {}
        """The judgements of positions, by number, that were searched for longer."""
        self._cache: dict[tuple[Stones, int], Judgement] = {}
        """The judgements of positions on all lines that were looked through."""
        self._seconds, self._is_stopped = JUDGE_SECONDS, False

    def look(self, scene: Scene) -> None:
        """Evaluate the positions of the whole game, once."""
        if scene.states != self._states:
            self._change(scene.states)
        if self._is_stopped or self._is_whole or self.jobs.is_running(self.job):
            return
        work = judge_game(scene.setup, self._states, self._seconds, self._judged)
        hear = self.found.emit
        self.job = self.jobs.start(work, lambda _: hear(), progress=lambda _: hear())

    def _change(self, states: tuple[GomokuState, ...]) -> None:
        """Take another line, with what is known of the positions that it shares with others."""
        for number, (state, judged) in enumerate(zip(self._states, self._known, strict=False)):
            best = self._learned.get(number, judged)
            self._cache[state.stones, state.to_move] = best
        self.drop()
        known = (self._cache.get((state.stones, state.to_move)) for state in states)
        self._judged = [each for each in takewhile(lambda each: each is not None, known) if each]
        self._states, self._former, self._learned = states, (), {}
        self._seconds = JUDGE_SECONDS

    @property
    def _is_whole(self) -> bool:
        return 0 < len(self._states) <= len(self._judged)

    def drop(self) -> None:
        """Stop computing; the work under way keeps the list that it adds to."""
        super().drop()
        self.job, self._judged = 0, [*self._judged]

    def forget(self) -> None:
        """Forget the results of a game."""
        super().forget()
        self._states, self._judged, self._former, self._learned = (), [], (), {}
        self._seconds, self._is_stopped = JUDGE_SECONDS, False
        self._cache = {}

    def runs(self, scene: Scene) -> bool | None:
        """Whether the game is being looked through."""
        return self.jobs.is_running(self.job)

    def toggle(self, scene: Scene) -> None:
        """Stop looking through the game, or go on; after the end look again, for longer."""
        if self.jobs.is_running(self.job):
            self.drop()
            self._is_stopped = True
            return
        self._is_stopped = False
        if self._is_whole:
            self._former, self._judged = tuple(self._judged), []
            self._seconds *= LONGER
        self.look(scene)

    def knows(self, scene: Scene) -> int:
        """The number of positions of the game that are judged."""
        return len(self._known) if scene.states == self._states else 0

    @property
    def _known(self) -> tuple[Judgement, ...]:
        """The newest judgements; of positions that are not judged again yet the former ones."""
        judged = tuple(self._judged)
        return (*judged, *self._former[len(judged) :])

    def _turns(self, scene: Scene) -> tuple[TurningPoint, ...]:
        if scene.states != self._states:
            return ()
        self._learn(scene)
        return tuple(map(self._corrected, turning_points(self._states, self._known)))

    def _learn(self, scene: Scene) -> None:
        """Take the best lines' word for the position shown: they were searched for longer."""
        after = scene.states[scene.number + 1 : scene.number + 2]
        found = self.finder.lines_of(scene.attack)
        lines = [line for line in found if line.points and line.is_valued]
        others = (line.points for line in lines if not after or line.points[0] != after[0].last)
        if lines:
            value = for_black(lines[0].value, scene)
            self._learned[scene.number] = Judgement(value, next(others, ()))

    def _corrected(self, turn: TurningPoint) -> TurningPoint:
        """A turning point with what has been learned of it since the game was looked through."""
        sign = 1 if turn.colour == BLACK else -1
        before, after = (self._learned.get(turn.number - back) for back in (1, 0))
        return replace(
            turn,
            before=sign * before.value if before else turn.before,
            after=sign * after.value if after else turn.after,
            better=(before and before.line) or turn.better,
        )

    def content(self, scene: Scene, row: int) -> PartShown:
        """The turning points of both sides."""
        turns, message = self._turns(scene), ""
        number, count = len(self._judged), len(scene.states)
        if self.jobs.is_running(self.job):
            share = self.tr("Looking through the game… {share} %")
            message = share.format(share=100 * number // count)
        elif self._is_stopped:
            stopped = self.tr("Stopped after {number} of {count} positions.")
            message = stopped.format(number=number, count=count)
        elif not turns:
            message = self.tr("No move cost either side much.")
        rows = tuple(
            words.turn_row(scene.size, turn, self._states[turn.number].order[-1]) for turn in turns
        )
        return PartShown(rows=rows, message=message)

    def line(self, scene: Scene, row: int) -> tuple[int, ...]:
        """The better move, if the position before it is shown."""
        turns = self._turns(scene)
        here = 0 <= row < len(turns) and turns[row].number - 1 == scene.number
        return turns[row].better if here else ()

    def number_of(self, scene: Scene, row: int) -> int | None:
        """The number of the position before the move."""
        turns = self._turns(scene)
        return turns[row].number - 1 if row < len(turns) else None

    def mistakes(self, scene: Scene) -> dict[int, str]:
        """The turning points, with what would have been better."""
        better = self.tr("{point} was better")
        return {
            turn.number: better.format(point=point_name(scene.size, turn.better[0]))
            for turn in self._turns(scene)
            if turn.better
        }

    def value(self, scene: Scene) -> float | None:
        """The value of the position, as it was judged."""
        values = self.values(scene)
        return values[scene.number] if scene.number < len(values) else None

    def values(self, scene: Scene) -> tuple[float, ...]:
        """The values of the positions that were looked at; the last may still be unknown."""
        if scene.states != self._states:
            return ()
        judged = enumerate(self._known)
        return tuple(self._learned.get(number, each).value for number, each in judged)
