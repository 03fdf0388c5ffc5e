"""The look of the window: colours, style, board themes, larger targets for touch, reduced motion."""
