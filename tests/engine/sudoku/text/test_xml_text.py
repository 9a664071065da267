# SPDX-License-Identifier: MIT
"""XML of other programs: read, or refused with a sentence."""

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.sudoku.text.xml_text import MOST_ELEMENTS, number_in, parse_xml, written
from tests.sweeps import in_turn

BOMB = """<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;&b;">]><a>&d;</a>"""
FILE = """<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>"""


def test_a_document_type_may_stand_there() -> None:
    assert parse_xml("<!DOCTYPE ksudoku>\n<a b='1'/>").attrib == {"b": "1"}


@in_turn(
    ("text", "said"),
    [
        ("<a>\n<b></a>", "cut off: line 2"),
        (BOMB, "entities of its own"),
        (FILE, "entities of its own"),
        ("<a/>" * (2 * MOST_ELEMENTS + 1), "more than 200,000 parts"),
    ],
)
def test_anything_else_is_refused(text: str, said: str) -> None:
    with pytest.raises(FormatFault, match=said):
        parse_xml(text)


def test_what_is_written_is_read() -> None:
    words = {"data": "version: 3\n1|", "note": 'a "b" & <c>', "time": 12}

    read = parse_xml(written("game", words))

    assert read.attrib == {**words, "time": "12"}
    assert number_in(read, "time") == 12
    assert number_in(read, "nothing") == 0
    with pytest.raises(FormatFault, match="“note” is not a number"):
        number_in(read, "note")
