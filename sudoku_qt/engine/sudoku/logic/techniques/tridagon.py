# SPDX-License-Identifier: MIT
"""Tridagon, or Thor's hammer: twelve cells in four boxes that three digits alone cannot fill.

So one of their other candidates, the guardians, is true. If two nodes prevent the pattern, they are
a strong link for chains. If there are more guardians, all may lead by chains to the same result.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.deadly_patterns import Pattern, two_nodes
from sudoku_qt.engine.sudoku.logic.search.guarded.tridagons import (
    guarded_tridagons,
    tridagon_links,
    tridagons,
)
from sudoku_qt.engine.sudoku.logic.search.guarded_cells import guarded
from sudoku_qt.engine.sudoku.logic.search.inference.chains import CHAIN, LOOP, TRUE, ChainSearch
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import ChainRules, LinkKinds
from sudoku_qt.engine.sudoku.logic.search.inference.links import links_of
from sudoku_qt.engine.sudoku.logic.search.inference.reach import Reach, borrow, give_back
from sudoku_qt.engine.sudoku.logic.technique import Technique

MOST_GUARDIANS = 6
"""The most chains that are told in one step."""
_FAR = 1000
_LINK, _GUARDIANS = "tridagon_link", "tridagon_guardians"
_ALL = "all"
_KINDS = {CHAIN: _LINK, LOOP: _LINK, TRUE: _LINK, _ALL: _GUARDIANS}
"""By the variant of a finding."""


class Tridagon(Technique):
    """Type 1: one cell has extras; 2: all extras are one digit; 3: they make a naked subset.

    Then chains through a tridagon link, and chains from three guardians or more.
    """

    name = "tridagon"
    kinds = (_LINK, _GUARDIANS)

    def find(self, board: Board) -> Iterator[Finding]:
        """Check every tridagon."""
        for cells, digits in tridagons(board):
            yield from guarded(board, cells, digits)
        yield from _through_links(board)
        yield from _of_many_guardians(board)

    def kind_of(self, finding: Finding) -> str:
        """A link or more guardians, if there are chains."""
        return _KINDS.get(finding.variant, "")


def _through_links(board: Board) -> Iterator[Finding]:
    """Yield what follows from chains through a tridagon link, if there is one."""
    if next(tridagon_links(board), None) is not None:
        links = links_of(board, LinkKinds(grouped=True, impossible=True))
        rules = ChainRules(needs_node=True, needs_set=True)
        yield from ChainSearch(board, links, rules).run((LOOP, CHAIN, TRUE))


def _of_many_guardians(board: Board) -> Iterator[Finding]:
    """Yield what all guardians exclude, fewest guardians first."""
    patterns = [each for each in guarded_tridagons(board) if _are_several(each[2])]
    if not patterns:
        return
    reach = borrow(board, links_of(board, LinkKinds(grouped=True)))
    try:
        for pattern in sorted(patterns, key=_guardian_count):
            for digit, left in enumerate(_excluded_by_all(board, reach, pattern[2])):
                yield from _findings(reach, pattern, digit, left)
    finally:
        give_back(board, reach)


def _are_several(guardians: tuple[int, ...]) -> bool:
    """Whether guardians are in several cells, not a link, and not too many."""
    cells = {guardian % 81 for guardian in guardians}
    if len(guardians) < 3 or len(guardians) > MOST_GUARDIANS or len(cells) == 1:
        return False
    return two_nodes(guardians) is None


def _guardian_count(pattern: Pattern) -> int:
    return len(pattern[2])


def _excluded_by_all(board: Board, reach: Reach, guardians: tuple[int, ...]) -> list[int]:
    """The cells from which each digit is excluded whichever guardian is true."""
    digit: bits.Digit
    guardian: bits.Candidate
    common = [board.where[digit] for digit in range(9)]
    for guardian in guardians:
        reach.run_true(guardian, _FAR)
        for digit in range(9):
            common[digit] &= reach.off_seen[digit]
    return common


def _findings(reach: Reach, pattern: Pattern, digit: int, left: bits.CellSet) -> Iterator[Finding]:
    while left:
        yield _finding(reach, pattern, 81 * digit + bits.first(left))
        left &= left - 1


def _finding(reach: Reach, pattern: Pattern, eliminated: bits.Candidate) -> Finding:
    """Make a finding of the chains that prove a candidate false."""
    cells, digits, guardians = pattern
    chains = []
    length = 0
    for number, guardian in enumerate(guardians):
        reach.run_true(guardian, _FAR)
        words = [
            (reach.links.cells[node], reach.links.digit[node], place % 2 == 0)
            for place, node in enumerate(reach.chain(eliminated, on=False))
        ]
        length += len(words)
        chains.append(evidence.chain(f"chain{number}", words))
    parts = (
        evidence.cells("cells", evidence.SET_C, cells, digits),
        evidence.impossible(cells, digits),
        evidence.digits("digits", digits),
        evidence.candidates("guardians", evidence.SILENT, guardians),
        *chains,
    )
    all_digits = digits | 1 << eliminated // 81
    return Finding(parts, all_digits, (eliminated,), size=length, variant=_ALL)
