# SPDX-License-Identifier: MIT
"""The shell: it makes any game in a window work. It undoes, saves, opens, and knows no rules."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_qt.controllers.actions import MENUS, SHELL_ROWS, Actions, Menus
from sudoku_qt.controllers.appearance.choices import AppearanceChoices
from sudoku_qt.controllers.bug_report import BugReport
from sudoku_qt.controllers.dialogs.after_dialogs import AfterDialogs
from sudoku_qt.controllers.files.autosave import Autosave
from sudoku_qt.controllers.files.documents import Documents
from sudoku_qt.controllers.files.pictures import Pictures
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.game_controller import AnyController, Offers, Services, key_rows
from sudoku_qt.controllers.game_switch import GameSwitch
from sudoku_qt.controllers.guide.guide import Guide
from sudoku_qt.controllers.keys.bindings import KeyBindings
from sudoku_qt.controllers.leaving import Leaving
from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.library_window.library import ProgramLibrary
from sudoku_qt.controllers.once import Once
from sudoku_qt.controllers.preferences.editor import PreferencesEditor
from sudoku_qt.controllers.preferences.shell_preferences import ShellPreferences
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.desktop.focus_watcher import FocusWatcher
from sudoku_qt.models.words import say
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.views.dialogs.about import AboutDialog
from sudoku_qt.views.dialogs.shortcuts import KeysDialog
from sudoku_qt.views.window.bars import WindowBars
from sudoku_qt.views.window.drops import Drops


class Shell(QObject):
    """Builds the parts, hands them to each other, and does what the common menus say."""

    def __init__(self, first_paint: FirstPaint, paths: Paths, app: Callable[[], str]) -> None:
        super().__init__(first_paint.window)
        settings, self._appearance = first_paint.settings, first_paint.appearance
        self.window = first_paint.window
        self.bars, self.jobs = WindowBars(self.window), Jobs(self)
        access = LibraryAccess(paths.library, self.window)
        after_dialogs = AfterDialogs(self.window)
        self._services = Services(
            self.window, self.bars, self.jobs, settings, paths, access, after_dialogs
        )
        kept = KeptGames(paths.kept_games)
        self.autosave = Autosave(kept, settings, app, self)
        self.choices = AppearanceChoices(self._appearance, self.window, self.bars)
        self.preferences = ShellPreferences(settings, self.choices, self)
        self.games = GameSwitch(self._services, first_paint, self.autosave)
        self.documents = Documents(self._services, self.games.entries, self.games, kept, app)
        self.leaving = Leaving(
            self._services, self.games, self.autosave, self.documents, self.preferences
        )
        self.puzzle_library = ProgramLibrary(self._services, self.games, self.documents, self)
        self.bug_report = BugReport(self._services, self._appearance, app, self)
        self._actions, self._new_menu = Actions(self), QMenu(self.window)
        self._menus = Menus(self.window.menuBar(), self._actions)
        self._keys = KeyBindings(self._actions, self.games.entries, key_rows, self.preferences)
        self.guide = Guide(self.games, self._keys, self._services, self._appearance)
        self._add_actions()
        self._connect()
        self._show_game()

    @property
    def controller(self) -> AnyController:
        """That of the game that has the window."""
        return self.games.controller

    def _add_actions(self) -> None:
        pictures = Pictures(self._services, self._appearance, self.games)
        owners = self.documents, self.choices, self.leaving, self.preferences, self.puzzle_library
        self._actions.add(SHELL_ROWS, self, *owners, pictures, self.guide, self.bug_report)
        self.preferences.tick(self._actions)
        self._new_menu.aboutToShow.connect(lambda: self.games.fill_new(self._new_menu))
        if len(self.games.entries) > 1:
            self._actions["new"].setMenu(self._new_menu)

    def _connect(self) -> None:
        self._status = Once(self._show_status, self)
        self.games.switched.connect(self._show_game)
        self.games.state_changed.connect(self._show_state)
        self.games.status_changed.connect(self._status.ask)
        self.games.tools_changed.connect(self._show_tools)
        self.games.ticked.connect(self._show_clock)
        self.guide.shown.connect(self._status.ask)
        self.autosave.fault_changed.connect(self._status.ask)
        self.preferences.changed.connect(self._prefer)
        self._appearance.language_changed.connect(self._retranslate)
        self.bars.pause_clicked.connect(self.pause)
        self._actions["pause"].changed.connect(self._name_pause_key)
        self._name_pause_key()
        FocusWatcher(self).changed.connect(self._follow_focus)
        self.window.filled_changed.connect(self._make_way)
        self.window.zoom_turned.connect(self.choices.turn_zoom)
        drops = Drops(self.window, self.documents.loader.wants)
        drops.files_dropped.connect(self.documents.open_dropped)
        drops.text_dropped.connect(self.documents.open_text)
        drops.image_dropped.connect(self.documents.loader.load_image)

    # Starting

    def begin(self, files: Sequence[str] = ()) -> None:
        """Go on with the game that was left, or open the files that the program was given."""
        came_back = self.games.bring_back()
        opened = [self.documents.open(Path(name)) for name in files]
        if not came_back and not any(opened):
            self.controller.begin_first()
        self.documents.loader.refused.connect(self.games.begin_where_none)

    def open_all(self, files: Sequence[str]) -> None:
        """Open files that somebody outside asks for, the last of them to be played.

        Where a dialog is open they wait until it is closed.
        """
        for name in files:
            self._services.after_dialogs.do(partial(self.documents.open, Path(name)))

    def come_to_front(self) -> None:
        """Show the window above all others, below a dialog of its own."""
        if self.window.isMinimized():
            self.window.showNormal()
        self.window.raise_()
        asking = QApplication.activeModalWidget()
        (asking or self.window).activateWindow()

    def complain(self, text: str, offers: Offers = ()) -> None:
        """Say that something went wrong, with what can be done about it."""
        self._services.complain(text, offers)

    def _name_pause_key(self) -> None:
        self.bars.set_pause_key(next(iter(self._actions.shown_keys("pause")), ""))

    def _prefer(self) -> None:
        """Let the options of the whole program take hold."""
        self.preferences.tick(self._actions)
        self._show_clock()

    def edit_preferences(self) -> PreferencesEditor:
        """The dialog of preferences, ready to be shown."""
        return self.preferences.edit(self.games.preferences(), self._keys, self.window)

    def show_preferences(self) -> None:
        """Let the player change preferences, which take hold at once."""
        self.edit_preferences().run()

    def _make_way(self, on: bool) -> None:  # noqa: FBT001 - a signal's
        """Take away what acts on a board that cannot be seen, or give it back."""
        self._actions.set_away(on)
        self.controller.actions.set_away(on)
        self._status.ask()

    def _follow_focus(self, is_here: bool) -> None:  # noqa: FBT001 - a signal's
        """Stop the clock, where the player wants that, as long as another program has the keys."""
        wanted = self.preferences.is_on("pause_unfocused")
        self.games.stop_clock(on=wanted and not is_here)

    # The game in the window

    def _show_game(self) -> None:
        self._keys.bind(self.controller.session.game.name, self.controller)
        self._menus.show(self.controller.session.game.name, self.controller.actions)
        self._menus.name(self.controller.menu_title())
        self.window.take_actions([*self._actions.each(), *self.controller.actions.each()])
        self._show_tools()
        self._show_state()

    def _show_tools(self) -> None:
        groups, at_end = self.controller.shown_tools()
        self.bars.set_tools([self._tools(group) for group in groups], self._tools(at_end))

    def _tools(self, names: Sequence[str]) -> list[QAction]:
        """The actions of some names, the game's own before the common ones."""
        own = self.controller.actions
        return [(own if own.has_tool(name) else self._actions).tool(name) for name in names]

    def pause(self) -> None:
        """Pause the game, or go on with it."""
        clock = self.controller.session.clock
        if self.controller.is_paused:
            clock.hold("paused", on=False)
        elif not self.controller.session.is_finished:
            clock.hold("paused", on=True)

    def _show_state(self) -> None:
        self._actions.allow("print_out", self.controller.prints)
        self._actions.allow("undo", self.controller.can_undo())
        self._actions.allow("redo", self.controller.can_redo())
        self._actions.allow("pause", not self.controller.session.is_finished)
        self._status.ask()
        self._show_clock()

    def _show_status(self) -> None:
        session = self.controller.session
        if self.window.filling():
            right = "" if self.guide.is_open else self.tr("Progress saved")
        elif session.path and session.is_saved:
            right = self.tr("Saved")
        else:
            right = (
                self.tr("Not saved to its file") if session.path else self.tr("Saved automatically")
            )
        if self.autosave.faults:
            right = say(self.autosave.faults[0])
        left = self.guide.title if self.guide.is_open else self.controller.status()
        self.bars.set_status(left, right)
        name = Path(session.path).name if session.path else ""
        self.window.setWindowTitle(f"{name} – sudoku-qt" if name else "sudoku-qt")

    def _show_clock(self) -> None:
        clock = self.controller.session.clock
        paused = clock.is_held("paused")
        self.controller.page.set_paused(paused)
        self._actions.set_paused(paused)
        self.controller.actions.set_paused(paused)
        self.bars.set_clock(
            self.controller.clock_text(),
            paused=None if self.controller.session.is_finished else paused,
            shown=self.preferences.is_on("show_clock") and self.controller.has_clock,
        )

    def _retranslate(self) -> None:
        self._actions.retranslate()
        self.games.retranslate()
        self.guide.retranslate()
        self._menus.name(self.controller.menu_title())
        self._show_state()

    # What the common menus do

    def new(self) -> None:
        """Begin another game."""
        self.controller.new()

    def undo(self) -> None:
        """Take back a move, where it can be seen."""
        if not self.controller.is_paused:
            self.controller.undo()

    def redo(self) -> None:
        """Make a move again."""
        if not self.controller.is_paused:
            self.controller.redo()

    def copy(self) -> None:
        """Put the position on the clipboard."""
        QGuiApplication.clipboard().setText(self.controller.copied())

    def print_out(self) -> None:
        """Let the player print."""
        self.controller.print_out()

    def full_screen(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Fill the screen, or go back."""
        self.window.set_full_screen(on=on)

    def next_part(self) -> None:
        """Lead the keys to the next part of the window."""
        self.bars.go_to_part(1)

    def previous_part(self) -> None:
        """Lead the keys to the previous part of the window."""
        self.bars.go_to_part(-1)

    def show_keys(self) -> None:
        """Show every key on one sheet."""
        board = self.tr("On the board"), self.controller.board_keys().sheet
        tables = self._actions, self.controller.actions
        rows = {name: [row for each in tables for row in each.keys(name)] for name, _ in MENUS}
        menus = [(title, rows[name]) for name, title in self._menus.titles().items()]
        KeysDialog([board, *menus], self.window).exec()

    def about(self) -> None:
        """Show what this program is, and which of its engines are compiled."""
        engines = [entry.said_engine() for entry in self.games.entries]
        dialog = AboutDialog(engines, resource("licences"), self.window)
        dialog.copy_clicked.connect(lambda: dialog.tell(self.bug_report.copy()))
        dialog.exec()
        dialog.deleteLater()
