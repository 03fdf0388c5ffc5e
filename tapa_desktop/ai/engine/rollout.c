/* Games played out by a level on both sides, and perft. Dice are a pure function of the seed, the game's number and
   the ply, so a game depends on no other, and it does not matter how many threads share the work. */

enum { ALL_THROWS = 36 };
enum { DRAW_SHUFFLE, DRAW_PAIRING, DRAW_NAMES, DRAW_FREE }; /* what is drawn, as the first key after the seed */

/* Which of the numbers from 0 to 35 stands at a place, in an order of its own for each deck. */
static int shuffled(uint64_t seed, uint64_t what, uint64_t deck, int place) {
    uint64_t words[ALL_THROWS];
    for (int number = 0; number < ALL_THROWS; number++) {
        uint64_t keys[] = {seed, what, deck, (uint64_t)number};
        words[number] = scrambled(keys, 4);
    }
    for (int number = 0; number < ALL_THROWS; number++) {
        int before = 0;
        for (int other = 0; other < ALL_THROWS; other++)
            before += words[other] < words[number] || (words[other] == words[number] && other < number);
        if (before == place) return number;
    }
    return 0;
}

/* The first two rolls of a rollout's game, spread evenly: 36 games in a row begin with each roll once, and 1,296 with
   each pair of rolls once. */
static void spread_throws(uint64_t seed, int64_t engine, int *throws) {
    int64_t block = engine / (ALL_THROWS * ALL_THROWS);
    int group = (int)(engine / ALL_THROWS % ALL_THROWS), place = (int)(engine % ALL_THROWS);
    throws[0] = shuffled(seed, DRAW_SHUFFLE, (uint64_t)(engine / ALL_THROWS), place);
    int shift = shuffled(seed, DRAW_PAIRING, (uint64_t)block, group);
    throws[1] = shuffled(seed, DRAW_NAMES, (uint64_t)block, (throws[0] + shift) % ALL_THROWS);
}

static int throw_of(uint64_t seed, int64_t engine, int ply, const int *spread) {
    if (ply < 2) return spread[ply];
    uint64_t keys[] = {seed, DRAW_FREE, (uint64_t)engine, (uint64_t)ply};
    return number_below(ALL_THROWS, scrambled(keys, 4));
}

/* The place of a roll in `all_rolls`. */
static int roll_number(int one, int other) {
    int high = one > other ? one : other, low = one > other ? other : one;
    return high * (high - 1) / 2 + low - 1;
}

/* Adds or takes away chances of the side to move at a ply, as the side to move at ply 0 has them. A difference of
   chances is no chance: of it, no part is taken from 1. */
static void count_chances(double *sums, const Chances *chances, int ply, int is_difference, double sign) {
    Chances seen = ply % 2 ? swapped(chances) : *chances;
    if (ply % 2 && is_difference) seen.at[WIN] = -chances->at[WIN] - chances->at[DRAWN];
    for (int column = 0; column < CHANCES; column++) sums[column] += sign * (double)seen.at[column];
}

/* The position after a level's play of a roll, for what the worker's side plays for. */
static Row played_by(const Engine *engine, Worker *worker, const Level *level, const Row *row, const Stage *stage,
                     int thrown) {
    int high = all_rolls[thrown].high, low = all_rolls[thrown].low;
    Level here = *level;
    here.end_values = worker->end_values;
    Plays *plays = &worker->plays[0];
    plays->number = 0;
    add_plays(&engine->law, &worker->finder, row, high, low, plays);
    Due due = {.stage = *stage};
    int number = plays->number;
    ScoredPlay *thoughts = lent(worker, (size_t)number * sizeof *thoughts);
    if (!thoughts) return plays->rows[0];
    think(engine, worker, &here, plays->rows, number, &due, thoughts);
    Row after = worker->is_cancelled ? *row : thoughts[first_ranked(thoughts, number)].row;
    free(thoughts);
    return after;
}

/* One turn: the best play of the roll by 0-ply, or by a level that looks ahead, but for a chain. With `luck`, what the
   roll makes of the chances by 0-ply against the mean of all rolls, for which all of them are played. The stage becomes
   that of the next roll, seen by the other side. The worker's room for `depth` is used. */
static Row turn(const Engine *engine, Worker *worker, const Row *row, Stage *stage, int thrown, const Level *level,
                int depth, Chances *luck) {
    PrunerBase base;
    Row after = *row;
    Chances mean = {{0}}, found, best = {{0}};
    begin_replies(engine, row, &base);
    for (int roll = luck ? 0 : thrown; roll < (luck ? ROLLS : thrown + 1) && !worker->is_cancelled; roll++) {
        Row end = best_end(engine, worker, depth, &base, stage, roll, luck ? &found : NULL);
        if (roll == thrown) after = end;
        if (!luck) continue;
        if (roll == thrown) best = found;
        float share = (float)all_rolls[roll].throws / 36;
        for (int column = 0; column < CHANCES; column++) mean.at[column] += share * found.at[column];
    }
    for (int column = 0; luck && column < CHANCES; column++) luck->at[column] = best.at[column] - mean.at[column];
    if (level && level->looks && !begins_chain(&engine->law, stage, all_rolls[thrown].high, all_rolls[thrown].low))
        after = played_by(engine, worker, level, row, stage, thrown);
    turn_stage(&engine->law, stage);
    return after;
}

/* Plays the groups that are due at this stage; whether the other side rolls next. The row and the stage are those of
   the next roll, seen by the side that rolls. */
static int play_due(const Engine *engine, Worker *worker, Row *row, Stage *stage) {
    Line line;
    int is_rest = stage->is_rest;
    if (!stage->die) return 0;
    play_groups(engine, worker, row, stage, 0, GROUP_ROOM, BEAM, &line);
    *row = is_rest ? line.row : flipped(&line.row, engine->law.rules.is_parallel);
    *stage = line.stage;
    return !is_rest;
}

/* What one game brings from a position to the side to move, whose end values the worker has. `plies` below 0: all. */
static void play_out(const Engine *engine, Worker *worker, Row row, Stage stage, uint64_t seed, int64_t number,
                     int plies, int less_luck, const Level *level, int depth, double *brought) {
    int spread[2];
    spread_throws(seed, number, spread);
    memset(brought, 0, CHANCES * sizeof *brought);
    int first = play_due(engine, worker, &row, &stage);
    if (first) see_worths_from_other_side(worker);
    for (int ply = first; !worker->is_cancelled; ply++) {
        Chances chances, luck;
        Row other = flipped(&row, engine->law.rules.is_parallel);
        int is_end = is_known(engine, &row, &other, &chances);
        if (!is_end && ply - first == plies) {
            by_network(engine, &row, &chances);
            is_end = 1;
        }
        if (is_end) {
            count_chances(brought, &chances, ply, 0, 1);
            break;
        }
        int thrown = throw_of(seed, number, ply - first, spread);
        int roll = roll_number(thrown / 6 + 1, thrown % 6 + 1);
        Row after = turn(engine, worker, &row, &stage, roll, level, depth, less_luck ? &luck : NULL);
        if (less_luck) count_chances(brought, &luck, ply, 1, -1);
        row = flipped(&after, engine->law.rules.is_parallel);
        see_worths_from_other_side(worker);
    }
    if (worker->is_turned) see_worths_from_other_side(worker);
}

/* ---- perft ---- */

static int64_t perft(const Engine *engine, Worker *worker, const Row *row, const Stage *stage, int depth) {
    int64_t lines = 0;
    for (int roll = 0; roll < (stage->die ? 1 : ROLLS) && !worker->is_cancelled; roll++) {
        int high = all_rolls[roll].high, low = all_rolls[roll].low;
        Plays *plays = &worker->plays[depth - 1];
        plays->number = 0;
        int used = add_due(&engine->law, &worker->finder, row, stage, high, low, plays);
        cancelled(worker, 1 + plays->number / 16);
        if (depth == 1) lines += plays->number;
        Stage then = *stage;
        int goes_on = follow(&engine->law, &then, high, low, used);
        for (int at = 0; depth > 1 && at < plays->number; at++) {
            if (ending_of_turn(&engine->law, &plays->rows[at])) continue;
            Row next = goes_on ? plays->rows[at] : flipped(&plays->rows[at], engine->law.rules.is_parallel);
            lines += perft(engine, worker, &next, &then, depth - 1);
        }
    }
    return lines;
}
