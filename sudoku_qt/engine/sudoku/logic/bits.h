/* SPDX-License-Identifier: MIT
 * Sets of cells in one 128-bit word, and the tables that every search reads; see bits.py. */
#ifndef SUDOKU_BITS_H
#define SUDOKU_BITS_H

#include <stdlib.h>
#include <string.h>
#if defined(_MSC_VER)
#include <intrin.h>
#endif

#if defined(__SIZEOF_INT128__) && !defined(BITS_TWO_WORDS)
typedef unsigned __int128 cell_set;
#else
#include "two_words.h"
#endif

#define BITS_1 ((cell_set)1)
#define BITS_ROW(r) ((cell_set)0x1FF << (9 * (r)))
#define BITS_3(x, step) ((x) | (x) << (step) | (x) << (2 * (step)))
#define BITS_COLUMN(c) (BITS_3(BITS_3(BITS_1, 9), 27) << (c))
#define BITS_BOX(b) (BITS_3((cell_set)7, 9) << (27 * ((b) / 3) + 3 * ((b) % 3)))
#define BITS_BOX_OF(n) ((n) / 27 * 3 + (n) % 9 / 3)
#define BITS_SEEN(n)                                                                          \
    ((BITS_ROW((n) / 9) | BITS_COLUMN((n) % 9) | BITS_BOX(BITS_BOX_OF(n))) & ~(BITS_1 << (n)))
#define BITS_9(f, n) f(n), f(n + 1), f(n + 2), f(n + 3), f(n + 4), f(n + 5), f(n + 6), f(n + 7), f(n + 8)
#define BITS_81(f)                                                                            \
    BITS_9(f, 0), BITS_9(f, 9), BITS_9(f, 18), BITS_9(f, 27), BITS_9(f, 36), BITS_9(f, 45),   \
        BITS_9(f, 54), BITS_9(f, 63), BITS_9(f, 72)
#define BITS_ROW_OF(n) ((n) / 9)
#define BITS_COLUMN_OF(n) ((n) % 9)
#define BITS_PLACE_OF(n) ((n) / 9 % 3 * 3 + (n) % 3)

static const cell_set bits_house[27] = {
    BITS_9(BITS_ROW, 0), BITS_9(BITS_COLUMN, 0), BITS_9(BITS_BOX, 0)};
static const cell_set bits_peers[81] = {BITS_81(BITS_SEEN)};
static const signed char bits_row[81] = {BITS_81(BITS_ROW_OF)};
static const signed char bits_column[81] = {BITS_81(BITS_COLUMN_OF)};
static const signed char bits_box[81] = {BITS_81(BITS_BOX_OF)};
static const signed char bits_box_place[81] = {BITS_81(BITS_PLACE_OF)};

static const int bits_compiled = 1;
static const int bits_off = 729;
static const cell_set bits_none = 0;
static const cell_set bits_all = BITS_3(BITS_3(BITS_3(BITS_3(BITS_1, 1), 3), 9), 27);

static inline cell_set bits_bit(int cell) { return BITS_1 << cell; }

#if defined(_MSC_VER)
static inline int bits_low_64(unsigned long long x) {
    unsigned long place;
    _BitScanForward64(&place, x);
    return (int)place;
}
#else
static inline int bits_low_64(unsigned long long x) { return __builtin_ctzll(x); }
#endif

static inline int bits_first(cell_set cells) {
    unsigned long long low = (unsigned long long)cells;
    return low ? bits_low_64(low) : 64 + bits_low_64((unsigned long long)(cells >> 64));
}

/* Counting by sums of neighbours: the compiler's own calls a function where it may not assume
 * a processor that counts. A mask of 27 bits is the widest that is asked for its size. */
static inline int bits_count_64(unsigned long long x) {
    x -= x >> 1 & 0x5555555555555555ULL;
    x = (x & 0x3333333333333333ULL) + (x >> 2 & 0x3333333333333333ULL);
    return (int)(((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56);
}

static inline int bits_count(cell_set cells) {
    return bits_count_64((unsigned long long)cells) +
           bits_count_64((unsigned long long)(cells >> 64));
}

static inline int bits_low(int mask) { return bits_low_64((unsigned)mask); }

static inline int bits_size(int mask) {
    unsigned x = (unsigned)mask;
    x -= x >> 1 & 0x55555555U;
    x = (x & 0x33333333U) + (x >> 2 & 0x33333333U);
    return (int)(((x + (x >> 4)) & 0x0F0F0F0FU) * 0x01010101U >> 24);
}

/* The next greater mask of as many bits. */
static inline int bits_after(int choice) {
    int ripple = choice + (choice & -choice);
    return ripple | (choice ^ ripple) >> (bits_low(choice) + 2);
}

/* Masks or numbers from one array to another: the compiler does not see that they are two. */
static inline void bits_copy(int *to, const int *source, int number) {
    memcpy(to, source, sizeof(int) * (size_t)number);
}

static inline void bits_copy_shorts(short *to, const short *source, int number) {
    memcpy(to, source, sizeof(short) * (size_t)number);
}

/* Add so many sets to others of the same array. As bytes, for these the compiler takes many at
 * once, which it does not do with words of 128 bits. */
static inline void bits_add(cell_set *sets, int to, int source, int number) {
    unsigned char *into = (unsigned char *)(sets + to);
    const unsigned char *from = (const unsigned char *)(sets + source);
    unsigned char sum[16];
    int set, place;
    for (set = 0; set < number; set++, into += 16, from += 16) {
        for (place = 0; place < 16; place++) sum[place] = into[place] | from[place];
        memcpy(into, sum, 16);
    }
}

/* The cell at place 0-8 of house 0-26, and the place of a cell in a house that holds it. */
static inline int bits_cell_at(int house, int place) {
    if (house < 9) return 9 * house + place;
    if (house < 18) return 9 * place + house - 9;
    house -= 18;
    return house / 3 * 27 + house % 3 * 3 + place / 3 * 9 + place % 3;
}

/* The cells of some houses. */
static inline cell_set bits_area(int houses) {
    cell_set cells = bits_none;
    for (; houses; houses &= houses - 1) cells |= bits_house[bits_low(houses)];
    return cells;
}

/* The row, column or box of a cell, for kinds 0-2. */
static inline int bits_house_of(int cell, int kind) {
    return kind == 0 ? bits_row[cell] : kind == 1 ? 9 + bits_column[cell] : 18 + bits_box[cell];
}

/* The box, row or column of a cell, for turns 0-2. */
static inline int bits_house_around(int cell, int turn) {
    return bits_house_of(cell, turn == 0 ? 2 : turn - 1);
}

/* The n-th house, by boxes, rows and columns, or by boxes, columns and rows. */
static inline int bits_box_row_column(int turn) { return turn < 9 ? turn + 18 : turn - 9; }
static inline int bits_box_column_row(int turn) {
    return turn < 9 ? turn + 18 : turn < 18 ? turn : turn - 18;
}

static inline int bits_place_in(int house, int cell) {
    if (house < 9) return bits_column[cell];
    if (house < 18) return bits_row[cell];
    return bits_box_place[cell];
}

/* Room for some numbers, and an end of it; they are not set to anything. */
static inline short *bits_room(int number) {
    short *room = (short *)malloc(sizeof(short) * (size_t)number);
    if (!room) PyErr_NoMemory();
    return room;
}

/* What is from a place on. */
static inline short *bits_part(short *room, int start) { return room + start; }

static inline void bits_leave(short *room) { free(room); }

/* The memory of a bytearray. */
static inline short *bits_shorts(PyObject *room) { return (short *)PyByteArray_AS_STRING(room); }
static inline unsigned char *bits_bytes(PyObject *room) {
    return (unsigned char *)PyByteArray_AS_STRING(room);
}
static inline cell_set *bits_sets(PyObject *room) { return (cell_set *)PyByteArray_AS_STRING(room); }

#endif
