/* Chains: doubles that go on with the next number, and what the opponent plays of them. As outcome.py in `rules`. */

enum { GROUP = 4, COUNTED_ROLLS = 3 };

static void set_group(Stage *stage, int die, int dice, int is_rest) {
    stage->die = die <= 6 ? die : 0;
    stage->dice = dice;
    stage->is_rest = is_rest;
}

/* Ends my turn: the stage is seen by the other side, and my roll is counted. */
static void turn_stage(const RuleTables *law, Stage *stage) {
    int thrown = law->rules.first_chain ? at_most(stage->mine + 1, COUNTED_ROLLS) : 0;
    *stage = (Stage){.mine = stage->theirs, .theirs = thrown};
}

/* Whether this roll of mine begins a chain. */
static inline int begins_chain(const RuleTables *law, const Stage *stage, int high, int low) {
    return law->rules.first_chain && high == low && stage->mine + 1 >= law->rules.first_chain;
}

/* Makes the stage the one that follows a play of so many dice which has not ended the game; whether the same player
   goes on. `high` and `low` are the roll, where no group was due. */
static int follow(const RuleTables *law, Stage *stage, int high, int low, int used) {
    if (stage->is_rest && stage->die) {
        set_group(stage, stage->die + 1, GROUP, 1);
        return 1;
    }
    int is_first = !stage->die;
    int is_chain = !is_first || begins_chain(law, stage, high, low);
    int die = is_first ? high : stage->die;
    if (is_chain && used == GROUP && die < 6) {
        set_group(stage, die + 1, GROUP, 0);
        return 1;
    }
    turn_stage(law, stage);
    if (is_chain && used < GROUP && law->rules.passes_rest && !(is_first && !used))
        set_group(stage, die, GROUP - used, 1);
    return 0;
}

/* Adds the results of the group that is due, or of the roll; how many dice they use where the game goes on. */
static int add_due(const RuleTables *law, Finder *finder, const Row *row, const Stage *stage, int high, int low,
                   Plays *plays) {
    if (stage->die) return add_group(law, finder, row, stage->die, stage->dice, plays);
    if (high == low) return add_group(law, finder, row, high, GROUP, plays);
    add_plays(law, finder, row, high, low, plays);
    return 0; /* nothing asks how many of two different dice are used */
}
