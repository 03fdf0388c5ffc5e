"""The main window: the board and the panels around it, the menus, and the connections to the session."""
