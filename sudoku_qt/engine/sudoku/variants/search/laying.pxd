# SPDX-License-Identifier: MIT
# The C types of laying.py, for the compiler alone: Python never reads this file.

cimport cython

from cpython cimport array

from sudoku_qt.engine.sudoku.variants.search.tree cimport shorts, u64, words

cdef inline whole_numbers(list items):
    cdef Py_ssize_t number
    cdef array.array made = array.clone(array.array("i"), len(items), zero=False)
    for number in range(len(items)):
        made.data.as_ints[number] = items[number]
    return made

cdef int HOUSE, CAGE, TOTAL, COURSE, AFTER_SUMS, ORDER, MOST_SETS, MOST_FOLLOWED, COMPARED


@cython.final
cdef class Laying:
    cdef object tables, sums, table, turned
    cdef dict houses, pairs, courses
    cdef list rules, cages
    cdef int size, count, each, largest, asker, number
    cdef unsigned short *masks
    cdef u64 *seen
    cdef int cells[256]
    cdef int weights[256]
    cdef int clique[256]
    cdef int sizes[256]
    cdef int owns[256]
    cdef u64 common[1024]
    cdef u64 area[4]

    cdef _allow(self, int cell, int mask)
    cdef _differ(self, object cells)
    cdef bint _sees(self, int one, int two) noexcept nogil
    cdef _pair(self, int one, int two, object table)
    cdef _meet(self, int one, int two, object table)
    cdef _cage(self, object cells, object sets, int total)
    cdef int _burden(self, int count) noexcept nogil
    cdef _total(self, object cells, object weights, object total)
    cdef _compare(self, object totals)
    cdef _derive(self)
    cdef _lay_total(self, object total, int heavy)
    cdef int _group(self) noexcept nogil
    cdef int _group_of(self, int weight, int start) noexcept nogil
    cdef _course(self, object cells, object course)
    cdef _rule(self, int kind, int cost, object cells, object body, int weight)
    cdef _write(self)
    cdef _write_pairs(self)
