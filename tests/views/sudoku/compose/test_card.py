# SPDX-License-Identifier: MIT
"""The card that answers: its words, its keys, and what a reader of it is told."""

import pytest
from PySide6.QtCore import QEvent, QObject
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.compose.card import KINDS, Answer, ComposeCard, Verdict
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Line, Text
from tests.views.pixels import amount

SOME = Answer(
    "15", "solutions", "not yet a puzzle", "open", 0.5, "25 givens", "r1c9 = 1", "Show", "Complete"
)


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> ComposeCard:
    """A card."""
    card = ComposeCard()
    qtbot.addWidget(card)
    card.resize(328, 186)
    card.show()
    return card


def written(card: ComposeCard) -> list[str]:
    return [text.text() for text in card.findChildren(Text) if text.isVisibleTo(card)]


def test_an_answer_is_written_and_spoken(card: ComposeCard) -> None:
    card.show_answer(SOME)
    assert set(written(card)) == {*SOME[:3], *SOME[5:7]}
    assert card.accessibleName() == "15 solutions"
    assert card.accessibleDescription() == "not yet a puzzle · 25 givens · r1c9 = 1"


def test_keys_without_words_are_not_there(card: ComposeCard, qtbot: QtBot) -> None:
    card.show_answer(SOME)
    for key, signal in ((card.left, card.left_clicked), (card.right, card.right_clicked)):
        with qtbot.waitSignal(signal):
            key.click()
    card.show_answer(SOME._replace(left=""))
    assert card.left.isHidden()
    assert not card.right.isHidden()


def test_the_card_is_of_one_height_whatever_it_says(card: ComposeCard) -> None:
    assert not card.hasHeightForWidth(), "what it advises has one"
    before = card.sizeHint().height()
    card.show_answer(Answer())
    assert card.sizeHint().height() == before


def test_in_a_narrow_card_the_verdict_makes_room(card: ComposeCard) -> None:
    card.show_answer(SOME)
    verdict = card.findChildren(Verdict)[0]
    assert verdict.isVisible()
    card.resize(180, 186)
    assert not verdict.isVisible()


@pytest.mark.parametrize("kind", KINDS)
def test_each_verdict_is_painted_in_every_theme(
    card: ComposeCard, kind: str, each_theme: Theme
) -> None:
    wear(each_theme)
    card.show_answer(SOME._replace(kind=kind))
    image = card.grab().toImage()
    ground = getattr(each_theme, KINDS[kind][0])
    assert amount(image, ground) > 0


def test_a_verdict_without_room_stays_away_while_answers_come(card: ComposeCard) -> None:
    verdict = card.findChild(Verdict)
    assert verdict is not None
    card.resize(170, card.height())
    card.show_answer(SOME)
    watch = Watch()
    verdict.installEventFilter(watch)
    card.show_answer(SOME._replace(number="14"))
    assert not watch.seen & {QEvent.Type.Show, QEvent.Type.Hide}


class Watch(QObject):
    """Notes what happens to a widget."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[QEvent.Type] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look only."""
        self.seen.add(event.type())
        return False


def test_folded_it_tells_the_number_and_has_its_keys_again_with_room(card: ComposeCard) -> None:
    card.resize(248, card.folded_height)
    card.show_answer(SOME)
    assert {SOME.number, SOME.words, SOME.facts} <= {*written(card)}
    assert SOME.advice not in written(card)
    assert not card.left.isVisibleTo(card)
    for text in card.findChildren(Text):
        if text.isVisibleTo(card):
            assert card.rect().contains(text.geometry())
    card.resize(328, card.sizeHint().height())
    assert SOME.advice in written(card)
    assert card.left.isVisibleTo(card)


def test_what_does_not_fit_is_said_shorter(card: ComposeCard) -> None:
    words, facts = "More than 100,000 solutions", "0 givens · 0 empty cells settled, 81 open"
    short = "100,000+ solutions", "0 givens · 81 open"
    answer = Answer("", words, facts=facts, words_in_short=short[0], facts_in_short=short[1])
    card.show_answer(answer)
    lines = {line.text(): line for line in card.findChildren(Line)}
    for width, said in ((328, (words, facts)), (232, short)):
        card.resize(width, 186)
        assert tuple(lines[each].written() for each in (words, facts)) == said
