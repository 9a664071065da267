# SPDX-License-Identifier: MIT
"""Files of any kind become pictures of their first position, though nobody plays them."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.files.unplayed import entry_of, opened_found, picture_in
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.engine import document
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.paths import resource
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.board.picture import Picture, PictureLook, svg
from sudoku_qt.views.theme import Theme
from tests.controllers.conftest import Program
from tests.sweeps import every
from tests.views import svg_reader

SAMPLES = Path(__file__).parents[2] / "data" / "formats"
GOOD = sorted(path for path in SAMPLES.glob("*/good.*"))
BROKEN = sorted(path for path in SAMPLES.glob("*/broken.*"))


@pytest.fixture
def look() -> PictureLook:
    """A small picture in the light theme."""
    return PictureLook(Theme.read(resource("themes/light.json")), 200)


def picture(data: bytes, look: PictureLook, tmp_path: Path) -> Picture:
    """The picture of what a file holds."""
    return picture_in(data, GAMES, Settings(tmp_path / "settings.ini"), look)


def large_digits(drawn: Picture) -> list[int]:
    """The digits of a board of 200 that are no notes, in reading order."""
    found = [each for each in svg_reader.digits_in(svg(drawn)) if each.height > 7]
    return [each.what for each in sorted(found, key=lambda each: (round(each.y / 21), each.x))]


@pytest.mark.parametrize("path", every(4, GOOD), ids=lambda path: path.parent.name)
def test_the_first_position_of_a_file_is_what_is_drawn(
    path: Path, look: PictureLook, tmp_path: Path, qtbot: QtBot
) -> None:
    data = path.read_bytes()
    found = recognise(data).found[0]
    drawn = picture(data, look, tmp_path)
    if found.game == "sudoku":
        values = position_of(found).grid.values
        assert large_digits(drawn) == [value for value in values if value]
    else:
        opened = opened_found(GomokuGame(), found)
        stones = sum(map(bool, opened.history.state.stones))
        discs = svg_reader.discs_in(svg(drawn))
        bodies = {(each.x, each.y) for each in discs if each.ink.startswith("url")}
        # A stone is a shadow and a body, whose middles differ.
        assert len(bodies) == 2 * stones


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.parent.name)
def test_a_damaged_file_is_told_of_in_a_sentence(
    path: Path, look: PictureLook, tmp_path: Path, qtbot: QtBot
) -> None:
    with pytest.raises(Fault):
        picture(path.read_bytes(), look, tmp_path)


def test_a_saved_game_is_drawn_as_it_was_left(
    program: Program, look: PictureLook, tmp_path: Path
) -> None:
    controller = program.controller
    controller.notes.fill_notes()
    data = document.write(controller.session.document("test"))
    here = svg_reader.digits_in(svg(controller.seen(look)))
    assert svg_reader.digits_in(svg(picture(data, look, tmp_path))) == here
    assert len(here) > 81


def test_a_game_that_nobody_plays_here_is_refused(
    program: Program, look: PictureLook, tmp_path: Path
) -> None:
    data = document.write(program.controller.session.document("test"))
    with pytest.raises(Fault, match="chess"):
        picture(data.replace(b'"game": "sudoku"', b'"game": "chess"'), look, tmp_path)
    assert entry_of(GAMES, "gomoku").name == "gomoku"


def test_moves_are_played_and_a_state_is_taken_as_it_is() -> None:
    moves = recognise(b"h8i9j10").found[0]
    assert len(opened_found(GomokuGame(), moves).history) == 3
    line = recognise((SAMPLES / "line" / "good.txt").read_bytes()).found[0]
    assert len(opened_found(SudokuGame(), line).history) == 0
