"""How the window looks: colours, style, themes of the board, larger buttons for fingers, less motion."""
