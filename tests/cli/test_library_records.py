# SPDX-License-Identifier: MIT
"""The records of `sudoku library`."""

from sudoku_qt.cli.library_records import NamedLines
from sudoku_qt.store.library.entry import VARIANT_GAME, Entry
from sudoku_qt.store.library.records import fields_of
from tests.cli.puzzles import EASY


def test_a_variant_is_written_as_its_object_without_a_comment() -> None:
    variant = Entry(VARIANT_GAME, "key", name="V", summary='{"size":6}')

    assert NamedLines().record(fields_of(variant)) == '{"size":6}\n'
    assert NamedLines().record(fields_of(Entry("sudoku", EASY, name="A"))) == f"{EASY} # A\n"
