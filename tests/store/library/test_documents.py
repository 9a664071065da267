# SPDX-License-Identifier: MIT
"""Saved games of entries: written into a folder, and added again with all that is known."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.engine import document
from sudoku_qt.engine.history import History
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import Edit, SudokuGame
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.store.files import FileFault
from sudoku_qt.store.library import documents
from sudoku_qt.store.library.documents import document_of, entry_of_saved, file_name, new_folder
from sudoku_qt.store.library.entry import Entry, Source, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.puzzle_file import entry_of_found
from sudoku_qt.store.library.query import Picked, Query
from sudoku_qt.store.library.sudoku_entry import entry_of, setup_of
from tests.puzzle_lines import EASY, OTHER
from tests.store.library.samples import game

ADDED, PLAYED = "2026-05-06T07:08:09+00:00", "2026-05-05T00:00:00+00:00"
SOLVED = Entry(
    "sudoku", EASY, name="One", source=Source.IMPORTED, collection="Mine", level=4,
    predicted_s=600.0, clues=30, state=State.SOLVED, progress=1.0, best_ms=61_500, hints=True,
    tags=("a", "blue"), favourite=True, added=ADDED, played=PLAYED,
)  # fmt: skip
LIKE = Entry("", "", added=ADDED)


def half_way(line: str) -> Entry:
    """A puzzle with a digit entered, and its saved game."""
    rules, setup = SudokuGame(), setup_of(Entry("sudoku", line))
    start = rules.start(setup)
    history: History[Grid, tuple[Edit, ...]] = History(start)
    move = edits.place(start, setup.givens.index(0), 1)
    history.play(move, rules.play(setup, start, move))
    data = document.write(document.pack(rules, setup, history, 5_000))
    return replace(entry_of(setup, history.state, data), added=ADDED, played=PLAYED)


def saved_with(known: object) -> bytes:
    whole = json.loads(document_of(SOLVED, b""))
    return json.dumps({**whole, "library": known}).encode()


def test_a_solved_puzzle_comes_back_with_its_tags_and_its_time() -> None:
    again = entry_of_saved(document_of(SOLVED, b""), LIKE, entry_of_found)

    assert again == SOLVED


def test_a_game_half_way_keeps_its_moves() -> None:
    left = half_way(EASY)
    data = document_of(replace(left, tags=("x",)), left.document)
    again = entry_of_saved(data, LIKE, entry_of_found)

    assert document.read(data).moves == document.read(left.document).moves
    assert (again.state, again.tags, again.document) == (State.STARTED, ("x",), data)
    assert again.progress == left.progress


@pytest.mark.parametrize(
    "known",
    [
        {"tags": "none", "best_ms": -1, "favourite": 1, "solved": 1, "played": 7},
        {"tags": [None, {"a": 1}], "best_ms": True, "collection": ["x"]},
        {"best_ms": 10**30, "played": "9999-12-31", "hints": True},
        [],
        "text",
    ],
)
def test_what_anybody_wrote_into_a_file_does_no_harm(known: object, library: Library) -> None:
    entry = entry_of_saved(saved_with(known), LIKE, entry_of_found)

    assert (entry.best_ms, entry.hints, entry.favourite) == (None, False, False)
    assert (entry.collection, entry.state) == ("", State.NEW)
    assert (entry.played or "") <= ADDED
    assert library.add([entry]) == 1
    assert not library.page(Query(), 0, 1)[0].is_damaged


def test_a_file_of_a_saved_game_is_one_puzzle_in_its_own_collection(
    library: Library, tmp_path: Path
) -> None:
    path = tmp_path / "file.sudoku"
    path.write_bytes(document_of(SOLVED, b""))

    assert library.import_file(path).kept == 1
    assert library.page(Query(), 0, 1)[0].collection == "Mine"
    library.import_file(path, "Theirs")
    assert library.totals().collections == (("Mine", 1),)  # it was there already


def test_a_broken_file_of_a_saved_game_is_named(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "cut.sudoku"
    path.write_bytes(document_of(SOLVED, b"")[:300])

    with pytest.raises(Fault, match="damaged or cut off"):
        library.import_file(path)
    assert library.count(Query()) == 0


def test_a_folder_has_a_file_for_each_entry(library: Library, tmp_path: Path) -> None:
    left = half_way(OTHER)
    library.add([SOLVED, left, Entry("gomoku", "15 freestyle free")])
    out, shares = tmp_path / "out", list[float]()

    assert library.export_documents(Query(descending=False), out, shares.append) == 2
    first, second = sorted(path.name for path in out.iterdir())
    assert (first, second) == ("1 One.sudoku", "2.sudoku")
    assert json.loads((out / first).read_bytes())["library"]["tags"] == ["a", "blue"]
    assert shares == [1.0]

    other = Library(tmp_path / "other.db")
    for path in out.iterdir():
        other.import_file(path)
    assert {each.state for each in other.page(Query(), 0, 9)} == {State.SOLVED, State.STARTED}
    other.close()


def test_single_entries_are_written_in_their_order(library: Library, tmp_path: Path) -> None:
    library.add([SOLVED, half_way(OTHER)])
    one, two = (each.id for each in library.page(Query(descending=False), 0, 9))

    assert library.export_documents(Picked((two, one)), tmp_path / "out") == 2
    assert (tmp_path / "out" / "2 One.sudoku").exists()


def test_a_solved_game_of_the_record_has_its_time(library: Library, tmp_path: Path) -> None:
    library.played(game(puzzle=EASY, ms=42_000))
    library.export_documents(Query(), tmp_path / "out")

    (path,) = (tmp_path / "out").iterdir()
    assert json.loads(path.read_bytes())["library"]["best_ms"] == 42_000


def test_a_name_that_is_taken_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "there"
    folder.mkdir()
    (folder / "mine").touch()
    (tmp_path / "file").touch()

    for taken in (folder, tmp_path / "file"):
        with pytest.raises(FileFault, match="is there already"), new_folder(taken):
            pass
    with pytest.raises(FileFault, match="is not there"), new_folder(tmp_path / "no" / "out"):
        pass
    assert [*folder.iterdir()] == [folder / "mine"]
    assert len([*tmp_path.iterdir()]) == 2


def test_an_empty_folder_is_filled_and_a_fault_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    with new_folder(folder) as part:
        (part / "a").touch()
    assert [*folder.iterdir()] == [folder / "a"]

    def fail() -> None:
        with new_folder(tmp_path / "other") as part:
            (part / "a").touch()
            raise OSError(28, "No space left on device")

    with pytest.raises(FileFault, match="other"):
        fail()
    assert [*tmp_path.iterdir()] == [folder]


def test_files_are_named_after_their_entries() -> None:
    assert file_name("../a/b: <c>?", 7, 100) == "007 .. a b c.sudoku"
    assert file_name("", 7, 7) == "7.sudoku"
    assert file_name("数独 №1…", 1, 1) == "1 数独 1.sudoku"
    assert len(file_name("x" * 300, 1, 1)) < documents.LONGEST_FILE_NAME + 12
