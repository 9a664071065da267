# SPDX-License-Identifier: MIT
"""The card of a hint shows what there is and hides what there is not."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.views.sudoku.hint.card import HintCard, HintShown
from sudoku_qt.views.sudoku.hint.parts import Crumbs, LegendList, LegendRow, StageBar
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.link_button import LinkButton
from tests.views.parts import part

WALK = HintShown(
    "XY-Chain",
    "Suppose r3c5 is not 3.",
    4,
    "Step 4 of 4",
    legend=(LegendRow("true by turns", Disc(4, "set_a")), LegendRow("strong", link="strong")),
    crumbs=("r3c5=5", "r2c4=4", "r1c1≠3"),
    at=1,
    primary="Next",
    second="Apply",
    walks=True,
)


STEPS = "All steps to the end"


def card_of(qtbot: QtBot, theme: Theme, shown: HintShown) -> HintCard:
    """A card on the screen."""
    card = HintCard()
    qtbot.addWidget(card)
    card.show_hint(shown)
    card.resize(328, 520)
    card.show()
    return card


def keys(card: HintCard) -> set[str]:
    """The words on the keys that are seen."""
    buttons = card.findChildren(QAbstractButton)
    return {each.text() for each in buttons if each.isVisible() and each.text()}


def test_a_remark_has_neither_stages_nor_a_walk(qtbot: QtBot, theme: Theme) -> None:
    card = card_of(
        qtbot, theme, HintShown("First, your notes", "Two are missing.", primary="Go on")
    )
    assert keys(card) == {"Go on"}
    assert not part(card, StageBar).isVisible()
    assert not part(card, Crumbs).isVisible()
    assert not part(card, LegendList).isVisible()


def test_a_walk_goes_on_by_the_filled_key_and_both_ways_by_the_arrows(
    qtbot: QtBot, theme: Theme
) -> None:
    card = card_of(qtbot, theme, WALK)
    assert keys(card) == {"Back", "Next", "Apply", STEPS}
    ways: list[int] = []
    pressed: list[str] = []
    card.walked.connect(ways.append)
    card.primary_clicked.connect(lambda: pressed.append("primary"))
    card.second_clicked.connect(lambda: pressed.append("second"))
    card.back.click()
    qtbot.keyClick(card, Qt.Key.Key_Left)
    qtbot.keyClick(card, Qt.Key.Key_Right)
    card.primary_key.click()
    card.second_key.click()
    assert ways == [-1, -1, 1]
    assert pressed == ["primary", "second"]


def test_the_filled_key_is_the_last_of_a_walk_and_else_the_first(
    qtbot: QtBot, theme: Theme
) -> None:
    card = card_of(qtbot, theme, WALK)
    qtbot.waitUntil(lambda: card.back.x() < card.second_key.x() < card.primary_key.x())
    card.show_hint(WALK._replace(walks=False, crumbs=(), at=0))
    qtbot.waitUntil(lambda: card.primary_key.x() < card.second_key.x())
    card.show_hint(WALK._replace(walks=False, crumbs=(), at=0, stage=0))
    qtbot.waitUntil(lambda: card.primary_key.y() < card.second_key.y())
    assert card.primary_key.width() == card.second_key.width()


def test_the_bars_count_the_links_of_a_walk(qtbot: QtBot, theme: Theme) -> None:
    card = card_of(qtbot, theme, WALK)
    walked = part(card, StageBar).grab().toImage()
    card.show_hint(WALK._replace(at=2))
    assert part(card, StageBar).grab().toImage() != walked
    many = [f"r1c{number}" for number in range(40)]
    card.show_hint(WALK._replace(crumbs=many))
    assert not part(card, StageBar).grab().isNull()


def test_at_its_beginning_a_walk_does_not_go_back_and_the_focus_goes_to_what_leads_on(
    qtbot: QtBot, theme: Theme
) -> None:
    card = card_of(qtbot, theme, WALK)
    card.back.setFocus()
    card.show_hint(WALK._replace(at=0))
    assert not card.back.isEnabled()
    assert card.focusWidget() is card.primary_key
    card.show_hint(WALK._replace(at=2))
    assert card.back.isEnabled()


def test_a_screen_reader_hears_all_of_it(qtbot: QtBot, theme: Theme) -> None:
    card = card_of(qtbot, theme, WALK._replace(quiet="This builds on r4c4≠2."))
    assert card.accessibleName() == "XY-Chain"
    assert card.accessibleDescription() == "Suppose r3c5 is not 3. This builds on r4c4≠2."
    assert part(card, LegendList).accessibleName() == "true by turns. strong"
    assert part(card, Crumbs).accessibleName() == "r3c5=5, r2c4=4"


def test_a_small_card_scrolls_its_words_and_keeps_its_keys(qtbot: QtBot, theme: Theme) -> None:
    card = card_of(qtbot, theme, WALK._replace(text="Suppose r3c5 is not 3. " * 30))
    card.resize(300, 360)
    qtbot.waitUntil(lambda: card.height() == 360)
    assert card.primary_key.geometry().bottom() < card.height()
    assert card.primary_key.geometry().top() > card.height() - 80


def test_every_line_begins_at_the_left_with_stages_or_without(qtbot: QtBot, theme: Theme) -> None:
    shown = WALK._replace(stage=0, page="More about this technique")
    card = card_of(qtbot, theme, shown)
    parts = (*card.findChildren(Line), *card.findChildren(LinkButton), part(card, Crumbs))
    seen = [each for each in parts if each.isVisible()]
    assert {each.mapTo(card, each.rect().topLeft()).x() for each in seen} == {16}


def test_a_low_card_has_the_keys_of_a_remark_in_one_row_where_they_fit(
    qtbot: QtBot, theme: Theme
) -> None:
    remark = HintShown("First, your notes", "One is gone.", primary="Put it back", second="Go on")
    card = card_of(qtbot, theme, remark)
    card.resize(328, 200)
    qtbot.waitUntil(lambda: card.primary_key.y() == card.second_key.y())
    card.show_hint(remark._replace(second="Back to when all was right (16 moves)"))
    qtbot.waitUntil(lambda: card.primary_key.y() < card.second_key.y())
    assert card.width() == 328
    long = remark._replace(second="Back to when all was right (16 moves)")
    card.show_hint(long._replace(second_in_short="Back 16"))
    qtbot.waitUntil(lambda: card.primary_key.y() == card.second_key.y())
    assert card.second_key.text() == "Back 16"
    card.resize(328, 400)
    qtbot.waitUntil(lambda: card.primary_key.y() < card.second_key.y())
    assert card.second_key.text() == long.second


def test_all_steps_are_offered_from_where_the_technique_is_named(
    qtbot: QtBot, theme: Theme
) -> None:
    card = card_of(qtbot, theme, WALK._replace(stage=1, walks=False))
    assert not card.steps_key.isVisible()
    card.show_hint(WALK._replace(stage=2, walks=False))
    with qtbot.waitSignal(card.steps_clicked):
        qtbot.mouseClick(card.steps_key, Qt.MouseButton.LeftButton)


def test_its_margin_grows_with_the_zoom(qtbot: QtBot, theme: Theme) -> None:
    for zoom in (1, 2):
        wear(theme.at_zoom(zoom))
        layout = card_of(qtbot, theme.at_zoom(zoom), HintShown("Where to look", "")).layout()
        assert layout is not None
        assert layout.contentsMargins().left() == 16 * zoom


def test_a_low_card_leaves_the_room_of_the_bar_to_the_text(qtbot: QtBot, theme: Theme) -> None:
    card = card_of(qtbot, theme, WALK)

    def seen() -> tuple[list[bool], list[str]]:
        parts = [part(card, kind).isVisible() for kind in (StageBar, Crumbs)]
        return parts, [each.text() for each in card.findChildren(Line) if each.isVisible()]

    assert seen() == ([True, True], [WALK.progress])
    card.resize(400, 190)
    assert seen() == ([False, False], [WALK.progress])
    card.show_hint(WALK._replace(at=2))
    assert seen() == ([False, False], [WALK.progress])
    card.resize(400, 400)
    assert seen() == ([True, True], [WALK.progress])


def test_the_notation_opens_in_sight_and_its_key_stays(qtbot: QtBot, theme: Theme) -> None:
    told = WALK._replace(text="A sentence. " * 20, notation="(3)r1c1=(3)r2c2 " * 8)
    card = card_of(qtbot, theme, told)
    card.resize(300, 300)
    before = card.notation_key.y()
    card.notation_key.click()
    said = next(each for each in card.findChildren(Paragraph) if each.text() == told.notation)
    qtbot.waitUntil(lambda: said.visibleRegion().boundingRect().height() == said.height())
    assert card.notation_key.y() == before


def test_the_notation_is_copied_as_one_line(qtbot: QtBot, theme: Theme) -> None:
    told = HintShown("AIC", "So it is 3.", 4, notation="(3)r1c1=\u200b(3)r2c2")
    card = card_of(qtbot, theme, told)
    assert not card.copy_key.isVisible()
    card.notation_key.click()
    assert card.copy_key.isVisible()
    assert card.copy_key.text() == "Copy it"
    card.copy_key.click()
    assert QGuiApplication.clipboard().text() == "(3)r1c1=(3)r2c2"
    assert card.copy_key.text() == "Copied"
