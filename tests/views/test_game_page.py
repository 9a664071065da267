# SPDX-License-Identifier: MIT
"""The page of a game: cards give way to the board, the essential one last."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QPushButton, QStackedLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.page_layout import stacked
from sudoku_qt.views.sudoku.steps.dock import DockPanel
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Card


class Tall(Card):
    """A card of a given height."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self._height = height

    def sizeHint(self) -> QSize:
        """Ask for the height."""
        return QSize(100, self._height)


def page_of(theme: Theme) -> GamePage:
    """A page with three cards, the second of which is essential."""
    cards = tuple(Tall(height) for height in (80, 200, 60))
    made = GamePage(BoardView((1, 1, 1, 1)))
    made.set_cards(cards, cards[1])
    return made


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> GamePage:
    """The page in a window of its own."""
    made = page_of(theme)
    qtbot.addWidget(made)
    made.resize(1000, 600)
    made.show()
    return made


def shown(page: GamePage) -> list[bool]:
    """Say of each card whether it can be seen."""
    return [card.isVisible() for card in page.cards]


def test_cards_stand_one_below_the_other_beside_the_board(page: GamePage) -> None:
    first, second, third = (card.geometry() for card in page.cards)
    assert first.top() == page.board.y()
    assert first.left() > page.board.geometry().right()
    assert second.top() - first.bottom() == third.top() - second.bottom() == 17
    assert first.width() == second.width() == third.width()


def test_without_room_the_last_card_goes_first_and_the_essential_one_stays(page: GamePage) -> None:
    seen = []
    for height in (460, 380, 300):
        page.resize(900, height)
        seen.append(shown(page))
    assert seen == [[True, True, True], [True, True, False], [False, True, False]]


@pytest.mark.parametrize(
    ("lacking", "fitting", "height"),
    [
        (0, (0, 1, 2), 200),
        (50, (0, 1, 2), 150),
        (51, (1, 2), 200),
        (146, (1, 2), 150),
        (147, (1,), 200),
    ],
)
def test_for_a_card_that_waits_for_an_answer_the_others_make_room(
    page: GamePage, lacking: int, fitting: tuple[int, ...], height: int
) -> None:
    page.cards[2].is_needed = True
    room = QRect(0, 0, 300, 80 + 200 + 60 + 2 * 16 - lacking)
    assert stacked(room, page.cards, page.cards[1]) == [page.cards[place] for place in fitting]
    assert page.cards[1].height() == height


def test_a_card_that_is_not_wanted_leaves_its_room_to_the_others(page: GamePage) -> None:
    page.set_card_shown(page.cards[0], on=False)
    assert shown(page) == [False, True, True]
    assert page.cards[1].y() == page.board.y()
    page.set_card_shown(page.cards[0], on=True)
    assert shown(page) == [True, True, True]


def test_a_card_may_be_unwanted_from_the_beginning(page: GamePage) -> None:
    first, essential, _ = page.cards
    page.set_cards(page.cards, essential, (first,))
    assert shown(page) == [False, True, True]
    page.set_card_shown(first, on=True)
    assert shown(page) == [True, True, True]


def test_a_theme_reaches_every_part(page: GamePage, dark: Theme) -> None:
    wear(dark)
    assert page.board.theme is dark
    assert all(card.theme is dark for card in page.cards)


def test_the_pages_keys_are_the_boards(page: GamePage, qtbot: QtBot) -> None:
    page.activateWindow()
    page.setFocus()
    qtbot.waitUntil(page.board.hasFocus)
    assert page.focusProxy() is page.board


def test_a_page_can_be_as_small_as_the_smallest_board(page: GamePage) -> None:
    assert page.minimumSizeHint().width() < 200
    assert page.sizeHint().width() > page.sizeHint().height()


class Whole(Tall):
    """A card that is cut below its height."""

    def minimumSizeHint(self) -> QSize:
        """Need the height."""
        return self.sizeHint()


def test_a_sole_card_is_as_high_as_the_board_or_as_it_needs(page: GamePage, theme: Theme) -> None:
    low, high = Whole(100), Whole(500)
    page.set_cards((*page.cards, low, high), page.cards[1])
    page.resize(800, 560)
    heights = []
    for card in (low, high):
        page.set_sole_card(card)
        heights.append(card.height())
    assert heights == [page.board.height(), 500]
    assert page.board.height() < 500


def test_below_the_board_a_sole_card_has_what_it_needs(page: GamePage, theme: Theme) -> None:
    low, high = Whole(250), Whole(320)
    page.set_cards((*page.cards, low, high), page.cards[1])
    page.resize(800, 980)
    for card in (low, high):
        page.set_sole_card(card)
        assert card.isVisible()
        assert card.height() >= card.minimumSizeHint().height()
        assert not card.geometry().intersects(page.board.geometry())


class Folding(Whole):
    """A card that can do with less than it asks for."""

    @property
    def folded_height(self) -> int:
        """Do with little."""
        return 100


def test_without_room_a_sole_card_is_asked_to_fold(page: GamePage, theme: Theme) -> None:
    stiff, folding = Whole(400), Folding(400)
    page.set_cards((*page.cards, stiff, folding), page.cards[1])
    page.resize(420, 600)
    for card in (stiff, folding):
        page.set_sole_card(card)
        assert card.isVisible() == (card is folding)
    assert folding.height() >= folding.folded_height


class Grown(Tall):
    """A card that is higher than it need be."""

    def spare_height(self, width: int) -> int:
        """Give up 70 pixels at any width."""
        return 70


def test_an_essential_card_gives_up_what_it_has_to_spare(page: GamePage, theme: Theme) -> None:
    first, last, grown = Tall(80), Tall(60), Grown(200)
    for card in (first, grown, last):
        card.setParent(page)
    cards = (first, grown, last)
    whole = 80 + 200 + 60 + 2 * 16
    assert stacked(QRect(0, 0, 200, whole - 70), cards, grown) == [*cards]
    assert [card.height() for card in cards] == [80, 130, 60]
    assert stacked(QRect(0, 0, 200, whole - 71), cards, grown) == [first, grown]
    assert grown.height() == 200


def test_an_essential_card_that_would_be_squeezed_leaves_the_board_alone(
    page: GamePage, theme: Theme
) -> None:
    tall = Tall(800)
    page.set_cards((*page.cards, tall), tall)
    page.resize(1000, 640)
    assert (tall.isVisible(), page.board.height()) == (True, 613)
    page.resize(1000, 600)
    assert not tall.isVisible()
    assert page.board.width() > 900


def test_a_card_may_stand_below_one_that_stays(page: GamePage) -> None:
    above, sole = page.cards[0], page.cards[-1]
    page.set_sole_card(sole, below=above)
    assert [card for card in page.cards if card.isVisible()] == [above, sole]
    assert above.geometry().bottom() < sole.geometry().top()
    page.resize(700, 380)  # low: the sole card needs all of it
    assert [card for card in page.cards if card.isVisible()] == [sole]
    page.resize(1000, 600)
    page.set_card_shown(above, on=False)
    assert [card for card in page.cards if card.isVisible()] == [sole]
    page.set_sole_card(None)


class Panel(DockPanel):
    """A dock as tall as needed."""

    def minimumSizeHint(self) -> QSize:
        """Ask for a little."""
        return QSize(100, 100)


@pytest.fixture
def docked(page: GamePage) -> GamePage:
    """The page with its dock open."""
    page.set_dock(Panel())
    page.set_dock_shown(on=True)
    return page


def test_a_dock_stands_at_the_right_where_the_board_stays_as_large(docked: GamePage) -> None:
    docked.resize(1400, 600)
    dock = docked.dock
    assert dock
    alone = docked.board.size()
    assert dock.geometry() == QRect(1400 - 304, 0, 304, 600)
    assert all(shown(docked))
    assert max(card.geometry().right() for card in docked.cards) < dock.x()
    assert docked.span[1] < dock.x()
    docked.set_dock_shown(on=False)
    assert not dock.isVisible()
    assert docked.board.size() == alone


def test_elsewhere_a_dock_takes_the_place_of_the_cards(docked: GamePage) -> None:
    dock = docked.dock
    assert dock
    for size in ((1000, 600), (600, 900)):
        docked.resize(*size)
        assert not any(shown(docked))
        assert dock.isVisible()
        assert not dock.geometry().intersects(docked.board.geometry())
        assert docked.rect().contains(dock.geometry())
    docked.set_sole_card(docked.cards[0])
    assert not dock.isVisible()
    docked.set_dock_shown(on=True)
    assert dock.isVisible(), "of the two the one is seen that came last"
    docked.set_sole_card(None)
    assert dock.isVisible()


def test_the_board_has_the_keys_of_what_goes(docked: GamePage) -> None:
    dock = docked.dock
    assert dock
    docked.resize(1000, 600)
    docked.window().activateWindow()
    QPushButton(docked).show()
    dock.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    docked.cards[1].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    dock.setFocus()
    assert docked.window().focusWidget() is dock

    docked.set_sole_card(docked.cards[0])
    assert docked.window().focusWidget() is docked.board

    docked.set_dock_shown(on=False)
    docked.set_sole_card(None)
    docked.cards[1].setFocus()
    docked.set_sole_card(docked.cards[0])
    assert docked.window().focusWidget() is docked.board


def test_a_dock_goes_and_comes_with_its_page(docked: GamePage) -> None:
    assert docked.dock
    assert docked.dock in docked.parts()
    docked.hide()
    assert not docked.dock.isVisible()
    docked.show()
    assert docked.dock.isVisible()


def test_the_mouse_finds_a_dock_after_another_page_was_in_front(theme: Theme, qtbot: QtBot) -> None:
    window, page, dock = QWidget(), page_of(theme), Panel()
    qtbot.addWidget(window)
    pages = QStackedLayout(window)
    pages.addWidget(page)
    pages.addWidget(QWidget())
    window.resize(1400, 600)
    window.show()
    page.set_dock(dock)
    pages.setCurrentIndex(1)
    pages.setCurrentIndex(0)
    page.set_dock_shown(on=True)
    assert window.childAt(dock.geometry().center()) is dock


@pytest.mark.parametrize(("short", "grows"), [(20, 20), (60, 0)])
def test_a_card_that_nearly_ends_with_the_board_does(
    page: GamePage, theme: Theme, short: int, grows: int
) -> None:
    essential = page.cards[1]
    left = page.board.height() - essential.height() - 16 - short
    last = Tall(left)
    page.set_cards((essential, last), essential)
    assert last.height() == left + grows


def test_a_sole_card_of_a_huge_board_ends_before_it(page: GamePage, theme: Theme) -> None:
    card = Whole(300)
    page.set_cards((*page.cards, card), page.cards[1])
    page.set_sole_card(card)
    page.resize(3840, 2000)
    assert card.height() == 1000
    assert page.board.height() > 1500
