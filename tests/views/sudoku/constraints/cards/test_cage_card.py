# SPDX-License-Identifier: MIT
"""The card of a killer cage: its sum, how many sets fit, and the sets."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.rule_words import cage_sets
from sudoku_qt.views.sudoku.constraints.cards.cage_card import CHIP_GAP, CageCard


@pytest.fixture
def card(qtbot: QtBot) -> CageCard:
    """The card of the drawing: a cage of 17 in three cells."""
    card = CageCard()
    qtbot.addWidget(card)
    card.set_cage(17, 3, cage_sets(17, 9, [0b110100, 0b110100, 0b110000000]))
    card.resize(328, 160)
    card.show()
    return card


def test_it_says_how_many_sets_fit_and_what_they_share(card: CageCard) -> None:
    assert card.accessibleName() == "17 in 3 cells. 2 of 7 fit, all with 3"
    assert card.accessibleDescription() == "359, 368"


def is_struck(card: CageCard, row: int) -> bool:
    """Whether there is red in the middle of a row of chips."""
    image = card.chips.grab().toImage()
    colours = [image.pixelColor(x, row * 38 + 15) for x in range(image.width())]
    return any(colour.red() > colour.blue() + 80 for colour in colours)


def test_what_is_ruled_out_is_struck_through(card: CageCard) -> None:
    assert is_struck(card, 1)
    card.set_cage(3, 2, cage_sets(3, 9, [0x1FF, 0x1FF]))
    assert not is_struck(card, 0)
    assert card.accessibleName() == "3 in 2 cells. 1 of 1 fit"


@pytest.mark.parametrize(("count", "total"), [(1, 5), (9, 45), (4, 20)])
def test_all_chips_have_room(card: CageCard, count: int, total: int) -> None:
    sets = cage_sets(total, 9, [0x1FF] * count)
    card.set_cage(total, count, sets)
    narrow, wide = (card.chips.heightForWidth(width) for width in (200, 400))
    assert narrow >= wide >= 30
    rows = -(-len(sets.fitting) // 4)
    assert wide >= rows * 30


def test_the_cross_closes_it(card: CageCard, qtbot: QtBot) -> None:
    with qtbot.waitSignal(card.closed):
        qtbot.mouseClick(card.cross, Qt.MouseButton.LeftButton)


def test_a_row_holds_as_many_chips_as_fit_with_the_gaps_between_them(card: CageCard) -> None:
    chips = card.chips
    chip = chips.minimumSizeHint().width()
    one_row = chips.heightForWidth(4 * chip + 3 * chips.theme.px(CHIP_GAP))
    two_rows = chips.heightForWidth(4 * chip + 3 * chips.theme.px(CHIP_GAP) - 1)
    assert chips.heightForWidth(2000) == one_row < two_rows
