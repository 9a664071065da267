# SPDX-License-Identifier: MIT
"""Text of any size: every dialog fits the screen, every card has its keys, and no word is cut."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget

from sudoku_qt.automation.cards import each_moment
from sudoku_qt.automation.dialogs import each_dialog
from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.appearance.dress import Dress
from sudoku_qt.views.themed import ThemeStyle, wear
from tests.controllers.conftest import Program
from tests.owners import LIGHT


def sizes_and_languages(*pairs: tuple[int, str]) -> pytest.MarkDecorator:
    """Let a test go through sizes of text and languages: the first pair of them in the suite."""
    rest = [pytest.param(*pair, marks=pytest.mark.sweep) for pair in pairs[1:]]
    return pytest.mark.parametrize(("zoom", "language"), [pairs[0], *rest])


@pytest.fixture
def driver(program: Program) -> Iterator[WindowDriver]:
    """What drives a program that wears its dress, which it takes off afterwards."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    font = app.font()
    dress = Dress(app, program.appearance.theme())
    program.appearance.theme_changed.connect(dress.follow)
    yield WindowDriver(program.shell, program.appearance)
    wear(LIGHT, ThemeStyle)
    app.setFont(font)


def faults(dialog: QWidget) -> list[str]:
    """What does not fit on the screen, or is cut."""
    for _ in range(3):  # what a worker has just found is laid out, too, and then fitted
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    room = dialog.screen().availableSize()
    found = [] if room.expandedTo(dialog.size()) == room else [f"{dialog.size()}"]
    for area in dialog.findChildren(QScrollArea):
        inside = area.widget()
        if area.isVisible() and inside and inside.width() > area.viewport().width():
            found.append(f"{inside.width()} in {area.viewport().width()}")
    words: list[QLabel | QAbstractButton] = dialog.findChildren(QAbstractButton)
    words += dialog.findChildren(QLabel)
    return found + [each.text() for each in words if each.isVisible() and is_cut(each)]


def is_cut(words: QLabel | QAbstractButton) -> bool:
    """Whether a word is narrower than it is written; a line of several may wrap."""
    if isinstance(words, QLabel) and words.wordWrap():
        return words.height() < words.heightForWidth(words.width())
    line = words.fontMetrics().height() if words.text() else 0
    return words.width() < words.minimumSizeHint().width() or words.height() < line


@pytest.mark.slow
@sizes_and_languages((200, "zh_CN"), (150, "en"), (100, "en"), (200, "en"), (150, "zh_CN"))
def test_every_dialog_fits_the_screen_and_cuts_no_word(
    driver: WindowDriver, zoom: int, language: str
) -> None:
    driver.appearance.set_language(language, remember=False)
    driver.appearance.set_zoom(zoom)

    found = {name: seen for name, seen in each_dialog(driver, faults) if seen != [[]]}

    assert found == {}


def cut_on(card: QWidget) -> list[str]:
    """What is cut on a card, or reaches out of it, though nothing scrolls it into sight."""
    found = [f"{area}" for area in card.findChildren(QScrollArea) if area.height() < 1]
    words: list[QLabel | QAbstractButton] = card.findChildren(QAbstractButton)
    words += card.findChildren(QLabel)
    for each in words:
        around = room_of(each, card)
        place = each.rect().translated(each.mapTo(around, each.rect().topLeft()))
        if each.isVisible() and (is_cut(each) or not around.rect().contains(place)):
            found.append(f"{type(card).__name__}: {each.text() or each.accessibleName()}")
    return found


def room_of(part: QWidget, card: QWidget) -> QWidget:
    """What a part has to lie in: the card, or what scrolls on it."""
    scrolled = [area.widget() for area in card.findChildren(QScrollArea)]
    return next((each for each in scrolled if each and each.isAncestorOf(part)), card)


@pytest.mark.slow
@sizes_and_languages((250, "en"), (300, "zh_CN"), (300, "en"), (250, "zh_CN"))
def test_cards_instead_of_others_are_whole_in_a_low_window(
    driver: WindowDriver, zoom: int, language: str
) -> None:
    driver.appearance.set_language(language, remember=False)
    driver.appearance.set_zoom(zoom)
    driver.shell.window.resize(1280, 800)

    found: list[str] = []
    seen: set[str] = set()
    for _ in each_moment(driver):
        card = driver.shell.controller.page.sole_card
        if card:
            seen.add(type(card).__name__)
            found += cut_on(card)

    assert found == []
    assert seen >= {"FinishCard", "GomokuFinishCard", "HintCard", "ReplayCard"}
