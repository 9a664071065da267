# SPDX-License-Identifier: MIT
"""Cards with a number, and the bars of techniques."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.statistics.parts import Legend, NumberCard, TechniqueBars, Use
from sudoku_qt.views.theme import Theme


def width_of(bars: TechniqueBars, ink: QColor) -> int:
    image = bars.grab().toImage()
    middle = bars.theme.px(27) // 2
    return sum(image.pixelColor(x, middle) == ink for x in range(image.width()))


def test_a_card_is_read_out_whole(qtbot: QtBot, theme: Theme) -> None:
    card = NumberCard()
    qtbot.addWidget(card)
    card.set_words("Solved", "66", "days in a row: 3")

    assert card.accessibleName() == "Solved. 66. days in a row: 3"


def test_a_bar_is_parted_by_how_it_went(qtbot: QtBot, theme: Theme) -> None:
    bars = TechniqueBars()
    qtbot.addWidget(bars)
    bars.resize(600, 27)
    bars.set_uses([Use("X-Wing", 6, 3, 1, "")])
    bars.show()
    found, shown, missed = (width_of(bars, ink) for ink in (theme.good, theme.warn, theme.muted))

    assert abs(found - 2 * shown) <= 6
    assert shown > missed > 0


def test_enter_practises_the_chosen_technique_and_no_single(qtbot: QtBot, theme: Theme) -> None:
    bars = TechniqueBars()
    qtbot.addWidget(bars)
    bars.set_uses(
        [
            Use("Naked Single", 9, 0, 0, "Naked Single: found 9"),
            Use("X-Wing", 6, 3, 1, "X-Wing: found 6", "x_wing"),
        ]
    )
    bars.show()
    asked: list[str] = []
    bars.practised.connect(asked.append)

    assert bars.chosen == "x_wing"
    assert bars.currentIndex().data() == "X-Wing: found 6"
    qtbot.keyClick(bars, Qt.Key.Key_Return)
    qtbot.keyClick(bars, Qt.Key.Key_Up)
    assert bars.chosen == ""
    qtbot.keyClick(bars, Qt.Key.Key_Return)
    assert asked == ["x_wing"]
    bars.set_uses([])
    assert bars.chosen == ""


def test_the_words_of_a_legend_stand_beside_their_discs(qtbot: QtBot, theme: Theme) -> None:
    legend = Legend(("good", "muted"))
    qtbot.addWidget(legend)
    legend.set_words(("alone", "missed"))
    legend.resize(legend.sizeHint())
    image = legend.grab().toImage()
    ground = image.pixelColor(0, 0)
    inked = [
        [x for x in range(image.width()) if image.pixelColor(x, y) != ground]
        for y in range(image.height())
    ]
    rows = [y for y, found in enumerate(inked) if found]
    assert abs((rows[0] + rows[-1]) / 2 - image.height() / 2) <= 2, "in the middle, all of it"
    half = image.width() // 2
    assert any(max(found) > half + 20 for found in inked if found), "the second word, too"


def test_what_needed_help_most_often_stands_ready(qtbot: QtBot, theme: Theme) -> None:
    bars = TechniqueBars()
    qtbot.addWidget(bars)
    bars.set_uses(
        [
            Use("Hidden Single", 90, 9, 9, ""),
            Use("Naked Pair", 40, 1, 1, "", technique="naked_pair"),
            Use("X-Wing", 3, 2, 2, "", technique="x_wing"),
            Use("Swordfish", 0, 4, 0, "", technique="swordfish"),
        ]
    )
    assert bars.chosen == "x_wing", "as often as the swordfish, and due more often"
    bars.set_uses([Use("Hidden Single", 90, 9, 9, "")])
    assert bars.chosen == ""
