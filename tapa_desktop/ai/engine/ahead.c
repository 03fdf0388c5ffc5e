/* Whole turns, and what comes after them.

   A turn of a game with chains goes on group by group, and what is left of it the opponent plays. Of all that a group
   can lead to, the best positions by 0-ply are followed; so the turn is exact where there are few. */

enum { BEAM = 12, NARROW = 1, GROUP_ROOM = MOST_PLIES + 2 }; /* followed in a decision, and within a look; their room */

/* A position within a turn or after it, seen by the side whose turn it is, and that side's chances. Where nothing is
   due any more, the stage is that of the next roll, seen by the side that rolls. */
typedef struct {
    Row row;
    Stage stage;
    Chances chances;
    float points;
} Line;

static void set_line(const Worker *worker, Line *line, const Chances *chances) {
    line->chances = *chances;
    line->points = equity(&worker->end_values, chances);
}

/* Whether the same follows both; lines beside each other often have come to one position in several ways. */
static int is_same_line(const Line *one, const Line *other) {
    return !memcmp(&one->row, &other->row, WIDTH) && !memcmp(&one->stage, &other->stage, sizeof one->stage);
}

/* Puts a line among the best few, the best first; of equal ones the first that came. */
static void keep_line(Line *lines, int *number, int most, const Line *line) {
    int place = *number < most ? (*number)++ : most;
    for (; place && lines[place - 1].points < line->points; place--)
        if (place < most) lines[place] = lines[place - 1];
    if (place < most) lines[place] = *line;
}

static void finish_turn(const Engine *engine, Worker *worker, int goes_on, int room, int width, Line *line);

/* Plays all groups that are due to one side from a position: of the stage, or, where that has none, of a chain that
   begins with `die`. `line` becomes the best position that they lead to. */
static void play_groups(const Engine *engine, Worker *worker, const Row *row, const Stage *stage, int die, int room,
                        int width, Line *best) {
    const RuleTables *law = &engine->law;
    Line lines[BEAM], going[BEAM], done[BEAM];
    Plays *plays = &worker->plays[room];
    int number = 1, is_rest = stage->die && stage->is_rest;
    lines[0] = *best = (Line){.row = *row, .stage = *stage, .points = -INFINITY};
    while (number && !worker->is_cancelled) {
        int still = 0, ready = 0;
        for (int at = 0; at < number; at++) {
            PrunerBase base;
            const Stage *due = &lines[at].stage;
            int of = due->die ? due->die : die;
            begin_replies(engine, &lines[at].row, &base);
            plays->number = 0;
            int used = add_group(law, &worker->finder, &lines[at].row, of, due->die ? due->dice : GROUP, plays);
            keep_promising(&engine->pruner, &base, plays, &worker->kept[room]);
            cancelled(worker, 1 + plays->number / 16);
            Line next = {.stage = *due};
            int goes_on = follow(law, &next.stage, of, of, used);
            for (int place = 0; place < worker->kept[room].number; place++) {
                int result = worker->kept[room].at[place], over = plays->over[result];
                Chances found;
                next.row = plays->rows[result];
                if (is_rest) judge_rest(engine, worker, &next.row, plays->hashes[result], &found);
                else judge_result(engine, worker, &next.row, plays->hashes[result], &found);
                set_line(worker, &next, &found);
                if (goes_on && next.stage.die && !over) keep_line(going, &still, width, &next);
                else if (next.stage.die && !over) keep_line(done, &ready, width, &next);
                else if (next.points > best->points) *best = next;
            }
        }
        for (int at = 0; at < ready; at++) {
            if (at + 1 < ready && is_same_line(&done[at], &done[at + 1])) continue;
            finish_turn(engine, worker, 0, room, width, &done[at]);
            if (done[at].points > best->points) *best = done[at];
        }
        memcpy(lines, going, sizeof lines);
        number = still;
    }
}

/* Plays what is due after a play that has not ended the game: my next groups, or the rest, by the opponent. */
static void finish_turn(const Engine *engine, Worker *worker, int goes_on, int room, int width, Line *line) {
    Row row = line->row;
    Stage stage = line->stage;
    if (goes_on) {
        play_groups(engine, worker, &row, &stage, 0, room, width, line);
        return;
    }
    row = flipped(&row, engine->law.rules.is_parallel);
    see_worths_from_other_side(worker);
    play_groups(engine, worker, &row, &stage, 0, room + 1, width, line);
    see_worths_from_other_side(worker);
    line->row = flipped(&line->row, engine->law.rules.is_parallel);
    Chances mine = swapped(&line->chances);
    set_line(worker, line, &mine);
}

/* The best position that a roll leads to by 0-ply, at the end of the turn; `chances`, which may be NULL, are of the
   side that plays. */
static Row best_end(const Engine *engine, Worker *worker, int depth, const PrunerBase *base, const Stage *stage,
                    int roll, Chances *chances) {
    Chances found;
    if (begins_chain(&engine->law, stage, all_rolls[roll].high, all_rolls[roll].low)) {
        Line line;
        play_groups(engine, worker, &base->row, stage, all_rolls[roll].high, GROUP_ROOM, NARROW, &line);
        if (chances) *chances = line.chances;
        return line.row;
    }
    find_replies(engine, worker, depth, base, roll);
    const Plays *plays = &worker->plays[depth];
    int at = worker->kept[depth].at[0];
    if (chances || worker->kept[depth].number > 1)
        at = best_reply(engine, worker, plays, &worker->kept[depth], chances ? chances : &found);
    return plays->rows[at];
}

static void look_ahead(const Engine *engine, Worker *worker, const Row *row, const Stage *stage, int plies,
                       Chances *chances);

/* For the side to move before its roll, by looking so many plies ahead. Several ways often lead to one position. */
static void judge_by(const Engine *engine, Worker *worker, const Row *row, const Stage *stage, int plies,
                     Chances *chances) {
    Row other = flipped(row, engine->law.rules.is_parallel);
    if (is_known(engine, row, &other, chances)) return;
    cancelled(worker, 1);
    if (!plies) {
        by_network(engine, row, chances);
        return;
    }
    int looked = plies | worker->is_turned << 4 | stage->mine << 5 | stage->theirs << 7;
    uint64_t hash = hash_of(row) + GAMMA * (uint64_t)looked;
    Cached *cached = &worker->cache[CACHE_ROOM + (hash >> 20 & (LOOKED_ROOM - 1))];
    if (cached->stamp != worker->stamp || cached->hash != hash) {
        look_ahead(engine, worker, row, stage, plies, chances);
        leave_possible(row, chances);
        if (worker->is_cancelled) return;
        *cached = (Cached){hash, worker->stamp, *chances};
    }
    *chances = cached->chances;
}

static void look_ahead(const Engine *engine, Worker *worker, const Row *row, const Stage *stage, int plies,
                       Chances *chances) {
    PrunerBase base;
    Stage next = *stage;
    turn_stage(&engine->law, &next);
    begin_replies(engine, row, &base);
    memset(chances, 0, sizeof *chances);
    for (int roll = 0; roll < ROLLS && !worker->is_cancelled; roll++) {
        Chances found;
        Row after = best_end(engine, worker, plies, &base, stage, roll, &found);
        if (plies > 1) {
            after = flipped(&after, engine->law.rules.is_parallel);
            Chances theirs;
            see_worths_from_other_side(worker);
            judge_by(engine, worker, &after, &next, plies - 1, &theirs);
            see_worths_from_other_side(worker);
            found = swapped(&theirs);
        }
        float share = (float)all_rolls[roll].throws / 36;
        for (int column = 0; column < CHANCES; column++) chances->at[column] += share * found.at[column];
    }
}
