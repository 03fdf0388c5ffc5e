"""What winget is told of the installer for Windows."""
