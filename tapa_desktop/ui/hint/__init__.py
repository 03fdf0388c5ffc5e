"""The hint: asked for, listed beside the board, and shown on it by arrows."""
