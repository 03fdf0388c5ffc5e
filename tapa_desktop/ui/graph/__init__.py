"""The program's graph widget: lines, dots, bars, bands and marks above places from left to right."""
