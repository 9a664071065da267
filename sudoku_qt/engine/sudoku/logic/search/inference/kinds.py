# SPDX-License-Identifier: MIT
"""Kinds of links and of chains: which of them a search follows.

Here and not with the searches, since these are compiled: of a named tuple there the annotations
are texts, which are parsed one by one while it is made. That was a twentieth of the start of
`sudoku rate`.
"""

from typing import NamedTuple


class LinkKinds(NamedTuple):
    """Which links a search follows.

    `unique` adds deadly patterns: rectangles, or a grave, with two nodes that keep it off.
    `within_digit` takes the strong links of houses, `within_cell` those of bivalue cells;
    `grouped` adds groups, and `sets` almost locked sets: when one of them loses a digit, each
    of its others stands in it.
    """

    within_digit: bool = True
    within_cell: bool = True
    grouped: bool = False
    sets: bool = False
    unique: bool = False


BETWEEN_CANDIDATES = LinkKinds()


class ChainRules(NamedTuple):
    """Which chains are looked for.

    With `needs_node` a chain must use a node of several cells or a set, or it is left to simpler
    techniques, as it is where one without is as short. With `needs_set`, too, it must use a set or
    a pattern, and is kept beside one without that is as short: the simpler techniques tell that
    one, but may have nothing to say of the loops. With `one_digit` its ends are of one digit.
    Almost locked sets of a chain share cells only with `overlap`.

    Chains come to be by new strong links only. So where the last search of a `name` found nothing
    on a board, only those are looked for that use a new one.
    """

    needs_node: bool = False
    needs_set: bool = False
    one_digit: bool = False
    overlap: bool = False
    name: str = ""


ANY_CHAIN = ChainRules()
