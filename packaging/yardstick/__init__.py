"""How fast the frozen program opens its window, and how much memory a game takes: what the README says of packages."""
