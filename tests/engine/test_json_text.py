# SPDX-License-Identifier: MIT
"""Our JSON is what Python's own module would write."""

import json
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.document import pack, write
from sudoku_qt.engine.history import History
from sudoku_qt.engine.json_text import text_of
from sudoku_qt.engine.sudoku.game import Edit, SudokuGame, SudokuMove, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid

GAME, SETUP = SudokuGame(), SudokuSetup(bytes(81))
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(JSON | st.lists(st.text()) | st.lists(st.integers() | st.booleans()))
def test_it_is_written_line_by_line_as_python_s_own_module_does(value: object) -> None:
    written = json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)
    assert text_of(value) == written


def test_each_move_of_a_game_that_is_kept_costs_few_calls() -> None:
    calls = []
    for count in (20, 40):
        history: History[Grid, SudokuMove] = History(GAME.start(SETUP))
        for number in range(count):
            move = (Edit(number, "=", number % 9 + 1),)
            history.play(move, GAME.play(SETUP, history.state, move))
        calls.append(calls_of(partial(kept, history)))
    assert (calls[1] - calls[0]) / 20 <= 6, "a move is one text, whatever came before"


def kept(history: History[Grid, SudokuMove]) -> bytes:
    """What is written of a game."""
    return write(pack(GAME, SETUP, history, 0))


def calls_of(act: Callable[[], object]) -> int:
    """How many of Python's functions are called."""
    before, calls = sys.getprofile(), Counter[str]()
    sys.setprofile(lambda _frame, kind, _fact: calls.update([kind]))
    act()
    sys.setprofile(before)
    return calls["call"]
