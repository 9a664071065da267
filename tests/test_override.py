# SPDX-License-Identifier: MIT
"""`@override` is nothing but a mark."""

from sudoku_qt.override import override


class Base:
    """What is overridden."""

    def word(self) -> str:
        """A word."""
        return "base"


class Other(Base):
    """What overrides it."""

    @override
    def word(self) -> str:
        return "other"


def test_a_method_stays_what_it_is() -> None:
    assert Other().word() == "other"
    assert Other.word.__doc__ is None
    assert override(len) is len
