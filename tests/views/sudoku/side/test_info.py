# SPDX-License-Identifier: MIT
"""The card of the puzzle: of one height, with what is less wanted behind its (i)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.side.info import AboutPuzzle, LevelDots, Shorter, SudokuInfo
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton
from sudoku_qt.views.widgets.cards.card import Line


@pytest.fixture
def info(qtbot: QtBot, theme: Theme) -> SudokuInfo:
    """A card."""
    card = SudokuInfo()
    qtbot.addWidget(card)
    card.show()
    return card


def written(card: SudokuInfo) -> list[str]:
    """Give every text that can be seen."""
    return [line.text() for line in card.findChildren(Line) if line.isVisibleTo(card)]


def more(card: SudokuInfo) -> IconButton:
    """The (i)."""
    (button,) = card.findChildren(IconButton)
    return button


def test_one_line_is_written_and_the_others_are_behind_the_i(
    info: SudokuInfo, qtbot: QtBot
) -> None:
    info.set_lines("Hard", "18 min", ["first", "second", "third"], level=4)
    assert {"18 min", "Hard", "first"} <= set(written(info))
    assert not {"second", "third"} & set(written(info))
    qtbot.mouseClick(more(info), Qt.MouseButton.LeftButton)
    (about,) = info.findChildren(AboutPuzzle)
    assert about.accessibleName() == "About this puzzle. first. second. third"
    assert more(info).accessibleDescription() == "second\nthird"
    assert more(info).toolTip() == "About this puzzle\nsecond\nthird"
    qtbot.keyClick(about, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not info.findChildren(AboutPuzzle))


def test_where_nothing_else_is_known_there_is_no_i(info: SudokuInfo) -> None:
    info.set_lines("Hard", "", ["first", ""])
    assert not more(info).isVisible()


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_the_card_is_as_high_as_ever_whatever_it_says(
    info: SudokuInfo, theme: Theme, zoom: float
) -> None:
    wear(theme.at_zoom(zoom))
    for lines in ([], ["one"], ["one", "two", "three"]):
        info.set_lines("Hard", "", lines, level=4)
        for word in ("", "Play it"):
            info.set_play(word)
            assert info.sizeHint().height() == 112 * zoom
            layout = info.layout()
            assert layout is not None
            assert layout.minimumSize().height() <= 112 * zoom


def test_a_word_in_the_title_is_whole_in_a_narrow_card(info: SudokuInfo) -> None:
    info.set_lines("Very easy", "about 3 min", ["first"], level=1)
    info.resize(280, 112)
    title = next(line for line in info.findChildren(Line) if line.text() == "Very easy")
    assert QFontMetrics(title.font()).horizontalAdvance("Very easy") <= title.width() < 120
    assert not info.findChildren(LevelDots)[0].isVisible()
    info.resize(328, 112)
    assert info.findChildren(LevelDots)[0].isVisible()


def test_it_says_how_many_cells_are_to_go(info: SudokuInfo) -> None:
    for to_go, words in ((42, "42 cells to go"), (1, "1 cell to go"), (0, "0 cells to go")):
        info.set_progress(to_go, 50)
        assert words in written(info)


def test_a_long_title_does_not_widen_the_card(info: SudokuInfo) -> None:
    info.set_lines("A title of somebody's own that goes on and on " * 4, "mine")
    assert info.minimumSizeHint().width() < 200


def test_a_key_begins_what_is_typed_in(info: SudokuInfo, qtbot: QtBot) -> None:
    info.set_play("Play it")
    with qtbot.waitSignal(info.play_clicked):
        qtbot.mouseClick(info.findChildren(PrimaryButton)[0], Qt.MouseButton.LeftButton)
    assert not any("to go" in text for text in written(info))
    info.set_play("")
    assert not info.findChildren(PrimaryButton)[0].isVisible()


def test_in_a_low_window_the_card_of_what_is_typed_in_folds(info: SudokuInfo) -> None:
    info.set_lines("Typing in a puzzle", "", ["12 givens"])
    assert (info.folds, info.is_needed) == (False, False)
    info.set_play("Play it")
    assert (info.folds, info.is_needed) == (True, True)
    info.resize(248, info.folded_height)
    assert {"Typing in a puzzle", "12 givens"} <= set(written(info))
    lines = [each for each in info.findChildren(Line) if each.isVisibleTo(info)]
    assert all(info.rect().contains(line.geometry()) for line in lines)
    assert not info.findChildren(PrimaryButton)[0].isVisible()


def test_the_page_of_the_hardest_step_is_offered_where_it_is_known(
    info: SudokuInfo, qtbot: QtBot
) -> None:
    info.set_lines("Hard", "18 min", ["Hardest: X-Wing"], level=4)
    assert info.page_key.isHidden()
    info.set_page("Learn", "More about this technique")
    assert info.page_key.text() == "Learn", "a word says it, and a tip the rest"
    assert info.page_key.toolTip() == "More about this technique"
    assert info.page_key.accessibleName() == "More about this technique"
    with qtbot.waitSignal(info.page_clicked):
        qtbot.mouseClick(info.page_key, Qt.MouseButton.LeftButton)
    info.set_page("")
    assert info.page_key.isHidden()


def test_a_full_dot_is_told_from_an_empty_one_by_its_lightness(
    qtbot: QtBot, each_theme: Theme
) -> None:
    wear(each_theme)
    dots = LevelDots()
    qtbot.addWidget(dots)
    dots.set_level(1)
    dots.resize(dots.sizeHint())
    image = dots.grab().toImage()
    ground, full, empty = (
        lightness(colour)
        for colour in (each_theme.panel, image.pixelColor(4, 4), image.pixelColor(48, 4))
    )
    assert abs(full - ground) > abs(empty - ground) + 40


def lightness(colour: QColor) -> float:
    """How light a colour is to the eye, from 0 to 255."""
    return 0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue()


def test_without_room_time_and_technique_are_said_shorter(info: SudokuInfo) -> None:
    time, line = "about 140 min for you", "Hardest: Hidden Single (row or column)"
    brief = Shorter(("≈ 140 min",), ("Hidden Single (row or column)", "Hidden Single (line)"))
    info.set_lines("Very easy", time, [line, "30 givens"], 5, brief)
    info.set_page("Learn", "More about this technique")
    seen = []
    for width in (460, 328, 280):
        info.resize(width, 112)
        lines = {each.text(): each.written() for each in info.findChildren(Line)}
        seen.append((lines[time], lines[line]))
    assert seen == [
        (time, line),
        ("≈ 140 min", "Hidden Single (row or column)"),
        ("≈ 140 min", "Hidden Single (line)"),
    ]
