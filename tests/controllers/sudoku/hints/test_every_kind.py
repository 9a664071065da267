# SPDX-License-Identifier: MIT
"""The own step of each kind of rule in the real window, by real keys: told, drawn, applied."""

from typing import Any

import pytest

from sudoku_qt.engine.sudoku.hints.variants.pattern import ELIMINATED, FIRST, FOLLOWS
from sudoku_qt.engine.sudoku.variants.search.variant_solver import solve
from sudoku_qt.views.themed import theme_of
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import paste
from tests.controllers.sudoku.hints.asking import apply, ask, card, tell_all
from tests.engine.sudoku.variants.boards import own_step_cases, own_step_text
from tests.sweeps import every

CASES = own_step_cases()
LOOKS = ("en", "light"), ("zh_CN", "dark")
OUTSIDE = {"littlekillersum", "sandwichsum", "xsum", "skyscraper"}
TIED = {"antiknight", "antiking"}


@pytest.mark.parametrize("case", every(8, CASES), ids=lambda case: case["kind"])
def test_the_own_step_of_a_kind_is_told_drawn_and_applied(
    case: dict[str, Any], program: Program
) -> None:
    language, theme = LOOKS[CASES.index(case) % 2]
    program.appearance.set_language(language)
    program.appearance.set_theme(theme)
    paste(program, own_step_text(case))
    session, model = program.controller.session, program.controller.model
    before = session.state
    ask(program)
    assert not model.drawing.discs
    tell_all(program)
    told = card(program).accessibleDescription()
    assert case["told"] in told if language == "en" else told.isascii() is False
    assert "{" not in told
    drawing = model.drawing
    roles = {disc.role for discs in drawing.discs.values() for disc in discs}
    assert roles & {FOLLOWS, ELIMINATED}
    assert FIRST in drawing.grounds.values() or case["kind"] in TIED
    assert bool(drawing.arrows) is (case["kind"] in TIED)
    assert is_rim_lit(program) is (case["kind"] in OUTSIDE)
    apply(program)
    puzzle = session.setup.variant
    assert puzzle
    solution = solve(puzzle)
    assert solution
    after = session.state
    assert after != before
    assert all(digit in {0, right} for digit, right in zip(after.values, solution, strict=True))
    assert not is_rim_lit(program)


def is_rim_lit(program: Program) -> bool:
    """Whether the ground of a hint's rule is seen outside the board, where clues stand."""
    board = program.controller.page.board
    image = board.surface.grab().toImage()
    ground = theme_of(board).set_a_ground.rgb()
    first, last = (board.cell_rect(at, at) for at in (0, 8))
    whole = first.united(last)
    return any(
        image.pixel(x, y) == ground
        for x in range(image.width())
        for y in range(image.height())
        if not whole.contains(x, y)
    )
