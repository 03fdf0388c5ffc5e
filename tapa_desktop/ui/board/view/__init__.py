"""The board as a widget: pointer, keyboard, animation, and what a screen reader is told."""
