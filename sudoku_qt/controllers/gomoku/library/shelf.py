# SPDX-License-Identifier: MIT
"""Gomoku's part of the library: the rows of games and problems, and the search."""

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QPainter

from sudoku_qt.controllers.gomoku import words
from sudoku_qt.controllers.gomoku.library.entries import (
    RULES,
    entry_of_document,
    entry_of_found,
    found_in_document,
    position_of,
)
from sudoku_qt.controllers.library.game import Export, LibraryGame, SearchMeaning
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.gomoku.board import BLACK, EMPTY
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.library.row import BETWEEN, EntryShown, RowWords
from sudoku_qt.models.words import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP, say
from sudoku_qt.store.library.entry import PROBLEM, Entry, State
from sudoku_qt.store.library.puzzle_file import found_in_line
from sudoku_qt.views.gomoku.small_board import draw_small_board
from sudoku_qt.views.theme import Theme

SGF = format_named("gomoku_sgf")
PERSON, COMPUTER, PROBLEM_WORD = (
    QT_TRANSLATE_NOOP("GomokuWords", "person"),
    QT_TRANSLATE_NOOP("GomokuWords", "computer"),
    QT_TRANSLATE_NOOP("GomokuWords", "problem"),
)
TERMS = (*words.WORDS.items(), *((each, each) for each in (PERSON, COMPUTER, PROBLEM_WORD)))
"""The search terms of entries, with their titles."""
MOVES = QT_TRANSLATE_N_NOOP("GomokuWords", "{count} moves")
translate = QCoreApplication.translate


class GomokuShelf(LibraryGame):
    """Describes games by their players, and problems by their titles."""

    name, title = RULES.name, QT_TRANSLATE_NOOP("Games", "Gomoku")

    def tell(self, entry: Entry, words_of_rows: RowWords) -> EntryShown:
        """The players, the board, and the progress or the result."""
        try:
            setup, state = position_of(entry)
        except Fault as fault:
            return EntryShown(b"", entry.name or say(fault), "", "new", "", "")
        if entry.kind == PROBLEM:
            return _told_problem(entry, setup, state)
        day = words_of_rows.day(entry.added)
        return _told_game(entry, setup, state, day)

    def draw(self, painter: QPainter, place: QRect, face: bytes, theme: Theme) -> None:
        """Draw the stones."""
        draw_small_board(painter, place, face, theme)

    def entry_of(self, found: Found, like: Entry) -> Entry:
        """The entry of a game in a file. Raises `Fault`."""
        return entry_of_found(found, like)

    def entry_of_document(self, data: bytes, like: Entry) -> Entry:
        """The entry of an unfinished game. Raises `Fault`."""
        return entry_of_document(data, like)

    def meaning(self, text: str) -> SearchMeaning:
        """The search also finds rules, kinds of players and problems by their localized names."""
        typed = text.strip().casefold()
        if not typed:
            return SearchMeaning()
        found = (term for term, word in TERMS if typed in translate("GomokuWords", word).casefold())
        return SearchMeaning(terms=tuple(found))

    def export(self) -> Export:
        """A collection of games."""
        return Export(translate("GomokuWords", "Games of Gomoku, SGF"), SGF.suffixes)

    def write(self, found: Found) -> str:
        """The game as SGF."""
        return SGF.write(found).strip()

    def found_of(self, entry: Entry, data: bytes) -> Found:
        """The moves of a game, or the position of a problem. Raises `Fault`."""
        if data:
            return found_in_document(data)
        if not entry.summary:
            return found_in_line(entry.game, entry.puzzle)
        setup, state = position_of(entry)
        return Found(RULES.name, RULES.write_setup(setup), RULES.write_state(setup, state))

    def is_running(self, entry: Entry, setup: GomokuSetup) -> bool:
        """Whether the entry is the game of this setup."""
        return entry.puzzle == setup.identity


def _told_game(entry: Entry, setup: GomokuSetup, state: GomokuState, day: str) -> EntryShown:
    count = len(state.order)
    moves = translate("GomokuWords", MOVES, None, count).format(count=count)
    names = [words.name_of(setup, state, seat) for seat in (state.black_seat, 1 - state.black_seat)]
    players = translate("GomokuWords", "{black} – {white}").format(black=names[0], white=names[1])
    computers = [each.level for each in setup.players if each.kind == "computer"]
    level = words.level_word(computers[0]) if computers else ""
    size, *rules = words.settings_line(setup).split(BETWEEN)
    parts = (moves, day, *([players] if entry.name else []), *rules, size)  # the last is cut first
    return EntryShown(
        state.stones,
        entry.name or players,
        BETWEEN.join(filter(None, parts)),
        outcome(setup, state),
        result_words(setup, state)
        or translate("GomokuWords", "move {number}").format(number=count + 1),
        level[:1].upper() + level[1:],  # as the levels of the other game begin
    )


def _told_problem(entry: Entry, setup: GomokuSetup, state: GomokuState) -> EntryShown:
    colour, solved = words.colour_name(state.to_move), entry.state is State.SOLVED
    to_move = translate("GomokuWords", "{colour} to move").format(colour=colour)
    length = translate("GomokuWords", "in {count}").format(count=entry.clues)
    return EntryShown(
        state.stones,
        entry.name or translate("GomokuWords", "Problem"),
        BETWEEN.join((to_move, words.settings_line(setup))),
        "solved" if solved else "new",
        translate("GomokuWords", "solved") if solved else translate("GomokuWords", "unsolved"),
        length if entry.clues else "",
    )


def outcome(setup: GomokuSetup, state: GomokuState) -> str:
    """The state of a game's row: "running", "won" or "lost" for a person, "over" for the rest."""
    if state.ending is None:
        return "running"
    winner = state.ending.winner
    if winner == EMPTY or len({player.kind for player in setup.players}) == 1:
        return "over"
    seat = state.black_seat if winner == BLACK else 1 - state.black_seat
    return "won" if setup.players[seat].kind == "person" else "lost"


def result_words(setup: GomokuSetup, state: GomokuState) -> str:
    """The result of a game, in a word or two; "" while it runs."""
    if state.ending is None:
        return ""
    winner = state.ending.winner
    if winner == EMPTY:
        return translate("GomokuWords", "drawn")
    if len({player.kind for player in setup.players}) == 1:
        black, white = translate("GomokuWords", "Black won"), translate("GomokuWords", "White won")
        return black if winner == BLACK else white
    won = outcome(setup, state) == "won"
    return translate("GomokuWords", "won") if won else translate("GomokuWords", "lost")
