/* The results of all legal plays of a roll, each once, seen by the player who moves. */

#include <stdlib.h>

/* Results, which grow as needed. `over` says whether the game has ended with it. */
typedef struct {
    Row *rows;
    uint64_t *hashes;
    uint8_t *over;
    int number, room;
} Plays;

/* A position within a play. */
typedef struct {
    Row row;
    uint64_t hash;
    uint32_t free; /* where checkers of mine can move from */
    uint32_t mine; /* where checkers of mine stand, the pinned ones too */
    uint32_t full; /* points that take no more checkers of mine */
    uint32_t stay; /* points on which the play has hit and must leave a checker */
    int on_duty;   /* whether the play must leave the opponent an entry */
} State;

typedef struct {
    State *states;
    int number, room;
} States;

/* A set of hashes that is emptied by taking the next stamp. */
typedef struct {
    uint64_t *keys;
    uint32_t *stamps;
    uint32_t stamp, mask, number;
} Seen;

typedef struct {
    States levels[4];
    Seen seen;
} Finder;

enum { FIRST_ROOM = 256, FIRST_PLACES = 512 };

/* How often there was no memory. Then what grows stays as large as it was, and loses what has no room; the binding sees
   that the number has changed, and takes no answer. */
static _Atomic int failures;

/* Memory for what grows, or NULL. */
static void *try_realloc(void *memory, size_t bytes) {
    void *more = realloc(memory, bytes);
    if (!more) failures++;
    return more;
}

static void *zeros(size_t bytes) {
    void *memory = try_realloc(NULL, bytes);
    return memory ? memset(memory, 0, bytes) : NULL;
}

/* Memory is read by lines, and what lies across two of them takes twice as long. So tables that are read all the time
   begin where a line does, in memory that has a line more than they need. */
enum { LINE = 64 };
static void *next_line(void *memory) { return (char *)memory + (LINE - (uintptr_t)memory % LINE); }

/* Whether there is room for so many results. */
static int make_room(Plays *plays, int room) {
    Row *rows = try_realloc(plays->rows, (size_t)room * sizeof(Row));
    if (rows) plays->rows = rows;
    uint64_t *hashes = try_realloc(plays->hashes, (size_t)room * sizeof(uint64_t));
    if (hashes) plays->hashes = hashes;
    uint8_t *over = try_realloc(plays->over, (size_t)room);
    if (over) plays->over = over;
    if (!rows || !hashes || !over) return 0;
    plays->room = room;
    return 1;
}

static int make_state_room(States *states, int room) {
    State *more = try_realloc(states->states, (size_t)room * sizeof(State));
    if (!more) return 0;
    states->states = more;
    states->room = room;
    return 1;
}

static inline void add_result(Plays *plays, const Row *row, uint64_t hash, int over) {
    if (plays->number == plays->room && !make_room(plays, 2 * plays->room)) plays->number--;
    plays->rows[plays->number] = *row;
    plays->hashes[plays->number] = hash;
    plays->over[plays->number++] = (uint8_t)over;
}

/* Keeps a result at the place `kept`, which it returns as the next one; what has stood there is gone. */
static inline int keep_result(Plays *plays, int at, int kept) {
    plays->rows[kept] = plays->rows[at];
    plays->hashes[kept] = plays->hashes[at];
    plays->over[kept] = plays->over[at];
    return kept + 1;
}

static inline State *new_state(States *states) {
    if (states->number == states->room && !make_state_room(states, 2 * states->room)) states->number--;
    return &states->states[states->number++];
}

static int is_new(Seen *seen, uint64_t hash);

/* Whether there is room for twice as many hashes. */
static int enlarge(Seen *seen) {
    uint32_t places = seen->keys ? seen->mask + 1 : 0, wanted = places ? 2 * places : FIRST_PLACES;
    Seen larger = {.stamp = 1, .mask = wanted - 1};
    larger.keys = try_realloc(NULL, wanted * sizeof(uint64_t));
    larger.stamps = zeros(wanted * sizeof(uint32_t));
    if (!larger.keys || !larger.stamps) {
        free(larger.keys);
        free(larger.stamps);
        return 0;
    }
    for (uint32_t place = 0; place < places; place++)
        if (seen->stamps[place] == seen->stamp) is_new(&larger, seen->keys[place]);
    free(seen->keys);
    free(seen->stamps);
    *seen = larger;
    return 1;
}

static void forget(Seen *seen) {
    if (++seen->stamp == 0) { /* all stamps have been used: none that lies there may come again */
        memset(seen->stamps, 0, (seen->mask + 1) * sizeof(uint32_t));
        seen->stamp = 1;
    }
    seen->number = 0;
}

/* Puts a hash into the set; whether it was not there. One place stays free, at which the search for others ends. */
static int is_new(Seen *seen, uint64_t hash) {
    if (2 * seen->number > seen->mask && !enlarge(seen) && seen->number == seen->mask) return 0;
    for (uint32_t place = (uint32_t)(hash >> 40) & seen->mask;; place = (place + 1) & seen->mask) {
        if (seen->stamps[place] != seen->stamp) {
            seen->stamps[place] = seen->stamp;
            seen->keys[place] = hash;
            seen->number++;
            return 1;
        }
        if (seen->keys[place] == hash) return 0;
    }
}

/* Whether there is memory for an empty finder. */
static int make_finder(Finder *finder) {
    int is_made = enlarge(&finder->seen);
    for (int level = 0; level < 4; level++) is_made &= make_state_room(&finder->levels[level], FIRST_ROOM);
    return is_made;
}

static void forget_finder(Finder *finder) {
    free(finder->seen.keys);
    free(finder->seen.stamps);
    for (int level = 0; level < 4; level++) free(finder->levels[level].states);
}

/* ---- one step ---- */

static inline State state_of(const RuleTables *law, const Row *row) {
    State state = {.row = *row, .hash = hash_of(row), .free = free_points(row)};
    state.mine = state.free | pinned_points(row);
    for (uint32_t left = law->limited & state.free; left; left &= left - 1) {
        int point = lowest(left);
        if (free_on(row->at[point]) >= law->rules.room[point]) state.full |= bit_of(point);
    }
    return state;
}

/* The points that the opponent leaves open to me; a play changes nothing about them. */
static inline uint32_t open_to(const RuleTables *law, const Row *row) {
    return above(row, law->rules.contact == BLOCK ? -1 : -2);
}

/* The point from which a die bears off, or 0, where all checkers of mine that can move or are pinned are at home. */
static inline int bears_off_from(const RuleTables *law, const State *state, int die) {
    if (law->rules.holds_at_home && state->mine != state->free) return 0;
    int point = at_most(die, highest(state->mine));
    return point && (state->free & bit_of(point)) ? point : 0;
}

/* Whether my first checker runs alone: one has left 24, and none has passed the opponent's start. */
static inline int first_checker_runs(const RuleTables *law, const State *state) {
    if (!law->rules.first_checker || (state->mine & law->passed) || state->row.at[MY_OFF]) return 0;
    return mine_on(state->row.at[START]) != CHECKERS;
}

/* Where checkers stand that may move at all. */
static inline uint32_t movers_from(const RuleTables *law, const State *state) {
    return first_checker_runs(law, state) ? state->free & ~bit_of(START) : state->free;
}

static uint32_t sources_while_waiting(const RuleTables *law, const State *state, uint32_t open, int die) {
    if (state->row.at[MY_BAR]) return open & bit_of(BAR - die) ? bit_of(BAR) : 0;
    uint32_t movers = movers_from(law, state);
    if (law->rules.starters_wait) movers &= ~bit_of(START);
    uint32_t found = movers & (open << die) & BOARD;
    return open & bit_of(law->rules.enter_from - die) ? found | bit_of(RESERVE) : found;
}

/* The sources of steps with this die: points, BAR and RESERVE, as bits. */
static inline uint32_t sources_of(const RuleTables *law, const State *state, uint32_t open, int die) {
    open &= ~state->full;
    if (state->row.at[MY_BAR] | state->row.at[MY_RESERVE]) return sources_while_waiting(law, state, open, die);
    uint32_t found = movers_from(law, state) & (open << die) & BOARD;
    if (!(state->mine & ~HOME)) {
        int point = bears_off_from(law, state, die);
        if (point) found |= bit_of(point);
    }
    return found;
}

static inline void change(State *state, int entry, int value) {
    state->hash += times(entry, value - state->row.at[entry]);
    state->row.at[entry] = (int8_t)value;
}

static inline void limit(const RuleTables *law, State *state, int point) {
    if (!(law->limited & bit_of(point))) return;
    int is_full = free_on(state->row.at[point]) >= law->rules.room[point];
    state->full = is_full ? state->full | bit_of(point) : state->full & ~bit_of(point);
}

static inline void land(const RuleTables *law, State *state, int point) {
    int value = state->row.at[point];
    if (value >= 0) {
        change(state, point, value + 1);
    } else {
        change(state, point, law->rules.contact == PIN ? PINNING + 1 : 1);
        if (law->rules.contact == HIT) change(state, THEIR_BAR, state->row.at[THEIR_BAR] + 1);
        state->on_duty |= law->rules.duty[point];
        if (law->rules.stay[point]) state->stay |= bit_of(point);
    }
    state->free |= bit_of(point);
    state->mine |= bit_of(point);
    limit(law, state, point);
}

/* One checker moved by one die, from a source of `sources_of`. */
static inline void step(const RuleTables *law, const State *before, State *after, int source, int die) {
    *after = *before;
    int target = source - die;
    if (source <= START) {
        int value = before->row.at[source], left = value == PINNING + 1 ? -1 : value - 1;
        change(after, source, left);
        if (left <= 0) {
            after->free &= ~bit_of(source);
            after->mine &= ~bit_of(source);
        }
        limit(law, after, source);
    } else if (source == BAR) {
        change(after, MY_BAR, before->row.at[MY_BAR] - 1);
    } else {
        change(after, MY_RESERVE, before->row.at[MY_RESERVE] - 1);
        target = law->rules.enter_from - die;
    }
    if (target > 0) land(law, after, target);
    else change(after, MY_OFF, after->row.at[MY_OFF] + 1);
}

/* Whether a play that goes on with the game may end here: checkers stay where they must, there is no prime where there
   may be none, and the opponent has an entry. */
static inline int may_stop(const RuleTables *law, const State *state) {
    if (state->stay & ~state->mine) return 0;
    if (law->rules.no_prime_at_start && !(STARTING_TABLE & ~state->mine)) return 0;
    if (!state->on_duty) return 1;
    for (uint32_t left = law->entry; left; left &= left - 1) {
        int point = lowest(left), value = -state->row.at[point];
        if (value >= -1 && mine_on(value) < law->rules.room[law->rules.opposite[point]]) return 1;
    }
    return 0;
}

/* Nodes within a play are the same if they agree in what the end of the play must heed, too. */
static inline uint64_t node_hash(const State *state) {
    return state->hash + (state->on_duty ? GAMMA : 0) + state->stay * (GAMMA << 1 | 1);
}

/* ---- a roll of two different dice ---- */

typedef struct {
    State states[64]; /* after one die; there are no more sources than 26 for each */
    uint8_t with_larger[64];
    int number;
} Firsts;

static void add_single(const RuleTables *law, Plays *plays, Seen *seen, const Firsts *firsts) {
    int larger_goes = 0;
    for (int first = 0; first < firsts->number; first++) larger_goes |= firsts->with_larger[first];
    for (int first = 0; first < firsts->number; first++) {
        const State *state = &firsts->states[first];
        if (law->rules.larger_die && larger_goes && !firsts->with_larger[first]) continue;
        if (is_new(seen, state->hash)) add_result(plays, &state->row, state->hash, 0);
    }
}

/* Whether no step of this turn can open or close the way of another one, or end the game before it. */
static inline int is_in_any_order(const RuleTables *law, const State *root) {
    const int8_t *row = root->row.at;
    int mothers = row[START] < -PINNING || row[law->their_start] == -1 || row[law->their_start] > PINNING;
    return law->in_any_order && !mothers && !row[MY_BAR] && !row[MY_RESERVE];
}

static void two_dice(const RuleTables *law, Finder *finder, const State *root, uint32_t open, int high, int low,
                     Plays *plays) {
    Firsts firsts; /* those that may end the play, as long as no play has used both dice */
    firsts.number = 0;
    int uses_both = 0, has_ended = 0;
    /* where a second step could have been the first as well, as the other order of dice has found */
    uint32_t tried = 0;
    forget(&finder->seen);
    for (int order = 0; order < 2; order++) {
        int first_die = order ? low : high, second_die = order ? high : low;
        for (uint32_t left = sources_of(law, root, open, first_die); left; left &= left - 1) {
            State first, second;
            step(law, root, &first, lowest(left), first_die);
            if (is_over(law, &first.row)) {
                has_ended = 1;
                if (is_new(&finder->seen, first.hash)) add_result(plays, &first.row, first.hash, 1);
                continue;
            }
            for (uint32_t more = sources_of(law, &first, open, second_die) & ~tried; more; more &= more - 1) {
                step(law, &first, &second, lowest(more), second_die);
                int over = is_over(law, &second.row);
                if (!over && !may_stop(law, &second)) continue;
                uses_both = 1;
                if (is_new(&finder->seen, second.hash)) add_result(plays, &second.row, second.hash, over);
            }
            if (!uses_both && may_stop(law, &first)) {
                firsts.with_larger[firsts.number] = !order;
                firsts.states[firsts.number++] = first;
            }
        }
        if (is_in_any_order(law, root)) tried = sources_of(law, root, open, first_die);
    }
    if (uses_both) return;
    if (firsts.number) add_single(law, plays, &finder->seen, &firsts);
    else if (!has_ended) add_result(plays, &root->row, root->hash, 0);
}

/* ---- a double ---- */

typedef struct {
    const RuleTables *law;
    Plays *plays;
    uint32_t open;
    int die, dice, first, longest; /* how many dice; where its results begin; the most that a play has used so far */
} Double;

/* Takes away the results that use fewer dice than another one does; those that end the game stay. */
static void drop_shorter(Double *roll, int used) {
    int kept = roll->first;
    for (int at = roll->first; at < roll->plays->number; at++)
        if (roll->plays->over[at]) kept = keep_result(roll->plays, at, kept);
    roll->plays->number = kept;
    roll->longest = used;
}

/* Steps whose sources never rise lead to every result, and to each just once: where no step opens or closes the way of
   another one, the steps of any play can be put into that order. */
static void descend(Double *roll, const State *state, int used, uint32_t allowed) {
    uint32_t left = used < roll->dice ? sources_of(roll->law, state, roll->open, roll->die) & allowed : 0;
    int over = used && is_over(roll->law, &state->row);
    if (!left || over) {
        if (used > roll->longest) drop_shorter(roll, used);
        if (used == roll->longest || over) add_result(roll->plays, &state->row, state->hash, over);
        return;
    }
    State next;
    for (; left; left &= left - 1) {
        int source = lowest(left);
        step(roll->law, state, &next, source, roll->die);
        descend(roll, &next, used + 1, (bit_of(source) << 1) - 1);
    }
}

/* Level by level, where the order of steps matters: each level holds the positions that so many dice lead to. */
static void in_levels(Double *roll, Finder *finder, const State *root) {
    const RuleTables *law = roll->law;
    const State *states = root;
    int number = 1;
    add_result(roll->plays, &root->row, root->hash, 0);
    for (int used = 1; used <= roll->dice && number; used++) {
        States *next = &finder->levels[used - 1];
        next->number = 0;
        forget(&finder->seen);
        for (int at = 0; at < number; at++) {
            if (used > 1 && is_over(law, &states[at].row)) continue;
            for (uint32_t left = sources_of(law, &states[at], roll->open, roll->die); left; left &= left - 1) {
                State *after = new_state(next);
                step(law, &states[at], after, lowest(left), roll->die);
                if (!is_new(&finder->seen, node_hash(after))) next->number--;
            }
        }
        states = next->states;
        number = next->number;
        for (int at = 0; at < number; at++) {
            int over = is_over(law, &states[at].row);
            if (!over && !may_stop(law, &states[at])) continue;
            if (used > roll->longest) drop_shorter(roll, used);
            add_result(roll->plays, &states[at].row, states[at].hash, over);
        }
    }
}

/* Takes away results that stand there twice, as ends of the game by different numbers of dice may do. */
static void drop_equal(Double *roll, Finder *finder) {
    Plays *plays = roll->plays;
    int kept = roll->first;
    forget(&finder->seen);
    for (int at = roll->first; at < plays->number; at++)
        if (is_new(&finder->seen, plays->hashes[at])) kept = keep_result(plays, at, kept);
    plays->number = kept;
}

static int equal_dice(const RuleTables *law, Finder *finder, const State *root, uint32_t open, int die, int dice,
                      Plays *plays) {
    Double roll = {law, plays, open, die, dice, plays->number, 0};
    if (is_in_any_order(law, root)) {
        descend(&roll, root, 0, ~0u);
        return roll.longest;
    }
    in_levels(&roll, finder, root);
    drop_equal(&roll, finder);
    return roll.longest;
}

/* ---- no opponent is locked in at one point ---- */

/* The six points that lock in an opponent whose checkers all share one point, or 0 where they do not or it is near. */
static uint32_t lock_on(const RuleTables *law, const Row *row) {
    uint32_t lock = 0, there = equal(row, -CHECKERS);
    int point = there ? law->rules.opposite[lowest(there)] : 0;
    for (int die = 1; die <= 6 && point > 6; die++) lock |= bit_of(law->rules.opposite[point - die]);
    return lock;
}

static inline int is_locked(const Row *row, uint32_t lock) {
    return !(lock & ~(free_points(row) | pinned_points(row)));
}

/* Takes away the results with such a lock, unless all have it. */
static void drop_locked(const RuleTables *law, const Row *row, Plays *plays, int first) {
    uint32_t lock = lock_on(law, row);
    int kept = first;
    for (int at = first; at < plays->number && lock; at++)
        if (!is_locked(&plays->rows[at], lock)) kept = keep_result(plays, at, kept);
    if (kept > first) plays->number = kept;
}

/* Adds the results of so many dice of one number; at least one, since a pass gives the position itself. How many dice
   are used where the game goes on. */
static int add_group(const RuleTables *law, Finder *finder, const Row *row, int die, int dice, Plays *plays) {
    State root = state_of(law, row);
    int first = plays->number;
    int used = equal_dice(law, finder, &root, open_to(law, row), die, dice, plays);
    if (law->rules.must_open) drop_locked(law, row, plays, first);
    return used;
}

/* Adds the results of a roll, the larger die first; at least one, since a pass gives the position itself. */
static void add_plays(const RuleTables *law, Finder *finder, const Row *row, int high, int low, Plays *plays) {
    if (high == low) {
        add_group(law, finder, row, high, 4, plays);
        return;
    }
    State root = state_of(law, row);
    int first = plays->number;
    two_dice(law, finder, &root, open_to(law, row), high, low, plays);
    if (law->rules.must_open) drop_locked(law, row, plays, first);
}

/* Of the 36 rolls, how many can pin or hit: at 0 any lone opposing checker, at each point the one there. */
static void count_shots(const RuleTables *law, Finder *finder, const Row *row, Plays *plays, int32_t *throws) {
    uint32_t targets = equal(row, -1);
    memset(throws, 0, (START + 1) * sizeof *throws);
    for (int high = 1; high <= 6 && targets; high++)
        for (int low = 1; low <= high; low++) {
            uint32_t touched = 0;
            plays->number = 0;
            add_plays(law, finder, row, high, low, plays);
            for (int at = 0; at < plays->number; at++) touched |= targets & ~equal(&plays->rows[at], -1);
            int number = high == low ? 1 : 2;
            throws[0] += touched ? number : 0;
            for (; touched; touched &= touched - 1) throws[lowest(touched)] += number;
        }
}

/* ---- the end of a turn ---- */

/* Whether the player to move has a step with none of the six dice. */
static int is_stuck(const RuleTables *law, const Row *row) {
    State state = state_of(law, row);
    uint32_t open = open_to(law, row);
    for (int die = 1; die <= 6; die++)
        if (sources_of(law, &state, open, die)) return 0;
    return 1;
}

/* As `ending`, at the end of a play or a pass of mine: a draw, too, when nobody can move. */
static int ending_of_turn(const RuleTables *law, const Row *row) {
    int found = ending(law, row);
    if (found || !is_stuck(law, row)) return found;
    Row other = flipped(row, law->rules.is_parallel);
    return is_stuck(law, &other) ? VOID : GOES_ON;
}
