# SPDX-License-Identifier: MIT
"""An example is walked from its first step to its last, and said in the language of its pages."""

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.learn.example import Example
from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.topics import Topic, topic_of
from sudoku_qt.controllers.workers.job import Jobs
from sudoku_qt.engine.sudoku.learn.examples.beyond_ladder import BEYOND


def topic(key: str) -> Topic:
    """The topic of a key."""
    found = topic_of(key)
    assert found
    return found


def shown(qtbot: QtBot, owner: QObject, key: str) -> Example:
    """The example of a topic, once it is there."""
    jobs = Jobs(owner)
    example = Example(jobs, owner)
    example.show(topic(key), Library("en"), "r4c5")
    qtbot.waitUntil(lambda: not jobs.any_running())
    return example


def test_it_is_walked_to_both_ends_and_no_further(qtbot: QtBot, owner: QObject) -> None:
    example = shown(qtbot, owner, "x_wing")
    drawings = [example.model.drawing]
    for way in (-1, 1, 1, 1, 1, 1):
        example.walk(way)
        drawings.append(example.model.drawing)
    assert drawings[0] == drawings[1]
    assert len({id(drawing) for drawing in drawings}) == 4
    assert any(disc.role == "eliminated" for discs in drawings[-1].discs.values() for disc in discs)


def test_another_topic_is_shown_from_its_beginning(qtbot: QtBot, owner: QObject) -> None:
    example = shown(qtbot, owner, "the_rule")
    example.walk(1)
    assert example.model.grid.values[48] == 4
    example.show(topic("rows_columns_boxes"), Library("en"), "r4c5")
    assert example.model.grid.values[48] == 0


def test_its_step_stays_where_only_the_language_changes(qtbot: QtBot, owner: QObject) -> None:
    example = shown(qtbot, owner, "xy_wing")
    example.walk(1)
    before, grid = example.model.drawing, example.model.grid
    example.show(topic("xy_wing"), Library("zh_CN"), "r4c5")
    assert example.model.drawing == before
    assert example.model.grid == grid


@pytest.mark.slow
def test_what_the_ladder_does_not_have_is_walked_as_well(qtbot: QtBot, owner: QObject) -> None:
    for key in BEYOND:
        example = shown(qtbot, owner, key)
        first = example.model.drawing
        for _ in range(20):
            example.walk(1)
        assert example.model.drawing != first
        assert any(
            disc.role == "eliminated"
            for discs in example.model.drawing.discs.values()
            for disc in discs
        )


@pytest.mark.slow
def test_while_one_is_looked_for_long_nothing_of_another_is_shown(
    qtbot: QtBot, owner: QObject
) -> None:
    example = shown(qtbot, owner, "x_wing")
    example.walk(1)
    example.show(topic("forcing_net"), Library("en"), "r4c5")
    (late,) = example.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert late.isActive()
    late.timeout.emit()
    assert not any(example.model.grid.values)
    assert not example.model.drawing.cells
    qtbot.waitUntil(lambda: any(example.model.grid.values), timeout=20_000)
    assert not late.isActive()
