# SPDX-License-Identifier: MIT
"""The plan of a worksheet: its pages of puzzles, then those of answers, then the techniques."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import batched
from typing import NamedTuple

from sudoku_qt.models.sudoku.paper.blocks import CODE, LARGEST, LEAST_CODE, Blocks, Wanted
from sudoku_qt.models.sudoku.paper.items import Board, Box, Code, Item, Modules, Page, Rule, Words
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.text import Measure, broken
