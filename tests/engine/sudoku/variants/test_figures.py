# SPDX-License-Identifier: MIT
"""The looks of lines: each kind can be told without its colour."""

from sudoku_qt.engine.sudoku.variants.figures import LINE_LOOKS


def test_no_two_kinds_of_lines_have_the_same_mark_and_ends() -> None:
    forms = [(look.mark, look.ends) for look in LINE_LOOKS]
    assert all(mark for mark, _ in forms)
    assert len(forms) == len({*forms})


def test_looks_of_the_same_ink_have_the_same_body() -> None:
    bodies: dict[str, tuple[float, str]] = {}
    for look in LINE_LOOKS:
        assert bodies.setdefault(look.ink, (look.width, look.ends)) == (look.width, look.ends)
