# SPDX-License-Identifier: MIT
"""The way to a new variant, through the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QMenu

from sudoku_qt.controllers.sudoku.puzzle.options import remember, remembered
from sudoku_qt.engine.sudoku.variants.making.maker import JIGSAW, VariantOptions, make_variant
from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions
from sudoku_qt.engine.sudoku.variants.variant_json import write_variant
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from tests.controllers.conftest import Program
from tests.controllers.sudoku.puzzle.asking import asked, setup_of

Key = Qt.Key


@pytest.fixture
def program(fresh: Program) -> Program:
    """A program for each test, for they leave what is wanted of puzzles behind."""
    return fresh


def click(program: Program, tile: QAbstractButton) -> None:
    program.qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)


def test_a_variant_is_chosen_shown_begun_and_remembered(program: Program) -> None:
    said: list[str] = []

    def choose(opened: NewSudokuDialog) -> None:
        click(program, opened.levels.tiles["5"])
        click(program, opened.kinds.tiles["killer"])
        assert opened.levels.tiles["5"].isHidden()
        assert opened.levels.key == "4"
        click(program, opened.levels.tiles["2"])
        program.settle()
        said.append(opened.card.accessibleName())

    asked(program, choose)
    setup = setup_of(program)
    assert setup.variant
    assert {each.kind for each in setup.variant.rules.constraints} == {"killercage"}
    assert count_solutions(setup.variant) == 1
    assert (setup.origin, setup.level) == ("generated", 2)
    assert said[0].startswith("Killer · Easy. ")
    assert f"{81 - setup.givens.count(0)} givens" in said[0]
    assert remembered(program.settings).variant == "killer"

    tiles: list[str] = []
    asked(program, lambda opened: tiles.append(f"{opened.kinds.key} {opened.levels.key}"))
    assert tiles == ["killer 2"]
    program.controller.new_puzzle.new_alike()
    program.settle()
    again = setup_of(program)
    assert again.variant
    assert again.variant != setup.variant
    assert again.level == 2


def test_a_variant_of_the_menu_is_begun(program: Program) -> None:
    def choose(opened: NewSudokuDialog) -> None:
        click(program, opened.kinds.rest_tile)
        (menu,) = opened.kinds.findChildren(QMenu)
        assert opened.kinds.key == ""
        row = next(each for each in menu.actions() if each.text() == "Palindrome")
        where = menu.actionGeometry(row).center()
        program.qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=where)
        program.settle()
        assert opened.kinds.key == "palindrome"
        assert opened.kinds.rest_tile.text() == "Palindrome"

    asked(program, choose)
    variant = setup_of(program).variant
    assert variant
    assert {each.kind for each in variant.rules.constraints} == {"palindrome"}


def test_after_a_variant_classic_options_are_what_they_were(program: Program) -> None:
    before = NewSudoku(level=3, symmetry="diagonal", must=("x_wing",))
    remember(program.settings, before)
    remember(program.settings, NewSudoku(level=2, variant="xv"))

    kept = remembered(program.settings)
    assert (kept.variant, kept.level, kept.symmetry, kept.must) == (
        "xv",
        2,
        "diagonal",
        ("x_wing",),
    )
    program.settings.set("new/variant", "nobody's")
    assert remembered(program.settings).variant == ""


def test_a_smaller_board_is_begun(program: Program) -> None:
    def choose(opened: NewSudokuDialog) -> None:
        click(program, opened.kinds.tiles["four"])
        assert [tile.isHidden() for tile in opened.levels.tiles.values()] == [False, *4 * [True]]

    asked(program, choose)
    assert len(setup_of(program).givens) == 16
    assert setup_of(program).level == 1


def test_the_next_of_this_kind_is_of_the_kind_and_level_on_the_board(program: Program) -> None:
    remember(program.settings, NewSudoku(level=3, variant="killer"))
    made = make_variant(
        VariantOptions((JIGSAW,), seed="1", level=2), layouts=resource("puzzles/jigsaw.txt")
    )
    program.shell.documents.open_text(write_variant(made))
    program.settle()
    before = setup_of(program)
    assert before.level == 2

    program.controller.new_puzzle.new_alike()
    program.settle()

    setup = setup_of(program)
    assert setup.variant != before.variant
    assert setup.variant
    assert setup.variant.rules.named() == ("region",)
    assert setup.level == 2
