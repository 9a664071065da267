# SPDX-License-Identifier: MIT
"""The records of `sudoku library`."""

from sudoku_qt.cli.library_records import FIELDS, NamedLines, fields_of
from sudoku_qt.store.library.entry import VARIANT_GAME, Entry, Source, State
from tests.cli.puzzles import EASY

KNOWN = Entry(
    "sudoku", EASY, name="A", source=Source.MADE, level=4, se_rating=7.1, hardest="x_wing",
    predicted_s=90.0, clues=30, solutions=1, state=State.SOLVED, progress=1.0, best_ms=61_500,
    tags=("a", "b"), added="2026-01-02T03:04:05+00:00", played="2026-01-03T03:04:05+00:00",
)  # fmt: skip


def test_a_solved_puzzle_has_its_times() -> None:
    fields = fields_of(KNOWN, 1, None)

    assert tuple(fields) == FIELDS
    assert (fields["best_seconds"], fields["hints"], fields["minutes"]) == (61.5, False, 1.5)
    assert (fields["state"], fields["source"], fields["tags"]) == ("solved", "made", "a, b")


def test_what_is_unknown_is_no_number() -> None:
    fields = fields_of(Entry("sudoku", EASY), 1, 2)
    unknown = ("level", "grade", "se_rating", "hardest", "minutes", "solutions", "best_seconds")

    assert [fields[name] for name in unknown] == [None] * len(unknown)
    assert fields["twin"] == 2


def test_a_variant_is_written_as_its_object_without_a_comment() -> None:
    variant = Entry(VARIANT_GAME, "key", name="V", summary='{"size":6}')

    assert NamedLines().record(fields_of(variant, 1, None)) == '{"size":6}\n'
    assert NamedLines().record(fields_of(KNOWN, 1, None)) == f"{EASY} # A\n"
