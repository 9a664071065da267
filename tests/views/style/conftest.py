# SPDX-License-Identifier: MIT
"""A window whose controls wear the program's style, and no others."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.theme import Theme

Wear = Callable[[QWidget], QWidget]


@pytest.fixture
def style(each_theme: Theme) -> ProgramStyle:
    """The style in every theme; nothing fades, so that a picture shows what is wanted."""
    return ProgramStyle(each_theme._replace(motion=False))


@pytest.fixture
def worn(qtbot: QtBot, style: ProgramStyle) -> Wear:
    """A function that dresses a control and shows it in its natural size."""

    def wear(widget: QWidget) -> QWidget:
        qtbot.addWidget(widget)
        for each in (widget, *widget.findChildren(QWidget)):
            each.setStyle(style)
            each.setPalette(style.theme.palette())
        widget.move(300, 300)  # away from the mouse
        widget.resize(widget.sizeHint())
        widget.show()
        return widget

    return wear
