# SPDX-License-Identifier: MIT
"""The look of a point, read from its pixels."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from sudoku_qt.engine.gomoku.board import point_named
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.models.gomoku.drawing import GomokuDrawing
from sudoku_qt.models.gomoku.model import GomokuModel
from sudoku_qt.views.gomoku.delegate import GomokuDelegate
from sudoku_qt.views.gomoku.look import GomokuLook, look_of
from sudoku_qt.views.theme import Theme
from tests.views.gomoku.positions import gomoku_model, played
from tests.views.pixels import amount

SIZE = 60
Painted = Callable[..., QImage]


def bare(theme: Theme) -> GomokuLook:
    """A look without numbers, so that the middle of a stone is the stone."""
    return look_of(theme, "wood", coordinates=False, numbers=False)


@pytest.fixture
def painted(each_theme: Theme) -> Painted:
    """A function that paints a point of a model on the wood."""

    def paint(name: str, model: GomokuModel, delegate: GomokuDelegate | None = None) -> QImage:
        image = QImage(SIZE, SIZE, QImage.Format.Format_RGB32)
        image.fill(each_theme.wood)
        painter = QPainter(image)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, SIZE, SIZE)
        point = point_named(model.size, name)
        painting = delegate or GomokuDelegate(each_theme, bare(each_theme))
        painting.paint(painter, option, model.index(*divmod(point, model.size)))
        painter.end()
        return image

    return paint


def lightness(image: QImage) -> float:
    """How light the middle is."""
    return image.pixelColor(SIZE // 2, SIZE // 2).lightnessF()


def test_an_empty_point_is_bare_wood(painted: Painted, each_theme: Theme, owner: QObject) -> None:
    image = painted("a1", gomoku_model(played(owner, "h8")))
    assert amount(image, each_theme.wood) == SIZE * SIZE


def test_a_planned_stone_is_pale_and_numbered_though_others_are_not(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    model = gomoku_model(played(owner, "h8"))
    point = point_named(model.size, "i9")
    model.set_drawing(GomokuDrawing(planned={point: (1, 2)}))
    seven = painted("i9", model)
    model.set_drawing(GomokuDrawing(planned={point: (1, 3)}))
    assert painted("i9", model) != seven, "the number is written"
    assert seven.pixelColor(SIZE // 4, SIZE // 2) != painted("h8", model).pixelColor(
        SIZE // 4, SIZE // 2
    )


def test_black_and_white_stones_are_round_and_stay_inside(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    model = gomoku_model(played(owner, "h8 i9 j10"))
    black, white = painted("h8", model), painted("i9", model)
    assert lightness(black) < 0.25
    assert lightness(white) > 0.8
    for image in (black, white):
        corners = {image.pixelColor(x, y).name() for x in (0, SIZE - 1) for y in (0, SIZE - 1)}
        assert corners == {each_theme.wood.name()}


def test_the_last_stone_has_a_ring_in_the_accent(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    model = gomoku_model(played(owner, "h8 i9"))
    assert amount(painted("i9", model), each_theme.cursor) > SIZE
    assert amount(painted("h8", model), each_theme.cursor) == 0


def test_the_stones_that_won_have_a_stronger_ring(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    last = amount(painted("i9", gomoku_model(played(owner, "h8 i9"))), each_theme.cursor)
    model = gomoku_model(played(owner, "h8 a1 i8 c1 j8 e1 k8 g1 l8"))
    for name in ("h8", "k8", "l8"):
        assert amount(painted(name, model), each_theme.cursor) > 1.2 * last


def test_a_stone_not_confirmed_is_faint_and_has_a_dashed_ring(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    model = gomoku_model(played(owner, "h8 i9"))
    model.set_pending(point_named(15, "a1"))
    pending, last = painted("a1", model), painted("i9", model)
    ring = amount(pending, each_theme.cursor)
    assert 0 < ring < 0.8 * amount(last, each_theme.cursor)
    assert lightness(pending) > lightness(painted("h8", model))


def test_numbers_are_written_in_the_other_colour(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    look = look_of(each_theme, "wood", coordinates=False, numbers=True)
    delegate = GomokuDelegate(each_theme, look)
    model = gomoku_model(played(owner, "h8 i9"))
    black, white = painted("h8", model, delegate), painted("i9", model, delegate)
    assert amount(black, each_theme.white_shine) > 5
    assert amount(white, each_theme.black_stone) > 5


def test_a_forbidden_point_bears_a_cross(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    model = gomoku_model(played(owner, "h9 a1 h10 a3 g8 a5 f8 a7", rule=RENJU))
    image = painted("h8", model)
    assert image.pixelColor(SIZE // 2, SIZE // 2) == each_theme.conflict
    assert painted("a15", model).pixelColor(SIZE // 2, SIZE // 2) == each_theme.wood


def test_a_point_that_is_pointed_out_bears_a_disc(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    model = gomoku_model(played(owner, "h8"))
    model.set_shown(0)
    middle = painted("a15", model).pixelColor(SIZE // 2, SIZE // 2)
    assert middle == each_theme.cursor


def test_the_cursor_and_the_held_stone_are_told_by_the_view(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    model = gomoku_model(played(owner, "h8"))
    delegate = GomokuDelegate(each_theme, bare(each_theme))
    delegate.cursor = 0
    framed = painted("a15", model, delegate)
    assert framed.pixelColor(1, 1) == each_theme.cursor
    assert framed.pixelColor(SIZE // 2, 1) == each_theme.wood, "only the corners are drawn"
    delegate.cursor, delegate.ghost = None, (0, 2)
    held = painted("a15", model, delegate)
    assert lightness(held) > each_theme.wood.lightnessF()
    delegate.ghost = (point_named(15, "h8"), 2)
    assert lightness(painted("h8", model, delegate)) < 0.25, "never over another stone"


def test_another_theme_takes_hold_at_once(
    painted: Painted, theme: Theme, dark: Theme, owner: QObject
) -> None:
    model = gomoku_model(played(owner, "h8 i9"))
    delegate = GomokuDelegate(theme, bare(theme))
    assert amount(painted("i9", model, delegate), theme.cursor) > SIZE
    delegate.set_look(dark, bare(dark))
    assert amount(painted("i9", model, delegate), dark.cursor) > SIZE


def test_an_offered_stone_is_pale_until_it_is_picked(
    painted: Painted, each_theme: Theme, owner: QObject
) -> None:
    words = "h8 h9 h10 white f9 g8 i7"
    offered = gomoku_model(played(owner, words, opening="rif"))
    picked = gomoku_model(played(owner, f"{words} g8", opening="rif"))
    assert lightness(painted("g8", offered)) > lightness(painted("g8", picked))
    assert painted("g8", offered) != painted("j2", offered)
    assert amount(painted("i7", picked), each_theme.wood) == SIZE * SIZE, "it was not picked"
