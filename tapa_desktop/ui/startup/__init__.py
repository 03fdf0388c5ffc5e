"""How the program starts and ends: single instance, log, crash reports, self-test."""
