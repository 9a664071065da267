# SPDX-License-Identifier: MIT
"""Kinds of links and chains are values, whose annotations nothing has to parse."""

from sudoku_qt.engine.sudoku.logic.search.inference.kinds import (
    ANY_CHAIN,
    BETWEEN_CANDIDATES,
    ChainRules,
    LinkKinds,
)


def test_the_same_wishes_are_the_same_kind() -> None:
    assert LinkKinds(grouped=True) == LinkKinds(grouped=True) != BETWEEN_CANDIDATES
    assert len({ChainRules(), ANY_CHAIN, ChainRules(one_digit=True)}) == 2


def test_annotations_are_no_texts() -> None:
    assert {*LinkKinds.__annotations__.values()} == {bool}
    assert {*ChainRules.__annotations__.values()} == {bool, str}
