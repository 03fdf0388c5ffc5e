/* A position as a row of small numbers, seen by the player to move, and the words of bits that are read from it.

   Entries 1-24 are the board: n > 0 for n checkers of mine, -n for n opposing checkers, and 32 more (with the sign of
   the side on top) when a lone checker of the other side is pinned below. Entry 0 is 0; then come my reserve, bar and
   off, and theirs; the last one is 0. */

#include <string.h>

/* Words of points: bit p - 1 is point p of the player whose view it is. To move by a die is to shift right by it. */
#define BOARD 0xFFFFFFu
#define HOME 0x3Fu
#define STARTING_TABLE 0xFC0000u

static inline uint32_t bit_of(int point) { return 1u << (point - 1); }
static inline int highest(uint32_t word) { return word ? 32 - __builtin_clz(word) : 0; }
static inline int lowest(uint32_t word) { return word ? 1 + __builtin_ctz(word) : 0; }
static inline int count(uint32_t word) { return __builtin_popcount(word); }
static inline int at_least(int number, int least) { return number > least ? number : least; }
static inline int at_most(int number, int most) { return number < most ? number : most; }

/* The points whose value is greater than a number, and those whose value is just that. */
#if defined(__AVX2__)
#include <immintrin.h>
static inline uint32_t above(const Row *row, int number) {
    __m256i values = _mm256_loadu_si256((const __m256i *)row->at);
    __m256i found = _mm256_cmpgt_epi8(values, _mm256_set1_epi8((char)number));
    return ((uint32_t)_mm256_movemask_epi8(found) >> 1) & BOARD;
}
static inline uint32_t equal(const Row *row, int number) {
    __m256i values = _mm256_loadu_si256((const __m256i *)row->at);
    __m256i found = _mm256_cmpeq_epi8(values, _mm256_set1_epi8((char)number));
    return ((uint32_t)_mm256_movemask_epi8(found) >> 1) & BOARD;
}
/* The pairs of entries in which two rows differ: bit 2p for entries 2p and 2p + 1. */
static inline uint32_t changed_pairs(const Row *one, const Row *other) {
    __m256i values = _mm256_loadu_si256((const __m256i *)one->at),
            others = _mm256_loadu_si256((const __m256i *)other->at);
    return ~(uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi16(values, others)) & 0x55555555;
}
#elif defined(__SSE2__)
#include <emmintrin.h>
static inline uint32_t joined(__m128i low, __m128i high) {
    return (uint32_t)_mm_movemask_epi8(low) | (uint32_t)_mm_movemask_epi8(high) << 16;
}
static inline uint32_t above(const Row *row, int number) {
    const __m128i *half = (const __m128i *)row->at;
    __m128i than = _mm_set1_epi8((char)number);
    uint32_t found =
        joined(_mm_cmpgt_epi8(_mm_loadu_si128(half), than), _mm_cmpgt_epi8(_mm_loadu_si128(half + 1), than));
    return (found >> 1) & BOARD;
}
static inline uint32_t equal(const Row *row, int number) {
    const __m128i *half = (const __m128i *)row->at;
    __m128i to = _mm_set1_epi8((char)number);
    uint32_t found = joined(_mm_cmpeq_epi8(_mm_loadu_si128(half), to), _mm_cmpeq_epi8(_mm_loadu_si128(half + 1), to));
    return (found >> 1) & BOARD;
}
static inline uint32_t changed_pairs(const Row *one, const Row *other) {
    const __m128i *half = (const __m128i *)one->at, *half_of_other = (const __m128i *)other->at;
    __m128i low = _mm_cmpeq_epi16(_mm_loadu_si128(half), _mm_loadu_si128(half_of_other));
    __m128i high = _mm_cmpeq_epi16(_mm_loadu_si128(half + 1), _mm_loadu_si128(half_of_other + 1));
    return ~joined(low, high) & 0x55555555;
}
#else
static inline uint32_t above(const Row *row, int number) {
    uint32_t word = 0;
    for (int point = 1; point <= START; point++) word |= (uint32_t)(row->at[point] > number) << (point - 1);
    return word;
}
static inline uint32_t equal(const Row *row, int number) {
    uint32_t word = 0;
    for (int point = 1; point <= START; point++) word |= (uint32_t)(row->at[point] == number) << (point - 1);
    return word;
}
static inline uint32_t changed_pairs(const Row *one, const Row *other) {
    uint32_t word = 0;
    for (int entry = 0; entry < WIDTH; entry++) word |= (uint32_t)(one->at[entry] != other->at[entry]) << (entry & ~1);
    return word;
}
#endif
static inline uint32_t below(const Row *row, int number) { return ~above(row, number - 1) & BOARD; }

/* One point: checkers of mine that can move, all of mine, whether I pin, whether one of mine is pinned. */
static inline int free_on(int value) { return value > 0 ? value & (PINNING - 1) : 0; }
static inline int mine_on(int value) { return value > 0 ? value & (PINNING - 1) : value < -PINNING; }
static inline int has_mine(int value) { return value > 0 || value < -PINNING; }

static inline uint32_t free_points(const Row *row) { return above(row, 0); }
static inline uint32_t pinned_points(const Row *row) { return below(row, -PINNING); }

/* The same checkers seen by the other side, whose point p is my 25 - p, or is p + 12 or p - 12 in parallel motion. */
static inline Row flipped(const Row *row, int is_parallel) {
    Row other;
    other.at[0] = other.at[WIDTH - 1] = 0;
    if (is_parallel) {
        for (int point = 1; point <= START / 2; point++) {
            other.at[point] = (int8_t)-row->at[point + START / 2];
            other.at[point + START / 2] = (int8_t)-row->at[point];
        }
    } else {
        for (int point = 1; point <= START; point++) other.at[point] = (int8_t)-row->at[START + 1 - point];
    }
    memcpy(other.at + MY_RESERVE, row->at + THEIR_RESERVE, 3);
    memcpy(other.at + THEIR_RESERVE, row->at + MY_RESERVE, 3);
    return other;
}
