# SPDX-License-Identifier: MIT
"""A puzzle that is played is an entry, and comes back from it as it was."""

import json

import pytest

from sudoku_qt.engine import document
from sudoku_qt.engine.formats import recognise_text
from sudoku_qt.engine.history import History
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.generate.daily import MODE, day_of
from sudoku_qt.engine.sudoku.text.cells import digits_of
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.store.library.entry import VARIANT_GAME, Entry, Source, State
from sudoku_qt.store.library.sudoku_entry import (
    entry_of,
    entry_of_document,
    setup_of,
    variant_entry,
)
from tests.cages import KILLER
from tests.puzzle_lines import EASY
from tests.sweeps import in_turn

GIVENS = digits_of(EASY)
DAILY = SudokuSetup(GIVENS, "generated", MODE, level=2, seed="2026-11-20")


@in_turn(
    ("setup", "source", "name"),
    [
        (SudokuSetup(GIVENS, "generated"), Source.MADE, ""),
        (SudokuSetup(GIVENS, "typed"), Source.MADE, ""),
        (SudokuSetup(GIVENS, "opened", title="Final"), Source.IMPORTED, "Final"),
        (SudokuSetup(GIVENS, "generated", technique="x_wing"), Source.PRACTISED, ""),
        (DAILY, Source.DAILY, "2026-11-20"),
    ],
)
def test_it_says_where_a_puzzle_comes_from(setup: SudokuSetup, source: Source, name: str) -> None:
    entry = entry_of(setup, SudokuGame().start(setup))
    assert (entry.source, entry.name, entry.puzzle) == (source, name, EASY.replace("0", "."))
    assert (entry.state, entry.played) == (State.NEW, None)
    assert setup_of(entry).givens == GIVENS


def test_it_says_how_far_the_player_is() -> None:
    setup, game = SudokuSetup(GIVENS, "generated", level=2, minutes=4.0), SudokuGame()
    start = game.start(setup)
    after = game.play(setup, start, edits.place(start, GIVENS.index(0), 5))
    entry = entry_of(setup, after, b"data")
    assert entry.state is State.STARTED
    assert 0 < entry.progress < 0.05
    assert entry.document == b"data"
    assert setup_of(entry).minutes == 4.0


def test_the_puzzle_of_a_day_stays_that() -> None:
    back = setup_of(entry_of(DAILY, SudokuGame().start(DAILY)))
    assert day_of(back) == day_of(DAILY)
    assert back.title == ""


def test_a_draft_that_was_left_is_no_entry() -> None:
    game = SudokuGame()
    state = game.play(EMPTY, game.start(EMPTY), edits.place(game.start(EMPTY), 0, 5))
    data = document.write(document.pack(game, EMPTY, History(state), 0))
    with pytest.raises(Fault, match="draft"):
        entry_of_document(data, Entry("", ""))


def variant_in(text: str) -> SudokuSetup:
    (found,) = recognise_text(text).found
    return position_of(found).setup


def test_a_variant_is_found_by_its_rules_and_keeps_its_object() -> None:
    entry = variant_entry(variant_in(KILLER), Entry("", "", collection="Mine"))

    assert (entry.game, entry.collection) == (VARIANT_GAME, "Mine")
    assert "killercage" in entry.terms
    assert json.loads(entry.summary)["killercage"]
    assert setup_of(entry).identity == entry.puzzle


def test_a_classic_puzzle_is_no_variant() -> None:
    with pytest.raises(Fault, match="holds no puzzle"):
        variant_entry(variant_in(EASY), Entry("", ""))
