# SPDX-License-Identifier: MIT
"""The card at the end: what it says, in every theme, and what of it without room."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.analysis.parts import RowWords
from sudoku_qt.views.gomoku.evaluation import ValueLine
from sudoku_qt.views.gomoku.finish_card import (
    BetterMoves,
    GomokuFinishCard,
    GomokuResult,
    Side,
    Stones,
)
from sudoku_qt.views.sizes import WORD_HEIGHT
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Paragraph, Text
from tests.views.parts import part
from tests.waiting import until

BLACK, WHITE = 1, 2
RESULT = GomokuResult(
    title="You win",
    remark="Five in a row",
    winner=BLACK,
    sides=(Side(BLACK, "You", "1:05"), Side(WHITE, "Computer", "0:42")),
    facts=(("Moves", "23"), ("Time of both", "1:47")),
    values=(0.0, 0.2, -0.1, 1.0),
)


@pytest.fixture
def card(qtbot: QtBot, each_theme: Theme) -> GomokuFinishCard:
    """A card with a result, as high as it likes to be."""
    wear(each_theme)
    made = GomokuFinishCard()
    qtbot.addWidget(made)
    made.set_again("Play again", "Exchanged")
    made.resize(328, made.sizeHint().height())
    made.show_result(RESULT)
    made.show()
    return made


def stone(card: GomokuFinishCard, at: float = 0.5) -> str:
    """The colour of the large stone at a place of its diagonal."""
    image = card.findChildren(Stones)[0].grab().toImage()
    return image.pixelColor(round(image.width() * at), round(image.height() * at)).name()


def test_it_says_all_of_it(card: GomokuFinishCard) -> None:
    said = "You win, Five in a row, You 1:05, Computer 0:42, Moves 23, Time of both 1:47"
    assert card.accessibleName() == said
    assert card.again.toolTip() == card.again.accessibleDescription() == "Exchanged"


def test_the_winner_s_stone_stands_at_its_head(card: GomokuFinishCard, each_theme: Theme) -> None:
    assert stone(card) == each_theme.black_stone.name()


def test_a_draw_shows_both_stones(card: GomokuFinishCard, each_theme: Theme) -> None:
    card.show_result(GomokuResult("A draw", "By agreement", 0, RESULT.sides))
    assert stone(card, 0.25) == each_theme.black_stone.name()
    assert stone(card, 0.75) == each_theme.white_shine.name()


@pytest.mark.parametrize(("height", "scrolls"), [(600, False), (200, False), (164, True)])
def test_without_room_it_says_who_won_and_the_keys_stay(
    card: GomokuFinishCard, height: int, *, scrolls: bool
) -> None:
    card.resize(328, height)
    QApplication.processEvents()
    seen = {line.text() for line in card.findChildren(Text) if line.isVisible()}
    assert "You win" in seen
    assert ("1:05" in seen) == (height == 600)
    assert (card.scroll_area.verticalScrollBar().maximum() > 0) == scrolls
    assert all(card.rect().contains(key.geometry()) for key in (card.again, card.setup))
    policies = Qt.FocusPolicy.NoFocus, Qt.FocusPolicy.TabFocus
    assert card.scroll_area.focusPolicy() is policies[scrolls]


def test_without_values_there_is_no_curve(card: GomokuFinishCard) -> None:
    card.show_result(replace(RESULT, values=()))
    assert not part(card, ValueLine).isVisible()


def test_in_a_low_room_everything_stands_in_one_row(card: GomokuFinishCard) -> None:
    card.resize(712, 67)
    keys = card.again, card.setup, card.look_back
    assert {key.height() for key in keys} == {card.theme.px(WORD_HEIGHT)}
    assert len({key.mapTo(card, key.rect().topLeft()).y() for key in keys}) == 1
    assert all(card.rect().contains(key.geometry()) for key in keys)


def test_the_keys_are_told(card: GomokuFinishCard, qtbot: QtBot) -> None:
    for key, signal in (
        (card.again, card.again_clicked),
        (card.setup, card.setup_clicked),
        (card.look_back, card.look_back_clicked),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(key, Qt.MouseButton.LeftButton)


def test_players_stand_as_far_apart_when_the_zoom_comes_later(
    card: GomokuFinishCard, qtbot: QtBot, each_theme: Theme
) -> None:
    wear(each_theme.at_zoom(1.5))
    fresh = GomokuFinishCard()
    qtbot.addWidget(fresh)
    for each in (card, fresh):
        each.show_result(RESULT)
        each.resize(492, 900)
        each.show()
        QApplication.processEvents()
    first, second = ([dot.y() for dot in each._dots] for each in (card, fresh))
    assert first == second


def test_a_title_that_is_wider_than_the_card_goes_on_below(card: GomokuFinishCard) -> None:
    card.resize(200, 600)
    QApplication.processEvents()
    card.show_result(replace(RESULT, title="The computer wins " * 3))
    QApplication.processEvents()
    (title,) = (line for line in card.findChildren(Paragraph) if line.text().startswith("The "))
    assert title.heightForWidth(title.width()) >= 2 * title.fontMetrics().height()
    until(lambda: title.height() >= title.heightForWidth(title.width()))


ROW = RowWords("14", "White i8 · better f9", "−23 %")


def test_one_link_starts_and_stops(qtbot: QtBot, theme: Theme) -> None:
    part = BetterMoves()
    qtbot.addWidget(part)
    part.show()
    with qtbot.waitSignal(part.run_clicked):
        qtbot.mouseClick(part.link, Qt.MouseButton.LeftButton)
    part.show_found((ROW,), "Looking", runs=True)
    assert part.link.text() == "Stop"
    assert part.text() == "Looking\n14 White i8 · better f9 −23 %"
    part.show_found((ROW,), "", runs=False)
    part.offer(False)
    assert not part.link.isVisible()
    assert part.rows.rows[0].toolTip() == "Keep the better line as a variation"


def test_a_row_is_chosen_by_a_click_or_a_key(qtbot: QtBot, theme: Theme) -> None:
    part = BetterMoves()
    qtbot.addWidget(part)
    part.show_found((ROW, ROW._replace(head="16")), "", runs=False)
    part.show()
    with qtbot.waitSignal(part.chosen) as chosen:
        qtbot.mouseClick(part.rows.rows[1], Qt.MouseButton.LeftButton)
    assert chosen.args == [1]
    with qtbot.waitSignal(part.chosen) as chosen:
        qtbot.keyClick(part.rows.rows[0], Qt.Key.Key_Space)
    assert chosen.args == [0]
