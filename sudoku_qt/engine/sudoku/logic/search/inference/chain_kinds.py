# SPDX-License-Identifier: MIT
"""Players' names for kinds of alternating chains, told from the chain's digits.

A link between two nodes with the same digit lies in a house, one between different digits in a
cell, so the digits alone show the form of a chain. The six digits of a chain with three strong
links, written as x, y, z in the order of their first use, are its word; each wing has its own
words. For example, "xyyyxx" is an M-wing: (x=y) in a cell, y=y in a house, x=x in a house, in short
(x=y)-(y)=(y-x)=(x).
"""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.search.inference.chains import CHAIN, LOOP

RING = "aic_ring"
TYPE_1, TYPE_2 = "aic_type_1", "aic_type_2"
"""Both ends have the same digit, or different ones."""
WINGS = {
    "xyyyxx": "m_wing",
    "xxxyyy": "s_wing",
    "xxxxyy": "l_wing",
    "xxyyzz": "h_wing",
    "xyyyzz": "h_wing",
    "xyyzzz": "h_wing",
}
"""The wings, by the word of the chain when it is read from one of its ends."""
CHAIN_KINDS = (RING, *dict.fromkeys(WINGS.values()), TYPE_1, TYPE_2)


def kind_of_chain(variant: str, nodes: Sequence[Node]) -> str:
    """The kind of a chain of single candidates; "" if players have no name for it.

    A chain whose two ends are the same candidate has none.
    """
    if variant == LOOP:
        return RING
    if variant != CHAIN:
        return ""
    digits = [digit for _, digit, _ in nodes]
    wing = WINGS.get(_word(digits)) or WINGS.get(_word(digits[::-1]))
    if wing and not _comes_back(nodes):
        return wing
    return TYPE_1 if digits[0] == digits[-1] else TYPE_2


def _word(digits: Sequence[int]) -> str:
    """The six digits of a chain as letters; "" for a chain of another length."""
    places = list(dict.fromkeys(digits))
    return "".join("xyz"[places.index(digit)] for digit in digits) if len(digits) == 6 else ""


def _comes_back(nodes: Sequence[Node]) -> bool:
    """Whether a chain comes to a cell that it has left; there is less to be seen than a wing."""
    cells = [cell for cell, _ in groupby(nodes, key=itemgetter(0))]
    return len(cells) > len({*cells})
