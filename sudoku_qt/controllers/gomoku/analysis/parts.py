# SPDX-License-Identifier: MIT
"""The parts of an analysis, each of which computes something and presents it in rows."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.gomoku.analysis import words
from sudoku_qt.controllers.gomoku.analysis.finder import LineFinder
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.workers.analysis import find_wins, judge_game
from sudoku_qt.engine.gomoku.analysis.turning_points import (
    Judgement,
    TurningPoint,
    turning_points,
)
from sudoku_qt.engine.gomoku.analysis.wins import Attack, Verdict, Win
from sudoku_qt.engine.gomoku.board import BLACK, point_name
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState, Phase
from sudoku_qt.views.gomoku.analysis.card import LINES, TURNS, WINS
from sudoku_qt.views.gomoku.analysis.parts import RowWords


@dataclass(frozen=True)
class Scene:
    """The game shown, as all its positions, and the number of the current one."""

    setup: GomokuSetup
    states: tuple[GomokuState, ...]
    number: int

    @property
    def state(self) -> GomokuState:
        """The current position."""
        return self.states[self.number]

    @property
    def size(self) -> int:
        """The number of rows."""
        return self.setup.size

    @property
    def next_number(self) -> int:
        """The number of the next stone."""
        return len(self.state.order) + 1

    @property
    def attack(self) -> Attack | None:
        """The position as an attack of the side to move; None if the game is over."""
        state = self.state
        if state.ending or state.phase is not Phase.PLAY:
            return None
        return Attack(self.setup.rule, state.stones, state.to_move)


@dataclass(frozen=True)
class PartShown:
    """The contents of a part: a title, rows, facts, and a search's depth and time."""

    title: str = ""
    rows: tuple[RowWords, ...] = ()
    message: str = ""
    search_depth: str = ""


def _for_black(value: float, scene: Scene) -> float:
    """The value for Black of a value for the side to move."""
    return value if scene.state.to_move == BLACK else -value


class AnalysisPart(QObject):
    """A part of the analysis, such as the best lines."""

    found = Signal()

    def __init__(self, context: GomokuContext, finder: LineFinder, parent: QObject) -> None:
        super().__init__(parent)
        self.finder, self.jobs = finder, context.services.jobs
        self.job = 0

    @abstractmethod
    def look(self, scene: Scene) -> None:
        """Compute the part for a scene."""

    @abstractmethod
    def content(self, scene: Scene, row: int) -> PartShown:
        """The present results."""

    @abstractmethod
    def line(self, scene: Scene, row: int) -> tuple[int, ...]:
        """The moves of a row, from the position on; none if there is no such row."""

    def number_of(self, scene: Scene, row: int) -> int | None:
        """The position that a row leads to; None for the current one."""
        return None

    def value(self, scene: Scene) -> float | None:
        """The value for Black, from -1 to 1, if this part knows it."""
        return None

    def drop(self) -> None:
        """Stop computing."""
        self.jobs.cancel(self.job)

    def forget(self) -> None:
        """Forget all results."""
        self.drop()

    def values(self, scene: Scene) -> tuple[float, ...]:
        """The values of all positions of the game, if this part knows them."""
        return ()

    def mistakes(self, scene: Scene) -> dict[int, str]:
        """What is known to be wrong with moves, by the number of the position after each."""
        return {}

    def over(self) -> str:
        """A text that there is nothing to compute."""
        return self.tr("Nobody is to move here.")


class BestLines(AnalysisPart):
    """The best lines of the position shown."""

    def __init__(self, context: GomokuContext, finder: LineFinder, parent: QObject) -> None:
        super().__init__(context, finder, parent)
        finder.found.connect(self.found)

    def look(self, scene: Scene) -> None:
        """Search the position."""
        if scene.attack:
            self.finder.begin(scene.attack)
        else:
            self.finder.drop()

    def content(self, scene: Scene, row: int) -> PartShown:
        """The lines found so far."""
        if scene.attack is None:
            return PartShown(message=self.over())
        lines = self.finder.lines
        if not lines.lines:
            return PartShown(message=self.tr("Thinking…"))
        rows = tuple(words.line_row(scene.size, line, scene.next_number) for line in lines.lines)
        return PartShown(rows=rows, search_depth=words.search_depth(lines.lines[0], lines.seconds))

    def line(self, scene: Scene, row: int) -> tuple[int, ...]:
        """The moves of a line."""
        lines = self.finder.lines.lines
        return lines[row].points if row < len(lines) and scene.attack else ()

    def value(self, scene: Scene) -> float | None:
        """The value of the best line."""
        lines = self.finder.lines_of(scene.attack)
        return _for_black(lines[0].value, scene) if lines else None


class ProvedWins(AnalysisPart):
    """Whether there is a proved win in the position shown."""

    def __init__(self, context: GomokuContext, finder: LineFinder, parent: QObject) -> None:
        super().__init__(context, finder, parent)
        self._attack: Attack | None = None
        self._verdicts: tuple[Verdict, ...] = ()

    def look(self, scene: Scene) -> None:
        """Search for a win of the side to move."""
        attack = scene.attack
        if attack == self._attack:
            return
        self.drop()
        self._attack = attack
        if attack is not None:
            self.job = self.jobs.start(find_wins(attack), self._take)

    def _take(self, verdicts: tuple[Verdict, ...]) -> None:
        self._verdicts = verdicts
        self.found.emit()

    def drop(self) -> None:
        """Stop searching."""
        super().drop()
        self._attack, self._verdicts = None, ()

    def content(self, scene: Scene, row: int) -> PartShown:
        """The win found, or that none was, with the certainty."""
        colour = scene.state.to_move
        if scene.attack is None:
            return PartShown(message=self.over())
        if not self._verdicts:
            return PartShown(message=self.tr("Looking for a win…"))
        win = self._verdicts[-1].win
        if win is None:
            return PartShown(message=words.no_win(self._verdicts, colour))
        row_words = words.win_row(scene.size, win, scene.next_number)
        return PartShown(words.win_title(win, colour), (row_words,))

    def line(self, scene: Scene, row: int) -> tuple[int, ...]:
        """All moves of the win, against the longest defence."""
        win = self._win_in(scene)
        return win.line if win and row == 0 else ()

    def value(self, scene: Scene) -> float | None:
        """The value of a proved win."""
        return _for_black(1.0, scene) if self._win_in(scene) else None

    def _win_in(self, scene: Scene) -> Win | None:
        is_known = self._verdicts and scene.attack and scene.attack == self._attack
        return self._verdicts[-1].win if is_known else None


class TurningPoints(AnalysisPart):
    """The turning points of each side."""

    def __init__(self, context: GomokuContext, finder: LineFinder, parent: QObject) -> None:
        super().__init__(context, finder, parent)
        self._states: tuple[GomokuState, ...] = ()
        self._judged: tuple[Judgement, ...] = ()
        self._learned: dict[int, Judgement] = {}
        """The judgements of positions, by number, that were searched for longer."""
        self._share = 0.0

    def look(self, scene: Scene) -> None:
        """Evaluate the positions of the whole game, once."""
        if scene.states == self._states and (self._judged or self.jobs.is_running(self.job)):
            return
        self.forget()
        self._states = scene.states
        work = judge_game(scene.setup, scene.states)
        self.job = self.jobs.start(work, self._take, progress=self._hear)

    def _take(self, judged: tuple[Judgement, ...]) -> None:
        self._judged = judged
        self.found.emit()

    def _hear(self, share: float) -> None:
        self._share = share
        self.found.emit()

    def forget(self) -> None:
        """Forget the results of a game."""
        super().forget()
        self._states, self._judged, self._learned, self._share = (), (), {}, 0.0

    def _turns(self, scene: Scene) -> tuple[TurningPoint, ...]:
        if scene.states != self._states:
            return ()
        self._learn(scene)
        return tuple(map(self._corrected, turning_points(self._states, self._judged)))

    def _learn(self, scene: Scene) -> None:
        """Take the best lines' word for the position shown: they were searched for longer."""
        after = scene.states[scene.number + 1 : scene.number + 2]
        lines = [line for line in self.finder.lines_of(scene.attack) if line.points]
        others = (line.points for line in lines if not after or line.points[0] != after[0].last)
        if lines:
            value = _for_black(lines[0].value, scene)
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
        if not self._judged:
            share = self.tr("Looking through the game… {share} %")
            return PartShown(message=share.format(share=round(100 * self._share)))
        turns = self._turns(scene)
        if not turns:
            return PartShown(message=self.tr("No move cost either side much."))
        rows = tuple(
            words.turn_row(scene.size, turn, self._states[turn.number].order[-1]) for turn in turns
        )
        return PartShown(rows=rows)

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
        if not self._judged:
            return {}
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
        """The values of all positions; none before the game was looked through."""
        if scene.states != self._states:
            return ()
        judged = enumerate(self._judged)
        return tuple(self._learned.get(number, each).value for number, each in judged)


PARTS: Mapping[str, type[AnalysisPart]] = {LINES: BestLines, WINS: ProvedWins, TURNS: TurningPoints}
