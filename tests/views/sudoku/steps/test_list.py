# SPDX-License-Identifier: MIT
"""The list of steps: what a line looks like, and which keys it takes."""

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.sudoku.steps.model import StepsModel, StepsProxy
from sudoku_qt.paths import resource
from sudoku_qt.views.fonts import face
from sudoku_qt.views.sudoku.steps import list as list_module
from sudoku_qt.views.sudoku.steps.list import StepList, within
from sudoku_qt.views.sudoku.steps.plot import level_ink
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.step_rows import ROWS

Key = Qt.Key


@pytest.fixture
def steps(qtbot: QtBot, each_theme: Theme, owner: QObject) -> StepList:
    """Five steps."""
    model, proxy = StepsModel(owner), StepsProxy(owner)
    model.set_rows(ROWS)
    proxy.setSourceModel(model)
    wear(each_theme)
    steps = StepList()
    qtbot.addWidget(steps)
    steps.setModel(proxy)
    steps.resize(272, 200)
    steps.show()
    return steps


def test_each_line_has_a_dot_in_the_colour_of_its_level(steps: StepList, each_theme: Theme) -> None:
    image = steps.viewport().grab().toImage()
    for line, row in enumerate(ROWS):
        assert image.pixelColor(QPoint(36, 32 * line + 16)) == level_ink(row.level, each_theme)


def test_arrows_walk_return_enters_and_other_keys_are_the_window_s(
    steps: StepList, qtbot: QtBot
) -> None:
    told: list[tuple[str, int]] = []
    steps.shown.connect(lambda number: told.append(("shown", number)))
    steps.entered.connect(lambda number: told.append(("entered", number)))
    steps.choose(1)
    assert not told, "whoever chooses knows"
    for key in (Key.Key_Down, Key.Key_Return, Key.Key_Up, Key.Key_7, Key.Key_End):
        qtbot.keyClick(steps, key)
    assert told == [("shown", 3), ("entered", 3), ("shown", 2), ("shown", 5)]
    assert steps.number == 5


def test_a_line_that_is_not_there_is_not_chosen(steps: StepList, qtbot: QtBot) -> None:
    steps.choose(2)
    steps.choose(-1)
    assert steps.number == 0
    with qtbot.assertNotEmitted(steps.entered):
        qtbot.keyClick(steps, Key.Key_Return)


def test_two_clicks_enter_a_step(steps: StepList, qtbot: QtBot) -> None:
    place = QPoint(100, 50)
    with qtbot.waitSignal(steps.entered) as asked:
        qtbot.mouseClick(steps.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(steps.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == [2]


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_every_technique_is_named_in_the_dock_in_letters_as_large_as_the_others(
    steps: StepList, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: dict[str, int] = {}

    def note(painter: QPainter, room: QRect, text: str) -> int:
        wide = painter.fontMetrics().horizontalAdvance(text)
        assert wide <= room.width(), text
        written[text] = painter.font().pixelSize()
        return wide

    monkeypatch.setattr(list_module, "draw_elided", note)
    pages = Pages(resource("techniques") / language)
    rows = [
        row._replace(conclusion="r78c3 ≠ 8")
        for row in (
            ROWS[0]._replace(number=number, name=name, short_name=short)
            for number, (name, short) in enumerate(
                each for rung in LADDER for each in pages[rung.name].short_names.items()
            )
        )
    ]
    model, proxy = StepsModel(steps), StepsProxy(steps)
    model.set_rows(rows)
    proxy.setSourceModel(model)
    steps.setModel(proxy)
    steps.resize(312, 32 * len(rows))
    steps.grab()
    assert set(written.values()) == {14}
    assert len(written) == len({row.short_name for row in rows})


def test_a_name_is_said_shorter_where_it_leaves_no_room_to_the_conclusion(
    steps: StepList, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []

    def note(painter: QPainter, room: QRect, text: str) -> int:
        written.append(text)
        return 0

    monkeypatch.setattr(list_module, "draw_elided", note)
    model, proxy = StepsModel(steps), StepsProxy(steps)
    pointing = ROWS[2]._replace(name="Locked Candidates (Pointing)")
    model.set_rows([pointing, pointing._replace(number=4, conclusion="r12345c3 ≠ 8, r6c9 ≠ 5")])
    proxy.setSourceModel(model)
    steps.setModel(proxy)
    steps.resize(380, 80)
    for row in (0, 1):
        written.clear()
        steps.choose(row)
        steps.grab()
        assert written == ["Locked Candidates (Pointing)", "Pointing"]


def test_a_conclusion_too_long_is_said_in_its_longest_form_that_fits(theme: Theme) -> None:
    metrics = QFontMetrics(face(13 * theme.zoom))
    texts = "r1c1 ≠ 1, r2c2 ≠ 2, r3c3 ≠ 3", "r1c1 ≠ 1, r2c2 ≠ 2 +1", "r1c1 ≠ 1 +2"
    for text in texts:
        assert within(texts, metrics, metrics.horizontalAdvance(text)) == text
    narrow = metrics.horizontalAdvance(texts[-1]) - 1
    assert within(texts, metrics, narrow).endswith("…")
