/* SPDX-License-Identifier: MIT
 *
 * The vectors that search.py counts with: sixteen lanes of sixteen bits, and what can be done to
 * all lanes at once.
 *
 * Lane 4R + C belongs to box C of band R; the seven lanes with R = 3 or C = 3 are padding. The
 * same operations stand four times below, for the four kinds of machine: AVX-512 with 256-bit
 * vectors, AVX2, SSE2 (in intrinsics, so that MSVC can read it), and whatever the compiler makes
 * of two vectors of 128 bits (NEON among others). vectors.py tells what each operation means, in
 * Python. No operation overflows: lanes stay below 0x8000.
 */
#ifndef SUDOKU_VECTORS_H
#define SUDOKU_VECTORS_H

#include <stdint.h>
#include <string.h>

#if defined(_MSC_VER)
#include <intrin.h>
#define OPERATION static __forceinline
#define ALIGNED __declspec(align(32))
#else
#define OPERATION static inline __attribute__((always_inline))
#define ALIGNED __attribute__((aligned(32)))
#endif

typedef unsigned long long u64;
typedef const unsigned char *Digits;
typedef unsigned char *Buffer;
typedef const u64 *Words; /* a band's four lanes in one word */

#if defined(VECTORS_GENERIC)
#define VECTORS_BODY 0
#elif defined(__AVX512VL__) && defined(__AVX512BW__) && \
    (defined(__AVX512BITALG__) || defined(_MSC_VER))
#define VECTORS_BODY 512
#elif defined(__AVX2__)
#define VECTORS_BODY 2
#elif defined(__SSE2__) || defined(_M_X64)
#define VECTORS_BODY 1
#else
#define VECTORS_BODY 0
#endif

/* The value of the nine lanes that are boxes, and of the seven that are not. */
#define LANES(T, box, pad)                                                                     \
    {(T)(box), (T)(box), (T)(box), (T)(pad), (T)(box), (T)(box), (T)(box), (T)(pad),           \
     (T)(box), (T)(box), (T)(box), (T)(pad), (T)(pad), (T)(pad), (T)(pad), (T)(pad)}

/* Where a band's orders are kept, and where a stack's (see Places in search.py): lanes 1, 6, 8
 * and 4, 5, 10. */
#define BAND_LANES {0, -1, 0, 0, 0, 0, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0}
#define STACK_LANES {0, 0, 0, 0, -1, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0}

#if VECTORS_BODY == 512 || VECTORS_BODY == 2
/* ------------------------------------------------------------------ AVX2 and AVX-512 */
#include <immintrin.h>

typedef __m256i vec;

OPERATION vec load_lanes(const int16_t *from) { return _mm256_loadu_si256((const vec *)from); }
OPERATION void store_lanes(int16_t *to, vec a) { _mm256_storeu_si256((vec *)to, a); }
OPERATION vec both(vec a, vec b) { return _mm256_and_si256(a, b); }
OPERATION vec either(vec a, vec b) { return _mm256_or_si256(a, b); }
OPERATION vec without(vec a, vec b) { return _mm256_andnot_si256(b, a); }
OPERATION vec plus(vec a, vec b) { return _mm256_add_epi16(a, b); }
OPERATION vec least(vec a, vec b) { return _mm256_min_epi16(a, b); }
OPERATION vec repeat(int value) { return _mm256_set1_epi16((short)value); }
OPERATION vec four_words(u64 a, u64 b, u64 c, u64 d) {
    return _mm256_set_epi64x((long long)d, (long long)c, (long long)b, (long long)a);
}
OPERATION vec right_box(vec a) {
    return _mm256_shuffle_epi8(a, _mm256_setr_epi8(
        2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15,
        2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15));
}
OPERATION vec left_box(vec a) {
    return _mm256_shuffle_epi8(a, _mm256_setr_epi8(
        4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15,
        4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15));
}
OPERATION vec shift_left(vec a, int n) { return _mm256_slli_epi16(a, n); }
OPERATION int least_lane(vec a) {
    return _mm_extract_epi16(
        _mm_minpos_epu16(_mm_min_epi16(_mm256_castsi256_si128(a), _mm256_extracti128_si256(a, 1))),
        0);
}
OPERATION vec lower_box(vec a) { return _mm256_permute4x64_epi64(a, 0xC9); }
OPERATION vec upper_box(vec a) { return _mm256_permute4x64_epi64(a, 0xD2); }

#if VECTORS_BODY == 512
OPERATION vec both3(vec a, vec b, vec c) { return _mm256_ternarylogic_epi32(a, b, c, 0x80); }
OPERATION vec either3(vec a, vec b, vec c) { return _mm256_ternarylogic_epi32(a, b, c, 0xFE); }
OPERATION vec parity(vec a, vec b, vec c) { return _mm256_ternarylogic_epi32(a, b, c, 0x96); }
OPERATION vec majority(vec a, vec b, vec c) { return _mm256_ternarylogic_epi32(a, b, c, 0xE8); }
OPERATION vec only(vec a, vec b, vec c) { return _mm256_ternarylogic_epi32(a, b, c, 0x10); }
OPERATION vec claim(vec a, vec b, vec c) { return _mm256_ternarylogic_epi32(a, b, c, 0xD0); }
OPERATION vec of_either(vec a, vec b, vec c) { return _mm256_ternarylogic_epi32(a, b, c, 0xE0); }
OPERATION vec single(vec a) {
    const vec rest = _mm256_add_epi16(a, _mm256_set1_epi16(-1));
    return _mm256_maskz_mov_epi16(_mm256_testn_epi16_mask(a, rest), a);
}
OPERATION vec prefer(vec a, vec b) {
    return _mm256_mask_mov_epi16(b, _mm256_test_epi16_mask(a, a), a);
}
OPERATION vec where_any(vec a, vec b, vec c) {
    return _mm256_mask_mov_epi16(c, _mm256_test_epi16_mask(a, a), b);
}
OPERATION vec count(vec a) { return _mm256_popcnt_epi16(a); }
OPERATION vec choose_three(vec a, vec b) {
    const __mmask16 three = _mm256_cmpgt_epi16_mask(count(a), _mm256_set1_epi16(2));
    return _mm256_mask_mov_epi16(b, three, a);
}
OPERATION int same(vec a, vec b) { return _mm256_cmpneq_epi16_mask(a, b) == 0; }
OPERATION int has_zero(vec a) { return _mm256_testn_epi16_mask(a, a) != 0; }
#else
OPERATION vec both3(vec a, vec b, vec c) { return both(both(a, b), c); }
OPERATION vec either3(vec a, vec b, vec c) { return either(either(a, b), c); }
OPERATION vec differ(vec a, vec b) { return _mm256_xor_si256(a, b); }
OPERATION vec is_zero(vec a) { return _mm256_cmpeq_epi16(a, _mm256_setzero_si256()); }
OPERATION vec choose(vec where, vec a, vec b) { return _mm256_blendv_epi8(b, a, where); }
OPERATION vec less_one(vec a) { return _mm256_add_epi16(a, _mm256_set1_epi16(-1)); }
OPERATION int same(vec a, vec b) {
    return _mm256_movemask_epi8(_mm256_cmpeq_epi16(a, b)) == -1;
}
OPERATION int has_zero(vec a) { return _mm256_movemask_epi8(is_zero(a)) != 0; }
OPERATION vec shift_right(vec a, int n) { return _mm256_srli_epi16(a, n); }
#define VECTORS_DERIVED
#endif

#elif VECTORS_BODY == 1
/* ------------------------------------------------------------------ SSE2 */
#include <emmintrin.h>

typedef struct { __m128i a, b; } vec; /* bands 0 and 1, band 2 and the padding */

#define TWICE(name, f)                                                                         \
    OPERATION vec name(vec x, vec y) {                                                         \
        vec z;                                                                                 \
        z.a = f(x.a, y.a);                                                                     \
        z.b = f(x.b, y.b);                                                                     \
        return z;                                                                              \
    }

OPERATION vec load_lanes(const int16_t *from) {
    vec z;
    z.a = _mm_loadu_si128((const __m128i *)from);
    z.b = _mm_loadu_si128((const __m128i *)from + 1);
    return z;
}
OPERATION void store_lanes(int16_t *to, vec x) {
    _mm_storeu_si128((__m128i *)to, x.a);
    _mm_storeu_si128((__m128i *)to + 1, x.b);
}
OPERATION vec four_words(u64 a, u64 b, u64 c, u64 d) {
    vec z;
    z.a = _mm_set_epi64x((long long)b, (long long)a);
    z.b = _mm_set_epi64x((long long)d, (long long)c);
    return z;
}
OPERATION vec repeat(int value) {
    vec z;
    z.a = z.b = _mm_set1_epi16((short)value);
    return z;
}
TWICE(both, _mm_and_si128)
TWICE(either, _mm_or_si128)
TWICE(differ, _mm_xor_si128)
TWICE(plus, _mm_add_epi16)
TWICE(least, _mm_min_epi16)
TWICE(equal_lanes, _mm_cmpeq_epi16)
#define ANDNOT(x, y) _mm_andnot_si128(y, x)
TWICE(without, ANDNOT)
OPERATION vec is_zero(vec x) { return equal_lanes(x, repeat(0)); }
OPERATION vec choose(vec where, vec x, vec y) {
    return either(both(where, x), without(y, where));
}
OPERATION vec less_one(vec x) { return plus(x, repeat(-1)); }
OPERATION vec shift_right(vec x, int n) {
    x.a = _mm_srli_epi16(x.a, n);
    x.b = _mm_srli_epi16(x.b, n);
    return x;
}
OPERATION vec shift_left(vec x, int n) {
    x.a = _mm_slli_epi16(x.a, n);
    x.b = _mm_slli_epi16(x.b, n);
    return x;
}
OPERATION int least_lane(vec x) {
    __m128i m = _mm_min_epi16(x.a, x.b);
    m = _mm_min_epi16(m, _mm_srli_si128(m, 8));
    m = _mm_min_epi16(m, _mm_srli_si128(m, 4));
    m = _mm_min_epi16(m, _mm_srli_si128(m, 2));
    return (int16_t)_mm_cvtsi128_si32(m);
}
OPERATION vec right_box(vec x) {
    x.a = _mm_shufflehi_epi16(_mm_shufflelo_epi16(x.a, 0xC9), 0xC9);
    x.b = _mm_shufflelo_epi16(x.b, 0xC9);
    return x;
}
OPERATION vec left_box(vec x) {
    x.a = _mm_shufflehi_epi16(_mm_shufflelo_epi16(x.a, 0xD2), 0xD2);
    x.b = _mm_shufflelo_epi16(x.b, 0xD2);
    return x;
}
#define HALVES(x, y, n)                                                                        \
    _mm_castpd_si128(_mm_shuffle_pd(_mm_castsi128_pd(x), _mm_castsi128_pd(y), n))
OPERATION vec lower_box(vec x) {
    vec z;
    z.a = HALVES(x.a, x.b, 1);
    z.b = HALVES(x.a, x.b, 2);
    return z;
}
OPERATION vec upper_box(vec x) {
    vec z;
    z.a = HALVES(x.b, x.a, 0);
    z.b = HALVES(x.a, x.b, 3);
    return z;
}
OPERATION int same(vec x, vec y) {
    const vec e = equal_lanes(x, y);
    return _mm_movemask_epi8(_mm_and_si128(e.a, e.b)) == 0xFFFF;
}
OPERATION int has_zero(vec x) {
    const vec e = is_zero(x);
    return _mm_movemask_epi8(_mm_or_si128(e.a, e.b)) != 0;
}
OPERATION vec both3(vec x, vec y, vec z) { return both(both(x, y), z); }
OPERATION vec either3(vec x, vec y, vec z) { return either(either(x, y), z); }
#define VECTORS_DERIVED

#else
/* ------------------------------------------------------------------ the compiler's vectors */
typedef int16_t half __attribute__((vector_size(16)));
typedef int64_t half64 __attribute__((vector_size(16)));
typedef struct { half a, b; } vec; /* bands 0 and 1, band 2 and the padding */

#if defined(__clang__)
#define SHUFFLE(x, ...) __builtin_shufflevector(x, x, __VA_ARGS__)
#define HALVES(x, y, i, j) (half) __builtin_shufflevector((half64)(x), (half64)(y), i, 2 + j)
#else
#define SHUFFLE(x, ...) __builtin_shuffle(x, (half){__VA_ARGS__})
#define HALVES(x, y, i, j) (half) __builtin_shuffle((half64)(x), (half64)(y), (half64){i, 2 + j})
#endif
#define VEC(A, B)                                                                              \
    {                                                                                          \
        const vec z = {A, B};                                                                  \
        return z;                                                                              \
    }

OPERATION vec load_lanes(const int16_t *from) {
    vec z;
    memcpy(&z, from, 32);
    return z;
}
OPERATION void store_lanes(int16_t *to, vec x) { memcpy(to, &x, 32); }
OPERATION vec both(vec x, vec y) VEC(x.a & y.a, x.b & y.b)
OPERATION vec either(vec x, vec y) VEC(x.a | y.a, x.b | y.b)
OPERATION vec differ(vec x, vec y) VEC(x.a ^ y.a, x.b ^ y.b)
OPERATION vec without(vec x, vec y) VEC(x.a & ~y.a, x.b & ~y.b)
OPERATION vec plus(vec x, vec y) VEC(x.a + y.a, x.b + y.b)
OPERATION vec least(vec x, vec y)
    VEC((x.a & (x.a < y.a)) | (y.a & ~(x.a < y.a)), (x.b & (x.b < y.b)) | (y.b & ~(x.b < y.b)))
OPERATION vec is_zero(vec x) VEC(x.a == 0, x.b == 0)
OPERATION vec choose(vec where, vec x, vec y)
    VEC((where.a & x.a) | (y.a & ~where.a), (where.b & x.b) | (y.b & ~where.b))
OPERATION vec less_one(vec x) VEC(x.a - 1, x.b - 1)
OPERATION vec shift_right(vec x, int n) VEC(x.a >> n, x.b >> n)
OPERATION vec shift_left(vec x, int n) VEC(x.a << n, x.b << n)
OPERATION int least_lane(vec x) {
    int16_t lanes[16], found = 0x7FFF;
    int i;
    memcpy(lanes, &x, 32);
    for (i = 0; i < 16; i++)
        if (lanes[i] < found) found = lanes[i];
    return found;
}
OPERATION vec four_words(u64 a, u64 b, u64 c, u64 d)
    VEC((half)(half64){(int64_t)a, (int64_t)b}, (half)(half64){(int64_t)c, (int64_t)d})
OPERATION vec repeat(int value) VEC((half){0} + (int16_t)value, (half){0} + (int16_t)value)
OPERATION vec right_box(vec x)
    VEC(SHUFFLE(x.a, 1, 2, 0, 3, 5, 6, 4, 7), SHUFFLE(x.b, 1, 2, 0, 3, 4, 5, 6, 7))
OPERATION vec left_box(vec x)
    VEC(SHUFFLE(x.a, 2, 0, 1, 3, 6, 4, 5, 7), SHUFFLE(x.b, 2, 0, 1, 3, 4, 5, 6, 7))
OPERATION vec lower_box(vec x) VEC(HALVES(x.a, x.b, 1, 0), HALVES(x.a, x.b, 0, 1))
OPERATION vec upper_box(vec x) VEC(HALVES(x.b, x.a, 0, 0), HALVES(x.a, x.b, 1, 1))
OPERATION int all_zero(half x) {
    uint64_t w[2];
    memcpy(w, &x, 16);
    return (w[0] | w[1]) == 0;
}
OPERATION int same(vec x, vec y) { return all_zero((x.a ^ y.a) | (x.b ^ y.b)); }
OPERATION int has_zero(vec x) { return !all_zero((half)(x.a == 0) | (half)(x.b == 0)); }
OPERATION vec both3(vec x, vec y, vec z) { return both(both(x, y), z); }
OPERATION vec either3(vec x, vec y, vec z) { return either(either(x, y), z); }
#define VECTORS_DERIVED
#endif

#if defined(VECTORS_DERIVED)
/* ------------------------------------------------------------------ without AVX-512 */
OPERATION vec parity(vec a, vec b, vec c) { return differ(differ(a, b), c); }
OPERATION vec majority(vec a, vec b, vec c) { return either(both(a, b), both(c, either(a, b))); }
OPERATION vec only(vec a, vec b, vec c) { return without(a, either(b, c)); }
OPERATION vec claim(vec a, vec b, vec c) { return either(without(a, c), b); }
OPERATION vec of_either(vec a, vec b, vec c) { return both(a, either(b, c)); }
OPERATION vec single(vec a) { return both(a, is_zero(both(a, less_one(a)))); }
OPERATION vec prefer(vec a, vec b) { return choose(is_zero(a), b, a); }
OPERATION vec where_any(vec a, vec b, vec c) { return choose(is_zero(a), c, b); }
OPERATION vec choose_three(vec a, vec b) {
    const vec two = both(a, less_one(a));
    return choose(is_zero(both(two, less_one(two))), b, a);
}
OPERATION vec count(vec a) {
    const vec m1 = repeat(0x5555), m2 = repeat(0x3333), m4 = repeat(0x0F0F);
    a = plus(both(a, m1), both(shift_right(a, 1), m1));
    a = plus(both(a, m2), both(shift_right(a, 2), m2));
    a = both(plus(a, shift_right(a, 4)), m4);
    return both(plus(a, shift_right(a, 8)), repeat(0x1F));
}
#endif

/* ------------------------------------------------------------------ on every machine */
#if VECTORS_BODY == 512
#define BUILD_NAME "avx512"
#elif VECTORS_BODY == 2
#define BUILD_NAME "avx2"
#elif VECTORS_BODY == 1
#define BUILD_NAME "sse2"
#elif defined(__ARM_NEON)
#define BUILD_NAME "neon"
#else
#define BUILD_NAME "generic"
#endif

#if !defined(SOURCE_STAMP)
#define SOURCE_STAMP 0
#endif

OPERATION vec boxes(int inside, int outside) {
    const ALIGNED int16_t lanes[16] = LANES(int16_t, inside, outside);
    return load_lanes(lanes);
}
OPERATION vec three_bands(u64 top, u64 middle, u64 bottom) {
    return four_words(top, middle, bottom, 0x0001000100010001);
}
OPERATION vec places(vec bands, vec stacks) {
    static const ALIGNED int16_t band[16] = BAND_LANES, stack[16] = STACK_LANES;
    return either(both(bands, load_lanes(band)), both(stacks, load_lanes(stack)));
}
static const ALIGNED int16_t lane_numbers[16] = {0, 1, 2,  3,  4,  5,  6,  7,
                                                 8, 9, 10, 11, 12, 13, 14, 15};
OPERATION vec numbered(vec a, int number) {
    return plus(plus(shift_left(a, 8), repeat(16 * number)), load_lanes(lane_numbers));
}
OPERATION vec at_lane(int place, int value) {
#if VECTORS_BODY == 512
    return _mm256_maskz_set1_epi16((__mmask16)(1 << place), (short)value);
#else
    return both(is_zero(differ(repeat(place), load_lanes(lane_numbers))), repeat(value));
#endif
}
OPERATION int lane(vec a, int place) {
    ALIGNED int16_t lanes[16];
    store_lanes(lanes, a);
    return lanes[place];
}

OPERATION void put(vec *x, int number, int place, int value) {
    const int16_t lane = (int16_t)value;
    memcpy((char *)(x + number) + 2 * place, &lane, 2);
}
OPERATION int take(const vec *x, int number, int place) {
    int16_t lane;
    memcpy(&lane, (const char *)(x + number) + 2 * place, 2);
    return lane;
}
OPERATION int lowest_digit(int mask) {
#if defined(_MSC_VER)
    unsigned long at;
    _BitScanForward(&at, (unsigned long)mask);
    return (int)at + 1;
#else
    return __builtin_ctz((unsigned)mask) + 1;
#endif
}
/* The fastest build that this processor and its operating system can run. */
#define BEST_BUILD best_build()
static const char *best_build(void) {
#if VECTORS_BODY != 512 && VECTORS_BODY != 2 && VECTORS_BODY != 1
    return BUILD_NAME;
#elif defined(_MSC_VER)
    int leaf[4], wide, wider;
    unsigned long long saved;
    __cpuid(leaf, 1);
    if ((leaf[2] & 1 << 27) == 0) return "sse2"; /* the system does not save wide registers */
    saved = _xgetbv(0);
    __cpuidex(leaf, 7, 0);
    wide = (saved & 0x06) == 0x06 && (leaf[1] & 0x128) == 0x128; /* BMI1, AVX2, BMI2 */
    wider = (saved & 0xE6) == 0xE6 && (leaf[1] & 0xC0030000) == 0xC0030000 &&
            (leaf[2] & 1 << 12) != 0; /* AVX-512 F, DQ, BW, VL, BITALG */
    return wide && wider ? "avx512" : wide ? "avx2" : "sse2";
#else
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi") ||
        !__builtin_cpu_supports("bmi2") || !__builtin_cpu_supports("popcnt"))
        return "sse2";
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512bitalg"))
        return "avx512";
    return "avx2";
#endif
}
#endif
