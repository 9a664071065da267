# SPDX-License-Identifier: MIT
"""A backup holds everything, and comes back whole, on another machine or into another library."""

from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.library import exchange
from sudoku_qt.store.library.entry import Entry, Source
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from tests.puzzle_lines import EASY, OTHER, puzzles
from tests.store.library.samples import sudokus

RICH = Entry(
    "sudoku",
    EASY,
    name="Rich",
    source=Source.MADE,
    collection="Mine",
    level=3,
    tags=("calm",),
    favourite=True,
    added="2026-01-02T03:04:05+00:00",
)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where a backup is written."""
    return tmp_path / "backup.db"


def test_a_backup_that_cannot_be_written_leaves_the_one_that_is_there(
    library: Library, kept: Path
) -> None:
    library.add([RICH])
    library.backup(kept)
    before = kept.read_bytes()
    kept.with_name("backup.db.part").mkdir()

    with pytest.raises(Fault):
        library.backup(kept)

    assert kept.read_bytes() == before


def test_the_library_itself_is_not_written_over(library: Library, path: Path) -> None:
    library.add([RICH])

    for write in (library.backup, lambda to: library.export(Query(), to)):
        with pytest.raises(Fault, match="the library itself"):
            write(path.parent / "." / path.name)

    assert library.count(Query()) == 1


def test_what_a_query_finds_is_exported_with_its_names(library: Library, tmp_path: Path) -> None:
    library.add([RICH, *sudokus(puzzles(3)), Entry("gomoku", "15 freestyle free")])
    out = tmp_path / "out.txt"

    assert library.export(Query(descending=False), out) == 3
    assert out.read_text(encoding="utf-8").splitlines()[:2] == [f"{EASY} # Rich", OTHER]
    assert library.export(Query(favourite=True), out) == 1

    other = Library(tmp_path / "other.db")
    other.import_file(out, "")
    assert other.page(Query(), 0, 9)[0].name == "Rich"
    other.close()


def test_piece_by_piece_each_entry_is_written_with_its_document(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "PIECE", 2)
    lines = puzzles(5)
    library.add(sudokus(lines))
    library.started(Entry("sudoku", lines[2], document=b"half way"))
    written: list[tuple[str, bytes]] = []

    def write(entry: Entry, document: bytes) -> str:
        written.append((entry.puzzle, document))
        return f"{len(written)}"

    out = tmp_path / "out.txt"
    assert library.export(Query(descending=False), out, exchange.FileLayout(write)) == 5
    assert written == [(line, b"half way" if line == lines[2] else b"") for line in lines]
    assert out.read_text(encoding="utf-8").split() == list("12345")


def test_an_export_that_is_not_wanted_any_more_writes_nothing(
    library: Library, tmp_path: Path
) -> None:
    library.add([RICH])

    with pytest.raises(Cancelled):
        library.export(Query(), tmp_path / "out.txt", stop=lambda: True)

    assert not (tmp_path / "out.txt").exists()
