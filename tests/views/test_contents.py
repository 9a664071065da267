# SPDX-License-Identifier: MIT
"""The contents: lines are chosen by mouse and keys, headings are not, and each state is seen."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.contents import ContentsLine, ContentsModel
from sudoku_qt.views.contents import Contents
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.lists.entry_line import INSET, MARGIN

ENTRIES = (
    ContentsLine("", "First steps"),
    ContentsLine("full_house", "Full House", 1, is_done=True, names="fullhouse"),
    ContentsLine("x_wing", "X-Wing", 2, exercises="2/4", names="xwing"),
    ContentsLine("kraken_fish", "Kraken Fish", names="krakenfish"),
)

KILLER = ContentsLine("killer", "Killer Cages", 1, names="killer")


@pytest.fixture
def contents(qtbot: QtBot, theme: Theme) -> Contents:
    """The contents of four lines."""
    made = Contents()
    model = ContentsModel(made)
    model.set_entries(ENTRIES, "In the text")
    made.set_model(model)
    made.set_title("Course", "Search all techniques")
    made.search.textChanged.connect(model.search)
    qtbot.addWidget(made)
    made.resize(264, 500)
    made.show()
    return made


def chosen_in(contents: Contents) -> list[str]:
    """What is chosen from now on."""
    found: list[str] = []
    contents.chosen.connect(found.append)
    return found


def test_a_click_chooses_a_line_but_no_heading(qtbot: QtBot, contents: Contents) -> None:
    chosen = chosen_in(contents)
    model = contents.list.model()
    for row in (0, 2):
        place = contents.list.visualRect(model.index(row, 0)).center()
        qtbot.mouseClick(contents.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert set(chosen) == {"x_wing"}


def test_keys_go_from_line_to_line_past_headings(qtbot: QtBot, contents: Contents) -> None:
    contents.activateWindow()
    contents.list.setFocus()
    qtbot.waitUntil(contents.list.hasFocus)
    contents.show_at(1)
    chosen = chosen_in(contents)
    qtbot.keyClick(contents.list, Qt.Key.Key_Up)
    qtbot.keyClick(contents.list, Qt.Key.Key_Down)
    qtbot.keyClick(contents.list, Qt.Key.Key_Down)
    assert chosen == ["x_wing", "kraken_fish"]


def test_a_search_leads_down_to_what_was_found(qtbot: QtBot, contents: Contents) -> None:
    contents.activateWindow()
    contents.search.setFocus()
    chosen = chosen_in(contents)
    qtbot.keyClicks(contents.search, "kraken")
    qtbot.keyClick(contents.search, Qt.Key.Key_Return)
    assert set(chosen) == {"kraken_fish"}
    assert contents.list.hasFocus()


def test_ctrl_f_leads_to_the_search(qtbot: QtBot, contents: Contents) -> None:
    contents.activateWindow()
    contents.list.setFocus()
    qtbot.waitUntil(contents.list.hasFocus)
    qtbot.keyClick(contents.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert contents.search.hasFocus()


def test_to_stand_at_a_line_is_told_to_nobody(contents: Contents) -> None:
    chosen = chosen_in(contents)
    contents.show_at(2)
    contents.show_at(-1)
    assert not chosen


def test_every_state_of_a_line_looks_different(contents: Contents, dark: Theme) -> None:
    contents.show_at(2)
    pictures = set()
    for row in range(4):
        place = contents.list.visualRect(contents.list.model().index(row, 0))
        pictures.add(bytes(contents.list.viewport().grab(place).toImage().constBits()))
    assert len(pictures) == 4
    contents.set_progress("1 of 2", 0.5)
    light = contents.grab().toImage()
    wear(dark)
    assert contents.grab().toImage() != light


def test_what_is_done_of_a_lesson_does_not_make_its_title_smaller(contents: Contents) -> None:
    model, picked = contents.list.model(), []
    assert isinstance(model, ContentsModel)
    for done in ("", "1/4"):
        model.set_entries([ContentsLine("board", "Rows, Columns and Boxes", 1, exercises=done)], "")
        place = contents.list.visualRect(model.index(0, 0))
        title = place.adjusted(52, 0, -60, 0)
        picked.append(contents.list.viewport().grab(title).toImage())
    assert picked[0] == picked[1]


def test_everything_has_a_name(contents: Contents) -> None:
    contents.set_progress("1 of 2", 0.5)
    names = contents.list.accessibleName(), contents.search.accessibleName(), contents.back.text()
    assert names == ("Course", "Search all techniques", "Back to the game")


def test_the_line_is_seen_as_soon_as_the_contents_are(contents: Contents) -> None:
    model = contents.list.model()
    assert isinstance(model, ContentsModel)
    many = [ContentsLine(f"lesson{at}", f"Lesson {at}", at) for at in range(1, 60)]
    model.set_entries(many, "In the text")
    contents.hide()
    contents.show_at(50)
    contents.show()
    assert contents.list.viewport().rect().intersects(contents.list.visualRect(model.index(50, 0)))


def test_what_was_stood_at_before_it_had_a_size_does_not_hide_the_first_heading(
    qtbot: QtBot, theme: Theme
) -> None:
    made = Contents()
    qtbot.addWidget(made)
    model = ContentsModel(made)
    model.set_entries(ENTRIES, "In the text")
    made.set_model(model)
    made.list.resize(264, 20)
    made.show_at(1)
    made.resize(264, 500)
    made.show()
    assert made.list.verticalScrollBar().value() == 0


def test_the_ground_of_the_chosen_line_begins_before_its_words(
    contents: Contents, theme: Theme
) -> None:
    contents.show_at(2)
    place = contents.list.visualRect(contents.list.model().index(2, 0))
    line = contents.list.viewport().grab(place).toImage()
    across = [line.pixelColor(x, line.height() // 2) for x in range(line.width())]
    assert across.index(theme.accent_ground) == theme.px(INSET) == 12
    assert INSET < MARGIN


def test_letters_typed_on_the_list_are_looked_for_and_jump_nowhere(
    qtbot: QtBot, contents: Contents
) -> None:
    contents.list.setFocus()
    contents.list.setCurrentIndex(contents.list.model().index(1, 0))
    chosen = chosen_in(contents)
    qtbot.keyClick(contents.list, Qt.Key.Key_K, Qt.KeyboardModifier.AltModifier)
    assert not contents.search.text()
    qtbot.keyClick(contents.list, Qt.Key.Key_K)
    qtbot.keyClicks(contents.focusWidget(), "ra")
    assert contents.search.text() == "kra"
    assert chosen == []


def test_a_heading_that_folds_is_opened_by_a_click_or_a_key_and_chooses_nothing(
    qtbot: QtBot, contents: Contents
) -> None:
    model = contents.list.model()
    assert isinstance(model, ContentsModel)
    model.set_entries((*ENTRIES, ContentsLine("", "Variants", folds=True), KILLER), "In the text")
    contents.folded.connect(model.fold)
    chosen = chosen_in(contents)
    heading = model.index(4, 0)
    place = contents.list.visualRect(heading).center()
    qtbot.mouseClick(contents.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert model.rowCount() == 6
    assert not contents.grab().isNull()
    contents.activateWindow()
    contents.list.setFocus()
    qtbot.waitUntil(contents.list.hasFocus)
    qtbot.keyClick(contents.list, Qt.Key.Key_Return)
    assert model.rowCount() == 5
    qtbot.keyClick(contents.list, Qt.Key.Key_Space)
    assert model.rowCount() == 6
    assert not chosen
    qtbot.keyClick(contents.list, Qt.Key.Key_Down)
    assert chosen == ["killer"]


def test_the_goal_below_a_heading_is_wrapped_into_the_width_of_the_list(contents: Contents) -> None:
    model = contents.list.model()
    assert isinstance(model, ContentsModel)
    goal = "Goal: to solve every Very easy and every Easy puzzle, and many more of them."
    model.set_entries([ENTRIES[0], ENTRIES[0]._replace(note=goal), KILLER], "In the text")
    heights = [contents.list.visualRect(model.index(row, 0)).height() for row in range(2)]
    contents.resize(800, 500)
    wide = contents.list.visualRect(model.index(1, 0)).height()
    assert heights[0] < wide < heights[1]
