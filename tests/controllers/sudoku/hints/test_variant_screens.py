# SPDX-License-Identifier: MIT
"""A hint in a puzzle with rules of its own, through its stages in the real window."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from sudoku_qt.controllers.sudoku.hints.screens import Screen, Telling
from sudoku_qt.controllers.sudoku.hints.variant_screens import variant_screens
from sudoku_qt.controllers.sudoku.learn.variants.boards import boards_of
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.variants.advising import VariantAdvice, VariantReason
from sudoku_qt.engine.sudoku.hints.variants.pattern import Patterns
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.variants import reasoning
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.reasoning.chains import at
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep, excluded
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.variant_titles import VARIANT_TECHNIQUES
from sudoku_qt.models.words import say
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.hint.cell_text import CellText
from tests.cages import KILLER, SOLVED, killer
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import go, paste
from tests.views.sudoku.boards import as_json

TELLING = Telling(Pages(resource("techniques") / "en"))


@pytest.fixture
def game(program: Program) -> Program:
    """A killer in the window."""
    paste(program, KILLER)
    return program


def card(program: Program) -> str:
    """All that the card of the hint says."""
    found = program.controller.cards.hint
    texts = [line.text() for line in found.findChildren(QLabel)]
    return "\n".join((found.accessibleName(), found.accessibleDescription(), *texts))


def ask(program: Program) -> None:
    """Press H, and wait for the answer."""
    program.controller.actions["hint"].trigger()
    program.settle()


def test_every_technique_of_the_reasoning_has_a_title_and_an_idea() -> None:
    folder = Path(reasoning.__file__).parent
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    names = set(re.findall(r'ReasonedStep\(\s*"([a-z_]+)"', text))
    names |= set(re.findall(r'technique = "([a-z_]+)" if used else "([a-z_]+)"', text)[0])
    assert names - {"seen"} <= VARIANT_TECHNIQUES.keys()
    assert all(title and idea for title, idea in VARIANT_TECHNIQUES.values())


def test_a_hint_leads_through_four_stages_and_is_applied(game: Program) -> None:
    ask(game)
    assert "Where to look" in card(game)
    shown = game.controller.model.drawing
    assert set(shown.grounds.values()) == {"where"}

    for _ in range(3):
        ask(game)
    assert game.controller.cards.hint.primary_key.text() == "Apply"
    before = game.controller.session.state
    game.press(Qt.Key.Key_Return)

    after = game.controller.session.state
    (changed,) = [cell for cell in range(81) if before.values[cell] != after.values[cell]]
    assert after.values[changed] == int(SOLVED[changed])
    assert not game.controller.hints.is_open


def test_a_hidden_single_crosses_out_where_else_its_digit_cannot_be() -> None:
    givens = bytes(6) + b"\5" + bytes(2) + b"\1\0\2" + bytes(6) + b"\3\4\6" + bytes(60)
    rules = Rules(9, None, (Constraint("antiknight"),))
    grid = Grid.of_givens(givens, rules.shape)
    reason = Message("Only {cell} can be {digit}.", cell="r2c2", digit=5)
    reason = reason.with_facts(house=Message("box {number}", number=1))
    step = ReasonedStep("hidden_single", 1, reason, placement=(10, 5))
    patterns = Patterns(rules)
    advice = VariantAdvice(None, (), step, patterns.where(step), patterns.of(step, grid))

    *_, third, fourth = variant_screens(advice, TELLING, grid)

    roles = {cell: discs[0].role for cell, discs in third.drawing.discs.items()}
    assert roles == {0: "excluded", 1: "excluded", 2: "excluded", 6: "placed"}
    assert [row.text for row in third.card.legend] == ["is seen by the other cells", "no 5 here"]
    assert [row.text for row in fourth.card.legend][-1] == "follows: r2c2=5"
    assert fourth.drawing.discs[10][0].role == "follows"


def test_a_wrong_digit_is_told_first_and_taken_away(game: Program) -> None:
    go(game, 0)
    game.press(Qt.Key.Key_2)
    ask(game)
    assert "Not right: r1c1" in card(game)

    game.press(Qt.Key.Key_Return)

    assert game.controller.session.state.values[0] == 0


def test_without_one_solution_there_is_no_step(program: Program) -> None:
    paste(program, killer("0" * 81))
    click(program, "Play it all the same")
    ask(program)

    assert "several solutions. So there is no step to show." in card(program)


def test_names_in_a_hint_are_those_of_cells_of_its_board(program: Program) -> None:
    for side in (6, 9):
        paste(program, as_json(side, {0, 1}) if side == 6 else KILLER)
        ask(program)
        texts = program.controller.cards.hint.findChildren(CellText)
        assert {text.side for text in texts} == {side}


def test_every_house_is_called_by_its_chinese_name(program: Program) -> None:
    program.appearance.set_language("zh_CN", remember=False)
    jigsaw = Rules(4, (0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3), (Constraint("diagonal+"),))
    for rules in (jigsaw, Rules(4)):
        houses = Marks(VariantPuzzle(rules, bytes(16))).houses
        assert not [say(house.name) for house in houses if say(house.name)[0].isascii()]


def test_cells_and_digits_are_written_as_the_player_prefers(program: Program) -> None:
    paste(program, as_json(12, {0}))
    program.controller.preferences.set("coordinates", "letters")
    for _ in range(4):
        ask(program)
    program.controller.preferences.set("above_nine", "letters")
    text = program.controller.cards.hint.accessibleDescription()
    assert "A1" in text
    assert "r1c1" not in text
    paste(program, as_json(12, {9}))
    for _ in range(4):
        ask(program)
    assert re.search(r"\bA\b", program.controller.cards.hint.accessibleDescription())
    program.controller.preferences.set("above_nine", "numbers")
    assert re.search(r"\b10\b", program.controller.cards.hint.accessibleDescription())


def test_the_last_stages_have_a_legend(game: Program) -> None:
    rows = []
    for _ in range(4):
        ask(game)
        rows.append([row.text for row in game.controller.hints._screen.card.legend])
    assert rows[:2] == [[], []]
    assert any(text.startswith(("follows: ", "goes away: ")) for text in rows[3])
    assert not any(text.startswith(("follows: ", "goes away: ")) for text in rows[2])


def test_a_right_note_that_was_struck_out_is_told_first_and_put_back(game: Program) -> None:
    go(game, 40)
    digit = int(SOLVED[40])
    control = Qt.KeyboardModifier.ControlModifier
    for each in (digit, digit % 9 + 1, digit):
        game.press(Qt.Key(Qt.Key.Key_0 + each), control)
    ask(game)
    assert "In r5c5 a note was struck out that is still needed." in card(game)
    ask(game)
    assert "Where to look" in card(game)
    game.controller.hints.close()
    ask(game)
    game.press(Qt.Key.Key_Return)
    assert game.controller.session.state.candidates[40] >> digit - 1 & 1


def test_a_hint_leads_to_the_lesson_on_its_rule(program: Program) -> None:
    program.controller.context.begin(boards_of("killer").puzzles[1])
    program.settle()
    hint = program.controller.cards.hint
    ask(program)
    assert not hint.page_key.isVisible(), "where to look does not name the rule yet"
    hint.primary_key.click()
    program.settle()
    assert hint.page_key.text() == "The lesson on this"
    hint.page_key.click()
    program.settle()
    assert program.controller.learning.topic.key == "killer"


def test_a_hint_that_any_sudoku_could_give_leads_to_no_lesson(game: Program) -> None:
    ask(game)
    for _ in range(3):
        game.controller.cards.hint.primary_key.click()
        game.settle()
        assert not game.controller.cards.hint.page_key.isVisible()


def stages(step: ReasonedStep, *rules: Constraint) -> list[Screen]:
    """The stages of a step on an empty board with some rules."""
    board = Rules(9, None, rules)
    grid = Grid.of_givens(bytes(81), board.shape)
    patterns = Patterns(board)
    advice = VariantAdvice(None, (), step, patterns.where(step), patterns.of(step, grid))
    return [*variant_screens(advice, TELLING, grid)]


def test_of_many_candidates_it_is_said_how_many_go() -> None:
    rule = Constraint("antiknight")
    for cells in (8, 9):
        gone = dict.fromkeys(range(cells), 1)
        reason = Message("By {rules} there is no room for {removed}.",
                         rules=(at(rule, 9),), removed=excluded(gone, 9))  # fmt: skip
        step = ReasonedStep("together", 4, reason, None, (*gone.items(),), rule)
        *_, last = stages(step, rule)
        is_listed = cells == 8
        assert ("1 in r1c1, r1c2" in last.card.text) is is_listed
        assert ("no room for 9 candidates." in last.card.text) is not is_listed
        assert ("r1c1≠1" in last.card.legend[-1 if is_listed else 0].text) is is_listed
        assert len(last.drawing.discs) == cells


def test_a_rule_of_the_whole_board_is_looked_at_by_its_name() -> None:
    rule = Constraint("antiknight")
    step = ReasonedStep("constraint_single", 2, Message("{cell}", cell="r1c1"), (0, 1), (), rule)
    assert stages(step, rule)[0].card.text.startswith("Look at “Anti-knight”.")
    assert str(at(rule, 9)) == "“Anti-knight”"


def test_why_not_ends_at_the_cell_that_was_asked_about() -> None:
    puzzle = VariantPuzzle(Rules(9), bytes(81))
    grid = Grid.of_givens(bytes(81), puzzle.rules.shape)
    single = ReasonedStep("naked_single", 3, Message("{cell} can only be 2.", cell="r1c1"), (0, 2))
    pattern = Patterns(puzzle.rules).of(single, grid)
    told = [
        variant_screens(VariantReason(cell, digit, (single,), pattern), TELLING, grid)[0].card.text
        for cell, digit in ((5, 2), (0, 3))
    ]
    assert told == [
        "r1c1 can only be 2. r1c6 sees r1c1, which is 2.",
        "r1c1 can only be 2.",
    ]
