# SPDX-License-Identifier: MIT
"""The analysis beside the board: it follows the game, goes back in it, and walks lines."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from sudoku_qt.controllers.gomoku.analysis import words
from sudoku_qt.controllers.gomoku.analysis.choice import AnalysisChoice
from sudoku_qt.controllers.gomoku.analysis.finder import LineFinder
from sudoku_qt.controllers.gomoku.analysis.parts import AnalysisPart, BestLines, ProvedWins, Scene
from sudoku_qt.controllers.gomoku.analysis.turns import TurningPoints
from sudoku_qt.controllers.gomoku.context import GomokuContext
from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, WHITE, point_name
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.models.gomoku.drawing import NOTHING, GomokuDrawing, bands_of, planned
from sudoku_qt.views.gomoku.analysis.card import LINES, TURNS, WINS, AnalysisWords
from sudoku_qt.views.window.notice_bar import announce

SOON_MS = 250
"""A position is analysed after it has been shown for so long."""
WALKING = "line_back", "line_on", "run_analysis"
"""Actions that need an open card."""
RESULTS = {EMPTY: 0.0, BLACK: 1.0, WHITE: -1.0}
"""The value of a finished game by its winner."""
FIRST_DRAWN = 5
"""The stones of a best line that are drawn until the player steps through it."""


class GomokuAnalysis(QObject):
    """Analyses the position shown while the card is open; closed, it costs nothing."""

    status_changed = Signal()
    wanted = Signal(int)
    """A point is to be played."""
    opened = Signal()
    """The card was opened, or shows another of its parts."""
    judged = Signal()
    """The turning points are known, or better known."""
    left = Signal()
    """Another position is shown: it has to be checked again who may play."""

    def __init__(self, context: GomokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._page, self._card = context, context.page, context.page.analysis
        self.finder = LineFinder(context.services.jobs, self)
        self._choice = AnalysisChoice(context, self.finder, self)
        parts = context, self.finder, self
        self.turns = TurningPoints(*parts)
        self._parts: dict[str, AnalysisPart] = {
            LINES: BestLines(*parts),
            WINS: ProvedWins(*parts),
            TURNS: self.turns,
        }
        self._timer = QTimer(self, singleShot=True, interval=SOON_MS)
        self._timer.timeout.connect(self._look)
        self.is_on = False
        self._name = LINES
        self._number: int | None = None
        """The number of the position that is shown; None for the current position."""
        self._path: tuple[int, ...] = ()
        """The nodes of a variation that is shown; empty while the game itself is."""
        self._mistakes: dict[int, str] = {}
        self.marks: Mapping[int, str] = {}
        """The marks that are noted at the position."""
        self._row, self._steps, self._told = 0, -1, ""
        self._connect()

    def _connect(self) -> None:
        card, session, page = self._card, self._context.session, self._page
        card.curve.set_way()
        card.curve.chosen.connect(self.go_to)
        page.evaluation.chosen.connect(self.go_to)
        card.part_chosen.connect(self.tell)
        card.rows.chosen.connect(self.choose_row)
        card.rows.pointed.connect(self._point_at)
        card.key_clicked.connect(self._press_key)
        card.back_clicked.connect(self.line_back)
        card.on_clicked.connect(self.line_on)
        card.run.run_clicked.connect(self.run_analysis)
        card.closed.connect(self.close)
        page.finish.look_back_clicked.connect(self.close)
        session.changed.connect(lambda _: self._follow())
        session.replaced.connect(self._begin)
        for part in self._parts.values():
            part.found.connect(self._hear)
        self.turns.found.connect(self.judged)

    # Opening and closing

    def analyse(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Open the card, or close it."""
        if on:
            self.tell(TURNS if self._context.session.state.ending else LINES)
        else:
            self.close()

    def find_win(self) -> None:
        """Search for a win in the position shown."""
        self.tell(WINS)

    def turning_points(self) -> None:
        """Find the turning points of each side."""
        self.tell(TURNS)

    def tell(self, name: str) -> None:
        """Open the card with one of its parts."""
        self._context.replay.end()
        self.is_on, self._name = True, name
        self._choice.offer()
        self.offer()
        self._page.set_sole_card(self._page.study, below=self._page.side)
        self._card.segment.choose(name)
        self._row, self._steps, self._told = -1 if name == TURNS else 0, -1, ""
        self.opened.emit()
        self._look()

    def close(self) -> None:
        """Close the card, and show only the game on the board."""
        if not self.is_on:
            return
        self.is_on, self._number, self._path = False, None, ()
        self._timer.stop()
        self._drop()
        self.finder.rest()
        self.offer()
        self._context.model.show(None)
        self._context.model.set_drawing()
        self._page.set_sole_card(None)
        self.left.emit()

    def offer(self) -> None:
        """Update the menu: whether the card is open, and whether lines can be walked."""
        self._context.actions["analyse"].setChecked(self.is_on)
        for name in WALKING:
            self._context.actions.allow(name, self.is_on)

    def retranslate(self) -> None:
        """Set all texts again in the installed language."""
        if self.is_on:
            self._show()

    def run_analysis(self) -> None:
        """Let the part that is shown go on until it is stopped, or stop it."""
        scene = self.scene
        if self.is_on and scene is not None:
            self._part.toggle(scene)
            self._show()

    def _drop(self) -> None:
        for part in self._parts.values():
            part.drop()

    # Following

    def _begin(self) -> None:
        """Forget everything, since there is another game."""
        self.turns.forget()
        self._mistakes = {}
        self._follow()

    def _follow(self) -> None:
        """Cancel the work for the old position, after a move."""
        if not self.is_on:
            return
        self._number, self._steps, self._path = None, -1, ()
        self._row = -1 if self._name == TURNS else 0
        self._drop()
        self._context.model.show(None)
        self._timer.start()
        self._show()

    def _look(self) -> None:
        """Begin to analyse the position that is shown."""
        scene = self.scene
        if scene is not None and self.is_on:
            self._parts[LINES].look(scene)  # the bar, too, tells of these
            self._part.look(scene)
        self._show()

    def _hear(self) -> None:
        """Show new results; if there is no room for the card, in the notice."""
        self._show()
        scene = self.scene
        if self.is_on and scene and self._page.isVisible() and not self._card.isVisible():
            text = self._part.content(scene, self._row).in_short
            if text != self._told:
                self._told = text
                self._context.services.tell(text)

    @property
    def _part(self) -> AnalysisPart:
        return self._parts[self._name]

    @property
    def _nodes(self) -> tuple[int, ...]:
        history = self._context.session.history
        return self._path or tuple(history.numbers(history.at))

    @property
    def _states(self) -> tuple[GomokuState, ...]:
        return tuple(map(self._context.session.history.state_at, self._nodes))

    @property
    def game(self) -> list[GomokuState]:
        """The states of the game itself, up to the current one."""
        return [node.state for node in self._context.session.history.line()]

    @property
    def node(self) -> int:
        """The node of the history that is shown."""
        nodes = self._nodes
        return nodes[-1 if self._number is None else min(self._number, len(nodes) - 1)]

    @property
    def scene(self) -> Scene | None:
        """The position shown; None while a position is being set up."""
        if self._context.model.draft is not None:
            return None
        states = self._states
        number = len(states) - 1 if self._number is None else self._number
        return Scene(self._context.session.setup, states, min(number, len(states) - 1))

    # Going back in the game

    def go_to(self, number: int) -> None:
        """Show a position of the game by its number; 0 is the one before the first move."""
        self.go_along(self._nodes, number)

    def go_along(self, nodes: Sequence[int], number: int) -> None:
        """Show a position of a line of the game, which may be a variation."""
        if not 0 <= number < len(nodes) or self._context.model.draft is not None:
            return
        if not self.is_on:
            self.tell(LINES)
        history = self._context.session.history
        at = nodes[number] == history.at
        game = tuple(history.numbers(history.at))
        self._path = () if at or tuple(nodes) == game else tuple(nodes)
        self._number = None if at else number
        shown = None if at else history.state_at(nodes[number])
        self._context.model.show(shown, varies=True)
        if self._name != TURNS:
            self._row, self._steps = 0, -1
        self._look()
        self.left.emit()

    def forget_line(self) -> None:
        """Forget the line that is shown, whose nodes may get other numbers."""
        self._path, self._number, self._mistakes = (), None, {}

    def leave_preview(self) -> bool:
        """Return to the current position from another one; return whether one was shown."""
        was = self._number is not None
        if was:
            history = self._context.session.history
            line = history.numbers(history.at)
            self.go_along(line, len(line) - 1)
        return was

    @property
    def previews(self) -> bool:
        """Whether an earlier position is shown."""
        return self._number is not None

    # Walking

    @property
    def line(self) -> tuple[int, ...]:
        """The moves of the selected row."""
        scene = self.scene
        return self._part.line(scene, self._row) if scene else ()

    @property
    def _drawn(self) -> int:
        """The number of stones of the line that are drawn."""
        usual = FIRST_DRAWN if self._name != WINS else len(self.line)
        return min(usual if self._steps < 0 else self._steps, len(self.line))

    def line_on(self) -> None:
        """Draw one more stone of the line; after the last, only the first."""
        if self.is_on and self.line:
            self._walk(self._drawn % len(self.line) + 1)

    def line_back(self) -> None:
        """Draw one stone less; after none, the whole line."""
        if self.is_on and self.line:
            self._walk((self._drawn or len(self.line) + 1) - 1)

    def _walk(self, steps: int) -> None:
        self._steps = steps
        self._show()
        if steps and self.scene:
            announce(self._card, point_name(self.scene.size, self.line[steps - 1]))

    def choose_row(self, row: int) -> None:
        """Choose a row, and show the position that it leads to."""
        self._row, self._steps = row, -1
        number = self._part.number_of(self.scene, row) if self.scene else None
        if number is None:
            self._show()
        else:
            self.go_to(number)

    def _point_at(self, row: int) -> None:
        """Draw the line of the row under the mouse or, if there is none, the chosen one."""
        scene = self.scene
        if scene is not None:
            points = self._part.line(scene, row) if row >= 0 else self.line[: self._drawn]
            self._draw(scene, points[:FIRST_DRAWN] if row >= 0 else points)

    def _press_key(self) -> None:
        if not self.leave_preview() and self.line:
            self.wanted.emit(self.line[0])

    # Showing

    def _show(self) -> None:
        """Show and draw the present results."""
        scene = self.scene
        if not self.is_on or scene is None:
            return
        self._draw(scene, self.line[: self._drawn])
        self._card.say(self._words(scene))
        values = self.turns.values(scene) or self._context.values()
        self._card.show_curve(values, scene.number, len(scene.states))
        self.status_changed.emit()

    def _draw(self, scene: Scene, points: tuple[int, ...]) -> None:
        if self._context.session.is_paused:
            self._context.model.set_drawing(NOTHING)
            return
        bands = bands_of(scene.threats, scene.state.to_move)
        stones = planned(points, scene.state.to_move, scene.next_number)
        self._context.model.set_drawing(GomokuDrawing(bands, stones, self.marks))

    def _words(self, scene: Scene) -> AnalysisWords:
        content = self._part.content(scene, self._row)
        value = self._value(scene)
        drawn = bool(self.line and self._drawn)
        legend = words.legend(scene.threats, scene.state.to_move, line=drawn)
        return AnalysisWords(
            who=content.who,
            search_depth=content.search_depth,
            runs=self._part.runs(scene),
            is_course=self._name == TURNS,
            counts=self._name == LINES,
            share=-1.0 if value is None else (1 + value) / 2,
            verdict=("", "") if value is None or scene.state.ending else words.stands(value),
            title=content.title,
            rows=content.rows,
            chosen=self._row if content.rows else -1,
            message=content.message,
            legend=legend,
            key=self._key(scene),
            walks=(bool(self.line), bool(self.line)),
            keeps=bool(self.line),
        )

    def _value(self, scene: Scene) -> float | None:
        """The value for Black, the same beside each part: the surest that is known."""
        if scene.state.ending:
            return RESULTS[scene.state.ending.winner]
        known = (self._parts[name].value(scene) for name in (WINS, LINES, TURNS))
        shown = self._context.values()[scene.number : scene.number + 1]
        return next((value for value in (*known, *shown) if value is not None), None)

    def _key(self, scene: Scene) -> str:
        if self.previews:
            return self.tr("Back to the game")
        playable = self._context.may_play() and not scene.state.is_opening
        if self.line and playable and self._name != TURNS:
            return self.tr("Play {point}").format(point=point_name(scene.size, self.line[0]))
        return ""

    def mistakes(self) -> dict[int, str]:
        """What is known to be wrong with moves, by their nodes, on all lines looked through."""
        scene, nodes = self.scene, self._nodes
        known = self.turns.mistakes(scene) if scene else {}
        others = {
            node: why for node, why in self._mistakes.items() if node not in nodes or not known
        }
        self._mistakes = others | {nodes[number]: why for number, why in known.items()}
        return self._mistakes

    def show_marks(self, marks: Mapping[int, str]) -> None:
        """Draw the marks that are noted at the position."""
        if marks != self.marks:
            self.marks = marks
            self._show()

    def status(self) -> str:
        """The status line about the analysis; "" while it is closed."""
        scene = self.scene
        if not self.is_on or scene is None:
            return ""
        if self.previews:
            text = self.tr("Preview: after move {number} of {count}; Esc goes back")
            return text.format(number=scene.number, count=len(scene.states) - 1)
        return self.tr("Analysis shows threats and the best line")
