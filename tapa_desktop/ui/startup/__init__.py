"""How the program starts and ends: one instance, the log, crash reports, the self-test."""
