# SPDX-License-Identifier: MIT
"""What the tests of the views stand on: the faces, the themes, and a board half played."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QStyle, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemeStyle, wear
from tests.english_forms import *  # noqa: F403 - pytest looks for fixtures here
from tests.owners import *  # noqa: F403 - pytest looks for fixtures here
from tests.owners import LIGHT
from tests.sweeps import every
from tests.views.sudoku.positions import half_played, model_of

RESOURCES = Path(__file__).resolve().parent.parent.parent / "resources"


@pytest.fixture(scope="session", autouse=True)
def _faces(faces: None) -> None:
    """Write in the faces of the board and its cards."""


@pytest.fixture(autouse=True)
def _plain(worn: None) -> None:
    """Paint in the light theme, and leave Qt's own controls to Qt, whatever was worn before."""
    style = QApplication.style()
    if type(style) is not ThemeStyle or style.theme != LIGHT:
        wear(LIGHT, ThemeStyle)


class WithIcons(ThemeStyle):
    """The style of a desktop that wants icons on the buttons of dialogs."""

    def styleHint(self, hint: QStyle.StyleHint, *rest: Any) -> int:
        """Want them, and for the rest what Qt does."""
        wanted = hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons
        return int(wanted) or super().styleHint(hint, *rest)


@pytest.fixture
def style_with_icons(_plain: None) -> Iterator[None]:
    """Let the style want icons; a style sheet would take the own one away from all widgets."""
    wear(LIGHT, WithIcons)
    yield
    wear(LIGHT, ThemeStyle)


THEMES = sorted((RESOURCES / "themes").glob("*.json"))


@pytest.fixture(params=every(5, THEMES), ids=lambda path: path.stem)
def each_theme(request: pytest.FixtureRequest) -> Theme:
    """A dark theme and a light one, in a sweep all; nothing moves, so that pictures are still."""
    return Theme.read(request.param)._replace(motion=False)


@pytest.fixture(scope="session")
def theme() -> Theme:
    """The light theme."""
    return Theme.read(RESOURCES / "themes/light.json")


@pytest.fixture(scope="session")
def dark() -> Theme:
    """The dark theme."""
    return Theme.read(RESOURCES / "themes/dark.json")


@pytest.fixture
def session(owner: QObject) -> SudokuSession:
    """A game half played."""
    return half_played(owner)


@pytest.fixture
def board(qtbot: QtBot, theme: Theme, session: SudokuSession) -> SudokuView:
    """A board that shows the game, with the keys."""
    view = SudokuView()
    qtbot.addWidget(view)
    view.setModel(model_of(session))
    view.resize(612, 612)
    view.show()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    return view


@pytest.fixture
def key_passes() -> Callable[[QWidget, Qt.Key], bool]:
    """A function that says whether a widget leaves a key to whoever is around it."""

    def passes(widget: QWidget, key: Qt.Key) -> bool:
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        widget.keyPressEvent(event)
        return not event.isAccepted()

    return passes
