/* Which of the engine's two builds this machine can run; compiled for every machine. */

#if defined(_WIN32)
__declspec(dllexport)
#else
__attribute__((visibility("default")))
#endif
int tapa_has_avx2(void) {
#if defined(TAPA_AVX2) && (defined(__x86_64__) || defined(_M_X64))
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
#else
    return 0;
#endif
}
