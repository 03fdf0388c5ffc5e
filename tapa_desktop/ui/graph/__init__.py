"""The one small graph of this program: lines, dots, bars, bands and marks over places from left to right."""
