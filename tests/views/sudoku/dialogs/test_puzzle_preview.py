# SPDX-License-Identifier: MIT
"""The card of a preview: what it says, while it waits, and when there is none."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.puzzle_preview import PuzzlePreview, PuzzlePreviewCard
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Text
from sudoku_qt.views.window.progress_strip import SlimBar
from tests.views.parts import part

PREVIEW = PuzzlePreview("Hard", "about 9 min", ("Hardest: X-Wing", "26 givens"), bytes(81))


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> PuzzlePreviewCard:
    """A card that is seen."""
    made = PuzzlePreviewCard()
    qtbot.addWidget(made)
    made.resize(500, made.sizeHint().height())
    made.show()
    return made


def said(card: PuzzlePreviewCard) -> list[str]:
    return [text.text() for text in card.findChildren(Text) if text.isVisible() and text.text()]


def test_it_says_what_is_shown_to_eyes_and_ears(card: PuzzlePreviewCard) -> None:
    card.show_preview(PREVIEW)
    assert said(card) == ["Hard", "about 9 min", "Hardest: X-Wing", "26 givens"]
    assert card.accessibleName() == "Hard. about 9 min. Hardest: X-Wing. 26 givens"
    assert not part(card, SlimBar).isVisible()


def test_while_a_puzzle_is_made_it_says_how_far_it_is(card: PuzzlePreviewCard) -> None:
    card.show_preview(PREVIEW)
    card.show_making()
    card.set_share(0.4)
    bar = part(card, SlimBar)
    assert said(card) == ["Making a puzzle…"]
    assert (bar.isVisible(), bar.share) == (True, 0.4)


def test_it_says_why_there_is_none(card: PuzzlePreviewCard) -> None:
    card.show_refusal("Ask for more givens.")
    assert said(card) == ["There is no such puzzle", "Ask for more givens."]
    assert "Ask for more givens." in card.accessibleName()
    card.show_preview(PREVIEW)
    assert said(card)[0] == "Hard"


def test_nothing_jumps(card: PuzzlePreviewCard) -> None:
    heights = []
    full = PuzzlePreview("Hard", "about 9 min", ("one", "two", "three", "four"), bytes(81))
    for show in (
        card.show_making,
        lambda: card.show_preview(PREVIEW),
        lambda: card.show_preview(full),
        lambda: card.show_refusal("No."),
    ):
        show()
        heights.append(card.sizeHint().height())
    assert len(set(heights)) == 1


def test_taller_letters_have_room_in_every_line(card: PuzzlePreviewCard) -> None:
    four = ("最难一步：宫区块", "26 个提示数", "中心对称", "种子 2026")
    card.show_preview(PuzzlePreview("简单", "约 4 分钟", four, bytes(81)))
    card.resize(500, card.minimumSizeHint().height())
    QApplication.sendPostedEvents()
    lines = [text for text in card.findChildren(Text) if text.isVisible() and text.text()]
    assert len(lines) == 6
    assert all(line.height() >= line.fontMetrics().height() for line in lines)
