/* Which plays deserve a proper look: a small network that reads whole positions by a few looks into tables.

   The vectors of two neighbouring entries of a row stand in the table together. A play changes few of them, so its
   points are made from the sum of the position before it. */

enum { PAIRS = WIDTH / 2, CLASSES = 16, PAIR_CODES = CLASSES * CLASSES, MOST_PRUNER_UNITS = 64 };
enum { SURELY_KEPT = 4, MOST_KEPT = 128 };
enum { PRUNER_STEP = MOST_PRUNER_UNITS + 4 }; /* floats a pair: the units, what counts as it is, zeros */
#define PRUNING_MARGIN 0.2f

typedef struct {
    float *pairs; /* [PAIRS, PAIR_CODES, PRUNER_STEP]; NULL: there is no pruner */
    float output[MOST_PRUNER_UNITS];
    uint8_t classes[2][256]; /* by the byte of an entry: beside the board, of a point */
} Pruner;

typedef struct {
    Row row;
    uint8_t codes[PAIRS];
    float sums[PRUNER_STEP];
} PrunerBase;

/* What stands on a point: nothing, mine, theirs, mine on theirs, theirs on mine. */
static int class_of(int value) {
    int number = abs(value), is_theirs = value < 0;
    if (number > PINNING) return 10 + at_most(number - PINNING, 2) + 2 * is_theirs;
    return at_most(number, 5) + 5 * is_theirs;
}

static inline uint8_t pair_code(const Pruner *pruner, const Row *row, int pair) {
    const uint8_t *at = (const uint8_t *)row->at + 2 * pair;
    int even = pruner->classes[2 * pair <= START][at[0]], odd = pruner->classes[2 * pair + 1 <= START][at[1]];
    return (uint8_t)(even * CLASSES + odd);
}

static inline const float *pair_vector(const Pruner *pruner, int pair, int code) {
    return pruner->pairs + ((size_t)pair * PAIR_CODES + (size_t)code) * PRUNER_STEP;
}

static void make_base(const Pruner *pruner, const Row *row, PrunerBase *base) {
    base->row = *row;
    memset(base->sums, 0, sizeof base->sums);
    for (int pair = 0; pair < PAIRS; pair++) {
        base->codes[pair] = pair_code(pruner, row, pair);
        const float *vector = pair_vector(pruner, pair, base->codes[pair]);
        for (int unit = 0; unit < PRUNER_STEP; unit++) base->sums[unit] += vector[unit];
    }
}

/* About what a result is worth to the side that has played; it tells the plays of one roll apart. */
static float pruner_points(const Pruner *pruner, const PrunerBase *base, const Row *result) {
    Lanes sums[MOST_PRUNER_UNITS / LANES];
    Part points[PARTS] = {{0}};
    float plain = base->sums[MOST_PRUNER_UNITS];
    for (int group = 0; group < MOST_PRUNER_UNITS / LANES; group++) sums[group] = lanes_at(base->sums + group * LANES);
    for (uint32_t left = changed_pairs(&base->row, result); left; left &= left - 1) {
        int pair = __builtin_ctz(left) / 2;
        const float *before = pair_vector(pruner, pair, base->codes[pair]);
        const float *after = pair_vector(pruner, pair, pair_code(pruner, result, pair));
        for (int group = 0; group < MOST_PRUNER_UNITS / LANES; group++)
            sums[group] += lanes_at(after + group * LANES) - lanes_at(before + group * LANES);
        plain += after[MOST_PRUNER_UNITS] - before[MOST_PRUNER_UNITS];
    }
    for (int group = 0; group < MOST_PRUNER_UNITS / LANES; group++)
        add_to(points, group, positive(sums[group]) * lanes_at(pruner->output + group * LANES));
    return sum_of(points) + plain;
}

/* Which results deserve a proper look, in rising order: those near the best one, all that end the game, and a few
   always. The more results there are, the more of them are close; docs/strength.md has what is lost. */
typedef struct {
    int *at;
    float *points;
    int number, room;
} Kept;

/* Whether there is room for so many. */
static int make_kept_room(Kept *kept, int room) {
    int *at = try_realloc(kept->at, (size_t)room * sizeof(int));
    if (at) kept->at = at;
    float *points = try_realloc(kept->points, (size_t)room * sizeof(float));
    if (points) kept->points = points;
    if (!at || !points) return 0;
    kept->room = room;
    return 1;
}

static int most_kept(int number) { return at_most(4 + (int)(2.5f * sqrtf((float)number)), MOST_KEPT); }

static void keep_promising(const Pruner *pruner, const PrunerBase *base, const Plays *plays, Kept *kept) {
    if (kept->room < plays->number) make_kept_room(kept, plays->room);
    int number = at_most(plays->number, kept->room);
    kept->number = 0;
    if (!pruner->pairs || number <= SURELY_KEPT) {
        for (int at = 0; at < number; at++) kept->at[kept->number++] = at;
        return;
    }
    int best[MOST_KEPT + 1], chosen = 0, most = most_kept(number);
    for (int at = 0; at < number; at++) {
        kept->points[at] = pruner_points(pruner, base, &plays->rows[at]);
        if (chosen == most && kept->points[at] <= kept->points[best[most - 1]]) continue;
        int place = chosen;
        for (; place && kept->points[best[place - 1]] < kept->points[at]; place--) best[place] = best[place - 1];
        best[place] = at;
        if (chosen < most) chosen++;
    }
    float least = kept->points[best[0]] - PRUNING_MARGIN;
    for (int place = 0; place < chosen; place++)
        if (place < SURELY_KEPT || kept->points[best[place]] >= least) kept->points[best[place]] = INFINITY;
    for (int at = 0; at < number; at++)
        if (plays->over[at] || kept->points[at] == INFINITY) kept->at[kept->number++] = at;
}

static void forget_pruner(Pruner *pruner) {
    free(pruner->pairs);
    pruner->pairs = NULL;
}

/* Takes over the weights, float16: by entry and class a vector [32, 16, units + 1], and the output, [units]. */
static void take_pruner(Pruner *pruner, int units, const uint16_t *vectors, const uint16_t *output) {
    size_t wide = (size_t)units + 1;
    if (!pruner->pairs) pruner->pairs = try_realloc(NULL, (size_t)PAIRS * PAIR_CODES * PRUNER_STEP * sizeof(float));
    if (!pruner->pairs) return;
    for (int value = -128; value < 128; value++) {
        pruner->classes[0][(uint8_t)value] = (uint8_t)at_most(at_least(value, 0), CLASSES - 1);
        pruner->classes[1][(uint8_t)value] = (uint8_t)at_most(class_of(value), CLASSES - 1);
    }
    for (int unit = 0; unit < MOST_PRUNER_UNITS; unit++)
        pruner->output[unit] = unit < units ? from_half(output[unit]) : 0;
    for (int pair = 0; pair < PAIRS; pair++)
        for (int code = 0; code < PAIR_CODES; code++) {
            const uint16_t *even = vectors + (size_t)(2 * pair * CLASSES + code / CLASSES) * wide;
            const uint16_t *odd = vectors + (size_t)((2 * pair + 1) * CLASSES + code % CLASSES) * wide;
            float *to = pruner->pairs + ((size_t)pair * PAIR_CODES + (size_t)code) * PRUNER_STEP;
            memset(to, 0, PRUNER_STEP * sizeof *to);
            for (int unit = 0; unit < units; unit++) to[unit] = from_half(even[unit]) + from_half(odd[unit]);
            to[MOST_PRUNER_UNITS] = from_half(even[units]) + from_half(odd[units]);
        }
}
