"""The tutor: warns the player before a mistake counts."""
