/* Whole games between two players, and one turn in each of many games. Dice are a pure function of the seed, the game's
   number and the turn, so a game depends on no other, and it does not matter how many threads share the work. */

enum { AT_RANDOM = -1 };                                               /* in place of a level's looks */
enum { DRAW_WHITE, DRAW_BLACK, DRAW_FIRST, DRAW_SECOND, DRAW_CHOICE }; /* the last key of each draw */

static int draw(int limit, uint64_t seed, int64_t engine, int64_t turn_number, uint64_t key) {
    uint64_t keys[] = {seed, (uint64_t)engine, (uint64_t)turn_number, key};
    return number_below(limit, scrambled(keys, 4));
}

/* The points of the side that has played, when the game has ended so. */
static int points_of(const RuleTables *law, const Row *after, int how) {
    int points = law->rules.points[abs(how)][after->at[how > 0 ? THEIR_OFF : MY_OFF]];
    return how > 0 ? points : -points;
}

/* Which of the plays a player chooses. A level errs in each game by itself. */
static int chosen(const Player *player, Worker *worker, const Plays *plays, const Due *due, int64_t number,
                  int64_t turn_number) {
    int choices = plays->number;
    if (player->level.looks == AT_RANDOM) return draw(choices, player->level.seed, number, turn_number, DRAW_CHOICE);
    if (choices == 1) return 0;
    Level level = player->level;
    uint64_t keys[] = {level.seed, (uint64_t)number};
    level.seed = scrambled(keys, 2);
    ScoredPlay *thoughts = lent(worker, (size_t)choices * sizeof *thoughts);
    if (!thoughts) return 0;
    forget_chances(worker);
    think(player->engine, worker, &level, plays->rows, choices, due, thoughts);
    int best = worker->is_cancelled ? 0 : first_ranked(thoughts, choices);
    free(thoughts);
    return best;
}

/* One game, with the dice of the number `dice`; the points are White's. Where the game begins with the dice of the
   opening throw, `keeps_opening` says so. */
static Result play_game(const Player *white, const Player *black, Worker *worker, Row row, uint64_t seed, int64_t dice,
                        int64_t number, int keeps_opening) {
    int first = draw(6, seed, dice, 0, DRAW_WHITE), second = (first + 1 + draw(5, seed, dice, 0, DRAW_BLACK)) % 6;
    int is_white = first > second;
    const RuleTables *law = &white->engine->law;
    Plays *plays = &worker->plays[0];
    Stage stage = {0};
    for (int turn_number = 0;; turn_number++) {
        if (!keeps_opening || turn_number) {
            first = draw(6, seed, dice, turn_number, DRAW_FIRST);
            second = draw(6, seed, dice, turn_number, DRAW_SECOND);
        }
        plays->number = 0;
        int high = at_least(first, second) + 1, low = at_most(first, second) + 1;
        int used = add_due(law, &worker->finder, &row, &stage, high, low, plays);
        Due due = due_after(law, &stage, high, low, used);
        int at = chosen(is_white ? white : black, worker, plays, &due, number, turn_number);
        if (cancelled(worker, 1 + plays->number / 16)) return (Result){0, 0};
        const Row *after = &plays->rows[at];
        int how = ending_of_turn(law, after);
        if (how) {
            int points = points_of(law, after, how);
            return (Result){is_white ? points : -points, turn_number + 1};
        }
        stage = due.stage;
        row = due.goes_on ? *after : flipped(after, law->rules.is_parallel);
        is_white ^= !due.goes_on;
    }
}

static void random_game(const Engine *engine, Worker *worker, const Row *start, uint64_t seed, int64_t number,
                        int keeps_opening, RandomTally *tally) {
    Player any = {engine, {.looks = AT_RANDOM, .seed = seed}};
    Result result = play_game(&any, &any, worker, *start, seed, number, number, keeps_opening);
    tally->turns += result.turns;
    tally->draws += result.turns && !result.points;
    tally->mars += abs(result.points) > 1;
    tally->white += result.points > 0;
    tally->black += result.points < 0;
}

/* The turn of one game, by 0-ply among the promising plays: the position becomes the next one, seen by the other side,
   whose points are told if the game has ended. `turns` have been played before. */
static void play_turn(const Engine *engine, Worker *worker, Row *row, int roll, int turns, int32_t *points,
                      uint8_t *is_over) {
    Stage stage = {.mine = at_most(turns / 2, COUNTED_ROLLS), .theirs = at_most((turns + 1) / 2, COUNTED_ROLLS)};
    Row after = turn(engine, worker, row, &stage, roll, NULL, 0, NULL);
    int how = ending_of_turn(&engine->law, &after);
    *is_over = how != GOES_ON;
    *points = how ? -points_of(&engine->law, &after, how) : 0;
    *row = flipped(&after, engine->law.rules.is_parallel);
}

/* Adds the decisions of one game of a player against itself, as far as there is room. A double begins no chain. */
static void decide_game(const Player *player, Worker *worker, Row row, uint64_t seed, int64_t number,
                        Decisions *decisions) {
    const RuleTables *law = &player->engine->law;
    Plays *plays = &worker->plays[0];
    Due due = {0};
    for (int turn_number = 0, is_over = 0; !is_over && !worker->is_cancelled; turn_number++) {
        int one = draw(6, seed, number, turn_number, DRAW_FIRST),
            other = draw(6, seed, number, turn_number, DRAW_SECOND);
        plays->number = 0;
        add_plays(law, &worker->finder, &row, at_least(one, other) + 1, at_most(one, other) + 1, plays);
        if (decisions->number + plays->number > decisions->room) return;
        int best = chosen(player, worker, plays, &due, number, turn_number);
        for (int at = 0; plays->number > 1 && at < plays->number; at++, decisions->number++) {
            Chances found;
            judge_result(player->engine, worker, &plays->rows[at], plays->hashes[at], &found);
            decisions->results[decisions->number] = plays->rows[at];
            decisions->points[decisions->number] = equity(&worker->end_values, &found);
        }
        if (plays->number > 1) {
            decisions->positions[decisions->decisions] = row;
            decisions->dice[2 * decisions->decisions] = (uint8_t)(one + 1);
            decisions->dice[2 * decisions->decisions + 1] = (uint8_t)(other + 1);
            decisions->plays[decisions->decisions++] = plays->number;
        }
        is_over = ending_of_turn(law, &plays->rows[best]) != GOES_ON;
        row = flipped(&plays->rows[best], law->rules.is_parallel);
    }
}
