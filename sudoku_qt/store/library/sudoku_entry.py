# SPDX-License-Identifier: MIT
"""The entry of a Sudoku that is played, and the puzzle of an entry."""

from dataclasses import replace
from datetime import UTC, datetime

from sudoku_qt.engine import document
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.generate.daily import MODE, day_of
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.text.cells import digits_of
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.store.library.entry import VARIANT_GAME, Entry, Source, State

RULES = SudokuGame()
SOURCES = {
    "generated": Source.MADE,
    "bank": Source.MADE,
    "typed": Source.MADE,
    "opened": Source.IMPORTED,
}


def entry_of(setup: SudokuSetup, state: Grid, data: bytes = b"") -> Entry:
    """The entry of the current puzzle; that of a daily puzzle is named by its date."""
    empty, left = setup.givens.count(0), state.values.count(0)
    share = (empty - left) / max(empty, 1)
    day, now = day_of(setup), datetime.now(UTC).isoformat(timespec="seconds")
    entry = Entry(
        RULES.name,
        "".join(write_rows(setup.givens)),
        name=day.isoformat() if day else setup.title,
        source=source_of(setup),
        level=setup.level,
        grade=setup.grade,
        se_rating=setup.se_rating or None,
        hardest=setup.hardest,
        predicted_s=60 * setup.minutes,
        clues=len(setup.givens) - empty,
        state=State.STARTED if share else State.NEW,
        progress=share,
        added=now,
        played=now if share else None,
        document=data,
    )
    return variant_entry(setup, entry) if setup.variant else entry


def entry_of_document(data: bytes, like: Entry) -> Entry:
    """The entry of an unfinished game; its tags and dates are those of `like`.

    Raises `Fault`, also for a draft, which is no puzzle yet and stays among the earlier games.
    """
    opened = document.unpack(RULES, document.read(data))
    if opened.setup.is_draft:
        raise Fault("A draft is not a puzzle yet.")
    entry = entry_of(opened.setup, opened.history.state, data)
    return replace(entry, added=like.added, played=like.played)


def source_of(setup: SudokuSetup) -> Source:
    """Where a puzzle comes from."""
    if day_of(setup):
        return Source.DAILY
    return Source.PRACTISED if setup.technique else SOURCES.get(setup.origin, Source.PLAYED)


def setup_of(entry: Entry) -> SudokuSetup:
    """The setup of an entry's puzzle, to begin it with. Raises `Fault`."""
    if entry.game == VARIANT_GAME:
        from sudoku_qt.engine.sudoku.text.variants.found import object_found  # rare, saves 33 ms

        return position_of(object_found(entry.summary)).setup
    made = entry.source in {Source.MADE, Source.PRACTISED}
    day = entry.name if entry.source is Source.DAILY else ""
    return SudokuSetup(
        digits_of(entry.puzzle),
        "generated" if made or day else "opened",
        mode=MODE if day else "",
        level=entry.level,
        grade=entry.grade,
        seed=day,
        minutes=entry.predicted_s / 60,
        se_rating=entry.se_rating or 0.0,
        hardest=entry.hardest,
        title="" if day else entry.name,
    )


def variant_entry(setup: SudokuSetup, like: Entry) -> Entry:
    """The entry of a puzzle with rules of its own, in other fields `like` another.

    Raises `Fault` for a classic puzzle.
    """
    if setup.variant is None:
        raise Fault("This text holds no puzzle that this program can read.")
    from sudoku_qt.engine.sudoku.variants.variant_json import write_variant  # rare, saves 33 ms

    return replace(
        like,
        game=VARIANT_GAME,
        puzzle=setup.identity,
        name=like.name or setup.title,
        clues=len(setup.givens) - setup.givens.count(0),
        summary=write_variant(setup.variant),
        terms=setup.variant.rules.named(),
        se_rating=None,
        hardest="",
    )
