/* Who has won, and how: judged after every step, seen by the player who made it. */

enum { FEW = 3 }; /* checkers on a starting point */

static int at_home(const Row *row) {
    int checkers = 0;
    for (int point = 1; point <= 6; point++) checkers += mine_on(row->at[point]);
    return checkers;
}

static int is_capote(const Row *winner, const Row *loser) {
    if (loser->at[MY_BAR] != 1 || !winner->at[MY_OFF]) return 0;
    return at_home(winner) + winner->at[MY_OFF] == CHECKERS && at_home(loser) == CHECKERS - 1;
}

/* Whether a mother's pin ends the game: both are pinned, or one is and the other side has left its own 24. */
static inline int mothers_end(const RuleTables *law, const Row *row) {
    int mine = row->at[START], theirs = row->at[law->their_start];
    int my_mother = -mine > PINNING, their_mother = theirs > PINNING;
    if (!(my_mother | their_mother)) return 0;
    if (my_mother && their_mother) return 1;
    return law->rules.mother_loses && (my_mother ? !has_mine(-theirs) : !has_mine(mine));
}

/* Whether a draw is near: each mother is pinned or has few with it, and one is pinned or both are alone. */
static inline int mothers_at_stake(const RuleTables *law, const Row *row) {
    int mine = row->at[START], theirs = -row->at[law->their_start];
    int my_pinned = mine < -PINNING, their_pinned = theirs < -PINNING;
    if (my_pinned | their_pinned)
        return (my_pinned || (mine > 0 && mine <= FEW)) && (their_pinned || (theirs > 0 && theirs <= FEW));
    return mine == 1 && theirs == 1;
}

/* Whether the game has ended after a step of mine. */
static inline int is_over(const RuleTables *law, const Row *row) {
    if (row->at[MY_OFF] == CHECKERS || row->at[THEIR_OFF] == CHECKERS || mothers_end(law, row)) return 1;
    if (!law->rules.has_capote || (row->at[MY_BAR] != 1 && row->at[THEIR_BAR] != 1)) return 0;
    Row other = flipped(row, law->rules.is_parallel);
    return is_capote(row, &other) || is_capote(&other, row);
}

/* How the side that sees `winner` has won, or GOES_ON; the best win counts. `loser` is the opponent's view of it. */
static int win_of(const RuleTables *law, const Row *winner, const Row *loser) {
    if (law->rules.has_capote && is_capote(winner, loser)) return CAPOTE;
    if (law->rules.mother_loses && loser->at[START] < -PINNING && !has_mine(winner->at[START])) return MOTHER;
    if (winner->at[MY_OFF] != CHECKERS) return GOES_ON;
    if (loser->at[MY_OFF]) return SINGLE;
    if (law->rules.has_triple && (loser->at[MY_BAR] || below(winner, 0) & HOME)) return TRIPLE;
    return law->rules.has_mars ? MARS : SINGLE;
}

/* The end of the game after a step of mine, negative where the opponent has won; GOES_ON while there is none. */
static int ending(const RuleTables *law, const Row *row) {
    if (!is_over(law, row)) return GOES_ON;
    Row other = flipped(row, law->rules.is_parallel);
    if (row->at[START] < -PINNING && other.at[START] < -PINNING) return MOTHERS;
    int mine = win_of(law, row, &other);
    return mine ? mine : -win_of(law, &other, row);
}
