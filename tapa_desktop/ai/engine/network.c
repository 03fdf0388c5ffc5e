/* The learned evaluator: one hidden layer over the inputs, and the chances of each way in which a game can end.

   The hidden layer adds up numbers of 16 bits, a scale for each unit, so that a position takes half a microsecond. They
   stop at their limits instead of turning over, and every sum is made in the same order, so that all machines find the
   same numbers, bit by bit, whatever instructions they have. */

enum { SUMS = 8, BYTE = 8, MOST_ENDS = 8, MOST_UNITS = 512 }; /* SUMS: partial ones, of every eighth number */
#if defined(__AVX512VBMI2__)
enum { LANES = 16 };
typedef __m512i Steps; /* twice as many numbers of 16 bits */
#elif defined(__AVX2__)
enum { LANES = 8 };
typedef __m256i Steps;
#elif defined(__SSE2__)
enum { LANES = 4 };
typedef __m128i Steps;
#elif defined(__ARM_NEON)
#include <arm_neon.h>
enum { LANES = 4 };
typedef int16x8_t Steps;
#else
enum { LANES = 4 };
typedef int16_t Steps __attribute__((vector_size(16)));
#endif
enum { PART = LANES < (int)SUMS ? (int)LANES : (int)SUMS, PARTS = (int)SUMS / PART, HALVES = LANES / PART };
enum { STRIDE = LANES < (int)BYTE ? (int)BYTE : (int)LANES, STEP = 2 * LANES };
enum { UNIT_STEP = 64, MOST_TOGETHER = 8 }; /* units are filled up with zeros; so many steps stay in registers */
enum { FEWEST = -PINNING - CHECKERS, POINT_CODES = 1 - 2 * FEWEST }; /* what stands on a point, from FEWEST on */
/* HEADROOM: no position has been seen with a sum over 0.3 of all weights of a unit. */
enum { LIMIT = 32767, HEADROOM = 4 };
#define ONE 32767.0f /* of a fraction */
typedef float Four __attribute__((vector_size(4 * sizeof(float))));
typedef float Part __attribute__((vector_size(PART * sizeof(float)), aligned(4)));
typedef float Lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(4)));
typedef int32_t LaneMask __attribute__((vector_size(LANES * sizeof(int32_t)), aligned(4)));
typedef int16_t Shorts __attribute__((vector_size(LANES * sizeof(int16_t)), aligned(2)));
typedef double Odds __attribute__((vector_size(MOST_ENDS * sizeof(double))));
typedef int64_t OddsBits __attribute__((vector_size(MOST_ENDS * sizeof(int64_t))));

typedef struct {
    int inputs, units, ends; /* those behind the points; `units` as filled up; no units: there is no network */
    void *memory;            /* of the next four, which take whole lines */
    int16_t *points;         /* [START, POINT_CODES, units]: all that a point brings, in the scale of each unit */
    int16_t *hidden;         /* [inputs, units] */
    int16_t *bias;           /* [units] */
    float *output;           /* [ends, units], from that scale */
    float output_bias[MOST_ENDS];
    float chances[MOST_ENDS][6]; /* what each end stands for */
} Network;

static inline Lanes lanes_at(const float *from) { return *(const Lanes *)from; }
static inline Lanes positive(Lanes x) { return (Lanes)((LaneMask)x & (x > 0)); }

/* Adds a group of numbers to the partial sums, the lower half first. */
static inline void add_to(Part *parts, int group, Lanes numbers) {
    Part halves[HALVES];
    memcpy(halves, &numbers, sizeof halves);
    for (int half = 0; half < HALVES; half++) parts[(group * HALVES + half) % PARTS] += halves[half];
}
static inline float sum_of(const Part *parts) {
    Four halves[2];
    memcpy(halves, parts, sizeof halves);
    Four both = halves[0] + halves[1];
    return (both[0] + both[2]) + (both[1] + both[3]);
}

/* A float16 as a float; no network holds infinities. */
static float from_half(uint16_t half) {
    int exponent = half >> 10 & 31, fraction = half & 1023;
    float size = exponent ? ldexpf((float)(1024 + fraction), exponent - 25) : ldexpf((float)fraction, -24);
    return half & 0x8000 ? -size : size;
}

/* ---- steps of 16 bits ---- */

#if defined(__AVX512VBMI2__)
static inline Steps steps_at(const int16_t *from) { return _mm512_loadu_si512(from); }
static inline Steps steps_of(int factor) { return _mm512_set1_epi16((short)factor); }
static inline Steps added(Steps one, Steps other) { return _mm512_adds_epi16(one, other); }
static inline Steps share_of(Steps numbers, Steps factor) { return _mm512_mulhrs_epi16(numbers, factor); }
#elif defined(__AVX2__)
static inline Steps steps_at(const int16_t *from) { return _mm256_loadu_si256((const Steps *)from); }
static inline Steps steps_of(int factor) { return _mm256_set1_epi16((short)factor); }
static inline Steps added(Steps one, Steps other) { return _mm256_adds_epi16(one, other); }
static inline Steps share_of(Steps numbers, Steps factor) { return _mm256_mulhrs_epi16(numbers, factor); }
#elif defined(__SSE2__)
static inline Steps steps_at(const int16_t *from) { return _mm_loadu_si128((const Steps *)from); }
static inline Steps steps_of(int factor) { return _mm_set1_epi16((short)factor); }
static inline Steps added(Steps one, Steps other) { return _mm_adds_epi16(one, other); }
/* As the instruction of later processors: twice the upper half of the product, and its two next bits, rounded. */
static inline Steps share_of(Steps numbers, Steps factor) {
    Steps next = _mm_srli_epi16(_mm_mullo_epi16(numbers, factor), 14);
    Steps twice = _mm_slli_epi16(_mm_mulhi_epi16(numbers, factor), 1);
    return _mm_add_epi16(twice, _mm_avg_epu16(next, _mm_setzero_si128()));
}
#elif defined(__ARM_NEON)
static inline Steps steps_at(const int16_t *from) { return vld1q_s16(from); }
static inline Steps steps_of(int factor) { return vdupq_n_s16((int16_t)factor); }
static inline Steps added(Steps one, Steps other) { return vqaddq_s16(one, other); }
static inline Steps share_of(Steps numbers, Steps factor) { return vqrdmulhq_s16(numbers, factor); }
#else
static inline Steps steps_at(const int16_t *from) {
    Steps steps;
    memcpy(&steps, from, sizeof steps);
    return steps;
}
static inline Steps steps_of(int factor) { return (int16_t)factor - (Steps){0}; }
static inline Steps added(Steps one, Steps other) {
    for (int lane = 0; lane < STEP; lane++) {
        int sum = one[lane] + other[lane];
        one[lane] = (int16_t)(sum > LIMIT ? LIMIT : sum < -LIMIT - 1 ? -LIMIT - 1 : sum);
    }
    return one;
}
static inline Steps share_of(Steps numbers, Steps factor) {
    for (int lane = 0; lane < STEP; lane++) numbers[lane] = (int16_t)((numbers[lane] * factor[lane] + 0x4000) >> 15);
    return numbers;
}
#endif

/* ---- the chances of the ends ---- */

/* Scores as odds: e to the power of each, none of them above 0; by plain arithmetic, which gives the same everywhere.
   What is less than -80 counts as nothing. */
static Odds odds_of(Odds scores) {
    static const double shares[] = {
        1.0 / 6227020800, 1.0 / 479001600, 1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040,
        1.0 / 720,        1.0 / 120,       1.0 / 24,       1.0 / 6,       1.0 / 2,      1,           1,
    }; /* 1 / 13!, 1 / 12!, and so on to 1 / 0! */
    const double whole_only = 6755399441055744.0; /* 1.5 * 2^52: what is added to it loses its fraction */
    OddsBits is_seen = scores >= -80, exponent;
    Odds shifted, sum = {0};
    scores = (Odds)((OddsBits)scores & is_seen);
    shifted = scores * 1.4426950408889634 + whole_only;
    Odds whole = shifted - whole_only;
    Odds rest = (scores - whole * 0.693147180369123816490) - whole * 1.90821492927058770002e-10;
    for (int term = 0; term < 14; term++) sum = sum * rest + shares[term];
    exponent = ((OddsBits)shifted - (OddsBits)(whole_only - (Odds){0}) + 1023) << 52;
    return (Odds)((OddsBits)(sum * (Odds)exponent) & is_seen);
}

/* The inputs that are not 0. Most of them are 1, so that nothing need be multiplied; of the others, which are
   multiplied by their fraction, those beyond 1 and -1 have wholes besides. */
typedef struct {
    int ones, others, wholes;
    uint16_t at_one[MOST_INPUTS + STRIDE], at_other[MOST_INPUTS + STRIDE], at_whole[MOST_INPUTS];
    int16_t fractions[MOST_INPUTS + STRIDE], signs[MOST_INPUTS]; /* by input; of the wholes */
} Sparse;

/* Which lanes of a comparison are true, as bits. */
static inline uint32_t bits_of(LaneMask lanes) {
#if defined(__AVX512VBMI2__)
    return _mm512_movepi32_mask((__m512i)lanes);
#elif defined(__AVX2__)
    return (uint32_t)_mm256_movemask_ps((__m256)lanes);
#elif defined(__SSE2__)
    return (uint32_t)_mm_movemask_ps((__m128)lanes);
#else
    uint32_t bits = 0;
    for (int lane = 0; lane < LANES; lane++) bits |= (uint32_t)(lanes[lane] & 1) << lane;
    return bits;
#endif
}

/* By a byte: how many bits are set, and their places in rising order, in front of zeros. */
typedef uint16_t Places __attribute__((vector_size(BYTE * sizeof(uint16_t)), aligned(2)));
static Places places_in[256];
static uint8_t set_in[256];

static void make_places(void) {
    for (int bits = 0; bits < 256; bits++) {
        int number = 0;
        for (int bit = 0; bit < BYTE; bit++)
            if (bits >> bit & 1) places_in[bits][number++] = (uint16_t)bit;
        set_in[bits] = (uint8_t)number;
    }
}

/* Adds the inputs that are set in a stride's bits; how many there are. It writes a whole stride, as to ask for each
   would take longer. */
#ifdef __AVX512VBMI2__
static inline int add_places(uint16_t *places, int number, int first, uint32_t bits) {
    __m256i stride = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    __m256i found =
        _mm256_maskz_compress_epi16((__mmask16)bits, _mm256_add_epi16(stride, _mm256_set1_epi16((short)first)));
    _mm256_storeu_si256((__m256i *)(places + number), found);
    return number + count(bits);
}
#else
static inline int add_places(uint16_t *places, int number, int first, uint32_t bits) {
    *(Places *)(places + number) = places_in[bits] + (uint16_t)first;
    return number + set_in[bits];
}
#endif

static void split_wholes(const float *inputs, int first, uint32_t beyond, Sparse *sparse) {
    for (; beyond; beyond &= beyond - 1) {
        int place = first + __builtin_ctz(beyond), wholes = (int)inputs[place];
        sparse->fractions[place] = (int16_t)((inputs[place] - (float)wholes) * ONE);
        for (int whole = 0; whole < abs(wholes) && sparse->wholes < MOST_INPUTS; whole++) {
            sparse->signs[sparse->wholes] = wholes > 0 ? LIMIT : -LIMIT;
            sparse->at_whole[sparse->wholes++] = (uint16_t)place;
        }
    }
}

/* The inputs are filled up with zeros to whole strides. */
static void make_sparse(float *inputs, int number, Sparse *sparse) {
    int ones_found = 0, others_found = 0;
    sparse->wholes = 0;
    for (int input = number; input % STRIDE; input++) inputs[input] = 0;
    for (int first = 0; first < number; first += STRIDE) {
        uint32_t ones = 0, zeros = 0, beyond = 0;
        for (int lane = 0; lane < STRIDE; lane += LANES) {
            Lanes values = lanes_at(inputs + first + lane);
            ones |= bits_of(values == 1) << lane;
            zeros |= bits_of(values == 0) << lane;
            beyond |= bits_of((values > 1) | (values < -1)) << lane;
            LaneMask fractions = __builtin_convertvector(values * ONE, LaneMask);
            *(Shorts *)(sparse->fractions + first + lane) = __builtin_convertvector(fractions, Shorts);
        }
        ones_found = add_places(sparse->at_one, ones_found, first, ones);
        others_found = add_places(sparse->at_other, others_found, first, ~(ones | zeros) & ((1 << STRIDE) - 1));
        if (beyond) split_wholes(inputs, first, beyond, sparse);
    }
    sparse->ones = ones_found;
    sparse->others = others_found;
}

/* The sums of some steps of units, from the unit `first` on. */
static inline void sum_up(const Network *network, const Row *row, const Sparse *sparse, int first, const int together,
                          int16_t *hidden) {
    const int16_t *weights = network->hidden + first;
    size_t units = (size_t)network->units;
    Steps sums[MOST_TOGETHER];
    for (int step = 0; step < together; step++) sums[step] = steps_at(network->bias + first + step * STEP);
    for (uint32_t left = ~equal(row, 0) & BOARD; left; left &= left - 1) {
        int point = lowest(left);
        int code = (point - 1) * POINT_CODES + row->at[point] - FEWEST;
        const int16_t *from = network->points + (size_t)code * units + first;
        for (int step = 0; step < together; step++) sums[step] = added(sums[step], steps_at(from + step * STEP));
    }
    for (int one = 0; one < sparse->ones; one++) {
        const int16_t *from = weights + sparse->at_one[one] * units;
        for (int step = 0; step < together; step++) sums[step] = added(sums[step], steps_at(from + step * STEP));
    }
    for (int other = 0; other < sparse->others + sparse->wholes; other++) {
        int whole = other - sparse->others;
        int place = whole < 0 ? sparse->at_other[other] : sparse->at_whole[whole];
        const int16_t *from = weights + (size_t)place * units;
        Steps factor = steps_of(whole < 0 ? sparse->fractions[place] : sparse->signs[whole]);
        for (int step = 0; step < together; step++)
            sums[step] = added(sums[step], share_of(steps_at(from + step * STEP), factor));
    }
    memcpy(hidden + first, sums, (size_t)together * sizeof *sums);
}

/* The chances of the ends for the side to move, summing to 1. `inputs`, those behind the points, has MOST_INPUTS. */
static void ends_of(const Network *network, const Row *row, float *inputs, float *ends) {
    Sparse sparse;
    int16_t hidden[MOST_UNITS + UNIT_STEP];
    make_sparse(inputs, network->inputs, &sparse);
    int first = 0;
    for (; first + MOST_TOGETHER * STEP <= network->units; first += MOST_TOGETHER * STEP)
        sum_up(network, row, &sparse, first, MOST_TOGETHER, hidden);
    for (; first + 4 * STEP <= network->units; first += 4 * STEP) sum_up(network, row, &sparse, first, 4, hidden);
    for (; first < network->units; first += 2 * STEP) sum_up(network, row, &sparse, first, 2, hidden);
    float values[MOST_UNITS + UNIT_STEP], scores[MOST_ENDS], most = -INFINITY;
    for (int unit = 0; unit < network->units; unit += LANES)
        *(Lanes *)(values + unit) = positive(__builtin_convertvector(*(const Shorts *)(hidden + unit), Lanes));
    for (int end = 0; end < network->ends; end++) {
        const float *output = network->output + end * network->units;
        Part parts[PARTS] = {{0}};
        for (int group = 0; group < network->units / LANES; group++)
            add_to(parts, group, lanes_at(values + group * LANES) * lanes_at(output + group * LANES));
        scores[end] = sum_of(parts) + network->output_bias[end];
        most = scores[end] > most ? scores[end] : most;
    }
    Odds odds;
    for (int end = 0; end < MOST_ENDS; end++)
        odds[end] = end < network->ends ? (double)(scores[end] - most) : (double)-INFINITY;
    odds = odds_of(odds);
    double total = 0;
    for (int end = 0; end < network->ends; end++) total += odds[end];
    for (int end = 0; end < network->ends; end++) ends[end] = (float)(odds[end] / total);
}

static void forget_network(Network *network) {
    free(network->memory);
    *network = (Network){0};
}

static inline int16_t rounded(float number) { return (int16_t)at_least(at_most((int)lrintf(number), LIMIT), -LIMIT); }

/* Takes over the weights, all float16: hidden [inputs, units], its bias, output [units, ends], its bias. The first
   inputs are those of the points, `wide` of each. */
static void take_network(Network *network, const Tables *tables, int wide, int inputs, int units, int ends,
                         const uint16_t *hidden, const uint16_t *bias, const uint16_t *output,
                         const uint16_t *output_bias, const float *chances) {
    forget_network(network);
    size_t filled = ((size_t)units + UNIT_STEP - 1) / UNIT_STEP * UNIT_STEP, of_points = (size_t)START * (size_t)wide;
    size_t rows = (size_t)START * POINT_CODES + (size_t)(inputs - START * wide) + 1; /* points, inputs, bias */
    network->memory = zeros(filled * (rows * sizeof(int16_t) + (size_t)ends * sizeof(float)) + LINE);
    if (!network->memory) return;
    network->inputs = inputs - START * wide;
    network->units = (int)filled;
    network->ends = ends;
    network->points = next_line(network->memory);
    network->hidden = network->points + (size_t)START * POINT_CODES * filled;
    network->bias = network->hidden + (size_t)network->inputs * filled;
    network->output = (void *)(network->bias + filled);
    for (size_t unit = 0; unit < (size_t)units; unit++) {
        float all = fabsf(from_half(bias[unit]));
        for (size_t input = 0; input < (size_t)inputs; input++)
            all += fabsf(from_half(hidden[input * (size_t)units + unit]));
        float scale = all > 0 ? LIMIT * (float)HEADROOM / all : 1;
        network->bias[unit] = rounded(from_half(bias[unit]) * scale);
        for (size_t input = of_points; input < (size_t)inputs; input++) {
            float weight = from_half(hidden[input * (size_t)units + unit]);
            network->hidden[(input - of_points) * filled + unit] = rounded(weight * scale);
        }
        for (int point = 0; point < START; point++) {
            float weights[PER_POINT];
            for (int input = 0; input < wide; input++)
                weights[input] = from_half(hidden[(size_t)(point * wide + input) * (size_t)units + unit]) * scale;
            for (int code = 0; code < POINT_CODES; code++) {
                const float *values = tables->points[(uint8_t)(code + FEWEST)];
                float sum = 0;
                for (int input = 0; input < wide; input++) sum += weights[input] * values[input];
                network->points[(size_t)(point * POINT_CODES + code) * filled + unit] = rounded(sum);
            }
        }
        for (size_t end = 0; end < (size_t)ends; end++)
            network->output[end * filled + unit] = from_half(output[unit * (size_t)ends + end]) / scale;
    }
    for (int end = 0; end < ends; end++) network->output_bias[end] = from_half(output_bias[end]);
    memcpy(network->chances, chances, (size_t)ends * sizeof network->chances[0]);
}
