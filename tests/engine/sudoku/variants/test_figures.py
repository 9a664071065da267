# SPDX-License-Identifier: MIT
"""The looks of lines: each kind can be told without its colour."""

from sudoku_qt.engine.sudoku.variants.figures import LINE_LOOKS, LineLook


def test_no_two_kinds_of_lines_have_the_same_mark() -> None:
    marks = [look.mark for look in LINE_LOOKS]
    assert len(marks) == len({*marks})


def test_looks_of_the_same_ink_have_the_same_body() -> None:
    bodies: dict[str, tuple[float, str]] = {}
    for look in LINE_LOOKS:
        assert bodies.setdefault(look.ink, (look.width, look.ends)) == (look.width, look.ends)


def test_a_line_without_a_mark_is_told_by_its_ends() -> None:
    assert [look for look in LINE_LOOKS if not look.mark] == [
        LineLook("diagonal", 0.05, ends="corners")
    ]
