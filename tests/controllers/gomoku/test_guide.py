# SPDX-License-Identifier: MIT
"""What Gomoku says in the guide: each rule that the program has, and each opening."""

from sudoku_qt.controllers.gomoku.guide import GOMOKU_TABLES
from sudoku_qt.engine.gomoku.rules import RULES
from sudoku_qt.views.gomoku.dialogs import gomoku_options


def test_each_rule_of_the_program_is_told() -> None:
    assert {rule.name for rule in RULES} == {name for name, _, _ in gomoku_options.RULES}
    rows = GOMOKU_TABLES["gomoku_rules"]("en").splitlines()
    assert len(rows) == len(RULES)
    assert rows[0] == "| Freestyle | Five or more in a row win. |"


def test_each_opening_is_told() -> None:
    rows = GOMOKU_TABLES["gomoku_openings"]("en").splitlines()
    assert len(rows) == len(gomoku_options.OPENINGS)
