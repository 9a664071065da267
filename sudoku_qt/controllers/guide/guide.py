# SPDX-License-Identifier: MIT
"""The guide in the window: a page in place of the game, which is paused meanwhile."""

from collections.abc import Callable, Mapping
from functools import cached_property, partial

from PySide6.QtCore import QCoreApplication, QObject, Signal

from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.game_controller import Services, controller_of
from sudoku_qt.controllers.game_switch import GameSwitch
from sudoku_qt.controllers.guide.action_tables import ActionTables
from sudoku_qt.controllers.guide.library import GuideLibrary, Table
from sudoku_qt.controllers.keys.bindings import KeyBindings
from sudoku_qt.engine.guide.format_table import format_table
from sudoku_qt.engine.guide.pages import Chapter, GuidePage, as_rows, code, read_guide
from sudoku_qt.models.contents import ContentsModel
from sudoku_qt.models.language import other_language
from sudoku_qt.models.session import AnySession
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.paths import Paths, resource
from sudoku_qt.views.guide.page import GuideView
from sudoku_qt.views.window.full_page import FullPage

LONGEST_TRAIL = 200
HOLD = "guide"
FOLDERS = (
    QT_TRANSLATE_NOOP("Guide", "preferences"),
    QT_TRANSLATE_NOOP("Guide", "what was played and learnt, and puzzles made in advance"),
    QT_TRANSLATE_NOOP("Guide", "games not finished, and errors.log"),
)
"""The contents of the player's folders, in the order of `Paths`."""
Tables = Callable[[], Mapping[str, Table]]


class Guide(QObject):
    """Opens the guide, shows its pages, follows links, goes back and forward, and to the game."""

    shown = Signal()
    """Another page is shown."""

    def __init__(
        self, games: GameSwitch, keys: KeyBindings, services: Services, appearance: Appearance
    ) -> None:
        super().__init__(services.window)
        self._games, self._window, self._appearance = games, services.window, appearance
        self._actions = ActionTables(games.entries, keys, services.settings)
        self._paths, self._more = services.paths, list[Tables]()
        self._trail = Trail()
        self._before: FullPage | None = None
        self._waiting: AnySession | None = None
        self._window.filled_changed.connect(self._follow_window)

    def add_tables(self, tables: Tables) -> None:
        """Add tables that fill blanks, from code that this module must not know."""
        self._more.append(tables)

    # Coming and going

    @cached_property
    def _contents(self) -> ContentsModel:
        return ContentsModel(self)

    @cached_property
    def view(self) -> GuideView:
        """The page, created on first use."""
        view = GuideView()
        view.contents.set_model(self._contents)
        view.contents.search.textChanged.connect(self._search)
        view.left.connect(self.close)
        view.chosen.connect(self.show_page)
        view.walked.connect(self._walk)
        return view

    @property
    def is_open(self) -> bool:
        """Whether the guide is shown in place of the game."""
        return "view" in self.__dict__ and self._window.filling() is self.view

    @property
    def title(self) -> str:
        """The title of the page shown."""
        return self._page.title

    def show_guide(self) -> None:
        """Open the guide where it was left; the first time, at its first page."""
        if self.is_open:
            return
        self._before = self._window.filling()
        self._wait(self._games.controller.session)
        self._read()
        self.view.contents.search.clear()
        self._window.fill(self.view)
        self._show()

    def close(self) -> None:
        """Return to the game, or to what was in its place."""
        if self.is_open:
            self._window.fill(self._before)

    def _wait(self, session: AnySession) -> None:
        """Stop the clock of a game until it is shown again, or another one is begun."""
        self._waiting = session
        session.clock.hold(HOLD, on=True)
        session.replaced.connect(self._make_way)

    def _make_way(self) -> None:
        """Close the guide for the game that has begun."""
        self._before = None
        self.close()

    def _follow_window(self) -> None:
        """Start the clock of the game as soon as the guide is closed."""
        if self._waiting and not self.is_open:
            self._waiting.replaced.disconnect(self._make_way)
            self._waiting.clock.hold(HOLD, on=False)
            self._waiting = None

    # What is shown

    def show_page(self, key: str) -> None:
        """Show a page by its key, from its beginning; an unknown key is ignored."""
        if key in self._library.pages:
            self._trail.go(key)
            self._show()

    def own_pages(self) -> list[str]:
        """The keys of the guide's own pages: the first chapter."""
        return [page.key for page in self._library.chapters[0].pages]

    def _walk(self, by: int) -> None:
        """Go back to the page that was shown before, or forward again."""
        self._trail.walk(by)
        self._show()

    @property
    def _page(self) -> GuidePage:
        pages = self._library.pages
        return pages.get(self._trail.here) or next(iter(pages.values()))

    def _show(self) -> None:
        page = self._page
        self._trail.go(page.key)
        self.view.show_page(page.title, page.text, self.view.contents.search.text())
        self.view.set_walks(back=self._trail.can_walk(-1), forward=self._trail.can_walk(1))
        self.view.contents.show_at(self._contents.row_of(page.key))
        self.shown.emit()

    def _search(self, words: str) -> None:
        """List the pages with these words; without words, show the page again."""
        self._contents.search(words)
        row = self._contents.row_of(self._page.key)
        self.view.contents.show_from_top(row)
        if not words:
            self.view.contents.show_at(row)
        nothing = "" if self._contents.rowCount() else self.tr("No page has these words.")
        self.view.contents.say_nothing(nothing)

    def retranslate(self) -> None:
        """Set all texts again in the installed language."""
        if self.is_open:
            self._read()
            self._show()

    # What there is to read

    def _read(self) -> None:
        """Read and fill every page, since keys or language may have changed."""
        language = self._appearance.language
        chapters = self._chapters(language)
        self._library = GuideLibrary(language, self.tr("Guide"), chapters, self.tables())
        entries = [*self._library.entries(self._pages_in(other_language(language)))]
        self._contents.set_entries(entries, self.tr("In the text"))

    def _chapters(self, language: str) -> list[Chapter]:
        """The games' chapters, besides the guide's own pages."""
        return [
            chapter
            for entry in self._games.entries
            for chapter in controller_of(entry).guide_chapters(language)
        ]

    def _pages_in(self, language: str) -> dict[str, GuidePage]:
        """All pages in a language, with their blanks filled."""
        pages = [page for chapter in self._chapters(language) for page in chapter.pages]
        return {page.key: page for page in (*read_guide(resource("guide") / language), *pages)}

    def tables(self) -> dict[str, Table]:
        """All tables that fill blanks."""
        found = self._actions.tables()
        for entry in self._games.entries:
            found |= controller_of(entry).guide_tables
            found[f"formats {entry.name}"] = partial(_formats, entry.name)
        found["folders"] = partial(_folders, self._paths)
        for more in self._more:
            found |= more()
        return found


def _formats(game: str, _language: str) -> str:
    return format_table(say, game)


def _folders(paths: Paths, _language: str) -> str:
    """The table of the player's own folders: their paths and their use."""
    say = QCoreApplication.translate
    return as_rows(
        [(code(str(where)), say("Guide", what)) for where, what in zip(paths, FOLDERS, strict=True)]
    )


class Trail:
    """The keys of pages, and which of them is shown."""

    def __init__(self) -> None:
        self._keys: list[str] = []
        self._at = -1

    @property
    def here(self) -> str:
        """The page shown, "" if there was none yet."""
        return self._keys[self._at] if self._keys else ""

    def go(self, key: str) -> None:
        """Go to a page; the pages ahead, from which one came back, are forgotten."""
        if key != self.here:
            self._keys = [*self._keys[: self._at + 1], key][-LONGEST_TRAIL:]
            self._at = len(self._keys) - 1

    def can_walk(self, by: int) -> bool:
        """Whether there is a page `by` places after this one, negative for before."""
        return 0 <= self._at + by < len(self._keys)

    def walk(self, by: int) -> None:
        """Go back or forward, if there is a page."""
        if self.can_walk(by):
            self._at += by
