# SPDX-License-Identifier: MIT
"""A game of an earlier import is known as one that is imported now."""

from dataclasses import replace

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.store.library.entry import GAME, Entry, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.puzzle_file import entry_of_found
from sudoku_qt.store.library.query import Query

OLD = entry_of_found(Found("gomoku", {"title": "One"}, None, ("h8",)), Entry("", ""))


def read(found: Found, like: Entry) -> Entry:
    """A game as it is imported now."""
    told = replace(like, puzzle=f"known by {found.moves[0]}", clues=1, summary="15 × 15")
    known = replace(told, kind=GAME, terms=("renju",), state=State.STARTED, progress=0.5)
    return replace(known, name="Other", document=b"game")


def test_it_keeps_its_place_and_its_name_and_has_its_document(library: Library) -> None:
    library.add([replace(OLD, name="Mine", tags=("calm",)), Entry("gomoku", "known")])

    library.renew(read)

    entry, other = library.page(Query(descending=False), 0, 9)
    assert (entry.id, entry.puzzle, entry.kind) == (1, "known by h8", GAME)
    assert (entry.clues, entry.summary, entry.terms) == (1, "15 × 15", ("renju",))
    assert (entry.state, entry.progress) == (State.STARTED, 0.5)
    assert (entry.name, entry.tags) == ("Mine", ("calm",))
    assert library.document(entry.id) == b"game"
    assert library.count(Query(text="renju")) == library.count(Query(text="mine")) == 1
    assert (other.puzzle, library.document(other.id)) == ("known", b"")


def test_one_that_was_imported_since_or_cannot_be_read_stays(library: Library) -> None:
    def refuse(_: Found, __: Entry) -> Entry:
        raise Fault("This entry of the library is damaged.")

    library.add([OLD, Entry("gomoku", "known by h8")])

    library.renew(refuse)
    library.renew(read)

    assert [each.puzzle for each in library.page(Query(descending=False), 0, 9)] == [
        OLD.puzzle,
        "known by h8",
    ]


def test_one_that_was_imported_since_keeps_the_document_it_has(library: Library) -> None:
    since = Entry("gomoku", "known by h8", kind=GAME, document=b"played on")
    library.add([OLD])
    library.started(since)

    library.renew(read)

    (known,) = library.same_puzzle("known by h8", "gomoku")
    assert library.document(known.id) == b"played on"
