"""How the icons are drawn: as SVG in words, rendered into PNG, and packed as Windows and macOS want them."""
