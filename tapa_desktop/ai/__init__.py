"""The computer player: the engine in C, levels, cube, rollouts, and the engine on a line."""
