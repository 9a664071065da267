# SPDX-License-Identifier: MIT
"""A column is one line: its migration, its place in every statement and its merging follow."""

from pathlib import Path
from sqlite3 import Row

import pytest

from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.tables import schema
from sudoku_qt.store.library.tables.columns import COLUMNS, NAMES, is_sound
from sudoku_qt.store.library.tables.rows import SELECT
from tests.program_copy import ROOT, Copy
from tests.puzzle_lines import EASY


def test_each_has_a_name_of_its_own_and_knows_how_it_is_merged() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for column in COLUMNS:
        assert column.name in column.merged
        assert "{" not in column.merged


def test_what_the_program_writes_is_sound(tmp_path: Path) -> None:
    library = Library(tmp_path / "library.db")
    library.add([Entry("sudoku", EASY, name="数独", tags=("calm",), added="2026-01-02T03:04:05")])
    with library._database.reading() as connection:
        cursor = connection.cursor()
        cursor.row_factory = Row
        (row,) = cursor.execute(SELECT.format(table="entries")).fetchall()
    library.close()
    assert is_sound(row)


COLUMN = """
from dataclasses import replace
from pathlib import Path
from sudoku_qt.store.library.entry import Entry, Merged
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
mine, theirs = Library(Path("mine.db")), Library(Path("theirs.db"))
some = [Entry("sudoku", puzzle) for puzzle in ("1" + "." * 80, "2" + "." * 80, "3" + "." * 80)]
theirs.add([replace(each, opinion=f"there {number}") for number, each in enumerate(some)])
mine.add([replace(some[0], opinion="here"), some[1]])
theirs.backup(Path("whole.backup"))
def said():
    print(*(each.opinion for each in mine.page(Query(descending=False), 0, 9)), sep="|")
print(mine.merge(Path("whole.backup")))
said()
mine.remove([1, 2, 3])
mine.put_back([1, 2, 3])
said()
mine.close(), theirs.close()
"""
OLD_LIBRARY = """
import sqlite3
from pathlib import Path
with sqlite3.connect("mine.db") as connection:
    connection.executescript(Path(OLD).read_text("utf-8"))
connection.close()
mine = Library(Path("mine.db"))
print(repr(mine.page(Query(), 0, 1)[0].opinion))
mine.close()
"""


@pytest.mark.slow
def test_another_is_a_line_and_is_merged_removed_and_put_back(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.add_line("sudoku_qt/store/library/entry.py", "document: bytes", '    opinion: str = ""')
    copy.add_line(
        "sudoku_qt/store/library/tables/columns.py",
        'same("kind"',
        f'    same("opinion", TEXT, NAMED, since={schema.VERSION + 1}),',
    )

    told = ["Merged(new=1, damaged=0)", *["here|there 1|there 2"] * 2]
    assert copy.run("-c", COLUMN).splitlines() == told

    (copy.root / "mine.db").unlink()
    old = max((ROOT / "tests/data/library").glob("release-*"))
    head = COLUMN.partition("mine, theirs")[0]
    assert copy.run("-c", f"{head}OLD = {str(old)!r}{OLD_LIBRARY}").split() == ["''"]
