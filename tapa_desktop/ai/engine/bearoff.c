/* The bear-off, exact: how many rolls each way to stand at home takes, to the end and to the first checker off.

   The ways in which up to 15 checkers can stand on six points are numbered by the combinatorial number system: write a
   row of checkers and six dividers, each behind the checkers of one point; the places of the dividers are the
   combination. Ways with all 15 on the board come last. */

enum { RANKS = 54264, FULL_RANKS = 15504, FIRST_FULL = RANKS - FULL_RANKS, MOST_ROLLS = 32 };

/* By rank, then by number of rolls, the chance that it takes just so many. */
typedef struct {
    int wide;
    float *chances; /* [ranks, wide] */
} RollTable;

typedef struct {
    RollTable finish, first; /* `first` for the ranks from FIRST_FULL on */
    int combinations[CHECKERS + 6][6];
} Bearoff;

/* Unpacks a table: by rank the least number of rolls and how many numbers follow, then the chances of these, in three
   planes of bytes. Whether it is whole: all places are used, and the chances of each rank sum to 1. */
static int unpack_rolls(RollTable *table, int ranks, const uint8_t *least, const uint8_t *lengths,
                        const uint8_t *planes, size_t chances) {
    size_t all = 0;
    table->wide = 0;
    for (int rank = 0; rank < ranks; rank++) {
        table->wide = at_least(table->wide, least[rank] + lengths[rank]);
        all += lengths[rank];
    }
    if (all != chances || table->wide > MOST_ROLLS) return 0;
    table->chances = zeros((size_t)ranks * (size_t)table->wide * sizeof(float));
    if (!table->chances) return 0;
    size_t place = 0;
    for (int rank = 0; rank < ranks; rank++) {
        float *row = table->chances + (size_t)rank * (size_t)table->wide, sum = 0;
        for (int roll = least[rank]; roll < least[rank] + lengths[rank]; roll++, place++) {
            int whole = planes[place] | planes[chances + place] << 8 | planes[2 * chances + place] << 16;
            row[roll] = (float)whole / 16777216;
            sum += row[roll];
        }
        if (fabsf(sum - 1) > 1e-6f) return 0;
        for (int roll = 0; roll < table->wide; roll++) row[roll] /= sum;
    }
    return 1;
}

static void make_combinations(Bearoff *table) {
    for (int n = 0; n < CHECKERS + 6; n++)
        for (int k = 1; k <= 6; k++) {
            int product = 1;
            for (int factor = 0; factor < k; factor++) product = product * (n - factor) / (factor + 1);
            table->combinations[n][k - 1] = k > n ? 0 : product;
        }
}

static int rank_of(const Bearoff *table, const int *checkers) {
    int rank = 0, before = 0;
    for (int place = 0; place < 6; place++) {
        before += checkers[place];
        rank += table->combinations[before + place][place];
    }
    return rank;
}

/* Whether all checkers of both sides that are not off stand in their homes; a pin is never so. */
static inline int both_at_home(const RuleTables *law, const Row *row) {
    uint32_t pins = above(row, PINNING) | pinned_points(row), their_home = 0;
    if (free_points(row) & ~HOME || pins) return 0;
    if (row->at[MY_BAR] | row->at[MY_RESERVE] | row->at[THEIR_BAR] | row->at[THEIR_RESERVE]) return 0;
    for (int point = 1; point <= 6; point++) their_home |= bit_of(law->rules.opposite[point]);
    return !(below(row, 0) & ~their_home);
}

/* The chance that the one who rolls first needs no more rolls than the other; a double, as small ones add up. */
static float no_later(const float *first, int first_wide, const float *second, int second_wide) {
    double still[MOST_ROLLS], at_least_so_many = 0, chance = 0;
    for (int roll = second_wide - 1; roll >= 0; roll--) still[roll] = at_least_so_many += (double)second[roll];
    for (int roll = 0; roll < at_most(first_wide, second_wide); roll++) chance += (double)first[roll] * still[roll];
    return (float)chance;
}

static const float *rolls_of(const RollTable *table, int rank) {
    return table->chances + (size_t)rank * (size_t)table->wide;
}

/* The chances of the side to move before its roll, where both are at home. */
static void exact_chances(const Bearoff *table, const RuleTables *law, const Row *row, float *chances) {
    static const float done[1] = {1};
    int checkers[2][6], ranks[2], is_full[2], wide[2];
    const float *finish[2], *first[2];
    for (int place = 0; place < 6; place++) {
        checkers[0][place] = row->at[place + 1];
        checkers[1][place] = -row->at[law->rules.opposite[place + 1]];
    }
    for (int side = 0; side < 2; side++) {
        ranks[side] = rank_of(table, checkers[side]);
        is_full[side] = ranks[side] >= FIRST_FULL;
        finish[side] = rolls_of(&table->finish, ranks[side]);
        first[side] = is_full[side] ? rolls_of(&table->first, ranks[side] - FIRST_FULL) : done;
        wide[side] = is_full[side] ? table->first.wide : 1;
    }
    memset(chances, 0, 6 * sizeof *chances);
    chances[0] = no_later(finish[0], table->finish.wide, finish[1], table->finish.wide);
    if (!law->rules.has_mars) return;
    chances[1] = no_later(finish[0], table->finish.wide, first[1], wide[1]);
    chances[3] = 1 - no_later(first[0], wide[0], finish[1], table->finish.wide);
}
