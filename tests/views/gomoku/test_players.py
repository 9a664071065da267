# SPDX-License-Identifier: MIT
"""The players' cards: what they say, which one is framed, and how they lie."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.players import GomokuPlayers, PlayerCard, PlayerWords
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

BLACK = PlayerWords(1, "You", "to move: 3", "3:42", active=True)
WHITE = PlayerWords(2, "Computer", "hard · attacking", "1:09")


def texts(card: PlayerCard) -> list[str]:
    """What is seen on a card."""
    labels = card.findChildren(QLabel)
    return [label.text() for label in labels if label.isVisibleTo(card) and label.text()]


def test_a_card_says_who_what_and_how_long(qtbot: QtBot, theme: Theme) -> None:
    card = PlayerCard()
    qtbot.addWidget(card)
    card.set_words(BLACK)
    assert texts(card) == ["You", "to move: 3", "3:42"]
    card.set_words(PlayerWords(1, "Black"))
    assert texts(card) == ["Black"], "what is empty takes no room"


def test_the_card_at_turn_is_framed(qtbot: QtBot, each_theme: Theme) -> None:
    wear(each_theme)
    card = PlayerCard()
    qtbot.addWidget(card)
    card.resize(300, 66)
    frames = []
    for words in (BLACK, WHITE):
        card.set_words(words)
        frames.append(card.grab().toImage().pixelColor(150, 1))
    assert frames == [each_theme.cursor, each_theme.panel]


def test_a_clock_that_runs_out_changes_its_ink(qtbot: QtBot, theme: Theme) -> None:
    card = PlayerCard()
    qtbot.addWidget(card)
    card.resize(300, 66)
    card.set_words(PlayerWords(1, "", clock="0:09", active=True, urgent=True))
    image = card.grab().toImage()
    inks = {image.pixelColor(x, y).name() for x in range(200, 300) for y in range(66)}
    assert theme.conflict.name() in inks
    assert texts(card) == ["0:09"]


def test_wide_panels_put_the_cards_side_by_side(qtbot: QtBot, theme: Theme) -> None:
    players = GomokuPlayers()
    qtbot.addWidget(players)
    players.show()
    players.set_players(BLACK, WHITE)
    heights = []
    for width in (300, 600):
        players.resize(width, players.heightForWidth(width))
        heights.append(players.height())
        first, second = (card.geometry() for card in players.cards)
        assert not first.intersects(second)
        assert players.rect().contains(second)
    assert heights[0] > 2 * heights[1]


def test_zoom_reaches_the_cards(qtbot: QtBot, theme: Theme) -> None:
    players = GomokuPlayers()
    qtbot.addWidget(players)
    before = players.heightForWidth(300)
    wear(theme.at_zoom(1.5))
    assert players.heightForWidth(300) > 1.4 * before


def test_a_card_says_what_its_clock_means(qtbot: QtBot, theme: Theme) -> None:
    card = PlayerCard()
    qtbot.addWidget(card)
    for urgent in (False, True):
        card.set_words(PlayerWords(1, "You", clock="0:09", clock_means="left", urgent=urgent))
        assert texts(card) == ["You", "0:09", "left"]
        (clock,) = (
            label
            for label in card.findChildren(QLabel)
            if label.text() == "0:09" and label.isVisibleTo(card)
        )
        assert clock.accessibleName() == "0:09 left"
    card.resize(card.sizeHint())
    card.grab()
    labels = [label for label in card.findChildren(QLabel) if label.isVisibleTo(card)]
    bottom = max(label.geometry().bottom() for label in labels)
    assert bottom < card.height()
