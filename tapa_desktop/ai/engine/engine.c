/* The engine as one unit, so that the compiler sees everything at once; and what of it is open to the outside.

   The build compiles this file once for each kind of processor, with NAME(x) adding a word to each name; the binding
   takes the names that this machine can run. What comes in has been checked: see game.py. */

#ifndef NAME
#define NAME(name) name##_plain
#endif
#if defined(_WIN32)
#define OPEN __declspec(dllexport)
#else
#define OPEN __attribute__((visibility("default")))
#endif

#include "shared.h"

#include "position.c"
#include "random.c"
#include "rules.c"
#include "outcome.c"
#include "plays.c"
#include "chains.c"
#include "view.c"
#include "inputs.c"
#include "network.c"
#include "pruner.c"
#include "bearoff.c"
#include "search.c"
#include "ahead.c"
#include "decide.c"
#include "rollout.c"
#include "selfplay.c"

OPEN int NAME(tapa_rules_size)(void) { return (int)sizeof(Rules); }
OPEN int NAME(tapa_failures)(void) { return failures; }

/* ---- what is kept between questions: NULL where there is no memory for it ---- */

OPEN Tables *NAME(tapa_new_tables)(const float *erf) {
    make_factors();
    make_places();
    Tables *tables = try_realloc(NULL, sizeof *tables);
    if (!tables) return NULL;
    memcpy(tables->erf, erf, sizeof tables->erf);
    make_points(tables);
    make_prospects(tables);
    return tables;
}

OPEN Engine *NAME(tapa_new_engine)(const Rules *rules, Tables *tables) {
    Engine *engine = try_realloc(NULL, sizeof *engine);
    if (engine) *engine = (Engine){.law = law_of(rules), .tables = tables};
    return engine;
}
OPEN void NAME(tapa_free_engine)(Engine *engine) {
    if (!engine) return;
    forget_network(&engine->network);
    forget_network(&engine->of_mothers);
    forget_pruner(&engine->pruner);
    free(engine);
}

OPEN Worker *NAME(tapa_new_worker)(void) { return new_worker(); }

OPEN void NAME(tapa_set_network)(Engine *engine, int of_mothers, int inputs, int units, int ends,
                                 const uint16_t *hidden, const uint16_t *bias, const uint16_t *output,
                                 const uint16_t *output_bias, const float *chances) {
    Network *network = of_mothers ? &engine->of_mothers : &engine->network;
    take_network(network, engine->tables, inputs_per_point(&engine->law), inputs, units, ends, hidden, bias, output,
                 output_bias, chances);
}
OPEN void NAME(tapa_set_pruner)(Engine *engine, int units, const uint16_t *vectors, const uint16_t *output) {
    take_pruner(&engine->pruner, units, vectors, output);
}
OPEN void NAME(tapa_set_bearoff)(Engine *engine, const Bearoff *bearoff) { engine->bearoff = bearoff; }

OPEN void NAME(tapa_free_bearoff)(Bearoff *bearoff) {
    if (!bearoff) return;
    free(bearoff->finish.chances);
    free(bearoff->first.chances);
    free(bearoff);
}
/* The table in these bytes, or NULL where they are no whole one; each part as `unpack_rolls` has it. */
OPEN Bearoff *NAME(tapa_new_bearoff)(const uint8_t *finish_least, const uint8_t *finish_lengths, const uint8_t *finish,
                                     size_t finish_chances, const uint8_t *first_least, const uint8_t *first_lengths,
                                     const uint8_t *first, size_t first_chances) {
    Bearoff *bearoff = zeros(sizeof *bearoff);
    if (!bearoff) return NULL;
    make_combinations(bearoff);
    if (unpack_rolls(&bearoff->finish, RANKS, finish_least, finish_lengths, finish, finish_chances) &&
        unpack_rolls(&bearoff->first, FULL_RANKS, first_least, first_lengths, first, first_chances))
        return bearoff;
    NAME(tapa_free_bearoff)(bearoff);
    return NULL;
}

/* ---- the rules ---- */

static int is_side(const Row *row, int sign, int reserve) {
    int checkers = 0;
    for (int point = 1; point <= START; point++) checkers += mine_on(sign * row->at[point]);
    for (int entry = reserve; entry < reserve + 3; entry++) {
        if (row->at[entry] < 0) return 0;
        checkers += row->at[entry];
    }
    return checkers == CHECKERS;
}
/* The first of these rows that is no position of this game, or their number where all are. */
OPEN int NAME(tapa_first_bad)(const Engine *engine, const Row *rows, int number) {
    int pins = engine->law.rules.contact == PIN;
    for (int at = 0; at < number; at++) {
        const Row *row = &rows[at];
        int is_good =
            !row->at[0] && !row->at[WIDTH - 1] && is_side(row, 1, MY_RESERVE) && is_side(row, -1, THEIR_RESERVE);
        for (int point = 1; point <= START && is_good; point++) {
            int value = abs(row->at[point]);
            is_good = value <= CHECKERS || (pins && value > PINNING && value <= PINNING + CHECKERS);
        }
        for (int entry = MY_RESERVE; entry <= THEIR_BAR && !engine->law.rules.has_waiting; entry++)
            is_good &= entry == MY_OFF || !row->at[entry];
        if (!is_good) return at;
    }
    return number;
}

/* The results of the group that is due at this stage, or else of a roll: how many there are; `results` are theirs until
   the worker is asked again. `used`: how many dice they use, if they are of one number and the game goes on. */
OPEN int NAME(tapa_plays)(const Engine *engine, Worker *worker, const Row *row, const Stage *stage, int high, int low,
                          const Row **results, int *used) {
    Plays *plays = &worker->plays[0];
    plays->number = 0;
    *used = add_due(&engine->law, &worker->finder, row, stage, high, low, plays);
    *results = plays->rows;
    return plays->number;
}
OPEN void NAME(tapa_shots)(const Engine *engine, Worker *worker, const Row *row, int32_t *throws) {
    count_shots(&engine->law, &worker->finder, row, &worker->plays[0], throws);
}
/* Whether no checker of either side can ever meet one of the other. */
OPEN int NAME(tapa_is_race)(const Engine *engine, const Row *row) {
    Row other = flipped(row, engine->law.rules.is_parallel);
    View mine, theirs;
    see_planes(&engine->law, row, &mine);
    see_planes(&engine->law, &other, &theirs);
    return is_race(&mine, &theirs);
}
OPEN int NAME(tapa_ending)(const Engine *engine, const Row *row) { return ending(&engine->law, row); }
OPEN int NAME(tapa_ending_of_turn)(const Engine *engine, const Row *row) { return ending_of_turn(&engine->law, row); }

/* The number of lines of play, or -1 when that was cancelled. */
OPEN int64_t NAME(tapa_perft)(const Engine *engine, Worker *worker, const Row *row, const Stage *stage, int depth,
                              IsCancelled is_cancelled) {
    begin(worker, &engine->law, NULL, is_cancelled);
    int64_t lines = perft(engine, worker, row, stage, depth);
    return worker->is_cancelled ? -1 : lines;
}

/* ---- what positions are worth ---- */

/* The inputs of positions, one after the other; how many each has. */
OPEN int NAME(tapa_inputs)(const Engine *engine, const Row *rows, int number, float *inputs) {
    int width = 0;
    for (int at = 0; at < number; at++)
        width = inputs_of(&engine->law, engine->tables, &rows[at], inputs + (size_t)at * (size_t)width);
    return width;
}
/* The chances of the network's ends for sides to move, one position after the other. */
OPEN void NAME(tapa_ends)(const Engine *engine, const Row *rows, int number, float *ends) {
    float inputs[MOST_INPUTS];
    for (int at = 0; at < number; at++) {
        further_inputs(&engine->law, engine->tables, &rows[at], inputs);
        ends_of(&engine->network, &rows[at], inputs, ends + (size_t)at * (size_t)engine->network.ends);
    }
}
OPEN float NAME(tapa_pruner_points)(const Engine *engine, const Row *before, const Row *result) {
    PrunerBase base;
    make_base(&engine->pruner, before, &base);
    return pruner_points(&engine->pruner, &base, result);
}
/* The chances of sides to move, before their rolls or with a group to play; whether that was not cancelled.
   `end_values`, which may be NULL, are theirs. */
OPEN int NAME(tapa_judge)(const Engine *engine, Worker *worker, const Row *rows, int number, const Stage *stage,
                          int plies, const EndValues *end_values, IsCancelled is_cancelled, Chances *chances) {
    begin(worker, &engine->law, end_values, is_cancelled);
    for (int at = 0; at < number && !worker->is_cancelled; at++) {
        Row row = rows[at];
        Stage next = *stage;
        int is_turned = play_due(engine, worker, &row, &next);
        if (is_turned) see_worths_from_other_side(worker);
        judge_by(engine, worker, &row, &next, plies, &chances[at]);
        if (is_turned) see_worths_from_other_side(worker);
        if (is_turned) chances[at] = swapped(&chances[at]);
    }
    return !worker->is_cancelled;
}
OPEN int NAME(tapa_is_known)(const Engine *engine, const Row *row) {
    Row other = flipped(row, engine->law.rules.is_parallel);
    Chances chances;
    return is_known(engine, row, &other, &chances);
}
/* What a level gets wrong about a position before a roll, before its share of that: the side's whose view it is. */
OPEN double NAME(tapa_error_of_cube)(const Engine *engine, const Row *row, uint64_t seed) {
    return (double)difficulty(&engine->law, row) * seeded_noise(seed, row, DRAWS);
}

/* ---- decisions and games ---- */

/* What a level thinks of plays with these results, as `tapa_plays` found them, each in its place of `thoughts`; whether
   that was not cancelled. */
OPEN int NAME(tapa_think)(const Engine *engine, Worker *worker, const Row *results, int number, const Stage *stage,
                          int high, int low, int used, const Level *level, IsCancelled is_cancelled,
                          ScoredPlay *thoughts) {
    begin(worker, &engine->law, &level->end_values, is_cancelled);
    Due due = due_after(&engine->law, stage, high, low, used);
    think(engine, worker, level, results, number, &due, thoughts);
    return !worker->is_cancelled;
}

/* How often each of these plays is chosen by so many players of each noise, as `choose_often` has it; whether that was
   not cancelled. */
OPEN int NAME(tapa_choose_often)(const Engine *engine, Worker *worker, const Row *results, int number,
                                 const Stage *stage, int high, int low, int used, const Level *level,
                                 const double *noises, int noises_number, int players, IsCancelled is_cancelled,
                                 int32_t *chosen) {
    begin(worker, &engine->law, &level->end_values, is_cancelled);
    Due due = due_after(&engine->law, stage, high, low, used);
    choose_often(engine, worker, level, results, number, &due, noises, noises_number, players, chosen);
    return !worker->is_cancelled;
}

/* What games of a level against itself bring from a position, six numbers each; whether that was not cancelled. The
   values of the ends are those of the side to move. */
OPEN int NAME(tapa_play_out)(const Engine *engine, Worker *worker, const Row *row, const Stage *stage, int64_t first,
                             int64_t games, uint64_t seed, int plies, int less_luck, const Level *level,
                             IsCancelled is_cancelled, double *brought) {
    begin(worker, &engine->law, &level->end_values, is_cancelled);
    for (int64_t number = 0; number < games && !worker->is_cancelled; number++)
        play_out(engine, worker, *row, *stage, seed, first + number, plies, less_luck, level, 0,
                 brought + number * CHANCES);
    return !worker->is_cancelled;
}

OPEN int NAME(tapa_random_games)(const Engine *engine, Worker *worker, const Row *start, int64_t first, int64_t games,
                                 uint64_t seed, int keeps_opening, IsCancelled is_cancelled, RandomTally *tally) {
    begin(worker, &engine->law, NULL, is_cancelled);
    for (int64_t number = first; number < first + games && !worker->is_cancelled; number++)
        random_game(engine, worker, start, seed, number, keeps_opening, tally);
    return !worker->is_cancelled;
}

/* Games between two players; the results are the first one's, who is White. Where they are mirrored, both games of a
   pair have the same dice, and the first player is Black in the odd ones. */
OPEN int NAME(tapa_duel)(const Player *players, Worker *worker, const Row *start, int64_t first, int64_t games,
                         uint64_t seed, int is_mirrored, int keeps_opening, IsCancelled is_cancelled, Result *results) {
    begin(worker, &players[0].engine->law, NULL, is_cancelled);
    for (int64_t number = first; number < first + games && !worker->is_cancelled; number++) {
        int odd = is_mirrored && number % 2;
        int64_t dice = is_mirrored ? number / 2 : number;
        Result result = play_game(&players[odd], &players[!odd], worker, *start, seed, dice, number, keeps_opening);
        if (odd) result.points = -result.points;
        results[number - first] = result;
    }
    return !worker->is_cancelled;
}

/* One turn in each of these games, whose roll is two dice; see `play_turn`. `end_values`, which may be NULL, are those
   of the sides that play. */
OPEN int NAME(tapa_turns)(const Engine *engine, Worker *worker, Row *rows, const uint8_t *dice, const uint8_t *turns,
                          int number, const EndValues *end_values, IsCancelled is_cancelled, int32_t *points,
                          uint8_t *is_over) {
    begin(worker, &engine->law, end_values, is_cancelled);
    for (int at = 0; at < number && !worker->is_cancelled; at++) {
        int roll = roll_number(dice[2 * at], dice[2 * at + 1]);
        play_turn(engine, worker, &rows[at], roll, turns[at], &points[at], &is_over[at]);
    }
    return !worker->is_cancelled;
}

/* The decisions of games of a player against itself, see `decide_game`; whether that was not cancelled. */
OPEN int NAME(tapa_decisions)(const Player *player, Worker *worker, const Row *start, int64_t first, int64_t games,
                              uint64_t seed, IsCancelled is_cancelled, Decisions *decisions) {
    begin(worker, &player->engine->law, NULL, is_cancelled);
    for (int64_t number = first; number < first + games && !worker->is_cancelled; number++)
        decide_game(player, worker, *start, seed, number, decisions);
    return !worker->is_cancelled;
}
