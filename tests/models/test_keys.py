# SPDX-License-Identifier: MIT
"""A line of the page of keys is found by words and by keys; the option takes any text."""

from sudoku_qt.models.keys import LONGEST, BoardKeys, KeyLine, KeysOption


def test_a_line_is_found_by_a_part_of_its_words_or_a_whole_key() -> None:
    line = KeyLine("fill_notes", "Fill notes", "Edit", ("Ctrl+M", "F2"))
    assert line.has("notes")
    assert line.has(" FILL ")
    assert line.has("ctrl+m")
    assert line.has("")
    assert not line.has("Ctrl+")
    assert not line.has("F22")


def test_the_players_own_keys_are_any_text_within_bounds() -> None:
    option = KeysOption("keys", "keys", "", "", default="")
    assert option.takes("check=F2")
    assert not option.takes("x" * (LONGEST + 1))
    assert not option.takes(7)
    assert not option.takes(value=True)


def test_a_board_without_keys_of_its_own_takes_none() -> None:
    assert BoardKeys() == BoardKeys((), (), {})
