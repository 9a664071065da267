# SPDX-License-Identifier: MIT
"""Composing in the window: an answer to each key, partners, layers, and the way in and out."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.files.exporting import found_in
from sudoku_qt.controllers.sudoku.compose.composing import Composing
from sudoku_qt.controllers.sudoku.menu import ONLY_COMPOSING
from sudoku_qt.engine.formats import FORMATS
from sudoku_qt.engine.sudoku import edits, kernel
from sudoku_qt.engine.sudoku.credits import Credits
from sudoku_qt.engine.sudoku.game import EMPTY
from sudoku_qt.models.sudoku.board.cell import Composed, Mark
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.by_hand import EASY, go, paste, text_of
from tests.sweeps import every

Key = Qt.Key
DRAWN = "4.2.6.......9..7..5..4...2..5....2.3...1.3.8.3.8...6...3...7..9..4..9.......2.8.6"


@pytest.fixture
def composer(program: Program) -> Program:
    """The program while a puzzle is composed."""
    program.controller.actions["compose"].trigger()
    program.settle()
    return program


def composing(program: Program) -> Composing:
    return program.controller.composing


def set_givens(program: Program, text: str) -> None:
    """Type a grid, cell by cell."""
    program.controller.actions["partners_follow"].setChecked(False)
    composing(program).guide.partners_follow(False)
    for cell, sign in enumerate(text):
        if sign != ".":
            go(program, cell)
            program.qtbot.keyClicks(program.controller.page.board, sign)
    program.settle()


def use(program: Program, symmetry: str, *, follow: bool = True) -> None:
    """Choose a symmetry."""
    program.settings.set("compose_symmetry", symmetry)
    composing(program).guide.partners_follow(follow)


def said(program: Program) -> str:
    card = program.controller.cards.compose
    return f"{card.accessibleName()} · {card.accessibleDescription()}"


def shown(program: Program, cell: int) -> Composed:
    return program.controller.model.cell(cell).composed or Composed()


def test_composing_begins_with_an_empty_board_and_no_clock(composer: Program) -> None:
    assert text_of(composer) == "." * 81
    assert composer.controller.cards.compose.isVisible()
    assert not composer.controller.cards.info.isVisible()
    assert not composer.controller.has_clock
    assert said(composer).startswith("0 givens · not yet a puzzle · Solutions are counted from 8")
    assert "solutions" not in composer.controller.status()
    composer.shell.window.resize(640, 480)
    assert composer.controller.cards.compose.isVisible(), "folded, in a low window"


@pytest.mark.slow
def test_each_given_is_answered(composer: Program) -> None:
    set_givens(composer, DRAWN)
    assert said(composer).startswith("15 solutions · not yet a puzzle · 25 givens")
    survey = composing(composer).surveyor.survey
    assert survey is not None
    assert survey.givens == composer.controller.session.state.values
    opened = next(cell for cell in range(81) if survey.possible[cell].bit_count() > 1)
    assert shown(composer, opened).possible == survey.possible[opened]


def test_what_is_typed_looks_given_and_the_cursor_stays(composer: Program) -> None:
    go(composer, 40)
    composer.press(Key.Key_7)
    assert composer.controller.model.cell(40).given
    assert composer.controller.page.board.cursor_cell == 40
    composer.press(Key.Key_Delete)
    assert text_of(composer) == "." * 81


@pytest.mark.slow
def test_a_puzzle_has_its_rating_and_its_hardest_step(composer: Program) -> None:
    set_givens(composer, EASY)
    composer.qtbot.waitUntil(lambda: "SE rating" in said(composer), timeout=30_000)
    assert "1 solution · a puzzle · 30 givens" in said(composer)
    assert "Hardest: " in said(composer)
    assert composer.controller.actions["play_typed"].isEnabled()


def test_a_contradiction_is_told_and_pointed_out(composer: Program) -> None:
    set_givens(composer, "55" + "." * 79)
    assert "No solution · contradiction · 2 givens" in said(composer)
    marks = [composer.controller.model.cell(cell).mark for cell in (0, 1, 2)]
    assert marks == [Mark.SHOWN, Mark.SHOWN, Mark.NONE]
    assert not composer.controller.actions["play_typed"].isEnabled()
    composer.controller.undo()
    composer.settle()
    assert "contradiction" not in said(composer)
    assert {composer.controller.model.cell(cell).mark for cell in range(81)} == {Mark.NONE}


@pytest.mark.slow
def test_the_pad_offers_what_leaves_a_solution(composer: Program) -> None:
    set_givens(composer, DRAWN)
    go(composer, 37)
    pad = composer.controller.cards.pad
    assert [key.text() for key in pad.digits if key.isEnabled()] == ["2"]
    go(composer, 0)
    assert all(key.isEnabled() for key in pad.digits)


def test_partners_are_set_and_cleared_in_one_move(composer: Program) -> None:
    use(composer, "central")
    go(composer, 0)
    composer.press(Key.Key_4)
    composer.settle()
    values = composer.controller.session.state.values
    assert values[0] == 4
    assert values[80]
    assert kernel.count_solutions(values, 1) == 1
    composer.press(Key.Key_Delete)
    assert text_of(composer) == "." * 81
    composer.controller.undo()
    composer.controller.undo()
    assert text_of(composer) == "." * 81
    assert not composer.controller.can_undo()


def test_a_digit_over_a_partner_leaves_the_pair(composer: Program) -> None:
    use(composer, "central")
    go(composer, 0)
    composer.press(Key.Key_4)
    digit = composer.controller.session.state.values[80]
    other = 1 + digit % 9
    go(composer, 80)
    composer.qtbot.keyClicks(composer.controller.page.board, str(other))
    assert composer.controller.session.state.values[0] == 4
    assert composer.controller.session.state.values[80] == other


@pytest.mark.slow
def test_without_following_the_guide_only_outlines(composer: Program) -> None:
    use(composer, "central", follow=False)
    go(composer, 0)
    composer.press(Key.Key_4)
    composer.settle()
    assert composer.controller.session.state.values[80] == 0
    assert shown(composer, 80).partner
    assert "the partner of r1c1 is empty" in composer.controller.status()
    go(composer, 80)
    assert shown(composer, 80).partner
    assert shown(composer, 0).partner


@pytest.mark.slow
def test_the_pair_is_erased_where_partners_do_not_follow(composer: Program) -> None:
    set_givens(composer, "4" + "." * 79 + "6")
    use(composer, "central", follow=False)
    go(composer, 0)
    composer.press(Key.Key_Delete)
    assert text_of(composer) == "." * 80 + "6"
    composer.controller.undo()
    composer.controller.cards.pad.pair.click()
    assert text_of(composer) == "." * 81


@pytest.mark.parametrize("name", every(3, ["possible", "settled", "redundant"]))
def test_a_layer_goes_and_comes(composer: Program, name: str) -> None:
    set_givens(composer, DRAWN)

    def seen() -> set[str]:
        cells = [shown(composer, cell) for cell in range(81)]
        found = {"possible": any(each.shares for each in cells)}
        found["settled"] = any(each.settled for each in cells)
        found["redundant"] = any(each.redundant for each in cells)
        return {layer for layer, there in found.items() if there}

    everything = seen()
    assert name in everything
    composer.controller.actions[f"show_{name}"].trigger()
    assert seen() == everything - {name}
    composer.controller.cards.layers.switches[name].click()
    assert seen() == everything


def test_what_was_typed_in_is_composed_from_there(program: Program) -> None:
    program.controller.type_in()
    program.qtbot.keyClicks(program.controller.page.board, "53")
    program.settle()
    assert "solution" not in program.controller.status(), "of two givens nobody asks that"
    assert not program.controller.cards.compose.isVisible()
    program.controller.actions["compose"].trigger()
    program.settle()
    assert text_of(program).startswith("53.")
    assert program.controller.cards.compose.isVisible()
    assert program.notice() == ""
    program.controller.type_in()
    assert not program.controller.cards.compose.isVisible()
    assert program.controller.cards.info.isVisible()


def test_a_puzzle_that_is_played_is_composed_on(program: Program) -> None:
    paste(program, EASY)
    program.controller.actions["compose_this"].trigger()
    program.settle()
    assert text_of(program) == EASY
    assert composing(program).is_on
    assert not program.controller.actions["compose_this"].isEnabled()


def test_what_is_pasted_fills_the_board_in_one_move(composer: Program) -> None:
    paste(composer, EASY)
    assert composing(composer).is_on
    assert text_of(composer) == EASY
    assert composer.notice().startswith("Recognised: 81-character lines")
    composer.controller.undo()
    assert text_of(composer) == "." * 81
    paste(composer, "no puzzle")
    assert composing(composer).is_on


def test_a_file_is_played_though_another_puzzle_is_composed(
    composer: Program, tmp_path: Path
) -> None:
    path = tmp_path / "easy.txt"
    path.write_text(EASY, encoding="ascii")
    composer.shell.documents.open(path)
    composer.settle()
    assert not composing(composer).is_on
    assert text_of(composer) == EASY


@pytest.mark.slow
def test_what_is_composed_is_played(composer: Program) -> None:
    set_givens(composer, EASY)
    composer.controller.actions["play_typed"].trigger()
    composer.settle()
    assert composer.controller.session.setup.origin == "typed"
    assert not composing(composer).is_on
    assert composer.controller.cards.info.isVisible()
    assert shown(composer, 2) == Composed()
    assert composer.controller.has_clock


@pytest.mark.parametrize("by_key", [True, False])
def test_leaving_keeps_what_was_composed(composer: Program, *, by_key: bool) -> None:
    set_givens(composer, "123" + "." * 78)
    before = len(composer.shell.documents.earlier())
    leave = composer.controller.actions["leave_composing"].trigger
    composer.press(Key.Key_Escape) if by_key else leave()
    composer.settle()
    assert not composing(composer).is_on
    assert len(composer.shell.documents.earlier()) == before + 1


def test_leaving_goes_on_with_what_was_played_before(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    program.press(Key.Key_4)
    program.controller.actions["compose"].trigger()
    program.settle()
    go(program, 0)
    program.press(Key.Key_9)
    program.controller.actions["leave_composing"].trigger()
    program.settle()
    assert text_of(program) == EASY[:2] + "4" + EASY[3:]
    program.controller.undo()
    assert text_of(program) == EASY


def test_only_who_composes_has_its_actions(program: Program) -> None:
    program.settle()
    actions = program.controller.actions
    assert not any(actions[name].isEnabled() for name in ONLY_COMPOSING)
    actions["compose"].trigger()
    program.settle()
    enabled = [name for name in ONLY_COMPOSING if actions[name].isEnabled()]
    assert set(ONLY_COMPOSING) - set(enabled) == {"keep_composed"}


def test_the_tool_bar_is_that_of_composing(composer: Program) -> None:
    groups, at_end = composer.controller.shown_tools()
    assert groups[0] == ("leave_composing",)
    assert at_end == ("keep_composed", "play_typed")
    composer.controller.type_in()
    typing = ("leave_composing",), ("undo", "redo"), ("check",)
    assert composer.controller.shown_tools() == (typing, ())
    composer.controller.actions["leave_composing"].trigger()
    assert composer.controller.shown_tools()[0][0] == ("new",)


@pytest.mark.slow
def test_all_is_said_in_the_other_language_at_once(composer: Program) -> None:
    set_givens(composer, DRAWN)
    composer.appearance.set_language("zh_CN", remember=False)
    try:
        assert said(composer).startswith("15 个解 · 还不是唯一解")
    finally:
        composer.appearance.set_language("en", remember=False)
    assert said(composer).startswith("15 solutions")


@pytest.mark.slow
def test_where_the_card_has_no_room_the_foot_says_what_it_would(composer: Program) -> None:
    set_givens(composer, DRAWN)
    assert "No single digit" not in composer.controller.status()
    composer.controller.cards.compose.hide()
    status = composer.controller.status()
    assert "15 solutions · No single digit would leave one solution." in status


@pytest.mark.slow
def test_an_unfinished_composition_is_there_again(begin: Begin) -> None:
    first = begin()
    first.start()
    first.controller.composing.compose()
    set_givens(first, DRAWN)
    called = Credits("Sixteen", "A. Setter")
    first.controller.play(edits.call(first.controller.session.state, called))
    first.settle()
    first.shell.window.close()
    again = begin()
    again.start()
    again.settle()
    assert text_of(again) == DRAWN
    assert composing(again).is_on
    assert again.controller.cards.compose.isVisible()
    assert said(again).startswith("15 solutions")
    assert again.controller.session.state.credits == called
    again.controller.undo()
    assert again.controller.session.state.credits == Credits()
    again.controller.undo()
    assert text_of(again) == DRAWN[:-1] + "."


@pytest.mark.slow
def test_a_composition_is_saved_and_opened(composer: Program, tmp_path: Path) -> None:
    set_givens(composer, DRAWN)
    called = Credits("Sixteen", "A. Setter", "Each row once")
    composer.controller.play(edits.call(composer.controller.session.state, called))
    path = tmp_path / "mine.sudoku"
    assert composer.shell.documents.save_to(path)
    composer.controller.actions["leave_composing"].trigger()
    composer.settle()
    assert composer.shell.documents.open(path)
    composer.settle()
    assert composing(composer).is_on
    assert said(composer).startswith("15 solutions")
    assert composer.controller.session.state.credits == called


@pytest.mark.slow
def test_other_programs_are_told_what_it_is_called(composer: Program) -> None:
    set_givens(composer, DRAWN)
    called = Credits("Sixteen", "A. Setter", "Each row once")
    composer.controller.play(edits.call(composer.controller.session.state, called))
    found = found_in(composer.controller.session)
    text = next(form for form in FORMATS if form.name == "sdk").write(found)
    assert "#AA. Setter" in text
    assert "#DSixteen" in text
    assert "#CEach row once" in text


@pytest.mark.slow
def test_a_number_is_read_out_once(composer: Program, heard: list[str]) -> None:
    set_givens(composer, DRAWN)
    assert heard[-1] == "15 solutions"
    assert [one for one, next_one in pairwise(heard) if one == next_one] == []


def test_keys_lead_through_all_parts(composer: Program) -> None:
    composer.shell.window.activateWindow()
    parts = composer.controller.page.parts()
    cards = composer.controller.cards
    assert [each for each in parts if each is not composer.controller.page.board] == [
        cards.pad, cards.compose, cards.layers,
    ]  # fmt: skip


@pytest.mark.slow
def test_another_composition_forgets_the_number_of_the_one_before(composer: Program) -> None:
    set_givens(composer, EASY)
    composer.controller.begin(EMPTY)
    assert composer.controller.cards.compose.accessibleName() == ""
    composer.settle()
    assert said(composer).startswith("0 givens")
