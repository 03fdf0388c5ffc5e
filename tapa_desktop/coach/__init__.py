"""Hints, tutor, rollouts and the review of a match: the computer player's judgement of a person's decisions."""
