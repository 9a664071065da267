# SPDX-License-Identifier: MIT
"""Gomoku's own contribution to the guide: the rules and the openings."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.guide.library import Table
from sudoku_qt.engine.guide.pages import as_rows, in_cell
from sudoku_qt.models.keys import BoardKeys
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.gomoku.dialogs.gomoku_options import OPENINGS, RULES
from sudoku_qt.views.gomoku.shortcuts import gomoku_keys

Choices = Sequence[tuple[str, str, str]]


def _rows(choices: Choices, _language: str) -> str:
    """The choices when a game is begun, each with its meaning."""
    word = partial(QCoreApplication.translate, "GomokuOptions")
    return as_rows([(in_cell(word(name)), in_cell(word(words))) for _, name, words in choices])


def fixed_keys(keys: Mapping[str, Sequence[str]], settings: Settings) -> BoardKeys:  # noqa: ARG001 - none can be changed
    """The keys of the board, none of which can be changed."""
    return gomoku_keys()


GOMOKU_TABLES: Mapping[str, Table] = {
    "gomoku_rules": partial(_rows, RULES),
    "gomoku_openings": partial(_rows, OPENINGS),
}
