# SPDX-License-Identifier: MIT
"""The way to a new variant, through the real window."""

from math import isqrt

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QMenu

from sudoku_qt.controllers.sudoku.puzzle.options import remember, remembered
from sudoku_qt.engine.sudoku.game import SudokuSetup
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
    remember(program.settings, NewSudoku(level=2, symmetry="diagonal", variant="xv"))

    kept = remembered(program.settings)
    assert (kept.variant, kept.level, kept.symmetry, kept.must) == (
        "xv",
        2,
        "diagonal",
        ("x_wing",),
    )
    program.settings.set("new/variant", "nobody's")
    assert remembered(program.settings).variant == ""


def is_mirrored(setup: SudokuSetup) -> bool:
    """Whether the places of givens are the same left and right."""
    given = [bool(digit) for digit in setup.givens]
    return all(given[cell] == given[cell - 2 * (cell % 9) + 8] for cell in range(81))


def test_the_symmetry_of_a_variant_is_unfolded_and_kept(program: Program) -> None:
    """Only it is: who makes the puzzle, and what must come up, is about classic ones."""
    labels: list[str] = []
    shown: list[bool] = []
    widths: list[int] = []

    def look(opened: NewSudokuDialog) -> None:
        parts = opened.kinds, opened.symmetry, opened.mode, opened.folded
        shown[:] = [part is not None and part.isVisible() for part in parts]
        labels.append(opened.more_button.text())
        widths.append(opened.width())

    def choose(opened: NewSudokuDialog) -> None:
        click(program, opened.kinds.tiles["diagonals"])
        click(program, opened.levels.tiles["2"])
        look(opened)
        click(program, opened.more_button)
        program.settle()
        look(opened)
        click(program, opened.symmetry.tiles["vertical"])
        click(program, opened.more_button)
        labels.append(opened.more_button.text())
        click(program, opened.levels.tiles["2"])

    asked(program, choose)
    setup = setup_of(program)
    assert labels == ["M&ore options", "Hide &options", "M&ore options (1)"]
    assert shown == [False, True, False, False]
    assert widths[0] == widths[1]
    assert setup.symmetry == "vertical"
    assert any(setup.givens)
    assert is_mirrored(setup)
    assert remembered(program.settings).symmetry == "vertical"
    program.controller.new_puzzle.new_alike()
    program.settle()
    assert setup_of(program) != setup
    assert is_mirrored(setup_of(program))


@pytest.mark.parametrize("size", ["four", "six"])
def test_small_boards_have_it_too(program: Program, size: str) -> None:
    remember(program.settings, NewSudoku(level=1, symmetry="horizontal", variant=size))
    asked(program, lambda opened: None)
    givens = setup_of(program).givens
    side = isqrt(len(givens))
    rows = [[*map(bool, givens[start : start + side])] for start in range(0, side * side, side)]
    assert rows == rows[::-1]


def test_of_a_classic_puzzle_all_is_unfolded(program: Program) -> None:
    shown: list[bool] = []

    def look(opened: NewSudokuDialog) -> None:
        click(program, opened.kinds.tiles["xv"])
        click(program, opened.more_button)
        click(program, opened.more_button)
        click(program, opened.kinds.tiles[""])
        click(program, opened.more_button)
        parts = opened.kinds, opened.symmetry, opened.mode, opened.folded
        shown[:] = [part is not None and part.isVisible() for part in parts]
        opened.reject()

    asked(program, look)
    assert shown == [False, True, True, True]


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
