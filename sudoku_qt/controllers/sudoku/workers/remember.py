# SPDX-License-Identifier: MIT
"""The work of analysing a finished game, and recording it with the results."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.hints.analysis import Analysis, analyse
from sudoku_qt.engine.sudoku.review import SudokuNode
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.record import Played, Record


@dataclass(frozen=True)
class Remembered:
    """A game's analysis, and its line of the record; `fault` is why that was not written."""

    analysis: Analysis | None
    played: Played
    fault: Fault | None = None


@as_work
def remember(
    ticket: Ticket,
    record: Record | None,
    played: Played,
    line: tuple[SudokuNode, ...],
    techniques_shown: Mapping[int, str],
    *,
    variant: VariantPuzzle | None = None,
) -> Remembered:
    """The work of analysing a game, and adding it to a record, if there is one.

    `techniques_shown` are those that hints showed, by the number of the next move. The game is
    recorded even if the analysis is no longer wanted.
    """
    analysis, last = None, line[-1].state
    try:
        if variant is None:
            analysis = analyse(line, last.values, techniques_shown, ticket.stopped)
        else:
            from sudoku_qt.engine.sudoku.hints.variants import variant_analysis  # 80 ms

            told = variant, line, last.values, techniques_shown
            analysis = variant_analysis.analyse(*told, ticket.stopped)
    except Cancelled:
        if record is None:
            raise
    fault, played_game = None, _told(played, analysis)
    if record is not None:
        try:
            record.add(played_game)
        except Fault as trouble:
            fault = trouble
    return Remembered(analysis, played_game, fault)


def _told(played: Played, analysis: Analysis | None) -> Played:
    """The record of a game with the techniques that were needed."""
    if analysis is None:
        return played
    tallies = analysis.tallies
    stalled = (place.due.technique for place in analysis.stalls if place.due)
    return replace(
        played,
        found=tuple(each.technique for each in tallies if each.found),
        shown=tuple(each.technique for each in tallies if each.shown),
        missed=tuple(each.technique for each in tallies if each.missed),
        stalled=tuple(dict.fromkeys(stalled)),
        weak=analysis.to_practise,
    )
