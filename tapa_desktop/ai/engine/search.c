/* What a position is worth: exactly where the end is known, else by the network, else by looking ahead.

   Chances are of one side: it wins; wins at least a mars; wins the greatest way; loses at least a mars; loses the
   greatest way; the game is drawn. What is left is lost. Plies are counted as GNU Backgammon does: 0-ply judges the
   position after the play, 1-ply looks at the 21 rolls of the opponent and the best replies, and so on. */

enum { ROOMS = MOST_PLIES + 4, PATIENCE = 1500 }; /* PATIENCE: positions judged in some 3 ms */
enum { CACHE_ROOM = 1 << 16, LOOKED_ROOM = 1 << 12, ALL_ROOM = CACHE_ROOM + LOOKED_ROOM };

/* A rule set and what is known of its game. Nothing changes in it while it is used, so threads share it. */
struct Engine {
    RuleTables law;
    Tables *tables;
    Network network, of_mothers; /* the second one, if there is one, for positions with mothers at stake */
    Pruner pruner;
    const Bearoff *bearoff; /* NULL: there is none */
};

typedef struct {
    uint64_t hash;
    uint32_t stamp;
    Chances chances;
} Cached;

/* What one thread needs for its work. */
typedef struct {
    Finder finder;
    Plays plays[ROOMS];
    Kept kept[ROOMS];
    /* chances of results by 0-ply, then those by looking ahead, forgotten when the next question comes */
    Cached *cache;
    uint32_t stamp;
    EndValues end_values; /* to the side whose turn is looked at */
    int is_turned;        /* whether that is the other side than the one that asks */
    IsCancelled asks;
    int patience, is_cancelled;
} Worker;

static void free_worker(Worker *worker) {
    if (!worker) return;
    forget_finder(&worker->finder);
    for (int room = 0; room < ROOMS; room++) {
        free(worker->plays[room].rows);
        free(worker->plays[room].hashes);
        free(worker->plays[room].over);
        free(worker->kept[room].at);
        free(worker->kept[room].points);
    }
    free(worker->cache);
    free(worker);
}

/* A worker with some room for all that grows, or NULL. */
static Worker *new_worker(void) {
    Worker *worker = zeros(sizeof *worker);
    int is_made = worker && make_finder(&worker->finder);
    for (int room = 0; room < ROOMS && is_made; room++)
        is_made = make_room(&worker->plays[room], FIRST_ROOM) && make_kept_room(&worker->kept[room], FIRST_ROOM);
    if (is_made) worker->cache = try_realloc(NULL, ALL_ROOM * sizeof(Cached));
    if (is_made && worker->cache) return worker;
    free_worker(worker);
    return NULL;
}

/* Memory for one question, or NULL, which ends it. */
static void *lent(Worker *worker, size_t bytes) {
    void *memory = try_realloc(NULL, bytes);
    if (!memory) worker->is_cancelled = 1;
    return memory;
}

/* Whether the answer is not wanted any more; asked after so much work. */
static inline int cancelled(Worker *worker, int work) {
    worker->patience -= work;
    if (worker->patience > 0) return worker->is_cancelled;
    worker->patience = PATIENCE;
    if (worker->asks && !worker->is_cancelled) worker->is_cancelled = worker->asks();
    return worker->is_cancelled;
}

/* Makes the worker ready for a question about another position, or to another network. */
static void forget_chances(Worker *worker) {
    if (worker->stamp++ == 0) {
        memset(worker->cache, 0, ALL_ROOM * sizeof(Cached));
        worker->stamp = 1;
    }
}

static EndValues points_of_wins(const RuleTables *law) {
    return (EndValues){.single = law->rules.single, .mars = law->rules.mars, .best = law->rules.best};
}

/* `end_values` are those of the side that asks; NULL: it plays for points. */
static void begin(Worker *worker, const RuleTables *law, const EndValues *end_values, IsCancelled is_cancelled) {
    forget_chances(worker);
    worker->end_values = end_values ? *end_values : points_of_wins(law);
    worker->is_turned = 0;
    worker->asks = is_cancelled;
    worker->patience = 0; /* so that it is asked before much has been done */
    worker->is_cancelled = 0;
}

static inline Chances swapped(const Chances *chances) {
    const float *at = chances->at;
    return (Chances){{1 - at[WIN] - at[DRAWN], at[LOSE_MARS], at[LOSE_BEST], at[WIN_MARS], at[WIN_BEST], at[DRAWN]}};
}

static inline void see_worths_from_other_side(Worker *worker) {
    EndValues *end_values = &worker->end_values;
    worker->is_turned ^= 1;
    end_values->uneven_mars = -end_values->uneven_mars;
    end_values->uneven_best = -end_values->uneven_best;
    end_values->middle = -end_values->middle;
    end_values->drawn = -end_values->drawn;
}

static inline float equity(const EndValues *end_values, const Chances *chances) {
    const float *at = chances->at;
    float even = end_values->single * (2 * at[WIN] + at[DRAWN] - 1) +
                 (end_values->mars - end_values->single) * (at[WIN_MARS] - at[LOSE_MARS]) +
                 (end_values->best - end_values->mars) * (at[WIN_BEST] - at[LOSE_BEST]);
    return even + end_values->uneven_mars * (at[WIN_MARS] + at[LOSE_MARS]) +
           end_values->uneven_best * (at[WIN_BEST] + at[LOSE_BEST]) + end_values->middle +
           end_values->drawn * at[DRAWN];
}

/* The chances of the side that has played, when the game has ended so; the ending is negative where it has lost. */
static Chances chances_of_ending(const RuleTables *law, int how) {
    int kind = abs(how), is_draw = kind == MOTHERS || kind == VOID;
    int is_best = kind == TRIPLE || kind == CAPOTE || (kind == MOTHER && law->mother_is_best);
    int is_mars = is_best || kind == MARS || kind == MOTHER;
    Chances won = {{(float)!is_draw, (float)is_mars, (float)is_best, 0, 0, (float)is_draw}};
    return how < 0 ? swapped(&won) : won;
}

/* Takes out the wins that cannot come about any more: who has borne off a checker loses no more than a single game. */
static inline void leave_possible(const Row *row, Chances *chances) {
    if (row->at[THEIR_OFF]) chances->at[WIN_MARS] = chances->at[WIN_BEST] = 0;
    if (row->at[MY_OFF]) chances->at[LOSE_MARS] = chances->at[LOSE_BEST] = 0;
}

/* Where a mother counts more than a mars, which networks do not tell apart: once it is pinned, no pin is ever lifted,
   so all double wins are by it; before that all are taken to be by a mars. */
static inline void count_mothers(const RuleTables *law, const Row *row, Chances *chances) {
    if (!law->mother_is_best) return;
    if (row->at[law->their_start] > PINNING) chances->at[WIN_BEST] = chances->at[WIN_MARS];
    if (row->at[START] < -PINNING) chances->at[LOSE_BEST] = chances->at[LOSE_MARS];
}

/* Whether the end is known: the game has ended with the play before, or both bear off; the table knows no chains. Seen
   by the one to move, whose opponent sees `other`. */
static int is_known(const Engine *engine, const Row *row, const Row *other, Chances *chances) {
    int how = ending_of_turn(&engine->law, other);
    if (how) {
        *chances = chances_of_ending(&engine->law, -how);
        return 1;
    }
    if (!engine->bearoff || engine->law.rules.first_chain || !both_at_home(&engine->law, row)) return 0;
    exact_chances(engine->bearoff, &engine->law, row, chances->at);
    leave_possible(row, chances);
    return 1;
}

static void by_network(const Engine *engine, const Row *row, Chances *chances) {
    float inputs[MOST_INPUTS], ends[MOST_ENDS];
    int of_mothers = engine->of_mothers.units && mothers_at_stake(&engine->law, row);
    const Network *network = of_mothers ? &engine->of_mothers : &engine->network;
    further_inputs(&engine->law, engine->tables, row, inputs);
    ends_of(network, row, inputs, ends);
    memset(chances, 0, sizeof *chances);
    for (int end = 0; end < network->ends; end++)
        for (int column = 0; column < CHANCES; column++)
            chances->at[column] += ends[end] * network->chances[end][column];
    leave_possible(row, chances);
    count_mothers(&engine->law, row, chances);
}

/* By 0-ply, for the side that is to roll. */
static void judge_before_roll(const Engine *engine, Worker *worker, const Row *row, Chances *chances) {
    Row other = flipped(row, engine->law.rules.is_parallel);
    if (is_known(engine, row, &other, chances)) return;
    by_network(engine, row, chances);
    cancelled(worker, 1);
}

static inline Cached *cached_for(const Worker *worker, uint64_t hash) {
    return &worker->cache[hash >> 20 & (CACHE_ROOM - 1)];
}

/* By 0-ply, for the side that has played, whose view the result is. */
static void judge_result(const Engine *engine, Worker *worker, const Row *result, uint64_t hash, Chances *chances) {
    Cached *cached = cached_for(worker, hash);
    if (cached->stamp != worker->stamp || cached->hash != hash) {
        Row row = flipped(result, engine->law.rules.is_parallel);
        Chances theirs;
        if (!is_known(engine, &row, result, &theirs)) by_network(engine, &row, &theirs);
        *cached = (Cached){hash, worker->stamp, swapped(&theirs)};
        cancelled(worker, 1);
    }
    *chances = cached->chances;
}

/* By 0-ply, for the side that has played of a rest, whose view the result is, and is to roll. */
static void judge_rest(const Engine *engine, Worker *worker, const Row *result, uint64_t hash, Chances *chances) {
    hash ^= GAMMA; /* the same row is also a result of a roll */
    Cached *cached = cached_for(worker, hash);
    if (cached->stamp != worker->stamp || cached->hash != hash) {
        judge_before_roll(engine, worker, result, chances);
        *cached = (Cached){hash, worker->stamp, *chances};
    }
    *chances = cached->chances;
}

/* The best of the promising results by 0-ply; of equal ones the first by its numbers. */
static int best_reply(const Engine *engine, Worker *worker, const Plays *plays, const Kept *kept, Chances *chances) {
    int best = -1;
    float most = 0;
    for (int place = 0; place < kept->number; place++)
        __builtin_prefetch(cached_for(worker, plays->hashes[kept->at[place]]));
    for (int place = 0; place < kept->number; place++) {
        int at = kept->at[place];
        Chances found;
        judge_result(engine, worker, &plays->rows[at], plays->hashes[at], &found);
        float points = equity(&worker->end_values, &found);
        int is_equal = best >= 0 && points == most;
        if (best < 0 || points > most || (is_equal && memcmp(&plays->rows[at], &plays->rows[best], WIDTH) < 0)) {
            best = at;
            most = points;
            *chances = found;
        }
    }
    return best;
}

/* The results of a roll and which of them are promising, in the worker's room for this depth. */
static void find_replies(const Engine *engine, Worker *worker, int depth, const PrunerBase *base, int roll) {
    Plays *plays = &worker->plays[depth];
    plays->number = 0;
    add_plays(&engine->law, &worker->finder, &base->row, all_rolls[roll].high, all_rolls[roll].low, plays);
    keep_promising(&engine->pruner, base, plays, &worker->kept[depth]);
    cancelled(worker, 1 + plays->number / 16);
}

static void begin_replies(const Engine *engine, const Row *row, PrunerBase *base) {
    base->row = *row;
    if (engine->pruner.pairs) make_base(&engine->pruner, row, base);
}
