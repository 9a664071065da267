# SPDX-License-Identifier: MIT
"""The parts of an analysis, each of which computes something and presents it in rows."""

from abc import abstractmethod
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.gomoku.analysis import words
from sudoku_qt.controllers.gomoku.analysis.finder import LineFinder
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.controllers.gomoku.workers.analysis import find_wins
from sudoku_qt.engine.gomoku.analysis.threats import Threat, threats
from sudoku_qt.engine.gomoku.analysis.wins import Attack, Verdict, Win
from sudoku_qt.engine.gomoku.board import BLACK
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
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
        if state.ending or state.is_opening:
            return None
        return Attack(self.setup.rule, state.stones, state.to_move)

    @property
    def threats(self) -> tuple[Threat, ...]:
        """What threatens in the current position; nothing after the end."""
        return () if self.state.ending else threats(self.setup.rule, self.state.stones)


@dataclass(frozen=True)
class PartShown:
    """The contents of a part: a title, rows, facts, and a search's depth and time."""

    who: str = ""
    """The engine that says it; "" for ours."""
    title: str = ""
    rows: tuple[RowWords, ...] = ()
    message: str = ""
    search_depth: str = ""

    @property
    def in_short(self) -> str:
        """The title, the first row's move and figure, and the message."""
        rows = [f"{row.head} {row.figure}".strip() for row in self.rows[:1]]
        return " ".join(filter(None, (self.title, *rows, self.message)))


def for_black(value: float, scene: Scene) -> float:
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

    def runs(self, scene: Scene) -> bool | None:
        """Whether it goes on until it is stopped; None where nothing could go on."""
        return None

    def toggle(self, scene: Scene) -> None:
        """Let it go on until it is stopped, or stop it."""

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
            self.finder.begin(scene.setup, scene.state)
        else:
            self.finder.drop()

    def drop(self) -> None:
        """Stop searching, and forget the position."""
        self.finder.drop()

    def runs(self, scene: Scene) -> bool | None:
        """Whether it searches without end."""
        return self.finder.is_endless if scene.attack else None

    def toggle(self, scene: Scene) -> None:
        """Search without end, or stop."""
        if self.finder.is_endless:
            self.finder.stop()
        elif scene.attack:
            self.finder.go_on()

    def content(self, scene: Scene, row: int) -> PartShown:
        """The lines found so far."""
        if scene.attack is None:
            return PartShown(message=self.over())
        found, who, fault = self.finder.lines, self.finder.who, self.finder.fault
        rows = tuple(words.line_row(scene.size, line, scene.next_number) for line in found.lines)
        message = "" if rows else self.tr("Thinking…")
        if fault is not None:
            message = words.fault_of(who, fault)
        depth = words.search_depth(found.lines[0], found.seconds) if rows else ""
        return PartShown(who=who, rows=rows, message=message, search_depth=depth)

    def line(self, scene: Scene, row: int) -> tuple[int, ...]:
        """The moves of a line."""
        lines = self.finder.lines.lines
        return lines[row].points if row < len(lines) and scene.attack else ()

    def value(self, scene: Scene) -> float | None:
        """The value of the best line."""
        lines = self.finder.lines_of(scene.attack)
        return for_black(lines[0].value, scene) if lines and lines[0].is_valued else None


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
        return PartShown(title=words.win_title(win, colour), rows=(row_words,))

    def line(self, scene: Scene, row: int) -> tuple[int, ...]:
        """All moves of the win, against the longest defence."""
        win = self._win_in(scene)
        return win.line if win and row == 0 else ()

    def value(self, scene: Scene) -> float | None:
        """The value of a proved win."""
        return for_black(1.0, scene) if self._win_in(scene) else None

    def _win_in(self, scene: Scene) -> Win | None:
        is_known = self._verdicts and scene.attack and scene.attack == self._attack
        return self._verdicts[-1].win if is_known else None
