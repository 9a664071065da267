# SPDX-License-Identifier: MIT
"""The Gomoku board in a window: its wood, its lines, its keys and the mouse."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.gomoku.board import point_named
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.models.gomoku.model import GomokuSession
from sudoku_qt.views.gomoku.look import look_of
from sudoku_qt.views.gomoku.view import GomokuView
from sudoku_qt.views.theme import Theme
from tests.views.gomoku.positions import gomoku_model, played

Key = Qt.Key
SIDE = 611


@pytest.fixture
def game(owner: QObject) -> GomokuSession:
    """A game of two stones."""
    return played(owner, "h8 i9")


@pytest.fixture
def view(qtbot: QtBot, theme: Theme, game: GomokuSession) -> GomokuView:
    """A board that shows the game, with the keys."""
    view = GomokuView(look_of(theme, "wood", coordinates=True, numbers=True))
    qtbot.addWidget(view)
    view.setModel(gomoku_model(game))
    view.resize(SIDE, SIDE)
    view.show()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    view.set_may_play(True)
    return view


def at(view: GomokuView, name: str) -> QPoint:
    """The middle of a point."""
    return view.cell_rect(*divmod(point_named(view.count, name), view.count)).center()


@pytest.mark.parametrize("size", [5, 15, 16, 22])
@pytest.mark.parametrize("margin", ["wide", "bare"])
def test_the_grid_stands_in_the_middle_of_its_wood(
    view: GomokuView, game: GomokuSession, theme: Theme, size: int, margin: str
) -> None:
    game.begin(GomokuSetup(size=size))
    look = look_of(theme, "wood", coordinates=margin == "wide", numbers=True)
    for side in range(SIDE, SIDE + 6):
        view.set_look(look)
        view.resize(side, side)
        image = view.grab().toImage()
        wood = view.wood.rect
        row = int(wood.top()) + view.wood.starts[size // 2]
        colours = [image.pixelColor(x, row) for x in range(image.width())]
        lined = [x for x, colour in enumerate(colours) if colour == look.line]
        left, right = lined[0] - int(wood.left()), int(wood.right()) - 1 - lined[-1]
        assert left == right
        assert view.count == size


def test_lines_are_whole_pixels_and_equally_far_apart(view: GomokuView, theme: Theme) -> None:
    image = view.grab().toImage()
    wood, starts = view.wood.rect, view.wood.starts
    row = int(wood.top()) + starts[2] + 8
    lined = [
        x - int(wood.left())
        for x in range(int(wood.left()), int(wood.right()))
        if image.pixelColor(x, row) == theme.wood_line
    ]
    inner = lined[2:-2]
    assert len({after - before for before, after in pairwise(inner)}) == 1
    assert lined[:2] == [starts[0] - 1, starts[0]], "the outermost lines are twice as wide"


def test_a_click_and_the_keys_choose_points(view: GomokuView, qtbot: QtBot) -> None:
    chosen: list[int] = []
    view.point_chosen.connect(chosen.append)
    qtbot.mouseClick(view.surface, Qt.MouseButton.LeftButton, pos=at(view, "c4"))
    qtbot.keyClick(view, Key.Key_Right)
    qtbot.keyClick(view, Key.Key_Return)
    qtbot.keyClick(view, Key.Key_Space)
    assert chosen == [point_named(15, "c4"), point_named(15, "d4"), point_named(15, "d4")]


def test_where_nothing_can_be_put_return_is_not_the_board_s(view: GomokuView, qtbot: QtBot) -> None:
    chosen: list[int] = []
    view.point_chosen.connect(chosen.append)
    view.set_may_play(False)
    qtbot.keyClick(view, Key.Key_Return)
    assert chosen == []
    qtbot.keyClick(view, Key.Key_Space)
    assert chosen == []
    view.set_may_play(False, drafting=True)
    qtbot.keyClick(view, Key.Key_Return)
    assert chosen == [], "it plays from the position"
    qtbot.keyClick(view, Key.Key_Space)
    assert len(chosen) == 1


def test_the_right_button_esc_and_colours_have_signals_of_their_own(
    view: GomokuView, qtbot: QtBot
) -> None:
    heard: list[object] = []
    view.point_turned.connect(heard.append)
    view.colour_typed.connect(lambda point, colour: heard.append((point, colour)))
    view.dropped.connect(lambda: heard.append("dropped"))
    qtbot.mouseClick(view.surface, Qt.MouseButton.RightButton, pos=at(view, "a15"))
    for key in (Key.Key_B, Key.Key_W, Key.Key_Delete, Key.Key_Escape):
        qtbot.keyClick(view, key)
    assert heard == [0, (0, 1), (0, 2), (0, 0), "dropped"]


def test_ctrl_and_an_arrow_go_to_the_next_empty_point(view: GomokuView, qtbot: QtBot) -> None:
    view.move_to(7, 6)
    qtbot.keyClick(view, Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert view.cursor_cell == point_named(15, "i8")
    view.move_to(6, 7)
    qtbot.keyClick(view, Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert view.cursor_cell == point_named(15, "h7")
    view.move_to(0, 14)
    qtbot.keyClick(view, Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert view.cursor_cell == 14, "at the border it stays"


def test_the_cursor_is_seen_by_whoever_uses_keys(
    view: GomokuView, qtbot: QtBot, theme: Theme
) -> None:
    def corner() -> str:
        row, column = divmod(view.cursor_cell, view.count)
        left, top = view.board.corner(row, column)
        return view.grab().toImage().pixelColor(left + 1, top + 1).name()

    view.setFocus()
    assert corner() == theme.cursor.name(), "a board that opens shows where the keys begin"
    qtbot.mouseClick(view.surface, Qt.MouseButton.LeftButton, pos=at(view, "c4"))
    assert corner() == theme.wood.name()
    qtbot.keyClick(view, Key.Key_Left)
    assert corner() == theme.cursor.name()
    view.clearFocus()
    assert corner() == theme.wood.name()
    qtbot.mouseClick(view.surface, Qt.MouseButton.LeftButton, pos=at(view, "c4"))
    view.clearFocus()
    view.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert corner() == theme.cursor.name(), "F6 leads here by the keys, too"


def test_a_stone_is_held_under_the_mouse_only_by_who_may_play(
    view: GomokuView, qtbot: QtBot
) -> None:
    def lightness() -> float:
        return view.grab().toImage().pixelColor(at(view, "c4") + QPoint(5, 5)).lightnessF()

    bare = lightness()
    qtbot.mouseMove(view.surface, at(view, "c4"))
    assert lightness() < bare, "Black is to move"
    view.set_may_play(False)
    assert lightness() == bare
    qtbot.mouseMove(view.surface, at(view, "c5"))
    assert lightness() == bare


def test_a_pause_covers_the_stones_and_rests_keys_and_mouse(view: GomokuView, qtbot: QtBot) -> None:
    chosen: list[int] = []
    view.point_chosen.connect(chosen.append)
    view.set_paused(True)
    image = view.grab().toImage()
    assert image.pixelColor(at(view, "i9") + QPoint(6, 6)) == view.look.ground
    qtbot.mouseClick(view.surface, Qt.MouseButton.LeftButton, pos=at(view, "c4"))
    qtbot.keyClick(view, Key.Key_Return)
    assert chosen == []
    view.set_paused(False)
    qtbot.keyClick(view, Key.Key_Return)
    assert len(chosen) == 1


def test_another_game_has_its_own_size_with_the_cursor_in_the_middle(
    view: GomokuView, game: GomokuSession
) -> None:
    view.move_to(0, 0)
    game.begin(GomokuSetup(size=9))
    assert view.count == 9
    assert view.cursor_cell == 40
    assert view.minimumWidth() < 22 * 16
