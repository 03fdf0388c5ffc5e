/* Loads a build of the engine where there is no Python, and prints what it makes of the questions in a file; see
   cross_builds.py, which writes them and knows the answers. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 32, CHANCES = 6, AHEAD = 20 };
enum { BUILDS = 3 };
static const char *const words[BUILDS] = {"plain", "avx2", "avx512"};
typedef int (*IsCancelled)(void);

#define ENTRIES(X)                                                                                                     \
    X(void *, new_tables, (const void *))                                                                              \
    X(void *, new_game, (const void *, void *))                                                                        \
    X(void *, new_worker, (void))                                                                                      \
    X(void, set_network, (void *, int, int, int, int, const void *, const void *, const void *, const void *, const void *)) \
    X(void, set_pruner, (void *, int, const void *, const void *))                                                     \
    X(int64_t, perft, (void *, void *, const void *, const void *, int, IsCancelled))                                  \
    X(int, judge, (void *, void *, const void *, int, const void *, int, const void *, IsCancelled, void *))
#define FIELD(result, name, arguments) result(*name) arguments;
typedef struct {
    ENTRIES(FIELD)
} Build;

#ifdef LINKED /* into this program: where nothing can be loaded */
#define DECLARE(result, name, arguments) result tapa_##name##_plain arguments;
ENTRIES(DECLARE)
#define TAKE(result, name, arguments) build->name = tapa_##name##_plain;
static int load(const char *path, const char *word, Build *build) {
    (void)path;
    ENTRIES(TAKE)
    return !strcmp(word, "plain");
}
#else
#ifdef _WIN32
#include <windows.h>
#define OPENED(path) LoadLibraryA(path)
#define FOUND(library, name) (void *)GetProcAddress((HMODULE)(library), name)
#else
#include <dlfcn.h>
#define OPENED(path) dlopen(path, RTLD_NOW)
#define FOUND(library, name) dlsym(library, name)
#endif
#define TAKE(result, name, arguments)                                                                                  \
    snprintf(symbol, sizeof symbol, "tapa_" #name "_%s", word);                                                        \
    found = FOUND(library, symbol);                                                                                    \
    if (!found) return 0;                                                                                              \
    memcpy(&build->name, &found, sizeof found);
static int load(const char *path, const char *word, Build *build) {
    char symbol[80];
    void *found, *library = (void *)OPENED(path);
    if (!library) return 0;
    int (*runs)(void);
    found = FOUND(library, "tapa_runs");
    if (!found) return 0;
    memcpy(&runs, &found, sizeof found);
    for (int at = runs(); at < BUILDS; at++)
        if (!strcmp(word, words[at])) return 0;
    ENTRIES(TAKE)
    return 1;
}
#endif

static void *taken(FILE *file, size_t bytes) {
    void *memory = malloc(bytes + 1);
    if (!memory || fread(memory, 1, bytes, file) != bytes) exit(2);
    return memory;
}

static int number_in(FILE *file) {
    int32_t *number = taken(file, sizeof *number);
    return *number;
}

/* FNV-1a. */
static unsigned long long digest(const void *of, size_t bytes) {
    unsigned long long sum = 0xcbf29ce484222325;
    for (size_t at = 0; at < bytes; at++) sum = (sum ^ ((const unsigned char *)of)[at]) * 0x100000001b3;
    return sum;
}

static void answer(const Build *build, FILE *file, void *tables, const char *word) {
    static const int32_t stage[5];
    void *game = build->new_game(taken(file, (size_t)number_in(file)), tables), *worker = build->new_worker();
    int depth = number_in(file), rows = number_in(file), shape[3], units;
    const char *positions = taken(file, (size_t)rows * WIDTH), *parts[4];
    for (int at = 0; at < 3; at++) shape[at] = number_in(file);
    for (int at = 0; at < 4; at++) parts[at] = taken(file, (size_t)number_in(file));
    const void *ends = taken(file, (size_t)shape[2] * CHANCES * sizeof(float));
    build->set_network(game, 0, shape[0], shape[1], shape[2], parts[0], parts[1], parts[2], parts[3], ends);
    units = number_in(file);
    for (int at = 0; at < 2; at++) parts[at] = taken(file, (size_t)number_in(file));
    build->set_pruner(game, units, parts[0], parts[1]);
    long long lines = (long long)build->perft(game, worker, positions, stage, depth, NULL);
    size_t bytes = (size_t)rows * CHANCES * sizeof(float);
    void *chances = malloc(bytes);
    build->judge(game, worker, positions, rows, stage, 0, NULL, NULL, chances);
    printf("%s perft %lld static %016llx", word, lines, digest(chances, bytes));
    build->judge(game, worker, positions, AHEAD, stage, 1, NULL, NULL, chances);
    printf(" ahead %016llx\n", digest(chances, AHEAD * CHANCES * sizeof(float)));
}

int main(int number, char **arguments) {
    for (int at = 0; number == 3 && at < BUILDS; at++) {
        Build build;
        if (!load(arguments[1], words[at], &build)) continue;
        FILE *file = fopen(arguments[2], "rb");
        if (!file) return 2;
        void *tables = build.new_tables(taken(file, (size_t)number_in(file)));
        for (int games = number_in(file); games; games--) answer(&build, file, tables, words[at]);
        fclose(file);
    }
    return 0;
}
