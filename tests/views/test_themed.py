# SPDX-License-Identifier: MIT
"""A theme and a language reach every widget by Qt alone, whoever made it and wherever it stands."""

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QListView, QPushButton, QStyleFactory, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.paths import resource
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import Themed, ThemedDelegate, ThemedWidget, ThemeStyle, theme_of, wear


class Noting(ThemedWidget):
    """Notes what it is told."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told: list[str] = []

    def restyle(self) -> None:
        """Note the theme that it has by then."""
        self.told.append(self.theme.name)

    def retranslate(self) -> None:
        """Note that a language came."""
        self.told.append("language")


class ThemedButton(Themed, QPushButton):
    """A control of Qt's with a theme."""


def test_a_widget_takes_its_theme_from_its_style(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    made = ThemedButton("Play")
    qtbot.addWidget(made)
    assert (made.theme, made.text()) == (theme, "Play")
    wear(dark)
    assert made.theme is theme_of(made) is dark


def test_a_hidden_child_of_a_plain_widget_is_not_forgotten(qtbot: QtBot, dark: Theme) -> None:
    outside = QWidget()
    qtbot.addWidget(outside)
    inside = Noting(QWidget(outside))
    inside.hide()
    wear(dark)
    assert inside.told == ["dark"]


def test_a_language_reaches_it_too(qtbot: QtBot) -> None:
    made, translator = Noting(), QTranslator()
    qtbot.addWidget(made)
    assert translator.load(str(resource("i18n/sudoku_qt_zh_CN.qm")))  # Qt tells of no empty one
    QApplication.installTranslator(translator)
    QApplication.sendPostedEvents()
    QApplication.removeTranslator(translator)
    assert "language" in made.told


def test_the_kind_of_style_stays_where_no_other_is_wanted(qtbot: QtBot, dark: Theme) -> None:
    class Other(ThemeStyle):
        pass

    wear(dark, Other)
    assert type(QApplication.style()) is Other
    wear(dark.at_zoom(2))
    assert type(QApplication.style()) is Other


def test_the_palette_is_the_themes(dark: Theme) -> None:
    wear(dark)
    assert QApplication.palette().window().color() == dark.window


def test_a_part_can_be_larger_than_all_else(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    whole = ThemedWidget()
    qtbot.addWidget(whole)
    part, style = Noting(whole), ThemeStyle(theme.at_zoom(2))
    part.setStyle(style)
    assert (part.theme.zoom, whole.theme.zoom) == (2, 1)
    assert part.told == [theme.name]


def test_a_delegate_paints_in_the_theme_of_its_view(qtbot: QtBot, dark: Theme) -> None:
    view = QListView()
    qtbot.addWidget(view)
    delegate = ThemedDelegate(view)
    wear(dark)
    assert delegate.theme is dark


def test_without_a_theme_it_says_what_is_missing(qtbot: QtBot) -> None:
    plain = QWidget()
    qtbot.addWidget(plain)
    style = QStyleFactory.create("Fusion")
    plain.setStyle(style)
    with pytest.raises(LookupError, match="wear"):
        theme_of(plain)
