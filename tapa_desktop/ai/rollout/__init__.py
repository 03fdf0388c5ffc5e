"""Positions judged by playing them out many times, with the error that the dice leave in the answer."""
