"""The main window: the board and what stands around it, menus, and what connects it to the session."""
