# SPDX-License-Identifier: MIT
"""A step: one conclusion, with everything needed to show and explain it.

Steps are made from findings only when somebody looks at them. A step has no colours and no
sentence: it has marks by role, links, and facts to fill the blanks of its technique's page.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, pairwise
from typing import Any, Literal, NamedTuple, cast

from sudoku_qt.engine.sudoku.logic.board import Finding
from sudoku_qt.engine.sudoku.logic.evidence import Node, Part
from sudoku_qt.engine.sudoku.logic.proof import Branch, Proof, branches_of, prove
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in

Role = Literal[
    "follows",
    "eliminated",
    "set_a",
    "set_b",
    "set_c",
    "set_d",
    "set_e",
    "set_f",
    "set_g",
    "placed",
    "excluded",
]
Notation = Literal["r4c5", "D5"]
Variable = tuple[int, int, int, int]
"""A unit of a whip, in the form of `search.braids.whips.Variable`."""
HiddenSet = tuple[int, int, int]
"""An almost hidden set: its cells, the digits (a mask) that are in all of them but one, the house.
"""
StrippedCell = tuple[int, int, int, int]
"""A locked set that leaves one digit in a cell: its cells and digits, the cell, the lost digits."""
_ROWS = "ABCDEFGHI"
_HOUSES = "rcb"


class Candidate(NamedTuple):
    """A digit (1-9) in a cell (0-80)."""

    cell: int
    digit: int


class Mark(NamedTuple):
    """A candidate and its role in a step."""

    role: Role
    candidate: Candidate


class Link(NamedTuple):
    """A link between two groups of candidates, each of one digit."""

    kind: Literal["strong", "weak"]
    start: tuple[Candidate, ...]
    end: tuple[Candidate, ...]


class Through(NamedTuple):
    """What chains go through besides cells and houses."""

    sets: tuple[tuple[int, int], ...] = ()
    hidden: tuple[HiddenSet, ...] = ()
    stripped: tuple[StrippedCell, ...] = ()
    pairs: frozenset[int] = frozenset()
    """The cells (0-80) with two candidates; a link within one of them needs no set."""


DIRECT = Through()
"""The links of a chain without sets."""


@dataclass(frozen=True)
class Step:
    """What is placed, what is eliminated, and why. Digits are a player's, 1-9."""

    technique: str
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    digits: tuple[int, ...]
    variant: str
    """The technique's sentence for this step; "" if it has only one."""
    marks: tuple[Mark, ...]
    """The candidates of the pattern, each with its role; conclusions come last."""
    parts: tuple[Part, ...]
    position: tuple[int, ...]
    """The candidates of the position, as 81 masks."""
    values: bytes
    """The digits of the position, 0 for an empty cell."""

    @classmethod
    def of(
        cls,
        technique: str,
        finding: Finding,
        candidates: Sequence[int],
        values: bytes,
    ) -> "Step":
        """The step of a technique's finding in a position: 81 masks of candidates, 81 digits."""
        goes = tuple(map(candidate_of, finding.eliminations))
        follows = tuple(map(candidate_of, finding.placements))
        roles = chain_roles(finding.parts)
        marks = [
            Mark(role, each)
            for part in finding.parts
            for role, each in _marked(part, roles)
            if _stands(role, each, candidates, values)
        ]
        marks += [Mark("eliminated", each) for each in goes]
        marks += [Mark("follows", each) for each in follows]
        return cls(
            technique,
            follows,
            goes,
            tuple(digits_in(finding.digits)),
            finding.variant,
            tuple(dict.fromkeys(marks)),
            finding.parts,
            tuple(candidates),
            values,
        )

    @cached_property
    def proof(self) -> Proof:
        """What the step rests on, and its reasoning link by link."""
        return prove(
            self.parts,
            self.position,
            map(_number, self.eliminations),
            map(_number, self.placements),
        )

    @cached_property
    def branches(self) -> tuple[Branch, ...]:
        """The branches of its proof alone; the rest of a proof takes far longer."""
        return branches_of(self.parts, self.position)

    @property
    def links(self) -> tuple[Link, ...]:
        """The links of its chains, in reading order."""
        whips = (link for part in self.parts if part[0] == "whip" for link in _whip_links(part))
        return *whips, *(
            Link("weak" if start[2] else "strong", _node(start), _node(end))
            for nodes in _chains(self.parts)
            for start, end in pairwise(nodes)
        )


def chain_roles(parts: Iterable[Part]) -> tuple[Role, Role]:
    """The roles of true and of false nodes along chains, different from those of the step's sets.

    If a chain starts from sets with two roles, the third role is used for all of it.
    """
    taken = {part[2] for part in parts if part[0] in {"cells", "candidates"}}
    if "set_a" not in taken:
        return "set_a", "set_b"
    return "set_c", "set_c" if "set_b" in taken else "set_b"


def _stands(role: Role, each: "Candidate", candidates: Sequence[int], values: bytes) -> bool:
    """Whether a position has what is to be marked: a candidate, or a digit on the board."""
    if role == "placed":
        return values[each.cell] == each.digit
    return bool(candidates[each.cell] >> each.digit - 1 & 1)


def write_cells(cells: Iterable[int], notation: Notation = "r4c5") -> str:
    """Cells in notation: "r4c5", "r4c57 r6c5" or "D5", "D57 F5"."""
    by_row: dict[int, list[int]] = {}
    for cell in sorted(cells):
        by_row.setdefault(cell // 9, []).append(cell % 9)
    rows: dict[tuple[int, ...], list[int]] = {}
    for row, columns in by_row.items():
        rows.setdefault(tuple(columns), []).append(row)
    words = []
    for run, members in rows.items():
        right = "".join(str(column + 1) for column in run)
        if notation == "D5":
            words.append("".join(_ROWS[row] for row in members) + right)
        else:
            words.append("r" + "".join(str(row + 1) for row in members) + "c" + right)
    return " ".join(words)


def cell_names(cells: Iterable[int], notation: Notation = "r4c5") -> tuple[str, ...]:
    """Cells in notation as members of a list, which each language joins in its own way."""
    return tuple(write_cells(cells, notation).split())


def write_house(house: int, notation: Notation = "r4c5") -> str:
    """A house as "r4", "c5", "b5"; in the other notation a row is its letter."""
    if notation == "D5" and house < 9:
        return _ROWS[house]
    return f"{_HOUSES[house // 9]}{house % 9 + 1}"


def write_chain(
    nodes: tuple[Node, ...], notation: Notation = "r4c5", through: Through = DIRECT
) -> str:
    """A chain in Eureka notation, "=" for strong, "-" for weak links: "(4)r1c2=(4-5)r1c7".

    A link through a set is written with all cells of the set, "(1=2)r1c123". Of an almost hidden
    set at most one cell lacks its digits, so one of any two parts has them:
    "(1-45)r1c7=(45-2)r1c89" leads from 1 in one part to 2 not in the other.
    """
    words = []
    for _, run in groupby(_pieces(nodes, through), key=lambda piece: piece[2:]):
        (sign, inside, cells, _), *more = run
        inside += "".join(f"{before}{digits}" for before, digits, *_ in more)
        words.append(f"{sign}({inside}){write_cells(cells_in(cells), notation)}")
    return "".join(words)


_Piece = tuple[str, str, int, bool]
"""The sign before it, its digits, their cells, and whether these are of an almost hidden set."""


def _pieces(nodes: Sequence[Node], through: Through) -> Iterator[_Piece]:
    """Yield the pieces of a chain in writing; those with the same cells stand together."""
    hidden = ""
    done = -1
    for place, (cells, digit, on) in enumerate(nodes):
        sign = "" if not place else "=" if on or hidden else "-"
        before = f"{hidden}-" if hidden else ""
        hidden = _via(nodes, place, through.hidden)
        after = f"-{hidden}" if hidden else ""
        if place == done:
            continue
        pair = nodes[place : place + 2]
        passed = [] if on or len(pair) < 2 else list(_through_set(pair[0], pair[1], sign, through))
        if passed:
            done = place + 1
            yield from passed
        else:
            yield sign, f"{before}{digit + 1}{after}", cells, bool(hidden)


def _through_set(start: Node, end: Node, sign: str, through: Through) -> Iterator[_Piece]:
    """Yield what a strong link is in writing that goes through a set, nothing of any other."""
    (one, digit, _), (two, other, _) = start, end
    near_by = any(not (one | two) & ~mask for mask in STANDARD_SHAPE.house_masks)
    in_pair = one == two and one.bit_length() - 1 in through.pairs and not one & one - 1
    if in_pair or (digit == other and near_by):
        return
    first, last = str(digit + 1), str(other + 1)
    for cells, digits in through.sets if digit != other else ():
        if not (one | two) & ~cells and digits >> digit & digits >> other & 1:
            yield sign, first, cells, False
            yield "=", last, cells, False
            return
    for cells, _, cell, lost in through.stripped:
        taken = "".join(map(str, digits_in(lost)))
        for near, far in ((cells, 1 << cell), (1 << cell, cells)):
            if not one & ~near and not two & ~far:
                yield sign, first, near, False
                yield "=", taken, near, False
                yield "-", taken, far, False
                yield "=", last, far, False
                return


def _via(nodes: Sequence[Node], place: int, sets: Sequence[HiddenSet]) -> str:
    """The digits of the almost hidden set by which a node makes the next one false, or ""."""
    if place + 1 == len(nodes) or not nodes[place][2]:
        return ""
    (one, digit, _), (two, other, _) = nodes[place], nodes[place + 1]
    if digit == other or (one == two and not one & one - 1):
        return ""
    for cells, digits, _ in sets:
        if not (one | two) & ~cells:
            return "".join(map(str, digits_in(digits)))
    return ""


def write_node(node: Node, notation: Notation = "r4c5") -> str:
    """That a digit is in a cell or a group, "r1c7=5", or is not, "r1c78≠5"."""
    cells, digit, on = node
    return f"{write_cells(cells_in(cells), notation)}{'=' if on else '≠'}{digit + 1}"


def write_set(cells: int, digits: int, notation: Notation = "r4c5") -> str:
    """A set of cells with its digits: "{145} r1c123"."""
    inside = "".join(map(str, digits_in(digits)))
    return f"{{{inside}}} {write_cells(cells_in(cells), notation)}"


def write_candidates(
    candidates: Iterable[Candidate], sign: str, notation: Notation = "r4c5"
) -> Iterator[str]:
    """Candidates joined: by cell, "r1c6≠2,5", then cells with the same digits."""
    by_cell: dict[int, list[int]] = {}
    for cell, digit in candidates:
        by_cell.setdefault(cell, []).append(digit)
    by_digits: dict[tuple[int, ...], list[int]] = {}
    for cell, digits in by_cell.items():
        by_digits.setdefault(tuple(sorted(digits)), []).append(cell)
    for same, cells in sorted(by_digits.items()):
        yield f"{write_cells(cells, notation)}{sign}{','.join(map(str, same))}"


def through_of(parts: Iterable[Part], position: Sequence[int]) -> Through:
    """What the chains in the evidence go through, in a position of 81 masks."""
    known = tuple(parts)
    return Through(
        _members_of(known, "cell_sets"),
        _members_of(known, "hidden_sets"),
        _members_of(known, "stripped_cells"),
        frozenset(cell for cell, mask in enumerate(position) if mask.bit_count() == 2),
    )


def _members_of(parts: Sequence[Part], kind: str) -> tuple[Any, ...]:
    return tuple(each for part in parts if part[0] == kind for each in cast(Iterable[Any], part[3]))


def _marked(part: Part, roles: tuple[Role, Role]) -> Iterator[tuple[Role, Candidate]]:
    """Yield the candidates of a part; `roles` are those of what is true and false along chains."""
    kind, name, value = part[0], str(part[1]), part[3]
    if kind == "chain":
        true, false = roles if name.startswith("chain") else ("set_b", "set_b")  # a single link
        for node in cast(tuple[Node, ...], value):
            for each in _node(node):
                yield true if node[2] else false, each
    if kind == "nodes" and name.startswith("net"):
        for number in cast(tuple[int, ...], value):
            yield roles[number >= 729], candidate_of(number % 729)
    if not part[2]:
        return
    role = cast(Role, part[2])
    if kind == "cells":
        for cell in cells_in(cast(int, value)):
            for digit in digits_in(cast(int, part[4])):
                yield role, Candidate(cell, digit)
    elif kind == "candidates":
        for number in cast(tuple[int, ...], value):
            yield role, candidate_of(number)


def candidate_of(number: int) -> Candidate:
    """The candidate of a number `81 * digit + cell` with digits 0-8."""
    return Candidate(number % 81, number // 81 + 1)


def _number(candidate: Candidate) -> int:
    return 81 * (candidate.digit - 1) + candidate.cell


def _node(node: Node) -> tuple[Candidate, ...]:
    cells, digit, _ = node
    return tuple(Candidate(cell, digit + 1) for cell in cells_in(cells))


def digits_in(mask: int) -> Iterator[int]:
    """The digits of a mask as a player's, 1-9."""
    return (digit + 1 for digit in range(9) if mask >> digit & 1)


def _whip_links(part: Part) -> Iterator[Link]:
    """Yield the links by which each unit of a whip is entered and left."""
    for origin, left, right, _ in cast(tuple[Variable, ...], part[3]):
        yield Link("weak", (candidate_of(origin),), (candidate_of(left),))
        if right >= 0:
            yield Link("strong", (candidate_of(left),), (candidate_of(right),))


def _chains(parts: Iterable[Part]) -> Iterator[tuple[Node, ...]]:
    for part in parts:
        if part[0] == "chain":
            yield cast(tuple[Node, ...], part[3])
        if part[0] == "chains":
            yield from cast(tuple[tuple[Node, ...], ...], part[3])
