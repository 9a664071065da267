# SPDX-License-Identifier: MIT
"""A tree of moves on its way from and to a file of another program."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from sudoku_qt.engine.bookmarks import NO_BOOKMARKS, read_bookmarks, write_bookmarks
from sudoku_qt.engine.document import MAX_READ_MOVES, replayed
from sudoku_qt.engine.format import Found, MoveTree
from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove, write_move
from sudoku_qt.engine.gomoku.openings.procedures import OPENING_WORDS
from sudoku_qt.engine.gomoku.record import record_of
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.gomoku.tree.branches import GomokuHistory
from sudoku_qt.engine.history import History
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.notes import LONGEST_TOGETHER, Note, tidy_comment

PASS = GomokuMove("pass")
OPENING_WORD_SET = frozenset(OPENING_WORDS)


@dataclass(slots=True)
class FileNode:
    """A node as a file has it: the number of the one before it, its move, and what is noted.

    A node without a move adds its note to the one before. `colour` is the side that moves, 0 where
    the file does not say: if it is not its turn, the other one has passed. `left_out` is a node
    that is not read, with what follows it; the reader tells of it.
    """

    parent: int
    move: GomokuMove | None = None
    colour: int = 0
    comment: str = ""
    marks: dict[int, str] = field(default_factory=dict)
    left_out: bool = False


@dataclass(slots=True)
class _Growth:
    """What has been read of a tree so far; `way` are the nodes that lead to the last one."""

    start: GomokuState
    words: list[str] = field(default_factory=list)
    notes: dict[int, Note] = field(default_factory=dict)
    ends: list[bool] = field(default_factory=lambda: [False])
    """Whether the game is over at a node."""
    is_main: list[bool] = field(default_factory=lambda: [True])
    has_child: list[bool] = field(default_factory=lambda: [False])
    last_main: int = 0
    comments: int = 0

    def add(self, parent: int, move: GomokuMove, state: GomokuState) -> int:
        """Add a node; return its number."""
        number, word = len(self.ends), write_move(move)
        self.words.append(word if parent == number - 1 else f"{parent}> {word}")
        self.ends.append(state.ending is not None)
        main = self.is_main[parent] and not self.has_child[parent]
        self.is_main.append(main)
        self.has_child.append(False)
        self.has_child[parent] = True
        if main:
            self.last_main = number
        return number

    def note(self, number: int, comment: str, marks: Mapping[int, str]) -> None:
        """Add to what is noted at a node, as long as there is room for it."""
        known = self.notes.get(number, Note())
        text = tidy_comment("\n".join(filter(None, (known.comment, comment)))) if comment else ""
        self.comments += len(text)
        kept = text if text and self.comments <= LONGEST_TOGETHER else known.comment
        note = Note(kept, {**known.marks, **marks})
        if note:
            self.notes[number] = note


def found_of_nodes(
    setup: GomokuSetup,
    nodes: Sequence[FileNode],
    notices: Sequence[Message] = (),
    end: GomokuMove | None = None,
) -> Found:
    """The part of a tree that follows the rules; notices tell what was dropped.

    `nodes` are in depth-first order, the first of them the root, whose move counts if it has one.
    `end` is the move that ended the main line, if it did not end by itself.
    """
    game = GomokuGame()
    growth = _Growth(game.start(setup))
    all_notices = list(notices)
    way: list[tuple[int, int, GomokuState]] = [(-1, 0, growth.start)]  # file's number, ours, state
    left_out = 0
    reason: tuple[int, IllegalMove] | None = None
    for at, node in enumerate(nodes):
        while way[-1][0] > node.parent:
            way.pop()
        before, number, state = way[-1]
        if node.left_out:
            continue
        if before != node.parent or len(growth.ends) > MAX_READ_MOVES - 2:
            left_out += before == node.parent
            continue
        if node.move is not None:
            try:
                if node.colour and node.colour != state.to_move:
                    state = game.play(setup, state, PASS)
                    number = growth.add(number, PASS, state)
                state = game.play(setup, state, node.move)
            except IllegalMove as fault:
                if reason is None:
                    reason = len(way), fault.with_traceback(None)
                left_out += 1
                continue
            number = growth.add(number, node.move, state)
        if node.comment or node.marks:
            growth.note(number, node.comment, node.marks)
        way.append((at, number, state))
    return _found(setup, growth, [*all_notices, *_left_out(growth, left_out, reason)], end)


def _left_out(
    growth: _Growth, count: int, reason: tuple[int, IllegalMove] | None
) -> Iterable[Message]:
    """Yield what became of moves that were left out."""
    if len(growth.ends) > MAX_READ_MOVES - 2:
        limit = f"{MAX_READ_MOVES:,}"
        yield Message("Only the first {limit} moves of the file were read.", limit=limit)
    if reason and count == 1:
        template = "Move {number} and what follows were left out. {reason}"
        yield Message(template, number=reason[0], reason=reason[1])
    elif reason:
        template = "Variations with moves that cannot be played were left out. {reason}"
        yield Message(template, reason=reason[1])
    if growth.comments > LONGEST_TOGETHER:
        yield Message("The file has more comments than a game can hold; some were left out.")


def _found(
    setup: GomokuSetup, growth: _Growth, notices: Sequence[Message], end: GomokuMove | None
) -> Found:
    if end and not growth.ends[growth.last_main]:
        growth.add(growth.last_main, end, growth.start)
    game = GomokuGame()
    numbers = [number for number, main in enumerate(growth.is_main) if main and number]
    line = tuple(growth.words[number - 1].rpartition("> ")[2] for number in numbers)
    found = Found(game.name, game.write_setup(setup), None, line, tuple(notices))
    if len(line) == len(growth.words) and not growth.notes:
        return found
    bookmarks = replace(NO_BOOKMARKS, notes=growth.notes)
    return found._replace(
        tree=MoveTree(tuple(growth.words), write_bookmarks(bookmarks), growth.last_main)
    )


def history_of(found: Found) -> tuple[GomokuSetup, GomokuHistory]:
    """The game of a finding with all its variations. Raises `Fault`."""
    if found.tree is None:
        record = record_of(found)
        history: GomokuHistory = History(record.states[0])
        for move, state in zip(record.moves, record.states[1:], strict=True):
            history.play(move, state)
        return record.setup, history
    game = GomokuGame()
    setup = game.read_setup(found.setup)
    nodes = replayed(game, setup, game.start(setup), found.tree.moves)
    return setup, History.from_nodes(nodes, found.tree.at, read_bookmarks(found.tree.bookmarks))


def lost_opening(found: Found) -> Message | None:
    """What a format that knows stones only loses of an opening; None if nothing."""
    if OPENING_WORD_SET.isdisjoint(word.partition("@")[0] for word in found.moves):
        return None
    return Message("The choices and offers of the opening are left out; the stones are written.")


def lost_tree(found: Found) -> Message | None:
    """What a format for single lines of moves loses of a game; None if nothing."""
    if found.tree is None:
        return None
    return Message("Variations, comments and marks are left out; the moves so far are written.")
