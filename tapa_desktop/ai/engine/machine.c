/* Which of the engine's two builds this machine can run; compiled for every machine. */

#if defined(TAPA_AVX2)
#include <cpuid.h>

/* Whether the processor has all that the faster build uses, and the system keeps its wide registers. */
static int has_avx2(void) {
    unsigned a, b, c, d, kept, more;
    const unsigned f16c = 1u << 29, avx = 1u << 28, saves = 1u << 27;
    const unsigned popcnt = 1u << 23, bmi = 1u << 3, avx2 = 1u << 5, bmi2 = 1u << 8;
    if (!__get_cpuid(1, &a, &b, &c, &d) || (~c & (f16c | avx | saves | popcnt))) return 0;
    __asm__ volatile("xgetbv" : "=a"(kept), "=d"(more) : "c"(0));
    if (~kept & 6) return 0;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || (~b & (bmi | avx2 | bmi2))) return 0;
    return __get_cpuid(0x80000001, &a, &b, &c, &d) && (c & 1u << 5); /* lzcnt */
}
#else
static int has_avx2(void) { return 0; }
#endif

#if defined(_WIN32)
__declspec(dllexport)
#else
__attribute__((visibility("default")))
#endif
int tapa_has_avx2(void) {
    return has_avx2();
}
