"""The tutor: it speaks up before a mistake is played."""
