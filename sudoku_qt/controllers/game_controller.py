# SPDX-License-Identifier: MIT
"""The contract of a game's controller: what the shell provides, and what it expects."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from PySide6.QtCore import QAbstractItemModel, QObject, Signal

from sudoku_qt.controllers.actions import ActionRow, Rows
from sudoku_qt.controllers.dialogs.after_dialogs import AfterDialogs
from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.game_parts import GameParts
from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.menus.actions import Actions
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.document import Opened
from sudoku_qt.engine.game import AnyGame, MoveT, SetupT, StateT
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.clock import clock_text
from sudoku_qt.models.keys import BoardKeys
from sudoku_qt.models.option import Option
from sudoku_qt.models.session import Session
from sudoku_qt.models.words import say
from sudoku_qt.paths import Paths
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.card_fade import CardFade
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.page_keys import PageKeys
from sudoku_qt.views.window.bars import WindowBars
from sudoku_qt.views.window.main_window import MainWindow

if TYPE_CHECKING:  # whoever makes or takes one imports it; a start need not
    from sudoku_qt.controllers.library.game import LibraryGame
    from sudoku_qt.controllers.workers.page_offer import PageOffer
    from sudoku_qt.engine.format import Found, Reading
    from sudoku_qt.engine.guide.pages import Chapter
    from sudoku_qt.models.list_reading import ListReading
    from sudoku_qt.models.picture_read import PictureRead
    from sudoku_qt.store.library.entry import Entry
    from sudoku_qt.views.board.picture import Picture, PictureLook

Offers = Sequence[tuple[str, Callable[[], object]]]


@dataclass(frozen=True)
class Services:
    """What the shell provides to every game."""

    window: MainWindow
    bars: WindowBars
    jobs: Jobs
    settings: Settings
    paths: Paths
    library: LibraryAccess
    after_dialogs: AfterDialogs

    def tell(self, text: str, offers: Offers = ()) -> None:
        """Show a quiet notice, with optional actions."""
        self.bars.show_notice(text, "info", offers)

    def ask(self, text: str, offers: Offers) -> None:
        """Show what to do next; with an action it stays until that is done."""
        self.bars.show_notice(text, "task", offers)

    def complain(self, text: str, offers: Offers = ()) -> None:
        """Report an error, with optional actions."""
        self.bars.show_notice(text, "error", offers)

    def warn(self, text: str, offers: Offers = ()) -> None:
        """Warn of something that may cost a game, until the player dismisses it."""
        self.bars.show_notice(text, "warning", offers)


class GameController(QObject, Generic[SetupT, StateT, MoveT]):
    """A game in the window: its session, its page, its menu, its texts.

    The shell undoes, saves and opens; the controller makes moves, begins games and describes them.
    """

    rules: ClassVar[AnyGame]
    rows: ClassVar[Rows] = ()
    """The actions of the game's own menu, and those that it adds to other menus."""
    board_rows: ClassVar[Sequence[ActionRow]] = ()
    """The keys that the board itself handles and that can be changed."""
    options: ClassVar[Sequence[Option]] = ()
    """The preferences of this game."""
    tools: ClassVar[Sequence[Sequence[str]]] = ()
    """The names of the actions in the tool bar, in groups."""
    guide_tables: ClassVar[Mapping[str, Callable[[str], str]]] = {}
    """The game's contents for the guide's blanks: Markdown, in the named language."""
    prints: ClassVar[bool] = False
    """Whether the game has anything to print."""

    status_changed = Signal()
    tools_changed = Signal()
    """The tool bar, and perhaps the menus, need other actions."""
    leaving = Signal()
    """The running game is about to be replaced."""

    list_taken = Signal(object)
    """Only the first position of a `ListReading` was begun."""

    session: Session[SetupT, StateT, MoveT]
    model: QAbstractItemModel
    page: GamePage
    actions: Actions

    def __init__(self, services: Services, parts: GameParts[SetupT, StateT, MoveT]) -> None:
        super().__init__(services.window)
        self.services = services
        self.session, self.model, self.page = parts
        self.preferences = Preferences(services.settings, self.options, self)
        CardFade(self.page)
        self.keys = PageKeys(self.page)
        self.session.setParent(self)
        self.model.setParent(self)

    @staticmethod
    @abstractmethod
    def description(setup: SetupT, state: StateT) -> str:
        """A short description of a game, played at present or not, and its progress."""

    @classmethod
    @abstractmethod
    def menu_title(cls) -> str:
        """The title of the game's own menu."""

    @staticmethod
    def caption(setup: SetupT) -> str:  # noqa: ARG004 - a game that has names for its games reads it
        """The name of a game within its kind, in a word or two, for the window's title."""
        return ""

    @abstractmethod
    def new(self) -> bool:
        """Ask for the options of a new game and begin it; return whether one was begun."""

    def at_once(self) -> Offers:
        """The games in the menu of New that begin at once, without a dialog."""
        return ()

    @abstractmethod
    def begin_first(self) -> None:
        """Begin the game that a newcomer sees at the first start."""

    @abstractmethod
    def take(self, found: "Found", recognition: str) -> None:
        """Begin from a foreign position; `recognition` describes what was recognised."""

    def take_pasted(self, found: "Found", recognition: str) -> None:
        """Begin from a position that was pasted, or dropped as text."""
        self.take(found, recognition)

    def take_list(self, reading: "ListReading", recognition: str) -> None:
        """Offer several positions; a game without lists begins from the first.

        While they are still being read, `recognition` is reported elsewhere, later.
        """
        self.list_taken.emit(reading)
        self.take(
            reading.puzzles[0], " ".join((recognition, self.tr("This is the first."))).strip()
        )

    def play_entry(self, entry: "Entry", game: "LibraryGame") -> None:
        """Begin an entry of the library that has no saved game."""
        try:
            found = game.found_of(entry, b"")
        except Fault as fault:
            self.services.complain(say(fault))
        else:
            self.take(found, "")

    @classmethod
    def chosen_reading(cls, readings: "Sequence[Reading]", window: MainWindow) -> "Reading | None":  # noqa: ARG003 - who asks needs a window
        """Ask which interpretation is meant, None for none; by default the first."""
        return readings[0]

    @classmethod
    def corrected(cls, read: "PictureRead", services: Services) -> "Sequence[Found]":  # noqa: ARG003 - who asks needs them
        """Let the player correct what was read from a picture; empty if it is rejected."""
        return ()

    @staticmethod
    @abstractmethod
    def picture(parts: GameParts[SetupT, StateT, MoveT], look: "PictureLook") -> "Picture":
        """The board of a model, to be painted into files; the game need not be played."""

    def resume(self, opened: Opened[SetupT, StateT, MoveT], path: str, *, saved: bool) -> None:
        """Resume a game that was read from a file, and report what had to be dropped."""
        self.leaving.emit()
        self.session.resume(opened, path, saved=saved)
        for notice in opened.notices:
            self.services.complain(say(notice))

    @abstractmethod
    def status(self) -> str:
        """The status line: where the player is."""

    @abstractmethod
    def copied(self) -> str:
        """The position as text for the clipboard."""

    @abstractmethod
    def file_name(self) -> str:
        """The proposed file name of this game."""

    @abstractmethod
    def retranslate(self) -> None:
        """Set all texts again in the installed language."""

    def seen(self, look: "PictureLook") -> "Picture":
        """The board as it is shown now."""
        return self.picture(GameParts(self.session, self.model, self.page), look)

    @staticmethod
    def page_of(parts: GameParts[SetupT, StateT, MoveT]) -> "PageOffer | None":  # noqa: ARG004 - whose puzzle it is needs them
        """The web page that may be written of a game's puzzle; None for games without one."""
        return None

    def web_page(self) -> "PageOffer | None":
        """The web page that may be written of the puzzle."""
        return self.page_of(GameParts(self.session, self.model, self.page))

    def print_out(self) -> None:
        """Open the print workshop; only called if the game `prints`."""

    @staticmethod
    def print_list(services: "Services", name: str, found: "Sequence[Found]") -> None:
        """Open the print workshop with puzzles of a list; only called if the game `prints`."""

    def board_keys(self) -> BoardKeys:
        """The board's own keys, in words."""
        return self.standing_keys({}, self.services.settings)

    @staticmethod
    def standing_keys(keys: Mapping[str, Sequence[str]], settings: Settings) -> BoardKeys:  # noqa: ARG004 - whose keys can be changed needs them
        """The keys of this game's board, played or not; `keys` are those of actions."""
        return BoardKeys()

    @classmethod
    def guide_chapters(cls, language: str) -> "Sequence[Chapter]":  # noqa: ARG003 - whose pages are written needs it
        """The chapters that the game adds to the guide."""
        return ()

    def set_keys(self, keys: Mapping[str, Iterable[str]]) -> None:
        """Set the shortcuts of the player's actions."""
        self.actions.set_keys(keys)

    def shown_tools(self) -> tuple[Sequence[Sequence[str]], Sequence[str]]:
        """The names of the tool bar's actions, in groups, and of those at its right end."""
        return (("new",), ("undo", "redo"), *self.tools), ()

    @property
    def mode(self) -> str:
        """The mode of the game, if its menus depend on one."""
        return ""

    @property
    def has_clock(self) -> bool:
        """Whether the present activity is timed."""
        return True

    def clock_text(self) -> str:
        """The time played, for the tool bar; "" if the page shows it."""
        return clock_text(self.session.clock.elapsed_ms())

    def can_undo(self) -> bool:
        """Whether there is a move to undo."""
        return self.session.history.can_undo()

    def can_redo(self) -> bool:
        """Whether there is a move to redo."""
        return self.session.history.can_redo()

    def undo(self) -> None:
        """Undo a move, or whatever the game defines."""
        self.session.undo()

    def redo(self) -> None:
        """Redo it."""
        self.session.redo()


AnyController: TypeAlias = GameController[Any, Any, Any]
"""A controller of any game, for the shell."""


def controller_of(entry: GameEntry) -> type[AnyController]:
    """The class of a game's controller, imported if it was not yet."""
    found = entry.controller()
    if not issubclass(found, GameController):
        raise TypeError(f"{found.__name__} is no GameController")
    return found


def key_rows(entry: GameEntry) -> tuple[Rows, Sequence[ActionRow]]:
    """The actions of a game, and the actions of its board's own keys."""
    kind = controller_of(entry)
    return kind.rows, kind.board_rows
