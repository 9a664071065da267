# SPDX-License-Identifier: MIT
"""The entries of variants."""

import json

import pytest

from sudoku_qt.engine.formats import recognise_text
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.store.library.entry import VARIANT_GAME, Entry
from sudoku_qt.store.library.variant_entry import variant_entry
from tests.cages import KILLER
from tests.puzzle_lines import EASY


def setup_of(text: str) -> SudokuSetup:
    (found,) = recognise_text(text).found
    return position_of(found).setup


def test_a_variant_is_found_by_its_rules_and_keeps_its_object() -> None:
    entry = variant_entry(setup_of(KILLER), Entry("", "", collection="Mine"))

    assert (entry.game, entry.collection) == (VARIANT_GAME, "Mine")
    assert "killercage" in entry.terms
    assert json.loads(entry.summary)["killercage"]


def test_a_classic_puzzle_is_none() -> None:
    with pytest.raises(Fault, match="holds no puzzle"):
        variant_entry(setup_of(EASY), Entry("", ""))
