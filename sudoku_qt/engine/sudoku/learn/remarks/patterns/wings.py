# SPDX-License-Identifier: MIT
"""Remarks on marks for a wing: a pivot that sees two pincers, which share one more digit."""

from collections.abc import Iterator

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked, miscounted, sees


def of_wing(marked: Marked, in_pivot: int) -> Iterator[Message]:
    """Remarks on marks for a wing whose pivot has this number of candidates."""
    yield from miscounted(marked, 3)
    if len(marked.cells) != 3:
        return
    sizes = sorted(len(marked.digits(cell)) for cell in marked.cells)
    if sizes != [2, 2, in_pivot]:
        yield from _too_many(marked, in_pivot)
    pivots = [cell for cell in sorted(marked.cells) if _sees_all(marked, cell)]
    if not pivots:
        yield Message("None of the marked cells sees both others, so there is no pivot.")
        return
    fitting = [cell for cell in pivots if len(marked.digits(cell)) == in_pivot]
    if not fitting:
        yield _wrong_pivot(marked, pivots[0], in_pivot)
    for pivot in fitting:
        yield from _around(marked, pivot)


def _too_many(marked: Marked, in_pivot: int) -> Iterator[Message]:
    most = max(2, in_pivot)
    for cell in sorted(marked.cells):
        digits = marked.digits(cell)
        if len(digits) > most:
            facts = {
                "cell": marked.name(cell),
                "count": len(digits),
                "digits": tuple(map(str, digits)),
            }
            if most == 2:
                yield Message(
                    "{cell} has {count} candidates, {digits}. Here each cell has two.", **facts
                )
            else:
                yield Message(
                    "{cell} has {count} candidates, {digits}. "
                    "Here the pivot has three and each pincer two.",
                    **facts,
                )
    trios = sum(len(marked.digits(cell)) == 3 for cell in marked.cells)
    if in_pivot == 3 and trios != 1:
        yield Message(
            "Of the marked cells {count} have three candidates; it must be one, the pivot.",
            count=trios,
        )


def _sees_all(marked: Marked, cell: int) -> bool:
    return all(sees(cell, other) for other in marked.cells - {cell})


def _wrong_pivot(marked: Marked, pivot: int, in_pivot: int) -> Message:
    return Message(
        "{cell} sees both others, but as the pivot it would need {count} candidates.",
        cell=marked.name(pivot),
        count=in_pivot,
    )


def _around(marked: Marked, pivot: int) -> Iterator[Message]:
    pincers = sorted(marked.cells - {pivot})
    own = marked.candidates[pivot]
    for pincer in pincers:
        if not own & marked.candidates[pincer]:
            yield Message(
                "{one} and {other} have no digit in common.",
                one=marked.name(pivot),
                other=marked.name(pincer),
            )
    one, two = pincers
    if marked.candidates[one] == marked.candidates[two]:
        yield Message(
            "{one} and {other} have the same two candidates; the pincers share only one digit.",
            one=marked.name(one),
            other=marked.name(two),
        )
    common = marked.candidates[one] & marked.candidates[two]
    if not common:
        yield Message(
            "The pincers {one} and {other} have no digit in common.",
            one=marked.name(one),
            other=marked.name(two),
        )
        return
    yield from _seen(marked, pivot, pincers)


def _seen(marked: Marked, pivot: int, pincers: list[int]) -> Iterator[Message]:
    one, two = pincers
    common = marked.candidates[one] & marked.candidates[two]
    digit = common.bit_length()
    if marked.has(pivot, digit) and len(marked.digits(pivot)) == 2:
        yield Message(
            "The digit that the pincers share, {digit}, must not stand in the pivot {cell}.",
            digit=digit,
            cell=marked.name(pivot),
        )
        return
    ends = marked.cells if marked.has(pivot, digit) else frozenset(pincers)
    if not marked.seeing_all(ends, digit):
        yield Message(
            "No cell with {digit} sees {cells}, so nothing goes away. Look for another place.",
            digit=digit,
            cells=marked.name(*ends),
        )
