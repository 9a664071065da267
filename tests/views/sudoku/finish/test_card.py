# SPDX-License-Identifier: MIT
"""The card at the end: what it shows, and what of it where room is scarce."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sizes import WORD_HEIGHT
from sudoku_qt.views.sudoku.finish.card import FinishCard, HardPlace, Result
from sudoku_qt.views.sudoku.finish.parts import Disc, Pill, RatioBars, ScaleMark, TimeScale
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from tests.views.parts import part

RESULT = Result(
    title="Solved",
    next="Next",
    remark="Hard, no mistakes",
    time="15:08",
    verdict="3:16 faster",
    is_good=True,
    elapsed_ms=908_000,
    marks=(ScaleMark(1_104_000, "predicted 18:24", "predicted"),),
    places=(HardPlace("XY", "XY-Wing", "3:12 until r7c5=5"),),
    count=("Hard puzzles solved", "38"),
    ratios=(1.0, 0.8),
)
ROOM = 900


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> Iterator[FinishCard]:
    """A card with room for everything, on a page that lays it out as it likes."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, ROOM)
    page.show()
    card = FinishCard(page)
    card.resize(328, ROOM)
    card.show()
    card.show_result(RESULT)
    yield card
    del page  # it has lived as long as the card


def lines(card: FinishCard) -> set[str]:
    """What can be read."""
    return {line.text() for line in card.findChildren(Line) if line.isVisible()}


def test_the_summary_is_there_where_there_is_one(card: FinishCard) -> None:
    words = "Techniques: 3 found alone"
    assert not [part for part in card.findChildren(Paragraph) if part.text() == words]
    card.show_result(replace(RESULT, summary=words))
    (summary,) = (part for part in card.findChildren(Paragraph) if part.text() == words)
    assert summary.isVisible()


def test_a_remark_that_does_not_fit_is_said_shorter(card: FinishCard) -> None:
    whole, short = "Medium · no mistakes · 12 hints", "no mistakes · 12 hints"
    card.show_result(replace(RESULT, remark=whole, remark_in_short=short))
    (remark,) = (line for line in card.findChildren(Line) if line.text() == whole)
    for width, said in ((328, whole), (232, short)):
        card.resize(width, ROOM)
        remark.resize(width - 90, remark.height())
        assert remark.written() == said


def test_all_of_it_is_shown_where_there_is_room(card: FinishCard) -> None:
    wanted = {"Solved", "15:08", "3:16 faster", "XY-Wing", "3:12 until r7c5=5", "38"}
    assert wanted <= lines(card)
    assert card.findChildren(TimeScale)[0].isVisible()
    assert card.findChildren(RatioBars)[0].isVisible()
    assert card.accessibleName() == "Solved, Hard, no mistakes, 15:08, 3:16 faster"


@pytest.mark.parametrize(
    ("name", "place"), [("X-Wing", "beside"), ("Locked Candidates (Pointing)", "below")]
)
def test_a_long_name_to_practise_has_a_line_of_its_own_and_is_not_cut(
    card: FinishCard, name: str, place: str
) -> None:
    card.show_result(replace(RESULT, practice=f"Practise: {name}", learn="Learn"))
    QApplication.processEvents()
    practice, learn = card.practice.geometry(), card.learn.geometry()
    assert practice.width() >= card.practice.sizeHint().width()
    assert place == ("beside" if practice.top() == learn.top() else "below")


ALL = replace(RESULT, practice="Practise: XY-Wing", why="You missed it.", summary="3 found alone")


@pytest.mark.parametrize("height", [430, 286, 260, 180])
def test_without_room_it_says_what_matters_most_and_the_keys_stay(
    card: FinishCard, height: int
) -> None:
    card.show_result(ALL)
    card.resize(328, height)
    QApplication.processEvents()
    assert card.scroll_area.verticalScrollBar().maximum() == 0
    assert {"15:08", "3:16 faster"} <= lines(card)
    assert part(card, TimeScale).isVisible() == (height > 180)
    assert not part(card, RatioBars).isVisible()
    for key in (card.next, card.level, card.look_back):
        assert card.rect().contains(key.geometry())
        assert key.height() == card.theme.px(WORD_HEIGHT)
        assert key.y() >= card.scroll_area.geometry().bottom()


def test_without_its_title_a_tick_beside_the_time_says_that_it_is_solved(card: FinishCard) -> None:
    for height in (ROOM, 170, ROOM):
        card.resize(328, height)
        ticks = [disc for disc in card.findChildren(Disc) if disc.isVisible()]
        assert len(ticks) == 1
        assert ("Solved" in lines(card)) == (height == ROOM)


def test_what_was_left_out_is_there_again_with_room_for_it(card: FinishCard) -> None:
    card.show_result(ALL)
    for height in (260, ROOM):
        card.resize(328, height)
    assert {"Solved", "XY-Wing", "38"} <= lines(card)
    assert card.practice.isVisible()
    assert part(card, RatioBars).isVisible()


def test_a_small_part_takes_the_room_that_a_large_one_leaves(card: FinishCard) -> None:
    card.show_result(ALL)
    card.resize(328, 320)
    seen = {shown.isVisible() for shown in (card.practice, *card.findChildren(RatioBars))}
    assert part(card, TimeScale).isVisible()
    assert seen == {False}
    assert "Solved" in lines(card)


def test_where_even_the_time_has_no_room_it_scrolls(card: FinishCard) -> None:
    card.resize(328, 160)
    QApplication.processEvents()
    bar = card.scroll_area.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    card.show_result(RESULT)
    assert bar.value() == 0


def test_what_is_not_known_takes_no_room(card: FinishCard) -> None:
    card.show_result(replace(RESULT, marks=(), places=(), ratios=(1.0,)))

    assert not card.findChildren(TimeScale)[0].isVisible()
    assert not card.findChildren(RatioBars)[0].isVisible()
    assert not any(line.startswith("What was hard") for line in lines(card))


def test_a_key_says_which(card: FinishCard, qtbot: QtBot) -> None:
    for key, signal in (
        (card.next, card.next_clicked),
        (card.level, card.level_clicked),
        (card.look_back, card.look_back_clicked),
    ):
        with qtbot.waitSignal(signal):
            key.click()


def test_what_was_missed_can_be_practised_and_read_up(card: FinishCard, qtbot: QtBot) -> None:
    assert card.learn.isHidden()
    card.show_result(replace(RESULT, practice="Practise: XY-Wing", learn="Learn"))
    assert card.learn.isVisible()
    for key, signal in (
        (card.practice, card.practise_clicked),
        (card.learn, card.learn_clicked),
    ):
        with qtbot.waitSignal(signal):
            key.click()


def test_it_wears_another_theme(card: FinishCard, theme: Theme) -> None:
    before = card.grab().toImage()
    wear(theme._replace(good=theme.conflict, follows=theme.conflict))

    assert card.grab().toImage() != before


def test_the_verdict_stands_on_a_pill_beside_the_time_where_both_fit(
    card: FinishCard, theme: Theme
) -> None:
    pill = part(card, Pill)
    time = next(line for line in card.findChildren(Line) if line.text() == "15:08")
    assert pill.x() > time.geometry().right()
    assert pill.grab().toImage().pixelColor(pill.width() // 2, 1) == theme.accent_ground

    card.show_result(replace(RESULT, is_good=False, verdict="a long way behind what was predicted"))
    QApplication.processEvents()
    assert pill.y() > time.geometry().bottom()
    assert pill.grab().toImage().pixelColor(pill.width() // 2, 1) == theme.well
    card.show_result(replace(RESULT, verdict=""))
    assert not pill.isVisible()


def test_it_is_said_what_the_dots_across_the_bars_are(card: FinishCard) -> None:
    assert part(card, RatioBars).isVisible()
    (title,) = (line for line in card.findChildren(Line) if "dotted: the prediction" in line.text())
    assert title.isVisible()
    assert title.sizeHint().width() <= title.width(), "whole"
