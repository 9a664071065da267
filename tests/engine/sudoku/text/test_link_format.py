# SPDX-License-Identifier: MIT
"""Links: one a line, in whatever stands round them."""

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.formats import format_named, recognise_text
from sudoku_qt.engine.sudoku.text.link_format import LONGEST_LINK, on_the_network
from sudoku_qt.engine.sudoku.text.position import position_of

LINK = "https://sudokuexchange.com/play/?s=" + "1" + "0" * 80
EXCHANGE = format_named("sudokuexchange")


def test_a_link_is_found_among_words() -> None:
    read = recognise_text(f"\n  Try this: <{LINK}> today\n\n{LINK}&d=3\n")

    assert read.format is EXCHANGE
    assert [position_of(found).setup.givens[0] for found in read.found] == [1, 1]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{LINK}\nhttps://example.org/", "Line 2: this is no link of the site"),
        (LINK + "0", "Line 1: the text is damaged or cut off"),
        (LINK + "0" * LONGEST_LINK, "Line 1: the link is longer"),
    ],
)
def test_what_is_wrong_with_a_line_is_said(text: str, said: str) -> None:
    with pytest.raises(FormatFault, match=said):
        EXCHANGE.read(text)


def test_nothing_is_fetched() -> None:
    assert "nothing is fetched" in str(on_the_network("example.org"))
    with pytest.raises(FormatFault, match="Nothing is fetched"):
        recognise_text("https://tinyurl.com/abc\n")
