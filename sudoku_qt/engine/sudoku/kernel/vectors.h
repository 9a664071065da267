/* SPDX-License-Identifier: MIT
 *
 * The vectors that search.py counts with: sixteen lanes of sixteen bits, and what can be done to
 * all of them at once. vectors.py is the same in Python and tells what each operation means.
 *
 * Lane 4R + C belongs to box C of band R; the seven lanes with R = 3 or C = 3 are padding. Lanes
 * stay below 0x8000, so that comparisons may be signed.
 *
 * First stand four bodies, for four kinds of machine: AVX2 and AVX-512 with vectors of 256 bits,
 * SSE2 with two of 128 (in intrinsics, which MSVC reads too), and whatever the compiler makes of
 * two vectors of 128 bits, NEON among others. Each defines the operations that need to know the
 * machine; what follows from these is written once, but for AVX-512, which has an instruction
 * for any function of three bits.
 */
#ifndef SUDOKU_VECTORS_H
#define SUDOKU_VECTORS_H

/* Four lanes are read and written as one word, the first of them as its low end. */
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#error "a big-endian processor would turn the lanes of each word round: there search.py runs itself"
#endif

#include <stdint.h>
#include <string.h>

typedef unsigned long long u64;
typedef const unsigned char *Digits;
typedef unsigned char *Buffer;
typedef const u64 *Words; /* of four lanes each: a band of a vector */

#if defined(_MSC_VER)
#include <intrin.h>
#define OPERATION static __forceinline
#define ALIGNED __declspec(align(32))
#else
#define OPERATION static inline __attribute__((always_inline))
#define ALIGNED __attribute__((aligned(32)))
#endif

#if defined(VECTORS_GENERIC) /* to try the last body on any machine */
#define BUILD_NAME "generic"
#elif defined(__AVX512VL__) && defined(__AVX512BW__) && \
    (defined(__AVX512BITALG__) || defined(_MSC_VER))
#define BUILD_NAME "avx512"
#define HAS_AVX512
#define HAS_AVX2
#elif defined(__AVX2__)
#define BUILD_NAME "avx2"
#define HAS_AVX2
#elif defined(__SSE2__) || defined(_M_X64)
#define BUILD_NAME "sse2"
#define HAS_SSE2
#elif defined(__ARM_NEON)
#define BUILD_NAME "neon"
#else
#define BUILD_NAME "generic"
#endif

#if !defined(SOURCE_STAMP) /* the checksum of the sources, given by setup.py */
#define SOURCE_STAMP 0
#endif

#if defined(HAS_AVX2)
/* ---------------------------------------------------------------- AVX2 and AVX-512 */
#include <immintrin.h>

typedef __m256i vec;

OPERATION vec load_lanes(const int16_t *from) { return _mm256_loadu_si256((const vec *)from); }
OPERATION void store_lanes(int16_t *to, vec a) { _mm256_storeu_si256((vec *)to, a); }
OPERATION vec repeat(int value) { return _mm256_set1_epi16((short)value); }
OPERATION vec four_words(u64 a, u64 b, u64 c, u64 d)
{
    return _mm256_set_epi64x((long long)d, (long long)c, (long long)b, (long long)a);
}
OPERATION vec both(vec a, vec b) { return _mm256_and_si256(a, b); }
OPERATION vec either(vec a, vec b) { return _mm256_or_si256(a, b); }
OPERATION vec differ(vec a, vec b) { return _mm256_xor_si256(a, b); }
OPERATION vec without(vec a, vec b) { return _mm256_andnot_si256(b, a); }
OPERATION vec plus(vec a, vec b) { return _mm256_add_epi16(a, b); }
OPERATION vec least(vec a, vec b) { return _mm256_min_epi16(a, b); }
OPERATION vec equal(vec a, vec b) { return _mm256_cmpeq_epi16(a, b); }
OPERATION vec choose(vec where, vec a, vec b) { return _mm256_blendv_epi8(b, a, where); }
OPERATION vec shift_left(vec a, int n) { return _mm256_slli_epi16(a, n); }
OPERATION vec shift_right(vec a, int n) { return _mm256_srli_epi16(a, n); }
OPERATION int all_set(vec a) { return _mm256_movemask_epi8(a) == -1; }
OPERATION int any_set(vec a) { return _mm256_movemask_epi8(a) != 0; }
OPERATION int least_lane(vec a)
{
    const __m128i half = _mm_min_epi16(_mm256_castsi256_si128(a), _mm256_extracti128_si256(a, 1));
    return _mm_extract_epi16(_mm_minpos_epu16(half), 0);
}
OPERATION vec right_box(vec a)
{
    return _mm256_shuffle_epi8(
        a, _mm256_setr_epi8(2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15,
                            2, 3, 4, 5, 0, 1, 6, 7, 10, 11, 12, 13, 8, 9, 14, 15));
}
OPERATION vec left_box(vec a)
{
    return _mm256_shuffle_epi8(
        a, _mm256_setr_epi8(4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15,
                            4, 5, 0, 1, 2, 3, 6, 7, 12, 13, 8, 9, 10, 11, 14, 15));
}
OPERATION vec lower_box(vec a) { return _mm256_permute4x64_epi64(a, 0xC9); }
OPERATION vec upper_box(vec a) { return _mm256_permute4x64_epi64(a, 0xD2); }

#else
/* ---------------------------------------------------------------- two halves of 128 bits */
#if defined(HAS_SSE2)
#include <emmintrin.h>
typedef __m128i half;
#else
typedef int16_t half __attribute__((vector_size(16)));
typedef int64_t words __attribute__((vector_size(16)));
#endif

typedef struct {
    half a, b; /* bands 0 and 1; band 2 and the padding */
} vec;

OPERATION vec halves(half a, half b)
{
    vec z;
    z.a = a;
    z.b = b;
    return z;
}

#if defined(HAS_SSE2)
/* ---------------------------------------------------------------- SSE2 */
OPERATION vec load_lanes(const int16_t *from)
{
    return halves(_mm_loadu_si128((const half *)from), _mm_loadu_si128((const half *)from + 1));
}
OPERATION void store_lanes(int16_t *to, vec x)
{
    _mm_storeu_si128((half *)to, x.a);
    _mm_storeu_si128((half *)to + 1, x.b);
}
OPERATION vec repeat(int value)
{
    return halves(_mm_set1_epi16((short)value), _mm_set1_epi16((short)value));
}
OPERATION vec four_words(u64 a, u64 b, u64 c, u64 d)
{
    return halves(_mm_set_epi64x((long long)b, (long long)a),
                  _mm_set_epi64x((long long)d, (long long)c));
}
OPERATION vec both(vec x, vec y)
{
    return halves(_mm_and_si128(x.a, y.a), _mm_and_si128(x.b, y.b));
}
OPERATION vec either(vec x, vec y)
{
    return halves(_mm_or_si128(x.a, y.a), _mm_or_si128(x.b, y.b));
}
OPERATION vec differ(vec x, vec y)
{
    return halves(_mm_xor_si128(x.a, y.a), _mm_xor_si128(x.b, y.b));
}
OPERATION vec without(vec x, vec y)
{
    return halves(_mm_andnot_si128(y.a, x.a), _mm_andnot_si128(y.b, x.b));
}
OPERATION vec plus(vec x, vec y)
{
    return halves(_mm_add_epi16(x.a, y.a), _mm_add_epi16(x.b, y.b));
}
OPERATION vec least(vec x, vec y)
{
    return halves(_mm_min_epi16(x.a, y.a), _mm_min_epi16(x.b, y.b));
}
OPERATION vec equal(vec x, vec y)
{
    return halves(_mm_cmpeq_epi16(x.a, y.a), _mm_cmpeq_epi16(x.b, y.b));
}
OPERATION vec shift_left(vec x, int n)
{
    return halves(_mm_slli_epi16(x.a, n), _mm_slli_epi16(x.b, n));
}
OPERATION vec shift_right(vec x, int n)
{
    return halves(_mm_srli_epi16(x.a, n), _mm_srli_epi16(x.b, n));
}
OPERATION int all_set(vec x) { return _mm_movemask_epi8(_mm_and_si128(x.a, x.b)) == 0xFFFF; }
OPERATION int any_set(vec x) { return _mm_movemask_epi8(_mm_or_si128(x.a, x.b)) != 0; }
OPERATION int least_lane(vec x)
{
    half least = _mm_min_epi16(x.a, x.b);
    least = _mm_min_epi16(least, _mm_srli_si128(least, 8));
    least = _mm_min_epi16(least, _mm_srli_si128(least, 4));
    least = _mm_min_epi16(least, _mm_srli_si128(least, 2));
    return _mm_extract_epi16(least, 0);
}
OPERATION vec right_box(vec x) /* the padding is the same all over */
{
    return halves(_mm_shufflehi_epi16(_mm_shufflelo_epi16(x.a, 0xC9), 0xC9),
                  _mm_shufflelo_epi16(x.b, 0xC9));
}
OPERATION vec left_box(vec x)
{
    return halves(_mm_shufflehi_epi16(_mm_shufflelo_epi16(x.a, 0xD2), 0xD2),
                  _mm_shufflelo_epi16(x.b, 0xD2));
}
OPERATION half joined(half x, half y, int of_x, int of_y)
{
    const __m128d u = _mm_castsi128_pd(x), v = _mm_castsi128_pd(y);
    if (of_x) return _mm_castpd_si128(of_y ? _mm_shuffle_pd(u, v, 3) : _mm_shuffle_pd(u, v, 1));
    return _mm_castpd_si128(of_y ? _mm_shuffle_pd(u, v, 2) : _mm_shuffle_pd(u, v, 0));
}

#else
/* ---------------------------------------------------------------- the compiler's own vectors */
OPERATION vec load_lanes(const int16_t *from)
{
    vec z;
    memcpy(&z, from, sizeof z);
    return z;
}
OPERATION void store_lanes(int16_t *to, vec x) { memcpy(to, &x, sizeof x); }
OPERATION vec repeat(int value)
{
    const half z = (half){0} + (int16_t)value;
    return halves(z, z);
}
OPERATION vec four_words(u64 a, u64 b, u64 c, u64 d)
{
    const words ab = {(int64_t)a, (int64_t)b}, cd = {(int64_t)c, (int64_t)d};
    return halves((half)ab, (half)cd);
}
OPERATION vec both(vec x, vec y) { return halves(x.a & y.a, x.b & y.b); }
OPERATION vec either(vec x, vec y) { return halves(x.a | y.a, x.b | y.b); }
OPERATION vec differ(vec x, vec y) { return halves(x.a ^ y.a, x.b ^ y.b); }
OPERATION vec without(vec x, vec y) { return halves(x.a & ~y.a, x.b & ~y.b); }
OPERATION vec plus(vec x, vec y) { return halves(x.a + y.a, x.b + y.b); }
OPERATION vec equal(vec x, vec y) { return halves((half)(x.a == y.a), (half)(x.b == y.b)); }
OPERATION vec shift_left(vec x, int n) { return halves(x.a << n, x.b << n); }
OPERATION vec shift_right(vec x, int n) { return halves(x.a >> n, x.b >> n); }
OPERATION half smaller(half x, half y)
{
    const half less = (half)(x < y);
    return (x & less) | (y & ~less);
}
OPERATION vec least(vec x, vec y) { return halves(smaller(x.a, y.a), smaller(x.b, y.b)); }
OPERATION int any_bit(half x)
{
    const words w = (words)x;
    return (w[0] | w[1]) != 0;
}
OPERATION int all_set(vec x) { return !any_bit(~(x.a & x.b)); }
OPERATION int any_set(vec x) { return any_bit(x.a | x.b); }
OPERATION int least_lane(vec x)
{
    const half lanes = smaller(x.a, x.b);
    int n, least = lanes[0];
    for (n = 1; n < 8; n++) {
        if (lanes[n] < least) least = lanes[n];
    }
    return least;
}
#if defined(__clang__)
#define SHUFFLED(x, a, b, c, d, e, f, g, h) __builtin_shufflevector(x, x, a, b, c, d, e, f, g, h)
#else
#define SHUFFLED(x, a, b, c, d, e, f, g, h) __builtin_shuffle(x, (half){a, b, c, d, e, f, g, h})
#endif
#define CYCLED_RIGHT(x) SHUFFLED(x, 1, 2, 0, 3, 5, 6, 4, 7)
#define CYCLED_LEFT(x) SHUFFLED(x, 2, 0, 1, 3, 6, 4, 5, 7)
OPERATION vec right_box(vec x) { return halves(CYCLED_RIGHT(x.a), CYCLED_RIGHT(x.b)); }
OPERATION vec left_box(vec x) { return halves(CYCLED_LEFT(x.a), CYCLED_LEFT(x.b)); }
OPERATION half joined(half x, half y, int of_x, int of_y)
{
    const words z = {((words)x)[of_x], ((words)y)[of_y]};
    return (half)z;
}
#endif

/* ---------------------------------------------------------------- both kinds of halves */
OPERATION vec choose(vec where, vec x, vec y)
{
    return either(both(where, x), without(y, where));
}
OPERATION vec lower_box(vec x) { return halves(joined(x.a, x.b, 1, 0), joined(x.a, x.b, 0, 1)); }
OPERATION vec upper_box(vec x) { return halves(joined(x.b, x.a, 0, 0), joined(x.a, x.b, 1, 1)); }
#endif

/* ---------------------------------------------------------------- what follows from these */
static const ALIGNED int16_t lane_numbers[16] = {0, 1, 2,  3,  4,  5,  6,  7,
                                                 8, 9, 10, 11, 12, 13, 14, 15};

OPERATION vec is_zero(vec a) { return equal(a, repeat(0)); }
OPERATION vec less_one(vec a) { return plus(a, repeat(-1)); }

#if defined(HAS_AVX512)
/* The last argument is the function's table: bit 4a + 2b + c is its value for a, b and c. */
#define OF_THREE_BITS(a, b, c, table) _mm256_ternarylogic_epi32(a, b, c, table)
OPERATION vec both3(vec a, vec b, vec c) { return OF_THREE_BITS(a, b, c, 0x80); }
OPERATION vec either3(vec a, vec b, vec c) { return OF_THREE_BITS(a, b, c, 0xFE); }
OPERATION vec only(vec a, vec b, vec c) { return OF_THREE_BITS(a, b, c, 0x10); }
OPERATION vec of_either(vec a, vec b, vec c) { return OF_THREE_BITS(a, b, c, 0xE0); }
OPERATION vec claim(vec a, vec b, vec c) { return OF_THREE_BITS(a, b, c, 0xD0); }
OPERATION vec parity(vec a, vec b, vec c) { return OF_THREE_BITS(a, b, c, 0x96); }
OPERATION vec majority(vec a, vec b, vec c) { return OF_THREE_BITS(a, b, c, 0xE8); }
OPERATION int same(vec a, vec b) { return _mm256_cmpneq_epi16_mask(a, b) == 0; }
OPERATION int has_zero(vec a) { return _mm256_testn_epi16_mask(a, a) != 0; }
OPERATION vec count(vec a) { return _mm256_popcnt_epi16(a); }
OPERATION vec single(vec a)
{
    return _mm256_maskz_mov_epi16(_mm256_testn_epi16_mask(a, less_one(a)), a);
}
OPERATION vec where_any(vec a, vec b, vec c)
{
    return _mm256_mask_mov_epi16(c, _mm256_test_epi16_mask(a, a), b);
}
OPERATION vec choose_three(vec a, vec b)
{
    return _mm256_mask_mov_epi16(b, _mm256_cmpgt_epi16_mask(count(a), repeat(2)), a);
}
OPERATION vec at_lane(int place, int value)
{
    return _mm256_maskz_set1_epi16((__mmask16)(1 << place), (short)value);
}
#else
OPERATION vec both3(vec a, vec b, vec c) { return both(both(a, b), c); }
OPERATION vec either3(vec a, vec b, vec c) { return either(either(a, b), c); }
OPERATION vec only(vec a, vec b, vec c) { return without(a, either(b, c)); }
OPERATION vec of_either(vec a, vec b, vec c) { return both(a, either(b, c)); }
OPERATION vec claim(vec a, vec b, vec c) { return either(without(a, c), b); }
OPERATION vec parity(vec a, vec b, vec c) { return differ(differ(a, b), c); }
OPERATION vec majority(vec a, vec b, vec c) { return either(both(a, b), both(c, either(a, b))); }
OPERATION int same(vec a, vec b) { return all_set(equal(a, b)); }
OPERATION int has_zero(vec a) { return any_set(is_zero(a)); }
OPERATION vec count(vec a)
{
    a = plus(both(a, repeat(0x5555)), both(shift_right(a, 1), repeat(0x5555)));
    a = plus(both(a, repeat(0x3333)), both(shift_right(a, 2), repeat(0x3333)));
    a = both(plus(a, shift_right(a, 4)), repeat(0x0F0F));
    return both(plus(a, shift_right(a, 8)), repeat(0x001F));
}
OPERATION vec single(vec a) { return both(a, is_zero(both(a, less_one(a)))); }
OPERATION vec where_any(vec a, vec b, vec c) { return choose(is_zero(a), c, b); }
OPERATION vec choose_three(vec a, vec b)
{
    const vec but_one = both(a, less_one(a)), but_two = both(but_one, less_one(but_one));
    return choose(is_zero(but_two), b, a);
}
OPERATION vec at_lane(int place, int value)
{
    return both(equal(load_lanes(lane_numbers), repeat(place)), repeat(value));
}
#endif

OPERATION vec prefer(vec a, vec b) { return where_any(a, a, b); }
OPERATION vec numbered(vec a, int number)
{
    return plus(plus(shift_left(a, 8), repeat(16 * number)), load_lanes(lane_numbers));
}
OPERATION vec boxes(int inside, int outside)
{
    const int16_t i = (int16_t)inside, o = (int16_t)outside;
    const ALIGNED int16_t lanes[16] = {i, i, i, o, i, i, i, o, i, i, i, o, o, o, o, o};
    return load_lanes(lanes);
}
OPERATION vec places(vec bands, vec stacks)
{
    static const ALIGNED int16_t of_bands[16] = {0, -1, 0, 0, 0, 0, -1, 0, -1};
    static const ALIGNED int16_t of_stacks[16] = {0, 0, 0, 0, -1, -1, 0, 0, 0, 0, -1};
    return either(both(bands, load_lanes(of_bands)), both(stacks, load_lanes(of_stacks)));
}
OPERATION vec three_bands(u64 top, u64 middle, u64 bottom)
{
    return four_words(top, middle, bottom, 0x0001000100010001);
}
OPERATION int lane(vec a, int place)
{
    ALIGNED int16_t lanes[16];
    store_lanes(lanes, a);
    return lanes[place];
}
OPERATION int take(const vec *x, int number, int place)
{
    int16_t value;
    memcpy(&value, (const char *)(x + number) + 2 * place, sizeof value);
    return value;
}
OPERATION void put(vec *x, int number, int place, int value)
{
    const int16_t lane = (int16_t)value;
    memcpy((char *)(x + number) + 2 * place, &lane, sizeof lane);
}
OPERATION int lowest_digit(int mask)
{
#if defined(_MSC_VER)
    unsigned long place;
    _BitScanForward(&place, (unsigned long)mask);
    return (int)place + 1;
#else
    return __builtin_ctz((unsigned)mask) + 1;
#endif
}

/* ---------------------------------------------------------------- which build to run */
#if defined(HAS_SSE2) || defined(HAS_AVX2)
#if defined(_WIN32) /* where Clang's __builtin_cpu_supports() may say no to everything */
#if defined(_MSC_VER)
OPERATION void ask_processor(int number, int leaf[4]) { __cpuidex(leaf, number, 0); }
OPERATION u64 saved_registers(void) { return _xgetbv(0); }
#else
#include <cpuid.h>
OPERATION void ask_processor(int number, int leaf[4])
{
    __cpuid_count(number, 0, leaf[0], leaf[1], leaf[2], leaf[3]);
}
OPERATION u64 saved_registers(void)
{
    unsigned low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (u64)high << 32 | low;
}
#endif
#endif

static const char *best_build(void) /* that this processor and its system can run */
{
#if defined(_WIN32)
    int leaf[4];
    u64 saved;
    ask_processor(1, leaf);
    if (!(leaf[2] & 1 << 27)) return "sse2"; /* the system saves no wide registers */
    saved = saved_registers();
    ask_processor(7, leaf);
    if ((saved & 0x06) != 0x06 || (leaf[1] & 0x128) != 0x128) return "sse2"; /* BMI, AVX2 */
    if ((saved & 0xE6) != 0xE6) return "avx2";
    if (((unsigned)leaf[1] & 0xC0030000) != 0xC0030000) return "avx2"; /* F, DQ, BW, VL */
    return leaf[2] & 1 << 12 ? "avx512" : "avx2";                      /* BITALG */
#else
    __builtin_cpu_init();
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi") ||
        !__builtin_cpu_supports("bmi2") || !__builtin_cpu_supports("popcnt"))
        return "sse2";
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512bitalg"))
        return "avx512";
    return "avx2";
#endif
}
#define BEST_BUILD best_build()
#else
#define BEST_BUILD BUILD_NAME
#endif

#endif
