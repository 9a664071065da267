# SPDX-License-Identifier: MIT
# The C types of search.py, for the compiler alone: Python never reads this file.

from cpython.exc cimport PyErr_CheckSignals as check_signals

cdef extern from "vectors.h" nogil:
    ctypedef struct vec:
        pass
    ctypedef unsigned long long u64
    ctypedef const unsigned char *Digits
    ctypedef unsigned char *Buffer
    ctypedef const u64 *Words
    const char *BUILD_NAME
    const char *BEST_BUILD
    const unsigned int SOURCE_STAMP
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
    vec plus(vec a, vec b)
    vec least(vec a, vec b)
    vec single(vec a)
    vec prefer(vec a, vec b)
    vec where_any(vec a, vec b, vec c)
    vec choose_three(vec a, vec b)
    vec count(vec a)
    vec numbered(vec a, int number)
    vec right_box(vec a)
    vec left_box(vec a)
    vec lower_box(vec a)
    vec upper_box(vec a)
    vec places(vec bands, vec stacks)
    vec repeat(int value)
    vec boxes(int inside, int outside)
    vec at_lane(int place, int value)
    vec three_bands(u64 top, u64 middle, u64 bottom)
    bint same(vec a, vec b)
    bint has_zero(vec a)
    int least_lane(vec a)
    int lane(vec a, int place)
    int take(const vec *x, int number, int place)
    void put(vec *x, int number, int place, int value)
    int lowest_digit(int mask)
    Search *at "&" (Search search)

cdef extern from "Python.h":
    Digits characters "(Digits) PyUnicode_AsUTF8" (str text) except NULL

ctypedef vec *Cells

cdef struct Search:
    vec frames[136][9]  # at most 54 bands and stacks of a digit, and 81 cells, are branched on
    vec base[9]
    u64 dice
    long long budget
    long long guesses
    long long position
    int depth
    bint random
    bint searching
    unsigned char digits[9]
    unsigned char rows[9]
    unsigned char columns[9]
    unsigned char cells[81]

ctypedef Search *SearchPointer

cdef u64 DIGIT_WORDS[768]
cdef u64 TEXT_WORDS[768]
cdef unsigned char VECTOR_OF[81]
cdef unsigned char LANE_OF[81]
cdef int DEAD, OPEN, SOLVED, PAUSED, FINISHED, FOUND, SLICE, FEW, NO_KEY, NO_DIGIT, MOST_WAYS
cdef long long EVER
cdef u64 ALL_64, GOLDEN, MIX_1, MIX_2, PADDING

cdef void fill_tables() noexcept nogil
cdef u64 candidates_of(int code) noexcept nogil
cdef int digit_of(int letter) noexcept nogil

cdef int settle(Cells x) noexcept nogil
cdef vec in_band(vec here, vec second, vec third) noexcept nogil
cdef vec in_stack(vec here, vec second, vec third) noexcept nogil
cdef vec sum_of_nine(vec a, vec b, vec c, vec d, vec e, vec f, vec g, vec h, vec i) noexcept nogil
cdef vec least_of_nine(
    vec a, vec b, vec c, vec d, vec e, vec f, vec g, vec h, vec i
) noexcept nogil
cdef int branch(SearchPointer s) noexcept nogil
cdef int branch_on_orders(SearchPointer s, Cells x, Cells y) noexcept nogil
cdef vec in_order(vec p, vec q, vec r, vec t, vec u, vec v) noexcept nogil
cdef int has_bit(vec a, int place, int bit) noexcept nogil
cdef void impose(Cells x, Cells y, int place, int bit, int number) noexcept nogil
cdef int branch_on_cell(SearchPointer s, Cells x, Cells y) noexcept nogil
cdef int roll(SearchPointer s, int sides) noexcept nogil
cdef int advance(SearchPointer s) noexcept nogil
cdef void begin(SearchPointer s) noexcept nogil
cdef bint load(Cells x, Digits puzzle, long long start, Words words) noexcept nogil
cdef u64 band_of(Digits puzzle, long long cell, Words words) noexcept nogil
cdef void unload(Cells x, Buffer digits, long long start) noexcept nogil
cdef void copy(Cells x, Cells y) noexcept nogil
cdef void start(SearchPointer s, bytes puzzle) except *
cdef void rest(SearchPointer s, object stop) except *
cdef bint find(SearchPointer s, object stop) except -1
cdef bytes solution_above(SearchPointer s)
cdef int solve_on(
    SearchPointer s, Digits puzzles, Buffer solved, Buffer counts, long long number, int limit
) noexcept nogil
cdef void tally_one(Cells x, Buffer places) noexcept nogil
cdef void note_one(Cells x, Buffer seen) noexcept nogil
cdef int mask_at(Buffer seen, int cell) noexcept nogil
cdef int dig_on(
    SearchPointer s, Buffer clues, long long start, Digits order, int number
) noexcept nogil
cdef void fill(SearchPointer s, Buffer grid, long long start) noexcept nogil
cdef long long walk(SearchPointer s) noexcept nogil
cdef void lay_corner(SearchPointer s, Cells x) noexcept nogil
cdef void lay_two_boxes(SearchPointer s, Cells x, bint down) noexcept nogil
cdef int line_of(int n, bint down) noexcept nogil
cdef void lay_line(
    SearchPointer s, Cells x, int line, bint down, int box, int digits
) noexcept nogil
cdef void scatter(SearchPointer s, Cells x, Buffer grid, long long start) noexcept nogil
cdef void shuffle(SearchPointer s, Buffer items, int number) noexcept nogil
cdef void shuffle_lines(SearchPointer s, Buffer lines) noexcept nogil
cdef int item_of(int turn, int n) noexcept nogil
cdef void dig_at_random(SearchPointer s, Buffer puzzle, long long start) noexcept nogil
