# SPDX-License-Identifier: MIT
"""Notices: one card above the lower edge, which offers what can be done and goes by itself."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import IconButton, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.window import notice_bar
from sudoku_qt.views.window.notice_bar import AIR, Kind, NoticeArea, NoticeBar, Offer, Sign
from tests.layout_items import items_known
from tests.views.parts import part

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bar(qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> Iterator[NoticeBar]:
    """A notice bar over a window, whose time does not pass by itself."""
    monkeypatch.setattr(notice_bar, "STAYS_MS", 10**8)
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(600, 400)
    over.show()
    yield NoticeBar(over)
    over.close()


def test_a_notice_floats_above_the_lower_edge_and_says_its_text(bar: NoticeBar) -> None:
    assert bar.text() == ""
    bar.say("Solved.", "error", ())
    assert bar.text() == bar.accessibleName() == "Solved."
    assert bar.geometry().bottom() == 399 - AIR
    assert abs(bar.geometry().center().x() - 299) <= 1
    assert bar.height() == 48
    assert bar.width() < 300, "no wider than what it says"


def test_a_long_notice_takes_the_lines_it_needs(bar: NoticeBar) -> None:
    bar.say("word " * 120, "error", ())
    assert bar.height() > 80
    assert bar.width() == 600 - 2 * AIR
    assert bar.geometry().bottom() == 399 - AIR


def test_no_key_that_is_needed_lies_below_a_notice(bar: NoticeBar) -> None:
    over = bar.parentWidget()
    assert over is not None
    below = WordButton("Next", over)
    below.setGeometry(250, 340, 100, 40)
    below.show()
    bar.say("Solved.", "info", ())
    assert bar.geometry().top() == AIR
    above = WordButton("Back", over)
    above.setGeometry(250, 10, 100, 40)
    above.show()
    bar.say("Solved.", "info", ())
    assert not bar.geometry().intersects(above.geometry())
    assert not bar.geometry().intersects(below.geometry())
    below.setEnabled(False)
    bar.say("Solved.", "info", ())
    assert bar.geometry().bottom() == 399 - AIR, "nobody needs that one"


def test_it_lies_where_there_is_said_to_be_room(qtbot: QtBot, theme: Theme) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(600, 400)
    needed: list[QRect] = []
    bar = NoticeBar(over, lambda: NoticeArea(QRect(0, 0, 300, 200), needed))
    over.show()
    bar.say("Solved.", "info", ())
    assert bar.geometry().bottom() == 199 - AIR
    needed.append(QRect(140, 170, 20, 20))
    bar.place()
    assert bar.geometry().top() == AIR


@pytest.mark.parametrize(
    ("kind", "offers", "goes"),
    [
        ("info", (), True),
        ("task", (), True),
        ("info", [("Undo", list)], False),
        ("task", [("Play", list)], False),
        ("error", (), False),
        ("warning", (), False),
    ],
)
def test_a_notice_goes_unless_it_holds_a_button_or_is_red(
    bar: NoticeBar, kind: Kind, offers: Sequence[Offer], *, goes: bool
) -> None:
    bar.say("Copied.", kind, offers)
    assert bar._timer.isActive() is goes
    assert part(bar, Sign).isVisible() is (kind in {"error", "warning"})


def test_a_task_without_a_button_is_said_once(bar: NoticeBar) -> None:
    bar.say("Type.", "task", ())
    bar._timer.timeout.emit()
    assert bar.text() == ""


def test_a_notice_goes_by_itself_unless_the_mouse_is_on_it(bar: NoticeBar, qtbot: QtBot) -> None:
    bar.say("Copied.", "info", ())
    middle = QPointF(100, 20)
    QApplication.sendEvent(bar, QEnterEvent(middle, middle, middle))
    assert not bar._timer.isActive()
    assert bar.isVisible()
    QApplication.sendEvent(bar, QEvent(QEvent.Type.Leave))
    assert bar._timer.isActive()
    bar._timer.timeout.emit()
    assert not bar.isVisible()


def test_a_task_stays_until_it_is_taken_back(bar: NoticeBar, qtbot: QtBot) -> None:
    bar.say("Copied.", "info", ())
    bar.say("Type.", "task", [("Play", list)])
    QApplication.sendEvent(bar, QEvent(QEvent.Type.Leave))
    assert not bar._timer.isActive()
    assert bar.text() == "Type."


def test_an_error_has_a_ground_of_its_own(bar: NoticeBar, theme: Theme, dark: Theme) -> None:
    bar.say("No solution.", "error", ())
    assert bar.grab().toImage().pixelColor(bar.width() // 2, 4) == theme.conflict_ground
    wear(dark)
    assert bar.grab().toImage().pixelColor(bar.width() // 2, 4) == dark.conflict_ground
    bar.say("One solution.", "info", ())
    assert bar.grab().toImage().pixelColor(bar.width() // 2, 4) != dark.conflict_ground


def test_the_cross_and_escape_close_it(bar: NoticeBar, qtbot: QtBot) -> None:
    bar.say("Copied.", "error", ())
    qtbot.mouseClick(part(bar, IconButton), LEFT)
    assert not bar.isVisible()
    bar.say("Copied.", "error", ())
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert not bar.isVisible()


def test_what_it_offers_is_done_and_the_notice_goes(bar: NoticeBar, qtbot: QtBot) -> None:
    done: list[str] = []
    bar.say("One thing", "error", [("Old", lambda: done.append("old"))])
    bar.say("Another", "error", [(word, partial(done.append, word)) for word in ("Mend", "Play")])
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    offers = sorted(bar.findChildren(WordButton), key=lambda button: button.x())
    assert [offer.text() for offer in offers] == ["Mend", "Play"]
    qtbot.mouseClick(offers[1], LEFT)
    assert done == ["Play"]
    assert not bar.isVisible()


def test_what_is_done_may_say_the_next_thing(bar: NoticeBar, qtbot: QtBot) -> None:
    bar.say("Lost?", "error", [("Find", lambda: bar.say("Found.", "error", ()))])
    qtbot.mouseClick(part(bar, WordButton), LEFT)
    assert bar.text() == "Found."
    QApplication.sendEvent(bar, QEvent(QEvent.Type.LanguageChange))
    assert part(bar, IconButton).accessibleName() == "Close"


def test_a_warning_stays_until_somebody_has_taken_note(bar: NoticeBar, qtbot: QtBot) -> None:
    bar.say("Lost!", "warning", ())
    bar.say("Also lost!", "warning", ())
    bar.take_back()
    bar.say("Copied.", "info", ())
    bar._timer.timeout.emit()
    assert bar.text() == "Also lost!"
    bar.say("Type.", "task", ())
    bar.take_back()
    assert bar.text() == "Also lost!"
    bar.dismiss()
    assert bar.text() == "Lost!"
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert bar.text() == ""


def test_a_warning_is_taken_back_by_its_words(bar: NoticeBar) -> None:
    bar.say("Lost!", "warning", ())
    bar.say("Type.", "task", ())
    bar.take_back("Lost!")
    assert bar.text() == "Type."
    bar.take_back()
    assert bar.text() == ""


def test_a_task_comes_back_after_other_notices(bar: NoticeBar) -> None:
    bar.say("Type.", "task", ())
    bar.say("Copied.", "info", ())
    bar._timer.timeout.emit()
    assert bar.text() == "Type."
    bar.say("Lost!", "warning", ())
    bar.dismiss()
    assert bar.text() == "Type."
    bar.dismiss()
    assert bar.text() == ""


@pytest.mark.parametrize("width", [600, 360, 240])
def test_offers_that_would_leave_a_column_of_words_stand_below_them(
    bar: NoticeBar, width: int
) -> None:
    over = bar.parentWidget()
    assert over is not None
    over.resize(width, 420)
    bar.say("Which colour do you want? White moves next.", "info", ())
    words = ("Play Black", "Play White", "Put two stones more")
    bar.say("Which colour do you want?", "info", [(word, lambda: None) for word in words])
    QApplication.processEvents()
    offers, text = bar.findChildren(WordButton), part(bar, Paragraph)
    assert [button.text() for button in offers if button.isVisible()] == list(words)
    for button in offers:
        assert bar.rect().contains(button.geometry())
        assert button.width() >= button.minimumSizeHint().width()
        assert button.height() >= button.minimumSizeHint().height()
    assert text.width() >= width / 3
    assert text.height() >= text.heightForWidth(text.width())


def test_beside_offers_there_are_four_lines_of_words_at_most(bar: NoticeBar) -> None:
    over = bar.parentWidget()
    assert over is not None
    over.resize(360, 420)
    offers = [(word, lambda: None) for word in ("Apply", "Why?")]
    seen = set[int]()
    for count in range(2, 40):
        bar.say("word " * count, "info", offers)
        QApplication.processEvents()
        key = next(each for each in bar.findChildren(WordButton) if each.isVisible())
        text = part(bar, Paragraph)
        if key.mapTo(bar, QPoint(0, 0)).y() < text.geometry().bottom():
            seen.add(text.heightForWidth(text.width()) // text.pitch)
    assert seen <= {1, 2, 3, 4}
    assert len(seen) > 1


def test_offers_share_a_line_where_two_of_them_fit(bar: NoticeBar) -> None:
    over = bar.parentWidget()
    assert over is not None
    over.resize(360, 420)
    words = ("Play Black", "Play White", "Put two stones more")
    bar.say("Which colour do you want?", "info", [(word, lambda: None) for word in words])
    QApplication.processEvents()
    tops = {button.text(): button.y() for button in bar.findChildren(WordButton)}
    assert tops["Play Black"] == tops["Play White"] < tops["Put two stones more"]
    assert bar.height() <= 0.4 * over.height()


def test_after_a_notice_with_offers_the_next_has_all_the_room(bar: NoticeBar) -> None:
    bar.say("Notes added: 174.", "info", ())
    alone = bar.geometry()
    bar.say("5 wrong digits.", "info", [("Take them away", int), ("Another", int)])
    QApplication.processEvents()
    bar.say("Notes added: 174.", "info", ())
    assert bar.geometry() == alone
    bar.say("5 wrong digits.", "info", [("Take them away", int), ("Another", int)])
    bar.say("The hypothesis is dropped.", "info", [("Redo", int)])
    QApplication.processEvents()
    text = part(bar, Paragraph)
    assert text.heightForWidth(text.width()) < 2 * text.pitch, "it is on one line"


def test_offers_that_change_their_place_leave_no_object_of_an_item(bar: NoticeBar) -> None:
    before = items_known()
    for words in ("Do it", "Do it all the same, whatever anybody else may say of it", "Do it"):
        bar.say("Well?", "error", [(words, bool)])
    assert items_known() == before


def test_the_first_offers_are_put_in_order_and_qt_does_not_mind(bar: NoticeBar, qtlog: Any) -> None:
    """Qt refuses to order what is in no common window yet, and only says so."""
    bar.say("Something", "error", [("Copy", lambda: None)])
    assert not qtlog.records


def test_the_first_key_of_a_task_is_filled_and_of_nothing_else(bar: NoticeBar) -> None:
    kinds: dict[Kind, list[bool]] = {"task": [True, False], "info": [False, False]}
    for kind, filled in kinds.items():
        bar.say("Look here.", kind, [("Tell me more", list), ("Why?", list)])
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        keys = sorted(bar.findChildren(WordButton), key=lambda key: key.text(), reverse=True)
        assert [isinstance(key, PrimaryButton) for key in reversed(keys)] == filled


def test_above_its_keys_a_text_has_room_from_the_edge(bar: NoticeBar) -> None:
    offers = [(f"Tell me more of part {number}", list) for number in range(6)]
    bar.say("word " * 20, "task", offers)
    text = part(bar, Paragraph)
    assert text.contentsMargins().top() > 0
    bar.say("word", "task", [("More", list)])
    assert text.contentsMargins().top() == 0
