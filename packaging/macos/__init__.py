"""What the program is to macOS, and the disk image it comes in."""
