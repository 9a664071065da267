# SPDX-License-Identifier: MIT
"""What is wanted: the cells for givens, and the words that a seed is mixed with."""

from sudoku_qt.engine.sudoku.generate.options import MakeOptions

CORNERS = frozenset({0, 8, 72, 80})


def test_a_symmetry_groups_the_cells_and_a_mask_overrides_it() -> None:
    assert (0, 80) in MakeOptions(symmetry="central").groups
    drawn = MakeOptions(symmetry="central", mask=CORNERS)
    assert (drawn.pattern, drawn.groups) == ("none", ((0,), (8,), (72,), (80,)))


def test_the_bounds_are_the_digging_papers() -> None:
    assert [MakeOptions(level=level).bounds.number for level in (1, 5)] == [1, 5]


def test_the_words_of_different_options_differ() -> None:
    chosen = [
        MakeOptions(),
        MakeOptions(level=3),
        MakeOptions(symmetry="none"),
        MakeOptions(clues=(24, 28)),
        MakeOptions(must=("x_wing",)),
        MakeOptions(must_not=("x_wing",)),
        MakeOptions(mask=CORNERS),
        MakeOptions(minimal=True),
        MakeOptions("digging"),
        MakeOptions("simple"),
    ]
    assert len({each.words for each in chosen}) == len(chosen)


def test_the_order_of_techniques_the_seed_and_what_a_mode_does_not_look_at_are_no_words() -> None:
    one = MakeOptions(must=("x_wing", "xy_wing"), seed="A")
    other = MakeOptions(must=("xy_wing", "x_wing"), seed="B")
    assert one.words == other.words
    assert MakeOptions("digging", minimal=True).words == MakeOptions("digging").words
