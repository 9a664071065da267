# SPDX-License-Identifier: MIT
"""The options of `sudoku library` that choose entries, as a query."""

from argparse import Namespace
from pathlib import Path

import pytest

from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.library_query import CHOOSING, add_choosing, query_of
from sudoku_qt.cli.options import Parser
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Order, Query
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD

FILE = ("--library", "own.sqlite")
TURNED = "".join(EASY[row * 9 + column] for column in range(9) for row in range(9))


def parsed(*words: str) -> Namespace:
    parser = Parser(prog="sudoku")
    parser.add_argument("--collection", default=None)
    add_choosing(parser)
    return parser.parse_args([*words])


def test_nothing_said_is_everything() -> None:
    assert query_of(parsed()) == Query(descending=False)


def test_each_option_is_a_condition() -> None:
    query = query_of(
        parsed(
            "--search", "a", "--level", "3", "--se", "~3.0", "--clues", "20-24", "--state", "new",
            "--hardest", "forcing_chain,X-Wing", "--not-minimal", "--sort", "givens",
        )
    )  # fmt: skip

    assert (query.text, query.levels, query.givens) == ("a", frozenset({3}), (20, 24))
    assert query.hardest == {*LADDER.kinds("forcing_chain"), "x_wing"}
    assert (query.minimal, query.order, query.states) == (
        False,
        Order.GIVENS,
        frozenset({State.NEW}),
    )
    assert query_of(parsed("--minimal")).minimal is True


def test_every_option_has_its_field() -> None:
    assert vars(parsed()).keys() - {"collection"} == CHOOSING


def test_both_cannot_be_asked_for() -> None:
    with pytest.raises(UsageFault, match="exclude each other"):
        query_of(parsed("--minimal", "--not-minimal"))


def test_what_is_known_of_puzzles_chooses_them(sudoku: Sudoku) -> None:
    library = Library(Path("own.sqlite"))
    library.add(
        [
            Entry("sudoku", EASY, name="One", hardest="x_wing", minimal=True, se_rating=3.2),
            Entry("sudoku", HARD, name="Two", hardest="naked_single", minimal=False),
            Entry("sudoku", TURNED, name="Three"),
        ]
    )
    library.close()
    (one, two) = (81 - line.count(".") for line in (EASY, HARD))

    def listed(*options: str) -> set[str]:
        ended = sudoku("library", "list", *options, "--template", "{name}", *FILE)
        assert ended.code == 0
        return set(ended.out.split())

    assert one != two
    assert listed("--clues", f"{two}") == {"Two"}
    assert listed("--clues", f"{one}~81") == listed("--clues", f"{one}-81") == {"One", "Three"}
    assert listed("--hardest", "X-Wing") == {"One"}
    assert listed("--hardest", "x_wing,naked_single") == {"One", "Two"}
    assert listed("--minimal") == {"One"}
    assert listed("--not-minimal") == {"Two"}
    assert listed("--minimal", "--clues", f"{two}") == set()


def test_what_is_not_known_yet_is_said(sudoku: Sudoku) -> None:
    library = Library(Path("own.sqlite"))
    library.add([Entry("sudoku", EASY), Entry("sudoku", HARD)])
    library.close()
    for option in (("--hardest", "x_wing"), ("--minimal",), ("--not-minimal",)):
        ended = sudoku("library", "list", *option, *FILE)

        assert (ended.code, ended.out) == (0, "")
        assert ended.err == ["2 puzzles are not rated yet, which the window does when it is open"]
