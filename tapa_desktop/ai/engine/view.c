/* One side's view of a position: planes of points, where its checkers can land by the next roll, and counts. */

enum { ROLLS = 21, ROLLS_ROOM = 24 };
#define THROW (1.0f / 36)
#define WAITING (1u << START) /* checkers on the bar or in reserve, as if they stood on 25 */

typedef struct {
    int high, low, throws; /* throws: how many of the 36 give this roll */
} Roll;

static const Roll all_rolls[ROLLS] = {
    {1, 1, 1}, {2, 1, 2}, {2, 2, 1}, {3, 1, 2}, {3, 2, 2}, {3, 3, 1}, {4, 1, 2},
    {4, 2, 2}, {4, 3, 2}, {4, 4, 1}, {5, 1, 2}, {5, 2, 2}, {5, 3, 2}, {5, 4, 2},
    {5, 5, 1}, {6, 1, 2}, {6, 2, 2}, {6, 3, 2}, {6, 4, 2}, {6, 5, 2}, {6, 6, 1},
};
static const uint32_t throws_of[ROLLS_ROOM] = {1, 2, 1, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1};

typedef struct {
    Row row;
    uint32_t mine, opposing; /* where checkers stand, also WAITING */
    uint32_t free, held, blots, pins, targets;
    uint32_t open;  /* points on which a checker of mine may land */
    uint32_t first; /* from where one may move by the first die: from the bar alone while a checker is on it */
    uint32_t by_die[7];
    uint32_t by_roll[ROLLS_ROOM]; /* where a checker can land by each roll; the last ones are empty */
    int8_t checkers[START + 1], theirs[START + 1];
    int8_t up_to[START + 1], theirs_up_to[START + 1]; /* how many checkers stand on a point and below it */
    int total, pips, rear, deepest, their_rear; /* all on the board; highest of `first`; lowest pin; their rearmost */
} View;

/* From where a side can move: by the first die, by those that follow, and where one that has moved may move on. */
typedef struct {
    uint32_t first, rest, goes_on, open;
} Movers;

static void land_by_rolls(const Movers *movers, uint32_t *by_die, uint32_t *by_roll) {
    uint32_t following[7], open = movers->open, onward = open & movers->goes_on;
    for (int die = 1; die <= 6; die++) {
        by_die[die] = movers->first >> die & open;
        following[die] = movers->rest >> die & open;
    }
    int roll = 0;
    for (int high = 1; high <= 6; high++) {
        for (int low = 1; low < high; low++) {
            uint32_t after_high = by_die[high] ? following[low] : 0, after_low = by_die[low] ? following[high] : 0;
            uint32_t both = (by_die[high] >> low | by_die[low] >> high) & onward;
            by_roll[roll++] = by_die[high] | by_die[low] | after_high | after_low | both;
        }
        uint32_t latest = (by_die[high] ? following[high] : 0) | (by_die[high] >> high & onward);
        uint32_t every = by_die[high] | latest;
        for (int die = 0; die < 2; die++) {
            latest = latest >> high & onward;
            every |= latest;
        }
        by_roll[roll++] = every;
    }
    while (roll < ROLLS_ROOM) by_roll[roll++] = 0;
}

/* The movers of games in which nothing waits beside the board. */
static inline Movers plain_movers(uint32_t free, uint32_t open) { return (Movers){free, free, BOARD, open}; }

static Movers movers_of(const RuleTables *law, const Row *row, uint32_t free, uint32_t open) {
    int in_reserve = row->at[MY_RESERVE], on_bar = row->at[MY_BAR];
    uint32_t entering = in_reserve ? bit_of(law->rules.enter_from) : 0;
    uint32_t waits = law->rules.starters_wait ? bit_of(START) : 0;
    uint32_t first = (free & BOARD & ~(in_reserve > 0 ? waits : 0)) | entering;
    uint32_t rest = (free & BOARD & ~(in_reserve > 1 ? waits : 0)) | entering;
    return (Movers){on_bar > 0 ? bit_of(BAR) : first, on_bar > 1 ? bit_of(BAR) : rest, on_bar > 1 ? 0 : BOARD, open};
}

/* The planes that need no more than one look at the row. */
static void see_planes(const RuleTables *law, const Row *row, View *view) {
    int blocks = law->rules.contact == BLOCK; /* where a single checker closes a point, and nothing is a target */
    view->row = *row;
    view->free = free_points(row);
    view->held = above(row, !blocks);
    view->blots = equal(row, 1);
    view->pins = above(row, PINNING);
    view->targets = blocks ? 0 : equal(row, -1);
    view->mine = view->free | pinned_points(row);
    view->opposing = below(row, 0) | view->pins;
    view->open = open_to(law, row);
    if (row->at[MY_RESERVE] | row->at[MY_BAR]) {
        view->free |= WAITING;
        view->mine |= WAITING;
    }
    if (row->at[THEIR_RESERVE] | row->at[THEIR_BAR]) view->opposing |= WAITING;
}

static void see(const RuleTables *law, const Row *row, View *view) {
    see_planes(law, row, view);
    view->open &= ~(view->mine & law->limited);
    Movers movers = plain_movers(view->free, view->open);
    if (law->rules.contact == HIT || row->at[MY_RESERVE]) movers = movers_of(law, row, view->free, view->open);
    view->first = movers.first;
    land_by_rolls(&movers, view->by_die, view->by_roll);
    for (int point = 0; point <= START; point++) {
        view->checkers[point] = (int8_t)mine_on(row->at[point]);
        view->theirs[point] = (int8_t)mine_on(-row->at[point]);
    }
    int mine = 0, theirs = 0;
    view->pips = 0;
    for (int point = 0; point <= START; point++) {
        view->up_to[point] = (int8_t)(mine += view->checkers[point]);
        view->theirs_up_to[point] = (int8_t)(theirs += view->theirs[point]);
        view->pips += point * view->checkers[point];
    }
    view->total = mine;
    view->rear = highest(view->first);
    view->deepest = lowest(view->pins);
    view->their_rear = lowest(view->opposing & BOARD);
}

/* Whether no checker of either side can ever meet one of the other. */
static inline int is_race(const View *mine, const View *theirs) {
    return highest(mine->mine) < lowest(mine->opposing) && highest(theirs->mine) < lowest(theirs->opposing);
}
