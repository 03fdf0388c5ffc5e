/* What a level thinks of the plays of a roll: all judged by 0-ply, the promising ones deeper, with the level's errors.

   What a deeper look has kept never loses to what was passed over, and a play that ends the game is known exactly, so
   it needs no look and is never passed over. Within a chain a third look would take ten times as long as all the rest.
   The strongest level rolls the last few out. */

enum { AFFORDED = 150000, COMPARED = 2, LOOKS_IN_CHAIN = 2, MOST_IN_DANGER = 5, DRAWS = 3 };
enum { AT_ONCE = 64 }; /* players who choose at the same time */
enum { MOST_ROLLED_OUT = 4, GAMES_AT_ONCE = 12, GAMES_AT_LEAST = 24, ROLLED_OUT = 75000 };

static const double TO_WHOLE = 6755399441055744; /* 1.5 * 2^52: added and taken away again, it rounds */
static const float BEHIND = 2e-5f;               /* more than the points that count as equal when plays are ranked */

/* What follows the plays of a roll or of a group: whether the same side goes on, and at which stage. */
typedef struct {
    Stage stage;
    int goes_on, is_rest; /* is_rest: whether they are plays of a rest */
} Due;

static Due due_after(const RuleTables *law, const Stage *stage, int high, int low, int used) {
    Due due = {.stage = *stage, .is_rest = stage->die && stage->is_rest};
    due.goes_on = follow(law, &due.stage, high, low, used);
    return due;
}

/* ---- errors ---- */

/* The standard deviation of the points that are to be expected. */
static float spread_of(const RuleTables *law, const Chances *chances) {
    const float *at = chances->at;
    float single = law->rules.single, mars = law->rules.mars, best = law->rules.best;
    EndValues end_values = points_of_wins(law);
    float points = equity(&end_values, chances);
    float squares = single * single * (1 - at[DRAWN]) +
                    (mars * mars - single * single) * (at[WIN_MARS] + at[LOSE_MARS]) +
                    (best * best - mars * mars) * (at[WIN_BEST] + at[LOSE_BEST]) - points * points;
    return squares > 0 ? sqrtf(squares) : 0;
}

/* How hard a position is to judge for the side whose view it is, when the other is to roll: from 0 to 1. By how many
   checkers can be pinned or hit, and by pins; where checkers only block, by the points from which mine still have to
   pass theirs. */
static float difficulty(const RuleTables *law, const Row *row) {
    View mine, theirs;
    Row other = flipped(row, law->rules.is_parallel);
    uint32_t by_die[7], by_roll[ROLLS_ROOM], landings = 0;
    see_planes(law, row, &mine);
    see_planes(law, &other, &theirs);
    if (is_race(&mine, &theirs) || !mine.opposing) return 0; /* no opposing checker: the game is over */
    Movers movers = plain_movers(theirs.free, theirs.open);
    land_by_rolls(&movers, by_die, by_roll);
    for (int roll = 0; roll < ROLLS; roll++) landings |= by_roll[roll];
    int in_danger = count(landings & theirs.targets) + count(mine.pins) + count(theirs.pins);
    if (law->rules.contact == BLOCK) in_danger = count(mine.mine & ~(bit_of(lowest(mine.opposing)) - 1));
    return (float)(1 + at_most(in_danger, MOST_IN_DANGER)) / (1 + MOST_IN_DANGER);
}

/* A number with a mean of 0 and a standard deviation of 1, at most DRAWS away from 0, the same whenever it is asked. */
static double seeded_noise_for(uint64_t seed, uint64_t hash, int first) {
    uint64_t keys[] = {seed, hash};
    uint64_t word = scrambled(keys, 2);
    double sum = 0;
    for (int draw = 0; draw < DRAWS; draw++) sum += unit_of(with_key(word, (uint64_t)first + (uint64_t)draw));
    return 2 * sum - DRAWS;
}
static double seeded_noise(uint64_t seed, const Row *row, int first) {
    return seeded_noise_for(seed, lasting_hash(row), first);
}

/* How far apart the results still are, as the best of the plays is seen, in what is played for. */
static float openness(const RuleTables *law, const Level *level, const ScoredPlay *thoughts, int number) {
    int best = 0;
    for (int at = 1; at < number; at++)
        if (thoughts[at].seen > thoughts[best].seen) best = at;
    return spread_of(law, &thoughts[best].chances) * (level->end_values.single / law->rules.single);
}

/* The error of a player with this noise about a play that is so hard, when this is drawn. */
static float error_of(double noise, float hard, double draw) { return (float)(noise * (double)hard * draw); }

static void add_errors(const RuleTables *law, const Level *level, ScoredPlay *thoughts, int number) {
    if (level->noise == 0) return;
    float open = openness(law, level, thoughts, number);
    for (int at = 0; at < number; at++) {
        ScoredPlay *one = &thoughts[at];
        if (one->is_over) continue;
        one->error = error_of(level->noise, open * difficulty(law, &one->row), seeded_noise(level->seed, &one->row, 0));
        one->seen += one->error;
        one->believed = one->seen;
    }
}

/* ---- looks ---- */

/* Puts the places of plays into the order of what was seen, the best first; equal ones as their numbers are. */
static void sort_by_seen(const ScoredPlay *thoughts, int *places, int number) {
    for (int next = 1; next < number; next++) {
        int moved = places[next], place = next;
        for (; place; place--) {
            const ScoredPlay *one = &thoughts[moved], *other = &thoughts[places[place - 1]];
            if (one->seen < other->seen) break;
            if (one->seen == other->seen && memcmp(&one->row, &other->row, WIDTH) > 0) break;
            places[place] = places[place - 1];
        }
        places[place] = moved;
    }
}

/* How many of the places, which are sorted, deserve the look. */
static int kept_for(const SearchWidth *look, const ScoredPlay *thoughts, const int *places, int number) {
    int kept = 0;
    while (kept < number && kept < look->candidates &&
           thoughts[places[kept]].seen >= thoughts[places[0]].seen - look->margin)
        kept++;
    return kept;
}

/* How many results all 21 rolls have together. */
static int replies_to(const Engine *engine, Worker *worker, const Row *row) {
    Plays *plays = &worker->plays[1];
    plays->number = 0;
    for (int roll = 0; roll < ROLLS; roll++)
        add_plays(&engine->law, &worker->finder, row, all_rolls[roll].high, all_rolls[roll].low, plays);
    return plays->number;
}

/* How many of the places can be looked at by two plies or more without its taking too long: a look comes by 21 replies
   to positions in each of which about as much can be played as if there had been no reply. */
static int afforded(const Engine *engine, Worker *worker, const ScoredPlay *thoughts, const int *places, int number) {
    int64_t spent = 0;
    for (int place = 0; place < number; place++) {
        spent += (int64_t)replies_to(engine, worker, &thoughts[places[place]].row) * ROLLS;
        if (spent > AFFORDED && place >= COMPARED) return place;
    }
    return number;
}

/* How many games after each of so many plays a rollout can have without its taking too long: a turn of it comes by
   about as many positions as all rolls have results. */
static int games_afforded(const Engine *engine, Worker *worker, const Level *level, const Row *row, int plays) {
    int afforded = ROLLED_OUT / (plays * at_least(1, replies_to(engine, worker, row)));
    return at_most(level->roll_out.games, at_least(GAMES_AT_LEAST, afforded));
}

static float within_0_and_1(float chance) { return chance < 0 ? 0 : chance > 1 ? 1 : chance; }

/* Makes what was passed over worth a trifle less than the worst of what was looked at, if it is not so already. */
static void put_behind(ScoredPlay *thoughts, int number, int plies) {
    float least = INFINITY;
    for (int at = 0; at < number; at++)
        if (thoughts[at].plies == plies && thoughts[at].believed < least) least = thoughts[at].believed;
    float limit = nextafterf(least, -INFINITY);
    for (int at = 0; at < number; at++)
        if (!thoughts[at].is_over && thoughts[at].plies < plies && thoughts[at].believed > limit)
            thoughts[at].believed = limit;
}

/* Judges results by 0-ply. */
static void think_first(const Engine *engine, Worker *worker, const Row *results, int number, const Due *due,
                        ScoredPlay *thoughts) {
    for (int at = 0; at < number && !worker->is_cancelled; at++) {
        ScoredPlay *thought = &thoughts[at];
        *thought = (ScoredPlay){.row = results[at]};
        thought->is_over = ending_of_turn(&engine->law, &results[at]) != GOES_ON;
        if (due->is_rest) judge_before_roll(engine, worker, &results[at], &thought->chances);
        else judge_result(engine, worker, &results[at], hash_of(&results[at]), &thought->chances);
        thought->seen = thought->believed = equity(&worker->end_values, &thought->chances);
    }
}

/* Where the turn goes on after these plays or leaves a rest: makes the best of them worth what it comes to, and the
   others less. `ends` become the positions before the next roll, seen by the side that plays. */
static void play_on(const Engine *engine, Worker *worker, const Due *due, ScoredPlay *thoughts, int number, Row *ends) {
    int *places = lent(worker, (size_t)number * sizeof *places), kept = 0;
    for (int at = 0; at < number && places; at++) {
        ends[at] = thoughts[at].row;
        if (!thoughts[at].is_over) places[kept++] = at;
    }
    if (due->stage.die && places) {
        sort_by_seen(thoughts, places, kept);
        float least = INFINITY;
        for (int place = 0; place < kept && !worker->is_cancelled; place++) {
            ScoredPlay *thought = &thoughts[places[place]];
            Line line = {.row = thought->row, .stage = due->stage, .points = thought->seen};
            if (place < BEAM) {
                finish_turn(engine, worker, due->goes_on, GROUP_ROOM, BEAM, &line);
                ends[places[place]] = line.row;
                thought->chances = line.chances;
                least = line.points < least ? line.points : least;
            } else if (line.points > least - BEHIND) {
                line.points = least - BEHIND;
            }
            thought->seen = thought->believed = line.points;
        }
    }
    free(places);
}

/* ---- rollouts ---- */

static void play_out(const Engine *engine, Worker *worker, Row row, Stage stage, uint64_t seed, int64_t number,
                     int plies, int less_luck, const Level *level, int depth, double *brought);

/* The results of games from some plays, seen by the side that plays: sums, and of the points sums of products. */
typedef struct {
    double chances[MOST_ROLLED_OUT][CHANCES], points[MOST_ROLLED_OUT], products[MOST_ROLLED_OUT][MOST_ROLLED_OUT];
    int games;
} Sums;

/* Whether the play with the most points is better than each other one, by more than chance makes once in a hundred. */
static int is_decided(const Sums *sums, int number) {
    int best = 0;
    for (int at = 1; at < number; at++)
        if (sums->points[at] > sums->points[best]) best = at;
    for (int at = 0; at < number; at++) {
        double apart = sums->points[best] - sums->points[at];
        double squares = sums->products[best][best] + sums->products[at][at] - 2 * sums->products[best][at];
        double variance = squares - apart * apart / sums->games; /* of the sum, but for a factor of nearly 1 */
        if (at != best && apart * apart < 5.4 * variance) return 0;
    }
    return 1;
}

/* One game after each of the plays, all with the same dice. */
static void add_games(const Engine *engine, Worker *worker, const Level *level, const Due *due, const Stage *stage,
                      const Row *ends, int number, Sums *sums) {
    double points[MOST_ROLLED_OUT];
    EndValues mine = worker->end_values;
    for (int at = 0; at < number; at++) {
        double brought[CHANCES];
        Row row = due->is_rest ? ends[at] : flipped(&ends[at], engine->law.rules.is_parallel);
        if (!due->is_rest) see_worths_from_other_side(worker);
        worker->is_turned = 0; /* the games begin with the side with these values */
        play_out(engine, worker, row, *stage, 0, sums->games, level->roll_out.plies, 1, NULL, 1, brought);
        worker->end_values = mine;
        Chances found;
        for (int column = 0; column < CHANCES; column++) found.at[column] = (float)brought[column];
        if (!due->is_rest) found = swapped(&found);
        for (int column = 0; column < CHANCES; column++) sums->chances[at][column] += (double)found.at[column];
        sums->points[at] += points[at] = (double)equity(&mine, &found);
    }
    for (int one = 0; one < number; one++)
        for (int other = 0; other < number; other++) sums->products[one][other] += points[one] * points[other];
    sums->games++;
}

/* Rolls the best of the plays out that the looks have kept, until one is known to be the best. */
static void roll_out_best(const Engine *engine, Worker *worker, const Level *level, const Due *due, const Stage *stage,
                          const Row *ends, ScoredPlay *thoughts, int number, int *places, int kept) {
    Row after[MOST_ROLLED_OUT];
    Sums sums = {0};
    int plies = level->looks + 1;
    sort_by_seen(thoughts, places, kept);
    kept = kept_for(&level->roll_out.of, thoughts, places, kept);
    if (kept < COMPARED) return;
    for (int place = 0; place < kept; place++) after[place] = ends[places[place]];
    int games = games_afforded(engine, worker, level, &thoughts[places[0]].row, kept);
    while (sums.games < games && !worker->is_cancelled) {
        if (sums.games >= GAMES_AT_LEAST && sums.games % GAMES_AT_ONCE == 0 && is_decided(&sums, kept)) break;
        add_games(engine, worker, level, due, stage, after, kept, &sums);
    }
    for (int place = 0; place < kept && !worker->is_cancelled; place++) {
        ScoredPlay *thought = &thoughts[places[place]];
        for (int column = 0; column < CHANCES; column++)
            thought->chances.at[column] = within_0_and_1((float)(sums.chances[place][column] / sums.games));
        thought->believed = thought->seen = (float)(sums.points[place] / sums.games) + thought->error;
        thought->plies = plies;
    }
    put_behind(thoughts, number, plies);
}

static void look_deeper(const Engine *engine, Worker *worker, const Level *level, const Due *due, const Row *ends,
                        ScoredPlay *thoughts, int number) {
    Stage stage = due->stage; /* of the next roll, seen by the side that rolls */
    if (due->goes_on && !due->is_rest) turn_stage(&engine->law, &stage);
    set_group(&stage, 0, 0, 0);
    int *places = lent(worker, (size_t)number * sizeof *places), kept = 0;
    int looks = due->stage.die ? at_most(level->looks, LOOKS_IN_CHAIN) : level->looks;
    for (int at = 0; at < number && places; at++)
        if (!thoughts[at].is_over) places[kept++] = at;
    for (int plies = 1; plies <= looks && kept && !worker->is_cancelled; plies++) {
        sort_by_seen(thoughts, places, kept);
        kept = kept_for(&level->look[plies - 1], thoughts, places, kept);
        if (plies > 1) kept = afforded(engine, worker, thoughts, places, kept);
        for (int place = 0; place < kept && !worker->is_cancelled; place++) {
            ScoredPlay *thought = &thoughts[places[place]];
            Row row = ends[places[place]];
            if (!due->is_rest) row = flipped(&row, engine->law.rules.is_parallel);
            Chances found;
            if (!due->is_rest) see_worths_from_other_side(worker);
            judge_by(engine, worker, &row, &stage, plies, &found);
            if (!due->is_rest) see_worths_from_other_side(worker);
            thought->chances = due->is_rest ? found : swapped(&found);
            thought->believed = thought->seen = equity(&worker->end_values, &thought->chances) + thought->error;
            thought->plies = plies;
        }
        put_behind(thoughts, number, plies);
    }
    if (level->roll_out.games && kept && !worker->is_cancelled)
        roll_out_best(engine, worker, level, due, &stage, ends, thoughts, number, places, kept);
    free(places);
}

/* What a level thinks of plays with these results, each in its place of `thoughts`. */
static void think(const Engine *engine, Worker *worker, const Level *level, const Row *results, int number,
                  const Due *due, ScoredPlay *thoughts) {
    worker->end_values = level->end_values;
    Row *ends = lent(worker, (size_t)number * sizeof *ends);
    think_first(engine, worker, results, number, due, thoughts);
    if (!worker->is_cancelled) play_on(engine, worker, due, thoughts, number, ends);
    if (!worker->is_cancelled) {
        add_errors(&engine->law, level, thoughts, number);
        look_deeper(engine, worker, level, due, ends, thoughts, number);
    }
    free(ends);
}

/* Whether a play is ranked before another one, as `ranked` of the binding does it: what differs by less than a hundred
   thousandth of a point counts as equal. */
static int is_before(const ScoredPlay *one, const ScoredPlay *other) {
    double believed = rint((double)one->believed * 1e5) - rint((double)other->believed * 1e5);
    double seen = rint((double)one->seen * 1e5) - rint((double)other->seen * 1e5);
    if (believed != 0) return believed > 0;
    if (one->plies != other->plies) return one->plies > other->plies;
    return seen != 0 ? seen > 0 : memcmp(&one->row, &other->row, WIDTH) < 0;
}

/* The number of the play that is ranked before all others. */
static int first_ranked(const ScoredPlay *thoughts, int number) {
    int best = 0;
    for (int at = 1; at < number; at++)
        if (is_before(&thoughts[at], &thoughts[best])) best = at;
    return best;
}

/* A play as many players see it: its number, what it is worth, how hard it is to judge, and what errors come from. */
typedef struct {
    int at;
    float seen, hard;
    uint64_t hash;
} Choice;

/* Adds to `chosen` what players of this noise choose who have drawn these errors, AT_ONCE for each choice. */
static void count_chosen(const Choice *choices, int number, double noise, const double *draws, int players,
                         int32_t *chosen) {
    int32_t most[AT_ONCE], best[AT_ONCE] = {0};
    for (int player = 0; player < AT_ONCE; player++) most[player] = INT32_MIN;
    for (int place = 0; place < number; place++) {
        const Choice one = choices[place];
        for (int player = 0; player < AT_ONCE; player++) {
            float seen = one.seen + error_of(noise, one.hard, draws[place * AT_ONCE + player]);
            int32_t steps = (int32_t)(((double)seen * 1e5 + TO_WHOLE) - TO_WHOLE);
            best[player] = steps > most[player] ? one.at : best[player];
            most[player] = steps > most[player] ? steps : most[player];
        }
    }
    for (int player = 0; player < players; player++) chosen[best[player]]++;
}

/* How often each play is chosen by players who see as far as 0-ply, of each of these noises as many; each has errors of
   its own. `chosen` has a number for each play, and does so for each noise. Ranked as by `is_before`. */
static void choose_often(const Engine *engine, Worker *worker, const Level *level, const Row *results, int number,
                         const Due *due, const double *noises, int noises_number, int players, int32_t *chosen) {
    ScoredPlay *thoughts = lent(worker, (size_t)number * sizeof *thoughts);
    Choice *choices = lent(worker, (size_t)number * sizeof *choices);
    double *draws = lent(worker, (size_t)number * AT_ONCE * sizeof *draws);
    if (!worker->is_cancelled) think(engine, worker, level, results, number, due, thoughts);
    float open = worker->is_cancelled ? 0 : openness(&engine->law, level, thoughts, number);
    for (int at = 0, place; at < number && !worker->is_cancelled; at++) { /* of equal ones the lower row is chosen */
        const ScoredPlay *one = &thoughts[at];
        float hard = one->is_over ? 0 : open * difficulty(&engine->law, &one->row);
        for (place = at; place && memcmp(&thoughts[choices[place - 1].at].row, &one->row, WIDTH) > 0; place--)
            choices[place] = choices[place - 1];
        choices[place] = (Choice){.at = at, .seen = one->seen, .hard = hard, .hash = lasting_hash(&one->row)};
    }
    memset(chosen, 0, (size_t)noises_number * (size_t)number * sizeof *chosen);
    for (int from = 0; from < players && !worker->is_cancelled; from += AT_ONCE) {
        for (int place = 0; place < number; place++)
            for (int player = 0; player < AT_ONCE; player++)
                draws[place * AT_ONCE + player] =
                    seeded_noise_for((uint64_t)from + (uint64_t)player, choices[place].hash, 0);
        for (int noise = 0; noise < noises_number; noise++)
            count_chosen(choices, number, noises[noise], draws, at_most(AT_ONCE, players - from),
                         chosen + noise * number);
    }
    free(draws);
    free(choices);
    free(thoughts);
}
