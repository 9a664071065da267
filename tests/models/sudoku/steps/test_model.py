# SPDX-License-Identifier: MIT
"""The list of steps keeps Qt's rules, and is filtered and sorted as a player asks."""

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester

from sudoku_qt.models.sudoku.steps.model import (
    StepChoice,
    StepOrder,
    StepRole,
    StepsModel,
    StepsProxy,
)
from tests.step_rows import ROWS


@pytest.fixture
def model(owner: QObject) -> StepsModel:
    """A list of five steps."""
    model = StepsModel(owner)
    model.set_rows(ROWS)
    return model


@pytest.fixture
def proxy(model: StepsModel, owner: QObject) -> StepsProxy:
    """The same list, to be filtered."""
    proxy = StepsProxy(owner)
    proxy.setSourceModel(model)
    return proxy


def numbers(proxy: StepsProxy) -> list[int]:
    """The steps that are listed, in their order."""
    return [proxy.index(line, 0).data(StepRole.NUMBER) for line in range(proxy.rowCount())]


def test_it_keeps_qt_s_rules_while_steps_come_and_go(
    model: StepsModel, proxy: StepsProxy, owner: QObject
) -> None:
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(each, mode, owner) for each in (model, proxy)]
    proxy.search("5")
    proxy.sort_by(StepOrder.DIFFICULTY, grouped=True)
    proxy.choose(StepChoice.HARD)
    model.set_rows(())
    model.set_rows(ROWS[1:4])

    assert [tester.model() for tester in testers] == [model, proxy]
    assert numbers(proxy) == [2]


def test_a_line_answers_in_parts_and_in_words(model: StepsModel) -> None:
    here = model.index(1, 0)
    assert model.rowCount(here) == 0
    answers = {role: here.data(role) for role in StepRole if role is not StepRole.GROUP}
    assert answers[StepRole.ROW] == ROWS[1]
    assert answers[StepRole.NUMBER] == 2
    assert answers[StepRole.LEVEL] == 4
    assert answers[StepRole.RATING] == 40
    assert answers[StepRole.CONCLUSION] == "c20 = 5"
    assert answers[StepRole.PAST] is False
    assert here.data() == "XY-Wing"
    spoken = here.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "step 2, XY-Wing, c20 = 5, level: Hard, comes next"
    past = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert past.endswith("done already")


def test_singles_can_be_left_out_and_so_can_all_but_the_hard(proxy: StepsProxy) -> None:
    assert numbers(proxy) == [1, 2, 3, 4, 5]
    proxy.choose(StepChoice.NO_SINGLES)
    assert numbers(proxy) == [2, 3, 5]
    proxy.choose(StepChoice.HARD)
    assert numbers(proxy) == [2]
    proxy.choose(StepChoice.ALL)
    assert numbers(proxy) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("wing", [2]),
        ("XY", [2]),
        ("双叉", [2]),
        ("链", [1, 3, 4, 5]),
        ("5", [2, 4]),
        ("r5c5", [1]),
        ("E5", [1]),
        ("r5", [1]),
        ("b5", [1]),
        ("r1", [5]),
        ("c12", [4, 5]),
        ("single 5", [4]),
        ("  ", [1, 2, 3, 4, 5]),
        ("r0", []),
        ("nothing", []),
    ],
)
def test_names_of_both_languages_cells_and_digits_are_found(
    proxy: StepsProxy, words: str, found: list[int]
) -> None:
    proxy.search(words)
    assert numbers(proxy) == found


@pytest.mark.parametrize(
    ("order", "found"),
    [
        (StepOrder.PATH, [1, 2, 3, 4, 5]),
        (StepOrder.DIFFICULTY, [2, 3, 4, 5, 1]),
        (StepOrder.TECHNIQUE, [1, 4, 3, 5, 2]),
        (StepOrder.CELL, [5, 4, 2, 1, 3]),
    ],
)
def test_they_are_sorted_in_four_ways(
    proxy: StepsProxy, order: StepOrder, found: list[int]
) -> None:
    proxy.sort_by(order, grouped=False)
    assert numbers(proxy) == found


def test_a_group_begins_where_its_technique_does(proxy: StepsProxy) -> None:
    def groups() -> list[int]:
        return [proxy.index(line, 0).data(StepRole.GROUP) for line in range(proxy.rowCount())]

    assert groups() == [0] * 5
    proxy.sort_by(StepOrder.TECHNIQUE, grouped=True)
    assert groups() == [1, 1, 2, 0, 1]


def test_a_step_that_is_not_listed_has_no_line(proxy: StepsProxy) -> None:
    proxy.choose(StepChoice.NO_SINGLES)
    assert [proxy.row_of(number) for number in (1, 2, 5, 9)] == [-1, 0, 2, -1]
