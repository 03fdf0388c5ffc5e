/* What passes between the engine and the binding, whose same structures are in library.py, rule_tables.py,
 * interface.py.
 */

#include <stdint.h>

/* A position; position.c says what the entries mean. */
enum { START = 24, MY_RESERVE = 25, MY_BAR, MY_OFF, THEIR_RESERVE, THEIR_BAR, THEIR_OFF, WIDTH = 32 };
enum { CHECKERS = 15, PINNING = 32 };

typedef struct {
    int8_t at[WIDTH];
} Row;

/* How a game ends; the last two are draws. */
enum { GOES_ON, SINGLE, MARS, TRIPLE, MOTHER, CAPOTE, MOTHERS, VOID, ENDINGS };
enum { WIN, WIN_MARS, WIN_BEST, LOSE_MARS, LOSE_BEST, DRAWN, CHANCES };
enum { MOST_PLIES = 6 };

/* A rule set as data, filled from `RuleSet`. */
typedef struct {
    int32_t is_parallel; /* whether both sides go the same way around */
    int32_t contact;
    int32_t has_waiting;       /* whether checkers can be on the bar or in reserve */
    int32_t enter_from;        /* a die d enters a checker of the reserve on enter_from - d */
    int32_t starters_wait;     /* whether the checkers on 24 stay until the reserve is empty */
    int32_t first_checker;     /* whether the first checker runs alone until it has passed the opponent's start */
    int32_t no_prime_at_start; /* whether a play may not end with checkers of mine on all of 24-19 */
    int32_t must_open;         /* whether a prime may not lock in an opponent whose checkers share one point */
    int32_t first_chain;       /* a player's roll of the game from which doubles are chains; 0 if they never are */
    int32_t passes_rest;       /* whether the opponent plays what is left of a chain */
    int32_t mother_loses;
    int32_t holds_at_home; /* whether a pinned checker at home prevents bearing off */
    int32_t larger_die;    /* whether the larger die must be played where only one can */
    int32_t has_mars, has_triple, has_capote;
    int32_t opposite[START + 1];           /* the opponent's number for my point */
    int32_t room[START + 1];               /* the most checkers of mine that a point may hold after one has landed */
    int32_t duty[START + 1];               /* whether a play that hits here must leave the opponent an entry */
    int32_t stay[START + 1];               /* whether a play that hits here must leave a checker here */
    int32_t points[ENDINGS][CHECKERS + 1]; /* of each ending, by what the loser has borne off */
    float single, mars, best;              /* stakes: points of a single win, a mars and the greatest win */
} Rules;

/* Where a turn stands, seen by the player to move. A group is due where `die` is one. */
typedef struct {
    int32_t mine, theirs; /* rolls that each side has thrown before this turn, as far as they are counted */
    int32_t die, dice, is_rest;
} Stage;

typedef struct {
    float at[CHANCES];
} Chances;

/* What the ends of a game are worth to one side. A win of each kind and the loss of that kind lie so far apart that
   half of it is `single`, `mars` and `best`; the others are 0 where points are played for, and turn their sign for the
   other side. */
typedef struct {
    float single, mars, best, uneven_mars, uneven_best;
    float middle, drawn; /* middle: between a single win and a single loss; drawn: how much more a draw is worth */
} EndValues;

typedef struct {
    int32_t candidates; /* at most so many plays are looked at one ply deeper, the best */
    float margin;       /* points: how far behind the best a play may be */
} SearchWidth;

/* Which plays are rolled out after the looks, luck taken out, of those that the last look has kept. */
typedef struct {
    SearchWidth of;
    int32_t games,
        plies; /* from each play, unless fewer decide; played by 0-ply until the network judges. No games: none */
} RollOut;

typedef struct {
    int32_t looks;
    SearchWidth look[MOST_PLIES];
    RollOut roll_out;
    double noise; /* the standard deviation of errors in hard positions, as a share of that of the result */
    uint64_t seed;
    EndValues end_values; /* what it plays for */
} Level;

/* What a level thinks of one play. */
typedef struct {
    Row row;
    Chances chances; /* after the play, of the one who plays, without the error */
    float believed;  /* points with the error; what was passed over is worth less than all that was kept */
    float seen;      /* as `believed`, but as the play was found to be, also where it was passed over */
    int32_t plies;   /* how far the level has looked from there */
    float error;
    int32_t is_over;
} ScoredPlay;

typedef struct Engine Engine;

/* One who plays: by what it knows and as its level looks and errs, or any of the distinct results with the same chance.
 */
typedef struct {
    const Engine *engine;
    Level level;
} Player;

typedef struct {
    int32_t points, turns; /* points of one side; turns of both */
} Result;

typedef struct {
    int64_t turns, white, black, mars, draws;
} RandomTally;

/* Decisions between several plays, one after another: the positions and dice, how many results each has, and all
   results with their points for the side that plays. */
typedef struct {
    Row *positions, *results;
    uint8_t *dice; /* two for each position */
    int32_t *plays;
    float *points;
    int32_t room, decisions, number; /* there is room for so many results */
} Decisions;

/* Whether the answer is not wanted any more. */
typedef int (*IsCancelled)(void);

/* What the binding takes these sizes for, on machines of 64 bits. */
#define SIZE(type, bytes) _Static_assert(sizeof(void *) != 8 || sizeof(type) == (bytes), #type " has another size")
SIZE(Rules, 988);
SIZE(Stage, 20);
SIZE(EndValues, 28);
SIZE(SearchWidth, 8);
SIZE(RollOut, 16);
SIZE(Level, 120);
SIZE(ScoredPlay, 76);
SIZE(Player, 128);
SIZE(RandomTally, 40);
SIZE(Decisions, 56);
