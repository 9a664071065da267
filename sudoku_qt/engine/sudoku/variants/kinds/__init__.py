# SPDX-License-Identifier: MIT
"""THE KINDS of constraints, in the order in which they are listed."""

from sudoku_qt.engine.sudoku.variants.kind import ConstraintKind
from sudoku_qt.engine.sudoku.variants.kinds.areas import (
    DisjointGroups,
    ExtraRegion,
    FallingDiagonal,
    RisingDiagonal,
)
from sudoku_qt.engine.sudoku.variants.kinds.arrows import Arrow, DoubleArrow
from sudoku_qt.engine.sudoku.variants.kinds.between import Between
from sudoku_qt.engine.sudoku.variants.kinds.cages import KillerCage, RepeatingCage
from sudoku_qt.engine.sudoku.variants.kinds.dots import (
    XV,
    Difference,
    Negative,
    NonConsecutive,
    Ratio,
)
from sudoku_qt.engine.sudoku.variants.kinds.lines import (
    Entropic,
    Modular,
    Nabner,
    Palindrome,
    Renban,
    Whispers,
)
from sudoku_qt.engine.sudoku.variants.kinds.moves import AntiKing, AntiKnight
from sudoku_qt.engine.sudoku.variants.kinds.one_cell import (
    Even,
    GivenPencilMarks,
    Maximum,
    Minimum,
    Odd,
)
from sudoku_qt.engine.sudoku.variants.kinds.others import (
    BoxIndexer,
    Clone,
    ColumnIndexer,
    Quadruple,
    RowIndexer,
)
from sudoku_qt.engine.sudoku.variants.kinds.outside import LittleKiller, Sandwich, Skyscraper, XSum
from sudoku_qt.engine.sudoku.variants.kinds.sum_lines import RegionSumLine, ZipperLine
from sudoku_qt.engine.sudoku.variants.kinds.thermometers import SlowThermometer, Thermometer

KINDS: tuple[ConstraintKind, ...] = (
    RisingDiagonal(),
    FallingDiagonal(),
    ExtraRegion(),
    DisjointGroups(),
    AntiKnight(),
    AntiKing(),
    NonConsecutive(),
    Difference(),
    Ratio(),
    XV(),
    Negative(),
    Odd(),
    Even(),
    Minimum(),
    Maximum(),
    GivenPencilMarks(),
    KillerCage(),
    RepeatingCage(),
    LittleKiller(),
    Arrow(),
    DoubleArrow(),
    Sandwich(),
    XSum(),
    Skyscraper(),
    Thermometer(),
    SlowThermometer(),
    Palindrome(),
    Renban(),
    Whispers(),
    Between(),
    RegionSumLine(),
    ZipperLine(),
    Entropic(),
    Modular(),
    Nabner(),
    Quadruple(),
    Clone(),
    RowIndexer(),
    ColumnIndexer(),
    BoxIndexer(),
)
