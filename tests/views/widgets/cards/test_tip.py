# SPDX-License-Identifier: MIT
"""The tip: it says its piece and asks to be closed."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.cards.tip import TipCard, TipRow
from sudoku_qt.views.widgets.keys.key_caps import KeyCaps
from tests.layout_items import items_known
from tests.views.parts import part


def test_a_tip_is_written_whole_however_narrow_it_is(qtbot: QtBot, theme: Theme) -> None:
    tip = TipCard()
    qtbot.addWidget(tip)
    tip.set_tip("A headline of some length", [TipRow("Ctrl", "+ digit", "a few words more of it")])
    assert {text.text() for text in tip.findChildren(Paragraph)} == {
        "A headline of some length",
        "a few words more of it",
    }
    assert tip.heightForWidth(160) > tip.heightForWidth(400)


def test_keys_are_drawn_as_caps_in_every_theme(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    tip = TipCard()
    qtbot.addWidget(tip)
    tip.set_tip("Notes", [TipRow("Ctrl", "+ digit", "one"), TipRow("Shift", "+ digit", "another")])
    for each in (theme, dark):
        wear(each)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        caps = tip.findChildren(KeyCaps)
        assert [cap.accessibleName() for cap in caps] == ["Ctrl", "Shift"]
        assert all(cap.theme == each for cap in caps)


def test_its_cross_asks_to_close_it(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    tip = TipCard()
    qtbot.addWidget(tip)
    tip.show()
    wear(dark)
    QApplication.sendEvent(tip, QEvent(QEvent.Type.LanguageChange))
    cross = part(tip, IconButton)
    assert cross.accessibleName() == "Close"
    with qtbot.waitSignal(tip.closed):
        qtbot.mouseClick(cross, Qt.MouseButton.LeftButton)


def test_rows_that_are_made_anew_leave_no_object_of_an_item(qtbot: QtBot, theme: Theme) -> None:
    tip = TipCard()
    qtbot.addWidget(tip)
    before = items_known()
    for words in ("one", "two", "three"):
        tip.set_tip("Notes", [TipRow("Ctrl", "+ digit", words)])
    assert items_known() == before


def test_its_margins_grow_with_the_zoom(qtbot: QtBot, theme: Theme) -> None:
    tip = TipCard()
    qtbot.addWidget(tip)
    tip.set_tip("Notes", [TipRow("Ctrl", "+ digit", "one"), TipRow("Shift", "+ digit", "another")])
    title = tip.findChildren(Paragraph)[0]
    for zoom in (1.0, 2.0):
        wear(theme.at_zoom(zoom))
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        tip.resize(round(300 * zoom), round(140 * zoom))
        tip.show()
        QApplication.processEvents()
        assert title.x() == round(16 * zoom)
        first, second = (words for words in tip.findChildren(Paragraph) if words is not title)
        assert second.y() - first.geometry().bottom() - 1 >= round(8 * zoom)
