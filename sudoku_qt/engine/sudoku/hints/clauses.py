# SPDX-License-Identifier: MIT
"""Sentences about parts of a proof: assumptions, consequences, contradictions."""

from collections.abc import Iterable

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.trail import candidates_of
from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.proof import Inference
from sudoku_qt.engine.sudoku.logic.refutation import numbers_in
from sudoku_qt.engine.sudoku.logic.step import (
    Candidate,
    Notation,
    Step,
    cell_names,
    write_candidates,
    write_cells,
    write_node,
    write_set,
)
from sudoku_qt.engine.sudoku.logic.truths import Truth
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cell_mask, cells_in


def house_words(house: int) -> Message:
    """A house by its kind and number: "row 4"."""
    kind, number = divmod(house, 9)
    words = (
        Message("row {number}", number=number + 1),
        Message("column {number}", number=number + 1),
        Message("box {number}", number=number + 1),
    )
    return words[kind]


def conclusion(step: Step, notation: Notation = "r4c5") -> tuple[str, ...]:
    """The conclusion of a step in notation: "r4c5=2", "r3c17≠5"."""
    placed = (f"{write_cells([cell], notation)}={digit}" for cell, digit in step.placements)
    return (*placed, *write_candidates(step.eliminations, "≠", notation))


def either(one: Node, two: Node, step: Step, notation: Notation = "r4c5") -> Message:
    """The conclusion of a chain, one of whose ends is true."""
    digits = {one[1], two[1]}
    if {digit - 1 for _, digit in step.eliminations} != digits or len(digits) > 1:
        return _either_way(one, two, step, notation)
    gone = cell_mask(cell for cell, _ in step.eliminations)
    for cell in cells_in(one[0] | two[0]):
        if gone & ~STANDARD_SHAPE.peer_masks[cell]:  # a conclusion from two chains at once
            return Message("So {conclusion}.", conclusion=conclusion(step, notation))
    names = cell_names(cells_in(gone), notation)
    words = {"one": _place(one, notation), "two": _place(two, notation), "digit": one[1] + 1}
    if gone & gone - 1:
        return Message(
            "Either {one} or {two} is {digit}. {cells} see both, so they are not {digit}.",
            cells=names,
            **words,
        )
    return Message(
        "Either {one} or {two} is {digit}. {cells} sees both, so it is not {digit}.",
        cells=names,
        **words,
    )


def _either_way(one: Node, two: Node, step: Step, notation: Notation) -> Message:
    """What two ends of different digits come to: each alone excludes what goes, and why."""
    found = conclusion(step, notation)
    ends = {"one": _is(one, notation), "two": _is(two, notation)}
    because = []
    for cell, digit in step.eliminations:
        seen, held = (one, two) if digit - 1 == one[1] else (two, one)
        sees = digit - 1 == seen[1] and not seen[0] & ~STANDARD_SHAPE.peer_masks[cell]
        if not sees or held[0] != 1 << cell:
            return Message(
                "Either {one} or {two}, and both ways {conclusion}.", **ends, conclusion=found
            )
        because.append(
            Message(
                "{cell} sees that {digit} or is {held} itself",
                cell=write_cells([cell], notation),
                digit=digit,
                held=held[1] + 1,
            )
        )
    return Message(
        "Either {one} or {two}. {because}: {conclusion}.",
        **ends,
        because=tuple(because),
        conclusion=found,
    )


def _place(node: Node, notation: Notation) -> Message | str:
    """The cell of a node; of several, that it is one of them."""
    names = write_cells(cells_in(node[0]), notation)
    return Message("one of {cells}", cells=names) if node[0] & node[0] - 1 else names


def _is(node: Node, notation: Notation) -> Message:
    """That a node is true."""
    return Message("{cells} is {digit}", cells=_place(node, notation), digit=node[1] + 1)


def builds_on(struck: Iterable[Candidate], notation: Notation = "r4c5") -> Message:
    """The sentence about the player's eliminations that a step needs."""
    words = tuple(write_candidates(struck, "≠", notation))
    return Message("This builds on what has been struck out: {struck}.", struck=words)


def assumption(node: Node, notation: Notation = "r4c5") -> Message:
    """The assumption at the start of a branch."""
    cells, digit, on = node
    names = write_cells(cells_in(cells), notation)
    if cells & cells - 1:
        if on:
            return Message("Suppose one of {cells} is {digit}.", cells=names, digit=digit + 1)
        return Message("Suppose none of {cells} is {digit}.", cells=names, digit=digit + 1)
    if on:
        return Message("Suppose {cells} is {digit}.", cells=names, digit=digit + 1)
    return Message("Suppose {cells} is not {digit}.", cells=names, digit=digit + 1)


def consequence(link: Inference, notation: Notation = "r4c5") -> Message:
    """What follows from earlier statements."""
    result = write_node(link.result, notation)
    cells, digit, on = link.result
    names = write_cells(cells_in(cells), notation)
    if link.beside:
        return Message(
            "Beside all this {result} leads to nothing, too, so it is out.",
            result=write_node((cells, digit, True), notation),
        )
    if not on:
        if link.truths or cells & cells - 1:
            return Message(
                "That rules out {result}.", result=write_node((cells, digit, True), notation)
            )
        return Message("So {cells} is not {digit}.", cells=names, digit=digit + 1)
    if len(link.truths) > 1:
        return _from_set(link, result, notation)
    (truth,) = link.truths
    if truth.kind == "pattern":
        pattern = write_cells(cells_in(truth.number), notation)
        return Message(
            "Else {cells} would be a deadly pattern, so {result}.", cells=pattern, result=result
        )
    if truth.kind == "cell":
        lost = tuple(str(each + 1) for _, each, _ in link.sources)
        return Message(
            "{cells} loses {lost}, so it is {digit}.", cells=names, lost=lost, digit=digit + 1
        )
    house = house_words(truth.number // 9)
    return Message(
        "In {house} only {cells} is left for {digit}.", house=house, cells=names, digit=digit + 1
    )


def _from_set(link: Inference, result: str, notation: Notation) -> Message:
    """What an almost locked set, or an almost hidden one, makes true."""
    if any(truth.kind != "cell" for truth in link.truths):
        return Message("That leaves {result}.", result=result)
    cells = sum(1 << truth.number for truth in link.truths)
    if _is_scattered(cells):
        return Message(
            "Else {cells} could not be filled, so {result}.",
            cells=write_cells(cells_in(cells), notation),
            result=result,
        )
    lost = tuple(str(each + 1) for _, each, _ in link.sources)
    if _digits(link.truths).bit_count() - len({*lost}) < cells.bit_count():
        # A subset within the set has no spare digit, so the sentence below would be wrong for it.
        return Message("That leaves {result}.", result=result)
    shared = [house for house, mask in enumerate(STANDARD_SHAPE.house_masks) if not cells & ~mask]
    if not shared:
        return _from_stripping(link, lost, result, notation)
    digits = _digits(link.truths)
    return Message(
        "{set}, losing {lost}, keeps as many digits as cells, so {result}.",
        set=Message(
            "{set} in {house}",
            set=write_set(cells, digits, notation),
            house=house_words(shared[0]),
        ),
        lost=lost,
        result=result,
    )


def _is_scattered(cells: int) -> bool:
    """Whether no house holds all of some cells but one, as where a whole pattern makes a link."""
    masks = STANDARD_SHAPE.house_masks
    return all((cells & ~mask).bit_count() > 1 for mask in masks)


def _from_stripping(
    link: Inference, lost: tuple[str, ...], result: str, notation: Notation
) -> Message:
    """What a locked set makes true beside it, by all digits but one of a cell; or the reverse."""
    (source,) = link.sources
    beside = [
        node
        for node in (link.result, source)
        if _have_a_house(truth for truth in link.truths if 1 << truth.number != node[0])
    ]
    cell, digit, true = beside[0]
    there = [truth for truth in link.truths if 1 << truth.number == cell]
    inside = [truth for truth in link.truths if 1 << truth.number != cell]
    words = write_set(sum(1 << truth.number for truth in inside), _digits(inside), notation)
    name = write_cells(cells_in(cell), notation)
    taken = tuple(str(each + 1) for each in numbers_in(_digits(there)) if each != digit)
    if true:
        return Message(
            "{set}, losing {lost}, keeps as many digits as cells: {cell} loses {taken}, "
            "so {result}.",
            set=words,
            lost=lost,
            cell=name,
            taken=taken,
            result=result,
        )
    return Message(
        "{cell}, losing {lost}, takes one of {taken} from {set}, which keeps as many digits as "
        "cells, so {result}.",
        set=words,
        lost=lost,
        cell=name,
        taken=taken,
        result=result,
    )


def _have_a_house(truths: Iterable[Truth]) -> bool:
    """Whether some cells lie in one house."""
    cells = sum(1 << truth.number for truth in truths)
    return any(not cells & ~mask for mask in STANDARD_SHAPE.house_masks)


def _digits(truths: Iterable[Truth]) -> int:
    """The digits of some cells, as a mask."""
    found = 0
    for truth in truths:
        for each in candidates_of(truth.candidates):
            found |= 1 << each.digit - 1
    return found


def premise(truth: Truth, notation: Notation = "r4c5") -> Message:
    """The premise of a step: the candidates of a cell, of a digit in a house, or guardians."""
    there = candidates_of(truth.candidates)
    if truth.kind == "cell":
        digits = tuple(str(each.digit) for each in there)
        cell = write_cells([truth.number], notation)
        return Message("{cell} can only be {digits}.", cell=cell, digits=digits)
    if truth.kind == "house":
        house, digit = divmod(truth.number, 9)
        cells = write_cells((each.cell for each in there), notation)
        return Message(
            "In {house}, {digit} can only stand in {cells}.",
            house=house_words(house),
            digit=digit + 1,
            cells=cells,
        )
    guardians = tuple(write_candidates(there, "=", notation))
    if not truth.digits:
        return Message(
            "Without {guardians} the grid would have two solutions.", guardians=guardians
        )
    cells = write_cells(cells_in(truth.number), notation)
    if truth.outside:
        return Message(
            "Without {guardians} the digits {digits} would fill {cells}, and everywhere else they "
            "could be exchanged.",
            guardians=guardians,
            digits=tuple(str(digit + 1) for digit in numbers_in(truth.digits)),
            cells=cells,
        )
    if truth.lines:
        return Message(
            "Without {guardians} the cells {cells} and others of {lines} could be exchanged.",
            guardians=guardians,
            cells=cells,
            lines=tuple(map(house_words, truth.lines)),
        )
    return Message(
        "Without {guardians} the cells {cells} would be a deadly pattern.",
        guardians=guardians,
        cells=cells,
    )


def almost_locked(cells: int, digits: int, notation: Notation = "r4c5") -> Message:
    """The description of an almost locked set; cells and digits are masks."""
    words = write_set(cells, digits, notation)
    return Message("{set} hold one digit more than they are cells.", set=words)


def absurdity(ends: tuple[Node, ...], notation: Notation = "r4c5") -> Message:
    """The contradiction: a candidate both true and false, or a cell or house without candidates."""
    cells, digit, _ = ends[0]
    names = write_cells({cell for node in ends for cell in cells_in(node[0])}, notation)
    if any(on for _, _, on in ends):
        return Message(
            "But then {cell} would be {digit} and also not.", cell=names, digit=digit + 1
        )
    if all(other == cells for other, _, _ in ends) and len(ends) > 1:
        return Message("But then nothing is left for {cell}.", cell=names)
    every = sum({node[0] for node in ends})
    house = next(
        (number for number, area in enumerate(STANDARD_SHAPE.house_masks) if not every & ~area), 0
    )
    return _no_place(house, digit)


def nothing_left(kind: str, number: int, notation: Notation = "r4c5") -> Message:
    """The contradiction of an empty unit: a cell, or `9 * house + digit`."""
    if kind == "cell":
        cell = write_cells([number], notation)
        return Message("But then nothing is left for {cell}.", cell=cell)
    return _no_place(*divmod(number, 9))


def _no_place(house: int, digit: int) -> Message:
    return Message(
        "But then {house} has no place for {digit}.", house=house_words(house), digit=digit + 1
    )
