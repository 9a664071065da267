# SPDX-License-Identifier: MIT
"""Pieces of evidence are plain tuples of kind, name, role and value."""

import pickle

from sudoku_qt.engine.sudoku.logic import evidence


def test_every_part_begins_with_its_kind_name_and_role() -> None:
    parts = (
        evidence.cells("a", evidence.SET_A, 1, 1),
        evidence.candidate("a", evidence.SET_B, 4, 2),
        evidence.candidates("a", evidence.SET_C, [4, 5]),
        evidence.digits("a", 1),
        evidence.houses("a", [1]),
        evidence.number("a", 1),
        evidence.cell_sets("a", [(1, 2)]),
        evidence.nodes("a", [1, 730]),
        evidence.chain("a", [(1, 0, True)]),
        evidence.link("a", (1, 0, False), (2, 0, True)),
    )
    for part in parts:
        kind, name, role, *rest = part
        assert isinstance(kind, str)
        assert name == "a"
        assert role in {"", "set_a", "set_b", "set_c"}
        assert rest
    assert pickle.loads(pickle.dumps(parts)) == parts  # noqa: S301 - our own
    assert evidence.candidate("a", "", 4, 2)[3:] == (1 << 4, 1 << 2)
