"""The computer player's judgement of a person's decisions: hints, tutor, review, practice, openings, rollouts."""
