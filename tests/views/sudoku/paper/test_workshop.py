# SPDX-License-Identifier: MIT
"""The print workshop: pages beside the choices, what is being made, what is said."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.paper.items import Page
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.plan import pages_of
from sudoku_qt.views.sudoku.paper.painter import measure
from sudoku_qt.views.sudoku.paper.workshop import PrintWorkshop
from sudoku_qt.views.window.main_window import MainWindow
from tests.models.sudoku.paper.worksheets import EASY, WORDS

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key


def pages(count: int) -> tuple[Page, ...]:
    return pages_of([EASY] * count, PaperOptions(per_page=1, answers="none"), WORDS, measure)


@pytest.fixture
def workshop(window: MainWindow) -> PrintWorkshop:
    """The workshop with three pages."""
    made = PrintWorkshop(PaperOptions(), window)
    made.open()
    made.show_pages(pages(3))
    made.show_progress(None)
    return made


def said(workshop: PrintWorkshop) -> list[str]:
    labels = workshop.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisible() and label.text()]


def button(workshop: PrintWorkshop, name: str) -> QAbstractButton:
    buttons = workshop.findChildren(QAbstractButton)
    return next(
        each
        for each in buttons
        if name in {each.accessibleName(), each.text()} and each.isVisible()
    )


def test_it_says_how_many_pages_there_are_and_which_are_shown(
    workshop: PrintWorkshop, qtbot: QtBot
) -> None:
    workshop.resize(800, 600)
    assert {"Preview · 3 pages", "Page 1 of 3"} <= set(said(workshop))
    qtbot.mouseClick(button(workshop, "Next pages"), LEFT)
    assert "Page 2 of 3" in said(workshop)
    qtbot.mouseClick(button(workshop, "Previous pages"), LEFT)
    assert not button(workshop, "Previous pages").isEnabled()
    workshop.resize(1200, 560)
    assert "Pages 1–3 of 3" in said(workshop) or "Pages 1–2 of 3" in said(workshop)
    workshop.show_pages(pages(1))
    assert {"Preview · 1 page", "Page 1 of 1"} <= set(said(workshop))


def test_the_pages_can_be_looked_at_larger_and_whole_again(
    workshop: PrintWorkshop, qtbot: QtBot
) -> None:
    fitted = workshop.pages.percent
    qtbot.mouseClick(button(workshop, "Larger"), LEFT)
    assert workshop.pages.percent > fitted
    assert f"{workshop.pages.percent} %" == button(workshop, "As large as fits").text()
    qtbot.mouseClick(button(workshop, "Smaller"), LEFT)
    qtbot.mouseClick(button(workshop, "Smaller"), LEFT)
    assert workshop.pages.percent < fitted
    qtbot.mouseClick(button(workshop, "As large as fits"), LEFT)
    assert workshop.pages.percent == fitted


def test_while_puzzles_are_made_nothing_is_printed_but_one_can_stop(
    workshop: PrintWorkshop, qtbot: QtBot
) -> None:
    keys = workshop.side.print_key, workshop.side.save_key
    workshop.show_progress((20, 100))
    assert not any(key.isEnabled() for key in keys)
    with qtbot.waitSignal(workshop.cancelled):
        qtbot.mouseClick(button(workshop, "Cancel"), LEFT)
    workshop.show_progress(None)
    assert all(key.isEnabled() for key in keys)
    assert "Making puzzles…" not in said(workshop)


def test_without_pages_there_is_nothing_to_print(workshop: PrintWorkshop) -> None:
    workshop.show_pages(())
    workshop.show_progress(None)
    assert not workshop.side.print_key.isEnabled()
    assert not workshop.side.save_key.isEnabled()


def test_return_prints_but_not_out_of_a_field(workshop: PrintWorkshop, qtbot: QtBot) -> None:
    asked: list[bool] = []
    workshop.print_asked.connect(lambda: asked.append(True))
    workshop.choices.title.setFocus()
    qtbot.keyClick(workshop.choices.title, Key.Key_Return)
    assert not asked
    workshop.pages.setFocus()
    qtbot.keyClick(workshop.pages, Key.Key_Return)
    assert asked == [True]
    assert workshop.isVisible()


def test_both_buttons_ask(workshop: PrintWorkshop, qtbot: QtBot) -> None:
    with qtbot.waitSignal(workshop.print_asked):
        qtbot.mouseClick(workshop.side.print_key, LEFT)
    with qtbot.waitSignal(workshop.save_asked):
        qtbot.mouseClick(workshop.side.save_key, LEFT)


def test_what_is_said_goes_with_the_next_choice(workshop: PrintWorkshop, qtbot: QtBot) -> None:
    workshop.tell("Written: week 12.pdf")
    assert "Written: week 12.pdf" in said(workshop)
    with qtbot.waitSignal(workshop.changed):
        qtbot.mouseClick(workshop.choices.switches["large"].switch, LEFT)
    assert "Written: week 12.pdf" not in said(workshop)


def test_escape_closes(workshop: PrintWorkshop, qtbot: QtBot) -> None:
    qtbot.keyClick(workshop, Key.Key_Escape)
    assert not workshop.isVisible()
