"""What takes its time, done in other threads: the computer's plays, hints, analyses and reviews."""
