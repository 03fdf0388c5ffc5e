/* A rule set as data, filled from `RuleSet` by the binding, which has the same fields in the same order. */

enum { PIN, HIT, BLOCK }; /* what a checker does to a lone opposing checker that it lands on */
enum { BAR = 25, RESERVE = 26, OFF = 0 };
enum { GOES_ON, SINGLE, MARS, TRIPLE, MOTHER, CAPOTE, MOTHERS, VOID, ENDINGS }; /* how a game ends; the last two: draws */

typedef struct {
    int32_t is_parallel;   /* whether both sides go the same way around */
    int32_t contact;
    int32_t has_waiting;   /* whether checkers can be on the bar or in reserve */
    int32_t enter_from;    /* a die d enters a checker of the reserve on enter_from - d */
    int32_t starters_wait; /* whether the checkers on 24 stay until the reserve is empty */
    int32_t first_checker; /* whether the first checker runs alone until it has passed the opponent's start */
    int32_t no_prime_at_start; /* whether a play may not end with checkers of mine on all of 24-19 */
    int32_t must_open;         /* whether a prime may not lock in an opponent whose checkers share one point */
    int32_t first_chain; /* a player's roll of the game from which doubles are chains; 0 if they never are */
    int32_t passes_rest; /* whether the opponent plays what is left of a chain */
    int32_t mother_loses;
    int32_t holds_at_home; /* whether a pinned checker at home prevents bearing off */
    int32_t larger_die;    /* whether the larger die must be played where only one can */
    int32_t has_mars, has_triple, has_capote;
    int32_t opposite[START + 1]; /* the opponent's number for my point */
    int32_t room[START + 1];     /* the most checkers of mine that a point may hold after one has landed */
    int32_t duty[START + 1];     /* whether a play that hits here must leave the opponent an entry */
    int32_t stay[START + 1];     /* whether a play that hits here must leave a checker here */
    int32_t points[ENDINGS][CHECKERS + 1]; /* of each ending, by what the loser has borne off */
    float single, mars, best;              /* stakes: points of a single win, a mars and the greatest win */
} Rules;

/* What follows from the rules, made once. */
typedef struct {
    Rules rules;
    uint32_t limited; /* points that do not take all of my checkers */
    uint32_t passed;  /* the points on which a checker of mine has passed the opponent's start */
    uint32_t entry;   /* the points, in my numbers, on which the opponent enters */
    int their_start;  /* my number for the opponent's 24 */
    int mother_is_best; /* whether a win by a pinned mother counts more than a mars */
    int in_any_order; /* whether no step can open or close the way of another one, so that the order does not matter */
} Law;

static Law law_of(const Rules *rules) {
    Law law = {.rules = *rules, .their_start = rules->opposite[START]};
    int heeds_end = rules->no_prime_at_start;
    law.mother_is_best = (float)rules->points[MOTHER][0] > rules->mars;
    law.passed = bit_of(law.their_start) - 1;
    for (int point = 1; point <= START; point++) {
        if (rules->room[point] < CHECKERS) law.limited |= bit_of(point);
        if (point > START - 6) law.entry |= bit_of(rules->opposite[point]);
        heeds_end |= rules->duty[point] | rules->stay[point];
    }
    law.in_any_order = rules->contact != HIT && !law.limited && !heeds_end && !rules->first_checker;
    return law;
}
