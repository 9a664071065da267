# SPDX-License-Identifier: MIT
"""What players call an alternating chain, by what it is made of.

How its links lie is seen from its digits alone: between two of one digit a link lies in a house,
between two of different digits in a cell. So the six digits of a chain with three strong links,
written as x, y, z in the order in which they come, are its word, and each wing has words of its
own: "xyyyxx" is x=y in a cell, y=y in a house, x=x in a house, (x=y)-(y)=(y-x)=(x).
"""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.search.inference.chains import CHAIN, LOOP

RING = "aic_ring"
TYPE_1, TYPE_2 = "aic_type_1", "aic_type_2"
"""Both ends are of one digit, or of two."""
WINGS = {
    "xyyyxx": "m_wing",
    "xxxyyy": "s_wing",
    "xxxxyy": "l_wing",
    "xxyyzz": "h_wing",
    "xyyyzz": "h_wing",
    "xyyzzz": "h_wing",
}
"""By the word of the chain, read from that end from which it is found here."""
CHAIN_KINDS = (RING, *dict.fromkeys(WINGS.values()), TYPE_1, TYPE_2)


def kind_of_chain(variant: str, nodes: Sequence[Node]) -> str:
    """The kind of a chain of single candidates, "" where players have no name for it.

    That is so where both ends are the same candidate.
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
    """The digits of a chain as letters; those of a longer one are no word of a wing."""
    places = list(dict.fromkeys(digits))
    return "".join("xyz"[places.index(digit)] for digit in digits) if len(digits) == 6 else ""


def _comes_back(nodes: Sequence[Node]) -> bool:
    """Whether a chain comes to a cell that it has left; there is less to be seen than a wing."""
    cells = [cell for cell, _ in groupby(nodes, key=itemgetter(0))]
    return len(cells) > len({*cells})
