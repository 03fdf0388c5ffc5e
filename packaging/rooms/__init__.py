"""Fresh Debian systems in folders, and a player who tries in them what a person would do with a package."""
