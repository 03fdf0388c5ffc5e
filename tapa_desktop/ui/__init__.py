"""The window: widgets that show values and send wishes."""
