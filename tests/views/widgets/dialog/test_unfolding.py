# SPDX-License-Identifier: MIT
"""What is folded is made when it is wanted, has its place, and comes before the foot."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import column, holder
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.dialog.unfolding import UnfoldingDialog
from sudoku_qt.views.widgets.icons import icon_of

NARROW, WIDE = 400, 700


class Asking(UnfoldingDialog):
    """A question, and two that are folded."""

    def __init__(self, window: QWidget) -> None:
        super().__init__("Asking", window, NARROW, WIDE)
        self.first, self.others = QLineEdit(), (QLineEdit(), QLineEdit())
        self.set = 0
        self.set_questions(column(self.first))
        self.add_foot(Kind.Ok, "Begin", self.more_button)
        self.unfold(on=False)

    def make_folded(self) -> QWidget:
        """The two."""
        return holder(column(*self.others))

    def count_folded(self) -> int:
        """As many as the test says."""
        return self.set


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> QWidget:
    """A window to ask over."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def dialog(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> Asking:
    """It is open on a large screen."""
    return opened(window, monkeypatch, 1920)


def opened(window: QWidget, monkeypatch: pytest.MonkeyPatch, width: int) -> Asking:
    """It is open on a screen of a width."""
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(width, 1000))
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, width, 1000))
    made = Asking(window)
    made.open()
    QApplication.processEvents()
    return made


def test_what_is_folded_is_made_when_it_is_wanted_and_kept(dialog: Asking) -> None:
    assert dialog.folded is None
    assert dialog.width() == NARROW
    shown, made = [], set[QWidget | None]()
    for _ in range(3):
        dialog.more_button.click()
        QApplication.processEvents()
        shown.append((dialog.is_unfolded, dialog.width()))
        made.add(dialog.folded)
    assert shown == [(True, WIDE), (False, NARROW), (True, WIDE)]
    assert len(made) == 1


@pytest.mark.parametrize(("width", "where"), [(WIDE, "beside"), (WIDE - 1, "below")])
def test_it_stands_beside_the_others_where_the_screen_has_room(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, width: int, where: str
) -> None:
    dialog = opened(window, monkeypatch, width)
    dialog.unfold(on=True)
    for _ in range(4):
        QApplication.processEvents()
    first, other = (
        QRect(each.mapTo(dialog, QPoint(0, 0)), each.size())
        for each in (dialog.first, dialog.others[0])
    )
    assert dialog.width() <= width
    assert (first.right() < other.left(), first.bottom() < other.top()) == (
        where == "beside",
        where == "below",
    )


def test_on_a_low_screen_it_scrolls_to_what_is_unfolded(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(window, monkeypatch, WIDE - 1)
    dialog.first.setMinimumHeight(900)
    for _ in range(4):
        QApplication.processEvents()
    other = dialog.others[0]
    dialog.unfold(on=True)
    for _ in range(6):
        QApplication.processEvents()
    assert dialog.rect().contains(QRect(other.mapTo(dialog, QPoint(0, 0)), other.size()))


@pytest.mark.parametrize("width", [WIDE + 50, WIDE - 1, NARROW + 20])
def test_unfolding_on_a_small_screen_moves_nothing_sideways(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    window.setGeometry(0, 0, width, 1000)
    dialog = opened(window, monkeypatch, width)
    dialog.first.setMinimumHeight(900)
    lefts = []
    for _ in range(3):
        for _ in range(6):
            QApplication.processEvents()
        assert dialog.frameGeometry().right() < width
        lefts.append(dialog.frameGeometry().left())
        dialog.more_button.click()
    assert len(set(lefts)) == 1, lefts


def test_what_had_to_move_to_unfold_comes_back_when_it_folds(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(window, monkeypatch, WIDE + 50)
    dialog.move(WIDE + 50 - NARROW, 10)  # by the player, to the right
    lefts = []
    for _ in range(3):
        for _ in range(6):
            QApplication.processEvents()
        lefts.append(dialog.x())
        dialog.more_button.click()
    assert lefts[0] == lefts[2] == WIDE + 50 - NARROW
    assert 0 < lefts[1] <= 50, "as far as it had to"


def test_the_button_says_how_much_is_set_where_it_cannot_be_seen(dialog: Asking) -> None:
    words = [dialog.more_button.text()]
    dialog.set = 2
    dialog.name_more()
    words.append(dialog.more_button.text())
    arrows = [arrow_on(dialog)]
    dialog.unfold(on=True)
    words.append(dialog.more_button.text())
    arrows.append(arrow_on(dialog))
    assert words == ["M&ore options", "M&ore options (2)", "Hide &options"]
    assert arrows == ["right", "left"]


def arrow_on(dialog: Asking) -> str:
    """What the button's icon is called."""
    button, ratio = dialog.more_button, dialog.devicePixelRatioF()
    side, ink = button.iconSize().width(), dialog.theme.text
    shown = button.icon().pixmap(side).toImage()
    icons = {name: icon_of(name, ink, side, ratio) for name in ("left", "right")}
    (found,) = (name for name, icon in icons.items() if icon.pixmap(side).toImage() == shown)
    return found


def test_tab_reaches_what_is_folded_before_the_buttons(dialog: Asking, qtbot: QtBot) -> None:
    dialog.unfold(on=True)
    dialog.first.setFocus()
    qtbot.waitUntil(dialog.first.hasFocus)
    reached = []
    for _ in range(5):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.append(dialog.focusWidget())
    assert reached[:3] == [*dialog.others, dialog.more_button]
    assert set(reached[3:]) == {*dialog.buttons.buttons()}
