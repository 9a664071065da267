# SPDX-License-Identifier: MIT
"""The example of a topic: found in a worker, or read from its page, and walked step by step."""

from functools import cached_property

from PySide6.QtCore import QObject, QTimer

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.stations import Station, stations_of_page, stations_of_step
from sudoku_qt.controllers.sudoku.learn.topics import Topic
from sudoku_qt.controllers.sudoku.learn.variants import boards, walk
from sudoku_qt.controllers.sudoku.learn.variants.boards import LessonFigures
from sudoku_qt.controllers.sudoku.workers.teaching.learn import find_example
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition
from sudoku_qt.engine.sudoku.logic.step import Notation
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.sudoku.learn.explained import Explained
from sudoku_qt.views.sudoku.learn.words import StationShown

SEED = "example"
"""A fixed seed, so that the examples are always the same."""
PATIENCE_MS = 150
"""How long the last example stays visible while another one is searched."""


class Example(QObject):
    """Shows the steps of an example on a separate board."""

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs = jobs
        session = Session(SudokuGame(), EMPTY, self)
        self.model = SudokuModel(session, session)
        self._explained: Explained | None = None
        self._topic: Topic | None = None
        self._position: ExamplePosition | None = None
        self._stations: tuple[Station, ...] = ()
        self._at = self._job = 0
        self._late = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._late.timeout.connect(self._clear)

    def show_on(self, explained: Explained) -> None:
        """Set the view that shows the steps."""
        self._explained = explained
        explained.sheet.beside.pointed.connect(self.model.point_to)

    def show(self, topic: Topic, library: Library, notation: Notation) -> None:
        """Show the example of a topic; if it is shown already, set its texts again."""
        if topic != self._topic:
            self._jobs.cancel(self._job)
            self._late.stop()
            self._topic, self._position, self._at = topic, None, 0
            self._stations = ()
        page = library.lesson_page(topic)
        if topic.has_boards:
            self._stand_on_variant(topic, library, notation)
        elif page and page.steps:
            self._stand_on(stations_of_page(page))
        elif self._position is not None:
            telling = Telling(library.pages, notation)
            self._stand_on(stations_of_step(self._position, telling))
        elif topic.example:
            self._find(topic, library, notation)

    def _stand_on_variant(self, topic: Topic, library: Library, notation: Notation) -> None:
        page, example = library.variant_page(topic), boards.boards_of(topic.key).example
        self._stand_on(walk.stations_of_variant(page, example, notation))

    def _find(self, topic: Topic, library: Library, notation: Notation) -> None:
        def found(position: ExamplePosition | None) -> None:
            if topic == self._topic and position is not None:
                self._late.stop()
                self._position = position
                self.show(topic, library, notation)

        self._jobs.cancel(self._job)
        self._late.start()
        self._job = self._jobs.start(find_example(topic.example, SEED), found)

    def _clear(self) -> None:
        """Clear the example of the former topic if that of this one takes long."""
        self.model.show(None)
        if "_figures" in self.__dict__:
            self._figures.show(None)
        if self._explained is not None:
            self._explained.show_station(StationShown("", ""))

    @cached_property
    def _figures(self) -> LessonFigures:
        """The figures on the board, once there was a variant."""
        assert self._explained is not None  # noqa: S101 - shown before
        return LessonFigures(self._explained.sheet.board, self.model)

    def walk(self, way: int) -> None:
        """Go one step forward (1) or back (-1)."""
        if 0 <= self._at + way < len(self._stations):
            self._stand_at(self._at + way)
            if self._explained is not None:
                self._explained.read_out()

    def _stand_on(self, stations: tuple[Station, ...]) -> None:
        self._stations = stations
        self._stand_at(min(self._at, len(stations) - 1))

    def _stand_at(self, number: int) -> None:
        self._at = number
        station = self._stations[number]
        if self.model.grid != station.grid:
            self.model.show(station.grid)
        if "_figures" in self.__dict__ or (self._topic and self._topic.is_variant):
            self._figures.show_at(station)
        self.model.set_drawing(station.drawing)
        if self._explained is not None:
            self._explained.show_station(station.content)
