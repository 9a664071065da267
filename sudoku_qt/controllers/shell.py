# SPDX-License-Identifier: MIT
"""The shell: it makes any game in a window work. It undoes, saves, opens, and knows no rules."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.actions import MENUS, SHELL_ROWS, Actions, plain, translate
from sudoku_qt.controllers.appearance.choices import AppearanceChoices
from sudoku_qt.controllers.entry import entry_named
from sudoku_qt.controllers.files.autosave import Autosave
from sudoku_qt.controllers.files.documents import Documents
from sudoku_qt.controllers.files.loss import Loss
from sudoku_qt.controllers.first_paint import USUAL_SIZE, FirstPaint
from sudoku_qt.controllers.game_controller import AnyController, Services
from sudoku_qt.controllers.game_parts import AnyParts
from sudoku_qt.controllers.keys.bindings import KeyBindings
from sudoku_qt.controllers.preferences.shell_preferences import ShellPreferences
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.views.dialogs.about import AboutDialog
from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox
from sudoku_qt.views.dialogs.shortcuts import KeysDialog
from sudoku_qt.views.window.bars import WindowBars
from sudoku_qt.views.window.drops import Drops

if TYPE_CHECKING:
    from sudoku_qt.controllers.preferences.editor import PreferencesEditor

HOLDS_OF_WINDOW = ("hidden", "dialog")
"""Why a clock stands where the window cannot be played in, whichever game it shows."""


class Shell(QObject):
    """Builds the parts, hands them to each other, and does what the common menus say."""

    def __init__(
        self,
        first_paint: FirstPaint,
        paths: Paths,
        app: Callable[[], str],
    ) -> None:
        super().__init__(first_paint.window)
        settings, appearance = first_paint.settings, first_paint.appearance
        self._games, self._settings, self._appearance = first_paint.games, settings, appearance
        self.window = first_paint.window
        self.bars, drops = WindowBars(self.window), Drops(self.window)
        self.jobs = Jobs(self)
        self._services = Services(self.window, self.bars, self.jobs, settings, paths)
        kept = KeptGames(paths.kept_games)
        self.autosave = Autosave(kept, settings, app, self)
        self.documents = Documents(self._services, self._games, self, kept, app)
        self._loss = Loss(self._services, self._games, self.autosave, self.documents)
        self.autosave.fault_changed.connect(self._show_status)
        self._actions = Actions(self)
        self.choices = AppearanceChoices(appearance, self.window, self.bars)
        self._actions.add(SHELL_ROWS, self, self.documents, self.choices)
        self.preferences = ShellPreferences(settings, self.choices, self)
        self.preferences.changed.connect(self._prefer)
        self._keys = KeyBindings(self._actions, self._games, self.preferences)
        self._actions["ask_to_save"].setChecked(self.preferences.is_on("ask_to_save"))
        self._actions["reduce_motion"].setChecked(appearance.still)
        self._menus: dict[str, QMenu] = {}
        self._new_menu = QMenu()
        self._new_menu.aboutToShow.connect(self._offer_games)
        if len(self._games) > 1:
            self._actions["new"].setMenu(self._new_menu)
        self._controllers: dict[str, AnyController] = {}
        self._begun, self._asks = set[str](), True
        self.controller = self._made(first_paint.entry.name, first_paint.parts)
        self._connect_window()
        drops.files_dropped.connect(self.documents.open_dropped)
        drops.text_dropped.connect(self.documents.open_text)
        self._create_controller()
        appearance.language_changed.connect(self._retranslate)

    # Starting and leaving

    def begin(self, files: Sequence[str] = ()) -> None:
        """Go on with the game that was left, or open the files that the program was given."""
        came_back = self._bring_back()
        opened = [self.documents.open(Path(name)) for name in files]
        if not came_back and not any(opened):
            self.controller.begin_first()

    def open_all(self, files: Sequence[str]) -> None:
        """Open files that somebody outside asks for, the last of them to be played."""
        for name in files:
            self.documents.open(Path(name))

    def come_to_front(self) -> None:
        """Show the window above all others."""
        if self.window.isMinimized():
            self.window.showNormal()
        self.window.raise_()
        self.window.activateWindow()

    def _bring_back(self) -> bool:
        try:
            opened = self.autosave.bring_back(self.controller.session)
        except Fault as fault:
            self._services.warn(say(fault))
            return False
        for notice in opened.notices if opened else ():
            self._services.warn(say(notice))
        return opened is not None

    def complain(self, text: str) -> None:
        """Say that something went wrong."""
        self._services.complain(text)

    def quit(self) -> None:
        """Leave the program, as closing its window does."""
        self.window.close()

    def leave(self) -> None:
        """Leave the program at once: everything is kept, and nothing asked."""
        self._asks = False
        self.window.close()

    def _close(self, event: QCloseEvent) -> None:
        if self._asks and not (self._may_leave() and self._loss.may_leave()):
            event.ignore()
            return
        self.keep()
        self.jobs.close()
        event.accept()

    def keep(self) -> None:
        """Keep everything as it is now."""
        self._keep_place()
        self._settings.set("game", self.controller.session.game.name)
        self.autosave.keep()

    def _keep_place(self) -> None:
        """Remember where the window is, how large, and at which zoom."""
        self.window.notice_size()
        size = self.window.zoomed_size
        self._settings.set("window", self.window.saveGeometry())
        for name, length in zip(USUAL_SIZE, (size.width, size.height), strict=True):
            self._settings.set(name, length)
        self._settings.set("window_zoom", round(size.zoom * 100))

    def _may_leave(self) -> bool:
        """Ask what the course program asked, where the player prefers to be asked."""
        session = self.controller.session
        asked = self.preferences.is_on("ask_to_save")
        if not asked or session.is_saved or session.is_finished:
            return True
        answer = QuestionBox.ask(
            self.tr("Leave the game"),
            self.tr("Save the progress of this game?"),
            Answer.Save | Answer.Discard | Answer.Cancel,
            self.window,
        )
        if answer == Answer.Discard:
            session.begin(session.setup)
        return answer == Answer.Discard or (answer == Answer.Save and self.documents.save())

    def ask_to_save(self, on: bool) -> None:  # noqa: FBT001 - what a checkable action sends
        """Ask before leaving an unsaved game from now on, or keep it without asking."""
        self.preferences.set("ask_to_save", on)

    def _prefer(self) -> None:
        """Let the options of the whole program take hold."""
        self._actions["ask_to_save"].setChecked(self.preferences.is_on("ask_to_save"))
        self._show_clock()

    def edit_preferences(self) -> "PreferencesEditor":
        """The dialog of preferences, ready to be shown."""
        known = {name: controller.preferences for name, controller in self._controllers.items()}
        games = {entry.name: entry.options for entry in self._games}
        return self.preferences.edit(games, known, self._keys, self.window)

    def show_preferences(self) -> None:
        """Let the player change preferences, which take hold at once."""
        self.edit_preferences().run()

    def _lose_focus(self) -> None:
        """Pause where the player wants that, when another program has the keys."""
        playing = not self.controller.session.is_finished and not self.controller.is_paused
        if playing and self.preferences.is_on("pause_unfocused"):
            self.pause()

    # Controllers

    def switch_game(self, name: str) -> AnyController:
        """Bring the controller of a game into the window; return it."""
        if self.controller.session.game.name != name:
            self.autosave.keep()
            self.bars.hide_notice()
            self._change_to(name)
        return self.controller

    def _change_to(self, name: str) -> None:
        """Let a controller have the window; the first time, go on with the game that was left."""
        left, known = self.controller.session.clock, self._controllers.get(name)
        left.hold("away", on=True)
        self.controller = known or self._made(name)
        for why in HOLDS_OF_WINDOW:
            self.controller.session.clock.hold(why, on=left.is_held(why))
        self._create_controller()
        if not known and self._bring_back():
            self._begun.add(name)

    def _offer_games(self) -> None:
        """Offer a new game of each kind, and the games of other kinds that were left."""
        menu = self._new_menu
        menu.clear()
        for entry in self._games:
            new = menu.addAction(self.tr("{game}…").format(game=entry.said_title()))
            new.triggered.connect(lambda _=False, name=entry.name: self.new_of(name))
        menu.addSeparator()
        for entry in self._games:
            if entry.name != self.controller.session.game.name:
                back = menu.addAction(self.tr("Go on with {game}").format(game=entry.said_title()))
                back.triggered.connect(lambda _=False, name=entry.name: self.go_to(name))

    def new_of(self, name: str) -> None:
        """Begin another game of a kind, or where none is wanted, go on with what was played."""
        before = self.controller.session.game.name
        if not self.switch_game(name).new():
            self.switch_game(before)

    def go_to(self, name: str) -> None:
        """Go on with the game of a kind that was left, or begin the first one."""
        controller = self.switch_game(name)
        if name not in self._begun:
            controller.begin_first()

    def _made(self, name: str, parts: AnyParts | None = None) -> AnyController:
        entry = entry_named(self._games, name)
        parts = parts or entry.create_page(self._appearance.theme(), self._settings)
        # Before the controller hears of another game, of which it may have something to say.
        parts.session.replaced.connect(lambda: self._drop_notice(name))
        controller = self._controllers[name] = entry.create_controller(self._services, parts)
        controller.leaving.connect(self.autosave.archive)
        controller.status_changed.connect(self._show_status)
        controller.page.cover_clicked.connect(self.go_on)
        session = controller.session
        session.changed.connect(self._show_state)
        session.replaced.connect(self._show_state)
        session.replaced.connect(parts.page.setFocus)
        session.saved_changed.connect(self._show_status)
        session.clock.ticked.connect(self._show_clock)
        return controller

    def _drop_notice(self, name: str) -> None:
        """What was said of one game is not true of the next; before the first it was of none."""
        if name in self._begun:
            self.bars.hide_notice()
        self._begun.add(name)

    def _create_controller(self) -> None:
        controller = self.controller
        self.autosave.watch(controller.session)
        self.window.set_page(controller.page)
        self._keys.bind(controller.session.game.name, controller)
        controller.session.clock.hold("away", on=False)
        controller.session.clock.start()
        self._fill_menus()
        self._show_state()

    def _fill_menus(self) -> None:
        bar = self.window.menuBar()
        bar.clear()
        for menu in self._menus.values():
            menu.deleteLater()
        self._menus = {name: bar.addMenu("") for name, _ in MENUS}
        for name, menu in self._menus.items():
            self._actions.fill(menu, name)
            self.controller.actions.fill(menu, name)
        self.window.take_actions(
            action for menu in self._menus.values() for action in menu.actions()
        )
        self._name_menus()
        own = [[self.controller.actions[name] for name in group] for group in self.controller.tools]
        shell = [[self._actions["new"]], [self._actions["undo"], self._actions["redo"]]]
        self.bars.set_tools(shell + own)

    def _name_menus(self) -> None:
        for name, title in MENUS:
            self._menus[name].setTitle(translate(title) or self.controller.menu_title())

    # The window

    def _connect_window(self) -> None:
        window = self.window
        window.closed.connect(self._close)
        self.bars.pause_clicked.connect(self.pause)
        window.unfocused.connect(self._lose_focus)
        window.zoom_turned.connect(self.choices.turn_zoom)
        window.visibility_changed.connect(
            lambda shown: self.controller.session.clock.hold("hidden", on=not shown)
        )
        window.blocked_changed.connect(
            lambda on: self.controller.session.clock.hold("dialog", on=on)
        )

    def pause(self) -> None:
        """Pause the game, or go on with it."""
        clock = self.controller.session.clock
        if self.controller.is_paused:
            clock.hold("paused", on=False)
        elif not self.controller.session.is_finished:
            clock.hold("paused", on=True)

    def go_on(self) -> None:
        """Go on with a paused game."""
        self.controller.session.clock.hold("paused", on=False)

    def _show_state(self) -> None:
        self._actions.allow("undo", self.controller.can_undo())
        self._actions.allow("redo", self.controller.can_redo())
        self._show_status()
        self._show_clock()

    def _show_status(self) -> None:
        session = self.controller.session
        if session.path and session.is_saved:
            right = self.tr("Saved")
        else:
            right = (
                self.tr("Not saved to its file") if session.path else self.tr("Saved automatically")
            )
        if self.autosave.faults:
            right = say(self.autosave.faults[0])
        self.bars.set_status(self.controller.status(), right)
        name = Path(session.path).name if session.path else ""
        self.window.setWindowTitle(f"{name} – sudoku-qt" if name else "sudoku-qt")

    def _show_clock(self) -> None:
        clock = self.controller.session.clock
        paused = clock.is_held("paused")
        self.controller.page.set_paused(paused)
        self._actions.set_paused(paused)
        self.controller.actions.set_paused(paused)
        self.bars.set_clock(
            self.controller.clock_text(), paused=paused, shown=self.preferences.is_on("show_clock")
        )

    def _retranslate(self) -> None:
        self._actions.retranslate()
        for controller in self._controllers.values():
            controller.actions.retranslate()
            controller.retranslate()
        self._name_menus()
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
        menus = [(plain(self._menus[name].title()), rows[name]) for name in rows]
        KeysDialog([board, *menus], self.window).exec()

    def about(self) -> None:
        """Show what this program is, and which of its engines are compiled."""
        engines = [entry.said_engine() for entry in self._games]
        AboutDialog(engines, resource("licences"), self.window).exec()
