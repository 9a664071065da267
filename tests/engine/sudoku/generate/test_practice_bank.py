# SPDX-License-Identifier: MIT
"""The practice bank."""

from pathlib import Path

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.practice_bank import DUE, NEEDED, Banked, banked, write_bank
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.paths import resource

SHIPPED = resource("puzzles/techniques.zip")
FEW = {
    "hidden_quad",
    "jellyfish",
    "unique_rectangle_5",
    "avoidable_rectangle_2",
    "bug_type_3",
    "bug_type_4",
    "dual_empty_rectangle",
    "sashimi_jellyfish",
}
"""Of these fewer were found than are wanted; `sudoku info techniques` says how many there are."""


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    puzzles = tuple(sorted(kernel.minimal_puzzle(number) for number in range(3)))
    write_bank(tmp_path / "bank", {"x_wing": Banked(NEEDED, puzzles), "jellyfish": Banked()})

    assert banked(tmp_path / "bank", "x_wing") == Banked(NEEDED, puzzles)
    assert banked(tmp_path / "bank", "jellyfish") == Banked(DUE, ())
    assert banked(tmp_path / "bank", "swordfish") == Banked()


def test_the_same_puzzles_make_the_same_file(tmp_path: Path) -> None:
    puzzles = [kernel.minimal_puzzle(number) for number in range(3)]
    for name, order in (("one", puzzles), ("other", puzzles[::-1])):
        write_bank(tmp_path / name, {"x_wing": Banked(DUE, tuple(order))})

    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


def test_there_are_many_essentially_different_puzzles_of_each_technique() -> None:
    names = [rung.name for rung in LADDER]
    for place, name in enumerate(names):
        puzzles = banked(SHIPPED, name).puzzles
        wanted = 200 if place <= names.index("als_xz") else 20
        assert all(kernel.canonical_form(puzzle) == puzzle for puzzle in puzzles)
        assert len(set(puzzles)) == len(puzzles)
        assert len(puzzles) == wanted or (name in FEW and len(puzzles) >= 15)
