"""One game and one match as a history of events, and the state that follows from it."""
