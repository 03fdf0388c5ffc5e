/* The learned evaluator: one hidden layer over the inputs, and the chances of each way in which a game can end.

   Every sum is made in the same order, lane by lane, and nothing is fused, so that all machines find the same numbers,
   bit by bit, whatever instructions they have. */

enum { SUMS = 8, BYTE = 8, MOST_ENDS = 8, MOST_UNITS = 512 }; /* SUMS: partial ones, of every eighth number */
#if defined(__AVX512VBMI2__)
enum { LANES = 16 };
#elif defined(__AVX2__)
enum { LANES = 8 };
#else
enum { LANES = 4 };
#endif
#ifdef __AVX2__
typedef uint16_t Weight; /* a float16, as it is in the file: half of the memory to be read */
#else
typedef float Weight;
#endif
enum { PART = LANES < SUMS ? LANES : SUMS, PARTS = SUMS / PART, HALVES = LANES / PART }; /* a vector has one part or two */
enum { STRIDE = LANES < BYTE ? BYTE : LANES, TOGETHER = 8 }; /* TOGETHER: groups of lanes whose sums stay in registers */
typedef float Four __attribute__((vector_size(4 * sizeof(float))));
typedef float Part __attribute__((vector_size(PART * sizeof(float)), aligned(4)));
typedef float Lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(4)));
typedef int32_t LaneMask __attribute__((vector_size(LANES * sizeof(int32_t)), aligned(4)));
enum { UNIT_STEP = TOGETHER * LANES }; /* units are filled up with zeros to a multiple of this */

typedef struct {
    int inputs, units, ends; /* `units` as filled up; no inputs: there is no network */
    Weight *hidden;          /* [inputs, units] */
    float *bias;             /* [units] */
    float *output;           /* [ends, units] */
    float output_bias[MOST_ENDS];
    float chances[MOST_ENDS][5]; /* what each end stands for */
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

#if defined(__AVX512VBMI2__)
static inline Lanes weights_at(const Weight *from) { return (Lanes)_mm512_cvtph_ps(_mm256_loadu_si256((const __m256i *)from)); }
#elif defined(__AVX2__)
static inline Lanes weights_at(const Weight *from) { return (Lanes)_mm256_cvtph_ps(_mm_loadu_si128((const __m128i *)from)); }
#else
static inline Lanes weights_at(const Weight *from) { return lanes_at(from); }
#endif
static inline Weight weight_of(uint16_t half) { return sizeof(Weight) == sizeof half ? half : from_half(half); }

/* e to the power of x, for x from -700 to 0: by plain arithmetic, which gives the same everywhere. */
static double exponential(double x) {
    static const double shares[] = {
        1.0 / 6227020800, 1.0 / 479001600, 1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040,
        1.0 / 720,        1.0 / 120,       1.0 / 24,       1.0 / 6,       1.0 / 2,      1,           1,
    }; /* 1 / 13!, 1 / 12!, and so on to 1 / 0! */
    double whole = floor(x * 1.4426950408889634 + 0.5);
    double rest = (x - whole * 0.693147180369123816490) - whole * 1.90821492927058770002e-10, sum = 0;
    for (int term = 0; term < 14; term++) sum = sum * rest + shares[term];
    union {
        uint64_t bits;
        double value;
    } scale = {(uint64_t)(1023 + (int)whole) << 52};
    return sum * scale.value;
}

typedef struct {
    int ones, others;
    uint16_t at_one[MOST_INPUTS + STRIDE], at_other[MOST_INPUTS + STRIDE];
} Sparse; /* most inputs are 0, and most of the others 1, so that nothing need be multiplied */

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

/* Adds the inputs that are set in a stride's bits; how many there are. It writes a whole stride, as to ask for each would
   take longer. */
#ifdef __AVX512VBMI2__
static inline int add_places(uint16_t *places, int number, int first, uint32_t bits) {
    __m256i stride = _mm256_setr_epi16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    __m256i found = _mm256_maskz_compress_epi16((__mmask16)bits, _mm256_add_epi16(stride, _mm256_set1_epi16((short)first)));
    _mm256_storeu_si256((__m256i *)(places + number), found);
    return number + count(bits);
}
#else
static inline int add_places(uint16_t *places, int number, int first, uint32_t bits) {
    *(Places *)(places + number) = places_in[bits] + (uint16_t)first;
    return number + set_in[bits];
}
#endif

/* The inputs are filled up with zeros to whole strides. */
static void make_sparse(float *inputs, int number, Sparse *sparse) {
    int ones_found = 0, others_found = 0;
    for (int input = number; input % STRIDE; input++) inputs[input] = 0;
    for (int first = 0; first < number; first += STRIDE) {
        uint32_t ones = 0, zeros = 0;
        for (int lane = 0; lane < STRIDE; lane += LANES) {
            Lanes values = lanes_at(inputs + first + lane);
            ones |= bits_of(values == 1) << lane;
            zeros |= bits_of(values == 0) << lane;
        }
        ones_found = add_places(sparse->at_one, ones_found, first, ones);
        others_found = add_places(sparse->at_other, others_found, first, ~(ones | zeros) & ((1 << STRIDE) - 1));
    }
    sparse->ones = ones_found;
    sparse->others = others_found;
}

/* The chances of the ends for the side to move, which sum to 1. `inputs` has room for MOST_INPUTS. */
static void ends_of(const Network *network, float *inputs, float *ends) {
    Sparse sparse;
    make_sparse(inputs, network->inputs, &sparse);
    Part scores[MOST_ENDS][PARTS] = {{{0}}};
    for (int first = 0; first < network->units; first += TOGETHER * LANES) {
        Lanes sums[TOGETHER];
        for (int group = 0; group < TOGETHER; group++) sums[group] = lanes_at(network->bias + first + group * LANES);
        for (int one = 0; one < sparse.ones; one++) {
            const Weight *weights = network->hidden + (size_t)sparse.at_one[one] * (size_t)network->units + first;
            for (int group = 0; group < TOGETHER; group++) sums[group] += weights_at(weights + group * LANES);
        }
        for (int other = 0; other < sparse.others; other++) {
            const Weight *weights = network->hidden + (size_t)sparse.at_other[other] * (size_t)network->units + first;
            Lanes value = inputs[sparse.at_other[other]] - (Lanes){0};
            for (int group = 0; group < TOGETHER; group++) sums[group] += weights_at(weights + group * LANES) * value;
        }
        for (int end = 0; end < network->ends; end++) {
            const float *weights = network->output + (size_t)end * (size_t)network->units + first;
            for (int group = 0; group < TOGETHER; group++)
                add_to(scores[end], group, positive(sums[group]) * lanes_at(weights + group * LANES));
        }
    }
    float most = -INFINITY;
    for (int end = 0; end < network->ends; end++) {
        ends[end] = sum_of(scores[end]) + network->output_bias[end];
        most = ends[end] > most ? ends[end] : most;
    }
    double odds[MOST_ENDS], total = 0;
    for (int end = 0; end < network->ends; end++) {
        double score = (double)(ends[end] - most);
        odds[end] = score < -80 ? 0 : exponential(score);
        total += odds[end];
    }
    for (int end = 0; end < network->ends; end++) ends[end] = (float)(odds[end] / total);
}

static void forget_network(Network *network) {
    free(network->hidden);
    free(network->bias);
    free(network->output);
    *network = (Network){0};
}

/* Takes over the weights, all float16: hidden [inputs, units], its bias, output [units, ends], its bias. */
static void take_network(Network *network, int inputs, int units, int ends, const uint16_t *hidden,
                         const uint16_t *bias, const uint16_t *output, const uint16_t *output_bias,
                         const float *chances) {
    forget_network(network);
    size_t filled = (size_t)((units + UNIT_STEP - 1) / UNIT_STEP * UNIT_STEP);
    network->inputs = inputs;
    network->units = (int)filled;
    network->ends = ends;
    network->hidden = grown(NULL, (size_t)inputs * filled * sizeof(Weight));
    network->bias = grown(NULL, filled * sizeof(float));
    network->output = grown(NULL, (size_t)ends * filled * sizeof(float));
    for (size_t unit = 0; unit < filled; unit++) {
        int is_real = unit < (size_t)units;
        network->bias[unit] = is_real ? from_half(bias[unit]) : 0;
        for (size_t input = 0; input < (size_t)inputs; input++)
            network->hidden[input * filled + unit] = is_real ? weight_of(hidden[input * (size_t)units + unit]) : 0;
        for (size_t end = 0; end < (size_t)ends; end++)
            network->output[end * filled + unit] = is_real ? from_half(output[unit * (size_t)ends + end]) : 0;
    }
    for (int end = 0; end < ends; end++) network->output_bias[end] = from_half(output_bias[end]);
    memcpy(network->chances, chances, (size_t)ends * sizeof network->chances[0]);
}
