"""The program's metadata for macOS, and its disk image."""
