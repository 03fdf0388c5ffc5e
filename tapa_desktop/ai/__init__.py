"""The computer player: positions in arrays, evaluators, search, levels, and the engine on a line."""
