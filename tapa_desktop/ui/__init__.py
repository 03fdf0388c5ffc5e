"""The user interface: Qt widgets that show values and emit requests as signals."""
