# SPDX-License-Identifier: MIT
"""The next picture begins with what was wanted of the last one, where that is possible."""

from pathlib import Path

import pytest

from sudoku_qt.controllers.files.picture_wishes import look_of, remember, remembered
from sudoku_qt.paths import resource
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.board.picture import NOTHING, WHITE
from sudoku_qt.views.dialogs.picture import PictureWish
from sudoku_qt.views.theme import Theme

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
