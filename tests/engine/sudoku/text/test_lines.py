# SPDX-License-Identifier: MIT
"""Lines of text with 81 cells each."""

from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.formats import best_format
from sudoku_qt.engine.sudoku.text.lines import NAME, are_plain
from tests.cli.puzzles import EASY, HARD
from tests.sweeps import in_turn

LINES = st.lists(
    st.text("0123456789.", min_size=81, max_size=81)
    | st.builds(lambda few: (few * 81)[:81], st.text("019.", min_size=1, max_size=3)),
    min_size=1,
    max_size=20,
)


@given(LINES, st.integers(0, 81))
def test_no_format_likes_plain_lines_better_than_the_one_of_lines(
    lines: list[str], cut: int
) -> None:
    text = "\n".join([*lines, lines[0][:cut]])

    assert are_plain(text.encode())
    assert best_format(text).name == NAME


@in_turn(
    "text",
    [
        "",
        "\n",
        EASY[1:],
        f"{EASY}.",
        f"{EASY} easy\n",
        f"{EASY}\r\n{HARD}\r\n",
        f"# a list\n{EASY}\n",
        f"{EASY}\n\n{HARD}\n",
        f"{EASY.replace('.', '*')}\n",
    ],
)
def test_anything_else_is_in_doubt(text: str) -> None:
    assert not are_plain(text.encode())
