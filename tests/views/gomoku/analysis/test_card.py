# SPDX-License-Identifier: MIT
"""The card of an analysis: it says what it is handed, and asks for what is clicked."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.analysis.card import WINS, AnalysisCard, AnalysisWords
from sudoku_qt.views.gomoku.analysis.parts import Balance, LegendWords, RowWords, blacks_part
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Line

WORDS = AnalysisWords(
    search_depth="depth 8",
    share=0.4,
    verdict=("Black 40 %", "White is a little better"),
    rows=(RowWords("l11", "18 h7", "-24"), RowWords("h7", "18 l11", "-31")),
    chosen=0,
    message="a message",
    legend=(LegendWords("against", "open three of White"), LegendWords("line", "the line")),
    key="Play l11",
    walks=(True, True),
)


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> AnalysisCard:
    """A card that says something."""
    card = AnalysisCard()
    qtbot.addWidget(card)
    card.resize(328, 460)
    card.show()
    card.say(WORDS)
    card.show_curve((0.0, 0.2, -0.2), 1)
    return card


def test_all_that_is_known_is_said(card: AnalysisCard) -> None:
    assert card.text().splitlines() == [
        "l11 18 h7 -24", "h7 18 l11 -31", "a message", "open three of White", "the line",
    ]  # fmt: skip
    assert card.key.text() == "Play l11"
    assert card.rows.rows[0].isChecked()
    assert card.curve.isVisible()
    card.say(AnalysisWords())
    assert card.text() == ""
    assert not card.key.isVisible()


def test_in_a_narrow_card_the_effort_is_said_shorter(card: AnalysisCard) -> None:
    card.say(replace(WORDS, search_depth="depth 12 · 2 s"))
    (line,) = (each for each in card.findChildren(Line) if each.text() == "depth 12 · 2 s")
    for width, said in ((328, "depth 12 · 2 s"), (200, "depth 12")):
        card.resize(width, 460)
        QApplication.processEvents()
        assert line.written() == said


def test_a_balance_that_is_lost_for_black_has_no_black_and_an_unknown_one_is_empty(
    card: AnalysisCard, theme: Theme
) -> None:
    (bar,) = card.findChildren(Balance)
    ends = {}
    for share in (0.0, 1.0, -1.0):
        card.say(replace(WORDS, share=share))
        shown = bar.grab().toImage()
        middle = shown.height() // 2
        ends[share] = [shown.pixelColor(x, middle) for x in (6, shown.width() - 7)]
    black, white = blacks_part(theme), theme.white_stone
    assert ends == {0.0: [white, white], 1.0: [black, black], -1.0: [theme.well, theme.well]}


def test_another_engine_is_named_where_the_title_stands(card: AnalysisCard) -> None:
    card.say(replace(WORDS, who="Rapfi", runs=True, counts=True))
    titles = [each.text() for each in card.findChildren(Line)]
    assert "Rapfi" in titles
    assert "Analysis" not in titles
    assert card.accessibleName() == "Analysis"
    with_keys = card.run.isVisible(), card.run.number.isVisible()
    card.say(WORDS)
    assert with_keys == (True, True)
    assert not card.run.isVisible()


def test_what_is_clicked_is_asked_for(card: AnalysisCard, qtbot: QtBot) -> None:
    for signal, part in (
        (card.key_clicked, card.key),
        (card.back_clicked, card.back),
        (card.on_clicked, card.on),
        (card.closed, card.cross),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(part, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(card.rows.chosen) as chosen:
        qtbot.mouseClick(card.rows.rows[1], Qt.MouseButton.LeftButton)
    assert chosen.args == [1]
    with qtbot.waitSignal(card.part_chosen) as part_chosen:
        card.segment.chosen.emit(WINS)
    assert part_chosen.args == [WINS]


def test_a_low_card_leaves_the_curve_out_and_keeps_its_keys(card: AnalysisCard) -> None:
    card.resize(328, 260)
    assert not card.curve.isVisible()
    assert card.key.isVisible()
    assert card.key.geometry().bottom() < card.height()


def test_where_the_course_of_the_game_is_told_the_curve_needs_less_room(
    card: AnalysisCard,
) -> None:
    card.set_compact(True)
    card.resize(328, 278)
    assert not card.curve.isVisible()
    card.say(replace(WORDS, is_course=True))
    card.show_curve((0.0, 0.2, -0.2), 1)
    assert card.curve.isVisible()


def test_a_pause_hides_what_could_be_studied(card: AnalysisCard) -> None:
    card.set_covered(True)
    assert not card.rows.isVisible()
    card.set_covered(False)
    assert card.rows.isVisible()


def test_a_single_position_has_no_curve(card: AnalysisCard) -> None:
    card.resize(328, 700)
    card.show_curve((0.1, 0.2), 1)
    assert card.curve.isVisible()
    card.show_curve((0.1,), 0)
    assert not card.curve.isVisible()
