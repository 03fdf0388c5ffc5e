"""The board widget: pointer, keyboard, animation, and accessibility."""
