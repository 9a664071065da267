# SPDX-License-Identifier: MIT
"""The records of inputs with puzzles that have rules of their own; imported when one is met."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sudoku_qt.cli.batch import Batch, Variant
from sudoku_qt.cli.exits import placed
from sudoku_qt.cli.language import say
from sudoku_qt.cli.layouts import Layout
from sudoku_qt.cli.reading import Piece
from sudoku_qt.cli.stream import Outcome, watched
from sudoku_qt.cli.variant_answers import VariantAnswers
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.variants.variant_json import write_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled, Stop


class VariantRecords:
    """Makes the records of such puzzles, as a verb makes those of plain ones.

    `made` makes the record of a puzzle; faults are `quiet` if the record contains them.
    """

    def __init__(
        self,
        source: str,
        layout: Layout,
        made: Callable[[Variant], Any],
        *,
        quiet: bool,
        strict: bool,
    ) -> None:
        self._source, self._layout, self._made = source, layout, made
        self._quiet, self._strict = quiet, strict

    def joined(self, piece: Piece, batch: Batch, plain: Callable[[Piece], Outcome]) -> Outcome:
        """The records of a piece in order; `plain` makes those of a part of plain puzzles."""
        whole = Outcome(b"", 0)
        for part in batch.parts():
            made = self._outcome(part) if part.variants else plain(piece._replace(batch=part))
            whole = Outcome(
                bytes(whole.text) + bytes(made.text),
                whole.records + made.records,
                whole.messages + made.messages,
                bad=whole.bad or made.bad,
                stopped=made.stopped,
                keys=whole.keys + made.keys,
                remarks={**whole.remarks, **made.remarks},
            )
            if made.stopped:
                break
        return whole._replace(size=piece.size)

    def _outcome(self, part: Batch) -> Outcome:
        """The record of one puzzle, or its fault."""
        ((line, puzzle),) = part.variants
        text, messages, bad = "", list[Message | Fault](), True
        try:
            record = self._made(with_answers(puzzle, watched()))
            text = self._layout.record({**_fields(line, puzzle), **record.fields})
        except Cancelled:
            return Outcome(b"", 0, stopped=True)
        except Fault as fault:
            messages = [fault]
        else:
            text = self._layout.between + text
            bad = record.fault is not None
            beside = (*record.notes, record.remark, None if self._quiet else record.fault)
            messages = [each for each in beside if each]
        sentences = tuple(say(placed(self._source, line, what)) for what in messages)
        return Outcome(
            text.encode(), int(bool(text)), sentences, bad=bad, stopped=bad and self._strict
        )


def with_answers(puzzle: VariantPuzzle, stop: Stop) -> Variant:
    """A puzzle as verbs take it."""
    return Variant(puzzle, VariantAnswers(puzzle, stop))


def _fields(line: int, puzzle: VariantPuzzle) -> dict[str, object]:
    title = puzzle.kept.get("title")
    comment = " ".join(title.split()) if isinstance(title, str) else ""
    bare = replace(puzzle, kept={}, cells=(), looks={})
    return {"line": line, "puzzle": write_variant(bare), "comment": comment}
