# SPDX-License-Identifier: MIT
"""The style: sizes of the design at every zoom, and one look for what Qt draws."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStyle,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from sudoku_qt.views.style.program_style import BLACK, ProgramStyle
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

Wear = Callable[[QWidget], QWidget]


@pytest.mark.parametrize("kind", [QPushButton, QLineEdit, QComboBox, QSpinBox])
def test_buttons_and_fields_are_36_high(worn: Wear, kind: type[QWidget]) -> None:
    assert worn(kind()).height() == 36


@pytest.mark.parametrize("zoom", [0.75, 1.5, 2.0])
def test_sizes_grow_with_the_zoom(qtbot: QtBot, theme: Theme, zoom: float) -> None:
    style, button = ProgramStyle(theme.at_zoom(zoom)), QPushButton("Play")
    qtbot.addWidget(button)
    button.setStyle(style)
    assert button.sizeHint().height() == round(36 * zoom)
    assert style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth) == round(18 * zoom)


def test_a_control_follows_another_theme_when_it_is_painted_again(
    worn: Wear, style: ProgramStyle, dark: Theme
) -> None:
    button = worn(QPushButton("Play"))
    style.theme = dark
    button.update()
    assert button.grab().toImage().pixelColor(12, 18) == dark.panel


def test_what_the_design_does_not_name_is_drawn_as_ever(worn: Wear) -> None:
    box = QGroupBox("Time")
    box.setMinimumSize(80, 60)
    assert not worn(box).grab().isNull()


@pytest.mark.parametrize("kind", [QLabel, QCheckBox, QPushButton])
def test_a_letter_in_brackets_is_written_for_those_who_go_with_the_keys(
    worn: Wear, kind: Callable[[str], QWidget]
) -> None:
    labelled, plain = (worn(kind(text)) for text in ("大小(&S)", "大小"))
    plain.resize(labelled.size())
    if isinstance(labelled, QLabel):
        labelled.setBuddy(plain)
    assert labelled.grab().toImage() == plain.grab().toImage()
    labelled.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    assert labelled.grab().toImage() != plain.grab().toImage()


def inks(icon: QIcon) -> set[str]:
    """The colours in which something is drawn, at its usual size."""
    image = icon.pixmap(QSize(16, 16), 1.0).toImage()
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    colours = (image.pixelColor(*place) for place in places)
    return {colour.name() for colour in colours if colour.alpha() == 255}


@pytest.mark.parametrize("which", sorted(BLACK, key=str))
def test_an_arrow_has_the_ink_of_words(each_theme: Theme, which: QStyle.StandardPixmap) -> None:
    assert inks(ProgramStyle(each_theme).standardIcon(which)) == {each_theme.text.name()}


def test_the_dialog_that_opens_files_has_these_arrows(qtbot: QtBot, dark: Theme) -> None:
    wear(dark, ProgramStyle)
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    for name in ("backButton", "forwardButton", "toParentButton"):
        button = dialog.findChild(QToolButton, name)
        assert isinstance(button, QToolButton)
        assert inks(button.icon()) == {dark.text.name()}
