# SPDX-License-Identifier: MIT
"""The dress: style and face of all controls follow the theme and its size."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.appearance.dress import TEXT, Dress
from sudoku_qt.paths import resource
from sudoku_qt.views.fonts import FAMILY
from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemeStyle, wear
from tests.owners import LIGHT


@pytest.fixture
def app(qtbot: QtBot) -> Iterator[QApplication]:
    """The application, which is undressed afterwards."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    font = app.font()
    yield app
    wear(LIGHT, ThemeStyle)
    app.setFont(font)


def test_controls_follow_the_theme_and_the_zoom(app: QApplication) -> None:
    light, dark = (Theme.read(resource(f"themes/{name}.json")) for name in ("light", "dark"))
    dress = Dress(app, light)
    style = app.style()
    assert isinstance(style, ProgramStyle)
    assert (style.theme, app.font().family(), app.font().pixelSize()) == (light, FAMILY, TEXT)
    wear(dark.at_zoom(1.5))
    dress.follow(dark.at_zoom(1.5))
    style = app.style()
    assert isinstance(style, ProgramStyle)
    assert (style.theme.name, app.font().pixelSize()) == ("dark", 21)
