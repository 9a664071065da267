# SPDX-License-Identifier: MIT
"""The rules of a variant in the real window: on the board, in the cards, and both ways between."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent, QImage

from sudoku_qt.controllers.sudoku.play.rules_panel import RulesPanel
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from tests.cages import KILLER
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, go, paste
from tests.engine.sudoku.variants.boards import fpuzzle

RULES = (
    '"killercage":[{"cells":["R1C3","R1C4"],"value":"10"}],'
    '"thermometer":[{"lines":[["R5C5","R5C6","R5C7"]]}],'
    '"sandwichsum":[{"cell":"R0C3","value":"25"}]'
)


@pytest.fixture
def panel(program: Program) -> RulesPanel:
    """The rules of a variant on the board of another puzzle."""
    paste(program, EASY)
    board = program.controller.page.board
    board.move_to(8, 8)  # away from the cage, whose edge would be lit
    program.qtbot.mouseMove(board.surface, board.cell_rect(8, 8).center())  # and from the card
    panel = RulesPanel(program.controller.context, program.controller)
    panel.show(read_variant(fpuzzle(RULES)))
    return panel


def shot(program: Program) -> QImage:
    """What is seen of the board."""
    return program.controller.page.board.surface.grab().toImage()


def is_outlined(program: Program, cell: int) -> bool:
    """Whether there is the accent at the left edge of a cell, which is not the cursor's."""
    board, image = program.controller.page.board, shot(program)
    place = board.cell_rect(*divmod(cell, 9))
    edge = [image.pixelColor(place.left() + step, place.center().y()) for step in range(5)]
    return board.theme.cursor in edge


def test_figures_are_shown_and_go_with_the_puzzle(panel: RulesPanel, program: Program) -> None:
    with_rules = shot(program)
    panel.show(None)
    assert shot(program) != with_rules
    assert not panel.rules.isVisible()
    panel.show_rules()
    assert not panel.rules.isVisible(), "a classic puzzle has none"


def test_pointing_at_a_rule_outlines_its_cells(panel: RulesPanel, program: Program) -> None:
    panel.show_rules()
    assert panel.rules.isVisible()
    assert not program.controller.cards.pad.isVisible()
    assert program.controller.cards.info.isVisible()
    at = QPointF(3, 3)
    cage = next(row for row in panel.rules.rows if row.rule.cells == (2, 3))
    assert not is_outlined(program, 2)
    cage.enterEvent(QEnterEvent(at, at, at))
    assert is_outlined(program, 2)
    cage.leaveEvent(QEnterEvent(at, at, at))
    assert not is_outlined(program, 2)


def test_pointing_at_a_cell_lights_its_rules(panel: RulesPanel, program: Program) -> None:
    panel.show_rules()
    board = program.controller.page.board
    program.qtbot.mouseMove(board.surface, board.cell_rect(4, 4).center())
    assert [row.rule.cells for row in panel.rules.rows if row.is_lit] == [(40, 41, 42)]
    assert panel.leave()
    assert not panel.leave()
    assert program.controller.cards.pad.isVisible()


def test_the_sets_of_the_cursors_cage_follow_the_notes(panel: RulesPanel, program: Program) -> None:
    go(program, 0)
    assert not panel.cage.isVisibleTo(program.controller.page)
    go(program, 2)
    assert panel.cage.accessibleName().startswith("10 in 2 cells. 4 of 4 fit")
    program.press(Qt.Key.Key_4)
    assert "1 of 4 fit" in panel.cage.accessibleName()
    panel.cage.cross.click()
    assert not panel.cage.isVisibleTo(program.controller.page)
    go(program, 3)
    assert not panel.cage.isVisibleTo(program.controller.page), "it stays closed for this puzzle"


def test_another_language_says_them_anew(panel: RulesPanel, program: Program) -> None:
    panel.show_rules()
    program.appearance.set_language("zh_CN", remember=False)
    program.qtbot.waitUntil(
        lambda: "从圆头起，数字逐格增大。" in [row.rule.sentence for row in panel.rules.rows]
    )


def test_the_cross_closes_the_rules(panel: RulesPanel) -> None:
    panel.show_rules()
    panel.rules.cross.click()
    assert not panel.is_open


def test_a_broken_rule_is_outlined_and_said_until_it_holds(
    program: Program, heard: list[str]
) -> None:
    paste(program, KILLER)
    whole = shot(program)
    go(program, 0)
    program.press(Qt.Key.Key_4)

    assert "“Killer cage” does not hold: r1c1" in heard
    board, image = program.controller.page.board, shot(program)
    place = board.cell_rect(0, 1)
    edge = [image.pixelColor(place.right() - step, place.center().y()) for step in range(5)]
    assert board.theme.conflict in edge
    assert whole != image

    program.controller.preferences.set("mistakes", "off")
    program.press(Qt.Key.Key_5)
    image = shot(program)
    edge = [image.pixelColor(place.right() - step, place.center().y()) for step in range(5)]
    assert board.theme.conflict not in edge


def test_the_spoken_board_says_the_rules_at_a_cell(panel: RulesPanel, program: Program) -> None:
    model = program.controller.model
    assert model.spoken(2).endswith(
        "empty, in a cage of 10 with r1c4, Sandwich 25 from r1c3 to r9c3"
    )
    model.set_letters(True)
    assert "with A4" in model.spoken(2)
    model.set_letters(False)
    panel.show(None)
    assert model.spoken(2).endswith("empty")


def test_the_spoken_board_says_which_rule_does_not_hold(program: Program) -> None:
    paste(program, KILLER)
    for cell, key in ((40, Qt.Key.Key_7), (41, Qt.Key.Key_8)):
        go(program, cell)
        program.press(key)
    model = program.controller.model
    assert model.spoken(41).endswith("conflict, in a cage of 16 with r5c5, which does not hold")
    program.controller.preferences.set("mistakes", "off")
    assert model.spoken(41).endswith("column 6, 8, in a cage of 16 with r5c5")


def test_the_lesson_on_its_rules_is_offered_and_shown(program: Program) -> None:
    paste(program, KILLER)
    panel = program.controller.rules_panel
    panel.show_rules()
    assert panel.rules.lesson.isVisible()
    panel.rules.lesson.click()
    program.settle()
    learning = program.controller.learning
    assert learning.is_open
    assert learning.topic.key == "killer"


def test_rules_without_a_lesson_offer_none(program: Program) -> None:
    panel = program.controller.rules_panel
    panel.show(read_variant(fpuzzle('"renban":[{"lines":[["R5C5","R5C6","R5C7"]]}]')))
    panel.show_rules()
    assert panel.rules.isVisible()
    assert not panel.rules.lesson.isVisible()
