# SPDX-License-Identifier: MIT
"""The tables of options: every row stands on a page, under a name of its own."""

from collections import Counter

from sudoku_qt.controllers.game_controller import controller_of
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.preferences.table import PAGES, shell_options

LANGUAGES, THEMES = [("en", "English")], [("light", "Light")]
ROWS = [
    *shell_options(LANGUAGES, THEMES),
    *(row for game in GAMES for row in controller_of(game).options),
]


def test_every_row_has_a_page_and_a_name_of_its_own() -> None:
    assert {row.page for row in ROWS} == {key for key, *_ in PAGES}
    assert max(Counter(row.name for row in ROWS).values()) == 1


def test_every_row_takes_what_it_is_at_first() -> None:
    assert [row.name for row in ROWS if not row.takes(row.default)] == []
