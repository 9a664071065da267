# SPDX-License-Identifier: MIT
"""The evidence of a chain: its nodes, the sets that it goes through, and their marks.

A set that leaves only a few cells of its house is told by these cells instead. They are an almost
hidden set: the digits that the set lacks are in all of them but one. So a digit that is not in the
set is in these cells, and then another digit is not, and is in the set.
"""

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import is_short
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links

HiddenSet = tuple[int, int, int]
"""Cells, digits (a mask) and the house of an almost hidden set."""


def chain_parts(
    links: Links, nodes: list[int], vias: list[int], digits: int
) -> tuple[evidence.Part, ...]:
    """The evidence of a chain whose start is false; `digits` are those of its conclusion."""
    words = words_of(links, nodes, vias, False)
    sets = sets_along(vias)
    return (
        evidence.chain("chain", words),
        evidence.cells("start", evidence.SILENT, words[0][0], 0),
        evidence.cells("end", evidence.SILENT, words[len(words) - 1][0], 0),
        evidence.digits("start_digit", 1 << words[0][1]),
        evidence.digits("end_digit", 1 << words[len(words) - 1][1]),
        evidence.digits("digits", digits),
        *sets_of(links, sets, "sets"),
        *_marks(links, sets),
    )


def sets_along(vias: list[int]) -> list[int]:
    """The sets of the strong links of a chain, each once."""
    return [number for number in dict.fromkeys(vias) if number >= 0]


def variant_of(links: Links, kind: str, sets: list[int]) -> str:
    """The variant of the sentence for a kind of conclusion, depending on almost hidden sets."""
    are_hidden = [hidden_set(links, each) for each in sets if each not in links.patterns]
    if not any(are_hidden):
        return kind
    return f"{kind}_hidden" if all(are_hidden) else f"{kind}_both"


def words_of(links: Links, nodes: list[int], vias: list[int], on: bits.Flag) -> list[evidence.Node]:
    """The nodes of a chain whose first is true or false (`on`), with its strong links' sets."""
    number: bits.Count
    node: bits.Node
    words: list[evidence.Node] = []
    left = list(vias)
    for number, node in enumerate(nodes):
        true: bool = (number % 2 == 0) == bool(on)
        if true and number:
            words += _within(links, left.pop(0), nodes[number - 1], node)
        words.append((links.cells[node], links.digit[node], true))
    return words


def _within(links: Links, via: bits.Count, start: bits.Node, end: bits.Node) -> list[evidence.Node]:
    """What a strong link goes through, where its set is told by the cells that it leaves."""
    hidden = hidden_set(links, via) if via >= 0 else None
    if hidden is None:
        return []
    one: bits.CellSet = hidden[0]
    two: bits.CellSet = hidden[0]
    one &= links.where[links.digit[start]]
    two &= links.where[links.digit[end]]
    if not one or not two:
        return []
    return [(one, links.digit[start], True), (two, links.digit[end], False)]


def hidden_set(links: Links, number: bits.Count) -> HiddenSet | None:
    """A large set as the almost hidden set of its house's other cells, if it can be told so."""
    house: bits.House
    digit: bits.Digit
    cells: bits.CellSet
    taken: bits.Mask
    cells, taken = links.members(number)
    if number in links.patterns or is_short(cells):
        return None
    for house in range(27):
        if cells & ~bits.HOUSES[house]:
            continue
        free: bits.CellSet = bits.NO_CELLS
        digits: bits.Mask = 0
        for digit in range(9):
            free |= links.where[digit] & bits.HOUSES[house] & ~cells
            if links.where[digit] & bits.HOUSES[house] and not taken >> digit & 1:
                digits |= 1 << digit
        if digits and bits.size(digits) + 1 == bits.count(free):
            return free, digits, house
    return None


def sets_of(links: Links, numbers: list[int], name: str) -> list[evidence.Part]:
    """Sets and patterns as evidence; almost hidden sets get another name than sets."""
    sets = [each for each in numbers if each not in links.patterns]
    hidden = [each for each in (hidden_set(links, number) for number in sets) if each]
    stripped = [each for each in (links.stripped_of(number) for number in sets) if each]
    whole = [
        (links.stripped_of(each) or links.members(each))[:2]
        for each in sets
        if not hidden_set(links, each)
    ]
    parts = [evidence.cell_sets(name, whole)] if whole else []
    if stripped:
        parts.append(evidence.stripped_cells(f"stripped_{name}", stripped))
    if hidden:
        parts.append(evidence.hidden_sets(f"hidden_{name}", hidden))
    patterns = [links.patterns[each] for each in numbers if each in links.patterns]
    if links.kinds.impossible:
        return parts + [evidence.impossible(cells, digits) for cells, digits, _ in patterns]
    return parts + [evidence.pattern(*each) for each in patterns]


def _marks(links: Links, sets: list[int]) -> list[evidence.Part]:
    """The marks of the cells of sets and patterns."""
    marked = [(each, hidden_set(links, each) or links.members(each)) for each in sets]
    return [
        evidence.cells(f"set{number}", evidence.SET_C, members[0], members[1])
        for number, members in marked
    ]
