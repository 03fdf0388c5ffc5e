/* Numbers that look random and are a pure function of their keys: SplitMix64's finishing function. */

#define GAMMA 0x9E3779B97F4A7C15u

static inline uint64_t mixed(uint64_t word) {
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}
static inline uint64_t with_key(uint64_t word, uint64_t key) { return mixed(word + GAMMA + key); }

static uint64_t scrambled(const uint64_t *keys, int number) {
    uint64_t word = 0;
    for (int key = 0; key < number; key++) word = with_key(word, keys[key]);
    return word;
}
/* A whole number from 0 to limit - 1; the limit is far below 2^31. */
static inline int number_below(int limit, uint64_t word) { return (int)(((word >> 33) * (uint64_t)limit) >> 31); }
/* A number of at least 0 and below 1. */
static inline double unit_of(uint64_t word) { return (double)(word >> 11) / 9007199254740992.0; }

/* The hash from which errors are drawn: the same on every machine, and kept, since levels are fitted with it. */
static uint64_t lasting_hash(const Row *row) {
    uint64_t sum = 0;
    for (int word = 0; word < WIDTH / 8; word++) {
        uint64_t value = 0;
        for (int byte = 7; byte >= 0; byte--) value = value << 8 | (uint8_t)row->at[8 * word + byte];
        sum += mixed(value + GAMMA * (uint64_t)(word + 1));
    }
    return sum;
}

/* The hash by which equal positions are found within a search: a product for each entry, so that a step changes it by
   two additions. */
static uint64_t factors[WIDTH];

static void make_factors(void) {
    for (int entry = 0; entry < WIDTH; entry++) factors[entry] = mixed(GAMMA * (uint64_t)(entry + 1)) | 1;
}
static inline uint64_t times(int entry, int number) { return factors[entry] * (uint64_t)(int64_t)number; }
static inline uint64_t hash_of(const Row *row) {
    uint64_t sum = 0;
    for (int entry = 1; entry < WIDTH; entry++) sum += times(entry, row->at[entry]);
    return sum;
}
