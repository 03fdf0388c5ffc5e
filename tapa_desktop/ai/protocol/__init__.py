"""The engine for other programs, `tapa-engine`: commands, state and answers. Source: docs/protocol.md."""
