/* Which of the engine's builds this machine can run; compiled for every machine. */

#if defined(TAPA_X86)
#include <cpuid.h>

/* How many builds, from the slowest on: the processor has all that they use, and the system keeps wide registers. */
static int runs(void) {
    unsigned a, b, c, d, kept, more;
    const unsigned f16c = 1u << 29, avx = 1u << 28, saves = 1u << 27;
    const unsigned popcnt = 1u << 23, bmi = 1u << 3, avx2 = 1u << 5, bmi2 = 1u << 8, lzcnt = 1u << 5;
    const unsigned avx512f = 1u << 16, avx512dq = 1u << 17, avx512bw = 1u << 30, avx512vl = 1u << 31, vbmi2 = 1u << 6;
    const unsigned ymm = 6, zmm = 0xE0; /* the registers that the system keeps */
    if (!__get_cpuid(0x80000001, &a, &b, &c, &d) || !(c & lzcnt)) return 1;
    if (!__get_cpuid(1, &a, &b, &c, &d) || (~c & (f16c | avx | saves | popcnt))) return 1;
    __asm__ volatile("xgetbv" : "=a"(kept), "=d"(more) : "c"(0));
    if (~kept & ymm || !__get_cpuid_count(7, 0, &a, &b, &c, &d) || (~b & (bmi | avx2 | bmi2))) return 1;
    return ~kept & zmm || ~b & (avx512f | avx512dq | avx512bw | avx512vl) || ~c & vbmi2 ? 2 : 3;
}
#else
static int runs(void) { return 1; }
#endif

#if defined(_WIN32)
__declspec(dllexport)
#else
__attribute__((visibility("default")))
#endif
int tapa_runs(void) {
    return runs();
}
