# SPDX-License-Identifier: MIT
"""An option takes its own values alone."""

from sudoku_qt.models.option import Option


def test_a_switch_takes_on_and_off_alone() -> None:
    switch = Option("wrap", "board", "", "Wrap", default=False)
    assert [switch.takes(value) for value in (True, False, 1, "true", None)] == [
        True, True, False, False, False,
    ]  # fmt: skip


def test_a_choice_takes_one_of_its_values() -> None:
    choice = Option("ink", "board", "", "Ink", default="a", values=(("a", "A"), ("b", "B")))
    assert choice.takes("b")
    assert not choice.takes("c")
    assert not choice.takes(["a"])
