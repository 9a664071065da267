# SPDX-License-Identifier: MIT
# The C types of search.py, for the compiler alone: Python never reads this file.

from cpython.exc cimport PyErr_CheckSignals as check_signals

cdef extern from "vectors.h" nogil:
    ctypedef struct vec:
        pass
    ctypedef unsigned long long u64
    ctypedef const unsigned char *Digits
    ctypedef unsigned char *Buffer
    ctypedef const unsigned short *Masks
    Search *at "&" (Search search)
    vec both(vec a, vec b)
    vec both3(vec a, vec b, vec c)
    vec either(vec a, vec b)
    vec either3(vec a, vec b, vec c)
    vec without(vec a, vec b)
    vec only(vec a, vec b, vec c)
    vec of_either(vec a, vec b, vec c)
    vec claim(vec a, vec b, vec c)
    vec parity(vec a, vec b, vec c)
    vec majority(vec a, vec b, vec c)
    vec once(vec a, vec b, vec c)
    vec plus(vec a, vec b)
    vec least(vec a, vec b)
    vec single(vec a)
    vec prefer(vec a, vec b)
    vec where_any(vec a, vec b, vec c)
    vec if_three(vec a, vec b)
    vec count(vec a)
    vec numbered(vec a, int number)
    bint same(vec a, vec b)
    bint has_zero(vec a)
    int least_lane(vec a)
    int lane(vec a, int place)
    vec at_lane(int place, int value)
    vec repeat(int value)
    vec boxes(int inside, int outside)
    vec places(vec bands, vec stacks)
    vec right_box(vec a)
    vec left_box(vec a)
    vec lower_box(vec a)
    vec upper_box(vec a)
    int lowest_digit(int mask)
    Buffer shifted(Buffer octets, long long by)
    const char *BUILD_NAME
    const char *best_build()
    unsigned int SOURCE_STAMP
    void put(vec *x, int number, int place, int value)
    int take(vec *x, int number, int place)

cdef extern from "Python.h":
    Digits characters "PyUnicode_AsUTF8" (str text) except NULL

ctypedef vec *Cells

cdef struct Search:
    vec frames[136][9]
    int depth
    long long budget
    long long guesses
    u64 dice
    bint random
    bint searching
    long long position
    vec base[9]
    unsigned char digits[9]
    unsigned char rows[9]
    unsigned char columns[9]
    unsigned char cells[81]

cdef u64 GOLDEN, MIX_1, MIX_2, ALL_64
cdef long long EVER
cdef int SLICE, BAD, DEAD, OPEN, SOLVED, PAUSED, FINISHED, FOUND
cdef unsigned short DIGIT_MASKS[256]
cdef unsigned short TEXT_MASKS[256]
cdef unsigned char VECTOR_OF[81]
cdef unsigned char LANE_OF[81]

cdef int settle(Cells x) noexcept nogil
cdef vec ordered(vec here, vec second, vec third, bint down) noexcept nogil
cdef void branch(Search *s) noexcept nogil
cdef bint branch_on_orders(Search *s, Cells x, Cells y) noexcept nogil
cdef vec order(vec p, vec q, vec r, vec t, vec u, vec v) noexcept nogil
cdef void impose(Cells x, Cells y, int place, int bit, int number) noexcept nogil
cdef void branch_on_cell(Search *s, Cells x, Cells y) noexcept nogil
cdef int roll(Search *s, int sides) noexcept nogil
cdef int advance(Search *s) noexcept nogil
cdef long long tally(Search *s, long long wanted) noexcept nogil
cdef int load(Cells x, Digits puzzle, Masks masks) noexcept nogil
cdef void unload(Cells x, Buffer digits) noexcept nogil
cdef void begin(Search *s) noexcept nogil
cdef int start(Search *s, bytes puzzle) except -1
cdef int rest(Search *s, object stop) except -1
cdef bytes solution_above(Search *s)
cdef bint find(Search *s, object stop) except -1
cdef int solve_on(Search *s, Digits puzzles, Buffer solved, Buffer counts, long long number, int limit) noexcept nogil
cdef int dig_on(Search *s, Buffer clues, Digits order, int number) noexcept nogil
cdef void fill(Search *s, Buffer grid) noexcept nogil
cdef void scatter(Search *s, Cells x, Buffer grid) noexcept nogil
cdef void shuffle(Search *s, Buffer items, int number) noexcept nogil
cdef void shuffle_lines(Search *s, Buffer lines) noexcept nogil
cdef int third(int number, int n) noexcept nogil
cdef void dig_one(Search *s, Buffer puzzle) noexcept nogil
