# SPDX-License-Identifier: MIT
"""The choice of the game in the window, while the others wait for their return."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.entry import GameEntry, entry_named
from sudoku_qt.controllers.files.autosave import Autosave
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.game_controller import AnyController, Services, controller_of
from sudoku_qt.controllers.game_parts import AnyParts
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say

HOLDS_OF_WINDOW = ("hidden", "dialog", "unfocused")
"""Reasons to stop the clock while the window cannot be used, with any game."""


class GameSwitch(QObject):
    """Brings games into the window; each resumes its unfinished game."""

    switched = Signal()
    """The window shows another game."""
    state_changed = Signal()
    """A move was made, or another game of the same kind was begun."""
    status_changed = Signal()
    tools_changed = Signal()
    """The tool bar needs other actions."""
    ticked = Signal()

    def __init__(self, services: Services, first_paint: FirstPaint, autosave: Autosave) -> None:
        super().__init__(services.window)
        self._services, self._autosave = services, autosave
        self._appearance, self.entries = first_paint.appearance, first_paint.games
        self._controllers: dict[str, AnyController] = {}
        self._begun: set[str] = set()
        self.controller = self._create(first_paint.entry, first_paint.parts)
        self._show()
        window = services.window
        window.visibility_changed.connect(
            lambda is_visible: self._hold("hidden", on=not is_visible)
        )
        window.blocked_changed.connect(lambda on: self._hold("dialog", on=on))

    def _hold(self, why: str, *, on: bool) -> None:
        self.controller.session.clock.hold(why, on=on)

    def stop_clock(self, *, on: bool) -> None:
        """Stop the clock while another program has the focus, or let it go on."""
        self._hold("unfocused", on=on)

    # Coming and going

    def bring_back(self) -> bool:
        """Resume the unfinished game of this kind; return whether there was one."""
        try:
            opened = self._autosave.bring_back(self.controller.session)
        except Fault as fault:
            self._services.warn(say(fault))
            return False
        for notice in opened.notices if opened else ():
            self._services.warn(say(notice))
        return opened is not None

    def switch_game(self, name: str) -> AnyController:
        """Bring the controller of a game into the window and return it."""
        if self.controller.session.game.name != name:
            self._autosave.keep()
            self._services.bars.hide_notice()
            self._change_to(entry_named(self.entries, name))
        return self.controller

    def _change_to(self, entry: GameEntry) -> None:
        """Give the window to a controller; the first time, continue its last game."""
        left, known = self.controller.session.clock, self._controllers.get(entry.name)
        left.hold("away", on=True)
        self.controller = known or self._create(entry, self._create_page(entry))
        for why in HOLDS_OF_WINDOW:
            self._hold(why, on=left.is_held(why))
        self._show()
        self.switched.emit()
        if not known and self.bring_back():
            self._begun.add(entry.name)

    def _show(self) -> None:
        session = self.controller.session
        self._autosave.watch(session)
        self._services.window.set_page(self.controller.page)
        session.clock.hold("away", on=False)
        session.clock.start()

    # Controllers

    def _create_page(self, entry: GameEntry) -> AnyParts:
        return entry.create_page(self._services.settings)

    def _create(self, entry: GameEntry, parts: AnyParts) -> AnyController:
        # Before the controller hears of the other game: it may then show a message of its own.
        parts.session.replaced.connect(lambda: self._drop_notice(entry.name))
        controller = self._controllers[entry.name] = controller_of(entry)(self._services, parts)
        controller.leaving.connect(self._autosave.archive)
        controller.status_changed.connect(self.status_changed)
        controller.tools_changed.connect(self.tools_changed)
        session = controller.session
        session.changed.connect(self.state_changed)
        session.replaced.connect(self.state_changed)
        session.replaced.connect(parts.page.setFocus)
        session.saved_changed.connect(self.status_changed)
        session.clock.ticked.connect(self.ticked)
        parts.page.cover_clicked.connect(lambda: self._hold("paused", on=False))
        return controller

    def _drop_notice(self, name: str) -> None:
        """Remove the notice when the game changes, since it was about the former one."""
        if name in self._begun:
            self._services.bars.hide_notice()
        self._begun.add(name)

    def preferences(self) -> list[Preferences]:
        """The preferences of every game; those of a game not played yet are only stored."""
        return [
            self._controllers[entry.name].preferences
            if entry.name in self._controllers
            else Preferences(self._services.settings, controller_of(entry).options, self)
            for entry in self.entries
        ]

    def retranslate(self) -> None:
        """Set the texts of every game again in the installed language."""
        for controller in self._controllers.values():
            controller.actions.retranslate()
            controller.retranslate()

    # The menu of games

    @property
    def other(self) -> GameEntry | None:
        """The next game after the one in the window; None if there is only one."""
        names = [entry.name for entry in self.entries]
        here = names.index(self.controller.session.game.name)
        return self.entries[(here + 1) % len(names)] if len(names) > 1 else None

    def fill_new(self, menu: QMenu) -> None:
        """Fill the menu of New: games that begin at once, one of each kind, unfinished ones."""
        menu.clear()
        for words, begin in self.controller.at_once():
            menu.addAction(words).triggered.connect(lambda _=False, begin=begin: begin())
        menu.addSeparator()
        for entry in self.entries:
            new = menu.addAction(self.tr("{game}…").format(game=entry.said_title()))
            new.triggered.connect(lambda _=False, name=entry.name: self.new_of(name))
        menu.addSeparator()
        here = self.controller.session.game.name
        for entry in self.entries:
            if entry.name != here and self._autosave.has_left(entry.name):
                back = menu.addAction(self.tr("Go on with {game}").format(game=entry.said_title()))
                back.triggered.connect(lambda _=False, name=entry.name: self.go_to(name))

    def new_of(self, name: str) -> None:
        """Begin a new game of a kind or, if the player cancels, return to the one before."""
        before = self.controller.session.game.name
        if not self.switch_game(name).new():
            self.switch_game(before)

    def go_to(self, name: str) -> None:
        """Resume the unfinished game of a kind, or begin its first one."""
        self.switch_game(name)
        self.begin_where_none()

    def begin_where_none(self) -> None:
        """Begin the first game, if none of the kind has been begun."""
        if self.controller.session.game.name not in self._begun:
            self.controller.begin_first()
