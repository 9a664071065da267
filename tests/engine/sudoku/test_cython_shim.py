# SPDX-License-Identifier: MIT
"""What stands in for Cython where it is not installed."""

from sudoku_qt.engine.sudoku import cython_shim


def test_a_struct_has_numbers_arrays_and_arrays_of_structs() -> None:
    point = cython_shim.struct(x=0, y=0)
    shape = cython_shim.struct(points=(3, point), labels=2, size=0)
    first, second = cython_shim.declare(shape), cython_shim.declare(shape)
    first.points[1].x = first.labels[0] = first.size = 7
    assert [each.x for each in first.points] == [0, 7, 0]
    assert (first.labels, first.size) == ([7, 0], 7)
    assert (second.points[1].x, second.labels, second.size) == (0, [0, 0], 0)


def test_an_address_leads_to_the_value() -> None:
    value = [1]
    cython_shim.address(value).append(2)
    assert value == [1, 2]


def test_without_the_compiler_nothing_holds_or_frees_a_lock() -> None:
    assert not cython_shim.compiled
    with cython_shim.nogil:
        assert cython_shim.bint(1)
