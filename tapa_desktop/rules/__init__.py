"""The law: pure functions on values. Nothing here reads a clock, throws dice or opens a file."""
