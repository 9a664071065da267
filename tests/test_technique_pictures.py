# SPDX-License-Identifier: MIT
"""The pictures of techniques: one of each, on one sheet."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.paths import resource
from sudoku_qt.views.themed import wear
from tests.case_steps import first_step
from tests.owners import *  # noqa: F403 - pytest looks for fixtures here
from tests.owners import LIGHT
from tests.technique_pictures import THUMB, Stage, sheet


@pytest.fixture(autouse=True)
def _light(faces: None) -> None:
    """Paint in the light theme, in the program's faces, whose digits are kept for other tests."""
    wear(LIGHT)


def test_a_step_is_drawn_with_its_card(qtbot: QtBot) -> None:
    stage = Stage(Telling(Pages(resource("techniques") / "en")), 300)
    qtbot.addWidget(stage)
    pictures = []
    for technique in ("hidden_single", "xy_wing"):
        screen = stage.show_step(*first_step(technique))
        assert screen.card.stage == 4
        pictures.append(stage.picture())
    assert pictures[0] != pictures[1]


def test_a_picture_does_not_depend_on_the_one_before(qtbot: QtBot) -> None:
    stage = Stage(Telling(Pages(resource("techniques") / "en")), 460)
    qtbot.addWidget(stage)
    stage.show()
    pictures = []
    for before in ("xy_wing", "kraken_fish_2"):
        for technique in (before, "death_blossom"):
            stage.show_step(*first_step(technique))
            picture = stage.picture()
        pictures.append(picture)
    assert pictures[0] == pictures[1]


def test_the_sheet_has_room_for_every_picture() -> None:
    images = [QImage(600, 300, QImage.Format.Format_RGB32) for _ in range(13)]
    whole = sheet(images)
    assert whole.width() >= THUMB
    assert whole.height() == 2 * THUMB // 2
