# SPDX-License-Identifier: MIT
"""The part of the library with puzzles that have rules of their own."""

from functools import lru_cache

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from sudoku_qt.controllers.library.game import Export, LibraryGame, SearchMeaning
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.text.variants.found import object_found
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.models.library.row import BETWEEN, EntryShown, RowWords
from sudoku_qt.models.sudoku.board.rule_words import rules_called
from sudoku_qt.models.sudoku.board.small_boards import SmallBoard, preview_board
from sudoku_qt.models.sudoku.library_row import givens_text, level_text, name_of, state_text
from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED, variant_word
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.store.library.entry import VARIANT_GAME, Entry, State
from sudoku_qt.store.library.sudoku_entry import entry_of_document, variant_entry
from sudoku_qt.views.sudoku.dialogs.variants.small_board import draw_small_board
from sudoku_qt.views.theme import Theme

TITLE = QT_TRANSLATE_NOOP("Games", "Sudoku variants")
TITLES = {"size": Message("Other sizes")}
"""What is no kind of constraint."""
JSON_LINES = Message("f-puzzles objects, one a line")


class VariantShelf(LibraryGame):
    """Describes puzzles by their rules."""

    name, title = VARIANT_GAME, TITLE

    def tell(self, entry: Entry, words: RowWords) -> EntryShown:
        """The name of a puzzle, its rules, its progress and its level."""
        face = entry.summary.encode()
        try:
            rules = _rules_in(entry.summary)
        except Fault as fault:
            return EntryShown(face, entry.name or say(fault), "", "new", "", "")
        givens = givens_text(entry.clues) if entry.clues else ""
        hints = entry.state is State.SOLVED and entry.hints
        return EntryShown(
            face,
            name_of(entry, words),
            BETWEEN.join(filter(None, (*rules, givens))),
            "hints" if hints else entry.state.name.lower(),
            state_text(entry),
            level_text(entry),
        )

    def draw(self, painter: QPainter, place: QRect, face: bytes, theme: Theme) -> None:
        """Draw its board, with its rules and the places of its givens."""
        board = _board_in(face.decode())
        if board:
            draw_small_board(painter, place, board, theme)

    def entry_of(self, found: Found, like: Entry) -> Entry:
        """The entry of a puzzle in a file. Raises `Fault`."""
        return variant_entry(position_of(found).setup, like)

    def entry_of_document(self, data: bytes, like: Entry) -> Entry:
        """The entry of an unfinished puzzle. Raises `Fault`."""
        return entry_of_document(data, like)

    def meaning(self, words: str) -> SearchMeaning:
        """Rules by their names in the player's language."""
        typed = words.strip().casefold()
        named = ((kind.name, say(Message(kind.title))) for kind in KINDS)
        terms = (name for name, title in named if typed and typed in title.casefold())
        return SearchMeaning(terms=tuple(terms))

    def term_title(self, term: str) -> str:
        """What a rule is called: as New calls the variant with this rule alone, or by its kind."""
        alone = next((each.key for each in VARIANT_NAMED.values() if each.rules == (term,)), "")
        if term in TITLES or not alone:
            kind = KIND_NAMED.get(term)
            title = TITLES.get(term) or (kind and Message(kind.title))
            return say(title) if title else ""
        return variant_word(alone)

    def export(self) -> Export:
        """A puzzle on each line."""
        return Export(say(JSON_LINES), (".txt",))

    def write(self, found: Found) -> str:
        """The puzzle as an f-puzzles object."""
        return format_named("fpuzzles").write(found).strip()

    def found_of(self, entry: Entry, data: bytes) -> Found:
        """The puzzle as it is begun. Raises `Fault`."""
        return object_found(entry.summary)

    def is_running(self, entry: Entry, setup: SudokuSetup) -> bool:
        """Whether it is this puzzle."""
        return setup.identity == entry.puzzle


@lru_cache(maxsize=256)
def _board_in(summary: str) -> SmallBoard | None:
    """A puzzle's board; None if it cannot be read."""
    try:
        variant = position_of(object_found(summary)).setup.variant
    except Fault:
        return None
    return preview_board(variant) if variant else None


@lru_cache(maxsize=256)
def _rules_in(summary: str) -> tuple[str, ...]:
    """The names of a puzzle's rules. Raises `Fault`."""
    variant = position_of(object_found(summary)).setup.variant
    return tuple(rules_called(variant)) if variant else ()
