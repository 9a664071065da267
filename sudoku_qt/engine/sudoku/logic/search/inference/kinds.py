# SPDX-License-Identifier: MIT
"""The kinds of links and of chains that a search follows.

They are not in the modules of the searches, which are compiled: there the annotations of a named
tuple are texts, which are parsed one by one when it is created. That was a twentieth of the start
of `sudoku rate`.
"""

from typing import NamedTuple


class LinkKinds(NamedTuple):
    """Which links a search follows.

    `unique` adds deadly patterns: rectangles, or a BUG, that two nodes prevent; `impossible` adds
    tridagons that two nodes prevent. `within_digit` allows the strong links of houses,
    `within_cell` those of bivalue cells; `grouped` adds groups, and `sets` almost locked sets: if
    one of them loses a digit, it holds each of the others.
    """

    within_digit: bool = True
    within_cell: bool = True
    grouped: bool = False
    sets: bool = False
    unique: bool = False
    impossible: bool = False

    @property
    def patterns(self) -> bool:
        """Whether there may be links of patterns."""
        return self.unique or self.impossible


BETWEEN_CANDIDATES = LinkKinds()


class ChainRules(NamedTuple):
    """Which chains are searched for.

    With `needs_node` a chain must use a node of several cells or a set; otherwise, and if a chain
    without one is as short, it is left to simpler techniques. With `needs_set`, too, it must use a
    set or a pattern, and is kept beside one without that is as short: the simpler techniques find
    that one, but may not have its loops. With `one_digit` its ends have the same digit. The almost
    locked sets of a chain may share cells only with `overlap`.

    New chains need new strong links. So if the last search of a `name` found nothing on a board,
    only chains with a new one are searched for.
    """

    needs_node: bool = False
    needs_set: bool = False
    one_digit: bool = False
    overlap: bool = False
    name: str = ""


ANY_CHAIN = ChainRules()
