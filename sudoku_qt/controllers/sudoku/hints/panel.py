# SPDX-License-Identifier: MIT
"""The hint beside the board: H goes on, Enter presses the filled key, Esc closes."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.hints.known import (
    AnyStep,
    Known,
    Proof,
    is_advice,
    is_explanation,
    moves_for,
    screens_for,
)
from sudoku_qt.controllers.sudoku.hints.screens import HintAction, Screen, Telling, walk_of
from sudoku_qt.controllers.sudoku.workers.teaching.advise import (
    HintOptions,
    find_advice,
    find_variant_advice,
    find_why,
)
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.contradiction import NAME as CONTRADICTION
from sudoku_qt.engine.sudoku.hints.position import states_of
from sudoku_qt.engine.sudoku.hints.why import Why
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import Notation, Step, write_cells
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.language import language
from sudoku_qt.models.sudoku.variant_titles import VARIANT_TECHNIQUES
from sudoku_qt.models.words import say
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.hint.links import HintOverlay
from sudoku_qt.views.window.notice_bar import announce

TECHNIQUES = frozenset({*(rung.name for rung in LADDER), CONTRADICTION, *VARIANT_TECHNIQUES})
"""The techniques that a hint can have named; a file may contain any text."""
RETURNS = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
WALKS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ALT = Qt.KeyboardModifier.AltModifier
WALKING = Qt.KeyboardModifier.NoModifier, ALT


class HintPanel(QObject):
    """Shows the screens of a hint, one after the other, while it is open."""

    closed = Signal()
    """The hint was closed, and the other cards are visible again."""
    opening = Signal()
    """A hint is about to be shown."""
    status_changed = Signal()
    page_asked = Signal(str)
    """The page of a technique is wanted."""
    _number: int
    _station: int
    """Which screen and which station of its walk are shown; without a hint there are none."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._session = context, context.session
        self._page, self._card = context.cards.page, context.cards.hint
        self._screens: tuple[Screen, ...] = ()
        self._walk: tuple[Screen, ...] = ()
        self._said_below = ""
        self._telling = self.telling
        self._elsewhere: Grid | None = None
        self._known: Known | None = None
        HintOverlay(self._page.board, context.model)
        self._connect()

    def _connect(self) -> None:
        card, session = self._card, self._session
        card.closed.connect(self.close)
        card.primary_clicked.connect(self.press)
        card.second_clicked.connect(lambda: self._do(self._screen.second))
        card.walked.connect(self._go)
        card.page_clicked.connect(self._ask_page)
        card.pointed.connect(self._context.model.point_to)
        session.changed.connect(lambda _: self.close())
        session.replaced.connect(self.close)
        self._page.arranged.connect(self._follow_room)
        self._page.paused_changed.connect(lambda on: self.close() if on else None)

    @property
    def is_open(self) -> bool:
        """Whether a hint is open."""
        return bool(self._screens) and self._page.sole_card is self._card

    @property
    def step(self) -> Step | None:
        """The step of the hint, if there is one."""
        return self._screens[-1].step if self._screens else None

    @property
    def techniques_shown(self) -> dict[int, str]:
        """The techniques that were named or applied, by the number of the move that followed."""
        history = self._session.history
        hints = history.bookmarks.hints
        line = enumerate(history.numbers(history.at), 1)
        return {move: hints[node] for move, node in line if hints.get(node) in TECHNIQUES}

    # Asking

    def hint(self) -> None:
        """Ask for a hint, or go on with the one that is open; close one that is told."""
        if self.is_open and is_advice(self._known):
            if self._screen.primary == "next":
                self._go(1)
            elif self._number + 1 < len(self._screens):
                self._step_on()
            else:
                self.close()
            return
        self.close()
        if self._session.is_paused or self._context.is_drafting:
            return
        line = tuple(self._session.history.line())
        states, moves = tuple(states_of(line)), tuple(node.state for node in line)
        variant = self._session.setup.variant

        def found(advice: Known) -> None:
            if self._session.state is states[-1]:
                self._known = advice
                self._open()

        title, run = self.tr("Looking for a step…"), self._context.foreground_job.run
        if variant:
            run(title, find_variant_advice(variant, states), found)
        else:
            run(title, find_advice(states, self._wanted, moves), found)

    def show_known(self, known: Known) -> None:
        """Show what was found elsewhere."""
        self.close()
        self._known = known
        self._open()

    def why(self, cell: int, digit: int) -> None:
        """Ask why a digit belongs in a cell, or does not."""
        self.close()
        states = tuple(states_of(self._session.history.line()))
        name = write_cells([cell], self.notation)

        def found(why: Why | Fault) -> None:
            if isinstance(why, Fault):
                text = self.tr("{reason} So nothing can be proved.")
                self._context.services.tell(text.format(reason=say(why)))
            elif self._session.state is states[-1]:
                self._known = Proof(why, name)
                self._open()

        self._context.foreground_job.run(
            self.tr("Looking for a proof…"),
            find_why(states, (cell, digit), monotonic, self._context.ladder()),
            found,
        )

    # Showing

    def _open(self) -> None:
        self.opening.emit()
        self._card.set_side(self._context.model.side)
        self._page.set_sole_card(self._card, below=self._context.cards.info)
        self._tell_anew()
        self._show(0)
        self._tell()

    def _tell(self) -> None:
        """Update the tool bar and the status strip: whether a hint is shown."""
        action = self._context.actions["hint"]
        action.setProperty("stands", self._is_hint)
        action.changed.emit()
        self.status_changed.emit()

    @property
    def _is_hint(self) -> bool:
        return self.is_open and not is_explanation(self._known)

    def words(self) -> list[str]:
        """The parts of the status line about keys; none without a hint."""
        if not self._is_hint:
            return []
        does = self._screen.card.primary
        if does:
            return [self.tr("Hint: Enter is “{does}”, Esc closes").format(does=does)]
        return [self.tr("Hint: Esc closes")]

    def retranslate(self) -> None:
        """Set all texts again in the installed language, if a hint is open."""
        self._tell_anew()
        if self._screens:
            station = self._station
            self._show(self._number)
            self._stand_at(station)

    def _tell_anew(self) -> None:
        """Make the screens again."""
        self._telling = telling = self.telling
        if self._known is not None:
            self._screens = screens_for(self._known, telling, self._session.state)

    @property
    def _screen(self) -> Screen:
        """The present screen."""
        return self._walk[self._station]

    def _show(self, number: int) -> None:
        """Show a screen; the walk of a hint begins at its first station."""
        self._number = number
        screen = self._screens[number]
        step = screen.step or screen.reasoned
        if step is not None and screen.card.stage > 1 and screen.position is None:
            self.note(step)
        is_why = isinstance(self._known, Proof)
        self._walk = self._screens if is_why else walk_of(screen, self._telling)
        is_whole = is_explanation(self._known)
        self._stand_at(number if is_why else len(self._walk) - 1 if is_whole else 0)

    def _stand_at(self, station: int) -> None:
        self._station = station
        screen = self._walk[station]
        model = self._context.model
        if screen.position is not self._elsewhere:
            self._elsewhere = screen.position
            model.show(screen.position)
        model.set_drawing(screen.drawing)
        self._card.show_hint(screen.card)
        self._say()
        self.status_changed.emit()

    def _say(self) -> None:
        """Show the card's text or, if there is no room for the card, show it in the notice."""
        words = filter(None, (self._card.accessibleName(), self._card.accessibleDescription()))
        if self._card.isVisibleTo(self._page):
            self._hush_below()
            announce(self._card, "\n".join(words))
        else:
            self._say_below(" · ".join(words), self._screen)

    def _follow_room(self) -> None:
        """Move the text between card and notice, after the card got room or lost it."""
        if self.is_open and self._card.isVisibleTo(self._page) == bool(self._said_below):
            self._say()

    def _say_below(self, words: str, screen: Screen) -> None:
        """Show the card's text in the notice; the board shows the drawing as always."""
        keys = (
            (screen.card.primary, self.press),
            (screen.card.second, lambda: self._do(screen.second)),
        )
        self._said_below = words
        self._context.services.ask(words, [(word, act) for word, act in keys if word])

    def _hush_below(self) -> None:
        """Remove the notice that replaced the card."""
        if self._said_below and self._said_below == self._context.services.bars.notice_text():
            self._context.services.bars.hide_notice()
        self._said_below = ""

    @property
    def notation(self) -> Notation:
        """The notation for cells that the player prefers."""
        return "D5" if self._context.preferences.value("coordinates") == "letters" else "r4c5"

    @property
    def _wanted(self) -> HintOptions:
        """The present options of hints."""
        return HintOptions(self.notation, self._session.setup.technique, self._context.ladder())

    @property
    def telling(self) -> Telling:
        """How steps are told at present."""
        pages = Pages(resource("techniques") / language())
        practised, signs = self._session.setup.technique, self._context.model.signs
        return Telling(pages, self.notation, practised, signs)

    def note(self, step: AnyStep) -> None:
        """Record with the game that this step was named here."""
        self._session.note_hint(step.technique)

    # What the player does with it

    def press(self) -> None:
        """Do what the filled key does."""
        self._do(self._screen.primary)

    def _do(self, deed: HintAction) -> None:
        deeds: dict[HintAction, Callable[[], None]] = {
            "on": self._step_on,
            "whole": self._show_whole,
            "next": lambda: self._go(1),
            "apply": self._apply,
            "page": self._ask_page,
            "mend": self._mend,
            "back": self._go_back,
        }
        if deed:
            deeds[deed]()

    def _step_on(self) -> None:
        if self._number + 1 < len(self._screens):
            self._show(self._number + 1)

    def _show_whole(self) -> None:
        """Show the end of the reasoning, with everything that is drawn on the way."""
        self._show(len(self._screens) - 1)
        self._stand_at(len(self._walk) - 1)

    def _go(self, way: int) -> None:
        """Go to the next station, or to the previous one."""
        station = self._station + way
        if 0 <= station < len(self._walk):
            if self._walk is self._screens:
                self._number = station
            self._stand_at(station)

    def _apply(self) -> None:
        step = self._screen.step or self._screen.reasoned
        if step is not None:
            self.apply_step(step)

    def _mend(self) -> None:
        """Correct the mistakes in one move."""
        mend = edits.with_lost_notes(self._session.history.line(), self._screen.mend)
        self._context.play(mend)
        self._stand_on(mend[0].cell)

    def _go_back(self) -> None:
        self.close()
        self._context.actions["last_correct"].trigger()

    def apply_step(self, step: AnyStep) -> None:
        """Apply the conclusion of a step of the current position."""
        self.note(step)
        states = tuple(states_of(self._session.history.line()))
        moves, cell = moves_for(step, states, self._context.preferences)
        for move in moves:
            self._context.play(move)
        self._stand_on(cell)

    def _stand_on(self, cell: int) -> None:
        """Move the cursor to a changed cell."""
        self._page.board.move_to(*divmod(cell, self._context.model.side))

    def _ask_page(self) -> None:
        """Ask for the page of the technique that is shown."""
        step = self._screen.step or self._screen.told_step
        if step is not None:
            self.page_asked.emit(step.technique)
        elif self._screen.lesson:
            self.page_asked.emit(self._screen.lesson)

    def close(self) -> None:
        """Close the card, and show only the game on the board."""
        if not self._screens:
            return
        self._screens, self._walk, self._known = (), (), None
        self._hush_below()
        self._context.model.set_drawing()
        if self._elsewhere is not None:
            self._elsewhere = None
            self._context.model.show(None)
        if self._page.sole_card is self._card:
            self._page.set_sole_card(None)
        self._tell()
        self.closed.emit()

    def leave(self) -> bool:
        """Close; return whether a hint was open."""
        if was := self.is_open:
            self.close()
        return was

    def take_key(self, event: QKeyEvent) -> bool:
        """Press the filled key on Return, or walk with Alt; return whether the key was used."""
        if Qt.Key(event.key()) not in RETURNS or not (self.is_open and self._screen.primary):
            return bool(event.modifiers() & ALT) and self.take_arrow(event)
        if not event.isAutoRepeat():  # a key that is held must not walk on to the end
            self.press()
        return True

    def take_arrow(self, event: QKeyEvent) -> bool:
        """Walk with an arrow, plain or with Alt; return whether it was one."""
        way = WALKS.get(Qt.Key(event.key()))
        held = event.modifiers()
        held ^= held & Qt.KeyboardModifier.KeypadModifier
        if way is None or held not in WALKING or not self.is_open or len(self._walk) < 2:
            return False
        self._go(way)
        return True
