# SPDX-License-Identifier: MIT
"""The work of writing puzzles as pictures and as web pages: all of it, or nothing."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import cast

from sudoku_qt.controllers.files.exporting import found_in
from sudoku_qt.controllers.sudoku.parts import SudokuParts
from sudoku_qt.controllers.sudoku.picture import naming_of, picture_at
from sudoku_qt.controllers.sudoku.sharing.puzzle import alone_of
from sudoku_qt.controllers.sudoku.sharing.solving import solved
from sudoku_qt.controllers.sudoku.sharing.web import MOST_PUZZLES, page_bytes, wordings
from sudoku_qt.controllers.workers.job import Ticket, Work, as_work
from sudoku_qt.controllers.workers.page_offer import PageOffer
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.text.position import Position, position_of
from sudoku_qt.engine.work import go_on
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.wording import Wording
from sudoku_qt.store import files
from sudoku_qt.store.file_batch import FileBatch

Content = Callable[[Position], bytes]
"""The file of a puzzle."""


def write_page(setups: Sequence[SudokuSetup], path: Path, title: str = "") -> Work[None]:
    """The work of writing a page; to be called in the main thread. Raises `Fault`."""
    return _page(setups, partial(files.write, path), title, wordings())


@as_work
def _page(
    ticket: Ticket,
    setups: Sequence[SudokuSetup],
    write: Callable[[bytes], None],
    title: str,
    spoken: Sequence[Wording],
) -> None:
    if len(setups) > MOST_PUZZLES:
        raise Fault("A page holds at most {most} puzzles.", most=MOST_PUZZLES)
    puzzles = []
    for number, setup in enumerate(setups, start=1):
        puzzles.append(solved(setup, ticket.stopped))
        ticket.tell(number / (len(setups) + 1))
    content = page_bytes(puzzles, title, spoken)
    go_on(ticket.stopped)
    write(content)


@as_work
def write_pictures(
    ticket: Ticket, puzzles: Sequence[Found], paths: Sequence[Path], content: Content
) -> None:
    """The work of writing a file for each puzzle, in one folder. Raises `Fault`, `Cancelled`."""
    with FileBatch(paths[0].parent) as batch:
        for number, (found, path) in enumerate(zip(puzzles, paths, strict=True), start=1):
            go_on(ticket.stopped)
            batch.add(path.name, content(_read(found, number)))
            ticket.tell(number / len(puzzles))
        go_on(ticket.stopped)
        batch.commit()


def _read(found: Found, number: int) -> Position:
    try:
        return position_of(found)
    except Fault as fault:
        raise Fault("Puzzle {number}: {reason}", number=number, reason=fault) from None


def page_of(parts: SudokuParts) -> PageOffer:
    """The page of the puzzle that is played, or of a draft as it is now."""
    alone = alone_of(position_of(found_in(parts.session)))
    naming = naming_of(cast("SudokuModel", parts.model))
    return PageOffer(
        lambda look: picture_at(alone, look, naming), lambda path: write_page([alone.setup], path)
    )
