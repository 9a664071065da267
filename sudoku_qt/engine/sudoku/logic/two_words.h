/* SPDX-License-Identifier: MIT
 * A number of 128 bits out of two words, for compilers that have none (MSVC).
 *
 * There Cython writes C++, in which operators can be taught to a struct; so the searches read
 * the same everywhere. Only what the searches and Cython's conversions ask for is here. */
#ifndef SUDOKU_TWO_WORDS_H
#define SUDOKU_TWO_WORDS_H

#include <type_traits>

typedef unsigned long long bits_word;

struct cell_set {
    bits_word low, high;

    cell_set() = default;
    constexpr cell_set(bits_word low_word, bits_word high_word) : low(low_word), high(high_word) {}

    /* Any number becomes a set, with its sign; a set becomes a number only where that is asked. */
    template <class T, class = typename std::enable_if<std::is_integral<T>::value>::type>
    constexpr cell_set(T value)
        : low((bits_word)value), high(std::is_signed<T>::value && value < T(0) ? ~0ULL : 0) {}

    template <class T, class = typename std::enable_if<std::is_integral<T>::value>::type>
    explicit constexpr operator T() const {
        return std::is_same<T, bool>::value ? (T)((low | high) != 0) : (T)low;
    }
};

constexpr bool operator==(cell_set a, cell_set b) { return a.low == b.low && a.high == b.high; }
constexpr bool operator!=(cell_set a, cell_set b) { return !(a == b); }
constexpr bool operator<(cell_set a, cell_set b) {
    return a.high < b.high || (a.high == b.high && a.low < b.low);
}
constexpr bool operator>(cell_set a, cell_set b) { return b < a; }

constexpr cell_set operator~(cell_set a) { return cell_set(~a.low, ~a.high); }
constexpr cell_set operator&(cell_set a, cell_set b) { return cell_set(a.low & b.low, a.high & b.high); }
constexpr cell_set operator|(cell_set a, cell_set b) { return cell_set(a.low | b.low, a.high | b.high); }
constexpr cell_set operator^(cell_set a, cell_set b) { return cell_set(a.low ^ b.low, a.high ^ b.high); }
constexpr cell_set operator+(cell_set a, cell_set b) {
    return cell_set(a.low + b.low, a.high + b.high + (a.low + b.low < a.low));
}
constexpr cell_set operator-(cell_set a, cell_set b) {
    return cell_set(a.low - b.low, a.high - b.high - (a.low < b.low));
}
constexpr cell_set operator-(cell_set a) { return cell_set(0, 0) - a; }

constexpr cell_set operator<<(cell_set a, int by) {
    return by == 0    ? a
           : by >= 64 ? cell_set(0, a.low << (by - 64))
                      : cell_set(a.low << by, a.high << by | a.low >> (64 - by));
}
constexpr cell_set operator>>(cell_set a, int by) {
    return by == 0    ? a
           : by >= 64 ? cell_set(a.high >> (by - 64), 0)
                      : cell_set(a.low >> by | a.high << (64 - by), a.high >> by);
}

/* What Cython writes for signed numbers, where a set never is one: a sign, 1 or -1, times a set. */
constexpr cell_set operator*(cell_set sign, cell_set a) { return sign == cell_set(1) ? a : -a; }

inline cell_set &operator&=(cell_set &a, cell_set b) { return a = a & b; }
inline cell_set &operator|=(cell_set &a, cell_set b) { return a = a | b; }

#endif
