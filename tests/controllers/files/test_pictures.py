# SPDX-License-Identifier: MIT
"""Pictures of the board are written and copied as the player wanted them, of either game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.files.pictures import look_of, picture_kinds, remember, remembered
from sudoku_qt.paths import resource
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.board.picture import NOTHING, WHITE, WRITERS
from sudoku_qt.views.dialogs.picture import PictureDialog, PictureWish
from sudoku_qt.views.theme import Theme
from tests.controllers.conftest import Program
from tests.controllers.gomoku.table import Table
from tests.views import svg_reader

Ask = Callable[[PictureWish], None]


@pytest.fixture
def begun_with() -> list[PictureWish]:
    """What the dialogs began with; they answer what `wanted` says."""
    return []


@pytest.fixture
def wanted(begun_with: list[PictureWish], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """Lets the player want a picture from now on."""

    def want(wish: PictureWish) -> None:
        def ask(before: PictureWish, *_: object) -> PictureWish:
            begun_with.append(before)
            return wish

        monkeypatch.setattr(PictureDialog, "ask", ask)

    return want


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where pictures are saved, under the name that is proposed."""
    folder = tmp_path / "pictures"
    folder.mkdir()

    def choose(_window: object, _title: str, proposal: str, kinds: str) -> tuple[str, str]:
        return str(folder / Path(proposal).name), kinds.split(";;", maxsplit=1)[0]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return folder


def action_named(program: Program, name: str) -> QAction:
    """An action of the window."""
    return next(each for each in program.shell.window.actions() if each.objectName() == name)


def export(program: Program) -> None:
    """Ask for a picture, by the menu."""
    action_named(program, "export_picture").trigger()


def test_kinds_are_those_that_can_be_written() -> None:
    assert list(picture_kinds()) == list(WRITERS)


def test_a_picture_is_of_the_wanted_kind_and_size(
    program: Program, wanted: Ask, folder: Path
) -> None:
    wanted(PictureWish(".png", colours="paper", coordinates=False, side=300))
    export(program)
    (file,) = folder.iterdir()
    image = QImage(str(file))
    assert file.suffix == ".png"
    assert (image.width(), image.pixelColor(0, 0).name()) == (300, "#ffffff")
    assert program.notice() == f"Written: {file.name}"


def test_an_exported_board_has_its_digits_and_the_names_of_its_rows(
    program: Program, wanted: Ask, folder: Path
) -> None:
    wanted(PictureWish(".svg", colours="shown", coordinates=True, side=1200))
    export(program)
    (file,) = folder.iterdir()
    digits = svg_reader.digits_in(file.read_bytes())
    givens = program.controller.session.setup.givens
    assert len([each for each in digits if each.height > 40]) == 81 - givens.count(0)
    assert len([each for each in digits if each.height < 40]) == 18


def test_what_was_wanted_last_is_where_the_next_one_begins(
    program: Program, wanted: Ask, begun_with: list[PictureWish], folder: Path
) -> None:
    wish = PictureWish(".pdf", colours="paper", coordinates=False, side=640)
    wanted(wish)
    export(program)
    export(program)
    assert begun_with[0] == PictureWish(".png", colours="shown", coordinates=True, side=1200)
    assert begun_with[1] == wish
    (file,) = folder.iterdir()
    assert file.read_bytes().startswith(b"%PDF")


def test_a_copied_picture_comes_in_pixels_and_in_outlines(program: Program) -> None:
    table = Table(program)
    table.begin()
    table.click("h8 i9")
    action_named(program, "copy_picture").trigger()
    content = QGuiApplication.clipboard().mimeData()
    assert content.hasImage()
    image = QImage.fromData(content.data("image/png").data())
    assert image.width() == 1200
    discs = svg_reader.discs_in(bytes(content.data("image/svg+xml").data()))
    assert len([each for each in discs if each.ink.startswith("url") and each.height > 20]) == 4
    assert not content.hasText()


def test_a_dark_window_is_put_on_light_paper(program: Program, wanted: Ask, folder: Path) -> None:
    program.appearance.set_theme("dark", remember=False)
    wanted(PictureWish(".png", colours="paper", coordinates=True, side=300))
    export(program)
    (file,) = folder.iterdir()
    image = QImage(str(file))
    assert image.pixelColor(0, 0).name() == "#ffffff"


def test_a_pause_hides_the_board_from_pictures_too(program: Program) -> None:
    program.shell.pause()
    assert not action_named(program, "export_picture").isEnabled()
    assert not action_named(program, "copy_picture").isEnabled()


def test_a_plain_picture_is_black_on_nothing(program: Program, wanted: Ask, folder: Path) -> None:
    program.appearance.set_theme("dark", remember=False)
    wanted(PictureWish(".png", colours="plain", coordinates=False, side=300))
    export(program)
    (file,) = folder.iterdir()
    image = QImage(str(file))
    assert image.pixelColor(0, 0).alpha() == 0
    pixels = [image.pixelColor(x, y) for x in range(0, 300, 3) for y in range(0, 300, 3)]
    seen = [each for each in pixels if each.alpha() == 255]
    assert min(each.lightness() for each in seen) == 0
    assert {each.red() - each.blue() for each in seen} == {0}


PAGE = PictureWish(".html", colours="plain", coordinates=False, side=640)


def test_what_was_wanted_is_remembered_if_it_is_offered(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings")
    remember(settings, PAGE)
    assert remembered(settings, (".png", ".html")) == PAGE
    assert remembered(settings, (".svg", ".png")).ending == ".svg"


@pytest.mark.parametrize("colours", ["", "neon"])
def test_damaged_settings_are_as_good_as_none(colours: str, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings")
    settings.set("picture/colours", colours)
    settings.set("picture/side", 1)
    wish = remembered(settings, (".png",))
    assert (wish.colours, wish.side) == ("shown", 1200)


def test_paper_and_plain_are_made_of_the_light_theme() -> None:
    theme = Theme.read(resource("themes/light.json"))
    dark = theme._replace(window=theme.text)
    windows = [
        look_of(PictureWish(".png", colours, coordinates=True, side=300), dark, theme).theme.window
        for colours in ("shown", "paper", "plain")
    ]
    assert windows == [theme.text, WHITE, NOTHING]
