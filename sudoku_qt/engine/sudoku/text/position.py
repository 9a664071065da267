# SPDX-License-Identifier: MIT
"""A position as programs exchange it: the grid with its notes, names and clock."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from sudoku_qt.engine.document import MAX_ELAPSED_MS
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import NO_CANDIDATES, Grid
from sudoku_qt.engine.sudoku.markings import NO_MARKINGS, Markings
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.cells import digits_of

LONGEST_COMMENT = 1000
_UNSEEN = re.compile(
    r"[^\n\t\x20-\x7e\xa0-\ud7ff\ue000-\U0010ffff]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]"
)
"""Invisible characters, and those that change the direction of a line."""


@dataclass(frozen=True)
class Position:
    """The givens and what is known of the puzzle; the current grid; and the time played."""

    setup: SudokuSetup
    grid: Grid
    elapsed_ms: int = 0

    def renamed(self, *, title: str = "", author: str = "", comment: str = "") -> "Position":
        """The position with other names, cleaned of invisible characters."""
        setup = replace(
            self.setup, title=plain(title), author=plain(author), comment=plain(comment)
        )
        return replace(self, setup=setup)

    def timed(self, elapsed_ms: float) -> "Position":
        """The position with a time; a value that no clock shows counts as 0."""
        known = 0 < elapsed_ms <= MAX_ELAPSED_MS
        return replace(self, elapsed_ms=int(elapsed_ms) if known else 0)


def position(
    givens: Iterable[int],
    entered: Iterable[int] = (),
    notes: Sequence[int] = NO_CANDIDATES,
    markings: Markings = NO_MARKINGS,
) -> Position:
    """The position of a reader's results, by cell: digits, 0 for none, and masks.

    In a given cell nothing else counts, and in a filled one no notes.
    """
    given = bytes(givens)
    values = bytes(a or b for a, b in zip(given, bytes(entered) or given, strict=True))
    setup = SudokuSetup(given)
    return Position(setup, Grid(given, values, *_under(values, notes, markings)))


def _under(
    values: bytes, notes: Sequence[int], markings: Markings
) -> tuple[tuple[int, ...], Markings]:
    """Notes and markings without those that a digit covers."""

    def open_only(masks: Sequence[int]) -> tuple[int, ...]:
        return tuple(0 if digit else mask for digit, mask in zip(values, masks, strict=True))

    corners, tints = open_only(markings.corners), open_only(markings.tints)
    return open_only(notes), Markings(corners, markings.colours, tints)


def found_at(position: Position, notices: tuple[Message, ...] = ()) -> Found:
    """A position as a finding, in the words of its game."""
    game, setup, grid = SudokuGame(), position.setup, position.grid
    untouched = grid == game.start(setup)
    return Found(
        game.name,
        game.write_setup(setup),
        None if untouched else game.write_state(setup, grid),
        notices=notices,
        elapsed_ms=position.elapsed_ms,
    )


def found(characters: str, comment: str = "") -> Found:
    """A finding of 81 cells as characters; a notice tells if signs for an empty cell are mixed."""
    givens = digits_of(characters)
    kinds = sorted({character for character in characters if character not in "123456789"})
    notices: tuple[Message, ...] = ()
    if len(kinds) > 1:
        template = "Empty cells are written in several ways here: {kinds}"
        notices = (Message(template, kinds=" ".join(kinds)),)
    setup = SudokuSetup(givens, comment=plain(comment))
    return Found(SudokuGame.name, SudokuGame().write_setup(setup), notices=notices)


def position_of(found: Found) -> Position:
    """The position of a finding; in a draft all digits count as given. Raises `Fault`."""
    game = SudokuGame()
    setup = game.read_setup(found.setup)
    if found.state is None:
        grid = game.start(setup)
        for word in found.moves:
            grid = game.play(setup, grid, game.read_move(setup, word))
    else:
        grid = game.read_state(setup, found.state)
    if setup.is_draft and not any(setup.givens):
        called = {name: text for name, text in grid.credits._asdict().items() if text}
        variant = replace(grid.drawn, givens=grid.values) if grid.drawn else None
        setup = replace(setup, givens=grid.values, **called, variant=variant)
        grid = replace(grid, givens=grid.values)
    return Position(setup, grid, found.elapsed_ms)


def plain(text: str) -> str:
    """A foreign text without invisible or misleading characters, and of bounded length."""
    return _UNSEEN.sub("", text.replace("\r\n", "\n")).strip()[:LONGEST_COMMENT].rstrip()


def full_notes(grid: Grid) -> tuple[int, ...]:
    """The notes of every empty cell; if there are none at all, all legal candidates."""
    return tuple(
        0 if grid.values[cell] else grid.candidates[cell] or grid.legal(cell)
        for cell in range(grid.shape.cells)
    )


def eliminated(grid: Grid) -> tuple[int, ...]:
    """For each cell the legal digits that its notes leave out.

    They are none in a cell without notes, and all in one whose notes break the rules.
    """
    allowed = tuple(0 if grid.values[cell] else grid.legal(cell) for cell in range(CELLS))
    return tuple(
        mask & ~noted if mask & noted else 0
        for mask, noted in zip(allowed, grid.candidates, strict=True)
    )


def with_eliminated(grid: Grid, masks: Sequence[int]) -> Grid:
    """The grid with all legal notes except some digits; no notes if there are none of these."""
    if not any(masks):
        return replace(grid, candidates=NO_CANDIDATES)
    allowed = grid.with_all_candidates().candidates
    kept = tuple(mask & ~gone for mask, gone in zip(allowed, masks, strict=True))
    return replace(grid, candidates=kept)
