/* What follows from the rules, which shared.h has as data. */

enum { PIN, HIT, BLOCK }; /* what a checker does to a lone opposing checker that it lands on */
enum { BAR = 25, RESERVE = 26, OFF = 0 };

/* Made once. */
typedef struct {
    Rules rules;
    uint32_t limited;   /* points that do not take all of my checkers */
    uint32_t passed;    /* the points on which a checker of mine has passed the opponent's start */
    uint32_t entry;     /* the points, in my numbers, on which the opponent enters */
    int their_start;    /* my number for the opponent's 24 */
    int mother_is_best; /* whether a win by a pinned mother counts more than a mars */
    int in_any_order; /* whether no step can open or close the way of another one, so that the order does not matter */
} RuleTables;

static RuleTables law_of(const Rules *rules) {
    RuleTables law = {.rules = *rules, .their_start = rules->opposite[START]};
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
