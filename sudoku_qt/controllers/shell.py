# SPDX-License-Identifier: MIT
"""The shell: it makes any game work in a window. It undoes, saves, opens, and knows no rules."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from sudoku_qt.controllers.actions import SHELL_ROWS
from sudoku_qt.controllers.appearance.choices import AppearanceChoices
from sudoku_qt.controllers.dialogs.after_dialogs import AfterDialogs
from sudoku_qt.controllers.entry import entry_named
from sudoku_qt.controllers.files.autosave import Autosave
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.game_controller import AnyController, Offers, Services, key_rows
from sudoku_qt.controllers.game_switch import GameSwitch
from sudoku_qt.controllers.keys.bindings import KeyBindings
from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.library_window.library import ProgramLibrary
from sudoku_qt.controllers.menus.actions import Actions
from sudoku_qt.controllers.menus.bar import Menus
from sudoku_qt.controllers.once import Once
from sudoku_qt.controllers.preferences.shell_preferences import ShellPreferences
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.desktop.focus_watcher import FocusWatcher
from sudoku_qt.late import late, to_part
from sudoku_qt.models.clock import clock_text
from sudoku_qt.models.words import say
from sudoku_qt.paths import Paths
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.views.window.bars import WindowBars
from sudoku_qt.views.window.drops import Drops
from sudoku_qt.views.window.tool_bar import TOOL_MENU

if TYPE_CHECKING:  # parts that are made when they are asked for
    from sudoku_qt.controllers.bug_report import BugReport
    from sudoku_qt.controllers.files.documents import Documents
    from sudoku_qt.controllers.files.pictures import Pictures
    from sudoku_qt.controllers.guide.guide import Guide, Tables
    from sudoku_qt.controllers.guide.shell_dialogs import ShellDialogs
    from sudoku_qt.controllers.leaving import Leaving


IN_TITLE = " – "
"""The separator of the file, the game and the program in the window's title."""


class Shell(QObject):
    """Builds the parts, connects them, and carries out the common menus."""

    def __init__(self, first_paint: FirstPaint, paths: Paths, app: Callable[[], str]) -> None:
        super().__init__(first_paint.window)
        self._app, self._has_begun = app, False
        self.guide_tables: list[Tables] = []
        settings, self._appearance = first_paint.settings, first_paint.appearance
        self.window = first_paint.window
        self.bars, self.jobs = WindowBars(self.window), Jobs(self)
        access = LibraryAccess(paths.library, self.window)
        after_dialogs = AfterDialogs(self.window)
        self._services = Services(
            self.window, self.bars, self.jobs, settings, paths, access, after_dialogs
        )
        self._kept = KeptGames(paths.kept_games)
        self.autosave = Autosave(self._kept, settings, app, self)
        self.choices = AppearanceChoices(self._appearance, self.window, self.bars)
        self.preferences = ShellPreferences(settings, self.choices, self)
        self.games = GameSwitch(self._services, first_paint, self.autosave)
        self.puzzle_library = ProgramLibrary(self._services, self.games, self._open_data, self)
        self._actions, self._new_menu = Actions(self), QMenu(self.window)
        self._menus = Menus(self.window.menuBar(), self._actions)
        self._keys = KeyBindings(self._actions, self.games.entries, key_rows, self.preferences)
        self._add_actions()
        self._connect()
        self._show_game()

    @property
    def controller(self) -> AnyController:
        """The controller of the game in the window."""
        return self.games.controller

    def _add_actions(self) -> None:
        owners = self.choices, self.preferences, self.puzzle_library
        self._actions.add(SHELL_ROWS, self, *owners)
        self._new_menu.aboutToShow.connect(lambda: self.games.fill_new(self._new_menu))
        if len(self.games.entries) > 1:
            self._actions["new"].setProperty(TOOL_MENU, self._new_menu)

    def _connect(self) -> None:
        self._status = Once(self._show_status, self)
        self.games.switched.connect(self._show_game)
        self.games.state_changed.connect(self._show_state)
        self.games.status_changed.connect(self._status.ask)
        self.games.tools_changed.connect(self._show_tools)
        self.games.ticked.connect(self._show_clock)
        self.autosave.fault_changed.connect(self._warn_of_loss)
        self.autosave.fault_changed.connect(self._status.ask)
        self.window.closed.connect(to_part(self, "leaving", "close"))
        self.preferences.changed.connect(self._prefer)
        self._appearance.language_changed.connect(self._retranslate)
        self.bars.pause_clicked.connect(self.pause)
        self._actions["pause"].changed.connect(self._name_pause_key)
        self._name_pause_key()
        FocusWatcher(self).changed.connect(self._follow_focus)
        self.window.filled_changed.connect(self._make_way)
        self.window.zoom_turned.connect(self.choices.turn_zoom)
        drops = Drops(self.window, self._wants)
        drops.files_dropped.connect(to_part(self, "documents", "open_dropped"))
        drops.text_dropped.connect(to_part(self, "documents", "open_text"))
        drops.image_dropped.connect(to_part(self, "documents", "open_image"))

    # Parts that are made late

    @late("sudoku_qt.controllers.files.documents:Documents")
    def documents(self, kind: "type[Documents]") -> "Documents":
        """The part that opens and saves games."""
        entries = self.games.entries
        documents = kind(self._services, entries, self.games, self._kept, self._app)
        documents.loader.refused.connect(self._begin_where_none)
        return documents

    @late("sudoku_qt.controllers.leaving:Leaving")
    def leaving(self, kind: "type[Leaving]") -> "Leaving":
        """The part that handles leaving the program."""
        return kind(self._services, self.games, self.autosave, self.documents, self.preferences)

    @late("sudoku_qt.controllers.files.pictures:Pictures")
    def pictures(self, kind: "type[Pictures]") -> "Pictures":
        """The part that makes pictures of the board."""
        return kind(self._services, self._appearance, self.games)

    @late("sudoku_qt.controllers.guide.guide:Guide")
    def guide(self, kind: "type[Guide]") -> "Guide":
        """The guide, open or not."""
        guide = kind(self.games, self._keys, self._services, self._appearance)
        for tables in self.guide_tables:
            guide.add_tables(tables)
        guide.shown.connect(self._status.ask)
        return guide

    @late("sudoku_qt.controllers.guide.shell_dialogs:ShellDialogs")
    def dialogs(self, kind: "type[ShellDialogs]") -> "ShellDialogs":
        """The part that shows preferences, shortcuts, and about."""
        menus, copy = (self._actions, self._menus), self.bug_report.copy
        preferred = self.preferences, self._keys
        return kind(self._services, self.games, preferred, menus, copy)

    @late("sudoku_qt.controllers.bug_report:BugReport")
    def bug_report(self, kind: "type[BugReport]") -> "BugReport":
        """The part that copies the details for a bug report."""
        return kind(self._services, self._appearance, self._app, self)

    def _warn_of_loss(self) -> None:
        self.leaving.loss.warn()

    def _wants(self, files: Sequence[str], text: str) -> bool:
        return self.documents.loader.wants(files, text)

    def _open_data(self, data: bytes) -> None:
        self.documents.open_data(data)

    @property
    def _open_guide(self) -> "Guide | None":
        """The guide, if it is shown instead of the game."""
        guide = Shell.guide.made(self)
        return guide if guide and guide.is_open else None

    # Starting

    def begin(self, files: Sequence[str] = ()) -> None:
        """Resume the last game, or open the files given to the program."""
        came_back = self.games.bring_back()
        opened = [self.documents.open(Path(name)) for name in files]
        if not came_back and not any(opened):
            self.controller.begin_first()
        self._has_begun = True

    def _begin_where_none(self) -> None:
        """Begin a first game if the opened file was none, unless the start does that itself."""
        if self._has_begun:
            self.games.begin_where_none()

    def open_all(self, files: Sequence[str]) -> None:
        """Open files on an outside request; the last of them is played.

        While a dialog is open they wait until it is closed.
        """
        for name in files:
            self._services.after_dialogs.do(partial(self.documents.open, Path(name)))

    def come_to_front(self) -> None:
        """Raise the window above all others, below its own dialog."""
        if self.window.isMinimized():
            self.window.showNormal()
        self.window.raise_()
        asking = QApplication.activeModalWidget()
        (asking or self.window).activateWindow()

    def complain(self, text: str, offers: Offers = ()) -> None:
        """Report an error, with optional actions."""
        self._services.complain(text, offers)

    def _name_pause_key(self) -> None:
        self.bars.set_pause_key(next(iter(self._actions.shown_keys("pause")), ""))

    def _prefer(self) -> None:
        """Apply the options of the whole program."""
        self._show_clock()

    def _make_way(self, on: bool) -> None:  # noqa: FBT001 - a signal's
        """Disable what acts on an invisible board, or enable it again."""
        self._actions.set_away(on)
        self.controller.actions.set_away(on)
        self._status.ask()

    def _follow_focus(self, is_here: bool) -> None:  # noqa: FBT001 - a signal's
        """Stop the clock while another program has the focus, if the player wants that."""
        pauses = self.preferences.is_on("pause_unfocused")
        self.games.stop_clock(on=pauses and not is_here)

    # The game in the window

    def _show_game(self) -> None:
        self._keys.bind(self.controller.session.game.name, self.controller)
        self.window.take_actions([*self._actions.each(), *self.controller.actions.each()])
        self._show_tools()
        self._show_state()

    def _show_menus(self) -> None:
        controller, other = self.controller, self.games.other
        self._menus.show(controller.session.game.name, controller.mode, controller.actions)
        self._menus.name(controller.menu_title())
        self._actions.allow("other_game", other is not None)
        if other:
            text = self.tr("&Play {game}").format(game=other.said_title())
            self._actions.call("other_game", text)

    def _show_tools(self) -> None:
        self._show_menus()
        groups, at_end = self.controller.shown_tools()
        self.bars.set_tools([self._tools(group) for group in groups], self._tools(at_end))

    def _tools(self, names: Sequence[str]) -> list[QAction]:
        """The actions with some names, looked up in the game's own before the common ones."""
        own = self.controller.actions
        return [(own if own.has_tool(name) else self._actions).tool(name) for name in names]

    def pause(self) -> None:
        """Pause the game, or resume it."""
        clock = self.controller.session.clock
        if self.controller.session.is_paused:
            clock.hold("paused", on=False)
        elif not self.controller.session.is_finished:
            clock.hold("paused", on=True)

    def _show_state(self) -> None:
        controller = self.controller
        self._actions.allow("print_out", controller.prints)
        self._actions.allow("undo", controller.can_undo())
        self._actions.allow("redo", controller.can_redo())
        self._actions.allow("pause", not controller.session.is_finished)
        self._status.ask()
        self._show_clock()

    def _show_status(self) -> None:
        controller, guide = self.controller, self._open_guide
        session = controller.session
        if self.window.filling():
            right = "" if guide else self.tr("Saved automatically")
        elif session.path and session.is_saved:
            right = self.tr("Saved")
        else:
            right = (
                self.tr("Not saved to its file") if session.path else self.tr("Saved automatically")
            )
        if self.autosave.faults:
            right = say(self.autosave.faults[0])
        left = guide.title if guide else controller.status()
        self.bars.set_status(left, right)
        self.window.keep_strip(on=not controller.has_clock)
        entry = entry_named(self.games.entries, session.game.name)
        title = Path(session.path).name, entry.said_title(), controller.caption(session.setup)
        self.window.setWindowTitle(IN_TITLE.join(filter(None, title)))

    def _show_clock(self) -> None:
        controller = self.controller
        session, page = controller.session, controller.page
        paused = session.is_paused
        page.set_paused(paused)
        if paused:
            played = clock_text(session.clock.elapsed_ms())
            page.board.tell_pause(controller.caption(session.setup), played)
        else:
            page.board.end_pause()
        self._actions.set_paused(paused)
        controller.actions.set_paused(paused)
        self.bars.set_clock(
            controller.clock_text(),
            paused=None if session.is_finished else paused,
            shown=self.preferences.is_on("show_clock") and controller.has_clock,
        )

    def _retranslate(self) -> None:
        self._actions.retranslate()
        self.games.retranslate()
        if guide := self._open_guide:
            guide.retranslate()
        self._show_menus()
        self._show_state()

    # What the common menus do

    def new(self) -> None:
        """Begin another game."""
        self.controller.new()

    def other_game(self) -> None:
        """Go to the next game in the list of games."""
        if other := self.games.other:
            self.games.go_to(other.name)

    def undo(self) -> None:
        """Undo a move, if the board is visible."""
        if not self.controller.session.is_paused:
            self.controller.undo()

    def redo(self) -> None:
        """Redo a move."""
        if not self.controller.session.is_paused:
            self.controller.redo()

    def copy(self) -> None:
        """Copy the position to the clipboard."""
        QGuiApplication.clipboard().setText(self.controller.copied())

    def print_out(self) -> None:
        """Open the print workshop."""
        self.controller.print_out()

    def full_screen(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Enter or leave the full screen."""
        self.window.set_full_screen(on=on)

    def next_part(self) -> None:
        """Move the focus to the next part of the window."""
        self.bars.go_to_part(1)

    def previous_part(self) -> None:
        """Move the focus to the previous part of the window."""
        self.bars.go_to_part(-1)
