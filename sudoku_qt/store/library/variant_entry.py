# SPDX-License-Identifier: MIT
"""The entry of a Sudoku with rules of its own, which is kept as its f-puzzles object."""

from dataclasses import replace

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.store.library.entry import VARIANT_GAME, Entry


def variant_entry(setup: SudokuSetup, like: Entry) -> Entry:
    """The entry of a puzzle with rules of its own, in other fields `like` another.

    Raises `Fault` for a classic puzzle.
    """
    if setup.variant is None:
        raise Fault("This text holds no puzzle that this program can read.")
    from sudoku_qt.engine.sudoku.variants.variant_json import write_variant  # rare, saves 33 ms

    return replace(
        like,
        game=VARIANT_GAME,
        puzzle=setup.identity,
        name=like.name or setup.title,
        clues=len(setup.givens) - setup.givens.count(0),
        summary=write_variant(setup.variant),
        terms=setup.variant.rules.named(),
        se_rating=None,
        hardest="",
    )
