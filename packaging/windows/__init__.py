"""The installer for Windows, how it is compiled, and where it is tried."""
