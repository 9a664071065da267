# SPDX-License-Identifier: MIT
"""A list that is being read says when it has grown, and how it ended."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.line_list import LineList
from sudoku_qt.models.list_reading import ListReading
from tests.puzzle_lines import EASY


@pytest.mark.parametrize("stopped", [False, True])
def test_it_ends_once(qtbot: QtBot, *, stopped: bool) -> None:
    lines = LineList(f"{EASY}\n12\n".encode(), format_named("line"))
    reading = ListReading(lines, "many.sdm")
    states = [reading.is_whole]
    lines.read()
    with qtbot.waitSignal(reading.grown):
        reading.end(stopped=stopped)
    with qtbot.assertNotEmitted(reading.grown):
        reading.end(stopped=not stopped)
    assert [*states, reading.is_whole] == [False, True]
    assert reading.is_stopped is stopped
    assert reading.damaged == len(reading.faults) == 1


def test_what_is_there_already_is_whole() -> None:
    reading = ListReading(format_named("line").read(EASY), "")
    assert reading.is_whole
    assert (reading.damaged, tuple(reading.faults)) == (0, ())
