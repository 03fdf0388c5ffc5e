/* The inputs of the networks: a position as numbers in groups, for the side to move, before its roll.

   First the bare position, point by point; then what the groups say of the side to move, then of the other side; then
   what lies between them. Games that pin and games that hit are told different things. Each group writes its inputs to
   `to` and returns the place behind them. Inputs that a game gets later stand behind all others, so that its network
   can learn on with them. Raise `INPUTS_VERSION` in game.py with any other change here: it stands in every network
   file. */

#include <math.h>

enum { MOST_INPUTS = 640, HEAD = 13, PER_POINT = 10, AHEAD = 12, PROSPECTS = 16, ERF_STEPS = 4097 };

/* What does not depend on the position. */
typedef struct {
    float points[256][PER_POINT]; /* by the byte of a point */
    float prospects[1 << AHEAD][PROSPECTS];
    float erf[ERF_STEPS]; /* (1 + erf x) / 2 for x from -4 to 4, in 512ths */
} Tables;

static inline int checkers_on(const View *view, int first, int last) {
    return last < first ? 0 : view->up_to[last] - view->up_to[first - 1];
}

static inline float *unary(float *to, int checkers) {
    to[0] = checkers >= 1;
    to[1] = checkers >= 2;
    to[2] = checkers >= 3;
    to[3] = (float)at_least(checkers - 3, 0) * 0.25f;
    return to + 4;
}

/* My checkers on a point, theirs, and whether I pin or am pinned there. */
static void make_points(Tables *tables) {
    for (int value = -128; value < 128; value++) {
        float *to = tables->points[(uint8_t)value];
        to = unary(unary(to, mine_on(value)), mine_on(-value));
        to[0] = value > PINNING;
        to[1] = value < -PINNING;
    }
}

/* Where nobody pins, the next inputs take the place of the last two. */
static int inputs_per_point(const RuleTables *law) { return law->rules.contact == PIN ? PER_POINT : PER_POINT - 2; }

static float *point_inputs(const RuleTables *law, const Tables *tables, const Row *row, float *to) {
    for (int point = 1; point <= START; point++, to += inputs_per_point(law))
        memcpy(to, tables->points[(uint8_t)row->at[point]], sizeof *tables->points);
    return to;
}

/* ---- what the next roll can do to lone checkers ---- */

static inline float chance(const uint32_t *words, uint32_t points) {
    uint32_t throws = 0;
    for (int roll = 0; roll < ROLLS_ROOM; roll++) throws += words[roll] & points ? throws_of[roll] : 0;
    return (float)throws * THROW;
}

static inline float *chances_by_point(const uint32_t *words, uint32_t points, float *to) {
    memset(to, 0, START * sizeof *to);
    for (uint32_t left = points; left; left &= left - 1) {
        int bit = __builtin_ctz(left);
        to[bit] = chance(words, 1u << bit);
    }
    return to + START;
}

/* The chances to touch a lone checker of theirs: point by point, any, any in each quarter; and to move at all. */
static float *reach_inputs(const View *view, float *to) {
    to = chances_by_point(view->by_roll, view->targets, to);
    *to++ = chance(view->by_roll, view->targets);
    for (int quarter = 0; quarter < 4; quarter++) *to++ = chance(view->by_roll, view->targets & HOME << 6 * quarter);
    *to++ = chance(view->by_roll, BOARD);
    return to;
}

/* The chance that each lone checker of mine can be made safe: another comes to it, or it goes to others. */
static float *safety_inputs(const View *view, float *to) {
    uint32_t saved[ROLLS_ROOM] = {0}, goes[7], before[7];
    uint32_t lone = view->blots, moving = view->row.at[MY_BAR] ? 0 : lone, own = view->free & view->open;
    for (int die = 1; die <= 6; die++) {
        goes[die] = own << die & moving;
        before[die] = view->open << die;
    }
    int roll = 0;
    for (int high = 1; high <= 6; high++) {
        for (int low = 1; low < high; low++, roll++) {
            uint32_t both = own << (high + low) & (before[high] | before[low]) & moving;
            saved[roll] = (view->by_roll[roll] & lone) | goes[high] | goes[low] | both;
        }
        uint32_t way = before[high], every = goes[high];
        for (int dice = 2; dice <= 4; dice++) {
            every |= own << high * dice & way & moving;
            way &= view->open << high * dice;
        }
        saved[roll] = (view->by_roll[roll] & lone) | every;
        roll++;
    }
    return chances_by_point(saved, lone, to);
}

/* ---- how freely a side can move ---- */

static float *mobility_inputs(const View *view, float *to) {
    int landings = 0, stuck = 0;
    for (int die = 1; die <= 6; die++) {
        int by_die = count(view->by_die[die]);
        *to++ = by_die == 0;
        landings += by_die;
        stuck += by_die == 0;
    }
    *to++ = (float)landings / 30;
    *to++ = (float)stuck / 6;
    return to;
}

/* For each die whether one of these checkers can move by it to one of these points, and how many dice can. */
static float *dice_that_move(uint32_t movers, uint32_t targets, float *to) {
    int able = 0;
    for (int die = 1; die <= 6; die++) {
        int is_able = (movers >> die & targets) != 0;
        *to++ = (float)is_able;
        able += is_able;
    }
    *to++ = (float)able / 6;
    return to;
}

/* Steps that leave and make no lone checker: from a lone one, from three or more, or from two or more that pin. */
static float *quiet_inputs(const View *view, float *to) {
    uint32_t quiet = view->blots | (above(&view->row, 2) & ~equal(&view->row, PINNING + 1));
    return dice_that_move(quiet & view->first, view->free & view->open, to);
}

/* How far back a point is, and what lies in the 12 points before it. */
static float *prospects_from(const Tables *tables, const View *view, int point, float *to) {
    uint64_t closed = ~view->open & BOARD;
    uint64_t window = (closed << AHEAD >> at_least(point - 1, 0)) & ((1 << AHEAD) - 1);
    *to++ = (float)point / 24;
    memcpy(to, tables->prospects[window], sizeof tables->prospects[window]);
    return to + PROSPECTS;
}

/* My rearmost checker that can move. */
static float *rear_inputs(const Tables *tables, const View *view, float *to) {
    return prospects_from(tables, view, view->rear, to);
}

/* The rearmost of my checkers that stand before that one. */
static float *next_inputs(const Tables *tables, const View *view, float *to) {
    return prospects_from(tables, view, highest(view->free & (bit_of(at_least(view->rear, 1)) - 1)), to);
}

/* By the closed points before a checker, the nearest as the highest bit: for each die whether it is stuck; the closed
   ones of the next 6 and 12, and rows of 2 to 6 of them; the chances that it moves, and by more than 6; how far. */
static void make_prospects(Tables *tables) {
    for (uint32_t closed = 0; closed < 1 << AHEAD; closed++) {
        float *to = tables->prospects[closed];
        uint32_t open = ~closed & ((1 << AHEAD) - 1), by_die[7], by_roll[ROLLS_ROOM];
        Movers alone = {1 << AHEAD, 1 << AHEAD, (1 << AHEAD) - 1, open};
        land_by_rolls(&alone, by_die, by_roll);
        for (int die = 1; die <= 6; die++) *to++ = (float)(closed >> (AHEAD - die) & 1);
        *to++ = (float)count(closed >> 6) / 6;
        *to++ = (float)count(closed) / 8;
        uint32_t run = closed;
        for (int length = 2; length <= 6; length++) {
            run &= closed << (length - 1);
            *to++ = run != 0;
        }
        float moves = 0, far = 0;
        double farthest = 0;
        for (int roll = 0; roll < ROLLS; roll++) {
            float share = (float)(throws_of[roll] / 36.0);
            moves += by_roll[roll] ? share : 0;
            far += by_roll[roll] & ((1 << (AHEAD - 6)) - 1) ? share : 0;
            farthest += by_roll[roll] ? (double)share * (AHEAD + 1 - lowest(by_roll[roll])) : 0;
        }
        *to++ = moves;
        *to++ = far;
        *to++ = (float)(farthest / 12);
    }
}

/* ---- where the checkers stand ---- */

static float *place_inputs(const View *view, float *to) {
    *to++ = (float)view->pips / 200;
    *to++ = (float)checkers_on(view, 7, 24) / 15;
    *to++ = (float)checkers_on(view, 13, 24) / 15;
    *to++ = (float)checkers_on(view, 19, 24) / 15;
    return to;
}

/* Points closed to the other side: all, at home, in my half; the longest row, as flags for 2-6; my lone checkers. */
static float *structure_inputs(const View *view, float *to) {
    *to++ = (float)count(view->held) / 12;
    *to++ = (float)count(view->held & HOME) / 6;
    *to++ = (float)count(view->held & 0xFFF) / 8;
    uint32_t row = view->held;
    for (int length = 2; length <= 6; length++) {
        row &= view->held >> (length - 1);
        *to++ = row != 0;
    }
    *to++ = (float)count(view->blots) / 6;
    *to++ = (float)count(view->blots & 0xFFF000) / 4;
    return to;
}

/* Their rearmost checker and the points I hold in the six before it; stacks, at home too; borne off, at home. */
static float *timing_inputs(const View *view, float *to) {
    uint32_t before = (uint32_t)((uint64_t)HOME << view->their_rear) & BOARD;
    int stacked = 0, at_home = 0, off = view->row.at[MY_OFF];
    for (int point = 1; point < START; point++) {
        int beyond = at_least(view->checkers[point] - 3, 0);
        stacked += beyond;
        at_home += point <= 6 ? beyond : 0;
    }
    *to++ = (float)view->their_rear / 24;
    *to++ = (float)count(view->held & before) / 6;
    *to++ = (float)stacked / 8;
    *to++ = (float)at_home / 8;
    *to++ = (float)off / 15;
    *to++ = off > 0;
    *to++ = (float)checkers_on(view, 1, 6) / 15;
    return to;
}

/* ---- games that pin ---- */

static inline float depth_of(int point) { return point ? (float)(START + 1 - point) / 24 : 0; }

/* My deepest pin: its depth as flags and as a number, how many hold it; all my pins; theirs on me; mine past it. */
static float *pin_inputs(const View *view, float *to) {
    static const int depths[9][2] = {{1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 6}, {7, 9}, {10, 12}, {13, 18}, {19, 24}};
    int deep = view->deepest, pins = count(view->pins);
    for (int depth = 0; depth < 9; depth++) *to++ = deep >= depths[depth][0] && deep <= depths[depth][1];
    int on_it = deep ? free_on(view->row.at[deep]) : 0;
    *to++ = depth_of(deep);
    *to++ = on_it == 1;
    *to++ = on_it == 2;
    *to++ = (float)at_most(on_it, 4) / 4;
    for (int number = 1; number <= 3; number++) *to++ = pins >= number;
    *to++ = (float)pins / 5;
    *to++ = depth_of(lowest(view->pins & (view->pins - 1)));
    *to++ = (float)highest(view->mine & ~view->free) / 24;
    *to++ = (float)checkers_on(view, 1, deep - 1) / 15;
    return to;
}

/* Whether checkers off my deepest pin can move, and for how long; mine behind it, theirs that have to pass it. */
static float *spare_inputs(const View *view, float *to) {
    int deep = view->deepest, theirs = deep ? view->theirs_up_to[deep - 1] : 0;
    int pips = view->pips - view->total - (deep - 1) * free_on(view->row.at[deep]); /* to point 1 */
    for (uint32_t pinned = view->mine & ~view->free; pinned; pinned &= pinned - 1) pips -= lowest(pinned) - 1;
    to = dice_that_move(view->first & ~(deep ? bit_of(deep) : 0), view->open, to);
    *to++ = deep ? (float)pips / 100 : 0;
    for (int limit = 8; limit <= 64; limit *= 2) *to++ = deep && pips < limit;
    *to++ = deep ? (float)checkers_on(view, deep + 1, START) / 15 : 0;
    *to++ = (float)theirs / 15;
    return to;
}

/* My checkers on 24: a lone one, more, how many; what threatens the lone one, or holds it. */
static float *mother_inputs(const View *view, float *to) {
    int on_start = view->row.at[START], alone = on_start == 1, pinned = on_start < -PINNING, threats = 0;
    for (int point = START - 6; point < START; point++) threats += free_on(-view->row.at[point]);
    int theirs = mine_on(-view->row.at[1]);
    *to++ = (float)alone;
    *to++ = on_start > 1;
    *to++ = (float)view->checkers[START] / 15;
    *to++ = alone ? (float)threats / 5 : 0;
    *to++ = (float)pinned;
    *to++ = pinned ? (float)theirs / 15 : 0;
    *to++ = pinned && theirs == 1;
    *to++ = alone && theirs == 0;
    return to;
}

/* ---- games that hit ---- */

static inline int is_open(const View *view, int point) { return (view->open & bit_of(point)) != 0; }

/* My checkers on the bar, in reserve and on 24; by what dice they can enter. */
static float *waiting_inputs(const RuleTables *law, const View *view, float *to) {
    int on_bar = view->row.at[MY_BAR], in_reserve = view->row.at[MY_RESERVE], starters = view->checkers[START];
    int enter = 0, from_reserve = 0;
    to = unary(to, on_bar);
    to = unary(to, in_reserve);
    *to++ = (float)in_reserve / 13;
    *to++ = starters > 0;
    *to++ = starters > 1;
    *to++ = starters > 0 && in_reserve > 0;
    for (int die = 1; die <= 6; die++) {
        *to++ = (float)is_open(view, BAR - die);
        enter += is_open(view, BAR - die);
        from_reserve += is_open(view, law->rules.enter_from - die);
    }
    double closed = (6 - enter) / 6.0, shut = closed * closed;
    *to++ = (float)shut;
    *to++ = on_bar > 0 ? (float)shut : 0;
    *to++ = (float)from_reserve / 6;
    return to;
}

/* My way past the head, the first point that takes any number: those on it, before it and past it. */
static float *head_inputs(const RuleTables *law, const View *view, float *to) {
    int before = checkers_on(view, HEAD + 1, START) + view->row.at[MY_BAR] + view->row.at[MY_RESERVE];
    to = unary(to, view->checkers[HEAD]);
    *to++ = (float)count(view->mine & law->limited) / 6;
    *to++ = (float)before / 15;
    *to++ = (float)checkers_on(view, 1, HEAD - 1) / 15;
    *to++ = before == 0;
    *to++ = before <= 1;
    *to++ = before <= 3;
    *to++ = before <= 6;
    return to;
}

/* How near I am to a capote, and how near to suffering one. */
static float *capote_inputs(const View *view, float *to) {
    int home = checkers_on(view, 1, 6), settled = home + view->row.at[MY_OFF];
    int is_ready = settled == CHECKERS && view->row.at[MY_OFF] > 0;
    int one_on_bar = view->row.at[THEIR_BAR] == 1, caught = view->row.at[MY_BAR] == 1;
    *to++ = settled == CHECKERS;
    *to++ = (float)is_ready;
    *to++ = is_ready && one_on_bar;
    *to++ = (float)one_on_bar;
    for (int missing = 1; missing <= 3; missing++) *to++ = settled >= CHECKERS - missing;
    *to++ = caught ? (float)home / 14 : 0;
    *to++ = caught && home >= 13;
    *to++ = caught && home >= 12;
    *to++ = caught && home >= 10;
    return to;
}

/* Games of contrary motion that hit: my anchors on 24-19, the checkers there and what has to pass their rearmost one;
   my points at home; the chances to hit where they cannot easily enter again, and to hit two. */
static float *anchor_inputs(const View *view, float *to) {
    uint32_t anchors = view->held & STARTING_TABLE;
    int points = count(view->held & HOME), to_pass = 0;
    uint32_t twice = 0;
    for (int point = view->their_rear + 1; point <= START; point++)
        to_pass += (point - view->their_rear) * view->checkers[point];
    for (int roll = 0; roll < ROLLS_ROOM; roll++)
        twice += count(view->by_roll[roll] & view->targets) > 1 ? throws_of[roll] : 0;
    to = unary(to, checkers_on(view, 19, 24));
    *to++ = anchors != 0;
    *to++ = (float)count(anchors) / 3;
    *to++ = anchors ? (float)(BAR - lowest(anchors)) / 6 : 0;
    for (int number = 3; number <= 6; number++) *to++ = points >= number;
    *to++ = chance(view->by_roll, view->targets) * (float)points / 6;
    *to++ = (float)twice * THROW;
    *to++ = (float)to_pass / 100;
    return to;
}

/* ---- games that block ---- */

/* Closed points on my way. */
typedef struct {
    uint32_t fronts, points; /* the nearest point to bear off of each row of so many, and all points of these rows */
} Primes;

static Primes primes_of(const View *view, int length) {
    uint32_t closed = ~view->open & BOARD, fronts = closed;
    Primes primes = {0, 0};
    for (int before = 1; before < length; before++) fronts &= closed >> before;
    primes.fronts = fronts;
    for (int before = 0; before < length; before++) primes.points |= fronts << before;
    return primes;
}

/* Their primes of four and more and of six on my way: where they are, which of mine are behind them, for how long they
   can keep them; my first checker; my points in the starting table. */
static float *prime_inputs(const RuleTables *law, const View *view, float *to) {
    Primes primes[3];
    for (int length = 4; length <= 6; length++) primes[length - 4] = primes_of(view, length);
    for (int long_one = 0; long_one <= 2; long_one += 2)
        for (int point = 1; point <= START; point++) *to++ = (primes[long_one].fronts & bit_of(point)) != 0;
    for (int length = 4; length <= 6; length++) {
        const Primes *prime = &primes[length - 4];
        int spare = 0;
        for (int point = 1; point <= START; point++)
            spare += prime->points & bit_of(point) ? 0 : law->rules.opposite[point] * view->theirs[point];
        *to++ = prime->fronts ? (float)checkers_on(view, highest(prime->points) + 1, START) / 15 : 0;
        *to++ = prime->fronts ? (float)spare / 150 : 0;
    }
    int has_passed = (view->mine & law->passed) || view->row.at[MY_OFF],
        runs = !has_passed && view->mine != bit_of(START);
    *to++ = (float)has_passed;
    *to++ = (float)runs;
    *to++ = runs ? (float)lowest(view->mine) / 24 : 0;
    *to++ = (float)count(view->mine & STARTING_TABLE) / 6;
    *to++ = count(view->mine & STARTING_TABLE) >= 5;
    *to++ = (float)count(~view->open & BOARD) / 15;
    return to;
}

/* ---- what saves from the greatest loss ---- */

static inline int pips_to(const View *view, int goal) {
    int pips = 0;
    for (int point = goal + 1; point <= START; point++) pips += (point - goal) * view->checkers[point];
    return pips;
}

static float *last_inputs(const View *view, float *to) {
    int on_bar = view->row.at[MY_BAR];
    to = unary(to, checkers_on(view, 19, 24) + on_bar);
    *to++ = (float)(pips_to(view, 18) + (BAR - 18) * on_bar) / 36;
    *to++ = (float)(pips_to(view, 6) + (BAR - 6) * on_bar) / 80;
    return to;
}

static float *side_inputs(const RuleTables *law, const Tables *tables, const View *view, float *to) {
    int blocks = law->rules.contact == BLOCK;
    if (!blocks) {
        to = reach_inputs(view, to);
        to = safety_inputs(view, to);
    }
    to = mobility_inputs(view, to);
    if (!blocks) to = quiet_inputs(view, to);
    to = rear_inputs(tables, view, to);
    to = place_inputs(view, to);
    to = structure_inputs(view, to);
    to = timing_inputs(view, to);
    if (law->rules.contact == PIN) {
        to = pin_inputs(view, to);
        to = spare_inputs(view, to);
        to = mother_inputs(view, to);
    } else if (!blocks) {
        to = waiting_inputs(law, view, to);
        to = head_inputs(law, view, to);
    } else {
        to = prime_inputs(law, view, to);
    }
    if (blocks || (law->rules.contact == HIT && !law->rules.is_parallel)) to = next_inputs(tables, view, to);
    if (law->rules.contact == HIT && !law->rules.is_parallel) to = anchor_inputs(view, to);
    if (law->rules.has_triple) to = last_inputs(view, to);
    return law->rules.has_capote ? capote_inputs(view, to) : to;
}

/* ---- what lies between the two sides ---- */

/* Whose deepest pin lies deeper, and whether a still deeper one can come. */
static float *lead_inputs(const View *mine, const View *theirs, float *to) {
    float my_depth = depth_of(mine->deepest), their_depth = depth_of(theirs->deepest);
    int is_mine = my_depth > their_depth, is_theirs = their_depth > my_depth, both = mine->deepest && theirs->deepest;
    int none = START + 1;
    int deepest = at_most(mine->deepest ? mine->deepest : none, theirs->deepest ? theirs->deepest : none);
    int of_mine = theirs->theirs_up_to[deepest - 1], of_theirs = mine->theirs_up_to[deepest - 1];
    uint32_t deeper = bit_of(deepest) - 1;
    *to++ = (float)is_mine;
    *to++ = (float)is_theirs;
    *to++ = both && mine->deepest == theirs->deepest;
    *to++ = (float)both;
    *to++ = my_depth - their_depth;
    *to++ = chance(mine->by_roll, mine->targets & deeper);
    *to++ = chance(theirs->by_roll, theirs->targets & deeper);
    *to++ = (float)of_mine / 15;
    *to++ = (float)of_theirs / 15;
    *to++ = of_mine == 0;
    *to++ = of_theirs == 0;
    *to++ = is_mine && of_mine == 0;
    *to++ = is_theirs && of_theirs == 0;
    return to;
}

/* Pips to bear off everything, with what will be wasted on the low points and on gaps. */
static float pips_to_finish(const View *view) {
    const int8_t *on = view->checkers;
    int waste = 2 * at_least(on[1] - 1, 0) + at_least(on[2] - 1, 0) + at_least(on[3] - 3, 0);
    waste += !on[4] + !on[5] + !on[6];
    return view->total ? (float)at_least(view->pips + waste, 4 * view->total) : 0;
}

static float pips_to_first_off(const View *view) { return (float)(pips_to(view, 6) + 2); }

/* The chance that the side on roll covers its pips before the other covers its own. */
static float faster(const Tables *tables, float mine, float theirs) {
    float lead = theirs - mine + 4, both = theirs + mine - 4;
    float place = (lead / sqrtf(both > 1 ? both : 1) + 4) * 512;
    return tables->erf[place < 0 ? 0 : place > ERF_STEPS - 1 ? ERF_STEPS - 1 : (int)place];
}

static float *race_inputs(const RuleTables *law, const Tables *tables, const View *mine, const View *theirs,
                          float *to) {
    float lead = (float)(mine->pips - theirs->pips);
    int race = is_race(mine, theirs);
    *to++ = lead / 60;
    *to++ = (float)race;
    *to++ = race ? lead / 30 : 0;
    to[0] = to[1] = to[2] = 0;
    if (!race) return to + 3;
    float my_pips = pips_to_finish(mine), their_pips = pips_to_finish(theirs);
    to[0] = faster(tables, my_pips, their_pips);
    if (!law->rules.has_mars) return to + 3;
    if (!theirs->row.at[MY_OFF]) to[1] = faster(tables, my_pips, pips_to_first_off(theirs));
    if (!mine->row.at[MY_OFF]) to[2] = 1 - faster(tables, pips_to_first_off(mine), their_pips);
    return to + 3;
}

/* The inputs behind those of the points. */
static float *further_inputs(const RuleTables *law, const Tables *tables, const Row *row, float *to) {
    View mine, theirs;
    Row other = flipped(row, law->rules.is_parallel);
    see(law, row, &mine);
    see(law, &other, &theirs);
    to = side_inputs(law, tables, &mine, to);
    to = side_inputs(law, tables, &theirs, to);
    if (law->rules.contact == PIN) to = lead_inputs(&mine, &theirs, to);
    return race_inputs(law, tables, &mine, &theirs, to);
}

/* Writes all inputs of a position; how many there are. */
static int inputs_of(const RuleTables *law, const Tables *tables, const Row *row, float *to) {
    return (int)(further_inputs(law, tables, row, point_inputs(law, tables, row, to)) - to);
}
