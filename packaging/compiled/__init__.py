"""The engine's library: compiled from its C files, wherever the program is installed or worked on."""
