# SPDX-License-Identifier: MIT
"""The icon: a picture for every size, as fresh as its drawing, and visible on any ground."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from tests.sweeps import in_turn

ROOT = Path(__file__).resolve().parent.parent.parent
ICONS = ROOT / "resources" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


@pytest.fixture
def icons(qapp: QApplication, script: Callable[[str], ModuleType]) -> ModuleType:
    """The script."""
    return script("icons")


@pytest.mark.parametrize("size", SIZES)
def test_each_picture_is_as_fresh_as_its_drawing(icons: ModuleType, size: int) -> None:
    picture = QImage(str(ICONS / f"sudoku-qt-{size}.png"))
    fresh: QImage = icons.rendered(size)
    assert (picture.width(), picture.height()) == (size, size)
    steps = range(0, size, max(1, size // 16))
    off = [
        abs(picture.pixelColor(x, y).lightness() - fresh.pixelColor(x, y).lightness())
        for x in steps
        for y in steps
    ]
    assert sum(off) / len(off) < 4  # the next Qt may smooth an edge in another way


def test_there_is_a_picture_for_every_size_and_no_other(icons: ModuleType) -> None:
    assert icons.SIZES == SIZES
    assert {path.name for path in ICONS.glob("*.png")} == {f"sudoku-qt-{n}.png" for n in SIZES}


@in_turn("ground", ["white", "black", "#808080"])
@in_turn("size", [16, 48, 256])
def test_it_stands_out_from_any_ground(size: int, ground: str) -> None:
    picture = QImage(str(ICONS / f"sudoku-qt-{size}.png"))
    edge = picture.pixelColor(size // 2, 0 if size == 16 else size // 16)
    assert edge.alpha() == 255
    base = QColor(ground)
    parts = (edge.red() - base.red(), edge.green() - base.green(), edge.blue() - base.blue())
    distance = max(map(abs, parts))
    assert distance > 60


def test_the_corners_are_empty() -> None:
    picture = QImage(str(ICONS / "sudoku-qt-256.png"))
    assert picture.pixelColor(0, 0).alpha() == picture.pixelColor(255, 255).alpha() == 0
